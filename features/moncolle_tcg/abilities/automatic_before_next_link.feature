Feature: Special abilities

  @moncolle_tcg.ruling.automatic_before_next_link
  Rule: An automatic ability that becomes due while a chain is resolved takes effect before the next declaration of the chain.
    Background:
      Given it is South's main phase

    Scenario: North's automatic ability comes between two declarations
      Given these units are on the battlefield
        | unit | side  | area | effect                                                  |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit                  |
        | Ogre | North | b3   | counter, declared: [1] to a unit                        |
        | Imp  | North | b3   | when an enemy unit is damaged: defence +1 to your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre has defence 4

    Scenario: North chooses an automatic ability's target while the action still waits
      Given these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | a2   | normal, declared: [3] to an enemy unit              |
        | Page | South | a2   |                                                     |
        | Ogre | North | a3   | counter, declared: [1] to a unit                    |
        | Imp  | North | a3   | when an enemy unit is damaged: [3] to an enemy unit |
      And South has marched Mage and Page to a3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then North is asked for a trigger
      And the chain has 1 declaration

    Scenario: an attack's automatic ability comes before the first counter is declared
      Given these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | South | b2   | when this attacks: attack +2 to this |
        | Ogre   | North | b3   |                                      |
      And South has marched Knight to b3
      When the battle reaches North's right to counter
      Then Knight has attack 4
