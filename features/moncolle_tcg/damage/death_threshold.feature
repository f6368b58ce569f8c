Feature: Damage and death

  Damage of at least the defence kills, damage below it leaves no trace.

  @moncolle_tcg.attack.death_threshold
  Rule: A unit that receives at one time damage of at least its defence dies.
    Background:
      Given it is South's main phase

    Scenario Outline: damage of <n> on a defence of 3 kills, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                         |
        | Knight | <seat> | <area> | 9       | normal: [<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is not on the battlefield
      And Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | n | first |
        | South | North | Knight | b2   | b3   | 3 | South |
        | North | South | Ogre   | b3   | b2   | 3 | North |
        | South | North | Knight | b2   | b3   | 4 | South |
        | North | South | Ogre   | b3   | b2   | 9 | North |
        | South | North | Knight | b2   | b3   | 3 | North |
        | North | South | Ogre   | b3   | b2   | 9 | South |

    Scenario Outline: damage of <n> on a defence of 3 does nothing, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                         |
        | Knight | <seat> | <area> | 9       | normal: [<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       |                                |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3

      Examples:
        | seat  | foe   | unit   | area | from | n | first |
        | South | North | Knight | c2   | c3   | 2 | South |
        | North | South | Ogre   | c3   | c2   | 2 | North |
        | South | North | Knight | c2   | c3   | 0 | South |
        | South | North | Knight | c2   | c3   | 2 | North |
        | South | North | Knight | c2   | c3   | 0 | North |

    Scenario Outline: an attack of <n> against a defence of 4, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | <n>    | 9       |
        | Ogre   | <foe>  | <from> | 0      | 4       |
      And South has marched <unit> to a3
      When the battle is fought out with <first> going first
      Then Ogre <lie> in <foe>'s discard pile

      Examples:
        | seat  | foe   | unit   | area | from | n | lie    | first |
        | South | North | Knight | a2   | a3   | 4 | is     | South |
        | South | North | Knight | a2   | a3   | 3 | is not | South |
        | North | South | Ogre   | a3   | a2   | 4 | is     | North |
        | North | South | Ogre   | a3   | a2   | 3 | is not | North |
        | South | North | Knight | a2   | a3   | 4 | is     | North |
        | North | South | Ogre   | a3   | a2   | 3 | is not | South |

    Scenario Outline: the defence that counts has everything in it, <seat> dealing 5
      Given these terrains lie on the field
        | terrain | area | effect              |
        | Wall    | b3   | defence +1 to units |
      And these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                                   |
        | Knight | <seat> | <area> | 9       |          | normal: [5] to all enemy units           |
        | Ogre   | <foe>  | <from> | 3       | Item 1   | counter: defence +1 to one of your units |
        | Troll  | <foe>  | <from> | 3       |          |                                          |
      And Ogre wears this equipment
        | card | defence |
        | Hide | 1       |
      And South has marched <units> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      And <foe> has used Ogre on Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is in b3
      And Troll is not on the battlefield

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | b2   | b3   | South |
        | North | South | Ogre and Troll | b3   | b2   | North |
        | South | North | Knight         | b2   | b3   | North |
        | North | South | Ogre and Troll | b3   | b2   | South |
