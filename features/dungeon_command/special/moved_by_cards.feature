Feature: Special moves

  @dungeon_command.ruling.moved_by_a_card
  Rule: A card moves only the creatures that its text names, each as far as the text says at most. The card's player chooses the paths; the enemies on the way are those of the creature moved.
    Scenario: the card's player chooses where an enemy goes
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat moving Rat along c3, c4
      Then Rat stands on c4
      And South is asked for an action about Wolf

    Scenario: a card moves nobody but whom its text names
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | h8     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And North has activated Wolf
      When North tries to use Lure with Wolf on Rat moving Owl along h7
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: the one that is named last must be named by the text, too
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | h1     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South tries to use Lure with Wolf on Rat moving Rat along c3 and Owl along h2
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: the one that is named first must be named by the text, too
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | h1     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South tries to use Lure with Wolf on Rat moving Owl along h2 and Rat along c3
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: a creature that may be moved may be left where it is
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And North has activated Wolf
      When North uses Lure with Wolf on Rat
      Then Rat stands on c7

    Scenario: the friends of a moved enemy let it pass
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | c2     |
        | Bat      | North | c3     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat moving Rat along c3, c4
      Then Rat stands on c4

    Scenario: the card's player's creatures bar the way of a moved enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | h8     |
        | Owl      | North | c6     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And North has activated Wolf
      When North tries to use Lure with Wolf on Rat moving Rat along c6, c5
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: two creatures move one after the other
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Elk      | South | b4     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect                                |
        | Drill | 1     | minor  | use: shift two of your creatures by 1 |
      And South has activated Wolf
      When South uses Drill with Wolf on Owl and Elk moving Elk along b5 and Owl along b4
      Then Elk stands on b5
      And Owl stands on b4

    Scenario: the first cannot move onto the second before that has left
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Elk      | South | b4     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect                                |
        | Drill | 1     | minor  | use: shift two of your creatures by 1 |
      And South has activated Wolf
      When South tries to use Drill with Wolf on Owl and Elk moving Owl along b4 and Elk along b5
      Then it is refused under dungeon_command.move.no_shared_end

    Scenario: the path of the second must be lawful, too
      Given it is North's activate phase
      And d7 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | b5     |
        | Elk      | North | d6     |
        | Rat      | South | h1     |
      And North's order hand is
        | card  | level | action | effect                                |
        | Drill | 1     | minor  | use: shift two of your creatures by 1 |
      And North has activated Wolf
      When North tries to use Drill with Wolf on Owl and Elk moving Owl along b4 and Elk along d7
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a card may move less far than it says
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | action | effect               |
        | Dash | minor  | use: shift this by 3 |
      And South has activated Wolf
      When South uses Dash with Wolf moving Wolf along a2
      Then Wolf stands on a2

    Scenario: an enemy that is walked by a card stops beside its own enemies only
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | a1     |
        | Bat      | North | b4     |
      And South's order hand is
        | card | action | effect                  |
        | Lure | minor  | use: move an enemy by 4 |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat moving Rat along a2, a3, a4 and a5
      Then Rat stands on a5

    Scenario Outline: an order card does not walk the last of two paths that is not lawful
      Given the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | South | h3      |       |
        | Owl      | South | a1      | 2     |
        | Hen      | South | e4      | 2     |
        | Fox      | South | f4      |       |
        | Rat      | North | <enemy> |       |
      And South's order hand is
        | card | action | effect      |
        | Song | minor  | use: <text> |
      And South has activated Wolf
      When South tries to use Song with Wolf on Owl and Hen moving Owl along a2 and Hen along <path>
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                             | side      | ground                  | enemy | path       | clause                        |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move two of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move two of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly two of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly two of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly two of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly two of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow two of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow two of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow two of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift two of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide two of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: an order card does not walk the first of two paths that is not lawful
      Given it is North's activate phase
      And the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | North | h3      |       |
        | Owl      | North | a1      | 2     |
        | Hen      | North | e4      | 2     |
        | Fox      | North | f4      |       |
        | Rat      | South | <enemy> |       |
      And North's order hand is
        | card | action | effect      |
        | Song | minor  | use: <text> |
      And North has activated Wolf
      When North tries to use Song with Wolf on Owl and Hen moving Hen along <path> and Owl along a2
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                             | side      | ground                  | enemy | path       | clause                        |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move two of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move two of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly two of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly two of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly two of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly two of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow two of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow two of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow two of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift two of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide two of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a power does not walk the last of two paths that is not lawful
      Given the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed | effect        |
        | Wolf     | South | h3      |       | power: <text> |
        | Owl      | South | a1      | 2     |               |
        | Hen      | South | e4      | 2     |               |
        | Fox      | South | f4      |       |               |
        | Rat      | North | <enemy> |       |               |
      And South has activated Wolf
      When South tries to use the first power of Wolf on Owl and Hen moving Owl along a2 and Hen along <path>
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                             | side      | ground                  | enemy | path       | clause                        |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move two of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move two of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly two of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly two of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly two of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly two of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow two of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow two of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow two of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift two of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide two of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a power does not walk the first of two paths that is not lawful
      Given it is North's activate phase
      And the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed | effect        |
        | Wolf     | North | h3      |       | power: <text> |
        | Owl      | North | a1      | 2     |               |
        | Hen      | North | e4      | 2     |               |
        | Fox      | North | f4      |       |               |
        | Rat      | South | <enemy> |       |               |
      And North has activated Wolf
      When North tries to use the first power of Wolf on Owl and Hen moving Hen along <path> and Owl along a2
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                             | side      | ground                  | enemy | path       | clause                        |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move two of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move two of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly two of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly two of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly two of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly two of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow two of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow two of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow two of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift two of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide two of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a reaction does not walk the last of two paths that is not lawful
      Given it is North's activate phase
      And the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | South | h3      |       |
        | Owl      | South | a1      | 2     |
        | Hen      | South | e4      | 2     |
        | Fox      | South | f4      |       |
        | Bat      | North | h2      |       |
        | Rat      | North | <enemy> |       |
      And South's order hand is
        | card | action    | effect                   |
        | Song | immediate | answer to attack: <text> |
      And North has activated Bat
      And North has attacked Wolf in melee
      When South tries to react with Song by Wolf on Owl and Hen moving Owl along a2 and Hen along <path>
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                             | side      | ground                  | enemy | path       | clause                        |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move two of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move two of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly two of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly two of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly two of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly two of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow two of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow two of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow two of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift two of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide two of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a reaction does not walk the first of two paths that is not lawful
      Given the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | North | h3      |       |
        | Owl      | North | a1      | 2     |
        | Hen      | North | e4      | 2     |
        | Fox      | North | f4      |       |
        | Bat      | South | h2      |       |
        | Rat      | South | <enemy> |       |
      And North's order hand is
        | card | action    | effect                   |
        | Song | immediate | answer to attack: <text> |
      And South has activated Bat
      And South has attacked Wolf in melee
      When North tries to react with Song by Wolf on Owl and Hen moving Hen along <path> and Owl along a2
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                             | side      | ground                  | enemy | path       | clause                        |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move two of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move two of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move two of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move two of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move two of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly two of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly two of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly two of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly two of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow two of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow two of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow two of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift two of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide two of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario: a power that moves its user moves nobody else
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | a1     | power: shift this by 2 |
        | Owl      | South | c1     |                        |
        | Rat      | North | h8     |                        |
      And South has activated Wolf
      When South tries to use the first power of Wolf moving Owl along c2
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: a power that moves its user moves nobody else after it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | North | a8     | power: shift this by 2 |
        | Owl      | North | c8     |                        |
        | Rat      | South | h1     |                        |
      And North has activated Wolf
      When North tries to use the first power of Wolf moving Wolf along a7 and Owl along c7
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: a power that moves its user moves nobody else before it
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | a1     | power: shift this by 2 |
        | Owl      | South | c1     |                        |
        | Rat      | North | h8     |                        |
      And South has activated Wolf
      When South tries to use the first power of Wolf moving Owl along c2 and Wolf along a2
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: a reaction that moves its user moves nobody else after it
      Given these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | South | a1     |                                   |
        | Rat      | North | a2     | answer to attack: shift this by 2 |
        | Bat      | North | h8     |                                   |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North tries to react with the first power of Rat by Rat moving Rat along a3 and Bat along h7
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: a reaction that moves its user moves nobody else before it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | North | a8     |                                   |
        | Rat      | South | a7     | answer to attack: shift this by 2 |
        | Bat      | South | h1     |                                   |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South tries to react with the first power of Rat by Rat moving Bat along h2 and Rat along a6
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario Outline: an order card does not walk the second of South's three paths if it is not lawful
      Given the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | South | h3      |       |
        | Owl      | South | a1      | 2     |
        | Hen      | South | e4      | 2     |
        | Ram      | South | h8      | 2     |
        | Fox      | South | f4      |       |
        | Rat      | North | <enemy> |       |
      And South's order hand is
        | card | action | effect      |
        | Song | minor  | use: <text> |
      And South has activated Wolf
      When South tries to use Song with Wolf on Owl, Hen and Ram moving Owl along a2, Hen along <path> and Ram along h7
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                               | side      | ground                  | enemy | path       | clause                        |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move three of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move three of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly three of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly three of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly three of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly three of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow three of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow three of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow three of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift three of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide three of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: an order card does not walk the second of North's three paths if it is not lawful
      Given it is North's activate phase
      And the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | North | h3      |       |
        | Owl      | North | a1      | 2     |
        | Hen      | North | e4      | 2     |
        | Ram      | North | h8      | 2     |
        | Fox      | North | f4      |       |
        | Rat      | South | <enemy> |       |
      And North's order hand is
        | card | action | effect      |
        | Song | minor  | use: <text> |
      And North has activated Wolf
      When North tries to use Song with Wolf on Owl, Hen and Ram moving Owl along a2, Hen along <path> and Ram along h7
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                               | side      | ground                  | enemy | path       | clause                        |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move three of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move three of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly three of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly three of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly three of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly three of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow three of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow three of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow three of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift three of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide three of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a power does not walk the second of South's three paths if it is not lawful
      Given the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed | effect        |
        | Wolf     | South | h3      |       | power: <text> |
        | Owl      | South | a1      | 2     |               |
        | Hen      | South | e4      | 2     |               |
        | Ram      | South | h8      | 2     |               |
        | Fox      | South | f4      |       |               |
        | Rat      | North | <enemy> |       |               |
      And South has activated Wolf
      When South tries to use the first power of Wolf on Owl, Hen and Ram moving Owl along a2, Hen along <path> and Ram along h7
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                               | side      | ground                  | enemy | path       | clause                        |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move three of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move three of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly three of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly three of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly three of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly three of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow three of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow three of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow three of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift three of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide three of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a power does not walk the second of North's three paths if it is not lawful
      Given it is North's activate phase
      And the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed | effect        |
        | Wolf     | North | h3      |       | power: <text> |
        | Owl      | North | a1      | 2     |               |
        | Hen      | North | e4      | 2     |               |
        | Ram      | North | h8      | 2     |               |
        | Fox      | North | f4      |       |               |
        | Rat      | South | <enemy> |       |               |
      And North has activated Wolf
      When North tries to use the first power of Wolf on Owl, Hen and Ram moving Owl along a2, Hen along <path> and Ram along h7
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                               | side      | ground                  | enemy | path       | clause                        |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move three of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move three of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly three of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly three of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly three of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly three of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow three of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow three of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow three of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift three of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide three of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a reaction does not walk the second of South's three paths if it is not lawful
      Given it is North's activate phase
      And the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | South | h3      |       |
        | Owl      | South | a1      | 2     |
        | Hen      | South | e4      | 2     |
        | Ram      | South | h8      | 2     |
        | Fox      | South | f4      |       |
        | Bat      | North | h2      |       |
        | Rat      | North | <enemy> |       |
      And South's order hand is
        | card | action    | effect                   |
        | Song | immediate | answer to attack: <text> |
      And North has activated Bat
      And North has attacked Wolf in melee
      When South tries to react with Song by Wolf on Owl, Hen and Ram moving Owl along a2, Hen along <path> and Ram along h7
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                               | side      | ground                  | enemy | path       | clause                        |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move three of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move three of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly three of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly three of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly three of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly three of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow three of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow three of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow three of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift three of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide three of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a reaction does not walk the second of North's three paths if it is not lawful
      Given the battlefield is <side>
      And <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed |
        | Wolf     | North | h3      |       |
        | Owl      | North | a1      | 2     |
        | Hen      | North | e4      | 2     |
        | Ram      | North | h8      | 2     |
        | Fox      | North | f4      |       |
        | Bat      | South | h2      |       |
        | Rat      | South | <enemy> |       |
      And North's order hand is
        | card | action    | effect                   |
        | Song | immediate | answer to attack: <text> |
      And South has activated Bat
      And South has attacked Wolf in melee
      When North tries to react with Song by Wolf on Owl, Hen and Ram moving Owl along a2, Hen along <path> and Ram along h7
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                               | side      | ground                  | enemy | path       | clause                        |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | move.up_to_speed              |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | e6         | move.adjacent_steps           |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | f5         | move.no_corner_cut            |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | h1    | e5, e6     | move.cost_difficult           |
        | move three of your creatures       | a dungeon | e5 is hazardous terrain | h1    | e5, e6     | move.cost_hazard              |
        | move three of your creatures       | a dungeon | e5 is an obstacle       | h1    | e5, e6     | move.cost_obstacle            |
        | move three of your creatures       | a dungeon | e5 is a wall            | h1    | e5, e6     | move.wall_blocked             |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e5    | e5         | move.enemy_square_blocked     |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | h1    | f4         | move.no_shared_end            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | e6    | e5, d4     | zoc.stop                      |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | d3    | e5, e6     | zoc.speed_one                 |
        | move three of your creatures       | a dungeon | e5 is difficult terrain | d3    | e5         | zoc.speed_one_cost            |
        | move three of your creatures       | a dungeon | a8 is difficult terrain | g4    | f4, e5     | zoc.no_stop_on_ally           |
        | fly three of your creatures        | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.fly_terrain           |
        | fly three of your creatures        | a dungeon | e5 is a wall            | h1    | e5, e6     | special.fly_outdoor_walls     |
        | fly three of your creatures        | outdoors  | e5 is a wall            | h1    | e5         | special.fly_no_wall_end       |
        | fly three of your creatures        | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.fly_start_adjacent    |
        | burrow three of your creatures     | a dungeon | e6 is difficult terrain | h1    | e5, e6     | special.burrow_terrain        |
        | burrow three of your creatures     | a dungeon | e5 is a wall            | h1    | e5         | special.burrow_walls          |
        | burrow three of your creatures     | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.burrow_start_adjacent |
        | shift three of your creatures      | a dungeon | a8 is difficult terrain | d3    | e5, e6     | special.shift_start_adjacent  |
        | slide three of your creatures by 2 | a dungeon | a8 is difficult terrain | h1    | e5, e6, e7 | special.slide_distance        |

    Scenario Outline: a tapped creature binds the path of an order card like an untapped one
      Given <ground>
      And these creatures are on the battlefield
        | creature | side  | square  | speed | tapped |
        | Wolf     | South | h3      |       |        |
        | Hen      | South | e4      | 2     |        |
        | Fox      | South | f4      |       | yes    |
        | Rat      | North | <enemy> |       | yes    |
      And South's order hand is
        | card | action | effect      |
        | Song | minor  | use: <text> |
      And South has activated Wolf
      When South tries to use Song with Wolf on Hen moving Hen along <path>
      Then it is refused under dungeon_command.<clause>

      Examples:
        | text                         | ground                  | enemy | path   | clause                        |
        | move one of your creatures   | a8 is difficult terrain | e5    | e5     | move.enemy_square_blocked     |
        | move one of your creatures   | a8 is difficult terrain | h1    | f4     | move.no_shared_end            |
        | move one of your creatures   | a8 is difficult terrain | e6    | e5, d4 | zoc.stop                      |
        | move one of your creatures   | a8 is difficult terrain | d3    | e5, e6 | zoc.speed_one                 |
        | move one of your creatures   | e5 is difficult terrain | d3    | e5     | zoc.speed_one_cost            |
        | move one of your creatures   | a8 is difficult terrain | g4    | f4, e5 | zoc.no_stop_on_ally           |
        | fly one of your creatures    | a8 is difficult terrain | d3    | e5, e6 | special.fly_start_adjacent    |
        | burrow one of your creatures | a8 is difficult terrain | d3    | e5, e6 | special.burrow_start_adjacent |
        | shift one of your creatures  | a8 is difficult terrain | d3    | e5, e6 | special.shift_start_adjacent  |

    Scenario Outline: a tapped friend that speeds others up lets an order card <move> its user along <path>
      Given e4 is difficult terrain
      And d3 is an obstacle
      And f3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | speed | tapped | effect                               |
        | Wolf     | South | c3     | 3     |        |                                      |
        | Owl      | South | h1     |       | yes    | constant: speed +3 to your creatures |
        | Rat      | North | h8     |       |        |                                      |
      And South's order hand is
        | card | action | effect           |
        | Song | minor  | use: <move> this |
      And South has activated Wolf
      When South uses Song with Wolf moving Wolf along <path>
      Then Wolf stands on <end>

      Examples:
        | move   | path           | end |
        | move   | c4, c5, c6, c7 | c7  |
        | fly    | c4, d4, e4     | e4  |
        | burrow | c4, d4, e4     | e4  |
        | move   | d3, e4, f3     | f3  |

    Scenario: of three creatures that a power may move the one named last may move alone
      Given these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Wolf     | South | h3     | power: move three of your creatures |
        | Owl      | South | a1     |                                     |
        | Hen      | South | e4     |                                     |
        | Ram      | South | h8     |                                     |
        | Rat      | North | a8     |                                     |
      And South has activated Wolf
      When South uses the power of Wolf on Hen, Owl and Ram moving Ram along h7
      Then Ram stands on h7
      And Hen stands on e4

    Scenario: of three creatures that a reaction may move the one named last may move alone
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h3     |
        | Owl      | South | a1     |
        | Hen      | South | e4     |
        | Ram      | South | h8     |
        | Bat      | North | h2     |
      And South's order hand is
        | card | action    | effect                                         |
        | Song | immediate | answer to attack: move three of your creatures |
      And North has activated Bat
      And North has attacked Wolf in melee
      When South reacts with Song by Wolf on Hen, Owl and Ram moving Ram along h7
      Then Ram stands on h7
      And Hen stands on e4

    Scenario: the third of three creatures walks its path once, though it could walk it again
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | h3     |       |
        | Owl      | South | a1     |       |
        | Hen      | South | e4     |       |
        | Ram      | South | h7     | 3     |
        | Rat      | North | a8     |       |
      And South's order hand is
        | card | action | effect                            |
        | Song | minor  | use: move three of your creatures |
      And South has activated Wolf
      When South uses Song with Wolf on Hen, Owl and Ram moving Hen along d4, Owl along a2 and Ram along g6 and g7
      Then Ram stands on g7
      And Hen stands on d4

  @dungeon_command.ruling.shift_is_not_the_move
  Rule: A move by a card, also one by the creature's speed, is not the move of the activation: both may happen.
    Scenario: a creature moves, and shifts by a card
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect               |
        | Slink | 1     | minor  | use: shift this by 2 |
      And South has activated Wolf
      And South has moved Wolf along a2
      When South uses Slink with Wolf moving Wolf along a3
      Then Wolf stands on a3

    Scenario: a creature shifts by a card, and moves
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North's order hand is
        | card  | level | action | effect               |
        | Slink | 1     | minor  | use: shift this by 2 |
      And North has activated Wolf
      And North has used Slink with Wolf moving Wolf along a7
      When North moves Wolf along a6 and a5
      Then Wolf stands on a5

    Scenario: a card's move by the speed leaves the activation's move
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South's order hand is
        | card  | level | action | effect         |
        | March | 1     | minor  | use: move this |
      And South has activated Wolf
      And South has used March with Wolf moving Wolf along a2 and a3
      When South moves Wolf along a4 and a5
      Then Wolf stands on a5

    Scenario: the move of an activation leaves a card's move by the speed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 2     |
        | Rat      | South | h1     |       |
      And North's order hand is
        | card  | level | action | effect         |
        | March | 1     | minor  | use: move this |
      And North has activated Wolf
      And North has moved Wolf along a7 and a6
      When North uses March with Wolf moving Wolf along a5 and a4
      Then Wolf stands on a4

    Scenario: a creature that a power has moved may still make its move
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | a1     | power: shift this by 1 |
        | Rat      | North | h8     |                        |
      And South has activated Wolf
      And South has used the first power of Wolf moving Wolf along a2
      When South moves Wolf along a3 and a4
      Then Wolf stands on a4

    Scenario: a creature that has moved may still be moved by a power
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | North | a8     | power: shift this by 1 |
        | Rat      | South | h1     |                        |
      And North has activated Wolf
      And North has moved Wolf along a7
      When North uses the first power of Wolf moving Wolf along a6
      Then Wolf stands on a6
