Feature: Vocabulary

  @moncolle_tcg.vocabulary.discard_unit
  Rule: To discard units puts them on the discard pile without their dying.
    Scenario Outline: North's unit is discarded, and <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                  |
        | Mage | South | b2   |         | normal, declared: discard an enemy unit |
        | Ogre | North | b3   | 20      | when this <event>: draw 1               |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is in North's discard pile
      And North's hand has <n> cards

      Examples:
        | what         | event        | n |
        | counts as it | is discarded | 1 |
        | has not died | dies         | 0 |
