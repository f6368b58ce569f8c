Feature: After the battle

  @deus.after.A
  Rule: If only the marching side survives the battle, its surviving units are placed in the front area they marched into.
    Scenario: the marchers take a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 3      | 3       |
        | Ogre   | North | a2   | 2      | 3       |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | a2   | exhausted |

    @since.2.00
    Scenario: an instantly summoned unit holds the area after an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 3      | 2       |
        | Squire | North | b3   | 0      | 2       |
        | Ogre   | South | b1   | 2      | 3       |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North has marched Knight and Squire to b2
      And South has intercepted with Ogre
      And North has instantly summoned Wisp
      And the battle has reached North's line-up
      And North has lined up Squire, Knight and Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | b2   |
        | Wisp   | North | b2   |

    Scenario: one defender left keeps the area from the marching side
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      | 3       |
        | Ogre   | North | c2   | 0      | 3       |
        | Troll  | North | c2   | 0      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | c1   |
        | Troll  | North | c2   |

  @deus.after.B
  Rule: If only the interceptors' side survives an intercept battle, its surviving units are placed in the contested front area.
    Scenario: the interceptors hold the area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 2      | 3       |
        | Ogre   | South | a1   | 3      | 3       |
        | Troll  | South | a1   | 0      | 3       |
      And North has marched Knight to a2
      And South has intercepted with Ogre and Troll
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Ogre  | South | a2   | exhausted |
        | Troll | South | a2   | exhausted |

    @since.2.00
    Scenario: no march into the interceptors' new area this turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Squire | South | b1   | 2      | 3       |
        | Ogre   | North | b3   | 3      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with North going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_enemy
      And Ogre is still in b2

  @deus.after.C
  Rule: If both sides survive an intercept battle, the units of both return to the areas they came from.
    Scenario: both sides go back, each unit to its own origin
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | b3   | 0      | 3       | walk  |
        | Griffin | North | c3   | 0      | 3       | fly   |
        | Ogre    | South | b1   | 0      | 3       | walk  |
        | Troll   | South | c2   | 0      | 3       | walk  |
      And North has marched Knight and Griffin to b2
      And South has intercepted with Ogre and Troll
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit    | side  | area | state     |
        | Knight  | North | b3   | exhausted |
        | Griffin | North | c3   | exhausted |
        | Ogre    | South | b1   | exhausted |
        | Troll   | South | c2   | exhausted |

    Scenario: the contested area stays empty and closed
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 0      | 3       |
        | Squire | South | c1   | 0      | 3       |
        | Ogre   | North | c3   | 0      | 3       |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      When South tries to march Squire to c2
      Then it is refused under deus.march.e_empty
      And c2 is empty

    Scenario: in a held area the defenders do not move
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Ogre   | South | a2   | 0      | 3       |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |

    Scenario Outline: marchers and interceptors go back to the front, too, if they came from there: <who>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 1      | 9       |
        | Page   | South | a1   | 1      | 9       |
        | Ogre   | North | c2   | 1      | 9       |
        | Troll  | North | b3   | 1      | 9       |
      And South has marched Knight to b2
      And North has intercepted with Ogre and Troll
      When the battle is fought out with <who> going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | a2   |
        | Page   | a1   |
        | Ogre   | c2   |
        | Troll  | b3   |

      Examples:
        | who   |
        | South |
        | North |

    Scenario: tokens, exhausted units and units under an effect go back like all others
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | defence | effect                                                    |
        | Ghost  | North | b3   | token | 0      | 9       |                                                           |
        | Knight | North | a2   |       | 0      | 9       | before-attack: exhaust all units & attack -1 to all units |
        | Shade  | South | b1   | token | 0      | 9       |                                                           |
        | Ogre   | South | c2   |       | 0      | 9       |                                                           |
      And North has marched Ghost and Knight to b2
      And South has intercepted with Shade and Ogre
      And the battle has reached North's before-attack timing
      And North has used Knight
      And both sides have passed
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area |
        | Ghost  | b3   |
        | Knight | a2   |
        | Shade  | b1   |
        | Ogre   | c2   |

  @deus.after.C_instant
  Rule: When both sides withdraw from an intercept battle, an instantly summoned unit returns to one of the origins of its own side's units.
    Scenario: the owner chooses among the origins of its side
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South returns Wisp to a1
      Then Wisp is in a1
      And Wisp is exhausted
      And no battle is going on

    Scenario: a unit that is not in question does not return
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to return Knight to a1
      Then it is refused under deus.after.C_instant
      And Knight is in b1

    Scenario Outline: <area> is no origin of the side
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to return Wisp to <area>
      Then it is refused under deus.after.C_instant
      And South is asked for a return

      Examples:
        | area |
        | b2   |
        | c1   |
        | b3   |

    Scenario: an only origin leaves no choice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b3   | 0      | 3       |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in b3
      And South is asked for main action

    @deus.ruling.instant_return_must_fit
    Scenario: the marching side chooses first, then the defending side
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | b3   | 0      | 3       | walk  |
        | Griffin | North | a3   | 0      | 3       | fly   |
        | Ogre    | South | b1   | 0      | 3       | walk  |
        | Harpy   | South | c1   | 0      | 3       | fly   |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 0      |
      And North has marched Knight and Griffin to b2
      And South has intercepted with Ogre and Harpy
      And North has instantly summoned Wisp
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When North returns Wisp to b3
      Then South is asked for a return
      And Wisp is in b3

    @deus.ruling.instant_return_must_fit
    Scenario Outline: the defending side, too, sends <first> before <second>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | march |
        | Knight | North | b3   | 0      | 3       | walk  |
        | Ogre   | South | b1   | 0      | 3       | walk  |
        | Harpy  | South | c1   | 0      | 3       | fly   |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
        | Imp  | yes     | 0      |
      And North has marched Knight to b2
      And South has intercepted with Ogre and Harpy
      And the battle has reached South's instant summon timing
      And South has instantly summoned Wisp
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns <first> to c1
      Then Harpy and <first> are in c1
      And <second> is in b2
      And South is asked for a return

      Examples:
        | first | second |
        | Wisp  | Imp    |
        | Imp   | Wisp   |

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that entered by another effect returns in the same way
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                    |
        | Mage | South | c1   | 0      | 3       | quick: summon token Golem |
        | Ogre | North | c3   | 0      | 3       |                           |
      And South's token area holds these tokens
        | token | attack |
        | Golem | 0      |
      And South has marched Mage to c2
      And North has intercepted with Ogre
      And the battle has reached South's quick timing
      And South has used Mage to c2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Mage  | South | c1   | exhausted |
        | Golem | South | c1   | exhausted |
        | Ogre  | North | c3   | exhausted |

    @deus.ruling.origins_fixed_at_declaration @since.2.00
    Scenario: the origin of a marcher that died is still an origin
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | a3   | 0      | 3       | walk  |
        | Griffin | North | b3   | 0      | 1       | fly   |
        | Ogre    | South | a1   | 1      | 3       | walk  |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And North has marched Knight and Griffin to a2
      And South has intercepted with Ogre
      And North has instantly summoned Wisp
      And the battle has reached North's line-up
      And North has lined up Griffin, Knight and Wisp
      And the battle has been fought out with South going first
      When North returns Wisp to b3
      Then Wisp is in b3
      And Griffin is not on the battlefield

    Scenario: the areas to choose from are the origins of the unit's own side
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | c1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the return answers open to South are exactly
        | unit | area |
        | Wisp | c1   |
        | Wisp | b1   |

    Scenario Outline: where a unit must return, to <deed> is no answer
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
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                             | clause                           |
        | pass                             | deus.after.C_instant             |
        | discard Imp                      | deus.zone.hand.temporary_excess  |
        | end the phase                    | deus.after.C_instant             |
        | instantly summon Sprite          | deus.battle.instant_summon.order |
        | give up Squire to keep the limit | deus.limit_adjust.until_within   |

    @until.2.00
    Scenario Outline: where a unit must return, one does not <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 1 power
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Squire  | South | c1   | 0      | 3       | walk  |
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
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                  | clause                                    |
        | summon Imp to a1      | deus.turn.summon.any_order                |
        | intercept with Squire | deus.draft.march.unmarked_gives_intercept |
        | choose Magus          | deus.draft.setup.summoner_open            |

    @since.2.00
    Scenario Outline: where a unit must return, nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Squire  | South | c1   | 0      | 3       | walk  |
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
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                 |
        | summon Imp to a1            | deus.turn.phase_order  |
        | intercept with Squire       | deus.intercept.trigger |
        | shuffle the other deck too  | deus.flow.sequence     |
        | declare the end of the turn | deus.turn.end.declare  |

    Scenario Outline: a second unit, too, returns to an origin only: not to <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Imp  | yes     | 0      | 3       |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      And South has returned Imp to a1
      When South tries to return Wisp to <area>
      Then it is refused under deus.after.C_instant

      Examples:
        | area |
        | c1   |
        | b3   |
        | b2   |

    Scenario: the defending side's summoned units return to its own origins, the second, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | a3   | 0      | 3       | walk  |
        | Ogre    | South | a1   | 0      | 3       | walk  |
        | Griffin | South | b1   | 0      | 3       | fly   |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Imp  | yes     | 0      | 3       |
        | Wisp | yes     | 0      | 3       |
      And North has marched Knight to a2
      And South has intercepted with Ogre and Griffin
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And the battle has been fought out with North going first
      And South has returned Imp to b1
      When South tries to return Wisp to a3
      Then it is refused under deus.after.C_instant

    Scenario: in the second battle of a turn a summoned unit returns as in the first
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Page    | North | c3   | 9      | 3       | walk  |
        | Imp     | South | c2   | 0      | 3       | walk  |
        | Knight  | North | a3   | 0      | 3       | walk  |
        | Griffin | North | b3   | 0      | 3       | fly   |
        | Ogre    | South | a1   | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And North has marched Page to c2
      And the battle has been fought out with North going first
      And North has marched Knight and Griffin to a2
      And South has intercepted with Ogre
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      When North tries to return Wisp to c3
      Then it is refused under deus.after.C_instant

    Scenario: the defending side's summoned unit returns in the second battle of a turn, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Page   | South | c1   | 9      | 3       |
        | Imp    | North | c2   | 0      | 3       |
        | Knight | South | a1   | 0      | 3       |
        | Ogre   | North | a3   | 0      | 3       |
      And North's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Page to c2
      And the battle has been fought out with South going first
      And South has marched Knight to a2
      And North has intercepted with Ogre
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in a3
      And Wisp is exhausted

    @deus.ruling.instant_return_must_fit
    Scenario: the marching side's units, too, go where there is room for them
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Squire | South | a1   | 6     | 0      | 3       | walk  |
        | Hawk   | South | a1   | 2     | 0      | 3       | fly   |
        | Knight | South | b1   | 2     | 0      | 3       | walk  |
        | Raven  | South | c1   | 2     | 0      | 3       | fly   |
        | Ogre   | North | b3   | 6     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
      And South has marched Hawk, Knight and Raven to b2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South tries to return Imp to a1
      Then it is refused under deus.ruling.instant_return_must_fit or deus.limit_adjust.not_intentional
      And Imp is still in b2

    @deus.ruling.instant_return_must_fit
    Scenario: the interceptors' companion goes where there is room for it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Squire | South | c1   | 6     | 0      | 3       | walk  |
        | Hawk   | South | c1   | 2     | 0      | 3       | fly   |
        | Knight | South | b1   | 2     | 0      | 3       | walk  |
        | Raven  | South | a1   | 2     | 0      | 3       | fly   |
        | Ogre   | North | b3   | 6     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
      And North has marched Ogre to b2
      And South has intercepted with Hawk, Knight and Raven
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South tries to return Imp to c1
      Then it is refused under deus.ruling.instant_return_must_fit or deus.limit_adjust.not_intentional
      And Imp is still in b2

    Scenario: where a unit must return, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | march |
        | Ogre   | North | c3   | 0      | 3       | walk  |
        | Wyvern | North | b3   | 0      | 3       | fly   |
        | Goblin | North | a3   | 0      | 3       | walk  |
        | Knight | South | c2   | 0      | 3       | walk  |
      And North's hand holds these cards
        | card   | instant | attack | defence |
        | Imp    | yes     | 0      | 3       |
        | Orc    |         | 0      | 3       |
        | Sprite | yes     | 0      | 3       |
      And North has marched Ogre and Wyvern to c2
      And North has instantly summoned Imp
      When the battle is fought out with North going first
      Then North may answer no other question

  @deus.after.C_limit
  Rule: If the withdrawal of both sides from an intercept battle puts an area over 8 levels, instantly summoned units there are discarded.
    @deus.ruling.limit_adjustment_procedure
    Scenario: the instantly summoned unit goes, not the one that marched
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | a1   | 6     | 0      | 3       |
        | Page   | South | a1   | 2     | 0      | 3       |
        | Ogre   | North | a3   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to a2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | a1   |
        | Page   | South | a1   |
        | Ogre   | North | a3   |

    Scenario: one level too many after both have withdrawn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | North | c3   | 5     | 0      | 3       |
        | Page   | North | c3   | 2     | 0      | 3       |
        | Ogre   | South | c1   | 2     | 0      | 3       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And North has marched Knight to c2
      And South has intercepted with Ogre
      And North has instantly summoned Wisp
      When the battle is fought out with North going first
      Then Wisp is in North's discard pile
      And Knight and Page are in c3

    Scenario Outline: with <sum> levels after the withdrawal nobody is discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   | attack | defence |
        | Knight | North | b3   | <level> | 0      | 3       |
        | Page   | North | b3   | 2       | 0      | 3       |
        | Ogre   | South | b1   | 2       | 0      | 3       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And North has marched Knight to b2
      And South has intercepted with Ogre
      And North has instantly summoned Wisp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | b3   |
        | Page   | North | b3   |
        | Wisp   | North | b3   |
        | Ogre   | South | b1   |

      Examples:
        | level | sum |
        | 3     | 7   |
        | 4     | 8   |

    Scenario: an instantly summoned unit of the defending side is discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | c1   | 2     | 0      | 3       |
        | Ogre   | North | c3   | 6     | 0      | 3       |
        | Imp    | North | c3   | 2     | 0      | 3       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in North's discard pile
      And Ogre and Imp are in c3
