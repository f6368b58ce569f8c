Feature: Moving and capturing

  Turns, the ways of the pieces, and what is captured.

  @shogi.turn.alternate
  Rule: The players take turns; a turn is one move or one drop, and nobody plays in the place of the other.
    Scenario: White does not move in Black's turn
      Given Black has rook on 2h
      When White tries to move 5a to 5b
      Then it is refused under shogi.turn.alternate

    Scenario: Black does not move twice
      Given Black has moved 5i to 5h
      When Black tries to move 5h to 5i
      Then it is refused under shogi.turn.alternate

    Scenario: Black does not drop in White's turn
      Given Black holds gold
      And it is White's turn
      When Black tries to drop a gold on 3e
      Then it is refused under shogi.turn.alternate

    Scenario: a drop is a turn
      Given Black holds gold
      When Black drops a gold on 3e
      And White moves 5a to 5b
      Then White's king stands on 5b

    Scenario: a move is a turn
      Given it is White's turn
      And it is White's turn
      When White moves 5a to 5b
      And Black moves 5i to 5h
      Then Black's king stands on 5h

  @shogi.move.own
  Rule: A player moves their own pieces and no others.
    Scenario: Black does not move a piece of White's
      Given White has pawn on 3d
      When Black tries to move 3d to 3e
      Then it is refused under shogi.move.own

    Scenario: White does not move a piece of Black's
      Given Black has pawn on 3f
      And it is White's turn
      When White tries to move 3f to 3e
      Then it is refused under shogi.move.own

    Scenario: Black moves a piece of Black's
      Given Black has pawn on 3f
      When Black moves 3f to 3e
      Then Black's pawn stands on 3e

  @shogi.piece.king
  Rule: A king goes one square in any direction.
    Scenario: where Black's king goes
      Given Black has king on 5e
      Then the piece on 5e can go to 4d, 5d, 6d, 4e, 6e, 4f, 5f and 6f, and nowhere else

    Scenario: where White's king goes
      Given White has king on 5e
      And it is White's turn
      Then the piece on 5e can go to 4d, 5d, 6d, 4e, 6e, 4f, 5f and 6f, and nowhere else

    Scenario: Black's king does not go two squares
      Given Black has king on 5e
      When Black tries to move 5e to 3e
      Then it is refused under shogi.piece.king

    Scenario: White's king does not go two squares
      Given White has king on 5e
      And it is White's turn
      When White tries to move 5e to 7e
      Then it is refused under shogi.piece.king

  @shogi.piece.rook
  Rule: A rook goes any number of squares along a file or a rank.
    Scenario: where Black's rook goes
      Given Black has rook on 3e
      Then the piece on 3e can go to 3a, 3b, 3c, 3d, 3f, 3g, 3h, 3i, 9e, 8e, 7e, 6e, 5e, 4e, 2e and 1e, and nowhere else

    Scenario: where White's rook goes
      Given White has rook on 3e
      And it is White's turn
      Then the piece on 3e can go to 3a, 3b, 3c, 3d, 3f, 3g, 3h, 3i, 9e, 8e, 7e, 6e, 5e, 4e, 2e and 1e, and nowhere else

    Scenario: Black's rook does not go diagonally
      Given Black has rook on 3e
      When Black tries to move 3e to 4d
      Then it is refused under shogi.piece.rook

    Scenario: White's rook does not go diagonally
      Given White has rook on 3e
      And it is White's turn
      When White tries to move 3e to 2f
      Then it is refused under shogi.piece.rook

  @shogi.piece.bishop
  Rule: A bishop goes any number of squares along a diagonal.
    Scenario: where Black's bishop goes
      Given Black has bishop on 3e
      Then the piece on 3e can go to 7a, 6b, 5c, 4d, 2d, 1c, 1g, 2f, 4f, 5g, 6h and 7i, and nowhere else

    Scenario: where White's bishop goes
      Given White has bishop on 3e
      And it is White's turn
      Then the piece on 3e can go to 7a, 6b, 5c, 4d, 2d, 1c, 1g, 2f, 4f, 5g, 6h and 7i, and nowhere else

    Scenario: Black's bishop does not go straight
      Given Black has bishop on 3e
      When Black tries to move 3e to 3d
      Then it is refused under shogi.piece.bishop

    Scenario: White's bishop does not go sideways
      Given White has bishop on 3e
      And it is White's turn
      When White tries to move 3e to 2e
      Then it is refused under shogi.piece.bishop

  @shogi.piece.gold
  Rule: A gold goes one square forward, diagonally forward, sideways or straight back.
    Scenario: where Black's gold goes
      Given Black has gold on 3e
      Then the piece on 3e can go to 3d, 4d, 2d, 4e, 2e and 3f, and nowhere else

    Scenario: where White's gold goes
      Given White has gold on 3e
      And it is White's turn
      Then the piece on 3e can go to 3f, 4f, 2f, 4e, 2e and 3d, and nowhere else

    Scenario: Black's gold does not go diagonally back
      Given Black has gold on 3e
      When Black tries to move 3e to 4f
      Then it is refused under shogi.piece.gold

    Scenario: White's gold does not go diagonally back
      Given White has gold on 3e
      And it is White's turn
      When White tries to move 3e to 2d
      Then it is refused under shogi.piece.gold

  @shogi.piece.silver
  Rule: A silver goes one square forward or diagonally.
    Scenario: where Black's silver goes
      Given Black has silver on 3e
      Then the piece on 3e can go to 3d, 4d, 2d, 4f and 2f, and nowhere else

    Scenario: where White's silver goes
      Given White has silver on 3e
      And it is White's turn
      Then the piece on 3e can go to 3f, 4f, 2f, 4d and 2d, and nowhere else

    Scenario: Black's silver does not go straight back
      Given Black has silver on 3e
      When Black tries to move 3e to 3f
      Then it is refused under shogi.piece.silver

    Scenario: Black's silver does not go sideways
      Given Black has silver on 3e
      When Black tries to move 3e to 4e
      Then it is refused under shogi.piece.silver

    Scenario: White's silver does not go straight back
      Given White has silver on 3e
      And it is White's turn
      When White tries to move 3e to 3d
      Then it is refused under shogi.piece.silver

  @shogi.piece.knight
  Rule: A knight goes two squares forward and one to the side, at once.
    Scenario: where Black's knight goes
      Given Black has knight on 3f
      Then the piece on 3f can go to 4d and 2d, and nowhere else

    Scenario: where White's knight goes
      Given White has knight on 3d
      And it is White's turn
      Then the piece on 3d can go to 4f and 2f, and nowhere else

    Scenario: Black's knight does not go straight
      Given Black has knight on 3f
      When Black tries to move 3f to 3d
      Then it is refused under shogi.piece.knight

    Scenario: Black's knight does not go back
      Given Black has knight on 3f
      When Black tries to move 3f to 4h
      Then it is refused under shogi.piece.knight

    Scenario: Black's knight does not go further to the side than forward
      Given Black has knight on 3f
      When Black tries to move 3f to 5e
      Then it is refused under shogi.piece.knight

    Scenario: White's knight does not go back
      Given White has knight on 3d
      And it is White's turn
      When White tries to move 3d to 2b
      Then it is refused under shogi.piece.knight

  @shogi.piece.lance
  Rule: A lance goes any number of squares straight forward.
    Scenario: where Black's lance goes
      Given Black has lance on 3f
      Then the piece on 3f can go to 3e, 3d, 3c, 3b and 3a, and nowhere else

    Scenario: where White's lance goes
      Given White has lance on 3d
      And it is White's turn
      Then the piece on 3d can go to 3e, 3f, 3g, 3h and 3i, and nowhere else

    Scenario: Black's lance does not go back
      Given Black has lance on 3f
      When Black tries to move 3f to 3g
      Then it is refused under shogi.piece.lance

    Scenario: Black's lance does not go sideways
      Given Black has lance on 3f
      When Black tries to move 3f to 4f
      Then it is refused under shogi.piece.lance

    Scenario: White's lance does not go back
      Given White has lance on 3d
      And it is White's turn
      When White tries to move 3d to 3c
      Then it is refused under shogi.piece.lance

  @shogi.piece.pawn
  Rule: A pawn goes one square straight forward, also where it captures.
    Scenario: where Black's pawn goes
      Given Black has pawn on 3f
      Then the piece on 3f can go to 3e, and nowhere else

    Scenario: where White's pawn goes
      Given White has pawn on 3d
      And it is White's turn
      Then the piece on 3d can go to 3e, and nowhere else

    Scenario: Black's pawn does not go two squares
      Given Black has pawn on 3f
      When Black tries to move 3f to 3d
      Then it is refused under shogi.piece.pawn

    Scenario: Black's pawn does not go back
      Given Black has pawn on 3f
      When Black tries to move 3f to 3g
      Then it is refused under shogi.piece.pawn

    Scenario: Black's pawn does not capture diagonally
      Given Black has pawn on 3f
      And White has silver on 4e
      When Black tries to move 3f to 4e
      Then it is refused under shogi.piece.pawn

    Scenario: White's pawn does not go back
      Given White has pawn on 3d
      And it is White's turn
      When White tries to move 3d to 3c
      Then it is refused under shogi.piece.pawn

  @shogi.move.path
  Rule: No piece passes over another; a knight's move passes over none.
    Scenario: Black's rook does not pass over a piece of its own side
      Given Black has rook on 2h and pawn on 2g
      When Black tries to move 2h to 2f
      Then it is refused under shogi.move.path

    Scenario: Black's rook does not pass over White's piece
      Given Black has rook on 2h
      And White has pawn on 2e
      When Black tries to move 2h to 2d
      Then it is refused under shogi.move.path

    Scenario: White's bishop does not pass over a piece of its own side
      Given White has bishop on 8b and pawn on 7c
      And it is White's turn
      When White tries to move 8b to 6d
      Then it is refused under shogi.move.path

    Scenario: Black's lance does not pass over White's piece
      Given Black has lance on 9i
      And White has pawn on 9c
      When Black tries to move 9i to 9b
      Then it is refused under shogi.move.path

    Scenario: White's dragon does not pass over Black's piece
      Given White has dragon on 8h
      And Black has gold on 6h
      And it is White's turn
      When White tries to move 8h to 5h
      Then it is refused under shogi.move.path

    Scenario: Black's horse does not pass over a piece of its own side
      Given Black has horse on 7g and pawn on 6f
      When Black tries to move 7g to 5e
      Then it is refused under shogi.move.path

    Scenario: a rook goes as far as it is free
      Given Black has rook on 2e and pawn on 2d
      And White has silver on 4e
      Then the piece on 2e can go to 1e, 3e, 4e, 2f, 2g, 2h and 2i, and nowhere else

    Scenario: a knight passes over none
      Given Black has knight on 2i, pawn on 2h, pawn on 3h and silver on 2g
      When Black moves 2i to 3g
      Then Black's knight stands on 3g

  @shogi.capture.own
  Rule: A piece does not go to a square where a piece of the same player stands.
    Scenario: Black's rook does not capture Black's pawn
      Given Black has rook on 2h and pawn on 2g
      When Black tries to move 2h to 2g
      Then it is refused under shogi.capture.own

    Scenario: Black's knight does not capture Black's pawn
      Given Black has knight on 2i and pawn on 3g
      When Black tries to move 2i to 3g
      Then it is refused under shogi.capture.own

    Scenario: White's gold does not capture White's pawn
      Given White has gold on 4b and pawn on 4c
      And it is White's turn
      When White tries to move 4b to 4c
      Then it is refused under shogi.capture.own

  @shogi.capture.hand
  Rule: A piece that goes where a piece of the opponent's stands captures it: it comes to the hand of the player who moves.
    Scenario: Black captures a pawn
      Given Black has rook on 2h
      And White has pawn on 2e
      When Black moves 2h to 2e
      Then Black's rook stands on 2e
      And nothing stands on 2h
      And Black has pawn in hand

    Scenario: White captures a silver
      Given White has gold on 4d
      And Black has silver on 4e
      And it is White's turn
      When White moves 4d to 4e
      Then White's gold stands on 4e
      And White has silver in hand
      And Black has nothing in hand

    Scenario: another piece of the same kind is captured
      Given Black has rook on 2h
      And Black holds pawn and bishop
      And White has pawn on 2e
      When Black moves 2h to 2e
      Then Black has bishop, pawn and pawn in hand

    Scenario: a move to an empty square captures nothing
      Given Black has rook on 2h
      When Black moves 2h to 2e
      Then Black has nothing in hand

    Scenario: a piece is promoted where it captures
      Given Black has pawn on 2d
      And White has bishop on 2c
      When Black moves 2d to 2c, promoting
      Then Black's promoted pawn stands on 2c
      And Black has bishop in hand

  @shogi.capture.unpromoted
  Rule: A promoted piece that is captured comes to the hand as the piece that it was before.
    Scenario: a promoted pawn comes to Black's hand as a pawn
      Given Black has rook on 2h
      And White has promoted pawn on 2e
      When Black moves 2h to 2e
      Then Black has pawn in hand

    Scenario: a dragon comes to White's hand as a rook
      Given White has gold on 4d
      And Black has dragon on 4e
      And it is White's turn
      When White moves 4d to 4e
      Then White has rook in hand

    Scenario: a promoted silver comes to Black's hand as a silver
      Given Black has rook on 2h
      And White has promoted silver on 2e
      When Black moves 2h to 2e
      Then Black has silver in hand
