Feature: Battle end

  @moncolle_tcg.march.return_overflow
  Rule: If more units come back to a terrain than its Limit holds, their owner discards until the rest fits, those summoned in this battle first.
    Scenario Outline: a unit summoned in this battle goes first
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit  | side  | area   | level | march | attack | defence |
        | Titan | South | <from> | 5     |       | 0      | 9       |
        | Bird  | South | <from> | 1     | fly   | 0      | 9       |
        | Ogre  | North | <area> | 2     |       | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
      And South has marched Bird to <area>
      And South has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Imp is in South's discard pile
      And Titan and Bird are in <from>

      Examples:
        | from | area |
        | a1   | a2   |
        | c1   | b2   |

    Scenario: of two summoned units the owner gives one up, and no more than needed
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | b2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b2   | 3     | 0      | 9       |
        | Knight | South | b2   | 1     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And South has marched Knight to b3
      And South has instantly summoned Imp
      And South has instantly summoned Elf
      And the battle has been fought out with South going first
      When South gives up Elf to keep the limit
      Then South is asked for main action
      And Titan, Knight and Imp are in b2

    Scenario Outline: giving up another unit first is refused, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area    | level | attack | defence |
        | Titan  | <marching>  | <from>  | 3     | 0      | 9       |
        | Knight | <marching>  | <from>  | 1     | 0      | 9       |
        | Page   | <marching>  | <area2> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area>  | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <marching> going first
      When <marching> tries to give up <unit> to keep the limit
      Then it is refused under moncolle_tcg.march.return_overflow

      Examples:
        | marching | defending | from | area | area2 | unit   |
        | South    | North     | b2   | b3   | b1    | Titan  |
        | South    | North     | a2   | a3   | b1    | Knight |
        | North    | South     | c3   | c2   | b4    | Page   |
        | North    | South     | c3   | c2   | b4    | Ogre   |

    Scenario: nothing is given up where all just fit
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | b2   | 8     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b2   | 5     | 0      | 9       |
        | Knight | South | b2   | 1     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
      And South has marched Knight to b3
      And South has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Titan, Knight and Imp are in b2

    Scenario: who is given up has not died
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | c2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                                          |
        | Titan  | South | c2   | 5     | 0      | 9       | when another of your units dies, always: draw 1 |
        | Knight | South | c2   | 1     | 0      | 9       |                                                 |
        | Ogre   | North | c3   | 2     | 0      | 9       |                                                 |
      And South's hand holds these cards
        | card | instant | level | effect                         |
        | Imp  | yes     | 2     | when this dies, always: draw 1 |
      And South has marched Knight to c3
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then South's hand has 0 cards
      And Imp is not on the battlefield
      And South is asked for main action

    Scenario Outline: while a unit must be given up to keep the limit nobody may <deed>
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | c3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | standing | effect                     |
        | Titan  | North | c3   | 3     | 0      | 9       |          |                            |
        | Knight | North | c3   | 1     | 0      | 9       |          |                            |
        | Ogre   | South | c2   | 2     | 0      | 9       |          |                            |
        | Mage   | North | b4   | 1     | 0      | 9       | Item 2   |                            |
        | Page   | North | b4   | 1     | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Imp    | unit      | yes     | 2     |
        | Goblin | unit      | yes     | 2     |
        | Moor   | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with South going first
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed          | clause                             |
        | pass          | moncolle_tcg.march.return_overflow |
        | end the phase | moncolle_tcg.march.return_overflow |
        | drop Elf      | moncolle_tcg.march.return_overflow |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed        | clause                        |
        | discard Elf | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.main.three_actions
      Examples:
        | deed                | clause                          |
        | march Page to b3    | moncolle_tcg.main.three_actions |
        | place Moor on a3    | moncolle_tcg.main.three_actions |
        | place a proxy on a3 | moncolle_tcg.main.three_actions |

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
        | summon Elf to b4       | moncolle_tcg.turn.phase_order |
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
        | deed                  | clause                           |
        | instantly summon Elf  | moncolle_tcg.battle.timing_order |
        | line up Mage and Page | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | deed             | clause                                  |
        | return Imp to c3 | moncolle_tcg.march.instant_units_return |

    Scenario: nobody is given up while another unit must return
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | c2   | 2     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | c2   | 1     | 0      | 9       |
        | Squire | South | b3   | 1     | 0      | 9       |
        | Ogre   | North | c3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And South has instantly summoned Elf
      And the battle has been fought out with North going first
      And South has returned Elf to c2
      When South tries to give up Elf to keep the limit
      Then it is refused under moncolle_tcg.march.return_overflow

    Scenario: North gives nobody up while South has too many levels
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | b2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b2   | 3     | 0      | 9       |
        | Knight | South | b2   | 1     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And South has marched Knight to b3
      And South has instantly summoned Imp
      And South has instantly summoned Elf
      And the battle has been fought out with South going first
      When North tries to give up Ogre to keep the limit
      Then it is refused under moncolle_tcg.march.return_overflow

    Scenario: of two summoned units the owner may give up the smaller one
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | b2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b2   | 3     | 0      | 9       |
        | Knight | South | b2   | 1     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 1     |
      And South has marched Knight to b3
      And South has instantly summoned Imp
      And South has instantly summoned Elf
      And the battle has been fought out with South going first
      When South gives up Elf to keep the limit
      Then South is asked for main action
      And Titan, Knight and Imp are in b2

    Scenario Outline: beside a unit of level 5 the owner gives up <unit> of two summoned units, and it joins its own discard pile
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | b2   | 8     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b2   | 5     | 0      | 9       |
        | Knight | South | b2   | 1     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 0      | 9       |
      And South's discard pile holds 2 cards
      And North's discard pile holds 3 cards
      And South's hand holds these cards
        | card | instant | level |
        | Wisp | yes     | 2     |
        | Elf  | yes     | 1     |
      And South has marched Knight to b3
      And South has instantly summoned Wisp
      And South has instantly summoned Elf
      And the battle has been fought out with South going first
      When South gives up <unit> to keep the limit
      Then South's discard pile has 3 cards
      And Titan, Knight and <left> are in b2

      Examples:
        | unit | left |
        | Elf  | Wisp |
        | Wisp | Elf  |

    Scenario: units that an earlier battle of the turn brought are like any other
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | b2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b2   | 2     | 0      | 9       |
        | Knight | South | b2   | 1     | 0      | 9       |
        | Squire | South | b2   | 1     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level | attack | defence |
        | Imp  | yes     | 1     | 0      | 9       |
        | Elf  | yes     | 2     | 0      | 9       |
      And South has marched Knight to b3
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      And South has marched Squire to b3
      And South has instantly summoned Elf
      When the battle is fought out with South going first
      Then Elf is in South's discard pile
      And Titan, Knight, Squire and Imp are in b2

    Scenario: while a unit must be given up to keep the limit, no other question may be answered
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | a2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | standing | effect                     |
        | Giant  | South | a2   | 3     | 0      | 9       |          |                            |
        | Knight | South | a2   | 1     | 0      | 9       |          |                            |
        | Ogre   | North | a3   | 2     | 0      | 9       |          |                            |
        | Mage   | South | b1   | 1     | 0      | 9       | Item 2   |                            |
        | Page   | South | b1   | 1     | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
        | Imp    | unit      | yes     | 2     |
        | Goblin | unit      | yes     | 2     |
      And South has marched Knight to a3
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      When the battle is fought out with North going first
      Then South may answer no other question

    Scenario: a unit of high level counts in full, and who is given up goes to South's discard pile
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | a1   | 7     |
      And these units are on the battlefield
        | unit  | side  | area | level | march | attack | defence |
        | Titan | South | a1   | 6     |       | 0      | 9       |
        | Bird  | South | a1   | 1     | fly   | 0      | 9       |
        | Ogre  | North | a2   | 2     |       | 0      | 9       |
      And South's hand holds these cards
        | card  | instant | level |
        | Troll | yes     | 1     |
      And North's discard pile holds 2 cards
      And South has marched Bird to a2
      And South has instantly summoned Troll
      When the battle is fought out with equal initiative
      Then Troll is in South's discard pile
      And Titan and Bird are in a1
      And North's discard pile has 2 cards
