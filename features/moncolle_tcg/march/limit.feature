Feature: March

  @moncolle_tcg.march.limit
  Rule: A march is declared only if the marching side's units at its destination then fit the Limit there.
    Scenario Outline: level <level> joins <there> on Limit <limit>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | <to> | <limit> |
      And these units are on the battlefield
        | unit   | side  | area   | level   |
        | Knight | South | <from> | <level> |
        | Squire | South | <to>   | <there> |
      When South marches Knight to <to>
      Then Knight and Squire are in <to>

      Examples:
        | from | to | level | there | limit |
        | b1   | b2 | 2     | 6     | 8     |
        | b2   | b3 | 2     | 3     | 5     |
        | b2   | b3 | 6     | 3     | 9     |
        | b1   | b2 | 1     | 1     | 5     |

    Scenario Outline: level <level> does not join <there> on Limit <limit>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | <to> | <limit> |
      And these units are on the battlefield
        | unit   | side  | area   | level   | state   |
        | Knight | South | <from> | <level> | ready   |
        | Squire | South | <to>   | <there> | <state> |
      When South tries to march Knight to <to>
      Then it is refused under moncolle_tcg.march.limit
      And Knight is still in <from>

      Examples:
        | from | to | level | there | limit | state     |
        | b1   | b2 | 3     | 6     | 8     | ready     |
        | a2   | a3 | 3     | 3     | 5     | exhausted |
        | c2   | c3 | 6     | 4     | 9     | exhausted |
        | b1   | b2 | 3     | 3     | 5     | ready     |

    Scenario Outline: the levels of all who march count: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <from> | 4     |
        | Squire | <seat> | <from> | 2     |
        | Page   | <seat> | <away> | 3     |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.limit
      And Page is still in <away>

      Examples:
        | seat  | from | away | to | units                   |
        | South | b1   | a2   | b2 | Knight, Squire and Page |
        | North | b4   | c3   | b3 | Page, Squire and Knight |

    Scenario: the Limit bounds a march into battle, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 6     |
        | Squire | South | b1   | 3     |
        | Ogre   | North | b2   | 1     |
      When South tries to march Knight and Squire to b2
      Then it is refused under moncolle_tcg.march.limit
      And no battle is going on

    Scenario: enemies on the destination take no room
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 6     |
        | Squire | South | b1   | 2     |
        | Ogre   | North | b2   | 8     |
      When South marches Knight and Squire to b2
      Then a battle is going on in b2

    Scenario Outline: a base holds 10: level <level> beside 8
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b2   | <level> |
        | Giant  | South | b1   | 8       |
      When <does>
      Then <outcome>

      Examples:
        | level | does                              | outcome                                      |
        | 2     | South marches Knight to b1        | Knight is in b1                              |
        | 3     | South tries to march Knight to b1 | it is refused under moncolle_tcg.march.limit |

    Scenario: the enemy's levels take no room in the enemy's base
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b3   | 3     |
        | Ogre   | North | b4   | 9     |
      When South marches Knight to b4
      Then a battle is going on in b4
