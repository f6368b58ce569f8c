Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an engine, or a kit, that lets one of them pass
  has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a card of one's own hand is not refused
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      When South tries to lay Fox 1
      Then it is refused under kasumi.lay.own_hand

    Scenario: a card of another hand is not laid
      Given South holds Fox 1 and Fox 2
      And North holds Owl 2
      And the die shows 2
      When South lays Owl 2
      Then the pile has 1 card

    Scenario: an honest card does not come back
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And North doubts
      Then South's hand is Fox 1 and Fox 2
