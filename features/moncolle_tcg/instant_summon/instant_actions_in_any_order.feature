Feature: Instant summon

  @moncolle_tcg.ruling.instant_actions_in_any_order
  Rule: The actions of an instant summon timing may come in any order and any number.
    Background:
      Given it is South's main phase

    Scenario Outline: in the instant summon timing <third> after <first> and <second>: <seat>
      Given these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 3   |
        | Ogre   | North | b2   | Item 3   |
      And <unit> wears these cards
        | card |
        | Bow  |
        | Net  |
      And <seat>'s hand holds these cards
        | card  | kind      | instant | standing |
        | Imp   | unit      | yes     | Item 2   |
        | Wisp  | unit      | yes     |          |
        | Sword | equipment |         |          |
        | Axe   | equipment |         |          |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <one>
      And <two>
      When <does>
      Then <outcome>

      Examples:
        | seat  | unit   | first     | one                                | second    | two                                | third     | does                           | outcome                         |
        | South | Knight | a summon  | South has instantly summoned Imp   | an equip  | South has equipped Imp with Axe    | a discard | South throws Bow away          | Knight wears Net                |
        | South | Knight | an equip  | South has equipped Knight with Axe | a discard | South has thrown Axe away          | a summon  | South instantly summons Imp    | Imp is in b2                    |
        | South | Knight | a summon  | South has instantly summoned Imp   | a summon  | South has instantly summoned Wisp  | an equip  | South equips Imp with Sword    | Imp wears Sword                 |
        | North | Ogre   | a discard | North has thrown Net away          | a discard | North has thrown Bow away          | a summon  | North instantly summons Wisp   | Wisp is in b2                   |
        | North | Ogre   | an equip  | North has equipped Ogre with Axe   | a summon  | North has instantly summoned Imp   | a discard | North throws Axe away          | Axe is in North's discard pile  |
        | North | Ogre   | a summon  | North has instantly summoned Wisp  | an equip  | North has equipped Ogre with Axe   | a summon  | North instantly summons Imp    | Imp and Wisp are in b2          |
        | North | Ogre   | a summon  | North has instantly summoned Imp   | an equip  | North has equipped Imp with Sword  | an equip  | North equips Imp with Axe      | Imp wears Axe and Sword         |
        | South | Knight | a discard | South has thrown Bow away          | a summon  | South has instantly summoned Imp   | a discard | South throws Net away          | Knight wears nothing            |
        | North | Ogre   | a discard | North has thrown Bow away          | a summon  | North has instantly summoned Imp   | an equip  | North equips Imp with Axe      | Imp wears Axe                   |
        | South | Knight | a discard | South has thrown Bow away          | an equip  | South has equipped Knight with Axe | an equip  | South equips Knight with Sword | Knight wears Axe, Net and Sword |

    Scenario Outline: any number of units is summoned instantly: <seat>
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
        | Ogre   | North | b2   | 2     |
      And <seat>'s hand holds these cards
        | card   | level | instant |
        | Imp    | 1     | yes     |
        | Wisp   | 1     | yes     |
        | Bat    | 2     | yes     |
        | Goblin | 2     | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And <seat> has instantly summoned Wisp
      And <seat> has instantly summoned Bat
      When <seat> instantly summons Goblin
      Then Imp, Wisp, Bat and Goblin are in b2

      Examples:
        | seat  |
        | South |
        | North |
