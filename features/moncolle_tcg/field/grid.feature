Feature: Field

  Twelve areas, two territories, two bases; terrain says where units can be, and its Limit how many.

  @moncolle_tcg.board.grid
  Rule: The field has twelve areas in three columns and four rows.
    Scenario Outline: <area> is an area of the field
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      When South ends the phase
      Then Knight is in <area>

      Examples:
        | area | seat  |
        | a1   | South |
        | b1   | South |
        | c1   | North |
        | b3   | North |
        | b4   | North |
        | c4   | South |

    Scenario Outline: <area> is no area of the field
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <area> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | area |
        | d1   |
        | d3   |
        | a5   |
        | b0   |
        | c5   |

    Scenario: a march from one end of the field to the other, in column a
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area |
        | Ford    | a1   |
        | Marsh   | a2   |
        | Moor    | a3   |
        | Heath   | a4   |
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | North | a3   | walk  |
      When North marches Knight to a2
      Then Knight is in a2

    Scenario: no march from one edge of the field round to the other
      Given it is South's main phase
      And plain terrain lies on c2
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | a2   | fly   |
      When South tries to march Knight to c2
      Then it is refused under moncolle_tcg.march.fly_range
