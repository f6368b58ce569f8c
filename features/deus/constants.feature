Feature: Constants

  A constant effect needs no use: it holds while its unit is there and its scope is met.

  @deus.constant.always_on
  Rule: A constant effect applies for as long as its scope is met and its card is face up on the battlefield.
    Scenario: a constant penalty that leaves no defence has the unit discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | North | c3   | 3       | constant: defence -2 to enemy units |
        | Ogre   | South | c2   | 3       |                                     |
        | Imp    | South | c2   | 2       |                                     |
      When North marches Knight to c2
      Then Imp is in South's discard pile
      And Ogre has defence 1

    @since.2.00
    Scenario Outline: a constant holds all through a battle: <moment>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                            |
        | Bearer | South | a1   | 1      | constant: attack +2 to your units |
        | Knight | South | a1   | 2      |                                   |
        | Ogre   | North | a2   |        |                                   |
      And South has marched Bearer and Knight to a2
      When the battle reaches <moment>
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Bearer | 3      |
        | Knight | 4      |
        | Ogre   | 2      |

      Examples:
        | moment                        |
        | South's instant summon timing |
        | South's line-up               |
        | North's quick timing          |
        | South's before-attack timing  |
        | North's right to counter      |

    Scenario: a constant bonus counts in the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Bearer | South | b1   | 0      |         | constant: attack +2 to your units |
        | Knight | South | b1   | 2      |         |                                   |
        | Ogre   | North | b2   |        | 6       |                                   |
      And South has marched Bearer and Knight to b2
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield

    Scenario: a constant gives no more than it says
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Bearer | North | c3   | 0      |         | constant: attack +2 to your units |
        | Knight | North | c3   | 2      |         |                                   |
        | Ogre   | South | c2   |        | 7       |                                   |
      And North has marched Bearer and Knight to c2
      When the battle is fought out with North going first
      Then Ogre is in c2

    Scenario: a constant does nothing outside its scope
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                            |
        | Bearer | South | a1   | 1      | constant: attack +2 to your units |
        | Knight | South | a1   | 2      |                                   |
      When South marches Bearer and Knight to a2
      And South ends the phase
      Then Bearer has attack 1
      And Knight has attack 2

    Scenario: a constant does not end with a phase or a turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Bearer | South | b1   | 1      | constant, field: attack +2 to your units |
      And South's deck holds 9 cards
      When South plays the turn to its end
      Then turn 4 is being played
      And Bearer has attack 3

    Scenario: a constant holds for the units that it speaks of and for no others
      Given it is North's main phase
      And these units are on the battlefield
        | unit       | side  | area | attribute | attack | effect                                 |
        | Bearer     | North | c3   | water     | 1      | constant: attack +2 to your fire units |
        | Salamander | North | c3   | fire      | 2      |                                        |
        | Ogre       | South | c2   | fire      | 2      |                                        |
      When North marches Bearer and Salamander to c2
      Then the battlefield holds exactly these units
        | unit       | attack |
        | Bearer     | 1      |
        | Salamander | 4      |
        | Ogre       | 2      |

    Scenario: a constant of not dying does not let an exhausted unit march
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | state     | effect                               |
        | Golem | South | a1   | exhausted | constant, field: cannot die for this |
      When South tries to march Golem to a2
      Then it is refused under deus.march.a
      And Golem is in a1

    Scenario: however they came, units give constants and profit by them beside one that waited
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                               |
        | Knight | North | a3   | when a battle begins, forced: summon token Spark / constant: attack +1 to your units |
        | Ogre   | South | a2   | when a battle begins, forced: summon token Ghost / constant: attack +1 to your units |
      And North's hand holds these cards
        | card | instant | effect                            |
        | Imp  | yes     | constant: attack +1 to your units |
      And South's hand holds these cards
        | card | instant | effect                            |
        | Wisp | yes     | constant: attack +1 to your units |
      And North's token area holds these tokens
        | token | effect                            |
        | Spark | constant: attack +1 to your units |
      And South's token area holds these tokens
        | token | effect                            |
        | Ghost | constant: attack +1 to your units |
      And North has marched Knight to a2
      And North has instantly summoned Imp
      And the battle has reached South's instant summon timing
      And South has instantly summoned Wisp
      When the battle reaches North's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | a2   | 5      |
        | Imp    | a2   | 5      |
        | Spark  | a2   | 5      |
        | Ogre   | a2   | 5      |
        | Wisp   | a2   | 5      |
        | Ghost  | a2   | 5      |

    Scenario: however they came, units give constants and profit by them beside one that intercepted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                               |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark / constant: attack +1 to your units |
        | Ogre   | North | b3   | when a battle begins, forced: summon token Ghost / constant: attack +1 to your units |
      And South's hand holds these cards
        | card | instant | effect                            |
        | Imp  | yes     | constant: attack +1 to your units |
      And North's hand holds these cards
        | card | instant | effect                            |
        | Wisp | yes     | constant: attack +1 to your units |
      And South's token area holds these tokens
        | token | effect                            |
        | Spark | constant: attack +1 to your units |
      And North's token area holds these tokens
        | token | effect                            |
        | Ghost | constant: attack +1 to your units |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      When the battle reaches South's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | area | attack |
        | Knight | b2   | 5      |
        | Imp    | b2   | 5      |
        | Spark  | b2   | 5      |
        | Ogre   | b2   | 5      |
        | Wisp   | b2   | 5      |
        | Ghost  | b2   | 5      |

    Scenario Outline: whom a constant of attack reaches in a battle: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect           |
        | Knight | North | c3   | constant: <text> |
        | Squire | North | c3   |                  |
        | Ogre   | South | c2   |                  |
      And North has marched Knight and Squire to c2
      When the battle reaches South's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack   |
        | Knight | <knight> |
        | Squire | <squire> |
        | Ogre   | <ogre>   |

      Examples:
        | text                     | knight | squire | ogre |
        | attack +1 to this        | 3      | 2      | 2    |
        | attack +1 to your units  | 3      | 3      | 2    |
        | attack +1 to enemy units | 2      | 2      | 3    |
        | attack +1 to all units   | 3      | 3      | 3    |

    Scenario Outline: whom a constant of attack reaches outside battles: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                  |
        | Knight | North | a3   | constant, field: <text> |
        | Squire | North | a3   |                         |
        | Ogre   | South | a2   |                         |
      When North ends the phase
      Then the battlefield holds exactly these units
        | unit   | attack   |
        | Knight | <knight> |
        | Squire | <squire> |
        | Ogre   | <ogre>   |

      Examples:
        | text                     | knight | squire | ogre |
        | attack +1 to this        | 3      | 2      | 2    |
        | attack +1 to your units  | 3      | 3      | 2    |
        | attack +1 to enemy units | 2      | 2      | 3    |
        | attack +1 to all units   | 3      | 3      | 3    |

    Scenario Outline: whom a constant of defence reaches in a battle: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect           |
        | Knight | North | b3   | constant: <text> |
        | Squire | North | b3   |                  |
        | Ogre   | South | b2   |                  |
      And North has marched Knight and Squire to b2
      When the battle reaches South's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | defence  |
        | Knight | <knight> |
        | Squire | <squire> |
        | Ogre   | <ogre>   |

      Examples:
        | text                      | knight | squire | ogre |
        | defence +1 to this        | 4      | 3      | 3    |
        | defence +1 to your units  | 4      | 4      | 3    |
        | defence +1 to enemy units | 3      | 3      | 4    |
        | defence +1 to all units   | 4      | 4      | 4    |

    Scenario Outline: whom a constant of defence reaches outside battles: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                  |
        | Knight | South | c1   | constant, field: <text> |
        | Squire | South | c1   |                         |
        | Ogre   | North | c2   |                         |
      When South ends the phase
      Then the battlefield holds exactly these units
        | unit   | defence  |
        | Knight | <knight> |
        | Squire | <squire> |
        | Ogre   | <ogre>   |

      Examples:
        | text                      | knight | squire | ogre |
        | defence +1 to this        | 4      | 3      | 3    |
        | defence +1 to your units  | 4      | 4      | 3    |
        | defence +1 to enemy units | 3      | 3      | 4    |
        | defence +1 to all units   | 4      | 4      | 4    |

    Scenario Outline: whom a constant keeps from dying: <whom>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                          |
        | Knight | North | a3   | constant: <text> <whom>         |
        | Squire | North | a3   |                                 |
        | Ogre   | South | a2   | before-attack: [3] to all units |
        | Troll  | South | a2   |                                 |
      And North has marched Knight and Squire to a2
      And the battle has reached South's before-attack timing
      And South has used Ogre
      When both sides pass
      Then <stay> are in a2
      And <gone> are not on the battlefield

      Examples:
        | text                        | whom        | stay              | gone                   |
        | cannot die for              | this        | Knight            | Squire, Ogre and Troll |
        | cannot die for              | your units  | Knight and Squire | Ogre and Troll         |
        | cannot die for              | enemy units | Ogre and Troll    | Knight and Squire      |
        | ward 1 against typeless for | this        | Knight            | Squire, Ogre and Troll |
        | ward 1 against typeless for | your units  | Knight and Squire | Ogre and Troll         |
        | ward 1 against typeless for | enemy units | Ogre and Troll    | Knight and Squire      |

    Scenario Outline: outside battles, whom a constant keeps from dying: <text> <whom>
      Given it is North's main phase
      And North's summoner is Magus with ritual: [3] to all units
      And these units are on the battlefield
        | unit   | side  | area | effect                         |
        | Knight | North | c3   | constant, field: <text> <whom> |
        | Squire | North | a3   |                                |
        | Ogre   | South | c2   |                                |
        | Troll  | South | b1   |                                |
      When North uses Magus
      Then <gone> are not on the battlefield

      Examples:
        | text                        | whom        | gone                   |
        | cannot die for              | this        | Squire, Ogre and Troll |
        | cannot die for              | your units  | Ogre and Troll         |
        | cannot die for              | enemy units | Knight and Squire      |
        | ward 1 against typeless for | this        | Squire, Ogre and Troll |
        | ward 1 against typeless for | your units  | Ogre and Troll         |
        | ward 1 against typeless for | enemy units | Knight and Squire      |

    Scenario Outline: whom a constant keeps from marching: <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect  |
        | Knight | South | a1   | <south> |
        | Squire | South | a1   |         |
        | Ogre   | North | b3   | <north> |
      When South tries to march <unit> to a2
      Then it is refused under deus.vocabulary.cannot_march

      Examples:
        | whom        | south                                        | north                                         | unit   |
        | this        | constant, field: cannot march for this       |                                               | Knight |
        | your units  | constant, field: cannot march for your units |                                               | Squire |
        | enemy units |                                              | constant, field: cannot march for enemy units | Squire |
        | all units   |                                              | constant, field: cannot march for all units   | Knight |

    Scenario Outline: whom no constant keeps from marching: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect  |
        | Knight | South | b1   | <south> |
        | Squire | South | b1   |         |
        | Ogre   | North | c3   | <north> |
      When South marches <unit> to b2
      Then <unit> is in b2

      Examples:
        | south                                         | north                                        | unit   |
        | constant, field: cannot march for this        |                                              | Squire |
        | constant, field: cannot march for enemy units |                                              | Knight |
        |                                               | constant, field: cannot march for your units | Squire |
        | constant: cannot march for your units         |                                              | Squire |

    Scenario Outline: whom an effect keeps from marching for a while: <whom>
      Given it is North's main phase
      And North's summoner is Magus with ritual: cannot march for <whom>
      And these units are on the battlefield
        | unit   | side  | area | effect |
        | Knight | North | b3   |        |
        | Ogre   | South | a1   |        |
      And North has used Magus <how>
      When North tries to march Knight to b2
      Then it is refused under deus.vocabulary.cannot_march

      Examples:
        | whom              | how       |
        | one of your units | on Knight |
        | a unit            | on Knight |

    Scenario: an effect keeps a whole side from marching
      Given it is South's main phase
      And South's summoner is Magus with ritual: cannot march for your units
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | c1   |
      And South has used Magus
      When South tries to march Squire to c2
      Then it is refused under deus.vocabulary.cannot_march

    @since.2.00
    Scenario: an effect of the enemy's turn keeps a unit from marching in one's own
      Given it is North's main phase
      And North's summoner is Magus with ritual: cannot march for enemy units until next turn end
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | a1   |
      And North's deck holds 9 cards
      And South's deck holds 9 cards
      And North has used Magus
      And North plays the turn to its end
      And South discards nothing
      When South tries to march Ogre to a2
      Then it is refused under deus.vocabulary.cannot_march

    Scenario Outline: two constants of one name hold together: <effect>
      Given it is North's main phase
      And these units are on the battlefield
        | unit         | name   | side  | area | attack | defence | effect             |
        | Bearer       | Bearer | North | b3   | 1      | 9       | constant: <effect> |
        | Other Bearer | Bearer | North | b3   | 1      | 9       | constant: <effect> |
        | Ogre         |        | South | b2   | 5      | 9       |                    |
      And North has marched Bearer and Other Bearer to b2
      When the battle reaches North's before-attack timing
      Then the battlefield holds exactly these units
        | unit         | attack   | defence |
        | Bearer       | <bearer> | 9       |
        | Other Bearer | <bearer> | 9       |
        | Ogre         | <ogre>   | 9       |

      Examples:
        | effect                   | bearer | ogre |
        | attack +1 to your units  | 3      | 5    |
        | attack -2 to enemy units | 1      | 1    |
        | attack +1 to all units   | 3      | 7    |

    Scenario Outline: a constant holds on enemies that come during the battle: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           |
        | Bearer | South | c1   | constant: attack -1 to enemy units               |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost |
      And North's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 3      |
      And North's token area holds these tokens
        | token | attack |
        | Ghost | 3      |
      And South has marched Bearer to c2
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      When the battle reaches South's before-attack timing
      Then <unit> has attack 2

      Examples:
        | unit  |
        | Imp   |
        | Ghost |

    Scenario: the constants of whoever is in the battle hold on whoever is in it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | defence | effect                                           |
        | Knight | South | b1   |       | 2      | 3       | when a battle begins, forced: summon token Spark |
        | Ghost  | South | b1   | token | 2      | 3       | constant: attack +1 & defence +1 to your units   |
        | Ogre   | North | b2   |       | 2      | 3       |                                                  |
      And South's hand holds these cards
        | card | instant | attack | defence | effect                                         |
        | Imp  | yes     | 2      | 3       | constant: attack +1 & defence +1 to your units |
      And South's token area holds these tokens
        | token | attack | defence | effect                                         |
        | Spark | 2      | 3       | constant: attack +1 & defence +1 to your units |
      And South has marched Knight and Ghost to b2
      And South has instantly summoned Imp
      When the battle reaches South's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 5      | 6       |
        | Ghost  | 5      | 6       |
        | Imp    | 5      | 6       |
        | Spark  | 5      | 6       |
        | Ogre   | 2      | 3       |

    Scenario: the constants of whoever is in the battle add to the initiative of whoever is in it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | initiative | effect                                           |
        | Knight | South | a1   |       |            | when a battle begins, forced: summon token Spark |
        | Ghost  | South | a1   | token |            | constant: initiative +1 to your units            |
        | Ogre   | North | a2   |       | 6          |                                                  |
      And South's hand holds these cards
        | card | instant | effect                                |
        | Imp  | yes     | constant: initiative +1 to your units |
      And South's token area holds these tokens
        | token | effect                                |
        | Spark | constant: initiative +1 to your units |
      And South has marched Knight and Ghost to a2
      And South has instantly summoned Imp
      And the initiative dice will show South 1 and North 6
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

    Scenario: the constants of whoever is in the battle ward whoever is in it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | defence | effect                                           |
        | Knight | South | c1   |       | 3       | when a battle begins, forced: summon token Spark |
        | Ghost  | South | c1   | token | 3       | constant: ward 1 against typeless to your units  |
        | Ogre   | North | c2   |       | 3       | before-attack: [5] to all enemy units            |
      And South's hand holds these cards
        | card | instant | defence | effect                                          |
        | Imp  | yes     | 3       | constant: ward 1 against typeless to your units |
      And South's token area holds these tokens
        | token | defence | effect                                          |
        | Spark | 3       | constant: ward 1 against typeless to your units |
      And South has marched Knight and Ghost to c2
      And South has instantly summoned Imp
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
      Then Knight, Ghost, Imp and Spark are in c2

    Scenario Outline: whoever bears it, a constant keeps everybody from dying: <bearer>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | defence | effect                                           |
        | Knight | South | b1   |       | 3       | when a battle begins, forced: summon token Spark |
        | Ghost  | South | b1   | token | 3       | <ghost>                                          |
        | Ogre   | North | b2   |       | 3       | before-attack: [9] to all enemy units            |
      And South's hand holds these cards
        | card | instant | defence | effect |
        | Imp  | yes     | 3       | <imp>  |
      And South's token area holds these tokens
        | token | defence | effect  |
        | Spark | 3       | <spark> |
      And South has marched Knight and Ghost to b2
      And South has instantly summoned Imp
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
      Then Knight, Ghost, Imp and Spark are in b2

      Examples:
        | bearer | ghost                               | imp                                 | spark                               |
        | Ghost  | constant: cannot die for your units |                                     |                                     |
        | Imp    |                                     | constant: cannot die for your units |                                     |
        | Spark  |                                     |                                     | constant: cannot die for your units |

    Scenario: two constants of one unit hold together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                           |
        | Knight | North | a3   | 2      | 3       |                                                                  |
        | Ogre   | South | a2   | 2      | 3       | constant: attack +1 to this / constant: defence +2 to your units |
      And North has marched Knight to a2
      When the battle reaches North's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 2      | 3       |
        | Ogre   | 3      | 5       |

  @deus.constant.leaves_lose
  Rule: A constant effect is lost as soon as its card leaves the battlefield.
    @since.2.00
    Scenario: a constant is lost when its unit dies
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Bearer | North | b3   |        | 3       | constant: attack +2 to your units |
        | Knight | North | b3   | 2      |         |                                   |
        | Ogre   | South | b2   |        |         | quick: [3] to an enemy unit       |
      And North has marched Bearer and Knight to b2
      And the battle has reached South's quick timing
      When South uses Ogre on Bearer
      Then Knight has attack 2

    Scenario: a constant is lost when its unit dies in the middle of a chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Bearer | South | c1   | 0      | 3       | constant: attack +2 to your units |
        | Knight | South | c1   | 2      |         |                                   |
        | Ogre   | North | c2   |        | 3       | counter: [3] to an enemy unit     |
      And South has marched Bearer and Knight to c2
      And the battle has reached North's right to counter
      And North has used Ogre on Bearer
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Knight | 2      |
        | Ogre   | 2      |

    Scenario: a constant is lost when its unit is returned to the hand
      Given it is North's main phase
      And North's summoner is Magus with ritual: return to hand one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Bearer | North | a3   |        | constant, field: attack +2 to your units |
        | Knight | North | a3   | 2      |                                          |
      When North uses Magus on Bearer
      Then Bearer is in North's hand
      And Knight has attack 2

    @since.2.00
    Scenario: units that only a constant kept are discarded with the unit that gave it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                             |
        | Bearer | South | b1   | 2       | constant: defence +2 to your units |
        | Knight | South | b1   | 2       |                                    |
        | Ogre   | North | b2   |         | quick: defence -2 to an enemy unit |
        | Troll  | North | b2   |         | quick: [4] to an enemy unit        |
      And South has marched Bearer and Knight to b2
      And the battle has reached North's quick timing
      And North has used Ogre on Knight
      When North uses Troll on Bearer
      Then Bearer and Knight are in South's discard pile

    @since.2.00
    Scenario: a unit that dies leaves the constants of others in force
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Bearer | North | c3   |        | 3       | constant: attack +2 to your units |
        | Herald | North | c3   | 2      |         | constant: attack +1 to your units |
        | Ogre   | South | c2   |        |         | quick: [3] to an enemy unit       |
      And North has marched Bearer and Herald to c2
      And the battle has reached South's quick timing
      When South uses Ogre on Bearer
      Then Herald has attack 3

    @since.2.00
    Scenario: an exhausted unit keeps its constant
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                            |
        | Bearer | South | a1   |        | constant: attack +2 to your units |
        | Knight | South | a1   | 2      |                                   |
        | Ogre   | North | a2   |        | quick: exhaust an enemy unit      |
      And South has marched Bearer and Knight to a2
      And the battle has reached North's quick timing
      When North uses Ogre on Bearer
      Then Bearer is exhausted
      And Knight has attack 4

  @deus.constant.unit_only
  Rule: A constant effect applies automatically only while its card is on the battlefield as a unit.
    Scenario: a constant does nothing in the hand
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 2      |
      And North's hand holds these cards
        | card   | effect                                   |
        | Bearer | constant, field: attack +2 to your units |
      When North marches Knight to b2
      Then Knight has attack 2

    Scenario: a constant does nothing in the discard pile
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 2      |
      And South's discard pile holds these cards, from the top
        | card   | effect                                   |
        | Bearer | constant, field: attack +2 to your units |
      When South marches Knight to c2
      Then Knight has attack 2

    Scenario: a constant holds once its unit has been summoned
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | c3   | 2      |
      And North's hand holds these cards
        | card   | effect                                   |
        | Bearer | constant, field: attack +2 to your units |
      When North summons Bearer to b3
      Then Knight has attack 4

    Scenario: a constant holds once its unit has been instantly summoned
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 2      |
        | Ogre   | North | a2   |        |
      And South's hand holds these cards
        | card   | instant | effect                            |
        | Bearer | yes     | constant: attack +2 to your units |
      And South has marched Knight to a2
      When South instantly summons Bearer
      Then Knight has attack 4
