Feature: Equipment

  What worn equipment adds, what it occupies, and when it is put on, swapped and discarded.

  @moncolle_tcg.equip.definition
  Rule: To equip is to let a unit wear an equipment card; in the hand it does nothing.
    Scenario Outline: <unit> puts on equipment of <seat>'s hand
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | standing |
        | <unit> | <seat> | <area> | 2      | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      | attack |
        | Sword | equipment | 2      |
      And <seat> has ended the phase
      When <seat> equips <unit> with Sword
      Then <unit> wears Sword
      And <unit> has attack 4
      And Sword is not in <seat>'s hand

      Examples:
        | seat  | unit   | area |
        | South | Knight | b1   |
        | North | Ogre   | c3   |

    Scenario Outline: a unit puts on the last of <seat>'s seven hand cards
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And <seat>'s hand holds 6 cards
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Sword
      And Sword is not in <seat>'s hand
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: equipment in <seat>'s hand does nothing
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | standing |
        | Knight | <seat> | <base> | 2      | Item 1   |
      When <seat>'s hand holds these cards
        | card  | kind      | attack | standing |
        | Sword | equipment | 2      | Charge 1 |
      Then Knight has attack 2
      And Knight wears nothing

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: <seat> equips nobody with a card of the kind <kind>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
      And <seat>'s hand holds these cards
        | card  | kind   |
        | Relic | <kind> |
      And <seat> has ended the phase
      When <seat> tries to equip Knight with Relic
      Then it is refused under moncolle_tcg.equip.definition
      And Relic is in <seat>'s hand
      And Knight wears nothing

      Examples:
        | seat  | base | kind         |
        | South | b1   | consumable   |
        | South | b1   | battle spell |
        | North | b4   | terrain      |
        | North | b4   | unit         |

    Scenario Outline: equipment in <where> is not put on
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
      And <owner>'s <pile> holds these cards, from the top
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.equip.definition
      And Knight wears nothing

      Examples:
        | where                         | owner | pile         |
        | the player's own deck         | South | deck         |
        | the player's own discard pile | South | discard pile |
        | the enemy's hand              | North | hand         |

    Scenario Outline: what is no equipment, here a <kind>, is not worn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | North | c3   | Item 3   |
      And Knight wears these cards
        | card  | kind   |
        | Thing | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind       |
        | unit       |
        | terrain    |
        | consumable |

    Scenario: in a battle, too, only equipment of the hand is put on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Ogre   | North | b2   | Item 2   |
      And North's hand holds these cards
        | card   | kind       |
        | Potion | consumable |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      When North tries to equip Ogre with Potion
      Then it is refused under moncolle_tcg.equip.definition

    Scenario Outline: several equipment cards on one unit: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 2      | 3       | Item 2   |
      And <seat>'s hand holds these cards
        | card   | kind      | attack | defence |
        | Sword  | equipment | 2      |         |
        | Shield | equipment |        | 1       |
      And <seat> has ended the phase
      And <seat> has equipped Knight with Sword
      When <seat> equips Knight with Shield
      Then Knight wears Sword and Shield
      And Knight has attack 4
      And Knight has defence 4

      Examples:
        | seat  | area |
        | South | a2   |
        | North | b4   |

  @moncolle_tcg.equip.needs_free_icons
  Rule: A unit can be given equipment only if it has as many free Item icons as the equip cost says.
    Scenario Outline: Item <item> is enough for cost <cost>: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing    |
        | Knight | <seat> | <area> | Item <item> |
      And <seat>'s hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Sword

      Examples:
        | seat  | area | item | cost |
        | South | b1   | 1    | 1    |
        | North | b3   | 2    | 1    |
        | South | c2   | 2    | 2    |
        | North | b4   | 3    | 3    |

    Scenario Outline: Item <item> is not enough for cost <cost>: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing    |
        | Knight | <seat> | <area> | Item <item> |
        | Squire | <seat> | <area> | Item 3      |
      And <seat>'s hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And <seat> has ended the phase
      When <seat> tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons
      And Sword is in <seat>'s hand

      Examples:
        | seat  | area | item | cost |
        | South | b1   | 0    | 1    |
        | North | b3   | 1    | 2    |
        | South | c2   | 2    | 3    |
        | North | b4   | 0    | 1    |

    Scenario Outline: Item <item> with <worn> occupied is not enough for cost <cost>: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing    |
        | Knight | <seat> | <area> | Item <item> |
      And Knight wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And <seat>'s hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And <seat> has ended the phase
      When <seat> tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons
      And Knight wears Bow

      Examples:
        | seat  | area | item | worn | cost |
        | South | b1   | 1    | 1    | 1    |
        | North | b3   | 2    | 2    | 1    |
        | South | c2   | 3    | 2    | 2    |
        | North | b4   | 2    | 1    | 2    |

    Scenario Outline: three equipment cards occupy their icons together: <seat> has Item <item>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing    |
        | Knight | <seat> | <base> | Item <item> |
      And Knight wears these cards
        | card   |
        | Bow    |
        | Shield |
        | Helmet |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has ended the phase
      When <seat> <deed>
      Then <result>
      And <seat>'s hand has <hand> cards

      Examples:
        | seat  | base | item | deed                             | result                                                  | hand |
        | South | b1   | 3    | tries to equip Knight with Sword | it is refused under moncolle_tcg.equip.needs_free_icons | 1    |
        | North | b4   | 3    | tries to equip Knight with Sword | it is refused under moncolle_tcg.equip.needs_free_icons | 1    |
        | South | b1   | 4    | equips Knight with Sword         | Knight wears Bow, Shield, Helmet and Sword              | 0    |
        | North | b4   | 4    | equips Knight with Sword         | Knight wears Bow, Shield, Helmet and Sword              | 0    |

    Scenario Outline: Item 3 with <worn> occupied is enough for cost <cost>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | standing |
        | Ogre | North | a3   | Item 3   |
      And Ogre wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And North's hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And North has ended the phase
      When North equips Ogre with Sword
      Then Ogre wears Bow and Sword

      Examples:
        | worn | cost |
        | 1    | 2    |
        | 2    | 1    |

    Scenario Outline: icons are needed in a battle, too: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   |          |
        | Ogre   | North | b2   |          |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to equip <unit> with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario: equipment that was discarded leaves its icons free
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card |
        | Bow  |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has thrown Bow away
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword

    Scenario: icons that the terrain gives are free as well
      Given it is North's normal summon phase
      And these terrains lie on the field
        | terrain | area | effect          |
        | Forge   | b3   | Item 1 to units |
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And North's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And North has ended the phase
      When North equips Ogre with Sword
      Then Ogre wears Sword

    Scenario Outline: a unit with <items> that wears cards of the costs <one> and <other> is turned down
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | c2   | <items>  |
      And Knight wears this equipment
        | card   | cost    |
        | Shield | <one>   |
        | Spur   | <other> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | items  | one | other |
        |        | 1   | 0     |
        | Item 1 | 1   | 1     |
        | Item 3 | 2   | 2     |

    Scenario Outline: in a swap the new wearer needs free icons: <wearers>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Ogre   | North | b4   | Item 2   |
        | Troll  | North | b4   | Item 1   |
        | Goblin | North | b4   |          |
      And Ogre wears this equipment
        | card | cost |
        | Bow  | 1    |
        | Net  | 1    |
      And Troll wears this equipment
        | card  | cost |
        | Sword | 1    |
      When North tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.swap_scope
      And Ogre wears Bow and Net

      Examples:
        | wearers                                    |
        | Bow to Troll                               |
        | Bow to Goblin                              |
        | Sword to Ogre                              |
        | Bow to Troll, Sword to Goblin              |
        | Sword to Ogre, Bow to Goblin               |
        | Sword to Ogre, Bow and Net to Troll        |
        | Bow to Goblin, Sword to Ogre               |
        | Net to Goblin, Bow to Troll, Sword to Ogre |
        | Bow to Troll, Net to Goblin, Sword to Ogre |

    Scenario Outline: each new wearer needs free icons: <wearers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 2   |
        | Squire | South | a2   | Item 1   |
        | Page   | South | a2   |          |
      And Knight wears these cards
        | card |
        | Bow  |
        | Net  |
      When South tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.swap_scope
      And Knight wears Bow and Net

      Examples:
        | wearers                    |
        | Bow to Squire, Net to Page |
        | Net to Page, Bow to Squire |

    Scenario Outline: <seat>'s unit that has been summoned into the battle needs free icons in a swap, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   | Item 1   |
        | Ogre   | North | b3   | Item 1   |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s line-up
      When <seat> tries to pass Bow to Imp
      Then it is refused under moncolle_tcg.equip.needs_free_icons

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: an exhausted unit of <seat> needs free icons in a swap, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | state     |
        | Knight | <seat> | <base> | Item 1   | ready     |
        | Squire | <seat> | <base> |          | exhausted |
      And Knight wears this equipment
        | card |
        | Bow  |
      When <seat> tries to pass Bow to Squire
      Then it is refused under moncolle_tcg.equip.needs_free_icons

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: an exhausted unit, the third on the field, needs free icons for <seat>'s card
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | state     |
        | Knight | <seat> | <base> | Item 1   | ready     |
        | Page   | <seat> | <base> | Item 1   | ready     |
        | Squire | <seat> | <base> |          | exhausted |
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And <seat> has ended the phase
      When <seat> tries to equip Squire with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: equipment that leaves a unit in a swap leaves its icons free: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side   | area   | standing |
        | Ogre  | <seat> | <area> | Item 2   |
        | Troll | <seat> | <area> | Item 1   |
      And Ogre wears these cards
        | card | cost |
        | Bow  | 1    |
        | Net  | 1    |
      And Troll wears this equipment
        | card  | cost |
        | Sword | 1    |
      When <seat> passes Sword to Ogre, Bow to Troll
      Then Ogre wears Net and Sword
      And Troll wears Bow

      Examples:
        | seat  | area |
        | South | b1   |
        | North | c3   |

    Scenario Outline: icons of equipment do not pay for putting it on: Item <item> for cost <cost>, <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing    |
        | Knight | <seat> | <area> | Item <item> |
      And <seat>'s hand holds these cards
        | card  | kind      | cost   | standing |
        | Frame | equipment | <cost> | Item 3   |
      And <seat> has ended the phase
      When <seat> tries to equip Knight with Frame
      Then it is refused under moncolle_tcg.equip.needs_free_icons
      And Frame is in <seat>'s hand

      Examples:
        | seat  | area | item | cost |
        | South | b1   | 0    | 1    |
        | North | b4   | 1    | 2    |

    Scenario Outline: in a battle, too, icons of equipment do not pay for putting it on: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing |
        | Knight | <seat>  | <from> | Item 0   |
        | Ogre   | <other> | <to>   |          |
      And <seat>'s hand holds these cards
        | card  | kind      | cost | standing |
        | Frame | equipment | 1    | Item 3   |
      And <seat> has marched Knight to <to>
      When <seat> tries to equip Knight with Frame
      Then it is refused under moncolle_tcg.equip.needs_free_icons

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: once it is worn, equipment pays for more: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 1   |
      And <seat>'s hand holds these cards
        | card  | kind      | cost | standing |
        | Frame | equipment | 1    | Item 3   |
        | Plate | equipment | 3    |          |
      And <seat> has ended the phase
      And <seat> has equipped Knight with Frame
      When <seat> equips Knight with Plate
      Then Knight wears Frame and Plate

      Examples:
        | seat  | area |
        | South | b1   |
        | North | b4   |

    Scenario Outline: icons that were granted are free as well: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | effect                                          |
        | Mage   | <seat> | <area> | own turn, declared: Item 1 to one of your units |
        | Knight | <seat> | <area> |                                                 |
      And <seat>'s hand holds these cards
        | card  | kind      | cost |
        | Sword | equipment | 1    |
      And <seat> has used Mage on Knight
      And <seat> has ended the phase
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Sword

      Examples:
        | seat  | area |
        | South | b1   |
        | North | b4   |

  @moncolle_tcg.equip.icons_occupied
  Rule: As long as a unit wears equipment, as many of its Item icons as the equip cost says count as used.
    Scenario Outline: Item <item>, <worn> of it worn, leaves no room for a consumable of cost <cost>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing    | defence |
        | Knight | <seat>  | <from> | Item <item> | 4       |
        | Ogre   | <enemy> | <to>   |             | 9       |
      And Knight wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And <seat>'s hand holds these cards
        | card   | kind       | effect                                                    |
        | Potion | consumable | normal, cost <cost> items: attack +1 to one of your units |
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Potion through Knight on Knight
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.equip.icons_occupied
      And Potion is in <seat>'s hand

      Examples:
        | seat  | enemy | from | to | item | worn | cost |
        | South | North | b1   | b2 | 1    | 1    | 1    |
        | North | South | c3   | c2 | 2    | 2    | 1    |
        | South | North | a2   | a3 | 2    | 1    | 2    |

    Scenario Outline: Item <item>, <worn> of it worn, leaves room for a consumable of cost <cost>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing    | defence |
        | Knight | <seat>  | <from> | Item <item> | 4       |
        | Ogre   | <enemy> | <to>   |             | 9       |
      And Knight wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And <seat>'s hand holds these cards
        | card   | kind       | effect                                                    |
        | Potion | consumable | normal, cost <cost> items: attack +1 to one of your units |
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Potion through Knight on Knight
      Then the chain has 1 declaration

      Examples:
        | seat  | enemy | from | to | item | worn | cost |
        | South | North | b1   | b2 | 2    | 1    | 1    |
        | North | South | c3   | c2 | 3    | 1    | 2    |
        | North | South | a3   | a2 | 3    | 2    | 1    |

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

    Scenario Outline: equipment of cost 0 occupies no icon, <seat>'s unit wearing it
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card | cost |
        | Ring | 0    |
      And <seat>'s hand holds these cards
        | card  | kind      | cost |
        | Sword | equipment | 1    |
      And <seat> has ended the phase
      When <seat> equips Knight with Sword
      Then Knight wears Ring and Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

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
