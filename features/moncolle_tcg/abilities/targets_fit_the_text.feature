Feature: Special abilities

  @moncolle_tcg.ruling.targets_fit_the_text
  Rule: An effect is declared with just as many targets as its text asks for, each of the kind it names; in a battle they are in that battle.
    Scenario Outline: South's ability takes <targets> as targets
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | attribute | level | state     | effect                          |
        | Mage  | South | b2   | earth     | 2     |           | normal, declared: [1] to <whom> |
        | Page  | South | b2   | fire      | 1     |           |                                 |
        | Ogre  | North | b3   | fire      | 2     | exhausted |                                 |
        | Imp   | North | b3   | water     | 1     |           |                                 |
        | Troll | North | b3   | wind      | 3     |           |                                 |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      When South uses Mage on <targets>
      Then North is asked for a counter

      Examples:
        | whom                             | targets        |
        | an enemy unit                    | Imp            |
        | one of your units                | Mage           |
        | one of your units                | Page           |
        | a unit                           | Page           |
        | two enemy units                  | Ogre and Troll |
        | a fire or water unit             | Imp            |
        | an exhausted enemy unit          | Ogre           |
        | a ready enemy unit               | Troll          |
        | an enemy unit of level 2 or less | Ogre           |
        | an enemy unit of level 2 or more | Troll          |
        | two units                        | Page and Imp   |

    Scenario Outline: <targets> do not fit <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area   | attribute | level | state     | effect                          |
        | Mage  | South | <from> | earth     | 2     |           | normal, declared: [1] to <whom> |
        | Page  | South | <from> | fire      | 1     |           |                                 |
        | Ogre  | North | <to>   | fire      | 2     | exhausted |                                 |
        | Imp   | North | <to>   | water     | 1     |           |                                 |
        | Troll | North | <to>   | wind      | 3     |           |                                 |
      And South has marched Mage and Page to <to>
      And the battle has reached South's before-attack timing
      When South tries to use Mage on <targets>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text
      And South is asked for before attack effects

      Examples:
        | from | to | whom                             | targets             |
        | b2   | b3 | an enemy unit                    | Page                |
        | c2   | c3 | one of your units                | Imp                 |
        | a2   | a3 | an enemy unit                    | Ogre and Imp        |
        | b2   | b3 | two enemy units                  | Imp                 |
        | c2   | c3 | two enemy units                  | Imp and Page        |
        | a2   | a3 | two enemy units                  | Page and Imp        |
        | b2   | b3 | two enemy units                  | Imp and Imp         |
        | c2   | c3 | two enemy units                  | Imp, Ogre and Troll |
        | a2   | a3 | a fire or water unit             | Troll               |
        | b2   | b3 | an exhausted enemy unit          | Imp                 |
        | c2   | c3 | a ready enemy unit               | Ogre                |
        | a2   | a3 | an enemy unit of level 2 or less | Troll               |
        | b2   | b3 | an enemy unit of level 2 or more | Imp                 |

    Scenario Outline: without a target South cannot declare an ability at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                           |
        | Mage | South | b2   | normal, declared: [1] to an enemy unit / counter, declared: [1] to an enemy unit |
        | Ogre | North | b3   |                                                                                  |
      And South has marched Mage to b3
      And the battle has reached South's <timing>
      When South tries to use <what>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | timing               | what                       |
        | before-attack timing | Mage                       |
        | after-attack timing  | Mage                       |
        | right to counter     | the second ability of Mage |

    Scenario: a target for an effect that asks for none is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: draw 1 |
      When South tries to use Mage on Mage
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

    Scenario Outline: a unit outside the battle is no target for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                                      |
        | Mage | <seat>  | <from> | normal, declared: [3] to two enemy units / normal, declared: attack +1 to one of your units |
        | Page | <seat>  | a1     |                                                                                             |
        | Ogre | <other> | <to>   |                                                                                             |
        | Imp  | <other> | a4     |                                                                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  | other | from | to | what                               |
        | South | North | b2   | b3 | Mage on Ogre and Imp               |
        | North | South | c3   | c2 | Mage on Imp and Ogre               |
        | South | North | c2   | c3 | the second ability of Mage on Page |

    Scenario: outside battles units anywhere are targets for South
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                 |
        | Mage | South | b2   | own turn, declared: kill an enemy unit |
        | Imp  | North | c4   |                                        |
      When South uses Mage on Imp
      Then Imp is not on the battlefield

    Scenario Outline: for <seat>'s automatic ability <targets> do not fit <whom>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | level | effect                              |
        | Knight | <other> | <from> | 2     |                                     |
        | Page   | <other> | <from> | 2     |                                     |
        | Titan  | <other> | <from> | 3     |                                     |
        | Ogre   | <seat>  | <to>   | 2     | when a battle begins: [1] to <whom> |
        | Imp    | <other> | c4     | 2     |                                     |
      And <other> has marched Knight, Page and Titan to <to>
      When <seat> tries to use Ogre's automatic ability on <targets>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text or moncolle_tcg.timing.battle
      And <seat> is asked for a trigger

      Examples:
        | seat  | other | from | to | whom                             | targets         |
        | North | South | b2   | b3 | an enemy unit                    | Ogre            |
        | North | South | b3   | b2 | an enemy unit                    | Imp             |
        | North | South | c2   | c3 | two enemy units                  | Page            |
        | South | North | c3   | c2 | two enemy units                  | Page and Imp    |
        | North | South | b2   | b3 | two enemy units                  | Imp and Page    |
        | North | South | a2   | a3 | an enemy unit                    | Page and Knight |
        | South | North | a3   | a2 | an enemy unit of level 2 or less | Titan           |
