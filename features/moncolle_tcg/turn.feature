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

    Scenario Outline: after both steps of <seat>'s normal summon phase comes the second hand adjustment phase
      Given it is <seat>'s normal summon phase
      And <seat> has ended the phase
      When <seat> ends the phase
      Then it has become <seat>'s second hand adjustment phase

      Examples:
        | seat  |
        | South |
        | North |

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
        | phase                 | deed                             | clause                                  |
        | first hand adjustment | march Knight to a1               | moncolle_tcg.main.three_actions         |
        | first hand adjustment | place Moor on b2                 | moncolle_tcg.main.three_actions         |
        | first hand adjustment | place a proxy on b2              | moncolle_tcg.main.three_actions         |
        | first hand adjustment | pass Sword to Squire             | moncolle_tcg.equip.swap_scope           |
        | first hand adjustment | use Witch                        | moncolle_tcg.timing.own_turn            |
        | first hand adjustment | end the phase                    | moncolle_tcg.hand.discard_any           |
        | first hand adjustment | throw Sword away                 | moncolle_tcg.equip.discard_windows      |
        | first hand adjustment | summon Imp to b1                 | moncolle_tcg.turn.phase_order           |
        | first hand adjustment | equip Knight with Shield         | moncolle_tcg.turn.phase_order           |
        | first hand adjustment | declare the end of the turn      | moncolle_tcg.end.declare                |
        | first hand adjustment | instantly summon Imp             | moncolle_tcg.battle.timing_order        |
        | first hand adjustment | line up Knight and Squire        | moncolle_tcg.battle.timing_order        |
        | first hand adjustment | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |
        | first hand adjustment | return Knight to a1              | moncolle_tcg.march.instant_units_return |
        | first hand adjustment | drop Imp                         | moncolle_tcg.hand.discard_any           |
        | first hand adjustment | pass                             | moncolle_tcg.hand.discard_any           |
        | normal summon         | march Knight to a1               | moncolle_tcg.main.three_actions         |
        | normal summon         | place Moor on b2                 | moncolle_tcg.main.three_actions         |
        | normal summon         | place a proxy on b2              | moncolle_tcg.main.three_actions         |
        | normal summon         | pass Sword to Squire             | moncolle_tcg.summonphase.step_order     |
        | normal summon         | use Witch                        | moncolle_tcg.timing.own_turn            |
        | normal summon         | summon Imp to b1                 | moncolle_tcg.summonphase.step_order     |
        | normal summon         | equip Knight with Shield         | moncolle_tcg.summonphase.step_order     |
        | normal summon         | discard Imp                      | moncolle_tcg.hand.discard_any           |
        | normal summon         | declare the end of the turn      | moncolle_tcg.end.declare                |
        | normal summon         | instantly summon Imp             | moncolle_tcg.battle.timing_order        |
        | normal summon         | line up Knight and Squire        | moncolle_tcg.battle.timing_order        |
        | normal summon         | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |
        | normal summon         | return Knight to a1              | moncolle_tcg.march.instant_units_return |
        | normal summon         | drop Imp                         | moncolle_tcg.summonphase.step_order     |
        | normal summon         | pass                             | moncolle_tcg.summonphase.step_order     |
        | end declaration       | march Knight to a1               | moncolle_tcg.main.three_actions         |
        | end declaration       | place Moor on b2                 | moncolle_tcg.main.three_actions         |
        | end declaration       | place a proxy on b2              | moncolle_tcg.main.three_actions         |
        | end declaration       | pass Sword to Squire             | moncolle_tcg.equip.swap_scope           |
        | end declaration       | use Witch                        | moncolle_tcg.timing.own_turn            |
        | end declaration       | end the phase                    | moncolle_tcg.end.declare                |
        | end declaration       | throw Sword away                 | moncolle_tcg.equip.discard_windows      |
        | end declaration       | summon Imp to b1                 | moncolle_tcg.turn.phase_order           |
        | end declaration       | equip Knight with Shield         | moncolle_tcg.turn.phase_order           |
        | end declaration       | discard Imp                      | moncolle_tcg.hand.discard_any           |
        | end declaration       | instantly summon Imp             | moncolle_tcg.battle.timing_order        |
        | end declaration       | line up Knight and Squire        | moncolle_tcg.battle.timing_order        |
        | end declaration       | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |
        | end declaration       | return Knight to a1              | moncolle_tcg.march.instant_units_return |
        | end declaration       | drop Imp                         | moncolle_tcg.end.declare                |
        | end declaration       | pass                             | moncolle_tcg.end.declare                |

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
        | phase                  | deed                             | clause                                  |
        | main                   | throw Sword away                 | moncolle_tcg.equip.discard_windows      |
        | main                   | summon Imp to b4                 | moncolle_tcg.main.three_actions         |
        | main                   | equip Knight with Shield         | moncolle_tcg.main.three_actions         |
        | main                   | discard Imp                      | moncolle_tcg.hand.discard_any           |
        | main                   | declare the end of the turn      | moncolle_tcg.end.declare                |
        | main                   | instantly summon Imp             | moncolle_tcg.battle.timing_order        |
        | main                   | line up Knight and Squire        | moncolle_tcg.battle.timing_order        |
        | main                   | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |
        | main                   | return Knight to c4              | moncolle_tcg.march.instant_units_return |
        | main                   | drop Imp                         | moncolle_tcg.main.free_order            |
        | main                   | pass                             | moncolle_tcg.main.free_order            |
        | second hand adjustment | march Knight to c4               | moncolle_tcg.main.three_actions         |
        | second hand adjustment | place Moor on b3                 | moncolle_tcg.main.three_actions         |
        | second hand adjustment | place a proxy on b3              | moncolle_tcg.main.three_actions         |
        | second hand adjustment | pass Sword to Squire             | moncolle_tcg.equip.swap_scope           |
        | second hand adjustment | use Witch                        | moncolle_tcg.timing.own_turn            |
        | second hand adjustment | end the phase                    | moncolle_tcg.hand.discard_any           |
        | second hand adjustment | throw Sword away                 | moncolle_tcg.equip.discard_windows      |
        | second hand adjustment | summon Imp to b4                 | moncolle_tcg.turn.phase_order           |
        | second hand adjustment | equip Knight with Shield         | moncolle_tcg.turn.phase_order           |
        | second hand adjustment | declare the end of the turn      | moncolle_tcg.end.declare                |
        | second hand adjustment | instantly summon Imp             | moncolle_tcg.battle.timing_order        |
        | second hand adjustment | line up Knight and Squire        | moncolle_tcg.battle.timing_order        |
        | second hand adjustment | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |
        | second hand adjustment | return Knight to c4              | moncolle_tcg.march.instant_units_return |
        | second hand adjustment | drop Imp                         | moncolle_tcg.hand.discard_any           |
        | second hand adjustment | pass                             | moncolle_tcg.hand.discard_any           |

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

      Examples:
        | deed                        | clause                              |
        | march Knight to c4          | moncolle_tcg.main.three_actions     |
        | place Moor on b3            | moncolle_tcg.main.three_actions     |
        | place a proxy on b3         | moncolle_tcg.main.three_actions     |
        | use Witch                   | moncolle_tcg.timing.own_turn        |
        | throw Sword away            | moncolle_tcg.summonphase.step_order |
        | discard Imp                 | moncolle_tcg.hand.discard_any       |
        | declare the end of the turn | moncolle_tcg.end.declare            |
        | instantly summon Imp        | moncolle_tcg.battle.timing_order    |
        | line up Knight and Squire   | moncolle_tcg.battle.timing_order    |
        | pass                        | moncolle_tcg.summonphase.step_order |

    Scenario Outline: a phase that is over does not come back in <seat>'s turn
      Given it is <seat>'s main phase
      And <seat> has ended the phase
      When <seat> tries to <act>
      Then it is refused under <clause>

      Examples:
        | seat  | act                 | clause                          |
        | North | place a proxy on c4 | moncolle_tcg.main.three_actions |
        | South | discard nothing     | moncolle_tcg.hand.discard_any   |

  @moncolle_tcg.turn.first_turn_skips_hand1
  Rule: The first player's first turn has no first hand adjustment phase.
    Scenario Outline: the very first turn, <seat>'s, begins without a hand adjustment
      Given the turn order dice will show South <south> and North <north>
      When a new game begins
      Then no discard answer is open to <seat>
      And it has become <seat>'s normal summon phase
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | south | north |
        | South | 6     | 5     |
        | North | 1     | 2     |

    Scenario Outline: the second player, <seat>, has a first hand adjustment in their first turn
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      When <first> plays the turn to its end
      Then turn 2 is being played
      And it has become <seat>'s first hand adjustment phase
      And <seat> is asked for hand adjustment

      Examples:
        | first | seat  | south | north |
        | South | North | 6     | 5     |
        | North | South | 1     | 2     |

    Scenario: the first player has a first hand adjustment in their second turn
      Given the turn order dice will show South 4 and North 2
      And a new game has begun
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 3 is being played
      And it has become South's first hand adjustment phase
      And South is asked for hand adjustment

    Scenario: the very first turn has its second hand adjustment
      Given the turn order dice will show South 2 and North 4
      And a new game has begun
      And North has ended the phase
      When North ends the phase
      Then it has become North's second hand adjustment phase
      And North is asked for hand adjustment

  @moncolle_tcg.turn.first_turn_skips_main
  Rule: The first player's first turn has no main phase.
    Scenario Outline: the very first turn, <seat>'s, has no main phase
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.main.three_actions
      And it has become <seat>'s normal summon phase

      Examples:
        | seat  | south | north | area |
        | South | 3     | 1     | b2   |
        | North | 1     | 3     | b3   |

    Scenario Outline: the second player, <seat>, has a main phase in their first turn
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      And <first> plays the turn to its end
      And <seat> has discarded nothing
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And it has become <seat>'s main phase

      Examples:
        | first | seat  | south | north | area |
        | South | North | 3     | 1     | a4   |
        | North | South | 1     | 3     | c1   |

    Scenario: the first player has a main phase in their second turn
      Given the turn order dice will show South 1 and North 6
      And a new game has begun
      And North plays the turn to its end
      And South plays the turn to its end
      When North discards nothing
      Then it has become North's main phase
      And North is asked for main action

  @moncolle_tcg.turn.alternate
  Rule: The players take turns alternately, the first player beginning.
    Scenario Outline: turn <turn> is <seat>'s and the next one <other>'s
      Given it is <seat>'s end declaration phase
      And it is turn <turn>
      When <seat> declares the end of the turn
      Then turn <next> is being played
      And it has become <other>'s first hand adjustment phase

      Examples:
        | seat  | other | turn | next |
        | South | North | 3    | 4    |
        | North | South | 4    | 5    |
        | South | North | 12   | 13   |
        | North | South | 7    | 8    |

    Scenario Outline: the first player, <first>, begins, and then turns alternate
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      And <first> plays the turn to its end
      And <second> plays the turn to its end
      When <first> plays the turn to its end
      Then turn 4 is being played
      And it has become <second>'s first hand adjustment phase

      Examples:
        | first | second | south | north |
        | South | North  | 5     | 2     |
        | North | South  | 2     | 5     |

    Scenario: there is no turn before the first
      Given it is South's normal summon phase
      And it is turn 0
      When the position is put on the table
      Then it is turned down

    Scenario: nobody marches in the opponent's turn
      Given it is North's main phase
      And plain terrain lies on c2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      When South tries to march Knight to c2
      Then it is refused under moncolle_tcg.main.free_order

    Scenario Outline: after a turn of <seat>'s with a battle in which equipment was lost it is <other>'s
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing | effect                                           |
        | Knight | <seat>  | <from> | 1      | 9       | Item 1   |                                                  |
        | Ogre   | <other> | <to>   | 1      | 9       |          | when this attacks: lose items to all enemy units |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat> has marched Knight to <to>
      And the battle has been fought out with <seat> going first
      When <seat> plays the turn to its end
      Then it has become <other>'s first hand adjustment phase
      And Sword is in <seat>'s discard pile
      And Knight is in <from>

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |
