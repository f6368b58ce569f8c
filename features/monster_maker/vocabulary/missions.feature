Feature: Vocabulary

  @monster_maker.vocabulary.mission_level
  Rule: A mission that asks for a level is fulfilled from that party level on.
    Scenario Outline: level 4 with party level <level>
      Given it is North's first window
      And North's map has level <level>
      And North's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When North passes
      Then North has won under monster_maker.victory.mission

      Examples:
        | level |
        | 4     |
        | 5     |

    Scenario: level 4 with party level 3
      Given it is South's first window
      And South's map has level 3
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | level 4 |
      When South passes
      Then it has become South's second window

    Scenario: a change of level for placing miracles does not count
      Given 3 players sit at the table
      And it is West's victory check
      And West's map has level 3
      And West's other cards are
        | card   | kind    | mission | effect                                  |
        | Quest  | mission | level 4 |                                         |
        | Shrine | miracle |         | constant: level +1 for placing miracles |
      When the phase begins
      Then it has become West's second window

  @monster_maker.vocabulary.mission_lands
  Rule: A mission counts towns, unexplored lands and attributes on its player's own map; a face-down card is an unexplored land and nothing else.
    Background:
      Given it is South's first window

    Scenario Outline: a mission of <mission> is fulfilled by the map
      Given South's map is, the oldest land first
        | card  | level | town | attribute | face |
        | Ford  | 1     | yes  | none      | up   |
        | Crags | 1     |      | fire      | up   |
        | Gate  | 1     | yes  | water     | up   |
        | Moor  | 1     |      | earth     | down |
        | Bell  | 1     | yes  | wind      | down |
      And South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then South has won under monster_maker.victory.mission

      Examples:
        | mission        |
        | 1 town         |
        | 2 towns        |
        | 1 unexplored   |
        | 2 unexplored   |
        | fire           |
        | fire and water |

    Scenario Outline: a mission of <mission> is not fulfilled by the map
      Given South's map is, the oldest land first
        | card  | level | town | attribute | face |
        | Ford  | 1     | yes  | none      | up   |
        | Crags | 1     |      | fire      | up   |
        | Gate  | 1     | yes  | water     | up   |
        | Moor  | 1     |      | earth     | down |
        | Bell  | 1     | yes  | wind      | down |
      And South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then it has become South's second window

      Examples:
        | mission       |
        | 3 towns       |
        | 3 unexplored  |
        | earth         |
        | fire and wind |

    Scenario: a mission does not count another player's lands
      Given North's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
      And South's other cards are
        | card  | kind    | mission |
        | Quest | mission | 1 town  |
      When South passes
      Then it has become South's second window

    Scenario Outline: a mission that asks for fire and water <outcome>, with <oldest>, <next> and <newest>
      Given it is North's victory check
      And North's map is, the oldest land first
        | card  | level | attribute |
        | Hills | 1     | <oldest>  |
        | Moor  | 1     | <next>    |
        | Fen   | 1     | <newest>  |
      And North's other cards are
        | card  | kind    | mission        |
        | Quest | mission | fire and water |
      When the phase begins
      Then <what>

      Examples:
        | outcome      | oldest | next | newest | what                                              |
        | is fulfilled | wind   | fire | water  | North has won under monster_maker.victory.mission |
        | is fulfilled | water  | wind | fire   | North has won under monster_maker.victory.mission |
        | is not       | fire   | fire | fire   | the game goes on                                  |
        | is not       | water  | wind | water  | the game goes on                                  |

  @monster_maker.vocabulary.mission_characters
  Rule: A mission counts unhurt characters of its player's own party; a class and level are had by one of them who has that level or more.
    Background:
      Given it is South's first window
      And South's party is
        | card  | state   | skills             |
        | Hero  | unhurt  | mage 3 and thief 1 |
        | Ally  | unhurt  |                    |
        | Guard | wounded | cleric 5           |

    Scenario Outline: a mission of <mission> is fulfilled by the party
      Given South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then South has won under monster_maker.victory.mission

      Examples:
        | mission  |
        | 1 unhurt |
        | 2 unhurt |
        | mage 2   |
        | mage 3   |
        | thief 1  |

    Scenario Outline: a mission of <mission> is not fulfilled by the party
      Given South's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When South passes
      Then it has become South's second window

      Examples:
        | mission   |
        | 3 unhurt  |
        | mage 4    |
        | thief 2   |
        | cleric 5  |
        | fighter 0 |

  @monster_maker.vocabulary.mission_whole
  Rule: A mission is fulfilled when everything that it asks for is there at the same time.
    Background:
      Given 4 players sit at the table
      And it is East's first window
      And East's map is, the oldest land first
        | card | level | town |
        | Ford | 1     | yes  |
        | Moor | 2     |      |

    Scenario: everything that a mission asks for is there
      Given East's other cards are
        | card  | kind    | mission                   |
        | Quest | mission | level 3, 1 town, 1 unhurt |
      When East passes
      Then East has won under monster_maker.victory.mission

    Scenario Outline: a mission is not fulfilled while <missing> is missing
      Given East's other cards are
        | card  | kind    | mission   |
        | Quest | mission | <mission> |
      When East passes
      Then it has become East's second window

      Examples:
        | missing             | mission                    |
        | a level             | level 4, 1 town, 1 unhurt  |
        | a town              | level 3, 2 towns, 1 unhurt |
        | an unhurt character | level 3, 1 town, 2 unhurt  |

    Scenario: two missions do not fulfil each other
      Given East's other cards are
        | card  | kind    | mission          |
        | Quest | mission | level 3, 2 towns |
        | Tour  | mission | level 4, 1 town  |
      When East passes
      Then it has become East's second window

    Scenario: one of two missions is enough
      Given East's other cards are
        | card  | kind    | mission         |
        | Quest | mission | level 4, 1 town |
        | Tour  | mission | level 3, 1 town |
      When East passes
      Then East has won under monster_maker.victory.mission

  @monster_maker.vocabulary.printed
  Rule: A card whose text could not be carried out, or could be used without end, is no card: a position with it is turned down.
    Background:
      Given it is South's first window

    Scenario Outline: a text with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field     | value        |
        | kind      | miracle      |
        | miracle   | {"level": 0} |
        | abilities | <abilities>  |
      When the position is put on the table
      Then it is turned down

      Examples:
        | fault                               | abilities                                                                                               |
        | nothing to do                       | [{"timing": "activated", "once": true, "do": []}]                                                       |
        | no cost and no limit                | [{"timing": "activated", "do": [{"verb": "draw", "count": 1}]}]                                         |
        | a cost at the start of a battle     | [{"timing": "battle_start", "cost": {"discard": 1}, "do": [{"verb": "draw", "count": 1}]}]              |
        | a limit at the end of a battle      | [{"timing": "battle_end", "once": true, "do": [{"verb": "draw", "count": 1}]}]                          |
        | a choice that nothing comes of      | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "draw", "count": 1}]}]             |
        | nobody chosen for what it does      | [{"timing": "activated", "once": true, "do": [{"verb": "wound"}]}]                                      |
        | a choice of nobody                  | [{"timing": "activated", "once": true, "target": {"count": 0}, "do": [{"verb": "wound"}]}]              |
        | less than no dice                   | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "damage", "roll": {"dice": -1}}]}] |
        | nothing that it answers             | [{"timing": "counter", "once": true, "do": [{"verb": "cancel"}]}]                                       |
        | something to answer, but no counter | [{"timing": "activated", "once": true, "answers": ["skill"], "do": [{"verb": "draw", "count": 1}]}]     |
        | nothing to cancel                   | [{"timing": "activated", "once": true, "do": [{"verb": "cancel"}]}]                                     |
        | characters to send                  | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "send"}]}]                         |
        | obstacles to send                   | [{"timing": "activated", "once": true, "do": [{"verb": "send", "to": "obstacles"}]}]                    |
        | the timing of a skill               | [{"timing": "skill", "do": [{"verb": "draw", "count": 1}]}]                                             |
        | a role that it has not              | [{"timing": "activated", "once": true, "used_as": "monster", "do": [{"verb": "draw", "count": 1}]}]     |
        | an unknown verb                     | [{"timing": "activated", "once": true, "do": [{"verb": "dance"}]}]                                      |

    Scenario Outline: a text with <words> is accepted
      Given a card with these fields lies in South's hand
        | field     | value        |
        | kind      | miracle      |
        | miracle   | {"level": 0} |
        | abilities | <abilities>  |
      When the position is put on the table
      Then it is accepted

      Examples:
        | words                 | abilities                                                                                        |
        | a limit               | [{"timing": "activated", "once": true, "do": [{"verb": "draw", "count": 1}]}]                    |
        | a cost                | [{"timing": "activated", "cost": {"discard_this": true}, "do": [{"verb": "draw", "count": 1}]}]  |
        | somebody chosen       | [{"timing": "activated", "once": true, "target": {}, "do": [{"verb": "wound"}]}]                 |
        | the start of a battle | [{"timing": "battle_start", "do": [{"verb": "draw", "count": 1}]}]                               |
        | something to answer   | [{"timing": "counter", "once": true, "answers": ["skill"], "do": [{"verb": "cancel"}]}]          |
        | monsters to send      | [{"timing": "activated", "once": true, "target": {"what": "monster"}, "do": [{"verb": "send"}]}] |

    Scenario Outline: a <kind> card with <fault> is turned down
      Given a card with these fields lies in South's hand
        | field   | value  |
        | kind    | <kind> |
        | <kind>  | <face> |
        | <group> | <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind    | fault                               | face                                | group     | text                                                                                          |
        | skill   | no text                             | {"level": 1, "skill_class": "mage"} | abilities | []                                                                                            |
        | skill   | another timing                      | {"level": 1, "skill_class": "mage"} | abilities | [{"timing": "activated", "once": true, "do": [{"verb": "draw", "count": 1}]}]                 |
        | skill   | its own discard as a cost           | {"level": 1, "skill_class": "mage"} | abilities | [{"timing": "skill", "cost": {"discard_this": true}, "do": [{"verb": "draw", "count": 1}]}]   |
        | land    | a wound as a cost                   | {"level": 1}                        | abilities | [{"timing": "activated", "cost": {"wound_this": true}, "do": [{"verb": "draw", "count": 1}]}] |
        | land    | itself to be reached                | {"level": 1}                        | abilities | [{"timing": "activated", "once": true, "do": [{"verb": "heal", "to": "this"}]}]               |
        | land    | a constant effect                   | {"level": 1}                        | constants | [{"attack": 1}]                                                                               |
        | miracle | a constant effect of nothing        | {"level": 0}                        | constants | [{"to": "party"}]                                                                             |
        | miracle | a change of level for nothing       | {"level": 0}                        | constants | [{"level": 1}]                                                                                |
        | miracle | a purpose without a change of level | {"level": 0}                        | constants | [{"attack": 1, "placing": "miracle"}]                                                         |

    Scenario: one name on two different cards is turned down
      Given a card with these fields lies in South's hand
        | field | value        |
        | id    | First        |
        | name  | Twin         |
        | kind  | land         |
        | land  | {"level": 1} |
      And a card with these fields lies in South's hand
        | field | value        |
        | id    | Second       |
        | name  | Twin         |
        | kind  | land         |
        | land  | {"level": 2} |
      When the position is put on the table
      Then it is turned down
