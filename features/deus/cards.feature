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
        | kind         | zone          | level | march  | abilities                                                                                                           |
        | unit         | hand          | 2     | "walk" | []                                                                                                                  |
        | token        | token area    | 2     | "walk" | []                                                                                                                  |
        | summoner     | summoner area | null  | null   | []                                                                                                                  |
        | battle_spell | hand          | null  | null   | [{"timing": "quick", "scope": "battle", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | ritual_spell | hand          | null  | null   | [{"timing": "ritual", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}]                              |

    Scenario: there is no sixth kind
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
    Scenario: after the preparation each player has one
      When the game is prepared, South having the first turn
      Then South's summoner area has 1 card
      And North's summoner area has 1 card

    Scenario: the summoner stays after being used
      Given it is South's main phase
      And South's summoner is Sage with ritual: gain 1 power
      When South uses Sage
      Then South's power is 1
      And Sage is in South's summoner area

    @since.2.00
    Scenario: a selection once made is not changed
      Given the draft has been completed, South picking first
      And both decks have been selected
      When South tries to select
        | of the first faction | of the second faction | summoner              |
        | 15                   | 15                    | of the second faction |
      Then it is refused under deus.cards.summoner.chosen

    Scenario: there is no second summoner
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

  @deus.cards.unit.summon_to_field
  Rule: A unit card counts as a unit only once it has been summoned from the hand onto the battlefield.
    Scenario: a unit card summoned is a unit
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South summons Knight to a1
      Then Knight is in a1
      And Knight is not in South's hand

    Scenario: a unit card in the hand cannot march
      Given it is South's main phase
      And South's hand holds these cards
        | card   |
        | Knight |
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | b1   |
      When South tries to march Knight to b2
      Then it is refused as meaningless

    Scenario: a unit card in the hand is not reached by what reaches all own units
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | state     |
        | Ogre | South | b1   | exhausted |
      And South's hand holds these cards
        | card   | kind         | effect                         |
        | Knight |              |                                |
        | Call   | ritual spell | ritual: attack +1 to own units |
      When South uses Call
      Then the battlefield holds exactly these units
        | unit | side  | area | attack |
        | Ogre | South | b1   | 3      |

    Scenario: a spell card is never a unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | kind         | effect         |
        | Call | South | b1   | ritual spell | ritual: draw 1 |
      When the position is put on the table
      Then it is turned down

    Scenario: a card is not in the hand and on the battlefield at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And Knight also lies in South's hand
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a unit card is not summoned from <place>
      Given it is South's normal summon phase
      And South's deck holds 2 cards
      And South's discard pile holds 2 cards
      And North's hand holds 2 cards
      When South tries to summon <card> to b1
      Then it is refused as meaningless
      And b1 is empty

      Examples:
        | place            | card            |
        | the deck         | South Deck 1    |
        | the discard pile | South Discard 1 |
        | the other hand   | North Hand 1    |

  @deus.cards.unit.fields
  Rule: A unit card states its name, race, attribute, level, attack, defence, march type and abilities, with its rarity, faction and number.
    Scenario: a unit with all its items
      Given a card with these fields lies in South's hand
        | field      | value                                                                                                   |
        | kind       | unit                                                                                                    |
        | race       | human                                                                                                   |
        | attributes | ["fire"]                                                                                                |
        | level      | 3                                                                                                       |
        | attack     | -1                                                                                                      |
        | defence    | 4                                                                                                       |
        | march      | fly                                                                                                     |
        | slots      | ["fire", "multi"]                                                                                       |
        | abilities  | [{"timing": "counter", "scope": "battle", "do": [[{"verb": "change", "to": "this", "defence": 2}]]}]    |
        | rarity     | rare                                                                                                    |
        | faction    | Order                                                                                                   |
        | number     | 7                                                                                                       |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a unit without <what> is no unit card
      Given a card with these fields lies in South's hand
        | field   | value     |
        | kind    | unit      |
        | level   | <level>   |
        | attack  | <attack>  |
        | defence | <defence> |
        | march   | <march>   |
      When the position is put on the table
      Then it is turned down

      Examples:
        | what    | level | attack | defence | march |
        | level   | null  | 2      | 3       | walk  |
        | attack  | 2     | null   | 3       | walk  |
        | defence | 2     | 2      | null    | walk  |
        | march   | 2     | 2      | 3       | null  |

    Scenario: a unit card has no epithet
      Given a card with these fields lies in South's hand
        | field   | value     |
        | kind    | unit      |
        | level   | 2         |
        | attack  | 2         |
        | defence | 3         |
        | march   | walk      |
        | epithet | The Great |
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a unit with <field> <value> is <answer>
      Given a card with these fields lies in South's hand
        | field   | value |
        | kind    | unit  |
        | level   | 2     |
        | attack  | 2     |
        | defence | 3     |
        | march   | walk  |
        | <field> | <value> |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | field   | value | answer      |
        | level   | 0     | turned down |
        | level   | 1     | accepted    |
        | level   | 8     | accepted    |
        | level   | 9     | turned down |
        | defence | 0     | turned down |
        | defence | 1     | accepted    |

    Scenario Outline: no unit card says <what>
      Given a card with these fields lies in South's hand
        | field     | value       |
        | kind      | unit        |
        | level     | 2           |
        | attack    | 2           |
        | defence   | 3           |
        | march     | walk        |
        | abilities | <abilities> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | what                                     | abilities                                                                                                                        |
        | a ritual of scope Battle                 | [{"timing": "ritual", "scope": "battle", "do": [[{"verb": "draw", "count": 1}]]}]                                                |
        | a quick effect of scope Field            | [{"timing": "quick", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}]                                                  |
        | a ritual paid by spell slots             | [{"timing": "ritual", "scope": "field", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}]                    |
        | where a quick effect is used from        | [{"timing": "quick", "scope": "battle", "usable_from": "hand", "do": [[{"verb": "draw", "count": 1}]]}]                          |
        | nothing                                  | [{"timing": "quick", "scope": "battle", "do": []}]                                                                               |
        | nothing after applying                   | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "draw", "count": 1}], []]}]                                             |
        | that an unnamed unit dies                | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "kill"}]]}]                                                             |
        | that a unit is chosen for nothing        | [{"timing": "quick", "scope": "battle", "target": {}, "do": [[{"verb": "draw", "count": 1}]]}]                                   |
        | that none are chosen to die              | [{"timing": "quick", "scope": "battle", "target": {"count": 0}, "do": [[{"verb": "kill"}]]}]                                     |
        | that a declaration dies                  | [{"timing": "counter", "scope": "battle", "target": {"what": "declaration"}, "do": [[{"verb": "kill"}]]}]                        |
        | that a unit is cancelled                 | [{"timing": "counter", "scope": "battle", "target": {}, "do": [[{"verb": "cancel"}]]}]                                           |
        | what that unit does without a condition  | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "kill", "to": "that_unit"}]]}]                                          |
        | damage of nothing                        | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "damage", "to": "this"}]]}]                                             |
        | a change of nothing                      | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "change", "to": "this"}]]}]                                             |
        | a ward against nothing                   | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "change", "to": "this", "ward": 2}]]}]                                  |
        | that a unit in battle summons itself     | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "summon_this"}]]}]                                                      |
        | that a hand card is exhausted as a cost  | [{"timing": "ritual", "scope": "field", "cost": {"exhaust_this": true}, "do": [[{"verb": "draw", "count": 1}]]}]                 |

  @deus.cards.unit.level
  Rule: A unit's level counts toward the area limit, and its level symbol tells whether the card may be instantly summoned.
    Scenario Outline: level <level> beside level 5 <comes in>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | level |
        | Ogre | South | b1   | 5     |
      And South's hand holds these cards
        | card   | level   |
        | Knight | <level> |
      When South <summons> Knight to b1
      Then <outcome>

      Examples:
        | level | comes in    | summons         | outcome                                          |
        | 3     | fits        | summons         | Knight is in b1                                  |
        | 4     | is too much | tries to summon | it is refused under deus.turn.summon.normal_limit |

    Scenario: only the symbol opens the instant summon, not the level
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | b1   |
        | Imp  | North | b2   |
      And South's hand holds these cards
        | card   | level | instant |
        | Knight | 2     | yes     |
        | Wisp   | 2     | no      |
        | Giant  | 6     | yes     |
      When South marches Ogre to b2
      Then South can instantly summon exactly Knight and Giant

  @deus.cards.unit.attack
  Rule: A unit's attack is the amount of damage it contributes in battle.
    Scenario Outline: attack <attack> against defence 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | b1   | <attack> | 9       |
        | Ogre   | North | b2   | 1        | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then <what> in b2

      Examples:
        | attack | what            |
        | 3      | Knight is       |
        | 2      | Ogre is still   |

    Scenario: attack does nothing outside battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 9      | 9       |
        | Ogre   | North | c2   | 1      | 1       |
      When South marches Knight to b2
      And North passes
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | c2   |

  @deus.cards.unit.defence
  Rule: A unit dies when damage applied at one time reaches its defence, and is discarded when its defence falls to 0 or less.
    Scenario Outline: damage <damage> at one time against defence 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                             |
        | Knight | South | b1   |         | before-attack: [<damage>] to an enemy unit         |
        | Ogre   | North | b2   | 3       | when this dies, forced: gain 1 power               |
        | Imp    | North | b2   |         |                                                    |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When both sides pass
      Then <units> in b2
      And North's power is <power>

      Examples:
        | damage | units                        | power |
        | 2      | Knight, Ogre and Imp are     | 0     |
        | 3      | Knight and Imp are           | 1     |
        | 4      | Knight and Imp are           | 1     |

    Scenario Outline: defence <by> leaves <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                            |
        | Knight | South | b1   |         | before-attack: defence <by> to an enemy unit      |
        | Ogre   | North | b2   | 3       | when this dies, forced: gain 1 power              |
        | Imp    | North | b2   |         |                                                   |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When both sides pass
      Then Ogre <lies> in <place>
      And North's power is 0

      Examples:
        | by | defence | lies | place                |
        | -2 | 1       | is   | b2                   |
        | -3 | 0       | is   | North's discard pile |
        | -4 | -1      | is   | North's discard pile |

    Scenario: damage at two times does not add up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | South | b1   |         | before-attack: [2] to an enemy unit |
        | Ogre   | North | b2   | 3       |                                     |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And both sides have passed
      And South has used Knight on Ogre
      When both sides pass
      Then Ogre is still in b2

    Scenario: a unit that comes under an effect which leaves it no defence is discarded at once
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Ogre | North | b3   | constant, field: defence -3 for enemy units |
      And South's hand holds these cards
        | card   | defence |
        | Knight | 3       |
        | Squire | 4       |
      And South has summoned Squire to b1
      When South summons Knight to b1
      Then Knight is in South's discard pile
      And Squire has defence 1

  @deus.cards.flavor_text
  Rule: Flavour text has no effect on the game.
    Scenario: a flavour text that reads like an ability gives none
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field   | value          |
        | kind    | unit           |
        | level   | 2              |
        | attack  | 2              |
        | defence | 3              |
        | march   | walk           |
        | flavour | ritual: draw 1 |
      When the position is put on the table
      Then it is accepted
      And South can use nothing

    Scenario: a flavour text that speaks of coming at once is no instant symbol
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | b1   |
        | Imp  | North | b2   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And a card with these fields lies in South's hand
        | field   | value                       |
        | kind    | unit                        |
        | level   | 2                           |
        | attack  | 2                           |
        | defence | 3                           |
        | march   | walk                        |
        | flavour | Summoned instantly, it came |
      When South marches Ogre to b2
      Then South can instantly summon exactly Wisp

  @deus.token.unit_on_field
  Rule: A token card with unit items is treated as a unit while it is summoned on the battlefield.
    @deus.ruling.token_is_full_unit_on_board
    Scenario: a token on the battlefield marches and counts for the front
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  |
        | Knight | South | a2   |       |
        | Ogre   | South | b2   |       |
        | Sprout | South | c1   | token |
      When South marches Sprout to c2
      Then South has won

    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token of level <level> beside level 6
      Given these units are on the battlefield
        | unit   | side  | area | kind  | level   |
        | Ogre   | South | b1   |       | 6       |
        | Sprout | South | b1   | token | <level> |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | level | answer      |
        | 2     | accepted    |
        | 3     | turned down |

    @deus.ruling.token_is_full_unit_on_board
    Scenario: a token in the hand is summoned into a battle only if its symbol allows
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | b1   |
        | Imp  | North | b2   |
      And South's hand holds these cards
        | card   | kind  | instant |
        | Sprout | token | yes     |
        | Shade  | token | no      |
      When South marches Ogre to b2
      Then South can instantly summon exactly Sprout

    @deus.ruling.token_is_full_unit_on_board
    Scenario: a token in the hand whose symbol allows it is summoned normally
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   | kind  | instant |
        | Sprout | token | yes     |
      When South summons Sprout to b1
      Then Sprout is in b1

    @deus.ruling.token_is_full_unit_on_board
    Scenario: a token in the hand without the symbol is not summoned normally
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind  | instant |
        | Shade | token | no      |
      When South tries to summon Shade to b1
      Then it is refused under deus.ruling.token_is_full_unit_on_board

    Scenario: a token in the token area is no unit
      Given it is South's main phase
      And South's token area holds these tokens
        | token  |
        | Sprout |
      When South tries to march Sprout to b2
      Then it is refused as meaningless

  @deus.token.printed_text
  Rule: Special handling printed on a token card takes precedence over the normal token rules.
    @deus.ruling.card_text_over_rulebook
    Scenario: a token whose text lets it march exhausted does
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect                                       |
        | Sprout | South | b1   | token | exhausted | constant, field: may march exhausted to this |
      When South marches Sprout to b2
      Then Sprout is in b2

    Scenario: without such a text it does not
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     |
        | Sprout | South | b1   | token | exhausted |
      When South tries to march Sprout to b2
      Then it is refused under deus.march.a

    @deus.ruling.card_text_over_rulebook
    Scenario: a text that forbids prevails over one that allows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect                                                                                      |
        | Sprout | South | b1   | token | exhausted | constant, field: cannot march to this / constant, field: may march exhausted to this |
      When South tries to march Sprout to b2
      Then it is refused under deus.march.a

  @deus.token.never_deck_discard
  Rule: A token card is never part of a deck or a discard pile.
    Scenario Outline: a token in the <zone> is <answer>
      Given a card with these fields lies in South's <zone>
        | field   | value |
        | kind    | token |
        | level   | 2     |
        | attack  | 2     |
        | defence | 2     |
        | march   | walk  |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | zone         | answer      |
        | token area   | accepted    |
        | hand         | accepted    |
        | deck         | turned down |
        | discard pile | turned down |

  @deus.token.start_area
  Rule: Token cards start the game in their owner's token area, the same place as the summoner card.
    Scenario: both tokens lie in the token area of the evil faction's player
      When the game is prepared, South having the first turn
      Then North's token area has 2 cards
      And North's summoner area has 1 card

    Scenario: a player without that faction starts with none
      When the game is prepared, North having the first turn
      Then South's token area has 0 cards

  @deus.token.leave_to_token_area
  Rule: A token that would die or be discarded from the battlefield or the hand goes to the token area instead.
    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token is hit by <part>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  |
        | Sprout | North | b3   | token |
      And South's summoner is Sage with ritual: <part> an enemy unit
      When South uses Sage on Sprout
      Then Sprout is in North's token area
      And North's discard pile has 0 cards

      Examples:
        | part    |
        | kill    |
        | discard |

    Scenario: a unit card that is no token goes to the discard pile
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And South's summoner is Sage with ritual: kill an enemy unit
      When South uses Sage on Ogre
      Then Ogre is in North's discard pile
      And North's token area has 0 cards

    Scenario: a token discarded from the hand goes there too
      Given it is South's second hand adjustment phase
      And South's hand holds these cards
        | card   | kind  |
        | Sprout | token |
      When South discards Sprout
      Then Sprout is in South's token area
      And South's discard pile has 0 cards

  @deus.token.specter_not_to_hand
  Rule: A token that may not enter the hand goes to the token area when an effect would move it to the hand.
    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token that <may> be in a hand is sent there
      Given it is South's main phase
      And South's token area holds these tokens
        | token  | hand   |
        | Sprout | <hand> |
      And South's hand holds these cards
        | card | kind         | effect                             |
        | Call | ritual spell | ritual: summon token Sprout        |
        | Back | ritual spell | ritual: return to hand an own unit |
      And South has used Call to b1
      When South uses Back on Sprout
      Then Sprout is in South's <zone>
      And the battlefield is empty

      Examples:
        | may     | hand  | zone       |
        | may not | never | token area |
        | may     |       | hand       |

  @deus.cards.battle_spell.from_hand
  Rule: A battle spell can be used only from the hand.
    Scenario: from the hand
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then Ogre is in North's discard pile

    Scenario Outline: not from the <zone>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's <zone> holds these cards, from the top
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under deus.cards.battle_spell.from_hand

      Examples:
        | zone         |
        | discard pile |
        | deck         |

    @since.2.00
    Scenario: from the discard pile no spell is used at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's discard pile holds these cards, from the top
        | card | kind         | effect                                 |
        | Bolt | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under deus.cards.battle_spell.from_hand

    @until.2.00
    Scenario: in the draft, from the discard pile no spell is used at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's discard pile holds these cards, from the top
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's after-attack timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under deus.cards.battle_spell.from_hand

  @deus.cards.battle_spell.by_unit
  Rule: A battle spell is cast by a unit, so its user needs a unit in the battle with the required spell slot.
    Scenario: a unit in the battle with the slot casts it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | defence |
        | Mage   | South | b1   | fire  |         |
        | Ogre   | North | b2   |       | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario: nobody casts it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Mage   | South | b1   | fire  |
        | Ogre   | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    Scenario: without a unit of the needed slot in the battle it cannot be used
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | effect                              |
        | Mage   | South | a1   | fire  |                                     |
        | Knight | South | b1   | water | before-attack: [1] to an enemy unit |
        | Ogre   | North | b2   |       |                                     |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Knight to b2
      When the battle reaches South's before-attack timing
      Then South can use exactly Knight

    @deus.ruling.every_payer_is_user
    Scenario: everybody who pays a part is a user and can be countered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | defence | effect                        |
        | Mage   | South | b1   | fire  | 3       |                               |
        | Seer   | South | b1   | water | 3       |                               |
        | Knight | South | b1   |       | 3       |                               |
        | Ogre   | North | b2   |       |         | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card | kind         | effect                                               |
        | Bolt | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage, Seer and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire and Seer's water
      And North has used Ogre on Seer
      When both sides pass
      Then Ogre is in b2
      And Seer is in South's discard pile

    Scenario: who pays nothing is no user
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | effect                        |
        | Mage   | South | b1   | fire  |                               |
        | Knight | South | b1   |       |                               |
        | Ogre   | North | b2   |       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When North tries to use Ogre on Knight
      Then it is refused under deus.chain.legal_target

    @since.2.00
    Scenario: a spell that nobody casts is not used at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                 |
        | Bolt | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    Scenario: a spell that nobody casts is not used at the right to counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                   |
        | Bolt | battle spell | counter, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's right to counter
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    @until.2.00
    Scenario: in the draft, a spell that nobody casts is not used at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's after-attack timing
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

  @deus.cards.battle_spell.discard_after
  Rule: A battle spell is discarded once its effect has been applied.
    Scenario: the spell goes to its owner's discard pile
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [1] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then Bolt is in South's discard pile

    @deus.ruling.failed_spell_is_discarded
    Scenario: until then it lies in no zone
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [1] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Bolt on Ogre paid by Mage's fire
      Then Bolt is not in South's hand
      And Bolt is not in South's discard pile

    @deus.ruling.failed_spell_is_discarded
    Scenario: a spell that fails is discarded as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | South | b1   | fire  | 3       |                               |
        | Seer | South | b1   | water | 3       |                               |
        | Ogre | North | b2   |       | 3       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card | kind         | effect                                               |
        | Bolt | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire and Seer's water
      And North has used Ogre on Mage
      When both sides pass
      Then Bolt is in South's discard pile
      And Mage is in South's discard pile
      And Ogre is in b2

    Scenario: a declared battle spell lies in no zone until it has taken effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  |         |
        | Ogre | North | b2   |       | 9       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Bolt on Ogre paid by Mage's fire
      Then Bolt is in use
      And Bolt is not in South's hand
      And Bolt is not in South's discard pile

    @deus.ruling.public_information
    Scenario: everybody sees the card that is in use
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  |         |
        | Ogre | North | b2   |       | 9       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Bolt on Ogre paid by Mage's fire
      Then South sees Bolt in use
      And North sees Bolt in use
      And the public sees Bolt in use

    Scenario: once it has taken effect it is in use no more
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  |         |
        | Ogre | North | b2   |       | 9       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then no card is in use
      And Bolt is in South's discard pile

    Scenario: a unit's ability is no card in use
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              | defence |
        | Mage | South | b1   | before-attack: [3] to an enemy unit |         |
        | Ogre | North | b2   |                                     | 9       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then no card is in use

  @deus.cards.battle_spell.fields
  Rule: A battle spell card has a kind, name, type, attribute, effect, rarity, faction and number, and no unit values.
    Scenario: a battle spell with all its items
      Given a card with these fields lies in South's hand
        | field      | value                                                                                                         |
        | kind       | battle_spell                                                                                                  |
        | type       | curse                                                                                                         |
        | attributes | ["fire"]                                                                                                      |
        | abilities  | [{"timing": "quick", "scope": "battle", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | rarity     | common                                                                                                        |
        | faction    | Order                                                                                                         |
        | number     | 16                                                                                                            |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a battle spell has no <field>
      Given a card with these fields lies in South's hand
        | field     | value                                                                                                         |
        | kind      | battle_spell                                                                                                  |
        | abilities | [{"timing": "quick", "scope": "battle", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}] |
        | <field>   | <value>                                                                                                       |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field   | value    |
        | level   | 2        |
        | attack  | 2        |
        | defence | 3        |
        | march   | walk     |
        | race    | human    |
        | slots   | ["fire"] |

    Scenario Outline: a battle spell does not say <effect>
      Given South's hand holds these cards
        | card | kind         | effect   |
        | Bolt | battle spell | <effect> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | effect                                                |
        | ritual: draw 1                                        |
        | quick: draw 1                                         |
        | constant: attack +1 to own units                      |
        | quick, cost fire: draw 1 / quick, cost water: draw 2  |

  @deus.cards.ritual_spell.from_hand
  Rule: A ritual spell is used from the hand by the summoner, that is by the player.
    Scenario: from the hand in the own main phase, without any unit
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect               |
        | Call | ritual spell | ritual: gain 2 power |
      When South uses Call
      Then South's power is 2
      And Call is in South's discard pile

    Scenario Outline: not from the <zone> either
      Given it is South's main phase
      And South's <zone> holds these cards, from the top
        | card | kind         | effect               |
        | Call | ritual spell | ritual: gain 2 power |
      When South tries to use Call
      Then it is refused under deus.cards.ritual_spell.from_hand

      Examples:
        | zone         |
        | discard pile |
        | deck         |

    Scenario: not from the other player's hand
      Given it is South's main phase
      And North's hand holds these cards
        | card | kind         | effect               |
        | Call | ritual spell | ritual: gain 2 power |
      When South tries to use Call
      Then it is refused under deus.cards.ritual_spell.from_hand

  @deus.cards.ritual_spell.fields
  Rule: A ritual spell card has a kind, name, type, effect, rarity, faction and number, but no attribute.
    Scenario: a ritual spell with all its items
      Given a card with these fields lies in South's hand
        | field     | value                                                                            |
        | kind      | ritual_spell                                                                     |
        | type      | feast                                                                            |
        | abilities | [{"timing": "ritual", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}] |
        | rarity    | star                                                                             |
        | faction   | Order                                                                            |
        | number    | 21                                                                               |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: a ritual spell has no <field>
      Given a card with these fields lies in South's hand
        | field     | value                                                                            |
        | kind      | ritual_spell                                                                     |
        | abilities | [{"timing": "ritual", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}] |
        | <field>   | <value>                                                                          |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field      | value    |
        | attributes | ["fire"] |
        | level      | 2        |
        | attack     | 2        |

    Scenario Outline: a ritual spell does not say <effect>
      Given South's hand holds these cards
        | card | kind         | effect   |
        | Call | ritual spell | <effect> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | effect                   |
        | ritual, cost fire: draw 1 |
        | quick: draw 1            |
