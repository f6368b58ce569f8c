Feature: Assigning characters

  @monster_maker.assign.one_each
  Rule: Every target monster must get at least one character as far as possible.
    Background:
      Given it is South's battle phase

    Scenario: a monster must not be left alone while another has two characters
      Given South's party is
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

    Scenario: two monsters with one character each are accepted
      Given South's party is
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

    Scenario: the smaller of two monsters must not be left alone
      Given South's party is
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

    Scenario: a monster with an attack count of 0 gets somebody
      Given South's party is
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

    Scenario: three characters must face three monsters, one each
      Given South's party is
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
      Given 3 players sit at the table
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

    Scenario Outline: whichever of three monsters is left alone: <alone>
      Given South's party is
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
      When South tries to assign Hero and Ally to <two> and Page to <one>
      Then it is refused under monster_maker.assign.one_each

      Examples:
        | alone | two  | one  |
        | Wolf  | Boar | Rat  |
        | Wolf  | Rat  | Boar |
        | Boar  | Wolf | Rat  |
        | Boar  | Rat  | Wolf |
        | Rat   | Wolf | Boar |
        | Rat   | Boar | Wolf |

  @monster_maker.assign.fill_attack_count
  Rule: Every monster must get as many characters as its attack count as far as possible.
    Background:
      Given it is South's battle phase

    Scenario: somebody unhurt must not be kept back while a monster lacks somebody
      Given South's party is
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
      Given South's party is
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
      Given South's party is
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
      Given South's party is
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
      Given South's party is
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
      Given South's party is
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
      Given South's party is
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

    Scenario: two monsters with two characters each are accepted
      Given South's party is
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
      Given South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
      And South has declared a battle
      When South tries to assign nobody
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario Outline: whoever of three it is, <idle> must not be kept back
      Given South's party is
        | card   | marker | level | support | items |
        | Hero   | start  | 0     |         |       |
        | Helper |        | 0     | 2       |       |
        | Knight |        | 3     |         | Sword |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 3            |
      And South has declared a battle
      When South tries to assign <others> to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

      Examples:
        | idle   | others            |
        | Hero   | Helper and Knight |
        | Helper | Hero and Knight   |
        | Knight | Hero and Helper   |

    Scenario: an attack count of 4 is not met by three of four
      Given South's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 4            |
      And South has declared a battle
      When South tries to assign Hero, Ally and Page to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario: an attack count of 4 is met by all four
      Given South's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 4            |
      And South has declared a battle
      When South assigns Hero, Ally, Page and Squire to Wolf
      Then Hero, Ally, Page and Squire face Wolf

  @monster_maker.assign.no_surplus_before_fill
  Rule: No monster may get more characters than its attack count while another is still below its own.
    Background:
      Given it is North's battle phase

    Scenario: two against a count of 1, one against a count of 2
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      And North has declared a battle
      When North tries to assign Hero and Ally to Rat and Page to Wolf
      Then it is refused under monster_maker.assign.no_surplus_before_fill

    Scenario: one character against a count of 1, two against a count of 2
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      And North has declared a battle
      When North assigns Page to Rat and Hero and Ally to Wolf
      Then Hero and Ally face Wolf

    Scenario: with three characters, counts of 1 and 2 leave three ways
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      When North declares a battle
      Then the assign answers open to North are exactly
        | Hero | Ally | Page |
        | Rat  | Wolf | Wolf |
        | Wolf | Rat  | Wolf |
        | Wolf | Wolf | Rat  |

    Scenario: with three characters, counts of 2 and 2 may be met by two and one
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | attack count |
        | Boar | 2            |
        | Wolf | 2            |
      When North declares a battle
      Then the assign answers open to North are exactly
        | Hero | Ally | Page |
        | Boar | Boar | Wolf |
        | Boar | Wolf | Boar |
        | Wolf | Boar | Boar |
        | Boar | Wolf | Wolf |
        | Wolf | Boar | Wolf |
        | Wolf | Wolf | Boar |

    Scenario: a count of 0 is met by one, so that a second one is too many
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card  | attack count |
        | Stone | 0            |
        | Wolf  | 2            |
      And North has declared a battle
      When North tries to assign Hero and Ally to Stone and Page to Wolf
      Then it is refused under monster_maker.assign.no_surplus_before_fill

    Scenario: a count of 0 is met by one, who is no surplus
      Given North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card  | attack count |
        | Stone | 0            |
        | Wolf  | 3            |
      And North has declared a battle
      When North assigns Hero to Stone and Ally and Page to Wolf
      Then Hero faces Stone
      And Ally and Page face Wolf

    Scenario: a monster that has just enough takes nothing from the other
      Given North's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on North's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 4            |
      And North has declared a battle
      When North assigns Hero to Rat and Ally, Page and Squire to Wolf
      Then Ally, Page and Squire face Wolf

    Scenario Outline: three against <first> and one against <second> is refused
      Given North's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | <wolf>       |
        | Boar | <boar>       |
      And North has declared a battle
      When North tries to assign Hero, Ally and Page to <many> and Squire to <few>
      Then it is refused under monster_maker.assign.no_surplus_before_fill

      Examples:
        | many | few  | wolf | boar | first        | second       |
        | Wolf | Boar | 2    | 2    | a count of 2 | a count of 2 |
        | Boar | Wolf | 2    | 2    | a count of 2 | a count of 2 |
        | Wolf | Boar | 2    | 3    | a count of 2 | a count of 3 |
        | Boar | Wolf | 3    | 2    | a count of 2 | a count of 3 |
        | Wolf | Boar | 1    | 2    | a count of 1 | a count of 2 |
        | Boar | Wolf | 4    | 1    | a count of 1 | a count of 4 |

  @monster_maker.assign.no_upper_limit
  Rule: When the other conditions of an assignment are met there is no upper limit per monster.
    Background:
      Given 3 players sit at the table
      And it is West's battle phase

    Scenario Outline: four characters against counts of 1 and 2: <rat> and <wolf>
      Given West's party is
        | card   |
        | Hero   |
        | Ally   |
        | Page   |
        | Squire |
      And these monsters are on West's newest land
        | card | attack count |
        | Rat  | 1            |
        | Wolf | 2            |
      And West has declared a battle
      When West assigns <rat> to Rat and <wolf> to Wolf
      Then North is asked for a target about Rat

      Examples:
        | rat             | wolf                  |
        | Hero            | Ally and Page         |
        | Hero and Squire | Ally and Page         |
        | Hero            | Ally, Page and Squire |

    Scenario: everybody goes to a single monster
      Given West's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 1      |
        | Page | 1      |
      And these monsters are on West's newest land
        | card | attack | attack count | durability |
        | Rat  | 0      | 1            | 9          |
      And West has declared a battle
      And West has assigned Hero, Ally and Page to Rat
      When North aims Rat at Hero
      Then Rat has 3 damage

    Scenario: the extra characters may stay out
      Given West's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on West's newest land
        | card | attack count |
        | Rat  | 1            |
      When West declares a battle
      Then the assign answers open to West are exactly
        | Hero | Ally |
        | Rat  |      |
        |      | Rat  |
        | Rat  | Rat  |

  @monster_maker.assign.too_few
  Rule: With fewer unhurt characters than monsters, each character goes to a different monster, chosen by the turn player.
    Background:
      Given it is North's battle phase

    Scenario: two of three monsters get one each, whichever the player likes
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 1            |
      When North declares a battle
      Then the assign answers open to North are exactly
        | Hero | Ally |
        | Wolf | Boar |
        | Boar | Wolf |
        | Wolf | Rat  |
        | Rat  | Wolf |
        | Boar | Rat  |
        | Rat  | Boar |

    Scenario: two against one monster is refused, its attack count notwithstanding
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And North has declared a battle
      When North tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.too_few

    Scenario: two characters against different monsters are accepted
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And North has declared a battle
      When North assigns Hero to Wolf and Ally to Rat
      Then South is asked for a target about Wolf

    Scenario: the wounded do not count among the characters that are fewer than the monsters
      Given North's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | unhurt  |
        | Page | wounded |
      And these monsters are on North's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 2            |
        | Rat  | 2            |
      And North has declared a battle
      When North tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.too_few

    Scenario: nobody unhurt is kept back with fewer characters than monsters
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
        | Rat  |
      And North has declared a battle
      When North tries to assign Hero to Wolf
      Then it is refused under monster_maker.assign.fill_attack_count

    Scenario: one character chooses one of three monsters of three owners
      Given 4 players sit at the table
      And North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | East  |
        | Boar | South |
        | Rat  | West  |
      And North has declared a battle
      When North assigns Hero to Rat
      Then West is asked for a target about Rat
