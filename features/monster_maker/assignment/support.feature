Feature: Assigning characters

  @monster_maker.support.optional
  Rule: Supporters may support main characters.
    Scenario: support is added to the main character's attack
      Given it is North's battle phase
      And North's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And North has declared a battle
      And North has assigned Hero to Wolf
      And North has let Helper support Hero
      When South aims Wolf at Hero
      Then Wolf has 3 damage

    Scenario: a helper may leave a main character without support
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has passed
      When South aims Wolf at Hero
      Then Wolf has 1 damage

    Scenario: the player is asked for support, and may say no
      Given it is North's battle phase
      And North's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then North is asked for support
      And the pass answer is open to North

    Scenario: with all monsters destroyed nobody is asked for support
      Given it is South's battle phase
      And South's party is
        | card   | support | effect                                  |
        | Hero   |         | battle start: 2 damage to the obstacles |
        | Helper | 2       |                                         |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 2          |
      When South declares a battle
      Then South is asked for the loot

    Scenario: support by nobody is no support
      Given 3 players sit at the table
      And it is West's battle phase
      And West's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And West has declared a battle
      And West has assigned Hero to Wolf
      When West tries to let them support
        | supporter | main |
      Then it is refused as meaningless

    Scenario: two helpers support the same main character
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
        | Page   | 7      | 3       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Hero to Wolf
      And South has let Helper and Page support Hero
      When North aims Wolf at Hero
      Then Wolf has 6 damage

    Scenario: each helper supports one main character, and only that one
      Given it is North's battle phase
      And North's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Ally   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
        | Boar | 0      | 9          |
      And North has declared a battle
      And North has assigned Hero to Wolf and Ally to Boar
      And North has let Helper support Ally
      And South has aimed Wolf at Hero
      When South aims Boar at Ally
      Then Wolf has 1 damage
      And Boar has 3 damage

    Scenario: two helpers stand behind different main characters
      Given 4 players sit at the table
      And it is East's battle phase
      And East's party is
        | card   | support |
        | Hero   |         |
        | Ally   |         |
        | Helper | 2       |
        | Page   | 3       |
      And these monsters are on East's newest land
        | card |
        | Wolf |
        | Boar |
      And East has declared a battle
      And East has assigned Hero to Wolf and Ally to Boar
      When East lets them support
        | supporter | main |
        | Helper    | Ally |
        | Page      | Hero |
      Then Helper supports Ally
      And Page supports Hero

    Scenario: each of several helpers may be used or not
      Given it is North's battle phase
      And North's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
        | Page   | 3       |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North has declared a battle
      When North assigns Hero to Wolf
      Then the support answers open to North are exactly
        | Helper | Page |
        | Hero   |      |
        |        | Hero |
        | Hero   | Hero |

    Scenario: a helper that is a main character fights with its own attack only
      Given it is South's battle phase
      And South's party is
        | card   | attack | support |
        | Helper | 1      | 2       |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And South has declared a battle
      And South has assigned Helper to Wolf
      When North aims Wolf at Helper
      Then Wolf has 1 damage

    Scenario: the turn player is asked for support, whoever went first
      Given 3 players sit at the table
      And it is West's battle phase
      And North had the first turn
      And West's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And West has declared a battle
      When West assigns Hero to Wolf
      Then West is asked for support

    Scenario Outline: where supporters are chosen, to <deed> is no answer
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
      And North has declared a battle
      And North has assigned Mage, Rookie and Scout to Wolf
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                      | clause                             |
        | place Sword on Mage       | monster_maker.window.three_windows |
        | activate Scout            | monster_maker.window.three_windows |
        | declare a battle          | monster_maker.battle.step_order    |
        | take the loot             | monster_maker.battle.step_order    |
        | place Ally in the party   | monster_maker.turn.phases          |
        | rank up Rookie to Veteran | monster_maker.turn.phases          |
        | place Rat on South's land | monster_maker.turn.phases          |
        | end the turn              | monster_maker.turn.phases          |
        | discard Ally              | monster_maker.end.hand_limit       |
        | assign Mage to Wolf       | monster_maker.battle.step_order    |

    @monster_maker.support.who
    Scenario Outline: not everybody supports, whoever's turn it is: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card   | state   | support |
        | Hero   |         |         |
        | Ally   |         | 1       |
        | Helper |         | 2       |
        | Squire |         | 2       |
        | Page   |         |         |
        | Sam    | wounded | 3       |
      And these monsters are on <seat>'s newest land
        | card |
        | Wolf |
      And <seat> has declared a battle
      And <seat> has assigned Hero and Ally to Wolf
      When <seat> tries to <deed>
      Then it is refused under monster_maker.support.who

      Examples:
        | seat  | deed                                            |
        | South | let Page, Helper and Squire support Hero        |
        | West  | let Helper, Page and Squire support Hero        |
        | North | let Helper, Squire and Page support Hero        |
        | East  | let Sam, Helper and Squire support Hero         |
        | South | let Helper, Sam and Squire support Hero         |
        | West  | let Helper, Squire and Sam support Hero         |
        | North | let Ally, Helper and Squire support Hero        |
        | East  | let Helper, Ally and Squire support Hero        |
        | South | let Helper, Squire and Ally support Hero        |
        | West  | let Squire support Page and Helper support Hero |
        | North | let Helper support Hero and Squire support Page |
        | North | let Page support Hero                           |
        | East  | let Page support Hero                           |
        | South | let Sam support Hero                            |
        | West  | let Sam support Hero                            |
        | East  | let Ally support Hero                           |
        | North | let Helper support Page                         |
        | West  | let Helper support Page                         |
        | South | let Helper support Squire                       |

    Scenario Outline: while <seat> is asked for support, <other> does not answer
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on <seat>'s newest land
        | card |
        | Wolf |
      And <seat> has declared a battle
      And <seat> has assigned Hero to Wolf
      When <other> tries to <deed>
      Then it is refused under monster_maker.support.optional

      Examples:
        | seat  | other | deed                    |
        | South | West  | let Helper support Hero |
        | West  | East  | pass                    |
        | North | West  | let Helper support Hero |
        | East  | South | pass                    |
        | South | North | let Helper support Hero |
        | West  | South | pass                    |
        | North | East  | let Helper support Hero |
        | East  | West  | pass                    |

    Scenario: every way to support two main characters is open
      Given it is South's battle phase
      And South's party is
        | card   | support |
        | Hero   |         |
        | Ally   |         |
        | Helper | 2       |
        | Page   | 3       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero and Ally to Wolf
      Then the support answers open to South are exactly
        | Helper | Page |
        | Hero   |      |
        | Ally   |      |
        |        | Hero |
        |        | Ally |
        | Hero   | Hero |
        | Hero   | Ally |
        | Ally   | Hero |
        | Ally   | Ally |

    Scenario: where supporters are chosen, no other question may be answered
      Given it is South's battle phase
      And South's map has level 2
      And North's map has level 2
      And South's party is
        | card   | level | named | skills | support | effect                  |
        | Archer | 1     |       | mage 1 |         |                         |
        | Rookie | 1     | Rook  |        |         |                         |
        | Bard   | 1     |       |        | 1       | activated, once: draw 1 |
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
      And South has declared a battle
      When South assigns Archer and Rookie to Bear
      Then South may answer no other question

    Scenario: a helper supports beside an annihilated player
      Given 3 players sit at the table
      And it is West's battle phase
      And South has been annihilated
      And West's party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Helper | 7      | 2       |
      And these monsters are on West's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And West has declared a battle
      And West has assigned Hero to Wolf
      When West lets Helper support Hero
      Then Helper supports Hero

  @monster_maker.support.who
  Rule: Only unhurt characters with the support ability that were not assigned as main may support.
    Background:
      Given it is South's battle phase

    Scenario: a character without the ability cannot support
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Page   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Page support Hero
      Then it is refused under monster_maker.support.who

    Scenario: a wounded character cannot support
      Given South's party is
        | card   | support | state   |
        | Hero   |         | unhurt  |
        | Page   | 2       | wounded |
        | Helper | 2       | unhurt  |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Page support Hero
      Then it is refused under monster_maker.support.who

    Scenario: a main character cannot support
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Page   | 2       |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero and Page to Wolf
      When South tries to let Page support Hero
      Then it is refused under monster_maker.support.who

    Scenario: an unhurt character with the ability that is left over can
      Given South's party is
        | card   | support | state  |
        | Hero   |         | unhurt |
        | Page   | 2       | unhurt |
        | Helper | 2       | unhurt |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South lets Page support Hero
      Then Page supports Hero

    Scenario: only a main character is supported
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Page   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Helper support Page
      Then it is refused under monster_maker.support.who

    Scenario: a helper does not support a helper
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Page   | 2       |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Helper support Page
      Then it is refused under monster_maker.support.who

    Scenario: nobody is asked when nobody could support
      Given South's party is
        | card   | support | state   |
        | Hero   | 2       | unhurt  |
        | Page   |         | unhurt  |
        | Helper | 2       | wounded |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      When South assigns Hero to Wolf
      Then North is asked for a target about Wolf

    Scenario: characters of another player do not support
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And North's party is
        | card   | support |
        | Raider | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let Raider support Hero
      Then it is refused under monster_maker.support.who

    Scenario: damage alone does not keep a helper out
      Given South's party is
        | card   | support | durability | damage |
        | Hero   |         | 3          | 0      |
        | Helper | 2       | 3          | 2      |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South lets Helper support Hero
      Then Helper supports Hero

    Scenario: a helper cannot support another helper
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
        | Porter | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to let them support
        | supporter | main   |
        | Helper    | Hero   |
        | Porter    | Helper |
      Then it is refused under monster_maker.support.who

    Scenario Outline: nobody supports another player's character, nor is helped by one, also in company: to <deed> is refused
      Given South's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
        | Squire | 2       |
      And North's party is
        | card | support |
        | Ned  |         |
        | Nell | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Hero to Wolf
      When South tries to <deed>
      Then it is refused under monster_maker.support.who

      Examples:
        | deed                                           |
        | let Helper support Ned                         |
        | let Helper support Hero and Squire support Ned |
        | let Squire support Ned and Helper support Hero |
        | let Squire support Hero and Helper support Ned |
        | let Helper and Nell support Hero               |
        | let Nell and Squire support Hero               |

    Scenario: of four characters the last supports the third of those who fight
      Given South's party is
        | card   | support |
        | Ally   |         |
        | Hero   |         |
        | Page   |         |
        | Helper | 2       |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South has declared a battle
      And South has assigned Ally, Hero and Page to Wolf
      When South lets Helper support Page
      Then Helper supports Page

  @monster_maker.support.no_roll
  Rule: Supporters do not roll and are not attacked; what they add is in their card text.
    Background:
      Given 4 players sit at the table
      And it is East's battle phase

    Scenario: a helper's own dice are not rolled
      Given East's party is
        | card   | attack | support |
        | Hero   | 1D     |         |
        | Helper | 2D     | 2       |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And East's attack dice will show 3
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has let Helper support Hero
      When South aims Wolf at Hero
      Then Wolf has 5 damage

    Scenario: a helper is no target
      Given East's party is
        | card   | support |
        | Hero   |         |
        | Helper | 2       |
      And these monsters are on East's newest land
        | card | attack count |
        | Wolf | 1            |
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has let Helper support Hero
      When South tries to aim Wolf at Helper
      Then it is refused under monster_maker.target.owner_chooses

    Scenario: a helper takes no damage
      Given East's party is
        | card   | attack | support | durability |
        | Hero   | 1      |         | 5          |
        | Helper | 7      | 2       | 5          |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 4      | 9          |
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has let Helper support Hero
      When South aims Wolf at Hero
      Then Hero has 4 damage
      And Helper has 0 damage
      And Wolf has 3 damage

    Scenario: support raises a result below 0
      Given East's party is
        | card   | attack | support |
        | Hero   | 1D-3   |         |
        | Helper | 7      | 3       |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And East's attack dice will show 1
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has let Helper support Hero
      When South aims Wolf at Hero
      Then Wolf has 1 damage

    Scenario: what is added to a helper's own attack does not help
      Given East's party is
        | card   | attack | support | effect                      |
        | Hero   | 1      |         |                             |
        | Helper | 1      | 2       | constant: attack +3 to this |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has let Helper support Hero
      When South aims Wolf at Hero
      Then Wolf has 3 damage

    Scenario Outline: what <seat>'s supporters add counts
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card   | attack | support |
        | Hero   | 1      |         |
        | Squire | 0      | 2       |
        | Page   | 0      | 3       |
        | Helper | 0      | 1       |
      And these monsters are on <seat>'s newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
      And <seat> has declared a battle
      And <seat> has assigned Hero to Wolf
      And <seat> has let Squire, Page and Helper support Hero
      When <next> aims Wolf at Hero
      Then Wolf has 7 damage

      Examples:
        | seat  | next  |
        | South | West  |
        | West  | North |
        | North | East  |
        | East  | South |

    Scenario: a damaged helper supports a main character that could support as well, and takes no damage
      Given East's party is
        | card   | attack | support | durability | damage |
        | Hero   | 1      | 3       | 9          | 0      |
        | Helper | 7      | 2       | 9          | 1      |
      And these monsters are on East's newest land
        | card | attack | durability |
        | Wolf | 4      | 9          |
      And East has declared a battle
      And East has assigned Hero to Wolf
      And East has let Helper support Hero
      When South aims Wolf at Hero
      Then Hero has 4 damage
      And Helper has 1 damage
      And Wolf has 3 damage
