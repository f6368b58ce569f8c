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

    Scenario: no player has a second summoner
      Given South's summoner is Sage with ritual: draw 1
      And a card with these fields lies in South's token area
        | field | value    |
        | kind  | summoner |
      When the position is put on the table
      Then it is turned down

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
        | constant: attack +1 to own units    |

    Scenario: a summoner is no unit of which its text could speak
      Given South's summoner is Sage with ritual: attack +1 to this
      When the position is put on the table
      Then it is turned down
