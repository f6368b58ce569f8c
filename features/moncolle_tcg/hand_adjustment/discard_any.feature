Feature: Hand adjustment

  Twice in a turn the turn player discards cards and refills the hand to six.

  @moncolle_tcg.hand.discard_any
  Rule: In a hand adjustment phase the turn player first discards any number of cards from the hand, perhaps none.
    Scenario Outline: in the <phase> phase South discards <discarded>
      Given it is South's <phase> phase
      And South's hand holds 4 cards
      And South's deck holds 9 cards
      When South discards <cards>
      Then South's discard pile has <discarded> cards
      And <cards> <lie> in South's discard pile
      And South's hand has 6 cards

      Examples:
        | phase                  | discarded | cards                                                     | lie |
        | first hand adjustment  | 1         | South Hand 3                                              | is  |
        | second hand adjustment | 2         | South Hand 1 and South Hand 4                             | are |
        | first hand adjustment  | 4         | South Hand 1, South Hand 2, South Hand 3 and South Hand 4 | are |
        | second hand adjustment | 3         | South Hand 2, South Hand 3 and South Hand 4               | are |

    Scenario Outline: in the <phase> phase South discards five of six cards, both discard piles holding cards
      Given it is South's <phase> phase
      And South's hand holds 6 cards
      And South's deck holds 9 cards
      And South's discard pile holds 1 card
      And North's discard pile holds 2 cards
      When South discards <cards>
      Then South's discard pile has 6 cards
      And <cards> are in South's discard pile
      And North's discard pile has 2 cards

      Examples:
        | phase                  | cards                                                                   |
        | first hand adjustment  | South Hand 1, South Hand 2, South Hand 3, South Hand 5 and South Hand 6 |
        | second hand adjustment | South Hand 2, South Hand 3, South Hand 4, South Hand 5 and South Hand 6 |

    Scenario Outline: in the <phase> phase South discards nothing
      Given it is South's <phase> phase
      And South's hand holds 4 cards
      And South's deck holds 9 cards
      When South discards nothing
      Then South's discard pile has 0 cards
      And South's hand has 6 cards

      Examples:
        | phase                  |
        | first hand adjustment  |
        | second hand adjustment |

    Scenario Outline: once South has refilled in the <phase> phase nothing more is discarded
      Given it is South's <phase> phase
      And South's hand holds 4 cards
      And South's deck holds 9 cards
      And South has discarded nothing
      When South tries to discard <card>
      Then it is refused under moncolle_tcg.hand.discard_any

      Examples:
        | phase                  | card         |
        | first hand adjustment  | South Hand 1 |
        | second hand adjustment | South Hand 4 |
        | first hand adjustment  | South Deck 1 |

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
        | South | main            | nothing      |

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

    Scenario Outline: in South's <phase> phase North is not asked to discard
      Given it is South's <phase> phase
      And North's hand holds 3 cards
      When North tries to discard nothing
      Then it is refused under moncolle_tcg.hand.discard_any

      Examples:
        | phase                  |
        | first hand adjustment  |
        | second hand adjustment |

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

    Scenario: South discards in both hand adjustment phases of a turn
      Given it is South's first hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 9 cards
      And South has discarded South Hand 1 and South Hand 2
      And South has played on to the second hand adjustment phase
      When South discards South Deck 1, South Hand 4 and South Hand 5
      Then South's discard pile has 5 cards
      And South's hand has 6 cards
      And South's deck has 4 cards
