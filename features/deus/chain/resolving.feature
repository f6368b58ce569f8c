Feature: Chain

  A counter chain gathers everything declared around one before-attack effect or one attack.
  It takes effect backwards, and its counters may only choose units that had a part in it.

  @deus.chain.origin
  Rule: A counter chain starts from a before-attack effect or an attack and holds that origin and every counter to it.
    Scenario: a before-attack effect starts a chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | a1   | before-attack: [3] to an enemy unit |
        | Ogre | North | a2   |                                     |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then the chain has 1 declaration
      And Ogre is in a2

    Scenario: an attack starts a chain and counters join it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Knight | North | b3   | counter: attack +1 to one of your units |
        | Ogre   | South | b2   | counter: attack -1 to an enemy unit     |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Ogre on Knight
      When North uses Knight on Knight
      Then the chain has 3 declarations
      And the attackers declared are Knight

    @since.2.00
    Scenario: a quick effect starts no chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                   |
        | Mage | South | c1   | quick: [3] to an enemy unit              |
        | Ogre | North | c2   | counter: defence +1 to one of your units |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield
      And the chain has 0 declarations

    @since.2.00
    Scenario: a simultaneous attack starts no chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | North | a3   | 3      | 4       |                                          |
        | Ogre   | South | a2   | 3      | 3       | counter: defence +1 to one of your units |
      And the initiative dice will show South 4 and North 4
      And North has marched Knight to a2
      And the battle has reached South's quick timing
      When South passes
      Then no battle is going on
      And Ogre is not on the battlefield

    Scenario: what waits in a chain was declared by a side, with a user and a target
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | b1   | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | counter: [1] to an enemy unit       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North uses Ogre on Mage
      Then the chain holds, the first declared first
        | by    | kind   | card | users | targets |
        | South | effect | Mage | Mage  | Ogre    |
        | North | effect | Ogre | Ogre  | Mage    |

    Scenario: an attack that waits in a chain has attackers and no targets
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Squire | North | c3   |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And North has marched Squire and Knight to c2
      When the battle reaches South's right to counter
      Then the chain holds, the first declared first
        | by    | kind   | card | users          | targets |
        | North | attack |      | Knight, Squire |         |

  @deus.chain.without_counter
  Rule: Both players are asked for counters, so an origin forms a counter chain even if nobody counters.
    Scenario: the opponent is asked even with nothing to counter with
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for a counter
      And the chain has 1 declaration
      And Knight is ready

    Scenario: the attacker's side is asked after the opponent
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 3      |         |
        | Ogre   | South | b2   |        | 3       |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When South passes
      Then North is asked for a counter
      And Ogre is in b2

    Scenario: an attack that nobody counters takes effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      |         |
        | Ogre   | North | c2   |        | 3       |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      When both sides pass
      Then Ogre is not on the battlefield

  @deus.chain.reverse_order
  Rule: When all declarations are over the effects of a counter chain take place one by one, last declared first.
    Scenario: a counter declared last saves the unit aimed at first
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                   |
        | Mage | North | a3   |         | before-attack: [3] to an enemy unit      |
        | Ogre | South | a2   | 3       | counter: defence +1 to one of your units |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Ogre
      When both sides pass
      Then Ogre is in a2

    Scenario: a bonus declared first comes too late
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                         |
        | Priest | South | b1   |         | before-attack: defence +1 to one of your units |
        | Knight | South | b1   | 3       |                                                |
        | Ogre   | North | b2   |         | counter: [3] to an enemy unit                  |
      And South has marched Priest and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Priest on Knight
      And North has used Ogre on Knight
      When both sides pass
      Then Knight is not on the battlefield

    Scenario: three declarations take effect third, second, first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Mage   | North | c3   | 3       | before-attack: [3] to an enemy unit      |
        | Priest | North | c3   |         | counter: defence +1 to one of your units |
        | Ogre   | South | c2   | 3       | counter: [3] to an enemy unit            |
      And North has marched Mage and Priest to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      And North has used Priest on Mage
      When both sides pass
      Then Mage is in c2
      And Ogre is not on the battlefield

    Scenario: three declarations of one unit take effect, one after the other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | South | b1   | 5      | 3       |                                          |
        | Ogre   | North | b2   | 0      | 3       | counter: defence +1 to one of your units |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      And South has passed
      And North has used Ogre on Ogre
      And South has passed
      And North has used Ogre on Ogre
      When both sides pass
      Then Ogre is in b2

    @deus.ruling.attack_values_at_resolution
    Scenario: an attack takes effect last with the values of that moment
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | a1   | 4      | 3       |                                     |
        | Ogre   | North | a2   |        | 3       | counter: attack -2 to an enemy unit |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When both sides pass
      Then Ogre is in a2

    @deus.ruling.missing_target_spends_cost
    Scenario: a spell whose target is gone is spent for nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                            |
        | Mage | South | b1   |         | fire  |                                   |
        | Ogre | North | b2   | 2       |       |                                   |
        | Imp  | North | b2   |         |       | counter: [2] to one of your units |
      And South's hand holds these cards
        | card  | kind         | effect                                                      |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit, then draw 1 |
        | Flare | battle spell | before-attack, cost fire: [9] to an enemy unit              |
      And South's deck holds 2 cards
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire
      And North has used Imp on Ogre
      And both sides have passed
      When South tries to use Flare on Imp paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And Blaze is in South's discard pile
      And South's deck has 2 cards

    @deus.ruling.missing_target_spends_cost
    Scenario: the targets that have not gone are affected
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                    |
        | Mage  | South | c1   |         | before-attack: [2] to two enemy units     |
        | Ogre  | North | c2   | 2       |                                           |
        | Troll | North | c2   | 2       |                                           |
        | Imp   | North | c2   | 2       | counter: return to hand one of your units |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre and Troll
      And North has used Imp on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |
        | Imp  |
      And Ogre is in North's hand

    @deus.ruling.zero_defence_after_each_effect
    Scenario: a unit without defence is gone before the next item takes effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Hexer  | North | a3   |         | counter: defence -2 to an enemy unit     |
        | Mage   | North | a3   |         | before-attack: [1] to an enemy unit      |
        | Ogre   | South | a2   | 2       |                                          |
        | Priest | South | a2   |         | counter: defence +2 to one of your units |
      And North has marched Hexer and Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Priest on Ogre
      And North has used Hexer on Ogre
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario Outline: of a unit with two effects the one that was declared takes effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                    |
        | Mage | South | b1   | before-attack: gain 1 power / before-attack: gain 2 power |
        | Ogre | North | b2   |                                                           |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used
        | card | ability   |
        | Mage | <ability> |
      When both sides pass
      Then South's power is <power>

      Examples:
        | ability | power |
        | 0       | 1     |
        | 1       | 2     |

    @deus.ruling.missing_target_spends_cost
    Scenario: what follows after applying does not follow if one of several joined parts could not be applied
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                           |
        | Mage | North | c3   |         | before-attack: exhaust an enemy unit & gain 1 power, then draw 1 |
        | Ogre | South | c2   | 2       |                                                                  |
        | Imp  | South | c2   |         | counter: [2] to one of your units                                |
      And North's deck holds 2 cards
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Imp on Ogre
      When both sides pass
      Then North's power is 1
      And North's deck has 2 cards

    @deus.ruling.missing_target_spends_cost
    Scenario: a target that has been moved out of the battle is not affected
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                |
        | Mage  | South | a1   |         | before-attack: [3] to two enemy units |
        | Ogre  | North | a2   | 3       |                                       |
        | Troll | North | a2   | 3       |                                       |
        | Imp   | North | a2   | 3       | counter: move one of your units       |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre and Troll
      And North has used
        | card | on   | to |
        | Imp  | Ogre | a3 |
      When both sides pass
      Then the battlefield holds exactly these units
        | unit | area |
        | Mage | a2   |
        | Ogre | a3   |
        | Imp  | a2   |

    @deus.ruling.missing_target_spends_cost
    Scenario: what follows after applying does not follow if one of two joined damages hits nobody
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                         |
        | Mage | North | b3   |         | before-attack: [3] to an enemy unit & [1] to this, then draw 1 |
        | Ogre | South | b2   | 2       |                                                                |
        | Imp  | South | b2   |         | counter: [2] to one of your units                              |
      And North's deck holds 2 cards
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Imp on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And North's deck has 2 cards

  @deus.chain.no_declare_while_resolving
  Rule: Once a counter chain begins to resolve, no new counter can be declared in it.
    Scenario: nobody is asked between two items of a resolving chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                  |
        | Mage   | South | c1   |         | before-attack: [3] to an enemy unit     |
        | Knight | South | c1   |         | counter: attack +1 to one of your units |
        | Ogre   | North | c2   | 3       | counter: attack +1 to one of your units |
      And South has marched Mage and Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And South is asked for before attack effects

    Scenario: a counter in the midst of the resolution is refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                  |
        | Mage   | North | a3   |         | before-attack: [3] to an enemy unit     |
        | Knight | North | a3   |         | counter: attack +1 to one of your units |
        | Ogre   | South | a2   | 3       | counter: the enemy drops 1              |
      And North's hand holds 2 cards
      And North has marched Mage and Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre
      And both sides have passed
      When North tries to use Knight on Mage
      Then it is refused under deus.chain.no_declare_while_resolving
      And North is asked for a drop
      And Ogre is in a2

    @deus.ruling.trigger_between_chain_items
    Scenario: a trigger met while the chain resolves comes before the next item
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit                   |
        | Knight | South | b1   | 2       | when this dies, forced: defence -1 to all enemy units |
        | Ogre   | North | b2   | 4       |                                                       |
        | Imp    | North | b2   | 2       | counter: [2] to all enemy units                       |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Imp
      When both sides pass
      Then the battlefield holds exactly these units
        | unit | defence |
        | Mage | 3       |
        | Imp  | 1       |

  @deus.chain.user_dead_no_effect
  Rule: A declared ability or battle spell has no effect if the unit using it dies before it resolves.
    Scenario: an ability whose unit was killed does nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | North | c3   | 3       | before-attack: [3] to an enemy unit |
        | Ogre | South | c2   | 3       | counter: [3] to an enemy unit       |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    Scenario: an ability whose unit survives takes place
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | a1   | 4       | before-attack: [3] to an enemy unit |
        | Ogre | North | a2   | 3       | counter: [3] to an enemy unit       |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |

    Scenario: a unit that is only exhausted still brings its ability about
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | North | b3   |         | before-attack: [3] to an enemy unit |
        | Ogre | South | b2   | 3       | counter: exhaust an enemy unit      |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield
      And Mage is exhausted

    Scenario: a battle spell whose user was killed does nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                        |
        | Mage | South | c1   | 3       | fire  |                               |
        | Ogre | North | c2   | 3       |       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    @deus.ruling.attackers_fixed_at_declaration
    Scenario: an attacker killed in the chain adds nothing to the attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | a3   | 4      | 3       |                               |
        | Squire | North | a3   | 2      | 2       |                               |
        | Ogre   | South | a2   |        | 2       | counter: [3] to an enemy unit |
        | Troll  | South | a2   |        | 3       |                               |
        | Imp    | South | a2   |        | 1       |                               |
      And North has marched Knight and Squire to a2
      And the battle has reached South's right to counter
      And South has used Ogre on Knight
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | state     |
        | Squire | exhausted |
        | Troll  | ready     |
        | Imp    | ready     |

    @deus.ruling.attackers_fixed_at_declaration
    Scenario Outline: of three attackers <gone> is gone, so that defence <defence> is <what>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence   | effect                        |
        | Knight | North | a3   | 1      | 2         |                               |
        | Squire | North | a3   | 2      | 2         |                               |
        | Page   | North | a3   | 4      | 2         |                               |
        | Ogre   | South | a2   | 0      | <defence> | counter: [3] to an enemy unit |
      And North has marched Knight, Squire and Page to a2
      And the battle has reached South's right to counter
      And South has used Ogre on <gone>
      When both sides pass
      Then Ogre is <what>

      Examples:
        | gone   | defence | what                   |
        | Knight | 6       | not on the battlefield |
        | Knight | 7       | in a2                  |
        | Squire | 5       | not on the battlefield |
        | Squire | 6       | in a2                  |
        | Page   | 3       | not on the battlefield |
        | Page   | 4       | in a2                  |

    Scenario: a counter whose unit loses its defence does nothing and its death is not counted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                               |
        | Mage   | South | b1   | 3       | before-attack: [9] to an enemy unit                                  |
        | Hexer  | South | b1   |         | counter: defence -2 to an enemy unit                                 |
        | Goblin | North | b2   | 2       | counter: [3] to an enemy unit / when this dies, forced: gain 1 power |
        | Ogre   | North | b2   | 9       |                                                                      |
      And South has marched Mage and Hexer to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Goblin on Mage
      And South has used Hexer on Goblin
      When both sides pass
      Then the battlefield holds exactly these units
        | unit  |
        | Mage  |
        | Hexer |
      And North's power is 0

    Scenario: an ability that another unit's slot pays for needs the unit whose ability it is
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                                         |
        | Mage | North | c3   | 3       |       | before-attack, cost fire: [3] to an enemy unit |
        | Seer | North | c3   | 3       | fire  |                                                |
        | Ogre | South | c2   | 3       |       | counter: [3] to an enemy unit                  |
      And North has marched Mage and Seer to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre paid by Seer's fire
      And South has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Seer |
        | Ogre |

    @deus.ruling.user_moved_away_no_effect
    Scenario: an ability whose unit has been moved out of the battle does nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | a1   |         | before-attack: [3] to an enemy unit |
        | Knight | South | a1   |         | counter: move one of your units     |
        | Ogre   | North | a2   | 3       |                                     |
      And South has marched Mage and Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      And South has used
        | card   | on   | to |
        | Knight | Mage | a1 |
      When both sides pass
      Then Ogre is in a2
      And Mage is in a1

    @deus.ruling.user_moved_away_no_effect
    Scenario: a battle spell does nothing when one of those who pay for it has been moved out of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | spell | effect                          |
        | Mage   | North | b3   |         | fire  |                                 |
        | Seer   | North | b3   |         | water |                                 |
        | Knight | North | b3   |         |       | counter: move one of your units |
        | Ogre   | South | b2   | 3       |       |                                 |
      And North's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And North has marched Mage, Seer and Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Steam on Ogre paid by Mage's fire and Seer's water
      And South has passed
      And North has used
        | card   | on   | to |
        | Knight | Seer | b3 |
      When both sides pass
      Then Ogre is in b2
      And Steam is in North's discard pile

    Scenario Outline: what a unit or token has declared fails once it has left: <text> <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | effect                        |
        | Knight | North | b3   | unit  | counter: <text> an enemy unit |
        | Ogre   | South | b2   | unit  | before-attack: gain 1 power   |
        | Ghost  | South | b2   | token | before-attack: gain 1 power   |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used <unit>
      And North has used Knight on <unit>
      When both sides pass
      Then <unit> is not on the battlefield
      And South's power is 0

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

    Scenario Outline: what a unit or token has declared fails once it has been moved away: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | effect                          |
        | Knight | South | b1   | unit  | before-attack: gain 1 power     |
        | Spark  | South | b1   | token | before-attack: gain 1 power     |
        | Squire | South | b1   | unit  | counter: move one of your units |
        | Ogre   | North | b2   | unit  |                                 |
      And South has marched Knight, Spark and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used <unit>
      And North has passed
      And South has used Squire on <unit> to b1
      When both sides pass
      Then <unit> is in b1
      And South's power is 0

      Examples:
        | unit   |
        | Knight |
        | Spark  |

    @deus.ruling.user_moved_away_no_effect
    Scenario Outline: wherever its unit has been moved, an ability does nothing: <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | a1   |         | before-attack: [3] to an enemy unit |
        | Knight | South | a1   |         | counter: move one of your units     |
        | Ogre   | North | a2   | 3       |                                     |
      And South has marched Mage and Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      And South has used
        | card   | on   | to     |
        | Knight | Mage | <area> |
      When both sides pass
      Then Ogre is in a2
      And Mage is in <area>

      Examples:
        | area |
        | a1   |
        | c1   |
        | b2   |
        | c2   |
