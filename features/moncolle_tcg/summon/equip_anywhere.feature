Feature: Normal summon

  @moncolle_tcg.summonphase.equip_anywhere
  Rule: In the normal summon phase equipment from the hand may be put on the player's units on any terrain.
    Scenario Outline: South equips a <state> unit on <area>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing | state   |
        | Knight | South | <area> | Item 1   | <state> |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword
      And Knight is <state>

      Examples:
        | area | state     |
        | b1   | ready     |
        | c2   | exhausted |
        | a4   | ready     |
        | b1   | exhausted |
        | a2   | ready     |
        | c4   | exhausted |

    Scenario: South does not equip enemies
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | standing |
        | Ogre | North | b3   | Item 1   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South tries to equip Ogre with Sword
      Then it is refused under moncolle_tcg.summonphase.equip_anywhere
      And Sword is in South's hand

    Scenario Outline: no equipment is put on in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When South tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.main.three_actions or moncolle_tcg.summonphase.equip_anywhere
      And Sword is in South's hand

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | second hand adjustment |
        | end declaration        |

    Scenario Outline: no equipment is put on later in a battle: <seat>, <timing>
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
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.battle.formation_actions or moncolle_tcg.summonphase.equip_anywhere
      And Sword is in <seat>'s hand

      Examples:
        | seat  | timing               | unit   |
        | South | line-up              | Knight |
        | North | line-up              | Ogre   |
        | South | before-attack timing | Knight |
        | North | before-attack timing | Ogre   |
        | South | after-attack timing  | Knight |
        | North | after-attack timing  | Ogre   |
        | South | right to counter     | Knight |
        | North | right to counter     | Ogre   |
