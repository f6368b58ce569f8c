Feature: Timing

  @moncolle_tcg.ruling.asked_after_uncounterable
  Rule: After an uncounterable effect in a chain the opponent of its user is asked next, and the passes begin anew.
    Background:
      Given it is South's main phase

    Scenario: the opponent of North is asked next after an uncounterable counter
      Given these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | South | a2   |                                                      |
        | Ogre   | North | a3   | counter, declared, uncounterable: defence +1 to this |
      And South has marched Knight to a3
      And the battle has reached North's right to counter
      When North uses Ogre
      Then South is asked for a counter

    Scenario: a pass before an uncounterable counter does not count
      Given these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | South | b2   |                                                      |
        | Ogre   | North | b3   | counter, declared, uncounterable: defence +1 to this |
        | Imp    | North | b3   | counter, declared: defence +1 to this                |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Imp
      And South has passed
      And North has used Ogre
      When South passes
      Then North is asked for a counter
      And the chain has 2 declarations

    Scenario: in the second chain of a battle, too, South is asked after an uncounterable counter
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | South | b2   | 9       | normal, declared: attack +1 to this                 |
        | Ogre | North | b3   | 9       | counter, declared, uncounterable: attack +1 to this |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      And both sides have passed
      And South has used Mage
      When North uses Ogre
      Then South is asked for a counter

    Scenario: two passes after an uncounterable counter bring the rest about
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                                               |
        | Knight | South | c2   | 3      |                                                      |
        | Ogre   | North | c3   |        | counter, declared, uncounterable: defence +1 to this |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      When both sides pass
      Then Knight is exhausted
      And Ogre is in c3
