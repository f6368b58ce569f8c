Feature: Deck-out

  @moncolle_tcg.victory.judgement_count
  Rule: The judgement is won by the player with more units in the enemy territory.
    Scenario Outline: <south> of South's units in North's territory, <north> of North's in South's
      Given it is <turn>'s end declaration phase
      And it is turn 4
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | <k>  |
        | Squire | South | <s>  |
        | Page   | South | <p>  |
        | Ogre   | North | <o>  |
        | Troll  | North | <t>  |
        | Goblin | North | <g>  |
      When <turn> declares the end of the turn
      Then <winner> has won
      And the game has ended in <turn>'s end declaration phase

      Examples:
        | turn  | south | north | k  | s  | p  | o  | t  | g  | winner |
        | North | 3     | 2     | a3 | b3 | c4 | a2 | c2 | c3 | South  |
        | South | 2     | 1     | a4 | a4 | b2 | a1 | c3 | b4 | South  |
        | North | 1     | 2     | c3 | b1 | c1 | a2 | a2 | b3 | North  |
        | South | 0     | 1     | a2 | b1 | c1 | c2 | b3 | b4 | North  |
        | North | 1     | 0     | b3 | b1 | a1 | b4 | c3 | c4 | South  |

    Scenario Outline: levels do not count, <seat> wins with more units
      Given it is South's end declaration phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side    | area | level | attack | state     |
        | Knight | <seat>  | <a>  | 1     | 0      | exhausted |
        | Squire | <seat>  | <a>  | 1     | 0      | ready     |
        | Dragon | <other> | <b>  | 8     | 9      | ready     |
      When South declares the end of the turn
      Then <seat> has won

      Examples:
        | seat  | other | a  | b  |
        | South | North | c3 | c2 |
        | North | South | c1 | c4 |

    Scenario Outline: units at home count for nobody, <seat> wins with one unit
      Given it is North's end declaration phase
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side    | area  |
        | Knight | <seat>  | <far> |
        | Squire | <seat>  | <a>   |
        | Page   | <seat>  | <b>   |
        | Archer | <seat>  | <c>   |
        | Ogre   | <other> | <d>   |
      When North declares the end of the turn
      Then <seat> has won

      Examples:
        | seat  | other | far | a  | b  | c  | d  |
        | South | North | c3  | a2 | b1 | c1 | a4 |
        | North | South | a1  | a3 | b4 | c4 | c2 |

    Scenario: units in several areas count as much as those in one
      Given it is North's end declaration phase
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
        | Squire | South | c3   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
        | Goblin | North | b2   |
      When North declares the end of the turn
      Then North has won
