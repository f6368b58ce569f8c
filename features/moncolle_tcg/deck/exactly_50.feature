Feature: Deck

  What a deck is made of, and what cards say of who may use them.

  @moncolle_tcg.deck.exactly_50
  Rule: A deck has exactly 50 cards.
    Scenario: two decks of 50 cards are accepted
      Given the turn order dice will show South 2 and North 3
      When a new game begins with these decks
        | seat  | cards |
        | South | 50    |
        | North | 50    |
      Then it is accepted
      And South's deck has 43 cards
      And North's deck has 43 cards

    Scenario Outline: a deck of <cards> cards, here <seat>'s, is turned down
      When a new game begins with these decks
        | seat   | cards   |
        | <seat> | <cards> |
      Then it is turned down

      Examples:
        | seat  | cards |
        | South | 49    |
        | South | 51    |
        | North | 40    |
