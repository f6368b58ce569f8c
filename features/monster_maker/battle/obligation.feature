Feature: Battle phase

  With other players' monsters on its newest land a party battles or retreats. A battle runs from its declaration,
  against all of them together, to the loot.

  @monster_maker.game.combat_sides
  Rule: Battles are fought between a player's party of characters and the monsters that opponents placed as obstacles.
    Background:
      Given it is South's battle phase

    Scenario: a party fights the monsters that lie in its way
      Given South's party is
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
      Given North's party is
        | card   | attack | durability |
        | Raider | 9      | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And South has declared a battle
      When South tries to assign Raider to Wolf
      Then it is refused as meaningless

    Scenario: monsters on another player's land are not fought
      Given 3 players sit at the table
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

    Scenario: monsters of one's own on another player's land do not help
      Given South's party is
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

    Scenario: the parties of other players and their monsters elsewhere are not hurt
      Given 3 players sit at the table
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
      Given it is North's first window
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North passes
      Then North is asked for battle or retreat
      And the battle answer is open to North
      And the retreat answer is open to North
      And no pass answer is open to North

    Scenario: passing without a battle or a retreat is refused
      Given 4 players sit at the table
      And it is East's battle phase
      And these monsters are on East's newest land
        | card |
        | Wolf |
      When East tries to pass
      Then it is refused under monster_maker.battle.obligation

    Scenario Outline: one monster of any opponent is enough, here <owner>'s
      Given 4 players sit at the table
      And it is North's battle phase
      And these monsters are on North's newest land
        | card | owner   |
        | Wolf | <owner> |
      When North tries to pass
      Then it is refused under monster_maker.battle.obligation

      Examples:
        | owner |
        | East  |
        | South |
        | West  |

    Scenario: a monster on an unexplored land must be faced
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  | face |
        | Hills | down |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North tries to pass
      Then it is refused under monster_maker.battle.obligation

    Scenario: a battle is enough, whatever is left of the monsters
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And South has declared a battle
      And South has assigned South Hero to Wolf
      When North aims Wolf at South Hero
      Then it has become South's second window
      And Wolf is on South's newest land

    Scenario: a phase has no second battle
      Given 3 players sit at the table
      And it is West's battle phase
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
      And West has declared a battle
      And West has assigned West Hero to Wolf
      And North has aimed Wolf at West Hero
      When West tries to declare a battle
      Then it is refused under monster_maker.turn.phases

    Scenario: a retreat instead of a battle is enough
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then it has become South's second window
      And Wolf is on no land

    Scenario: the turn player must battle or retreat, and no one else
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
      Given it is North's battle phase
      And North's map has level 3
      And South's map has level 3
      And North's party is
        | card   | level | named | skills | support | effect                  |
        | Mage   | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Scout  | 1     |       |        |         | activated, once: draw 1 |
        | Squire | 1     |       |        | 1       |                         |
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
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                          |
        | take the loot             | monster_maker.battle.step_order |
        | place Ally in the party   | monster_maker.turn.phases       |
        | rank up Rookie to Veteran | monster_maker.turn.phases       |
        | place Rat on South's land | monster_maker.turn.phases       |
        | end the turn              | monster_maker.turn.phases       |
        | discard Ally              | monster_maker.end.hand_limit    |
        | assign Mage to Wolf       | monster_maker.battle.step_order |
        | aim Wolf at Mage          | monster_maker.battle.step_order |

  @monster_maker.battle.skip
  Rule: Without other players' monsters on the newest land the battle phase does nothing.
    Background:
      Given it is North's first window

    Scenario: without monsters the phase passes by
      Given North's map is, the oldest land first
        | card  |
        | Hills |
      When North passes
      Then it has become North's second window
      And no battle is going on

    Scenario: without lands the phase passes by
      Given North's party is
        | card |
        | Hero |
      When North passes
      Then it has become North's second window
      And Hero is unhurt

    Scenario: monsters of one's own on an opponent's land bring no battle
      Given North's map is, the oldest land first
        | card  |
        | Hills |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When North passes
      Then it has become North's second window

    Scenario: monsters of others on a third player's land are no reason
      Given 3 players sit at the table
      And North's map is, the oldest land first
        | card  |
        | Hills |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
      When North passes
      Then it has become North's second window

    Scenario: a monster destroyed in the window before is no reason any more
      Given North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 3          |
      And North has used Spark with Mage on Wolf
      When North passes
      Then it has become North's second window

    Scenario: a battle cannot be declared where there was none to fight
      Given North's map is, the oldest land first
        | card  |
        | Hills |
      When North passes
      And North tries to declare a battle
      Then it is refused under monster_maker.turn.phases

    Scenario: effects at the beginning or the end of battles are not applied
      Given North's party is
        | card   | effect                                    |
        | Scribe | battle start: draw 1 / battle end: draw 1 |
      When North passes
      Then it has become North's second window
      And North's hand has 0 cards

  @monster_maker.battle.declare_all
  Rule: A battle is declared against all monsters on the newest land together.
    Background:
      Given 4 players sit at the table
      And it is East's battle phase

    Scenario: two monsters are fought in the same battle
      Given East's party is
        | card | attack |
        | Hero | 1      |
        | Ally | 2      |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
        | Boar | 0      | 5          |
      And East has declared a battle
      And East has assigned Hero to Wolf and Ally to Boar
      And South has aimed Wolf at Hero
      When South aims Boar at Ally
      Then Wolf has 1 damage
      And Boar has 2 damage
      And it has become East's second window

    Scenario: no monster of the land is left out
      Given East's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on East's newest land
        | card | attack count |
        | Wolf | 2            |
        | Boar | 1            |
      And East has declared a battle
      When East tries to assign Hero and Ally to Wolf
      Then it is refused under monster_maker.assign.one_each

    Scenario: a monster that nobody can face strikes nobody and stays
      Given East's party is
        | card | attack | durability |
        | Hero | 3      | 3          |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 5          |
        | Boar | 9      | 5          |
      And East has declared a battle
      And East has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then Hero has 0 damage
      And Boar has 0 damage
      And Boar is on East's newest land
