Feature: Triggers

  @deus.trigger.optional
  Rule: The player of an ordinary trigger effect may decline it.
    Scenario: a trigger is declined
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | c1   | when a battle begins: gain 1 power |
        | Ogre   | North | c2   |                                    |
      And South has marched Knight to c2
      When South declines Knight's trigger
      Then South's power is 0
      And South is asked for instant summons

    Scenario: a trigger is not applied without asking
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | a3   | when a battle begins: gain 1 power |
        | Ogre   | South | a2   |                                    |
      When North marches Knight to a2
      Then North is asked for a trigger
      And North's power is 0

    Scenario: the opponent cannot decline a trigger
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Ogre   | North | b2   |                                    |
      And South has marched Knight to b2
      When North tries to decline Knight's trigger
      Then it is refused under deus.trigger.side_order
      And South is asked for a trigger

    Scenario: the cost of a trigger is paid when it is used
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | North | c3   | when a battle begins, cost discard 1: gain 1 power |
        | Ogre   | South | c2   |                                                    |
      And North's hand holds these cards
        | card |
        | Imp  |
      And North has marched Knight to c2
      When North uses Knight's trigger discarding Imp
      Then Imp is in North's discard pile
      And North's power is 1

    Scenario: a trigger whose cost cannot be paid is not offered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | South | a1   | when a battle begins, cost discard 1: gain 1 power |
        | Ogre   | North | a2   |                                                    |
      When South marches Knight to a2
      Then South is asked for instant summons
      And South's power is 0

    Scenario: a trigger cannot reach a unit outside the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                      |
        | Knight | North | b3   | when a battle begins: exhaust an enemy unit |
        | Ogre   | South | b2   |                                             |
        | Wisp   | South | c2   |                                             |
      And North has marched Knight to b2
      When North tries to use Knight's trigger on Wisp
      Then it is refused under deus.scope.battle_reach
      And Wisp is still ready

    Scenario Outline: a trigger whose cost is out of reach is not offered: <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                           |
        | Knight | South | b1   | ready     | when a battle begins, <cost>: gain 3 power       |
        | Ogre   | North | b2   | exhausted | when a battle begins, exhaust this: gain 1 power |
      And South has 1 power
      When South marches Knight to b2
      Then South is asked for instant summons
      And South's power is 1

      Examples:
        | cost           |
        | cost 2 power   |
        | cost discard 1 |
        | cost fire      |

    Scenario: the power a trigger costs is paid when it is used
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           |
        | Knight | North | c3   | when a battle begins, cost 1 power: gain 3 power |
        | Ogre   | South | c2   |                                                  |
      And North has 1 power
      And North has marched Knight to c2
      When North uses Knight's trigger
      Then North's power is 3

    Scenario: a unit that has died cannot become exhausted as a cost
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                            |
        | Knight | South | a1   | when this dies, field, exhaust this: gain 1 power |
      When South uses Magus on Knight
      Then it has become South's main phase
      And South's power is 0

    @since.2.00
    Scenario: the slots a trigger costs are paid when it is used
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                        |
        | Mage | South | b1   | fire  | when a battle begins, cost fire: gain 1 power |
        | Ogre | North | b2   |       |                                               |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Blaze | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And South has used Mage's trigger paid by Mage's fire
      And the battle has reached South's quick timing
      When South tries to use Blaze on Ogre paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And South's power is 1

    Scenario Outline: <payment> cannot pay for a trigger
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell      | effect                                          |
        | Knight | South | c1   |            | when a battle begins, cost <cost>: gain 1 power |
        | Mage   | South | c1   | fire       |                                                 |
        | Sage   | South | c1   | fire water |                                                 |
        | Seer   | South | b1   | fire       |                                                 |
        | Witch  | North | c2   | fire       |                                                 |
      And South has marched Knight, Mage and Sage to c2
      When South tries to use Knight's trigger paid by <payment>
      Then it is refused under <clause>
      And South's power is 0

      Examples:
        | cost      | payment          | clause                      |
        | fire      | Seer's fire      | deus.cost.shared_slots      |
        | fire      | Witch's fire     | deus.cost.shared_slots      |
        | fire      | Knight's fire    | deus.standing.spell_permits |
        | fire fire | Mage's fire fire | deus.standing.spell_slots   |
        | water     | Mage's water     | deus.standing.spell_slots   |

    Scenario: naming nothing that pays is refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | North | c3   | when a battle begins, cost discard 1: gain 1 power |
        | Ogre   | South | c2   |                                                    |
      And North's hand holds 2 cards
      And North has marched Knight to c2
      When North tries to use Knight's trigger
      Then it is refused under deus.cost.required
      And North is asked for a trigger

    @deus.ruling.derived_use_procedure
    Scenario: a trigger that puts nothing anywhere is not used with an area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | a1   | when a battle begins: gain 1 power |
        | Ogre   | North | a2   |                                    |
      And South has marched Knight to a2
      When South tries to use Knight's trigger to a1
      Then it is refused as meaningless
      And South is asked for a trigger

    @deus.ruling.no_declaration_without_target
    Scenario: a trigger that needs a target is not used without one
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                      |
        | Knight | North | b3   | when a battle begins: exhaust an enemy unit |
        | Ogre   | South | b2   |                                             |
      And North has marched Knight to b2
      When North tries to use Knight's trigger
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is ready

    @deus.ruling.no_declaration_without_target
    Scenario: a trigger for which there is no target is passed over
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                         |
        | Knight | South | c1   | when a battle begins: exhaust an enemy unit of level 1 or less |
        | Ogre   | North | c2   |                                                                |
      When South marches Knight to c2
      Then South is asked for instant summons
      And Ogre is ready

    @deus.ruling.no_declaration_without_target
    Scenario: a trigger whose only target is outside the battle is passed over
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                                         |
        | Knight | North | b3   | 2     | when a battle begins: exhaust an enemy unit of level 1 or less |
        | Ogre   | South | b2   | 2     |                                                                |
        | Wisp   | South | a2   | 1     |                                                                |
      When North marches Knight to b2
      Then North is asked for instant summons
      And Wisp is ready

    Scenario: the targets of a trigger are those in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                      |
        | Knight | South | c1   | when a battle begins: exhaust an enemy unit |
        | Ogre   | North | c2   |                                             |
        | Troll  | North | c2   |                                             |
        | Wisp   | North | b2   |                                             |
      When South marches Knight to c2
      Then South can use Knight on exactly Ogre and Troll

    Scenario: a token summoned by a trigger joins the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | North | a3   | when a battle begins: summon token Specter |
        | Ogre   | South | a2   |                                            |
      And North's token area holds these tokens
        | token   |
        | Specter |
      And North has marched Knight to a2
      When North uses Knight's trigger to a2
      Then Knight and Specter are in a2

    Scenario: a token summoned by a trigger in a battle does not go elsewhere
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | b1   | when a battle begins: summon token Specter |
        | Ogre   | North | b2   |                                            |
      And South's token area holds these tokens
        | token   |
        | Specter |
      And South has marched Knight to b2
      When South tries to use Knight's trigger to b1
      Then it is refused under deus.limit_adjust.not_intentional
      And Specter is in South's token area

    Scenario: declining one effect leaves the others
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | c3   | when a battle begins: gain 1 power |
        | Squire | North | c3   | when a battle begins: gain 2 power |
        | Ogre   | South | c2   |                                    |
      And North has marched Knight and Squire to c2
      When North declines Knight's trigger
      Then North can use exactly Squire

    Scenario: a token summoned by a trigger outside battle goes to the area that is named
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                       |
        | Knight | South | b1   | when another of your units dies, field: summon token Specter |
        | Squire | South | c1   |                                                              |
      And South's token area holds these tokens
        | token   |
        | Specter |
      And South has used Magus on Squire
      When South uses Knight's trigger to a1
      Then Specter is in a1

    Scenario: a due effect that moves a unit lists its units and places
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                       |
        | Knight | North | b3   | 2     | when a battle begins: move one of your units |
        | Giant  | North | c3   | 7     |                                              |
        | Ogre   | South | b2   |       |                                              |
        | Imp    | South | c2   |       |                                              |
      When North marches Knight to b2
      Then the trigger answers open to North are exactly
        | unit   | targets | area |
        | Knight | Knight  | b3   |
        | Knight | Knight  | a3   |
        | Knight | Knight  | a2   |

    Scenario Outline: the defending side's trigger is bound like any other: <text> <how>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | spell           | effect                       |
        | Knight | South | a1   | 2     |                 |                              |
        | Page   | South | a1   | 2     |                 |                              |
        | Scout  | South | a1   | 2     |                 |                              |
        | Squire | South | b1   | 2     | fire            |                              |
        | Ogre   | North | a2   | 2     |                 | when a battle begins, <text> |
        | Shaman | North | a2   | 2     | fire fire water |                              |
        | Sage   | North | a2   | 2     | fire            |                              |
        | Troll  | North | b3   | 7     |                 |                              |
        | Witch  | North | a3   | 2     | fire            |                              |
      And North's hand holds 2 cards
      And South's hand holds 1 card
      And South has marched Knight, Page and Scout to a2
      When North tries to use Ogre's trigger <how>
      Then it is refused under <clause>

      Examples:
        | text                                   | how                                      | clause                                    |
        | cost fire: gain 1 power                | paid by Shaman's water                   | deus.cost.required                        |
        | cost fire: gain 1 power                | paid by Shaman's fire water              | deus.cost.required                        |
        | cost fire fire: gain 1 power           | paid by Shaman's fire                    | deus.cost.required                        |
        | cost fire: gain 1 power                | paid by Ogre's fire                      | deus.standing.spell_permits               |
        | cost fire: gain 1 power                | paid by Witch's fire                     | deus.cost.shared_slots                    |
        | cost fire: gain 1 power                | paid by Squire's fire                    | deus.cost.shared_slots                    |
        | cost fire fire: gain 1 power           | paid by Sage's fire fire                 | deus.standing.spell_slots                 |
        | cost discard 1: gain 1 power           | discarding South Hand 1                  | deus.cost.required                        |
        | cost discard 1: gain 1 power           | discarding North Hand 1 and North Hand 2 | deus.cost.required                        |
        | cost discard 2: gain 1 power           | discarding North Hand 1                  | deus.cost.required                        |
        | cost discard 2: gain 1 power           | discarding North Hand 1 and North Hand 1 | deus.cost.required                        |
        | battle: attack -1 to an enemy unit     | on Ogre                                  | deus.ruling.no_declaration_without_target |
        | battle: attack +1 to one of your units | on Knight                                | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to an enemy unit     | on Knight and Page                       | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to two enemy units   | on Knight                                | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to two enemy units   | on Knight and Knight                     | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to three enemy units | on Knight, Ogre and Scout                | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to an enemy unit     | on Squire                                | deus.scope.battle_reach                   |
        | battle: attack +1 to one of your units | on Witch                                 | deus.scope.battle_reach                   |
        | battle: attack -1 to three enemy units | on Knight, Squire and Scout              | deus.scope.battle_reach                   |
        | battle: move one of your units         | on Ogre to b3                            | deus.limit_adjust.not_intentional         |
        | battle: move one of your units         | on Ogre to c1                            | deus.limit_adjust.not_intentional         |

    Scenario Outline: the marching side's second trigger is bound like the first: <text> <how>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | spell           | effect                             |
        | Herald | South | c1   | 2     |                 | when a battle begins: gain 1 power |
        | Knight | South | c1   | 2     |                 | when a battle begins, <text>       |
        | Mage   | South | c1   | 2     | fire fire water |                                    |
        | Sage   | South | c1   | 2     | fire            |                                    |
        | Squire | South | b1   | 7     | fire            |                                    |
        | Ogre   | North | c2   | 2     | fire            |                                    |
        | Troll  | North | c2   | 2     |                 |                                    |
        | Imp    | North | c2   | 2     |                 |                                    |
        | Witch  | North | c3   | 2     |                 |                                    |
      And South's hand holds 2 cards
      And North's hand holds 1 card
      And South has marched Herald, Knight, Mage and Sage to c2
      And South has used Herald's trigger
      When South tries to use Knight's trigger <how>
      Then it is refused under <clause>

      Examples:
        | text                                   | how                                       | clause                                    |
        | cost fire: gain 1 power                | paid by Mage's water                      | deus.cost.required                        |
        | cost fire: gain 1 power                | paid by Knight's fire                     | deus.standing.spell_permits               |
        | cost fire: gain 1 power                | paid by Squire's fire                     | deus.cost.shared_slots                    |
        | cost fire: gain 1 power                | paid by Ogre's fire                       | deus.cost.shared_slots                    |
        | cost fire fire: gain 1 power           | paid by Sage's fire fire                  | deus.standing.spell_slots                 |
        | cost fire fire water: gain 1 power     | paid by Mage's fire water and Ogre's fire | deus.cost.shared_slots                    |
        | cost discard 1: gain 1 power           | discarding North Hand 1                   | deus.cost.required                        |
        | cost discard 1: gain 1 power           | discarding South Hand 1 and South Hand 2  | deus.cost.required                        |
        | battle: attack -1 to an enemy unit     | on Knight                                 | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to two enemy units   | on Ogre                                   | deus.ruling.no_declaration_without_target |
        | battle: attack -1 to an enemy unit     | on Witch                                  | deus.scope.battle_reach                   |
        | battle: attack -1 to three enemy units | on Imp, Witch and Troll                   | deus.scope.battle_reach                   |
        | battle: move one of your units         | on Knight to b1                           | deus.limit_adjust.not_intentional         |
        | battle: move one of your units         | on Knight to c3                           | deus.limit_adjust.not_intentional         |

    Scenario Outline: outside battles, too, a trigger is bound: <text> <how>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                         |
        | Knight | South | a1   | 2     |                                                |
        | Ogre   | North | c3   | 2     | when another of your units dies, field, <text> |
        | Imp    | North | c3   | 2     |                                                |
        | Troll  | North | b3   | 7     |                                                |
      And North's hand holds 2 cards
      And South's hand holds 1 card
      And South has used Magus on Imp
      When North tries to use Ogre's trigger <how>
      Then it is refused under <clause>

      Examples:
        | text                                  | how                                      | clause                                    |
        | cost discard 1: gain 1 power          | discarding South Hand 1                  | deus.cost.required                        |
        | cost discard 1: gain 1 power          | discarding North Hand 1 and North Hand 2 | deus.cost.required                        |
        | cost discard 2: gain 1 power          | discarding North Hand 1                  | deus.cost.required                        |
        | field: attack -1 to an enemy unit     | on Troll                                 | deus.ruling.no_declaration_without_target |
        | field: attack -1 to one of your units | on Knight                                | deus.ruling.no_declaration_without_target |
        | field: attack -1 to one of your units | on Ogre and Troll                        | deus.ruling.no_declaration_without_target |
        | field: attack -1 to two of your units | on Troll and Troll                       | deus.ruling.no_declaration_without_target |
        | field: move one of your units         | on Ogre to b3                            | deus.limit_adjust.not_intentional         |
        | field: move one of your units         | on Ogre to a1                            | deus.limit_adjust.not_intentional         |

    Scenario: a trigger moves two units together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | North | c3   |                                              |
        | Ogre   | South | c2   | when a battle begins: move two of your units |
        | Troll  | South | c2   |                                              |
      And North has marched Knight to c2
      When South uses Ogre's trigger on Ogre and Troll to b1
      Then Ogre and Troll are in b1

    Scenario: two units that a trigger moves find no room together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                       |
        | Knight | North | c3   | 2     |                                              |
        | Ogre   | South | c2   | 2     | when a battle begins: move two of your units |
        | Troll  | South | c2   | 4     |                                              |
        | Imp    | South | c1   | 4     |                                              |
      And North has marched Knight to c2
      When South tries to use Ogre's trigger on Ogre and Troll to c1
      Then it is refused under deus.limit_adjust.not_intentional

    Scenario: beside the units that are there two that a trigger moves find no room together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                       |
        | Knight | South | a1   | 2     | when a battle begins: move two of your units |
        | Squire | South | a1   | 3     |                                              |
        | Page   | South | b1   | 5     |                                              |
        | Ogre   | North | a2   | 2     |                                              |
      And South has marched Knight and Squire to a2
      When South tries to use Knight's trigger on Squire and Knight to b1
      Then it is refused under deus.limit_adjust.not_intentional

  @deus.trigger.forced
  Rule: A forced trigger effect takes place automatically and cannot be declined.
    Scenario: a forced trigger takes place by itself
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | a1   | when a battle begins, forced: lose 1 power |
        | Ogre   | North | a2   |                                            |
      And South has 2 power
      When South marches Knight to a2
      Then South's power is 1
      And South is asked for instant summons

    Scenario: declining a forced trigger is refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                 |
        | Knight | North | b3   |         | when a battle begins, forced: [1] to one of your units |
        | Squire | North | b3   |         |                                                        |
        | Ogre   | South | b2   |         |                                                        |
      And North has marched Knight and Squire to b2
      When North tries to decline Knight's trigger
      Then it is refused under deus.trigger.forced
      And North is asked for a trigger

    @since.2.00
    Scenario: the slots of a forced trigger are paid without asking if there is one way to pay
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                                |
        | Mage | South | c1   | fire  | when a battle begins, cost fire, forced: gain 1 power |
        | Ogre | North | c2   |       |                                                       |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Blaze | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      When the battle reaches South's quick timing
      Then South's power is 1
      And South can use nothing

    Scenario: with two ways to pay for a forced trigger its player is asked
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                                |
        | Mage | North | a3   | fire  | when a battle begins, cost fire, forced: gain 1 power |
        | Seer | North | a3   | fire  |                                                       |
        | Ogre | South | a2   |       |                                                       |
      When North marches Mage and Seer to a2
      Then North is asked for a trigger
      And North's power is 0

    Scenario: a forced effect is not among those that could be declined
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | b1   | when a battle begins, forced: gain 1 power |
        | Squire | South | b1   | when a battle begins: gain 2 power         |
        | Ogre   | North | b2   |                                            |
      When South marches Knight and Squire to b2
      Then the trigger answers open to South are exactly
        | unit   |
        | Knight |
        | Squire |
      And the decline answers open to South are exactly
        | unit   |
        | Squire |

    Scenario Outline: the defending side cannot decline what is forced, alone or beside another: <more>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | South | c1   |                                                    |
        | Page   | South | c1   |                                                    |
        | Ogre   | North | c2   | when a battle begins, forced: [1] to an enemy unit |
        | Troll  | North | c2   | when a battle begins, <more>                       |
      And South has marched Knight and Page to c2
      When North tries to decline Ogre's trigger
      Then it is refused under deus.trigger.forced

      Examples:
        | more                         |
        | cost 1 power: gain 2 power   |
        | battle: gain 1 power         |
        | forced: [1] to an enemy unit |

    Scenario: outside battles, too, what is forced cannot be declined
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                               |
        | Knight | North | a3   |                                                                      |
        | Squire | North | a3   |                                                                      |
        | Ogre   | South | c1   | when another of your units dies, field, forced: [1] to an enemy unit |
        | Imp    | South | c1   |                                                                      |
      And North has used Magus on Imp
      When South tries to decline Ogre's trigger
      Then it is refused under deus.trigger.forced

    Scenario: once an optional trigger is used the forced one still cannot be declined
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | North | a3   | when a battle begins, forced: [1] to an enemy unit |
        | Squire | North | a3   | when a battle begins: gain 1 power                 |
        | Ogre   | South | a2   |                                                    |
        | Troll  | South | a2   |                                                    |
      And North has marched Knight and Squire to a2
      And North has declined Squire's trigger
      When North tries to decline Knight's trigger
      Then it is refused under deus.trigger.forced

  @deus.trigger.mixed_order
  Rule: Forced and optional trigger effects due at once are handled in whatever order their player likes.
    Scenario: the optional trigger comes first, then the forced one
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | North | c3   | when a battle begins, forced: lose 2 power |
        | Squire | North | c3   | when a battle begins: gain 2 power         |
        | Ogre   | South | c2   |                                            |
      And North has marched Knight and Squire to c2
      When North uses Squire's trigger
      Then North's power is 0
      And North is asked for instant summons

    Scenario: the forced trigger comes first, then the optional one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | a1   | when a battle begins, forced: lose 2 power |
        | Squire | South | a1   | when a battle begins: gain 2 power         |
        | Ogre   | North | a2   |                                            |
      And South has marched Knight and Squire to a2
      And South has used Knight's trigger
      When South uses Squire's trigger
      Then South's power is 2
      And South is asked for instant summons

    Scenario: a forced trigger does not come by itself before an optional one due at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | North | b3   | when a battle begins, forced: gain 2 power |
        | Squire | North | b3   | when a battle begins: gain 1 power         |
        | Ogre   | South | b2   |                                            |
      When North marches Knight and Squire to b2
      Then North is asked for a trigger
      And North's power is 0

    Scenario: two optional triggers of a turn are declined one after the other
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   | when a battle begins: gain 2 power |
        | Ogre   | North | b2   |                                    |
      And South has marched Knight and Squire to b2
      And South has declined Knight's trigger
      When South declines Squire's trigger
      Then South's power is 0
      And South is asked for instant summons

    Scenario: declining an optional trigger leaves the forced one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | c1   | when a battle begins, forced: gain 2 power |
        | Squire | South | c1   | when a battle begins: gain 1 power         |
        | Ogre   | North | c2   |                                            |
      And South has marched Knight and Squire to c2
      When South declines Squire's trigger
      Then South's power is 2
      And South is asked for instant summons
