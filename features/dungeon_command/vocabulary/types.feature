Feature: Vocabulary

  @dungeon_command.vocabulary.text_user
  Rule: A text that only creatures of a type use cannot be used by any other, whatever its level and abilities.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | types            | effect                                               |
        | Wolf     | South | c3     | Beast            |                                                      |
        | Owl      | South | e5     |                  |                                                      |
        | Elk      | South | g3     | Undead and Beast | power, Undead only: draw 1 / power, Elf only: draw 1 |
        | Rat      | North | c4     | Undead           |                                                      |

    Scenario Outline: <creature> can use an order card for undead creatures
      Given it is <side>'s activate phase
      And <side>'s order hand is
        | card | action | effect                   |
        | Song | minor  | use, Undead only: draw 1 |
      And <side> has activated <creature>
      When <side> uses Song with <creature>
      Then <side>'s order hand has 1 card

      Examples:
        | creature | side  |
        | Elk      | South |
        | Rat      | North |

    Scenario Outline: <creature> cannot use an order card for undead creatures
      Given South's order hand is
        | card | action | effect                   |
        | Song | minor  | use, Undead only: draw 1 |
      And South has activated <creature>
      When South tries to use Song with <creature>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | creature |
        | Wolf     |
        | Owl      |

    Scenario: an order card without a type is for all
      Given South's order hand is
        | card | action | effect      |
        | Song | minor  | use: draw 1 |
      And South has activated Owl
      When South uses Song with Owl
      Then South's order hand has 1 card

    Scenario: only the powers for the creature's types are open
      When South activates Elk
      Then the use power answers open to South are exactly
        | card |
        | Elk  |

    Scenario: only creatures of the type react
      Given these creatures are on the battlefield
        | creature | side  | square | types |
        | Bat      | North | d5     | Beast |
      And North's order hand is
        | card  | action    | effect                                                  |
        | Parry | immediate | answer to attack on your creatures, Undead only: draw 1 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card  | user |
        | Parry | Rat  |

    Scenario: a creature of another type does not react
      Given these creatures are on the battlefield
        | creature | side  | square | types |
        | Bat      | North | d5     | Beast |
      And North's order hand is
        | card  | action    | effect                                                  |
        | Parry | immediate | answer to attack on your creatures, Undead only: draw 1 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with Parry by Bat
      Then it is refused under dungeon_command.ruling.card_text_binds

  @dungeon_command.vocabulary.target_type
  Rule: A target of a type has that type printed on its card, among others or alone.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | types            |
        | Wolf     | South | c3     | Beast            |
        | Owl      | South | e5     | Undead           |
        | Rat      | North | c4     | Undead and Beast |
        | Bat      | North | e3     | Elf              |
        | Bug      | North | d5     |                  |

    Scenario Outline: <what> are chosen among those of the type
      Given South's order hand is
        | card | action | effect          |
        | Bolt | minor  | use: tap <what> |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | <one>   |
        | Bolt | <two>   |

      Examples:
        | what                      | one  | two |
        | a creature of type Undead | Owl  | Rat |
        | a creature of type Beast  | Wolf | Rat |

    Scenario Outline: <chosen> is of another type
      Given it is North's activate phase
      And North's order hand is
        | card | effect          |
        | Bolt | use: tap <what> |
      And North has activated Bat
      When North tries to use Bolt with Bat on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what                        | chosen      |
        | an enemy of type Undead     | Wolf        |
        | a creature of type Beast    | Bug         |
        | two creatures of type Beast | Rat and Owl |

    Scenario: the target of an attack may be of a type as well
      Given South's order hand is
        | card  | effect                                    |
        | Swing | use: melee attack on an enemy of type Elf |
      And South has activated Wolf
      When South tries to use Swing with Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

  @dungeon_command.vocabulary.reach_type
  Rule: A part of a text, or a constant effect, for creatures of a type leaves out all others.
    Scenario Outline: "<part>" reaches those of the type alone
      Given these creatures are on the battlefield
        | creature | side  | square | types  | owner | tapped   | damage |
        | Wolf     | South | c3     | Elf    |       |          | 20     |
        | Owl      | South | e5     | Undead |       | <tapped> | 20     |
        | Elk      | South | e7     | Undead |       | <tapped> | 20     |
        | Rat      | North | c5     | Undead |       | <tapped> | 20     |
        | Bat      | North | e3     | Beast  |       | <tapped> | 20     |
      And South's order hand is
        | card | action | effect      |
        | Song | minor  | use: <part> |
      And South has activated Wolf
      When South uses Song with Wolf
      Then <those> <come of it>
      And <others> <do not>

      Examples:
        | part                                     | tapped | those            | come of it             | others            | do not                 |
        | tap everybody of type Undead             |        | Owl, Elk and Rat | are tapped             | Bat               | is not tapped          |
        | untap enemies of type Beast              | yes    | Bat              | is untapped            | Rat               | is tapped              |
        | heal your creatures of type Undead by 10 |        | Owl and Elk      | have 10 damage         | Rat, Wolf and Bat | have 20 damage         |
        | destroy everybody of type Undead         |        | Owl, Elk and Rat | are destroyed          | Bat               | has 20 damage          |
        | control enemies of type Undead           |        | Rat              | is controlled by South | Bat               | is controlled by North |

    Scenario: damage to those of a type is dealt to nobody else
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | types  |
        | Rat      | North | c5     | Undead |
        | Wolf     | South | c3     | Undead |
        | Owl      | South | d4     | Beast  |
        | Elk      | South | c8     | Undead |
      And North's order hand is
        | card | effect                                            |
        | Bomb | use: 10 damage to enemies of type Undead within 2 |
      And North has activated Rat
      When North uses Bomb with Rat
      Then Wolf is about to take 10 damage
      And Owl is about to take 0 damage
      And Elk is about to take 0 damage
      And Rat is about to take 0 damage

    Scenario Outline: a change for a type is for <who>
      Given these creatures are on the battlefield
        | creature | side  | square   | types   | melee |
        | Wolf     | South | <square> | <types> | 20    |
        | Owl      | South | e5       | Beast   | 20    |
        | Rat      | North | c4       |         |       |
      And South's order hand is
        | card | action | effect                                                                 |
        | Howl | minor  | use: melee +10 to your creatures of type Beast within 3 until turn end |
      And South has activated Owl
      And South has used Howl with Owl
      And South has ended the activation of Owl
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take <n> damage

      Examples:
        | who                    | types         | square | n  |
        | those of the type      | Elf and Beast | c3     | 30 |
        | nobody of another type | Elf           | c3     | 20 |
        | nobody without a type  |               | c3     | 20 |

    Scenario Outline: a constant effect for a type is for <who>
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | types   | melee | effect                                             |
        | Rat      | North | c4     | <types> | 20    |                                                    |
        | Bat      | North | e5     | Elf     | 20    | constant, Undead only: melee +10 to your creatures |
        | Wolf     | South | c3     |         |       |                                                    |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take <n> damage

      Examples:
        | who                    | types  | n  |
        | those of the type      | Undead | 30 |
        | nobody of another type | Elf    | 20 |

    Scenario Outline: an attached card's effect for a type helps <who>
      Given these creatures are on the battlefield
        | creature | side  | square | types   | speed |
        | Wolf     | South | a1     | <types> | 1     |
        | Rat      | North | h8     |         |       |
      And Wolf carries these order cards
        | card | effect                                                       |
        | Boot | use: attach to this / constant, Beast only: speed +1 to this |
      When South activates Wolf
      Then Wolf <can> reach a3

      Examples:
        | who               | types  | can    |
        | those of the type | Beast  | can    |
        | nobody else       | Undead | cannot |
