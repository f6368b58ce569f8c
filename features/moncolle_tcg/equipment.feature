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

    Scenario Outline: in <seat>'s hand it does nothing
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
        | where                | owner | pile         |
        | the own deck         | South | deck         |
        | the own discard pile | South | discard pile |
        | the enemy's hand     | North | hand         |

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

    Scenario Outline: several cards on one unit: <seat>
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

    Scenario: equipment that was thrown away leaves its icons free
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

    Scenario Outline: each new wearer needs them: <wearers>
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

    Scenario Outline: what is handed on in the same swap leaves its icons free: <seat>
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
        | card   | kind       | effect                                              |
        | Potion | consumable | normal, cost <cost> items: attack +1 to an own unit |
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
        | card   | kind       | effect                                              |
        | Potion | consumable | normal, cost <cost> items: attack +1 to an own unit |
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Potion through Knight on Knight
      Then the chain has 1 declaration

      Examples:
        | seat  | enemy | from | to | item | worn | cost |
        | South | North | b1   | b2 | 2    | 1    | 1    |
        | North | South | c3   | c2 | 3    | 1    | 2    |
        | North | South | a3   | a2 | 3    | 2    | 1    |

    Scenario Outline: after one consumable nothing is left beside what is worn: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | b1   | Item 2   | 9       |
        | Ogre   | North | b2   | Item 2   | 9       |
      And <unit> wears this equipment
        | card |
        | Bow  |
      And <seat>'s hand holds these cards
        | card   | kind       | effect                                         |
        | Potion | consumable | normal, cost 1 items: attack +1 to an own unit |
        | Salve  | consumable | normal, cost 1 items: attack +1 to an own unit |
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
        | card   | kind       | effect                                         |
        | Potion | consumable | normal, cost 1 items: attack +1 to an own unit |
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
        | card   | kind       | effect                                         |
        | Potion | consumable | normal, cost 1 items: attack +1 to an own unit |
      And North has marched Ogre and Troll to b3
      And the battle has reached North's before-attack timing
      When North uses Potion through Troll on Ogre
      Then the chain has 1 declaration

    Scenario: what was worn in an earlier turn occupies icons, too
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

  @moncolle_tcg.equip.stat_bonus
  Rule: Equipment adds its additional attack and defence to its wearer.
    Scenario Outline: attack <attack> and defence <defence> for <unit>
      Given it is <seat>'s main phase
      When these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | state   |
        | <unit> | <seat> | <area> | 3      | 2       | Item 1   | <state> |
      And <unit> wears this equipment
        | card  | attack   | defence   |
        | Relic | <attack> | <defence> |
      Then <unit> has attack <sum>
      And <unit> has defence <guard>

      Examples:
        | seat  | unit   | area | state     | attack | defence | sum | guard |
        | South | Knight | b1   | ready     | 2      | 0       | 5   | 2     |
        | North | Ogre   | c3   | exhausted | 0      | 3       | 3   | 5     |
        | South | Knight | a2   | exhausted | 1      | 1       | 4   | 3     |
        | North | Ogre   | b4   | ready     | 2      | -1      | 5   | 1     |
        | South | Knight | c1   | ready     | -1     | 2       | 2   | 4     |

    Scenario: it adds nothing to those beside the wearer
      Given it is North's main phase
      When these units are on the battlefield
        | unit  | side  | area | attack | defence | standing |
        | Ogre  | North | b4   | 3      | 2       | Item 1   |
        | Troll | North | b4   | 3      | 2       | Item 1   |
      And Ogre wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 2       |
      Then the battlefield holds exactly these units
        | unit  | side  | area | attack | defence |
        | Ogre  | North | b4   | 5      | 4       |
        | Troll | North | b4   | 3      | 2       |

    Scenario Outline: several cards add up: <seat>
      Given it is <seat>'s main phase
      When these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <base> | 2      | 3       | Item 3   |
      And Knight wears these cards
        | card   | attack | defence |
        | Sword  | 2      |         |
        | Shield |        | 1       |
        | Helmet | 1      | 1       |
      Then Knight has attack 5
      And Knight has defence 5

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: it counts in an attack: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing |
        | Knight | <seat>  | <from> | 2      | 2       | Item 1   |
        | Ogre   | <enemy> | <to>   | 3      | 4       | Item 1   |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is not on the battlefield
      And Knight is in <to>

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: it counts against an attack: <seat> marches
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing |
        | Knight | <seat>  | <from> | 4      | 4       | Item 1   |
        | Ogre   | <enemy> | <to>   | 4      | 4       | Item 1   |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 1       |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Ogre is still in <to>
      And Knight is not on the battlefield

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: without the equipment it is gone: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <base> | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 2       |
      When <seat> throws Relic away
      Then Knight has attack 2
      And Knight has defence 3

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario: it goes over to the next wearer
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | defence | standing |
        | Ogre  | North | c3   | 3      | 2       | Item 1   |
        | Troll | North | c3   | 1      | 2       | Item 1   |
      And Ogre wears this equipment
        | card  | attack | defence |
        | Relic | 2      | 1       |
      When North passes Relic to Troll
      Then the battlefield holds exactly these units
        | unit  | side  | area | attack | defence |
        | Ogre  | North | c3   | 3      | 2       |
        | Troll | North | c3   | 3      | 3       |

  @moncolle_tcg.equip.standing_bonus
  Rule: Equipment adds its standing abilities to its wearer.
    Scenario Outline: worn Initiative counts: <seat> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <unit> wears this equipment
        | card  | standing     |
        | Boots | Initiative 1 |
      And South has marched Knight to b2
      And the initiative dice will show South 4 and North 4
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: worn Charge and Defender count for <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | a1   | 2      | 3       | Item 1   |
        | Ogre   | North | a2   | 2      | 3       | Item 1   |
      And <unit> wears this equipment
        | card  | standing             |
        | Boots | Charge 2, Defender 1 |
      And South has marched Knight to a2
      When the battle has reached South's before-attack timing, <first> having gone first
      Then <unit> has attack <attack>
      And <unit> has defence <defence>

      Examples:
        | side  | unit   | first | attack | defence |
        | South | Knight | South | 4      | 3       |
        | North | Ogre   | South | 2      | 4       |

    Scenario Outline: worn icons pay for a spell of <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing | defence |
        | Knight | <seat>  | <from> | Item 1   | 3       |
        | Ogre   | <enemy> | <to>   |          | 9       |
      And Knight wears this equipment
        | card  | standing   |
        | Staff | Spell fire |
      And <seat>'s hand holds these cards
        | card | kind         | effect                                      |
        | Bolt | battle spell | normal, cost fire: attack +1 to an own unit |
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Bolt through Knight on Knight paid by Knight's fire
      Then the chain has 1 declaration

      Examples:
        | seat  | enemy | from | to |
        | South | North | c1   | c2 |
        | North | South | b4   | b3 |

    Scenario Outline: worn Resist and Weakness count: <standing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence | effect                                              |
        | Ogre   | North | b4   |          | 3       | normal, declared: [flame:<damage>] to an enemy unit |
        | Knight | South | b3   | Item 1   | 3       |                                                     |
      And Knight wears this equipment
        | card  | standing   |
        | Cloak | <standing> |
      And North has marched Ogre to b3
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When South passes
      Then Knight <fate>

      Examples:
        | damage | standing         | fate                      |
        | 3      | Resist flame     | is still in b3            |
        | 3      | Resist flood     | is not on the battlefield |
        | 1      | Weakness flame 2 | is not on the battlefield |
        | 1      | Weakness flood 2 | is still in b3            |

    Scenario: worn Item icons can be occupied
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears this equipment
        | card | standing |
        | Belt | Item 1   |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Belt and Sword

    Scenario Outline: without the equipment they are gone: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And <unit> wears this equipment
        | card  | standing     |
        | Boots | Initiative 2 |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has thrown Boots away
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | seat  | unit   | south | north | first |
        | South | Knight | 3     | 4     | North |
        | North | Ogre   | 4     | 3     | South |

    Scenario: they are the wearer's alone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing     |
        | Knight | South | b1   |              |
        | Squire | South | b1   | Item 1       |
        | Ogre   | North | b2   | Initiative 1 |
      And Squire wears this equipment
        | card  | standing     |
        | Boots | Initiative 2 |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 3
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

  @moncolle_tcg.equip.swap_scope
  Rule: A swap hands worn equipment among own units on one terrain, as far as Item icons and exclusiveness allow; it costs nothing and discards nothing.
    Scenario Outline: <seat>'s units hand a card on in the main phase
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | state   |
        | Knight | <seat> | <area> | Item 1   | <one>   |
        | Squire | <seat> | <area> | Item 1   | <other> |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> passes Sword to Squire
      Then Squire wears Sword
      And Knight wears nothing
      And Knight is <one>
      And Squire is <other>

      Examples:
        | seat  | area | one       | other     |
        | South | b1   | ready     | ready     |
        | South | a3   | exhausted | ready     |
        | North | c3   | ready     | exhausted |
        | North | b4   | exhausted | exhausted |

    Scenario Outline: <seat>'s units hand a card on in the normal summon phase
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 1   |
        | Squire | <seat> | <area> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat> has ended the phase
      When <seat> passes Sword to Squire
      Then Squire wears Sword

      Examples:
        | seat  | area |
        | South | c2   |
        | North | b4   |

    Scenario Outline: it costs nothing and discards nothing: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 2   |
        | Squire | <seat> | <area> | Item 2   |
      And Knight wears these cards
        | card  | cost |
        | Sword | 1    |
        | Bow   | 1    |
      And Squire wears this equipment
        | card | cost |
        | Axe  | 2    |
      And <seat>'s hand holds 2 cards
      When <seat> passes Sword to Squire, Bow to Squire, Axe to Knight
      Then Knight wears Axe
      And Squire wears Bow and Sword
      And <seat>'s hand has 2 cards
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | area |
        | South | b1   |
        | North | a3   |

    Scenario: three units hand their cards round
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Ogre   | North | c3   | Item 1   |
        | Troll  | North | c3   | Item 1   |
        | Goblin | North | c3   | Item 1   |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And Troll wears this equipment
        | card  |
        | Sword |
      And Goblin wears this equipment
        | card |
        | Axe  |
      When North passes Bow to Troll, Sword to Goblin, Axe to Ogre
      Then Ogre wears Axe
      And Troll wears Bow
      And Goblin wears Sword

    Scenario Outline: not from one terrain to another: <seat>, <wearers>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <here> | Item 2   |
        | Squire | <seat> | <here> | Item 2   |
        | Page   | <seat> | <away> | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Page wears this equipment
        | card |
        | Bow  |
      When <seat> tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Knight wears Sword
      And Page wears Bow

      Examples:
        | seat  | here | away | wearers                        |
        | South | b1   | b2   | Sword to Page                  |
        | South | a2   | b1   | Bow to Knight                  |
        | North | b4   | b3   | Sword to Squire, Bow to Knight |
        | North | c3   | b4   | Bow to Squire, Sword to Squire |
        | South | b1   | c1   | Sword to Page, Bow to Knight   |

    Scenario Outline: not to enemies and not from enemies: <seat>, <wearers>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing |
        | Knight | <seat>  | <here> | Item 3   |
        | Squire | <seat>  | <here> | Item 3   |
        | Ogre   | <enemy> | <away> | Item 3   |
        | Troll  | <enemy> | <away> | Item 3   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Ogre wears this equipment
        | card |
        | Bow  |
      When <seat> tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Ogre wears Bow

      Examples:
        | seat  | enemy | here | away | wearers                       |
        | South | North | b2   | b3   | Sword to Ogre                 |
        | North | South | b3   | b2   | Bow to Knight                 |
        | North | South | c3   | a2   | Bow to Troll                  |
        | South | North | a2   | a3   | Sword to Squire, Bow to Troll |

    Scenario Outline: in a battle no enemy takes part in a swap: <seat>, <wearers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 3   |
        | Squire | South | b1   | Item 3   |
        | Ogre   | North | b2   | Item 3   |
        | Troll  | North | b2   | Item 3   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s line-up
      When <seat> tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope

      Examples:
        | seat  | wearers       |
        | South | Sword to Ogre |
        | South | Bow to Knight |
        | South | Bow to Troll  |
        | North | Bow to Squire |
        | North | Sword to Ogre |

    Scenario Outline: cards that nobody wears are not swapped: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 2   |
        | Squire | <seat> | <area> | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card | kind      |
        | Bow  | equipment |
      When <seat> tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Bow is in <seat>'s hand

      Examples:
        | seat  | area | wearers                        |
        | South | b1   | Bow to Squire                  |
        | North | b4   | Sword to Squire, Bow to Knight |

    Scenario Outline: Item icons bound it: Item <item> for cost <cost>, <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing    |
        | Knight | <seat> | <area> | Item 2      |
        | Squire | <seat> | <area> | Item <item> |
      And Knight wears this equipment
        | card  | cost   |
        | Sword | <cost> |
      When <seat> tries to pass Sword to Squire
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.swap_scope
      And Knight wears Sword

      Examples:
        | seat  | area | item | cost |
        | South | b2   | 0    | 1    |
        | North | b4   | 1    | 2    |

    Scenario Outline: exclusive equipment stays with its race: <seat>, <wearers>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | race |
        | Knight | <seat> | <area> | Item 2   | Elf  |
        | Squire | <seat> | <area> | Item 2   | Orc  |
      And Knight wears these cards
        | card  | only for |
        | Sword | Elf      |
        | Bow   |          |
      When <seat> tries to pass <wearers>
      Then it is refused under moncolle_tcg.deck.exclusive or moncolle_tcg.equip.swap_scope
      And Knight wears Bow and Sword

      Examples:
        | seat  | area | wearers                        |
        | South | b1   | Sword to Squire                |
        | North | c3   | Bow to Squire, Sword to Squire |
        | South | a2   | Sword to Squire, Bow to Squire |

    Scenario Outline: in the normal summon phase the same bounds hold: <seat>, Sword to <taker>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | race |
        | Knight | <seat> | <here> | Item 2   | Elf  |
        | Squire | <seat> | <here> | Item 2   | Orc  |
        | Page   | <seat> | <here> |          | Elf  |
        | Archer | <seat> | <away> | Item 2   | Elf  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      And <seat> has ended the phase
      When <seat> tries to pass Sword to <taker>
      Then it is refused under <clause> or moncolle_tcg.equip.swap_scope
      And Knight wears Sword

      Examples:
        | seat  | here | away | taker  | clause                              |
        | South | a3   | b1   | Page   | moncolle_tcg.equip.needs_free_icons |
        | South | b1   | b2   | Squire | moncolle_tcg.deck.exclusive         |
        | North | c3   | b4   | Page   | moncolle_tcg.equip.needs_free_icons |
        | North | b4   | c3   | Squire | moncolle_tcg.deck.exclusive         |

    Scenario Outline: in the normal summon phase equipment stays on its terrain, too: <seat>, Sword to <taker>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | race |
        | Knight | <seat> | <here> | Item 2   | Elf  |
        | Squire | <seat> | <here> | Item 2   | Orc  |
        | Page   | <seat> | <here> |          | Elf  |
        | Archer | <seat> | <away> | Item 2   | Elf  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      And <seat> has ended the phase
      When <seat> tries to pass Sword to <taker>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Knight wears Sword

      Examples:
        | seat  | here | away | taker  |
        | South | b1   | b2   | Archer |
        | North | b4   | c3   | Archer |

    Scenario Outline: at the line-up the same bounds hold: <seat>, <card> to <taker>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | race |
        | Knight | South | b1   | Item 2   | Elf  |
        | Squire | South | b1   | Item 2   | Orc  |
        | Page   | South | b1   |          | Elf  |
        | Archer | South | a2   | Item 2   | Elf  |
        | Ogre   | North | b2   | Item 2   | Orc  |
        | Troll  | North | b2   | Item 2   | Elf  |
        | Goblin | North | b2   |          | Orc  |
        | Imp    | North | b3   | Item 2   | Orc  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      And Ogre wears this equipment
        | card | only for |
        | Axe  | Orc      |
      And South has marched Knight, Squire and Page to b2
      And the battle has reached <seat>'s line-up
      When <seat> tries to pass <card> to <taker>
      Then it is refused under <clause> or moncolle_tcg.equip.swap_scope
      And Knight wears Sword
      And Ogre wears Axe

      Examples:
        | seat  | card  | taker  | clause                              |
        | South | Sword | Page   | moncolle_tcg.equip.needs_free_icons |
        | South | Sword | Squire | moncolle_tcg.deck.exclusive         |
        | North | Axe   | Goblin | moncolle_tcg.equip.needs_free_icons |
        | North | Axe   | Troll  | moncolle_tcg.deck.exclusive         |

    Scenario Outline: at the line-up equipment stays on its terrain, too: <seat>, <card> to <taker>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | race |
        | Knight | South | b1   | Item 2   | Elf  |
        | Squire | South | b1   | Item 2   | Orc  |
        | Page   | South | b1   |          | Elf  |
        | Archer | South | a2   | Item 2   | Elf  |
        | Ogre   | North | b2   | Item 2   | Orc  |
        | Troll  | North | b2   | Item 2   | Elf  |
        | Goblin | North | b2   |          | Orc  |
        | Imp    | North | b3   | Item 2   | Orc  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      And Ogre wears this equipment
        | card | only for |
        | Axe  | Orc      |
      And South has marched Knight, Squire and Page to b2
      And the battle has reached <seat>'s line-up
      When <seat> tries to pass <card> to <taker>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Knight wears Sword
      And Ogre wears Axe

      Examples:
        | seat  | card  | taker  |
        | South | Sword | Archer |
        | North | Axe   | Imp    |

    Scenario Outline: exclusive equipment goes to units of its race: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | race |
        | Knight | <seat> | <area> | Item 1   | Elf  |
        | Squire | <seat> | <area> | Item 1   | Elf  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      When <seat> passes Sword to Squire
      Then Squire wears Sword

      Examples:
        | seat  | area |
        | South | b1   |
        | North | c3   |

    Scenario Outline: what would take away the icons of other equipment is not handed on: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 1   |
        | Squire | <seat> | <area> | Item 1   |
      And Knight wears these cards
        | card  | standing |
        | Belt  | Item 1   |
        | Sword |          |
      And Squire wears this equipment
        | card |
        | Bow  |
      When <seat> tries to pass Belt to Squire, Bow to Knight
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.swap_scope
      And Knight wears Belt and Sword

      Examples:
        | seat  | area |
        | South | b1   |
        | North | c3   |

    Scenario Outline: no swap <when>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | b1   | Item 1   | 9       |
        | Squire | South | b1   | Item 1   | 9       |
        | Ogre   | North | b2   | Item 1   | 9       |
        | Troll  | North | b2   | Item 1   | 9       |
      And <wearer> wears this equipment
        | card  |
        | Sword |
      And North has marched Ogre and Troll to b1
      And the battle has reached <moment>
      When <seat> tries to pass Sword to <other>
      Then it is refused under moncolle_tcg.equip.swap_scope or moncolle_tcg.battle.instant_actions

      Examples:
        | when                             | seat  | wearer | other  | moment                        |
        | in the instant summon timing     | North | Ogre   | Troll  | North's instant summon timing |
        | in South's instant summon timing | South | Knight | Squire | South's instant summon timing |
        | before the attack                | North | Ogre   | Troll  | North's before-attack timing  |
        | before South's attack            | South | Knight | Squire | South's before-attack timing  |
        | after the attack                 | North | Ogre   | Troll  | North's after-attack timing   |
        | with the right to counter        | South | Knight | Squire | South's right to counter      |
        | with North's right to counter    | North | Ogre   | Troll  | North's right to counter      |

    Scenario Outline: no swap in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <base> | Item 2   |
      And Knight wears this equipment
        | card |
        | Bow  |
      When <seat> tries to pass Bow to Squire
      Then it is refused under moncolle_tcg.equip.swap_scope, moncolle_tcg.main.three_actions or moncolle_tcg.turn.phase_order
      And Knight wears Bow

      Examples:
        | seat  | phase                  | base |
        | South | first hand adjustment  | b1   |
        | North | first hand adjustment  | b4   |
        | South | second hand adjustment | b1   |
        | North | second hand adjustment | b4   |
        | South | end declaration        | b1   |
        | North | end declaration        | b4   |

  @moncolle_tcg.equip.discard_windows
  Rule: A player may discard own worn equipment only at the beginning of the normal summon phase and in the instant summon timing.
    Scenario Outline: <seat> throws equipment away when the normal summon phase begins
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | state   |
        | Knight | <seat> | <area> | Item 2   | <state> |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      When <seat> throws Sword away
      Then Knight wears Bow
      And Sword is in <seat>'s discard pile
      And Knight is still in <area>

      Examples:
        | seat  | area | state     |
        | South | b1   | ready     |
        | South | a3   | exhausted |
        | North | c3   | ready     |
        | North | b4   | exhausted |

    Scenario Outline: <seat> throws equipment away in the instant summon timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | a2   | Item 1   |
        | Ogre   | North | a3   | Item 1   |
      And <unit> wears this equipment
        | card  |
        | Sword |
      And North has marched Ogre to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> throws Sword away
      Then <unit> wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | unit   |
        | North | Ogre   |
        | South | Knight |

    Scenario Outline: any number of cards, of any units: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 2   |
        | Squire | <seat> | <away> | Item 1   |
      And Knight wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Squire wears this equipment
        | card |
        | Axe  |
      And <seat> has thrown Sword away
      And <seat> has thrown Axe away
      When <seat> throws Bow away
      Then Knight wears nothing
      And Squire wears nothing
      And Sword, Axe and Bow are in <seat>'s discard pile

      Examples:
        | seat  | base | away |
        | South | b1   | c2   |
        | North | b4   | a3   |

    Scenario Outline: <seat> throws nothing away in the <phase> phase
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Knight wears Sword

      Examples:
        | seat  | base | phase                  |
        | South | b1   | first hand adjustment  |
        | North | b4   | first hand adjustment  |
        | South | b1   | main                   |
        | North | b4   | main                   |
        | South | b1   | second hand adjustment |
        | North | b4   | second hand adjustment |
        | South | b1   | end declaration        |

    Scenario Outline: once summoning has begun <seat> throws nothing away
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat> has ended the phase
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.summonphase.step_order or moncolle_tcg.equip.discard_windows
      And Knight wears Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario Outline: later in a battle <seat> throws nothing away: <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | defence |
        | Knight | South | b1   | Item 1   | 9       |
        | Squire | South | b1   |          | 9       |
        | Ogre   | North | b2   | Item 1   | 9       |
        | Troll  | North | b2   |          | 9       |
      And <unit> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And <unit> wears Sword

      Examples:
        | seat  | unit   | timing               |
        | South | Knight | line-up              |
        | North | Ogre   | line-up              |
        | South | Knight | before-attack timing |
        | North | Ogre   | before-attack timing |
        | South | Knight | after-attack timing  |
        | North | Ogre   | after-attack timing  |
        | South | Knight | right to counter     |
        | North | Ogre   | right to counter     |

    Scenario Outline: nobody throws away what enemies wear: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit | side    | area   | standing |
        | Ogre | <enemy> | <area> | Item 1   |
      And Ogre wears this equipment
        | card  |
        | Sword |
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Ogre wears Sword

      Examples:
        | seat  | enemy | area |
        | South | North | b3   |
        | North | South | a2   |

    Scenario: nor in a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Ogre   | North | b2   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      When North tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows

    Scenario Outline: equipment in <seat>'s hand is not worn
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      When <seat> tries to throw Sword away
      Then it is refused under moncolle_tcg.equip.discard_windows
      And Sword is in <seat>'s hand

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.equip.goes_with_unit
  Rule: When a unit leaves the field, what it wears is discarded.
    Scenario Outline: <dead> dies with all that it wears, beside one that lives
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence | standing |
        | Knight | South | b1   | <attack> | 3       | Item 2   |
        | Ogre   | North | b2   | 3        | 3       | Item 2   |
      And <dead> wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South has marched Knight to b2
      When the battle is fought out with <first> going first
      Then <dead> is not on the battlefield
      And <dead>, Sword and Bow are in <seat>'s discard pile

      Examples:
        | dead   | seat  | attack | first |
        | Ogre   | North | 3      | South |
        | Knight | South | 0      | North |

    Scenario Outline: a unit that is <deed>: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                   |
        | Knight | South | b1   | 9       | Item 1   | normal, declared: <effect> an enemy unit |
        | Ogre   | North | b2   | 9       | Item 1   | normal, declared: <effect> an enemy unit |
      And <victim> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      When <seat> passes
      Then <victim> is not on the battlefield
      And Sword is in <seat>'s discard pile

      Examples:
        | deed          | effect             | seat  | enemy | user   | victim |
        | killed        | kill               | North | South | Knight | Ogre   |
        | killed        | kill               | South | North | Ogre   | Knight |
        | discarded     | discard            | North | South | Knight | Ogre   |
        | discarded     | discard            | South | North | Ogre   | Knight |
        | taken to hand | return to hand for | North | South | Knight | Ogre   |
        | taken to hand | return to hand for | South | North | Ogre   | Knight |
        | excluded      | exclude            | North | South | Knight | Ogre   |
        | excluded      | exclude            | South | North | Ogre   | Knight |

    Scenario: equipment of several that die at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Ogre   | North | b4   | 6      | 3       |          |
        | Knight | South | a4   | 2      | 3       | Item 1   |
        | Squire | South | a4   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Squire wears this equipment
        | card |
        | Bow  |
      And North has marched Ogre to a4
      When the battle is fought out with North going first
      Then Knight, Squire, Sword and Bow are in South's discard pile

    Scenario Outline: a unit that goes back keeps what it wears: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | standing |
        | Knight | <seat>  | <from> | 2      | 3       | Item 1   |
        | Ogre   | <enemy> | <to>   | 2      | 3       | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Ogre wears this equipment
        | card |
        | Bow  |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then Knight is in <from>
      And Knight wears Sword
      And Ogre wears Bow

      Examples:
        | seat  | enemy | from | to |
        | South | North | b1   | b2 |
        | North | South | c3   | c2 |

    Scenario Outline: units do not leave their equipment behind when they march: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <from> | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> marches Knight to <to>
      Then Knight wears Sword

      Examples:
        | seat  | from | to |
        | South | b1   | b2 |
        | North | c3   | c2 |

  @moncolle_tcg.ruling.equipment_without_icons
  Rule: When a unit has fewer Item icons than its equipment costs, its owner discards some until the rest fits.
    Scenario Outline: with all Item icons lost everything goes: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                        |
        | Knight | South | b1   | 9       | Item 1   | normal, declared: lose items to an enemy unit |
        | Ogre   | North | b2   | 9       | Item 1   | normal, declared: lose items to an enemy unit |
      And <victim> wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      When <side> passes
      Then <victim> wears nothing
      And Sword is in <side>'s discard pile

      Examples:
        | side  | enemy | user   | victim |
        | North | South | Knight | Ogre   |
        | South | North | Ogre   | Knight |

    Scenario Outline: the owner chooses what goes: <seat> throws <card> away
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                     |
        | Knight | South | b1   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
        | Ogre   | North | b2   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
      And <victim> wears these cards
        | card  |
        | Sword |
        | Bow   |
      And South has marched Knight to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      And <seat> has passed
      When <seat> throws <card> away
      Then <victim> wears <rest>
      And <card> is in <seat>'s discard pile

      Examples:
        | seat  | enemy | user   | victim | card  | rest  |
        | North | South | Knight | Ogre   | Sword | Bow   |
        | North | South | Knight | Ogre   | Bow   | Sword |
        | South | North | Ogre   | Knight | Sword | Bow   |

    Scenario: it goes on until the rest fits
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                     |
        | Knight | South | b1   | 9       |          | normal, declared: Item -2 to an enemy unit |
        | Ogre   | North | b2   | 9       | Item 3   |                                            |
      And Ogre wears these cards
        | card  |
        | Sword |
        | Bow   |
        | Axe   |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And North has passed
      And North has thrown Bow away
      When North throws Axe away
      Then Ogre wears Sword
      And South is asked for before attack effects

    Scenario Outline: until then other equipment stays on: <seat> keeps <card>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing | effect                                     |
        | Knight | South | b1   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
        | Squire | South | b1   | 9       | Item 1   |                                            |
        | Ogre   | North | b2   | 9       | Item 2   | normal, declared: Item -1 to an enemy unit |
        | Troll  | North | b2   | 9       | Item 1   |                                            |
      And Knight wears these cards
        | card  |
        | Lance |
        | Net   |
      And Squire wears this equipment
        | card |
        | Mace |
      And Ogre wears these cards
        | card  |
        | Sword |
        | Bow   |
      And Troll wears this equipment
        | card |
        | Axe  |
      And South has marched Knight and Squire to b2
      And the battle has reached <enemy>'s before-attack timing
      And <enemy> has used <user> on <victim>
      And <seat> has passed
      When <seat> tries to throw <card> away
      Then it is refused under moncolle_tcg.ruling.equipment_without_icons or moncolle_tcg.equip.discard_windows
      And <unit> wears <worn>

      Examples:
        | seat  | enemy | user   | victim | card  | unit   | worn          |
        | North | South | Knight | Ogre   | Axe   | Troll  | Axe           |
        | South | North | Ogre   | Knight | Mace  | Squire | Mace          |
        | North | South | Knight | Ogre   | Lance | Knight | Lance and Net |
        | South | North | Ogre   | Knight | Bow   | Ogre   | Bow and Sword |

    Scenario Outline: icons that are left keep the equipment on: Item <item>, cost <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing    | effect                                     |
        | Knight | South | b1   | 9       |             | normal, declared: Item -1 to an enemy unit |
        | Ogre   | North | b2   | 9       | Item <item> |                                            |
      And Ogre wears this equipment
        | card  | cost   |
        | Sword | <cost> |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When North passes
      Then Ogre wears <rest>

      Examples:
        | item | cost | rest    |
        | 2    | 1    | Sword   |
        | 3    | 2    | Sword   |
        | 2    | 2    | nothing |

    Scenario Outline: terrain that gives the icons is replaced: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect          |
        | Forge   | <area> | <seat>    | Item 1 to units |
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Knight wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | area |
        | South | b2   |
        | North | a4   |

    Scenario Outline: the unit marches away from terrain that gives the icons: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect          |
        | Forge   | <from> | Item 1 to units |
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      And Knight wears this equipment
        | card  |
        | Sword |
      When <seat> marches Knight to <to>
      Then Knight wears nothing
      And Sword is in <seat>'s discard pile

      Examples:
        | seat  | from | to |
        | South | b2   | b3 |
        | North | c3   | c2 |

    Scenario Outline: equipment that gave icons is thrown away: <seat>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <base> | Item 1   |
      And Knight wears these cards
        | card  | standing |
        | Belt  | Item 1   |
        | Sword |          |
      When <seat> throws Belt away
      Then Knight wears Sword

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |

    Scenario: equipment that gave the only icons for others takes them along
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And Knight wears these cards
        | card  | standing | cost |
        | Belt  | Item 2   | 1    |
        | Sword |          | 2    |
      When South throws Belt away
      Then Knight wears nothing
      And Belt and Sword are in South's discard pile
