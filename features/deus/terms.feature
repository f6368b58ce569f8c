Feature: Terms

  The wordings and signs of card texts and what they mean.

  @deus.terms.discard
  Rule: To discard a card is to put it on the discard pile.
    Scenario: a hand card is discarded
      Given it is South's main phase
      And South's summoner is Magus with ritual, cost discard 1: gain 1 power
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      When South uses
        | card  | discarding |
        | Magus | Imp        |
      Then Imp is in South's discard pile
      And Imp is not in South's hand
      And Wisp is in South's hand

    Scenario: a unit is discarded to its owner's pile
      Given it is South's main phase
      And South's summoner is Magus with ritual: discard an enemy unit
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
      And South's discard pile has 0 cards
      And Ogre is not on the battlefield

    Scenario: a token is not put on the discard pile
      Given it is South's main phase
      And South's summoner is Magus with ritual: discard an enemy unit
      And these units are on the battlefield
        | unit   | kind  | side  | area |
        | Strain | token | North | b2   |
      When South uses Magus on Strain
      Then Strain is in North's token area
      And North's discard pile has 0 cards

    Scenario Outline: where cards must be discarded, to <deed> is no answer
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has used Magus
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                           |
        | pass                        | deus.terms.discard               |
        | discard Imp                 | deus.zone.hand.temporary_excess  |
        | end the phase               | deus.terms.discard               |
        | instantly summon Wisp       | deus.battle.instant_summon.order |
        | give up Squire to the limit | deus.limit_adjust.until_within   |
        | march Squire to a2          | deus.march.main_phase_action     |

    @until.2.00
    Scenario Outline: where cards must be discarded, one does not <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has used Magus
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                  | clause                                    |
        | summon Imp to a1      | deus.turn.summon.any_order                |
        | intercept with Squire | deus.draft.march.unmarked_gives_intercept |

    @since.2.00
    Scenario Outline: where cards must be discarded, nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has used Magus
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                 |
        | summon Imp to a1            | deus.turn.phase_order  |
        | intercept with Squire       | deus.intercept.trigger |
        | shuffle the other deck too  | deus.flow.sequence     |
        | declare the end of the turn | deus.turn.end.declare  |

  @deus.dice.nD
  Rule: The notation nD means rolling n dice and adding them up.
    Scenario Outline: two dice showing 3 and 5 against defence <defence>
      Given it is South's main phase
      And South's summoner is Magus with ritual: [2D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Ogre | North | b2   | <defence> |
      And South's effect dice will show 3, 5
      When South uses Magus on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 7       | 1      |
        | 8       | 1      |
        | 9       | 0      |

    Scenario: one die is not doubled
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 6       |
      And South's effect dice will show 5
      When South uses Magus on Ogre
      Then Ogre is still in b2

    @deus.ruling.dice_rolled_for_nobody
    Scenario: the dice are rolled though there is nobody to take the damage
      Given it is South's main phase
      And South's summoner is Magus with ritual: [2D] to all enemy units, then gain 1 power
      And South's effect dice will show 3, 5
      When South uses Magus
      Then South's power is 1

    @deus.ruling.dice_rolled_for_nobody
    Scenario: the dice of a later part are rolled though its target has left with the first
      Given it is South's main phase
      And South's summoner is Magus with ritual: return to hand an enemy unit, then [1D] to an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
      And South's effect dice will show 4
      When South uses Magus on Ogre
      Then Ogre is in North's hand
      And South's power is 0

    @deus.ruling.dice_rolled_for_nobody
    Scenario: the dice are rolled though the target has left during the chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                               |
        | Mage  | South | b1   | before-attack: [1D] to an enemy unit |
        | Ogre  | North | b2   |                                      |
        | Troll | North | b2   | counter: return to hand an own unit  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Troll on Ogre
      And South's effect dice will show 4
      When both sides pass
      Then Ogre is in North's hand
      And South is asked for before attack effects

    @deus.ruling.dice_rolled_for_nobody
    Scenario: the dice of a part that does not apply are not rolled
      Given it is South's main phase
      And South's summoner is Magus with ritual: lose 1 power, then [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 1       |
      When South uses Magus on Ogre
      Then Ogre is still in b2

  @deus.dice.result
  Rule: The dice result is the rolled total plus any modifiers to the dice result.
    @since.2.00
    Scenario Outline: 3 and 5 with +3 against defence <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | effect                       |
        | Knight | South | b1   |           | quick: [2D] to an enemy unit |
        | Sage   | South | b1   |           | quick: dice +3               |
        | Ogre   | North | b2   | <defence> |                              |
      And South has marched Knight and Sage to b2
      And the battle has reached South's quick timing
      And South's effect dice will show 3, 5
      And South has used Sage
      When South uses Knight on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 10      | 1      |
        | 11      | 1      |
        | 12      | 0      |

    @since.2.00
    Scenario: without a modifier the result is the rolled total
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | South | b1   |         | quick: [2D] to an enemy unit |
        | Ogre   | North | b2   | 9       |                              |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South's effect dice will show 3, 5
      When South uses Knight on Ogre
      Then Ogre is still in b2

    @since.2.00
    Scenario: the opponent's modifier does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | South | b1   |         | quick: [2D] to an enemy unit |
        | Ogre   | North | b2   | 9       | constant: dice +3            |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South's effect dice will show 3, 5
      When South uses Knight on Ogre
      Then Ogre is still in b2

    @deus.ruling.dice_modifiers_add_not_initiative
    Scenario: the initiative roll has no dice result to change
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect            |
        | Knight | South | b1   | constant: dice +3 |
        | Ogre   | North | b2   |                   |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 4
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

    @deus.ruling.dice_modifiers_add_not_initiative
    Scenario: the initiative is changed by what names it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                          |
        | Knight | South | b1   | constant: initiative +3 to this |
        | Ogre   | North | b2   |                                 |
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North 4
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

  @deus.dice.modifier_once
  Rule: A dice result modifier is added once per nD roll, not once per die.
    Scenario Outline: 3 and 5 with +1 against defence <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | effect                                                   |
        | Knight | South | b1   |           | before-attack: [2D] to an enemy unit / constant: dice +1 |
        | Ogre   | North | b2   | <defence> |                                                          |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South's effect dice will show 3, 5
      When South uses Knight on Ogre
      And both sides pass
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 9       | 1      |
        | 10      | 0      |

    Scenario: two rolls, each with the modifier
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Knight | South | b1   |         | before-attack: [1D] to an enemy unit / constant: dice +1 |
        | Ogre   | North | b2   | 5       |                                                          |
        | Troll  | North | b2   | 6       |                                                          |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South's effect dice will show 4, 5
      And South has used Knight on Ogre
      And both sides have passed
      When South uses Knight on Troll
      And both sides pass
      Then Ogre and Troll are in North's discard pile

    @deus.ruling.dice_modifiers_add_not_initiative
    Scenario Outline: two different modifiers add up: 3 and 5 with +1 and +3 against defence <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | effect                                                   |
        | Knight | South | b1   |           | before-attack: [2D] to an enemy unit / constant: dice +1 |
        | Sage   | South | b1   |           | constant: dice +3                                        |
        | Ogre   | North | b2   | <defence> |                                                          |
      And South has marched Knight and Sage to b2
      And the battle has reached South's before-attack timing
      And South's effect dice will show 3, 5
      When South uses Knight on Ogre
      And both sides pass
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 12      | 1      |
        | 13      | 0      |

    @deus.ruling.dice_modifiers_add_not_initiative
    Scenario: a used modifier and a constant one add up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Knight | South | b1   |         | before-attack: [2D] to an enemy unit / constant: dice +1 |
        | Sage   | South | b1   |         | before-attack: dice +3                                   |
        | Ogre   | North | b2   | 12      |                                                          |
      And South has marched Knight and Sage to b2
      And the battle has reached South's before-attack timing
      And South has used Sage
      And both sides have passed
      And South's effect dice will show 3, 5
      When South uses Knight on Ogre
      And both sides pass
      Then Ogre is in North's discard pile

  @deus.terms.after_apply
  Rule: In the wording A, after applying, B, the part B is processed only if A was processed completely.
    Scenario: the first part is done
      Given it is South's main phase
      And South's summoner is Magus with ritual: lose 2 power, then draw 1
      And South has 2 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 0
      And South Deck 1 is in South's hand

    Scenario: the first part is done in part
      Given it is South's main phase
      And South's summoner is Magus with ritual: lose 2 power, then draw 1
      And South has 1 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 0
      And South's hand has 0 cards

    Scenario: the first part cannot be done
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 1, then gain 1 power
      When South uses Magus
      Then South's power is 0

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage counts as carried out though the unit survives
      Given it is South's main phase
      And South's summoner is Magus with ritual: [2] to an enemy unit, then draw 1
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      And South's deck holds 2 cards
      When South uses Magus on Ogre
      Then South Deck 1 is in South's hand
      And Ogre is still in b2

    @deus.ruling.after_applying_needs_every_part
    Scenario: one of two targets is gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                    |
        | Knight | South | b1   |         | before-attack: exhaust two enemy units, then gain 1 power |
        | Ogre   | North | b2   |         |                                                           |
        | Imp    | North | b2   | 3       |                                                           |
        | Troll  | North | b2   |         | counter: kill an own unit                                 |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre and Imp
      And North has used Troll on Imp
      When both sides pass
      Then Ogre is exhausted
      And South's power is 0

    @deus.ruling.after_applying_needs_every_part
    Scenario: both targets are there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                    |
        | Knight | South | b1   |         | before-attack: exhaust two enemy units, then gain 1 power |
        | Ogre   | North | b2   |         |                                                           |
        | Imp    | North | b2   | 3       |                                                           |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre and Imp
      When both sides pass
      Then Ogre and Imp are exhausted
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: one of two joined parts fails
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 1 power & draw 2, then gain 3 power
      And South's deck holds 1 cards
      When South uses Magus
      Then South's power is 1
      And South Deck 1 is in South's hand

    Scenario: every card could be drawn
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 1, then gain 1 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South Deck 1 is in South's hand
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: the first of two joined parts fails
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 2 & gain 1 power, then gain 3 power
      And South's deck holds 1 cards
      When South uses Magus
      Then South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: the unit whose effect it is has gone
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an own unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                             |
        | Knight | South | b1   | when this dies, field, forced: attack +1 to this, then gain 1 power |
      When South uses Magus on Knight
      Then Knight is in South's discard pile
      And South's power is 0

    @deus.ruling.after_applying_needs_every_part
    @deus.scope.battle_reach
    Scenario: a target that has been moved out of the battle is not reached
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                  |
        | Knight | South | b1   |         | before-attack: [3] to an enemy unit, then gain 1 power  |
        | Ogre   | North | b2   | 3       |                                                         |
        | Troll  | North | b2   | 3       | counter: move an own unit                               |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And North has used
        | card  | on   | to |
        | Troll | Ogre | b3 |
      When both sides pass
      Then Ogre is in b3
      And South's power is 0

    Scenario: the unit whose effect it is is there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                              |
        | Knight | South | b1   | 2      | ritual, from the battlefield: attack +1 to this, then gain 1 power |
      When South uses Knight
      Then Knight has attack 3
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage is done but the other part has lost its target
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                  |
        | Knight | South | b1   | 3       | before-attack: exhaust an enemy unit & [1] to this, then gain 1 power |
        | Ogre   | North | b2   | 3       |                                                                         |
        | Troll  | North | b2   | 3       | counter: move an own unit                                               |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And North has used
        | card  | on   | to |
        | Troll | Ogre | b3 |
      When both sides pass
      Then Ogre is ready
      And South's power is 0

    @deus.ruling.one_way_out
    @deus.terms.amp
    Scenario Outline: joined parts in either order, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                               |
        | Ogre | North | b2   | 3       | when this dies, field, forced: gain 2 power |
      When South uses Magus on Ogre
      Then Ogre is in North's <zone>
      And South's power is <done>
      And North's power is <died>

      Examples:
        | text                         | zone         | done | died |
        | return to hand & attack -1   | hand         | 1    | 0    |
        | attack -1 & return to hand   | hand         | 1    | 0    |
        | return to hand & exhaust     | hand         | 1    | 0    |
        | exhaust & return to hand     | hand         | 1    | 0    |
        | return to hand & [3]         | hand         | 1    | 0    |
        | [3] & return to hand         | hand         | 1    | 0    |
        | return to hand & kill        | hand         | 0    | 0    |
        | kill & return to hand        | hand         | 0    | 0    |
        | return to hand & discard     | hand         | 0    | 0    |
        | discard & return to hand     | hand         | 0    | 0    |
        | kill & discard               | discard pile | 0    | 0    |
        | discard & kill               | discard pile | 0    | 0    |
        | [3] & discard                | discard pile | 1    | 0    |
        | discard & [3]                | discard pile | 1    | 0    |
        | kill & exhaust               | discard pile | 1    | 2    |
        | exhaust & kill               | discard pile | 1    | 2    |

    @deus.ruling.one_way_out
    Scenario Outline: a unit that dies does not move, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an own unit, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 3       |
      When South uses
        | card  | on     | to |
        | Magus | Knight | a1 |
      Then Knight is in South's discard pile
      And South's power is 0

      Examples:
        | text       |
        | kill & move |
        | move & kill |
        | [3] & move |
        | move & [3] |

    @deus.ruling.one_way_out
    Scenario Outline: both parts would take whole groups away, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
        | Imp  | North | b3   |
      When South uses Magus
      Then North's hand has 2 cards
      And South's power is 0

      Examples:
        | text                                                     |
        | return to hand all enemy units & discard all enemy units |
        | discard all enemy units & return to hand all enemy units |

    @deus.ruling.one_way_out
    Scenario Outline: a token comes in when the others have left, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then gain 1 power
      And South's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South uses Magus to b1
      Then Strain is in b1
      And Knight is in South's <zone>
      And South's power is 1

      Examples:
        | text                                              | zone         |
        | summon token Strain & return to hand all own units | hand         |
        | return to hand all own units & summon token Strain | hand         |
        | summon token Strain & kill all own units          | discard pile |
        | kill all own units & summon token Strain          | discard pile |

    @deus.ruling.one_way_out
    Scenario: the cards to drop are chosen before anything of the group applies
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 1 power & draw 1 & drop 1
      And South's deck holds 2 cards
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      When South uses Magus
      Then South is asked for a drop
      And South's power is 0
      And South's hand has 2 cards

    @deus.ruling.one_way_out
    Scenario Outline: power is gained before it is lost, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then draw 1
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 1
      And South Deck 1 is in South's hand

      Examples:
        | text                         |
        | gain 3 power & lose 2 power  |
        | lose 2 power & gain 3 power  |

    @deus.ruling.nobody_to_reach_is_carried_out
    Scenario Outline: a whole group of which there is nobody: <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> all enemy units, then gain 1 power
      When South uses Magus
      Then South's power is 1

      Examples:
        | text           |
        | exhaust        |
        | kill           |
        | [2]            |
        | return to hand |

    @deus.ruling.part_must_come_about
    Scenario Outline: <text> a unit that is <state> already
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area | state   |
        | Ogre | North | b2   | <state> |
      When South uses Magus on Ogre
      Then Ogre is <state>
      And South's power is 1

      Examples:
        | text    | state     |
        | exhaust | exhausted |
        | ready   | ready     |

    @deus.ruling.part_must_come_about
    Scenario Outline: two cards to drop, and <cards> in the hand
      Given it is South's main phase
      And South's summoner is Magus with ritual: the enemy drops 2, then gain 1 power
      And North's hand holds <cards> cards
      When South uses Magus
      Then North's hand has 0 cards
      And South's power is <power>

      Examples:
        | cards | power |
        | 0     | 0     |
        | 1     | 0     |
        | 2     | 1     |

    @deus.ruling.part_must_come_about
    Scenario: two of three cards are chosen and dropped
      Given it is South's main phase
      And South's summoner is Magus with ritual: drop 2, then gain 1 power
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When South drops Imp and Wisp
      Then Ogre is in South's hand
      And South's power is 1

    @deus.ruling.part_must_come_about
    Scenario Outline: <text> to a unit that cannot die
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                             |
        | Golem | North | b2   | 3       | constant, field: cannot die for this |
      When South uses Magus on Golem
      Then Golem is still in b2
      And South's power is <power>

      Examples:
        | text | power |
        | kill | 0     |
        | [9]  | 1     |

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage that is taken off to nothing has been given
      Given it is South's main phase
      And South's summoner is Magus with ritual: [2] to an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                         |
        | Golem | North | b2   | 2       | constant, field: ward 2 against typeless for this |
      When South uses Magus on Golem
      Then Golem is still in b2
      And South's power is 1

    @deus.ruling.part_must_come_about
    Scenario: one of a group that is to die cannot
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill all enemy units, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | effect                             |
        | Golem | North | b2   | constant, field: cannot die for this |
        | Imp   | North | b3   |                                    |
      When South uses Magus
      Then Imp is in North's discard pile
      And South's power is 0

    @deus.ruling.part_must_come_about
    Scenario Outline: a token that may go to a hand, <hand>
      Given it is South's main phase
      And South's summoner is Magus with ritual: take token Specter into the hand, then gain 1 power
      And South's token area holds these tokens
        | token   | hand   |
        | Specter | <hand> |
      When South uses Magus
      Then South's hand has <power> cards
      And South's power is <power>

      Examples:
        | hand  | power |
        | yes   | 1     |
        | never | 0     |

    @deus.ruling.part_must_come_about
    Scenario: a token returned to hand goes to the token area, and that is what was to happen to it
      Given it is South's main phase
      And South's token area holds these tokens
        | token  | hand  |
        | Sprout | never |
      And South's hand holds these cards
        | card | kind         | effect                                                |
        | Call | ritual spell | ritual: summon token Sprout                           |
        | Back | ritual spell | ritual: return to hand an own unit, then gain 1 power |
      And South has used Call to b1
      When South uses Back on Sprout
      Then Sprout is in South's token area
      And South's power is 1

    Scenario Outline: to <verb> is done when it is done: <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Ogre   | North | b2   | ready     |
      When South uses Magus on <unit>
      Then South's power is 1

      Examples:
        | verb    | text                        | unit   |
        | kill    | kill an enemy unit          | Ogre   |
        | discard | discard an enemy unit       | Ogre   |
        | return  | return to hand an own unit  | Knight |
        | exhaust | exhaust an enemy unit       | Ogre   |
        | ready   | ready an own unit           | Knight |
        | change  | defence +1 to an enemy unit | Ogre   |

    Scenario Outline: what needs a place is done when it is done: <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then gain 1 power
      And South's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South uses
        | card  | on   | to |
        | Magus | <on> | a1 |
      Then <arrived> is in a1
      And South's power is 1

      Examples:
        | text                | on     | arrived |
        | move an own unit    | Knight | Knight  |
        | summon token Strain |        | Strain  |

    Scenario: a token taken into the hand
      Given it is South's main phase
      And South's summoner is Magus with ritual: take token Strain into the hand, then gain 1 power
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus
      Then Strain is in South's hand
      And South's power is 1

    Scenario Outline: what follows comes after whatever was applied: <part>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <part> an own unit, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South uses Magus on Knight
      Then South's power is 1

      Examples:
        | part           |
        | ready          |
        | exhaust        |
        | kill           |
        | discard        |
        | return to hand |
        | attack +1 to   |

    Scenario Outline: what follows comes after what no unit is chosen for: <part>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <part>, then gain 1 power
      And South's token area holds these tokens
        | token   |
        | Specter |
      When South uses Magus
      Then South's power is 1

      Examples:
        | part                             |
        | dice +1                          |
        | take token Specter into the hand |

    Scenario: what follows comes after a move
      Given it is South's main phase
      And South's summoner is Magus with ritual: move an own unit, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South uses
        | card  | on     | to |
        | Magus | Knight | a1 |
      Then Knight is in a1
      And South's power is 1

    Scenario: what follows comes after a token
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Specter, then gain 1 power
      And South's token area holds these tokens
        | token   |
        | Specter |
      When South uses Magus to a1
      Then Specter is in a1
      And South's power is 1

    Scenario: what follows comes after a card has put itself onto the battlefield
      Given it is South's main phase
      And South's hand holds these cards
        | card | effect                                  |
        | Imp  | ritual: summon this, then gain 1 power  |
      When South uses Imp to a1
      Then Imp is in a1
      And South's power is 1

    Scenario: what follows does not come if the unit itself is gone
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an own unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                       |
        | Knight | South | b1   | when this dies, field, forced: ready this, then gain 1 power |
      When South uses Magus on Knight
      Then Knight is not on the battlefield
      And South's power is 0

  @deus.terms.mod_attack
  Rule: A modifier written as attack plus or minus x changes the unit's attack by that amount.
    Scenario Outline: attack 3 with <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack <change> to an own unit
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 3      | 3       |
      When South uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | attack   | defence |
        | Knight | <attack> | 3       |
        | Squire | 3        | 3       |

      Examples:
        | change | attack |
        | +2     | 5      |
        | -1     | 2      |
        | -3     | 0      |

    @deus.ruling.modifiers_sum_without_floor
    Scenario: attack below 0
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack -4 to an own unit
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 3      |
      When South uses Magus on Knight
      Then Knight has attack -1

    @deus.ruling.modifiers_sum_without_floor @since.2.00
    Scenario Outline: two changes add up in any order: <one> and <other>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                               |
        | Knight | South | b1   | 3      |                                      |
        | Sage   | South | b1   |        | quick: attack <one> to an own unit   |
        | Seer   | South | b1   |        | quick: attack <other> to an own unit |
        | Ogre   | North | b2   |        |                                      |
      And South has marched Knight, Sage and Seer to b2
      And the battle has reached South's quick timing
      And South has used Sage on Knight
      When South uses Seer on Knight
      Then Knight has attack 1

      Examples:
        | one | other |
        | -5  | +3    |
        | +3  | -5    |

  @deus.terms.mod_defence
  Rule: A modifier written as defence plus or minus x changes the unit's defence by that amount.
    Scenario Outline: defence 3 with <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence <change> to an own unit
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 3      | 3       |
      When South uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | attack | defence   |
        | Knight | 3      | <defence> |
        | Squire | 3      | 3         |

      Examples:
        | change | defence |
        | +2     | 5       |
        | -1     | 2       |
        | -2     | 1       |

    Scenario: defence 3 with -3
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -3 to an own unit
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 3       |
      When South uses Magus on Knight
      Then Knight is in South's discard pile

    @deus.ruling.modifiers_sum_without_floor @since.2.00
    Scenario: a lowered defence is what damage is compared with
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                             |
        | Knight | South | b1   |         | quick: [2] to an enemy unit        |
        | Sage   | South | b1   |         | quick: defence -3 to an enemy unit |
        | Ogre   | North | b2   | 4       | constant: defence +1 to this       |
      And South has marched Knight and Sage to b2
      And the battle has reached South's quick timing
      And South has used Sage on Ogre
      When South uses Knight on Ogre
      Then Ogre is in North's discard pile

  @deus.terms.or
  Rule: Alternatives joined by the word or are met automatically when at least one of them applies.
    Scenario Outline: a unit that is <attribute>
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to an own fire or water unit
      And these units are on the battlefield
        | unit   | side  | area | attack | attribute   |
        | Knight | South | b1   | 2      | <attribute> |
      When South uses Magus on Knight
      Then Knight has attack 4

      Examples:
        | attribute      |
        | fire           |
        | water          |
        | fire and water |
        | water and evil |

    Scenario: a unit to which neither applies
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to an own fire or water unit
      And these units are on the battlefield
        | unit   | side  | area | attack | attribute |
        | Knight | South | b1   | 2      | earth     |
        | Squire | South | b1   | 2      | fire      |
      When South tries to use Magus on Knight
      Then it is refused under deus.ruling.no_declaration_without_target
      And Knight has attack 2

  @deus.terms.amp
  Rule: Contents joined by & are all applied at the same time.
    Scenario: both parts apply
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack -2 & defence -1 to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | attack | defence |
        | Ogre | North | b2   | 3      | 3       |
      When South uses Magus on Ogre
      Then Ogre has attack 1
      And Ogre has defence 2

    Scenario: nothing is checked between the parts
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -3 & defence +1 to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      When South uses Magus on Ogre
      Then Ogre has defence 1

    Scenario: the damage meets the defence from before
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -1 & [2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      When South uses Magus on Ogre
      Then Ogre has defence 2

    Scenario: one after the other is another wording
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -1 to an enemy unit, then [2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
