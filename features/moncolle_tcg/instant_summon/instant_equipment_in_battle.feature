Feature: Instant summon

  @moncolle_tcg.ruling.instant_equipment_in_battle
  Rule: In the instant summon timing equipment is put only on the side's units in the battle.
    Background:
      Given it is South's main phase

    Scenario Outline: <seat> equips a unit in the battle
      Given these units are on the battlefield
        | unit   | side  | area | standing | state |
        | Knight | South | a2   | Item 1   | ready |
        | Ogre   | North | a3   | Item 1   | <how> |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      When <seat> equips <unit> with Sword
      Then <unit> wears Sword

      Examples:
        | seat  | unit   | how       |
        | South | Knight | ready     |
        | North | Ogre   | ready     |
        | North | Ogre   | exhausted |

    Scenario Outline: <seat> equips a unit that has just been summoned
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | a3   |
      And <seat>'s hand holds these cards
        | card  | kind      | instant | standing |
        | Imp   | unit      | yes     | Item 1   |
        | Sword | equipment |         |          |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> equips Imp with Sword
      Then Imp wears Sword

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> equips nobody <where>
      Given these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | <sa> | Item 1   |
        | Ogre   | North | b2   | Item 1   |
        | Troll  | North | <na> | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.ruling.instant_equipment_in_battle
      And Sword is in <seat>'s hand

      Examples:
        | seat  | unit   | where                 | sa | na |
        | South | Squire | where the march began | b1 | b4 |
        | South | Squire | beside the battle     | a2 | b4 |
        | North | Troll  | in the base           | b1 | b4 |
        | North | Troll  | beside the battle     | b1 | c2 |

    Scenario Outline: <seat> does not equip enemies in the battle
      Given these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.ruling.instant_equipment_in_battle or moncolle_tcg.summonphase.equip_anywhere

      Examples:
        | seat  | unit   |
        | South | Ogre   |
        | North | Knight |
