Feature: The turn

  Two players take turns of four phases.

  @dungeon_command.turn.alternate
  Rule: The first player takes the first turn, and the players take turns alternately until the game ends.
    Scenario: the second player's turn follows that of the first
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When South plays the turn to its end
      Then it has become North's activate phase
      And turn 2 is being played

    Scenario: the first player's turn follows that of the second
      Given it is North's activate phase
      And it is turn 2
      And South had the first turn
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When North plays the turn to its end
      Then it has become South's activate phase
      And turn 3 is being played

    Scenario: the players go on alternately
      Given it is turn 4
      And North had the first turn
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And North has played the turn to its end
      When South plays the turn to its end
      Then it has become North's activate phase
      And turn 6 is being played

    Scenario: the winner of the draw who chose to be first has the first turn
      Given the game has been prepared, South having the first turn
      Then South is asked for an activation
      And turn 1 is being played

    Scenario: North has the first turn if North goes first
      Given the game has been prepared, North having the first turn
      Then North is asked for an activation
      And turn 1 is being played

    Scenario: a player without creatures has a turn
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
      And North's creature hand holds 1 card
      When the phase begins
      Then it has become North's deploy phase

    Scenario Outline: turn <n> is followed by another
      Given it is turn <n>
      And it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then it has become North's activate phase

      Examples:
        | n   |
        | 99  |
        | 199 |

  @dungeon_command.turn.four_phases
  Rule: A turn has four phases, refresh, activate, deploy and cleanup, in this order; each is finished before the next begins.
    Scenario: creatures are activated before others are deployed
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When the phase begins
      Then South is asked for an activation
      And it has become South's activate phase

    Scenario: nobody is deployed in the activate phase
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South tries to deploy Owl on b1
      Then it is refused under dungeon_command.turn.four_phases
      And no deploy answer is open to South

    Scenario: the deploy phase follows the activate phase
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      When North ends the activate phase
      Then North is asked for a deployment
      And it has become North's deploy phase

    Scenario: nobody is activated in the deploy phase
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      When North tries to activate Wolf
      Then it is refused under dungeon_command.turn.four_phases
      And no activate answer is open to North

    Scenario: the cleanup phase follows the deploy phase
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | turn end: morale +1 |
        | Elk      | South | d2     | turn end: morale +2 |
        | Rat      | North | h8     |                     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South ends the deploy phase
      Then South is asked for a turn effect
      And it has become South's cleanup phase

    Scenario: the opponent does nothing in a player's phases but react
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When North tries to activate Rat
      Then it is refused under dungeon_command.turn.alternate or dungeon_command.activate.one_at_a_time

    Scenario: the refresh phase has gone before when the activate phase begins
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | a1     |        |
        | Rat      | North | h8     | yes    |
      When the phase begins
      Then it has become North's activate phase
      And Rat is untapped
      And North's order hand has 1 card

    Scenario: nothing else is done until the first player is known
      When a new game begins
      Then no pass answer is open to South
      And no choose side answer is open to South
      And no deploy answer is open to South
      And no activate answer is open to South
      And no attack answer is open to South
      And no use order answer is open to South
      And no immediate answer is open to South

    Scenario: before the side is chosen nothing else is done
      Given a new game begins
      When South chooses South as first player
      Then no pass answer is open to South
      And no choose first answer is open to South
      And no deploy answer is open to South
      And no activate answer is open to South
      And no attack answer is open to South
      And no use order answer is open to South
      And no immediate answer is open to South

    Scenario: while starting creatures are deployed nothing else is done
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South deploys Wick Runner on a1
      Then no choose first answer is open to South
      And no choose side answer is open to South
      And no activate answer is open to South
      And no immediate answer is open to South

    Scenario: while effects of the turn's start are settled nothing else is done
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                     |
        | Wolf     | South | b2     | turn start: draw 1 / turn start: morale +1 |
        | Rat      | North | h8     |                                            |
      And South's creature hand holds 1 card
      And South's order hand is
        | card | action | effect      |
        | Howl | minor  | use: draw 1 |
      When the phase begins
      Then no pass answer is open to South
      And no choose first answer is open to South
      And no choose side answer is open to South
      And no deploy answer is open to South
      And no activate answer is open to South
      And no use order answer is open to South

    Scenario: between activations nothing is chosen anew and no order card is used
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's order hand is
        | card | action | effect      |
        | Howl | minor  | use: draw 1 |
      When the phase begins
      Then no choose first answer is open to North
      And no choose side answer is open to North
      And no use order answer is open to North

    Scenario: in an activation nothing is chosen anew and nobody is deployed
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card |
        | Crow |
      When South activates Wolf
      Then no choose first answer is open to South
      And no choose side answer is open to South
      And no deploy answer is open to South

    Scenario: while damage is decided about nothing is chosen anew and nobody is deployed
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North's creature hand is
        | card |
        | Crow |
      And South has activated Wolf
      When South attacks Rat in melee
      Then no choose first answer is open to North
      And no choose side answer is open to North
      And no deploy answer is open to North

    Scenario: while a reaction is awaited nothing is chosen anew and nobody is activated or deployed
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 10 |
        | Bat      | North | h8     |                              |
      And North's creature hand is
        | card |
        | Crow |
      And South has activated Wolf
      When South attacks Rat in melee
      Then no choose first answer is open to North
      And no choose side answer is open to North
      And no activate answer is open to North
      And no deploy answer is open to North

    Scenario: in the deploy phase nothing is chosen anew and no order card is used
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card |
        | Crow |
      And South's order hand is
        | card | action | effect      |
        | Howl | minor  | use: draw 1 |
      When the phase begins
      Then no choose first answer is open to South
      And no choose side answer is open to South
      And no use order answer is open to South

  @dungeon_command.ruling.two_players
  Rule: A game has two players.
    Scenario: a game is asked of two players
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then North is asked for an activation
      And it has become North's activate phase

  @dungeon_command.ruling.control_and_ownership
  Rule: A creature is acted with by the player who controls it, and is a friend of that player's other creatures; a change of control leaves its owner the same.
    Scenario: a captured creature is activated by its captor
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      When South activates Wolf
      Then South is asked for an action about Wolf
      And Wolf belongs to North
      And Wolf is controlled by South

    Scenario: the owner does not activate a captured creature
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      When North tries to activate Wolf
      Then it is refused under dungeon_command.ruling.control_and_ownership or dungeon_command.activate.each_once
      And the activate answers open to North are exactly
        | creature |
        | Rat      |

    Scenario: taking control leaves the owner the same
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b4     |
        | Bat      | North | h8     |
      And South's order hand is
        | card  | level | effect                         |
        | Charm | 1     | use: control an enemy within 3 |
      And South has activated Wolf
      When South uses Charm with Wolf on Rat
      Then Rat is controlled by South
      And Rat belongs to North

    Scenario: a creature that is captured in its activation does nothing more in it
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                    |
        | Wolf     | South | b2     |                                           |
        | Owl      | South | a1     |                                           |
        | Rat      | North | h8     | answer to order on any: control the actor |
      And South's order hand is
        | card  | level | action | effect      |
        | Study | 1     | minor  | use: draw 1 |
      And South has activated Wolf
      And South has used Study with Wolf
      When North reacts with Rat by Rat
      Then Wolf is controlled by North
      And South is asked for an activation

    Scenario: a captured creature is spared by what damages enemies
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | North | b6     |       |
        | Owl      | North | b7     | South |
        | Rat      | South | b5     |       |
      And North's order hand is
        | card  | level | effect                             |
        | Blast | 1     | use: 10 damage to enemies within 1 |
      And North has activated Wolf
      And North has used Blast with Wolf
      When South lets Rat take the damage
      Then Owl has 0 damage
      And Rat has 10 damage

    Scenario: a captured creature that is destroyed goes to its owner's pile
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | owner |
        | Wolf     | South | b2     | 50    |    |       |
        | Rat      | North | b3     |       | 20 | South |
        | Bat      | North | h8     |       |    |       |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat is in South's creature discard pile
      And North's creature discard pile has 0 cards

    Scenario: a captured creature stays captured over the turn's end
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | a1     | North |
        | Rat      | North | h8     |       |
      When it has come to North's activate phase
      Then Wolf is controlled by South

    Scenario: whoever loses control of the creature being activated does nothing more with it
      Given these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Wolf     | South | b2     |                                     |
        | Owl      | South | h1     |                                     |
        | Rat      | North | b3     | answer to attack: control the actor |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North lets Rat take the damage
      Then South is asked for an activation
      And Wolf is controlled by North
