Feature: The end of the game

  @deus.deckout.trigger
  Rule: Once both decks are empty, the game is set to end and be decided by judgement.
    Scenario: the last card of the second deck is drawn
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 1 card
      And South's deck is empty
      When North discards nothing
      Then turn 15 has become the final turn

    Scenario: one card left is enough to go on
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 2 cards
      And South's deck is empty
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
      And North's deck is empty
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South uses Mage
      Then turn 4 has become the final turn
      And a battle is going on in a2

    @deus.ruling.deckout_is_latched @since.2.00
    Scenario: a deck that has grown again does not take the end back
      Given it is North's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And North's deck holds 3 cards
      And South's deck holds 3 cards
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
      When North declares the end of the turn
      Then North has won
      And nobody is asked for anything

    @since.2.00
    Scenario: the last card is drawn as a turn begins
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                    |
        | Knight | South | a1   | when a turn begins, field, forced: draw 1 |
      And South's hand holds 3 cards
      And South's deck holds 1 card
      And North's deck holds 0 cards
      When North declares the end of the turn
      Then turn 6 has become the final turn
      And it has become South's first hand adjustment phase

    Scenario: the last card is drawn in the first hand adjustment
      Given it is North's first hand adjustment phase
      And North's hand holds 3 cards
      And North's deck holds 2 cards
      And South's deck holds 0 cards
      When North discards nothing
      Then turn 5 has become the final turn
      And it has become North's main phase

    Scenario: the last card is drawn in the normal summon phase
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | effect                                       |
        | Imp  | when this is summoned, field, forced: draw 1 |
      And North's deck holds 1 card
      And South's deck holds 0 cards
      When North summons Imp to b3
      Then turn 5 has become the final turn

    @since.2.00
    Scenario: the last card is drawn as effects end with the turn
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -3 to an enemy unit until next turn end
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                        |
        | Ogre | North | c3   | 3       | when this is discarded, field, forced: draw 1 |
      And South's hand holds these cards
        | card  | kind         | effect                                             |
        | Aegis | ritual spell | ritual: defence +3 to an enemy unit until turn end |
      And South's deck holds 0 cards
      And North's deck holds 1 card
      And South has used Aegis on Ogre
      And South has used Magus on Ogre
      When South plays the turn to its end
      Then turn 4 has become the final turn
      And turn 4 is being played

    Scenario Outline: the last card is drawn in a chain: <mark>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect         |
        | Knight | South | c1   |                |
        | Ogre   | North | c2   | <mark>: draw 1 |
      And South's deck holds 0 cards
      And North's deck holds 1 card
      And South has marched Knight to c2
      And the battle has reached North's <moment>
      And North has used Ogre
      When both sides pass
      Then turn 4 has become the final turn
      And North's deck has 0 cards

      Examples:
        | mark          | moment               |
        | before-attack | before-attack timing |
        | counter       | right to counter     |

    Scenario Outline: whoever draws the last card: <text>
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect         |
        | Rune | ritual spell | ritual: <text> |
      And South's deck holds <south> cards
      And North's deck holds <north> cards
      When North uses Rune
      Then turn 5 has become the final turn

      Examples:
        | text              | south | north |
        | draw 1            | 0     | 1     |
        | the enemy draws 1 | 1     | 0     |

    Scenario Outline: a deck of cards on either side goes on: <text>
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect         |
        | Rune | ritual spell | ritual: <text> |
      And South's deck holds <south> cards
      And North's deck holds <north> cards
      When North uses Rune
      Then no final turn is set

      Examples:
        | text              | south | north |
        | draw 1            | 1     | 1     |
        | the enemy draws 1 | 1     | 1     |
        | draw 1            | 0     | 2     |

    Scenario: however late the last card is drawn, the next turn is the final one
      Given it is North's second hand adjustment phase
      And it is turn 30
      And North's hand holds 5 cards
      And North's deck holds 1 card
      And South's deck is empty
      When North discards nothing
      Then turn 31 has become the final turn

  @deus.deckout.single_empty_continues
  Rule: The game goes on while only one of the two decks is empty.
    Scenario Outline: only <side>'s deck is empty
      Given it is South's main phase
      And <other>'s deck holds 1 card
      And <side>'s deck is empty
      And South's hand holds 6 cards
      When South plays the turn to its end
      Then the game goes on
      And no final turn is set
      And turn 4 is being played

      Examples:
        | side  | other |
        | South | North |
        | North | South |

    Scenario: with both decks empty the end is set
      Given it is South's second hand adjustment phase
      And South's hand holds 5 cards
      And South's deck holds 1 card
      And North's deck is empty
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
      And South's deck is empty
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a2   |
      When North plays the turn to its end
      Then the game goes on
      And turn 15 is being played

    Scenario: the turn after the decks ran out is judged
      Given it is North's second hand adjustment phase
      And it is turn 14
      And North's hand holds 5 cards
      And North's deck holds 1 card
      And South's deck is empty
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
      When North plays the turn to its end
      And South plays the turn to its end
      Then North has won
      And turn 15 is being played

    @since.2.00
    Scenario: the final turn is played to its end before it is judged
      Given it is North's second hand adjustment phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | c2   |
      When North discards nothing
      Then North is asked for end declaration
      And the game goes on

    @deus.ruling.turn_end_order @since.2.00
    Scenario: effects have ended when the decks are judged
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit | side  | area | level | defence |
        | Wisp | South | c2   | 8     | 1       |
        | Ogre | North | a2   | 2     | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                                      |
        | Hymn  | ritual spell | ritual: defence +2 to one of your units until turn end      |
        | Curse | ritual spell | ritual: defence -2 to one of your units until next turn end |
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

    @since.2.00
    Scenario Outline: late in the game, too, only the final turn is judged: turn <n>, final is <last>
      Given it is South's end declaration phase
      And it is turn <n>
      And turn <last> is the final turn
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
      When South declares the end of the turn
      Then <outcome>

      Examples:
        | n  | last | outcome          |
        | 31 | 31   | North has won    |
        | 31 | 32   | the game goes on |

  @deus.deckout.priority
  Rule: The deck-out criteria are compared in order from 1 to 6, and the first one that differs decides.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario: more units at the front decide when the areas are equal
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 6     |
        | Squire | South | b2   | 2     |
        | Ogre   | North | a2   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: levels decide when areas and units are equal
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c2   | 6     |
        | Ogre   | North | b2   | 8     |
      When South declares the end of the turn
      Then North has won

    Scenario: a better later criterion never beats a worse earlier one
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 2     |
        | Ogre   | North | c2   | 8     |
      And a control marker lies on b2
      When South declares the end of the turn
      Then North has won

    @deus.ruling.deckout_after_victory_check
    Scenario: tokens count as units
      Given these units are on the battlefield
        | unit | side  | area | kind  |
        | Wolf | South | a2   | token |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.1
  Rule: Deck-out criterion 1: the player controlling more front areas wins.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario: two front areas beat one, however strong
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | c2   | 2     |
        | Archer | South | b2   | 2     |
        | Ogre   | North | a2   | 4     |
        | Troll  | North | a2   | 2     |
        | Goblin | North | a2   | 2     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything
      And the game has ended in South's end declaration phase

    Scenario: one front area beats any number of areas in own territory
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a1   | 8     |
        | Archer | South | b1   | 8     |
        | Knight | South | c1   | 8     |
        | Imp    | North | c2   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: one front area each leaves it to the next criterion
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c2   | 8     |
        | Imp    | North | a2   | 2     |
        | Goblin | North | a2   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: an exhausted unit holds its front area for the count
      Given these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Squire | South | c2   | 2     | exhausted |
        | Archer | South | b2   | 2     | exhausted |
        | Ogre   | North | a2   | 8     | ready     |
      When South declares the end of the turn
      Then South has won

    Scenario: an area that only a token holds counts
      Given these units are on the battlefield
        | unit   | side  | area | kind  | level |
        | Ghost  | South | c2   | token | 1     |
        | Squire | South | b2   |       | 1     |
        | Ogre   | North | a2   |       | 4     |
        | Troll  | North | a2   |       | 2     |
        | Goblin | North | a2   |       | 2     |
      When South declares the end of the turn
      Then South has won

  @deus.deckout.2
  Rule: Deck-out criterion 2: the player with more units in the front areas wins.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario: one area each, and three units beat two stronger ones
      Given these units are on the battlefield
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

    Scenario: units in own territory do not count among those in the front areas
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | c2   | 8     |
        | Archer | South | c1   | 2     |
        | Knight | South | b1   | 2     |
        | Imp    | North | a2   | 2     |
        | Goblin | North | a2   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: two units each at the front leave it to the next criterion
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a2   | 6     |
        | Archer | South | a2   | 2     |
        | Imp    | North | c2   | 2     |
        | Goblin | North | c2   | 2     |
        | Troll  | North | c3   | 8     |
      When South declares the end of the turn
      Then South has won

    Scenario Outline: of the units in the front areas exhausted ones count as ready ones: South's are <south>, North's <north>
      Given these units are on the battlefield
        | unit   | side  | area | level | state   |
        | Ogre   | North | c2   | 4     | <north> |
        | Troll  | North | c2   | 4     | <north> |
        | Knight | South | a2   | 1     | <south> |
        | Squire | South | a2   | 1     | <south> |
        | Page   | South | a2   | 1     | <south> |
      When South declares the end of the turn
      Then South has won

      Examples:
        | south     | north     |
        | exhausted | ready     |
        | ready     | exhausted |

  @deus.deckout.3
  Rule: Deck-out criterion 3: the player with the higher total level of units in the front areas wins.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario: one area and one unit each, and level 8 beats level 6
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 8     |
        | Ogre   | North | c2   | 6     |
        | Troll  | North | c3   | 8     |
        | Goblin | North | b3   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: the levels are added up, the highest unit alone decides nothing
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c2   | 6     |
        | Squire | South | c2   | 1     |
        | Archer | South | c1   | 2     |
        | Ogre   | North | a2   | 4     |
        | Troll  | North | a2   | 4     |
      When South declares the end of the turn
      Then North has won

    Scenario: equal levels at the front leave it to the next criterion
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 6     |
        | Squire | South | a1   | 2     |
        | Archer | South | a1   | 2     |
        | Ogre   | North | c2   | 6     |
        | Troll  | North | c3   | 8     |
      When South declares the end of the turn
      Then South has won

    Scenario Outline: at the front level 8 beats level 7, ready or exhausted: South's unit is <south>, North's <north>
      Given these units are on the battlefield
        | unit   | side  | area | level | state   |
        | Knight | South | a2   | 7     | <south> |
        | Squire | South | a1   | 8     | <south> |
        | Archer | South | b1   | 8     | <south> |
        | Ogre   | North | c2   | 8     | <north> |
      When South declares the end of the turn
      Then North has won

      Examples:
        | south     | north     |
        | exhausted | ready     |
        | ready     | exhausted |

  @deus.deckout.4
  Rule: Deck-out criterion 4: the player with more units on the whole battlefield wins.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario: with the front equal, three units beat two stronger ones
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c2   | 2     |
        | Squire | South | c1   | 2     |
        | Archer | South | b1   | 2     |
        | Ogre   | North | a2   | 2     |
        | Troll  | North | a3   | 8     |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

    Scenario: with nobody at the front, units in own territory decide
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 8     |
        | Imp    | North | b3   | 2     |
        | Goblin | North | b3   | 2     |
      When South declares the end of the turn
      Then North has won

    Scenario: equally many units leave it to the next criterion
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c1   | 8     |
        | Imp    | North | c3   | 2     |
      When South declares the end of the turn
      Then South has won

    Scenario: a token on the battlefield counts as a unit
      Given these units are on the battlefield
        | unit   | side  | area | kind  | level |
        | Knight | South | a2   |       | 2     |
        | Sprout | South | a1   | token | 1     |
        | Ogre   | North | c2   |       | 2     |
        | Troll  | North | c3   |       | 8     |
        | Moss   | South | b1   | token | 1     |
      When South declares the end of the turn
      Then South has won

    Scenario Outline: on the whole battlefield exhausted units count as ready ones: South's are <south>, North's <north>
      Given these units are on the battlefield
        | unit   | side  | area | level | state   |
        | Ogre   | North | b3   | 8     | <north> |
        | Troll  | North | c3   | 8     | <north> |
        | Knight | South | a1   | 1     | <south> |
        | Squire | South | b1   | 1     | <south> |
        | Page   | South | c1   | 1     | <south> |
      When South declares the end of the turn
      Then South has won

      Examples:
        | south     | north     |
        | exhausted | ready     |
        | ready     | exhausted |

  @deus.deckout.5
  Rule: Deck-out criterion 5: the player with the higher total level of units on the whole battlefield wins.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario Outline: with the front and the numbers equal, 18 levels against <total>
      Given these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | c2   | 2       |
        | Squire | South | c1   | 8       |
        | Archer | South | b1   | 8       |
        | Ogre   | North | a2   | 2       |
        | Troll  | North | a3   | 8       |
        | Goblin | North | b3   | <level> |
      When South declares the end of the turn
      Then South has won
      And nobody is asked for anything

      Examples:
        | level | total |
        | 6     | 16    |
        | 7     | 17    |

    Scenario: the higher total may be North's
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 6     |
        | Ogre   | North | a3   | 8     |
      When South declares the end of the turn
      Then North has won

    Scenario Outline: the levels of exhausted units are added as those of ready ones: South's are <south>, North's <north>
      Given these units are on the battlefield
        | unit   | side  | area | level | state   |
        | Knight | South | a1   | 4     | <south> |
        | Squire | South | b1   | 4     | <south> |
        | Page   | South | c1   | 4     | <south> |
        | Ogre   | North | a3   | 3     | <north> |
        | Troll  | North | b3   | 3     | <north> |
        | Imp    | North | c3   | 7     | <north> |
      When South declares the end of the turn
      Then North has won

      Examples:
        | south     | north     |
        | exhausted | ready     |
        | ready     | exhausted |

    Scenario: equal levels leave it to the dice
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c2   | 6     |
        | Squire | South | c1   | 8     |
        | Ogre   | North | a2   | 6     |
        | Troll  | North | a3   | 8     |
      And the judgement dice will show South 2 and North 3
      When South declares the end of the turn
      Then North has won

    Scenario: after a battle with triggers and a chain in the final turn the decks are judged
      Given it is South's main phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                                     |
        | Knight | South | b1   | 8     | 0      | 3       | counter: attack +1 to this                 |
        | Ogre   | North | b2   | 2     | 1      | 3       | when a battle begins, forced: gain 1 power |
      And South has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Knight
      And the battle has been fought out
      When South plays the turn to its end
      Then North has won

  @deus.deckout.6
  Rule: Deck-out criterion 6: each player rolls one die and the higher roll wins; equal rolls are rerolled.
    Background:
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn

    Scenario Outline: South rolls <south>, North <north>
      Given the judgement dice will show South <south> and North <north>
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
      Given the judgement dice will show South 4 and North 4
      And the judgement dice will show South 3 and North 3
      And the judgement dice will show South 5 and North 2
      When South declares the end of the turn
      Then South has won
