Feature: Counter chain

  @moncolle_tcg.chain.two_passes
  Rule: When both players decline to counter one after the other, the chain is resolved.
    Scenario: two passes in a row bring the attack about
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                               |
        | Knight | South | b2   | 3      |                                      |
        | Ogre   | North | b3   |        | counter, declared: attack +1 to this |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has passed
      When North passes
      Then Ogre is not on the battlefield
      And Knight is exhausted

    Scenario: one pass of South does not end the declarations
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                               |
        | Knight | South | a2   | 3      |                                      |
        | Ogre   | North | a3   |        | counter, declared: attack +1 to this |
      And South has marched Knight to a3
      And the battle has reached North's right to counter
      And North has used Ogre
      When South passes
      Then the chain has 2 declarations
      And Knight is ready

    Scenario: nobody counters, and the attack takes effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 3      |
        | Ogre   | South | b2   |        |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When South passes
      Then Ogre is not on the battlefield

    Scenario: who has passed may counter when the opponent has gone on
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | North | c3   | counter, declared: attack +1 to this |
        | Ogre   | South | c2   | counter, declared: attack +1 to this |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has used Ogre
      And North has passed
      When South uses Ogre
      Then North is asked for a counter
      And the chain has 3 declarations

    Scenario: a pass before a fourth declaration counts no more
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                               |
        | Knight | South | a2   | 3      | counter, declared: attack +1 to this |
        | Ogre   | North | a3   |        | counter, declared: attack +1 to this |
      And South has marched Knight to a3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has used Knight
      And North has passed
      And South has used Knight
      When North passes
      Then South is asked for a counter
      And the chain has 4 declarations
