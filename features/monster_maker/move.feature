Feature: Moving and dismissing

  In the move phase the party may move on to a new land, or characters may be dismissed.

  @monster_maker.move.condition
  Rule: In the move phase the player may choose one of move or dismiss if no other player's monster is on the newest land and no retreat happened this turn.
    Scenario: without a monster move and dismissal are open
      Given 4 players sit at the table
      And it is East's move phase
      And East's map has level 1
      And East's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      Then the move answers open to East are exactly
        | card  | face |
        | Hills | up   |
        | Hills | down |
      And the dismiss answers open to East are exactly
        | characters |
        | East Hero  |

    Scenario: nobody moves past a monster
      Given it is North's move phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When North tries to move to Hills
      Then it is refused under monster_maker.move.condition

    Scenario: nobody moves past a monster face down
      Given it is South's move phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand holds 1 card
      When South tries to move to South Hand 1 face down
      Then it is refused under monster_maker.move.condition

    Scenario: without a monster one moves
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 1
      And West's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When West moves to Hills
      Then West's party level is 2

    Scenario: nobody is dismissed beside a monster
      Given it is South's move phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's party is
        | card |
        | Hero |
        | Ally |
      When South tries to dismiss Ally
      Then it is refused under monster_maker.move.condition

    Scenario: without a monster somebody is dismissed
      Given it is North's move phase
      And North's map has level 1
      And North's party is
        | card |
        | Hero |
        | Ally |
      When North dismisses Ally
      Then Ally is in North's discard pile

    Scenario Outline: with three players it does not matter whose monster it is, here <owner>'s
      Given 3 players sit at the table
      And it is South's move phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card | owner   |
        | Wolf | <owner> |
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South tries to move to Hills
      Then it is refused under monster_maker.move.condition

      Examples:
        | owner |
        | West  |
        | North |

    Scenario: monsters on other maps are in nobody's way but theirs
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 1
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Boar | South |
      And West's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When West moves to Hills
      Then West's party level is 2

    @monster_maker.retreat.bars_move_phase
    Scenario: after a retreat no move and no dismissal is open
      Given 4 players sit at the table
      And it is East's move phase
      And East's map has level 1
      And East has retreated this turn
      And East's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      Then no move answer is open to East
      And no dismiss answer is open to East

    Scenario: in a later turn a retreat is forgotten
      Given it is North's battle phase
      And North's map has level 2
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      And North has retreated
      And North has played the turn to its end
      And South has played the turn to its end
      And North has passed
      And North has passed
      When North moves to Hills
      Then North's party level is 2

    Scenario Outline: whoever's turn it is, beside a monster to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s move phase
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on <seat>'s newest land
        | card | owner   |
        | Wolf | <owner> |
      And <seat>'s hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.move.condition

      Examples:
        | seat  | owner | deed                    |
        | South | West  | move to Hills           |
        | West  | East  | move to Hills           |
        | North | West  | move to Hills           |
        | East  | South | move to Hills           |
        | South | North | move to Hills face down |
        | West  | South | move to Hills face down |
        | North | East  | move to Hills face down |
        | East  | West  | move to Hills face down |
        | South | East  | dismiss Ally            |
        | West  | North | dismiss Ally            |
        | North | South | dismiss Ally            |
        | East  | North | dismiss Ally            |

    @monster_maker.retreat.bars_move_phase
    Scenario Outline: whoever's turn it is, after a retreat to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s move phase
      And <seat> has retreated this turn
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
      And <seat>'s hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.retreat.bars_move_phase

      Examples:
        | seat  | deed                    |
        | South | move to Hills           |
        | West  | move to Hills           |
        | North | move to Hills           |
        | East  | move to Hills           |
        | South | move to Hills face down |
        | West  | move to Hills face down |
        | North | move to Hills face down |
        | East  | move to Hills face down |
        | South | dismiss Ally            |
        | West  | dismiss Ally            |
        | North | dismiss Ally            |
        | East  | dismiss Ally            |

    @monster_maker.move.not_while_annihilated
    Scenario Outline: whoever is annihilated does not <deed>
      Given 4 players sit at the table
      And it is <seat>'s move phase
      And <seat> has been annihilated
      And <seat>'s hand is
        | card       | kind | level |
        | Hills      | land | 1     |
        | Saltmarket | land | 0     |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.move.not_while_annihilated

      Examples:
        | seat  | deed                    |
        | South | move to Hills           |
        | West  | move to Hills           |
        | North | move to Hills           |
        | East  | move to Hills           |
        | South | move to Hills face down |
        | West  | move to Hills face down |
        | North | move to Hills face down |
        | East  | move to Hills face down |

    @monster_maker.land.card_text
    @monster_maker.town.not_consecutive
    @monster_maker.unique.named
    @monster_maker.unexplored.level_ten_land
    Scenario Outline: whoever's map it is, to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s move phase
      And <seat>'s map is, the oldest land first
        | card   | level | town | named | attribute |
        | Eld    | 3     |      | Eld   | fire      |
        | Dale   | 5     |      |       |           |
        | Market | 1     | yes  |       |           |
      And <seat>'s hand is
        | card       | kind    | level | town | named | condition  |
        | Moor       | land    | 0     |      |       | after fire |
        | Pass       | land    | 0     |      |       | level 10   |
        | Harbour    | land    | 0     | yes  |       |            |
        | Other Eld  | land    | 0     |      | Eld   |            |
        | High Hills | land    | 1     |      |       |            |
        | Long Road  | land    | 4     |      |       |            |
        | Rat        | monster |       |      |       |            |
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | deed               | clause                                  |
        | South | move to Moor       | monster_maker.land.card_text            |
        | West  | move to Moor       | monster_maker.land.card_text            |
        | North | move to Moor       | monster_maker.land.card_text            |
        | East  | move to Moor       | monster_maker.land.card_text            |
        | South | move to Pass       | monster_maker.land.card_text            |
        | West  | move to Pass       | monster_maker.land.card_text            |
        | North | move to Pass       | monster_maker.land.card_text            |
        | East  | move to Pass       | monster_maker.land.card_text            |
        | South | move to Rat        | monster_maker.land.card_text            |
        | West  | move to Rat        | monster_maker.land.card_text            |
        | North | move to Rat        | monster_maker.land.card_text            |
        | East  | move to Rat        | monster_maker.land.card_text            |
        | South | move to Harbour    | monster_maker.town.not_consecutive      |
        | West  | move to Harbour    | monster_maker.town.not_consecutive      |
        | North | move to Harbour    | monster_maker.town.not_consecutive      |
        | East  | move to Harbour    | monster_maker.town.not_consecutive      |
        | South | move to Other Eld  | monster_maker.unique.named              |
        | West  | move to Other Eld  | monster_maker.unique.named              |
        | North | move to Other Eld  | monster_maker.unique.named              |
        | East  | move to Other Eld  | monster_maker.unique.named              |
        | South | move to High Hills | monster_maker.unexplored.level_ten_land |
        | West  | move to High Hills | monster_maker.unexplored.level_ten_land |
        | North | move to High Hills | monster_maker.unexplored.level_ten_land |
        | East  | move to High Hills | monster_maker.unexplored.level_ten_land |
        | South | move to Long Road  | monster_maker.unexplored.level_ten_land |
        | West  | move to Long Road  | monster_maker.unexplored.level_ten_land |
        | North | move to Long Road  | monster_maker.unexplored.level_ten_land |
        | East  | move to Long Road  | monster_maker.unexplored.level_ten_land |

  @monster_maker.move.exclusive
  Rule: Move and dismiss exclude each other in one turn; both are optional.
    Background:
      Given it is North's move phase
      And North's map has level 1
      And North's party is
        | card |
        | Hero |
        | Ally |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |

    Scenario: whoever has moved is not asked any more
      When North moves to Hills
      Then it has become North's third window
      And no dismiss answer is open to North

    Scenario: whoever has dismissed is not asked any more
      When North dismisses Ally
      Then it has become North's third window
      And no move answer is open to North

    Scenario: nobody has to move or dismiss
      When North passes
      Then it has become North's third window
      And Hills is in North's hand
      And North's party level is 1
      And Hero and Ally are in North's party

  @monster_maker.move.one_land
  Rule: A move places exactly one new land from the hand on the player's own map; one per turn.
    Scenario: one card of the hand becomes a land
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 1
      And West's hand is
        | card  | kind | level |
        | Hills | land | 1     |
        | Fen   | land | 1     |
      When West moves to Hills
      Then West's map is, from the oldest, West Land 1 and Hills
      And Fen is in West's hand
      And West's hand has 1 card

    Scenario: a second land has to wait
      Given it is North's move phase
      And North's map has level 1
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
        | Fen   | land | 1     |
      When North moves to Hills
      Then it has become North's third window
      And no move answer is open to North

    Scenario: in the player's next turn another land follows
      Given it is South's move phase
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
        | Fen   | land | 1     |
      And South has moved to Hills
      And South has played the turn to its end
      And North has played the turn to its end
      And South has passed
      And South has passed
      When South moves to Fen
      Then South's map is, from the oldest, Hills and Fen

    Scenario: a land is placed on the map of the player who moves
      Given 3 players sit at the table
      And it is West's move phase
      And South's map has level 1
      And North's map has level 1
      And West's hand is
        | card  | kind | level |
        | Hills | land | 2     |
      When West moves to Hills
      Then West's party level is 2
      And South's party level is 1
      And North's party level is 1

    Scenario: a land that is not in the hand cannot be placed
      Given 4 players sit at the table
      And it is East's move phase
      And East's discard pile is
        | card  | kind | level |
        | Hills | land | 1     |
      When East tries to move to Hills
      Then it is refused as meaningless

    Scenario: any land of the hand may be chosen, face up or face down
      Given it is South's move phase
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
        | Fen   | land | 3     |
      Then the move answers open to South are exactly
        | card  | face |
        | Hills | up   |
        | Hills | down |
        | Fen   | up   |
        | Fen   | down |

    Scenario: the last of nine cards becomes a land
      Given it is North's move phase
      And North's hand is
        | card    | kind | level |
        | Ring    |      |       |
        | Crown   |      |       |
        | Relic   |      |       |
        | Rune    |      |       |
        | Banner  |      |       |
        | Vial    |      |       |
        | Orb     |      |       |
        | Chalice |      |       |
        | Ridge   | land | 1     |
      When North moves to Ridge
      Then North's newest land is Ridge
      And North's hand has 8 cards
      And Ridge is not in North's hand

  @monster_maker.move.newest
  Rule: A new land is put at the end of the row and becomes the newest land.
    Background:
      Given it is South's move phase

    Scenario: a new land follows those on the map
      Given South's map is, the oldest land first
        | card | level |
        | Moor | 2     |
        | Vale | 1     |
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then South's map is, from the oldest, Moor, Vale and Hills

    Scenario: monsters are placed on the new land from now on
      Given South's map is, the oldest land first
        | card | level |
        | Vale | 1     |
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      And South has moved to Hills
      And South has played the turn to its end
      And it has come to North's encounter phase
      When North places Wolf on South's land
      Then Wolf is on Hills

    Scenario: a card that lies face down is the newest land
      Given South's map is, the oldest land first
        | card | level |
        | Moor | 2     |
      And South's hand is
        | card  | kind  |
        | Spark | skill |
      When South moves to Spark face down
      Then South's map is, from the oldest, Moor and Spark

  @monster_maker.move.not_while_annihilated
  Rule: An annihilated player cannot move.
    Scenario: a land stays in an annihilated player's hand
      Given 3 players sit at the table
      And it is West's move phase
      And West has been annihilated
      And West's map has level 1
      And West's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When West tries to move to Hills
      Then it is refused under monster_maker.move.not_while_annihilated

    Scenario: an annihilated player places nothing face down
      Given it is South's move phase
      And South has been annihilated
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South tries to move to Hills face down
      Then it is refused under monster_maker.move.not_while_annihilated

    Scenario: a single unhurt character is enough
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
      Then North's party level is 2

    Scenario: the annihilation of another player does not matter
      Given 3 players sit at the table
      And it is North's move phase
      And South has been annihilated
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When North moves to Hills
      Then North's party level is 1

    Scenario: the turn goes on without a move
      Given 4 players sit at the table
      And it is East's move phase
      And East has been annihilated
      When East passes
      Then it has become East's third window

    Scenario: the new party of a turn moves in the next one
      Given it is North's encounter phase
      And North has been annihilated
      And North's hand is
        | card  | kind      | level |
        | Hills | land      | 1     |
        | Heir  | character | 0     |
      And North has placed Heir in the party
      And North has played the turn to its end
      And South has played the turn to its end
      And North has passed
      And North has passed
      When North moves to Hills
      Then North's map is, from the oldest, Hills

  @monster_maker.move.first_land
  Rule: A player without lands may place the first land.
    Background:
      Given it is North's move phase

    Scenario: the first land begins the map
      Given North's hand is
        | card  | kind | level |
        | Hills | land | 2     |
      When North moves to Hills
      Then North's map is, from the oldest, Hills
      And North's party level is 2

    Scenario: the first land is a town
      Given North's hand is
        | card   | kind | level | town |
        | Market | land | 1     | yes  |
      When North moves to Market
      Then North's map is, from the oldest, Market

    Scenario: the first land is a card that lies face down
      Given North's hand is
        | card  | kind  |
        | Spark | skill |
      When North moves to Spark face down
      Then North's party level is 1

  @monster_maker.dismiss.any_number
  Rule: Dismissing discards any of the player's own characters, as the player chooses.
    Scenario: one of three characters is dismissed
      Given 3 players sit at the table
      And it is West's move phase
      And West's party is
        | card   |
        | Hero   |
        | Ally   |
        | Porter |
      When West dismisses Ally
      Then Ally is in West's discard pile
      And Hero and Porter are in West's party

    Scenario: two of three characters are dismissed, one of them wounded
      Given it is North's move phase
      And North's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Ally   | unhurt  |
        | Porter | wounded |
      When North dismisses Ally and Porter
      Then Ally and Porter are in North's discard pile
      And Hero is in North's party
      And it has become North's third window

    Scenario: the hero may be dismissed
      Given it is South's move phase
      And South's party is
        | card | marker |
        | Hero | start  |
        | Ally |        |
      When South dismisses Hero
      Then Hero is in South's discard pile
      And Ally is in South's party

    @monster_maker.item.held
    Scenario: the items of a dismissed character go along
      Given 4 players sit at the table
      And it is East's move phase
      And East's party is
        | card | items |
        | Hero |       |
        | Ally | Sword |
      When East dismisses Ally
      Then Ally and Sword are in East's discard pile

    Scenario: somebody else's characters are not dismissed
      Given 3 players sit at the table
      And it is South's move phase
      And West's party is
        | card |
        | Wilf |
        | Will |
      When South tries to dismiss Wilf
      Then it is refused under monster_maker.dismiss.any_number

    Scenario: somebody else's character is not dismissed together with one's own
      Given it is South's move phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And North's party is
        | card |
        | Ned  |
        | Nell |
      When South tries to dismiss Ally and Ned
      Then it is refused under monster_maker.dismiss.any_number

    Scenario: every choice of characters to dismiss is open
      Given it is North's move phase
      And North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      Then the dismiss answers open to North are exactly
        | characters    |
        | Hero          |
        | Ally          |
        | Hero and Ally |

    Scenario: nobody is dismissed twice over
      Given 3 players sit at the table
      And it is West's move phase
      And West's party is
        | card |
        | Hero |
        | Ally |
      When West tries to dismiss Ally and Ally
      Then it is refused as meaningless

    Scenario: monsters are not dismissed
      Given it is North's move phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When North tries to dismiss Wolf
      Then it is refused as meaningless

    Scenario Outline: whoever's turn it is, somebody else's character is not dismissed: <cards>
      Given 4 players sit at the table
      And it is <seat>'s move phase
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And <next>'s party is
        | card |
        | Ned  |
      When <seat> tries to dismiss <cards>
      Then it is refused under monster_maker.dismiss.any_number
      And Ned is in <next>'s party

      Examples:
        | seat  | next  | cards              |
        | South | West  | Ned                |
        | West  | North | Ned                |
        | North | East  | Ned                |
        | East  | South | Ned                |
        | South | West  | Ned, Ally and Page |
        | West  | North | Ally, Ned and Page |
        | North | East  | Ally, Page and Ned |
        | East  | South | Ned and Ally       |

    Scenario: four of five characters are dismissed
      Given it is North's move phase
      And North's party is
        | card | state   |
        | Hero |         |
        | Ally | wounded |
        | Page |         |
        | Sam  |         |
        | Nan  |         |
      When North dismisses Hero, Ally, Page and Nan
      Then North's party is Sam
      And Hero, Ally, Page and Nan are in North's discard pile

    @monster_maker.item.held
    Scenario: the items of all who are dismissed go along
      Given it is North's move phase
      And North's party is
        | card   | items            |
        | Hero   |                  |
        | Ally   | Sword and Shield |
        | Porter | Crown and Ring   |
        | Page   | Lamp and Rope    |
      When North dismisses Ally, Porter and Page
      Then Sword, Shield, Crown, Ring, Lamp and Rope are in North's discard pile
      And Ally, Porter and Page are in North's discard pile

  @monster_maker.dismiss.all
  Rule: Dismissing all characters leads to annihilation at the end of the phase.
    Background:
      Given it is South's move phase

    Scenario: everybody is dismissed
      Given South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 2     |      |
      And South's party is
        | card | marker |
        | Hero | start  |
        | Ally |        |
      When South dismisses Hero and Ally
      Then South is annihilated
      And South's map is, from the oldest, Market
      And it has become South's third window

    Scenario: with somebody left nobody is annihilated
      Given South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 2     |      |
      And South's party is
        | card | marker |
        | Hero | start  |
        | Ally |        |
      When South dismisses Hero
      Then South is not annihilated
      And South's map is, from the oldest, Market and Vale

    Scenario: a party of which only the wounded stay is annihilated
      Given South's map has level 2
      And South's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Porter | wounded |
      When South dismisses Hero
      Then South is annihilated
      And Hero and Porter are in South's discard pile

    Scenario: a new character can join in the same turn
      Given South's party is
        | card |
        | Hero |
      And South's hand is
        | card | kind      | level |
        | Heir | character | 0     |
      And South has dismissed Hero
      And South has passed
      When South places Heir in the party
      Then South is not annihilated

  @monster_maker.ruling.moving_without_lands
  Rule: Without lands there is no monster in the way; lands have no level condition of their own.
    Scenario Outline: a land of level <land> at party level <party>
      Given it is South's move phase
      And South's map has level <party>
      And South's hand is
        | card  | kind | level  |
        | Hills | land | <land> |
      When South moves to Hills
      Then South's party level is <after>

      Examples:
        | party | land | after |
        | 0     | 1    | 1     |
        | 0     | 3    | 3     |
        | 1     | 3    | 4     |
        | 2     | 3    | 5     |

    Scenario: the monsters have gone with the lands
      Given it is North's battle phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 3     |
      And North has retreated
      And North has played the turn to its end
      And South has played the turn to its end
      And North has passed
      And North has passed
      When North moves to Hills
      Then North's map is, from the oldest, Hills
