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

    Scenario: a monster of the name on the own field does not bar the opponent's
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
        | card | kind  | class  | level | effect                              |
        | Balm | skill | cleric | 1     | skill: heal a wounded own character |
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
        | card   | effect                                        |
        | Healer | activated, once: heal a wounded own character |
        | Ally   |                                               |
      When North tries to activate Healer on Ally
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: an activated ability is used on somebody it may choose
      Given it is South's first window
      And South's party is
        | card   | state   | effect                                        |
        | Healer |         | activated, once: heal a wounded own character |
        | Ally   | wounded |                                               |
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
