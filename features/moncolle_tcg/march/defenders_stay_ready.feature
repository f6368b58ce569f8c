Feature: March

  @moncolle_tcg.ruling.defenders_stay_ready
  Rule: Units of the defending side are exhausted only by attacking or by a completion type ability.
    Scenario: defenders stay ready without an attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                               |
        | Knight | North | c3   |                                      |
        | Ogre   | South | c2   | normal, declared: kill an enemy unit |
        | Troll  | South | c2   |                                      |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North has marched Knight to c2
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      And the battle has reached South's before-attack timing
      And South has used Ogre on Knight
      When the battle is fought out
      Then Ogre, Troll and Imp are in c2
      And Ogre, Troll and Imp are ready

    Scenario Outline: defenders are exhausted by their attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence |
        | Knight | South | <from> | 1      | 9       |
        | Ogre   | North | <to>   | 1      | 9       |
        | Troll  | North | <to>   | 1      | 9       |
      And South has marched Knight to <to>
      When the battle is fought out with <first> going first
      Then Ogre and Troll are exhausted

      Examples:
        | from | to | first |
        | b1   | b2 | North |
        | b2   | b3 | South |

    Scenario: of defenders a completion type ability exhausts only its user
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Knight | South | b1   |                                        |
        | Ogre   | North | b2   | normal, completion: kill an enemy unit |
        | Troll  | North | b2   |                                        |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When the battle is fought out
      Then Ogre is exhausted
      And Troll is ready
