Feature: Ranged attacks

  @dungeon_command.ranged.range
  Rule: A ranged attack needs a printed ranged value and a target at most as many squares away as its range.
    Scenario: a target just within range is hit
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 4     |
        | Rat      | North | b6     |        |       |
      And South has activated Archer
      And South has attacked Rat at range
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: a target one square beyond the range is out of reach
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | North | b7     | 20     | 4     |
        | Rat      | South | b2     |        |       |
      And North has activated Archer
      When North tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.range
      And Archer can attack nobody at range

    Scenario: diagonal squares count as one each
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 3     |
        | Ant      | North | e5     |        |       |
        | Bat      | North | f2     |        |       |
        | Cat      | North | e3     |        |       |
        | Dog      | North | f6     |        |       |
        | Elk      | North | b5     |        |       |
        | Fox      | North | d6     |        |       |
      When South activates Archer
      Then Archer can attack exactly Ant, Cat and Elk at range

    Scenario: squares across a row count as those along a column
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | North | e5     | 20     | 2     |
        | Ant      | South | c5     |        |       |
        | Bat      | South | g5     |        |       |
        | Cat      | South | b5     |        |       |
        | Dog      | South | h5     |        |       |
        | Elk      | South | e3     |        |       |
        | Fox      | South | e2     |        |       |
      When North activates Archer
      Then Archer can attack exactly Ant, Bat and Elk at range

    Scenario: a creature without a ranged value does not shoot
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b4     |
      And South has activated Wolf
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.range
      And Wolf can attack nobody at range

    Scenario: the target's range is not the attacker's
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 3     |
        | Rat      | North | b6     | 20     | 8     |
      And South has activated Archer
      When South tries to attack Rat at range
      Then it is refused under dungeon_command.ranged.range

    Scenario: walls beside the line do not lengthen the way
      Given it is North's activate phase
      And c5, d5, f5 and g5 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | North | e7     | 20     | 4     |
        | Rat      | South | d3     |        |       |
      When North activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: expensive squares between do not lengthen the way
      Given b3 and b4 are difficult terrain
      And b5 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 4     |
        | Rat      | North | b6     |        |       |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: a card text lengthens the range
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                    |
        | Archer   | South | b2     | 20     | 3     | constant: range +2 to own |
        | Rat      | North | b7     |        |       |                           |
        | Bat      | North | b8     |        |       |                           |
      When South activates Archer
      Then Archer can attack exactly Rat at range

    Scenario: an order card's ranged attack has the creature's range
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | North | b7     | 20     | 4     |
        | Rat      | South | b2     |        |       |
        | Bat      | South | d3     |        |       |
      And North's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +10 |
      And North has activated Archer
      When North tries to use Shot with Archer on Rat
      Then it is refused under dungeon_command.ranged.range
      And the use order answers open to North are exactly
        | card | targets |
        | Shot | Bat     |

    Scenario: a power's ranged attack has the creature's range
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                            |
        | Archer   | South | b2     | 20     | 4     | standard power: ranged attack +10 |
        | Rat      | North | b7     |        |       |                                   |
        | Bat      | North | d6     |        |       |                                   |
      And South has activated Archer
      When South tries to use the power of Archer on Rat
      Then it is refused under dungeon_command.ranged.range
      And the use power answers open to South are exactly
        | card   | ability | targets |
        | Archer |         | Bat     |

    Scenario: an order card gives nobody a ranged attack who has none
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b4     |
      And South's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +10 |
      And South has activated Wolf
      When South tries to use Shot with Wolf on Rat
      Then it is refused under dungeon_command.ranged.range
      And no use order answer is open to South

    Scenario: an archer comes within range by its move
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 3     |
        | Rat      | North | b7     |        |       |
      And South has activated Archer
      And South has moved Archer along b3 and b4
      And South has attacked Rat at range
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: North's power attacks nobody beyond the range
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                        |
        | Archer   | North | a8     | 20     | 2     | standard power: ranged attack |
        | Rat      | South | a5     |        |       |                               |
      And North has activated Archer
      When North tries to use the first power of Archer on Rat
      Then it is refused under dungeon_command.ranged.range

    Scenario Outline: a creature on <terrain> attacks at range
      Given b2 is <terrain>
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then Rat is about to take 20 damage

      Examples:
        | terrain           |
        | difficult terrain |
        | hazardous terrain |
        | an obstacle       |

  @dungeon_command.ruling.ranged_adjacent
  Rule: A ranged attack may be made on an adjacent target.
    Scenario: an adjacent enemy is shot
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Archer   | South | b2     | 10    | 30     |
        | Rat      | North | b3     |       |        |
      And South has activated Archer
      And South has attacked Rat at range
      When North lets Rat take the damage
      Then Rat has 30 damage

    Scenario: a diagonal neighbour is shot
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged | range |
        | Archer   | North | b6     | none  | 30     | 1     |
        | Rat      | South | c5     |       |        |       |
      And North has activated Archer
      And North has attacked Rat at range
      When South lets Rat take the damage
      Then Rat has 30 damage

    Scenario: an adjacent target has cover only on an obstacle
      Given b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 30     |
        | Rat      | North | b3     |        |
      And South has activated Archer
      And South has attacked Rat at range
      When North lets Rat dodge
      Then Rat has 0 damage

    Scenario: an archer beside an enemy may shoot at another
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 30     |
        | Rat      | South | b5     |        |
        | Bat      | South | b2     |        |
        | Owl      | North | c6     |        |
      When North activates Archer
      Then Archer can attack exactly Rat, Bat and Owl at range

    Scenario: a neighbour behind the corner of a wall is shot and not struck
      Given c3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b3     | 30     |
        | Rat      | North | c2     |        |
      When South activates Archer
      Then Archer can attack exactly Rat at range
      And Archer can attack nobody in melee

  @dungeon_command.ranged.creatures_transparent
  Rule: Creatures, obstacles and other terrain on the way neither block line of sight nor give cover; only an obstacle on the target's own square gives cover.
    Scenario: an enemy on the way is shot past
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Bat      | North | b4     |        |
        | Rat      | North | b6     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then North is asked for cower or take about Rat

    Scenario: a row of friends on the way is shot past
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Ant      | North | a4     |        |
        | Bat      | North | b4     |        |
        | Cat      | North | c4     |        |
        | Rat      | South | b2     |        |
      And North has activated Archer
      When North attacks Rat at range
      Then South is asked for cower or take about Rat

    Scenario: a row of obstacles on the way is shot past
      Given a4, b4 and c4 are obstacles
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b6     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then North is asked for cower or take about Rat

    Scenario: a row of difficult terrain on the way is shot past
      Given it is North's activate phase
      And a4, b4 and c4 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b2     |        |
      And North has activated Archer
      When North attacks Rat at range
      Then South is asked for cower or take about Rat

    Scenario: a row of hazardous terrain on the way is shot past
      Given a4, b4 and c4 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b6     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then North is asked for cower or take about Rat

    Scenario: an obstacle beside the target gives no cover
      Given a4, b4 and c4 are obstacles
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b2     | 20     |                             |
        | Rat      | North | b5     |        | answer to attack: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit
      And no dodge answer is open to North

    Scenario: a creature before the target gives no cover
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | North | b6     | 20     |                             |
        | Bat      | South | b4     |        |                             |
        | Rat      | South | b3     |        | answer to attack: morale +1 |
      And North has activated Archer
      And North has attacked Rat at range
      When South tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit
      And no dodge answer is open to South

    Scenario: walls beside the target give no cover
      Given a5, c5 and c4 are walls
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b2     | 20     |                             |
        | Rat      | North | b5     |        | answer to attack: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit

    Scenario: an obstacle under the target gives cover among other creatures
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Bat      | North | b4     |        |
        | Rat      | North | b5     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then the dodge answers open to North are exactly
        | creature |
        | Rat      |

    Scenario: an obstacle under the archer gives its target no cover
      Given b6 is an obstacle
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
      And North has activated Archer
      When North attacks Rat at range
      Then South is asked for cower or take about Rat
