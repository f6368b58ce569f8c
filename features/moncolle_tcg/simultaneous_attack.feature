Feature: Simultaneous attack

  Both sides attack at once, without abilities, spells and items.

  @moncolle_tcg.battle.simul_both
  Rule: In a simultaneous attack all ready units of both sides attack at the same time.
    Scenario Outline: both sides strike, and both fall, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 3      | 3       |
        | Ogre   | North | c3   | 3      | 3       |
      And <marching> has marched <unit> to <area>
      When the battle is fought out with equal initiative
      Then the battlefield is empty

      Examples:
        | marching | unit   | area |
        | South    | Knight | c3   |
        | North    | Ogre   | c2   |

    Scenario Outline: all ready units strike, exhausted ones do not, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | attack | defence |
        | Knight | <marching>  | <from> | ready     | 2      | 4       |
        | Squire | <marching>  | <from> | ready     | 2      | 4       |
        | Ogre   | <defending> | <area> | ready     | 3      | 3       |
        | Troll  | <defending> | <area> | exhausted | 9      | 2       |
      And <marching> has marched Knight and Squire to <area>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side        | area   |
        | Knight | <marching>  | <from> |
        | Squire | <marching>  | <from> |
        | Troll  | <defending> | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | a3   | a2   |

    Scenario Outline: both sides strike in a second simultaneous attack of the turn, too, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 1      | 9       |
        | Squire | <marching>  | <from> | 3      | 1       |
        | Ogre   | <defending> | <area> | 0      | 3       |
        | Troll  | <defending> | <next> | 1      | 3       |
      And <marching> has marched Knight to <area>
      And the battle has been fought out with equal initiative
      And <marching> has marched Squire to <next>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side        | area   |
        | Knight | <marching>  | <from> |
        | Ogre   | <defending> | <area> |

      Examples:
        | marching | defending | from | area | next |
        | South    | North     | b2   | b3   | a2   |
        | North    | South     | b3   | b2   | a3   |

    Scenario Outline: units elsewhere keep nobody from striking, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Bat    | <marching>  | <home> | 1      | 1       |
        | Knight | <marching>  | <from> | 3      | 3       |
        | Ogre   | <defending> | <area> | 3      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit | side       | area   |
        | Bat  | <marching> | <home> |

      Examples:
        | marching | defending | home | from | area |
        | South    | North     | b1   | c2   | c3   |
        | North    | South     | b4   | c3   | c2   |

    Scenario Outline: a higher Initiative gives no advantage in a simultaneous attack, <faster> having it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing       |
        | Knight | South | a2   | 3      | 3       | Initiative <k> |
        | Ogre   | North | a3   | 3      | 3       | Initiative <o> |
      And South has marched Knight to a3
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | faster | k | o | south | north |
        | South  | 2 | 0 | 3     | 5     |
        | North  | 0 | 3 | 5     | 2     |

    Scenario Outline: a higher Initiative gives no advantage where North marches either, <faster> having it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing       |
        | Knight | South | c2   | 3      | 3       | Initiative <k> |
        | Ogre   | North | c3   | 3      | 3       | Initiative <o> |
      And North has marched Ogre to c2
      And the initiative dice will show South <south> and North <north>
      When the battle is fought out
      Then the battlefield is empty

      Examples:
        | faster | k | o | south | north |
        | South  | 2 | 0 | 3     | 5     |
        | North  | 0 | 3 | 5     | 2     |

    Scenario Outline: damage runs from front to back on both sides, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 3      | 1       |
        | Squire | South | b2   | 2      | 2       |
        | Ogre   | North | b3   | 0      | 2       |
        | Troll  | North | b3   | 2      | 3       |
        | Imp    | North | b3   | 0      | 2       |
      And <marching> has marched <units> to <area>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area      |
        | Squire | South | <squires> |
        | Imp    | North | <imps>    |

      Examples:
        | marching | units               | area | squires | imps |
        | South    | Knight and Squire   | b3   | b2      | b3   |
        | North    | Ogre, Troll and Imp | b2   | b2      | b3   |

    Scenario Outline: a side with nobody ready is struck all the same, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | attack | defence |
        | Knight | <marching>  | <from> | ready     | 3      | 1       |
        | Ogre   | <defending> | <area> | exhausted | 9      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side       | area   |
        | Knight | <marching> | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | a1   | a2   |
        | North    | South     | c4   | c3   |

    Scenario Outline: who struck is exhausted, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence |
        | Knight | <marching>  | <from> | 1      | 9       |
        | Ogre   | <defending> | <area> | 1      | 9       |
        | Troll  | <defending> | <area> | 0      | 9       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Knight, Ogre and Troll are exhausted

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: an exhausted unit in front shields those behind it, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | attack | defence |
        | Knight | <marching>  | <from> | ready     | 5      | 9       |
        | Ogre   | <defending> | <area> | exhausted | 0      | 3       |
        | Troll  | <defending> | <area> | exhausted | 0      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Troll is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a1   | a2   |
        | North    | South     | c4   | c3   |

  @moncolle_tcg.battle.simul_no_abilities
  Rule: No special ability can be used in a simultaneous attack.
    Scenario Outline: no side is asked for an ability in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                     |
        | Knight | South | c2   | 0      | 3       | counter: defence +1 to this / normal: [3] to an enemy unit |
        | Squire | South | c2   | 0      | 3       |                                                            |
        | Ogre   | North | c3   | 0      | 3       | counter: defence +1 to this / normal: [3] to an enemy unit |
        | Troll  | North | c3   | 0      | 3       |                                                            |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 2 and North 2
      When <defending> lines up <order>
      Then no battle is going on
      And <marching> is asked for main action

      Examples:
        | marching | defending | units             | area | order             |
        | South    | North     | Knight and Squire | c3   | Ogre and Troll    |
        | North    | South     | Ogre and Troll    | c2   | Knight and Squire |

    Scenario Outline: no hand type ability is used in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 0      | 3       |
        | Squire | South | b2   | 0      | 3       |
        | Ogre   | North | b3   | 0      | 3       |
        | Troll  | North | b3   | 0      | 3       |
      And South's hand holds these cards
        | card | effect                                         |
        | Imp  | counter, from the hand: [3] to all enemy units |
      And North's hand holds these cards
        | card   | effect                                        |
        | Goblin | normal, from the hand: [3] to all enemy units |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 5 and North 5
      When <defending> lines up <order>
      Then no battle is going on

      Examples:
        | marching | defending | units             | area | order             |
        | South    | North     | Knight and Squire | b3   | Ogre and Troll    |
        | North    | South     | Ogre and Troll    | b2   | Knight and Squire |

    Scenario Outline: an ability is used after unequal totals, <seat> using it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                      |
        | Knight | <marching>  | <near> | 3      | 3       | counter: defence +1 to this |
        | Ogre   | <defending> | <far>  | 3      | 3       | counter: defence +1 to this |
      And <marching> has marched Knight to <far>
      And the battle has reached <seat>'s right to counter
      And <seat> has used <unit>
      When the battle is fought out
      Then <unit> is in <area>
      And <unit> has defence 3

      Examples:
        | seat  | unit   | area | marching | defending | near | far |
        | North | Ogre   | a3   | South    | North     | a2   | a3  |
        | South | Knight | a3   | South    | North     | a2   | a3  |
        | South | Ogre   | a2   | North    | South     | a3   | a2  |
        | North | Knight | a2   | North    | South     | a3   | a2  |

  @moncolle_tcg.battle.simul_no_spells_items
  Rule: No battle spell and no item can be used in a simultaneous attack.
    Scenario Outline: no spell and no consumable is used in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing           |
        | Knight | South | a2   | 0      | 3       | Spell fire, Item 1 |
        | Squire | South | a2   | 0      | 3       |                    |
        | Ogre   | North | a3   | 0      | 3       | Spell fire, Item 1 |
        | Troll  | North | a3   | 0      | 3       |                    |
      And <holder>'s hand holds these cards
        | card | kind   | effect   |
        | Card | <kind> | <effect> |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 1 and North 1
      When <defending> lines up <order>
      Then no battle is going on
      And Card is in <holder>'s hand

      Examples:
        | marching | defending | holder | units             | area | order             | kind         | effect                                           |
        | South    | North     | South  | Knight and Squire | a3   | Ogre and Troll    | battle spell | normal, cost fire: [3] to all enemy units        |
        | South    | North     | North  | Knight and Squire | a3   | Ogre and Troll    | battle spell | counter, cost fire: [3] to all enemy units       |
        | North    | South     | North  | Ogre and Troll    | a2   | Knight and Squire | battle spell | counter, cost fire: defence +1 to all your units |
        | South    | North     | North  | Knight and Squire | a3   | Ogre and Troll    | consumable   | normal, cost 1 item: [3] to all enemy units      |
        | North    | South     | South  | Ogre and Troll    | a2   | Knight and Squire | consumable   | counter, cost 1 item: [3] to all enemy units     |
        | North    | South     | North  | Ogre and Troll    | a2   | Knight and Squire | consumable   | counter, cost 1 item: draw 1                     |

    Scenario Outline: spells and consumables are used after unequal totals, <seat> attacked
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing           |
        | Knight | <defending> | <near> | 3      | 3       | Spell fire, Item 1 |
        | Ogre   | <marching>  | <far>  | 3      | 3       | Spell fire, Item 1 |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                                |
        | Ward  | battle spell | counter, cost fire: defence +1 to one of your units   |
        | Salve | consumable   | counter, cost 1 item: defence +1 to one of your units |
      And <marching> has marched Ogre to <near>
      When the battle reaches <seat>'s right to counter
      Then <seat> can use exactly Ward and Salve

      Examples:
        | seat  | marching | defending | near | far |
        | South | North    | South     | b2   | b3  |
        | North | North    | South     | b2   | b3  |
        | North | South    | North     | b3   | b2  |
        | South | South    | North     | b3   | b2  |

  @moncolle_tcg.battle.simul_no_equip_stats
  Rule: Attack and defence that equipment adds do not count in a simultaneous attack.
    Scenario Outline: the attack of a sword does not count, <seat> wearing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 3      | 9       | Item 1   |
        | Ogre   | <foe>  | <from> | 0      | 4       |          |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And <marching> has marched <unit> to <where>
      When the battle is fought out with equal initiative
      Then Ogre is in <from>

      Examples:
        | marching | seat  | foe   | unit   | where | area | from |
        | South    | South | North | Knight | c3    | c2   | c3   |
        | North    | South | North | Ogre   | c2    | c2   | c3   |
        | South    | North | South | Ogre   | a3    | a3   | a2   |
        | North    | North | South | Knight | a2    | a3   | a2   |

    Scenario Outline: the defence of armour does not count, <seat> wearing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 0      | 3       | Item 1   |
        | Ogre   | <foe>  | <from> | 3      | 4       |          |
      And Knight wears this equipment
        | card  | defence |
        | Plate | 4       |
      And <marching> has marched <unit> to <where>
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And Plate is in <seat>'s discard pile

      Examples:
        | marching | seat  | foe   | unit   | where | area | from |
        | South    | South | North | Knight | b3    | b2   | b3   |
        | South    | North | South | Ogre   | c3    | c3   | c2   |
        | North    | North | South | Knight | c2    | c3   | c2   |

    Scenario Outline: armour that does not count keeps nothing from those behind, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing |
        | Knight | <marching>  | <from> | 5      | 9       |          |
        | Ogre   | <defending> | <area> | 0      | 2       | Item 1   |
        | Troll  | <defending> | <area> | 0      | 3       |          |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 1       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Ogre and Troll are not on the battlefield

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: equipment that takes something away does not count either, <seat> wearing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 3      | 4       | Item 2   |
        | Ogre   | <foe>  | <from> | 3      | 3       |          |
      And Knight wears this equipment
        | card  | attack | defence |
        | Flail | -1     |         |
        | Rags  |        | -1      |
      And <marching> has marched <unit> to <where>
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is in <field>

      Examples:
        | seat  | foe   | unit   | where | area | from | marching | field |
        | South | North | Knight | a3    | a2   | a3   | South    | a3    |
        | North | South | Ogre   | a3    | a3   | a2   | South    | a3    |
        | North | South | Knight | a2    | a3   | a2   | North    | a2    |
        | South | North | Ogre   | a2    | a2   | a3   | North    | a2    |

    Scenario Outline: equipment counts again after a simultaneous attack, <seat> wearing it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 1      | 5       | Item 2   |
        | Ogre   | <foe>  | <from> | 1      | 5       |          |
      And Knight wears this equipment
        | card  | attack | defence |
        | Sword | 2      |         |
        | Plate |        | 2       |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with equal initiative
      Then Knight wears Sword and Plate
      And Knight has attack 3
      And Knight has defence 7

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | b2   | b3   | North    | b2    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | South | North | Knight | b2   | b3   | South    | b3    |

    Scenario Outline: equipment counts again in the battle after a simultaneous attack, <seat> wearing it
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <from> | 1      | 5       | Item 1   |
        | Squire | <seat> | <from> | 1      | 5       | Item 1   |
        | Ogre   | <foe>  | <one>  | 0      | 9       |          |
        | Troll  | <foe>  | <two>  | 0      | 3       |          |
      And Squire wears this equipment
        | card  | attack |
        | Sword | 2      |
      And <seat> has marched Knight to <one>
      And the battle has been fought out with equal initiative
      And <seat> has marched Squire to <two>
      When the battle is fought out with <seat> going first
      Then Troll is not on the battlefield
      And Ogre is in <one>

      Examples:
        | seat  | foe   | from | one | two |
        | South | North | b2   | b3  | a2  |
        | North | South | b3   | b2  | c3  |

  @moncolle_tcg.battle.simul_no_charge
  Rule: Charge and Defender add nothing in a simultaneous attack.
    Scenario Outline: Charge adds nothing in a simultaneous attack, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing |
        | Knight | <seat> | <area> | 3      | 9       | Charge 2 |
        | Ogre   | <foe>  | <from> | 0      | 4       |          |
      And <marching> has marched <unit> to <where>
      When the battle is fought out with equal initiative
      Then Ogre is in <from>

      Examples:
        | marching | seat  | foe   | unit   | where | area | from |
        | South    | South | North | Knight | a3    | a2   | a3   |
        | North    | South | North | Ogre   | a2    | a2   | a3   |
        | South    | North | South | Ogre   | b3    | b3   | b2   |
        | North    | North | South | Knight | b2    | b3   | b2   |

    Scenario Outline: Defender adds nothing in a simultaneous attack, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   |
        | Knight | <seat> | <area> | 0      | 3       | Defender 2 |
        | Ogre   | <foe>  | <from> | 4      | 9       |            |
      And <marching> has marched <unit> to <where>
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield

      Examples:
        | marching | seat  | foe   | unit   | where | area | from |
        | South    | South | North | Knight | c3    | c2   | c3   |
        | North    | South | North | Ogre   | c2    | c2   | c3   |
        | South    | North | South | Ogre   | a3    | a3   | a2   |
        | North    | North | South | Knight | a2    | a3   | a2   |

    Scenario Outline: example: a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | standing   |
        | Knight | <marching>  | <from> | 3      | 9       | Charge 1   |
        | Squire | <marching>  | <from> | 2      | 9       |            |
        | Ogre   | <defending> | <area> | 1      | 2       |            |
        | Troll  | <defending> | <area> | 1      | 3       | Defender 1 |
        | Imp    | <defending> | <area> | 1      | 2       |            |
      And <marching> has marched Knight and Squire to <area>
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side        | area   |
        | Knight | <marching>  | <from> |
        | Squire | <marching>  | <from> |
        | Imp    | <defending> | <area> |

      Examples:
        | marching | defending | from | area |
        | South    | North     | b2   | b3   |
        | North    | South     | c3   | c2   |

  @moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed
  Rule: A simultaneous attack turns off special abilities, the automatic ones too, spells, items and what equipment adds; effects of terrain and what was granted before go on.
    Scenario Outline: what was granted before the battle counts in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | attack | defence | effect                                                  |
        | Knight | <marching>  | <from> | 2      | 3       | own turn: attack +1 & defence +1 to this until turn end |
        | Ogre   | <defending> | <area> | 3      | 3       |                                                         |
      And <marching> has used Knight
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | a2   | a3   |
        | North    | South     | c3   | c2   |

    Scenario Outline: what was granted in the battle counts in a simultaneous attack, <seat> granting it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 3      | 3       |
        | Ogre   | <foe>  | <from> | 3      | 4       |
      And <seat>'s hand holds these cards
        | card | instant | attack | defence | effect                                                              |
        | Imp  | yes     | 0      | 1       | when this is summoned, battle: attack +1 & defence +1 to your units |
      And <marching> has marched <unit> to <field>
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And Knight is in <field>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | b2   | b3   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | South    | b3    |
        | North | South | Knight | b3   | b2   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | North    | b2    |

    Scenario Outline: effects of terrain count in a simultaneous attack, <marching> marching
      Given it is <marching>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                                |
        | Forest  | <area> | attack +1 & defence +1 to earth units |
      And these units are on the battlefield
        | unit   | side        | area   | attribute | attack | defence |
        | Knight | <marching>  | <from> | fire      | 3      | 3       |
        | Ogre   | <defending> | <area> | earth     | 2      | 3       |
      And <marching> has marched Knight to <area>
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And Ogre is in <area>

      Examples:
        | marching | defending | from | area |
        | South    | North     | c2   | c3   |
        | North    | South     | b3   | b2   |

    Scenario Outline: an automatic ability that meets the attack is off, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                       |
        | Knight | <seat> | <area> | 2      | 3       | when this attacks, battle: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                              |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with equal initiative
      Then Knight is in <area>
      And Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Ogre   | a2   | a3   | North    | a2    |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |
        | South | North | Knight | a2   | a3   | South    | a3    |

    Scenario Outline: an automatic ability that meets the damage is off, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                             |
        | Knight | <seat> | <area> | 0      | 3       | when this is damaged, <timing>: [9] to enemy units |
        | Ogre   | <foe>  | <from> | 1      | 3       |                                                    |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with equal initiative
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | timing   | marching | field |
        | South | North | Knight | c2   | c3   | battle   | South    | c3    |
        | South | North | Knight | c2   | c3   | own turn | South    | c3    |
        | North | South | Ogre   | c3   | c2   | always   | South    | c3    |
        | North | South | Knight | c3   | c2   | battle   | North    | c2    |
        | North | South | Knight | c3   | c2   | own turn | North    | c2    |
        | South | North | Ogre   | c2   | c3   | always   | North    | c2    |

    Scenario Outline: an automatic ability that meets the attack works in a normal timing, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                           |
        | Knight | <seat> | <area> | 0      | 3       | when this is damaged, battle: [9] to enemy units |
        | Ogre   | <foe>  | <from> | 1      | 3       |                                                  |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with <foe> going first
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | c2   | c3   | South    | c3    |
        | North | South | Ogre   | c3   | c2   | South    | c3    |
        | North | South | Knight | c3   | c2   | North    | c2    |
        | South | North | Ogre   | c2   | c3   | North    | c2    |

  @moncolle_tcg.ruling.no_death_abilities_in_simultaneous
  Rule: Automatic abilities do not meet their trigger in a simultaneous attack, nor by the deaths of it.
    Scenario Outline: nobody draws for a death in a simultaneous attack, <seat> having the ability
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                            |
        | Knight | <seat> | <area> | 3      | 3       | when <who> dies, <timing>: draw 1 |
        | Ogre   | <foe>  | <from> | 3      | 3       |                                   |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with equal initiative
      Then the battlefield is empty
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | who           | timing   | marching | field |
        | South | North | Knight | b2   | b3   | this          | always   | South    | b3    |
        | South | North | Knight | b2   | b3   | this          | own turn | South    | b3    |
        | North | South | Ogre   | b3   | b2   | this          | battle   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | an enemy unit | always   | South    | b3    |
        | North | South | Knight | b3   | b2   | this          | always   | North    | b2    |
        | North | South | Knight | b3   | b2   | this          | own turn | North    | b2    |
        | South | North | Ogre   | b2   | b3   | this          | battle   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | an enemy unit | always   | North    | b2    |

    Scenario Outline: a survivor does not meet a death in a simultaneous attack, <seat> having the ability
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                          |
        | Squire | <seat> | <area> | 0      | 1       |                                 |
        | Knight | <seat> | <area> | 3      | 9       | when <who> dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 1      | 3       |                                 |
      And <marching> has marched <units> to <field>
      When the battle is fought out with equal initiative
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | units             | area | from | who                   | marching | field |
        | South | North | Ogre              | c2   | c3   | an enemy unit         | North    | c2    |
        | South | North | Ogre              | c2   | c3   | another of your units | North    | c2    |
        | North | South | Knight and Squire | c3   | c2   | an enemy unit         | North    | c2    |
        | North | South | Ogre              | c3   | c2   | an enemy unit         | South    | c3    |
        | North | South | Ogre              | c3   | c2   | another of your units | South    | c3    |
        | South | North | Knight and Squire | c2   | c3   | an enemy unit         | South    | c3    |

    Scenario Outline: units elsewhere do not meet a death in a simultaneous attack, <seat> having one
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                          |
        | Knight | <seat> | <area> | 3      | 3       |                                                 |
        | Priest | <seat> | <home> | 0      | 3       | when another of your units dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 3      | 3       |                                                 |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | home | marching | field |
        | South | North | Knight | b2   | b3   | a1   | South    | b3    |
        | North | South | Ogre   | b3   | b2   | c4   | South    | b3    |
        | North | South | Knight | b3   | b2   | a4   | North    | b2    |
        | South | North | Ogre   | b2   | b3   | c1   | North    | b2    |

    Scenario Outline: an ability draws for a death in a normal timing, <seat> having it
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                         |
        | Knight | <seat> | <area> | 0      | 3       | when this dies, always: draw 1 |
        | Ogre   | <foe>  | <from> | 3      | 3       |                                |
      And <marching> has marched <unit> to <field>
      When the battle is fought out with <foe> going first
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | marching | field |
        | South | North | Knight | a2   | a3   | South    | a3    |
        | North | South | Ogre   | a3   | a2   | South    | a3    |
        | North | South | Knight | a3   | a2   | North    | a2    |
        | South | North | Ogre   | a2   | a3   | North    | a2    |
