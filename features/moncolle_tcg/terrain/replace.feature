Feature: Terrain

  @moncolle_tcg.terrain.replace
  Rule: Terrain placed where terrain lies replaces it: the old card goes to its owner's discard pile, and the units stay.
    Scenario Outline: <seat> replaces terrain of their own on <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <area>
      And <seat>'s hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 5     |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Plain <plain> is in <seat>'s discard pile
      And the limit of <area> is 5

      Examples:
        | seat  | area | plain |
        | South | b2   | B2    |
        | South | c1   | C1    |
        | North | b3   | B3    |
        | North | a4   | A4    |

    Scenario Outline: what <enemy> has placed goes to the discard pile of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>
      And Plain <plain> is in <enemy>'s discard pile
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | enemy | area | plain |
        | South | North | b2   | B2    |
        | North | South | c4   | C4    |

    Scenario Outline: the proxy of <enemy> goes to the discard pile of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <area> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>
      And Proxy <proxy> is in <enemy>'s discard pile

      Examples:
        | seat  | enemy | area | proxy |
        | South | North | a1   | A1    |
        | North | South | b3   | B3    |

    Scenario Outline: a proxy of one's own is replaced by a terrain card: <seat>
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <area> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Proxy <proxy> is in <seat>'s discard pile

      Examples:
        | seat  | area | proxy |
        | South | c1   | C1    |
        | North | a4   | A4    |

    Scenario: South's units stay as they are
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | standing |
        | Knight | South | b2   | ready     | Item 1   |
        | Squire | South | b2   | exhausted |          |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on b2
      Then Knight and Squire are still in b2
      And Knight is ready
      And Squire is exhausted
      And Knight wears Sword

    Scenario: new terrain may be replaced in the same phase
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      And North has placed Marsh on c4
      When North places Grove on c4
      Then Grove lies on c4
      And Marsh is in North's discard pile
