Feature: Set-up

  @moncolle_tcg.setup.first_player
  Rule: Both players roll a die; the higher one takes the first turn, and equal dice are rolled again.
    Scenario Outline: South rolls <south>, North <north>
      Given the turn order dice will show South <south> and North <north>
      When a new game begins
      Then it has become <seat>'s normal summon phase
      And turn 1 is being played

      Examples:
        | south | north | seat  |
        | 5     | 2     | South |
        | 3     | 4     | North |
        | 6     | 5     | South |
        | 1     | 6     | North |

    Scenario Outline: equal dice are rolled again until one is higher, here <seat>'s
      Given the turn order dice will show South 4 and North 4
      And the turn order dice will show South 1 and North 1
      And the turn order dice will show South <south> and North <north>
      When a new game begins
      Then it has become <seat>'s normal summon phase

      Examples:
        | south | north | seat  |
        | 5     | 2     | South |
        | 2     | 3     | North |

    Scenario Outline: two dice that show <n> are rolled again, before <seat> begins
      Given the turn order dice will show South <n> and North <n>
      And the turn order dice will show South <south> and North <north>
      When a new game begins
      Then it has become <seat>'s normal summon phase

      Examples:
        | n | south | north | seat  |
        | 1 | 1     | 2     | North |
        | 2 | 2     | 1     | South |
        | 3 | 5     | 6     | North |
        | 5 | 6     | 5     | South |
        | 6 | 1     | 2     | North |
        | 6 | 2     | 1     | South |
