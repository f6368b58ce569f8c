Feature: Normal timing

  Each side in its turn takes normal actions, attacks once with everybody ready, and takes normal actions again.

  @moncolle_tcg.battle.first_sequence
  Rule: In its normal timing the first side takes normal actions, then attacks, then takes normal actions again.
    Background:
      Given it is South's main phase

    Scenario Outline: a normal action comes before the attack and counts for it, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                    |
        | Knight | South | c2   | 2      | 3       | normal: attack +1 to this |
        | Ogre   | North | c3   | 2      | 3       | normal: attack +1 to this |
      And South has marched Knight to c3
      And the battle has reached <first>'s before-attack timing
      And <first> has used <unit>
      When the battle reaches <first>'s after-attack timing
      Then <enemy> is not on the battlefield

      Examples:
        | first | unit   | enemy  |
        | South | Knight | Ogre   |
        | North | Ogre   | Knight |

    Scenario Outline: the attack comes after the actions, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | effect         |
        | Knight | North | a3   | normal: draw 1 |
        | Ogre   | South | a2   | normal: draw 1 |
      And South has marched Ogre to a3
      And the battle has reached <first>'s before-attack timing
      When <first> passes
      Then the attackers declared are <unit>
      And <second> is asked for a counter

      Examples:
        | first | second | unit   |
        | North | South  | Knight |
        | South | North  | Ogre   |

    Scenario Outline: normal actions come again after the attack, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | b2   | 0      | 3       | normal: [3] to an enemy unit |
        | Ogre   | North | b3   | 0      | 3       | normal: [3] to an enemy unit |
      And South has marched Knight to b3
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      And <first> has used <unit> on <enemy>
      When <second> passes
      Then <enemy> is not on the battlefield
      And <first> is asked for after attack effects

      Examples:
        | first | second | unit   | enemy  |
        | South | North  | Knight | Ogre   |
        | North | South  | Ogre   | Knight |

    Scenario Outline: the second side takes no normal action in the first side's <timing>, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | South | c2   | 9       | normal: [9] to an enemy unit |
        | Ogre   | North | c3   | 9       | normal: [9] to an enemy unit |
      And South has marched Knight to c3
      And the battle has reached <first>'s <timing>, <first> having gone first
      When <second> tries to use <unit> on <enemy>
      Then it is refused under moncolle_tcg.battle.first_sequence

      Examples:
        | first | second | unit   | enemy  | timing               |
        | South | North  | Ogre   | Knight | before-attack timing |
        | North | South  | Knight | Ogre   | before-attack timing |
        | South | North  | Ogre   | Knight | after-attack timing  |
        | North | South  | Knight | Ogre   | after-attack timing  |

    Scenario Outline: a side has no third round of normal actions, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | b3   | 9       |
        | Ogre   | South | b2   | 9       |
      And South has marched Ogre to b3
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      When <first> passes
      Then <second> is asked for before attack effects

      Examples:
        | first | second |
        | North | South  |
        | South | North  |
