Feature: The showdown

  Which card wins the pot.

  @leduc.showdown.pair
  Rule: After the second round the private cards are compared: one of the same rank as the public card wins the pot.
    Scenario: a pair of Jacks beats a King
      Given South holds Jack of Hearts
      And North holds King of Hearts
      And Jack of Spades lies open, and each player has paid 3
      And South has checked
      When North checks
      Then South has won 3 chips

    Scenario: a pair of Queens beats a King
      Given South holds King of Hearts
      And North holds Queen of Hearts
      And Queen of Spades lies open, and each player has paid 1
      And South has bet
      When North calls
      Then North has won 5 chips

    Scenario: a pair of Kings beats a Queen
      Given South holds King of Spades
      And North holds Queen of Hearts
      And King of Hearts lies open, and each player has paid 5
      And South has bet
      And North has raised
      When South calls
      Then South has won 13 chips
      And no answer of any kind is listed

  @leduc.showdown.rank
  Rule: If neither makes a pair, the higher rank wins the pot: a King beats a Queen, and a Queen a Jack.
    Scenario: a King beats a Queen
      Given South holds Queen of Hearts
      And North holds King of Hearts
      And Jack of Spades lies open, and each player has paid 3
      And South has checked
      When North checks
      Then North has won 3 chips

    Scenario: a Queen beats a Jack
      Given South holds Queen of Hearts
      And North holds Jack of Hearts
      And King of Spades lies open, and each player has paid 1
      And South has checked
      When North checks
      Then South has won 1 chip

    Scenario: a King beats a Jack
      Given South holds Jack of Hearts
      And North holds King of Hearts
      And Queen of Spades lies open, and each player has paid 1
      And South has checked
      And North has bet
      When South calls
      Then North has won 5 chips

  @leduc.showdown.tie
  Rule: If both have the same rank, the pot is split, and nobody wins a chip.
    Scenario: two Kings split the pot
      Given South holds King of Hearts
      And North holds King of Spades
      And Queen of Spades lies open, and each player has paid 3
      And South has bet
      When North calls
      Then the pot is split
      And nobody is asked for anything

    Scenario: two Jacks split the pot
      Given South holds Jack of Spades
      And North holds Jack of Hearts
      And King of Spades lies open, and each player has paid 1
      And South has checked
      When North checks
      Then the pot is split
