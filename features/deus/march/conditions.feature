Feature: March

  @deus.march.a
  Rule: Only ready units may march.
    Background:
      Given it is South's main phase

    Scenario: a ready unit marches
      Given these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South marches Knight to b2
      Then Knight is in b2

    Scenario: an exhausted unit stays where it is
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
      When South tries to march Knight to b2
      Then it is refused under deus.march.a
      And Knight is still in b1

    Scenario: one exhausted unit spoils the whole march
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Squire | South | b1   | exhausted |
      When South tries to march Knight and Squire to b2
      Then it is refused under deus.march.a
      And Knight is still in b1

    Scenario Outline: among three marchers one is exhausted: <named>
      Given these units are on the battlefield
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

  @deus.march.b_range
  Rule: Each unit may march only to an area inside its own march range.
    Background:
      Given it is South's main phase

    Scenario: each unit has a range of its own
      Given these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Griffin | South | a1   | fly   |
      When South marches Knight and Griffin to b2
      Then Knight and Griffin are in b2

    Scenario: a companion's wings do not help
      Given these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | a1   | walk  |
        | Griffin | South | a1   | fly   |
      When South tries to march Knight and Griffin to b2
      Then it is refused under deus.march.b_range
      And Griffin is still in a1

    Scenario Outline: among three marchers one cannot march that far: <named>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | c1   |
        | Knight | South | b1   |
        | Squire | South | c1   |
      When South tries to march <named> to c2
      Then it is refused under deus.march.b_range

      Examples:
        | named                     |
        | Knight, Archer and Squire |
        | Archer, Knight and Squire |
        | Archer, Squire and Knight |

    @since.2.00
    Scenario Outline: with three destinations one is out of range: <moves>
      Given these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      When South marches Knight to b1
      Then Knight is in b1
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
  Rule: After a march the own units in each destination must total at most 8 levels, or the march cannot be declared.
    Background:
      Given it is South's main phase

    Scenario Outline: level <marcher> joins level <there>
      Given these units are on the battlefield
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
      Given these units are on the battlefield
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

    Scenario: the enemy's levels do not count
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | b1   | 8     |
        | Ogre  | North | b2   | 8     |
      When South marches Titan to b2
      Then Titan and Ogre are in b2
      And a battle is going on in b2

    @deus.ruling.march_limit_on_result @since.2.00
    Scenario: a full area is left and refilled in one march
      Given these units are on the battlefield
        | unit  | side  | area | level | march |
        | Titan | South | b2   | 8     | fly   |
        | Hydra | South | b1   | 8     | walk  |
      When South marches these units
        | unit  | to |
        | Titan | a1 |
        | Hydra | b2 |
      Then Titan is in a1
      And Hydra is in b2

    @deus.ruling.march_limit_on_result @since.2.00
    Scenario: an exchange that overfills one of its areas
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b2   | 2     |
      When South tries to march these units
        | unit  | to |
        | Titan | b2 |
        | Ogre  | a2 |
      Then it is refused under deus.march.c

    Scenario: exhausted units in the destination count for the limit
      Given these units are on the battlefield
        | unit   | side  | area | state     | level |
        | Knight | South | b1   | ready     | 4     |
        | Giant  | South | b2   | exhausted | 6     |
      When South tries to march Knight to b2
      Then it is refused under deus.march.c
      And Knight is still in b1

    Scenario: marchers that are too many for one area
      Given these units are on the battlefield
        | unit    | side  | area | level |
        | Knight  | South | b1   | 6     |
        | Squire  | South | b1   | 2     |
        | Griffin | South | c2   | 2     |
      When South tries to march Knight, Squire and Griffin to b2
      Then it is refused under deus.march.c

    Scenario: example: a full area takes nobody in
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South tries to march Ogre to a2
      Then it is refused under deus.march.c

    @since.2.00
    Scenario Outline: of three destinations one would hold too much: <moves>
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Archer | South | a1   | 2     |
        | Knight | South | a1   | 2     |
        | Squire | South | a1   | 2     |
        | Giant  | South | a2   | 3     |
      When South tries to march <named> to a2
      Then it is refused under deus.march.c

      Examples:
        | named                     |
        | Knight, Archer and Squire |
        | Archer, Knight and Squire |
        | Archer, Squire and Knight |

  @deus.march.d_empty
  Rule: A march into a front area without units can have no other destination besides that one area.
    Background:
      Given it is South's main phase

    Scenario: two units to the same empty front area
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c2   |
      When South marches Knight and Squire to b2
      Then Knight and Squire are in b2

    @deus.ruling.single_destination_front_only
    Scenario Outline: an empty front area and <other>
      Given these units are on the battlefield
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
        | an own front area   | Archer | a2 |

    Scenario: two empty front areas
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
      When South marches these units
        | unit   | to |
        | Knight | a1 |
        | Squire | b1 |
      Then Knight is in a1
      And Squire is in b1

    @deus.ruling.single_destination_front_only
    Scenario: an empty front area with a control marker
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
        | Archer | South | b2   |
      And a control marker lies on a2
      When South tries to march these units
        | unit   | to |
        | Knight | a2 |
        | Squire | b2 |
      Then it is refused under deus.march.d_empty

    @deus.ruling.swap_judged_at_declaration
    Scenario: units enter an area that its own units leave
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
      When South marches these units
        | unit   | to |
        | Knight | a1 |
        | Squire | a2 |
      Then Knight is in a1
      And Squire is in a2
      And b2 carries a control marker

    Scenario: example: an empty front area and one that its unit leaves
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South tries to march these units
        | unit | to |
        | Ogre | c2 |
        | Imp  | b2 |
      Then it is refused under deus.march.d_empty

    Scenario: example: an empty front area and one that its unit leaves, in two marches
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
        | Wisp  | North | c3   | 2     |
        | Ghost | North | b3   | 2     |
      And South has marched Ogre to c2
      And North has passed
      When South marches Imp to b2
      Then South is asked for main action
      And Imp is in b2
      And Ogre is in c2

    @since.2.00
    Scenario Outline: of three destinations one is an empty front area: <moves>
      Given these units are on the battlefield
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
    Background:
      Given it is South's main phase

    Scenario: two origins against one enemy area
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Ogre   | North | b2   |
      When South marches Knight and Squire to b2
      Then Knight and Squire are in b2
      And a battle is going on in b2

    Scenario Outline: an enemy area and <other>
      Given these units are on the battlefield
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
        | an own front area  | Squire | a2 |
        | another enemy area | Scout  | c2 |

    Scenario: exhausted enemies control their area
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Squire | South | a1   | ready     |
        | Ogre   | North | b2   | exhausted |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | b1 |
      Then it is refused under deus.march.d_enemy

    @since.2.00
    Scenario Outline: of three destinations one is the enemy's: <moves>
      Given these units are on the battlefield
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

  @deus.march.d_until_resolved
  Rule: No other march can be declared until a march into an empty or enemy front area, and any battle it causes, is fully resolved.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario Outline: no second march at the <timing>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to march Squire to a2
      Then it is refused under deus.march.d_until_resolved

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario: no second march while an intercept is being considered
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When South tries to march Squire to a2
      Then it is refused under deus.march.d_until_resolved

    Scenario: a new march once the battle is over
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to march Squire to a2
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b2   | 9      |
      And South has marched Knight to b2
      And the battle has been fought out with North going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy
      And Knight is not on the battlefield

    @deus.ruling.reinforce_won_area
    Scenario: no second march after outcome E
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy
      And Knight is in b1

    Scenario: an enemy area without a battle marker is open
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | a2   |
      And a battle marker lies on a2
      When South marches Knight to b2
      Then a battle is going on in b2

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

    @since.2.00
    Scenario Outline: of three destinations the enemy holds the one with a battle marker: <moves>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | South | c1   |
        | Squire | South | b2   |
        | Scout  | South | a2   |
        | Ogre   | North | c2   |
      And a battle marker lies on c2
      When South tries to march <moves>
      Then it is refused under deus.march.e_enemy

      Examples:
        | moves                                       |
        | Knight to c2, Archer to b2 and Squire to a2 |
        | Archer to b2, Knight to c2 and Squire to a2 |
        | Archer to b2, Squire to a2 and Knight to c2 |

  @deus.march.e_empty
  Rule: A front area with a battle marker and no units cannot be marched into.
    @deus.ruling.reinforce_won_area
    Scenario: no second march after outcome C
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And Knight is in b1
      And Ogre is in b3

    @since.2.00
    Scenario: no second march after outcome F
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 9      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b2   | 9      |
      And South has marched Knight to b2
      And the battle has been fought out with equal initiative
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And b2 is empty

    @deus.ruling.draft_closed_areas @until.2.00
    Scenario: a front area closed after a battle is open again in the next turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 9       |
        | Ogre   | North | b3   | 0      | 9       |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      And South has ended the phase
      And South has ended the phase
      When South discards nothing
      And North discards nothing
      And North marches Ogre to b2
      Then South is asked for intercept about b2

    Scenario: an empty front area without a battle marker is open
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And a battle marker lies on a2
      When South marches Knight to b2
      Then Knight is in b2

    @since.2.00
    Scenario: an empty front area with a control marker is open
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And a control marker lies on b2
      When South marches Knight to b2
      Then Knight is in b2

    @since.2.00
    Scenario: the emptied area is open again in the next turn, and an intercept is possible
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And North's deck holds 20 cards
      And a battle marker lies on b2
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to b2
      Then South is asked for intercept about b2

    @since.2.00
    Scenario: a control marker beside the battle marker opens nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And a control marker lies on b2
      And a battle marker lies on b2
      When South tries to march Knight to b2
      Then it is refused under deus.march.e_empty

    @since.2.00
    Scenario Outline: of three destinations an empty one has a battle marker: <moves>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | South | a1   |
        | Squire | South | b2   |
        | Scout  | South | c2   |
      And a battle marker lies on a2
      When South tries to march <moves>
      Then it is refused under deus.march.e_empty

      Examples:
        | moves                                       |
        | Knight to a2, Archer to b2 and Squire to c2 |
        | Archer to b2, Knight to a2 and Squire to c2 |
        | Archer to b2, Squire to c2 and Knight to a2 |

  @deus.march.e_own_ok
  Rule: A battle marker does not stop a march into a front area the marching side controls.
    Background:
      Given it is South's main phase

    @deus.ruling.reinforce_won_area
    Scenario: a second march after outcome A
      Given these units are on the battlefield
        | unit   | side  | area | attack | level |
        | Knight | South | b1   | 9      | 2     |
        | Giant  | South | b1   | 2      | 6     |
        | Ogre   | North | b2   | 2      | 2     |
        | Wisp   | North | b3   | 2      | 2     |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South marches Giant to b2
      Then Knight and Giant are in b2
      And South is asked for main action

    @deus.ruling.reinforce_won_area
    Scenario: a second march after outcome A of an intercept
      Given these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 9      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b3   | 2      |
        | Wisp   | North | b3   | 2      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      When South marches Squire to b2
      Then Knight and Squire are in b2
      And South is asked for main action
      And b2 carries a battle marker

    Scenario: no second march into an area with a battle marker that the enemy won
      Given these units are on the battlefield
        | unit   | side  | area |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And a battle marker lies on b2
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy

    Scenario: the limit still binds in a won area
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 3     |
        | Giant  | South | b1   | 6     |
      And a battle marker lies on b2
      When South tries to march Giant to b2
      Then it is refused under deus.march.c
