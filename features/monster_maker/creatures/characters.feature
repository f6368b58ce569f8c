Feature: Creatures

  Characters and monsters: what is printed on them, and who may be used as what.

  @monster_maker.attribute.deemed_monster
  Rule: A deemed monster has no attribute.
    Background:
      Given it is North's first window

    Scenario Outline: a deemed monster is no <attribute> monster
      Given these monsters are on North's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                                   |
        | Douse | skill | mage  | 1     | skill: 1 damage to a <attribute> monster |
      When North tries to use Douse with Mage on Brigand
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | attribute |
        | fire      |
        | water     |
        | wind      |
        | earth     |

    Scenario: a text that asks for no attribute reaches a deemed monster
      Given these monsters are on North's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster |
      When North uses Spark with Mage on Brigand
      Then Brigand has 1 damage

    Scenario: no attribute can be printed on a deemed monster
      Given North's hand is
        | card    | kind                  | attribute |
        | Brigand | character and monster | fire      |
      When the position is put on the table
      Then it is turned down

    Scenario: an attribute can be printed on a deemed character
      Given North's hand is
        | card | kind                  | attribute |
        | Imp  | monster and character | fire      |
      When the position is put on the table
      Then it is accepted

    Scenario: a deemed monster is neither a fire nor an earth monster
      Given these monsters are on North's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      And North's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to a fire or earth monster |
      When North tries to activate Rod on Brigand
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.character.role
  Rule: Characters form the party; with monsters they are called creatures.
    Scenario: a character joins the party
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When East places Ally in the party
      Then East Hero and Ally are in East's party
      And Ally is not in East's hand

    Scenario Outline: <creature> is a creature
      Given it is South's first window
      And South's party is
        | card | skills | durability |
        | Mage | mage 1 | 3          |
        | Ally |        | 3          |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      And South's hand is
        | card  | kind  | class | level | effect                        |
        | Spark | skill | mage  | 1     | skill: 1 damage to a creature |
      When South uses Spark with Mage on <creature>
      Then <creature> has 1 damage

      Examples:
        | creature |
        | Ally     |
        | Wolf     |

    Scenario: all creatures are offered where one is to be chosen
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's hand is
        | card  | kind  | class | level | effect                                   |
        | Spark | skill | mage  | 1     | skill: 1 damage to one of your creatures |
        | Flash | skill | mage  | 1     | skill: 1 damage to a creature here       |
      When the phase begins
      Then the use skill answers open to North are exactly
        | card  | user | targets |
        | Spark | Mage | Mage    |
        | Spark | Mage | Ally    |
        | Flash | Mage | Wolf    |

    Scenario Outline: <card> is no creature
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And West's other cards are
        | card   | kind    |
        | Banner | miracle |
      And West's hand is
        | card  | kind  | class | level | effect                        |
        | Spark | skill | mage  | 1     | skill: 1 damage to a creature |
      When West tries to use Spark with Mage on <card>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | card   |
        | Hills  |
        | Banner |

    Scenario: a monster is no member of the party it meets
      Given it is North's first window
      And North's party is
        | card | skills   |
        | Sage | cleric 1 |
        | Ally |          |
      And these monsters are on North's newest land
        | card | attack |
        | Wolf | 1      |
      And North's hand is
        | card | kind  | class  | level | effect                                        |
        | Hymn | skill | cleric | 1     | skill: attack +1 to your party until turn end |
      When North uses Hymn with Sage
      Then Sage adds 1 to its attack
      And Ally adds 1 to its attack
      And Wolf adds 0 to its attack

  @monster_maker.character.stats
  Rule: A character has attack and durability; durability is fixed, attack may be a dice formula.
    Scenario Outline: a character's fixed attack of <attack> deals <damage>
      Given it is South's battle phase
      And South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on South's newest land is fought out
      Then Wolf has <damage> damage

      Examples:
        | attack | damage |
        | 0      | 0      |
        | 1      | 1      |
        | 4      | 4      |

    Scenario Outline: an attack of <attack> deals <damage> with <dice>
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 15         |
      And East's attack dice will show <dice>
      When the battle on East's newest land is fought out
      Then Wolf has <damage> damage

      Examples:
        | attack | dice    | damage |
        | 1D     | 1       | 1      |
        | 1D     | 6       | 6      |
        | 1D+2   | 3       | 5      |
        | 2D-1   | 1 and 1 | 1      |
        | 2D-1   | 6 and 6 | 11     |
        | 2D     | 2 and 5 | 7      |

    Scenario Outline: 3 damage to a durability of <durability>
      Given it is South's battle phase
      And South's party is
        | card | durability   |
        | Hero | <durability> |
        | Page | 3            |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 9          |
      When the battle on South's newest land is fought out
      Then Hero is <state>

      Examples:
        | durability | state   |
        | 2          | wounded |
        | 3          | wounded |
        | 4          | unhurt  |

    Scenario: a durability of dice cannot be printed
      Given it is North's first window
      And a card with these fields lies in North's hand
        | field     | value                                                          |
        | kind      | character                                                      |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": {"dice": 1}} |
      When the position is put on the table
      Then it is turned down

    Scenario: an attack of dice can be printed
      Given 3 players sit at the table
      And it is West's first window
      And a card with these fields lies in West's hand
        | field     | value                                                            |
        | kind      | character                                                        |
        | character | {"level": 0, "attack": {"dice": 2, "plus": -1}, "durability": 1} |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a character with <what> cannot be printed
      Given it is North's first window
      And a card with these fields lies in North's hand
        | field     | value     |
        | kind      | character |
        | character | <face>    |
      When the position is put on the table
      Then it is turned down

      Examples:
        | what                | face                                                                         |
        | a level of -1       | {"level": -1, "attack": {"plus": 1}, "durability": 1}                        |
        | a durability of 0   | {"level": 0, "attack": {"plus": 1}, "durability": 0}                         |
        | a support of -1     | {"level": 0, "attack": {"plus": 1}, "durability": 1, "support": -1}          |
        | a skill level of -1 | {"level": 0, "attack": {"plus": 1}, "durability": 1, "skills": {"mage": -1}} |
        | no attack           | {"level": 0, "durability": 1}                                                |

  @monster_maker.character.deemed_monster
  Rule: Some characters may be used as monsters (deemed monsters).
    Scenario: a character that may be a deemed monster is placed as one
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 1     |
      When South places Brigand on North's land
      Then Brigand is on North's newest land
      And Brigand is not in South's party

    Scenario: no other character is placed as a monster
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And East's hand is
        | card | kind      | level |
        | Ally | character | 1     |
      When East tries to place Ally on South's land
      Then it is refused under monster_maker.character.deemed_monster
      And Ally is in East's hand

    Scenario: a character that may be a deemed monster is still a character
      Given it is South's encounter phase
      And South's map has level 1
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 1     |
      When South places Brigand in the party
      Then Brigand is in South's party

    Scenario: a deemed monster fights with its values as a monster
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 2      | 9          |
      And these monsters are on North's newest land
        | card    | kind                  | attack | durability |
        | Brigand | character and monster | 2      | 3          |
      When the battle on North's newest land is fought out
      Then Hero has 2 damage
      And Brigand has 2 damage

    Scenario: a position cannot have any other character as a monster
      Given 3 players sit at the table
      And it is West's first window
      And these monsters are on West's newest land
        | card | kind      |
        | Ally | character |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a <kind> card <which> cannot be
      Given it is North's first window
      And a card with these fields lies in North's hand
        | field | value  |
        | kind  | <kind> |
        | <one> | <face> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      | which                    | one       | face                                                                                  |
        | character | without a character face | monster   | {"level": 0, "attack": {"plus": 1}, "durability": 1, "attack_count": 1, "retreat": 1} |
        | monster   | without a monster face   | character | {"level": 0, "attack": {"plus": 1}, "durability": 1}                                  |
        | land      | without a land face      | character | {"level": 0, "attack": {"plus": 1}, "durability": 1}                                  |
