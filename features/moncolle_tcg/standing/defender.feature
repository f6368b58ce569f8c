Feature: Standing abilities

  @moncolle_tcg.standing.defender
  Rule: Defender is added to the unit's defence when its side is second.
    Scenario Outline: <second> is second, and its Defender counts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing   |
        | Knight | North | b3   | 3       | Defender 1 |
        | Ogre   | South | b2   | 4       | Defender 2 |
      And South has marched Ogre to b3
      When the battle reaches <first>'s before-attack timing
      Then Knight has defence <knight>
      And Ogre has defence <ogre>

      Examples:
        | first | second | knight | ogre |
        | North | South  | 3      | 6    |
        | South | North  | 4      | 4    |

    Scenario Outline: Defender saves a unit of the second side, <second> second
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing   |
        | Knight | South | c2   | 3      | 3       | Defender 1 |
        | Ogre   | North | c3   | 3      | 3       | Defender 1 |
      And South has marched Knight to c3
      When the battle is fought out with <first> going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | <left> | c3   |

      Examples:
        | first | second | left   |
        | South | North  | Ogre   |
        | North | South  | Knight |

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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing   |
        | Knight | North | b3   | 1      | 3       | Defender 1 |
        | Squire | North | b3   | 1      | 3       | Defender 2 |
        | Ogre   | South | b2   | 1      | 3       | Defender 3 |
        | Troll  | South | b2   | 1      | 3       |            |
      And South has marched Ogre and Troll to b3
      When the battle reaches <first>'s before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack | defence  |
        | Knight | 1      | <knight> |
        | Squire | 1      | <squire> |
        | Ogre   | 1      | <ogre>   |
        | Troll  | 1      | 3        |

      Examples:
        | first | knight | squire | ogre |
        | North | 3      | 3      | 6    |
        | South | 4      | 5      | 3    |

    Scenario Outline: Defender that terrain gives counts on the second side, <second> second
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect              |
        | Marsh   | b3   | Defender 2 to units |
      And these units are on the battlefield
        | unit   | side  | area | defence | standing   |
        | Knight | South | b2   | 3       |            |
        | Ogre   | North | b3   | 3       | Defender 1 |
      And South has marched Knight to b3
      When the battle reaches <first>'s before-attack timing
      Then Knight has defence <knight>
      And Ogre has defence <ogre>

      Examples:
        | first | second | knight | ogre |
        | South | North  | 3      | 6    |
        | North | South  | 5      | 3    |

    Scenario: worn Defender counts on the second side
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b2   | 3       | Item 1   |
        | Ogre   | North | b3   | 3       | Item 1   |
      And Ogre wears this equipment
        | card   | standing   |
        | Shield | Defender 2 |
      And South has marched Knight to b3
      When the battle reaches South's before-attack timing
      Then Knight has defence 3
      And Ogre has defence 5

    Scenario Outline: Defender helps against the damage of effects as well: [<n>] to North's unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | standing   | effect                                   |
        | Mage | South | b2   |         |            | normal, declared: [<n>] to an enemy unit |
        | Ogre | North | b3   | 3       | Defender 2 |                                          |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is <found>

      Examples:
        | n | found                  |
        | 3 | in b3                  |
        | 4 | in b3                  |
        | 5 | not on the battlefield |

    Scenario: granted Defender counts on the second side
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                              |
        | Mage   | South | b2   | 3       | own turn, declared: Defender 2 to one of your units |
        | Knight | South | b2   | 3       |                                                     |
        | Ogre   | North | b3   | 3       |                                                     |
      And South has used Mage on Knight
      And South has marched Mage and Knight to b3
      When the battle reaches North's before-attack timing
      Then Knight has defence 5
      And Mage has defence 3
