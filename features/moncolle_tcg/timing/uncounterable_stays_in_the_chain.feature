Feature: Timing

  @moncolle_tcg.ruling.uncounterable_stays_in_the_chain
  Rule: An uncounterable effect counts among the declarations of its chain: its user and targets stay proper targets, and its user's opponent may counter the rest.
    Scenario Outline: South's <what> is a proper target after an uncounterable counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                                            |
        | Mage  | South | b2   | normal, declared: draw 1 / counter, declared: attack +1 to a unit |
        | Ogre  | North | b3   | counter, declared, uncounterable: attack +1 to two units          |
        | Imp   | North | b3   |                                                                   |
        | Troll | North | b3   |                                                                   |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage and Imp
      When South uses the second ability of Mage on <unit>
      Then the chain has 2 declarations
      And North is asked for a counter

      Examples:
        | what              | unit |
        | opponent's user   | Ogre |
        | opponent's target | Imp  |

    Scenario: a unit that has nothing to do with an uncounterable counter is no proper target
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                                            |
        | Mage  | North | b3   | normal, declared: draw 1 / counter, declared: attack +1 to a unit |
        | Ogre  | South | b2   | counter, declared, uncounterable: attack +1 to an enemy unit      |
        | Troll | South | b2   |                                                                   |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has used Ogre on Mage
      When North tries to use the second ability of Mage on Troll
      Then it is refused under moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration

    Scenario: an uncounterable counter is a declaration of North, and South may counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                          |
        | Mage | South | b2   | normal, declared: draw 1 / counter, declared: attack +1 to this |
        | Ogre | North | b3   | counter, declared, uncounterable: defence +1 to this            |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      And South has used the second ability of Mage
      When both sides pass
      Then Mage has attack 3
      And South's hand has 1 card

    Scenario: the user of North's second uncounterable counter is a proper target, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                                            |
        | Mage  | South | c2   | normal, declared: draw 1 / counter, declared: attack +1 to a unit |
        | Ogre  | North | c3   | counter, declared, uncounterable: attack +1 to this               |
        | Troll | North | c3   | counter, declared, uncounterable: attack +1 to this               |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      And South has passed
      And North has used Troll
      When South uses the second ability of Mage on Troll
      Then the chain has 2 declarations
      And North is asked for a counter
