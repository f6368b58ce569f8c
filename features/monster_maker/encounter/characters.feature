Feature: Encounters

  In the encounter phase characters join the turn player's party, and monsters are put in the opponents' way.

  @monster_maker.game.no_summoning_sickness
  Rule: Newly placed cards have no summoning sickness.
    Scenario: a monster fights in the very next battle phase
      Given 3 players sit at the table
      And it is West's encounter phase
      And North's map has level 1
      And West's hand is
        | card | kind    | level | attack |
        | Wolf | monster | 0     | 2      |
      And West has placed Wolf on North's land
      And West has played the turn to its end
      And North has passed
      And North has declared a battle
      And North has assigned North Hero to Wolf
      When West aims Wolf at North Hero
      Then North Hero has 2 damage

    Scenario: a character counters in the next player's turn
      Given it is South's encounter phase
      And South's hand is
        | card   | kind      | level | effect                             |
        | Warden | character | 0     | counter to skills, once: cancel it |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect        |
        | Study | skill | mage  | 1     | skill: draw 1 |
      And South has placed Warden in the party
      And South has played the turn to its end
      When North uses Study with Mage
      Then South is asked for a counter

    Scenario: a miracle is used in the window in which it was placed
      Given it is North's first window
      And North's hand is
        | card | kind    | level | effect                  |
        | Omen | miracle | 0     | activated, once: draw 1 |
      And North has placed Omen
      When North activates Omen
      Then North's hand has 1 card

    Scenario: a character that has ranked up fights in its player's next battle
      Given it is South's encounter phase
      And South's map has level 2
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      And North's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And South has ranked up Rookie to Veteran
      And South has played the turn to its end
      And it has come to North's encounter phase
      And North has placed Wolf on South's land
      And North has played the turn to its end
      And South has passed
      And South has declared a battle
      When South assigns Veteran to Wolf
      Then Veteran faces Wolf

  @monster_maker.encounter.character
  Rule: In the encounter phase the turn player may place one character from hand into their own party, once per turn.
    Scenario: a character joins, unhurt and without anything
      Given it is North's encounter phase
      And North's party is
        | card | marker |
        | Hero | start  |
      And North's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When North places Ally in the party
      Then Hero and Ally are in North's party
      And Ally is unhurt
      And Ally has no start marker
      And North's hand has 0 cards

    Scenario: a second character does not join in the same turn
      Given it is South's encounter phase
      And South has placed a character this turn
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: placing a character uses the turn's placement up
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's hand is
        | card  | kind      | level |
        | Ally  | character | 0     |
        | Guide | character | 0     |
      And West has placed Ally in the party
      When West tries to place Guide in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: in the player's next turn another character may join
      Given it is South's encounter phase
      And South's hand is
        | card  | kind      | level |
        | Ally  | character | 0     |
        | Guide | character | 0     |
      And South has placed Ally in the party
      And South has played the turn to its end
      And it has come to South's encounter phase
      When South places Guide in the party
      Then Ally and Guide are in South's party

    Scenario: nobody has to join
      Given it is North's encounter phase
      And North's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When North passes
      Then it has become North's end phase
      And Ally is in North's hand

    Scenario: only cards of the hand join
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's discard pile is
        | card | kind      | level |
        | Ally | character | 0     |
      When East tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: nobody else's character joins in South's turn
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's hand is
        | card | kind      | level |
        | Will | character | 0     |
      When West tries to place Will in the party
      Then it is refused under monster_maker.encounter.character

    @monster_maker.unique.named
    @monster_maker.encounter.character_level
    @monster_maker.monster.deemed_character
    @monster_maker.character.rank_up
    Scenario Outline: whoever's turn it is, in the encounter to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat>'s map has level 2
      And <next>'s map has level 6
      And <seat>'s party is
        | card   | level | named |
        | Rookie | 1     | Rook  |
        | Page   | 0     |       |
      And <seat>'s hand is
        | card       | kind      | level | named |
        | Rook Again | character | 2     | Rook  |
        | Captain    | character | 3     |       |
        | Peer       | character | 1     | Rook  |
        | High Rook  | character | 3     | Rook  |
        | Jay        | character | 2     | Jay   |
        | Wolf       | monster   | 0     |       |
        | Fell Rook  | monster   | 2     | Rook  |
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | next  | deed                          | clause                                  |
        | South | West  | place Rook Again in the party | monster_maker.unique.named              |
        | West  | North | place Rook Again in the party | monster_maker.unique.named              |
        | North | East  | place Rook Again in the party | monster_maker.unique.named              |
        | East  | South | place Rook Again in the party | monster_maker.unique.named              |
        | South | West  | place Captain in the party    | monster_maker.encounter.character_level |
        | West  | North | place Captain in the party    | monster_maker.encounter.character_level |
        | North | East  | place Captain in the party    | monster_maker.encounter.character_level |
        | East  | South | place Captain in the party    | monster_maker.encounter.character_level |
        | South | West  | place Wolf in the party       | monster_maker.monster.deemed_character  |
        | West  | North | place Wolf in the party       | monster_maker.monster.deemed_character  |
        | North | East  | place Wolf in the party       | monster_maker.monster.deemed_character  |
        | East  | South | place Wolf in the party       | monster_maker.monster.deemed_character  |
        | South | West  | rank up Page to Jay           | monster_maker.character.rank_up         |
        | West  | North | rank up Page to Jay           | monster_maker.character.rank_up         |
        | North | East  | rank up Page to Jay           | monster_maker.character.rank_up         |
        | East  | South | rank up Page to Jay           | monster_maker.character.rank_up         |
        | South | West  | rank up Rookie to Jay         | monster_maker.character.rank_up         |
        | West  | North | rank up Rookie to Jay         | monster_maker.character.rank_up         |
        | North | East  | rank up Rookie to Jay         | monster_maker.character.rank_up         |
        | East  | South | rank up Rookie to Jay         | monster_maker.character.rank_up         |
        | South | West  | rank up Rookie to Peer        | monster_maker.character.rank_up         |
        | West  | North | rank up Rookie to Peer        | monster_maker.character.rank_up         |
        | North | East  | rank up Rookie to Peer        | monster_maker.character.rank_up         |
        | East  | South | rank up Rookie to Peer        | monster_maker.character.rank_up         |
        | South | West  | rank up Rookie to High Rook   | monster_maker.encounter.character_level |
        | West  | North | rank up Rookie to High Rook   | monster_maker.encounter.character_level |
        | North | East  | rank up Rookie to High Rook   | monster_maker.encounter.character_level |
        | East  | South | rank up Rookie to High Rook   | monster_maker.encounter.character_level |
        | South | West  | rank up Rookie to Fell Rook   | monster_maker.monster.deemed_character  |
        | West  | North | rank up Rookie to Fell Rook   | monster_maker.monster.deemed_character  |
        | North | East  | rank up Rookie to Fell Rook   | monster_maker.monster.deemed_character  |
        | East  | South | rank up Rookie to Fell Rook   | monster_maker.monster.deemed_character  |

    @monster_maker.ruling.rank_up_is_the_placement
    Scenario Outline: whoever's turn it is, after a <done> to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat>'s map has level 2
      And <seat> has <what> this turn
      And <seat>'s party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And <seat>'s hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Ally    | character | 0     |       |
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | done      | what               | deed                      | clause                                        |
        | South | placement | placed a character | place Ally in the party   | monster_maker.encounter.character             |
        | West  | placement | placed a character | place Ally in the party   | monster_maker.encounter.character             |
        | North | placement | placed a character | place Ally in the party   | monster_maker.encounter.character             |
        | East  | placement | placed a character | place Ally in the party   | monster_maker.encounter.character             |
        | South | placement | placed a character | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | West  | placement | placed a character | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | North | placement | placed a character | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | East  | placement | placed a character | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | South | rank-up   | ranked up          | place Ally in the party   | monster_maker.encounter.character             |
        | West  | rank-up   | ranked up          | place Ally in the party   | monster_maker.encounter.character             |
        | North | rank-up   | ranked up          | place Ally in the party   | monster_maker.encounter.character             |
        | East  | rank-up   | ranked up          | place Ally in the party   | monster_maker.encounter.character             |
        | South | rank-up   | ranked up          | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | West  | rank-up   | ranked up          | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | North | rank-up   | ranked up          | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |
        | East  | rank-up   | ranked up          | rank up Rookie to Veteran | monster_maker.ruling.rank_up_is_the_placement |

    @monster_maker.encounter.character_level
    @monster_maker.monster.deemed_character
    @monster_maker.unique.named
    @monster_maker.character.rank_up
    Scenario Outline: after a monster everything is asked for again: to <deed> is refused
      Given it is North's encounter phase
      And North's map has level 1
      And South's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And North's hand is
        | card       | kind      | level | named |
        | Wolf       | monster   | 0     |       |
        | Captain    | character | 2     |       |
        | Rat        | monster   | 0     |       |
        | Rook Again | character | 1     | Rook  |
        | Jay        | character | 1     | Jay   |
        | High Rook  | character | 2     | Rook  |
      And North has placed Wolf on South's land
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                          | clause                                  |
        | place Captain in the party    | monster_maker.encounter.character_level |
        | place Rat in the party        | monster_maker.monster.deemed_character  |
        | place Rook Again in the party | monster_maker.unique.named              |
        | rank up Rookie to Jay         | monster_maker.character.rank_up         |
        | rank up Rookie to High Rook   | monster_maker.encounter.character_level |

    @monster_maker.encounter.monster_level
    @monster_maker.unique.named
    @monster_maker.character.deemed_monster
    Scenario Outline: after a character everything is asked for again: to place <card> on South's land is refused
      Given it is North's encounter phase
      And North's map has level 6
      And South's map has level 2
      And these monsters are on South's newest land
        | card     | named |
        | Old Wyrm | Wyrm  |
      And North's hand is
        | card       | kind      | level | named |
        | Ally       | character | 0     |       |
        | Ogre       | monster   | 3     |       |
        | Other Wyrm | monster   | 0     | Wyrm  |
        | Jay        | character | 0     |       |
      And North has placed Ally in the party
      When North tries to place <card> on South's land
      Then it is refused under <clause>

      Examples:
        | card       | clause                                 |
        | Ogre       | monster_maker.encounter.monster_level  |
        | Other Wyrm | monster_maker.unique.named             |
        | Jay        | monster_maker.character.deemed_monster |

    Scenario: in the encounter phase no question of another phase may be answered
      Given it is South's encounter phase
      And South's map has level 2
      And North's map has level 2
      And South's party is
        | card   | level | named | skills | effect                  |
        | Archer | 1     |       | mage 1 |                         |
        | Rookie | 1     | Rook  |        |                         |
        | Bard   | 1     |       |        | activated, once: draw 1 |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Charm   | skill     | mage  | 1     |       | skill: draw 1 |
        | Shield  | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
        | Shrine  | miracle   |       | 1     |       |               |
      When the phase begins
      Then South may answer no other question

    Scenario: the last of nine cards joins the party
      Given it is South's encounter phase
      And South's hand is
        | card    | kind      | level |
        | Ring    |           |       |
        | Crown   |           |       |
        | Relic   |           |       |
        | Rune    |           |       |
        | Banner  |           |       |
        | Vial    |           |       |
        | Orb     |           |       |
        | Chalice |           |       |
        | Rookie  | character | 0     |
      When South places Rookie in the party
      Then Rookie is in South's party
      And South's hand has 8 cards
      And Rookie is not in South's hand

  @monster_maker.encounter.character_level
  Rule: A character can be placed only if its level is at most the party level of the player who places it.
    Scenario Outline: level <level> at party level <party>
      Given it is North's encounter phase
      And North's map has level <party>
      And North's hand is
        | card | kind      | level   |
        | Ally | character | <level> |
      When North places Ally in the party
      Then Ally is in North's party

      Examples:
        | level | party |
        | 0     | 0     |
        | 2     | 3     |
        | 3     | 3     |

    Scenario Outline: level <level> is too high for party level <party>
      Given it is South's encounter phase
      And South's map has level <party>
      And South's hand is
        | card | kind      | level   |
        | Ally | character | <level> |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

      Examples:
        | level | party |
        | 1     | 0     |
        | 4     | 3     |

    Scenario: an opponent's higher level is no help
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's map has level 3
      And North's map has level 5
      And West's hand is
        | card | kind      | level |
        | Ally | character | 4     |
      When West tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: an opponent's lower level is no hindrance
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level 1
      And South's hand is
        | card | kind      | level |
        | Ally | character | 3     |
      When South places Ally in the party
      Then Ally is in South's party

    Scenario: a monster on the newest land takes nothing from the level
      Given it is North's encounter phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's hand is
        | card | kind      | level |
        | Ally | character | 3     |
      When North places Ally in the party
      Then Ally is in North's party

    Scenario: the party level binds a rank-up
      Given 4 players sit at the table
      And it is East's encounter phase
      And East's map has level 2
      And East's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And East's hand is
        | card    | kind      | level | named |
        | Veteran | character | 3     | Rook  |
      When East tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.encounter.character_level

    Scenario: in North's turn North's level counts, whoever went first
      Given it is North's encounter phase
      And South had the first turn
      And South's map has level 3
      And North's map has level 1
      And North's hand is
        | card | kind      | level |
        | Ally | character | 2     |
      When North tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level
