Feature: Counter chain

  @moncolle_tcg.chain.reference_example
  Rule: A acts, B counters, A counters, B declines, A counters again, both decline: A's second counter resolves first, then A's first, B's, and A's action.
    Background:
      Given it is South's main phase

    Scenario: the last counter removes B's unit, whose counter then fails
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                         |
        | Mage   | South | a2   | normal, declared: attack +1 to this                                            |
        | Squire | South | a2   | counter, declared: attack +1 to this / counter, declared: [3] to an enemy unit |
        | Ogre   | North | a3   | counter, declared: [3] to an enemy unit                                        |
      And South has marched Mage and Squire to a3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      And South has used Squire
      And North has passed
      And South has used the second ability of Squire on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Mage   | 3      |
        | Squire | 3      |

    Scenario: the declarations take effect in the order five, three, two, one
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                                                       |
        | Mage   | South | c2   | normal, declared: [1] to an enemy unit, then draw 1                                          |
        | Squire | South | c2   | counter, declared: defence +3 to one of your units / counter, declared: [3] to an enemy unit |
        | Ogre   | North | c3   | counter, declared: [3] to an enemy unit                                                      |
        | Imp    | North | c3   |                                                                                              |
      And South has marched Mage and Squire to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      And North has used Ogre on Mage
      And South has used Squire on Mage
      And North has passed
      And South has used the second ability of Squire on Imp
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | defence |
        | Mage   | 6       |
        | Squire | 3       |
        | Ogre   | 3       |
      And South's hand has 0 cards

    Scenario: five before three: A's second counter weakens whom the first one strikes
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                                                                   |
        | Mage   | South | b2   | 3       | normal, declared: attack +1 to this                                                      |
        | Squire | South | b2   | 3       | counter, declared: [3] to an enemy unit / counter, declared: defence -1 to an enemy unit |
        | Ogre   | North | b3   | 4       | counter, declared: [3] to an enemy unit                                                  |
      And South has marched Mage and Squire to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      And South has used Squire on Ogre
      And North has passed
      And South has used the second ability of Squire on Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Mage   | 3      |
        | Squire | 2      |

    Scenario: two before one: B's counter protects whom A's action strikes
      Given these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Mage   | South | a2   | normal, declared: [3] to an enemy unit             |
        | Squire | South | a2   | counter, declared: attack +1 to this               |
        | Ogre   | North | a3   | counter, declared: defence +1 to one of your units |
        | Imp    | North | a3   |                                                    |
      And South has marched Mage and Squire to a3
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      And North has used Ogre on Imp
      And South has used Squire
      And North has passed
      And South has used Squire
      When both sides pass
      Then Imp is in a3
      And Squire has attack 4

    Scenario: A and B are asked for declarations in turn, South being A
      Given these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Mage   | South | b2   | normal, declared: attack +1 to this  |
        | Squire | South | b2   | counter, declared: attack +1 to this |
        | Ogre   | North | b3   | counter, declared: attack +1 to this |
      And South has marched Mage and Squire to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      And South has used Squire
      And North has passed
      When South uses Squire
      Then North is asked for a counter
      And the chain has 4 declarations
