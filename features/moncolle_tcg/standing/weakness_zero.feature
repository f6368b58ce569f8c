Feature: Standing abilities

  @moncolle_tcg.standing.weakness_zero
  Rule: Weakness adds nothing to damage of 0.
    Background:
      Given it is South's main phase

    Scenario Outline: flame damage of 0 stays 0, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                               |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:0] to an enemy unit   |
        | Ogre   | <foe>  | <from> | 2       | Weakness flame 5 | when this is damaged, battle: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in b3
      And <foe>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario Outline: flame damage of 1 is enough for Weakness, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                             |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 4 |                                    |
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
