Feature: Promotion

  Where pieces are promoted, where they must be, and how they go then.

  @shogi.promotion.zone
  Rule: A piece may be promoted by a move that begins or ends on the three ranks that are furthest from its player; it need not be.
    Scenario: Black's pawn enters the zone and is promoted
      Given Black has pawn on 3d
      When Black moves 3d to 3c, promoting
      Then Black's promoted pawn stands on 3c

    Scenario: Black's pawn enters the zone and stays as it is
      Given Black has pawn on 3d
      When Black moves 3d to 3c
      Then Black's pawn stands on 3c

    Scenario: Black's silver is promoted within the zone
      Given Black has silver on 3c
      When Black moves 3c to 2b, promoting
      Then Black's promoted silver stands on 2b

    Scenario: Black's silver is promoted when it leaves the zone
      Given Black has silver on 3c
      When Black moves 3c to 2d, promoting
      Then Black's promoted silver stands on 2d

    Scenario: Black's bishop leaves the zone for afar and is promoted
      Given Black has bishop on 8b
      When Black moves 8b to 3g, promoting
      Then Black's horse stands on 3g

    Scenario: Black's rook leaves the zone and stays as it is
      Given Black has rook on 2c
      When Black moves 2c to 2h
      Then Black's rook stands on 2h

    Scenario: Black's pawn is not promoted before the zone
      Given Black has pawn on 3e
      When Black tries to move 3e to 3d, promoting
      Then it is refused under shogi.promotion.zone

    Scenario: Black's silver is not promoted in Black's own camp
      Given Black has silver on 3h
      When Black tries to move 3h to 3g, promoting
      Then it is refused under shogi.promotion.zone

    Scenario: White's pawn enters the zone and is promoted
      Given White has pawn on 3f
      And it is White's turn
      When White moves 3f to 3g, promoting
      Then White's promoted pawn stands on 3g

    Scenario: White's silver is promoted when it leaves the zone
      Given White has silver on 3g
      And it is White's turn
      When White moves 3g to 4f, promoting
      Then White's promoted silver stands on 4f

    Scenario: White's pawn is not promoted before the zone
      Given White has pawn on 3e
      And it is White's turn
      When White tries to move 3e to 3f, promoting
      Then it is refused under shogi.promotion.zone

    Scenario: White's silver is not promoted in White's own camp
      Given White has silver on 3b
      And it is White's turn
      When White tries to move 3b to 3c, promoting
      Then it is refused under shogi.promotion.zone

  @shogi.promotion.kinds
  Rule: A king, a gold and a piece that is promoted already are not promoted.
    Scenario: Black's gold is not promoted
      Given Black has gold on 3d
      When Black tries to move 3d to 3c, promoting
      Then it is refused under shogi.promotion.kinds

    Scenario: Black's king is not promoted
      Given Black has king on 2d
      When Black tries to move 2d to 2c, promoting
      Then it is refused under shogi.promotion.kinds

    Scenario: Black's promoted pawn is not promoted again
      Given Black has promoted pawn on 3d
      When Black tries to move 3d to 3c, promoting
      Then it is refused under shogi.promotion.kinds

    Scenario: Black's dragon is not promoted again
      Given Black has dragon on 3d
      When Black tries to move 3d to 3c, promoting
      Then it is refused under shogi.promotion.kinds

    Scenario: White's gold is not promoted
      Given White has gold on 3f
      And it is White's turn
      When White tries to move 3f to 3g, promoting
      Then it is refused under shogi.promotion.kinds

    Scenario: White's horse is not promoted again
      Given White has horse on 3f
      And it is White's turn
      When White tries to move 3f to 3g, promoting
      Then it is refused under shogi.promotion.kinds

    Scenario: Black's rook is promoted
      Given Black has rook on 2h
      When Black moves 2h to 2c, promoting
      Then Black's dragon stands on 2c

    Scenario: Black's lance is promoted
      Given Black has lance on 2d
      When Black moves 2d to 2b, promoting
      Then Black's promoted lance stands on 2b

    Scenario: White's knight is promoted
      Given White has knight on 2e
      And it is White's turn
      When White moves 2e to 3g, promoting
      Then White's promoted knight stands on 3g

  @shogi.promotion.forced
  Rule: A piece is promoted where it could never move again: a pawn and a lance on the last rank, a knight on the last two.
    Scenario: Black's pawn does not stay a pawn on the last rank
      Given Black has pawn on 2b
      When Black tries to move 2b to 2a
      Then it is refused under shogi.promotion.forced

    Scenario: Black's lance does not stay a lance on the last rank
      Given Black has lance on 2d
      When Black tries to move 2d to 2a
      Then it is refused under shogi.promotion.forced

    Scenario: Black's knight does not stay a knight on the last rank
      Given Black has knight on 2c
      When Black tries to move 2c to 1a
      Then it is refused under shogi.promotion.forced

    Scenario: Black's knight does not stay a knight on the last rank but one
      Given Black has knight on 2d
      When Black tries to move 2d to 1b
      Then it is refused under shogi.promotion.forced

    Scenario: White's pawn does not stay a pawn on the last rank
      Given White has pawn on 2h
      And it is White's turn
      When White tries to move 2h to 2i
      Then it is refused under shogi.promotion.forced

    Scenario: White's lance does not stay a lance on the last rank
      Given White has lance on 2f
      And it is White's turn
      When White tries to move 2f to 2i
      Then it is refused under shogi.promotion.forced

    Scenario: White's knight does not stay a knight on the last rank but one
      Given White has knight on 2f
      And it is White's turn
      When White tries to move 2f to 1h
      Then it is refused under shogi.promotion.forced

    Scenario: Black's pawn is promoted on the last rank
      Given Black has pawn on 2b
      When Black moves 2b to 2a, promoting
      Then Black's promoted pawn stands on 2a

    Scenario: Black's lance may stay a lance on the last rank but one
      Given Black has lance on 2d
      When Black moves 2d to 2b
      Then Black's lance stands on 2b

    Scenario: Black's knight may stay a knight on the third rank
      Given Black has knight on 2e
      When Black moves 2e to 1c
      Then Black's knight stands on 1c

    Scenario: Black's silver may stay a silver on the last rank
      Given Black has silver on 2b
      When Black moves 2b to 2a
      Then Black's silver stands on 2a

    Scenario: White's knight may stay a knight on the third rank
      Given White has knight on 2e
      And it is White's turn
      When White moves 2e to 1g
      Then White's knight stands on 1g

  @shogi.promoted.gold
  Rule: A promoted pawn, lance, knight or silver goes like a gold, and no longer like what it was.
    Scenario: where Black's promoted pawn goes
      Given Black has promoted pawn on 3e
      Then the piece on 3e can go to 3d, 4d, 2d, 4e, 2e and 3f, and nowhere else

    Scenario: where Black's promoted lance goes
      Given Black has promoted lance on 3e
      Then the piece on 3e can go to 3d, 4d, 2d, 4e, 2e and 3f, and nowhere else

    Scenario: where Black's promoted knight goes
      Given Black has promoted knight on 3e
      Then the piece on 3e can go to 3d, 4d, 2d, 4e, 2e and 3f, and nowhere else

    Scenario: where Black's promoted silver goes
      Given Black has promoted silver on 3e
      Then the piece on 3e can go to 3d, 4d, 2d, 4e, 2e and 3f, and nowhere else

    Scenario: where White's promoted pawn goes
      Given White has promoted pawn on 3e
      And it is White's turn
      Then the piece on 3e can go to 3f, 4f, 2f, 4e, 2e and 3d, and nowhere else

    Scenario: where White's promoted silver goes
      Given White has promoted silver on 3e
      And it is White's turn
      Then the piece on 3e can go to 3f, 4f, 2f, 4e, 2e and 3d, and nowhere else

    Scenario: Black's promoted lance does not go far
      Given Black has promoted lance on 3e
      When Black tries to move 3e to 3c
      Then it is refused under shogi.promoted.gold

    Scenario: Black's promoted knight does not jump
      Given Black has promoted knight on 3e
      When Black tries to move 3e to 2c
      Then it is refused under shogi.promoted.gold

    Scenario: White's promoted silver does not go diagonally back
      Given White has promoted silver on 3e
      And it is White's turn
      When White tries to move 3e to 4d
      Then it is refused under shogi.promoted.gold

  @shogi.promoted.horse
  Rule: A promoted bishop, the horse, goes like a bishop, or one square straight.
    Scenario: where Black's horse goes
      Given Black has horse on 3e
      Then the piece on 3e can go to 7a, 6b, 5c, 4d, 2d, 1c, 1g, 2f, 4f, 5g, 6h, 7i, 3d, 3f, 2e and 4e, and nowhere else

    Scenario: where White's horse goes
      Given White has horse on 3e
      And it is White's turn
      Then the piece on 3e can go to 7a, 6b, 5c, 4d, 2d, 1c, 1g, 2f, 4f, 5g, 6h, 7i, 3d, 3f, 2e and 4e, and nowhere else

    Scenario: Black's horse does not go two squares straight
      Given Black has horse on 3e
      When Black tries to move 3e to 3g
      Then it is refused under shogi.promoted.horse

    Scenario: White's horse does not go two squares sideways
      Given White has horse on 3e
      And it is White's turn
      When White tries to move 3e to 1e
      Then it is refused under shogi.promoted.horse

  @shogi.promoted.dragon
  Rule: A promoted rook, the dragon, goes like a rook, or one square diagonally.
    Scenario: where Black's dragon goes
      Given Black has dragon on 3e
      Then the piece on 3e can go to 3a, 3b, 3c, 3d, 3f, 3g, 3h, 3i, 9e, 8e, 7e, 6e, 5e, 4e, 2e, 1e, 2d, 4d, 2f and 4f, and nowhere else

    Scenario: where White's dragon goes
      Given White has dragon on 3e
      And it is White's turn
      Then the piece on 3e can go to 3a, 3b, 3c, 3d, 3f, 3g, 3h, 3i, 9e, 8e, 7e, 6e, 5e, 4e, 2e, 1e, 2d, 4d, 2f and 4f, and nowhere else

    Scenario: Black's dragon does not go two squares diagonally
      Given Black has dragon on 3e
      When Black tries to move 3e to 5g
      Then it is refused under shogi.promoted.dragon

    Scenario: White's dragon does not go two squares diagonally
      Given White has dragon on 3e
      And it is White's turn
      When White tries to move 3e to 1c
      Then it is refused under shogi.promoted.dragon
