Feature: Annihilation

  A party without anybody unhurt at the end of a phase is annihilated: it is discarded, and the way back to the newest
  town is lost.

  @monster_maker.annihilation.check
  Rule: At the end of each phase every player without an unhurt character is annihilated.
    Scenario Outline: a party all wounded is annihilated at the end of the <phase>
      Given 3 players sit at the table
      And it is West's <phase>
      And West's party is
        | card | state   |
        | Hero | wounded |
        | Page | wounded |
      When <deed>
      Then West is annihilated

      Examples:
        | phase           | deed               |
        | draw phase      | the phase begins   |
        | battle phase    | the phase begins   |
        | victory check   | the phase begins   |
        | move phase      | West passes        |
        | encounter phase | West passes        |
        | end phase       | West ends the turn |

    Scenario: the end of the battle phase comes before the victory check
      Given it is North's first window
      And North's party is
        | card | state   |
        | Hero | wounded |
      And North's map is, the oldest land first
        | card  | level | town | face |
        | Haven | 1     | yes  |      |
        | Hills | 3     |      |      |
        | Moor  | 3     |      |      |
        | Woods | 2     |      |      |
        | Fen   | 1     |      | down |
      When North passes
      Then the game goes on
      And North's map is, from the oldest, Haven
      And it has become North's second window

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
      Given 4 players sit at the table
      And it is East's draw phase
      And East's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      When the phase begins
      Then East is not annihilated

    Scenario: without any character the player is annihilated
      Given it is South's draw phase
      And South has no party
      When the phase begins
      Then South is annihilated

    Scenario: a battle that wounds everybody annihilates
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 3      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then North is annihilated
      And Hero is in North's discard pile

    Scenario: a retreat that leaves everybody behind annihilates, and the way to the town is lost
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | state   |
        | Hero | wounded |
      And West's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
        | Moor  |      |
        | Woods |      |
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 1       |
      When West retreats
      Then West is annihilated
      And West's map is, from the oldest, Haven
      And Wolf is in North's deck

    Scenario: dismissing everybody annihilates
      Given it is North's move phase
      And North's party is
        | card |
        | Hero |
        | Page |
      When North dismisses Hero and Page
      Then North is annihilated

    Scenario: a monster is no character that would save the party
      Given it is South's draw phase
      And South has no party
      And these monsters are on North's newest land
        | card | kind                  |
        | Spy  | character and monster |
      When the phase begins
      Then South is annihilated

    Scenario Outline: a party whose last unhurt character <has> is annihilated at the end of the phase
      Given it is North's second window
      And North's party is
        | card   | state   | effect            |
        | Martyr | unhurt  | activated, <text> |
        | Page   | wounded |                   |
      And North has activated Martyr
      And North has passed
      When North passes
      Then North is annihilated
      And Page is in North's discard pile

      Examples:
        | has                   | text                      |
        | has paid with itself  | discard this: draw 1      |
        | has paid with a wound | wound this: draw 1        |
        | returned to the hand  | once: return this to hand |

  @monster_maker.annihilation.any_player
  Rule: Whether a party is annihilated is checked for all players, also in another player's turn.
    Scenario Outline: <other> is annihilated in South's turn
      Given 4 players sit at the table
      And it is South's draw phase
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
      Given 3 players sit at the table
      And it is North's draw phase
      And South's party is
        | card   | state   |
        | Archer | wounded |
      And West's party is
        | card   | state   |
        | Raider | wounded |
        | Bandit | unhurt  |
      When the phase begins
      Then South is annihilated
      And West is not annihilated

    Scenario: lands and monsters are lost in another player's turn as in one's own
      Given it is North's draw phase
      And South's party is
        | card   | state   |
        | Raider | wounded |
      And South's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When the phase begins
      Then South's map is, from the oldest, Haven
      And Hills is in South's discard pile
      And Wolf is in North's discard pile

    Scenario Outline: <other> is annihilated at the end of <seat>'s <phase>
      Given 4 players sit at the table
      And it is <seat>'s <phase>
      And <other>'s party is
        | card   | state   |
        | Raider | wounded |
        | Bandit | wounded |
      And <other>'s map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      When <deed>
      Then <other> is annihilated
      And <other>'s map is, from the oldest, Haven
      And <seat> is not annihilated

      Examples:
        | seat  | phase           | other | deed                |
        | West  | draw phase      | North | the phase begins    |
        | North | draw phase      | South | the phase begins    |
        | East  | draw phase      | North | the phase begins    |
        | North | battle phase    | East  | the phase begins    |
        | East  | battle phase    | West  | the phase begins    |
        | South | battle phase    | East  | the phase begins    |
        | East  | victory check   | South | the phase begins    |
        | South | victory check   | North | the phase begins    |
        | West  | victory check   | South | the phase begins    |
        | South | move phase      | West  | South passes        |
        | West  | move phase      | East  | West passes         |
        | North | move phase      | West  | North passes        |
        | West  | encounter phase | North | West passes         |
        | North | encounter phase | South | North passes        |
        | East  | encounter phase | North | East passes         |
        | North | end phase       | East  | North ends the turn |
        | East  | end phase       | West  | East ends the turn  |
        | South | end phase       | East  | South ends the turn |

    Scenario Outline: all others are annihilated together at the end of <seat>'s <phase>
      Given 4 players sit at the table
      And it is <seat>'s <phase>
      And <left>'s party is
        | card   | state   |
        | Raider | wounded |
      And <opposite>'s party is
        | card   | state   |
        | Bandit | wounded |
      And <right>'s party is
        | card   | state   |
        | Archer | wounded |
      When <deed>
      Then <left> is annihilated
      And <opposite> is annihilated
      And <right> is annihilated
      And <seat> is not annihilated

      Examples:
        | seat  | left  | opposite | right | phase           | deed             |
        | South | West  | North    | East  | draw phase      | the phase begins |
        | West  | North | East     | South | draw phase      | the phase begins |
        | North | East  | South    | West  | draw phase      | the phase begins |
        | East  | South | West     | North | draw phase      | the phase begins |
        | South | West  | North    | East  | victory check   | the phase begins |
        | West  | North | East     | South | victory check   | the phase begins |
        | North | East  | South    | West  | victory check   | the phase begins |
        | East  | South | West     | North | victory check   | the phase begins |
        | South | West  | North    | East  | move phase      | South passes     |
        | West  | North | East     | South | move phase      | West passes      |
        | North | East  | South    | West  | move phase      | North passes     |
        | East  | South | West     | North | move phase      | East passes      |
        | South | West  | North    | East  | encounter phase | South passes     |
        | West  | North | East     | South | encounter phase | West passes      |
        | North | East  | South    | West  | encounter phase | North passes     |
        | East  | South | West     | North | encounter phase | East passes      |

    Scenario Outline: when time is up in <seat>'s <moment>, all others are annihilated before the judgement
      Given 4 players sit at the table
      And it is <seat>'s <moment>
      And <seat>'s map has level 1
      And <left>'s party is
        | card   | state   |
        | Raider | wounded |
      And <left>'s map is, the oldest land first
        | card | level |
        | Moor | 2     |
      And <opposite>'s party is
        | card   | state   |
        | Bandit | wounded |
      And <opposite>'s map is, the oldest land first
        | card  | level |
        | Hills | 2     |
      And <right>'s party is
        | card   | state   |
        | Archer | wounded |
      And <right>'s map is, the oldest land first
        | card | level |
        | Fen  | 2     |
      And the match time has run out
      When <deed>
      Then <seat> has won under monster_maker.endgame.highest_level
      And <left> is annihilated
      And <opposite> is annihilated
      And <right> is annihilated

      Examples:
        | seat  | left  | opposite | right | moment       | deed                |
        | South | West  | North    | East  | first window | South passes        |
        | West  | North | East     | South | first window | West passes         |
        | North | East  | South    | West  | first window | North passes        |
        | East  | South | West     | North | first window | East passes         |
        | South | West  | North    | East  | end phase    | South ends the turn |
        | West  | North | East     | South | end phase    | West ends the turn  |
        | North | East  | South    | West  | end phase    | North ends the turn |
        | East  | South | West     | North | end phase    | East ends the turn  |

  @monster_maker.annihilation.once
  Rule: The consequences of annihilation happen once, when the player becomes annihilated.
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
      Given it is North's encounter phase
      And North has been annihilated
      And North's hand is
        | card   | kind      | effect                      |
        | Rookie | character | activated, once: wound this |
      And North's map is, the oldest land first
        | card  | town |
        | Haven | yes  |
        | Hills |      |
      And North has placed Rookie in the party
      And North has played the turn to its end
      And South has played the turn to its end
      And North has activated Rookie
      When North passes
      Then North is annihilated
      And North's map is, from the oldest, Haven

    Scenario: a second annihilation costs as much as the first
      Given it is North's move phase
      And North's party is
        | card |
        | Hero |
      And North's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
        | Hills | 2     |      |
      And North's hand is
        | card   | kind      | level |
        | Rookie | character | 0     |
        | Moor   | land      | 2     |
        | Fen    | land      | 2     |
      And North has dismissed Hero
      And it has come to North's encounter phase
      And North has placed Rookie in the party
      And it has come to South's third window
      And it has come to North's move phase
      And North has moved to Moor
      And it has come to South's third window
      And it has come to North's move phase
      When North dismisses Rookie
      Then North is annihilated
      And Rookie and Moor are in North's discard pile
      And North's map is, from the oldest, Haven

    Scenario Outline: who has lost a town in a retreat since loses no more lands at the end of the <phase>
      Given 3 players sit at the table
      And it is West's <phase>
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Port  | yes  |
        | Hills |      |
      When <deed>
      Then South's map is, from the oldest, Port and Hills

      Examples:
        | phase           | deed               |
        | draw phase      | the phase begins   |
        | battle phase    | the phase begins   |
        | victory check   | the phase begins   |
        | move phase      | West passes        |
        | encounter phase | West passes        |
        | end phase       | West ends the turn |

    Scenario: who has lost a town in a retreat since loses no more lands after another player's battle
      Given 3 players sit at the table
      And it is West's battle phase
      And South has been annihilated
      And South's map is, the oldest land first
        | card  | town |
        | Port  | yes  |
        | Hills |      |
      And West's party is
        | card | attack |
        | Hero | 0      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And the battle on West's newest land has come to targets
      When North aims Wolf at Hero
      Then South's map is, from the oldest, Port and Hills
