Feature: Turn

  A turn has six phases. The player whose turn it is takes them one after the other; then the other player does.

  @deus.turn.phase_order
  Rule: The phases of a turn run: power charge, first hand adjustment, main, normal summon, second hand adjustment, end declaration.
    Scenario: the turn begins with the power charge, then the first hand adjustment
      Given it is South's power charge phase
      And South has 2 power
      And South's deck holds 20 cards
      Then South's power is 3
      And it has become South's first hand adjustment phase

    Scenario Outline: after the <phase> phase comes the <next> phase
      Given it is North's <phase> phase
      And North's deck holds 20 cards
      When North <action>
      Then it has become North's <next> phase

      Examples:
        | phase                  | action           | next                   |
        | first hand adjustment  | discards nothing | main                   |
        | main                   | ends the phase   | normal summon          |
        | normal summon          | ends the phase   | second hand adjustment |
        | second hand adjustment | discards nothing | end declaration        |

    Scenario: after the end declaration the turn is over
      Given it is South's end declaration phase
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then it has become North's first hand adjustment phase

    Scenario: no normal summon before the main phase has ended
      Given it is North's main phase
      And North's hand holds these cards
        | card   |
        | Knight |
      When North tries to summon Knight to b3
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement before the main phase has ended
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | a1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no normal summon during a hand adjustment
      Given it is North's second hand adjustment phase
      And North's hand holds these cards
        | card   |
        | Knight |
      When North tries to summon Knight to c3
      Then it is refused under deus.turn.phase_order

    Scenario Outline: no normal summon at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Archer | South | c1   |
        | Squire | South | b1   |
        | Ogre   | North | c2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to c2
      And the battle has reached South's <timing>
      When South tries to summon Imp to b1
      Then it is refused under deus.turn.phase_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario Outline: no rearrangement at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Archer to b2
      And the battle has reached North's <timing>
      When North tries to rearrange these units
        | unit   | to |
        | Squire | a3 |
      Then it is refused under deus.turn.phase_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario Outline: no rearrangement in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.phase_order

      Examples:
        | phase                 |
        | first hand adjustment |
        | end declaration       |

    Scenario: no rearrangement while an intercept is being considered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      When South tries to rearrange these units
        | unit | to |
        | Ogre | b1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while cards must be discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c1   |
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has used Magus
      When South tries to rearrange these units
        | unit   | to |
        | Squire | a1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while a limit adjustment is due
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                        |
        | Squire | North | a3   | 6     | 1      | 3       |       |                               |
        | Sage   | North | a3   | 2     | 1      | 3       |       | quick: move one of your units |
        | Hawk   | North | b3   | 2     | 1      | 3       | fly   |                               |
        | Page   | North | c3   | 2     | 1      | 3       |       |                               |
        | Ogre   | South | a2   | 6     | 0      | 9       |       |                               |
      And North's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And North has marched Sage and Hawk to a2
      And the battle has reached North's quick timing
      And North has used
        | card | on   | to |
        | Sage | Hawk | a3 |
      And the battle has been fought out with North going first
      When North tries to rearrange these units
        | unit | to |
        | Page | b3 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while a unit must return
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | c1   | 0      | 3       | fly   |
        | Squire  | South | a1   | 0      | 3       | walk  |
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
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while a trigger waits
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | b3   | when a battle begins: gain 1 power |
        | Squire | North | b3   |                                    |
        | Page   | North | a3   |                                    |
        | Ogre   | South | b2   |                                    |
      And North's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And North has marched Knight and Squire to b2
      When North tries to rearrange these units
        | unit | to |
        | Page | c3 |
      Then it is refused under deus.turn.phase_order

    Scenario Outline: in the <phase> phase nobody has to <deed>
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's hand holds 3 cards
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | phase                  | deed                | clause                         |
        | first hand adjustment  | drop South Hand 1   | deus.turn.hand1.forced_discard |
        | first hand adjustment  | return Knight to a1 | deus.turn.hand1.forced_discard |
        | main                   | drop South Hand 1   | deus.turn.main.any_order       |
        | main                   | return Knight to a1 | deus.turn.main.any_order       |
        | normal summon          | drop South Hand 1   | deus.turn.summon.any_order     |
        | normal summon          | return Knight to a1 | deus.turn.summon.any_order     |
        | second hand adjustment | drop South Hand 1   | deus.turn.hand1.forced_discard |
        | second hand adjustment | return Knight to a1 | deus.turn.hand1.forced_discard |

      @since.2.00
      Examples:
        | phase           | deed                | clause                |
        | end declaration | drop South Hand 1   | deus.turn.end.declare |
        | end declaration | return Knight to a1 | deus.turn.end.declare |

  @deus.turn.sides
  Rule: The player whose turn it is is the marching side, and the other player is the defending side.
    @since.2.00
    Scenario Outline: turn <turn> belongs to <seat>
      Given it is <before>'s end declaration phase
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      When <before> declares the end of the turn
      Then it has become <seat>'s first hand adjustment phase
      And turn <turn> is being played

      Examples:
        | before | seat  | turn |
        | South  | North | 4    |
        | North  | South | 5    |

    Scenario: the defending side does not act in the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
      When North tries to march Ogre to c2
      Then it is refused under deus.turn.main.any_order

    Scenario: the defending side does not end the phase
      Given it is North's main phase
      When South tries to end the phase
      Then it is refused under deus.turn.main.any_order

    @deus.ruling.intercept_keeps_sides
    Scenario: in an intercept battle the turn player summons first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And North has marched Ogre to a2
      When South intercepts with Knight
      Then North is asked for instant summons

    @deus.ruling.intercept_keeps_sides
    Scenario: in an intercept battle the turn player lines up first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
      And South has marched Knight and Squire to b2
      And North has intercepted with Ogre and Wisp
      When South passes
      And North passes
      Then South is asked for line up

    @deus.ruling.intercept_keeps_sides @since.2.00
    Scenario: in an intercept battle the turn player uses quick effects first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                |
        | Mage   | North | c3   | quick: attack +1 to one of your units |
        | Shaman | South | c1   | quick: attack +1 to one of your units |
      And North has marched Mage to c2
      And South has intercepted with Shaman
      When North passes
      And South passes
      Then North is asked for quick effects

    @deus.ruling.intercept_keeps_sides
    Scenario: the interceptors do not summon first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And North's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to a2
      And North has intercepted with Ogre
      When North tries to instantly summon Imp
      Then it is refused under deus.battle.instant_summon.order

    Scenario Outline: in the <phase> phase of <side> the other player may not <deed>
      Given it is <side>'s <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South's hand holds 6 cards
      And North's hand holds 6 cards
      When <other> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | side  | other | phase                  | deed                      | clause                         |
        | South | North | first hand adjustment  | discard North Hand 1      | deus.turn.hand1.forced_discard |
        | North | South | first hand adjustment  | discard South Hand 1      | deus.turn.hand1.forced_discard |
        | South | North | main                   | march Ogre to b2          | deus.turn.main.any_order       |
        | North | South | main                   | march Knight to b2        | deus.turn.main.any_order       |
        | South | North | main                   | end the phase             | deus.turn.main.any_order       |
        | North | South | main                   | end the phase             | deus.turn.main.any_order       |
        | South | North | normal summon          | summon North Hand 1 to a3 | deus.turn.summon.any_order     |
        | North | South | normal summon          | summon South Hand 1 to a1 | deus.turn.summon.any_order     |
        | South | North | normal summon          | rearrange Ogre to a3      | deus.turn.summon.any_order     |
        | North | South | normal summon          | rearrange Knight to a1    | deus.turn.summon.any_order     |
        | South | North | second hand adjustment | discard North Hand 1      | deus.turn.hand1.forced_discard |
        | North | South | second hand adjustment | discard South Hand 1      | deus.turn.hand1.forced_discard |

      @since.2.00
      Examples:
        | side  | other | phase           | deed                        | clause                |
        | South | North | end declaration | declare the end of the turn | deus.turn.end.declare |
        | North | South | end declaration | declare the end of the turn | deus.turn.end.declare |

    Scenario Outline: North is bound in its marches as South is: <moves>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Troll  | North | a3   | 7     | ready     |
        | Imp    | North | a2   | 2     | ready     |
        | Ogre   | North | c3   | 2     | ready     |
        | Wisp   | North | c3   | 2     | exhausted |
        | Drake  | North | b3   | 2     | ready     |
        | Knight | South | c2   | 2     | ready     |
        | Squire | South | c1   | 2     | ready     |
      When North tries to march <moves>
      Then it is refused under <clause>

      Examples:
        | moves        | clause                       |
        | Wisp to c2   | deus.march.a                 |
        | Ogre to b2   | deus.march.b_range           |
        | Imp to a1    | deus.march.b_front_or_own    |
        | Troll to a2  | deus.march.c                 |
        | Squire to c2 | deus.march.main_phase_action |

      @since.2.00
      Examples:
        | moves                      | clause             |
        | Imp to b2 and Ogre to b3   | deus.march.d_empty |
        | Ogre to c2 and Drake to c3 | deus.march.d_enemy |

      @until.2.00
      Examples:
        | moves                    | clause                              |
        | Ogre to b3 and Imp to b2 | deus.draft.march.single_destination |

    Scenario Outline: North marches no more where there has been a battle: <knight>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area     |
        | Ogre   | North | a3       |
        | Knight | South | <knight> |
      And a battle marker lies on a2
      When North tries to march Ogre to a2
      Then it is refused under <clause>

      Examples:
        | knight | clause             |
        | b1     | deus.march.e_empty |

      @since.2.00
      Examples:
        | knight | clause             |
        | a2     | deus.march.e_enemy |

    Scenario Outline: North is bound in its rituals as South is: <use>
      Given it is North's main phase
      And North's summoner is Magus with ritual, cost 9 power: draw 1
      And these units are on the battlefield
        | unit  | side  | area | effect         |
        | Ogre  | North | b3   | quick: draw 1  |
        | Troll | North | b3   | ritual: draw 1 |
      And North's hand holds these cards
        | card | kind         | effect                       |
        | Rune | ritual spell | ritual, cost 9 power: draw 1 |
      And North's discard pile holds these cards, from the top
        | card  | kind         | effect         |
        | Flare | ritual spell | ritual: draw 1 |
      When North tries to use <use>
      Then it is refused under <clause>

      Examples:
        | use   | clause                            |
        | Ogre  | deus.ritual.sources               |
        | Troll | deus.ritual.unit_hand             |
        | Rune  | deus.ritual.spell_cost            |
        | Magus | deus.ritual.summoner_cost         |
        | Flare | deus.cards.ritual_spell.from_hand |

    Scenario Outline: South is bound in its intercepts as North is: <units>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Ogre   | North | b3   | 2     | ready     |
        | Troll  | North | b3   | 2     | ready     |
        | Knight | South | b1   | 2     | ready     |
        | Squire | South | b1   | 2     | exhausted |
        | Page   | South | a1   | 2     | ready     |
        | Giant  | South | a2   | 7     | ready     |
      And North has marched Ogre to b2
      When South tries to intercept with <units>
      Then it is refused under <clause>

      Examples:
        | units             | clause                     |
        | Knight and Troll  | deus.intercept.moves_units |
        | Knight and Squire | deus.intercept.h           |
        | Knight and Page   | deus.intercept.i           |
        | Knight and Giant  | deus.intercept.j           |

    @deus.ruling.instant_return_must_fit
    Scenario: North's summoned unit returns where there is room
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | march |
        | Ogre    | North | c3   | 2     | 0      | walk  |
        | Griffin | North | b3   | 2     | 0      | fly   |
        | Troll   | North | b3   | 5     | 0      | walk  |
        | Imp     | North | b2   | 1     | 0      | walk  |
        | Knight  | South | c2   | 2     | 0      | walk  |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And North has marched Ogre, Griffin and Imp to c2
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      When North tries to return Wisp to b3
      Then it is refused under deus.ruling.instant_return_must_fit

    @deus.ruling.card_text_over_rulebook
    Scenario Outline: South discards as many cards as an effect says: not <cards>
      Given it is South's main phase
      And South's summoner is Magus with ritual: drop 2
      And South's hand holds 4 cards
      And South has used Magus
      When South tries to drop <cards>
      Then it is refused under deus.vocabulary.drop

      Examples:
        | cards                                       |
        | South Hand 1                                |
        | South Hand 1, South Hand 2 and South Hand 3 |

  @deus.turn.first_turn_skips
  Rule: A player's first turn skips the power charge, first hand adjustment and main phases.
    @deus.ruling.both_skip_first_turn
    Scenario: the first turn begins with the normal summon phase
      Given the game has been prepared, South having the first turn
      Then it has become South's normal summon phase
      And turn 1 is being played
      And South's power is 0
      And South's hand has 10 cards

    @deus.ruling.both_skip_first_turn
    Scenario: no march in the first turn
      Given it is North's power charge phase
      And it is turn 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      When North tries to march Knight to a2
      Then it is refused under deus.turn.summon.any_order

    @deus.ruling.both_skip_first_turn
    Scenario: the first player's second turn skips nothing
      Given it is North's end declaration phase
      And it is turn 2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's deck holds 20 cards
      And South's hand holds 6 cards
      When North declares the end of the turn
      And South discards nothing
      And South marches Knight to b2
      Then South's power is 1
      And Knight is in b2

  @deus.turn.first_turn_skips_second
  Rule: The second player's first turn also begins with the normal summon phase.
    @deus.ruling.both_skip_first_turn
    Scenario: the second turn of the game begins with the normal summon phase
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then it has become North's normal summon phase
      And turn 2 is being played
      And North's power is 1
      And North's hand has 10 cards

    @deus.ruling.both_skip_first_turn
    Scenario: no march in the second turn
      Given it is North's power charge phase
      And it is turn 2
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
      When North tries to march Ogre to c2
      Then it is refused under deus.turn.summon.any_order

    @deus.ruling.both_skip_first_turn
    Scenario: the second player's second turn skips nothing
      Given it is South's end declaration phase
      And North has 1 power
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to a2
      Then turn 4 is being played
      And North's power is 2
      And Ogre is in a2
