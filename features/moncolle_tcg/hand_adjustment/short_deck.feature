Feature: Hand adjustment

  @moncolle_tcg.hand.short_deck
  Rule: A deck with too few cards for a refill is drawn to the end; its owner plays on, and no discard pile is shuffled.
    Scenario Outline: South needs <need> cards and the deck has <left>
      Given it is South's <phase> phase
      And South's hand holds <hand> cards
      And South's deck is empty
      And South's deck holds <left> other cards
      And South's discard pile holds 7 cards
      When South discards nothing
      Then South's hand has <after> cards
      And South's deck has 0 cards
      And South's discard pile has 7 cards
      And the game goes on

      Examples:
        | phase                  | hand | need | left | after |
        | first hand adjustment  | 2    | 4    | 2    | 4     |
        | second hand adjustment | 3    | 3    | 1    | 4     |
        | first hand adjustment  | 0    | 6    | 5    | 5     |
        | second hand adjustment | 5    | 1    | 0    | 5     |

    Scenario: cards discarded for a refill do not come back from the discard pile
      Given it is North's first hand adjustment phase
      And North's hand holds 5 cards
      And North's deck holds 2 cards
      When North discards North Hand 1, North Hand 2 and North Hand 3
      Then North's hand has 4 cards
      And North's discard pile has 3 cards
      And North's deck has 0 cards
