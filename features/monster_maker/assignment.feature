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
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When North tries to assign Hero to Wolf
      Then it is refused under monster_maker.battle.turn_player_assigns

    Scenario: a third player does not assign either, though some of the monsters are that player's
      Given it is North's battle phase
      And 3 players sit at the table
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
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero | Ally |
        | Wolf | Boar |
        | Boar | Wolf |

    Scenario: in North's turn it is North
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

  @monster_maker.battle.nonparticipants
  Rule: Only the target monsters, main characters and supporters take part; all others are uninvolved.
    Scenario: whoever is left over neither strikes nor is struck
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
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

    Scenario: the main character beside them is one
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
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
      Given it is South's battle phase
      And South's party is
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
    Scenario: each strikes the one that it faces
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
        | Ally | 2      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 9          |
        | Boar | 4      | 9          |
      And South has declared a battle
      And South has assigned Hero to Boar and Ally to Wolf
      And North has aimed Wolf at Ally
      When North aims Boar at Hero
      Then Boar has 1 damage
      And Wolf has 2 damage
      And Ally has 3 damage
      And Hero has 4 damage

    Scenario: a monster does not attack those who face another one
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      When North tries to aim Wolf at Ally
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: a monster that nobody faces has no opponent to attack
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Boar |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf
      And Hero faces Wolf

    Scenario: several characters share one opponent
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
      And these monsters are on South's newest land
        | card | attack | attack count | durability |
        | Wolf | 2      | 2            | 9          |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      When North aims Wolf at Hero and Ally
      Then Wolf has 3 damage
      And Hero and Ally have 2 damage

  @monster_maker.assign.unhurt_only
  Rule: Only unhurt characters can be assigned.
    Scenario: a wounded character is not assigned
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.unhurt_only

    Scenario: the same character unhurt is assigned
      Given it is South's battle phase
      And South's party is
        | card | state  |
        | Hero | unhurt |
        | Ally | unhurt |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero and Ally to Wolf
      Then Hero and Ally face Wolf

    Scenario: damage alone does not keep anybody out
      Given it is South's battle phase
      And South's party is
        | card | durability | damage |
        | Hero | 3          | 2      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then Hero faces Wolf

    Scenario: somebody wounded at the beginning of this battle is not assigned
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 9          |
        | Ally | 2          |
      And these monsters are on South's newest land
        | card | attack count | effect                                            |
        | Wolf | 2            | battle start: 2 damage to all opposing characters |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.unhurt_only

    Scenario: somebody healed at the beginning of this battle is
      Given it is South's battle phase
      And South's party is
        | card | state   | effect                           |
        | Hero | unhurt  | battle start: heal the own party |
        | Ally | wounded |                                  |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has declared a battle
      When South assigns Hero and Ally to Wolf
      Then Hero and Ally face Wolf

    Scenario: the wounded do not count for what is possible
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 1            |
        | Boar | 2            |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero |
        | Wolf |
        | Boar |

  @monster_maker.assign.main
  Rule: An assigned character is a main character of this battle, assigned to one monster.
    Scenario: an assigned character faces its monster
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Page |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then Hero faces Wolf
      And Page faces nobody

    Scenario: each of them faces one monster
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 1            |
      And South has declared a battle
      When South assigns Hero and Page to Wolf and Ally to Boar
      Then Hero and Page face Wolf
      And Ally faces Boar

    Scenario: only own characters are assigned
      Given it is South's battle phase
      And North's party is
        | card   |
        | Raider |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South tries to assign Raider to Wolf
      Then it is refused as meaningless

    Scenario: main characters face monsters, not each other
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South tries to assign Hero to Ally
      Then it is refused as meaningless

    Scenario Outline: where characters are assigned, to <deed> is no answer
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And South's hand is
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
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                                   |
        | pass                      | monster_maker.battle.turn_player_assigns |
        | declare a battle          | monster_maker.battle.step_order          |
        | take the loot             | monster_maker.battle.step_order          |
        | place Ally in the party   | monster_maker.turn.phases                |
        | rank up Rookie to Veteran | monster_maker.turn.phases                |
        | place Rat on North's land | monster_maker.turn.phases                |
        | end the turn              | monster_maker.turn.phases                |
        | discard Ally              | monster_maker.end.hand_limit             |

  @monster_maker.assign.one_each
  Rule: Every target monster must get at least one character as far as possible.
    Scenario: a monster must not be left alone while another has two
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
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.one_each

    Scenario: with one for each it is accepted
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
      When South assigns Hero to Wolf and Ally to Boar
      Then Hero faces Wolf
      And Ally faces Boar

    Scenario: the smaller one must not be left alone either
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 3            |
        | Boar | 1            |
      And South has declared a battle
      When South tries to assign Hero, Ally and Page to Wolf
      Then it is refused under monster_maker.assign.one_each

    Scenario: a monster with an attack count of 0 gets somebody, too
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card  | attack count |
        | Wolf  | 2            |
        | Stone | 0            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.one_each

    Scenario: three monsters and three characters
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf and Page to Boar
      Then it is refused under monster_maker.assign.one_each

    Scenario: monsters of several owners get somebody each
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | owner | attack count |
        | Wolf | North | 2            |
        | Rat  | West  | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.one_each

  @monster_maker.assign.fill_attack_count
  Rule: Every monster must get as many characters as its attack count as far as possible.
    Scenario: somebody unhurt must not be kept back while a monster lacks somebody
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has declared a battle
      When South tries to assign Hero to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario Outline: an attack count of <count> is not met by two of three unhurt characters
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | <count>      |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

      Examples:
        | count |
        | 3     |
        | 4     |

    Scenario Outline: an attack count of <count> is met by two of three
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | <count>      |
      And South has declared a battle
      When South assigns Hero and Ally to Wolf
      Then North is asked for a target about Wolf
      And Page faces nobody

      Examples:
        | count |
        | 0     |
        | 1     |
        | 2     |

    Scenario: an attack count that cannot be met takes everybody
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 4            |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero | Ally |
        | Wolf | Wolf |

    Scenario: a wounded character is not missed
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: a helper must fight while a monster lacks somebody
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
      And South has declared a battle
      When South tries to assign Hero to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario: the counts of several monsters are met, each by itself
      Given it is South's battle phase
      And South's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf and Page to Boar
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario: each with two it is accepted
      Given it is South's battle phase
      And South's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
      And South has declared a battle
      When South assigns Hero and Ally to Wolf and Page and Squire to Boar
      Then Page and Squire face Boar

    Scenario: assigning nobody is refused
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
      And South has declared a battle
      When South tries to assign nobody
      Then it is refused under monster_maker.assign.fill_attack_count

  @monster_maker.assign.no_surplus_before_fill
  Rule: No monster may get more characters than its attack count while another is still below its own.
    Scenario: two against a count of 1, one against a count of 2
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Rat and Page to Wolf
      Then it is refused under monster_maker.assign.no_surplus_before_fill

    Scenario: the other way round it is accepted
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      And South has declared a battle
      When South assigns Page to Rat and Hero and Ally to Wolf
      Then Hero and Ally face Wolf

    Scenario: with three characters, counts of 1 and 2 leave three ways
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero | Ally | Page |
        | Rat  | Wolf | Wolf |
        | Wolf | Rat  | Wolf |
        | Wolf | Wolf | Rat  |

    Scenario: with three characters, counts of 2 and 2 may be met by two and one
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | attack count |
        | Boar | 2            |
        | Wolf | 2            |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero | Ally | Page |
        | Boar | Boar | Wolf |
        | Boar | Wolf | Boar |
        | Wolf | Boar | Boar |
        | Boar | Wolf | Wolf |
        | Wolf | Boar | Wolf |
        | Wolf | Wolf | Boar |

    Scenario: a count of 0 is met by one, so that a second one is too many
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card  | attack count |
        | Stone | 0            |
        | Wolf  | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Stone and Page to Wolf
      Then it is refused under monster_maker.assign.no_surplus_before_fill

    Scenario: a count of 0 is met by one, who is no surplus
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card  | attack count |
        | Stone | 0            |
        | Wolf  | 3            |
      And South has declared a battle
      When South assigns Hero to Stone and Ally and Page to Wolf
      Then Hero faces Stone
      And Ally and Page face Wolf

    Scenario: a monster that has just enough takes nothing from the other
      Given it is South's battle phase
      And South's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 4            |
      And South has declared a battle
      When South assigns Hero to Rat and Ally, Page and Squire to Wolf
      Then Ally, Page and Squire face Wolf

  @monster_maker.assign.no_upper_limit
  Rule: When the other conditions are met there is no upper limit per monster.
    Scenario Outline: four characters against counts of 1 and 2: <rat> and <wolf>
      Given it is South's battle phase
      And South's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      And South has declared a battle
      When South assigns <rat> to Rat and <wolf> to Wolf
      Then North is asked for a target about Rat

      Examples:
        | rat             | wolf                  |
        | Hero            | Ally and Page         |
        | Hero and Squire | Ally and Page         |
        | Hero            | Ally, Page and Squire |

    Scenario: everybody goes to a single monster
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 1      |
        | Page | 1      |
      And these monsters are on South's newest land
        | card | attack | attack count | durability |
        | Rat  | 0      | 1            | 9          |
      And South has declared a battle
      And South has assigned Hero, Ally and Page to Rat
      When North aims Rat at Hero
      Then Rat has 3 damage

    Scenario: the extra characters may stay out as well
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Rat  | 1            |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero | Ally |
        | Rat  |      |
        |      | Rat  |
        | Rat  | Rat  |

  @monster_maker.assign.too_few
  Rule: With fewer unhurt characters than monsters, each character goes to a different monster, chosen by the turn player.
    Scenario: two of three monsters get one each, whichever the player likes
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 1            |
      When South declares a battle
      Then the assign answers open to South are exactly
        | Hero | Ally |
        | Wolf | Boar |
        | Boar | Wolf |
        | Wolf | Rat  |
        | Rat  | Wolf |
        | Boar | Rat  |
        | Rat  | Boar |

    Scenario: two against one monster is refused, its attack count notwithstanding
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.too_few

    Scenario: against different monsters they are accepted
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And South has declared a battle
      When South assigns Hero to Wolf and Ally to Rat
      Then North is asked for a target about Wolf

    Scenario: the wounded do not count
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | unhurt  |
        | Page | wounded |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.too_few

    Scenario: nobody is kept back
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
        | Rat  |
      And South has declared a battle
      When South tries to assign Hero to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario: one character chooses one of three monsters of three owners
      Given it is South's battle phase
      And 4 players sit at the table
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | West  |
        | Boar | North |
        | Rat  | East  |
      And South has declared a battle
      When South assigns Hero to Rat
      Then East is asked for a target about Rat

  @monster_maker.support.optional
  Rule: Supporters may support main characters.
    Scenario: support is added to the main character's attack
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper support Hero
      When North aims Wolf at Hero
      Then Wolf has 3 damage

    Scenario: a helper may do without
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has passed
      When North aims Wolf at Hero
      Then Wolf has 1 damage

    Scenario: the player is asked, and may say no
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then South is asked for support
      And the pass answer is open to South

    Scenario: with all monsters destroyed nobody is asked for support
      Given it is South's battle phase
      And South's party is
        | card   | support | effect                                  |
        | Hero   |         | battle start: 2 damage to the obstacles |
        | Helper | 2       |                                         |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
      When South declares a battle
      Then South is asked for the loot

    Scenario: support by nobody is no support
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let them support
        | supporter | main |
      Then it is refused as meaningless

    Scenario: two helpers support the same main character
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
        | Page   | 7      | 3       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper and Page support Hero
      When North aims Wolf at Hero
      Then Wolf has 6 damage

    Scenario: each helper supports one main character, and only that one
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Ally   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
        | Boar | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And South has let Helper support Ally
      And North has aimed Wolf at Hero
      When North aims Boar at Ally
      Then Wolf has 1 damage
      And Boar has 3 damage

    Scenario: two helpers stand behind different main characters
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Ally   |         |
        | Helper | 2       |
        | Page   | 3       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
        | Boar |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      When South lets them support
        | supporter | main |
        | Helper    | Ally |
        | Page      | Hero |
      Then Helper supports Ally
      And Page supports Hero

    Scenario: every helper may be used or not
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
        | Page   | 3       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then the support answers open to South are exactly
        | Helper | Page |
        | Hero   |      |
        |        | Hero |
        | Hero   | Hero |

    Scenario: a helper that is a main character fights with its own attack only
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Helper | 1      | 2       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Helper to Wolf
      When North aims Wolf at Helper
      Then Wolf has 1 damage

    Scenario: the turn player is asked for it, whoever went first
      Given it is North's battle phase
      And South had the first turn
      And North's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then North is asked for support

    Scenario Outline: where supporters are chosen, to <deed> is no answer
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And South's hand is
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
      And South has assigned Mage, Rookie and Scout to Wolf
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                             |
        | place Sword on Mage       | monster_maker.window.three_windows |
        | activate Scout            | monster_maker.window.three_windows |
        | declare a battle          | monster_maker.battle.step_order    |
        | take the loot             | monster_maker.battle.step_order    |
        | place Ally in the party   | monster_maker.turn.phases          |
        | rank up Rookie to Veteran | monster_maker.turn.phases          |
        | place Rat on North's land | monster_maker.turn.phases          |
        | end the turn              | monster_maker.turn.phases          |
        | discard Ally              | monster_maker.end.hand_limit       |
        | assign Mage to Wolf       | monster_maker.battle.step_order    |

  @monster_maker.support.who
  Rule: Only unhurt characters with the support ability that were not assigned as main may support.
    Scenario: a character without the ability cannot support
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Page   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Page support Hero
      Then it is refused under monster_maker.support.who

    Scenario: a wounded character cannot support
      Given it is South's battle phase
      And South's party is
        | card   | support | state   |
        | Hero   |         | unhurt  |
        | Page   | 2       | wounded |
        | Helper | 2       | unhurt  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Page support Hero
      Then it is refused under monster_maker.support.who

    Scenario: a main character cannot support
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Page   | 2       |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero and Page to Wolf
      When South tries to let Page support Hero
      Then it is refused under monster_maker.support.who

    Scenario: an unhurt character with the ability that is left over can
      Given it is South's battle phase
      And South's party is
        | card   | support | state  |
        | Hero   |         | unhurt |
        | Page   | 2       | unhurt |
        | Helper | 2       | unhurt |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South lets Page support Hero
      Then Page supports Hero

    Scenario: only a main character is supported
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Page   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Helper support Page
      Then it is refused under monster_maker.support.who

    Scenario: a helper does not support a helper
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Page   | 2       |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Helper support Page
      Then it is refused under monster_maker.support.who

    Scenario: nobody is asked when nobody could support
      Given it is South's battle phase
      And South's party is
        | card   | support | state   |
        | Hero   | 2       | unhurt  |
        | Page   |         | unhurt  |
        | Helper | 2       | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: another player's characters do not support
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And North's party is
        | card   | support |
        | Raider | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Raider support Hero
      Then it is refused as meaningless

    Scenario: damage alone does not keep a helper out
      Given it is South's battle phase
      And South's party is
        | card   | support | durability | damage |
        | Hero   |         | 3          | 0      |
        | Helper | 2       | 3          | 2      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South lets Helper support Hero
      Then Helper supports Hero

    Scenario: a helper cannot support another helper
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
        | Porter | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let them support
        | supporter | main   |
        | Helper    | Hero   |
        | Porter    | Helper |
      Then it is refused under monster_maker.support.who

  @monster_maker.support.no_roll
  Rule: Supporters do not roll and are not attacked; what they add is in their card text.
    Scenario: a helper's own dice are not rolled
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1D     |         |
        | Helper | 2D     | 2       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South's attack dice will show 3
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper support Hero
      When North aims Wolf at Hero
      Then Wolf has 5 damage

    Scenario: a helper is no target
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 1            |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper support Hero
      When North tries to aim Wolf at Helper
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: a helper takes no damage
      Given it is South's battle phase
      And South's party is
        | card   | attack | support | durability |
        | Hero   | 1      |         | 5          |
        | Helper | 7      | 2       | 5          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 4      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper support Hero
      When North aims Wolf at Hero
      Then Hero has 4 damage
      And Helper has 0 damage
      And Wolf has 3 damage

    Scenario: support raises a result below 0
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1D-3   |         |
        | Helper | 7      | 3       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South's attack dice will show 1
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper support Hero
      When North aims Wolf at Hero
      Then Wolf has 1 damage

    Scenario: what is added to a helper's own attack does not help
      Given it is South's battle phase
      And South's party is
        | card   | attack | support | effect                           |
        | Hero   | 1      |         |                                  |
        | Helper | 1      | 2       | constant: attack +3 to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper support Hero
      When North aims Wolf at Hero
      Then Wolf has 3 damage
