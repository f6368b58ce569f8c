Feature: Terms

  @deus.terms.after_apply
  Rule: In the wording A, after applying, B, the part B is processed only if A was processed completely.
    Background:
      Given it is South's main phase

    Scenario: the first part is done
      Given South's summoner is Magus with ritual: lose 2 power, then draw 1
      And South has 2 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 0
      And South Deck 1 is in South's hand

    Scenario: the first part is done in part
      Given South's summoner is Magus with ritual: lose 2 power, then draw 1
      And South has 1 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 0
      And South's hand has 0 cards

    Scenario: the first part cannot be done
      Given South's summoner is Magus with ritual: draw 1, then gain 1 power
      When South uses Magus
      Then South's power is 0

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage counts as carried out though the unit survives
      Given South's summoner is Magus with ritual: [2] to an enemy unit, then draw 1
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      And South's deck holds 2 cards
      When South uses Magus on Ogre
      Then South Deck 1 is in South's hand
      And Ogre is still in b2

    @deus.ruling.after_applying_needs_every_part
    Scenario: one of two targets is gone
      Given these units are on the battlefield
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
      Given these units are on the battlefield
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
      Given South's summoner is Magus with ritual: gain 1 power & draw 2, then gain 3 power
      And South's deck holds 1 cards
      When South uses Magus
      Then South's power is 1
      And South Deck 1 is in South's hand

    Scenario: every card could be drawn
      Given South's summoner is Magus with ritual: draw 1, then gain 1 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South Deck 1 is in South's hand
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: the first of two joined parts fails
      Given South's summoner is Magus with ritual: draw 2 & gain 1 power, then gain 3 power
      And South's deck holds 1 cards
      When South uses Magus
      Then South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: the unit whose effect it is has gone
      Given South's summoner is Magus with ritual: kill an own unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                              |
        | Knight | South | b1   | when this dies, field, forced: attack +1 to this, then gain 1 power |
      When South uses Magus on Knight
      Then Knight is in South's discard pile
      And South's power is 0

    @deus.ruling.after_applying_needs_every_part
    @deus.scope.battle_reach
    Scenario: a target that has been moved out of the battle is not reached
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                                 |
        | Knight | South | b1   |         | before-attack: [3] to an enemy unit, then gain 1 power |
        | Ogre   | North | b2   | 3       |                                                        |
        | Troll  | North | b2   | 3       | counter: move an own unit                              |
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
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                                                             |
        | Knight | South | b1   | 2      | ritual, from the battlefield: attack +1 to this, then gain 1 power |
      When South uses Knight
      Then Knight has attack 3
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage is done but the other part has lost its target
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                |
        | Knight | South | b1   | 3       | before-attack: exhaust an enemy unit & [1] to this, then gain 1 power |
        | Ogre   | North | b2   | 3       |                                                                       |
        | Troll  | North | b2   | 3       | counter: move an own unit                                             |
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
      Given South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Ogre | North | b2   | 3       | when this dies, field, forced: gain 2 power |
      When South uses Magus on Ogre
      Then Ogre is in North's <zone>
      And South's power is <done>
      And North's power is <died>

      Examples:
        | text                       | zone         | done | died |
        | return to hand & attack -1 | hand         | 1    | 0    |
        | attack -1 & return to hand | hand         | 1    | 0    |
        | return to hand & exhaust   | hand         | 1    | 0    |
        | exhaust & return to hand   | hand         | 1    | 0    |
        | return to hand & [3]       | hand         | 1    | 0    |
        | [3] & return to hand       | hand         | 1    | 0    |
        | return to hand & kill      | hand         | 0    | 0    |
        | kill & return to hand      | hand         | 0    | 0    |
        | return to hand & discard   | hand         | 0    | 0    |
        | discard & return to hand   | hand         | 0    | 0    |
        | kill & discard             | discard pile | 0    | 0    |
        | discard & kill             | discard pile | 0    | 0    |
        | [3] & discard              | discard pile | 1    | 0    |
        | discard & [3]              | discard pile | 1    | 0    |
        | kill & exhaust             | discard pile | 1    | 2    |
        | exhaust & kill             | discard pile | 1    | 2    |

    @deus.ruling.one_way_out
    Scenario Outline: a unit that dies does not move, <text>
      Given South's summoner is Magus with ritual: <text> an own unit, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 3       |
      When South uses
        | card  | on     | to |
        | Magus | Knight | a1 |
      Then Knight is in South's discard pile
      And South's power is 0

      Examples:
        | text        |
        | kill & move |
        | move & kill |
        | [3] & move  |
        | move & [3]  |

    @deus.ruling.one_way_out
    Scenario Outline: both parts would take whole groups away, <text>
      Given South's summoner is Magus with ritual: <text>, then gain 1 power
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
      Given South's summoner is Magus with ritual: <text>, then gain 1 power
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
        | text                                               | zone         |
        | summon token Strain & return to hand all own units | hand         |
        | return to hand all own units & summon token Strain | hand         |
        | summon token Strain & kill all own units           | discard pile |
        | kill all own units & summon token Strain           | discard pile |

    @deus.ruling.one_way_out
    Scenario: the cards to drop are chosen before anything of the group applies
      Given South's summoner is Magus with ritual: gain 1 power & draw 1 & drop 1
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
      Given South's summoner is Magus with ritual: <text>, then draw 1
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 1
      And South Deck 1 is in South's hand

      Examples:
        | text                        |
        | gain 3 power & lose 2 power |
        | lose 2 power & gain 3 power |

    @deus.ruling.nobody_to_reach_is_carried_out
    Scenario Outline: a whole group of which there is nobody: <text>
      Given South's summoner is Magus with ritual: <text> all enemy units, then gain 1 power
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
      Given South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
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
      Given South's summoner is Magus with ritual: the enemy drops 2, then gain 1 power
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
      Given South's summoner is Magus with ritual: drop 2, then gain 1 power
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
      Given South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                               |
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
      Given South's summoner is Magus with ritual: [2] to an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                            |
        | Golem | North | b2   | 2       | constant, field: ward 2 against typeless for this |
      When South uses Magus on Golem
      Then Golem is still in b2
      And South's power is 1

    @deus.ruling.part_must_come_about
    Scenario: one of a group that is to die cannot
      Given South's summoner is Magus with ritual: kill all enemy units, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | effect                               |
        | Golem | North | b2   | constant, field: cannot die for this |
        | Imp   | North | b3   |                                      |
      When South uses Magus
      Then Imp is in North's discard pile
      And South's power is 0

    @deus.ruling.part_must_come_about
    Scenario Outline: a token that may go to a hand, <hand>
      Given South's summoner is Magus with ritual: take token Specter into the hand, then gain 1 power
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
      Given South's token area holds these tokens
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
      Given South's summoner is Magus with ritual: <text>, then gain 1 power
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
      Given South's summoner is Magus with ritual: <text>, then gain 1 power
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
      Given South's summoner is Magus with ritual: take token Strain into the hand, then gain 1 power
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus
      Then Strain is in South's hand
      And South's power is 1

    Scenario Outline: what follows comes after whatever was applied: <part>
      Given South's summoner is Magus with ritual: <part> an own unit, then gain 1 power
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
      Given South's summoner is Magus with ritual: <part>, then gain 1 power
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
      Given South's summoner is Magus with ritual: move an own unit, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South uses
        | card  | on     | to |
        | Magus | Knight | a1 |
      Then Knight is in a1
      And South's power is 1

    Scenario: what follows comes after a token
      Given South's summoner is Magus with ritual: summon token Specter, then gain 1 power
      And South's token area holds these tokens
        | token   |
        | Specter |
      When South uses Magus to a1
      Then Specter is in a1
      And South's power is 1

    Scenario: what follows comes after a card has put itself onto the battlefield
      Given South's hand holds these cards
        | card | effect                                 |
        | Imp  | ritual: summon this, then gain 1 power |
      When South uses Imp to a1
      Then Imp is in a1
      And South's power is 1

    Scenario: what follows does not come if the unit itself is gone
      Given South's summoner is Magus with ritual: kill an own unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                       |
        | Knight | South | b1   | when this dies, field, forced: ready this, then gain 1 power |
      When South uses Magus on Knight
      Then Knight is not on the battlefield
      And South's power is 0

    Scenario Outline: what comes second is carried out as what comes first: <text>
      Given these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | South | c1   |                                                    |
        | Ogre   | North | c2   | before-attack: [1] to all enemy units, then <text> |
      And South's hand holds 1 card
      And North's hand holds 1 card
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has 1 power
      And North has 1 power
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Knight to c2
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

    Scenario Outline: what comes second may make ready, bring or move: <text>
      Given these units are on the battlefield
        | unit   | side  | area | state     | effect                                               |
        | Knight | South | a1   | ready     |                                                      |
        | Ogre   | North | a2   | exhausted | before-attack: attack +1 to an own unit, then <text> |
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Ogre on Ogre <place>
      When both sides pass
      Then <outcome>

      Examples:
        | text              | place | outcome       |
        | summon token Wisp | to a2 | Wisp is in a2 |
        | move an own unit  | to a3 | Ogre is in a3 |
        | move this         | to b2 | Ogre is in b2 |

    Scenario: what comes second may make ready
      Given these units are on the battlefield
        | unit   | side  | area | state     | effect                                       |
        | Knight | South | a1   | ready     |                                              |
        | Ogre   | North | a2   | exhausted | before-attack: gain 1 power, then ready this |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
      Then Ogre is ready
