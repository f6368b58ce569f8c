Feature: Targets and combat rolls

  @monster_maker.roll.character
  Rule: For every attacking character its attack is rolled or read.
    Scenario Outline: an attack of <attack> with dice showing <dice> is <result>
      Given it is North's battle phase
      And North's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And North's attack dice will show <dice>
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | attack | dice | result |
        | 1D     | 1    | 1      |
        | 1D     | 6    | 6      |
        | 1D+2   | 3    | 5      |

    Scenario Outline: a fixed attack of <attack> is read, not rolled
      Given it is South's battle phase
      And South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has <attack> damage

      Examples:
        | attack |
        | 0      |
        | 1      |
        | 7      |

    @upright.ids:Dice_come_in_the_order_of_the_ids
    Scenario: every character has a roll of its own
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | attack |
        | Ally | 1D     |
        | Hero | 1D     |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Boar | 0      | 20         |
        | Wolf | 0      | 20         |
      And West's attack dice will show 2 and 5
      And West has declared a battle
      And West has assigned Ally to Boar and Hero to Wolf
      And North has aimed Boar at Ally
      When North aims Wolf at Hero
      Then Boar has 2 damage
      And Wolf has 5 damage

    Scenario: what an item adds to an attack counts
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D     |
      And Hero holds these items
        | card  | effect                      |
        | Sword | constant: attack +2 to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show 3
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 5 damage

    Scenario: the turn player rolls for the characters
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And North's attack dice will show 3
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has 3 damage

    Scenario: in North's turn North rolls, whoever went first
      Given it is North's battle phase
      And South had the first turn
      And North's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North's attack dice will show 4
      When the battle on North's newest land is fought out
      Then Wolf has 4 damage

    @monster_maker.vocabulary.constant_whom
    Scenario: constant effects of three items, three cards and three characters add up
      Given it is South's first window
      And South's party is
        | card | effect                           |
        | Hero | constant: attack +1 to the party |
        | Ally | constant: attack +2 to the party |
        | Page | constant: attack +4 to the party |
      And Hero holds these items
        | card  | effect                       |
        | Sword | constant: attack +8 to this  |
        | Ring  | constant: attack +16 to this |
        | Crown | constant: attack +32 to this |
      And South's other cards are
        | card   | kind    | effect                             |
        | Banner | miracle | constant: attack +64 to the party  |
        | Quest  | miracle | constant: attack +128 to the party |
        | Ward   | miracle | constant: attack +256 to the party |
      When the phase begins
      Then Hero adds 511 to its attack
      And Ally adds 455 to its attack

    Scenario: four characters roll, beside an annihilated player
      Given 3 players sit at the table
      And it is West's battle phase
      And South has been annihilated
      And West's party is
        | card   | attack |
        | Ally   | 1D     |
        | Hero   | 1D     |
        | Page   | 1D     |
        | Squire | 1D     |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And West's attack dice will show 1, 2, 4 and 6
      And West has declared a battle
      And West has assigned Ally, Hero, Page and Squire to Wolf
      When North aims Wolf at Hero
      Then Wolf has 13 damage

  @monster_maker.roll.negative_zero
  Rule: A negative character attack counts as 0.
    Background:
      Given 4 players sit at the table
      And it is East's battle phase

    Scenario Outline: 1D-3 with a die showing <die> is <result>
      Given East's party is
        | card | attack |
        | Hero | 1D-3   |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And East's attack dice will show <die>
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | die | result |
        | 1   | 0      |
        | 2   | 0      |
        | 3   | 0      |
        | 4   | 1      |

    Scenario: a result below 0 takes nothing from another character's
      Given East's party is
        | card | attack |
        | Hero | 1D-3   |
        | Ally | 2      |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And East's attack dice will show 1
      And East has declared a battle
      And East has assigned Hero and Ally to Wolf
      When South aims Wolf at Hero
      Then Wolf has 2 damage

    Scenario: a result below 0 takes no damage away
      Given East's party is
        | card | attack |
        | Hero | 1D-3   |
      And these monsters are on East's newest land
        | card | attack | durability | damage |
        | Wolf | 0      | 20         | 3      |
      And East's attack dice will show 1
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has 3 damage

    Scenario Outline: what a card adds is added before, 1D-3 and 1 with a die showing <die> is <result>
      Given East's party is
        | card | attack | effect                      |
        | Hero | 1D-3   | constant: attack +1 to this |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And East's attack dice will show <die>
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | die | result |
        | 1   | 0      |
        | 2   | 0      |
        | 3   | 1      |

  @monster_maker.roll.monster
  Rule: Every monster with targets has its attack rolled by its owner.
    Background:
      Given it is North's battle phase

    Scenario Outline: a monster's attack of <attack> with dice showing <dice> is <result>
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack   |
        | Wolf | <attack> |
      And South's attack dice will show <dice>
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has <result> damage

      Examples:
        | attack | dice    | result |
        | 1D     | 1       | 1      |
        | 1D     | 6       | 6      |
        | 2D+1   | 3 and 4 | 8      |

    Scenario: a fixed attack is read, not rolled
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 4      |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has 4 damage

    Scenario: each owner rolls for their own monsters
      Given 3 players sit at the table
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on North's newest land
        | card | owner | attack |
        | Wolf | West  | 1D     |
        | Rat  | South | 1D     |
      And South's attack dice will show 2
      And West's attack dice will show 5
      And North has declared a battle
      And North has assigned Hero to Wolf and Ally to Rat
      And South has aimed Rat at Ally
      When West aims Wolf at Hero
      Then Ally has 2 damage
      And Hero has 5 damage

    Scenario: a monster that nobody faces is not rolled for
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack |
        | Boar | 1D     |
        | Wolf | 1D     |
      And South's attack dice will show 3
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has 3 damage

    Scenario: what an effect adds to a monster counts
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack | effect                                           |
        | Wolf | 1D     | battle start: attack +2 to this until battle end |
      And South's attack dice will show 3
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has 5 damage

    Scenario: three monsters on the last of five lands roll one after another
      Given North's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
        | Dale  |
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack |
        | Bear | 1D     |
        | Boar | 1D     |
        | Wolf | 1D     |
      And South's attack dice will show 1, 3 and 6
      And North has declared a battle
      And North has assigned Hero to Bear, Ally to Boar and Page to Wolf
      And South has aimed Bear at Hero
      And South has aimed Boar at Ally
      When South aims Wolf at Page
      Then Hero has 1 damage
      And Ally has 3 damage
      And Page has 6 damage

    Scenario: a monster that holds back rolls no dice, and the one after it rolls
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack |
        | Bear | 1D     |
        | Boar | 1D     |
        | Wolf | 1D     |
      And South's attack dice will show 3 and 6
      And North has declared a battle
      And North has assigned Hero to Bear, Ally to Boar and Page to Wolf
      And South has aimed Bear at nobody
      And South has aimed Boar at Ally
      When South aims Wolf at Page
      Then Hero has 0 damage
      And Ally has 3 damage
      And Page has 6 damage

    Scenario: the first of three monsters alone rolls a die, the others have a fixed attack
      Given North's party is
        | card  | attack | durability | effect                                  |
        | Hero  | 0      | 9          |                                         |
        | Ally  | 0      | 9          |                                         |
        | Scout | 0      | 9          | battle end: draw 1 / battle end: draw 2 |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Bear | 1D     | 9          |
        | Boar | 2      | 9          |
        | Wolf | 4      | 9          |
      And South's attack dice will show 3
      And North has declared a battle
      And North has assigned Hero to Bear, Ally to Boar and Scout to Wolf
      And South has aimed Bear at Hero
      And South has aimed Boar at Ally
      When South aims Wolf at Scout
      Then Hero has 3 damage
      And Ally has 2 damage
      And Scout has 4 damage
      And North is asked for an effect

  @monster_maker.roll.monster_per_target
  Rule: With several targets the monster's attack is rolled once for each target separately.
    Background:
      Given it is North's battle phase

    Scenario: two targets, two rolls, in the order in which the targets are named
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 2            |
      And South's attack dice will show 2 and 5
      And North has declared a battle
      And North has assigned Hero and Ally to Wolf
      When South aims Wolf at Hero and Ally
      Then Hero has 2 damage
      And Ally has 5 damage

    Scenario: the dice follow the order in which two targets are named
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 2            |
      And South's attack dice will show 2 and 5
      And North has declared a battle
      And North has assigned Hero and Ally to Wolf
      When South aims Wolf at Ally and Hero
      Then Ally has 2 damage
      And Hero has 5 damage

    Scenario: two dice are rolled for each of three targets
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
        | Page | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack | attack count |
        | Wolf | 2D-1   | 3            |
      And South's attack dice will show 1, 1, 2, 3, 6 and 6
      And North has declared a battle
      And North has assigned Hero, Ally and Page to Wolf
      When South aims Wolf at Hero, Ally and Page
      Then Hero has 1 damage
      And Ally has 4 damage
      And Page has 11 damage

    Scenario: somebody who faces the monster and is no target takes no roll
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 1            |
      And South's attack dice will show 4
      And North has declared a battle
      And North has assigned Hero and Ally to Wolf
      When South aims Wolf at Ally
      Then Ally has 4 damage
      And Hero has 0 damage

    Scenario: what an effect adds is added to each of several rolls
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on North's newest land
        | card | attack | attack count | effect                                           |
        | Wolf | 1D+1   | 2            | battle start: attack +2 to this until battle end |
      And South's attack dice will show 1 and 4
      And North has declared a battle
      And North has assigned Hero and Ally to Wolf
      When South aims Wolf at Hero and Ally
      Then Hero has 4 damage
      And Ally has 7 damage

    Scenario Outline: <owner>'s monster has two targets in <seat>'s battle, and two rolls
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on <seat>'s newest land
        | card | owner   | attack | attack count |
        | Wolf | <owner> | 1D     | 2            |
      And <owner>'s attack dice will show 2 and 5
      And <seat> has declared a battle
      And <seat> has assigned Hero and Ally to Wolf
      When <owner> aims Wolf at Hero and Ally
      Then Hero has 2 damage
      And Ally has 5 damage

      Examples:
        | seat  | owner |
        | South | East  |
        | West  | South |
        | North | West  |
        | East  | North |

  @monster_maker.roll.range_example
  Rule: 2D-1 gives results from 1 to 11.
    Scenario Outline: 2D-1 with dice showing <dice> is <result>
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 2D-1   |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show <dice>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | dice    | result |
        | 1 and 1 | 1      |
        | 3 and 5 | 7      |
        | 6 and 6 | 11     |
