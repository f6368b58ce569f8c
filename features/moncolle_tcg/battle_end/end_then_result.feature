Feature: Battle end

  @moncolle_tcg.battle.end_then_result
  Rule: When granted effects are gone, the battle is over, and whether the march succeeds is decided.
    Background:
      Given it is South's main phase

    Scenario: the defender's protection is gone when the result is fixed
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                           |
        | Knight | South | c2   | 0      | 3       | normal: defence -4 to enemy units until turn end |
        | Ogre   | North | c3   | 0      | 4       | counter: defence +2 to this                      |
      And South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has used Ogre
      When the battle is fought out
      Then Knight is in c3
      And Ogre is not on the battlefield

    Scenario: a marcher without defence at the end does not hold the terrain
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                                                |
        | Knight | South | b2   | 0      | 2       | normal: defence +2 to this / normal: defence -2 to this until turn end / normal: [3] to an enemy unit |
        | Ogre   | North | b3   | 0      | 3       |                                                                                                       |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has passed
      And South has used the second ability of Knight
      And North has passed
      And South has used the third ability of Knight on Ogre
      When the battle is fought out
      Then the battlefield is empty
      And b3 is empty

    Scenario: nothing is decided before the end of the battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 3      | 3       |
        | Ogre   | North | b4   | 0      | 3       |
      And South has marched Knight to b4
      When the battle reaches South's after-attack timing
      Then the game goes on
      And a battle is going on in b4

    Scenario: when South's summoned unit must return the battle is over
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 0      | 9       |
        | Squire | South | b3   | 0      | 9       |
        | Ogre   | North | c3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      When the battle is fought out with North going first
      Then South is asked for a return
      And no battle is going on

    Scenario: marchers stay when only they are alive
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Squire | South | a2   | 0      | 1       |
        | Knight | South | a2   | 3      | 9       |
        | Ogre   | North | a3   | 1      | 3       |
      And South has marched Squire and Knight to a3
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | a3   |

    Scenario: marchers go back when a defender is alive
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 1      | 9       |
        | Ogre   | North | b3   | 1      | 3       |
      And South has marched Knight to b3
      When the battle is fought out with South going first
      Then Knight is in b2
      And Ogre is in b3
