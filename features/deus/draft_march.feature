Feature: March and intercept in the draft

  In the draft of 2018-08-29 ownership markers say whose a front area is. A march names one destination; an area without a
  marker may be defended by an intercept, the enemy's area means a battle.

  @deus.draft.control.marker_is_control
  Rule: A front area with an ownership marker is its owner's, whether or not units are there.
    Scenario: an area that all units have left stays its owner's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      When South marches Knight to b1
      Then b2 belongs to South
      And b2 is empty

    Scenario: a march back into an area with one's own marker gives no intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      And North's ownership marker lies on c2
      When North marches Knight to c2
      Then North is asked for main action
      And c2 belongs to North

    Scenario: an area without a marker and without units is nobody's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      When South marches Knight to a2
      Then a2 belongs to nobody
      And North is asked for intercept about a2

    Scenario: units left behind by an effect do not make the area their side's
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Squire | North | b3   |
        | Ogre   | South | b1   |
      And no ownership marker lies on b2
      When North marches Squire to b2
      Then South is asked for intercept about b2

    Scenario: without a marker South's own units do not make an area South's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | c1   |
        | Ogre   | North | c3   |
      And no ownership marker lies on c2
      When South marches Squire to c2
      Then North is asked for intercept about c2

  @deus.draft.control.enemy_marker
  Rule: A front area with the opponent's ownership marker is enemy-controlled, even without enemy units.
    @deus.ruling.draft_empty_enemy_area
    Scenario: a march into an area with the enemy's marker means a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      And North's ownership marker lies on c2
      When South marches Knight to c2
      Then a battle is going on in c2

    Scenario: the enemy's area stays the enemy's when its units leave
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | b2   |
      And North has marched Knight to c2
      When South intercepts with Ogre
      Then b2 belongs to South
      And b2 is empty

    Scenario: a march into an area with one's own marker means no battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South's ownership marker lies on a2
      When South marches Knight to a2
      Then no battle is going on

    Scenario: an area with the enemy's marker is no place for a rearrangement
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
      And South's ownership marker lies on b2
      When North tries to rearrange these units
        | unit   | to |
        | Knight | b2 |
      Then it is refused under deus.draft.turn.summon.rearrange_scope

    @deus.ruling.draft_empty_enemy_area
    Scenario: after a battle elsewhere, too, a march into an area with the enemy's marker means a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
      And South's ownership marker lies on b2
      And a battle marker lies on c2
      When North marches Knight to b2
      Then a battle is going on in b2

  @deus.draft.march.single_destination
  Rule: All units of a march go to one destination, so that units never change places by marching.
    Scenario: units of two areas meet in one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | c1   |
      When South marches Knight and Squire to b1
      Then Knight and Squire are in b1

    Scenario Outline: no march to <first> and <second> at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | c1   |
        | Page   | South | c2   |
      When South tries to march these units
        | unit   | to       |
        | Knight | <first>  |
        | Squire | <second> |
      Then it is refused under deus.draft.march.single_destination

      Examples:
        | first | second |
        | a2    | b1     |
        | b1    | c2     |
        | a2    | c2     |

    Scenario: units of one area do not part
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b3   |
      When North tries to march these units
        | unit   | to |
        | Knight | c3 |
        | Squire | a3 |
      Then it is refused under deus.draft.march.single_destination

    Scenario: two front areas do not exchange their units
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | a2   |
      When South tries to march these units
        | unit   | to |
        | Knight | a2 |
        | Squire | b2 |
      Then it is refused under deus.draft.march.single_destination

  @deus.draft.march.unmarked_gives_intercept
  Rule: A march into a front area without an ownership marker gives the defending side the right to intercept.
    Scenario: the defending side is asked
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      When North marches Knight to c2
      Then South is asked for intercept about c2

    Scenario: where enemies stand without a marker nobody is asked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
        | Wisp   | North | a3   |
      And no ownership marker lies on a2
      When South marches Knight to a2
      Then a battle is going on in a2
      And South is asked for instant summons

    Scenario: a unit of another front area may come
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | b2   |
      And North has marched Knight to a2
      When South intercepts with Ogre
      Then a battle is going on in a2

    Scenario Outline: a marker of <whose> gives no intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And <whose>'s ownership marker lies on b2
      And South has marched Knight to b2
      When North tries to intercept with Ogre
      Then it is refused under deus.draft.march.unmarked_gives_intercept

      Examples:
        | whose |
        | South |
        | North |

    Scenario: a march into own territory gives no intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | c2   |
      When South marches Knight to c1
      Then South is asked for main action

    Scenario: an area the enemy left this turn gives no intercept while its marker lies
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to b2
      When North marches Squire to a2
      Then North is asked for main action

    @deus.ruling.draft_ready_interceptors
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

    Scenario Outline: no intercept at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Archer | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      And North has marched Knight and Archer to c2
      And the battle has reached North's <timing>
      When North tries to intercept with Squire
      Then it is refused under deus.draft.march.unmarked_gives_intercept

      Examples:
        | timing               |
        | line-up              |
        | before-attack timing |
        | after-attack timing  |
        | right to counter     |

    Scenario Outline: no intercept in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South tries to intercept with Squire
      Then it is refused under deus.draft.march.unmarked_gives_intercept

      Examples:
        | phase                 |
        | first hand adjustment |
        | normal summon         |

    Scenario Outline: where an intercept may be declared, to <deed> is no answer
      Given it is South's main phase
      And North's summoner is Magus with ritual: gain 1 power
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And North's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Knight to b2
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                           | clause                                    |
        | discard Imp                    | deus.zone.hand.temporary_excess           |
        | end the phase                  | deus.draft.march.unmarked_gives_intercept |
        | summon Imp to a3               | deus.turn.summon.any_order                |
        | instantly summon Wisp          | deus.battle.instant_summon.order          |
        | give up Ogre to keep the limit | deus.limit_adjust.until_within            |
        | choose Magus                   | deus.draft.setup.summoner_open            |

    Scenario: where an intercept may be declared, no other question may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Goblin | North | c3   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      When South marches Knight to b2
      Then North may answer no other question

  @deus.draft.march.unopposed_takes_control
  Rule: If nobody intercepts a march into an unmarked front area, it becomes the marching side's, whose ownership marker is placed there.
    Scenario: an area whose intercept is declined becomes the marching side's
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      When South passes
      Then a2 belongs to North
      And Knight is exhausted

    Scenario: an area that nobody could intercept into becomes the marching side's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      Then b2 belongs to South

    Scenario: a unit that falls as it is exhausted has taken the area before
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | South | c1   | 2       |                                                  |
        | Shaman | South | a1   | 3       | constant, field: defence -2 to an exhausted unit |
      When South marches Knight to c2
      Then Knight is not on the battlefield
      And c2 belongs to South

    Scenario: with an intercept the battle decides
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      And North has marched Knight to c2
      When South intercepts with Ogre
      Then c2 belongs to nobody

    Scenario: a march into own territory places no marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to c1
      Then c1 belongs to nobody

  @deus.draft.march.enemy_controlled_battle
  Rule: A march into an enemy-controlled front area causes a battle.
    Scenario: a march into an area of one's own that enemies are in causes a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And North's ownership marker lies on a2
      When North marches Knight to a2
      Then a battle is going on in a2

    Scenario: a march into the enemy's area with enemies in it causes a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to b2
      Then a battle is going on in b2

    @deus.ruling.draft_empty_enemy_area
    Scenario: an empty area is defended by instant summons
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
      And South's ownership marker lies on c2
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North has marched Knight to c2
      And North has passed
      When South instantly summons Imp
      Then Imp is in c2

    @deus.ruling.draft_empty_enemy_area
    Scenario: an empty area that nobody defends is taken in the end
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And North's ownership marker lies on a2
      And South has marched Knight to a2
      When the battle is fought out with South going first
      Then a2 belongs to South
      And Knight is in a2

    Scenario: nobody intercepts into an enemy-controlled area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
      And South's ownership marker lies on b2
      When North marches Knight to b2
      Then North is asked for instant summons about b2
