Feature: Annihilation

  @monster_maker.ruling.annihilation_at_phase_ends
  Rule: The check for annihilation comes at the end of each of the six phases, not of the windows; several players are dealt with in turn order from the turn player on.
    Scenario: the end of the first window is no end of a phase
      Given it is North's first window
      And North's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has activated Hero
      When North passes
      Then North is asked for battle or retreat
      And North is not annihilated
      And Hero is wounded

    Scenario: the end of the second window is no end of a phase
      Given 3 players sit at the table
      And it is West's second window
      And West's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And West has activated Hero
      When West passes
      Then West is asked for a move
      And West is not annihilated

    Scenario: the end of the third window is no end of a phase
      Given it is North's third window
      And North's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And North has activated Hero
      When North passes
      Then North is asked for an encounter
      And North is not annihilated

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
      Given 4 players sit at the table
      And it is East's third window
      And East's party is
        | card | effect                      |
        | Hero | activated, once: wound this |
      And East's hand is
        | card   | kind      |
        | Rookie | character |
      And East has activated Hero
      And East has passed
      And East has placed Rookie in the party
      When East passes
      Then East is not annihilated
      And East's party is Hero and Rookie

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
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 3      | 3          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 3      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then a battle is going on
      And North is asked for the loot
      And North is not annihilated
      And Hero is wounded

    Scenario: two players are annihilated at the end of the same phase
      Given 3 players sit at the table
      And it is West's draw phase
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

    Scenario Outline: at the end of West's <phase> the two others are annihilated together
      Given 3 players sit at the table
      And it is West's <phase>
      And South's party is
        | card | state   |
        | Hero | wounded |
      And North's party is
        | card   | state   |
        | Raider | wounded |
      When <deed>
      Then South is annihilated
      And North is annihilated
      And West is not annihilated

      Examples:
        | phase           | deed               |
        | battle phase    | the phase begins   |
        | victory check   | the phase begins   |
        | move phase      | West passes        |
        | encounter phase | West passes        |
        | end phase       | West ends the turn |

    Scenario: a battle annihilates its player and another one
      Given 3 players sit at the table
      And it is West's battle phase
      And South's party is
        | card   | state   |
        | Archer | wounded |
      And West's party is
        | card | durability |
        | Hero | 3          |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 3      | 9          |
      And the battle on West's newest land has come to targets
      When North aims Wolf at Hero
      Then West is annihilated
      And South is annihilated

    Scenario: an effect changes nothing in another player's annihilation
      Given it is North's first window
      And South has been annihilated
      And North's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
      When North activates Well
      Then South is annihilated
      And North is not annihilated

    Scenario: two who are annihilated at the end of the battle phase have no lands left at the victory check
      Given 3 players sit at the table
      And it is West's battle phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And North's party is
        | card   | state   |
        | Raider | wounded |
      And South's map has level 3
      And North's map has level 3
      And West's map has level 1
      And West's deck holds 0 cards
      When the phase begins
      Then West has won under monster_maker.endgame.highest_level

    Scenario: two who are annihilated at the end of the end phase have no lands left when time is up
      Given 3 players sit at the table
      And it is West's end phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And North's party is
        | card   | state   |
        | Raider | wounded |
      And South's map has level 3
      And North's map has level 3
      And West's map has level 1
      And the match time has run out
      When West ends the turn
      Then West has won under monster_maker.endgame.highest_level
