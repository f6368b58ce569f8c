Feature: Targets and combat rolls

  The owners choose whom their monsters attack; then the main characters roll, then the monsters.

  @monster_maker.target.owner_chooses
  Rule: Each monster's owner chooses its attack targets among the main characters facing it.
    Scenario: the owner is asked about each monster that somebody faces
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: the turn player does not choose for the owner
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
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

    Scenario: somebody who does not face it is no target
      Given it is South's battle phase
      And South's party is
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

    Scenario: one of two who faces another monster is no target either
      Given it is South's battle phase
      And South's party is
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

    Scenario: another player's character is no target
      Given it is South's battle phase
      And 3 players sit at the table
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
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's map has level 3
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

  @monster_maker.target.up_to_attack_count
  Rule: A monster can have at most as many targets as its attack count.
    Scenario Outline: an attack count of <count> allows <targets>
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | <count>      |
      And South has declared a battle
      And South has assigned Hero, Ally and Page to Wolf
      When North aims Wolf at <targets>
      Then <targets> have 2 damage

      Examples:
        | count | targets             |
        | 2     | Hero and Page       |
        | 3     | Hero, Ally and Page |
        | 4     | Hero, Ally and Page |

    Scenario Outline: an attack count of <count> does not allow <targets>
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | <count>      |
      And South has declared a battle
      And South has assigned Hero, Ally and Page to Wolf
      When North tries to aim Wolf at <targets>
      Then it is refused under monster_maker.target.up_to_attack_count

      Examples:
        | count | targets             |
        | 0     | Hero                |
        | 1     | Hero and Ally       |
        | 2     | Hero, Ally and Page |

    Scenario: each monster has its own count
      Given it is South's battle phase
      And South's party is
        | card   | attack |
        | Hero   | 0      |
        | Ally   | 0      |
        | Page   | 0      |
        | Squire | 0      |
      And these monsters are on South's newest land
        | card | attack count |
        | Boar | 1            |
        | Wolf | 2            |
      And South has declared a battle
      And South has assigned Hero and Ally to Boar and Page and Squire to Wolf
      When North tries to aim Boar at Hero and Ally
      Then it is refused under monster_maker.target.up_to_attack_count

  @monster_maker.target.one_attack_per_character
  Rule: A monster attacks one character at most once, whatever its attack count.
    Scenario: a character is not attacked twice by a monster
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | 3            |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 2 damage

    Scenario: two names are two attacks
      Given it is South's battle phase
      And South's party is
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

  @monster_maker.roll.character
  Rule: For every attacking character its attack is rolled or read.
    Scenario Outline: an attack of <attack> with dice showing <dice> is <result>
      Given it is South's battle phase
      And South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show <dice>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
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

    Scenario: every character has a roll of its own
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Ally | 1D     |
        | Hero | 1D     |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Boar | 0      | 20         |
        | Wolf | 0      | 20         |
      And South's attack dice will show 2 and 5
      And South has declared a battle
      And South has assigned Ally to Boar and Hero to Wolf
      And North has aimed Boar at Ally
      When North aims Wolf at Hero
      Then Boar has 2 damage
      And Wolf has 5 damage

    Scenario: what an item adds counts
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
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show 3
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
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

  @monster_maker.roll.negative_zero
  Rule: A negative character attack counts as 0.
    Scenario Outline: 1D-3 with a die showing <die> is <result>
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D-3   |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show <die>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | die | result |
        | 1   | 0      |
        | 2   | 0      |
        | 3   | 0      |
        | 4   | 1      |

    Scenario: a result below 0 takes nothing from another character's
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D-3   |
        | Ally | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show 1
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero
      Then Wolf has 2 damage

    Scenario: a result below 0 takes no damage away
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D-3   |
      And these monsters are on South's newest land
        | card | attack | durability | damage |
        | Wolf | 0      | 20         | 3      |
      And South's attack dice will show 1
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 3 damage

    Scenario Outline: what a card adds is added before, 1D-3 and 1 with a die showing <die> is <result>
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                           |
        | Hero | 1D-3   | constant: attack +1 to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 20         |
      And South's attack dice will show <die>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | die | result |
        | 1   | 0      |
        | 2   | 0      |
        | 3   | 1      |

  @monster_maker.roll.monster
  Rule: Every monster with targets has its attack rolled by its owner.
    Scenario Outline: a monster's attack of <attack> with dice showing <dice> is <result>
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack   |
        | Wolf | <attack> |
      And North's attack dice will show <dice>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has <result> damage

      Examples:
        | attack | dice    | result |
        | 1D     | 1       | 1      |
        | 1D     | 6       | 6      |
        | 2D+1   | 3 and 4 | 8      |

    Scenario: a fixed attack is read, not rolled
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 4      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 4 damage

    Scenario: each owner rolls for the own monsters
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on South's newest land
        | card | owner | attack |
        | Wolf | North | 1D     |
        | Rat  | West  | 1D     |
      And West's attack dice will show 2
      And North's attack dice will show 5
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      And West has aimed Rat at Ally
      When North aims Wolf at Hero
      Then Ally has 2 damage
      And Hero has 5 damage

    Scenario: a monster that nobody faces is not rolled for
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack |
        | Boar | 1D     |
        | Wolf | 1D     |
      And North's attack dice will show 3
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 3 damage

    Scenario: what an effect adds to a monster counts
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack | effect                                           |
        | Wolf | 1D     | battle start: attack +2 to this until battle end |
      And North's attack dice will show 3
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 5 damage

  @monster_maker.roll.monster_per_target
  Rule: With several targets the monster's attack is rolled once for each target separately.
    Scenario: two targets, two rolls, in the order in which the targets are named
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 2            |
      And North's attack dice will show 2 and 5
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero and Ally
      Then Hero has 2 damage
      And Ally has 5 damage

    Scenario: with the other one named first the dice go the other way round
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 2            |
      And North's attack dice will show 2 and 5
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Ally and Hero
      Then Ally has 2 damage
      And Hero has 5 damage

    Scenario: two dice for each of three targets
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
        | Page | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2D-1   | 3            |
      And North's attack dice will show 1, 1, 2, 3, 6 and 6
      And South has declared a battle
      And South has assigned Hero, Ally and Page to Wolf
      When North aims Wolf at Hero, Ally and Page
      Then Hero has 1 damage
      And Ally has 4 damage
      And Page has 11 damage

    Scenario: somebody who faces the monster and is no target takes no roll
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 1D     | 1            |
      And North's attack dice will show 4
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Ally
      Then Ally has 4 damage
      And Hero has 0 damage

    Scenario: what is added is added to each roll
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 20         |
        | Ally | 0      | 20         |
      And these monsters are on South's newest land
        | card | attack | attack count | effect                                           |
        | Wolf | 1D+1   | 2            | battle start: attack +2 to this until battle end |
      And North's attack dice will show 1 and 4
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero and Ally
      Then Hero has 4 damage
      And Ally has 7 damage

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

  @monster_maker.ruling.monsters_may_hold_back
  Rule: A monster's owner may choose fewer targets than the attack count allows, even none.
    Scenario: a monster may attack nobody
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 2      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 9      | 20         |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at nobody
      Then Hero has 0 damage
      And Wolf has 2 damage

    Scenario: it need not use up its attack count
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | attack count |
        | Wolf | 2      | 2            |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Ally
      Then Ally has 2 damage
      And Hero has 0 damage

    Scenario: the owner has every choice up to the attack count
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has declared a battle
      When South assigns Hero and Ally to Wolf
      Then the aim answers open to North are exactly
        | characters |
        | Hero, Ally |
        | Hero       |
        | Ally       |
        |            |

    Scenario: a monster that holds back is not rolled for
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 0      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2D     | 20         |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at nobody
      Then Hero has 0 damage
      And it has become South's second window

  @monster_maker.ruling.everybody_rolls
  Rule: Every main character rolls once, attacked or not, and all characters roll before any monster.
    Scenario: somebody who is not attacked rolls and strikes all the same
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Ally | 1D     |
        | Hero | 1D     |
      And these monsters are on South's newest land
        | card | attack | attack count | durability |
        | Wolf | 0      | 1            | 20         |
      And South's attack dice will show 2 and 5
      And South has declared a battle
      And South has assigned Ally and Hero to Wolf
      When North aims Wolf at Ally
      Then Wolf has 7 damage

    Scenario: a monster with an attack count of 0 is struck by whoever faces it
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on South's newest land
        | card  | attack | attack count | durability |
        | Stone | 9      | 0            | 20         |
      And South's attack dice will show 5
      And South has declared a battle
      And South has assigned Hero to Stone
      When North aims Stone at nobody
      Then Stone has 5 damage
      And Hero has 0 damage

    Scenario: all characters have rolled before the first monster does
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Ally | 1D     | 20         |
        | Hero | 1D     | 20         |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Boar | 1D     | 20         |
        | Wolf | 1D     | 20         |
      And South's attack dice will show 1 and 2
      And North's attack dice will show 3 and 4
      And South has declared a battle
      And South has assigned Ally to Boar and Hero to Wolf
      And North has aimed Boar at Ally
      When North aims Wolf at Hero
      Then Boar has 1 damage
      And Wolf has 2 damage
      And Ally has 3 damage
      And Hero has 4 damage

    Scenario: a character that faces an attack count of 2 rolls once
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 1D     | 20         |
      And these monsters are on South's newest land
        | card | attack | attack count | durability |
        | Wolf | 1      | 2            | 20         |
      And South's attack dice will show 6
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 6 damage
      And Hero has 1 damage

  @monster_maker.ruling.monsters_not_below_zero
  Rule: A monster's attack result below 0 counts as 0, too.
    Scenario Outline: a monster's 1D-3 with a die showing <die> is <result>
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
        | card | attack | durability | damage | effect                                                    |
        | Hero | 0      | 20         | 5      | battle start: attack -3 to the obstacles until battle end |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 2      |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 5 damage

    Scenario: what an effect adds is added before
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                             |
        | Wolf | 1D-3   | 9          | battle start: attack +1 to this until battle end |
      And North's attack dice will show 1
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 0 damage

  @monster_maker.ruling.dice_formula
  Rule: nD+k is the sum of n six-sided dice and k.
    Scenario Outline: <attack> with dice showing <dice> is <result>
      Given it is South's battle phase
      And South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 30         |
      And South's attack dice will show <dice>
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has <result> damage

      Examples:
        | attack | dice       | result |
        | 2D     | 3 and 6    | 9      |
        | 2D+3   | 2 and 4    | 9      |
        | 2D-3   | 2 and 4    | 3      |
        | 3D+1   | 1, 5 and 6 | 13     |
        | 3D-2   | 1, 2 and 3 | 4      |

    Scenario Outline: the dice of an effect follow the same formula: <amount> with <dice> is <result>
      Given it is South's battle phase
      And South's party is
        | card  | effect                                         |
        | Scout | battle start: <amount> damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 30         |
      And South's effect dice will show <dice>
      When South declares a battle
      Then Wolf has <result> damage

      Examples:
        | amount | dice    | result |
        | 1D     | 4       | 4      |
        | 2D+1   | 2 and 5 | 8      |
        | 1D-3   | 2       | 0      |
