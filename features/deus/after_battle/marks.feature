Feature: After the battle

  What follows a battle: exhaustion, the battle marker, the outcomes A to F with their returns, and the check for victory.

  @deus.after.exhaust_unacted
  Rule: After a battle every surviving ready unit that was in it, on either side, becomes exhausted.
    Scenario: a survivor that never attacked
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                              |
        | Mage | South | b1   | 0      | 3       | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 0      | 3       |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When the battle is fought out
      Then Mage is exhausted

    Scenario: survivors of both sides that did not attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                           |
        | Knight | North | c3   | ready     | 0      | 3       | quick: exhaust to an enemy unit  |
        | Ogre   | South | c2   | ready     | 0      | 3       | counter: ready one of your units |
        | Troll  | South | c2   | exhausted | 0      | 3       |                                  |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has used Ogre on Troll
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | North | c3   | exhausted |
        | Ogre   | South | c2   | exhausted |
        | Troll  | South | c2   | exhausted |

    Scenario: a marcher made ready again before it goes back
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                           |
        | Knight | South | a1   | 0      | 3       |                                  |
        | Herald | South | a1   | 0      | 3       | counter: ready one of your units |
        | Ogre   | North | a2   | 0      | 3       |                                  |
      And South has marched Knight and Herald to a2
      And the battle has reached North's before-attack timing, South having gone first
      And North has passed
      And South has used Herald on Knight
      When the battle is fought out
      Then Knight is in a1
      And Knight is exhausted

    @since.2.00
    Scenario: a defender that has nobody left to attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | North | b3   | 3       |                             |
        | Shaman | South | b2   | 3       | quick: [3] to an enemy unit |
        | Ogre   | South | b2   | 3       |                             |
      And North has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Shaman on Knight
      When the battle is fought out with North going first
      Then Shaman and Ogre are exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units elsewhere are left alone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | b1   | 0      | 3       |
        | Page   | South | c2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
        | Troll  | North | a2   | 0      | 3       |
        | Imp    | North | b3   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Squire | South | b1   | ready     |
        | Page   | South | c2   | ready     |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | a2   | ready     |
        | Imp    | North | b3   | ready     |

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units of both sides that a chain moved out of the battle are exhausted at its end
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | defence | effect                                |
        | Mage  | South | b1   | 0      | 3       | before-attack: move one of your units |
        | Hawk  | South | b1   | 0      | 3       |                                       |
        | Ogre  | North | b2   | 0      | 3       | before-attack: move one of your units |
        | Troll | North | b2   | 0      | 3       |                                       |
        | Imp   | North | b3   | 0      | 3       |                                       |
      And South has marched Mage and Hawk to b2
      And the battle has reached South's before-attack timing
      And South has used
        | card | on   | to |
        | Mage | Hawk | a1 |
      And both sides have passed
      And the battle has reached North's before-attack timing
      And North has used
        | card | on    | to |
        | Ogre | Troll | b3 |
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Mage  | South | b1   | exhausted |
        | Hawk  | South | a1   | exhausted |
        | Ogre  | North | b2   | exhausted |
        | Troll | North | b3   | exhausted |
        | Imp   | North | b3   | ready     |

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: a defender that its side's trigger moved out of the battle is exhausted at its end
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                       |
        | Knight | North | a3   | 0      | 3       |                                              |
        | Ogre   | South | a2   | 0      | 3       | when a battle begins: move one of your units |
        | Troll  | South | a2   | 0      | 3       |                                              |
      And North has marched Knight to a2
      And South has used Ogre's trigger on Troll to a1
      When the battle is fought out with North going first
      Then Troll is in a1
      And Troll is exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    @deus.march.exhaust_after_battle @since.2.00
    Scenario: a marcher that an effect moved out of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Sage   | North | c3   | 0      | 3       | quick: move one of your units |
        | Hawk   | North | c3   | 0      | 3       |                               |
        | Squire | North | b3   | 0      | 3       |                               |
        | Ogre   | South | c2   | 0      | 3       |                               |
      And North has marched Sage and Hawk to c2
      And the battle has reached North's quick timing
      And North has used
        | card | on   | to |
        | Sage | Hawk | b3 |
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Sage   | North | c3   | exhausted |
        | Hawk   | North | b3   | exhausted |
        | Squire | North | b3   | ready     |
        | Ogre   | South | c2   | exhausted |

    @deus.ruling.post_battle_exhausts_battle_only @since.2.00
    Scenario: a defender that an effect moved out of the battle stays ready until its end
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | c1   | 0      | 3       |                               |
        | Ogre   | North | c2   | 0      | 3       | quick: move one of your units |
        | Troll  | North | c2   | 0      | 3       |                               |
        | Imp    | North | c3   | 0      | 3       |                               |
      And South has marched Knight to c2
      And the battle has reached North's quick timing
      And North has used
        | card | on    | to |
        | Ogre | Troll | c3 |
      And the battle has reached South's before-attack timing
      And Troll and Imp are ready
      When the battle is fought out
      Then Troll is exhausted
      And Imp is ready

    @deus.ruling.post_battle_exhausts_battle_only @since.2.00
    Scenario: an interceptor and an instantly summoned unit that effects moved out of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                        |
        | Knight | North | b3   | 2     | 0      | 3       | quick: move one of your units |
        | Ogre   | South | b1   | 2     | 0      | 3       | quick: move one of your units |
        | Troll  | South | b1   | 2     | 0      | 3       |                               |
      And North's hand holds these cards
        | card | level | attack | defence | instant |
        | Imp  | 2     | 0      | 3       | yes     |
      And North has marched Knight to b2
      And South has intercepted with Ogre and Troll
      And North has instantly summoned Imp
      And the battle has reached North's quick timing
      And North has used
        | card   | on  | to |
        | Knight | Imp | c3 |
      And North has passed
      And South has used
        | card | on    | to |
        | Ogre | Troll | c1 |
      When the battle is fought out with North going first
      Then Imp is in c3
      And Imp is exhausted
      And Troll is in c1
      And Troll is exhausted

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: a marcher stays ready until it attacks
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South has marched Knight to a2
      When the battle reaches North's before-attack timing
      Then Knight is ready

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: a marcher without a battle is exhausted on arrival
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | a1   |
      When North marches Knight to b2
      Then Knight is exhausted

    Scenario Outline: however it came, who has not attacked is exhausted at the end beside one that waited: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                 |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark / before-attack: kill all enemy units |
        | Ogre   | North | b2   | when a battle begins, forced: summon token Ghost / before-attack: kill all enemy units |
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
      When the battle is fought out
      Then no battle is going on
      And <units> are exhausted

      Examples:
        | side  | user   | units                 |
        | South | Knight | Knight, Imp and Spark |
        | North | Ogre   | Ogre, Wisp and Ghost  |

    Scenario Outline: however it came, a unit made ready again is exhausted at the end beside one that waited: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                   |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / counter: ready a unit |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost / counter: ready a unit |
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
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And the battle has reached <other>'s before-attack timing
      And the battle has reached <side>'s right to counter
      And <side> has used <user> on <unit>
      When the battle is fought out
      Then no battle is going on
      And <unit> is exhausted

      Examples:
        | unit   | side  | user   | other |
        | Knight | South | Knight | North |
        | Imp    | South | Knight | North |
        | Spark  | South | Knight | North |
        | Ogre   | North | Ogre   | South |
        | Wisp   | North | Ogre   | South |
        | Ghost  | North | Ogre   | South |

    Scenario Outline: however it came, who has not attacked is exhausted at the end beside one that intercepted: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                 |
        | Knight | South | a1   | when a battle begins, forced: summon token Spark / before-attack: kill all enemy units |
        | Ogre   | North | a3   | when a battle begins, forced: summon token Ghost / before-attack: kill all enemy units |
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
      And South has marched Knight to a2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <user>
      When the battle is fought out
      Then no battle is going on
      And <units> are exhausted

      Examples:
        | side  | user   | units                 |
        | South | Knight | Knight, Imp and Spark |
        | North | Ogre   | Ogre, Wisp and Ghost  |

    Scenario Outline: however it came, a unit made ready again is exhausted at the end beside one that intercepted: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                   |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark / counter: ready a unit |
        | Ogre   | North | b3   | when a battle begins, forced: summon token Ghost / counter: ready a unit |
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
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And the battle has reached <other>'s before-attack timing
      And the battle has reached <side>'s right to counter
      And <side> has used <user> on <unit>
      When the battle is fought out
      Then no battle is going on
      And <unit> is exhausted

      Examples:
        | unit   | side  | user   | other |
        | Knight | South | Knight | North |
        | Imp    | South | Knight | North |
        | Spark  | South | Knight | North |
        | Ogre   | North | Ogre   | South |
        | Wisp   | North | Ogre   | South |
        | Ghost  | North | Ogre   | South |

    Scenario: after the second battle of a turn, too, those who did not attack are exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Knight | South | a1   | 9      | 9       |                                       |
        | Mage   | South | c1   | 1      | 9       | before-attack: [9] to all enemy units |
        | Squire | South | c1   | 1      | 9       |                                       |
        | Imp    | North | a2   | 1      | 3       |                                       |
        | Ogre   | North | c2   | 1      | 9       |                                       |
      And South has marched Knight to a2
      And the battle has been fought out with South going first
      And South has marched Mage and Squire to c2
      And the battle has reached South's before-attack timing
      And South has used Mage
      And both sides have passed
      When the battle is fought out
      Then Ogre is not on the battlefield
      And Mage and Squire are exhausted

    Scenario: two units that an effect moves out of the battle together are both exhausted after it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                       |
        | Knight | North | c3   |                                              |
        | Ogre   | South | c2   | when a battle begins: move two of your units |
        | Troll  | South | c2   |                                              |
      And North has marched Knight to c2
      And South has used Ogre's trigger on Ogre and Troll to b1
      When the battle is fought out with North going first
      Then Ogre and Troll are exhausted

  @deus.after.battle_marker
  Rule: After a battle a battle marker is placed on the front area where it was fought.
    @deus.ruling.battle_marker_every_outcome
    Scenario Outline: outcome <outcome> in a held area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | b1   | <attack> | 3       |
        | Ogre   | North | b2   | <reply>  | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then b2 carries a battle marker

      Examples:
        | outcome | attack | reply |
        | A       | 3      | 2     |
        | D       | 2      | 3     |
        | E       | 2      | 2     |
        | F       | 3      | 3     |

    @deus.ruling.battle_marker_every_outcome
    Scenario Outline: outcome <outcome> after an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | North | c3   | <attack> | 3       |
        | Ogre   | South | c1   | <reply>  | 3       |
      And North has marched Knight to c2
      And South has intercepted with Ogre
      When the battle is fought out with equal initiative
      Then c2 carries a battle marker

      Examples:
        | outcome | attack | reply |
        | A       | 3      | 2     |
        | B       | 2      | 3     |
        | C       | 2      | 2     |
        | F       | 3      | 3     |

    Scenario: every battle of the turn leaves a battle marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 2      | 3       |
        | Ogre   | North | a2   | 2      | 3       |
      And a battle marker lies on b2
      And South has marched Knight to a2
      When the battle is fought out with South going first
      Then a2 carries a battle marker
      And b2 carries a battle marker

    Scenario: no second march into an area left empty after a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      | 3       |
        | Squire | North | a3   | 3      | 3       |
        | Ogre   | South | a2   | 3      | 3       |
      And North has marched Knight to a2
      And the battle has been fought out with equal initiative
      When North tries to march Squire to a2
      Then it is refused under deus.march.e_empty
      And Squire is still in a3

    Scenario: reinforcing the area that was won
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | level |
        | Knight | South | b1   | 3      | 3       | 6     |
        | Squire | South | b1   | 3      | 3       | 2     |
        | Ogre   | North | b2   | 2      | 3       | 2     |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South marches Squire to b2
      Then Knight and Squire are in b2

    @deus.ruling.unopposed_march_no_battle_marker
    Scenario: a march without a battle leaves no battle marker
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c1   |
      And North has marched Knight to c2
      When South passes
      Then the board carries no marker
      And Knight is exhausted
