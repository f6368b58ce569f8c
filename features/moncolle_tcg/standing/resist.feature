Feature: Standing abilities

  @moncolle_tcg.standing.resist
  Rule: Damage and card effects of a damage attribute do not kill a unit that resists it.
    Background:
      Given it is South's main phase

    Scenario Outline: flame does not kill who resists flame, <seat> dealing <n>
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                               |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                      |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in b3

      Examples:
        | seat  | foe   | unit   | area | from | n  | first |
        | South | North | Knight | b2   | b3   | 10 | South |
        | North | South | Ogre   | b3   | b2   | 3  | North |
        | South | North | Knight | b2   | b3   | 4  | South |
        | South | North | Knight | b2   | b3   | 10 | North |
        | South | North | Knight | b2   | b3   | 4  | North |

    Scenario Outline: <damage> kills who resists flame, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                            |
        | Knight | <seat> | <area> | 9       |              | normal: <damage> to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                   |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | damage    | first |
        | South | North | Knight | c2   | c3   | [flood:3] | South |
        | North | South | Ogre   | c3   | c2   | [flood:3] | North |
        | South | North | Knight | c2   | c3   | [3]       | South |
        | North | South | Ogre   | c3   | c2   | [3]       | North |
        | South | North | Knight | c2   | c3   | [flood:3] | North |
        | North | South | Ogre   | c3   | c2   | [3]       | South |

    Scenario Outline: only who resists survives, <seat> dealing damage to all
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing                   | effect                               |
        | Knight | <seat> | <area> | 9       |                            | normal: [flame:4] to all enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flood               |                                      |
        | Troll  | <foe>  | <from> | 3       | Resist flood, Resist flame |                                      |
        | Imp    | <foe>  | <from> | 3       |                            |                                      |
      And South has marched <units> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Troll is in a3
      And Ogre and Imp are not on the battlefield

      Examples:
        | seat  | foe   | units               | area | from | first |
        | South | North | Knight              | a2   | a3   | South |
        | North | South | Ogre, Troll and Imp | a3   | a2   | North |
        | South | North | Knight              | a2   | a3   | North |
        | North | South | Ogre, Troll and Imp | a3   | a2   | South |

    Scenario Outline: Resist from <source> keeps alive as well
      Given these terrains lie on the field
        | terrain | area | effect    |
        | Lake    | c3   | <terrain> |
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                             |
        | Knight | South | c2   | 9       |          | normal: [flame:9] to an enemy unit |
        | Ogre   | North | c3   | 3       | Item 1   | counter: <granted> to this         |
      And Ogre wears this equipment
        | card  | standing |
        | Cloak | <worn>   |
      And South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And North has used Ogre
      And South has passed
      When North passes
      Then Ogre is in c3

      Examples:
        | source    | terrain               | worn         | granted      |
        | terrain   | Resist flame to units | Charge 1     | Charge 1     |
        | equipment | Charge 1 to units     | Resist flame | Charge 1     |
        | an effect | Charge 1 to units     | Charge 1     | Resist flame |

    Scenario Outline: who has lost Resist dies, <seat> dealing the damage
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                                              |
        | Knight | <seat> | <area> | 9       |              | normal: lose resist to an enemy unit, then [flame:3] to enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                                     |
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

    Scenario Outline: weakness to what it resists does not let a unit die, <seat> dealing the damage
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing                       | effect                             |
        | Knight | <seat> | <area> | 9       |                                | normal: [flame:3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame, Weakness flame 2 |                                    |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
