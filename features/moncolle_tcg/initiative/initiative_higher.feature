Feature: Initiative

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
        | North | a2 | a3 | Ogre   | a2 | 2     | 1     | South |
        | North | a2 | a3 | Ogre   | a2 | 1     | 6     | North |
        | South | a1 | a2 | Knight | a2 | 6     | 1     | South |

    Scenario Outline: the first side strikes before the second: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 3       |
        | Ogre   | North | a3   | 3      | 3       |
      And <march> has marched <unit> to <to>
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then <dead> is not on the battlefield
      And <alive> is in <to>

      Examples:
        | march | unit   | to | south | north | dead   | alive  |
        | South | Knight | a3 | 4     | 3     | Ogre   | Knight |
        | South | Knight | a3 | 3     | 4     | Knight | Ogre   |
        | North | Ogre   | a2 | 5     | 4     | Ogre   | Knight |
        | North | Ogre   | a2 | 4     | 5     | Knight | Ogre   |

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
