Feature: Simultaneous attack

  @moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed
  Rule: A simultaneous attack turns off special abilities, the automatic ones too, spells, items and what equipment adds; effects of terrain and what was granted before go on.
    Background:
      Given it is South's main phase

    Scenario: what was granted before the battle counts in a simultaneous attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                  |
        | Knight | South | a2   | 2      | 3       | own turn: attack +1 & defence +1 to this until turn end |
        | Ogre   | North | a3   | 3      | 3       |                                                         |
      And South has used Knight
      And South has marched Knight to a3
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is in a3

    Scenario Outline: what was granted in the battle counts in a simultaneous attack, <seat> granting it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 3      | 3       |
        | Ogre   | <foe>  | <from> | 3      | 4       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence | effect                                                              |
        | Imp  | yes     | 0      | 1       | when this is summoned, battle: attack +1 & defence +1 to your units |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is in b3

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario: effects of terrain count in a simultaneous attack
      Given these terrains lie on the field
        | terrain | area | effect                                |
        | Forest  | c3   | attack +1 & defence +1 to earth units |
      And these units are on the battlefield
        | unit   | side  | area | attribute | attack | defence |
        | Knight | South | c2   | fire      | 3      | 3       |
        | Ogre   | North | c3   | earth     | 2      | 3       |
      And South has marched Knight to c3
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And Ogre is in c3

    Scenario Outline: an automatic ability that meets the attack is off, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                       |
        | Knight | <seat> | <area> | 2      | 3       | when this attacks, battle: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                              |
      And South has marched <unit> to a3
      When the battle is fought out with equal initiative
      Then Knight is in <area>
      And Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | a3   | a2   |
        | South | North | Knight | a2   | a3   |

    Scenario Outline: an automatic ability that meets the damage is off, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                             |
        | Knight | <seat> | <area> | 0      | 3       | when this is damaged, <timing>: [9] to enemy units |
        | Ogre   | <foe>  | <from> | 1      | 3       |                                                    |
      And South has marched <unit> to c3
      When the battle is fought out with equal initiative
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | timing   |
        | South | North | Knight | c2   | c3   | battle   |
        | South | North | Knight | c2   | c3   | own turn |
        | North | South | Ogre   | c3   | c2   | always   |

    Scenario Outline: an automatic ability that meets the attack works in a normal timing, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                           |
        | Knight | <seat> | <area> | 0      | 3       | when this is damaged, battle: [9] to enemy units |
        | Ogre   | <foe>  | <from> | 1      | 3       |                                                  |
      And South has marched <unit> to c3
      When the battle is fought out with <foe> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |
