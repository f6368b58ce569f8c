Feature: Terms

  @moncolle_tcg.ruling.equipment_of_the_excluded
  Rule: When a unit is excluded, its equipment is discarded and not excluded with it.
    Scenario: North's unit is excluded, its equipment is not
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                    |
        | Mage | South | b2   |          | own turn, declared: exclude an enemy unit |
        | Ogre | North | c3   | Item 3   |                                           |
      And Ogre wears this equipment
        | card  |
        | Ring  |
        | Sword |
      When South uses Mage on Ogre
      Then Ring and Sword are in North's discard pile
      And Ogre is in North's exclusion zone
      And Ring and Sword are not in North's exclusion zone
