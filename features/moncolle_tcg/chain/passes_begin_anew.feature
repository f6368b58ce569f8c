Feature: Counter chain

  @moncolle_tcg.ruling.passes_begin_anew
  Rule: After a declaration both players have to decline again before the chain is resolved.
    Scenario: a pass before the last counter does not count
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | North | a3   | counter, declared: attack +1 to this |
        | Ogre   | South | a2   | counter, declared: attack +1 to this |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Ogre
      And North has passed
      And South has used Ogre
      When North passes
      Then South is asked for a counter
      And the chain has 3 declarations

    Scenario: passes begin anew after a second counter upon a pass, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b2   | counter, declared: attack +1 to this |
        | Ogre   | North | b3   | counter, declared: attack +1 to this |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has passed
      And North has used Ogre
      And South has passed
      And North has used Ogre
      When South passes
      Then North is asked for a counter
      And the chain has 4 declarations

    Scenario: who has passed is asked again, and may counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | c2   | counter, declared: attack +1 to this |
        | Ogre   | North | c3   | counter, declared: attack +1 to this |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has passed
      And North has used Ogre
      When South uses Knight
      Then the chain has 4 declarations
      And North is asked for a counter
