Feature: Terms

  @moncolle_tcg.glossary.grant_ability
  Rule: To grant an ability is to give it to a unit in addition to those it has.
    Scenario Outline: Resist granted to <seat>'s unit
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing     | effect                                               |
        | Mage | <other> | <from> |              | normal, declared: [<damage>:3] to an enemy unit      |
        | Ogre | <seat>  | <to>   | Resist frost | counter, declared: Resist flame to one of your units |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Ogre
      When both sides pass
      Then <result>

      Examples:
        | seat  | other | from | to | damage | result                         |
        | North | South | b2   | b3 | flame  | Ogre is in b3                  |
        | North | South | b2   | b3 | frost  | Ogre is in b3                  |
        | South | North | b3   | b2 | gale   | Ogre is not on the battlefield |

    Scenario: South's unit uses the ability that was granted, and its own
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                                                               |
        | Mage | South | b2   | normal, declared, uncounterable: grant {normal, declared, uncounterable = [3] to an enemy unit} to one of your units |
        | Page | South | b2   | normal, declared, uncounterable: draw 1                                                                              |
        | Ogre | North | b3   |                                                                                                                      |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Page
      And South has used Page
      When South uses the second ability of Page on Ogre
      Then Ogre is not on the battlefield
      And South's hand has 1 card

    Scenario: a granted ability of completion type exhausts the unit that has got it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                         |
        | Mage | South | b2   | own turn, declared: grant {own turn, completion = draw 1} to one of your units |
        | Page | South | b2   |                                                                                |
      And South has used Mage on Page
      When South uses Page
      Then Page is exhausted
      And Mage is ready
      And South's hand has 1 card

    Scenario: a unit to which one effect grants two abilities has both
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                                                    |
        | Mage | North | b3   | own turn, declared: grant {own turn, declared = mill 2; own turn, declared = draw 1} to one of your units |
        | Page | North | b3   |                                                                                                           |
      And North has used Mage on Page
      And North has used the first ability of Page
      When North uses the second ability of Page
      Then North's hand has 1 card
      And North's discard pile has 2 cards

    Scenario Outline: a granted <icon> is used like a printed one
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                          |
        | Mage | South | b2   | normal, declared, uncounterable: <granted> to one of your units |
        | Page | South | b2   |                                                                 |
        | Ogre | North | b3   |                                                                 |
      And South's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Page
      When South uses <what>
      Then North is asked for a counter

      Examples:
        | icon       | granted    | kind         | cost    | what                                           |
        | Spell icon | Spell fire | battle spell | fire    | Flame through Page on Ogre paid by Page's fire |
        | Item icon  | Item 1     | consumable   | 1 items | Flame through Page on Ogre                     |

    Scenario: what was granted in a battle is gone after it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                                                                           |
        | Mage | South | b2   | 3      | normal, declared, uncounterable: grant {own turn, declared = draw 1} to this & attack +2 to this |
        | Ogre | North | b3   | 2      |                                                                                                  |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And the battle is fought out
      When South tries to use the second ability of Mage
      Then it is refused as meaningless
      And Mage has attack 3
