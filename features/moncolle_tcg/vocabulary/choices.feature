Feature: Vocabulary

  @moncolle_tcg.vocabulary.target_up_to
  Rule: Of "up to" so many targets the user chooses at least one and at most that many, each once.
    Scenario Outline: <seat> chooses <units>, of up to three
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | effect                                                |
        | Mage   | <seat> | b2   | own turn, declared: exhaust up to three of your units |
        | Knight | <seat> | a2   |                                                       |
        | Squire | <seat> | b2   |                                                       |
        | Page   | <seat> | c2   |                                                       |
      When <seat> uses Mage on <units>
      Then <units> are exhausted
      And <others> are ready

      Examples:
        | seat  | units                 | others                |
        | South | Squire                | Mage, Knight and Page |
        | North | Page and Knight       | Mage and Squire       |
        | South | Page, Mage and Squire | Knight                |
        | North | Knight                | Mage, Squire and Page |

    Scenario Outline: <seat> does not choose <chosen> where up to two are chosen
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | effect                                              |
        | Mage   | <seat> | b2   | own turn, declared: exhaust up to two of your units |
        | Knight | <seat> | a2   |                                                     |
        | Squire | <seat> | b2   |                                                     |
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.vocabulary.target_up_to or moncolle_tcg.ruling.targets_fit_the_text
      And Mage, Knight and Squire are ready

      Examples:
        | seat  | chosen               | what                            |
        | South | nobody               | Mage                            |
        | North | three                | Mage on Mage, Knight and Squire |
        | South | the same twice       | Mage on Knight and Knight       |
        | North | somebody, then twice | Mage on Mage, Knight and Mage   |

    Scenario Outline: <who> is what <seat> may choose among up to two enemies
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area | effect                                            |
        | Mage   | <seat>  | b2   | own turn, declared: exhaust up to two enemy units |
        | Knight | <seat>  | a2   |                                                   |
        | Ogre   | <other> | b3   |                                                   |
      When <seat> <act>
      Then <outcome>
      And Knight is ready

      Examples:
        | seat  | other | who               | act                                  | outcome                                                                                              |
        | South | North | an enemy alone    | uses Mage on Ogre                    | Ogre is exhausted                                                                                    |
        | North | South | an enemy and none | tries to use Mage on Ogre and Knight | it is refused under moncolle_tcg.vocabulary.target_up_to or moncolle_tcg.ruling.targets_fit_the_text |

    Scenario Outline: <seat> takes <pieces> of up to two pieces of equipment
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                                       |
        | Mage | <seat>  | <from> |          | normal, declared: strip up to two equipment of an enemy unit |
        | Ogre | <other> | <to>   | Item 3   |                                                              |
      And Ogre wears this equipment
        | card   |
        | Sword  |
        | Shield |
        | Helmet |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on <pieces>
      When <other> passes
      Then Ogre wears <left>

      Examples:
        | seat  | other | from | to | pieces           | left              |
        | South | North | b2   | b3 | Sword            | Helmet and Shield |
        | North | South | c3   | c2 | Helmet and Sword | Shield            |

    Scenario Outline: <seat> takes no third of up to two pieces of equipment
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                                       |
        | Mage | <seat>  | <from> |          | normal, declared: strip up to two equipment of an enemy unit |
        | Ogre | <other> | <to>   | Item 3   |                                                              |
      And Ogre wears this equipment
        | card   |
        | Sword  |
        | Shield |
        | Helmet |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Mage on Sword, Shield and Helmet
      Then it is refused under moncolle_tcg.vocabulary.target_up_to or moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

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
        | 1     | 6     | North | South | c3   | c2 | Imp, Troll and Ogre | tries to use Mage on Ogre  | it is refused under moncolle_tcg.ruling.targets_fit_the_text |
        | 6     | 1     | South | North | b2   | b3 | Ogre, Troll and Imp | tries to use Mage on Troll | it is refused under moncolle_tcg.ruling.targets_fit_the_text |
        | 1     | 6     | North | South | c3   | c2 | Troll, Ogre and Imp | uses Mage on Troll         | South is asked for a counter                                 |

    Scenario Outline: once the foremost unit of <other> has fallen the next one is: <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                       |
        | Mage  | <seat>  | <from> | normal, declared: kill a foremost enemy unit |
        | Ogre  | <other> | <to>   |                                              |
        | Imp   | <other> | <to>   |                                              |
        | Troll | <other> | <to>   |                                              |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has passed
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | other | from | to | act                        | outcome                                                      |
        | South | North | b2   | b3 | uses Mage on Imp           | North is asked for a counter                                 |
        | North | South | c3   | c2 | tries to use Mage on Troll | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

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
        | 1     | 6     | North | South | c3   | c2 | tries to use Mage on Mage | it is refused under moncolle_tcg.ruling.targets_fit_the_text |

    Scenario Outline: terrain strengthens the foremost unit of <seat>, not yet that of <other>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect                      |
        | Marsh   | <to> | attack +3 to foremost units |
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Squire | <seat>  | <from> |
        | Ogre   | <other> | <to>   |
        | Imp    | <other> | <to>   |
      And <seat> has marched Knight and Squire to <to>
      And the battle has reached <seat>'s line-up
      When <seat> lines up Squire and Knight
      Then the battlefield holds exactly these units
        | unit   | side    | area | attack |
        | Knight | <seat>  | <to> | 2      |
        | Squire | <seat>  | <to> | 5      |
        | Ogre   | <other> | <to> | 2      |
        | Imp    | <other> | <to> | 2      |

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: outside battles nobody is foremost: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect                      |
        | Marsh   | <area> | attack +3 to foremost units |
      When these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
        | Squire | <seat> | <area> |
      Then Knight has attack 2
      And Squire has attack 2

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c2   |
