Feature: Counter chain

  @moncolle_tcg.ruling.one_proper_unit_of_a_party
  Rule: A counter that reaches a whole party may be used if one unit of it is a proper target, and reaches all of it.
    Background:
      Given it is South's main phase

    Scenario: North's counter reaches all units of a party
      Given these units are on the battlefield
        | unit   | side  | area | effect                                    |
        | Mage   | South | b2   | normal, declared: draw 1                  |
        | Page   | South | b2   |                                           |
        | Squire | South | b2   |                                           |
        | Ogre   | North | b3   | counter, declared: [3] to all enemy units |
      And South has marched Mage, Page and Squire to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      When both sides pass
      Then Mage, Page and Squire are not on the battlefield

    Scenario: North's party is protected when one unit of it is aimed at
      Given these units are on the battlefield
        | unit | side  | area | standing   | effect                                 |
        | Mage | South | c2   |            | normal, declared: [1] to an enemy unit |
        | Ogre | North | c3   | Spell fire |                                        |
        | Imp  | North | c3   |            |                                        |
      And North's hand holds these cards
        | card | kind         | effect                                       |
        | Wall | battle spell | counter, cost fire: defence +2 to your units |
      And South has marched Mage to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      And North has used Wall through Ogre paid by Ogre's fire
      When both sides pass
      Then Ogre has defence 5
      And Imp has defence 5

    Scenario: North's party of whom none has to do with the chain is no proper target
      Given these units are on the battlefield
        | unit | side  | area | standing   | effect                   |
        | Mage | South | b2   |            | normal, declared: draw 1 |
        | Ogre | North | b3   | Spell fire |                          |
        | Imp  | North | b3   |            |                          |
      And North's hand holds these cards
        | card | kind         | effect                                       |
        | Wall | battle spell | counter, cost fire: defence +2 to your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to use Wall through Ogre paid by Ogre's fire
      Then it is refused under moncolle_tcg.ruling.one_proper_unit_of_a_party, moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration
      And Wall is in North's hand
