Feature: Equipment

  @moncolle_tcg.equip.swap_scope
  Rule: A swap hands worn equipment among a player's units on one terrain, as far as Item icons and exclusiveness allow; it costs nothing and discards nothing.
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

    Scenario Outline: no swap leaves a piece with nobody: <seat>, <wearers>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 2   |
        | Squire | <seat> | <area> | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
        | Bow   |
      When <seat> tries to pass <wearers>
      Then it is refused under moncolle_tcg.equip.swap_scope
      And Knight wears Bow and Sword

      Examples:
        | seat  | area | wearers                        |
        | South | b1   | Bow to nobody                  |
        | North | b4   | Sword to Squire, Bow to nobody |

    Scenario Outline: pieces that a swap does not name stay where they are: <seat>, <wearers>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 2   |
        | Squire | <seat> | <area> | Item 2   |
      And Knight wears this equipment
        | card  |
        | Sword |
        | Bow   |
      When <seat> passes <wearers>
      Then Knight wears <kept>
      And Squire wears <taken>

      Examples:
        | seat  | area | wearers         | kept  | taken |
        | South | b1   | Bow to Squire   | Sword | Bow   |
        | North | b4   | Sword to Squire | Bow   | Sword |

    Scenario Outline: no swap without free icons: Item <item> for cost <cost>, <seat>
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
        | seat  | area | wearers                 |
        | South | b1   | Sword to Squire         |
        | North | c3   | Bow and Sword to Squire |
        | South | a2   | Sword and Bow to Squire |

    Scenario Outline: no swap beyond icons and race in the normal summon phase: <seat>, Sword to <taker>
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

    Scenario Outline: equipment that gives the icons of other equipment is not swapped: <seat>
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

    Scenario Outline: <seat>'s units swap equipment in the main phase
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

    Scenario Outline: <seat>'s units swap equipment in the normal summon phase
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

    Scenario Outline: a swap costs nothing and discards nothing: <seat>
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
      When <seat> passes Sword and Bow to Squire and Axe to Knight
      Then Knight wears Axe
      And Squire wears Bow and Sword
      And <seat>'s hand has 2 cards
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | area |
        | South | b1   |
        | North | a3   |

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
        | North | b4   | b3   | Sword to Squire, Bow to Knight |
        | North | c3   | b4   | Bow and Sword to Squire        |
        | South | b1   | c1   | Sword to Page, Bow to Knight   |

    Scenario Outline: no swap with enemies: <seat>, <wearers>
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

    Scenario Outline: in a swap icons that equipment gives its new wearer count: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing |
        | Knight | <seat> | <area> | Item 2   |
        | Squire | <seat> | <area> | Item 1   |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 2    |
      And Squire wears this equipment
        | card  | cost | standing |
        | Frame | 1    | Item 2   |
      When <seat> passes Sword to Squire
      Then Squire wears Frame and Sword

      Examples:
        | seat  | area |
        | South | b1   |
        | North | b4   |

    Scenario Outline: in a swap icons of the terrain count: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect          |
        | Marsh   | <area> | Item 1 to units |
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
        | Squire | <seat> | <area> |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 1    |
      When <seat> passes Sword to Squire
      Then Squire wears Sword

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c3   |

    Scenario Outline: in a swap icons that were granted count: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | standing | effect                                          |
        | Mage   | <seat> | <area> |          | own turn, declared: Item 1 to one of your units |
        | Knight | <seat> | <area> | Item 1   |                                                 |
        | Squire | <seat> | <area> |          |                                                 |
      And Knight wears this equipment
        | card  | cost |
        | Sword | 1    |
      And <seat> has used Mage on Squire
      When <seat> passes Sword to Squire
      Then Squire wears Sword

      Examples:
        | seat  | area |
        | South | b1   |
        | North | b4   |
