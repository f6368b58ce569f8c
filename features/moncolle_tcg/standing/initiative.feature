Feature: Standing abilities

  @moncolle_tcg.standing.initiative
  Rule: Initiative is added to the die of the unit's side.
    Scenario Outline: <value> is added to the die, and South <outcome>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           |
        | Knight | South | b2   | Initiative <value> |
        | Ogre   | North | b3   |                    |
      And North has marched Ogre to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | value | south | north | first | outcome          |
        | 2     | 3     | 4     | South | goes first       |
        | 1     | 3     | 5     | North | goes second      |
        | -1    | 4     | 4     | North | is slower        |
        | -2    | 5     | 2     | South | goes first still |

    Scenario Outline: the marching side's Initiative counts as well, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | standing     |
        | Knight | <marching>  | <from> | Initiative 1 |
        | Squire | <marching>  | <from> | Initiative 1 |
        | Ogre   | <defending> | <area> |              |
      And <marching> has marched Knight and Squire to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <marching>'s before-attack timing
      Then <marching> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | c2   | c3   | 2     | 3     |
        | North    | South     | c3   | c2   | 6     | 5     |

    Scenario Outline: a negative Initiative is taken off the die, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | standing      |
        | Knight | <marching>  | <from> | Initiative -2 |
        | Ogre   | <defending> | <area> |               |
      And <marching> has marched Knight to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | a2   | a3   | 4     | 3     |
        | North    | South     | a3   | a2   | 3     | 4     |

    Scenario Outline: Initiative can make the totals equal, <seat> having it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing     |
        | Knight | <seat> | <area> | 3      | 3       | Initiative 3 |
        | Ogre   | <foe>  | <from> | 3      | 3       |              |
      And South has marched <unit> to a3
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | seat  | foe   | unit   | area | from | south | north |
        | South | North | Knight | a2   | a3   | 1     | 4     |
        | North | South | Ogre   | a3   | a2   | 5     | 2     |

    Scenario Outline: the Initiative of units elsewhere does not count, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | standing     |
        | Knight | <marching>  | <from> |              |
        | Squire | <marching>  | <from> | Initiative 5 |
        | Ogre   | <defending> | <area> |              |
      And <marching> has marched Knight to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | b2   | b3   | 2     | 3     |
        | North    | South     | b3   | b2   | 3     | 2     |
