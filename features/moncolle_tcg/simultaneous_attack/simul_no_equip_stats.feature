Feature: Simultaneous attack

  @moncolle_tcg.battle.simul_no_equip_stats
  Rule: Attack and defence that equipment adds do not count in a simultaneous attack.
    Background:
      Given it is South's main phase

    Scenario Outline: the attack of a sword does not count, <seat> wearing it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 3      | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 0      | 4       |          |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And South has marched <unit> to c3
      When the battle is fought out with equal initiative
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario Outline: the defence of armour does not count, <seat> wearing it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 0      | 3       | Item 1   |
        | Ogre   | <foe>  | <from> | 3      | 4       |          |
      And Knight wears this equipment
        | card  | defence |
        | Plate | 4       |
      And South has marched <unit> to b3
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And Plate is in <seat>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario: armour that does not count keeps nothing from those behind
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | a2   | 5      | 9       |          |
        | Ogre   | North | a3   | 0      | 2       | Item 1   |
        | Troll  | North | a3   | 0      | 3       |          |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 1       |
      And South has marched Knight to a3
      When the battle is fought out with equal initiative
      Then Ogre and Troll are not on the battlefield

    Scenario Outline: equipment that takes something away does not count either, <seat> wearing it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 3      | 4       | Item 2   |
        | Ogre   | <foe>  | <from> | 3      | 3       |          |
      And Knight wears this equipment
        | card  | attack | defence |
        | Flail | -1     |         |
        | Rags  |        | -1      |
      And South has marched <unit> to a3
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is in a3

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | a2   | a3   |
        | North | South | Ogre   | a3   | a2   |

    Scenario Outline: equipment counts again after a simultaneous attack, <seat> wearing it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 1      | 5       | Item 2   |
        | Ogre   | <foe>  | <from> | 1      | 5       |          |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 2      |         |
        | Plate |        | 2       |
      And South has marched <unit> to b3
      When the battle is fought out with equal initiative
      Then Knight wears Sword and Plate
      And Knight has attack 3
      And Knight has defence 7

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | b3   | b2   |
        | South | North | Knight | b2   | b3   |

    Scenario: equipment counts again in the battle after a simultaneous attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | b2   | 1      | 5       | Item 1   |
        | Squire | South | b2   | 1      | 5       | Item 1   |
        | Ogre   | North | b3   | 0      | 9       |          |
        | Troll  | North | a2   | 0      | 3       |          |
      And Squire wears this equipment
        | card  | attack |
        | Sword | 2      |
      And South has marched Knight to b3
      And the battle has been fought out with equal initiative
      And South has marched Squire to a2
      When the battle is fought out with South going first
      Then Troll is not on the battlefield
      And Ogre is in b3
