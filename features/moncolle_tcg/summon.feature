Feature: Normal summon

  After the main phase units come from the hand into their player's base, and equipment is put on.

  @moncolle_tcg.summonphase.step_order
  Rule: In the normal summon phase equipment is discarded first; then units are summoned, and equipment is put on and swapped.
    Scenario Outline: <seat> discards equipment and puts other equipment on
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has thrown Bow away
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Sword
      And Bow is in <seat>'s discard pile

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: nothing is summoned before the discards are over: <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      When <seat> tries to summon Imp to <base>
      Then it is refused under moncolle_tcg.summonphase.step_order
      And Imp is in <seat>'s hand

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: no equipment is put on before the discards are over: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When <seat> tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.summonphase.step_order
      And Knight wears nothing

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: nothing is swapped before the discards are over: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
        | Squire | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> tries to pass Sword to Squire
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.swap_scope
      And Knight wears Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: after <deed> <seat> discards no equipment any more
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      And <seat>'s hand holds these cards
        | card | kind      |
        | Imp  | unit      |
        | Axe  | equipment |
      And <seat> has ended the phase
      And <done>
      When <seat> tries to throw Bow away
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.discard_windows
      And Knight wears <worn>

      Examples:
        | seat  | base | deed     | done                               | worn          |
        | South | b1   | a summon | South has summoned Imp to b1       | Bow and Sword |
        | North | b4   | a summon | North has summoned Imp to b4       | Bow and Sword |
        | South | b1   | an equip | South has equipped Squire with Axe | Bow and Sword |
        | North | b4   | an equip | North has equipped Squire with Axe | Bow and Sword |
        | South | b1   | a swap   | South has passed Sword to Squire   | Bow           |
        | North | b4   | a swap   | North has passed Sword to Squire   | Bow           |

    Scenario Outline: the discards may be left out: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      And <seat> has ended the phase
      When <seat> summons Imp to <base>
      Then Imp is in <base>
      And Knight wears Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: after the second step the phase is over: <seat>
      Given it is <seat>'s normal summon phase
      And <seat> has ended the phase
      When <seat> ends the phase
      Then it has become <seat>'s second hand adjustment phase
      And <seat> is asked for hand adjustment

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: in the normal summon phase no question of another phase may be answered
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Goblin | North | b4   | Item 2   | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When North ends the phase
      Then North may answer no other question

    Scenario: where a normal summon begins, no question of another phase may be answered
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Goblin | North | b4   | Item 2   | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When the position is put on the table
      Then North may answer no other question

  @moncolle_tcg.summonphase.base_only
  Rule: In the normal summon phase units are summoned from the hand into their player's own base only.
    Scenario Outline: <seat> summons a unit of the hand into <base>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card | level | attack | defence |
        | Imp  | 2     | 1      | 4       |
      And <seat> has ended the phase
      When <seat> summons Imp to <base>
      Then the battlefield holds exactly these units
        | unit | side   | area   | attack | defence |
        | Imp  | <seat> | <base> | 1      | 4       |
      And Imp is not in <seat>'s hand

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: the last of <seat>'s seven hand cards is summoned into <base>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds 6 cards
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      And <seat> has ended the phase
      When <seat> summons Imp to <base>
      Then Imp is in <base>
      And Imp is not in <seat>'s hand
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: <seat> does not summon to <area>
      Given it is <seat>'s normal summon phase
      And <seat> has placed plain terrain on <land>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <land> |
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      And <seat> has ended the phase
      When <seat> tries to summon Imp to <area>
      Then it is refused under moncolle_tcg.summonphase.base_only
      And Imp is in <seat>'s hand

      Examples:
        | seat  | land | area |
        | South | b2   | b2   |
        | South | a1   | a1   |
        | South | b3   | b4   |
        | North | b3   | b3   |
        | North | c4   | c4   |
        | North | b2   | b1   |

    Scenario Outline: <seat> does not summon a second unit beside the first elsewhere
      Given it is <seat>'s normal summon phase
      And <seat> has placed plain terrain on <land>
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      When <seat> tries to summon Wisp to <land>
      Then it is refused under moncolle_tcg.summonphase.base_only

      Examples:
        | seat  | base | land |
        | South | b1   | c1   |
        | North | b4   | b3   |

    Scenario Outline: no normal summon in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds these cards
        | card | kind |
        | Imp  | unit |
      When <seat> tries to summon Imp to <base>
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.main.three_actions or moncolle_tcg.summonphase.base_only
      And Imp is in <seat>'s hand

      Examples:
        | seat  | phase                  | base |
        | South | first hand adjustment  | b1   |
        | North | first hand adjustment  | b4   |
        | South | main                   | b1   |
        | North | main                   | b4   |
        | South | second hand adjustment | b1   |
        | North | second hand adjustment | b4   |
        | South | end declaration        | b1   |
        | North | end declaration        | b4   |

    Scenario Outline: no normal summon in a battle: <seat>, <timing>
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
        | card | kind |
        | Imp  | unit |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to summon Imp to <base>
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.main.three_actions or moncolle_tcg.summonphase.base_only
      And Imp is in <seat>'s hand

      Examples:
        | seat  | timing                | base |
        | South | instant summon timing | b1   |
        | North | instant summon timing | b4   |
        | South | line-up               | b1   |
        | North | line-up               | b4   |
        | South | before-attack timing  | b1   |
        | North | before-attack timing  | b4   |
        | South | after-attack timing   | b1   |
        | North | after-attack timing   | b4   |
        | South | right to counter      | b1   |
        | North | right to counter      | b4   |

  @moncolle_tcg.summonphase.no_count_limit
  Rule: In one phase any number of units may be normally summoned that the Limit of the base has room for; levels cost nothing.
    Scenario Outline: <seat> summons units of levels <one>, <two> and <three>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | level   |
        | Imp   | <one>   |
        | Wisp  | <two>   |
        | Giant | <three> |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      And <seat> has summoned Wisp to <base>
      When <seat> summons Giant to <base>
      Then Imp, Wisp and Giant are in <base>
      And <seat>'s hand has 0 cards
      And <seat>'s deck has 3 cards

      Examples:
        | seat  | base | one | two | three |
        | South | b1   | 1   | 3   | 6     |
        | North | b4   | 4   | 4   | 2     |
        | South | b1   | 2   | 2   | 2     |

    Scenario Outline: <seat> has no room for level <three> beside <one> and <two>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | level   |
        | Imp   | <one>   |
        | Wisp  | <two>   |
        | Giant | <three> |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      And <seat> has summoned Wisp to <base>
      When <seat> tries to summon Giant to <base>
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy or moncolle_tcg.summonphase.no_count_limit
      And Giant is in <seat>'s hand

      Examples:
        | seat  | base | one | two | three |
        | South | b1   | 2   | 3   | 6     |
        | North | b4   | 4   | 4   | 3     |

    Scenario Outline: <state> units in the base need room, too: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | level | state   |
        | Knight | <seat> | <base> | 7     | <state> |
      And <seat>'s hand holds these cards
        | card | level |
        | Imp  | 4     |
        | Wisp | 3     |
      And <seat> has ended the phase
      When <seat> tries to summon Imp to <base>
      Then it is refused under moncolle_tcg.board.limit_base_and_proxy or moncolle_tcg.summonphase.no_count_limit

      Examples:
        | seat  | base | state     |
        | South | b1   | ready     |
        | South | b1   | exhausted |
        | North | b4   | exhausted |

    Scenario Outline: units elsewhere need no room in the base: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side    | area   | level |
        | Knight | <seat>  | <away> | 8     |
        | Ogre   | <enemy> | <foe>  | 10    |
      And <seat>'s hand holds these cards
        | card  | level |
        | Giant | 10    |
      And <seat> has ended the phase
      When <seat> summons Giant to <base>
      Then Giant is in <base>

      Examples:
        | seat  | enemy | base | away | foe |
        | South | North | b1   | b2   | b4  |
        | North | South | b4   | c4   | b1  |

    Scenario Outline: five units are summoned in one phase: <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card   | level |
        | Imp    | 1     |
        | Wisp   | 2     |
        | Goblin | 2     |
        | Bat    | 2     |
        | Page   | 3     |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      And <seat> has summoned Wisp to <base>
      And <seat> has summoned Goblin to <base>
      And <seat> has summoned Bat to <base>
      When <seat> summons Page to <base>
      Then Imp, Wisp, Goblin, Bat and Page are in <base>

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

  @moncolle_tcg.summonphase.any_summonable_level
  Rule: Units with and without the mark of instant summons can be normally summoned.
    Scenario Outline: <seat> summons a unit of level <level>, its mark being <mark>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | level   | instant |
        | Giant | <level> | <mark>  |
      And <seat> has ended the phase
      When <seat> summons Giant to <base>
      Then Giant is in <base>

      Examples:
        | seat  | base | level | mark |
        | South | b1   | 8     | no   |
        | South | b1   | 2     | yes  |
        | South | b1   | 7     | yes  |
        | North | b4   | 2     | no   |
        | North | b4   | 10    | no   |
        | North | b4   | 3     | yes  |

  @moncolle_tcg.summonphase.equip_anywhere
  Rule: In the normal summon phase equipment from the hand may be put on the player's units on any terrain.
    Scenario Outline: <seat> equips a <state> unit on <area>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | state   |
        | Knight | <seat> | <area> | Item 1   | <state> |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Sword
      And Knight is <state>

      Examples:
        | seat  | area | state     |
        | South | b1   | ready     |
        | South | c2   | exhausted |
        | South | a4   | ready     |
        | North | b4   | exhausted |
        | North | a3   | ready     |
        | North | c1   | exhausted |

    Scenario Outline: <seat> does not equip enemies
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit | side    | area   | standing |
        | Ogre | <enemy> | <area> | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has ended the phase
      When <seat> tries to equip Ogre with Sword
      Then it is refused under moncolle_tcg.summonphase.equip_anywhere
      And Sword is in <seat>'s hand

      Examples:
        | seat  | enemy | area |
        | South | North | b3   |
        | North | South | b1   |

    Scenario Outline: no equipment is put on in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When <seat> tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.main.three_actions or moncolle_tcg.summonphase.equip_anywhere
      And Sword is in <seat>'s hand

      Examples:
        | seat  | phase                  | base |
        | South | first hand adjustment  | b1   |
        | North | first hand adjustment  | b4   |
        | South | main                   | b1   |
        | North | main                   | b4   |
        | South | second hand adjustment | b1   |
        | North | second hand adjustment | b4   |
        | South | end declaration        | b1   |
        | North | end declaration        | b4   |

    Scenario Outline: no equipment is put on later in a battle: <seat>, <timing>
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
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.battle.formation_actions or moncolle_tcg.summonphase.equip_anywhere
      And Sword is in <seat>'s hand

      Examples:
        | seat  | timing               | unit   |
        | South | line-up              | Knight |
        | North | line-up              | Ogre   |
        | South | before-attack timing | Knight |
        | North | before-attack timing | Ogre   |
        | South | after-attack timing  | Knight |
        | North | after-attack timing  | Ogre   |
        | South | right to counter     | Knight |
        | North | right to counter     | Ogre   |

  @moncolle_tcg.ruling.second_step_in_any_order
  Rule: After the discards, summons, equips and swaps of a normal summon phase may come in any order.
    Scenario Outline: in the normal summon phase <third> after <first> and <second>: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit | side   | area   | standing |
        | Ogre | <seat> | <base> | Item 2   |
      And <seat>'s hand holds these cards
        | card | kind      | standing | level |
        | Imp  | unit      | Item 2   | 2     |
        | Wisp | unit      | Item 2   | 2     |
        | Axe  | equipment |          |       |
        | Bow  | equipment |          |       |
      And <seat> has ended the phase
      And <one>
      And <two>
      When <does>
      Then <outcome>

      Examples:
        | seat  | base | first    | one                              | second   | two                              | third    | does                      | outcome        |
        | South | b1   | an equip | South has equipped Ogre with Axe | an equip | South has equipped Ogre with Bow | a summon | South summons Imp to b1   | Imp is in b1   |
        | North | b4   | a summon | North has summoned Imp to b4     | a summon | North has summoned Wisp to b4    | an equip | North equips Imp with Bow | Imp wears Bow  |
        | North | b4   | an equip | North has equipped Ogre with Axe | a summon | North has summoned Imp to b4     | a swap   | North passes Axe to Imp   | Imp wears Axe  |
        | South | b1   | a summon | South has summoned Imp to b1     | an equip | South has equipped Imp with Axe  | a summon | South summons Wisp to b1  | Wisp is in b1  |
        | South | b1   | a summon | South has summoned Imp to b1     | an equip | South has equipped Imp with Axe  | a swap   | South passes Axe to Ogre  | Ogre wears Axe |

    Scenario Outline: after a swap, <what>: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit  | side   | area   | standing |
        | Ogre  | <seat> | <base> | Item 2   |
        | Troll | <seat> | <base> | Item 2   |
      And Ogre wears this equipment
        | card |
        | Axe  |
      And <seat>'s hand holds these cards
        | card | kind      |
        | Imp  | unit      |
        | Bow  | equipment |
      And <seat> has ended the phase
      And <seat> has passed Axe to Troll
      When <does>
      Then <outcome>

      Examples:
        | seat  | base | what          | does                       | outcome        |
        | South | b1   | a summon      | South summons Imp to b1    | Imp is in b1   |
        | North | b4   | a summon      | North summons Imp to b4    | Imp is in b4   |
        | North | b4   | an equip      | North equips Ogre with Bow | Ogre wears Bow |
        | South | b1   | a second swap | South passes Axe to Ogre   | Ogre wears Axe |

  @moncolle_tcg.summonphase.enters_unacted
  Rule: A summoned unit enters ready, in a normal and in an instant summon.
    Scenario Outline: a unit that <seat> summons normally is ready
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      When <seat> summons Wisp to <base>
      Then Imp and Wisp are ready

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: a unit that <seat> summons instantly is ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is ready
      And Imp is in b2

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: an instantly summoned unit attacks in the same battle: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 3       |
        | Ogre   | <enemy> | <to>   | 2      | 5       |
      And <seat>'s hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 3      |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      When the battle is fought out with <seat> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | enemy | from | to |
        | South | North | a2   | a3 |
        | North | South | b4   | b3 |

    Scenario Outline: an instantly summoned defender attacks in the same battle: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 2      | 5       |
        | Ogre   | <enemy> | <to>   | 2      | 3       |
      And <enemy>'s hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 3      |
      And <seat> has marched Knight to <to>
      And the battle has reached <enemy>'s instant summon timing
      And <enemy> has instantly summoned Imp
      When the battle is fought out with <enemy> going first
      Then Knight is not on the battlefield

      Examples:
        | seat  | enemy | from | to |
        | South | North | a2   | a3 |
        | North | South | b4   | b3 |
