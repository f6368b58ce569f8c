Feature: Equipment

  @moncolle_tcg.equip.icons_occupied
  Rule: As long as a unit wears equipment, as many of its Item icons as the equip cost says count as used.
    Scenario Outline: Item <item>, <worn> of it worn, leaves no room for a consumable of cost <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing    | defence |
        | Knight | South | <from> | Item <item> | 4       |
        | Ogre   | North | <to>   |             | 9       |
      And Knight wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And South's hand holds these cards
        | card   | kind       | effect                                                    |
        | Potion | consumable | normal, cost <cost> items: attack +1 to one of your units |
      And South has marched Knight to <to>
      And the battle has reached South's before-attack timing
      When South tries to use Potion through Knight on Knight
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.equip.icons_occupied
      And Potion is in South's hand

      Examples:
        | from | to | item | worn | cost |
        | b1   | b2 | 1    | 1    | 1    |
        | b2   | b3 | 2    | 2    | 1    |
        | b2   | b3 | 2    | 1    | 2    |

    Scenario Outline: Item <item>, <worn> of it worn, leaves room for a consumable of cost <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing    | defence |
        | Knight | South | <from> | Item <item> | 4       |
        | Ogre   | North | <to>   |             | 9       |
      And Knight wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And South's hand holds these cards
        | card   | kind       | effect                                                    |
        | Potion | consumable | normal, cost <cost> items: attack +1 to one of your units |
      And South has marched Knight to <to>
      And the battle has reached South's before-attack timing
      When South uses Potion through Knight on Knight
      Then the chain has 1 declaration

      Examples:
        | from | to | item | worn | cost |
        | b1   | b2 | 2    | 1    | 1    |
        | b2   | b3 | 3    | 1    | 2    |
        | b2   | b3 | 3    | 2    | 1    |

    Scenario Outline: one consumable uses up what equipment leaves: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | b1   | Item 2   | 9       |
        | Ogre   | North | b2   | Item 2   | 9       |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card   | kind       | effect                                               |
        | Potion | consumable | normal, cost 1 items: attack +1 to one of your units |
        | Salve  | consumable | normal, cost 1 items: attack +1 to one of your units |
      And South has marched Knight to b2
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Potion through <unit> on <unit>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Salve through <unit> on <unit>
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.equip.icons_occupied

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: when the equipment has gone, its icons are free: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | b1   | Item 1   | 9       |
        | Ogre   | North | b2   | Item 1   | 9       |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card   | kind       | effect                                               |
        | Potion | consumable | normal, cost 1 items: attack +1 to one of your units |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has thrown Bow away
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Potion through <unit> on <unit>
      Then the chain has 1 declaration

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario: the icons of other units are not occupied
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Ogre   | North | b4   | Item 1   | 3       |
        | Troll  | North | b4   | Item 1   | 3       |
        | Knight | South | b3   |          | 9       |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And North's hand holds these cards
        | card   | kind       | effect                                               |
        | Potion | consumable | normal, cost 1 items: attack +1 to one of your units |
      And North has marched Ogre and Troll to b3
      And the battle has reached North's before-attack timing
      When North uses Potion through Troll on Ogre
      Then the chain has 1 declaration

    Scenario: equipment of cost 0 occupies no icon, South's unit wearing it
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card | cost |
        | Ring | 0    |
      And South's hand holds these cards
        | card  | kind      | cost |
        | Sword | equipment | 1    |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Ring and Sword

    Scenario: equipment of an earlier turn occupies icons, too
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
        | Axe   | equipment |
      And South has ended the phase
      And South has equipped Knight with Sword
      And South plays the turn to its end
      And North has discarded nothing
      And North plays the turn to its end
      And South has discarded nothing
      And South has ended the phase
      And South has ended the phase
      When South tries to equip Knight with Axe
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.icons_occupied
