Feature: Special abilities

  @moncolle_tcg.ruling.automatic_without_target
  Rule: An automatic ability without a possible target does nothing.
    Scenario: North's automatic ability finds nobody to reach
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                                                 |
        | Knight | South | b2   | 3     |                                                                        |
        | Ogre   | North | b3   |       | when a battle begins: [9] to an enemy unit of level 2 or less & draw 1 |
      When South marches Knight to b3
      Then North's hand has 0 cards
      And Knight is in b3

    Scenario: an automatic ability with too few targets does nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | North | a3   |                                                       |
        | Ogre   | South | a2   | when a battle begins: [9] to two enemy units & draw 1 |
      When North marches Knight to a2
      Then South's hand has 0 cards
      And Knight is in a2

    Scenario: North's automatic ability does not wait for a target
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                                                        |
        | Knight | South | c2   | 3     |                                                               |
        | Ogre   | North | c3   |       | when a battle begins: [9] to an enemy unit of level 2 or less |
      And South's hand holds these cards
        | card | instant | level |
        | Page | yes     | 2     |
      And South has marched Knight to c3
      When South instantly summons Page
      Then Page is in c3
