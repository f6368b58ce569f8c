Feature: Intercept

  When the marching side enters a front area that was empty when the turn began, the defending side may meet it there.
  Clauses h to l say who may intercept, and where.

  @deus.intercept.trigger
  Rule: When a march is declared into a front area that was empty at turn start, the defending side may declare an intercept.
    Scenario: the defending side is asked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      When South marches Knight to c2
      Then North is asked for intercept about c2
      And Knight is in c2

    Scenario: in North's turn South is asked
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      When North marches Ogre to a2
      Then South is asked for intercept about a2

    Scenario: a march inside own territory
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      When North marches Knight to b3
      Then North is asked for main action

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | a3   | ready     |
        | Ogre   | South | a1   | exhausted |
        | Wisp   | South | b1   | ready     |
      When North marches Knight to a2
      Then North is asked for main action
      And Knight is exhausted

    @deus.ruling.one_intercept_window
    Scenario: the marching side cannot take its march back
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And South has marched Knight to c2
      When South tries to march Knight to c1
      Then it is refused under deus.march.d_until_resolved
      And Knight is in c2

    @deus.ruling.one_intercept_window
    Scenario: the marching side cannot add units to its march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      When North tries to march Squire to a2
      Then it is refused under deus.march.d_until_resolved
      And Squire is still in a3

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c1   |
        | Wisp   | South | b1   |
      And North has marched Knight to c2
      And South has passed
      When North marches Squire to b2
      Then South is asked for intercept about b2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: an area that was the defending side's and lies empty now
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And c2 was North's when the turn began
      When South marches Knight to c2
      Then South is asked for main action
      And Knight is exhausted

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: what the defending side held follows from the turn before
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence |
        | Knight | South | a1   | ready     | 3       |
        | Ogre   | North | a2   | exhausted | 3       |
        | Wisp   | North | a3   | ready     | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                       |
        | Flash | ritual spell | ritual: [3] to an enemy unit |
      And South's deck holds 20 cards
      When North declares the end of the turn
      And South discards nothing
      And South uses Flash on Ogre
      And South marches Knight to a2
      Then South is asked for main action
      And Knight is in a2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: example: an area left to intercept elsewhere
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 9      |
        | Squire | North | a3   | 2      |
        | Ogre   | South | a2   | 2      |
        | Wisp   | South | a1   | 2      |
      And North has marched Knight to b2
      And South has intercepted with Ogre
      And the battle has been fought out with North going first
      When North marches Squire to a2
      Then North is asked for main action
      And the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | North | b2   | exhausted |
        | Squire | North | a2   | exhausted |
        | Wisp   | South | a1   | ready     |

    @deus.ruling.taken_and_emptied_area_allows_intercept
    Scenario: an area empty at turn start, taken and left again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
      And South's hand holds these cards
        | card   | kind         | effect                                   |
        | Recall | ritual spell | ritual: return to hand one of your units |
      And South has marched Knight to b2
      And North has passed
      And South has used Recall on Knight
      When South marches Squire to b2
      Then North is asked for intercept about b2

    @deus.ruling.taken_and_emptied_area_allows_intercept
    Scenario: an area taken from the enemy this turn and left again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | c3   | 9      |
        | Squire | North | c3   | 2      |
        | Ogre   | South | c2   | 2      |
        | Wisp   | South | c1   | 2      |
      And North's hand holds these cards
        | card   | kind         | effect                                   |
        | Recall | ritual spell | ritual: return to hand one of your units |
      And North has marched Knight to c2
      And the battle has been fought out with North going first
      And North has used Recall on Knight
      When North tries to march Squire to c2
      Then it is refused under deus.march.e_empty

    @deus.ruling.marker_restricts_intercept
    Scenario: after a battle in an area empty at turn start the march itself is forbidden
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And a battle marker lies on a2
      When South tries to march Knight to a2
      Then it is refused under deus.march.e_empty

    Scenario: example: an area that nobody held
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Scout  | North | a2   |
        | Knight | North | c3   |
        | Ogre   | South | b2   |
      When North marches Knight to c2
      Then South is asked for intercept about c2

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
      Given it is North's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | b3   |
      When North tries to intercept with Squire
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
        | deed                           | clause                           |
        | shuffle the other deck too     | deus.flow.sequence               |
        | discard Imp                    | deus.zone.hand.temporary_excess  |
        | end the phase                  | deus.intercept.trigger           |
        | declare the end of the turn    | deus.turn.end.declare            |
        | summon Imp to a3               | deus.turn.phase_order            |
        | instantly summon Wisp          | deus.battle.instant_summon.order |
        | give up Ogre to keep the limit | deus.limit_adjust.until_within   |

    Scenario Outline: whichever unit could come, the defending side is asked: <unit> from <from>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | kind   | march   |
        | Knight | South | b1     |        | walk    |
        | <unit> | North | <from> | <kind> | <march> |
      When South marches Knight to b2
      Then North is asked for intercept about b2

      Examples:
        | unit    | from | kind  | march |
        | Ogre    | b3   |       | walk  |
        | Ogre    | c2   |       | walk  |
        | Griffin | a3   |       | fly   |
        | Griffin | c3   |       | fly   |
        | Griffin | a2   |       | fly   |
        | Ghost   | b3   | token | walk  |
        | Ghost   | a2   | token | walk  |
        | Shade   | c3   | token | fly   |

    @since.2.00
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c1   |
      And North has marched Knight to c2
      When South tries to intercept with Squire
      Then it is refused under deus.intercept.moves_units

    Scenario: an interceptor goes nowhere but to the destination
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | a1   | walk  |
        | Ogre   | North | a3   | walk  |
        | Troll  | North | b3   | walk  |
      And South has marched Knight to a2
      When North tries to intercept with Troll
      Then it is refused under deus.intercept.i
      And Troll is still in b3

    Scenario: a card in the hand is no interceptor
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And North's hand holds 1 card
      And South has marched Knight to b2
      When North tries to intercept with North Hand 1
      Then it is refused under deus.intercept.moves_units
      And North is asked for intercept

    Scenario: one and the same unit twice is no intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      And North has marched Knight to c2
      When South tries to intercept with Ogre and Ogre
      Then it is refused as meaningless
      And South is asked for intercept

    Scenario Outline: of <named> one is the other side's, so that neither intercepts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | North | b3   |
        | Knight | North | b3   |
        | Squire | South | b1   |
      And North has marched Archer to b2
      When South tries to intercept with <named>
      Then it is refused under deus.intercept.moves_units

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

    Scenario Outline: of three interceptors one is the opponent's: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area |
        | Knight  | North | a3   |
        | Marshal | North | a3   |
        | Imp     | South | a1   |
        | Ogre    | South | a1   |
      And North has marched Knight to a2
      When South tries to intercept with <named>
      Then it is refused under deus.intercept.moves_units

      Examples:
        | named                 |
        | Marshal, Imp and Ogre |
        | Imp, Marshal and Ogre |
        | Imp, Ogre and Marshal |

  @deus.intercept.optional
  Rule: Intercepting is optional, and the defending side may always decline.
    Scenario: the defending side declines to intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And South has marched Knight to c2
      When North passes
      Then Ogre is in c3
      And Ogre is ready
      And no battle is going on
      And South is asked for main action

    Scenario: a unit that could intercept may be left out
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a1   |
        | Wisp   | South | a1   |
      And North has marched Knight to a2
      When South intercepts with Wisp
      Then Wisp is in a2
      And Ogre is in a1

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      When North marches Knight to c2
      Then the pass answer is open to South

  @deus.intercept.battle_always
  Rule: An intercept always leads to a battle.
    Scenario: an intercept leads to a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And South has marched Knight to a2
      When North intercepts with Ogre
      Then a battle is going on in a2
      And South is asked for instant summons

    Scenario: an interceptor that can do no harm fights a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 0      |
        | Wisp   | South | b1   | 0      |
      And North has marched Knight to b2
      When South intercepts with Wisp
      And the battle is fought out with North going first
      Then b2 carries a battle marker
      And Wisp is in b1
      And Wisp is exhausted

    Scenario: without an intercept there is no battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And South has marched Knight to c2
      When North passes
      Then no battle is going on
      And the board carries no marker

    Scenario Outline: a second intercept in a turn leads to a battle, too, with <units>
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | march | attack |
        | Page    | North | a3   | walk  | 9      |
        | Knight  | North | c3   | walk  | 2      |
        | Imp     | South | a1   | walk  | 2      |
        | Ogre    | South | c1   | walk  | 2      |
        | Griffin | South | b1   | fly   | 2      |
        | Troll   | South | b2   | walk  | 2      |
      And North has marched Page to a2
      And South has intercepted with Imp
      And the battle has been fought out with North going first
      And North has marched Knight to c2
      When South intercepts with <units>
      Then a battle is going on in c2
      And <units> are in c2

      Examples:
        | units                   |
        | Ogre                    |
        | Troll                   |
        | Ogre and Griffin        |
        | Griffin and Troll       |
        | Ogre, Griffin and Troll |
