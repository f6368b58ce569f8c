Feature: Chain

  @deus.chain.legal_target
  Rule: A counter effect may only target units that acted, or were acted upon, in the same counter chain.
    Scenario: a unit that had a part in the chain may be chosen
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | South | c1   | 3       | before-attack: [3] to an enemy unit |
        | Knight | South | c1   | 3       |                                     |
        | Ogre   | North | c2   |         |                                     |
        | Imp    | North | c2   |         | counter: [3] to an enemy unit       |
      And South has marched Mage and Knight to c2
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | North | a3   | before-attack: [3] to an enemy unit |
        | Knight | North | a3   |                                     |
        | Ogre   | South | a2   |                                     |
        | Imp    | South | a2   | counter: [3] to an enemy unit       |
      And North has marched Mage and Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      When South tries to use Imp on Knight
      Then it is refused under deus.chain.legal_target
      And the chain has 1 declaration

    Scenario: a part in an earlier chain does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                    |
        | Mage   | South | b1   | before-attack: attack -1 to an enemy unit |
        | Knight | South | b1   | before-attack: attack -1 to an enemy unit |
        | Ogre   | North | b2   |                                           |
        | Imp    | North | b2   | counter: [3] to an enemy unit             |
      And South has marched Mage and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And both sides have passed
      And South has used Knight on Ogre
      When North tries to use Imp on Mage
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_counter_target_must_qualify @since.2.00
    Scenario: one chosen unit that had no part spoils the whole choice
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Mage   | North | c3   | before-attack: [3] to an enemy unit |
        | Knight | North | c3   |                                     |
        | Ogre   | South | c2   |                                     |
        | Imp    | South | c2   | counter: [3] to two enemy units     |
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      When South tries to use Imp on Mage and Knight
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_counter_target_must_qualify
    Scenario: two chosen units that both had a part may be chosen together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                          |
        | Knight | South | a1   | 3       |                                 |
        | Squire | South | a1   | 3       |                                 |
        | Imp    | North | a2   |         | counter: [3] to two enemy units |
      And South has marched Knight and Squire to a2
      And the battle has reached North's right to counter
      And North has used Imp on Knight and Squire
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Imp  |

    Scenario Outline: of three units that one effect has chosen each had a part: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                        |
        | Mage  | South | a1   | 9       | before-attack: [1] to up to three enemy units |
        | Ogre  | North | a2   | 3       | counter: defence +3 to one of your units      |
        | Troll | North | a2   | 3       |                                               |
        | Imp   | North | a2   | 3       |                                               |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre, Troll and Imp
      When North uses Ogre on <unit>
      Then South is asked for a counter

      Examples:
        | unit  |
        | Ogre  |
        | Troll |
        | Imp   |

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: a counter on a whole group needs only one unit of it that had a part
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Mage   | North | b3   | 3       | before-attack: [3] to an enemy unit |
        | Knight | North | b3   | 3       |                                     |
        | Ogre   | South | b2   | 3       |                                     |
        | Imp    | South | b2   | 3       | counter: [3] to all enemy units     |
      And North has marched Mage and Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Imp
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |
        | Imp  |

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario Outline: a counter on two groups needs a unit of one of them, <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                |
        | Mage | North | a3   | 5       | before-attack: draw 1 |
        | Ogre | South | a2   | 3       | counter: <text>       |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has used Ogre
      When both sides pass
      Then Mage has defence 4
      And Ogre has defence 4

      Examples:
        | text                                                             |
        | defence -1 to all enemy units & defence +1 to all your units     |
        | defence +1 to all your units, then defence -1 to all enemy units |

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: a counter on a group of which nobody had a part is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | c1   | before-attack: draw 1                 |
        | Ogre | North | c2   | counter: defence +1 to all your units |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Ogre
      Then it is refused under deus.chain.legal_target

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: a counter that reaches no unit may follow whatever the chain holds
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                        |
        | Mage | North | a3   | before-attack: attack +1 to one of your units |
        | Ogre | South | a2   | counter: gain 2 power                         |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Mage
      And South has used Ogre
      When both sides pass
      Then South's power is 2

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | North | c3   |                                                    |
        | Ogre   | South | c2   | counter: defence +1 to one of your exhausted units |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When South tries to use Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And South can use nothing

    Scenario: an earlier declaration may be cancelled and those in between take effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                              |
        | Mage | South | a1   | 2      |         | before-attack: [3] to an enemy unit |
        | Ogre | North | a2   |        | 3       | counter: attack -1 to an enemy unit |
        | Imp  | North | a2   |        |         | counter: cancel a declaration       |
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      And South has passed
      And North has used Imp on Mage
      When both sides pass
      Then Ogre is in a2
      And Mage has attack 1

    Scenario: two cancellations undo two declarations of one unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | North | b3   | 2      |         | counter: cancel a declaration            |
        | Ogre   | South | b2   |        | 3       | counter: defence +1 to one of your units |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Ogre on Ogre
      And North has passed
      And South has used Ogre on Ogre
      And North has used Knight on Ogre
      And South has passed
      And North has used Knight on Ogre
      When both sides pass
      Then Ogre has defence 3

    Scenario Outline: what follows after a cancellation needs something that was cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | South | c1   |         | counter: cancel a declaration, then gain 1 power |
        | Squire | South | c1   |         | counter: cancel a declaration                    |
        | Ogre   | North | c2   | 9       | counter: defence +1 to one of your units         |
      And South has marched Knight and Squire to c2
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

    Scenario: a cancellation that succeeds brings what follows after it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | North | a3   |         | counter: cancel a declaration, then gain 1 power |
        | Ogre   | South | a2   | 3       | counter: defence +1 to one of your units         |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Ogre on Ogre
      And North has used Knight on Ogre
      When both sides pass
      Then North's power is 1
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                        |
        | Mage | North | c3   | before-attack: gain 1 power   |
        | Ogre | South | c2   | counter: cancel a declaration |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      When North uses Mage
      Then South can use exactly Ogre

    @deus.ruling.no_declaration_without_target @since.2.00
    Scenario: outside a chain there is nothing to cancel
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | a1   | quick: cancel a declaration |
        | Ogre   | North | a2   |                             |
      And South has marched Knight to a2
      When the battle reaches South's quick timing
      Then South can use nothing

    @deus.ruling.chosen_unit_suffices_beside_group
    Scenario: a chosen unit that had a part is enough for an effect that also speaks of a group
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                            |
        | Mage | North | b3   | 2      | before-attack: gain 1 power                                       |
        | Ogre | South | b2   | 2      | counter: attack -1 to an enemy unit & attack +1 to all your units |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has used Ogre on Mage
      When both sides pass
      Then Mage has attack 1
      And Ogre has attack 3

    @since.2.00
    Scenario Outline: of three targets of a counter one had no part: <targets>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                      |
        | Knight | North | c3   | ready | before-attack: attack -1 to two enemy units |
        | Page   | North | c3   | ready |                                             |
        | Imp    | South | c2   | ready | counter: defence +1 to three units          |
        | Ogre   | South | c2   | ready |                                             |
        | Troll  | South | c2   | ready |                                             |
      And North has marched Knight and Page to c2
      And the battle has reached North's before-attack timing
      And North has used Knight on Imp and Ogre
      When South tries to use Imp on <targets>
      Then it is refused under deus.chain.legal_target

      Examples:
        | targets                |
        | Troll, Knight and Ogre |
        | Knight, Troll and Ogre |
        | Knight, Ogre and Troll |
        | Page, Knight and Imp   |
        | Knight, Page and Imp   |
        | Knight, Imp and Page   |

  @deus.chain.legal_target.user
  Rule: A unit that used an effect in this counter chain is a legal target for a counter.
    Scenario: the unit that used a counter may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                        |
        | Knight | South | c1   | 3      |         | counter: [1] to an enemy unit                 |
        | Mage   | South | c1   |        |         | before-attack: attack +1 to one of your units |
        | Ogre   | North | c2   |        | 1       | counter: attack -1 to an enemy unit           |
      And South has marched Knight and Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Knight
      And North has used Ogre on Knight
      And South has used Knight on Ogre
      When both sides pass
      Then Knight has attack 4
      And Ogre is not on the battlefield

    Scenario: a comrade of the user that did nothing is refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                        |
        | Mage   | North | a3   | before-attack: attack +1 to one of your units |
        | Knight | North | a3   |                                               |
        | Squire | North | a3   |                                               |
        | Ogre   | South | a2   | counter: attack -1 to an enemy unit           |
      And North has marched Mage, Knight and Squire to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Knight
      When South tries to use Ogre on Squire
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
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                        |
        | Mage | North | c3   | fire  |                               |
        | Seer | North | c3   | fire  |                               |
        | Ogre | South | c2   |       | counter: [3] to an enemy unit |
      And North's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Mage and Seer to c2
      And the battle has reached North's before-attack timing
      And North has used Blaze on Ogre paid by Mage's fire
      When South tries to use Ogre on Seer
      Then it is refused under deus.chain.legal_target

    @deus.ruling.every_payer_is_user
    Scenario Outline: of an ability that another unit pays for both units may be aimed at: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell | effect                                 |
        | Mage | South | a1   | 3       |       | before-attack, cost fire: gain 1 power |
        | Seer | South | a1   | 3       | fire  |                                        |
        | Ogre | North | a2   |         |       | counter: [3] to an enemy unit          |
      And South has marched Mage and Seer to a2
      And the battle has reached South's before-attack timing
      And South has used Mage paid by Seer's fire
      And North has used Ogre on <unit>
      When both sides pass
      Then <unit> is not on the battlefield

      Examples:
        | unit |
        | Mage |
        | Seer |

    @deus.ruling.every_payer_is_user
    Scenario Outline: whoever pays for a counter spell may be aimed at: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | spell | effect                        |
        | Page   | South | c1   | 9       |       | before-attack: gain 1 power   |
        | Knight | South | c1   | 9       |       | counter: [3] to an enemy unit |
        | Shaman | North | c2   | 3       | fire  |                               |
        | Seer   | North | c2   | 3       | water |                               |
      And North's hand holds these cards
        | card  | kind         | effect                                         |
        | Steam | battle spell | counter, cost fire water: [1] to an enemy unit |
      And South has marched Page and Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Page
      And North has used Steam on Page paid by Shaman's fire and Seer's water
      And South has used Knight on <unit>
      When both sides pass
      Then <unit> is not on the battlefield

      Examples:
        | unit   |
        | Shaman |
        | Seer   |

    Scenario: the unit that used the second counter of a chain may be answered, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Mage   | North | c3   |         | before-attack: [3] to an enemy unit      |
        | Knight | North | c3   | 2       | counter: attack +1 to one of your units  |
        | Ogre   | South | c2   | 3       | counter: [2] to an enemy unit            |
        | Priest | South | c2   |         | counter: defence +1 to one of your units |
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Priest on Ogre
      And North has used Knight on Mage
      When South uses Ogre on Knight
      Then North is asked for a counter

  @deus.chain.legal_target.attacker
  Rule: A unit that attacks in this counter chain is a legal target for a counter.
    Scenario: an attacker may be weakened
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | North | b3   | 3      |         |                                     |
        | Ogre   | South | b2   |        | 3       | counter: attack -1 to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Ogre on Knight
      When both sides pass
      Then Ogre is in b2

    Scenario: an exhausted unit of the attacking side does not attack and is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                        |
        | Knight | South | c1   | ready     | counter: [3] to an enemy unit |
        | Ogre   | North | c2   | ready     |                               |
        | Troll  | North | c2   | exhausted |                               |
      And South has marched Knight to c2
      And the battle has reached South's right to counter
      When South tries to use Knight on Troll
      Then it is refused under deus.chain.legal_target

    Scenario Outline: of three attackers each may be aimed at: <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Archer | North | a3   | 3       |                               |
        | Knight | North | a3   | 3       |                               |
        | Squire | North | a3   | 3       |                               |
        | Ogre   | South | a2   | 9       | counter: [3] to an enemy unit |
      And North has marched Archer, Knight and Squire to a2
      And the battle has reached South's right to counter
      And South has used Ogre on <unit>
      When both sides pass
      Then <unit> is not on the battlefield

      Examples:
        | unit   |
        | Archer |
        | Knight |
        | Squire |

  @deus.chain.legal_target.targeted
  Rule: A unit targeted by an effect in this counter chain is a legal target for a counter.
    Scenario: a counter may strengthen the unit of its own side that was aimed at
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Mage   | North | a3   |         | before-attack: [3] to an enemy unit      |
        | Ogre   | South | a2   | 3       |                                          |
        | Priest | South | a2   |         | counter: defence +1 to one of your units |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Priest on Ogre
      When both sides pass
      Then Ogre has defence 4

    Scenario: a neighbour of the unit aimed at is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Mage   | South | b1   | before-attack: [3] to an enemy unit      |
        | Ogre   | North | b2   |                                          |
        | Priest | North | b2   | counter: defence +1 to one of your units |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North tries to use Priest on Priest
      Then it is refused under deus.chain.legal_target

    @deus.ruling.counter_answers_any_declaration
    Scenario: the target of an earlier declaration may be chosen later in the chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Mage   | North | c3   |         | before-attack: [3] to an enemy unit      |
        | Knight | North | c3   |         | counter: attack +1 to one of your units  |
        | Ogre   | South | c2   | 3       |                                          |
        | Priest | South | c2   |         | counter: defence +1 to one of your units |
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has passed
      And North has used Knight on Mage
      And South has used Priest on Ogre
      When both sides pass
      Then Ogre is in c2

    @deus.ruling.named_group_counts_as_targeted
    Scenario Outline: <text>, and a counter on one of the group
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Mage   | South | a1   |         | before-attack: <text>         |
        | Squire | South | a1   | 3       |                               |
        | Ogre   | North | a2   | 3       |                               |
        | Priest | North | a2   |         | counter: [3] to an enemy unit |
      And South has marched Mage and Squire to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Priest on Squire
      When both sides pass
      Then Squire is not on the battlefield

      Examples:
        | text                                                   |
        | [1] to an enemy unit, then attack +1 to all your units |
        | exhaust an enemy unit & ready all your units           |

    @deus.ruling.named_group_counts_as_targeted
    Scenario: a later part that speaks of the user alone makes nobody else a target
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                      |
        | Mage   | North | b3   |         | before-attack: [1] to an enemy unit, then attack +1 to this |
        | Squire | North | b3   | 3       |                                                             |
        | Ogre   | South | b2   | 3       |                                                             |
        | Priest | South | b2   |         | counter: [3] to an enemy unit                               |
      And North has marched Mage and Squire to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      When South tries to use Priest on Squire
      Then it is refused under deus.chain.legal_target

    @deus.ruling.group_counter_needs_one_qualifying
    Scenario: every unit of a group that an effect speaks of counts as targeted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Mage   | South | c1   |         | before-attack: [3] to all enemy units    |
        | Ogre   | North | c2   | 3       |                                          |
        | Priest | North | c2   | 3       | counter: defence +1 to one of your units |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Priest on Priest
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Mage   |
        | Priest |

    @deus.ruling.named_group_counts_as_targeted
    Scenario: a unit of a group that a counter has named may be aimed at
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Page   | North | b3   | before-attack: gain 1 power             |
        | Squire | North | b3   |                                         |
        | Knight | North | b3   | counter: attack +2 to one of your units |
        | Troll  | South | b2   | counter: attack -1 to all enemy units   |
      And North has marched Page, Squire and Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Page
      And South has used Troll
      And North has used Knight on Squire
      When both sides pass
      Then Squire has attack 3

  @deus.chain.legal_target.attacked
  Rule: A unit under attack in this counter chain is a legal target for a counter.
    Scenario Outline: every unit of the side under attack may be chosen
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                                   |
        | Knight | North | a3   | ready     |         |                                          |
        | Priest | South | a2   | ready     | 3       | counter: defence +1 to one of your units |
        | Ogre   | South | a2   | ready     | 3       |                                          |
        | Troll  | South | a2   | exhausted | 3       |                                          |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Priest on <unit>
      When both sides pass
      Then <unit> has defence 4

      Examples:
        | unit   |
        | Priest |
        | Ogre   |
        | Troll  |

    Scenario: in the chain of a before-attack effect nobody is under attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                        |
        | Mage   | South | b1   | before-attack: attack +1 to one of your units |
        | Priest | North | b2   | counter: defence +1 to one of your units      |
        | Ogre   | North | b2   |                                               |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Mage
      When North tries to use Priest on Ogre
      Then it is refused under deus.chain.legal_target

    Scenario: of three units under attack all may be chosen, before and after other counters
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Knight | South | c1   |         | counter: attack +1 to this               |
        | Ogre   | North | c2   | 3       |                                          |
        | Priest | North | c2   | 3       | counter: defence +1 to one of your units |
        | Troll  | North | c2   | 3       |                                          |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has used Priest on Ogre
      When South uses Knight
      Then North can use Priest on exactly Ogre, Priest and Troll
