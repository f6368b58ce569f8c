Feature: Assigning characters

  The turn player says which unhurt character faces which monster, as far as possible as many as its attack count, and
  who supports whom.

  @monster_maker.battle.turn_player_assigns
  Rule: The turn player decides which characters take part.
    Scenario: the turn player is asked who fights whom
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then South is asked for an assignment

    Scenario: the owner of the monsters does not assign
      Given it is North's battle phase
      And North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When South tries to assign Hero to Wolf
      Then it is refused under monster_maker.battle.turn_player_assigns

    Scenario: a third player does not assign either, though some of the monsters are that player's
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
        | Rat  | West  |
      And North has declared a battle
      When West tries to assign Hero to Wolf and Ally to Rat
      Then it is refused under monster_maker.battle.turn_player_assigns

    Scenario: among equal ways the turn player chooses
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on East's newest land
        | card |
        | Wolf |
        | Boar |
      When East declares a battle
      Then the assign answers open to East are exactly
        | Hero | Ally |
        | Wolf | Boar |
        | Boar | Wolf |

    Scenario: in North's turn North is asked who fights whom
      Given it is North's battle phase
      And North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then South is asked for a target about Wolf
      And Hero faces Wolf

    @monster_maker.assign.fill_attack_count
    @monster_maker.assign.no_surplus_before_fill
    @monster_maker.assign.unhurt_only
    Scenario Outline: whoever's turn it is, to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | state   |
        | Hero |         |
        | Ally |         |
        | Page |         |
        | Sam  | wounded |
      And these monsters are on <seat>'s newest land
        | card | attack count |
        | Wolf | 2            |
        | Rat  | 1            |
      And <seat> has declared a battle
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | deed                                                 | clause                                      |
        | South | assign Hero to Wolf and Ally to Rat                  | monster_maker.assign.fill_attack_count      |
        | West  | assign Hero to Wolf and Ally to Rat                  | monster_maker.assign.fill_attack_count      |
        | North | assign Hero to Wolf and Ally to Rat                  | monster_maker.assign.fill_attack_count      |
        | East  | assign Hero to Wolf and Ally to Rat                  | monster_maker.assign.fill_attack_count      |
        | South | assign Ally to Wolf and Hero and Page to Rat         | monster_maker.assign.no_surplus_before_fill |
        | West  | assign Ally to Wolf and Hero and Page to Rat         | monster_maker.assign.no_surplus_before_fill |
        | North | assign Ally to Wolf and Hero and Page to Rat         | monster_maker.assign.no_surplus_before_fill |
        | East  | assign Ally to Wolf and Hero and Page to Rat         | monster_maker.assign.no_surplus_before_fill |
        | South | assign Sam and Hero to Wolf, Ally and Page to Rat    | monster_maker.assign.unhurt_only            |
        | West  | assign Hero and Sam to Wolf and Ally and Page to Rat | monster_maker.assign.unhurt_only            |
        | North | assign Hero and Ally to Wolf and Sam and Page to Rat | monster_maker.assign.unhurt_only            |
        | East  | assign Hero and Ally to Wolf and Page and Sam to Rat | monster_maker.assign.unhurt_only            |

    @monster_maker.assign.one_each
    Scenario Outline: whoever's turn it is, somebody faces each monster: to assign everybody to <one> is refused
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on <seat>'s newest land
        | card | attack count |
        | Wolf | 3            |
        | Boar | 3            |
      And <seat> has declared a battle
      When <seat> tries to assign Hero, Ally and Page to <one>
      Then it is refused under monster_maker.assign.one_each

      Examples:
        | seat  | one  |
        | South | Wolf |
        | West  | Boar |
        | North | Wolf |
        | East  | Boar |

    @monster_maker.assign.too_few
    Scenario Outline: whoever's turn it is, two of three monsters are faced by one each: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | state   |
        | Hero |         |
        | Ally |         |
        | Sam  | wounded |
      And these monsters are on <seat>'s newest land
        | card | attack count |
        | Wolf | 2            |
        | Rat  | 2            |
        | Boar | 2            |
      And <seat> has declared a battle
      When <seat> tries to <deed>
      Then it is refused under monster_maker.assign.too_few

      Examples:
        | seat  | deed                         |
        | South | assign Hero and Ally to Wolf |
        | West  | assign Hero and Ally to Rat  |
        | North | assign Hero and Ally to Boar |
        | East  | assign Hero and Ally to Rat  |

    Scenario Outline: of several assigned one is not in the party or faces nobody there: to <deed> means nothing
      Given 4 players sit at the table
      And it is West's battle phase
      And West's party is
        | card |
        | Hero |
        | Ally |
      And North's party is
        | card |
        | Ned  |
      And these monsters are on West's newest land
        | card | attack count |
        | Wolf | 3            |
      And these monsters are on North's newest land
        | card | owner |
        | Gull | East  |
      And West has declared a battle
      When West tries to <deed>
      Then it is refused as meaningless

      Examples:
        | deed                                 |
        | assign Ned, Hero and Ally to Wolf    |
        | assign Hero, Ned and Ally to Wolf    |
        | assign Hero, Ally and Ned to Wolf    |
        | assign Hero to Gull and Ally to Wolf |
        | assign Hero to Wolf and Ally to Gull |

  @monster_maker.battle.nonparticipants
  Rule: Only the target monsters, main characters and supporters take part; all others are uninvolved.
    Background:
      Given it is South's battle phase

    Scenario: whoever is left over neither strikes nor is struck
      Given South's party is
        | card | attack | durability |
        | Hero | 2      | 4          |
        | Page | 5      | 4          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 2 damage
      And Hero has 3 damage
      And Page has 0 damage

    Scenario: somebody who takes no part is no target
      Given South's party is
        | card |
        | Hero |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 1            |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North tries to aim Wolf at Page
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: the main character beside somebody uninvolved is a target
      Given South's party is
        | card |
        | Hero |
        | Page |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | 1            |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 2 damage

    Scenario: somebody who takes no part rolls no dice
      Given South's party is
        | card | attack |
        | Hero | 1D     |
        | Page | 1D     |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South's attack dice will show 4
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 4 damage

    Scenario: a helper who supports nobody adds nothing
      Given South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 5      | 3       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has passed
      When North aims Wolf at Hero
      Then Wolf has 1 damage

    Scenario: a monster that nobody faces takes no part
      Given South's party is
        | card | attack |
        | Hero | 1      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
        | Boar | 1D     | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Boar has 0 damage
      And it has become South's second window

  @monster_maker.battle.opponents
  Rule: A monster and the main characters assigned to it are each other's battle opponents.
    Background:
      Given it is North's battle phase

    Scenario: each creature strikes the one that it faces
      Given North's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
        | Ally | 2      | 9          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 3      | 9          |
        | Boar | 4      | 9          |
      And North has declared a battle
      And North has assigned Hero to Boar and Ally to Wolf
      And South has aimed Wolf at Ally
      When South aims Boar at Hero
      Then Boar has 1 damage
      And Wolf has 2 damage
      And Ally has 3 damage
      And Hero has 4 damage

    Scenario: a monster does not attack those who face another one
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
      And North has declared a battle
      And North has assigned Hero to Wolf and Ally to Boar
      When South tries to aim Wolf at Ally
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: a monster that nobody faces has no opponent to attack
      Given North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card |
        | Boar |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then South is asked for a target about Wolf
      And Hero faces Wolf

    Scenario: several characters share one opponent
      Given North's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
      And these monsters are on North's newest land
        | card | attack | attack count | durability |
        | Wolf | 2      | 2            | 9          |
      And North has declared a battle
      And North has assigned Hero and Ally to Wolf
      When South aims Wolf at Hero and Ally
      Then Wolf has 3 damage
      And Hero and Ally have 2 damage

  @monster_maker.assign.unhurt_only
  Rule: Only unhurt characters can be assigned.
    Background:
      Given 3 players sit at the table
      And it is West's battle phase

    Scenario: a wounded character is not assigned
      Given West's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And West has declared a battle
      When West tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.unhurt_only

    Scenario: an unhurt character is assigned beside another
      Given West's party is
        | card | state  |
        | Hero | unhurt |
        | Ally | unhurt |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And West has declared a battle
      When West assigns Hero and Ally to Wolf
      Then Hero and Ally face Wolf

    Scenario: damage alone does not keep anybody out
      Given West's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And West has declared a battle
      When West assigns Hero to Wolf
      Then Hero faces Wolf

    Scenario: somebody wounded at the beginning of this battle is not assigned
      Given West's party is
        | card | durability |
        | Hero | 9          |
        | Ally | 2          |
      And these monsters are on West's newest land
        | card | attack count | effect                                            |
        | Wolf | 2            | battle start: 2 damage to all opposing characters |
      And West has declared a battle
      When West tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.unhurt_only

    Scenario: somebody healed at the beginning of this battle is assigned
      Given West's party is
        | card | state   | effect                        |
        | Hero | unhurt  | battle start: heal your party |
        | Ally | wounded |                               |
      And these monsters are on West's newest land
        | card | attack count |
        | Wolf | 2            |
      And West has declared a battle
      When West assigns Hero and Ally to Wolf
      Then Hero and Ally face Wolf

    Scenario: the wounded do not count for what is possible
      Given West's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on West's newest land
        | card | attack count |
        | Wolf | 1            |
        | Boar | 2            |
      When West declares a battle
      Then the assign answers open to West are exactly
        | Hero |
        | Wolf |
        | Boar |

  @monster_maker.assign.main
  Rule: An assigned character is a main character of this battle, assigned to one monster.
    Background:
      Given it is North's battle phase

    Scenario: an assigned character faces its monster
      Given North's party is
        | card |
        | Hero |
        | Page |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then Hero faces Wolf
      And Page faces nobody

    Scenario: each assigned character faces one monster
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 1            |
      And North has declared a battle
      When North assigns Hero and Page to Wolf and Ally to Boar
      Then Hero and Page face Wolf
      And Ally faces Boar

    Scenario: only characters of the turn player are assigned
      Given South's party is
        | card   |
        | Raider |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North tries to assign Raider to Wolf
      Then it is refused as meaningless

    Scenario: main characters face monsters, not each other
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North tries to assign Hero to Ally
      Then it is refused as meaningless

    Scenario Outline: where characters are assigned, to <deed> is no answer
      Given North's map has level 3
      And South's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
      And North has declared a battle
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                                   |
        | pass                      | monster_maker.battle.turn_player_assigns |
        | declare a battle          | monster_maker.battle.step_order          |
        | take the loot             | monster_maker.battle.step_order          |
        | place Ally in the party   | monster_maker.turn.phases                |
        | rank up Rookie to Veteran | monster_maker.turn.phases                |
        | place Rat on South's land | monster_maker.turn.phases                |
        | end the turn              | monster_maker.turn.phases                |
        | discard Ally              | monster_maker.end.hand_limit             |
