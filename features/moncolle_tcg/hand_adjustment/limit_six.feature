Feature: Hand adjustment

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
        | South | second hand adjustment | 5    |
        | North | first hand adjustment  | 6    |

    Scenario Outline: seven cards are one more than the limit, in South's <phase> phase
      Given it is South's <phase> phase
      And South's hand holds 7 cards
      When South tries to discard nothing
      Then it is refused under moncolle_tcg.hand.over_limit

      Examples:
        | phase                  |
        | first hand adjustment  |
        | second hand adjustment |
