Feature: The start character

  The start character stands for the player. Its marker keeps opponents' characters and skills away from it.

  @monster_maker.start.hero
  Rule: The card with the start marker is the player's hero; a card's subtype of that name is something else.
    Scenario Outline: the marker makes the hero, not the level, here <level>
      Given it is North's first window
      And North's party is
        | card   | effect                                                     |
        | Sniper | activated, once: 1 damage to a character of another player |
      And South's party is
        | card  | level   | marker |
        | First | <level> | start  |
        | Other | 0       |        |
      When North tries to activate Sniper on First
      Then it is refused under monster_maker.start.not_targeted

      Examples:
        | level |
        | 0     |
        | 3     |

    Scenario: a level 0 character without the marker is no hero
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card   | effect                                                     |
        | Sniper | activated, once: 1 damage to a character of another player |
      And North's party is
        | card  | level | marker |
        | First | 0     | start  |
        | Other | 0     |        |
      When West activates Sniper on Other
      Then Other has 1 damage

    Scenario: each player has a hero of their own
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card   | marker | effect                                   |
        | Sniper | start  | activated, once: 1 damage to a character |
      And North's party is
        | card  | marker |
        | Wanda | start  |
        | Will  |        |
      And South's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      Then the activate answers open to West are exactly
        | card   | targets |
        | Sniper | Sniper  |
        | Sniper | Will    |
        | Sniper | Ned     |

    @monster_maker.ruling.rank_up_keeps_state
    Scenario: after a rank-up the new card is the hero
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

  @monster_maker.start.not_targeted
  Rule: The card with the start marker cannot be chosen as target by opponents' characters' effects or skills.
    Scenario: a hero is not chosen by an activated ability
      Given it is South's first window
      And South's party is
        | card   | effect                                                     |
        | Sniper | activated, once: 2 damage to a character of another player |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When South tries to activate Sniper on Nora
      Then it is refused under monster_maker.start.not_targeted

    Scenario: any character but the hero can be chosen
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card   | effect                                                     |
        | Sniper | activated, once: 2 damage to a character of another player |
      And South's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When East activates Sniper on Ned
      Then Ned has 2 damage

    Scenario Outline: a hero is not chosen by a skill that would <effect>
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card  | kind  | class | level | effect          |
        | Spark | skill | mage  | 1     | skill: <effect> |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When South tries to use Spark with Mage on Nora
      Then it is refused under monster_maker.start.not_targeted

      Examples:
        | effect                     |
        | 2 damage to a character    |
        | wound a character          |
        | return a character to hand |

    Scenario: a skill may choose a character beside the hero
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 2 |
      And North's hand is
        | card  | kind  | class | level | effect                   |
        | Spark | skill | mage  | 1     | skill: wound a character |
      And South's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When North uses Spark with Mage on Ned
      Then Ned is wounded

    Scenario: a hero is not chosen as one of two targets
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 2 |
      And West's hand is
        | card  | kind  | class | level | effect                            |
        | Spark | skill | mage  | 1     | skill: 1 damage to two characters |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
        | Nell |        |
      When West tries to use Spark with Mage on Ned and Nora
      Then it is refused under monster_maker.start.not_targeted

    Scenario: a hero is not chosen by a counter ability
      Given it is North's first window
      And North's party is
        | card   | marker | skills | effect |
        | Mage   | start  | mage 2 |        |
        | Helper |        |        |        |
      And North's hand is
        | card  | kind  | class | level | effect        |
        | Study | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card    | effect                                                             |
        | Avenger | counter to skills, once: 1 damage to a character of another player |
      And North has used Study with Mage
      When South tries to counter with Avenger on Mage
      Then it is refused under monster_maker.start.not_targeted

    Scenario: a counter ability may choose a character beside the hero
      Given it is South's first window
      And South's party is
        | card   | marker | skills |
        | Mage   | start  | mage 2 |
        | Helper |        |        |
      And South's hand is
        | card  | kind  | class | level | effect        |
        | Study | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card    | effect                                                             |
        | Avenger | counter to skills, once: 1 damage to a character of another player |
      And South has used Study with Mage
      When North counters with Avenger on Helper
      Then Helper has 1 damage

    Scenario: a hero is not chosen by an effect at the beginning of a battle
      Given 4 players sit at the table
      And it is East's battle phase
      And East's map has level 1
      And these monsters are on East's newest land
        | card |
        | Wolf |
      And East's party is
        | card   | marker |
        | Hero   | start  |
        | Helper |        |
        | Porter |        |
      And South's party is
        | card   | effect                                                  |
        | Archer | battle start: 1 damage to a character of another player |
      And East has declared a battle
      When South tries to apply Archer on Hero
      Then it is refused under monster_maker.start.not_targeted

    Scenario: an effect at the beginning of a battle may choose a character beside the hero
      Given it is South's battle phase
      And South's map has level 1
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's party is
        | card   | marker |
        | Hero   | start  |
        | Helper |        |
        | Porter |        |
      And North's party is
        | card   | effect                                                  |
        | Archer | battle start: 1 damage to a character of another player |
      And South has declared a battle
      When North applies Archer on Helper
      Then Helper has 1 damage

    Scenario: with three players no opponent's hero can be chosen
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card   | effect                                                     |
        | Sniper | activated, once: 2 damage to a character of another player |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      And South's party is
        | card | marker |
        | Sam  | start  |
        | Sue  |        |
      Then the activate answers open to West are exactly
        | card   | targets |
        | Sniper | Ned     |
        | Sniper | Sue     |

    Scenario: a wounded hero is spared no less
      Given it is North's first window
      And North's party is
        | card   | effect                                               |
        | Sniper | activated, once: wound a character of another player |
      And South's party is
        | card | marker | state   |
        | Nora | start  | wounded |
        | Ned  |        |         |
      When North tries to activate Sniper on Nora
      Then it is refused under monster_maker.start.not_targeted

    Scenario Outline: in the <window>, <next>'s hero is not chosen: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card   | skills | effect                                                     |
        | Mage   | mage 2 |                                                            |
        | Sniper |        | activated, once: 2 damage to a character of another player |
      And <next>'s party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      And <seat>'s hand is
        | card  | kind  | class | level | effect                                     |
        | Spark | skill | mage  | 1     | skill: wound a character of another player |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.start.not_targeted

      Examples:
        | seat  | next  | window        | deed                        |
        | South | West  | first window  | use Spark with Mage on Nora |
        | West  | North | second window | use Spark with Mage on Nora |
        | North | East  | third window  | use Spark with Mage on Nora |
        | East  | South | first window  | activate Sniper on Nora     |
        | South | West  | second window | activate Sniper on Nora     |
        | West  | North | third window  | activate Sniper on Nora     |
        | East  | South | second window | use Spark with Mage on Nora |

    Scenario Outline: a hero is not one of three targets: <chosen>, to <deed>
      Given it is North's second window
      And North's party is
        | card   | skills | effect                                                          |
        | Mage   | mage 2 |                                                                 |
        | Sniper |        | activated, once: 1 damage to three characters of another player |
      And South's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
        | Nell |        |
      And North's hand is
        | card  | kind  | class | level | effect                                          |
        | Spark | skill | mage  | 1     | skill: wound three characters of another player |
      When North tries to <deed> on <chosen>
      Then it is refused under monster_maker.start.not_targeted
      And Nora is unhurt

      Examples:
        | deed                | chosen             |
        | use Spark with Mage | Nora, Ned and Nell |
        | use Spark with Mage | Ned, Nora and Nell |
        | use Spark with Mage | Ned, Nell and Nora |
        | activate Sniper     | Nora, Ned and Nell |
        | activate Sniper     | Ned, Nora and Nell |
        | activate Sniper     | Ned, Nell and Nora |

    Scenario Outline: a hero is not one of three targets of a counter: <chosen>
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card | marker | skills  |
        | Nora | start  | mage 2  |
        | Ned  |        | thief 1 |
        | Nell |        |         |
      And <seat>'s hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And <next>'s party is
        | card    | effect                                                                  |
        | Avenger | counter to skills, once: 1 damage to three characters of another player |
        | Warden  | counter to skills, once: cancel it                                      |
      And <seat> has used Omen with Nora
      When <next> tries to counter with Avenger on <chosen>
      Then it is refused under monster_maker.start.not_targeted

      Examples:
        | seat  | next  | window        | chosen             |
        | North | South | first window  | Nora, Ned and Nell |
        | South | North | second window | Ned, Nora and Nell |
        | East  | West  | third window  | Ned, Nell and Nora |
        | West  | East  | third window  | Nora, Ned and Nell |
        | East  | West  | first window  | Ned, Nora and Nell |

    Scenario Outline: a hero is not one of three targets at the <timing> of a battle: <chosen>
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | marker | durability |
        | Nora | start  | 9          |
        | Ned  |        | 9          |
        | Nell |        | 9          |
        | Nan  |        | 9          |
      And <next>'s party is
        | card   | effect                                                          |
        | Archer | battle <timing>: 1 damage to three characters of another player |
        | Monk   | battle <timing>: draw 1                                         |
      And these monsters are on <seat>'s newest land
        | card | durability | attack count |
        | Wolf | 99         | 1            |
      And <seat> has declared a battle
      And the battle on <seat>'s newest land has come to the effects
      When <next> tries to apply Archer on <chosen>
      Then it is refused under monster_maker.start.not_targeted

      Examples:
        | seat  | next  | timing | chosen             |
        | South | North | start  | Nora, Ned and Nell |
        | North | South | start  | Ned, Nora and Nell |
        | West  | East  | start  | Ned, Nell and Nora |
        | East  | West  | end    | Nora, Ned and Nell |
        | South | North | end    | Ned, Nora and Nell |
        | North | South | end    | Ned, Nell and Nora |

    Scenario Outline: <other>'s hero, armed and damaged, is not chosen by <seat>: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s third window
      And <seat>'s party is
        | card   | skills | effect                                                     |
        | Mage   | mage 2 |                                                            |
        | Sniper |        | activated, once: 2 damage to a character of another player |
      And <other>'s party is
        | card | marker | durability | damage | items |
        | Ned  |        | 4          | 0      |       |
        | Nora | start  | 4          | 1      | Sword |
      And <seat>'s hand is
        | card  | kind  | class | level | effect                                     |
        | Spark | skill | mage  | 1     | skill: wound a character of another player |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.start.not_targeted

      Examples:
        | seat | other | deed                        |
        | East | West  | use Spark with Mage on Nora |
        | East | North | activate Sniper on Nora     |
        | West | East  | activate Sniper on Nora     |

  @monster_maker.start.immune_effects
  Rule: Damage, wounding, movement on the board and the like caused by opponents' characters' effects or skills do not apply to the card with the start marker.
    Scenario: damage to a whole party leaves the hero out
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card  | effect                                               |
        | Storm | activated, once: 2 damage to all opposing characters |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When West activates Storm
      Then Nora has 0 damage
      And Ned has 2 damage

    Scenario: wounding of a whole party leaves the hero out
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 2 |
      And North's hand is
        | card    | kind  | class | level | effect                               |
        | Tremble | skill | mage  | 1     | skill: wound all opposing characters |
      And South's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When North uses Tremble with Mage
      Then Nora is unhurt
      And Ned is wounded

    Scenario: moving of a whole party leaves the hero out
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card    | kind  | class | level | effect                                        |
        | Whisper | skill | mage  | 1     | skill: return all opposing characters to hand |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When South uses Whisper with Mage
      Then Nora is in North's party
      And Ned is in North's hand

    Scenario: with three players all opponents' heroes are left out
      Given 3 players sit at the table
      And it is North's first window
      And North's party is
        | card  | marker | effect                                 |
        | Storm | start  | activated, once: 1 damage to everybody |
      And South's party is
        | card  | marker |
        | Wanda | start  |
        | Will  |        |
      And West's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When North activates Storm
      Then Wanda has 0 damage
      And Will has 1 damage
      And Nora has 0 damage
      And Ned has 1 damage

    Scenario: a counter ability that damages a whole party leaves the hero out
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card   | marker | skills |
        | Mage   | start  | mage 2 |
        | Helper |        |        |
      And East's hand is
        | card  | kind  | class | level | effect        |
        | Study | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card    | effect                                                       |
        | Avenger | counter to skills, once: 1 damage to all opposing characters |
      And East has used Study with Mage
      When South counters with Avenger
      Then Mage has 0 damage
      And Helper has 1 damage

    Scenario: wounding of a whole party does not destroy a wounded hero
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card    | kind  | class | level | effect                               |
        | Tremble | skill | mage  | 1     | skill: wound all opposing characters |
      And North's party is
        | card | marker | state   |
        | Nora | start  | wounded |
        | Ned  |        | wounded |
      When South uses Tremble with Mage
      Then Nora is in North's party
      And Ned is in North's discard pile

    Scenario: a change of attack passes the hero by
      Given it is North's first window
      And North's party is
        | card | effect                                                               |
        | Bard | activated, once: attack -1 to all opposing characters until turn end |
      And South's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When North activates Bard
      Then Nora adds 0 to its attack
      And Ned adds -1 to its attack

    Scenario: healing by an opponent's character passes the hero by
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | effect                          |
        | Monk | activated, once: heal everybody |
      And North's party is
        | card | marker | state   |
        | Nora | start  | wounded |
        | Ned  |        | wounded |
        | Nan  |        | unhurt  |
      When West activates Monk
      Then Nora is wounded
      And Ned is unhurt

    Scenario Outline: a character's effect at the <timing> of a battle leaves the hero out: <effect>
      Given it is North's battle phase
      And North's party is
        | card | attack | durability | marker |
        | Nora | 0      | 9          | start  |
        | Ned  | 0      | 9          |        |
      And South's party is
        | card  | marker | effect                    |
        | Storm |        | battle <timing>: <effect> |
        | Sam   | start  |                           |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      When the battle on North's newest land is fought out
      Then Nora is unhurt
      And Nora has 0 damage
      And Ned <outcome>

      Examples:
        | timing | effect                                 | outcome            |
        | start  | 2 damage to all opposing characters    | has 2 damage       |
        | start  | 2 damage to everybody                  | has 2 damage       |
        | start  | wound all opposing characters          | is wounded         |
        | end    | 2 damage to all opposing characters    | has 2 damage       |
        | end    | 2 damage to everybody                  | has 2 damage       |
        | end    | wound all opposing characters          | is wounded         |
        | end    | return all opposing characters to hand | is in North's hand |
        | start  | return all opposing characters to hand | is in North's hand |

  @monster_maker.ruling.marker_protects_from_characters
  Rule: The start marker protects from the abilities of opponents' characters and from the skills these use; it does not protect from monsters, battle damage, miracles with their items, or the player's own cards.
    Scenario: a monster's ability reaches the hero
      Given it is North's first window
      And South's map has level 1
      And these monsters are on South's newest land
        | card  | effect                                                     |
        | Drake | activated, once: 2 damage to a character of another player |
      And South's party is
        | card | marker |
        | Nora | start  |
      When North activates Drake on Nora
      Then Nora has 2 damage

    Scenario: a deemed monster is a monster
      Given it is South's first window
      And North's map has level 1
      And these monsters are on North's newest land
        | card     | kind                  | effect                                                     |
        | Turncoat | character and monster | activated, once: 2 damage to a character of another player |
      And North's party is
        | card | marker |
        | Nora | start  |
      When South activates Turncoat on Nora
      Then Nora has 2 damage

    Scenario: a deemed monster that discards itself for its effect is a monster
      Given it is North's first window
      And South's map has level 1
      And these monsters are on South's newest land
        | card     | kind                  | effect                                                             |
        | Turncoat | character and monster | activated, discard this: 2 damage to a character of another player |
      And South's party is
        | card | marker |
        | Nora | start  |
      When North activates Turncoat on Nora
      Then Nora has 2 damage
      And Turncoat is in North's discard pile

    Scenario: a deemed character is a character
      Given it is South's first window
      And South's party is
        | card     | kind                  | effect                                                     |
        | Turncoat | monster and character | activated, once: 2 damage to a character of another player |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When South tries to activate Turncoat on Nora
      Then it is refused under monster_maker.start.not_targeted

    Scenario: battle damage reaches the hero
      Given it is North's battle phase
      And North's map has level 1
      And North's party is
        | card   | marker | durability |
        | Hero   | start  | 3          |
        | Helper |        | 3          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 3      | 5          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is wounded

    Scenario: a miracle reaches the hero
      Given 4 players sit at the table
      And it is East's first window
      And East's other cards are
        | card  | kind    | effect                                                     |
        | Curse | miracle | activated, once: 2 damage to a character of another player |
      And South's party is
        | card | marker |
        | Nora | start  |
      When East activates Curse on Nora
      Then Nora has 2 damage

    Scenario: an item reaches the hero, though a character holds it
      Given it is North's first window
      And North's party is
        | card   |
        | Archer |
      And Archer holds these items
        | card | effect                                                     |
        | Bow  | activated, once: 2 damage to a character of another player |
      And South's party is
        | card | marker |
        | Nora | start  |
      When North activates Bow on Nora
      Then Nora has 2 damage

    Scenario: a skill does not reach the hero, whoever uses it
      Given it is South's first window
      And South's party is
        | card     | kind                  | skills |
        | Turncoat | monster and character | mage 2 |
      And South's hand is
        | card    | kind  | class | level | effect                               |
        | Tremble | skill | mage  | 1     | skill: wound all opposing characters |
      And North's party is
        | card | marker |
        | Nora | start  |
        | Ned  |        |
      When South uses Tremble with Turncoat
      Then Nora is unhurt
      And Ned is wounded

    Scenario: a player's own characters and skills reach the hero
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | marker | state   | skills   |
        | Hero | start  | wounded |          |
        | Monk |        |         | cleric 1 |
      And West's hand is
        | card | kind  | class  | level | effect                  |
        | Balm | skill | cleric | 1     | skill: heal a character |
      When West uses Balm with Monk on Hero
      Then Hero is unhurt

    Scenario: a player's own effect on everybody reaches the hero
      Given it is South's first window
      And South's party is
        | card  | marker | effect                                 |
        | Hero  | start  |                                        |
        | Storm |        | activated, once: 1 damage to everybody |
      And North's party is
        | card | marker |
        | Nora | start  |
      When South activates Storm
      Then Hero has 1 damage
      And Nora has 0 damage

    Scenario: the marker does not protect from another player's land
      Given it is North's first window
      And North's map is, the oldest land first
        | card   | level | effect                                                     |
        | Geyser | 1     | activated, once: 1 damage to a character of another player |
      And South's party is
        | card | marker | durability |
        | Nora | start  | 9          |
      When North activates Geyser on Nora
      Then Nora has 1 damage

  @monster_maker.ruling.marker_stays_on_field
  Rule: When the card with the start marker leaves the field, the marker is gone for the rest of the game.
    Scenario: a hero that comes back is a hero no more
      Given 4 players sit at the table
      And it is East's third window
      And East's map has level 1
      And East's party is
        | card   | marker | effect                                                 |
        | Hero   | start  |                                                        |
        | Herald |        | activated, once: return one of your characters to hand |
      And East has activated Herald on Hero
      And East has passed
      When East places Hero in the party
      Then Hero has no start marker

    Scenario: nobody else gets the marker when the hero is dismissed
      Given it is North's move phase
      And North's party is
        | card | marker |
        | Hero | start  |
        | Ally |        |
      When North dismisses Hero
      Then Ally has no start marker

    Scenario: the first character of a new party gets no marker
      Given it is South's encounter phase
      And South has been annihilated
      And South's hand is
        | card | kind      | level |
        | Heir | character | 0     |
      When South places Heir in the party
      Then Heir has no start marker

    Scenario: a character without the marker can be chosen
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card   | effect                                                     |
        | Sniper | activated, once: 1 damage to a character of another player |
      And North's party is
        | card |
        | Nora |
      When West activates Sniper on Nora
      Then Nora has 1 damage

    Scenario Outline: <seat>'s new character gets no marker where there is no hero any more
      Given 4 players sit at the table
      And it is <seat>'s encounter phase
      And <seat>'s party is
        | card | marker |
        | Ally |        |
      And <seat>'s hand is
        | card | kind      | level |
        | Heir | character | 0     |
      When <seat> places Heir in the party
      Then Heir has no start marker
      And Ally has no start marker

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |
