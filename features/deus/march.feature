Feature: March

  The marching side's first action of the main phase, and the clauses a to f that bind it.

  @deus.march.a
  Rule: x
    Scenario: a ready unit marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South marches Knight to b2
      Then Knight is in b2
      And Knight is exhausted

    Scenario: an exhausted unit is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
      When South tries to march Knight to b2
      Then it is refused under deus.march.a
      And Knight is still in b1
