Feature: Turn

  @moncolle_tcg.turn.first_turn_skips_hand1
  Rule: The first player's first turn has no first hand adjustment phase.
    Scenario Outline: the very first turn, <seat>'s, begins without a hand adjustment
      Given the turn order dice will show South <south> and North <north>
      When a new game begins
      Then no discard answer is open to <seat>
      And it has become <seat>'s normal summon phase
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | south | north |
        | South | 6     | 5     |
        | North | 1     | 2     |

    Scenario Outline: the second player, <seat>, has a first hand adjustment in their first turn
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      When <first> plays the turn to its end
      Then turn 2 is being played
      And it has become <seat>'s first hand adjustment phase
      And <seat> is asked for hand adjustment

      Examples:
        | first | seat  | south | north |
        | South | North | 6     | 5     |
        | North | South | 1     | 2     |

    Scenario: the first player has a first hand adjustment in their second turn
      Given the turn order dice will show South 4 and North 2
      And a new game has begun
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 3 is being played
      And it has become South's first hand adjustment phase
      And South is asked for hand adjustment

    Scenario: the very first turn has its second hand adjustment
      Given the turn order dice will show South 2 and North 4
      And a new game has begun
      And North has ended the phase
      When North ends the phase
      Then it has become North's second hand adjustment phase
      And North is asked for hand adjustment
