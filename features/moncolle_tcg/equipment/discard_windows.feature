Feature: Equipment

  @moncolle_tcg.equip.discard_windows
  Rule: A player may discard equipment that the player's units wear only at the beginning of the normal summon phase and in the instant summon timing.
    Scenario Outline: South discards equipment when the normal summon phase begins
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing | state   |
        | Knight | South | <area> | Item 2   | <state> |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      When South throws Sword away
      Then Knight wears Bow
      And Sword is in South's discard pile
      And Knight is still in <area>

      Examples:
        | area | state     |
        | b1   | ready     |
        | b3   | exhausted |

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

    Scenario: equipment of any units, any number of cards
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | c2   | Item 1   |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Squire wears this equipment
        | card |
        | Axe  |
      And South has thrown Sword away
      And South has thrown Axe away
      When South throws Bow away
      Then Knight wears nothing
      And Squire wears nothing
      And Sword, Axe and Bow are in South's discard pile

    Scenario Outline: South discards no equipment in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Knight wears Sword

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | second hand adjustment |
        | end declaration        |

    Scenario: South discards no equipment once summoning has begun
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has ended the phase
      When South tries to throw Sword away
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.discard_windows
      And Knight wears Sword

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

    Scenario: nobody discards what enemies wear
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | standing |
        | Ogre | North | b3   | Item 1   |
      And Ogre wears this equipment
        | card  |
        | Sword |
      When South tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Ogre wears Sword

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

    Scenario: equipment in South's hand is not worn
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When South tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Sword is in South's hand

    Scenario Outline: in the instant summon timing <seat> discards equipment of units elsewhere, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | South  | b2     |          |
        | Ogre   | North  | b3     |          |
        | Squire | <seat> | <home> | Item 1   |
      And Squire wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      When <seat> throws Sword away
      Then Squire wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | home |
        | South | b1   |
        | North | b4   |

    Scenario Outline: of two cards of one name that South's units wear <card> is discarded
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   | Item 1   |
        | Squire | South | b2   | Item 1   |
      And Knight wears this equipment
        | card      | name  |
        | Sword One | Sword |
      And Squire wears this equipment
        | card      | name  |
        | Sword Two | Sword |
      When South throws <card> away
      Then <bare> wears nothing
      And <armed> wears <other>

      Examples:
        | card      | bare   | armed  | other     |
        | Sword One | Knight | Squire | Sword Two |
        | Sword Two | Squire | Knight | Sword One |
