Feature: Terms

  @moncolle_tcg.glossary.loss
  Rule: A unit that loses an effect or ability no longer has it.
    Scenario Outline: <seat>'s lost ability is refused at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                            |
        | Mage | <other> | <from> | when a battle begins: lose abilities for an enemy unit                            |
        | Ogre | <seat>  | <to>   | normal, declared: draw 1 / counter, declared: draw 1 / normal, completion: draw 1 |
      And <other> has marched Mage to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.glossary.loss
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | North | South | b2   | b3 | before-attack timing | Ogre                       |
        | North | South | b2   | b3 | before-attack timing | the third ability of Ogre  |
        | South | North | b3   | b2 | after-attack timing  | Ogre                       |
        | North | South | b2   | b3 | right to counter     | the second ability of Ogre |

    Scenario: South's lost ability is refused outside battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                   |
        | Bane | South | b2   | own turn, declared: lose abilities for one of your units |
        | Page | South | c2   | own turn, declared: mill 1                               |
      And South has used Bane on Page
      When South tries to use Page
      Then it is refused under moncolle_tcg.glossary.loss
      And South's deck has 3 cards

    Scenario: a unit that loses its special abilities and Resist by one effect has neither
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing     | effect                                                                                                           |
        | Mage | South | b2   |              | own turn, declared: lose abilities and resist for an enemy unit / own turn, declared: [flame:3] to an enemy unit |
        | Ogre | North | b4   | Resist flame | when this dies, always: draw 1                                                                                   |
      And South has used the first ability of Mage on Ogre
      When South uses the second ability of Mage on Ogre
      Then Ogre is in North's discard pile
      And North's hand has 0 cards

    Scenario: an automatic ability that North's unit has lost does not work
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                                    |
        | Mage | South | b2   | 3      | when a battle begins: lose abilities for an enemy unit of level 2 or less |
        | Ogre | North | b3   |        | when this dies: draw 1                                                    |
      And South has marched Mage to b3
      When the battle is fought out with South going first
      Then North's hand has 0 cards
      And Ogre is not on the battlefield

    Scenario Outline: North's unit keeps what it has not lost
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing                 | effect                                              |
        | Mage | South | b2   |                          | when a battle begins: lose <lost> for an enemy unit |
        | Nun  | South | b2   |                          | normal, declared: [flame:3] to an enemy unit        |
        | Ogre | North | b3   | Resist flame, Spell fire | counter, declared: draw 1                           |
      And South has marched Mage and Nun to b3
      And the battle has reached South's before-attack timing
      And South has used Nun on Ogre
      When North passes
      Then <result>

      Examples:
        | lost       | result                         |
        | abilities  | Ogre is in b3                  |
        | spells     | Ogre is in b3                  |
        | initiative | Ogre is in b3                  |
        | weaknesses | Ogre is in b3                  |
        | resist     | Ogre is not on the battlefield |

    Scenario: a unit of North beside the one that loses has lost nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | level | effect                                                                    |
        | Mage | South | c2   | 2     | when a battle begins: lose abilities for an enemy unit of level 3 or more |
        | Ogre | North | c3   | 3     | normal, declared: draw 1                                                  |
        | Imp  | North | c3   | 2     | normal, declared: draw 1                                                  |
      And South has marched Mage to c3
      When the battle reaches North's before-attack timing
      Then North can use exactly Imp

    Scenario Outline: lost <what> are missing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area   | standing           | effect                                              |
        | Mage | South | <from> |                    | when a battle begins: lose <what> for an enemy unit |
        | Ogre | North | <to>   | Spell fire, Item 1 |                                                     |
      And North's hand holds these cards
        | card  | kind   | effect                      |
        | Flame | <kind> | normal, cost <cost>: draw 1 |
      And South has marched Mage to <to>
      And the battle has reached North's before-attack timing
      When North tries to use <used>
      Then it is refused under moncolle_tcg.glossary.loss, moncolle_tcg.standing.spell or moncolle_tcg.standing.item_consumable
      And Flame is in North's hand

      Examples:
        | from | to | what   | kind         | cost    | used                                   |
        | b2   | b3 | spells | battle spell | fire    | Flame through Ogre paid by Ogre's fire |
        | c2   | c3 | items  | consumable   | 1 items | Flame through Ogre                     |

    Scenario: what South's unit has lost in a battle is there again after it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                 |
        | Mage | South | b2   | 3      | own turn, declared: draw 1                             |
        | Ogre | North | b3   |        | when a battle begins: lose abilities for an enemy unit |
      And South has marched Mage to b3
      And the battle has been fought out with South going first
      When South uses Mage
      Then South's hand has 1 card
