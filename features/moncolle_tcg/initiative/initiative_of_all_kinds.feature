Feature: Initiative

  @moncolle_tcg.ruling.initiative_of_all_kinds
  Rule: Granted and worn Initiative counts like printed, that of exhausted units too, and a value below zero lowers the total.
    Scenario Outline: worn Initiative adds to the printed: <first> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing             |
        | Knight | South | b1   | Item 1, Initiative 1 |
        | Ogre   | North | b2   | Item 1, Initiative 1 |
      And <unit> wears this equipment
        | card  | standing     |
        | Boots | Initiative 1 |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 3
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | unit   | first |
        | Knight | South |
        | Ogre   | North |

    Scenario Outline: granted Initiative counts: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing     | effect                                                               |
        | Knight | <seat>  | <from> | Initiative 1 | own turn, declared: Initiative 1 to one of your units until turn end |
        | Ogre   | <enemy> | b2     | Initiative 1 |                                                                      |
      And <seat> has used Knight on Knight
      And <seat> has marched Knight to b2
      And the initiative dice will show South 3 and North 3
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  | enemy | from |
        | South | North | b1   |
        | North | South | b3   |

    Scenario Outline: Initiative that the terrain gives counts: <first> goes first
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect                       |
        | Marsh   | b2   | Initiative 1 to <whom> units |
      And these units are on the battlefield
        | unit   | side  | area | attribute |
        | Knight | South | b1   | fire      |
        | Ogre   | North | b2   | water     |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 3
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | whom  | first |
        | fire  | South |
        | water | North |

    Scenario Outline: exhausted units count: Initiative <one> and <other>
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state     | standing           |
        | Knight | <march> | <from> | ready     |                    |
        | Ogre   | <stand> | b2     | exhausted | Initiative <one>   |
        | Troll  | <stand> | b2     | exhausted | Initiative <other> |
      And <march> has marched Knight to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | march | stand | from | one | other | south | north | first |
        | South | North | b1   | 2   | 1     | 4     | 2     | North |
        | North | South | b3   | 2   | 1     | 2     | 4     | South |
        | South | North | b1   | -2  | 0     | 3     | 4     | South |

    Scenario Outline: Initiative below zero lowers the total: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           |
        | Knight | South | a2   | Initiative <one>   |
        | Squire | South | a2   | Initiative <two>   |
        | Ogre   | North | a3   | Initiative <three> |
      And South has marched Knight and Squire to a3
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | seat  | one | two | three | south | north | first |
        | South | 2   | -1  | 0     | 3     | 3     | South |
        | South | -2  | 1   | 0     | 4     | 4     | North |
        | South | -2  | 0   | 0     | 4     | 3     | North |
        | North | 0   | 0   | -1    | 1     | 1     | South |
        | North | 0   | 0   | -2    | 4     | 5     | South |

    Scenario Outline: the Initiative of a second card that is worn counts, too: <first> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Ogre   | North | b2   | Item 2   |
      And <unit> wears this equipment
        | card  | standing     |
        | Boots | Initiative 1 |
        | Ring  | Initiative 1 |
      And South has marched Knight to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | unit   | first | south | north |
        | Knight | South | 3     | 4     |
        | Ogre   | North | 4     | 3     |
