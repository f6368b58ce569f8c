Feature: Damage, wounds and destruction

  Damage adds up in a turn. Reaching the durability wounds a character and destroys a monster; wounded again, a character
  is destroyed. At the end of every turn damage is gone, wounds are not.

  @monster_maker.damage.dealt
  Rule: Each main character deals its attack result as damage to the monster it faces, each monster its result to whomever it attacks.
    Background:
      Given it is North's battle phase

    Scenario Outline: a monster takes what the character's attack is, <attack>
      Given North's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has <attack> damage

      Examples:
        | attack |
        | 0      |
        | 1      |
        | 8      |

    Scenario Outline: a character takes what the monster's attack is, <attack>
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack   |
        | Wolf | <attack> |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has <attack> damage

      Examples:
        | attack |
        | 0      |
        | 1      |
        | 8      |

    Scenario: everybody strikes their battle opponent and nobody else
      Given 3 players sit at the table
      And North's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
        | Ally | 2      | 9          |
      And these monsters are on North's newest land
        | card | owner | attack | durability |
        | Wolf | West  | 3      | 9          |
        | Rat  | South | 4      | 9          |
      And North has declared a battle
      And North has assigned Hero to Wolf and Ally to Rat
      And South has aimed Rat at Ally
      When West aims Wolf at Hero
      Then Wolf has 1 damage
      And Rat has 2 damage
      And Hero has 3 damage
      And Ally has 4 damage

    Scenario: a ward is taken off the damage of a monster
      Given North's party is
        | card | attack | durability | effect                    |
        | Hero | 0      | 9          | constant: ward 1 for this |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 4      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has 3 damage

    Scenario: a ward above the damage takes nothing off earlier damage
      Given North's party is
        | card | attack | durability | damage | effect                    |
        | Hero | 0      | 9          | 2      | constant: ward 3 for this |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 1      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has 2 damage

  @monster_maker.damage.several_on_monster
  Rule: Damage of several main characters on the same monster adds up.
    Background:
      Given 3 players sit at the table
      And it is West's battle phase

    Scenario: the attacks of two characters are added
      Given West's party is
        | card | attack |
        | Hero | 2      |
        | Ally | 3      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And West has declared a battle
      And West has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero
      Then Wolf has 5 damage

    Scenario Outline: two characters together destroy what none of them could: durability <durability>
      Given West's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
        | Page | 3      |
      And these monsters are on West's newest land
        | card | attack | durability   |
        | Wolf | 0      | <durability> |
      And West has declared a battle
      And West has assigned Hero, Ally and Page to Wolf
      When North aims Wolf at Hero
      Then Wolf <outcome>

      Examples:
        | durability | outcome                    |
        | 5          | is in North's discard pile |
        | 6          | is in North's discard pile |
        | 7          | has 6 damage               |

    Scenario: a battle of two characters against a monster of two attacks
      Given West's deck is, from the top
        | card | kind    |
        | Map  | miracle |
      And West's party is
        | card   | attack | durability |
        | Roller | 2D-1   | 4          |
        | Ally   | 2      | 3          |
      And these monsters are on West's newest land
        | card  | attack | attack count | durability |
        | Beast | 1D     | 2            | 5          |
      And West's attack dice will show 1 and 3
      And North's attack dice will show 4 and 2
      And West has declared a battle
      And West has assigned Roller and Ally to Beast
      When North aims Beast at Roller and Ally
      Then Beast is in North's discard pile
      And Roller is wounded
      And Ally is unhurt
      And Ally has 2 damage
      And West is asked for the loot

    Scenario: damage on one monster does not count for another
      Given West's party is
        | card | attack |
        | Hero | 2      |
        | Ally | 2      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And West has declared a battle
      And West has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      When North aims Boar at Ally
      Then Wolf and Boar have 2 damage

    Scenario: the attacks of five characters are added
      Given West's party is
        | card   | attack |
        | Hero   | 1      |
        | Ally   | 2      |
        | Page   | 3      |
        | Squire | 4      |
        | Rogue  | 5      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 16         |
      And West has declared a battle
      And West has assigned Hero, Ally, Page, Squire and Rogue to Wolf
      When North aims Wolf at Hero
      Then Wolf has 15 damage

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

    Scenario: each of four targets takes the damage rolled for it
      Given South's party is
        | card   | attack | durability |
        | Hero   | 0      | 9          |
        | Ally   | 0      | 9          |
        | Page   | 0      | 9          |
        | Squire | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 4            |
      And North's attack dice will show 1, 2, 3 and 5
      And South has declared a battle
      And South has assigned Hero, Ally, Page and Squire to Wolf
      When North aims Wolf at Hero, Ally, Page and Squire
      Then Hero has 1 damage
      And Ally has 2 damage
      And Page has 3 damage
      And Squire has 5 damage

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
