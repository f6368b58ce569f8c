Feature: March

  @deus.march.f_multi_units
  Rule: Several units may march at the same time, if every one of them meets conditions a to e.
    Scenario: three units march at the same time
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Archer | South | a1   |
      When South marches Knight, Squire and Archer to a2
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | a2   | exhausted |
        | Squire | a2   | exhausted |
        | Archer | a2   | exhausted |

    @since.2.00
    Scenario: several units march to several areas of their own side
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b3   |
        | Archer | North | b2   |
      When North marches these units
        | unit   | to |
        | Knight | b2 |
        | Squire | c3 |
        | Archer | b3 |
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | c3   | exhausted |
        | Archer | b3   | exhausted |

    @since.2.00
    Scenario: one unit bound for enemy territory spoils the march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
      When South tries to march these units
        | unit   | to |
        | Knight | a1 |
        | Squire | a3 |
      Then it is refused under deus.march.b_front_or_own
      And Knight is still in b1

    Scenario Outline: of <named> one is exhausted, so that neither marches
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | b3   | exhausted |
        | Squire | North | b3   | ready     |
      When North tries to march <named> to b2
      Then it is refused under deus.march.a

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

  @deus.march.f_multi_origins
  Rule: Units that march together may start from different areas.
    Scenario: one march from territory, front and a diagonal
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Squire  | South | c2   | walk  |
        | Griffin | South | a1   | fly   |
      When South marches Knight, Squire and Griffin to b2
      Then Knight, Squire and Griffin are in b2

    Scenario: a march with one origin out of range is refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | a2   |
        | Archer | North | c3   |
      When North tries to march Knight, Squire and Archer to b2
      Then it is refused under deus.march.b_range
      And Knight is still in b3

    Scenario: after outcome E each unit goes back to its own origin
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c1   | 9       |
        | Squire | South | b2   | 9       |
        | Ogre   | North | c2   | 9       |
      When South marches Knight and Squire to c2
      And the battle is fought out with South going first
      Then Knight is in c1
      And Squire is in b2

  @deus.march.f_join
  Rule: Units from two or more areas may join in one destination by a single march.
    Scenario: levels 2 and 6 join from two areas
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | march |
        | Imp    | North | b3   | 2     | walk  |
        | Dragon | North | a3   | 6     | fly   |
      When North marches Imp and Dragon to b2
      Then Imp and Dragon are in b2

    Scenario: the joined units are too much for the area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | march |
        | Imp    | South | c1   | 3     | walk  |
        | Dragon | South | b1   | 6     | fly   |
      When South tries to march Imp and Dragon to c2
      Then it is refused under deus.march.c

    @deus.ruling.single_destination_front_only @since.2.00
    Scenario: units join in two areas of their own side at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | a3   |
        | Archer | North | c3   |
        | Scout  | North | c2   |
      When North marches these units
        | unit   | to |
        | Knight | b3 |
        | Squire | b3 |
        | Archer | c2 |
      Then Knight and Squire are in b3
      And Archer and Scout are in c2

    @since.2.00
    Scenario: example: one joins in a held area while another leaves the front
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South marches these units
        | unit  | to |
        | Titan | a1 |
        | Imp   | b2 |
      Then Titan is in a1
      And Ogre and Imp are in b2

  @deus.march.f_swap
  Rule: Units in two or more areas that the marching side holds may exchange places by a single march.
    @deus.ruling.march_limit_on_result @deus.ruling.swap_judged_at_declaration
    Scenario: two full front areas exchange their units
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | North | b2   | 8     |
        | Hydra | North | c2   | 8     |
      When North marches these units
        | unit  | to |
        | Titan | c2 |
        | Hydra | b2 |
      Then the battlefield holds exactly these units
        | unit  | area | state     |
        | Titan | c2   | exhausted |
        | Hydra | b2   | exhausted |
      And the board carries no marker

    @deus.ruling.march_limit_on_result
    Scenario: a full front area and full territory exchange their units
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | c2   | 8     |
        | Giant | South | c1   | 6     |
        | Imp   | South | c1   | 2     |
      When South marches these units
        | unit  | to |
        | Titan | c1 |
        | Giant | c2 |
        | Imp   | c2 |
      Then Titan is in c1
      And Giant and Imp are in c2

    Scenario: three full areas and a flyer change places in a ring
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | march |
        | Titan  | North | b3   | 8     | walk  |
        | Hydra  | North | b2   | 8     | walk  |
        | Dragon | North | a2   | 8     | fly   |
      When North marches these units
        | unit   | to |
        | Titan  | b2 |
        | Hydra  | a2 |
        | Dragon | b3 |
      Then Titan is in b2
      And Hydra is in a2
      And Dragon is in b3

    Scenario: example: two front areas change places and no diagonal opens
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | c2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      And South has marched these units
        | unit  | to |
        | Titan | b2 |
        | Ogre  | c2 |
      When South tries to march Imp to c2
      Then it is refused under deus.march.b_range
      And Titan is in b2
      And Ogre is in c2

    Scenario: no exchange with an exhausted unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level | state     |
        | Titan | North | a2   | 8     | ready     |
        | Hydra | North | b2   | 8     | exhausted |
      When North tries to march these units
        | unit  | to |
        | Titan | b2 |
        | Hydra | a2 |
      Then it is refused under deus.march.a

    @deus.ruling.swap_judged_at_declaration
    Scenario: moving on into an empty area is no exchange
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | c2 |
      Then it is refused under deus.march.d_empty

    Scenario: moving on into an enemy area is no exchange
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | b2   |
        | Ogre   | South | a2   |
      When North tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | a2 |
      Then it is refused under deus.march.d_enemy
