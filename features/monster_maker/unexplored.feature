Feature: Unexplored lands

  Any card may lie face down on the map. Level 10 is reached only through such a land.

  @monster_maker.state.land_face_down
  Rule: A face-down land is unexplored.
    Scenario: a card is placed face down
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 1
      And West's hand is
        | card  | kind | level |
        | Ridge | land | 3     |
      When West moves to Ridge face down
      Then Ridge lies face down
      And West's party level is 2

    Scenario: a card placed face up is no unexplored land
      Given it is South's move phase
      And South's map has level 1
      And South's hand is
        | card  | kind | level |
        | Ridge | land | 3     |
      When South moves to Ridge
      Then Ridge lies face up
      And South's party level is 4

    Scenario: an unexplored land stays face down
      Given it is North's end phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
        | Vale  | 2     | up   |
      When North ends the turn
      Then Ridge lies face down
      And Vale lies face up
      And North's party level is 3

  @monster_maker.unexplored.any_card
  Rule: Any card from the hand may be placed face down as an unexplored land.
    Background:
      Given 4 players sit at the table
      And it is East's move phase

    Scenario Outline: a <kind> is placed face down
      Given East's map has level 1
      And East's hand is
        | card  | kind   | level   |
        | Thing | <kind> | <level> |
      When East moves to Thing face down
      Then East's map is, from the oldest, East Land 1 and Thing
      And Thing lies face down
      And East's hand has 0 cards

      Examples:
        | kind      | level |
        | land      | 2     |
        | character | 5     |
        | monster   | 7     |
        | item      | 1     |
        | mission   | 3     |
        | miracle   | 4     |
        | skill     | 3     |

    @monster_maker.land.card_text
    Scenario: a card placed face up has to be a land
      Given East's map has level 1
      And East's hand is
        | card  | kind    | level |
        | Thing | monster | 1     |
      Then the move answers open to East are exactly
        | card  | face |
        | Thing | down |

    Scenario: only cards of the hand are placed face down
      Given East's discard pile is
        | card  | kind  |
        | Spark | skill |
      When East tries to move to Spark face down
      Then it is refused as meaningless

    Scenario: an unexplored land may follow another
      Given East's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And East's hand is
        | card  | kind  |
        | Spark | skill |
      When East moves to Spark face down
      Then East's party level is 2

  @monster_maker.unexplored.level_one
  Rule: An unexplored land has land level 1 and is not a town.
    Scenario Outline: a land of level <level> has level 1 face down
      Given it is South's move phase
      And South's map has level 2
      And South's hand is
        | card  | kind | level   |
        | Ridge | land | <level> |
      When South moves to Ridge face down
      Then South's party level is 3

      Examples:
        | level |
        | 0     |
        | 1     |
        | 3     |

    Scenario: a monster of level 6 has level 1 as a land
      Given it is North's move phase
      And North's map has level 2
      And North's hand is
        | card | kind    | level |
        | Wyrm | monster | 6     |
      When North moves to Wyrm face down
      Then North's party level is 3

    Scenario: a town lying face down heals nobody
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 1
      And West's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And West's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When West moves to Market face down
      Then Ally is wounded

    Scenario: a town lying face down may follow a town
      Given it is North's move phase
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
      And North's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When North moves to Port face down
      Then North's map is, from the oldest, Market and Port

    Scenario: a town may follow one that lies face down
      Given it is South's move phase
      And South's map is, the oldest land first
        | card   | level | town | face |
        | Market | 1     | yes  | down |
      And South's hand is
        | card | kind | level | town |
        | Port | land | 1     | yes  |
      When South moves to Port
      Then South's map is, from the oldest, Market and Port

    Scenario: an unexplored land stops no retreat
      Given 4 players sit at the table
      And it is East's battle phase
      And East's map is, the oldest land first
        | card   | level | town | face |
        | Moor   | 1     |      | up   |
        | Market | 1     | yes  | down |
        | Vale   | 1     |      | up   |
      And these monsters are on East's newest land
        | card | retreat |
        | Wolf | 2       |
      When East retreats
      Then East's map is, from the oldest, Moor

    Scenario: an unexplored land keeps nothing when the party is annihilated
      Given it is South's move phase
      And South's map is, the oldest land first
        | card   | level | town | face |
        | Market | 1     | yes  | down |
        | Vale   | 1     |      | up   |
      And South's party is
        | card |
        | Hero |
      When South dismisses Hero
      Then South's map is empty

  @monster_maker.unexplored.no_own_text
  Rule: The type, level, attribute and text of a card lying face down do not count.
    Scenario: the attribute of a card lying face down is not there
      Given it is North's move phase
      And North's map is, the oldest land first
        | card | level | attribute | face |
        | Lake | 1     | water     | down |
      And North's hand is
        | card  | kind | level | condition   |
        | Reeds | land | 1     | after water |
      When North tries to move to Reeds
      Then it is refused under monster_maker.land.card_text

    Scenario: the attribute of a land lying face up is there
      Given 3 players sit at the table
      And it is West's move phase
      And West's map is, the oldest land first
        | card | level | attribute | face |
        | Lake | 1     | water     | up   |
      And West's hand is
        | card  | kind | level | condition   |
        | Reeds | land | 1     | after water |
      When West moves to Reeds
      Then West's party level is 2

    Scenario: a card laid face down is not bound by the condition on it
      Given it is North's move phase
      And North's map has level 1
      And North's hand is
        | card  | kind | level | condition            |
        | Reeds | land | 1     | after water, level 5 |
      When North moves to Reeds face down
      Then North's party level is 2

    Scenario: a card lying face down has no name
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | named | face |
        | Manor | 1     | Manor | down |
      And South's hand is
        | card  | kind | level | named |
        | House | land | 1     | Manor |
      When South moves to House
      Then South's map is, from the oldest, Manor and House

    Scenario: the name of a card lying face up counts
      Given 4 players sit at the table
      And it is East's move phase
      And East's map is, the oldest land first
        | card  | level | named | face |
        | Manor | 1     | Manor | up   |
      And East's hand is
        | card  | kind | level | named |
        | House | land | 1     | Manor |
      When East tries to move to House
      Then it is refused under monster_maker.unique.named

    Scenario: a card of a name on the map may lie face down
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | named | face |
        | Manor | 1     | Manor | up   |
      And South's hand is
        | card  | kind | level | named |
        | House | land | 1     | Manor |
      When South moves to House face down
      Then South's map is, from the oldest, Manor and House

    Scenario: the text of a card lying face down cannot be used
      Given it is North's first window
      And North's map is, the oldest land first
        | card   | level | face | effect                  |
        | Spring | 1     | down | activated, once: draw 1 |
      When North tries to activate Spring
      Then it is refused under monster_maker.window.activated

    Scenario: the text of a card lying face up can be used
      Given 3 players sit at the table
      And it is West's first window
      And West's map is, the oldest land first
        | card   | level | face | effect                  |
        | Spring | 1     | up   | activated, once: draw 1 |
      When West activates Spring
      Then West's hand has 1 card

    Scenario: a mission does not see the attribute of a card lying face down
      Given it is North's victory check
      And North's map is, the oldest land first
        | card   | level | attribute | face |
        | Lake   | 1     | water     | down |
        | Embers | 1     | fire      | up   |
      And North's other cards are
        | card  | kind    | mission        |
        | Quest | mission | fire and water |
      When the phase begins
      Then the game goes on

    Scenario: a character lying face down is in no party
      Given it is South's move phase
      And South's party is
        | card |
        | Hero |
      And South's hand is
        | card | kind      |
        | Ally | character |
      When South moves to Ally face down
      Then Ally is not in South's party

  @monster_maker.unexplored.level_ten_land
  Rule: The land with which the party level reaches 10 must be an unexplored land.
    Scenario Outline: from level <before> a land of level <land> would make 10
      Given 4 players sit at the table
      And it is East's move phase
      And East's map has level <before>
      And East's hand is
        | card  | kind | level  |
        | Ridge | land | <land> |
      When East tries to move to Ridge
      Then it is refused under monster_maker.unexplored.level_ten_land

      Examples:
        | before | land |
        | 9      | 1    |
        | 8      | 2    |
        | 7      | 3    |

    Scenario Outline: from level <before> a land of level <land> leads no further than 9
      Given it is South's move phase
      And South's map has level <before>
      And South's hand is
        | card  | kind | level  |
        | Ridge | land | <land> |
      When South moves to Ridge
      Then South's party level is 9

      Examples:
        | before | land |
        | 8      | 1    |
        | 7      | 2    |
        | 6      | 3    |
        | 9      | 0    |

    Scenario Outline: face down a <kind> of level <level> leads from 9 to 10
      Given it is North's move phase
      And North's map has level 9
      And North's hand is
        | card  | kind   | level   |
        | Ridge | <kind> | <level> |
      When North moves to Ridge face down
      Then North's party level is 10

      Examples:
        | kind    | level |
        | land    | 1     |
        | land    | 3     |
        | monster | 4     |

    Scenario: a town placed face up does not lead to 10
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 9
      And West's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When West tries to move to Market
      Then it is refused under monster_maker.unexplored.level_ten_land

    Scenario: at level 9 only what lies face down is open
      Given it is North's move phase
      And North's map has level 9
      And North's hand is
        | card  | kind    | level |
        | Ridge | land    | 1     |
        | Wolf  | monster | 1     |
      Then the move answers open to North are exactly
        | card  | face |
        | Ridge | down |
        | Wolf  | down |

    Scenario: a level of another player does not matter
      Given 3 players sit at the table
      And it is North's move phase
      And North's map has level 4
      And South's map has level 9
      And North's hand is
        | card  | kind | level |
        | Ridge | land | 1     |
      When North moves to Ridge
      Then North's party level is 5

    Scenario: a position cannot have come to 10 in another way
      Given it is South's first window
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 5     |
        | Peak  | 5     |
      When the position is put on the table
      Then it is turned down

  @monster_maker.unexplored.beyond_ten
  Rule: Lands may still be placed after the party level has passed 10, and they need not be unexplored.
    Background:
      Given 4 players sit at the table
      And it is East's move phase

    Scenario Outline: at level <before> a land of level <land> follows
      Given East's map has level <before>
      And East's hand is
        | card  | kind | level  | town   |
        | Ridge | land | <land> | <town> |
      When East moves to Ridge
      Then East's party level is <after>
      And Ridge lies face up

      Examples:
        | before | land | town | after |
        | 10     | 1    |      | 11    |
        | 10     | 2    |      | 12    |
        | 10     | 1    | yes  | 11    |
        | 10     | 0    |      | 10    |
        | 11     | 3    |      | 14    |
        | 20     | 3    |      | 23    |

    Scenario: an unexplored land follows beyond level 10
      Given East's map has level 12
      And East's hand is
        | card  | kind  |
        | Spark | skill |
      When East moves to Spark face down
      Then East's party level is 13

  @monster_maker.ruling.every_crossing_of_ten
  Rule: Every placement that takes the party level from below 10 to 10 or more must be unexplored, each time again; so the only way is from 9 to 10.
    Scenario Outline: from level <before> a land of level <land> would jump to <after>
      Given it is North's move phase
      And North's map has level <before>
      And North's hand is
        | card  | kind | level  |
        | Ridge | land | <land> |
      When North tries to move to Ridge
      Then it is refused under monster_maker.unexplored.level_ten_land

      Examples:
        | before | land | after |
        | 9      | 2    | 11    |
        | 9      | 3    | 12    |
        | 8      | 3    | 11    |

    Scenario: at level 10 there is nothing left to cross
      Given it is South's move phase
      And South's map has level 10
      And South's hand is
        | card  | kind | level |
        | Ridge | land | 2     |
      When South moves to Ridge
      Then South's party level is 12

    Scenario: whoever has fallen below 10 has to cross again
      Given it is North's battle phase
      And North's map has level 10
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      And North's hand is
        | card  | kind | level |
        | Ridge | land | 2     |
      And North has retreated
      And North has played the turn to its end
      And South has played the turn to its end
      And North has passed
      And North has passed
      When North tries to move to Ridge
      Then it is refused under monster_maker.unexplored.level_ten_land

  @monster_maker.ruling.unexplored_hidden_from_others
  Rule: Which card is an unexplored land only its owner knows; it is discarded face up.
    Scenario: only the owner knows what lies face down
      Given 3 players sit at the table
      And it is South's move phase
      And South's hand is
        | card  | kind  |
        | Spark | skill |
      When South moves to Spark face down
      Then South sees Spark in South's map
      And West does not learn of Spark anywhere
      And North does not learn of Spark anywhere
      And the public does not learn of Spark anywhere

    Scenario: everybody knows an open land
      Given 3 players sit at the table
      And it is West's move phase
      And West's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When West moves to Hills
      Then North sees Hills in West's map
      And the public sees Hills in West's map

    Scenario: everybody sees that an unexplored land lies there
      Given it is South's move phase
      And South's map has level 1
      And South's hand is
        | card  | kind | level |
        | Ridge | land | 3     |
      When South moves to Ridge face down
      Then North sees 1 land face down on South's map
      And the public sees 1 land face down on South's map

    Scenario: after a retreat an unexplored land lies open in the discard pile
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Moor  | 1     | up   |
        | Ridge | 3     | down |
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      When North retreats
      Then Ridge is in North's discard pile
      And South sees Ridge in North's discard pile

    Scenario: after an annihilation an unexplored land lies open in the discard pile
      Given 3 players sit at the table
      And it is North's move phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And North's party is
        | card |
        | Hero |
      When North dismisses Hero
      Then South sees Ridge in North's discard pile
      And the public sees Ridge in North's discard pile

    Scenario: a player's unexplored lands are hidden in other players' turns
      Given it is North's first window
      And South's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      Then South sees Ridge in South's map
      And North does not learn of Ridge anywhere

    Scenario Outline: with North's monster on an unexplored land <viewer> knows no more
      Given 3 players sit at the table
      And it is South's first window
      And South's map is, the oldest land first
        | card  | kind  | face |
        | Spark | skill | down |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      When the phase begins
      Then <viewer> sees no card in South's map

      Examples:
        | viewer     |
        | West       |
        | North      |
        | the public |

    Scenario Outline: of four players <viewer> does not look under <owner>'s unexplored lands
      Given 4 players sit at the table
      And it is <turn>'s first window
      And <owner>'s map is, the oldest land first
        | card  | kind | face |
        | Hills | land |      |
        | Moor  | land | down |
      When the phase begins
      Then <viewer> sees Hills in <owner>'s map
      And <viewer> does not learn of Moor anywhere
      And <owner> sees Moor in <owner>'s map

      Examples:
        | viewer | owner | turn  |
        | South  | West  | North |
        | South  | North | East  |
        | South  | East  | South |
        | West   | North | East  |
        | West   | East  | South |
        | West   | South | West  |
        | North  | East  | South |
        | North  | South | West  |
        | North  | West  | North |
        | East   | South | West  |
        | East   | West  | North |
        | East   | North | East  |
