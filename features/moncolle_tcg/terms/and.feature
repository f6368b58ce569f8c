Feature: Terms

  @moncolle_tcg.glossary.and
  Rule: Effects joined by an ampersand, "&", take place at the same time.
    Background:
      Given it is South's main phase

    Scenario: all parts of South's effect take place
      Given these units are on the battlefield
        | unit | side  | area | effect                                                              |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit & draw 1 & attack +1 to this |
        | Ogre | North | b3   |                                                                     |
        | Imp  | North | b3   |                                                                     |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is not on the battlefield
      And South's hand has 1 card
      And Mage has attack 3

    Scenario: nothing comes between the parts of South's effect
      Given these units are on the battlefield
        | unit | side  | area | effect                                          |
        | Mage | South | a2   | normal, declared: [1] to an enemy unit & draw 1 |
        | Ogre | North | a3   | when this is damaged: the enemy drops 1         |
      And South has marched Mage to a3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then South's hand has 0 cards
      And South Deck 1 is in South's discard pile

    Scenario Outline: one part does not wait for another that does nothing
      Given these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | c2   | own turn, declared: <text> |
      When South uses Mage
      Then South's hand has 1 card

      Examples:
        | text                |
        | ready this & draw 1 |
        | draw 1 & ready this |
