Feature: Timing

  @moncolle_tcg.timing.uncounterable
  Rule: Nobody can counter an ability marked uncounterable; it takes effect at once.
    Scenario Outline: South's uncounterable ability takes effect at once, <when> the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                |
        | Mage | South | b2   | normal, declared, uncounterable: [3] to an enemy unit |
        | Ogre | North | b3   | counter, declared: defence +1 to this                 |
      And South has marched Mage to b3
      And the battle has reached South's <when>-attack timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield
      And South is asked for <when> attack effects

      Examples:
        | when   |
        | before |
        | after  |

    Scenario: an ability without the mark lets North counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                 |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit |
        | Ogre | North | b3   |                                        |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then North is asked for a counter
      And Ogre is in b3

    Scenario Outline: no side is asked for a counter to a <type> ability that is uncounterable
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | a2   | normal, <type>, uncounterable: draw 1 |
        | Page | South | a2   | counter, declared: draw 1             |
        | Ogre | North | a3   | counter, declared: draw 1             |
      And South has marched Mage and Page to a3
      And the battle has reached South's before-attack timing
      When South uses Mage
      Then South is asked for before attack effects
      And the chain has 0 declarations
      And South's hand has 1 card

      Examples:
        | type       |
        | declared   |
        | completion |

    Scenario: an uncounterable ability may be used again, and the attack can be countered
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | North | c3   | normal, declared, uncounterable: draw 1 |
        | Ogre | South | c2   | counter, declared: draw 1               |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And North has used Mage
      When North passes
      Then South is asked for a counter
      And North's hand has 2 cards

    Scenario Outline: an uncounterable <kind> of South takes effect at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           | effect                                |
        | Mage | South | b2   | Spell fire, Item 1 |                                       |
        | Ogre | North | b3   |                    | counter, declared: defence +1 to this |
      And South's hand holds these cards
        | card  | kind   | effect                                                   |
        | Flame | <kind> | normal, cost <cost>, uncounterable: [3] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South uses <what>
      Then Ogre is not on the battlefield
      And South is asked for before attack effects
      And Flame is in South's discard pile

      Examples:
        | kind         | cost    | what                                           |
        | consumable   | 1 items | Flame through Mage on Ogre                     |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
