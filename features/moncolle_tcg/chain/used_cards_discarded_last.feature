Feature: Counter chain

  @moncolle_tcg.ruling.used_cards_discarded_last
  Rule: A battle spell or consumable goes to the discard pile when it is resolved, also if nothing comes of it.
    Scenario Outline: South's <kind> is in use while the chain lasts
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           | effect                               |
        | Mage | South | b2   | Spell fire, Item 1 |                                      |
        | Ogre | North | b3   |                    | counter, declared: attack +1 to this |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      When North uses Ogre
      Then Flame is in use
      And North sees Flame in use
      And Flame is not in South's discard pile
      And Flame is not in South's hand

      Examples:
        | kind         | cost    | what                                           |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: South's <kind> is discarded once it is resolved
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           |
        | Mage | South | b2   | Spell fire, Item 1 |
        | Ogre | North | b3   |                    |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [1] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's after-attack timing
      And South has used <what>
      When North passes
      Then Flame is in South's discard pile
      And no card is in use

      Examples:
        | kind         | cost    | what                                           |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: a <kind> whose target is gone is discarded, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           | effect                                              |
        | Mage | South | c2   | Spell fire, Item 1 |                                                     |
        | Ogre | North | c3   |                    | counter, declared: return to hand one of your units |
        | Imp  | North | c3   |                    |                                                     |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [1] to an enemy unit |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre on Imp
      When both sides pass
      Then Flame is in South's discard pile

      Examples:
        | kind         | cost    | what                                          |
        | battle spell | fire    | Flame through Mage on Imp paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Imp                     |

    Scenario: a counter spell goes before the spell that it counters
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   | effect                                               |
        | Mage | North | a3   | Spell fire |                                                      |
        | Ogre | South | a2   | Spell fire | when one of your units is damaged: the enemy drops 1 |
      And North's hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire: [1] to an enemy unit |
        | Coin  | unit         |                                         |
        | Cup   | unit         |                                         |
      And South's hand holds these cards
        | card  | kind         | effect                                       |
        | Spark | battle spell | counter, cost fire: [1] to one of your units |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Flame through Mage on Ogre paid by Mage's fire
      And South has used Spark through Ogre on Ogre paid by Ogre's fire
      When both sides pass
      Then Spark is in South's discard pile
      And Flame is in use
      And Flame is not in North's discard pile
