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
    Scenario: a deemed monster is not helped by its player's party level
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 3
      And South's map has level 2
      And East's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 3     |
      When East tries to place Brigand on South's land
      Then it is refused under monster_maker.encounter.monster_level

    Scenario: as a character its level is measured by its player's party level
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

    @monster_maker.retreat.wounded_discarded
    Scenario: a wounded deemed character is left behind in a retreat
      Given it is North's battle phase
      And North's party is
        | card | kind                  | state   |
        | Hero | character             | unhurt  |
        | Imp  | monster and character | wounded |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North retreats
      Then Imp is in North's discard pile
      And North's party is Hero

    @monster_maker.vocabulary.constant
    Scenario: a constant effect of a deemed character holds
      Given it is South's first window
      And South's party is
        | card | kind                  | effect                           |
        | Hero | character             |                                  |
        | Imp  | monster and character | constant: attack +2 to the party |
      When the phase begins
      Then Hero adds 2 to its attack
      And Imp adds 2 to its attack

    @monster_maker.support.who
    Scenario: a deemed character supports
      Given it is North's battle phase
      And North's party is
        | card | kind                  | attack | support |
        | Hero | character             | 1      |         |
        | Imp  | monster and character | 1      | 2       |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      And North has let Imp support Hero
      When South aims Wolf at Hero
      Then Wolf has 3 damage

    @monster_maker.town.heals
    Scenario: a deemed character recovers in a town
      Given it is South's move phase
      And South's party is
        | card | kind                  | state   |
        | Hero | character             | unhurt  |
        | Imp  | monster and character | wounded |
      And South's hand is
        | card  | kind | level | town |
        | Haven | land | 1     | yes  |
      When South moves to Haven
      Then Imp is unhurt

    @monster_maker.dismiss.any_number
    Scenario: a deemed character is dismissed
      Given it is North's move phase
      And North's party is
        | card | kind                  |
        | Hero | character             |
        | Imp  | monster and character |
      When North dismisses Imp
      Then Imp is in North's discard pile

    @monster_maker.item.attach
    Scenario: a deemed character holds items
      Given it is South's first window
      And South's party is
        | card | kind                  |
        | Hero | character             |
        | Imp  | monster and character |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When South places Sword on Imp
      Then Imp holds Sword

    @monster_maker.annihilation.check
    Scenario: a party of nobody but a deemed character is not annihilated
      Given it is North's draw phase
      And North's party is
        | card | kind                  | state   |
        | Hero | character             | wounded |
        | Imp  | monster and character | unhurt  |
      When the phase begins
      Then North is not annihilated
      And North's party is Hero and Imp

    @monster_maker.vocabulary.mission_characters
    Scenario: a deemed character counts for a mission
      Given it is South's victory check
      And South's party is
        | card | kind                  |
        | Hero | character             |
        | Imp  | monster and character |
      And South's other cards are
        | card  | kind    | mission  |
        | Quest | mission | 2 unhurt |
      When the phase begins
      Then South has won under monster_maker.victory.mission

    @monster_maker.annihilation.until_new_character
    Scenario: an annihilated player is offered a deemed character
      Given it is North's encounter phase
      And North has been annihilated
      And North's hand is
        | card | kind                  | level |
        | Imp  | monster and character | 0     |
        | Wolf | monster               | 0     |
      Then the place character answers open to North are exactly
        | card |
        | Imp  |

    @monster_maker.encounter.monster
    Scenario: a deemed monster is offered against each opponent
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And West's map has level 1
      And North's map has level 1
      And East's hand is
        | card    | kind                  | level |
        | Brigand | character and monster | 0     |
      Then the place monster answers open to East are exactly
        | card    | on    |
        | Brigand | South |
        | Brigand | West  |
        | Brigand | North |

    @monster_maker.after.loot
    Scenario: a deemed monster that is destroyed brings loot
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on South's newest land
        | card    | kind                  | attack | durability |
        | Brigand | character and monster | 0      | 2          |
      And the battle on South's newest land has come to the loot
      When South takes the loot
      Then South's hand has 1 card
      And Brigand is in North's discard pile

    @monster_maker.move.condition
    Scenario Outline: a deemed monster is in the way: to <deed> is refused
      Given it is South's move phase
      And South's party is
        | card |
        | Hero |
        | Page |
      And South's hand is
        | card | kind |
        | Moor | land |
      And these monsters are on South's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      When South tries to <deed>
      Then it is refused under monster_maker.move.condition

      Examples:
        | deed                   |
        | move to Moor           |
        | move to Moor face down |
        | dismiss Page           |

    @monster_maker.ruling.battle_needs_somebody_unhurt
    Scenario: a deemed character fights when nobody else can
      Given it is North's battle phase
      And North's party is
        | card | kind                  | state   | attack |
        | Hero | character             | wounded | 1      |
        | Imp  | monster and character | unhurt  | 2      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on North's newest land is fought out
      Then Wolf has 2 damage
