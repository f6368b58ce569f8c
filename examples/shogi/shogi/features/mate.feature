Feature: Check and mate

  What a king's danger forbids, and how a game is won.

  @shogi.check.safe
  Rule: After a move or a drop no piece of the opponent's may be able to capture the player's own king.
    Scenario: Black's king does not go where it could be captured
      Given White has rook on 4b
      When Black tries to move 5i to 4i
      Then it is refused under shogi.check.safe

    Scenario: White's king does not go where it could be captured
      Given Black has rook on 4h
      And it is White's turn
      When White tries to move 5a to 4a
      Then it is refused under shogi.check.safe

    Scenario: a pinned piece does not leave the line
      Given Black has gold on 5h
      And White has rook on 5c
      When Black tries to move 5h to 4h
      Then it is refused under shogi.check.safe

    Scenario: a pinned piece may go along the line
      Given Black has gold on 5h
      And White has rook on 5c
      When Black moves 5h to 5g
      Then Black's gold stands on 5g

    Scenario: White's pinned piece does not leave the line
      Given White has gold on 5b
      And Black has lance on 5h
      And it is White's turn
      When White tries to move 5b to 6b
      Then it is refused under shogi.check.safe

    Scenario: a move elsewhere does not end a check
      Given Black has pawn on 9g
      And White has rook on 5c
      When Black tries to move 9g to 9f
      Then it is refused under shogi.check.safe

    Scenario: a drop elsewhere does not end a check
      Given Black holds gold
      And White has rook on 5c
      When Black tries to drop a gold on 4h
      Then it is refused under shogi.check.safe

    Scenario: a drop between ends a check
      Given Black holds gold
      And White has rook on 5c
      When Black drops a gold on 5f
      Then Black's gold stands on 5f

    Scenario: nothing goes between a knight and the king
      Given Black holds gold
      And White has knight on 4g
      When Black tries to drop a gold on 4h
      Then it is refused under shogi.check.safe

    Scenario: a capture ends a check
      Given Black has lance on 4i
      And White has knight on 4g
      When Black moves 4i to 4g
      Then Black's lance stands on 4g

    Scenario: a drop does not end a double check
      Given Black holds gold
      And White has rook on 5c and bishop on 1e
      When Black tries to drop a gold on 5f
      Then it is refused under shogi.check.safe

    Scenario: the king does not stay on the line of the check
      Given Black has king on 5h
      And White has rook on 5c
      When Black tries to move 5h to 5i
      Then it is refused under shogi.check.safe

    Scenario: the king does not capture what is covered
      Given Black has king on 5i
      And White has silver on 5h and lance on 5c
      When Black tries to move 5i to 5h
      Then it is refused under shogi.check.safe

    Scenario: the king captures what is not covered
      Given White has gold on 5h
      When Black moves 5i to 5h
      Then Black has gold in hand

    Scenario: a king does not go beside a king
      Given Black has king on 5c
      When Black tries to move 5c to 5b
      Then it is refused under shogi.check.safe

    Scenario: a pinned piece covers all the same
      Given White has gold on 4a
      And Black has rook on 1a and king on 3c
      When Black tries to move 3c to 3b
      Then it is refused under shogi.check.safe

    Scenario: White does not leave a check
      Given White holds gold
      And Black has rook on 5h
      And it is White's turn
      When White tries to drop a gold on 4b
      Then it is refused under shogi.check.safe

  @shogi.end.mate
  Rule: Whoever is in check, and has no move and no drop that ends it, has lost.
    Scenario: Black mates with a covered gold
      Given Black has pawn on 5c
      And Black holds gold
      When Black drops a gold on 5b
      Then Black has won under shogi.end.mate
      And nobody is asked for anything

    Scenario: White mates with a covered gold
      Given White has pawn on 5g
      And White holds gold
      And it is White's turn
      When White drops a gold on 5h
      Then White has won under shogi.end.mate

    Scenario: a gold that is not covered does not mate
      Given Black holds gold
      When Black drops a gold on 5b
      Then the game goes on

    Scenario: nothing can go between
      Given White has king on 1a, lance on 2a and pawn on 2b
      And Black has rook on 3e
      When Black moves 3e to 1e
      Then Black has won under shogi.end.mate

    Scenario: a piece in hand can go between
      Given White has king on 1a, lance on 2a and pawn on 2b
      And White holds pawn
      And Black has rook on 3e
      When Black moves 3e to 1e
      Then the game goes on

    Scenario: a second pawn cannot go between
      Given White has king on 1a, lance on 2a, pawn on 2b and pawn on 1h
      And White holds pawn
      And Black has rook on 3e
      When Black moves 3e to 1e
      Then Black has won under shogi.end.mate

    Scenario: a piece that could capture is pinned
      Given White has gold on 5b
      And Black has king on 9i, rook on 5i, pawn on 4c and gold on 7b
      And Black holds gold
      When Black drops a gold on 4b
      Then Black has won under shogi.end.mate

    Scenario: a piece that could capture is free
      Given White has gold on 5b
      And Black has king on 9i, pawn on 4c and gold on 7b
      And Black holds gold
      When Black drops a gold on 4b
      Then the game goes on

    Scenario: two kings alone play on
      When Black moves 5i to 5h
      Then the game goes on

  @shogi.ruling.stalemate
  Rule: Whoever is not in check and has no lawful move and no lawful drop has lost.
    Scenario: White has no move and is not in check
      Given White has king on 1a
      And Black has gold on 3c and knight on 2d
      When Black moves 3c to 3b
      Then Black has won under shogi.ruling.stalemate

    Scenario: Black has no move and is not in check
      Given Black has king on 9i
      And White has gold on 7g and knight on 8f
      And it is White's turn
      When White moves 7g to 7h
      Then White has won under shogi.ruling.stalemate

    Scenario: a drop is a move
      Given White has king on 1a
      And White holds pawn
      And Black has gold on 3c and knight on 2d
      When Black moves 3c to 3b
      Then the game goes on

  @shogi.end.resign
  Rule: A player may resign at any time; then the opponent has won.
    Scenario: Black resigns
      Given Black has rook on 2h
      When Black resigns
      Then White has won under shogi.end.resign
      And nobody is asked for anything

    Scenario: White resigns
      Given it is White's turn
      And it is White's turn
      When White resigns
      Then Black has won under shogi.end.resign

    Scenario: White resigns in Black's turn
      Given Black has rook on 2h
      When White resigns
      Then Black has won under shogi.end.resign
