Feature: Simultaneous attack

  @moncolle_tcg.battle.simul_no_charge
  Rule: Charge and Defender add nothing in a simultaneous attack.
    Background:
      Given it is South's main phase

    Scenario Outline: Charge adds nothing in a simultaneous attack, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 3      | 9       | Charge 2 |
        | Ogre   | <foe>  | <from> | 0      | 4       |          |
      And South has marched <unit> to a3
      When the battle is fought out with equal initiative
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | a2   | a3   |
        | North | South | Ogre   | a3   | a2   |

    Scenario Outline: Defender adds nothing in a simultaneous attack, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   |
        | Knight | <seat> | <area> | 0      | 3       | Defender 2 |
        | Ogre   | <foe>  | <from> | 4      | 9       |            |
      And South has marched <unit> to c3
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario: example: a simultaneous attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing   |
        | Knight | South | b2   | 3      | 9       | Charge 1   |
        | Squire | South | b2   | 2      | 9       |            |
        | Ogre   | North | b3   | 1      | 2       |            |
        | Troll  | North | b3   | 1      | 3       | Defender 1 |
        | Imp    | North | b3   | 1      | 2       |            |
      And South has marched Knight and Squire to b3
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
        | Imp    | North | b3   |
