Feature: Terms

  @moncolle_tcg.glossary.after_application
  Rule: What comes after "after application" takes place only if what stands before it took effect.
    Background:
      Given it is South's main phase

    Scenario Outline: South's <first> took effect
      Given these units are on the battlefield
        | unit | side  | area | standing     | effect                                               |
        | Mage | South | b2   |              | normal, declared: <first> an enemy unit, then draw 1 |
        | Ogre | North | b3   | Resist flame |                                                      |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then South's hand has 1 card

      Examples:
        | first          |
        | [3] to         |
        | exhaust        |
        | kill           |
        | discard        |
        | attack -1 to   |
        | exclude        |
        | return to hand |

    Scenario Outline: South's <first> did nothing
      Given these units are on the battlefield
        | unit | side  | area | state     | standing     | effect                                               |
        | Mage | South | b2   |           |              | normal, declared: <first> an enemy unit, then draw 1 |
        | Ogre | North | b3   | exhausted | Resist flame |                                                      |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then South's hand has 0 cards

      Examples:
        | first         |
        | kill by flame |
        | exhaust       |
        | strip         |

    Scenario Outline: with no card to <first>, nothing comes after
      Given these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | b2   | own turn, declared: <first>, then attack +1 to this |
      And South's deck is empty
      When South uses Mage
      Then Mage has attack 2

      Examples:
        | first   |
        | drop 1  |
        | draw 1  |
        | mill 1  |
        | restore |

    Scenario Outline: effects follow the order of the text
      Given these units are on the battlefield
        | unit | side  | area | effect                                     |
        | Mage | South | b2   | own turn, declared: <first>, then <second> |
      When South uses Mage
      Then South Deck <milled> is in South's discard pile
      And South Deck <drawn> is in South's hand

      Examples:
        | first  | second | milled | drawn |
        | mill 1 | draw 1 | 1      | 2     |
        | draw 1 | mill 1 | 2      | 1     |

    Scenario: the third part asks for the second
      Given these units are on the battlefield
        | unit | side  | area | effect                                                              |
        | Mage | South | b2   | own turn, declared: attack +1 to this, then ready this, then draw 1 |
      When South uses Mage
      Then South's hand has 0 cards
      And Mage has attack 3

    Scenario: with nobody to be exhausted nothing follows
      Given these units are on the battlefield
        | unit | side  | area | effect                                                      |
        | Mage | South | b2   | normal, declared: exhaust all your other units, then draw 1 |
        | Ogre | North | b3   |                                                             |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then South's hand has 0 cards
