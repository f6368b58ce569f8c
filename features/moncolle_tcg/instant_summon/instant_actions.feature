Feature: Instant summon

  @moncolle_tcg.battle.instant_actions
  Rule: In the instant summon timing a side may discard worn equipment, summon units instantly and put on equipment.
    Scenario Outline: <seat> may discard, summon and equip
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card  | kind      | instant |
        | Imp   | unit      | yes     |
        | Sword | equipment |         |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has thrown Bow away
      And <seat> has instantly summoned Imp
      When <seat> equips <unit> with Sword
      Then <unit> wears Sword
      And Imp is in b2
      And Bow is in <seat>'s discard pile

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: <seat> may do nothing in the instant summon timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> passes
      Then Imp is in <seat>'s hand

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> does not swap in the instant summon timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 1   |
        | Squire | South | a2   | Item 1   |
        | Ogre   | North | a3   | Item 1   |
        | Troll  | North | a3   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre and Troll to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to pass Bow to <other>
      Then it is refused under moncolle_tcg.battle.instant_actions or moncolle_tcg.equip.swap_scope
      And <unit> wears Bow

      Examples:
        | seat  | unit   | other  |
        | North | Ogre   | Troll  |
        | South | Knight | Squire |

    Scenario Outline: an instant summon takes the card from <seat>'s hand and nothing more
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
        | Ogre   | North | b2   | ready |
      And <seat>'s hand holds 2 cards
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 5     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then <seat>'s hand has 2 cards
      And <seat>'s deck has 3 cards
      And Knight and Ogre are ready

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: the last of <seat>'s seven hand cards is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And <seat>'s hand holds 6 cards
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is in b3
      And Imp is not in <seat>'s hand
      And <seat>'s hand has 6 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: no instant summon in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      When South tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.instant_actions
      And Imp is in South's hand

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | normal summon          |
        | second hand adjustment |
        | end declaration        |

    Scenario Outline: no instant summon later in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.instant_actions
      And Imp is in <seat>'s hand

      Examples:
        | seat  | timing               |
        | South | line-up              |
        | North | line-up              |
        | South | before-attack timing |
        | North | before-attack timing |
        | South | after-attack timing  |
        | North | after-attack timing  |
        | South | right to counter     |
        | North | right to counter     |

    Scenario: no instant summon while units are summoned normally
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has ended the phase
      When South tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.instant_actions
      And Imp is in South's hand

    Scenario Outline: in the instant summon timing nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | South | b2   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | South | b2   | 0      | 9       |                                       |
        | Ogre   | North | b3   | 0      | 9       | counter, declared: defence +1 to this |
      And South's hand holds 3 cards
      And South has marched Mage and Knight to b3
      And the battle has reached South's instant summon timing
      When South tries to <deed>
      Then it is refused under <clause>

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed                 | clause                        |
        | discard South Hand 1 | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.battle.instant_order
      Examples:
        | deed          | clause                            |
        | end the phase | moncolle_tcg.battle.instant_order |

    Scenario Outline: an enemy's "<effect>" reaches a unit that North has instantly summoned
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | normal, declared: <effect> |
        | Ogre | North | b3   |                            |
      And North's hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 3       |
      And South has marched Mage to b3
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      When North passes
      Then Imp is not on the battlefield
      And Imp is in North's <pile>

      Examples:
        | effect                       | pile           |
        | [3] to an enemy unit         | discard pile   |
        | kill an enemy unit           | discard pile   |
        | discard an enemy unit        | discard pile   |
        | exclude an enemy unit        | exclusion zone |
        | return to hand an enemy unit | hand           |
        | defence -3 to an enemy unit  | discard pile   |

    Scenario: a unit that South has instantly summoned gives icons
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Page | South | c2   |
        | Ogre | North | c3   |
      And South's hand holds these cards
        | card  | kind         | instant | standing   | effect                    |
        | Imp   | unit         | yes     | Spell fire |                           |
        | Flame | battle spell |         |            | normal, cost fire: draw 1 |
      And South has marched Page to c3
      And South has instantly summoned Imp
      And the battle has reached South's before-attack timing
      When South uses Flame through Imp paid by Imp's fire
      Then North is asked for a counter
