Feature: Turn

  @moncolle_tcg.turn.first_turn_skips_main
  Rule: The first player's first turn has no main phase.
    Scenario Outline: the very first turn, <seat>'s, has no main phase
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.main.three_actions
      And it has become <seat>'s normal summon phase

      Examples:
        | seat  | south | north | area |
        | South | 3     | 1     | b2   |
        | North | 1     | 3     | b3   |

    Scenario Outline: the second player, <seat>, has a main phase in their first turn
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      And <first> plays the turn to its end
      And <seat> has discarded nothing
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And it has become <seat>'s main phase

      Examples:
        | first | seat  | south | north | area |
        | South | North | 3     | 1     | a4   |
        | North | South | 1     | 3     | a1   |

    Scenario: the first player has a main phase in their second turn
      Given the turn order dice will show South 1 and North 6
      And a new game has begun
      And North plays the turn to its end
      And South plays the turn to its end
      When North discards nothing
      Then it has become North's main phase
      And North is asked for main action
