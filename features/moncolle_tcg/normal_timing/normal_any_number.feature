Feature: Normal timing

  @moncolle_tcg.battle.normal_any_number
  Rule: Before and after its attack a side may take any number of normal actions, also none.
    Background:
      Given it is South's main phase

    Scenario Outline: three actions in a row, <side>'s <timing>
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                    |
        | Knight | South | b2   | 0      | 9       | normal: attack +1 to this |
        | Ogre   | North | b3   | 0      | 9       | normal: attack +1 to this |
      And South has marched Knight to b3
      And the battle has reached <side>'s <timing>, <first> having gone first
      And <side> has used <unit>
      And <other> has passed
      And <side> has used <unit>
      And <other> has passed
      And <side> has used <unit>
      When <other> passes
      Then <unit> has attack 3

      Examples:
        | side  | other | first | unit   | timing               |
        | South | North | South | Knight | before-attack timing |
        | North | South | North | Ogre   | before-attack timing |
        | North | South | South | Ogre   | before-attack timing |
        | South | North | South | Knight | after-attack timing  |
        | North | South | North | Ogre   | after-attack timing  |
        | South | North | North | Knight | after-attack timing  |

    Scenario Outline: actions of different units and cards in a row, <seat> acting
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing           | effect                                 |
        | Knight | <seat> | <area> | 0      | 9       | Spell fire, Item 1 | normal, completion: draw 1             |
        | Squire | <seat> | <area> | 0      | 9       |                    | normal: attack +1 to one of your units |
        | Ogre   | <foe>  | <from> | 0      | 9       |                    |                                        |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                              |
        | Spark | battle spell | normal, cost fire: attack +2 to one of your units   |
        | Salve | consumable   | normal, cost 1 item: attack +4 to one of your units |
      And South has marched <marcher> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used Squire on Squire
      And <foe> has passed
      And <seat> has used Spark through Knight on Squire paid by Knight's fire
      And <foe> has passed
      And <seat> has used Salve through Knight on Squire
      When <foe> passes
      Then Squire has attack 7

      Examples:
        | seat  | foe   | area | from | marcher           | first |
        | North | South | a3   | a2   | Ogre              | North |
        | South | North | a2   | a3   | Knight and Squire | South |
        | North | South | a3   | a2   | Ogre              | South |
        | South | North | a2   | a3   | Knight and Squire | North |

    Scenario Outline: a side without actions before its attack may act after it, <seat> acting
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | c2   | 0      | 3       | normal: [3] to an enemy unit |
        | Ogre   | North | c3   | 0      | 3       | normal: [3] to an enemy unit |
      And South has marched Knight to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> passes
      And <other> passes
      Then <seat> can use exactly <unit>

      Examples:
        | seat  | other | first | unit   |
        | South | North | South | Knight |
        | North | South | North | Ogre   |
        | North | South | South | Ogre   |
        | South | North | North | Knight |
