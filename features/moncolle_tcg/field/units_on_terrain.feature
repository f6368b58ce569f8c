Feature: Field

  @moncolle_tcg.board.units_on_terrain
  Rule: Units can be only in areas that hold a base or a terrain, and an area holds at most one of these.
    Scenario Outline: <seat>'s unit marches onto <what>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      And <ground>
      When <seat> marches Knight to <area>
      Then Knight is in <area>

      Examples:
        | seat  | from | area | what     | ground                                |
        | South | c1   | c2   | terrain  | plain terrain lies on c2              |
        | South | c1   | b1   | the base | plain terrain lies on c2              |
        | North | c3   | c2   | a proxy  | South has placed a proxy on c2 before |
        | South | a1   | b1   | the base | plain terrain lies on c2              |

    Scenario Outline: <seat>'s unit does not march onto bare ground, to <area>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | march   |
        | Knight | <seat> | <from> | <march> |
      When <seat> tries to march Knight to <area>
      Then it is refused under moncolle_tcg.board.units_on_terrain

      Examples:
        | seat  | from | area | march       |
        | South | c1   | c2   | walk        |
        | North | b3   | a2   | fly         |
        | South | c1   | c3   | long flight |

    Scenario: the ground that is jumped over may be bare
      Given it is South's main phase
      And plain terrain lies on c3
      And these units are on the battlefield
        | unit   | side  | area | march       |
        | Dragon | South | c1   | long flight |
      When South marches Dragon to c3
      Then Dragon is in c3

    Scenario Outline: a unit of <seat> on bare ground is turned down
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <area> is bare ground
      When the position is put on the table
      Then it is turned down

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c4   |

    Scenario: at first there is terrain nowhere but in the bases
      Given the turn order dice will show South 4 and North 2
      When a new game begins
      Then nothing lies on b2
      And nothing lies on c3
      And nothing lies on a4

    Scenario: two terrains in an area are turned down
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area |
        | Cave    | a3   |
        | Moor    | a3   |
      When the position is put on the table
      Then it is turned down

    Scenario: a new terrain takes the place of the old one
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | placed by |
        | Cave    | b3   | North     |
      And North's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When North places Moor on b3
      Then Moor lies on b3
      And Cave is in North's discard pile
