Feature: Instant summon

  Both sides may bring units from the hand into the battle, the marching side first.

  @moncolle_tcg.battle.instant_order
  Rule: In the instant summon timing the marching side does all it wants to, then the defending side.
    Scenario: the marching side is asked first, then the defending side
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b4   |
        | Ogre   | South | b3   |
      And North's hand holds 1 card
      And South's hand holds 1 card
      And North has marched Knight to b3
      And North is asked for instant summons
      When North passes
      Then South is asked for instant summons

    Scenario Outline: the defending side has to wait, even when North <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Ogre   | North | b2   | Item 2   |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And North's hand holds these cards
        | card  | kind      | instant |
        | Imp   | unit      | yes     |
        | Sword | equipment |         |
      And South has marched Knight to b2
      When North tries to <deed>
      Then it is refused under moncolle_tcg.battle.instant_order
      And South is asked for instant summons

      Examples:
        | deed                  |
        | instantly summon Imp  |
        | equip Ogre with Sword |
        | throw Bow away        |

    Scenario: the marching side goes on before the other begins
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
        | Wisp | yes     |
      And North's hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And South has marched Knight to b2
      When South instantly summons Imp
      Then South is asked for instant summons
      And South can instantly summon exactly Wisp

    Scenario Outline: a side that has finished does not go on: South marches, <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing |
        | Knight | South | <from> | Item 2   |
        | Ogre   | North | <to>   | Item 2   |
      And Knight wears this equipment
        | card |
        | Bow  |
      And South's hand holds these cards
        | card  | kind      | instant |
        | Imp   | unit      | yes     |
        | Sword | equipment |         |
      And North's hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And South has marched Knight to <to>
      And South has passed
      And North has instantly summoned Bat
      When South tries to <deed>
      Then it is refused under moncolle_tcg.battle.instant_order
      And North is asked for instant summons

      Examples:
        | from | to | deed                    |
        | b1   | b2 | instantly summon Imp    |
        | b1   | b2 | equip Knight with Sword |
        | b2   | b3 | throw Bow away          |

    Scenario: when both have finished, nobody is asked again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds 1 card
      And North's hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And South has marched Knight and Squire to b2
      And South has passed
      And North has instantly summoned Bat
      When North passes
      Then South is asked for line up

    Scenario Outline: at North's <timing> no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence | effect                     |
        | Ogre   | North | a3   |          | 9       |                            |
        | Troll  | North | a3   |          | 9       |                            |
        | Goblin | North | b4   | Item 2   | 9       | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   | 9       |                            |
        | Knight | South | a2   |          | 9       |                            |
        | Squire | South | a2   |          | 9       |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      And North has marched Ogre and Troll to a2
      When the battle reaches North's <timing>
      Then North may answer no other question

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |
