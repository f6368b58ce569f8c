Feature: Costs

  @moncolle_tcg.ruling.paid_cards_discarded_at_once
  Rule: Cards that pay a cost go to the discard pile when they are paid.
    Background:
      Given it is South's main phase

    Scenario Outline: North's cards lie on the discard pile while the chain lasts, <timing>
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                               |
        | Knight | South | b2   |                                                                                      |
        | Mage   | North | b3   | normal, declared, cost discard 2: draw 1 / counter, declared, cost discard 2: draw 1 |
      And North's hand holds 3 cards
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      When North uses <what> discarding North Hand 2 and North Hand 3
      Then North Hand 2 and North Hand 3 are in North's discard pile
      And South is asked for a counter

      Examples:
        | timing               | what                       |
        | before-attack timing | Mage                       |
        | right to counter     | the second ability of Mage |

    Scenario: South's card that pays is on the pile when the effect takes place
      Given these units are on the battlefield
        | unit | side  | area | effect                                    |
        | Mage | South | b2   | normal, declared, cost discard 1: restore |
        | Ogre | North | b3   |                                           |
      And South's hand holds 1 card
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage discarding South Hand 1
      When North passes
      Then South Hand 1 is in South's deck
