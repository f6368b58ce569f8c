Feature: Control marker

  A front area that was the marching side's when the turn began stays under its control for the turn, even when
  its units leave. The control marker says so.

  @deus.control_marker.trigger
  Rule: A control marker is placed on a front area the marching side controlled at turn start once that area becomes empty during the turn.
    Scenario: all units leave an area, which gets a control marker
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Squire | North | b2   |
        | Archer | North | a2   |
      When North marches Knight and Squire to a2
      Then b2 is empty
      And b2 carries a control marker
      And a2 carries no control marker

    Scenario: no control marker where one unit stays behind
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | c2   |
      When South marches Knight to b2
      Then Squire is in c2
      And the board carries no marker

    Scenario: the last unit leaves in a second march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | a2   |
      And North has marched Knight to b2
      When North marches Squire to a3
      Then a2 carries a control marker

    Scenario Outline: after a spell, a battle and its triggers the last unit leaves: <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence | effect                                     |
        | Scout  | South | <area> | 1      | 3       |                                            |
        | Knight | South | c1     | 3      | 5       |                                            |
        | Ogre   | North | c2     | 1      | 3       | when a battle begins, forced: gain 1 power |
      And South's hand holds these cards
        | card | kind         | effect               |
        | Hymn | ritual spell | ritual: gain 1 power |
      And South has used Hymn
      And South has marched Knight to c2
      And the battle has been fought out with South going first
      When South marches Scout to <home>
      Then <area> carries a control marker

      Examples:
        | area | home |
        | a2   | a1   |
        | b2   | b1   |

    Scenario: what was held when the turn began follows from the turn before
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b2   | exhausted |
      And South's deck holds 20 cards
      When North declares the end of the turn
      And South discards nothing
      And South marches Knight to b1
      Then b2 carries a control marker

    Scenario: an exchange leaves nothing empty
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | c1   |
      When South marches these units
        | unit   | to |
        | Knight | c1 |
        | Squire | c2 |
      Then the board carries no marker

    Scenario: one march empties two areas
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | c2   |
        | Ogre   | South | b2   |
      When North marches Knight and Squire to b2
      Then a2 carries a control marker
      And c2 carries a control marker
      And b2 carries no control marker

    Scenario: an area that was empty at turn start and is left again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
      And nobody was in c2 when the turn began
      When South marches Knight to c1
      Then c2 is empty
      And the board carries no marker

    Scenario: an area taken from the enemy and left again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
      And a2 was South's when the turn began
      When North marches Knight to a3
      Then a2 is empty
      And the board carries no marker

    Scenario: an effect takes the last unit away
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      And South's hand holds these cards
        | card   | kind         | effect                                   |
        | Recall | ritual spell | ritual: return to hand one of your units |
      When South uses Recall on Knight
      Then b2 carries a control marker

    @deus.ruling.control_marker_stays_until_turn_end
    Scenario: the marker lies as soon as the area is empty
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Ogre   | South | c2   |
      When North marches Knight to c2
      Then a battle is going on in c2
      And b2 carries a control marker

    @deus.ruling.control_marker_stays_until_turn_end
    Scenario: the marker stays when the units come back
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | a2   |
      When South marches Knight to a2
      And the battle is fought out with South going first
      Then Knight is in b2
      And b2 carries a control marker

    @deus.ruling.control_marker_stays_until_turn_end
    Scenario: the marker stays when other units march in
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      And a control marker lies on a2
      When North marches Knight to a2
      Then Knight is in a2
      And a2 carries a control marker

    @deus.ruling.control_marker_stays_until_turn_end
    Scenario: the marker goes at the end of the turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's deck holds 20 cards
      And a control marker lies on b2
      When South plays the turn to its end
      Then it has become North's first hand adjustment phase
      And the board carries no marker

    Scenario: an effect empties an area as the turn begins
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | effect                                          |
        | Ogre | South | b2   | when a turn begins, field, forced: discard this |
        | Imp  | South | c2   |                                                 |
      And South's deck holds 20 cards
      When North declares the end of the turn
      Then it has become South's first hand adjustment phase
      And b2 is empty
      And b2 carries a control marker
      And c2 carries no control marker

    Scenario: an effect empties an area as a player's first turn begins
      Given it is South's end declaration phase
      And it is turn 1
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Ogre | North | c2   | when a turn begins, field: discard this |
      And North's deck holds 20 cards
      And South declares the end of the turn
      When North uses Ogre's trigger
      Then it has become North's normal summon phase
      And c2 carries a control marker

    @deus.ruling.field_off_during_any_battle
    Scenario: an area that empties while a battle is going on elsewhere is marked at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                    |
        | Herald | North | a3   | 3       | constant, field: defence +3 to your units |
        | Squire | North | c2   | 3       |                                           |
        | Knight | North | b3   | 3       |                                           |
        | Ogre   | South | b2   | 3       |                                           |
      And North's hand holds these cards
        | card | kind         | effect                                                 |
        | Hex  | ritual spell | ritual: defence -4 to one of your units until turn end |
      And North has used Hex on Squire
      When North marches Knight to b2
      Then Squire is in North's discard pile
      And c2 carries a control marker
      And a battle is going on in b2

    Scenario Outline: an effect that empties an area, whichever: <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text> one of your units
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | c2   |
        | Knight | South | a1   |
      When North uses Magus on <how>
      Then c2 is empty
      And c2 carries a control marker

      Examples:
        | text           | how        |
        | kill           | Ogre       |
        | [3] to         | Ogre       |
        | discard        | Ogre       |
        | return to hand | Ogre       |
        | defence -3 to  | Ogre       |
        | move           | Ogre to c3 |
        | move           | Ogre to b2 |

    Scenario Outline: an effect that ends empties an area elsewhere: <end>
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence -3 to one of your units until turn end
      And these units are on the battlefield
        | unit   | side  | area | defence | attack |
        | Page   | North | a2   | 3       | 2      |
        | Knight | North | c3   | 3       | 0      |
        | Ogre   | South | c2   | 3       | 0      |
      And North's hand holds these cards
        | card  | kind         | effect                                                  |
        | Aegis | ritual spell | ritual: defence +3 to one of your units until <end> end |
      And North has used Aegis on Page
      And North has used Magus on Page
      And North has marched Knight to c2
      And the battle has been fought out with North going first
      When North ends the phase
      Then a2 is empty
      And a2 carries a control marker

      Examples:
        | end    |
        | battle |
        | phase  |

    Scenario: an area that had been vacated before the position was put down is marked
      Given it is North's main phase
      And c2 was North's when the turn began
      And b2 was South's when the turn began
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      When North marches Knight to b3
      Then c2 carries a control marker
      And b2 carries no control marker

    Scenario: an area that was left empty gives no intercept
      Given it is South's main phase
      And b2 was South's when the turn began
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      When South marches Knight to b2
      Then South is asked for main action
      And b2 carries a control marker

    Scenario: after a battle of the same turn the next area that is left is marked, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 3       |
        | Ogre   | South | c2   | 9      | 3       |
        | Wisp   | North | b2   | 3      | 3       |
      And South has marched Ogre to b2
      And the battle has been fought out with South going first
      When South marches Knight to a1
      Then a2 carries a control marker
      And c2 carries a control marker

  @deus.control_marker.placer
  Rule: Only the marching side places control markers, and only on areas it controlled itself.
    Scenario Outline: <seat> leaves <area> in its own turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      When <seat> marches Knight to <home>
      Then <area> carries a control marker

      Examples:
        | seat  | area | home |
        | South | c2   | c1   |
        | North | c2   | c3   |

    Scenario: the defending side leaves an area by intercepting
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight to a2
      When North intercepts with Ogre
      Then b2 is empty
      And the board carries no marker

    Scenario: an area is the defending side's again in the enemy's turn
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Ogre   | South | b1   |
      And South's deck holds 20 cards
      When North declares the end of the turn
      And South discards nothing
      And South marches Ogre to b2
      And North intercepts with Knight
      Then c2 is empty
      And the board carries no marker

    Scenario: the defending side is defeated in its area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 9      |
        | Ogre   | North | a2   | 9      |
      When South marches Knight to a2
      And the battle is fought out with equal initiative
      Then a2 is empty
      And a2 carries no control marker

    Scenario: a position with a control marker on an area that was nobody's
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
      And a control marker lies on a2
      And nobody was in a2 when the turn began
      When the position is put on the table
      Then it is turned down

    Scenario: an area of the defending side that an effect empties as the turn begins
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                          |
        | Knight | South | b2   | when a turn begins, field, forced: discard this |
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then b2 is empty
      And the board carries no marker

  @deus.control_marker.no_intercept
  Rule: No intercept occurs in a front area with a control marker until the end of the turn.
    @deus.ruling.marker_restricts_intercept
    Scenario: no intercept in an area with a control marker
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      And a control marker lies on c2
      When North marches Knight to c2
      Then North is asked for main action
      And Knight is in c2
      And Knight is exhausted

    @deus.ruling.marker_restricts_intercept
    Scenario: the defending side may not insist
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And a control marker lies on a2
      And South has marched Knight to a2
      When North tries to intercept with Ogre
      Then it is refused under deus.intercept.trigger
      And Ogre is still in a3

    Scenario: an intercept in an area without a marker
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
      And a control marker lies on c2
      When North marches Knight to b2
      Then South is asked for intercept about b2

    Scenario: a march that empties an area, and one that fills it again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a1   |
        | Ogre   | North | a3   |
      And South has marched Knight to b2
      When South marches Squire to a2
      Then South is asked for main action
      And Squire is in a2

    @deus.ruling.control_marker_stays_until_turn_end
    Scenario: the marker protects the area again after units have come and gone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b3   |
        | Ogre   | South | b1   |
      And North's hand holds these cards
        | card   | kind         | effect                                   |
        | Recall | ritual spell | ritual: return to hand one of your units |
      And a control marker lies on b2
      And North has marched Knight to b2
      And North has used Recall on Knight
      When North marches Squire to b2
      Then North is asked for main action
      And Squire is in b2

    Scenario: a control marker does not keep the enemy's next turn out
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And a control marker lies on c2
      When South plays the turn to its end
      And North discards nothing
      And North marches Ogre to c2
      Then South is asked for intercept about c2

    Scenario: an intercept is possible again in the marching side's next turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Ogre   | South | a1   |
      And North's deck holds 20 cards
      And South's deck holds 20 cards
      And North has marched Knight to a3
      When North plays the turn to its end
      And South discards nothing
      And South plays the turn to its end
      And North discards nothing
      And North marches Knight to a2
      Then South is asked for intercept about a2

    Scenario: example: an area left for a lost battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a2   | 2      |
        | Squire | South | a1   | 2      |
        | Ogre   | North | b2   | 9      |
        | Wisp   | North | a3   | 2      |
      And South has marched Knight to b2
      And the battle has been fought out with North going first
      When South marches Squire to a2
      Then South is asked for main action
      And a2 carries a control marker
      And Squire is in a2
