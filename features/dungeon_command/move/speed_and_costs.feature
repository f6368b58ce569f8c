Feature: Moving

  A creature moves square by square. Its speed says how far, the ground says what a square costs.

  @dungeon_command.move.up_to_speed
  Rule: A creature moves up to as many squares as its speed; it may move fewer.
    Scenario: speed 2 reaches all squares within two steps
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      When South activates Wolf
      Then Wolf can reach exactly a2, a3, b1, b2, b3, c1, c2 and c3

    Scenario: a move of one square more than the speed is too far
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.move.up_to_speed
      And Wolf stands on a1

    Scenario: a move as long as the speed is lawful
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | h8     | 3     |
        | Rat      | South | a1     |       |
      And North has activated Wolf
      When North moves Wolf along h7, h6 and h5
      Then Wolf stands on h5

    Scenario: a creature may move less far than it could
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | h8     | 3     |
        | Rat      | South | a1     |       |
      And North has activated Wolf
      When North moves Wolf along h7
      Then Wolf stands on h7

    Scenario: a detour counts every square that is entered
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1, b2, a3 and a2
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: a creature with speed 0 moves nowhere
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 0     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.up_to_speed
      And Wolf can reach nothing

    Scenario: a card text lengthens the move
      Given these creatures are on the battlefield
        | creature | side  | square | speed | effect                     |
        | Wolf     | South | a1     | 2     | constant: speed +1 to this |
        | Rat      | North | h8     |       |                            |
      And South has activated Wolf
      When South moves Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a creature moves once in its activation
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 4     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2
      Then no move answer is open to South

    Scenario: a square that is entered again counts again
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2, a1, a2 and a3
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: damage does not slow a creature
      Given these creatures are on the battlefield
        | creature | side  | square | speed | damage |
        | Wolf     | South | a1     | 3     | 40     |
        | Rat      | North | h8     |       |        |
      And South has activated Wolf
      When South moves Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a tapped creature moves as far as any other
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | tapped |
        | Wolf     | North | a8     | 3     | yes    |
        | Rat      | South | h1     |       |        |
      And North has activated Wolf
      When North moves Wolf along a7, a6 and a5
      Then Wolf stands on a5

    Scenario: North's creature does not move one square more than its speed either
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 2     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7, a6 and a5
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: a creature with speed 8 goes eight squares
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 8     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along a7, a6, a5, a4, a3, a2, b1 and c2
      Then Wolf stands on c2

    Scenario: a creature with speed 8 does not go nine squares
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 8     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7, a6, a5, a4, a3, a2, b1, c2 and c3
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: a long battlefield is crossed with speed 9
      Given the battlefield is 10 by 3 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 9     |
        | Rat      | North | j3     |       |
      And South has activated Wolf
      When South moves Wolf along b1, c1, d1, e1, f1, g1, h1 and i1
      Then Wolf stands on i1

  @dungeon_command.move.cost_difficult
  Rule: Entering a difficult square costs one square more.
    Scenario: a difficult square costs two squares of the move
      Given a2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.move.cost_difficult
      And Wolf can reach a2 and b3
      And Wolf can reach a3

    Scenario: speed 3 crosses a difficult square
      Given it is North's activate phase
      And a7 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 3     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: the last square costs more, too
      Given a3 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.move.cost_difficult
      And Wolf cannot reach a3

    Scenario: two difficult squares cost four
      Given it is North's activate phase
      And a7, b7, a6 and b6 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 3     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.move.cost_difficult

    Scenario: speed 4 crosses two difficult squares
      Given it is North's activate phase
      And a7 and a6 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 4     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: with speed 1 nobody enters a difficult square
      Given a2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 1     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.cost_difficult
      And Wolf can reach exactly b1 and b2

    Scenario: a shift pays for difficult terrain
      Given b1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | shift |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.move.cost_difficult

    Scenario: speed that an attached card gives pays for difficult terrain
      Given a2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And Wolf carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

  @dungeon_command.move.cost_hazard
  Rule: Entering a hazardous square costs one square more.
    Scenario: a hazardous square costs two squares of the move
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.move.cost_hazard

    Scenario: speed 2 enters a hazardous square
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      And South has moved Wolf along a2
      When South lets Wolf take the damage
      Then Wolf stands on a2

    Scenario: with speed 1 nobody enters a hazardous square
      Given it is North's activate phase
      And a7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 1     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7
      Then it is refused under dungeon_command.move.cost_hazard
      And Wolf can reach exactly b7 and b8

    Scenario: a creature spared by hazardous terrain pays for it
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                     |
        | Wolf     | South | a1     | 2     | constant: immunity to this |
        | Rat      | North | h8     |       |                            |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.move.cost_hazard

    Scenario: each hazardous square of a path costs one more
      Given b1 and c1 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.move.cost_hazard

    Scenario: a shift pays for hazardous terrain
      Given it is North's activate phase
      And b8 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | North | a8     | 2     | shift |
        | Rat      | South | h1     |       |       |
      And North has activated Wolf
      When North tries to move Wolf along b8 and c8
      Then it is refused under dungeon_command.move.cost_hazard

  @dungeon_command.move.cost_obstacle
  Rule: Entering an obstacle square costs one square more.
    Scenario: an obstacle costs two squares of the move
      Given a2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.move.cost_obstacle

    Scenario: speed 3 crosses an obstacle
      Given it is North's activate phase
      And a7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 3     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: with speed 1 nobody enters an obstacle
      Given it is North's activate phase
      And a7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 1     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7
      Then it is refused under dungeon_command.move.cost_obstacle

    Scenario: each obstacle of a path costs one more
      Given b1 and c1 are obstacles
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.move.cost_obstacle

    Scenario: a shift pays for obstacles
      Given b1 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | shift |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.move.cost_obstacle

  @dungeon_command.ruling.leaving_is_free
  Rule: Only entering costly terrain costs more; leaving it does not.
    Scenario: leaving a hazardous square costs nothing extra
      Given it is North's activate phase
      And a8 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 2     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6
      And Wolf has 0 damage

    Scenario: leaving an obstacle costs nothing extra on the way
      Given c3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | c2     | 6     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along c3, c4, c5, c6 and c7
      Then Wolf stands on c7

    Scenario: leaving a difficult square costs nothing extra
      Given a1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: leaving an obstacle costs nothing extra
      Given a1 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

  @dungeon_command.ruling.costs_do_not_add
  Rule: A square of several kinds of terrain costs only one square more.
    Scenario: a square that is difficult and an obstacle costs two
      Given a2 is difficult terrain
      And a2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2
      Then Wolf stands on a2

    Scenario: a square that is difficult and hazardous costs no less than two
      Given it is North's activate phase
      And a7 is difficult terrain
      And a7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 2     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.move.cost_difficult or dungeon_command.move.cost_hazard

    Scenario: a square that is difficult and hazardous is crossed with speed 3
      Given it is North's activate phase
      And a7 is difficult terrain
      And a7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 3     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      And North has moved Wolf along a7 and a6
      When North lets Wolf take the damage
      Then Wolf stands on a6
      And Wolf has 10 damage

    Scenario: thorns that are an obstacle and a hazard cost two
      Given the battlefield is the map Ford
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | f7     | 2     |
        | Rat      | North | a11    |       |
      And South has activated Wolf
      And South has moved Wolf along f8
      When South lets Wolf take the damage
      Then Wolf stands on f8
      And Wolf has 10 damage

  @dungeon_command.ruling.paths_on_offer
  Rule: A move names the squares that it enters, one after another. Any path within its limits is lawful, also one that ends where it began.
    Scenario: a longer way than needed is lawful
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 4     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along b1, c2, b3 and a2
      Then Wolf stands on a2

    Scenario: a move may lead back to where it began
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 4     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a8
      Then Wolf stands on a8
      And no move answer is open to North

    Scenario: the mover may choose the way through a hazard although another is free
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 4     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      And South has moved Wolf along a2 and a3
      When South lets Wolf take the damage
      Then Wolf stands on a3
      And Wolf has 10 damage

    Scenario: the mover may choose the way around a hazard
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 4     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along b2 and a3
      Then Wolf stands on a3
      And Wolf has 0 damage

    Scenario: a square beyond the map cannot be entered
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | h1     | 4     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along i1
      Then it is refused as meaningless

    Scenario: a square may be entered twice
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 5     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2, a3, a2 and b2
      Then Wolf stands on b2

    Scenario: squares two steps away are on offer
      Given it is North's activate phase
      And the battlefield is 3 by 3 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a3     | 2     |
      When North activates Wolf
      Then Wolf can reach exactly a1, a2, b1, b2, b3, c1, c2 and c3

    Scenario: a move by a card may end where it began, too
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power: shift this by 2 |
        | Rat      | North | h8     |                        |
      And South has activated Wolf
      When South uses the power of Wolf moving Wolf along b3, b2
      Then Wolf stands on b2
      And South is asked for an action about Wolf
