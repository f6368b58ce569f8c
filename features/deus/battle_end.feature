Feature: Battle end

  At the end of a battle the lasting effects used in it end together, unless a longer duration is printed,
  and spell slots are free again.

  @deus.battle.end.durations
  Rule: At battle end the lasting effects used in the battle are lost together, unless a longer duration is printed.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: bonuses of both sides end with the battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                        |
        | Knight | South | b1   | 0      | 3       | before-attack: attack +1 & defence +1 to this |
        | Ogre   | North | b2   | 0      | 3       | quick: attack +1 & defence +1 to this         |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Ogre
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |

    @since.2.00
    Scenario: during the battle a bonus lasts beyond its timing
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                          |
        | Knight | South | b1   | 2      | 3       | quick: attack +2 to an own unit |
        | Ogre   | North | b2   | 0      | 4       |                                 |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight on Knight
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield
      And Knight has attack 2

    Scenario: a ritual from before the battle goes on
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                            |
        | Hymn | ritual spell | ritual: defence +3 to an own unit until phase end |
      And South has used Hymn on Knight
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Knight has defence 6

    @since.2.00
    Scenario: a printed longer duration goes on
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | South | b1   | 0      | 3       | quick: defence +3 to this until turn end |
        | Ogre   | North | b2   | 0      | 3       |                                          |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight
      When the battle is fought out with South going first
      Then Knight has defence 6

    @since.2.00
    Scenario: a bonus and a malus of the battle end together
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                     |
        | Knight | South | b1   | 0      | 3       | before-attack: defence -3 to an enemy unit |
        | Troll  | North | b2   | 0      | 3       | quick: defence +4 to an own unit           |
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
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                    |
        | Knight | South | b1   | 0      | 4       | before-attack: defence -3 to an enemy unit until turn end |
        | Ogre   | North | b2   | 0      | 3       | constant: defence +1 to this                              |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle is fought out
      Then Knight is in b2
      And Ogre is not on the battlefield

    @since.2.00
    Scenario: a unit that was moved out of the battle loses what it gained there
      Given these units are on the battlefield
        | unit    | side  | area | attack | defence | effect                          |
        | Sage    | South | b1   | 0      | 3       | quick: move an own unit         |
        | Captain | South | b1   | 0      | 3       | quick: attack +2 to an own unit |
        | Hawk    | South | b1   | 0      | 3       |                                 |
        | Ogre    | North | b2   | 0      | 3       |                                 |
      And South has marched Sage, Captain and Hawk to b2
      And the battle has reached South's quick timing
      And South has used Captain on Hawk
      And South has used
        | card | on   | to |
        | Sage | Hawk | a1 |
      When the battle is fought out with South going first
      Then Hawk has attack 0

    Scenario Outline: however it came, a unit loses what was used in the battle beside one that waited: <unit>
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
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
      And South has marched Knight to c2
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
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
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
      And South has marched Knight to c2
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

  @deus.battle.end.slots
  Rule: At battle end every spell slot that units consumed becomes unconsumed again.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: a slot used in one battle pays in the next
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | spell |
        | Knight | South | b1   | 0      | 3       |       |
        | Guard  | South | a2   | 0      | 3       |       |
        | Witch  | North | b2   | 0      | 3       | fire  |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And North's hand holds these cards
        | card  | kind         | effect                   |
        | Spark | battle spell | quick, cost fire: draw 1 |
        | Flash | battle spell | quick, cost fire: draw 1 |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Spark paid by Witch's fire
      And the battle has been fought out with South going first
      And South plays the turn to its end
      And North discards nothing
      And North has marched Witch to a2
      And the battle has reached North's quick timing
      When North uses Flash paid by Witch's fire
      Then Flash is in North's discard pile

    @since.2.00
    Scenario: within the battle the slot stays consumed
      Given these units are on the battlefield
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
      Then it is refused under deus.standing.spell_slots
      And Bolt is in South's hand

    @since.2.00
    Scenario: the slots of a unit that was moved out of the battle are free again
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | spell | effect                  |
        | Knight | South | b1   | 0      | 9       |       |                         |
        | Squire | South | c1   | 0      | 9       |       |                         |
        | Mage   | North | b2   | 0      | 9       | fire  |                         |
        | Sage   | North | b2   | 0      | 9       |       | quick: move an own unit |
        | Ogre   | North | c2   | 0      | 9       |       |                         |
      And North's hand holds these cards
        | card  | kind         | effect                                 |
        | Bolt  | battle spell | quick, cost fire: [1] to an enemy unit |
        | Flare | battle spell | quick, cost fire: [1] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Bolt on Knight paid by Mage's fire
      And North has used
        | card | on   | to |
        | Sage | Mage | c2 |
      And the battle has been fought out with South going first
      And South has marched Squire to c2
      And the battle has reached North's quick timing
      When North uses Flare on Squire paid by Mage's fire
      Then Flare is in North's discard pile

    Scenario Outline: however it came, a unit has its slot again in a later turn beside one that waited: <unit>
      Given South's deck holds 9 cards
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
      Given South's deck holds 9 cards
      And North's deck holds 9 cards
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell | attack |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  | 0      |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  | 0      |
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
      And South has marched Knight, Imp and Spark to c2
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
