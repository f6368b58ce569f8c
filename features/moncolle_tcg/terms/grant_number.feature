Feature: Terms

  @moncolle_tcg.glossary.grant_number
  Rule: To grant a number is to add it to the original value.
    Scenario Outline: two grants to <seat>'s unit add up
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | attack | effect                                                                          |
        | Mage | <seat>  | <from> | 3      | normal, declared: attack +2 to this / normal, declared: attack <second> to this |
        | Ogre | <other> | <to>   |        |                                                                                 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has passed
      And <seat> has used the second ability of Mage
      When <other> passes
      Then Mage has attack <total>

      Examples:
        | seat  | other | from | to | second | total |
        | South | North | b2   | b3 | +1     | 6     |
        | North | South | b3   | b2 | +2     | 7     |
        | South | North | b2   | b3 | -3     | 2     |

    Scenario: what is granted to South's attacker is dealt
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                              |
        | Mage | South | b2   | 2      |         | normal, declared: attack +1 to this |
        | Ogre | North | b3   |        | 3       |                                     |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has passed
      And South has passed
      When North passes
      Then Ogre is not on the battlefield

    Scenario: a granted number is added to what equipment adds
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | standing | effect                                |
        | Mage | South | b2   | 2      | Item 1   | own turn, declared: attack +1 to this |
      And Mage wears this equipment
        | card  | attack |
        | Sword | 2      |
      When South uses Mage
      Then Mage has attack 5

    Scenario Outline: <text> granted to South's unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence | effect                                       |
        | Mage   | South | <area> |        |         | own turn, declared: <text> one of your units |
        | Knight | South | <area> | 3      | 4       |                                              |
        | Page   | South | <area> | 3      | 4       |                                              |
      When South uses Mage on Knight
      Then the battlefield holds exactly these units
        | unit   | attack   | defence   |
        | Mage   | 2        | 3         |
        | Knight | <attack> | <defence> |
        | Page   | 3        | 4         |

      Examples:
        | area | text                      | attack | defence |
        | b2   | attack +2 to              | 5      | 4       |
        | a2   | defence +1 to             | 3      | 5       |
        | b2   | defence -3 to             | 3      | 1       |
        | c2   | attack -1 & defence +2 to | 2      | 6       |
        | a2   | attack +1 & defence -1 to | 4      | 3       |

    Scenario Outline: defence that is granted counts against an effect: [<n>] to North's unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                       |
        | Mage | South | b2   |         | normal, declared: [<n>] to an enemy unit     |
        | Ogre | North | b3   | 3       | counter, declared: defence <granted> to this |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      When both sides pass
      Then Ogre is <found>

      Examples:
        | granted | n | found                  |
        | +2      | 4 | in b3                  |
        | +2      | 5 | not on the battlefield |
        | -1      | 2 | not on the battlefield |
