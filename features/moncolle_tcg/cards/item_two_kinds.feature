Feature: Cards

  @moncolle_tcg.cards.item_two_kinds
  Rule: Every item is either a consumable or a piece of equipment.
    Scenario Outline: an item is a <kind>
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind   | effect   |
        | Thing | <kind> | <effect> |
      When the position is put on the table
      Then it is accepted
      And Thing is in South's hand

      Examples:
        | kind       | effect                                               |
        | consumable | normal, cost 1 item: defence +1 to one of your units |
        | equipment  |                                                      |

    Scenario: an item of no kind is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field | value |
        | name  | Thing |
        | kind  | item  |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a <kind> with <field> would be both and is turned down
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field        | value  |
        | name         | Thing  |
        | kind         | <kind> |
        | wearing_cost | 1      |
        | abilities    | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind       | field         | text                                                                                                 |
        | consumable | an equip cost |                                                                                                      |
        | equipment  | an effect     | [{"timing": "normal", "kind": "card", "cost": {"items": 1}, "do": [[{"verb": "draw", "count": 1}]]}] |

    Scenario: a consumable is not worn
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | North | c3   | Item 2   |
      And North's hand holds these cards
        | card   | kind       |
        | Potion | consumable |
      And North has ended the phase
      When North tries to equip Knight with Potion
      Then it is refused under moncolle_tcg.equip.definition

    Scenario: equipment is worn
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | North | c3   | Item 2   |
      And North's hand holds these cards
        | card   | kind      |
        | Shield | equipment |
      And North has ended the phase
      When North equips Knight with Shield
      Then Knight wears Shield
