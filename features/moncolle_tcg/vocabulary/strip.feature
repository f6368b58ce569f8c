Feature: Vocabulary

  @moncolle_tcg.vocabulary.strip
  Rule: To strip discards the equipment chosen, or all that the units reached wear.
    Scenario Outline: South strips <what>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                           |
        | Mage | South | b2   |          | own turn, declared: strip <whom> |
        | Ogre | North | c3   | Item 3   |                                  |
        | Imp  | North | c3   | Item 3   |                                  |
      And Ogre wears this equipment
        | card  |
        | Ring  |
        | Sword |
      And Imp wears this equipment
        | card  |
        | Crown |
      When South uses Mage <on>
      Then Ogre wears <ogre>
      And Imp wears <imp>
      And <gone> in North's discard pile

      Examples:
        | what     | whom                           | on       | ogre           | imp     | gone               |
        | one card | one equipment of an enemy unit | on Ring  | Sword          | Crown   | Ring is            |
        | one card | one equipment of an enemy unit | on Crown | Ring and Sword | nothing | Crown is           |
        | one unit | an enemy unit                  | on Ogre  | nothing        | Crown   | Ring and Sword are |
        | one unit | an enemy unit                  | on Imp   | Ring and Sword | nothing | Crown is           |

    Scenario Outline: <seat> strips equipment of units of level 3 or less: <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | level | standing | effect                                                                      |
        | Mage | <seat>  | b2   |       |          | own turn, declared: strip one equipment of an enemy unit of level 3 or less |
        | Ogre | <other> | c3   | 4     | Item 3   |                                                                             |
        | Imp  | <other> | a3   | 3     | Item 3   |                                                                             |
      And Ogre wears this equipment
        | card |
        | Ring |
      And Imp wears this equipment
        | card  |
        | Crown |
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | other | act                       | outcome                                                      |
        | South | North | uses Mage on Crown        | Imp wears nothing                                            |
        | North | South | tries to use Mage on Ring | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario: South strips all enemy units
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                    |
        | Mage | South | b2   | Item 1   | own turn, declared: strip all enemy units |
        | Ogre | North | c3   | Item 3   |                                           |
        | Imp  | North | a3   | Item 3   |                                           |
      And Mage wears this equipment
        | card |
        | Belt |
      And Ogre wears this equipment
        | card |
        | Ring |
      And Imp wears this equipment
        | card  |
        | Crown |
      When South uses Mage
      Then Ring and Crown are in North's discard pile
      And Mage wears Belt
