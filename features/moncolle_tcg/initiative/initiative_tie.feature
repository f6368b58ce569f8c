Feature: Initiative

  @moncolle_tcg.battle.initiative_tie
  Rule: Equal initiative totals lead to a simultaneous attack; the dice are not rolled again.
    Scenario Outline: dice <south> and <north>, Initiative <one> and <other>: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           | attack | defence |
        | Knight | South | <sa> | Initiative <one>   | 3      | 3       |
        | Ogre   | North | <na> | Initiative <other> | 3      | 3       |
      And <march> has marched <unit> to b2
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then no battle is going on
      And the battlefield is empty

      Examples:
        | march | sa | na | unit   | south | north | one | other |
        | South | b1 | b2 | Knight | 3     | 3     | 0   | 0     |
        | South | b1 | b2 | Knight | 4     | 3     | 1   | 2     |
        | North | b2 | b3 | Ogre   | 6     | 6     | 0   | 0     |
        | North | b2 | b3 | Ogre   | 2     | 5     | 3   | 0     |
        | South | b1 | b2 | Knight | 6     | 5     | 2   | 3     |
        | North | b2 | b3 | Ogre   | 3     | 6     | 7   | 4     |

    Scenario Outline: 4 and 1 against 3 and 2, a tie: <march> marches
      Given it is <march>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     | attack | defence |
        | Knight | South | <sa> | Initiative 1 | 3      | 3       |
        | Squire | South | <sa> |              | 0      | 1       |
        | Ogre   | North | <na> | Initiative 2 | 4      | 3       |
      And <march> has marched <party> to a2
      And the initiative dice will show South 4 and North 3
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | march | sa | na | party             |
        | South | a1 | a2 | Knight and Squire |
        | North | a2 | a3 | Ogre              |

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
