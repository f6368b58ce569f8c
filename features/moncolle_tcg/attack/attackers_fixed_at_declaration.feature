Feature: Attack

  @moncolle_tcg.ruling.attackers_fixed_at_declaration
  Rule: Who attacks is fixed when the attack is declared: who is exhausted before it takes effect still attacks, who has left the battle does not.
    Background:
      Given it is South's main phase

    Scenario Outline: who is exhausted by a counter still attacks, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                         |
        | Knight | <seat> | <area> | 2      | 9       |                                |
        | Squire | <seat> | <area> | 2      | 9       |                                |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: exhaust an enemy unit |
      And South has marched <units> to b3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on <victim>
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | victim | first |
        | South | North | Knight and Squire | b2   | b3   | Squire | South |
        | North | South | Ogre              | b3   | b2   | Knight | North |
        | South | North | Knight and Squire | b2   | b3   | Squire | North |
        | North | South | Ogre              | b3   | b2   | Knight | South |

    Scenario Outline: an attacker that counters with a completion ability still attacks, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                 |
        | Knight | <seat> | <area> | 3      | 9       | counter, completion: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: draw 1                        |
      And South has marched <unit> to c3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has used Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: who has fallen before the attack takes effect does not attack, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                        |
        | Knight | <seat> | <area> | 2      | 9       |                               |
        | Squire | <seat> | <area> | 2      | 3       |                               |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: [3] to an enemy unit |
      And South has marched <units> to a3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Squire
      When the battle is fought out
      Then Ogre is in <from>
      And Squire is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | a2   | a3   | South |
        | North | South | Ogre              | a3   | a2   | North |
        | South | North | Knight and Squire | a2   | a3   | North |
        | North | South | Ogre              | a3   | a2   | South |

    Scenario Outline: attackers who are left attack without the fallen, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                        |
        | Knight | <seat> | <area> | 2      | 3       |                               |
        | Squire | <seat> | <area> | 4      | 9       |                               |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: [3] to an enemy unit |
      And South has marched <units> to c3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | c2   | c3   | South |
        | North | South | Ogre              | c3   | c2   | North |
        | South | North | Knight and Squire | c2   | c3   | North |
        | North | South | Ogre              | c3   | c2   | South |

    Scenario Outline: who has left the battle for the hand does not attack, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                |
        | Knight | <seat> | <area> | 2      | 9       |                                       |
        | Squire | <seat> | <area> | 2      | 3       |                                       |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: return to hand an enemy unit |
      And South has marched <units> to b3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | b2   | b3   | South |
        | North | South | Ogre              | b3   | b2   | North |
        | South | North | Knight and Squire | b2   | b3   | North |
        | North | South | Ogre              | b3   | b2   | South |

    Scenario Outline: who is made ready by a counter does not join the attack, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                     |
        | Knight | <seat> | <area> | 2      | 9       | normal, completion: draw 1 |
        | Squire | <seat> | <area> | 2      | 9       |                            |
        | Ogre   | <foe>  | <from> | 0      | 4       | counter: ready all units   |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has passed
      And <seat> has passed
      And <foe> has used Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | c2   | c3   | South |
        | North | South | Ogre              | c3   | c2   | North |
        | South | North | Knight and Squire | c2   | c3   | North |
        | North | South | Ogre              | c3   | c2   | South |
