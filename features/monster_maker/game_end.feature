Feature: The end of the game

  A game that nobody has won is judged by the party levels.

  @monster_maker.endgame.deck_empty
  Rule: The game ends if in a victory check phase the turn player's deck has 0 cards.
    Scenario: the game ends when no card is left
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map has level 3
      And North's map has level 5
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level
      And nobody is asked for anything

    Scenario: the game goes on when one card is left
      Given it is South's victory check
      And South's deck holds 1 card
      And South's map has level 3
      And North's map has level 5
      When the phase begins
      Then the game goes on
      And it has become South's second window

    Scenario: an empty deck has to wait for its player's turn
      Given 3 players sit at the table
      And it is South's victory check
      And South's deck holds 1 card
      And West's deck holds 0 cards
      And South's map has level 3
      When the phase begins
      Then the game goes on

    Scenario: whoever draws the last card ends the game in this turn
      Given it is North's draw phase
      And North's deck holds 1 card
      And North's map has level 3
      When North passes
      Then North has won under monster_maker.endgame.highest_level

    Scenario: an empty deck ends nothing before the victory check
      Given 4 players sit at the table
      And it is East's draw phase
      And East's deck holds 0 cards
      And East's map has level 3
      When the phase begins
      Then the game goes on
      And it has become East's first window

    Scenario: a deck that runs out later in the turn is judged in the next one
      Given it is North's second window
      And North's deck holds 1 card
      And North's map has level 3
      And North's party is
        | card    | effect                  |
        | Scholar | activated, once: draw 1 |
      When North activates Scholar
      And North plays the turn to its end
      Then it has become South's first window
      And the game goes on

    Scenario: cards in hand and discard pile are no deck
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's hand holds 3 cards
      And South's discard pile holds 5 cards
      And South's map has level 3
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: monsters that return in a retreat make a deck again
      Given 3 players sit at the table
      And it is West's battle phase
      And West's map has level 2
      And North's deck holds 0 cards
      And these monsters are on West's newest land
        | card | retreat |
        | Wolf | 1       |
        | Boar | 1       |
      And West has retreated
      And North has put Wolf and Boar under the deck
      And West has played the turn to its end
      When North passes
      Then the game goes on
      And Boar is in North's deck

    Scenario: an annihilated player's empty deck ends the game
      Given it is South's victory check
      And South has been annihilated
      And North's map has level 2
      And South's deck holds 0 cards
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level

    Scenario: in North's turn it is North's deck that counts, whoever went first
      Given it is North's victory check
      And South had the first turn
      And South's map has level 2
      And North's deck holds 0 cards
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: whoever takes the last card as loot ends the game in this turn
      Given it is North's battle phase
      And North's deck holds 1 card
      And North's map has level 3
      And South's map has level 2
      And North's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And the battle on North's newest land has come to the loot
      When North takes the loot
      Then North has won under monster_maker.endgame.highest_level

    Scenario: whoever draws the last card by an effect before the battle ends the game in this turn
      Given it is South's first window
      And South's deck holds 1 card
      And South's map has level 3
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
      And South has activated Well
      When South passes
      Then South has won under monster_maker.endgame.highest_level

  @monster_maker.endgame.time_limit
  Rule: In tournaments the game ends when the set match time is over.
    Scenario Outline: time is up in the <phase>
      Given it is North's <phase>
      And North's map has level 3
      And South's map has level 5
      And the match time has run out
      When North passes
      Then South has won under monster_maker.endgame.highest_level

      Examples:
        | phase           |
        | first window    |
        | move phase      |
        | encounter phase |

    Scenario: time is up in another player's turn
      Given 3 players sit at the table
      And it is West's move phase
      And South's map has level 3
      And the match time has run out
      When West passes
      Then South has won under monster_maker.endgame.highest_level
      And nobody is asked for anything

    Scenario: while there is time the game goes on
      Given 4 players sit at the table
      And it is East's move phase
      And East's map has level 3
      And South's map has level 5
      When East passes
      Then the game goes on

    Scenario: players do not call time
      Given it is North's move phase
      When North tries to call time
      Then it is refused as meaningless

  @monster_maker.endgame.highest_level
  Rule: At game end the player with the highest party level wins.
    Scenario Outline: levels <south>, <west> and <north>
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map has level <south>
      And North's map has level <west>
      And South's map has level <north>
      When the phase begins
      Then <winner> has won under monster_maker.endgame.highest_level

      Examples:
        | south | west | north | winner |
        | 4     | 3    | 2     | West   |
        | 3     | 4    | 3     | North  |
        | 0     | 0    | 1     | South  |
        | 2     | 2    | 9     | South  |

    Scenario: the last of four players may have the highest level
      Given 4 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And South's map has level 1
      And West's map has level 2
      And North's map has level 3
      And East's map has level 4
      When the phase begins
      Then East has won under monster_maker.endgame.highest_level

    Scenario: more towns are no drawback for the highest level
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 3     |      |
        | Port   | 1     | yes  |
      And North's map has level 4
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: an annihilated player is judged with the others
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map has level 2
      And South has been annihilated
      And South's map has level 3
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: with level 10 and no turn one wins by the highest level
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map has level 2
      And North's map has level 10
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level

    Scenario: an unexplored land counts 1
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And South's map has level 2
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: a card that changes the level for placing changes nothing here
      Given it is South's victory check
      And South's map has level 3
      And North's map has level 4
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And South's deck holds 0 cards
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level

  @monster_maker.endgame.monster_land_excluded
  Rule: For the judgement at the end of the game only, a newest land with a monster on it does not count for party level.
    Scenario: a newest land with a monster is left out
      Given 4 players sit at the table
      And it is East's victory check
      And East's deck holds 0 cards
      And East's map is, the oldest land first
        | card | level |
        | Moor | 3     |
        | Vale | 2     |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      And South's map has level 4
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: a newest land without a monster counts
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map is, the oldest land first
        | card | level |
        | Moor | 3     |
        | Vale | 2     |
      And North's map has level 4
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario: only the newest land is left out, the others count
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card | level |
        | Moor | 3     |
        | Vale | 2     |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And South's map has level 2
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level

    Scenario: two monsters leave out no more than one does
      Given 3 players sit at the table
      And it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card | level |
        | Moor | 3     |
        | Vale | 2     |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
        | Boar | West  |
      And South's map has level 2
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level

    Scenario: the newest land of every player is judged alike
      Given 3 players sit at the table
      And it is South's victory check
      And South's deck holds 0 cards
      And South's map has level 3
      And West's map is, the oldest land first
        | card | level |
        | Fen  | 2     |
        | Hill | 3     |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | North |
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario Outline: an unexplored newest land takes 1 away, here against level <level>
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map is, the oldest land first
        | card  | level | face |
        | Moor  | 3     | up   |
        | Ridge | 3     | down |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And North's map has level <level>
      When the phase begins
      Then <winner> has won under monster_maker.endgame.highest_level

      Examples:
        | level | winner |
        | 2     | West   |
        | 4     | North  |

    Scenario: the party level itself stays what it is
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card | level |
        | Moor | 3     |
        | Vale | 2     |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And South's map has level 4
      When the phase begins
      Then North's party level is 5
      And South has won under monster_maker.endgame.highest_level

    Scenario: the newest land of an annihilated player is left out like others'
      Given it is South's move phase
      And South's map has level 3
      And North has been annihilated
      And North's map is, the oldest land first
        | card  | level | town |
        | Haven | 3     |      |
        | Fen   | 1     | yes  |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And the match time has run out
      When South passes
      Then South has won under monster_maker.endgame.tie_fewer_towns

    Scenario: three monsters of three owners leave the newest land out, too
      Given 4 players sit at the table
      And it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card | level |
        | Moor | 3     |
        | Vale | 2     |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
        | Boar | West  |
        | Rat  | East  |
      And South's map has level 4
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

    Scenario Outline: a <kind> leaves the newest land out, be it <land>
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card | level  | town   | face   |
        | Moor | <moor> |        |        |
        | Port | 3      | <town> | <face> |
      And these monsters are on North's newest land
        | card    | kind   |
        | Brigand | <kind> |
      And South's map has level <south>
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

      Examples:
        | kind                  | land       | moor | town | face | south |
        | monster               | a town     | 1    | yes  | up   | 2     |
        | monster               | wilderness | 1    |      | up   | 2     |
        | character and monster | wilderness | 1    |      | up   | 2     |
        | character and monster | a town     | 1    | yes  | up   | 2     |
        | character and monster | unexplored | 2    |      | down | 3     |

    Scenario Outline: a <kind> leaves a player's only land out
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map is, the oldest land first
        | card | level |
        | Moor | 3     |
      And these monsters are on South's newest land
        | card    | kind   |
        | Brigand | <kind> |
      And North's map has level 1
      When the phase begins
      Then North has won under monster_maker.endgame.highest_level

      Examples:
        | kind                  |
        | monster               |
        | character and monster |

  @monster_maker.endgame.tie_fewer_towns
  Rule: Among players tied at the end of the game the one controlling fewer towns wins.
    Scenario: of tied players the one without a town wins against one with a town
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 2     |      |
      And North's map has level 3
      When the phase begins
      Then North has won under monster_maker.endgame.tie_fewer_towns

    Scenario: of tied players the one with four towns wins against one with five
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Moor   | 1     |      |
        | Port   | 1     | yes  |
        | Fen    | 1     |      |
        | Haven  | 1     | yes  |
        | Heath  | 1     |      |
        | Ford   | 1     | yes  |
        | Marsh  | 1     |      |
        | Keep   | 1     | yes  |
      And South's map is, the oldest land first
        | card    | level | town |
        | Vale    | 1     |      |
        | Hamlet  | 1     | yes  |
        | Wood    | 1     |      |
        | Village | 1     | yes  |
        | Hill    | 1     |      |
        | Borough | 1     | yes  |
        | Lake    | 1     |      |
        | City    | 1     | yes  |
        | Down    | 1     |      |
      When the phase begins
      Then South has won under monster_maker.endgame.tie_fewer_towns

    Scenario: of tied players the one with one town wins against one with two
      Given 4 players sit at the table
      And it is East's victory check
      And East's deck holds 0 cards
      And East's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 2     |      |
      And South's map is, the oldest land first
        | card  | level | town |
        | Port  | 1     | yes  |
        | Moor  | 1     |      |
        | Haven | 1     | yes  |
      When the phase begins
      Then East has won under monster_maker.endgame.tie_fewer_towns

    Scenario: the number of lands does not matter
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 3     | yes  |
      And North's map has level 3
      When the phase begins
      Then North has won under monster_maker.endgame.tie_fewer_towns

    Scenario: a town lying face down is none
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card   | level | town | face |
        | Market | 1     | yes  | down |
        | Vale   | 2     |      | up   |
      And South's map is, the oldest land first
        | card | level | town |
        | Port | 1     | yes  |
        | Moor | 2     |      |
      When the phase begins
      Then North has won under monster_maker.endgame.tie_fewer_towns

    Scenario: a town with a monster on it is still controlled
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map is, the oldest land first
        | card   | level | town |
        | Vale   | 2     |      |
        | Market | 1     | yes  |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And North's map has level 2
      When the phase begins
      Then North has won under monster_maker.endgame.tie_fewer_towns

    Scenario: only those with the highest level are compared
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 3     |      |
        | Port   | 1     | yes  |
      And North's map is, the oldest land first
        | card  | level | town |
        | Haven | 1     | yes  |
        | Moor  | 4     |      |
      And South's map has level 4
      When the phase begins
      Then North has won under monster_maker.endgame.tie_fewer_towns

    Scenario: of three tied players the one without a town wins
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 2     |      |
      And West's map is, the oldest land first
        | card  | level | town |
        | Haven | 1     | yes  |
        | Moor  | 2     |      |
      And North's map has level 3
      When the phase begins
      Then North has won under monster_maker.endgame.tie_fewer_towns

    Scenario: levels are tied as the judgement counts them
      Given it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Moor   | 2     |      |
        | Vale   | 2     |      |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And South's map has level 3
      When the phase begins
      Then South has won under monster_maker.endgame.tie_fewer_towns

  @monster_maker.endgame.tie_draw
  Rule: If the tied players' towns are also equal the game is a draw.
    Scenario: players of equal level without towns draw
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map has level 3
      And North's map has level 3
      When the phase begins
      Then the game has ended in a draw between South and North
      And nobody is asked for anything

    Scenario: equal levels, a town each
      Given 4 players sit at the table
      And it is East's victory check
      And East's deck holds 0 cards
      And East's map is, the oldest land first
        | card   | level | town |
        | Market | 1     | yes  |
        | Vale   | 2     |      |
      And South's map is, the oldest land first
        | card | level | town |
        | Moor | 1     |      |
        | Port | 2     | yes  |
      When the phase begins
      Then the game has ended in a draw between East and South

    Scenario: players who have gone nowhere draw
      Given 3 players sit at the table
      And it is North's victory check
      And North's deck holds 0 cards
      When the phase begins
      Then the game has ended in a draw between North, South and West

    Scenario: hands and parties break no tie
      Given it is South's victory check
      And South's deck holds 0 cards
      And South's map has level 3
      And North's map has level 3
      And South's hand holds 5 cards
      And South's party is
        | card |
        | Hero |
        | Ally |
      When the phase begins
      Then the game has ended in a draw between South and North

  @monster_maker.endgame.own_win_first
  Rule: The turn player's own victory condition is checked before the empty-deck end.
    Background:
      Given it is North's victory check
      And North's deck holds 0 cards

    Scenario: level 10 and an empty deck
      Given North's map has level 10
      And South's map has level 12
      When the phase begins
      Then North has won under monster_maker.victory.level_ten

    Scenario: a mission and an empty deck
      Given North's map has level 4
      And South's map has level 6
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When the phase begins
      Then North has won under monster_maker.victory.mission

    Scenario: a victory that a monster prevents comes before nothing
      Given North's map has level 10
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And South's map has level 12
      When the phase begins
      Then South has won under monster_maker.endgame.highest_level

  @monster_maker.ruling.draw_among_the_best
  Rule: With three or more players, those who remain equal after the towns share the draw, and the others lose.
    Scenario: two players with one town each draw, and the third with two loses
      Given 3 players sit at the table
      And it is South's victory check
      And South's deck holds 0 cards
      And South's map is, the oldest land first
        | card   | level | town |
        | Market | 3     | yes  |
        | Moor   | 3     |      |
        | Vale   | 2     |      |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And West's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
        | Heath | 2     |      |
        | Port  | 2     | yes  |
      And North's map is, the oldest land first
        | card  | level | town |
        | Abbey | 3     | yes  |
        | Fen   | 3     |      |
      When the phase begins
      Then the game has ended in a draw between South and North

    Scenario: two players draw, and a third with a lower level loses
      Given 3 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And West's map has level 2
      And North's map has level 3
      And South's map has level 3
      When the phase begins
      Then the game has ended in a draw between North and South

    Scenario: three of four players draw
      Given 4 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And South's map has level 3
      And West's map has level 3
      And North's map has level 2
      And East's map has level 3
      When the phase begins
      Then the game has ended in a draw between West, East and South

    Scenario: one of several tied players has fewer towns, and nobody draws
      Given 3 players sit at the table
      And it is North's victory check
      And North's deck holds 0 cards
      And North's map is, the oldest land first
        | card   | level | town |
        | Market | 3     | yes  |
      And South's map has level 3
      And West's map is, the oldest land first
        | card  | level | town |
        | Abbey | 3     | yes  |
      When the phase begins
      Then South has won under monster_maker.endgame.tie_fewer_towns

    Scenario: of three at the highest level two have a town each, and a bigger party and hand break no tie
      Given 4 players sit at the table
      And it is West's victory check
      And West's deck holds 0 cards
      And South's map is, the oldest land first
        | card  | level | town |
        | Haven | 2     | yes  |
        | Heath | 2     |      |
        | Port  | 2     | yes  |
      And West's map is, the oldest land first
        | card   | level | town |
        | Market | 3     | yes  |
        | Moor   | 3     |      |
      And East's map is, the oldest land first
        | card  | level | town |
        | Abbey | 3     | yes  |
        | Fen   | 3     |      |
      And North's map has level 5
      And East's hand holds 5 cards
      And East's party is
        | card |
        | Hero |
        | Ally |
      When the phase begins
      Then the game has ended in a draw between West and East

  @monster_maker.ruling.time_after_the_phase
  Rule: When the match time is over, the present phase is played to its end first; in an action window it is the phase after that, before the first turn the first draw phase.
    Scenario: time that runs out ends nothing at once
      Given 3 players sit at the table
      And it is West's move phase
      And West's map has level 3
      When the match time is over
      Then the game goes on
      And West is asked for a move

    Scenario: what the rest of the phase brings counts
      Given it is South's move phase
      And South's map has level 4
      And North's map has level 5
      And South's hand is
        | card  | kind | level |
        | Ridge | land | 2     |
      And the match time has run out
      When South moves to Ridge
      Then South has won under monster_maker.endgame.highest_level

    Scenario: a battle is fought to its end
      Given it is North's battle phase
      And North's map has level 3
      And South's map has level 2
      And North's deck holds 3 cards
      And North's party is
        | card | attack |
        | Hero | 5      |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
      And North has declared a battle
      And the match time has run out
      And the battle on North's newest land has come to the loot
      When North takes the loot
      Then North has won under monster_maker.endgame.highest_level

    Scenario: a monster that the battle leaves there counts against the level
      Given 4 players sit at the table
      And it is East's battle phase
      And East's map has level 3
      And South's map has level 3
      And East's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 3          |
      And the battle on East's newest land has come to targets
      And the match time has run out
      When South aims Wolf at nobody
      Then South has won under monster_maker.endgame.highest_level

    Scenario: in the encounter phase monsters may still be placed
      Given it is North's encounter phase
      And North's map has level 3
      And South's map has level 3
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And the match time has run out
      And North has placed Wolf on South's land
      When North passes
      Then North has won under monster_maker.endgame.highest_level

    Scenario: the turn is not played on after the phase
      Given it is South's encounter phase
      And South's map has level 3
      And South's hand holds 9 cards
      And the match time has run out
      When South passes
      Then South has won under monster_maker.endgame.highest_level
      And turn 1 is being played
      And South's hand has 9 cards

    Scenario: time called in the end phase waits for the end of the turn
      Given 3 players sit at the table
      And it is West's end phase
      And West's map has level 3
      And the match time has run out
      When West ends the turn
      Then West has won under monster_maker.endgame.highest_level
      And turn 2 is being played

    Scenario: a window has no end of its own, the phase after it is played
      Given it is South's second window
      And South's map has level 3
      And the match time has run out
      When South passes
      Then the game goes on
      And South is asked for a move

    Scenario: the phase after a window is played, and the game ends
      Given it is North's second window
      And North's map has level 3
      And the match time has run out
      And North has passed
      When North passes
      Then North has won under monster_maker.endgame.highest_level

    Scenario: a victory check that has not come yet does not come any more
      Given 4 players sit at the table
      And it is East's first window
      And East's map has level 10
      And South's map has level 12
      And the match time has run out
      When East passes
      Then South has won under monster_maker.endgame.highest_level

    Scenario: annihilation at the end of the phase comes before the judgement
      Given it is North's move phase
      And North's map has level 5
      And South's map has level 3
      And North's party is
        | card |
        | Hero |
      And the match time has run out
      When North dismisses Hero
      Then South has won under monster_maker.endgame.highest_level

    Scenario: time called before the first turn ends the game after the first draw phase
      Given a new game begins
      And the match time has run out
      And the shuffles will leave the decks as they are
      And South will have the first turn
      When everybody has chosen a start character
      Then the game has ended in a draw between South and North

    Scenario Outline: time that runs out in the <window> leaves the phase after it to be played
      Given it is North's <window>
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And the match time has run out
      When North passes
      Then the game goes on
      And North is asked for <question>

      Examples:
        | window        | question          |
        | first window  | battle or retreat |
        | second window | a move            |
        | third window  | an encounter      |

    Scenario: a retreat is carried out to its end
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 2     |
        | Moor  | 3     |
      And South's map has level 3
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | 1       |
        | Boar | 0       |
      And North has retreated
      And the match time has run out
      When South puts Boar and Wolf under the deck
      Then South has won under monster_maker.endgame.highest_level
      And North's map is, from the oldest, Hills

    Scenario: an effect after time has been called does not give the game back its time
      Given it is North's first window
      And North's map has level 3
      And South's map has level 5
      And North's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
      And the match time has run out
      And North has activated Well
      When North passes
      Then South has won under monster_maker.endgame.highest_level
