Feature: Normal summon

  @moncolle_tcg.summonphase.no_count_limit
  Rule: In one phase any number of units may be normally summoned that the Limit of the base has room for; levels cost nothing.
    Scenario Outline: South summons units of levels <one>, <two> and <three>
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | level   |
        | Imp   | <one>   |
        | Wisp  | <two>   |
        | Giant | <three> |
      And South has ended the phase
      And South has summoned Imp to b1
      And South has summoned Wisp to b1
      When South summons Giant to b1
      Then Imp, Wisp and Giant are in b1
      And South's hand has 0 cards
      And South's deck has 3 cards

      Examples:
        | one | two | three |
        | 1   | 3   | 6     |
        | 4   | 4   | 2     |
        | 2   | 2   | 2     |

    Scenario Outline: <seat> has no room for level <three> beside <one> and <two>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | level   |
        | Imp   | <one>   |
        | Wisp  | <two>   |
        | Giant | <three> |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      And <seat> has summoned Wisp to <base>
      When <seat> tries to summon Giant to <base>
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy or moncolle_tcg.summonphase.no_count_limit
      And Giant is in <seat>'s hand

      Examples:
        | seat  | base | one | two | three |
        | South | b1   | 2   | 3   | 6     |
        | North | b4   | 4   | 4   | 3     |

    Scenario Outline: <state> units in the base need room, too
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level | state   |
        | Knight | South | b1   | 7     | <state> |
      And South's hand holds these cards
        | card | level |
        | Imp  | 4     |
        | Wisp | 3     |
      And South has ended the phase
      When South tries to summon Imp to b1
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy or moncolle_tcg.summonphase.no_count_limit

      Examples:
        | state     |
        | ready     |
        | exhausted |

    Scenario: units elsewhere need no room in the base
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 8     |
        | Ogre   | North | b4   | 10    |
      And South's hand holds these cards
        | card  | level |
        | Giant | 10    |
      And South has ended the phase
      When South summons Giant to b1
      Then Giant is in b1

    Scenario: five units are summoned in one phase
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   | level |
        | Imp    | 1     |
        | Wisp   | 2     |
        | Goblin | 2     |
        | Bat    | 2     |
        | Page   | 3     |
      And South has ended the phase
      And South has summoned Imp to b1
      And South has summoned Wisp to b1
      And South has summoned Goblin to b1
      And South has summoned Bat to b1
      When South summons Page to b1
      Then Imp, Wisp, Goblin, Bat and Page are in b1
