Feature: Standing abilities

  @moncolle_tcg.ruling.resist_reduces_nothing
  Rule: Damage that a unit resists is received in full; it only does not kill.
    Background:
      Given it is South's main phase

    Scenario Outline: resisted damage is received, and what waits for damage takes place, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                               |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:<n>] to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | Resist flame | when this is damaged, battle: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3
      And <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | n | first |
        | South | North | Knight | c2   | c3   | 5 | South |
        | North | South | Ogre   | c3   | c2   | 5 | North |
        | South | North | Knight | c2   | c3   | 1 | South |
        | South | North | Knight | c2   | c3   | 5 | North |
        | South | North | Knight | c2   | c3   | 1 | North |

    Scenario Outline: an effect that follows the damage takes place, <seat> dealing it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing     | effect                                          |
        | Knight | <seat> | <area> | 9       |              | normal: [flame:5] to an enemy unit, then draw 1 |
        | Ogre   | <foe>  | <from> | 3       | Resist flame |                                                 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in a3
      And <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario Outline: example: Resist and Weakness together, <seat> dealing 3
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing                       | effect                               |
        | Knight | <seat> | <area> | 9       |                                | normal: [flame:3] to all enemy units |
        | Ogre   | <foe>  | <from> | 5       | Resist flame, Weakness flame 2 | when this is damaged, battle: draw 1 |
        | Troll  | <foe>  | <from> | 5       | Weakness flame 2               |                                      |
      And South has marched <units> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight
      When <foe> passes
      Then Ogre is in b3
      And Troll is not on the battlefield
      And <foe>'s hand has 1 card

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | b2   | b3   | South |
        | North | South | Ogre and Troll | b3   | b2   | North |
        | South | North | Knight         | b2   | b3   | North |
        | North | South | Ogre and Troll | b3   | b2   | South |
