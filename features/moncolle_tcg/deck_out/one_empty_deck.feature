Feature: Deck-out

  @moncolle_tcg.victory.one_empty_deck
  Rule: Only one empty deck ends nothing, and its owner plays on.
    Scenario Outline: South's deck runs out and the opponent has <left> left
      Given it is South's second hand adjustment phase
      And South's hand holds 5 cards
      And South's deck holds 1 card
      And North's deck holds <left> other cards
      When South discards nothing
      Then no final turn is set
      And it has become South's end declaration phase

      Examples:
        | left |
        | 5    |
        | 1    |

    Scenario: South plays on with an empty deck and draws nothing
      Given it is South's first hand adjustment phase
      And South's hand holds 2 cards
      And South's deck is empty
      And North's deck holds 4 cards
      When South plays the turn to its end
      Then the game goes on
      And South's hand has 2 cards
      And it has become North's first hand adjustment phase

    Scenario: a last card beside an empty deck ends nothing in the turn that follows either
      Given it is North's main phase
      And North's deck is empty
      And South's hand holds 5 cards
      And South's deck holds 2 cards
      And North plays the turn to its end
      When South discards nothing
      Then South's deck has 1 card
      And no final turn is set

    Scenario: a deck stays empty over the turns, and nothing ends
      Given it is South's main phase
      And South's deck is empty
      And North's hand holds 6 cards
      And North's deck holds 9 cards
      And South plays the turn to its end
      And North plays the turn to its end
      When South plays the turn to its end
      Then turn 6 is being played
      And no final turn is set
      And the game goes on
