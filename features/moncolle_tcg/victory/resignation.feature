Feature: Victory

  @moncolle_tcg.ruling.resignation
  Rule: A player may resign at any time and loses.
    Scenario Outline: <seat> resigns in <turn>'s <phase> phase
      Given it is <turn>'s <phase> phase
      When <seat> resigns
      Then <other> has won
      And nobody is asked for anything

      Examples:
        | seat  | other | turn  | phase                  |
        | South | North | South | first hand adjustment  |
        | South | North | South | main                   |
        | North | South | South | main                   |
        | North | South | South | normal summon          |
        | South | North | South | second hand adjustment |
        | South | North | North | end declaration        |

    Scenario Outline: <seat> resigns in a battle, at <asked>'s <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c2   |
        | Troll  | South | c2   |
      And North has marched Knight and Squire to c2
      And the battle has reached <asked>'s <timing>
      When <seat> resigns
      Then <other> has won
      And nobody is asked for anything

      Examples:
        | seat  | other | asked | timing                |
        | North | South | North | instant summon timing |
        | North | South | South | instant summon timing |
        | South | North | South | line-up               |
        | South | North | North | before-attack timing  |
        | South | North | South | right to counter      |
        | North | South | South | right to counter      |

    Scenario: a player resigns although the final turn has come
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      When South resigns
      Then North has won
