Feature: Windows

  Between some phases the turn player may act: use skills, place miracles, use abilities. The others may counter.

  @monster_maker.window.three_windows
  Rule: There are exactly three action windows: between draw and battle, between victory check and move, between move and encounter.
    Scenario: the first one follows the draw
      Given it is South's draw phase
      When the phase begins
      Then it has become South's first window
      And South is asked for a window action
      And South's hand has 1 card

    Scenario: the battle phase follows the first one
      Given it is South's first window
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South passes
      Then it has become South's battle phase
      And South is asked for battle or retreat

    Scenario: the second one follows the victory check
      Given it is South's victory check
      When the phase begins
      Then it has become South's second window
      And South is asked for a window action

    Scenario: the move phase follows the second one
      Given it is South's second window
      When South passes
      Then it has become South's move phase
      And South is asked for a move

    Scenario: the third one follows the move
      Given it is South's move phase
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then it has become South's third window
      And South is asked for a window action

    Scenario: the third one comes without a move, too
      Given it is South's move phase
      When South passes
      Then it has become South's third window
      And South is asked for a window action

    Scenario: the encounter phase follows the third one
      Given it is South's third window
      When South passes
      Then it has become South's encounter phase
      And South is asked for an encounter

    Scenario: no window follows the encounter
      Given it is South's encounter phase
      When South passes
      Then it has become South's end phase
      And South is asked for the end of the turn

    Scenario: no window follows the end phase before the next draw
      Given it is South's end phase
      And North's hand holds 2 cards
      When South ends the turn
      Then it has become North's first window
      And North's hand has 3 cards

    Scenario Outline: no skill in the <phase>
      Given it is South's <phase>
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When South tries to use Omen with Mage
      Then it is refused under monster_maker.window.three_windows
      And Omen is in South's hand

      Examples:
        | phase           |
        | battle phase    |
        | move phase      |
        | encounter phase |
        | end phase       |

    Scenario Outline: no miracle in the <phase>
      Given it is South's <phase>
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South tries to place Banner
      Then it is refused under monster_maker.window.three_windows
      And Banner is in South's hand

      Examples:
        | phase           |
        | battle phase    |
        | move phase      |
        | encounter phase |
        | end phase       |

    Scenario Outline: no activated ability in the <phase>
      Given it is South's <phase>
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.three_windows
      And South's hand has 0 cards

      Examples:
        | phase           |
        | battle phase    |
        | move phase      |
        | encounter phase |
        | end phase       |

    Scenario Outline: in an action window, to <deed> is no answer
      Given it is South's first window
      And South's map has level 3
      And North's map has level 3
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
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                | clause                          |
        | take the loot       | monster_maker.battle.step_order |
        | discard Ally        | monster_maker.end.hand_limit    |
        | assign Mage to Wolf | monster_maker.battle.step_order |
        | aim Wolf at Mage    | monster_maker.battle.step_order |

  @monster_maker.window.skills
  Rule: In a window the turn player may use skill cards from hand.
    Scenario Outline: a skill in the <window>
      Given it is South's <window>
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 2 |
      When South uses Omen with Mage
      Then South Deck 1 and South Deck 2 are in South's hand
      And Omen is not in South's hand

      Examples:
        | window        |
        | first window  |
        | second window |
        | third window  |

    Scenario: a skill that is not in the hand
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's discard pile is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 2 |
      When South tries to use Omen with Mage
      Then it is refused as meaningless

    Scenario: a card that does not exist
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      When South tries to use Nothing with Mage
      Then it is refused as meaningless

    Scenario: a card that is no skill
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South tries to use Banner with Mage
      Then it is refused as meaningless

    Scenario: the party need not stand anywhere
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When South uses Omen with Mage
      Then South's map is empty
      And South Deck 1 is in South's hand

  @monster_maker.window.miracles
  Rule: In a window the turn player may use miracle cards from hand.
    Scenario Outline: a <kind> in the <window>
      Given it is South's <window>
      And South's hand is
        | card   | kind   | level |
        | Banner | <kind> | 0     |
      When South places Banner
      Then Banner is in South's other cards
      And Banner is not in South's hand

      Examples:
        | window        | kind    |
        | first window  | miracle |
        | second window | miracle |
        | third window  | miracle |
        | first window  | mission |

    Scenario Outline: an item in the <window>
      Given it is South's <window>
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When South places Sword on South Hero
      Then South Hero holds Sword

      Examples:
        | window        |
        | first window  |
        | second window |
        | third window  |

    Scenario: a miracle that is not in the hand
      Given it is South's first window
      And South's discard pile is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South tries to place Banner
      Then it is refused as meaningless

    Scenario: a card that is no miracle
      Given it is South's first window
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South tries to place Ally
      Then it is refused as meaningless

  @monster_maker.window.activated
  Rule: In a window the turn player may use activated abilities of cards on the field.
    Scenario Outline: an ability in the <window>
      Given it is South's <window>
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South activates Scout
      Then South Deck 1 is in South's hand
      And Scout is in South's party
      And South's discard pile has 0 cards

      Examples:
        | window        |
        | first window  |
        | second window |
        | third window  |

    Scenario: of an item
      Given it is South's first window
      And South Hero holds these items
        | card  | effect                          |
        | Purse | activated, discard this: draw 1 |
      When South activates Purse
      Then South Deck 1 is in South's hand

    Scenario: of another miracle
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
      When South activates Well
      Then South Deck 1 is in South's hand

    Scenario: of a land, be it the newest or not
      Given it is South's first window
      And South's map is, the oldest land first
        | card | level | effect                  |
        | Port | 1     | activated, once: draw 1 |
        | Moor | 1     |                         |
      When South activates Port
      Then South Deck 1 is in South's hand

    Scenario: of a wounded character
      Given it is South's first window
      And South's party is
        | card  | state   | effect                  |
        | Scout | wounded | activated, once: draw 1 |
        | Page  | unhurt  |                         |
      When South activates Scout
      Then South Deck 1 is in South's hand

    Scenario: not of a land that lies face down
      Given it is South's first window
      And South's map is, the oldest land first
        | card | level | face | effect                  |
        | Port | 1     | down | activated, once: draw 1 |
      When South tries to activate Port
      Then it is refused under monster_maker.window.activated

    Scenario: not of a card in the hand
      Given it is South's first window
      And South's hand is
        | card  | kind      | effect                  |
        | Scout | character | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.activated

    Scenario: not of a card in the discard pile
      Given it is South's first window
      And South's discard pile is
        | card  | kind      | effect                  |
        | Scout | character | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.activated

    Scenario: not of another player's card
      Given it is South's first window
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.activated

    Scenario Outline: an ability with another timing, <timing>
      Given it is South's first window
      And South's party is
        | card  | effect           |
        | Scout | <timing>: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.activated

      Examples:
        | timing                  |
        | battle start            |
        | battle end              |
        | counter to skills, once |

    Scenario: an ability of a card that does not exist
      Given it is South's first window
      When South tries to activate Nothing
      Then it is refused as meaningless

    Scenario: a card without any ability
      Given it is South's first window
      When South tries to activate South Hero
      Then it is refused as meaningless

  @monster_maker.window.counter
  Rule: Non-turn players may use counter abilities when needed.
    Scenario Outline: a counter to <what> may answer <declared>
      Given it is South's first window
      And South's party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And South's hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And North's party is
        | card   | effect                             |
        | Warden | counter to <what>, once: cancel it |
      When South <declares>
      Then North is asked for a counter about <declared>

      Examples:
        | what                 | declares            | declared |
        | skills               | uses Omen with Mage | Omen     |
        | miracles             | places Banner       | Banner   |
        | abilities            | activates Mage      | Mage     |
        | skills and miracles  | places Banner       | Banner   |
        | skills and abilities | activates Mage      | Mage     |

    Scenario Outline: a counter to <what> does not answer <declared>
      Given it is South's first window
      And South's party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And South's hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And North's party is
        | card   | effect                             |
        | Warden | counter to <what>, once: cancel it |
      When South <declares>
      Then South is asked for a window action

      Examples:
        | what                | declares            | declared |
        | miracles            | uses Omen with Mage | Omen     |
        | abilities           | uses Omen with Mage | Omen     |
        | counters            | uses Omen with Mage | Omen     |
        | skills              | places Banner       | Banner   |
        | abilities           | places Banner       | Banner   |
        | skills and miracles | activates Mage      | Mage     |

    Scenario: which counter fits is looked up for each of several
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                               |
        | Warden | counter to skills, once: cancel it   |
        | Priest | counter to miracles, once: cancel it |
      And South has used Omen with Mage
      When North tries to counter with Priest
      Then it is refused under monster_maker.window.counter
      And North is asked for a counter

    Scenario: the one that fits
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                               |
        | Warden | counter to skills, once: cancel it   |
        | Priest | counter to miracles, once: cancel it |
      And South has used Omen with Mage
      When North counters with Warden
      Then South's hand has 0 cards

    Scenario: those that fit are listed
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's hand holds 1 card
      And North's party is
        | card   | effect                                                       |
        | Warden | counter to skills, discard 1: cancel it                      |
        | Priest | counter to miracles, once: cancel it                         |
        | Rogue  | counter to skills, once: wound a character of another player |
      When South uses Omen with Mage
      Then the counter answers open to North are exactly
        | card   | targets | paid         |
        | Warden |         | North Hand 1 |
        | Rogue  | Mage    |              |
        | Rogue  | Ally    |              |

    Scenario: nobody needs to counter
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When North passes
      Then South Deck 1 is in South's hand
      And South is asked for a window action

    Scenario: the turn player is not asked to counter the own action
      Given it is South's first window
      And South's party is
        | card   | skills | effect                             |
        | Mage   | mage 1 |                                    |
        | Warden |        | counter to skills, once: cancel it |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When South uses Omen with Mage
      Then South Deck 1 is in South's hand
      And South is asked for a window action

    Scenario: the turn player does not answer in the place of the one who is asked
      Given it is South's first window
      And South's party is
        | card  | skills | effect                             |
        | Mage  | mage 1 |                                    |
        | Guard |        | counter to skills, once: cancel it |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When South tries to counter with Guard
      Then it is refused under monster_maker.window.counter

    Scenario: one cannot counter with another player's card
      Given 3 players sit at the table
      And it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North's party is
        | card   | effect                             |
        | Priest | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When West tries to counter with Priest
      Then it is refused under monster_maker.window.counter

    Scenario: there is nothing to counter in a quiet window
      Given it is South's first window
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      When North tries to counter with Warden
      Then it is refused under monster_maker.window.counter

    Scenario: while others may counter the turn player does not go on
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When South tries to use Sign with Mage
      Then it is refused under monster_maker.window.counter

    Scenario Outline: a counter ability of <where>
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's other cards are
        | card | kind    | effect    |
        | Seal | miracle | <miracle> |
      And these monsters are on South's newest land
        | card   | owner | effect    |
        | Shaman | North | <monster> |
      When South uses Omen with Mage
      Then North is asked for a counter about Omen

      Examples:
        | where     | miracle                            | monster                            |
        | a miracle | counter to skills, once: cancel it |                                    |
        | a monster |                                    | counter to skills, once: cancel it |

    Scenario: one that cannot be paid for is not asked for
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                                  |
        | Warden | counter to skills, discard 1: cancel it |
      When South uses Omen with Mage
      Then South is asked for a window action
      And South Deck 1 is in South's hand

    Scenario Outline: one that could choose only <whom> is not asked for
      Given it is South's first window
      And South's party is
        | card | skills | marker |
        | Mage | mage 1 | start  |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card  | effect                            |
        | Rogue | counter to skills, once: <effect> |
      When South uses Omen with Mage
      Then South is asked for a window action

      Examples:
        | whom                | effect                                     |
        | a hero              | wound a character of another player        |
        | a wounded character | heal a wounded character of another player |

    Scenario: one that could choose somebody who is no hero is asked for
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      When South uses Omen with Mage
      Then North is asked for a counter about Omen

    Scenario Outline: where a counter may be declared, to <deed> is no answer
      Given it is South's first window
      And South's party is
        | card   | skills |
        | Wizard | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Hex  | skill | mage  | 1     | skill: draw 1 |
      And South's map has level 3
      And North's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                             |
        | Mage   | 1     |       | mage 1 |         |                                    |
        | Rookie | 1     | Rook  |        |         |                                    |
        | Scout  | 1     |       |        |         | activated, once: draw 1            |
        | Squire | 1     |       |        | 1       |                                    |
        | Warden |       |       |        |         | counter to skills, once: cancel it |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And South has used Hex with Wizard
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                          |
        | use Omen with Mage        | monster_maker.window.counter    |
        | place Sword on Mage       | monster_maker.window.counter    |
        | activate Scout            | monster_maker.window.counter    |
        | declare a battle          | monster_maker.turn.phases       |
        | retreat                   | monster_maker.turn.phases       |
        | take the loot             | monster_maker.battle.step_order |
        | move to Moor              | monster_maker.turn.phases       |
        | dismiss Scout             | monster_maker.turn.phases       |
        | place Ally in the party   | monster_maker.turn.phases       |
        | rank up Rookie to Veteran | monster_maker.turn.phases       |
        | place Rat on South's land | monster_maker.turn.phases       |
        | end the turn              | monster_maker.turn.phases       |
        | discard Ally              | monster_maker.end.hand_limit    |
        | assign nobody             | monster_maker.battle.step_order |

  @monster_maker.window.optional
  Rule: Window actions are optional and may be repeated in any order.
    Scenario: a window is closed without an action
      Given it is South's second window
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South passes
      Then it has become South's move phase
      And Banner is in South's hand

    Scenario Outline: <first>, then <second>, then <third>
      Given it is South's first window
      And South's party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And South's hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And South has <first>
      And South has <second>
      When South <third>
      Then South's deck has 3 cards
      And Banner is in South's other cards
      And Omen is in South's discard pile

      Examples:
        | first               | second              | third               |
        | used Omen with Mage | placed Banner       | activates Mage      |
        | activated Mage      | used Omen with Mage | places Banner       |
        | placed Banner       | activated Mage      | uses Omen with Mage |

    Scenario: after an action the window is still open
      Given it is South's second window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South places Banner
      Then it has become South's second window
      And South is asked for a window action

    Scenario: after actions the window is closed by passing
      Given it is South's second window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South has placed Banner
      When South passes
      Then it has become South's move phase

  @monster_maker.ruling.turn_player_acts_in_windows
  Rule: In a window the turn player takes one action at a time until closing the window; counters aside, nothing else happens there.
    Scenario: another player uses no skill
      Given it is South's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North tries to use Omen with Mage
      Then it is refused under monster_maker.window.counter
      And South is asked for a window action

    Scenario: another player places no miracle
      Given it is South's first window
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When North tries to place Banner
      Then it is refused under monster_maker.window.counter

    Scenario: another player uses no activated ability
      Given it is South's first window
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When North tries to activate Scout
      Then it is refused under monster_maker.window.counter

    Scenario: another player does not close the window
      Given it is South's first window
      When North tries to pass
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
      Given it is South's first window
      And South's party is
        | card | skills | effect                       |
        | Mage | mage 1 | activated, discard 1: draw 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South has used Omen with Mage
      When South activates Mage discarding South Deck 1
      Then South Deck 1 is in South's discard pile
      And South Deck 2 is in South's hand

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
      Given it is South's second window
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When South passes
      Then Ally is wounded
      And South's hand has 0 cards

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
      Given it is South's battle phase
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on South's newest land has come to assignment
      When South tries to <act>
      Then it is refused under monster_maker.window.three_windows

      Examples:
        | other   | act            |
        | miracle | place Banner   |
        | ability | activate Scout |

    Scenario: no counter in a battle
      Given it is South's battle phase
      And North's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And South's party is
        | card   | effect                                  |
        | Archer | battle start: 1 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      When South declares a battle
      Then South is asked for an assignment
      And Wolf has 1 damage

    Scenario: a victory follows the battle at once
      Given it is South's battle phase
      And South's map has level 10
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And the battle on South's newest land has come to the loot
      When South takes the loot
      Then South has won under monster_maker.victory.level_ten

    Scenario: a victory follows a retreat at once
      Given it is South's battle phase
      And South's map has level 11
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | 1       |
      When South retreats
      Then South has won under monster_maker.victory.level_ten

    Scenario: the end of the turn follows the encounter at once
      Given it is South's encounter phase
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South passes
      Then South is asked for the end of the turn

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
      Given it is South's first window
      And South's party is
        | card  | effect                       |
        | Scout | activated, discard 1: draw 1 |
      And South's hand holds 1 card
      And North's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      And South has activated Scout discarding South Hand 1
      When North counters with Warden
      Then South Hand 1 is in South's discard pile
      And South's hand has 0 cards

    Scenario: a counter takes effect before the action
      Given it is South's first window
      And South's party is
        | card | state   | skills   |
        | Sage | unhurt  | cleric 1 |
        | Ally | wounded |          |
      And South's hand is
        | card | kind  | class  | level | effect                              |
        | Balm | skill | cleric | 1     | skill: heal a wounded own character |
      And North's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      And South has used Balm with Sage on Ally
      When North counters with Rogue on Ally
      Then Ally is in South's discard pile

    Scenario: after a counter that does not cancel the action takes effect
      Given it is South's first window
      And South's party is
        | card | skills   |
        | Sage | cleric 1 |
        | Ally |          |
      And South's hand is
        | card | kind  | class  | level | effect        |
        | Hymn | skill | cleric | 1     | skill: draw 1 |
      And North's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      And South has used Hymn with Sage
      When North counters with Rogue on Sage
      Then Sage is wounded
      And South Deck 1 is in South's hand

    Scenario: the player on the left is asked first
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
      When South uses Omen with Mage
      Then West is asked for a counter about Omen

    Scenario: then the next one
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
      When West passes
      Then North is asked for a counter about Omen

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

    Scenario: when it has been cancelled nobody else is asked
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
      And it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West's party is
        | card | effect                             |
        | Imam | counter to skills, once: cancel it |
      And North's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      And South has used Omen with Mage
      And West has passed
      When North counters with Rogue on Ally
      Then South is asked for a window action
      And South Deck 1 is in South's hand

    Scenario: who has passed is asked about the next action
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      And North has passed
      When South uses Sign with Mage
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
      Given it is South's first window
      And South's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When North counters with Warden
      Then South is asked for a counter about Warden

    Scenario: a counter that is countered has no effect
      Given it is South's first window
      And South's party is
        | card | skills | effect                               |
        | Mage | mage 1 |                                      |
        | Ruse |        | counter to counters, once: cancel it |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      And North has countered with Warden
      When South counters with Ruse
      Then South Deck 1 is in South's hand
      And Omen is in South's discard pile

    Scenario: the others are asked about a counter in turn order from its player on
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
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North's party is
        | card  | effect                               |
        | Knave | counter to counters, once: cancel it |
      And South has used Omen with Mage
      When West counters with Warden
      Then North is asked for a counter about Warden

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
