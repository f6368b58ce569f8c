Feature: Encounters

  @monster_maker.character.rank_up
  Rule: By rank-up a character is replaced by a higher-level character of the same person.
    Background:
      Given it is North's encounter phase

    Scenario: the new card takes the old one's place
      Given North's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
        | Ally   | 0     |       |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When North ranks up Rookie to Veteran
      Then Veteran and Ally are in North's party
      And Rookie is in North's discard pile
      And North's hand has 0 cards

    Scenario Outline: from level <old> to level <new> is no rank-up
      Given North's map has level 5
      And North's party is
        | card   | level | named |
        | Rookie | <old> | Rook  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | <new> | Rook  |
      When North tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.character.rank_up

      Examples:
        | old | new |
        | 2   | 2   |
        | 2   | 1   |
        | 0   | 0   |

    Scenario Outline: from level <old> to level <new> is a rank-up
      Given North's map has level 5
      And North's party is
        | card   | level | named |
        | Rookie | <old> | Rook  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | <new> | Rook  |
      When North ranks up Rookie to Veteran
      Then Veteran is in North's party

      Examples:
        | old | new |
        | 2   | 3   |
        | 0   | 5   |

    Scenario: nobody ranks up to somebody else
      Given North's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Vera  |
      When North tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.character.rank_up

    Scenario: characters without a name are nobody in particular
      Given North's map has level 3
      And North's party is
        | card   | level |
        | Porter | 0     |
      And North's hand is
        | card  | kind      | level |
        | Guard | character | 2     |
      When North tries to rank up Porter to Guard
      Then it is refused under monster_maker.character.rank_up

    @monster_maker.monster.deemed_character
    Scenario: a monster card of the same name is no character
      Given North's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's hand is
        | card   | kind    | level | named |
        | Shadow | monster | 2     | Rook  |
      When North tries to rank up Rookie to Shadow
      Then it is refused under monster_maker.monster.deemed_character

    Scenario: the higher card comes from the hand
      Given North's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's discard pile is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When North tries to rank up Rookie to Veteran
      Then it is refused as meaningless

    Scenario: the lower card lies in a party
      Given North's map has level 3
      And North's hand is
        | card    | kind      | level | named |
        | Rookie  | character | 0     | Rook  |
        | Veteran | character | 2     | Rook  |
      When North tries to rank up Rookie to Veteran
      Then it is refused as meaningless

    Scenario: a character of another player does not rank up
      Given North's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When North tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.character.rank_up

    @monster_maker.unique.named
    Scenario: joining as a second card of the name is no rank-up
      Given North's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When North tries to place Veteran in the party
      Then it is refused under monster_maker.unique.named

    Scenario: whose name is asked for is listed
      Given North's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
        | Vesta  | 1     | Vesta |
      And North's hand is
        | card     | kind      | level | named |
        | Veteran  | character | 2     | Rook  |
        | Champion | character | 3     | Rook  |
        | Virgil   | character | 3     | Vera  |
      Then the rank up answers open to North are exactly
        | card     | replaces |
        | Veteran  | Rookie   |
        | Champion | Rookie   |

    Scenario: a deemed character ranks up as a character
      Given North's map has level 3
      And North's party is
        | card | kind                  | level | named |
        | Cub  | monster and character | 1     | Fang  |
      And North's hand is
        | card | kind                  | level | named |
        | Wolf | monster and character | 2     | Fang  |
      When North ranks up Cub to Wolf
      Then Wolf is in North's party
      And Cub is in North's discard pile

    Scenario: whoever can rank up is listed, wounded or not
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | state   | durability | damage |
        | Rookie | 0     | Rook  | wounded | 3          | 0      |
        | Squire | 1     | Jay   | unhurt  | 3          | 2      |
        | Page   | 0     |       | unhurt  | 3          | 0      |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Captain | character | 3     | Rook  |
        | Knight  | character | 2     | Jay   |
      Then the rank up answers open to South are exactly
        | card    | replaces |
        | Veteran | Rookie   |
        | Captain | Rookie   |
        | Knight  | Squire   |

    Scenario: the last of nine cards takes the place of the last of five characters
      Given North's map has level 1
      And North's party is
        | card    | level | named |
        | Hero    | 0     |       |
        | Ally    | 0     |       |
        | Page    | 0     |       |
        | Squire  | 0     |       |
        | Wenna 0 | 0     | Wenna |
      And North's hand is
        | card    | kind      | level | named |
        | Ring    |           |       |       |
        | Crown   |           |       |       |
        | Relic   |           |       |       |
        | Rune    |           |       |       |
        | Banner  |           |       |       |
        | Vial    |           |       |       |
        | Orb     |           |       |       |
        | Chalice |           |       |       |
        | Wenna 1 | character | 1     | Wenna |
      When North ranks up Wenna 0 to Wenna 1
      Then North's party is Hero, Ally, Page, Squire and Wenna 1
      And North's hand has 8 cards
      And Wenna 0 is in North's discard pile

    Scenario: a deemed character is offered a rank-up, a character without a name none
      Given North's map has level 3
      And North's party is
        | card   | kind                  | level | named |
        | Cub    | monster and character | 1     | Fang  |
        | Porter | character             | 0     |       |
      And North's hand is
        | card  | kind                  | level | named |
        | Wolf  | monster and character | 2     | Fang  |
        | Guard | character             | 2     |       |
      When the phase begins
      Then the rank up answers open to North are exactly
        | card | replaces |
        | Wolf | Cub      |

  @monster_maker.ruling.placing_in_any_order
  Rule: The character and the monsters of an encounter phase are placed in any order, each of them or not.
    Scenario: a monster, then the character, then another monster
      Given 3 players sit at the table
      And it is North's encounter phase
      And South's map has level 1
      And West's map has level 1
      And North's hand is
        | card | kind      | level |
        | Ally | character | 0     |
        | Wolf | monster   | 0     |
        | Boar | monster   | 0     |
      And North has placed Boar on West's land
      And North has placed Ally in the party
      When North places Wolf on South's land
      Then Boar is on West's newest land
      And Wolf is on South's newest land
      And Ally is in North's party

    Scenario: the character is placed first, then the monster
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map has level 1
      And East's hand is
        | card | kind      | level |
        | Ally | character | 0     |
        | Wolf | monster   | 0     |
      And East has placed Ally in the party
      When East places Wolf on South's land
      Then Wolf is on South's newest land

    Scenario: the rank-up after a monster
      Given it is North's encounter phase
      And North's map has level 2
      And South's map has level 1
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Wolf    | monster   | 0     |       |
      And North has placed Wolf on South's land
      When North ranks up Rookie to Veteran
      Then Veteran is in North's party

    Scenario: the turn player places only a monster, no character
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
        | Wolf | monster   | 0     |
      And South has placed Wolf on North's land
      When South passes
      Then it has become South's end phase
      And Ally is in South's hand

    Scenario Outline: after a monster against each opponent <deed>
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 2
      And South's map has level 1
      And North's map has level 1
      And West's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Ally    | character | 1     |       |
        | Wolf    | monster   | 0     |       |
        | Boar    | monster   | 0     |       |
      And West has placed Wolf on South's land
      And West has placed Boar on North's land
      When <deed>
      Then <card> is in West's party

      Examples:
        | deed                            | card    |
        | West ranks up Rookie to Veteran | Veteran |
        | West places Ally in the party   | Ally    |

  @monster_maker.ruling.rank_up_is_the_placement
  Rule: A rank-up is the one character placement of the turn.
    Background:
      Given 3 players sit at the table
      And it is West's encounter phase

    Scenario: after a placement nobody ranks up
      Given West's map has level 3
      And West has placed a character this turn
      And West's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When West tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.ruling.rank_up_is_the_placement

    Scenario: without a placement somebody may rank up
      Given West's map has level 3
      And West's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When West ranks up Rookie to Veteran
      Then Veteran is in West's party

    Scenario: after a rank-up nobody is placed
      Given West's map has level 3
      And West's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Ally    | character | 0     |       |
      And West has ranked up Rookie to Veteran
      When West tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: nobody ranks up twice
      Given West's map has level 5
      And West has ranked up this turn
      And West's party is
        | card    | level | named |
        | Veteran | 2     | Rook  |
      And West's hand is
        | card     | kind      | level | named |
        | Champion | character | 4     | Rook  |
      When West tries to rank up Veteran to Champion
      Then it is refused under monster_maker.ruling.rank_up_is_the_placement

    Scenario: in the player's next turn somebody may rank up again
      Given West's map has level 5
      And West has ranked up this turn
      And West's party is
        | card    | level | named |
        | Veteran | 2     | Rook  |
      And West's hand is
        | card     | kind      | level | named |
        | Champion | character | 4     | Rook  |
      And West has played the turn to its end
      And it has come to West's encounter phase
      When West ranks up Veteran to Champion
      Then Champion is in West's party

    Scenario: somebody ranks up beside an annihilated player
      Given West's map has level 2
      And South has been annihilated
      And West's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When West ranks up Rookie to Veteran
      Then Veteran is in West's party
      And Rookie is in West's discard pile

  @monster_maker.ruling.rank_up_keeps_state
  Rule: The new card takes over wounds, damage, items, changes of attack and the start marker; the old one is discarded.
    Scenario: the wounded stay wounded in a rank-up
      Given it is North's encounter phase
      And North's map has level 3
      And North's party is
        | card   | level | named | state   |
        | Rookie | 0     | Rook  | wounded |
        | Ally   | 0     |       | unhurt  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When North ranks up Rookie to Veteran
      Then Veteran is wounded
      And Rookie is in North's discard pile

    Scenario: the unhurt stay unhurt in a rank-up
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | state  |
        | Rookie | 0     | Rook  | unhurt |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
      Then Veteran is unhurt

    Scenario: damage stays in a rank-up
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 3
      And East's party is
        | card   | level | named | durability | damage |
        | Rookie | 0     | Rook  | 3          | 2      |
      And East's hand is
        | card    | kind      | level | named | durability |
        | Veteran | character | 2     | Rook  | 5          |
      When East ranks up Rookie to Veteran
      Then Veteran has 2 damage

    Scenario: a change of attack stays in a rank-up
      Given it is South's third window
      And South's map has level 3
      And South's party is
        | card   | level | named | skills    |
        | Rookie | 0     | Rook  | fighter 1 |
      And South's hand is
        | card    | kind      | level | named | class   | effect                                  |
        | Veteran | character | 2     | Rook  |         |                                         |
        | Stance  | skill     | 1     |       | fighter | skill: attack +2 to this until turn end |
      And South has used Stance with Rookie
      And South has passed
      When South ranks up Rookie to Veteran
      Then Veteran adds 2 to its attack

    @monster_maker.damage.character_wounded
    Scenario Outline: with damage 3 a card of durability <durability> is <state>
      Given it is North's encounter phase
      And North's map has level 3
      And North's party is
        | card   | level | named | durability | damage |
        | Rookie | 0     | Rook  | 5          | 3      |
      And North's hand is
        | card    | kind      | level | named | durability   |
        | Veteran | character | 2     | Rook  | <durability> |
      When North ranks up Rookie to Veteran
      Then Veteran is <state>

      Examples:
        | durability | state   |
        | 4          | unhurt  |
        | 3          | wounded |
        | 2          | wounded |

    Scenario: items stay in a rank-up
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 3
      And West's party is
        | card   | level | named | items            |
        | Rookie | 0     | Rook  | Sword and Shield |
      And West's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When West ranks up Rookie to Veteran
      Then Veteran holds Sword and Shield
      And West's discard pile has 1 card

    Scenario: the start marker stays in a rank-up
      Given it is North's encounter phase
      And North's map has level 3
      And North's party is
        | card   | level | named | marker |
        | Rookie | 0     | Rook  | start  |
      And North's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When North ranks up Rookie to Veteran
      Then Veteran has the start marker

    Scenario: a rank-up brings no start marker where there was none
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | marker |
        | Hero   | 0     |       | start  |
        | Rookie | 0     | Rook  |        |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
      Then Hero has the start marker
      And Veteran has no start marker

    @monster_maker.damage.wounded_again
    Scenario Outline: somebody wounded with damage 3 ranks up to a card of durability <durability>, which <outcome>
      Given it is North's encounter phase
      And North's map has level 3
      And North's party is
        | card   | level | named | durability | damage | state   | items |
        | Rookie | 0     | Rook  | 5          | 3      | wounded | Sword |
        | Ally   | 0     |       | 3          |        | unhurt  |       |
      And North's hand is
        | card    | kind      | level | named | durability   |
        | Veteran | character | 2     | Rook  | <durability> |
      When North ranks up Rookie to Veteran
      Then Veteran <outcome>

      Examples:
        | durability | outcome                    |
        | 4          | is wounded                 |
        | 3          | is in North's discard pile |
        | 2          | is in North's discard pile |

    Scenario: all items and all changes of attack stay in a rank-up
      Given it is South's third window
      And South's map has level 3
      And South's party is
        | card   | level | named | items                 |
        | Rookie | 0     | Rook  | Sword, Ring and Crown |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      And South's other cards are
        | card | kind    | effect                                                              |
        | Song | miracle | activated, once: attack +1 to one of your characters until turn end |
        | Horn | miracle | activated, once: attack +2 to one of your characters until turn end |
        | Drum | miracle | activated, once: attack +4 to one of your characters until turn end |
      And South has activated Song on Rookie
      And South has activated Horn on Rookie
      And South has activated Drum on Rookie
      And South has passed
      When South ranks up Rookie to Veteran
      Then Veteran holds Sword, Ring and Crown
      And Veteran adds 7 to its attack

    Scenario Outline: whatever <seat>'s character has stays in a rank-up
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat>'s map has level 3
      And <seat>'s party is
        | card   | level | named | durability | damage | state   | marker | items |
        | Rookie | 0     | Rook  | 3          | 2      | wounded | start  | Sword |
        | Ally   | 0     |       | 3          |        | unhurt  |        |       |
      And <seat>'s hand is
        | card    | kind      | level | named | durability |
        | Veteran | character | 2     | Rook  | 5          |
      When <seat> ranks up Rookie to Veteran
      Then Veteran is wounded
      And Veteran has 2 damage
      And Veteran has the start marker
      And Veteran holds Sword

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |
