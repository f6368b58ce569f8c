Feature: Instant summon

  Both sides may bring units from the hand into the battle, the marching side first.

  @moncolle_tcg.battle.instant_order
  Rule: In the instant summon timing the marching side does all it wants to, then the defending side.
    Scenario Outline: the marching side is asked first, then the defending side: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
      And <seat>'s hand holds 1 card
      And <enemy>'s hand holds 1 card
      And <seat> has marched Knight to <to>
      And <seat> is asked for instant summons
      When <seat> passes
      Then <enemy> is asked for instant summons

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: the defending side has to wait, even when <enemy> <deed>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing |
        | Knight | <seat>  | <from> | Item 2   |
        | Ogre   | <enemy> | <to>   | Item 2   |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And <enemy>'s hand holds these cards
        | card  | kind      | instant |
        | Imp   | unit      | yes     |
        | Sword | equipment |         |
      And <seat> has marched Knight to <to>
      When <enemy> tries to <deed>
      Then it is refused under moncolle_tcg.battle.instant_order
      And <seat> is asked for instant summons

      Examples:
        | seat  | enemy | from | to | deed                  |
        | South | North | b1   | b2 | instantly summon Imp  |
        | South | North | b1   | b2 | equip Ogre with Sword |
        | South | North | b1   | b2 | throw Bow away        |
        | North | South | a3   | a2 | instantly summon Imp  |
        | North | South | a3   | a2 | equip Ogre with Sword |
        | North | South | a3   | a2 | throw Bow away        |

    Scenario Outline: the marching side goes on before the other begins: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
        | Wisp | yes     |
      And <enemy>'s hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And <seat> has marched Knight to <to>
      When <seat> instantly summons Imp
      Then <seat> is asked for instant summons
      And <seat> can instantly summon exactly Wisp

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: a side that has finished does not go on: <seat> marches, <deed>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing |
        | Knight | <seat>  | <from> | Item 2   |
        | Ogre   | <enemy> | <to>   | Item 2   |
      And Knight wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card  | kind      | instant |
        | Imp   | unit      | yes     |
        | Sword | equipment |         |
      And <enemy>'s hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And <seat> has marched Knight to <to>
      And <seat> has passed
      And <enemy> has instantly summoned Bat
      When <seat> tries to <deed>
      Then it is refused under moncolle_tcg.battle.instant_order
      And <enemy> is asked for instant summons

      Examples:
        | seat  | enemy | from | to | deed                    |
        | South | North | b1   | b2 | instantly summon Imp    |
        | South | North | b1   | b2 | equip Knight with Sword |
        | North | South | c3   | c2 | throw Bow away          |
        | North | South | c3   | c2 | instantly summon Imp    |

    Scenario Outline: when both have finished, nobody is asked again: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
      And <seat>'s hand holds 1 card
      And <enemy>'s hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And <seat> has marched Knight and Squire to <to>
      And <seat> has passed
      And <enemy> has instantly summoned Bat
      When <enemy> passes
      Then <seat> is asked for line up

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: at North's <timing> no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence | effect                     |
        | Ogre   | North | a3   |          | 9       |                            |
        | Troll  | North | a3   |          | 9       |                            |
        | Goblin | North | b4   | Item 2   | 9       | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   | 9       |                            |
        | Knight | South | a2   |          | 9       |                            |
        | Squire | South | a2   |          | 9       |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      And North has marched Ogre and Troll to a2
      When the battle reaches North's <timing>
      Then North may answer no other question

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

  @moncolle_tcg.battle.instant_actions
  Rule: In the instant summon timing a side may discard worn equipment, summon units instantly and put on equipment.
    Scenario Outline: <seat> may discard, summon and equip
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card  | kind      | instant |
        | Imp   | unit      | yes     |
        | Sword | equipment |         |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has thrown Bow away
      And <seat> has instantly summoned Imp
      When <seat> equips <unit> with Sword
      Then <unit> wears Sword
      And Imp is in b2
      And Bow is in <seat>'s discard pile

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: <seat> may do nothing in the instant summon timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> passes
      Then Imp is in <seat>'s hand

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> does not swap in the instant summon timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 1   |
        | Squire | South | a2   | Item 1   |
        | Ogre   | North | a3   | Item 1   |
        | Troll  | North | a3   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre and Troll to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to pass Bow to <other>
      Then it is refused under moncolle_tcg.battle.instant_actions or moncolle_tcg.equip.swap_scope
      And <unit> wears Bow

      Examples:
        | seat  | unit   | other  |
        | North | Ogre   | Troll  |
        | South | Knight | Squire |

    Scenario Outline: an instant summon takes the card from <seat>'s hand and nothing more
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
        | Ogre   | North | b2   | ready |
      And <seat>'s hand holds 2 cards
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 5     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then <seat>'s hand has 2 cards
      And <seat>'s deck has 3 cards
      And Knight and Ogre are ready

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: the last of <seat>'s seven hand cards is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And <seat>'s hand holds 6 cards
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is in b3
      And Imp is not in <seat>'s hand
      And <seat>'s hand has 6 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: no instant summon in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.instant_actions
      And Imp is in <seat>'s hand

      Examples:
        | seat  | phase                  | base |
        | South | first hand adjustment  | b1   |
        | North | first hand adjustment  | b4   |
        | South | main                   | b1   |
        | North | main                   | b4   |
        | South | normal summon          | b1   |
        | North | normal summon          | b4   |
        | South | second hand adjustment | b1   |
        | North | second hand adjustment | b4   |
        | South | end declaration        | b1   |
        | North | end declaration        | b4   |

    Scenario Outline: no instant summon later in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.instant_actions
      And Imp is in <seat>'s hand

      Examples:
        | seat  | timing               |
        | South | line-up              |
        | North | line-up              |
        | South | before-attack timing |
        | North | before-attack timing |
        | South | after-attack timing  |
        | North | after-attack timing  |
        | South | right to counter     |
        | North | right to counter     |

    Scenario Outline: no instant summon while units are summoned normally: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <seat> has ended the phase
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.instant_actions
      And Imp is in <seat>'s hand

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: in the instant summon timing nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | South | b2   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | South | b2   | 0      | 9       |                                       |
        | Ogre   | North | b3   | 0      | 9       | counter, declared: defence +1 to this |
      And South's hand holds 3 cards
      And South has marched Mage and Knight to b3
      And the battle has reached South's instant summon timing
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                 | clause                            |
        | discard South Hand 1 | moncolle_tcg.hand.discard_any     |
        | end the phase        | moncolle_tcg.battle.instant_order |

    Scenario Outline: an enemy's "<effect>" reaches a unit that <seat> has instantly summoned
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                     |
        | Mage | <other> | <from> | normal, declared: <effect> |
        | Ogre | <seat>  | <to>   |                            |
      And <seat>'s hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 3       |
      And <other> has marched Mage to <to>
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp
      When <seat> passes
      Then Imp is not on the battlefield
      And Imp is in <seat>'s <pile>

      Examples:
        | seat  | other | from | to | effect                       | pile           |
        | North | South | b2   | b3 | [3] to an enemy unit         | discard pile   |
        | South | North | c3   | c2 | kill an enemy unit           | discard pile   |
        | North | South | a2   | a3 | discard an enemy unit        | discard pile   |
        | South | North | b3   | b2 | exclude an enemy unit        | exclusion zone |
        | North | South | c2   | c3 | return to hand an enemy unit | hand           |
        | South | North | a3   | a2 | defence -3 to an enemy unit  | discard pile   |

    Scenario Outline: a unit that <seat> has instantly summoned gives icons
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   |
        | Page | <seat>  | <from> |
        | Ogre | <other> | <to>   |
      And <seat>'s hand holds these cards
        | card  | kind         | instant | standing   | effect                    |
        | Imp   | unit         | yes     | Spell fire |                           |
        | Flame | battle spell |         |            | normal, cost fire: draw 1 |
      And <seat> has marched Page to <to>
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Flame through Imp paid by Imp's fire
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

  @moncolle_tcg.ruling.instant_actions_in_any_order
  Rule: The actions of an instant summon timing may come in any order and any number.
    Scenario Outline: in the instant summon timing <third> after <first> and <second>: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 3   |
        | Ogre   | North | b2   | Item 3   |
      And <unit> wears these cards
        | card |
        | Bow  |
        | Net  |
      And <seat>'s hand holds these cards
        | card  | kind      | instant | standing |
        | Imp   | unit      | yes     | Item 2   |
        | Wisp  | unit      | yes     |          |
        | Sword | equipment |         |          |
        | Axe   | equipment |         |          |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <one>
      And <two>
      When <does>
      Then <outcome>

      Examples:
        | seat  | unit   | first     | one                                | second    | two                                | third     | does                           | outcome                         |
        | South | Knight | a summon  | South has instantly summoned Imp   | an equip  | South has equipped Imp with Axe    | a discard | South throws Bow away          | Knight wears Net                |
        | South | Knight | an equip  | South has equipped Knight with Axe | a discard | South has thrown Axe away          | a summon  | South instantly summons Imp    | Imp is in b2                    |
        | South | Knight | a summon  | South has instantly summoned Imp   | a summon  | South has instantly summoned Wisp  | an equip  | South equips Imp with Sword    | Imp wears Sword                 |
        | North | Ogre   | a discard | North has thrown Net away          | a discard | North has thrown Bow away          | a summon  | North instantly summons Wisp   | Wisp is in b2                   |
        | North | Ogre   | an equip  | North has equipped Ogre with Axe   | a summon  | North has instantly summoned Imp   | a discard | North throws Axe away          | Axe is in North's discard pile  |
        | North | Ogre   | a summon  | North has instantly summoned Wisp  | an equip  | North has equipped Ogre with Axe   | a summon  | North instantly summons Imp    | Imp and Wisp are in b2          |
        | North | Ogre   | a summon  | North has instantly summoned Imp   | an equip  | North has equipped Imp with Sword  | an equip  | North equips Imp with Axe      | Imp wears Axe and Sword         |
        | South | Knight | a discard | South has thrown Bow away          | a summon  | South has instantly summoned Imp   | a discard | South throws Net away          | Knight wears nothing            |
        | North | Ogre   | a discard | North has thrown Bow away          | a summon  | North has instantly summoned Imp   | an equip  | North equips Imp with Axe      | Imp wears Axe                   |
        | South | Knight | a discard | South has thrown Bow away          | an equip  | South has equipped Knight with Axe | an equip  | South equips Knight with Sword | Knight wears Axe, Net and Sword |

    Scenario Outline: any number of units is summoned instantly: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
        | Ogre   | North | b2   | 2     |
      And <seat>'s hand holds these cards
        | card   | level | instant |
        | Imp    | 1     | yes     |
        | Wisp   | 1     | yes     |
        | Bat    | 2     | yes     |
        | Goblin | 2     | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And <seat> has instantly summoned Wisp
      And <seat> has instantly summoned Bat
      When <seat> instantly summons Goblin
      Then Imp, Wisp, Bat and Goblin are in b2

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.battle.instant_eligible
  Rule: Only units with the mark of instant summons can be summoned instantly.
    Scenario Outline: a marked unit of level <level> is summoned instantly: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 1     |
        | Ogre   | North | b2   | 1     |
      And <seat>'s hand holds these cards
        | card  | level   | instant |
        | Imp   | <level> | yes     |
        | Titan | 1       | no      |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> can instantly summon exactly Imp
      When <seat> instantly summons Imp
      Then Imp is in b2

      Examples:
        | seat  | level |
        | South | 3     |
        | South | 6     |
        | North | 1     |
        | North | 7     |

    Scenario Outline: an unmarked unit of level <level> stays in <seat>'s hand
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 1     |
        | Ogre   | North | b2   | 1     |
      And <seat>'s hand holds these cards
        | card  | level   | instant |
        | Titan | <level> | no      |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Titan
      Then it is refused under moncolle_tcg.battle.instant_eligible
      And Titan is in <seat>'s hand

      Examples:
        | seat  | level |
        | South | 1     |
        | South | 5     |
        | North | 3     |
        | North | 7     |

    Scenario Outline: no unmarked unit after a marked one: <seat>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      And <seat>'s hand holds these cards
        | card  | instant |
        | Imp   | yes     |
        | Titan | no      |
      And North has marched Ogre to c2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> tries to instantly summon Titan
      Then it is refused under moncolle_tcg.battle.instant_eligible

      Examples:
        | seat  |
        | North |
        | South |

    Scenario Outline: no instant summon of a card of the kind <kind>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card  | kind   |
        | Relic | <kind> |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Relic
      Then it is refused under moncolle_tcg.battle.instant_eligible

      Examples:
        | seat  | kind         |
        | South | equipment    |
        | North | battle spell |

    Scenario Outline: no instant summons from <where>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <owner>'s <pile> holds these cards, from the top
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      When South tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.instant_eligible

      Examples:
        | where                         | owner | pile         |
        | the player's own deck         | South | deck         |
        | the player's own discard pile | South | discard pile |
        | the enemy's hand              | North | hand         |

  @moncolle_tcg.battle.instant_place_limit
  Rule: Instantly summoned units enter the terrain of the battle, within the Limit of their side there.
    Scenario Outline: <seat>'s unit enters the battle on <to>
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <march> | <from> |
        | Ogre   | <stand> | <to>   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <march> has marched Knight to <to>
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is in <to>

      Examples:
        | seat  | march | stand | from | to |
        | South | South | North | b1   | b2 |
        | North | South | North | a2   | a3 |
        | North | North | South | c3   | c2 |
        | South | North | South | b4   | a4 |

    Scenario Outline: level <level> beside <there> fits Limit <limit>: <seat>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | b2   | <limit> |
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b1   | <there> |
        | Ogre   | North | b2   | <there> |
      And <seat>'s hand holds these cards
        | card | instant | level   |
        | Imp  | yes     | <level> |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is in b2

      Examples:
        | seat  | there | level | limit |
        | South | 4     | 2     | 6     |
        | North | 4     | 2     | 6     |
        | South | 3     | 6     | 9     |
        | North | 1     | 3     | 5     |

    Scenario Outline: level <level> beside <there> does not fit Limit <limit>: <seat>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | b2   | <limit> |
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b1   | <there> |
        | Ogre   | North | b2   | <there> |
      And <seat>'s hand holds these cards
        | card | instant | level   |
        | Imp  | yes     | <level> |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.instant_place_limit
      And Imp is in <seat>'s hand

      Examples:
        | seat  | there | level | limit |
        | South | 4     | 3     | 6     |
        | North | 4     | 3     | 6     |
        | South | 4     | 6     | 9     |
        | North | 3     | 3     | 5     |

    Scenario Outline: in a base its own Limit counts: level <level> beside 6, <seat>
      Given it is North's main phase
      And North has placed plain terrain on a1
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Ogre   | North | a1   | 6     |
        | Knight | South | b1   | 6     |
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 4     |
        | Wisp | yes     | 5     |
      And North has marched Ogre to b1
      And the battle has reached <seat>'s instant summon timing
      And <seat> can instantly summon exactly Imp
      When <seat> instantly summons Imp
      Then Imp is in b1

      Examples:
        | seat  | level |
        | North | 4     |
        | South | 4     |

    Scenario Outline: levels summoned before count, too: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 3     |
        | Ogre   | North | b2   | 3     |
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 3     |
        | Wisp | yes     | 3     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> tries to instantly summon Wisp
      Then it is refused under moncolle_tcg.battle.instant_place_limit

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: exhausted units of the same side count, other units do not: level <level>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Ogre   | North | c3   | 8     | ready     |
        | Troll  | North | b3   | 8     | ready     |
        | Knight | South | c2   | 2     | exhausted |
        | Squire | South | c2   | 3     | ready     |
        | Giant  | South | b1   | 8     | ready     |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 3     |
        | Wisp | yes     | 4     |
      And North has marched Ogre to c2
      And the battle has reached South's instant summon timing
      When <does>
      Then <outcome>

      Examples:
        | level | does                                 | outcome                                                     |
        | 3     | South instantly summons Imp          | Imp is in c2                                                |
        | 4     | South tries to instantly summon Wisp | it is refused under moncolle_tcg.battle.instant_place_limit |

  @moncolle_tcg.ruling.instant_equipment_in_battle
  Rule: In the instant summon timing equipment is put only on the side's units in the battle.
    Scenario Outline: <seat> equips a unit in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | state |
        | Knight | South | a2   | Item 1   | ready |
        | Ogre   | North | a3   | Item 1   | <how> |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      When <seat> equips <unit> with Sword
      Then <unit> wears Sword

      Examples:
        | seat  | unit   | how       |
        | South | Knight | ready     |
        | North | Ogre   | ready     |
        | North | Ogre   | exhausted |

    Scenario Outline: <seat> equips a unit that has just been summoned
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | a3   |
      And <seat>'s hand holds these cards
        | card  | kind      | instant | standing |
        | Imp   | unit      | yes     | Item 1   |
        | Sword | equipment |         |          |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> equips Imp with Sword
      Then Imp wears Sword

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> equips nobody <where>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | <sa> | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | <na> | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.ruling.instant_equipment_in_battle
      And Sword is in <seat>'s hand

      Examples:
        | seat  | unit   | where                 | sa | na |
        | South | Squire | where the march began | b1 | b4 |
        | South | Squire | beside the battle     | a2 | b4 |
        | North | Troll  | in the base           | b1 | b4 |
        | North | Troll  | beside the battle     | b1 | c2 |

    Scenario Outline: <seat> does not equip enemies in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.ruling.instant_equipment_in_battle or moncolle_tcg.summonphase.equip_anywhere

      Examples:
        | seat  | unit   |
        | South | Ogre   |
        | North | Knight |
