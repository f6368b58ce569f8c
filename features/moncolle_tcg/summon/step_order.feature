Feature: Normal summon

  After the main phase units come from the hand into their player's base, and equipment is put on.

  @moncolle_tcg.summonphase.step_order
  Rule: In the normal summon phase equipment is discarded first; then units are summoned, and equipment is put on and swapped.
    Scenario: South discards equipment and puts other equipment on
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card |
        | Bow  |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has thrown Bow away
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword
      And Bow is in South's discard pile

    Scenario: nothing is summoned before the discards are over
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card |
        | Imp  |
      When South tries to summon Imp to b1
      Then it is refused under moncolle_tcg.summonphase.step_order
      And Imp is in South's hand

    Scenario: no equipment is put on before the discards are over
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When South tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.summonphase.step_order
      And Knight wears nothing

    Scenario: nothing is swapped before the discards are over
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South tries to pass Sword to Squire
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.swap_scope
      And Knight wears Sword

    Scenario Outline: after <deed> South discards no equipment any more
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South's hand holds these cards
        | card | kind      |
        | Imp  | unit      |
        | Axe  | equipment |
      And South has ended the phase
      And <done>
      When South tries to throw Bow away
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.discard_windows
      And Knight wears <worn>

      Examples:
        | deed     | done                               | worn          |
        | a summon | South has summoned Imp to b1       | Bow and Sword |
        | an equip | South has equipped Squire with Axe | Bow and Sword |
        | a swap   | South has passed Sword to Squire   | Bow           |

    Scenario: the discards may be left out
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has ended the phase
      When South summons Imp to b1
      Then Imp is in b1
      And Knight wears Sword

    Scenario: after the second step the phase is over
      Given it is South's normal summon phase
      And South has ended the phase
      When South ends the phase
      Then it has become South's second hand adjustment phase
      And South is asked for hand adjustment

    Scenario: in the normal summon phase no question of another phase may be answered
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Goblin | North | b4   | Item 2   | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When North ends the phase
      Then North may answer no other question

    Scenario: where a normal summon begins, no question of another phase may be answered
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Goblin | North | b4   | Item 2   | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When the position is put on the table
      Then North may answer no other question
