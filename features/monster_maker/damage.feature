Feature: Damage, wounds and destruction

  Damage adds up in a turn. Reaching the durability wounds a character and destroys a monster; wounded again, a character
  is destroyed. At the end of every turn damage is gone, wounds are not.

  @monster_maker.damage.dealt
  Rule: Each main character deals its attack result as damage to the monster it faces, each monster its result to whomever it attacks.
    Background:
      Given it is South's battle phase

    Scenario Outline: a monster takes what the character's attack is, <attack>
      Given South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has <attack> damage

      Examples:
        | attack |
        | 0      |
        | 1      |
        | 8      |

    Scenario Outline: a character takes what the monster's attack is, <attack>
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack   |
        | Wolf | <attack> |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has <attack> damage

      Examples:
        | attack |
        | 0      |
        | 1      |
        | 8      |

    Scenario: everybody strikes the own opponent and nobody else
      Given 3 players sit at the table
      And South's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
        | Ally | 2      | 9          |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | North | 3      | 9          |
        | Rat  | West  | 4      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      And West has aimed Rat at Ally
      When North aims Wolf at Hero
      Then Wolf has 1 damage
      And Rat has 2 damage
      And Hero has 3 damage
      And Ally has 4 damage

    Scenario: a ward is taken off the damage of a monster
      Given South's party is
        | card | attack | durability | effect                    |
        | Hero | 0      | 9          | constant: ward 1 for this |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 4      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 3 damage

    Scenario: a ward above the damage takes nothing off earlier damage
      Given South's party is
        | card | attack | durability | damage | effect                    |
        | Hero | 0      | 9          | 2      | constant: ward 3 for this |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 1      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 2 damage

  @monster_maker.damage.several_on_monster
  Rule: Damage of several main characters on the same monster adds up.
    Background:
      Given it is South's battle phase

    Scenario: the attacks of two characters are added
      Given South's party is
        | card | attack |
        | Hero | 2      |
        | Ally | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero
      Then Wolf has 5 damage

    Scenario Outline: two characters together destroy what none of them could: durability <durability>
      Given South's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
        | Page | 3      |
      And these monsters are on South's newest land
        | card | attack | durability   |
        | Wolf | 0      | <durability> |
      And South has declared a battle
      And South has assigned Hero, Ally and Page to Wolf
      When North aims Wolf at Hero
      Then Wolf <outcome>

      Examples:
        | durability | outcome                    |
        | 5          | is in North's discard pile |
        | 6          | is in North's discard pile |
        | 7          | has 6 damage               |

    Scenario: a battle of two characters against a monster of two attacks
      Given South's deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And South's party is
        | card   | attack | durability |
        | Roller | 2D-1   | 4          |
        | Ally   | 2      | 3          |
      And these monsters are on South's newest land
        | card  | attack | attack count | durability |
        | Beast | 1D     | 2            | 5          |
      And South's attack dice will show 1 and 3
      And North's attack dice will show 4 and 2
      And South has declared a battle
      And South has assigned Roller and Ally to Beast
      When North aims Beast at Roller and Ally
      Then Beast is in North's discard pile
      And Roller is wounded
      And Ally is unhurt
      And Ally has 2 damage
      And South is asked for the loot

    Scenario: damage on one monster does not count for another
      Given South's party is
        | card | attack |
        | Hero | 2      |
        | Ally | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      When North aims Boar at Ally
      Then Wolf and Boar have 2 damage

  @monster_maker.damage.per_target
  Rule: A monster with several targets deals each of them its separately rolled damage.
    Background:
      Given it is South's battle phase

    Scenario: each target takes the damage rolled for it
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 2            |
      And North's attack dice will show 1 and 6
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero and Ally
      Then Hero has 1 damage
      And Ally has 6 damage

    Scenario: a fixed attack is dealt to each target in full
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 4      | 3            |
      And South has declared a battle
      And South has assigned Hero, Ally and Page to Wolf
      When North aims Wolf at Hero, Ally and Page
      Then Hero, Ally and Page have 4 damage

    Scenario: one target is wounded by its roll, the other is not
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 4          |
        | Ally | 0      | 4          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 2            |
      And North's attack dice will show 3 and 4
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero and Ally
      Then Hero is unhurt
      And Ally is wounded

    Scenario: a ward is taken off for the target that has it
      Given South's party is
        | card | attack | durability | effect                    |
        | Hero | 0      | 9          | constant: ward 2 for this |
        | Ally | 0      | 9          |                           |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 4      | 2            |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero and Ally
      Then Hero has 2 damage
      And Ally has 4 damage

  @monster_maker.damage.simultaneous
  Rule: All battle damage is dealt at the same time.
    Background:
      Given it is South's battle phase

    Scenario: a monster that is destroyed strikes
      Given South's party is
        | card | attack | durability |
        | Hero | 9      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 2 damage
      And Wolf is in North's discard pile

    Scenario: a character that is wounded strikes
      Given South's party is
        | card | attack | durability |
        | Hero | 2      | 3          |
        | Page | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 9      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 2 damage

    Scenario: a character and a monster fell each other
      Given South's party is
        | card | attack | durability |
        | Hero | 3      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Wolf is in North's discard pile
      And South is asked for the loot

    Scenario: all monsters of all owners strike at once
      Given 3 players sit at the table
      And South's party is
        | card | attack | durability |
        | Hero | 5      | 2          |
        | Ally | 5      | 2          |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | North | 2      | 5          |
        | Rat  | West  | 2      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      And West has aimed Rat at Ally
      When North aims Wolf at Hero
      Then Hero and Ally are wounded
      And Wolf is in North's discard pile
      And Rat is in West's discard pile

  @monster_maker.damage.character_wounded
  Rule: A character whose accumulated damage reaches its durability becomes wounded.
    Background:
      Given it is South's battle phase

    Scenario Outline: damage of <attack> against a durability of 3 leaves a character <state>
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack   |
        | Wolf | <attack> |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is <state>
      And Page is unhurt

      Examples:
        | attack | state   |
        | 2      | unhurt  |
        | 3      | wounded |
        | 4      | wounded |

    Scenario Outline: with 1 damage before, an attack of <attack> leaves a character of durability 3 <state>
      Given South's party is
        | card | attack | durability | damage |
        | Hero | 0      | 3          | 1      |
        | Page | 0      | 3          | 0      |
      And these monsters are on South's newest land
        | card | attack   |
        | Wolf | <attack> |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is <state>

      Examples:
        | attack | state   |
        | 1      | unhurt  |
        | 2      | wounded |
        | 3      | wounded |

    Scenario: a wounded character stays in the party
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 3      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is in South's party
      And Hero is not in South's discard pile

    Scenario: the start character is wounded by monsters like anybody else
      Given South's party is
        | card | attack | durability | marker |
        | Hero | 0      | 3          | start  |
        | Page | 0      | 3          |        |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 3      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Hero has the start marker

    Scenario: no damage wounds nobody
      Given South's party is
        | card | attack | durability | damage |
        | Hero | 0      | 3          | 2      |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 0      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is unhurt
      And Hero has 2 damage

  @monster_maker.damage.monster_destroyed
  Rule: A monster whose accumulated damage reaches its durability is destroyed at once.
    Scenario Outline: damage of <attack> against a monster's durability of 3
      Given it is South's battle phase
      And South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf <outcome>

      Examples:
        | attack | outcome                    |
        | 2      | is on South's newest land  |
        | 3      | is in North's discard pile |
        | 4      | is in North's discard pile |

    Scenario: damage from before counts for the durability of a monster
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1      |
      And these monsters are on South's newest land
        | card | attack | durability | damage |
        | Wolf | 0      | 3          | 2      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf is in North's discard pile
      And Wolf is on no land

    Scenario: a monster whose durability is reached goes to its owner's pile
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Rat  | West  | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Rat
      When West aims Rat at Hero
      Then Rat is in West's discard pile
      And Rat is not in South's discard pile

    Scenario: a deemed monster is destroyed, too, not wounded
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | kind                  | attack | durability |
        | Spy  | character and monster | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Spy
      When North aims Spy at Hero
      Then Spy is in North's discard pile

    Scenario: a monster is destroyed at once in a window
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
      When South uses Spark with Mage on Wolf
      Then Wolf is in North's discard pile
      And South is asked for a window action

    Scenario: a position cannot have one with so much damage on a land
      Given it is South's first window
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 3      |
      When the position is put on the table
      Then it is turned down

  @monster_maker.damage.wounded_again
  Rule: A wounded character that is wounded again is destroyed.
    Background:
      Given it is South's first window

    Scenario Outline: a wounded character of durability 3 takes <damage>
      Given South's party is
        | card | skills | effect |
        | Mage | mage 1 |        |
      And South's hand is
        | card  | kind  | class | level | effect                                |
        | Spark | skill | mage  | 1     | skill: <damage> damage to a character |
      And North's party is
        | card   | state   | durability |
        | Raider | wounded | 3          |
        | Bandit | unhurt  | 3          |
      When South uses Spark with Mage on Raider
      Then Raider <outcome>

      Examples:
        | damage | outcome                    |
        | 2      | is in North's party        |
        | 3      | is in North's discard pile |
        | 4      | is in North's discard pile |

    Scenario: damage from before counts for the second wound
      Given South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 1 damage to a character |
      And North's party is
        | card   | state   | durability | damage |
        | Raider | wounded | 3          | 2      |
        | Bandit | unhurt  | 3          | 0      |
      When South uses Spark with Mage on Raider
      Then Raider is in North's discard pile

    Scenario Outline: an effect that wounds, on somebody <state>
      Given South's party is
        | card | effect                                               |
        | Mage | activated, once: wound a character of another player |
      And North's party is
        | card   | state   |
        | Raider | <state> |
        | Bandit | unhurt  |
      When South activates Mage on Raider
      Then Raider <outcome>

      Examples:
        | state   | outcome                    |
        | unhurt  | is wounded                 |
        | wounded | is in North's discard pile |

    Scenario: the items of a destroyed character go with it
      Given South's party is
        | card | effect                                               |
        | Mage | activated, once: wound a character of another player |
      And North's party is
        | card   | state   | items |
        | Raider | wounded | Axe   |
        | Bandit | unhurt  |       |
      When South activates Mage on Raider
      Then Raider and Axe are in North's discard pile

    Scenario: a character healed in between is only wounded again
      Given South's party is
        | card | state   | effect                                                     |
        | Mage | unhurt  | activated, once: heal a wounded own character and wound it |
        | Hero | wounded |                                                            |
      When South activates Mage on Hero
      Then Hero is wounded
      And Hero is in South's party

  @monster_maker.damage.overkill_once
  Rule: One application of damage wounds at most once.
    Scenario: 9 damage at once against a durability of 3 wounds once
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 9      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Hero is in South's party

    Scenario: damage before and a heavy blow are one wound
      Given it is South's battle phase
      And South's party is
        | card | attack | durability | damage |
        | Hero | 0      | 3          | 2      |
        | Page | 0      | 3          | 0      |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 6      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Hero is in South's party

    Scenario: two parts of one effect are two applications
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                                            |
        | Spark | skill | mage  | 1     | skill: 3 damage to a character and 3 damage to it |
      And North's party is
        | card   | durability |
        | Raider | 3          |
        | Bandit | 3          |
      When South uses Spark with Mage on Raider
      Then Raider is in North's discard pile

  @monster_maker.damage.non_battle
  Rule: Damage from other sources counts with the same rules and adds to damage already taken this turn.
    Scenario: damage in a window counts in the battle that follows
      Given it is South's first window
      And South's party is
        | card | skills | attack |
        | Mage | mage 1 | 2      |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 4          |
      And South has used Spark with Mage on Wolf
      And South has passed
      And South has declared a battle
      And South has assigned Mage to Wolf
      When North aims Wolf at Mage
      Then Wolf is in North's discard pile

    Scenario: damage of the battle counts for a skill afterwards
      Given it is South's battle phase
      And South's party is
        | card | skills | attack |
        | Mage | mage 1 | 2      |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 4          |
      And South has declared a battle
      And South has assigned Mage to Wolf
      And North has aimed Wolf at Mage
      When South uses Spark with Mage on Wolf
      Then Wolf is in North's discard pile

    Scenario Outline: a skill of <damage> on a character of durability 4
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                                |
        | Spark | skill | mage  | 1     | skill: <damage> damage to a character |
      And North's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      When South uses Spark with Mage on Raider
      Then Raider is <state>

      Examples:
        | damage | state   |
        | 3      | unhurt  |
        | 4      | wounded |
        | 5      | wounded |

    Scenario: two skills in a turn add up
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 2 damage to a character |
        | Flame | skill | mage  | 1     | skill: 2 damage to a character |
      And North's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      And South has used Spark with Mage on Raider
      When South uses Flame with Mage on Raider
      Then Raider is wounded

    Scenario: an effect at the beginning of a battle adds to the battle's damage
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 4          |
        | Page | 0      | 4          |
      And these monsters are on South's newest land
        | card | attack | effect                                            |
        | Wolf | 2      | battle start: 2 damage to all opposing characters |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Page has 2 damage

    Scenario: a ward is taken off each damage of an effect
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                                            |
        | Spark | skill | mage  | 1     | skill: 2 damage to a character and 2 damage to it |
      And North's party is
        | card   | durability | effect                    |
        | Raider | 9          | constant: ward 1 for this |
      When South uses Spark with Mage on Raider
      Then Raider has 2 damage

  @monster_maker.damage.reset_end_phase
  Rule: In the end phase of every turn all damage on all characters and monsters becomes 0.
    Scenario: damage on characters and monsters is gone at the end of the turn
      Given it is South's encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 2      |
      When South plays the turn to its end
      Then Hero and Wolf have 0 damage

    Scenario: damage is still there when the end of the turn is to be declared
      Given it is South's encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      When South passes
      Then South is asked for the end of the turn
      And Hero has 2 damage

    Scenario: wounds stay at the end of the turn
      Given it is South's encounter phase
      And South's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 3          | 0      |
        | Page | wounded | 3          | 2      |
      When South plays the turn to its end
      Then Page is wounded
      And Page has 0 damage

    Scenario: damage of one turn does not add up with that of the next
      Given it is South's end phase
      And South's party is
        | card | durability |
        | Hero | 4          |
      And North's party is
        | card   | durability | damage |
        | Raider | 4          | 3      |
        | Witch  | 4          | 0      |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 3      |
      And South has ended the turn
      And North has passed
      And North has declared a battle
      And North has assigned Raider to Wolf
      When South aims Wolf at Raider
      Then Raider is unhurt
      And Raider has 3 damage

    Scenario: effects until the end of the turn end with the damage
      Given it is South's third window
      And South's party is
        | card | attack | effect                                            |
        | Hero | 1      | activated, once: attack +2 to this until turn end |
      And South has activated Hero
      When South plays the turn to its end
      Then Hero adds 0 to its attack

    Scenario: effects until the end of the turn end on everybody's field
      Given it is South's third window
      And 3 players sit at the table
      And South's party is
        | card | effect                                                 |
        | Hero | activated, once: attack -1 to everybody until turn end |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And South has activated Hero
      When South plays the turn to its end
      Then Hero adds 0 to its attack
      And Wolf adds 0 to its attack
      And West Hero adds 0 to its attack
      And North Hero adds 0 to its attack

  @monster_maker.character.heal
  Rule: A wounded character becomes unhurt by the party's move to a town or by card effects.
    Scenario: moving to a town heals the whole party
      Given it is South's move phase
      And South's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Page   | wounded |
        | Squire | wounded |
      And South's hand is
        | card  | kind | town |
        | Haven | land | yes  |
      When South moves to Haven
      Then Hero, Page and Squire are unhurt

    Scenario: moving to a wilderness heals nobody
      Given it is South's move phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Page | wounded |
      And South's hand is
        | card  | kind | town |
        | Hills | land |      |
      When South moves to Hills
      Then Page is wounded

    Scenario: a card's effect heals whom it reaches
      Given it is South's first window
      And South's party is
        | card   | state   | effect                                        |
        | Medic  | unhurt  | activated, once: heal a wounded own character |
        | Page   | wounded |                                               |
        | Squire | wounded |                                               |
      When South activates Medic on Page
      Then Page is unhurt
      And Squire is wounded

    Scenario: somebody healed counts as unhurt from then on
      Given it is South's first window
      And South's party is
        | card  | state   | effect                                        |
        | Medic | unhurt  | activated, once: heal a wounded own character |
        | Page  | wounded |                                               |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has activated Medic on Page
      And South has passed
      And South has declared a battle
      When South assigns Medic and Page to Wolf
      Then Page faces Wolf

    Scenario: healing takes no damage away
      Given it is South's first window
      And South's party is
        | card  | state   | durability | damage | effect                                        |
        | Medic | unhurt  | 3          | 0      | activated, once: heal a wounded own character |
        | Page  | wounded | 3          | 2      |                                               |
      When South activates Medic on Page
      Then Page is unhurt
      And Page has 2 damage

    Scenario: an effect that heals does nothing to somebody unhurt
      Given it is South's first window
      And South's party is
        | card  | durability | damage | effect                                 |
        | Medic | 3          | 0      | activated, once: heal an own character |
        | Page  | 3          | 2      |                                        |
      When South activates Medic on Page
      Then Page is unhurt
      And Page has 2 damage

  @monster_maker.ruling.wound_uses_up_damage
  Rule: When a character becomes wounded, its damage becomes 0; it is wounded again when damage reaches its durability anew.
    Scenario: a character that becomes wounded has no damage left
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 5      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is wounded
      And Hero has 0 damage

    Scenario Outline: wounded by 4 against a durability of 4, a character then takes <more>
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                              |
        | Spark | skill | mage  | 1     | skill: 4 damage to a character      |
        | Flame | skill | mage  | 1     | skill: <more> damage to a character |
      And North's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      And South has used Spark with Mage on Raider
      When South uses Flame with Mage on Raider
      Then Raider <outcome>

      Examples:
        | more | outcome                    |
        | 1    | has 1 damage               |
        | 3    | has 3 damage               |
        | 4    | is in North's discard pile |

    Scenario: 3 damage and 1 more make a second wound
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                         |
        | Spark | skill | mage  | 1     | skill: 4 damage to a character |
        | Flame | skill | mage  | 1     | skill: 3 damage to a character |
        | Ember | skill | mage  | 1     | skill: 1 damage to a character |
      And North's party is
        | card   | durability |
        | Raider | 4          |
        | Bandit | 4          |
      And South has used Spark with Mage on Raider
      And South has used Flame with Mage on Raider
      When South uses Ember with Mage on Raider
      Then Raider is in North's discard pile

    Scenario: an effect that wounds uses up the damage
      Given it is South's first window
      And South's party is
        | card | effect                                               |
        | Mage | activated, once: wound a character of another player |
      And North's party is
        | card   | durability | damage |
        | Raider | 4          | 3      |
        | Bandit | 4          | 0      |
      When South activates Mage on Raider
      Then Raider is wounded
      And Raider has 0 damage

  @monster_maker.ruling.reset_on_all_fields
  Rule: In every player's end phase the damage on all fields becomes 0.
    Scenario: South's end phase takes the damage from everybody
      Given it is South's encounter phase
      And 3 players sit at the table
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And West's party is
        | card   | durability | damage |
        | Archer | 3          | 1      |
      And North's party is
        | card   | durability | damage |
        | Raider | 3          | 2      |
      And these monsters are on North's newest land
        | card | owner | durability | damage |
        | Wolf | West  | 3          | 2      |
      When South plays the turn to its end
      Then Hero, Archer, Raider and Wolf have 0 damage

    Scenario: North's end phase takes the damage from everybody
      Given it is North's encounter phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on South's newest land
        | card | durability | damage |
        | Wolf | 3          | 1      |
      When North plays the turn to its end
      Then Hero and Wolf have 0 damage

    Scenario: wounded characters of others stay wounded
      Given it is South's encounter phase
      And North's party is
        | card   | state   | durability | damage |
        | Raider | unhurt  | 3          | 0      |
        | Bandit | wounded | 3          | 2      |
      When South plays the turn to its end
      Then Bandit is wounded
      And Bandit has 0 damage
