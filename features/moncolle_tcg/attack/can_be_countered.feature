Feature: Attack

  @moncolle_tcg.attack.can_be_countered
  Rule: An attack in a normal timing opens a counter chain.
    Scenario Outline: an attack lets the other side counter, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b2   | counter: defence +1 to this |
        | Ogre   | North | b3   | counter: defence +1 to this |
      And South has marched Knight to b3
      And the battle has reached <seat>'s before-attack timing
      When <seat> passes
      Then <other> is asked for a counter
      And the chain has 1 declaration

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: a counter takes effect before the attack does, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 3      | 9       |                             |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: defence +1 to this |
      And South has marched <unit> to a3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: an attack in the second normal timing can be countered, too, <seat> attacking
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | c2   | 1      | 9       | counter: defence +1 to this |
        | Ogre   | North | c3   | 1      | 9       | counter: defence +1 to this |
      And South has marched Knight to c3
      And the battle has reached <seat>'s before-attack timing, <other> having gone first
      And <seat> has passed
      When <other> uses <unit>
      Then the chain has 2 declarations

      Examples:
        | seat  | other | unit   |
        | South | North | Ogre   |
        | North | South | Knight |

    Scenario Outline: a simultaneous attack opens no chain, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | a2   | 0      | 9       | counter: defence +1 to this |
        | Squire | South | a2   | 0      | 9       |                             |
        | Ogre   | North | a3   | 0      | 9       | counter: defence +1 to this |
        | Troll  | North | a3   | 0      | 9       |                             |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 6 and North 6
      When <defending> lines up <order>
      Then no battle is going on

      Examples:
        | marching | defending | units             | area | order             |
        | South    | North     | Knight and Squire | a3   | Ogre and Troll    |
        | North    | South     | Ogre and Troll    | a2   | Knight and Squire |
