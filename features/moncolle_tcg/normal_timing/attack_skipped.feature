Feature: Normal timing

  @moncolle_tcg.battle.attack_skipped
  Rule: A side does not attack if it has no ready unit, or if no enemy unit is left in the battle.
    Background:
      Given it is South's main phase

    Scenario Outline: there is no attack without a ready unit, <seat> acting
      Given these units are on the battlefield
        | unit   | side  | area | effect                     |
        | Knight | South | b2   | normal, completion: draw 1 |
        | Ogre   | North | b3   | normal, completion: draw 1 |
      And South has marched Knight to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used <unit>
      And <other> has passed
      When <seat> passes
      Then <seat> is asked for after attack effects
      And no attack is declared

      Examples:
        | seat  | other | first | unit   |
        | South | North | South | Knight |
        | North | South | North | Ogre   |
        | North | South | South | Ogre   |
        | South | North | North | Knight |

    Scenario: exhausted defenders do not attack
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a2   |           |
        | Ogre   | North | a3   | exhausted |
        | Troll  | North | a3   | exhausted |
      And South has marched Knight to a3
      And the battle has reached North's before-attack timing
      When North passes
      Then North is asked for after attack effects
      And no attack is declared

    Scenario: there is no attack without an enemy, and nobody becomes exhausted
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | South | b2   | 3       |                              |
        | Ogre   | North | b3   | 3       | normal: [3] to an enemy unit |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      And South has passed
      When North passes
      Then North is asked for after attack effects
      And Ogre is ready

    Scenario Outline: one ready unit and one enemy are enough for an attack, <seat> attacking
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                     |
        | Knight | North | c3   | 0      | 9       | normal, completion: draw 1 |
        | Squire | North | c3   | 0      | 9       |                            |
        | Ogre   | South | c2   | 0      | 9       | normal, completion: draw 1 |
        | Troll  | South | c2   | 0      | 9       |                            |
      And South has marched Ogre and Troll to c3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <tired>
      And <other> has passed
      When <seat> passes
      Then the attackers declared are <left>
      And <other> is asked for a counter

      Examples:
        | seat  | other | tired  | left   |
        | North | South | Knight | Squire |
        | South | North | Ogre   | Troll  |
