Feature: Vocabulary

  @moncolle_tcg.vocabulary.cannot_die
  Rule: A unit that cannot die survives damage and killing effects while that lasts.
    Scenario Outline: <what> does not kill <seat>'s unit that cannot die
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                             |
        | Mage | <other> | <from> | normal, declared: <what> to an enemy unit          |
        | Ogre | <seat>  | <to>   | counter, declared: cannot die to one of your units |
        | Imp  | <seat>  | <to>   |                                                    |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Imp
      And <seat> has used Ogre on Imp
      When both sides pass
      Then Imp is <found>

      Examples:
        | seat  | other | from | to | what          | found                  |
        | North | South | b2   | b3 | [9]           | in b3                  |
        | North | South | b2   | b3 | [flame:9]     | in b3                  |
        | North | South | b2   | b3 | kill          | in b3                  |
        | North | South | b2   | b3 | kill by flame | in b3                  |
        | North | South | b2   | b3 | discard       | not on the battlefield |
        | South | North | b3   | b2 | exclude       | not on the battlefield |

    Scenario Outline: an attack does not kill North's unit that cannot die
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                             |
        | Knight | South | b2   | 6      |                                                    |
        | Ogre   | North | b3   |        | counter, declared: cannot die to one of your units |
        | Imp    | North | b3   |        |                                                    |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      And North has used Ogre on <unit>
      When both sides pass
      Then <unit> is in b3
      And <fallen> is not on the battlefield

      Examples:
        | unit | fallen |
        | Ogre | Imp    |
        | Imp  | Ogre   |

    Scenario: a unit that could not die can die in the next battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                                         |
        | Mage | South | b2   | normal, declared, uncounterable: cannot die to a unit / own turn, declared: kill an enemy unit |
        | Ogre | North | b3   |                                                                                                |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And the battle is fought out
      When South uses the second ability of Mage on Ogre
      Then Ogre is not on the battlefield
