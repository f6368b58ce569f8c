Feature: Cards

  @moncolle_tcg.cards.consumable_single_use
  Rule: A consumable is used once and goes to the discard pile.
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing             | defence |
        | Knight | South | c2   | Item 2, Initiative 3 | 3       |
        | Ogre   | North | c3   | Item 2               | 8       |
        | Goblin | North | c3   |                      | 3       |
      And South's hand holds these cards
        | card  | kind       | effect                                    |
        | Flask | consumable | normal, cost 1 item: [3] to an enemy unit |
      And North's hand holds these cards
        | card  | kind       | effect                                                |
        | Tonic | consumable | counter, cost 1 item: defence +3 to one of your units |

    Scenario: a used consumable is in the discard pile and on nobody
      Given South has marched Knight to c3
      And the battle has reached South's before-attack timing
      When South uses Flask through Knight on Goblin
      And North passes
      Then Flask is in South's discard pile
      And Flask is not in South's hand
      And Knight wears nothing

    Scenario: a consumable used as a counter is in the discard pile and on nobody
      Given South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Flask through Knight on Goblin
      And North has used Tonic through Ogre on Goblin
      When South passes
      And North passes
      Then Tonic is in North's discard pile
      And Ogre wears nothing
      And Goblin has defence 6

    Scenario: a used consumable is not used once more in the battle
      Given South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Flask through Knight on Ogre
      And North has passed
      When South tries to use Flask through Knight on Goblin
      Then it is refused under moncolle_tcg.cards.consumable_single_use

    Scenario Outline: what belongs on other cards, <field>, is on no consumable
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value      |
        | name    | Tonic      |
        | kind    | consumable |
        | <field> | <value>    |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field      | value           |
        | level      | 2               |
        | attack     | 1               |
        | limit      | 4               |
        | hero       | 1               |
        | attributes | ["fire"]        |
        | standing   | {"items": 1}    |
        | effects    | [{"attack": 1}] |

    Scenario: a consumable used as a counter is not used once more in the battle
      Given South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Flask through Knight on Goblin
      And North has used Tonic through Ogre on Goblin
      And South has passed
      When North tries to use Tonic through Ogre on Goblin
      Then it is refused under moncolle_tcg.cards.consumable_single_use

    Scenario: a consumable used before the attack is not used once more after it
      Given South has marched Knight to c3
      And the battle has reached South's before-attack timing
      And South has used Flask through Knight on Ogre
      And North has passed
      And the battle has reached South's after-attack timing
      When South tries to use Flask through Knight on Ogre
      Then it is refused under moncolle_tcg.cards.consumable_single_use
