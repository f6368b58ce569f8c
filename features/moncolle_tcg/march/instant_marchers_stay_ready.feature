Feature: March

  @moncolle_tcg.ruling.instant_marchers_stay_ready
  Rule: A unit that the marching side summoned instantly is exhausted only by attacking or by a completion type ability, not by the end of the march.
    Scenario: a marching side's instant unit stays ready without an attack and may march
      Given it is North's main phase
      And plain terrain lies on c1
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | North | c3   | normal, declared: kill an enemy unit |
        | Ogre   | South | c2   |                                      |
      And North's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North has marched Knight to c2
      And North has instantly summoned Imp
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      And the battle is fought out
      And Imp is ready
      When North marches Imp to c1
      Then Imp is in c1

    Scenario: an attack exhausts a marching side's instant unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then Imp is in b2
      And Imp is exhausted

    Scenario: a completion type ability exhausts a marching side's instant unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card | instant | effect                                 |
        | Imp  | yes     | normal, completion: kill an enemy unit |
        | Wisp | yes     |                                        |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And the battle has reached South's before-attack timing
      And South has used Imp on Ogre
      When the battle is fought out
      Then Imp is exhausted
      And Wisp is ready

    Scenario: an instantly summoned unit made ready after its attack goes back ready from a failure
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | South | b1   | 0      | 9       | normal, declared: ready one of your units |
        | Ogre   | North | b2   | 0      | 9       |                                           |
      And South's hand holds these cards
        | card | instant | attack | defence |
        | Imp  | yes     | 0      | 3       |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has reached South's after-attack timing
      And South has used Knight on Imp
      When the battle is fought out
      Then Imp is in b1
      And Imp is ready
