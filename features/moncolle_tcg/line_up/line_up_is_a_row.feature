Feature: Line-up

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
      And <march> has marched <party> to b2
      And the battle has reached <seat>'s line-up
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up <order>
      When the battle reaches South's before-attack timing
      Then <seat>'s line-up is <order>

      Examples:
        | march | sa | na | party                   | seat  | order                   |
        | South | b1 | b2 | Knight, Squire and Page | South | Page, Knight and Squire |
        | South | b1 | b2 | Knight, Squire and Page | South | Squire, Page and Knight |
        | South | b1 | b2 | Knight, Squire and Page | North | Goblin, Ogre and Troll  |
        | North | b2 | b3 | Ogre, Troll and Goblin  | North | Troll, Goblin and Ogre  |
        | North | b2 | b3 | Ogre, Troll and Goblin  | South | Knight, Page and Squire |

    Scenario: a line-up of six stands as South says, to the last
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 1     |
        | Squire | South | b2   | 1     |
        | Page   | South | b2   | 1     |
        | Imp    | South | b2   | 1     |
        | Wisp   | South | b2   | 1     |
        | Elf    | South | b2   | 1     |
        | Ogre   | North | b3   | 1     |
        | Troll  | North | b3   | 1     |
      And South has marched Knight, Squire, Page, Imp, Wisp and Elf to b3
      And the battle has reached South's line-up
      When South lines up Wisp, Squire, Knight, Page, Imp and Elf
      Then South's line-up is Wisp, Squire, Knight, Page, Imp and Elf

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
        | Ogre   | <enemy> | b2     | 0       | 2       |
        | Troll  | <enemy> | b2     | 0       | 5       |
        | Witch  | <enemy> | b2     | 0       | 1       |
      And <seat> has marched Knight to b2
      And the battle has reached <enemy>'s line-up
      And the initiative dice will show South <south> and North <north>
      And <enemy> has lined up <order>
      When the battle is fought out
      Then <dead> is not on the battlefield
      And <alive> is still in b2

      Examples:
        | seat  | enemy | from | total | south | north | order                 | dead            | alive           |
        | South | North | b1   | 6     | 6     | 1     | Ogre, Troll and Witch | Ogre            | Troll and Witch |
        | South | North | b1   | 6     | 6     | 1     | Troll, Witch and Ogre | Troll and Witch | Ogre            |
        | North | South | b3   | 6     | 1     | 6     | Witch, Troll and Ogre | Witch and Troll | Ogre            |
        | North | South | b3   | 2     | 1     | 6     | Witch, Ogre and Troll | Witch           | Ogre and Troll  |
