Feature: Vocabulary

  @moncolle_tcg.vocabulary.lose_icons
  Rule: A unit that loses a single icon has one fewer of its kind while that lasts, if it has one at that moment.
    Scenario Outline: Ogre with <has> that loses one <lost> <may> <cost>: <other>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                             |
        | Mage | <seat>  | <from> |          | normal, declared: lose one <lost> to an enemy unit |
        | Ogre | <other> | <to>   | <has>    |                                                    |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                              |
        | Flame | <kind> | normal, cost <cost>: attack +1 to one of your units |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And the battle has reached <other>'s before-attack timing
      When <other> <act>
      Then <outcome>

      Examples:
        | seat  | other | from | to | has               | lost  | kind         | cost      | may   | act                                                               | outcome                                                                                        |
        | South | North | b2   | b3 | Spell fire fire   | fire  | battle spell | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's fire               | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell fire fire   | fire  | battle spell | fire fire | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's fire fire  | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Spell fire water  | water | battle spell | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's fire               | Flame is in use                                                                                |
        | North | South | b3   | b2 | Spell multi       | fire  | battle spell | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's multi              | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell fire multi  | multi | battle spell | fire fire | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's fire multi | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Item 2            | item  | consumable   | 1 items   | pays  | uses Flame through Ogre on Ogre                                   | Flame is in use                                                                                |
        | South | North | b2   | b3 | Item 2            | item  | consumable   | 2 items   | lacks | tries to use Flame through Ogre on Ogre                           | it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.cost.must_be_payable |
        | South | North | b2   | b3 | Item 1            | fire  | consumable   | 1 items   | pays  | uses Flame through Ogre on Ogre                                   | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell earth earth | earth | battle spell | earth     | pays  | uses Flame through Ogre on Ogre paid by Ogre's earth              | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell earth fire  | earth | battle spell | earth     | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's earth      | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Spell wind wind   | wind  | battle spell | wind      | pays  | uses Flame through Ogre on Ogre paid by Ogre's wind               | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell wind fire   | wind  | battle spell | wind      | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's wind       | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Spell holy holy   | holy  | battle spell | holy      | pays  | uses Flame through Ogre on Ogre paid by Ogre's holy               | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell holy fire   | holy  | battle spell | holy      | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's holy       | it is refused under moncolle_tcg.standing.spell                                                |
        | South | North | b2   | b3 | Spell evil evil   | evil  | battle spell | evil      | pays  | uses Flame through Ogre on Ogre paid by Ogre's evil               | Flame is in use                                                                                |
        | South | North | b2   | b3 | Spell evil fire   | evil  | battle spell | evil      | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's evil       | it is refused under moncolle_tcg.standing.spell                                                |

    Scenario Outline: Ogre of <items> Item icons that has lost one twice: North <act>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing     | effect                                           |
        | Mage | South | b2   |              | normal, declared: lose one item to an enemy unit |
        | Ogre | North | b3   | Item <items> |                                                  |
      And North's hand holds these cards
        | card  | kind       | effect                                               |
        | Flask | consumable | normal, cost 1 items: attack +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      And South has used Mage on Ogre
      And the battle has reached North's before-attack timing
      When North <act> Flask through Ogre on Ogre
      Then <outcome>

      Examples:
        | items | act          | outcome                                                                                        |
        | 3     | uses         | Flask is in use                                                                                |
        | 2     | tries to use | it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.cost.must_be_payable |

    Scenario Outline: a unit of three Spell icons that has lost two of them by one effect <may> <cost>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing             | effect                                           |
        | Mage | South | b2   |                      | normal, declared: lose two fire to an enemy unit |
        | Ogre | North | b3   | Spell fire fire fire |                                                  |
      And North's hand holds these cards
        | card  | kind         | effect                                              |
        | Flame | battle spell | normal, cost <cost>: attack +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And the battle has reached North's before-attack timing
      When North <act>
      Then <outcome>

      Examples:
        | cost      | may   | act                                                              | outcome                                         |
        | fire      | pays  | uses Flame through Ogre on Ogre paid by Ogre's fire              | Flame is in use                                 |
        | fire fire | lacks | tries to use Flame through Ogre on Ogre paid by Ogre's fire fire | it is refused under moncolle_tcg.standing.spell |

    Scenario Outline: what North's unit does not have when it loses it is not lost later: <first>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                                                           |
        | Mage | South | b2   |          | normal, declared: <first> an enemy unit / normal, declared: <then> an enemy unit |
        | Ogre | North | b3   |          |                                                                                  |
      And North's hand holds these cards
        | card  | kind         | effect                                            |
        | Flame | battle spell | normal, cost fire: attack +1 to one of your units |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used the first ability of Mage on Ogre
      And North has passed
      And South has used the second ability of Mage on Ogre
      And the battle has reached North's before-attack timing
      When North <act> Flame through Ogre on Ogre paid by Ogre's fire
      Then <outcome>

      Examples:
        | first            | then             | act          | outcome                                         |
        | lose one fire to | Spell fire to    | uses         | Flame is in use                                 |
        | Spell fire to    | lose one fire to | tries to use | it is refused under moncolle_tcg.standing.spell |

    Scenario Outline: North's unit that has lost an Item icon gives up what it cannot wear: <card>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing | effect                                           |
        | Mage | South | b2   |          | normal, declared: lose one item to an enemy unit |
        | Ogre | North | b3   | Item 2   |                                                  |
      And Ogre wears this equipment
        | card   | cost |
        | Sword  | 1    |
        | Shield | 1    |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has passed
      When North throws <card> away
      Then Ogre wears <left>
      And South is asked for before attack effects

      Examples:
        | card   | left   |
        | Sword  | Shield |
        | Shield | Sword  |

    Scenario: after the battle South's unit has its icon again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing | attack | effect                                               |
        | Mage   | South | b2   |          | 0      | normal, declared: lose one item to one of your units |
        | Squire | South | b2   | Item 2   | 0      |                                                      |
        | Page   | South | b2   | Item 2   | 0      |                                                      |
        | Ogre   | North | b3   |          | 0      |                                                      |
      And Page wears this equipment
        | card  | cost |
        | Sword | 2    |
      And South has marched Mage, Squire and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Squire
      And the battle has been fought out
      When South passes Sword to Squire
      Then Squire wears Sword
