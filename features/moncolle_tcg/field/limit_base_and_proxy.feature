Feature: Field

  @moncolle_tcg.board.limit_base_and_proxy
  Rule: A base has the Limit 10, a proxy terrain the Limit 8.
    Scenario Outline: ten levels in South's base
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 7     |
      And South's hand holds these cards
        | card | level   |
        | Imp  | <level> |
      And South has ended the phase
      When South <act> Imp to b1
      Then <outcome>

      Examples:
        | level | act             | outcome                                                     |
        | 3     | summons         | South uses 10 levels of b1                                  |
        | 4     | tries to summon | it is refused under moncolle_tcg.board.limit_base_and_proxy |

    Scenario: units summoned one after the other into South's base share its Limit
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 6     |
      And South's hand holds these cards
        | card | level |
        | Imp  | 3     |
        | Wisp | 2     |
      And South has ended the phase
      And South has summoned Imp to b1
      When South tries to summon Wisp to b1
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy

    Scenario Outline: units march back into South's base, <level> levels to seven
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | level   |
        | Knight | South | b1     | 7       |
        | Squire | South | <from> | <level> |
      When South <act> Squire to b1
      Then <outcome>

      Examples:
        | from | level | act            | outcome                                      |
        | a1   | 3     | marches        | Squire is in b1                              |
        | b2   | 4     | tries to march | it is refused under moncolle_tcg.march.limit |

    Scenario Outline: eight levels on a proxy, here <first> and <second>
      Given it is South's main phase
      And South has placed a proxy on a2 before
      And these units are on the battlefield
        | unit   | side  | area | level    |
        | Knight | South | a2   | <first>  |
        | Squire | South | a1   | <second> |
      When South <act> Squire to a2
      Then <outcome>

      Examples:
        | first | second | act            | outcome                                      |
        | 5     | 3      | marches        | South uses 8 levels of a2                    |
        | 5     | 4      | tries to march | it is refused under moncolle_tcg.march.limit |
        | 4     | 4      | marches        | South uses 8 levels of a2                    |
        | 4     | 5      | tries to march | it is refused under moncolle_tcg.march.limit |

    Scenario Outline: more levels of <seat> on <what> than its Limit are turned down
      Given it is South's main phase
      And South has placed a proxy on c2 before
      And North has placed a proxy on a3 before
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <area> | <one> |
        | Squire | <seat> | <area> | 4     |
      When the position is put on the table
      Then it is turned down

      Examples:
        | seat  | what           | area | one |
        | South | a proxy        | c2   | 5   |
        | North | a proxy        | a3   | 5   |
        | South | the base       | b1   | 7   |
        | North | the base       | b4   | 7   |
        | North | the enemy base | b1   | 7   |

    Scenario: a proxy that is laid has the Limit 8, the bases have the Limit 10
      Given it is North's main phase
      When North places a proxy on c4
      Then the limit of c4 is 8
      And the limit of b1 is 10
      And the limit of b4 is 10

    Scenario: exhausted units take up room in South's base, too
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Knight | South | b1   | 7     | exhausted |
      And South's hand holds these cards
        | card | level |
        | Imp  | 4     |
      And South has ended the phase
      When South tries to summon Imp to b1
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy

    Scenario: eight levels march onto a proxy of the opponent
      Given it is South's main phase
      And North has placed a proxy on b3 before
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 5     |
        | Squire | South | b2   | 3     |
      When South marches Knight and Squire to b3
      Then South uses 8 levels of b3
