Feature: Terms

  @deus.terms.after_apply
  Rule: In the wording "A, after applying, B", the part B is processed only if A was processed completely.
    Scenario: the first part is done
      Given it is North's main phase
      And North's summoner is Magus with ritual: lose 2 power, then draw 1
      And North has 2 power
      And North's deck holds 2 cards
      When North uses Magus
      Then North's power is 0
      And North Deck 1 is in North's hand

    Scenario: the first part is done in part
      Given it is South's main phase
      And South's summoner is Magus with ritual: lose 2 power, then draw 1
      And South has 1 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South's power is 0
      And South's hand has 0 cards

    Scenario: the first part cannot be done
      Given it is North's main phase
      And North's summoner is Magus with ritual: draw 1, then gain 1 power
      And North's deck is empty
      When North uses Magus
      Then North's power is 0

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage counts as carried out though the unit survives
      Given it is South's main phase
      And South's summoner is Magus with ritual: [2] to an enemy unit, then draw 1
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | a2   | 3       |
      And South's deck holds 2 cards
      When South uses Magus on Ogre
      Then South Deck 1 is in South's hand
      And Ogre is still in a2

    @deus.ruling.after_applying_needs_every_part
    Scenario: nothing comes after applying when one of two targets is gone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                    |
        | Knight | North | b3   |         | before-attack: exhaust two enemy units, then gain 1 power |
        | Ogre   | South | b2   |         |                                                           |
        | Imp    | South | b2   | 3       |                                                           |
        | Troll  | South | b2   |         | counter: kill one of your units                           |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre and Imp
      And South has used Troll on Imp
      When both sides pass
      Then Ogre is exhausted
      And North's power is 0

    @deus.ruling.after_applying_needs_every_part
    Scenario: what comes after applying happens when both targets are there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                    |
        | Knight | South | c1   |         | before-attack: exhaust two enemy units, then gain 1 power |
        | Ogre   | North | c2   |         |                                                           |
        | Imp    | North | c2   | 3       |                                                           |
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre and Imp
      When both sides pass
      Then Ogre and Imp are exhausted
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: nothing comes after applying when one of two joined parts fails
      Given it is North's main phase
      And North's summoner is Magus with ritual: gain 1 power & draw 2, then gain 3 power
      And North's deck holds 1 cards
      When North uses Magus
      Then North's power is 1
      And North Deck 1 is in North's hand

    Scenario: every card could be drawn
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 1, then gain 1 power
      And South's deck holds 2 cards
      When South uses Magus
      Then South Deck 1 is in South's hand
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: the first of two joined parts fails
      Given it is North's main phase
      And North's summoner is Magus with ritual: draw 2 & gain 1 power, then gain 3 power
      And North's deck holds 1 cards
      When North uses Magus
      Then North's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: the unit whose effect it is has gone
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                              |
        | Knight | South | a1   | when this dies, field, forced: attack +1 to this, then gain 1 power |
      When South uses Magus on Knight
      Then Knight is in South's discard pile
      And South's power is 0

    @deus.ruling.after_applying_needs_every_part
    @deus.scope.battle_reach
    Scenario: a target that has been moved out of the battle is not reached
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                 |
        | Knight | North | b3   |         | before-attack: [3] to an enemy unit, then gain 1 power |
        | Ogre   | South | b2   | 3       |                                                        |
        | Troll  | South | b2   | 3       | counter: move one of your units                        |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      And South has used
        | card  | on   | to |
        | Troll | Ogre | b1 |
      When both sides pass
      Then Ogre is in b1
      And North's power is 0

    @deus.ruling.after_applying_needs_every_part
    Scenario Outline: <gone> of the two units that it is about has gone
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1] to all enemy units
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                             |
        | Reaper | South | c1   | 5       | when an enemy unit is damaged, field, forced: exhaust that unit, then gain 1 power |
        | Ogre   | North | c2   | 5       |                                                                                    |
        | Imp    | North | c2   | <imp>   |                                                                                    |
      When South uses Magus
      Then Ogre is exhausted
      And South's power is <power>

      Examples:
        | gone | imp | power |
        | one  | 1   | 0     |
        | none | 2   | 1     |

    @deus.ruling.after_applying_needs_every_part
    Scenario Outline: a change of dice is for a unit that <state>
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field     | value                                                                                                                                                                              |
        | name      | Omen                                                                                                                                                                               |
        | kind      | ritual_spell                                                                                                                                                                       |
        | abilities | [{"timing": "ritual", "scope": "field", "target": {"side": "enemy"}, "do": [[{"verb": "damage", "amount": 3}], [{"verb": "change", "dice": 1}], [{"verb": "power", "count": 1}]]}] |
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Imp  | South | a2   | <defence> |
      When North uses Omen on Imp
      Then North's power is <power>

      Examples:
        | state    | defence | power |
        | has gone | 3       | 0     |
        | is there | 4       | 1     |

    Scenario: the unit whose effect it is is there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                             |
        | Knight | South | c1   | 2      | ritual, from the battlefield: attack +1 to this, then gain 1 power |
      When South uses Knight
      Then Knight has attack 3
      And South's power is 1

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage is done but the other part has lost its target
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                |
        | Knight | North | a3   | 3       | before-attack: exhaust an enemy unit & [1] to this, then gain 1 power |
        | Ogre   | South | a2   | 3       |                                                                       |
        | Troll  | South | a2   | 3       | counter: move one of your units                                       |
      And North has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      And South has used
        | card  | on   | to |
        | Troll | Ogre | a1 |
      When both sides pass
      Then Ogre is ready
      And North's power is 0

    @deus.ruling.one_way_out
    @deus.terms.amp
    Scenario Outline: joined parts in either order, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
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
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text> one of your units, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | b3   | 3       |
      When North uses
        | card  | on     | to |
        | Magus | Knight | a3 |
      Then Knight is in North's discard pile
      And North's power is 0

      Examples:
        | text        |
        | kill & move |
        | move & kill |
        | [3] & move  |
        | move & [3]  |

    @deus.ruling.one_way_out
    Scenario Outline: both parts would take whole groups away, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c2   |
        | Imp  | North | c3   |
      When South uses Magus
      Then North's hand has 2 cards
      And South's power is 0

      Examples:
        | text                                                     |
        | return to hand all enemy units & discard all enemy units |
        | discard all enemy units & return to hand all enemy units |

    @deus.ruling.one_way_out
    Scenario Outline: a token comes in when the others have left, <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text>, then gain 1 power
      And North's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      When North uses Magus to a3
      Then Strain is in a3
      And Knight is in North's <zone>
      And North's power is 1

      Examples:
        | text                                                | zone         |
        | summon token Strain & return to hand all your units | hand         |
        | return to hand all your units & summon token Strain | hand         |
        | summon token Strain & kill all your units           | discard pile |
        | kill all your units & summon token Strain           | discard pile |

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
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text>, then draw 1
      And North's deck holds 2 cards
      When North uses Magus
      Then North's power is 1
      And North Deck 1 is in North's hand

      Examples:
        | text                        |
        | gain 3 power & lose 2 power |
        | lose 2 power & gain 3 power |

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
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit | side  | area | state   |
        | Ogre | South | b2   | <state> |
      When North uses Magus on Ogre
      Then Ogre is <state>
      And North's power is 1

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
      Given it is North's main phase
      And North's summoner is Magus with ritual: drop 2, then gain 1 power
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And North has used Magus
      When North drops Imp and Wisp
      Then Ogre is in North's hand
      And North's power is 1

    @deus.ruling.part_must_come_about
    Scenario Outline: <text> to a unit that cannot die
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                               |
        | Golem | North | c2   | 3       | constant, field: cannot die for this |
      When South uses Magus on Golem
      Then Golem is still in c2
      And South's power is <power>

      Examples:
        | text | power |
        | kill | 0     |
        | [9]  | 1     |

    @deus.ruling.after_applying_needs_every_part
    Scenario: damage that is taken off to nothing has been given
      Given it is North's main phase
      And North's summoner is Magus with ritual: [2] to an enemy unit, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                            |
        | Golem | South | a2   | 2       | constant, field: ward 2 against typeless for this |
      When North uses Magus on Golem
      Then Golem is still in a2
      And North's power is 1

    @deus.ruling.part_must_come_about
    Scenario: one of a group that is to die cannot
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill all enemy units, then gain 1 power
      And these units are on the battlefield
        | unit  | side  | area | effect                               |
        | Golem | North | b2   | constant, field: cannot die for this |
        | Imp   | North | b3   |                                      |
      When South uses Magus
      Then Imp is in North's discard pile
      And South's power is 0

    @deus.ruling.part_must_come_about
    Scenario Outline: a token that may go to a hand, <hand>
      Given it is North's main phase
      And North's summoner is Magus with ritual: take token Specter into the hand, then gain 1 power
      And North's token area holds these tokens
        | token   | hand   |
        | Specter | <hand> |
      When North uses Magus
      Then North's hand has <power> cards
      And North's power is <power>

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
        | card | kind         | effect                                                      |
        | Call | ritual spell | ritual: summon token Sprout                                 |
        | Back | ritual spell | ritual: return to hand one of your units, then gain 1 power |
      And South has used Call to c1
      When South uses Back on Sprout
      Then Sprout is in South's token area
      And South's power is 1

    Scenario Outline: to <verb> is done when it is done: <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text>, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | a3   | exhausted |
        | Ogre   | South | a2   | ready     |
      When North uses Magus on <unit>
      Then North's power is 1

      Examples:
        | verb    | text                             | unit   |
        | kill    | kill an enemy unit               | Ogre   |
        | discard | discard an enemy unit            | Ogre   |
        | return  | return to hand one of your units | Knight |
        | exhaust | exhaust an enemy unit            | Ogre   |
        | ready   | ready one of your units          | Knight |
        | change  | defence +1 to an enemy unit      | Ogre   |

    Scenario Outline: what needs a place is done when it is done: <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>, then gain 1 power
      And South's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      When South uses
        | card  | on   | to |
        | Magus | <on> | b1 |
      Then <arrived> is in b1
      And South's power is 1

      Examples:
        | text                   | on     | arrived |
        | move one of your units | Knight | Knight  |
        | summon token Strain    |        | Strain  |

    Scenario: a token taken into the hand
      Given it is North's main phase
      And North's summoner is Magus with ritual: take token Strain into the hand, then gain 1 power
      And North's token area holds these tokens
        | token  |
        | Strain |
      When North uses Magus
      Then Strain is in North's hand
      And North's power is 1

    Scenario Outline: what follows comes after whatever was applied: <part>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <part> one of your units, then gain 1 power
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
      Given it is North's main phase
      And North's summoner is Magus with ritual: <part>, then gain 1 power
      And North's token area holds these tokens
        | token   |
        | Specter |
      When North uses Magus
      Then North's power is 1

      Examples:
        | part                             |
        | dice +1                          |
        | take token Specter into the hand |

    Scenario: what follows comes after a move
      Given it is South's main phase
      And South's summoner is Magus with ritual: move one of your units, then gain 1 power
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South uses
        | card  | on     | to |
        | Magus | Knight | b1 |
      Then Knight is in b1
      And South's power is 1

    Scenario: what follows comes after a token
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Specter, then gain 1 power
      And North's token area holds these tokens
        | token   |
        | Specter |
      When North uses Magus to a3
      Then Specter is in a3
      And North's power is 1

    Scenario: what follows comes after a card has put itself onto the battlefield
      Given it is South's main phase
      And South's hand holds these cards
        | card | effect                                 |
        | Imp  | ritual: summon this, then gain 1 power |
      When South uses Imp to b1
      Then Imp is in b1
      And South's power is 1

    Scenario: what follows does not come if the unit itself is gone
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                       |
        | Knight | North | c3   | when this dies, field, forced: ready this, then gain 1 power |
      When North uses Magus on Knight
      Then Knight is not on the battlefield
      And North's power is 0

    Scenario Outline: what comes second is carried out as what comes first: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Knight | South | b1   |                                                    |
        | Ogre   | North | b2   | before-attack: [1] to all enemy units, then <text> |
      And South's hand holds 1 card
      And North's hand holds 1 card
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has 1 power
      And North has 1 power
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Knight to b2
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                                     |
        | Knight | South | a1   | ready     |                                                            |
        | Ogre   | North | a2   | exhausted | before-attack: attack +1 to one of your units, then <text> |
      And North's token area holds these tokens
        | token |
        | Wisp  |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing
      And North has used Ogre on Ogre <place>
      When both sides pass
      Then <outcome>

      Examples:
        | text                   | place | outcome       |
        | summon token Wisp      | to a2 | Wisp is in a2 |
        | move one of your units | to a3 | Ogre is in a3 |
        | move this              | to b2 | Ogre is in b2 |

    Scenario: what comes second may make ready
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                       |
        | Knight | North | b3   | ready     |                                              |
        | Ogre   | South | b2   | exhausted | before-attack: gain 1 power, then ready this |
      And North has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Ogre
      When both sides pass
      Then Ogre is ready

    @deus.ruling.after_applying_needs_every_part
    Scenario Outline: whatever was to be done, one of two units is gone: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                   |
        | Knight | South | a1   |         | before-attack: <text> two enemy units, then gain 1 power |
        | Ogre   | North | a2   | 3       |                                                          |
        | Imp    | North | a2   | 3       |                                                          |
        | Troll  | North | a2   | 9       | counter: kill one of your units                          |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre and Imp
      And North has used Troll on Imp
      When both sides pass
      Then South's power is 0
      And South is asked for before attack effects

      Examples:
        | text           |
        | [3] to         |
        | attack -1 to   |
        | exhaust        |
        | ready          |
        | kill           |
        | discard        |
        | return to hand |

    Scenario: what comes third follows the first and the second
      Given it is North's main phase
      And North's summoner is Magus with ritual: gain 2 power, then draw 1, then the enemy drops 1, then lose 1 power
      And South's hand holds 2 cards
      And North's deck holds 3 cards
      And North has used Magus
      When South drops South Hand 2
      Then North's power is 1
      And North's hand has 1 card
      And South's hand has 1 card
