Feature: Set-up

  @moncolle_tcg.setup.opening_hand
  Rule: Each player begins with six cards from the top of their own deck, and may not exchange them.
    Background:
      Given the turn order dice will show South 3 and North 6

    Scenario: six cards each, 43 are left
      When a new game begins
      Then South's hand has 6 cards
      And North's hand has 6 cards
      And South's deck has 43 cards
      And North's deck has 43 cards
      And South's discard pile has 0 cards

    Scenario: the opening hands come from the tops of the decks
      When a new game begins
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And North's hand is cards 2, 3, 4, 5, 6 and 7 of the deck

    Scenario: nobody is asked about an opening hand
      When a new game begins
      Then it has become North's normal summon phase
      And no discard answer is open to North
      And turn 1 is being played

    Scenario: an opening hand without units stays as it is
      When a new game begins with these decks
        | seat  | cards | among them                                           |
        | South | 50    | 3 Slag Terrace, 3 Windgap Stair and 3 Wormwood Tonic |
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And it has become North's normal summon phase

    Scenario: a hand is its owner's secret
      When a new game begins
      Then North sees no card in South's hand
      And the public sees no card in North's hand
      And North counts 6 cards in South's hand
      And South counts 43 cards in North's deck
