Feature: Vocabulary

  @monster_maker.vocabulary.target_kind
  Rule: A character is chosen in a party, a monster on a land; a creature may be either.
    Background:
      Given it is North's first window

    Scenario Outline: a <what> may be <chosen>
      Given North's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to a <what> |
      And North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North activates Rod on <chosen>
      Then <chosen> has 1 damage

      Examples:
        | what      | chosen |
        | character | Hero   |
        | monster   | Wolf   |
        | creature  | Hero   |
        | creature  | Wolf   |

    Scenario Outline: a <what> cannot be <chosen>
      Given North's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to a <what> |
      And North's party is
        | card |
        | Hero |
      And these monsters are on North's newest land
        | card |
        | Wolf |
      When North tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | what      | chosen |
        | character | Wolf   |
        | monster   | Hero   |
        | creature  | Rod    |

    Scenario: a deemed monster is a monster
      Given North's other cards are
        | card | kind    | effect                                   |
        | Rod  | miracle | activated, once: 1 damage to a character |
      And these monsters are on North's newest land
        | card    | kind                  |
        | Brigand | character and monster |
      When North tries to activate Rod on Brigand
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_side
  Rule: "Your creatures" are those of the player who uses the text, on whosever land; those of another player are all others.
    Scenario Outline: <what> may be <chosen>
      Given 3 players sit at the table
      And it is South's first window
      And South's other cards are
        | card | kind    | effect                              |
        | Rod  | miracle | activated, once: 1 damage to <what> |
      And South's party is
        | card |
        | Hero |
      And West's party is
        | card |
        | Duke |
      And these monsters are on South's newest land
        | card | owner |
        | Wolf | North |
      And these monsters are on West's newest land
        | card | owner |
        | Bear | South |
      When South activates Rod on <chosen>
      Then <chosen> has 1 damage

      Examples:
        | what                          | chosen |
        | one of your characters        | Hero   |
        | a character of another player | Duke   |
        | a character                   | Duke   |
        | one of your monsters          | Bear   |
        | a monster of another player   | Wolf   |
        | a monster                     | Bear   |
        | one of your creatures         | Bear   |
        | a creature of another player  | Wolf   |

    Scenario Outline: <what> cannot be <chosen>
      Given 3 players sit at the table
      And it is West's first window
      And West's other cards are
        | card | kind    | effect                              |
        | Rod  | miracle | activated, once: 1 damage to <what> |
      And West's party is
        | card |
        | Hero |
      And North's party is
        | card |
        | Duke |
      And these monsters are on West's newest land
        | card | owner |
        | Wolf | South |
      And these monsters are on North's newest land
        | card | owner |
        | Bear | West  |
      When West tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | what                          | chosen |
        | one of your characters        | Duke   |
        | a character of another player | Hero   |
        | one of your monsters          | Wolf   |
        | a monster of another player   | Bear   |

    Scenario: "your" is the side of the player who uses the text, not of the turn player
      Given it is North's first window
      And North's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And South's other cards are
        | card | kind    | effect                                                        |
        | Rod  | miracle | counter to miracles, once: 1 damage to one of your characters |
      And North has placed Banner
      When South tries to counter with Rod on North Hero
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario Outline: of four players <seat> chooses a monster of their own on <on>'s land
      Given 4 players sit at the table
      And it is <seat>'s first window
      And these monsters are on <on>'s newest land
        | card | owner  |
        | Wolf | <seat> |
      And <seat>'s other cards are
        | card | kind    | effect                                            |
        | Rod  | miracle | activated, once: 1 damage to one of your monsters |
      When <seat> activates Rod on Wolf
      Then Wolf has 1 damage

      Examples:
        | seat  | on    |
        | South | West  |
        | South | North |
        | South | East  |
        | West  | North |
        | West  | East  |
        | West  | South |
        | North | East  |
        | North | South |
        | North | West  |
        | East  | South |
        | East  | West  |
        | East  | North |

  @monster_maker.vocabulary.target_state
  Rule: An unhurt or a wounded target is a character in that state.
    Background:
      Given 4 players sit at the table
      And it is East's first window

    Scenario Outline: <wanted> is chosen, <chosen>
      Given East's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to <wanted> |
      And East's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When East activates Rod on <chosen>
      Then <chosen> has 1 damage

      Examples:
        | wanted              | chosen |
        | an unhurt character | Hero   |
        | a wounded character | Ally   |

    Scenario Outline: <wanted> is not <chosen>
      Given East's other cards are
        | card | kind    | effect                                |
        | Rod  | miracle | activated, once: 1 damage to <wanted> |
      And East's party is
        | card | state   |
        | Hero | unhurt  |
        | Ally | wounded |
      When East tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | wanted              | chosen |
        | an unhurt character | Ally   |
        | a wounded character | Hero   |

    Scenario: damage alone wounds nobody
      Given East's other cards are
        | card | kind    | effect                                    |
        | Balm | miracle | activated, once: heal a wounded character |
      And East's party is
        | card | state  | durability | damage |
        | Hero | unhurt | 3          | 2      |
      When East tries to activate Balm on Hero
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a monster is neither unhurt nor wounded
      Given East's other cards are
        | card | kind    | effect                                          |
        | Rod  | miracle | activated, once: 1 damage to an unhurt creature |
      And these monsters are on East's newest land
        | card |
        | Wolf |
      When East tries to activate Rod on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_attribute
  Rule: A target with an attribute has it itself; of several attributes named any one will do.
    Background:
      Given it is North's first window

    Scenario Outline: a fire or water monster may be a <attribute> one
      Given North's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to a fire or water monster |
      And these monsters are on North's newest land
        | card | attribute   |
        | Imp  | <attribute> |
      When North activates Rod on Imp
      Then Imp has 1 damage

      Examples:
        | attribute |
        | fire      |
        | water     |

    Scenario Outline: a fire or water monster cannot be one of <attribute>
      Given North's other cards are
        | card | kind    | effect                                               |
        | Rod  | miracle | activated, once: 1 damage to a fire or water monster |
      And these monsters are on North's newest land
        | card | attribute   |
        | Imp  | <attribute> |
      When North tries to activate Rod on Imp
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | attribute |
        | wind      |
        | earth     |
        | none      |

    Scenario: the attribute of the land under it does not matter
      Given North's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a fire monster |
      And North's map is, the oldest land first
        | card  | level | attribute |
        | Crags | 1     | fire      |
      And these monsters are on North's newest land
        | card | attribute |
        | Imp  | water     |
      When North tries to activate Rod on Imp
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a fire monster is found beside an annihilated player
      Given 3 players sit at the table
      And it is West's first window
      And South has been annihilated
      And West's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a fire monster |
      And these monsters are on West's newest land
        | card | attribute |
        | Wolf | water     |
        | Imp  | fire      |
      When West activates Rod on Imp
      Then Imp has 1 damage

    Scenario Outline: on a wind land a <attribute> monster is chosen as a fire or water monster
      Given North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card  | kind  | class | level | effect                                     |
        | Douse | skill | mage  | 1     | skill: 2 damage to a fire or water monster |
      And North's map is, the oldest land first
        | card | level | attribute |
        | Peak | 1     | wind      |
      And these monsters are on North's newest land
        | card | attribute   | durability |
        | Imp  | <attribute> | 9          |
      When North uses Douse with Mage on Imp
      Then Imp has 2 damage

      Examples:
        | attribute |
        | fire      |
        | water     |

  @monster_maker.vocabulary.target_here
  Rule: A monster "here" is one on the newest land of the player who uses the text.
    Background:
      Given it is South's first window

    Scenario: a monster on the user's newest land is "here"
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a monster here |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South activates Rod on Wolf
      Then Wolf has 1 damage

    Scenario: a monster on another player's newest land is not "here"
      Given South's other cards are
        | card | kind    | effect                                      |
        | Rod  | miracle | activated, once: 1 damage to a monster here |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      When South tries to activate Rod on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: without the word "here" the monster may be on another player's land
      Given South's other cards are
        | card | kind    | effect                                 |
        | Rod  | miracle | activated, once: 1 damage to a monster |
      And North's map has level 1
      And these monsters are on North's newest land
        | card | owner |
        | Wolf | South |
      When South activates Rod on Wolf
      Then Wolf has 1 damage

    Scenario: "here" is still the user's own land in another player's turn
      Given South's hand is
        | card   | kind    | level |
        | Banner | miracle | 0     |
      And North's other cards are
        | card | kind    | effect                                                |
        | Rod  | miracle | counter to miracles, once: 1 damage to a monster here |
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And these monsters are on North's newest land
        | card |
        | Bear |
      And South has placed Banner
      When North tries to counter with Rod on Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

  @monster_maker.vocabulary.target_count
  Rule: As many different targets are chosen as the text says; a text for which there are fewer cannot be used.
    Background:
      Given it is North's first window
      And North's other cards are
        | card | kind    | effect                                    |
        | Rod  | miracle | activated, once: 1 damage to two monsters |

    Scenario Outline: two of three are chosen, <first> and <second>
      Given these monsters are on North's newest land
        | card |
        | Wolf |
        | Bear |
        | Boar |
      When North activates Rod on <first> and <second>
      Then <first> and <second> have 1 damage
      And <other> has 0 damage

      Examples:
        | first | second | other |
        | Wolf  | Bear   | Boar  |
        | Boar  | Wolf   | Bear  |

    Scenario Outline: two targets are not chosen by choosing <chosen>
      Given these monsters are on North's newest land
        | card |
        | Wolf |
        | Bear |
        | Boar |
      When North tries to activate Rod on <chosen>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | chosen              |
        | Wolf                |
        | Wolf, Bear and Boar |
        | Wolf and Wolf       |

    Scenario: a text that chooses two cannot be used with only one there
      Given these monsters are on North's newest land
        | card |
        | Wolf |
      When the phase begins
      Then no activate answer is open to North

    Scenario: every choice of two targets is listed
      Given these monsters are on North's newest land
        | card |
        | Wolf |
        | Bear |
        | Boar |
      When the phase begins
      Then the activate answers open to North are exactly
        | card | targets    |
        | Rod  | Wolf, Bear |
        | Rod  | Wolf, Boar |
        | Rod  | Bear, Boar |

    Scenario: an effect of a battle that chooses two monsters reaches both of them
      Given it is South's battle phase
      And South's party is
        | card  | effect                                 |
        | Scout | battle start: 2 damage to two monsters |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
        | Boar | 4          |
        | Rat  | 4          |
      And South has declared a battle
      When South applies Scout on Wolf and Rat
      Then Wolf and Rat have 2 damage
      And Boar has 0 damage

    Scenario: a counter that chooses two monsters reaches both of them
      Given it is South's first window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                                            |
        | Warden | counter to skills, once: 2 damage to two monsters |
      And these monsters are on South's newest land
        | card | durability |
        | Wolf | 4          |
        | Boar | 4          |
        | Rat  | 4          |
      And South has used Omen with Mage
      When North counters with Warden on Boar and Rat
      Then Boar and Rat have 2 damage
      And Wolf has 0 damage

  @monster_maker.vocabulary.target_gone
  Rule: A target that has left the field meanwhile is not reached; everything else that the text says happens.
    Background:
      Given 3 players sit at the table
      And it is West's first window

    Scenario: the targets that have not left are still reached
      Given West's party is
        | card  | skills |
        | Mage  | mage 1 |
        | Ally  |        |
        | Guard |        |
      And West's hand is
        | card | kind  | class | level | effect                                                    |
        | Hymn | skill | mage  | 1     | skill: attack +1 to two of your characters until turn end |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And West has used Hymn with Mage on Ally and Guard
      When North counters with Rogue on Ally
      Then Guard adds 1 to its attack
      And Ally is in West's hand

    Scenario: with no target left nothing happens, and the skill has been used
      Given West's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And West's hand is
        | card | kind  | class | level | effect                                                    |
        | Hymn | skill | mage  | 1     | skill: attack +1 to one of your characters until turn end |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And West has used Hymn with Mage on Ally
      When North counters with Rogue on Ally
      Then Hymn is in West's discard pile
      And Mage adds 0 to its attack

    Scenario: parts that reach somebody else still happen
      Given West's party is
        | card | skills |
        | Mage | mage 1 |
        | Ally |        |
      And West's hand is
        | card | kind  | class | level | effect                                                               |
        | Hymn | skill | mage  | 1     | skill: attack +1 to one of your characters until turn end and draw 1 |
      And North's party is
        | card  | effect                                                                |
        | Rogue | counter to skills, once: return a character of another player to hand |
      And West has used Hymn with Mage on Ally
      When North counters with Rogue on Ally
      Then West Deck 1 is in West's hand
