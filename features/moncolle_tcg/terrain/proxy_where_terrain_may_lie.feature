Feature: Terrain

  @moncolle_tcg.ruling.proxy_where_terrain_may_lie
  Rule: A proxy terrain is placed under the conditions for terrain cards.
    Scenario Outline: South's proxy lies beside what South has: <area>
      Given it is South's main phase
      And <owner> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <foot> |
      When South places a proxy on <area>
      Then a proxy of South lies on <area>

      Examples:
        | owner | there | foot | area |
        | South | c2    | b1   | c3   |
        | North | a3    | a3   | a2   |

    Scenario Outline: South places no proxy where terrain may not lie: <area>
      Given it is South's main phase
      And North has placed plain terrain on <there>
      When South tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.proxy_where_terrain_may_lie
      And nothing lies on <area>
      And South's deck has 3 cards

      Examples:
        | there | area |
        | c3    | c2   |
        | b3    | a2   |

    Scenario Outline: terrain that the enemy controls takes no proxy
      Given it is South's main phase
      And <owner> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit | side  | area   |
        | Ogre | North | <area> |
      When South tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected or moncolle_tcg.ruling.proxy_where_terrain_may_lie
      And a terrain of <owner> lies on <area>

      Examples:
        | owner | area |
        | North | c1   |
        | South | b2   |

    Scenario Outline: no base takes a proxy: <seat>, <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on b2
      And <seat> has placed plain terrain on b3
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.board.base_space or moncolle_tcg.ruling.proxy_where_terrain_may_lie

      Examples:
        | seat  | area |
        | South | b1   |
        | South | b4   |
        | North | b4   |
        | North | b1   |
