Feature: Instant summon

  @moncolle_tcg.battle.instant_eligible
  Rule: Only units with the mark of instant summons can be summoned instantly.
    Scenario Outline: a marked unit of level <level> is summoned instantly: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 1     |
        | Ogre   | North | b2   | 1     |
      And <seat>'s hand holds these cards
        | card  | level   | instant |
        | Imp   | <level> | yes     |
        | Titan | 1       | no      |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> can instantly summon exactly Imp
      When <seat> instantly summons Imp
      Then Imp is in b2

      Examples:
        | seat  | level |
        | South | 3     |
        | South | 6     |
        | North | 1     |
        | North | 7     |

    Scenario Outline: an unmarked unit of level <level> stays in <seat>'s hand
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 1     |
        | Ogre   | North | b2   | 1     |
      And <seat>'s hand holds these cards
        | card  | level   | instant |
        | Titan | <level> | no      |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Titan
      Then it is refused under moncolle_tcg.battle.instant_eligible
      And Titan is in <seat>'s hand

      Examples:
        | seat  | level |
        | South | 1     |
        | South | 5     |
        | North | 3     |
        | North | 7     |

    Scenario Outline: no unmarked unit after a marked one: <seat>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      And <seat>'s hand holds these cards
        | card  | instant |
        | Imp   | yes     |
        | Titan | no      |
      And North has marched Ogre to c2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> tries to instantly summon Titan
      Then it is refused under moncolle_tcg.battle.instant_eligible

      Examples:
        | seat  |
        | North |
        | South |

    Scenario Outline: no instant summon of a card of the kind <kind>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card  | kind   |
        | Relic | <kind> |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Relic
      Then it is refused under moncolle_tcg.battle.instant_eligible

      Examples:
        | seat  | kind         |
        | South | equipment    |
        | North | battle spell |

    Scenario Outline: no instant summons from <where>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <owner>'s <pile> holds these cards, from the top
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      When South tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.instant_eligible

      Examples:
        | where                         | owner | pile         |
        | the player's own deck         | South | deck         |
        | the player's own discard pile | South | discard pile |
        | the enemy's hand              | North | hand         |
