Feature: Timing

  The timing mark of an effect says at which moment it may be used.

  @deus.timing.kinds
  Rule: The timing of an effect is one of six: ritual, quick, before-attack, counter, trigger or constant.
    Scenario Outline: a timing that an effect may have: <timing>
      Given it is South's main phase
      And South's hand holds these cards
        | card   | effect           |
        | Knight | <timing>: draw 1 |
      When the position is put on the table
      Then it is accepted

      Examples:
        | timing        |
        | ritual        |
        | quick         |
        | before-attack |
        | counter       |

    Scenario: a trigger and a constant
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                                   |
        | Knight | North | b3   | 2      | when a battle begins, forced: gain 1 power / constant: attack +1 to this |
        | Ogre   | South | b2   |        |                                                                          |
      When North marches Knight to b2
      Then North's power is 1
      And Knight has attack 3

    Scenario: a timing that no effect can have
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field  | value         |
        | kind   | unit          |
        | text   | quick: draw 1 |
        | timing | summon        |
      When the position is put on the table
      Then it is turned down

  @deus.timing.preattack
  Rule: Using before-attack effects is optional; the first side may do so in the first normal timing, the second side in the second.
    Scenario: the first side in the first normal timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | c3   | before-attack: gain 1 power |
        | Ogre   | South | c2   |                             |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North uses Knight
      And both sides pass
      Then North's power is 1
      And North is asked for before attack effects

    Scenario: the second side in the second normal timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | a1   | 2      |                             |
        | Ogre   | North | a2   |        | before-attack: gain 1 power |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing, South having gone first
      When North uses Ogre
      And both sides pass
      Then North's power is 1

    Scenario: the second side is not asked in the first normal timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | b3   |                             |
        | Ogre   | South | b2   | before-attack: gain 1 power |
      And North has marched Knight to b2
      And the battle has reached South's right to counter, North having gone first
      When South tries to use Ogre
      Then it is refused under deus.timing.counter
      And South's power is 0

    Scenario: a side may leave a before-attack effect unused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | c1   | before-attack: gain 1 power |
        | Ogre   | North | c2   |                             |
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Knight
      And South's power is 0

    Scenario Outline: no other kind of effect is used before the attack: <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | North | a3   | <timing>: gain 1 power |
        | Ogre   | South | a2   |                        |
      And North has marched Knight to a2
      And the battle has reached North's before-attack timing
      When North tries to use Knight
      Then it is refused under deus.timing.preattack
      And North's power is 0

      Examples:
        | timing  |
        | quick   |
        | counter |

    Scenario Outline: a <mark> spell is not used before the attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | c3   |       |
        | Shaman | South | c2   | fire  |
      And South's hand holds these cards
        | card  | kind         | effect                                        |
        | Blaze | battle spell | <mark>, cost fire: attack -1 to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's before-attack timing
      When South tries to use Blaze on Knight paid by Shaman's fire
      Then it is refused under deus.timing.preattack

      Examples:
        | mark    |
        | quick   |
        | counter |

    Scenario Outline: a ritual is not used before the attack: <card>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And North's hand holds these cards
        | card  | kind         | effect         |
        | Chant | ritual spell | ritual: draw 1 |
        | Imp   | unit         | ritual: draw 1 |
      And North's summoner is Queen with ritual: draw 1
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North tries to use <card>
      Then it is refused under deus.timing.preattack

      Examples:
        | card  |
        | Chant |
        | Imp   |
        | Queen |

  @deus.timing.preattack_multiple
  Rule: A side may use several before-attack effects before its one attack.
    Scenario: two effects before one attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | before-attack: gain 1 power |
        | Squire | South | b1   | before-attack: gain 2 power |
        | Ogre   | North | b2   |                             |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When South uses Squire
      And both sides pass
      Then South's power is 3
      And South is asked for before attack effects

    Scenario: one before-attack effect is used twice
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | c3   | before-attack: gain 1 power |
        | Ogre   | South | c2   |                             |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And both sides have passed
      When North uses Knight
      And both sides pass
      Then North's power is 2

    @since.2.00
    Scenario: no further effect after the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | a1   | 2      | before-attack: gain 1 power |
        | Ogre   | North | a2   |        |                             |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has passed
      When both sides pass
      Then North is asked for before attack effects
      And South's power is 0

    Scenario Outline: the second effect before the attack is bound as the first: <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | level | attribute | effect                      |
        | Page   | South | c1   |       | 2     |           | before-attack: gain 1 power |
        | Knight | South | c1   | fire  | 2     |           | <ability>                   |
        | Mage   | South | c1   | multi | 2     |           |                             |
        | Squire | South | b1   | fire  | 2     |           | before-attack: draw 1       |
        | Ogre   | North | c2   | fire  | 3     | water     | before-attack: draw 1       |
        | Shaman | North | c3   |       | 3     |           |                             |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Blaze | battle spell | before-attack, cost fire: attack -1 to an enemy unit |
        | Imp   | unit         | before-attack: draw 1                                |
      And South's discard pile holds these cards, from the top
        | card  | kind         | effect                                               |
        | Flare | battle spell | before-attack, cost fire: attack -1 to an enemy unit |
      And South has marched Page, Knight and Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Page
      And both sides have passed
      When South tries to use <use>
      Then it is refused under <clause>

      Examples:
        | what                       | ability                                   | use                                 | clause                                    |
        | power                      | before-attack, cost 2 power: draw 1       | Knight                              | deus.cost.required                        |
        | a payer without slots      | before-attack: draw 1                     | Blaze on Ogre paid by Page's fire   | deus.standing.spell_permits               |
        | a payer elsewhere          | before-attack: draw 1                     | Blaze on Ogre paid by Squire's fire | deus.cost.shared_slots                    |
        | an enemy payer             | before-attack: draw 1                     | Blaze on Ogre paid by Ogre's fire   | deus.cost.shared_slots                    |
        | a spell without a payer    | before-attack: draw 1                     | Blaze on Ogre                       | deus.cards.battle_spell.by_unit           |
        | a discarded spell          | before-attack: draw 1                     | Flare on Ogre paid by Knight's fire | deus.cards.battle_spell.from_hand         |
        | one slot for two icons     | before-attack, cost fire water: draw 1    | Knight paid by Mage's multi         | deus.standing.spell_multi                 |
        | more slots than there are  | before-attack, cost fire fire: draw 1     | Knight paid by Knight's fire fire   | deus.standing.spell_slots                 |
        | a discard too few          | before-attack, cost discard 2: draw 1     | Knight discarding Imp               | deus.cost.additional                      |
        | an enemy unit              | before-attack: draw 1                     | Ogre                                | deus.special.location                     |
        | a unit in the hand         | before-attack: draw 1                     | Imp                                 | deus.special.location                     |
        | a unit elsewhere           | before-attack: draw 1                     | Squire                              | deus.scope.battle_reach                   |
        | a target elsewhere         | before-attack: attack -1 to an enemy unit | Knight on Shaman                    | deus.scope.battle_reach                   |
        | no target                  | before-attack: attack -1 to an enemy unit | Knight                              | deus.ruling.no_declaration_without_target |
        | a target of the wrong side | before-attack: attack -1 to an enemy unit | Knight on Page                      | deus.ruling.no_declaration_without_target |
        | no place                   | before-attack: move one of your units     | Knight on Knight to c3              | deus.limit_adjust.not_intentional         |
        | a counter effect           | counter: draw 1                           | Knight                              | deus.timing.preattack                     |

  @deus.timing.counter
  Rule: A counter effect may be used in response to a before-attack effect, an attack or another counter effect.
    Scenario: a counter to a before-attack effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | b3   | before-attack: gain 1 power |
        | Ogre   | South | b2   | counter: gain 1 power       |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight
      When South uses Ogre
      And both sides pass
      Then South's power is 1

    Scenario: a counter to an attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | c1   | 3      |         |                             |
        | Ogre   | North | c2   |        | 3       | counter: defence +1 to this |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      When North uses Ogre
      And both sides pass
      Then Ogre is in c2

    Scenario: a counter to a counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | North | a3   | 3      |         | counter: attack +1 to this  |
        | Ogre   | South | a2   |        | 3       | counter: defence +1 to this |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Ogre
      When North uses Knight
      And both sides pass
      Then Ogre is not on the battlefield

    @since.2.00
    Scenario: without a declaration there is nothing to counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | South | b1   | counter: gain 1 power |
        | Ogre   | North | b2   |                       |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then South can use nothing

    Scenario Outline: no other kind of effect is used as a counter: <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | North | c3   |                        |
        | Ogre   | South | c2   | <timing>: gain 1 power |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When South tries to use Ogre
      Then it is refused under deus.timing.counter
      And South's power is 0

      Examples:
        | timing        |
        | quick         |
        | before-attack |

    Scenario Outline: North uses no other kind of effect as a counter, either: <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | South | a1   |                        |
        | Ogre   | North | a2   | <timing>: gain 1 power |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      When North tries to use Ogre
      Then it is refused under deus.timing.counter
      And North's power is 0

      Examples:
        | timing        |
        | quick         |
        | before-attack |

    @deus.ruling.counter_answers_any_declaration
    Scenario: a counter answers an earlier declaration of the chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | South | a1   |         | before-attack: gain 1 power   |
        | Squire | South | a1   |         | counter: gain 1 power         |
        | Ogre   | North | a2   |         | counter: gain 1 power         |
        | Troll  | North | a2   |         | counter: [3] to an enemy unit |
      And South has marched Knight and Squire to a2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has used Ogre
      And South has used Squire
      When North uses Troll on Knight
      And both sides pass
      Then Knight is not on the battlefield
      And South's power is 1

    @deus.ruling.counter_answers_any_declaration
    Scenario: a unit outside the whole chain is not answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | North | b3   |         | before-attack: gain 1 power   |
        | Squire | North | b3   |         |                               |
        | Troll  | South | b2   |         | counter: [3] to an enemy unit |
      And North has marched Knight and Squire to b2
      And the battle has reached North's before-attack timing
      And North has used Knight
      When South tries to use Troll on Squire
      Then it is refused under deus.chain.legal_target
      And Squire is still in b2

    Scenario Outline: what is bound anywhere is bound in answer to a counter: <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | level | state | attribute | effect                |
        | Knight | South | a1   | fire  | 2     | ready |           | <ability>             |
        | Page   | South | a1   |       | 2     | ready |           |                       |
        | Mage   | South | a1   | multi | 2     | ready |           |                       |
        | Squire | South | b1   | fire  | 2     | ready |           | counter: draw 1       |
        | Ogre   | North | a2   | fire  | 3     | ready | water     | counter: gain 1 power |
        | Shaman | North | a3   |       | 3     | ready | water     |                       |
      And South's hand holds these cards
        | card  | kind         | effect                                                       |
        | Blaze | battle spell | counter, cost fire: attack -1 to an enemy unit               |
        | Ash   | battle spell | counter, cost fire and discard 1: attack -1 to an enemy unit |
        | Imp   | unit         | counter: draw 1                                              |
      And South's discard pile holds these cards, from the top
        | card  | kind         | effect                                         |
        | Flare | battle spell | counter, cost fire: attack -1 to an enemy unit |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Ice  | battle spell | counter, cost fire: attack -1 to an enemy unit |
      And South has 1 power
      And South has marched Knight, Page and Mage to a2
      And the battle has reached North's right to counter
      And North has used Ogre
      When South tries to use <use>
      Then it is refused under <clause>

      Examples:
        | what                            | ability                                                | use                                              | clause                                             |
        | power                           | counter, cost 2 power: draw 1                          | Knight                                           | deus.cost.required                                 |
        | icons too few                   | counter, cost fire fire: draw 1                        | Knight paid by Knight's fire                     | deus.cost.required                                 |
        | icons of another kind           | counter, cost water: draw 1                            | Knight paid by Knight's fire                     | deus.cost.required                                 |
        | icons too many                  | counter: draw 1                                        | Knight paid by Knight's fire                     | deus.cost.required                                 |
        | more slots than there are       | counter, cost fire fire: draw 1                        | Knight paid by Knight's fire fire                | deus.standing.spell_slots                          |
        | a payer without slots           | counter: draw 1                                        | Blaze on Ogre paid by Page's fire                | deus.standing.spell_permits                        |
        | an enemy payer                  | counter: draw 1                                        | Blaze on Ogre paid by Ogre's fire                | deus.cost.shared_slots                             |
        | a payer elsewhere               | counter: draw 1                                        | Blaze on Ogre paid by Squire's fire              | deus.cost.shared_slots                             |
        | a spell without a payer         | counter: draw 1                                        | Blaze on Ogre                                    | deus.cards.battle_spell.by_unit                    |
        | a discarded spell               | counter: draw 1                                        | Flare on Ogre paid by Knight's fire              | deus.cards.battle_spell.from_hand                  |
        | the enemy's spell               | counter: draw 1                                        | Ice on Ogre paid by Knight's fire                | deus.cards.battle_spell.from_hand                  |
        | a discard too few               | counter, cost discard 2: draw 1                        | Knight discarding Imp                            | deus.cost.additional                               |
        | the spell itself                | counter: draw 1                                        | Ash on Ogre paid by Knight's fire discarding Ash | deus.cost.additional                               |
        | one slot for two icons          | counter, cost fire water: draw 1                       | Knight paid by Mage's multi                      | deus.standing.spell_multi                          |
        | a discard too many              | counter, cost discard 1: draw 1                        | Knight discarding Imp and Blaze                  | deus.cost.additional                               |
        | the enemy's card                | counter, cost discard 1: draw 1                        | Knight discarding Ice                            | deus.cost.additional                               |
        | a unit in the hand              | counter: draw 1                                        | Imp                                              | deus.special.location                              |
        | an enemy unit                   | counter: draw 1                                        | Ogre                                             | deus.special.location                              |
        | a unit elsewhere                | counter: draw 1                                        | Squire                                           | deus.scope.battle_reach                            |
        | a target elsewhere              | counter: attack -1 to an enemy unit                    | Knight on Shaman                                 | deus.scope.battle_reach or deus.chain.legal_target |
        | a target of one's own elsewhere | counter: attack -1 to one of your units                | Knight on Squire                                 | deus.scope.battle_reach or deus.chain.legal_target |
        | no target                       | counter: attack -1 to an enemy unit                    | Knight                                           | deus.ruling.no_declaration_without_target          |
        | a target too few                | counter: attack -1 to two enemy units                  | Knight on Ogre                                   | deus.ruling.no_declaration_without_target          |
        | a target twice                  | counter: attack -1 to two enemy units                  | Knight on Ogre and Ogre                          | deus.ruling.no_declaration_without_target          |
        | a target too many               | counter: attack -1 to an enemy unit                    | Knight on Ogre and Knight                        | deus.ruling.no_declaration_without_target          |
        | a target of the wrong side      | counter: attack -1 to an enemy unit                    | Knight on Knight                                 | deus.ruling.no_declaration_without_target          |
        | a target of the wrong attribute | counter: attack -1 to an enemy fire unit               | Knight on Ogre                                   | deus.ruling.no_declaration_without_target          |
        | a target of the wrong level     | counter: attack -1 to an enemy unit of level 2 or less | Knight on Ogre                                   | deus.ruling.no_declaration_without_target          |
        | a target of the wrong state     | counter: attack -1 to an exhausted enemy unit          | Knight on Ogre                                   | deus.ruling.no_declaration_without_target          |
        | a before-attack effect          | before-attack: draw 1                                  | Knight                                           | deus.timing.counter                                |
        | no place                        | counter: move one of your units                        | Knight on Knight to b3                           | deus.limit_adjust.not_intentional                  |
        | no token                        | counter: summon token Wisp                             | Knight to a2                                     | deus.limit_adjust.not_intentional                  |

    Scenario Outline: in answer to a counter a unit that had no part is no target: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                      |
        | Knight | North | a3   | ready | counter: <text>             |
        | Squire | North | a3   | ready | before-attack: gain 1 power |
        | Ogre   | South | a2   | ready | counter: gain 1 power       |
        | Troll  | South | a2   | ready |                             |
      And North has marched Knight and Squire to a2
      And the battle has reached North's before-attack timing
      And North has used Squire
      And South has used Ogre
      When North tries to use Knight on <target>
      Then it is refused under deus.chain.legal_target

      Examples:
        | text                           | target |
        | attack -1 to an enemy unit     | Troll  |
        | attack +1 to one of your units | Knight |

      @since.2.00
      Examples:
        | text                         | target         |
        | attack -1 to two enemy units | Ogre and Troll |

    Scenario: in answer to a counter an exhausted unit cannot become exhausted as a cost
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                              |
        | Knight | South | a1   | ready     | counter: gain 1 power               |
        | Ogre   | North | a2   | ready     | counter: gain 1 power               |
        | Troll  | North | a2   | exhausted | counter, exhaust this: gain 1 power |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      And North has used Ogre
      And South has used Knight
      When North tries to use Troll
      Then it is refused under deus.cost.required

    Scenario Outline: a <mark> spell is no counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | b3   |       |
        | Shaman | South | b2   | fire  |
      And South's hand holds these cards
        | card  | kind         | effect                                        |
        | Blaze | battle spell | <mark>, cost fire: attack -1 to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When South tries to use Blaze on Knight paid by Shaman's fire
      Then it is refused under deus.timing.counter

      Examples:
        | mark          |
        | quick         |
        | before-attack |

    Scenario Outline: a ritual is no counter: <card>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And South's hand holds these cards
        | card  | kind         | effect         |
        | Chant | ritual spell | ritual: draw 1 |
        | Imp   | unit         | ritual: draw 1 |
      And South's summoner is Queen with ritual: draw 1
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When South tries to use <card>
      Then it is refused under deus.timing.counter

      Examples:
        | card  |
        | Chant |
        | Imp   |
        | Queen |

    Scenario: two counters of one name in one chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | spell     |
        | Knight | South | c1   | 3       |           |
        | Squire | South | c1   | 3       |           |
        | Ogre   | North | c2   | 30      | fire fire |
      And North's hand holds these cards
        | card        | name  | kind         | effect                                   |
        | Flare       | Flare | battle spell | counter, cost fire: [3] to an enemy unit |
        | Other Flare | Flare | battle spell | counter, cost fire: [3] to an enemy unit |
      And South has marched Knight and Squire to c2
      And the battle has reached North's right to counter
      And North has used Flare on Knight paid by Ogre's fire
      And South has passed
      And North has used Other Flare on Squire paid by Ogre's fire
      When both sides pass
      Then Knight and Squire are not on the battlefield
