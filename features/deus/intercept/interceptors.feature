Feature: Intercept

  @deus.intercept.h
  Rule: Only ready units may intercept.
    Scenario: the sets of units to choose from
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | ready     |
        | Ogre   | South | c1   | ready     |
        | Troll  | South | c1   | exhausted |
        | Wisp   | South | b2   | ready     |
      When North marches Knight to c2
      Then the intercept answers open to South are exactly
        | units      |
        | Ogre       |
        | Wisp       |
        | Ogre, Wisp |

    Scenario: an exhausted unit does not intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c1   | ready     |
        | Ogre   | North | c3   | ready     |
        | Troll  | North | c3   | exhausted |
      And South has marched Knight to c2
      When North tries to intercept with Troll
      Then it is refused under deus.intercept.h
      And Troll is still in c3

    Scenario: an exhausted unit in a front area does not intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | a3   | ready     |
        | Ogre   | South | b2   | exhausted |
        | Wisp   | South | a1   | ready     |
      And North has marched Knight to a2
      When South tries to intercept with Ogre
      Then it is refused under deus.intercept.h
      And Ogre is still in b2

    Scenario: a unit that has intercepted is exhausted for the next intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Squire  | South | c1   | walk  |
        | Griffin | North | b3   | fly   |
        | Wisp    | North | c3   | walk  |
      And South has marched Knight to b2
      And North has intercepted with Griffin
      And the battle has been fought out with South going first
      And South has marched Squire to c2
      When North tries to intercept with Griffin
      Then it is refused under deus.intercept.h

    Scenario: the interceptor of a second battle in a turn goes back, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | c1   | 0      | 3       |
        | Ogre   | North | b3   | 0      | 3       |
        | Wisp   | North | c3   | 0      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      And South has marched Squire to c2
      And North has intercepted with Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c1   |
        | Ogre   | North | b3   |
        | Wisp   | North | c3   |

    @deus.ruling.march_texts_leave_intercepts_alone
    Scenario: a ready unit that cannot march may intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Knight | North | a3   |                                        |
        | Statue | South | a1   | constant, field: cannot march for this |
      And North has marched Knight to a2
      When South intercepts with Statue
      Then Statue is in a2
      And a battle is going on in a2

    @deus.ruling.march_texts_leave_intercepts_alone
    Scenario: an exhausted unit that may march exhausted does not intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Knight | South | b1   | ready     |                                               |
        | Runner | North | b3   | exhausted | constant, field: may march exhausted for this |
        | Ogre   | North | b3   | ready     |                                               |
      And South has marched Knight to b2
      When North tries to intercept with Runner
      Then it is refused under deus.intercept.h
      And Runner is still in b3

    @deus.ruling.march_texts_leave_intercepts_alone
    Scenario: a unit that may march exhausted is no reason to ask for an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Knight | North | c3   | ready     |                                               |
        | Runner | South | c1   | exhausted | constant, field: may march exhausted for this |
      When North marches Knight to c2
      Then North is asked for main action
      And no battle is going on

    Scenario Outline: of <named> one is exhausted, so that neither intercepts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | march |
        | Archer | South | a1   |           |       |
        | Knight | North | a3   | exhausted |       |
        | Squire | North | a3   |           |       |
      And South has marched Archer to a2
      When North tries to intercept with <named>
      Then it is refused under deus.intercept.h

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

    Scenario Outline: of three interceptors one is exhausted: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | a3   | ready     |
        | Imp    | South | a1   | ready     |
        | Ogre   | South | a1   | exhausted |
        | Troll  | South | a1   | ready     |
      And North has marched Knight to a2
      When South tries to intercept with <named>
      Then it is refused under deus.intercept.h

      Examples:
        | named               |
        | Ogre, Imp and Troll |
        | Imp, Ogre and Troll |
        | Imp, Troll and Ogre |

    Scenario Outline: the second intercept of a turn is bound as the first: <units>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     | attack |
        | Page   | South | a1   | 2     | ready     | 9      |
        | Knight | South | c1   | 2     | ready     | 2      |
        | Squire | South | c1   | 2     | ready     | 2      |
        | Imp    | North | a3   | 2     | ready     | 2      |
        | Ogre   | North | c3   | 2     | ready     | 2      |
        | Wisp   | North | c3   | 2     | exhausted | 2      |
        | Troll  | North | b3   | 2     | ready     | 2      |
        | Giant  | North | b2   | 7     | ready     | 2      |
      And South has marched Page to a2
      And North has <first>
      And South has marched Knight to c2
      When North tries to intercept with <units>
      Then it is refused under <clause>

      Examples:
        | first  | units           | clause                     |
        | passed | Ogre and Squire | deus.intercept.moves_units |
        | passed | Ogre and Wisp   | deus.intercept.h           |
        | passed | Ogre and Troll  | deus.intercept.i           |
        | passed | Giant and Ogre  | deus.intercept.j           |

    Scenario Outline: an intercept after an intercept battle is bound as the first: <units>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     | attack |
        | Page   | North | c3   | 2     | ready     | 9      |
        | Knight | North | a3   | 2     | ready     | 2      |
        | Squire | North | a3   | 2     | ready     | 2      |
        | Imp    | South | c1   | 2     | ready     | 2      |
        | Ogre   | South | a1   | 2     | ready     | 2      |
        | Wisp   | South | a1   | 2     | exhausted | 2      |
        | Troll  | South | b1   | 2     | ready     | 2      |
        | Giant  | South | b2   | 7     | ready     | 2      |
      And North has marched Page to c2
      And South has intercepted with Imp
      And the battle has been fought out with North going first
      And North has marched Knight to a2
      When South tries to intercept with <units>
      Then it is refused under <clause>

      Examples:
        | units           | clause                     |
        | Ogre and Squire | deus.intercept.moves_units |
        | Ogre and Wisp   | deus.intercept.h           |
        | Ogre and Troll  | deus.intercept.i           |
        | Giant and Ogre  | deus.intercept.j           |

    Scenario: a unit that an effect has made ready may intercept
      Given it is South's main phase
      And South's summoner is Magus with ritual: ready an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c1   | ready     |
        | Ogre   | North | c3   | exhausted |
      And South has used Magus on Ogre
      And South has marched Knight to c2
      When North intercepts with Ogre
      Then a battle is going on in c2

  @deus.intercept.i
  Rule: Only units whose march range includes the front area marched into may intercept there.
    Scenario: walkers and flyers near b2
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | b1   | walk  |
        | Ogre   | North | b3   | walk  |
        | Troll  | North | a3   | walk  |
        | Bat    | North | c3   | fly   |
      When South marches Knight to b2
      Then the intercept answers open to North are exactly
        | units     |
        | Ogre      |
        | Bat       |
        | Ogre, Bat |

    Scenario Outline: a <march>er in <from> does not reach a2
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | march   |
        | Knight | South | a1     | walk    |
        | Ogre   | North | a3     | walk    |
        | Wisp   | North | <from> | <march> |
      And South has marched Knight to a2
      When North tries to intercept with Wisp
      Then it is refused under deus.intercept.i

      Examples:
        | march | from |
        | walk  | b3   |
        | walk  | c2   |
        | fly   | c3   |
        | fly   | c2   |

    @deus.ruling.intercept_from_front_area
    Scenario: a walker comes from the front area beside
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | b2   |
      And North has marched Knight to a2
      When South intercepts with Ogre
      Then Ogre is in a2
      And b2 is empty

    Scenario Outline: of <named> one is out of reach of the intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | c1   |
        | Knight | North | b3   |
        | Squire | North | c3   |
      And South has marched Archer to c2
      When North tries to intercept with <named>
      Then it is refused under deus.intercept.i

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

    Scenario Outline: of three interceptors one is out of range: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Imp    | South | a1   |
        | Ogre   | South | b1   |
        | Troll  | South | a1   |
      And North has marched Knight to a2
      When South tries to intercept with <named>
      Then it is refused under deus.intercept.i

      Examples:
        | named               |
        | Ogre, Imp and Troll |
        | Imp, Ogre and Troll |
        | Imp, Troll and Ogre |

  @deus.intercept.j
  Rule: The intercepting units may total at most 8 levels in the front area marched into.
    Scenario Outline: interceptors of levels <one> and <other>
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level   |
        | Titan | North | a3   | 8       |
        | Ogre  | South | a1   | <one>   |
        | Wisp  | South | b2   | <other> |
      And North has marched Titan to a2
      When South intercepts with Ogre and Wisp
      Then Ogre and Wisp are in a2

      Examples:
        | one | other |
        | 5   | 2     |
        | 6   | 2     |

    Scenario Outline: levels <one> and <other> are too many
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b1   | 2       |
        | Ogre   | North | b3   | <one>   |
        | Wisp   | North | c2   | <other> |
      And South has marched Knight to b2
      When North tries to intercept with Ogre and Wisp
      Then it is refused under deus.intercept.j
      And Ogre is still in b3

      Examples:
        | one | other |
        | 7   | 2     |
        | 6   | 6     |
        | 8   | 2     |

    Scenario: a level 8 unit may come alone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | b3   | 2     |
        | Titan  | South | b1   | 8     |
      And North has marched Knight to b2
      When South intercepts with Titan
      Then Titan is in b2

    Scenario Outline: three interceptors of level 3 are too many: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c3   | 2     |
        | Imp    | South | c1   | 3     |
        | Ogre   | South | b2   | 3     |
        | Troll  | South | c1   | 3     |
      And North has marched Knight to c2
      When South tries to intercept with <named>
      Then it is refused under deus.intercept.j

      Examples:
        | named               |
        | Ogre, Imp and Troll |
        | Imp, Ogre and Troll |
        | Imp, Troll and Ogre |

  @deus.intercept.k_units
  Rule: No intercept can be declared into a front area that already holds units.
    Scenario: a march to units of one's own gives no intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c2   |
        | Ogre   | North | c3   |
      And nobody was in c2 when the turn began
      When South marches Knight to c2
      Then South is asked for main action
      And Knight is exhausted

    Scenario: the defending side may not insist
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a2   |
        | Ogre   | South | a1   |
      And nobody was in a2 when the turn began
      And North has marched Knight to a2
      When South tries to intercept with Ogre
      Then it is refused under deus.intercept.trigger

    Scenario: a march into an area still empty gives an intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then North is asked for intercept about b2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: a march into an area the defending side has left gives no intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | c1   |
        | Wisp   | South | b1   |
      And b2 was South's when the turn began
      And North has marched Knight to b2
      When South tries to intercept with Wisp
      Then it is refused under deus.intercept.trigger

    Scenario: example: a flyer follows into an area just taken
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Scout   | South | c2   | walk  |
        | Knight  | South | a1   | walk  |
        | Griffin | South | b1   | fly   |
        | Ogre    | North | b2   | walk  |
      And South has marched Knight to a2
      And North has passed
      When South marches Griffin to a2
      Then South is asked for main action
      And Knight and Griffin are in a2

  @deus.intercept.k_defender_units
  Rule: Other units cannot intercept into a front area where defending units already stand.
    Scenario: the battle begins without an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
        | Wisp   | South | b1   |
      When North marches Knight to b2
      Then North is asked for instant summons
      And Wisp is in b1

    Scenario: no reserves for the defenders
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
        | Wisp   | North | c3   |
      And South has marched Knight to c2
      When North tries to intercept with Wisp
      Then it is refused under deus.intercept.k_defender_units

    Scenario: defenders who came during the turn leave no room for an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
        | Wisp   | South | a1   |
      And nobody was in a2 when the turn began
      When North marches Knight to a2
      Then North is asked for instant summons
      And a battle is going on in a2

    Scenario: no reserves for the interceptors
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When North tries to intercept with Wisp
      Then it is refused under deus.intercept.k_defender_units

    Scenario: an instant summon still adds a unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North has marched Knight to c2
      And North has passed
      When South instantly summons Imp
      Then Ogre and Imp are in c2

  @deus.intercept.l_multi_units
  Rule: Several units may intercept together, if every one of them meets conditions h to k.
    Scenario: two units of one area intercept together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
        | Wisp   | North | a3   |
      And South has marched Knight to a2
      When North intercepts with Ogre and Wisp
      Then Ogre and Wisp are in a2
      And a battle is going on in a2

    Scenario: four units intercept together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
        | Wisp   | South | b1   |
        | Imp    | South | b1   |
        | Troll  | South | c2   |
      And North has marched Knight to b2
      When South intercepts with Ogre, Wisp, Imp and Troll
      Then Ogre, Wisp, Imp and Troll are in b2

    Scenario: one exhausted unit spoils the intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b3   | ready     |
        | Wisp   | North | b3   | exhausted |
      And South has marched Knight to b2
      When North tries to intercept with Ogre and Wisp
      Then it is refused under deus.intercept.h
      And Ogre is still in b3

    Scenario: one unit out of range spoils the intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
        | Wisp   | South | a1   |
      And North has marched Knight to b2
      When South tries to intercept with Ogre and Wisp
      Then it is refused under deus.intercept.i
      And Ogre is still in b1

  @deus.intercept.l_multi_origins
  Rule: Units that intercept together may come from different areas and join in the front area.
    Scenario: interceptors come from two areas
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | a1   | walk  |
        | Ogre   | North | a3   | walk  |
        | Bat    | North | b3   | fly   |
      And South has marched Knight to a2
      When North intercepts with Ogre and Bat
      Then Ogre and Bat are in a2

    Scenario: after outcome C each interceptor goes back to its own origin
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | march | defence |
        | Knight | North | b3   | walk  | 9       |
        | Ogre   | South | b1   | walk  | 9       |
        | Bat    | South | c1   | fly   | 9       |
      And North has marched Knight to b2
      And South has intercepted with Ogre and Bat
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b3   | exhausted |
        | Ogre   | b1   | exhausted |
        | Bat    | c1   | exhausted |

    Scenario: joined interceptors keep to the limit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march | level |
        | Knight | South | b1   | walk  | 2     |
        | Ogre   | North | b3   | walk  | 6     |
        | Bat    | North | a3   | fly   | 3     |
      And South has marched Knight to b2
      When North tries to intercept with Ogre and Bat
      Then it is refused under deus.intercept.j

    @deus.ruling.intercept_from_front_area
    Scenario: the last unit of a front area and one from territory
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 2      |
        | Ogre   | South | c2   | 9      |
        | Wisp   | South | b1   | 2      |
      And North has marched Knight to b2
      And South has intercepted with Ogre and Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit | side  | area | state     |
        | Ogre | South | b2   | exhausted |
        | Wisp | South | b2   | exhausted |
