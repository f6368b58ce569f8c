Feature: Intercept

  @deus.intercept.declined
  Rule: If a possible intercept is not declared, there is no battle and the post-battle processing follows at once.
    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: the marchers stay, exhausted, and no battle marker is placed
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
        | Ogre   | North | c3   |
      And South has marched Knight to c2
      When North passes
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | c2   | exhausted |
        | Squire | c1   | ready     |
        | Ogre   | c3   | ready     |
      And the board carries no marker

    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: the third front area wins at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | c2   |
        | Archer | North | a2   |
        | Ogre   | South | b1   |
      And North has marched Knight to b2
      When South passes
      Then North has won
      And Knight is exhausted

    Scenario: nothing is won while the intercept is still possible
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      And South has passed
      When North marches Squire to a2
      Then Knight and Squire are in a2
      And North is asked for main action

    Scenario: an intercept that is declared leaves a battle marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Ogre
      And the battle is fought out with South going first
      Then b2 carries a battle marker
