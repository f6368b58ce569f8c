Feature: Encounters

  In the encounter phase characters join the own party, and monsters are put in the opponents' way.

  @monster_maker.game.no_summoning_sickness
  Rule: Newly placed cards have no summoning sickness.
    Scenario: a monster fights in the very next battle phase
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level | attack |
        | Wolf | monster | 0     | 2      |
      And South has placed Wolf on North's land
      And South has played the turn to its end
      And North has passed
      And North has declared a battle
      And North has assigned North Hero to Wolf
      When South aims Wolf at North Hero
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
      Given it is South's first window
      And South's hand is
        | card | kind    | level | effect                  |
        | Omen | miracle | 0     | activated, once: draw 1 |
      And South has placed Omen
      When South activates Omen
      Then South's hand has 1 card

    Scenario: a character that has ranked up fights in the next own battle
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
  Rule: In the encounter phase the turn player may place one character from hand into the own party, once per turn.
    Scenario: a character joins, unhurt and without anything
      Given it is South's encounter phase
      And South's party is
        | card | marker |
        | Hero | start  |
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South places Ally in the party
      Then Hero and Ally are in South's party
      And Ally is unhurt
      And Ally has no start marker
      And South's hand has 0 cards

    Scenario: a second character does not join in the same turn
      Given it is South's encounter phase
      And South has placed a character this turn
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: placing a character uses the turn's placement up
      Given it is South's encounter phase
      And South's hand is
        | card  | kind      | level |
        | Ally  | character | 0     |
        | Guide | character | 0     |
      And South has placed Ally in the party
      When South tries to place Guide in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: in the next own turn another character may join
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
      Given it is South's encounter phase
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South passes
      Then it has become South's end phase
      And Ally is in South's hand

    Scenario: only cards of the hand join
      Given it is South's encounter phase
      And South's discard pile is
        | card | kind      | level |
        | Ally | character | 0     |
      When South tries to place Ally in the party
      Then it is refused as meaningless

    Scenario: nobody else's character joins in South's turn
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's hand is
        | card | kind      | level |
        | Will | character | 0     |
      When West tries to place Will in the party
      Then it is refused under monster_maker.encounter.character

  @monster_maker.encounter.character_level
  Rule: A character can be placed only if its level is at most the own party level.
    Scenario Outline: level <level> at party level <party>
      Given it is South's encounter phase
      And South's map has level <party>
      And South's hand is
        | card | kind      | level   |
        | Ally | character | <level> |
      When South places Ally in the party
      Then Ally is in South's party

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
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level 5
      And South's hand is
        | card | kind      | level |
        | Ally | character | 4     |
      When South tries to place Ally in the party
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
      Given it is South's encounter phase
      And South's map has level 3
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand is
        | card | kind      | level |
        | Ally | character | 3     |
      When South places Ally in the party
      Then Ally is in South's party

    Scenario: the party level binds a rank-up
      Given it is South's encounter phase
      And South's map has level 2
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 3     | Rook  |
      When South tries to rank up Rookie to Veteran
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

  @monster_maker.encounter.monster
  Rule: The turn player may place monsters from hand on opponents' newest lands, at most one per opponent and turn.
    Scenario: a monster is placed on the newest land
      Given it is South's encounter phase
      And North's map is, the oldest land first
        | card | level |
        | Moor | 2     |
        | Vale | 1     |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South places Wolf on North's land
      Then Wolf is on Vale
      And South's hand has 0 cards

    Scenario: no two monsters are placed on one opponent
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
      And South has placed Wolf on North's land
      When South tries to place Boar on North's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: a monster is placed on each of three opponents
      Given 4 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And East's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
        | Bear | monster | 0     |
      And South has placed Wolf on East's land
      And South has placed Boar on West's land
      When South places Bear on North's land
      Then Wolf is on East's newest land
      And Boar is on West's newest land
      And Bear is on North's newest land

    Scenario: no monster is placed on the own land
      Given it is South's encounter phase
      And South's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South tries to place Wolf on South's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: in the next own turn another monster may follow
      Given it is South's encounter phase
      And North's map has level 1
      And South has placed a monster on North this turn
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And North's hand holds 0 cards
      And South has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: a monster that others have placed does not count
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And these monsters are on West's newest land
        | card | owner |
        | Boar | North |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on West's land
      Then Wolf is on West's newest land

    Scenario: with three players every opponent is open, oneself is not
      Given 3 players sit at the table
      And it is West's encounter phase
      And South's map has level 1
      And West's map has level 1
      And North's map has level 1
      And West's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      Then the place monster answers open to West are exactly
        | card | on    |
        | Wolf | North |
        | Wolf | South |

    Scenario: only cards of the hand are placed
      Given it is South's encounter phase
      And North's map has level 1
      And South's discard pile is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South tries to place Wolf on North's land
      Then it is refused as meaningless

    Scenario: no monster is placed where nobody sits
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South tries to place Wolf on West's land
      Then it is refused as meaningless

    Scenario: a monster stays its owner's
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on West's land
      Then Wolf on West's newest land belongs to South

    Scenario: nobody has to place a monster
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South passes
      Then it has become South's end phase
      And Wolf is in South's hand

    Scenario: one against West in between does not allow another one against North
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
        | Boar | monster | 0     |
        | Rat  | monster | 0     |
      And South has placed Wolf on North's land
      And South has placed Boar on West's land
      When South tries to place Rat on North's land
      Then it is refused under monster_maker.encounter.monster

    Scenario: with four players each of the three others is open
      Given 4 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And East's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When the phase begins
      Then the place monster answers open to South are exactly
        | card | on    |
        | Wolf | West  |
        | Wolf | North |
        | Wolf | East  |

    Scenario: a monster sent there does not count
      Given it is South's third window
      And South's other cards are
        | card | kind    | effect                               |
        | Horn | miracle | activated, once: send an own monster |
      And 3 players sit at the table
      And North's map has level 1
      And these monsters are on West's newest land
        | card | owner |
        | Bear | South |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And South has activated Horn on Bear sending it to North
      And South has passed
      When South places Wolf on North's land
      Then Bear and Wolf are on North's newest land

  @monster_maker.encounter.monster_level
  Rule: A monster can be placed only if its level is at most that opponent's party level.
    Scenario Outline: level <level> against party level <party>
      Given it is South's encounter phase
      And South's map has level 3
      And North's map has level <party>
      And South's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

      Examples:
        | level | party |
        | 0     | 1     |
        | 1     | 1     |
        | 4     | 5     |
        | 5     | 5     |

    Scenario Outline: level <level> is too high against party level <party>
      Given it is South's encounter phase
      And South's map has level 7
      And North's map has level <party>
      And South's hand is
        | card | kind    | level   |
        | Wolf | monster | <level> |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.monster_level

      Examples:
        | level | party |
        | 2     | 1     |
        | 6     | 5     |

    Scenario: a monster that is there already takes nothing from the level
      Given it is South's encounter phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card |
        | Boar |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 3     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: each opponent's own level counts
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 2
      And North's map has level 4
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 2     |
        | Bear | monster | 4     |
      Then the place monster answers open to South are exactly
        | card | on    |
        | Wolf | West  |
        | Wolf | North |
        | Bear | North |

    Scenario: an unexplored land counts 1
      Given it is South's encounter phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 2     |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.monster_level

  @monster_maker.encounter.needs_land
  Rule: A monster needs a newest land to be placed on.
    Scenario: no monster lies beside an empty map
      Given it is South's encounter phase
      And North's map has level 0
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.needs_land

    Scenario: a single land is enough
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: an unexplored land is a land
      Given it is South's encounter phase
      And North's map is, the oldest land first
        | card  | level | face |
        | Ridge | 3     | down |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South places Wolf on North's land
      Then Wolf is on Ridge

    Scenario: with three players it is that opponent's map that counts
      Given 3 players sit at the table
      And it is South's encounter phase
      And South's map has level 2
      And West's map has level 2
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      Then the place monster answers open to South are exactly
        | card | on   |
        | Wolf | West |

  @monster_maker.encounter.not_on_annihilated
  Rule: Nobody can place monsters on an annihilated player's land.
    Scenario: an annihilated player is left alone
      Given it is South's encounter phase
      And North has been annihilated
      And North's map has level 2
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South tries to place Wolf on North's land
      Then it is refused under monster_maker.encounter.not_on_annihilated

    Scenario: a player with one unhurt character is not left alone
      Given it is South's encounter phase
      And North's map has level 2
      And North's party is
        | card | state   |
        | Nora | unhurt  |
        | Ned  | wounded |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: of three players only the annihilated one is left alone
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 2
      And North's map has level 2
      And West has been annihilated
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      Then the place monster answers open to South are exactly
        | card | on    |
        | Wolf | North |

    Scenario: an annihilated player may place monsters on others
      Given it is South's encounter phase
      And South has been annihilated
      And North's map has level 2
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    @monster_maker.annihilation.until_new_character
    Scenario: with a new character an annihilated player is open to monsters again
      Given it is North's encounter phase
      And North has been annihilated
      And North's map has level 2
      And North's hand is
        | card | kind      | level |
        | Heir | character | 0     |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 1     |
      And North has placed Heir in the party
      And North has played the turn to its end
      And it has come to South's encounter phase
      When South places Wolf on North's land
      Then Wolf is on North's newest land

  @monster_maker.encounter.several_stay
  Rule: Several monsters may be on one land.
    Scenario: a monster joins those that lie on the land
      Given it is South's encounter phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card |
        | Boar |
        | Bear |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on North's land
      Then Boar is on North's newest land
      And Bear is on North's newest land
      And Wolf is on North's newest land

    Scenario: monsters on one land may be of different owners
      Given 3 players sit at the table
      And it is South's encounter phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Boar | West  |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on North's land
      Then Boar on North's newest land belongs to West
      And Wolf on North's newest land belongs to South

    Scenario: all monsters on one land have to be fought
      Given it is South's encounter phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card |
        | Boar |
      And North's party is
        | card |
        | Nora |
        | Ned  |
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      And South has placed Wolf on North's land
      And South has played the turn to its end
      And North has passed
      And North has declared a battle
      When North assigns Nora to Boar and Ned to Wolf
      Then Nora faces Boar
      And Ned faces Wolf

  @monster_maker.character.rank_up
  Rule: By rank-up a character is replaced by a higher-level character of the same person.
    Background:
      Given it is South's encounter phase

    Scenario: the new card takes the old one's place
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
        | Ally   | 0     |       |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
      Then Veteran and Ally are in South's party
      And Rookie is in South's discard pile
      And South's hand has 0 cards

    Scenario Outline: from level <old> to level <new> is no rank-up
      Given South's map has level 5
      And South's party is
        | card   | level | named |
        | Rookie | <old> | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | <new> | Rook  |
      When South tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.character.rank_up

      Examples:
        | old | new |
        | 2   | 2   |
        | 2   | 1   |
        | 0   | 0   |

    Scenario Outline: from level <old> to level <new> is a rank-up
      Given South's map has level 5
      And South's party is
        | card   | level | named |
        | Rookie | <old> | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | <new> | Rook  |
      When South ranks up Rookie to Veteran
      Then Veteran is in South's party

      Examples:
        | old | new |
        | 2   | 3   |
        | 0   | 5   |

    Scenario: nobody ranks up to somebody else
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Vera  |
      When South tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.character.rank_up

    Scenario: characters without a name are nobody in particular
      Given South's map has level 3
      And South's party is
        | card   | level |
        | Porter | 0     |
      And South's hand is
        | card  | kind      | level |
        | Guard | character | 2     |
      When South tries to rank up Porter to Guard
      Then it is refused under monster_maker.character.rank_up

    @monster_maker.monster.deemed_character
    Scenario: a monster card of the same name is no character
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card   | kind    | level | named |
        | Shadow | monster | 2     | Rook  |
      When South tries to rank up Rookie to Shadow
      Then it is refused under monster_maker.monster.deemed_character

    Scenario: the higher card comes from the hand
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's discard pile is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South tries to rank up Rookie to Veteran
      Then it is refused as meaningless

    Scenario: the lower card lies in a party
      Given South's map has level 3
      And South's hand is
        | card    | kind      | level | named |
        | Rookie  | character | 0     | Rook  |
        | Veteran | character | 2     | Rook  |
      When South tries to rank up Rookie to Veteran
      Then it is refused as meaningless

    Scenario: a character of another player does not rank up
      Given South's map has level 3
      And North's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.character.rank_up

    @monster_maker.unique.named
    Scenario: joining as a second card of the name is no rank-up
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South tries to place Veteran in the party
      Then it is refused under monster_maker.unique.named

    Scenario: whose name is asked for is listed
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
        | Vesta  | 1     | Vesta |
      And South's hand is
        | card     | kind      | level | named |
        | Veteran  | character | 2     | Rook  |
        | Champion | character | 3     | Rook  |
        | Virgil   | character | 3     | Vera  |
      Then the rank up answers open to South are exactly
        | card     | replaces |
        | Veteran  | Rookie   |
        | Champion | Rookie   |

    Scenario: a deemed character ranks up as a character
      Given South's map has level 3
      And South's party is
        | card | kind                  | level | named |
        | Cub  | monster and character | 1     | Fang  |
      And South's hand is
        | card | kind                  | level | named |
        | Wolf | monster and character | 2     | Fang  |
      When South ranks up Cub to Wolf
      Then Wolf is in South's party
      And Cub is in South's discard pile

  @monster_maker.ruling.placing_in_any_order
  Rule: The character and the monsters of an encounter phase are placed in any order, each of them or not.
    Scenario: a monster, then the character, then another monster
      Given 3 players sit at the table
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
        | Wolf | monster   | 0     |
        | Boar | monster   | 0     |
      And South has placed Boar on North's land
      And South has placed Ally in the party
      When South places Wolf on West's land
      Then Boar is on North's newest land
      And Wolf is on West's newest land
      And Ally is in South's party

    Scenario: the character is placed first, then the monster
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
        | Wolf | monster   | 0     |
      And South has placed Ally in the party
      When South places Wolf on North's land
      Then Wolf is on North's newest land

    Scenario: the rank-up after a monster
      Given it is South's encounter phase
      And South's map has level 2
      And North's map has level 1
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Wolf    | monster   | 0     |       |
      And South has placed Wolf on North's land
      When South ranks up Rookie to Veteran
      Then Veteran is in South's party

    Scenario: only a monster is placed
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

  @monster_maker.ruling.rank_up_is_the_placement
  Rule: A rank-up is the one character placement of the turn.
    Background:
      Given it is South's encounter phase

    Scenario: after a placement nobody ranks up
      Given South's map has level 3
      And South has placed a character this turn
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South tries to rank up Rookie to Veteran
      Then it is refused under monster_maker.ruling.rank_up_is_the_placement

    Scenario: without a placement somebody may rank up
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
      Then Veteran is in South's party

    Scenario: after a rank-up nobody is placed
      Given South's map has level 3
      And South's party is
        | card   | level | named |
        | Rookie | 0     | Rook  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
        | Ally    | character | 0     |       |
      And South has ranked up Rookie to Veteran
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character

    Scenario: nobody ranks up twice
      Given South's map has level 5
      And South has ranked up this turn
      And South's party is
        | card    | level | named |
        | Veteran | 2     | Rook  |
      And South's hand is
        | card     | kind      | level | named |
        | Champion | character | 4     | Rook  |
      When South tries to rank up Veteran to Champion
      Then it is refused under monster_maker.ruling.rank_up_is_the_placement

    Scenario: in the next own turn somebody may rank up again
      Given South's map has level 5
      And South has ranked up this turn
      And South's party is
        | card    | level | named |
        | Veteran | 2     | Rook  |
      And South's hand is
        | card     | kind      | level | named |
        | Champion | character | 4     | Rook  |
      And South has played the turn to its end
      And it has come to South's encounter phase
      When South ranks up Veteran to Champion
      Then Champion is in South's party

  @monster_maker.ruling.rank_up_keeps_state
  Rule: The new card takes over wounds, damage, items, changes of attack and the start marker; the old one is discarded.
    Scenario: the wounded stay wounded in a rank-up
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | state   |
        | Rookie | 0     | Rook  | wounded |
        | Ally   | 0     |       | unhurt  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
      Then Veteran is wounded
      And Rookie is in South's discard pile

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
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | durability | damage |
        | Rookie | 0     | Rook  | 3          | 2      |
      And South's hand is
        | card    | kind      | level | named | durability |
        | Veteran | character | 2     | Rook  | 5          |
      When South ranks up Rookie to Veteran
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
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | durability | damage |
        | Rookie | 0     | Rook  | 5          | 3      |
      And South's hand is
        | card    | kind      | level | named | durability   |
        | Veteran | character | 2     | Rook  | <durability> |
      When South ranks up Rookie to Veteran
      Then Veteran is <state>

      Examples:
        | durability | state   |
        | 4          | unhurt  |
        | 3          | wounded |
        | 2          | wounded |

    Scenario: items stay in a rank-up
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | items            |
        | Rookie | 0     | Rook  | Sword and Shield |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
      Then Veteran holds Sword and Shield
      And South's discard pile has 1 card

    Scenario: the start marker stays in a rank-up
      Given it is South's encounter phase
      And South's map has level 3
      And South's party is
        | card   | level | named | marker |
        | Rookie | 0     | Rook  | start  |
      And South's hand is
        | card    | kind      | level | named |
        | Veteran | character | 2     | Rook  |
      When South ranks up Rookie to Veteran
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
