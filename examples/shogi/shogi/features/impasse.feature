Feature: Impasse

  Kings that have entered the other camp.

  @shogi.impasse.declare
  Rule: A player whose turn it is may declare an impasse instead of moving, and wins with a king, pieces and points as demanded.
    Scenario: Black declares and wins
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black holds pawn and pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win
      And nobody is asked for anything

    Scenario: White does not declare in Black's turn
      Given Black has king on 1a
      And White has king on 9g, dragon on 8i, dragon on 7i, horse on 6i, horse on 5i, gold on 8h, gold on 7h, gold on 6h, gold on 5h, silver on 4h and silver on 3h
      And White holds pawn
      When White tries to declare an impasse
      Then it is refused under shogi.turn.alternate

  @shogi.impasse.king
  Rule: To win by declaring, a player's king stands in the promotion zone.
    Scenario: Black's king stands before the zone
      Given White has king on 9i
      And Black has king on 1d, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black holds pawn, pawn and pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: White's king stands before the zone
      Given Black has king on 1a
      And White has king on 9f, dragon on 8i, dragon on 7i, horse on 6i, horse on 5i, gold on 8h, gold on 7h, gold on 6h, gold on 5h, silver on 4h and silver on 3h
      And White holds pawn, pawn and pawn
      And it is White's turn
      When White declares an impasse
      Then Black has won under shogi.impasse.failed

  @shogi.impasse.pieces
  Rule: To win by declaring, ten other pieces of the player's stand in the promotion zone.
    Scenario: nine pieces are too few
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b and silver on 6b
      And Black holds pawn, pawn, pawn and pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: a tenth piece outside the zone does not help
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b and silver on 6b
      And Black has silver on 7d
      And Black holds pawn, pawn, pawn and pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: eleven pieces are enough
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black has silver on 8b
      And Black holds pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win

    Scenario: nine pieces of White's are too few
      Given Black has king on 1a
      And White has king on 9g, dragon on 8i, dragon on 7i, horse on 6i, horse on 5i, gold on 8h, gold on 7h, gold on 6h, gold on 5h and silver on 4h
      And White holds pawn, pawn, pawn and pawn
      And it is White's turn
      When White declares an impasse
      Then Black has won under shogi.impasse.failed

  @shogi.impasse.check
  Rule: To win by declaring, the player is not in check.
    Scenario: Black is in check
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And White has lance on 1a
      And Black holds pawn and pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: White is in check
      Given Black has king on 1a
      And White has king on 9g, dragon on 8i, dragon on 7i, horse on 6i, horse on 5i, gold on 8h, gold on 7h, gold on 6h, gold on 5h, silver on 4h and silver on 3h
      And Black has lance on 9i
      And White holds pawn and pawn
      And it is White's turn
      When White declares an impasse
      Then Black has won under shogi.impasse.failed

  @shogi.impasse.points
  Rule: A rook and a bishop count five points, promoted or not, every other piece one, and the king none.
    Scenario: a rook in hand counts five
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b, silver on 7b and silver on 8b
      And Black holds rook and pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win

    Scenario: a rook in hand does not count six
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b, silver on 7b and silver on 8b
      And Black holds rook
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: a promoted pawn counts one
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b and silver on 6b
      And Black has promoted pawn on 7b
      And Black holds pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: a promoted pawn counts no less
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b and silver on 6b
      And Black has promoted pawn on 7b
      And Black holds pawn and pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win

  @shogi.impasse.counted
  Rule: Counted are the player's pieces in the promotion zone and in the hand, and no others.
    Scenario: a piece outside the zone does not count
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black has pawn on 9g
      And Black holds pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: a piece on the fourth rank does not count
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black has pawn on 9d
      And Black holds pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: a piece on the third rank counts
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black has pawn on 9c
      And Black holds pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win

    Scenario: White's pieces do not count for Black
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And White has pawn on 9c
      And White holds pawn
      And Black holds pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

  @shogi.impasse.win
  Rule: To win by declaring, Black needs 28 points and White 27.
    Scenario: 28 points are enough for Black
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black holds pawn and pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win

    Scenario: 27 points are too few for Black
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black holds pawn
      When Black declares an impasse
      Then White has won under shogi.impasse.failed

    Scenario: 27 points are enough for White
      Given Black has king on 1a
      And White has king on 9g, dragon on 8i, dragon on 7i, horse on 6i, horse on 5i, gold on 8h, gold on 7h, gold on 6h, gold on 5h, silver on 4h and silver on 3h
      And White holds pawn
      And it is White's turn
      When White declares an impasse
      Then White has won under shogi.impasse.win

    Scenario: 26 points are too few for White
      Given Black has king on 1a
      And White has king on 9g, dragon on 8i, dragon on 7i, horse on 6i, horse on 5i, gold on 8h, gold on 7h, gold on 6h, gold on 5h, silver on 4h and silver on 3h
      And it is White's turn
      When White declares an impasse
      Then Black has won under shogi.impasse.failed

  @shogi.impasse.failed
  Rule: Whoever declares an impasse and lacks anything of what is demanded has lost.
    Scenario: Black declares at the beginning
      When a game begins
      And Black declares an impasse
      Then White has won under shogi.impasse.failed
      And nobody is asked for anything

    Scenario: White declares after the first move
      When a game begins
      And Black moves 7g to 7f
      And White declares an impasse
      Then Black has won under shogi.impasse.failed

  @shogi.ruling.impasse
  Rule: An impasse is declared by the 27-point system, in which a game is never drawn by points.
    Scenario: 30 points do not draw the game
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      And Black holds pawn, pawn, pawn and pawn
      When Black declares an impasse
      Then Black has won under shogi.impasse.win

    Scenario: 26 points of Black's do not draw the game
      Given White has king on 9i
      And Black has king on 1c, dragon on 2a, dragon on 3a, horse on 4a, horse on 5a, gold on 2b, gold on 3b, gold on 4b, gold on 5b, silver on 6b and silver on 7b
      When Black declares an impasse
      Then White has won under shogi.impasse.failed
