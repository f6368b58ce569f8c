Feature: March

  @moncolle_tcg.march.repeat_target
  Rule: Terrain may be marched against again in the same turn, also after a battle there.
    Scenario: a second party meets those who held out
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 1      | 9       |
        | Squire | North | c3   | 1      | 9       |
        | Ogre   | South | c2   | 1      | 9       |
      And North has marched Knight to c2
      And the battle has been fought out with North going first
      When North marches Squire to c2
      Then a battle is going on in c2
      And Squire and Ogre are in c2

    Scenario: a battle before the first phase of the turn is turned down
      Given it is North's first hand adjustment phase
      And there has been a battle on b3 in this turn
      When the position is put on the table
      Then it is turned down

    Scenario: a third battle on the same terrain
      Given it is South's main phase
      And there has been a battle on b2 in this turn
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 9       |
        | Squire | South | b1   | 1      | 9       |
        | Ogre   | North | b2   | 1      | 3       |
      And South has marched Squire to b2
      And the battle has been fought out with South going first
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Knight is in b2
      And Ogre is not on the battlefield

    Scenario: terrain is vacant after a battle that nobody survived
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 1      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight to b2
      And the battle has been fought out with equal initiative
      When South marches Squire to b2
      Then Squire is in b2
      And no battle is going on

    Scenario: more units march where a march has succeeded
      Given it is South's main phase
      And plain terrain lies on a3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
      And South has marched Knight to a3
      When South marches Squire to a3
      Then Knight and Squire are in a3
