Feature: Instant summon

  At the start of a battle each side may bring marked units from its hand into it, one at a time, up to 8 levels:
  the marching side first.

  @deus.battle.instant_summon.only_flagged
  Rule: Only unit cards marked as instantly summonable can be instantly summoned.
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |

    Scenario: a marked unit joins the battle
      Given South's hand holds these cards
        | card  | instant |
        | Wisp  | yes     |
        | Titan |         |
      When South marches Knight to b2
      Then South can instantly summon exactly Wisp

    Scenario: a marked unit is the last card of a large hand
      Given South's hand holds 7 cards
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to b2
      When South instantly summons Wisp
      Then Wisp is in b2
      And South's hand has 7 cards

    Scenario: an unmarked unit stays in the hand
      Given South's hand holds these cards
        | card  | instant |
        | Titan |         |
      And South has marched Knight to b2
      When South tries to instantly summon Titan
      Then it is refused under deus.battle.instant_summon.only_flagged
      And Titan is in South's hand

    Scenario: the defending side's unmarked unit stays in the hand
      Given North's hand holds these cards
        | card  | instant |
        | Troll |         |
        | Wisp  | yes     |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      When North tries to instantly summon Troll
      Then it is refused under deus.battle.instant_summon.only_flagged
      And North can instantly summon exactly Wisp

    @deus.ruling.instant_summon_no_second_round
    Scenario: instant summons come from the hand only
      Given South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's discard pile holds these cards, from the top
        | card  | instant |
        | Ghost | yes     |
      When South marches Knight to b2
      Then South can instantly summon exactly Wisp

    @deus.ruling.instant_summon_no_second_round
    Scenario Outline: no instant summon from <zone>
      Given South's deck holds these cards, from the top
        | card | instant |
        | Wisp | yes     |
      And South's discard pile holds these cards, from the top
        | card  | instant |
        | Ghost | yes     |
      And North's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      When South tries to instantly summon <card>
      Then it is refused under deus.battle.instant_summon.only_flagged or deus.battle.instant_summon.one_by_one
      And South is asked for instant summons

      Examples:
        | zone             | card  |
        | the deck         | Wisp  |
        | the discard pile | Ghost |
        | the enemy's hand | Imp   |

    Scenario Outline: in the second battle of a turn, and for a second summon, the mark is needed: <side>
      Given these units are on the battlefield
        | unit | side  | area | attack |
        | Page | South | a1   | 9      |
        | Imp  | North | a2   | 2      |
      And <side>'s hand holds these cards
        | card   | instant |
        | Wisp   | yes     |
        | Sprite |         |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight to b2
      And the battle has reached <side>'s instant summon timing
      And <side> has instantly summoned Wisp
      When <side> tries to instantly summon Sprite
      Then it is refused under deus.battle.instant_summon.only_flagged

      Examples:
        | side  |
        | South |
        | North |

    Scenario: a card drawn in this very turn may be summoned
      Given South's summoner is Magus with ritual: draw 1
      And South's deck holds these cards, from the top
        | card | instant |
        | Imp  | yes     |
      And South has used Magus
      And South has marched Knight to b2
      When South instantly summons Imp
      Then Imp is in b2

  @deus.battle.instant_summon.one_by_one
  Rule: Units are instantly summoned one card at a time, in any number the level limit allows.
    Scenario: after each summon the next may follow
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North's hand holds these cards
        | card | level | instant |
        | Wisp | 2     | yes     |
        | Imp  | 2     | yes     |
      And North has marched Knight to b2
      When North instantly summons Wisp
      Then North is asked for instant summons
      And North can instantly summon exactly Imp

    @deus.ruling.instant_summon_no_second_round
    Scenario: three units are instantly summoned, for nothing
      Given it is South's main phase
      And South has 1 power
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c1   | 2     |
        | Ogre   | North | c2   | 2     |
      And South's hand holds these cards
        | card  | level | instant |
        | Wisp  | 2     | yes     |
        | Imp   | 2     | yes     |
        | Ghost | 2     | yes     |
      And South has marched Knight to c2
      And South has instantly summoned Wisp
      And South has instantly summoned Imp
      When South instantly summons Ghost
      Then Wisp, Imp and Ghost are in c2
      And South's hand has 0 cards
      And South's power is 1

    Scenario: the number is bounded by the levels
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | a3   | 6     |
        | Ogre   | South | a2   | 2     |
      And North's hand holds these cards
        | card | level | instant |
        | Wisp | 2     | yes     |
        | Imp  | 2     | yes     |
      And North has marched Knight to a2
      And North has instantly summoned Wisp
      When North tries to instantly summon Imp
      Then it is refused under deus.battle.instant_summon.limit
      And Imp is in North's hand

    @upright.order:The_first_of_several_cards_is_listed
    Scenario: of cards of the same name the first is listed, and the second once the first has come
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card       | name | instant |
        | Wisp       | Wisp | yes     |
        | Other Wisp | Wisp | yes     |
      And South has marched Knight to b2
      And South can instantly summon exactly Wisp
      When South instantly summons Wisp
      Then South can instantly summon exactly Other Wisp

    Scenario Outline: as many units are summoned as fit, four of <side>'s
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c3   | 4     |
        | Ogre   | South | c2   | 4     |
      And <side>'s hand holds these cards
        | card   | level | instant |
        | Imp    | 1     | yes     |
        | Wisp   | 1     | yes     |
        | Goblin | 1     | yes     |
        | Bat    | 1     | yes     |
      And North has marched Knight to c2
      And the battle has reached <side>'s instant summon timing
      And <side> has instantly summoned Imp
      And <side> has instantly summoned Wisp
      And <side> has instantly summoned Goblin
      When <side> instantly summons Bat
      Then Imp, Wisp, Goblin and Bat are in c2

      Examples:
        | side  |
        | North |
        | South |

  @deus.battle.instant_summon.face_up_unacted
  Rule: An instantly summoned unit enters the front area of the battle face up and ready.
    Scenario: an instantly summoned unit is ready in the area of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North's hand holds these cards
        | card | attack | defence | instant |
        | Wisp | 1      | 2       | yes     |
      And North has marched Knight to b2
      When North instantly summons Wisp
      Then the battlefield holds exactly these units
        | unit   | side  | area | state | attack | defence |
        | Knight | North | b2   | ready |        |         |
        | Ogre   | South | b2   | ready |        |         |
        | Wisp   | North | b2   | ready | 1      | 2       |

    Scenario: an instantly summoned unit attacks in the same battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Ogre   | North | c2   | 2      | 4       |
      And South's hand holds these cards
        | card | attack | instant |
        | Wisp | 2      | yes     |
      And South has marched Knight to c2
      And South has instantly summoned Wisp
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield

    @since.2.00
    Scenario: an instantly summoned unit may use its abilities at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c3   | 3       |
        | Ogre   | South | c2   | 3       |
      And North's hand holds these cards
        | card | instant | effect                      |
        | Wisp | yes     | quick: [3] to an enemy unit |
      And North has marched Knight to c2
      And North has instantly summoned Wisp
      And the battle has reached North's quick timing
      When North uses Wisp on Ogre
      Then Ogre is not on the battlefield

    Scenario: an instantly summoned unit is not ready any more after the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 3      | 3       |
        | Ogre   | North | a2   | 2      | 3       |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to a2
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to march Wisp to a1
      Then it is refused under deus.march.a
      And Wisp is still in a2

  @deus.battle.instant_summon.limit
  Rule: An instant summon may not bring its side's units in the front area of the battle above 8 levels in total.
    Scenario Outline: a level <card> unit besides level <there> gives <sum> levels
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | North | a3   | <there> |
        | Ogre   | South | a2   | 8       |
      And North's hand holds these cards
        | card | level  | instant |
        | Wisp | <card> | yes     |
      And North has marched Knight to a2
      When North instantly summons Wisp
      Then Wisp is in a2

      Examples:
        | there | card | sum |
        | 1     | 6    | 7   |
        | 2     | 6    | 8   |
        | 6     | 2    | 8   |

    Scenario Outline: a level <card> unit besides level <there> would give <sum> levels
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b1   | <there> |
        | Ogre   | North | b2   | 2       |
      And South's hand holds these cards
        | card | level  | instant |
        | Wisp | <card> | yes     |
      And South has marched Knight to b2
      When South tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.limit
      And Wisp is in South's hand

      Examples:
        | there | card | sum |
        | 3     | 6    | 9   |
        | 8     | 1    | 9   |

    Scenario: exhausted units in the battle count for the limit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | level |
        | Knight | North | c3   | ready     | 2     |
        | Giant  | South | c2   | exhausted | 6     |
      And South's hand holds these cards
        | card | instant | level |
        | Ogre | yes     | 4     |
        | Wisp | yes     | 2     |
      And North has marched Knight to c2
      And the battle has reached South's instant summon timing
      When South tries to instantly summon Ogre
      Then it is refused under deus.battle.instant_summon.limit
      And South can instantly summon exactly Wisp

    Scenario: units outside the battle do not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 2     |
        | Titan  | South | a1   | 6     |
        | Giant  | South | b2   | 8     |
        | Ogre   | North | a2   | 2     |
      And South's hand holds these cards
        | card | level | instant |
        | Wisp | 6     | yes     |
      And South has marched Knight to a2
      When South instantly summons Wisp
      Then Wisp is in a2

    Scenario Outline: summoned units and tokens count for the limit beside one that waited: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           | level |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark | 2     |
        | Ogre   | North | b2   | when a battle begins, forced: summon token Ghost | 2     |
      And South's hand holds these cards
        | card  | instant | level |
        | Imp   | yes     | 2     |
        | Giant | yes     | 3     |
      And North's hand holds these cards
        | card  | instant | level |
        | Wisp  | yes     | 2     |
        | Titan | yes     | 3     |
      And South's token area holds these tokens
        | token | level |
        | Spark | 2     |
      And North's token area holds these tokens
        | token | level |
        | Ghost | 2     |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has reached <side>'s instant summon timing
      And <done>
      When <side> tries to instantly summon <card>
      Then it is refused under deus.battle.instant_summon.limit

      Examples:
        | side  | done                                                 | card  |
        | South | the battle has reached South's instant summon timing | Giant |
        | North | North has instantly summoned Wisp                    | Titan |

    Scenario Outline: summoned units and tokens count for the limit beside one that intercepted: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           | level |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark | 2     |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost | 2     |
      And South's hand holds these cards
        | card  | instant | level |
        | Imp   | yes     | 2     |
        | Giant | yes     | 3     |
      And North's hand holds these cards
        | card  | instant | level |
        | Wisp  | yes     | 2     |
        | Titan | yes     | 3     |
      And South's token area holds these tokens
        | token | level |
        | Spark | 2     |
      And North's token area holds these tokens
        | token | level |
        | Ghost | 2     |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached <side>'s instant summon timing
      And <done>
      When <side> tries to instantly summon <card>
      Then it is refused under deus.battle.instant_summon.limit

      Examples:
        | side  | done                                                 | card  |
        | South | the battle has reached South's instant summon timing | Giant |
        | North | North has instantly summoned Wisp                    | Titan |

    Scenario Outline: in the second battle of a turn the limit is the same: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack |
        | Page   | South | a1   | 2     | 9      |
        | Knight | South | c1   | 2     | 2      |
        | Imp    | North | a2   | 2     | 2      |
        | Ogre   | North | c2   | 2     | 2      |
      And <side>'s hand holds these cards
        | card  | level | instant |
        | Wisp  | 2     | yes     |
        | Titan | 5     | yes     |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight to c2
      And the battle has reached <side>'s instant summon timing
      And <side> has instantly summoned Wisp
      When <side> tries to instantly summon Titan
      Then it is refused under deus.battle.instant_summon.limit

      Examples:
        | side  |
        | South |
        | North |

  @deus.battle.instant_summon.order
  Rule: The marching side finishes all its instant summons before the defending side makes any.
    Scenario: the defending side is asked when the marching side has finished
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North has marched Knight to a2
      And North has instantly summoned Wisp
      When North passes
      Then South is asked for instant summons

    Scenario: nobody summons instantly before there is a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      When South tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order
      And Wisp is in South's hand

    Scenario: the defending side has to wait with its instant summons
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North has marched Knight to c2
      When South tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order
      And Wisp is in South's hand

    @deus.ruling.instant_summon_no_second_round
    Scenario: no second round for the marching side
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North's hand holds these cards
        | card  | instant |
        | Ghost | yes     |
      And South has marched Knight to a2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Ghost
      When South tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order
      And Wisp is in South's hand

    @deus.ruling.intercept_keeps_sides
    Scenario: after an intercept the marching side still summons first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
      And North has marched Knight to b2
      When South intercepts with Ogre
      Then North is asked for instant summons

    Scenario: the phase does not end at the instant summon timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | c1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's instant summon timing
      When South tries to end the phase
      Then it is refused under deus.battle.instant_summon.order

    Scenario Outline: no instant summon at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | a3   |
        | Ogre   | South | b2   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North has marched Knight and Archer to b2
      And the battle has reached North's <timing>
      When North tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order

      Examples:
        | timing               |
        | line-up              |
        | before-attack timing |
        | right to counter     |

    @until.2.00
    Scenario: in the draft, no instant summon at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Archer | South | c1   |
        | Squire | South | b1   |
        | Ogre   | North | c2   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight and Archer to c2
      And the battle has reached South's after-attack timing
      When South tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order

    @since.2.00
    Scenario: no instant summon at the quick timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Archer | North | a3   |
        | Squire | North | b3   |
        | Ogre   | South | a2   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North has marched Knight and Archer to a2
      And the battle has reached North's quick timing
      When North tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order

    Scenario Outline: no instant summon in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | c1   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      When South tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |
        | normal summon         |

    @since.2.00
    Scenario: no instant summon in the end declaration phase
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | a3   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      When North tries to instantly summon Wisp
      Then it is refused under deus.battle.instant_summon.order

    Scenario Outline: at North's <timing> no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | c3   |
        | Troll  | North | c3   |
        | Goblin | North | a3   |
        | Knight | South | c2   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      And North has marched Ogre and Troll to c2
      When the battle reaches North's <timing>
      Then North may answer no other question

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | right to counter      |

    @since.2.00
    Scenario: at North's quick timing no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | c3   |
        | Troll  | North | c3   |
        | Goblin | North | a3   |
        | Knight | South | c2   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      And North has marched Ogre and Troll to c2
      When the battle reaches North's quick timing
      Then North may answer no other question

    @until.2.00
    Scenario: in the draft, at North's after-attack timing no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | c3   |
        | Troll  | North | c3   |
        | Goblin | North | a3   |
        | Knight | South | c2   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      And North has marched Ogre and Troll to c2
      When the battle reaches North's after-attack timing
      Then North may answer no other question

  @deus.battle.instant_summon.both_sides
  Rule: Both sides may instantly summon units, also in a battle caused by an intercept.
    Scenario: the defending side of a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to c2
      And the battle has reached North's instant summon timing
      When North instantly summons Wisp
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Knight | South | c2   | ready |
        | Ogre   | North | c2   | ready |
        | Wisp   | North | c2   | ready |

    Scenario: both sides summon instantly after an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | a3   |
        | Knight | South | a1   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North has marched Ogre to a2
      And South has intercepted with Knight
      And North has instantly summoned Wisp
      And North has passed
      When South instantly summons Imp
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Ogre   | North | a2   | ready |
        | Wisp   | North | a2   | ready |
        | Knight | South | a2   | ready |
        | Imp    | South | a2   | ready |

    Scenario: nobody summons instantly where no battle comes of the march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And North has marched Knight to b2
      When South passes
      Then North is asked for main action
      And Wisp is in North's hand
