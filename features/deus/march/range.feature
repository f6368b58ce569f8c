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
      Given it is North's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      And North's deck holds 6 cards
      When North tries to march Knight to a2
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
        | Knight | South | b1   |
      When South ends the phase
      And South tries to march Knight to b2
      Then it is refused under deus.turn.summon.any_order

    Scenario: the enemy's units are not marched with
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | b2   |
      When South tries to march Ogre to c2
      Then it is refused under deus.march.main_phase_action or deus.march.f_multi_units

    @until.2.00
    Scenario: in the draft, no march in the first hand adjustment phase
      Given it is South's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | b1   |
      When South tries to march Squire to b2
      Then it is refused under deus.march.main_phase_action

    Scenario: no march while a unit must return
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | b3   | 0      | 3       | walk  |
        | Griffin | North | c3   | 0      | 3       | fly   |
        | Squire  | North | a3   | 0      | 3       | walk  |
        | Ogre    | South | b1   | 0      | 3       | walk  |
      And North's hand holds these cards
        | card   | instant | attack | defence |
        | Wisp   | yes     | 0      | 3       |
        | Imp    |         | 0      | 3       |
        | Sprite | yes     | 0      | 3       |
      And North has marched Knight and Griffin to b2
      And South has intercepted with Ogre
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      When North tries to march Squire to a2
      Then it is refused under deus.march.main_phase_action

    @since.2.00
    Scenario: no march while a limit adjustment is due
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                        |
        | Squire | South | a1   | 6     | 1      | 3       |       |                               |
        | Sage   | South | a1   | 2     | 1      | 3       |       | quick: move one of your units |
        | Hawk   | South | b1   | 2     | 1      | 3       | fly   |                               |
        | Page   | South | c1   | 2     | 1      | 3       |       |                               |
        | Ogre   | North | a2   | 6     | 0      | 9       |       |                               |
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

    Scenario Outline: among three marchers one is the opponent's: <named>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Archer | North | a3   |
        | Ogre   | South | a1   |
        | Squire | North | a3   |
      When North tries to march <named> to a2
      Then it is refused under deus.march.main_phase_action

      Examples:
        | named                   |
        | Ogre, Archer and Squire |
        | Archer, Ogre and Squire |
        | Archer, Squire and Ogre |

  @deus.march.optional
  Rule: The marching side may march but never has to.
    Scenario: the main phase ends without a march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      When North ends the phase
      Then it has become North's normal summon phase
      And Knight is in c3
      And Knight is ready

    Scenario: one march does not oblige to another
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South marches Knight to b2
      And South ends the phase
      Then it has become South's normal summon phase
      And Squire is in a1

  @deus.march.range_by_type
  Rule: Every unit walks or flies, and this march type fixes its march range.
    @deus.ruling.walk_four_fly_eight
    Scenario: a walker and a flyer in the same area
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | North | b3   | walk  |
        | Griffin | North | b3   | fly   |
      Then the single march answers open to North are exactly
        | unit    | to |
        | Knight  | c3 |
        | Knight  | b2 |
        | Knight  | a3 |
        | Griffin | c3 |
        | Griffin | c2 |
        | Griffin | b2 |
        | Griffin | a3 |
        | Griffin | a2 |

    Scenario: a walker cannot follow where a flyer goes
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | march |
        | Knight  | South | c1   | walk  |
        | Griffin | South | c1   | fly   |
      When South marches Griffin to b2
      And South tries to march Knight to b2
      Then it is refused under deus.march.b_range

    Scenario: a unit marches in one of two ways, and there is no third
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | c2   |
        | Archer | North | b2   |
      Then the single march answers open to North are exactly
        | unit   | to |
        | Knight | a2 |
        | Knight | b3 |
        | Squire | b2 |
        | Squire | c3 |
        | Archer | a2 |
        | Archer | b3 |
        | Archer | c2 |

    Scenario: North's walkers go the other way
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
        | Imp  | North | c2   |
      Then the single march answers open to North are exactly
        | unit | to |
        | Ogre | b3 |
        | Ogre | a2 |
        | Imp  | c3 |
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

    Scenario Outline: from everywhere a walker gets next door: <from> to <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | march |
        | Knight | South | <from> | walk  |
      When South marches Knight to <to>
      Then Knight is in <to>
      And Knight is exhausted

      Examples:
        | from | to |
        | a1   | b1 |
        | a1   | a2 |
        | b1   | a1 |
        | b1   | c1 |
        | b1   | b2 |
        | c1   | b1 |
        | c1   | c2 |
        | a2   | a1 |
        | a2   | b2 |
        | b2   | b1 |
        | b2   | a2 |
        | b2   | c2 |
        | c2   | c1 |
        | c2   | b2 |

    Scenario Outline: from everywhere a walker gets no further: <from> to <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | march |
        | Knight | South | <from> | walk  |
      When South tries to march Knight to <to>
      Then it is refused under deus.march.b_range

      Examples:
        | from | to |
        | a1   | c1 |
        | a1   | b2 |
        | a1   | c2 |
        | b1   | a2 |
        | b1   | c2 |
        | c1   | a1 |
        | c1   | a2 |
        | c1   | b2 |
        | a2   | b1 |
        | a2   | c1 |
        | a2   | c2 |
        | b2   | a1 |
        | b2   | c1 |
        | c2   | a1 |
        | c2   | b1 |
        | c2   | a2 |

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | march | level |
        | Griffin | North | a3   | fly   | 2     |
        | Titan   | North | b3   | walk  | 8     |
        | Ogre    | South | a2   | walk  | 8     |
      When North marches Griffin to b2
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

    Scenario Outline: from everywhere a flyer gets next door: <from> to <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | march |
        | Knight | South | <from> | fly   |
      When South marches Knight to <to>
      Then Knight is in <to>
      And Knight is exhausted

      Examples:
        | from | to |
        | a1   | b1 |
        | a1   | a2 |
        | a1   | b2 |
        | b1   | a1 |
        | b1   | c1 |
        | b1   | a2 |
        | b1   | b2 |
        | b1   | c2 |
        | c1   | b1 |
        | c1   | b2 |
        | c1   | c2 |
        | a2   | a1 |
        | a2   | b1 |
        | a2   | b2 |
        | b2   | a1 |
        | b2   | b1 |
        | b2   | c1 |
        | b2   | a2 |
        | b2   | c2 |
        | c2   | b1 |
        | c2   | c1 |
        | c2   | b2 |

    Scenario Outline: from everywhere a flyer gets no further: <from> to <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | march |
        | Knight | South | <from> | fly   |
      When South tries to march Knight to <to>
      Then it is refused under deus.march.b_range

      Examples:
        | from | to |
        | a1   | c1 |
        | a1   | c2 |
        | c1   | a1 |
        | c1   | a2 |
        | a2   | c1 |
        | a2   | c2 |
        | c2   | a1 |
        | c2   | a2 |
