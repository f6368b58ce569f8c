Feature: Normal summon

  @moncolle_tcg.summonphase.base_only
  Rule: In the normal summon phase units are summoned from the hand into their player's own base only.
    Scenario: South summons a unit of the hand into b1
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | level | attack | defence |
        | Imp  | 2     | 1      | 4       |
      And South has ended the phase
      When South summons Imp to b1
      Then the battlefield holds exactly these units
        | unit | side  | area | attack | defence |
        | Imp  | South | b1   | 1      | 4       |
      And Imp is not in South's hand

    Scenario: the last of South's seven hand cards is summoned into b1
      Given it is South's normal summon phase
      And South's hand holds 6 cards
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has ended the phase
      When South summons Imp to b1
      Then Imp is in b1
      And Imp is not in South's hand
      And South's hand has 6 cards

    Scenario Outline: <seat> does not summon to <area>
      Given it is <seat>'s normal summon phase
      And <seat> has placed plain terrain on b3
      And these units are on the battlefield
        | unit   | side   | area |
        | Knight | <seat> | b3   |
      And <seat>'s hand holds these cards
        | card |
        | Imp  |
      And <seat> has ended the phase
      When <seat> tries to summon Imp to <area>
      Then it is refused under moncolle_tcg.summonphase.base_only
      And Imp is in <seat>'s hand

      Examples:
        | seat  | area |
        | South | b4   |
        | North | b3   |

    Scenario: South does not summon a second unit beside the first elsewhere
      Given it is South's normal summon phase
      And South has placed plain terrain on c1
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has ended the phase
      And South has summoned Imp to b1
      When South tries to summon Wisp to c1
      Then it is refused under moncolle_tcg.summonphase.base_only

    Scenario Outline: no normal summon in the <phase> phase
      Given it is South's <phase> phase
      And South's hand holds these cards
        | card | kind |
        | Imp  | unit |
      When South tries to summon Imp to b1
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.main.three_actions or moncolle_tcg.summonphase.base_only
      And Imp is in South's hand

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | second hand adjustment |
        | end declaration        |

    Scenario Outline: no normal summon in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And <seat>'s hand holds these cards
        | card | kind |
        | Imp  | unit |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to summon Imp to <base>
      Then it is refused under moncolle_tcg.turn.phase_order, moncolle_tcg.main.three_actions or moncolle_tcg.summonphase.base_only
      And Imp is in <seat>'s hand

      Examples:
        | seat  | timing                | base |
        | South | instant summon timing | b1   |
        | North | instant summon timing | b4   |
        | South | line-up               | b1   |
        | North | line-up               | b4   |
        | South | before-attack timing  | b1   |
        | North | before-attack timing  | b4   |
        | South | after-attack timing   | b1   |
        | North | after-attack timing   | b4   |
        | South | right to counter      | b1   |
        | North | right to counter      | b4   |
