Feature: Field

  Twelve areas, two territories, two bases; terrain says where units can be, and its Limit how many.

  @moncolle_tcg.board.grid
  Rule: The field has twelve areas in three columns and four rows.
    Scenario Outline: <area> is an area of the field
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      When South ends the phase
      Then Knight is in <area>

      Examples:
        | area | seat  |
        | a1   | South |
        | b1   | South |
        | c1   | North |
        | a2   | North |
        | b2   | South |
        | c2   | South |
        | a3   | South |
        | b3   | North |
        | c3   | North |
        | a4   | North |
        | b4   | North |
        | c4   | South |

    Scenario Outline: <area> is no area of the field
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <area> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | area |
        | d1   |
        | d3   |
        | a5   |
        | b0   |
        | c5   |

    Scenario Outline: a march from one end of the field to the other, in column <column>
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area      |
        | Ford    | <column>1 |
        | Marsh   | <column>2 |
        | Moor    | <column>3 |
        | Heath   | <column>4 |
      And these units are on the battlefield
        | unit   | side  | area      | march |
        | Knight | North | <column>3 | walk  |
      When North marches Knight to <column>2
      Then Knight is in <column>2

      Examples:
        | column |
        | a      |
        | c      |

    Scenario: no march from one edge of the field round to the other
      Given it is South's main phase
      And plain terrain lies on c2
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | a2   | fly   |
      When South tries to march Knight to c2
      Then it is refused under moncolle_tcg.march.fly_range

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
      Given it is <turn>'s end declaration phase
      And turn 4 is the final turn
      And it is turn 4
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      When <turn> declares the end of the turn
      Then the game has ended in a draw

      Examples:
        | area | seat  | turn  |
        | a1   | South | North |
        | b1   | South | South |
        | a2   | South | North |
        | c2   | South | South |
        | b2   | South | South |
        | b3   | North | North |
        | a3   | North | South |
        | c3   | North | South |
        | b4   | North | North |
        | c4   | North | North |

  @moncolle_tcg.board.base_space
  Rule: Each player's base is the middle area of that player's back row, and it can be neither moved nor replaced.
    Scenario Outline: <seat>'s base is the middle of their own back row
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      And <seat> has ended the phase
      When <seat> summons Imp to <base>
      Then Imp is in <base>
      And a base of <seat> lies on <base>

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: no base of <seat> in <area>
      Given it is <seat>'s normal summon phase
      And plain terrain lies on <area>
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      And <seat> has ended the phase
      When <seat> tries to summon Imp to <area>
      Then it is refused under moncolle_tcg.summonphase.base_only

      Examples:
        | seat  | area |
        | South | a1   |
        | South | b2   |
        | North | c4   |
        | North | b3   |

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
        | North | c4   | b4   | the base | plain terrain lies on c3              |
        | North | a3   | a2   | a proxy  | South has placed a proxy on a2 before |
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
        | North | a3   | a2   | walk        |
        | North | b3   | a2   | fly         |
        | South | b1   | b3   | long flight |

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

  @moncolle_tcg.board.limit
  Rule: The levels of one player's units on a terrain may not total more than its Limit; each player is counted apart.
    Scenario Outline: <seat>'s levels <there> and <marching> where the Limit is 6
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Cave    | <area> | 6     |
      And these units are on the battlefield
        | unit   | side   | area   | level      |
        | Knight | <seat> | <from> | <marching> |
        | Squire | <seat> | <area> | <there>    |
      When <seat> <act> Knight to <area>
      Then <outcome>

      Examples:
        | seat  | from | area | there | marching | act            | outcome                                      |
        | South | b1   | b2   | 3     | 3        | marches        | Knight is in b2                              |
        | South | b1   | b2   | 3     | 4        | tries to march | it is refused under moncolle_tcg.march.limit |
        | North | c4   | c3   | 1     | 5        | marches        | Knight is in c3                              |
        | North | c4   | c3   | 2     | 5        | tries to march | it is refused under moncolle_tcg.march.limit |

    Scenario: exhausted units use up levels like ready ones
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Knight | South | c1   | 2     | ready     |
        | Squire | South | c2   | 3     | exhausted |
        | Page   | South | c2   | 2     | exhausted |
      When South tries to march Knight to c2
      Then it is refused under moncolle_tcg.march.limit

    Scenario: a march that leaves the area makes room for another
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c4   | 4     |
        | Squire | North | c3   | 4     |
      And North has marched Squire to c4
      When North marches Knight to c3
      Then Knight is in c3
      And North uses 4 levels of c3

    Scenario: the levels of units that march together are added up
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | a3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | a4   | 3     |
        | Squire | North | b3   | 2     |
        | Page   | North | b3   | 2     |
      When North tries to march Knight, Squire and Page to a3
      Then it is refused under moncolle_tcg.march.limit

    Scenario Outline: the levels of the enemy do not count, whoever has more there: <enemy>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Cave    | c3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | c2   | 6       |
        | Ogre   | North | c3   | <enemy> |
      When South marches Knight to c3
      Then a battle is going on in c3
      And South uses 6 levels of c3
      And North uses <enemy> levels of c3

      Examples:
        | enemy |
        | 2     |
        | 6     |

    Scenario Outline: more levels of <seat> than the Limit allows are turned down, <one> and <other>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Cave    | <area> | 6     |
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <area> | <one>   |
        | Squire | <seat> | <area> | <other> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | seat  | area | one | other |
        | South | a3   | 3   | 4     |
        | North | c4   | 6   | 1     |

  @moncolle_tcg.board.limit_base_and_proxy
  Rule: A base has the Limit 10, a proxy terrain the Limit 8.
    Scenario Outline: ten levels in <seat>'s base
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <base> | 7     |
      And <seat>'s hand holds these cards
        | card | level   |
        | Imp  | <level> |
      And <seat> has ended the phase
      When <seat> <act> Imp to <base>
      Then <outcome>

      Examples:
        | seat  | base | level | act             | outcome                                                     |
        | South | b1   | 3     | summons         | South uses 10 levels of b1                                  |
        | South | b1   | 4     | tries to summon | it is refused under moncolle_tcg.board.limit_base_and_proxy |
        | North | b4   | 3     | summons         | North uses 10 levels of b4                                  |
        | North | b4   | 4     | tries to summon | it is refused under moncolle_tcg.board.limit_base_and_proxy |

    Scenario Outline: units summoned one after the other into <seat>'s base share its Limit
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <base> | 6     |
      And <seat>'s hand holds these cards
        | card | level |
        | Imp  | 3     |
        | Wisp | 2     |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      When <seat> tries to summon Wisp to <base>
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: units march back into <seat>'s base, <level> levels to seven
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <base> | 7       |
        | Squire | <seat> | <from> | <level> |
      When <seat> <act> Squire to <base>
      Then <outcome>

      Examples:
        | seat  | from | base | level | act            | outcome                                      |
        | South | a1   | b1   | 3     | marches        | Squire is in b1                              |
        | South | b2   | b1   | 4     | tries to march | it is refused under moncolle_tcg.march.limit |
        | North | c4   | b4   | 4     | tries to march | it is refused under moncolle_tcg.march.limit |

    Scenario Outline: eight levels on a proxy, here <first> and <second>
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <area> before
      And these units are on the battlefield
        | unit   | side   | area   | level    |
        | Knight | <seat> | <area> | <first>  |
        | Squire | <seat> | <from> | <second> |
      When <seat> <act> Squire to <area>
      Then <outcome>

      Examples:
        | seat  | from | area | first | second | act            | outcome                                      |
        | South | a1   | a2   | 5     | 3      | marches        | South uses 8 levels of a2                    |
        | South | a1   | a2   | 5     | 4      | tries to march | it is refused under moncolle_tcg.march.limit |
        | North | c4   | c3   | 4     | 4      | marches        | North uses 8 levels of c3                    |
        | North | c4   | c3   | 4     | 5      | tries to march | it is refused under moncolle_tcg.march.limit |

    Scenario Outline: more levels of <seat> on <what> than its Limit are turned down
      Given it is South's main phase
      And South has placed a proxy on c2 before
      And North has placed a proxy on a3 before
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <area> | <one> |
        | Squire | <seat> | <area> | 4     |
      When the position is put on the table
      Then it is turned down

      Examples:
        | seat  | what           | area | one |
        | South | a proxy        | c2   | 5   |
        | North | a proxy        | a3   | 5   |
        | South | the base       | b1   | 7   |
        | North | the base       | b4   | 7   |
        | North | the enemy base | b1   | 7   |

    Scenario: a proxy that is laid has the Limit 8, the bases have the Limit 10
      Given it is North's main phase
      When North places a proxy on c4
      Then the limit of c4 is 8
      And the limit of b1 is 10
      And the limit of b4 is 10

    Scenario Outline: exhausted units take up room in <seat>'s base, too
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | level | state     |
        | Knight | <seat> | <base> | 7     | exhausted |
      And <seat>'s hand holds these cards
        | card | level |
        | Imp  | 4     |
      And <seat> has ended the phase
      When <seat> tries to summon Imp to <base>
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: eight levels march onto a proxy of the opponent, <seat> marching
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <to> before
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <from> | 5     |
        | Squire | <seat> | <from> | 3     |
      When <seat> marches Knight and Squire to <to>
      Then <seat> uses 8 levels of <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

  @moncolle_tcg.terrain.control
  Rule: A player controls the terrain where that player's units are; a base without units is its owner's, other vacant terrain is nobody's.
    Scenario Outline: <seat> controls <area> with a unit there, and builds on beside it
      Given it is <seat>'s main phase
      And <other> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   | state   |
        | Knight | <seat> | <area> | <state> |
      And <seat>'s hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When <seat> places Moor on <beside>
      Then Moor lies on <beside>

      Examples:
        | seat  | other | area | beside | state     |
        | South | North | a3   | a4     | ready     |
        | South | North | c4   | c3     | exhausted |
        | North | South | a2   | b2     | exhausted |
        | North | South | c1   | c2     | ready     |

    Scenario Outline: <seat> does not control a vacant <area> that the opponent has placed
      Given it is <seat>'s main phase
      And <other> has placed plain terrain on <area>
      And <seat>'s hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When <seat> tries to place Moor on <beside>
      Then it is refused under moncolle_tcg.terrain.adjacency

      Examples:
        | seat  | other | area | beside |
        | South | North | a3   | a4     |
        | North | South | c2   | c1     |

    Scenario Outline: <seat> replaces a vacant terrain, which nobody controls, in <area>
      Given it is <seat>'s main phase
      And <other> has placed plain terrain on <area>
      And <seat>'s hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When <seat> places Moor on <area>
      Then Moor lies on <area>

      Examples:
        | seat  | other | area |
        | South | North | a1   |
        | North | South | c4   |

    Scenario Outline: <seat> does not replace a terrain that the opponent controls with a unit, in <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit | side    | area   |
        | Ogre | <other> | <area> |
      And <seat>'s hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When <seat> tries to place Moor on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected

      Examples:
        | seat  | other | area |
        | South | North | c1   |
        | North | South | a4   |

    Scenario: where South builds beside what it controls and has placed
      Given it is South's main phase
      And North has placed plain terrain on a3
      And North has placed plain terrain on c4
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      And South has placed Moor on c1
      Then the place proxy answers open to South are exactly
        | area |
        | a1   |
        | b2   |
        | c1   |
        | c2   |
        | a2   |
        | a4   |
        | b3   |

    Scenario: where North builds beside what it controls
      Given it is North's main phase
      And South has placed plain terrain on c2
      And South has placed plain terrain on a2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Ogre   | South | a2   |
      Then the place proxy answers open to North are exactly
        | area |
        | a4   |
        | c4   |
        | b3   |
        | c3   |
        | b2   |
        | c1   |

    Scenario: control goes with the unit that leaves
      Given it is South's main phase
      And North has placed plain terrain on a3
      And plain terrain lies on a2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      And South has marched Knight to a2
      When South tries to place Moor on a4
      Then it is refused under moncolle_tcg.terrain.adjacency
      And a3 is empty

    Scenario Outline: an empty base is its owner's, <seat>'s
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When <seat> places Moor on <area>
      Then Moor lies on <area>

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c4   |

    Scenario Outline: an empty base is not the opponent's, here not <seat>'s
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When <seat> tries to place Moor on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency

      Examples:
        | seat  | area |
        | South | a4   |
        | North | b2   |

    Scenario Outline: a vacant proxy is nobody's, so that <seat> replaces one of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <area> before
      And <seat> has placed plain terrain on <beside>
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | enemy | area | beside |
        | South | North | a3   | a2     |
        | North | South | c2   | c3     |

  @moncolle_tcg.ruling.face_down_cards_unseen
  Rule: Nobody may look at face-down bases and proxy terrain, not even their owner.
    Scenario Outline: <viewer> does not see the card of a base
      Given it is North's main phase
      When North ends the phase
      Then <viewer> does not see what lies on b1
      And <viewer> does not see what lies on b4
      And a base of South lies on b1

      Examples:
        | viewer     |
        | South      |
        | North      |
        | the public |

    Scenario Outline: <viewer> does not see the cards of proxies
      Given it is North's main phase
      And South has placed a proxy on a2 before
      And North has placed a proxy on c3 before
      When North ends the phase
      Then <viewer> does not see what lies on a2
      And <viewer> does not see what lies on c3
      And a proxy of South lies on a2

      Examples:
        | viewer     |
        | South      |
        | North      |
        | the public |

    Scenario Outline: nobody learns what a proxy of <seat> was laid of, not even <viewer>
      Given it is <seat>'s main phase
      And <seat>'s deck holds these cards, from the top
        | card   |
        | Secret |
        | Other  |
      When <seat> places a proxy on <area>
      Then <viewer> does not see what lies on <area>
      And <viewer> does not learn of Secret anywhere

      Examples:
        | seat  | area | viewer     |
        | South | b2   | South      |
        | South | b2   | North      |
        | North | a4   | North      |
        | North | a4   | the public |

    Scenario: terrain of the hand lies face up for all
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on c1
      Then North sees Moor on c1
      And South sees Moor on c1
      And the public sees Moor on c1
