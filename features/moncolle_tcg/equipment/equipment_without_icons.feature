Feature: Equipment

  @moncolle_tcg.ruling.equipment_without_icons
  Rule: When a unit has fewer Item icons than its equipment costs, its owner discards some until the rest fits.
    Scenario Outline: a wearer that loses all Item icons keeps no equipment: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                        |
        | Knight | South | b1   | 9       | Item 1   | normal, declared: lose items to an enemy unit |
        | Ogre   | North | b2   | 9       | Item 1   | normal, declared: lose items to an enemy unit |
      And <victim> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      When <side> passes
      Then <victim> wears nothing
      And Sword is in <side>'s discard pile

      Examples:
        | side  | enemy | user   | victim |
        | North | South | Knight | Ogre   |
        | South | North | Ogre   | Knight |

    Scenario Outline: the owner chooses what goes: <seat> discards <card>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                     |
        | Knight | South | b1   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
        | Ogre   | North | b2   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
      And <victim> wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      And <seat> has passed
      When <seat> throws <card> away
      Then <victim> wears <rest>
      And <card> is in <seat>'s discard pile

      Examples:
        | seat  | enemy | user   | victim | card  | rest  |
        | North | South | Knight | Ogre   | Sword | Bow   |
        | North | South | Knight | Ogre   | Bow   | Sword |
        | South | North | Ogre   | Knight | Sword | Bow   |

    Scenario: discards for lost icons go on until the rest fits
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                     |
        | Knight | South | b1   | 9       |          | normal, declared: Item -2 to an enemy unit |
        | Ogre   | North | b2   | 9       | Item 3   |                                            |
      And Ogre wears these cards
        | card  |
        | Sword |
        | Bow   |
        | Axe   |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And North has passed
      And North has thrown Bow away
      When North throws Axe away
      Then Ogre wears Sword
      And South is asked for before attack effects

    Scenario Outline: equipment whose icons are left stays on until the rest fits: <seat> keeps <card>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                     |
        | Knight | South | b1   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
        | Squire | South | b1   | 9       | Item 1   |                                            |
        | Ogre   | North | b2   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
        | Troll  | North | b2   | 9       | Item 1   |                                            |
      And Knight wears these cards
        | card  |
        | Lance |
        | Net   |
      And Squire wears this equipment
        | card |
        | Mace |
      And Ogre wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Troll wears this equipment
        | card |
        | Axe  |
      And South has marched Knight and Squire to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      And <seat> has passed
      When <seat> tries to throw <card> away
      Then it is refused under moncolle_tcg.ruling.equipment_without_icons or moncolle_tcg.equip.discard_windows
      And <unit> wears <worn>

      Examples:
        | seat  | enemy | user   | victim | card  | unit   | worn          |
        | North | South | Knight | Ogre   | Axe   | Troll  | Axe           |
        | South | North | Ogre   | Knight | Mace  | Squire | Mace          |
        | North | South | Knight | Ogre   | Lance | Knight | Lance and Net |
        | South | North | Ogre   | Knight | Bow   | Ogre   | Bow and Sword |

    Scenario Outline: icons that are left keep the equipment on: Item <item>, cost <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing    | effect                                     |
        | Knight | South | b1   | 9       |             | normal, declared: Item -1 to an enemy unit |
        | Ogre   | North | b2   | 9       | Item <item> |                                            |
      And Ogre wears this equipment
        | card  | cost   |
        | Sword | <cost> |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When North passes
      Then Ogre wears <rest>

      Examples:
        | item | cost | rest    |
        | 2    | 1    | Sword   |
        | 3    | 2    | Sword   |
        | 2    | 2    | nothing |

    Scenario: terrain that gives the icons is replaced
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | placed by | effect          |
        | Forge   | b2   | South     | Item 1 to units |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on b2
      Then Knight wears nothing
      And Sword is in South's discard pile

    Scenario: a unit marches away from terrain that gives the icons
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect          |
        | Forge   | b2   | Item 1 to units |
      And plain terrain lies on b3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South marches Knight to b3
      Then Knight wears nothing
      And Sword is in South's discard pile

    Scenario: equipment that gave icons is discarded
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears these cards
        | card  | standing |
        | Belt  | Item 1   |
        | Sword |          |
      When South throws Belt away
      Then Knight wears Sword

    Scenario: equipment that gave the only icons for others takes them along
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears these cards
        | card  | standing | cost |
        | Belt  | Item 2   | 1    |
        | Sword |          | 2    |
      When South throws Belt away
      Then Knight wears nothing
      And Belt and Sword are in South's discard pile

    Scenario Outline: while equipment must be discarded in the main phase nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                           |
        | Mage   | South | b1   | Item 2   | own turn, declared: Item -1 to one of your units |
        | Knight | South | b1   | Item 3   |                                                  |
      And Mage wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South has placed plain terrain on b2
      And South's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And South has used Mage on Mage
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed          | clause                                      |
        | pass          | moncolle_tcg.ruling.equipment_without_icons |
        | end the phase | moncolle_tcg.ruling.equipment_without_icons |
        | drop Elf      | moncolle_tcg.ruling.equipment_without_icons |

      @moncolle_tcg.hand.discard_any
      Examples:
        | deed        | clause                        |
        | discard Elf | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.main.three_actions
      Examples:
        | deed                | clause                          |
        | march Knight to b2  | moncolle_tcg.main.three_actions |
        | place Moor on a2    | moncolle_tcg.main.three_actions |
        | place a proxy on a2 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.equip.swap_scope
      Examples:
        | deed                 | clause                        |
        | pass Sword to Knight | moncolle_tcg.equip.swap_scope |

      @moncolle_tcg.turn.phase_order
      Examples:
        | deed                     | clause                        |
        | summon Elf to b1         | moncolle_tcg.turn.phase_order |
        | equip Knight with Shield | moncolle_tcg.turn.phase_order |

      @moncolle_tcg.end.declare
      Examples:
        | deed                        | clause                   |
        | declare the end of the turn | moncolle_tcg.end.declare |

      @moncolle_tcg.timing.normal
      Examples:
        | deed               | clause                     |
        | use Mage on Knight | moncolle_tcg.timing.normal |

    Scenario Outline: while equipment must be discarded in a battle nobody may <deed>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                         |
        | Mage   | North | b3   | Item 2   | normal, declared: Item -1 to one of your units |
        | Knight | North | b3   |          |                                                |
        | Ogre   | South | b2   |          |                                                |
      And Mage wears these cards
        | card  |
        | Sword |
        | Bow   |
      And North's hand holds these cards
        | card   | kind      | instant |
        | Moor   | terrain   |         |
        | Shield | equipment |         |
        | Elf    | unit      | yes     |
      And North has marched Mage and Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Mage
      And South has passed
      When North tries to <deed>
      Then it is refused under <clause>

      @moncolle_tcg.battle.timing_order
      Examples:
        | deed                    | clause                           |
        | instantly summon Elf    | moncolle_tcg.battle.timing_order |
        | line up Knight and Mage | moncolle_tcg.battle.timing_order |

      @moncolle_tcg.march.instant_units_return
      Examples:
        | deed                | clause                                  |
        | return Knight to b3 | moncolle_tcg.march.instant_units_return |

      @moncolle_tcg.march.return_overflow
      Examples:
        | deed                             | clause                             |
        | give up Knight to keep the limit | moncolle_tcg.march.return_overflow |

    Scenario: North discards nothing while South wears too much
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                           |
        | Mage | South | b2   | Item 2   | own turn, declared: Item -1 to one of your units |
        | Ogre | North | b3   | Item 1   |                                                  |
      And Mage wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Ogre wears this equipment
        | card |
        | Axe  |
      And South has used Mage on Mage
      When North tries to throw Axe away
      Then it is refused under moncolle_tcg.ruling.equipment_without_icons

    Scenario: while equipment must be discarded, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                           |
        | Mage | North | b4   | Item 2   | own turn, declared: Item -1 to one of your units |
        | Ogre | North | b4   | Item 3   |                                                  |
      And Mage wears these cards
        | card  |
        | Sword |
        | Bow   |
      And North has placed plain terrain on b3
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When North uses Mage on Mage
      Then North may answer no other question
