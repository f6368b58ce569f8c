Feature: Terms

  @moncolle_tcg.glossary.dice_sum
  Rule: A number with D stands for the total of so many dice.
    Background:
      Given it is South's main phase

    Scenario Outline: a total of <dice> with <faces> against defence <defence>, of North
      Given these units are on the battlefield
        | unit | side  | area | defence   | effect                                      |
        | Mage | South | b2   |           | normal, declared: [<dice>] to an enemy unit |
        | Ogre | North | b3   | <defence> |                                             |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And South's effect dice will show <faces>
      When North passes
      Then <result>

      Examples:
        | dice | faces      | defence | result                         |
        | 2D   | 3 and 5    | 8       | Ogre is not on the battlefield |
        | 2D   | 3 and 5    | 9       | Ogre is in b3                  |
        | 2D   | 5 and 3    | 9       | Ogre is in b3                  |
        | 1D   | 4          | 4       | Ogre is not on the battlefield |
        | 1D   | 4          | 5       | Ogre is in b3                  |
        | 3D   | 1, 2 and 6 | 9       | Ogre is not on the battlefield |
        | 3D   | 6, 2 and 1 | 10      | Ogre is in b3                  |
        | 2D+1 | 1 and 1    | 3       | Ogre is not on the battlefield |
        | 2D+1 | 1 and 1    | 4       | Ogre is in b3                  |

    Scenario: two effects of a chain each roll their own dice
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                   |
        | Mage | South | b2   | 4       | normal, declared: [1D] to an enemy unit  |
        | Imp  | South | b2   | 4       |                                          |
        | Ogre | North | b3   | 4       | counter, declared: [1D] to an enemy unit |
      And South has marched Mage and Imp to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      And North's effect dice will show 3
      And South's effect dice will show 5
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario: an automatic ability of South adds up all its dice
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                         |
        | Knight | South | c2   | 0      | 9       | when this attacks, battle: [2D] to enemy units |
        | Ogre   | North | c3   | 0      | 8       |                                                |
        | Troll  | North | c3   | 0      | 9       |                                                |
      And South has marched Knight to c3
      And the battle has reached South's before-attack timing, South having gone first
      And South's effect dice will show 3 and 5
      When South passes
      Then Ogre is not on the battlefield
      And Troll is in c3
