Feature: Field

  @moncolle_tcg.board.limit
  Rule: The levels of one player's units on a terrain may not total more than its Limit; each player is counted apart.
    Scenario Outline: South's levels <there> and <marching> where the Limit is 6
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level      |
        | Knight | South | c1   | <marching> |
        | Squire | South | c2   | <there>    |
      When South <act> Knight to c2
      Then <outcome>

      Examples:
        | there | marching | act            | outcome                                      |
        | 3     | 3        | marches        | Knight is in c2                              |
        | 3     | 4        | tries to march | it is refused under moncolle_tcg.march.limit |
        | 1     | 5        | marches        | Knight is in c2                              |
        | 2     | 5        | tries to march | it is refused under moncolle_tcg.march.limit |

    Scenario: exhausted units use up levels like ready ones
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Knight | South | c1   | 2     | ready     |
        | Squire | South | c2   | 3     | exhausted |
        | Page   | South | c2   | 2     | exhausted |
      When South tries to march Knight to c2
      Then it is refused under moncolle_tcg.march.limit

    Scenario: a march that leaves the area makes room for another
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c4   | 4     |
        | Squire | North | c3   | 4     |
      And North has marched Squire to c4
      When North marches Knight to c3
      Then Knight is in c3
      And North uses 4 levels of c3

    Scenario: the levels of units that march together are added up
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | a3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | a4   | 3     |
        | Squire | North | b3   | 2     |
        | Page   | North | b3   | 2     |
      When North tries to march Knight, Squire and Page to a3
      Then it is refused under moncolle_tcg.march.limit

    Scenario Outline: the levels of the enemy do not count, whoever has more there: <enemy>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | c2   | 6       |
        | Ogre   | North | c3   | <enemy> |
      When South marches Knight to c3
      Then a battle is going on in c3
      And South uses 6 levels of c3
      And North uses <enemy> levels of c3

      Examples:
        | enemy |
        | 2     |
        | 6     |

    Scenario Outline: more levels of <seat> than the Limit allows are turned down, <one> and <other>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Cave    | <area> | 6     |
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <area> | <one>   |
        | Squire | <seat> | <area> | <other> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | seat  | area | one | other |
        | South | a3   | 3   | 4     |
        | North | a4   | 6   | 1     |
