Feature: Vocabulary

  @dungeon_command.vocabulary.printed
  Rule: A card whose text could not be carried out, or whose numbers no card can have, is no card: a position with it is turned down.
    Scenario Outline: a creature may say "<effect>"
      Given these creatures are on the battlefield
        | creature | side  | square | effect   |
        | Wolf     | South | c3     | <effect> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | effect                                        |
        | power, once: draw 1                           |
        | minor power, once: draw 1                     |
        | standard power: draw 1                        |
        | turn start: 10 damage to this                 |
        | turn end: 10 damage to enemies within 1       |
        | standard power: melee attack                  |
        | power: melee attack                           |
        | minor power: melee attack of 20               |
        | power: move this by 1 and melee attack        |
        | power: ranged attack of 20 at range 3         |
        | kill: draw 1                                  |
        | power, at a square: tap enemies within 0      |
        | power, Undead only, discarding two: draw 1    |
        | standard power: ranged attack -10 and tap it  |
        | standard power: melee attack and tap an enemy |
        | power: slide an enemy by 1                    |
        | power: shift this                             |
        | power: tap an enemy within 1                  |
        | answer to attack within 1: draw 1             |
        | answer to damage: prevent 10                  |
        | answer to hazard: prevent all                 |
        | answer to ranged: prevent 10                  |
        | answer to order: cancel it                    |
        | answer to power: cancel it                    |
        | answer to melee: tap the actor                |
        | answer to order: tap the actor                |
        | answer to damage by enemy: tap the actor      |
        | power: speed -1 to this until turn end        |
        | power: heal this by 5                         |
        | power: draw 1 and draw 1 creature             |
        | constant: hp +10 to this                      |
        | constant: speed -1 to your creatures          |
        | constant: melee -10 to your creatures         |

    Scenario Outline: no creature says "<effect>"
      Given these creatures are on the battlefield
        | creature | side  | square | effect   |
        | Wolf     | South | c3     | <effect> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | effect                                            |
        | standard power, once: draw 1                      |
        | answer to attack, once: draw 1                    |
        | turn start: tap an enemy                          |
        | turn end: shift this by 1                         |
        | turn end, once: draw 1                            |
        | turn end: melee attack                            |
        | turn start: prevent 10                            |
        | turn start: tap the actor                         |
        | answer to attack: melee attack                    |
        | power: draw 1 and melee attack                    |
        | power: slide an enemy by 1 and melee attack       |
        | power: move this by 1 and draw 1 and melee attack |
        | power: melee attack of 25                         |
        | power: melee attack of -10                        |
        | power: melee attack of 20 +10                     |
        | power: melee attack of 20 at range 3              |
        | power: ranged attack of 20                        |
        | power: ranged attack at range 3                   |
        | power: ranged attack of 20 at range 0             |
        | power, at a square: draw 1                        |
        | power, at a square: tap enemies                   |
        | power, at a square: tap enemies within -1         |
        | power: tap enemies within 0                       |
        | kill: tap an enemy                                |
        | kill: shift this by 1                             |
        | kill, once: draw 1                                |
        | kill, discarding one: draw 1                      |
        | kill, Undead only: draw 1                         |
        | standard power: draw 1 and melee attack           |
        | standard power: melee attack and melee attack     |
        | standard power: melee attack and tap two enemies  |
        | standard power: melee attack +5                   |
        | power: tap it                                     |
        | power: tap an enemy within 0                      |
        | power: 10 damage to enemies within 0              |
        | answer to attack within 0: draw 1                 |
        | power: slide an enemy                             |
        | power: shift this by 0                            |
        | power: shift this by 1 and shift an enemy by 1    |
        | power: attach to this                             |
        | power: prevent 10                                 |
        | answer to order: prevent 10                       |
        | answer to power: prevent all                      |
        | answer to damage: prevent 0                       |
        | answer to damage: prevent 15                      |
        | power: cancel it                                  |
        | answer to damage: cancel it                       |
        | answer to hazard: cancel it                       |
        | power: tap the actor                              |
        | answer to hazard: tap the actor                   |
        | answer to damage: tap the actor                   |
        | power: 0 damage to this                           |
        | power: 15 damage to this                          |
        | power: heal this by 0                             |
        | power: draw 0                                     |
        | power: morale +0                                  |
        | power: speed +0 to this until turn end            |
        | power: melee +5 to this until turn end            |
        | power: ranged -5 to this until turn end           |
        | power: hp +10 to this until turn end              |
        | constant: melee +5 to this                        |
        | constant: ranged -5 to your creatures             |
        | constant: hp +5 to this                           |
        | constant: hp -10 to this                          |
        | constant: hp +10 to your creatures                |
        | constant: speed +0 to this                        |

    Scenario Outline: <an> order card may say "<effect>"
      Given North's order hand is
        | card | action | effect   |
        | Bolt | <kind> | <effect> |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
      When the position is put on the table
      Then it is accepted

      Examples:
        | an           | kind      | effect                                                |
        | a standard   | standard  | use: melee attack                                     |
        | a standard   | standard  |                                                       |
        | a minor      | minor     | use: draw 1                                           |
        | a minor      | minor     |                                                       |
        | an immediate | immediate | answer to attack: draw 1                              |
        | a minor      | minor     | use: attach to this / constant: speed +1 to this      |
        | a minor      | minor     | use: attach to this / power, once: draw 1             |
        | a minor      | minor     | use: attach to an enemy / turn end: 10 damage to this |
        | a minor      | minor     | use: attach to this / answer to attack: draw 1        |

    Scenario Outline: no <kind> order card says "<effect>"
      Given North's order hand is
        | card | action | effect   |
        | Bolt | <kind> | <effect> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind      | effect                                                     |
        | immediate | answer to attack: melee attack                             |
        | immediate |                                                            |
        | immediate | use: draw 1                                                |
        | standard  | answer to attack: draw 1                                   |
        | minor     | answer to attack: draw 1                                   |
        | standard  | use, once: draw 1                                          |
        | standard  | standard power: draw 1                                     |
        | standard  | turn end: draw 1                                           |
        | standard  | use: draw 1 / power: draw 1                                |
        | standard  | use: draw 1 / constant: speed +1 to this                   |
        | standard  | constant: speed +1 to this                                 |
        | standard  | use: attach to this                                        |
        | standard  | use: attach to two enemies / constant: speed +1 to this    |
        | standard  | use: attach to this / use: attach to this                  |
        | standard  | use: attach to this and attach to an enemy / power: draw 1 |
        | standard  | use: attach to this / standard power, once: draw 1         |
        | standard  | use: attach to this / constant: hp +10 to your creatures   |
        | standard  | use: prevent 10                                            |
        | standard  | use: cancel it                                             |
        | standard  | use: tap the actor                                         |
        | standard  | use: tap them                                              |

    Scenario Outline: a creature may have <field> <n>
      Given these creatures are on the battlefield
        | creature | side  | square | <field> |
        | Rat      | North | c3     | <n>     |
        | Wolf     | South | a1     |         |
      When the position is put on the table
      Then it is accepted

      Examples:
        | field  | n  |
        | level  | 0  |
        | speed  | 0  |
        | hp     | 10 |
        | melee  | 0  |
        | ranged | 0  |

    Scenario Outline: no creature has <field> <n>
      Given these creatures are on the battlefield
        | creature | side  | square | <field> |
        | Rat      | North | c3     | <n>     |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field     | n                     |
        | level     | -1                    |
        | speed     | -1                    |
        | hp        | 0                     |
        | hp        | 25                    |
        | melee     | -10                   |
        | melee     | 15                    |
        | ranged    | -10                   |
        | ranged    | 25                    |
        | abilities | strength and strength |

    Scenario Outline: no creature has hit points <n>, in a hand either
      Given North's creature hand is
        | card | hp  |
        | Ant  | <n> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | n   |
        | 0   |
        | -10 |

    Scenario Outline: a ranged attack of range <n> is <verdict>
      Given South's creature hand is
        | card | ranged | range |
        | Elk  | 20     | <n>   |
      When the position is put on the table
      Then it is <verdict>

      Examples:
        | n | verdict     |
        | 1 | accepted    |
        | 0 | turned down |

    Scenario Outline: an order card of level <n> is <verdict>
      Given South's order deck is
        | card | level |
        | Bolt | <n>   |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
      When the position is put on the table
      Then it is <verdict>

      Examples:
        | n  | verdict     |
        | 0  | accepted    |
        | -1 | turned down |

    Scenario Outline: a card that could not be carried out is no card in the <pile> either
      Given North's <pile> is
        | card | effect                 |
        | Ant  | turn end: tap an enemy |
      When the position is put on the table
      Then it is turned down

      Examples:
        | pile                  |
        | creature hand         |
        | creature deck         |
        | creature discard pile |

    Scenario Outline: a commander whose <field> is <n> is turned down
      Given these commanders lead
        | side  | commander | <field> |
        | South | Captain   | <n>     |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field         | n  |
        | creature hand | -1 |
        | order hand    | -1 |
        | leadership    | -1 |
        | morale        | 0  |

    Scenario Outline: a text whose <field> is <value> is turned down
      Given a card with these fields lies in South's order hand
        | field | value                              |
        | name  | "Bolt"                             |
        | kind  | "order"                            |
        | order | {"level": 1, "action": "standard"} |
        | texts | [<text>]                           |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field                  | value                 | text                                                                                             |
        | list of parts          | empty                 | {"do": []}                                                                                       |
        | target                 | for nothing           | {"do": [{"verb": "draw", "count": 1}], "target": {}}                                             |
        | number of targets      | nothing               | {"do": [{"verb": "tap"}], "target": {"count": 0}}                                                |
        | distance               | that of the others    | {"do": [{"verb": "damage", "amount": 10, "to": "others", "within": 2}]}                          |
        | distance from the user | that of the user      | {"do": [{"verb": "damage", "amount": 10, "to": "this", "within": 2}]}                            |
        | verb                   | unknown               | {"do": [{"verb": "dance"}]}                                                                      |
        | type                   | that of the target    | {"do": [{"verb": "tap", "type": "Elf"}], "target": {}}                                           |
        | square                 | somebody's            | {"do": [{"verb": "tap", "to": "own", "within": 1}], "target": {"what": "square", "side": "own"}} |
        | square                 | for a chosen creature | {"do": [{"verb": "tap"}], "target": {"what": "square"}}                                          |
        | square                 | for an attack         | {"do": [{"verb": "attack"}], "target": {"what": "square"}}                                       |
        | cost                   | negative              | {"do": [{"verb": "draw", "count": 1}], "discard": -1}                                            |

    Scenario Outline: a card <how> is turned down
      Given a card with these fields lies in South's order hand
        | field    | value      |
        | name     | <name>     |
        | kind     | <kind>     |
        | order    | <order>    |
        | creature | <creature> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | how                                   | name   | kind    | order                              | creature                                   |
        | without a name                        | ""     | "order" | {"level": 1, "action": "standard"} | null                                       |
        | of a kind whose face it does not have | "Bolt" | "order" | null                               | null                                       |
        | with the face of a second kind        | "Bolt" | "order" | {"level": 1, "action": "standard"} | {"level": 1, "speed": 6, "hit_points": 50} |

    Scenario Outline: an order card with a constant that <what> is turned down
      Given a card with these fields lies in North's order hand
        | field     | value                                        |
        | name      | "Bolt"                                       |
        | kind      | "order"                                      |
        | order     | {"level": 1, "action": "standard"}           |
        | texts     | [{"do": [{"verb": "attach", "to": "this"}]}] |
        | constants | [<constant>]                                 |
      When the position is put on the table
      Then it is turned down

      Examples:
        | what                  | constant                      |
        | changes nothing       | {}                            |
        | names a value alone   | {"stat": "speed"}             |
        | names an amount alone | {"amount": 1, "immune": true} |

    Scenario: an order card whose constant fits is accepted
      Given a card with these fields lies in North's order hand
        | field     | value                                            |
        | name      | "Bolt"                                           |
        | kind      | "order"                                          |
        | order     | {"level": 1, "action": "standard"}               |
        | texts     | [{"do": [{"verb": "attach", "to": "this"}]}]     |
        | constants | [{"stat": "speed", "amount": 1, "immune": true}] |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
      When the position is put on the table
      Then it is accepted

    Scenario: one name on two different cards is turned down
      Given a card with these fields lies in South's order hand
        | field | value                              |
        | id    | First                              |
        | name  | Twin                               |
        | kind  | order                              |
        | order | {"level": 1, "action": "standard"} |
      And a card with these fields lies in South's order hand
        | field | value                              |
        | id    | Second                             |
        | name  | Twin                               |
        | kind  | order                              |
        | order | {"level": 2, "action": "standard"} |
      When the position is put on the table
      Then it is turned down
