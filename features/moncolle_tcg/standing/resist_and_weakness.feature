Feature: Standing abilities

  @moncolle_tcg.standing.resist
  Rule: Damage and card effects of a damage attribute do not kill a unit that resists it.
    Scenario Outline: flame does not kill who resists flame, <seat> dealing <n>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                               |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                      |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | n  | marching | field | first |
        | South | North | Knight | b2   | b3   | 10 | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | 3  | South    | b3    | North |
        | South | North | Knight | b2   | b3   | 4  | South    | b3    | South |
        | North | South | Knight | b3   | b2   | 10 | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | 3  | North    | b2    | South |
        | North | South | Knight | b3   | b2   | 4  | North    | b2    | North |
        | South | North | Knight | b2   | b3   | 10 | South    | b3    | North |
        | North | South | Knight | b3   | b2   | 4  | North    | b2    | South |

    Scenario Outline: <damage> kills who resists flame, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                            |
        | Knight | <seat> | <area> | 9       |              | normal: <damage> to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                   |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | damage    | marching | field | first |
        | North | South | Knight | c3   | c2   | [flood:3] | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | [flood:3] | North    | c2    | South |
        | North | South | Knight | c3   | c2   | [3]       | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | [3]       | North    | c2    | South |
        | South | North | Knight | c2   | c3   | [flood:3] | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | [flood:3] | South    | c3    | North |
        | South | North | Knight | c2   | c3   | [3]       | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | [3]       | South    | c3    | North |
        | North | South | Knight | c3   | c2   | [flood:3] | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | [3]       | South    | c3    | South |

    Scenario Outline: only who resists survives, <seat> dealing damage to all
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing                   | effect                               |
        | Knight | <seat> | <area> | 9       |                            | normal: [flame:4] to all enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flood               |                                      |
        | Troll  | <foe>  | <from> | 3       | Resist flood, Resist flame |                                      |
        | Imp    | <foe>  | <from> | 3       |                            |                                      |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Troll is in <field>
      And Ogre and Imp are not on the battlefield

      Examples:
        | seat  | foe   | units               | area | from | marching | field | first |
        | South | North | Knight              | a2   | a3   | South    | a3    | South |
        | North | South | Ogre, Troll and Imp | a3   | a2   | South    | a3    | North |
        | North | South | Knight              | a3   | a2   | North    | a2    | North |
        | South | North | Ogre, Troll and Imp | a2   | a3   | North    | a2    | South |
        | South | North | Knight              | a2   | a3   | South    | a3    | North |
        | South | North | Ogre, Troll and Imp | a2   | a3   | North    | a2    | North |

    Scenario Outline: Resist from <source> keeps alive as well, <defending> defending
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect    |
        | Lake    | <area> | <terrain> |
      And these units are on the battlefield
        | unit   | side        | area   | defence | standing | effect                             |
        | Knight | <marching>  | <from> | 9       |          | normal: [flame:9] to an enemy unit |
        | Ogre   | <defending> | <area> | 3       | Item 1   | counter: <granted> to this         |
      And Ogre wears this equipment
        | card  | standing |
        | Cloak | <worn>   |
      And <marching> has marched Knight to <area>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight on Ogre
      And <defending> has used Ogre
      And <marching> has passed
      When <defending> passes
      Then Ogre is in <area>

      Examples:
        | source    | marching | defending | from | area | terrain               | worn         | granted      |
        | terrain   | South    | North     | c2   | c3   | Resist flame to units | Charge 1     | Charge 1     |
        | equipment | North    | South     | b3   | b2   | Charge 1 to units     | Resist flame | Charge 1     |
        | equipment | South    | North     | b2   | b3   | Charge 1 to units     | Resist flame | Charge 1     |
        | an effect | South    | North     | a2   | a3   | Charge 1 to units     | Charge 1     | Resist flame |

    Scenario Outline: who has lost Resist dies, <seat> dealing the damage
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                                              |
        | Knight | <seat> | <area> | 9       |              | normal: lose resist to an enemy unit, then [flame:3] to enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                                     |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | South |

    Scenario Outline: weakness to what it resists does not let a unit die, <seat> dealing the damage
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing                       | effect                             |
        | Knight | <seat> | <area> | 9       |                                | normal: [flame:3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame, Weakness flame 2 |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |

  @moncolle_tcg.ruling.resist_reduces_nothing
  Rule: Damage that a unit resists is received in full; it only does not kill.
    Scenario Outline: resisted damage is received, and what waits for damage takes place, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                               |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame | when this is damaged, battle: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>
      And <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | n | marching | field | first |
        | South | North | Knight | c2   | c3   | 5 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | 5 | South    | c3    | North |
        | South | North | Knight | c2   | c3   | 1 | South    | c3    | South |
        | North | South | Knight | c3   | c2   | 5 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | 5 | North    | c2    | South |
        | North | South | Knight | c3   | c2   | 1 | North    | c2    | North |
        | South | North | Knight | c2   | c3   | 5 | South    | c3    | North |
        | North | South | Knight | c3   | c2   | 1 | North    | c2    | South |

    Scenario Outline: an effect that follows the damage takes place, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                          |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:5] to an enemy unit, then draw 1 |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>
      And <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | South |

    Scenario Outline: example: Resist and Weakness together, <seat> dealing 3
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing                       | effect                               |
        | Knight | <seat> | <area> | 9       |                                | normal: [flame:3] to all enemy units |
        | Ogre   | <foe>  | <from> | 5       | Resist flame, Weakness flame 2 | when this is damaged, battle: draw 1 |
        | Troll  | <foe>  | <from> | 5       | Weakness flame 2               |                                      |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Ogre is in <field>
      And Troll is not on the battlefield
      And <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | South | North | Knight         | b2   | b3   | South    | b3    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | North |
        | North | South | Knight         | b3   | b2   | North    | b2    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | South |
        | South | North | Knight         | b2   | b3   | South    | b3    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | North |

  @moncolle_tcg.ruling.resist_against_other_effects
  Rule: A unit also survives an effect without damage that kills by an attribute it resists; being discarded is not prevented.
    Scenario Outline: an effect that kills by flame does not kill who resists flame, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                |
        | Knight | <seat> | <area> | 9       |              | normal: kill by flame all enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                       |
        | Troll  | <foe>  | <from> | 3       | Resist flood |                                       |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Ogre is in <field>
      And Troll is not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | South | North | Knight         | c2   | c3   | South    | c3    | South |
        | North | South | Ogre and Troll | c3   | c2   | South    | c3    | North |
        | North | South | Knight         | c3   | c2   | North    | c2    | North |
        | South | North | Ogre and Troll | c2   | c3   | North    | c2    | South |
        | South | North | Knight         | c2   | c3   | South    | c3    | North |
        | South | North | Ogre and Troll | c2   | c3   | North    | c2    | North |

    Scenario Outline: an effect that kills without an attribute kills, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                     |
        | Knight | <seat> | <area> | 9       |              | normal: kill an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                            |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | South |

    Scenario Outline: who resists can be discarded beside the damage, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                                         |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:3] to an enemy unit, then discard an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                                |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | North |

    Scenario Outline: what else a killing effect does reaches who resists it, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                                                               |
        | Knight | <seat> | <area> | 9       |              | normal: kill by flame an enemy unit & attack -1 to enemy units & exhaust enemy units |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                                                      |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre has attack 1
      And Ogre is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

  @moncolle_tcg.standing.weakness
  Rule: Weakness to a damage attribute adds its value to every damage of that attribute which the unit receives.
    Scenario Outline: flame damage of 3 and <n> more kill a defence of 5, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing           | effect                             |
        | Knight | <seat> | <area> | 9       |                    | normal: [flame:3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame <n> |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | n | marching | field | first |
        | South | North | Knight | b2   | b3   | 2 | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | 2 | South    | b3    | North |
        | South | North | Knight | b2   | b3   | 3 | South    | b3    | South |
        | North | South | Knight | b3   | b2   | 2 | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | 2 | North    | b2    | South |
        | North | South | Knight | b3   | b2   | 3 | North    | b2    | North |
        | South | North | Knight | b2   | b3   | 2 | South    | b3    | North |
        | North | South | Knight | b3   | b2   | 3 | North    | b2    | South |

    Scenario Outline: <damage> of <seat> leaves a defence of 5 alone, Weakness flame <n> or not
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing           | effect                            |
        | Knight | <seat> | <area> | 9       |                    | normal: <damage> to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame <n> |                                   |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | damage    | n | marching | field | first |
        | North | South | Knight | c3   | c2   | [flame:3] | 1 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | [flame:2] | 2 | North    | c2    | South |
        | North | South | Knight | c3   | c2   | [flood:3] | 2 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | [flood:4] | 9 | North    | c2    | South |
        | North | South | Knight | c3   | c2   | [3]       | 2 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | [4]       | 9 | North    | c2    | South |
        | South | North | Knight | c2   | c3   | [flame:3] | 1 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | [flame:2] | 2 | South    | c3    | North |
        | South | North | Knight | c2   | c3   | [flood:3] | 2 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | [flood:4] | 9 | South    | c3    | North |
        | South | North | Knight | c2   | c3   | [3]       | 2 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | [4]       | 9 | South    | c3    | North |
        | North | South | Knight | c3   | c2   | [flame:3] | 1 | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | [4]       | 9 | South    | c3    | South |

    Scenario Outline: only who is weak receives more, <seat> dealing damage to all
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                         |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:2] to all units |
        | Ogre   | <foe>  | <from> | 3       | Weakness flood 5 |                                |
        | Troll  | <foe>  | <from> | 3       | Weakness flame 1 |                                |
        | Imp    | <foe>  | <from> | 3       |                  |                                |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Troll is not on the battlefield
      And Ogre and Imp are in <field>

      Examples:
        | seat  | foe   | units               | area | from | marching | field | first |
        | South | North | Knight              | a2   | a3   | South    | a3    | South |
        | North | South | Ogre, Troll and Imp | a3   | a2   | South    | a3    | North |
        | North | South | Knight              | a3   | a2   | North    | a2    | North |
        | South | North | Ogre, Troll and Imp | a2   | a3   | North    | a2    | South |
        | South | North | Knight              | a2   | a3   | South    | a3    | North |
        | South | North | Ogre, Troll and Imp | a2   | a3   | North    | a2    | North |

    Scenario Outline: Weakness adds to damage by dice, <seat> rolling
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                              |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1D] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                     |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight on Ogre
      And <seat>'s effect dice will show 3
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | North    | b2    |
        | South | North | Knight | b2   | b3   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |

    Scenario Outline: a granted Weakness adds as well, <seat> granting it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                                   |
        | Knight | <seat> | <area> | 9       | normal: Weakness flame 2 to an enemy unit, then [flame:3] to enemy units |
        | Ogre   | <foe>  | <from> | 5       |                                                                          |
        | Troll  | <foe>  | <from> | 5       |                                                                          |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield
      And Troll is in <field>

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | South | North | Knight         | c2   | c3   | South    | c3    | South |
        | North | South | Ogre and Troll | c3   | c2   | South    | c3    | North |
        | North | South | Knight         | c3   | c2   | North    | c2    | North |
        | South | North | Ogre and Troll | c2   | c3   | North    | c2    | South |
        | South | North | Knight         | c2   | c3   | South    | c3    | North |
        | South | North | Ogre and Troll | c2   | c3   | North    | c2    | North |

    Scenario Outline: a single point of damage is increased, too, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                             |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Weakness flame 2 |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |

  @moncolle_tcg.standing.weakness_zero
  Rule: Weakness adds nothing to damage of 0.
    Scenario Outline: flame damage of 0 stays 0, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                               |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:0] to an enemy unit   |
        | Ogre   | <foe>  | <from> | 2       | Weakness flame 5 | when this is damaged, battle: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>
      And <foe>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | North |

    Scenario Outline: flame damage of 1 is enough for Weakness, <seat> dealing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                             |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 4 |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

  @moncolle_tcg.ruling.weakness_each_time
  Rule: Weakness adds once to each damage, before it is compared with the defence.
    Scenario Outline: Weakness adds to the second damage as well, <seat> dealing 1 and then 3
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                                                                  |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit / normal: [flame:3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                                                         |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | North |

    Scenario Outline: what Weakness adds does not stay for the next damage, <seat> dealing 2 twice
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                             |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | South |

    Scenario Outline: Weakness adds to each damage of one effect, <seat> dealing 1 and then 3
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                                                            |
        | Knight | <seat> | <area> | 9       |                  | normal: [flame:1] to an enemy unit, then [flame:3] to enemy units |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2 |                                                                   |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | North |

  @moncolle_tcg.ruling.weaknesses_add_up
  Rule: Several Weaknesses of a unit to the same attribute add up.
    Scenario Outline: two Weaknesses to flame add up, <seat> dealing 2
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing                           | effect                             |
        | Knight | <seat> | <area> | 9       |                                    | normal: [flame:2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 1, Weakness flame 2 |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | North |

    Scenario Outline: printed, worn and granted Weaknesses add up, <seat> dealing 2
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing                 | effect                                                                   |
        | Knight | <seat> | <area> | 9       |                          | normal: Weakness flame 1 to an enemy unit, then [flame:2] to enemy units |
        | Ogre   | <foe>  | <from> | 6       | Weakness flame 1, Item 1 |                                                                          |
      And Ogre wears this equipment
        | card | standing         |
        | Rags | Weakness flame 2 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: Weaknesses to different attributes do not add up, <seat> dealing 2
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing                           | effect                             |
        | Knight | <seat> | <area> | 9       |                                    | normal: [flame:2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 5       | Weakness flame 2, Weakness flood 2 |                                    |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | North |
