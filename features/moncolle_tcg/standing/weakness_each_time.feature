Feature: Standing abilities

  @moncolle_tcg.ruling.weakness_each_time
  Rule: Weakness adds once to each damage, before it is compared with the defence.
    Background:
      Given it is South's main phase

    Scenario Outline: Weakness adds to the second damage as well, <seat> dealing 1 and then 3
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                                                                  |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit / normal: [flame:3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                                                         |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: what Weakness adds does not stay for the next damage, <seat> dealing 2 twice
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                             |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                    |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in b3

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario Outline: Weakness adds to each damage of one effect, <seat> dealing 1 and then 3
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                                                            |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit, then [flame:3] to enemy units |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                                                   |
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
