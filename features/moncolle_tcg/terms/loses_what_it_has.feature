Feature: Terms

  @moncolle_tcg.ruling.loses_what_it_has
  Rule: A unit loses what it has at that moment, printed, granted and worn; what comes later is not lost.
    Background:
      Given it is South's main phase

    Scenario Outline: what was granted to South's unit <when> the loss <is>
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                                                 |
        | Mage | South | b2   | normal, declared, uncounterable: grant {normal, declared, uncounterable = draw 1} to one of your units |
        | Page | South | b2   | normal, declared, uncounterable: mill 1                                                                |
        | Bane | South | b2   | normal, declared, uncounterable: lose abilities for one of your units                                  |
        | Ogre | North | b3   |                                                                                                        |
      And South has marched Mage, Page and Bane to b3
      And the battle has reached South's before-attack timing
      And South has used <first> on Page
      And South has used <second> on Page
      When South <tries> the second ability of Page
      Then <result>

      Examples:
        | when   | is    | first | second | tries        | result                                         |
        | before | goes  | Mage  | Bane   | tries to use | it is refused under moncolle_tcg.glossary.loss |
        | after  | stays | Bane  | Mage   | uses         | South's hand has 1 card                        |

    Scenario: the printed ability stays lost when another is granted later
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                       |
        | Mage | South | b2   | own turn, declared: grant {own turn, declared = draw 1} to one of your units |
        | Page | South | b2   | own turn, declared: mill 1                                                   |
        | Bane | South | b2   | own turn, declared: lose abilities for one of your units                     |
      And South has used Bane on Page
      And South has used Mage on Page
      When South tries to use Page
      Then it is refused under moncolle_tcg.glossary.loss

    Scenario Outline: a standing ability granted <when> the loss
      Given these units are on the battlefield
        | unit | side  | area | standing     | effect                                                              |
        | Mage | South | b2   |              | normal, declared: [flame:3] to an enemy unit                        |
        | Bane | North | b3   |              | counter, declared, uncounterable: lose resist for one of your units |
        | Nun  | North | b3   |              | counter, declared, uncounterable: Resist flame to one of your units |
        | Ogre | North | b3   | Resist flame |                                                                     |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used <first> on Ogre
      And South has passed
      And North has used <second> on Ogre
      When both sides pass
      Then <result>

      Examples:
        | when   | first | second | result                         |
        | after  | Bane  | Nun    | Ogre is in b3                  |
        | before | Nun   | Bane   | Ogre is not on the battlefield |

    Scenario: after two grants and a loss South's unit resists by what was granted last
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                                                                                                                   |
        | Ogre | South | b2   | own turn, declared: attack +1 to this until turn end / own turn, declared: lose resist for this until turn end / own turn, declared: Resist flame to this until turn end |
        | Page | South | b2   | own turn, declared: attack +1 to one of your units until turn end                                                                                                        |
        | Mage | North | b3   | normal, declared: [flame:9] to an enemy unit                                                                                                                             |
      And South has used Ogre
      And South has used Page on Ogre
      And South has used the second ability of Ogre
      And South has used the third ability of Ogre
      And South has marched Ogre to b3
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      When both sides pass
      Then Ogre is in b3

    Scenario Outline: what equipment gives to North's unit is lost as well
      Given these units are on the battlefield
        | unit | side  | area | standing | effect                                              |
        | Mage | South | b2   |          | normal, declared: [flame:3] to an enemy unit        |
        | Bane | South | b2   |          | when a battle begins: lose <lost> for an enemy unit |
        | Ogre | North | b3   | Item 1   |                                                     |
      And Ogre wears this equipment
        | card | standing     |
        | Ring | Resist flame |
      And South has marched Mage and Bane to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then <result>

      Examples:
        | lost   | result                         |
        | resist | Ogre is not on the battlefield |
        | spells | Ogre is in b3                  |

    Scenario: equipment that South's unit gets later gives what it gives
      Given these units are on the battlefield
        | unit | side  | area | standing | effect                                                |
        | Bane | South | b2   | Item 1   | own turn, declared: lose spells for one of your units |
        | Page | South | b2   | Item 1   |                                                       |
        | Ogre | North | b3   |          |                                                       |
      And Bane wears this equipment
        | card | standing   |
        | Ring | Spell fire |
      And South's hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire: [3] to an enemy unit |
      And South has used Bane on Page
      And South has passed Ring to Page
      And South has marched Page to b3
      And the battle has reached South's before-attack timing
      When South uses Flame through Page on Ogre paid by Page's fire
      Then North is asked for a counter
