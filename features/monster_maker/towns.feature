Feature: Towns

  In a town the wounded recover, and a retreat comes to a halt.

  @monster_maker.town.heals
  Rule: Placing a town turns all wounded characters of that player unhurt.
    Scenario: everybody recovers in a town
      Given it is South's move phase
      And South's map has level 1
      And South's party is
        | card   | state   | marker |
        | Hero   | wounded | start  |
        | Ally   | wounded |        |
        | Porter | unhurt  |        |
      And South's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When South moves to Market
      Then Hero is unhurt
      And Ally is unhurt
      And Porter is unhurt

    Scenario: nobody recovers in the wilderness
      Given it is North's move phase
      And North's map has level 1
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When North moves to Hills
      Then Ally is wounded

    Scenario: characters of other players do not recover
      Given 3 players sit at the table
      And it is South's move phase
      And West's party is
        | card  | state   |
        | Wanda | unhurt  |
        | Will  | wounded |
      And North's party is
        | card | state   |
        | Nora | unhurt  |
        | Ned  | wounded |
      And South's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When South moves to Market
      Then Will is wounded
      And Ned is wounded

    Scenario: placing a town heals, staying there does not
      Given 4 players sit at the table
      And it is East's first window
      And East's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
      And East's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When East plays the turn to its end
      Then Ally is wounded

    Scenario: damage that has not wounded stays
      Given it is North's move phase
      And North's party is
        | card | durability | damage |
        | Hero | 4          | 2      |
      And North's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When North moves to Market
      Then Hero has 2 damage

    Scenario: a town heals as the first land
      Given it is South's move phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And South's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When South moves to Market
      Then Ally is unhurt

    Scenario: a wounded character with damage recovers
      Given 3 players sit at the table
      And it is West's move phase
      And West's party is
        | card | state   | durability | damage |
        | Hero | unhurt  |            |        |
        | Page | wounded | 3          | 2      |
      And West's hand is
        | card | kind | level | town |
        | Ford | land | 1     | yes  |
      When West moves to Ford
      Then Page is unhurt
      And Page has 2 damage

    Scenario Outline: four wounded characters of <seat> recover in a town
      Given 4 players sit at the table
      And it is <seat>'s move phase
      And <seat>'s party is
        | card | state   |
        | Hero | wounded |
        | Ally | wounded |
        | Page | wounded |
        | Sam  | wounded |
        | Nan  |         |
      And <seat>'s hand is
        | card  | kind | town |
        | Haven | land | yes  |
      When <seat> moves to Haven
      Then Hero, Ally, Page, Sam and Nan are unhurt

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    Scenario: a second town heals like the first
      Given it is North's move phase
      And North's party is
        | card | state   | durability |
        | Hero | unhurt  | 3          |
        | Ally | wounded | 3          |
        | Page | unhurt  | 3          |
      And North's map is, the oldest land first
        | card | level |
        | Moor | 1     |
      And North's hand is
        | card  | kind | level | town |
        | Haven | land | 1     | yes  |
        | Hills | land | 1     |      |
        | Port  | land | 1     | yes  |
      And South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: wound a character of another player |
      And North has moved to Haven
      And it has come to South's second window
      And South has activated Rod on Ally
      And it has come to North's move phase
      And North has moved to Hills
      And it has come to South's second window
      And South has activated Rod on Hero
      And it has come to North's move phase
      When North moves to Port
      Then Hero and Ally are unhurt

    Scenario: five wounded characters recover in a town
      Given it is South's move phase
      And South's map has level 1
      And South's party is
        | card   | state   |
        | Hero   | wounded |
        | Ally   | wounded |
        | Page   | wounded |
        | Squire | wounded |
        | Rogue  | wounded |
      And South's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When South moves to Market
      Then Hero, Ally, Page, Squire and Rogue are unhurt

    Scenario: a town heals a wounded hero, and nobody of another party
      Given 4 players sit at the table
      And it is East's move phase
      And East's party is
        | card | state   | marker |
        | Hero | wounded | start  |
        | Ally | unhurt  |        |
      And North's party is
        | card | state   | marker |
        | Nora | wounded | start  |
        | Ned  | unhurt  |        |
      And East's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When East moves to Market
      Then Hero is unhurt
      And Nora is wounded

  @monster_maker.town.not_consecutive
  Rule: A town cannot be placed directly after a town.
    Scenario: no second town in a row
      Given it is South's move phase
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
      And South's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When South tries to move to Port
      Then it is refused under monster_maker.town.not_consecutive

    Scenario: wilderness may follow a town
      Given it is North's move phase
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When North moves to Hills
      Then North's map is, from the oldest, Market and Hills

    Scenario: a town follows wilderness
      Given 4 players sit at the table
      And it is East's move phase
      And East's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 1     |      |
      And East's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When East moves to Port
      Then East's map is, from the oldest, Market, Vale and Port

    Scenario: the newest land of another player does not matter
      Given 3 players sit at the table
      And it is West's move phase
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
      And West's map has level 1
      And West's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When West moves to Port
      Then West's map is, from the oldest, West Land 1 and Port

    Scenario: towns of different levels are towns
      Given it is North's move phase
      And North's map is, the oldest land first
        | card   | level | town |
        | Vale   | 1     |      |
        | Market | 2     | yes  |
      And North's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When North tries to move to Port
      Then it is refused under monster_maker.town.not_consecutive

    Scenario: a position cannot have a town directly after a town
      Given it is South's first window
      And South's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
        | Gate | 1     | yes  |
      When the position is put on the table
      Then it is turned down

  @monster_maker.town.kinds
  Rule: Lands are divided into towns and wilderness.
    Scenario Outline: a land that is <kind> leaves Ally <state>
      Given 3 players sit at the table
      And it is West's move phase
      And West's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And West's hand is
        | card  | kind | level | town   |
        | Hills | land | 2     | <town> |
      When West moves to Hills
      Then Ally is <state>
      And West's party level is 2

      Examples:
        | kind       | town | state   |
        | a town     | yes  | unhurt  |
        | wilderness |      | wounded |

    Scenario Outline: a retreat of two lands over a land that is <kind> leaves <lands>
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card | level | town   |
        | Moor | 1     |        |
        | Ford | 1     | <town> |
        | Vale | 1     |        |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then South's map is, from the oldest, <lands>

      Examples:
        | kind       | town | lands         |
        | a town     | yes  | Moor and Ford |
        | wilderness |      | Moor          |

  @monster_maker.ruling.town_made_newest_by_retreat
  Rule: No town follows a town that became the newest land by a retreat or an annihilation; an unexplored land between two towns is enough.
    Scenario: no town follows after a retreat to a town
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 1     |      |
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      And North's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      And North has retreated
      And North has played the turn to its end
      And it has come to North's move phase
      When North tries to move to Port
      Then it is refused under monster_maker.town.not_consecutive

    Scenario: a town follows after a retreat behind the town
      Given 4 players sit at the table
      And it is East's battle phase
      And East's map is, the oldest land first
        | card   | level | town |
        | Moor   | 1     |      |
        | Market | 1     | yes  |
      And these monsters are on East's newest land
        | card | retreat |
        | Wolf | 1       |
      And East's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      And East has retreated
      And East has played the turn to its end
      And it has come to East's move phase
      When East moves to Port
      Then East's map is, from the oldest, Moor and Port

    Scenario: no town follows after an annihilation
      Given it is North's move phase
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 1     |      |
      And North's party is
        | card |
        | Hero |
      And North's hand is
        | card | kind      | level | town |
        | Port | land      | 1     | yes  |
        | Heir | character | 0     |      |
      And North has dismissed Hero
      And North has passed
      And North has placed Heir in the party
      And North has played the turn to its end
      And it has come to North's move phase
      When North tries to move to Port
      Then it is refused under monster_maker.town.not_consecutive

    Scenario: an unexplored land is enough of a distance
      Given it is South's move phase
      And South's map is, the oldest land first
        | card   | level | town | face |
        | Market | 1     | yes  | up   |
        | Ridge  | 3     |      | down |
      And South's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When South moves to Port
      Then South's map is, from the oldest, Market, Ridge and Port

    Scenario: a town that lies face down is enough of a distance
      Given 3 players sit at the table
      And it is West's move phase
      And West's map is, the oldest land first
        | card   | level | town | face |
        | Market | 1     | yes  | up   |
        | Haven  | 1     | yes  | down |
      And West's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When West moves to Port
      Then West's map is, from the oldest, Market, Haven and Port
