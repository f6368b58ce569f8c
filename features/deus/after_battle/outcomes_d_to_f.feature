Feature: After the battle

  @deus.after.D
  Rule: If the marching side is wiped out in an area the defending side controls, the surviving defenders stay there.
    Scenario: all defenders stay, the instantly summoned one included
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 2      | 3       |
        | Ogre   | South | a2   | 3      | 3       |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And North has marched Knight to a2
      And the battle has reached South's instant summon timing
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit | side  | area | state     |
        | Ogre | South | a2   | exhausted |
        | Wisp | South | a2   | exhausted |

    Scenario: a marcher that has survived in an area the enemy holds goes home
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight and Squire to b2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Squire | South | b1   |
        | Ogre   | North | b2   |

  @deus.after.E
  Rule: If both sides survive in an area the defending side controls, the marching units return to their origins and the defenders stay.
    Scenario: each marcher returns to its own origin
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | b3   | 0      | 3       | walk  |
        | Griffin | North | a3   | 0      | 3       | fly   |
        | Ogre    | South | b2   | 0      | 3       | walk  |
      And North has marched Knight and Griffin to b2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit    | side  | area | state     |
        | Knight  | North | b3   | exhausted |
        | Griffin | North | a3   | exhausted |
        | Ogre    | South | b2   | exhausted |

    Scenario: each of six marchers returns to its own origin
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Knight | North | a3   | 1     | 0      | 3       | walk  |
        | Squire | North | a3   | 1     | 0      | 3       | walk  |
        | Page   | North | a3   | 1     | 0      | 3       | walk  |
        | Hawk   | North | b3   | 1     | 0      | 3       | fly   |
        | Eagle  | North | b3   | 1     | 0      | 3       | fly   |
        | Raven  | North | b3   | 1     | 0      | 3       | fly   |
        | Ogre   | South | a2   | 1     | 0      | 3       | walk  |
      And North has marched Knight, Squire, Page, Hawk, Eagle and Raven to a2
      When the battle is fought out with North going first
      Then Knight, Squire and Page are in a3
      And Hawk, Eagle and Raven are in b3

    Scenario: a front area may be an origin
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 0      | 3       |
        | Ogre   | North | c2   | 0      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then Knight is in b2

    Scenario: after an intercept the survivors of both sides go back
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Ogre   | South | b2   | 0      | 3       |
      And North has marched Knight to a2
      And South has intercepted with Ogre
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | b2   |

    @since.2.00
    Scenario: a unit that was instantly summoned in an earlier battle goes back where it marched from
      Given it is South's main phase
      And South's summoner is Magus with ritual: ready one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 9      | 9       |
        | Squire | South | c1   | 1      | 9       |
        | Ogre   | North | b2   | 1      | 3       |
        | Troll  | North | c2   | 1      | 30      |
      And South's hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 9       |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      And South has used Magus on Imp
      And South has marched Imp and Squire to c2
      When the battle is fought out with South going first
      Then Imp is in b2
      And Squire is in c1
      And South is asked for main action

    Scenario: a token that marched goes back like any unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | defence |
        | Ghost  | South | a1   | token | 0      | 9       |
        | Knight | South | b2   |       | 0      | 9       |
        | Ogre   | North | a2   |       | 0      | 9       |
      And South has marched Ghost and Knight to a2
      When the battle is fought out with South going first
      Then Ghost is in a1
      And Knight is in b2

  @deus.after.E_instant
  Rule: When only the marching side withdraws, its instantly summoned units return to one of that march's origins.
    Scenario Outline: an instantly summoned unit returns to either origin: <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b2   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South returns Wisp to <area>
      Then Wisp is in <area>
      And Wisp is exhausted
      And South is asked for main action

      Examples:
        | area |
        | a1   |
        | b1   |

    @deus.ruling.instant_return_must_fit
    Scenario: an instantly summoned unit returns to the only origin that has just enough room
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Knight  | South | b1   | 2     | 0      | 3       | walk  |
        | Page    | South | b1   | 6     | 0      | 3       | walk  |
        | Griffin | South | c1   | 2     | 0      | 3       | fly   |
        | Squire  | South | c1   | 4     | 0      | 3       | walk  |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in c1
      And South is asked for main action

    Scenario: an instantly summoned unit does not return to an area nobody marched from
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b2   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to return Wisp to c1
      Then it is refused under deus.after.E_instant
      And South is asked for a return

    Scenario Outline: <unit> does not look for a place
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | c3   | 0      | 3       | walk  |
        | Griffin | North | b3   | 0      | 3       | fly   |
        | Ogre    | South | c2   | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
        | Imp  | yes     | 0      |
      And North has marched Knight and Griffin to c2
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      When North tries to return <unit> to b3
      Then it is refused under deus.after.E_instant
      And North is asked for a return

      Examples:
        | unit   |
        | Knight |
        | Ogre   |
        | Imp    |

    @deus.ruling.instant_return_must_fit
    Scenario Outline: of two summoned units the owner sends <first> first
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | a3   | 0      | 3       | walk  |
        | Griffin | North | b3   | 0      | 3       | fly   |
        | Ogre    | South | a2   | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
        | Imp  | yes     | 0      |
      And North has marched Knight and Griffin to a2
      And North has instantly summoned Wisp
      And North has instantly summoned Imp
      And the battle has been fought out with North going first
      When North returns <first> to b3
      Then Griffin and <first> are in b3
      And <second> is in a2
      And North is asked for a return

      Examples:
        | first | second |
        | Wisp  | Imp    |
        | Imp   | Wisp   |

    @deus.ruling.instant_return_must_fit
    Scenario: several summoned units, each with every origin to choose from
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | b3   | 0      | 3       | walk  |
        | Griffin | North | c3   | 0      | 3       | fly   |
        | Ogre    | South | b2   | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
        | Imp  | yes     | 0      |
      And North has marched Knight and Griffin to b2
      And North has instantly summoned Wisp
      And North has instantly summoned Imp
      When the battle is fought out with North going first
      Then the return answers open to North are exactly
        | unit | area |
        | Wisp | c3   |
        | Wisp | b3   |
        | Imp  | c3   |
        | Imp  | b3   |

    @deus.ruling.instant_return_must_fit
    Scenario Outline: where all can be brought back they are, here <large> of level 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | South | b1   | 5     | 0      | 3       | walk  |
        | Knight  | South | b1   | 1     | 0      | 3       | walk  |
        | Giant   | South | a1   | 4     | 0      | 3       | walk  |
        | Griffin | South | a1   | 1     | 0      | 3       | fly   |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card    | level | instant | attack |
        | <large> | 3     | yes     | 0      |
        | <small> | 2     | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned <large>
      And South has instantly summoned <small>
      When the battle is fought out with South going first
      Then <large> is in a1
      And <small> is in b1
      And South is asked for main action

      Examples:
        | large | small |
        | Wisp  | Imp   |
        | Imp   | Wisp  |

    @deus.ruling.instant_return_must_fit
    Scenario Outline: where one of two has room the owner says which, here <first>
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | North | c3   | 6     | 0      | 3       | walk  |
        | Knight  | North | c3   | 1     | 0      | 3       | walk  |
        | Giant   | North | b3   | 4     | 0      | 3       | walk  |
        | Griffin | North | b3   | 1     | 0      | 3       | fly   |
        | Ogre    | South | c2   | 2     | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 3     | yes     | 0      |
        | Imp  | 3     | yes     | 0      |
      And North has marched Knight and Griffin to c2
      And North has instantly summoned Wisp
      And North has instantly summoned Imp
      And the battle has been fought out with North going first
      And North has returned <first> to b3
      When North returns <second> to c3
      Then <first> is in b3
      And <second> is in North's discard pile

      Examples:
        | first | second |
        | Wisp  | Imp    |
        | Imp   | Wisp   |

    @deus.ruling.instant_return_must_fit
    Scenario Outline: as long as one has room, <unit> does not go where there is none
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | North | a3   | 6     | 0      | 3       | walk  |
        | Knight  | North | a3   | 1     | 0      | 3       | walk  |
        | Giant   | North | b3   | 4     | 0      | 3       | walk  |
        | Griffin | North | b3   | 1     | 0      | 3       | fly   |
        | Ogre    | South | a2   | 2     | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 3     | yes     | 0      |
        | Imp  | 3     | yes     | 0      |
      And North has marched Knight and Griffin to a2
      And North has instantly summoned Wisp
      And North has instantly summoned Imp
      And the battle has been fought out with North going first
      When North tries to return <unit> to a3
      Then it is refused under deus.ruling.instant_return_must_fit or deus.limit_adjust.not_intentional
      And Wisp and Imp are in a2

      Examples:
        | unit |
        | Wisp |
        | Imp  |

    @deus.ruling.instant_return_must_fit
    Scenario Outline: <large>, which fits nowhere, does not go before one that does
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | North | b3   | 5     | 0      | 3       | walk  |
        | Knight  | North | b3   | 1     | 0      | 3       | walk  |
        | Giant   | North | c3   | 5     | 0      | 3       | walk  |
        | Griffin | North | c3   | 1     | 0      | 3       | fly   |
        | Ogre    | South | b2   | 2     | 0      | 3       | walk  |
      And North's hand holds these cards
        | card    | level | instant | attack |
        | <large> | 3     | yes     | 0      |
        | <small> | 2     | yes     | 0      |
      And North has marched Knight and Griffin to b2
      And North has instantly summoned <large>
      And North has instantly summoned <small>
      And the battle has been fought out with North going first
      When North tries to return <large> to c3
      Then it is refused under deus.ruling.instant_return_must_fit or deus.limit_adjust.not_intentional
      And <small> and <large> are in b2

      Examples:
        | large | small |
        | Wisp  | Imp   |
        | Imp   | Wisp  |

    Scenario: an instantly summoned defender stays
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 0      | 3       |
        | Ogre   | North | c2   | 0      | 3       |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight to c2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
        | Wisp   | North | c2   |

    @deus.ruling.instant_return_must_fit
    Scenario: an origin where the unit fits must be chosen, and so leaves no choice
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | North | a3   | 6     | 0      | 3       | walk  |
        | Griffin | North | a3   | 2     | 0      | 3       | fly   |
        | Harpy   | North | b3   | 2     | 0      | 3       | fly   |
        | Ogre    | South | b2   | 2     | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And North has marched Griffin and Harpy to b2
      And North has instantly summoned Wisp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit    | side  | area |
        | Titan   | North | a3   |
        | Griffin | North | a3   |
        | Harpy   | North | b3   |
        | Wisp    | North | b3   |
        | Ogre    | South | b2   |

    @deus.ruling.instant_return_must_fit
    Scenario: an origin where the unit does not fit is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | South | a1   | 6     | 0      | 3       | walk  |
        | Griffin | South | a1   | 2     | 0      | 3       | fly   |
        | Knight  | South | b1   | 2     | 0      | 3       | walk  |
        | Roc     | South | c1   | 2     | 0      | 3       | fly   |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Griffin, Knight and Roc to b2
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to return Wisp to a1
      Then it is refused under deus.ruling.instant_return_must_fit or deus.limit_adjust.not_intentional
      And South is asked for a return

    @deus.ruling.origins_fixed_at_declaration @since.2.00
    Scenario: the origin of a dead marcher counts
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | North | c3   | 0      | 3       | walk  |
        | Griffin | North | b3   | 0      | 1       | fly   |
        | Ogre    | South | c2   | 1      | 3       | walk  |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And North has marched Griffin and Knight to c2
      And North has instantly summoned Wisp
      And the battle has reached North's line-up
      And North has lined up Griffin, Knight and Wisp
      And the battle has been fought out with South going first
      When North returns Wisp to b3
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | c3   |
        | Wisp   | North | b3   |
        | Ogre   | South | c2   |

    @deus.ruling.instant_return_must_fit
    Scenario: the areas to choose from are the origins where there is room
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Knight  | South | b1   | 1     | 0      | 3       | walk  |
        | Griffin | South | a1   | 1     | 0      | 3       | fly   |
        | Hawk    | South | c1   | 1     | 0      | 3       | fly   |
        | Giant   | South | a1   | 6     | 0      | 3       | walk  |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack | defence |
        | Wisp | 2     | yes     | 0      | 3       |
      And South has marched Knight, Griffin and Hawk to b2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the return answers open to South are exactly
        | unit | area |
        | Wisp | b1   |
        | Wisp | c1   |

    Scenario: the second unit, too, and in the second battle, returns where there is room
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Page    | South | a1   | 2     | 9      | 3       | walk  |
        | Troll   | North | a2   | 2     | 0      | 3       | walk  |
        | Knight  | South | c1   | 2     | 0      | 3       | walk  |
        | Griffin | South | b1   | 2     | 0      | 3       | fly   |
        | Squire  | South | b1   | 5     | 0      | 3       | walk  |
        | Scout   | South | b2   | 1     | 0      | 3       | walk  |
        | Ogre    | North | c2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack | defence |
        | Imp  | 1     | yes     | 0      | 3       |
        | Wisp | 2     | yes     | 0      | 3       |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight, Griffin and Scout to c2
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      And South has returned Imp to c1
      When South tries to return Wisp to b1
      Then it is refused under deus.ruling.instant_return_must_fit

    @deus.ruling.effect_entered_units_like_instant
    Scenario Outline: a token that came into the battle goes to no other area of own territory: <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | march | effect                                           |
        | Hawk   | South | a1   | 0      | 3       | fly   | when a battle begins, forced: summon token Ghost |
        | Knight | South | b1   | 0      | 3       | walk  |                                                  |
        | Ogre   | North | b2   | 0      | 3       | walk  |                                                  |
      And South's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Hawk and Knight to b2
      And the battle has been fought out with South going first
      When South tries to return Ghost to <area>
      Then it is refused under deus.after.E_instant
      And Ghost is still in b2

      Examples:
        | area |
        | c1   |
        | a2   |

  @deus.after.E_limit
  Rule: If the withdrawal of the marching side alone puts an area over 8 levels, instantly summoned units there are discarded.
    @deus.ruling.limit_adjustment_procedure
    Scenario: level 2 stays behind, 6 comes back, the instantly summoned 2 goes
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Page   | North | a3   | 2     | 0      | 3       |
        | Knight | North | a3   | 6     | 0      | 3       |
        | Ogre   | South | a2   | 2     | 0      | 3       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And North has marched Knight to a2
      And North has instantly summoned Wisp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Page   | North | a3   |
        | Knight | North | a3   |
        | Ogre   | South | a2   |

    Scenario: one level too many after the marching side has withdrawn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Page   | South | c1   | 2     | 0      | 3       |
        | Knight | South | c1   | 5     | 0      | 3       |
        | Ogre   | North | c2   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to c2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in South's discard pile
      And Page and Knight are in c1

    Scenario: with exactly 8 levels after the withdrawal nobody is discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Page   | South | b1   | 2     | 0      | 3       |
        | Knight | South | b1   | 4     | 0      | 3       |
        | Ogre   | North | b2   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to b2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Page   | South | b1   |
        | Knight | South | b1   |
        | Wisp   | South | b1   |
        | Ogre   | North | b2   |

    @deus.ruling.limit_adjustment_procedure
    Scenario Outline: two instantly summoned units go one by one, <one> first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | North | c3   | 6     | 0      | 3       |
        | Knight | North | c3   | 2     | 0      | 3       |
        | Ogre   | South | c2   | 2     | 0      | 3       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
        | Imp  | 2     | yes     | 0      |
      And North has marched Knight to c2
      And North has instantly summoned Wisp
      And North has instantly summoned Imp
      And the battle has been fought out with North going first
      When North gives up <one> to keep the limit
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Titan  | North | c3   |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And <one> and <other> are in North's discard pile

      Examples:
        | one  | other |
        | Wisp | Imp   |
        | Imp  | Wisp  |

    @deus.ruling.limit_adjustment_procedure
    Scenario: the unit that marched cannot go instead of an instantly summoned one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | a1   | 6     | 0      | 3       |
        | Knight | South | a1   | 2     | 0      | 3       |
        | Ogre   | North | a2   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
        | Imp  | 2     | yes     | 0      |
      And South has marched Knight to a2
      And South has instantly summoned Wisp
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South tries to give up Knight to keep the limit
      Then it is refused under deus.limit_adjust.instant_first
      And South is asked for a limit adjustment about a1

    Scenario: a unit instantly summoned in an earlier turn is like any other
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | North | c3   | 6     | 3      | 3       |
        | Ogre   | South | c2   | 2     | 0      | 3       |
        | Troll  | South | b2   | 2     | 0      | 9       |
      And North's hand holds these cards
        | card | instant | level |
        | Wisp | yes     | 2     |
        | Imp  | yes     | 2     |
      And North's deck holds 20 cards
      And South's deck holds 20 cards
      And North has marched Knight to c2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      And North plays the turn to its end
      And South plays the turn to its end
      And North discards nothing
      And North has marched Knight to b2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      When the battle is fought out with North going first
      Then Imp is in North's discard pile
      And Wisp and Knight are in c2

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that entered by another effect in an earlier turn is like any other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                    |
        | Mage   | South | a1   | 3     | 0      | 3       | quick: summon token Golem |
        | Knight | South | a1   | 3     | 3      | 3       | quick: summon token Idol  |
        | Ogre   | North | a2   | 2     | 0      | 3       |                           |
        | Troll  | North | b2   | 2     | 0      | 9       |                           |
      And South's token area holds these tokens
        | token | level |
        | Golem | 2     |
        | Idol  | 2     |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has marched Mage and Knight to a2
      And the battle has reached South's quick timing
      And South has used Mage to a2
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight to b2
      When the battle is fought out with South going first
      Then Idol is in South's token area
      And Golem, Mage and Knight are in a2

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that entered by another effect goes after the instantly summoned one
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | level | attack | defence | effect                    |
        | Titan | North | b3   | 4     | 0      | 3       |                           |
        | Mage  | North | b3   | 2     | 0      | 3       | quick: summon token Golem |
        | Ogre  | South | b2   | 2     | 0      | 3       |                           |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And North's token area holds these tokens
        | token | level | attack |
        | Golem | 2     | 0      |
      And North has marched Mage to b2
      And North has instantly summoned Wisp
      And the battle has reached North's quick timing
      And North has used Mage to b2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit  | side  | area |
        | Titan | North | b3   |
        | Mage  | North | b3   |
        | Golem | North | b3   |
        | Ogre  | South | b2   |

  @deus.after.F
  Rule: If both sides are wiped out in a battle, the front area is simply left empty.
    Scenario: nobody is left in a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      | 3       |
        | Ogre   | North | c2   | 3      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then c2 is empty
      And c2 carries no control marker

    Scenario: nobody is left after an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      | 3       |
        | Ogre   | South | a1   | 3      | 3       |
      And North has marched Knight to a2
      And South has intercepted with Ogre
      When the battle is fought out with equal initiative
      Then the battlefield is empty
      And a2 carries no control marker

    Scenario: a single survivor is another outcome
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight and Squire to b2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Squire | South | b2   |

  @deus.after.victory_check
  Rule: Once the units are placed after a battle, the game end condition is checked.
    Scenario: the marching side takes the third front area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 3      | 3       |
        | Squire | North | c2   | 0      | 3       |
        | Page   | North | a2   | 0      | 3       |
        | Ogre   | South | b2   | 0      | 3       |
      And North has marched Knight to b2
      When the battle is fought out with North going first
      Then North has won

    @deus.ruling.either_player_can_win
    Scenario: the interceptors take the third front area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Imp    | North | a2   | 0      | 3       |
        | Troll  | North | c2   | 0      | 3       |
        | Ogre   | North | b3   | 3      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When the battle is fought out with North going first
      Then North has won

    Scenario: a withdrawal from the third front area wins nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 0      | 3       |
        | Squire | North | c2   | 0      | 3       |
        | Page   | North | a2   | 0      | 3       |
        | Ogre   | South | b2   | 0      | 3       |
      And North has marched Knight to b2
      When the battle is fought out with North going first
      Then the game goes on

    Scenario: nobody wins an area left empty
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | a2   | 0      | 3       |
        | Page   | South | c2   | 0      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then the game goes on

    @deus.ruling.victory_only_at_check_times @since.2.00
    Scenario: enemies gone in the middle of a battle do not win the game yet
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Mage   | North | b3   | 0      | 3       | quick: [3] to an enemy unit |
        | Squire | North | c2   | 0      | 3       |                             |
        | Page   | North | a2   | 0      | 3       |                             |
        | Ogre   | South | b2   | 0      | 3       |                             |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Mage on Ogre
      Then the game goes on
      And North is asked for quick effects

    @deus.ruling.victory_only_at_check_times @since.2.00
    Scenario: the check after the battle wins the game
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Mage   | South | b1   | 0      | 3       | quick: [3] to an enemy unit |
        | Squire | South | a2   | 0      | 3       |                             |
        | Page   | South | c2   | 0      | 3       |                             |
        | Ogre   | North | b2   | 0      | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When the battle is fought out with South going first
      Then South has won
