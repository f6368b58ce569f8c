Feature: Windows

  Between some phases the turn player may act: use skills, place miracles, use abilities. The others may counter.

  @monster_maker.window.three_windows
  Rule: There are exactly three action windows: between draw and battle, between victory check and move, between move and encounter.
    Scenario: the first window follows the draw
      Given it is South's draw phase
      When the phase begins
      Then it has become South's first window
      And South is asked for a window action
      And South's hand has 1 card

    Scenario: the battle phase follows the first window
      Given it is North's first window
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North passes
      Then it has become North's battle phase
      And North is asked for battle or retreat

    Scenario: the second window follows the victory check
      Given 4 players sit at the table
      And it is East's victory check
      When the phase begins
      Then it has become East's second window
      And East is asked for a window action

    Scenario: the move phase follows the second window
      Given it is North's second window
      When North passes
      Then it has become North's move phase
      And North is asked for a move

    Scenario: the third window follows the move
      Given it is South's move phase
      And South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then it has become South's third window
      And South is asked for a window action

    Scenario: the third window comes without a move
      Given 3 players sit at the table
      And it is West's move phase
      When West passes
      Then it has become West's third window
      And West is asked for a window action

    Scenario: the encounter phase follows the third window
      Given it is South's third window
      When South passes
      Then it has become South's encounter phase
      And South is asked for an encounter

    Scenario: no window follows the encounter
      Given it is North's encounter phase
      When North passes
      Then it has become North's end phase
      And North is asked for the end of the turn

    Scenario: no window follows the end phase before the next draw
      Given 4 players sit at the table
      And it is East's end phase
      And South's hand holds 2 cards
      When East ends the turn
      Then it has become South's first window
      And South's hand has 3 cards

    Scenario Outline: no skill in the <phase>
      Given it is North's <phase>
      And these monsters are on North's newest land
        | card |
        | Wolf |
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North tries to use Omen with Mage
      Then it is refused under monster_maker.window.three_windows
      And Omen is in North's hand

      Examples:
        | phase           |
        | battle phase    |
        | move phase      |
        | encounter phase |
        | end phase       |

    Scenario Outline: no miracle in the <phase>
      Given it is South's <phase>
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South tries to place Banner
      Then it is refused under monster_maker.window.three_windows
      And Banner is in South's hand

      Examples:
        | phase           |
        | battle phase    |
        | move phase      |
        | encounter phase |
        | end phase       |

    Scenario Outline: no activated ability in the <phase>
      Given 3 players sit at the table
      And it is West's <phase>
      And these monsters are on West's newest land
        | card |
        | Wolf |
      And West's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When West tries to activate Scout
      Then it is refused under monster_maker.window.three_windows
      And West's hand has 0 cards

      Examples:
        | phase           |
        | battle phase    |
        | move phase      |
        | encounter phase |
        | end phase       |

    Scenario Outline: in an action window, to <deed> is no answer
      Given it is South's first window
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
        | deed                | clause                          |
        | take the loot       | monster_maker.battle.step_order |
        | discard Ally        | monster_maker.end.hand_limit    |
        | assign Mage to Wolf | monster_maker.battle.step_order |
        | aim Wolf at Mage    | monster_maker.battle.step_order |

  @monster_maker.window.skills
  Rule: In a window the turn player may use skill cards from hand.
    Scenario Outline: a skill in the <window>
      Given it is North's <window>
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 2 |
      When North uses Omen with Mage
      Then North Deck 1 and North Deck 2 are in North's hand
      And Omen is not in North's hand

      Examples:
        | window        |
        | first window  |
        | second window |
        | third window  |

    Scenario: a skill that is not in the hand
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's discard pile is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 2 |
      When East tries to use Omen with Mage
      Then it is refused as meaningless

    Scenario: a skill card that does not exist is not used
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      When North tries to use Nothing with Mage
      Then it is refused as meaningless

    Scenario: a card that is no skill
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When South tries to use Banner with Mage
      Then it is refused as meaningless

    Scenario: the party need not stand anywhere
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When West uses Omen with Mage
      Then West's map is empty
      And West Deck 1 is in West's hand

    @monster_maker.skill.use_condition
    @monster_maker.character.skill_class
    Scenario Outline: in the <window>, <who> does not use a skill
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card  | state   | skills  |
        | Mage  | wounded | mage 3  |
        | Page  |         | mage 1  |
        | Thief |         | thief 3 |
      And <next>'s party is
        | card | skills |
        | Sage | mage 3 |
      And <seat>'s hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 2     | skill: draw 1 |
      When <seat> tries to use Omen with <who>
      Then it is refused under <clause>
      And Omen is in <seat>'s hand

      Examples:
        | seat  | next  | window        | who   | clause                              |
        | South | West  | first window  | Mage  | monster_maker.skill.use_condition   |
        | West  | North | second window | Mage  | monster_maker.skill.use_condition   |
        | North | East  | third window  | Mage  | monster_maker.skill.use_condition   |
        | East  | South | first window  | Page  | monster_maker.skill.use_condition   |
        | South | West  | second window | Page  | monster_maker.skill.use_condition   |
        | West  | North | third window  | Page  | monster_maker.skill.use_condition   |
        | North | East  | first window  | Sage  | monster_maker.skill.use_condition   |
        | East  | South | second window | Sage  | monster_maker.skill.use_condition   |
        | South | West  | third window  | Sage  | monster_maker.skill.use_condition   |
        | West  | North | first window  | Thief | monster_maker.character.skill_class |
        | North | East  | second window | Thief | monster_maker.character.skill_class |
        | East  | South | third window  | Thief | monster_maker.character.skill_class |
        | South | West  | second window | Thief | monster_maker.character.skill_class |
        | East  | South | second window | Mage  | monster_maker.skill.use_condition   |

    @monster_maker.ruling.card_text_binds
    Scenario Outline: in the <window>, what is printed binds: to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card   | skills | effect                                    |
        | Mage   | mage 2 |                                           |
        | Archer |        | activated, once: 1 damage to two monsters |
        | Healer |        | activated, once, discard 1: draw 1        |
      And these monsters are on <seat>'s newest land
        | card | durability |
        | Wolf | 9          |
        | Bear | 9          |
        | Boar | 9          |
      And <seat>'s hand is
        | card  | kind  | class | level | effect                          |
        | Storm | skill | mage  | 1     | skill: 1 damage to two monsters |
        | Omen  | skill | mage  | 1     | skill, discard 1: draw 1        |
        | Ring  |       |       |       |                                 |
        | Crown |       |       |       |                                 |
      When <seat> tries to <deed>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | seat  | window        | deed                                         |
        | South | first window  | use Storm with Mage on Wolf                  |
        | West  | second window | use Storm with Mage on Wolf                  |
        | North | third window  | use Storm with Mage on Wolf                  |
        | East  | first window  | use Storm with Mage on Wolf, Bear and Boar   |
        | South | second window | use Storm with Mage on Wolf, Bear and Boar   |
        | West  | third window  | use Storm with Mage on Wolf, Bear and Boar   |
        | North | first window  | use Omen with Mage                           |
        | East  | second window | use Omen with Mage                           |
        | South | third window  | use Omen with Mage                           |
        | West  | first window  | use Omen with Mage discarding Ring and Crown |
        | North | second window | use Omen with Mage discarding Ring and Crown |
        | East  | third window  | use Omen with Mage discarding Ring and Crown |
        | South | first window  | activate Archer on Bear                      |
        | West  | second window | activate Archer on Bear                      |
        | North | third window  | activate Archer on Bear                      |
        | East  | first window  | activate Archer on Wolf, Bear and Boar       |
        | South | second window | activate Archer on Wolf, Bear and Boar       |
        | West  | third window  | activate Archer on Wolf, Bear and Boar       |
        | North | first window  | activate Healer                              |
        | East  | second window | activate Healer                              |
        | South | third window  | activate Healer                              |
        | West  | first window  | activate Healer discarding Ring and Crown    |
        | North | second window | activate Healer discarding Ring and Crown    |
        | East  | third window  | activate Healer discarding Ring and Crown    |

    @monster_maker.skill.use_condition
    @monster_maker.character.skill_class
    Scenario Outline: after a first skill everything is asked for again: to use Sign with <who> is refused
      Given it is South's <window>
      And South's party is
        | card  | state   | skills  |
        | Mage  |         | mage 3  |
        | Sam   | wounded | mage 3  |
        | Page  |         | mage 1  |
        | Thief |         | thief 3 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 2     | skill: draw 1 |
      And South has used Omen with Mage
      When South tries to use Sign with <who>
      Then it is refused under <clause>

      Examples:
        | window        | who   | clause                              |
        | first window  | Sam   | monster_maker.skill.use_condition   |
        | second window | Page  | monster_maker.skill.use_condition   |
        | third window  | Thief | monster_maker.character.skill_class |

  @monster_maker.window.miracles
  Rule: In a window the turn player may use miracle cards from hand.
    Scenario Outline: a <kind> in the <window>
      Given it is South's <window>
      And South's hand is
        | card   | kind   | level |
        | Banner | <kind> | 0     |
      When South places Banner
      Then Banner is in South's other cards
      And Banner is not in South's hand

      Examples:
        | window        | kind    |
        | first window  | miracle |
        | second window | miracle |
        | third window  | miracle |
        | first window  | mission |

    Scenario Outline: an item in the <window>
      Given it is North's <window>
      And North's hand is
        | card  | kind | level |
        | Sword | item | 0     |
      When North places Sword on North Hero
      Then North Hero holds Sword

      Examples:
        | window        |
        | first window  |
        | second window |
        | third window  |

    Scenario: a miracle that is not in the hand
      Given 4 players sit at the table
      And it is East's first window
      And East's discard pile is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      When East tries to place Banner
      Then it is refused as meaningless

    Scenario: a card that is no miracle
      Given it is North's first window
      And North's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When North tries to place Ally
      Then it is refused as meaningless

    @monster_maker.miracle.level
    @monster_maker.item.attach
    @monster_maker.miracle.place
    @monster_maker.unique.named
    Scenario Outline: in the <window>, to <deed> is refused
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s map has level 3
      And <next>'s map has level 6
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
      And <next>'s party is
        | card |
        | Ned  |
      And Hero holds these items
        | card  | named |
        | Crown | Crown |
      And <seat>'s hand is
        | card        | kind    | level | named |
        | Banner      | miracle | 0     |       |
        | Quest       | mission | 4     |       |
        | Sword       | item    | 0     |       |
        | Spear       | item    | 4     |       |
        | Other Crown | item    | 0     | Crown |
      When <seat> tries to <deed>
      Then it is refused under <clause>

      Examples:
        | seat  | next  | window        | deed                      | clause                      |
        | South | West  | first window  | place Quest               | monster_maker.miracle.level |
        | West  | North | second window | place Quest               | monster_maker.miracle.level |
        | North | East  | third window  | place Quest               | monster_maker.miracle.level |
        | East  | South | first window  | place Spear on Ally       | monster_maker.miracle.level |
        | South | West  | second window | place Spear on Ally       | monster_maker.miracle.level |
        | West  | North | third window  | place Spear on Ally       | monster_maker.miracle.level |
        | North | East  | first window  | place Sword               | monster_maker.item.attach   |
        | East  | South | second window | place Sword               | monster_maker.item.attach   |
        | South | West  | third window  | place Sword               | monster_maker.item.attach   |
        | West  | North | first window  | place Sword on Ned        | monster_maker.item.attach   |
        | North | East  | second window | place Sword on Ned        | monster_maker.item.attach   |
        | East  | South | third window  | place Sword on Ned        | monster_maker.item.attach   |
        | South | West  | first window  | place Banner on Ally      | monster_maker.miracle.place |
        | West  | North | second window | place Banner on Ally      | monster_maker.miracle.place |
        | North | East  | third window  | place Banner on Ally      | monster_maker.miracle.place |
        | East  | South | first window  | place Other Crown on Ally | monster_maker.unique.named  |
        | South | West  | second window | place Other Crown on Ally | monster_maker.unique.named  |
        | West  | North | third window  | place Other Crown on Ally | monster_maker.unique.named  |
        | East  | South | second window | place Banner on Ally      | monster_maker.miracle.place |

  @monster_maker.window.activated
  Rule: In a window the turn player may use activated abilities of cards on the field.
    Scenario Outline: an ability in the <window>
      Given it is South's <window>
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South activates Scout
      Then South Deck 1 is in South's hand
      And Scout is in South's party
      And South's discard pile has 0 cards

      Examples:
        | window        |
        | first window  |
        | second window |
        | third window  |

    Scenario: an ability of an item is used in a window
      Given 3 players sit at the table
      And it is West's first window
      And West Hero holds these items
        | card  | effect                          |
        | Purse | activated, discard this: draw 1 |
      When West activates Purse
      Then West Deck 1 is in West's hand

    Scenario: an ability of a miracle is used in a window
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
      When South activates Well
      Then South Deck 1 is in South's hand

    Scenario: an ability of a land is used in a window, be it the newest or not
      Given it is North's first window
      And North's map is, the oldest land first
        | card | level | effect                  |
        | Port | 1     | activated, once: draw 1 |
        | Moor | 1     |                         |
      When North activates Port
      Then North Deck 1 is in North's hand

    Scenario: an ability of a wounded character is used in a window
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card  | state   | effect                  |
        | Scout | wounded | activated, once: draw 1 |
        | Page  | unhurt  |                         |
      When East activates Scout
      Then East Deck 1 is in East's hand

    Scenario: no ability of a land that lies face down is used
      Given it is North's first window
      And North's map is, the oldest land first
        | card | level | face | effect                  |
        | Port | 1     | down | activated, once: draw 1 |
      When North tries to activate Port
      Then it is refused under monster_maker.window.activated

    Scenario: no ability of a card in the hand is used
      Given it is South's first window
      And South's hand is
        | card  | kind      | effect                  |
        | Scout | character | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.activated

    Scenario: no ability of a card in the discard pile is used
      Given 3 players sit at the table
      And it is West's first window
      And West's discard pile is
        | card  | kind      | effect                  |
        | Scout | character | activated, once: draw 1 |
      When West tries to activate Scout
      Then it is refused under monster_maker.window.activated

    Scenario: no ability of another player's card is used
      Given it is South's first window
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      When South tries to activate Scout
      Then it is refused under monster_maker.window.activated

    Scenario Outline: an ability with another timing, <timing>
      Given it is North's first window
      And North's party is
        | card  | effect           |
        | Scout | <timing>: draw 1 |
      When North tries to activate Scout
      Then it is refused under monster_maker.window.activated

      Examples:
        | timing                  |
        | battle start            |
        | battle end              |
        | counter to skills, once |

    Scenario: an ability of a card that does not exist
      Given 4 players sit at the table
      And it is East's first window
      When East tries to activate Nothing
      Then it is refused as meaningless

    Scenario: a card without any ability
      Given it is North's first window
      When North tries to activate North Hero
      Then it is refused as meaningless

    Scenario Outline: in the <window>, <seat> does not use an ability of <card>
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <seat>'s party is
        | card   | effect                             |
        | Scout  | battle start: draw 1               |
        | Warden | counter to skills, once: cancel it |
      And <next>'s party is
        | card  | effect                  |
        | Rogue | activated, once: draw 1 |
      And <seat>'s map is, the oldest land first
        | card | face | effect                  |
        | Cave | down | activated, once: draw 1 |
      And <seat>'s hand is
        | card   | kind    | effect                  |
        | Banner | miracle | activated, once: draw 1 |
      And <seat>'s discard pile is
        | card | kind    | effect                  |
        | Vial | miracle | activated, once: draw 1 |
      When <seat> tries to activate <card>
      Then it is refused under monster_maker.window.activated
      And <seat>'s deck has 5 cards

      Examples:
        | seat  | next  | window        | card   |
        | South | West  | first window  | Scout  |
        | North | East  | third window  | Scout  |
        | West  | North | third window  | Warden |
        | East  | South | second window | Warden |
        | North | East  | second window | Rogue  |
        | South | West  | first window  | Rogue  |
        | East  | South | first window  | Cave   |
        | West  | North | third window  | Cave   |
        | South | West  | third window  | Banner |
        | North | East  | second window | Banner |
        | West  | North | second window | Vial   |
        | East  | South | first window  | Vial   |

    Scenario Outline: <seat> uses an ability of <what>
      Given 4 players sit at the table
      And it is <seat>'s <window>
      And <where>
        | card | effect                  |
        | Rune | activated, once: draw 1 |
      When <seat> activates Rune
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | window        | what            | where                                     |
        | South | first window  | a land          | South's map is, the oldest land first     |
        | West  | second window | a land          | West's map is, the oldest land first      |
        | North | third window  | a land          | North's map is, the oldest land first     |
        | East  | first window  | a land          | East's map is, the oldest land first      |
        | South | second window | a monster       | these monsters are on East's newest land  |
        | West  | third window  | a monster       | these monsters are on South's newest land |
        | North | first window  | a monster       | these monsters are on West's newest land  |
        | East  | second window | a monster       | these monsters are on North's newest land |
        | South | third window  | an item         | South Hero holds these items              |
        | West  | first window  | an item         | West Hero holds these items               |
        | North | second window | an item         | North Hero holds these items              |
        | East  | third window  | an item         | East Hero holds these items               |
        | South | first window  | another miracle | South's other cards are                   |
        | West  | second window | another miracle | West's other cards are                    |
        | North | third window  | another miracle | North's other cards are                   |
        | East  | first window  | another miracle | East's other cards are                    |

    Scenario: every ability of a card is listed
      Given it is North's first window
      And North's party is
        | card  | effect                                            |
        | Scout | activated, once: draw 1 / activated, once: draw 2 |
      Then the activate answers open to North are exactly
        | card  | ability |
        | Scout |         |
        | Scout | 1       |

    Scenario: an ability is activated beside an annihilated player
      Given 3 players sit at the table
      And it is West's first window
      And South has been annihilated
      And West's party is
        | card | effect                                                    |
        | Mage | activated, discard 1: wound a character of another player |
      And West's hand holds 2 cards
      And North's party is
        | card   |
        | Raider |
        | Bandit |
      When West activates Mage on Bandit discarding West Hand 2
      Then Bandit is wounded
      And Raider is unhurt
      And South is annihilated

    Scenario Outline: of nine lands <land> has an ability, and it is used
      Given it is North's first window
      And North's map is, the oldest land first
        | card  | level | effect                  |
        | Port  | 1     | activated, once: draw 1 |
        | Moor  | 0     |                         |
        | Fen   | 1     | activated, once: draw 1 |
        | Woods | 0     |                         |
        | Hills | 0     |                         |
        | Marsh | 0     |                         |
        | Ridge | 0     |                         |
        | Cliff | 0     |                         |
        | Dale  | 1     | activated, once: draw 1 |
      When North activates <land>
      Then North Deck 1 is in North's hand

      Examples:
        | land |
        | Port |
        | Fen  |
        | Dale |
