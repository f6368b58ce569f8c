Feature: Status

  The two states of a unit on the battlefield.

  @deus.status.two_states
  Rule: A unit is always either ready or exhausted.
    Scenario: a summoned unit is ready
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South summons Knight to b1
      Then Knight is ready

    Scenario: a unit that has marched is exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
        | Ogre   | South | b1   | ready |
      When South marches Knight to b2
      Then Knight is exhausted
      And Ogre is ready

    @since.2.00
    Scenario: readying once is enough for a unit exhausted twice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                     |
        | Knight | South | b1   | ready |                            |
        | Wisp   | South | b1   | ready | quick: exhaust an own unit |
        | Ogre   | South | b1   | ready | quick: ready an own unit   |
        | Troll  | North | b2   | ready |                            |
      And South has marched Knight, Wisp and Ogre to b2
      And the battle has reached South's quick timing
      And South has used Wisp on Knight
      And South has used Wisp on Knight
      When South uses Ogre on Knight
      Then Knight is ready

    @since.2.00
    Scenario: exhausting an exhausted unit changes nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                     |
        | Knight | South | b1   | ready |                            |
        | Wisp   | South | b1   | ready | quick: exhaust an own unit |
        | Troll  | North | b2   | ready |                            |
      And South has marched Knight and Wisp to b2
      And the battle has reached South's quick timing
      And South has used Wisp on Knight
      When South uses Wisp on Knight
      Then Knight is still exhausted
      And Wisp is ready
