Feature: Intercept

  When the marching side enters a front area that was empty when the turn began, the defending side may meet it there.
  Clauses h to l say who may intercept, and where.

  @deus.intercept.trigger
  Rule: When a march is declared into a front area that was empty at turn start, the defending side may declare an intercept.
    Scenario: the defending side is asked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then North is asked for intercept about b2
      And Knight is in b2

    Scenario: in North's turn South is asked
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      When North marches Ogre to b2
      Then South is asked for intercept about b2

    Scenario: a march inside own territory
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to a1
      Then South is asked for main action

    Scenario: no intercept without a march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      When North tries to intercept with Ogre
      Then it is refused under deus.intercept.trigger

    @deus.ruling.one_intercept_window
    Scenario: nobody is asked where no unit could intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b3   | exhausted |
        | Wisp   | North | a3   | ready     |
      When South marches Knight to b2
      Then South is asked for main action
      And Knight is exhausted

    @deus.ruling.one_intercept_window
    Scenario: the marching side cannot take its march back
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When South tries to march Knight to b1
      Then it is refused under deus.march.d_until_resolved
      And Knight is in b2

    @deus.ruling.one_intercept_window
    Scenario: the marching side cannot add units to its march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When South tries to march Squire to b2
      Then it is refused under deus.march.d_until_resolved
      And Squire is still in b1

    @deus.ruling.one_intercept_window
    Scenario: an intercept declined is not offered again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      And North tries to intercept with Ogre
      Then it is refused under deus.intercept.trigger

    @deus.ruling.one_intercept_window
    Scenario: every march gives a decision of its own
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
        | Ogre   | North | a3   |
        | Wisp   | North | b3   |
      And South has marched Knight to a2
      And North has passed
      When South marches Squire to b2
      Then North is asked for intercept about b2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: an area that was the defending side's and lies empty now
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And b2 was North's when the turn began
      When South marches Knight to b2
      Then South is asked for main action
      And Knight is exhausted

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: what the defending side held follows from the turn before
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence |
        | Knight | South | b1   | ready     | 3       |
        | Ogre   | North | b2   | exhausted | 3       |
        | Wisp   | North | b3   | ready     | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                        |
        | Flash | ritual spell | ritual: [3] to an enemy unit |
      And South's deck holds 20 cards
      When North declares the end of the turn
      And South discards nothing
      And South uses Flash on Ogre
      And South marches Knight to b2
      Then South is asked for main action
      And Knight is in b2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: example: an area left to intercept elsewhere
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 9      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b2   | 2      |
        | Wisp   | North | b3   | 2      |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      When South marches Squire to b2
      Then South is asked for main action
      And the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | c2   | exhausted |
        | Squire | South | b2   | exhausted |
        | Wisp   | North | b3   | ready     |

    @deus.ruling.taken_and_emptied_area_allows_intercept
    Scenario: an area empty at turn start, taken and left again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South's hand holds these cards
        | card   | kind         | effect                             |
        | Recall | ritual spell | ritual: return to hand an own unit |
      And South has marched Knight to b2
      And North has passed
      And South has used Recall on Knight
      When South marches Squire to b2
      Then North is asked for intercept about b2

    @deus.ruling.taken_and_emptied_area_allows_intercept
    Scenario: an area taken from the enemy this turn and left again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 9      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b2   | 2      |
        | Wisp   | North | b3   | 2      |
      And South's hand holds these cards
        | card   | kind         | effect                             |
        | Recall | ritual spell | ritual: return to hand an own unit |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      And South has used Recall on Knight
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty

    @deus.ruling.marker_restricts_intercept
    Scenario: after a battle in an area empty at turn start the march itself is forbidden
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And a battle marker lies on b2
      When South tries to march Knight to b2
      Then it is refused under deus.march.e_empty

    Scenario: example: an area that nobody held
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Scout  | South | a2   |
        | Knight | South | c1   |
        | Ogre   | North | b2   |
      When South marches Knight to c2
      Then North is asked for intercept about c2

    Scenario Outline: no intercept at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to intercept with Squire
      Then it is refused under deus.intercept.trigger

      Examples:
        | timing               |
        | line-up              |
        | quick timing         |
        | before-attack timing |
        | right to counter     |

    Scenario Outline: no intercept in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to intercept with Squire
      Then it is refused under deus.intercept.trigger

      Examples:
        | phase                 |
        | first hand adjustment |
        | normal summon         |
        | end declaration       |

    Scenario Outline: where an intercept may be declared, to <deed> is no answer
      Given it is South's main phase
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
        | deed                        | clause                           |
        | shuffle the other deck too  | deus.flow.sequence               |
        | discard Imp                 | deus.zone.hand.temporary_excess  |
        | end the phase               | deus.intercept.trigger           |
        | declare the end of the turn | deus.turn.end.declare            |
        | summon Imp to a3            | deus.turn.phase_order            |
        | instantly summon Wisp       | deus.battle.instant_summon.order |
        | give up Ogre to the limit   | deus.limit_adjust.until_within   |

  @deus.intercept.moves_units
  Rule: An intercept moves the chosen defending units into the destination of the march.
    Scenario: the interceptor comes to the marchers
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Ogre
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Knight | South | b2   | ready |
        | Ogre   | North | b2   | ready |
        | Wisp   | North | b3   | ready |

    Scenario: only one's own units intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North tries to intercept with Squire
      Then it is refused under deus.intercept.moves_units

    Scenario: an interceptor goes nowhere but to the destination
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | b1   | walk  |
        | Ogre   | North | b3   | walk  |
        | Troll  | North | a3   | walk  |
      And South has marched Knight to b2
      When North tries to intercept with Troll
      Then it is refused under deus.intercept.i
      And Troll is still in a3

    Scenario Outline: <what> is no interceptor
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And North's hand holds 1 card
      And South has marched Knight to b2
      When North tries to intercept with <units>
      Then it is refused as meaningless
      And North is asked for intercept

      Examples:
        | what                        | units         |
        | a card in the hand          | North Hand 1  |
        | one and the same unit twice | Ogre and Ogre |

    Scenario Outline: of <named> one is the other side's, so that neither intercepts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | South | b1   |
        | Squire | North | b3   |
      And South has marched Archer to b2
      When North tries to intercept with <named>
      Then it is refused under deus.intercept.moves_units

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

  @deus.intercept.optional
  Rule: Intercepting is optional, and the defending side may always decline.
    Scenario: the defending side declines
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then Ogre is in b3
      And Ogre is ready
      And no battle is going on
      And South is asked for main action

    Scenario: a unit that could intercept may be left out
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Wisp
      Then Wisp is in b2
      And Ogre is in b3

    @since.2.00
    Scenario: there is nothing to decline where defenders already stand
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      When South passes
      And North passes
      Then a battle is going on in b2
      And Ogre is in b2

    Scenario: declining is among the answers
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then the pass answer is open to North

  @deus.intercept.battle_always
  Rule: An intercept always leads to a battle.
    Scenario: an intercept leads to a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Ogre
      Then a battle is going on in b2
      And South is asked for instant summons

    Scenario: even an interceptor that can do no harm
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 0      |
        | Wisp   | North | b3   | 0      |
      And South has marched Knight to b2
      When North intercepts with Wisp
      And the battle is fought out with South going first
      Then b2 carries a battle marker
      And Wisp is in b3
      And Wisp is exhausted

    Scenario: without an intercept there is no battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then no battle is going on
      And the board carries no marker

  @deus.intercept.h
  Rule: Only ready units may intercept.
    Scenario: the sets of units to choose from
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b3   | ready     |
        | Troll  | North | b3   | exhausted |
        | Wisp   | North | a2   | ready     |
      When South marches Knight to b2
      Then the intercept answers open to North are exactly
        | units      |
        | Ogre       |
        | Wisp       |
        | Ogre, Wisp |

    Scenario: an exhausted unit does not intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b3   | ready     |
        | Troll  | North | b3   | exhausted |
      And South has marched Knight to b2
      When North tries to intercept with Troll
      Then it is refused under deus.intercept.h
      And Troll is still in b3

    Scenario: an exhausted unit in a front area does not intercept either
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | a2   | exhausted |
        | Wisp   | North | b3   | ready     |
      And South has marched Knight to b2
      When North tries to intercept with Ogre
      Then it is refused under deus.intercept.h
      And Ogre is still in a2

    Scenario: a unit that has intercepted is exhausted for the next intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | b1   | walk  |
        | Squire  | South | a1   | walk  |
        | Griffin | North | b3   | fly   |
        | Wisp    | North | a3   | walk  |
      And South has marched Knight to b2
      And North has intercepted with Griffin
      And the battle has been fought out with South going first
      And South has marched Squire to a2
      When North tries to intercept with Griffin
      Then it is refused under deus.intercept.h

    @deus.ruling.march_texts_leave_intercepts_alone
    Scenario: a ready unit that cannot march may intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Knight | South | b1   |                                        |
        | Statue | North | b3   | constant, field: cannot march for this |
      And South has marched Knight to b2
      When North intercepts with Statue
      Then Statue is in b2
      And a battle is going on in b2

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Knight | South | b1   | ready     |                                               |
        | Runner | North | b3   | exhausted | constant, field: may march exhausted for this |
      When South marches Knight to b2
      Then South is asked for main action
      And no battle is going on

    Scenario Outline: of <named> one is exhausted, so that neither intercepts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | march |
        | Archer | South | b1   |           |       |
        | Knight | North | b3   | exhausted |       |
        | Squire | North | b3   |           |       |
      And South has marched Archer to b2
      When North tries to intercept with <named>
      Then it is refused under deus.intercept.h

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

  @deus.intercept.i
  Rule: Only units whose march range includes the front area may intercept there.
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight to a2
      When North intercepts with Ogre
      Then Ogre is in a2
      And b2 is empty

    Scenario Outline: of <named> one is out of reach of the intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | South | b1   |
        | Knight | North | a3   |
        | Squire | North | b3   |
      And South has marched Archer to b2
      When North tries to intercept with <named>
      Then it is refused under deus.intercept.i

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

  @deus.intercept.j
  Rule: The intercepting units in the front area may total at most 8 levels.
    Scenario Outline: interceptors of levels <one> and <other>
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level   |
        | Titan | South | b1   | 8       |
        | Ogre  | North | b3   | <one>   |
        | Wisp  | North | a2   | <other> |
      And South has marched Titan to b2
      When North intercepts with Ogre and Wisp
      Then Ogre and Wisp are in b2

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
        | Wisp   | North | a2   | <other> |
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
        | Titan  | North | b3   | 8     |
      And South has marched Knight to b2
      When North intercepts with Titan
      Then Titan is in b2

  @deus.intercept.k_units
  Rule: No intercept can be declared into a front area that already holds units.
    Scenario: a march to own units gives no intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
      And nobody was in b2 when the turn began
      When South marches Knight to b2
      Then South is asked for main action
      And Knight is exhausted

    Scenario: the defending side may not insist
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
      And nobody was in b2 when the turn began
      And South has marched Knight to b2
      When North tries to intercept with Ogre
      Then it is refused under deus.intercept.trigger

    Scenario: an area still empty gives one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then North is asked for intercept about b2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: neither does an area the defending side has left
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | b3   |
        | Wisp   | North | a3   |
      And a2 was North's when the turn began
      And South has marched Knight to a2
      When North tries to intercept with Wisp
      Then it is refused under deus.intercept.trigger

    Scenario: example: a flyer follows into an area just taken
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Scout   | South | a2   | walk  |
        | Knight  | South | c1   | walk  |
        | Griffin | South | b1   | fly   |
        | Ogre    | North | b2   | walk  |
      And South has marched Knight to c2
      And North has passed
      When South marches Griffin to c2
      Then South is asked for main action
      And Knight and Griffin are in c2

  @deus.intercept.k_defender_units
  Rule: Other units cannot intercept into a front area where defending units already stand.
    Scenario: the battle begins without an intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Wisp   | North | b3   |
      When South marches Knight to b2
      Then South is asked for instant summons
      And Wisp is in b3

    Scenario: no reserves for the defenders
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Wisp   | North | b3   |
      And South has marched Knight to b2
      When North tries to intercept with Wisp
      Then it is refused under deus.intercept.k_defender_units

    Scenario: defenders who came during the turn count as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Wisp   | North | b3   |
      And nobody was in b2 when the turn began
      When South marches Knight to b2
      Then South is asked for instant summons
      And a battle is going on in b2

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And North's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      And South has passed
      When North instantly summons Imp
      Then Ogre and Imp are in b2

  @deus.intercept.l_multi_units
  Rule: Several units may intercept together, if every one of them meets conditions h to k.
    Scenario: two units of one area intercept together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Ogre and Wisp
      Then Ogre and Wisp are in b2
      And a battle is going on in b2

    Scenario: four units intercept together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
        | Imp    | North | b3   |
        | Troll  | North | c2   |
      And South has marched Knight to b2
      When North intercepts with Ogre, Wisp, Imp and Troll
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | c3   |
      And South has marched Knight to b2
      When North tries to intercept with Ogre and Wisp
      Then it is refused under deus.intercept.i
      And Ogre is still in b3

  @deus.intercept.l_multi_origins
  Rule: Units that intercept together may come from different areas and join in the front area.
    Scenario: interceptors from two areas
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | b1   | walk  |
        | Ogre   | North | b3   | walk  |
        | Bat    | North | a3   | fly   |
      And South has marched Knight to b2
      When North intercepts with Ogre and Bat
      Then Ogre and Bat are in b2

    Scenario: after outcome C each interceptor goes back to its own origin
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march | defence |
        | Knight | South | b1   | walk  | 9       |
        | Ogre   | North | b3   | walk  | 9       |
        | Bat    | North | a3   | fly   | 9       |
      And South has marched Knight to b2
      And North has intercepted with Ogre and Bat
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b1   | exhausted |
        | Ogre   | b3   | exhausted |
        | Bat    | a3   | exhausted |

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 2      |
        | Ogre   | North | b2   | 9      |
        | Wisp   | North | c3   | 2      |
      And South has marched Knight to c2
      And North has intercepted with Ogre and Wisp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit | side  | area | state     |
        | Ogre | North | c2   | exhausted |
        | Wisp | North | c2   | exhausted |

  @deus.intercept.declined
  Rule: If a possible intercept is not declared, there is no battle and the post-battle processing follows at once.
    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: the marchers stay, exhausted, and no battle marker is placed
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | b1   | ready     |
        | Ogre   | b3   | ready     |
      And the board carries no marker

    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: the third front area wins at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Archer | South | c2   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then South has won
      And Knight is exhausted

    Scenario: nothing is won while the intercept is still possible
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a2   |
        | Archer | South | c2   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then the game goes on
      And North is asked for intercept about b2
      And Knight is ready

    @deus.ruling.one_intercept_window
    Scenario: the main phase goes on after an intercept was declined
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      And North has passed
      When South marches Squire to b2
      Then Knight and Squire are in b2
      And South is asked for main action

    Scenario: an intercept that is declared leaves a battle marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North intercepts with Ogre
      And the battle is fought out with South going first
      Then b2 carries a battle marker
