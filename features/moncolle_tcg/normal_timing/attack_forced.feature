Feature: Normal timing

  @moncolle_tcg.battle.attack_forced
  Rule: The attack is mandatory, and every ready unit of the side takes part in it.
    Scenario Outline: all ready units attack, those with attack 0 as well, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b2   | 3      |
        | Squire | South | b2   | 0      |
        | Page   | South | b2   | 1      |
        | Ogre   | North | b3   | 3      |
        | Troll  | North | b3   | 0      |
        | Imp    | North | b3   | 1      |
      And South has marched Knight, Squire and Page to b3
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <units>

      Examples:
        | seat  | units                   |
        | South | Knight, Squire and Page |
        | North | Ogre, Troll and Imp     |

    Scenario Outline: exhausted units do not attack, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                     |
        | Knight | North | a3   | 9       | normal, completion: draw 1 |
        | Squire | North | a3   | 9       |                            |
        | Ogre   | South | a2   | 9       | normal, completion: draw 1 |
        | Troll  | South | a2   | 9       |                            |
      And South has marched Ogre and Troll to a3
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <tired>
      And <other> has passed
      When <seat> passes
      Then the attackers declared are <left>

      Examples:
        | seat  | other | tired  | left   |
        | North | South | Knight | Squire |
        | South | North | Ogre   | Troll  |

    Scenario: defenders that were exhausted before the battle do not attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c2   |           |
        | Ogre   | North | c3   | exhausted |
        | Troll  | North | c3   | ready     |
      And South has marched Knight to c3
      And the battle has reached North's before-attack timing
      When North passes
      Then the attackers declared are Troll

    Scenario: who was made ready before the attack attacks
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                          |
        | Knight | South | b2   |           | 9       |                                 |
        | Ogre   | North | b3   | exhausted |         |                                 |
        | Troll  | North | b3   | ready     |         | normal: ready one of your units |
      And South has marched Knight to b3
      And the battle has reached North's before-attack timing
      And North has used Troll on Ogre
      And South has passed
      When North passes
      Then the attackers declared are Ogre and Troll

    Scenario Outline: who was summoned into the battle attacks, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | a2   | 9       |
        | Ogre   | North | a3   | 9       |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <unit> and Imp

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: units elsewhere do not attack, <seat> attacking
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | b2   |
        | Ogre   | North | c3   |
        | Troll  | North | c3   |
      And North has marched Ogre to c2
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <unit>

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: units elsewhere do not attack in South's turn either, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
        | Ogre   | North | a3   |
        | Troll  | North | b3   |
      And South has marched Knight to a3
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then the attackers declared are <unit>

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: in the second normal timing the attack is mandatory, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 1      | 9       |
        | Squire | North | b3   | 1      | 9       |
        | Ogre   | South | b2   | 1      | 9       |
        | Troll  | South | b2   | 1      | 9       |
      And South has marched Ogre and Troll to b3
      And the battle has reached <second>'s before-attack timing, <first> having gone first
      When <second> passes
      Then the attackers declared are <units>

      Examples:
        | first | second | units             |
        | North | South  | Ogre and Troll    |
        | South | North  | Knight and Squire |
