Feature: Equipment

  @moncolle_tcg.equip.discard_windows
  Rule: A player may discard equipment that the player's units wear only at the beginning of the normal summon phase and in the instant summon timing.
    Scenario Outline: <seat> discards equipment when the normal summon phase begins
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | state   |
        | Knight | <seat> | <area> | Item 2   | <state> |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      When <seat> throws Sword away
      Then Knight wears Bow
      And Sword is in <seat>'s discard pile
      And Knight is still in <area>

      Examples:
        | seat  | area | state     |
        | South | b1   | ready     |
        | South | a3   | exhausted |
        | North | c3   | ready     |
        | North | b4   | exhausted |

    Scenario Outline: <seat> discards equipment in the instant summon timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 1   |
        | Ogre   | North | a3   | Item 1   |
      And <unit> wears this equipment
        | card  |
        | Sword |
      And North has marched Ogre to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> throws Sword away
      Then <unit> wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | unit   |
        | North | Ogre   |
        | South | Knight |

    Scenario Outline: <seat>'s unit that has just been summoned into the battle throws its equipment away
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And <seat>'s hand holds these cards
        | card | kind      | instant | standing |
        | Imp  | unit      | yes     | Item 1   |
        | Bow  | equipment |         |          |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And <seat> has equipped Imp with Bow
      When <seat> throws Bow away
      Then Imp wears nothing
      And Bow is in <seat>'s discard pile

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: equipment of any units, any number of cards: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <away> | Item 1   |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Squire wears this equipment
        | card |
        | Axe  |
      And <seat> has thrown Sword away
      And <seat> has thrown Axe away
      When <seat> throws Bow away
      Then Knight wears nothing
      And Squire wears nothing
      And Sword, Axe and Bow are in <seat>'s discard pile

      Examples:
        | seat  | base | away |
        | South | b1   | c2   |
        | North | b4   | a3   |

    Scenario Outline: <seat> discards no equipment in the <phase> phase
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Knight wears Sword

      Examples:
        | seat  | base | phase                  |
        | South | b1   | first hand adjustment  |
        | North | b4   | first hand adjustment  |
        | South | b1   | main                   |
        | North | b4   | main                   |
        | South | b1   | second hand adjustment |
        | North | b4   | second hand adjustment |
        | South | b1   | end declaration        |

    Scenario Outline: <seat> discards no equipment once summoning has begun
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat> has ended the phase
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.discard_windows
      And Knight wears Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: <seat> discards no equipment later in a battle: <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | b1   | Item 1   | 9       |
        | Squire | South | b1   |          | 9       |
        | Ogre   | North | b2   | Item 1   | 9       |
        | Troll  | North | b2   |          | 9       |
      And <unit> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And <unit> wears Sword

      Examples:
        | seat  | unit   | timing               |
        | South | Knight | line-up              |
        | North | Ogre   | line-up              |
        | South | Knight | before-attack timing |
        | North | Ogre   | before-attack timing |
        | South | Knight | after-attack timing  |
        | North | Ogre   | after-attack timing  |
        | South | Knight | right to counter     |
        | North | Ogre   | right to counter     |

    Scenario Outline: nobody discards what enemies wear: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit | side    | area   | standing |
        | Ogre | <enemy> | <area> | Item 1   |
      And Ogre wears this equipment
        | card  |
        | Sword |
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Ogre wears Sword

      Examples:
        | seat  | enemy | area |
        | South | North | b3   |
        | North | South | a2   |

    Scenario: nobody discards what enemies wear in a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      When North tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows

    Scenario Outline: equipment in <seat>'s hand is not worn
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Sword is in <seat>'s hand

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: in the instant summon timing <seat> discards equipment of units elsewhere, too
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side       | area   | standing |
        | Knight | <marching> | <from> |          |
        | Ogre   | <other>    | <to>   |          |
        | Squire | <seat>     | <home> | Item 1   |
      And Squire wears this equipment
        | card  |
        | Sword |
      And <marching> has marched Knight to <to>
      And the battle has reached <seat>'s instant summon timing
      When <seat> throws Sword away
      Then Squire wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | marching | other | from | to | seat  | home |
        | South    | North | b2   | b3 | South | b1   |
        | South    | North | b2   | b3 | North | b4   |
        | North    | South | c3   | c2 | North | b4   |
        | North    | South | c3   | c2 | South | a1   |

    Scenario Outline: of two cards of one name that <seat>'s units wear <card> is discarded
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area | standing |
        | Knight | <seat> | b2   | Item 1   |
        | Squire | <seat> | b2   | Item 1   |
      And Knight wears this equipment
        | card      | name  |
        | Sword One | Sword |
      And Squire wears this equipment
        | card      | name  |
        | Sword Two | Sword |
      When <seat> throws <card> away
      Then <bare> wears nothing
      And <armed> wears <other>

      Examples:
        | seat  | card      | bare   | armed  | other     |
        | South | Sword One | Knight | Squire | Sword Two |
        | North | Sword Two | Squire | Knight | Sword One |

  @moncolle_tcg.equip.goes_with_unit
  Rule: When a unit leaves the field, what it wears is discarded.
    Scenario Outline: <dead> dies with all that it wears, beside one that lives
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence | standing |
        | Knight | South | b1   | <attack> | 3       | Item 2   |
        | Ogre   | North | b2   | 3        | 3       | Item 2   |
      And <dead> wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South has marched Knight to b2
      When the battle is fought out with <first> going first
      Then <dead> is not on the battlefield
      And <dead>, Sword and Bow are in <seat>'s discard pile

      Examples:
        | dead   | seat  | attack | first |
        | Ogre   | North | 3      | South |
        | Knight | South | 0      | North |

    Scenario Outline: equipment of a unit that is <deed>: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                   |
        | Knight | South | b1   | 9       | Item 1   | normal, declared: <effect> an enemy unit |
        | Ogre   | North | b2   | 9       | Item 1   | normal, declared: <effect> an enemy unit |
      And <victim> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      When <seat> passes
      Then <victim> is not on the battlefield
      And Sword is in <seat>'s discard pile

      Examples:
        | deed          | effect             | seat  | enemy | user   | victim |
        | killed        | kill               | North | South | Knight | Ogre   |
        | killed        | kill               | South | North | Ogre   | Knight |
        | discarded     | discard            | North | South | Knight | Ogre   |
        | discarded     | discard            | South | North | Ogre   | Knight |
        | taken to hand | return to hand for | North | South | Knight | Ogre   |
        | taken to hand | return to hand for | South | North | Ogre   | Knight |
        | excluded      | exclude            | North | South | Knight | Ogre   |
        | excluded      | exclude            | South | North | Ogre   | Knight |

    Scenario: equipment of several units that die at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Ogre   | North | b4   | 6      | 3       |          |
        | Knight | South | a4   | 2      | 3       | Item 1   |
        | Squire | South | a4   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Squire wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre to a4
      When the battle is fought out with North going first
      Then Knight, Squire, Sword and Bow are in South's discard pile

    Scenario Outline: a unit that goes back keeps what it wears: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing |
        | Knight | <seat>  | <from> | 2      | 3       | Item 1   |
        | Ogre   | <enemy> | <to>   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Knight is in <from>
      And Knight wears Sword
      And Ogre wears Bow

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: units do not leave their equipment behind when they march: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <from> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> marches Knight to <to>
      Then Knight wears Sword

      Examples:
        | seat  | from | to |
        | South | b1   | b2 |
        | North | c3   | c2 |

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

    Scenario Outline: terrain that gives the icons is replaced: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect          |
        | Forge   | <area> | <seat>    | Item 1 to units |
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Knight wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | area |
        | South | b2   |
        | North | a4   |

    Scenario Outline: a unit marches away from terrain that gives the icons: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect          |
        | Forge   | <from> | Item 1 to units |
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> marches Knight to <to>
      Then Knight wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | from | to |
        | South | b2   | b3 |
        | North | c3   | c2 |

    Scenario Outline: equipment that gave icons is discarded: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears these cards
        | card  | standing |
        | Belt  | Item 1   |
        | Sword |          |
      When <seat> throws Belt away
      Then Knight wears Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

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
        | deed                        | clause                                      |
        | pass                        | moncolle_tcg.ruling.equipment_without_icons |
        | discard Elf                 | moncolle_tcg.hand.discard_any               |
        | march Knight to b2          | moncolle_tcg.main.three_actions             |
        | place Moor on a2            | moncolle_tcg.main.three_actions             |
        | place a proxy on a2         | moncolle_tcg.main.three_actions             |
        | pass Sword to Knight        | moncolle_tcg.equip.swap_scope               |
        | end the phase               | moncolle_tcg.ruling.equipment_without_icons |
        | summon Elf to b1            | moncolle_tcg.turn.phase_order               |
        | equip Knight with Shield    | moncolle_tcg.turn.phase_order               |
        | declare the end of the turn | moncolle_tcg.end.declare                    |
        | use Mage on Knight          | moncolle_tcg.timing.normal                  |
        | drop Elf                    | moncolle_tcg.ruling.equipment_without_icons |

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

      Examples:
        | deed                             | clause                                  |
        | instantly summon Elf             | moncolle_tcg.battle.timing_order        |
        | line up Knight and Mage          | moncolle_tcg.battle.timing_order        |
        | return Knight to b3              | moncolle_tcg.march.instant_units_return |
        | give up Knight to keep the limit | moncolle_tcg.march.return_overflow      |

    Scenario Outline: <other> discards nothing while <seat> wears too much
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | standing | effect                                           |
        | Mage | <seat>  | b2   | Item 2   | own turn, declared: Item -1 to one of your units |
        | Ogre | <other> | b3   | Item 1   |                                                  |
      And Mage wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Ogre wears this equipment
        | card |
        | Axe  |
      And <seat> has used Mage on Mage
      When <other> tries to throw Axe away
      Then it is refused under moncolle_tcg.ruling.equipment_without_icons

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

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
