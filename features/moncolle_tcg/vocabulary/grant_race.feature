Feature: Vocabulary

  @moncolle_tcg.vocabulary.grant_race
  Rule: A race that a text gives a unit takes the place of its own while that lasts; of several the latest counts.
    Background:
      Given it is South's main phase

    Scenario Outline: <race> Squire gets the race Elf: South <act>
      Given these units are on the battlefield
        | unit   | side  | area | race   | effect                                                                                      |
        | Mage   | South | b1   |        | own turn, declared: race Elf to one of your units                                           |
        | Squire | South | b1   | <race> |                                                                                             |
        | Seer   | South | b1   |        | own turn, declared: attack +2 to an Elf unit / own turn, declared: attack +3 to an Orc unit |
      And South has used Mage on Squire
      When South <act>
      Then <outcome>

      Examples:
        | race | act                                               | outcome                                                      |
        | Orc  | uses the first ability of Seer on Squire          | Squire has attack 4                                          |
        | Orc  | tries to use the second ability of Seer on Squire | it is refused under moncolle_tcg.ruling.targets_fit_the_text |
        | Elf  | uses the first ability of Seer on Squire          | Squire has attack 4                                          |
        | Orc  | tries to use the first ability of Seer on Mage    | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario: South's unit of no race gets one
      Given these terrains lie on the field
        | terrain | area | effect                 |
        | Marsh   | b2   | attack +2 to Elf units |
      And these units are on the battlefield
        | unit   | side  | area | effect                                            |
        | Mage   | South | b2   | own turn, declared: race Elf to one of your units |
        | Squire | South | b2   |                                                   |
      When South uses Mage on Squire
      Then Squire has attack 4
      And Mage has attack 2

    Scenario Outline: of two races that South's unit gets the latest counts: <order>
      Given these terrains lie on the field
        | terrain | area | effect                                                                     |
        | Marsh   | b2   | attack +2 to Elf units / attack +3 to Titan units / attack +4 to Orc units |
      And these units are on the battlefield
        | unit   | side  | area | race | effect                                                                                                  |
        | Mage   | South | b2   |      | own turn, declared: race Elf to one of your units / own turn, declared: race Titan to one of your units |
        | Squire | South | b2   | Orc  |                                                                                                         |
      And South has used the <order> ability of Mage on Squire
      When South uses the <then> ability of Mage on Squire
      Then Squire has attack <attack>
      And Mage has attack 2

      Examples:
        | order  | then   | attack |
        | first  | second | 5      |
        | second | first  | 4      |

    Scenario Outline: a race that South's unit gets lasts as long as the effect: <until>
      Given these terrains lie on the field
        | terrain | area | effect                                            |
        | Marsh   | b3   | attack +2 to Elf units / attack +3 to Titan units |
      And these units are on the battlefield
        | unit   | side  | area | race | attack | effect                                                              |
        | Mage   | South | b2   |      | 1      | normal, declared: race Titan to one of your units until <until> end |
        | Squire | South | b2   | Elf  | 2      |                                                                     |
        | Ogre   | North | b3   |      | 0      |                                                                     |
      And South has marched Mage and Squire to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Squire
      And North has passed
      When the battle is fought out
      Then Squire is in b3
      And Squire has attack <attack>

      Examples:
        | until  | attack |
        | battle | 4      |
        | turn   | 5      |

    Scenario Outline: <race> of the race <granted>: South <act> in the battle
      Given these units are on the battlefield
        | unit | side  | area | race   | standing   | effect                                                |
        | Mage | South | b2   |        |            | normal, declared: race <granted> to one of your units |
        | Seer | South | b2   | <race> | Spell fire |                                                       |
        | Ogre | North | b3   |        |            |                                                       |
      And South's hand holds these cards
        | card  | kind         | only for | effect                                  |
        | Flame | battle spell | Elf      | normal, cost fire: [9] to an enemy unit |
      And South has marched Mage and Seer to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Seer
      And North has passed
      When South <act> Flame through Seer on Ogre paid by Seer's fire
      Then <outcome>

      Examples:
        | race | granted | act          | outcome                                          |
        | Orc  | Elf     | uses         | Flame is in use                                  |
        | Elf  | Orc     | tries to use | it is refused under moncolle_tcg.deck.secret_art |

    Scenario: what terrain gives to a race strikes with South's unit that has just got it
      Given these terrains lie on the field
        | terrain | area | effect                 |
        | Marsh   | b3   | attack +2 to Elf units |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                          |
        | Mage   | South | b2   | 1      |         | normal, declared: race Elf to one of your units |
        | Squire | South | b2   | 2      |         |                                                 |
        | Ogre   | North | b3   | 0      | 5       |                                                 |
      And South has marched Mage and Squire to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Squire
      And North has passed
      When the battle is fought out
      Then Ogre is in North's discard pile
      And Squire is in b3
