Feature: Costs

  Whoever cannot pay cannot declare. In a chain a cost is named at declaration and paid, as far as possible, when the
  effect comes to resolve, even if it fails; for quick and ritual effects it is paid at once.

  @deus.cost.required
  Rule: An action or effect whose cost cannot be paid cannot be declared.
    @since.2.00
    Scenario: an effect whose cost is at hand is declared and paid
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                    |
        | Mage | North | c3   |         | quick, cost 1 power: [3] to an enemy unit |
        | Ogre | South | c2   | 3       |                                           |
      And North has 1 power
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North uses Mage on Ogre
      Then North's power is 0
      And Ogre is not on the battlefield

    Scenario Outline: power that falls short forbids the declaration
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                 |
        | Mage | South | a1   | before-attack, cost <cost> power: [3] to an enemy unit |
        | Ogre | North | a2   |                                                        |
      And South has <power> power
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      When South tries to use Mage on Ogre
      Then it is refused under deus.cost.required

      Examples:
        | cost | power |
        | 1    | 0     |
        | 3    | 2     |

    Scenario: a unit that is exhausted cannot become exhausted as a cost
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                            |
        | Knight | North | b3   | ready     |                                                   |
        | Ogre   | South | b2   | exhausted | before-attack, exhaust this: [3] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South tries to use Ogre on Knight
      Then it is refused under deus.cost.required
      And South can use nothing

    Scenario: slots of the wrong icon cannot pay
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | c1   | water |
        | Ogre | North | c2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      When South tries to use Blaze on Ogre paid by Mage's water
      Then it is refused under deus.cost.required
      And Blaze is in South's hand

    @deus.ruling.derived_use_procedure @since.2.00
    Scenario: a quick effect is declared, paid and applied in one go
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                   |
        | Mage | North | a3   | fire  |                                          |
        | Ogre | South | a2   |       | counter: defence +9 to one of your units |
      And North's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North uses Spark on Ogre paid by Mage's fire
      Then Ogre is not on the battlefield
      And Spark is in North's discard pile

    @deus.ruling.derived_use_procedure
    Scenario: a special ability needs no ready unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                              |
        | Knight | South | b1   | ready     | 3       |                                     |
        | Ogre   | North | b2   | exhausted |         | before-attack: [3] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When both sides pass
      Then Knight is not on the battlefield

    @deus.ruling.no_declaration_without_target @since.2.00
    Scenario: an effect cannot be declared without a target to spend its cost
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attribute | effect                                         |
        | Mage | North | c3   |           | quick, cost 1 power: [3] to an enemy fire unit |
        | Ogre | South | c2   | water     |                                                |
      And North has 1 power
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North tries to use Mage
      Then it is refused under deus.ruling.no_declaration_without_target
      And North's power is 1

    @deus.ruling.no_declaration_without_target @since.2.00
    Scenario: a unit that the effect may not choose is no target for it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attribute | effect                                         |
        | Mage | South | a1   |           | quick, cost 1 power: [3] to an enemy fire unit |
        | Ogre | North | a2   | water     |                                                |
      And South has 1 power
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South tries to use Mage on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And South's power is 1

    @deus.ruling.cost_reserved_then_paid
    Scenario: a unit named once to become exhausted cannot be named again in the same chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                                          |
        | Mage | North | b3   | before-attack, exhaust this: [3] to an enemy unit / counter, exhaust this: [3] to an enemy unit |
        | Ogre | South | b2   |                                                                                                 |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has passed
      When North tries to use
        | card | ability | on   |
        | Mage | 1       | Ogre |
      Then it is refused under deus.cost.required
      And North can use nothing

    @deus.ruling.cost_reserved_then_paid
    Scenario: a unit not yet named may become exhausted in the same chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                      |
        | Mage | South | c1   |         | before-attack, exhaust this: attack +1 to one of your units |
        | Seer | South | c1   |         | counter, exhaust this: [3] to an enemy unit                 |
        | Ogre | North | c2   | 3       | counter: attack -1 to an enemy unit                         |
      And South has marched Mage and Seer to c2
      And the battle has reached South's before-attack timing
      And South has used Mage on Mage
      And North has used Ogre on Mage
      And South has used Seer on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And Mage and Seer are exhausted

    @deus.ruling.derived_use_procedure @since.2.00
    Scenario: an effect that puts nothing anywhere is not used with an area
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                      |
        | Mage | North | a3   | quick: [3] to an enemy unit |
        | Ogre | South | a2   |                             |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North tries to use
        | card | on   | to |
        | Mage | Ogre | a3 |
      Then it is refused as meaningless
      And Ogre is in a2

    @deus.ruling.derived_use_procedure @since.2.00
    Scenario: a unit card in the hand pays nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | b3   | fire  |
        | Seer | North | b3   | water |
        | Ogre | South | b2   |       |
      And North's hand holds these cards
        | card  | kind         | spell | effect                                 |
        | Blaze | battle spell |       | quick, cost fire: [3] to an enemy unit |
        | Witch | unit         | fire  |                                        |
      And North has marched Mage and Seer to b2
      And the battle has reached North's quick timing
      When North tries to use Blaze on Ogre paid by Witch's fire
      Then it is refused under deus.cost.shared_slots, deus.scope.battle_reach or deus.cards.battle_spell.by_unit
      And Blaze is in North's hand

    @deus.ruling.derived_use_procedure @since.2.00
    Scenario: who is named to pay must pay something
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | c3   | fire  |
        | Seer | North | c3   | water |
        | Ogre | South | c2   |       |
      And North's hand holds these cards
        | card  | kind         | spell | effect                                 |
        | Blaze | battle spell |       | quick, cost fire: [3] to an enemy unit |
        | Witch | unit         | fire  |                                        |
      And North has marched Mage and Seer to c2
      And the battle has reached North's quick timing
      When North tries to use Blaze on Ogre paid by Mage's fire and Seer's nothing
      Then it is refused as meaningless
      And Blaze is in North's hand

    @deus.ruling.no_declaration_without_target @since.2.00
    Scenario Outline: as many different targets as the effect says: not <targets> for <effect>
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect          |
        | Mage  | North | c3   | quick: <effect> |
        | Ogre  | South | c2   |                 |
        | Troll | South | c2   |                 |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North tries to use Mage on <targets>
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre and Troll are in c2

      Examples:
        | effect                 | targets        |
        | [3] to an enemy unit   | Ogre and Troll |
        | [3] to an enemy unit   | Ogre and Ogre  |
        | [3] to two enemy units | Ogre           |
        | [3] to two enemy units | Ogre and Ogre  |

    @deus.ruling.no_declaration_without_target
    Scenario Outline: at the before-attack timing, too, as many different targets as the effect says: not <targets> for <effect>
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                  |
        | Mage  | South | b1   | before-attack: <effect> |
        | Ogre  | North | b2   |                         |
        | Troll | North | b2   |                         |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South tries to use Mage on <targets>
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre and Troll are in b2

      Examples:
        | effect                 | targets        |
        | [3] to an enemy unit   | Ogre and Troll |
        | [3] to an enemy unit   | Ogre and Ogre  |
        | [3] to two enemy units | Ogre           |
        | [3] to two enemy units | Ogre and Ogre  |

    @deus.ruling.no_declaration_without_target @since.2.00
    Scenario Outline: a unit of the wrong side is no target: <effect> on <target>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect          |
        | Mage | South | a1   | quick: <effect> |
        | Ogre | North | a2   |                 |
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South tries to use Mage on <target>
      Then it is refused under deus.ruling.no_declaration_without_target

      Examples:
        | effect                         | target |
        | [3] to an enemy unit           | Mage   |
        | attack +1 to one of your units | Ogre   |

    @until.2.00
    Scenario: in the draft, without its cost nothing is used at the after-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                            |
        | Mage | North | b3   | before-attack, cost 1 power: [3] to an enemy unit |
        | Ogre | South | b2   |                                                   |
      And North has marched Mage to b2
      And the battle has reached North's after-attack timing
      When North tries to use Mage on Ogre
      Then it is refused under deus.cost.required

    @deus.ruling.no_declaration_without_target
    Scenario: without a target nothing is used at the before-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attribute | effect                                                 |
        | Mage | South | c1   |           | before-attack, cost 1 power: [3] to an enemy fire unit |
        | Ogre | North | c2   | water     |                                                        |
      And South has 1 power
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      When South tries to use Mage
      Then it is refused under deus.ruling.no_declaration_without_target

    @deus.ruling.no_declaration_without_target @until.2.00
    Scenario: without a target nothing is used at the after-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attribute | effect                                                 |
        | Mage | North | a3   |           | before-attack, cost 1 power: [3] to an enemy fire unit |
        | Ogre | South | a2   | water     |                                                        |
      And North has 1 power
      And North has marched Mage to a2
      And the battle has reached North's after-attack timing
      When North tries to use Mage
      Then it is refused under deus.ruling.no_declaration_without_target

    Scenario Outline: with too little power nothing is used at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | North | c3   |                                            |
        | Ogre   | South | c2   | <mark>, cost 3 power: [1] to an enemy unit |
      And South has 2 power
      And North has marched Knight to c2
      And the battle has reached South's <timing>
      When South tries to use Ogre on Knight
      Then it is refused under deus.cost.required

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

    Scenario Outline: at the <timing> an exhausted unit cannot become exhausted as a cost
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                     |
        | Knight | South | c1   | ready     |                                            |
        | Ogre   | North | c2   | exhausted | <mark>, exhaust this: [1] to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached North's <timing>
      When North tries to use Ogre on Knight
      Then it is refused under deus.cost.required

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

    Scenario Outline: at the <timing> <payment> is not what the spell costs
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell           |
        | Knight | North | a3   |                 |
        | Shaman | South | a2   | fire fire water |
      And South's hand holds these cards
        | card  | kind         | effect                                        |
        | Steam | battle spell | <mark>, cost fire water: [1] to an enemy unit |
      And North has marched Knight to a2
      And the battle has reached South's <timing>
      When South tries to use Steam on Knight paid by <payment>
      Then it is refused under deus.cost.required

      Examples:
        | timing               | mark          | payment                  |
        | before-attack timing | before-attack | Shaman's fire            |
        | before-attack timing | before-attack | Shaman's fire fire       |
        | before-attack timing | before-attack | Shaman's fire fire water |
        | right to counter     | counter       | Shaman's fire            |
        | right to counter     | counter       | Shaman's fire fire       |
        | right to counter     | counter       | Shaman's fire fire water |

      @since.2.00
      Examples:
        | timing       | mark  | payment                  |
        | quick timing | quick | Shaman's fire            |
        | quick timing | quick | Shaman's fire fire       |
        | quick timing | quick | Shaman's fire fire water |

      @until.2.00
      Examples:
        | timing              | mark          | payment                  |
        | after-attack timing | before-attack | Shaman's fire            |
        | after-attack timing | before-attack | Shaman's fire fire       |
        | after-attack timing | before-attack | Shaman's fire fire water |

    @deus.ruling.no_declaration_without_target
    Scenario Outline: at the <timing> an effect needs as many different targets as it says: not <targets>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                         |
        | Knight | North | a3   |                                |
        | Squire | North | a3   |                                |
        | Page   | North | a3   |                                |
        | Ogre   | South | a2   | <mark>: [1] to two enemy units |
      And North has marched Knight, Squire and Page to a2
      And the battle has reached South's <timing>
      When South tries to use Ogre on <targets>
      Then it is refused under deus.ruling.no_declaration_without_target

      Examples:
        | timing               | mark          | targets                 |
        | before-attack timing | before-attack | Knight                  |
        | before-attack timing | before-attack | Knight and Knight       |
        | before-attack timing | before-attack | Knight, Squire and Page |
        | right to counter     | counter       | Knight                  |
        | right to counter     | counter       | Knight and Knight       |
        | right to counter     | counter       | Knight, Squire and Page |

      @since.2.00
      Examples:
        | timing       | mark  | targets                 |
        | quick timing | quick | Knight                  |
        | quick timing | quick | Knight and Knight       |
        | quick timing | quick | Knight, Squire and Page |

      @until.2.00
      Examples:
        | timing              | mark          | targets                 |
        | after-attack timing | before-attack | Knight                  |
        | after-attack timing | before-attack | Knight and Knight       |
        | after-attack timing | before-attack | Knight, Squire and Page |

    @deus.ruling.no_declaration_without_target
    Scenario Outline: at the <timing> <target> is no target for an effect on <whom>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | level | attribute | effect                      |
        | Knight | North | b3   | ready | 3     | water     |                             |
        | Ogre   | South | b2   | ready | 3     | water     | <mark>: attack -1 to <whom> |
      And North has marched Knight to b2
      And the battle has reached South's <timing>
      When South tries to use Ogre on <target>
      Then it is refused under deus.ruling.no_declaration_without_target

      Examples:
        | timing               | mark          | whom                             | target |
        | before-attack timing | before-attack | an enemy unit                    | Ogre   |
        | before-attack timing | before-attack | one of your units                | Knight |
        | before-attack timing | before-attack | an enemy fire unit               | Knight |
        | before-attack timing | before-attack | an enemy unit of level 2 or less | Knight |
        | before-attack timing | before-attack | an enemy unit of level 4 or more | Knight |
        | before-attack timing | before-attack | an exhausted enemy unit          | Knight |
        | right to counter     | counter       | an enemy unit                    | Ogre   |
        | right to counter     | counter       | one of your units                | Knight |
        | right to counter     | counter       | an enemy fire unit               | Knight |
        | right to counter     | counter       | an enemy unit of level 2 or less | Knight |
        | right to counter     | counter       | an enemy unit of level 4 or more | Knight |
        | right to counter     | counter       | an exhausted enemy unit          | Knight |

      @since.2.00
      Examples:
        | timing       | mark  | whom                             | target |
        | quick timing | quick | an enemy unit                    | Ogre   |
        | quick timing | quick | one of your units                | Knight |
        | quick timing | quick | an enemy fire unit               | Knight |
        | quick timing | quick | an enemy unit of level 2 or less | Knight |
        | quick timing | quick | an enemy unit of level 4 or more | Knight |
        | quick timing | quick | an exhausted enemy unit          | Knight |

      @until.2.00
      Examples:
        | timing              | mark          | whom                             | target |
        | after-attack timing | before-attack | an enemy unit                    | Ogre   |
        | after-attack timing | before-attack | one of your units                | Knight |
        | after-attack timing | before-attack | an enemy fire unit               | Knight |
        | after-attack timing | before-attack | an enemy unit of level 2 or less | Knight |
        | after-attack timing | before-attack | an enemy unit of level 4 or more | Knight |
        | after-attack timing | before-attack | an exhausted enemy unit          | Knight |

    @deus.ruling.no_declaration_without_target
    Scenario Outline: in the main phase an effect needs as many different targets as it says: not <targets>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
        | Troll  | North | b3   |
        | Imp    | North | c3   |
      And South's hand holds these cards
        | card  | kind         | effect                         |
        | Storm | ritual spell | ritual: [1] to two enemy units |
      When South tries to use Storm on <targets>
      Then it is refused under deus.ruling.no_declaration_without_target

      Examples:
        | targets             |
        | Ogre                |
        | Ogre and Ogre       |
        | Ogre, Troll and Imp |

    @deus.ruling.no_declaration_without_target
    Scenario: in the main phase an effect without a target is not used
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | b2   |
      And North's hand holds these cards
        | card  | kind         | effect                       |
        | Storm | ritual spell | ritual: [1] to an enemy unit |
      When North tries to use Storm
      Then it is refused under deus.ruling.no_declaration_without_target

    @deus.ruling.no_declaration_without_target
    Scenario Outline: in the main phase <target> is no target for an effect on <whom>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | level | attribute |
        | Knight | North | c3   | ready | 3     | water     |
        | Ogre   | South | a2   | ready | 3     | water     |
      And North's hand holds these cards
        | card  | kind         | effect                      |
        | Storm | ritual spell | ritual: attack -1 to <whom> |
      When North tries to use Storm on <target>
      Then it is refused under deus.ruling.no_declaration_without_target

      Examples:
        | whom                             | target |
        | an enemy unit                    | Knight |
        | one of your units                | Ogre   |
        | an enemy fire unit               | Ogre   |
        | an enemy unit of level 2 or less | Ogre   |
        | an enemy unit of level 4 or more | Ogre   |
        | an exhausted enemy unit          | Ogre   |

    Scenario Outline: every part of a mixed cost is paid in a chain: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | spell | effect                                   |
        | Knight | South | c1   | 2      |       |                                          |
        | Shaman | North | c2   | 2      | fire  |                                          |
        | Ogre   | North | c2   | 2      |       | before-attack, <cost>: attack +1 to this |
      And North's hand holds 2 cards
      And North's deck holds 3 cards
      And North has 2 power
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre <paid>
      When both sides pass
      Then North's power is <power>
      And North's hand has <hand> cards
      And Ogre is <state>
      And Ogre has attack 3

      Examples:
        | cost                                              | paid                                                           | power | hand | state     |
        | cost 1 power and fire                             | paid by Shaman's fire                                          | 1     | 2    | ready     |
        | cost 1 power and discard 1                        | discarding North Hand 1                                        | 1     | 1    | ready     |
        | cost fire and discard 1                           | paid by Shaman's fire discarding North Hand 1                  | 2     | 1    | ready     |
        | exhaust this, cost fire                           | paid by Shaman's fire                                          | 2     | 2    | exhausted |
        | exhaust this, cost discard 1                      | discarding North Hand 2                                        | 2     | 1    | exhausted |
        | cost 2 power and fire and discard 2               | paid by Shaman's fire discarding North Hand 1 and North Hand 2 | 0     | 0    | ready     |
        | exhaust this, cost 1 power and fire               | paid by Shaman's fire                                          | 1     | 2    | exhausted |
        | exhaust this, cost 1 power and discard 1          | discarding North Hand 1                                        | 1     | 1    | exhausted |
        | exhaust this, cost fire and discard 1             | paid by Shaman's fire discarding North Hand 1                  | 2     | 1    | exhausted |
        | exhaust this, cost 2 power and fire and discard 1 | paid by Shaman's fire discarding North Hand 2                  | 0     | 1    | exhausted |

    @since.2.00
    Scenario Outline: every part of a mixed cost is paid at once: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | spell | effect                           |
        | Knight | South | a1   | 2      |       |                                  |
        | Shaman | North | a2   | 2      | fire  |                                  |
        | Ogre   | North | a2   | 2      |       | quick, <cost>: attack +1 to this |
      And North's hand holds 2 cards
      And North's deck holds 3 cards
      And North has 2 power
      And South has marched Knight to a2
      And the battle has reached North's quick timing
      When North uses Ogre <paid>
      Then North's power is <power>
      And North's hand has <hand> cards
      And Ogre is <state>
      And Ogre has attack 3

      Examples:
        | cost                                              | paid                                                           | power | hand | state     |
        | cost 1 power and fire                             | paid by Shaman's fire                                          | 1     | 2    | ready     |
        | cost 1 power and discard 1                        | discarding North Hand 1                                        | 1     | 1    | ready     |
        | cost fire and discard 1                           | paid by Shaman's fire discarding North Hand 1                  | 2     | 1    | ready     |
        | exhaust this, cost fire                           | paid by Shaman's fire                                          | 2     | 2    | exhausted |
        | exhaust this, cost discard 1                      | discarding North Hand 2                                        | 2     | 1    | exhausted |
        | cost 2 power and fire and discard 2               | paid by Shaman's fire discarding North Hand 1 and North Hand 2 | 0     | 0    | ready     |
        | exhaust this, cost 1 power and fire               | paid by Shaman's fire                                          | 1     | 2    | exhausted |
        | exhaust this, cost 1 power and discard 1          | discarding North Hand 1                                        | 1     | 1    | exhausted |
        | exhaust this, cost fire and discard 1             | paid by Shaman's fire discarding North Hand 1                  | 2     | 1    | exhausted |
        | exhaust this, cost 2 power and fire and discard 1 | paid by Shaman's fire discarding North Hand 2                  | 0     | 1    | exhausted |

    Scenario Outline: every part of a mixed cost is paid for a trigger: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | spell | effect                                          |
        | Knight | South | b1   | 2      |       |                                                 |
        | Shaman | North | b2   | 2      | fire  |                                                 |
        | Ogre   | North | b2   | 2      |       | when a battle begins, <cost>: attack +1 to this |
      And North's hand holds 2 cards
      And North's deck holds 3 cards
      And North has 2 power
      And South has marched Knight to b2
      When North uses Ogre's trigger <paid>
      Then North's power is <power>
      And North's hand has <hand> cards
      And Ogre is <state>
      And Ogre has attack 3

      Examples:
        | cost                                              | paid                                                           | power | hand | state     |
        | cost 1 power and fire                             | paid by Shaman's fire                                          | 1     | 2    | ready     |
        | cost 1 power and discard 1                        | discarding North Hand 1                                        | 1     | 1    | ready     |
        | cost fire and discard 1                           | paid by Shaman's fire discarding North Hand 1                  | 2     | 1    | ready     |
        | exhaust this, cost fire                           | paid by Shaman's fire                                          | 2     | 2    | exhausted |
        | exhaust this, cost discard 1                      | discarding North Hand 2                                        | 2     | 1    | exhausted |
        | cost 2 power and fire and discard 2               | paid by Shaman's fire discarding North Hand 1 and North Hand 2 | 0     | 0    | ready     |
        | exhaust this, cost 1 power and fire               | paid by Shaman's fire                                          | 1     | 2    | exhausted |
        | exhaust this, cost 1 power and discard 1          | discarding North Hand 1                                        | 1     | 1    | exhausted |
        | exhaust this, cost fire and discard 1             | paid by Shaman's fire discarding North Hand 1                  | 2     | 1    | exhausted |
        | exhaust this, cost 2 power and fire and discard 1 | paid by Shaman's fire discarding North Hand 2                  | 0     | 1    | exhausted |

    @since.2.00
    Scenario: a quick effect is paid for twice in a turn, out of a large hand and much power
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                  |
        | Mage | North | c3   |         | quick, cost 1 power and discard 1: [3] to an enemy unit |
        | Ogre | South | c2   | 3       |                                                         |
        | Imp  | South | c2   | 3       |                                                         |
        | Wisp | South | c2   | 9       |                                                         |
      And North has 9 power
      And North's hand holds 7 cards
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      And North has used Mage on Ogre discarding North Hand 7
      When North uses Mage on Imp discarding North Hand 6
      Then North's power is 7
      And North's hand has 5 cards
      And North's discard pile has 2 cards

    Scenario: an effect of a chain is paid for twice in a turn, out of a large hand and much power
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                          |
        | Mage | South | a1   |         | before-attack, cost 1 power and discard 1: [3] to an enemy unit |
        | Ogre | North | a2   | 3       |                                                                 |
        | Imp  | North | a2   | 3       |                                                                 |
        | Wisp | North | a2   | 9       |                                                                 |
      And South has 9 power
      And South's hand holds 7 cards
      And South has marched Mage to a2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre discarding South Hand 7
      And both sides have passed
      And South has used Mage on Imp discarding South Hand 6
      When both sides pass
      Then South's power is 7
      And South's hand has 5 cards
      And South's discard pile has 2 cards

    Scenario: a ritual is paid for twice in a turn, out of a large hand
      Given it is South's main phase
      And South's summoner is Magus with ritual, cost discard 1: gain 1 power
      And South's hand holds 7 cards
      And North's discard pile holds 3 cards
      And South has used Magus discarding South Hand 7
      When South uses Magus discarding South Hand 6
      Then South's hand has 5 cards
      And South's discard pile has 2 cards
      And North's discard pile has 3 cards

    Scenario: a trigger is paid for twice in a turn, out of a large hand
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                                                                            |
        | Knight | South | b1   |        |                                                                                                                   |
        | Ogre   | North | b2   | 2      | when a battle begins, cost discard 1: attack +1 to this / when a battle begins, cost discard 1: attack +2 to this |
      And North's hand holds 7 cards
      And South has marched Knight to b2
      And North has used Ogre's trigger discarding North Hand 7
      When North uses trigger 2 of Ogre discarding North Hand 6
      Then North's hand has 5 cards
      And North's discard pile has 2 cards
      And Ogre has attack 5

    Scenario Outline: a mixed cost is refused for any of its parts: <cost> <paid>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | spell | effect                                   |
        | Knight | South | c1   | 2      |       |                                          |
        | Shaman | North | c2   | 2      | fire  |                                          |
        | Ogre   | North | c2   | 2      |       | before-attack, <cost>: attack +1 to this |
      And North's hand holds 2 cards
      And North's deck holds 3 cards
      And North has 2 power
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North tries to use Ogre <paid>
      Then it is refused under <clause>

      Examples:
        | cost                                              | paid                                          | clause                      |
        | cost 3 power and fire                             | paid by Shaman's fire                         | deus.cost.required          |
        | cost 1 power and fire                             | paid by Ogre's fire                           | deus.standing.spell_permits |
        | cost 1 power and water                            | paid by Shaman's fire                         | deus.cost.required          |
        | cost 3 power and discard 1                        | discarding North Hand 1                       | deus.cost.required          |
        | cost 1 power and discard 2                        | discarding North Hand 1                       | deus.cost.additional        |
        | cost fire and discard 2                           | paid by Shaman's fire discarding North Hand 1 | deus.cost.additional        |
        | cost water and discard 1                          | paid by Shaman's fire discarding North Hand 1 | deus.cost.required          |
        | exhaust this, cost 3 power and discard 1          | discarding North Hand 1                       | deus.cost.required          |
        | exhaust this, cost 1 power and fire and discard 2 | paid by Shaman's fire discarding North Hand 1 | deus.cost.additional        |
        | exhaust this, cost 3 power and fire and discard 1 | paid by Shaman's fire discarding North Hand 1 | deus.cost.required          |

    Scenario Outline: an exhausted unit pays no mixed cost: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | spell | effect                                   |
        | Knight | South | a1   | ready     | 2      |       |                                          |
        | Shaman | North | a2   | ready     | 2      | fire  |                                          |
        | Ogre   | North | a2   | exhausted | 2      |       | before-attack, <cost>: attack +1 to this |
      And North's hand holds 2 cards
      And North's deck holds 3 cards
      And North has 2 power
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      When North tries to use Ogre <paid>
      Then it is refused under deus.cost.required

      Examples:
        | cost                                              | paid                                          |
        | exhaust this, cost fire                           | paid by Shaman's fire                         |
        | exhaust this, cost discard 1                      | discarding North Hand 2                       |
        | exhaust this, cost 1 power and fire               | paid by Shaman's fire                         |
        | exhaust this, cost 1 power and discard 1          | discarding North Hand 1                       |
        | exhaust this, cost fire and discard 1             | paid by Shaman's fire discarding North Hand 1 |
        | exhaust this, cost 2 power and fire and discard 1 | paid by Shaman's fire discarding North Hand 2 |

    Scenario Outline: in the main phase an exhausted unit cannot become exhausted as a cost: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                                  |
        | Knight | South | c2   | exhausted | ritual, from the battlefield, <cost>: attack +1 to this |
      And South's hand holds 2 cards
      And South has 1 power
      When South tries to use Knight <how>
      Then it is refused under deus.cost.required

      Examples:
        | cost                                     | how                     |
        | exhaust this, cost discard 1             | discarding South Hand 1 |
        | exhaust this, cost 1 power and discard 1 | discarding South Hand 2 |

    Scenario Outline: every part of a mixed cost is paid in the main phase: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                                  |
        | Knight | South | a2   | ready | ritual, from the battlefield, <cost>: attack +1 to this |
      And South's hand holds 2 cards
      And South has 1 power
      When South uses Knight <how>
      Then Knight has attack 3
      And Knight is <left>
      And South's power is <power>
      And South's hand has 1 card

      Examples:
        | cost                                     | how                     | left      | power |
        | exhaust this, cost discard 1             | discarding South Hand 1 | exhausted | 1     |
        | cost 1 power and discard 1               | discarding South Hand 2 | ready     | 0     |
        | exhaust this, cost 1 power and discard 1 | discarding South Hand 2 | exhausted | 0     |

  @deus.cost.additional
  Rule: A cost printed in card text is an additional cost, and the effect does not take place unless it is paid.
    @since.2.00
    Scenario: the printed discard is paid and the effect takes place
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | South | b1   |         | quick, cost discard 1: [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                                             |
      And South's hand holds 2 cards
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre discarding South Hand 1
      Then South Hand 1 is in South's discard pile
      And South Hand 2 is in South's hand
      And Ogre is not on the battlefield

    @since.2.00
    Scenario: without a card in the hand the discard cannot be paid
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Mage | North | c3   | quick, cost discard 1: [3] to an enemy unit |
        | Ogre | South | c2   |                                             |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North tries to use Mage on Ogre
      Then it is refused under deus.cost.additional

    @since.2.00
    Scenario: half of a printed discard is not enough
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Mage | South | a1   | quick, cost discard 2: [3] to an enemy unit |
        | Ogre | North | a2   |                                             |
      And South's hand holds 3 cards
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South tries to use Mage on Ogre discarding South Hand 1
      Then it is refused under deus.cost.additional
      And South's hand has 3 cards

    @since.2.00
    Scenario: a spell cannot be discarded to pay for itself
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | b3   | fire  |
        | Ogre | South | b2   |       |
      And North's hand holds these cards
        | card  | kind         | effect                                               |
        | Blaze | battle spell | quick, cost fire and discard 1: [3] to an enemy unit |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North tries to use
        | card  | on   | paid by     | discarding |
        | Blaze | Ogre | Mage's fire | Blaze      |
      Then it is refused under deus.cost.additional

    @since.2.00
    Scenario: slots and a printed discard are both paid
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | c1   | fire  |         |
        | Ogre | North | c2   |       | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Blaze | battle spell | quick, cost fire and discard 1: [3] to an enemy unit |
        | Relic | unit         |                                                      |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South uses
        | card  | on   | paid by     | discarding |
        | Blaze | Ogre | Mage's fire | Relic      |
      Then Blaze and Relic are in South's discard pile
      And Ogre is not on the battlefield

    @since.2.00
    Scenario Outline: one card named twice is not two cards: a discard of <count>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                            |
        | Mage | North | a3   | quick, cost discard <count>: [3] to an enemy unit |
        | Ogre | South | a2   |                                                   |
      And North's hand holds 3 cards
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North tries to use Mage on Ogre discarding North Hand 1 and North Hand 1
      Then it is refused under deus.cost.additional
      And North's hand has 3 cards

      Examples:
        | count |
        | 1     |
        | 2     |

    @since.2.00
    Scenario: an effect with a printed discard is on offer to whoever has the cards
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Mage | South | b1   | quick, cost discard 2: [3] to an enemy unit |
        | Seer | South | b1   | quick, cost discard 3: [3] to an enemy unit |
        | Ogre | North | b2   |                                             |
      And South's hand holds 2 cards
      And South has marched Mage and Seer to b2
      When the battle reaches South's quick timing
      Then South can use exactly Mage

    Scenario: every card that could be discarded for a cost, but not the card that is used
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect                               |
        | Rite | ritual spell | ritual, cost discard 1: gain 1 power |
        | Page |              |                                      |
        | Imp  |              |                                      |
      Then the use answers open to North are exactly
        | card | discards |
        | Rite | Page     |
        | Rite | Imp      |

    Scenario: with an empty hand no discard is paid at the before-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | c1   | before-attack, cost discard 1: [3] to an enemy unit |
        | Ogre | North | c2   |                                                     |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      When South tries to use Mage on Ogre
      Then it is refused under deus.cost.additional

    @until.2.00
    Scenario: in the draft, with an empty hand no discard is paid at the after-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | North | a3   | before-attack, cost discard 1: [3] to an enemy unit |
        | Ogre | South | a2   |                                                     |
      And North has marched Mage to a2
      And the battle has reached North's after-attack timing
      When North tries to use Mage on Ogre
      Then it is refused under deus.cost.additional

    Scenario: with an empty hand no discard is paid in the main phase
      Given it is South's main phase
      And South's summoner is Magus with ritual, cost discard 1: gain 1 power
      When South tries to use Magus
      Then it is refused under deus.cost.additional

    Scenario: in the main phase two cards are too many for a cost of one
      Given it is South's main phase
      And South's summoner is Magus with ritual, cost discard 1: gain 1 power
      And South's hand holds 3 cards
      When South tries to use Magus discarding South Hand 1 and South Hand 2
      Then it is refused under deus.cost.additional

    Scenario Outline: at the <timing> <cards> do not pay for two cards
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | South | b1   |                                              |
        | Ogre   | North | b2   | <mark>, cost discard 2: [1] to an enemy unit |
      And North's hand holds 3 cards
      And South's hand holds 1 card
      And South has marched Knight to b2
      And the battle has reached North's <timing>
      When North tries to use Ogre on Knight discarding <cards>
      Then it is refused under deus.cost.additional

      Examples:
        | timing               | mark          | cards                                       |
        | before-attack timing | before-attack | North Hand 1                                |
        | before-attack timing | before-attack | North Hand 1, North Hand 2 and North Hand 3 |
        | before-attack timing | before-attack | North Hand 1 and South Hand 1               |
        | right to counter     | counter       | North Hand 1                                |
        | right to counter     | counter       | North Hand 1, North Hand 2 and North Hand 3 |
        | right to counter     | counter       | North Hand 1 and South Hand 1               |

      @since.2.00
      Examples:
        | timing       | mark  | cards                                       |
        | quick timing | quick | North Hand 1                                |
        | quick timing | quick | North Hand 1, North Hand 2 and North Hand 3 |
        | quick timing | quick | North Hand 1 and South Hand 1               |

      @until.2.00
      Examples:
        | timing              | mark          | cards                                       |
        | after-attack timing | before-attack | North Hand 1                                |
        | after-attack timing | before-attack | North Hand 1, North Hand 2 and North Hand 3 |
        | after-attack timing | before-attack | North Hand 1 and South Hand 1               |

    Scenario Outline: at the <timing> a spell cannot be discarded to pay for itself
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | b3   |       |
        | Shaman | South | b2   | fire  |
      And South's hand holds these cards
        | card  | kind         | effect                                                |
        | Blaze | battle spell | <mark>, cost fire and discard 1: [1] to an enemy unit |
      And South's hand holds 1 other cards
      And North has marched Knight to b2
      And the battle has reached South's <timing>
      When South tries to use Blaze on Knight paid by Shaman's fire discarding Blaze
      Then it is refused under deus.cost.additional

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

    Scenario Outline: in the main phase <cards> do not pay for a discard of two
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c2   |
      And South's hand holds these cards
        | card  | kind         | effect                                       |
        | Storm | ritual spell | ritual, cost discard 2: [1] to an enemy unit |
      And South's hand holds 3 other cards
      And North's hand holds 1 card
      When South tries to use Storm on Ogre discarding <cards>
      Then it is refused under deus.cost.additional

      Examples:
        | cards                                       |
        | South Hand 1                                |
        | South Hand 1, South Hand 2 and South Hand 3 |
        | South Hand 1 and North Hand 1               |
        | South Hand 1 and Storm                      |

    Scenario Outline: of three cards to discard one is not in the hand: <cards>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                              |
        | Knight | South | a1   |                                                     |
        | Ogre   | North | a2   | before-attack, cost discard 3: [1] to an enemy unit |
      And North's hand holds 3 cards
      And South's hand holds 2 cards
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      When North tries to use Ogre on Knight discarding <cards>
      Then it is refused under deus.cost.additional

      Examples:
        | cards                                       |
        | South Hand 1, North Hand 1 and North Hand 2 |
        | North Hand 1, South Hand 1 and North Hand 2 |
        | North Hand 1, North Hand 2 and South Hand 1 |
        | South Hand 1, South Hand 2 and North Hand 1 |

    Scenario Outline: no cards are discarded for an effect that asks for none: a <mark> effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                       |
        | Mage | North | a3   | <mark>: [1] to an enemy unit |
        | Ogre | South | a2   | before-attack: gain 1 power  |
      And North's hand holds 2 cards
      And North has marched Mage to a2
      And the battle has reached <moment>
      When North tries to use Mage on Ogre discarding North Hand 1
      Then it is refused under deus.cost.additional

      Examples:
        | mark          | moment                       |
        | before-attack | North's before-attack timing |

      @since.2.00
      Examples:
        | mark  | moment               |
        | quick | North's quick timing |

    Scenario: a cost of three cards takes three
      Given it is South's main phase
      And South's summoner is Magus with ritual, cost discard 3: gain 1 power
      And South's hand holds 4 cards
      When South uses Magus discarding South Hand 1, South Hand 2 and South Hand 4
      Then South's power is 1
      And South's hand has 1 card
      And South's discard pile has 3 cards

  @deus.cost.shared_slots
  Rule: A cost of several spell slots may be split among several units.
    @since.2.00
    Scenario Outline: the slots may come from one unit or from two
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell      | defence |
        | Mage | North | b3   | fire water |         |
        | Seer | North | b3   | water      |         |
        | Ogre | South | b2   |            | 3       |
      And North's hand holds these cards
        | card  | kind         | effect                                       |
        | Steam | battle spell | quick, cost fire water: [3] to an enemy unit |
      And North has marched Mage and Seer to b2
      And the battle has reached North's quick timing
      When North uses Steam on Ogre paid by <payment>
      Then Ogre is not on the battlefield

      Examples:
        | payment                      |
        | Mage's fire water            |
        | Mage's fire and Seer's water |

    @since.2.00
    Scenario: a unit outside the battle cannot share the cost
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Seer | South | c1   | water |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                       |
        | Steam | battle spell | quick, cost fire water: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Steam on Ogre paid by Mage's fire and Seer's water
      Then it is refused under deus.cost.shared_slots, deus.scope.battle_reach or deus.cards.battle_spell.by_unit

    @since.2.00
    Scenario: an enemy unit cannot share the cost
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | spell |
        | Mage  | South | b1   | fire  |
        | Witch | North | b2   | water |
      And South's hand holds these cards
        | card  | kind         | effect                                       |
        | Steam | battle spell | quick, cost fire water: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Steam on Witch paid by Mage's fire and Witch's water
      Then it is refused under deus.cost.shared_slots, deus.scope.battle_reach or deus.cards.battle_spell.by_unit

    @deus.ruling.every_payer_is_user
    Scenario: whoever pays for another unit's effect waits in the chain beside it
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | spell | effect                                         |
        | Mage  | South | a1   |       | before-attack, cost fire: [3] to an enemy unit |
        | Adept | South | a1   | fire  |                                                |
        | Ogre  | North | a2   |       |                                                |
      And South has marched Mage and Adept to a2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre paid by Adept's fire
      Then the chain holds, the first declared first
        | by    | kind   | card | users       | targets |
        | South | effect | Mage | Mage, Adept | Ogre    |

    @deus.ruling.every_payer_is_user
    Scenario: every unit that shares a cost has used the spell, even if the spell fails
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                          |
        | Mage | North | b3   | fire  | 3       |                                 |
        | Seer | North | b3   | water | 3       |                                 |
        | Ogre | South | b2   |       | 3       | counter: [3] to two enemy units |
      And North's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And North has marched Mage and Seer to b2
      And the battle has reached North's before-attack timing
      And North has used Steam on Ogre paid by Mage's fire and Seer's water
      And South has used Ogre on Mage and Seer
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    @since.2.00
    Scenario: every way to share the slots of a cost
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell      |
        | Mage | South | c1   | fire       |
        | Seer | South | c1   | fire water |
        | Sage | South | b1   | fire water |
        | Ogre | North | c2   |            |
      And South's hand holds these cards
        | card  | kind         | effect                               |
        | Steam | battle spell | quick, cost fire water: gain 1 power |
      And South has marched Mage and Seer to c2
      When the battle reaches South's quick timing
      Then the use answers open to South are exactly
        | card  | slots                     |
        | Steam | Mage's fire, Seer's water |
        | Steam | Seer's fire water         |

    Scenario Outline: a unit outside the battle pays nothing at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Seer | South | c1   | water |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                        |
        | Steam | battle spell | <mark>, cost fire water: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's <timing>
      When South tries to use Steam on Ogre paid by Mage's fire and Seer's water
      Then it is refused under deus.cost.shared_slots, deus.scope.battle_reach or deus.cards.battle_spell.by_unit

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

    @until.2.00
    Scenario: in the draft, a unit outside the battle pays nothing at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Seer | South | c1   | water |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's after-attack timing
      When South tries to use Steam on Ogre paid by Mage's fire and Seer's water
      Then it is refused under deus.cost.shared_slots, deus.scope.battle_reach or deus.cards.battle_spell.by_unit

    Scenario Outline: an enemy unit pays nothing at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | c1   | water |
        | Shaman | North | c2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                        |
        | Steam | battle spell | <mark>, cost fire water: [1] to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached North's <timing>
      When North tries to use Steam on Knight paid by Shaman's fire and Knight's water
      Then it is refused under deus.cost.shared_slots

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

    Scenario Outline: of three payers one cannot: <payers>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | spell |
        | Knight | North | a3   | 2     |       |
        | Mage   | North | a3   | 2     | fire  |
        | Novice | North | a3   | 2     | water |
        | Sage   | North | a3   | 2     | fire  |
        | Seer   | North | b3   | 2     | fire  |
        | Ogre   | South | a2   | 2     | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                                   |
        | Blaze | battle spell | before-attack, cost fire fire fire: [1] to an enemy unit |
      And North has marched Knight, Mage, Novice and Sage to a2
      And the battle has reached North's before-attack timing
      When North tries to use Blaze on Ogre paid by <payers>
      Then it is refused under <clause>

      Examples:
        | payers                                     | clause                      |
        | Knight's fire, Mage's fire and Sage's fire | deus.standing.spell_permits |
        | Mage's fire, Knight's fire and Sage's fire | deus.standing.spell_permits |
        | Mage's fire, Sage's fire and Knight's fire | deus.standing.spell_permits |
        | Seer's fire, Mage's fire and Sage's fire   | deus.cost.shared_slots      |
        | Mage's fire, Seer's fire and Sage's fire   | deus.cost.shared_slots      |
        | Mage's fire, Sage's fire and Seer's fire   | deus.cost.shared_slots      |
        | Ogre's fire, Mage's fire and Sage's fire   | deus.cost.shared_slots      |
        | Mage's fire, Ogre's fire and Sage's fire   | deus.cost.shared_slots      |
        | Mage's fire, Sage's fire and Ogre's fire   | deus.cost.shared_slots      |
        | Novice's fire, Mage's fire and Sage's fire | deus.standing.spell_slots   |
        | Mage's fire, Novice's fire and Sage's fire | deus.standing.spell_slots   |
        | Mage's fire, Sage's fire and Novice's fire | deus.standing.spell_slots   |

    Scenario Outline: of two payers neither can: <payers>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | b3   |       |
        | Squire | North | b3   |       |
        | Seer   | North | a3   | fire  |
        | Scout  | North | a3   | fire  |
        | Ogre   | South | b2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                              |
        | Blaze | battle spell | before-attack, cost fire fire: [1] to an enemy unit |
      And North has marched Knight and Squire to b2
      And the battle has reached North's before-attack timing
      When North tries to use Blaze on Ogre paid by <payers>
      Then it is refused under <clause>

      Examples:
        | payers                          | clause                      |
        | Knight's fire and Squire's fire | deus.standing.spell_permits |
        | Seer's fire and Scout's fire    | deus.cost.shared_slots      |
        | Ogre's fire and Seer's fire     | deus.cost.shared_slots      |

    Scenario Outline: of two payers one cannot, or is one too many: <cost>, <payers>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell      | effect                                        |
        | Knight | North | a3   | fire       |                                               |
        | Ogre   | South | a2   |            | before-attack, cost <cost>: attack +1 to this |
        | Shaman | South | a2   | fire       |                                               |
        | Sage   | South | a2   | fire water |                                               |
        | Novice | South | a2   | fire       |                                               |
        | Witch  | South | a1   | fire       |                                               |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing
      When South tries to use Ogre paid by <payers>
      Then it is refused under <clause>

      Examples:
        | cost           | payers                             | clause                      |
        | fire           | Shaman's fire and Sage's fire      | deus.cost.required          |
        | fire           | Shaman's fire and Sage's water     | deus.cost.required          |
        | fire           | Sage's water and Shaman's fire     | deus.cost.required          |
        | fire fire      | Shaman's fire and Ogre's fire      | deus.standing.spell_permits |
        | fire fire      | Ogre's fire and Shaman's fire      | deus.standing.spell_permits |
        | fire fire      | Shaman's fire and Witch's fire     | deus.cost.shared_slots      |
        | fire fire      | Witch's fire and Shaman's fire     | deus.cost.shared_slots      |
        | fire fire      | Shaman's fire and Knight's fire    | deus.cost.shared_slots      |
        | fire fire      | Knight's fire and Shaman's fire    | deus.cost.shared_slots      |
        | fire fire fire | Shaman's fire fire and Sage's fire | deus.standing.spell_slots   |
        | fire fire fire | Sage's fire and Shaman's fire fire | deus.standing.spell_slots   |

    Scenario Outline: of two payers for a trigger one cannot, or is one too many: <cost>, <payers>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell      | effect                                               |
        | Knight | South | b1   | fire       |                                                      |
        | Ogre   | North | b2   |            | when a battle begins, cost <cost>: attack +1 to this |
        | Shaman | North | b2   | fire       |                                                      |
        | Sage   | North | b2   | fire water |                                                      |
        | Novice | North | b2   | fire       |                                                      |
        | Witch  | North | b3   | fire       |                                                      |
      And South has marched Knight to b2
      When North tries to use Ogre's trigger paid by <payers>
      Then it is refused under <clause>

      Examples:
        | cost           | payers                                     | clause                      |
        | fire           | Shaman's fire and Sage's fire              | deus.cost.required          |
        | fire           | Shaman's fire and Sage's water             | deus.cost.required          |
        | fire           | Sage's water and Shaman's fire             | deus.cost.required          |
        | fire fire      | Shaman's fire and Ogre's fire              | deus.standing.spell_permits |
        | fire fire      | Ogre's fire and Shaman's fire              | deus.standing.spell_permits |
        | fire fire fire | Shaman's fire, Ogre's fire and Sage's fire | deus.standing.spell_permits |
        | fire fire      | Shaman's fire and Witch's fire             | deus.cost.shared_slots      |
        | fire fire      | Witch's fire and Shaman's fire             | deus.cost.shared_slots      |
        | fire fire      | Shaman's fire and Knight's fire            | deus.cost.shared_slots      |
        | fire fire      | Knight's fire and Shaman's fire            | deus.cost.shared_slots      |
        | fire fire fire | Shaman's fire fire and Sage's fire         | deus.standing.spell_slots   |
        | fire fire fire | Sage's fire and Shaman's fire fire         | deus.standing.spell_slots   |

    @since.2.00
    Scenario Outline: whoever shares a cost has paid: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                               |
        | Mage | South | c1   | fire  | quick, cost fire water: gain 1 power |
        | Seer | South | c1   | water |                                      |
        | Sage | South | c1   | fire  | quick, cost fire: draw 1             |
        | Nun  | South | c1   | water | quick, cost water: draw 1            |
        | Ogre | North | c2   |       |                                      |
      And South has marched Mage, Seer, Sage and Nun to c2
      And the battle has reached South's quick timing
      And South has used Mage paid by Mage's fire and Seer's water
      When South tries to use <who> paid by <unit>'s <icon>
      Then it is refused under deus.standing.spell_slots

      Examples:
        | unit | who  | icon  |
        | Mage | Sage | fire  |
        | Seer | Nun  | water |

    Scenario Outline: whoever shares the cost of a trigger has paid: <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                              |
        | Mage | North | a3   | fire  | when a battle begins, cost fire water: gain 1 power |
        | Seer | North | a3   | water | before-attack, cost <icon>: draw 1                  |
        | Ogre | South | a2   |       |                                                     |
      And North has marched Mage and Seer to a2
      And North has used Mage's trigger paid by Mage's fire and Seer's water
      And the battle has reached North's before-attack timing
      When North tries to use Seer paid by <unit>'s <icon>
      Then it is refused under deus.standing.spell_slots

      Examples:
        | unit | icon  |
        | Mage | fire  |
        | Seer | water |

    Scenario Outline: three units share the cost of a <mark> spell
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect |
        | Mage | North | c3   | fire  |        |
        | Seer | North | c3   | water |        |
        | Sage | North | c3   | earth |        |
        | Ogre | South | c2   |       |        |
      And North's hand holds these cards
        | card  | kind         | effect                                      |
        | Storm | battle spell | <mark>, cost fire water earth: gain 1 power |
      And North has marched Mage, Seer and Sage to c2
      And the battle has reached North's <moment>
      And North has used Storm paid by Mage's fire, Seer's water and Sage's earth
      When both sides pass
      Then North's power is 1

      Examples:
        | mark          | moment               |
        | before-attack | before-attack timing |
        | counter       | right to counter     |

    @since.2.00
    Scenario: three units share the cost of a quick spell
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | a1   | fire  |
        | Seer | South | a1   | water |
        | Sage | South | a1   | earth |
        | Ogre | North | a2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                     |
        | Storm | battle spell | quick, cost fire water earth: gain 1 power |
      And South has marched Mage, Seer and Sage to a2
      And the battle has reached South's quick timing
      When South uses Storm paid by Mage's fire, Seer's water and Sage's earth
      Then South's power is 1
