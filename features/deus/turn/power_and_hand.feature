Feature: Turn

  @deus.turn.power.untap_all
  Rule: In each power charge phase, all exhausted units of both players first become ready.
    Scenario: both players' units become ready
      Given it is North's power charge phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c2   | exhausted |
        | Squire | North | b3   | ready     |
        | Ogre   | South | a2   | exhausted |
        | Wisp   | South | a1   | exhausted |
      And North's deck holds 20 cards
      Then Knight, Squire, Ogre and Wisp are ready

    Scenario: a unit that marched is ready again in the enemy's turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has marched Knight to b2
      When South plays the turn to its end
      Then it has become North's first hand adjustment phase
      And Knight is ready

    @until.2.00
    Scenario: in the draft, nothing becomes ready as the final turn ends
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c2   | exhausted |
        | Ogre   | North | c3   | exhausted |
      And turn 3 is the final turn
      When South plays the turn to its end
      Then South has won
      And Knight and Ogre are exhausted

    @since.2.00
    Scenario: a unit that marched stays exhausted to the end of its own turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
      And North's deck holds 20 cards
      When North marches Knight to c2
      And North ends the phase
      And North ends the phase
      And North discards nothing
      Then it has become North's end declaration phase
      And Knight is exhausted

    @since.2.00
    Scenario Outline: nothing becomes ready at the beginning of turn <turn>
      Given it is <seat>'s power charge phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
      Then it has become <seat>'s normal summon phase
      And Knight is exhausted

      Examples:
        | seat  | turn |
        | South | 1    |
        | North | 2    |

  @deus.turn.power.gain_one
  Rule: In the power charge phase, once all units are ready, the marching side gains one power counter.
    Scenario Outline: <seat> goes from <before> to <after> power
      Given it is <seat>'s power charge phase
      And <seat> has <before> power
      And <other> has 3 power
      And <seat>'s deck holds 20 cards
      Then <seat>'s power is <after>
      And <other>'s power is 3

      Examples:
        | seat  | other | before | after |
        | South | North | 0      | 1     |
        | South | North | 10     | 11    |
        | North | South | 1      | 2     |

    Scenario: example: the power of the first four turns
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      And North plays the turn to its end
      And South plays the turn to its end
      Then turn 4 is being played
      And South's power is 1
      And North's power is 2

  @deus.turn.hand1.forced_discard
  Rule: In the first hand adjustment phase, a marching side with seven or more cards must discard down to six.
    Scenario Outline: of <hand> cards in hand, <discarded> discarded
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South discards <discarded>
      Then it has become South's main phase
      And South's hand has 6 cards
      And South's deck has 20 cards

      Examples:
        | hand | discarded                     |
        | 6    | nothing                       |
        | 7    | South Hand 1                  |
        | 8    | South Hand 1 and South Hand 2 |

    Scenario Outline: <hand> cards, only <discarded> discarded
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South tries to discard <discarded>
      Then it is refused under deus.turn.hand1.forced_discard

      Examples:
        | hand | discarded    |
        | 7    | nothing      |
        | 8    | South Hand 1 |

    Scenario Outline: North's <hand> cards, only <discarded> discarded
      Given it is North's first hand adjustment phase
      And North's hand holds <hand> cards
      And North's deck holds 20 cards
      When North tries to discard <discarded>
      Then it is refused under deus.turn.hand1.forced_discard

      Examples:
        | hand | discarded    |
        | 7    | nothing      |
        | 8    | North Hand 1 |

    Scenario: the discard cannot be passed over
      Given it is South's first hand adjustment phase
      And South's hand holds 7 cards
      And South's deck holds 20 cards
      When South tries to pass
      Then it is refused under deus.turn.hand1.forced_discard

    Scenario: the defending side keeps what it has
      Given it is North's first hand adjustment phase
      And North's deck holds 20 cards
      And South's hand holds 8 cards
      When North discards nothing
      Then it has become North's main phase
      And South's hand has 8 cards

    @deus.ruling.one_discard_then_refill
    Scenario: forced and unwanted cards go in one discard
      Given it is South's first hand adjustment phase
      And South's hand holds 8 cards
      And South's deck holds 20 cards
      When South discards South Hand 1, South Hand 2, South Hand 3 and South Hand 4
      Then it has become South's main phase
      And South's hand has 6 cards
      And South's deck has 18 cards
      And South Hand 3 and South Hand 4 are in South's discard pile

    Scenario: the phase does not end in the first hand adjustment phase
      Given it is North's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | b3   |
      When North tries to end the phase
      Then it is refused under deus.turn.hand1.forced_discard

    Scenario: a token counts among the cards of the hand
      Given it is North's first hand adjustment phase
      And North's hand holds 6 cards
      And North's hand holds these cards
        | card   | kind  |
        | Sprout | token |
      When North tries to discard nothing
      Then it is refused under deus.turn.hand1.forced_discard

    Scenario: in a hand adjustment phase no question of another phase may be answered
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Goblin | North | a3   |
        | Troll  | North | b3   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      When North ends the phase
      Then North may answer no other question

  @deus.turn.hand1.optional_discard
  Rule: In the discard step, the marching side may discard any number of unwanted cards, whatever the hand size.
    Scenario: a marching side with four cards discards three unwanted ones
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 20 cards
      When South discards South Hand 1, South Hand 2 and South Hand 3
      Then South's hand has 6 cards
      And South's deck has 15 cards
      And South's discard pile has 3 cards
      And South Hand 4 is in South's hand

    Scenario: a marching side may discard its whole hand
      Given it is North's first hand adjustment phase
      And North's hand holds 2 cards
      And North's deck holds 20 cards
      When North discards North Hand 1 and North Hand 2
      Then North's deck has 14 cards
      And North's discard pile has 2 cards

    Scenario: all six cards of a full hand may be discarded
      Given it is South's first hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 20 cards
      When South discards South Hand 1, South Hand 2, South Hand 3, South Hand 4, South Hand 5 and South Hand 6
      Then South's deck has 14 cards
      And South's discard pile has 6 cards

    Scenario: a marching side may discard nothing
      Given it is North's first hand adjustment phase
      And North's hand holds 6 cards
      And North's deck holds 20 cards
      When North discards nothing
      Then North's discard pile has 0 cards
      And North's hand has 6 cards

    Scenario: only cards of the hand can be discarded
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 20 cards
      When South tries to discard South Deck 1
      Then it is refused under deus.turn.hand1.optional_discard

    Scenario Outline: North, too, discards nothing but hand cards: not <cards>
      Given it is North's first hand adjustment phase
      And North's hand holds 4 cards
      And North's deck holds 20 cards
      When North tries to discard <cards>
      Then it is refused under deus.turn.hand1.optional_discard

      Examples:
        | cards                         |
        | North Deck 1                  |
        | North Deck 1 and North Hand 1 |
        | North Hand 1 and North Deck 1 |

    Scenario: among three cards South discards one that is in the deck
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 20 cards
      When South tries to discard South Hand 1, South Deck 1 and South Hand 2
      Then it is refused under deus.turn.hand1.optional_discard

    @deus.ruling.one_discard_then_refill
    Scenario: no second discard after the refill
      Given it is North's first hand adjustment phase
      And North's hand holds 4 cards
      And North's deck holds 20 cards
      When North discards nothing
      And North tries to discard North Hand 1
      Then it is refused under deus.zone.hand.temporary_excess
      And North Hand 1 is in North's hand

    Scenario: every set of hand cards may go
      Given it is South's first hand adjustment phase
      And South's hand holds these cards
        | card |
        | Page |
        | Imp  |
        | Wisp |
      Then the discard answers open to South are exactly
        | cards           |
        |                 |
        | Page            |
        | Imp             |
        | Wisp            |
        | Page, Imp       |
        | Page, Wisp      |
        | Imp, Wisp       |
        | Page, Imp, Wisp |

    Scenario: in the second hand adjustment, too, every set of hand cards may go
      Given it is North's second hand adjustment phase
      And North's hand holds these cards
        | card |
        | Orc  |
        | Hawk |
      Then the discard answers open to North are exactly
        | cards     |
        |           |
        | Orc       |
        | Hawk      |
        | Orc, Hawk |

  @deus.turn.hand1.refill
  Rule: After the discards, the marching side refills from the top of its deck until its hand has six cards.
    Scenario: four cards and the two top cards of the deck
      Given it is North's first hand adjustment phase
      And North's hand holds 4 cards
      And North's deck holds these cards, from the top
        | card   |
        | Knight |
        | Squire |
        | Archer |
      When North discards nothing
      Then Knight and Squire are in North's hand
      And North's hand has 6 cards
      And North's deck is, from the top, Archer

    @deus.ruling.one_discard_then_refill
    Scenario Outline: a hand of <hand> cards draws <drawn>
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South discards nothing
      Then South's hand has 6 cards
      And South's deck has <left> cards

      Examples:
        | hand | drawn | left |
        | 5    | 1     | 19   |
        | 6    | none  | 20   |
        | 0    | 6     | 14   |

    Scenario: the defending side draws nothing
      Given it is North's first hand adjustment phase
      And North's deck holds 20 cards
      And South's hand holds 2 cards
      And South's deck holds 20 cards
      When North discards nothing
      Then South's hand has 2 cards
      And South's deck has 20 cards

    @deus.ruling.one_discard_then_refill
    Scenario: the refill is not declined
      Given it is South's first hand adjustment phase
      And South's hand holds 3 cards
      And South's deck holds 20 cards
      When South discards nothing
      Then South is asked for main action
      And South's hand has 6 cards

    Scenario Outline: the hand is refilled to six, whatever has been discarded: <cards>
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 9 cards
      When South discards <cards>
      Then South's hand has 6 cards
      And South's deck has <deck> cards
      And South's discard pile has <gone> cards

      Examples:
        | cards                                                     | deck | gone |
        | nothing                                                   | 7    | 0    |
        | South Hand 1                                              | 6    | 1    |
        | South Hand 2 and South Hand 4                             | 5    | 2    |
        | South Hand 1, South Hand 2, South Hand 3 and South Hand 4 | 3    | 4    |

    Scenario: a token in the hand is one of the six cards
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's hand holds these cards
        | card   | kind  |
        | Sprout | token |
      And South's deck holds 9 cards
      When South discards nothing
      Then South's hand has 6 cards
      And South's deck has 8 cards

  @deus.turn.hand1.short_deck
  Rule: If the deck is too small to refill the hand to six, all its remaining cards are taken.
    Scenario Outline: <hand> cards and a deck of <deck>
      Given it is North's first hand adjustment phase
      And North's hand holds <hand> cards
      And North's deck holds <deck> cards
      And South's deck holds 20 cards
      When North discards nothing
      Then North's hand has <after> cards
      And North's deck has <left> cards

      Examples:
        | hand | deck | after | left |
        | 2    | 3    | 5     | 0    |
        | 2    | 4    | 6     | 0    |
        | 2    | 5    | 6     | 1    |

    @deus.ruling.short_deck_no_penalty
    Scenario: no penalty and no new deck from the discard pile
      Given it is South's first hand adjustment phase
      And South's hand holds 2 cards
      And South's deck holds 1 cards
      And South's discard pile holds 9 cards
      And North's deck holds 20 cards
      When South discards nothing
      Then South's hand has 3 cards
      And South's discard pile has 9 cards
      And no final turn is set
      And South is asked for main action

    @deus.ruling.short_deck_no_penalty
    Scenario: an empty deck gives nothing
      Given it is North's first hand adjustment phase
      And North's hand holds 2 cards
      And North's deck is empty
      And South's deck holds 20 cards
      When North discards North Hand 1
      Then North's hand has 1 card
      And North Hand 1 is in North's discard pile
      And the game goes on

    Scenario Outline: a short deck is taken whole, whatever has been discarded: <cards>
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 1 card
      And North's deck holds 3 cards
      When South discards <cards>
      Then South's hand has <n> cards
      And South's deck has 0 cards

      Examples:
        | cards                                                     | n |
        | nothing                                                   | 5 |
        | South Hand 3                                              | 4 |
        | South Hand 1, South Hand 2, South Hand 3 and South Hand 4 | 1 |
