Feature: Cards

  What is printed on a card: a name that may be unique, an attribute, conditions, a text.

  @monster_maker.unique.named
  Rule: A named card is unique within one field per card type: the card placed first stays.
    Scenario: a second character of the name is refused
      Given it is South's encounter phase
      And South's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And South's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
      When South tries to place Rook Again in the party
      Then it is refused under monster_maker.unique.named
      And Old Rook is in South's party
      And Rook Again is in South's hand

    Scenario: a character of another name is placed
      Given it is South's encounter phase
      And South's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And South's hand is
        | card | kind      | level | named |
        | Jay  | character | 0     | Jay   |
      When South places Jay in the party
      Then Old Rook and Jay are in South's party

    Scenario: characters without a name of their own are not unique
      Given it is South's encounter phase
      And South's party is
        | card  | level |
        | Guard | 0     |
      And South's hand is
        | card        | kind      | level |
        | Other Guard | character | 0     |
      When South places Other Guard in the party
      Then Guard and Other Guard are in South's party

    Scenario: a character of the name on another player's field does not matter
      Given it is South's encounter phase
      And North's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And South's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
      When South places Rook Again in the party
      Then Rook Again is in South's party
      And Old Rook is in North's party

    Scenario: a character of the name that has been discarded does not matter
      Given it is South's encounter phase
      And South's discard pile is
        | card     | kind      | named |
        | Old Rook | character | Rook  |
      And South's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
      When South places Rook Again in the party
      Then Rook Again is in South's party

    Scenario: a second land of the name is refused, wherever on the map the first one lies
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | named |
        | Eld   | 1     | Eld   |
        | Hills | 1     |       |
      And South's hand is
        | card      | kind | level | named |
        | Other Eld | land | 1     | Eld   |
      When South tries to move to Other Eld
      Then it is refused under monster_maker.unique.named
      And Other Eld is in South's hand

    Scenario: a land of another name is placed
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | named |
        | Eld   | 1     | Eld   |
        | Hills | 1     |       |
      And South's hand is
        | card | kind | level | named |
        | Dale | land | 1     | Dale  |
      When South moves to Dale
      Then South's map is, from the oldest, Eld, Hills and Dale

    Scenario: a named card laid face down has no name
      Given it is South's move phase
      And South's map is, the oldest land first
        | card | level | named |
        | Eld  | 1     | Eld   |
      And South's hand is
        | card      | kind | level | named |
        | Other Eld | land | 1     | Eld   |
      When South moves to Other Eld face down
      Then South's map is, from the oldest, Eld and Other Eld

    Scenario: a card that lies face down does not keep its name from others
      Given it is South's move phase
      And South's map is, the oldest land first
        | card | level | named | face |
        | Eld  | 1     | Eld   | down |
      And South's hand is
        | card      | kind | level | named |
        | Other Eld | land | 1     | Eld   |
      When South moves to Other Eld
      Then South's map is, from the oldest, Eld and Other Eld

    Scenario: a second item of the name is refused, for whichever character
      Given it is South's first window
      And South's party is
        | card |
        | Hero |
        | Ally |
      And Hero holds these items
        | card  | named |
        | Crown | Crown |
      And South's hand is
        | card        | kind | level | named |
        | Other Crown | item | 0     | Crown |
      When South tries to place Other Crown on Ally
      Then it is refused under monster_maker.unique.named
      And Other Crown is in South's hand

    Scenario: an item of another name is placed
      Given it is South's first window
      And South's party is
        | card |
        | Hero |
        | Ally |
      And Hero holds these items
        | card  | named |
        | Crown | Crown |
      And South's hand is
        | card | kind | level | named |
        | Ring | item | 0     | Ring  |
      When South places Ring on Ally
      Then Ally holds Ring

    Scenario: items and other miracles are of one type
      Given it is South's first window
      And South's other cards are
        | card   | kind    | named |
        | Banner | miracle | Dawn  |
      And South's hand is
        | card | kind | level | named |
        | Dawn | item | 0     | Dawn  |
      When South tries to place Dawn on South Hero
      Then it is refused under monster_maker.unique.named

    Scenario: a second mission of the name is refused
      Given it is South's first window
      And South's other cards are
        | card  | kind    | named | mission |
        | Quest | mission | Quest | level 9 |
      And South's hand is
        | card        | kind    | level | named | mission |
        | Other Quest | mission | 0     | Quest | level 8 |
      When South tries to place Other Quest
      Then it is refused under monster_maker.unique.named
      And Quest is in South's other cards

    Scenario: a second monster of the name is refused on the same field
      Given it is South's encounter phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | South | Wyrm  |
      And South's hand is
        | card       | kind    | level | named |
        | Other Wyrm | monster | 0     | Wyrm  |
      When South tries to place Other Wyrm on North's land
      Then it is refused under monster_maker.unique.named
      And Other Wyrm is in South's hand

    Scenario: a monster of another name joins a named monster
      Given it is South's encounter phase
      And North's map has level 3
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | South | Wyrm  |
      And South's hand is
        | card | kind    | level | named |
        | Asp  | monster | 0     | Asp   |
      When South places Asp on North's land
      Then Asp is on North's newest land
      And Old Wyrm is on North's newest land

    Scenario: a character and a monster may share a name
      Given it is South's encounter phase
      And these monsters are on South's newest land
        | card      | owner | named |
        | Fell Rook | North | Rook  |
      And South's hand is
        | card | kind      | level | named |
        | Rook | character | 0     | Rook  |
      When South places Rook in the party
      Then Rook is in South's party
      And Fell Rook is on South's newest land

    Scenario: a character and an item may share a name
      Given it is South's first window
      And South's party is
        | card | named |
        | Rook | Rook  |
      And South's hand is
        | card        | kind | level | named |
        | Rook's Helm | item | 0     | Rook  |
      When South places Rook's Helm on Rook
      Then Rook holds Rook's Helm

    Scenario: two of a name cannot be in a party
      Given it is South's first window
      And South's party is
        | card       | named |
        | Old Rook   | Rook  |
        | Rook Again | Rook  |
      When the position is put on the table
      Then it is turned down

    Scenario: a character and a land may share a name
      Given it is South's move phase
      And South's party is
        | card | named |
        | Rook | Rook  |
      And South's hand is
        | card        | kind | level | named |
        | Rook's Keep | land | 1     | Rook  |
      When South moves to Rook's Keep
      Then South's newest land is Rook's Keep

    Scenario Outline: two <kind> of a name cannot be on a field
      Given it is South's first window
      And <where>
        | card       | named |
        | Old Rook   | Rook  |
        | Rook Again | Rook  |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind     | where                                     |
        | lands    | South's map is, the oldest land first     |
        | miracles | South's other cards are                   |
        | items    | South Hero holds these items              |
        | monsters | these monsters are on South's newest land |

  @monster_maker.attribute.kinds
  Rule: Attributes are fire, water, wind, earth, plus "no attribute".
    Scenario Outline: a land may ask for <attribute> before it
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | attribute   |
        | Hills | 1     | <attribute> |
      And South's hand is
        | card | kind | level | condition         |
        | Pass | land | 1     | after <attribute> |
      When South moves to Pass
      Then South's map is, from the oldest, Hills and Pass

      Examples:
        | attribute |
        | fire      |
        | water     |
        | wind      |
        | earth     |

    Scenario Outline: <attribute> is not <other>
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | attribute   |
        | Hills | 1     | <attribute> |
      And South's hand is
        | card | kind | level | condition     |
        | Pass | land | 1     | after <other> |
      When South tries to move to Pass
      Then it is refused under monster_maker.land.card_text

      Examples:
        | attribute | other |
        | fire      | water |
        | water     | fire  |
        | water     | wind  |
        | wind      | earth |
        | earth     | wind  |

    Scenario Outline: no attribute is not <other>
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     |           |
      And South's hand is
        | card | kind | level | condition     |
        | Pass | land | 1     | after <other> |
      When South tries to move to Pass
      Then it is refused under monster_maker.land.card_text

      Examples:
        | other |
        | fire  |
        | water |
        | wind  |
        | earth |

    Scenario: a fifth attribute does not exist
      Given it is South's first window
      And a card with these fields lies in South's hand
        | field | value                              |
        | kind  | land                               |
        | land  | {"level": 1, "attribute": "light"} |
      When the position is put on the table
      Then it is turned down

  @monster_maker.attribute.holders
  Rule: Only some monsters and lands have attributes.
    Background:
      Given it is South's first window

    Scenario Outline: a <kind> card cannot have one
      Given a card with these fields lies in South's hand
        | field  | value  |
        | kind   | <kind> |
        | <kind> | <face> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      | face                                                                      |
        | character | {"level": 0, "attack": {"plus": 1}, "durability": 3, "attribute": "fire"} |
        | miracle   | {"level": 0, "attribute": "fire"}                                         |
        | skill     | {"level": 0, "skill_class": "mage", "attribute": "fire"}                  |

    Scenario Outline: a <kind> card can have one
      Given a card with these fields lies in South's hand
        | field  | value  |
        | kind   | <kind> |
        | <kind> | <face> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | kind    | face                                                                                                       |
        | land    | {"level": 1, "attribute": "fire"}                                                                          |
        | monster | {"level": 0, "attack": {"plus": 1}, "durability": 3, "attack_count": 1, "retreat": 1, "attribute": "fire"} |

    Scenario: a monster without an attribute is no fire monster
      Given these monsters are on South's newest land
        | card | attribute |
        | Wolf |           |
        | Imp  | fire      |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                            |
        | Douse | skill | mage  | 1     | skill: 1 damage to a fire monster |
      When South tries to use Douse with Mage on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster of fire is a fire monster
      Given these monsters are on South's newest land
        | card | attribute |
        | Wolf |           |
        | Imp  | fire      |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                            |
        | Douse | skill | mage  | 1     | skill: 1 damage to a fire monster |
      When South uses Douse with Mage on Imp
      Then Imp has 1 damage

  @monster_maker.land.card_text
  Rule: Land cards are placed on the map by a move when all conditions hold.
    Background:
      Given it is South's move phase

    Scenario: a land without conditions is placed
      Given South's hand is
        | card  | kind | level |
        | Hills | land | 1     |
      When South moves to Hills
      Then South's map is, from the oldest, Hills
      And Hills is not in South's hand

    Scenario Outline: a <kind> card is no land
      Given South's hand is
        | card  | kind   | level |
        | Other | <kind> | 1     |
      When South tries to move to Other
      Then it is refused under monster_maker.land.card_text

      Examples:
        | kind      |
        | character |
        | monster   |
        | item      |
        | mission   |
        | skill     |

    Scenario Outline: after water, with <newest> as newest land
      Given South's map is, the oldest land first
        | card     | level | attribute |
        | Old Lake | 1     | water     |
        | Newest   | 1     | <newest>  |
      And South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

      Examples:
        | newest |
        | fire   |
        | none   |

    Scenario: after water, with a lake as newest land
      Given South's map is, the oldest land first
        | card     | level | attribute |
        | Old Peak | 1     | fire      |
        | Lake     | 1     | water     |
      And South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South moves to Quay
      Then South's map is, from the oldest, Old Peak, Lake and Quay

    Scenario: nothing comes after water on an empty map
      Given South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

    Scenario: a lake that lies face down is no water
      Given South's map is, the oldest land first
        | card | level | attribute | face |
        | Lake | 1     | water     | down |
      And South's hand is
        | card | kind | level | condition   |
        | Quay | land | 1     | after water |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

    Scenario Outline: one of two attributes is enough, <newest>
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 1     | <newest>  |
      And South's hand is
        | card  | kind | level | condition           |
        | Ridge | land | 1     | after wind or earth |
      When South moves to Ridge
      Then South's map is, from the oldest, Newest and Ridge

      Examples:
        | newest |
        | wind   |
        | earth  |

    Scenario: a third attribute will not do
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 1     | water     |
      And South's hand is
        | card  | kind | level | condition           |
        | Ridge | land | 1     | after wind or earth |
      When South tries to move to Ridge
      Then it is refused under monster_maker.land.card_text

    Scenario: level 5 is not reached with party level 4
      Given South's map has level 4
      And South's hand is
        | card  | kind | level | condition |
        | Tower | land | 2     | level 5   |
      When South tries to move to Tower
      Then it is refused under monster_maker.land.card_text
      And South's party level is 4

    Scenario Outline: level 5 is reached with party level <level>
      Given South's map has level <level>
      And South's hand is
        | card  | kind | level | condition |
        | Tower | land | 2     | level 5   |
      When South moves to Tower
      Then South's party level is <after>

      Examples:
        | level | after |
        | 5     | 7     |
        | 6     | 8     |

    Scenario Outline: of two conditions <one> is not enough
      Given South's map is, the oldest land first
        | card   | level   | attribute   |
        | Newest | <level> | <attribute> |
      And South's hand is
        | card | kind | level | condition            |
        | Quay | land | 1     | after water, level 2 |
      When South tries to move to Quay
      Then it is refused under monster_maker.land.card_text

      Examples:
        | one       | level | attribute |
        | the water | 1     | water     |
        | the level | 2     | fire      |

    Scenario: a land is placed when both conditions hold
      Given South's map is, the oldest land first
        | card   | level | attribute |
        | Newest | 2     | water     |
      And South's hand is
        | card | kind | level | condition            |
        | Quay | land | 1     | after water, level 2 |
      When South moves to Quay
      Then South's map is, from the oldest, Newest and Quay

    Scenario: the conditions of a card that is laid face down do not matter
      Given South's hand is
        | card | kind | level | condition            |
        | Quay | land | 1     | after water, level 2 |
      When South moves to Quay face down
      Then South's map is, from the oldest, Quay

  @monster_maker.ruling.second_named_refused
  Rule: Placing a second card of the name on the same field is refused; if an effect would bring it there it is discarded.
    @monster_maker.unique.named
    Scenario: who is refused may still place another card
      Given it is South's encounter phase
      And South's party is
        | card     | level | named |
        | Old Rook | 0     | Rook  |
      And South's hand is
        | card       | kind      | level | named |
        | Rook Again | character | 0     | Rook  |
        | Jay        | character | 0     | Jay   |
      When South tries to place Rook Again in the party
      Then it is refused under monster_maker.unique.named
      And the place character answers open to South are exactly
        | card |
        | Jay  |

    Scenario: a monster sent to a land with its namesake is discarded
      Given 3 players sit at the table
      And it is South's first window
      And these monsters are on South's newest land
        | card     | owner | named |
        | Old Wyrm | North | Wyrm  |
      And these monsters are on West's newest land
        | card       | owner | named |
        | Other Wyrm | South | Wyrm  |
      And South's party is
        | card  | skills  |
        | Thief | thief 1 |
      And South's hand is
        | card | kind  | class | level | effect                                       |
        | Lure | skill | thief | 1     | skill: send a monster of another player here |
      When South uses Lure with Thief on Old Wyrm sending it to West
      Then Old Wyrm is in North's discard pile
      And Other Wyrm is on West's newest land
      And Old Wyrm is not on South's newest land

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
      And it is South's encounter phase
      And West's map has level 1
      And North's map has level 1
      And these monsters are on North's newest land
        | card     | owner | named |
        | Old Wyrm | South | Wyrm  |
      And South's hand is
        | card       | kind    | level | named |
        | Other Wyrm | monster | 0     | Wyrm  |
      When South places Other Wyrm on West's land
      Then Other Wyrm is on West's newest land
      And Old Wyrm is on North's newest land

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
      Given it is South's battle phase
      And South's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <land>    |
      And these monsters are on South's newest land
        | card | attack | durability | attribute |
        | Imp  | 2      | 4          | <monster> |
      And South's party is
        | card | attack | durability |
        | Hero | 3      | 4          |
      When the battle on South's newest land is fought out
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
      Given it is South's encounter phase
      And North's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <land>    |
      And South's hand is
        | card | kind    | level | attribute |
        | Imp  | monster | 1     | <monster> |
      When South places Imp on North's land
      Then Imp is on North's newest land

      Examples:
        | monster | land  |
        | fire    | water |
        | wind    | earth |
        | none    | wind  |
        | earth   | none  |

    Scenario Outline: a <later> land follows a <earlier> one
      Given it is South's move phase
      And South's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <earlier> |
      And South's hand is
        | card | kind | level | attribute |
        | Dale | land | 2     | <later>   |
      When South moves to Dale
      Then South's party level is 3

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
      When South uses Storm with Mage on Wolf and Boar
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
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When South tries to use Omen with Mage on Ally
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a text that chooses nobody is used without a target
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      When South uses Omen with Mage
      Then Omen is in South's discard pile

    Scenario Outline: two cards are to be paid, not <number>
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand holds 3 cards
      And South's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 2: draw 1 |
      When South tries to use Omen with Mage discarding <paid>
      Then it is refused under monster_maker.ruling.card_text_binds
      And South's hand has 4 cards

      Examples:
        | number                | paid                                        |
        | one                   | South Hand 1                                |
        | the same one twice    | South Hand 1 and South Hand 1               |
        | three                 | South Hand 1, South Hand 2 and South Hand 3 |
        | the card that is used | South Hand 1 and Omen                       |

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
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand holds 3 cards
      And South's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 2: draw 1 |
      When South uses Omen with Mage discarding South Hand 1 and South Hand 3
      Then South Hand 1 and South Hand 3 are in South's discard pile
      And South Hand 2 is in South's hand

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
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand holds 1 card
      And South's hand is
        | card | kind  | class | level | effect                   |
        | Omen | skill | mage  | 1     | skill, discard 1: draw 1 |
      When South tries to use Omen with Mage discarding North Hand 1
      Then it is refused as meaningless

    Scenario: a player is named only where something is sent
      Given it is South's first window
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card  | kind  | class | level | effect                       |
        | Spark | skill | mage  | 1     | skill: 1 damage to a monster |
      When South tries to use Spark with Mage on Wolf sending it to South
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: the text of an activated ability binds
      Given it is South's first window
      And South's party is
        | card   | effect                                        |
        | Healer | activated, once: heal a wounded own character |
        | Ally   |                                               |
      When South tries to activate Healer on Ally
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
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And North's party is
        | card   | effect                                  |
        | Warden | counter to skills, discard 1: cancel it |
      And North's hand holds 2 cards
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South has used Omen with Mage
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
