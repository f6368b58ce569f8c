Feature: Vocabulary

  @moncolle_tcg.vocabulary.others
  Rule: "Your other units" are all units of the text's player but the one whose text it is.
    Scenario: an effect reaches South's other units in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | South | b2   | normal, declared: attack +1 to all your other units |
        | Page | South | b2   |                                                     |
        | Wolf | South | b2   |                                                     |
        | Ogre | North | b3   |                                                     |
      And South has marched Mage, Page and Wolf to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North passes
      Then the battlefield holds exactly these units
        | unit | attack |
        | Mage | 2      |
        | Page | 3      |
        | Wolf | 3      |
        | Ogre | 2      |
