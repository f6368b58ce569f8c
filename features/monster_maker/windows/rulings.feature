Feature: Windows

  @monster_maker.ruling.turn_player_acts_in_windows
  Rule: In a window the turn player takes one action at a time until closing the window; counters aside, nothing else happens there.
    Scenario: a window is not for a skill of another player
      Given 3 players sit at the table
      And it is West's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North tries to use Omen with Mage
      Then it is refused under monster_maker.window.counter
      And West is asked for a window action

    Scenario: a window is not for a miracle of another player
      Given it is South's first window
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When North tries to place Banner
      Then it is refused under monster_maker.window.counter

    Scenario: a window is not for an activated ability of another player
      Given it is North's first window
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.counter

    Scenario: nobody but the turn player closes the window
      Given 4 players sit at the table
      And it is East's first window
      When South tries to pass
      Then it is refused under monster_maker.window.counter

    Scenario: when the window is closed nobody else is asked
      Given 3 players sit at the table
      And it is South's second window
      And West's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South passes
      Then South is asked for a move

    Scenario: each action has taken place before the next
      Given it is North's first window
      And North's party is
        | card | skills | effect                       |
        | Mage | mage 1 | activated, discard 1: draw 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North has used Omen with Mage
      When North activates Mage discarding North Deck 1
      Then North Deck 1 is in North's discard pile
      And North Deck 2 is in North's hand

    Scenario Outline: the turn player cannot <act> in a window
      Given it is South's second window
      And North's map has level 1
      And South's hand is
        | card  | kind                  | level |
        | Hills | land                  | 1     |
        | Imp   | monster and character | 0     |
      When South tries to <act>
      Then it is refused under monster_maker.turn.phases

      Examples:
        | act                       |
        | move to Hills             |
        | dismiss South Hero        |
        | place Imp in the party    |
        | place Imp on North's land |
        | end the turn              |
        | declare a battle          |
        | retreat                   |

    Scenario: nothing is drawn and nobody is healed in a window
      Given 3 players sit at the table
      And it is West's second window
      And West's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When West passes
      Then Ally is wounded
      And West's hand has 0 cards

    Scenario Outline: while <seat> is asked in the <phase>, <other> does not answer: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s <phase>
      And <other>'s map has level 1
      And <seat>'s map has level 1
      And <other>'s hand is
        | card   | kind      |
        | Hills  | land      |
        | Ally   | character |
        | Rat    | monster   |
        | Banner | miracle   |
      When <other> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | phase           | other | deed                    | clause                            |
        | South | first window    | West  | place Banner            | monster_maker.window.counter      |
        | West  | first window    | East  | place Banner            | monster_maker.window.counter      |
        | North | first window    | West  | place Banner            | monster_maker.window.counter      |
        | East  | first window    | South | place Banner            | monster_maker.window.counter      |
        | South | second window   | North | pass                    | monster_maker.window.counter      |
        | West  | second window   | South | pass                    | monster_maker.window.counter      |
        | North | second window   | East  | pass                    | monster_maker.window.counter      |
        | East  | second window   | West  | pass                    | monster_maker.window.counter      |
        | South | third window    | East  | place Banner            | monster_maker.window.counter      |
        | West  | third window    | North | place Banner            | monster_maker.window.counter      |
        | North | third window    | South | place Banner            | monster_maker.window.counter      |
        | East  | third window    | North | place Banner            | monster_maker.window.counter      |
        | South | move phase      | West  | move to Hills           | monster_maker.turn.phases         |
        | West  | move phase      | East  | move to Hills           | monster_maker.turn.phases         |
        | North | move phase      | West  | move to Hills           | monster_maker.turn.phases         |
        | East  | move phase      | South | move to Hills           | monster_maker.turn.phases         |
        | South | move phase      | North | pass                    | monster_maker.turn.phases         |
        | West  | move phase      | South | pass                    | monster_maker.turn.phases         |
        | North | move phase      | East  | pass                    | monster_maker.turn.phases         |
        | East  | move phase      | West  | pass                    | monster_maker.turn.phases         |
        | South | encounter phase | East  | place Ally in the party | monster_maker.encounter.character |
        | West  | encounter phase | North | place Ally in the party | monster_maker.encounter.character |
        | North | encounter phase | South | place Ally in the party | monster_maker.encounter.character |
        | East  | encounter phase | North | place Ally in the party | monster_maker.encounter.character |
        | South | end phase       | West  | end the turn            | monster_maker.end.declare         |
        | West  | end phase       | East  | end the turn            | monster_maker.end.declare         |
        | North | end phase       | West  | end the turn            | monster_maker.end.declare         |
        | East  | end phase       | South | end the turn            | monster_maker.end.declare         |

    Scenario Outline: in the <phase> nobody fights, counters or discards: to <deed> is refused
      Given it is <seat>'s <phase>
      And <seat>'s party is
        | card   | support | effect                             |
        | Hero   |         |                                    |
        | Helper | 2       |                                    |
        | Warden |         | counter to skills, once: cancel it |
        | Medic  |         | battle start: draw 1               |
      And these monsters are on <seat>'s newest land
        | card |
        | Wolf |
      And <seat>'s hand is
        | card  |
        | Ring  |
        | Crown |
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | phase           | deed                              | clause                            |
        | South | first window    | counter with Warden               | monster_maker.window.counter      |
        | North | first window    | apply Medic                       | monster_maker.window.optional     |
        | South | first window    | let Helper support Hero           | monster_maker.battle.step_order   |
        | North | first window    | aim at Hero                       | monster_maker.battle.step_order   |
        | South | first window    | put Ring and Crown under the deck | monster_maker.window.optional     |
        | North | first window    | assign Hero to Wolf               | monster_maker.battle.step_order   |
        | South | first window    | discard Ring                      | monster_maker.end.hand_limit      |
        | North | move phase      | counter with Warden               | monster_maker.window.counter      |
        | South | move phase      | apply Medic                       | monster_maker.move.condition      |
        | North | move phase      | let Helper support Hero           | monster_maker.battle.step_order   |
        | South | move phase      | aim at Hero                       | monster_maker.battle.step_order   |
        | North | move phase      | put Ring and Crown under the deck | monster_maker.move.condition      |
        | South | move phase      | assign Hero to Wolf               | monster_maker.battle.step_order   |
        | North | move phase      | discard Ring                      | monster_maker.end.hand_limit      |
        | South | encounter phase | counter with Warden               | monster_maker.window.counter      |
        | North | encounter phase | apply Medic                       | monster_maker.encounter.character |
        | South | encounter phase | let Helper support Hero           | monster_maker.battle.step_order   |
        | North | encounter phase | aim at Hero                       | monster_maker.battle.step_order   |
        | South | encounter phase | put Ring and Crown under the deck | monster_maker.encounter.character |
        | North | encounter phase | assign Hero to Wolf               | monster_maker.battle.step_order   |
        | South | encounter phase | discard Ring                      | monster_maker.end.hand_limit      |
        | North | end phase       | counter with Warden               | monster_maker.window.counter      |
        | South | end phase       | apply Medic                       | monster_maker.end.declare         |
        | North | end phase       | let Helper support Hero           | monster_maker.battle.step_order   |
        | South | end phase       | aim at Hero                       | monster_maker.battle.step_order   |
        | North | end phase       | put Ring and Crown under the deck | monster_maker.end.declare         |
        | South | end phase       | assign Hero to Wolf               | monster_maker.battle.step_order   |
        | North | end phase       | discard Ring                      | monster_maker.end.hand_limit      |

  @monster_maker.ruling.no_window_in_battles
  Rule: There is no action window during a battle, nor between battle and victory check, nor between encounter and end.
    Scenario Outline: no skill when the battle has come to <moment>
      Given it is South's battle phase
      And South's party is
        | card | skills | attack | support |
        | Mage | mage 1 | 9      |         |
        | Page |        | 1      | 1       |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on South's newest land has come to <moment>
      When South tries to use Omen with Mage
      Then it is refused under monster_maker.window.three_windows
      And Omen is in South's hand

      Examples:
        | moment     |
        | assignment |
        | support    |
        | targets    |
        | the loot   |

    Scenario Outline: no <other> at the assignment
      Given it is North's battle phase
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on North's newest land has come to assignment
      When North tries to <act>
      Then it is refused under monster_maker.window.three_windows

      Examples:
        | other   | act            |
        | miracle | place Banner   |
        | ability | activate Scout |

    Scenario: no counter in a battle
      Given 4 players sit at the table
      And it is East's battle phase
      And South's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And East's party is
        | card   | effect                                  |
        | Archer | battle start: 1 damage to the obstacles |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 3          |
      When East declares a battle
      Then East is asked for an assignment
      And Wolf has 1 damage

    Scenario: a victory follows the battle at once
      Given it is North's battle phase
      And North's map has level 10
      And North's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And the battle on North's newest land has come to the loot
      When North takes the loot
      Then North has won under monster_maker.victory.level_ten

    Scenario: a victory follows a retreat at once
      Given it is South's battle phase
      And South's map has level 11
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South has won under monster_maker.victory.level_ten

    Scenario: the end of the turn follows the encounter at once
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When West passes
      Then West is asked for the end of the turn

  @monster_maker.ruling.counters_come_first
  Rule: After an action is declared and paid, the others in turn order may use counter abilities that fit; each takes effect before the action, and is countered only by a text that names counters.
    Scenario: the cost has been paid when others are asked
      Given it is South's first window
      And South's party is
        | card  | effect                       |
        | Scout | activated, discard 1: draw 1 |
      And South's hand holds 1 card
      And North's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      When South activates Scout discarding South Hand 1
      Then North is asked for a counter about Scout
      And South Hand 1 is in South's discard pile
      And South's deck has 5 cards

    Scenario: what has been cancelled is not paid back
      Given it is North's first window
      And North's party is
        | card  | effect                       |
        | Scout | activated, discard 1: draw 1 |
      And North's hand holds 1 card
      And South's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And North has activated Scout discarding North Hand 1
      When South counters with Warden
      Then North Hand 1 is in North's discard pile
      And North's hand has 0 cards

    Scenario: a counter takes effect before the action
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | state   | skills   |
        | Sage | unhurt  | cleric 1 |
        | Ally | wounded |          |
      And East's hand is
        | card | kind  | class  | level | effect                                     |
        | Balm | skill | cleric | 1     | skill: heal one of your wounded characters |
      And South's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      And East has used Balm with Sage on Ally
      When South counters with Rogue on Ally
      Then Ally is in East's discard pile

    Scenario: after a counter that does not cancel the action takes effect
      Given it is North's first window
      And North's party is
        | card | skills   |
        | Sage | cleric 1 |
        | Ally |          |
      And North's hand is
        | card | kind  | class  | level | effect        |
        | Hymn | skill | cleric | 1     | skill: draw 1 |
      And South's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      And North has used Hymn with Sage
      When South counters with Rogue on Sage
      Then Sage is wounded
      And North Deck 1 is in North's hand

    Scenario: the player on the left is asked first
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card | effect                             |
        | Imam | counter to skills, once: cancel it |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      When West uses Omen with Mage
      Then North is asked for a counter about Omen

    Scenario: after the player on the left the next one is asked
      Given 3 players sit at the table
      And it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card | effect                             |
        | Imam | counter to skills, once: cancel it |
      And West's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When South passes
      Then West is asked for a counter about Omen

    Scenario: the order goes on from the turn player, not from South
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card | effect                             |
        | Imam | counter to skills, once: cancel it |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      When West uses Omen with Mage
      Then North is asked for a counter about Omen

    Scenario: when an action has been cancelled nobody else is asked
      Given 3 players sit at the table
      And it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West's party is
        | card | effect                             |
        | Imam | counter to skills, once: cancel it |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When West counters with Imam
      Then South is asked for a window action
      And South's hand has 0 cards

    Scenario: a player may use a second counter
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                                                       |
        | Rogue  | counter to skills, once: wound a character of another player |
        | Warden | counter to skills, once: cancel it                           |
      And South has used Omen with Mage
      When North counters with Rogue on Ally
      Then North is asked for a counter about Omen

    Scenario: who has passed is not asked again about the same action
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card | effect                             |
        | Imam | counter to skills, once: cancel it |
      And South's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      And West has used Omen with Mage
      And North has passed
      When South counters with Rogue on Ally
      Then West is asked for a window action
      And West Deck 1 is in West's hand

    Scenario: who has passed is asked about the next action
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And West has used Omen with Mage
      And North has passed
      When West uses Sign with Mage
      Then North is asked for a counter about Sign

    Scenario: an ability that answers abilities does not answer a counter
      Given it is South's first window
      And South's party is
        | card | skills | effect                                |
        | Mage | mage 1 |                                       |
        | Ruse |        | counter to abilities, once: cancel it |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When North counters with Warden
      Then South is asked for a window action
      And South's hand has 0 cards

    Scenario: a text that names counters answers one, be it the turn player's
      Given it is North's first window
      And North's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When South counters with Warden
      Then North is asked for a counter about Warden

    Scenario: a counter that is countered has no effect
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And East has used Omen with Mage
      And South has countered with Warden
      When East counters with Ruse
      Then East Deck 1 is in East's hand
      And Omen is in East's discard pile

    Scenario: players are asked about a counter in turn order from its player on
      Given 3 players sit at the table
      And it is North's first window
      And North's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And West's party is
        | card  | effect                               |
        | Knave | counter to counters, once: cancel it |
      And North has used Omen with Mage
      When South counters with Warden
      Then West is asked for a counter about Warden

    Scenario: the turn player is asked about a counter in turn order, not last
      Given 3 players sit at the table
      And it is South's first window
      And South's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West's party is
        | card  | effect                               |
        | Knave | counter to counters, once: cancel it |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When North counters with Warden
      Then South is asked for a counter about Warden

    Scenario Outline: in <seat>'s <window> the others are asked in turn order about <what>
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And <seat>'s hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And <first>'s other cards are
        | card | kind    | effect                                                     |
        | Ward | miracle | counter to skills and miracles and abilities, once: draw 1 |
      And <second>'s other cards are
        | card | kind    | effect                                                     |
        | Sign | miracle | counter to skills and miracles and abilities, once: draw 1 |
      And <third>'s other cards are
        | card | kind    | effect                                                     |
        | Rune | miracle | counter to skills and miracles and abilities, once: draw 1 |
      And <seat> has <done>
      And <first> has passed
      And <second> has countered with Sign
      When <third> counters with Rune
      Then <first>'s hand has 0 cards
      And <second>'s hand has 1 card
      And <third>'s hand has 1 card
      And <seat> is asked for a window action

      Examples:
        | seat  | window        | first | second | third | what       | done                |
        | South | first window  | West  | North  | East  | a skill    | used Omen with Mage |
        | West  | second window | North | East   | South | a skill    | used Omen with Mage |
        | North | third window  | East  | South  | West  | a skill    | used Omen with Mage |
        | East  | first window  | South | West   | North | a skill    | used Omen with Mage |
        | South | second window | West  | North  | East  | a miracle  | placed Banner       |
        | West  | third window  | North | East   | South | a miracle  | placed Banner       |
        | North | first window  | East  | South  | West  | a miracle  | placed Banner       |
        | East  | second window | South | West   | North | a miracle  | placed Banner       |
        | South | third window  | West  | North  | East  | an ability | activated Mage      |
        | West  | first window  | North | East   | South | an ability | activated Mage      |
        | North | second window | East  | South  | West  | an ability | activated Mage      |
        | East  | third window  | South | West   | North | an ability | activated Mage      |

    Scenario Outline: in <seat>'s <window> a counter of <first> is countered by <second>
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card | skills |
        | Mage | mage 1 |
      And <seat>'s hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And <first>'s party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And <second>'s other cards are
        | card | kind    | effect                               |
        | Rune | miracle | counter to counters, once: cancel it |
      And <seat> has used Omen with Mage
      And <first> has countered with Warden
      When <second> counters with Rune
      Then <seat> Deck 1 is in <seat>'s hand
      And <seat> is asked for a window action

      Examples:
        | seat  | window        | first | second |
        | South | first window  | West  | North  |
        | South | second window | North | East   |
        | South | third window  | East  | West   |
        | West  | second window | North | East   |
        | West  | third window  | East  | South  |
        | West  | first window  | South | North  |
        | North | third window  | East  | South  |
        | North | first window  | South | West   |
        | North | second window | West  | East   |
        | East  | first window  | South | West   |
        | East  | second window | West  | North  |
        | East  | third window  | North | South  |

    Scenario Outline: of <seat>'s three opponents <third> is asked last, when the others have passed
      Given 4 players sit at the table
      And it is <seat>'s first window
      And <seat>'s party is
        | card | skills |
        | Mage | mage 1 |
      And <seat>'s hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And <first>'s other cards are
        | card | kind    | effect                             |
        | Ward | miracle | counter to skills, once: cancel it |
      And <second>'s other cards are
        | card | kind    | effect                             |
        | Rune | miracle | counter to skills, once: cancel it |
      And <third>'s other cards are
        | card  | kind    | effect                             |
        | Charm | miracle | counter to skills, once: cancel it |
      And <seat> has used Omen with Mage
      And <first> has passed
      When <second> passes
      Then <third> is asked for a counter about Omen

      Examples:
        | seat  | first | second | third |
        | South | West  | North  | East  |
        | West  | North | East   | South |
        | North | East  | South  | West  |
        | East  | South | West   | North |

    Scenario Outline: what a character has declared takes effect though <what> meanwhile
      Given it is South's first window
      And South's party is
        | card | skills | effect                                               |
        | Hero |        |                                                      |
        | Mage | mage 1 | activated, once: 2 damage to all opposing characters |
      And South's hand is
        | card  | kind  | class | level | effect                                     |
        | Storm | skill | mage  | 1     | skill: 2 damage to all opposing characters |
      And North's party is
        | card  | durability | effect                                           |
        | Rogue | 9          | counter to skills and abilities, once: <counter> |
      And South has <declared>
      When North counters with Rogue on Mage
      Then Rogue has 2 damage
      And Mage <state>

      Examples:
        | what           | declared             | counter                                      | state              |
        | it has left    | used Storm with Mage | return a character of another player to hand | is in South's hand |
        | it has left    | activated Mage       | return a character of another player to hand | is in South's hand |
        | it was wounded | used Storm with Mage | wound a character of another player          | is wounded         |
        | it was wounded | activated Mage       | wound a character of another player          | is wounded         |

    Scenario Outline: in <seat>'s <window> <third>, who passes after the counters of two others, is not asked again
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And <seat>'s hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And <first>'s other cards are
        | card | kind    | effect                                                     |
        | Ward | miracle | counter to skills and miracles and abilities, once: draw 1 |
      And <second>'s other cards are
        | card | kind    | effect                                                     |
        | Sign | miracle | counter to skills and miracles and abilities, once: draw 1 |
      And <third>'s other cards are
        | card | kind    | effect                                                     |
        | Rune | miracle | counter to skills and miracles and abilities, once: draw 1 |
      And <seat> has <done>
      And <first> has countered with Ward
      And <second> has countered with Sign
      When <third> passes
      Then <first>'s hand has 1 card
      And <second>'s hand has 1 card
      And <third>'s hand has 0 cards
      And <seat> is asked for a window action

      Examples:
        | seat  | window        | first | second | third | done                |
        | South | second window | West  | North  | East  | used Omen with Mage |
        | West  | first window  | North | East   | South | activated Mage      |
        | North | third window  | East  | South  | West  | placed Banner       |
        | East  | second window | South | West   | North | placed Banner       |

    Scenario: the turn player is the second of three who are asked about the counter of another
      Given 4 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And East's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South's party is
        | card  | effect                               |
        | Knave | counter to counters, once: cancel it |
      And North's party is
        | card | effect                               |
        | Spy  | counter to counters, once: cancel it |
      And West has used Omen with Mage
      And East has countered with Warden
      When South passes
      Then West is asked for a counter about Warden
