Feature: Attack

  @moncolle_tcg.ruling.survivors_shield
  Rule: The defence of a unit that survives is taken off for those behind it as well.
    Background:
      Given it is South's main phase

    Scenario Outline: behind a unit that cannot die there is less damage, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 5      | 9       |                             |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: cannot die to this |
        | Troll  | <foe>  | <from> | 0      | 3       |                             |
      And South has marched <units> to a3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is in a3
      And Troll is in a3

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | a2   | a3   | South |
        | North | South | Ogre and Troll | a3   | a2   | North |
        | South | North | Knight         | a2   | a3   | North |
        | North | South | Ogre and Troll | a3   | a2   | South |

    Scenario Outline: what is left over still reaches those behind a unit that cannot die, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 5      | 9       |                             |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: cannot die to this |
        | Troll  | <foe>  | <from> | 0      | 2       |                             |
      And South has marched <units> to b3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is in b3
      And Troll is not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | b2   | b3   | South |
        | North | South | Ogre and Troll | b3   | b2   | North |
        | South | North | Knight         | b2   | b3   | North |
        | North | South | Ogre and Troll | b3   | b2   | South |

    Scenario: behind a unit that cannot die there is less damage in a simultaneous attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                      |
        | Knight | South | b2   | 0      | 3       | own turn: cannot die to this until turn end |
        | Squire | South | b2   | 0      | 3       |                                             |
        | Ogre   | North | b3   | 5      | 9       |                                             |
      And South has used Knight
      And South has marched Knight and Squire to b3
      When the battle is fought out with equal initiative
      Then Knight and Squire are in b2
