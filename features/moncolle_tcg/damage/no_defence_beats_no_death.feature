Feature: Damage and death

  @moncolle_tcg.ruling.no_defence_beats_no_death
  Rule: An effect by which a unit does not die does not keep one whose defence is 0 or less.
    Background:
      Given it is South's main phase

    Scenario Outline: a unit that cannot die leaves with a defence of <left>, <seat> using the effect
      Given these units are on the battlefield
        | unit   | side   | area   | defence | effect                                |
        | Knight | <seat> | <area> | 9       | normal: defence -<n> to an enemy unit |
        | Ogre   | <foe>  | <from> | 3       | counter: cannot die to this           |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has used Ogre
      And <seat> has passed
      When <foe> passes
      Then Ogre is not on the battlefield

      Examples:
        | seat  | foe   | unit   | area | from | n | left        | first |
        | South | North | Knight | b2   | b3   | 3 | 0           | South |
        | North | South | Ogre   | b3   | b2   | 3 | 0           | North |
        | North | South | Ogre   | b3   | b2   | 4 | less than 0 | North |
        | South | North | Knight | b2   | b3   | 3 | 0           | North |
        | North | South | Ogre   | b3   | b2   | 4 | less than 0 | South |

    Scenario Outline: a unit that cannot die survives any damage with a defence of 1, <seat> using the effects
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                                       |
        | Knight | <seat> | <area> | 9      | 9       | normal: defence -2 to an enemy unit, then [9] to enemy units |
        | Ogre   | <foe>  | <from> | 0      | 3       | counter: cannot die to this                                  |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Knight on Ogre
      And <foe> has used Ogre
      When the battle is fought out
      Then Ogre is in <from>

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | a2   | a3   | South |
        | North | South | Ogre   | a3   | a2   | North |
        | South | North | Knight | a2   | a3   | North |
        | North | South | Ogre   | a3   | a2   | South |

    Scenario: protection from death in one's own turn does not help without defence
      Given these terrains lie on the field
        | terrain | area | effect              |
        | Swamp   | b2   | defence -2 to units |
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                      |
        | Knight | South | b1   | 2       | own turn: cannot die to this until turn end |
      And South has used Knight
      When South marches Knight to b2
      Then b2 is empty
