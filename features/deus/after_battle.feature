Feature: After the battle

  What follows a battle: exhaustion, the battle marker, the outcomes A to F with their returns, and the check for victory.

  @deus.after.exhaust_unacted
  Rule: After a battle every surviving ready unit that was in it, on either side, becomes exhausted.
    Scenario: a survivor that never attacked
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                              |
        | Mage | South | b1   | 0      | 3       | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 0      | 3       |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When the battle is fought out
      Then Mage is exhausted

    Scenario: survivors of both sides that did not attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                          |
        | Knight | South | b1   | ready     | 0      | 3       | quick: exhaust to an enemy unit |
        | Ogre   | North | b2   | ready     | 0      | 3       | counter: ready an own unit      |
        | Troll  | North | b2   | exhausted | 0      | 3       |                                 |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Troll
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | b2   | exhausted |

    Scenario: a marcher made ready again before it goes back
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                     |
        | Knight | South | b1   | 0      | 3       |                            |
        | Herald | South | b1   | 0      | 3       | counter: ready an own unit |
        | Ogre   | North | b2   | 0      | 3       |                            |
      And South has marched Knight and Herald to b2
      And the battle has reached North's before-attack timing, South having gone first
      And North has passed
      And South has used Herald on Knight
      When the battle is fought out
      Then Knight is in b1
      And Knight is exhausted

    @since.2.00
    Scenario: a defender that has nobody left to attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | South | b1   | 3       |                             |
        | Shaman | North | b2   | 3       | quick: [3] to an enemy unit |
        | Ogre   | North | b2   | 3       |                             |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Shaman on Knight
      When the battle is fought out with South going first
      Then Shaman and Ogre are exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units elsewhere are left alone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | b1   | 0      | 3       |
        | Page   | South | a2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
        | Troll  | North | c2   | 0      | 3       |
        | Imp    | North | b3   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Squire | South | b1   | ready     |
        | Page   | South | a2   | ready     |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | c2   | ready     |
        | Imp    | North | b3   | ready     |

    @deus.ruling.post_battle_exhausts_battle_only
    @deus.march.exhaust_after_battle @since.2.00
    Scenario: a marcher that an effect moved out of the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                  |
        | Sage   | South | b1   | 0      | 3       | quick: move an own unit |
        | Hawk   | South | b1   | 0      | 3       |                         |
        | Squire | South | a1   | 0      | 3       |                         |
        | Ogre   | North | b2   | 0      | 3       |                         |
      And South has marched Sage and Hawk to b2
      And the battle has reached South's quick timing
      And South has used
        | card | on   | to |
        | Sage | Hawk | a1 |
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Sage   | South | b1   | exhausted |
        | Hawk   | South | a1   | exhausted |
        | Squire | South | a1   | ready     |
        | Ogre   | North | b2   | exhausted |

    @deus.ruling.post_battle_exhausts_battle_only @since.2.00
    Scenario: a defender that an effect moved out of the battle stays ready until its end
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                  |
        | Knight | South | b1   | 0      | 3       |                         |
        | Ogre   | North | b2   | 0      | 3       | quick: move an own unit |
        | Troll  | North | b2   | 0      | 3       |                         |
        | Imp    | North | b3   | 0      | 3       |                         |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used
        | card | on    | to |
        | Ogre | Troll | b3 |
      And the battle has reached South's before-attack timing
      And Troll and Imp are ready
      When the battle is fought out
      Then Troll is exhausted
      And Imp is ready

    @deus.ruling.post_battle_exhausts_battle_only @since.2.00
    Scenario: an interceptor and an instantly summoned unit that effects moved out of the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                  |
        | Knight | South | b1   | 2     | 0      | 3       | quick: move an own unit |
        | Ogre   | North | b3   | 2     | 0      | 3       | quick: move an own unit |
        | Troll  | North | b3   | 2     | 0      | 3       |                         |
      And South's hand holds these cards
        | card | level | attack | defence | instant |
        | Imp  | 2     | 0      | 3       | yes     |
      And South has marched Knight to b2
      And North has intercepted with Ogre and Troll
      And South has instantly summoned Imp
      And the battle has reached South's quick timing
      And South has used
        | card   | on  | to |
        | Knight | Imp | c1 |
      And South has passed
      And North has used
        | card | on    | to |
        | Ogre | Troll | c3 |
      When the battle is fought out with South going first
      Then Imp is in c1
      And Imp is exhausted
      And Troll is in c3
      And Troll is exhausted

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: a marcher stays ready until it attacks
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      When the battle reaches North's before-attack timing
      Then Knight is ready

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: a marcher without a battle is exhausted on arrival
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | c3   |
      When South marches Knight to b2
      Then Knight is exhausted

  @deus.after.battle_marker
  Rule: After a battle a battle marker is placed on the front area where it was fought.
    @deus.ruling.battle_marker_every_outcome
    Scenario Outline: outcome <outcome> in a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | b1   | <attack> | 3       |
        | Ogre   | North | b2   | <reply>  | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then b2 carries a battle marker

      Examples:
        | outcome | attack | reply |
        | A       | 3      | 2     |
        | D       | 2      | 3     |
        | E       | 2      | 2     |
        | F       | 3      | 3     |

    @deus.ruling.battle_marker_every_outcome
    Scenario Outline: outcome <outcome> after an intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | b1   | <attack> | 3       |
        | Ogre   | North | b3   | <reply>  | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When the battle is fought out with equal initiative
      Then b2 carries a battle marker

      Examples:
        | outcome | attack | reply |
        | A       | 3      | 2     |
        | B       | 2      | 3     |
        | C       | 2      | 2     |
        | F       | 3      | 3     |

    Scenario: every battle of the turn leaves its own
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
      And a battle marker lies on a2
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then b2 carries a battle marker
      And a2 carries a battle marker

    Scenario: no second march into an area left empty after a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 3      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight to b2
      And the battle has been fought out with equal initiative
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And Squire is still in b1

    Scenario: reinforcing the area that was won
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | level |
        | Knight | South | b1   | 3      | 3       | 6     |
        | Squire | South | b1   | 3      | 3       | 2     |
        | Ogre   | North | b2   | 2      | 3       | 2     |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South marches Squire to b2
      Then Knight and Squire are in b2

    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: a march without a battle leaves none
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then the board carries no marker
      And Knight is exhausted

  @deus.after.A
  Rule: If only the marching side survives the battle, its surviving units are placed in the front area they marched into.
    Scenario: the marchers take a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b2   | exhausted |

    @since.2.00
    Scenario: after an intercept, with an instantly summoned unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 2       |
        | Squire | South | b1   | 0      | 2       |
        | Ogre   | North | b3   | 2      | 3       |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight and Squire to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has reached South's line-up
      And South has lined up Squire, Knight and Wisp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |
        | Wisp   | South | b2   |

    Scenario: one defender left is no such outcome
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
        | Troll  | North | b2   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Troll  | North | b2   |

  @deus.after.B
  Rule: If only the interceptors' side survives an intercept battle, its surviving units are placed in the contested front area.
    Scenario: the interceptors hold the area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b3   | 3      | 3       |
        | Troll  | North | b3   | 0      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre and Troll
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Ogre  | North | b2   | exhausted |
        | Troll | North | b2   | exhausted |

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
        | Troll   | North | a2   | 0      | 3       | walk  |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre and Troll
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit    | side  | area | state     |
        | Knight  | South | b1   | exhausted |
        | Griffin | South | a1   | exhausted |
        | Ogre    | North | b3   | exhausted |
        | Troll   | North | a2   | exhausted |

    Scenario: the contested area stays empty and closed
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | b1   | 0      | 3       |
        | Ogre   | North | b3   | 0      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And b2 is empty

    Scenario: in a held area the defenders do not move
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |

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
      Then it is refused as meaningless
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b3   | 0      | 3       | walk  |
        | Harpy   | North | c3   | 0      | 3       | fly   |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And North's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre and Harpy
      And South has instantly summoned Wisp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      And the battle has been fought out with South going first
      When South returns Wisp to b1
      Then North is asked for a return
      And Wisp is in b1

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that entered by another effect returns in the same way
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                    |
        | Mage | South | b1   | 0      | 3       | quick: summon token Golem |
        | Ogre | North | b3   | 0      | 3       |                           |
      And South's token area holds these tokens
        | token | attack |
        | Golem | 0      |
      And South has marched Mage to b2
      And North has intercepted with Ogre
      And the battle has reached South's quick timing
      And South has used Mage to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Mage  | South | b1   | exhausted |
        | Golem | South | b1   | exhausted |
        | Ogre  | North | b3   | exhausted |

    @deus.ruling.origins_fixed_at_declaration @since.2.00
    Scenario: the origin of a marcher that died is still an origin
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 1       | fly   |
        | Ogre    | North | b3   | 1      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has reached South's line-up
      And South has lined up Griffin, Knight and Wisp
      And the battle has been fought out with North going first
      When South returns Wisp to a1
      Then Wisp is in a1
      And Griffin is not on the battlefield

    Scenario: the areas to choose from are the origins of the unit's own side
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
      When the battle is fought out with South going first
      Then the return answers open to South are exactly
        | unit | area |
        | Wisp | a1   |
        | Wisp | b1   |

    Scenario Outline: where a unit must return, to <deed> is no answer
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
        | deed                        | clause                           |
        | pass                        | deus.after.C_instant             |
        | discard Imp                 | deus.zone.hand.temporary_excess  |
        | end the phase               | deus.after.C_instant             |
        | instantly summon Sprite     | deus.battle.instant_summon.order |
        | give up Squire to the limit | deus.limit_adjust.until_within   |

    @until.2.00
    Scenario Outline: where a unit must return, one does not <deed>
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
        | deed                  | clause                                    |
        | summon Imp to a1      | deus.turn.summon.any_order                |
        | intercept with Squire | deus.draft.march.unmarked_gives_intercept |

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

  @deus.after.C_limit
  Rule: If the withdrawal of both sides from an intercept battle puts an area over 8 levels, instantly summoned units there are discarded.
    @deus.ruling.limit_adjustment_procedure
    Scenario: the instantly summoned unit goes, not the one that marched
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | b1   | 6     | 0      | 3       |
        | Page   | South | b1   | 2     | 0      | 3       |
        | Ogre   | North | b3   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Page   | South | b1   |
        | Ogre   | North | b3   |

    Scenario Outline: with <sum> levels all stay
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   | attack | defence |
        | Knight | South | b1   | <level> | 0      | 3       |
        | Page   | South | b1   | 2       | 0      | 3       |
        | Ogre   | North | b3   | 2       | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Page   | South | b1   |
        | Wisp   | South | b1   |
        | Ogre   | North | b3   |

      Examples:
        | level | sum |
        | 3     | 7   |
        | 4     | 8   |

    Scenario: an instantly summoned unit of the defending side goes as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | b1   | 2     | 0      | 3       |
        | Ogre   | North | b3   | 6     | 0      | 3       |
        | Imp    | North | b3   | 2     | 0      | 3       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in North's discard pile
      And Ogre and Imp are in b3

  @deus.after.D
  Rule: If the marching side is wiped out in an area the defending side controls, the surviving defenders stay there.
    Scenario: the defenders stay, the instantly summoned one too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit | side  | area | state     |
        | Ogre | North | b2   | exhausted |
        | Wisp | North | b2   | exhausted |

    Scenario: a surviving marcher goes home all the same
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
    Scenario: each marcher to its own origin
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Ogre    | North | b2   | 0      | 3       | walk  |
      And South has marched Knight and Griffin to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit    | side  | area | state     |
        | Knight  | South | b1   | exhausted |
        | Griffin | South | a1   | exhausted |
        | Ogre    | North | b2   | exhausted |

    Scenario: a front area may be an origin
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Knight is in a2

    Scenario: after an intercept the defending side goes back too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | a2   | 0      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | a2   |

  @deus.after.E_instant
  Rule: When only the marching side withdraws, its instantly summoned units return to one of that march's origins.
    Scenario Outline: to either origin: <area>
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
    Scenario: to the only origin where it fits, exactly
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Knight  | South | b1   | 2     | 0      | 3       | walk  |
        | Page    | South | b1   | 6     | 0      | 3       | walk  |
        | Griffin | South | a1   | 2     | 0      | 3       | fly   |
        | Squire  | South | a1   | 4     | 0      | 3       | walk  |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Wisp is in a1
      And South is asked for main action

    Scenario: not to an area nobody marched from
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
      Then it is refused under deus.after.C_instant
      And South is asked for a return

    Scenario: an instantly summoned defender stays
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Wisp   | North | b2   |

    @deus.ruling.instant_return_must_fit
    Scenario: an origin where the unit fits must be chosen, and so leaves no choice
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | South | a1   | 6     | 0      | 3       | walk  |
        | Griffin | South | a1   | 2     | 0      | 3       | fly   |
        | Harpy   | South | b1   | 2     | 0      | 3       | fly   |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South has marched Griffin and Harpy to b2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit    | side  | area |
        | Titan   | South | a1   |
        | Griffin | South | a1   |
        | Harpy   | South | b1   |
        | Wisp    | South | b1   |
        | Ogre    | North | b2   |

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
      Then it is refused under deus.ruling.instant_return_must_fit
      And South is asked for a return

    @deus.ruling.origins_fixed_at_declaration @since.2.00
    Scenario: the origin of a dead marcher counts
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 1       | fly   |
        | Ogre    | North | b2   | 1      | 3       | walk  |
      And South's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South has marched Griffin and Knight to b2
      And South has instantly summoned Wisp
      And the battle has reached South's line-up
      And South has lined up Griffin, Knight and Wisp
      And the battle has been fought out with North going first
      When South returns Wisp to a1
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b1   |
        | Wisp   | South | a1   |
        | Ogre   | North | b2   |

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

  @deus.after.E_limit
  Rule: If the withdrawal of the marching side alone puts an area over 8 levels, instantly summoned units there are discarded.
    @deus.ruling.limit_adjustment_procedure
    Scenario: level 2 stays behind, 6 comes back, the instantly summoned 2 goes
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Page   | South | b1   | 2     | 0      | 3       |
        | Knight | South | b1   | 6     | 0      | 3       |
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
        | Ogre   | North | b2   |

    Scenario: exactly 8 levels: nobody goes
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
    Scenario Outline: two of them go one by one, <one> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b1   | 6     | 0      | 3       |
        | Knight | South | b1   | 2     | 0      | 3       |
        | Ogre   | North | b2   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
        | Imp  | 2     | yes     | 0      |
      And South has marched Knight to b2
      And South has instantly summoned Wisp
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South gives up <one> to the limit
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Titan  | South | b1   |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <one> and <other> are in South's discard pile

      Examples:
        | one  | other |
        | Wisp | Imp   |
        | Imp  | Wisp  |

    @deus.ruling.limit_adjustment_procedure
    Scenario: the unit that marched cannot go instead
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Titan  | South | b1   | 6     | 0      | 3       |
        | Knight | South | b1   | 2     | 0      | 3       |
        | Ogre   | North | b2   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
        | Imp  | 2     | yes     | 0      |
      And South has marched Knight to b2
      And South has instantly summoned Wisp
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South tries to give up Knight to the limit
      Then it is refused under deus.limit_adjust.instant_first
      And South is asked for a limit adjustment about b1

    Scenario: a unit instantly summoned in an earlier turn is like any other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | b1   | 6     | 3      | 3       |
        | Ogre   | North | b2   | 2     | 0      | 3       |
        | Troll  | North | c2   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Wisp | yes     | 2     |
        | Imp  | yes     | 2     |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has marched Knight to b2
      And the battle has reached South's instant summon timing
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight to c2
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then Imp is in South's discard pile
      And Wisp and Knight are in b2

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that entered by another effect in an earlier turn is like any other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                    |
        | Mage   | South | b1   | 3     | 0      | 3       | quick: summon token Golem |
        | Knight | South | b1   | 3     | 3      | 3       | quick: summon token Idol  |
        | Ogre   | North | b2   | 2     | 0      | 3       |                           |
        | Troll  | North | c2   | 2     | 0      | 9       |                           |
      And South's token area holds these tokens
        | token | level |
        | Golem | 2     |
        | Idol  | 2     |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has marched Mage and Knight to b2
      And the battle has reached South's quick timing
      And South has used Mage to b2
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight to c2
      And the battle has reached South's quick timing
      And South has used Knight to c2
      When the battle is fought out with South going first
      Then Idol is in South's token area
      And Golem, Mage and Knight are in b2

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that entered by another effect goes after the instantly summoned one
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | level | attack | defence | effect                    |
        | Titan | South | b1   | 4     | 0      | 3       |                           |
        | Mage  | South | b1   | 2     | 0      | 3       | quick: summon token Golem |
        | Ogre  | North | b2   | 2     | 0      | 3       |                           |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
      And South's token area holds these tokens
        | token | level | attack |
        | Golem | 2     | 0      |
      And South has marched Mage to b2
      And South has instantly summoned Wisp
      And the battle has reached South's quick timing
      And South has used Mage to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit  | side  | area |
        | Titan | South | b1   |
        | Mage  | South | b1   |
        | Golem | South | b1   |
        | Ogre  | North | b2   |

  @deus.after.F
  Rule: If both sides are wiped out in a battle, the front area is simply left empty.
    Scenario: nobody is left in a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence |
        | Knight | South | b1     | 3      | 3       |
        | Ogre   | North | b2 | 3      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then b2 is empty
      And b2 carries no control marker

    Scenario: nobody is left after an intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Ogre   | North | b3   | 3      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When the battle is fought out with equal initiative
      Then the battlefield is empty
      And b2 carries no control marker

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | a2   | 0      | 3       |
        | Page   | South | c2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then South has won

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | a2   | 0      | 3       |
        | Page   | South | c2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
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
    Scenario: enemies gone in the middle of the battle do not win it yet
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Mage   | South | b1   | 0      | 3       | quick: [3] to an enemy unit |
        | Squire | South | a2   | 0      | 3       |                             |
        | Page   | South | c2   | 0      | 3       |                             |
        | Ogre   | North | b2   | 0      | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then the game goes on
      And South is asked for quick effects

    @deus.ruling.victory_only_at_check_times @since.2.00
    Scenario: the check after that battle does
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
