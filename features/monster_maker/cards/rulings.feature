Feature: Cards

  @monster_maker.ruling.second_named_refused
  Rule: Placing a second card of the name on the same field is refused; if an effect would bring it there it is discarded.
    @monster_maker.unique.named
    Scenario: who is refused may still place another card
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And West's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
        | Jay        | character | 0     | Jay   |
      When West tries to place Rook Again in the party
      Then it is refused under monster_maker.unique.named
      And the place character answers open to West are exactly
        | card |
        | Jay  |

    Scenario: a monster sent to a land with its namesake is discarded
      Given 3 players sit at the table
      And it is North's first window
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | West  | Wyrm  |
      And these monsters are on South's newest land
        | card       | owner | named |
        | Other Wyrm | North | Wyrm  |
      And North's party is
        | card  | skills  |
        | Thief | thief 1 |
      And North's hand is
        | card | kind  | class | level | effect                                       |
        | Lure | skill | thief | 1     | skill: send a monster of another player here |
      When North uses Lure with Thief on Old Wyrm sending it to South
      Then Old Wyrm is in West's discard pile
      And Other Wyrm is on South's newest land
      And Old Wyrm is not on North's newest land

    Scenario: a monster sent to a land with another name stays there
      Given 3 players sit at the table
      And it is South's first window
      And these monsters are on South's newest land
        | card     | owner | named |
        | Old Wyrm | North | Wyrm  |
      And these monsters are on West's newest land
        | card | owner | named |
        | Asp  | South | Asp   |
      And South's party is
        | card  | skills  |
        | Thief | thief 1 |
      And South's hand is
        | card | kind  | class | level | effect                                       |
        | Lure | skill | thief | 1     | skill: send a monster of another player here |
      When South uses Lure with Thief on Old Wyrm sending it to West
      Then Old Wyrm is on West's newest land
      And Asp is on West's newest land

    Scenario Outline: a monster is sent to where no monster has its name: <where>
      Given 3 players sit at the table
      And it is West's first window
      And West has placed a monster on North this turn
      And <where>
        | card     | named |
        | Old Wyrm | Wyrm  |
      And these monsters are on North's newest land
        | card | owner | named |
        | Wyrm | West  | Wyrm  |
      And these monsters are on South's newest land
        | card | owner |
        | Rat  | West  |
      And West's other cards are
        | card   | kind    | effect                          |
        | Banish | miracle | activated, once: send a monster |
      When West activates Banish on Wyrm sending it to South
      Then Wyrm is on South's newest land

      Examples:
        | where                        |
        | South's party is             |
        | South's other cards are      |
        | South Hero holds these items |
        | West's party is              |
        | North's party is             |
        | North's other cards are      |

  @monster_maker.ruling.field_of_a_monster
  Rule: A monster counts for the field that it lies on, not for its owner's.
    Scenario: the owner may have one of the name on each opponent's field
      Given 3 players sit at the table
      And it is North's encounter phase
      And South's map has level 1
      And West's map has level 1
      And these monsters are on West's newest land
        | card     | owner | named |
        | Old Wyrm | North | Wyrm  |
      And North's hand is
        | card       | kind    | level | named |
        | Other Wyrm | monster | 0     | Wyrm  |
      When North places Other Wyrm on South's land
      Then Other Wyrm is on South's newest land
      And Old Wyrm is on West's newest land

    @monster_maker.unique.named
    Scenario: a monster of the name bars the field, whoever owns it
      Given 3 players sit at the table
      And it is South's encounter phase
      And North's map has level 1
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | West  | Wyrm  |
      And South's hand is
        | card       | kind    | level | named |
        | Other Wyrm | monster | 0     | Wyrm  |
      When South tries to place Other Wyrm on North's land
      Then it is refused under monster_maker.unique.named

    Scenario: a monster of the name on one's own field does not bar the opponent's
      Given it is South's encounter phase
      And North's map has level 1
      And these monsters are on South's newest land
        | card     | owner | named |
        | Old Wyrm | North | Wyrm  |
      And South's hand is
        | card       | kind    | level | named |
        | Other Wyrm | monster | 0     | Wyrm  |
      When South places Other Wyrm on North's land
      Then Other Wyrm is on North's newest land

  @monster_maker.ruling.attributes_are_data
  Rule: No general rule uses attributes, only card texts do.
    Scenario Outline: a <monster> monster on a <land> land fights with what is printed
      Given it is North's battle phase
      And North's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <land>    |
      And these monsters are on North's newest land
        | card | attack | durability | attribute |
        | Imp  | 2      | 4          | <monster> |
      And North's party is
        | card | attack | durability |
        | Hero | 3      | 4          |
      When the battle on North's newest land is fought out
      Then Hero has 2 damage
      And Imp has 3 damage

      Examples:
        | monster | land  |
        | fire    | fire  |
        | fire    | water |
        | water   | fire  |
        | wind    | earth |
        | earth   | wind  |
        | none    | fire  |

    Scenario Outline: a <monster> monster is placed on a <land> land
      Given 4 players sit at the table
      And it is East's encounter phase
      And South's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <land>    |
      And East's hand is
        | card | kind    | level | attribute |
        | Imp  | monster | 1     | <monster> |
      When East places Imp on South's land
      Then Imp is on South's newest land

      Examples:
        | monster | land  |
        | fire    | water |
        | wind    | earth |
        | none    | wind  |
        | earth   | none  |

    Scenario Outline: a <later> land follows a <earlier> one
      Given it is North's move phase
      And North's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <earlier> |
      And North's hand is
        | card | kind | level | attribute |
        | Dale | land | 2     | <later>   |
      When North moves to Dale
      Then North's party level is 3

      Examples:
        | earlier | later |
        | fire    | fire  |
        | fire    | water |
        | earth   | wind  |
        | none    | earth |

  @monster_maker.ruling.card_text_binds
  Rule: What a card's text says to choose or to pay is chosen and paid, no more and no less.
    Scenario Outline: two monsters are to be chosen, not <chosen>
      Given it is South's first window
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
        | Bear | 4          |
        | Boar | 4          |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                          |
        | Storm | skill | mage  | 1     | skill: 1 damage to two monsters |
      When South tries to use Storm with Mage on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds
      And Storm is in South's hand

      Examples:
        | chosen              |
        | Wolf                |
        | Wolf and Wolf       |
        | Wolf, Bear and Boar |

    Scenario: two monsters are chosen
      Given 3 players sit at the table
      And it is West's first window
      And these monsters are on West's newest land
        | card | durability |
        | Wolf | 4          |
        | Bear | 4          |
        | Boar | 4          |
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card  | kind  | class | level | effect                          |
        | Storm | skill | mage  | 1     | skill: 1 damage to two monsters |
      When West uses Storm with Mage on Wolf and Boar
      Then Wolf has 1 damage
      And Bear has 0 damage
      And Boar has 1 damage

    Scenario: who is to choose somebody cannot choose nobody
      Given it is South's first window
      And South's party is
        | card   | skills   |
        | Cleric | cleric 1 |
      And South's hand is
        | card | kind  | class  | level | effect                                     |
        | Balm | skill | cleric | 1     | skill: heal one of your wounded characters |
      When South tries to use Balm with Cleric
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a text that chooses nobody is not aimed at anybody
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When North tries to use Omen with Mage on Ally
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a text that chooses nobody is used without a target
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When East uses Omen with Mage
      Then Omen is in East's discard pile

    Scenario Outline: two cards are to be paid, not <number>
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand holds 3 cards
      And North's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 2: draw 1 |
      When North tries to use Omen with Mage discarding <paid>
      Then it is refused under monster_maker.ruling.card_text_binds
      And North's hand has 4 cards

      Examples:
        | number                | paid                                        |
        | one                   | North Hand 1                                |
        | the same one twice    | North Hand 1 and North Hand 1               |
        | three                 | North Hand 1, North Hand 2 and North Hand 3 |
        | the card that is used | North Hand 1 and Omen                       |

    Scenario: two cards are to be paid, not none
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand holds 3 cards
      And South's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 2: draw 1 |
      When South tries to use Omen with Mage
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: two cards are to be paid, and two are
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand holds 3 cards
      And West's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 2: draw 1 |
      When West uses Omen with Mage discarding West Hand 1 and West Hand 3
      Then West Hand 1 and West Hand 3 are in West's discard pile
      And West Hand 2 is in West's hand

    Scenario: a text that costs nothing is not paid for
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand holds 1 card
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When South tries to use Omen with Mage discarding South Hand 1
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: somebody else's card does not pay
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand holds 1 card
      And North's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 1: draw 1 |
      When North tries to use Omen with Mage discarding South Hand 1
      Then it is refused as meaningless

    Scenario: a player is named only where something is sent
      Given 4 players sit at the table
      And it is East's first window
      And these monsters are on East's newest land
        | card | durability |
        | Wolf | 4          |
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster |
      When East tries to use Spark with Mage on Wolf sending it to East
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: the text of an activated ability binds
      Given it is North's first window
      And North's party is
        | card   | effect                                               |
        | Healer | activated, once: heal one of your wounded characters |
        | Ally   |                                                      |
      When North tries to activate Healer on Ally
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: an activated ability is used on somebody it may choose
      Given it is South's first window
      And South's party is
        | card   | state   | effect                                               |
        | Healer |         | activated, once: heal one of your wounded characters |
        | Ally   | wounded |                                                      |
      When South activates Healer on Ally
      Then Ally is unhurt

    Scenario: the text of a counter ability binds
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And North's party is
        | card   | effect                                  |
        | Warden | counter to skills, discard 1: cancel it |
      And North's hand holds 2 cards
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West has used Omen with Mage
      When North tries to counter with Warden discarding North Hand 1 and North Hand 2
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: the text of an effect of a battle binds
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
        | Bear | 4          |
      And South's party is
        | card   | effect                                   |
        | Archer | battle start: 1 damage to a monster here |
      And South has declared a battle
      When South tries to apply Archer on Archer
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario Outline: three <what> are to be chosen, not <chosen>: to <deed> is refused
      Given it is <seat>'s <window>
      And <seat>'s party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
        | Page |        |
      And <next>'s party is
        | card | marker | state   | durability |
        | Nora | start  |         | 9          |
        | Ned  |        |         | 9          |
        | Nell |        | wounded | 9          |
        | Nan  |        | wounded | 9          |
        | Nick |        | wounded | 9          |
      And these monsters are on <seat>'s newest land
        | card | owner  | attribute | durability |
        | Wolf | <next> | fire      | 9          |
        | Bear | <next> | fire      | 9          |
        | Rat  | <next> |           | 9          |
      And these monsters are on <next>'s newest land
        | card | owner  | durability |
        | Gull | <seat> | 9          |
      And <seat>'s hand is
        | card  | kind  | class | level | effect                          |
        | Storm | skill | mage  | 1     | skill: 1 damage to three <what> |
      And <seat>'s other cards are
        | card     | kind    | effect                                    |
        | Ballista | miracle | activated, once: 1 damage to three <what> |
      When <seat> tries to <deed> on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | seat  | next  | window        | what                         | deed                | chosen              |
        | South | North | second window | monsters                     | use Storm with Mage | Ally, Wolf and Bear |
        | North | South | third window  | monsters                     | activate Ballista   | Ally, Wolf and Bear |
        | North | South | third window  | monsters                     | use Storm with Mage | Wolf, Ally and Bear |
        | South | North | first window  | monsters                     | activate Ballista   | Wolf, Ally and Bear |
        | South | North | first window  | monsters                     | use Storm with Mage | Wolf, Bear and Ally |
        | North | South | second window | monsters                     | activate Ballista   | Wolf, Bear and Ally |
        | North | South | second window | of your characters           | use Storm with Mage | Ned, Ally and Page  |
        | South | North | third window  | of your characters           | activate Ballista   | Ned, Ally and Page  |
        | South | North | third window  | of your characters           | use Storm with Mage | Ally, Ned and Page  |
        | North | South | first window  | of your characters           | activate Ballista   | Ally, Ned and Page  |
        | North | South | first window  | of your characters           | use Storm with Mage | Ally, Page and Ned  |
        | South | North | second window | of your characters           | activate Ballista   | Ally, Page and Ned  |
        | South | North | second window | characters of another player | use Storm with Mage | Ally, Ned and Nan   |
        | North | South | third window  | characters of another player | activate Ballista   | Ally, Ned and Nan   |
        | North | South | third window  | characters of another player | use Storm with Mage | Ned, Ally and Nan   |
        | South | North | first window  | characters of another player | activate Ballista   | Ned, Ally and Nan   |
        | South | North | first window  | characters of another player | use Storm with Mage | Ned, Nan and Ally   |
        | North | South | second window | characters of another player | activate Ballista   | Ned, Nan and Ally   |
        | North | South | second window | unhurt characters            | use Storm with Mage | Nell, Ally and Page |
        | South | North | third window  | unhurt characters            | activate Ballista   | Nell, Ally and Page |
        | South | North | third window  | unhurt characters            | use Storm with Mage | Ally, Nell and Page |
        | North | South | first window  | unhurt characters            | activate Ballista   | Ally, Nell and Page |
        | North | South | first window  | unhurt characters            | use Storm with Mage | Ally, Page and Nell |
        | South | North | second window | unhurt characters            | activate Ballista   | Ally, Page and Nell |
        | South | North | second window | wounded characters           | use Storm with Mage | Ally, Nell and Nan  |
        | North | South | third window  | wounded characters           | activate Ballista   | Ally, Nell and Nan  |
        | North | South | third window  | wounded characters           | use Storm with Mage | Nell, Ally and Nan  |
        | South | North | first window  | wounded characters           | activate Ballista   | Nell, Ally and Nan  |
        | South | North | first window  | wounded characters           | use Storm with Mage | Nell, Nan and Ally  |
        | North | South | second window | wounded characters           | activate Ballista   | Nell, Nan and Ally  |
        | North | South | second window | fire monsters                | use Storm with Mage | Rat, Wolf and Bear  |
        | South | North | third window  | fire monsters                | activate Ballista   | Rat, Wolf and Bear  |
        | South | North | third window  | fire monsters                | use Storm with Mage | Wolf, Rat and Bear  |
        | North | South | first window  | fire monsters                | activate Ballista   | Wolf, Rat and Bear  |
        | North | South | first window  | fire monsters                | use Storm with Mage | Wolf, Bear and Rat  |
        | South | North | second window | fire monsters                | activate Ballista   | Wolf, Bear and Rat  |
        | South | North | second window | monsters here                | use Storm with Mage | Gull, Wolf and Rat  |
        | North | South | third window  | monsters here                | activate Ballista   | Gull, Wolf and Rat  |
        | North | South | third window  | monsters here                | use Storm with Mage | Wolf, Gull and Rat  |
        | South | North | first window  | monsters here                | activate Ballista   | Wolf, Gull and Rat  |
        | South | North | first window  | monsters here                | use Storm with Mage | Wolf, Rat and Gull  |
        | North | South | second window | monsters here                | activate Ballista   | Wolf, Rat and Gull  |

    Scenario Outline: a counter that chooses three <what> does not choose <chosen>
      Given 4 players sit at the table
      And it is <next>'s <window>
      And <seat>'s party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
        | Page |        |
      And <next>'s party is
        | card | marker | state   | skills  |
        | Nora | start  |         | thief 1 |
        | Ned  |        |         |         |
        | Nell |        | wounded |         |
        | Nan  |        | wounded |         |
        | Nick |        | wounded |         |
      And these monsters are on <seat>'s newest land
        | card | owner  | attribute | durability |
        | Wolf | <next> | fire      | 9          |
        | Bear | <next> | fire      | 9          |
        | Rat  | <next> |           | 9          |
      And these monsters are on <next>'s newest land
        | card | owner  | durability |
        | Gull | <seat> | 9          |
      And <next>'s hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | thief | 1     | skill: draw 1 |
      And <seat>'s other cards are
        | card     | kind    | effect                                            |
        | Ballista | miracle | counter to skills, once: 1 damage to three <what> |
        | Banner   | miracle | counter to skills, once: cancel it                |
      And <next> has used Omen with Nora
      When <seat> tries to counter with Ballista on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | seat  | next  | window        | what                         | chosen              |
        | South | North | second window | monsters                     | Ally, Wolf and Bear |
        | North | South | third window  | monsters                     | Wolf, Ally and Bear |
        | West  | East  | first window  | monsters                     | Wolf, Bear and Ally |
        | East  | West  | second window | of your characters           | Ned, Ally and Page  |
        | South | North | third window  | of your characters           | Ally, Ned and Page  |
        | North | South | first window  | of your characters           | Ally, Page and Ned  |
        | West  | East  | second window | characters of another player | Ally, Ned and Nan   |
        | East  | West  | third window  | characters of another player | Ned, Ally and Nan   |
        | South | North | first window  | characters of another player | Ned, Nan and Ally   |
        | North | South | second window | unhurt characters            | Nell, Ally and Page |
        | West  | East  | third window  | unhurt characters            | Ally, Nell and Page |
        | East  | West  | first window  | unhurt characters            | Ally, Page and Nell |
        | South | North | second window | wounded characters           | Ally, Nell and Nan  |
        | North | South | third window  | wounded characters           | Nell, Ally and Nan  |
        | West  | East  | first window  | wounded characters           | Nell, Nan and Ally  |
        | East  | West  | second window | fire monsters                | Rat, Wolf and Bear  |
        | South | North | third window  | fire monsters                | Wolf, Rat and Bear  |
        | North | South | first window  | fire monsters                | Wolf, Bear and Rat  |
        | West  | East  | second window | monsters here                | Gull, Wolf and Rat  |
        | East  | West  | third window  | monsters here                | Wolf, Gull and Rat  |
        | South | North | first window  | monsters here                | Wolf, Rat and Gull  |

    Scenario Outline: at the <timing> of a battle a text that chooses three <what> does not choose <chosen>
      Given 4 players sit at the table
      And it is <seat>'s battle phase
      And <seat>'s party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
        | Page |        |
      And <next>'s party is
        | card | marker | state   | durability |
        | Nora | start  |         | 9          |
        | Ned  |        |         | 9          |
        | Nell |        | wounded | 9          |
        | Nan  |        | wounded | 9          |
        | Nick |        | wounded | 9          |
      And these monsters are on <seat>'s newest land
        | card | owner  | attribute | attack | durability |
        | Wolf | <next> | fire      | 0      | 9          |
        | Bear | <next> | fire      | 0      | 9          |
        | Rat  | <next> |           | 0      | 9          |
        | Boar | <next> | fire      | 0      | 9          |
      And these monsters are on <next>'s newest land
        | card | owner  | durability |
        | Gull | <seat> | 9          |
      And <seat>'s other cards are
        | card     | kind    | effect                                    |
        | Ballista | miracle | battle <timing>: 1 damage to three <what> |
        | Banner   | miracle | battle <timing>: draw 1                   |
      And <seat> has declared a battle
      And the battle on <seat>'s newest land has come to the effects
      When <seat> tries to apply Ballista on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | seat  | next  | timing | what                         | chosen              |
        | South | North | start  | monsters                     | Ally, Wolf and Bear |
        | North | South | start  | monsters                     | Wolf, Ally and Bear |
        | West  | East  | end    | monsters                     | Wolf, Bear and Ally |
        | East  | West  | start  | of your characters           | Ned, Ally and Page  |
        | South | North | end    | of your characters           | Ally, Ned and Page  |
        | North | South | end    | of your characters           | Ally, Page and Ned  |
        | West  | East  | end    | characters of another player | Ally, Ned and Nan   |
        | East  | West  | end    | characters of another player | Ned, Ally and Nan   |
        | South | North | start  | characters of another player | Ned, Nan and Ally   |
        | North | South | end    | unhurt characters            | Nell, Ally and Page |
        | West  | East  | start  | unhurt characters            | Ally, Nell and Page |
        | East  | West  | start  | unhurt characters            | Ally, Page and Nell |
        | South | North | start  | wounded characters           | Ally, Nell and Nan  |
        | North | South | start  | wounded characters           | Nell, Ally and Nan  |
        | West  | East  | end    | wounded characters           | Nell, Nan and Ally  |
        | East  | West  | start  | fire monsters                | Rat, Wolf and Bear  |
        | South | North | end    | fire monsters                | Wolf, Rat and Bear  |
        | North | South | end    | fire monsters                | Wolf, Bear and Rat  |
        | West  | East  | end    | monsters here                | Gull, Wolf and Rat  |
        | East  | West  | end    | monsters here                | Wolf, Gull and Rat  |
        | South | North | start  | monsters here                | Wolf, Rat and Gull  |

    Scenario Outline: one monster is to be chosen, not two: to <deed> is refused
      Given it is South's <window>
      And South's party is
        | card   | skills | effect                                 |
        | Mage   | mage 1 |                                        |
        | Archer |        | activated, once: 1 damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
        | Bear | 9          |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Storm | skill | mage  | 1     | skill: 1 damage to a monster |
      When South tries to <deed> on Wolf and Bear
      Then it is refused under monster_maker.ruling.card_text_binds
      And Wolf and Bear have 0 damage

      Examples:
        | window        | deed                |
        | first window  | use Storm with Mage |
        | third window  | use Storm with Mage |
        | second window | activate Archer     |
        | third window  | activate Archer     |

    Scenario: a counter that chooses one monster does not choose two
      Given it is South's third window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 9          |
        | Bear | 9          |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                                         |
        | Archer | counter to skills, once: 1 damage to a monster |
      And South has used Omen with Mage
      When North tries to counter with Archer on Wolf and Bear
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario Outline: at the <timing> of a battle a text that chooses one monster does not choose two
      Given it is North's battle phase
      And North's party is
        | card   | effect                                 |
        | Archer | battle <timing>: 1 damage to a monster |
        | Page   |                                        |
      And these monsters are on North's newest land
        | card | attack | durability |
        | Wolf | 0      | 9          |
        | Bear | 0      | 9          |
      And North has declared a battle
      And the battle on North's newest land has come to the effects
      When North tries to apply Archer on Wolf and Bear
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | timing |
        | start  |
        | end    |

    Scenario Outline: to <deed> discarding <paid> is refused: no card pays for itself, and none twice
      Given it is North's second window
      And North's party is
        | card   | skills | effect                             |
        | Mage   | mage 1 |                                    |
        | Archer |        | activated, once, discard 3: draw 1 |
      And North's hand is
        | card  | kind  | class | level | effect                   |
        | Omen  | skill | mage  | 1     | skill, discard 3: draw 1 |
        | Ring  |       |       |       |                          |
        | Crown |       |       |       |                          |
        | Sword |       |       |       |                          |
      When North tries to <deed> discarding <paid>
      Then it is refused under monster_maker.ruling.card_text_binds
      And North's hand has 4 cards

      Examples:
        | deed               | paid                 |
        | use Omen with Mage | Omen, Ring and Crown |
        | use Omen with Mage | Ring, Omen and Crown |
        | use Omen with Mage | Ring, Crown and Omen |
        | use Omen with Mage | Ring, Ring and Crown |
        | use Omen with Mage | Ring, Crown and Ring |
        | use Omen with Mage | Crown, Ring and Ring |
        | activate Archer    | Ring, Ring and Crown |
        | activate Archer    | Ring, Crown and Ring |
        | activate Archer    | Crown, Ring and Ring |

    Scenario Outline: a card that is not in the hand does not pay among others: <paid>
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's other cards are
        | card   | kind    |
        | Banner | miracle |
      And North's hand is
        | card  |
        | Sword |
      And South's hand is
        | card  | kind  | class | level | effect                   |
        | Omen  | skill | mage  | 1     | skill, discard 3: draw 1 |
        | Ring  |       |       |       |                          |
        | Crown |       |       |       |                          |
      When South tries to use Omen with Mage discarding <paid>
      Then it is refused as meaningless
      And South's hand has 3 cards

      Examples:
        | paid                   |
        | Banner, Ring and Crown |
        | Ring, Banner and Crown |
        | Ring, Crown and Banner |
        | Sword, Ring and Crown  |
        | Ring, Sword and Crown  |
        | Ring, Crown and Sword  |

    @monster_maker.vocabulary.reach_party
    @monster_maker.vocabulary.reach_obstacles
    @monster_maker.vocabulary.reach_opponents
    Scenario Outline: <whom> are reached, every one of them
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | durability | skills |
        | Mage | 9          | mage 1 |
        | Ally | 9          |        |
        | Page | 9          |        |
        | Sam  | 9          |        |
      And North's party is
        | card | durability |
        | Ned  | 9          |
        | Nan  | 9          |
      And South's party is
        | card | durability |
        | Nell | 9          |
        | Nick | 9          |
      And these monsters are on West's newest land
        | card | durability | owner |
        | Wolf | 9          | North |
        | Bear | 9          | South |
        | Rat  | 9          | North |
        | Boar | 9          | North |
      And West's hand is
        | card  | kind  | class | level | effect                    |
        | Storm | skill | mage  | 1     | skill: 1 damage to <whom> |
      When West uses Storm with Mage
      Then <reached> have 1 damage
      And <spared> have 0 damage

      Examples:
        | whom                    | reached                  | spared                               |
        | your party              | Mage, Ally, Page and Sam | Ned, Nan, Nell, Nick, Wolf and Boar  |
        | the obstacles           | Wolf, Bear, Rat and Boar | Mage, Sam, Ned, Nan, Nell and Nick   |
        | all opposing characters | Ned, Nan, Nell and Nick  | Mage, Ally, Page, Sam, Wolf and Boar |

    Scenario Outline: each of three chosen is reached, <chosen>
      Given it is North's second window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And these monsters are on North's newest land
        | card | durability |
        | Wolf | 9          |
        | Bear | 9          |
        | Rat  | 9          |
        | Boar | 9          |
      And North's hand is
        | card  | kind  | class | level | effect                            |
        | Storm | skill | mage  | 1     | skill: 1 damage to three monsters |
      When North uses Storm with Mage on <chosen>
      Then <chosen> have 1 damage
      And <other> has 0 damage

      Examples:
        | chosen             | other |
        | Wolf, Bear and Rat | Boar  |
        | Boar, Rat and Bear | Wolf  |
        | Rat, Boar and Wolf | Bear  |

    @monster_maker.vocabulary.reach_party
    @monster_maker.vocabulary.reach_obstacles
    @monster_maker.vocabulary.reach_opponents
    @monster_maker.vocabulary.reach_everybody
    Scenario Outline: <timing>, <deed>: <effect>
      Given 3 players sit at the table
      And it is West's <phase>
      And West's party is
        | card | state   | attack | durability | skills |
        | Mage |         | 0      | 9          | mage 1 |
        | Sam  | wounded | 0      | 9          |        |
        | Page |         | 0      | 9          |        |
      And North's party is
        | card | state   | durability |
        | Ned  |         | 9          |
        | Nell | wounded | 9          |
        | Nan  |         | 9          |
      And these monsters are on West's newest land
        | card | owner | attack | durability |
        | Wolf | North | 0      | 99         |
      And West's other cards are
        | card   | kind    | effect             |
        | Banner | miracle | <timing>: <effect> |
      And West's hand is
        | card  | kind  | class | level | effect          |
        | Storm | skill | mage  | 1     | skill: <effect> |
      When <deed>
      Then <outcome>

      Examples:
        | timing          | phase         | effect                                              | deed                                           | outcome                         |
        | activated, once | first window  | 1 damage to your party                              | West activates Banner                          | Mage has 1 damage               |
        | activated, once | first window  | 1 damage to the obstacles                           | West activates Banner                          | Wolf has 1 damage               |
        | activated, once | first window  | 1 damage to all opposing characters                 | West activates Banner                          | Ned has 1 damage                |
        | activated, once | first window  | 1 damage to everybody                               | West activates Banner                          | Wolf has 1 damage               |
        | activated, once | first window  | wound your party                                    | West activates Banner                          | Sam is in West's discard pile   |
        | activated, once | first window  | wound the obstacles                                 | West activates Banner                          | Wolf is on West's newest land   |
        | activated, once | first window  | wound all opposing characters                       | West activates Banner                          | Nell is in North's discard pile |
        | activated, once | first window  | wound everybody                                     | West activates Banner                          | Nell is in North's discard pile |
        | activated, once | first window  | heal your party                                     | West activates Banner                          | Sam is unhurt                   |
        | activated, once | first window  | heal the obstacles                                  | West activates Banner                          | Sam is wounded                  |
        | activated, once | first window  | heal all opposing characters                        | West activates Banner                          | Nell is unhurt                  |
        | activated, once | first window  | heal everybody                                      | West activates Banner                          | Nell is unhurt                  |
        | activated, once | first window  | attack +1 to your party until turn end              | West activates Banner                          | Sam adds 1 to its attack        |
        | activated, once | first window  | attack +1 to the obstacles until turn end           | West activates Banner                          | Wolf adds 1 to its attack       |
        | activated, once | first window  | attack +1 to all opposing characters until turn end | West activates Banner                          | Ned adds 1 to its attack        |
        | activated, once | first window  | attack +1 to everybody until turn end               | West activates Banner                          | Wolf adds 1 to its attack       |
        | activated, once | first window  | return your party to hand                           | West activates Banner                          | Sam is in West's hand           |
        | activated, once | first window  | return the obstacles to hand                        | West activates Banner                          | Wolf is in North's hand         |
        | activated, once | first window  | return all opposing characters to hand              | West activates Banner                          | Nell is in North's hand         |
        | activated, once | first window  | return everybody to hand                            | West activates Banner                          | Wolf is in North's hand         |
        | activated, once | second window | 1 damage to your party                              | West uses Storm with Mage                      | Mage has 1 damage               |
        | activated, once | second window | 1 damage to the obstacles                           | West uses Storm with Mage                      | Wolf has 1 damage               |
        | activated, once | second window | 1 damage to all opposing characters                 | West uses Storm with Mage                      | Ned has 1 damage                |
        | activated, once | second window | 1 damage to everybody                               | West uses Storm with Mage                      | Wolf has 1 damage               |
        | activated, once | second window | wound your party                                    | West uses Storm with Mage                      | Sam is in West's discard pile   |
        | activated, once | second window | wound the obstacles                                 | West uses Storm with Mage                      | Wolf is on West's newest land   |
        | activated, once | second window | wound all opposing characters                       | West uses Storm with Mage                      | Nell is in North's discard pile |
        | activated, once | second window | wound everybody                                     | West uses Storm with Mage                      | Nell is in North's discard pile |
        | activated, once | second window | heal your party                                     | West uses Storm with Mage                      | Sam is unhurt                   |
        | activated, once | second window | heal the obstacles                                  | West uses Storm with Mage                      | Sam is wounded                  |
        | activated, once | second window | heal all opposing characters                        | West uses Storm with Mage                      | Nell is unhurt                  |
        | activated, once | second window | heal everybody                                      | West uses Storm with Mage                      | Nell is unhurt                  |
        | activated, once | second window | attack +1 to your party until turn end              | West uses Storm with Mage                      | Sam adds 1 to its attack        |
        | activated, once | second window | attack +1 to the obstacles until turn end           | West uses Storm with Mage                      | Wolf adds 1 to its attack       |
        | activated, once | second window | attack +1 to all opposing characters until turn end | West uses Storm with Mage                      | Ned adds 1 to its attack        |
        | activated, once | second window | attack +1 to everybody until turn end               | West uses Storm with Mage                      | Wolf adds 1 to its attack       |
        | activated, once | second window | return your party to hand                           | West uses Storm with Mage                      | Sam is in West's hand           |
        | activated, once | second window | return the obstacles to hand                        | West uses Storm with Mage                      | Wolf is in North's hand         |
        | activated, once | second window | return all opposing characters to hand              | West uses Storm with Mage                      | Nell is in North's hand         |
        | activated, once | second window | return everybody to hand                            | West uses Storm with Mage                      | Wolf is in North's hand         |
        | battle start    | battle phase  | 1 damage to your party                              | West declares a battle                         | Mage has 1 damage               |
        | battle start    | battle phase  | 1 damage to the obstacles                           | West declares a battle                         | Wolf has 1 damage               |
        | battle start    | battle phase  | 1 damage to all opposing characters                 | West declares a battle                         | Ned has 1 damage                |
        | battle start    | battle phase  | 1 damage to everybody                               | West declares a battle                         | Wolf has 1 damage               |
        | battle start    | battle phase  | wound your party                                    | West declares a battle                         | Sam is in West's discard pile   |
        | battle start    | battle phase  | wound the obstacles                                 | West declares a battle                         | Wolf is on West's newest land   |
        | battle start    | battle phase  | wound all opposing characters                       | West declares a battle                         | Nell is in North's discard pile |
        | battle start    | battle phase  | wound everybody                                     | West declares a battle                         | Nell is in North's discard pile |
        | battle start    | battle phase  | heal your party                                     | West declares a battle                         | Sam is unhurt                   |
        | battle start    | battle phase  | heal the obstacles                                  | West declares a battle                         | Sam is wounded                  |
        | battle start    | battle phase  | heal all opposing characters                        | West declares a battle                         | Nell is unhurt                  |
        | battle start    | battle phase  | heal everybody                                      | West declares a battle                         | Nell is unhurt                  |
        | battle start    | battle phase  | attack +1 to your party until turn end              | West declares a battle                         | Sam adds 1 to its attack        |
        | battle start    | battle phase  | attack +1 to the obstacles until turn end           | West declares a battle                         | Wolf adds 1 to its attack       |
        | battle start    | battle phase  | attack +1 to all opposing characters until turn end | West declares a battle                         | Ned adds 1 to its attack        |
        | battle start    | battle phase  | attack +1 to everybody until turn end               | West declares a battle                         | Wolf adds 1 to its attack       |
        | battle start    | battle phase  | return your party to hand                           | West declares a battle                         | Sam is in West's hand           |
        | battle start    | battle phase  | return the obstacles to hand                        | West declares a battle                         | Wolf is in North's hand         |
        | battle start    | battle phase  | return all opposing characters to hand              | West declares a battle                         | Nell is in North's hand         |
        | battle start    | battle phase  | return everybody to hand                            | West declares a battle                         | Wolf is in North's hand         |
        | battle end      | battle phase  | 1 damage to your party                              | the battle on West's newest land is fought out | Mage has 1 damage               |
        | battle end      | battle phase  | 1 damage to the obstacles                           | the battle on West's newest land is fought out | Wolf has 1 damage               |
        | battle end      | battle phase  | 1 damage to all opposing characters                 | the battle on West's newest land is fought out | Ned has 1 damage                |
        | battle end      | battle phase  | 1 damage to everybody                               | the battle on West's newest land is fought out | Wolf has 1 damage               |
        | battle end      | battle phase  | wound your party                                    | the battle on West's newest land is fought out | Sam is in West's discard pile   |
        | battle end      | battle phase  | wound the obstacles                                 | the battle on West's newest land is fought out | Wolf is on West's newest land   |
        | battle end      | battle phase  | wound all opposing characters                       | the battle on West's newest land is fought out | Nell is in North's discard pile |
        | battle end      | battle phase  | wound everybody                                     | the battle on West's newest land is fought out | Nell is in North's discard pile |
        | battle end      | battle phase  | heal your party                                     | the battle on West's newest land is fought out | Sam is unhurt                   |
        | battle end      | battle phase  | heal the obstacles                                  | the battle on West's newest land is fought out | Sam is wounded                  |
        | battle end      | battle phase  | heal all opposing characters                        | the battle on West's newest land is fought out | Nell is unhurt                  |
        | battle end      | battle phase  | heal everybody                                      | the battle on West's newest land is fought out | Nell is unhurt                  |
        | battle end      | battle phase  | attack +1 to your party until turn end              | the battle on West's newest land is fought out | Sam adds 1 to its attack        |
        | battle end      | battle phase  | attack +1 to the obstacles until turn end           | the battle on West's newest land is fought out | Wolf adds 1 to its attack       |
        | battle end      | battle phase  | attack +1 to all opposing characters until turn end | the battle on West's newest land is fought out | Ned adds 1 to its attack        |
        | battle end      | battle phase  | attack +1 to everybody until turn end               | the battle on West's newest land is fought out | Wolf adds 1 to its attack       |
        | battle end      | battle phase  | return your party to hand                           | the battle on West's newest land is fought out | Sam is in West's hand           |
        | battle end      | battle phase  | return the obstacles to hand                        | the battle on West's newest land is fought out | Wolf is in North's hand         |
        | battle end      | battle phase  | return all opposing characters to hand              | the battle on West's newest land is fought out | Nell is in North's hand         |
        | battle end      | battle phase  | return everybody to hand                            | the battle on West's newest land is fought out | Wolf is in North's hand         |

    @monster_maker.vocabulary.reach_party
    @monster_maker.vocabulary.reach_obstacles
    @monster_maker.vocabulary.reach_opponents
    @monster_maker.vocabulary.reach_everybody
    Scenario Outline: a counter that says: <effect>
      Given 3 players sit at the table
      And it is West's <window>
      And West's party is
        | card | state   | durability | skills |
        | Mage |         | 9          | mage 1 |
        | Sam  | wounded | 9          |        |
        | Page |         | 9          |        |
      And North's party is
        | card | state   | durability |
        | Ned  |         | 9          |
        | Nell | wounded | 9          |
        | Nan  |         | 9          |
      And these monsters are on West's newest land
        | card | owner | durability |
        | Wolf | North | 99         |
      And these monsters are on North's newest land
        | card | owner | durability |
        | Boar | West  | 99         |
      And North's other cards are
        | card   | kind    | effect                            |
        | Banner | miracle | counter to skills, once: <effect> |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West has used Omen with Mage
      When North counters with Banner
      Then <outcome>

      Examples:
        | window        | effect                                              | outcome                         |
        | first window  | 1 damage to your party                              | Ned has 1 damage                |
        | second window | 1 damage to the obstacles                           | Boar has 1 damage               |
        | third window  | 1 damage to all opposing characters                 | Mage has 1 damage               |
        | first window  | 1 damage to everybody                               | Boar has 1 damage               |
        | second window | wound your party                                    | Nell is in North's discard pile |
        | third window  | wound the obstacles                                 | Boar is on North's newest land  |
        | first window  | wound all opposing characters                       | Sam is in West's discard pile   |
        | second window | wound everybody                                     | Sam is in West's discard pile   |
        | third window  | heal your party                                     | Nell is unhurt                  |
        | first window  | heal the obstacles                                  | Nell is wounded                 |
        | second window | heal all opposing characters                        | Sam is unhurt                   |
        | third window  | heal everybody                                      | Sam is unhurt                   |
        | first window  | attack +1 to your party until turn end              | Nell adds 1 to its attack       |
        | second window | attack +1 to the obstacles until turn end           | Boar adds 1 to its attack       |
        | third window  | attack +1 to all opposing characters until turn end | Sam adds 1 to its attack        |
        | first window  | attack +1 to everybody until turn end               | Wolf adds 1 to its attack       |
        | second window | return your party to hand                           | Nell is in North's hand         |
        | third window  | return the obstacles to hand                        | Boar is in West's hand          |
        | first window  | return all opposing characters to hand              | Sam is in West's hand           |
        | second window | return everybody to hand                            | Wolf is in North's hand         |

    Scenario: the text of a skill reaches a monster on the last of five lands
      Given it is South's first window
      And South's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
        | Dale  |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
        | Boar | 4          |
      Then the use skill answers open to South are exactly
        | card  | user | targets |
        | Spark | Mage | Wolf    |
        | Spark | Mage | Boar    |

    Scenario: an effect of a battle reaches a monster on the last of five lands, beside an annihilated player
      Given 3 players sit at the table
      And it is West's battle phase
      And South has been annihilated
      And West's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
        | Dale  |
      And West's party is
        | card  | effect                                   |
        | Scout | battle start: 2 damage to a monster here |
      And these monsters are on West's newest land
        | card | durability |
        | Wolf | 4          |
        | Boar | 4          |
      And West has declared a battle
      When West applies Scout on Boar
      Then Boar has 2 damage
      And Wolf has 0 damage

    Scenario: an effect of a monster on the last of five lands is applied in a battle
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  |
        | Hills |
        | Moor  |
        | Woods |
        | Fen   |
        | Dale  |
      And South's party is
        | card |
        | Hero |
        | Page |
      And these monsters are on South's newest land
        | card | effect                                            |
        | Wolf | battle start: wound a character of another player |
      And South has declared a battle
      When North applies Wolf on Page
      Then Page is wounded
      And Hero is unhurt

    Scenario Outline: a counter with one target at the cost of one card does not reach <chosen> for <paid>
      Given 4 players sit at the table
      And it is West's second window
      And West's party is
        | card | skills |
        | Mage | mage 1 |
        | Ned  |        |
        | Nell |        |
      And East's party is
        | card   | effect                                                                  |
        | Warden | counter to skills, discard 1: 1 damage to a character of another player |
      And East's hand is
        | card  | kind |
        | Ring  | item |
        | Crown | item |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West has used Omen with Mage
      When East tries to counter with Warden on <chosen> discarding <paid>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | chosen       | paid           |
        | Ned and Nell | Ring           |
        | Ned          | Ring and Crown |
