Feature: Vocabulary

  @moncolle_tcg.vocabulary.draw
  Rule: To draw moves cards from the top of the deck to the hand, as many as there are.
    Background:
      Given it is South's main phase

    Scenario Outline: South draws 2 from a deck of <deck>
      Given these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: draw 2 |
      And South's deck holds <deck> cards
      When South uses Mage
      Then South's hand has <hand> cards

      Examples:
        | deck | hand |
        | 3    | 2    |
        | 2    | 2    |
        | 1    | 1    |
        | 0    | 0    |

    Scenario: South draws from the top
      Given these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: draw 1 |
      When South uses Mage
      Then South Deck 1 is in South's hand
      And South's deck is, from the top, South Deck 2 and South Deck 3

    Scenario: South's effect makes North draw
      Given these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy draws 1 |
      When South uses Mage
      Then North's hand has 1 card
      And South's hand has 0 cards
