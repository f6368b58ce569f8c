Feature: Standing abilities

  @moncolle_tcg.ruling.resist_against_other_effects
  Rule: A unit also survives an effect without damage that kills by an attribute it resists; being discarded is not prevented.
    Background:
      Given it is South's main phase

    Scenario Outline: an effect that kills by flame does not kill who resists flame, <seat> using it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                |
        | Knight | <seat> | <area> | 9       |              | normal: kill by flame all enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                       |
        | Troll  | <foe>  | <from> | 3       | Resist flood |                                       |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Ogre is in c3
      And Troll is not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | c2   | c3   | South |
        | North | South | Ogre and Troll | c3   | c2   | North |
        | South | North | Knight         | c2   | c3   | North |
        | North | South | Ogre and Troll | c3   | c2   | South |

    Scenario Outline: an effect that kills without an attribute kills, <seat> using it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                     |
        | Knight | <seat> | <area> | 9       |              | normal: kill an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                            |
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

    Scenario Outline: who resists can be discarded beside the damage, <seat> using the effect
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                                         |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:3] to an enemy unit, then discard an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                                |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: what else a killing effect does reaches who resists it, <seat> using it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                                                               |
        | Knight | <seat> | <area> | 9       |              | normal: kill by flame an enemy unit & attack -1 to enemy units & exhaust enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                                                      |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre has attack 1
      And Ogre is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |
