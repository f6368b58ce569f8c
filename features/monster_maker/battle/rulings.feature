Feature: Battle phase

  @monster_maker.ruling.battle_needs_somebody_unhurt
  Rule: Without an unhurt character only a retreat is possible.
    Background:
      Given it is South's battle phase

    Scenario: with nobody unhurt no battle is declared
      Given South's party is
        | card | state   |
        | Hero | wounded |
        | Ally | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to declare a battle
      Then it is refused under monster_maker.ruling.battle_needs_somebody_unhurt

    Scenario: one unhurt character is enough for a battle
      Given South's party is
        | card | state   |
        | Hero | wounded |
        | Ally | unhurt  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then South is asked for an assignment

    Scenario: somebody damaged is still unhurt
      Given South's party is
        | card | state  | durability | damage |
        | Hero | unhurt | 3          | 2      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South declares a battle
      Then South is asked for an assignment

    Scenario: only the retreat is open to the wounded
      Given South's party is
        | card | state   |
        | Hero | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      Then the retreat answer is open to South
      And no battle answer is open to South
      And no pass answer is open to South

    Scenario: an opponent who is unhurt does not stand in
      Given South has no party
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
      Given 3 players sit at the table
      And it is South's battle phase
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
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Rat  | South |
      And North has declared a battle
      When North assigns Hero to Wolf and Ally to Rat
      Then South is asked for a target about Rat

    Scenario: the next owner in turn order decides after the first
      Given 3 players sit at the table
      And it is South's battle phase
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
      Given 4 players sit at the table
      And it is <turn>'s battle phase
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
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Ally |
        | Page |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
        | Rat  | West  |
        | Boar | South |
      And North has declared a battle
      And North has assigned Hero to Wolf, Ally to Rat and Page to Boar
      When South aims Wolf at Hero
      Then South is asked for a target about Boar

    Scenario: the dice of several owners are rolled in turn order
      Given 3 players sit at the table
      And it is South's battle phase
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

    Scenario: no owner decides for the monster of another
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | West  |
        | Rat  | South |
      And North has declared a battle
      And North has assigned Hero to Wolf and Ally to Rat
      When West tries to aim Rat at Ally
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: destroyed monsters of two owners are two cards of loot
      Given 3 players sit at the table
      And it is South's battle phase
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

    @monster_maker.target.owner_chooses
    @monster_maker.target.one_attack_per_character
    @monster_maker.target.up_to_attack_count
    Scenario Outline: whoever's monster attacks in whoever's battle: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card   |
        | Hero   |
        | Ally   |
        | Sam    |
        | Nan    |
        | Page   |
        | Squire |
      And <next>'s party is
        | card |
        | Ned  |
      And these monsters are on <seat>'s newest land
        | card | owner   | attack count |
        | Wolf | <owner> | 3            |
        | Rat  | <owner> | 1            |
      And <seat> has declared a battle
      And <seat> has assigned Hero, Ally, Sam and Nan to Wolf and Page to Rat
      When <owner> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | next  | owner | deed                                | clause                                        |
        | South | West  | West  | aim Wolf at Squire, Hero and Ally   | monster_maker.target.owner_chooses            |
        | West  | North | East  | aim Wolf at Hero, Squire and Ally   | monster_maker.target.owner_chooses            |
        | North | East  | West  | aim Wolf at Hero, Ally and Squire   | monster_maker.target.owner_chooses            |
        | East  | South | South | aim Wolf at Page, Hero and Ally     | monster_maker.target.owner_chooses            |
        | South | West  | North | aim Wolf at Hero, Page and Ally     | monster_maker.target.owner_chooses            |
        | West  | North | South | aim Wolf at Hero, Ally and Page     | monster_maker.target.owner_chooses            |
        | North | East  | East  | aim Wolf at Ned, Hero and Ally      | monster_maker.target.owner_chooses            |
        | East  | South | West  | aim Wolf at Hero, Ned and Ally      | monster_maker.target.owner_chooses            |
        | South | West  | East  | aim Wolf at Hero, Ally and Ned      | monster_maker.target.owner_chooses            |
        | West  | North | North | aim Wolf at Hero, Hero and Ally     | monster_maker.target.one_attack_per_character |
        | North | East  | South | aim Wolf at Hero, Ally and Hero     | monster_maker.target.one_attack_per_character |
        | East  | South | North | aim Wolf at Ally, Hero and Hero     | monster_maker.target.one_attack_per_character |
        | South | West  | West  | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | South | West  | North | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | South | West  | East  | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | West  | North | North | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | West  | North | East  | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | West  | North | South | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | North | East  | East  | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | North | East  | South | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | North | East  | West  | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | East  | South | South | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | East  | South | West  | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | East  | South | North | aim Wolf at Hero, Ally, Sam and Nan | monster_maker.target.up_to_attack_count       |
        | South | West  | West  | aim Wolf at Hero, Sam and Hero      | monster_maker.target.one_attack_per_character |
        | North | East  | South | aim Wolf at Sam, Sam and Nan        | monster_maker.target.one_attack_per_character |
        | West  | North | East  | aim Wolf at Nan, Ally and Ally      | monster_maker.target.one_attack_per_character |
        | East  | South | North | aim Wolf at Ally, Ally and Nan      | monster_maker.target.one_attack_per_character |

    @monster_maker.ruling.battle_needs_somebody_unhurt
    Scenario Outline: <seat>, with nobody unhurt, does not declare a battle
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | state   |
        | Hero | wounded |
        | Ally | wounded |
      And these monsters are on <seat>'s newest land
        | card |
        | Wolf |
      When <seat> tries to declare a battle
      Then it is refused under monster_maker.ruling.battle_needs_somebody_unhurt

      Examples:
        | seat  |
        | South |
        | West  |
        | North |
        | East  |

    @monster_maker.battle.obligation
    Scenario Outline: in <seat>'s battle <other> does not <deed>, when <seat> is asked
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | attack |
        | Hero | 9      |
        | Ally | 9      |
      And these monsters are on <seat>'s newest land
        | card | owner   | attack | durability |
        | Wolf | <other> | 0      | 3          |
        | Rat  | <other> | 0      | 3          |
      When <other> tries to <deed>
      Then it is refused under monster_maker.battle.obligation

      Examples:
        | seat  | other | deed             |
        | South | West  | declare a battle |
        | West  | East  | declare a battle |
        | North | West  | declare a battle |
        | East  | South | declare a battle |
        | South | North | retreat          |
        | West  | South | retreat          |
        | North | East  | retreat          |
        | East  | West  | retreat          |

    @monster_maker.battle.turn_player_assigns
    @monster_maker.target.owner_chooses
    @monster_maker.after.loot
    Scenario Outline: in <seat>'s battle at the <moment> <other> does not answer: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card   | attack | support |
        | Hero   | 9      |         |
        | Ally   | 9      |         |
        | Helper |        | 2       |
      And these monsters are on <seat>'s newest land
        | card | owner   | attack | durability |
        | Wolf | <owner> | 0      | 3          |
        | Rat  | <owner> | 0      | 3          |
      And <seat> has declared a battle
      And the battle on <seat>'s newest land has come to <moment>
      When <other> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | owner | moment     | other | deed                                | clause                                   |
        | South | West  | assignment | North | assign Hero to Wolf and Ally to Rat | monster_maker.battle.turn_player_assigns |
        | West  | East  | assignment | South | assign Hero to Wolf and Ally to Rat | monster_maker.battle.turn_player_assigns |
        | North | West  | assignment | East  | assign Hero to Wolf and Ally to Rat | monster_maker.battle.turn_player_assigns |
        | East  | South | assignment | West  | assign Hero to Wolf and Ally to Rat | monster_maker.battle.turn_player_assigns |
        | South | West  | targets    | North | aim Wolf at Hero                    | monster_maker.target.owner_chooses       |
        | West  | East  | targets    | West  | aim Wolf at Hero                    | monster_maker.target.owner_chooses       |
        | North | West  | targets    | North | aim Wolf at Hero                    | monster_maker.target.owner_chooses       |
        | East  | South | targets    | East  | aim Wolf at Hero                    | monster_maker.target.owner_chooses       |
        | South | West  | the loot   | North | take the loot                       | monster_maker.after.loot                 |
        | West  | East  | the loot   | South | take the loot                       | monster_maker.after.loot                 |
        | North | West  | the loot   | East  | take the loot                       | monster_maker.after.loot                 |
        | East  | South | the loot   | West  | take the loot                       | monster_maker.after.loot                 |
        | South | West  | the loot   | North | pass                                | monster_maker.after.loot                 |
        | West  | East  | the loot   | South | pass                                | monster_maker.after.loot                 |
        | North | West  | the loot   | East  | pass                                | monster_maker.after.loot                 |
        | East  | South | the loot   | West  | pass                                | monster_maker.after.loot                 |

    @monster_maker.damage.dealt
    @monster_maker.damage.simultaneous
    Scenario: four monsters strike, each its own opponent, and four strike back
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card | attack | durability |
        | Hero | 1      | 9          |
        | Ally | 2      | 9          |
        | Page | 3      | 9          |
        | Sam  | 4      | 9          |
      And these monsters are on East's newest land
        | card | owner | attack | durability |
        | Wolf | South | 1      | 9          |
        | Rat  | West  | 2      | 9          |
        | Boar | North | 3      | 9          |
        | Gull | North | 4      | 9          |
      And East has declared a battle
      And East has assigned Hero to Wolf, Ally to Rat, Page to Boar and Sam to Gull
      And South has aimed Wolf at Hero
      And West has aimed Rat at Ally
      And North has aimed Boar at Page
      When North aims Gull at Sam
      Then Hero and Wolf have 1 damage
      And Ally and Rat have 2 damage
      And Page and Boar have 3 damage
      And Sam and Gull have 4 damage

    @monster_maker.damage.several_on_monster
    @monster_maker.support.optional
    Scenario: four characters strike one monster, and three support one of them
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Ally   | 2      |         |
        | Page   | 3      |         |
        | Sam    | 4      |         |
        | Helper |        | 5       |
        | Squire |        | 6       |
        | Porter |        | 7       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 99         |
      And South has declared a battle
      And South has assigned Hero, Ally, Page and Sam to Wolf
      And South has let Helper, Squire and Porter support Hero
      When North aims at nobody
      Then Wolf has 28 damage

    @monster_maker.monster.role
    Scenario Outline: a monster sent in the window before is met like any other: <what>
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills | attack | durability |
        | Mage | mage 1 | 9      | 9          |
      And West's map has level 10
      And these monsters are on North's newest land
        | card | owner | attack | durability | retreat |
        | Wolf | South | 2      | 9          | 3       |
      And West's hand is
        | card  | kind  | class | level | effect                |
        | Storm | skill | mage  | 1     | skill: send a monster |
      And West has used Storm with Mage on Wolf sending it to West
      And West has passed
      And West has <done>
      When <deed>
      Then <outcome>

      Examples:
        | what              | done              | deed                                           | outcome                                |
        | it is fought      | declared a battle | West assigns Mage to Wolf                      | South is asked for a target about Wolf |
        | its owner aims it | declared a battle | the battle on West's newest land is fought out | Mage has 2 damage                      |
        | it goes home      | retreated         | West passes                                    | Wolf is in South's deck                |
        | its value counts  | retreated         | West passes                                    | West's party level is 7                |

    Scenario: a monster sent away at the beginning is not fought, and the battle brings no loot
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | attack |
        | Hero | 9      |
      And West's other cards are
        | card   | kind    | effect                            |
        | Banish | miracle | battle start: send a monster here |
      And North's map has level 1
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
      And West has declared a battle
      When West applies Banish on Wolf sending it to North
      Then West is asked for a window action
      And Wolf is on North's newest land

    @monster_maker.battle.start_effects
    @monster_maker.after.effects
    Scenario Outline: at the <timing> of a battle the <which> of three has its effect, here <what> of the turn player
      Given it is North's battle phase
      And North's party is
        | card | attack |
        | Hero | 0      |
      And <where>
        | card  | effect   |
        | Charm | <first>  |
        | Ward  | <second> |
        | Rune  | <third>  |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      When the battle on North's newest land is fought out
      Then North's hand has 1 card

      Examples:
        | timing | which | what                | where                                     | first                | second | third                |
        | start  | first | an old land         | North's map is, the oldest land first     | battle start: draw 1 |        |                      |
        | start  | last  | an old land         | North's map is, the oldest land first     |                      |        | battle start: draw 1 |
        | start  | first | an item             | Hero holds these items                    | battle start: draw 1 |        |                      |
        | start  | last  | an item             | Hero holds these items                    |                      |        | battle start: draw 1 |
        | start  | first | another card        | North's other cards are                   | battle start: draw 1 |        |                      |
        | start  | last  | another card        | North's other cards are                   |                      |        | battle start: draw 1 |
        | start  | first | a monster elsewhere | these monsters are on South's newest land | battle start: draw 1 |        |                      |
        | start  | last  | a monster elsewhere | these monsters are on South's newest land |                      |        | battle start: draw 1 |
        | end    | first | an old land         | North's map is, the oldest land first     | battle end: draw 1   |        |                      |
        | end    | last  | an old land         | North's map is, the oldest land first     |                      |        | battle end: draw 1   |
        | end    | first | an item             | Hero holds these items                    | battle end: draw 1   |        |                      |
        | end    | last  | an item             | Hero holds these items                    |                      |        | battle end: draw 1   |
        | end    | first | another card        | North's other cards are                   | battle end: draw 1   |        |                      |
        | end    | last  | another card        | North's other cards are                   |                      |        | battle end: draw 1   |
        | end    | first | a monster elsewhere | these monsters are on South's newest land | battle end: draw 1   |        |                      |
        | end    | last  | a monster elsewhere | these monsters are on South's newest land |                      |        | battle end: draw 1   |

    @monster_maker.battle.start_effects
    @monster_maker.after.effects
    Scenario Outline: at the <timing> of a battle <what> of another player has its effect
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card | attack |
        | Hero | 0      |
      And <where>
        | card  | effect                  |
        | Charm | battle <timing>: draw 1 |
      And these monsters are on West's newest land
        | card | owner | attack | durability |
        | Wolf | North | 0      | 9          |
      And West has declared a battle
      When the battle on West's newest land is fought out
      Then <other>'s hand has 1 card

      Examples:
        | timing | what         | where                                 | other |
        | start  | a land       | South's map is, the oldest land first | South |
        | start  | an item      | South Hero holds these items          | South |
        | start  | another card | South's other cards are               | South |
        | end    | a land       | North's map is, the oldest land first | North |
        | end    | an item      | North Hero holds these items          | North |
        | end    | another card | North's other cards are               | North |
        | end    | a land       | South's map is, the oldest land first | South |
        | end    | an item      | South Hero holds these items          | South |
        | end    | another card | South's other cards are               | South |
        | start  | a land       | North's map is, the oldest land first | North |
        | start  | an item      | North Hero holds these items          | North |
        | start  | another card | North's other cards are               | North |

    Scenario: a monster that joined later comes after those that lay there
      Given it is North's encounter phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And North's hand is
        | card | kind    |
        | Boar | monster |
      And North has placed Boar on South's land
      And North has played the turn to its end
      And South has passed
      And South has declared a battle
      When South assigns Hero to Boar and Ally to Wolf
      Then North is asked for a target about Wolf

    @monster_maker.vocabulary.constant_ward
    Scenario Outline: in whosever battle a ward of <seat> takes its part of the damage
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | durability | effect                    |
        | Hero | 9          | constant: ward 2 for this |
      And these monsters are on <seat>'s newest land
        | card | owner   | attack | durability |
        | Wolf | <owner> | 5      | 9          |
      And <seat> has declared a battle
      And <seat> has assigned Hero to Wolf
      When <owner> aims Wolf at Hero
      Then Hero has 3 damage

      Examples:
        | seat  | owner |
        | South | West  |
        | West  | East  |
        | North | West  |
        | East  | South |

    @monster_maker.battle.step_order
    Scenario Outline: in a battle at the <moment> to <deed> is no answer
      Given it is <seat>'s battle phase
      And <seat>'s party is
        | card   | attack | support | effect                             |
        | Hero   | 9      |         |                                    |
        | Helper | 0      | 2       |                                    |
        | Warden | 0      |         | counter to skills, once: cancel it |
        | Medic  | 0      |         | battle end: draw 1                 |
      And these monsters are on <seat>'s newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
      And <seat>'s hand is
        | card  |
        | Ring  |
        | Crown |
      And <seat> has declared a battle
      And the battle on <seat>'s newest land has come to <moment>
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | moment     | deed                              | clause                                   |
        | North | assignment | counter with Warden               | monster_maker.window.counter             |
        | South | assignment | apply Medic                       | monster_maker.battle.turn_player_assigns |
        | North | assignment | let Helper support Hero           | monster_maker.battle.step_order          |
        | South | assignment | aim at Hero                       | monster_maker.battle.step_order          |
        | North | assignment | put Ring and Crown under the deck | monster_maker.battle.turn_player_assigns |
        | South | assignment | discard Ring                      | monster_maker.end.hand_limit             |
        | South | support    | counter with Warden               | monster_maker.window.counter             |
        | North | support    | apply Medic                       | monster_maker.support.optional           |
        | South | support    | aim at Hero                       | monster_maker.battle.step_order          |
        | North | support    | put Ring and Crown under the deck | monster_maker.support.optional           |
        | South | support    | assign Hero to Wolf               | monster_maker.battle.step_order          |
        | North | support    | discard Ring                      | monster_maker.end.hand_limit             |
        | North | the loot   | counter with Warden               | monster_maker.window.counter             |
        | South | the loot   | apply Medic                       | monster_maker.after.loot                 |
        | North | the loot   | let Helper support Hero           | monster_maker.battle.step_order          |
        | North | the loot   | put Ring and Crown under the deck | monster_maker.after.loot                 |
        | North | the loot   | discard Ring                      | monster_maker.end.hand_limit             |

    Scenario: a monster that an effect at the start sends here is fought, too
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card | attack | durability |
        | Hero | 2      | 9          |
        | Ally | 2      | 9          |
      And North's other cards are
        | card | kind    | effect                                         |
        | Lure | miracle | battle start: send a monster of another player |
      And these monsters are on North's newest land
        | card | owner | attack | durability |
        | Wolf | South | 0      | 9          |
      And these monsters are on West's newest land
        | card | owner | attack | durability |
        | Boar | South | 0      | 9          |
      And North has declared a battle
      And North has applied Lure on Boar sending it to North
      And North has assigned Hero to Wolf and Ally to Boar
      And South has aimed Wolf at Hero
      When South aims Boar at Ally
      Then Wolf and Boar have 2 damage

    @monster_maker.battle.step_order
    Scenario Outline: at the loot, with a monster left to fight, to <deed> is no answer
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 9      |
        | Ally | 0      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 3          |
        | Boar | 0      | 30         |
      And South has declared a battle
      And South has assigned Hero to Wolf and Ally to Boar
      And the battle on South's newest land has come to the loot
      When South tries to <deed>
      Then it is refused under monster_maker.battle.step_order

      Examples:
        | deed                |
        | aim at Hero         |
        | assign Hero to Boar |

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

    Scenario: the turn player's effects come first in whosever turn
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card  | durability | effect                                  |
        | Scout | 3          | battle start: 2 damage to the obstacles |
      And these monsters are on West's newest land
        | card | durability | effect                                            |
        | Wolf | 2          | battle start: 2 damage to all opposing characters |
        | Boar | 9          |                                                   |
      When West declares a battle
      Then Wolf is in North's discard pile
      And Scout has 0 damage

    Scenario: the effects of the other players follow in turn order
      Given 3 players sit at the table
      And it is North's battle phase
      And North's party is
        | card | durability |
        | Hero | 3          |
        | Ally | 4          |
      And these monsters are on North's newest land
        | card | owner | effect                                                  |
        | Wolf | West  | battle start: 1 damage to a character of another player |
        | Rat  | South | battle start: 1 damage to a character of another player |
      When North declares a battle
      Then South is asked for an effect

    Scenario: after the first of the others the next one is asked
      Given 3 players sit at the table
      And it is South's battle phase
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

    Scenario: each player orders their own effects
      Given it is North's battle phase
      And North's party is
        | card  | durability | effect                              |
        | Scout | 3          | battle start: 2 damage to everybody |
        | Medic | 3          | battle start: heal your party       |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
      When North declares a battle
      Then the apply effect answers open to North are exactly
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
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card  | effect               |
        | Scout | battle end: draw 1   |
        | Medic | battle start: draw 1 |
        | Monk  | battle start: draw 1 |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      And East has declared a battle
      When East tries to apply Scout
      Then it is refused as meaningless

    Scenario Outline: wounds are healed or not, as the order is: <first> first
      Given it is South's battle phase
      And South's party is
        | card  | durability | effect                              |
        | Scout | 2          | battle start: 2 damage to everybody |
        | Medic | 3          | battle start: heal your party       |
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
      Given it is North's battle phase
      And North's party is
        | card | durability |
        | Hero | 9          |
      And these monsters are on North's newest land
        | card | durability | effect                                            |
        | Wolf | 9          | battle start: 1 damage to all opposing characters |
        | Boar | 9          | battle start: 2 damage to all opposing characters |
      When North declares a battle
      Then South is asked for an effect
      And Hero has 0 damage

    Scenario: at the end of a battle the turn player's effects come first
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card  | attack | durability | effect                                |
        | Scout | 0      | 3          | battle end: 2 damage to the obstacles |
      And these monsters are on West's newest land
        | card | attack | durability | effect                                          |
        | Wolf | 0      | 2          | battle end: 2 damage to all opposing characters |
      And West has declared a battle
      And West has assigned Scout to Wolf
      When North aims Wolf at Scout
      Then Wolf is in North's discard pile
      And Scout has 0 damage

    Scenario: an effect that an earlier one made possible is applied
      Given it is North's battle phase
      And North's party is
        | card | durability |
        | Hero | 2          |
        | Ally | 9          |
      And South's other cards are
        | card  | kind    | effect                                                             |
        | Curse | miracle | battle start: return a wounded character of another player to hand |
      And North's other cards are
        | card  | kind    | effect                               |
        | Storm | miracle | battle start: 2 damage to your party |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North declares a battle
      Then Hero is in North's hand
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

    @monster_maker.damage.wounded_again
    Scenario Outline: an effect at the <timing> of a battle that wounds, on somebody wounded, destroys
      Given it is North's battle phase
      And North's party is
        | card | state   | attack | items                 |
        | Hero |         | 0      |                       |
        | Ally | wounded | 0      | Sword, Ring and Crown |
      And North's other cards are
        | card   | kind    | effect                                     |
        | Banner | miracle | battle <timing>: wound a wounded character |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      When the battle on North's newest land is fought out
      Then Ally, Sword, Ring and Crown are in North's discard pile
      And North's party is Hero

      Examples:
        | timing |
        | start  |
        | end    |

    Scenario Outline: while <seat> applies effects, <other> does not
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card  | effect               |
        | Medic | battle start: draw 1 |
        | Monk  | battle start: draw 1 |
      And <other>'s party is
        | card | effect               |
        | Ned  | battle start: draw 1 |
      And these monsters are on <seat>'s newest land
        | card |
        | Wolf |
      And <seat> has declared a battle
      When <other> tries to apply Ned
      Then it is refused under monster_maker.ruling.order_of_battle_effects

      Examples:
        | seat  | other |
        | South | West  |
        | West  | East  |
        | North | West  |
        | East  | South |

    Scenario Outline: at the <timing> of <seat>'s battle <first> applies an effect, then <second>, then <third>
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | attack | durability |
        | Hero | 0      | 9          |
        | Ally | 0      | 9          |
      And these monsters are on <seat>'s newest land
        | card | owner    | attack | effect                                                     |
        | Wolf | <third>  | 0      | battle <timing>: 1 damage to a character of another player |
        | Boar | <second> | 0      | battle <timing>: 1 damage to a character of another player |
        | Rat  | <first>  | 0      | battle <timing>: 1 damage to a character of another player |
      And the battle on <seat>'s newest land has come to the effects
      And <first> has applied Rat on Hero
      When <second> applies Boar on Hero
      Then <third> is asked for an effect
      And Hero has 2 damage

      Examples:
        | timing | seat  | first | second | third |
        | start  | South | West  | North  | East  |
        | start  | West  | North | East   | South |
        | start  | North | East  | South  | West  |
        | start  | East  | South | West   | North |
        | end    | South | West  | North  | East  |
        | end    | West  | North | East   | South |
        | end    | North | East  | South  | West  |
        | end    | East  | South | West   | North |

    Scenario Outline: a card with several effects at the <timing> of a battle applies each of them
      Given it is South's battle phase
      And South's party is
        | card  | attack | durability | effect                                                                                                         |
        | Scout | 0      | 9          | battle <timing>: draw 1 / battle <timing>: 2 damage to the obstacles / battle <timing>: 1 damage to your party |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And the battle on South's newest land has come to the effects
      And South has applied Scout
      When South applies the second ability of Scout
      Then South's hand has 1 card
      And Wolf has 2 damage
      And Scout has 1 damage

      Examples:
        | timing |
        | start  |
        | end    |

    Scenario: of four effects of one card the fourth may come first
      Given it is South's battle phase
      And South's party is
        | card  | state  | effect                                                                                                       |
        | Scout | unhurt | battle start: 1 damage to the obstacles / battle start: draw 1 / battle start: draw 1 / battle start: draw 2 |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
      And South has declared a battle
      When South applies the fourth ability of Scout
      Then South's hand has 2 cards
      And Wolf has 0 damage
      And South is asked for an effect

    Scenario Outline: of four effects of one card the <second> comes after the <first>
      Given it is South's battle phase
      And South's party is
        | card  | attack | durability | effect                                                                                                                       |
        | Scout | 0      | 9          | battle start: draw 1 / battle start: 1 damage to the obstacles / battle start: 1 damage to your party / battle start: draw 2 |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
      And South has declared a battle
      And South has applied the <first> ability of Scout
      And South has applied the <second> ability of Scout
      When South applies the <third> ability of Scout
      Then South's hand has 3 cards
      And Wolf has 1 damage
      And Scout has 1 damage
      And South is asked for an assignment

      Examples:
        | first  | second | third  |
        | third  | fourth | second |
        | fourth | second | third  |
        | second | third  | fourth |

    Scenario: at the end of a battle, too, each of the player's effects may come first
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card  | attack | durability | effect                            |
        | Scout | 0      | 9          | battle end: 1 damage to everybody |
        | Medic | 0      | 9          | battle end: heal your party       |
        | Page  | 0      | 9          | battle end: draw 1                |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And West has declared a battle
      When the battle on West's newest land has come to the effects
      Then the apply effect answers open to West are exactly
        | card  |
        | Scout |
        | Medic |
        | Page  |

  @monster_maker.ruling.loot_counts_the_whole_battle
  Rule: Monsters destroyed by effects of the battle count for the loot, from the declaration to the end-of-battle effects.
    Background:
      Given 4 players sit at the table
      And it is East's battle phase

    Scenario: a monster destroyed by an effect at the start
      Given East's party is
        | card  | effect                                  |
        | Scout | battle start: 2 damage to the obstacles |
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 2          |
      And East has declared a battle
      When East takes the loot
      Then East's hand has 1 card
      And it has become East's second window

    Scenario: a monster destroyed by an effect at the end
      Given East's party is
        | card  | attack | effect                                |
        | Scout | 0      | battle end: 2 damage to the obstacles |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 2          |
      And East has declared a battle
      And East has assigned Scout to Wolf
      And South has aimed Wolf at Scout
      When East takes the loot
      Then East's hand has 1 card
      And it has become East's second window

    Scenario: one monster destroyed at the start and one in the fight are two
      Given East's party is
        | card  | attack | effect                                  |
        | Scout | 3      | battle start: 2 damage to the obstacles |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 2          |
        | Boar | 0      | 5          |
      And East has declared a battle
      And East has assigned Scout to Boar
      And South has aimed Boar at Scout
      When East takes the loot
      And East takes the loot
      Then East's hand has 2 cards
      And it has become East's second window

    Scenario: a monster that returns to its owner's hand is not destroyed
      Given East's party is
        | card  | effect                                     |
        | Scout | battle start: return the obstacles to hand |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      When East declares a battle
      Then it has become East's second window
      And Wolf is in South's hand

    Scenario Outline: a monster destroyed by another player's effect at the <timing> counts like one by the turn player's
      Given East's party is
        | card  | attack | durability |
        | Scout | 0      | 9          |
      And these monsters are on East's newest land
        | card | owner | attack | durability | effect                                 |
        | Wolf | South | 0      | 2          |                                        |
        | Boar | North | 0      | 9          | battle <timing>: 2 damage to everybody |
      And the battle on East's newest land has come to the loot
      When East takes the loot
      Then East's hand has 1 card
      And it has become East's second window

      Examples:
        | timing |
        | start  |
        | end    |
