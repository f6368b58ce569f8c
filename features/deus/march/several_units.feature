Feature: March

  @deus.march.f_multi_units
  Rule: Several own units may march at the same time, if every one of them meets conditions a to e.
    Background:
      Given it is South's main phase

    Scenario: three units march at the same time
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Archer | South | b1   |
      When South marches Knight, Squire and Archer to b2
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | b2   | exhausted |
        | Archer | b2   | exhausted |

    @since.2.00
    Scenario: several units to several own areas
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Archer | South | b2   |
      When South marches these units
        | unit   | to |
        | Knight | b2 |
        | Squire | c1 |
        | Archer | b1 |
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | c1   | exhausted |
        | Archer | b1   | exhausted |

    @since.2.00
    Scenario: one unit bound for enemy territory spoils the march
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c2   |
      When South tries to march these units
        | unit   | to |
        | Knight | c1 |
        | Squire | c3 |
      Then it is refused under deus.march.b_front_or_own
      And Knight is still in b1

    Scenario Outline: of <named> one is exhausted, so that neither marches
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Squire | South | b1   | ready     |
      When South tries to march <named> to b2
      Then it is refused under deus.march.a

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

  @deus.march.f_multi_origins
  Rule: Units that march together may start from different areas.
    Background:
      Given it is South's main phase

    Scenario: one march from territory, front and a diagonal
      Given these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Squire  | South | a2   | walk  |
        | Griffin | South | c1   | fly   |
      When South marches Knight, Squire and Griffin to b2
      Then Knight, Squire and Griffin are in b2

    Scenario: one origin out of range
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Archer | South | c1   |
      When South tries to march Knight, Squire and Archer to b2
      Then it is refused under deus.march.b_range
      And Knight is still in b1

    Scenario: after outcome E each unit goes back to its own origin
      Given these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 9       |
        | Squire | South | a2   | 9       |
        | Ogre   | North | b2   | 9       |
      When South marches Knight and Squire to b2
      And the battle is fought out with South going first
      Then Knight is in b1
      And Squire is in a2

  @deus.march.f_join
  Rule: Units from two or more areas may join in one destination by a single march.
    Background:
      Given it is South's main phase

    Scenario: levels 2 and 6 join from two areas
      Given these units are on the battlefield
        | unit   | side  | area | level | march |
        | Imp    | South | a1   | 2     | walk  |
        | Dragon | South | b1   | 6     | fly   |
      When South marches Imp and Dragon to a2
      Then Imp and Dragon are in a2

    Scenario: the joined units are too much for the area
      Given these units are on the battlefield
        | unit   | side  | area | level | march |
        | Imp    | South | a1   | 3     | walk  |
        | Dragon | South | b1   | 6     | fly   |
      When South tries to march Imp and Dragon to a2
      Then it is refused under deus.march.c

    @deus.ruling.single_destination_front_only @since.2.00
    Scenario: units join in two own areas at once
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | c1   |
        | Archer | South | a1   |
        | Scout  | South | a2   |
      When South marches these units
        | unit   | to |
        | Knight | b1 |
        | Squire | b1 |
        | Archer | a2 |
      Then Knight and Squire are in b1
      And Archer and Scout are in a2

    @since.2.00
    Scenario: example: joining an own area while another leaves the front
      Given these units are on the battlefield
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
  Rule: Units in two or more own-held areas may exchange places by a single march.
    Background:
      Given it is South's main phase

    @deus.ruling.march_limit_on_result @deus.ruling.swap_judged_at_declaration
    Scenario: two full front areas exchange their units
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Hydra | South | b2   | 8     |
      When South marches these units
        | unit  | to |
        | Titan | b2 |
        | Hydra | a2 |
      Then the battlefield holds exactly these units
        | unit  | area | state     |
        | Titan | b2   | exhausted |
        | Hydra | a2   | exhausted |
      And the board carries no marker

    @deus.ruling.march_limit_on_result
    Scenario: a full front area and full territory exchange their units
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | b2   | 8     |
        | Giant | South | b1   | 6     |
        | Imp   | South | b1   | 2     |
      When South marches these units
        | unit  | to |
        | Titan | b1 |
        | Giant | b2 |
        | Imp   | b2 |
      Then Titan is in b1
      And Giant and Imp are in b2

    Scenario: three full areas and a flyer change places in a ring
      Given these units are on the battlefield
        | unit   | side  | area | level | march |
        | Titan  | South | a1   | 8     | walk  |
        | Hydra  | South | a2   | 8     | walk  |
        | Dragon | South | b2   | 8     | fly   |
      When South marches these units
        | unit   | to |
        | Titan  | a2 |
        | Hydra  | b2 |
        | Dragon | a1 |
      Then Titan is in a2
      And Hydra is in b2
      And Dragon is in a1

    Scenario: example: two front areas change places and no diagonal opens
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      And South has marched these units
        | unit  | to |
        | Titan | b2 |
        | Ogre  | a2 |
      When South tries to march Imp to a2
      Then it is refused under deus.march.b_range
      And Titan is in b2
      And Ogre is in a2

    Scenario: no exchange with an exhausted unit
      Given these units are on the battlefield
        | unit  | side  | area | level | state     |
        | Titan | South | a2   | 8     | ready     |
        | Hydra | South | b2   | 8     | exhausted |
      When South tries to march these units
        | unit  | to |
        | Titan | b2 |
        | Hydra | a2 |
      Then it is refused under deus.march.a

    @deus.ruling.swap_judged_at_declaration
    Scenario: moving on into an empty area is no exchange
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | c2 |
      Then it is refused under deus.march.d_empty

    Scenario: moving on into an enemy area is no exchange
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Ogre   | North | c2   |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | c2 |
      Then it is refused under deus.march.d_enemy
