Feature: Setup

  When both decks are chosen, summoners are revealed, decks shuffled, first hands drawn, the turn order rolled and the
  second player given a power counter.

  @deus.setup.order
  Rule: Setup goes in order: reveal summoners, shuffle decks, draw first hands, decide turn order, give the second player power.
    Background:
      Given the draft has been completed, South picking first

    Scenario: when the shuffles are on, summoners are revealed and no hand is drawn
      When both decks have been selected
      Then South is asked for a second shuffle
      And North sees which summoner South has
      And South's hand has 0 cards
      And North's hand has 0 cards

    Scenario: no power is given before the turn order is known
      Given both decks have been selected
      When South passes
      Then North is asked for a second shuffle
      And South's power is 0
      And North's power is 0

    Scenario: hands, turn order and power follow the shuffles without another question
      Given both decks have been selected
      And the turn order dice will show South 2 and North 5
      When nobody shuffles the other deck
      Then North's hand has 10 cards
      And North is asked for summon action
      And South's power is 1

  @deus.setup.reveal_summoner
  Rule: At the start of setup, both face-down summoner cards are revealed.
    Background:
      Given the draft has been completed, South picking first

    Scenario: both summoners are open once setup has begun
      When both decks have been selected
      Then North sees which summoner South has
      And South sees which summoner North has
      And the public sees which summoner South has
      And the public sees no summoner of South face down

    Scenario: the first summoner chosen waits face down for the second
      When South selects 15 cards of each faction
      Then North sees South's summoner face down

  @deus.setup.shuffle
  Rule: Each player shuffles their own deck face down so that nobody knows its order.
    Background:
      Given the draft has been completed, South picking first

    @since.2.00
    Scenario: nobody sees a card of either deck
      Given South has selected 15 cards of each faction
      And the shuffles will turn the decks upside down
      When North selects 15 cards of each faction
      Then South sees no card in South's deck
      And South sees no card in North's deck
      And North sees no card in North's deck
      And the public sees no card in South's deck

    @since.2.00
    Scenario: a shuffle loses and adds no card
      Given South has selected 15 cards of each faction
      And the shuffles will turn the decks upside down
      When North selects 15 cards of each faction
      Then South's deck has 30 cards
      And North's deck has 30 cards

    @since.2.00
    Scenario: the shuffled order is the order of drawing
      Given South has selected 15 cards of each faction
      And the shuffles will turn the decks upside down
      And North has selected 15 cards of each faction
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then South's hand is the last ten cards of the plain selection
      And North's hand is the last ten cards of the plain selection

    @since.2.00
    Scenario: without a new order the top ten are drawn as they lie
      Given both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then South's hand is the first ten cards of the plain selection

    @since.2.00
    Scenario: a deck is not shuffled before both are complete
      When South selects 15 cards of each faction
      Then North is asked for a selection

    @until.2.00
    Scenario: decks made of half decks are shuffled
      Given South has chosen the summoner of the first faction
      And the shuffles will leave the decks as they are
      When North chooses the summoner of the second faction
      Then South's hand has 10 cards
      And North sees no card in South's deck

  @deus.setup.shuffle_opponent
  Rule: After shuffling their own deck, each player may also shuffle the opponent's.
    Background:
      Given the draft has been completed, South picking first

    Scenario: South shuffles North's deck and sees nothing of it
      Given both decks have been selected
      When South shuffles the other deck too
      Then North is asked for a second shuffle
      And South sees no card in North's deck
      And South counts 30 cards in North's deck

    Scenario: North shuffles South's deck
      Given both decks have been selected
      And the turn order dice will show South 6 and North 1
      And South has passed
      When North shuffles the other deck too
      Then South's hand is the last ten cards of the plain selection
      And North's hand is the first ten cards of the plain selection
      And South is asked for summon action

    Scenario: a player may leave the opponent's deck as it is
      Given both decks have been selected
      When South passes
      Then North is asked for a second shuffle

    Scenario: nobody shuffles the opponent's deck twice
      Given both decks have been selected
      And South has passed
      When South tries to shuffle the other deck too
      Then it is refused under deus.setup.shuffle_opponent

    Scenario: each player shuffles the other's deck
      Given both decks have been selected
      And the turn order dice will show South 6 and North 1
      And South shuffles the other deck too
      When North shuffles the other deck too
      Then South's hand is the last ten cards of the plain selection
      And North's hand is the last ten cards of the plain selection

    Scenario: one may shuffle the opponent's deck or leave it
      When both decks have been selected
      Then the shuffle answer is open to South
      And the pass answer is open to South

    Scenario Outline: where the other deck may be shuffled, to <deed> is no answer
      Given both decks have been selected
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                          |
        | end the phase               | deus.setup.shuffle_opponent     |
        | declare the end of the turn | deus.turn.end.declare           |
        | discard nothing             | deus.zone.hand.temporary_excess |

    @since.2.00
    Scenario: where the other deck may be shuffled, no other question may be answered
      When both decks have been selected
      Then South may answer no other question

    @since.2.00
    Scenario: a deck lies as the second shuffle has left it
      Given South has selected 15 cards of each faction
      And the shuffles will turn the decks upside down
      And North has selected 15 cards of each faction
      And the turn order dice will show South 6 and North 1
      And South has passed
      When North shuffles the other deck too
      Then South's hand is the first ten cards of the plain selection
      And North's hand is the last ten cards of the plain selection

  @deus.setup.place_deck
  Rule: Each player's shuffled 30-card deck becomes their draw pile.
    @since.2.00
    Scenario: 30 cards each, and nothing else is in the deck
      Given the draft has been completed, South picking first
      When both decks have been selected
      Then South's deck has 30 cards
      And North's deck has 30 cards
      And North's token area has 2 cards
      And North's summoner area has 1 card

    @since.2.00
    Scenario: hands are drawn from the deck
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then South's deck has 20 cards
      And South's hand has 6 cards
      And South's discard pile has 4 cards

    Scenario: a summoner in the deck is turned down
      Given it is South's main phase
      And South's deck holds these cards, from the top
        | card   | kind     |
        | Oracle | summoner |
      When the position is put on the table
      Then it is turned down

  @deus.setup.initial_hand
  Rule: Each player takes the top ten cards of their deck as the first hand.
    Scenario: ten in the hand, twenty left
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then South's hand has 10 cards
      And North's hand has 10 cards
      And South's deck has 20 cards
      And North's deck has 20 cards

    Scenario: each player sees their own ten cards, not the opponent's
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then North counts 10 cards in South's hand
      And North sees no card in South's hand

    @deus.ruling.no_mulligan
    Scenario: nobody is asked to exchange or put back cards
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then South is asked for summon action
      And South's hand has 10 cards

    @deus.ruling.no_mulligan
    Scenario: no card is put back from the first hand
      Given the game has been prepared, South having the first turn
      When South tries to discard down to 6 cards
      Then it is refused under deus.zone.hand.temporary_excess

  @deus.setup.turn_order_roll
  Rule: Each player rolls one die; the higher roller is the first player, the lower is the second player.
    @since.2.00
    Scenario Outline: South rolls <south>, North <north>
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South <south> and North <north>
      When nobody shuffles the other deck
      Then turn 1 is being played
      And it has become <first>'s normal summon phase

      Examples:
        | south | north | first |
        | 6     | 3     | South |
        | 3     | 4     | North |
        | 2     | 1     | South |

    @deus.ruling.two_independent_rolls @since.2.00
    Scenario Outline: the draft roll is not taken over, nor has its winner a choice
      Given the draft dice will show South <south> and North <north>
      And a new beginner game has begun
      And <a> has picked first
      And <b> has picked second and third
      And the shuffles will leave the decks as they are
      And <a> has picked fourth
      And the turn order dice will show South 5 and North 2
      When nobody shuffles the other deck
      Then South is asked for summon action

      Examples:
        | south | north | a     | b     |
        | 6     | 1     | South | North |
        | 1     | 6     | North | South |

    @until.2.00 @deus.ruling.two_independent_rolls
    Scenario Outline: <first> goes first once both hands are chosen
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      And South has put 4 cards under the deck
      And the turn order dice will show South <s> and North <n>
      When North puts 4 cards under the deck
      Then it has become <first>'s normal summon phase

      Examples:
        | first | s | n |
        | South | 4 | 3 |
        | North | 4 | 5 |

  @deus.setup.turn_order_tie
  Rule: Equal rolls for the turn order are rerolled until they differ.
    @deus.ruling.which_ties_are_rerolled @since.2.00
    Scenario: after a tie the next roll decides
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 2 and North 2
      And the turn order dice will show South 1 and North 4
      When nobody shuffles the other deck
      Then it has become North's normal summon phase

    @deus.ruling.which_ties_are_rerolled @since.2.00
    Scenario: tie upon tie is rolled again
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 2 and North 2
      And the turn order dice will show South 5 and North 5
      And the turn order dice will show South 4 and North 3
      When nobody shuffles the other deck
      Then it has become South's normal summon phase

    @until.2.00 @deus.ruling.which_ties_are_rerolled
    Scenario: in the draft, too, after a tie the next roll decides
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      And South has put 4 cards under the deck
      And the turn order dice will show South 5 and North 5
      And the turn order dice will show South 2 and North 6
      When North puts 4 cards under the deck
      Then it has become North's normal summon phase

    @deus.ruling.which_ties_are_rerolled
    Scenario: a tie of the initiative, in contrast, is not rerolled
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 3      | 3       |
        | Ogre   | South | c2   | 3      | 3       |
      And North has marched Knight to c2
      And the initiative dice will show South 3 and North 3
      When the battle is fought out
      Then the battlefield is empty

  @deus.setup.second_player_power
  Rule: Only the second player starts the game with one power counter.
    Scenario Outline: the second player has one power when <first> goes first
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South <south> and North <north>
      When nobody shuffles the other deck
      Then <first>'s power is 0
      And <second>'s power is 1

      Examples:
        | south | north | first | second |
        | 6     | 1     | South | North  |
        | 1     | 6     | North | South  |

    Scenario: nobody gains power in the first two turns
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then turn 2 is being played
      And South's power is 0
      And North's power is 1

    Scenario: power charges begin with the third turn
      Given the game has been prepared, South having the first turn
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 3 is being played
      And South's power is 1
      And North's power is 1

    Scenario: the second player has two in the fourth turn
      Given the game has been prepared, South having the first turn
      And South plays the turn to its end
      And North plays the turn to its end
      When South plays the turn to its end
      Then turn 4 is being played
      And South's power is 1
      And North's power is 2

    Scenario: the first player has two in the fifth turn
      Given the game has been prepared, South having the first turn
      And South plays the turn to its end
      And North plays the turn to its end
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 5 is being played
      And South's power is 2
      And North's power is 2
