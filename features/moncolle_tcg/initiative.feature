Feature: Initiative

  A die and the Initiative of the units say who is first; equal totals mean a simultaneous attack.

  @moncolle_tcg.battle.initiative_roll
  Rule: In the initiative timing each side rolls a die and adds the Initiative of its units in the battle.
    Scenario Outline: Initiative 1 and 0 against 2, dice <south> and <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     |
        | Knight | South | b1   | Initiative 1 |
        | Squire | South | b1   |              |
        | Ogre   | North | b2   | Initiative 2 |
      And South has marched Knight and Squire to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | south | north | first |
        | 4     | 2     | South |
        | 4     | 4     | North |
        | 1     | 1     | North |
        | 6     | 4     | South |

    Scenario Outline: the Initiative of several units adds up: dice <south> and <north>
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     |
        | Knight | South | <sa> | Initiative 1 |
        | Squire | South | <sa> | Initiative 2 |
        | Ogre   | North | <na> | Initiative 2 |
        | Troll  | North | <na> | Initiative 1 |
        | Goblin | North | <na> | Initiative 1 |
      And <march> has marched <party> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | march | sa | na | party                  | to | south | north | first |
        | South | a2 | a3 | Knight and Squire      | a3 | 4     | 2     | South |
        | South | a2 | a3 | Knight and Squire      | a3 | 3     | 3     | North |
        | North | c2 | c3 | Ogre, Troll and Goblin | c2 | 5     | 3     | South |
        | North | c2 | c3 | Ogre, Troll and Goblin | c2 | 2     | 2     | North |

    Scenario Outline: units outside the battle add nothing: <side>'s on <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing     |
        | Knight | South  | b1     |              |
        | Herald | <side> | <area> | Initiative 5 |
        | Ogre   | North  | b2     |              |
      And South has marched Knight to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | side  | area | south | north | first |
        | South | b1   | 3     | 4     | North |
        | South | a2   | 3     | 4     | North |
        | North | b3   | 4     | 3     | South |
        | North | b4   | 4     | 3     | South |

    Scenario Outline: each side rolls its own die: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | <sa> |
        | Ogre   | North | <na> |
      And <march> has marched <unit> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | march | sa | na | unit   | to | south | north | first |
        | South | b1 | b2 | Knight | b2 | 6     | 5     | South |
        | South | b1 | b2 | Knight | b2 | 5     | 6     | North |
        | North | b1 | b2 | Ogre   | b1 | 6     | 5     | South |
        | North | b1 | b2 | Ogre   | b1 | 1     | 2     | North |

    Scenario Outline: instantly summoned units add theirs: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant | standing     |
        | Imp  | yes     | Initiative 1 |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the initiative dice will show South 3 and North 3
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.battle.initiative_higher
  Rule: The side with the higher initiative total is the first side, the other the second side.
    Scenario Outline: totals <south> and <north>: <first> is first, <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | <sa> |
        | Ogre   | North | <na> |
      And <march> has marched <unit> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle
      And <first> is asked for before attack effects

      Examples:
        | march | sa | na | unit   | to | south | north | first |
        | South | a2 | a3 | Knight | a3 | 4     | 3     | South |
        | South | a2 | a3 | Knight | a3 | 3     | 4     | North |
        | North | c2 | c3 | Ogre   | c2 | 2     | 1     | South |
        | North | c2 | c3 | Ogre   | c2 | 1     | 6     | North |
        | South | b1 | b2 | Knight | b2 | 6     | 1     | South |

    Scenario Outline: the first side strikes before the second: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | <sa> | 3      | 3       |
        | Ogre   | North | <na> | 3      | 3       |
      And <march> has marched <unit> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then <dead> is not on the battlefield
      And <alive> is in <to>

      Examples:
        | march | sa | na | unit   | to | south | north | dead   | alive  |
        | South | a2 | a3 | Knight | a3 | 4     | 3     | Ogre   | Knight |
        | South | a2 | a3 | Knight | a3 | 3     | 4     | Knight | Ogre   |
        | North | c2 | c3 | Ogre   | c2 | 5     | 4     | Ogre   | Knight |
        | North | c2 | c3 | Ogre   | c2 | 4     | 5     | Knight | Ogre   |

    Scenario Outline: Initiative outweighs the die: <first> is first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           |
        | Knight | South | c2   | Initiative <south> |
        | Ogre   | North | c3   | Initiative <north> |
      And North has marched Ogre to c2
      And the initiative dice will show South <one> and North <other>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | south | north | one | other | first |
        | 3     | 0     | 2   | 4     | South |
        | 0     | 3     | 4   | 2     | North |

  @moncolle_tcg.battle.initiative_tie
  Rule: Equal initiative totals lead to a simultaneous attack; the dice are not rolled again.
    Scenario Outline: dice <south> and <north>, Initiative <one> and <other>: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           | attack | defence |
        | Knight | South | <sa> | Initiative <one>   | 3      | 3       |
        | Ogre   | North | <na> | Initiative <other> | 3      | 3       |
      And <march> has marched <unit> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then no battle is going on
      And the battlefield is empty

      Examples:
        | march | sa | na | unit   | to | south | north | one | other |
        | South | b1 | b2 | Knight | b2 | 3     | 3     | 0   | 0     |
        | South | b1 | b2 | Knight | b2 | 4     | 3     | 1   | 2     |
        | North | c2 | c3 | Ogre   | c2 | 6     | 6     | 0   | 0     |
        | North | c2 | c3 | Ogre   | c2 | 2     | 5     | 3   | 0     |
        | South | b1 | b2 | Knight | b2 | 6     | 5     | 2   | 3     |
        | North | c2 | c3 | Ogre   | c2 | 3     | 6     | 7   | 4     |

    Scenario Outline: 4 and 1 against 3 and 2, a tie: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     | attack | defence |
        | Knight | South | <sa> | Initiative 1 | 3      | 3       |
        | Squire | South | <sa> |              | 0      | 1       |
        | Ogre   | North | <na> | Initiative 2 | 4      | 3       |
      And <march> has marched <party> to <to>
      And the initiative dice will show South 4 and North 3
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | march | sa | na | party             | to |
        | South | b1 | b2 | Knight and Squire | b2 |
        | North | a2 | a3 | Ogre              | a2 |

    Scenario Outline: equal dice alone are no tie: <first> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           |
        | Knight | South | b1   | Initiative <one>   |
        | Ogre   | North | b2   | Initiative <other> |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 3
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | one | other | first |
        | 1   | 0     | South |
        | 0   | 1     | North |

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
        | Ogre   | <enemy> | <to>   | Initiative 1 |                                                                      |
      And <seat> has used Knight on Knight
      And <seat> has marched Knight to <to>
      And the initiative dice will show South 3 and North 3
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

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
        | Ogre   | <stand> | <to>   | exhausted | Initiative <one>   |
        | Troll  | <stand> | <to>   | exhausted | Initiative <other> |
      And <march> has marched Knight to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | march | stand | from | to | one | other | south | north | first |
        | South | North | b1   | b2 | 2   | 1     | 4     | 2     | North |
        | North | South | c3   | c2 | 2   | 1     | 2     | 4     | South |
        | South | North | b1   | b2 | -2  | 0     | 3     | 4     | South |

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
