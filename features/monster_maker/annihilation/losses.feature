Feature: Annihilation

  @monster_maker.annihilation.characters_discarded
  Rule: When a party is annihilated, all of its characters, wounded as they are, are discarded.
    Scenario: all characters go to the discard pile
      Given it is North's draw phase
      And North's party is
        | card   | state   | marker |
        | Hero   | wounded | start  |
        | Page   | wounded |        |
        | Squire | wounded |        |
      When the phase begins
      Then North's party is empty
      And Hero, Page and Squire are in North's discard pile

    Scenario: the items of all characters go with them
      Given it is North's draw phase
      And North's party is
        | card | state   | items            |
        | Hero | wounded | Sword and Shield |
      When the phase begins
      Then Hero, Sword and Shield are in North's discard pile

    Scenario: hand, deck and other cards stay
      Given 3 players sit at the table
      And it is West's draw phase
      And West's party is
        | card | state   |
        | Hero | wounded |
      And West's hand holds 3 cards
      And West's deck holds 4 cards
      And West's other cards are
        | card  | kind    |
        | Quest | mission |
        | Relic | miracle |
      When the phase begins
      Then Quest and Relic are in West's other cards
      And West's hand has 4 cards
      And West's deck has 3 cards

    Scenario: the parties of other players stay
      Given it is North's draw phase
      And North's party is
        | card | state   |
        | Hero | wounded |
      And South's party is
        | card   | state   |
        | Raider | unhurt  |
        | Bandit | wounded |
      When the phase begins
      Then South's party is Raider and Bandit

    Scenario: monsters that the player has on others' lands stay
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When the phase begins
      Then Wolf is on North's newest land

    Scenario: a position cannot have an annihilated player with a party
      Given it is North's first window
      And South has been annihilated
      And South's party is
        | card | state   |
        | Hero | wounded |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: <other>'s party and all its items go, in <seat>'s turn
      Given 4 players sit at the table
      And it is <seat>'s draw phase
      And <other>'s party is
        | card | state   | items            |
        | Hero | wounded | Sword and Shield |
        | Page | wounded | Crown            |
      When the phase begins
      Then Hero, Page, Sword, Shield and Crown are in <other>'s discard pile
      And <other>'s party is empty

      Examples:
        | seat  | other |
        | South | East  |
        | West  | South |
        | North | West  |
        | East  | North |

    Scenario: the items of those whom a battle annihilates go with them
      Given it is North's battle phase
      And North's party is
        | card | attack | durability | items            |
        | Hero | 0      | 3          | Sword and Shield |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 3      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero, Sword and Shield are in North's discard pile

  @monster_maker.annihilation.lands_discarded
  Rule: When a party is annihilated, all lands newer than its player's newest town are discarded; the town and older lands stay.
    Background:
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |

    Scenario: the way back to the newest town is lost
      Given South's map is, the oldest land first
        | card  | level | town | face |
        | Hills | 2     |      |      |
        | Haven | 1     | yes  |      |
        | Moor  | 2     |      |      |
        | Woods | 1     |      |      |
        | Fen   | 3     |      | down |
      When the phase begins
      Then South's map is, from the oldest, Hills and Haven
      And Moor, Woods and Fen are in South's discard pile
      And South's party level is 3

    Scenario: a party in a town loses no land
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      When the phase begins
      Then South's map is, from the oldest, Hills and Haven

    Scenario: the way back leads to the newest of several towns
      Given South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
        | Port  | yes  |
        | Moor  |      |
      When the phase begins
      Then South's map is, from the oldest, Haven, Hills and Port

    Scenario: a town's card lying face down is no town
      Given South's map is, the oldest land first
        | card  | town | face |
        | Haven | yes  |      |
        | Hills |      |      |
        | Port  | yes  | down |
        | Moor  |      |      |
      When the phase begins
      Then South's map is, from the oldest, Haven

    Scenario: no other player's lands are lost
      Given South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And North's map has level 3
      When the phase begins
      Then North's party level is 3

    Scenario Outline: of three players <other> keeps the newest town and what is older, in <seat>'s turn
      Given 3 players sit at the table
      And it is <seat>'s draw phase
      And <other>'s party is
        | card   | state   |
        | Raider | wounded |
      And <other>'s map is, the oldest land first
        | card  | town |
        | Fen   |      |
        | Haven | yes  |
        | Hills |      |
        | Moor  |      |
      When the phase begins
      Then <other>'s map is, from the oldest, Fen and Haven
      And Hills and Moor are in <other>'s discard pile

      Examples:
        | seat  | other |
        | South | West  |
        | South | North |
        | West  | North |
        | West  | South |
        | North | South |
        | North | West  |

    Scenario: a way back of six lands is lost whole
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
        | Moor  |      |
        | Woods |      |
        | Fen   |      |
        | Marsh |      |
        | Dale  |      |
        | Ridge |      |
      When the phase begins
      Then South's map is, from the oldest, Hills and Haven
      And Moor, Woods, Fen, Marsh, Dale and Ridge are in South's discard pile

  @monster_maker.annihilation.no_town
  Rule: When a party is annihilated whose player has no town, all its lands are discarded.
    Background:
      Given 4 players sit at the table
      And it is East's draw phase
      And East's party is
        | card | state   |
        | Hero | wounded |

    Scenario: without a town all lands are lost
      Given East's map is, the oldest land first
        | card  | level |
        | Hills | 2     |
        | Moor  | 1     |
      When the phase begins
      Then East's map is empty
      And East's party level is 0

    Scenario: a town's card lying face down saves nothing
      Given East's map is, the oldest land first
        | card  | town | face |
        | Hills |      |      |
        | Haven | yes  | down |
      When the phase begins
      Then East's map is empty
      And Haven is in East's discard pile

    Scenario: a town of another player saves nothing
      Given East's map is, the oldest land first
        | card  |
        | Hills |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      When the phase begins
      Then East's map is empty
      And South's map is, from the oldest, Haven

    Scenario: without a town a map of six lands is lost whole
      Given East's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
        | Marsh |
        | Dale  |
      When the phase begins
      Then East's map is empty
      And Hills, Moor, Woods, Fen, Marsh and Dale are in East's discard pile

  @monster_maker.annihilation.monsters_discarded
  Rule: Monsters on lands that an annihilation discards are discarded.
    Scenario: monsters on a lost land go to their owners' discard piles
      Given 3 players sit at the table
      And it is North's draw phase
      And North's party is
        | card | state   |
        | Hero | wounded |
      And North's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Rat  | South |
      When the phase begins
      Then Wolf is in West's discard pile
      And Rat is in South's discard pile
      And Wolf and Rat are on no land

    Scenario: monsters on a lost land do not go under the decks, and bring no loot
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 3      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf is in North's discard pile
      And Wolf is not in North's deck
      And it has become South's second window

    Scenario: monsters on a town that stays, stay
      Given it is North's draw phase
      And North's party is
        | card | state   |
        | Hero | wounded |
      And North's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on North's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
      When the phase begins
      Then Wolf is on North's newest land
      And Wolf has 2 damage

    Scenario: monsters on other players' lands stay
      Given 3 players sit at the table
      And it is North's draw phase
      And North's party is
        | card | state   |
        | Hero | wounded |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | West  |
        | Boar | North |
      When the phase begins
      Then Wolf and Boar are on South's newest land

    Scenario Outline: a <kind> on a lost land goes to its owner's discard pile
      Given 3 players sit at the table
      And it is West's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's map is, the oldest land first
        | card  | town | face   |
        | Haven | yes  | up     |
        | Hills |      | <face> |
      And these monsters are on South's newest land
        | card | kind   | owner   |
        | Wolf | <kind> | <owner> |
      When the phase begins
      Then Wolf is in <owner>'s discard pile
      And Hills is in South's discard pile

      Examples:
        | kind                  | owner | face |
        | monster               | West  | up   |
        | monster               | North | down |
        | character and monster | West  | down |
        | character and monster | North | up   |

    Scenario: four monsters on a lost land go to their owners' discard piles
      Given 4 players sit at the table
      And it is East's draw phase
      And East's party is
        | card | state   |
        | Hero | wounded |
      And these monsters are on East's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | South |
        | Boar | West  |
        | Bear | North |
      When the phase begins
      Then Wolf and Bear are in North's discard pile
      And Rat is in South's discard pile
      And Boar is in West's discard pile

    Scenario: an annihilated party that stands in the newer of two towns leaves the monsters there
      Given 4 players sit at the table
      And it is East's draw phase
      And East's party is
        | card | state   |
        | Hero | wounded |
      And East's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
        | Port  | yes  |
      And these monsters are on East's newest land
        | card | owner |
        | Wolf | North |
        | Boar | South |
      When the phase begins
      Then East's map is, from the oldest, Haven, Hills and Port
      And Wolf and Boar are on East's newest land
