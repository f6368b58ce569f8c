Feature: Counter chain

  @moncolle_tcg.ruling.spell_needs_its_user
  Rule: A battle spell or consumable does nothing if the unit that uses it has left the battle.
    Background:
      Given it is South's main phase

    Scenario Outline: South's <kind> fails when its user is gone
      Given these units are on the battlefield
        | unit | side  | area | standing           | effect                                  |
        | Mage | South | b2   | Spell fire, Item 1 |                                         |
        | Page | South | b2   |                    |                                         |
        | Ogre | North | b3   |                    | counter, declared: [3] to an enemy unit |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is in b3
      And Flame is in South's discard pile

      Examples:
        | kind         | cost    | what                                           |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario Outline: South's <kind> works with its user still there
      Given these units are on the battlefield
        | unit | side  | area | standing           | effect                                   |
        | Mage | South | b2   | Spell fire, Item 1 |                                          |
        | Ogre | North | b3   |                    | counter, declared: exhaust an enemy unit |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | kind         | cost    | what                                           |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario: a unit that only lent an icon for South's spell may be gone
      Given these units are on the battlefield
        | unit | side  | area | standing    | effect                                         |
        | Mage | South | b2   | Spell fire  |                                                |
        | Page | South | b2   | Spell water |                                                |
        | Ogre | North | b3   |             | counter, declared: [3] to two enemy units      |
        | Imp  | North | b3   |             | counter, declared: defence +3 to an enemy unit |
      And South's hand holds these cards
        | card  | kind         | effect                                        |
        | Flame | battle spell | normal, cost fire water: [3] to an enemy unit |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Flame through Page on Imp paid by Mage's fire and Page's water
      And North has used Ogre on Mage and Page
      And South has passed
      And North has used Imp on Page
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Page |
        | Ogre |
