Feature: Terrain

  @moncolle_tcg.ruling.replacement_within_limit
  Rule: Terrain cannot be replaced by one whose Limit is too small for either player's units there.
    Scenario Outline: South's units of <sum> levels fit Limit <limit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | level |
        | Knight | South | <area> | <one> |
        | Squire | South | <area> | <two> |
      And South's hand holds these cards
        | card  | kind    | limit   |
        | Marsh | terrain | <limit> |
      When South places Marsh on <area>
      Then Knight and Squire are still in <area>
      And the limit of <area> is <limit>

      Examples:
        | area | one | two | sum | limit |
        | b2   | 4   | 2   | 6   | 6     |
        | a1   | 1   | 2   | 3   | 4     |
        | b2   | 2   | 3   | 5   | 5     |

    Scenario Outline: <seat>'s units of <sum> levels do not fit Limit <limit>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level | state   |
        | Knight | <seat> | <area> | <one> | ready   |
        | Squire | <seat> | <area> | <two> | <state> |
      And <seat>'s hand holds these cards
        | card  | kind    | limit   |
        | Marsh | terrain | <limit> |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.replacement_within_limit
      And Marsh is in <seat>'s hand
      And Knight and Squire are still in <area>

      Examples:
        | seat  | area | one | two | state     | sum | limit |
        | South | b2   | 4   | 3   | ready     | 7   | 6     |
        | South | c1   | 3   | 3   | exhausted | 6   | 5     |
        | South | b2   | 1   | 4   | ready     | 5   | 4     |
        | North | a4   | 5   | 2   | exhausted | 7   | 5     |

    Scenario Outline: a proxy must be big enough, too: <seat>, <level> levels and <other>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Plateau | <area> | 10    |
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <area> | <level> |
        | Squire | <seat> | <area> | <other> |
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.replacement_within_limit
      And Plateau lies on <area>

      Examples:
        | seat  | area | level | other |
        | South | b2   | 6     | 3     |
        | North | b3   | 3     | 6     |

    Scenario: units in other areas do not matter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 2     |
        | Giant  | South | b1   | 8     |
        | Titan  | North | b3   | 8     |
      And South's hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 2     |
      When South places Marsh on b2
      Then Marsh lies on b2
