Feature: Vocabulary

  @monster_maker.vocabulary.constant
  Rule: A constant effect of a character or miracle holds while its card is on the field as such, and no longer.
    Scenario: a constant effect begins when the card comes to the field
      Given it is South's first window
      And South's hand is
        | card   | kind    | level | effect                           |
        | Banner | miracle | 0     | constant: attack +1 to the party |
      When South places Banner
      Then South Hero adds 1 to its attack

    Scenario: a constant effect does nothing in the hand
      Given it is North's first window
      And North's hand is
        | card   | kind    | level | effect                           |
        | Banner | miracle | 0     | constant: attack +1 to the party |
      When the phase begins
      Then North Hero adds 0 to its attack

    Scenario: a constant effect ends when the card leaves the field
      Given 4 players sit at the table
      And it is East's move phase
      And East's party is
        | card | effect                           |
        | Hero |                                  |
        | Drum | constant: attack +1 to the party |
      When East dismisses Drum
      Then Hero adds 0 to its attack

    Scenario: a constant effect has not begun while others may counter
      Given it is North's first window
      And North's hand is
        | card   | kind    | level | effect                           |
        | Banner | miracle | 0     | constant: attack +1 to the party |
      And South's party is
        | card   | effect                               |
        | Warden | counter to miracles, once: cancel it |
      When North places Banner
      Then North Hero adds 0 to its attack

    Scenario: a constant effect outlasts the turn
      Given it is South's end phase
      And South's other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +1 to the party |
      When South ends the turn
      Then South Hero adds 1 to its attack

    Scenario: a character that is used as a monster has no constant effect
      Given 3 players sit at the table
      And it is West's first window
      And these monsters are on West's newest land
        | card    | owner | kind                  | effect                           |
        | Brigand | North | character and monster | constant: attack +1 to the party |
      When the phase begins
      Then North Hero adds 0 to its attack
      And Brigand adds 0 to its attack

    Scenario: a constant effect holds while its character is wounded
      Given it is North's first window
      And North's party is
        | card    | state   | effect                           |
        | Drummer | wounded | constant: attack +1 to the party |
        | Hero    | unhurt  |                                  |
      When the phase begins
      Then Hero adds 1 to its attack

  @monster_maker.vocabulary.constant_whom
  Rule: A constant effect holds for its character, of an item for the holder, or for the whole party of its player; those of several cards add up.
    Background:
      Given it is North's first window

    Scenario: a character's constant effect holds for itself
      Given North's party is
        | card | effect                      |
        | Hero | constant: attack +1 to this |
        | Ally |                             |
      When the phase begins
      Then Hero adds 1 to its attack
      And Ally adds 0 to its attack

    Scenario: an item's constant effect holds for its holder
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And Ally holds these items
        | card  | effect                      |
        | Sword | constant: attack +1 to this |
      When the phase begins
      Then Ally adds 1 to its attack
      And Hero adds 0 to its attack

    Scenario Outline: a constant effect for the party, of <whose>
      Given North's party is
        | card | effect      |
        | Hero | <character> |
        | Ally |             |
      And North's other cards are
        | card   | kind    | effect    |
        | Banner | miracle | <miracle> |
      When the phase begins
      Then Hero adds 1 to its attack
      And Ally adds 1 to its attack
      And South Hero adds 0 to its attack

      Examples:
        | whose       | character                        | miracle                          |
        | a character | constant: attack +1 to the party |                                  |
        | a miracle   |                                  | constant: attack +1 to the party |

    Scenario: constant effects of several cards add up
      Given North's party is
        | card | effect                      |
        | Hero | constant: attack +1 to this |
        | Ally |                             |
      And North's other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +2 to the party |
      When the phase begins
      Then Hero adds 3 to its attack
      And Ally adds 2 to its attack

    Scenario: a constant effect for the party does not hold for its player's monsters
      Given South's other cards are
        | card | kind    | effect                           |
        | Song | miracle | constant: attack +1 to the party |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      When the phase begins
      Then Wolf adds 0 to its attack
      And South Hero adds 1 to its attack

    Scenario: every constant effect of a card holds
      Given North's party is
        | card | durability | effect                                                                                          |
        | Hero | 9          | constant: attack +1 to this / constant: ward 2 for the party / constant: attack +2 to the party |
        | Ally | 9          |                                                                                                 |
      And North's other cards are
        | card | kind    | effect                                              |
        | Wand | miracle | activated, once: 3 damage to one of your characters |
      When North activates Wand on Ally
      Then Ally has 1 damage
      And Hero adds 3 to its attack
      And Ally adds 2 to its attack

  @monster_maker.vocabulary.constant_attack
  Rule: A constant change of attack is added once to each attack result in a battle, which is at least 0.
    Scenario Outline: an attack of 2 with a constant <change>
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack | effect                            |
        | Hero | 2      | constant: attack <change> to this |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on East's newest land is fought out
      Then Wolf has <damage> damage

      Examples:
        | change | damage |
        | +2     | 4      |
        | -1     | 1      |
        | -3     | 0      |

    Scenario: a result of 0 takes nothing from another's
      Given it is North's battle phase
      And North's party is
        | card | attack | effect                      |
        | Hero | 2      | constant: attack -3 to this |
        | Page | 4      |                             |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      And North has assigned Hero and Page to Wolf
      When South aims Wolf at nobody
      Then Wolf has 4 damage

    Scenario: a constant change of attack is added once to a roll of several dice
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                      |
        | Hero | 2D     | constant: attack +1 to this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 19         |
      And South's attack dice will show 3 and 4
      When the battle on South's newest land is fought out
      Then Wolf has 8 damage

    Scenario: a constant change of attack does not add to the damage of a text
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills | effect                      |
        | Mage | mage 1 | constant: attack +1 to this |
      And West's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 2 damage to a monster |
      And these monsters are on West's newest land
        | card | durability |
        | Wolf | 9          |
      When West uses Spark with Mage on Wolf
      Then Wolf has 2 damage

    Scenario Outline: what is added constantly counts in <seat>'s battle
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | attack | effect                           |
        | Hero | 1      | constant: attack +2 to the party |
      And these monsters are on <seat>'s newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on <seat>'s newest land is fought out
      Then Wolf has 3 damage

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    Scenario: what a miracle and a wounded character add is added to dice, too
      Given it is North's battle phase
      And North's party is
        | card    | state   | attack | effect                           |
        | Hero    | unhurt  | 1D     |                                  |
        | Ally    | unhurt  | 1D     |                                  |
        | Drummer | wounded | 0      | constant: attack +2 to the party |
      And North's other cards are
        | card   | kind    | effect                           |
        | Banner | miracle | constant: attack +1 to the party |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 30         |
      And North's attack dice will show 4 and 5
      And North has declared a battle
      And North has assigned Hero and Ally to Wolf
      When South aims Wolf at Hero
      Then Wolf has 15 damage

  @monster_maker.vocabulary.constant_ward
  Rule: A ward takes its points off each damage that the character takes, in battles and elsewhere, never below 0.
    Scenario Outline: <amount> damage to a ward of 2
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                          |
        | Rod  | miracle | activated, once: <amount> damage to a character |
      And North's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
        | Page | 9          |                           |
      When South activates Rod on Duke
      Then Duke has <taken> damage

      Examples:
        | amount | taken |
        | 1      | 0     |
        | 2      | 0     |
        | 3      | 1     |

    Scenario: a ward works in a battle
      Given it is North's battle phase
      And North's party is
        | card | attack | durability | effect                    |
        | Hero | 0      | 9          | constant: ward 2 for this |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 5      | 9          |
      When the battle on North's newest land is fought out
      Then Hero has 3 damage

    Scenario: a ward takes its points off each damage anew
      Given 4 players sit at the table
      And it is East's first window
      And East's other cards are
        | card | kind    | effect                                   |
        | Rod  | miracle | activated, once: 3 damage to a character |
        | Wand | miracle | activated, once: 3 damage to a character |
      And South's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
      And East has activated Rod on Duke
      When East activates Wand on Duke
      Then Duke has 2 damage

    Scenario: wards of several cards add up
      Given it is North's first window
      And North's other cards are
        | card | kind    | effect                                   |
        | Rod  | miracle | activated, once: 5 damage to a character |
      And South's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
      And South's other cards are
        | card | kind    | effect                         |
        | Rune | miracle | constant: ward 1 for the party |
      When North activates Rod on Duke
      Then Duke has 2 damage

    Scenario: monsters have nothing of a ward
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 2 damage to a monster |
      And North's other cards are
        | card | kind    | effect                         |
        | Rune | miracle | constant: ward 1 for the party |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      When South activates Rod on Wolf
      Then Wolf has 2 damage

    Scenario: a ward that is lost by a damage still holds for that damage
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card   | durability | state   | effect                         |
        | Warden | 1          | wounded | constant: ward 1 for the party |
        | Hero   | 9          | unhurt  |                                |
      And West's other cards are
        | card | kind    | effect                                  |
        | Rune | miracle | activated, once: 2 damage to your party |
      When West activates Rune
      Then Warden is in West's discard pile
      And Hero has 1 damage

    Scenario: two wards add up for the character that has both, and a monster of the same player has neither
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 4 damage to everybody |
      And South's party is
        | card | durability | effect                    |
        | Duke | 9          | constant: ward 2 for this |
        | Page | 9          |                           |
      And South's other cards are
        | card | kind    | effect                         |
        | Rune | miracle | constant: ward 1 for the party |
      And these monsters are on West's newest land
        | card | owner | durability |
        | Wolf | South | 9          |
      When West activates Rod
      Then Duke has 1 damage
      And Page has 3 damage
      And Wolf has 4 damage

  @monster_maker.vocabulary.constant_level
  Rule: A constant change of level is added to its player's own party level when cards of the kind it names are placed.
    Scenario Outline: two levels more for characters, one of level <level>
      Given it is South's encounter phase
      And South's map has level 1
      And South's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And South's hand is
        | card | kind      | level   |
        | Ally | character | <level> |
      When South places Ally in the party
      Then Ally is in South's party

      Examples:
        | level |
        | 2     |
        | 3     |

    Scenario: two levels more for characters, and one of level 4 is too high
      Given it is North's encounter phase
      And North's map has level 1
      And North's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And North's hand is
        | card | kind      | level |
        | Ally | character | 4     |
      When North tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: a rank-up is a placing
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 1
      And East's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +2 for placing characters |
      And East's party is
        | card   | level | named |
        | Rookie | 0     | Rin   |
      And East's hand is
        | card    | kind      | level | named |
        | Veteran | character | 3     | Rin   |
      When East ranks up Rookie to Veteran
      Then Veteran is in East's party

    Scenario: the levels of two cards add up
      Given it is North's first window
      And North's map has level 1
      And North's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
        | Temple | miracle | constant: level +1 for placing miracles |
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 3     |
      When North places Banner
      Then Banner is in North's other cards

    Scenario: a level for miracles counts for items
      Given it is South's first window
      And South's map has level 1
      And South's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 2     |
      When South places Sword on South Hero
      Then South Hero holds Sword

    Scenario: a level for miracles is none for characters
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 1
      And West's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
      And West's hand is
        | card | kind      | level |
        | Ally | character | 2     |
      When West tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario Outline: two levels less for <kind>s, and a <kind> of level 2 is too high for party level 3
      Given it is North's <phase>
      And North's map has level 3
      And North's other cards are
        | card  | kind    | effect                                 |
        | Chain | miracle | constant: level -2 for placing <kind>s |
      And North's hand is
        | card | kind   | level |
        | Jay  | <kind> | 2     |
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | kind      | phase           | deed                   | clause                                  |
        | character | encounter phase | place Jay in the party | monster_maker.encounter.character_level |
        | miracle   | first window    | place Jay              | monster_maker.miracle.level             |

    Scenario Outline: two levels less for <kind>s, and a <kind> of level 1 is placed at party level 3
      Given it is South's <phase>
      And South's map has level 3
      And South's other cards are
        | card  | kind    | effect                                 |
        | Chain | miracle | constant: level -2 for placing <kind>s |
      And South's hand is
        | card | kind   | level |
        | Jay  | <kind> | 1     |
      When <deed>
      Then Jay is not in South's hand

      Examples:
        | kind      | phase           | deed                          |
        | character | encounter phase | South places Jay in the party |
        | miracle   | first window    | South places Jay              |

    Scenario: two cards that add to the level for miracles add to the level for an item, too
      Given 3 players sit at the table
      And it is West's third window
      And West's map has level 1
      And West's other cards are
        | card   | kind    | effect                                  |
        | Shrine | miracle | constant: level +1 for placing miracles |
        | Temple | miracle | constant: level +2 for placing miracles |
      And West's hand is
        | card  | kind | level |
        | Sword | item | 4     |
      When West places Sword on West Hero
      Then West Hero holds Sword

    Scenario: two cards that add to the level for characters let one rank up
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 1
      And West's other cards are
        | card    | kind    | effect                                    |
        | Letters | miracle | constant: level +1 for placing characters |
        | Herald  | miracle | constant: level +1 for placing characters |
      And West's party is
        | card   | level | named |
        | Rookie | 0     | Rin   |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 3     | Rin   |
      When West ranks up Rookie to Veteran
      Then Veteran is in West's party
      And Rookie is in West's discard pile
