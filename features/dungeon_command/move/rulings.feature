Feature: Moving

  @dungeon_command.ruling.adjacency
  Rule: A square is adjacent to the eight around it, for moving, melee and stopping alike; two squares that touch diagonally are not adjacent if a wall stands on either square between them.
    Scenario: a diagonal step beside an enemy ends the move
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | d4     |
      And South has activated Wolf
      When South tries to move Wolf along c3 and c2
      Then it is refused under dungeon_command.zoc.stop

    Scenario: the corner of a wall keeps the enemy from stopping the move
      Given it is North's activate phase
      And d6 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | d5     |
      And North has activated Wolf
      When North moves Wolf along c6 and b5
      Then Wolf stands on b5

    Scenario: the corner of a wall keeps melee apart
      Given d3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d4     |
      When South activates Wolf
      Then Wolf can attack nobody in melee

    Scenario: an obstacle at a corner changes nothing
      Given b1 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | b2     |
      When South activates Wolf
      Then Wolf can attack exactly Rat in melee

    Scenario: a creature is not adjacent to itself
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | action | effect                                   |
        | Balm | minor  | use: heal an own creature adjacent by 10 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Balm | Owl     |

  @dungeon_command.ruling.corners
  Rule: Corners bind only the moves of creatures that could not enter the walls there; for melee and stopping they hold for every creature.
    Scenario: a burrower passes the corner of a wall
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | b2     | burrow |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South moves Wolf along c3
      Then Wolf stands on c3

    Scenario: a flyer passes the corner of a wall outdoors
      Given it is North's activate phase
      And the battlefield is outdoors
      And b6 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b7     | fly   |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      When North moves Wolf along c6
      Then Wolf stands on c6

    Scenario: a flyer does not pass the corner of a wall in a dungeon
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | b2     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South tries to move Wolf along c3
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a slide does not pass the corner of a wall
      Given it is North's activate phase
      And c6 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | h7     |
        | Rat      | South | b6     |
      And North's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 2 |
      And North has activated Wolf
      When North tries to use Push with Wolf on Rat moving Rat along c5
      Then it is refused under dungeon_command.move.no_corner_cut

    Scenario: a burrower in melee is bound by the corner
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | c3     | burrow |
        | Rat      | North | d4     |        |
      And South has activated Wolf
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: a burrower around the corner does not stop a walker
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | c1     |        |
        | Rat      | North | d4     | burrow |
      And South has activated Wolf
      When South moves Wolf along c2, c3 and b2
      Then Wolf stands on b2

  @dungeon_command.ruling.distance
  Rule: The distance between two squares is the greater of the columns and the rows between them; walls do not matter.
    Scenario: diagonal squares count as one each
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | d4     |
        | Bat      | North | e4     |
      And South's order hand is
        | card | level | action | effect                              |
        | Bolt | 1     | minor  | use: 10 damage to an enemy within 3 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Rat     |

    Scenario: the greater of the two counts
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | b4     |
        | Bat      | South | b3     |
      And North's order hand is
        | card | level | action | effect                              |
        | Bolt | 1     | minor  | use: 10 damage to an enemy within 4 |
      When North activates Wolf
      Then the use order answers open to North are exactly
        | card | targets |
        | Bolt | Rat     |

    Scenario: walls between do not lengthen the distance
      Given b1, b2, b3 and b4 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | c1     |
      And South's order hand is
        | card | level | action | effect                              |
        | Bolt | 1     | minor  | use: 10 damage to an enemy within 2 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Rat     |

    Scenario: difficult terrain between does not lengthen the distance
      Given b1 and c1 are difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | d1     |
      And South's order hand is
        | card | level | action | effect                              |
        | Bolt | 1     | minor  | use: 10 damage to an enemy within 3 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Rat     |

  @dungeon_command.ruling.one_square
  Rule: Every creature occupies one square.
    Scenario: a creature of the highest level bars one square only
      Given these creatures are on the battlefield
        | creature | side  | square | level | hp |
        | Wolf     | South | a1     |       |    |
        | Giant    | South | a2     | 9     | 90 |
        | Rat      | North | h8     |       |    |
      And South has activated Wolf
      When South moves Wolf along b2
      Then Wolf stands on b2

    Scenario: two creatures cannot begin on one square
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a1     |
        | Rat      | North | h8     |
      When the position is put on the table
      Then it is turned down

    Scenario: two creatures begin side by side
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a2     |
        | Rat      | North | b1     |
      When the position is put on the table
      Then it is accepted

    Scenario: a creature of the highest level fits between others
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Giant    | South | a1     | 9     |
        | Owl      | South | a3     |       |
        | Hen      | South | b3     |       |
        | Rat      | North | h8     |       |
      And South has activated Giant
      When South moves Giant along b2
      Then Giant stands on b2

    Scenario: an enemy of the highest level bars its own square only
      Given these creatures are on the battlefield
        | creature | side  | square | level | effect                        |
        | Wolf     | South | a1     |       | constant: unstoppable to this |
        | Giant    | North | c2     | 9     |                               |
      And South has activated Wolf
      When South moves Wolf along b1
      Then Wolf stands on b1

  @dungeon_command.ruling.barred_on_the_way
  Rule: If what happens on the way brings an enemy beside the creature where it would have to stop, or bars the next square, the move ends there, also on a friend's square; it ends, too, when the creature is put elsewhere or destroyed.
    Scenario: an enemy that comes beside the creature ends its move
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Wolf     | South | a1     |                                          |
        | Rat      | North | d4     | answer to hazard on any: shift this by 1 |
      And South has activated Wolf
      And South has moved Wolf along b2 and b3
      And North has reacted with Rat by Rat moving Rat along c3
      When South lets Wolf take the damage
      Then Wolf stands on b2
      And no move answer is open to South

    Scenario: an enemy that stays away does not end the move
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Wolf     | South | a1     |                                          |
        | Rat      | North | e4     | answer to hazard on any: shift this by 1 |
      And South has activated Wolf
      And South has moved Wolf along b2 and b3
      And North has reacted with Rat by Rat moving Rat along e5
      When South lets Wolf take the damage
      Then Wolf stands on b3

    Scenario: a creature that has come into the way ends the move
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves | effect                                   |
        | Wolf     | North | a8     | shift |                                          |
        | Rat      | South | d5     |       | answer to hazard on any: shift this by 1 |
      And North has activated Wolf
      And North has moved Wolf along b7, c6 and c5
      And South has reacted with Rat by Rat moving Rat along c6
      When North lets Wolf take the damage
      Then Wolf stands on b7
      And Rat stands on c6

    Scenario: a creature destroyed on the way moves no further
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | a1     | 10 |
        | Owl      | South | h1     |    |
        | Rat      | North | h8     |    |
      And South has activated Wolf
      And South has moved Wolf along b2 and b3
      When South lets Wolf take the damage
      Then Wolf is destroyed
      And South is asked for an activation

    Scenario: a creature that has to stop on a friend stays there
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Wolf     | North | a8     |                                          |
        | Owl      | North | b7     |                                          |
        | Rat      | South | d5     | answer to hazard on any: shift this by 1 |
      And North has activated Wolf
      And North has moved Wolf along b7 and b6
      And South has reacted with Rat by Rat moving Rat along c6
      When North lets Wolf take the damage
      Then Wolf stands on b7
      And Owl stands on b7

    Scenario: a friend that has been moved into the way is passed
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | c2     |
        | Rat      | North | h8     |
      And North's order hand is
        | card | action    | effect                                       |
        | Tug  | immediate | answer to hazard on any: slide an enemy by 1 |
      And South has activated Wolf
      And South has moved Wolf along b1, c1 and d1
      And North has reacted with Tug by Rat on Owl moving Owl along c1
      When South lets Wolf take the damage
      Then Wolf stands on d1

    Scenario: an enemy that comes beside a shifting creature does not end its move
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Newt     | South | a1     | shift |
        | Rat      | North | c4     |       |
      And North's order hand is
        | card | action    | effect                                   |
        | Dash | immediate | answer to hazard on any: shift this by 2 |
      And South has activated Newt
      And South has moved Newt along b1, c1 and d1
      And North has reacted with Dash by Rat moving Rat along c3 and c2
      When South lets Newt take the damage
      Then Newt stands on d1

    Scenario: a creature that is put elsewhere on its way goes no further
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And North's order hand is
        | card | action    | effect                                       |
        | Tug  | immediate | answer to hazard on any: slide an enemy by 1 |
      And South has activated Wolf
      And South has moved Wolf along b1, c1 and d1
      And North has reacted with Tug by Rat on Wolf moving Wolf along c2
      When South lets Wolf take the damage
      Then Wolf stands on c2
