Feature: Windows

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
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And West's hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And North's party is
        | card   | effect                             |
        | Warden | counter to <what>, once: cancel it |
      When West <declares>
      Then West is asked for a window action

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

    Scenario: a counter that fits is used
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                               |
        | Warden | counter to skills, once: cancel it   |
        | Priest | counter to miracles, once: cancel it |
      And North has used Omen with Mage
      When South counters with Warden
      Then North's hand has 0 cards

    Scenario: the counters that fit are listed
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's hand holds 1 card
      And South's party is
        | card   | effect                                                       |
        | Warden | counter to skills, discard 1: cancel it                      |
        | Priest | counter to miracles, once: cancel it                         |
        | Rogue  | counter to skills, once: wound a character of another player |
      When East uses Omen with Mage
      Then the counter answers open to South are exactly
        | card   | targets | paid         |
        | Warden |         | South Hand 1 |
        | Rogue  | Mage    |              |
        | Rogue  | Ally    |              |

    Scenario: nobody needs to counter
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When South passes
      Then North Deck 1 is in North's hand
      And North is asked for a window action

    Scenario: the turn player is not asked to counter their own action
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
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card  | skills | effect                             |
        | Mage  | mage 1 |                                    |
        | Guard |        | counter to skills, once: cancel it |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And West has used Omen with Mage
      When West tries to counter with Guard
      Then it is refused under monster_maker.window.counter

    Scenario: one cannot counter with another player's card
      Given 3 players sit at the table
      And it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And West's party is
        | card   | effect                             |
        | Priest | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When South tries to counter with Priest
      Then it is refused under monster_maker.window.counter

    Scenario: a quiet window holds nothing to counter
      Given it is South's first window
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      When North tries to counter with Warden
      Then it is refused under monster_maker.window.counter

    Scenario: while others may counter the turn player does not go on
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      When North tries to use Sign with Mage
      Then it is refused under monster_maker.window.counter

    Scenario Outline: a counter ability of <where>
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's other cards are
        | card | kind    | effect    |
        | Seal | miracle | <miracle> |
      And these monsters are on East's newest land
        | card   | owner | effect    |
        | Shaman | South | <monster> |
      When East uses Omen with Mage
      Then South is asked for a counter about Omen

      Examples:
        | where     | miracle                            | monster                            |
        | a miracle | counter to skills, once: cancel it |                                    |
        | a monster |                                    | counter to skills, once: cancel it |

    Scenario: a counter that cannot be paid for is not asked for
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                                  |
        | Warden | counter to skills, discard 1: cancel it |
      When North uses Omen with Mage
      Then North is asked for a window action
      And North Deck 1 is in North's hand

    Scenario Outline: a counter that could choose only <whom> is not asked for
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

    Scenario: a counter that could choose somebody who is no hero is asked for
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card  | effect                                                       |
        | Rogue | counter to skills, once: wound a character of another player |
      When West uses Omen with Mage
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

    Scenario Outline: in the <window> <next> does not counter <seat>'s skill with <card>
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card  | skills | effect                             |
        | Mage  | mage 1 |                                    |
        | Guard |        | counter to skills, once: cancel it |
      And <seat>'s hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And <next>'s party is
        | card   | effect                                             |
        | Warden | counter to skills, once: cancel it                 |
        | Priest | counter to miracles and abilities, once: cancel it |
        | Scout  | activated, once: draw 1                            |
      And <next>'s map is, the oldest land first
        | card | face | effect                             |
        | Cave | down | counter to skills, once: cancel it |
      And <last>'s party is
        | card  | effect                             |
        | Rogue | counter to skills, once: cancel it |
      And <seat> has used Omen with Mage
      When <next> tries to counter with <card>
      Then it is refused under monster_maker.window.counter
      And <next> is asked for a counter

      Examples:
        | seat  | next  | last  | window        | card   |
        | South | West  | East  | first window  | Priest |
        | West  | North | South | second window | Priest |
        | North | East  | West  | third window  | Priest |
        | East  | South | North | first window  | Priest |
        | West  | North | South | second window | Scout  |
        | North | East  | West  | third window  | Scout  |
        | East  | South | North | first window  | Scout  |
        | South | West  | East  | second window | Scout  |
        | North | East  | West  | third window  | Cave   |
        | East  | South | North | first window  | Cave   |
        | South | West  | East  | second window | Cave   |
        | West  | North | South | third window  | Cave   |
        | East  | South | North | first window  | Rogue  |
        | South | West  | East  | second window | Rogue  |
        | West  | North | South | third window  | Rogue  |
        | North | East  | West  | first window  | Rogue  |
        | South | West  | East  | second window | Guard  |
        | West  | North | South | third window  | Guard  |
        | North | East  | West  | first window  | Guard  |
        | East  | South | North | second window | Guard  |

    Scenario Outline: in the <window> a counter of <what> cancels a skill, the last of three too
      Given it is South's <window>
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And <where>
        | card  | effect                             |
        | Charm |                                    |
        | Ward  |                                    |
        | Rune  | counter to skills, once: cancel it |
      And South has used Omen with Mage
      When North counters with Rune
      Then South's hand has 0 cards

      Examples:
        | window        | what         | where                                     |
        | first window  | a land       | North's map is, the oldest land first     |
        | second window | an item      | North Hero holds these items              |
        | third window  | another card | North's other cards are                   |
        | first window  | a character  | North's party is                          |
        | third window  | a monster    | these monsters are on South's newest land |

    Scenario Outline: while <first> is asked for a counter, <other> does not answer: to <deed> is refused
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
      And <other>'s other cards are
        | card | kind    | effect                             |
        | Rune | miracle | counter to skills, once: cancel it |
      And <seat> has used Omen with Mage
      When <other> tries to <deed>
      Then it is refused under monster_maker.window.counter

      Examples:
        | seat  | first | other | deed              |
        | South | West  | North | counter with Rune |
        | West  | North | South | pass              |
        | North | East  | South | counter with Rune |
        | East  | South | North | pass              |
        | South | West  | North | pass              |
        | West  | North | South | counter with Rune |
        | North | East  | South | pass              |
        | East  | South | North | counter with Rune |

    Scenario: every counter ability that fits is listed, the second of a card too
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                                                                                                             |
        | Warden | counter to skills, once: draw 1 / counter to skills and miracles, once: draw 2 / counter to miracles, once: draw 3 |
      When North uses Omen with Mage
      Then the counter answers open to South are exactly
        | card   | ability |
        | Warden |         |
        | Warden | 1       |

    Scenario: where a counter may be declared, no other question may be answered
      Given it is North's first window
      And North's party is
        | card   | skills |
        | Wizard | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Hex  | skill | mage  | 1     | skill: draw 1 |
      And South's map has level 2
      And North's map has level 2
      And South's party is
        | card   | level | named | skills | effect                             |
        | Archer | 1     |       | mage 1 |                                    |
        | Rookie | 1     | Rook  |        |                                    |
        | Bard   | 1     |       |        | activated, once: draw 1            |
        | Warden | 1     |       |        | counter to skills, once: cancel it |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Charm   | skill     | mage  | 1     |       | skill: draw 1 |
        | Shield  | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
        | Shrine  | miracle   |       | 1     |       |               |
      When North uses Hex with Wizard
      Then South may answer no other question

    Scenario: an item held by the third character counters, for a card of its player's
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's discard pile holds 2 cards
      And North's hand holds 2 cards
      And North's party is
        | card   | items            |
        | Raider |                  |
        | Bandit | Axe              |
        | Warden | Sword and Shield |
      And Warden holds these items
        | card  | effect                                                |
        | Charm | counter to skills, discard this, discard 1: cancel it |
      And South has used Omen with Mage
      When North counters with Charm discarding North Hand 2
      Then Charm and North Hand 2 are in North's discard pile
      And Warden holds Sword and Shield
      And South's discard pile has 3 cards

    Scenario: the fourth of a player's monsters counters
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And these monsters are on South's newest land
        | card   | effect                                     |
        | Wolf   |                                            |
        | Boar   |                                            |
        | Rat    |                                            |
        | Shaman | counter to skills, discard this: cancel it |
      And South has used Omen with Mage
      When North counters with Shaman
      Then Shaman is in North's discard pile
      And Wolf, Boar and Rat are on South's newest land
      And South's hand has 0 cards

    Scenario: when all three opponents have passed nobody is asked again
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And West's party is
        | card   | effect                             |
        | Priest | counter to skills, once: cancel it |
      And North's party is
        | card  | effect                             |
        | Rogue | counter to skills, once: cancel it |
      And East has used Omen with Mage
      And South has passed
      And West has passed
      When North passes
      Then East is asked for a window action
      And East Deck 1 is in East's hand

    Scenario: when all counters of a turn have been used nobody is asked
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect        |
        | Omen  | skill | mage  | 1     | skill: draw 1 |
        | Sign  | skill | mage  | 1     | skill: draw 1 |
        | Spell | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
        | Priest | counter to skills, once: cancel it |
      And North has used Omen with Mage
      And South has countered with Warden
      And North has used Sign with Mage
      And South has countered with Priest
      When North uses Spell with Mage
      Then North is asked for a window action
      And North Deck 1 is in North's hand

    Scenario: who has passed is not asked again, though the one before had nothing to counter with
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West's party is
        | card   | effect                             |
        | Priest | counter to skills, once: cancel it |
      And East has used Omen with Mage
      When West passes
      Then East is asked for a window action
      And East Deck 1 is in East's hand

  @monster_maker.window.optional
  Rule: Window actions are optional and may be repeated in any order.
    Scenario: a window is closed without an action
      Given it is North's second window
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When North passes
      Then it has become North's move phase
      And Banner is in North's hand

    Scenario Outline: <first>, then <second>, then <third>
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills | effect                  |
        | Mage | mage 1 | activated, once: draw 1 |
      And East's hand is
        | card   | kind    | class | level | effect        |
        | Omen   | skill   | mage  | 1     | skill: draw 1 |
        | Banner | miracle |       | 0     |               |
      And East has <first>
      And East has <second>
      When East <third>
      Then East's deck has 3 cards
      And Banner is in East's other cards
      And Omen is in East's discard pile

      Examples:
        | first               | second              | third               |
        | used Omen with Mage | placed Banner       | activates Mage      |
        | activated Mage      | used Omen with Mage | places Banner       |
        | placed Banner       | activated Mage      | uses Omen with Mage |

    Scenario: after an action the window is still open
      Given it is North's second window
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When North places Banner
      Then it has become North's second window
      And North is asked for a window action

    Scenario: after actions the window is closed by passing
      Given it is South's second window
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South has placed Banner
      When South passes
      Then it has become South's move phase

    Scenario: in a window no question of a phase may be answered
      Given it is South's first window
      And South's map has level 2
      And North's map has level 2
      And South's party is
        | card   | level | named | skills | effect                  |
        | Archer | 1     |       | mage 1 |                         |
        | Rookie | 1     | Rook  |        |                         |
        | Bard   | 1     |       |        | activated, once: draw 1 |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Charm   | skill     | mage  | 1     |       | skill: draw 1 |
        | Shield  | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
        | Shrine  | miracle   |       | 1     |       |               |
      When the phase begins
      Then South may answer no other question
