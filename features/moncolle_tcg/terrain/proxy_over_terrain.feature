Feature: Terrain

  @moncolle_tcg.ruling.proxy_over_terrain
  Rule: A proxy terrain may replace a terrain where a terrain card might.
    Scenario Outline: <seat>'s proxy replaces terrain of <owner>
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <foot> |
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And Plain <plain> is in <owner>'s discard pile
      And Knight is still in <foot>

      Examples:
        | seat  | owner | area | foot | plain |
        | South | South | b2   | b2   | B2    |
        | South | North | c1   | b1   | C1    |
        | North | North | a4   | b4   | A4    |
        | North | South | b3   | b3   | B3    |

    Scenario Outline: <seat>'s proxy replaces a proxy of South
      Given it is <seat>'s main phase
      And South has placed a proxy on <area> before
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And Proxy <proxy> is in South's discard pile

      Examples:
        | seat  | area | proxy |
        | South | a1   | A1    |
        | North | c4   | C4    |

    Scenario Outline: terrain under <seat>'s proxy goes to the discard pile of <owner>, who has placed it, not to <other>'s
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <foot> |
      And <other>'s discard pile holds 2 cards
      When <seat> places a proxy on <area>
      Then Plain <plain> is in <owner>'s discard pile
      And <other>'s discard pile has 2 cards

      Examples:
        | seat  | owner | other | area | foot | plain |
        | South | South | North | b2   | b2   | B2    |
        | South | North | South | c1   | b1   | C1    |
        | North | South | North | b3   | b3   | B3    |
