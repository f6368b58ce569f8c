Feature: Vocabulary

  @moncolle_tcg.vocabulary.to_deck
  Rule: To put back on the deck puts one unit, or one card of a discard pile, on top of its owner's deck.
    Scenario Outline: South puts <unit> on <owner>'s deck
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                     |
        | Mage | South | b2   | own turn, declared: put on the deck a unit |
        | Imp  | South | b2   | when this is discarded, always: draw 1     |
        | Ogre | North | b3   |                                            |
      And <owner>'s deck holds 2 cards
      When South uses Mage on <unit>
      Then <owner>'s deck is, from the top, <unit>, <owner> Deck 1 and <owner> Deck 2
      And <unit> is not on the battlefield
      And South's hand has 0 cards

      Examples:
        | unit | owner |
        | Imp  | South |
        | Ogre | North |

    Scenario: South's unit puts itself on the deck, and its equipment is discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                   |
        | Mage | South | b2   | Item 1   | own turn, declared: put on the deck this |
        | Imp  | South | b2   |          |                                          |
      And Mage wears this equipment
        | card  |
        | Sword |
      When South uses Mage
      Then Mage is in South's deck
      And Sword is in South's discard pile
      And Imp is in b2

    Scenario Outline: <seat> puts a card of <whose> discard pile on its owner's deck
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                             |
        | Mage | <seat> | b2   | own turn, declared: put on the deck a card of <whose> discard pile |
      And South's discard pile holds 3 cards
      And North's discard pile holds 3 cards
      And <owner>'s deck holds 1 card
      When <seat> uses Mage on <owner> Discard 2
      Then <owner>'s deck is, from the top, <owner> Discard 2 and <owner> Deck 1
      And <owner>'s discard pile has 2 cards

      Examples:
        | seat  | whose       | owner |
        | South | your        | South |
        | North | the enemy's | South |
        | South | a           | North |
        | North | a           | North |

    Scenario Outline: <seat> does not put <card> on a deck where <whose> discard pile is meant
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                             |
        | Mage | <seat> | b2   | own turn, declared: put on the deck a card of <whose> discard pile |
      And South's discard pile holds 2 cards
      And North's discard pile holds 2 cards
      And <seat>'s hand holds 2 cards
      When <seat> tries to use Mage on <card>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text
      And South's discard pile has 2 cards
      And North's discard pile has 2 cards

      Examples:
        | seat  | whose       | card            |
        | South | your        | North Discard 1 |
        | North | the enemy's | North Discard 2 |
        | South | a           | South Hand 1    |
        | North | a           | Mage            |

    Scenario: South puts the last of nine cards of the discard pile on the deck
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                          |
        | Mage | South | b2   | own turn, declared: put on the deck a card of your discard pile |
      And South's discard pile holds 9 cards
      And South's deck holds 1 card
      When South uses Mage on South Discard 9
      Then South's deck is, from the top, South Discard 9 and South Deck 1
      And South's discard pile has 8 cards
