Feature: Hand adjustment

  @moncolle_tcg.hand.refill
  Rule: After the discards of a hand adjustment phase the turn player draws from their own deck up to the hand limit.
    Scenario Outline: South has <hand> cards, discards <discarded> and draws <drawn> in the <phase> phase
      Given it is South's <phase> phase
      And South's hand holds <hand> cards
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And North's hand holds 2 cards
      When South discards <cards>
      Then South's hand has 6 cards
      And South's deck has <left> cards
      And North's hand has 2 cards

      Examples:
        | phase                  | hand | discarded | drawn | cards                                       | left |
        | first hand adjustment  | 2    | none      | 4     | nothing                                     | 5    |
        | first hand adjustment  | 6    | two       | 2     | South Hand 1 and South Hand 6               | 7    |
        | second hand adjustment | 6    | none      | none  | nothing                                     | 9    |
        | second hand adjustment | 0    | none      | 6     | nothing                                     | 3    |
        | second hand adjustment | 4    | one       | 3     | South Hand 2                                | 6    |
        | second hand adjustment | 8    | three     | 1     | South Hand 1, South Hand 2 and South Hand 3 | 8    |
        | first hand adjustment  | 7    | one       | none  | South Hand 7                                | 9    |

    Scenario Outline: South's cards come from the top of the deck in the <phase> phase
      Given it is South's <phase> phase
      And South's hand holds 4 cards
      And South's deck holds 4 cards
      When South discards nothing
      Then South Deck 1 and South Deck 2 are in South's hand
      And South's deck is, from the top, South Deck 3 and South Deck 4

      Examples:
        | phase                  |
        | first hand adjustment  |
        | second hand adjustment |

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
