Feature: March

  @moncolle_tcg.ruling.base_marched_against_again
  Rule: An enemy base may be marched against again in the same turn like any terrain.
    Background:
      Given it is South's main phase

    Scenario: a second battle for the base
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 1      | 9       |
        | Squire | South | b3   | 9      | 9       |
        | Ogre   | North | b4   | 1      | 9       |
      And South has marched Knight to b4
      And the battle has been fought out with South going first
      And South has marched Squire to b4
      When the battle is fought out with South going first
      Then South has won

    Scenario: the base lies open after a battle that nobody survived
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a4   | 3      | 3       |
        | Squire | South | a4   | 1      | 3       |
        | Ogre   | North | b4   | 3      | 3       |
      And South has marched Knight to b4
      And the battle has been fought out with equal initiative
      And the game goes on
      When South marches Squire to b4
      Then South has won
