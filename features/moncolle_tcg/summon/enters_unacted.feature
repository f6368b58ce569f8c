Feature: Normal summon

  @moncolle_tcg.summonphase.enters_unacted
  Rule: A summoned unit enters ready, in a normal and in an instant summon.
    Scenario: a unit that South summons normally is ready
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has ended the phase
      And South has summoned Imp to b1
      When South summons Wisp to b1
      Then Imp and Wisp are ready

    Scenario Outline: a unit that <seat> summons instantly is ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is ready
      And Imp is in b2

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: an instantly summoned unit attacks in the same battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 2      | 3       |
        | Ogre   | North | a3   | 2      | 5       |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 3      |
      And South has marched Knight to a3
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield

    Scenario: an instantly summoned defender attacks in the same battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 2      | 5       |
        | Ogre   | North | a3   | 2      | 3       |
      And North's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 3      |
      And South has marched Knight to a3
      And the battle has reached North's instant summon timing
      And North has instantly summoned Imp
      When the battle is fought out with North going first
      Then Knight is not on the battlefield
