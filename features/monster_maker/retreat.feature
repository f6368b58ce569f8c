Feature: Retreat

  A party that retreats leaves its wounded behind; the monsters go home, and as many lands are lost as the retreat number says, but none behind a town.

  @monster_maker.retreat.declare
  Rule: Retreat is declared instead of a battle.
    Scenario: a retreat instead of a battle
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then it has become South's second window
      And no battle is going on
      And South's map is empty

    Scenario: once the battle is declared there is no retreat: at the assignment
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South tries to retreat
      Then it is refused under monster_maker.retreat.declare

    Scenario: nor at the support
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 1       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to retreat
      Then it is refused under monster_maker.retreat.declare

    Scenario: nor while the owner chooses targets
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned South Hero to Wolf
      When South tries to retreat
      Then it is refused under monster_maker.retreat.declare

    Scenario: nor at the loot
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When South tries to retreat
      Then it is refused under monster_maker.retreat.declare

    Scenario: the owner of the monsters does not retreat
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When North tries to retreat
      Then it is refused under monster_maker.battle.obligation

    Scenario: an effect of the next window finds no obstacle any more
      Given it is South's battle phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then Wolf is on no land
      And Wolf is not in North's discard pile

  @monster_maker.retreat.wounded_discarded
  Rule: First all wounded characters of the party are discarded.
    Scenario: all the wounded are discarded, the unhurt stay
      Given it is South's battle phase
      And South's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Page   | wounded |
        | Squire | wounded |
        | Ally   | unhurt  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then South's party is Hero and Ally
      And Page and Squire are in South's discard pile

    Scenario: damage alone leaves nobody behind
      Given it is South's battle phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then Hero is in South's party
      And Hero has 2 damage

    Scenario: their items are discarded with them
      Given it is South's battle phase
      And South's party is
        | card | state   | items  |
        | Hero | unhurt  | Sword  |
        | Page | wounded | Shield |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then Page and Shield are in South's discard pile
      And Hero holds Sword

    Scenario: the wounded of other players stay
      Given it is South's battle phase
      And 3 players sit at the table
      And West's party is
        | card   | state   |
        | Archer | unhurt  |
        | Scout  | wounded |
      And North's party is
        | card   | state   |
        | Raider | unhurt  |
        | Bandit | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then Scout and Bandit are wounded

    Scenario: a wounded start character is left behind like anybody else
      Given it is South's battle phase
      And South's party is
        | card | state   | marker |
        | Hero | wounded | start  |
        | Ally | unhurt  |        |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then Hero is in South's discard pile
      And South's party is Ally

    Scenario: a battle discards no wounded
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Page | wounded |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 0      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Page is wounded

  @monster_maker.retreat.number
  Rule: The retreat number is the sum of the printed retreat values of the monsters on the newest land.
    Scenario Outline: monsters with retreat values of <one> and <other> cost <left> of six lands
      Given it is South's battle phase
      And South's map has level 6
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | <one>   |
        | Boar | <other> |
      When South retreats
      And North puts Wolf and Boar under the deck
      Then South's party level is <level>

      Examples:
        | one | other | left | level |
        | 0   | 0     | none | 6     |
        | 0   | 1     | one  | 5     |
        | 1   | 1     | two  | 4     |
        | 2   | 3     | five | 1     |

    Scenario: monsters of all owners count
      Given it is South's battle phase
      And 4 players sit at the table
      And South's map has level 8
      And these monsters are on South's newest land
        | card | owner | retreat |
        | Wolf | North | 2       |
        | Rat  | West  | 1       |
        | Boar | East  | 3       |
      When South retreats
      Then South's party level is 2

    Scenario: monsters on other players' lands do not count
      Given it is South's battle phase
      And 3 players sit at the table
      And South's map has level 4
      And these monsters are on South's newest land
        | card | owner | retreat |
        | Wolf | North | 1       |
      And these monsters are on West's newest land
        | card | owner | retreat |
        | Boar | North | 2       |
      When South retreats
      Then South's party level is 3
      And Boar is on West's newest land

    Scenario: neither its damage nor its attack count changes a monster's value
      Given it is South's battle phase
      And South's map has level 4
      And these monsters are on South's newest land
        | card | retreat | durability | damage | attack count |
        | Wolf | 1       | 5          | 3      | 3            |
      When South retreats
      Then South's party level is 3

    Scenario: a destroyed monster does not count
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And South's map has level 6
      And these monsters are on South's newest land
        | card | durability | retreat |
        | Wolf | 3          | 2       |
        | Boar | 3          | 1       |
      And South has used Spark with Mage on Wolf
      And South has passed
      When South retreats
      Then South's party level is 5

  @monster_maker.retreat.monsters_return
  Rule: All monsters of that land go to the bottom of their owners' decks.
    Scenario: a monster goes under its owner's deck
      Given it is South's battle phase
      And North's deck is, from the top
        | card | kind    |
        | Map  | miracle |
        | Rope | miracle |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then North's deck is, from the top, Map, Rope and Wolf
      And Wolf is not in North's discard pile

    Scenario: each owner gets the own monsters back
      Given it is South's battle phase
      And 3 players sit at the table
      And North's deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And West's deck is, from the top
        | card | kind    |
        | Rope | miracle |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
      When South retreats
      Then North's deck is, from the top, Map and Wolf
      And West's deck is, from the top, Rope and Rat

    Scenario: all of them go, and none stays on a land that is kept
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  |
        | Hills |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 0       |
        | Boar | 0       |
      And South has retreated
      When North puts Boar and Wolf under the deck
      Then Wolf and Boar are on no land
      And South's map is, from the oldest, Hills

    Scenario: they are not destroyed, so that nothing is looted
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
      When South retreats
      Then Wolf is in North's deck
      And South's hand has 0 cards
      And it has become South's second window

    Scenario: the owner's monsters on other lands stay
      Given it is South's battle phase
      And 3 players sit at the table
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And these monsters are on West's newest land
        | card | owner |
        | Boar | North |
      When South retreats
      Then Boar is on West's newest land
      And Boar is not in North's deck

    Scenario: they go before any land does
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
        | Boar | 0       |
      When South retreats
      Then North is asked for a deck order
      And South's map is, from the oldest, Hills and Moor

    Scenario Outline: where monsters go under the deck, to <deed> is no answer
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And South's party is
        | card |
        | Hero |
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has retreated
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                                       |
        | pass                      | monster_maker.ruling.owner_orders_the_bottom |
        | use Omen with Mage        | monster_maker.window.three_windows           |
        | place Sword on Mage       | monster_maker.window.three_windows           |
        | activate Scout            | monster_maker.window.three_windows           |
        | declare a battle          | monster_maker.retreat.declare                |
        | retreat                   | monster_maker.turn.phases                    |
        | take the loot             | monster_maker.battle.step_order              |
        | place Ally in the party   | monster_maker.turn.phases                    |
        | rank up Rookie to Veteran | monster_maker.turn.phases                    |
        | place Rat on South's land | monster_maker.turn.phases                    |
        | end the turn              | monster_maker.turn.phases                    |
        | discard Ally              | monster_maker.end.hand_limit                 |
        | assign nobody             | monster_maker.battle.step_order              |

  @monster_maker.retreat.discard_lands
  Rule: Lands are discarded from the newest backwards, as many as the retreat number.
    Scenario Outline: a retreat number of <number> from a map of four
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
      And these monsters are on South's newest land
        | card | retreat  |
        | Wolf | <number> |
      When South retreats
      Then South's map is, from the oldest, <left>

      Examples:
        | number | left                       |
        | 0      | Hills, Moor, Woods and Fen |
        | 1      | Hills, Moor and Woods      |
        | 2      | Hills and Moor             |
        | 3      | Hills                      |

    Scenario: it is lands that are counted, not their levels
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
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | face | level |
        | Hills |      | 2     |
        | Moor  |      | 2     |
        | Woods | down | 3     |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then South's map is, from the oldest, Hills
      And Moor and Woods are in South's discard pile

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
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then North's party level is 3
      And South's party level is 1

    Scenario: in North's turn it is North's retreat, whoever went first
      Given it is North's battle phase
      And South had the first turn
      And South's party is
        | card  | state   |
        | Sam   | unhurt  |
        | Sue   | wounded |
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

  @monster_maker.retreat.stop_at_town
  Rule: If the next land to discard is a town, it and all older lands stay and the discarding ends.
    Scenario: a town and what is older stay
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
        | Moor  |      |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 3       |
      When South retreats
      Then South's map is, from the oldest, Hills and Haven

    Scenario Outline: a retreat number of <number> with a town as the third newest land
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
        | Moor  |      |
        | Woods |      |
      And these monsters are on South's newest land
        | card | retreat  |
        | Wolf | <number> |
      When South retreats
      Then South's map is, from the oldest, <left>

      Examples:
        | number | left                  |
        | 1      | Hills, Haven and Moor |
        | 2      | Hills and Haven       |
        | 3      | Hills and Haven       |
        | 4      | Hills and Haven       |

    Scenario: an unexplored land stops nothing, not even a town's card
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town | face |
        | Hills |      |      |
        | Haven | yes  | down |
        | Moor  |      |      |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then South's map is, from the oldest, Hills

    Scenario: the newest of several towns stops it
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
        | Port  | yes  |
        | Moor  |      |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 4       |
      When South retreats
      Then South's map is, from the oldest, Haven, Hills and Port

  @monster_maker.retreat.newest_town_exception
  Rule: A newest land that is a town is not treated as a town for this retreat and is discarded like the others.
    Scenario: the town where the party stands is discarded
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South's map is, from the oldest, Hills

    Scenario: it counts as one of the lands
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Moor  |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 2       |
      When South retreats
      Then South's map is, from the oldest, Hills

    Scenario: with a retreat number of 0 it stays
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 0       |
      When South retreats
      Then South's map is, from the oldest, Hills and Haven

    Scenario: a town as the only land is discarded
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South's map is empty

  @monster_maker.retreat.no_more_lands
  Rule: Discarding also ends when no land is left.
    Scenario Outline: a retreat number of <number> with two lands
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
      And these monsters are on South's newest land
        | card | retreat  |
        | Wolf | <number> |
      When South retreats
      Then South's map is empty
      And Hills and Moor are in South's discard pile
      And it has become South's second window

      Examples:
        | number |
        | 2      |
        | 3      |
        | 9      |

    Scenario: a party without lands is still a party
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And South's map has level 1
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 5       |
      When South retreats
      Then South's party level is 0
      And South's party is Hero
      And South is not annihilated

  @monster_maker.retreat.bars_move_phase
  Rule: After retreating the player can neither move nor dismiss in this turn.
    Scenario: after a retreat there is no move
      Given it is South's move phase
      And South has retreated this turn
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South tries to move to Hills
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: nor a move face down
      Given it is South's move phase
      And South has retreated this turn
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South tries to move to Hills face down
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: nor a dismissal
      Given it is South's move phase
      And South has retreated this turn
      And South's party is
        | card |
        | Hero |
        | Page |
      When South tries to dismiss Page
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: without a retreat there is a move
      Given it is South's move phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South moves to Hills
      Then South's map is, from the oldest, Hills

    Scenario: without a retreat there is a dismissal
      Given it is South's move phase
      And South's party is
        | card |
        | Hero |
        | Page |
      When South dismisses Page
      Then South's party is Hero

    Scenario: the retreat of this very turn is remembered
      Given it is South's battle phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has retreated
      And it has come to South's move phase
      When South tries to move to Hills
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: after a battle one may move
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And South's hand is
        | card  | kind |
        | Hills | land |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And the battle on South's newest land has been fought out
      And it has come to South's move phase
      When South moves to Hills
      Then South's newest land is Hills

    Scenario: creatures may be placed all the same
      Given it is South's encounter phase
      And South has retreated this turn
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South places Ally in the party
      Then Ally is in South's party

    Scenario: another player may move in the next turn
      Given it is South's end phase
      And South has retreated this turn
      And North's hand is
        | card  | kind |
        | Hills | land |
      And South has ended the turn
      And it has come to North's move phase
      When North moves to Hills
      Then North's map is, from the oldest, Hills

    Scenario: the player who retreated may move in the turn after that
      Given it is South's end phase
      And South has retreated this turn
      And South's hand is
        | card  | kind |
        | Hills | land |
      And South has ended the turn
      And North has played the turn to its end
      And it has come to South's move phase
      When South moves to Hills
      Then South's map is, from the oldest, Hills

    Scenario Outline: a retreat that costs no land bars the <act>, too
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 0       |
      And South's hand is
        | card | kind | level |
        | Moor | land | 1     |
      And South has retreated
      And it has come to South's move phase
      When South tries to <try>
      Then it is refused under monster_maker.retreat.bars_move_phase

      Examples:
        | act       | try                |
        | move      | move to Moor       |
        | dismissal | dismiss South Hero |

  @monster_maker.ruling.owner_orders_the_bottom
  Rule: An owner of several returning monsters says in which order they go under the deck.
    Scenario: the owner of several monsters is asked
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      When South retreats
      Then North is asked for a deck order

    Scenario Outline: they go under the deck as the owner says, <first> above <second>
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

    Scenario: the turn player does not say it
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has retreated
      When South tries to put Wolf and Boar under the deck
      Then it is refused under monster_maker.ruling.owner_orders_the_bottom

    Scenario: all of them are named
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has retreated
      When North tries to put Wolf under the deck
      Then it is refused as meaningless

    Scenario: each is named once
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has retreated
      When North tries to put Wolf, Boar and Wolf under the deck
      Then it is refused as meaningless

    Scenario: every order is open
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      When South retreats
      Then the deck bottom answers open to North are exactly
        | cards      |
        | Wolf, Boar |
        | Boar, Wolf |

    Scenario: an owner of one is not asked
      Given it is South's battle phase
      And 3 players sit at the table
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
      When South retreats
      Then it has become South's second window

    Scenario: two owners of several are asked in turn order
      Given it is South's battle phase
      And 3 players sit at the table
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
        | Boar | North |
        | Mole | West  |
      When South retreats
      Then West is asked for a deck order

    Scenario: after the first the second one is asked
      Given it is South's battle phase
      And 3 players sit at the table
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
        | Boar | North |
        | Mole | West  |
      And South has retreated
      When West puts Mole and Rat under the deck
      Then North is asked for a deck order

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

  @monster_maker.ruling.exception_covers_one_land
  Rule: Only the town on which the retreat began is discarded; the next town stops the discarding.
    Scenario: the next town stops it though lands are still to go
      Given it is South's battle phase
      And South's map is, the oldest land first
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
      Given it is South's battle phase
      And South's map is, the oldest land first
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
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Moor  |      |
        | Port  | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 3       |
      When South retreats
      Then South's map is empty
