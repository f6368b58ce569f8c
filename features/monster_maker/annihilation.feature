Feature: Annihilation

  A party without anybody unhurt at the end of a phase is annihilated: it is discarded, and the way back to the newest
  town is lost.

  @monster_maker.annihilation.check
  Rule: At the end of each phase every player without an unhurt character is annihilated.
    Scenario Outline: a party all wounded is annihilated at the end of the <phase>
      Given it is South's <phase>
      And South's party is
        | card | state   |
        | Hero | wounded |
        | Page | wounded |
      When <deed>
      Then South is annihilated

      Examples:
        | phase           | deed                |
        | draw phase      | the phase begins    |
        | battle phase    | the phase begins    |
        | victory check   | the phase begins    |
        | move phase      | South passes        |
        | encounter phase | South passes        |
        | end phase       | South ends the turn |

    Scenario: the end of the battle phase comes before the victory check
      Given it is South's first window
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's map is, the oldest land first
        | card  | level | town | face |
        | Haven | 1     | yes  |      |
        | Hills | 3     |      |      |
        | Moor  | 3     |      |      |
        | Woods | 2     |      |      |
        | Fen   | 1     |      | down |
      When South passes
      Then the game goes on
      And South's map is, from the oldest, Haven
      And it has become South's second window

    Scenario: with somebody unhurt nobody is annihilated
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
        | Page | unhurt  |
      When the phase begins
      Then South is not annihilated
      And South's party is Hero and Page

    Scenario: somebody damaged is still unhurt
      Given it is South's draw phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      When the phase begins
      Then South is not annihilated

    Scenario: without any character the player is annihilated
      Given it is South's draw phase
      And South has no party
      When the phase begins
      Then South is annihilated

    Scenario: a battle that wounds everybody annihilates
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 3      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then South is annihilated
      And Hero is in South's discard pile

    Scenario: a retreat that leaves everybody behind annihilates, and the way to the town is lost
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
        | Moor  |      |
        | Woods |      |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South is annihilated
      And South's map is, from the oldest, Haven
      And Wolf is in North's deck

    Scenario: dismissing everybody annihilates
      Given it is South's move phase
      And South's party is
        | card |
        | Hero |
        | Page |
      When South dismisses Hero and Page
      Then South is annihilated

    Scenario: a monster is no character that would save the party
      Given it is South's draw phase
      And South has no party
      And these monsters are on North's newest land
        | card | kind                  |
        | Spy  | character and monster |
      When the phase begins
      Then South is annihilated

  @monster_maker.annihilation.any_player
  Rule: The check concerns all players, also in another player's turn.
    Scenario Outline: <other> is annihilated in South's turn
      Given it is South's draw phase
      And 4 players sit at the table
      And <other>'s party is
        | card   | state   |
        | Raider | wounded |
      When the phase begins
      Then <other> is annihilated
      And South is not annihilated

      Examples:
        | other |
        | West  |
        | North |
        | East  |

    Scenario: a skill in South's turn annihilates North
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 3 damage to a character |
      And North's party is
        | card   | durability |
        | Raider | 3          |
      And South has used Spark with Mage on Raider
      When South passes
      Then North is annihilated
      And Raider is in North's discard pile

    Scenario: a player with somebody unhurt is not annihilated with another
      Given it is South's draw phase
      And 3 players sit at the table
      And West's party is
        | card   | state   |
        | Archer | wounded |
      And North's party is
        | card   | state   |
        | Raider | wounded |
        | Bandit | unhurt  |
      When the phase begins
      Then West is annihilated
      And North is not annihilated

    Scenario: lands and monsters are lost in another player's turn as in the own
      Given it is South's draw phase
      And North's party is
        | card   | state   |
        | Raider | wounded |
      And North's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When the phase begins
      Then North's map is, from the oldest, Haven
      And Hills is in North's discard pile
      And Wolf is in South's discard pile

  @monster_maker.annihilation.once
  Rule: The consequences happen once, when the player becomes annihilated.
    Scenario: a player who has been annihilated loses nothing more
      Given it is South's draw phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      When the phase begins
      Then South's map is, from the oldest, Haven and Hills
      And South is annihilated

    Scenario: a player who has been annihilated loses nothing at the end of another player's phase
      Given it is North's draw phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When the phase begins
      Then South's map is, from the oldest, Haven and Hills
      And Wolf is on South's newest land

    Scenario: a party that was formed anew can be annihilated anew
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card   | kind      | effect                      |
        | Rookie | character | activated, once: wound this |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And South has placed Rookie in the party
      And South has played the turn to its end
      And North has played the turn to its end
      And South has activated Rookie
      When South passes
      Then South is annihilated
      And South's map is, from the oldest, Haven

  @monster_maker.annihilation.characters_discarded
  Rule: All (wounded) characters of the party are discarded.
    Scenario: all characters go to the discard pile
      Given it is South's draw phase
      And South's party is
        | card   | state   | marker |
        | Hero   | wounded | start  |
        | Page   | wounded |        |
        | Squire | wounded |        |
      When the phase begins
      Then South's party is empty
      And Hero, Page and Squire are in South's discard pile

    Scenario: the items of all characters go with them
      Given it is South's draw phase
      And South's party is
        | card | state   | items            |
        | Hero | wounded | Sword and Shield |
      When the phase begins
      Then Hero, Sword and Shield are in South's discard pile

    Scenario: hand, deck and other cards stay
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's hand holds 3 cards
      And South's deck holds 4 cards
      And South's other cards are
        | card  | kind    |
        | Quest | mission |
        | Relic | miracle |
      When the phase begins
      Then Quest and Relic are in South's other cards
      And South's hand has 4 cards
      And South's deck has 3 cards

    Scenario: the parties of other players stay
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And North's party is
        | card   | state   |
        | Raider | unhurt  |
        | Bandit | wounded |
      When the phase begins
      Then North's party is Raider and Bandit

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
      Given it is South's first window
      And North has been annihilated
      And North's party is
        | card | state   |
        | Hero | wounded |
      When the position is put on the table
      Then it is turned down

  @monster_maker.annihilation.lands_discarded
  Rule: All lands newer than the player's newest town are discarded; the town and older lands stay.
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

  @monster_maker.annihilation.no_town
  Rule: Without any town all lands are discarded.
    Background:
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |

    Scenario: without a town all lands are lost
      Given South's map is, the oldest land first
        | card  | level |
        | Hills | 2     |
        | Moor  | 1     |
      When the phase begins
      Then South's map is empty
      And South's party level is 0

    Scenario: a town's card lying face down saves nothing
      Given South's map is, the oldest land first
        | card  | town | face |
        | Hills |      |      |
        | Haven | yes  | down |
      When the phase begins
      Then South's map is empty
      And Haven is in South's discard pile

    Scenario: a town of another player saves nothing
      Given South's map is, the oldest land first
        | card  |
        | Hills |
      And North's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      When the phase begins
      Then South's map is empty
      And North's map is, from the oldest, Haven

  @monster_maker.annihilation.monsters_discarded
  Rule: Monsters on discarded lands are discarded.
    Scenario: monsters on a lost land go to their owners' discard piles
      Given it is South's draw phase
      And 3 players sit at the table
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
      When the phase begins
      Then Wolf is in North's discard pile
      And Rat is in West's discard pile
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
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
      When the phase begins
      Then Wolf is on South's newest land
      And Wolf has 2 damage

    Scenario: monsters on other players' lands stay
      Given it is South's draw phase
      And 3 players sit at the table
      And South's party is
        | card | state   |
        | Hero | wounded |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | North |
        | Boar | South |
      When the phase begins
      Then Wolf and Boar are on West's newest land

  @monster_maker.annihilation.until_new_character
  Rule: The restrictions last until a new character is placed.
    Scenario: with a new character the party is formed anew
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card   | kind      | level |
        | Rookie | character | 0     |
      When South places Rookie in the party
      Then South is not annihilated
      And South's party is Rookie

    Scenario: before a new character there is no move
      Given it is South's move phase
      And South has been annihilated
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South tries to move to Hills
      Then it is refused under monster_maker.move.not_while_annihilated

    Scenario: with a new character there is a move again
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card   | kind      |
        | Rookie | character |
        | Hills  | land      |
      And South has placed Rookie in the party
      And South has played the turn to its end
      And North has played the turn to its end
      And it has come to South's move phase
      When South moves to Hills
      Then South's map is, from the oldest, Hills

    Scenario: before a new character nobody places monsters on the player's land
      Given it is North's encounter phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And North's hand is
        | card | kind    |
        | Wolf | monster |
      When North tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.not_on_annihilated

    Scenario: with a new character others place monsters on the player's land again
      Given it is South's encounter phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And South's hand is
        | card   | kind      |
        | Rookie | character |
      And North's hand is
        | card | kind    |
        | Wolf | monster |
      And South has placed Rookie in the party
      And South has played the turn to its end
      And it has come to North's encounter phase
      When North places Wolf on South's land
      Then Wolf is on South's newest land

    Scenario: a new turn changes nothing
      Given it is South's end phase
      And South has been annihilated
      And South has ended the turn
      When North plays the turn to its end
      Then South is annihilated
      And it has become South's first window

    Scenario: a monster placed on an opponent is no new character
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card | kind    |
        | Wolf | monster |
      And North's map has level 1
      When South places Wolf on North's land
      Then South is annihilated

    Scenario: a deemed character forms the party anew
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card     | kind                  |
        | Turncoat | monster and character |
      When South places Turncoat in the party
      Then South is not annihilated

    Scenario: a new character of another player forms no party anew
      Given it is North's encounter phase
      And South has been annihilated
      And North's hand is
        | card   | kind      |
        | Raider | character |
      When North places Raider in the party
      Then South is annihilated

  @monster_maker.annihilation.level_remains
  Rule: An annihilated player still has a party level and, apart from moving, may do everything that needs no characters.
    Scenario: the party level is that of the lands that stay
      Given it is South's draw phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And South's map is, the oldest land first
        | card  | level | town |
        | Hills | 3     |      |
        | Haven | 2     | yes  |
      When the phase begins
      Then South's party level is 5
      And South is annihilated

    Scenario: a miracle above the party level is not placed
      Given it is South's first window
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
      And South's hand is
        | card  | kind    | level |
        | Relic | miracle | 3     |
      When South tries to place Relic
      Then it is refused under monster_maker.miracle.level

    Scenario: a miracle of the party level is placed
      Given it is South's first window
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
      And South's hand is
        | card  | kind    | level |
        | Relic | miracle | 2     |
      When South places Relic
      Then Relic is in South's other cards

    Scenario: a new character may have the party level
      Given it is South's encounter phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
      And South's hand is
        | card    | kind      | level |
        | Captain | character | 2     |
      When South places Captain in the party
      Then South's party is Captain

    Scenario: a card is drawn as always
      Given it is South's draw phase
      And South has been annihilated
      And South's hand holds 3 cards
      When the phase begins
      Then South's hand has 4 cards
      And South is asked for a window action

    Scenario: monsters are placed on opponents
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card | kind    |
        | Wolf | monster |
      And North's map has level 1
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: monsters placed before are aimed by their owner
      Given it is North's battle phase
      And South has been annihilated
      And North's party is
        | card   | attack | durability |
        | Raider | 0      | 3          |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 2      |
      And North has declared a battle
      And North has assigned Raider to Wolf
      When South aims Wolf at Raider
      Then Raider has 2 damage

  @monster_maker.annihilation.monsters_on_kept_town
  Rule: An annihilated player with monsters on the kept newest town must retreat in the own battle phase.
    Background:
      Given it is South's battle phase
      And South has been annihilated

    Scenario: monsters on the town must be faced, and only a retreat is possible
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When the phase begins
      Then the retreat answer is open to South
      And no battle answer is open to South
      And no pass answer is open to South

    Scenario: doing nothing is refused
      Given South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to pass
      Then it is refused under monster_maker.battle.obligation

    Scenario: a battle needs characters
      Given South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to declare a battle
      Then it is refused under monster_maker.ruling.battle_needs_somebody_unhurt

    Scenario: a retreat takes the town from an annihilated player
      Given South's map is, the oldest land first
        | card  | town |
        | Hills |      |
        | Haven | yes  |
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South's map is, from the oldest, Hills
      And Wolf is in North's deck
      And South is annihilated

  @monster_maker.ruling.annihilation_at_phase_ends
  Rule: The check comes at the end of each of the six phases, not of the windows; several players are dealt with in turn order from the turn player on.
    Scenario: the end of the first window is no end of a phase
      Given it is South's first window
      And South's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has activated Hero
      When South passes
      Then South is asked for battle or retreat
      And South is not annihilated
      And Hero is wounded

    Scenario: the end of the second window is no end of a phase
      Given it is South's second window
      And South's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And South has activated Hero
      When South passes
      Then South is asked for a move
      And South is not annihilated

    Scenario: the end of the third window is no end of a phase
      Given it is South's third window
      And South's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And South has activated Hero
      When South passes
      Then South is asked for an encounter
      And South is not annihilated

    Scenario: a wound of a window is judged at the end of the next phase
      Given it is South's second window
      And South's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And South has activated Hero
      And South has passed
      When South passes
      Then South is annihilated
      And it has become South's third window

    Scenario: somebody who comes in time saves the party
      Given it is South's third window
      And South's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And South's hand is
        | card   | kind      |
        | Rookie | character |
      And South has activated Hero
      And South has passed
      And South has placed Rookie in the party
      When South passes
      Then South is not annihilated
      And South's party is Hero and Rookie

    Scenario: a town reached in time saves the party
      Given it is South's second window
      And South's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And South's hand is
        | card  | kind | town |
        | Haven | land | yes  |
      And South has activated Hero
      And South has passed
      When South moves to Haven
      Then South is not annihilated
      And Hero is unhurt

    Scenario: nobody is annihilated in the middle of a battle
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 3      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then a battle is going on
      And South is asked for the loot
      And South is not annihilated
      And Hero is wounded

    Scenario: two players are annihilated at the end of the same phase
      Given it is West's draw phase
      And 3 players sit at the table
      And South's party is
        | card | state   |
        | Hero | wounded |
      And North's party is
        | card   | state   |
        | Raider | wounded |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And North's map is, the oldest land first
        | card | town |
        | Port | yes  |
        | Moor |      |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | West  |
      And these monsters are on North's newest land
        | card | owner |
        | Boar | West  |
      When the phase begins
      Then South is annihilated
      And North is annihilated
      And Wolf and Boar are in West's discard pile
