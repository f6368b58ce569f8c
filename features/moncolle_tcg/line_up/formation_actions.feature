Feature: Line-up

  @moncolle_tcg.battle.formation_actions
  Rule: In the line-up timing a side may change its line-up and swap equipment.
    Scenario Outline: <seat> changes the line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 9       |
        | Squire | South | b1   | 9       |
        | Ogre   | North | b2   | 9       |
        | Troll  | North | b2   | 9       |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up <order>
      When the battle reaches South's before-attack timing
      Then <seat>'s line-up is <order>

      Examples:
        | seat  | order             |
        | South | Knight and Squire |
        | South | Squire and Knight |
        | North | Ogre and Troll    |
        | North | Troll and Ogre    |

    Scenario Outline: <seat> swaps and then lines up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 1   |
        | Squire | South | a2   | Item 1   |
        | Ogre   | North | a3   | Item 1   |
        | Troll  | North | a3   | Item 1   |
      And <one> wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre and Troll to a2
      And the battle has reached <seat>'s line-up
      And <seat> has passed Bow to <other>
      And <seat> is asked for line up
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up <other> and <one>
      When the battle reaches South's before-attack timing
      Then <other> wears Bow
      And <seat>'s line-up is <other> and <one>

      Examples:
        | seat  | one    | other  |
        | North | Ogre   | Troll  |
        | South | Knight | Squire |

    Scenario Outline: <seat> swaps twice in the line-up timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | b2   | Item 1   |
      And <one> wears this equipment
        | card |
        | Bow  |
      And <other> wears this equipment
        | card |
        | Axe  |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      And <seat> has passed Bow to <other>, Axe to <one>
      And <one> wears Axe
      When <seat> passes Axe to <other>, Bow to <one>
      Then <one> wears Bow
      And <other> wears Axe

      Examples:
        | seat  | one    | other  |
        | South | Knight | Squire |
        | North | Ogre   | Troll  |

    Scenario Outline: <seat> swaps to a unit that has been summoned into the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   | Item 1   |
        | Ogre   | North | b3   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card | instant | standing |
        | Imp  | yes     | Item 1   |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s line-up
      When <seat> passes Bow to Imp
      Then Imp wears Bow
      And <unit> wears nothing

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario: a swap counts in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | state |
        | Knight | South | b1   | Item 1   | 2      | ready |
        | Squire | South | b1   | Item 1   | 2      | ready |
        | Ogre   | North | b2   |          | 0      | ready |
      And Knight wears this equipment
        | card | attack |
        | Axe  | 3      |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      When South passes Axe to Squire
      Then Knight has attack 2
      And Squire has attack 5

    Scenario Outline: <seat> puts no equipment on in the line-up timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | b2   | Item 1   |
      And <seat>'s hand holds these cards
        | card | kind      |
        | Bow  | equipment |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      When <seat> tries to equip <unit> with Bow
      Then it is refused under moncolle_tcg.battle.formation_actions
      And Bow is in <seat>'s hand

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Troll  |

    Scenario Outline: no lining up in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      When South tries to line up Squire and Knight
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.formation_actions

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | normal summon          |
        | second hand adjustment |
        | end declaration        |

    Scenario Outline: no lining up at other timings of a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to line up <order>
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.formation_actions

      Examples:
        | seat  | timing                | order             |
        | South | instant summon timing | Squire and Knight |
        | North | instant summon timing | Troll and Ogre    |
        | South | before-attack timing  | Squire and Knight |
        | North | before-attack timing  | Troll and Ogre    |
        | South | after-attack timing   | Squire and Knight |
        | North | after-attack timing   | Troll and Ogre    |
        | South | right to counter      | Squire and Knight |
        | North | right to counter      | Troll and Ogre    |

    Scenario: no lining up while units are summoned
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And South has ended the phase
      When South tries to line up Squire and Knight
      Then it is refused under moncolle_tcg.battle.timing_order or moncolle_tcg.battle.formation_actions

    Scenario Outline: in the line-up timing nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | North | c3   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | North | c3   | 0      | 9       |                                       |
        | Ogre   | South | c2   | 0      | 9       | counter, declared: defence +1 to this |
      And North's hand holds 3 cards
      And North has marched Mage and Knight to c2
      And the battle has reached North's line-up
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed | clause                                |
        | pass | moncolle_tcg.battle.formation_actions |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed                 | clause                        |
        | discard North Hand 1 | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.battle.formation_order
      Examples:
        | deed              | clause                              |
        | end the phase     | moncolle_tcg.battle.formation_order |
        | drop North Hand 1 | moncolle_tcg.battle.formation_order |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | deed              | clause                                  |
        | return Mage to c3 | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.march.return_overflow
      Examples:
        | deed                           | clause                             |
        | give up Mage to keep the limit | moncolle_tcg.march.return_overflow |

    Scenario: a side of which one unit is ready lines up all the same
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b2   |           |
        | Ogre   | North | b3   | exhausted |
        | Troll  | North | b3   |           |
      And South has marched Knight to b3
      When the battle reaches North's line-up
      Then North is asked for line up
