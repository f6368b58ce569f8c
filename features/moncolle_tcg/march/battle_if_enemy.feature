Feature: March

  @moncolle_tcg.march.battle_if_enemy
  Rule: If enemy units are at the destination of a march, a battle takes place there.
    Scenario Outline: two enemies <state> on <to> means battle: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state   |
        | Knight | <seat>  | <from> | ready   |
        | Ogre   | <enemy> | <to>   | <state> |
        | Troll  | <enemy> | <home> | <state> |
      When <seat> marches Knight to <to>
      Then a battle is going on in <to>
      And Knight and Ogre are in <to>

      Examples:
        | seat  | enemy | from | to | home | state     |
        | South | North | c2   | c3 | c3   | exhausted |
        | North | South | c3   | c2 | c2   | ready     |

    Scenario: enemies in their base mean battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
        | Ogre   | North | b4   |
      When South marches Knight to b4
      Then a battle is going on in b4
      And the game goes on

    Scenario: units of one's own mean no battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then no battle is going on
      And Knight and Squire are in b2

    Scenario: enemies beside the destination mean no battle
      Given it is South's main phase
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Troll  | North | a2   |
      When South marches Knight to b2
      Then no battle is going on
      And South is asked for main action

    Scenario: the battle comes before anything else
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | a3   |
      When South marches Knight to a3
      Then South is asked for instant summons about a3

    Scenario Outline: units of both sides on <area>, without a battle, are turned down
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <area> |
        | Ogre   | North | <area> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | area |
        | b2   |
        | c3   |
        | b1   |
        | b4   |

    @moncolle_tcg.main.three_actions
    Scenario Outline: nobody marches in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And plain terrain lies on <area>
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to march <unit> to <area>
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | seat  | timing                | unit   | area |
        | South | instant summon timing | Archer | a1   |
        | North | instant summon timing | Goblin | c4   |
        | South | line-up               | Archer | a1   |
        | North | line-up               | Goblin | c4   |
        | South | before-attack timing  | Archer | a1   |
        | North | before-attack timing  | Goblin | c4   |
        | South | after-attack timing   | Archer | a1   |
        | North | after-attack timing   | Goblin | c4   |
        | South | right to counter      | Archer | a1   |
        | North | right to counter      | Goblin | c4   |
