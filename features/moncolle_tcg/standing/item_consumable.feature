Feature: Standing abilities

  @moncolle_tcg.standing.item_consumable
  Rule: A unit can use as many consumables of cost 1 in a battle as it has free Item icons.
    Background:
      Given it is South's main phase

    Scenario Outline: two Item icons pay for two consumables, <seat> using them
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 1      | 9       | Item 2   |
        | Ogre   | <foe>  | <from> | 1      | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                                              |
        | Salve | consumable | normal, cost 1 item: attack +1 to one of your units |
        | Dust  | consumable | normal, cost 1 item: attack +2 to one of your units |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight on Knight
      And <foe> has passed
      And <seat> has used Dust through Knight on Knight
      When <foe> passes
      Then Knight has attack 4

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario Outline: a third consumable is refused to two Item icons, <seat> trying
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Item 2   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
        | Bomb  | consumable | normal, cost 1 item: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      And <seat> has used Dust through Knight
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Bomb through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | unit   | area | from | timing               | first |
        | South | North | Knight | c2   | c3   | before-attack timing | South |
        | North | South | Ogre   | c3   | c2   | before-attack timing | North |
        | South | North | Knight | c2   | c3   | after-attack timing  | South |
        | North | South | Ogre   | c3   | c2   | after-attack timing  | North |
        | South | North | Knight | c2   | c3   | before-attack timing | North |
        | North | South | Ogre   | c3   | c2   | after-attack timing  | South |

    Scenario Outline: a unit that <seat> has summoned into the battle needs an Item icon for a consumable, too
      Given these units are on the battlefield
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
      Given these units are on the battlefield
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
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      When <seat> tries to use Dust through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: a consumable as a counter needs a free icon as well, <seat> trying
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing |
        | Knight | <seat> | <area> | 9       | Charge 1 |
        | Squire | <seat> | <area> | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                       |
        | Salve | consumable | counter, cost 1 item: draw 1 |
        | Dust  | consumable | counter, cost 1 item: draw 1 |
      And South has marched <units> to b3
      And the battle has reached <seat>'s right to counter
      And <seat> has used Salve through Squire
      And <foe> has passed
      When <seat> tries to use Dust through <user>
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | units             | area | from | user   |
        | North | South | Ogre              | b3   | b2   | Knight |
        | South | North | Knight and Squire | b2   | b3   | Squire |

    Scenario Outline: a consumable that was countered has used its icon, <seat> trying
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                        |
        | Knight | <seat> | <area> | 9       | Item 1   |                               |
        | Ogre   | <foe>  | <from> | 9       |          | counter: cancel a declaration |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has used Ogre on Salve
      And both sides have passed
      When <seat> tries to use Dust through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: equipment that adds an icon pays for one more, <seat> using both
      Given these units are on the battlefield
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
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      When <seat> uses Dust through Knight
      Then the chain has 1 declaration

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |
