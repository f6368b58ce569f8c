Feature: Normal summon

  @moncolle_tcg.ruling.second_step_in_any_order
  Rule: After the discards, summons, equips and swaps of a normal summon phase may come in any order.
    Background:
      Given it is South's normal summon phase

    Scenario Outline: in the normal summon phase <third> after <first> and <second>
      Given these units are on the battlefield
        | unit | side  | area | standing |
        | Ogre | South | b1   | Item 2   |
      And South's hand holds these cards
        | card | kind      | standing | level |
        | Imp  | unit      | Item 2   | 2     |
        | Wisp | unit      | Item 2   | 2     |
        | Axe  | equipment |          |       |
        | Bow  | equipment |          |       |
      And South has ended the phase
      And <one>
      And <two>
      When <does>
      Then <outcome>

      Examples:
        | first    | one                              | second   | two                              | third    | does                      | outcome        |
        | an equip | South has equipped Ogre with Axe | an equip | South has equipped Ogre with Bow | a summon | South summons Imp to b1   | Imp is in b1   |
        | a summon | South has summoned Imp to b1     | a summon | South has summoned Wisp to b1    | an equip | South equips Imp with Bow | Imp wears Bow  |
        | an equip | South has equipped Ogre with Axe | a summon | South has summoned Imp to b1     | a swap   | South passes Axe to Imp   | Imp wears Axe  |
        | a summon | South has summoned Imp to b1     | an equip | South has equipped Imp with Axe  | a summon | South summons Wisp to b1  | Wisp is in b1  |
        | a summon | South has summoned Imp to b1     | an equip | South has equipped Imp with Axe  | a swap   | South passes Axe to Ogre  | Ogre wears Axe |

    Scenario Outline: after a swap, <what>
      Given these units are on the battlefield
        | unit  | side  | area | standing |
        | Ogre  | South | b1   | Item 2   |
        | Troll | South | b1   | Item 2   |
      And Ogre wears this equipment
        | card |
        | Axe  |
      And South's hand holds these cards
        | card | kind      |
        | Imp  | unit      |
        | Bow  | equipment |
      And South has ended the phase
      And South has passed Axe to Troll
      When <does>
      Then <outcome>

      Examples:
        | what          | does                       | outcome        |
        | a summon      | South summons Imp to b1    | Imp is in b1   |
        | an equip      | South equips Ogre with Bow | Ogre wears Bow |
        | a second swap | South passes Axe to Ogre   | Ogre wears Axe |
