Feature: Targets and combat rolls

  The owners choose whom their monsters attack; then the main characters roll, then the monsters.

  @monster_maker.target.owner_chooses
  Rule: Each monster's owner chooses its attack targets among the main characters facing it.
    Background:
      Given it is South's battle phase

    Scenario: the owner is asked about each monster that somebody faces
      Given South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: the turn player does not choose for the owner
      Given South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to aim Wolf at Hero
      Then it is refused under monster_maker.target.owner_chooses

    Scenario Outline: the owner chooses among those who face the monster: <target>, not <other>
      Given South's party is
        | card | attack |
        | Hero | 0      |
        | Ally | 0      |
        | Page | 0      |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | 1            |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at <target>
      Then <target> has 2 damage
      And <other> and Page have 0 damage

      Examples:
        | target | other |
        | Ally   | Hero  |
        | Hero   | Ally  |

    Scenario: somebody who does not face the monster is no target
      Given South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 1            |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North tries to aim Wolf at Page
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: of two characters one who faces another monster is no target
      Given South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 1            |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      When North tries to aim Wolf at Hero and Ally
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: a character of another player is no target
      Given 3 players sit at the table
      And South's party is
        | card |
        | Hero |
      And West's party is
        | card   |
        | Raider |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North tries to aim Wolf at Raider
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: the owner is not asked about a monster that nobody faces
      Given South's party is
        | card | attack |
        | Hero | 0      |
      And these monsters are on South's newest land
        | card | attack |
        | Boar | 2      |
        | Wolf | 2      |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: no target is chosen for a character that is nowhere
      Given South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North tries to aim Wolf at Wolf
      Then it is refused as meaningless

    Scenario Outline: where targets are chosen, to <deed> is no answer
      Given South's map has level 3
      And North's map has level 3
      And South's party is
        | card |
        | Hero |
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
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                             |
        | pass                      | monster_maker.target.owner_chooses |
        | place Sword on Mage       | monster_maker.window.three_windows |
        | activate Scout            | monster_maker.window.three_windows |
        | declare a battle          | monster_maker.battle.step_order    |
        | take the loot             | monster_maker.battle.step_order    |
        | move to Moor              | monster_maker.turn.phases          |
        | dismiss Scout             | monster_maker.turn.phases          |
        | place Ally in the party   | monster_maker.turn.phases          |
        | rank up Rookie to Veteran | monster_maker.turn.phases          |
        | place Rat on South's land | monster_maker.turn.phases          |
        | end the turn              | monster_maker.turn.phases          |
        | discard Ally              | monster_maker.end.hand_limit       |

    Scenario: where a target is chosen, no other question may be answered
      Given South's party is
        | card   |
        | Hero   |
        | Squire |
      And North's map has level 2
      And South's map has level 2
      And North's party is
        | card   | level | named | skills | effect                  |
        | Archer | 1     |       | mage 1 |                         |
        | Rookie | 1     | Rook  |        |                         |
        | Bard   | 1     |       |        | activated, once: draw 1 |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Charm   | skill     | mage  | 1     |       | skill: draw 1 |
        | Shield  | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
        | Shrine  | miracle   |       | 1     |       |               |
      And these monsters are on South's newest land
        | card |
        | Bear |
      And South has declared a battle
      When South assigns Hero and Squire to Bear
      Then North may answer no other question

    Scenario: each of five characters that face a monster may be its target
      Given South's party is
        | card   |
        | Ally   |
        | Hero   |
        | Page   |
        | Rogue  |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 1            |
      And South has declared a battle
      When South assigns Ally, Hero, Page, Rogue and Squire to Wolf
      Then the aim answers open to North are exactly
        | characters |
        | Ally       |
        | Hero       |
        | Page       |
        | Rogue      |
        | Squire     |
        |            |

    Scenario: a monster strikes the last of five characters that face it
      Given South's party is
        | card   | durability |
        | Ally   | 9          |
        | Hero   | 9          |
        | Page   | 9          |
        | Rogue  | 9          |
        | Squire | 9          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 99         |
      And South has declared a battle
      And South has assigned Ally, Hero, Page, Rogue and Squire to Wolf
      When North aims Wolf at Squire
      Then Squire has 3 damage
      And Ally, Hero, Page and Rogue have 0 damage

  @monster_maker.target.up_to_attack_count
  Rule: A monster can have at most as many targets as its attack count.
    Background:
      Given it is North's battle phase

    Scenario Outline: an attack count of <count> allows <targets>
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack | attack count |
        | Wolf | 2      | <count>      |
      And North has declared a battle
      And North has assigned Hero, Ally and Page to Wolf
      When South aims Wolf at <targets>
      Then <targets> have 2 damage

      Examples:
        | count | targets             |
        | 2     | Hero and Page       |
        | 3     | Hero, Ally and Page |
        | 4     | Hero, Ally and Page |

    Scenario Outline: an attack count of <count> does not allow <targets>
      Given North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack | attack count |
        | Wolf | 2      | <count>      |
      And North has declared a battle
      And North has assigned Hero, Ally and Page to Wolf
      When South tries to aim Wolf at <targets>
      Then it is refused under monster_maker.target.up_to_attack_count

      Examples:
        | count | targets             |
        | 0     | Hero                |
        | 1     | Hero and Ally       |
        | 2     | Hero, Ally and Page |

    Scenario: each monster has its own count
      Given North's party is
        | card   | attack |
        | Hero   | 0      |
        | Ally   | 0      |
        | Page   | 0      |
        | Squire | 0      |
      And these monsters are on North's newest land
        | card | attack count |
        | Boar | 1            |
        | Wolf | 2            |
      And North has declared a battle
      And North has assigned Hero and Ally to Boar and Page and Squire to Wolf
      When South tries to aim Boar at Hero and Ally
      Then it is refused under monster_maker.target.up_to_attack_count

    Scenario: every two of three characters are open as targets
      Given it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
      And North has declared a battle
      When North assigns Hero, Ally and Page to Wolf
      Then the aim answers open to South are exactly
        | characters    |
        | Hero and Ally |
        | Hero and Page |
        | Ally and Page |
        | Hero          |
        | Ally          |
        | Page          |
        |               |

    Scenario: a monster with the smaller attack count attacks no more because of the greater one beside it
      Given 4 players sit at the table
      And it is West's battle phase
      And West's party is
        | card   | attack |
        | Hero   | 0      |
        | Ally   | 0      |
        | Page   | 0      |
        | Squire | 0      |
      And these monsters are on West's newest land
        | card | owner | attack count |
        | Wolf | East  | 2            |
        | Boar | South | 1            |
      And West has declared a battle
      And West has assigned Hero and Ally to Wolf and Page and Squire to Boar
      And East has aimed Wolf at Hero and Ally
      When South tries to aim Boar at Page and Squire
      Then it is refused under monster_maker.target.up_to_attack_count

  @monster_maker.target.one_attack_per_character
  Rule: A monster attacks one character at most once, whatever its attack count.
    Background:
      Given it is South's battle phase

    Scenario: a character is not attacked twice by a monster
      Given South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North tries to aim Wolf at Hero and Hero
      Then it is refused under monster_maker.target.one_attack_per_character

    Scenario: one attack is all that an attack count of 3 gives against one character
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | 3            |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 2 damage

    Scenario: two characters named are two attacks
      Given South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | 2            |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Ally and Hero
      Then Hero and Ally have 2 damage
