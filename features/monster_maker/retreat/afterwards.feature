Feature: Retreat

  @monster_maker.retreat.bars_move_phase
  Rule: After retreating the player can neither move nor dismiss in the same turn.
    Scenario: after a retreat there is no move
      Given it is South's move phase
      And South has retreated this turn
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South tries to move to Hills
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: after a retreat there is no move face down
      Given 4 players sit at the table
      And it is East's move phase
      And East has retreated this turn
      And East's hand is
        | card  | kind |
        | Hills | land |
      When East tries to move to Hills face down
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: after a retreat there is no dismissal
      Given it is South's move phase
      And South has retreated this turn
      And South's party is
        | card |
        | Hero |
        | Page |
      When South tries to dismiss Page
      Then it is refused under monster_maker.retreat.bars_move_phase

    Scenario: without a retreat there is a move
      Given it is North's move phase
      And North's hand is
        | card  | kind |
        | Hills | land |
      When North moves to Hills
      Then North's map is, from the oldest, Hills

    Scenario: without a retreat there is a dismissal
      Given 3 players sit at the table
      And it is West's move phase
      And West's party is
        | card |
        | Hero |
        | Page |
      When West dismisses Page
      Then West's party is Hero

    Scenario: the retreat of this very turn is remembered
      Given it is North's battle phase
      And North's hand is
        | card  | kind |
        | Hills | land |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has retreated
      And it has come to North's move phase
      When North tries to move to Hills
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

    Scenario: after a retreat creatures may be placed
      Given 4 players sit at the table
      And it is East's encounter phase
      And East has retreated this turn
      And East's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When East places Ally in the party
      Then Ally is in East's party

    Scenario: after a retreat the next player may move
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
      Given it is North's end phase
      And North has retreated this turn
      And North's hand is
        | card  | kind |
        | Hills | land |
      And North has ended the turn
      And South has played the turn to its end
      And it has come to North's move phase
      When North moves to Hills
      Then North's map is, from the oldest, Hills

    Scenario Outline: a retreat that costs no land bars the <act>
      Given 3 players sit at the table
      And it is West's battle phase
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 0       |
      And West's hand is
        | card | kind | level |
        | Moor | land | 1     |
      And West has retreated
      And it has come to West's move phase
      When West tries to <try>
      Then it is refused under monster_maker.retreat.bars_move_phase

      Examples:
        | act       | try               |
        | move      | move to Moor      |
        | dismissal | dismiss West Hero |

    @monster_maker.retreat.wounded_discarded
    Scenario Outline: all the wounded of <seat> are left behind, with all that they hold
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | state   | items                 |
        | Hero |         |                       |
        | Ally | wounded | Sword, Ring and Crown |
        | Page | wounded |                       |
        | Sam  | wounded | Banner                |
        | Nan  | wounded |                       |
      And these monsters are on <seat>'s newest land
        | card |
        | Wolf |
      When <seat> retreats
      Then <seat>'s party is Hero
      And <seat>'s discard pile has 9 cards

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    @monster_maker.retreat.number
    @monster_maker.retreat.monsters_return
    Scenario Outline: <seat> retreats from four monsters of three owners, as many lands as their values
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s map has level 7
      And these monsters are on <seat>'s newest land
        | card | owner   | retreat |
        | Wolf | <one>   | 1       |
        | Rat  | <two>   | 1       |
        | Boar | <three> | 2       |
        | Gull | <three> | 1       |
      And <seat> has retreated
      When <three> puts Gull and Boar under the deck
      Then <seat>'s party level is 2
      And Wolf is in <one>'s deck
      And Rat is in <two>'s deck
      And Gull and Boar are in <three>'s deck

      Examples:
        | seat  | one   | two   | three |
        | South | North | West  | East  |
        | West  | East  | North | South |
        | North | South | East  | West  |
        | East  | West  | South | North |

    @monster_maker.retreat.monsters_return
    Scenario: four monsters of one owner go under the deck
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Rat  |
        | Boar |
        | Gull |
      And South has retreated
      When North puts Gull, Wolf, Boar and Rat under the deck
      Then North's deck has 9 cards
      And Gull, Wolf, Boar and Rat are in North's deck

    Scenario Outline: a second retreat bars the move phase like the first: to <deed> is refused
      Given it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Page |
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And North's hand is
        | card | kind |
        | Fen  | land |
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
      And South's hand is
        | card | kind    | level | retreat |
        | Boar | monster | 0     | 0       |
      And North has retreated
      And it has come to South's encounter phase
      And South has placed Boar on North's land
      And it has come to North's battle phase
      And North has retreated
      And it has come to North's move phase
      When North tries to <deed>
      Then it is refused under monster_maker.retreat.bars_move_phase

      Examples:
        | deed         |
        | move to Fen  |
        | dismiss Page |
