Feature: Battle end

  Granted effects vanish, then the result of the march is fixed, and units stay or go back.

  @moncolle_tcg.battle.end_effects_first
  Rule: At the end of a battle everything that was granted in it vanishes before anything else.
    Background:
      Given it is South's main phase

    Scenario Outline: numbers granted in the battle are gone after it, <seat> having used them
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                                                                    |
        | Knight | <seat> | <area> | 2      | 9       | normal: attack +1 & defence +2 to this / normal: attack -1 & defence -1 to an enemy unit until battle end |
        | Ogre   | <foe>  | <from> | 3      | 9       |                                                                                                           |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used the second ability of Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 2      | 9       |
        | Ogre   | 3      | 9       |

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario Outline: what an automatic ability granted is gone after a simultaneous attack, too, <seat> having it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 0      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence | effect                                                             |
        | Imp  | yes     | 0      | 1       | when this is summoned, always: attack +1 & defence +1 to all units |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 0      | 9       |
        | Ogre   | 0      | 9       |
        | Imp    | 0      | 1       |

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | c3   | c2   |
        | South | North | Knight | c2   | c3   |

    Scenario Outline: Charge and Defender are gone after the battle, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing             |
        | Knight | North | a3   | 1      | 9       | Charge 2, Defender 2 |
        | Ogre   | South | a2   | 1      | 9       | Charge 2, Defender 2 |
      And South has marched Ogre to a3
      When the battle is fought out with <first> going first
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 1      | 9       |
        | Ogre   | 1      | 9       |

      Examples:
        | first |
        | North |
        | South |

    Scenario: icons granted in the battle are gone in the next
      Given these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                 |
        | Mage   | North | b3   | 9       |          | normal, completion: Spell fire to this |
        | Knight | South | b2   | 9       |          |                                        |
        | Squire | South | a3   | 9       |          |                                        |
      And North's hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | normal, cost fire: [1] to a unit |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Mage
      And the battle is fought out
      And South has marched Squire to b3
      When the battle reaches North's before-attack timing
      Then North can use nothing

    Scenario: what was lost in the battle is back after it
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                  |
        | Knight | South | a2   | 0      | 9       | own turn: draw 1                        |
        | Ogre   | North | a3   | 0      | 9       | normal: lose abilities to an enemy unit |
      And South has marched Knight to a3
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When the battle is fought out
      Then South can use exactly Knight

    Scenario Outline: printed values and equipment remain after the battle, <seat> wearing it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 2      | 6       | Item 1   |
        | Ogre   | <foe>  | <from> | 1      | 9       |          |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 1      | 1       |
      And South has marched <unit> to c3
      When the battle is fought out with North going first
      Then Knight wears Sword
      And Knight has attack 3
      And Knight has defence 7

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | c3   | c2   |
        | South | North | Knight | c2   | c3   |

    Scenario: what was granted before the battle until the end of the turn remains
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | b2   | 2      | 9       | own turn: attack +1 to this |
        | Ogre   | North | b3   | 0      | 9       |                             |
      And South has used Knight
      And South has marched Knight to b3
      When the battle is fought out with South going first
      Then Knight has attack 3

    Scenario: what South's units elsewhere were granted in a battle is gone after it, too
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                    |
        | Mage   | South | b2   | 2      |         | when an enemy unit dies, always: attack +2 & defence +1 to all your units |
        | Squire | South | b1   | 2      | 3       |                                                                           |
        | Ogre   | North | b3   | 0      | 2       |                                                                           |
      And South has marched Mage to b3
      When the battle is fought out with South going first
      Then Squire has attack 2
      And Squire has defence 3
      And Mage has attack 2

    Scenario: what was granted in the second battle of a turn is gone after it
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b2   | 2      | 9       | normal, declared: attack +1 to this |
        | Squire | South | b2   | 2      | 9       | normal, declared: attack +1 to this |
        | Ogre   | North | b3   | 0      | 9       |                                     |
        | Troll  | North | a2   | 0      | 9       |                                     |
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      And South has marched Squire to a2
      And the battle has reached South's before-attack timing
      And South has used Squire
      When the battle is fought out
      Then Squire has attack 2
      And Knight has attack 2

    Scenario: in the battle South's units elsewhere have what they were granted
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                                                       |
        | Mage   | South | b2   | 2      | when an enemy unit dies, always: attack +2 to all your units |
        | Squire | South | b1   | 2      |                                                              |
        | Seer   | South | b2   |        | normal, declared: kill an enemy unit                         |
        | Ogre   | North | b3   | 0      |                                                              |
        | Imp    | North | b3   | 0      |                                                              |
      And South has marched Mage and Seer to b3
      And the battle has reached South's before-attack timing
      And South has used Seer on Imp
      When North passes
      Then Squire has attack 4
      And Mage has attack 4

    Scenario: what was granted is gone after a second battle on the same area, too
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                               |
        | Knight | South | b2   | 2      | 9       |                                                      |
        | Squire | South | b2   | 2      | 9       |                                                      |
        | Ogre   | North | b3   | 2      | 9       | when a battle begins: attack +1 & defence +1 to this |
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      And South has marched Squire to b3
      When the battle is fought out with North going first
      Then Ogre has attack 2
      And Ogre has defence 9
