Feature: Simultaneous choices

  Where both players have to choose at once, the marching side does so first.

  @deus.simultaneous.choice
  Rule: When both players must choose at the same time, the marching side makes all its choices before the defending side.
    Scenario: both sides have a summoned unit to place, the marching side is asked first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | march |
        | Knight | South | b1   | 2     | 0      |       |
        | Hawk   | South | a1   | 2     | 0      | fly   |
        | Ogre   | North | b3   | 2     | 0      |       |
        | Raven  | North | a3   | 2     | 0      | fly   |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
        | Wisp | 2     | yes     | 0      |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 0      |
      And South has marched Knight and Hawk to b2
      And North has intercepted with Ogre and Raven
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And South has passed
      And North has instantly summoned Goblin
      When the battle is fought out with North going first
      Then South is asked for a return
      And Imp, Wisp and Goblin are in b2

    Scenario: the defending side may not choose first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | march |
        | Knight | South | b1   | 2     | 0      |       |
        | Hawk   | South | a1   | 2     | 0      | fly   |
        | Ogre   | North | b3   | 2     | 0      |       |
        | Raven  | North | a3   | 2     | 0      | fly   |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
        | Wisp | 2     | yes     | 0      |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 0      |
      And South has marched Knight and Hawk to b2
      And North has intercepted with Ogre and Raven
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And South has passed
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When North tries to return Goblin to a3
      Then it is refused under deus.simultaneous.choice
      And Goblin is still in b2

    @upright.ids:The_unit_with_the_smallest_id_returns_first
    Scenario: the marching side makes all its choices, not one in turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | march |
        | Knight | South | b1   | 2     | 0      |       |
        | Hawk   | South | a1   | 2     | 0      | fly   |
        | Ogre   | North | b3   | 2     | 0      |       |
        | Raven  | North | a3   | 2     | 0      | fly   |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
        | Wisp | 2     | yes     | 0      |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 0      |
      And South has marched Knight and Hawk to b2
      And North has intercepted with Ogre and Raven
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And South has passed
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When South returns Imp to a1
      Then South is asked for a return
      And Wisp and Goblin are in b2

    @upright.ids:The_unit_with_the_smallest_id_returns_first
    Scenario: the defending side chooses after the marching side, knowing where its units went
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | march |
        | Knight | South | b1   | 2     | 0      |       |
        | Hawk   | South | a1   | 2     | 0      | fly   |
        | Ogre   | North | b3   | 2     | 0      |       |
        | Raven  | North | a3   | 2     | 0      | fly   |
      And South's hand holds these cards
        | card | level | instant | attack |
        | Imp  | 2     | yes     | 0      |
        | Wisp | 2     | yes     | 0      |
      And North's hand holds these cards
        | card   | level | instant | attack |
        | Goblin | 2     | yes     | 0      |
      And South has marched Knight and Hawk to b2
      And North has intercepted with Ogre and Raven
      And South has instantly summoned Imp
      And South has instantly summoned Wisp
      And South has passed
      And North has instantly summoned Goblin
      And the battle has been fought out with North going first
      When South returns Imp to a1
      And South returns Wisp to b1
      Then Hawk and Imp are in a1
      And North is asked for a return
      And Goblin is in b2

    @since.2.00
    Scenario Outline: of effects due at once in <marching>'s turn the first is <marching>'s
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area    | level | defence | effect                       |
        | Sprite | South | <south> | 2     | 1       | when this dies: gain 1 power |
        | Mage   | South | <south> | 2     | 9       | quick: [3] to all units      |
        | Kobold | North | <north> | 2     | 1       | when this dies: gain 1 power |
        | Witch  | North | <north> | 2     | 9       | quick: [3] to all units      |
      And <marching> has marched <all> to b2
      And the battle has reached <marching>'s quick timing
      When <marching> uses <user>
      Then <marching> is asked for a trigger
      And Sprite and Kobold are not on the battlefield

      Examples:
        | marching | south | north | all              | user  |
        | South    | b1    | b2    | Sprite and Mage  | Mage  |
        | North    | b2    | b3    | Kobold and Witch | Witch |

    @since.2.00
    Scenario Outline: of two hands from which an effect makes discard the marching side's is first, used by <user>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                            |
        | Mage | South | b1   | quick: drop 1 & the enemy drops 1 |
        | Ogre | North | b2   | quick: the enemy drops 1 & drop 1 |
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And North's hand holds these cards
        | card   |
        | Kobold |
        | Goblin |
      And South has marched Mage to b2
      And the battle has reached <side>'s quick timing
      And <side> has used <user>
      When South drops Imp
      And North drops Goblin
      Then Imp is in South's discard pile
      And Wisp is in South's hand
      And Goblin is in North's discard pile
      And Kobold is in North's hand

      Examples:
        | side  | user |
        | South | Mage |
        | North | Ogre |

    @since.2.00
    Scenario: the defending side's effect comes when the marching side's is settled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | defence | effect                       |
        | Sprite | South | b1   | 2     | 1       | when this dies: gain 1 power |
        | Mage   | South | b1   | 2     | 9       | quick: [3] to all units      |
        | Kobold | North | b2   | 2     | 1       | when this dies: gain 1 power |
      And South has marched Sprite and Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage
      When South uses Sprite's trigger
      Then South's power is 1
      And North is asked for a trigger
