Feature: Repetition

  A position that comes again and again.

  @shogi.repetition.fourth
  Rule: When the same position has come for the fourth time, the game is drawn.
    Scenario: the position comes for the fourth time
      Given Black has gold on 3e
      When 5i5h 5a5b 5h5i 5b5a is played 3 times
      Then the game is drawn under shogi.repetition.fourth
      And nobody is asked for anything

    Scenario: the position comes for the third time
      Given Black has gold on 3e
      When 5i5h 5a5b 5h5i 5b5a is played 2 times
      Then the game goes on

    Scenario: the first position of a game counts
      When a game begins
      And 4i4h 4a4b 4h4i 4b4a is played 3 times
      Then the game is drawn under shogi.repetition.fourth

    Scenario: other positions may come between
      Given Black has gold on 3e
      When 5i5h 5a5b 5h5i 5b5a is played 2 times
      And 5i4h 5a4b 4h5i 4b5a is played
      Then the game is drawn under shogi.repetition.fourth

    Scenario: a position after White's move counts as well
      Given Black has gold on 3e
      And it is White's turn
      When 5a5b 5i5h 5b5a 5h5i is played 3 times
      Then the game is drawn under shogi.repetition.fourth

  @shogi.repetition.same
  Rule: Positions are the same if the same pieces stand on the same squares, the same pieces are in each hand, and the same player is to move.
    Scenario: the hands differ
      Given Black has gold on 3e
      And White holds pawn, pawn and pawn
      When 5i5h P*3d 3e3d 5a5b 3d3e 5b4a 5h5i 4a5a is played 3 times
      Then the game goes on

    Scenario: the other player is to move
      Given Black has gold on 3e
      When 5i5h 5a5b 5h4i 5b5a 4i5i is played
      And 5a5b 5i5h 5b4a 5h5i 4a5a is played
      And 5i5h 5a5b 5h4i 5b5a 4i5i is played
      Then the game goes on

    Scenario: a piece has been promoted
      Given Black has silver on 2c
      When 5i5h 5a5b 5h5i 5b5a is played 2 times
      And 2c1d 5a5b 1d2c+ 5b5a is played
      Then the game goes on

  @shogi.repetition.check
  Rule: If every move of one player has given check while the position came again and again, that player has lost, and the game is not drawn.
    Scenario: Black has given check with every move
      Given Black has rook on 1b
      When 1b1a 5a5b 1a1b 5b5a is played 3 times
      Then White has won under shogi.repetition.check

    Scenario: White has given check with every move
      Given White has rook on 9h
      And it is White's turn
      When 9h9i 5i5h 9i9h 5h5i is played 3 times
      Then Black has won under shogi.repetition.check

    Scenario: the position comes again by a check
      Given Black has rook on 1a
      And it is White's turn
      When 5a5b 1a1b 5b5a 1b1a is played 3 times
      Then White has won under shogi.repetition.check

    Scenario: one move of two gives no check
      Given Black has rook on 1b
      When 1b1c 5a5b 1c1b 5b5a is played 3 times
      Then the game is drawn under shogi.repetition.fourth

    Scenario: the last move has given no check
      Given Black has rook on 1b
      When 1b1a 5a5b 1a1b 5b5a is played 2 times
      And 1b1c 5a5b 1c1b 5b5a is played
      Then the game is drawn under shogi.repetition.fourth

    Scenario: moves before the position came first do not matter
      Given Black has rook on 1b
      And White has king on 4a
      When 5i5h 4a5a is played
      And 1b1a 5a5b 1a1b 5b5a is played 3 times
      Then White has won under shogi.repetition.check

    Scenario: the third time nothing has happened yet
      Given Black has rook on 1b
      When 1b1a 5a5b 1a1b 5b5a is played 2 times
      Then the game goes on

  @shogi.ruling.perpetual
  Rule: For perpetual check all moves count since the position came for the first time.
    Scenario: one move between has given no check
      Given Black has rook on 1b
      When 1b1c 5a5b 1c1b 5b5a is played
      And 1b1a 5a5b 1a1b 5b5a is played 2 times
      Then the game is drawn under shogi.repetition.fourth
