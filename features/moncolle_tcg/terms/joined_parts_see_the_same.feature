Feature: Terms

  @moncolle_tcg.ruling.joined_parts_see_the_same
  Rule: Every part of a joined effect goes by what was there before any of them.
    Scenario Outline: <text>, and North's unit <lives>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence   | effect                                    |
        | Mage | South | b2   |           | normal, declared: <text> to an enemy unit |
        | Ogre | North | b3   | <defence> |                                           |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      When North passes
      Then Ogre is <found>

      Examples:
        | text             | defence | lives | found                  |
        | defence -1 & [3] | 4       | lives | in b3                  |
        | [3] & defence -1 | 4       | lives | in b3                  |
        | defence +1 & [3] | 3       | dies  | not on the battlefield |
        | [3] & defence +1 | 3       | dies  | not on the battlefield |

    Scenario Outline: <text>: <other>'s protection comes with the damage, too late
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                      |
        | Mage | <seat>  | <from> | normal, declared: <text> to all enemy units |
        | Ogre | <other> | <to>   |                                             |
        | Imp  | <other> | <to>   |                                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      When <other> passes
      Then Ogre and Imp are not on the battlefield

      Examples:
        | seat  | other | from | to | text                                        |
        | South | North | b2   | b3 | Resist flame to all enemy units & [flame:3] |
        | North | South | b3   | b2 | [flame:3] to all enemy units & cannot die   |
