Feature: Field

  @moncolle_tcg.board.territories
  Rule: The two rows nearer to a player are that player's own territory, the other two are the enemy territory.
    Scenario Outline: <area> is enemy territory to South, own territory to North
      Given it is <turn>'s end declaration phase
      And turn 4 is the final turn
      And it is turn 4
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <area> |
        | Squire | North | c3     |
      When <turn> declares the end of the turn
      Then South has won

      Examples:
        | area | turn  |
        | a3   | South |
        | b3   | North |
        | a4   | South |
        | c4   | North |

    Scenario Outline: <area> is enemy territory to North, own territory to South
      Given it is <turn>'s end declaration phase
      And turn 4 is the final turn
      And it is turn 4
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | North | <area> |
        | Squire | South | c2     |
      When <turn> declares the end of the turn
      Then North has won

      Examples:
        | area | turn  |
        | a2   | North |
        | b2   | South |
        | a1   | South |
        | c1   | North |

    Scenario Outline: <area> is <seat>'s own territory
      Given it is South's end declaration phase
      And turn 4 is the final turn
      And it is turn 4
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      When South declares the end of the turn
      Then the game has ended in a draw

      Examples:
        | area | seat  |
        | b1   | South |
        | c2   | South |
        | a3   | North |
