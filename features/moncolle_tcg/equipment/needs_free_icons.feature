Feature: Equipment

  @moncolle_tcg.equip.needs_free_icons
  Rule: A unit can be given equipment only if it has as many free Item icons as the equip cost says.
    Scenario Outline: Item <item> is enough for cost <cost>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing    |
        | Knight | South | <area> | Item <item> |
      And South's hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword

      Examples:
        | area | item | cost |
        | b1   | 1    | 1    |
        | b2   | 2    | 1    |
        | b2   | 2    | 2    |
        | b1   | 3    | 3    |

    Scenario Outline: Item <item> is not enough for cost <cost>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing    |
        | Knight | South | <area> | Item <item> |
        | Squire | South | <area> | Item 3      |
      And South's hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And South has ended the phase
      When South tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons
      And Sword is in South's hand

      Examples:
        | area | item | cost |
        | b1   | 0    | 1    |
        | b2   | 1    | 2    |
        | b2   | 2    | 3    |

    Scenario Outline: Item <item> with <worn> occupied is not enough for cost <cost>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing    |
        | Knight | South | <area> | Item <item> |
      And Knight wears this equipment
        | card | cost   |
        | Bow  | <worn> |
      And South's hand holds these cards
        | card  | kind      | cost   |
        | Sword | equipment | <cost> |
      And South has ended the phase
      When South tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons
      And Knight wears Bow

      Examples:
        | area | item | worn | cost |
        | b1   | 1    | 1    | 1    |
        | b2   | 2    | 2    | 1    |
        | b2   | 3    | 2    | 2    |
        | b1   | 2    | 1    | 2    |

    Scenario Outline: three equipment cards occupy their icons together: South has Item <item>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing    |
        | Knight | South | b1   | Item <item> |
      And Knight wears these cards
        | card   |
        | Bow    |
        | Shield |
        | Helmet |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South <deed>
      Then <result>
      And South's hand has <hand> cards

      Examples:
        | item | deed                             | result                                                  | hand |
        | 3    | tries to equip Knight with Sword | it is refused under moncolle_tcg.equip.needs_free_icons | 1    |
        | 4    | equips Knight with Sword         | Knight wears Bow, Shield, Helmet and Sword              | 0    |

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

    Scenario: an exhausted unit of South needs free icons in a swap, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | state     |
        | Knight | South | b1   | Item 1   | ready     |
        | Squire | South | b1   |          | exhausted |
      And Knight wears this equipment
        | card |
        | Bow  |
      When South tries to pass Bow to Squire
      Then it is refused under moncolle_tcg.equip.needs_free_icons

    Scenario: an exhausted unit, the third on the field, needs free icons for South's card
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | state     |
        | Knight | South | b1   | Item 1   | ready     |
        | Page   | South | b1   | Item 1   | ready     |
        | Squire | South | b1   |          | exhausted |
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South tries to equip Squire with Sword
      Then it is refused under moncolle_tcg.equip.needs_free_icons

    Scenario: equipment that leaves a unit in a swap leaves its icons free
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | standing |
        | Ogre  | South | b1   | Item 2   |
        | Troll | South | b1   | Item 1   |
      And Ogre wears these cards
        | card | cost |
        | Bow  | 1    |
        | Net  | 1    |
      And Troll wears this equipment
        | card  | cost |
        | Sword | 1    |
      When South passes Sword to Ogre, Bow to Troll
      Then Ogre wears Net and Sword
      And Troll wears Bow

    Scenario Outline: icons of equipment do not pay for putting it on: Item <item> for cost <cost>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing    |
        | Knight | South | b1   | Item <item> |
      And South's hand holds these cards
        | card  | kind      | cost   | standing |
        | Frame | equipment | <cost> | Item 3   |
      And South has ended the phase
      When South tries to equip Knight with Frame
      Then it is refused under moncolle_tcg.equip.needs_free_icons
      And Frame is in South's hand

      Examples:
        | item | cost |
        | 0    | 1    |
        | 1    | 2    |

    Scenario: in a battle, too, icons of equipment do not pay for putting it on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b2   | Item 0   |
        | Ogre   | North | b3   |          |
      And South's hand holds these cards
        | card  | kind      | cost | standing |
        | Frame | equipment | 1    | Item 3   |
      And South has marched Knight to b3
      When South tries to equip Knight with Frame
      Then it is refused under moncolle_tcg.equip.needs_free_icons

    Scenario: once it is worn, equipment pays for more
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And South's hand holds these cards
        | card  | kind      | cost | standing |
        | Frame | equipment | 1    | Item 3   |
        | Plate | equipment | 3    |          |
      And South has ended the phase
      And South has equipped Knight with Frame
      When South equips Knight with Plate
      Then Knight wears Frame and Plate

    Scenario: icons that were granted are free as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                          |
        | Mage   | South | b1   | own turn, declared: Item 1 to one of your units |
        | Knight | South | b1   |                                                 |
      And South's hand holds these cards
        | card  | kind      | cost |
        | Sword | equipment | 1    |
      And South has used Mage on Knight
      And South has ended the phase
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword
