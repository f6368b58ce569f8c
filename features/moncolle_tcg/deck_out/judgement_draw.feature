Feature: Deck-out

  @moncolle_tcg.victory.judgement_draw
  Rule: With equally many units in the enemy territories the judgement is a draw.
    Scenario Outline: equally many units make a draw, <what>
      Given it is <turn>'s end declaration phase
      And it is turn 8
      And turn 8 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | <k>  | 5     |
        | Squire | South | <s>  | 1     |
        | Page   | South | b2   | 1     |
        | Ogre   | North | <o>  | 1     |
        | Troll  | North | <t>  | 1     |
      When <turn> declares the end of the turn
      Then the game has ended in a draw
      And nobody is asked for anything

      Examples:
        | turn  | what       | k  | s  | o  | t  |
        | North | two to two | a3 | b3 | a2 | c2 |
        | South | two to two | c4 | c4 | c1 | a1 |
        | North | one to one | b3 | b1 | c2 | c3 |
        | South | none       | c2 | b1 | b4 | c3 |

    Scenario: without any unit the judgement is a draw
      Given it is South's end declaration phase
      And turn 3 is the final turn
      When South declares the end of the turn
      Then the game has ended in a draw
