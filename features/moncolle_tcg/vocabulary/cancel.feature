Feature: Vocabulary

  @moncolle_tcg.vocabulary.cancel
  Rule: A declaration that is cancelled does nothing when its turn in the chain comes.
    Background:
      Given it is South's main phase

    Scenario: North cancels South's ability
      Given these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | normal, declared: [3] to an enemy unit  |
        | Ogre | North | b3   | counter, declared: cancel a declaration |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre on Mage
      When both sides pass
      Then Ogre is in b3

    Scenario Outline: a cancelled card of South is discarded
      Given these units are on the battlefield
        | unit | side  | area | standing           | effect                                  |
        | Mage | South | b2   | Spell fire, Item 1 |                                         |
        | Ogre | North | b3   |                    | counter, declared: cancel a declaration |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <what>
      And North has used Ogre on Flame
      When both sides pass
      Then Ogre is in b3
      And Flame is in South's discard pile

      Examples:
        | kind         | cost    | what                                           |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario: of two declarations the one chosen is cancelled
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                          |
        | Mage | South | c2   | normal, declared: [3] to an enemy unit / counter, declared: attack +1 to this   |
        | Page | South | c2   | counter, declared: attack +2 to this                                            |
        | Ogre | North | c3   | counter, declared: defence -1 to this / counter, declared: cancel a declaration |
      And South has marched Mage and Page to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      And South has used Page
      And North has used the second ability of Ogre on Mage
      When both sides pass
      Then Page has attack 4
      And Ogre has defence 2

    Scenario: what cancels an enemy declaration cancels none of one's own
      Given these units are on the battlefield
        | unit | side  | area | effect                                         |
        | Mage | South | c2   | normal, declared: [1] to an enemy unit         |
        | Page | South | c2   | counter, declared: cancel an enemy declaration |
        | Ogre | North | c3   | counter, declared: attack +1 to this           |
      And South has marched Mage and Page to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      When South tries to use Page on Mage
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

    Scenario: what cancels an enemy declaration cancels the opponent's
      Given these units are on the battlefield
        | unit | side  | area | effect                                         |
        | Mage | South | c2   | normal, declared: [1] to an enemy unit         |
        | Page | South | c2   | counter, declared: cancel an enemy declaration |
        | Ogre | North | c3   | counter, declared: attack +1 to this           |
      And South has marched Mage and Page to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      And South has used Page on Ogre
      When both sides pass
      Then Ogre has attack 2

    Scenario: of the declarations of South and North the third is cancelled
      Given these units are on the battlefield
        | unit | side  | area | effect                                                                         |
        | Mage | South | b2   | normal, declared: draw 1                                                       |
        | Page | South | b2   | counter, declared: attack +2 to this                                           |
        | Ogre | North | b3   | counter, declared: attack +1 to this / counter, declared: cancel a declaration |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre
      And South has used Page
      And North has used the second ability of Ogre on Page
      When both sides pass
      Then Page has attack 2
      And Ogre has attack 3
      And South's hand has 1 card
