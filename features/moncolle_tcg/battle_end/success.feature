Feature: Battle end

  @moncolle_tcg.march.success
  Rule: If only units of the marching side are alive, the march succeeds, and its units control the terrain.
    Background:
      Given it is South's main phase

    Scenario: with the defenders dead all marchers stay
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 3       |
        | Squire | South | b3   | 0      | 3       |
        | Ogre   | North | a3   | 3      | 3       |
      And South has marched Knight and Squire to a3
      When the battle is fought out with South going first
      Then Knight and Squire are in a3
      And Ogre is not on the battlefield

    Scenario: who survives of the marchers stays
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Squire | South | b2   | 1      | 2       |
        | Knight | South | b2   | 3      | 3       |
        | Ogre   | North | b3   | 2      | 3       |
      And South has marched Knight and Squire to b3
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | b3   |

    Scenario: a march succeeds after a simultaneous attack, too
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 3      | 3       |
        | Ogre   | North | c3   | 2      | 3       |
      And South has marched Knight to c3
      When the battle is fought out with equal initiative
      Then Knight is in c3

    Scenario: units summoned into the battle stay with the marchers
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 9       |
        | Ogre   | North | a3   | 0      | 3       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to a3
      And South has instantly summoned Imp
      When the battle is fought out with South going first
      Then Knight and Imp are in a3

    Scenario: terrain is placed next to enemy terrain that was taken
      Given North has placed plain terrain on a3
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 3      | 9       |
        | Ogre   | North | a3   | 0      | 3       |
      And South's hand holds these cards
        | card   | kind    |
        | Meadow | terrain |
      And South has marched Knight to a3
      And the battle has been fought out with South going first
      When South places Meadow on a4
      Then Meadow lies on a4
