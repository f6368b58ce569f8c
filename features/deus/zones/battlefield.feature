Feature: Zones

  Where units and cards can be, who may see them, and how much there may be of them.

  @deus.zone.battlefield
  Rule: The battlefield is a grid of nine areas, three by three, and units exist only in those areas.
    Scenario Outline: <area> is an area
      Given a unit of <side> stands in area <area>
      When the position is put on the table
      Then it is accepted

      Examples:
        | side  | area |
        | South | a1   |
        | South | b1   |
        | South | c1   |
        | South | a2   |
        | North | b2   |
        | North | c2   |
        | North | a3   |
        | North | b3   |
        | North | c3   |

    Scenario Outline: <area> is no area
      Given a unit of South stands in area <area>
      When the position is put on the table
      Then it is turned down

      Examples:
        | area |
        | d1   |
        | d2   |
        | a4   |
        | b0   |

    Scenario: a unit is not in two areas
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And Knight also stands in b1 for South
      When the position is put on the table
      Then it is turned down

  @deus.zone.area_limit_8
  Rule: A player's units in one area may total at most level 8.
    Scenario Outline: level <level> joins level 6
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | level |
        | Ogre | South | b1   | 6     |
      And South's hand holds these cards
        | card   | level   |
        | Knight | <level> |
      When South <summons> Knight to b1
      Then <outcome>

      Examples:
        | level | summons         | outcome                                           |
        | 1     | summons         | Knight is in b1                                   |
        | 2     | summons         | Knight is in b1                                   |
        | 3     | tries to summon | it is refused under deus.turn.summon.normal_limit |

    Scenario Outline: a position with levels 6 and <level> in <area>
      Given these units are on the battlefield
        | unit | side  | area   | level   |
        | Ogre | South | <area> | 6       |
        | Imp  | South | <area> | <level> |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | area | level | answer      |
        | b1   | 2     | accepted    |
        | b1   | 3     | turned down |
        | b2   | 2     | accepted    |
        | b2   | 3     | turned down |

  @deus.zone.area_limit_per_player
  Rule: The area limit is counted separately for each player's units.
    Scenario: eight levels of either side meet in a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | a3   | 8     |
        | Ogre   | South | a2   | 8     |
      When North marches Knight to a2
      Then Knight and Ogre are in a2

    Scenario: nine levels of one side are too many though the other side has none
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 6     |
        | Page   | South | a2   | 3     |
      When South tries to march Knight and Page to b2
      Then it is refused under deus.march.c

  @deus.zone.own_territory
  Rule: A player's own territory is the three areas on that player's side, and only that player's units can be there.
    Scenario Outline: a unit of <side> may stand in own territory, <area>
      Given a unit of <side> stands in area <area>
      When the position is put on the table
      Then it is <answer>

      Examples:
        | side  | area | answer      |
        | South | a1   | accepted    |
        | North | a1   | turned down |
        | North | b1   | turned down |
        | North | c1   | turned down |
        | North | b3   | accepted    |
        | South | a3   | turned down |
        | South | b3   | turned down |
        | South | c3   | turned down |

    Scenario Outline: <seat> summons into <area>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card   |
        | Knight |
      When <seat> <summons> Knight to <area>
      Then <outcome>

      Examples:
        | seat  | area | summons         | outcome                                     |
        | South | a1   | summons         | Knight is in a1                             |
        | North | a3   | summons         | Knight is in a3                             |
        | North | a1   | tries to summon | it is refused under deus.turn.summon.normal |

    Scenario: North rearranges units within rank 3
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
        | Imp  | North | b3   |
      When North rearranges these units
        | unit | to |
        | Ogre | b3 |
        | Imp  | a3 |
      Then Ogre is in b3
      And Imp is in a3

  @deus.zone.enemy_territory
  Rule: Enemy territory holds only the opponent's units, and a player's own units cannot march there.
    @deus.ruling.march_to_own_territory_allowed
    Scenario: from a front area to all areas but the enemy's
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | march |
        | Wisp | North | b2   | fly   |
      When the position is put on the table
      Then the single march answers open to North are exactly
        | unit | to |
        | Wisp | a3 |
        | Wisp | b3 |
        | Wisp | c3 |
        | Wisp | a2 |
        | Wisp | c2 |

    @deus.ruling.march_to_own_territory_allowed
    Scenario Outline: a march back or sideways at home, to <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      When South marches Knight to <area>
      Then Knight is in <area>
      And Knight is exhausted

      Examples:
        | from | area |
        | b2   | b1   |
        | a1   | b1   |

    Scenario Outline: <seat> does not march into the enemy's territory
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area |
        | Knight | <seat> | b2   |
      When <seat> tries to march Knight to <area>
      Then it is refused under deus.march.b_front_or_own

      Examples:
        | seat  | area |
        | South | b3   |
        | North | b1   |

  @deus.zone.front
  Rule: The front areas are the three areas between the two territories; whoever holds all three wins.
    Scenario: units in all three front areas win
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | South | b2   |
        | Wisp   | South | a1   |
      When South marches Wisp to a2
      Then South has won

    Scenario: units in own territory do not count
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Ogre   | North | b3   |
        | Wisp   | North | c3   |
        | Imp    | North | a3   |
      When North marches Wisp to c2
      Then the game goes on

    @deus.ruling.control_means_presence @since.2.00
    Scenario: an area with enemies in it is the enemy's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Page   | South | b1   |
        | Ogre   | North | c2   |
      When South tries to march these units
        | unit   | to |
        | Knight | c2 |
        | Page   | c1 |
      Then it is refused under deus.march.d_enemy

    @deus.ruling.control_means_presence @since.2.00
    Scenario: an area with nobody in it is no enemy's, though it was at turn start
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Page   | North | b3   |
      And a2 was South's when the turn began
      When North tries to march these units
        | unit   | to |
        | Knight | a2 |
        | Page   | a3 |
      Then it is refused under deus.march.d_empty

    @deus.ruling.control_means_presence @since.2.00
    Scenario Outline: an empty area <how> is <whose>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And <how>
      When South marches Knight to b2
      Then <asked>

      Examples:
        | how                                  | whose    | asked                          |
        | a control marker lies on b2          | South's  | South is asked for main action |
        | nobody was in b2 when the turn began | nobody's | North is asked for intercept   |

    @deus.ruling.control_means_presence @since.2.00
    Scenario: a control marker is no win
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | South | b1   |
      And a control marker lies on a2
      When South marches Ogre to b2
      Then the game goes on

    @deus.battle.occurs
    Scenario Outline: units of <who> in one front area between two actions
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area |
        | Knight | South  | b2   |
        | Ogre   | <side> | b2   |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | who        | side  | answer      |
        | one side   | South | accepted    |
        | both sides | North | turned down |
