Feature: March

  @moncolle_tcg.march.acted_when_finished
  Rule: Units that marched become exhausted when their march is over, its battle included, and not when it is declared.
    Scenario: all who marched to vacant terrain are exhausted
      Given it is North's main phase
      And plain terrain lies on b3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b4   |
        | Squire | North | c3   |
        | Page   | North | b4   |
      When North marches Knight and Squire to b3
      Then Knight and Squire are exhausted
      And Page is ready

    Scenario Outline: marchers are still ready in their battle: <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | defence |
        | Knight | South | <from> | 9       |
        | Squire | South | <from> | 9       |
        | Ogre   | North | <to>   | 9       |
        | Troll  | North | <to>   | 9       |
      And South has marched Knight and Squire to <to>
      When the battle reaches <whose>'s <timing>
      Then Knight and Squire are ready

      Examples:
        | from | to | whose | timing                |
        | b1   | b2 | North | instant summon timing |
        | b1   | b2 | South | before-attack timing  |
        | b2   | b3 | South | line-up               |
        | b2   | b3 | North | before-attack timing  |

    Scenario: two marchers both attack in their battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Squire | South | b1   | 3      | 3       |
        | Ogre   | North | b2   | 1      | 5       |
      And South has marched Knight and Squire to b2
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight and Squire are exhausted

    Scenario: marchers that did not attack are exhausted after the battle, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b1   | normal, declared: kill an enemy unit |
        | Squire | South | b1   |                                      |
        | Ogre   | North | b2   |                                      |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle is fought out
      Then Knight and Squire are in b2
      And Knight and Squire are exhausted

    Scenario: marchers are exhausted where they have gone back to
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 1      | 9       |
        | Squire | South | a2   | 1      | 9       |
        | Ogre   | North | b2   | 1      | 9       |
      And South has marched Knight and Squire to b2
      When the battle is fought out with North going first
      Then Knight is in b1
      And Squire is in a2
      And Knight and Squire are exhausted

    Scenario: a march with several units into a simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 1      | 9       |
        | Ogre   | North | b2   | 1      | 9       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Knight is in b1
      And Knight is exhausted

    Scenario: a unit that is joined by marchers stays ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
      When South marches Knight to b2
      Then Knight is exhausted
      And Squire is ready
