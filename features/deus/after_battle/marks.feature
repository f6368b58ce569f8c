Feature: After the battle

  What follows a battle: exhaustion, the battle marker, the outcomes A to F with their returns, and the check for victory.

  @deus.after.exhaust_unacted
  Rule: After a battle every surviving ready unit that was in it, on either side, becomes exhausted.
    Background:
      Given it is South's main phase

    Scenario: a survivor that never attacked
      Given these units are on the battlefield
        | unit | side  | area | attack | defence | effect                              |
        | Mage | South | b1   | 0      | 3       | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 0      | 3       |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When the battle is fought out
      Then Mage is exhausted

    Scenario: survivors of both sides that did not attack
      Given these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                          |
        | Knight | South | b1   | ready     | 0      | 3       | quick: exhaust to an enemy unit |
        | Ogre   | North | b2   | ready     | 0      | 3       | counter: ready an own unit      |
        | Troll  | North | b2   | exhausted | 0      | 3       |                                 |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Troll
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | b2   | exhausted |

    Scenario: a marcher made ready again before it goes back
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                     |
        | Knight | South | b1   | 0      | 3       |                            |
        | Herald | South | b1   | 0      | 3       | counter: ready an own unit |
        | Ogre   | North | b2   | 0      | 3       |                            |
      And South has marched Knight and Herald to b2
      And the battle has reached North's before-attack timing, South having gone first
      And North has passed
      And South has used Herald on Knight
      When the battle is fought out
      Then Knight is in b1
      And Knight is exhausted

    @since.2.00
    Scenario: a defender that has nobody left to attack
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | South | b1   | 3       |                             |
        | Shaman | North | b2   | 3       | quick: [3] to an enemy unit |
        | Ogre   | North | b2   | 3       |                             |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Shaman on Knight
      When the battle is fought out with South going first
      Then Shaman and Ogre are exhausted

    @deus.ruling.post_battle_exhausts_battle_only
    Scenario: units elsewhere are left alone
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | b1   | 0      | 3       |
        | Page   | South | a2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
        | Troll  | North | c2   | 0      | 3       |
        | Imp    | North | b3   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Squire | South | b1   | ready     |
        | Page   | South | a2   | ready     |
        | Ogre   | North | b2   | exhausted |
        | Troll  | North | c2   | ready     |
        | Imp    | North | b3   | ready     |

    @deus.ruling.post_battle_exhausts_battle_only
    @deus.march.exhaust_after_battle @since.2.00
    Scenario: a marcher that an effect moved out of the battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                  |
        | Sage   | South | b1   | 0      | 3       | quick: move an own unit |
        | Hawk   | South | b1   | 0      | 3       |                         |
        | Squire | South | a1   | 0      | 3       |                         |
        | Ogre   | North | b2   | 0      | 3       |                         |
      And South has marched Sage and Hawk to b2
      And the battle has reached South's quick timing
      And South has used
        | card | on   | to |
        | Sage | Hawk | a1 |
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Sage   | South | b1   | exhausted |
        | Hawk   | South | a1   | exhausted |
        | Squire | South | a1   | ready     |
        | Ogre   | North | b2   | exhausted |

    @deus.ruling.post_battle_exhausts_battle_only @since.2.00
    Scenario: a defender that an effect moved out of the battle stays ready until its end
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                  |
        | Knight | South | b1   | 0      | 3       |                         |
        | Ogre   | North | b2   | 0      | 3       | quick: move an own unit |
        | Troll  | North | b2   | 0      | 3       |                         |
        | Imp    | North | b3   | 0      | 3       |                         |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used
        | card | on    | to |
        | Ogre | Troll | b3 |
      And the battle has reached South's before-attack timing
      And Troll and Imp are ready
      When the battle is fought out
      Then Troll is exhausted
      And Imp is ready

    @deus.ruling.post_battle_exhausts_battle_only @since.2.00
    Scenario: an interceptor and an instantly summoned unit that effects moved out of the battle
      Given these units are on the battlefield
        | unit   | side  | area | level | attack | defence | effect                  |
        | Knight | South | b1   | 2     | 0      | 3       | quick: move an own unit |
        | Ogre   | North | b3   | 2     | 0      | 3       | quick: move an own unit |
        | Troll  | North | b3   | 2     | 0      | 3       |                         |
      And South's hand holds these cards
        | card | level | attack | defence | instant |
        | Imp  | 2     | 0      | 3       | yes     |
      And South has marched Knight to b2
      And North has intercepted with Ogre and Troll
      And South has instantly summoned Imp
      And the battle has reached South's quick timing
      And South has used
        | card   | on  | to |
        | Knight | Imp | c1 |
      And South has passed
      And North has used
        | card | on    | to |
        | Ogre | Troll | c3 |
      When the battle is fought out with South going first
      Then Imp is in c1
      And Imp is exhausted
      And Troll is in c3
      And Troll is exhausted

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: a marcher stays ready until it attacks
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      When the battle reaches North's before-attack timing
      Then Knight is ready

    @deus.ruling.marchers_stay_ready_for_battle
    Scenario: a marcher without a battle is exhausted on arrival
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | c3   |
      When South marches Knight to b2
      Then Knight is exhausted

    Scenario Outline: however it came, who has not attacked is exhausted at the end beside one that waited: <side>
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                                 |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack: kill all enemy units |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost / before-attack: kill all enemy units |
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
      And <side> has used <user>
      When the battle is fought out
      Then no battle is going on
      And <units> are exhausted

      Examples:
        | side  | user   | units                 |
        | South | Knight | Knight, Imp and Spark |
        | North | Ogre   | Ogre, Wisp and Ghost  |

    Scenario Outline: however it came, a unit made ready again is exhausted at the end beside one that waited: <unit>
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                                 |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack: kill all enemy units |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost / before-attack: kill all enemy units |
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
      When the battle is fought out
      Then no battle is going on
      And <units> are exhausted

      Examples:
        | side  | user   | units                 |
        | South | Knight | Knight, Imp and Spark |
        | North | Ogre   | Ogre, Wisp and Ghost  |

    Scenario Outline: however it came, a unit made ready again is exhausted at the end beside one that intercepted: <unit>
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                   |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / counter: ready a unit |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost / counter: ready a unit |
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

  @deus.after.battle_marker
  Rule: After a battle a battle marker is placed on the front area where it was fought.
    Background:
      Given it is South's main phase

    @deus.ruling.battle_marker_every_outcome
    Scenario Outline: outcome <outcome> in a held area
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | b1   | <attack> | 3       |
        | Ogre   | North | b3   | <reply>  | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When the battle is fought out with equal initiative
      Then b2 carries a battle marker

      Examples:
        | outcome | attack | reply |
        | A       | 3      | 2     |
        | B       | 2      | 3     |
        | C       | 2      | 2     |
        | F       | 3      | 3     |

    Scenario: every battle of the turn leaves a battle marker
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
      And a battle marker lies on a2
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then b2 carries a battle marker
      And a2 carries a battle marker

    Scenario: no second march into an area left empty after a battle
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 3      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight to b2
      And the battle has been fought out with equal initiative
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And Squire is still in b1

    Scenario: reinforcing the area that was won
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North passes
      Then the board carries no marker
      And Knight is exhausted
