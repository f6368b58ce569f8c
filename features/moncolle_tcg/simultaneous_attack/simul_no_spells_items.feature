Feature: Simultaneous attack

  @moncolle_tcg.battle.simul_no_spells_items
  Rule: No battle spell and no item can be used in a simultaneous attack.
    Scenario Outline: no spell and no consumable is used in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing           |
        | Knight | South | a2   | 0      | 3       | Spell fire, Item 1 |
        | Squire | South | a2   | 0      | 3       |                    |
        | Ogre   | North | a3   | 0      | 3       | Spell fire, Item 1 |
        | Troll  | North | a3   | 0      | 3       |                    |
      And <holder>'s hand holds these cards
        | card | kind   | effect   |
        | Card | <kind> | <effect> |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 1 and North 1
      When <defending> lines up <order>
      Then no battle is going on
      And Card is in <holder>'s hand

      Examples:
        | marching | defending | holder | units             | area | order             | kind         | effect                                           |
        | South    | North     | South  | Knight and Squire | a3   | Ogre and Troll    | battle spell | normal, cost fire: [3] to all enemy units        |
        | South    | North     | North  | Knight and Squire | a3   | Ogre and Troll    | battle spell | counter, cost fire: [3] to all enemy units       |
        | North    | South     | North  | Ogre and Troll    | a2   | Knight and Squire | battle spell | counter, cost fire: defence +1 to all your units |
        | South    | North     | North  | Knight and Squire | a3   | Ogre and Troll    | consumable   | normal, cost 1 item: [3] to all enemy units      |
        | North    | South     | South  | Ogre and Troll    | a2   | Knight and Squire | consumable   | counter, cost 1 item: [3] to all enemy units     |
        | North    | South     | North  | Ogre and Troll    | a2   | Knight and Squire | consumable   | counter, cost 1 item: draw 1                     |

    Scenario Outline: spells and consumables are used after unequal totals, <seat> attacked
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing           |
        | Knight | North | b3   | 3      | 3       | Spell fire, Item 1 |
        | Ogre   | South | b2   | 3      | 3       | Spell fire, Item 1 |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                                |
        | Ward  | battle spell | counter, cost fire: defence +1 to one of your units   |
        | Salve | consumable   | counter, cost 1 item: defence +1 to one of your units |
      And South has marched Ogre to b3
      When the battle reaches <seat>'s right to counter
      Then <seat> can use exactly Ward and Salve

      Examples:
        | seat  |
        | North |
        | South |
