Feature: Standing abilities

  Initiative, Charge, Defender, Item, Spell, Resist and Weakness work at any time.

  @moncolle_tcg.standing.ignores_status
  Rule: Standing abilities go on working when their unit is exhausted.
    Scenario Outline: Initiative of an exhausted unit counts, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | standing     |
        | Knight | <marching>  | <from> | ready     |              |
        | Ogre   | <defending> | <area> | exhausted | Initiative 2 |
      And <marching> has marched Knight to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | b2   | b3   | 4     | 3     |
        | North    | South     | a3   | a2   | 3     | 4     |

    Scenario Outline: Defender of an exhausted unit counts, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | attack | defence | standing   |
        | Knight | <marching>  | <from> | ready     | 4      | 9       |            |
        | Ogre   | <defending> | <area> | exhausted | 0      | 3       | Defender 2 |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <marching> going first
      Then Ogre is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: an exhausted unit still pays with its icons, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | defence | standing           |
        | Knight | <marching>  | <from> | ready     | 9       |                    |
        | Mage   | <defending> | <area> | exhausted | 9       | Spell fire, Item 1 |
      And <defending>'s hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost fire: draw 1   |
        | Salve | consumable   | normal, cost 1 item: draw 1 |
      And <marching> has marched Knight to <area>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> can use exactly Spark and Salve

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: Resist and Weakness of an exhausted unit count, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | defence | standing         | effect                               |
        | Knight | <marching>  | <from> | ready     | 9       |                  | normal: [flame:3] to all enemy units |
        | Ogre   | <defending> | <area> | exhausted | 3       | Resist flame     |                                      |
        | Troll  | <defending> | <area> | exhausted | 5       | Weakness flame 2 |                                      |
      And <marching> has marched Knight to <area>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight
      When <defending> passes
      Then Ogre is in <area>
      And Troll is not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: who has used a completion ability keeps Charge and Initiative, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | standing | effect                     |
        | Knight | <seat> | <area> | 2      | Charge 1 | normal, completion: draw 1 |
        | Ogre   | <foe>  | <from> | 2      |          |                            |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Knight
      Then Knight is exhausted
      And Knight has attack 3

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |

    Scenario Outline: an exhausted unit brings the Initiative of its equipment, too: <seat>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side       | area   | state     | standing |
        | Knight | <marching> | <from> |           |          |
        | Ogre   | <seat>     | <to>   | exhausted | Item 1   |
      And Ogre wears this equipment
        | card  | standing     |
        | Boots | Initiative 2 |
      And <marching> has marched Knight to <to>
      And the initiative dice will show South 3 and North 3
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  | marching | from | to |
        | South | North    | b3   | b2 |
        | North | South    | c2   | c3 |

  @moncolle_tcg.standing.initiative
  Rule: Initiative is added to the die of the unit's side.
    Scenario Outline: <value> is added to the die, and South <outcome>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing           |
        | Knight | South | b2   | Initiative <value> |
        | Ogre   | North | b3   |                    |
      And North has marched Ogre to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | value | south | north | first | outcome          |
        | 2     | 3     | 4     | South | goes first       |
        | 1     | 3     | 5     | North | goes second      |
        | -1    | 4     | 4     | North | is slower        |
        | -2    | 5     | 2     | South | goes first still |

    Scenario Outline: the marching side's Initiative counts as well, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | standing     |
        | Knight | <marching>  | <from> | Initiative 1 |
        | Squire | <marching>  | <from> | Initiative 1 |
        | Ogre   | <defending> | <area> |              |
      And <marching> has marched Knight and Squire to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <marching>'s before-attack timing
      Then <marching> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | c2   | c3   | 2     | 3     |
        | North    | South     | a3   | a2   | 6     | 5     |

    Scenario Outline: a negative Initiative is taken off the die, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | standing      |
        | Knight | <marching>  | <from> | Initiative -2 |
        | Ogre   | <defending> | <area> |               |
      And <marching> has marched Knight to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | a2   | a3   | 4     | 3     |
        | North    | South     | b3   | b2   | 3     | 4     |

    Scenario Outline: Initiative can make the totals equal, <seat> having it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing     |
        | Knight | <seat> | <area> | 3      | 3       | Initiative 3 |
        | Ogre   | <foe>  | <from> | 3      | 3       |              |
      And South has marched <unit> to a3
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | seat  | foe   | unit   | area | from | south | north |
        | South | North | Knight | a2   | a3   | 1     | 4     |
        | North | South | Ogre   | a3   | a2   | 5     | 2     |

    Scenario Outline: the Initiative of units elsewhere does not count, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | standing     |
        | Knight | <marching>  | <from> |              |
        | Squire | <marching>  | <from> | Initiative 5 |
        | Ogre   | <defending> | <area> |              |
      And <marching> has marched Knight to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | b2   | b3   | 2     | 3     |
        | North    | South     | b3   | b2   | 3     | 2     |

  @moncolle_tcg.standing.charge
  Rule: Charge is added to the unit's attack when its side is first.
    Scenario Outline: <first> is first, and its Charge counts
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | standing |
        | Knight | <marching>  | <near> | 3      | Charge 2 |
        | Ogre   | <defending> | <far>  | 1      | Charge 3 |
      And <marching> has marched Knight to <far>
      When the battle reaches <first>'s before-attack timing
      Then Knight has attack <knight>
      And Ogre has attack <ogre>

      Examples:
        | first | knight | ogre | marching | defending | near | far |
        | South | 5      | 1    | South    | North     | c2   | c3  |
        | North | 3      | 4    | South    | North     | c2   | c3  |
        | North | 5      | 1    | North    | South     | c3   | c2  |
        | South | 3      | 4    | North    | South     | c3   | c2  |

    Scenario Outline: Charge adds to the damage of the attack, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing |
        | Knight | <defending> | <near> | 2      | 3       | Charge 1 |
        | Ogre   | <marching>  | <far>  | 2      | 3       | Charge 1 |
      And <marching> has marched Ogre to <near>
      When the battle is fought out with <first> going first
      Then the battlefield holds exactly these units
        | unit   | area   |
        | <left> | <near> |

      Examples:
        | first | left   | marching | defending | near | far |
        | South | Knight | North    | South     | a2   | a3  |
        | North | Ogre   | North    | South     | a2   | a3  |
        | North | Knight | South    | North     | a3   | a2  |
        | South | Ogre   | South    | North     | a3   | a2  |

    Scenario Outline: the second side attacks without Charge, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing |
        | Knight | <marching>  | <near> | 0      | 3       | <south>  |
        | Ogre   | <defending> | <far>  | 0      | 3       | <north>  |
      And <marching> has marched Knight to <far>
      When the battle is fought out with <first> going first
      Then Knight is in <near>
      And Ogre is in <far>

      Examples:
        | first | second | south        | north        | marching | defending | near | far |
        | South | North  | Initiative 0 | Charge 3     | South    | North     | b2   | b3  |
        | North | South  | Charge 3     | Initiative 0 | South    | North     | b2   | b3  |
        | North | South  | Initiative 0 | Charge 3     | North    | South     | b3   | b2  |
        | South | North  | Charge 3     | Initiative 0 | North    | South     | b3   | b2  |

    Scenario Outline: every unit of the first side has its Charge, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing |
        | Knight | <defending> | <near> | 1      | 9       | Charge 1 |
        | Squire | <defending> | <near> | 1      | 9       | Charge 2 |
        | Ogre   | <marching>  | <far>  | 1      | 9       | Charge 3 |
        | Troll  | <marching>  | <far>  | 1      | 9       |          |
      And <marching> has marched Ogre and Troll to <near>
      When the battle reaches <first>'s before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack   | defence |
        | Knight | <knight> | 9       |
        | Squire | <squire> | 9       |
        | Ogre   | <ogre>   | 9       |
        | Troll  | 1        | 9       |

      Examples:
        | first | knight | squire | ogre | marching | defending | near | far |
        | South | 2      | 3      | 1    | North    | South     | c2   | c3  |
        | North | 1      | 1      | 4    | North    | South     | c2   | c3  |
        | North | 2      | 3      | 1    | South    | North     | c3   | c2  |
        | South | 1      | 1      | 4    | South    | North     | c3   | c2  |

    Scenario Outline: Charge of worn equipment counts, too, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | standing |
        | Knight | <seat> | <area> | 2      | Item 1   |
        | Ogre   | <foe>  | <from> | 2      |          |
      And Knight wears this equipment
        | card  | standing |
        | Lance | Charge 2 |
      And <marching> has marched <unit> to <field>
      When the battle reaches <first>'s before-attack timing
      Then Knight has attack <n>

      Examples:
        | seat  | foe   | unit   | area | from | first | n | marching | field |
        | South | North | Knight | a2   | a3   | South | 4 | South    | a3    |
        | South | North | Knight | a2   | a3   | North | 2 | South    | a3    |
        | North | South | Ogre   | a3   | a2   | North | 4 | South    | a3    |
        | North | South | Knight | a3   | a2   | North | 4 | North    | a2    |
        | North | South | Knight | a3   | a2   | South | 2 | North    | a2    |
        | South | North | Ogre   | a2   | a3   | South | 4 | North    | a2    |

  @moncolle_tcg.standing.defender
  Rule: Defender is added to the unit's defence when its side is second.
    Scenario Outline: <second> is second, and its Defender counts
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | standing   |
        | Knight | <defending> | <near> | 3       | Defender 1 |
        | Ogre   | <marching>  | <far>  | 4       | Defender 2 |
      And <marching> has marched Ogre to <near>
      When the battle reaches <first>'s before-attack timing
      Then Knight has defence <knight>
      And Ogre has defence <ogre>

      Examples:
        | first | second | knight | ogre | marching | defending | near | far |
        | South | North  | 3      | 6    | North    | South     | b2   | b3  |
        | North | South  | 4      | 4    | North    | South     | b2   | b3  |
        | North | South  | 3      | 6    | South    | North     | b3   | b2  |
        | South | North  | 4      | 4    | South    | North     | b3   | b2  |

    Scenario Outline: Defender saves a unit of the second side, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing   |
        | Knight | <marching>  | <near> | 3      | 3       | Defender 1 |
        | Ogre   | <defending> | <far>  | 3      | 3       | Defender 1 |
      And <marching> has marched Knight to <far>
      When the battle is fought out with <first> going first
      Then the battlefield holds exactly these units
        | unit   | area  |
        | <left> | <far> |

      Examples:
        | first | second | left   | marching | defending | near | far |
        | South | North  | Ogre   | South    | North     | c2   | c3  |
        | North | South  | Knight | South    | North     | c2   | c3  |
        | North | South  | Ogre   | North    | South     | c3   | c2  |
        | South | North  | Knight | North    | South     | c3   | c2  |

    Scenario Outline: Defender stays in the <timing> of the second side, <second>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing             |
        | Knight | South | a2   | 1      | 6       | Charge 2, Defender 2 |
        | Ogre   | North | a3   | 1      | 6       | Charge 2, Defender 2 |
      And South has marched Knight to a3
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <second>'s <timing>
      Then <unit> has defence 8
      And <unit> has attack 1

      Examples:
        | second | unit   | south | north | timing               |
        | North  | Ogre   | 5     | 3     | before-attack timing |
        | South  | Knight | 3     | 5     | before-attack timing |
        | North  | Ogre   | 5     | 3     | after-attack timing  |
        | South  | Knight | 3     | 5     | after-attack timing  |

    Scenario Outline: Defender stays where North marches, in the <timing> of the second side, <second>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing             |
        | Knight | South | b2   | 1      | 6       | Charge 2, Defender 2 |
        | Ogre   | North | b3   | 1      | 6       | Charge 2, Defender 2 |
      And North has marched Ogre to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <second>'s <timing>
      Then <unit> has defence 8
      And <unit> has attack 1

      Examples:
        | second | unit   | south | north | timing               |
        | North  | Ogre   | 5     | 3     | before-attack timing |
        | South  | Knight | 3     | 5     | before-attack timing |
        | North  | Ogre   | 5     | 3     | after-attack timing  |
        | South  | Knight | 3     | 5     | after-attack timing  |

    Scenario Outline: every unit of the second side has its Defender, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing   |
        | Knight | <defending> | <near> | 1      | 3       | Defender 1 |
        | Squire | <defending> | <near> | 1      | 3       | Defender 2 |
        | Ogre   | <marching>  | <far>  | 1      | 3       | Defender 3 |
        | Troll  | <marching>  | <far>  | 1      | 3       |            |
      And <marching> has marched Ogre and Troll to <near>
      When the battle reaches <first>'s before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack | defence  |
        | Knight | 1      | <knight> |
        | Squire | 1      | <squire> |
        | Ogre   | 1      | <ogre>   |
        | Troll  | 1      | 3        |

      Examples:
        | first | knight | squire | ogre | marching | defending | near | far |
        | South | 3      | 3      | 6    | North    | South     | b2   | b3  |
        | North | 4      | 5      | 3    | North    | South     | b2   | b3  |
        | North | 3      | 3      | 6    | South    | North     | b3   | b2  |
        | South | 4      | 5      | 3    | South    | North     | b3   | b2  |

    Scenario Outline: Defender that terrain gives counts on the second side, <second> second
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area | effect              |
        | Marsh   | <to> | Defender 2 to units |
      And these units are on the battlefield
        | unit   | side       | area   | defence | standing   |
        | Knight | <marching> | <from> | 3       |            |
        | Ogre   | <other>    | <to>   | 3       | Defender 1 |
      And <marching> has marched Knight to <to>
      When the battle reaches <first>'s before-attack timing
      Then Knight has defence <knight>
      And Ogre has defence <ogre>

      Examples:
        | marching | other | from | to | first | second | knight | ogre |
        | South    | North | b2   | b3 | South | North  | 3      | 6    |
        | North    | South | c3   | c2 | South | North  | 5      | 3    |
        | North    | South | c3   | c2 | North | South  | 3      | 6    |

    Scenario Outline: worn Defender counts on the second side, <second> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side       | area   | defence | standing |
        | Knight | <marching> | <from> | 3       | Item 1   |
        | Ogre   | <second>   | <to>   | 3       | Item 1   |
      And Ogre wears this equipment
        | card   | standing   |
        | Shield | Defender 2 |
      And <marching> has marched Knight to <to>
      When the battle reaches <marching>'s before-attack timing
      Then Knight has defence 3
      And Ogre has defence 5

      Examples:
        | marching | second | from | to |
        | South    | North  | b2   | b3 |
        | North    | South  | c3   | c2 |

    Scenario Outline: Defender helps against the damage of effects as well: [<n>] to <second>'s unit
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side       | area   | defence | standing   | effect                                   |
        | Mage | <marching> | <from> |         |            | normal, declared: [<n>] to an enemy unit |
        | Ogre | <second>   | <to>   | 3       | Defender 2 |                                          |
      And <marching> has marched Mage to <to>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Mage on Ogre
      When <second> passes
      Then Ogre is <found>

      Examples:
        | marching | second | from | to | n | found                  |
        | South    | North  | b2   | b3 | 3 | in b3                  |
        | North    | South  | c3   | c2 | 4 | in c2                  |
        | South    | North  | b2   | b3 | 5 | not on the battlefield |
        | North    | South  | c3   | c2 | 5 | not on the battlefield |

    Scenario Outline: granted Defender counts on the second side, <second> second
      Given it is <second>'s main phase
      And these units are on the battlefield
        | unit   | side     | area   | defence | effect                                              |
        | Mage   | <second> | <from> | 3       | own turn, declared: Defender 2 to one of your units |
        | Knight | <second> | <from> | 3       |                                                     |
        | Ogre   | <first>  | <to>   | 3       |                                                     |
      And <second> has used Mage on Knight
      And <second> has marched Mage and Knight to <to>
      When the battle reaches <first>'s before-attack timing
      Then Knight has defence 5
      And Mage has defence 3

      Examples:
        | second | first | from | to |
        | South  | North | b2   | b3 |
        | North  | South | c3   | c2 |

  @moncolle_tcg.ruling.charge_fixed_with_the_order
  Rule: What Charge and Defender add is fixed when the first and the second side are known; what comes or goes later changes nothing until the battle ends.
    Scenario Outline: Charge granted after the initiative adds nothing, <seat> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                   |
        | Knight | <seat> | <area> | 2      | 9       | normal: Charge 2 to this |
        | Ogre   | <foe>  | <from> | 0      | 3       |                          |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      When <foe> passes
      Then Knight has attack 2

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | b2   | b3   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | North    | b2    |

    Scenario Outline: Defender granted after the initiative adds nothing, <seat> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 0      | 3       | counter: Defender 2 to this |
        | Ogre   | <foe>  | <from> | 3      | 9       |                             |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Knight
      When the battle is fought out
      Then Knight is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | c2   | c3   | North    | c2    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | South | North | Knight | c2   | c3   | South    | c3    |

    Scenario Outline: Charge lost after the initiative still counts, <seat> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | effect                                |
        | Knight | <seat> | <area> | 1      | 9       | Charge 2 |                                       |
        | Ogre   | <foe>  | <from> | 0      | 3       |          | counter: lose charge to an enemy unit |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | a2   | a3   | South    | a3    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | South | North | Ogre   | a2   | a3   | North    | a2    |

    Scenario Outline: Defender lost after the initiative still counts, <seat> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   | effect                                 |
        | Knight | <seat> | <area> | 0      | 2       | Defender 2 |                                        |
        | Ogre   | <foe>  | <from> | 3      | 9       |            | normal: lose defender to an enemy unit |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s before-attack timing
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Knight is in <area>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | b2   | b3   | North    | b2    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | South | North | Knight | b2   | b3   | South    | b3    |

    Scenario Outline: Charge of equipment that is discarded still counts, <seat> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | effect                       |
        | Knight | <seat> | <area> | 1      | 9       | Item 1   |                              |
        | Ogre   | <foe>  | <from> | 0      | 3       |          | counter: strip an enemy unit |
      And Knight wears this equipment
        | card  | standing |
        | Lance | Charge 2 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <foe>'s right to counter
      And <foe> has used Ogre on Knight
      And <seat> has passed
      When <foe> passes
      Then Knight wears nothing
      And Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |

    Scenario Outline: what was granted before the initiative counts, <seat> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 1      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence | effect                                                |
        | Imp  | yes     | 0      | 9       | when this is summoned, battle: Charge 2 to your units |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When the battle reaches <seat>'s before-attack timing
      Then Knight has attack 3
      And Imp has attack 2

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | a2   | a3   | North    | a2    |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |
        | South | North | Knight | a2   | a3   | South    | a3    |

    Scenario Outline: Charge and Defender are fixed anew in the next battle, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing             |
        | Ogre   | <defending> | <area> | 1      | 5       | Charge 2, Defender 3 |
        | Knight | <marching>  | <one>  | 0      | 9       |                      |
        | Squire | <marching>  | <two>  | 0      | 9       |                      |
      And <marching> has marched Knight to <area>
      And the battle has been fought out with <defending> going first
      And <marching> has marched Squire to <area>
      When the battle reaches <marching>'s before-attack timing
      Then Ogre has attack 1
      And Ogre has defence 8

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b3   | b2  | a3  |
        | North    | South     | c2   | c3  | b2  |

  @moncolle_tcg.ruling.charges_add_up
  Rule: Several Charges of a unit add up, and so do several Defenders.
    Scenario Outline: printed and worn Charges add up, <seat> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | standing         |
        | Knight | <seat> | <area> | 1      | Charge 2, Item 2 |
        | Ogre   | <foe>  | <from> | 1      |                  |
      And Knight wears this equipment
        | card  | standing |
        | Lance | Charge 1 |
        | Spurs | Charge 2 |
      And <marching> has marched <unit> to <field>
      When the battle reaches <seat>'s before-attack timing
      Then Knight has attack 6

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | b2   | b3   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | North    | b2    |

    Scenario Outline: printed and worn Defenders add up, <seat> second
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing           |
        | Knight | <seat> | <area> | 3       | Defender 1, Item 1 |
        | Ogre   | <foe>  | <from> | 3       |                    |
      And Knight wears this equipment
        | card  | standing   |
        | Plate | Defender 2 |
      And <marching> has marched <unit> to <field>
      When the battle reaches <foe>'s before-attack timing
      Then Knight has defence 6

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | c2   | c3   | North    | c2    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | South | North | Knight | c2   | c3   | South    | c3    |

    Scenario Outline: Charge of the terrain adds to that of the unit, <defending> first
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect            |
        | Steppe  | <area> | Charge 1 to units |
      And these units are on the battlefield
        | unit   | side        | area   | attack | standing |
        | Knight | <marching>  | <from> | 1      | Charge 1 |
        | Ogre   | <defending> | <area> | 1      | Charge 2 |
      And <marching> has marched Knight to <area>
      When the battle reaches <defending>'s before-attack timing
      Then Ogre has attack 4
      And Knight has attack 1

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | b3   | b2   |
