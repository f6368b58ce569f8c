Feature: Turn

  @deus.turn.summon.any_order
  Rule: In the normal summon phase the marching side may do normal summons and rearrangements in any order and any number of times.
    Scenario: a normal summon phase with summons before and after rearrangements
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | level |
        | Titan | 8     |
        | Hydra | 8     |
      When South summons Titan to a1
      And South rearranges these units
        | unit  | to |
        | Titan | b1 |
      And South rearranges these units
        | unit  | to |
        | Titan | c1 |
      And South summons Hydra to a1
      Then South is asked for summon action
      And the battlefield holds exactly these units
        | unit  | area |
        | Titan | c1   |
        | Hydra | a1   |

    Scenario: summon and rearrange in the first turn
      Given it is North's normal summon phase
      And it is turn 1
      And North's hand holds these cards
        | card   |
        | Knight |
      When North summons Knight to a3
      And North rearranges these units
        | unit   | to |
        | Knight | c3 |
      Then Knight is in c3

    Scenario: a normal summon phase without summon or rearrangement
      Given it is South's normal summon phase
      And South's hand holds 7 cards
      When South ends the phase
      Then it has become South's second hand adjustment phase
      And the battlefield is empty

    Scenario: no march in the normal summon phase
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
      When North tries to march Knight to b3
      Then it is refused under deus.turn.summon.any_order

    Scenario: no ritual in the normal summon phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      And South's hand holds these cards
        | card     | kind         | effect                          |
        | Blessing | ritual spell | ritual: ready one of your units |
      When South tries to use Blessing on Knight
      Then it is refused under deus.ritual.main_phase_only

    Scenario: the defending side does not summon
      Given it is North's normal summon phase
      And South's hand holds these cards
        | card |
        | Ogre |
      When South tries to summon Ogre to a1
      Then it is refused under deus.turn.summon.any_order

    Scenario: the normal summon phase may always be left
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card |
        | Page |
      Then the end phase answer is open to South
      And no pass answer is open to South

    Scenario: the normal summon phase is ended, not passed
      Given it is North's normal summon phase
      When North tries to pass
      Then it is refused under deus.turn.summon.any_order
      And North is asked for summon action

    @until.2.00
    Scenario Outline: in the draft, no normal summon at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to summon Imp to a1
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

    @until.2.00
    Scenario Outline: in the draft, no normal summon in the <phase> phase
      Given it is North's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | b3   |
      And North's hand holds these cards
        | card |
        | Imp  |
      When North tries to summon Imp to b3
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |

    @until.2.00
    Scenario Outline: in the draft, no rearrangement at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | c1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to rearrange these units
        | unit   | to |
        | Squire | a1 |
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

    @until.2.00
    Scenario Outline: in the draft, no rearrangement in the <phase> phase
      Given it is North's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | a3   |
      When North tries to rearrange these units
        | unit   | to |
        | Squire | c3 |
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |

    @until.2.00
    Scenario: in the draft, no rearrangement while an intercept is being considered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North tries to rearrange these units
        | unit | to |
        | Ogre | c3 |
      Then it is refused under deus.turn.summon.any_order

    @until.2.00
    Scenario: in the draft, no rearrangement while cards must be discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | c3   |
      And North's summoner is Magus with ritual: drop 1
      And North's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And North has used Magus
      When North tries to rearrange these units
        | unit   | to |
        | Squire | a3 |
      Then it is refused under deus.turn.summon.any_order

    @until.2.00
    Scenario: in the draft, no rearrangement while a unit must return
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
      When South tries to rearrange these units
        | unit   | to |
        | Squire | a1 |
      Then it is refused under deus.turn.summon.any_order

    @until.2.00
    Scenario: in the draft, no rearrangement while a trigger waits
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | b3   | when a battle begins: gain 1 power |
        | Squire | North | b3   |                                    |
        | Page   | North | c3   |                                    |
        | Ogre   | South | b2   |                                    |
      And North's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And North has marched Knight and Squire to b2
      When North tries to rearrange these units
        | unit | to |
        | Page | a3 |
      Then it is refused under deus.turn.summon.any_order

    Scenario: in the normal summon phase no question of another phase may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Goblin | North | a3   |
        | Troll  | North | b3   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      When North ends the phase
      Then North may answer no other question

  @deus.turn.summon.normal
  Rule: A normal summon puts one unit card from the hand, ready, into an area of the player's own territory, whichever the player chooses.
    Scenario Outline: a unit is summoned to <area>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card   |
        | Knight |
        | Squire |
      When <seat> summons Knight to <area>
      Then the battlefield holds exactly these units
        | unit   | side   | area   | state |
        | Knight | <seat> | <area> | ready |
      And <seat>'s hand has 1 card

      Examples:
        | seat  | area |
        | South | a1   |
        | South | b1   |
        | South | c1   |
        | North | b3   |

    Scenario Outline: no unit is summoned to <area>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Squire | South | a2   |
        | Ogre   | North | c2   |
      And South's hand holds these cards
        | card   |
        | Knight |
      When South tries to summon Knight to <area>
      Then it is refused under deus.turn.summon.normal

      Examples:
        | area |
        | a2   |
        | b2   |
        | c2   |
        | b3   |

    Scenario Outline: a <kind> is not summoned
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind   | effect   |
        | Flash | <kind> | <effect> |
      When South tries to summon Flash to b1
      Then it is refused under deus.turn.summon.normal

      Examples:
        | kind         | effect                                              |
        | battle spell | counter, cost fire: defence +2 to one of your units |
        | ritual spell | ritual: draw 1                                      |

    Scenario Outline: no unit is summoned from <zone>
      Given it is South's normal summon phase
      And South's hand holds 1 card
      And South's deck holds 2 cards
      And South's discard pile holds 1 card
      And North's hand holds 1 card
      When South tries to summon <card> to a1
      Then it is refused under deus.turn.summon.normal
      And the battlefield is empty

      Examples:
        | zone             | card            |
        | the deck         | South Deck 1    |
        | the discard pile | South Discard 1 |
        | the enemy's hand | North Hand 1    |

    Scenario: the normal summons to choose from
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card  | kind         | effect                           |
        | Page  |              |                                  |
        | Giant |              |                                  |
        | Blaze | battle spell | before-attack, cost fire: draw 1 |
        | Rite  | ritual spell | ritual: gain 1 power             |
      Then the summon answers open to North are exactly
        | card  | area |
        | Page  | a3   |
        | Page  | b3   |
        | Page  | c3   |
        | Giant | a3   |
        | Giant | b3   |
        | Giant | c3   |

    Scenario: North's normal summons go into North's own territory
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card |
        | Imp  |
      And South's hand holds these cards
        | card |
        | Page |
      Then the summon answers open to North are exactly
        | card | area |
        | Imp  | c3   |
        | Imp  | b3   |
        | Imp  | a3   |

    @upright.order:The_first_of_several_cards_is_listed
    Scenario: of cards of the same name the first is listed
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card       | name |
        | Page       | Page |
        | Other Page | Page |
      Then the summon answers open to South are exactly
        | card | area |
        | Page | a1   |
        | Page | b1   |
        | Page | c1   |

    Scenario: a unit that was exhausted when it left comes back ready
      Given it is South's main phase
      And South's summoner is Magus with ritual: return to hand one of your units
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c1   | exhausted |
      And South has used Magus on Knight
      And South has ended the phase
      When South summons Knight to b1
      Then Knight is in b1
      And Knight is ready

  @deus.turn.summon.normal_any_unit
  Rule: Any unit card can be normally summoned at no cost, even one that cannot be instantly summoned.
    Scenario Outline: level <level>, instant summon mark: <instant>
      Given it is North's normal summon phase
      And North has 3 power
      And North's hand holds these cards
        | card  | level   | instant   |
        | Titan | <level> | <instant> |
        | Imp   | 2       | yes       |
      When North summons Titan to a3
      Then Titan is in a3
      And North's power is 3
      And Imp is in North's hand

      Examples:
        | level | instant |
        | 8     |         |
        | 6     | yes     |
        | 2     |         |

    Scenario Outline: the last of <hand> cards in hand is summoned
      Given it is South's normal summon phase
      And South's hand holds <others> cards
      And South's hand holds these cards
        | card   |
        | Knight |
      When South summons Knight to b1
      Then Knight is in b1
      And South's hand has <others> cards

      Examples:
        | hand | others |
        | 4    | 3      |
        | 10   | 9      |

    Scenario: a unit without the instant mark is summoned normally and not instantly
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South's hand holds these cards
        | card   | instant |
        | Squire |         |
        | Imp    | yes     |
      When South marches Knight to a2
      Then South can instantly summon exactly Imp

    Scenario Outline: a unit is summoned beside anybody: <unit>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit    | side  | area | march | kind  | state     |
        | Knight  | South | a1   | walk  |       | ready     |
        | Griffin | South | b1   | fly   |       | exhausted |
        | Ghost   | South | c1   | walk  | token | ready     |
      And South's hand holds these cards
        | card | march   |
        | Wisp | <march> |
      When South summons Wisp to <area>
      Then <unit> and Wisp are in <area>
      And Wisp is ready

      Examples:
        | unit    | area | march |
        | Knight  | a1   | fly   |
        | Griffin | b1   | walk  |
        | Ghost   | c1   | fly   |

  @deus.turn.summon.normal_limit
  Rule: After a normal summon the units in the area of own territory that was summoned into total at most 8 levels.
    Scenario Outline: level <new> to level <there>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | North | b3   | <there> |
      And North's hand holds these cards
        | card   | level |
        | Squire | <new> |
      When North summons Squire to b3
      Then Knight and Squire are in b3

      Examples:
        | there | new |
        | 6     | 1   |
        | 6     | 2   |
        | 2     | 6   |

    Scenario Outline: level <new> is too much for level <there>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | c1   | <there> |
      And South's hand holds these cards
        | card   | level |
        | Squire | <new> |
      When South tries to summon Squire to c1
      Then it is refused under deus.turn.summon.normal_limit

      Examples:
        | there | new |
        | 7     | 2   |
        | 6     | 6   |
        | 8     | 2   |

    Scenario Outline: an exhausted level 6 unit and a level <new> unit
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | state     | level |
        | Giant | South | a1   | exhausted | 6     |
      And South's hand holds these cards
        | card   | level |
        | Squire | <new> |
      When South <summons> Squire to a1
      Then <outcome>

      Examples:
        | new | summons         | outcome                                           |
        | 2   | summons         | Squire is in a1                                   |
        | 4   | tries to summon | it is refused under deus.turn.summon.normal_limit |

    Scenario: units in other areas do not count for the limit of a summon
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | North | a3   | 8     |
        | Hydra | North | b2   | 8     |
      And North's hand holds these cards
        | card  | level |
        | Giant | 8     |
      When North summons Giant to b3
      Then Giant is in b3

    Scenario: the normal summons that there is room for
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c1   | 6     |
        | Squire | South | b1   | 7     |
      And South's hand holds these cards
        | card  | level |
        | Page  | 2     |
        | Giant | 8     |
      Then the summon answers open to South are exactly
        | card  | area |
        | Page  | c1   |
        | Page  | a1   |
        | Giant | a1   |

  @deus.turn.summon.normal_repeat
  Rule: The number of normal summons in one turn is not limited.
    Scenario: six units are summoned in the first turn
      Given it is North's power charge phase
      And it is turn 1
      And North's hand holds 6 cards
      When North summons North Hand 1 to a3
      And North summons North Hand 2 to a3
      And North summons North Hand 3 to b3
      And North summons North Hand 4 to b3
      And North summons North Hand 5 to c3
      And North summons North Hand 6 to c3
      Then North's hand has 0 cards
      And North Hand 5 and North Hand 6 are in c3
      And North is asked for summon action

    Scenario: only the limit of the area ends the summons
      Given it is South's normal summon phase
      And South's hand holds 5 cards
      And South has summoned South Hand 1 to a1
      And South has summoned South Hand 2 to a1
      And South has summoned South Hand 3 to a1
      And South has summoned South Hand 4 to a1
      When South tries to summon South Hand 5 to a1
      Then it is refused under deus.turn.summon.normal_limit

    Scenario Outline: the second summon is bound as the first: <card> to <area>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Ogre  | North | c2   | 2     |
        | Troll | North | c3   | 5     |
      And North's hand holds these cards
        | card    | kind         | level | effect         |
        | Imp     | unit         | 2     |                |
        | Wisp    | unit         | 2     |                |
        | Specter | token        | 2     |                |
        | Chant   | ritual spell |       | ritual: draw 1 |
      And North has summoned Imp to c3
      When North tries to summon <card> to <area>
      Then it is refused under <clause>

      Examples:
        | card    | area | clause                                        |
        | Wisp    | c2   | deus.turn.summon.normal                       |
        | Wisp    | b2   | deus.turn.summon.normal                       |
        | Wisp    | a1   | deus.turn.summon.normal                       |
        | Chant   | a3   | deus.turn.summon.normal                       |
        | Wisp    | c3   | deus.turn.summon.normal_limit                 |
        | Specter | a3   | deus.ruling.token_normally_summoned_by_symbol |

  @deus.turn.summon.rearrange
  Rule: Rearrangement moves any number of a player's units freely among the areas of their own territory, whatever their march range.
    @deus.ruling.rearrangement_is_redistribution
    Scenario: a walker goes from one end to the other
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | North | c3   | walk  |
      When North rearranges these units
        | unit   | to |
        | Knight | a3 |
      Then Knight is in a3
      And c3 is empty

    @deus.ruling.rearrangement_is_redistribution
    Scenario: all units change places at once
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
        | Archer | South | b1   |
        | Scout  | South | a1   |
      When South rearranges these units
        | unit   | to |
        | Knight | a1 |
        | Squire | b1 |
        | Archer | a1 |
        | Scout  | c1 |
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | a1   |
        | Squire | b1   |
        | Archer | a1   |
        | Scout  | c1   |

    Scenario: a card in the hand is not rearranged
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | a1 |
      Then it is refused under deus.turn.summon.rearrange
      And Knight is in South's hand

    Scenario: the enemy's units are not rearranged
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      When South tries to rearrange these units
        | unit | to |
        | Ogre | c1 |
      Then it is refused under deus.turn.summon.rearrange

    Scenario: North does not rearrange South's units
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When North tries to rearrange these units
        | unit   | to |
        | Knight | c3 |
      Then it is refused under deus.turn.summon.rearrange

    @since.2.00
    Scenario: where each unit alone could be put
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     | march |
        | Knight | North | a3   | exhausted | walk  |
        | Squire | North | b3   | ready     | fly   |
        | Archer | North | b2   | ready     | walk  |
        | Ogre   | South | b1   | ready     | walk  |
      Then the single rearrange answers open to North are exactly
        | unit   | to |
        | Knight | b3 |
        | Knight | c3 |
        | Squire | a3 |
        | Squire | c3 |

    Scenario: North rearranges North's own territory
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | a3   |
      Then the single rearrange answers open to North are exactly
        | unit | to |
        | Ogre | c3 |
        | Ogre | b3 |

    Scenario Outline: of <named> one is not one's own to rearrange
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.turn.summon.rearrange

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | c1 | Squire | b1    |
        | Squire and Knight | Squire | b1 | Knight | c1    |

    Scenario: between two of North's units one of South's is not rearranged
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | side  | area |
        | Imp  | North | a3   |
        | Ogre | South | a1   |
        | Wisp | North | c3   |
      When North tries to rearrange Imp to c3, Ogre to b3 and Wisp to a3
      Then it is refused under deus.turn.summon.rearrange

    @since.2.00
    Scenario Outline: the second rearrangement is bound as the first: <moves>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Imp    | North | a3   | 2     |
        | Wisp   | North | b3   | 7     |
        | Troll  | North | c3   | 2     |
        | Ogre   | North | c2   | 2     |
        | Knight | South | a1   | 2     |
      And North has rearranged Imp to c3
      When North tries to rearrange <moves>
      Then it is refused under <clause>

      Examples:
        | moves        | clause                                                             |
        | Knight to b1 | deus.turn.summon.rearrange or deus.turn.summon.rearrange_not_front |
        | Ogre to a3   | deus.turn.summon.rearrange_not_front                               |
        | Imp to a2    | deus.turn.summon.rearrange_not_front                               |
        | Imp to b3    | deus.turn.summon.rearrange_limit                                   |

    @since.2.00
    Scenario Outline: among three units one is not one's own: <moves>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Imp    | North | a3   |
        | Wisp   | North | c3   |
        | Knight | South | a1   |
      When North tries to rearrange <moves>
      Then it is refused under deus.turn.summon.rearrange or deus.turn.summon.rearrange_not_front

      Examples:
        | moves                                  |
        | Knight to b1, Imp to b3 and Wisp to a3 |
        | Imp to b3, Knight to b1 and Wisp to a3 |
        | Imp to b3, Wisp to a3 and Knight to b1 |

    Scenario: tokens are rearranged like other units
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | level |
        | Ghost  | North | a3   | token | 2     |
        | Knight | North | c3   |       | 7     |
      When North rearranges these units
        | unit   | to |
        | Ghost  | c3 |
        | Knight | a3 |
      Then Ghost is in c3
      And Knight is in a3

  @deus.turn.summon.rearrange_exhausted
  Rule: Exhausted units may be rearranged too, and rearrangement leaves a unit ready or exhausted as it was.
    @deus.ruling.rearrangement_is_redistribution
    Scenario: each unit stays ready or exhausted
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Squire | South | b1   | ready     |
      When South rearranges these units
        | unit   | to |
        | Knight | b1 |
        | Squire | a1 |
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b1   | exhausted |
        | Squire | a1   | ready     |

    Scenario: a unit that was instantly summoned in the turn is rearranged, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Wisp | yes     | 0      | 3       |
      And South has marched Knight to b2
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      And South has played on to the normal summon phase
      When South rearranges these units
        | unit | to |
        | Wisp | c1 |
      Then Wisp is in c1

    @since.2.00
    Scenario: an exhausted unit is bound to own territory like any other
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | exhausted |
      When North tries to rearrange these units
        | unit   | to |
        | Knight | c2 |
      Then it is refused under deus.turn.summon.rearrange_not_front

  @deus.turn.summon.rearrange_limit
  Rule: After a rearrangement each area of own territory holds at most 8 levels of units.
    Scenario: levels 8, 0 and 0 become 6, 2 and 0
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | b1   | 6     |
        | Imp   | South | b1   | 2     |
      When South rearranges these units
        | unit | to |
        | Imp  | c1 |
      Then Giant is in b1
      And Imp is in c1

    @deus.ruling.rearrangement_is_redistribution
    Scenario: three full areas change places in a ring
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | North | a3   | 8     |
        | Hydra | North | b3   | 8     |
        | Giant | North | c3   | 6     |
        | Imp   | North | c3   | 2     |
      When North rearranges these units
        | unit  | to |
        | Titan | b3 |
        | Hydra | c3 |
        | Giant | a3 |
        | Imp   | a3 |
      Then Titan is in b3
      And Hydra is in c3
      And Giant and Imp are in a3

    Scenario Outline: levels <one> and <other> do not fit together
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level   |
        | Giant | South | b1   | <one>   |
        | Imp   | South | a1   | <other> |
      When South tries to rearrange these units
        | unit | to |
        | Imp  | b1 |
      Then it is refused under deus.turn.summon.rearrange_limit

      Examples:
        | one | other |
        | 7   | 2     |
        | 8   | 2     |

    Scenario: a unit alone is put only where there is room for it
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c3   | 6     |
        | Squire | North | b3   | 2     |
        | Giant  | North | a3   | 7     |
      Then the single rearrange answers open to North are exactly
        | unit   | to |
        | Knight | b3 |
        | Squire | c3 |

    Scenario Outline: of <named> one finds no room
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 3     |
        | Squire | South | a1   | 1     |
        | Page   | South | c1   | 6     |
      When South tries to rearrange these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.turn.summon.rearrange_limit

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | c1 | Squire | b1    |
        | Squire and Knight | Squire | b1 | Knight | c1    |

    Scenario Outline: among three units one finds no room: <moves>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Imp    | South | a1   | 2     |
        | Wisp   | South | b1   | 2     |
        | Knight | South | a1   | 4     |
        | Titan  | South | c1   | 6     |
      When South tries to rearrange <moves>
      Then it is refused under deus.turn.summon.rearrange_limit

      Examples:
        | moves                                  |
        | Knight to c1, Imp to b1 and Wisp to a1 |
        | Imp to b1, Knight to c1 and Wisp to a1 |
        | Imp to b1, Wisp to a1 and Knight to c1 |

  @deus.turn.summon.rearrange_not_front
  Rule: Rearrangement covers own territory only and never moves a unit into or out of a front area.
    Scenario: units at the front stay while territory is rearranged
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | b1   |
        | Archer | South | c2   |
      When South rearranges these units
        | unit   | to |
        | Knight | b1 |
        | Squire | c1 |
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | b1   |
        | Squire | c1   |
        | Archer | c2   |

    Scenario Outline: no rearrangement from <from> to <to>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      When South tries to rearrange these units
        | unit   | to   |
        | Knight | <to> |
      Then it is refused under deus.turn.summon.rearrange_not_front

      Examples:
        | from | to |
        | a1   | a2 |
        | a2   | a1 |
        | a2   | b2 |
        | a1   | a3 |

    Scenario: no exchange between territory and front
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a2   |
      When North tries to rearrange these units
        | unit   | to |
        | Knight | a2 |
        | Squire | a3 |
      Then it is refused under deus.turn.summon.rearrange_not_front

    Scenario Outline: of <named> one would be rearranged to the front
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.turn.summon.rearrange_not_front

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | b2 | Squire | c1    |
        | Squire and Knight | Squire | c1 | Knight | b2    |

    Scenario Outline: among three units one would leave or enter the front: <moves>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Imp    | South | a1   |
        | Wisp   | South | c1   |
        | Knight | South | b1   |
        | Ogre   | South | b2   |
      When South tries to rearrange <moves>
      Then it is refused under deus.turn.summon.rearrange_not_front

      Examples:
        | moves                                  |
        | Knight to c2, Imp to b1 and Wisp to a1 |
        | Imp to b1, Knight to c2 and Wisp to a1 |
        | Imp to b1, Wisp to a1 and Knight to c2 |
        | Ogre to c1, Imp to b1 and Wisp to a1   |
        | Imp to b1, Ogre to c1 and Wisp to a1   |
        | Imp to b1, Wisp to a1 and Ogre to c1   |
