Feature: Battle end

  Granted effects vanish, then the result of the march is fixed, and units stay or go back.

  @moncolle_tcg.battle.end_effects_first
  Rule: At the end of a battle everything that was granted in it vanishes before anything else.
    Scenario Outline: numbers granted in the battle are gone after it, <seat> having used them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                                                                    |
        | Knight | <seat> | <area> | 2      | 9       | normal: attack +1 & defence +2 to this / normal: attack -1 & defence -1 to an enemy unit until battle end |
        | Ogre   | <foe>  | <from> | 3      | 9       |                                                                                                           |
      And <marching> has marched <unit> to <field>
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
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | b2   | b3   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | North    | b2    |

    Scenario Outline: what an automatic ability granted is gone after a simultaneous attack, too, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 0      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence | effect                                                             |
        | Imp  | yes     | 0      | 1       | when this is summoned, always: attack +1 & defence +1 to all units |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 0      | 9       |
        | Ogre   | 0      | 9       |
        | Imp    | 0      | 1       |

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | c2   | c3   | North    | c2    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | South | North | Knight | c2   | c3   | South    | c3    |

    Scenario Outline: Charge and Defender are gone after the battle, <first> first
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing             |
        | Knight | <defending> | <near> | 1      | 9       | Charge 2, Defender 2 |
        | Ogre   | <marching>  | <far>  | 1      | 9       | Charge 2, Defender 2 |
      And <marching> has marched Ogre to <near>
      When the battle is fought out with <first> going first
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 1      | 9       |
        | Ogre   | 1      | 9       |

      Examples:
        | first | marching | defending | near | far |
        | South | North    | South     | a2   | a3  |
        | North | North    | South     | a2   | a3  |
        | North | South    | North     | a3   | a2  |
        | South | South    | North     | a3   | a2  |

    Scenario Outline: icons granted in the battle are gone in the next, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | defence | standing | effect                                 |
        | Mage   | <defending> | <area> | 9       |          | normal, completion: Spell fire to this |
        | Knight | <marching>  | <one>  | 9       |          |                                        |
        | Squire | <marching>  | <two>  | 9       |          |                                        |
      And <defending>'s hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | normal, cost fire: [1] to a unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Mage
      And the battle is fought out
      And <marching> has marched Squire to <area>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> can use nothing

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b3   | b2  | a3  |
        | North    | South     | c2   | c3  | b2  |

    Scenario Outline: what was lost in the battle is back after it, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                  |
        | Knight | <marching>  | <from> | 0      | 9       | own turn: draw 1                        |
        | Ogre   | <defending> | <area> | 0      | 9       | normal: lose abilities to an enemy unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre on Knight
      When the battle is fought out
      Then <marching> can use exactly Knight

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: printed values and equipment remain after the battle, <seat> wearing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 2      | 6       | Item 1   |
        | Ogre   | <foe>  | <from> | 1      | 9       |          |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 1      | 1       |
      And <marching> has marched <unit> to <near>
      When the battle is fought out with <defending> going first
      Then Knight wears Sword
      And Knight has attack 3
      And Knight has defence 7

      Examples:
        | seat  | foe   | unit   | area | from | marching | defending | near |
        | South | North | Ogre   | c2   | c3   | North    | South     | c2   |
        | North | South | Knight | c3   | c2   | North    | South     | c2   |
        | North | South | Ogre   | c3   | c2   | South    | North     | c3   |
        | South | North | Knight | c2   | c3   | South    | North     | c3   |

    Scenario Outline: what was granted before the battle until the end of the turn remains, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                      |
        | Knight | <marching>  | <from> | 2      | 9       | own turn: attack +1 to this |
        | Ogre   | <defending> | <area> | 0      | 9       |                             |
      And <marching> has used Knight
      And <marching> has marched Knight to <area>
      When the battle is fought out with <marching> going first
      Then Knight has attack 3

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: what <seat>'s units elsewhere were granted in a battle is gone after it, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                                                                    |
        | Mage   | <seat>  | <from> | 2      |         | when an enemy unit dies, always: attack +2 & defence +1 to all your units |
        | Squire | <seat>  | <home> | 2      | 3       |                                                                           |
        | Ogre   | <other> | <to>   | 0      | 2       |                                                                           |
      And <seat> has marched Mage to <to>
      When the battle is fought out with <seat> going first
      Then Squire has attack 2
      And Squire has defence 3
      And Mage has attack 2

      Examples:
        | seat  | other | from | to | home |
        | South | North | b2   | b3 | b1   |
        | North | South | c3   | c2 | b4   |

    Scenario Outline: what was granted in the second battle of a turn is gone after it, <seat> having used it
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                              |
        | Knight | <seat> | <from> | 2      | 9       | normal, declared: attack +1 to this |
        | Squire | <seat> | <from> | 2      | 9       | normal, declared: attack +1 to this |
        | Ogre   | <foe>  | <one>  | 0      | 9       |                                     |
        | Troll  | <foe>  | <two>  | 0      | 9       |                                     |
      And <seat> has marched Knight to <one>
      And the battle has been fought out with <seat> going first
      And <seat> has marched Squire to <two>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Squire
      When the battle is fought out
      Then Squire has attack 2
      And Knight has attack 2

      Examples:
        | seat  | foe   | from | one | two |
        | South | North | b2   | b3  | a2  |
        | North | South | b3   | b2  | c3  |

    Scenario Outline: in the battle <seat>'s units elsewhere have what they were granted
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                                                       |
        | Mage   | <seat>  | <from> | 2      | when an enemy unit dies, always: attack +2 to all your units |
        | Squire | <seat>  | <home> | 2      |                                                              |
        | Seer   | <seat>  | <from> |        | normal, declared: kill an enemy unit                         |
        | Ogre   | <other> | <to>   | 0      |                                                              |
        | Imp    | <other> | <to>   | 0      |                                                              |
      And <seat> has marched Mage and Seer to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Seer on Imp
      When <other> passes
      Then Squire has attack 4
      And Mage has attack 4

      Examples:
        | seat  | other | from | to | home |
        | South | North | b2   | b3 | b1   |
        | North | South | c3   | c2 | b4   |

    Scenario Outline: what was granted is gone after a second battle on the same area, too, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                               |
        | Knight | <marching>  | <from> | 2      | 9       |                                                      |
        | Squire | <marching>  | <from> | 2      | 9       |                                                      |
        | Ogre   | <defending> | <area> | 2      | 9       | when a battle begins: attack +1 & defence +1 to this |
      And <marching> has marched Knight to <area>
      And the battle has been fought out with <marching> going first
      And <marching> has marched Squire to <area>
      When the battle is fought out with <defending> going first
      Then Ogre has attack 2
      And Ogre has defence 9

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

  @moncolle_tcg.battle.end_then_result
  Rule: When granted effects are gone, the battle is over, and whether the march succeeds is decided.
    Scenario Outline: the defender's protection is gone when the result is fixed, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                           |
        | Knight | <marching>  | <from> | 0      | 3       | normal: defence -4 to enemy units until turn end |
        | Ogre   | <defending> | <area> | 0      | 4       | counter: defence +2 to this                      |
      And <marching> has marched Knight to <area>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight
      And <defending> has used Ogre
      When the battle is fought out
      Then Knight is in <area>
      And Ogre is not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: a marcher without defence at the end does not hold the terrain, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                                                                                |
        | Knight | <marching>  | <from> | 0      | 2       | normal: defence +2 to this / normal: defence -2 to this until turn end / normal: [3] to an enemy unit |
        | Ogre   | <defending> | <area> | 0      | 3       |                                                                                                       |
      And <marching> has marched Knight to <area>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight
      And <defending> has passed
      And <marching> has used the second ability of Knight
      And <defending> has passed
      And <marching> has used the third ability of Knight on Ogre
      When the battle is fought out
      Then the battlefield is empty
      And <area> is empty

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: nothing is decided before the end of the battle, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <base> | 0      | 3       |
      And <marching> has marched Knight to <base>
      When the battle reaches <marching>'s after-attack timing
      Then the game goes on
      And a battle is going on in <base>

      Examples:
        | marching | defending | from | base |
        | South    | North     | b3   | b4   |
        | North    | South     | b2   | b1   |

    Scenario Outline: when <marching>'s summoned unit must return the battle is over
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <one>  | 0      | 9       |
        | Squire | <marching>  | <two>  | 0      | 9       |
        | Ogre   | <defending> | <area> | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      When the battle is fought out with <defending> going first
      Then <marching> is asked for a return
      And no battle is going on

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

    Scenario Outline: marchers stay when only they are alive, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Squire | <marching>  | <from> | 0      | 1       |
        | Knight | <marching>  | <from> | 3      | 9       |
        | Ogre   | <defending> | <area> | 1      | 3       |
      And <marching> has marched Squire and Knight to <area>
      When the battle is fought out with <defending> going first
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Knight | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: marchers go back when a defender is alive, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 1      | 9       |
        | Ogre   | <defending> | <area> | 1      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <marching> going first
      Then Knight is in <from>
      And Ogre is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

  @moncolle_tcg.ruling.fallen_at_the_end
  Rule: A unit that dies because granted effects vanish is not alive when the result of the march is fixed.
    Scenario Outline: the last defender falls at the end, and the march succeeds, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                             |
        | Knight | <marching>  | <from> | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
        | Ogre   | <defending> | <area> | 0      | 3       | normal: defence +1 to this                         |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Knight | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: the last marcher falls at the end, <marching> marching, and the defender is left
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                             |
        | Knight | <marching>  | <from> | 0      | 3       | normal: defence +1 to this                         |
        | Ogre   | <defending> | <area> | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
      And <marching> has marched Knight to <area>
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre on Knight
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit | area   |
        | Ogre | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: a base whose last defender falls at the end is taken, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                             |
        | Knight | <marching>  | <from> | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
        | Ogre   | <defending> | <base> | 0      | 3       | normal: defence +1 to this                         |
      And <marching> has marched Knight to <base>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight on Ogre
      When the battle is fought out
      Then <marching> has won

      Examples:
        | marching | defending | from | base |
        | South    | North     | b3   | b4   |
        | North    | South     | b2   | b1   |

    Scenario Outline: one of two defenders falls at the end, and the march fails, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                             |
        | Knight | <marching>  | <from> | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
        | Ogre   | <defending> | <area> | 0      | 3       | normal: defence +1 to this                         |
        | Troll  | <defending> | <area> | 0      | 3       |                                                    |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Knight | <from> |
        | Troll  | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

  @moncolle_tcg.ruling.card_duration_wins
  Rule: What lasts longer than the battle by the text of a card, such as until the end of the turn, does not vanish with the battle.
    Scenario Outline: what lasts until the end of the turn is there after the battle, <seat> having used it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                                            |
        | Knight | <seat> | <area> | 2      | 9       | normal: attack +1 & defence -1 to this until turn end / normal: attack +4 to this |
        | Ogre   | <foe>  | <from> | 0      | 9       |                                                                                   |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has used the second ability of Knight
      When the battle is fought out
      Then Knight has attack 3
      And Knight has defence 8

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |

    Scenario Outline: what weakens an enemy unit until the end of the turn ends with it, <seat> having used it
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                           |
        | Knight | <seat> | <from> | 0      | 9       | own turn: attack -2 & defence -1 to an enemy unit until turn end |
        | Ogre   | <foe>  | <to>   | 3      | 9       |                                                                  |
      And <seat> has used Knight on Ogre
      When <seat> plays the turn to its end
      Then Ogre has attack 3
      And Ogre has defence 9

      Examples:
        | seat  | foe   | from | to |
        | South | North | c2   | c3 |
        | North | South | c3   | c2 |

    Scenario Outline: what lasts until the end of the turn is gone after it, <seat> having used it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                |
        | Knight | <seat> | <area> | 2      | 9       | normal: attack +1 & defence -1 to this until turn end |
        | Ogre   | <foe>  | <from> | 0      | 9       |                                                       |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      And the battle is fought out
      When <marching> plays the turn to its end
      Then Knight has attack 2
      And Knight has defence 9

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | a2   | a3   | North    | a2    |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |
        | South | North | Knight | a2   | a3   | South    | a3    |

    Scenario Outline: what lasts until the end of the turn counts in the next battle, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                   |
        | Ogre   | <defending> | <area> | 2      | 9       | normal: attack +1 to this until turn end |
        | Knight | <marching>  | <one>  | 0      | 9       |                                          |
        | Squire | <marching>  | <two>  | 0      | 9       |                                          |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre
      And the battle is fought out
      And <marching> has marched Squire to <area>
      When the battle reaches <defending>'s before-attack timing
      Then Ogre has attack 3

      Examples:
        | marching | defending | area | one | two |
        | South    | North     | b3   | b2  | a3  |
        | North    | South     | c2   | c3  | b2  |
