Feature: Terrain

  @moncolle_tcg.ruling.proxy_with_terrain_in_hand
  Rule: A proxy terrain may be placed with terrain cards in hand.
    Background:
      Given it is South's main phase

    Scenario: with terrain in hand South places a proxy all the same
      Given South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      When South places a proxy on b2
      Then a proxy of South lies on b2
      And Marsh and Grove are in South's hand

    Scenario: with no terrain in hand South places a proxy, too
      Given South's hand holds 2 cards
      When South places a proxy on a1
      Then a proxy of South lies on a1
      And South's hand has 2 cards
