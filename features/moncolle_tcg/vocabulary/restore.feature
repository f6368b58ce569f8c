Feature: Vocabulary

  @moncolle_tcg.vocabulary.restore
  Rule: To restore puts the player's own discard pile under the player's own deck.
    Scenario: South restores
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                      |
        | Mage | South | b2   | own turn, declared: restore |
      And South's deck holds 1 card
      And South's discard pile holds these cards, from the top
        | card |
        | Wolf |
      And North's discard pile holds 2 cards
      When South uses Mage
      Then South's deck is, from the top, South Deck 1 and Wolf
      And South's discard pile has 0 cards
      And North's discard pile has 2 cards
