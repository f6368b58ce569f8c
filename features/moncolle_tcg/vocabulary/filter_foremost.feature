Feature: Vocabulary

  @moncolle_tcg.vocabulary.filter_foremost
  Rule: The foremost unit of a side is the one at the front of its line-up; outside battles, and before it has lined up, there is none.
    Scenario Outline: <seat> chooses the foremost of <order>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                       |
        | Mage  | <seat>  | <from> | normal, declared: kill a foremost enemy unit |
        | Ogre  | <other> | <to>   |                                              |
        | Imp   | <other> | <to>   |                                              |
        | Troll | <other> | <to>   |                                              |
      And <seat> has marched Mage to <to>
      And the battle has reached <other>'s line-up
      And the initiative dice will show South <south> and North <north>
      And <other> has lined up <order>
      And the battle has reached <seat>'s before-attack timing
      When <seat> <act>
      Then <outcome>

      Examples:
        | south | north | seat  | other | from | to | order               | act                        | outcome                                                      |
        | 6     | 1     | South | North | b2   | b3 | Imp, Troll and Ogre | uses Mage on Imp           | North is asked for a counter                                 |
        | 1     | 6     | North | South | b3   | b2 | Imp, Troll and Ogre | tries to use Mage on Ogre  | it is refused under moncolle_tcg.ruling.targets_fit_the_text |
        | 6     | 1     | South | North | b2   | b3 | Ogre, Troll and Imp | tries to use Mage on Troll | it is refused under moncolle_tcg.ruling.targets_fit_the_text |
        | 1     | 6     | North | South | b3   | b2 | Troll, Ogre and Imp | uses Mage on Troll         | South is asked for a counter                                 |

    Scenario Outline: once the foremost unit of South has fallen the next one is: <act>
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                       |
        | Mage  | North | b3   | normal, declared: kill a foremost enemy unit |
        | Ogre  | South | b2   |                                              |
        | Imp   | South | b2   |                                              |
        | Troll | South | b2   |                                              |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And South has passed
      When North <act>
      Then <outcome>

      Examples:
        | act                        | outcome                                                      |
        | uses Mage on Imp           | South is asked for a counter                                 |
        | tries to use Mage on Troll | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario Outline: each side has its own foremost unit: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                    |
        | Mage   | <seat>  | <from> | normal, declared: attack +3 to one of your foremost units |
        | Knight | <seat>  | <from> |                                                           |
        | Ogre   | <other> | <to>   |                                                           |
      And <seat> has marched Mage and Knight to <to>
      And the battle has reached <seat>'s line-up
      And the initiative dice will show South <south> and North <north>
      And <seat> has lined up Knight and Mage
      And the battle has reached <seat>'s before-attack timing
      When <seat> <act>
      Then <outcome>

      Examples:
        | south | north | seat  | other | from | to | act                       | outcome                                                      |
        | 6     | 1     | South | North | b2   | b3 | uses Mage on Knight       | North is asked for a counter                                 |
        | 1     | 6     | North | South | b3   | b2 | tries to use Mage on Mage | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario: terrain strengthens the foremost unit of South, not yet that of North
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect                      |
        | Marsh   | b3   | attack +3 to foremost units |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
        | Imp    | North | b3   |
      And South has marched Knight and Squire to b3
      And the battle has reached South's line-up
      When South lines up Squire and Knight
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack |
        | Knight | South | b3   | 2      |
        | Squire | South | b3   | 5      |
        | Ogre   | North | b3   | 2      |
        | Imp    | North | b3   | 2      |

    Scenario: outside battles nobody is foremost
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect                      |
        | Marsh   | b2   | attack +3 to foremost units |
      When these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
      Then Knight has attack 2
      And Squire has attack 2
