Feature: Overview

  @moncolle_tcg.deck.one_per_player
  Rule: Two players play against each other, each with a deck of their own.
    Scenario: South and North each play with a deck of their own
      Given the turn order dice will show South 1 and North 4
      When a new game begins
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And North's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And South's deck has 43 cards
      And North's deck has 43 cards

    Scenario: nobody plays without a deck
      When a new game begins with these decks
        | seat  | cards |
        | South | 0     |
      Then it is turned down

    Scenario: whoever draws takes cards of their own deck
      Given it is North's first hand adjustment phase
      And North's hand holds 4 cards
      And North's deck holds 3 cards
      And South's deck holds 5 cards
      When North discards nothing
      Then North's deck is, from the top, North Deck 3
      And South's deck has 5 cards
