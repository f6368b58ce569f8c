Feature: Creatures

  @monster_maker.monster.role
  Rule: Monsters are placed as obstacles on opponents' newest lands.
    Scenario: a monster placed lies on the newest land
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
        | Dale  | 1     |
      And East's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When East places Wolf on South's land
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
      Given 3 players sit at the table
      And it is West's first window
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | North |
      When West passes
      Then West is asked for battle or retreat

    Scenario: a monster cannot be on an older land
      Given it is North's first window
      And North's map is, the oldest land first
        | card  | level |
        | Hills | 1     |
        | Moor  | 1     |
      And these monsters are on North's newest land
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
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 2
      And East's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When East places Wolf on South's land
      Then Wolf is on South's newest land

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
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on North's newest land
        | card | attack   | durability |
        | Wolf | <attack> | 9          |
      When the battle on North's newest land is fought out
      Then Hero has <damage> damage

      Examples:
        | attack | damage |
        | 0      | 0      |
        | 3      | 3      |
        | 5      | 5      |

    Scenario Outline: a monster's attack of <attack> deals <damage> with <dice>
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | attack | durability |
        | Hero | 0      | 15         |
      And these monsters are on West's newest land
        | card | attack   | durability |
        | Wolf | <attack> | 9          |
      And North's attack dice will show <dice>
      When the battle on West's newest land is fought out
      Then Hero has <damage> damage

      Examples:
        | attack | dice    | damage |
        | 1D     | 5       | 5      |
        | 1D+1   | 5       | 6      |
        | 2D-1   | 4 and 3 | 6      |

    Scenario: a durability that is reached destroys the monster
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      When the battle on North's newest land is fought out
      Then Wolf is in South's discard pile

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
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card  |
        | Hero  |
        | Ally  |
        | Guard |
      And these monsters are on East's newest land
        | card | attack count | durability |
        | Wolf | <count>      | 9          |
      And East has declared a battle
      And East has assigned Hero, Ally and Guard to Wolf
      When South aims Wolf at <most>
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
      Given it is North's first window
      And a card with these fields lies in North's hand
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
      Given 3 players sit at the table
      And it is West's first window
      And a card with these fields lies in West's hand
        | field   | value                                                                                  |
        | kind    | monster                                                                                |
        | monster | {"level": 0, "attack": {"plus": -1}, "durability": 1, "attack_count": 0, "retreat": 0} |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a retreat value of <value> costs <lands> of three lands
      Given it is North's battle phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card | retreat |
        | Wolf | <value> |
      When North retreats
      Then North's party level is <level>

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
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 1
      And East's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When East tries to place Wolf in the party
      Then it is refused under monster_maker.monster.deemed_character
      And Wolf is in East's hand

    Scenario: a monster that may be a deemed character is still a monster
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 1     |
      When South places Imp on North's land
      Then Imp is on North's newest land

    Scenario: a card that is no creature is not placed as a character
      Given it is North's encounter phase
      And North's map has level 1
      And North's hand is
        | card  | kind | level |
        | Sword | item | 1     |
      When North tries to place Sword in the party
      Then it is refused under monster_maker.monster.deemed_character

    Scenario: a position cannot have any other monster in a party
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | kind    |
        | Wolf | monster |
      When the position is put on the table
      Then it is turned down

  @monster_maker.monster.owner
  Rule: A monster stays its owner's card: the owner chooses targets, rolls and gets it back.
    Scenario: each owner is asked for the targets of their own monster
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Bear | South |
      And North has declared a battle
      When North assigns Hero to Wolf and Ally to Bear
      Then South is asked for a target about Bear

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
      And it is North's battle phase
      And North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card | owner |
        | Bear | South |
      And North has declared a battle
      And North has assigned Hero to Bear
      When West tries to aim Bear at Hero
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
      And it is North's battle phase
      And these monsters are on North's newest land
        | card | owner |
        | Bear | South |
      And South's deck is, from the top
        | card  |
        | First |
      When North retreats
      Then South's deck is, from the top, First and Bear

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
      Given it is North's first window
      And South's map has level 1
      And these monsters are on South's newest land
        | card   | owner | effect                  |
        | Shaman | North | activated, once: draw 1 |
      When North activates Shaman
      Then North's hand has 1 card

    Scenario: the abilities of a monster are not those of the player whose way it bars
      Given it is South's first window
      And these monsters are on South's newest land
        | card   | owner | effect                  |
        | Shaman | North | activated, once: draw 1 |
      When South tries to activate Shaman
      Then it is refused under monster_maker.window.activated
