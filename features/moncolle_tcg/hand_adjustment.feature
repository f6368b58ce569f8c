Feature: Hand adjustment

  Twice in a turn the turn player discards cards and refills the hand to six.

  @moncolle_tcg.hand.discard_any
  Rule: In a hand adjustment phase the turn player first discards any number of cards from the hand, perhaps none.
    Scenario Outline: in the <phase> phase <seat> discards <discarded>
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 4 cards
      And <seat>'s deck holds 9 cards
      When <seat> discards <cards>
      Then <seat>'s discard pile has <discarded> cards
      And <cards> <lie> in <seat>'s discard pile
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | phase                  | discarded | cards                                                     | lie |
        | South | first hand adjustment  | 1         | South Hand 3                                              | is  |
        | South | second hand adjustment | 2         | South Hand 1 and South Hand 4                             | are |
        | North | first hand adjustment  | 4         | North Hand 1, North Hand 2, North Hand 3 and North Hand 4 | are |
        | North | second hand adjustment | 3         | North Hand 2, North Hand 3 and North Hand 4               | are |

    Scenario Outline: in the <phase> phase <seat> discards five of six cards, both discard piles holding cards
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 6 cards
      And <seat>'s deck holds 9 cards
      And <seat>'s discard pile holds 1 card
      And <other>'s discard pile holds 2 cards
      When <seat> discards <cards>
      Then <seat>'s discard pile has 6 cards
      And <cards> are in <seat>'s discard pile
      And <other>'s discard pile has 2 cards

      Examples:
        | seat  | other | phase                  | cards                                                                   |
        | South | North | first hand adjustment  | South Hand 1, South Hand 2, South Hand 3, South Hand 5 and South Hand 6 |
        | North | South | second hand adjustment | North Hand 2, North Hand 3, North Hand 4, North Hand 5 and North Hand 6 |

    Scenario Outline: in the <phase> phase <seat> discards nothing
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 4 cards
      And <seat>'s deck holds 9 cards
      When <seat> discards nothing
      Then <seat>'s discard pile has 0 cards
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | phase                  |
        | South | first hand adjustment  |
        | North | second hand adjustment |

    Scenario Outline: once <seat> has refilled in the <phase> phase nothing more is discarded
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 4 cards
      And <seat>'s deck holds 9 cards
      And <seat> has discarded nothing
      When <seat> tries to discard <card>
      Then it is refused under moncolle_tcg.hand.discard_any

      Examples:
        | seat  | phase                  | card         |
        | South | first hand adjustment  | South Hand 1 |
        | North | second hand adjustment | North Hand 4 |
        | North | first hand adjustment  | North Deck 1 |

    Scenario Outline: in the <phase> phase nobody discards hand cards
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 4 cards
      When <seat> tries to discard <cards>
      Then it is refused under moncolle_tcg.hand.discard_any

      Examples:
        | seat  | phase           | cards        |
        | South | main            | South Hand 1 |
        | North | normal summon   | North Hand 2 |
        | South | end declaration | South Hand 4 |
        | North | main            | nothing      |

    Scenario Outline: <seat> discards no cards that are not in their own hand, here <cards>
      Given it is <seat>'s <phase> phase
      And North's hand holds 2 cards
      And South's hand holds 2 cards
      And North's deck holds 3 cards
      And South's deck holds 3 cards
      When <seat> tries to discard <cards>
      Then it is refused under moncolle_tcg.hand.discard_any

      Examples:
        | seat  | phase                  | cards                         |
        | North | first hand adjustment  | South Hand 1                  |
        | North | second hand adjustment | North Deck 1                  |
        | North | first hand adjustment  | North Hand 1 and South Hand 1 |
        | North | second hand adjustment | North Deck 1 and North Hand 2 |
        | South | second hand adjustment | North Hand 2                  |
        | South | first hand adjustment  | South Deck 1                  |
        | South | first hand adjustment  | North Hand 1 and South Hand 1 |
        | South | second hand adjustment | South Hand 2 and South Deck 2 |

    Scenario Outline: in <turn>'s <phase> phase <seat> is not asked to discard
      Given it is <turn>'s <phase> phase
      And <seat>'s hand holds 3 cards
      When <seat> tries to discard nothing
      Then it is refused under moncolle_tcg.hand.discard_any

      Examples:
        | turn  | seat  | phase                  |
        | North | South | first hand adjustment  |
        | South | North | second hand adjustment |

    Scenario: a hand adjustment is no timing to pass in
      Given it is South's second hand adjustment phase
      And South's hand holds 3 cards
      When South tries to pass
      Then it is refused under moncolle_tcg.hand.discard_any

    Scenario: any hand cards may be discarded, and nothing but hand cards
      Given it is North's first hand adjustment phase
      And North's hand holds these cards
        | card | kind         |
        | Imp  | unit         |
        | Bolt | battle spell |
      And South's hand holds 1 card
      Then the discard answers open to North are exactly
        | cards     |
        |           |
        | Imp       |
        | Bolt      |
        | Imp, Bolt |

    Scenario Outline: <seat> discards in both hand adjustment phases of a turn
      Given it is <seat>'s first hand adjustment phase
      And <seat>'s hand holds 6 cards
      And <seat>'s deck holds 9 cards
      And <seat> has discarded <seat> Hand 1 and <seat> Hand 2
      And <seat> has played on to the second hand adjustment phase
      When <seat> discards <seat> Deck 1, <seat> Hand 4 and <seat> Hand 5
      Then <seat>'s discard pile has 5 cards
      And <seat>'s hand has 6 cards
      And <seat>'s deck has 4 cards

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.hand.refill
  Rule: After the discards of a hand adjustment phase the turn player draws from their own deck up to the hand limit.
    Scenario Outline: <seat> has <hand> cards, discards <discarded> and draws <drawn> in the <phase> phase
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds <hand> cards
      And <seat>'s deck holds 9 cards
      And <other>'s deck holds 9 cards
      And <other>'s hand holds 2 cards
      When <seat> discards <cards>
      Then <seat>'s hand has 6 cards
      And <seat>'s deck has <left> cards
      And <other>'s hand has 2 cards

      Examples:
        | seat  | other | phase                  | hand | discarded | drawn | cards                                       | left |
        | South | North | first hand adjustment  | 2    | none      | 4     | nothing                                     | 5    |
        | North | South | first hand adjustment  | 6    | two       | 2     | North Hand 1 and North Hand 6               | 7    |
        | South | North | second hand adjustment | 6    | none      | none  | nothing                                     | 9    |
        | North | South | second hand adjustment | 0    | none      | 6     | nothing                                     | 3    |
        | North | South | second hand adjustment | 4    | one       | 3     | North Hand 2                                | 6    |
        | South | North | second hand adjustment | 8    | three     | 1     | South Hand 1, South Hand 2 and South Hand 3 | 8    |
        | South | North | first hand adjustment  | 7    | one       | none  | South Hand 7                                | 9    |

    Scenario Outline: <seat>'s cards come from the top of the deck in the <phase> phase
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 4 cards
      And <seat>'s deck holds 4 cards
      When <seat> discards nothing
      Then <drawn> are in <seat>'s hand
      And <seat>'s deck is, from the top, <left>

      Examples:
        | seat  | phase                  | drawn                         | left                          |
        | South | first hand adjustment  | South Deck 1 and South Deck 2 | South Deck 3 and South Deck 4 |
        | North | second hand adjustment | North Deck 1 and North Deck 2 | North Deck 3 and North Deck 4 |

    Scenario: a hand is refilled in the turn that follows, too
      Given it is South's second hand adjustment phase
      And South's hand holds 2 cards
      And South's deck holds 9 cards
      And North's hand holds 1 card
      And North's deck holds 9 cards
      And South has discarded nothing
      And South has declared the end of the turn
      When North discards nothing
      Then North's hand has 6 cards
      And North's deck has 4 cards
      And South's hand has 6 cards

    Scenario: both hand adjustments of a turn refill
      Given it is North's first hand adjustment phase
      And North's hand holds these cards
        | card | kind |
        | Imp  | unit |
      And North's deck holds 9 cards
      And North has discarded nothing
      And North has ended the phase
      And North has ended the phase
      And North has summoned Imp to b4
      And North has ended the phase
      When North discards North Deck 1
      Then North's hand has 6 cards
      And North's deck has 2 cards

    Scenario: example: two summons in the very first turn, and two cards are drawn
      Given it is South's normal summon phase
      And it is turn 1
      And South's hand holds 6 cards
      And South's deck holds 43 cards
      And South has ended the phase
      And South has summoned South Hand 1 to b1
      And South has summoned South Hand 2 to b1
      And South has ended the phase
      When South discards nothing
      Then South's hand has 6 cards
      And South's deck has 41 cards

  @moncolle_tcg.hand.limit_six
  Rule: The hand limit is six as long as nothing changes it.
    Scenario Outline: <seat>'s hand of <hand> is refilled to six
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds <hand> cards
      And <seat>'s deck holds 9 cards
      When <seat> discards nothing
      Then <seat>'s hand has 6 cards

      Examples:
        | seat  | phase                  | hand |
        | South | first hand adjustment  | 5    |
        | South | second hand adjustment | 1    |
        | North | second hand adjustment | 5    |
        | North | first hand adjustment  | 6    |

    Scenario Outline: seven cards are one more than the limit, in <seat>'s <phase> phase
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds 7 cards
      When <seat> tries to discard nothing
      Then it is refused under moncolle_tcg.hand.over_limit

      Examples:
        | seat  | phase                  |
        | South | first hand adjustment  |
        | North | second hand adjustment |

  @moncolle_tcg.hand.over_limit
  Rule: A hand above the hand limit must be discarded down to it in a hand adjustment phase.
    Scenario Outline: <seat>, with <hand> cards in hand, discards too few: <cards>
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds <hand> cards
      When <seat> tries to discard <cards>
      Then it is refused under moncolle_tcg.hand.over_limit

      Examples:
        | seat  | phase                  | hand | cards                         |
        | South | first hand adjustment  | 8    | South Hand 8                  |
        | South | second hand adjustment | 9    | South Hand 1 and South Hand 9 |
        | North | first hand adjustment  | 7    | nothing                       |
        | North | second hand adjustment | 8    | North Hand 2                  |
        | South | second hand adjustment | 7    | nothing                       |

    Scenario Outline: <seat>, with <hand> cards in hand, discards enough: <cards>
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds <hand> cards
      And <seat>'s deck holds 9 cards
      When <seat> discards <cards>
      Then <seat>'s hand has 6 cards
      And <seat>'s deck has <left> cards

      Examples:
        | seat  | phase                  | hand | cards                                       | left |
        | South | first hand adjustment  | 8    | South Hand 8 and South Hand 2               | 9    |
        | South | second hand adjustment | 8    | South Hand 1, South Hand 5 and South Hand 8 | 8    |
        | North | first hand adjustment  | 7    | North Hand 4                                | 9    |
        | North | second hand adjustment | 7    | North Hand 1 and North Hand 7               | 8    |

    Scenario Outline: outside the hand adjustments <seat>'s hand may exceed the limit
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side   | area   | effect                     |
        | Witch | <seat> | <area> | own turn, declared: draw 2 |
      And <seat>'s hand holds 6 cards
      And <seat>'s deck holds 9 cards
      When <seat> uses Witch
      And <seat> ends the phase
      Then <seat>'s hand has 8 cards

      Examples:
        | seat  | area |
        | South | c2   |
        | North | a3   |

    Scenario Outline: a seventh card in <seat>'s hand right after the second hand adjustment is turned down
      Given it is <seat>'s end declaration phase
      And <seat>'s hand holds 7 cards
      When the position is put on the table
      Then it is turned down

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: the opponent's hand above the limit stays as it is
      Given it is South's second hand adjustment phase
      And North's hand holds 9 cards
      And South's hand holds 6 cards
      When South discards nothing
      Then North's hand has 9 cards
      And it has become South's end declaration phase

  @moncolle_tcg.hand.short_deck
  Rule: A deck with too few cards for a refill is drawn to the end; its owner plays on, and no discard pile is shuffled.
    Scenario Outline: <seat> needs <need> cards and the deck has <left>
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds <hand> cards
      And <seat>'s deck is empty
      And <seat>'s deck holds <left> other cards
      And <seat>'s discard pile holds 7 cards
      When <seat> discards nothing
      Then <seat>'s hand has <after> cards
      And <seat>'s deck has 0 cards
      And <seat>'s discard pile has 7 cards
      And the game goes on

      Examples:
        | seat  | phase                  | hand | need | left | after |
        | South | first hand adjustment  | 2    | 4    | 2    | 4     |
        | South | second hand adjustment | 3    | 3    | 1    | 4     |
        | North | first hand adjustment  | 0    | 6    | 5    | 5     |
        | North | second hand adjustment | 5    | 1    | 0    | 5     |

    Scenario: cards discarded for a refill do not come back from the discard pile
      Given it is North's first hand adjustment phase
      And North's hand holds 5 cards
      And North's deck holds 2 cards
      When North discards North Hand 1, North Hand 2 and North Hand 3
      Then North's hand has 4 cards
      And North's discard pile has 3 cards
      And North's deck has 0 cards
