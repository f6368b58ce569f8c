Feature: Battle phase

  @monster_maker.battle.start_effects
  Rule: After a battle has been declared, battle-start effects of cards on the field are applied.
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

    Scenario: an effect of the beginning waits for the declaration
      Given it is North's first window
      And North's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
      When North passes
      Then Wolf has 0 damage
      And North is asked for battle or retreat

    Scenario: a retreat sets off no effect of the beginning
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card   | effect               |
        | Scribe | battle start: draw 1 |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      When West retreats
      Then West's hand has 0 cards

    Scenario: where an effect at the beginning has a choice its player makes it
      Given it is North's battle phase
      And North's party is
        | card  | effect                                   |
        | Scout | battle start: 2 damage to a monster here |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
        | Boar | 3          |
      And North has declared a battle
      When North applies Scout on Boar
      Then Boar has 2 damage
      And Wolf has 0 damage
      And North is asked for an assignment

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
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card    | state   | effect                                  |
        | Hero    | unhurt  |                                         |
        | Cripple | wounded | battle start: 1 damage to the obstacles |
      And Hero holds these items
        | card   | effect                                  |
        | Banner | battle start: 2 damage to the obstacles |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 5          |
      And East has declared a battle
      When East applies Banner
      Then Wolf has 3 damage
      And East is asked for an assignment

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
      Given it is North's battle phase
      And North's party is
        | card  | effect                                            |
        | Scout | battle start: wound a character of another player |
      And South's party is
        | card   | marker |
        | Chief  | start  |
        | Raider |        |
        | Bandit |        |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North tries to apply Scout on Chief
      Then it is refused under monster_maker.start.not_targeted

    Scenario Outline: a monster's effect may choose the hero: a <kind> card
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card  | marker |
        | Chief | start  |
        | Page  |        |
      And these monsters are on West's newest land
        | card | kind   | effect                                            |
        | Wolf | <kind> | battle start: wound a character of another player |
      And West has declared a battle
      When North applies Wolf on Chief
      Then Chief is wounded

      Examples:
        | kind                  |
        | monster               |
        | character and monster |

    Scenario: a monster destroyed at the beginning is not fought any more
      Given it is North's battle phase
      And North's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 2          |
        | Boar | 3          |
      And North has declared a battle
      When North assigns Scout to Boar
      Then South is asked for a target about Boar
      And Wolf is in South's discard pile

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
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | durability |
        | Hero | 2          |
      And these monsters are on East's newest land
        | card | effect                                            |
        | Wolf | battle start: 2 damage to all opposing characters |
      When East declares a battle
      Then Hero is in East's discard pile
      And East is annihilated
      And it has become East's second window

    Scenario: an effect of a monster on another player's land is applied at the beginning
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card | durability |
        | Hero | 9          |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
      And these monsters are on West's newest land
        | card | owner | effect                                            |
        | Bear | South | battle start: 1 damage to all opposing characters |
      When North declares a battle
      Then Hero has 1 damage

  @monster_maker.battle.step_order
  Rule: A battle runs: declare, start effects, assign characters and supporters, choose monster targets, character rolls, monster rolls, damage, after-battle effects, loot.
    Background:
      Given it is North's battle phase

    Scenario: the start effects come before the assignment
      Given North's party is
        | card  | effect                                   |
        | Scout | battle start: 1 damage to a monster here |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 5          |
        | Boar | 5          |
      And North has declared a battle
      When North tries to assign Scout to Wolf
      Then it is refused under monster_maker.battle.step_order

    Scenario: the targets come after the assignment
      Given North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When South tries to aim Wolf at Hero
      Then it is refused under monster_maker.battle.step_order

    Scenario: the targets come after the support
      Given North's party is
        | card   | support |
        | Hero   |         |
        | Helper | 1       |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South tries to aim Wolf at Hero
      Then it is refused under monster_maker.battle.step_order

    Scenario: with the support chosen the targets are next
      Given North's party is
        | card   | support |
        | Hero   |         |
        | Helper | 1       |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When North lets Helper support Hero
      Then South is asked for a target about Wolf

    Scenario: nobody is assigned anew when the targets are chosen
      Given North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When North tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.battle.step_order

    Scenario: the characters roll before the monsters
      Given North's party is
        | card | attack | durability |
        | Hero | 1D     | 9          |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 1D     | 9          |
      And North's attack dice will show 2
      And South's attack dice will show 5
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Wolf has 2 damage
      And Hero has 5 damage

    Scenario: the damage comes before the effects at the end
      Given North's party is
        | card | durability | effect                |
        | Hero | 3          | battle end: heal this |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 3      | 5          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero is unhurt
      And it has become North's second window

    Scenario: the loot is the last thing
      Given North's party is
        | card | attack | effect                                          |
        | Hero | 3      | battle end: wound a character of another player |
      And South's party is
        | card   |
        | Raider |
        | Bandit |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      And South has aimed Wolf at Hero
      When North tries to take the loot
      Then it is refused under monster_maker.battle.step_order

    Scenario: after the effects at the end the loot is next
      Given North's party is
        | card | attack | effect                                          |
        | Hero | 3      | battle end: wound a character of another player |
      And South's party is
        | card   |
        | Raider |
        | Bandit |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      And South has aimed Wolf at Hero
      When North applies Hero on Raider
      Then North is asked for the loot

    Scenario Outline: where effects of the battle's start are applied, to <deed> is no answer
      Given North's map has level 3
      And South's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Medic  | 1     |       |        |         | battle start: draw 1    |
        | Monk   | 1     |       |        |         | battle start: draw 1    |
      And North's hand is
        | card    | kind      | class | level | named | effect        |
        | Omen    | skill     | mage  | 1     |       | skill: draw 1 |
        | Sword   | item      |       | 0     |       |               |
        | Moor    | land      |       | 1     |       |               |
        | Ally    | character |       | 1     |       |               |
        | Veteran | character |       | 2     | Rook  |               |
        | Rat     | monster   |       | 0     |       |               |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
      And North has declared a battle
      When North tries to <deed>
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
        | place Rat on South's land | monster_maker.turn.phases                    |
        | end the turn              | monster_maker.turn.phases                    |
        | discard Ally              | monster_maker.end.hand_limit                 |
        | assign Mage to Wolf       | monster_maker.battle.step_order              |
        | aim Wolf at Mage          | monster_maker.battle.step_order              |

    Scenario: no dice are rolled before the targets are chosen
      Given North's party is
        | card | attack |
        | Hero | 1D     |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then South is asked for a target about Wolf

    Scenario: what lasts until the end of the battle lasts until the loot
      Given North's party is
        | card | attack | effect                                                 |
        | Hero | 3      | battle start: attack +2 to your party until battle end |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then North is asked for the loot
      And Hero adds 2 to its attack

    Scenario: where a battle is due, no other question may be answered
      Given it is South's battle phase
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
      And these monsters are on South's newest land
        | card | durability |
        | Bear | 9          |
      When the phase begins
      Then South may answer no other question

    Scenario: where two effects begin a battle, no other question may be answered
      Given it is South's battle phase
      And South's map has level 2
      And North's map has level 2
      And South's party is
        | card   | level | named | skills | effect                  |
        | Archer | 1     |       | mage 1 | battle start: draw 1    |
        | Rookie | 1     | Rook  |        | battle start: draw 1    |
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
      And these monsters are on South's newest land
        | card | durability |
        | Bear | 9          |
      When South declares a battle
      Then South may answer no other question

    Scenario: where a main character is assigned, no other question may be answered
      Given it is South's battle phase
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
      And these monsters are on South's newest land
        | card | durability |
        | Bear | 9          |
      When South declares a battle
      Then South may answer no other question

  @monster_maker.after.effects
  Rule: After the damage of a battle, end-of-battle effects of cards on the field are applied.
    Background:
      Given it is South's battle phase

    Scenario: an effect at the end is applied once the damage has been dealt
      Given South's party is
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
      Given South's party is
        | card   | state   | effect                                          |
        | Medic  | unhurt  | battle end: heal one of your wounded characters |
        | Page   | wounded |                                                 |
        | Squire | wounded |                                                 |
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
      Given South's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 1      | 2          | battle end: 3 damage to all opposing characters |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 4 damage

    Scenario: a monster destroyed in the battle has no effect at the end
      Given South's party is
        | card | attack | durability |
        | Hero | 2      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 1      | 2          | battle end: 3 damage to all opposing characters |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When North aims Wolf at Hero
      Then Hero has 1 damage

    Scenario: a retreat sets off no effect of the end
      Given South's party is
        | card   | effect             |
        | Scribe | battle end: draw 1 |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then South's hand has 0 cards

    Scenario: a character's effects until the end of the battle are over with the battle
      Given South's party is
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

    Scenario: a monster's effects until the end of the battle are over with the battle
      Given South's party is
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
      Given South's party is
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
      Given South's party is
        | card  | attack | effect                                          |
        | Medic | 1      | battle end: heal one of your wounded characters |
        | Page  | 1      |                                                 |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Medic to Wolf
      When North aims Wolf at Medic
      Then it has become South's second window

    Scenario: an effect of a monster whose owner is annihilated is applied at the end
      Given North has been annihilated
      And South's party is
        | card | attack | durability |
        | Hero | 0      | 9          |
      And these monsters are on South's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 0      | 9          | battle end: 2 damage to all opposing characters |
      When the battle on South's newest land is fought out
      Then Hero has 2 damage

    Scenario Outline: with nobody to fight there are effects at the end all the same: <what>
      Given it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 0      | 2          |
      And North's other cards are
        | card   | kind    | effect                |
        | Storm  | miracle | battle start: <start> |
        | Ledger | miracle | battle end: draw 1    |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | <wolf>     |
      And North has declared a battle
      When the battle on North's newest land has been fought out
      Then North's hand has <cards>

      Examples:
        | what                       | start                        | wolf | cards   |
        | nobody is unhurt           | 2 damage to your party       | 9    | 1 card  |
        | the monsters have gone     | return the obstacles to hand | 9    | 1 card  |
        | the monsters are destroyed | 2 damage to the obstacles    | 2    | 2 cards |

    Scenario: a retreat sets off effects neither of the beginning nor of the end, whoever has them
      Given South's party is
        | card   | effect                                    |
        | Scribe | battle start: draw 1 / battle end: draw 1 |
      And North's other cards are
        | card   | kind    | effect                                    |
        | Banner | miracle | battle start: draw 1 / battle end: draw 1 |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then South's hand has 0 cards
      And North's hand has 0 cards
