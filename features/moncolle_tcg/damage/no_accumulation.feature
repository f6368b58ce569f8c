Feature: Damage and death

  @moncolle_tcg.attack.no_accumulation
  Rule: Damage does not add up from one time to the next and does not lower the defence.
    Background:
      Given it is South's main phase

    Scenario Outline: two damages of 2 do not kill a defence of 3, <seat> dealing them
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 0      | 9       | normal: [2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has passed
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3
      And Ogre has defence 3

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: an attack does not add to the damage of an effect, <seat> dealing both
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 2      | 9       | normal: [2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s <timing>
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | timing               |
        | South | North | Knight | a2   | a3   | before-attack timing |
        | South | North | Knight | a2   | a3   | after-attack timing  |
        | North | South | Ogre   | a3   | a2   | before-attack timing |
        | North | South | Ogre   | a3   | a2   | after-attack timing  |

    Scenario Outline: a unit that has been damaged shields as well as before, <seat> attacking
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                       |
        | Knight | <seat> | <area> | 5      | 9       | normal: [2] to an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       |                              |
        | Troll  | <foe>  | <from> | 0      | 3       |                              |
      And South has marched <units> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When the battle is fought out
      Then Ogre is not on the battlefield
      And Troll is in <from>

      Examples:
        | seat  | foe   | units          | area | from | first |
        | South | North | Knight         | b2   | b3   | South |
        | North | South | Ogre and Troll | b3   | b2   | North |
        | South | North | Knight         | b2   | b3   | North |
        | North | South | Ogre and Troll | b3   | b2   | South |

    Scenario Outline: two damages of one effect count apart, <seat> dealing them
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                |
        | Knight | <seat> | <area> | 0      | 9       | normal: [2] to an enemy unit, then [2] to enemy units |
        | Ogre   | <foe>  | <from> | 0      | 3       |                                                       |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario: damage of one battle is gone in the next
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Ogre   | North | b3   | 0      | 3       |
        | Knight | South | b2   | 2      | 9       |
        | Squire | South | a3   | 2      | 9       |
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      And South has marched Squire to b3
      When the battle is fought out with South going first
      Then Ogre is in b3
