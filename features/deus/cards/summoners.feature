Feature: Cards

  The five kinds of cards, what they carry, and what a card is good for where it lies.

  @deus.cards.kinds
  Rule: Every card is a summoner, a unit, a battle spell, a ritual spell or a token, and belongs to one faction.
    Scenario Outline: a <kind> is a card
      Given a card with these fields lies in South's <zone>
        | field     | value       |
        | kind      | <kind>      |
        | faction   | Order       |
        | level     | <level>     |
        | attack    | <level>     |
        | defence   | <level>     |
        | march     | <march>     |
        | abilities | <abilities> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | kind         | zone          | level | march  | abilities                                                                                                     |
        | unit         | hand          | 2     | "walk" | []                                                                                                            |
        | token        | token area    | 2     | "walk" | []                                                                                                            |
        | summoner     | summoner area | null  | null   | []                                                                                                            |
        | battle_spell | hand          | null  | null   | [{"timing": "quick", "scope": "battle", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | ritual_spell | hand          | null  | null   | [{"timing": "ritual", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}]                              |

    Scenario: there is no sixth kind of card
      Given a card with these fields lies in South's hand
        | field | value |
        | kind  | trap  |
      When the position is put on the table
      Then it is turned down

    Scenario: a card is not of two factions
      Given a card with these fields lies in South's hand
        | field   | value              |
        | kind    | unit               |
        | faction | ["Order", "Chaos"] |
        | level   | 2                  |
        | attack  | 2                  |
        | defence | 2                  |
        | march   | walk               |
      When the position is put on the table
      Then it is turned down

  @deus.cards.summoner.chosen
  Rule: Each player has exactly one summoner, settled at the start of the game and never changed.
    Scenario: after the preparation each player has one summoner
      When the game is prepared, South having the first turn
      Then South's summoner area has 1 card
      And North's summoner area has 1 card

    Scenario: the summoner stays after being used
      Given it is North's main phase
      And North's summoner is Sage with ritual: gain 1 power
      When North uses Sage
      Then North's power is 1
      And Sage is in North's summoner area

    @since.2.00
    Scenario: a selection once made is not changed
      Given the draft has been completed, South picking first
      And both decks have been selected
      When South tries to select
        | of the first faction | of the second faction | summoner              |
        | 15                   | 15                    | of the second faction |
      Then it is refused under deus.cards.summoner.chosen

    @since.2.00
    Scenario: no faction is picked where the other deck may be shuffled
      Given the draft has been completed, South picking first
      And both decks have been selected
      When South tries to pick fifth
      Then it is refused under deus.cards.summoner.chosen

    Scenario: no player has a second summoner
      Given South's summoner is Sage with ritual: draw 1
      And a card with these fields lies in South's token area
        | field | value    |
        | kind  | summoner |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: in the <phase> phase nobody may <deed>
      Given it is South's <phase> phase
      And South's summoner is Magus with ritual: draw 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South's hand holds 3 cards
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | phase                  | deed                             | clause                         |
        | first hand adjustment  | pick fifth                       | deus.cards.summoner.chosen     |
        | main                   | pick fifth                       | deus.cards.summoner.chosen     |
        | normal summon          | pick fifth                       | deus.cards.summoner.chosen     |
        | first hand adjustment  | give up Knight to keep the limit | deus.limit_adjust.until_within |
        | normal summon          | give up Knight to keep the limit | deus.limit_adjust.until_within |
        | second hand adjustment | pick fifth                       | deus.cards.summoner.chosen     |

      @since.2.00
      Examples:
        | phase                  | deed                     | clause                     |
        | first hand adjustment  | select Knight with Magus | deus.cards.summoner.chosen |
        | main                   | select Knight with Magus | deus.cards.summoner.chosen |
        | normal summon          | select Knight with Magus | deus.cards.summoner.chosen |
        | second hand adjustment | select Knight with Magus | deus.cards.summoner.chosen |
        | end declaration        | select Knight with Magus | deus.cards.summoner.chosen |
        | end declaration        | pick fifth               | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | phase                  | deed                            | clause                         |
        | first hand adjustment  | choose Magus                    | deus.draft.setup.summoner_open |
        | first hand adjustment  | put South Hand 1 under the deck | deus.draft.setup.bottom4       |
        | main                   | choose Magus                    | deus.draft.setup.summoner_open |
        | main                   | put South Hand 1 under the deck | deus.draft.setup.bottom4       |
        | normal summon          | choose Magus                    | deus.draft.setup.summoner_open |
        | normal summon          | put South Hand 1 under the deck | deus.draft.setup.bottom4       |
        | second hand adjustment | choose Magus                    | deus.draft.setup.summoner_open |
        | second hand adjustment | put South Hand 1 under the deck | deus.draft.setup.bottom4       |

    Scenario Outline: at the <timing> nobody may <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Ogre   | North | a2   |
      And South's hand holds 3 cards
      And South has marched Knight and Squire to a2
      And the battle has reached South's <timing>
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | timing                | deed                             | clause                         |
        | instant summon timing | pick fifth                       | deus.cards.summoner.chosen     |
        | line-up               | pick fifth                       | deus.cards.summoner.chosen     |
        | before-attack timing  | pick fifth                       | deus.cards.summoner.chosen     |
        | right to counter      | pick fifth                       | deus.cards.summoner.chosen     |
        | instant summon timing | give up Squire to keep the limit | deus.limit_adjust.until_within |
        | line-up               | give up Squire to keep the limit | deus.limit_adjust.until_within |
        | before-attack timing  | give up Squire to keep the limit | deus.limit_adjust.until_within |
        | right to counter      | give up Squire to keep the limit | deus.limit_adjust.until_within |

      @since.2.00
      Examples:
        | timing                | deed                     | clause                     |
        | instant summon timing | select Knight with Magus | deus.cards.summoner.chosen |
        | line-up               | select Knight with Magus | deus.cards.summoner.chosen |
        | before-attack timing  | select Knight with Magus | deus.cards.summoner.chosen |
        | right to counter      | select Knight with Magus | deus.cards.summoner.chosen |
        | quick timing          | select Knight with Magus | deus.cards.summoner.chosen |
        | quick timing          | pick fifth               | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | timing                | deed                             | clause                         |
        | instant summon timing | choose Magus                     | deus.draft.setup.summoner_open |
        | instant summon timing | put South Hand 1 under the deck  | deus.draft.setup.bottom4       |
        | line-up               | choose Magus                     | deus.draft.setup.summoner_open |
        | line-up               | put South Hand 1 under the deck  | deus.draft.setup.bottom4       |
        | before-attack timing  | choose Magus                     | deus.draft.setup.summoner_open |
        | before-attack timing  | put South Hand 1 under the deck  | deus.draft.setup.bottom4       |
        | right to counter      | choose Magus                     | deus.draft.setup.summoner_open |
        | right to counter      | put South Hand 1 under the deck  | deus.draft.setup.bottom4       |
        | after-attack timing   | choose Magus                     | deus.draft.setup.summoner_open |
        | after-attack timing   | put South Hand 1 under the deck  | deus.draft.setup.bottom4       |
        | after-attack timing   | pick fifth                       | deus.cards.summoner.chosen     |
        | after-attack timing   | give up Squire to keep the limit | deus.limit_adjust.until_within |

    Scenario Outline: while an intercept is being considered nobody may <deed>
      Given it is North's main phase
      And South's summoner is Magus with ritual: draw 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b1   |
      And North has marched Knight to b2
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                           | clause                         |
        | pick fifth                     | deus.cards.summoner.chosen     |
        | give up Ogre to keep the limit | deus.limit_adjust.until_within |

      @since.2.00
      Examples:
        | deed                     | clause                     |
        | select Knight with Magus | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | deed                      | clause                         |
        | choose Magus              | deus.draft.setup.summoner_open |
        | put Knight under the deck | deus.draft.setup.bottom4       |

    Scenario Outline: while cards must be discarded nobody may <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: drop 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
      And South's hand holds 3 cards
      And South has used Magus
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                             | clause                         |
        | pick fifth                       | deus.cards.summoner.chosen     |
        | give up Squire to keep the limit | deus.limit_adjust.until_within |

      @since.2.00
      Examples:
        | deed                     | clause                     |
        | select Knight with Magus | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | deed                            | clause                         |
        | choose Magus                    | deus.draft.setup.summoner_open |
        | put South Hand 1 under the deck | deus.draft.setup.bottom4       |

    Scenario Outline: while a trigger waits nobody may <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                         |
        | Knight | South | a1   | when another of your units dies, field: draw 1 |
        | Squire | South | a1   |                                                |
      And South's hand holds 3 cards
      And South has used Magus on Squire
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                             | clause                         |
        | pick fifth                       | deus.cards.summoner.chosen     |
        | give up Knight to keep the limit | deus.limit_adjust.until_within |

      @since.2.00
      Examples:
        | deed                     | clause                     |
        | select Knight with Magus | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | deed                            | clause                         |
        | choose Magus                    | deus.draft.setup.summoner_open |
        | put South Hand 1 under the deck | deus.draft.setup.bottom4       |

    Scenario Outline: while a unit must return nobody may <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 1
      And these units are on the battlefield
        | unit    | side  | area | attack | march |
        | Knight  | South | b1   | 0      | walk  |
        | Griffin | South | c1   | 0      | fly   |
        | Ogre    | North | b2   | 0      | walk  |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 0      |
      And South's hand holds 3 other cards
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                              | clause                         |
        | pick fifth                        | deus.cards.summoner.chosen     |
        | give up Griffin to keep the limit | deus.limit_adjust.until_within |

      @since.2.00
      Examples:
        | deed                     | clause                     |
        | select Knight with Magus | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | deed                            | clause                         |
        | choose Magus                    | deus.draft.setup.summoner_open |
        | put South Hand 1 under the deck | deus.draft.setup.bottom4       |

    Scenario Outline: while units must be given up nobody may <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 1
      And these units are on the battlefield
        | unit   | side  | area | level | attack |
        | Knight | South | b1   | 2     | 0      |
        | Squire | South | b1   | 4     | 0      |
        | Ogre   | North | b2   | 2     | 0      |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
        | Wisp | 2     | yes     | 0      |
      And South's hand holds 3 other cards
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed       | clause                     |
        | pick fifth | deus.cards.summoner.chosen |

      @since.2.00
      Examples:
        | deed                     | clause                     |
        | select Knight with Magus | deus.cards.summoner.chosen |

      @until.2.00
      Examples:
        | deed                            | clause                         |
        | choose Magus                    | deus.draft.setup.summoner_open |
        | put South Hand 1 under the deck | deus.draft.setup.bottom4       |

  @deus.cards.summoner.fields
  Rule: A summoner card has a kind, name, epithet, type, special ability, faction and number, and no combat values.
    Scenario: a summoner with all its items
      Given a card with these fields lies in South's summoner area
        | field     | value                                                                            |
        | kind      | summoner                                                                         |
        | epithet   | The Patient                                                                      |
        | type      | human                                                                            |
        | faction   | Sage                                                                             |
        | number    | 1                                                                                |
        | abilities | [{"timing": "ritual", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}] |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a summoner has no <field>
      Given a card with these fields lies in South's summoner area
        | field   | value    |
        | kind    | summoner |
        | <field> | <value>  |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field   | value |
        | level   | 2     |
        | attack  | 2     |
        | defence | 2     |
        | march   | walk  |
        | race    | human |

    Scenario Outline: a summoner has no <effect>
      Given South's summoner is Sage with <effect>
      When the position is put on the table
      Then it is turned down

      Examples:
        | effect                              |
        | before-attack: [3] to an enemy unit |
        | counter: [3] to an enemy unit       |
        | constant: attack +1 to your units   |

    Scenario: a summoner is no unit of which its text could speak
      Given South's summoner is Sage with ritual: attack +1 to this
      When the position is put on the table
      Then it is turned down
