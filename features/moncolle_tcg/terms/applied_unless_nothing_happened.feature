Feature: Terms

  @moncolle_tcg.ruling.applied_unless_nothing_happened
  Rule: What stands before "after application" took effect unless nothing of it happened: damage that kills nobody did, a kill that was resisted did not.
    Scenario Outline: after application counts <seat>'s <first> on <targets>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | state     | standing     | effect                                                    |
        | Mage | <seat>  | <from> |         |           |              | normal, declared: <first> to two enemy units, then draw 1 |
        | Ogre | <other> | <to>   | 5       | exhausted | Resist flame |                                                           |
        | Imp  | <other> | <to>   | 5       |           |              |                                                           |
        | Elf  | <other> | <to>   | 5       | exhausted | Resist flame |                                                           |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on <targets>
      When <other> passes
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | first         | targets      | n |
        | South | North | b2   | b3 | [1]           | Ogre and Imp | 1 |
        | South | North | b2   | b3 | [1]           | Ogre and Elf | 1 |
        | South | North | b2   | b3 | [flame:9]     | Ogre and Elf | 1 |
        | North | South | b3   | b2 | kill by flame | Ogre and Imp | 1 |
        | South | North | b2   | b3 | kill by flame | Ogre and Elf | 0 |
        | North | South | b3   | b2 | exhaust       | Ogre and Imp | 1 |
        | South | North | b2   | b3 | exhaust       | Elf and Ogre | 0 |

    Scenario Outline: South has <n> of two cards to discard
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                             |
        | Mage | South | b2   | own turn, declared: drop 2, then attack +1 to this |
      And South's hand holds <n> cards
      When South uses Mage
      Then Mage has attack <attack>
      And South's hand has 0 cards

      Examples:
        | n | attack |
        | 0 | 2      |
        | 1 | 3      |
        | 2 | 3      |

    Scenario Outline: South has <n> of two cards to draw
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                             |
        | Mage | South | b2   | own turn, declared: draw 2, then attack +1 to this |
      And South's deck holds <n> cards
      When South uses Mage
      Then Mage has attack 3

      Examples:
        | n |
        | 1 |
        | 2 |

    Scenario Outline: one of two joined parts is enough to be applied
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                           |
        | Mage | South | b2   | own turn, declared: ready this & <other>, then attack +1 to this |
      When South uses Mage
      Then Mage has attack <attack>

      Examples:
        | other   | attack |
        | mill 1  | 3      |
        | drop 1  | 2      |
        | restore | 2      |
