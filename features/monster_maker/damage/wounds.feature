Feature: Damage, wounds and destruction

  @monster_maker.damage.character_wounded
  Rule: A character whose accumulated damage reaches its durability becomes wounded.
    Background:
      Given it is North's battle phase

    Scenario Outline: damage of <attack> against a durability of 3 leaves a character <state>
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on North's newest land
        | card | attack   |
        | Wolf | <attack> |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is <state>
      And Page is unhurt

      Examples:
        | attack | state   |
        | 2      | unhurt  |
        | 3      | wounded |
        | 4      | wounded |

    Scenario Outline: with 1 damage before, an attack of <attack> leaves a character of durability 3 <state>
      Given North's party is
        | card | attack | durability | damage |
        | Hero | 0      | 3          | 1      |
        | Page | 0      | 3          | 0      |
      And these monsters are on North's newest land
        | card | attack   |
        | Wolf | <attack> |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is <state>

      Examples:
        | attack | state   |
        | 1      | unhurt  |
        | 2      | wounded |
        | 3      | wounded |

    Scenario: a wounded character stays in the party
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 3      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is in North's party
      And Hero is not in North's discard pile

    Scenario: the start character is wounded by monsters like anybody else
      Given North's party is
        | card | attack | durability | marker |
        | Hero | 0      | 3          | start  |
        | Page | 0      | 3          |        |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 3      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is wounded
      And Hero has the start marker

    Scenario: no damage wounds nobody
      Given North's party is
        | card | attack | durability | damage |
        | Hero | 0      | 3          | 2      |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 0      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is unhurt
      And Hero has 2 damage

    Scenario Outline: damage of <attack> against a durability of 7 leaves a character <state>
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 7          |
        | Page | 0      | 3          |
      And these monsters are on North's newest land
        | card | attack   |
        | Wolf | <attack> |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is <state>

      Examples:
        | attack | state   |
        | 6      | unhurt  |
        | 7      | wounded |

  @monster_maker.damage.monster_destroyed
  Rule: A monster whose accumulated damage reaches its durability is destroyed at once.
    Scenario Outline: damage of <attack> against a monster's durability of 3
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf <outcome>

      Examples:
        | attack | outcome                    |
        | 2      | is on East's newest land   |
        | 3      | is in South's discard pile |
        | 4      | is in South's discard pile |

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
      Given 3 players sit at the table
      And it is South's battle phase
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
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on North's newest land
        | card | kind                  | attack | durability |
        | Spy  | character and monster | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Spy
      When South aims Spy at Hero
      Then Spy is in South's discard pile

    Scenario: a monster is destroyed at once in a window
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on West's newest land
        | card | durability |
        | Wolf | 2          |
      When West uses Spark with Mage on Wolf
      Then Wolf is in North's discard pile
      And West is asked for a window action

    Scenario: a position cannot have one with so much damage on a land
      Given it is North's first window
      And these monsters are on North's newest land
        | card | durability | damage |
        | Wolf | 3          | 3      |
      When the position is put on the table
      Then it is turned down

    Scenario: a monster is destroyed beside an annihilated player, and brings loot
      Given 3 players sit at the table
      And it is West's battle phase
      And South has been annihilated
      And West's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And West has declared a battle
      And West has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf is in North's discard pile
      And West is asked for the loot

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
        | card | state   | effect                                                            |
        | Mage | unhurt  | activated, once: heal one of your wounded characters and wound it |
        | Hero | wounded |                                                                   |
      When South activates Mage on Hero
      Then Hero is wounded
      And Hero is in South's party

    Scenario Outline: an effect that wounds the fourth of four characters, who is <state>
      Given South's party is
        | card | effect                                               |
        | Mage | activated, once: wound a character of another player |
      And North's party is
        | card   | state   |
        | Raider | wounded |
        | Bandit | unhurt  |
        | Witch  | wounded |
        | Rogue  | <state> |
      When South activates Mage on Rogue
      Then Rogue <outcome>

      Examples:
        | state   | outcome                    |
        | unhurt  | is wounded                 |
        | wounded | is in North's discard pile |

  @monster_maker.damage.overkill_once
  Rule: One application of damage wounds at most once.
    Scenario: 9 damage at once against a durability of 3 wounds once
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack | durability |
        | Hero | 0      | 3          |
        | Page | 0      | 3          |
      And these monsters are on East's newest land
        | card | attack |
        | Wolf | 9      |
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is wounded
      And Hero is in East's party

    Scenario: damage before and a heavy blow are one wound
      Given it is North's battle phase
      And North's party is
        | card | attack | durability | damage |
        | Hero | 0      | 3          | 2      |
        | Page | 0      | 3          | 0      |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 6      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is wounded
      And Hero is in North's party

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
