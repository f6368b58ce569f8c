Feature: Vocabulary

  @moncolle_tcg.vocabulary.that_unit
  Rule: "That unit" is the one that met the trigger.
    Background:
      Given it is South's main phase

    Scenario Outline: North's ability reaches that unit, <unit>
      Given these units are on the battlefield
        | unit | side  | area | effect                                                    |
        | Mage | South | b2   | normal, declared: [1] to an enemy unit                    |
        | Ogre | North | b3   |                                                           |
        | Imp  | North | b3   |                                                           |
        | Nun  | North | b3   | when one of your units is damaged: attack +2 to that unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on <unit>
      When North passes
      Then <unit> has attack 4
      And <rest> has attack 2

      Examples:
        | unit | rest |
        | Ogre | Imp  |
        | Imp  | Nun  |
        | Nun  | Ogre |

    Scenario: North's ability reaches all units that met the trigger at once
      Given these units are on the battlefield
        | unit | side  | area | effect                                                    |
        | Mage | South | c2   | normal, declared: [1] to two enemy units                  |
        | Ogre | North | c3   |                                                           |
        | Imp  | North | c3   |                                                           |
        | Nun  | North | c3   | when one of your units is damaged: attack +2 to that unit |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre and Imp
      When North passes
      Then Ogre has attack 4
      And Imp has attack 4
      And Nun has attack 2
