Feature: Targets and combat rolls

  @monster_maker.ruling.monsters_may_hold_back
  Rule: A monster's owner may choose fewer targets than the attack count allows, even none.
    Background:
      Given 3 players sit at the table
      And it is West's battle phase

    Scenario: a monster may attack nobody
      Given West's party is
        | card | attack | durability |
        | Hero | 2      | 3          |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 9      | 20         |
      And West has declared a battle
      And West has assigned Hero to Wolf
      When North aims Wolf at nobody
      Then Hero has 0 damage
      And Wolf has 2 damage

    Scenario: a monster need not use up its attack count
      Given West's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on West's newest land
        | card | attack | attack count |
        | Wolf | 2      | 2            |
      And West has declared a battle
      And West has assigned Hero and Ally to Wolf
      When North aims Wolf at Ally
      Then Ally has 2 damage
      And Hero has 0 damage

    Scenario: the owner has every choice up to the attack count
      Given West's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on West's newest land
        | card | attack count |
        | Wolf | 2            |
      And West has declared a battle
      When West assigns Hero and Ally to Wolf
      Then the aim answers open to North are exactly
        | characters |
        | Hero, Ally |
        | Hero       |
        | Ally       |
        |            |

    Scenario: a monster that holds back is not rolled for
      Given West's party is
        | card | attack |
        | Hero | 0      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 2D     | 20         |
      And West has declared a battle
      And West has assigned Hero to Wolf
      When North aims Wolf at nobody
      Then Hero has 0 damage
      And it has become West's second window

  @monster_maker.ruling.everybody_rolls
  Rule: Every main character rolls once, attacked or not, and all characters roll before any monster.
    Background:
      Given it is North's battle phase

    Scenario: somebody who is not attacked rolls and strikes
      Given North's party is
        | card | attack |
        | Ally | 1D     |
        | Hero | 1D     |
      And these monsters are on North's newest land
        | card | attack | attack count | durability |
        | Wolf | 0      | 1            | 20         |
      And North's attack dice will show 2 and 5
      And North has declared a battle
      And North has assigned Ally and Hero to Wolf
      When South aims Wolf at Ally
      Then Wolf has 7 damage

    Scenario: a monster with an attack count of 0 is struck by whoever faces it
      Given North's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on North's newest land
        | card  | attack | attack count | durability |
        | Stone | 9      | 0            | 20         |
      And North's attack dice will show 5
      And North has declared a battle
      And North has assigned Hero to Stone
      When South aims Stone at nobody
      Then Stone has 5 damage
      And Hero has 0 damage

    @upright.ids:Dice_come_in_the_order_of_the_ids
    Scenario: all characters have rolled before the first monster does
      Given North's party is
        | card | attack | durability |
        | Ally | 1D     | 20         |
        | Hero | 1D     | 20         |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Boar | 1D     | 20         |
        | Wolf | 1D     | 20         |
      And the dice will be rolled in this order
        | seat  | dice   | shows |
        | North | attack | 1     |
        | North | attack | 2     |
        | South | attack | 3     |
        | South | attack | 4     |
      And North has declared a battle
      And North has assigned Ally to Boar and Hero to Wolf
      And South has aimed Boar at Ally
      When South aims Wolf at Hero
      Then Boar has 1 damage
      And Wolf has 2 damage
      And Ally has 3 damage
      And Hero has 4 damage

    Scenario: a character that faces an attack count of 2 rolls once
      Given North's party is
        | card | attack | durability |
        | Hero | 1D     | 20         |
      And these monsters are on North's newest land
        | card | attack | attack count | durability |
        | Wolf | 1      | 2            | 20         |
      And North's attack dice will show 6
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has 6 damage
      And Hero has 1 damage

  @monster_maker.ruling.monsters_not_below_zero
  Rule: A monster's attack result below 0 counts as 0, too.
    Background:
      Given it is South's battle phase

    Scenario Outline: a monster's 1D-3 with a die showing <die> is <result>
      Given South's party is
        | card | attack | durability | damage |
        | Hero | 0      | 20         | 5      |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 1D-3   |
      And North's attack dice will show <die>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has <damage> damage

      Examples:
        | die | result | damage |
        | 1   | 0      | 5      |
        | 3   | 0      | 5      |
        | 4   | 1      | 6      |

    Scenario: a fixed attack lowered below 0 is 0
      Given South's party is
        | card | attack | durability | damage | effect                                                    |
        | Hero | 0      | 20         | 5      | battle start: attack -3 to the obstacles until battle end |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 2      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 5 damage

    Scenario: what an effect adds is added before the result is raised to 0
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                           |
        | Wolf | 1D-3   | 9          | battle start: attack +1 to this until battle end |
      And North's attack dice will show 1
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 0 damage

  @monster_maker.ruling.dice_formula
  Rule: nD+k is the sum of n six-sided dice and k.
    Background:
      Given 4 players sit at the table
      And it is East's battle phase

    Scenario Outline: <attack> with dice showing <dice> is <result>
      Given East's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 30         |
      And East's attack dice will show <dice>
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | attack | dice       | result |
        | 2D     | 3 and 6    | 9      |
        | 2D+3   | 2 and 4    | 9      |
        | 2D-3   | 2 and 4    | 3      |
        | 3D+1   | 1, 5 and 6 | 13     |
        | 3D-2   | 1, 2 and 3 | 4      |

    Scenario Outline: the dice of an effect follow the same formula: <amount> with <dice> is <result>
      Given East's party is
        | card  | effect                                         |
        | Scout | battle start: <amount> damage to the obstacles |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 30         |
      And East's effect dice will show <dice>
      When East declares a battle
      Then Wolf has <result> damage

      Examples:
        | amount | dice    | result |
        | 1D     | 4       | 4      |
        | 2D+1   | 2 and 5 | 8      |
        | 1D-3   | 2       | 0      |

    Scenario: the dice of three skills in a turn are rolled each time
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                          |
        | Spark | skill | mage  | 1     | skill: 1D damage to a character |
        | Flame | skill | mage  | 1     | skill: 1D damage to a character |
        | Storm | skill | mage  | 1     | skill: 1D damage to a character |
      And South's party is
        | card   | durability |
        | Raider | 20         |
      And North's effect dice will show 2, 3 and 6
      And North has used Spark with Mage on Raider
      And North has used Flame with Mage on Raider
      When North uses Storm with Mage on Raider
      Then Raider has 11 damage

    Scenario: the dice of two effects at the beginning of a battle are rolled each time
      Given it is South's battle phase
      And South's party is
        | card   | effect                                   |
        | Scout  | battle start: 1D damage to the obstacles |
        | Ranger | battle start: 1D damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 20         |
      And South's effect dice will show 2 and 6
      And South has declared a battle
      When South applies Scout
      Then Wolf has 8 damage
      And South is asked for an assignment
