Feature: Terrain

  @moncolle_tcg.ruling.proxy_of_the_last_card
  Rule: The last card of a deck may be laid as a proxy terrain; from an empty deck there is none.
    Background:
      Given it is South's main phase

    Scenario: South lays the last card of the deck
      Given South's deck holds 1 card
      When South places a proxy on b2
      Then a proxy of South lies on b2
      And South's deck has 0 cards

    Scenario: from an empty deck South lays nothing
      Given South's deck is empty
      When South tries to place a proxy on a1
      Then it is refused under moncolle_tcg.terrain.proxy or moncolle_tcg.ruling.proxy_of_the_last_card
      And nothing lies on a1
