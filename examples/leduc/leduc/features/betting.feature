Feature: Betting

  Check, bet, call, raise and fold.

  @leduc.check
  Rule: Whoever has no bet to answer may check and pays nothing.
    Scenario: South checks
      When South checks
      Then South has 1 and North 1 in the pot

    Scenario: North checks, too
      Given South has checked
      When North checks
      Then South has 1 and North 1 in the pot

    Scenario: a bet is not checked
      Given South has bet
      When North tries to check
      Then it is refused under leduc.check

    Scenario: a bet of North's is not checked
      Given South has checked
      And North has bet
      When South tries to check
      Then it is refused under leduc.check

    Scenario: a raise is not checked
      Given South has bet
      And North has raised
      When South tries to check
      Then it is refused under leduc.check

  @leduc.bet.first
  Rule: Whoever has no bet to answer may bet; over a bet there is no other bet.
    Scenario: South may check or bet
      Then South may check and bet, and nothing else

    Scenario: after a check North may check or bet
      Given South has checked
      Then North may check and bet, and nothing else

    Scenario: North does not bet over a bet
      Given South has bet
      When North tries to bet
      Then it is refused under leduc.bet.first

    Scenario: South does not bet over a bet
      Given South has checked
      And North has bet
      When South tries to bet
      Then it is refused under leduc.bet.first

  @leduc.bet.size
  Rule: A bet is two chips in the first round and four in the second.
    Scenario: a bet in the first round
      When South bets
      Then South has 3 and North 1 in the pot

    Scenario: a bet of North's in the first round
      Given South has checked
      When North bets
      Then South has 1 and North 3 in the pot

    Scenario: a bet in the second round
      Given Jack of Spades lies open, and each player has paid 3
      When South bets
      Then South has 7 and North 3 in the pot

    Scenario: a bet of North's in the second round
      Given Jack of Spades lies open, and each player has paid 1
      And South has checked
      When North bets
      Then South has 1 and North 5 in the pot

    Scenario: North bets in each round
      When South checks
      And North bets
      And South calls
      And South checks
      And North bets
      Then South has 3 and North 7 in the pot

    Scenario: nobody has paid more without a bet
      Given South has paid 3
      When somebody puts that on the table
      Then it is turned down

  @leduc.call
  Rule: Whoever has a bet or a raise to answer may call and pays as much as the opponent has paid.
    Scenario: a bet is called
      Given South has bet
      When North calls
      Then South has 3 and North 3 in the pot

    Scenario: a raise is called
      Given South has bet
      And North has raised
      When South calls
      Then South has 5 and North 5 in the pot

    Scenario: a bet of the second round is called
      Given Jack of Spades lies open, and each player has paid 3
      And South has bet
      When North calls
      Then South has 7 and North 7 in the pot

    Scenario: North calls in each round
      When South bets
      And North calls
      And South bets
      And North calls
      Then South has 7 and North 7 in the pot

    Scenario: South has nothing to call
      When South tries to call
      Then it is refused under leduc.call

    Scenario: North has nothing to call after a check
      Given South has checked
      When North tries to call
      Then it is refused under leduc.call

  @leduc.raise.over
  Rule: Whoever has a bet to answer may raise: they pay what a call would cost, and the size of a bet of this round besides.
    Scenario: a bet may be folded to, called or raised
      Given South has bet
      Then North may fold, call and raise, and nothing else

    Scenario: North raises
      Given South has bet
      When North raises
      Then South has 3 and North 5 in the pot

    Scenario: South raises after a check
      Given South has checked
      And North has bet
      When South raises
      Then South has 5 and North 3 in the pot

    Scenario: a raise in the second round
      Given Jack of Spades lies open, and each player has paid 3
      And South has bet
      When North raises
      Then South has 7 and North 11 in the pot

    Scenario: South has nothing to raise
      When South tries to raise
      Then it is refused under leduc.raise.over

    Scenario: North has nothing to raise after a check
      Given South has checked
      When North tries to raise
      Then it is refused under leduc.raise.over

  @leduc.raise.limit
  Rule: A round has at most one bet and one raise.
    Scenario: a raise may be folded to or called
      Given South has bet
      And North has raised
      Then South may fold and call, and nothing else

    Scenario: a raise is not raised
      Given South has bet
      And North has raised
      When South tries to raise
      Then it is refused under leduc.raise.limit

    Scenario: a raise of South's is not raised
      Given South has checked
      And North has bet
      And South has raised
      When North tries to raise
      Then it is refused under leduc.raise.limit

    Scenario: a raise of the second round is not raised
      Given Jack of Spades lies open, and each player has paid 1
      And South has bet
      And North has raised
      When South tries to raise
      Then it is refused under leduc.raise.limit

    Scenario: the second round has a raise of its own
      Given Jack of Spades lies open, and each player has paid 5
      And South has bet
      Then North may fold, call and raise, and nothing else

    Scenario: a bet in each round leaves each a raise
      When South bets
      And North calls
      And South bets
      Then North may fold, call and raise, and nothing else

    Scenario: a raise in each round is the last of it
      When South bets
      And North calls
      And South bets
      And North raises
      Then South may fold and call, and nothing else

    Scenario: no position has three bets and raises
      Given South has paid 3
      And North has paid 5
      And there have been 3 bets and raises
      When somebody puts that on the table
      Then it is turned down

  @leduc.fold.loses
  Rule: Whoever has a bet or a raise to answer may fold: the game is over, and the opponent takes the pot.
    Scenario: North folds to a bet
      Given South has bet
      When North folds
      Then South has won 1 chip
      And nobody is asked for anything

    Scenario: South folds to a raise
      Given South has bet
      And North has raised
      When South folds
      Then North has won 3 chips

    Scenario: a fold in the second round
      Given Jack of Spades lies open, and each player has paid 5
      And South has checked
      And North has bet
      When South folds
      Then North has won 5 chips

    Scenario: the better card does not matter
      Given South holds King of Hearts
      And South has checked
      And North has bet
      When South folds
      Then North has won 1 chip

  @leduc.ruling.idle_fold
  Rule: Whoever has no bet to answer cannot fold.
    Scenario: South does not fold at the beginning
      When South tries to fold
      Then it is refused under leduc.ruling.idle_fold

    Scenario: North does not fold after a check
      Given South has checked
      When North tries to fold
      Then it is refused under leduc.ruling.idle_fold
