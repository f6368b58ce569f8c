Feature: March

  In the main phase the marching side may march with its units, as often as it likes.
  Clauses a to f say which units may march together, and to where.

  @deus.march.main_phase_action
  Rule: Marching is an action of the marching side's main phase and is not possible in any other phase.
    Scenario: a unit marches in the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South marches Knight to a2
      Then Knight is in a2
      And South is asked for main action

    @since.2.00
    Scenario Outline: no march in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South's deck holds 6 cards
      When South tries to march Knight to a2
      Then it is refused under deus.march.main_phase_action

      Examples:
        | phase                  |
        | first hand adjustment  |
        | second hand adjustment |
        | end declaration        |

    Scenario: no march after the main phase has ended
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South ends the phase
      And South tries to march Knight to a2
      Then it is refused under deus.turn.summon.any_order

    Scenario: the enemy's units are not marched with
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | b2   |
      When South tries to march Ogre to c2
      Then it is refused under deus.march.main_phase_action

    @until.2.00
    Scenario: in the draft, no march in the first hand adjustment phase
      Given it is South's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to march Squire to a2
      Then it is refused under deus.march.main_phase_action

    Scenario: no march while a unit must return
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Squire  | South | c1   | 0      | 3       | walk  |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card   | instant | attack | defence |
        | Wisp   | yes     | 0      | 3       |
        | Imp    |         | 0      | 3       |
        | Sprite | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to march Squire to c2
      Then it is refused under deus.march.main_phase_action

    @since.2.00
    Scenario: no march while a limit adjustment is due
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                  |
        | Squire | South | a1   | 6     | 1      | 3       |       |                         |
        | Sage   | South | a1   | 2     | 1      | 3       |       | quick: move an own unit |
        | Hawk   | South | b1   | 2     | 1      | 3       | fly   |                         |
        | Page   | South | c1   | 2     | 1      | 3       |       |                         |
        | Ogre   | North | a2   | 6     | 0      | 9       |       |                         |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Sage and Hawk to a2
      And the battle has reached South's quick timing
      And South has used
        | card | on   | to |
        | Sage | Hawk | a1 |
      And the battle has been fought out with South going first
      When South tries to march Page to c2
      Then it is refused under deus.march.main_phase_action

  @deus.march.optional
  Rule: The marching side may march but never has to.
    Scenario: the main phase ends without a march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      When South ends the phase
      Then it has become South's normal summon phase
      And Knight is in a1
      And Knight is ready

    Scenario: one march does not oblige to another
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South marches Knight to a2
      And South ends the phase
      Then it has become South's normal summon phase
      And Squire is in b1

  @deus.march.range_by_type
  Rule: Every unit walks or flies, and this march type fixes its march range.
    @deus.ruling.walk_four_fly_eight
    Scenario: a walker and a flyer in the same area
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Griffin | South | b1   | fly   |
      Then the single march answers open to South are exactly
        | unit    | to |
        | Knight  | a1 |
        | Knight  | b2 |
        | Knight  | c1 |
        | Griffin | a1 |
        | Griffin | a2 |
        | Griffin | b2 |
        | Griffin | c1 |
        | Griffin | c2 |

    Scenario: a walker cannot follow where a flyer goes
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | a1   | walk  |
        | Griffin | South | a1   | fly   |
      When South marches Griffin to b2
      And South tries to march Knight to b2
      Then it is refused under deus.march.b_range

    Scenario: a third march type does not exist
      Given a card with these fields lies in South's hand
        | field   | value  |
        | name    | Mole   |
        | kind    | unit   |
        | level   | 2      |
        | attack  | 2      |
        | defence | 3      |
        | march   | burrow |
      When the position is put on the table
      Then it is turned down

  @deus.march.range.walk
  Rule: The march range of a walking unit is the orthogonally adjacent areas.
    @deus.ruling.walk_four_fly_eight
    Scenario: walkers in a corner, on an edge and in the middle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | c2   |
        | Archer | South | b2   |
      Then the single march answers open to South are exactly
        | unit   | to |
        | Knight | a2 |
        | Knight | b1 |
        | Squire | b2 |
        | Squire | c1 |
        | Archer | a2 |
        | Archer | b1 |
        | Archer | c2 |

    Scenario: North's walkers go the other way
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
        | Imp  | North | a2   |
      Then the single march answers open to North are exactly
        | unit | to |
        | Ogre | b3 |
        | Ogre | c2 |
        | Imp  | a3 |
        | Imp  | b2 |

    Scenario Outline: a walker in <from> does not reach <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      When South tries to march Knight to <to>
      Then it is refused under deus.march.b_range

      Examples:
        | from | to |
        | b1   | a2 |
        | b1   | c2 |
        | a1   | c1 |
        | b2   | a1 |
        | a2   | c2 |
        | b1   | b1 |

  @deus.march.range.fly
  Rule: The march range of a flying unit is the eight surrounding areas, diagonals included.
    @deus.ruling.walk_four_fly_eight
    Scenario: flyers in a corner and in the middle
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Griffin | South | a1   | fly   |
        | Phoenix | South | b2   | fly   |
      Then the single march answers open to South are exactly
        | unit    | to |
        | Griffin | a2 |
        | Griffin | b1 |
        | Griffin | b2 |
        | Phoenix | a1 |
        | Phoenix | b1 |
        | Phoenix | c1 |
        | Phoenix | a2 |
        | Phoenix | c2 |

    @deus.ruling.walk_four_fly_eight
    Scenario: nothing blocks a diagonal flight
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march | level |
        | Griffin | South | a1   | fly   | 2     |
        | Titan   | South | b1   | walk  | 8     |
        | Ogre    | North | a2   | walk  | 8     |
      When South marches Griffin to b2
      Then Griffin is in b2
      And no battle is going on

    Scenario Outline: a flyer in <from> does not reach <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area   | march |
        | Griffin | South | <from> | fly   |
      When South tries to march Griffin to <to>
      Then it is refused under deus.march.b_range

      Examples:
        | from | to |
        | a1   | c1 |
        | a1   | c2 |
        | c2   | a2 |
        | c2   | a1 |

  @deus.march.battle_if_enemy
  Rule: A march into a front area that holds defending units causes a battle there.
    Scenario: a march onto the enemy
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b2   | exhausted |
      When South marches Knight to b2
      Then a battle is going on in b2
      And South is asked for instant summons

    Scenario: a march past the enemy
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | a2   | ready     |
        | Wisp   | North | b3   | exhausted |
      When South marches Knight to b2
      Then no battle is going on
      And Knight is in b2

    Scenario: a march to own units
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then no battle is going on
      And South is asked for main action

  @deus.march.exhaust_after_march
  Rule: A unit that marched becomes exhausted when its march ends.
    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: an unopposed march exhausts on arrival
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
      When South marches Knight to b2
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | b1   | ready     |

    Scenario: units that wait in the destination stay ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
      When South marches Knight to b2
      Then Knight is exhausted
      And Squire is ready

    Scenario: a unit that marched cannot march on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      And South tries to march Knight to c2
      Then it is refused under deus.march.a

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: marchers stay ready when a battle follows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to b2
      And the battle reaches South's before-attack timing
      Then Knight is ready

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: marchers attack and are exhausted by it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 9       |
        | Ogre   | North | b2   | 2      | 3       |
      When South marches Knight to b2
      And the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight is exhausted

  @deus.march.exhaust_after_battle
  Rule: A unit of either side that took part in a battle becomes exhausted when the battle ends.
    @deus.ruling.marchers_stay_ready_for_battle @since.2.00
    Scenario: a unit that never attacked is exhausted too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Mage   | South | b1   | quick: [9] to an enemy unit |
        | Knight | South | b1   |                             |
        | Ogre   | North | b2   |                             |
      And South has marched Mage and Knight to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      And the battle is fought out with North going first
      Then no battle is going on
      And Mage and Knight are exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units elsewhere stay ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Wisp   | North | b3   |
      When South marches Knight to b2
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b1   | exhausted |
        | Squire | b1   | ready     |
        | Ogre   | b2   | exhausted |
        | Wisp   | b3   | ready     |

    @since.2.00
    Scenario: a defender that did not attack is exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   |                             |
        | Shaman | North | b2   | quick: [9] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Shaman on Knight
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Shaman | b2   | exhausted |

  @deus.march.a
  Rule: Only ready units may march.
    Scenario: a ready unit marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South marches Knight to b2
      Then Knight is in b2

    Scenario: an exhausted unit stays where it is
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
      When South tries to march Knight to b2
      Then it is refused under deus.march.a
      And Knight is still in b1

    Scenario: one exhausted unit spoils the whole march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Squire | South | b1   | exhausted |
      When South tries to march Knight and Squire to b2
      Then it is refused under deus.march.a
      And Knight is still in b1

  @deus.march.b_range
  Rule: Each unit may march only to an area inside its own march range.
    Scenario: each unit has a range of its own
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Griffin | South | a1   | fly   |
      When South marches Knight and Griffin to b2
      Then Knight and Griffin are in b2

    Scenario: a companion's wings do not help
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | a1   | walk  |
        | Griffin | South | a1   | fly   |
      When South tries to march Knight and Griffin to b2
      Then it is refused under deus.march.b_range
      And Griffin is still in a1

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

  @deus.march.c
  Rule: After a march the own units in each destination must total at most 8 levels, or the march cannot be declared.
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

    Scenario: the enemy's levels do not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | b1   | 8     |
        | Ogre  | North | b2   | 8     |
      When South marches Titan to b2
      Then Titan and Ogre are in b2
      And a battle is going on in b2

    @deus.ruling.march_limit_on_result @since.2.00
    Scenario: a full area is left and refilled in one march
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b2   | 2     |
      When South tries to march these units
        | unit  | to |
        | Titan | b2 |
        | Ogre  | a2 |
      Then it is refused under deus.march.c

    Scenario: exhausted units in the destination count as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | level |
        | Knight | South | b1   | ready     | 4     |
        | Giant  | South | b2   | exhausted | 6     |
      When South tries to march Knight to b2
      Then it is refused under deus.march.c
      And Knight is still in b1

    Scenario: marchers that are too many for one area
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level |
        | Knight  | South | b1   | 6     |
        | Squire  | South | b1   | 2     |
        | Griffin | South | c2   | 2     |
      When South tries to march Knight, Squire and Griffin to b2
      Then it is refused under deus.march.c

    Scenario: example: a full area takes nobody in
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South tries to march Ogre to a2
      Then it is refused under deus.march.c

  @deus.march.d_empty
  Rule: A march into a front area without units can have no other destination besides that one area.
    Scenario: two units to the same empty front area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c2   |
      When South marches Knight and Squire to b2
      Then Knight and Squire are in b2

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
        | an own front area   | Archer | a2 |

    Scenario: two empty front areas
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a2   | 8     |
        | Ogre  | South | b2   | 6     |
        | Imp   | South | b1   | 2     |
      When South tries to march these units
        | unit | to |
        | Ogre | c2 |
        | Imp  | b2 |
      Then it is refused under deus.march.d_empty

    Scenario: example: the same in two marches
      Given it is South's main phase
      And these units are on the battlefield
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

  @deus.march.d_enemy
  Rule: A march into a front area controlled by the enemy can have no other destination besides that one area.
    Scenario: two origins against one enemy area
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
        | an own front area  | Squire | a2 |
        | another enemy area | Scout  | c2 |

    Scenario: exhausted enemies control their area all the same
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Squire | South | a1   | ready     |
        | Ogre   | North | b2   | exhausted |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | b1 |
      Then it is refused under deus.march.d_enemy

  @deus.march.d_until_resolved
  Rule: No other march can be declared until a march into an empty or enemy front area, and any battle it causes, is fully resolved.
    @since.2.00
    Scenario Outline: no second march at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When South tries to march Squire to a2
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
      Given it is South's main phase
      And these units are on the battlefield
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
    Scenario: what was closed is open again in the next turn
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

  @deus.march.e_own_ok
  Rule: A battle marker does not stop a march into a front area the marching side controls.
    @deus.ruling.reinforce_won_area
    Scenario: a second march after outcome A
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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

    Scenario: the same march into an area the enemy won
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And a battle marker lies on b2
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy

    Scenario: the limit still binds in a won area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 3     |
        | Giant  | South | b1   | 6     |
      And a battle marker lies on b2
      When South tries to march Giant to b2
      Then it is refused under deus.march.c

  @deus.march.f_multi_units
  Rule: Several own units may march at the same time, if every one of them meets conditions a to e.
    Scenario: three units march at the same time
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
    Scenario: one march from territory, front and a diagonal
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Squire  | South | a2   | walk  |
        | Griffin | South | c1   | fly   |
      When South marches Knight, Squire and Griffin to b2
      Then Knight, Squire and Griffin are in b2

    Scenario: one origin out of range
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Archer | South | c1   |
      When South tries to march Knight, Squire and Archer to b2
      Then it is refused under deus.march.b_range
      And Knight is still in b1

    Scenario: after outcome E each unit goes back to its own origin
      Given it is South's main phase
      And these units are on the battlefield
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
    Scenario: levels 2 and 6 join from two areas
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | march |
        | Imp    | South | a1   | 2     | walk  |
        | Dragon | South | b1   | 6     | fly   |
      When South marches Imp and Dragon to a2
      Then Imp and Dragon are in a2

    Scenario: the joined units are too much for the area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | march |
        | Imp    | South | a1   | 3     | walk  |
        | Dragon | South | b1   | 6     | fly   |
      When South tries to march Imp and Dragon to a2
      Then it is refused under deus.march.c

    @deus.ruling.single_destination_front_only @since.2.00
    Scenario: units join in two own areas at once
      Given it is South's main phase
      And these units are on the battlefield
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
  Rule: Units in two or more own-held areas may exchange places by a single march.
    @deus.ruling.march_limit_on_result @deus.ruling.swap_judged_at_declaration
    Scenario: two full front areas exchange their units
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Ogre   | North | c2   |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Squire | c2 |
      Then it is refused under deus.march.d_enemy
