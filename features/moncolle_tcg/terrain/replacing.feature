Feature: Terrain

  @moncolle_tcg.terrain.replace
  Rule: Terrain placed where terrain lies replaces it: the old card goes to its owner's discard pile, and the units stay.
    Scenario Outline: <seat> replaces terrain of their own on <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <area>
      And <seat>'s hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 5     |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Plain <plain> is in <seat>'s discard pile
      And the limit of <area> is 5

      Examples:
        | seat  | area | plain |
        | South | b2   | B2    |
        | South | c1   | C1    |
        | North | b3   | B3    |
        | North | a4   | A4    |

    Scenario Outline: what <enemy> has placed goes to the discard pile of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>
      And Plain <plain> is in <enemy>'s discard pile
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | enemy | area | plain |
        | South | North | b2   | B2    |
        | North | South | c4   | C4    |

    Scenario Outline: the proxy of <enemy> goes to the discard pile of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <area> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>
      And Proxy <proxy> is in <enemy>'s discard pile

      Examples:
        | seat  | enemy | area | proxy |
        | South | North | a1   | A1    |
        | North | South | b3   | B3    |

    Scenario Outline: a proxy of one's own is replaced by a terrain card: <seat>
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <area> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Proxy <proxy> is in <seat>'s discard pile

      Examples:
        | seat  | area | proxy |
        | South | c1   | C1    |
        | North | a4   | A4    |

    Scenario Outline: <seat>'s units stay as they are
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | standing |
        | Knight | <seat> | <area> | ready     | Item 1   |
        | Squire | <seat> | <area> | exhausted |          |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Knight and Squire are still in <area>
      And Knight is ready
      And Squire is exhausted
      And Knight wears Sword

      Examples:
        | seat  | area |
        | South | b2   |
        | North | b3   |

    Scenario: new terrain may be replaced in the same phase
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      And North has placed Marsh on c4
      When North places Grove on c4
      Then Grove lies on c4
      And Marsh is in North's discard pile

  @moncolle_tcg.ruling.enemy_terrain_protected
  Rule: Terrain that the opponent controls cannot be replaced.
    Scenario Outline: <seat> cannot replace terrain of <owner> under <state> enemies
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And <seat> has placed plain terrain on <beside>
      And these units are on the battlefield
        | unit | side    | area   | state   |
        | Ogre | <enemy> | <area> | <state> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected
      And Marsh is in <seat>'s hand
      And a terrain of <owner> lies on <area>

      Examples:
        | seat  | enemy | owner | area | beside | state     |
        | South | North | North | a3   | a2     | ready     |
        | South | North | South | b2   | a2     | exhausted |
        | North | South | South | c2   | c3     | exhausted |
        | North | South | North | b3   | c3     | ready     |

    Scenario Outline: a proxy under enemies is protected, too: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <area> before
      And these units are on the battlefield
        | unit | side    | area   |
        | Ogre | <enemy> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected

      Examples:
        | seat  | enemy | area |
        | South | North | c1   |
        | North | South | a4   |

    Scenario Outline: <seat>'s proxy replaces no terrain under enemies, here <state>, with units elsewhere
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And <seat> has placed plain terrain on <beside>
      And these units are on the battlefield
        | unit | side    | area     | state   |
        | Bat  | <seat>  | <beside> | ready   |
        | Ogre | <enemy> | <area>   | <state> |
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected
      And a terrain of <enemy> lies on <area>

      Examples:
        | seat  | enemy | area | beside | state     |
        | South | North | a3   | a2     | exhausted |
        | North | South | c2   | c3     | ready     |

    Scenario Outline: units do not protect terrain from their own player: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | enemy | area |
        | South | North | a1   |
        | North | South | c4   |

    Scenario: enemies beside a terrain do not protect it
      Given it is South's main phase
      And North has placed plain terrain on b2
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on b2
      Then Marsh lies on b2

  @moncolle_tcg.ruling.vacant_terrain_replaced
  Rule: Vacant terrain may be replaced, also if the opponent placed it.
    Scenario Outline: <seat> replaces vacant terrain of <enemy> in <where>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And <seat> has placed plain terrain on <beside>
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>

      Examples:
        | seat  | enemy | where           | area | beside |
        | South | North | its territory   | a3   | a2     |
        | South | North | one's territory | c2   | c1     |
        | North | South | its territory   | c2   | c3     |
        | North | South | one's territory | b3   | a3     |

    Scenario Outline: what nobody stands on any more is vacant: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side    | area    | attack | defence |
        | Knight | <seat>  | <base>  | 9      | 2       |
        | Ogre   | <enemy> | <there> | 9      | 2       |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And <seat> has marched Knight to <there>
      And the battle has been fought out with equal initiative
      When <seat> places Marsh on <there>
      Then a terrain of <seat> lies on <there>

      Examples:
        | seat  | enemy | base | there |
        | South | North | b1   | a1    |
        | North | South | b4   | b3    |

  @moncolle_tcg.ruling.replacement_within_limit
  Rule: Terrain cannot be replaced by one whose Limit is too small for either player's units there.
    Scenario Outline: <seat>'s units of <sum> levels fit Limit <limit>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <area> | <one> |
        | Squire | <seat> | <area> | <two> |
      And <seat>'s hand holds these cards
        | card  | kind    | limit   |
        | Marsh | terrain | <limit> |
      When <seat> places Marsh on <area>
      Then Knight and Squire are still in <area>
      And the limit of <area> is <limit>

      Examples:
        | seat  | area | one | two | sum | limit |
        | South | b2   | 4   | 2   | 6   | 6     |
        | South | a1   | 1   | 2   | 3   | 4     |
        | North | b3   | 2   | 3   | 5   | 5     |

    Scenario Outline: <seat>'s units of <sum> levels do not fit Limit <limit>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level | state   |
        | Knight | <seat> | <area> | <one> | ready   |
        | Squire | <seat> | <area> | <two> | <state> |
      And <seat>'s hand holds these cards
        | card  | kind    | limit   |
        | Marsh | terrain | <limit> |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.replacement_within_limit
      And Marsh is in <seat>'s hand
      And Knight and Squire are still in <area>

      Examples:
        | seat  | area | one | two | state     | sum | limit |
        | South | b2   | 4   | 3   | ready     | 7   | 6     |
        | South | c1   | 3   | 3   | exhausted | 6   | 5     |
        | North | b3   | 1   | 4   | ready     | 5   | 4     |
        | North | a4   | 5   | 2   | exhausted | 7   | 5     |

    Scenario Outline: a proxy must be big enough, too: <seat>, <level> levels and <other>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Plateau | <area> | 10    |
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <area> | <level> |
        | Squire | <seat> | <area> | <other> |
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.replacement_within_limit
      And Plateau lies on <area>

      Examples:
        | seat  | area | level | other |
        | South | b2   | 6     | 3     |
        | North | b3   | 3     | 6     |

    Scenario: units in other areas do not matter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 2     |
        | Giant  | South | b1   | 8     |
        | Titan  | North | b3   | 8     |
      And South's hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 2     |
      When South places Marsh on b2
      Then Marsh lies on b2
