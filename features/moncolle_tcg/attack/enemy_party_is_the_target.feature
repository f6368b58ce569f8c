Feature: Attack

  @moncolle_tcg.ruling.enemy_party_is_the_target
  Rule: An attack targets all enemy units that are in the battle when it is declared.
    Background:
      Given it is South's main phase

    Scenario Outline: a counter may choose <target>, one of those attacked, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | state   | defence | effect                                   |
        | Knight | <seat> | <area> |         | 9       |                                          |
        | Ogre   | <foe>  | <from> | <state> | 9       | counter: defence +1 to one of your units |
        | Troll  | <foe>  | <from> | <state> | 9       |                                          |
        | Imp    | <foe>  | <from> | ready   | 9       |                                          |
      And South has marched <units> to c3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      When <foe> uses Ogre on <target>
      Then the chain has 2 declarations

      Examples:
        | seat  | foe   | units               | area | from | state     | target | first |
        | South | North | Knight              | c2   | c3   | exhausted | Ogre   | South |
        | South | North | Knight              | c2   | c3   | exhausted | Troll  | South |
        | South | North | Knight              | c2   | c3   | ready     | Imp    | South |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Ogre   | North |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Troll  | North |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Imp    | North |
        | South | North | Knight              | c2   | c3   | exhausted | Ogre   | North |
        | North | South | Ogre, Troll and Imp | c3   | c2   | ready     | Imp    | South |

    Scenario Outline: the attacking side, too, may choose one of those attacked, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                               |
        | Knight | <seat> | <area> | 9       | counter: defence -1 to an enemy unit |
        | Ogre   | <foe>  | <from> | 9       | counter: draw 1                      |
        | Troll  | <foe>  | <from> | 9       |                                      |
      And South has marched <units> to b3
      And the battle has reached <foe>'s right to counter, <first> having gone first
      And <foe> has used Ogre
      When <seat> uses Knight on Troll
      Then the chain has 3 declarations

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | b2   | b3   | South |
        | North | South | Ogre and Troll | b3   | b2   | North |
        | South | North | Knight         | b2   | b3   | North |
        | North | South | Ogre and Troll | b3   | b2   | South |

    Scenario Outline: a counter may choose all who are attacked and all who attack, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                 |
        | Knight | <seat> | <area> | 9       |                        |
        | Squire | <seat> | <area> | 9       |                        |
        | Ogre   | <foe>  | <from> | 9       | counter: [1] to a unit |
        | Troll  | <foe>  | <from> | 9       |                        |
      And South has marched <units> to a3
      When the battle reaches <foe>'s right to counter
      Then <foe> can use Ogre on exactly Knight, Squire, Ogre and Troll

      Examples:
        | seat  | foe   | units             | area | from |
        | South | North | Knight and Squire | a2   | a3   |
        | North | South | Ogre and Troll    | a3   | a2   |
