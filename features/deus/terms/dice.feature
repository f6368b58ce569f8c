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
      Given it is North's main phase
      And North's summoner is Magus with ritual: discard an enemy unit
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | a2   |
      When North uses Magus on Ogre
      Then Ogre is in South's discard pile
      And North's discard pile has 0 cards
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
        | deed                             | clause                           |
        | pass                             | deus.terms.discard               |
        | discard Imp                      | deus.zone.hand.temporary_excess  |
        | end the phase                    | deus.terms.discard               |
        | instantly summon Wisp            | deus.battle.instant_summon.order |
        | give up Squire to keep the limit | deus.limit_adjust.until_within   |
        | march Squire to a2               | deus.march.main_phase_action     |

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
        | choose Magus          | deus.draft.setup.summoner_open            |

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

    Scenario: where cards must be discarded, no other question may be answered
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | c3   |
        | Goblin | North | b3   |
      And North's summoner is Witch with ritual: drop 1
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      When North uses Witch
      Then North may answer no other question

  @deus.dice.nD
  Rule: The notation nD means rolling n dice and adding them up.
    Scenario Outline: two dice showing 3 and 5 against defence <defence>
      Given it is North's main phase
      And North's summoner is Magus with ritual: [2D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Ogre | South | c2   | <defence> |
      And North's effect dice will show 3, 5
      When North uses Magus on Ogre
      Then South's discard pile has <fallen> cards

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
        | Ogre | North | a2   | 6       |
      And South's effect dice will show 5
      When South uses Magus on Ogre
      Then Ogre is still in a2

    @deus.ruling.dice_rolled_for_nobody
    Scenario: the dice are rolled though there is nobody to take the damage
      Given it is North's main phase
      And North's summoner is Magus with ritual: [2D] to all enemy units, then gain 1 power
      And North's effect dice will show 3, 5
      When North uses Magus
      Then North's power is 1

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                    |
        | Mage  | North | c3   | before-attack: [1D] to an enemy unit      |
        | Ogre  | South | c2   |                                           |
        | Troll | South | c2   | counter: return to hand one of your units |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Troll on Ogre
      And North's effect dice will show 4
      When both sides pass
      Then Ogre is in South's hand
      And North is asked for before attack effects

    @deus.ruling.dice_rolled_for_nobody
    Scenario: the dice of a part that does not apply are not rolled
      Given it is South's main phase
      And South's summoner is Magus with ritual: lose 1 power, then [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | a2   | 1       |
      When South uses Magus on Ogre
      Then Ogre is still in a2

    Scenario: two damages that are given together have dice of their own
      Given it is North's main phase
      And North's summoner is Magus with ritual: [flame:1D] to an enemy unit & [1D] to all enemy units
      And these units are on the battlefield
        | unit  | side  | area | defence |
        | Ogre  | South | a1   | 4       |
        | Troll | South | b1   | 4       |
        | Giant | South | c1   | 6       |
      And North's effect dice will show 1 and 5
      When North uses Magus on Giant
      Then the battlefield holds exactly these units
        | unit  |
        | Giant |

    Scenario Outline: three dice are added up, against defence <defence>
      Given it is North's main phase
      And North's summoner is Magus with ritual: [3D] to an enemy unit
      And these units are on the battlefield
        | unit  | side  | area | defence   |
        | Titan | South | b1   | <defence> |
      And North's effect dice will show 2, 3 and 6
      When North uses Magus on Titan
      Then Titan is <where>

      Examples:
        | defence | where                  |
        | 11      | not on the battlefield |
        | 12      | in b1                  |

  @deus.dice.result
  Rule: The dice result is the rolled total plus any modifiers to the dice result.
    @since.2.00
    Scenario Outline: 3 and 5 with +3 against defence <defence>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | effect                       |
        | Knight | North | b3   |           | quick: [2D] to an enemy unit |
        | Sage   | North | b3   |           | quick: dice +3               |
        | Ogre   | South | b2   | <defence> |                              |
      And North has marched Knight and Sage to b2
      And the battle has reached North's quick timing
      And North's effect dice will show 3, 5
      And North has used Sage
      When North uses Knight on Ogre
      Then South's discard pile has <fallen> cards

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
        | Knight | South | c1   |         | quick: [2D] to an enemy unit |
        | Ogre   | North | c2   | 9       |                              |
      And South has marched Knight to c2
      And the battle has reached South's quick timing
      And South's effect dice will show 3, 5
      When South uses Knight on Ogre
      Then Ogre is still in c2

    @since.2.00
    Scenario: the opponent's modifier does not count
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | North | a3   |         | quick: [2D] to an enemy unit |
        | Ogre   | South | a2   | 9       | constant: dice +3            |
      And North has marched Knight to a2
      And the battle has reached North's quick timing
      And North's effect dice will show 3, 5
      When North uses Knight on Ogre
      Then Ogre is still in a2

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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                          |
        | Knight | North | c3   | constant: initiative +3 to this |
        | Ogre   | South | c2   |                                 |
      And North has marched Knight to c2
      And the initiative dice will show South 4 and North 3
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

    Scenario: a modifier counts in a trigger, too
      Given it is South's main phase
      And South's summoner is Oracle with ritual: dice +2
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                |
        | Knight | South | b1   | 9       | when a battle begins, forced: [1D] to all enemy units |
        | Ogre   | North | b2   | 5       |                                                       |
        | Troll  | North | b2   | 6       |                                                       |
      And South has used Oracle
      And South's effect dice will show 3
      When South marches Knight to b2
      Then Ogre is not on the battlefield
      And Troll is in b2

    Scenario: a modifier counts in a counter, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                         |
        | Knight | North | a3   | 5       |                                |
        | Giant  | North | a3   | 6       |                                |
        | Seer   | South | a2   | 30      | constant: dice +2              |
        | Shaman | South | a2   | 30      | counter: [1D] to an enemy unit |
      And North has marched Knight and Giant to a2
      And the battle has reached South's right to counter
      And South has used Shaman on Knight
      And South's effect dice will show 3
      When both sides pass
      Then Knight is not on the battlefield

  @deus.dice.modifier_once
  Rule: A dice result modifier is added once per nD roll, not once per die.
    Scenario Outline: 3 and 5 with +1 against defence <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | effect                                                   |
        | Knight | South | a1   |           | before-attack: [2D] to an enemy unit / constant: dice +1 |
        | Ogre   | North | a2   | <defence> |                                                          |
      And South has marched Knight to a2
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Knight | North | b3   |         | before-attack: [1D] to an enemy unit / constant: dice +1 |
        | Ogre   | South | b2   | 5       |                                                          |
        | Troll  | South | b2   | 6       |                                                          |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North's effect dice will show 4, 5
      And North has used Knight on Ogre
      And both sides have passed
      When North uses Knight on Troll
      And both sides pass
      Then Ogre and Troll are in South's discard pile

    @deus.ruling.dice_modifiers_add_not_initiative
    Scenario Outline: two different modifiers add up: 3 and 5 with +1 and +3 against defence <defence>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence   | effect                                                   |
        | Knight | South | c1   |           | before-attack: [2D] to an enemy unit / constant: dice +1 |
        | Sage   | South | c1   |           | constant: dice +3                                        |
        | Ogre   | North | c2   | <defence> |                                                          |
      And South has marched Knight and Sage to c2
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Knight | North | a3   |         | before-attack: [2D] to an enemy unit / constant: dice +1 |
        | Sage   | North | a3   |         | before-attack: dice +3                                   |
        | Ogre   | South | a2   | 12      |                                                          |
      And North has marched Knight and Sage to a2
      And the battle has reached North's before-attack timing
      And North has used Sage
      And both sides have passed
      And North's effect dice will show 3, 5
      When North uses Knight on Ogre
      And both sides pass
      Then Ogre is in South's discard pile

    Scenario: a modifier is added to each of two rolls that are made together
      Given it is South's main phase
      And South's summoner is Magus with ritual: [flame:1D] to an enemy unit & [1D] to all enemy units
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                   |
        | Seer  | South | a1   |         | constant, field: dice +2 |
        | Ogre  | North | a3   | 5       |                          |
        | Troll | North | b3   | 4       |                          |
        | Giant | North | c3   | 5       |                          |
      And South's effect dice will show 3 and 2
      When South uses Magus on Ogre
      Then the battlefield holds exactly these units
        | unit  |
        | Seer  |
        | Giant |
