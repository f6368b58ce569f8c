Feature: Attack

  @moncolle_tcg.attack.no_damage_attribute
  Rule: The damage of an attack has no damage attribute, so neither Resist nor Weakness meets it.
    Background:
      Given it is South's main phase

    Scenario Outline: a weakness adds nothing to an attack of <attribute> units, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attribute   | attack | defence | standing        |
        | Knight | <seat> | <area> | <attribute> | 2      | 9       |                 |
        | Ogre   | <foe>  | <from> | earth       | 0      | 3       | Weakness <to> 5 |
      And South has marched <unit> to a3
      When the battle is fought out with <first> going first
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | attribute | to    | first |
        | South | North | Knight | a2   | a3   | fire      | flame | South |
        | North | South | Ogre   | a3   | a2   | water     | flood | North |
        | South | North | Knight | a2   | a3   | fire      | fire  | South |
        | South | North | Knight | a2   | a3   | fire      | flame | North |
        | South | North | Knight | a2   | a3   | fire      | fire  | North |

    Scenario Outline: nobody resists an attack of <attribute> units, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attribute   | attack | defence | standing    |
        | Knight | <seat> | <area> | <attribute> | 3      | 9       |             |
        | Ogre   | <foe>  | <from> | earth       | 0      | 3       | Resist <to> |
      And South has marched <unit> to b3
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | attribute | to    | first |
        | South | North | Knight | b2   | b3   | fire      | flame | South |
        | North | South | Ogre   | b3   | b2   | water     | flood | North |
        | South | North | Knight | b2   | b3   | fire      | fire  | South |
        | South | North | Knight | b2   | b3   | fire      | flame | North |
        | South | North | Knight | b2   | b3   | fire      | fire  | North |

    Scenario: in a simultaneous attack damage has no attribute either
      Given these units are on the battlefield
        | unit   | side  | area | attribute | attack | defence | standing         |
        | Knight | South | c2   | fire      | 2      | 2       | Resist flame     |
        | Ogre   | North | c3   | fire      | 2      | 3       | Weakness flame 5 |
      And South has marched Knight to c3
      When the battle is fought out with equal initiative
      Then Ogre is in c3
      And Knight is not on the battlefield

    Scenario Outline: damage with the attribute meets Resist and Weakness, <seat> using the effect
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing         | effect                               |
        | Knight | <seat> | <area> | 0      | 9       |                  | normal: [flame:3] to all enemy units |
        | Ogre   | <foe>  | <from> | 0      | 5       | Weakness flame 2 |                                      |
        | Troll  | <foe>  | <from> | 0      | 3       | Resist flame     |                                      |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Ogre is not on the battlefield
      And Troll is in c3

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | c2   | c3   | South |
        | North | South | Ogre and Troll | c3   | c2   | North |
        | South | North | Knight         | c2   | c3   | North |
        | North | South | Ogre and Troll | c3   | c2   | South |
