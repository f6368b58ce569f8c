Feature: Battle end

  @moncolle_tcg.march.both_destroyed
  Rule: If no unit is alive on either side, the march fails, and the terrain is left vacant.
    Scenario Outline: nobody holds the terrain when all are dead, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <area> | 3      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then <area> is empty
      And Plain <NAME> lies on <area>

      Examples:
        | marching | defending | from | area | NAME |
        | South    | North     | c2   | c3   | C3   |
        | North    | South     | b3   | b2   | B2   |

    Scenario: the base is not taken when all are dead
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 3      | 3       |
        | Ogre   | North | b4   | 3      | 3       |
      And South has marched Knight to b4
      When the battle is fought out with equal initiative
      Then the game goes on
      And South is asked for main action

    Scenario: an effect may leave nobody on either side
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                   |
        | Knight | South | a4   | 0      | 3       |                          |
        | Ogre   | North | b4   | 0      | 3       | normal: [3] to all units |
      And South has marched Knight to b4
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When South passes
      Then the battlefield is empty
      And the game goes on
