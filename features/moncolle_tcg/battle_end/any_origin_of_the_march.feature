Feature: Battle end

  @moncolle_tcg.ruling.any_origin_of_the_march
  Rule: An instantly summoned unit may go to every area from which the march began, also of units that have fallen, and also where it does not fit.
    Background:
      Given it is South's main phase

    Scenario: the origin of a fallen unit may be chosen
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Squire | South | b3   | 0      | 1       |
        | Knight | South | a2   | 0      | 9       |
        | Ogre   | North | a3   | 1      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight and Squire to a3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to b3
      Then Imp is in b3
      And Squire is not on the battlefield

    Scenario: with all marchers fallen their origins are left
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Squire | South | c3   | 0      | 1       |
        | Knight | South | b2   | 0      | 1       |
        | Ogre   | North | b3   | 2      | 9       |
      And South's hand holds these cards
        | card | instant | defence |
        | Imp  | yes     | 3       |
      And South has marched Knight and Squire to b3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to c3
      Then the battlefield holds exactly these units
        | unit | area |
        | Imp  | c3   |
        | Ogre | b3   |

    Scenario: an origin where the unit does not fit may be chosen
      Given these terrains lie on the field
        | terrain | area | limit |
        | Ledge   | c2   | 4     |
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | c2   | 2     | 0      | 9       |
        | Page   | South | c2   | 2     | 0      | 9       |
        | Squire | South | b3   | 2     | 0      | 9       |
        | Ogre   | North | c3   | 2     | 0      | 9       |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 1     |
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to c2
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | c2   |
        | Page   | c2   |
        | Squire | b3   |
        | Ogre   | c3   |
