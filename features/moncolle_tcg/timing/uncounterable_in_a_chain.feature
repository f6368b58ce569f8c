Feature: Timing

  @moncolle_tcg.ruling.uncounterable_in_a_chain
  Rule: An uncounterable counter may be used in a counter chain; it takes effect at once, before the rest of the chain.
    Background:
      Given it is South's main phase

    Scenario: North's uncounterable counter takes effect while the attack still waits
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                                               |
        | Knight | South | b2   | 3      |                                                      |
        | Ogre   | North | b3   |        | counter, declared, uncounterable: defence +1 to this |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      When North uses Ogre
      Then Ogre has defence 4
      And the chain has 1 declaration
      And Knight is ready

    Scenario: an uncounterable counter comes before a counter that was declared earlier
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                            |
        | Mage | South | b2   | normal, declared: draw 1 / counter, declared, uncounterable: [3] to an enemy unit |
        | Ogre | North | b3   | counter, declared: [3] to an enemy unit                                           |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      When South uses the second ability of Mage on Ogre
      Then Ogre is not on the battlefield
      And the chain has 2 declarations
