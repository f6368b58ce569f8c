Feature: Triggers

  A trigger effect takes place because its condition is met, not because somebody declares it.

  @deus.trigger.condition_met
  Rule: A trigger effect takes place only when the condition printed on its card is met.
    Scenario: being summoned meets a condition
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | effect                                             |
        | Imp  | when this is summoned, field, forced: gain 1 power |
      When North summons Imp to a3
      Then North's power is 1

    @since.2.00
    Scenario: the beginning of a turn meets a condition
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                          |
        | Knight | South | b1   | when a turn begins, field, forced: gain 1 power |
      And South's hand holds 6 cards
      And North's deck holds 9 cards
      When South declares the end of the turn
      Then turn 4 is being played
      And South's power is 1

    @since.2.00
    Scenario: what falls due as a turn begins falls into its power charge phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                  |
        | Knight | North | b3   | exhausted | when a turn begins, field: gain 2 power |
      And South's hand holds 6 cards
      When South declares the end of the turn
      Then North is asked for a trigger
      And it has become North's power charge phase
      And turn 4 is being played
      And Knight is exhausted
      And North's power is 0

    Scenario: a trigger is offered when its condition is met
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | North | c3   | 3      |         |                                      |
        | Imp    | South | c2   |        | 3       | when this dies, forced: gain 1 power |
      And North has marched Knight to c2
      When the battle is fought out with North going first
      Then Imp is in South's discard pile
      And South's power is 1

    Scenario: a trigger is not offered when its condition is not met
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | South | a1   | 2      |         |                                      |
        | Imp    | North | a2   |        | 3       | when this dies, forced: gain 1 power |
      And South has marched Knight to a2
      When the battle is fought out with South going first
      Then Imp is in a2
      And North's power is 0

    @since.2.00
    Scenario: being discarded without damage is not dying
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                               |
        | Knight | North | b3   |         | quick: defence -3 to an enemy unit   |
        | Imp    | South | b2   | 3       | when this dies, forced: gain 1 power |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Knight on Imp
      Then Imp is in South's discard pile
      And South's power is 0

    Scenario Outline: whose death it is matters: <who> for Knight's
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | South | c1   | when <who> dies, field, forced: gain 1 power |
        | Squire | South | c1   |                                              |
      When South uses Magus on Knight
      Then South's power is <power>

      Examples:
        | who                   | power |
        | this                  | 1     |
        | one of your units     | 1     |
        | any unit              | 1     |
        | another of your units | 0     |
        | an enemy unit         | 0     |

    @deus.ruling.trigger_between_chain_items
    Scenario: a trigger takes place before the next declaration of the chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                      |
        | Knight | North | a3   | 2      | 3       | when another of your units dies, forced: defence +3 to this |
        | Page   | North | a3   | 1      | 3       | before-attack: gain 1 power                                 |
        | Ogre   | South | a2   |        |         | counter: [3] to an enemy unit                               |
        | Troll  | South | a2   |        |         | counter: [3] to all enemy units                             |
      And North has marched Knight and Page to a2
      And the battle has reached North's before-attack timing
      And North has used Page
      And South has used Troll
      And North has passed
      When South uses Ogre on Page
      And both sides pass
      Then Page is not on the battlefield
      And Knight has defence 6

    @deus.ruling.trigger_between_chain_items
    Scenario: a trigger during a chain cannot be countered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                       |
        | Knight | South | b1   |        |         | before-attack: [3] to an enemy unit          |
        | Page   | South | b1   |        | 3       | counter: defence +3 to this                  |
        | Imp    | North | b2   |        | 3       | when this dies, forced: [3] to an enemy unit |
        | Ogre   | North | b2   |        |         |                                              |
      And South has marched Knight and Page to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Imp
      And both sides have passed
      When North uses Imp's trigger on Page
      Then Page is not on the battlefield
      And South is asked for before attack effects

    @deus.ruling.trigger_between_chain_items
    Scenario: a trigger during a chain goes to the marching side first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                    |
        | Knight | North | c3   |         | when an enemy unit dies: gain 1 power     |
        | Page   | North | c3   |         | before-attack: [3] to an enemy unit       |
        | Ogre   | South | c2   |         | when one of your units dies: gain 1 power |
        | Imp    | South | c2   | 3       |                                           |
      And North has marched Knight and Page to c2
      And the battle has reached North's before-attack timing
      And North has used Page on Imp
      When both sides pass
      Then North is asked for a trigger

    Scenario Outline: whose death it is matters: <who> for an enemy's
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | South | a1   | when <who> dies, field, forced: gain 1 power |
        | Ogre   | North | a3   |                                              |
      When South uses Magus on Ogre
      Then South's power is <power>

      Examples:
        | who                   | power |
        | this                  | 0     |
        | one of your units     | 0     |
        | any unit              | 1     |
        | another of your units | 0     |
        | an enemy unit         | 1     |

    Scenario Outline: an attack meets a condition when it is declared: <who>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                   |
        | Knight | North | b3   | ready | when <who> attacks, forced: gain 1 power |
        | Ogre   | South | b2   | ready |                                          |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      When North passes
      Then South is asked for a counter
      And North's power is <power>

      Examples:
        | who               | power |
        | this              | 1     |
        | one of your units | 1     |
        | an enemy unit     | 0     |

    Scenario: a unit that does not take part in the attack does not meet the condition of attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                  |
        | Knight | South | c1   | ready     |                                         |
        | Ogre   | North | c2   | ready     |                                         |
        | Imp    | North | c2   | exhausted | when this attacks, forced: gain 1 power |
      And South has marched Knight to c2
      When the battle reaches South's right to counter
      Then the attackers declared are Ogre
      And North's power is 0

    Scenario: using an effect is not attacking
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                        |
        | Knight | North | a3   | before-attack: [1] to an enemy unit / when this attacks, forced: gain 1 power |
        | Ogre   | South | a2   |                                                                               |
      And North has marched Knight to a2
      And the battle has reached North's before-attack timing
      When North uses Knight on Ogre
      Then North's power is 0

    Scenario Outline: in the marching side's attack both sides notice whether <who> <event>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | South | a1   | 9      |         |                                          |
        | Squire | South | a1   | 0      |         | when <who> <event>, forced: gain 1 power |
        | Ogre   | North | a2   |        | 3       |                                          |
        | Shaman | North | a2   |        | 30      | when <who> <event>, forced: gain 1 power |
      And South has marched Knight and Squire to a2
      And the battle has reached North's right to counter
      When both sides pass
      Then South's power is <south>
      And North's power is <north>

      Examples:
        | who                   | event        | south | north |
        | this                  | dies         | 0     | 0     |
        | another of your units | dies         | 0     | 1     |
        | one of your units     | dies         | 0     | 1     |
        | an enemy unit         | dies         | 1     | 0     |
        | any unit              | dies         | 1     | 1     |
        | this                  | is discarded | 0     | 0     |
        | another of your units | is discarded | 0     | 1     |
        | one of your units     | is discarded | 0     | 1     |
        | an enemy unit         | is discarded | 1     | 0     |
        | any unit              | is discarded | 1     | 1     |
        | this                  | is damaged   | 0     | 1     |
        | another of your units | is damaged   | 0     | 1     |
        | one of your units     | is damaged   | 0     | 1     |
        | an enemy unit         | is damaged   | 1     | 0     |
        | any unit              | is damaged   | 1     | 1     |
        | this                  | attacks      | 1     | 0     |
        | another of your units | attacks      | 1     | 0     |
        | one of your units     | attacks      | 1     | 0     |
        | an enemy unit         | attacks      | 0     | 1     |
        | any unit              | attacks      | 1     | 1     |

    Scenario Outline: in the defending side's attack both sides notice whether <who> <event>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | South | b1   |        | 3       |                                          |
        | Squire | South | b1   |        | 30      | when <who> <event>, forced: gain 1 power |
        | Ogre   | North | b2   | 9      |         |                                          |
        | Shaman | North | b2   | 0      |         | when <who> <event>, forced: gain 1 power |
      And South has marched Knight and Squire to b2
      And the battle has reached South's right to counter
      When both sides pass
      Then South's power is <south>
      And North's power is <north>

      Examples:
        | who                   | event        | south | north |
        | this                  | dies         | 0     | 0     |
        | another of your units | dies         | 1     | 0     |
        | one of your units     | dies         | 1     | 0     |
        | an enemy unit         | dies         | 0     | 1     |
        | any unit              | dies         | 1     | 1     |
        | this                  | is discarded | 0     | 0     |
        | another of your units | is discarded | 1     | 0     |
        | one of your units     | is discarded | 1     | 0     |
        | an enemy unit         | is discarded | 0     | 1     |
        | any unit              | is discarded | 1     | 1     |
        | this                  | is damaged   | 1     | 0     |
        | another of your units | is damaged   | 1     | 0     |
        | one of your units     | is damaged   | 1     | 0     |
        | an enemy unit         | is damaged   | 0     | 1     |
        | any unit              | is damaged   | 1     | 1     |
        | this                  | attacks      | 0     | 1     |
        | another of your units | attacks      | 0     | 1     |
        | one of your units     | attacks      | 0     | 1     |
        | an enemy unit         | attacks      | 1     | 0     |
        | any unit              | attacks      | 1     | 1     |

    Scenario Outline: both sides notice whether <who> is summoned, by <side> instantly
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | South | b1   | when <who> is summoned, forced: gain 1 power |
        | Ogre   | North | b2   | when <who> is summoned, forced: gain 1 power |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to b2
      And the battle has reached <side>'s instant summon timing
      When <side> instantly summons <card>
      Then South's power is <south>
      And North's power is <north>

      Examples:
        | who                   | side  | card | south | north |
        | this                  | South | Imp  | 0     | 0     |
        | another of your units | South | Imp  | 1     | 0     |
        | one of your units     | South | Imp  | 1     | 0     |
        | an enemy unit         | South | Imp  | 0     | 1     |
        | any unit              | South | Imp  | 1     | 1     |
        | this                  | North | Wisp | 0     | 0     |
        | another of your units | North | Wisp | 0     | 1     |
        | one of your units     | North | Wisp | 0     | 1     |
        | an enemy unit         | North | Wisp | 1     | 0     |
        | any unit              | North | Wisp | 1     | 1     |

    Scenario Outline: both sides notice whether <who> is summoned normally
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                              |
        | Knight | South | a1   | when <who> is summoned, field, forced: gain 1 power |
        | Ogre   | North | c3   | when <who> is summoned, field, forced: gain 1 power |
      And North's hand holds these cards
        | card |
        | Imp  |
      When North summons Imp to b3
      Then South's power is <south>
      And North's power is <north>

      Examples:
        | who                   | south | north |
        | this                  | 0     | 0     |
        | another of your units | 0     | 1     |
        | one of your units     | 0     | 1     |
        | an enemy unit         | 1     | 0     |
        | any unit              | 1     | 1     |

    Scenario Outline: a summon by an effect in the main phase meets a condition: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                              |
        | Knight | North | c3   | when another of your units is summoned, field, forced: gain 1 power |
        | Ogre   | South | c1   | when an enemy unit is summoned, field, forced: gain 1 power         |
      And North's hand holds these cards
        | card | effect         |
        | Imp  | ritual: <text> |
      And North's token area holds these tokens
        | token |
        | Wisp  |
      When North uses Imp to a3
      Then North's power is 1
      And South's power is 1

      Examples:
        | text              |
        | summon this       |
        | summon token Wisp |

    Scenario: a summon by an effect in a battle meets a condition
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                          |
        | Knight | South | c1   | when an enemy unit is summoned, forced: gain 1 power                                            |
        | Ogre   | North | c2   | before-attack: summon token Wisp / when another of your units is summoned, forced: gain 1 power |
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre to c2
      When both sides pass
      Then South's power is 1
      And North's power is 1

    Scenario: a summon by a trigger in a battle meets a condition
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | North | c3   | when an enemy unit is summoned, forced: gain 1 power |
        | Ogre   | South | c2   | when a battle begins, forced: summon token Wisp      |
      And South's token area holds these tokens
        | token |
        | Wisp  |
      When North marches Knight to c2
      Then Wisp is in c2
      And North's power is 1

    Scenario: a summon by a trigger outside battles meets a condition
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                            |
        | Knight | North | c3   | when an enemy unit is summoned, field, forced: gain 1 power       |
        | Ogre   | South | a1   | when another of your units dies, field, forced: summon token Wisp |
        | Troll  | South | b1   |                                                                   |
      And South's token area holds these tokens
        | token |
        | Wisp  |
      And North has used Magus on Troll
      When South uses Ogre's trigger to c1
      Then North's power is 1

    Scenario Outline: what a trigger does in a battle other triggers notice: <text>, <event>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Knight | North | a3   | when a battle begins, forced: <text>    |
        | Ogre   | South | a2   | when this <event>, forced: gain 1 power |
      When North marches Knight to a2
      Then South's power is 1

      Examples:
        | text                    | event        |
        | [1] to all enemy units  | is damaged   |
        | [3] to all enemy units  | dies         |
        | [3] to all enemy units  | is discarded |
        | kill all enemy units    | dies         |
        | discard all enemy units | is discarded |

    Scenario Outline: what a trigger does outside battles other triggers notice: <text>, <event>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                 |
        | Knight | South | a1   | when another of your units dies, field, forced: <text> |
        | Squire | South | b1   |                                                        |
        | Ogre   | North | c3   | when this <event>, field, forced: gain 1 power         |
      When South uses Magus on Squire
      Then North's power is 1

      Examples:
        | text                    | event        |
        | [1] to all enemy units  | is damaged   |
        | [3] to all enemy units  | dies         |
        | [3] to all enemy units  | is discarded |
        | kill all enemy units    | dies         |
        | discard all enemy units | is discarded |

    Scenario Outline: an effect in a battle that makes a unit leave meets the condition of being discarded: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                       |
        | Knight | North | a3   |         | before-attack: <text>                        |
        | Ogre   | South | a2   | 3       | when this is discarded, forced: gain 1 power |
      And North has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And South's power is <power>

      Examples:
        | text                         | power |
        | [3] to an enemy unit         | 1     |
        | kill an enemy unit           | 1     |
        | discard an enemy unit        | 1     |
        | defence -3 to an enemy unit  | 1     |
        | return to hand an enemy unit | 0     |

    @since.2.00
    Scenario: a death in a tie meets the condition of being discarded, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                |
        | Knight | North | b3   | 3      |         | when an enemy unit is discarded, forced: gain 1 power |
        | Ogre   | South | b2   | 0      | 3       | when this is discarded, forced: gain 1 power          |
      And North has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Ogre is in South's discard pile
      And North's power is 1
      And South's power is 1

    Scenario Outline: what ends with the <phase> phase may make a condition come true
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence -3 to an enemy unit until next turn end
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Ogre | South | c1   | 3       | when this is discarded, field, forced: gain 1 power |
      And North's hand holds these cards
        | card  | kind         | effect                                              |
        | Aegis | ritual spell | ritual: defence +3 to an enemy unit until <end> end |
      And North has used Aegis on Ogre
      And North has used Magus on Ogre
      When North <does>
      Then Ogre is in South's discard pile
      And South's power is <power>

      Examples:
        | phase           | end   | does                      | power |
        | main            | phase | ends the phase            | 1     |
        | end declaration | turn  | plays the turn to its end | 2     |

    Scenario: what ends with a battle may make a condition come true
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -3 to an enemy unit until turn end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                       |
        | Knight | South | b1   | 0      |         |                                              |
        | Ogre   | North | b2   | 0      | 3       | when this is discarded, forced: gain 1 power |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Aegis | ritual spell | ritual: defence +3 to an enemy unit until battle end |
      And South has used Aegis on Ogre
      And South has used Magus on Ogre
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Ogre is in North's discard pile
      And North's power is 1

    Scenario Outline: in the second battle of a turn a condition is met as in the first: this <event>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                  |
        | Knight | North | c3   | 9      |         |                                         |
        | Squire | North | a3   | 9      |         |                                         |
        | Imp    | South | c2   |        | 3       | when this <event>, forced: gain 1 power |
        | Wisp   | South | a2   |        | 3       | when this <event>, forced: gain 1 power |
      And North has marched Knight to c2
      And the battle has been fought out with North going first
      And North has marched Squire to a2
      When the battle is fought out with North going first
      Then South's power is 2

      Examples:
        | event        |
        | dies         |
        | is discarded |
        | is damaged   |

    Scenario Outline: in the second battle of a turn a condition is met as in the first: when <what>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                            |
        | Knight | North | a3   | 9      | when <what>, forced: gain 1 power |
        | Squire | North | c3   | 9      | when <what>, forced: gain 1 power |
        | Imp    | South | a2   |        |                                   |
        | Wisp   | South | c2   |        |                                   |
      And North has marched Knight to a2
      And the battle has been fought out with North going first
      And North has marched Squire to c2
      When the battle is fought out with North going first
      Then North's power is 2

      Examples:
        | what            |
        | a battle begins |
        | this attacks    |

    Scenario: a second instant summon meets the condition again, in the second battle, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect |
        | Knight | North | c3   | 9      |        |
        | Squire | North | a3   | 9      |        |
        | Ogre   | South | c2   |        |        |
        | Troll  | South | a2   |        |        |
      And North's hand holds these cards
        | card   | instant | effect                                      |
        | Imp    | yes     | when this is summoned, forced: gain 1 power |
        | Wisp   | yes     | when this is summoned, forced: gain 1 power |
        | Sprite | yes     | when this is summoned, forced: gain 1 power |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And North has instantly summoned Wisp
      And the battle has been fought out with North going first
      And North has marched Squire to a2
      When North instantly summons Sprite
      Then North's power is 3

    Scenario Outline: an optional trigger of the defending side may answer <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | South | c1   |                                          |
        | Ogre   | North | c2   | when an enemy unit <event>: gain 1 power |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to c2
      And <given>
      And <then>
      When North uses Ogre's trigger
      Then North's power is 1

      Examples:
        | what              | event       | given                                                | then                             |
        | an instant summon | is summoned | the battle has reached South's instant summon timing | South has instantly summoned Imp |
        | an attack         | attacks     | the battle has reached South's before-attack timing  | South has passed                 |

    @until.2.00
    Scenario: in the draft no death in a tie meets a condition
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                        |
        | Knight | South | a1   | 3      |         | when an enemy unit dies, forced: gain 1 power |
        | Ogre   | North | a2   | 0      | 3       | when this is discarded, forced: gain 1 power  |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then Ogre is in North's discard pile
      And South's power is 0
      And North's power is 0

    Scenario Outline: however it came, a unit has its trigger beside one that waited: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                    |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark <knight> |
        | Ogre   | North | b2   | when a battle begins, forced: summon token Ghost <ogre>   |
      And South's hand holds these cards
        | card | instant | effect |
        | Imp  | yes     | <imp>  |
      And North's hand holds these cards
        | card | instant | effect |
        | Wisp | yes     | <wisp> |
      And South's token area holds these tokens
        | token | effect  |
        | Spark | <spark> |
      And North's token area holds these tokens
        | token | effect  |
        | Ghost | <ghost> |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side>'s power is 1

      Examples:
        | unit   | side  | knight                                    | imp                                     | spark                                   | ogre                                      | wisp                                    | ghost                                   |
        | Knight | South | / when this attacks, forced: gain 1 power |                                         |                                         |                                           |                                         |                                         |
        | Imp    | South |                                           | when this attacks, forced: gain 1 power |                                         |                                           |                                         |                                         |
        | Spark  | South |                                           |                                         | when this attacks, forced: gain 1 power |                                           |                                         |                                         |
        | Ogre   | North |                                           |                                         |                                         | / when this attacks, forced: gain 1 power |                                         |                                         |
        | Wisp   | North |                                           |                                         |                                         |                                           | when this attacks, forced: gain 1 power |                                         |
        | Ghost  | North |                                           |                                         |                                         |                                           |                                         | when this attacks, forced: gain 1 power |

    Scenario Outline: however it came, a unit has its trigger beside one that intercepted: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                    |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark <knight> |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost <ogre>   |
      And South's hand holds these cards
        | card | instant | effect |
        | Imp  | yes     | <imp>  |
      And North's hand holds these cards
        | card | instant | effect |
        | Wisp | yes     | <wisp> |
      And South's token area holds these tokens
        | token | effect  |
        | Spark | <spark> |
      And North's token area holds these tokens
        | token | effect  |
        | Ghost | <ghost> |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side>'s power is 1

      Examples:
        | unit   | side  | knight                                    | imp                                     | spark                                   | ogre                                      | wisp                                    | ghost                                   |
        | Knight | South | / when this attacks, forced: gain 1 power |                                         |                                         |                                           |                                         |                                         |
        | Imp    | South |                                           | when this attacks, forced: gain 1 power |                                         |                                           |                                         |                                         |
        | Spark  | South |                                           |                                         | when this attacks, forced: gain 1 power |                                           |                                         |                                         |
        | Ogre   | North |                                           |                                         |                                         | / when this attacks, forced: gain 1 power |                                         |                                         |
        | Wisp   | North |                                           |                                         |                                         |                                           | when this attacks, forced: gain 1 power |                                         |
        | Ghost  | North |                                           |                                         |                                         |                                           |                                         | when this attacks, forced: gain 1 power |

    Scenario Outline: what an ability can do a trigger can, too: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | a1   |                                      |
        | Ogre   | North | a2   | when a battle begins, forced: <text> |
      And South's hand holds 1 card
      And North's hand holds 1 card
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has 1 power
      And North has 1 power
      And North's token area holds these tokens
        | token |
        | Wisp  |
      When South marches Knight to a2
      Then <outcome>

      Examples:
        | text                           | outcome                           |
        | attack -1 to all enemy units   | Knight has attack 1               |
        | defence +2 to this             | Ogre has defence 5                |
        | exhaust all enemy units        | Knight is exhausted               |
        | exhaust this                   | Ogre is exhausted                 |
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

    Scenario Outline: outside battles, too, a trigger can do it: <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                 |
        | Knight | South | c1   |                                                        |
        | Ogre   | North | c2   | when another of your units dies, field, forced: <text> |
        | Imp    | North | a3   |                                                        |
      And South's hand holds 1 card
      And North's hand holds 1 card
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has 1 power
      And North has 1 power
      And North's token area holds these tokens
        | token |
        | Wisp  |
      When South uses Magus on Imp
      Then <outcome>

      Examples:
        | text                           | outcome                           |
        | attack -1 to all enemy units   | Knight has attack 1               |
        | defence +2 to this             | Ogre has defence 5                |
        | exhaust all enemy units        | Knight is exhausted               |
        | exhaust this                   | Ogre is exhausted                 |
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

    Scenario Outline: whoever met the condition is reached: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                   |
        | Knight | South | a1   | when an enemy unit attacks, forced: <text> that unit     |
        | Squire | South | a1   | when one of your units attacks, forced: <text> that unit |
        | Ogre   | North | a2   |                                                          |
      And South has marched Knight and Squire to a2
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <outcome>

      Examples:
        | text           | side  | outcome                         |
        | attack +1 to   | North | Ogre has attack 3               |
        | defence -1 to  | North | Ogre has defence 2              |
        | exhaust        | North | Ogre is exhausted               |
        | kill           | North | Ogre is in North's discard pile |
        | return to hand | North | Ogre is in North's hand         |
        | [3] to         | North | Ogre is in North's discard pile |
        | attack +1 to   | South | Knight has attack 3             |
        | defence +1 to  | South | Squire has defence 4            |

    Scenario Outline: a trigger may make ready, move or send home: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                       |
        | Knight | South | a1   | ready     |                              |
        | Ogre   | North | a2   | exhausted | when a battle begins: <text> |
        | Troll  | North | a2   | ready     |                              |
      And South has marched Knight to a2
      When North uses Ogre's trigger <how>
      Then <outcome>

      Examples:
        | text                             | how           | outcome                  |
        | ready one of your units          | on Ogre       | Ogre is ready            |
        | move one of your units           | on Ogre to a3 | Ogre is in a3            |
        | return to hand one of your units | on Troll      | Troll is in North's hand |
        | exhaust one of your units        | on Troll      | Troll is exhausted       |

    Scenario Outline: a unit or token that leaves may meet its own condition: <text> <unit>, <event>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | effect                                  |
        | Knight | North | b3   | unit  | before-attack: <text> an enemy unit     |
        | Ogre   | South | b2   | unit  | when this <event>, forced: gain 1 power |
        | Ghost  | South | b2   | token | when this <event>, forced: gain 1 power |
        | Troll  | South | b2   | unit  |                                         |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on <unit>
      When both sides pass
      Then <unit> is not on the battlefield
      And South's power is <power>

      Examples:
        | text           | event        | unit  | power |
        | kill           | dies         | Ogre  | 1     |
        | kill           | dies         | Ghost | 1     |
        | kill           | is discarded | Ogre  | 1     |
        | kill           | is discarded | Ghost | 1     |
        | [3] to         | dies         | Ogre  | 1     |
        | [3] to         | dies         | Ghost | 1     |
        | [3] to         | is discarded | Ogre  | 1     |
        | [3] to         | is discarded | Ghost | 1     |
        | discard        | dies         | Ogre  | 0     |
        | discard        | dies         | Ghost | 0     |
        | discard        | is discarded | Ogre  | 1     |
        | discard        | is discarded | Ghost | 1     |
        | defence -3 to  | dies         | Ogre  | 0     |
        | defence -3 to  | dies         | Ghost | 0     |
        | defence -3 to  | is discarded | Ogre  | 1     |
        | defence -3 to  | is discarded | Ghost | 1     |
        | return to hand | dies         | Ogre  | 0     |
        | return to hand | dies         | Ghost | 0     |
        | return to hand | is discarded | Ogre  | 0     |
        | return to hand | is discarded | Ghost | 0     |

    Scenario Outline: a unit or token that leaves may meet another's condition: <text> <unit>, <event>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | effect                                                   |
        | Knight | North | c3   | unit  | before-attack: <text> an enemy unit                      |
        | Ogre   | South | c2   | unit  |                                                          |
        | Ghost  | South | c2   | token |                                                          |
        | Troll  | South | c2   | unit  | when another of your units <event>, forced: gain 1 power |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight on <unit>
      When both sides pass
      Then <unit> is not on the battlefield
      And South's power is <power>

      Examples:
        | text           | event        | unit  | power |
        | kill           | dies         | Ogre  | 1     |
        | kill           | dies         | Ghost | 1     |
        | kill           | is discarded | Ogre  | 1     |
        | kill           | is discarded | Ghost | 1     |
        | [3] to         | dies         | Ogre  | 1     |
        | [3] to         | dies         | Ghost | 1     |
        | [3] to         | is discarded | Ogre  | 1     |
        | [3] to         | is discarded | Ghost | 1     |
        | discard        | dies         | Ogre  | 0     |
        | discard        | dies         | Ghost | 0     |
        | discard        | is discarded | Ogre  | 1     |
        | discard        | is discarded | Ghost | 1     |
        | defence -3 to  | dies         | Ogre  | 0     |
        | defence -3 to  | dies         | Ghost | 0     |
        | defence -3 to  | is discarded | Ogre  | 1     |
        | defence -3 to  | is discarded | Ghost | 1     |
        | return to hand | dies         | Ogre  | 0     |
        | return to hand | dies         | Ghost | 0     |
        | return to hand | is discarded | Ogre  | 0     |
        | return to hand | is discarded | Ghost | 0     |

    @since.2.00
    Scenario: each turn that begins meets the condition
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                    |
        | Knight | South | b1   | when a turn begins, field, forced: draw 1 |
      And South's hand holds 3 cards
      And South's deck holds 9 cards
      And North's hand holds 6 cards
      And North's deck holds 9 cards
      And South declares the end of the turn
      When North plays the turn to its end
      Then turn 5 is being played
      And South's deck has 7 cards

    Scenario: a Field trigger rests in the battle, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                               |
        | Knight | North | a3   | 9      | when an enemy unit dies, field, forced: gain 1 power |
        | Ogre   | South | a2   | 0      | when this dies, field, forced: gain 1 power          |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Ogre is in South's discard pile
      And North's power is 0
      And South's power is 0

    Scenario Outline: the second side's attack meets the condition, too: <who>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Knight | South | a1   | 9       | when <who> attacks, forced: gain 1 power |
        | Ogre   | North | a2   | 9       | when <who> attacks, forced: gain 1 power |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And the battle has reached South's before-attack timing
      When South passes
      Then South's power is <south>
      And North's power is <north>

      Examples:
        | who               | south | north |
        | this              | 1     | 1     |
        | one of your units | 1     | 1     |
        | an enemy unit     | 1     | 1     |
        | any unit          | 2     | 2     |

    Scenario Outline: what befalls a token meets a condition, too: <what>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | defence | effect                                     |
        | Knight | North | c3   |       | 3      | 30      | when <enemy> <event>, forced: gain 1 power |
        | Ghost  | South | c2   | token | 3      | <ghost> | when <own> <event>, forced: gain 1 power   |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When both sides pass
      Then North's power is 1
      And South's power is 1

      Examples:
        | what      | enemy         | own               | event        | ghost |
        | damage    | an enemy unit | this              | is damaged   | 9     |
        | damage    | any unit      | one of your units | is damaged   | 9     |
        | death     | an enemy unit | this              | dies         | 3     |
        | a discard | an enemy unit | one of your units | is discarded | 3     |

    Scenario Outline: a token that is summoned meets a condition, too, <how>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                   |
        | Knight | South | b1   | when one of your units is summoned, forced: gain 1 power |
        | Ogre   | North | b2   | when an enemy unit is summoned, forced: gain 1 power     |
      And South's hand holds these cards
        | card  | kind   | instant |
        | Ghost | <kind> | yes     |
      And South has marched Knight to b2
      When South instantly summons Ghost
      Then South's power is 1
      And North's power is 1

      Examples:
        | how           | kind  |
        | as a unit is  | unit  |
        | from the hand | token |

    @since.2.00
    Scenario Outline: what leaves in the quick timing meets the condition of being discarded: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                    |
        | Knight | North | c3   |         | quick: <text> an enemy unit                               |
        | Squire | North | c3   |         | when an enemy unit is discarded, forced: gain 1 power     |
        | Ogre   | South | c2   | 30      | when one of your units is discarded, forced: gain 1 power |
        | Imp    | South | c2   | 3       |                                                           |
      And North has marched Knight and Squire to c2
      And the battle has reached North's quick timing
      When North uses Knight on Imp
      Then North's power is 1
      And South's power is 1
      And North is asked for quick effects

      Examples:
        | text          |
        | [3] to        |
        | defence -3 to |
        | discard       |
        | kill          |

    Scenario Outline: an exhausted bearer notices as much as a ready one: <event>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                                   |
        | Knight | South | c1   | ready     | 5      | 9       |                                          |
        | Imp    | North | c2   | ready     | 2      | 3       |                                          |
        | Ogre   | North | c2   | exhausted | 2      | 30      | when <who> <event>, forced: gain 1 power |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      When both sides pass
      Then North's power is 1

      Examples:
        | who                   | event        |
        | another of your units | dies         |
        | one of your units     | is discarded |
        | another of your units | is damaged   |
        | an enemy unit         | attacks      |

    @deus.ruling.no_declaration_without_target
    Scenario Outline: a trigger, too, may only choose what its text asks for: <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attribute | state     | effect                              |
        | Knight | South | a1   |       |           |           | when a battle begins: [1] to <whom> |
        | Ogre   | North | a2   | 6     | fire      | exhausted |                                     |
        | Imp    | North | a2   | 2     | water     | ready     |                                     |
      And South has marched Knight to a2
      When South tries to use Knight's trigger on <unit>
      Then it is refused under deus.ruling.no_declaration_without_target

      Examples:
        | whom                             | unit |
        | an enemy fire unit               | Imp  |
        | an enemy water or wind unit      | Ogre |
        | a ready enemy unit               | Ogre |
        | an exhausted enemy unit          | Imp  |
        | an enemy unit of level 2 or less | Ogre |
        | an enemy unit of level 6 or more | Imp  |

    Scenario Outline: a unit that cannot die is damaged, too, by <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                     |
        | Knight | South | b1   | 9      | 9       | before-attack: [9] to an enemy unit                                        |
        | Golem  | North | b2   | 0      | 3       | constant: cannot die for this / when this is damaged, forced: gain 1 power |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South <deed>
      When both sides pass
      Then Golem is in b2
      And North's power is 1

      Examples:
        | what      | deed                     |
        | an effect | has used Knight on Golem |
        | an attack | has passed               |

    Scenario Outline: <other>'s effect strikes all: <effect> and when <what>, <seat> gains <n> power
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <other> | <from> | before-attack: <effect> all enemy units |
        | Ogre | <seat>  | b2     | when <what>, forced: gain 1 power       |
        | Imp  | <seat>  | b2     |                                         |
      And <other> has marched Mage to b2
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      When both sides pass
      Then <seat>'s power is <n>
      And Ogre and Imp are not on the battlefield

      Examples:
        | seat  | other | from | what                               | effect  | n |
        | North | South | b1   | this dies                          | [3] to  | 1 |
        | South | North | b3   | another of your units dies         | [3] to  | 1 |
        | North | South | b1   | one of your units dies             | kill    | 1 |
        | South | North | b3   | any unit dies                      | [3] to  | 1 |
        | North | South | b1   | an enemy unit dies                 | [3] to  | 0 |
        | South | North | b3   | another of your units dies         | kill    | 1 |
        | North | South | b1   | another of your units dies         | discard | 0 |
        | South | North | b3   | this is discarded                  | [3] to  | 1 |
        | North | South | b1   | another of your units is discarded | [3] to  | 1 |
        | South | North | b3   | another of your units is discarded | discard | 1 |
        | North | South | b1   | this is damaged                    | [3] to  | 1 |
        | South | North | b3   | another of your units is damaged   | [3] to  | 1 |
        | North | South | b1   | any unit is damaged                | [3] to  | 1 |
        | South | North | b3   | one of your units is damaged       | kill    | 0 |
        | North | South | b1   | one of your units is damaged       | discard | 0 |

    Scenario Outline: <other>'s attack of <attack> strikes all: when <what>, <seat> gains <n> power
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack   | effect                            |
        | Knight | <other> | <from> | <attack> |                                   |
        | Ogre   | <seat>  | b2     |          | when <what>, forced: gain 1 power |
        | Imp    | <seat>  | b2     |          |                                   |
      And <other> has marched Knight to b2
      And the battle has reached <seat>'s right to counter, <other> having gone first
      When both sides pass
      Then <seat>'s power is <n>

      Examples:
        | seat  | other | from | attack | what                               | n |
        | North | South | b1   | 6      | this dies                          | 1 |
        | South | North | b3   | 6      | another of your units dies         | 1 |
        | North | South | b1   | 6      | one of your units dies             | 1 |
        | South | North | b3   | 6      | any unit dies                      | 1 |
        | North | South | b1   | 3      | another of your units dies         | 0 |
        | South | North | b3   | 6      | another of your units is discarded | 1 |
        | North | South | b1   | 6      | this is discarded                  | 1 |
        | South | North | b3   | 6      | this is damaged                    | 1 |
        | North | South | b1   | 6      | another of your units is damaged   | 1 |
        | South | North | b3   | 4      | another of your units is damaged   | 1 |
        | North | South | b1   | 3      | another of your units is damaged   | 0 |
        | South | North | b3   | 2      | this is damaged                    | 1 |
        | North | South | b1   | 0      | this is damaged                    | 0 |

    Scenario Outline: of <seat>'s side and the other's units that fall at once each notices: when <what>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                            |
        | Mage | <seat>  | <from> | before-attack: [3] to all units   |
        | Page | <seat>  | <from> | when <what>, forced: gain 1 power |
        | Ogre | <other> | b2     | when <what>, forced: gain 1 power |
        | Imp  | <other> | b2     |                                   |
      And <seat> has marched Mage and Page to b2
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      When both sides pass
      Then <seat>'s power is 1
      And <other>'s power is 1

      Examples:
        | seat  | other | from | what                       |
        | South | North | b1   | an enemy unit dies         |
        | North | South | b3   | another of your units dies |
        | South | North | b1   | any unit is damaged        |
        | North | South | b3   | an enemy unit is damaged   |

    Scenario: the condition of an exhausted unit is met, too
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                                              |
        | Squire | South | b1   | exhausted | when another of your units is summoned, field, forced: gain 1 power |
      And South's hand holds these cards
        | card |
        | Imp  |
      When South summons Imp to a1
      Then South's power is 1

  @deus.trigger.once_per_occurrence
  Rule: Each trigger effect may be used only once each time its condition is met.
    @since.2.00
    Scenario: a trigger is used once for one death
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                |
        | Knight | South | b1   |         | quick: [3] to an enemy unit           |
        | Squire | South | b1   |         | when an enemy unit dies: gain 1 power |
        | Imp    | North | b2   | 3       |                                       |
        | Ogre   | North | b2   |         |                                       |
      And South has marched Knight and Squire to b2
      And the battle has reached South's quick timing
      And South has used Knight on Imp
      When South uses Squire's trigger
      Then South's power is 1
      And South is asked for quick effects

    @since.2.00
    Scenario: a second use for the same death is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                |
        | Knight | South | b1   |         | quick: [3] to an enemy unit           |
        | Squire | South | b1   |         | when an enemy unit dies: gain 1 power |
        | Page   | South | b1   |         | when an enemy unit dies: gain 2 power |
        | Imp    | North | b2   | 3       |                                       |
      And South has marched Knight, Squire and Page to b2
      And the battle has reached South's quick timing
      And South has used Knight on Imp
      And South has used Squire's trigger
      When South tries to use Squire's trigger
      Then it is refused under deus.trigger.once_per_occurrence or deus.trigger.condition_met
      And South's power is 1

    @since.2.00
    Scenario Outline: an effect due for each of two units is not due for <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | South | c1   | 2      | quick: [1] to enemy units                                   |
        | Reaper | South | c1   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | North | c2   | 3      |                                                             |
        | Troll  | North | c2   | 3      |                                                             |
        | Imp    | North | c3   | 3      |                                                             |
      And South has marched Mage and Reaper to c2
      And the battle has reached South's quick timing
      And South has used Mage
      And South has used Reaper's trigger for Ogre
      When South tries to use Reaper's trigger for <unit>
      Then it is refused under deus.trigger.once_per_occurrence or deus.trigger.condition_met
      And <unit> has attack <attack>

      Examples:
        | unit | attack |
        | Ogre | 1      |
        | Imp  | 3      |
        | Mage | 2      |

    @since.2.00
    Scenario: what is not due any more is not declined either
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | North | a3   | 2      | quick: [1] to enemy units                                   |
        | Reaper | North | a3   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | South | a2   | 3      |                                                             |
        | Troll  | South | a2   | 3      |                                                             |
      And North has marched Mage and Reaper to a2
      And the battle has reached North's quick timing
      And North has used Mage
      And North has used Reaper's trigger for Ogre
      When North tries to decline Reaper's trigger for Ogre
      Then it is refused under deus.trigger.once_per_occurrence or deus.trigger.condition_met
      And North is asked for a trigger

    Scenario Outline: an effect due for each of several units is used up for Ogre: <side> may not <deed>
      Given it is <side>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                      |
        | Mage   | <side>  | <home> | before-attack: [1] to enemy units                           |
        | Reaper | <side>  | <home> | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | <enemy> | b2     |                                                             |
        | Troll  | <enemy> | b2     |                                                             |
        | Imp    | <enemy> | b2     |                                                             |
      And <side> has marched Mage and Reaper to b2
      And the battle has reached <side>'s before-attack timing
      And <side> has used Mage
      And both sides have passed
      And <side> has used Reaper's trigger for Ogre
      When <side> tries to <deed>
      Then it is refused under deus.trigger.once_per_occurrence or deus.trigger.condition_met

      Examples:
        | side  | enemy | home | deed                                             |
        | South | North | b1   | use Reaper's trigger for Ogre                    |
        | South | North | b1   | use Reaper's trigger for Troll and Ogre          |
        | South | North | b1   | use Reaper's trigger for Ogre and Troll          |
        | South | North | b1   | decline Reaper's trigger for Ogre                |
        | South | North | b1   | decline Reaper's trigger for Troll, Ogre and Imp |
        | North | South | b3   | use Reaper's trigger for Ogre                    |
        | North | South | b3   | use Reaper's trigger for Troll, Ogre and Imp     |
        | North | South | b3   | decline Reaper's trigger for Ogre                |
        | North | South | b3   | decline Reaper's trigger for Troll and Ogre      |
        | North | South | b3   | decline Reaper's trigger for Ogre and Troll      |

    @since.2.00
    Scenario: a trigger is used again for a second death
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                        |
        | Knight | South | a1   |         | quick: [3] to an enemy unit                   |
        | Squire | South | a1   |         | when an enemy unit dies, forced: gain 1 power |
        | Imp    | North | a2   | 3       |                                               |
        | Ogre   | North | a2   | 3       |                                               |
      And South has marched Knight and Squire to a2
      And the battle has reached South's quick timing
      And South has used Knight on Imp
      When South uses Knight on Ogre
      Then South's power is 2

    @deus.ruling.trigger_once_per_event @since.2.00
    Scenario: two deaths by one effect meet the condition once
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                        |
        | Knight | North | b3   |         | quick: [3] to all enemy units                 |
        | Squire | North | b3   |         | when an enemy unit dies, forced: gain 1 power |
        | Imp    | South | b2   | 3       |                                               |
        | Ogre   | South | b2   | 3       |                                               |
      And North has marched Knight and Squire to b2
      And the battle has reached North's quick timing
      When North uses Knight
      Then North's power is 1

    @deus.ruling.trigger_once_per_event
    Scenario: two deaths by one attack meet the condition once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                        |
        | Squire | South | c1   | 6      |         | when an enemy unit dies, forced: gain 1 power |
        | Imp    | North | c2   |        | 3       |                                               |
        | Ogre   | North | c2   |        | 3       |                                               |
      And South has marched Squire to c2
      When the battle is fought out with South going first
      Then South's power is 1
      And the battlefield holds exactly these units
        | unit   |
        | Squire |

    @since.2.00
    Scenario: two effects for one death
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                        |
        | Knight | North | a3   |         | quick: [3] to an enemy unit                                                   |
        | Squire | North | a3   |         | when an enemy unit dies: gain 1 power / when an enemy unit dies: gain 2 power |
        | Imp    | South | a2   | 3       |                                                                               |
      And North has marched Knight and Squire to a2
      And the battle has reached North's quick timing
      And North has used Knight on Imp
      When North uses trigger 1 of Squire
      And North uses trigger 2 of Squire
      Then North's power is 3

    Scenario: what one effect brings about twice may be answered twice
      Given it is North's main phase
      And North's summoner is Magus with ritual: [1] to one of your units, then [2] to one of your units
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                    |
        | Knight | North | b3   | 9       | when this is damaged, field: gain 1 power |
      And North has used Magus on Knight
      And North has used Knight's trigger
      When North uses Knight's trigger
      Then North's power is 2
      And North is asked for main action

    Scenario: an effect that counts each unit is due as often as there are units
      Given it is North's main phase
      And North's summoner is Magus with ritual: [1] to all enemy units
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                                               |
        | Ogre  | South | a1   | 9       | when one of your units is damaged, field, each, forced: gain 1 power |
        | Imp   | South | b1   | 9       |                                                                      |
        | Wisp  | South | b1   | 9       |                                                                      |
        | Troll | South | c1   | 9       |                                                                      |
      When North uses Magus
      Then South's power is 4

  @deus.trigger.own_order
  Rule: A player with several trigger effects due at once handles them one at a time in any order they like.
    Scenario Outline: two triggers due at once come in either order: <first unit> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   | when a battle begins: gain 2 power |
        | Ogre   | North | b2   |                                    |
      And South has marched Knight and Squire to b2
      When South uses <first unit>'s trigger
      Then South's power is <power>
      And South is asked for a trigger

      Examples:
        | first unit | power |
        | Knight     | 1     |
        | Squire     | 2     |

    Scenario: the order of two triggers due at once matters
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                            |
        | Knight | North | c3   |         | when a battle begins: defence -1 to an enemy unit |
        | Squire | North | c3   |         | when a battle begins: [2] to an enemy unit        |
        | Ogre   | South | c2   | 3       |                                                   |
      And North has marched Knight and Squire to c2
      And North has used Knight's trigger on Ogre
      When North uses Squire's trigger on Ogre
      Then Ogre is not on the battlefield

    @since.2.00
    Scenario Outline: an effect that is due for each of two units comes first for <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | North | b3   | 2      | quick: [1] to enemy units                                   |
        | Reaper | North | b3   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | South | b2   | 3      |                                                             |
        | Troll  | South | b2   | 3      |                                                             |
      And North has marched Mage and Reaper to b2
      And the battle has reached North's quick timing
      And North has used Mage
      When North uses Reaper's trigger for <unit>
      Then <unit> has attack 1
      And <other> has attack 3
      And North is asked for a trigger

      Examples:
        | unit  | other |
        | Ogre  | Troll |
        | Troll | Ogre  |

    @since.2.00
    Scenario Outline: the defending side's effect, too, comes first for <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Knight | North | c3   | 3      |                                                             |
        | Mage   | North | c3   | 3      | quick: [1] to all units                                     |
        | Reaper | South | c2   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
      And North has marched Mage and Knight to c2
      And the battle has reached North's quick timing
      And North has used Mage
      When South uses Reaper's trigger for <unit>
      Then <unit> has attack 1
      And <other> has attack 3
      And South is asked for a trigger

      Examples:
        | unit   | other  |
        | Knight | Mage   |
        | Mage   | Knight |

    @since.2.00
    Scenario Outline: of an effect that is due for each of two units only that for <unit> is used
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | South | a1   | 2      | quick: [1] to enemy units                                   |
        | Reaper | South | a1   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | North | a2   | 3      |                                                             |
        | Troll  | North | a2   | 3      |                                                             |
      And South has marched Mage and Reaper to a2
      And the battle has reached South's quick timing
      And South has used Mage
      And South has declined Reaper's trigger for <other>
      When South uses Reaper's trigger
      Then <unit> has attack 1
      And <other> has attack 3
      And South is asked for quick effects

      Examples:
        | unit  | other |
        | Ogre  | Troll |
        | Troll | Ogre  |

    @since.2.00
    Scenario: whose turn it is must be said of an effect that is due for each of two units
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | North | b3   | 2      | quick: [1] to enemy units                                   |
        | Reaper | North | b3   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | South | b2   | 3      |                                                             |
        | Troll  | South | b2   | 3      |                                                             |
      And North has marched Mage and Reaper to b2
      And the battle has reached North's quick timing
      And North has used Mage
      When North tries to use Reaper's trigger
      Then it is refused under deus.trigger.own_order
      And Ogre and Troll are in b2

    @since.2.00
    Scenario: of which of several nothing is made must be said, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | North | c3   | 2      | quick: [1] to enemy units                                   |
        | Reaper | North | c3   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | South | c2   | 3      |                                                             |
        | Troll  | South | c2   | 3      |                                                             |
      And North has marched Mage and Reaper to c2
      And the battle has reached North's quick timing
      And North has used Mage
      When North tries to decline Reaper's trigger
      Then it is refused under deus.trigger.own_order
      And North is asked for a trigger

    Scenario Outline: of an effect due for each of two units <side> says for which: not to <deed>
      Given it is <side>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                      |
        | Mage   | <side>  | <home> | before-attack: [1] to enemy units                           |
        | Reaper | <side>  | <home> | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | <enemy> | a2     |                                                             |
        | Troll  | <enemy> | a2     |                                                             |
      And <side> has marched Mage and Reaper to a2
      And the battle has reached <side>'s before-attack timing
      And <side> has used Mage
      And both sides have passed
      When <side> tries to <deed>
      Then it is refused under deus.trigger.own_order

      Examples:
        | side  | enemy | home | deed                     |
        | South | North | a1   | use Reaper's trigger     |
        | South | North | a1   | decline Reaper's trigger |
        | North | South | a3   | use Reaper's trigger     |
        | North | South | a3   | decline Reaper's trigger |

    @since.2.00
    Scenario: each of the two units is on offer
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                      |
        | Mage   | North | a3   | 2      | quick: [1] to enemy units                                   |
        | Reaper | North | a3   | 2      | when an enemy unit is damaged, each: attack -2 to that unit |
        | Ogre   | South | a2   | 3      |                                                             |
        | Troll  | South | a2   | 3      |                                                             |
      And North has marched Mage and Reaper to a2
      And the battle has reached North's quick timing
      When North uses Mage
      Then the trigger answers open to North are exactly
        | unit   | about |
        | Reaper | Ogre  |
        | Reaper | Troll |
      And the decline answers open to North are exactly
        | unit   | about |
        | Reaper | Ogre  |
        | Reaper | Troll |

    @since.2.00
    Scenario: where the text does not speak of that unit nothing need be said
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                            |
        | Mage   | South | b1   | 2      | quick: [1] to enemy units                         |
        | Reaper | South | b1   | 2      | when an enemy unit is damaged, each: gain 1 power |
        | Ogre   | North | b2   | 3      |                                                   |
        | Troll  | North | b2   | 3      |                                                   |
      And South has marched Mage and Reaper to b2
      And the battle has reached South's quick timing
      And South has used Mage
      When South uses Reaper's trigger
      Then South's power is 1
      And South is asked for a trigger

    @since.2.00
    Scenario Outline: for which unit a forced effect comes first is up to its player, too: <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                              |
        | Mage   | North | c3   | 2      | quick: [1] to enemy units                                           |
        | Reaper | North | c3   | 2      | when an enemy unit is damaged, each, forced: attack -2 to that unit |
        | Ogre   | South | c2   | 3      |                                                                     |
        | Troll  | South | c2   | 3      |                                                                     |
      And North has marched Mage and Reaper to c2
      And the battle has reached North's quick timing
      And North has used Mage
      When North uses Reaper's trigger for <unit>
      Then Ogre has attack 1
      And Troll has attack 1
      And North is asked for quick effects

      Examples:
        | unit  |
        | Ogre  |
        | Troll |

    Scenario: triggers of one player are handled one by one, not all together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                            |
        | Knight | South | a1   |         | when a battle begins: defence -1 to an enemy unit |
        | Squire | South | a1   |         | when a battle begins: [2] to an enemy unit        |
        | Ogre   | North | a2   | 3       |                                                   |
      And South has marched Knight and Squire to a2
      And South has used Squire's trigger on Ogre
      When South uses Knight's trigger on Ogre
      Then Ogre has defence 2

    Scenario: the opponent has no say in the order
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | b3   | when a battle begins: gain 1 power |
        | Squire | North | b3   | when a battle begins: gain 2 power |
        | Ogre   | South | b2   |                                    |
      And North has marched Knight and Squire to b2
      When South tries to use Knight's trigger
      Then it is refused under deus.trigger.side_order
      And North's power is 0

    Scenario: all of a player's due effects are on offer, the other player's are not
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | c1   | when a battle begins: gain 1 power |
        | Squire | South | c1   | when a battle begins: gain 2 power |
        | Ogre   | North | c2   | when a battle begins: gain 1 power |
      When South marches Knight and Squire to c2
      Then South can use exactly Knight and Squire

    Scenario: the defending side's are on offer when its turn comes
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | North | a3   |                                                    |
        | Ogre   | South | a2   | when a battle begins, cost discard 1: gain 1 power |
        | Troll  | South | a2   | when a battle begins: gain 2 power                 |
      And South's hand holds 2 cards
      When North marches Knight to a2
      Then South can use exactly Ogre and Troll

    Scenario: every due effect with all its choices
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                          |
        | Knight | South | b1   | when a battle begins: [2] to an enemy unit / when a battle begins: gain 1 power |
        | Squire | South | b1   | when a battle begins, cost discard 1: gain 2 power                              |
        | Ogre   | North | b2   | when a battle begins: gain 1 power                                              |
        | Troll  | North | b2   |                                                                                 |
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      When South marches Knight and Squire to b2
      Then the trigger answers open to South are exactly
        | unit   | trigger | targets | discards |
        | Knight |         | Ogre    |          |
        | Knight |         | Troll   |          |
        | Knight | 1       |         |          |
        | Squire |         |         | Imp      |
        | Squire |         |         | Wisp     |
      And the decline answers open to South are exactly
        | unit   | trigger |
        | Knight |         |
        | Knight | 1       |
        | Squire |         |

    Scenario: where a trigger waits, to pass is no answer
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | a3   | when a battle begins: gain 1 power |
        | Ogre   | South | a2   |                                    |
      And North has marched Knight to a2
      When North tries to pass
      Then it is refused under deus.trigger.forced or deus.trigger.own_order
      And North is asked for a trigger

    Scenario Outline: where a trigger waits, to <deed> is no answer
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   |                                    |
        | Ogre   | North | b2   |                                    |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Knight and Squire to b2
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                             | clause                           |
        | discard Imp                      | deus.zone.hand.temporary_excess  |
        | end the phase                    | deus.trigger.own_order           |
        | instantly summon Wisp            | deus.battle.instant_summon.order |
        | give up Knight to keep the limit | deus.limit_adjust.until_within   |
        | march Knight to a2               | deus.march.main_phase_action     |
        | line up Knight and Squire        | deus.battle.lineup.order         |

    @until.2.00
    Scenario Outline: where a trigger waits, one does not <deed>
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   |                                    |
        | Ogre   | North | b2   |                                    |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Knight and Squire to b2
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                  | clause                                    |
        | summon Imp to a1      | deus.turn.summon.any_order                |
        | intercept with Knight | deus.draft.march.unmarked_gives_intercept |
        | choose Magus          | deus.draft.setup.summoner_open            |

    @since.2.00
    Scenario Outline: where a trigger waits, nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   |                                    |
        | Ogre   | North | b2   |                                    |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Knight and Squire to b2
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                 |
        | summon Imp to a1            | deus.turn.phase_order  |
        | intercept with Knight       | deus.intercept.trigger |
        | shuffle the other deck too  | deus.flow.sequence     |
        | declare the end of the turn | deus.turn.end.declare  |

    Scenario: where a trigger waits, no other question may be answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | c1   | when a battle begins: gain 1 power |
        | Squire | South | c1   |                                    |
        | Page   | South | a1   |                                    |
        | Ogre   | North | c2   |                                    |
      And South's hand holds these cards
        | card   | instant |
        | Brave  |         |
        | Sprite | yes     |
      When South marches Knight and Squire to c2
      Then South may answer no other question

    Scenario Outline: an effect is due for two units, and once more for one of them: <says>
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1] to enemy units, then [1] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                       |
        | Reaper | South | c1   | 2      | when an enemy unit is damaged, field: attack -2 to that unit |
        | Ogre   | North | b2   | 5      |                                                              |
        | Troll  | North | c2   | 5      |                                                              |
      And South has used Magus on <target>
      And <says>
      When South uses Reaper's trigger for <last>
      Then Ogre has attack <ogre>
      And Troll has attack <troll>

      Examples:
        | target | says                                               | last           | ogre | troll |
        | Ogre   | South has used Reaper's trigger for Ogre and Troll | Ogre           | 1    | 3     |
        | Ogre   | South has used Reaper's trigger for Ogre           | Ogre and Troll | 1    | 3     |
        | Ogre   | South declines Reaper's trigger for Ogre and Troll | Ogre           | 3    | 5     |
        | Ogre   | South declines Reaper's trigger for Ogre           | Ogre and Troll | 3    | 3     |
        | Troll  | South declines Reaper's trigger for Troll          | Ogre and Troll | 3    | 3     |

  @deus.trigger.side_order
  Rule: If both sides have trigger effects due at once, the marching side handles all of its own before the defending side does.
    Scenario: the marching side handles its triggers first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                     |
        | Knight | North | c3   |         | when a battle begins: [3] to an enemy unit |
        | Squire | North | c3   |         | when a battle begins: gain 1 power         |
        | Ogre   | South | c2   | 3       | when a battle begins: gain 1 power         |
        | Troll  | South | c2   |         |                                            |
      When North marches Knight and Squire to c2
      Then North is asked for a trigger

    Scenario: the defending side after all of the marching side's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | a1   | when a battle begins: gain 1 power |
        | Squire | South | a1   | when a battle begins: gain 2 power |
        | Ogre   | North | a2   | when a battle begins: gain 1 power |
      And South has marched Knight and Squire to a2
      And South has used Squire's trigger
      When South uses Knight's trigger
      Then North is asked for a trigger
      And South's power is 3

    Scenario: the defending side before the marching side is done
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | b3   | when a battle begins: gain 1 power |
        | Squire | North | b3   | when a battle begins: gain 2 power |
        | Ogre   | South | b2   | when a battle begins: gain 1 power |
      And North has marched Knight and Squire to b2
      And North has used Squire's trigger
      When South tries to use Ogre's trigger
      Then it is refused under deus.trigger.side_order
      And South's power is 0

    Scenario: going first in the battle does not matter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | South | c1   |        |         | when an enemy unit dies: gain 1 power     |
        | Imp    | North | c2   |        |         | when one of your units dies: gain 1 power |
        | Ogre   | North | c2   |        | 3       | before-attack: kill one of your units     |
        | Troll  | North | c2   |        |         |                                           |
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre on Troll
      When both sides pass
      Then South is asked for a trigger

    @deus.ruling.trigger_once_per_event
    Scenario: a trigger caused meanwhile waits for the next batch
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                        |
        | Knight | North | a3   |         | when a battle begins: [3] to an enemy unit    |
        | Squire | North | a3   |         | when an enemy unit dies, forced: gain 1 power |
        | Ogre   | South | a2   |         | when a battle begins: [3] to an enemy unit    |
        | Imp    | South | a2   | 3       |                                               |
      And North has marched Knight and Squire to a2
      When North uses Knight's trigger on Imp
      Then South is asked for a trigger
      And North's power is 0

    @deus.ruling.trigger_once_per_event
    Scenario: the next batch comes when both sides are done
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                        |
        | Knight | South | b1   |         | when a battle begins: [3] to an enemy unit    |
        | Squire | South | b1   |         | when an enemy unit dies, forced: gain 1 power |
        | Ogre   | North | b2   |         | when a battle begins: gain 2 power            |
        | Imp    | North | b2   | 3       |                                               |
      And South has marched Knight and Squire to b2
      And South has used Knight's trigger on Imp
      When North uses Ogre's trigger
      Then South's power is 1
      And North's power is 2

    Scenario Outline: outside battles, too, the marching side comes first: <first>
      Given it is <first>'s main phase
      And <first>'s summoner is Magus with ritual: exhaust all units & [1] to all units
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                    |
        | Knight | South | c1   | 9       | when this is damaged, field: gain 1 power |
        | Ogre   | North | c3   | 9       | when this is damaged, field: gain 1 power |
      And <first> has used Magus
      When <first> uses <unit>'s trigger
      Then <first>'s power is 1
      And <second> is asked for a trigger

      Examples:
        | first | second | unit   |
        | South | North  | Knight |
        | North | South  | Ogre   |
