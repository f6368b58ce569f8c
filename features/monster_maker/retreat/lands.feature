Feature: Retreat

  @monster_maker.retreat.discard_lands
  Rule: In a retreat lands are discarded from the newest backwards, as many as the retreat number.
    Scenario Outline: a retreat number of <number> from a map of four
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
      And these monsters are on North's newest land
        | card | retreat  |
        | Wolf | <number> |
      When North retreats
      Then North's map is, from the oldest, <left>

      Examples:
        | number | left                       |
        | 0      | Hills, Moor, Woods and Fen |
        | 1      | Hills, Moor and Woods      |
        | 2      | Hills and Moor             |
        | 3      | Hills                      |

    Scenario: a retreat counts lands, not their levels
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 3     |
        | Moor  | 2     |
        | Woods | 3     |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then South's map is, from the oldest, Hills

    Scenario: an unexplored land counts as one and is discarded
      Given 4 players sit at the table
      And it is East's battle phase
      And East's map is, the oldest land first
        | card  | face | level |
        | Hills |      | 2     |
        | Moor  |      | 2     |
        | Woods | down | 3     |
      And these monsters are on East's newest land
        | card | retreat |
        | Wolf | 2       |
      When East retreats
      Then East's map is, from the oldest, Hills
      And Moor and Woods are in East's discard pile

    Scenario: the map that a long way back leaves
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | level | town | face |
        | Hills | 2     |      |      |
        | Haven | 1     | yes  |      |
        | Moor  | 2     |      |      |
        | Woods | 1     |      |      |
        | Fen   | 3     |      | down |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
        | Boar | 3       |
      And South has retreated
      When North puts Wolf and Boar under the deck
      Then South's map is, from the oldest, Hills and Haven
      And South's party level is 3

    Scenario: nobody else's lands are discarded
      Given it is North's battle phase
      And North's map has level 3
      And South's map has level 3
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 2       |
      When North retreats
      Then South's party level is 3
      And North's party level is 1

    Scenario: in North's turn it is North's retreat, whoever went first
      Given it is North's battle phase
      And South had the first turn
      And South's party is
        | card | state   |
        | Sam  | unhurt  |
        | Sue  | wounded |
      And South's map is, the oldest land first
        | card  | level |
        | Field | 1     |
        | Wood  | 1     |
      And North's party is
        | card | state   |
        | Ned  | unhurt  |
        | Nan  | wounded |
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      When North retreats
      Then North's map is, from the oldest, Hills
      And South's map is, from the oldest, Field and Wood
      And North's party is Ned
      And South's party is Sam and Sue

    Scenario: a retreat of two lands counts neither levels nor monsters elsewhere, and leaves behind the wounded hero but not the damaged
      Given 3 players sit at the table
      And it is West's battle phase
      And West's map is, the oldest land first
        | card  | level |
        | Dale  | 1     |
        | Hills | 1     |
        | Moor  | 1     |
        | Fen   | 3     |
      And West's party is
        | card | state   | marker | durability | damage |
        | Hero | wounded | start  | 3          | 0      |
        | Ally | unhurt  |        | 3          | 2      |
      And these monsters are on West's newest land
        | card | owner | retreat |
        | Wolf | South | 2       |
      And these monsters are on North's newest land
        | card | owner | retreat |
        | Boar | South | 1       |
      When West retreats
      Then West's map is, from the oldest, Dale and Hills
      And West's party is Ally
      And Hero is in West's discard pile

  @monster_maker.retreat.stop_at_town
  Rule: If the next land to discard in a retreat is a town, it and all older lands stay and the discarding ends.
    Background:
      Given 3 players sit at the table
      And it is West's battle phase

    Scenario: a town and what is older stay
      Given West's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
        | Moor  |      |
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 3       |
      When West retreats
      Then West's map is, from the oldest, Hills and Haven

    Scenario Outline: a retreat number of <number> with a town as the third newest land
      Given West's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
        | Moor  |      |
        | Woods |      |
      And these monsters are on West's newest land
        | card | retreat  |
        | Wolf | <number> |
      When West retreats
      Then West's map is, from the oldest, <left>

      Examples:
        | number | left                  |
        | 1      | Hills, Haven and Moor |
        | 2      | Hills and Haven       |
        | 3      | Hills and Haven       |
        | 4      | Hills and Haven       |

    Scenario: an unexplored land stops nothing, not even a town's card
      Given West's map is, the oldest land first
        | card  | town | face |
        | Hills |      |      |
        | Haven | yes  | down |
        | Moor  |      |      |
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 2       |
      When West retreats
      Then West's map is, from the oldest, Hills

    Scenario: the newest of several towns stops the discarding
      Given West's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
        | Port  | yes  |
        | Moor  |      |
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 4       |
      When West retreats
      Then West's map is, from the oldest, Haven, Hills and Port

    @monster_maker.retreat.newest_town_exception
    Scenario Outline: whoever retreats from a town loses it, and no older one: <seat>
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s map is, the oldest land first
        | card  | town |
        | Moor  |      |
        | Haven | yes  |
        | Hills |      |
        | Port  | yes  |
      And these monsters are on <seat>'s newest land
        | card | retreat |
        | Wolf | 4       |
      When <seat> retreats
      Then <seat>'s map is, from the oldest, Moor and Haven

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

  @monster_maker.retreat.newest_town_exception
  Rule: A newest land that is a town is not treated as a town for the retreat from it, and is discarded like the others.
    Background:
      Given it is South's battle phase

    Scenario: the town where the party stands is discarded
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South's map is, from the oldest, Hills

    Scenario: the town where the party stands counts as one of the lands
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Moor  |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then South's map is, from the oldest, Hills

    Scenario: with a retreat number of 0 the town where the party stands stays
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 0       |
      When South retreats
      Then South's map is, from the oldest, Hills and Haven

    Scenario: a town as the only land is discarded
      Given South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South's map is empty

  @monster_maker.retreat.no_more_lands
  Rule: The discarding of a retreat also ends when no land is left.
    Background:
      Given it is North's battle phase

    Scenario Outline: a retreat number of <number> with two lands
      Given North's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
      And these monsters are on North's newest land
        | card | retreat  |
        | Wolf | <number> |
      When North retreats
      Then North's map is empty
      And Hills and Moor are in North's discard pile
      And it has become North's second window

      Examples:
        | number |
        | 2      |
        | 3      |
        | 9      |

    Scenario: a party without lands is still a party
      Given North's party is
        | card |
        | Hero |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 5       |
      When North retreats
      Then North's party level is 0
      And North's party is Hero
      And North is not annihilated
