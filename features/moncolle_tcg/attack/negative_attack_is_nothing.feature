Feature: Attack

  @moncolle_tcg.ruling.negative_attack_is_nothing
  Rule: A unit whose attack is below zero adds nothing to an attack and takes nothing away.
    Background:
      Given it is South's main phase

    Scenario Outline: a unit with an attack of -2 takes nothing from the others, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                              |
        | Knight | <seat> | <area> | 3      | 9       |                                     |
        | Squire | <seat> | <area> | 0      | 9       |                                     |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: attack -2 to an enemy unit |
      And South has marched <units> to b3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Squire
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | b2   | b3   | South |
        | North | South | Ogre              | b3   | b2   | North |
        | South | North | Knight and Squire | b2   | b3   | North |
        | North | South | Ogre              | b3   | b2   | South |

    Scenario Outline: a unit alone with a negative attack kills nobody, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                              |
        | Knight | <seat> | <area> | 1      | 9       |                                     |
        | Ogre   | <foe>  | <from> | 0      | 1       | counter: attack -3 to an enemy unit |
      And South has marched <unit> to c3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      And <seat> has passed
      When <foe> passes
      Then Ogre is in c3
      And Knight is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario: a negative attack takes nothing away in a simultaneous attack
      Given these terrains lie on the field
        | terrain | area | effect                  |
        | Swamp   | a3   | attack -2 to fire units |
      And these units are on the battlefield
        | unit   | side  | area | attribute | attack | defence |
        | Knight | South | a2   | earth     | 3      | 9       |
        | Squire | South | a2   | fire      | 0      | 9       |
        | Ogre   | North | a3   | earth     | 0      | 3       |
      And South has marched Knight and Squire to a3
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
