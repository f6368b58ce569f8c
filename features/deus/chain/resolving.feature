Feature: Chain

  A counter chain gathers everything declared around one before-attack effect or one attack.
  It takes effect backwards, and its counters may only choose units that had a part in it.

  @deus.chain.origin
  Rule: A counter chain starts from a before-attack effect or an attack and holds that origin and every counter to it.
    Background:
      Given it is South's main phase

    Scenario: a before-attack effect starts a chain
      Given these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | b1   | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then the chain has 1 declaration
      And Ogre is in b2

    Scenario: an attack starts a chain and counters join it
      Given these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | b1   | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   | counter: attack -1 to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When South uses Knight on Knight
      Then the chain has 3 declarations
      And the attackers declared are Knight

    @since.2.00
    Scenario: a quick effect starts no chain
      Given these units are on the battlefield
        | unit | side  | area | effect                             |
        | Mage | South | b1   | quick: [3] to an enemy unit        |
        | Ogre | North | b2   | counter: defence +1 to an own unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield
      And the chain has 0 declarations

    @since.2.00
    Scenario: a simultaneous attack starts no chain
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | b1   | 3      | 4       |                                    |
        | Ogre   | North | b2   | 3      | 3       | counter: defence +1 to an own unit |
      And the initiative dice will show South 4 and North 4
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      When North passes
      Then no battle is going on
      And Ogre is not on the battlefield

    Scenario: what waits in a chain was declared by a side, with a user and a target
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area |
        | Squire | South | b1   |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Squire and Knight to b2
      When the battle reaches North's right to counter
      Then the chain holds, the first declared first
        | by    | kind   | card | users          | targets |
        | South | attack |      | Knight, Squire |         |

  @deus.chain.without_counter
  Rule: Both players are asked for counters, so an origin forms a counter chain even if nobody counters.
    Background:
      Given it is South's main phase

    Scenario: the opponent is asked even with nothing to counter with
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for a counter
      And the chain has 1 declaration
      And Knight is ready

    Scenario: the attacker's side is asked after the opponent
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North passes
      Then South is asked for a counter
      And Ogre is in b2

    Scenario: an attack that nobody counters takes effect
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Ogre is not on the battlefield

  @deus.chain.reverse_order
  Rule: When all declarations are over the effects of a counter chain take place one by one, last declared first.
    Background:
      Given it is South's main phase

    Scenario: a counter declared last saves the unit aimed at first
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       | counter: defence +1 to an own unit  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Ogre
      When both sides pass
      Then Ogre is in b2

    Scenario: a bonus declared first comes too late
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Priest | South | b1   |         | before-attack: defence +1 to an own unit |
        | Knight | South | b1   | 3       |                                          |
        | Ogre   | North | b2   |         | counter: [3] to an enemy unit            |
      And South has marched Priest and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Priest on Knight
      And North has used Ogre on Knight
      When both sides pass
      Then Knight is not on the battlefield

    Scenario: three declarations take effect third, second, first
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Priest | South | b1   |         | counter: defence +1 to an own unit  |
        | Ogre   | North | b2   | 3       | counter: [3] to an enemy unit       |
      And South has marched Mage and Priest to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      And South has used Priest on Mage
      When both sides pass
      Then Mage is in b2
      And Ogre is not on the battlefield

    @deus.ruling.attack_values_at_resolution
    Scenario: an attack takes effect last with the values of that moment
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b1   | 4      | 3       |                                     |
        | Ogre   | North | b2   |        | 3       | counter: attack -2 to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When both sides pass
      Then Ogre is in b2

    @deus.ruling.missing_target_spends_cost
    Scenario: a spell whose target is gone is spent for nothing
      Given these units are on the battlefield
        | unit | side  | area | defence | spell | effect                      |
        | Mage | South | b1   |         | fire  |                             |
        | Ogre | North | b2   | 2       |       |                             |
        | Imp  | North | b2   |         |       | counter: [2] to an own unit |
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
      Then it is refused under deus.standing.spell_slots
      And Blaze is in South's discard pile
      And South's deck has 2 cards

    @deus.ruling.missing_target_spends_cost
    Scenario: the targets that have not gone are affected
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                |
        | Mage  | South | b1   |         | before-attack: [2] to two enemy units |
        | Ogre  | North | b2   | 2       |                                       |
        | Troll | North | b2   | 2       |                                       |
        | Imp   | North | b2   | 2       | counter: return to hand an own unit   |
      And South has marched Mage to b2
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
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                               |
        | Hexer  | South | b1   |         | counter: defence -2 to an enemy unit |
        | Mage   | South | b1   |         | before-attack: [1] to an enemy unit  |
        | Ogre   | North | b2   | 2       |                                      |
        | Priest | North | b2   |         | counter: defence +2 to an own unit   |
      And South has marched Hexer and Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Priest on Ogre
      And South has used Hexer on Ogre
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario Outline: of a unit with two effects the one that was declared takes effect
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                                           |
        | Mage | South | b1   |         | before-attack: exhaust an enemy unit & gain 1 power, then draw 1 |
        | Ogre | North | b2   | 2       |                                                                  |
        | Imp  | North | b2   |         | counter: [2] to an own unit                                      |
      And South's deck holds 2 cards
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Imp on Ogre
      When both sides pass
      Then South's power is 1
      And South's deck has 2 cards

    @deus.ruling.missing_target_spends_cost
    Scenario: a target that has been moved out of the battle is not affected
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                |
        | Mage  | South | b1   |         | before-attack: [3] to two enemy units |
        | Ogre  | North | b2   | 3       |                                       |
        | Troll | North | b2   | 3       |                                       |
        | Imp   | North | b2   | 3       | counter: move an own unit             |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre and Troll
      And North has used
        | card | on   | to |
        | Imp  | Ogre | b3 |
      When both sides pass
      Then the battlefield holds exactly these units
        | unit | area |
        | Mage | b2   |
        | Ogre | b3   |
        | Imp  | b2   |

    @deus.ruling.missing_target_spends_cost
    Scenario: what follows after applying does not follow if one of two joined damages hits nobody
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                                         |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit & [1] to this, then draw 1 |
        | Ogre | North | b2   | 2       |                                                                |
        | Imp  | North | b2   |         | counter: [2] to an own unit                                    |
      And South's deck holds 2 cards
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Imp on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And South's deck has 2 cards

  @deus.chain.no_declare_while_resolving
  Rule: Once a counter chain begins to resolve, no new counter can be declared in it.
    Background:
      Given it is South's main phase

    Scenario: nobody is asked between two items of a resolving chain
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit |
        | Knight | South | b1   |         | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   | 3       | counter: attack +1 to an own unit   |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And South is asked for before attack effects

    Scenario: a counter in the midst of the resolution is refused
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit |
        | Knight | South | b1   |         | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   | 3       | counter: the enemy drops 1          |
      And South's hand holds 2 cards
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      And both sides have passed
      When South tries to use Knight on Mage
      Then it is refused under deus.chain.no_declare_while_resolving
      And South is asked for a drop
      And Ogre is in b2

    @deus.ruling.trigger_between_chain_items
    Scenario: a trigger met while the chain resolves comes before the next item
      Given these units are on the battlefield
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
    Background:
      Given it is South's main phase

    Scenario: an ability whose unit was killed does nothing
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       | counter: [3] to an enemy unit       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    Scenario: an ability whose unit survives takes place
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   | 4       | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       | counter: [3] to an enemy unit       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |

    Scenario: a unit that is only exhausted still brings its ability about
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       | counter: exhaust an enemy unit      |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield
      And Mage is exhausted

    Scenario: a battle spell whose user was killed does nothing
      Given these units are on the battlefield
        | unit | side  | area | defence | spell | effect                        |
        | Mage | South | b1   | 3       | fire  |                               |
        | Ogre | North | b2   | 3       |       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    @deus.ruling.attackers_fixed_at_declaration
    Scenario: an attacker killed in the chain adds nothing to the attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | b1   | 4      | 3       |                               |
        | Squire | South | b1   | 2      | 2       |                               |
        | Ogre   | North | b2   |        | 2       | counter: [3] to an enemy unit |
        | Troll  | North | b2   |        | 3       |                               |
        | Imp    | North | b2   |        | 1       |                               |
      And South has marched Knight and Squire to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | state     |
        | Squire | exhausted |
        | Troll  | ready     |
        | Imp    | ready     |

    Scenario: a counter whose unit loses its defence does nothing and its death is not counted
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit | side  | area | defence | spell | effect                                         |
        | Mage | South | b1   | 3       |       | before-attack, cost fire: [3] to an enemy unit |
        | Seer | South | b1   | 3       | fire  |                                                |
        | Ogre | North | b2   | 3       |       | counter: [3] to an enemy unit                  |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre paid by Seer's fire
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Seer |
        | Ogre |

    @deus.ruling.user_moved_away_no_effect
    Scenario: an ability whose unit has been moved out of the battle does nothing
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit |
        | Knight | South | b1   |         | counter: move an own unit           |
        | Ogre   | North | b2   | 3       |                                     |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      And South has used
        | card   | on   | to |
        | Knight | Mage | b1 |
      When both sides pass
      Then Ogre is in b2
      And Mage is in b1

    @deus.ruling.user_moved_away_no_effect
    Scenario: a battle spell does nothing when one of those who pay for it has been moved out of the battle
      Given these units are on the battlefield
        | unit   | side  | area | defence | spell | effect                    |
        | Mage   | South | b1   |         | fire  |                           |
        | Seer   | South | b1   |         | water |                           |
        | Knight | South | b1   |         |       | counter: move an own unit |
        | Ogre   | North | b2   | 3       |       |                           |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage, Seer and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Steam on Ogre paid by Mage's fire and Seer's water
      And North has passed
      And South has used
        | card   | on   | to |
        | Knight | Seer | b1 |
      When both sides pass
      Then Ogre is in b2
      And Steam is in South's discard pile

    Scenario Outline: what a unit or token has declared fails once it has left: <text> <unit>
      Given these units are on the battlefield
        | unit   | side  | area | kind  | effect                        |
        | Knight | South | a1   | unit  | counter: <text> an enemy unit |
        | Ogre   | North | a2   | unit  | before-attack: gain 1 power   |
        | Ghost  | North | a2   | token | before-attack: gain 1 power   |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used <unit>
      And South has used Knight on <unit>
      When both sides pass
      Then <unit> is not on the battlefield
      And North's power is 0

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
      Given these units are on the battlefield
        | unit   | side  | area | kind  | effect                      |
        | Knight | South | c1   | unit  | before-attack: gain 1 power |
        | Spark  | South | c1   | token | before-attack: gain 1 power |
        | Squire | South | c1   | unit  | counter: move an own unit   |
        | Ogre   | North | c2   | unit  |                             |
      And South has marched Knight, Spark and Squire to c2
      And the battle has reached South's before-attack timing
      And South has used <unit>
      And North has passed
      And South has used Squire on <unit> to c1
      When both sides pass
      Then <unit> is in c1
      And South's power is 0

      Examples:
        | unit   |
        | Knight |
        | Spark  |
