Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an engine, or a kit, that lets one of them pass
  has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a lawful pawn's move is not refused
      Given Black has pawn on 3f
      When Black tries to move 3f to 3e
      Then it is refused under shogi.piece.pawn

    Scenario: a pawn does not come back to the hand
      Given Black holds pawn
      When Black drops a pawn on 3e
      Then Black has pawn in hand

    Scenario: a check is no mate
      Given Black holds gold
      When Black drops a gold on 5b
      Then Black has won under shogi.end.mate
