Feature: Standing abilities

  @moncolle_tcg.standing.item_consumable
  Rule: A unit can use as many consumables of cost 1 in a battle as it has free Item icons.
    Scenario Outline: two Item icons pay for two consumables, <seat> using them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 1      | 9       | Item 2   |
        | Ogre   | <foe>  | <from> | 1      | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                                              |
        | Salve | consumable | normal, cost 1 item: attack +1 to one of your units |
        | Dust  | consumable | normal, cost 1 item: attack +2 to one of your units |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight on Knight
      And <foe> has passed
      And <seat> has used Dust through Knight on Knight
      When <foe> passes
      Then Knight has attack 4

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | North |

    Scenario Outline: a third consumable is refused to two Item icons, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 2   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
        | Bomb  | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      And <seat> has used Dust through Knight
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Bomb through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | unit   | area | from | timing               | marching | field | first |
        | North | South | Knight | c3   | c2   | before-attack timing | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | before-attack timing | North    | c2    | South |
        | North | South | Knight | c3   | c2   | after-attack timing  | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | after-attack timing  | North    | c2    | South |
        | South | North | Knight | c2   | c3   | before-attack timing | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | before-attack timing | South    | c3    | North |
        | South | North | Knight | c2   | c3   | after-attack timing  | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | after-attack timing  | South    | c3    | North |
        | North | South | Knight | c3   | c2   | before-attack timing | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | after-attack timing  | South    | c3    | South |

    Scenario Outline: a unit that <seat> has summoned into the battle needs an Item icon for a consumable, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b2   | 9       |
        | Ogre   | North | b3   | 9       |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      | instant |
        | Salve | consumable | normal, cost 1 item: draw 1 |         |
        | Imp   | unit       |                             | yes     |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Salve through Imp
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: an icon under worn equipment does not pay, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 2   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      When <seat> tries to use Dust through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | a2   | a3   | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | South    | a3    | North |
        | North | South | Knight | a3   | a2   | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | South |
        | South | North | Knight | a2   | a3   | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | North    | a2    | North |

    Scenario Outline: a consumable as a counter needs a free icon as well, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | <icons>  |
        | Squire | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                       |
        | Salve | consumable | counter, cost 1 item: draw 1 |
        | Dust  | consumable | counter, cost 1 item: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Salve through Squire
      And <foe> has passed
      When <seat> tries to use Dust through <user>
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | units             | area | from | icons    | user   | marching | field |
        | South | North | Ogre              | b2   | b3   | Charge 1 | Knight | North    | b2    |
        | North | South | Knight and Squire | b3   | b2   | Charge 1 | Squire | North    | b2    |
        | North | South | Ogre              | b3   | b2   | Charge 1 | Knight | South    | b3    |
        | South | North | Knight and Squire | b2   | b3   | Charge 1 | Squire | South    | b3    |

    Scenario Outline: a consumable that was countered has used its icon, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                        |
        | Knight | <seat> | <area> | 9       | Item 1   |                               |
        | Ogre   | <foe>  | <from> | 9       |          | counter: cancel a declaration |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has used Ogre on Salve
      And both sides have passed
      When <seat> tries to use Dust through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | North |

    Scenario Outline: equipment that adds an icon pays for one more, <seat> using both
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And Knight wears this equipment
        | card | standing |
        | Belt | Item 2   |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      When <seat> uses Dust through Knight
      Then the chain has 1 declaration

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | North |

  @moncolle_tcg.ruling.items_of_higher_cost
  Rule: A consumable or equipment of a higher cost takes as many Item icons as the cost says.
    Scenario Outline: a consumable of cost <cost> takes <cost> of three icons, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 3   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                            |
        | Salve | consumable | normal, cost <cost> items: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1       |
        | Bomb  | consumable | normal, cost 2 items: draw 1      |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      When <foe> passes
      Then <seat> can use <left>

      Examples:
        | seat  | foe   | unit   | area | from | cost | left         | marching | field | first |
        | South | North | Knight | a2   | a3   | 2    | exactly Dust | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | 2    | exactly Dust | South    | a3    | North |
        | South | North | Knight | a2   | a3   | 3    | nothing      | South    | a3    | South |
        | North | South | Ogre   | a3   | a2   | 3    | nothing      | South    | a3    | North |
        | North | South | Knight | a3   | a2   | 2    | exactly Dust | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | 2    | exactly Dust | North    | a2    | South |
        | North | South | Knight | a3   | a2   | 3    | nothing      | North    | a2    | North |
        | South | North | Ogre   | a2   | a3   | 3    | nothing      | North    | a2    | South |
        | South | North | Knight | a2   | a3   | 2    | exactly Dust | South    | a3    | North |
        | South | North | Ogre   | a2   | a3   | 3    | nothing      | North    | a2    | North |

    Scenario Outline: a consumable of cost <cost> is refused to <icons>, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | <icons>  |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                            |
        | Salve | consumable | normal, cost <cost> items: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Salve through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.items_of_higher_cost

      Examples:
        | seat  | foe   | unit   | area | from | cost | icons  | marching | field | first |
        | North | South | Knight | c3   | c2   | 2    | Item 1 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | 2    | Item 1 | North    | c2    | South |
        | North | South | Knight | c3   | c2   | 3    | Item 2 | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | 3    | Item 2 | North    | c2    | South |
        | South | North | Knight | c2   | c3   | 2    | Item 1 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | 2    | Item 1 | South    | c3    | North |
        | South | North | Knight | c2   | c3   | 3    | Item 2 | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | 3    | Item 2 | South    | c3    | North |
        | North | South | Knight | c3   | c2   | 2    | Item 1 | North    | c2    | South |
        | North | South | Ogre   | c3   | c2   | 3    | Item 2 | South    | c3    | South |

    Scenario Outline: equipment of cost 2 is put on a unit with two icons, <seat> equipping
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 2   |
      And <seat>'s hand holds these cards
        | card  | kind      | cost |
        | Plate | equipment | 2    |
      And <seat> has ended the phase
      When <seat> equips Knight with Plate
      Then Knight wears Plate

      Examples:
        | seat  | area |
        | South | a2   |
        | North | b4   |

    Scenario Outline: equipment of cost <cost> is refused to <icons>, <seat> trying
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | <icons>  |
      And <seat>'s hand holds these cards
        | card  | kind      | cost   |
        | Plate | equipment | <cost> |
      And <seat> has ended the phase
      When <seat> tries to equip Knight with Plate
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.ruling.items_of_higher_cost

      Examples:
        | seat  | area | cost | icons  |
        | South | b1   | 2    | Item 1 |
        | North | c3   | 2    | Item 1 |
        | South | b1   | 3    | Item 2 |
        | North | c3   | 3    | Item 2 |

    Scenario Outline: example: consumables beside one icon under equipment, <seat> acting
      Given it is <marching>'s main phase
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
      And <marching> has marched <unit> to <field>
      When the battle reaches <seat>'s before-attack timing
      Then <seat> can use exactly Salve

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |

  @moncolle_tcg.ruling.item_icons_not_shared
  Rule: The Item icons for one item all come from the unit that uses or wears it.
    Scenario Outline: one icon each of two units does not pay a cost of 2, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 1   |
        | Squire | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card | kind       | effect                         |
        | Bomb | consumable | <timing>, cost 2 items: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s <question>
      When <seat> tries to use Bomb through <user>
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.item_icons_not_shared

      Examples:
        | seat  | foe   | units             | area | from | timing  | question             | user   | marching | field |
        | South | North | Knight and Squire | b2   | b3   | normal  | before-attack timing | Knight | South    | b3    |
        | South | North | Knight and Squire | b2   | b3   | normal  | after-attack timing  | Squire | South    | b3    |
        | North | South | Ogre              | b3   | b2   | normal  | before-attack timing | Squire | South    | b3    |
        | North | South | Ogre              | b3   | b2   | counter | right to counter     | Knight | South    | b3    |
        | North | South | Knight and Squire | b3   | b2   | normal  | before-attack timing | Knight | North    | b2    |
        | North | South | Knight and Squire | b3   | b2   | normal  | after-attack timing  | Squire | North    | b2    |
        | South | North | Ogre              | b2   | b3   | normal  | before-attack timing | Squire | North    | b2    |
        | South | North | Ogre              | b2   | b3   | counter | right to counter     | Knight | North    | b2    |

    Scenario Outline: a unit without icons uses nothing on those of another, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 2   |
        | Squire | <seat> | <area> | 9       |          |
        | Ogre   | <foe>  | <from> | 9       | Item 2   |
      And <seat>'s hand holds these cards
        | card | kind       | effect                      |
        | Dust | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Dust through Squire
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.item_icons_not_shared

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    | North |
        | South | North | Ogre              | c2   | c3   | North    | c2    | South |
        | South | North | Knight and Squire | c2   | c3   | South    | c3    | South |
        | North | South | Ogre              | c3   | c2   | South    | c3    | North |
        | North | South | Knight and Squire | c3   | c2   | North    | c2    | South |
        | North | South | Ogre              | c3   | c2   | South    | c3    | South |

    Scenario Outline: each unit uses consumables on its own icons, <seat> using them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 1   |
        | Squire | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      When <seat> uses Dust through Squire
      Then the chain has 1 declaration

      Examples:
        | seat  | foe   | units             | area | from | marching | field | first |
        | South | North | Knight and Squire | a2   | a3   | South    | a3    | South |
        | North | South | Ogre              | a3   | a2   | South    | a3    | North |
        | North | South | Knight and Squire | a3   | a2   | North    | a2    | North |
        | South | North | Ogre              | a2   | a3   | North    | a2    | South |
        | South | North | Knight and Squire | a2   | a3   | South    | a3    | North |
        | South | North | Ogre              | a2   | a3   | North    | a2    | North |

    Scenario Outline: two units do not wear one equipment together, <seat> trying
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 1   |
        | Squire | <seat> | <area> | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      | cost |
        | Plate | equipment | 2    |
      And <seat> has ended the phase
      When <seat> tries to equip <unit> with Plate
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.ruling.item_icons_not_shared

      Examples:
        | seat  | area | unit   |
        | South | a2   | Squire |
        | North | b4   | Knight |

  @moncolle_tcg.ruling.used_icons_stay_used
  Rule: Icons used in a battle stay used for it when a unit loses or gains icons.
    Scenario Outline: of two Item icons one is used and one lost, and none is free, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                            |
        | Knight | <seat> | <area> | 9       | Item 2   |                                   |
        | Ogre   | <foe>  | <from> | 9       |          | counter: Item -1 to an enemy unit |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has used Ogre on Knight
      And both sides have passed
      When <seat> tries to use Dust through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.used_icons_stay_used

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |
        | South | North | Knight | c2   | c3   | South    | c3    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | North |

    Scenario Outline: with an Item icon granted after one was used one is free, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                 |
        | Knight | <seat> | <area> | 9       | Item 1   | normal: Item 1 to this |
        | Ogre   | <foe>  | <from> | 9       |          |                        |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                       |
        | Salve | consumable | normal, cost 1 item: draw 1  |
        | Dust  | consumable | normal, cost 1 item: draw 1  |
        | Bomb  | consumable | normal, cost 2 items: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      And <seat> has used Knight
      When <foe> passes
      Then <seat> can use exactly Dust and Knight

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | North | South | Knight | b3   | b2   | North    | b2    | North |
        | South | North | Ogre   | b2   | b3   | North    | b2    | South |
        | South | North | Knight | b2   | b3   | South    | b3    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | North |
        | North | South | Knight | b3   | b2   | North    | b2    | South |
        | North | South | Ogre   | b3   | b2   | South    | b3    | South |

    Scenario Outline: with a Spell icon granted after one was used one is free, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing   | effect                     |
        | Mage | <seat> | <area> | 9       | Spell fire | normal: Spell fire to this |
        | Ogre | <foe>  | <from> | 9       |            |                            |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Spark | battle spell | normal, cost fire: draw 1      |
        | Flash | battle spell | normal, cost fire: draw 1      |
        | Blaze | battle spell | normal, cost fire fire: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And <foe> has passed
      And <seat> has used Mage
      When <foe> passes
      Then <seat> can use exactly Flash and Mage

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | South | North | Mage | a2   | a3   | South    | a3    | South |
        | North | South | Ogre | a3   | a2   | South    | a3    | North |
        | North | South | Mage | a3   | a2   | North    | a2    | North |
        | South | North | Ogre | a2   | a3   | North    | a2    | South |
        | South | North | Mage | a2   | a3   | South    | a3    | North |
        | South | North | Ogre | a2   | a3   | North    | a2    | North |

    Scenario Outline: equipment is not worn on an icon that has been used, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing | effect                            |
        | Knight | <defending> | <area> | 1      | 9       | Item 2   |                                   |
        | Ogre   | <marching>  | <from> | 1      | 9       |          | counter: Item -1 to an enemy unit |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And <defending>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
      And <marching> has marched Ogre to <area>
      And the battle has reached <defending>'s before-attack timing
      And <defending> has used Salve through Knight
      And <marching> has used Ogre on Knight
      When both sides pass
      Then Knight wears nothing
      And Sword is in <defending>'s discard pile

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

  @moncolle_tcg.standing.spell
  Rule: A battle spell with one attribute icon in its cost is paid with a Spell icon of that attribute; every icon pays only once in a battle.
    Scenario Outline: a <icon> icon pays for a <icon> spell, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing     |
        | Mage | <seat> | <area> | 9       | Spell <icon> |
        | Ogre | <foe>  | <from> | 9       |              |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost <icon>: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's <icon>
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | icon  | marching | field | first |
        | South | North | Mage | b2   | b3   | fire  | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | water | South    | b3    | North |
        | South | North | Mage | b2   | b3   | earth | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | wind  | South    | b3    | North |
        | South | North | Mage | b2   | b3   | holy  | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | evil  | South    | b3    | North |
        | North | South | Mage | b3   | b2   | fire  | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | water | North    | b2    | South |
        | North | South | Mage | b3   | b2   | earth | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | wind  | North    | b2    | South |
        | North | South | Mage | b3   | b2   | holy  | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | evil  | North    | b2    | South |
        | South | North | Mage | b2   | b3   | fire  | South    | b3    | North |
        | South | North | Ogre | b2   | b3   | evil  | North    | b2    | North |

    Scenario Outline: a fire icon does not pay for a <icon> spell, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing   |
        | Mage | <seat> | <area> | 9       | Spell fire |
        | Ogre | <foe>  | <from> | 9       |            |
      And <seat>'s hand holds these cards
        | card | kind         | effect                      |
        | Wave | battle spell | normal, cost <icon>: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Wave through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.standing.spell or moncolle_tcg.cost.must_be_payable

      Examples:
        | seat  | foe   | unit | area | from | icon  | marching | field | first |
        | North | South | Mage | c3   | c2   | water | North    | c2    | North |
        | South | North | Ogre | c2   | c3   | evil  | North    | c2    | South |
        | South | North | Mage | c2   | c3   | water | South    | c3    | South |
        | North | South | Ogre | c3   | c2   | evil  | South    | c3    | North |
        | North | South | Mage | c3   | c2   | water | North    | c2    | South |
        | North | South | Ogre | c3   | c2   | evil  | South    | c3    | South |

    Scenario Outline: an icon that the unit does not have does not pay, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing   |
        | Mage | <seat> | <area> | 9       | Spell fire |
        | Ogre | <foe>  | <from> | 9       |            |
      And <seat>'s hand holds these cards
        | card | kind         | effect                       |
        | Wave | battle spell | <timing>, cost water: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s <question>
      When <seat> tries to use Wave through Mage paid by Mage's water
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | timing  | question             | marching | field |
        | South | North | Mage | a2   | a3   | normal  | before-attack timing | South    | a3    |
        | North | South | Ogre | a3   | a2   | normal  | after-attack timing  | South    | a3    |
        | South | North | Mage | a2   | a3   | counter | right to counter     | South    | a3    |
        | North | South | Ogre | a3   | a2   | counter | right to counter     | South    | a3    |
        | North | South | Mage | a3   | a2   | normal  | before-attack timing | North    | a2    |
        | South | North | Ogre | a2   | a3   | normal  | after-attack timing  | North    | a2    |
        | North | South | Mage | a3   | a2   | counter | right to counter     | North    | a2    |
        | South | North | Ogre | a2   | a3   | counter | right to counter     | North    | a2    |

    Scenario Outline: an icon pays once in a battle, and not again in the <timing>, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing         |
        | Mage | <seat> | <area> | 9       | Spell fire water |
        | Ogre | <foe>  | <from> | 9       |                  |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Flash | battle spell | normal, cost fire: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Flash through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | timing               | marching | field | first |
        | North | South | Mage | b3   | b2   | before-attack timing | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | before-attack timing | North    | b2    | South |
        | North | South | Mage | b3   | b2   | after-attack timing  | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | after-attack timing  | North    | b2    | South |
        | South | North | Mage | b2   | b3   | before-attack timing | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | before-attack timing | South    | b3    | North |
        | South | North | Mage | b2   | b3   | after-attack timing  | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | after-attack timing  | South    | b3    | North |
        | North | South | Mage | b3   | b2   | before-attack timing | North    | b2    | South |
        | North | South | Ogre | b3   | b2   | after-attack timing  | South    | b3    | South |

    Scenario Outline: one used icon among two is enough for a refusal, that of <tired>, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell fire  |
        | Priest | <seat> | <area> | 9       | Spell water |
        | Ogre   | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | First | battle spell | normal, cost <icon>: draw 1     |
        | Steam | battle spell | normal, cost fire water: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used First through <tired> paid by <tired>'s <icon>
      And <foe> has passed
      When <seat> tries to use Steam through Mage paid by <payment>
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | units           | area | from | tired  | icon  | payment                        | marching | field | first |
        | North | South | Mage and Priest | c3   | c2   | Mage   | fire  | Mage's fire and Priest's water | North    | c2    | North |
        | North | South | Mage and Priest | c3   | c2   | Priest | water | Mage's fire and Priest's water | North    | c2    | North |
        | South | North | Ogre            | c2   | c3   | Mage   | fire  | Priest's water and Mage's fire | North    | c2    | South |
        | South | North | Ogre            | c2   | c3   | Priest | water | Priest's water and Mage's fire | North    | c2    | South |
        | South | North | Mage and Priest | c2   | c3   | Mage   | fire  | Mage's fire and Priest's water | South    | c3    | South |
        | South | North | Mage and Priest | c2   | c3   | Priest | water | Mage's fire and Priest's water | South    | c3    | South |
        | North | South | Ogre            | c3   | c2   | Mage   | fire  | Priest's water and Mage's fire | South    | c3    | North |
        | North | South | Ogre            | c3   | c2   | Priest | water | Priest's water and Mage's fire | South    | c3    | North |
        | North | South | Mage and Priest | c3   | c2   | Mage   | fire  | Mage's fire and Priest's water | North    | c2    | South |
        | North | South | Ogre            | c3   | c2   | Priest | water | Priest's water and Mage's fire | South    | c3    | South |

    Scenario Outline: two icons of an attribute pay for two spells, <seat> using them
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing             |
        | Mage | <seat> | <area> | 9       | Spell fire fire wind |
        | Ogre | <foe>  | <from> | 9       |                      |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Flash | battle spell | normal, cost fire: draw 1 |
        | Blaze | battle spell | normal, cost fire: draw 1 |
        | Gust  | battle spell | normal, cost wind: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And <foe> has passed
      And <seat> has used Flash through Mage paid by Mage's fire
      When <foe> passes
      Then <seat> can use exactly Gust

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | South | North | Mage | c2   | c3   | South    | c3    | South |
        | North | South | Ogre | c3   | c2   | South    | c3    | North |
        | North | South | Mage | c3   | c2   | North    | c2    | North |
        | South | North | Ogre | c2   | c3   | North    | c2    | South |
        | South | North | Mage | c2   | c3   | South    | c3    | North |
        | South | North | Ogre | c2   | c3   | North    | c2    | North |

    Scenario Outline: a spell that was cancelled has used its icon, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing   | effect                        |
        | Mage | <seat> | <area> | 9       | Spell fire |                               |
        | Ogre | <foe>  | <from> | 9       |            | counter: cancel a declaration |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Flash | battle spell | normal, cost fire: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And <foe> has used Ogre on Spark
      And both sides have passed
      When <seat> tries to use Flash through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | North | South | Mage | a3   | a2   | North    | a2    | North |
        | South | North | Ogre | a2   | a3   | North    | a2    | South |
        | South | North | Mage | a2   | a3   | South    | a3    | South |
        | North | South | Ogre | a3   | a2   | South    | a3    | North |
        | North | South | Mage | a3   | a2   | North    | a2    | South |
        | North | South | Ogre | a3   | a2   | South    | a3    | South |

    Scenario Outline: of two battle spells of one name <used> is used, the other stays in <seat>'s hand
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing        |
        | Mage | <seat>  | <from> | Spell fire fire |
        | Ogre | <other> | <to>   |                 |
      And <seat>'s hand holds these cards
        | card      | name  | kind         | effect                                  |
        | Flame One | Flame | battle spell | normal, cost fire: [1] to an enemy unit |
        | Flame Two | Flame | battle spell | normal, cost fire: [1] to an enemy unit |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <used> through Mage on Ogre paid by Mage's fire
      When <other> passes
      Then <used> is in <seat>'s discard pile
      And <left> is in <seat>'s hand

      Examples:
        | seat  | other | from | to | used      | left      |
        | South | North | b2   | b3 | Flame One | Flame Two |
        | North | South | c3   | c2 | Flame Two | Flame One |

  @moncolle_tcg.standing.spell_multi_icon
  Rule: A multi icon can be used as any one attribute icon.
    Scenario Outline: a multi icon pays for a <icon> spell, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing    |
        | Mage | <seat> | <area> | 9       | Spell multi |
        | Ogre | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost <icon>: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's multi
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | icon  | marching | field | first |
        | South | North | Mage | b2   | b3   | fire  | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | water | South    | b3    | North |
        | South | North | Mage | b2   | b3   | earth | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | wind  | South    | b3    | North |
        | South | North | Mage | b2   | b3   | holy  | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | evil  | South    | b3    | North |
        | North | South | Mage | b3   | b2   | fire  | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | water | North    | b2    | South |
        | North | South | Mage | b3   | b2   | earth | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | wind  | North    | b2    | South |
        | North | South | Mage | b3   | b2   | holy  | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | evil  | North    | b2    | South |
        | South | North | Mage | b2   | b3   | fire  | South    | b3    | North |
        | South | North | Ogre | b2   | b3   | evil  | North    | b2    | North |

    Scenario Outline: a multi icon is one icon and pays once, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing    |
        | Mage | <seat> | <area> | 9       | Spell multi |
        | Ogre | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                     |
        | Spark | battle spell | normal, cost fire: draw 1  |
        | Wave  | battle spell | normal, cost water: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's multi
      And <foe> has passed
      When <seat> tries to use Wave through Mage paid by Mage's multi
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | North | South | Mage | c3   | c2   | North    | c2    | North |
        | South | North | Ogre | c2   | c3   | North    | c2    | South |
        | South | North | Mage | c2   | c3   | South    | c3    | South |
        | North | South | Ogre | c3   | c2   | South    | c3    | North |
        | North | South | Mage | c3   | c2   | North    | c2    | South |
        | North | South | Ogre | c3   | c2   | South    | c3    | South |

    Scenario Outline: one multi icon does not pay for two, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing    |
        | Mage | <seat> | <area> | 9       | Spell multi |
        | Ogre | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Storm | battle spell | normal, cost wind water: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Storm through Mage paid by Mage's multi
      Then it is refused under moncolle_tcg.cost.must_be_payable or moncolle_tcg.standing.spell_multi_icon

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | South | North | Mage | a2   | a3   | South    | a3    | South |
        | North | South | Ogre | a3   | a2   | South    | a3    | North |
        | North | South | Mage | a3   | a2   | North    | a2    | North |
        | South | North | Ogre | a2   | a3   | North    | a2    | South |
        | South | North | Mage | a2   | a3   | South    | a3    | North |
        | South | North | Ogre | a2   | a3   | North    | a2    | North |

    Scenario Outline: two multi icons pay for a spell of two icons, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing          |
        | Knight | <seat> | <area> | 9       | Spell multi multi |
        | Ogre   | <foe>  | <from> | 9       |                   |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Spark | battle spell | normal, cost fire water: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> uses Spark through Knight paid by Knight's multi multi
      Then the chain has 1 declaration

      Examples:
        | seat  | foe   | unit   | area | from | marching | field | first |
        | South | North | Knight | c2   | c3   | South    | c3    | South |
        | North | South | Ogre   | c3   | c2   | South    | c3    | North |
        | North | South | Knight | c3   | c2   | North    | c2    | North |
        | South | North | Ogre   | c2   | c3   | North    | c2    | South |

    Scenario Outline: a multi icon pays beside an attribute icon, <seat> using both
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing         |
        | Mage | <seat> | <area> | 9       | Spell wind multi |
        | Ogre | <foe>  | <from> | 9       |                  |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Storm | battle spell | normal, cost wind water: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Storm through Mage paid by Mage's wind multi
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | North | South | Mage | b3   | b2   | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | North    | b2    | South |
        | South | North | Mage | b2   | b3   | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | South    | b3    | North |
        | North | South | Mage | b3   | b2   | North    | b2    | South |
        | North | South | Ogre | b3   | b2   | South    | b3    | South |

  @moncolle_tcg.ruling.spells_of_several_icons
  Rule: A battle spell with several icons in its cost takes as many fitting icons.
    Scenario Outline: two fitting icons pay for a spell of two, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing      |
        | Mage | <seat> | <area> | 9       | Spell <icons> |
        | Ogre | <foe>  | <from> | 9       |               |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Storm | battle spell | normal, cost <cost>: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Storm through Mage paid by Mage's <cost>
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | icons          | cost           | marching | field | first |
        | South | North | Mage | c2   | c3   | fire fire      | fire fire      | South    | c3    | South |
        | North | South | Ogre | c3   | c2   | water holy     | holy water     | South    | c3    | North |
        | North | South | Ogre | c3   | c2   | evil wind evil | evil evil wind | South    | c3    | North |
        | North | South | Mage | c3   | c2   | fire fire      | fire fire      | North    | c2    | North |
        | South | North | Ogre | c2   | c3   | water holy     | holy water     | North    | c2    | South |
        | South | North | Ogre | c2   | c3   | evil wind evil | evil evil wind | North    | c2    | South |
        | South | North | Mage | c2   | c3   | fire fire      | fire fire      | South    | c3    | North |
        | South | North | Ogre | c2   | c3   | evil wind evil | evil evil wind | North    | c2    | North |

    Scenario Outline: <named> is too little or too much for <cost>, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing              |
        | Mage | <seat> | <area> | 9       | Spell fire fire water |
        | Ogre | <foe>  | <from> | 9       |                       |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Storm | battle spell | normal, cost <cost>: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Storm through Mage paid by Mage's <named>
      Then it is refused under moncolle_tcg.cost.must_be_payable or moncolle_tcg.ruling.spells_of_several_icons

      Examples:
        | seat  | foe   | unit | area | from | cost            | named           | marching | field | first |
        | North | South | Mage | a3   | a2   | fire fire       | fire            | North    | a2    | North |
        | South | North | Ogre | a2   | a3   | fire water      | water           | North    | a2    | South |
        | North | South | Mage | a3   | a2   | fire fire       | fire water      | North    | a2    | North |
        | South | North | Ogre | a2   | a3   | fire water      | fire fire water | North    | a2    | South |
        | South | North | Ogre | a2   | a3   | fire fire water | fire water      | North    | a2    | South |
        | South | North | Mage | a2   | a3   | fire fire       | fire            | South    | a3    | South |
        | North | South | Ogre | a3   | a2   | fire water      | water           | South    | a3    | North |
        | South | North | Mage | a2   | a3   | fire fire       | fire water      | South    | a3    | South |
        | North | South | Ogre | a3   | a2   | fire water      | fire fire water | South    | a3    | North |
        | North | South | Ogre | a3   | a2   | fire fire water | fire water      | South    | a3    | North |
        | North | South | Mage | a3   | a2   | fire fire       | fire            | North    | a2    | South |
        | North | South | Ogre | a3   | a2   | fire fire water | fire water      | South    | a3    | South |

    Scenario Outline: every icon paid is used, <seat> using the spell
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | defence | standing              |
        | Mage | <seat> | <area> | 9       | Spell fire fire water |
        | Ogre | <foe>  | <from> | 9       |                       |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Blaze | battle spell | normal, cost fire fire: draw 1 |
        | Spark | battle spell | normal, cost fire: draw 1      |
        | Wave  | battle spell | normal, cost water: draw 1     |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Blaze through Mage paid by Mage's fire fire
      When <foe> passes
      Then <seat> can use exactly Wave

      Examples:
        | seat  | foe   | unit | area | from | marching | field | first |
        | South | North | Mage | b2   | b3   | South    | b3    | South |
        | North | South | Ogre | b3   | b2   | South    | b3    | North |
        | North | South | Mage | b3   | b2   | North    | b2    | North |
        | South | North | Ogre | b2   | b3   | North    | b2    | South |
        | South | North | Mage | b2   | b3   | South    | b3    | North |
        | South | North | Ogre | b2   | b3   | North    | b2    | North |

  @moncolle_tcg.ruling.icons_of_several_units
  Rule: The icons for one battle spell or ability may come from several of the player's units in the battle, one of which is its user.
    Scenario Outline: two units share a cost, one of them being the user, <seat> using the spell
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell fire  |
        | Priest | <seat> | <area> | 9       | Spell water |
        | Ogre   | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Steam | battle spell | normal, cost fire water: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Steam through <user> paid by Mage's fire and Priest's water
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | units           | area | from | user   | marching | field | first |
        | South | North | Mage and Priest | c2   | c3   | Mage   | South    | c3    | South |
        | South | North | Mage and Priest | c2   | c3   | Priest | South    | c3    | South |
        | North | South | Ogre            | c3   | c2   | Mage   | South    | c3    | North |
        | North | South | Ogre            | c3   | c2   | Priest | South    | c3    | North |
        | North | South | Mage and Priest | c3   | c2   | Mage   | North    | c2    | North |
        | North | South | Mage and Priest | c3   | c2   | Priest | North    | c2    | North |
        | South | North | Ogre            | c2   | c3   | Mage   | North    | c2    | South |
        | South | North | Ogre            | c2   | c3   | Priest | North    | c2    | South |
        | South | North | Mage and Priest | c2   | c3   | Mage   | South    | c3    | North |
        | South | North | Ogre            | c2   | c3   | Priest | North    | c2    | North |

    Scenario Outline: icons of two units are used up at both, <seat> using the spell
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         |
        | Mage   | <seat> | <area> | 9       | Spell fire       |
        | Priest | <seat> | <area> | 9       | Spell fire water |
        | Ogre   | <foe>  | <from> | 9       |                  |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Blaze | battle spell | normal, cost fire fire: draw 1 |
        | Spark | battle spell | normal, cost fire: draw 1      |
        | Wave  | battle spell | normal, cost water: draw 1     |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Blaze through Mage paid by Mage's fire and Priest's fire
      When <foe> passes
      Then <seat> can use exactly Wave

      Examples:
        | seat  | foe   | units           | area | from | marching | field | first |
        | North | South | Mage and Priest | a3   | a2   | North    | a2    | North |
        | South | North | Ogre            | a2   | a3   | North    | a2    | South |
        | South | North | Mage and Priest | a2   | a3   | South    | a3    | South |
        | North | South | Ogre            | a3   | a2   | South    | a3    | North |
        | North | South | Mage and Priest | a3   | a2   | North    | a2    | South |
        | North | South | Ogre            | a3   | a2   | South    | a3    | South |

    Scenario Outline: <payer> gives no icon to the spell in the <timing>, <seat> trying
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell fire  |
        | Hermit | <seat> | <home> | 9       | Spell water |
        | Ogre   | <foe>  | <from> | 9       | Spell water |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Steam | battle spell | <mark>, cost fire water: draw 1 |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Steam through Mage paid by <payment>
      Then it is refused under moncolle_tcg.ruling.icons_of_several_units

      Examples:
        | seat  | foe   | unit | area | from | home | payer  | mark    | timing               | payment                        | marching | field |
        | South | North | Mage | b2   | b3   | b1   | Hermit | normal  | before-attack timing | Mage's fire and Hermit's water | South    | b3    |
        | South | North | Mage | b2   | b3   | b1   | Ogre   | normal  | before-attack timing | Ogre's water and Mage's fire   | South    | b3    |
        | North | South | Ogre | b3   | b2   | c3   | Hermit | normal  | before-attack timing | Hermit's water and Mage's fire | South    | b3    |
        | North | South | Ogre | b3   | b2   | c3   | Ogre   | normal  | before-attack timing | Mage's fire and Ogre's water   | South    | b3    |
        | South | North | Mage | b2   | b3   | b1   | Hermit | normal  | after-attack timing  | Hermit's water and Mage's fire | South    | b3    |
        | North | South | Ogre | b3   | b2   | c3   | Ogre   | normal  | after-attack timing  | Mage's fire and Ogre's water   | South    | b3    |
        | South | North | Mage | b2   | b3   | b1   | Ogre   | counter | right to counter     | Mage's fire and Ogre's water   | South    | b3    |
        | North | South | Ogre | b3   | b2   | c3   | Hermit | counter | right to counter     | Hermit's water and Mage's fire | South    | b3    |
        | North | South | Mage | b3   | b2   | b4   | Hermit | normal  | before-attack timing | Mage's fire and Hermit's water | North    | b2    |
        | North | South | Mage | b3   | b2   | b4   | Ogre   | normal  | before-attack timing | Ogre's water and Mage's fire   | North    | b2    |
        | South | North | Ogre | b2   | b3   | c2   | Hermit | normal  | before-attack timing | Hermit's water and Mage's fire | North    | b2    |
        | South | North | Ogre | b2   | b3   | c2   | Ogre   | normal  | before-attack timing | Mage's fire and Ogre's water   | North    | b2    |
        | North | South | Mage | b3   | b2   | b4   | Hermit | normal  | after-attack timing  | Hermit's water and Mage's fire | North    | b2    |
        | South | North | Ogre | b2   | b3   | c2   | Ogre   | normal  | after-attack timing  | Mage's fire and Ogre's water   | North    | b2    |
        | North | South | Mage | b3   | b2   | b4   | Ogre   | counter | right to counter     | Mage's fire and Ogre's water   | North    | b2    |
        | South | North | Ogre | b2   | b3   | c2   | Hermit | counter | right to counter     | Hermit's water and Mage's fire | North    | b2    |

    Scenario Outline: for an ability the unit that has it gives an icon, too: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing         | effect                                    |
        | Mage   | <seat> | <from> | 9       | Spell fire water | normal, declared, cost fire water: draw 1 |
        | Priest | <seat> | <from> | 9       | Spell fire water |                                           |
        | Ogre   | <foe>  | <to>   | 9       |                  |                                           |
      And <seat> has marched Mage and Priest to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Mage paid by Priest's fire water
      Then it is refused under moncolle_tcg.ruling.icons_of_several_units

      Examples:
        | seat  | foe   | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

    Scenario Outline: units share the cost of a counter, too, <seat> using the spell
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell multi |
        | Priest | <seat> | <area> | 9       | Spell holy  |
        | Ogre   | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card | kind         | effect                          |
        | Hymn | battle spell | counter, cost holy evil: draw 1 |
      And <marching> has marched <units> to <field>
      And the battle has reached <seat>'s right to counter
      When <seat> uses Hymn through Priest paid by Priest's holy and Mage's multi
      Then the chain has 2 declarations

      Examples:
        | seat  | foe   | units           | area | from | marching | field |
        | North | South | Mage and Priest | c3   | c2   | North    | c2    |
        | South | North | Ogre            | c2   | c3   | North    | c2    |
        | South | North | Mage and Priest | c2   | c3   | South    | c3    |
        | North | South | Ogre            | c3   | c2   | South    | c3    |
