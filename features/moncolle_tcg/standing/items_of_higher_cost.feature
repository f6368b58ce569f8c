Feature: Standing abilities

  @moncolle_tcg.ruling.items_of_higher_cost
  Rule: A consumable or equipment of a higher cost takes as many Item icons as the cost says.
    Scenario Outline: a consumable of cost <cost> takes <cost> of three icons, <seat> using it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 3   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                            |
        | Salve | consumable | normal, cost <cost> items: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1       |
        | Bomb  | consumable | normal, cost 2 items: draw 1      |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      When <foe> passes
      Then <seat> can use <left>

      Examples:
        | seat  | foe   | unit   | area | from | cost | left         | first |
        | South | North | Knight | a2   | a3   | 2    | exactly Dust | South |
        | North | South | Ogre   | a3   | a2   | 2    | exactly Dust | North |
        | South | North | Knight | a2   | a3   | 3    | nothing      | South |
        | North | South | Ogre   | a3   | a2   | 3    | nothing      | North |
        | South | North | Knight | a2   | a3   | 2    | exactly Dust | North |
        | North | South | Ogre   | a3   | a2   | 3    | nothing      | South |

    Scenario Outline: a consumable of cost <cost> is refused to <icons>, <seat> trying
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | <icons>  |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                            |
        | Salve | consumable | normal, cost <cost> items: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Salve through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.items_of_higher_cost

      Examples:
        | seat  | foe   | unit   | area | from | cost | icons  | first |
        | South | North | Knight | c2   | c3   | 2    | Item 1 | South |
        | North | South | Ogre   | c3   | c2   | 2    | Item 1 | North |
        | South | North | Knight | c2   | c3   | 3    | Item 2 | South |
        | North | South | Ogre   | c3   | c2   | 3    | Item 2 | North |
        | South | North | Knight | c2   | c3   | 2    | Item 1 | North |
        | North | South | Ogre   | c3   | c2   | 3    | Item 2 | South |

    Scenario: equipment of cost 2 is put on a unit with two icons
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 2   |
      And South's hand holds these cards
        | card  | kind      | cost |
        | Plate | equipment | 2    |
      And South has ended the phase
      When South equips Knight with Plate
      Then Knight wears Plate

    Scenario Outline: equipment of cost <cost> is refused to <icons>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | <icons>  |
      And South's hand holds these cards
        | card  | kind      | cost   |
        | Plate | equipment | <cost> |
      And South has ended the phase
      When South tries to equip Knight with Plate
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.ruling.items_of_higher_cost

      Examples:
        | cost | icons  |
        | 2    | Item 1 |
        | 3    | Item 2 |

    Scenario Outline: example: consumables beside one icon under equipment, <seat> acting
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 2   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 1    |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                       |
        | Salve | consumable | normal, cost 1 item: draw 1  |
        | Bomb  | consumable | normal, cost 2 items: draw 1 |
      And South has marched <unit> to c3
      When the battle reaches <seat>'s before-attack timing
      Then <seat> can use exactly Salve

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |
