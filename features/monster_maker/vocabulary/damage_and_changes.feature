Feature: Vocabulary

  The words in which the texts of this card set are written, and what each of them means.

  @monster_maker.vocabulary.damage
  Rule: Damage of a fixed amount is dealt in full to each creature that it reaches.
    Background:
      Given 3 players sit at the table
      And it is West's first window

    Scenario Outline: 2 damage to a durability of <durability>
      Given West's other cards are
        | card | kind    | effect                                                     |
        | Rod  | miracle | activated, once: 2 damage to a character of another player |
      And North's party is
        | card | durability   |
        | Duke | <durability> |
      When West activates Rod on Duke
      Then Duke is <state>

      Examples:
        | durability | state   |
        | 1          | wounded |
        | 2          | wounded |
        | 3          | unhurt  |

    Scenario: each of two creatures takes all of a damage
      Given West's other cards are
        | card | kind    | effect                                    |
        | Rod  | miracle | activated, once: 2 damage to two monsters |
      And these monsters are on West's newest land
        | card | durability |
        | Wolf | 2          |
        | Bear | 3          |
        | Boar | 3          |
      When West activates Rod on Wolf and Bear
      Then Wolf is in North's discard pile
      And Bear has 2 damage
      And Boar has 0 damage

    Scenario: damage adds to the damage that is there
      Given West's other cards are
        | card | kind    | effect                                  |
        | Rod  | miracle | activated, once: 2 damage to a creature |
      And these monsters are on West's newest land
        | card | durability | damage |
        | Wolf | 4          | 1      |
      When West activates Rod on Wolf
      Then Wolf has 3 damage

  @monster_maker.vocabulary.damage_dice
  Rule: Damage of dice is their sum and what is printed with them, at least 0; one roll of the user's counts for everybody whom that part reaches.
    Background:
      Given it is North's first window

    Scenario Outline: damage of <roll> when the dice show <dice>
      Given North's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: <roll> damage to a monster |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 20         |
      And North's effect dice will show <dice>
      When North activates Rod on Wolf
      Then Wolf has <damage> damage

      Examples:
        | roll | dice    | damage |
        | 1D   | 4       | 4      |
        | 1D+2 | 4       | 6      |
        | 2D-1 | 6 and 5 | 10     |
        | 1D-3 | 2       | 0      |
        | 1D-3 | 3       | 0      |

    Scenario: one roll for all creatures that it reaches
      Given North's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1D damage to the obstacles |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
        | Bear | 9          |
      And North's effect dice will show 5
      When North activates Rod
      Then Wolf and Bear have 5 damage

    Scenario: each part of a text has its own dice
      Given North's other cards are
        | card | kind    | effect                                                                               |
        | Rod  | miracle | activated, once: 1D damage to the obstacles and 2D damage to all opposing characters |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
      And South's party is
        | card | durability |
        | Duke | 20         |
      And North's effect dice will show 5, 1 and 3
      When North activates Rod
      Then Wolf has 5 damage
      And Duke has 4 damage

    Scenario: whoever uses a counter rolls for it
      Given North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's party is
        | card | durability |
        | Hero | 9          |
      And South's other cards are
        | card | kind    | effect                                                          |
        | Rod  | miracle | counter to miracles, once: 1D damage to all opposing characters |
      And South's effect dice will show 3
      And North has placed Banner
      When South counters with Rod
      Then Hero has 3 damage

    Scenario Outline: the dice of <seat>'s effect and what is printed with them
      Given 4 players sit at the table
      And it is <seat>'s first window
      And <seat>'s other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 2D+1 damage to a character |
      And <next>'s party is
        | card | durability |
        | Duke | 20         |
      And <seat>'s effect dice will show 2 and 5
      When <seat> activates Rod on Duke
      Then Duke has 8 damage

      Examples:
        | seat  | next  |
        | South | West  |
        | West  | North |
        | North | East  |
        | East  | South |

    Scenario: each of three parts of a text has its own dice
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                                                                  |
        | Spark | skill | mage  | 1     | skill: 1D damage to a character and 1D damage to it and 1D damage to it |
      And South's party is
        | card   | durability |
        | Raider | 20         |
      And North's effect dice will show 1, 2 and 6
      When North uses Spark with Mage on Raider
      Then Raider has 9 damage

  @monster_maker.vocabulary.wound
  Rule: To wound makes unhurt characters wounded and destroys wounded ones, without damage; monsters are not touched.
    Background:
      Given it is South's first window

    Scenario Outline: wounding Duke, who is <before>
      Given South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: wound a character of another player |
      And North's party is
        | card | durability | state    |
        | Duke | 9          | <before> |
        | Page | 9          | unhurt   |
      When South activates Rod on Duke
      Then <after>

      Examples:
        | before  | after                           |
        | unhurt  | Duke is wounded                 |
        | wounded | Duke is in North's discard pile |

    Scenario: wounding is no damage
      Given South's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: wound a character of another player |
      And North's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 9 for this |
      When South activates Rod on Duke
      Then Duke is wounded
      And Duke has 0 damage

    Scenario: a monster in the reach of a wound is not touched
      Given South's other cards are
        | card | kind    | effect                           |
        | Rod  | miracle | activated, once: wound everybody |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 1          |
      When South activates Rod
      Then Wolf is on South's newest land
      And Wolf has 0 damage
      And South Hero and North Hero are wounded

    Scenario: each of three chosen is wounded
      Given it is South's first window
      And North's party is
        | card | state   |
        | Duke | unhurt  |
        | Ned  | wounded |
        | Nell | unhurt  |
        | Page | unhurt  |
      And South's other cards are
        | card | kind    | effect                                                    |
        | Rod  | miracle | activated, once: wound three characters of another player |
      When South activates Rod on Duke, Ned and Nell
      Then Duke and Nell are wounded
      And Ned is in North's discard pile
      And Page is unhurt

  @monster_maker.vocabulary.heal
  Rule: To heal makes wounded characters unhurt; their damage stays.
    Background:
      Given 4 players sit at the table
      And it is East's first window

    Scenario: a wounded character becomes unhurt
      Given East's other cards are
        | card | kind    | effect                                               |
        | Balm | miracle | activated, once: heal one of your wounded characters |
      And East's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
        | Page | wounded |
      When East activates Balm on Ally
      Then Ally is unhurt
      And Page is wounded

    Scenario: damage stays when a character is healed
      Given East's other cards are
        | card | kind    | effect                                               |
        | Balm | miracle | activated, once: heal one of your wounded characters |
      And East's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 4          |        |
        | Ally | wounded | 4          | 2      |
      When East activates Balm on Ally
      Then Ally is unhurt
      And Ally has 2 damage

    Scenario: an unhurt character stays as it is
      Given East's other cards are
        | card | kind    | effect                           |
        | Balm | miracle | activated, once: heal your party |
      And East's party is
        | card | state   | durability | damage |
        | Hero | unhurt  | 4          | 2      |
        | Ally | wounded | 4          |        |
      When East activates Balm
      Then Hero and Ally are unhurt
      And Hero has 2 damage

    Scenario: a monster that healing reaches is not touched
      Given East's other cards are
        | card | kind    | effect                          |
        | Balm | miracle | activated, once: heal everybody |
      And East's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And these monsters are on East's newest land
        | card | durability | damage |
        | Wolf | 3          | 1      |
      When East activates Balm
      Then Ally is unhurt
      And Wolf has 1 damage

    Scenario: somebody may be healed twice in a turn
      Given it is South's first window
      And South's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      And South's other cards are
        | card  | kind    | effect                                        |
        | Balm  | miracle | activated, once: heal your party              |
        | Blade | miracle | activated, once: wound one of your characters |
        | Salve | miracle | activated, once: heal your party              |
      And South has activated Balm
      And South has activated Blade on Ally
      When South activates Salve
      Then Ally is unhurt

    Scenario Outline: everybody wounded whom an effect reaches is healed: <whom>
      Given it is North's first window
      And North's party is
        | card   | state   |
        | Hero   | unhurt  |
        | Ally   | wounded |
        | Page   | wounded |
        | Squire | wounded |
      And North's other cards are
        | card | kind    | effect                       |
        | Balm | miracle | activated, once: heal <whom> |
      When North activates <balm>
      Then Ally, Page and Squire are unhurt

      Examples:
        | whom                     | balm                          |
        | your party               | Balm                          |
        | three wounded characters | Balm on Ally, Page and Squire |

  @monster_maker.vocabulary.attack
  Rule: A change of attack is added to each attack result of the creatures that it reaches, for as long as it lasts.
    Scenario Outline: an attack of 2 with <change>
      Given it is North's first window
      And North's other cards are
        | card | kind    | effect                                                                    |
        | Song | miracle | activated, once: attack <change> to one of your characters until turn end |
      And North's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has activated Song on Hero
      And North has passed
      When the battle on North's newest land is fought out
      Then Wolf has <damage> damage

      Examples:
        | change | damage |
        | +3     | 5      |
        | -1     | 1      |
        | -3     | 0      |

    Scenario: a change of a monster's attack
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                      |
        | Song | miracle | activated, once: attack -2 to a monster here until turn end |
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 5      | 9          |
      And South has activated Song on Wolf
      And South has passed
      When the battle on South's newest land is fought out
      Then Hero has 3 damage

    Scenario: changes of attack add up
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                                              |
        | Song | miracle | activated, once: attack +2 to one of your characters until turn end |
        | Drum | miracle | activated, once: attack +1 to your party until turn end             |
      And West's party is
        | card |
        | Hero |
        | Ally |
      And West has activated Song on Hero
      When West activates Drum
      Then Hero adds 3 to its attack
      And Ally adds 1 to its attack

    Scenario: a change of attack is added to each result of a monster with several targets
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Page | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | attack count | effect                                           |
        | Wolf | 2      | 9          | 2            | battle start: attack +1 to this until battle end |
      When the battle on South's newest land is fought out
      Then Hero and Page have 3 damage

    Scenario: the changes of two copies of one card add up
      Given it is North's first window
      And North's party is
        | card   | skills    |
        | Squire | fighter 1 |
      And North's hand is
        | card     | name   | kind  | class   | level | effect                                  |
        | Stance 1 | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
        | Stance 2 | Stance | skill | fighter | 1     | skill: attack +2 to this until turn end |
      And North has used Stance 1 with Squire
      When North uses Stance 2 with Squire
      Then Squire adds 4 to its attack

    Scenario: a wound does not take a change of attack away
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card   | skills    |
        | Squire | fighter 1 |
        | Page   |           |
      And East's hand is
        | card   | kind  | class   | level | effect                                                    |
        | Stance | skill | fighter | 1     | skill: attack +2 to one of your characters until turn end |
      And East's other cards are
        | card | kind    | effect                                        |
        | Rune | miracle | activated, once: wound one of your characters |
      And East has used Stance with Squire on Page
      When East activates Rune on Page
      Then Page is wounded
      And Page adds 2 to its attack

    Scenario: the attack of the third of three monsters changes
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect                                       |
        | Omen | skill | mage  | 1     | skill: attack +2 to a monster until turn end |
      And these monsters are on North's newest land
        | card |
        | Wolf |
        | Boar |
        | Rat  |
      When North uses Omen with Mage on Rat
      Then Rat adds 2 to its attack
      And Wolf adds 0 to its attack
      And Boar adds 0 to its attack

  @monster_maker.vocabulary.until
  Rule: A change until the battle's end is over after the next battle, at the latest with the turn; one until the turn's end is over with the turn.
    Scenario Outline: a change until <end> end during the battle phase of that turn
      Given it is North's first window
      And North's other cards are
        | card | kind    | effect                                                               |
        | Song | miracle | activated, once: attack +2 to one of your characters until <end> end |
      And North's party is
        | card | attack |
        | Hero | 1      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has activated Song on Hero
      And North has passed
      When the battle on North's newest land is fought out
      Then Wolf has 3 damage
      And Hero adds <left> to its attack

      Examples:
        | end    | left |
        | battle | 0    |
        | turn   | 2    |

    Scenario Outline: a change until <end> end after a turn without a battle
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                                               |
        | Song | miracle | activated, once: attack +2 to one of your characters until <end> end |
      And South's party is
        | card |
        | Hero |
      And South has activated Song on Hero
      When South plays the turn to its end
      Then Hero adds 0 to its attack

      Examples:
        | end    |
        | battle |
        | turn   |

    Scenario Outline: a change until <end> end before the battle
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                                               |
        | Song | miracle | activated, once: attack +2 to one of your characters until <end> end |
      And West's party is
        | card |
        | Hero |
      And West has activated Song on Hero
      When West passes
      Then Hero adds 2 to its attack

      Examples:
        | end    |
        | battle |
        | turn   |

    Scenario: a monster's change until turn end is over after the turn
      Given it is South's second window
      And South's other cards are
        | card | kind    | effect                                                 |
        | Song | miracle | activated, once: attack -2 to a monster until turn end |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And South has activated Song on Wolf
      When South plays the turn to its end
      Then Wolf adds 0 to its attack

    Scenario: a change of somebody wounded in the battle is over after it
      Given it is North's battle phase
      And North's party is
        | card | attack | durability | effect                                           |
        | Hero | 0      | 2          | battle start: attack +2 to this until battle end |
        | Page | 0      | 2          |                                                  |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 2      | 9          |
      When the battle on North's newest land is fought out
      Then Hero is wounded
      And Hero adds 0 to its attack

    Scenario: a retreat does not end a change until battle end
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card   | skills    |
        | Squire | fighter 1 |
      And East's hand is
        | card   | kind  | class   | level | effect                                    |
        | Stance | skill | fighter | 1     | skill: attack +2 to this until battle end |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      And East has used Stance with Squire
      And East has passed
      When East retreats
      Then Squire adds 2 to its attack

    Scenario Outline: three changes until turn end hold in the <phase>
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
        | Page |        |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And North's hand is
        | card  | kind  | class | level | effect                                        |
        | Omen  | skill | mage  | 1     | skill: attack +1 to a creature until turn end |
        | Sign  | skill | mage  | 1     | skill: attack +2 to a creature until turn end |
        | Storm | skill | mage  | 1     | skill: attack +4 to a creature until turn end |
      And North has used Omen with Mage on <whom>
      And North has used Sign with Mage on <whom>
      And North has used Storm with Mage on <whom>
      When it has come to North's <phase>
      Then <whom> adds 7 to its attack

      Examples:
        | phase           | whom |
        | second window   | Page |
        | third window    | Wolf |
        | encounter phase | Page |
        | end phase       | Wolf |
        | end phase       | Page |

    Scenario Outline: changes of all players' creatures are over with <seat>'s turn
      Given 4 players sit at the table
      And it is <seat>'s third window
      And <seat>'s other cards are
        | card | kind    | effect                                                  |
        | Song | miracle | activated, once: attack +2 to everybody until <end> end |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | West  |
      And these monsters are on West's newest land
        | card | owner |
        | Boar | North |
      And these monsters are on North's newest land
        | card | owner |
        | Bear | East  |
      And these monsters are on East's newest land
        | card | owner |
        | Rat  | South |
      And <seat> has activated Song
      When <seat> plays the turn to its end
      Then South Hero adds 0 to its attack
      And West Hero adds 0 to its attack
      And North Hero adds 0 to its attack
      And East Hero adds 0 to its attack
      And Wolf adds 0 to its attack
      And Boar adds 0 to its attack
      And Bear adds 0 to its attack
      And Rat adds 0 to its attack

      Examples:
        | seat  | end    |
        | South | turn   |
        | West  | turn   |
        | North | turn   |
        | East  | turn   |
        | South | battle |
        | West  | battle |
        | North | battle |
        | East  | battle |

    Scenario Outline: of three players too, changes until <end> end are over with <seat>'s turn
      Given 3 players sit at the table
      And it is <seat>'s third window
      And <seat>'s other cards are
        | card | kind    | effect                                                  |
        | Song | miracle | activated, once: attack +2 to everybody until <end> end |
      And these monsters are on <left>'s newest land
        | card | owner  |
        | Wolf | <seat> |
      And these monsters are on <right>'s newest land
        | card | owner  |
        | Boar | <left> |
      And <seat> has activated Song
      When <seat> plays the turn to its end
      Then <seat> Hero adds 0 to its attack
      And <left> Hero adds 0 to its attack
      And <right> Hero adds 0 to its attack
      And Wolf adds 0 to its attack
      And Boar adds 0 to its attack

      Examples:
        | seat  | left  | right | end    |
        | South | West  | North | turn   |
        | West  | North | South | turn   |
        | North | South | West  | turn   |
        | South | West  | North | battle |
        | West  | North | South | battle |
        | North | South | West  | battle |
