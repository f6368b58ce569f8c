Feature: Turn

  Five phases in a fixed order. The very first turn leaves out two of them.

  @moncolle_tcg.turn.phase_order
  Rule: A turn consists of first hand adjustment, main, normal summon, second hand adjustment and end declaration phase, in this order.
    Scenario Outline: after the <phase> phase comes the <next> phase, in <seat>'s turn
      Given it is <seat>'s <phase> phase
      When <seat> <act>
      Then it has become <seat>'s <next> phase
      And turn <turn> is being played

      Examples:
        | seat  | phase                  | act              | next            | turn |
        | South | first hand adjustment  | discards nothing | main            | 3    |
        | North | first hand adjustment  | discards nothing | main            | 4    |
        | South | main                   | ends the phase   | normal summon   | 3    |
        | North | main                   | ends the phase   | normal summon   | 4    |
        | South | second hand adjustment | discards nothing | end declaration | 3    |
        | North | second hand adjustment | discards nothing | end declaration | 4    |

    Scenario: after both steps of South's normal summon phase comes the second hand adjustment phase
      Given it is South's normal summon phase
      And South has ended the phase
      When South ends the phase
      Then it has become South's second hand adjustment phase

    Scenario Outline: in South's <phase> phase nobody may <deed>
      Given it is South's <phase> phase
      And plain terrain lies on a1
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Knight | South | a2   | Item 2   |                            |
        | Squire | South | a2   | Item 2   |                            |
        | Witch  | South | b1   |          | own turn, declared: draw 1 |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Shield | equipment |         |
        | Moor   | terrain   |         |
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | phase                 | deed                     | clause                        |
        | first hand adjustment | summon Imp to b1         | moncolle_tcg.turn.phase_order |
        | first hand adjustment | equip Knight with Shield | moncolle_tcg.turn.phase_order |
        | end declaration       | summon Imp to b1         | moncolle_tcg.turn.phase_order |
        | end declaration       | equip Knight with Shield | moncolle_tcg.turn.phase_order |

      @moncolle_tcg.main.three_actions
      Examples:
        | phase                 | deed                | clause                          |
        | first hand adjustment | march Knight to a1  | moncolle_tcg.main.three_actions |
        | first hand adjustment | place Moor on b2    | moncolle_tcg.main.three_actions |
        | first hand adjustment | place a proxy on b2 | moncolle_tcg.main.three_actions |
        | normal summon         | march Knight to a1  | moncolle_tcg.main.three_actions |
        | normal summon         | place Moor on b2    | moncolle_tcg.main.three_actions |
        | normal summon         | place a proxy on b2 | moncolle_tcg.main.three_actions |
        | end declaration       | march Knight to a1  | moncolle_tcg.main.three_actions |
        | end declaration       | place Moor on b2    | moncolle_tcg.main.three_actions |
        | end declaration       | place a proxy on b2 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.equip.swap_scope
      Examples:
        | phase                 | deed                 | clause                        |
        | first hand adjustment | pass Sword to Squire | moncolle_tcg.equip.swap_scope |
        | end declaration       | pass Sword to Squire | moncolle_tcg.equip.swap_scope |

      @moncolle_tcg.timing.own_turn
      Examples:
        | phase                 | deed      | clause                       |
        | first hand adjustment | use Witch | moncolle_tcg.timing.own_turn |
        | normal summon         | use Witch | moncolle_tcg.timing.own_turn |
        | end declaration       | use Witch | moncolle_tcg.timing.own_turn |

      @moncolle_tcg.hand.discard_any
      Examples:
        | phase                 | deed          | clause                        |
        | first hand adjustment | end the phase | moncolle_tcg.hand.discard_any |
        | first hand adjustment | drop Imp      | moncolle_tcg.hand.discard_any |
        | first hand adjustment | pass          | moncolle_tcg.hand.discard_any |
        | normal summon         | discard Imp   | moncolle_tcg.hand.discard_any |
        | end declaration       | discard Imp   | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.equip.discard_windows
      Examples:
        | phase                 | deed             | clause                             |
        | first hand adjustment | throw Sword away | moncolle_tcg.equip.discard_windows |
        | end declaration       | throw Sword away | moncolle_tcg.equip.discard_windows |

      @moncolle_tcg.end.declare
      Examples:
        | phase                 | deed                        | clause                   |
        | first hand adjustment | declare the end of the turn | moncolle_tcg.end.declare |
        | normal summon         | declare the end of the turn | moncolle_tcg.end.declare |
        | end declaration       | end the phase               | moncolle_tcg.end.declare |
        | end declaration       | drop Imp                    | moncolle_tcg.end.declare |
        | end declaration       | pass                        | moncolle_tcg.end.declare |

      @moncolle_tcg.battle.timing_order
      Examples:
        | phase                 | deed                      | clause                           |
        | first hand adjustment | instantly summon Imp      | moncolle_tcg.battle.timing_order |
        | first hand adjustment | line up Knight and Squire | moncolle_tcg.battle.timing_order |
        | normal summon         | instantly summon Imp      | moncolle_tcg.battle.timing_order |
        | normal summon         | line up Knight and Squire | moncolle_tcg.battle.timing_order |
        | end declaration       | instantly summon Imp      | moncolle_tcg.battle.timing_order |
        | end declaration       | line up Knight and Squire | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.return_overflow
      Examples:
        | phase                 | deed                             | clause                             |
        | first hand adjustment | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |
        | normal summon         | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |
        | end declaration       | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | phase                 | deed                | clause                                  |
        | first hand adjustment | return Knight to a1 | moncolle_tcg.march.instant_units_return |
        | normal summon         | return Knight to a1 | moncolle_tcg.march.instant_units_return |
        | end declaration       | return Knight to a1 | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.summonphase.step_order
      Examples:
        | phase         | deed                     | clause                              |
        | normal summon | pass Sword to Squire     | moncolle_tcg.summonphase.step_order |
        | normal summon | summon Imp to b1         | moncolle_tcg.summonphase.step_order |
        | normal summon | equip Knight with Shield | moncolle_tcg.summonphase.step_order |
        | normal summon | drop Imp                 | moncolle_tcg.summonphase.step_order |
        | normal summon | pass                     | moncolle_tcg.summonphase.step_order |

    Scenario Outline: in North's <phase> phase nobody may <deed>
      Given it is North's <phase> phase
      And plain terrain lies on c4
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Knight | North | c3   | Item 2   |                            |
        | Squire | North | c3   | Item 2   |                            |
        | Witch  | North | b4   |          | own turn, declared: draw 1 |
      And Knight wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Shield | equipment |         |
        | Moor   | terrain   |         |
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | phase                  | deed                     | clause                        |
        | second hand adjustment | summon Imp to b4         | moncolle_tcg.turn.phase_order |
        | second hand adjustment | equip Knight with Shield | moncolle_tcg.turn.phase_order |

      @moncolle_tcg.equip.discard_windows
      Examples:
        | phase                  | deed             | clause                             |
        | main                   | throw Sword away | moncolle_tcg.equip.discard_windows |
        | second hand adjustment | throw Sword away | moncolle_tcg.equip.discard_windows |

      @moncolle_tcg.main.three_actions
      Examples:
        | phase                  | deed                     | clause                          |
        | main                   | summon Imp to b4         | moncolle_tcg.main.three_actions |
        | main                   | equip Knight with Shield | moncolle_tcg.main.three_actions |
        | second hand adjustment | march Knight to c4       | moncolle_tcg.main.three_actions |
        | second hand adjustment | place Moor on b3         | moncolle_tcg.main.three_actions |
        | second hand adjustment | place a proxy on b3      | moncolle_tcg.main.three_actions |

      @moncolle_tcg.hand.discard_any
      Examples:
        | phase                  | deed          | clause                        |
        | main                   | discard Imp   | moncolle_tcg.hand.discard_any |
        | second hand adjustment | end the phase | moncolle_tcg.hand.discard_any |
        | second hand adjustment | drop Imp      | moncolle_tcg.hand.discard_any |
        | second hand adjustment | pass          | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.end.declare
      Examples:
        | phase                  | deed                        | clause                   |
        | main                   | declare the end of the turn | moncolle_tcg.end.declare |
        | second hand adjustment | declare the end of the turn | moncolle_tcg.end.declare |

      @moncolle_tcg.battle.timing_order
      Examples:
        | phase                  | deed                      | clause                           |
        | main                   | instantly summon Imp      | moncolle_tcg.battle.timing_order |
        | main                   | line up Knight and Squire | moncolle_tcg.battle.timing_order |
        | second hand adjustment | instantly summon Imp      | moncolle_tcg.battle.timing_order |
        | second hand adjustment | line up Knight and Squire | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.return_overflow
      Examples:
        | phase                  | deed                             | clause                             |
        | main                   | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |
        | second hand adjustment | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | phase                  | deed                | clause                                  |
        | main                   | return Knight to c4 | moncolle_tcg.march.instant_units_return |
        | second hand adjustment | return Knight to c4 | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.main.free_order
      Examples:
        | phase | deed     | clause                       |
        | main  | drop Imp | moncolle_tcg.main.free_order |
        | main  | pass     | moncolle_tcg.main.free_order |

      @moncolle_tcg.equip.swap_scope
      Examples:
        | phase                  | deed                 | clause                        |
        | second hand adjustment | pass Sword to Squire | moncolle_tcg.equip.swap_scope |

      @moncolle_tcg.timing.own_turn
      Examples:
        | phase                  | deed      | clause                       |
        | second hand adjustment | use Witch | moncolle_tcg.timing.own_turn |

    Scenario Outline: once the discards of North's normal summon phase are over nobody may <deed>
      Given it is North's normal summon phase
      And plain terrain lies on c4
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Knight | North | c3   | Item 2   |                            |
        | Squire | North | c3   | Item 2   |                            |
        | Witch  | North | b4   |          | own turn, declared: draw 1 |
      And Knight wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Shield | equipment |         |
        | Moor   | terrain   |         |
      And North has ended the phase
      When North tries to <deed>
      Then it is refused under <clause>

      @moncolle_tcg.main.three_actions
      Examples:
        | deed                | clause                          |
        | march Knight to c4  | moncolle_tcg.main.three_actions |
        | place Moor on b3    | moncolle_tcg.main.three_actions |
        | place a proxy on b3 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.timing.own_turn
      Examples:
        | deed      | clause                       |
        | use Witch | moncolle_tcg.timing.own_turn |

      @moncolle_tcg.summonphase.step_order
      Examples:
        | deed             | clause                              |
        | throw Sword away | moncolle_tcg.summonphase.step_order |
        | pass             | moncolle_tcg.summonphase.step_order |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed        | clause                        |
        | discard Imp | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.end.declare
      Examples:
        | deed                        | clause                   |
        | declare the end of the turn | moncolle_tcg.end.declare |

      @moncolle_tcg.battle.timing_order
      Examples:
        | deed                      | clause                           |
        | instantly summon Imp      | moncolle_tcg.battle.timing_order |
        | line up Knight and Squire | moncolle_tcg.battle.timing_order |

    Scenario Outline: a phase that is over does not come back in South's turn
      Given it is South's main phase
      And South has ended the phase
      When South tries to <act>
      Then it is refused under <clause>

      @moncolle_tcg.main.three_actions
      Examples:
        | act                 | clause                          |
        | place a proxy on c1 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.hand.discard_any
      Examples:
        | act             | clause                        |
        | discard nothing | moncolle_tcg.hand.discard_any |
