Feature: Special abilities

  @moncolle_tcg.abilities.completion_cost
  Rule: A completion type ability is used by exhausting the unit that has it.
    Scenario Outline: South's unit is exhausted at the declaration, at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                   |
        | Mage | South | b2   | normal, completion: draw 1 / counter, completion: draw 1 |
        | Page | South | b2   |                                                          |
        | Ogre | North | b3   |                                                          |
      And South has marched Mage and Page to b3
      And the battle has reached South's <timing>, <first> having gone first
      When South uses <what>
      Then Mage is exhausted
      And Page is ready
      And South's hand has 0 cards

      Examples:
        | timing               | first | what                       |
        | before-attack timing | South | Mage                       |
        | right to counter     | North | the second ability of Mage |

    Scenario Outline: a completion type ability exhausts <seat>'s unit as a counter, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <foe>  | <from> | 0      | 9       |                             |
        | Ogre   | <seat> | <area> | 0      | 9       | counter, completion: draw 1 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s right to counter, <foe> having gone first
      When <seat> uses Ogre
      Then Ogre is exhausted

      Examples:
        | seat  | foe   | unit   | from | area |
        | North | South | Knight | a2   | a3   |
        | South | North | Ogre   | a3   | a2   |

    Scenario: a completion type ability in its player's turn exhausts South's unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                       |
        | Mage | South | c2   | own turn, completion: draw 1 |
      When South uses Mage
      Then Mage is exhausted
      And South's hand has 1 card

    Scenario: South's unit that has used a completion type ability does not attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                     |
        | Mage | South | b2   | 5      | normal, completion: draw 1 |
        | Page | South | b2   | 1      |                            |
        | Ogre | North | b3   |        |                            |
      And South has marched Mage and Page to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has passed
      When South passes
      Then the attackers declared are Page

    Scenario: a unit stays exhausted when nothing comes of its ability
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Mage | North | c3   | normal, completion: [3] to an enemy unit            |
        | Ogre | South | c2   | counter, declared: return to hand one of your units |
        | Imp  | South | c2   |                                                     |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage on Imp
      And South has used Ogre on Imp
      When both sides pass
      Then Mage is exhausted
