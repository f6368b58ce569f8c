Feature: Battle phase

  With other players' monsters on its newest land a party battles or retreats. A battle runs from its declaration,
  against all of them together, to the loot.

  @monster_maker.game.combat_sides
  Rule: Battles are fought between a player's party of characters and the monsters that opponents placed as obstacles.
    Scenario: a party fights the monsters that lie in its way
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 2      | 4          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 2 damage
      And Hero has 3 damage

    Scenario: the characters of the monsters' owner do not fight
      Given it is South's battle phase
      And North's party is
        | card   | attack | durability |
        | Raider | 9      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And South has declared a battle
      When South tries to assign Raider to Wolf
      Then it is refused as meaningless

    Scenario: monsters on another player's land are not fought
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | North | 0      | 5          |
      And these monsters are on West's newest land
        | card | owner | durability |
        | Boar | North | 5          |
      And South has declared a battle
      When South tries to assign Hero to Boar
      Then it is refused as meaningless

    Scenario: the own monsters on another player's land do not help
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And these monsters are on North's newest land
        | card  | attack | durability |
        | Hound | 4      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 1 damage
      And it has become South's second window

    Scenario: neither party of other players nor their monsters elsewhere are hurt
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack | durability |
        | Hero | 2      | 3          |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | North | 2      | 5          |
      And these monsters are on West's newest land
        | card | owner | durability |
        | Boar | North | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 2 damage
      And West Hero, North Hero and Boar have 0 damage

  @monster_maker.battle.obligation
  Rule: If other players' monsters are on the turn player's newest land, the player must either battle or retreat.
    Scenario: with a monster in the way there is a choice of two
      Given it is South's first window
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South passes
      Then South is asked for battle or retreat
      And the battle answer is open to South
      And the retreat answer is open to South
      And no pass answer is open to South

    Scenario: doing neither is refused
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to pass
      Then it is refused under monster_maker.battle.obligation

    Scenario Outline: one monster of any opponent is enough, here <owner>'s
      Given it is South's battle phase
      And 4 players sit at the table
      And these monsters are on South's newest land
        | card | owner   |
        | Wolf | <owner> |
      When South tries to pass
      Then it is refused under monster_maker.battle.obligation

      Examples:
        | owner |
        | West  |
        | North |
        | East  |

    Scenario: a monster on an unexplored land must be faced, too
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | face |
        | Hills | down |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to pass
      Then it is refused under monster_maker.battle.obligation

    Scenario: a battle fulfils it, whatever is left of the monsters
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And South has declared a battle
      And South has assigned South Hero to Wolf
      When North aims Wolf at South Hero
      Then it has become South's second window
      And Wolf is on South's newest land

    Scenario: there is no second battle in the phase
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And South has declared a battle
      And South has assigned South Hero to Wolf
      And North has aimed Wolf at South Hero
      When South tries to declare a battle
      Then it is refused under monster_maker.turn.phases

    Scenario: a retreat fulfils it
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then it has become South's second window
      And Wolf is on no land

    Scenario: it is the turn player who must, and no one else
      Given it is North's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And these monsters are on North's newest land
        | card |
        | Boar |
      When North declares a battle
      Then North is asked for an assignment

    Scenario Outline: where a battle or a retreat is due, to <deed> is no answer
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                          |
        | take the loot             | monster_maker.battle.step_order |
        | place Ally in the party   | monster_maker.turn.phases       |
        | rank up Rookie to Veteran | monster_maker.turn.phases       |
        | place Rat on North's land | monster_maker.turn.phases       |
        | end the turn              | monster_maker.turn.phases       |
        | discard Ally              | monster_maker.end.hand_limit    |
        | assign Mage to Wolf       | monster_maker.battle.step_order |
        | aim Wolf at Mage          | monster_maker.battle.step_order |

  @monster_maker.battle.skip
  Rule: Without other players' monsters on the newest land the battle phase does nothing.
    Scenario: without monsters the phase passes by
      Given it is South's first window
      And South's map is, the oldest land first
        | card  |
        | Hills |
      When South passes
      Then it has become South's second window
      And no battle is going on

    Scenario: without lands the phase passes by
      Given it is South's first window
      And South's party is
        | card |
        | Hero |
      When South passes
      Then it has become South's second window
      And Hero is unhurt

    Scenario: own monsters on an opponent's land are no reason
      Given it is South's first window
      And South's map is, the oldest land first
        | card  |
        | Hills |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When South passes
      Then it has become South's second window

    Scenario: monsters of others on a third player's land are no reason
      Given it is South's first window
      And 3 players sit at the table
      And South's map is, the oldest land first
        | card  |
        | Hills |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | North |
      When South passes
      Then it has become South's second window

    Scenario: a monster destroyed in the window before is no reason any more
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      And South has used Spark with Mage on Wolf
      When South passes
      Then it has become South's second window

    Scenario: a battle cannot be declared where there was none to fight
      Given it is South's first window
      And South's map is, the oldest land first
        | card  |
        | Hills |
      When South passes
      And South tries to declare a battle
      Then it is refused under monster_maker.turn.phases

    Scenario: effects at the beginning or the end of battles are not applied
      Given it is South's first window
      And South's party is
        | card   | effect                                    |
        | Scribe | battle start: draw 1 / battle end: draw 1 |
      When South passes
      Then it has become South's second window
      And South's hand has 0 cards

  @monster_maker.battle.declare_all
  Rule: A battle is declared against all monsters on the newest land together.
    Scenario: two monsters are fought in the same battle
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
        | Boar | 0      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      When North aims Boar at Ally
      Then Wolf has 1 damage
      And Boar has 2 damage
      And it has become South's second window

    Scenario: no monster of the land is left out
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 1            |
      And South has declared a battle
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.one_each

    Scenario: a monster that nobody can face strikes nobody and stays
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 3      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
        | Boar | 9      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 0 damage
      And Boar has 0 damage
      And Boar is on South's newest land

  @monster_maker.battle.start_effects
  Rule: After the declaration, battle-start effects of cards on the field are applied.
    Scenario: an effect without a choice is applied before anybody is assigned
      Given it is South's battle phase
      And South's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      When South declares a battle
      Then Wolf has 2 damage
      And South is asked for an assignment

    Scenario: it waits for the declaration
      Given it is South's first window
      And South's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      When South passes
      Then Wolf has 0 damage
      And South is asked for battle or retreat

    Scenario: a retreat sets none off
      Given it is South's battle phase
      And South's party is
        | card   | effect               |
        | Scribe | battle start: draw 1 |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then South's hand has 0 cards

    Scenario: where there is a choice its player makes it
      Given it is South's battle phase
      And South's party is
        | card  | effect                                   |
        | Scout | battle start: 2 damage to a monster here |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
        | Boar | 3          |
      And South has declared a battle
      When South applies Scout on Boar
      Then Boar has 2 damage
      And Wolf has 0 damage
      And South is asked for an assignment

    Scenario Outline: effects of <what> count
      Given it is South's battle phase
      And South's party is
        | card    | state   | durability | items |
        | Hero    | unhurt  | 3          |       |
        | Cripple | wounded | 3          |       |
      And South's <place>
        | card   | kind   | effect                                  |
        | Source | <kind> | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      When South declares a battle
      Then Wolf has 2 damage

      Examples:
        | what                   | place                         | kind    |
        | a land of the map      | map is, the oldest land first | land    |
        | a miracle on the field | other cards are               | miracle |

    Scenario: an item's effect and a wounded character's count
      Given it is South's battle phase
      And South's party is
        | card    | state   | effect                                  |
        | Hero    | unhurt  |                                         |
        | Cripple | wounded | battle start: 1 damage to the obstacles |
      And Hero holds these items
        | card   | effect                                  |
        | Banner | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 5          |
      And South has declared a battle
      When South applies Banner
      Then Wolf has 3 damage
      And South is asked for an assignment

    Scenario: a monster's effect counts for its owner
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 3          |
      And North's party is
        | card   | durability |
        | Raider | 3          |
      And these monsters are on South's newest land
        | card | effect                                            |
        | Wolf | battle start: 2 damage to all opposing characters |
      When South declares a battle
      Then Hero has 2 damage
      And Raider has 0 damage

    @monster_maker.start.not_targeted
    Scenario: a character's effect does not choose another player's hero
      Given it is South's battle phase
      And South's party is
        | card  | effect                                            |
        | Scout | battle start: wound a character of another player |
      And North's party is
        | card   | marker |
        | Chief  | start  |
        | Raider |        |
        | Bandit |        |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South tries to apply Scout on Chief
      Then it is refused under monster_maker.start.not_targeted

    Scenario Outline: a monster's effect may choose the hero: a <kind> card
      Given it is South's battle phase
      And South's party is
        | card  | marker |
        | Chief | start  |
        | Page  |        |
      And these monsters are on South's newest land
        | card | kind   | effect                                            |
        | Wolf | <kind> | battle start: wound a character of another player |
      And South has declared a battle
      When North applies Wolf on Chief
      Then Chief is wounded

      Examples:
        | kind                  |
        | monster               |
        | character and monster |

    Scenario: a monster destroyed by it is not fought any more
      Given it is South's battle phase
      And South's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
        | Boar | 3          |
      And South has declared a battle
      When South assigns Scout to Boar
      Then North is asked for a target about Boar
      And Wolf is in North's discard pile

    Scenario: with all monsters destroyed nobody is assigned
      Given it is South's battle phase
      And South's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
      When South declares a battle
      Then South is asked for the loot

    Scenario: with everybody wounded nobody is assigned and the monsters stay
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 2          |
      And these monsters are on South's newest land
        | card | effect                                            |
        | Wolf | battle start: 2 damage to all opposing characters |
      When South declares a battle
      Then Hero is in South's discard pile
      And South is annihilated
      And it has become South's second window

    Scenario: of a monster on another player's land, too
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | durability |
        | Hero | 9          |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And these monsters are on North's newest land
        | card | owner | effect                                            |
        | Bear | West  | battle start: 1 damage to all opposing characters |
      When South declares a battle
      Then Hero has 1 damage

  @monster_maker.battle.step_order
  Rule: A battle runs: declare, start effects, assign characters and supporters, choose monster targets, character rolls, monster rolls, damage, after-battle effects, loot.
    Scenario: the start effects come before the assignment
      Given it is South's battle phase
      And South's party is
        | card  | effect                                   |
        | Scout | battle start: 1 damage to a monster here |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 5          |
        | Boar | 5          |
      And South has declared a battle
      When South tries to assign Scout to Wolf
      Then it is refused under monster_maker.battle.step_order

    Scenario: the targets come after the assignment
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When North tries to aim Wolf at Hero
      Then it is refused under monster_maker.battle.step_order

    Scenario: the targets come after the support
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 1       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North tries to aim Wolf at Hero
      Then it is refused under monster_maker.battle.step_order

    Scenario: with the support chosen the targets are next
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 1       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South lets Helper support Hero
      Then North is asked for a target about Wolf

    Scenario: nobody is assigned anew when the targets are chosen
      Given it is South's battle phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.battle.step_order

    Scenario: the characters roll before the monsters
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 1D     | 9          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 1D     | 9          |
      And South's attack dice will show 2
      And North's attack dice will show 5
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 2 damage
      And Hero has 5 damage

    Scenario: the damage comes before the effects at the end
      Given it is South's battle phase
      And South's party is
        | card | durability | effect                |
        | Hero | 3          | battle end: heal this |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 3      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero is unhurt
      And it has become South's second window

    Scenario: the loot is the last thing
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                                          |
        | Hero | 3      | battle end: wound a character of another player |
      And North's party is
        | card   |
        | Raider |
        | Bandit |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When South tries to take the loot
      Then it is refused under monster_maker.battle.step_order

    Scenario: after the effects at the end the loot is next
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                                          |
        | Hero | 3      | battle end: wound a character of another player |
      And North's party is
        | card   |
        | Raider |
        | Bandit |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When South applies Hero on Raider
      Then South is asked for the loot

    Scenario Outline: where effects of the battle's start are applied, to <deed> is no answer
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Medic  | 1     |       |        |         | battle start: draw 1    |
        | Monk   | 1     |       |        |         | battle start: draw 1    |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      And South has declared a battle
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                                       |
        | pass                      | monster_maker.ruling.order_of_battle_effects |
        | use Omen with Mage        | monster_maker.window.three_windows           |
        | place Sword on Mage       | monster_maker.window.three_windows           |
        | activate Scout            | monster_maker.window.three_windows           |
        | declare a battle          | monster_maker.battle.step_order              |
        | retreat                   | monster_maker.retreat.declare                |
        | place Ally in the party   | monster_maker.turn.phases                    |
        | rank up Rookie to Veteran | monster_maker.turn.phases                    |
        | place Rat on North's land | monster_maker.turn.phases                    |
        | end the turn              | monster_maker.turn.phases                    |
        | discard Ally              | monster_maker.end.hand_limit                 |
        | assign Mage to Wolf       | monster_maker.battle.step_order              |
        | aim Wolf at Mage          | monster_maker.battle.step_order              |

    Scenario: no dice are rolled before the targets are chosen
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: what lasts until the end of the battle lasts until the loot
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                                                    |
        | Hero | 3      | battle start: attack +2 to the own party until battle end |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then South is asked for the loot
      And Hero adds 2 to its attack

  @monster_maker.after.effects
  Rule: After damage, end-of-battle effects of cards on the field are applied.
    Scenario: an effect at the end is applied once the damage has been dealt
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                                |
        | Hero | 1      | battle end: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 3 damage
      And it has become South's second window

    Scenario: where an effect at the end has a choice its player makes it
      Given it is South's battle phase
      And South's party is
        | card   | state   | effect                                   |
        | Medic  | unhurt  | battle end: heal a wounded own character |
        | Page   | wounded |                                          |
        | Squire | wounded |                                          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Medic to Wolf
      And North has aimed Wolf at Medic
      When South applies Medic on Squire
      Then Squire is unhurt
      And Page is wounded

    Scenario: a monster that survives the battle has its effect
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 1      | 2          | battle end: 3 damage to all opposing characters |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 4 damage

    Scenario: a monster destroyed in the battle has not
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 2      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 1      | 2          | battle end: 3 damage to all opposing characters |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 1 damage

    Scenario: a retreat sets none off, neither at its end
      Given it is South's battle phase
      And South's party is
        | card   | effect             |
        | Scribe | battle end: draw 1 |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then South's hand has 0 cards

    Scenario: effects until the end of the battle are over with it
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                                           |
        | Hero | 1      | battle start: attack +2 to this until battle end |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Wolf has 3 damage
      And Hero adds 0 to its attack

    Scenario: a monster's effects until the end of the battle are over with it, too
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | effect                                           |
        | Wolf | 1      | battle start: attack +2 to this until battle end |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 3 damage
      And Wolf adds 0 to its attack

    Scenario: effects until the end of the turn outlast the battle
      Given it is South's battle phase
      And South's party is
        | card | attack | effect                                         |
        | Hero | 1      | battle start: attack +2 to this until turn end |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero adds 2 to its attack

    Scenario: an effect that could reach nobody is passed over
      Given it is South's battle phase
      And South's party is
        | card  | attack | effect                                   |
        | Medic | 1      | battle end: heal a wounded own character |
        | Page  | 1      |                                          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Medic to Wolf
      When North aims Wolf at Medic
      Then it has become South's second window

    Scenario: of a monster whose owner is annihilated, too
      Given it is South's battle phase
      And North has been annihilated
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 0      | 9          | battle end: 2 damage to all opposing characters |
      When the battle on South's newest land is fought out
      Then Hero has 2 damage

  @monster_maker.after.loot
  Rule: For each monster destroyed in the battle the turn player may draw one card.
    Scenario: a card for a destroyed monster
      Given it is South's battle phase
      And South's deck is, from the top
        | card | kind    |
        | Map  | miracle |
        | Rope | miracle |
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When South takes the loot
      Then Map is in South's hand
      And South's deck is, from the top, Rope
      And it has become South's second window

    Scenario: the loot can be left
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When South passes
      Then South's hand has 0 cards
      And it has become South's second window

    Scenario: a card for each of two monsters, one taken and one left
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      And North has aimed Boar at Ally
      When South passes
      And South takes the loot
      Then South's hand has 1 card
      And it has become South's second window

    Scenario: both cards are taken
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      And North has aimed Boar at Ally
      When South takes the loot
      And South takes the loot
      Then South's hand has 2 cards
      And it has become South's second window

    Scenario: no more for two characters that destroy one monster
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And South has declared a battle
      And South has assigned Hero and Ally to Wolf
      And North has aimed Wolf at Hero
      When South takes the loot
      Then South's hand has 1 card
      And it has become South's second window

    Scenario: nothing for a monster that survives
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then it has become South's second window

    Scenario: one for the monster destroyed beside one that survives
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      And North has aimed Boar at Ally
      When South takes the loot
      Then South's hand has 1 card
      And it has become South's second window

    Scenario: the loot is the turn player's, not the owner's
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When North tries to take the loot
      Then it is refused under monster_maker.after.loot

    Scenario: it is taken by somebody who has been wounded as well
      Given it is South's battle phase
      And South's party is
        | card | attack | durability |
        | Hero | 3      | 2          |
        | Ally | 1      | 2          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When South takes the loot
      Then South's hand has 1 card
      And Hero is wounded

    Scenario: the turn player is asked for it, whoever went first
      Given it is North's battle phase
      And South had the first turn
      And North's party is
        | card | attack |
        | Hero | 9      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 1          |
      When the battle on North's newest land has come to the loot
      Then North is asked for the loot

    Scenario Outline: where the loot may be taken, to <deed> is no answer
      Given it is South's battle phase
      And South's map has level 3
      And North's map has level 3
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
      And South's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 1          |
      And South has declared a battle
      And the battle on South's newest land has come to the loot
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                             |
        | place Sword on Mage       | monster_maker.window.three_windows |
        | activate Scout            | monster_maker.window.three_windows |
        | declare a battle          | monster_maker.battle.step_order    |
        | move to Moor              | monster_maker.turn.phases          |
        | dismiss Scout             | monster_maker.turn.phases          |
        | place Ally in the party   | monster_maker.turn.phases          |
        | rank up Rookie to Veteran | monster_maker.turn.phases          |
        | place Rat on North's land | monster_maker.turn.phases          |
        | end the turn              | monster_maker.turn.phases          |
        | discard Ally              | monster_maker.end.hand_limit       |
        | assign nobody             | monster_maker.battle.step_order    |
        | let Squire support Mage   | monster_maker.battle.step_order    |

  @monster_maker.after.loot_only_battle
  Rule: Monsters destroyed outside a battle give no loot.
    Scenario: a skill in a window brings none
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 3          |
      When South uses Spark with Mage on Wolf
      Then Wolf is in North's discard pile
      And South is asked for a window action
      And South's hand has 0 cards

    Scenario: it does not count for a battle later in the turn
      Given it is South's first window
      And South's party is
        | card | skills | attack |
        | Mage | mage 1 | 3      |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And these monsters are on South's newest land
        | card | durability | attack |
        | Wolf | 3          | 0      |
        | Boar | 3          | 0      |
      And South has used Spark with Mage on Wolf
      And South has passed
      And South has declared a battle
      And South has assigned Mage to Boar
      And North has aimed Boar at Mage
      When South takes the loot
      Then it has become South's second window
      And South's hand has 1 card

    Scenario: a retreat brings none
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then it has become South's second window
      And South's hand has 0 cards

  @monster_maker.ruling.battle_needs_somebody_unhurt
  Rule: Without an unhurt character only a retreat is possible.
    Scenario: with nobody unhurt no battle is declared
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | wounded |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to declare a battle
      Then it is refused under monster_maker.ruling.battle_needs_somebody_unhurt

    Scenario: one who is unhurt is enough
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | wounded |
        | Ally | unhurt  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then South is asked for an assignment

    Scenario: somebody damaged is still unhurt
      Given it is South's battle phase
      And South's party is
        | card | state  | durability | damage |
        | Hero | unhurt | 3          | 2      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then South is asked for an assignment

    Scenario: only the retreat is open to the wounded
      Given it is South's battle phase
      And South's party is
        | card | state   |
        | Hero | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      Then the retreat answer is open to South
      And no battle answer is open to South
      And no pass answer is open to South

    Scenario: an opponent who is unhurt does not stand in
      Given it is South's battle phase
      And South has no party
      And North's party is
        | card   | state  |
        | Raider | unhurt |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to declare a battle
      Then it is refused under monster_maker.ruling.battle_needs_somebody_unhurt

  @monster_maker.ruling.one_battle_against_all
  Rule: There is one battle against the monsters of all owners; the owners decide in turn order from the left of the turn player on.
    Scenario: monsters of two owners are fought together
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | North | 0      | 5          |
        | Rat  | West  | 0      | 5          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      And West has aimed Rat at Ally
      When North aims Wolf at Hero
      Then Wolf has 1 damage
      And Rat has 2 damage
      And it has become South's second window

    Scenario: the owner on the left of the turn player decides first, whatever was placed first
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
      And South has declared a battle
      When South assigns Hero to Wolf and Ally to Rat
      Then West is asked for a target about Rat

    Scenario: the next owner in turn order follows
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      When West aims Rat at Ally
      Then North is asked for a target about Wolf

    Scenario Outline: four players in <turn>'s battle: <first> before <second> before <third>
      Given it is <turn>'s battle phase
      And 4 players sit at the table
      And <turn>'s party is
        | card | attack |
        | Hero | 0      |
        | Ally | 0      |
        | Page | 0      |
      And these monsters are on <turn>'s newest land
        | card | owner    | attack |
        | Wolf | <third>  | 0      |
        | Rat  | <first>  | 0      |
        | Boar | <second> | 0      |
      And <turn> has declared a battle
      And <turn> has assigned Hero to Wolf, Ally to Rat and Page to Boar
      And <first> has aimed Rat at Ally
      When <second> aims Boar at Page
      Then <third> is asked for a target about Wolf

      Examples:
        | turn  | first | second | third |
        | South | West  | North  | East  |
        | West  | North | East   | South |
        | North | East  | South  | West  |
        | East  | South | West   | North |

    Scenario: one owner's several monsters come one after another, as they were placed
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | West  |
        | Rat  | North |
        | Boar | West  |
      And South has declared a battle
      And South has assigned Hero to Wolf, Ally to Rat and Page to Boar
      When West aims Wolf at Hero
      Then West is asked for a target about Boar

    Scenario: their dice are rolled in the same order
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on South's newest land
        | card | owner | attack |
        | Wolf | North | 1D     |
        | Rat  | West  | 1D     |
      And West's attack dice will show 2
      And North's attack dice will show 5
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      And West has aimed Rat at Ally
      When North aims Wolf at Hero
      Then Ally has 2 damage
      And Hero has 5 damage

    Scenario: another owner does not decide for a monster
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
        | Rat  | West  |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      When North tries to aim Rat at Ally
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: destroyed monsters of two owners are two cards of loot
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 3      |
      And these monsters are on South's newest land
        | card | owner | attack | durability |
        | Wolf | North | 0      | 3          |
        | Rat  | West  | 0      | 3          |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Rat
      And West has aimed Rat at Ally
      And North has aimed Wolf at Hero
      When South takes the loot
      And South takes the loot
      Then South's hand has 2 cards
      And Wolf is in North's discard pile
      And Rat is in West's discard pile

  @monster_maker.ruling.order_of_battle_effects
  Rule: The turn player's effects come first, then the others' in turn order, each player's in the order that player likes.
    Scenario: the turn player's effects come before the monster's
      Given it is South's battle phase
      And South's party is
        | card  | durability | effect                                  |
        | Scout | 3          | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability | effect                                            |
        | Wolf | 2          | battle start: 2 damage to all opposing characters |
        | Boar | 9          |                                                   |
      When South declares a battle
      Then Wolf is in North's discard pile
      And Scout has 0 damage

    Scenario: they do so in whosever turn
      Given it is North's battle phase
      And North's party is
        | card  | durability | effect                                  |
        | Scout | 3          | battle start: 2 damage to the obstacles |
      And these monsters are on North's newest land
        | card | durability | effect                                            |
        | Wolf | 2          | battle start: 2 damage to all opposing characters |
        | Boar | 9          |                                                   |
      When North declares a battle
      Then Wolf is in South's discard pile
      And Scout has 0 damage

    Scenario: the others' follow in turn order
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | durability |
        | Hero | 3          |
        | Ally | 4          |
      And these monsters are on South's newest land
        | card | owner | effect                                                  |
        | Wolf | North | battle start: 1 damage to a character of another player |
        | Rat  | West  | battle start: 1 damage to a character of another player |
      When South declares a battle
      Then West is asked for an effect

    Scenario: after the first of the others the next one is asked
      Given it is South's battle phase
      And 3 players sit at the table
      And South's party is
        | card | durability |
        | Hero | 3          |
        | Ally | 4          |
      And these monsters are on South's newest land
        | card | owner | effect                                                  |
        | Wolf | North | battle start: 1 damage to a character of another player |
        | Rat  | West  | battle start: 1 damage to a character of another player |
      And South has declared a battle
      When West applies Rat on Ally
      Then North is asked for an effect

    Scenario: each player orders the own effects
      Given it is South's battle phase
      And South's party is
        | card  | durability | effect                              |
        | Scout | 3          | battle start: 2 damage to everybody |
        | Medic | 3          | battle start: heal the own party    |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      When South declares a battle
      Then the apply effect answers open to South are exactly
        | card  |
        | Scout |
        | Medic |

    Scenario: each effect is applied once
      Given it is South's battle phase
      And South's party is
        | card  | effect               |
        | Scout | battle start: draw 1 |
        | Medic | battle start: draw 1 |
        | Monk  | battle start: draw 1 |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has applied Scout
      When South tries to apply Scout
      Then it is refused as meaningless

    Scenario: an effect of the battle's end is not applied at its beginning
      Given it is South's battle phase
      And South's party is
        | card  | effect               |
        | Scout | battle end: draw 1   |
        | Medic | battle start: draw 1 |
        | Monk  | battle start: draw 1 |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South tries to apply Scout
      Then it is refused as meaningless

    Scenario Outline: wounds are healed or not, as the order is: <first> first
      Given it is South's battle phase
      And South's party is
        | card  | durability | effect                              |
        | Scout | 2          | battle start: 2 damage to everybody |
        | Medic | 3          | battle start: heal the own party    |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      And South has declared a battle
      When South applies <first>
      Then Scout is <state>
      And South is asked for an assignment

      Examples:
        | first | state   |
        | Scout | unhurt  |
        | Medic | wounded |

    Scenario: the owner of several monsters orders their effects
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 9          |
      And these monsters are on South's newest land
        | card | durability | effect                                            |
        | Wolf | 9          | battle start: 1 damage to all opposing characters |
        | Boar | 9          | battle start: 2 damage to all opposing characters |
      When South declares a battle
      Then North is asked for an effect
      And Hero has 0 damage

    Scenario: at the end of a battle the order is the same
      Given it is South's battle phase
      And South's party is
        | card  | attack | durability | effect                                |
        | Scout | 0      | 3          | battle end: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 0      | 2          | battle end: 2 damage to all opposing characters |
      And South has declared a battle
      And South has assigned Scout to Wolf
      When North aims Wolf at Scout
      Then Wolf is in North's discard pile
      And Scout has 0 damage

    Scenario: an effect that an earlier one made possible is applied
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 2          |
        | Ally | 9          |
      And North's other cards are
        | card  | kind    | effect                                                             |
        | Curse | miracle | battle start: return a wounded character of another player to hand |
      And South's other cards are
        | card  | kind    | effect                                  |
        | Storm | miracle | battle start: 2 damage to the own party |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then Hero is in South's hand
      And Ally has 2 damage

    Scenario: an effect whose card has gone is not applied
      Given it is South's battle phase
      And South's party is
        | card  | state   | durability | effect                              |
        | Hero  | unhurt  | 9          |                                     |
        | Scout | wounded | 2          | battle start: 2 damage to everybody |
        | Monk  | wounded | 2          | battle start: 2 damage to everybody |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      And South has declared a battle
      When South applies Monk
      Then Scout and Monk are in South's discard pile
      And Wolf has 2 damage

    Scenario: in West's turn North comes before South, whoever went first
      Given 3 players sit at the table
      And it is West's battle phase
      And South had the first turn
      And West's party is
        | card | durability |
        | Hero | 3          |
        | Ally | 4          |
      And these monsters are on West's newest land
        | card | owner | effect                                                  |
        | Wolf | South | battle start: 1 damage to a character of another player |
        | Rat  | North | battle start: 1 damage to a character of another player |
      When West declares a battle
      Then North is asked for an effect

  @monster_maker.ruling.loot_counts_the_whole_battle
  Rule: Monsters destroyed by effects of the battle count for the loot, from the declaration to the end-of-battle effects.
    Scenario: a monster destroyed by an effect at the start
      Given it is South's battle phase
      And South's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
      And South has declared a battle
      When South takes the loot
      Then South's hand has 1 card
      And it has become South's second window

    Scenario: a monster destroyed by an effect at the end
      Given it is South's battle phase
      And South's party is
        | card  | attack | effect                                |
        | Scout | 0      | battle end: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 2          |
      And South has declared a battle
      And South has assigned Scout to Wolf
      And North has aimed Wolf at Scout
      When South takes the loot
      Then South's hand has 1 card
      And it has become South's second window

    Scenario: one at the start and one in the fight are two
      Given it is South's battle phase
      And South's party is
        | card  | attack | effect                                  |
        | Scout | 3      | battle start: 2 damage to the obstacles |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 2          |
        | Boar | 0      | 5          |
      And South has declared a battle
      And South has assigned Scout to Boar
      And North has aimed Boar at Scout
      When South takes the loot
      And South takes the loot
      Then South's hand has 2 cards
      And it has become South's second window

    Scenario: a monster that returns to its owner's hand is not destroyed
      Given it is South's battle phase
      And South's party is
        | card  | effect                                     |
        | Scout | battle start: return the obstacles to hand |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then it has become South's second window
      And Wolf is in North's hand
