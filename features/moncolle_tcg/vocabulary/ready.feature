Feature: Vocabulary

  @moncolle_tcg.vocabulary.ready
  Rule: To ready makes units ready; one that already is stays so.
    Scenario Outline: <seat>'s <state> unit is readied
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | state     | effect                                      |
        | Mage   | <seat> | b2   | exhausted | own turn, declared: ready one of your units |
        | Knight | <seat> | c2   | <state>   |                                             |
      When <seat> uses Mage on Knight
      Then Knight is ready
      And Mage is exhausted

      Examples:
        | seat  | state     |
        | South | ready     |
        | North | exhausted |

    Scenario: a unit readied in a battle attacks
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                    |
        | Knight | South | a2   | exhausted |                                           |
        | Nun    | South | a2   | exhausted | normal, declared: ready one of your units |
        | Ogre   | North | a3   |           |                                           |
      And North has marched Ogre to a2
      And the battle has reached South's before-attack timing
      And South has used Nun on Knight
      And North has passed
      When South passes
      Then the attackers declared are Knight
