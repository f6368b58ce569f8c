Feature: Treasure

  Chests lie on the battlefield. Creatures that stand on them take tokens, and tokens are morale.

  @dungeon_command.treasure.collect
  Rule: A creature on the square of a treasure chest may take a standard action to take one token from it; its controller gains 1 morale.
    Scenario: a token is one morale
      Given a chest of 2 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South collects treasure with Wolf
      Then South's morale is 11
      And North's morale is 10
      And the chest on b2 holds 1
      And Wolf is tapped

    Scenario: a creature away from every chest collects nothing
      Given a chest of 2 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b3     |
        | Rat      | South | h1     |
      And it is North's activate phase
      And North has activated Wolf
      When North tries to collect treasure with Wolf
      Then it is refused under dungeon_command.treasure.collect
      And no collect answer is open to North
      And North's morale is 10

    Scenario: a tapped creature collects nothing
      Given a chest of 2 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South tries to collect treasure with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped or dungeon_command.treasure.collect
      And no collect answer is open to South

    Scenario: a creature moves onto a chest and collects
      Given a chest of 1 lies face down on d4
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | d6     |
        | Rat      | South | h1     |
      And it is North's activate phase
      And North has activated Wolf
      And North has moved Wolf along d5 and d4
      When North collects treasure with Wolf
      Then North's morale is 11
      And no chest lies on d4

    Scenario: a creature that is untapped collects once more
      Given a chest of 3 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | effect                  |
        | Wolf     | South | b2     | power, once: untap this |
        | Rat      | North | h8     |                         |
      And South has activated Wolf
      And South has collected treasure with Wolf
      And South has used the power of Wolf
      When South collects treasure with Wolf
      Then South's morale is 12
      And the chest on b2 holds 1

    Scenario: the controller of a captured creature gains the morale
      Given a chest of 1 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South collects treasure with Wolf
      Then South's morale is 11
      And North's morale is 10

    Scenario: a token lifts morale above what the game began with
      Given a chest of 1 lies face down on b2
      And these commanders lead
        | side  | commander | creature hand | order hand | morale |
        | South | Captain   | 0             | 0          | 10     |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South collects treasure with Wolf
      Then South's morale is 11

    Scenario: two creatures take the tokens of two chests
      Given a chest of 1 lies face down on b2
      And a chest of 1 lies face down on d2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has collected treasure with Wolf
      And South has ended the activation of Wolf
      And South has activated Owl
      When South collects treasure with Owl
      Then South's morale is 12
      And no chest lies on b2 and d2

    Scenario: a treasure square without a chest gives nothing
      Given b2 is a treasure square
      And a chest of 2 lies face down on d4
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to collect treasure with Wolf
      Then it is refused under dungeon_command.treasure.collect
      And no collect answer is open to South

    Scenario: a creature beside an enemy collects
      Given a chest of 2 lies face down on b6
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b6     |
        | Rat      | South | b5     |
      And North has activated Wolf
      When North collects treasure with Wolf
      Then North's morale is 11
      And the chest on b6 holds 1

    Scenario: North's creature taps for a token as well
      Given it is North's activate phase
      And a chest of 2 lies face down on b7
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North has activated Wolf
      When North collects treasure
      Then Wolf is tapped
      And North's morale is 11

  @dungeon_command.treasure.number
  Rule: The number of a chest says how many tokens it holds. It is turned up when the first is taken, and a chest without tokens is removed.
    Scenario: a chest lies face down until somebody takes a token
      Given a chest of 3 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b2
      Then the chest on b2 lies face down
      And North does not see what the chest on b2 holds
      And South does not see what the chest on b2 holds

    Scenario: the first token turns the chest up for everybody
      Given a chest of 3 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South collects treasure with Wolf
      Then the chest on b2 lies face up
      And the chest on b2 holds 2
      And South's morale is 11
      And North sees that the chest on b2 holds 2
      And South sees that the chest on b2 holds 2

    Scenario: the last token takes the chest with it
      Given a chest of 2 with 1 left lies face up on b2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h1     |
      And it is North's activate phase
      And North has activated Wolf
      When North collects treasure with Wolf
      Then no chest lies on b2
      And North's morale is 11

    Scenario: a chest of 1 is empty at once
      Given a chest of 1 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | effect                  |
        | Wolf     | South | b2     | power, once: untap this |
        | Rat      | North | h8     |                         |
      And South has activated Wolf
      And South has collected treasure with Wolf
      And South has used the power of Wolf
      When South tries to collect treasure with Wolf
      Then it is refused under dungeon_command.treasure.collect
      And no chest lies on b2

    Scenario: a token is taken from the chest under the creature alone
      Given a chest of 1 lies face down on b2
      And a chest of 2 lies face down on d4
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South collects treasure with Wolf
      Then no chest lies on b2
      And the chest on d4 lies face down

    Scenario: a chest keeps its tokens when an effect of the turn's end is resolved
      Given it is South's cleanup phase
      And a chest of 2 lies face down on d4
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | turn end: morale +1 |
        | Rat      | North | h8     |                     |
      When the phase begins
      Then South's morale is 11
      And the chest on d4 holds 2
