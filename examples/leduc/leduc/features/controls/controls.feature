Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an engine, or a kit, that lets one of them pass
  has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a lawful check is not refused
      When South tries to check
      Then it is refused under leduc.check

    Scenario: a bet is not paid twice
      When South bets
      Then South has 5 and North 1 in the pot

    Scenario: the lower rank does not win
      Given Jack of Spades lies open, and each player has paid 1
      And South has checked
      When North checks
      Then North has won 1 chip
