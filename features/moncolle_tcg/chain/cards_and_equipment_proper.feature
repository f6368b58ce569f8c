Feature: Counter chain

  @moncolle_tcg.ruling.cards_and_equipment_proper
  Rule: The cards used in a chain and the equipment of proper target units are proper targets as well.
    Background:
      Given it is South's main phase

    Scenario Outline: North strips the <whose> of its equipment
      Given these units are on the battlefield
        | unit | side  | area | standing | effect                                                  |
        | Mage | South | b2   | Item 1   | normal, declared: attack +1 to one of your units        |
        | Page | South | b2   | Item 1   |                                                         |
        | Ogre | North | b3   |          | counter, declared: strip one equipment of an enemy unit |
      And Mage wears this equipment
        | card |
        | Ring |
      And Page wears this equipment
        | card  |
        | Crown |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Page
      And North has used Ogre on <card>
      When both sides pass
      Then <card> is in South's discard pile

      Examples:
        | whose  | card  |
        | user   | Ring  |
        | target | Crown |

    Scenario: equipment of a unit that is no proper target is no proper target for North
      Given these units are on the battlefield
        | unit | side  | area | standing | effect                                                  |
        | Mage | South | b2   | Item 1   | normal, declared: draw 1                                |
        | Page | South | b2   | Item 1   |                                                         |
        | Ogre | North | b3   |          | counter, declared: strip one equipment of an enemy unit |
      And Page wears this equipment
        | card  |
        | Crown |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Ogre on Crown
      Then it is refused under moncolle_tcg.ruling.cards_and_equipment_proper, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And Page wears Crown

    Scenario Outline: the <kind> used is itself a proper target
      Given these units are on the battlefield
        | unit | side  | area | standing           | effect                                  |
        | Mage | South | b2   | Spell fire, Item 1 |                                         |
        | Ogre | North | b3   |                    | counter, declared: cancel a declaration |
      And South's hand holds these cards
        | card  | kind   | effect                                              |
        | Flame | <kind> | normal, cost <cost>: attack +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre on Flame
      When both sides pass
      Then Mage has attack 2
      And Flame is in South's discard pile

      Examples:
        | kind         | cost    | what                                           |
        | battle spell | fire    | Flame through Mage on Mage paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Mage                     |
