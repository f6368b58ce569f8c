Feature: Two rounds

  Who acts when, and the card between the rounds.

  @leduc.round.first
  Rule: South acts first in each of the two rounds of betting.
    Scenario: South begins the first round
      When a game begins with King of Hearts, Jack of Spades and Queen of Spades on top
      Then South is asked to act

    Scenario: South begins the second round after two checks
      Given South has checked
      When North checks
      Then South is asked to act

    Scenario: South begins the second round after a call by North
      Given South has bet
      When North calls
      Then South is asked to act

    Scenario: South begins the second round after a call by South
      Given South has checked
      And North has bet
      When South calls
      Then South is asked to act

    Scenario: South begins the second round after a raise by North
      Given South has bet
      And North has raised
      When South calls
      Then South is asked to act

    Scenario: South begins the second round after a raise by South
      Given South has checked
      And North has bet
      And South has raised
      When North calls
      Then South is asked to act

  @leduc.round.alternate
  Rule: The players act in turn, and nobody acts in the place of the other.
    Scenario: North acts after South's check
      When South checks
      Then North is asked to act

    Scenario: North acts after South's bet
      When South bets
      Then North is asked to act

    Scenario: South acts again after North's bet
      Given South has checked
      When North bets
      Then South is asked to act

    Scenario: the players act in turn in the second round, too
      When South checks
      And North checks
      And South checks
      Then North is asked to act

    Scenario: North acts after South's bet in each round
      When South bets
      And North calls
      And South bets
      Then North is asked to act

    Scenario: South acts after North's bet in each round
      When South checks
      And North bets
      And South calls
      And South checks
      And North bets
      Then South is asked to act

    Scenario: North does not check in South's place
      When North tries to check
      Then it is refused under leduc.round.alternate

    Scenario: North does not bet in South's place
      When North tries to bet
      Then it is refused under leduc.round.alternate

    Scenario: South does not call in North's place
      Given South has bet
      When South tries to call
      Then it is refused under leduc.round.alternate

    Scenario: South does not raise in North's place
      Given South has bet
      When South tries to raise
      Then it is refused under leduc.round.alternate

    Scenario: South does not fold in North's place
      Given South has bet
      When South tries to fold
      Then it is refused under leduc.round.alternate

  @leduc.round.end
  Rule: A round is over when both players have checked, or when a bet or a raise has been called.
    Scenario: one check does not end a round
      When South checks
      Then there is no public card

    Scenario: two checks end a round
      Given the next card is King of Spades
      And South has checked
      When North checks
      Then King of Spades is the public card

    Scenario: a bet over a check does not end a round
      Given South has checked
      When North bets
      Then there is no public card

    Scenario: a call ends a round
      Given the next card is King of Spades
      And South has bet
      When North calls
      Then King of Spades is the public card

    Scenario: a raise does not end a round
      Given South has bet
      When North raises
      Then there is no public card

    Scenario: the call of a raise ends a round
      Given the next card is King of Spades
      And South has bet
      And North has raised
      When South calls
      Then King of Spades is the public card

    Scenario: one check does not end the second round
      Given Jack of Spades lies open, and each player has paid 1
      When South checks
      Then the game goes on
      And North is asked to act

    Scenario: a bet over a check does not end the second round
      Given Jack of Spades lies open, and each player has paid 1
      And South has checked
      When North bets
      Then the game goes on
      And South is asked to act

  @leduc.round.public
  Rule: After the first round the next card is laid open, and the second round begins without a bet.
    Scenario: the public card is the third of the shuffle
      When a game begins with King of Hearts, Jack of Spades and Queen of Spades on top
      And South checks
      And North checks
      Then Queen of Spades is the public card

    Scenario: what was paid stays in the pot
      Given the next card is King of Spades
      And South has bet
      When North calls
      Then King of Spades is the public card
      And South has 3 and North 3 in the pot

    Scenario: there is a bet to make again
      Given South has bet
      And North has raised
      When South calls
      Then South may check and bet, and nothing else
