Feature: Battle

  When units of both sides meet in a front area they fight: first the instant summons, the line-ups and the quick effects,
  then the initiative and the attacks, and at last the battle's end and the handling after it.

  @deus.battle.occurs
  Rule: A battle occurs when a march or an intercept brings units of both sides into one front area.
    Scenario: a march into an area the enemy holds
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      When North marches Knight to b2
      Then a battle is going on in b2

    Scenario: an intercept brings both sides into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And South has marched Knight to c2
      When North intercepts with Ogre
      Then a battle is going on in c2

    Scenario: no battle if nobody intercepts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      When South passes
      Then no battle is going on
      And North is asked for main action

    Scenario: no battle in an area of one's own
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | c2   |
      When South marches Knight to b2
      Then no battle is going on
      And Knight is exhausted

    Scenario: no battle in own territory
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Ogre   | South | c2   |
      When North marches Knight to b3
      Then no battle is going on
      And North is asked for main action

    Scenario Outline: the battle goes on when one of a side has left: <text> <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | effect                              |
        | Knight | North | b3   | unit  | 9      | before-attack: <text> an enemy unit |
        | Ogre   | South | b2   | unit  | 0      |                                     |
        | Ghost  | South | b2   | token | 0      |                                     |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on <unit>
      And both sides have passed
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |

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

    Scenario Outline: with the last unit of a side gone the other keeps the area: <text> <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind   | effect                              |
        | Knight | South | c1   | unit   | before-attack: <text> an enemy unit |
        | <unit> | North | c2   | <kind> |                                     |
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Knight on <unit>
      And both sides have passed
      When the battle is fought out
      Then no battle is going on
      And the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | c2   | exhausted |

      Examples:
        | text           | unit  | kind  |
        | kill           | Ogre  | unit  |
        | kill           | Ghost | token |
        | discard        | Ogre  | unit  |
        | discard        | Ghost | token |
        | return to hand | Ogre  | unit  |
        | return to hand | Ghost | token |
        | defence -3 to  | Ogre  | unit  |
        | defence -3 to  | Ghost | token |
        | [3] to         | Ogre  | unit  |
        | [3] to         | Ghost | token |

  @deus.battle.step_order
  Rule: A battle runs: instant summon, line-up, quick, initiative, first and second normal timings or simultaneous attack, battle end.
    Scenario: a battle begins with the marching side's instant summons
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to b2
      Then South is asked for instant summons about b2

    Scenario: after the instant summons the line-ups
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c2   |
      And North has marched Knight and Squire to c2
      And the battle has reached South's instant summon timing
      When South passes
      Then North is asked for line up about c2

    Scenario: after the line-ups the quick effects
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Ogre   | North | a2   |
      And South has marched Knight and Squire to a2
      And the battle has reached South's line-up
      When South lines up Squire and Knight
      Then South is asked for quick effects about a2

    Scenario: after the quick effects the initiative and the first side's timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North has marched Knight to b2
      And the battle has reached South's quick timing
      And the initiative dice will show South 5 and North 2
      When South passes
      Then South goes first in the battle
      And South is asked for before attack effects

    Scenario: after the first side's attack the second side's timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c1   | 3       |
        | Ogre   | North | c2   | 3       |
      And South has marched Knight to c2
      And the battle has reached North's right to counter, South having gone first
      When both sides pass
      Then North is asked for before attack effects about c2
      And Knight is exhausted
      And Ogre is ready

    Scenario: after the second side's attack the end of the battle and what follows it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | a3   | 3       |
        | Ogre   | South | a2   | 3       |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing, North having gone first
      When the battle is fought out
      Then no battle is going on
      And a2 carries a battle marker
      And Knight is in a3
      And North is asked for main action

    Scenario: equal initiative leaves out both normal timings
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 3       |
        | Ogre   | North | b2   | 2       |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And the initiative dice will show South 4 and North 4
      When North passes
      Then no battle is going on
      And the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b2   | exhausted |

    Scenario Outline: a quick effect is too early in the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Mage   | North | c3   | 3       | quick: [3] to an enemy unit |
        | Squire | North | c3   | 3       |                             |
        | Ogre   | South | c2   | 3       |                             |
      And North has marched Mage and Squire to c2
      And the battle has reached North's <timing>
      When North tries to use Mage on Ogre
      Then it is refused under deus.battle.step_order
      And Ogre is still in c2

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: with one side wiped out early the survivor still has its before-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | South | a1   | 3       | quick: [3] to an enemy unit / before-attack: draw 1 |
        | Ogre | North | a2   | 3       |                                                     |
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When the battle reaches South's before-attack timing
      Then South can use exactly Mage
      And the battlefield holds exactly these units
        | unit | side  | area | state |
        | Mage | South | a2   | ready |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: without an enemy quick effects are still open
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | North | b3   | 3       | quick: [3] to an enemy unit / quick: draw 1 |
        | Ogre | South | b2   | 3       |                                             |
      And North's deck holds 3 cards
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Mage on Ogre
      Then North can use exactly Mage

    @deus.ruling.battle_continues_when_side_gone
    Scenario: a side that is gone as the battle begins may still instantly summon
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                               |
        | Mage | South | c1   | 3       | when a battle begins, forced: [3] to all enemy units |
        | Ogre | North | c2   | 3       |                                                      |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Mage to c2
      And the battle has reached North's instant summon timing
      When North instantly summons Wisp
      Then the battlefield holds exactly these units
        | unit | side  | area |
        | Mage | South | c2   |
        | Wisp | North | c2   |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: without an enemy the before-attack timing ends in no attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | North | a3   | 3       | quick: [3] to an enemy unit / before-attack: draw 1 |
        | Ogre | South | a2   | 3       |                                                     |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      And North has used Mage on Ogre
      And the battle has reached North's before-attack timing
      When North passes
      Then no battle is going on
      And the battlefield holds exactly these units
        | unit | side  | area | state     |
        | Mage | North | a2   | exhausted |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: a first side that dies in its own chain leaves the second side its timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                                |
        | Mage  | South | b1   | 3       | before-attack: [1] to an enemy unit                   |
        | Witch | North | b2   | 3       | counter: [3] to an enemy unit / before-attack: draw 1 |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Witch
      And North has used Witch on Mage
      And both sides have passed
      When the battle reaches North's before-attack timing
      Then North can use exactly Witch
      And Mage is not on the battlefield

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out as the battle begins nobody is asked for anything
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                         |
        | Mage   | South | b1   | 3       | when a battle begins, forced: [3] to all units |
        | Shaman | North | b2   | 3       |                                                |
      When South marches Mage to b2
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out by the marching side's instant summon nothing more follows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect |
        | Mage   | South | b1   | 3       |        |
        | Shaman | North | b2   | 3       |        |
      And South's hand holds these cards
        | card | instant | defence | effect                                          |
        | Bomb | yes     | 3       | when this is summoned, forced: [3] to all units |
      And South has marched Mage to b2
      And the battle has reached South's instant summon timing
      When South instantly summons Bomb
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out by the defending side's instant summon nothing more follows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect |
        | Mage   | South | b1   | 3       |        |
        | Shaman | North | b2   | 3       |        |
      And North's hand holds these cards
        | card | instant | defence | effect                                          |
        | Bomb | yes     | 3       | when this is summoned, forced: [3] to all units |
      And South has marched Mage to b2
      And the battle has reached North's instant summon timing
      When North instantly summons Bomb
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out in the defending side's quick timing no die is rolled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                  |
        | Mage   | South | b1   | 3       |                         |
        | Shaman | North | b2   | 3       | quick: [3] to all units |
      And South has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Shaman
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out before the attack there is none, and no second timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                          |
        | Mage   | South | b1   | 3       | before-attack: [3] to all units |
        | Shaman | North | b2   | 3       |                                 |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage
      When both sides pass
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out the battle goes straight to its end
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                  |
        | Mage | South | b1   | 3       | quick: [3] to all units |
        | Ogre | North | b2   | 3       |                         |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_end_expiry_before_outcome
    Scenario: the outcome is judged only after the battle's effects have ended
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                    |
        | Knight | North | c3   | 0      | 4       | before-attack: defence -2 to an enemy unit until turn end |
        | Ogre   | South | c2   | 0      | 2       | quick: defence +2 to this                                 |
      And North has marched Knight to c2
      And the battle has reached South's quick timing
      And South has used Ogre
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | c2   |

    Scenario Outline: what is bound in the first battle of a turn is bound in the second: <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell | level | attack | attribute | effect                |
        | Page   | South | a1   | fire  | 2     | 9      |           |                       |
        | Knight | South | c1   | fire  | 2     | 2      |           | <ability>             |
        | Squire | South | b1   | fire  | 2     | 2      |           | before-attack: draw 1 |
        | Imp    | North | a2   |       | 2     | 2      |           |                       |
        | Ogre   | North | c2   | fire  | 3     | 2      | water     |                       |
        | Shaman | North | c3   |       | 3     | 2      |           |                       |
      And South's hand holds these cards
        | card   | kind         | effect                                               |
        | Blaze  | battle spell | before-attack, cost fire: attack -1 to an enemy unit |
        | Sprite | unit         | before-attack: draw 1                                |
      And South's discard pile holds these cards, from the top
        | card  | kind         | effect                                               |
        | Flare | battle spell | before-attack, cost fire: attack -1 to an enemy unit |
      And South has 1 power
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      When South tries to use <use>
      Then it is refused under <clause>

      Examples:
        | what                            | ability                                        | use                                 | clause                                    |
        | power                           | before-attack, cost 2 power: draw 1            | Knight                              | deus.cost.required                        |
        | icons                           | before-attack, cost water: draw 1              | Knight paid by Knight's fire        | deus.cost.required                        |
        | more slots than there are       | before-attack, cost fire fire: draw 1          | Knight paid by Knight's fire fire   | deus.standing.spell_slots                 |
        | a payer of the first battle     | before-attack: draw 1                          | Blaze on Ogre paid by Page's fire   | deus.cost.shared_slots                    |
        | an enemy payer                  | before-attack: draw 1                          | Blaze on Ogre paid by Ogre's fire   | deus.cost.shared_slots                    |
        | a spell without a payer         | before-attack: draw 1                          | Blaze on Ogre                       | deus.cards.battle_spell.by_unit           |
        | a discarded spell               | before-attack: draw 1                          | Flare on Ogre paid by Knight's fire | deus.cards.battle_spell.from_hand         |
        | a discard too few               | before-attack, cost discard 2: draw 1          | Knight discarding Sprite            | deus.cost.additional                      |
        | a unit in the hand              | before-attack: draw 1                          | Sprite                              | deus.special.location                     |
        | a unit elsewhere                | before-attack: draw 1                          | Squire                              | deus.scope.battle_reach                   |
        | a target elsewhere              | before-attack: attack -1 to an enemy unit      | Knight on Shaman                    | deus.scope.battle_reach                   |
        | a target of the first battle    | before-attack: attack +1 to one of your units  | Knight on Page                      | deus.scope.battle_reach                   |
        | no target                       | before-attack: attack -1 to an enemy unit      | Knight                              | deus.ruling.no_declaration_without_target |
        | a target of the wrong attribute | before-attack: attack -1 to an enemy fire unit | Knight on Ogre                      | deus.ruling.no_declaration_without_target |
        | no place                        | before-attack: move one of your units          | Knight on Knight to c3              | deus.limit_adjust.not_intentional         |
        | a counter effect                | counter: draw 1                                | Knight                              | deus.timing.preattack                     |

    Scenario Outline: the second battle of a turn goes as the first: <side>'s <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Page   | South | a1   | 9      |
        | Knight | South | c1   | 2      |
        | Squire | South | c1   | 2      |
        | Imp    | North | a2   | 2      |
        | Ogre   | North | c2   | 2      |
        | Troll  | North | c2   | 2      |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight and Squire to c2
      When the battle reaches <side>'s <timing>
      Then <side> is asked for <question>

      Examples:
        | side  | timing                | question              |
        | South | instant summon timing | instant summons       |
        | North | instant summon timing | instant summons       |
        | South | line-up               | line up               |
        | North | line-up               | line up               |
        | South | before-attack timing  | before attack effects |
        | North | before-attack timing  | before attack effects |
        | South | right to counter      | a counter             |
        | North | right to counter      | a counter             |

      @since.2.00
      Examples:
        | side  | timing       | question      |
        | South | quick timing | quick effects |
        | North | quick timing | quick effects |

    Scenario: the second battle of a turn may end in a tie, too
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence +9 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Page   | North | c3   | 9      | 3       |
        | Knight | North | a3   | 3      | 3       |
        | Imp    | South | c2   | 2      | 3       |
        | Ogre   | South | a2   | 3      | 3       |
      And North has used Magus on Knight
      And North has marched Page to c2
      And the battle has been fought out with North going first
      And North has marched Knight to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit | area |
        | Page | c2   |

    Scenario: what happens in the second battle of a turn happens as in the first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | spell | effect                                                                             |
        | Page   | North | a3   | 9      |       |                                                                                    |
        | Knight | North | c3   | 0      | fire  | before-attack: [1D] to an enemy unit / before-attack, cost fire: the enemy drops 1 |
        | Imp    | South | a2   | 0      |       |                                                                                    |
        | Ogre   | South | c2   | 0      |       | counter: defence +4 to this                                                        |
      And South's hand holds 3 cards
      And North has marched Page to a2
      And the battle has been fought out with North going first
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North's effect dice will show 6
      And North has used Knight on Ogre
      And South has used Ogre
      And both sides have passed
      And North has used the second ability of Knight paid by Knight's fire
      And both sides have passed
      And South has dropped South Hand 2
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area | state     | defence |
        | Page   | a2   | exhausted | 3       |
        | Knight | c3   | exhausted | 3       |
        | Ogre   | c2   | exhausted | 3       |
      And c2 carries a battle marker
      And a2 carries a battle marker

    Scenario Outline: in the second battle of a turn an effect does what it does in the first: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                |
        | Page   | South | c1   | 9      |                       |
        | Knight | South | a1   | 2      |                       |
        | Imp    | North | c2   | 2      |                       |
        | Ogre   | North | a2   | 2      | before-attack: <text> |
      And South's hand holds 1 card
      And North's hand holds 1 card
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has 1 power
      And North has 1 power
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Page to c2
      And the battle has been fought out with South going first
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
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

    Scenario Outline: in the second battle of a turn an effect may make ready, bring, move or cancel: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | state     | effect                |
        | Page   | South | a1   | 9      | ready     |                       |
        | Knight | South | c1   | 2      | ready     |                       |
        | Imp    | North | a2   | 2      | ready     |                       |
        | Ogre   | North | c2   | 2      | exhausted | before-attack: <text> |
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre <how>
      When both sides pass
      Then <outcome>

      Examples:
        | text                    | how           | outcome       |
        | ready one of your units | on Ogre       | Ogre is ready |
        | summon token Wisp       | to c2         | Wisp is in c2 |
        | move one of your units  | on Ogre to c3 | Ogre is in c3 |

    Scenario: in the second battle of a turn a declaration may be cancelled
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                           |
        | Page   | North | a3   | 9      |                                                  |
        | Knight | North | c3   | 2      | before-attack: gain 1 power                      |
        | Imp    | South | a2   | 2      |                                                  |
        | Ogre   | South | c2   | 2      | counter: gain 1 power, then cancel a declaration |
      And North has marched Page to a2
      And the battle has been fought out with North going first
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And South has used Ogre on Knight
      When both sides pass
      Then North's power is 0
      And South's power is 1
