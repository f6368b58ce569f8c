Feature: Costs

  @moncolle_tcg.ruling.cost_paid_at_declaration
  Rule: A cost is paid when the effect is declared, and is never given back.
    Scenario Outline: before the counter of South North's cost is paid: <what>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                 |
        | Mage | North | c3   | normal, <type>: draw 1 |
        | Ogre | South | c2   |                        |
      And North's hand holds 1 card
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      When North uses <what>
      Then <paid>
      And South is asked for a counter

      Examples:
        | type                     | what                         | paid                                    |
        | declared, cost discard 1 | Mage discarding North Hand 1 | North Hand 1 is in North's discard pile |
        | completion               | Mage                         | Mage is exhausted                       |

    Scenario: South's cost is not given back when nothing comes of the effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   | effect                                                          |
        | Mage | South | b2   | Spell fire | normal, declared, cost fire and discard 1: [3] to an enemy unit |
        | Ogre | North | b3   |            | counter, declared: return to hand one of your units             |
        | Imp  | North | b3   |            |                                                                 |
      And South's hand holds 2 cards
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp paid by Mage's fire discarding South Hand 1
      And North has used Ogre on Imp
      And both sides have passed
      When South tries to use Mage on Ogre paid by Mage's fire discarding South Hand 2
      Then it is refused under moncolle_tcg.ruling.cost_paid_at_declaration or moncolle_tcg.standing.spell
      And South Hand 1 is in South's discard pile

    Scenario: icons that pay for a declaration pay for no other in its chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing   | effect                                          |
        | Knight | South | b2   |            |                                                 |
        | Mage   | North | b3   | Spell fire | counter, declared, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card  | kind         | effect                     |
        | Flame | battle spell | counter, cost fire: draw 1 |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Mage paid by Mage's fire
      And South has passed
      When North tries to use Flame through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.ruling.cost_paid_at_declaration or moncolle_tcg.standing.spell
      And Flame is in North's hand

    Scenario: Item icons of a consumable that is cancelled stay used
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                  |
        | Mage | South | c2   | Item 1   |                                         |
        | Ogre | North | c3   |          | counter, declared: cancel a declaration |
      And South's hand holds these cards
        | card   | kind       | effect                       |
        | Potion | consumable | normal, cost 1 items: draw 1 |
        | Salve  | consumable | normal, cost 1 items: draw 1 |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Potion through Mage
      And North has used Ogre on Potion
      And both sides have passed
      When South tries to use Salve through Mage
      Then it is refused under moncolle_tcg.ruling.cost_paid_at_declaration or moncolle_tcg.standing.item_consumable
      And South's hand has 1 card
