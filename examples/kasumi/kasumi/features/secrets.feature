Feature: What is hidden

  What each player may see.

  @kasumi.secret.hand
  Rule: A hand is seen by its player alone; how many cards it has, everybody may know.
    Scenario: a player sees their own hand
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      Then South sees 2 of the cards in South's hand

    Scenario: a player sees no card of another hand
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      Then North does not learn of Fox 1 and Fox 2 anywhere
      And North counts 2 cards in South's hand

    Scenario: the public sees no hand
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      Then the public does not learn of Fox 1 and Fox 2 anywhere
      And the public counts 2 cards in South's hand

  @kasumi.secret.pile
  Rule: Nobody looks at the cards of pile and stock.
    Scenario: a card that has been laid is seen by nobody else
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      When South lays Fox 1
      Then North does not learn of Fox 1 anywhere
      And the public does not learn of Fox 1 anywhere

    Scenario: whoever laid a card does not look at it again
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      When South lays Fox 1
      Then South does not learn of Fox 1 anywhere

    Scenario: the stock is seen by nobody
      Given South holds Fox 1 and Fox 2
      And the stock is Owl 4
      And the die shows 2
      Then South does not learn of Owl 4 anywhere
      And the public does not learn of Owl 4 anywhere
