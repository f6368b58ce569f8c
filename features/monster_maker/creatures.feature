Feature: Creatures

  Characters and monsters: what is printed on them, and who may be used as what.

  @monster_maker.attribute.deemed_monster
  Rule: A deemed monster has no attribute.
    Background:
      Given it is South's first window

    Scenario Outline: a deemed monster is no <attribute> monster
      Given these monsters are on South's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                                   |
        | Douse | skill | mage  | 1     | skill: 1 damage to a <attribute> monster |
      When South tries to use Douse with Mage on Brigand
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | attribute |
        | fire      |
        | water     |
        | wind      |
        | earth     |

    Scenario: a text that asks for no attribute reaches a deemed monster
      Given these monsters are on South's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster |
      When South uses Spark with Mage on Brigand
      Then Brigand has 1 damage

    Scenario: no attribute can be printed on a deemed monster
      Given South's hand is
        | card    | kind                  | attribute |
        | Brigand | character and monster | fire      |
      When the position is put on the table
      Then it is turned down

    Scenario: an attribute can be printed on a deemed character
      Given South's hand is
        | card | kind                  | attribute |
        | Imp  | monster and character | fire      |
      When the position is put on the table
      Then it is accepted

  @monster_maker.character.role
  Rule: Characters form the party; with monsters they are called creatures.
    Scenario: a character joins the party
      Given it is South's encounter phase
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South places Ally in the party
      Then South Hero and Ally are in South's party
      And Ally is not in South's hand

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
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand is
        | card  | kind  | class | level | effect                             |
        | Spark | skill | mage  | 1     | skill: 1 damage to an own creature |
        | Flash | skill | mage  | 1     | skill: 1 damage to a creature here |
      When the phase begins
      Then the use skill answers open to South are exactly
        | card  | user | targets |
        | Spark | Mage | Mage    |
        | Spark | Mage | Ally    |
        | Flash | Mage | Wolf    |

    Scenario Outline: <card> is no creature
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
      And South's other cards are
        | card   | kind    |
        | Banner | miracle |
      And South's hand is
        | card  | kind  | class | level | effect                        |
        | Spark | skill | mage  | 1     | skill: 1 damage to a creature |
      When South tries to use Spark with Mage on <card>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | card   |
        | Hills  |
        | Banner |

    Scenario: a monster is no member of the party it meets
      Given it is South's first window
      And South's party is
        | card | skills   |
        | Sage | cleric 1 |
        | Ally |          |
      And these monsters are on South's newest land
        | card | attack |
        | Wolf | 1      |
      And South's hand is
        | card | kind  | class  | level | effect                                           |
        | Hymn | skill | cleric | 1     | skill: attack +1 to the own party until turn end |
      When South uses Hymn with Sage
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
      Given it is South's battle phase
      And South's party is
        | card | attack   |
        | Hero | <attack> |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 15         |
      And South's attack dice will show <dice>
      When the battle on South's newest land is fought out
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
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field     | value                                                          |
        | kind      | character                                                      |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": {"dice": 1}} |
      When the position is put on the table
      Then it is turned down

    Scenario: an attack of dice can be printed
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field     | value                                                            |
        | kind      | character                                                        |
        | character | {"level": 0, "attack": {"dice": 2, "plus": -1}, "durability": 1} |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a character with <what> cannot be printed
      Given it is South's first window
      And a card with these fields lies in South's hand
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
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind      | level |
        | Ally | character | 1     |
      When South tries to place Ally on North's land
      Then it is refused under monster_maker.character.deemed_monster
      And Ally is in South's hand

    Scenario: a character that may be a deemed monster is still a character
      Given it is South's encounter phase
      And South's map has level 1
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 1     |
      When South places Brigand in the party
      Then Brigand is in South's party

    Scenario: a deemed monster fights with its values as a monster
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 2      | 9          |
      And these monsters are on South's newest land
        | card    | kind                  | attack | durability |
        | Brigand | character and monster | 2      | 3          |
      When the battle on South's newest land is fought out
      Then Hero has 2 damage
      And Brigand has 2 damage

    Scenario: a position cannot have any other character as a monster
      Given it is South's first window
      And these monsters are on South's newest land
        | card | kind      |
        | Ally | character |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a <kind> card <which> cannot be
      Given it is South's first window
      And a card with these fields lies in South's hand
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

  @monster_maker.monster.role
  Rule: Monsters are placed as obstacles on opponents' newest lands.
    Scenario: a monster placed lies on the newest land
      Given it is South's encounter phase
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
        | Dale  | 1     |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South places Wolf on North's land
      Then Wolf is on Dale

    Scenario: a monster is in the way of whoever stands on its land
      Given it is North's move phase
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And North's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When North tries to move to Hills
      Then it is refused under monster_maker.move.condition

    Scenario: a monster is in nobody else's way
      Given it is South's move phase
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then South's map is, from the oldest, Hills

    Scenario: a monster demands battle or retreat
      Given it is North's first window
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      When North passes
      Then North is asked for battle or retreat

    Scenario: a monster cannot be on an older land
      Given it is South's first window
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on South's newest land
        | card | land  |
        | Wolf | Hills |
      When the position is put on the table
      Then it is turned down

    Scenario: a monster cannot be on its owner's land
      Given it is South's first window
      And South's map has level 1
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | South |
      When the position is put on the table
      Then it is turned down

  @monster_maker.monster.stats
  Rule: A monster has level, attack, durability, attack count and retreat value.
    Scenario Outline: a level of <level> for a party level of 2 is low enough
      Given it is South's encounter phase
      And North's map has level 2
      And South's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

      Examples:
        | level |
        | 0     |
        | 1     |
        | 2     |

    Scenario: a level of 3 for a party level of 2 is too high
      Given it is South's encounter phase
      And North's map has level 2
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario Outline: a monster's fixed attack of <attack> deals <damage>
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack   | durability |
        | Wolf | <attack> | 9          |
      When the battle on South's newest land is fought out
      Then Hero has <damage> damage

      Examples:
        | attack | damage |
        | 0      | 0      |
        | 3      | 3      |
        | 5      | 5      |

    Scenario Outline: a monster's attack of <attack> deals <damage> with <dice>
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 15         |
      And these monsters are on South's newest land
        | card | attack   | durability |
        | Wolf | <attack> | 9          |
      And North's attack dice will show <dice>
      When the battle on South's newest land is fought out
      Then Hero has <damage> damage

      Examples:
        | attack | dice    | damage |
        | 1D     | 5       | 5      |
        | 1D+1   | 5       | 6      |
        | 2D-1   | 4 and 3 | 6      |

    Scenario: a durability that is reached destroys the monster
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      When the battle on South's newest land is fought out
      Then Wolf is in North's discard pile

    Scenario: a durability that is not reached leaves the monster on its land
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 4          |
      When the battle on South's newest land is fought out
      Then Wolf has 3 damage
      And Wolf is on South's newest land

    Scenario Outline: an attack count of <count> reaches as many as <most> of three
      Given it is South's battle phase
      And South's party is
        | card  |
        | Hero  |
        | Ally  |
        | Guard |
      And these monsters are on South's newest land
        | card | attack count | durability |
        | Wolf | <count>      | 9          |
      And South has declared a battle
      And South has assigned Hero, Ally and Guard to Wolf
      When North aims Wolf at <most>
      Then no battle is going on

      Examples:
        | count | most                 |
        | 0     | nobody               |
        | 1     | Hero                 |
        | 2     | Hero and Ally        |
        | 3     | Hero, Ally and Guard |

    Scenario Outline: an attack count of <count> does not reach <more>
      Given it is South's battle phase
      And South's party is
        | card  |
        | Hero  |
        | Ally  |
        | Guard |
      And these monsters are on South's newest land
        | card | attack count | durability |
        | Wolf | <count>      | 9          |
      And South has declared a battle
      And South has assigned Hero, Ally and Guard to Wolf
      When North tries to aim Wolf at <more>
      Then it is refused under monster_maker.target.up_to_attack_count

      Examples:
        | count | more                 |
        | 0     | Hero                 |
        | 1     | Hero and Ally        |
        | 2     | Hero, Ally and Guard |

    Scenario Outline: a monster with <what> cannot be printed
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field   | value   |
        | kind    | monster |
        | monster | <face>  |
      When the position is put on the table
      Then it is turned down

      Examples:
        | what                  | face                                                                                   |
        | a level of -1         | {"level": -1, "attack": {"plus": 1}, "durability": 1, "attack_count": 0, "retreat": 0} |
        | a durability of 0     | {"level": 0, "attack": {"plus": 1}, "durability": 0, "attack_count": 0, "retreat": 0}  |
        | an attack count of -1 | {"level": 0, "attack": {"plus": 1}, "durability": 1, "attack_count": -1, "retreat": 0} |
        | a retreat value of -1 | {"level": 0, "attack": {"plus": 1}, "durability": 1, "attack_count": 0, "retreat": -1} |
        | less than no dice     | {"level": 0, "attack": {"dice": -1}, "durability": 1, "attack_count": 0, "retreat": 0} |
        | no retreat value      | {"level": 0, "attack": {"plus": 1}, "durability": 1, "attack_count": 0}                |

    Scenario: the lowest values can be printed
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field   | value                                                                                  |
        | kind    | monster                                                                                |
        | monster | {"level": 0, "attack": {"plus": -1}, "durability": 1, "attack_count": 0, "retreat": 0} |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a retreat value of <value> costs <lands> of three lands
      Given it is South's battle phase
      And South's map has level 3
      And these monsters are on South's newest land
        | card | retreat |
        | Wolf | <value> |
      When South retreats
      Then South's party level is <level>

      Examples:
        | value | lands | level |
        | 0     | 0     | 3     |
        | 1     | 1     | 2     |
        | 2     | 2     | 1     |
        | 4     | 3     | 0     |

  @monster_maker.monster.deemed_character
  Rule: Some monsters may be used as characters (deemed characters).
    Scenario: a monster that may be a deemed character is placed as one
      Given it is South's encounter phase
      And South's map has level 1
      And South's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 1     |
      When South places Imp in the party
      Then Imp is in South's party
      And Imp is unhurt

    Scenario: no other monster is placed as a character
      Given it is South's encounter phase
      And South's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South tries to place Wolf in the party
      Then it is refused under monster_maker.monster.deemed_character
      And Wolf is in South's hand

    Scenario: a monster that may be a deemed character is still a monster
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 1     |
      When South places Imp on North's land
      Then Imp is on North's newest land

    Scenario: a card that is no creature is not placed as a character
      Given it is South's encounter phase
      And South's map has level 1
      And South's hand is
        | card  | kind | level |
        | Sword | item | 1     |
      When South tries to place Sword in the party
      Then it is refused under monster_maker.monster.deemed_character

    Scenario: a position cannot have any other monster in a party
      Given it is South's first window
      And South's party is
        | card | kind    |
        | Wolf | monster |
      When the position is put on the table
      Then it is turned down

  @monster_maker.monster.owner
  Rule: A monster stays its owner's card: the owner chooses targets, rolls and gets it back.
    Scenario: each owner is asked for the own monster's targets
      Given 3 players sit at the table
      And it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Bear | West  |
      And South has declared a battle
      When South assigns Hero to Wolf and Ally to Bear
      Then West is asked for a target about Bear

    Scenario: after one owner the other is asked
      Given 3 players sit at the table
      And it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Bear | West  |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Bear
      When West aims Bear at Ally
      Then North is asked for a target about Wolf

    Scenario: nobody else chooses the targets of a monster
      Given 3 players sit at the table
      And it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card | owner |
        | Bear | West  |
      And South has declared a battle
      And South has assigned Hero to Bear
      When North tries to aim Bear at Hero
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: the owner rolls for a monster
      Given 3 players sit at the table
      And it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Bear | West  | 1D     | 9          |
      And West's attack dice will show 4
      When the battle on South's newest land is fought out
      Then Hero has 4 damage

    Scenario: a retreat brings a monster back to its owner's deck
      Given 3 players sit at the table
      And it is South's battle phase
      And these monsters are on South's newest land
        | card | owner |
        | Bear | West  |
      And West's deck is, from the top
        | card  |
        | First |
      When South retreats
      Then West's deck is, from the top, First and Bear

    Scenario: a destroyed monster goes to its owner's discard pile
      Given 3 players sit at the table
      And it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 5      |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Bear | West  | 0      | 3          |
      When the battle on South's newest land is fought out
      Then Bear is in West's discard pile

    Scenario: the abilities of a monster are its owner's
      Given it is South's first window
      And North's map has level 1
      And these monsters are on North's newest land
        | card   | owner | effect                  |
        | Shaman | South | activated, once: draw 1 |
      When South activates Shaman
      Then South's hand has 1 card

    Scenario: the abilities of a monster are not those of the player whose way it bars
      Given it is South's first window
      And these monsters are on South's newest land
        | card   | owner | effect                  |
        | Shaman | North | activated, once: draw 1 |
      When South tries to activate Shaman
      Then it is refused under monster_maker.window.activated

  @monster_maker.ruling.deemed_follow_the_role
  Rule: A card used in another role follows the rules of that role in everything: level, limits, place, names.
    Scenario: as a monster its level is measured by the opponent's party level
      Given it is South's encounter phase
      And North's map has level 3
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 3     |
      When South places Brigand on North's land
      Then Brigand is on North's newest land

    @monster_maker.encounter.monster_level
    Scenario: the own party level does not help a deemed monster
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level 2
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 3     |
      When South tries to place Brigand on North's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario: as a character its level is measured by the own party level
      Given it is South's encounter phase
      And South's map has level 3
      And South's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 3     |
      When South places Imp in the party
      Then Imp is in South's party

    @monster_maker.encounter.character_level
    Scenario: an opponent's party level does not help a deemed character
      Given it is South's encounter phase
      And South's map has level 2
      And North's map has level 3
      And South's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 3     |
      When South tries to place Imp in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: a deemed monster is not the character of the turn
      Given it is South's encounter phase
      And South has placed a character this turn
      And North's map has level 1
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 0     |
      When South places Brigand on North's land
      Then Brigand is on North's newest land

    @monster_maker.encounter.monster
    Scenario: a deemed monster is the monster of the turn
      Given it is South's encounter phase
      And South has placed a monster on North this turn
      And North's map has level 1
      And South's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 0     |
      When South tries to place Brigand on North's land
      Then it is refused under monster_maker.encounter.monster

    @monster_maker.encounter.character
    Scenario: a deemed character is the character of the turn
      Given it is South's encounter phase
      And South has placed a character this turn
      And South's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 0     |
      When South tries to place Imp in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: a deemed monster shares no name with a character
      Given it is South's encounter phase
      And North's map has level 1
      And North's party is
        | card     | named |
        | Old Rook | Rook  |
      And South's hand is
        | card      | kind                  | level | named |
        | Fell Rook | character and monster | 0     | Rook  |
      When South places Fell Rook on North's land
      Then Fell Rook is on North's newest land

    @monster_maker.unique.named
    Scenario: a deemed monster shares its name with monsters
      Given it is South's encounter phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Rook | South | Rook  |
      And South's hand is
        | card      | kind                  | level | named |
        | Fell Rook | character and monster | 0     | Rook  |
      When South tries to place Fell Rook on North's land
      Then it is refused under monster_maker.unique.named

    @monster_maker.unique.named
    Scenario: a deemed character shares its name with characters
      Given it is South's encounter phase
      And South's party is
        | card     | named |
        | Old Rook | Rook  |
      And South's hand is
        | card      | kind                  | level | named |
        | Fell Rook | monster and character | 0     | Rook  |
      When South tries to place Fell Rook in the party
      Then it is refused under monster_maker.unique.named

    Scenario: a deemed character shares no name with a monster
      Given it is South's encounter phase
      And these monsters are on South's newest land
        | card     | owner | named |
        | Old Rook | North | Rook  |
      And South's hand is
        | card      | kind                  | level | named |
        | Fell Rook | monster and character | 0     | Rook  |
      When South places Fell Rook in the party
      Then Fell Rook is in South's party

    Scenario: a deemed character is wounded where a monster would be destroyed
      Given it is South's battle phase
      And South's party is
        | card | kind                  | durability |
        | Imp  | monster and character | 2          |
        | Page | character             | 2          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2      | 9          |
      When the battle on South's newest land is fought out
      Then Imp is wounded

    Scenario: a deemed monster is destroyed where a character would be wounded
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on South's newest land
        | card    | kind                  | attack | durability |
        | Brigand | character and monster | 0      | 2          |
      When the battle on South's newest land is fought out
      Then Brigand is in North's discard pile

    Scenario: a deemed character has no attribute
      Given it is South's first window
      And South's party is
        | card | kind                  | attribute | skills |
        | Imp  | monster and character | fire      |        |
        | Mage | character             |           | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                             |
        | Douse | skill | mage  | 1     | skill: 1 damage to a fire creature |
      When South tries to use Douse with Mage on Imp
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: as a monster a character card has its level as a monster
      Given it is South's encounter phase
      And North's map has level 2
      And a card with these fields lies in South's hand
        | field     | value                                                                                 |
        | name      | Brigand                                                                               |
        | kind      | character                                                                             |
        | character | {"level": 5, "attack": {"plus": 1}, "durability": 1}                                  |
        | monster   | {"level": 2, "attack": {"plus": 1}, "durability": 1, "attack_count": 1, "retreat": 1} |
      When South places Brigand on North's land
      Then Brigand is on North's newest land

    Scenario: as a character a monster card has its level as a character
      Given it is South's encounter phase
      And South's map has level 2
      And a card with these fields lies in South's hand
        | field     | value                                                                                 |
        | name      | Imp                                                                                   |
        | kind      | monster                                                                               |
        | monster   | {"level": 5, "attack": {"plus": 1}, "durability": 1, "attack_count": 1, "retreat": 1} |
        | character | {"level": 2, "attack": {"plus": 1}, "durability": 1}                                  |
      When South places Imp in the party
      Then Imp is in South's party

    Scenario: in a rank-up levels as characters are compared
      Given it is South's encounter phase
      And South's map has level 5
      And South's party is
        | card | named | level |
        | Rook | Rook  | 2     |
      And a card with these fields lies in South's hand
        | field     | value                                                                                 |
        | name      | Fell Rook                                                                             |
        | kind      | character                                                                             |
        | named     | Rook                                                                                  |
        | character | {"level": 3, "attack": {"plus": 1}, "durability": 1}                                  |
        | monster   | {"level": 1, "attack": {"plus": 1}, "durability": 1, "attack_count": 1, "retreat": 1} |
      When South ranks up Rook to Fell Rook
      Then Fell Rook is in South's party

    Scenario: as a monster a character card fights with its attack and durability as a monster
      Given it is South's encounter phase
      And North's map has level 1
      And North's party is
        | card | attack | durability |
        | Hero | 4      | 9          |
      And a card with these fields lies in South's hand
        | field     | value                                                                                 |
        | name      | Brigand                                                                               |
        | kind      | character                                                                             |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": 3}                                  |
        | monster   | {"level": 0, "attack": {"plus": 2}, "durability": 5, "attack_count": 1, "retreat": 1} |
      And South has placed Brigand on North's land
      And South has played the turn to its end
      And it has come to North's battle phase
      When the battle on North's newest land is fought out
      Then Brigand has 4 damage
      And Hero has 2 damage

    Scenario: as a character a monster card has its durability as a character
      Given it is South's encounter phase
      And a card with these fields lies in South's hand
        | field     | value                                                                                 |
        | name      | Imp                                                                                   |
        | kind      | monster                                                                               |
        | monster   | {"level": 0, "attack": {"plus": 1}, "durability": 9, "attack_count": 1, "retreat": 1} |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": 2}                                  |
      And North's party is
        | card | effect |
        | Hero |        |
      And North's other cards are
        | card | kind    | effect                                                     |
        | Rune | miracle | activated, once: 2 damage to a character of another player |
      And South has placed Imp in the party
      And it has come to North's first window
      When North activates Rune on Imp
      Then Imp is wounded
