Feature: Standing abilities

  @moncolle_tcg.standing.weakness
  Rule: Weakness to a damage attribute adds its value to every damage of that attribute which the unit receives.
    Background:
      Given it is South's main phase

    Scenario Outline: flame damage of 3 and <n> more kill a defence of 5, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing           | effect                             |
        | Knight | <seat> | <area> | 9       |                    | normal: [flame:3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame <n> |                                    |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | n | first |
        | South | North | Knight | b2   | b3   | 2 | South |
        | North | South | Ogre   | b3   | b2   | 2 | North |
        | South | North | Knight | b2   | b3   | 3 | South |
        | South | North | Knight | b2   | b3   | 2 | North |
        | South | North | Knight | b2   | b3   | 3 | North |

    Scenario Outline: <damage> of <seat> leaves a defence of 5 alone, Weakness flame <n> or not
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing           | effect                            |
        | Knight | <seat> | <area> | 9       |                    | normal: <damage> to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame <n> |                                   |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3

      Examples:
        | seat  | foe   | unit   | area | from | damage    | n | first |
        | South | North | Knight | c2   | c3   | [flame:3] | 1 | South |
        | North | South | Ogre   | c3   | c2   | [flame:2] | 2 | North |
        | South | North | Knight | c2   | c3   | [flood:3] | 2 | South |
        | North | South | Ogre   | c3   | c2   | [flood:4] | 9 | North |
        | South | North | Knight | c2   | c3   | [3]       | 2 | South |
        | North | South | Ogre   | c3   | c2   | [4]       | 9 | North |
        | South | North | Knight | c2   | c3   | [flame:3] | 1 | North |
        | North | South | Ogre   | c3   | c2   | [4]       | 9 | South |

    Scenario Outline: only who is weak receives more, <seat> dealing damage to all
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                         |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:2] to all units |
        | Ogre   | <foe>  | <from> | 3       | Weakness flood 5 |                                |
        | Troll  | <foe>  | <from> | 3       | Weakness flame 1 |                                |
        | Imp    | <foe>  | <from> | 3       |                  |                                |
      And South has marched <units> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Troll is not on the battlefield
      And Ogre and Imp are in a3

      Examples:
        | seat  | foe   | units               | area | from | first |
        | South | North | Knight              | a2   | a3   | South |
        | North | South | Ogre, Troll and Imp | a3   | a2   | North |
        | South | North | Knight              | a2   | a3   | North |
        | North | South | Ogre, Troll and Imp | a3   | a2   | South |

    Scenario Outline: Weakness adds to damage by dice, <seat> rolling
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                              |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1D] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                     |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And <seat>'s effect dice will show 3
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario Outline: a granted Weakness adds as well, <seat> granting it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                                   |
        | Knight | <seat> | <area> | 9       | normal: Weakness flame 2 to an enemy unit, then [flame:3] to enemy units |
        | Ogre   | <foe>  | <from> | 5       |                                                                          |
        | Troll  | <foe>  | <from> | 5       |                                                                          |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield
      And Troll is in c3

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | c2   | c3   | South |
        | North | South | Ogre and Troll | c3   | c2   | North |
        | South | North | Knight         | c2   | c3   | North |
        | North | South | Ogre and Troll | c3   | c2   | South |

    Scenario Outline: a single point of damage is increased, too, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                             |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Weakness flame 2 |                                    |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
