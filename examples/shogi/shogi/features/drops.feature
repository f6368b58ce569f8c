Feature: Drops

  Pieces in hand, and where they are not dropped.

  @shogi.drop.hand
  Rule: Instead of moving, a player may put a piece of their hand on the board.
    Scenario: Black drops a pawn
      Given Black holds pawn
      When Black drops a pawn on 3e
      Then Black's pawn stands on 3e
      And Black has nothing in hand

    Scenario: White drops one of two golds
      Given White holds rook, gold and gold
      And it is White's turn
      When White drops a gold on 3e
      Then White's gold stands on 3e
      And White has rook and gold in hand

    Scenario: Black does not drop what is not in hand
      Given Black holds gold
      When Black tries to drop a silver on 3e
      Then it is refused under shogi.drop.hand

    Scenario: Black does not drop what White has in hand
      Given White holds silver
      When Black tries to drop a silver on 3e
      Then it is refused under shogi.drop.hand

    Scenario: White does not drop what Black has in hand
      Given Black holds silver
      And it is White's turn
      When White tries to drop a silver on 3e
      Then it is refused under shogi.drop.hand

    Scenario: what has been captured is dropped
      Given Black has rook on 2h
      And White has silver on 2e
      When Black moves 2h to 2e
      And White moves 5a to 5b
      And Black drops a silver on 5h
      Then Black's silver stands on 5h

  @shogi.drop.empty
  Rule: A piece is dropped on an empty square.
    Scenario: Black does not drop a piece on White's
      Given Black holds gold
      And White has pawn on 3d
      When Black tries to drop a gold on 3d
      Then it is refused under shogi.drop.empty

    Scenario: Black does not drop a piece on Black's
      Given Black holds gold
      And Black has pawn on 3d
      When Black tries to drop a gold on 3d
      Then it is refused under shogi.drop.empty

    Scenario: White does not drop a piece on Black's
      Given White holds gold
      And Black has pawn on 3f
      And it is White's turn
      When White tries to drop a gold on 3f
      Then it is refused under shogi.drop.empty

  @shogi.drop.unpromoted
  Rule: A piece is dropped unpromoted, also in the promotion zone; a later move may promote it.
    Scenario: Black's silver is dropped in the zone as it is
      Given Black holds silver
      When Black drops a silver on 2b
      Then Black's silver stands on 2b

    Scenario: White's rook is dropped in the zone as it is
      Given White holds rook
      And it is White's turn
      When White drops a rook on 2h
      Then White's rook stands on 2h

    Scenario: what was promoted is dropped unpromoted
      Given Black has rook on 2h
      And White has promoted pawn on 2e
      When Black moves 2h to 2e
      And White moves 5a to 6a
      And Black drops a pawn on 3c
      Then Black's pawn stands on 3c

    Scenario: a later move promotes it
      Given Black holds silver
      When Black drops a silver on 2c
      And White moves 5a to 6a
      And Black moves 2c to 1d, promoting
      Then Black's promoted silver stands on 1d

  @shogi.drop.dead
  Rule: A piece is not dropped where it could never move: a pawn and a lance on the last rank, a knight on the last two.
    Scenario: Black's pawn is not dropped on the last rank
      Given Black holds pawn
      When Black tries to drop a pawn on 3a
      Then it is refused under shogi.drop.dead

    Scenario: Black's lance is not dropped on the last rank
      Given Black holds lance
      When Black tries to drop a lance on 3a
      Then it is refused under shogi.drop.dead

    Scenario: Black's knight is not dropped on the last rank
      Given Black holds knight
      When Black tries to drop a knight on 3a
      Then it is refused under shogi.drop.dead

    Scenario: Black's knight is not dropped on the last rank but one
      Given Black holds knight
      When Black tries to drop a knight on 3b
      Then it is refused under shogi.drop.dead

    Scenario: White's pawn is not dropped on the last rank
      Given White holds pawn
      And it is White's turn
      When White tries to drop a pawn on 3i
      Then it is refused under shogi.drop.dead

    Scenario: White's lance is not dropped on the last rank
      Given White holds lance
      And it is White's turn
      When White tries to drop a lance on 3i
      Then it is refused under shogi.drop.dead

    Scenario: White's knight is not dropped on the last rank but one
      Given White holds knight
      And it is White's turn
      When White tries to drop a knight on 3h
      Then it is refused under shogi.drop.dead

    Scenario: Black's lance is dropped on the last rank but one
      Given Black holds lance
      When Black drops a lance on 3b
      Then Black's lance stands on 3b

    Scenario: Black's pawn is dropped on the last rank but one
      Given Black holds pawn
      When Black drops a pawn on 3b
      Then Black's pawn stands on 3b

    Scenario: Black's knight is dropped on the third rank
      Given Black holds knight
      When Black drops a knight on 3c
      Then Black's knight stands on 3c

    Scenario: Black's silver is dropped on the last rank
      Given Black holds silver
      When Black drops a silver on 3a
      Then Black's silver stands on 3a

    Scenario: White's pawn is dropped on White's own first rank
      Given White holds pawn
      And it is White's turn
      When White drops a pawn on 3a
      Then White's pawn stands on 3a

  @shogi.drop.two_pawns
  Rule: A pawn is not dropped on a file on which its player has a pawn that is not promoted.
    Scenario: Black has a pawn further back on the file
      Given Black has pawn on 3g
      And Black holds pawn
      When Black tries to drop a pawn on 3d
      Then it is refused under shogi.drop.two_pawns

    Scenario: Black has a pawn further ahead on the file
      Given Black has pawn on 3c
      And Black holds pawn
      When Black tries to drop a pawn on 3g
      Then it is refused under shogi.drop.two_pawns

    Scenario: White has a pawn on the file
      Given White has pawn on 3c
      And White holds pawn
      And it is White's turn
      When White tries to drop a pawn on 3f
      Then it is refused under shogi.drop.two_pawns

    Scenario: Black's pawn stands on another file
      Given Black has pawn on 4g
      And Black holds pawn
      When Black drops a pawn on 3d
      Then Black's pawn stands on 3d

    Scenario: a promoted pawn of Black's does not count
      Given Black has promoted pawn on 3c
      And Black holds pawn
      When Black drops a pawn on 3g
      Then Black's pawn stands on 3g

    Scenario: a pawn of White's does not count for Black
      Given White has pawn on 3c
      And Black holds pawn
      When Black drops a pawn on 3g
      Then Black's pawn stands on 3g

    Scenario: a pawn of Black's does not count for White
      Given Black has pawn on 3g
      And White holds pawn
      And it is White's turn
      When White drops a pawn on 3d
      Then White's pawn stands on 3d

    Scenario: a promoted pawn of White's does not count
      Given White has promoted pawn on 3g
      And White holds pawn
      And it is White's turn
      When White drops a pawn on 3d
      Then White's pawn stands on 3d

    Scenario: two lances of Black's may stand on a file
      Given Black has lance on 3g
      And Black holds lance
      When Black drops a lance on 3d
      Then Black's lance stands on 3d

    Scenario: a lance may be dropped on the file of a pawn
      Given Black has pawn on 3g
      And Black holds lance
      When Black drops a lance on 3h
      Then Black's lance stands on 3h

  @shogi.drop.pawn_mate
  Rule: A pawn is not dropped where it mates: where it gives check that no move of the opponent's ends.
    Scenario: the king has nowhere to go
      Given White has king on 1a and lance on 2a
      And Black has gold on 1c
      And Black holds pawn
      When Black tries to drop a pawn on 1b
      Then it is refused under shogi.drop.pawn_mate

    Scenario: White's pawn does not mate either
      Given Black has king on 9i and lance on 8i
      And White has gold on 9g
      And White holds pawn
      And it is White's turn
      When White tries to drop a pawn on 9h
      Then it is refused under shogi.drop.pawn_mate

    Scenario: a piece that could capture the pawn is pinned
      Given White has king on 1a and gold on 2a
      And Black has gold on 1c and rook on 6a
      And Black holds pawn
      When Black tries to drop a pawn on 1b
      Then it is refused under shogi.drop.pawn_mate

    Scenario: a piece in White's hand does not help
      Given White has king on 1a and lance on 2a
      And White holds gold
      And Black has gold on 1c
      And Black holds pawn
      When Black tries to drop a pawn on 1b
      Then it is refused under shogi.drop.pawn_mate

    Scenario: a gold may be dropped where it mates
      Given White has king on 1a and lance on 2a
      And Black has gold on 1c
      And Black holds gold
      When Black drops a gold on 1b
      Then Black has won under shogi.end.mate

    Scenario: a pawn on the board may mate
      Given White has king on 1a and lance on 2a
      And Black has gold on 2c and pawn on 1c
      When Black moves 1c to 1b
      Then Black has won under shogi.end.mate

    Scenario: the king can capture the pawn
      Given White has king on 1a and lance on 2a
      And Black has gold on 2d
      And Black holds pawn
      When Black drops a pawn on 1b
      Then the game goes on

    Scenario: the king can go away
      Given White has king on 1a
      And Black has gold on 1c
      And Black holds pawn
      When Black drops a pawn on 1b
      Then the game goes on

    Scenario: another piece can capture the pawn
      Given White has king on 1a and gold on 2a
      And Black has gold on 1c
      And Black holds pawn
      When Black drops a pawn on 1b
      Then the game goes on

    Scenario: a bishop can capture the pawn from afar
      Given White has king on 1a, lance on 2a and bishop on 5f
      And Black has gold on 1c
      And Black holds pawn
      When Black drops a pawn on 1b
      Then the game goes on

    Scenario: the pawn itself shields a square to which the king can go
      Given White has king on 2a, lance on 3a, pawn on 3b and pawn on 1b
      And Black has bishop on 3c
      And Black holds pawn
      When Black drops a pawn on 2b
      And White moves 2a to 1a
      Then White's king stands on 1a

    Scenario: a pawn that gives no check may be dropped
      Given White has king on 1a and lance on 2a
      And Black has gold on 1c
      And Black holds pawn
      When Black drops a pawn on 3b
      Then Black's pawn stands on 3b
