Feature: Creatures

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
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 3
      And South's map has level 2
      And East's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 3     |
      When East tries to place Brigand on South's land
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
      Given it is North's encounter phase
      And North's map has level 2
      And South's map has level 3
      And North's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 3     |
      When North tries to place Imp in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: a deemed monster is not the character of the turn
      Given 3 players sit at the table
      And it is West's encounter phase
      And West has placed a character this turn
      And North's map has level 1
      And West's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 0     |
      When West places Brigand on North's land
      Then Brigand is on North's newest land

    @monster_maker.encounter.monster
    Scenario: a deemed monster is the monster of the turn
      Given it is North's encounter phase
      And North has placed a monster on South this turn
      And South's map has level 1
      And North's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 0     |
      When North tries to place Brigand on South's land
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
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And South's party is
        | card     | named |
        | Old Rook | Rook  |
      And East's hand is
        | card      | kind                  | level | named |
        | Fell Rook | character and monster | 0     | Rook  |
      When East places Fell Rook on South's land
      Then Fell Rook is on South's newest land

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
      Given it is North's encounter phase
      And North's party is
        | card     | named |
        | Old Rook | Rook  |
      And North's hand is
        | card      | kind                  | level | named |
        | Fell Rook | monster and character | 0     | Rook  |
      When North tries to place Fell Rook in the party
      Then it is refused under monster_maker.unique.named

    Scenario: a deemed character shares no name with a monster
      Given 3 players sit at the table
      And it is West's encounter phase
      And these monsters are on West's newest land
        | card     | owner | named |
        | Old Rook | North | Rook  |
      And West's hand is
        | card      | kind                  | level | named |
        | Fell Rook | monster and character | 0     | Rook  |
      When West places Fell Rook in the party
      Then Fell Rook is in West's party

    Scenario: a deemed character is wounded where a monster would be destroyed
      Given it is North's battle phase
      And North's party is
        | card | kind                  | durability |
        | Imp  | monster and character | 2          |
        | Page | character             | 2          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 2      | 9          |
      When the battle on North's newest land is fought out
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
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | kind                  | attribute | skills |
        | Imp  | monster and character | fire      |        |
        | Mage | character             |           | mage 1 |
      And East's hand is
        | card  | kind  | class | level | effect                             |
        | Douse | skill | mage  | 1     | skill: 1 damage to a fire creature |
      When East tries to use Douse with Mage on Imp
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
      Given it is North's encounter phase
      And North's map has level 2
      And a card with these fields lies in North's hand
        | field     | value                                                                                 |
        | name      | Imp                                                                                   |
        | kind      | monster                                                                               |
        | monster   | {"level": 5, "attack": {"plus": 1}, "durability": 1, "attack_count": 1, "retreat": 1} |
        | character | {"level": 2, "attack": {"plus": 1}, "durability": 1}                                  |
      When North places Imp in the party
      Then Imp is in North's party

    Scenario: in a rank-up levels as characters are compared
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 5
      And West's party is
        | card | named | level |
        | Rook | Rook  | 2     |
      And a card with these fields lies in West's hand
        | field     | value                                                                                 |
        | name      | Fell Rook                                                                             |
        | kind      | character                                                                             |
        | named     | Rook                                                                                  |
        | character | {"level": 3, "attack": {"plus": 1}, "durability": 1}                                  |
        | monster   | {"level": 1, "attack": {"plus": 1}, "durability": 1, "attack_count": 1, "retreat": 1} |
      When West ranks up Rook to Fell Rook
      Then Fell Rook is in West's party

    Scenario: as a monster a character card fights with its attack and durability as a monster
      Given it is North's encounter phase
      And South's map has level 1
      And South's party is
        | card | attack | durability |
        | Hero | 4      | 9          |
      And a card with these fields lies in North's hand
        | field     | value                                                                                 |
        | name      | Brigand                                                                               |
        | kind      | character                                                                             |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": 3}                                  |
        | monster   | {"level": 0, "attack": {"plus": 2}, "durability": 5, "attack_count": 1, "retreat": 1} |
      And North has placed Brigand on South's land
      And North has played the turn to its end
      And it has come to South's battle phase
      When the battle on South's newest land is fought out
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
