Feature: Intercept

  @deus.intercept.declined
  Rule: If a possible intercept is not declared, there is no battle and the post-battle processing follows at once.
    Background:
      Given it is South's main phase

    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: the marchers stay, exhausted, and no battle marker is placed
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | b1   | ready     |
        | Ogre   | b3   | ready     |
      And the board carries no marker

    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: the third front area wins at once
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Archer | South | c2   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then South has won
      And Knight is exhausted

    Scenario: nothing is won while the intercept is still possible
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Archer | South | c2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then the game goes on
      And North is asked for intercept about b2
      And Knight is ready

    @deus.ruling.one_intercept_window
    Scenario: the main phase goes on after an intercept was declined
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      And North has passed
      When South marches Squire to b2
      Then Knight and Squire are in b2
      And South is asked for main action

    Scenario: an intercept that is declared leaves a battle marker
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Ogre
      And the battle is fought out with South going first
      Then b2 carries a battle marker
