Feature: Battle end

  @moncolle_tcg.march.success
  Rule: If only units of the marching side are alive, the march succeeds, and its units control the terrain.
    Scenario Outline: with the defenders dead all marchers stay, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <one>  | 3      | 3       |
        | Squire | <marching>  | <two>  | 0      | 3       |
        | Ogre   | <defending> | <area> | 3      | 3       |
      And <marching> has marched Knight and Squire to <area>
      When the battle is fought out with <marching> going first
      Then Knight and Squire are in <area>
      And Ogre is not on the battlefield

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | a2  | b3  | a3   |
        | North    | South     | c3  | b2  | c2   |

    Scenario Outline: who survives of the marchers stays, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Squire | <marching>  | <from> | 1      | 2       |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <area> | 2      | 3       |
      And <marching> has marched Knight and Squire to <area>
      When the battle is fought out with <defending> going first
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Knight | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: a march succeeds after a simultaneous attack, too, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <area> | 2      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Knight is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: units summoned into the battle stay with the marchers, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 9       |
        | Ogre   | <defending> | <area> | 0      | 3       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      When the battle is fought out with <marching> going first
      Then Knight and Imp are in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: terrain is placed next to enemy terrain that was taken, <marching> marching
      Given it is <marching>'s main phase
      And <defending> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 9       |
        | Ogre   | <defending> | <area> | 0      | 3       |
      And <marching>'s hand holds these cards
        | card   | kind    |
        | Meadow | terrain |
      And <marching> has marched Knight to <area>
      And the battle has been fought out with <marching> going first
      When <marching> places Meadow on <beyond>
      Then Meadow lies on <beyond>

      Examples:
        | marching | defending | from | area | beyond |
        | South    | North     | a2   | a3   | a4     |
        | North    | South     | c3   | c2   | c1     |

  @moncolle_tcg.march.failure_return
  Rule: If a unit of the defending side is alive, the march fails, and each unit that marched goes back to the terrain it came from.
    Scenario Outline: with a defender alive the marcher goes back, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 2      | 9       |
        | Ogre   | <defending> | <area> | 2      | 2       |
        | Troll  | <defending> | <area> | 2      | 1       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <marching> going first
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Knight | <from> |
        | Troll  | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: each marcher goes back to where it came from, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area    | march       | attack | defence |
        | Knight | <marching>  | <one>   | walk        | 0      | 9       |
        | Squire | <marching>  | <two>   | walk        | 0      | 9       |
        | Dragon | <marching>  | <three> | long flight | 0      | 9       |
        | Ogre   | <defending> | <area>  | walk        | 0      | 9       |
      And <marching> has marched Squire, Dragon and Knight to <area>
      When the battle is fought out with <defending> going first
      Then Knight is in <one>
      And Squire is in <two>
      And Dragon is in <three>
      And Ogre is in <area>

      Examples:
        | marching | defending | one | two | three | area |
        | South    | North     | b2  | a3  | b1    | b3   |
        | North    | South     | b3  | c2  | b4    | b2   |

    Scenario Outline: a marcher goes back although it was exhausted in the battle, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                        |
        | Knight | <marching>  | <from> | 0      | 9       |                               |
        | Ogre   | <defending> | <area> | 0      | 9       | normal: exhaust an enemy unit |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre on Knight
      When the battle is fought out
      Then Knight is in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: a defender summoned into the battle is enough for a failure, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 9       |
        | Ogre   | <defending> | <area> | 0      | 3       |
      And <defending>'s hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 9       |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s instant summon timing
      And <defending> has instantly summoned Imp
      When the battle is fought out with <marching> going first
      Then Knight is in <from>
      And Imp is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: with the marchers dead the defenders stay, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 0      | 3       |
        | Ogre   | <defending> | <area> | 3      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with <defending> going first
      Then the battlefield holds exactly these units
        | unit | area   |
        | Ogre | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: from the enemy's base, too, the marchers go back, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 0      | 9       |
        | Ogre   | <defending> | <base> | 0      | 9       |
      And <marching> has marched Knight to <base>
      When the battle is fought out with equal initiative
      Then the game goes on
      And Knight is in <from>

      Examples:
        | marching | defending | from | base |
        | South    | North     | a4   | b4   |
        | North    | South     | c1   | b1   |

    Scenario Outline: a march from <one>'s proxy against <two>'s proxy goes back to where it began, <marching> marching
      Given it is <marching>'s main phase
      And <one> has placed a proxy on <from> before
      And <two> has placed a proxy on <to> before
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing |
        | Knight | <marching>  | <from> | 0      | 9       | Item 1   |
        | Ogre   | <defending> | <to>   | 0      | 9       |          |
      And <marching>'s hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Shield | equipment |         |
      And <marching> has marched Knight to <to>
      And <marching> has instantly summoned Imp
      And <marching> has equipped Knight with Shield
      When the battle is fought out with <defending> going first
      Then Knight and Imp are in <from>
      And a proxy of <one> lies on <from>
      And a proxy of <two> lies on <to>

      Examples:
        | marching | defending | from | to | one   | two   |
        | South    | North     | c2   | c3 | South | North |
        | North    | South     | b3   | b2 | South | North |
        | South    | North     | b3   | a3 | North | South |
        | North    | South     | a3   | a2 | North | North |

  @moncolle_tcg.march.both_destroyed
  Rule: If no unit is alive on either side, the march fails, and the terrain is left vacant.
    Scenario Outline: nobody holds the terrain when all are dead, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <area> | 3      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then <area> is empty
      And Plain <NAME> lies on <area>

      Examples:
        | marching | defending | from | area | NAME |
        | South    | North     | c2   | c3   | C3   |
        | North    | South     | b3   | b2   | B2   |

    Scenario Outline: the base is not taken when all are dead, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <base> | 3      | 3       |
      And <marching> has marched Knight to <base>
      When the battle is fought out with equal initiative
      Then the game goes on
      And <marching> is asked for main action

      Examples:
        | marching | defending | from | base |
        | South    | North     | b3   | b4   |
        | North    | South     | b2   | b1   |

    Scenario Outline: an effect may leave nobody on either side, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                   |
        | Knight | <marching>  | <from> | 0      | 3       |                          |
        | Ogre   | <defending> | <base> | 0      | 3       | normal: [3] to all units |
      And <marching> has marched Knight to <base>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Ogre
      When <marching> passes
      Then the battlefield is empty
      And the game goes on

      Examples:
        | marching | defending | from | base |
        | South    | North     | a4   | b4   |
        | North    | South     | c1   | b1   |

  @moncolle_tcg.march.instant_units_return
  Rule: After a failed march the marching side's instantly summoned units go to areas from which that march began, as their owner chooses.
    Scenario Outline: with one origin the summoned unit goes there, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 0      | 9       |
        | Ogre   | <defending> | <area> | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Knight and Imp are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: with two origins the owner chooses <chosen>, <marching> marching
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
      And the battle has been fought out with <defending> going first
      When <marching> returns Imp to <chosen>
      Then Imp is in <chosen>
      And <marching> is asked for main action

      Examples:
        | marching | defending | one | two | area | chosen |
        | South    | North     | b2  | a3  | b3   | b2     |
        | South    | North     | b2  | a3  | b3   | a3     |
        | North    | South     | b3  | c2  | b2   | b3     |
        | North    | South     | b3  | c2  | b2   | c2     |

    Scenario: of three origins the owner may choose any
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a3   | 0      | 9       |
        | Squire | South | b2   | 0      | 9       |
        | Page   | South | c3   | 0      | 9       |
        | Ogre   | North | b3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight, Squire and Page to b3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to c3
      Then Imp and Page are in c3
      And Knight is in a3
      And Squire is in b2

    Scenario Outline: each of two summoned units has a choice of its own, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <one>  | 0      | 9       |
        | Squire | <marching>  | <two>  | 0      | 9       |
        | Ogre   | <defending> | <area> | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
        | Elf  | yes     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <defending> going first
      And <marching> has returned Elf to <one>
      When <marching> returns Imp to <two>
      Then Elf is in <one>
      And Imp is in <two>

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

    Scenario Outline: an area from which nobody marched is refused, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area    | attack | defence |
        | Knight | <marching>  | <one>   | 0      | 9       |
        | Squire | <marching>  | <two>   | 0      | 9       |
        | Page   | <marching>  | <three> | 0      | 9       |
        | Ogre   | <defending> | <area>  | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <defending> going first
      When <marching> tries to return Imp to <to>
      Then it is refused under moncolle_tcg.march.instant_units_return

      Examples:
        | marching | defending | one | two | three | area | to |
        | South    | North     | b2  | a3  | b1    | b3   | b1 |
        | South    | North     | b2  | a3  | b1    | b3   | b3 |
        | North    | South     | b3  | c2  | c3    | b2   | c3 |
        | North    | South     | b3  | c2  | c3    | b2   | b4 |

    Scenario Outline: a unit that marched is not returned by choice, <marching> marching
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
      And the battle has been fought out with <defending> going first
      When <marching> tries to return Knight to <two>
      Then it is refused under moncolle_tcg.march.instant_units_return

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

    Scenario Outline: a marcher recalled and summoned again returns as a summoned unit, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | instant |
        | Knight | <marching>  | <one>  | 0      | 9       |         |
        | Squire | <marching>  | <two>  | 0      | 9       | yes     |
        | Ogre   | <defending> | <area> | 0      | 9       |         |
      And <marching>'s hand holds these cards
        | card | instant | attack | effect                                                         |
        | Imp  | yes     | 0      | when this is summoned, battle: return to hand your other units |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Squire
      And the battle has been fought out with <defending> going first
      And <marching> has returned Imp to <two>
      When <marching> returns Squire to <one>
      Then Squire is in <one>
      And Knight is in <marching>'s hand

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

    Scenario Outline: a defender's summoned units stay, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 0      | 9       |
        | Ogre   | <defending> | <area> | 0      | 9       |
      And <defending>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight to <area>
      And the battle has reached <defending>'s instant summon timing
      And <defending> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Imp and Ogre are in <area>
      And Knight is in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: while a unit must return nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                     |
        | Knight | South | c2   | 0      | 9       |          |                            |
        | Squire | South | b3   | 0      | 9       |          |                            |
        | Ogre   | North | c3   | 0      | 9       |          |                            |
        | Mage   | South | b1   | 0      | 9       | Item 2   |                            |
        | Page   | South | b1   | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                          | clause                                  |
        | pass                          | moncolle_tcg.march.instant_units_return |
        | discard Elf                   | moncolle_tcg.hand.discard_any           |
        | march Page to b2              | moncolle_tcg.main.three_actions         |
        | place Moor on a2              | moncolle_tcg.main.three_actions         |
        | place a proxy on a2           | moncolle_tcg.main.three_actions         |
        | pass Sword to Page            | moncolle_tcg.equip.swap_scope           |
        | end the phase                 | moncolle_tcg.march.instant_units_return |
        | throw Sword away              | moncolle_tcg.equip.discard_windows      |
        | summon Elf to b1              | moncolle_tcg.turn.phase_order           |
        | equip Page with Shield        | moncolle_tcg.turn.phase_order           |
        | declare the end of the turn   | moncolle_tcg.end.declare                |
        | use Page                      | moncolle_tcg.timing.normal              |
        | drop Elf                      | moncolle_tcg.march.instant_units_return |
        | instantly summon Elf          | moncolle_tcg.battle.timing_order        |
        | line up Imp                   | moncolle_tcg.battle.timing_order        |
        | give up Imp to keep the limit | moncolle_tcg.march.return_overflow      |

    Scenario Outline: <defending> returns nobody while a unit of <marching> must return
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
      And the battle has been fought out with <defending> going first
      When <defending> tries to return Ogre to <one>
      Then it is refused under moncolle_tcg.march.instant_units_return

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

    Scenario: while a unit must return, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                     |
        | Ogre   | North | c3   | 0      | 9       |          |                            |
        | Troll  | North | b2   | 0      | 9       |          |                            |
        | Knight | South | c2   | 0      | 9       |          |                            |
        | Mage   | North | b4   | 0      | 9       | Item 2   |                            |
        | Page   | North | b4   | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
        | Goblin | unit      | yes     | 1     |
      And North has marched Ogre and Troll to c2
      And North has instantly summoned Goblin
      When the battle is fought out with South going first
      Then North may answer no other question

  @moncolle_tcg.ruling.any_origin_of_the_march
  Rule: An instantly summoned unit may go to every area from which the march began, also of units that have fallen, and also where it does not fit.
    Scenario Outline: the origin of a fallen unit may be chosen, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Squire | <marching>  | <two>  | 0      | 1       |
        | Knight | <marching>  | <one>  | 0      | 9       |
        | Ogre   | <defending> | <area> | 1      | 9       |
      And <marching>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <defending> going first
      When <marching> returns Imp to <two>
      Then Imp is in <two>
      And Squire is not on the battlefield

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | a2  | b3  | a3   |
        | North    | South     | c3  | b2  | c2   |

    Scenario Outline: with all marchers fallen their origins are left, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Squire | <marching>  | <two>  | 0      | 1       |
        | Knight | <marching>  | <one>  | 0      | 1       |
        | Ogre   | <defending> | <area> | 2      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 3       |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <defending> going first
      When <marching> returns Imp to <chosen>
      Then the battlefield holds exactly these units
        | unit | area     |
        | Imp  | <chosen> |
        | Ogre | <area>   |

      Examples:
        | marching | defending | one | two | area | chosen |
        | South    | North     | b2  | c3  | b3   | c3     |
        | North    | South     | b3  | a2  | b2   | b3     |

    Scenario Outline: an origin where the unit does not fit may be chosen, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area  | limit |
        | Ledge   | <one> | 4     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Knight | <marching>  | <one>  | 2     | 0      | 9       |
        | Page   | <marching>  | <one>  | 2     | 0      | 9       |
        | Squire | <marching>  | <two>  | 2     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 1     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <defending> going first
      When <marching> returns Imp to <one>
      Then the battlefield holds exactly these units
        | unit   | area   |
        | Knight | <one>  |
        | Page   | <one>  |
        | Squire | <two>  |
        | Ogre   | <area> |

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

  @moncolle_tcg.march.return_overflow
  Rule: If more units come back to a terrain than its Limit holds, their owner discards until the rest fits, those summoned in this battle first.
    Scenario Outline: a unit summoned in this battle goes first, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit  | side        | area   | level | march | attack | defence |
        | Titan | <marching>  | <from> | 5     |       | 0      | 9       |
        | Bird  | <marching>  | <from> | 1     | fly   | 0      | 9       |
        | Ogre  | <defending> | <area> | 2     |       | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
      And <marching> has marched Bird to <area>
      And <marching> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Imp is in <marching>'s discard pile
      And Titan and Bird are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a1   | a2   |
        | South    | North     | c1   | b2   |
        | North    | South     | a4   | b3   |

    Scenario Outline: of two summoned units the owner gives one up, and no more than needed, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Titan  | <marching>  | <from> | 3     | 0      | 9       |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <marching> going first
      When <marching> gives up Elf to keep the limit
      Then <marching> is asked for main action
      And Titan, Knight and Imp are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: giving up another unit first is refused, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area    | level | attack | defence |
        | Titan  | <marching>  | <from>  | 3     | 0      | 9       |
        | Knight | <marching>  | <from>  | 1     | 0      | 9       |
        | Page   | <marching>  | <area2> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area>  | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <marching> going first
      When <marching> tries to give up <unit> to keep the limit
      Then it is refused under moncolle_tcg.march.return_overflow

      Examples:
        | marching | defending | from | area | area2 | unit   |
        | South    | North     | b2   | b3   | b1    | Titan  |
        | South    | North     | a2   | a3   | b1    | Knight |
        | North    | South     | c3   | c2   | b4    | Page   |
        | North    | South     | c3   | c2   | b4    | Ogre   |

    Scenario Outline: nothing is given up where all just fit, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 8     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Titan  | <marching>  | <from> | 5     | 0      | 9       |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Titan, Knight and Imp are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: who is given up has not died, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence | effect                                          |
        | Titan  | <marching>  | <from> | 5     | 0      | 9       | when another of your units dies, always: draw 1 |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |                                                 |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |                                                 |
      And <marching>'s hand holds these cards
        | card | instant | level | effect                         |
        | Imp  | yes     | 2     | when this dies, always: draw 1 |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      When the battle is fought out with <marching> going first
      Then <marching>'s hand has 0 cards
      And Imp is not on the battlefield
      And <marching> is asked for main action

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: while a unit must be given up to keep the limit nobody may <deed>
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | c3   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | standing | effect                     |
        | Titan  | North | c3   | 3     | 0      | 9       |          |                            |
        | Knight | North | c3   | 1     | 0      | 9       |          |                            |
        | Ogre   | South | c2   | 2     | 0      | 9       |          |                            |
        | Mage   | North | b4   | 1     | 0      | 9       | Item 2   |                            |
        | Page   | North | b4   | 1     | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Imp    | unit      | yes     | 2     |
        | Goblin | unit      | yes     | 2     |
        | Moor   | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And North has instantly summoned Goblin
      And the battle has been fought out with South going first
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                                  |
        | pass                        | moncolle_tcg.march.return_overflow      |
        | discard Elf                 | moncolle_tcg.hand.discard_any           |
        | march Page to b3            | moncolle_tcg.main.three_actions         |
        | place Moor on a3            | moncolle_tcg.main.three_actions         |
        | place a proxy on a3         | moncolle_tcg.main.three_actions         |
        | pass Sword to Page          | moncolle_tcg.equip.swap_scope           |
        | end the phase               | moncolle_tcg.march.return_overflow      |
        | throw Sword away            | moncolle_tcg.equip.discard_windows      |
        | summon Elf to b4            | moncolle_tcg.turn.phase_order           |
        | equip Page with Shield      | moncolle_tcg.turn.phase_order           |
        | declare the end of the turn | moncolle_tcg.end.declare                |
        | use Page                    | moncolle_tcg.timing.normal              |
        | drop Elf                    | moncolle_tcg.march.return_overflow      |
        | instantly summon Elf        | moncolle_tcg.battle.timing_order        |
        | line up Mage and Page       | moncolle_tcg.battle.timing_order        |
        | return Imp to c3            | moncolle_tcg.march.instant_units_return |

    Scenario Outline: nobody is given up while another unit must return, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area  | limit |
        | Ledge   | <one> | 2     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Knight | <marching>  | <one>  | 1     | 0      | 9       |
        | Squire | <marching>  | <two>  | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And <marching> has marched Knight and Squire to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <defending> going first
      And <marching> has returned Elf to <one>
      When <marching> tries to give up Elf to keep the limit
      Then it is refused under moncolle_tcg.march.return_overflow

      Examples:
        | marching | defending | one | two | area |
        | South    | North     | c2  | b3  | c3   |
        | North    | South     | a3  | b2  | a2   |

    Scenario Outline: <defending> gives nobody up while <marching> has too many levels
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Titan  | <marching>  | <from> | 3     | 0      | 9       |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 2     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <marching> going first
      When <defending> tries to give up Ogre to keep the limit
      Then it is refused under moncolle_tcg.march.return_overflow

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: of two summoned units the owner may give up the smaller one, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Titan  | <marching>  | <from> | 3     | 0      | 9       |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 2     |
        | Elf  | yes     | 1     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <marching> going first
      When <marching> gives up Elf to keep the limit
      Then <marching> is asked for main action
      And Titan, Knight and Imp are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: beside a unit of level 5 the owner gives up <unit> of two summoned units, and it joins its own discard pile, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 8     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Titan  | <marching>  | <from> | 5     | 0      | 9       |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s discard pile holds 2 cards
      And <defending>'s discard pile holds 3 cards
      And <marching>'s hand holds these cards
        | card | instant | level |
        | Wisp | yes     | 2     |
        | Elf  | yes     | 1     |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Wisp
      And <marching> has instantly summoned Elf
      And the battle has been fought out with <marching> going first
      When <marching> gives up <unit> to keep the limit
      Then <marching>'s discard pile has 3 cards
      And Titan, Knight and <left> are in <from>

      Examples:
        | marching | defending | from | area | unit | left |
        | South    | North     | b2   | b3   | Elf  | Wisp |
        | South    | North     | b2   | b3   | Wisp | Elf  |
        | North    | South     | c3   | c2   | Elf  | Wisp |
        | North    | South     | c3   | c2   | Wisp | Elf  |

    Scenario Outline: units that an earlier battle of the turn brought are like any other, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 6     |
      And these units are on the battlefield
        | unit   | side        | area   | level | attack | defence |
        | Titan  | <marching>  | <from> | 2     | 0      | 9       |
        | Knight | <marching>  | <from> | 1     | 0      | 9       |
        | Squire | <marching>  | <from> | 1     | 0      | 9       |
        | Ogre   | <defending> | <area> | 2     | 0      | 9       |
      And <marching>'s hand holds these cards
        | card | instant | level | attack | defence |
        | Imp  | yes     | 1     | 0      | 9       |
        | Elf  | yes     | 2     | 0      | 9       |
      And <marching> has marched Knight to <area>
      And <marching> has instantly summoned Imp
      And the battle has been fought out with <marching> going first
      And <marching> has marched Squire to <area>
      And <marching> has instantly summoned Elf
      When the battle is fought out with <marching> going first
      Then Elf is in <marching>'s discard pile
      And Titan, Knight, Squire and Imp are in <from>

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

    Scenario: while a unit must be given up to keep the limit, no other question may be answered
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | a2   | 6     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | standing | effect                     |
        | Giant  | South | a2   | 3     | 0      | 9       |          |                            |
        | Knight | South | a2   | 1     | 0      | 9       |          |                            |
        | Ogre   | North | a3   | 2     | 0      | 9       |          |                            |
        | Mage   | South | b1   | 1     | 0      | 9       | Item 2   |                            |
        | Page   | South | b1   | 1     | 0      | 9       | Item 2   | own turn, declared: draw 1 |
      And Mage wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
        | Imp    | unit      | yes     | 2     |
        | Goblin | unit      | yes     | 2     |
      And South has marched Knight to a3
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      When the battle is fought out with North going first
      Then South may answer no other question

    Scenario Outline: a unit of high level counts in full, and who is given up goes to <marching>'s discard pile
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Ledge   | <from> | 7     |
      And these units are on the battlefield
        | unit  | side        | area   | level | march | attack | defence |
        | Titan | <marching>  | <from> | 6     |       | 0      | 9       |
        | Bird  | <marching>  | <from> | 1     | fly   | 0      | 9       |
        | Ogre  | <defending> | <area> | 2     |       | 0      | 9       |
      And <marching>'s hand holds these cards
        | card  | instant | level |
        | Troll | yes     | 1     |
      And <defending>'s discard pile holds 2 cards
      And <marching> has marched Bird to <area>
      And <marching> has instantly summoned Troll
      When the battle is fought out with equal initiative
      Then Troll is in <marching>'s discard pile
      And Titan and Bird are in <from>
      And <defending>'s discard pile has 2 cards

      Examples:
        | marching | defending | from | area |
        | South    | North     | a1   | a2   |
        | North    | South     | c4   | b3   |
