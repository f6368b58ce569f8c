Feature: Terrain

  @moncolle_tcg.ruling.adjacent_in_four_directions
  Rule: Adjacent areas are those beside, before and behind an area, not those at its corners.
    Scenario Outline: from <there> terrain spreads to <area>
      Given it is North's main phase
      And North has placed plain terrain on <there>
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When North places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | there | area |
        | b2    | a2   |
        | b3    | b2   |
        | c2    | c1   |

    Scenario: at the corner of b2 South places nothing: a3
      Given it is South's main phase
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on a3
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions
      And nothing lies on a3

    Scenario: the corners of the base are not beside it: a2
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on a2
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions

    Scenario: at the corner of controlled terrain South places nothing
      Given it is South's main phase
      And North has placed plain terrain on b3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on c2
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions

    Scenario: two areas away is not adjacent: a3
      Given it is South's main phase
      And South has placed plain terrain on a1
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on a3
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions

    Scenario: at the corner of b2 South lays no proxy: a3
      Given it is South's main phase
      And South has placed plain terrain on b2
      When South tries to place a proxy on a3
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions
      And nothing lies on a3
