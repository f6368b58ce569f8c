Feature: Annihilation

  @monster_maker.annihilation.until_new_character
  Rule: The restrictions of annihilation last until a new character is placed.
    Scenario: with a new character the party is formed anew
      Given 3 players sit at the table
      And it is West's encounter phase
      And West has been annihilated
      And West's hand is
        | card   | kind      | level |
        | Rookie | character | 0     |
      When West places Rookie in the party
      Then West is not annihilated
      And West's party is Rookie

    Scenario: before a new character there is no move
      Given it is North's move phase
      And North has been annihilated
      And North's hand is
        | card  | kind |
        | Hills | land |
      When North tries to move to Hills
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
      Given 4 players sit at the table
      And it is East's encounter phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And East's hand is
        | card | kind    |
        | Wolf | monster |
      When East tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.not_on_annihilated

    Scenario: with a new character others place monsters on the player's land again
      Given it is North's encounter phase
      And North has been annihilated
      And North's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And North's hand is
        | card   | kind      |
        | Rookie | character |
      And South's hand is
        | card | kind    |
        | Wolf | monster |
      And North has placed Rookie in the party
      And North has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: a new turn changes nothing
      Given it is South's end phase
      And South has been annihilated
      And South has ended the turn
      When North plays the turn to its end
      Then South is annihilated
      And it has become South's first window

    Scenario: a monster placed on an opponent is no new character
      Given 3 players sit at the table
      And it is West's encounter phase
      And West has been annihilated
      And West's hand is
        | card | kind    |
        | Wolf | monster |
      And North's map has level 1
      When West places Wolf on North's land
      Then West is annihilated

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

    @monster_maker.move.not_while_annihilated
    Scenario Outline: <seat>, annihilated, is so still a round later: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s end phase
      And <seat> has been annihilated
      And <seat>'s map is, the oldest land first
        | card  | town |
        | Haven | yes  |
      And <seat>'s hand is
        | card  | kind |
        | Hills | land |
      And <seat> has ended the turn
      And it has come to <seat>'s move phase
      When <seat> tries to <deed>
      Then it is refused under monster_maker.move.not_while_annihilated
      And <seat> is annihilated

      Examples:
        | seat  | deed                    |
        | South | move to Hills           |
        | West  | move to Hills face down |
        | North | move to Hills           |
        | East  | move to Hills face down |

    @monster_maker.encounter.not_on_annihilated
    Scenario Outline: nobody places a monster on <other>, who was annihilated turns ago
      Given 4 players sit at the table
      And it is <seat>'s end phase
      And <other> has been annihilated
      And <other>'s map has level 3
      And <next>'s hand is
        | card | kind    |
        | Rat  | monster |
      And <seat> has ended the turn
      And it has come to <next>'s encounter phase
      When <next> tries to place Rat on <other>'s land
      Then it is refused under monster_maker.encounter.not_on_annihilated

      Examples:
        | seat  | next  | other |
        | South | West  | North |
        | West  | North | East  |
        | North | East  | South |
        | East  | South | West  |

    Scenario Outline: without a new character the restrictions last turn after turn: to <deed> is refused
      Given it is North's third window
      And North has been annihilated
      And North's map is, the oldest land first
        | card  | level | town |
        | Haven | 1     | yes  |
      And North's hand is
        | card  | kind |
        | Hills | land |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And it has come to South's third window
      And it has come to North's third window
      And it has come to South's third window
      And it has come to North's third window
      And it has come to South's third window
      And it has come to <seat>'s <phase>
      When <seat> tries to <deed>
      Then it is refused under <clause>
      And North is annihilated

      Examples:
        | seat  | phase           | deed                       | clause                                     |
        | North | move phase      | move to Hills              | monster_maker.move.not_while_annihilated   |
        | South | encounter phase | place Wolf on North's land | monster_maker.encounter.not_on_annihilated |

    Scenario Outline: with a new character <seat> is annihilated no more
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat> has been annihilated
      And <seat>'s hand is
        | card   | kind      | level |
        | Rookie | character | 0     |
      When <seat> places Rookie in the party
      Then <seat> is not annihilated

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

  @monster_maker.annihilation.level_remains
  Rule: An annihilated player still has a party level and, apart from moving, may do everything that needs no characters.
    Scenario: the party level is that of the lands that stay
      Given 4 players sit at the table
      And it is East's draw phase
      And East's party is
        | card | state   |
        | Hero | wounded |
      And East's map is, the oldest land first
        | card  | level | town |
        | Hills | 3     |      |
        | Haven | 2     | yes  |
      When the phase begins
      Then East's party level is 5
      And East is annihilated

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
      Given it is North's first window
      And North has been annihilated
      And North's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
      And North's hand is
        | card  | kind    | level |
        | Relic | miracle | 2     |
      When North places Relic
      Then Relic is in North's other cards

    Scenario: a new character may have the party level
      Given 3 players sit at the table
      And it is West's encounter phase
      And West has been annihilated
      And West's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
      And West's hand is
        | card    | kind      | level |
        | Captain | character | 2     |
      When West places Captain in the party
      Then West's party is Captain

    Scenario: a card is drawn as always
      Given it is North's draw phase
      And North has been annihilated
      And North's hand holds 3 cards
      When the phase begins
      Then North's hand has 4 cards
      And North is asked for a window action

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
      Given 4 players sit at the table
      And it is East's battle phase
      And South has been annihilated
      And East's party is
        | card   | attack | durability |
        | Raider | 0      | 3          |
      And these monsters are on East's newest land
        | card | attack |
        | Wolf | 2      |
      And East has declared a battle
      And East has assigned Raider to Wolf
      When South aims Wolf at Raider
      Then Raider has 2 damage

  @monster_maker.annihilation.monsters_on_kept_town
  Rule: An annihilated player with monsters on the kept newest town must retreat in their own battle phase.
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

    Scenario: an annihilated player cannot leave the monsters on the town alone
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
