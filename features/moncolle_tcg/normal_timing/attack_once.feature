Feature: Normal timing

  @moncolle_tcg.battle.attack_once
  Rule: A side attacks once in a battle, and who becomes ready again does not attack a second time.
    Background:
      Given it is South's main phase

    Scenario Outline: who is ready again after the attack does not attack again, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect             |
        | Knight | South | c2   | 2      | 3       | normal: ready this |
        | Ogre   | North | c3   | 2      | 3       | normal: ready this |
      And South has marched Knight to c3
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      And <first> has used <unit>
      And <second> has passed
      When <first> passes
      Then <second> is asked for before attack effects
      And <unit> is ready

      Examples:
        | first | second | unit   |
        | South | North  | Knight |
        | North | South  | Ogre   |

    Scenario Outline: a unit made ready in the chain of its attack does not attack again, <seat> attacking
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                   |
        | Knight | South | a2   | 2      | 3       | counter: ready all units |
        | Ogre   | North | a3   | 2      | 3       | counter: ready all units |
      And South has marched Knight to a3
      And the battle has reached <other>'s right to counter
      And <other> has used <enemy>
      And <seat> has passed
      When <other> passes
      Then <seat> is asked for after attack effects
      And no attack is declared

      Examples:
        | seat  | other | enemy  |
        | South | North | Ogre   |
        | North | South | Knight |

    Scenario Outline: a unit that its attack makes ready does not attack again, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                      |
        | Knight | <seat> | <area> | 3      | 9       | when an enemy unit dies, battle: ready this |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                             |
        | Troll  | <foe>  | <from> | 0      | 3       |                                             |
      And South has marched <units> to c3
      When the battle is fought out with <first> going first
      Then Ogre is not on the battlefield
      And Troll is in <from>

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | c2   | c3   | South |
        | North | South | Ogre and Troll | c3   | c2   | North |
        | South | North | Knight         | c2   | c3   | North |
        | North | South | Ogre and Troll | c3   | c2   | South |

    Scenario Outline: the first side does not attack in the second normal timing, <first> first
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect             |
        | Knight | North | b3   | 2      | 3       | normal: ready this |
        | Ogre   | South | b2   | 2      | 3       | normal: ready this |
      And South has marched Ogre to b3
      And the battle has reached <first>'s after-attack timing, <first> having gone first
      And <first> has used <unit>
      And the battle has reached <second>'s before-attack timing
      When <second> passes
      Then the attackers declared are <enemy>

      Examples:
        | first | second | unit   | enemy  |
        | North | South  | Knight | Ogre   |
        | South | North  | Ogre   | Knight |

    Scenario Outline: the second side attacks once, ready again or not, <second> second
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect             |
        | Knight | North | a3   | 2      | 3       | normal: ready this |
        | Ogre   | South | a2   | 2      | 3       | normal: ready this |
      And South has marched Ogre to a3
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      And <second> has used <unit>
      And <first> has passed
      When <second> passes
      Then no battle is going on
      And Knight is in a3
      And Ogre is in a2

      Examples:
        | first | second | unit   |
        | North | South  | Ogre   |
        | South | North  | Knight |

    Scenario: each battle of a turn has its attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect             |
        | Ogre   | North | b3   | 2      | 9       | normal: ready this |
        | Knight | South | b2   | 0      | 9       |                    |
        | Squire | South | a3   | 0      | 9       |                    |
      And South has marched Knight to b3
      And the battle has reached North's after-attack timing, North having gone first
      And North has used Ogre
      And the battle is fought out
      And South has marched Squire to b3
      And the battle has reached North's before-attack timing
      When North passes
      Then the attackers declared are Ogre
