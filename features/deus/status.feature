Feature: Status

  The two states of a unit on the battlefield.

  @deus.status.two_states
  Rule: A unit is always either ready or exhausted.
    Scenario: a summoned unit is ready
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card   |
        | Knight |
      When North summons Knight to c3
      Then Knight is ready

    Scenario: a unit that has marched is exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | a1   | ready |
        | Ogre   | South | a1   | ready |
      When South marches Knight to a2
      Then Knight is exhausted
      And Ogre is ready

    @since.2.00
    Scenario: readying once is enough for a unit exhausted twice
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                           |
        | Knight | North | b3   | ready |                                  |
        | Wisp   | North | b3   | ready | quick: exhaust one of your units |
        | Ogre   | North | b3   | ready | quick: ready one of your units   |
        | Troll  | South | b2   | ready |                                  |
      And North has marched Knight, Wisp and Ogre to b2
      And the battle has reached North's quick timing
      And North has used Wisp on Knight
      And North has used Wisp on Knight
      When North uses Ogre on Knight
      Then Knight is ready

    @since.2.00
    Scenario: exhausting an exhausted unit changes nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                           |
        | Knight | South | c1   | ready |                                  |
        | Wisp   | South | c1   | ready | quick: exhaust one of your units |
        | Troll  | North | c2   | ready |                                  |
      And South has marched Knight and Wisp to c2
      And the battle has reached South's quick timing
      And South has used Wisp on Knight
      When South uses Wisp on Knight
      Then Knight is still exhausted
      And Wisp is ready
