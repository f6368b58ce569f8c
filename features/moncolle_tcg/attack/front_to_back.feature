Feature: Attack

  @moncolle_tcg.attack.front_to_back
  Rule: Every enemy unit receives the attack's damage less the defence of all units in front of it; all receive theirs at once.
    Scenario Outline: behind a defence of <front> a damage of 5 kills <dead>, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 5      | 9       |
        | Ogre   | <foe>  | <from> | 0      | <front> |
        | Troll  | <foe>  | <from> | 0      | <mid>   |
        | Imp    | <foe>  | <from> | 0      | <back>  |
      And South has marched <units> to b3
      When the battle is fought out with <first> going first
      Then <dead> are not on the battlefield
      And <alive> is in <from>

      Examples:
        | seat  | foe   | units               | area | from | front | mid | back | dead           | alive | first |
        | South | North | Knight              | b2   | b3   | 2     | 2   | 2    | Ogre and Troll | Imp   | South |
        | North | South | Ogre, Troll and Imp | b3   | b2   | 2     | 2   | 2    | Ogre and Troll | Imp   | North |
        | North | South | Ogre, Troll and Imp | b3   | b2   | 1     | 4   | 1    | Ogre and Troll | Imp   | North |
        | South | North | Knight              | b2   | b3   | 3     | 3   | 1    | Ogre           | Troll | South |
        | North | South | Ogre, Troll and Imp | b3   | b2   | 3     | 3   | 1    | Ogre           | Imp   | North |
        | South | North | Knight              | b2   | b3   | 2     | 4   | 3    | Ogre           | Troll | South |
        | South | North | Knight              | b2   | b3   | 2     | 2   | 2    | Ogre and Troll | Imp   | North |
        | South | North | Knight              | b2   | b3   | 2     | 4   | 3    | Ogre           | Troll | North |

    Scenario Outline: three in a row die of just enough, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 5      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 2       |
        | Troll  | <foe>  | <from> | 0      | 2       |
        | Imp    | <foe>  | <from> | 0      | 1       |
      And South has marched <units> to c3
      When the battle is fought out with <first> going first
      Then Ogre, Troll and Imp are not on the battlefield

      Examples:
        | seat  | foe   | units               | area | from | first |
        | South | North | Knight              | c2   | c3   | South |
        | North | South | Ogre, Troll and Imp | c3   | c2   | North |
        | South | North | Knight              | c2   | c3   | North |
        | North | South | Ogre, Troll and Imp | c3   | c2   | South |

    Scenario Outline: damage goes in the order of the line-up, <front> in front
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 9       |
        | Ogre   | North | a3   | 0      | 3       |
        | Troll  | North | a3   | 0      | 3       |
      And South has marched Knight to a3
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up <front> and <rear>
      When the battle is fought out
      Then <front> is not on the battlefield
      And <rear> is in a3

      Examples:
        | front | rear  |
        | Ogre  | Troll |
        | Troll | Ogre  |

    Scenario Outline: the order of the marching side counts as well, <front> in front
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 3      | 9       |
        | Ogre   | North | c3   | 0      | 3       |
        | Troll  | North | c3   | 0      | 3       |
      And North has marched Ogre and Troll to c2
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up <front> and <rear>
      When the battle is fought out
      Then <front> is not on the battlefield
      And <rear> is in c3

      Examples:
        | front | rear  |
        | Ogre  | Troll |
        | Troll | Ogre  |

    Scenario: the damage of all is worked out from the defences at that moment
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                               |
        | Knight | South | b2   | 5      | 9       |                                                      |
        | Ogre   | North | b3   | 0      | 3       | when this dies, battle: defence +5 to all your units |
        | Troll  | North | b3   | 0      | 2       |                                                      |
      And South has marched Knight to b3
      When the battle is fought out with South going first
      Then Ogre and Troll are not on the battlefield

    Scenario Outline: example: Charge on the first side and Defender on the second, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   |
        | Knight | <seat> | <area> | 3      | 9       | Charge 1   |
        | Squire | <seat> | <area> | 2      | 9       |            |
        | Ogre   | <foe>  | <from> | 0      | 2       |            |
        | Troll  | <foe>  | <from> | 0      | 3       | Defender 1 |
        | Imp    | <foe>  | <from> | 0      | 2       |            |
      And South has marched <units> to c3
      When the battle is fought out with <seat> going first
      Then Ogre and Troll are not on the battlefield
      And Imp is in <from>

      Examples:
        | seat  | foe   | units               | area | from |
        | South | North | Knight and Squire   | c2   | c3   |
        | North | South | Ogre, Troll and Imp | c3   | c2   |

    Scenario Outline: defence that equipment adds keeps damage from those behind, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 4      | 9       |          |
        | Ogre   | <foe>  | <from> | 0      | 2       | Item 1   |
        | Troll  | <foe>  | <from> | 0      | 2       |          |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And South has marched <units> to a3
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield
      And Troll is in <from>

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | a2   | a3   | South |
        | North | South | Ogre and Troll | a3   | a2   | North |
        | South | North | Knight         | a2   | a3   | North |
        | North | South | Ogre and Troll | a3   | a2   | South |

    Scenario Outline: the row moves up when its front has fallen before, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 3      | 9       | normal: [3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
        | Troll  | <foe>  | <from> | 0      | 3       |                              |
      And South has marched <units> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Ogre and Troll are not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | b2   | b3   | South |
        | North | South | Ogre and Troll | b3   | b2   | North |
        | South | North | Knight         | b2   | b3   | North |
        | North | South | Ogre and Troll | b3   | b2   | South |

    Scenario Outline: a unit summoned into the battle has its place in the row, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 9       |
        | Ogre   | <defending> | <area> | 0      | 3       |
      And <defending>'s hand holds these cards
        | card | instant | defence |
        | Elf  | yes     | 3       |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s instant summon timing
      And <defending> has instantly summoned Elf
      And the initiative dice will show South <south> and North <north>
      And the battle has reached <defending>'s line-up
      And <defending> has lined up Elf and Ogre
      When the battle is fought out
      Then Elf is not on the battlefield
      And Ogre is in <area>

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | a2   | a3   | 5     | 2     |
        | North    | South     | a3   | a2   | 2     | 5     |

    Scenario Outline: defence that terrain gives keeps damage from those behind: Imp of defence <defence>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect                                 |
        | Marsh   | b3   | defence +2 to units of level 3 or more |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence   |
        | Knight | South | b2   | 2     | 6      | 3         |
        | Ogre   | North | b3   | 3     | 0      | 3         |
        | Imp    | North | b3   | 2     | 0      | <defence> |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      When both sides pass
      Then Imp is <found>
      And Ogre is not on the battlefield

      Examples:
        | defence | found                  |
        | 2       | in b3                  |
        | 1       | not on the battlefield |

    Scenario Outline: defence that is granted keeps damage from those behind: Imp of defence <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence   | effect                                |
        | Knight | South | b2   | 6      | 3         |                                       |
        | Ogre   | North | b3   | 0      | 3         | counter, declared: defence +2 to this |
        | Imp    | North | b3   | 0      | <defence> |                                       |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre
      When both sides pass
      Then Imp is <found>

      Examples:
        | defence | found                  |
        | 2       | in b3                  |
        | 1       | not on the battlefield |
