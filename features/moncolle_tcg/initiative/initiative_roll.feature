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
        | Knight | South | a2   | Initiative 1 |
        | Squire | South | a2   | Initiative 2 |
        | Ogre   | North | a3   | Initiative 2 |
        | Troll  | North | a3   | Initiative 1 |
        | Goblin | North | a3   | Initiative 1 |
      And <march> has marched <party> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | march | party                  | to | south | north | first |
        | South | Knight and Squire      | a3 | 4     | 2     | South |
        | South | Knight and Squire      | a3 | 3     | 3     | North |
        | North | Ogre, Troll and Goblin | a2 | 5     | 3     | South |
        | North | Ogre, Troll and Goblin | a2 | 2     | 2     | North |

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
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <march> has marched <unit> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | march | unit   | to | south | north | first |
        | South | Knight | b2 | 6     | 5     | South |
        | South | Knight | b2 | 5     | 6     | North |
        | North | Ogre   | b1 | 6     | 5     | South |
        | North | Ogre   | b1 | 1     | 2     | North |

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
