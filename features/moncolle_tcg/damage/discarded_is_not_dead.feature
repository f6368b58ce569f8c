Feature: Damage and death

  @moncolle_tcg.ruling.discarded_is_not_dead
  Rule: A unit that is discarded has not died, so nothing that waits for a death takes place.
    Background:
      Given it is South's main phase

    Scenario Outline: nobody sees a death when a unit is discarded, <seat> discarding
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                                          |
        | Knight | <seat> | <area> | 9       | normal: discard an enemy unit                   |
        | Ogre   | <foe>  | <from> | 3       | when this dies, battle: draw 1                  |
        | Troll  | <foe>  | <from> | 3       | when another of your units dies, battle: draw 1 |
      And South has marched <units> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe>'s hand has 0 cards
      And Ogre is in <foe>'s discard pile

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | a2   | a3   | South |
        | North | South | Ogre and Troll | a3   | a2   | North |
        | South | North | Knight         | a2   | a3   | North |
        | North | South | Ogre and Troll | a3   | a2   | South |

    Scenario Outline: a unit that is killed, not discarded, has died, <seat> killing
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                                          |
        | Knight | <seat> | <area> | 9       | normal: kill an enemy unit                      |
        | Ogre   | <foe>  | <from> | 3       | when this dies, battle: draw 1                  |
        | Troll  | <foe>  | <from> | 3       | when another of your units dies, battle: draw 1 |
      And South has marched <units> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <foe> is asked for a trigger

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | a2   | a3   | South |
        | North | South | Ogre and Troll | a3   | a2   | North |
        | South | North | Knight         | a2   | a3   | North |
        | North | South | Ogre and Troll | a3   | a2   | South |

    Scenario Outline: whoever discards enemies has not killed them, <seat> discarding
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                                  |
        | Knight | <seat> | <area> | 9       | normal: discard an enemy unit / when an enemy unit dies, battle: draw 1 |
        | Ogre   | <foe>  | <from> | 3       |                                                                         |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then <seat>'s hand has 0 cards

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: a unit that cannot die can be discarded, <seat> discarding
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                        |
        | Knight | <seat> | <area> | 9       | normal: discard an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | counter: cannot die to this   |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |
