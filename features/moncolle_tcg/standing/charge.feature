Feature: Standing abilities

  @moncolle_tcg.standing.charge
  Rule: Charge is added to the unit's attack when its side is first.
    Background:
      Given it is South's main phase

    Scenario Outline: <first> is first, and its Charge counts
      Given these units are on the battlefield
        | unit   | side  | area | attack | standing |
        | Knight | South | c2   | 3      | Charge 2 |
        | Ogre   | North | c3   | 1      | Charge 3 |
      And South has marched Knight to c3
      When the battle reaches <first>'s before-attack timing
      Then Knight has attack <knight>
      And Ogre has attack <ogre>

      Examples:
        | first | knight | ogre |
        | South | 5      | 1    |
        | North | 3      | 4    |

    Scenario Outline: Charge adds to the damage of the attack, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | North | a3   | 2      | 3       | Charge 1 |
        | Ogre   | South | a2   | 2      | 3       | Charge 1 |
      And South has marched Ogre to a3
      When the battle is fought out with <first> going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | <left> | a3   |

      Examples:
        | first | left   |
        | North | Knight |
        | South | Ogre   |

    Scenario Outline: the second side attacks without Charge, <second> second
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b2   | 0      | 3       | <south>  |
        | Ogre   | North | b3   | 0      | 3       | <north>  |
      And South has marched Knight to b3
      When the battle is fought out with <first> going first
      Then Knight is in b2
      And Ogre is in b3

      Examples:
        | first | second | south        | north        |
        | South | North  | Initiative 0 | Charge 3     |
        | North | South  | Charge 3     | Initiative 0 |

    Scenario Outline: every unit of the first side has its Charge, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | North | c3   | 1      | 9       | Charge 1 |
        | Squire | North | c3   | 1      | 9       | Charge 2 |
        | Ogre   | South | c2   | 1      | 9       | Charge 3 |
        | Troll  | South | c2   | 1      | 9       |          |
      And South has marched Ogre and Troll to c3
      When the battle reaches <first>'s before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack   | defence |
        | Knight | <knight> | 9       |
        | Squire | <squire> | 9       |
        | Ogre   | <ogre>   | 9       |
        | Troll  | 1        | 9       |

      Examples:
        | first | knight | squire | ogre |
        | North | 2      | 3      | 1    |
        | South | 1      | 1      | 4    |

    Scenario Outline: Charge of worn equipment counts, too, <first> first
      Given these units are on the battlefield
        | unit   | side   | area   | attack | standing |
        | Knight | <seat> | <area> | 2      | Item 1   |
        | Ogre   | <foe>  | <from> | 2      |          |
      And Knight wears this equipment
        | card  | standing |
        | Lance | Charge 2 |
      And South has marched <unit> to a3
      When the battle reaches <first>'s before-attack timing
      Then Knight has attack <n>

      Examples:
        | seat  | foe   | unit   | area | from | first | n |
        | South | North | Knight | a2   | a3   | South | 4 |
        | South | North | Knight | a2   | a3   | North | 2 |
        | North | South | Ogre   | a3   | a2   | North | 4 |
