Feature: Costs

  @deus.cost.declared_at_use
  Rule: A player declaring a before-attack or counter effect names what pays its cost, such as which slots of which units.
    Scenario: the slots named are the ones that are spent
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | North | c3   | fire  |         |
        | Seer | North | c3   | fire  |         |
        | Ogre | South | c2   |       | 9       |
      And North's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
        | Flare | battle spell | before-attack, cost fire: [9] to an enemy unit |
      And North has marched Mage and Seer to c2
      And the battle has reached North's before-attack timing
      And North has used Blaze on Ogre paid by Seer's fire
      And both sides have passed
      And North has used Flare on Ogre paid by Mage's fire
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario: naming only part of the cost is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | a1   | fire  |
        | Seer | South | a1   | water |
        | Ogre | North | a2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage and Seer to a2
      And the battle has reached South's before-attack timing
      When South tries to use Steam on Ogre paid by Mage's fire
      Then it is refused under deus.cost.required

    Scenario: no other unit pays in place of the one named
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | North | b3   | fire  | 3       |                               |
        | Seer | North | b3   | fire  | 3       |                               |
        | Ogre | South | b2   |       | 3       | counter: [3] to an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Mage and Seer to b2
      And the battle has reached North's before-attack timing
      And North has used Blaze on Ogre paid by Mage's fire
      And South has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Seer |
        | Ogre |

    @deus.ruling.cost_reserved_then_paid
    Scenario: a slot named once cannot be named again in the same chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
        | Flare | battle spell | counter, cost fire: [3] to an enemy unit       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire
      And North has passed
      When South tries to use Flare on Ogre paid by Mage's fire
      Then it is refused under deus.standing.spell_slots, deus.cost.required or deus.cost.declared_at_use
      And South can use nothing

    @deus.ruling.cost_reserved_then_paid
    Scenario: power named once cannot be named again in the same chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                            |
        | Mage | North | a3   | before-attack, cost 1 power: [3] to an enemy unit |
        | Seer | North | a3   | counter, cost 1 power: [3] to an enemy unit       |
        | Ogre | South | a2   |                                                   |
      And North has 1 power
      And North has marched Mage and Seer to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has passed
      When North tries to use Seer on Ogre
      Then it is refused under deus.cost.required
      And North's power is 1

    @deus.ruling.cost_reserved_then_paid
    Scenario: a hand card named once cannot be named again in the same chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | b1   | before-attack, cost discard 1: [3] to an enemy unit |
        | Seer | South | b1   | counter, cost discard 1: [3] to an enemy unit       |
        | Ogre | North | b2   |                                                     |
      And South's hand holds 1 card
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre discarding South Hand 1
      And North has passed
      When South tries to use Seer on Ogre discarding South Hand 1
      Then it is refused under deus.cost.additional
      And South's hand has 1 card

    @deus.ruling.cost_reserved_then_paid
    Scenario: a spell named as a cost cannot be used in the same chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                              |
        | Mage | South | b1   | fire  | before-attack, cost discard 1: [3] to an enemy unit |
        | Ogre | North | b2   |       |                                                     |
      And South's hand holds these cards
        | card  | kind         | effect                                   |
        | Flare | battle spell | counter, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre discarding Flare
      And North has passed
      When South tries to use Flare on Ogre paid by Mage's fire
      Then it is refused under deus.cards.battle_spell.from_hand, deus.cost.declared_at_use or deus.ruling.cost_reserved_then_paid

    @deus.ruling.derived_use_procedure
    Scenario: a declared spell waits outside the hand with its slots still unspent
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | a1   | fire  |         |
        | Ogre | North | a2   |       | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South uses Blaze on Ogre paid by Mage's fire
      Then Blaze is not in South's hand
      And Blaze is not in South's discard pile
      And Ogre is in a2

    @deus.ruling.cost_reserved_then_paid
    Scenario Outline: what a counter has named is named for the whole chain: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell   | effect                             |
        | Knight | South | b1   |         |                                    |
        | Ogre   | North | b2   | <slots> | counter, cost <cost>: gain 1 power |
      And North's hand holds 2 cards
      And North has 1 power
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre <how>
      And South has passed
      When North tries to use Ogre <again>
      Then it is refused under <clause>

      Examples:
        | cost               | slots     | how                                         | again                                       | clause                    |
        | fire               | fire      | paid by Ogre's fire                         | paid by Ogre's fire                         | deus.standing.spell_slots |
        | discard 1          | fire      | discarding North Hand 1                     | discarding North Hand 1                     | deus.cost.additional      |
        | fire and discard 1 | fire      | paid by Ogre's fire discarding North Hand 1 | paid by Ogre's fire discarding North Hand 2 | deus.standing.spell_slots |
        | fire and discard 1 | fire fire | paid by Ogre's fire discarding North Hand 1 | paid by Ogre's fire discarding North Hand 1 | deus.cost.additional      |

    @deus.ruling.cost_reserved_then_paid
    Scenario: power that a counter has named is named for the whole chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | North | c3   |                               |
        | Ogre   | South | c2   | counter, cost 1 power: draw 1 |
      And South has 1 power
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has used Ogre
      And North has passed
      When South tries to use Ogre
      Then it is refused under deus.cost.required

    @deus.ruling.cost_reserved_then_paid
    Scenario: what the opponent has named for a cost binds nobody else
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | North | c3   | before-attack, cost 1 power: draw 1 |
        | Ogre   | South | c2   | counter, cost 1 power: draw 1       |
      And North has 1 power
      And South has 1 power
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And South has used Ogre
      When both sides pass
      Then North's power is 0
      And South's power is 0

  @deus.cost.confirmed_at_resolution
  Rule: Payment of a cost in a counter chain is settled only when its effect comes to resolve, not when it is declared.
    @deus.ruling.cost_reserved_then_paid
    Scenario: power is still there until the effect comes to resolve
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | North | b3   |         | before-attack, cost 1 power: [3] to an enemy unit |
        | Ogre | South | b2   | 3       |                                                   |
      And North has 2 power
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      When North uses Mage on Ogre
      Then North's power is 2
      And the chain has 1 declaration

    Scenario: the cost is paid when the effect resolves
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | South | c1   |         | before-attack, cost 1 power: [3] to an enemy unit |
        | Ogre | North | c2   | 3       |                                                   |
      And South has 2 power
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When both sides pass
      Then South's power is 1
      And Ogre is not on the battlefield

    Scenario: power lost in the chain leaves the cost unpaid
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | North | a3   |         | before-attack, cost 2 power: [3] to an enemy unit |
        | Ogre | South | a2   | 3       | counter: the enemy loses 1 power                  |
      And North has 2 power
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre
      When both sides pass
      Then Ogre is in a2
      And North's power is 0

    Scenario: a hand card lost in the chain leaves the cost unpaid
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | South | b1   |         | before-attack, cost discard 1: [3] to an enemy unit |
        | Ogre | North | b2   | 3       | counter: the enemy drops 1                          |
      And South's hand holds 1 card
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre discarding South Hand 1
      And North has used Ogre
      When both sides pass
      Then Ogre is in b2
      And South's discard pile has 1 card

    @deus.ruling.own_state_cost_rechecked
    Scenario: a unit exhausted in the chain can no longer pay by becoming exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | North | c3   |         | before-attack, exhaust this: [3] to an enemy unit |
        | Ogre | South | c2   | 3       | counter: exhaust an enemy unit                    |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      When both sides pass
      Then Ogre is in c2
      And Mage is exhausted

    @deus.ruling.own_state_cost_rechecked
    Scenario: a unit still ready at resolution pays by becoming exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | South | a1   |         | before-attack, exhaust this: [3] to an enemy unit |
        | Ogre | North | a2   | 3       |                                                   |
        | Imp  | North | a2   |         |                                                   |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And Mage is exhausted

    @deus.ruling.missing_target_spends_cost
    Scenario: a cost is settled even if the target is gone
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                            |
        | Mage | North | b3   | fire  |         |                                   |
        | Seer | North | b3   | water |         |                                   |
        | Ogre | South | b2   |       | 3       |                                   |
        | Imp  | South | b2   |       | 3       | counter: [3] to one of your units |
      And North's hand holds these cards
        | card  | kind         | effect                                                              |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit & gain 1 power |
      And North has marched Mage and Seer to b2
      And the battle has reached North's before-attack timing
      And North has used Steam on Ogre paid by Mage's fire and Seer's water
      And South has used Imp on Ogre
      When both sides pass
      Then North's power is 1
      And Steam is in North's discard pile

    Scenario: the last power is enough
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | South | c1   |         | before-attack, cost 2 power: [3] to an enemy unit |
        | Ogre | North | c2   | 3       |                                                   |
      And South has 2 power
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When both sides pass
      Then South's power is 0
      And Ogre is not on the battlefield

    Scenario: of a cost of power and a card each must be paid
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                          |
        | Mage | North | a3   |         | before-attack, cost 2 power and discard 1: [3] to an enemy unit |
        | Ogre | South | a2   | 3       | counter: the enemy loses 1 power                                |
      And North has 2 power
      And North's hand holds 1 card
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre discarding North Hand 1
      And South has used Ogre
      When both sides pass
      Then Ogre is in a2
      And North's power is 0
      And North Hand 1 is in North's discard pile

    @deus.ruling.cost_reserved_then_paid
    Scenario Outline: what is named in the chain pays for no trigger meanwhile: <cost>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                                                                                   |
        | Mage | North | b3   | fire  | 9       | before-attack, <cost>: [3] to an enemy unit / when this is damaged, <cost>: gain 1 power |
        | Ogre | South | b2   |       | 3       | counter: [1] to an enemy unit                                                            |
      And North's hand holds 1 card
      And North has 1 power
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage <how>
      And South has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield
      And North is asked for before attack effects

      Examples:
        | cost           | how                             |
        | cost 1 power   | on Ogre                         |
        | cost fire      | on Ogre paid by Mage's fire     |
        | cost discard 1 | on Ogre discarding North Hand 1 |
        | exhaust this   | on Ogre                         |

    @deus.ruling.cost_reserved_then_paid
    Scenario Outline: what is not named in the chain pays for a trigger meanwhile: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell     | defence | effect                                                                             |
        | Mage | South | b1   | fire fire | 9       | before-attack, <cost>: [3] to an enemy unit / when this is damaged, <cost>: draw 1 |
        | Ogre | North | b2   |           | 3       | counter: [1] to an enemy unit                                                      |
      And South's hand holds 2 cards
      And South has 2 power
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage <how>
      And North has used Ogre on Mage
      When both sides pass
      Then South is asked for a trigger
      And Ogre is in b2

      Examples:
        | cost           | how                             |
        | cost 1 power   | on Ogre                         |
        | cost fire      | on Ogre paid by Mage's fire     |
        | cost discard 1 | on Ogre discarding South Hand 1 |

  @deus.cost.payer_gone
  Rule: If a unit named to pay a cost is gone when the effect resolves, the cost is not settled and the effect does not take place.
    @deus.ruling.cost_reserved_then_paid
    Scenario Outline: with either of two payers dead the spell fails
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | South | b1   | fire  | 3       |                               |
        | Seer | South | b1   | water | 3       |                               |
        | Ogre | North | b2   |       |         | counter: [3] to an enemy unit |
        | Imp  | North | b2   |       | 3       |                               |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Steam on Imp paid by Mage's fire and Seer's water
      And North has used Ogre on <dead>
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | <left> |
        | Ogre   |
        | Imp    |

      Examples:
        | dead | left |
        | Mage | Seer |
        | Seer | Mage |

    Scenario: a payer that was only exhausted still pays
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                         |
        | Mage | North | c3   | fire  |         |                                |
        | Seer | North | c3   | water |         |                                |
        | Ogre | South | c2   |       | 3       | counter: exhaust an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And North has marched Mage and Seer to c2
      And the battle has reached North's before-attack timing
      And North has used Steam on Ogre paid by Mage's fire and Seer's water
      And South has used Ogre on Seer
      When both sides pass
      Then Ogre is not on the battlefield
      And Seer is exhausted

    Scenario: a payer saved by the last counter pays and the spell takes effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                                   |
        | Mage | South | a1   | fire  | 3       | counter: defence +2 to one of your units |
        | Seer | South | a1   | water | 3       |                                          |
        | Ogre | North | a2   |       |         | counter: [3] to an enemy unit            |
        | Imp  | North | a2   |       | 3       |                                          |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage and Seer to a2
      And the battle has reached South's before-attack timing
      And South has used Steam on Imp paid by Mage's fire and Seer's water
      And North has used Ogre on Mage
      And South has used Mage on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit | defence |
        | Mage | 5       |
        | Seer | 3       |
        | Ogre | 3       |

    @deus.ruling.own_state_cost_rechecked
    Scenario: a payer made ready again in the chain can pay
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | North | b3   |         | before-attack, exhaust this: [3] to an enemy unit |
        | Seer | North | b3   |         | counter: ready one of your units                  |
        | Ogre | South | b2   | 3       |                                                   |
        | Imp  | South | b2   |         | counter: exhaust an enemy unit                    |
      And North has marched Mage and Seer to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has passed
      And North has used Seer on Mage
      And South has used Imp on Mage
      When both sides pass
      Then Ogre is not on the battlefield
      And Mage is exhausted

    Scenario Outline: what a unit or token was to pay for fails once it has left: <text> <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | spell | effect                        |
        | Knight | North | a3   | unit  |       | counter: <text> an enemy unit |
        | Ogre   | South | a2   | unit  | fire  |                               |
        | Ghost  | South | a2   | token | fire  |                               |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Knight paid by <unit>'s fire
      And North has used Knight on <unit>
      When both sides pass
      Then Knight is in a2
      And Blaze is in South's discard pile

      Examples:
        | text           | unit  |
        | kill           | Ogre  |
        | kill           | Ghost |
        | discard        | Ogre  |
        | discard        | Ghost |
        | return to hand | Ogre  |
        | return to hand | Ghost |
        | defence -3 to  | Ogre  |
        | defence -3 to  | Ghost |
        | [3] to         | Ogre  |
        | [3] to         | Ghost |

  @deus.cost.paid_anyway
  Rule: A declared cost is paid as far as possible even when it cannot be settled in full.
    @deus.ruling.cost_reserved_then_paid
    Scenario: the surviving payer's slot is spent although the spell fails
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | South | b1   | fire  | 3       |                               |
        | Seer | South | b1   | water | 3       |                               |
        | Ogre | North | b2   |       |         | counter: [3] to an enemy unit |
        | Imp  | North | b2   |       | 3       |                               |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
        | Spray | battle spell | before-attack, cost water: [3] to an enemy unit      |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Steam on Imp paid by Mage's fire and Seer's water
      And North has used Ogre on Mage
      And both sides have passed
      When South tries to use Spray on Imp paid by Seer's water
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And Imp is in b2

    @deus.ruling.failed_spell_is_discarded
    Scenario: a spell that fails is discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | North | a3   | fire  | 3       |                               |
        | Seer | North | a3   | water | 3       |                               |
        | Ogre | South | a2   |       | 3       | counter: [3] to an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And North has marched Mage and Seer to a2
      And the battle has reached North's before-attack timing
      And North has used Steam on Ogre paid by Mage's fire and Seer's water
      And South has used Ogre on Seer
      When both sides pass
      Then Steam and Seer are in North's discard pile
      And Steam is not in North's hand

    @deus.ruling.failed_spell_is_discarded
    Scenario: a cancelled spell is discarded and its slots are spent
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | South | b1   | fire  |         |                               |
        | Ogre | North | b2   |       | 3       | counter: cancel a declaration |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
        | Flare | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire
      And North has used Ogre on Blaze
      And both sides have passed
      When South tries to use Flare on Ogre paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And Blaze is in South's discard pile
      And Ogre is in b2

    Scenario: power is paid although the unit that used the ability died
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                            |
        | Mage | North | c3   | 3       | before-attack, cost 2 power: [3] to an enemy unit |
        | Ogre | South | c2   | 3       | counter: [3] to an enemy unit                     |
      And North has 3 power
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      When both sides pass
      Then North's power is 1
      And Ogre is in c2

    Scenario: a slot that was not named for the failed spell remains free
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell       | defence | effect                        |
        | Mage | South | a1   | fire        | 3       |                               |
        | Seer | South | a1   | water water | 3       |                               |
        | Ogre | North | a2   |             |         | counter: [3] to an enemy unit |
        | Imp  | North | a2   |             | 3       |                               |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
        | Spray | battle spell | before-attack, cost water: [3] to an enemy unit      |
      And South has marched Mage and Seer to a2
      And the battle has reached South's before-attack timing
      And South has used Steam on Imp paid by Mage's fire and Seer's water
      And North has used Ogre on Mage
      And both sides have passed
      And South has used Spray on Imp paid by Seer's water
      When both sides pass
      Then Imp is not on the battlefield

    @deus.ruling.cost_reserved_then_paid
    Scenario: of two cards named to be discarded the one that is left is discarded although the effect fails
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | North | b3   |         | before-attack, cost discard 2: [3] to an enemy unit |
        | Ogre | South | b2   | 3       | counter: the enemy drops 1                          |
      And North's hand holds 2 cards
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre discarding North Hand 1 and North Hand 2
      And South has used Ogre
      And both sides have passed
      When North drops North Hand 1
      Then Ogre is in b2
      And North's hand has 0 cards
      And North's discard pile has 2 cards

    Scenario Outline: of a mixed cost the rest is paid: <cost>, when the answer is <answer>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect            |
        | Mage | South | b1   | fire  |                   |
        | Seer | South | b1   | fire  |                   |
        | Ogre | North | b2   |       | counter: <answer> |
      And South's hand holds these cards
        | card  | kind         | effect                                           |
        | Blaze | battle spell | before-attack, cost <cost>: [3] to an enemy unit |
      And South's hand holds 2 other cards
      And South has 2 power
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre <paid>
      And North has used Ogre <how>
      When both sides pass
      Then Ogre is in b2
      And South's power is <power>
      And South's hand has <hand> cards
      And Blaze is in South's discard pile

      Examples:
        | cost                           | paid                                                         | answer                                         | how     | power | hand |
        | fire                           | paid by Mage's fire                                          | kill an enemy unit                             | on Mage | 2     | 2    |
        | fire                           | paid by Mage's fire                                          | return to hand an enemy unit                   | on Mage | 2     | 3    |
        | fire and 1 power               | paid by Mage's fire                                          | kill an enemy unit                             | on Mage | 1     | 2    |
        | fire and 1 power               | paid by Mage's fire                                          | return to hand an enemy unit                   | on Mage | 1     | 3    |
        | fire and discard 1             | paid by Mage's fire discarding South Hand 1                  | kill an enemy unit                             | on Mage | 2     | 1    |
        | fire and discard 1             | paid by Mage's fire discarding South Hand 1                  | return to hand an enemy unit                   | on Mage | 2     | 2    |
        | fire and 2 power and discard 2 | paid by Mage's fire discarding South Hand 1 and South Hand 2 | kill an enemy unit                             | on Mage | 0     | 0    |
        | fire and 2 power and discard 2 | paid by Mage's fire discarding South Hand 1 and South Hand 2 | return to hand an enemy unit                   | on Mage | 0     | 1    |
        | fire fire and 1 power          | paid by Mage's fire and Seer's fire                          | kill an enemy unit                             | on Mage | 1     | 2    |
        | fire fire and 1 power          | paid by Mage's fire and Seer's fire                          | return to hand an enemy unit                   | on Mage | 1     | 3    |
        | fire fire and discard 1        | paid by Mage's fire and Seer's fire discarding South Hand 2  | kill an enemy unit                             | on Mage | 2     | 1    |
        | fire fire and discard 1        | paid by Mage's fire and Seer's fire discarding South Hand 2  | return to hand an enemy unit                   | on Mage | 2     | 2    |
        | fire and 1 power               | paid by Mage's fire                                          | [1] to an enemy unit & the enemy loses 2 power | on Mage | 0     | 2    |
        | fire and 1 power and discard 1 | paid by Mage's fire discarding South Hand 1                  | [1] to an enemy unit & the enemy loses 2 power | on Mage | 0     | 1    |
        | fire and discard 1             | paid by Mage's fire discarding South Hand 1                  | [1] to an enemy unit & the enemy drops 2       | on Mage | 2     | 0    |
        | fire and 1 power and discard 1 | paid by Mage's fire discarding South Hand 2                  | [1] to an enemy unit & the enemy drops 2       | on Mage | 1     | 0    |

    Scenario Outline: of a mixed cost the other unit's slot is spent: <cost>, when the answer is <answer>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                 |
        | Mage | South | a1   | fire  |                                        |
        | Seer | South | a1   | fire  | before-attack, cost fire: gain 1 power |
        | Ogre | North | a2   |       | counter: <answer>                      |
      And South's hand holds these cards
        | card  | kind         | effect                                           |
        | Blaze | battle spell | before-attack, cost <cost>: [3] to an enemy unit |
      And South's hand holds 1 other cards
      And South has 2 power
      And South has marched Mage and Seer to a2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire and Seer's fire <more>
      And North has used Ogre on Mage
      And both sides have passed
      When South tries to use Seer paid by Seer's fire
      Then it is refused under deus.standing.spell_slots

      Examples:
        | cost                                | more                    | answer                                         |
        | fire fire and discard 1             | discarding South Hand 1 | kill an enemy unit                             |
        | fire fire and discard 1             | discarding South Hand 1 | return to hand an enemy unit                   |
        | fire fire and 2 power and discard 1 | discarding South Hand 1 | [1] to an enemy unit & the enemy loses 1 power |

    Scenario Outline: a unit becomes exhausted for what is not paid in full: <answer>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                        |
        | Knight | South | c1   | before-attack, exhaust this, cost 1 power and discard 1: [3] to an enemy unit |
        | Ogre   | North | c2   | counter: [1] to an enemy unit & <answer>                                      |
      And South's hand holds <n> cards
      And South has 1 power
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre discarding South Hand 1
      And North has used Ogre on Knight
      When both sides pass
      Then Knight is exhausted
      And Ogre is in c2
      And South's power is <power>
      And South's hand has <hand> cards

      Examples:
        | answer                  | n | power | hand |
        | the enemy loses 1 power | 2 | 0     | 1    |
        | the enemy drops 2       | 2 | 0     | 0    |
        | exhaust an enemy unit   | 2 | 0     | 1    |

    Scenario: a mixed cost of the defending side whose payer is gone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | effect                      |
        | Knight | North | b3   |       | counter: kill an enemy unit |
        | Shaman | South | b2   | fire  |                             |
        | Ogre   | South | b2   | fire  |                             |
      And South's hand holds these cards
        | card  | kind         | effect                                                                  |
        | Blaze | battle spell | counter, cost fire fire and 1 power and discard 1: [3] to an enemy unit |
      And South's hand holds 2 other cards
      And South has 2 power
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Blaze on Knight paid by Shaman's fire and Ogre's fire discarding South Hand 1
      And North has used Knight on Shaman
      When both sides pass
      Then Knight is in b2
      And South's power is 1
      And South's hand has 1 card

    Scenario: a unit becomes exhausted as named although the one that was to pay a slot is gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                                                          |
        | Mage | South | c1   |       | 9       | before-attack, cost fire and exhaust this: [3] to an enemy unit |
        | Seer | South | c1   | fire  | 3       |                                                                 |
        | Ogre | North | c2   |       | 3       | counter: [3] to an enemy unit                                   |
      And South has marched Mage and Seer to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre paid by Seer's fire
      And North has used Ogre on Seer
      When both sides pass
      Then Seer is not on the battlefield
      And Ogre is in c2
      And Mage is exhausted
