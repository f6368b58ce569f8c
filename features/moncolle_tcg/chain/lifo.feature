Feature: Counter chain

  @moncolle_tcg.chain.lifo
  Rule: The declarations of a chain are resolved from the last to the first.
    Scenario: North's counter comes before the action, and saves the unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                             |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit             |
        | Ogre | North | b3   | counter, declared: defence +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Ogre
      When both sides pass
      Then Ogre is in b3

    Scenario: a bonus declared first comes too late
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                            |
        | Priest | South | a2   | normal, declared: defence +1 to one of your units |
        | Knight | South | a2   |                                                   |
        | Ogre   | North | a3   | counter, declared: [3] to an enemy unit           |
      And South has marched Priest and Knight to a3
      And the battle has reached South's before-attack timing
      And South has used Priest on Knight
      And North has used Ogre on Knight
      When both sides pass
      Then Knight is not on the battlefield

    Scenario: three declarations take effect third, second, first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                             |
        | Mage   | North | c3   | normal, declared: [3] to an enemy unit             |
        | Priest | North | c3   | counter, declared: defence +1 to one of your units |
        | Ogre   | South | c2   | counter, declared: [3] to an enemy unit            |
      And North has marched Mage and Priest to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has used Ogre on Mage
      And North has used Priest on Mage
      When both sides pass
      Then Mage is in c2
      And Ogre is not on the battlefield

    Scenario Outline: the attack takes effect last, after the counters of both
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                                  |
        | Knight | <other> | <from> | 3      | 3       | counter, declared: attack +1 to this    |
        | Ogre   | <seat>  | <to>   | 2      | 3       | counter, declared: defence +<n> to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Ogre
      And <other> has used Knight
      When both sides pass
      Then Ogre is <found>

      Examples:
        | seat  | other | from | to | n | found                  |
        | North | South | b2   | b3 | 1 | not on the battlefield |
        | South | North | b3   | b2 | 2 | in b2                  |

    Scenario: nothing can be declared while the chain is resolved
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                           |
        | Mage | South | b2   | normal, declared: [1] to an enemy unit                           |
        | Ogre | North | b3   | counter, declared: drop 1 / counter, declared: attack +1 to this |
      And North's hand holds 2 cards
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      And both sides have passed
      When North tries to use the second ability of Ogre
      Then it is refused under moncolle_tcg.chain.lifo, moncolle_tcg.glossary.discard or moncolle_tcg.timing.normal
      And North is asked for a drop
