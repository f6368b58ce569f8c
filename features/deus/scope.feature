Feature: Scope

  The marks Battle and Field on a card's text say when it is effective and how far it reaches.

  @deus.scope.text_has_scope_and_timing
  Rule: Every card text that affects the game has a scope, Battle or Field, and a timing.
    Scenario: a text with a scope and a timing
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect                |
        | Rite | ritual spell | ritual, field: draw 1 |
      When the position is put on the table
      Then it is accepted

    Scenario: a text without a scope
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field | value          |
        | kind  | ritual_spell   |
        | text  | ritual: draw 1 |
        | scope | null           |
      When the position is put on the table
      Then it is turned down

    Scenario: a text without a timing
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field  | value          |
        | kind   | ritual_spell   |
        | text   | ritual: draw 1 |
        | timing | null           |
      When the position is put on the table
      Then it is turned down

    Scenario: a text with another scope
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field | value          |
        | kind  | ritual_spell   |
        | text  | ritual: draw 1 |
        | scope | hand           |
      When the position is put on the table
      Then it is turned down

  @deus.scope.battle
  Rule: Battle effects are effective during a battle.
    Scenario: a Battle constant from the beginning of the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | b1   | 2      | constant: attack +1 to this |
        | Ogre   | North | b2   |        |                             |
      When South marches Knight to b2
      Then South is asked for instant summons
      And Knight has attack 3

    Scenario: a Battle constant before the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | North | c3   | 2      | constant: attack +1 to this |
      When North marches Knight to c2
      And North ends the phase
      Then Knight has attack 2

    Scenario: a Battle constant after the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | a1   | 2      | constant: attack +2 to this |
        | Ogre   | North | a2   | 2      |                             |
      When South marches Knight to a2
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | a2   | 2      |

    @since.2.00
    Scenario: a Battle effect is used in a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect              |
        | Knight | North | b3   | quick: gain 1 power |
        | Ogre   | South | b2   |                     |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Knight
      Then North's power is 1

    Scenario: a Battle effect cannot be used in the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect              |
        | Knight | South | c1   | quick: gain 1 power |
        | Ogre   | North | c2   |                     |
      And South's summoner is Magus with ritual: gain 1 power
      When South uses Magus
      Then South can use exactly Magus

    Scenario: a ritual with the scope Battle
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field     | value                                                                             |
        | kind      | ritual_spell                                                                      |
        | abilities | [{"timing": "ritual", "scope": "battle", "do": [[{"verb": "draw", "count": 1}]]}] |
      When the position is put on the table
      Then it is turned down

    Scenario: a Battle effect is refused in the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect              |
        | Knight | South | a1   | quick: gain 1 power |
      When South tries to use Knight
      Then it is refused under deus.ritual.sources
      And South's power is 0

    Scenario: a trigger with the scope Battle does not notice what happens outside battles
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | effect                                              |
        | Imp  | when this is summoned, battle, forced: gain 1 power |
      When North summons Imp to b3
      Then Imp is in b3
      And North's power is 0

  @deus.scope.battle_reach
  Rule: A Battle effect reaches only the front area of the battle, the units in it and the two players.
    @since.2.00
    Scenario: all enemy units are those in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | South | b1   |         | quick: [3] to all enemy units |
        | Ogre   | North | b2   | 3       |                               |
        | Troll  | North | b2   | 3       |                               |
        | Goblin | North | a2   | 3       |                               |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South uses Knight
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Goblin |

    @since.2.00
    Scenario: a unit in the battle is chosen
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | North | c3   |         | quick: [3] to an enemy unit |
        | Ogre   | South | c2   | 3       |                             |
        | Goblin | South | b2   | 3       |                             |
      And North has marched Knight to c2
      And the battle has reached North's quick timing
      When North uses Knight on Ogre
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Goblin |

    @since.2.00
    Scenario: a unit elsewhere is refused as target
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | South | a1   |         | quick: [3] to an enemy unit |
        | Ogre   | North | a2   | 3       |                             |
        | Goblin | North | b2   | 3       |                             |
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      When South tries to use Knight on Goblin
      Then it is refused under deus.scope.battle_reach
      And Goblin is still in b2

    @since.2.00
    Scenario: a unit elsewhere is refused as user
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect              |
        | Knight | North | b3   |                     |
        | Squire | North | c3   | quick: gain 1 power |
        | Ogre   | South | b2   |                     |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North tries to use Squire
      Then it is refused under deus.scope.battle_reach
      And North's power is 0

    Scenario: a constant reaches units in the battle only
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                            |
        | Knight | South | b1   | 2      | constant: attack +1 to your units |
        | Page   | South | b1   | 2      |                                   |
        | Squire | South | a1   | 2      |                                   |
        | Ogre   | North | b2   |        |                                   |
      When South marches Knight and Page to b2
      Then Page has attack 3
      And Squire has attack 2

    Scenario: a constant of a unit outside the battle does not reach into it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                            |
        | Knight | North | c3   | 2      |                                   |
        | Bearer | North | b3   |        | constant: attack +2 to your units |
        | Ogre   | South | c2   |        |                                   |
      When North marches Knight to c2
      Then Knight has attack 2

    @since.2.00
    Scenario: an effect in a battle reaches both players
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                  |
        | Knight | South | c1   | quick: draw 1 & the enemy loses 1 power |
        | Ogre   | North | c2   |                                         |
      And South's deck holds 3 cards
      And North has 2 power
      And South has marched Knight to c2
      And the battle has reached South's quick timing
      When South uses Knight
      Then South Deck 1 is in South's hand
      And North's power is 1

    Scenario: a trigger of a unit outside the battle is not due
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                        |
        | Knight | North | a3   | 4      |                                               |
        | Squire | North | b3   |        | when an enemy unit dies, forced: gain 1 power |
        | Ogre   | South | a2   |        |                                               |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield
      And North's power is 0

    @since.2.00
    Scenario Outline: a constant on dice counts only in the battle: <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | defence | effect                       |
        | Knight | South | b1     |         | quick: [1D] to an enemy unit |
        | Oracle | South | <area> |         | constant: dice +1            |
        | Ogre   | North | b2     | 4       |                              |
      And South's effect dice will show 3
      And South has marched <marchers> to b2
      And the battle has reached South's quick timing
      When South uses Knight on Ogre
      Then Ogre <fate>

      Examples:
        | area | marchers          | fate                      |
        | b1   | Knight and Oracle | is not on the battlefield |
        | c1   | Knight            | is in b2                  |

    @since.2.00
    Scenario: the units on offer are those in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect              |
        | Knight | South | b1   | quick: ready a unit |
        | Squire | South | a1   |                     |
        | Ogre   | North | b2   |                     |
        | Goblin | North | c2   |                     |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then South can use Knight on exactly Knight and Ogre

    Scenario: nobody elsewhere is a target at the before-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | North | b3   | before-attack: [3] to an enemy unit |
        | Ogre   | South | b2   |                                     |
        | Goblin | South | c2   |                                     |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      When North tries to use Knight on Goblin
      Then it is refused under deus.scope.battle_reach

    @until.2.00
    Scenario: in the draft, nobody elsewhere is a target at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | b1   | before-attack: [3] to an enemy unit |
        | Ogre   | North | b2   |                                     |
        | Goblin | North | a2   |                                     |
      And South has marched Knight to b2
      And the battle has reached South's after-attack timing
      When South tries to use Knight on Goblin
      Then it is refused under deus.scope.battle_reach

    Scenario: nobody elsewhere uses anything at the right to counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | North | c3   |                               |
        | Sage   | North | b3   | counter: [3] to an enemy unit |
        | Ogre   | South | c2   |                               |
      And North has marched Knight to c2
      And the battle has reached North's right to counter
      When North tries to use Sage on Ogre
      Then it is refused under deus.scope.battle_reach

    @since.2.00
    Scenario Outline: of <named> one is elsewhere and no target
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Mage   | South | c1   | quick: [3] to two enemy units |
        | Knight | North | b2   |                               |
        | Squire | North | c2   |                               |
        | Ogre   | North | c2   |                               |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South tries to use Mage on <named>
      Then it is refused under deus.scope.battle_reach

      Examples:
        | named             |
        | Knight and Squire |
        | Squire and Knight |

    Scenario Outline: at the <timing> a unit elsewhere is no target: <whom>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | a3   |                             |
        | Squire | North | a3   |                             |
        | Ogre   | South | a2   | <mark>: attack -1 to <whom> |
        | Troll  | South | a1   |                             |
      And North has marched Knight to a2
      And the battle has reached South's <timing>
      When South tries to use Ogre on <target>
      Then it is refused under <clause>

      Examples:
        | timing               | mark          | whom              | target | clause                                             |
        | before-attack timing | before-attack | one of your units | Troll  | deus.scope.battle_reach                            |
        | before-attack timing | before-attack | an enemy unit     | Squire | deus.scope.battle_reach                            |
        | right to counter     | counter       | one of your units | Troll  | deus.scope.battle_reach or deus.chain.legal_target |
        | right to counter     | counter       | an enemy unit     | Squire | deus.scope.battle_reach or deus.chain.legal_target |

      @since.2.00
      Examples:
        | timing       | mark  | whom              | target | clause                  |
        | quick timing | quick | one of your units | Troll  | deus.scope.battle_reach |
        | quick timing | quick | an enemy unit     | Squire | deus.scope.battle_reach |

      @until.2.00
      Examples:
        | timing              | mark          | whom              | target | clause                  |
        | after-attack timing | before-attack | one of your units | Troll  | deus.scope.battle_reach |
        | after-attack timing | before-attack | an enemy unit     | Squire | deus.scope.battle_reach |

    Scenario Outline: at the <timing> a unit elsewhere uses nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | c3   |                                    |
        | Ogre   | South | c2   |                                    |
        | Troll  | South | c1   | <mark>: attack -1 to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's <timing>
      When South tries to use Troll on Knight
      Then it is refused under deus.scope.battle_reach

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

    Scenario Outline: however they came, units are among <whom> of <user> beside one that waited
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark / before-attack: attack +1 to <whom> |
        | Ogre   | North | b2   | when a battle begins, forced: summon token Ghost / before-attack: attack +1 to <whom> |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's token area holds these tokens
        | token |
        | Spark |
      And North's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <user>
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack  |
        | Knight | <south> |
        | Imp    | <south> |
        | Spark  | <south> |
        | Ogre   | <north> |
        | Wisp   | <north> |
        | Ghost  | <north> |

      Examples:
        | whom        | user   | side  | south | north |
        | your units  | Knight | South | 3     | 2     |
        | enemy units | Knight | South | 2     | 3     |
        | your units  | Ogre   | North | 2     | 3     |
        | enemy units | Ogre   | North | 3     | 2     |
        | all units   | Ogre   | North | 3     | 3     |

    Scenario Outline: however they came, units are among <whom> of <user> beside one that intercepted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack: attack +1 to <whom> |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost / before-attack: attack +1 to <whom> |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's token area holds these tokens
        | token |
        | Spark |
      And North's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <user>
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack  |
        | Knight | <south> |
        | Imp    | <south> |
        | Spark  | <south> |
        | Ogre   | <north> |
        | Wisp   | <north> |
        | Ghost  | <north> |

      Examples:
        | whom        | user   | side  | south | north |
        | your units  | Knight | South | 3     | 2     |
        | enemy units | Knight | South | 2     | 3     |
        | your units  | Ogre   | North | 2     | 3     |
        | enemy units | Ogre   | North | 3     | 2     |
        | all units   | Ogre   | North | 3     | 3     |

    Scenario Outline: whom an effect makes leave the battle: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | c1   |                              |
        | Squire | South | c1   |                              |
        | Ogre   | North | c2   | before-attack: <text> <whom> |
        | Troll  | North | c2   |                              |
      And South has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
      Then <gone> are not on the battlefield
      And <outcome>

      Examples:
        | text           | whom            | gone                           | outcome                            |
        | kill           | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | kill           | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | kill           | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | kill           | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | discard        | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | discard        | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | discard        | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | discard        | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | return to hand | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | return to hand | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | return to hand | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | return to hand | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | [3] to         | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | [3] to         | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | [3] to         | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | [3] to         | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |

    Scenario Outline: whom an effect exhausts in the battle: <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | c1   |                               |
        | Squire | South | c1   |                               |
        | Ogre   | North | c2   | before-attack: exhaust <whom> |
        | Troll  | North | c2   |                               |
      And South has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
      Then <gone> are exhausted
      And <outcome>

      Examples:
        | whom            | gone                           | outcome                            |
        | this            | Ogre                           | Knight, Squire and Troll are ready |
        | your units      | Ogre and Troll                 | Knight and Squire are ready        |
        | all enemy units | Knight and Squire              | Ogre and Troll are ready           |
        | all units       | Knight, Squire, Ogre and Troll | Ogre is in c2                      |

    Scenario Outline: whom an effect makes ready in the battle: <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | state     | effect                      |
        | Knight | South | a1   | 0      | ready     |                             |
        | Squire | South | a1   | 0      | ready     |                             |
        | Ogre   | North | a2   | 0      | exhausted | before-attack: ready <whom> |
        | Troll  | North | a2   | 0      | exhausted |                             |
      And South has marched Knight and Squire to a2
      And the battle has reached North's before-attack timing, South having gone first
      And North has used Ogre
      When both sides pass
      Then <ready> are ready
      And <outcome>

      Examples:
        | whom            | ready                          | outcome                                |
        | this            | Ogre                           | Knight, Squire and Troll are exhausted |
        | your units      | Ogre and Troll                 | Knight and Squire are exhausted        |
        | all enemy units | Knight and Squire              | Ogre and Troll are exhausted           |
        | all units       | Knight, Squire, Ogre and Troll | a battle is going on in a2             |

    Scenario Outline: of three targets one is none: <targets>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect   |
        | Knight | South | b1   |          |
        | Page   | South | b1   |          |
        | Squire | South | b1   |          |
        | Scout  | South | a1   |          |
        | Ogre   | North | b2   | <effect> |
        | Troll  | North | b2   |          |
      And South has marched Knight, Page and Squire to b2
      And the battle has reached North's before-attack timing
      When North tries to use Ogre on <targets>
      Then it is refused under <clause>

      Examples:
        | effect                                        | targets                | clause                                    |
        | before-attack: attack -1 to three enemy units | Troll, Knight and Page | deus.ruling.no_declaration_without_target |
        | before-attack: attack -1 to three enemy units | Knight, Troll and Page | deus.ruling.no_declaration_without_target |
        | before-attack: attack -1 to three enemy units | Knight, Page and Troll | deus.ruling.no_declaration_without_target |
        | before-attack: attack -1 to three enemy units | Scout, Knight and Page | deus.scope.battle_reach                   |
        | before-attack: attack -1 to three enemy units | Knight, Scout and Page | deus.scope.battle_reach                   |
        | before-attack: attack -1 to three enemy units | Knight, Page and Scout | deus.scope.battle_reach                   |

    @since.2.00
    Scenario Outline: whom an effect makes leave in the quick timing: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect               |
        | Knight | South | c1   | 0      |                      |
        | Squire | South | c1   | 0      |                      |
        | Ogre   | North | c2   | 0      | quick: <text> <whom> |
        | Troll  | North | c2   | 0      |                      |
      And South has marched Knight and Squire to c2
      And the battle has reached North's quick timing
      When North uses Ogre
      Then <gone> are not on the battlefield
      And <outcome>

      Examples:
        | text           | whom            | gone                           | outcome                            |
        | kill           | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | kill           | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | kill           | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | kill           | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | discard        | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | discard        | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | discard        | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | discard        | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | return to hand | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | return to hand | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | return to hand | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | return to hand | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | [3] to         | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | [3] to         | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | [3] to         | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | [3] to         | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |

    Scenario Outline: whom a counter makes leave: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                 |
        | Knight | South | c1   | 0      |                        |
        | Squire | South | c1   | 0      |                        |
        | Ogre   | North | c2   | 0      | counter: <text> <whom> |
        | Troll  | North | c2   | 0      |                        |
      And South has marched Knight and Squire to c2
      And the battle has reached North's right to counter
      And North has used Ogre
      When both sides pass
      Then <gone> are not on the battlefield
      And <outcome>

      Examples:
        | text           | whom            | gone                           | outcome                            |
        | kill           | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | kill           | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | kill           | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | kill           | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | discard        | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | discard        | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | discard        | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | discard        | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | return to hand | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | return to hand | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | return to hand | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | return to hand | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | [3] to         | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | [3] to         | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | [3] to         | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | [3] to         | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |

    Scenario Outline: whom a trigger makes leave: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                      |
        | Knight | South | c1   | 0      |                                             |
        | Squire | South | c1   | 0      |                                             |
        | Ogre   | North | c2   | 0      | when a battle begins, forced: <text> <whom> |
        | Troll  | North | c2   | 0      |                                             |
      When South marches Knight and Squire to c2
      Then <gone> are not on the battlefield
      And <outcome>

      Examples:
        | text           | whom            | gone                           | outcome                            |
        | kill           | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | kill           | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | kill           | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | kill           | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | discard        | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | discard        | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | discard        | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | discard        | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | return to hand | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | return to hand | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | return to hand | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | return to hand | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | [3] to         | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | [3] to         | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | [3] to         | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | [3] to         | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |

    Scenario Outline: whom an optional trigger makes leave: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                              |
        | Knight | South | c1   | 0      |                                     |
        | Squire | South | c1   | 0      |                                     |
        | Ogre   | North | c2   | 0      | when a battle begins: <text> <whom> |
        | Troll  | North | c2   | 0      |                                     |
      And South has marched Knight and Squire to c2
      When North uses Ogre's trigger
      Then <gone> are not on the battlefield
      And <outcome>

      Examples:
        | text           | whom            | gone                           | outcome                            |
        | kill           | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | kill           | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | kill           | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | kill           | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | discard        | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | discard        | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | discard        | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | discard        | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | return to hand | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | return to hand | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | return to hand | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | return to hand | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |
        | [3] to         | this            | Ogre                           | Knight, Squire and Troll are in c2 |
        | [3] to         | your units      | Ogre and Troll                 | Knight and Squire are in c2        |
        | [3] to         | all enemy units | Knight and Squire              | Ogre and Troll are in c2           |
        | [3] to         | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty           |

    Scenario Outline: whom a trigger exhausts: <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                       |
        | Knight | South | c1   | 0      |                                              |
        | Squire | South | c1   | 0      |                                              |
        | Ogre   | North | c2   | 0      | when a battle begins, forced: exhaust <whom> |
        | Troll  | North | c2   | 0      |                                              |
      When South marches Knight and Squire to c2
      Then <gone> are exhausted
      And <outcome>

      Examples:
        | whom            | gone                           | outcome                            |
        | this            | Ogre                           | Knight, Squire and Troll are ready |
        | your units      | Ogre and Troll                 | Knight and Squire are ready        |
        | all enemy units | Knight and Squire              | Ogre and Troll are ready           |
        | all units       | Knight, Squire, Ogre and Troll | a battle is going on in c2         |

    @since.2.00
    Scenario Outline: whom an effect in the quick timing exhausts: <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                |
        | Knight | South | c1   | 0      |                       |
        | Squire | South | c1   | 0      |                       |
        | Ogre   | North | c2   | 0      | quick: exhaust <whom> |
        | Troll  | North | c2   | 0      |                       |
      And South has marched Knight and Squire to c2
      And the battle has reached North's quick timing
      When North uses Ogre
      Then <gone> are exhausted
      And <outcome>

      Examples:
        | whom            | gone                           | outcome                            |
        | this            | Ogre                           | Knight, Squire and Troll are ready |
        | your units      | Ogre and Troll                 | Knight and Squire are ready        |
        | all enemy units | Knight and Squire              | Ogre and Troll are ready           |
        | all units       | Knight, Squire, Ogre and Troll | a battle is going on in c2         |

    @since.2.00
    Scenario Outline: a unit that has moved out of the battle is not reached as this: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | b3   | 2      | 3       | quick: move this, then <text> |
        | Squire | North | b3   | 2      | 3       |                               |
        | Ogre   | South | b2   |        |         |                               |
      And North has marched Knight and Squire to b2
      And the battle has reached North's quick timing
      When North uses Knight to c3
      Then the battlefield holds exactly these units
        | unit   | area | attack | defence |
        | Knight | c3   | 2      | 3       |
        | Squire | b2   | 2      | 3       |
        | Ogre   | b2   |        |         |

      Examples:
        | text                |
        | kill this           |
        | attack +5 to this   |
        | return to hand this |

    @since.2.00
    Scenario: what follows a part that does not reach this any more is not done
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | North | b3   | quick: move this, then ready this, then gain 1 power |
        | Ogre   | South | b2   |                                                      |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Knight to a3
      Then Knight is in a3
      And North's power is 0

    Scenario: a unit that met a condition is not reached when it has moved out of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                                   |
        | Knight | North | c3   | 0      | 9       | when this is damaged: move this                                          |
        | Ogre   | South | c2   | 1      | 9       | when an enemy unit is damaged, forced: kill that unit, then gain 1 power |
      And North has marched Knight to c2
      And the battle has been fought out with South going first
      When North uses Knight's trigger to b3
      Then Knight is in b3
      And South's power is 0

    Scenario Outline: an effect on a whole side reaches those who came during the battle: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                           |
        | Mage | South | b1   |         | before-attack: <text> all enemy units            |
        | Ogre | North | b3   | 3       | when a battle begins, forced: summon token Ghost |
      And North's hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 3       |
      And North's token area holds these tokens
        | token | defence |
        | Ghost | 3       |
      And South has marched Mage to b2
      And North has intercepted with Ogre
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      And the battle has reached South's before-attack timing
      And South has used Mage
      When both sides pass
      Then Ogre, Imp and Ghost are <how>

      Examples:
        | text           | how                    |
        | [3] to         | not on the battlefield |
        | kill           | not on the battlefield |
        | discard        | not on the battlefield |
        | return to hand | not on the battlefield |
        | defence -3 to  | not on the battlefield |
        | exhaust        | exhausted              |

    Scenario: an effect makes those ready, too, who came during the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                             |
        | Mage | North | c3   | before-attack: exhaust all enemy units, then ready all enemy units |
        | Ogre | South | c2   | when a battle begins, forced: summon token Ghost                   |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South's token area holds these tokens
        | token |
        | Ghost |
      And North has marched Mage to c2
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      And the battle has reached North's before-attack timing
      And North has used Mage
      When both sides pass
      Then Ogre, Imp and Ghost are ready

    Scenario: an effect reaches each of three units that it chooses
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                   |
        | Mage   | North | b3   | 3       | before-attack: exhaust three enemy units |
        | Goblin | South | b2   | 3       |                                          |
        | Imp    | South | b2   | 3       |                                          |
        | Ogre   | South | b2   | 3       |                                          |
        | Wisp   | South | b2   | 3       |                                          |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Goblin, Ogre and Wisp
      When both sides pass
      Then Goblin, Ogre and Wisp are exhausted
      And Imp is ready

  @deus.scope.field
  Rule: Field effects are effective while no battle is going on.
    Scenario: a Field effect in the main phase
      Given it is North's main phase
      And North's summoner is Magus with ritual: gain 1 power
      When North uses Magus
      Then North's power is 1

    @since.2.00
    Scenario: a Field effect cannot be used during a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect              |
        | Knight | South | a1   | quick: gain 1 power |
        | Ogre   | North | a2   |                     |
      And South's summoner is Magus with ritual: gain 1 power
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      When South uses Knight
      Then South can use exactly Knight

    Scenario: a quick effect with the scope Field
      Given it is North's main phase
      And North's hand holds these cards
        | card   | effect               |
        | Knight | quick, field: draw 1 |
      When the position is put on the table
      Then it is turned down

    Scenario: a Field constant while no battle is going on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Herald | South | a1   | 2      | constant, field: attack +1 to your units |
        | Squire | South | b1   | 2      |                                          |
      When South marches Squire to b2
      Then Squire has attack 3

    @deus.ruling.field_off_during_any_battle
    Scenario: a Field constant rests while a battle is going on elsewhere
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Herald | North | c3   | 2      | constant, field: attack +1 to your units |
        | Squire | North | a3   | 2      |                                          |
        | Knight | North | b3   | 2      |                                          |
        | Ogre   | South | b2   |        |                                          |
      When North marches Knight to b2
      Then Knight has attack 2
      And Squire has attack 2
      And Herald has attack 2

    @deus.ruling.field_off_during_any_battle
    Scenario: a Field constant counts again after the battle elsewhere
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Herald | South | a1   | 2      | constant, field: attack +1 to your units |
        | Squire | South | c1   | 2      |                                          |
        | Knight | South | b1   | 2      |                                          |
        | Ogre   | North | b2   | 1      |                                          |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Herald | a1   | 3      |
        | Squire | c1   | 3      |
        | Knight | b1   | 3      |
        | Ogre   | b2   | 1      |

    @deus.ruling.field_off_during_any_battle
    Scenario: a Field trigger rests while a battle is going on elsewhere
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                               |
        | Herald | North | b3   |        | when an enemy unit dies, field, forced: gain 1 power |
        | Knight | North | a3   | 4      |                                                      |
        | Ogre   | South | a2   |        |                                                      |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield
      And North's power is 0

    Scenario: a Field trigger while no battle is going on
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Herald | South | c1   | when an enemy unit dies, field, forced: gain 1 power |
        | Ogre   | North | b2   |                                                      |
      When South uses Magus on Ogre
      Then South's power is 1

    @since.2.00
    Scenario: a Field effect is refused in the quick timing of a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North's summoner is Magus with ritual: gain 1 power
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North tries to use Magus
      Then it is refused under deus.battle.quick.kinds
      And North's power is 0

    @deus.ruling.field_off_during_any_battle
    Scenario: a forced Field trigger elsewhere rests in a simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                               |
        | Herald | South | a1   |        | when an enemy unit dies, field, forced: gain 1 power |
        | Knight | South | b1   | 4      |                                                      |
        | Ogre   | North | b2   |        |                                                      |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And South's power is 0

    Scenario Outline: whom an effect makes leave outside battles: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                      |
        | Knight | North | a3   | ready |                                             |
        | Squire | North | a3   | ready |                                             |
        | Ogre   | South | a2   | ready | ritual, from the battlefield: <text> <whom> |
        | Troll  | South | a2   | ready |                                             |
      When South uses Ogre
      Then <gone> are not on the battlefield
      And <outcome>

      Examples:
        | text           | whom            | gone                           | outcome                     |
        | kill           | this            | Ogre                           | Knight and Squire are in a3 |
        | kill           | your units      | Ogre and Troll                 | Knight and Squire are in a3 |
        | kill           | all enemy units | Knight and Squire              | Ogre and Troll are in a2    |
        | kill           | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty    |
        | discard        | this            | Ogre                           | Knight and Squire are in a3 |
        | discard        | your units      | Ogre and Troll                 | Knight and Squire are in a3 |
        | discard        | all enemy units | Knight and Squire              | Ogre and Troll are in a2    |
        | discard        | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty    |
        | return to hand | this            | Ogre                           | Knight and Squire are in a3 |
        | return to hand | your units      | Ogre and Troll                 | Knight and Squire are in a3 |
        | return to hand | all enemy units | Knight and Squire              | Ogre and Troll are in a2    |
        | return to hand | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty    |
        | [3] to         | this            | Ogre                           | Knight and Squire are in a3 |
        | [3] to         | your units      | Ogre and Troll                 | Knight and Squire are in a3 |
        | [3] to         | all enemy units | Knight and Squire              | Ogre and Troll are in a2    |
        | [3] to         | all units       | Knight, Squire, Ogre and Troll | the battlefield is empty    |

    Scenario Outline: whom an effect outside battles exhausts: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                      |
        | Knight | North | a3   | ready |                                             |
        | Squire | North | a3   | ready |                                             |
        | Ogre   | South | a2   | ready | ritual, from the battlefield: <text> <whom> |
        | Troll  | South | a2   | ready |                                             |
      When South uses Ogre
      Then <gone> are exhausted
      And <outcome>

      Examples:
        | text    | whom            | gone                           | outcome                            |
        | exhaust | this            | Ogre                           | Knight, Squire and Troll are ready |
        | exhaust | your units      | Ogre and Troll                 | Knight and Squire are ready        |
        | exhaust | all enemy units | Knight and Squire              | Ogre and Troll are ready           |
        | exhaust | all units       | Knight, Squire, Ogre and Troll | Ogre is in a2                      |

    Scenario Outline: whom an effect outside battles makes ready: <text> <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                      |
        | Knight | North | a3   | exhausted |                                             |
        | Squire | North | a3   | exhausted |                                             |
        | Ogre   | South | a2   | exhausted | ritual, from the battlefield: <text> <whom> |
        | Troll  | South | a2   | exhausted |                                             |
      When South uses Ogre
      Then <gone> are ready
      And <outcome>

      Examples:
        | text  | whom            | gone                           | outcome                                |
        | ready | this            | Ogre                           | Knight, Squire and Troll are exhausted |
        | ready | your units      | Ogre and Troll                 | Knight and Squire are exhausted        |
        | ready | all enemy units | Knight and Squire              | Ogre and Troll are exhausted           |
        | ready | all units       | Knight, Squire, Ogre and Troll | Ogre is in a2                          |

    Scenario Outline: a forced Field trigger of a unit in a simultaneous attack rests, when <event>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | South | a1   | 3      | 3       | when <event>, field, forced: gain 1 power |
        | Ogre   | North | a2   | 1      | 3       | when <event>, field, forced: gain 1 power |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield
      And South's power is 0
      And North's power is 0

      Examples:
        | event               |
        | any unit attacks    |
        | any unit is damaged |
        | any unit dies       |
