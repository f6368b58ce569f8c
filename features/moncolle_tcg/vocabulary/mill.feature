Feature: Vocabulary

  @moncolle_tcg.vocabulary.mill
  Rule: To mill discards cards from the top of a deck, as many as there are.
    Background:
      Given it is South's main phase

    Scenario Outline: South mills 2 from a deck of <deck>
      Given these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: mill 2 |
      And South's deck holds <deck> cards
      When South uses Mage
      Then South's discard pile has <milled> cards
      And South's deck has <left> cards

      Examples:
        | deck | milled | left |
        | 3    | 2      | 1    |
        | 2    | 2      | 0    |
        | 1    | 1      | 0    |
        | 0    | 0      | 0    |

    Scenario: South's effect mills the top of North's deck
      Given these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy mills 2 |
      When South uses Mage
      Then North Deck 1 and North Deck 2 are in North's discard pile
      And North Deck 3 is in North's deck
      And South's deck has 3 cards
