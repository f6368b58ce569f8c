Feature: Standing abilities

  @moncolle_tcg.ruling.weaknesses_add_up
  Rule: Several Weaknesses of a unit to the same attribute add up.
    Background:
      Given it is South's main phase

    Scenario Outline: two Weaknesses to flame add up, <seat> dealing 2
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing                           | effect                             |
        | Knight | <seat> | <area> | 9       |                                    | normal: [flame:2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 1, Weakness flame 2 |                                    |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario Outline: printed, worn and granted Weaknesses add up, <seat> dealing 2
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing                 | effect                                                                   |
        | Knight | <seat> | <area> | 9       |                          | normal: Weakness flame 1 to an enemy unit, then [flame:2] to enemy units |
        | Ogre   | <foe>  | <from> | 6       | Weakness flame 1, Item 1 |                                                                          |
      And Ogre wears this equipment
        | card | standing         |
        | Rags | Weakness flame 2 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: Weaknesses to different attributes do not add up, <seat> dealing 2
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing                           | effect                             |
        | Knight | <seat> | <area> | 9       |                                    | normal: [flame:2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2, Weakness flood 2 |                                    |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in a3

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |
