Feature: Battle phase

  @monster_maker.after.loot
  Rule: For each monster destroyed in the battle the turn player may draw one card.
    Scenario: a card for a destroyed monster
      Given 3 players sit at the table
      And it is West's battle phase
      And West's deck is, from the top
        | card | kind    |
        | Map  | miracle |
        | Rope | miracle |
      And West's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And West has declared a battle
      And West has assigned Hero to Wolf
      And North has aimed Wolf at Hero
      When West takes the loot
      Then Map is in West's hand
      And West's deck is, from the top, Rope
      And it has become West's second window

    Scenario: the loot can be left
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      And South has aimed Wolf at Hero
      When North passes
      Then North's hand has 0 cards
      And it has become North's second window

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

    Scenario: two destroyed monsters bring two cards
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 3      |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And East has declared a battle
      And East has assigned Hero to Wolf and Ally to Boar
      And South has aimed Wolf at Hero
      And South has aimed Boar at Ally
      When East takes the loot
      And East takes the loot
      Then East's hand has 2 cards
      And it has become East's second window

    Scenario: two characters that destroy one monster bring one card
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

    Scenario: a monster that survives brings no loot
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      When South aims Wolf at Hero
      Then it has become North's second window

    Scenario: a monster destroyed beside one that survives brings one card
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | attack |
        | Hero | 3      |
        | Ally | 2      |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And West has declared a battle
      And West has assigned Hero to Wolf and Ally to Boar
      And North has aimed Wolf at Hero
      And North has aimed Boar at Ally
      When West takes the loot
      Then West's hand has 1 card
      And it has become West's second window

    Scenario: the loot is the turn player's, not the owner's
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 3      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      And South has aimed Wolf at Hero
      When South tries to take the loot
      Then it is refused under monster_maker.after.loot

    Scenario: the loot is taken by a party wounded in the battle
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

    Scenario: the turn player is asked for the loot, whoever went first
      Given 4 players sit at the table
      And it is East's battle phase
      And South had the first turn
      And East's party is
        | card | attack |
        | Hero | 9      |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 1          |
      When the battle on East's newest land has come to the loot
      Then East is asked for the loot

    Scenario Outline: where the loot may be taken, to <deed> is no answer
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
        | card | attack | durability |
        | Wolf | 0      | 1          |
      And North has declared a battle
      And the battle on North's newest land has come to the loot
      When North tries to <deed>
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
        | place Rat on South's land | monster_maker.turn.phases          |
        | end the turn              | monster_maker.turn.phases          |
        | discard Ally              | monster_maker.end.hand_limit       |
        | assign nobody             | monster_maker.battle.step_order    |
        | let Squire support Mage   | monster_maker.battle.step_order    |

    Scenario: the loot is counted anew in the next player's battle
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 9      |
      And South's party is
        | card | attack |
        | Ally | 9      |
      And these monsters are on North's newest land
        | card | owner | attack | durability |
        | Wolf | South | 0      | 3          |
        | Rat  | South | 0      | 3          |
      And these monsters are on South's newest land
        | card | owner | attack | durability | attack count |
        | Boar | North | 0      | 3          | 1            |
      And North has declared a battle
      And North has assigned Hero to Rat
      And South has aimed Rat at nobody
      And North has taken the loot
      And North has played the turn to its end
      And South has passed
      And South has declared a battle
      And South has assigned Ally to Boar
      And North has aimed Boar at nobody
      When South takes the loot
      Then South is asked for a window action
      And South's hand has 2 cards

    Scenario: four destroyed monsters bring four cards
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 9      |
        | Ally | 9      |
        | Page | 9      |
        | Sam  | 9      |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Rat  | 0      | 3          |
        | Boar | 0      | 3          |
        | Gull | 0      | 3          |
      And North has declared a battle
      And the battle on North's newest land has come to the loot
      And North has taken the loot
      And North has taken the loot
      And North has taken the loot
      When North takes the loot
      Then North's hand has 4 cards
      And North is asked for a window action

    Scenario Outline: <seat> may leave the loot of one monster and take that of the next
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | attack |
        | Hero | 3      |
        | Ally | 3      |
      And these monsters are on <seat>'s newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 3          |
      And the battle on <seat>'s newest land has come to the loot
      And <seat> has passed
      When <seat> takes the loot
      Then <seat>'s hand has 1 card
      And it has become <seat>'s second window

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    Scenario: where the loot may be taken, no other question may be answered
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
        | card | attack | durability |
        | Bear | 0      | 1          |
      And South has declared a battle
      When the battle on South's newest land has come to the loot
      Then South may answer no other question

    Scenario: where the loot may be taken, it may be left as well
      Given 4 players sit at the table
      And it is East's battle phase
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 1          |
      And East's party is
        | card | attack |
        | Hero | 3      |
      And East has declared a battle
      When the battle on East's newest land has come to the loot
      Then the loot answer is open to East
      And the pass answer is open to East

  @monster_maker.after.loot_only_battle
  Rule: Monsters destroyed outside a battle give no loot.
    Scenario: a skill in a window brings no loot
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

    Scenario: a monster destroyed in a window does not count for a battle later in the turn
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills | attack |
        | Mage | mage 1 | 3      |
      And West's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 3 damage to a monster |
      And these monsters are on West's newest land
        | card | durability | attack |
        | Wolf | 3          | 0      |
        | Boar | 3          | 0      |
      And West has used Spark with Mage on Wolf
      And West has passed
      And West has declared a battle
      And West has assigned Mage to Boar
      And North has aimed Boar at Mage
      When West takes the loot
      Then it has become West's second window
      And West's hand has 1 card

    Scenario: a retreat brings no loot
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South retreats
      Then it has become South's second window
      And South's hand has 0 cards

    Scenario: a monster discarded as a second one of its name in a battle brings no loot
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | attack |
        | Hero | 0      |
      And West's other cards are
        | card   | kind    | effect                            |
        | Banish | miracle | battle start: send a monster here |
      And these monsters are on West's newest land
        | card | owner | named | attack | durability |
        | Wyrm | South | Wyrm  | 0      | 9          |
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | West  | Wyrm  |
      And West has declared a battle
      When West applies Banish on Wyrm sending it to North
      Then Wyrm is in South's discard pile
      And West is asked for a window action
      And West's hand has 0 cards
