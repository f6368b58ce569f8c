Feature: Special abilities

  @moncolle_tcg.ruling.only_completion_needs_ready
  Rule: Of special abilities only those of completion type need a ready unit and exhaust it.
    Scenario: North's unit that has used a declared ability is ready, and attacks
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                   |
        | Mage | North | c3   | normal, declared: draw 1 |
        | Ogre | South | c2   |                          |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has passed
      When North passes
      Then the attackers declared are Mage
      And Mage is ready

    Scenario: a hand type and an automatic ability exhaust nobody
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b2   |                                    |
        | Ogre   | North | b3   | when an enemy unit attacks: draw 1 |
      And North's hand holds these cards
        | card | effect                         |
        | Seer | counter, from the hand: draw 1 |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      When North uses Seer
      Then Ogre is ready

    Scenario: a completion type ability exhausts South's unit, a declared type one does not
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                       |
        | Mage | South | b2   | own turn, completion: draw 1 |
        | Page | South | b2   | own turn, declared: draw 1   |
      And South has used Mage
      When South uses Page
      Then Mage is exhausted
      And Page is ready
