Feature: Attack

  @moncolle_tcg.ruling.attackers_exhausted_at_effect
  Rule: Units that attack become exhausted when the attack takes effect.
    Background:
      Given it is South's main phase

    Scenario Outline: in the chain of their attack the attackers are still ready, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 9       |
        | Squire | <seat> | <area> | 2      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And South has marched <units> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> passes
      Then Knight and Squire are ready
      And <foe> is asked for a counter

      Examples:
        | seat  | foe   | units             | area | from | first |
        | South | North | Knight and Squire | b2   | b3   | South |
        | North | South | Ogre              | b3   | b2   | North |
        | South | North | Knight and Squire | b2   | b3   | North |
        | North | South | Ogre              | b3   | b2   | South |

    Scenario Outline: all attackers are exhausted when the attack has taken effect, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 9       |
        | Squire | <seat> | <area> | 0      | 9       |
        | Ogre   | <foe>  | <from> | 0      | 9       |
      And South has marched <units> to c3
      And the battle has reached <foe>'s right to counter
      When <foe> passes
      Then Knight and Squire are exhausted
      And Ogre is ready

      Examples:
        | seat  | foe   | units             | area | from |
        | South | North | Knight and Squire | c2   | c3   |
        | North | South | Ogre              | c3   | c2   |

    Scenario Outline: an attacker may use a completion ability as a counter, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                 |
        | Knight | <seat> | <area> | 2      | 9       | counter, completion: attack +1 to this |
        | Ogre   | <foe>  | <from> | 0      | 9       | counter: draw 1                        |
      And South has marched <unit> to a3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      When <seat> uses Knight
      Then Knight is exhausted
      And the chain has 3 declarations

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: who is made ready in the chain is exhausted by the attack, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                         |
        | Knight | <seat> | <area> | 2      | 9       | counter: ready this            |
        | Ogre   | <foe>  | <from> | 0      | 9       | counter: exhaust an enemy unit |
      And South has marched <unit> to c3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre on Knight
      And <seat> has used Knight
      And <foe> has passed
      When <seat> passes
      Then Knight is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: an ability that readies an attacker does not save it from being exhausted, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 2      | 9       | counter: ready this         |
        | Ogre   | <foe>  | <from> | 0      | 9       | counter: defence +1 to this |
      And South has marched <unit> to b3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      And <seat> has used Knight
      And <foe> has passed
      When <seat> passes
      Then Knight is exhausted

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
