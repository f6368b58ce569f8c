Feature: Moving

  @dungeon_command.move.wall_blocked
  Rule: A wall cannot be entered.
    Scenario: nobody walks into a wall
      Given a2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.wall_blocked
      And Wolf cannot reach a2

    Scenario: nobody walks through a wall
      Given it is North's activate phase
      And a7, b7 and c7 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b8     |
        | Rat      | South | h1     |
      And North has activated Wolf
      When North tries to move Wolf along b7 and b6
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: walls bar the way outdoors, too
      Given the battlefield is outdoors
      And a2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a creature walled in reaches nothing
      Given a2, b2 and b1 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      When South activates Wolf
      Then Wolf can reach nothing

    Scenario: a creature moves along a wall
      Given b1 and b2 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: a wall farther along a path bars it, too
      Given a3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a shift does not pass walls
      Given it is North's activate phase
      And a7 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | shift |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a slide does not pass walls
      Given b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c1     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along b1 and b2
      Then it is refused under dungeon_command.move.wall_blocked

  @dungeon_command.move.enemy_square_blocked
  Rule: A square with an enemy creature cannot be entered.
    Scenario: nobody ends a move on an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | a2     |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.enemy_square_blocked
      And Wolf cannot reach a2

    Scenario: nobody shifts through an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | shift |
        | Rat      | South | a6     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7, a6 and a5
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: an own card under the opponent's control bars the way
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | a1     |       |
        | Rat      | North | a2     | South |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: a tapped enemy bars the way
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | a8     |        |
        | Rat      | South | a7     | yes    |
      And North has activated Wolf
      When North tries to move Wolf along a7
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: an enemy of a lower level bars the way, too
      Given these creatures are on the battlefield
        | creature | side  | square | level | effect                        |
        | Giant    | South | a1     | 5     | constant: unstoppable to this |
        | Rat      | North | b1     | 1     |                               |
      And South has activated Giant
      When South tries to move Giant along b1
      Then it is refused under dungeon_command.move.enemy_square_blocked

  @dungeon_command.move.ally_pass_through
  Rule: A creature may move through a square with a friendly creature.
    Scenario: a friend lets pass
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3
      And Owl stands on a2

    Scenario: two friends in a row let pass
      Given it is North's activate phase
      And b8, b7, b6 and b5 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Owl      | North | a7     |
        | Elk      | North | a6     |
        | Rat      | South | h1     |
      And North has activated Wolf
      When North moves Wolf along a7, a6 and a5
      Then Wolf stands on a5

    Scenario: a captured creature of the opponent's lets its captor's friends pass
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | a1     |       |
        | Owl      | South | a2     | North |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: a friend on the way costs nothing extra
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Owl      | South | a2     |       |
        | Rat      | North | h8     |       |
      When South activates Wolf
      Then Wolf can reach exactly a3, b1, b2, b3, c1, c2 and c3

    Scenario: difficult terrain under a friend costs its price
      Given b1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Owl      | South | b1     |       |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.move.cost_difficult

    Scenario: a square with a friend counts like any other
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Owl      | South | b1     |       |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1, c1 and d1
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: a tapped friend is passed as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | a8     |        |
        | Owl      | North | b8     | yes    |
        | Rat      | South | h1     |        |
      And North has activated Wolf
      When North moves Wolf along b8 and c8
      Then Wolf stands on c8

  @dungeon_command.move.no_shared_end
  Rule: No move may end on a square with another creature.
    Scenario: nobody ends a move on a friend
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.no_shared_end
      And Wolf cannot reach a2

    Scenario: nobody ends a flight on an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | fly   |
        | Rat      | South | a6     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.move.no_shared_end
      And Wolf cannot reach a6

    Scenario: nobody burrows to the square of a friend
      Given these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | a1     | burrow |
        | Owl      | South | a2     |        |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.move.no_shared_end

    Scenario: nobody slides onto another creature
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | c1     |
        | Bat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along c2
      Then it is refused under dungeon_command.move.no_shared_end

  @dungeon_command.move.special_sources
  Rule: A creature moves in a special way if its own rules or the effect of a card say so; otherwise it moves normally.
    Scenario: a creature without a special way does not fly
      Given c1, c2 and c3 are walls
      And the battlefield is outdoors
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along c1 and d1
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a creature whose card says so flies
      Given c1, c2 and c3 are walls
      And the battlefield is outdoors
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | b1     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along c1 and d1
      Then Wolf stands on d1

    Scenario: an attached card lets its bearer burrow
      Given it is North's activate phase
      And c8, c7 and c6 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b8     |
        | Rat      | South | h1     |
      And Wolf carries these order cards
        | card | effect                                            |
        | Pick | use: attach to this / constant: burrowing to this |
      And North has activated Wolf
      When North moves Wolf along c8 and d8
      Then Wolf stands on d8

    Scenario: an effect lets a walker fly once
      Given it is North's activate phase
      And the battlefield is outdoors
      And c8, c7 and c6 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b8     |
        | Rat      | South | h1     |
      And North's order hand is
        | card | level | action | effect             |
        | Leap | 1     | minor  | use: fly this by 2 |
      And North has activated Wolf
      When North uses Leap with Wolf moving Wolf along c8 and d8
      Then Wolf stands on d8

    Scenario: a damaged creature flies as before
      Given c2 is a wall
      And the battlefield is outdoors
      And these creatures are on the battlefield
        | creature | side  | square | moves | damage |
        | Crow     | South | c1     | fly   | 20     |
        | Rat      | North | h8     |       |        |
      And South has activated Crow
      When South moves Crow along c2 and c3
      Then Crow stands on c3

    Scenario: a burrowing creature is stopped by no enemy and bound by no other rule of shifts
      Given c2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Mole     | South | c1     | burrow |
        | Rat      | North | e4     |        |
      And South has activated Mole
      When South moves Mole along c2, c3, d4 and d5
      Then Mole stands on d5

    Scenario: a shifting creature does not fly
      Given the battlefield is outdoors
      And a2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | South | a1     | shift |
        | Rat      | North | h8     |       |
      And South has activated Newt
      When South tries to move Newt along a2 and a3
      Then it is refused under dungeon_command.move.wall_blocked

  @dungeon_command.move.adjacent_steps
  Rule: A move goes from square to adjacent square; a diagonal step costs as much as a straight one.
    Scenario: a diagonal step costs one square
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along b2, c3 and d4
      Then Wolf stands on d4

    Scenario: nobody jumps over a square
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 3     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a6
      Then it is refused under dungeon_command.move.adjacent_steps

    Scenario: the first step begins at the creature
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along c3 and c4
      Then it is refused under dungeon_command.move.adjacent_steps

    Scenario: a later step cannot jump either
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 3     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and c2
      Then it is refused under dungeon_command.move.adjacent_steps

    Scenario: a knight's jump is no step
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | b8     | 3     |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along c6
      Then it is refused under dungeon_command.move.adjacent_steps

    Scenario: a flyer goes from square to square, too
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 3     | fly   |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along a3
      Then it is refused under dungeon_command.move.adjacent_steps

    Scenario: a jump in the middle of a path is none the better for where the path ends
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along a3 and a2
      Then it is refused under dungeon_command.move.adjacent_steps

    Scenario Outline: a creature that <moves> does not jump
      Given these creatures are on the battlefield
        | creature | side  | square | moves   |
        | Wolf     | South | b2     | <moves> |
        | Rat      | North | h8     |         |
      And South has activated Wolf
      When South tries to move Wolf along b4
      Then it is refused under dungeon_command.move.adjacent_steps

      Examples:
        | moves  |
        | fly    |
        | burrow |
        | shift  |

  @dungeon_command.move.no_corner_cut
  Rule: A creature cannot step diagonally past a wall that stands on one of the two squares between.
    Scenario: a wall above bars the diagonal step
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along c3
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a wall at the side bars the diagonal step
      Given it is North's activate phase
      And c7 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North has activated Wolf
      When North tries to move Wolf along c6
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: two walls bar the diagonal step between them
      Given b3 and c2 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along c3
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a corner in the middle of the way bars it
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along b3 and c4 and d5
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: the way around the corner is free
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | b2     | 2     |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along c2 and c3
      Then Wolf stands on c3

    Scenario: obstacles and difficult terrain have no corners
      Given b3 is an obstacle
      And c2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along c3
      Then Wolf stands on c3

    Scenario: creatures have no corners
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b7     | shift |
        | Owl      | North | b6     |       |
        | Elk      | North | c7     |       |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along c6
      Then Wolf stands on c6

    Scenario: a shift does not cut a corner
      Given b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | shift |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along b2
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a slide does not cut a corner
      Given b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c1     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 1 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along b2
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a corner in the middle of a path is not cut
      Given b2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along b1, c2 and c3
      Then it is refused under dungeon_command.move.no_corner_cut
