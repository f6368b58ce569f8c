Feature: Terms

  @moncolle_tcg.glossary.exclusion
  Rule: An excluded card lies in the exclusion zone and cannot be used, summoned or placed.
    Scenario: North's unit is excluded
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | normal, declared: exclude an enemy unit |
        | Ogre | North | b3   | when this dies: draw 1                  |
        | Imp  | North | b3   |                                         |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is in North's exclusion zone
      And Ogre is not in North's discard pile
      And Ogre is not on the battlefield
      And North's hand has 0 cards

    Scenario: several units of North are excluded at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Mage | South | b2   | own turn, declared: exclude all enemy units |
        | Ogre | North | c3   |                                             |
        | Imp  | North | a3   |                                             |
      When South uses Mage
      Then Ogre and Imp are in North's exclusion zone
      And Mage is in b2

    Scenario: an excluded unit card is not summoned
      Given it is South's normal summon phase
      And South's exclusion zone holds these cards, from the top
        | card |
        | Seer |
      And South has ended the phase
      When South tries to summon Seer to b1
      Then it is refused under moncolle_tcg.glossary.exclusion or moncolle_tcg.cards.unit_role
      And Seer is in South's exclusion zone

    Scenario: an excluded terrain is not placed
      Given it is South's main phase
      And South's exclusion zone holds these cards, from the top
        | card   | kind    |
        | Meadow | terrain |
      When South tries to place Meadow on b2
      Then it is refused under moncolle_tcg.glossary.exclusion or moncolle_tcg.terrain.place_from_hand
      And nothing lies on b2

    Scenario: an excluded battle spell is not used
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   |
        | Mage | South | b2   | Spell fire |
        | Ogre | North | b3   |            |
      And South's exclusion zone holds these cards, from the top
        | card  | kind         | effect                    |
        | Flame | battle spell | normal, cost fire: draw 1 |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Flame through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.glossary.exclusion, moncolle_tcg.abilities.hand_type or moncolle_tcg.cards.spell_single_use
      And Flame is in South's exclusion zone

    Scenario: an excluded consumable is not used
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing |
        | Mage | South | b2   | Item 1   |
        | Ogre | North | b3   |          |
      And South's exclusion zone holds these cards, from the top
        | card  | kind       | effect                       |
        | Flame | consumable | normal, cost 1 items: draw 1 |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Flame through Mage
      Then it is refused under moncolle_tcg.glossary.exclusion, moncolle_tcg.abilities.hand_type or moncolle_tcg.cards.consumable_single_use
      And Flame is in South's exclusion zone

    Scenario: a hand type ability of an excluded card is not used
      Given it is South's main phase
      And South's exclusion zone holds these cards, from the top
        | card | effect                          |
        | Seer | own turn, from the hand: mill 1 |
      When South tries to use Seer
      Then it is refused under moncolle_tcg.glossary.exclusion or moncolle_tcg.abilities.hand_type
      And Seer is in South's exclusion zone
