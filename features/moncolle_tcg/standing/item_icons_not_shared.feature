Feature: Standing abilities

  @moncolle_tcg.ruling.item_icons_not_shared
  Rule: The Item icons for one item all come from the unit that uses or wears it.
    Scenario Outline: one icon each of two units does not pay a cost of 2, <seat> trying
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 1   |
        | Squire | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card | kind       | effect                         |
        | Bomb | consumable | <timing>, cost 2 items: draw 1 |
      And South has marched <units> to b3
      And the battle has reached <seat>'s <question>
      When <seat> tries to use Bomb through <user>
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.item_icons_not_shared

      Examples:
        | seat  | foe   | units             | area | from | timing  | question             | user   |
        | South | North | Knight and Squire | b2   | b3   | normal  | before-attack timing | Knight |
        | South | North | Knight and Squire | b2   | b3   | normal  | after-attack timing  | Squire |
        | North | South | Ogre              | b3   | b2   | normal  | before-attack timing | Squire |
        | North | South | Ogre              | b3   | b2   | counter | right to counter     | Knight |

    Scenario Outline: a unit without icons uses nothing on those of another, <seat> trying
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 2   |
        | Squire | <seat> | <area> | 9       |          |
        | Ogre   | <foe>  | <from> | 9       | Item 2   |
      And <seat>'s hand holds these cards
        | card | kind       | effect                      |
        | Dust | consumable | normal, cost 1 item: draw 1 |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Dust through Squire
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.item_icons_not_shared

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | c2   | c3   | South |
        | North | South | Ogre              | c3   | c2   | North |
        | South | North | Knight and Squire | c2   | c3   | North |
        | North | South | Ogre              | c3   | c2   | South |

    Scenario Outline: each unit uses consumables on its own icons, <seat> using them
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 1   |
        | Squire | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And South has marched <units> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      When <seat> uses Dust through Squire
      Then the chain has 1 declaration

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | a2   | a3   | South |
        | North | South | Ogre              | a3   | a2   | North |
        | South | North | Knight and Squire | a2   | a3   | North |
        | North | South | Ogre              | a3   | a2   | South |

    Scenario Outline: two units do not wear one equipment together
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing |
        | Knight | South | <area> | Item 1   |
        | Squire | South | <area> | Item 1   |
      And South's hand holds these cards
        | card  | kind      | cost |
        | Plate | equipment | 2    |
      And South has ended the phase
      When South tries to equip <unit> with Plate
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.ruling.item_icons_not_shared

      Examples:
        | area | unit   |
        | b2   | Squire |
        | b1   | Knight |
