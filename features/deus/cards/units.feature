Feature: Cards

  @deus.cards.unit.summon_to_field
  Rule: A unit card counts as a unit only once it has been summoned from the hand onto the battlefield.
    Scenario: a unit card summoned is a unit
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South summons Knight to b1
      Then Knight is in b1
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
      Then it is refused under deus.march.main_phase_action or deus.cards.unit.summon_to_field

    Scenario: a unit card in the hand is not reached by what reaches all units of its player
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | state     |
        | Ogre | South | b1   | exhausted |
      And South's hand holds these cards
        | card   | kind         | effect                          |
        | Knight |              |                                 |
        | Call   | ritual spell | ritual: attack +1 to your units |
      When South uses Call
      Then the battlefield holds exactly these units
        | unit | side  | area | attack |
        | Ogre | South | b1   | 3      |

    Scenario: a spell card is never a unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | kind         | effect         |
        | Call | North | c3   | ritual spell | ritual: draw 1 |
      When the position is put on the table
      Then it is turned down

    Scenario: a card is not in the hand and on the battlefield at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And Knight also lies in South's hand
      When the position is put on the table
      Then it is turned down

    Scenario Outline: a unit card is not summoned from <place>
      Given it is South's normal summon phase
      And South's deck holds 2 cards
      And South's discard pile holds 2 cards
      And North's hand holds 2 cards
      When South tries to summon <card> to b1
      Then it is refused under deus.turn.summon.normal or deus.cards.unit.summon_to_field
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
        | field      | value                                                                                                |
        | kind       | unit                                                                                                 |
        | race       | human                                                                                                |
        | attributes | ["fire"]                                                                                             |
        | level      | 3                                                                                                    |
        | attack     | -1                                                                                                   |
        | defence    | 4                                                                                                    |
        | march      | fly                                                                                                  |
        | slots      | ["fire", "multi"]                                                                                    |
        | abilities  | [{"timing": "counter", "scope": "battle", "do": [[{"verb": "change", "to": "this", "defence": 2}]]}] |
        | rarity     | rare                                                                                                 |
        | faction    | Order                                                                                                |
        | number     | 7                                                                                                    |
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
        | field   | value   |
        | kind    | unit    |
        | level   | 2       |
        | attack  | 2       |
        | defence | 3       |
        | march   | walk    |
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
        | what                                    | abilities                                                                                                        |
        | a ritual of scope Battle                | [{"timing": "ritual", "scope": "battle", "do": [[{"verb": "draw", "count": 1}]]}]                                |
        | a quick effect of scope Field           | [{"timing": "quick", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}]                                  |
        | a ritual paid by spell slots            | [{"timing": "ritual", "scope": "field", "cost": {"slots": ["fire"]}, "do": [[{"verb": "draw", "count": 1}]]}]    |
        | where a quick effect is used from       | [{"timing": "quick", "scope": "battle", "usable_from": "hand", "do": [[{"verb": "draw", "count": 1}]]}]          |
        | nothing                                 | [{"timing": "quick", "scope": "battle", "do": []}]                                                               |
        | nothing after applying                  | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "draw", "count": 1}], []]}]                             |
        | that an unnamed unit dies               | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "kill"}]]}]                                             |
        | that a unit is chosen for nothing       | [{"timing": "quick", "scope": "battle", "target": {}, "do": [[{"verb": "draw", "count": 1}]]}]                   |
        | that none are chosen to die             | [{"timing": "quick", "scope": "battle", "target": {"count": 0}, "do": [[{"verb": "kill"}]]}]                     |
        | that a declaration dies                 | [{"timing": "counter", "scope": "battle", "target": {"what": "declaration"}, "do": [[{"verb": "kill"}]]}]        |
        | that a unit is cancelled                | [{"timing": "counter", "scope": "battle", "target": {}, "do": [[{"verb": "cancel"}]]}]                           |
        | what that unit does without a condition | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "kill", "to": "that_unit"}]]}]                          |
        | damage of nothing                       | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "damage", "to": "this"}]]}]                             |
        | a change of nothing                     | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "change", "to": "this"}]]}]                             |
        | a ward against nothing                  | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "change", "to": "this", "ward": 2}]]}]                  |
        | that a unit in battle summons itself    | [{"timing": "quick", "scope": "battle", "do": [[{"verb": "summon_this"}]]}]                                      |
        | that a hand card is exhausted as a cost | [{"timing": "ritual", "scope": "field", "cost": {"exhaust_this": true}, "do": [[{"verb": "draw", "count": 1}]]}] |

    Scenario: one name on two different cards is turned down
      Given a card with these fields lies in South's hand
        | field   | value |
        | id      | First |
        | name    | Twin  |
        | kind    | unit  |
        | level   | 1     |
        | attack  | 2     |
        | defence | 3     |
        | march   | walk  |
      And a card with these fields lies in South's hand
        | field   | value  |
        | id      | Second |
        | name    | Twin   |
        | kind    | unit   |
        | level   | 2      |
        | attack  | 2      |
        | defence | 3      |
        | march   | walk   |
      When the position is put on the table
      Then it is turned down

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
        | level | comes in    | summons         | outcome                                           |
        | 3     | fits        | summons         | Knight is in b1                                   |
        | 4     | is too much | tries to summon | it is refused under deus.turn.summon.normal_limit |

    Scenario: only the symbol opens the instant summon, not the level
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
        | Imp  | South | c2   |
      And North's hand holds these cards
        | card   | level | instant |
        | Knight | 2     | yes     |
        | Wisp   | 2     | no      |
        | Giant  | 6     | yes     |
      When North marches Ogre to c2
      Then North can instantly summon exactly Knight and Giant

  @deus.cards.unit.attack
  Rule: A unit's attack is the amount of damage it contributes in battle.
    Scenario Outline: attack <attack> against defence 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | a1   | <attack> | 9       |
        | Ogre   | North | a2   | 1        | 3       |
      And South has marched Knight to a2
      When the battle is fought out with South going first
      Then <what> in a2

      Examples:
        | attack | what          |
        | 3      | Knight is     |
        | 2      | Ogre is still |

    Scenario: attack does nothing outside battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 9      | 9       |
        | Ogre   | South | b2   | 1      | 1       |
      When North marches Knight to c2
      And South passes
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | c2   |
        | Ogre   | South | b2   |

  @deus.cards.unit.defence
  Rule: A unit dies when damage applied at one time reaches its defence, and is discarded when its defence falls to 0 or less.
    Scenario Outline: damage <damage> at one time against defence 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                     |
        | Knight | South | b1   |         | before-attack: [<damage>] to an enemy unit |
        | Ogre   | North | b2   | 3       | when this dies, forced: gain 1 power       |
        | Imp    | North | b2   |         |                                            |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When both sides pass
      Then <units> in b2
      And North's power is <power>

      Examples:
        | damage | units                    | power |
        | 2      | Knight, Ogre and Imp are | 0     |
        | 3      | Knight and Imp are       | 1     |
        | 4      | Knight and Imp are       | 1     |

    Scenario Outline: defence <by> leaves <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                       |
        | Knight | South | b1   |         | before-attack: defence <by> to an enemy unit |
        | Ogre   | North | b2   | 3       | when this dies, forced: gain 1 power         |
        | Imp    | North | b2   |         |                                              |
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | North | c3   |         | before-attack: [2] to an enemy unit |
        | Ogre   | South | c2   | 3       |                                     |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      And both sides have passed
      And North has used Knight on Ogre
      When both sides pass
      Then Ogre is still in c2

    Scenario: a unit that comes under an effect which leaves it no defence is discarded at once
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Ogre | North | a3   | constant, field: defence -3 for enemy units |
      And South's hand holds these cards
        | card   | defence |
        | Knight | 3       |
        | Squire | 4       |
      And South has summoned Squire to a1
      When South summons Knight to a1
      Then Knight is in South's discard pile
      And Squire has defence 1

  @deus.cards.flavor_text
  Rule: Flavour text has no effect on the game.
    Scenario: a flavour text that reads like an ability gives none
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value          |
        | kind    | unit           |
        | level   | 2              |
        | attack  | 2              |
        | defence | 3              |
        | march   | walk           |
        | flavour | ritual: draw 1 |
      When the position is put on the table
      Then it is accepted
      And North can use nothing

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
