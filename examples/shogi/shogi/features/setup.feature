Feature: Preparing the game

  The first position, and who begins.

  @shogi.setup.board
  Rule: Each player has, from the nearest rank on, a lance, knight, silver, gold, king, gold, silver, knight and lance; a rook on the right and a bishop on the left; nine pawns. Nobody has a piece in hand.
    Scenario: Black's pieces
      When a game begins
      Then Black's lance stands on 9i
      And Black's knight stands on 8i
      And Black's silver stands on 7i
      And Black's gold stands on 6i
      And Black's king stands on 5i
      And Black's gold stands on 4i
      And Black's silver stands on 3i
      And Black's knight stands on 2i
      And Black's lance stands on 1i
      And Black's bishop stands on 8h
      And Black's rook stands on 2h
      And Black's pawn stands on 9g
      And Black's pawn stands on 5g
      And Black has nothing in hand

    Scenario: White's pieces
      When a game begins
      Then White's lance stands on 9a
      And White's knight stands on 8a
      And White's silver stands on 7a
      And White's gold stands on 6a
      And White's king stands on 5a
      And White's gold stands on 4a
      And White's silver stands on 3a
      And White's knight stands on 2a
      And White's lance stands on 1a
      And White's rook stands on 8b
      And White's bishop stands on 2b
      And White's pawn stands on 1c
      And White's pawn stands on 5c
      And White has nothing in hand

  @shogi.setup.first
  Rule: Black moves first.
    Scenario: Black moves first
      When a game begins
      And Black moves 7g to 7f
      Then Black's pawn stands on 7f

    Scenario: White does not move first
      When a game begins
      And White tries to move 3c to 3d
      Then it is refused under shogi.turn.alternate
