Feature: March

  @deus.march.a
  Rule: Only ready units may march.
    Scenario: a ready unit marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | a1   | ready |
      When South marches Knight to a2
      Then Knight is in a2

    Scenario: an exhausted unit stays where it is
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | b3   | exhausted |
      When North tries to march Knight to b2
      Then it is refused under deus.march.a
      And Knight is still in b3

    Scenario: one exhausted unit spoils the whole march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c1   | ready     |
        | Squire | South | c1   | exhausted |
      When South tries to march Knight and Squire to c2
      Then it is refused under deus.march.a
      And Knight is still in c1

    Scenario Outline: among three marchers one is exhausted: <named>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Archer | South | c1   | ready     |
        | Knight | South | c1   | exhausted |
        | Squire | South | c1   | ready     |
      When South tries to march <named> to c2
      Then it is refused under deus.march.a

      Examples:
        | named                     |
        | Knight, Archer and Squire |
        | Archer, Knight and Squire |
        | Archer, Squire and Knight |

    Scenario Outline: nobody marches exhausted, whatever it is: <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | march | state     |
        | Griffin | North | a3   |       | fly   | exhausted |
        | Ghost   | North | b3   | token | walk  | exhausted |
        | Titan   | North | c3   |       | walk  | exhausted |
      When North tries to march <unit> to <area>
      Then it is refused under deus.march.a

      Examples:
        | unit    | area |
        | Griffin | b2   |
        | Griffin | a2   |
        | Griffin | b3   |
        | Ghost   | b2   |
        | Ghost   | a3   |
        | Titan   | c2   |

  @deus.march.b_range
  Rule: Each unit may march only to an area inside its own march range.
    Scenario: each unit has a range of its own
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | North | a3   | walk  |
        | Griffin | North | b3   | fly   |
      When North marches Knight and Griffin to a2
      Then Knight and Griffin are in a2

    Scenario: a companion's wings do not help
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | c1   | walk  |
        | Griffin | South | c1   | fly   |
      When South tries to march Knight and Griffin to b2
      Then it is refused under deus.march.b_range
      And Griffin is still in c1

    Scenario Outline: among three marchers one cannot march that far: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | North | b3   |
        | Knight | North | c3   |
        | Squire | North | b3   |
      When North tries to march <named> to b2
      Then it is refused under deus.march.b_range

      Examples:
        | named                     |
        | Knight, Archer and Squire |
        | Archer, Knight and Squire |
        | Archer, Squire and Knight |

    @since.2.00
    Scenario Outline: with three destinations one is out of range: <moves>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Page   | South | c1   |
      When South tries to march <moves>
      Then it is refused under deus.march.b_range

      Examples:
        | moves                                       |
        | Knight to c1, Archer to a1 and Squire to b1 |
        | Archer to a1, Knight to c1 and Squire to b1 |
        | Archer to a1, Squire to b1 and Knight to c1 |

  @deus.march.b_front_or_own
  Rule: A march may lead only to a front area or to own territory, never to enemy territory.
    @deus.ruling.march_to_own_territory_allowed
    Scenario: a retreat from the front
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
      When North marches Knight to a3
      Then Knight is in a3
      And Knight is exhausted

    @deus.ruling.march_to_own_territory_allowed
    Scenario: a march inside own territory
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South marches Knight to b1
      Then Knight is in b1
      And Knight is exhausted

    @deus.ruling.march_to_own_territory_allowed
    Scenario Outline: no march from b2 into enemy territory at <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Griffin | South | b2   | fly   |
        | Ogre    | North | a3   | walk  |
      When South tries to march Griffin to <area>
      Then it is refused under deus.march.b_front_or_own

      Examples:
        | area |
        | a3   |
        | b3   |
        | c3   |

    Scenario: North may not march into South's territory
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
      When North tries to march Ogre to b1
      Then it is refused under deus.march.b_front_or_own

    @since.2.00
    Scenario Outline: of <named> one would march into enemy territory
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b1   |
      When South tries to march these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.march.b_front_or_own

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | b3 | Squire | a1    |
        | Squire and Knight | Squire | a1 | Knight | b3    |

    @since.2.00
    Scenario Outline: of three destinations one is enemy territory: <moves>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | a2   |
        | Knight | South | b2   |
        | Squire | South | c2   |
      When South tries to march <moves>
      Then it is refused under deus.march.b_front_or_own

      Examples:
        | moves                                       |
        | Knight to b3, Archer to a1 and Squire to c1 |
        | Archer to a1, Knight to b3 and Squire to c1 |
        | Archer to a1, Squire to c1 and Knight to b3 |

  @deus.march.c
  Rule: After a march the marching side's units in each destination must total at most 8 levels, or the march cannot be declared.
    Scenario Outline: level <marcher> joins level <there>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | level     |
        | Knight | South | b1     | <marcher> |
        | Squire | South | <area> | <there>   |
      When South marches Knight to <area>
      Then Knight and Squire are in <area>

      Examples:
        | marcher | there | area |
        | 2       | 5     | b2   |
        | 6       | 2     | b2   |
        | 2       | 6     | a1   |

    Scenario Outline: level <marcher> is too much for level <there>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | level     |
        | Knight | South | b1     | <marcher> |
        | Squire | South | <area> | <there>   |
      When South tries to march Knight to <area>
      Then it is refused under deus.march.c

      Examples:
        | marcher | there | area |
        | 7       | 2     | b2   |
        | 6       | 4     | b2   |
        | 2       | 8     | a1   |
        | 8       | 1     | b2   |

    Scenario: the enemy's levels do not count
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | North | c3   | 8     |
        | Ogre  | South | c2   | 8     |
      When North marches Titan to c2
      Then Titan and Ogre are in c2
      And a battle is going on in c2

    @deus.ruling.march_limit_on_result @since.2.00
    Scenario: a full area is left and refilled in one march
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level | march |
        | Titan | South | c2   | 8     | fly   |
        | Hydra | South | c1   | 8     | walk  |
      When South marches these units
        | unit  | to |
        | Titan | b1 |
        | Hydra | c2 |
      Then Titan is in b1
      And Hydra is in c2

    @deus.ruling.march_limit_on_result @since.2.00
    Scenario: an exchange that overfills one of its areas
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | North | b2   | 8     |
        | Ogre  | North | a2   | 6     |
        | Imp   | North | a2   | 2     |
      When North tries to march these units
        | unit  | to |
        | Titan | a2 |
        | Ogre  | b2 |
      Then it is refused under deus.march.c

    Scenario: exhausted units in the destination count for the limit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | level |
        | Knight | South | a1   | ready     | 4     |
        | Giant  | South | a2   | exhausted | 6     |
      When South tries to march Knight to a2
      Then it is refused under deus.march.c
      And Knight is still in a1

    Scenario: marchers that are too many for one area
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level |
        | Knight  | North | b3   | 6     |
        | Squire  | North | b3   | 2     |
        | Griffin | North | a2   | 2     |
      When North tries to march Knight, Squire and Griffin to b2
      Then it is refused under deus.march.c

    Scenario: example: a full area takes nobody in
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | c2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South tries to march Ogre to c2
      Then it is refused under deus.march.c

    @since.2.00
    Scenario Outline: of three destinations one would hold too much: <moves>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Archer | South | a2   | 2     |
        | Knight | South | b2   | 5     |
        | Squire | South | c2   | 2     |
        | Giant  | South | b1   | 4     |
      When South tries to march <moves>
      Then it is refused under deus.march.c

      Examples:
        | moves                                       |
        | Knight to b1, Archer to a1 and Squire to c1 |
        | Archer to a1, Knight to b1 and Squire to c1 |
        | Archer to a1, Squire to c1 and Knight to b1 |

    Scenario Outline: three marchers and one who waits are too much together: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Archer | North | a3   | 2     |
        | Knight | North | a3   | 2     |
        | Squire | North | a3   | 2     |
        | Giant  | North | a2   | 3     |
      When North tries to march <named> to a2
      Then it is refused under deus.march.c

      Examples:
        | named                     |
        | Knight, Archer and Squire |
        | Archer, Knight and Squire |
        | Archer, Squire and Knight |

    Scenario Outline: the limit binds wherever a march goes: <where>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | march |
        | Giant  | South | b1   | 6     | fly   |
        | Squire | South | b2   | 3     | fly   |
        | Ogre   | North | c2   | 2     | walk  |
      When South tries to march Giant and Squire to <area>
      Then it is refused under deus.march.c

      Examples:
        | where             | area |
        | where nobody is   | a2   |
        | where enemies are | c2   |
        | own territory     | c1   |

    Scenario Outline: a token counts for the limit, <whether>
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | kind  | level |
        | Ghost | North | b3   | token | 2     |
        | Giant | North | b2   |       | 7     |
        | Troll | North | a3   |       | 7     |
      When North tries to march <moves>
      Then it is refused under deus.march.c

      Examples:
        | whether            | moves       |
        | which joins a unit | Ghost to b2 |
        | which a unit joins | Troll to b3 |

  @deus.march.d_empty
  Rule: A march into a front area without units can have no other destination besides that one area.
    Scenario: two units march to the same empty front area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | b2   |
      When North marches Knight and Squire to c2
      Then Knight and Squire are in c2

    @deus.ruling.single_destination_front_only
    Scenario Outline: an empty front area and <other>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Archer | South | a1   |
        | Scout  | South | a2   |
      When South tries to march these units
        | unit   | to   |
        | Knight | b2   |
        | <unit> | <to> |
      Then it is refused under deus.march.d_empty

      Examples:
        | other               | unit   | to |
        | own territory       | Archer | b1 |
        | empty own territory | Squire | c1 |
        | a held front area   | Archer | a2 |

    Scenario: a march to two empty front areas is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South tries to march these units
        | unit   | to |
        | Knight | a2 |
        | Squire | b2 |
      Then it is refused under deus.march.d_empty

    @deus.ruling.single_destination_front_only
    Scenario: empty own territory needs no march of its own
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Squire | North | c2   |
      When North marches these units
        | unit   | to |
        | Knight | b3 |
        | Squire | c3 |
      Then Knight is in b3
      And Squire is in c3

    @deus.ruling.single_destination_front_only
    Scenario: an empty front area with a control marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
        | Archer | South | a2   |
      And a control marker lies on b2
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | a2 |
      Then it is refused under deus.march.d_empty

    @deus.ruling.swap_judged_at_declaration
    Scenario: units enter an area that its own units leave
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | b2   |
      When North marches these units
        | unit   | to |
        | Knight | c3 |
        | Squire | c2 |
      Then Knight is in c3
      And Squire is in c2
      And b2 carries a control marker

    Scenario: example: an empty front area and one that its unit leaves
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | c2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South tries to march these units
        | unit | to |
        | Ogre | a2 |
        | Imp  | b2 |
      Then it is refused under deus.march.d_empty

    Scenario: example: an empty front area and one that its unit leaves, in two marches
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Ogre  | North | a2   | 6     |
        | Imp   | North | a3   | 2     |
        | Wisp  | South | b1   | 2     |
        | Ghost | South | a1   | 2     |
      And North has marched Ogre to b2
      And South has passed
      When North marches Imp to a2
      Then North is asked for main action
      And Imp is in a2
      And Ogre is in b2

    @since.2.00
    Scenario Outline: of three destinations one is an empty front area: <moves>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | South | c1   |
        | Squire | South | b2   |
        | Scout  | South | a2   |
      When South tries to march <moves>
      Then it is refused under deus.march.d_empty

      Examples:
        | moves                                       |
        | Knight to c2, Archer to b2 and Squire to a2 |
        | Archer to b2, Knight to c2 and Squire to a2 |
        | Archer to b2, Squire to a2 and Knight to c2 |

  @deus.march.d_enemy
  Rule: A march into a front area controlled by the enemy can have no other destination besides that one area.
    Scenario: units of two areas march against one enemy area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Ogre   | North | b2   |
      When South marches Knight and Squire to b2
      Then Knight and Squire are in b2
      And a battle is going on in b2

    Scenario Outline: an enemy area and <other>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
        | Archer | South | a2   |
        | Scout  | South | c1   |
        | Ogre   | North | b2   |
        | Troll  | North | c2   |
      When South tries to march these units
        | unit   | to   |
        | Knight | b2   |
        | <unit> | <to> |
      Then it is refused under deus.march.d_enemy

      Examples:
        | other              | unit   | to |
        | own territory      | Squire | b1 |
        | a held front area  | Squire | a2 |
        | another enemy area | Scout  | c2 |

    Scenario: exhausted enemies control their area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | ready     |
        | Squire | North | b3   | ready     |
        | Ogre   | South | c2   | exhausted |
      When North tries to march these units
        | unit   | to |
        | Knight | c2 |
        | Squire | c3 |
      Then it is refused under deus.march.d_enemy

    @since.2.00
    Scenario Outline: of three destinations one is the enemy's: <moves>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | South | c1   |
        | Squire | South | b2   |
        | Scout  | South | a2   |
        | Ogre   | North | c2   |
      When South tries to march <moves>
      Then it is refused under deus.march.d_enemy

      Examples:
        | moves                                       |
        | Knight to c2, Archer to b2 and Squire to a2 |
        | Archer to b2, Knight to c2 and Squire to a2 |
        | Archer to b2, Squire to a2 and Knight to c2 |

    @since.2.00
    Scenario Outline: an enemy token holds its area: <one> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  |
        | Knight | South | c1   |       |
        | Squire | South | b1   |       |
        | Ghost  | North | c2   | token |
      When South tries to march <moves>
      Then it is refused under deus.march.d_enemy

      Examples:
        | one    | moves                      |
        | Knight | Knight to c2, Squire to a1 |
        | Squire | Squire to a1, Knight to c2 |

  @deus.march.d_until_resolved
  Rule: No other march can be declared until a march into an empty or enemy front area, and any battle it causes, is fully resolved.
    @since.2.00
    Scenario Outline: no second march at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Archer | South | a1   |
        | Squire | South | b1   |
        | Ogre   | North | a2   |
      And South has marched Knight and Archer to a2
      And the battle has reached South's <timing>
      When South tries to march Squire to b2
      Then it is refused under deus.march.d_until_resolved

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario: no second march while an intercept is being considered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b1   |
      And North has marched Knight to b2
      When North tries to march Squire to c2
      Then it is refused under deus.march.d_until_resolved

    Scenario: a new march once the battle is over
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South marches Squire to a2
      Then Squire is in a2
      And South is asked for main action

    @until.2.00
    Scenario Outline: in the draft, no march at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Archer | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      And North has marched Knight and Archer to c2
      And the battle has reached North's <timing>
      When North tries to march Squire to b2
      Then it is refused under deus.march.d_until_resolved

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

  @deus.march.e_enemy
  Rule: An enemy-controlled front area with a battle marker cannot be marched into.
    Scenario: no second march after outcome B
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b3   | 9      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with North going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy
      And Ogre is in b2

    Scenario: no second march after outcome D
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | c3   | 2      |
        | Squire | North | c3   | 2      |
        | Ogre   | South | c2   | 9      |
      And North has marched Knight to c2
      And the battle has been fought out with South going first
      When North tries to march Squire to c2
      Then it is refused under deus.march.e_enemy
      And Knight is not on the battlefield

    @deus.ruling.reinforce_won_area
    Scenario: no second march after outcome E
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Ogre   | North | a2   |
      And South has marched Knight to a2
      And the battle has been fought out with South going first
      When South tries to march Squire to a2
      Then it is refused under deus.march.e_enemy
      And Knight is in a1

    Scenario: an enemy area without a battle marker is open
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
        | Troll  | South | b2   |
      And a battle marker lies on b2
      When North marches Knight to a2
      Then a battle is going on in a2

    Scenario: an enemy area with a battle marker is open again in the next turn
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And North's deck holds 20 cards
      And a battle marker lies on b2
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to b2
      Then a battle is going on in b2

    Scenario Outline: after two battles both areas are closed: <area>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | North | <from> |
        | Ogre   | South | a2     |
        | Troll  | South | c2     |
      And a battle marker lies on a2
      And a battle marker lies on c2
      When North tries to march Knight to <area>
      Then it is refused under deus.march.e_enemy

      Examples:
        | from | area |
        | a3   | a2   |
        | c3   | c2   |

  @deus.march.e_empty
  Rule: A front area with a battle marker and no units cannot be marched into.
    @deus.ruling.reinforce_won_area
    Scenario: no second march after outcome C
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c1   |
      And North has marched Knight to c2
      And South has intercepted with Ogre
      And the battle has been fought out with North going first
      When North tries to march Squire to c2
      Then it is refused under deus.march.e_empty
      And Knight is in c3
      And Ogre is in c1

    @since.2.00
    Scenario: no second march after outcome F
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 9      |
        | Squire | South | a1   | 2      |
        | Ogre   | North | a2   | 9      |
      And South has marched Knight to a2
      And the battle has been fought out with equal initiative
      When South tries to march Squire to a2
      Then it is refused under deus.march.e_empty
      And a2 is empty

    @deus.ruling.draft_closed_areas @until.2.00
    Scenario: a front area closed after a battle is open again in the next turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 0      | 9       |
        | Ogre   | South | b1   | 0      | 9       |
      And North's deck holds 20 cards
      And South's deck holds 20 cards
      And North has marched Knight to b2
      And South has intercepted with Ogre
      And the battle has been fought out with North going first
      And North has ended the phase
      And North has ended the phase
      When North discards nothing
      And South discards nothing
      And South marches Ogre to b2
      Then North is asked for intercept about b2

    Scenario: an empty front area without a battle marker is open
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And a battle marker lies on c2
      When South marches Knight to b2
      Then Knight is in b2

    @since.2.00
    Scenario: an empty front area with a control marker is open
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
      And a control marker lies on c2
      When North marches Knight to c2
      Then Knight is in c2

    @since.2.00
    Scenario: the emptied area is open again in the next turn, and an intercept is possible
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And North's deck holds 20 cards
      And a battle marker lies on a2
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to a2
      Then South is asked for intercept about a2

    @since.2.00
    Scenario: a control marker beside the battle marker opens nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
      And a control marker lies on b2
      And a battle marker lies on b2
      When North tries to march Knight to b2
      Then it is refused under deus.march.e_empty

    Scenario Outline: after three battles all areas that hold nobody are closed: <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      And a battle marker lies on a2
      And a battle marker lies on b2
      And a battle marker lies on c2
      When South tries to march Knight to <area>
      Then it is refused under deus.march.e_empty

      Examples:
        | from | area |
        | a1   | a2   |
        | b1   | b2   |
        | c1   | c2   |

  @deus.march.e_own_ok
  Rule: A battle marker does not stop a march into a front area the marching side controls.
    @deus.ruling.reinforce_won_area
    Scenario: a second march after outcome A
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | level |
        | Knight | South | c1   | 9      | 2     |
        | Giant  | South | c1   | 2      | 6     |
        | Ogre   | North | c2   | 2      | 2     |
        | Wisp   | North | c3   | 2      | 2     |
      And South has marched Knight to c2
      And the battle has been fought out with South going first
      When South marches Giant to c2
      Then Knight and Giant are in c2
      And South is asked for main action

    @deus.ruling.reinforce_won_area
    Scenario: a second march after outcome A of an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | a3   | 9      |
        | Squire | North | a3   | 2      |
        | Ogre   | South | a1   | 2      |
        | Wisp   | South | a1   | 2      |
      And North has marched Knight to a2
      And South has intercepted with Ogre
      And the battle has been fought out with North going first
      When North marches Squire to a2
      Then Knight and Squire are in a2
      And North is asked for main action
      And a2 carries a battle marker

    Scenario: no second march into an area with a battle marker that the enemy won
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And a battle marker lies on b2
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy

    Scenario: the limit still binds in a won area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c2   | 3     |
        | Giant  | North | c3   | 6     |
      And a battle marker lies on c2
      When North tries to march Giant to c2
      Then it is refused under deus.march.c
