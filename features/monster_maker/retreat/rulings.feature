Feature: Retreat

  @monster_maker.ruling.owner_orders_the_bottom
  Rule: An owner of several returning monsters says in which order they go under the deck.
    Scenario: the owner of several monsters is asked
      Given it is North's battle phase
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
      When North retreats
      Then South is asked for a deck order

    Scenario Outline: monsters go under the deck as the owner says, <first> above <second>
      Given it is South's battle phase
      And North's deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has retreated
      When North puts <first> and <second> under the deck
      Then North's deck is, from the top, Map, <first> and <second>

      Examples:
        | first | second |
        | Wolf  | Boar   |
        | Boar  | Wolf   |

    Scenario: the turn player does not order another's monsters
      Given 4 players sit at the table
      And it is East's battle phase
      And these monsters are on East's newest land
        | card |
        | Wolf |
        | Boar |
      And East has retreated
      When East tries to put Wolf and Boar under the deck
      Then it is refused under monster_maker.ruling.owner_orders_the_bottom

    Scenario: all returning monsters are named
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has retreated
      When North tries to put Wolf under the deck
      Then it is refused as meaningless

    Scenario: each returning monster is named once
      Given it is North's battle phase
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
      And North has retreated
      When South tries to put Wolf, Boar and Wolf under the deck
      Then it is refused as meaningless

    Scenario: every order of the returning monsters is open
      Given 3 players sit at the table
      And it is West's battle phase
      And these monsters are on West's newest land
        | card |
        | Wolf |
        | Boar |
      When West retreats
      Then the deck bottom answers open to North are exactly
        | cards      |
        | Wolf, Boar |
        | Boar, Wolf |

    Scenario: an owner of one monster is not asked
      Given 3 players sit at the table
      And it is North's battle phase
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Rat  | South |
      When North retreats
      Then it has become North's second window

    Scenario: two owners of several are asked in turn order
      Given 3 players sit at the table
      And it is South's battle phase
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
        | Boar | North |
        | Mole | West  |
      When South retreats
      Then West is asked for a deck order

    Scenario: after the first owner the second is asked
      Given 3 players sit at the table
      And it is West's battle phase
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
        | Rat  | North |
        | Boar | South |
        | Mole | North |
      And West has retreated
      When North puts Mole and Rat under the deck
      Then South is asked for a deck order

    Scenario: in West's turn North is asked before South, whoever went first
      Given 3 players sit at the table
      And it is West's battle phase
      And South had the first turn
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
        | Boar | South |
        | Rat  | North |
        | Bat  | North |
      When West retreats
      Then North is asked for a deck order

    Scenario Outline: while <owner> orders the monsters, <other> does not
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And these monsters are on <seat>'s newest land
        | card | owner   |
        | Wolf | <owner> |
        | Rat  | <owner> |
      And <seat> has retreated
      When <other> tries to put Wolf and Rat under the deck
      Then it is refused under monster_maker.ruling.owner_orders_the_bottom

      Examples:
        | seat  | owner | other |
        | South | West  | North |
        | West  | East  | South |
        | North | West  | North |
        | East  | South | East  |

    Scenario Outline: in <seat>'s retreat <first> orders the monsters, then <second>, then <third>
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And these monsters are on <seat>'s newest land
        | card | owner    |
        | Wolf | <third>  |
        | Boar | <second> |
        | Rat  | <first>  |
        | Bear | <third>  |
        | Mole | <second> |
        | Bat  | <first>  |
      And <seat> has retreated
      And <first> has put Rat and Bat under the deck
      When <second> puts Mole and Boar under the deck
      Then <third> is asked for a deck order

      Examples:
        | seat  | first | second | third |
        | South | West  | North  | East  |
        | West  | North | East   | South |
        | North | East  | South  | West  |
        | East  | South | West   | North |

    Scenario Outline: three monsters go under the deck as the owner says, <first>, <second>, then <third>
      Given it is North's battle phase
      And South's deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
        | Rat  |
      And North has retreated
      When South puts <first>, <second> and <third> under the deck
      Then South's deck is, from the top, Map, <first>, <second> and <third>

      Examples:
        | first | second | third |
        | Wolf  | Boar   | Rat   |
        | Wolf  | Rat    | Boar  |
        | Boar  | Wolf   | Rat   |
        | Boar  | Rat    | Wolf  |
        | Rat   | Wolf   | Boar  |
        | Rat   | Boar   | Wolf  |

    Scenario: all six orders of three monsters are open
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
        | Rat  |
      When South retreats
      Then the deck bottom answers open to North are exactly
        | cards           |
        | Wolf, Boar, Rat |
        | Wolf, Rat, Boar |
        | Boar, Wolf, Rat |
        | Boar, Rat, Wolf |
        | Rat, Wolf, Boar |
        | Rat, Boar, Wolf |

  @monster_maker.ruling.exception_covers_one_land
  Rule: Only the town on which the retreat began is discarded; the next town stops the discarding.
    Background:
      Given it is South's battle phase

    Scenario: the next town stops the discarding though lands are still to go
      Given South's map is, the oldest land first
        | card  | level | town |
        | Haven | 1     | yes  |
        | Hills | 2     |      |
        | Port  | 2     | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 3       |
      When South retreats
      Then South's map is, from the oldest, Haven
      And South's party level is 1

    Scenario: an unexplored land between two towns goes, the older town stays
      Given South's map is, the oldest land first
        | card  | town | face |
        | Hills |      |      |
        | Haven | yes  |      |
        | Moor  |      | down |
        | Port  | yes  |      |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 4       |
      When South retreats
      Then South's map is, from the oldest, Hills and Haven

    Scenario: wilderness goes on being discarded after the town
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Moor  |      |
        | Port  | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 3       |
      When South retreats
      Then South's map is empty
