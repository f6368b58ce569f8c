Feature: The turn

  Six phases in a fixed order, with action windows between some of them; turns pass clockwise.

  @monster_maker.game.first_player_draws
  Rule: The first player draws a card in the first turn like in any other.
    Scenario Outline: <first> begins and has an eighth card
      When a game of 3 players has been prepared, <first> having the first turn
      Then the public counts 8 cards in <first>'s hand
      And the public counts 7 cards in <next>'s hand

      Examples:
        | first | next  |
        | South | West  |
        | North | South |

    Scenario: with two players the first player draws in the first turn
      When the game has been prepared, North having the first turn
      Then the public counts 8 cards in North's hand
      And the public counts 51 cards in North's deck
      And the public counts 7 cards in South's hand

  @monster_maker.game.turn_order
  Rule: With three or more players turns pass clockwise.
    Scenario Outline: of three players <next> follows <seat>
      Given 3 players sit at the table
      And South had the first turn
      And it is <seat>'s end phase
      When <seat> ends the turn
      Then it has become <next>'s first window
      And turn <turn> is being played

      Examples:
        | seat  | next  | turn |
        | South | West  | 2    |
        | West  | North | 3    |
        | North | South | 4    |

    Scenario Outline: of four players <next> follows <seat>
      Given 4 players sit at the table
      And South had the first turn
      And it is <seat>'s end phase
      When <seat> ends the turn
      Then it has become <next>'s first window

      Examples:
        | seat  | next  |
        | South | West  |
        | West  | North |
        | North | East  |
        | East  | South |

    Scenario: the turn goes clockwise, whoever had the first
      Given 4 players sit at the table
      And South had the first turn
      And it is East's end phase
      When East ends the turn
      Then it has become South's first window

    Scenario: in a later round the turn goes clockwise
      Given 3 players sit at the table
      And North had the first turn
      And it is North's end phase
      And it is turn 4
      When North ends the turn
      Then it has become South's first window
      And turn 5 is being played

    Scenario: an annihilated player has a turn
      Given 3 players sit at the table
      And it is South's end phase
      And West has been annihilated
      When South ends the turn
      Then it has become West's first window

    Scenario: two players take turns
      Given it is North's end phase
      When North ends the turn
      Then it has become South's first window

    Scenario Outline: in a long game turn <now> of <seat>'s is followed by turn <then> of <next>'s
      Given 3 players sit at the table
      And South had the first turn
      And it is <seat>'s end phase
      And it is turn <now>
      And <next>'s hand holds 2 cards
      When <seat> ends the turn
      Then turn <then> is being played
      And it has become <next>'s first window
      And <next>'s hand has 3 cards

      Examples:
        | seat  | now | next  | then |
        | West  | 8   | North | 9    |
        | North | 9   | South | 10   |
        | South | 16  | West  | 17   |
        | North | 33  | South | 34   |

  @monster_maker.turn.phases
  Rule: A turn has the phases draw, battle, victory check, move, encounter, end in this order.
    Scenario Outline: after the <now> comes the <next>
      Given it is South's <now>
      When South passes
      Then it has become South's <next>

      Examples:
        | now             | next            |
        | first window    | second window   |
        | second window   | move phase      |
        | move phase      | third window    |
        | third window    | encounter phase |
        | encounter phase | end phase       |

    Scenario: the battle phase follows the first window
      Given it is North's first window
      And North's map has level 1
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North passes
      Then it has become North's battle phase
      And North is asked for battle or retreat

    Scenario: the draw phase leads to the first window
      Given 4 players sit at the table
      And it is East's draw phase
      When the phase begins
      Then it has become East's first window

    Scenario: the victory check comes before the move phase
      Given it is North's victory check
      When the phase begins
      Then it has become North's second window

    Scenario Outline: no second card is drawn in the <now>
      Given it is South's <now>
      And South's deck holds 3 cards
      And South's hand holds 2 cards
      When South plays the turn to its end
      Then South's hand has 2 cards

      Examples:
        | now          |
        | first window |
        | move phase   |

    Scenario Outline: no land is placed in the <now>
      Given 3 players sit at the table
      And it is West's <now>
      And West's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When West tries to move to Hills
      Then it is refused under monster_maker.turn.phases

      Examples:
        | now             |
        | first window    |
        | second window   |
        | third window    |
        | encounter phase |
        | end phase       |

    Scenario: a land is placed in the move phase
      Given it is South's move phase
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then South's map is, from the oldest, Hills

    Scenario Outline: nobody is dismissed in the <now>
      Given it is North's <now>
      And North's party is
        | card |
        | Hero |
        | Ally |
      When North tries to dismiss Ally
      Then it is refused under monster_maker.turn.phases

      Examples:
        | now             |
        | second window   |
        | encounter phase |

    Scenario Outline: no character is placed in the <now>
      Given 4 players sit at the table
      And it is East's <now>
      And East's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When East tries to place Ally in the party
      Then it is refused under monster_maker.turn.phases

      Examples:
        | now          |
        | first window |
        | move phase   |
        | third window |
        | end phase    |

    Scenario Outline: no monster is placed in the <now>
      Given it is North's <now>
      And South's map has level 1
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When North tries to place Wolf on South's land
      Then it is refused under monster_maker.turn.phases

      Examples:
        | now          |
        | first window |
        | move phase   |
        | end phase    |

    Scenario: no character ranks up in a window
      Given it is South's third window
      And South's map has level 2
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.turn.phases

    Scenario Outline: the turn does not end in the <now>
      Given 3 players sit at the table
      And it is West's <now>
      When West tries to end the turn
      Then it is refused under monster_maker.turn.phases

      Examples:
        | now             |
        | first window    |
        | move phase      |
        | encounter phase |

    Scenario Outline: no battle and no retreat belongs into a window: <act>
      Given it is South's first window
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to <act>
      Then it is refused under monster_maker.turn.phases

      Examples:
        | act              |
        | declare a battle |
        | retreat          |

    Scenario: other players do not move in South's turn
      Given it is South's move phase
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When North tries to move to Hills
      Then it is refused under monster_maker.turn.phases

    Scenario Outline: in the move phase, to <deed> is no answer
      Given it is North's move phase
      And North's map has level 3
      And South's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                          |
        | declare a battle          | monster_maker.turn.phases       |
        | retreat                   | monster_maker.turn.phases       |
        | take the loot             | monster_maker.battle.step_order |
        | rank up Rookie to Veteran | monster_maker.turn.phases       |
        | discard Ally              | monster_maker.end.hand_limit    |
        | assign nobody             | monster_maker.battle.step_order |

    Scenario Outline: in the encounter phase, to <deed> is no answer
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 3
      And South's map has level 3
      And East's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And East's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      When East tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed             | clause                          |
        | declare a battle | monster_maker.turn.phases       |
        | retreat          | monster_maker.turn.phases       |
        | take the loot    | monster_maker.battle.step_order |
        | discard Ally     | monster_maker.end.hand_limit    |
        | assign nobody    | monster_maker.battle.step_order |

    Scenario: in the move phase no question of another phase may be answered
      Given it is South's move phase
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

  @monster_maker.draw.one_card
  Rule: In the draw phase the turn player draws one card into the hand.
    Scenario: the top card is drawn
      Given it is North's draw phase
      And North's deck is, from the top
        | card   |
        | Upper  |
        | Middle |
        | Lower  |
      When the phase begins
      Then Upper is in North's hand
      And North's deck is, from the top, Middle and Lower

    Scenario: nobody but the turn player draws
      Given 3 players sit at the table
      And it is West's draw phase
      And South's hand holds 2 cards
      And West's hand holds 2 cards
      And North's hand holds 2 cards
      When the phase begins
      Then West's hand has 3 cards
      And South's hand has 2 cards
      And North's hand has 2 cards

    Scenario: a player with a full hand draws
      Given it is South's draw phase
      And South's hand holds 7 cards
      When the phase begins
      Then South's hand has 8 cards

    Scenario: the next player draws at the beginning of the next turn
      Given 3 players sit at the table
      And it is West's end phase
      And North's deck is, from the top
        | card  |
        | Upper |
        | Lower |
      When West ends the turn
      Then Upper is in North's hand
      And Lower is in North's deck

    Scenario: the last card is drawn like any other
      Given it is South's draw phase
      And South's deck is, from the top
        | card |
        | Last |
      When the phase begins
      Then Last is in South's hand
      And the game goes on

    Scenario Outline: the top card is drawn by <seat>
      Given 4 players sit at the table
      And it is <seat>'s draw phase
      When the phase begins
      Then <seat> Deck 1 is in <seat>'s hand
      And <seat>'s deck has 4 cards

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

  @monster_maker.draw.empty_deck
  Rule: Drawing from an empty deck does nothing.
    Scenario: the turn begins without a card
      Given it is North's draw phase
      And North's hand holds 2 cards
      And North's deck holds 0 cards
      And North's discard pile holds 3 cards
      When the phase begins
      Then North's hand has 2 cards
      And North's discard pile has 3 cards
      And it has become North's first window

    Scenario: the game goes on for now
      Given 4 players sit at the table
      And it is East's end phase
      And South's deck holds 0 cards
      When East ends the turn
      Then it has become South's first window
      And the game goes on

    Scenario: an effect draws no more than there is
      Given it is North's first window
      And North's deck is, from the top
        | card |
        | Last |
      And North's party is
        | card    | effect                  |
        | Scholar | activated, once: draw 2 |
      When North activates Scholar
      Then Last is in North's hand
      And North's hand has 1 card
      And the game goes on

    Scenario: no loot comes from an empty deck
      Given it is South's battle phase
      And South's map has level 1
      And South's deck holds 0 cards
      And South's party is
        | card | attack |
        | Hero | 5      |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on South's newest land has come to the loot
      When South takes the loot
      Then South's hand has 0 cards

  @monster_maker.end.hand_limit
  Rule: In the end phase a hand above 7 is discarded down to 7.
    Scenario Outline: a hand of <cards> is left alone
      Given 3 players sit at the table
      And it is West's end phase
      And West's hand holds <cards> cards
      When the phase begins
      Then West is asked for the end of the turn
      And West's hand has <cards> cards

      Examples:
        | cards |
        | 0     |
        | 6     |
        | 7     |

    Scenario: a hand of eight is too big
      Given it is South's end phase
      And South's hand holds 8 cards
      When the phase begins
      Then South is asked for a discard

    Scenario: one card of a hand of eight is discarded
      Given it is North's end phase
      And North's hand holds 8 cards
      When North discards North Hand 3
      Then North Hand 3 is in North's discard pile
      And North's hand has 7 cards
      And North is asked for the end of the turn

    Scenario: three cards of a hand of ten are discarded
      Given 4 players sit at the table
      And it is East's end phase
      And East's hand holds 10 cards
      When East discards East Hand 1, East Hand 5 and East Hand 10
      Then East's hand has 7 cards
      And East's discard pile has 3 cards

    Scenario Outline: of nine cards two go, not <what>
      Given it is North's end phase
      And North's hand holds 9 cards
      When North tries to discard <cards>
      Then it is refused under monster_maker.end.hand_limit

      Examples:
        | what  | cards                                       |
        | one   | North Hand 1                                |
        | three | North Hand 1, North Hand 2 and North Hand 3 |

    Scenario: a card that is not in the hand cannot be discarded
      Given it is South's end phase
      And South's hand holds 8 cards
      And North's hand holds 1 card
      When South tries to discard North Hand 1
      Then it is refused under monster_maker.end.hand_limit

    Scenario: no card is discarded twice over
      Given 3 players sit at the table
      And it is West's end phase
      And West's hand holds 9 cards
      When West tries to discard West Hand 1 and West Hand 1
      Then it is refused as meaningless

    Scenario: the discard of the end phase cannot be put off
      Given it is South's end phase
      And South's hand holds 8 cards
      When South tries to pass
      Then it is refused under monster_maker.end.hand_limit

    Scenario: nobody discards who has no more than seven
      Given it is North's end phase
      And North's hand holds 7 cards
      When North tries to discard North Hand 1
      Then it is refused under monster_maker.end.hand_limit

    Scenario: any one card of eight may go
      Given 4 players sit at the table
      And it is East's end phase
      And East's hand holds 8 cards
      Then the discard answers open to East are exactly
        | cards       |
        | East Hand 1 |
        | East Hand 2 |
        | East Hand 3 |
        | East Hand 4 |
        | East Hand 5 |
        | East Hand 6 |
        | East Hand 7 |
        | East Hand 8 |

    Scenario: in North's turn it is North who discards, whoever went first
      Given it is North's end phase
      And South had the first turn
      And North's hand holds 9 cards
      When the phase begins
      Then North is asked for a discard

    Scenario Outline: where cards are discarded, to <deed> is no answer
      Given it is North's end phase
      And North's map has level 3
      And South's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And North's hand holds 2 cards
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                             |
        | use Omen with Mage        | monster_maker.window.three_windows |
        | place Sword on Mage       | monster_maker.window.three_windows |
        | activate Scout            | monster_maker.window.three_windows |
        | declare a battle          | monster_maker.turn.phases          |
        | retreat                   | monster_maker.turn.phases          |
        | take the loot             | monster_maker.battle.step_order    |
        | move to Moor              | monster_maker.turn.phases          |
        | dismiss Scout             | monster_maker.turn.phases          |
        | place Ally in the party   | monster_maker.turn.phases          |
        | rank up Rookie to Veteran | monster_maker.turn.phases          |
        | place Rat on South's land | monster_maker.turn.phases          |
        | assign nobody             | monster_maker.battle.step_order    |

    Scenario Outline: whoever's turn it is, of ten cards three go, not <cards>
      Given 4 players sit at the table
      And it is <seat>'s end phase
      And <seat>'s hand is
        | card   |
        | Ring   |
        | Crown  |
        | Sword  |
        | Moor   |
        | Dale   |
        | Hills  |
        | Omen   |
        | Sign   |
        | Banner |
        | Quest  |
      When <seat> tries to discard <cards>
      Then it is refused under monster_maker.end.hand_limit
      And <seat>'s hand has 10 cards

      Examples:
        | seat  | cards                        |
        | South | Ring and Crown               |
        | West  | Ring, Crown, Sword and Moor  |
        | North | Ring                         |
        | East  | Sign, Banner, Quest and Omen |
        | South | Ring, Crown, Sword and Moor  |
        | West  | Quest                        |
        | North | Banner and Quest             |
        | East  | Crown and Omen               |
        | South | Moor                         |
        | West  | Dale and Hills               |
        | North | Ring, Sign, Omen and Quest   |
        | East  | Sword and Sign               |

    Scenario: of eight cards one goes, not two
      Given it is North's end phase
      And North's hand holds 8 cards
      When North tries to discard North Hand 1 and North Hand 8
      Then it is refused under monster_maker.end.hand_limit

    Scenario: five cards of twelve go
      Given it is South's end phase
      And South's hand holds 12 cards
      When South discards South Hand 1, South Hand 4, South Hand 6, South Hand 9 and South Hand 12
      Then South's hand has 7 cards
      And South's discard pile has 5 cards

    Scenario Outline: while <seat> has to discard, <other> does not
      Given 4 players sit at the table
      And it is <seat>'s end phase
      And <seat>'s hand holds 8 cards
      And <other>'s hand is
        | card |
        | Ring |
      When <other> tries to discard Ring
      Then it is refused under monster_maker.end.hand_limit

      Examples:
        | seat  | other |
        | South | West  |
        | West  | East  |
        | North | West  |
        | East  | South |

    Scenario Outline: any two cards of nine may go, here <cards>
      Given it is South's end phase
      And South's hand holds 9 cards
      When South discards <cards>
      Then <cards> are in South's discard pile
      And South's hand has 7 cards

      Examples:
        | cards                         |
        | South Hand 1 and South Hand 9 |
        | South Hand 2 and South Hand 5 |
        | South Hand 8 and South Hand 9 |

    Scenario: where cards are discarded, no other question may be answered
      Given it is South's end phase
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
      And South's hand holds 2 cards
      When the phase begins
      Then South may answer no other question

    Scenario: an annihilated player discards down to seven, onto the player's own pile
      Given 3 players sit at the table
      And it is South's end phase
      And South has been annihilated
      And South's hand holds 8 cards
      And West's discard pile holds 2 cards
      When South discards South Hand 8
      Then South Hand 8 is in South's discard pile
      And South's hand has 7 cards
      And West's discard pile has 2 cards

    Scenario: of eight cards in hand one of any kind may go
      Given 3 players sit at the table
      And it is West's end phase
      And West's hand is
        | card   | kind      | class | level |
        | Ally   | character |       | 0     |
        | Rat    | monster   |       | 2     |
        | Moor   | land      |       | 1     |
        | Omen   | skill     | mage  | 1     |
        | Sword  | item      |       | 0     |
        | Banner | miracle   |       | 3     |
        | Quest  | mission   |       | 0     |
        | Bear   | monster   |       | 1     |
      When the phase begins
      Then the discard answers open to West are exactly
        | cards  |
        | Ally   |
        | Rat    |
        | Moor   |
        | Omen   |
        | Sword  |
        | Banner |
        | Quest  |
        | Bear   |

    Scenario: for one card above the hand limit no two lands may go
      Given 4 players sit at the table
      And it is East's end phase
      And East's hand is
        | card   | kind      |
        | Ally   | character |
        | Moor   | land      |
        | Fen    | land      |
        | Sword  | item      |
        | Banner | miracle   |
        | Quest  | mission   |
        | Bear   | monster   |
        | Rat    | monster   |
      When East tries to discard Moor and Fen
      Then it is refused under monster_maker.end.hand_limit

  @monster_maker.end.declare
  Rule: After discarding down to the hand limit, the turn player declares the end of the turn.
    Scenario: the end is declared, and the next turn begins
      Given it is South's end phase
      And South's hand holds 7 cards
      When South ends the turn
      Then turn 2 is being played
      And it has become North's first window

    Scenario: the turn does not end by itself
      Given 3 players sit at the table
      And it is West's encounter phase
      When West passes
      Then West is asked for the end of the turn
      And turn 2 is being played

    Scenario: first the hand is discarded down
      Given it is South's end phase
      And South's hand holds 8 cards
      When South tries to end the turn
      Then it is refused under monster_maker.end.declare

    Scenario: after the discard the end is declared
      Given it is North's end phase
      And North's hand holds 8 cards
      And North has discarded North Hand 1
      When North ends the turn
      Then turn 3 is being played

    Scenario: the end is declared by the turn player
      Given 3 players sit at the table
      And it is West's end phase
      When North tries to end the turn
      Then it is refused under monster_maker.end.declare

    Scenario: nobody can leave the end undeclared
      Given 4 players sit at the table
      And it is East's end phase
      When East tries to pass
      Then it is refused under monster_maker.end.declare

    Scenario Outline: where the end of the turn is declared, to <deed> is no answer
      Given it is North's end phase
      And North's map has level 3
      And South's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                          |
        | declare a battle          | monster_maker.turn.phases       |
        | retreat                   | monster_maker.turn.phases       |
        | take the loot             | monster_maker.battle.step_order |
        | dismiss Scout             | monster_maker.turn.phases       |
        | rank up Rookie to Veteran | monster_maker.turn.phases       |
        | discard Ally              | monster_maker.end.hand_limit    |
        | assign nobody             | monster_maker.battle.step_order |

    Scenario: where the end of the turn is declared, no other question may be answered
      Given it is South's end phase
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

    Scenario: with seven cards in hand the end of the turn may be declared
      Given 3 players sit at the table
      And it is West's end phase
      And West's hand holds 7 cards
      When the phase begins
      Then the end turn answer is open to West

  @monster_maker.ruling.hand_limit_only_at_own_end
  Rule: The hand limit matters only to the turn player, in the end phase.
    Scenario Outline: ten cards may be held in the <phase>
      Given it is South's <phase>
      And South's hand holds 10 cards
      When South passes
      Then South's hand has 10 cards
      And South's discard pile has 0 cards

      Examples:
        | phase           |
        | first window    |
        | move phase      |
        | third window    |
        | encounter phase |

    Scenario: other players keep their hands in South's end phase
      Given 3 players sit at the table
      And it is South's end phase
      And West's hand holds 9 cards
      And North's hand holds 9 cards
      When South ends the turn
      Then West's hand has 10 cards
      And North's hand has 9 cards

    Scenario: nobody but South is asked to discard
      Given it is South's end phase
      And South's hand holds 8 cards
      And North's hand holds 9 cards
      And South has discarded South Hand 1
      When the phase begins
      Then South is asked for the end of the turn
      And North's hand has 9 cards
