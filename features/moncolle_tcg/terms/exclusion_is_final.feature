Feature: Terms

  @moncolle_tcg.ruling.exclusion_is_final
  Rule: The exclusion zone is open to both players, and nothing comes back from it unless a card says so.
    Background:
      Given it is South's main phase

    Scenario Outline: <viewer> sees what lies in <owner>'s exclusion zone
      Given <owner>'s exclusion zone holds these cards, from the top
        | card  | kind         |
        | Seer  | unit         |
        | Flame | battle spell |
      When South ends the phase
      Then <viewer> sees Seer and Flame in <owner>'s exclusion zone

      Examples:
        | viewer     | owner |
        | South      | North |
        | South      | South |
        | North      | North |
        | North      | South |
        | the public | South |
        | the public | North |

    Scenario: what brings South's discard pile back leaves excluded cards where they are
      Given these units are on the battlefield
        | unit | side  | area | effect                      |
        | Mage | South | b2   | own turn, declared: restore |
      And South's exclusion zone holds these cards, from the top
        | card |
        | Seer |
      And South's discard pile holds 2 cards
      When South uses Mage
      Then Seer is in South's exclusion zone
      And South's deck has 5 cards

    Scenario: a unit of North excluded in a battle is still excluded after the turn
      Given these units are on the battlefield
        | unit | side  | area | effect                                                 |
        | Mage | South | b2   | normal, declared, uncounterable: exclude an enemy unit |
        | Ogre | North | b3   |                                                        |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And the battle is fought out
      When South plays the turn to its end
      Then Ogre is in North's exclusion zone
      And Mage is in b3
