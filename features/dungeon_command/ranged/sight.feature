Feature: Ranged attacks

  @dungeon_command.ranged.los
  Rule: A ranged attack needs line of sight to its target.
    Scenario: an open line lets an archer shoot
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | f7     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: a wall between hides the target
      Given it is North's activate phase
      And b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b2     |        |
      And North has activated Archer
      When North tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los
      And Archer can attack nobody at range

    Scenario: an order card's ranged attack needs line of sight, too
      Given b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b6     |        |
        | Bat      | North | e6     |        |
      And South's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +10 |
      And South has activated Archer
      When South tries to use Shot with Archer on Rat
      Then it is refused under dungeon_command.ranged.los
      And the use order answers open to South are exactly
        | card | targets |
        | Shot | Bat     |

    Scenario: walls hide outdoors, too
      Given the battlefield is outdoors
      And b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b6     |        |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los

    Scenario: an archer that flies sees no more than others
      Given b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged | moves |
        | Archer   | South | b2     | 20     | fly   |
        | Rat      | North | b6     |        |       |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los

    Scenario: sight goes both ways
      Given it is North's activate phase
      And c4 and d4 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | c6     | 20     |
        | Rat      | South | b2     | 20     |
        | Bat      | South | d2     |        |
      When North activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: whoever is seen sees
      Given c4 and d4 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | c6     |        |
        | Rat      | South | b2     | 20     |
        | Bat      | South | d2     |        |
      When South activates Rat
      Then Rat can attack exactly Archer and Bat at range

    Scenario: a power's ranged attack needs line of sight, too
      Given it is North's activate phase
      And b4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                            |
        | Archer   | North | b6     | 20     | standard power: ranged attack +10 |
        | Rat      | South | b2     |        |                                   |
        | Bat      | South | e2     |        |                                   |
      And North has activated Archer
      When North tries to use the power of Archer on Rat
      Then it is refused under dungeon_command.ranged.los
      And the use power answers open to North are exactly
        | card   | ability | targets |
        | Archer |         | Bat     |

    Scenario: South's power attacks nobody behind a wall at range
      Given the battlefield is 3 by 1 open squares
      And b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                        |
        | Archer   | South | a1     | 20     | 6     | standard power: ranged attack |
        | Rat      | North | c1     |        |       |                               |
      And South has activated Archer
      When South tries to use the first power of Archer on Rat
      Then it is refused under dungeon_command.ranged.los

    Scenario: two walls that meet hide a creature on the square between them
      Given b1 and a2 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | b2     |        |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los

    Scenario: nobody is attacked at range on the square behind two corners
      Given it is North's activate phase
      And g8 and h7 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | h8     | 20     |
        | Rat      | South | g7     |        |
      When North activates Archer
      Then Archer can attack nobody at range

  @dungeon_command.ranged.los_definition
  Rule: There is line of sight between two squares if some straight line from inside the one to inside the other touches no wall.
    Scenario: a wall between the centres leaves a line at its side
      Given c3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | c5     |        |
        | Bat      | North | d4     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: a knight's jump past a wall is seen
      Given it is North's activate phase
      And c5 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | c4     |        |
      When North activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: a long wall hides whoever stands behind its middle
      Given b4, c4 and d4 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | c3     | 20     |
        | Rat      | North | c5     |        |
        | Bat      | North | f5     |        |
      When South activates Archer
      Then Archer can attack exactly Bat at range

    Scenario: a gap of one square lets the line through
      Given a4, b4, d4 and e4 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | c2     | 20     |
        | Rat      | North | c7     |        |
        | Bat      | North | h7     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: diagonal neighbours at one wall see each other
      Given it is North's activate phase
      And c5 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b5     | 20     |
        | Rat      | South | c4     |        |
      When North activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: a line from the middle of a side counts like one from a corner
      Given a2, c1 and c3 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | d3     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

  @dungeon_command.ruling.sampled_sight
  Rule: The lines tried for line of sight run between 25 points of either square, which lie five by five at 1, 3, 5, 7 and 9 tenths of its sides; a line that touches only the edge or a corner of a wall touches the wall.
    Scenario: two walls that meet at a corner let nobody look between
      Given c3 and d4 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | c4     | 20     |
        | Rat      | North | d3     |        |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los

    Scenario: nine squares along a wall are too many
      Given the battlefield is 10 by 6 open squares
      And b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | j2     |        |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los
      And Archer can attack nobody at range

    Scenario: eight squares along a wall are not too many
      Given it is North's activate phase
      And the battlefield is 10 by 6 open squares
      And b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | a1     | 20     |
        | Rat      | South | i2     |        |
      And North has activated Archer
      When North attacks Rat at range
      Then Rat is about to take 20 damage

    Scenario: a line from the edge of a square is tried
      Given b1 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | d2     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: lines between the outermost points alone are too few
      Given it is North's activate phase
      And a2 and c2 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | a1     | 20     |
        | Rat      | South | d4     |        |
      When North activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: lines from three points along a side are too few
      Given b1 and b3 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | f6     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: the points lie at odd tenths
      Given a2 and a3 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | b5     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: a line that touches the corners of two walls far from each other is not free
      Given it is North's activate phase
      And a2 and c6 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | d8     | 20     |
        | Rat      | South | a1     |        |
      And North has activated Archer
      When North tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los
      And Archer can attack nobody at range

    Scenario: lines between other tenths of two squares are not tried
      Given the battlefield is 10 by 8 open squares
      And c2 and e5 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | a1     | 20     | 9     |
        | Rat      | North | j8     |        |       |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.los
      And Archer can attack nobody at range

    Scenario: lines from every point of one square to every point of the other are tried
      Given e4 and e6 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | a1     | 20     |
        | Rat      | North | f6     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then Rat is about to take 20 damage

    Scenario: lines are tried from every point of the attacker's square
      Given it is North's activate phase
      And e4 and e6 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | f6     | 20     |
        | Wolf     | South | a1     |        |
      And North has activated Archer
      When North attacks Wolf at range
      Then Wolf is about to take 20 damage
