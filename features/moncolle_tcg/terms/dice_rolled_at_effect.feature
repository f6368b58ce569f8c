Feature: Terms

  @moncolle_tcg.ruling.dice_rolled_at_effect
  Rule: The dice of an effect are rolled when it takes effect, and once for all its targets.
    Background:
      Given it is South's main phase

    Scenario: no dice are rolled at South's declaration
      Given these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | normal, declared: [2D] to an enemy unit |
        | Ogre | North | b3   | counter, declared: defence +2 to this   |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      And South's effect dice will show 1 and 4
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario Outline: one result for all units that South's effect reaches
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                           |
        | Mage  | South | b2   |         | normal, declared: [2D] to <whom> |
        | Ogre  | North | b3   | 5       |                                  |
        | Imp   | North | b3   | 6       |                                  |
        | Troll | North | b3   | 5       |                                  |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And South's effect dice will show 1 and 4
      When North passes
      Then Ogre and Troll are not on the battlefield
      And Imp is in b3

      Examples:
        | whom            |
        | all enemy units |
        | enemy units     |

    Scenario: one result for all chosen targets of South
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | South | a2   |         | normal, declared: [1D] to three enemy units |
        | Ogre  | North | a3   | 4       |                                             |
        | Imp   | North | a3   | 5       |                                             |
        | Troll | North | a3   | 4       |                                             |
      And South has marched Mage to a3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre, Imp and Troll
      And South's effect dice will show 4
      When North passes
      Then Ogre and Troll are not on the battlefield
      And Imp is in a3

    Scenario: an effect that fails rolls no dice
      Given these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | c2   | normal, declared: [2D] to an enemy unit |
        | Ogre | North | c3   | counter, declared: [3] to an enemy unit |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is in c3
      And Mage is not on the battlefield
