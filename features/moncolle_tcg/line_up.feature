Feature: Line-up

  Both sides put their units in a row and may swap equipment, the marching side first.

  @moncolle_tcg.battle.formation_order
  Rule: In the line-up timing the marching side goes first, then the defending side.
    Scenario Outline: the marching side is asked first: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
        | Troll  | <enemy> | <to>   |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <enemy>'s instant summon timing
      When <enemy> passes
      Then <seat> is asked for line up

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: the defending side is asked next and knows the other's line-up: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
        | Troll  | <enemy> | <to>   |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s line-up
      When <seat> lines up Squire and Knight
      Then <enemy> is asked for line up
      And <enemy> sees Squire and Knight lined up for <seat>

      Examples:
        | seat  | enemy | from | to |
        | South | North | a2   | a3 |
        | North | South | b4   | b3 |

    Scenario Outline: the defending side has to wait: <enemy> tries to <deed>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing |
        | Knight | <seat>  | <from> | Item 1   |
        | Squire | <seat>  | <from> | Item 1   |
        | Ogre   | <enemy> | <to>   | Item 1   |
        | Troll  | <enemy> | <to>   | Item 1   |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s line-up
      When <enemy> tries to <deed>
      Then it is refused under moncolle_tcg.battle.formation_order
      And <seat> is asked for line up

      Examples:
        | seat  | enemy | from | to | deed                   |
        | South | North | b1   | b2 | line up Troll and Ogre |
        | South | North | b1   | b2 | pass Bow to Troll      |
        | North | South | c3   | c2 | line up Troll and Ogre |
        | North | South | c3   | c2 | pass Bow to Troll      |

    Scenario Outline: the marching side changes nothing after its line-up: <seat> tries to <deed>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing |
        | Knight | <seat>  | <from> | Item 1   |
        | Squire | <seat>  | <from> | Item 1   |
        | Ogre   | <enemy> | <to>   |          |
        | Troll  | <enemy> | <to>   |          |
      And Knight wears this equipment
        | card |
        | Bow  |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s line-up
      And <seat> has lined up Knight and Squire
      When <seat> tries to <deed>
      Then it is refused under moncolle_tcg.battle.formation_order
      And <seat>'s line-up is Knight and Squire

      Examples:
        | seat  | enemy | from | to | deed                      |
        | South | North | b1   | b2 | line up Squire and Knight |
        | North | South | c3   | c2 | line up Squire and Knight |
        | South | North | b1   | b2 | pass Bow to Squire        |
        | North | South | c3   | c2 | pass Bow to Squire        |

    Scenario Outline: once both have lined up nobody is asked again: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <enemy> | <to>   |
        | Troll  | <enemy> | <to>   |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <enemy>'s line-up
      And the initiative dice will show South <south> and North <north>
      When <enemy> lines up Troll and Ogre
      Then <seat> is asked for before attack effects

      Examples:
        | seat  | enemy | from | to | south | north |
        | South | North | b1   | b2 | 6     | 1     |
        | North | South | c3   | c2 | 1     | 6     |

  @moncolle_tcg.battle.formation_actions
  Rule: In the line-up timing a side may change its line-up and swap equipment.
    Scenario Outline: <seat> changes the line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 9       |
        | Squire | South | b1   | 9       |
        | Ogre   | North | b2   | 9       |
        | Troll  | North | b2   | 9       |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up <order>
      When the battle reaches South's before-attack timing
      Then <seat>'s line-up is <order>

      Examples:
        | seat  | order             |
        | South | Knight and Squire |
        | South | Squire and Knight |
        | North | Ogre and Troll    |
        | North | Troll and Ogre    |

    Scenario Outline: <seat> swaps and then lines up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 1   |
        | Squire | South | a2   | Item 1   |
        | Ogre   | North | a3   | Item 1   |
        | Troll  | North | a3   | Item 1   |
      And <one> wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre and Troll to a2
      And the battle has reached <seat>'s line-up
      And <seat> has passed Bow to <other>
      And <seat> is asked for line up
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up <other> and <one>
      When the battle reaches South's before-attack timing
      Then <other> wears Bow
      And <seat>'s line-up is <other> and <one>

      Examples:
        | seat  | one    | other  |
        | North | Ogre   | Troll  |
        | South | Knight | Squire |

    Scenario Outline: <seat> swaps twice in the line-up timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | b2   | Item 1   |
      And <one> wears this equipment
        | card |
        | Bow  |
      And <other> wears this equipment
        | card |
        | Axe  |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      And <seat> has passed Bow to <other>, Axe to <one>
      And <one> wears Axe
      When <seat> passes Axe to <other>, Bow to <one>
      Then <one> wears Bow
      And <other> wears Axe

      Examples:
        | seat  | one    | other  |
        | South | Knight | Squire |
        | North | Ogre   | Troll  |

    Scenario Outline: <seat> swaps to a unit that has been summoned into the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   | Item 1   |
        | Ogre   | North | b3   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card | instant | standing |
        | Imp  | yes     | Item 1   |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s line-up
      When <seat> passes Bow to Imp
      Then Imp wears Bow
      And <unit> wears nothing

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: a swap counts in the battle: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing | attack | state |
        | Knight | <seat>  | <from> | Item 1   | 2      | ready |
        | Squire | <seat>  | <from> | Item 1   | 2      | ready |
        | Ogre   | <enemy> | <to>   |          | 0      | ready |
      And Knight wears this equipment
        | card | attack |
        | Axe  | 3      |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s line-up
      When <seat> passes Axe to Squire
      Then Knight has attack 2
      And Squire has attack 5

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: <seat> puts no equipment on in the line-up timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | b2   | Item 1   |
      And <seat>'s hand holds these cards
        | card | kind      |
        | Bow  | equipment |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      When <seat> tries to equip <unit> with Bow
      Then it is refused under moncolle_tcg.battle.formation_actions
      And Bow is in <seat>'s hand

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Troll  |

    Scenario Outline: no lining up in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      When <seat> tries to line up Squire and Knight
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.formation_actions

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

    Scenario Outline: no lining up at other timings of a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to line up <order>
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.formation_actions

      Examples:
        | seat  | timing                | order             |
        | South | instant summon timing | Squire and Knight |
        | North | instant summon timing | Troll and Ogre    |
        | South | before-attack timing  | Squire and Knight |
        | North | before-attack timing  | Troll and Ogre    |
        | South | after-attack timing   | Squire and Knight |
        | North | after-attack timing   | Troll and Ogre    |
        | South | right to counter      | Squire and Knight |
        | North | right to counter      | Troll and Ogre    |

    Scenario Outline: no lining up while units are summoned: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And <seat> has ended the phase
      When <seat> tries to line up Squire and Knight
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.formation_actions

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: in the line-up timing nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | North | c3   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | North | c3   | 0      | 9       |                                       |
        | Ogre   | South | c2   | 0      | 9       | counter, declared: defence +1 to this |
      And North's hand holds 3 cards
      And North has marched Mage and Knight to c2
      And the battle has reached North's line-up
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                           | clause                                  |
        | pass                           | moncolle_tcg.battle.formation_actions   |
        | discard North Hand 1           | moncolle_tcg.hand.discard_any           |
        | end the phase                  | moncolle_tcg.battle.formation_order     |
        | drop North Hand 1              | moncolle_tcg.battle.formation_order     |
        | return Mage to c3              | moncolle_tcg.march.instant_units_return |
        | give up Mage to keep the limit | moncolle_tcg.march.return_overflow      |

    Scenario Outline: a side of which one unit is ready lines up all the same, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     |
        | Knight | <marching>  | <from> |           |
        | Ogre   | <defending> | <to>   | exhausted |
        | Troll  | <defending> | <to>   |           |
      And <marching> has marched Knight to <to>
      When the battle reaches <defending>'s line-up
      Then <defending> is asked for line up

      Examples:
        | marching | defending | from | to |
        | South    | North     | b2   | b3 |
        | North    | South     | c3   | c2 |

  @moncolle_tcg.ruling.line_up_is_a_row
  Rule: A line-up is an order of all units of a side in the battle, one behind the other; any order may be chosen.
    Scenario Outline: any order of the line-up will do: <order>
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | <sa> | ready |
        | Squire | South | <sa> | ready |
        | Page   | South | <sa> | ready |
        | Ogre   | North | <na> | ready |
        | Troll  | North | <na> | ready |
        | Goblin | North | <na> | ready |
      And <march> has marched <party> to <to>
      And the battle has reached <seat>'s line-up
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up <order>
      When the battle reaches South's before-attack timing
      Then <seat>'s line-up is <order>

      Examples:
        | march | sa | na | party                   | to | seat  | order                   |
        | South | b1 | b2 | Knight, Squire and Page | b2 | South | Page, Knight and Squire |
        | South | b1 | b2 | Knight, Squire and Page | b2 | South | Squire, Page and Knight |
        | South | b1 | b2 | Knight, Squire and Page | b2 | North | Goblin, Ogre and Troll  |
        | North | c2 | c3 | Ogre, Troll and Goblin  | c2 | North | Troll, Goblin and Ogre  |
        | North | c2 | c3 | Ogre, Troll and Goblin  | c2 | South | Knight, Page and Squire |

    Scenario Outline: a line-up of six stands as <seat> says, to the last
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <from> | 1     |
        | Squire | <seat> | <from> | 1     |
        | Page   | <seat> | <from> | 1     |
        | Imp    | <seat> | <from> | 1     |
        | Wisp   | <seat> | <from> | 1     |
        | Elf    | <seat> | <from> | 1     |
        | Ogre   | <foe>  | <to>   | 1     |
        | Troll  | <foe>  | <to>   | 1     |
      And <seat> has marched Knight, Squire, Page, Imp, Wisp and Elf to <to>
      And the battle has reached <seat>'s line-up
      When <seat> lines up Wisp, Squire, Knight, Page, Imp and Elf
      Then <seat>'s line-up is Wisp, Squire, Knight, Page, Imp and Elf

      Examples:
        | seat  | foe   | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: everybody stands in a line-up once: <seat> does not line up <order>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Squire | South | b1   | ready     |
        | Page   | South | b1   | ready     |
        | Archer | South | b1   | ready     |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | b2   | ready     |
        | Goblin | North | b2   | ready     |
        | Bat    | North | b3   | ready     |
      And South has marched Knight, Squire and Page to b2
      And the battle has reached <seat>'s line-up
      When <seat> tries to line up <order>
      Then it is refused under moncolle_tcg.ruling.line_up_is_a_row
      And <seat> is asked for line up

      Examples:
        | seat  | order                           |
        | South | Knight                          |
        | South | Knight and Squire               |
        | South | Squire and Page                 |
        | South | Knight, Page and Knight         |
        | South | Knight, Squire, Page and Page   |
        | South | Knight, Squire, Page and Archer |
        | South | Archer, Squire and Page         |
        | South | Knight, Squire and Ogre         |
        | North | Ogre and Goblin                 |
        | North | Troll and Goblin                |
        | North | Ogre, Troll and Troll           |
        | North | Ogre, Troll, Goblin and Ogre    |
        | North | Bat, Troll and Goblin           |
        | North | Goblin, Troll, Ogre and Bat     |
        | North | Knight, Ogre and Troll          |

    Scenario Outline: instantly summoned units stand in the line-up, too: <seat>
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
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s line-up
      When <seat> tries to line up <unit>
      Then it is refused under moncolle_tcg.ruling.line_up_is_a_row

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: an attack of <total> strikes the front first: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack  | defence |
        | Knight | <seat>  | <from> | <total> | 3       |
        | Ogre   | <enemy> | <to>   | 0       | 2       |
        | Troll  | <enemy> | <to>   | 0       | 5       |
        | Witch  | <enemy> | <to>   | 0       | 1       |
      And <seat> has marched Knight to <to>
      And the battle has reached <enemy>'s line-up
      And the initiative dice will show South <south> and North <north>
      And <enemy> has lined up <order>
      When the battle is fought out
      Then <dead> is not on the battlefield
      And <alive> is still in <to>

      Examples:
        | seat  | enemy | from | to | total | south | north | order                 | dead            | alive           |
        | South | North | b1   | b2 | 6     | 6     | 1     | Ogre, Troll and Witch | Ogre            | Troll and Witch |
        | South | North | b1   | b2 | 6     | 6     | 1     | Troll, Witch and Ogre | Troll and Witch | Ogre            |
        | North | South | c3   | c2 | 6     | 1     | 6     | Witch, Troll and Ogre | Witch and Troll | Ogre            |
        | North | South | c3   | c2 | 2     | 1     | 6     | Witch, Ogre and Troll | Witch           | Ogre and Troll  |

  @moncolle_tcg.ruling.newcomers_at_the_back
  Rule: A unit that comes into a battle stands behind those who are there, until the line-up is changed.
    Scenario Outline: <seat>'s new unit stands behind <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Bat
      Then <seat>'s line-up is <unit> and Bat

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: the last to come is the last: <seat>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Wisp | yes     | 1     |
        | Imp  | yes     | 3     |
        | Bat  | yes     | 2     |
      And North has marched Ogre to c2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Wisp
      And <seat> has instantly summoned Bat
      When <seat> instantly summons Imp
      Then <seat>'s line-up is <unit>, Wisp, Bat and Imp

      Examples:
        | seat  | unit   |
        | North | Ogre   |
        | South | Knight |

    Scenario Outline: <seat> may put newcomers in front in the line-up timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Wisp
      And the battle has reached <seat>'s line-up
      And <seat>'s line-up is <unit> and Wisp
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up Wisp and <unit>
      When the battle reaches South's before-attack timing
      Then <seat>'s line-up is Wisp and <unit>

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |
