Feature: Special moves

  Some creatures fly, burrow or shift, and cards make creatures slide. Each way has its own freedom, and its own price.

  @dungeon_command.special.fly_terrain
  Rule: A flying creature is not affected by the terrain that it passes, but by that of the square where its move ends.
    Scenario: flying over difficult terrain costs nothing extra
      Given a2 and b2 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | fly   |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: flying over an obstacle costs nothing extra
      Given it is North's activate phase
      And a7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | North | a8     | 2     | fly   |
        | Rat      | South | h1     |       |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: flying over hazardous terrain neither costs nor burns
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | fly   |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3
      And Wolf has 0 damage

    Scenario: landing on difficult terrain costs one square more
      Given a3 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | a1     | 2     | fly   |
        | Rat      | North | h8     |       |       |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.special.fly_terrain
      And Wolf cannot reach a3

    Scenario: landing on an obstacle with speed enough gives cover
      Given it is North's activate phase
      And a6 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | North | a8     | 3     | fly   |
        | Rat      | South | h1     |       |       |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: the hazardous square where a flight ends burns
      Given a3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves | speed |
        | Crow     | South | a1     | fly   | 3     |
        | Rat      | North | h8     |       |       |
      And South has activated Crow
      When South moves Crow along a2 and a3
      Then Crow is about to take 10 damage

    Scenario: the speed left is too little for a hazardous square where a flight would end
      Given it is North's activate phase
      And a6 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves | speed |
        | Crow     | North | a8     | fly   | 2     |
        | Rat      | South | h1     |       |       |
      And North has activated Crow
      When North tries to move Crow along a7 and a6
      Then it is refused under dungeon_command.special.fly_terrain

  @dungeon_command.special.fly_outdoor_walls
  Rule: A flying creature may pass walls outdoors, but not in a dungeon.
    Scenario: outdoors a flyer crosses a wall
      Given the battlefield is outdoors
      And a2, b2 and c2 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: in a dungeon a flyer does not cross a wall
      Given it is North's activate phase
      And a7, b7 and c7 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | fly   |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.special.fly_outdoor_walls
      And Wolf cannot reach a6

    Scenario: walls outdoors cost a flyer nothing extra
      Given it is North's activate phase
      And the battlefield is outdoors
      And a7 and a6 are walls
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | North | a8     | 3     | fly   |
        | Rat      | South | h1     |       |       |
      And North has activated Wolf
      When North moves Wolf along a7, a6 and a5
      Then Wolf stands on a5

    Scenario: a walking creature passes no wall outdoors
      Given the battlefield is outdoors
      And a2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a wall farther along a flight bars it in a dungeon, too
      Given a3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Crow     | South | a1     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Crow
      When South tries to move Crow along a2, a3 and a4
      Then it is refused under dungeon_command.special.fly_outdoor_walls

  @dungeon_command.special.fly_no_wall_end
  Rule: Flying cannot end on a wall.
    Scenario: nobody lands on a wall
      Given the battlefield is outdoors
      And a2 and b2 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.special.fly_no_wall_end
      And Wolf cannot reach a2 and b2

    Scenario: nobody lands on a wall after a longer flight
      Given it is North's activate phase
      And the battlefield is outdoors
      And a6 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | fly   |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North tries to move Wolf along a7 and a6
      Then it is refused under dungeon_command.special.fly_no_wall_end

    Scenario: flying may end directly behind a wall
      Given the battlefield is outdoors
      And a2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Crow     | South | a1     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Crow
      When South moves Crow along a2 and a3
      Then Crow stands on a3

  @dungeon_command.special.fly_enemy_squares
  Rule: A flying creature may pass squares with enemies, and becoming adjacent to an enemy does not end its move.
    Scenario: a flyer passes over an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | fly   |
        | Rat      | North | a3     |       |
      And South has activated Wolf
      When South moves Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a flyer passes between enemies
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b8     | fly   |
        | Rat      | South | a5     |       |
        | Bat      | South | c5     |       |
      And North has activated Wolf
      When North moves Wolf along b7, b6, b5, b4 and b3
      Then Wolf stands on b3

    Scenario: an effect lets a walker fly over an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | a3     |
      And South's order hand is
        | card | level | action | effect             |
        | Leap | 1     | minor  | use: fly this by 3 |
      And South has activated Wolf
      When South uses Leap with Wolf moving Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a creature flies on behind an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves | speed |
        | Crow     | North | a8     | fly   | 5     |
        | Rat      | South | a6     |       |       |
        | Bat      | South | a5     |       |       |
      And North has activated Crow
      When North moves Crow along a7, a6, a5, a4 and a3
      Then Crow stands on a3

    Scenario: flying does not end on an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Crow     | South | a1     | fly   |
        | Rat      | North | a3     |       |
      And South has activated Crow
      When South tries to move Crow along a2 and a3
      Then it is refused under dungeon_command.move.no_shared_end

  @dungeon_command.special.fly_start_adjacent
  Rule: A flying creature that begins its move adjacent to an enemy has speed 1.
    Scenario: a flyer beside an enemy flies one square
      Given these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | b2     | fly   |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.special.fly_start_adjacent
      And Wolf can reach exactly a1, b1, c1, a2, c2, a3 and c3

    Scenario: a flyer beside an enemy cannot cross that enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b7     | fly   |
        | Rat      | South | b6     |       |
      And North has activated Wolf
      When North tries to move Wolf along b6 and b5
      Then it is refused under dungeon_command.special.fly_start_adjacent

    Scenario: a flyer away from enemies has its whole speed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b7     | fly   |
        | Rat      | South | b5     |       |
      And North has activated Wolf
      When North moves Wolf along b6, b5 and b4
      Then Wolf stands on b4

    Scenario: a tapped enemy at a corner slows a flying creature, too
      Given these creatures are on the battlefield
        | creature | side  | square | moves | tapped |
        | Crow     | South | b2     | fly   |        |
        | Rat      | North | a3     |       | yes    |
      And South has activated Crow
      When South tries to move Crow along c2 and d2
      Then it is refused under dungeon_command.special.fly_start_adjacent

  @dungeon_command.special.burrow_terrain
  Rule: A burrowing creature is not affected by the terrain that it passes, but by that of the square where its move ends.
    Scenario: burrowing under difficult terrain costs nothing extra
      Given a2 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves  |
        | Wolf     | South | a1     | 2     | burrow |
        | Rat      | North | h8     |       |        |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: burrowing under hazardous terrain and obstacles costs nothing extra
      Given it is North's activate phase
      And a7 is hazardous terrain
      And a6 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves  |
        | Wolf     | North | a8     | 3     | burrow |
        | Rat      | South | h1     |       |        |
      And North has activated Wolf
      When North moves Wolf along a7, a6 and a5
      Then Wolf stands on a5
      And Wolf has 0 damage

    Scenario: coming up on difficult terrain costs one square more
      Given a3 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves  |
        | Wolf     | South | a1     | 2     | burrow |
        | Rat      | North | h8     |       |        |
      And South has activated Wolf
      When South tries to move Wolf along a2 and a3
      Then it is refused under dungeon_command.special.burrow_terrain
      And Wolf cannot reach a3

    Scenario: the hazardous square where burrowing ends is paid for and burns
      Given a3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves  | speed |
        | Mole     | South | a1     | burrow | 3     |
        | Rat      | North | h8     |        |       |
      And South has activated Mole
      When South moves Mole along a2 and a3
      Then Mole is about to take 10 damage

    Scenario: the speed left is too little for a hazardous square where burrowing would end
      Given a3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves  | speed |
        | Mole     | South | a1     | burrow | 2     |
        | Rat      | North | h8     |        |       |
      And South has activated Mole
      When South tries to move Mole along a2 and a3
      Then it is refused under dungeon_command.special.burrow_terrain

  @dungeon_command.special.burrow_walls
  Rule: A burrowing creature may pass any wall, but its move cannot end in one.
    Scenario: a burrower passes a wall in a dungeon
      Given a2, b2 and c2 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | a1     | burrow |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South moves Wolf along a2 and a3
      Then Wolf stands on a3

    Scenario: a burrower passes a wall outdoors
      Given it is North's activate phase
      And the battlefield is outdoors
      And a7, b7 and c7 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | North | a8     | burrow |
        | Rat      | South | h1     |        |
      And North has activated Wolf
      When North moves Wolf along a7 and a6
      Then Wolf stands on a6

    Scenario: a burrower does not stay in a wall
      Given a2, b2 and c2 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | a1     | burrow |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South tries to move Wolf along a2
      Then it is refused under dungeon_command.special.burrow_walls
      And Wolf cannot reach a2 and b2

    Scenario: two walls are passed at no further cost
      Given a2 and a3 are walls
      And these creatures are on the battlefield
        | creature | side  | square | moves  | speed |
        | Mole     | South | a1     | burrow | 3     |
        | Rat      | North | h8     |        |       |
      And South has activated Mole
      When South moves Mole along a2, a3 and a4
      Then Mole stands on a4

    Scenario: a longer burrowing does not end in a wall either
      Given a3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Mole     | South | a1     | burrow |
        | Rat      | North | h8     |        |
      And South has activated Mole
      When South tries to move Mole along a2 and a3
      Then it is refused under dungeon_command.special.burrow_walls

    Scenario: North's creature does not burrow into a wall to stay there
      Given it is North's activate phase
      And a7 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Mole     | North | a8     | burrow |
        | Rat      | South | h1     |        |
      And North has activated Mole
      When North tries to move Mole along a7
      Then it is refused under dungeon_command.special.burrow_walls

  @dungeon_command.special.burrow_enemies
  Rule: A burrowing creature may pass squares with enemies, and becoming adjacent to an enemy does not end its move.
    Scenario: a burrower passes under an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | a1     | burrow |
        | Rat      | North | a3     |        |
      And South has activated Wolf
      When South moves Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: a burrower passes between enemies
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | North | b8     | burrow |
        | Rat      | South | a5     |        |
        | Bat      | South | c5     |        |
      And North has activated Wolf
      When North moves Wolf along b7, b6, b5, b4 and b3
      Then Wolf stands on b3

    Scenario: two squares with enemies are passed at no further cost
      Given these creatures are on the battlefield
        | creature | side  | square | moves  | speed |
        | Mole     | South | a1     | burrow | 5     |
        | Rat      | North | a3     |        |       |
        | Bat      | North | a4     |        |       |
      And South has activated Mole
      When South moves Mole along a2, a3, a4, a5 and a6
      Then Mole stands on a6

    Scenario: burrowing does not end on an enemy
      Given these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Mole     | South | a1     | burrow |
        | Rat      | North | a3     |        |
      And South has activated Mole
      When South tries to move Mole along a2 and a3
      Then it is refused under dungeon_command.move.no_shared_end

  @dungeon_command.special.burrow_start_adjacent
  Rule: A creature that burrows by its speed has speed 1 if it begins its move adjacent to an enemy.
    Scenario: a burrower beside an enemy goes one square
      Given these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | b2     | burrow |
        | Rat      | North | b3     |        |
      And South has activated Wolf
      When South tries to move Wolf along b1 and c1
      Then it is refused under dungeon_command.special.burrow_start_adjacent
      And Wolf can reach exactly a1, b1, c1, a2, c2, a3 and c3

    Scenario: a burrower away from enemies has its whole speed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | North | b7     | burrow |
        | Rat      | South | b5     |        |
      And North has activated Wolf
      When North moves Wolf along b6, b5 and b4
      Then Wolf stands on b4

    Scenario: a tapped enemy at a corner slows a burrowing creature, too
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | moves  | tapped |
        | Mole     | North | b5     | burrow |        |
        | Rat      | South | a4     |        | yes    |
      And North has activated Mole
      When North tries to move Mole along b6 and b7
      Then it is refused under dungeon_command.special.burrow_start_adjacent
