Feature: Equipment

  @moncolle_tcg.equip.swap_scope
  Rule: A swap hands worn equipment among a player's units on one terrain, as far as Item icons and exclusiveness allow; it costs nothing and discards nothing.
    Scenario Outline: cards that nobody wears are not swapped
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card | kind      |
        | Bow  | equipment |
      When South tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Bow is in South's hand

      Examples:
        | wearers                        |
        | Bow to Squire                  |
        | Sword to Squire, Bow to Knight |

    Scenario Outline: no swap leaves a piece with nobody: <wearers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
        | Bow   |
      When South tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Knight wears Bow and Sword

      Examples:
        | wearers                        |
        | Bow to nobody                  |
        | Sword to Squire, Bow to nobody |

    Scenario Outline: pieces that a swap does not name stay where they are: <wearers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
        | Bow   |
      When South passes <wearers>
      Then Knight wears <kept>
      And Squire wears <taken>

      Examples:
        | wearers         | kept  | taken |
        | Bow to Squire   | Sword | Bow   |
        | Sword to Squire | Bow   | Sword |

    Scenario Outline: no swap without free icons: Item <item> for cost <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing    |
        | Knight | South | <area> | Item 2      |
        | Squire | South | <area> | Item <item> |
      And Knight wears this equipment
        | card  | cost   |
        | Sword | <cost> |
      When South tries to pass Sword to Squire
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.swap_scope
      And Knight wears Sword

      Examples:
        | area | item | cost |
        | b2   | 0    | 1    |
        | b1   | 1    | 2    |

    Scenario Outline: exclusive equipment stays with its race: <wearers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing | race |
        | Knight | South | <area> | Item 2   | Elf  |
        | Squire | South | <area> | Item 2   | Orc  |
      And Knight wears these cards
        | card  | only for |
        | Sword | Elf      |
        | Bow   |          |
      When South tries to pass <wearers>
      Then it is refused under moncolle_tcg.deck.exclusive or moncolle_tcg.equip.swap_scope
      And Knight wears Bow and Sword

      Examples:
        | area | wearers                 |
        | b1   | Sword to Squire         |
        | b2   | Bow and Sword to Squire |
        | b2   | Sword and Bow to Squire |

    Scenario Outline: no swap beyond icons and race in the normal summon phase: Sword to <taker>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | standing | race |
        | Knight | South | <here> | Item 2   | Elf  |
        | Squire | South | <here> | Item 2   | Orc  |
        | Page   | South | <here> |          | Elf  |
        | Archer | South | <away> | Item 2   | Elf  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      And South has ended the phase
      When South tries to pass Sword to <taker>
      Then it is refused under <clause> or moncolle_tcg.equip.swap_scope
      And Knight wears Sword

      @moncolle_tcg.equip.needs_free_icons
      Examples:
        | here | away | taker | clause                              |
        | a3   | b1   | Page  | moncolle_tcg.equip.needs_free_icons |

      @moncolle_tcg.deck.exclusive
      Examples:
        | here | away | taker  | clause                      |
        | b1   | b2   | Squire | moncolle_tcg.deck.exclusive |

    Scenario: in the normal summon phase equipment stays on its terrain, too: Sword to Archer
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing | race |
        | Knight | South | b1   | Item 2   | Elf  |
        | Squire | South | b1   | Item 2   | Orc  |
        | Page   | South | b1   |          | Elf  |
        | Archer | South | b2   | Item 2   | Elf  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      And South has ended the phase
      When South tries to pass Sword to Archer
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Knight wears Sword

    Scenario Outline: no swap beyond icons and race at the line-up: <seat>, <card> to <taker>
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

      @moncolle_tcg.equip.needs_free_icons
      Examples:
        | seat  | card  | taker  | clause                              |
        | South | Sword | Page   | moncolle_tcg.equip.needs_free_icons |
        | North | Axe   | Goblin | moncolle_tcg.equip.needs_free_icons |

      @moncolle_tcg.deck.exclusive
      Examples:
        | seat  | card  | taker  | clause                      |
        | South | Sword | Squire | moncolle_tcg.deck.exclusive |
        | North | Axe   | Troll  | moncolle_tcg.deck.exclusive |

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

    Scenario: exclusive equipment goes to units of its race
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | race |
        | Knight | South | b1   | Item 1   | Elf  |
        | Squire | South | b1   | Item 1   | Elf  |
      And Knight wears this equipment
        | card  | only for |
        | Sword | Elf      |
      When South passes Sword to Squire
      Then Squire wears Sword

    Scenario: equipment that gives the icons of other equipment is not swapped
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
        | Squire | South | b1   | Item 1   |
      And Knight wears these cards
        | card  | standing |
        | Belt  | Item 1   |
        | Sword |          |
      And Squire wears this equipment
        | card |
        | Bow  |
      When South tries to pass Belt to Squire, Bow to Knight
      Then it is refused under moncolle_tcg.equip.needs_free_icons or moncolle_tcg.equip.swap_scope
      And Knight wears Belt and Sword

    Scenario Outline: no equipment is swapped <when>
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

    Scenario Outline: no swap in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And Knight wears this equipment
        | card |
        | Bow  |
      When South tries to pass Bow to Squire
      Then it is refused under moncolle_tcg.equip.swap_scope, moncolle_tcg.main.three_actions or moncolle_tcg.turn.phase_order
      And Knight wears Bow

      Examples:
        | phase                  |
        | first hand adjustment  |
        | second hand adjustment |
        | end declaration        |

    Scenario Outline: South's units swap equipment in the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing | state   |
        | Knight | South | <area> | Item 1   | <one>   |
        | Squire | South | <area> | Item 1   | <other> |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South passes Sword to Squire
      Then Squire wears Sword
      And Knight wears nothing
      And Knight is <one>
      And Squire is <other>

      Examples:
        | area | one       | other     |
        | b1   | ready     | ready     |
        | b3   | exhausted | ready     |
        | b2   | ready     | exhausted |
        | b1   | exhausted | exhausted |

    Scenario: South's units swap equipment in the normal summon phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | c2   | Item 1   |
        | Squire | South | c2   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has ended the phase
      When South passes Sword to Squire
      Then Squire wears Sword

    Scenario: a swap costs nothing and discards nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And Knight wears these cards
        | card  | cost |
        | Sword | 1    |
        | Bow   | 1    |
      And Squire wears this equipment
        | card | cost |
        | Axe  | 2    |
      And South's hand holds 2 cards
      When South passes Sword and Bow to Squire and Axe to Knight
      Then Knight wears Axe
      And Squire wears Bow and Sword
      And South's hand has 2 cards
      And South's discard pile has 0 cards

    Scenario: three units swap all round
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

    Scenario Outline: no swap from one terrain to another: <seat>, <wearers>
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
        | South | b1   | b2   | Sword to Squire, Bow to Knight |
        | North | c3   | b4   | Bow and Sword to Squire        |
        | South | b1   | c1   | Sword to Page, Bow to Knight   |

    Scenario Outline: no swap with enemies: <wearers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | standing |
        | Knight | South | <here> | Item 3   |
        | Squire | South | <here> | Item 3   |
        | Ogre   | North | <away> | Item 3   |
        | Troll  | North | <away> | Item 3   |
      And Knight wears this equipment
        | card  |
        | Sword |
      And Ogre wears this equipment
        | card |
        | Bow  |
      When South tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Ogre wears Bow

      Examples:
        | here | away | wearers                       |
        | b2   | b3   | Sword to Ogre                 |
        | b2   | b3   | Bow to Knight                 |
        | c2   | a3   | Bow to Troll                  |
        | b2   | b3   | Sword to Squire, Bow to Troll |

    Scenario Outline: no swap with enemies in a battle: <seat>, <wearers>
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

    Scenario: in a swap icons that equipment gives its new wearer count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 1   |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 2    |
      And Squire wears this equipment
        | card  | cost | standing |
        | Frame | 1    | Item 2   |
      When South passes Sword to Squire
      Then Squire wears Frame and Sword

    Scenario: in a swap icons of the terrain count
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect          |
        | Marsh   | b2   | Item 1 to units |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 1    |
      When South passes Sword to Squire
      Then Squire wears Sword

    Scenario: in a swap icons that were granted count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                                          |
        | Mage   | South | b1   |          | own turn, declared: Item 1 to one of your units |
        | Knight | South | b1   | Item 1   |                                                 |
        | Squire | South | b1   |          |                                                 |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 1    |
      And South has used Mage on Squire
      When South passes Sword to Squire
      Then Squire wears Sword
