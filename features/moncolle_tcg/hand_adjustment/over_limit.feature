Feature: Hand adjustment

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
        | North | second hand adjustment | 7    | nothing                       |

    Scenario Outline: South, with <hand> cards in hand, discards enough: <cards>
      Given it is South's <phase> phase
      And South's hand holds <hand> cards
      And South's deck holds 9 cards
      When South discards <cards>
      Then South's hand has 6 cards
      And South's deck has <left> cards

      Examples:
        | phase                  | hand | cards                                       | left |
        | first hand adjustment  | 8    | South Hand 8 and South Hand 2               | 9    |
        | second hand adjustment | 8    | South Hand 1, South Hand 5 and South Hand 8 | 8    |
        | first hand adjustment  | 7    | South Hand 4                                | 9    |
        | second hand adjustment | 7    | South Hand 1 and South Hand 7               | 8    |

    Scenario: outside the hand adjustments South's hand may exceed the limit
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                     |
        | Witch | South | c2   | own turn, declared: draw 2 |
      And South's hand holds 6 cards
      And South's deck holds 9 cards
      When South uses Witch
      And South ends the phase
      Then South's hand has 8 cards

    Scenario: a seventh card in South's hand right after the second hand adjustment is turned down
      Given it is South's end declaration phase
      And South's hand holds 7 cards
      When the position is put on the table
      Then it is turned down

    Scenario: the opponent's hand above the limit stays as it is
      Given it is South's second hand adjustment phase
      And North's hand holds 9 cards
      And South's hand holds 6 cards
      When South discards nothing
      Then North's hand has 9 cards
      And it has become South's end declaration phase
