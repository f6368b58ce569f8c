Feature: Battle end

  @moncolle_tcg.march.instant_units_return
  Rule: After a failed march the marching side's instantly summoned units go to areas from which that march began, as their owner chooses.
    Scenario: with one origin the summoned unit goes there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 0      | 9       |
        | Ogre   | North | a3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to a3
      And South has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Knight and Imp are in a2

    Scenario Outline: with two origins the owner chooses <chosen>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 0      | 9       |
        | Squire | South | a3   | 0      | 9       |
        | Ogre   | North | b3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to b3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to <chosen>
      Then Imp is in <chosen>
      And South is asked for main action

      Examples:
        | chosen |
        | b2     |
        | a3     |

    Scenario: of three origins the owner may choose any
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a3   | 0      | 9       |
        | Squire | South | b2   | 0      | 9       |
        | Page   | South | c3   | 0      | 9       |
        | Ogre   | North | b3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight, Squire and Page to b3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to c3
      Then Imp and Page are in c3
      And Knight is in a3
      And Squire is in b2

    Scenario: each of two summoned units has a choice of its own
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 0      | 9       |
        | Squire | South | b3   | 0      | 9       |
        | Ogre   | North | c3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
        | Elf  | yes     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And South has instantly summoned Elf
      And the battle has been fought out with North going first
      And South has returned Elf to c2
      When South returns Imp to b3
      Then Elf is in c2
      And Imp is in b3

    Scenario Outline: an area from which nobody marched is refused, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area    | attack | defence |
        | Knight | <marching>  | <one>   | 0      | 9       |
        | Squire | <marching>  | <two>   | 0      | 9       |
        | Page   | <marching>  | <three> | 0      | 9       |
        | Ogre   | <defending> | <area>  | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <defending> going first
      When <marching> tries to return Imp to <to>
      Then it is refused under moncolle_tcg.march.instant_units_return

      Examples:
        | marching | defending | one | two | three | area | to |
        | South    | North     | b2  | a3  | b1    | b3   | b1 |
        | South    | North     | b2  | a3  | b1    | b3   | b3 |
        | South    | North     | b2  | c3  | c2    | b3   | c2 |
        | North    | South     | b3  | c2  | c3    | b2   | b4 |

    Scenario: a unit that marched is not returned by choice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 0      | 9       |
        | Squire | South | b3   | 0      | 9       |
        | Ogre   | North | c3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South tries to return Knight to b3
      Then it is refused under moncolle_tcg.march.instant_units_return

    Scenario: a marcher recalled and summoned again returns as a summoned unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | instant |
        | Knight | South | c2   | 0      | 9       |         |
        | Squire | South | b3   | 0      | 9       | yes     |
        | Ogre   | North | c3   | 0      | 9       |         |
      And South's hand holds these cards
        | card | instant | attack | effect                                                         |
        | Imp  | yes     | 0      | when this is summoned, battle: return to hand your other units |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And South has instantly summoned Squire
      And the battle has been fought out with North going first
      And South has returned Imp to b3
      When South returns Squire to c2
      Then Squire is in c2
      And Knight is in South's hand

    Scenario: a defender's summoned units stay
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 0      | 9       |
        | Ogre   | North | b3   | 0      | 9       |
      And North's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b3
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Imp and Ogre are in b3
      And Knight is in b2

    Scenario Outline: while a unit must return nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                     |
        | Knight | South | c2   | 0      | 9       |          |                            |
        | Squire | South | b3   | 0      | 9       |          |                            |
        | Ogre   | North | c3   | 0      | 9       |          |                            |
        | Mage   | South | b1   | 0      | 9       | Item 2   |                            |
        | Page   | South | b1   | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed          | clause                                  |
        | pass          | moncolle_tcg.march.instant_units_return |
        | end the phase | moncolle_tcg.march.instant_units_return |
        | drop Elf      | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed        | clause                        |
        | discard Elf | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.main.three_actions
      Examples:
        | deed                | clause                          |
        | march Page to b2    | moncolle_tcg.main.three_actions |
        | place Moor on a2    | moncolle_tcg.main.three_actions |
        | place a proxy on a2 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.equip.swap_scope
      Examples:
        | deed               | clause                        |
        | pass Sword to Page | moncolle_tcg.equip.swap_scope |

      @moncolle_tcg.equip.discard_windows
      Examples:
        | deed             | clause                             |
        | throw Sword away | moncolle_tcg.equip.discard_windows |

      @moncolle_tcg.turn.phase_order
      Examples:
        | deed                   | clause                        |
        | summon Elf to b1       | moncolle_tcg.turn.phase_order |
        | equip Page with Shield | moncolle_tcg.turn.phase_order |

      @moncolle_tcg.end.declare
      Examples:
        | deed                        | clause                   |
        | declare the end of the turn | moncolle_tcg.end.declare |

      @moncolle_tcg.timing.normal
      Examples:
        | deed     | clause                     |
        | use Page | moncolle_tcg.timing.normal |

      @moncolle_tcg.battle.timing_order
      Examples:
        | deed                 | clause                           |
        | instantly summon Elf | moncolle_tcg.battle.timing_order |
        | line up Imp          | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.return_overflow
      Examples:
        | deed                          | clause                             |
        | give up Imp to keep the limit | moncolle_tcg.march.return_overflow |

    Scenario: North returns nobody while a unit of South must return
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 0      | 9       |
        | Squire | South | b3   | 0      | 9       |
        | Ogre   | North | c3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When North tries to return Ogre to c2
      Then it is refused under moncolle_tcg.march.instant_units_return

    Scenario: while a unit must return, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                     |
        | Ogre   | North | c3   | 0      | 9       |          |                            |
        | Troll  | North | b2   | 0      | 9       |          |                            |
        | Knight | South | c2   | 0      | 9       |          |                            |
        | Mage   | North | b4   | 0      | 9       | Item 2   |                            |
        | Page   | North | b4   | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
        | Goblin | unit      | yes     | 1     |
      And North has marched Ogre and Troll to c2
      And North has instantly summoned Goblin
      When the battle is fought out with South going first
      Then North may answer no other question
