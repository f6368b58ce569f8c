Feature: Beside enemies

  Enemies hold up whoever walks past them. They end normal moves and slow those that begin beside them.

  @dungeon_command.zoc.stop
  Rule: A normal move ends when the creature becomes adjacent to an enemy.
    Scenario: nobody walks on beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | b4     |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.zoc.stop
      And Wolf stands on a1

    Scenario: a move may end beside an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | b5     |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: no square behind the enemy's neighbourhood is reached
      Given the battlefield is 3 by 7 open squares
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b1     |
        | Rat      | North | b5     |
      When South activates Wolf
      Then Wolf can reach exactly a1, c1, a2, b2, c2, a3, b3, c3, a4, b4 and c4

    Scenario: a diagonal neighbour stops the move
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | c4     |
      And South has activated Wolf
      When South tries to move Wolf along a2, b3 and a4
      Then it is refused under dungeon_command.zoc.stop

    Scenario: friends stop nobody
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | b3     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along a2, a3, a4 and a5
      Then Wolf stands on a5

    Scenario: an enemy two squares away stops nobody
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | c6     |
      And North has activated Wolf
      When North moves Wolf along a7, a6, a5 and a4
      Then Wolf stands on a4

    Scenario: a captured creature stops its owner's creatures
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | a1     |       |
        | Rat      | North | b4     | South |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.zoc.stop

    Scenario: a captured creature does not stop its captor's creatures
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | a1     |       |
        | Owl      | South | b4     | North |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a move by a card ends beside an enemy, too
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | b4     |
      And South's order hand is
        | card  | level | action | effect              |
        | March | 1     | minor  | use: move this by 4 |
      And South has activated Wolf
      When South tries to use March with Wolf moving Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.zoc.stop

    Scenario: a creature that comes beside an enemy of a lower level stops, too
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Giant    | South | a1     | 5     |
        | Rat      | North | b4     | 1     |
      And South has activated Giant
      When South tries to move Giant along a2, a3 and a4
      Then it is refused under dungeon_command.zoc.stop

    Scenario: a stated number of squares is not walked past an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | a3     |
      And South's order hand is
        | card  | action | effect              |
        | March | minor  | use: move this by 3 |
      And South has activated Wolf
      When South tries to use March with Wolf moving Wolf along b3, b4 and b5
      Then it is refused under dungeon_command.zoc.stop

  @dungeon_command.zoc.speed_one
  Rule: A creature that begins its move adjacent to an enemy moves as if its speed were 1.
    Scenario: a creature beside an enemy moves one square
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.zoc.speed_one
      And Wolf can reach exactly a1, b1, c1, a2, c2, a3 and c3

    Scenario: a step away from the enemy is lawful
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b6     |
      And North has activated Wolf
      When North moves Wolf along b8
      Then Wolf stands on b8

    Scenario: a step from one enemy's side to another's is lawful
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | d3     |
      And South has activated Wolf
      When South moves Wolf along c2
      Then Wolf stands on c2

    Scenario: a friend beside a creature does not slow it
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along c2 and d2
      Then Wolf stands on d2

    Scenario: a creature two squares from an enemy has its whole speed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b5     |
      And North has activated Wolf
      When North moves Wolf along b8, c8 and d8
      Then Wolf stands on d8

    Scenario: a diagonal enemy slows a creature
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | c3     |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a1
      Then it is refused under dungeon_command.zoc.speed_one

    Scenario: a raised speed does not help beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | b2     | constant: speed +4 to this |
        | Rat      | North | b3     |                            |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.zoc.speed_one

    Scenario: a creature of speed 0 beside an enemy still moves nowhere
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | b2     | 0     |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1
      Then it is refused under dungeon_command.move.up_to_speed
      And Wolf can reach nothing

    Scenario: a normal move of a stated number of squares is not slowed
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | a3     |
      And South's order hand is
        | card  | action | effect              |
        | March | minor  | use: move this by 2 |
      And South has activated Wolf
      When South uses March with Wolf moving Wolf along c1 and d1
      Then Wolf stands on d1

    Scenario: a creature that a card has brought beside an enemy moves one square
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power: shift this by 2 |
        | Rat      | North | b5     |                        |
      And South has activated Wolf
      And South has used the power of Wolf moving Wolf along b3, b4
      When South tries to move Wolf along b3 and b2
      Then it is refused under dungeon_command.zoc.speed_one

    Scenario: a creature that a card has taken away from an enemy has its whole speed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | North | b7     | power: shift this by 2 |
        | Rat      | South | b6     |                        |
      And North has activated Wolf
      And North has used the power of Wolf moving Wolf along c8, d8
      When North moves Wolf along e8, f8 and g8
      Then Wolf stands on g8

  @dungeon_command.zoc.speed_one_cost
  Rule: With speed 1 a square that costs 2 cannot be entered; a creature of speed 0 moves nowhere beside an enemy, either.
    Scenario: difficult terrain cannot be entered from an enemy's side
      Given b1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South tries to move Wolf along b1
      Then it is refused under dungeon_command.zoc.speed_one_cost
      And Wolf cannot reach b1

    Scenario: hazardous terrain cannot be entered from an enemy's side
      Given it is North's activate phase
      And b8 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b6     |
      And North has activated Wolf
      When North tries to move Wolf along b8
      Then it is refused under dungeon_command.zoc.speed_one_cost

    Scenario: an obstacle cannot be entered from an enemy's side
      Given b1 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South tries to move Wolf along b1
      Then it is refused under dungeon_command.zoc.speed_one_cost

    Scenario: costly squares all around hold a creature beside an enemy
      Given a1, b1, c1, a2, c2, a3 and c3 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      When South activates Wolf
      Then Wolf can reach nothing

    Scenario: a flyer does not land on a costly square from an enemy's side
      Given it is North's activate phase
      And b8 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b7     | fly   |
        | Rat      | South | b6     |       |
      And North has activated Wolf
      When North tries to move Wolf along b8
      Then it is refused under dungeon_command.zoc.speed_one_cost

    Scenario: a move of a stated number enters a costly square
      Given b1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | level | action | effect               |
        | March | 1     | minor  | use: shift this by 2 |
      And South has activated Wolf
      When South uses March with Wolf moving Wolf along b1
      Then Wolf stands on b1

    Scenario: a burrowing creature beside an enemy does not enter difficult terrain
      Given b2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Mole     | South | b1     | burrow |
        | Rat      | North | a1     |        |
      And South has activated Mole
      When South tries to move Mole along b2
      Then it is refused under dungeon_command.zoc.speed_one_cost

    Scenario: a shifting creature beside an enemy does not enter an obstacle
      Given it is North's activate phase
      And b7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | North | b8     | shift |
        | Rat      | South | a8     |       |
      And North has activated Newt
      When North tries to move Newt along b7
      Then it is refused under dungeon_command.zoc.speed_one_cost

  @dungeon_command.zoc.any_enemy
  Rule: Tapped enemies stop a move and slow one that begins beside them like any others; enemies on the other side of a wall or of its corner do neither.
    Scenario: a tapped enemy ends the move
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | a1     |        |
        | Rat      | North | b4     | yes    |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.zoc.stop

    Scenario: a tapped enemy slows the move
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | b7     |        |
        | Rat      | South | b6     | yes    |
      And North has activated Wolf
      When North tries to move Wolf along b8 and c8
      Then it is refused under dungeon_command.zoc.speed_one

    Scenario: an enemy behind a wall does not end the move
      Given b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | c4     |
      And South has activated Wolf
      When South moves Wolf along a2, a3, a4 and a5
      Then Wolf stands on a5

    Scenario: an enemy around the corner of a wall does not end the move
      Given b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b1     |
        | Rat      | North | c4     |
      And South has activated Wolf
      When South moves Wolf along b2, b3 and a3
      Then Wolf stands on a3

    Scenario: an enemy around the corner of a wall does not slow the move
      Given it is North's activate phase
      And b6 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c6     |
      And North has activated Wolf
      When North moves Wolf along b8 and a8
      Then Wolf stands on a8

    Scenario: an enemy on an obstacle ends the move
      Given b4 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | b4     |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.zoc.stop

    Scenario: an enemy without an attack stops a move, too
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | North | a8     |       |
        | Rat      | South | b5     | none  |
      And North has activated Wolf
      When North tries to move Wolf along a7, a6 and a5
      Then it is refused under dungeon_command.zoc.stop

    Scenario Outline: an enemy around the corner of a wall does not slow a creature that <moves>
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves   |
        | Wolf     | South | b2     | <moves> |
        | Rat      | North | c3     |         |
      And South has activated Wolf
      When South moves Wolf along a2 and a1
      Then Wolf stands on a1

      Examples:
        | moves  |
        | fly    |
        | burrow |
        | shift  |

  @dungeon_command.zoc.no_stop_on_ally
  Rule: A normal move cannot enter a friend's square that is adjacent to an enemy, because it would have to end there.
    Scenario: nobody passes a friend who stands beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.zoc.no_stop_on_ally
      And Wolf cannot reach a3

    Scenario: a friend away from enemies lets pass
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Owl      | North | a7     |
        | Rat      | South | b5     |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: a shift passes a friend who stands beside an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | shift |
        | Owl      | North | a7     |       |
        | Rat      | South | b6     |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: a free square behind the friend does not help
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | b2     |
        | Rat      | North | a3     |
      And South has activated Wolf
      When South tries to move Wolf along b1, b2 and c1
      Then it is refused under dungeon_command.zoc.no_stop_on_ally

    Scenario: North's creature does not pass a friend beside an enemy either
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Owl      | North | b7     |
        | Rat      | South | a6     |
      And North has activated Wolf
      When North tries to move Wolf along b8, b7 and c8
      Then it is refused under dungeon_command.zoc.no_stop_on_ally

    Scenario Outline: a creature that <moves> passes a friend who stands beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves   |
        | Wolf     | South | a1     | <moves> |
        | Owl      | South | a2     |         |
        | Rat      | North | b3     |         |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

      Examples:
        | moves  |
        | fly    |
        | burrow |

    Scenario: a slide passes a friend who stands beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | a1     | power: slide this by 2 |
        | Owl      | South | a2     |                        |
        | Rat      | North | b3     |                        |
      And South has activated Wolf
      When South uses the power of Wolf moving Wolf along a2, a3
      Then Wolf stands on a3

    Scenario: a normal move by a card does not pass a friend beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | South | a1     | power: move this by 2 |
        | Owl      | South | a2     |                       |
        | Rat      | North | b3     |                       |
      And South has activated Wolf
      When South tries to use the power of Wolf moving Wolf along a2, a3
      Then it is refused under dungeon_command.zoc.no_stop_on_ally

    Scenario: a tapped friend beside an enemy is not passed either
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | a1     |        |
        | Owl      | South | a2     | yes    |
        | Rat      | North | b3     |        |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.zoc.no_stop_on_ally

  @dungeon_command.zoc.no_opportunity_attack
  Rule: Moving away from an enemy provokes no attack.
    Scenario: an enemy that is left does nothing
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South moves Wolf along b1
      Then Wolf has 0 damage
      And Rat is untapped
      And South is asked for an action about Wolf

    Scenario: nobody answers a move with an attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Wolf     | North | b7     |                                                 |
        | Rat      | South | b6     | answer to attack on any: 10 damage to the actor |
      And North has activated Wolf
      When North moves Wolf along b8
      Then North is asked for an action about Wolf
      And Wolf has 0 damage

    Scenario: whoever comes beside an enemy is not hurt
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | a4     |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf has 0 damage

    Scenario: whoever leaves an enemy stays untapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a4     |
        | Rat      | South | a3     |
      And North has activated Wolf
      When North moves Wolf along a5
      Then Wolf is untapped
