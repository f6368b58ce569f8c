Feature: The activate phase

  One creature after another is activated: it moves, acts and uses order cards, as its player likes.

  @dungeon_command.activate.one_at_a_time
  Rule: The turn player activates creatures one at a time and finishes each activation before the next.
    Scenario: no second creature is activated while one is
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to activate Owl
      Then it is refused under dungeon_command.activate.one_at_a_time
      And no activate answer is open to South
      And Wolf is being activated

    Scenario: the next creature is activated when the first has finished
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | d7     |
        | Rat      | South | h1     |
      And North has activated Wolf
      And North has ended the activation of Wolf
      When North activates Owl
      Then Owl is being activated

    Scenario: nobody else moves in the meantime
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b3
      And South has ended the activation of Wolf
      When South tries to move along b4
      Then it is refused under dungeon_command.activate.one_at_a_time

    Scenario: one creature moves after another has attacked
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | h1     |
        | Rat      | North | a2     |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      When South moves Owl along h2
      Then Owl stands on h2

    Scenario: any of the creatures that are left may be next
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | activated |
        | Wolf     | North | a8     |           |
        | Owl      | North | c8     |           |
        | Hen      | North | e8     | yes       |
        | Rat      | South | h1     |           |
      When the phase begins
      Then the activate answers open to North are exactly
        | creature |
        | Wolf     |
        | Owl      |

  @dungeon_command.activate.each_once
  Rule: In the activate phase each creature of the turn player on the battlefield is activated once, in any order; an activated creature may do nothing.
    Scenario: every creature may be the first
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Elk      | South | f2     |
        | Rat      | North | h8     |
      When it has come to South's activate phase
      Then the activate answers open to South are exactly
        | creature |
        | Wolf     |
        | Owl      |
        | Elk      |

    Scenario: nobody is activated twice in a turn
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | d7     |
        | Rat      | South | h1     |
      And North has activated Wolf
      And North has ended the activation of Wolf
      When North tries to activate Wolf
      Then it is refused under dungeon_command.activate.each_once
      And Wolf has been activated
      And Owl has not been activated

    Scenario: an activation may be ended at once
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      When North activates Wolf
      Then the pass answer is open to North

    Scenario: a creature may do nothing
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South ends the activation of Wolf
      Then Wolf has been activated
      And Wolf stands on b2
      And South is asked for an activation

    Scenario: nobody activates the opponent's creatures
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When South tries to activate Rat
      Then it is refused under dungeon_command.activate.each_once or dungeon_command.ruling.control_and_ownership

    Scenario: tapped creatures are activated like others
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | b7     | yes    |
        | Rat      | South | h1     |        |
      When North activates Wolf
      Then Wolf is being activated

    Scenario: a creature that was activated is activated again in the next turn
      Given it is turn 2
      And North had the first turn
      And it is South's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has played the turn to its end
      And North has played the turn to its end
      When South activates Wolf
      Then Wolf is being activated

    Scenario: untapping does not give a second activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect                  |
        | Wolf     | South | b2     | power, once: untap this |
        | Owl      | South | d2     |                         |
        | Rat      | North | b3     |                         |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      And South has used the power of Wolf
      And South has ended the activation of Wolf
      When South tries to activate Wolf
      Then it is refused under dungeon_command.activate.each_once

    Scenario: a creature of a lower level may be activated first
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Giant    | South | a1     | 5     |
        | Wolf     | South | c1     | 1     |
        | Rat      | North | h8     |       |
      When South activates Wolf
      Then Wolf is being activated

    Scenario: a creature that has been activated and is tapped is not activated again
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | activated | tapped |
        | Wolf     | North | a8     | yes       | yes    |
        | Owl      | North | c8     |           |        |
        | Rat      | South | h1     |           |        |
      When North tries to activate Wolf
      Then it is refused under dungeon_command.activate.each_once

    Scenario Outline: of two creatures of one name one is activated, the other may be: <then>
      Given these creatures are on the battlefield
        | creature | name | side  | square |
        | Wolf One | Wolf | South | b2     |
        | Wolf Two | Wolf | South | d2     |
        | Rat      | Rat  | North | h8     |
      And South has activated <first>
      And South has ended the activation of <first>
      When South <act>
      Then <outcome>

      Examples:
        | first    | then          | act                        | outcome                                                |
        | Wolf One | the other     | activates Wolf Two         | Wolf One has been activated                            |
        | Wolf Two | the other one | activates Wolf One         | Wolf Two has been activated                            |
        | Wolf One | not itself    | tries to activate Wolf One | it is refused under dungeon_command.activate.each_once |
        | Wolf Two | not that one  | tries to activate Wolf Two | it is refused under dungeon_command.activate.each_once |

    Scenario: where a creature is activated, no other question may be answered
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Elk      | South | d2     |
        | Crow     | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When the phase begins
      Then South may answer no other question

  @dungeon_command.activate.free_order
  Rule: The creature that is being activated may move, use minor orders and powers that do not tap, and take an action that taps, in any order.
    Scenario: first the move, then a minor order, then the attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
      And South's order hand is
        | card  | level | action | effect         |
        | Cheer | 1     | minor  | use: morale +1 |
      And South has activated Wolf
      And South has moved Wolf along b3 and b4
      And South has used Cheer with Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 20 damage
      And South's morale is 11

    Scenario: first the attack, then a minor order, then the move
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b6     |
        | Rat      | South | b5     |
      And North's order hand is
        | card  | level | action | effect         |
        | Cheer | 1     | minor  | use: morale +1 |
      And North has activated Wolf
      And North has attacked Rat in melee
      And South has let Rat take the damage
      And North has used Cheer with Wolf
      When North moves Wolf along b7
      Then Wolf stands on b7
      And North's morale is 11

    Scenario: first a power, then a standard order, then the move
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power, once: morale +1 |
        | Rat      | North | b5     |                        |
      And South's order hand is
        | card | level | action   | effect                              |
        | Bolt | 1     | standard | use: 10 damage to an enemy within 6 |
      And South has activated Wolf
      And South has used the power of Wolf
      And South has used Bolt with Wolf on Rat
      And North has let Rat take the damage
      When South moves Wolf along b3
      Then Wolf stands on b3
      And South's morale is 11

    Scenario: an immediate order card is no action of an activation
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | level | action    | effect                        |
        | Parry | 1     | immediate | answer to attack: prevent all |
      And South has activated Wolf
      When South tries to use Parry with Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn or dungeon_command.activate.free_order
      And no use order answer is open to South

    Scenario: a creature may collect treasure where its move has ended
      Given a chest of 2 lies face down on a2
      And a2 is a treasure square
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along a2
      When South collects treasure with Wolf
      Then South's morale is 11

    Scenario: a creature may use a power after its move
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect        |
        | Wolf     | North | a8     | power: draw 1 |
        | Rat      | South | h1     |               |
      And North has activated Wolf
      And North has moved Wolf along a7
      When North uses the first power of Wolf
      Then North's order hand has 1 card

    Scenario: a creature may use a power after its attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect        |
        | Wolf     | South | a1     | power: draw 1 |
        | Rat      | North | a2     |               |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      When South uses the first power of Wolf
      Then South's order hand has 1 card

    Scenario: in an activation no other question may be answered
      Given it is South's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Elk      | South | d2     |
        | Crow     | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South activates Wolf
      Then South may answer no other question

  @dungeon_command.activate.move_once
  Rule: A creature moves at most once in its activation, and the move is not split by other actions.
    Scenario: a creature does not move twice
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South tries to move Wolf along b4
      Then it is refused under dungeon_command.activate.move_once
      And no move answer is open to South

    Scenario: what is left of the speed is lost by an attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | North | b7     | 6     | shift |
        | Rat      | South | b5     |       |       |
      And North has activated Wolf
      And North has moved Wolf along b6
      And North has attacked Rat in melee
      And South has let Rat take the damage
      When North tries to move Wolf along c6
      Then it is refused under dungeon_command.activate.move_once

    Scenario: each creature has a move of its own
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b3
      And South has ended the activation of Wolf
      And South has activated Owl
      When South moves Owl along d3
      Then Owl stands on d3

    Scenario: an order card gives no second move
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | action | effect      |
        | Howl | minor  | use: draw 1 |
      And South has activated Wolf
      And South has moved Wolf along a2
      And South has used Howl with Wolf
      When South tries to move Wolf along a3
      Then it is refused under dungeon_command.activate.move_once

  @dungeon_command.activate.move_while_tapped
  Rule: A tapped creature may make its move, which neither taps nor untaps it.
    Scenario: a tapped creature moves and stays tapped
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South moves Wolf along b3 and b4
      Then Wolf stands on b4
      And Wolf is tapped

    Scenario: an untapped creature moves and stays untapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North has activated Wolf
      When North moves Wolf along b6 and b5
      Then Wolf stands on b5
      And Wolf is untapped

    Scenario: a tapped flyer flies
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | moves |
        | Wolf     | North | b7     | yes    | fly   |
        | Rat      | South | b5     |        |       |
      And North has activated Wolf
      When North moves Wolf along b6, b5 and b4
      Then Wolf stands on b4
      And Wolf is tapped

    Scenario: a creature moves after its attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | a2     |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      When South moves Wolf along b1
      Then Wolf stands on b1
      And Wolf is tapped

  @dungeon_command.ruling.captured_activation
  Rule: A creature that comes under the turn player's control during the activate phase may be activated if it has not been activated in this turn.
    Scenario: a creature captured in the activate phase is activated
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b4     |
        | Bat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect                         |
        | Charm | 1     | minor  | use: control an enemy within 3 |
      And South has activated Wolf
      And South has used Charm with Wolf on Rat
      And South has ended the activation of Wolf
      When South activates Rat
      Then Rat is being activated
      And South is asked for an action about Rat

    Scenario: a creature that was activated in this turn is not activated by its captor again
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | activated |
        | Wolf     | North | b7     |           |
        | Owl      | North | d7     |           |
        | Rat      | South | b5     | yes       |
        | Bat      | South | h1     |           |
      And North's order hand is
        | card  | level | action | effect                         |
        | Charm | 1     | minor  | use: control an enemy within 3 |
      And North has activated Wolf
      And North has used Charm with Wolf on Rat
      And North has ended the activation of Wolf
      When North tries to activate Rat
      Then it is refused under dungeon_command.activate.each_once
      And the activate answers open to North are exactly
        | creature |
        | Owl      |

    Scenario: a creature that was activated in its old player's turn is activated by its captor in the next
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
        | Bat      | North | h8     |
      And South's order hand is
        | card | level | action | effect                |
        | Lure | 1     | minor  | use: control an enemy |
      And North has activated Rat
      And North has ended the activation of Rat
      And it has come to South's activate phase
      And South has activated Wolf
      And South has used Lure with Wolf on Rat
      And South has ended the activation of Wolf
      When South activates Rat
      Then South is asked for an action about Rat

  @dungeon_command.ruling.activation_ends_by_itself
  Rule: The activate phase is over when every creature of the turn player has been activated. The player may end it earlier, which counts as empty activations of the rest.
    Scenario: the phase is over with the last activation
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      And South has activated Wolf
      When South ends the activation of Wolf
      Then South is asked for a deployment
      And it has become South's deploy phase

    Scenario: the phase is ended early
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | d7     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Elk  | 1     |
      And North has activated Wolf
      And North has ended the activation of Wolf
      When North ends the activate phase
      Then North is asked for a deployment
      And Owl has been activated

    Scenario: a player without creatures goes on to the deploy phase
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When the phase begins
      Then South is asked for a deployment

    Scenario: the phase may be ended before anybody has been activated
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's creature hand holds 1 card
      When South ends the activate phase
      Then it has become South's deploy phase

    Scenario: the phase goes on while a tapped creature has not been activated
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | a8     | yes    |
        | Rat      | South | h1     |        |
      When the phase begins
      Then North is asked for an activation
