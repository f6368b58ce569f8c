Feature: Attack

  What an attack adds up to, whom it reaches from front to back, and who has declared it.

  @moncolle_tcg.attack.total
  Rule: The damage of an attack is the attack of all units that take part in it, added up.
    Scenario Outline: three attackers kill what none could alone, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 3      | 9       |
        | Squire | <seat> | <area> | 2      | 9       |
        | Page   | <seat> | <area> | 1      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 6       |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units                   | area | from | marching | field | first |
        | South | North | Knight, Squire and Page | c2   | c3   | South    | c3    | South |
        | North | South | Ogre                    | c3   | c2   | South    | c3    | North |
        | North | South | Knight, Squire and Page | c3   | c2   | North    | c2    | North |
        | South | North | Ogre                    | c2   | c3   | North    | c2    | South |
        | South | North | Knight, Squire and Page | c2   | c3   | South    | c3    | North |
        | South | North | Ogre                    | c2   | c3   | North    | c2    | North |

    Scenario Outline: three grants to one attacker are all in the total, <seat> attacking against defence <defence>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence   | effect                                                                                                                                                             |
        | Knight | <seat> | <from> | 1      | 3         | own turn, declared: attack +1 to this until turn end / own turn, declared: attack +3 to this until turn end / own turn, declared: attack +2 to this until turn end |
        | Ogre   | <foe>  | <to>   | 0      | <defence> |                                                                                                                                                                    |
      And <seat> has used Knight
      And <seat> has used the second ability of Knight
      And <seat> has used the third ability of Knight
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then <result>

      Examples:
        | seat  | foe   | from | to | defence | result                         |
        | South | North | b2   | b3 | 7       | Ogre is not on the battlefield |
        | South | North | a2   | a3 | 8       | Ogre is in a3                  |
        | North | South | c3   | c2 | 7       | Ogre is not on the battlefield |
        | North | South | b3   | b2 | 8       | Ogre is in b2                  |

    Scenario Outline: one point less than the defence does nothing, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 3      | 9       |
        | Squire | <seat> | <area> | 2      | 9       |
        | Page   | <seat> | <area> | 1      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 7       |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <first> going first
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | units                   | area | from | marching | field | first |
        | North | South | Knight, Squire and Page | b3   | b2   | North    | b2    | North |
        | South | North | Ogre                    | b2   | b3   | North    | b2    | South |
        | South | North | Knight, Squire and Page | b2   | b3   | South    | b3    | South |
        | North | South | Ogre                    | b3   | b2   | South    | b3    | North |
        | North | South | Knight, Squire and Page | b3   | b2   | North    | b2    | South |
        | North | South | Ogre                    | b3   | b2   | South    | b3    | South |

    Scenario Outline: exhausted units add nothing, <defending> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | attack | defence |
        | Knight | <marching>  | <from> | ready     | 0      | 4       |
        | Ogre   | <defending> | <area> | ready     | 3      | 9       |
        | Troll  | <defending> | <area> | exhausted | 3      | 9       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <defending> going first
      Then Knight is in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: the total is of the moment at which the attack takes effect, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                     |
        | Knight | <seat> | <area> | 3      | 9       | counter: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: draw 1            |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has used Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | South |

    Scenario Outline: what equipment and terrain add is in the total, <defending> attacking
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect             |
        | Camp    | <area> | attack +1 to units |
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing |
        | Knight | <marching>  | <from> | 0      | 6       |          |
        | Ogre   | <defending> | <area> | 1      | 9       | Item 1   |
        | Troll  | <defending> | <area> | 1      | 9       |          |
      And Ogre wears this equipment
        | card | attack |
        | Club | 2      |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <defending> going first
      Then Knight is not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

  @moncolle_tcg.attack.front_to_back
  Rule: Every enemy unit receives the attack's damage less the defence of all units in front of it; all receive theirs at once.
    Scenario Outline: behind a defence of <front> a damage of 5 kills <dead>, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 5      | 9       |
        | Ogre   | <foe>  | <from> | 0      | <front> |
        | Troll  | <foe>  | <from> | 0      | <mid>   |
        | Imp    | <foe>  | <from> | 0      | <back>  |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <first> going first
      Then <dead> are not on the battlefield
      And <alive> is in <from>

      Examples:
        | seat  | foe   | units               | area | from | front | mid | back | dead           | alive | marching | field | first |
        | South | North | Knight              | b2   | b3   | 2     | 2   | 2    | Ogre and Troll | Imp   | South    | b3    | South |
        | North | South | Ogre, Troll and Imp | b3   | b2   | 2     | 2   | 2    | Ogre and Troll | Imp   | South    | b3    | North |
        | North | South | Ogre, Troll and Imp | b3   | b2   | 1     | 4   | 1    | Ogre and Troll | Imp   | South    | b3    | North |
        | South | North | Knight              | b2   | b3   | 3     | 3   | 1    | Ogre           | Troll | South    | b3    | South |
        | North | South | Ogre, Troll and Imp | b3   | b2   | 3     | 3   | 1    | Ogre           | Imp   | South    | b3    | North |
        | South | North | Knight              | b2   | b3   | 2     | 4   | 3    | Ogre           | Troll | South    | b3    | South |
        | North | South | Knight              | b3   | b2   | 2     | 2   | 2    | Ogre and Troll | Imp   | North    | b2    | North |
        | South | North | Ogre, Troll and Imp | b2   | b3   | 2     | 2   | 2    | Ogre and Troll | Imp   | North    | b2    | South |
        | South | North | Ogre, Troll and Imp | b2   | b3   | 1     | 4   | 1    | Ogre and Troll | Imp   | North    | b2    | South |
        | North | South | Knight              | b3   | b2   | 3     | 3   | 1    | Ogre           | Troll | North    | b2    | North |
        | South | North | Ogre, Troll and Imp | b2   | b3   | 3     | 3   | 1    | Ogre           | Imp   | North    | b2    | South |
        | North | South | Knight              | b3   | b2   | 2     | 4   | 3    | Ogre           | Troll | North    | b2    | North |
        | South | North | Knight              | b2   | b3   | 2     | 2   | 2    | Ogre and Troll | Imp   | South    | b3    | North |
        | North | South | Knight              | b3   | b2   | 2     | 4   | 3    | Ogre           | Troll | North    | b2    | South |

    Scenario Outline: three in a row die of just enough, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 5      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 2       |
        | Troll  | <foe>  | <from> | 0      | 2       |
        | Imp    | <foe>  | <from> | 0      | 1       |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <first> going first
      Then Ogre, Troll and Imp are not on the battlefield

      Examples:
        | seat  | foe   | units               | area | from | marching | field | first |
        | North | South | Knight              | c3   | c2   | North    | c2    | North |
        | South | North | Ogre, Troll and Imp | c2   | c3   | North    | c2    | South |
        | South | North | Knight              | c2   | c3   | South    | c3    | South |
        | North | South | Ogre, Troll and Imp | c3   | c2   | South    | c3    | North |
        | North | South | Knight              | c3   | c2   | North    | c2    | South |
        | North | South | Ogre, Troll and Imp | c3   | c2   | South    | c3    | South |

    Scenario Outline: damage goes in the order of the line-up, <front> in front
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 9       |
        | Ogre   | North | a3   | 0      | 3       |
        | Troll  | North | a3   | 0      | 3       |
      And South has marched Knight to a3
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up <front> and <rear>
      When the battle is fought out
      Then <front> is not on the battlefield
      And <rear> is in a3

      Examples:
        | front | rear  |
        | Ogre  | Troll |
        | Troll | Ogre  |

    Scenario Outline: the order of the marching side counts as well, <front> in front
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 3      | 9       |
        | Ogre   | North | c3   | 0      | 3       |
        | Troll  | North | c3   | 0      | 3       |
      And North has marched Ogre and Troll to c2
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up <front> and <rear>
      When the battle is fought out
      Then <front> is not on the battlefield
      And <rear> is in c3

      Examples:
        | front | rear  |
        | Ogre  | Troll |
        | Troll | Ogre  |

    Scenario Outline: the damage of all is worked out from the defences at that moment, <defending> struck
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                               |
        | Knight | <marching>  | <from> | 5      | 9       |                                                      |
        | Ogre   | <defending> | <area> | 0      | 3       | when this dies, battle: defence +5 to all your units |
        | Troll  | <defending> | <area> | 0      | 2       |                                                      |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <marching> going first
      Then Ogre and Troll are not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: example: Charge on the first side and Defender on the second, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   |
        | Knight | <seat> | <area> | 3      | 9       | Charge 1   |
        | Squire | <seat> | <area> | 2      | 9       |            |
        | Ogre   | <foe>  | <from> | 0      | 2       |            |
        | Troll  | <foe>  | <from> | 0      | 3       | Defender 1 |
        | Imp    | <foe>  | <from> | 0      | 2       |            |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <seat> going first
      Then Ogre and Troll are not on the battlefield
      And Imp is in <from>

      Examples:
        | seat  | foe   | units               | area | from | marching | field |
        | South | North | Knight and Squire   | c2   | c3   | South    | c3    |
        | North | South | Ogre, Troll and Imp | c3   | c2   | South    | c3    |
        | North | South | Knight and Squire   | c3   | c2   | North    | c2    |
        | South | North | Ogre, Troll and Imp | c2   | c3   | North    | c2    |

    Scenario Outline: defence that equipment adds keeps damage from those behind, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 4      | 9       |          |
        | Ogre   | <foe>  | <from> | 0      | 2       | Item 1   |
        | Troll  | <foe>  | <from> | 0      | 2       |          |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And <marching> has marched <units> to <field>
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield
      And Troll is in <from>

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | North | South | Knight         | a3   | a2   | North    | a2    | North |
        | South | North | Ogre and Troll | a2   | a3   | North    | a2    | South |
        | South | North | Knight         | a2   | a3   | South    | a3    | South |
        | North | South | Ogre and Troll | a3   | a2   | South    | a3    | North |
        | North | South | Knight         | a3   | a2   | North    | a2    | South |
        | North | South | Ogre and Troll | a3   | a2   | South    | a3    | South |

    Scenario Outline: the row moves up when its front has fallen before, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 3      | 9       | normal: [3] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
        | Troll  | <foe>  | <from> | 0      | 3       |                              |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Ogre and Troll are not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | North | South | Knight         | b3   | b2   | North    | b2    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | South |
        | South | North | Knight         | b2   | b3   | South    | b3    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | North |
        | North | South | Knight         | b3   | b2   | North    | b2    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | South |

    Scenario Outline: a unit summoned into the battle has its place in the row, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 9       |
        | Ogre   | <defending> | <area> | 0      | 3       |
      And <defending>'s hand holds these cards
        | card | instant | defence |
        | Elf  | yes     | 3       |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s instant summon timing
      And <defending> has instantly summoned Elf
      And the initiative dice will show South <south> and North <north>
      And the battle has reached <defending>'s line-up
      And <defending> has lined up Elf and Ogre
      When the battle is fought out
      Then Elf is not on the battlefield
      And Ogre is in <area>

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | a2   | a3   | 5     | 2     |
        | North    | South     | c3   | c2   | 2     | 5     |

    Scenario Outline: defence that terrain gives keeps damage from those behind: <seat>, Imp of defence <defence>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect                                 |
        | Marsh   | <to> | defence +2 to units of level 3 or more |
      And these units are on the battlefield
        | unit   | side    | area   | level | attack | defence   |
        | Knight | <seat>  | <from> | 2     | 6      | 3         |
        | Ogre   | <other> | <to>   | 3     | 0      | 3         |
        | Imp    | <other> | <to>   | 2     | 0      | <defence> |
      And <seat> has marched Knight to <to>
      And the battle has reached <other>'s right to counter
      When both sides pass
      Then Imp is <found>
      And Ogre is not on the battlefield

      Examples:
        | seat  | other | from | to | defence | found                  |
        | South | North | b2   | b3 | 2       | in b3                  |
        | North | South | c3   | c2 | 2       | in c2                  |
        | South | North | b2   | b3 | 1       | not on the battlefield |

    Scenario Outline: defence that is granted keeps damage from those behind: <seat>, Imp of defence <defence>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence   | effect                                |
        | Knight | <seat>  | <from> | 6      | 3         |                                       |
        | Ogre   | <other> | <to>   | 0      | 3         | counter, declared: defence +2 to this |
        | Imp    | <other> | <to>   | 0      | <defence> |                                       |
      And <seat> has marched Knight to <to>
      And the battle has reached <other>'s right to counter
      And <other> has used Ogre
      When both sides pass
      Then Imp is <found>

      Examples:
        | seat  | other | from | to | defence | found                  |
        | South | North | b2   | b3 | 2       | in b3                  |
        | North | South | c3   | c2 | 2       | in c2                  |
        | South | North | b2   | b3 | 1       | not on the battlefield |

  @moncolle_tcg.attack.no_damage_attribute
  Rule: The damage of an attack has no damage attribute, so neither Resist nor Weakness meets it.
    Scenario Outline: a weakness adds nothing to an attack of <attribute> units, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attribute   | attack | defence | standing        |
        | Knight | <seat> | <area> | <attribute> | 2      | 9       |                 |
        | Ogre   | <foe>  | <from> | earth       | 0      | 3       | Weakness <to> 5 |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with <first> going first
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | attribute | to    | marching | field | first |
        | South | North | Knight | a2   | a3   | fire      | flame | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | water     | flood | South    | a3    | North |
        | South | North | Knight | a2   | a3   | fire      | fire  | South    | a3    | South |
        | North | South | Knight | a3   | a2   | fire      | flame | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | water     | flood | North    | a2    | South |
        | North | South | Knight | a3   | a2   | fire      | fire  | North    | a2    | North |
        | South | North | Knight | a2   | a3   | fire      | flame | South    | a3    | North |
        | North | South | Knight | a3   | a2   | fire      | fire  | North    | a2    | South |

    Scenario Outline: nobody resists an attack of <attribute> units, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attribute   | attack | defence | standing    |
        | Knight | <seat> | <area> | <attribute> | 3      | 9       |             |
        | Ogre   | <foe>  | <from> | earth       | 0      | 3       | Resist <to> |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | attribute | to    | marching | field | first |
        | North | South | Knight | b3   | b2   | fire      | flame | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | water     | flood | North    | b2    | South |
        | North | South | Knight | b3   | b2   | fire      | fire  | North    | b2    | North |
        | South | North | Knight | b2   | b3   | fire      | flame | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | water     | flood | South    | b3    | North |
        | South | North | Knight | b2   | b3   | fire      | fire  | South    | b3    | South |
        | North | South | Knight | b3   | b2   | fire      | flame | North    | b2    | South |
        | South | North | Knight | b2   | b3   | fire      | fire  | South    | b3    | North |

    Scenario Outline: in a simultaneous attack damage has no attribute either, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attribute | attack | defence | standing         |
        | Knight | <marching>  | <from> | fire      | 2      | 2       | Resist flame     |
        | Ogre   | <defending> | <area> | fire      | 2      | 3       | Weakness flame 5 |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Ogre is in <area>
      And Knight is not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: damage with the attribute meets Resist and Weakness, <seat> using the effect
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing         | effect                               |
        | Knight | <seat> | <area> | 0      | 9       |                  | normal: [flame:3] to all enemy units |
        | Ogre   | <foe>  | <from> | 0      | 5       | Weakness flame 2 |                                      |
        | Troll  | <foe>  | <from> | 0      | 3       | Resist flame     |                                      |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
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

  @moncolle_tcg.ruling.negative_attack_is_nothing
  Rule: A unit whose attack is below zero adds nothing to an attack and takes nothing away.
    Scenario Outline: a unit with an attack of -2 takes nothing from the others, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                              |
        | Knight | <seat> | <area> | 3      | 9       |                                     |
        | Squire | <seat> | <area> | 0      | 9       |                                     |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: attack -2 to an enemy unit |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Squire
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | South | North | Knight and Squire | b2   | b3   | South    | b3    | South |
        | North | South | Ogre              | b3   | b2   | South    | b3    | North |
        | North | South | Knight and Squire | b3   | b2   | North    | b2    | North |
        | South | North | Ogre              | b2   | b3   | North    | b2    | South |
        | South | North | Knight and Squire | b2   | b3   | South    | b3    | North |
        | South | North | Ogre              | b2   | b3   | North    | b2    | North |

    Scenario Outline: a unit alone with a negative attack kills nobody, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                              |
        | Knight | <seat> | <area> | 1      | 9       |                                     |
        | Ogre   | <foe>  | <from> | 0      | 1       | counter: attack -3 to an enemy unit |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      And <seat> has passed
      When <foe> passes
      Then Ogre is in <field>
      And Knight is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | South |

    Scenario Outline: a negative attack takes nothing away in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                  |
        | Swamp   | <area> | attack -2 to fire units |
      And these units are on the battlefield
        | unit   | side        | area   | attribute | attack | defence |
        | Knight | <marching>  | <from> | earth     | 3      | 9       |
        | Squire | <marching>  | <from> | fire      | 0      | 9       |
        | Ogre   | <defending> | <area> | earth     | 0      | 3       |
      And <marching> has marched Knight and Squire to <area>
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

  @moncolle_tcg.ruling.survivors_shield
  Rule: The defence of a unit that survives is taken off for those behind it as well.
    Scenario Outline: behind a unit that cannot die there is less damage, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 5      | 9       |                             |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: cannot die to this |
        | Troll  | <foe>  | <from> | 0      | <life>  |                             |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is in <field>
      And Troll is in <field>

      Examples:
        | seat  | foe   | units          | area | from | life | marching | field | first |
        | South | North | Knight         | a2   | a3   | 3    | South    | a3    | South |
        | North | South | Ogre and Troll | a3   | a2   | 3    | South    | a3    | North |
        | North | South | Knight         | a3   | a2   | 3    | North    | a2    | North |
        | South | North | Ogre and Troll | a2   | a3   | 3    | North    | a2    | South |
        | South | North | Knight         | a2   | a3   | 3    | South    | a3    | North |
        | South | North | Ogre and Troll | a2   | a3   | 3    | North    | a2    | North |

    Scenario Outline: what is left over still reaches those behind a unit that cannot die, <seat> attacking
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 5      | 9       |                             |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: cannot die to this |
        | Troll  | <foe>  | <from> | 0      | 2       |                             |
      And <marching> has marched <units> to <field>
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is in <field>
      And Troll is not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | marching | field | first |
        | North | South | Knight         | b3   | b2   | North    | b2    | North |
        | South | North | Ogre and Troll | b2   | b3   | North    | b2    | South |
        | South | North | Knight         | b2   | b3   | South    | b3    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | North |
        | North | South | Knight         | b3   | b2   | North    | b2    | South |
        | North | South | Ogre and Troll | b3   | b2   | South    | b3    | South |

    Scenario Outline: behind a unit that cannot die there is less damage in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                      |
        | Knight | <marching>  | <from> | 0      | 3       | own turn: cannot die to this until turn end |
        | Squire | <marching>  | <from> | 0      | 3       |                                             |
        | Ogre   | <defending> | <area> | 5      | 9       |                                             |
      And <marching> has used Knight
      And <marching> has marched Knight and Squire to <area>
      When the battle is fought out with equal initiative
      Then Knight and Squire are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |
