Feature: Counter chain

  @moncolle_tcg.chain.fizzle
  Rule: An ability whose unit has left the battle does nothing when its turn in the chain comes; its cost stays paid.
    Background:
      Given it is South's main phase

    Scenario Outline: North <does> the user of an ability
      Given these units are on the battlefield
        | unit | side  | area | effect                                                 |
        | Mage | South | b2   | normal, declared, cost discard 1: [3] to an enemy unit |
        | Ogre | North | b3   | counter, declared: <effect> an enemy unit              |
      And South's hand holds 1 card
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre discarding South Hand 1
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is in b3
      And South Hand 1 is in South's discard pile

      Examples:
        | does     | effect         |
        | kills    | [3] to         |
        | discards | discard        |
        | returns  | return to hand |
        | excludes | exclude        |

    Scenario: an ability works although its user has been exhausted
      Given these units are on the battlefield
        | unit | side  | area | effect                                   |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit   |
        | Ogre | North | b3   | counter, declared: exhaust an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is not on the battlefield

    Scenario Outline: a counter of North fails when its unit is gone
      Given these units are on the battlefield
        | unit | side  | area | effect                                                             |
        | Mage | South | c2   | normal, declared: draw 1 / counter, declared: [3] to an enemy unit |
        | Ogre | North | c3   | counter, <type>: [3] to an enemy unit                              |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      And South has used the second ability of Mage on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |

      Examples:
        | type       |
        | declared   |
        | completion |
