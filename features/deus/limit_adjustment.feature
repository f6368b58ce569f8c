Feature: Limit adjustment

  Units that come back from a battle may find their area too full; then units are discarded until it is within its limit.

  @deus.limit_adjust.trigger
  Rule: A player whose units in one area exceed the limit, normally 8 levels, performs a limit adjustment.
    @deus.ruling.limit_adjustment_procedure
    Scenario Outline: <total> levels come back to one area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | a3   | <own> | 1      | 3       |
        | Knight | North | a3   | 4     | 1      | 3       |
        | Ogre   | South | a2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And North has marched Knight to a2
      And North has instantly summoned Imp
      When the battle is fought out with North going first
      Then Knight is in a3
      And Imp <lie> in North's discard pile
      And North is asked for main action

      Examples:
        | own | total | lie    |
        | 1   | 7     | is not |
        | 2   | 8     | is not |
        | 3   | 9     | is     |

    Scenario: the summoned unit goes, not those that were there before
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b1   | 2     | 1      | 3       |
        | Knight | South | b1   | 6     | 1      | 3       |
        | Ogre   | North | b2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Squire | South | b1   | ready     |
        | Knight | South | b1   | exhausted |
        | Ogre   | North | b2   | exhausted |
      And Imp is in South's discard pile

    Scenario: a limit adjustment cannot be passed over
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | c3   | 6     | 1      | 3       |
        | Knight | North | c3   | 2     | 1      | 3       |
        | Ogre   | South | c2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North tries to pass
      Then it is refused under deus.limit_adjust.trigger

    @since.2.00
    Scenario Outline: without any summoned unit the owner chooses among all, here <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                        |
        | Squire | South | c1   | 6     | 1      | 3       |       |                               |
        | Sage   | South | c1   | 2     | 1      | 3       |       | quick: move one of your units |
        | Hawk   | South | b1   | 2     | 1      | 3       | fly   |                               |
        | Ogre   | North | c2   | 6     | 0      | 9       |       |                               |
      And South has marched Sage and Hawk to c2
      And the battle has reached South's quick timing
      And South has used
        | card | on   | to |
        | Sage | Hawk | c1 |
      And the battle has been fought out with South going first
      When South gives up <unit> to keep the limit
      Then <unit> is in South's discard pile
      And <others> are in c1
      And South is asked for main action

      Examples:
        | unit   | others          |
        | Squire | Sage and Hawk   |
        | Sage   | Squire and Hawk |
        | Hawk   | Squire and Sage |

    Scenario Outline: <unit>, not in the overfull area, is not given up to keep the limit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | a1   | 6     | 1      | 3       |
        | Knight | South | a1   | 2     | 1      | 3       |
        | Page   | South | b1   | 2     | 1      | 3       |
        | Ogre   | North | a2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
        | Wisp   | 2     | no      | 1      |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      And the battle has been fought out with South going first
      When South tries to give up <unit> to keep the limit
      Then it is refused under deus.limit_adjust.trigger

      Examples:
        | unit |
        | Page |
        | Ogre |
        | Wisp |

    Scenario Outline: <unit>, not in North's overfull area, is not given up to keep the limit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | b3   | 6     | 1      | 3       |
        | Knight | North | b3   | 2     | 1      | 3       |
        | Page   | North | a3   | 2     | 1      | 3       |
        | Ogre   | South | b2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And North has marched Knight to b2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North tries to give up <unit> to keep the limit
      Then it is refused under deus.limit_adjust.trigger

      Examples:
        | unit |
        | Page |
        | Ogre |

    @deus.ruling.limit_adjustment_procedure
    Scenario Outline: of two areas with too many levels the owner begins with that of <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | South | b1   | 6     | 0      | 3       | walk  |
        | Knight  | South | b1   | 2     | 0      | 3       | walk  |
        | Giant   | South | a1   | 6     | 0      | 3       | walk  |
        | Griffin | South | a1   | 2     | 0      | 3       | fly   |
        | Ogre    | North | b2   | 2     | 0      | 3       | walk  |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
        | Imp  | 2     | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Wisp
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      And South has returned Wisp to a1
      And South has returned Imp to b1
      When South gives up <unit> to keep the limit
      Then the battlefield holds exactly these units
        | unit    | area |
        | Titan   | b1   |
        | Knight  | b1   |
        | Giant   | a1   |
        | Griffin | a1   |
        | Ogre    | b2   |

      Examples:
        | unit |
        | Wisp |
        | Imp  |

    @deus.ruling.limit_adjustment_procedure
    Scenario: of two areas with too many levels the units of both may be next
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | level | attack | defence | march |
        | Titan   | North | c3   | 6     | 0      | 3       | walk  |
        | Knight  | North | c3   | 2     | 0      | 3       | walk  |
        | Giant   | North | b3   | 6     | 0      | 3       | walk  |
        | Griffin | North | b3   | 2     | 0      | 3       | fly   |
        | Ogre    | South | c2   | 2     | 0      | 3       | walk  |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Wisp | 2     | yes     | 0      |
        | Imp  | 2     | yes     | 0      |
      And North has marched Knight and Griffin to c2
      And North has instantly summoned Wisp
      And North has instantly summoned Imp
      And the battle has been fought out with North going first
      And North has returned Wisp to b3
      When North returns Imp to c3
      Then the adjust answers open to North are exactly
        | unit |
        | Wisp |
        | Imp  |

    @since.2.00
    Scenario: without any summoned unit all units of the area are there to choose from
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                        |
        | Squire | South | b1   | 6     | 1      | 3       |       |                               |
        | Sage   | South | b1   | 2     | 1      | 3       |       | quick: move one of your units |
        | Hawk   | South | c1   | 2     | 1      | 3       | fly   |                               |
        | Ogre   | North | b2   | 6     | 0      | 9       |       |                               |
      And South has marched Sage and Hawk to b2
      And the battle has reached South's quick timing
      And South has used
        | card | on   | to |
        | Sage | Hawk | b1 |
      When the battle is fought out with South going first
      Then the adjust answers open to South are exactly
        | unit   |
        | Squire |
        | Sage   |
        | Hawk   |

    @since.2.00
    Scenario Outline: where a limit adjustment is due, nobody may <deed>
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
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                           |
        | shuffle the other deck too  | deus.flow.sequence               |
        | discard Imp                 | deus.zone.hand.temporary_excess  |
        | end the phase               | deus.limit_adjust.trigger        |
        | declare the end of the turn | deus.turn.end.declare            |
        | summon Imp to b1            | deus.turn.phase_order            |
        | instantly summon Wisp       | deus.battle.instant_summon.order |
        | intercept with Page         | deus.intercept.trigger           |

    @until.2.00
    Scenario Outline: in the draft, where a limit adjustment is due, nobody may <deed>
      Given it is North's main phase
      And North's summoner is Magus with ritual: gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | a3   | 6     | 1      | 3       |
        | Knight | North | a3   | 2     | 1      | 3       |
        | Page   | North | c3   | 2     | 1      | 3       |
        | Ogre   | South | a2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
        | Wisp   | 2     | yes     | 1      |
      And North has marched Knight to a2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                  | clause                           |
        | discard Wisp          | deus.zone.hand.temporary_excess  |
        | march Page to c2      | deus.march.main_phase_action     |
        | end the phase         | deus.limit_adjust.trigger        |
        | summon Wisp to b3     | deus.turn.summon.any_order       |
        | rearrange Page to b3  | deus.turn.summon.any_order       |
        | instantly summon Wisp | deus.battle.instant_summon.order |
        | choose Magus          | deus.draft.setup.summoner_open   |

    Scenario: where a limit adjustment is due, no other question may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack |
        | Archer | South | a1   | 2     | 0      |
        | Giant  | South | a1   | 4     | 0      |
        | Page   | South | b1   | 1     | 0      |
        | Ogre   | North | a2   | 2     | 0      |
      And South's hand holds these cards
        | card   | level | instant | attack |
        | Sprite | 2     | yes     | 0      |
        | Hawk   | 2     | yes     | 0      |
        | Rider  | 1     | yes     | 0      |
      And South has marched Archer to a2
      And South has instantly summoned Sprite
      And South has instantly summoned Hawk
      When the battle is fought out with South going first
      Then South may answer no other question

  @deus.limit_adjust.until_within
  Rule: A limit adjustment discards units until the total is within the limit, and no further.
    @deus.ruling.limit_adjustment_procedure
    Scenario: with 10 levels one unit of level 2 is enough
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | a3   | 4     | 1      | 3       |
        | Knight | North | a3   | 2     | 1      | 3       |
        | Ogre   | South | a2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And North has marched Knight to a2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North gives up Imp to keep the limit
      Then Squire, Knight and Goblin are in a3
      And North is asked for main action

    Scenario: with 12 levels two units of level 2 go
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b1   | 6     | 1      | 3       |
        | Knight | South | b1   | 2     | 1      | 3       |
        | Ogre   | North | b2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      And the battle has been fought out with South going first
      When South gives up Goblin to keep the limit
      Then Squire and Knight are in b1
      And Imp and Goblin are in South's discard pile

    Scenario: nothing more may be given up once the area is within its limit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | c3   | 4     | 1      | 3       |
        | Knight | North | c3   | 2     | 1      | 3       |
        | Ogre   | South | c2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      And North gives up Imp to keep the limit
      When North tries to give up Goblin to keep the limit
      Then it is refused under deus.limit_adjust.until_within
      And Goblin is still in c3

    Scenario: a unit may not be given up while nothing is over the limit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | a1   | 6     |
        | Knight | South | a1   | 2     |
      When South tries to give up Squire to keep the limit
      Then it is refused under deus.limit_adjust.until_within
      And Squire is still in a1

    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario: whoever is given up to keep the limit is discarded and does not die
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | b3   | 4     | 1      | 3       |
        | Knight | North | b3   | 2     | 1      | 3       |
        | Ogre   | South | b2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack | effect                                                                                            |
        | Imp    | 2     | yes     | 1      | when this dies, field, forced: gain 1 power / when this is discarded, field, forced: gain 2 power |
        | Goblin | 2     | yes     | 1      |                                                                                                   |
      And North has marched Knight to b2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North gives up Imp to keep the limit
      Then Imp is in North's discard pile
      And North's power is 2

    Scenario Outline: no limit adjustment at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Archer | South | a1   |
        | Squire | South | b1   |
        | Ogre   | North | a2   |
      And South has marched Knight and Archer to a2
      And the battle has reached South's <timing>
      When South tries to give up Squire to keep the limit
      Then it is refused under deus.limit_adjust.until_within

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | right to counter      |

    @until.2.00
    Scenario: in the draft, no limit adjustment at the after-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Archer to b2
      And the battle has reached North's after-attack timing
      When North tries to give up Squire to keep the limit
      Then it is refused under deus.limit_adjust.until_within

    @since.2.00
    Scenario: no limit adjustment at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's quick timing
      When South tries to give up Squire to keep the limit
      Then it is refused under deus.limit_adjust.until_within

    Scenario Outline: no limit adjustment in the <phase> phase
      Given it is North's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | b3   |
      When North tries to give up Squire to keep the limit
      Then it is refused under deus.limit_adjust.until_within

      Examples:
        | phase                 |
        | first hand adjustment |
        | normal summon         |

    @since.2.00
    Scenario: no limit adjustment in the end declaration phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South tries to give up Squire to keep the limit
      Then it is refused under deus.limit_adjust.until_within

  @deus.limit_adjust.one_by_one
  Rule: A limit adjustment discards units one at a time.
    @deus.ruling.limit_adjustment_procedure
    Scenario: after each unit the next is asked for
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | c3   | 6     | 1      | 3       |
        | Knight | North | c3   | 2     | 1      | 3       |
        | Ogre   | South | c2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
        | Wisp   | 2     | yes     | 1      |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      When North gives up Goblin to keep the limit
      Then Goblin is in North's discard pile
      And Imp and Wisp are in c3
      And North is asked for a limit adjustment about c3

    @deus.ruling.limit_adjustment_procedure
    Scenario Outline: which unit goes first decides how many go, <first> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | a1   | 4     | 1      | 3       |
        | Knight | South | a1   | 2     | 1      | 3       |
        | Ogre   | North | a2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card  | level | instant | attack |
        | Imp   | 2     | yes     | 1      |
        | Troll | 4     | yes     | 1      |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And South has instantly summoned Troll
      And the battle has been fought out with South going first
      When South gives up <first> to keep the limit
      Then Imp <Imp> in South's discard pile
      And Troll is in South's discard pile
      And South is asked for main action

      Examples:
        | first | Imp    |
        | Troll | is not |
        | Imp   | is     |

  @deus.limit_adjust.instant_first
  Rule: A limit adjustment discards units instantly summoned in the same turn before any others.
    @deus.ruling.limit_adjustment_procedure
    Scenario: among summoned units the owner chooses
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | b3   | 4     | 1      | 3       |
        | Knight | North | b3   | 2     | 1      | 3       |
        | Ogre   | South | b2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And North has marched Knight to b2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North gives up Goblin to keep the limit
      Then Goblin is in North's discard pile
      And Imp is in b3

    @deus.ruling.limit_adjustment_procedure
    Scenario Outline: <unit> may not go before the instantly summoned units
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | c1   | 4     | 1      | 3       |
        | Knight | South | c1   | 2     | 1      | 3       |
        | Ogre   | North | c2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And South has marched Knight to c2
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      And the battle has been fought out with South going first
      When South tries to give up <unit> to keep the limit
      Then it is refused under deus.limit_adjust.instant_first
      And <unit> is still in c1

      Examples:
        | unit   |
        | Squire |
        | Knight |

    Scenario: units summoned in an earlier battle of the same turn go first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Squire | North | c3   | 2     | 1      | 3       | fly   |
        | Knight | North | c3   | 4     | 1      | 3       | walk  |
        | Ogre   | South | c2   | 6     | 0      | 9       | walk  |
        | Troll  | South | b2   | 6     | 0      | 9       | walk  |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And the battle has been fought out with North going first
      And North has marched Squire to b2
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North gives up Imp to keep the limit
      Then Imp is in North's discard pile
      And Squire, Knight and Goblin are in c3

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that came by another effect goes after the summoned ones and before the rest
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                   |
        | Squire | South | a1   | 4     | 1      | 3       |                          |
        | Knight | South | a1   | 2     | 1      | 3       | quick: summon token Wolf |
        | Ogre   | North | a2   | 6     | 0      | 9       |                          |
      And South's token area holds these tokens
        | token | level | attack |
        | Wolf  | 2     | 1      |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And the battle has reached South's quick timing
      And South has used
        | card   | to |
        | Knight | a2 |
      When the battle is fought out with South going first
      Then Imp is in South's discard pile
      And Squire, Knight and Wolf are in a1

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that came by another effect goes before the rest
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                   |
        | Squire | North | b3   | 6     | 1      | 3       |                          |
        | Knight | North | b3   | 2     | 1      | 3       | quick: summon token Wolf |
        | Ogre   | South | b2   | 6     | 0      | 9       |                          |
      And North's token area holds these tokens
        | token | level | attack |
        | Wolf  | 2     | 1      |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used
        | card   | to |
        | Knight | b2 |
      When the battle is fought out with North going first
      Then Wolf is in North's token area
      And Squire and Knight are in b3

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: of several units that came by other effects the owner chooses one
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                                       |
        | Squire | North | b3   | 6     | 1      | 3       |                                              |
        | Knight | North | b3   | 1     | 1      | 3       | quick: summon token Wolf & summon token Bear |
        | Ogre   | South | b2   | 6     | 0      | 9       |                                              |
      And North's token area holds these tokens
        | token | level | attack |
        | Wolf  | 1     | 1      |
        | Bear  | 1     | 1      |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used
        | card   | to |
        | Knight | b2 |
      When the battle is fought out with North going first
      Then the adjust answers open to North are exactly
        | unit |
        | Wolf |
        | Bear |
      And Squire and Knight are in b3

    Scenario: units that were instantly summoned in the turn before are like any other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | c1   | 2     | 0      | 3       |
        | Page   | South | b2   | 2     | 0      | 9       |
        | Ogre   | North | c2   | 4     | 0      | 9       |
      And North's hand holds these cards
        | card  | level | instant | attack | defence |
        | Imp   | 2     | yes     | 0      | 3       |
        | Wisp  | 2     | yes     | 0      | 3       |
        | Ghost | 1     | yes     | 0      | 3       |
      And South has marched Knight to c2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      And North has instantly summoned Wisp
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North has played on to the main phase
      And North has marched Ogre to b2
      And North has instantly summoned Ghost
      When the battle is fought out with North going first
      Then Ghost is in North's discard pile
      And Ogre, Imp and Wisp are in c2

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: several units that came by other effects in the turn before are like any other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                                                              |
        | Knight | South | c1   | 2     | 0      | 3       |                                                                     |
        | Page   | South | b2   | 2     | 0      | 9       |                                                                     |
        | Ogre   | North | c2   | 2     | 0      | 9       | when a battle begins, forced: summon token Wolf & summon token Bear |
        | Imp    | North | c2   | 1     | 0      | 9       | quick: summon token Idol                                            |
      And North's token area holds these tokens
        | token | level | attack | defence |
        | Wolf  | 2     | 0      | 3       |
        | Bear  | 2     | 0      | 3       |
        | Idol  | 2     | 0      | 3       |
      And South has marched Knight to c2
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North has played on to the main phase
      And North has marched Imp to b2
      And the battle has reached North's quick timing
      And North has used Imp to b2
      When the battle is fought out with North going first
      Then Idol is in North's token area
      And Ogre, Imp, Wolf and Bear are in c2

    Scenario: a token summoned outside battles is like any other unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | c1   | 2     | 1      | 3       |
        | Knight | South | c1   | 2     | 1      | 3       |
        | Ogre   | North | c2   | 6     | 0      | 9       |
      And South's token area holds these tokens
        | token | level | attack |
        | Wolf  | 2     | 1      |
      And South's hand holds these cards
        | card | level | instant | attack | kind         | effect                    |
        | Imp  | 4     | yes     | 1      |              |                           |
        | Call |       |         |        | ritual spell | ritual: summon token Wolf |
      And South has used
        | card | to |
        | Call | c1 |
      And South has marched Knight to c2
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then Imp is in South's discard pile
      And Squire, Knight and Wolf are in c1

    @since.2.00
    Scenario: a unit that summoned itself outside battles is like any other unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                        |
        | Squire | North | a3   | 6     | 1      | 3       |       |                               |
        | Hawk   | North | b3   | 2     | 1      | 3       | fly   | quick: move one of your units |
        | Ogre   | South | c2   | 6     | 0      | 9       |       |                               |
      And North's hand holds these cards
        | card | level | attack | kind         | effect                         |
        | Wisp | 2     | 1      |              | ritual: summon this            |
        | Gust |       |        | ritual spell | ritual: move one of your units |
      And North has used
        | card | to |
        | Wisp | c3 |
      And North has used
        | card | on     | to |
        | Gust | Squire | c3 |
      And North has marched Wisp and Hawk to c2
      And the battle has reached North's quick timing
      And North has used
        | card | on   | to |
        | Hawk | Hawk | c3 |
      And the battle has been fought out with North going first
      When North gives up Squire to keep the limit
      Then Squire is in North's discard pile
      And Wisp and Hawk are in c3

    Scenario: only the summoned units are there to choose from
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | a1   | 4     | 1      | 3       |
        | Knight | South | a1   | 2     | 1      | 3       |
        | Page   | South | b1   | 2     | 1      | 3       |
        | Ogre   | North | a2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 2     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      When the battle is fought out with South going first
      Then the adjust answers open to South are exactly
        | unit   |
        | Imp    |
        | Goblin |

    Scenario Outline: the second unit given up, too, must be one instantly summoned
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | b3   | 5     | 1      | 3       |
        | Knight | North | b3   | 2     | 1      | 3       |
        | Ogre   | South | b2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Imp    | 1     | yes     | 1      |
        | Goblin | 2     | yes     | 1      |
        | Wisp   | 2     | yes     | 1      |
      And North has marched Knight to b2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      And North has given up Imp to keep the limit
      When North tries to give up <unit> to keep the limit
      Then it is refused under deus.limit_adjust.instant_first

      Examples:
        | unit   |
        | Squire |
        | Knight |

    Scenario: after the second battle of a turn, too, summoned units go first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Page   | North | c3   | 2     | 9      | 3       |
        | Troll  | South | c2   | 2     | 0      | 3       |
        | Squire | North | a3   | 5     | 1      | 3       |
        | Knight | North | a3   | 2     | 1      | 3       |
        | Ogre   | South | a2   | 6     | 0      | 9       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 1      |
        | Wisp   | 2     | yes     | 1      |
      And North has marched Page to c2
      And the battle has been fought out with North going first
      And North has marched Knight to a2
      And North has instantly summoned Goblin
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      When North tries to give up Knight to keep the limit
      Then it is refused under deus.limit_adjust.instant_first

    Scenario Outline: the defending side, too, gives up summoned units first: not <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | b1   | 2     | 0      | 9       |
        | Ogre   | North | b3   | 2     | 1      | 3       |
        | Troll  | North | b3   | 5     | 1      | 3       |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 1      |
        | Wisp   | 2     | yes     | 1      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has reached North's instant summon timing
      And North has instantly summoned Goblin
      And North has instantly summoned Wisp
      And the battle has been fought out with South going first
      When North tries to give up <unit> to keep the limit
      Then it is refused under deus.limit_adjust.instant_first

      Examples:
        | unit  |
        | Ogre  |
        | Troll |

    Scenario: a token that was instantly summoned goes first, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | defence | attack |
        | Giant  | North | b3   | 6     | 9       | 1      |
        | Squire | North | b3   | 2     | 9       | 1      |
        | Ogre   | South | b2   | 2     | 30      | 1      |
      And North's hand holds these cards
        | card  | kind  | instant | level | defence |
        | Ghost | token | yes     | 2     | 9       |
      And North has marched Giant to b2
      And North has instantly summoned Ghost
      When the battle is fought out with North going first
      Then Giant and Squire are in b3
      And Ghost is in North's token area

    @since.2.00
    Scenario: an effect that is used after the summon does not change who goes first
      Given it is North's main phase
      And North's summoner is Magus with ritual: gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                   |
        | Squire | North | a3   | 6     | 1      | 3       |                          |
        | Knight | North | a3   | 2     | 1      | 3       | quick: attack +1 to this |
        | Ogre   | South | a2   | 6     | 0      | 9       |                          |
      And North's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And North has marched Knight to a2
      And North has instantly summoned Imp
      And the battle has reached North's quick timing
      And North has used Knight
      When the battle is fought out with North going first
      Then Imp is in North's discard pile
      And Squire and Knight are in a3

  @deus.limit_adjust.order
  Rule: If both sides need a limit adjustment at once, the marching side finishes all of its own before the defending side begins.
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | a1   | 6     | 0      | 3       |
        | Knight | South | a1   | 2     | 0      | 3       |
        | Troll  | North | a3   | 6     | 0      | 3       |
        | Ogre   | North | a3   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
        | Wisp | 2     | yes     | 0      |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 0      |
        | Kobold | 2     | yes     | 0      |
      And South has marched Knight to a2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And South has passed
      And North has instantly summoned Goblin
      And North has instantly summoned Kobold

    @deus.ruling.limit_adjustment_procedure
    Scenario: after outcome C the marching side adjusts first
      When the battle is fought out with North going first
      Then South is asked for a limit adjustment about a1
      And Goblin and Kobold are in a3

    @deus.ruling.limit_adjustment_procedure
    Scenario: the defending side may not begin before the marching side has finished
      Given the battle has been fought out with North going first
      When North tries to give up Goblin to keep the limit
      Then it is refused under deus.limit_adjust.order
      And Goblin is still in a3

    @deus.ruling.limit_adjustment_procedure
    Scenario: the defending side adjusts after the marching side
      Given the battle has been fought out with North going first
      When South gives up Wisp to keep the limit
      Then Imp and Wisp are in South's discard pile
      And Squire and Knight are in a1
      And North is asked for a limit adjustment about a3

    Scenario: both sides are within the limit in the end
      Given the battle has been fought out with North going first
      When South gives up Wisp to keep the limit
      And North gives up Kobold to keep the limit
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Squire | South | a1   | ready     |
        | Knight | South | a1   | exhausted |
        | Troll  | North | a3   | ready     |
        | Ogre   | North | a3   | exhausted |
      And South is asked for main action

  @deus.limit_adjust.not_intentional
  Rule: A move that would exceed the limit cannot be declared in order to cause a limit adjustment.
    Scenario: an effect may move a unit where it fits
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | North | b3   | 6     |
        | Knight | North | c3   | 2     |
      And North's hand holds these cards
        | card | kind         | effect                         |
        | Gust | ritual spell | ritual: move one of your units |
      When North uses
        | card | on     | to |
        | Gust | Knight | b3 |
      Then Squire and Knight are in b3

    Scenario: an effect may not move it where it does not fit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Squire | South | b1   | 6     |
        | Knight | South | a1   | 3     |
      And South's hand holds these cards
        | card | kind         | effect                         |
        | Gust | ritual spell | ritual: move one of your units |
      When South tries to use
        | card | on     | to |
        | Gust | Knight | b1 |
      Then it is refused under deus.limit_adjust.not_intentional
      And Knight is still in a1

    Scenario Outline: an effect that moves all units of a side counts those that nobody chooses
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Squire | North | a3   | <level> |
        | Knight | North | b3   | 3       |
        | Page   | North | c3   | 2       |
      And North's hand holds these cards
        | card | kind         | effect                         |
        | Gust | ritual spell | ritual: move to all your units |
      Then North can use <usable>

      Examples:
        | level | usable       |
        | 3     | exactly Gust |
        | 4     | nothing      |

    @since.2.00
    Scenario: a unit may move itself where it fits
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect              |
        | Knight | South | b1   | 2     | quick: move to this |
        | Squire | South | c1   | 6     |                     |
        | Ogre   | North | b2   | 2     |                     |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South uses
        | card   | to |
        | Knight | c1 |
      Then Squire and Knight are in c1

    @since.2.00
    Scenario: a unit may not move itself where it does not fit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect              |
        | Knight | North | b3   | 3     | quick: move to this |
        | Squire | North | a3   | 6     |                     |
        | Ogre   | South | b2   | 2     |                     |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North tries to use
        | card   | to |
        | Knight | a3 |
      Then it is refused under deus.limit_adjust.not_intentional

    @deus.ruling.instant_return_must_fit
    Scenario: a summoned unit goes back where it fits, without a choice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Squire | South | b1   | 6     | 1      | 3       |       |
        | Knight | South | b1   | 2     | 1      | 3       |       |
        | Hawk   | South | c1   | 2     | 1      | 3       | fly   |
        | Ogre   | North | b2   | 6     | 0      | 9       |       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And South has marched Knight and Hawk to b2
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then Squire and Knight are in b1
      And Hawk and Imp are in c1
      And South is asked for main action

    @deus.ruling.instant_return_must_fit
    Scenario: an overfull origin may not be chosen while others have room
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Squire | South | a1   | 6     | 1      | 3       |       |
        | Hawk   | South | a1   | 2     | 1      | 3       | fly   |
        | Knight | South | b1   | 2     | 1      | 3       |       |
        | Raven  | South | c1   | 2     | 1      | 3       | fly   |
        | Ogre   | North | b2   | 6     | 0      | 9       |       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And South has marched Hawk, Knight and Raven to b2
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South tries to return Imp to a1
      Then it is refused under deus.ruling.instant_return_must_fit or deus.limit_adjust.not_intentional
      And Imp is still in b2

    @deus.ruling.instant_return_must_fit
    Scenario: among origins with room the owner chooses
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march |
        | Squire | South | a1   | 6     | 1      | 3       |       |
        | Hawk   | South | a1   | 2     | 1      | 3       | fly   |
        | Knight | South | b1   | 2     | 1      | 3       |       |
        | Raven  | South | c1   | 2     | 1      | 3       | fly   |
        | Ogre   | North | b2   | 6     | 0      | 9       |       |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 1      |
      And South has marched Hawk, Knight and Raven to b2
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South returns Imp to c1
      Then Raven and Imp are in c1
      And Squire and Hawk are in a1

    Scenario Outline: no unit moves where it does not fit at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect               |
        | Knight | North | a3   | 3     | <mark>: move to this |
        | Squire | North | b3   | 6     |                      |
        | Ogre   | South | a2   | 2     |                      |
      And North has marched Knight to a2
      And the battle has reached North's <timing>
      When North tries to use
        | card   | to |
        | Knight | b3 |
      Then it is refused under deus.limit_adjust.not_intentional

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

    @until.2.00
    Scenario: in the draft, no unit moves where it does not fit at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                      |
        | Knight | South | b1   | 3     | before-attack: move to this |
        | Squire | South | c1   | 6     |                             |
        | Ogre   | North | b2   | 2     |                             |
      And South has marched Knight to b2
      And the battle has reached South's after-attack timing
      When South tries to use
        | card   | to |
        | Knight | c1 |
      Then it is refused under deus.limit_adjust.not_intentional

    Scenario Outline: at the <timing> nothing comes where it may not be: <text> to <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect         |
        | Knight | South | c1   | 3     |                |
        | Squire | South | a2   | 3     |                |
        | Ogre   | North | c2   | 4     | <mark>: <text> |
        | Troll  | North | b3   | 6     |                |
      And North's token area holds these tokens
        | token | level |
        | Wisp  | 5     |
      And South has marched Knight to c2
      And the battle has reached North's <timing>
      When North tries to use Ogre <whom> <area>
      Then it is refused under deus.limit_adjust.not_intentional

      Examples:
        | timing               | mark          | text                   | whom       | area |
        | before-attack timing | before-attack | move one of your units | on Ogre to | b3   |
        | before-attack timing | before-attack | move one of your units | on Ogre to | a2   |
        | before-attack timing | before-attack | move one of your units | on Ogre to | c1   |
        | before-attack timing | before-attack | summon token Wisp      | to         | c2   |
        | before-attack timing | before-attack | summon token Wisp      | to         | c3   |
        | before-attack timing | before-attack | summon token Imp       | to         | c2   |
        | right to counter     | counter       | move one of your units | on Ogre to | b3   |
        | right to counter     | counter       | move one of your units | on Ogre to | a2   |
        | right to counter     | counter       | move one of your units | on Ogre to | c1   |
        | right to counter     | counter       | summon token Wisp      | to         | c2   |
        | right to counter     | counter       | summon token Wisp      | to         | c3   |
        | right to counter     | counter       | summon token Imp       | to         | c2   |

      @since.2.00
      Examples:
        | timing       | mark  | text                   | whom       | area |
        | quick timing | quick | move one of your units | on Ogre to | b3   |
        | quick timing | quick | move one of your units | on Ogre to | a2   |
        | quick timing | quick | move one of your units | on Ogre to | c1   |
        | quick timing | quick | summon token Wisp      | to         | c2   |
        | quick timing | quick | summon token Wisp      | to         | c3   |
        | quick timing | quick | summon token Imp       | to         | c2   |

      @until.2.00
      Examples:
        | timing              | mark          | text                   | whom       | area |
        | after-attack timing | before-attack | move one of your units | on Ogre to | b3   |
        | after-attack timing | before-attack | move one of your units | on Ogre to | a2   |
        | after-attack timing | before-attack | move one of your units | on Ogre to | c1   |
        | after-attack timing | before-attack | summon token Wisp      | to         | c2   |
        | after-attack timing | before-attack | summon token Wisp      | to         | c3   |
        | after-attack timing | before-attack | summon token Imp       | to         | c2   |

    Scenario Outline: of three units that an effect moves the last one finds no room: <targets>
      Given it is North's main phase
      And North's summoner is Magus with ritual: move three of your units
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c3   | 2     |
        | Page   | North | c3   | 2     |
        | Squire | North | a3   | 4     |
        | Scout  | North | b3   | 2     |
      When North tries to use Magus on <targets> to b3
      Then it is refused under deus.limit_adjust.not_intentional

      Examples:
        | targets                 |
        | Squire, Knight and Page |
        | Knight, Squire and Page |
        | Knight, Page and Squire |

    @deus.ruling.limit_of_a_whole_effect
    Scenario Outline: what one effect brings counts together: <levels> levels by <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>
      And South's token area holds these tokens
        | token | level  |
        | Wolf  | 5      |
        | Bear  | <bear> |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 5     |
      When South <uses>
        | card  | on   | to |
        | Magus | <on> | c1 |
      Then <outcome>

      Examples:
        | text                                           | on     | bear | levels | uses         | outcome                                               |
        | summon token Wolf & summon token Bear          |        | 3    | 8      | uses         | Wolf and Bear are in c1                               |
        | summon token Wolf & summon token Bear          |        | 4    | 9      | tries to use | it is refused under deus.limit_adjust.not_intentional |
        | summon token Wolf, then summon token Bear      |        | 3    | 8      | uses         | Wolf and Bear are in c1                               |
        | summon token Wolf, then summon token Bear      |        | 4    | 9      | tries to use | it is refused under deus.limit_adjust.not_intentional |
        | move one of your units & summon token Bear     | Knight | 3    | 8      | uses         | Knight and Bear are in c1                             |
        | move one of your units & summon token Bear     | Knight | 4    | 9      | tries to use | it is refused under deus.limit_adjust.not_intentional |
        | summon token Bear, then move to all your units |        | 3    | 8      | uses         | Knight and Bear are in c1                             |
        | summon token Bear, then move to all your units |        | 4    | 9      | tries to use | it is refused under deus.limit_adjust.not_intentional |

    @deus.ruling.limit_of_a_whole_effect
    Scenario Outline: both tokens of one name count: <levels> levels
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Wolf & summon token Wolf
      And North's token area holds these tokens
        | token      | name | level   |
        | Grey Wolf  | Wolf | <level> |
        | Black Wolf | Wolf | <level> |
      Then North can use <usable>

      Examples:
        | level | levels | usable        |
        | 4     | 8      | exactly Magus |
        | 5     | 10     | nothing       |

    @deus.ruling.limit_of_a_whole_effect
    Scenario: of two tokens of one name the second counts only if there is one
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Wolf & summon token Wolf
      And North's token area holds these tokens
        | token | level |
        | Wolf  | 5     |
      When North uses Magus to b3
      Then Wolf is in b3

    @deus.ruling.limit_of_a_whole_effect
    Scenario Outline: a card that puts itself on the battlefield counts with its token: <text>
      Given it is North's main phase
      And North's hand holds these cards
        | card | level | effect         |
        | Imp  | 4     | ritual: <text> |
      And North's token area holds these tokens
        | token | level  |
        | Wolf  | <wolf> |
      When North <uses> Imp to a3
      Then <outcome>

      Examples:
        | text                                | wolf | uses         | outcome                                               |
        | summon this & summon token Wolf     | 4    | uses         | Imp and Wolf are in a3                                |
        | summon this & summon token Wolf     | 5    | tries to use | it is refused under deus.limit_adjust.not_intentional |
        | summon this, then summon token Wolf | 4    | uses         | Imp and Wolf are in a3                                |
        | summon this, then summon token Wolf | 5    | tries to use | it is refused under deus.limit_adjust.not_intentional |
        | summon token Wolf & summon this     | 4    | uses         | Imp and Wolf are in a3                                |
        | summon token Wolf, then summon this | 4    | tries to use | it is refused under deus.limit_adjust.not_intentional |

    @deus.ruling.limit_of_a_whole_effect
    Scenario Outline: a unit that a trigger is about counts with the token it brings: <levels> levels
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                                                            |
        | Herald | South | a1   | 1     | when one of your units is summoned, field: move that unit, then summon token Wolf |
        | Squire | South | b1   | 2     |                                                                                   |
      And South's token area holds these tokens
        | token | level  |
        | Wolf  | <wolf> |
      And South's hand holds these cards
        | card | level | effect              |
        | Imp  | 2     | ritual: summon this |
      And South has used
        | card | to |
        | Imp  | c1 |
      When South <uses> Herald's trigger to b1
      Then <outcome>

      Examples:
        | wolf | levels | uses         | outcome                                               |
        | 4    | 8      | uses         | Imp and Wolf are in b1                                |
        | 5    | 9      | tries to use | it is refused under deus.limit_adjust.not_intentional |

    @deus.ruling.no_room_on_arrival @deus.ruling.limit_of_a_whole_effect
    Scenario Outline: two tokens declared in one chain, the first finds <levels> levels
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                              |
        | Knight | South | c1   | 1     | before-attack: summon token Wolf, then gain 1 power |
        | Squire | South | c1   | 1     | counter: summon token Bear                          |
        | Ogre   | North | c2   | 8     |                                                     |
      And South's token area holds these tokens
        | token | level  |
        | Wolf  | 5      |
        | Bear  | <bear> |
      And South has marched Knight and Squire to c2
      And the battle has reached South's before-attack timing
      And South has used
        | card   | to |
        | Knight | c2 |
      And North has passed
      And South has used
        | card   | to |
        | Squire | c2 |
      When both sides pass
      Then Bear is in c2
      And Wolf is in <place>
      And South's power is <power>
      And South is asked for before attack effects

      Examples:
        | bear | levels | place              | power |
        | 1    | 3      | c2                 | 1     |
        | 2    | 4      | South's token area | 0     |
        | 5    | 7      | South's token area | 0     |

    @deus.ruling.no_room_on_arrival @deus.ruling.limit_of_a_whole_effect
    Scenario Outline: two moves declared in one chain, the first finds <levels> levels
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   | effect                                                   |
        | Knight | North | b3   | 1       | before-attack: move one of your units, then gain 1 power |
        | Page   | North | b3   | 3       |                                                          |
        | Squire | North | b3   | 2       | counter: move to this                                    |
        | Giant  | North | a3   | <giant> |                                                          |
        | Ogre   | South | b2   | 8       |                                                          |
      And North has marched Knight, Page and Squire to b2
      And the battle has reached North's before-attack timing
      And North has used
        | card   | on   | to |
        | Knight | Page | a3 |
      And South has passed
      And North has used
        | card   | to |
        | Squire | a3 |
      When both sides pass
      Then Squire and Giant are in a3
      And Page is in <place>
      And North's power is <power>

      Examples:
        | giant | levels | place | power |
        | 3     | 5      | a3    | 1     |
        | 4     | 6      | b2    | 0     |
        | 5     | 7      | b2    | 0     |

    @deus.ruling.no_room_on_arrival
    Scenario: of two units that no longer fit together neither is moved, though one would fit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                |
        | Knight | South | a1   | 1     | before-attack: move two of your units |
        | Page   | South | a1   | 2     |                                       |
        | Scout  | South | a1   | 3     |                                       |
        | Squire | South | a1   | 2     | counter: move to this                 |
        | Giant  | South | b1   | 3     |                                       |
        | Ogre   | North | a2   | 8     |                                       |
      And South has marched Knight, Page, Scout and Squire to a2
      And the battle has reached South's before-attack timing
      And South has used
        | card   | on             | to |
        | Knight | Page and Scout | b1 |
      And North has passed
      And South has used
        | card   | to |
        | Squire | b1 |
      When both sides pass
      Then Knight, Page and Scout are in a2
      And Squire and Giant are in b1

    @deus.ruling.no_room_on_arrival
    Scenario: one part of an effect finds no room, and the rest applies
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                          |
        | Knight | North | c3   | 2     | before-attack: summon token Wolf & gain 1 power |
        | Squire | North | c3   | 2     | counter: summon token Bear                      |
        | Ogre   | South | c2   | 8     |                                                 |
      And North's token area holds these tokens
        | token | level |
        | Wolf  | 3     |
        | Bear  | 3     |
      And North has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used
        | card   | to |
        | Knight | c2 |
      And South has passed
      And North has used
        | card   | to |
        | Squire | c2 |
      When both sides pass
      Then Bear is in c2
      And Wolf is in North's token area
      And North's power is 1

    Scenario: the levels of an exhausted unit count where an effect moves another
      Given it is South's main phase
      And South's summoner is Magus with ritual: move one of your units
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Giant  | South | c1   | 7     | exhausted |
        | Squire | South | b1   | 2     | ready     |
      When South tries to use Magus on Squire to c1
      Then it is refused under deus.limit_adjust.not_intentional
      And Squire is in b1
