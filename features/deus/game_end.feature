Feature: The end of the game

  The game runs from deck building to the turns and ends when somebody holds the whole front, or when both decks
  have run out and six criteria decide.

  @deus.flow.sequence
  Rule: The game runs in this order: deck building, setup, turns.
    @since.2.00
    Scenario: turns begin when deck building and setup are over
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then turn 1 is being played
      And it has become South's normal summon phase

    @since.2.00
    Scenario: setup waits until both decks are complete
      Given the draft has been completed, South picking first
      When South selects 15 cards of each faction
      Then North is asked for a selection
      And South's hand has 0 cards
      And the decks are still being built

    @since.2.00
    Scenario: setup follows once they are
      Given the draft has been completed, South picking first
      When both decks have been selected
      Then the game is being set up

    @since.2.00
    Scenario: a step of the setup is refused in deck building
      Given the draft has been completed, South picking first
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

    @since.2.00
    Scenario: a step of the setup is refused once turns are played
      Given the game has been prepared, South having the first turn
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

    @until.2.00
    Scenario: setup waits until both summoners are chosen
      Given the draft has been completed, South picking first
      When South chooses the summoner of the first faction
      Then North is asked for a summoner
      And South's hand has 0 cards
      And the decks are still being built

    @until.2.00
    Scenario: turns begin when both hands are chosen
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      And South has put 4 cards under the deck
      And the turn order dice will show South 6 and North 1
      When North puts 4 cards under the deck
      Then turn 1 is being played
      And it has become South's normal summon phase

    @since.2.00
    Scenario Outline: no shuffling of a deck at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    @since.2.00
    Scenario Outline: no shuffling of a deck in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |
        | normal summon         |
        | end declaration       |

  @deus.flow.alternate_until_end
  Rule: The first and second player take turns alternately until the game ends.
    @since.2.00
    Scenario Outline: <second> follows <first>
      Given the game has been prepared, <first> having the first turn
      When <first> plays the turn to its end
      Then turn 2 is being played
      And it has become <second>'s normal summon phase

      Examples:
        | first | second |
        | South | North  |
        | North | South  |

    Scenario Outline: after two turns it is <first>'s turn again
      Given the game has been prepared, <first> having the first turn
      When <first> plays the turn to its end
      And <second> plays the turn to its end
      Then turn 3 is being played
      And it has become <first>'s first hand adjustment phase

      Examples:
        | first | second |
        | South | North  |
        | North | South  |

    @since.2.00
    Scenario: no turn follows the end of the game
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
      When South declares the end of the turn
      Then South has won
      And turn 15 is being played

    Scenario Outline: a position in turn <n> is <answer>
      Given it is South's main phase
      And it is turn <n>
      When the position is put on the table
      Then it is <answer>

      Examples:
        | n | answer      |
        | 0 | turned down |
        | 1 | accepted    |

  @deus.victory.condition
  Rule: A player with own units in all three front areas when a march, a battle or a turn ends wins the game.
    Scenario: the third front area is taken
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
      When South marches Archer to c2
      Then South has won
      And nobody is asked for anything

    Scenario: two front areas are not enough
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b1   |
        | Archer | South | c1   |
      When South marches Squire to b2
      Then the game goes on

    Scenario: units of both sides in the front areas are not enough for either
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b1   |
        | Ogre   | North | c2   |
      When South marches Squire to b2
      And North passes
      Then the game goes on

    @deus.ruling.victory_only_at_check_times
    Scenario: an effect that fills the front does not win at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
        | Page   | South | b1   |
      And South's hand holds these cards
        | card | kind         | effect                   |
        | Gust | ritual spell | ritual: move an own unit |
      When South uses
        | card | on     | to |
        | Gust | Archer | c2 |
      Then Archer is in c2
      And the game goes on
      And South is asked for main action

    @deus.ruling.victory_only_at_check_times
    Scenario: the next march, wherever it goes, decides about a front filled by an effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
        | Page   | South | b1   |
      And South's hand holds these cards
        | card | kind         | effect                   |
        | Gust | ritual spell | ritual: move an own unit |
      When South uses
        | card | on     | to |
        | Gust | Archer | c2 |
      And South marches Page to a1
      Then South has won

  @deus.victory.check_after_march
  Rule: The winning condition is checked as soon as a march ends.
    Scenario: a march that nobody meets wins at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a2   | ready     |
        | Squire | South | b2   | ready     |
        | Archer | South | c1   | ready     |
        | Ogre   | North | c3   | exhausted |
      When South marches Archer to c2
      Then South has won
      And nobody is asked for anything
      And the game has ended in South's main phase

    Scenario: a march that may still be met has not ended
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
        | Ogre   | North | c3   |
      When South marches Archer to c2
      Then North is asked for intercept
      And the game goes on

    Scenario: the march ends when the intercept is declined
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
        | Ogre   | North | c3   |
      When South marches Archer to c2
      And North passes
      Then South has won

    @deus.ruling.either_player_can_win
    Scenario: the defending side wins at the end of a march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
        | Troll  | North | b2   |
        | Goblin | North | c2   |
      When South marches Knight to b1
      Then North has won

  @deus.victory.check_after_battle
  Rule: The winning condition is checked once a battle and its post-battle handling have ended.
    Scenario: outcome A in the third front area wins
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | a2   | 2     | 2      | 3       |
        | Archer | South | b2   | 2     | 2      | 3       |
        | Knight | South | c1   | 6     | 5      | 5       |
        | Imp    | North | c2   | 2     | 1      | 1       |
      When South marches Knight to c2
      And the battle is fought out with South going first
      Then Knight is in c2
      And South has won
      And nobody is asked for anything
      And the game has ended in South's main phase

    Scenario: an enemy killed within the battle does not win yet
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Squire | South | a2   | 3       |                             |
        | Archer | South | b2   | 3       |                             |
        | Knight | South | c1   | 3       | quick: [3] to an enemy unit |
        | Imp    | North | c2   | 1       |                             |
      And South has marched Knight to c2
      And the battle has reached South's quick timing
      When South uses Knight on Imp
      Then Imp is not on the battlefield
      And a battle is going on in c2
      And the game goes on

    @deus.ruling.either_player_can_win
    Scenario: outcome B gives the defending side its third front area, and the game
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | a1   | 6     | 1      | 1       |
        | Ogre   | North | a3   | 6     | 5      | 5       |
        | Troll  | North | b2   | 2     | 2      | 3       |
        | Goblin | North | c2   | 2     | 2      | 3       |
      And South has marched Knight to a2
      When North intercepts with Ogre
      And the battle is fought out with North going first
      Then Ogre is in a2
      And North has won

    Scenario: outcome B without the other two front areas wins nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | a1   | 6     | 1      | 1       |
        | Ogre   | North | a3   | 6     | 5      | 5       |
        | Troll  | North | b2   | 2     | 2      | 3       |
      And South has marched Knight to a2
      When North intercepts with Ogre
      And the battle is fought out with North going first
      Then Ogre is in a2
      And a2 carries a battle marker
      And the game goes on

    Scenario: outcome C leaves the front area empty and wins nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b2   | 2     | 2      | 3       |
        | Archer | South | c2   | 2     | 2      | 3       |
        | Knight | South | a1   | 6     | 1      | 5       |
        | Ogre   | North | a3   | 6     | 1      | 5       |
      And South has marched Knight to a2
      When North intercepts with Ogre
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Squire | South | b2   |
        | Archer | South | c2   |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And a2 carries a battle marker
      And the game goes on

    @deus.ruling.either_player_can_win
    Scenario: outcome D is also a moment at which the defending side can win
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | a1   | 6     | 1      | 1       |
        | Ogre   | North | a2   | 6     | 5      | 5       |
        | Troll  | North | b2   | 2     | 2      | 3       |
        | Goblin | North | c2   | 2     | 2      | 3       |
      When South marches Knight to a2
      And the battle is fought out with North going first
      Then Knight is not on the battlefield
      And North has won

    Scenario: outcome E sends the marching side home without the third front area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b2   | 2     | 2      | 3       |
        | Archer | South | c2   | 2     | 2      | 3       |
        | Knight | South | a1   | 6     | 1      | 5       |
        | Ogre   | North | a2   | 6     | 1      | 5       |
      When South marches Knight to a2
      And the battle is fought out with South going first
      Then Knight is in a1
      And Ogre is in a2
      And the game goes on

    Scenario: outcome F leaves the front area empty and marked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b2   | 2     | 2      | 3       |
        | Archer | South | c2   | 2     | 2      | 3       |
        | Knight | South | a1   | 6     | 5      | 5       |
        | Ogre   | North | a2   | 6     | 5      | 5       |
      When South marches Knight to a2
      And the battle is fought out with equal initiative
      Then a2 is empty
      And a2 carries a battle marker
      And the game goes on

    Scenario: after outcome A the area may be reinforced
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | a1   | 6     | 5      | 5       |
        | Squire | South | a1   | 2     | 2      | 3       |
        | Imp    | North | a2   | 2     | 1      | 1       |
      And South has marched Knight to a2
      And the battle has been fought out with South going first
      When South marches Squire to a2
      Then Knight and Squire are in a2
      And no battle is going on

    Scenario Outline: after <outcome> the area cannot be marched to again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence   |
        | Knight | South | a1   | 2     | 5      | <defence> |
        | Squire | South | a1   | 2     | 2      | 3         |
        | Ogre   | North | a2   | 6     | 5      | <other>   |
      And South has marched Knight to a2
      And the battle has been fought out with equal initiative
      When South tries to march Squire to a2
      Then it is refused under <clause>
      And Squire is still in a1

      Examples:
        | outcome   | defence | other | clause             |
        | outcome D | 5       | 9     | deus.march.e_enemy |
        | outcome E | 9       | 9     | deus.march.e_enemy |
        | outcome F | 5       | 5     | deus.march.e_empty |

  @deus.victory.check_turn_end
  Rule: The winning condition is checked when a turn ends.
    Scenario: a front filled by an effect wins when the turn ends
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
        | Page   | South | b1   |
      And South's hand holds these cards
        | card | kind         | effect                   |
        | Gust | ritual spell | ritual: move an own unit |
      When South uses
        | card | on     | to |
        | Gust | Archer | c2 |
      And South plays the turn to its end
      Then South has won
      And turn 3 is being played

    @deus.ruling.victory_only_at_check_times
    Scenario: the end of a phase is no moment of victory
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c2   |
      When South ends the phase
      Then the game goes on
      And South is asked for summon action

    @deus.ruling.either_player_can_win
    Scenario: the defending side wins when the marching side's turn ends
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | a2   |
        | Troll  | North | b2   |
        | Goblin | North | c2   |
      When South declares the end of the turn
      Then North has won
      And nobody is asked for anything
      And the game has ended in South's end declaration phase

    @deus.ruling.turn_end_order
    Scenario: effects end before the check, and a unit they kept alive is gone by then
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | a2   | 3       |
        | Squire | South | b2   | 3       |
        | Wisp   | South | c2   | 1       |
      And South's hand holds these cards
        | card  | kind         | effect                                                |
        | Hymn  | ritual spell | ritual: defence +2 to an own unit until turn end      |
        | Curse | ritual spell | ritual: defence -2 to an own unit until next turn end |
      And South has used Hymn on Wisp
      And South has used Curse on Wisp
      When South plays the turn to its end
      Then Wisp is not on the battlefield
      And the game goes on

  @deus.victory.needs_units
  Rule: To win, own units must stand in all three front areas; a control marker on an empty area does not count.
    @deus.ruling.victory_needs_presence
    Scenario: the area left behind is marked and does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
      When South marches Squire to c2
      Then b2 carries a control marker
      And the game goes on

    @deus.ruling.victory_needs_presence
    Scenario: a marked area counts once a unit is there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b1   |
        | Archer | South | c2   |
      And a control marker lies on b2
      When South marches Squire to b2
      Then South has won
      And nobody is asked for anything

    Scenario: exhausted units hold an area like any others
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a2   | exhausted |
        | Squire | South | b1   | ready     |
        | Archer | South | c2   | exhausted |
      When South marches Squire to b2
      Then South has won

  @deus.deckout.trigger
  Rule: Once both decks are empty, the game is set to end and be decided by judgement.
    Scenario: the last card of the second deck is drawn
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 1 card
      When North discards nothing
      Then turn 15 has become the final turn

    Scenario: one card left is enough to go on
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 2 cards
      When North discards nothing
      Then no final turn is set

    Scenario: both decks run out at once in the middle of a turn
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect                             |
        | Rune | ritual spell | ritual: draw 1 & the enemy draws 1 |
      And South's deck holds 1 card
      And North's deck holds 1 card
      When South uses Rune
      Then turn 4 has become the final turn
      And South is asked for main action

    @since.2.00
    Scenario: the last deck runs out in the middle of a battle, which goes on
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect        |
        | Mage | South | a1   | quick: draw 1 |
        | Ogre | North | a2   |               |
      And South's deck holds 1 card
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South uses Mage
      Then turn 4 has become the final turn
      And a battle is going on in a2

    @deus.ruling.deckout_is_latched @since.2.00
    Scenario: a deck that has grown again does not take the end back
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

  @deus.deckout.single_empty_continues
  Rule: The game goes on while only one of the two decks is empty.
    Scenario Outline: only <side>'s deck is empty
      Given it is South's main phase
      And <other>'s deck holds 1 card
      And South's hand holds 6 cards
      When South plays the turn to its end
      Then the game goes on
      And no final turn is set
      And turn 4 is being played

      Examples:
        | side  | other |
        | South | North |
        | North | South |

    Scenario: with both empty the end is set
      Given it is South's second hand adjustment phase
      And South's hand holds 5 cards
      And South's deck holds 1 card
      When South discards nothing
      Then turn 4 has become the final turn

    @deus.ruling.short_deck_no_penalty
    Scenario: a refill from a short deck takes what there is and leaves the discard pile alone
      Given it is South's second hand adjustment phase
      And South's hand holds 2 cards
      And South's deck holds 1 card
      And South's discard pile holds 5 cards
      And North's deck holds 3 cards
      When South discards nothing
      Then South's hand has 3 cards
      And South's discard pile has 5 cards
      And the game goes on

  @deus.deckout.end_timing
  Rule: The game ends and is judged at the end of the turn after the one in which both decks became empty.
    Scenario: the turn in which the decks ran out is not judged
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 1 card
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a2   |
      When North plays the turn to its end
      Then the game goes on
      And turn 15 is being played

    Scenario: the turn after is judged
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 1 card
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a2   |
      When North plays the turn to its end
      And South plays the turn to its end
      Then North has won
      And turn 15 is being played

    @since.2.00
    Scenario: the final turn is played to its end before it is judged
      Given it is South's second hand adjustment phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a2   |
      When South discards nothing
      Then South is asked for end declaration
      And the game goes on

    @deus.ruling.turn_end_order @since.2.00
    Scenario: effects have ended when the decks are judged
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level | defence |
        | Wisp   | South | c2   | 8     | 1       |
        | Ogre   | North | a2   | 2     | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                                |
        | Hymn  | ritual spell | ritual: defence +2 to an own unit until turn end      |
        | Curse | ritual spell | ritual: defence -2 to an own unit until next turn end |
      And South has used Hymn on Wisp
      And South has used Curse on Wisp
      When South plays the turn to its end
      Then North has won
      And nobody is asked for anything

    Scenario Outline: no turn is played after the final one, turn <n> of <last> is <answer>
      Given it is South's main phase
      And it is turn <n>
      And turn <last> is the final turn
      When the position is put on the table
      Then it is <answer>

      Examples:
        | n  | last | answer      |
        | 14 | 15   | accepted    |
        | 15 | 15   | accepted    |
        | 16 | 15   | turned down |

  @deus.deckout.priority
  Rule: The deck-out criteria are compared in order from 1 to 6, and the first one that differs decides.
    Scenario: more units at the front decide when the areas are equal
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 6     |
        | Squire | South | a2   | 2     |
        | Ogre   | North | b2   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: levels decide when areas and units are equal
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 6     |
        | Ogre   | North | b2   | 8     |
      When South declares the end of the turn
      Then North has won

    Scenario: a better later criterion never beats a worse earlier one
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 2     |
        | Archer | South | a2   | 2     |
        | Ogre   | North | b2   | 8     |
        | Troll  | North | a3   | 8     |
        | Goblin | North | b3   | 8     |
      When South declares the end of the turn
      Then South has won

    @deus.ruling.deckout_after_victory_check
    Scenario: a marker of the last turn is no control
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 2     |
        | Ogre   | North | c2   | 8     |
      And a control marker lies on b2
      When South declares the end of the turn
      Then North has won

    @deus.ruling.deckout_after_victory_check
    Scenario: tokens count as units
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit | side  | area | kind  |
        | Wolf | South | a2   | token |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.1
  Rule: Deck-out criterion 1: the player controlling more front areas wins.
    Scenario: two front areas beat one, however strong
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 2     |
        | Archer | South | b2   | 2     |
        | Ogre   | North | c2   | 4     |
        | Troll  | North | c2   | 2     |
        | Goblin | North | c2   | 2     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything
      And the game has ended in South's end declaration phase

    Scenario: one front area beats any number of areas in own territory
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a1   | 8     |
        | Archer | South | b1   | 8     |
        | Knight | South | c1   | 8     |
        | Imp    | North | c2   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: one front area each leaves it to the next criterion
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 8     |
        | Imp    | North | c2   | 2     |
        | Goblin | North | c2   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: an exhausted unit holds its front area for the count too
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Squire | South | a2   | 2     | exhausted |
        | Archer | South | b2   | 2     | exhausted |
        | Ogre   | North | c2   | 8     | ready     |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.2
  Rule: Deck-out criterion 2: the player with more units in the front areas wins.
    Scenario: one area each, and three units beat two stronger ones
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 2     |
        | Archer | South | a2   | 2     |
        | Knight | South | a2   | 2     |
        | Ogre   | North | c2   | 6     |
        | Goblin | North | c2   | 2     |
        | Troll  | North | c3   | 8     |
        | Giant  | North | b3   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: units in own territory do not count here
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 8     |
        | Archer | South | a1   | 2     |
        | Knight | South | b1   | 2     |
        | Imp    | North | c2   | 2     |
        | Goblin | North | c2   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: two units each at the front leave it to the next criterion
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 6     |
        | Archer | South | a2   | 2     |
        | Imp    | North | c2   | 2     |
        | Goblin | North | c2   | 2     |
        | Troll  | North | c3   | 8     |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.3
  Rule: Deck-out criterion 3: the player with the higher total level of units in the front areas wins.
    Scenario: one area and one unit each, and level 8 beats level 6
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 8     |
        | Ogre   | North | c2   | 6     |
        | Troll  | North | c3   | 8     |
        | Goblin | North | b3   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: the levels are added up, the highest unit alone decides nothing
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 6     |
        | Squire | South | a2   | 1     |
        | Archer | South | a1   | 2     |
        | Ogre   | North | c2   | 4     |
        | Troll  | North | c2   | 4     |
      When South declares the end of the turn
      Then North has won

    Scenario: equal levels at the front leave it to the next criterion
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 6     |
        | Squire | South | a1   | 2     |
        | Archer | South | a1   | 2     |
        | Ogre   | North | c2   | 6     |
        | Troll  | North | c3   | 8     |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.4
  Rule: Deck-out criterion 4: the player with more units on the whole battlefield wins.
    Scenario: with the front equal, three units beat two stronger ones
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 2     |
        | Squire | South | a1   | 2     |
        | Archer | South | b1   | 2     |
        | Ogre   | North | c2   | 2     |
        | Troll  | North | c3   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: with nobody at the front, units in own territory decide
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 8     |
        | Imp    | North | a3   | 2     |
        | Goblin | North | a3   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: equally many units leave it to the next criterion
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 8     |
        | Imp    | North | a3   | 2     |
      When South declares the end of the turn
      Then South has won

    Scenario: a token on the battlefield counts as a unit
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | kind  | level |
        | Knight | South | a2   |       | 2     |
        | Sprout | South | a1   | token | 1     |
        | Ogre   | North | c2   |       | 2     |
        | Troll  | North | c3   |       | 8     |
        | Moss   | South | b1   | token | 1     |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.5
  Rule: Deck-out criterion 5: the player with the higher total level of units on the whole battlefield wins.
    Scenario Outline: with the front and the numbers equal, 18 levels against <total>
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | a2   | 2       |
        | Squire | South | a1   | 8       |
        | Archer | South | b1   | 8       |
        | Ogre   | North | c2   | 2       |
        | Troll  | North | c3   | 8       |
        | Goblin | North | b3   | <level> |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

      Examples:
        | level | total |
        | 6     | 16    |
        | 7     | 17    |

    Scenario: the higher total may be North's
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 6     |
        | Ogre   | North | a3   | 8     |
      When South declares the end of the turn
      Then North has won

    Scenario: equal levels leave it to the dice
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 6     |
        | Squire | South | a1   | 8     |
        | Ogre   | North | c2   | 6     |
        | Troll  | North | c3   | 8     |
      And the judgement dice will show South 2 and North 3
      When South declares the end of the turn
      Then North has won

  @deus.deckout.6
  Rule: Deck-out criterion 6: each player rolls one die and the higher roll wins; equal rolls are rerolled.
    Scenario Outline: South rolls <south>, North <north>
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And the judgement dice will show South <south> and North <north>
      When South declares the end of the turn
      Then <winner> has won
      And nobody is asked for anything
      And the game has ended in South's end declaration phase

      Examples:
        | south | north | winner |
        | 5     | 2     | South  |
        | 3     | 4     | North  |

    @deus.ruling.which_ties_are_rerolled
    @deus.ruling.deckout_after_victory_check
    Scenario: equal rolls are repeated as often as it takes, there is no draw
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And the judgement dice will show South 4 and North 4
      And the judgement dice will show South 3 and North 3
      And the judgement dice will show South 5 and North 2
      When South declares the end of the turn
      Then South has won
