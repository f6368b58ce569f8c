Feature: Retreat

  A party that retreats leaves its wounded behind; the monsters go home, and as many lands are lost as the retreat number says, but none behind a town.

  @monster_maker.retreat.declare
  Rule: Retreat is declared instead of a battle.
    Background:
      Given 4 players sit at the table
      And it is East's battle phase

    Scenario: a retreat instead of a battle
      Given these monsters are on East's newest land
        | card |
        | Wolf |
      When East retreats
      Then it has become East's second window
      And no battle is going on
      And East's map is empty

    Scenario Outline: no retreat when the battle has come to <moment>
      Given East's party is
        | card   | attack | support |
        | Hero   | 9      |         |
        | Helper | 1      | 1       |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on East's newest land has come to <moment>
      When East tries to retreat
      Then it is refused under monster_maker.retreat.declare

      Examples:
        | moment     |
        | assignment |
        | support    |
        | targets    |
        | the loot   |

    Scenario: the owner of the monsters does not retreat
      Given these monsters are on East's newest land
        | card |
        | Wolf |
      When South tries to retreat
      Then it is refused under monster_maker.battle.obligation

    Scenario: the monsters have left before the next window opens
      Given East's hand is
        | card  | kind |
        | Hills | land |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      When East retreats
      Then Wolf is on no land
      And Wolf is not in South's discard pile

  @monster_maker.retreat.wounded_discarded
  Rule: At the beginning of a retreat all wounded characters of the party are discarded.
    Background:
      Given it is North's battle phase

    Scenario: all the wounded are discarded, the unhurt stay
      Given North's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Page   | wounded |
        | Squire | wounded |
        | Ally   | unhurt  |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then North's party is Hero and Ally
      And Page and Squire are in North's discard pile

    Scenario: damage alone leaves nobody behind
      Given North's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then Hero is in North's party
      And Hero has 2 damage

    Scenario: the items of those left behind are discarded with them
      Given North's party is
        | card | state   | items  |
        | Hero | unhurt  | Sword  |
        | Page | wounded | Shield |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then Page and Shield are in North's discard pile
      And Hero holds Sword

    Scenario: the wounded of other players stay
      Given 3 players sit at the table
      And South's party is
        | card   | state   |
        | Archer | unhurt  |
        | Scout  | wounded |
      And West's party is
        | card   | state   |
        | Raider | unhurt  |
        | Bandit | wounded |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then Scout and Bandit are wounded

    Scenario: a wounded start character is left behind like anybody else
      Given North's party is
        | card | state   | marker |
        | Hero | wounded | start  |
        | Ally | unhurt  |        |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then Hero is in North's discard pile
      And North's party is Ally

    Scenario: a battle discards no wounded
      Given North's party is
        | card | state   |
        | Hero | unhurt  |
        | Page | wounded |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 0      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
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
      Given 4 players sit at the table
      And it is North's battle phase
      And North's map has level 8
      And these monsters are on North's newest land
        | card | owner | retreat |
        | Wolf | South | 2       |
        | Rat  | East  | 1       |
        | Boar | West  | 3       |
      When North retreats
      Then North's party level is 2

    Scenario: monsters on other players' lands do not count
      Given 3 players sit at the table
      And it is West's battle phase
      And West's map has level 4
      And these monsters are on West's newest land
        | card | owner | retreat |
        | Wolf | South | 1       |
      And these monsters are on North's newest land
        | card | owner | retreat |
        | Boar | South | 2       |
      When West retreats
      Then West's party level is 3
      And Boar is on North's newest land

    Scenario: no damage and no attack count changes a monster's retreat value
      Given it is North's battle phase
      And North's map has level 4
      And these monsters are on North's newest land
        | card | retreat | durability | damage | attack count |
        | Wolf | 1       | 5          | 3      | 3            |
      When North retreats
      Then North's party level is 3

    Scenario: a destroyed monster does not count
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And West's map has level 6
      And these monsters are on West's newest land
        | card | durability | retreat |
        | Wolf | 3          | 2       |
        | Boar | 3          | 1       |
      And West has used Spark with Mage on Wolf
      And West has passed
      When West retreats
      Then West's party level is 5

    Scenario: the retreat values of six monsters are added
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
        | Marsh |
        | Dale  |
        | Ridge |
        | Cliff |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
        | Boar | 1       |
        | Bear | 1       |
        | Rat  | 1       |
        | Imp  | 1       |
        | Bat  | 1       |
      And South has retreated
      When North puts Wolf, Boar, Bear, Rat, Imp and Bat under the deck
      Then South's map is, from the oldest, Hills and Moor

  @monster_maker.retreat.monsters_return
  Rule: In a retreat all monsters of the newest land go to the bottom of their owners' decks.
    Background:
      Given it is North's battle phase

    Scenario: a monster goes under its owner's deck
      Given South's deck is, from the top
        | card | kind    |
        | Map  | miracle |
        | Rope | miracle |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then South's deck is, from the top, Map, Rope and Wolf
      And Wolf is not in South's discard pile

    Scenario: each owner gets their own monsters back
      Given 3 players sit at the table
      And West's deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And South's deck is, from the top
        | card | kind    |
        | Rope | miracle |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Rat  | South |
      When North retreats
      Then West's deck is, from the top, Map and Wolf
      And South's deck is, from the top, Rope and Rat

    Scenario: all monsters go, and none stays on a land that is kept
      Given North's map is, the oldest land first
        | card  |
        | Hills |
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 0       |
        | Boar | 0       |
      And North has retreated
      When South puts Boar and Wolf under the deck
      Then Wolf and Boar are on no land
      And North's map is, from the oldest, Hills

    Scenario: monsters that go are not destroyed, so that nothing is looted
      Given these monsters are on North's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
      When North retreats
      Then Wolf is in South's deck
      And North's hand has 0 cards
      And it has become North's second window

    Scenario: the owner's monsters on other lands stay
      Given 3 players sit at the table
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
      And these monsters are on South's newest land
        | card | owner |
        | Boar | West  |
      When North retreats
      Then Boar is on South's newest land
      And Boar is not in West's deck

    Scenario: monsters go before any land does
      Given North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
        | Boar | 0       |
      When North retreats
      Then South is asked for a deck order
      And North's map is, from the oldest, Hills and Moor

    Scenario Outline: where monsters go under the deck, to <deed> is no answer
      Given North's map has level 3
      And South's map has level 3
      And North's party is
        | card |
        | Hero |
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
      And North has retreated
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                                                             |
        | pass                      | monster_maker.ruling.owner_orders_the_bottom                       |
        | use Omen with Mage        | monster_maker.window.three_windows                                 |
        | place Sword on Mage       | monster_maker.window.three_windows                                 |
        | activate Scout            | monster_maker.window.three_windows                                 |
        | declare a battle          | monster_maker.retreat.declare                                      |
        | retreat                   | monster_maker.turn.phases                                          |
        | take the loot             | monster_maker.battle.step_order                                    |
        | place Ally in the party   | monster_maker.turn.phases                                          |
        | rank up Rookie to Veteran | monster_maker.turn.phases                                          |
        | place Rat on North's land | monster_maker.turn.phases                                          |
        | end the turn              | monster_maker.turn.phases                                          |
        | discard Ally              | monster_maker.end.hand_limit                                       |
        | assign nobody             | monster_maker.battle.step_order                                    |
        | move to Moor              | monster_maker.turn.phases or monster_maker.retreat.bars_move_phase |
        | dismiss Scout             | monster_maker.turn.phases or monster_maker.retreat.bars_move_phase |

    Scenario Outline: <owner>'s monster goes under <owner>'s deck when <seat> retreats
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <owner>'s deck is, from the top
        | card | kind    |
        | Map  | miracle |
        | Rope | miracle |
      And these monsters are on <seat>'s newest land
        | card | owner   |
        | Wolf | <owner> |
      When <seat> retreats
      Then <owner>'s deck is, from the top, Map, Rope and Wolf

      Examples:
        | seat  | owner |
        | South | East  |
        | West  | South |
        | North | West  |
        | East  | North |

    Scenario: where monsters go under the deck, no other question may be answered
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And North's map has level 2
      And South's map has level 2
      And North's party is
        | card   | level | named | skills | effect                  |
        | Archer | 1     |       | mage 1 |                         |
        | Rookie | 1     | Rook  |        |                         |
        | Bard   | 1     |       |        | activated, once: draw 1 |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Charm   | skill     | mage  | 1     |       | skill: draw 1 |
        | Shield  | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
        | Shrine  | miracle   |       | 1     |       |               |
      And these monsters are on South's newest land
        | card |
        | Bear |
        | Boar |
      When South retreats
      Then North may answer no other question

    Scenario: monsters return beside an annihilated player
      Given 3 players sit at the table
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And South has been annihilated
      When North retreats
      Then Wolf is in South's deck
      And Wolf is on no land
