Feature: Field

  @moncolle_tcg.board.base_space
  Rule: Each player's base is the middle area of that player's back row, and it can be neither moved nor replaced.
    Scenario: South's base is the middle of their own back row
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has ended the phase
      When South summons Imp to b1
      Then Imp is in b1
      And a base of South lies on b1

    Scenario Outline: no base of South in <area>
      Given it is South's normal summon phase
      And plain terrain lies on <area>
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has ended the phase
      When South tries to summon Imp to <area>
      Then it is refused under moncolle_tcg.summonphase.base_only

      Examples:
        | area |
        | a1   |
        | b2   |

    Scenario Outline: <seat> lays no terrain on <whose> base
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a4   |
        | Ogre   | North | c1   |
      And <seat>'s hand holds these cards
        | card | kind    | limit |
        | Cave | terrain | 12    |
      When <seat> tries to place Cave on <base>
      Then it is refused under moncolle_tcg.board.base_space

      Examples:
        | seat  | whose          | base |
        | South | their own      | b1   |
        | South | the opponent's | b4   |
        | North | their own      | b4   |
        | North | the opponent's | b1   |

    Scenario Outline: <seat> lays no proxy on <whose> base
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a4   |
        | Ogre   | North | c1   |
      When <seat> tries to place a proxy on <base>
      Then it is refused under moncolle_tcg.board.base_space

      Examples:
        | seat  | whose          | base |
        | South | their own      | b1   |
        | South | the opponent's | b4   |
        | North | their own      | b4   |
        | North | the opponent's | b1   |

    Scenario Outline: a terrain on the base in <base> is turned down
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area   |
        | Cave    | <base> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | base |
        | b1   |
        | b4   |
