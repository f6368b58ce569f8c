Feature: Cards

  @deus.cards.battle_spell.from_hand
  Rule: A battle spell can be used only from the hand.
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |

    Scenario: a battle spell is used from the hand
      Given South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then Ogre is in North's discard pile

    Scenario Outline: a battle spell is not used from the <zone>
      Given South's <zone> holds these cards, from the top
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
      Given South's discard pile holds these cards, from the top
        | card | kind         | effect                                 |
        | Bolt | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under deus.cards.battle_spell.from_hand

    @until.2.00
    Scenario: in the draft, from the discard pile no spell is used at the after-attack timing
      Given South's discard pile holds these cards, from the top
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's after-attack timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under deus.cards.battle_spell.from_hand

    Scenario Outline: from the <zone> no battle spell is used at the <timing>
      Given these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | c1   |       |
        | Shaman | North | c2   | fire  |
      And North's <zone> holds these cards, from the top
        | card  | kind         | effect                                  |
        | Blaze | battle spell | <mark>, cost fire: [1] to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached North's <timing>
      When North tries to use Blaze on Knight paid by Shaman's fire
      Then it is refused under deus.cards.battle_spell.from_hand

      Examples:
        | timing               | mark          | zone         |
        | before-attack timing | before-attack | deck         |
        | before-attack timing | before-attack | discard pile |
        | right to counter     | counter       | deck         |
        | right to counter     | counter       | discard pile |

      @since.2.00
      Examples:
        | timing       | mark  | zone         |
        | quick timing | quick | deck         |
        | quick timing | quick | discard pile |

      @until.2.00
      Examples:
        | timing              | mark          | zone         |
        | after-attack timing | before-attack | deck         |
        | after-attack timing | before-attack | discard pile |

    Scenario Outline: an opponent's hand gives no battle spell at the <timing>
      Given these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | a1   |       |
        | Shaman | North | a2   | fire  |
      And South's hand holds these cards
        | card  | kind         | effect                                  |
        | Blaze | battle spell | <mark>, cost fire: [1] to an enemy unit |
      And South has marched Knight to a2
      And the battle has reached North's <timing>
      When North tries to use Blaze on Knight paid by Shaman's fire
      Then it is refused under deus.cards.battle_spell.from_hand

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

      @since.2.00
      Examples:
        | timing       | mark  |
        | quick timing | quick |

      @until.2.00
      Examples:
        | timing              | mark          |
        | after-attack timing | before-attack |

    Scenario: a spell drawn in the battle may be used in it
      Given these units are on the battlefield
        | unit   | side  | area | effect                |
        | Squire | South | b1   | before-attack: draw 1 |
      And South's deck holds these cards, from the top
        | card  | kind         | effect                                 |
        | Blaze | battle spell | before-attack, cost fire: gain 1 power |
        | Imp   | unit         |                                        |
      And South has marched Mage and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Squire
      And both sides have passed
      And South has used Blaze paid by Mage's fire
      When both sides pass
      Then South's power is 1

    Scenario Outline: of two battle spells of one name <used> is used, the other stays in South's hand
      Given South's hand holds these cards
        | card      | name  | kind         | effect                                         |
        | Flame One | Flame | battle spell | before-attack, cost fire: [1] to an enemy unit |
        | Flame Two | Flame | battle spell | before-attack, cost fire: [1] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used <used> on Ogre paid by Mage's fire
      When both sides pass
      Then <used> is in South's discard pile
      And <left> is in South's hand

      Examples:
        | used      | left      |
        | Flame One | Flame Two |
        | Flame Two | Flame One |

  @deus.cards.battle_spell.by_unit
  Rule: A battle spell is cast by a unit, so its user needs a unit in the battle with the required spell slot.
    Scenario: a unit in the battle with the slot casts it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  |         |
        | Ogre | North | b2   |       | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario: a battle spell waits in the chain with the unit that casts it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | c3   |       |
        | Seer   | South | c2   | water |
      And South's hand holds these cards
        | card | kind         | effect                                          |
        | Mist | battle spell | counter, cost water: attack -1 to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When South uses Mist on Knight paid by Seer's water
      Then the chain holds, the first declared first
        | by    | kind   | card | users  | targets |
        | North | attack |      | Knight |         |
        | South | effect | Mist | Seer   | Knight  |
      And Mist is in use

    Scenario: a battle spell is not used without a unit that casts it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | a1   | fire  |
        | Ogre | North | a2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    Scenario: a battle spell cannot be used without a unit of the needed slot in the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | effect                              |
        | Mage   | North | b3   | fire  |                                     |
        | Knight | North | a3   | water | before-attack: [1] to an enemy unit |
        | Ogre   | South | a2   |       |                                     |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Knight to a2
      When the battle reaches North's before-attack timing
      Then North can use exactly Knight

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | effect                        |
        | Mage   | North | c3   | fire  |                               |
        | Knight | North | c3   |       |                               |
        | Ogre   | South | c2   |       | counter: [3] to an enemy unit |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Bolt on Ogre paid by Mage's fire
      When South tries to use Ogre on Knight
      Then it is refused under deus.chain.legal_target

    @since.2.00
    Scenario: a spell that nobody casts is not used at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | a1   | fire  |
        | Ogre | North | a2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                 |
        | Bolt | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    Scenario: a spell that nobody casts is not used at the right to counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | b3   | fire  |
        | Ogre | South | b2   |       |
      And North's hand holds these cards
        | card | kind         | effect                                   |
        | Bolt | battle spell | counter, cost fire: [3] to an enemy unit |
      And North has marched Mage to b2
      And the battle has reached North's right to counter
      When North tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    @until.2.00
    Scenario: in the draft, a spell that nobody casts is not used at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | c1   | fire  |
        | Ogre | North | c2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's after-attack timing
      When South tries to use Bolt on Ogre
      Then it is refused under deus.cards.battle_spell.by_unit

    Scenario Outline: the side that waits needs a unit, too, for a spell at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | b1   |       |
        | Shaman | North | b2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                  |
        | Blaze | battle spell | <mark>, cost fire: [1] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's <timing>
      When North tries to use Blaze on Knight
      Then it is refused under deus.cards.battle_spell.by_unit

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

      @since.2.00
      Examples:
        | timing       | mark  |
        | quick timing | quick |

      @until.2.00
      Examples:
        | timing              | mark          |
        | after-attack timing | before-attack |

  @deus.cards.battle_spell.discard_after
  Rule: A battle spell is discarded once its effect has been applied.
    Scenario: the spell goes to its owner's discard pile
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | a3   | fire  |
        | Ogre | South | a2   |       |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [1] to an enemy unit |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then Bolt is in North's discard pile

    @deus.ruling.failed_spell_is_discarded
    Scenario: a battle spell lies in no zone until its effect is applied
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
    Scenario: a battle spell that fails is discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | North | c3   | fire  | 3       |                               |
        | Seer | North | c3   | water | 3       |                               |
        | Ogre | South | c2   |       | 3       | counter: [3] to an enemy unit |
      And North's hand holds these cards
        | card | kind         | effect                                               |
        | Bolt | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And North has marched Mage and Seer to c2
      And the battle has reached North's before-attack timing
      And North has used Bolt on Ogre paid by Mage's fire and Seer's water
      And South has used Ogre on Mage
      When both sides pass
      Then Bolt is in North's discard pile
      And Mage is in North's discard pile
      And Ogre is in c2

    Scenario: a declared battle spell lies in no zone until it has taken effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | a1   | fire  |         |
        | Ogre | North | a2   |       | 9       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South uses Bolt on Ogre paid by Mage's fire
      Then Bolt is in use
      And Bolt is not in South's hand
      And Bolt is not in South's discard pile

    @deus.ruling.public_information
    Scenario: everybody sees the card that is in use
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | North | b3   | fire  |         |
        | Ogre | South | b2   |       | 9       |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      When North uses Bolt on Ogre paid by Mage's fire
      Then North sees Bolt in use
      And South sees Bolt in use
      And the public sees Bolt in use

    Scenario: a battle spell that has taken effect is no card in use
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | c1   | fire  |         |
        | Ogre | North | c2   |       | 9       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then no card is in use
      And Bolt is in South's discard pile

    Scenario: a unit's ability is no card in use
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              | defence |
        | Mage | North | a3   | before-attack: [3] to an enemy unit |         |
        | Ogre | South | a2   |                                     | 9       |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      When North uses Mage on Ogre
      Then no card is in use

    Scenario Outline: what a unit's ability can do a spell can, too: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | c1   |       |
        | Ogre   | North | c2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                     |
        | Blaze | battle spell | counter, cost fire: <text> |
      And South's hand holds 1 card
      And North's hand holds 1 other cards
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has 1 power
      And North has 1 power
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has used Blaze paid by Ogre's fire
      When both sides pass
      Then <outcome>
      And Blaze is in North's discard pile

      Examples:
        | text                           | outcome                           |
        | kill all enemy units           | Knight is in South's discard pile |
        | discard all enemy units        | Knight is in South's discard pile |
        | return to hand all enemy units | Knight is in South's hand         |
        | [3] to all enemy units         | Knight is in South's discard pile |
        | draw 1                         | North's deck has 2 cards          |
        | the enemy draws 1              | South's deck has 2 cards          |
        | drop 1                         | North's hand has 0 cards          |
        | the enemy drops 1              | South's hand has 0 cards          |
        | gain 2 power                   | North's power is 3                |
        | lose 1 power                   | North's power is 0                |
        | the enemy gains 1 power        | South's power is 2                |
        | the enemy loses 1 power        | South's power is 0                |
        | take token Wisp into the hand  | Wisp is in North's hand           |

    Scenario Outline: a spell may do to a unit what an ability may: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | spell |
        | Knight | South | c1   | ready     |       |
        | Ogre   | North | c2   | ready     | fire  |
        | Troll  | North | c2   | exhausted |       |
      And North's hand holds these cards
        | card  | kind         | effect                           |
        | Blaze | battle spell | before-attack, cost fire: <text> |
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Blaze <how> paid by Ogre's fire
      When both sides pass
      Then <outcome>

      Examples:
        | text                           | how       | outcome                           |
        | exhaust an enemy unit          | on Knight | Knight is exhausted               |
        | ready one of your units        | on Troll  | Troll is ready                    |
        | kill one of your units         | on Troll  | Troll is in North's discard pile  |
        | discard an enemy unit          | on Knight | Knight is in South's discard pile |
        | attack +2 to one of your units | on Troll  | Troll has attack 4                |

    @since.2.00
    Scenario: the spell is discarded before what it has made due takes place
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                       |
        | Mage | North | b3   | fire  |         |                              |
        | Ogre | South | b2   |       | 3       | when this dies: gain 1 power |
      And North's hand holds these cards
        | card | kind         | effect                                 |
        | Bolt | battle spell | quick, cost fire: [3] to an enemy unit |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Bolt on Ogre paid by Mage's fire
      Then South is asked for a trigger
      And Bolt is in North's discard pile
      And no card is in use

    Scenario: a spell of the chain is discarded before what it has made due takes place
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                       |
        | Mage | North | c3   | fire  |         |                              |
        | Ogre | South | c2   |       | 3       | when this dies: gain 1 power |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Bolt on Ogre paid by Mage's fire
      When both sides pass
      Then South is asked for a trigger
      And Bolt is in North's discard pile
      And no card is in use

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
        | effect                                               |
        | ritual: draw 1                                       |
        | quick: draw 1                                        |
        | constant: attack +1 to your units                    |
        | quick, cost fire: draw 1 / quick, cost water: draw 2 |

  @deus.cards.ritual_spell.from_hand
  Rule: A ritual spell is used from the hand by the summoner, that is by the player.
    Scenario: a ritual spell is used from the hand in its player's main phase, without any unit
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect               |
        | Call | ritual spell | ritual: gain 2 power |
      When South uses Call
      Then South's power is 2
      And Call is in South's discard pile

    Scenario Outline: a ritual spell is not used from the <zone>
      Given it is North's main phase
      And North's <zone> holds these cards, from the top
        | card | kind         | effect               |
        | Call | ritual spell | ritual: gain 2 power |
      When North tries to use Call
      Then it is refused under deus.cards.ritual_spell.from_hand

      Examples:
        | zone         |
        | discard pile |
        | deck         |

    Scenario: a ritual spell is not used from the other player's hand
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
        | effect                    |
        | ritual, cost fire: draw 1 |
        | quick: draw 1             |
