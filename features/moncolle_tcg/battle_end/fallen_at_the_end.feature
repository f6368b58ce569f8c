Feature: Battle end

  @moncolle_tcg.ruling.fallen_at_the_end
  Rule: A unit that dies because granted effects vanish is not alive when the result of the march is fixed.
    Background:
      Given it is South's main phase

    Scenario: the last defender falls at the end, and the march succeeds
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                             |
        | Knight | South | c2   | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
        | Ogre   | North | c3   | 0      | 3       | normal: defence +1 to this                         |
      And South has marched Knight to c3
      And the battle has reached North's before-attack timing
      And North has used Ogre
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | c3   |

    Scenario: the last marcher falls at the end, South marching, and the defender is left
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                             |
        | Knight | South | a2   | 0      | 3       | normal: defence +1 to this                         |
        | Ogre   | North | a3   | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
      And South has marched Knight to a3
      And the battle has reached South's before-attack timing
      And South has used Knight
      And the battle has reached North's before-attack timing
      And North has used Ogre on Knight
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit | area |
        | Ogre | a3   |

    Scenario: a base whose last defender falls at the end is taken
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                             |
        | Knight | South | b3   | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
        | Ogre   | North | b4   | 0      | 3       | normal: defence +1 to this                         |
      And South has marched Knight to b4
      And the battle has reached North's before-attack timing
      And North has used Ogre
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle is fought out
      Then South has won

    Scenario: one of two defenders falls at the end, and the march fails
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                             |
        | Knight | South | b2   | 0      | 3       | normal: defence -3 to an enemy unit until turn end |
        | Ogre   | North | b3   | 0      | 3       | normal: defence +1 to this                         |
        | Troll  | North | b3   | 0      | 3       |                                                    |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Ogre
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | b2   |
        | Troll  | b3   |
