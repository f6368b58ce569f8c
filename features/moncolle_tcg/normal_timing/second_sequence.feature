Feature: Normal timing

  @moncolle_tcg.battle.second_sequence
  Rule: In its normal timing, after the first side's, the second side takes normal actions, attacks, and takes normal actions again.
    Background:
      Given it is South's main phase

    Scenario Outline: when the first side is done the second side begins with normal actions, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                    |
        | Knight | South | a2   | 2      | 3       | normal: attack +1 to this |
        | Ogre   | North | a3   | 2      | 3       | normal: attack +1 to this |
      And South has marched Knight to a3
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      And <second> has used <unit>
      When the battle reaches <second>'s after-attack timing
      Then <enemy> is not on the battlefield

      Examples:
        | first | second | unit   | enemy  |
        | South | North  | Ogre   | Knight |
        | North | South  | Knight | Ogre   |

    Scenario Outline: the second side attacks after its first actions, <second> second
      Given these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c3   | 9       |
        | Ogre   | South | c2   | 9       |
      And South has marched Ogre to c3
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> passes
      Then the attackers declared are <unit>
      And <first> is asked for a counter

      Examples:
        | first | second | unit   |
        | North | South  | Ogre   |
        | South | North  | Knight |

    Scenario Outline: the second side takes normal actions again after its attack, <second> second
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | b2   | 0      | 3       | normal: [3] to an enemy unit |
        | Ogre   | North | b3   | 0      | 3       | normal: [3] to an enemy unit |
      And South has marched Knight to b3
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      And <second> has used <unit> on <enemy>
      When <first> passes
      Then <enemy> is not on the battlefield
      And <second> is asked for after attack effects

      Examples:
        | first | second | unit   | enemy  |
        | South | North  | Ogre   | Knight |
        | North | South  | Knight | Ogre   |

    Scenario Outline: who has fallen in the first timing does not attack in the second, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      | 3       |
        | Squire | North | a3   | 3      | 9       |
        | Ogre   | South | a2   | 3      | 3       |
        | Troll  | South | a2   | 3      | 9       |
      And South has marched Ogre and Troll to a3
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> passes
      Then the attackers declared are <left>

      Examples:
        | first | second | left   |
        | North | South  | Troll  |
        | South | North  | Squire |

    Scenario Outline: the first side takes no normal action in the second side's <timing>, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                       |
        | Knight | North | c3   | 9       | normal: [9] to an enemy unit |
        | Ogre   | South | c2   | 9       | normal: [9] to an enemy unit |
      And South has marched Ogre to c3
      And the battle has reached <second>'s <timing>, <first> having gone first
      When <first> tries to use <unit> on <enemy>
      Then it is refused under moncolle_tcg.battle.second_sequence

      Examples:
        | first | second | unit   | enemy  | timing               |
        | North | South  | Knight | Ogre   | before-attack timing |
        | South | North  | Ogre   | Knight | before-attack timing |
        | North | South  | Knight | Ogre   | after-attack timing  |
        | South | North  | Ogre   | Knight | after-attack timing  |

    Scenario: an exhausted second side acts, too
      Given these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                   |
        | Knight | South | a2   |           | 0      | 9       |                          |
        | Ogre   | North | a3   | exhausted | 0      | 9       | normal, declared: draw 1 |
      And South has marched Knight to a3
      And the battle has reached North's before-attack timing, South having gone first
      When North uses Ogre
      Then the chain has 1 declaration
