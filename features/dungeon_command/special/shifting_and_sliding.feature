Feature: Special moves

  @dungeon_command.special.shift_no_stop
  Rule: Becoming adjacent to an enemy does not end a shift.
    Scenario: a shift goes on beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | shift |
        | Rat      | North | b4     |       |
      And South has activated Wolf
      When South moves Wolf along a2, a3, a4, a5 and a6
      Then Wolf stands on a6

    Scenario: a card lets a walker shift past an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | b5     |
      And North's order hand is
        | card  | level | action | effect               |
        | Slink | 1     | minor  | use: shift this by 4 |
      And North has activated Wolf
      When North uses Slink with Wolf moving Wolf along a7, a6, a5 and a4
      Then Wolf stands on a4

    Scenario: a shift of one diagonal square may end beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | shift |
        | Rat      | North | c3     |       |
      And South has activated Wolf
      When South moves Wolf along b2
      Then Wolf stands on b2

  @dungeon_command.ruling.shifts_like_moves
  Rule: But for enemies beside it, a shift is bound like a normal move: by walls, corners, enemies, friends, costs, the speed and hazardous terrain.
    Scenario: a shift does not pass an enemy's square
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | shift |
        | Rat      | North | a3     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: a shift does not pass a wall
      Given it is North's activate phase
      And a7, b7 and c7 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | shift |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a shift pays for terrain
      Given a2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | shift |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.move.cost_difficult

    Scenario: a shift goes no further than the speed
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | shift |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along a2, a3 and a4
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: a shift does not cut corners
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | b2     | shift |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along c3
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a shift into hazardous terrain burns
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | South | a1     | shift |
        | Rat      | North | h8     |       |
      And South has activated Newt
      When South moves Newt along a2
      Then Newt is about to take 10 damage

    Scenario: a shift passes friends
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | South | a1     | shift |
        | Owl      | South | a2     |       |
        | Rat      | North | h8     |       |
      And South has activated Newt
      When South moves Newt along a2 and a3
      Then Newt stands on a3

    Scenario: a shift does not end on a friend
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | North | a8     | shift |
        | Owl      | North | a7     |       |
        | Rat      | South | h1     |       |
      And North has activated Newt
      When North tries to move Newt along a7
      Then it is refused under dungeon_command.move.no_shared_end

  @dungeon_command.special.shift_start_adjacent
  Rule: A creature that shifts by its speed has speed 1 if it begins adjacent to an enemy; a shift of a stated number of squares is not reduced.
    Scenario: a shifter beside an enemy goes one square
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | b2     | shift |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.special.shift_start_adjacent
      And Wolf can reach exactly a1, b1, c1, a2, c2, a3 and c3

    Scenario: a shift of three squares from an enemy's side goes three squares
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b6     |
      And North's order hand is
        | card  | level | action | effect               |
        | Slink | 1     | minor  | use: shift this by 3 |
      And North has activated Wolf
      When North uses Slink with Wolf moving Wolf along c6, c5 and c4
      Then Wolf stands on c4

    Scenario: a card's shift by the speed is reduced beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | level | action | effect          |
        | Slink | 1     | minor  | use: shift this |
      And South has activated Wolf
      When South tries to use Slink with Wolf moving Wolf along b1 and c1
      Then it is refused under dungeon_command.special.shift_start_adjacent

    Scenario: a tapped enemy at a corner slows a shift, too
      Given these creatures are on the battlefield
        | creature | side  | square | moves | tapped |
        | Newt     | South | b2     | shift |        |
        | Rat      | North | a3     |       | yes    |
      And South has activated Newt
      When South tries to move Newt along c2 and d2
      Then it is refused under dungeon_command.special.shift_start_adjacent

    Scenario: a shift that only passes an enemy is not slowed
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | South | a1     | shift |
        | Rat      | North | b4     |       |
      And South has activated Newt
      When South moves Newt along a2, a3, a4 and a5
      Then Newt stands on a5

    Scenario: North's creature shifts one square from beside an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | North | b7     | shift |
        | Rat      | South | a7     |       |
      And North has activated Newt
      When North tries to move Newt along c7 and d7
      Then it is refused under dungeon_command.special.shift_start_adjacent

  @dungeon_command.special.slide_enemies
  Rule: A sliding creature may pass squares with enemies, and becoming adjacent to an enemy does not end the slide.
    Scenario: a creature slides through an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | c3     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And South has activated Wolf
      When South uses Push with Wolf on Rat moving Rat along c3, c4
      Then Rat stands on c4

    Scenario: a slide goes on beside enemies
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | b5     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 4 |
      And North has activated Wolf
      When North uses Push with Wolf on Rat moving Rat along c6, c5, c4, c3
      Then Rat stands on c3

    Scenario: a slide goes on behind two enemies at no further cost
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a2     |
        | Owl      | South | a3     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 4 |
      And South has activated Wolf
      When South uses Push with Wolf on Rat moving Rat along a2, a3, a4 and a5
      Then Rat stands on a5

    Scenario: a slide does not end on an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a2     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 4 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along a2
      Then it is refused under dungeon_command.move.no_shared_end

  @dungeon_command.special.slide_distance
  Rule: A slide goes up to the stated number of squares, also if it begins adjacent to an enemy.
    Scenario: a slide goes as far as the card says
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | b2     |       |
        | Rat      | North | c2     | 1     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And South has activated Wolf
      When South uses Push with Wolf on Rat moving Rat along d2, e2, f2
      Then Rat stands on f2

    Scenario: a slide goes no further than the card says
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And North has activated Wolf
      When North tries to use Push with Wolf on Rat moving Rat along d7, e7, f7, g7
      Then it is refused under dungeon_command.special.slide_distance

    Scenario: a slide may be shorter
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And North has activated Wolf
      When North uses Push with Wolf on Rat moving Rat along d7
      Then Rat stands on d7

    Scenario: a slide may go around a corner of its way
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South uses Push with Wolf on Rat moving Rat along b2 and a3
      Then Rat stands on a3

    Scenario: a slide may come back to where it began nearby
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South uses Push with Wolf on Rat moving Rat along a2 and b1
      Then Rat stands on b1

  @dungeon_command.ruling.stated_squares
  Rule: Any move of a stated number of squares, flying and burrowing among them, goes that far also if it begins adjacent to an enemy.
    Scenario: a flight of three squares from an enemy's side goes three squares
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card | level | action | effect             |
        | Leap | 1     | minor  | use: fly this by 3 |
      And South has activated Wolf
      When South uses Leap with Wolf moving Wolf along c3, c4 and c5
      Then Wolf stands on c5

    Scenario: a burrowing of three squares from an enemy's side goes three squares
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b6     |
      And North's order hand is
        | card | level | action | effect                |
        | Dig  | 1     | minor  | use: burrow this by 3 |
      And North has activated Wolf
      When North uses Dig with Wolf moving Wolf along b6, b5 and b4
      Then Wolf stands on b4

    Scenario: a normal move of two squares from an enemy's side goes two squares
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | level | action | effect              |
        | March | 1     | minor  | use: move this by 2 |
      And South has activated Wolf
      When South uses March with Wolf moving Wolf along b1 and c1
      Then Wolf stands on c1

    Scenario: a flight by the speed is reduced beside an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b6     |
      And North's order hand is
        | card | level | action | effect        |
        | Leap | 1     | minor  | use: fly this |
      And North has activated Wolf
      When North tries to use Leap with Wolf moving Wolf along b8 and c8
      Then it is refused under dungeon_command.special.fly_start_adjacent

    Scenario: a stated number may be more than the speed
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 1     |
        | Rat      | North | h8     |       |
      And South's order hand is
        | card | action | effect               |
        | Dash | minor  | use: shift this by 3 |
      And South has activated Wolf
      When South uses Dash with Wolf moving Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a shift of a stated number beside an enemy goes its whole way
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | b1     |
      And South's order hand is
        | card | action | effect               |
        | Dash | minor  | use: shift this by 3 |
      And South has activated Wolf
      When South uses Dash with Wolf moving Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a slide beside an enemy goes its whole way
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | a7     |
      And North's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 3 |
      And North has activated Wolf
      When North uses Push with Wolf on Rat moving Rat along a6, a5 and a4
      Then Rat stands on a4

  @dungeon_command.ruling.last_square_pays
  Rule: Flying and burrowing creatures pay the extra cost of the square where the move ends, and of no other.
    Scenario: a flyer with speed 2 does not land two squares away on difficult terrain
      Given a3 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | fly   |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.special.fly_terrain

    Scenario: a burrower with speed 2 does not come up two squares away on an obstacle
      Given it is North's activate phase
      And a6 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves  |
        | Wolf     | North | a8     | 2     | burrow |
        | Rat      | South | h1     |       |        |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.special.burrow_terrain

    Scenario: a flyer pays for the last of two costly squares only
      Given a2 and a3 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 3     | fly   |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: a burrower pays for the last of two costly squares only
      Given it is North's activate phase
      And a7 and a6 are obstacles
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves  |
        | Wolf     | North | a8     | 3     | burrow |
        | Rat      | South | h1     |       |        |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: a flyer with speed 2 does not land two squares away on an obstacle
      Given it is North's activate phase
      And a6 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | North | a8     | 2     | fly   |
        | Rat      | South | h1     |       |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.special.fly_terrain

    Scenario: each costly square is out of reach for a flight of the whole speed
      Given b1 is difficult terrain
      And b2 is hazardous terrain
      And a2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 1     | fly   |
        | Rat      | North | h8     |       |       |
      When South activates Wolf
      Then Wolf can reach nothing

    Scenario: each costly square is out of reach for a burrowing of the whole speed
      Given it is North's activate phase
      And g8 is difficult terrain
      And g7 is hazardous terrain
      And h7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves  |
        | Wolf     | North | h8     | 1     | burrow |
        | Rat      | South | a1     |       |        |
      When North activates Wolf
      Then Wolf can reach nothing

  @dungeon_command.ruling.slides_pay
  Rule: A slide pays for costly squares out of its stated number, and walls bar it.
    Scenario: a slide of two squares does not cross difficult terrain
      Given d2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along d2, e2
      Then it is refused under dungeon_command.move.cost_difficult

    Scenario: a slide of three squares crosses difficult terrain
      Given it is North's activate phase
      And d7 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And North has activated Wolf
      When North uses Push with Wolf on Rat moving Rat along d7, e7
      Then Rat stands on e7

    Scenario: a slide of one square does not enter hazardous terrain
      Given d2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 1 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along d2
      Then it is refused under dungeon_command.move.cost_hazard

    Scenario: a slide does not pass a wall
      Given it is North's activate phase
      And d7, d6 and d8 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And North has activated Wolf
      When North tries to use Push with Wolf on Rat moving Rat along d7, e7
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a slide pays for an obstacle
      Given b1 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action | effect                   |
        | Push | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South tries to use Push with Wolf on Rat moving Rat along b1 and c1
      Then it is refused under dungeon_command.move.cost_obstacle
