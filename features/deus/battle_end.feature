Feature: Battle end

  At the end of a battle the lasting effects used in it end together, unless a longer duration is printed,
  and spell slots are free again.

  @deus.battle.end.durations
  Rule: At battle end the lasting effects used in the battle are lost together, unless a longer duration is printed.
    @since.2.00
    Scenario: bonuses of both sides end with the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                        |
        | Knight | South | a1   | 0      | 3       | before-attack: attack +1 & defence +1 to this |
        | Ogre   | North | a2   | 0      | 3       | quick: attack +1 & defence +1 to this         |
      And South has marched Knight to a2
      And the battle has reached North's quick timing
      And North has used Ogre
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 0      | 3       |
        | Ogre   | North | a2   | 0      | 3       |

    @since.2.00
    Scenario: during the battle a bonus lasts beyond its timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Knight | North | b3   | 2      | 3       | quick: attack +2 to one of your units |
        | Ogre   | South | b2   | 0      | 4       |                                       |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Knight on Knight
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight has attack 2

    Scenario: a ritual from before the battle goes on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 0      | 3       |
        | Ogre   | North | c2   | 0      | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                                  |
        | Hymn | ritual spell | ritual: defence +3 to one of your units until phase end |
      And South has used Hymn on Knight
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then Knight has defence 6

    @since.2.00
    Scenario: a printed longer duration goes on
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | North | a3   | 0      | 3       | quick: defence +3 to this until turn end |
        | Ogre   | South | a2   | 0      | 3       |                                          |
      And North has marched Knight to a2
      And the battle has reached North's quick timing
      And North has used Knight
      When the battle is fought out with North going first
      Then Knight has defence 6

    @since.2.00
    Scenario: a bonus and a malus of the battle end together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                     |
        | Knight | South | b1   | 0      | 3       | before-attack: defence -3 to an enemy unit |
        | Troll  | North | b2   | 0      | 3       | quick: defence +4 to one of your units     |
        | Saint  | North | b2   | 0      | 3       |                                            |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Troll on Saint
      And the battle has reached South's before-attack timing
      And South has used Knight on Saint
      When the battle is fought out
      Then Saint has defence 3

    @deus.ruling.battle_end_expiry_before_outcome @since.2.00
    Scenario Outline: a unit that a bonus of the battle kept alive is gone before the outcome, at defence <left>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                          |
        | Knight | South | b1   | 0      | 4       | before-attack: defence -<malus> to an enemy unit until turn end |
        | Ogre   | North | b2   | 0      | 3       | quick: defence +3 to this                                       |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Ogre
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle is fought out
      Then Knight is in <area>

      Examples:
        | malus | left | area |
        | 2     | 1    | b1   |
        | 3     | 0    | b2   |
        | 4     | -1   | b2   |

    @deus.ruling.battle_end_expiry_before_outcome
    Scenario: a unit that a constant of the battle kept alive is gone before the outcome
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                    |
        | Knight | North | c3   | 0      | 4       | before-attack: defence -3 to an enemy unit until turn end |
        | Ogre   | South | c2   | 0      | 3       | constant: defence +1 to this                              |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      When the battle is fought out
      Then Knight is in c2
      And Ogre is not on the battlefield

    @since.2.00
    Scenario: a unit that was moved out of the battle loses what it gained there
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | effect                                |
        | Sage    | South | b1   | 0      | 3       | quick: move one of your units         |
        | Captain | South | b1   | 0      | 3       | quick: attack +2 to one of your units |
        | Hawk    | South | b1   | 0      | 3       |                                       |
        | Ogre    | North | b2   | 0      | 3       |                                       |
      And South has marched Sage, Captain and Hawk to b2
      And the battle has reached South's quick timing
      And South has used Captain on Hawk
      And South has used
        | card | on   | to |
        | Sage | Hawk | a1 |
      When the battle is fought out with South going first
      Then Hawk has attack 0

    Scenario Outline: however it came, a unit loses what was used in the battle beside one that waited: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | a1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | a2   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
      And South's hand holds these cards
        | card | instant | spell | effect                                      |
        | Imp  | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | effect                                      |
        | Wisp | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | effect                                      |
        | Spark | fire  | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | effect                                      |
        | Ghost | fire  | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      And both sides have passed
      When the battle is fought out
      Then <unit> has attack 2

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    Scenario Outline: however it came, a unit loses what was used in the battle beside one that intercepted: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | b3   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
      And South's hand holds these cards
        | card | instant | spell | effect                                      |
        | Imp  | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | effect                                      |
        | Wisp | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | effect                                      |
        | Spark | fire  | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | effect                                      |
        | Ghost | fire  | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      And both sides have passed
      When the battle is fought out
      Then <unit> has attack 2

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    @deus.ruling.battle_end_discards
    Scenario: a unit that the effects of the battle have kept falls in it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                                             |
        | Knight | South | a1   | 0      | 9       | before-attack: defence -3 to an enemy unit until turn end                                          |
        | Priest | North | a2   | 0      | 9       | before-attack: defence +2 to one of your units                                                     |
        | Imp    | North | a2   | 0      | 3       | when this is discarded, forced: gain 1 power / when this is discarded, field, forced: gain 3 power |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Priest on Imp
      And the battle has reached South's before-attack timing
      And South has used Knight on Imp
      When the battle is fought out
      Then Imp is not on the battlefield
      And North's power is 1

    @deus.ruling.battle_end_discards
    Scenario: a unit that a constant of the battle has kept falls when the battle is over
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                                             |
        | Knight | North | b3   | 0      | 9       | before-attack: defence -3 to an enemy unit until turn end                                          |
        | Priest | South | b2   | 0      | 9       | constant: defence +2 to your units                                                                 |
        | Imp    | South | b2   | 0      | 3       | when this is discarded, forced: gain 1 power / when this is discarded, field, forced: gain 3 power |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on Imp
      When the battle is fought out
      Then Imp is not on the battlefield
      And South's power is 3

    @deus.ruling.battle_end_discards
    Scenario: whether anybody is left is asked when they have fallen
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                    |
        | Knight | North | c3   | 0      | 9       | before-attack: defence -3 to an enemy unit until turn end |
        | Imp    | South | c2   | 0      | 3       | constant: defence +2 to this                              |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight on Imp
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | c2   |

    @deus.ruling.battle_end_discards
    Scenario: an effect that the end of the battle sets off is over with it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                    |
        | Knight | North | a3   | 0      | 9       | before-attack: defence -3 to an enemy unit until turn end                 |
        | Priest | South | a2   | 0      | 9       | before-attack: defence +2 to one of your units                            |
        | Troll  | South | a2   | 0      | 9       | when another of your units is discarded, forced: attack +4 & exhaust this |
        | Imp    | South | a2   | 0      | 3       |                                                                           |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Priest on Imp
      And the battle has reached North's before-attack timing
      And North has used Knight on Imp
      When the battle is fought out
      Then Imp is not on the battlefield
      And Troll has attack 0

  @deus.battle.end.slots
  Rule: At battle end every spell slot that units consumed becomes unconsumed again.
    @since.2.00
    Scenario: a slot used in one battle pays in the next
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | spell |
        | Knight | North | c3   | 0      | 3       |       |
        | Guard  | North | b2   | 0      | 3       |       |
        | Witch  | South | c2   | 0      | 3       | fire  |
      And North's deck holds 9 cards
      And South's deck holds 9 cards
      And South's hand holds these cards
        | card  | kind         | effect                   |
        | Spark | battle spell | quick, cost fire: draw 1 |
        | Flash | battle spell | quick, cost fire: draw 1 |
      And North has marched Knight to c2
      And the battle has reached South's quick timing
      And South has used Spark paid by Witch's fire
      And the battle has been fought out with North going first
      And North plays the turn to its end
      And South discards nothing
      And South has marched Witch to b2
      And the battle has reached South's quick timing
      When South uses Flash paid by Witch's fire
      Then Flash is in South's discard pile

    @since.2.00
    Scenario: within the battle the slot stays consumed
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's deck holds 3 cards
      And South's hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | quick, cost fire: draw 1         |
        | Bolt  | battle spell | before-attack, cost fire: draw 1 |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Spark paid by Mage's fire
      And the battle has reached South's before-attack timing
      When South tries to use Bolt paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And Bolt is in South's hand

    @since.2.00
    Scenario: the slots of a unit that was moved out of the battle are free again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | spell | effect                        |
        | Knight | North | b3   | 0      | 9       |       |                               |
        | Squire | North | a3   | 0      | 9       |       |                               |
        | Mage   | South | b2   | 0      | 9       | fire  |                               |
        | Sage   | South | b2   | 0      | 9       |       | quick: move one of your units |
        | Ogre   | South | a2   | 0      | 9       |       |                               |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Bolt  | battle spell | quick, cost fire: [1] to an enemy unit |
        | Flare | battle spell | quick, cost fire: [1] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Bolt on Knight paid by Mage's fire
      And South has used
        | card | on   | to |
        | Sage | Mage | a2 |
      And the battle has been fought out with North going first
      And North has marched Squire to a2
      And the battle has reached South's quick timing
      When South uses Flare on Squire paid by Mage's fire
      Then Flare is in South's discard pile

    Scenario Outline: however it came, a unit has its slot again in a later turn beside one that waited: <unit>
      Given it is South's main phase
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell | attack |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  | 0      |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  | 0      |
      And South's hand holds these cards
        | card | instant | spell | attack | effect                                      |
        | Imp  | yes     | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | attack | effect                                      |
        | Wisp | yes     | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | attack | effect                                      |
        | Spark | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | attack | effect                                      |
        | Ghost | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to c2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      And both sides have passed
      And the battle is fought out
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight, Imp and Spark to c2
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      When both sides pass
      Then <unit> has attack 1

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    Scenario Outline: however it came, a unit has its slot again in a later turn beside one that intercepted: <unit>
      Given it is South's main phase
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell | attack |
        | Knight | South | a1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  | 0      |
        | Ogre   | North | a3   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  | 0      |
      And South's hand holds these cards
        | card | instant | spell | attack | effect                                      |
        | Imp  | yes     | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | attack | effect                                      |
        | Wisp | yes     | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | attack | effect                                      |
        | Spark | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | attack | effect                                      |
        | Ghost | fire  | 0      | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to a2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      And both sides have passed
      And the battle is fought out
      And South plays the turn to its end
      And North plays the turn to its end
      And South discards nothing
      And South has marched Knight, Imp and Spark to a2
      And North has intercepted with Ogre, Wisp and Ghost
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      When both sides pass
      Then <unit> has attack 1

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |
