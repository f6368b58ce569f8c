Feature: Chain

  A counter chain gathers everything declared around one before-attack effect or one attack.
  It takes effect backwards, and its counters may only choose units that had a part in it.

  @deus.chain.origin
  Rule: A counter chain starts from a before-attack effect or an attack and holds that origin and every counter to it.
    Scenario: a before-attack effect starts a chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                           |
        | Mage | South | b1   | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   |                                  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then the chain has 1 declaration
      And Ogre is in b2

    Scenario: an attack starts a chain and counters join it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                |
        | Knight | South | b1   | counter: attack +1 to an own unit     |
        | Ogre   | North | b2   | counter: attack -1 to an enemy unit   |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When South uses Knight on Knight
      Then the chain has 3 declarations
      And the attackers declared are Knight

    @since.2.00
    Scenario: a quick effect starts no chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | b1   | quick: [3] to an enemy unit         |
        | Ogre | North | b2   | counter: defence +1 to an own unit  |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield
      And the chain has 0 declarations

    @since.2.00
    Scenario: a simultaneous attack starts no chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | b1   | 3      | 4       |                                    |
        | Ogre   | North | b2   | 3      | 3       | counter: defence +1 to an own unit |
      And the initiative dice will show South 4 and North 4
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      When North passes
      Then no battle is going on
      And Ogre is not on the battlefield

    Scenario: what waits in a chain, who brings it about and whom it was declared on
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | spell | effect                                         | defence |
        | Mage  | South | b1   |       | before-attack, cost fire: [3] to an enemy unit |         |
        | Adept | South | b1   | fire  |                                                |         |
        | Ogre  | North | b2   |       | counter: defence +1 to an own unit             | 9       |
        | Seer  | North | b2   | water |                                                |         |
      And North's hand holds these cards
        | card | kind         | effect                                          |
        | Mist | battle spell | counter, cost water: attack -1 to an enemy unit |
      And South has marched Mage and Adept to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre paid by Adept's fire
      And North has used Ogre on Ogre
      And South has passed
      When North uses Mist on Mage paid by Seer's water
      Then the chain holds, the first declared first
        | by    | kind   | card | users       | targets |
        | South | effect | Mage | Mage, Adept | Ogre    |
        | North | effect | Ogre | Ogre        | Ogre    |
        | North | effect | Mist | Seer        | Mage    |
      And Mist is in use

    Scenario: an attack that waits in a chain has attackers and no targets
      Given it is South's main phase
      And these units are on the battlefield
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
    Scenario: the opponent is asked even with nothing to counter with
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then North is asked for a counter
      And the chain has 1 declaration
      And Knight is ready

    Scenario: the attacker's side is asked as well
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North passes
      Then South is asked for a counter
      And Ogre is in b2

    Scenario: an attack that nobody counters takes effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Ogre is not on the battlefield

  @deus.chain.reverse_order
  Rule: When all declarations are over the effects of a counter chain take place one by one, last declared first.
    Scenario: a counter declared last saves the unit aimed at first
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b1   | 4      | 3       |                                                              |
        | Ogre   | North | b2   |        | 3       | counter: attack -2 to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When both sides pass
      Then Ogre is in b2

    @deus.ruling.missing_target_spends_cost
    Scenario: a spell whose target is gone is spent for nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                                  |
        | Mage | South | b1   |         | fire  |                                         |
        | Ogre | North | b2   | 2       |       |                                         |
        | Imp  | North | b2   |         |       | counter: [2] to an own unit             |
      And South's hand holds these cards
        | card  | kind         | effect                                                            |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit, then draw 1       |
        | Flare | battle spell | before-attack, cost fire: [9] to an enemy unit                    |
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
    Scenario: the targets that are still there are affected
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                 |
        | Mage  | South | b1   |         | before-attack: [2] to two enemy units  |
        | Ogre  | North | b2   | 2       |                                        |
        | Troll | North | b2   | 2       |                                        |
        | Imp   | North | b2   | 2       | counter: return to hand an own unit    |
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                      |
        | Hexer  | South | b1   |         | counter: defence -2 to an enemy unit        |
        | Mage   | South | b1   |         | before-attack: [1] to an enemy unit         |
        | Ogre   | North | b2   | 2       |                                             |
        | Priest | North | b2   |         | counter: defence +2 to an own unit          |
      And South has marched Hexer and Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Priest on Ogre
      And South has used Hexer on Ogre
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                            |
        | Mage | South | b1   |         | before-attack: exhaust an enemy unit & gain 1 power, then draw 1  |
        | Ogre | North | b2   | 2       |                                                                   |
        | Imp  | North | b2   |         | counter: [2] to an own unit                                       |
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                        |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit & [1] to this, then draw 1 |
        | Ogre | North | b2   | 2       |                                                               |
        | Imp  | North | b2   |         | counter: [2] to an own unit                                   |
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
    Scenario: nobody is asked between two items of a resolving chain
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit                      |
        | Knight | South | b1   | 2       | when this dies, forced: defence -1 to all enemy units    |
        | Ogre   | North | b2   | 4       |                                                          |
        | Imp    | North | b2   | 2       | counter: [2] to all enemy units                          |
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Ogre   | North | b2   | 3       | counter: [3] to an enemy unit       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    Scenario: an ability whose unit survives takes place
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   | 4       | before-attack: [3] to an enemy unit |
        | Ogre   | North | b2   | 3       | counter: [3] to an enemy unit       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |

    Scenario: a unit that is only exhausted still brings its ability about
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre   | North | b2   | 3       | counter: exhaust an enemy unit      |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield
      And Mage is exhausted

    Scenario: a battle spell whose user was killed does nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | spell | effect                        |
        | Mage   | South | b1   | 3       | fire  |                               |
        | Ogre   | North | b2   | 3       |       | counter: [3] to an enemy unit |
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
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

  @deus.chain.right_alternates
  Rule: The right to declare a counter passes to the two players alternately.
    Scenario Outline: whoever has declared or passed hands the right on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | b1   | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   | counter: defence +1 to an own unit  |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North <does>
      Then South is asked for a counter

      Examples:
        | does              |
        | uses Ogre on Ogre |
        | passes            |

    Scenario: the right comes back after a counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | b1   | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   | counter: defence +1 to an own unit  |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      When South uses Knight on Knight
      Then North is asked for a counter

    Scenario: two counters in a row are refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | b1   |                                     |
        | Ogre   | North | b2   | counter: defence +1 to an own unit  |
        | Imp    | North | b2   | counter: defence +1 to an own unit  |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      When North tries to use Imp on Ogre
      Then it is refused under deus.chain.right_alternates
      And South is asked for a counter

    Scenario: who has passed may not counter before the other side has answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   |                                    |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      When North tries to use Ogre on Ogre
      Then it is refused under deus.chain.right_alternates
      And South is asked for a counter

  @deus.chain.first_right
  Rule: The first right to counter goes to the opponent of the player who declared the origin.
    Scenario: the side that is attacked is asked first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      When North passes
      Then South is asked for a counter

    Scenario: the user of a before-attack effect may not counter first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit |
        | Knight | South | b1   | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   |                                     |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When South tries to use Knight on Mage
      Then it is refused under deus.chain.first_right
      And North is asked for a counter

    Scenario: the phase does not end at the right to counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's right to counter
      When South tries to end the phase
      Then it is refused under deus.chain.first_right

  @deus.chain.two_passes
  Rule: Two consecutive passes, one by each player, end the declarations of a counter chain and start its reverse-order resolution.
    @since.2.00
    Scenario: two passes in a row bring the attack about
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      When South passes
      Then Knight is exhausted
      And North is asked for before attack effects

    Scenario: one pass does not end the declarations
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
        | Ogre   | North | b2   |        |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North passes
      Then the chain has 1 declaration
      And Knight is ready

    @deus.ruling.chain_ends_on_two_passes
    Scenario: passes that are not in a row do not end the declarations
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | counter: attack +1 to an own unit  |
        | Ogre   | North | b2   | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Knight
      And North has used Ogre on Ogre
      When South passes
      Then North is asked for a counter
      And the chain has 3 declarations

    @deus.ruling.chain_ends_on_two_passes
    Scenario: a player who passed may counter later and players may counter themselves
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | b1   | 3      |         | counter: attack +1 to an own unit  |
        | Ogre   | North | b2   |        | 3       | counter: defence +2 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Knight
      And North has used Ogre on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 4      | 3       |
        | Ogre   | 2      | 5       |

  @deus.chain.legal_target
  Rule: A counter effect may only target units that acted, or were acted upon, in the same counter chain.
    Scenario: a unit that had a part in the chain may be chosen
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Knight | South | b1   | 3       |                                     |
        | Ogre   | North | b2   |         |                                     |
        | Imp    | North | b2   |         | counter: [3] to an enemy unit       |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Imp on Mage
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Ogre   |
        | Imp    |

    Scenario: a unit that neither acted nor was targeted is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit |
        | Knight | South | b1   |                                     |
        | Ogre   | North | b2   |                                     |
        | Imp    | North | b2   | counter: [3] to an enemy unit       |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North tries to use Imp on Knight
      Then it is refused under deus.chain.legal_target
      And the chain has 1 declaration

    Scenario: a part in an earlier chain does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Mage   | South | b1   | before-attack: attack -1 to an enemy unit |
        | Knight | South | b1   | before-attack: attack -1 to an enemy unit |
        | Ogre   | North | b2   |                                         |
        | Imp    | North | b2   | counter: [3] to an enemy unit           |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And both sides have passed
      And South has used Knight on Ogre
      When North tries to use Imp on Mage
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_counter_target_must_qualify @since.2.00
    Scenario: one chosen unit that had no part spoils the whole choice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit |
        | Knight | South | b1   |                                     |
        | Ogre   | North | b2   |                                     |
        | Imp    | North | b2   | counter: [3] to two enemy units     |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North tries to use Imp on Mage and Knight
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_counter_target_must_qualify
    Scenario: two chosen units that both had a part are fine
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                           |
        | Knight | South | b1   | 3       |                                  |
        | Squire | South | b1   | 3       |                                  |
        | Imp    | North | b2   |         | counter: [3] to two enemy units  |
      And South has marched Knight and Squire to b2
      And the battle has reached North's right to counter
      And North has used Imp on Knight and Squire
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Imp  |

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: a counter on a whole group needs only one unit of it that had a part
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Knight | South | b1   | 3       |                                     |
        | Ogre   | North | b2   | 3       |                                     |
        | Imp    | North | b2   | 3       | counter: [3] to all enemy units     |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Imp
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |
        | Imp  |

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: a counter on a group of which nobody had a part is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                         |
        | Mage | South | b1   | before-attack: draw 1                          |
        | Ogre | North | b2   | counter: defence +1 to all own units           |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Ogre
      Then it is refused under deus.chain.legal_target

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: a counter that reaches no unit is not bound by them
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                    |
        | Mage | South | b1   | before-attack: attack +1 to an own unit   |
        | Ogre | North | b2   | counter: gain 2 power                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Mage
      And North has used Ogre
      When both sides pass
      Then North's power is 2

    Scenario: a counter may cancel what was declared in the chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 3       | counter: cancel a declaration       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is in b2
      And South is asked for before attack effects

    @deus.ruling.no_declaration_without_target
    Scenario: a counter that lacks a legal target cannot be declared
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                      |
        | Knight | South | b1   |                                             |
        | Ogre   | North | b2   | counter: defence +1 to an exhausted own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North tries to use Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And North can use nothing

    Scenario: an earlier declaration may be cancelled and those in between take effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                              |
        | Mage | South | b1   | 2      |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   |        | 3       | counter: attack -1 to an enemy unit |
        | Imp  | North | b2   |        |         | counter: cancel a declaration       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      And South has passed
      And North has used Imp on Mage
      When both sides pass
      Then Ogre is in b2
      And Mage has attack 1

    Scenario: two cancellations undo two declarations of one unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | b1   | 2      |         | counter: cancel a declaration      |
        | Ogre   | North | b2   |        | 3       | counter: defence +1 to an own unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      And South has passed
      And North has used Ogre on Ogre
      And South has used Knight on Ogre
      And North has passed
      And South has used Knight on Ogre
      When both sides pass
      Then Ogre has defence 3

    Scenario Outline: what follows after a cancellation needs something that was cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | South | b1   |         | counter: cancel a declaration, then gain 1 power |
        | Squire | South | b1   |         | counter: cancel a declaration                    |
        | Ogre   | North | b2   | 9       | counter: defence +1 to an own unit               |
      And South has marched Knight and Squire to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      And South has used Knight on Ogre
      And North has passed
      And South has used Squire on <cancelled>
      When both sides pass
      Then South's power is <power>
      And Ogre has defence <defence>

      Examples:
        | cancelled | power | defence |
        | Ogre      | 0     | 9       |
        | Knight    | 0     | 10      |

    Scenario: what follows after a cancellation follows it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | South | b1   |         | counter: cancel a declaration, then gain 1 power |
        | Ogre   | North | b2   | 3       | counter: defence +1 to an own unit               |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Ogre
      And South has used Knight on Ogre
      When both sides pass
      Then South's power is 1
      And Ogre has defence 3

    @deus.ruling.no_declaration_without_target
    Scenario: an attack is no effect that could be cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   | counter: gain 1 power         |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North tries to use Ogre on Knight
      Then it is refused under deus.ruling.no_declaration_without_target
      And North can use nothing

    @deus.ruling.no_declaration_without_target
    Scenario: an effect that could be cancelled is on offer to be cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                        |
        | Mage | South | b1   | before-attack: gain 1 power   |
        | Ogre | North | b2   | counter: cancel a declaration |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage
      Then North can use exactly Ogre

    @deus.ruling.no_declaration_without_target @since.2.00
    Scenario: outside a chain there is nothing to cancel
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | quick: cancel a declaration |
        | Ogre   | North | b2   |                             |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then South can use nothing

    @deus.ruling.chosen_unit_suffices_beside_group
    Scenario: a chosen unit that had a part is enough for an effect that also speaks of a group
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                             |
        | Mage | South | b1   | 2      | before-attack: gain 1 power                                        |
        | Ogre | North | b2   | 2      | counter: attack -1 to an enemy unit & attack +1 to all own units   |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      When both sides pass
      Then Mage has attack 1
      And Ogre has attack 3

  @deus.chain.legal_target.user
  Rule: A unit that used an effect in this counter chain is a legal target for a counter.
    Scenario: the unit that used a counter may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b1   | 3      |         | counter: [1] to an enemy unit       |
        | Mage   | South | b1   |        |         | before-attack: attack +1 to an own unit |
        | Ogre   | North | b2   |        | 1       | counter: attack -1 to an enemy unit |
      And South has marched Knight and Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Knight
      And North has used Ogre on Knight
      And South has used Knight on Ogre
      When both sides pass
      Then Knight has attack 4
      And Ogre is not on the battlefield

    Scenario: a comrade of the user that did nothing is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Mage   | South | b1   | before-attack: attack +1 to an own unit |
        | Knight | South | b1   |                                         |
        | Squire | South | b1   |                                         |
        | Ogre   | North | b2   | counter: attack -1 to an enemy unit     |
      And South has marched Mage, Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Knight
      When North tries to use Ogre on Squire
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_payer_is_user
    Scenario Outline: a unit that only paid a slot may be aimed at
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                        |
        | Mage | South | b1   | 3       | fire  |                               |
        | Seer | South | b1   | 3       | water |                               |
        | Ogre | North | b2   | 3       |       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit     |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Steam on Ogre paid by Mage's fire and Seer's water
      And North has used Ogre on <payer>
      When both sides pass
      Then the battlefield holds exactly these units
        | unit    |
        | <other> |
        | Ogre    |

      Examples:
        | payer | other |
        | Mage  | Seer  |
        | Seer  | Mage  |

    @deus.ruling.every_payer_is_user
    Scenario: a unit with the same slot that paid nothing may not be aimed at
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                        |
        | Mage | South | b1   | fire  |                               |
        | Seer | South | b1   | fire  |                               |
        | Ogre | North | b2   |       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Ogre paid by Mage's fire
      When North tries to use Ogre on Seer
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_payer_is_user
    Scenario Outline: of an ability that another unit pays for both units may be aimed at: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                                  |
        | Mage | South | b1   | 3       |       | before-attack, cost fire: gain 1 power  |
        | Seer | South | b1   | 3       | fire  |                                         |
        | Ogre | North | b2   |         |       | counter: [3] to an enemy unit           |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Mage paid by Seer's fire
      And North has used Ogre on <unit>
      When both sides pass
      Then <unit> is not on the battlefield

      Examples:
        | unit |
        | Mage |
        | Seer |

  @deus.chain.legal_target.attacker
  Rule: A unit that attacks in this counter chain is a legal target for a counter.
    Scenario: an attacker may be weakened
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b1   | 3      |         |                                     |
        | Ogre   | North | b2   |        | 3       | counter: attack -1 to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When both sides pass
      Then Ogre is in b2

    Scenario: an exhausted unit of the attacking side does not attack and is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                        |
        | Knight | South | b1   | ready     | counter: [3] to an enemy unit |
        | Ogre   | North | b2   | ready     |                               |
        | Troll  | North | b2   | exhausted |                               |
      And South has marched Knight to b2
      And the battle has reached South's right to counter
      When South tries to use Knight on Troll
      Then it is refused under deus.chain.legal_target

  @deus.chain.legal_target.targeted
  Rule: A unit targeted by an effect in this counter chain is a legal target for a counter.
    Scenario: the own unit aimed at may be strengthened
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre   | North | b2   | 3       |                                     |
        | Priest | North | b2   |         | counter: defence +1 to an own unit  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Priest on Ogre
      When both sides pass
      Then Ogre has defence 4

    Scenario: a neighbour of the unit aimed at is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit |
        | Ogre   | North | b2   |                                     |
        | Priest | North | b2   | counter: defence +1 to an own unit  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North tries to use Priest on Priest
      Then it is refused under deus.chain.legal_target

    @deus.ruling.counter_answers_any_declaration
    Scenario: the target of an earlier declaration may be chosen later in the chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | b1   |         | before-attack: [3] to an enemy unit |
        | Knight | South | b1   |         | counter: attack +1 to an own unit   |
        | Ogre   | North | b2   | 3       |                                     |
        | Priest | North | b2   |         | counter: defence +1 to an own unit  |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      And South has used Knight on Mage
      And North has used Priest on Ogre
      When both sides pass
      Then Ogre is in b2

    @deus.ruling.named_group_counts_as_targeted
    Scenario Outline: <text>, and a counter on one of the group
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                             |
        | Mage   | South | b1   |         | before-attack: <text>              |
        | Squire | South | b1   | 3       |                                    |
        | Ogre   | North | b2   | 3       |                                    |
        | Priest | North | b2   |         | counter: [3] to an enemy unit |
      And South has marched Mage and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Priest on Squire
      When both sides pass
      Then Squire is not on the battlefield

      Examples:
        | text                                                  |
        | [1] to an enemy unit, then attack +1 to all own units |
        | exhaust an enemy unit & ready all own units           |

    @deus.ruling.named_group_counts_as_targeted
    Scenario: a later part that speaks of the user alone makes nobody else a target
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Mage   | South | b1   |         | before-attack: [1] to an enemy unit, then attack +1 to this |
        | Squire | South | b1   | 3       |                                                          |
        | Ogre   | North | b2   | 3       |                                                          |
        | Priest | North | b2   |         | counter: [3] to an enemy unit                       |
      And South has marched Mage and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North tries to use Priest on Squire
      Then it is refused under deus.chain.legal_target

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: every unit of a group that an effect speaks of counts as targeted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                |
        | Mage   | South | b1   |         | before-attack: [3] to all enemy units |
        | Ogre   | North | b2   | 3       |                                       |
        | Priest | North | b2   | 3       | counter: defence +1 to an own unit    |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Priest on Priest
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Mage   |
        | Priest |

  @deus.chain.legal_target.attacked
  Rule: A unit under attack in this counter chain is a legal target for a counter.
    Scenario Outline: every unit of the side under attack may be chosen
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                             |
        | Knight | South | b1   | ready     |         |                                    |
        | Priest | North | b2   | ready     | 3       | counter: defence +1 to an own unit |
        | Ogre   | North | b2   | ready     | 3       |                                    |
        | Troll  | North | b2   | exhausted | 3       |                                    |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Priest on <unit>
      When both sides pass
      Then <unit> has defence 4

      Examples:
        | unit   |
        | Priest |
        | Ogre   |
        | Troll  |

    Scenario: in the chain of a before-attack effect the others are not under attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Mage   | South | b1   | before-attack: attack +1 to an own unit |
        | Priest | North | b2   | counter: defence +1 to an own unit      |
        | Ogre   | North | b2   |                                         |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Mage
      When North tries to use Priest on Ogre
      Then it is refused under deus.chain.legal_target
