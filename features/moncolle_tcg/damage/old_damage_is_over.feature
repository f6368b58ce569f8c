Feature: Damage and death

  @moncolle_tcg.ruling.old_damage_is_over
  Rule: When defence that was granted goes, a unit does not die of damage that it survived before.
    Background:
      Given it is South's main phase

    Scenario Outline: defence granted in the battle goes, and the unit lives, <seat> having been struck
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                      |
        | Knight | <seat> | <area> | 0      | 3       | counter: defence +2 to this |
        | Ogre   | <foe>  | <from> | 4      | 9       |                             |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s right to counter
      And <seat> has used Knight
      When the battle is fought out
      Then Knight is in <area>
      And Knight has defence 3

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | a2   | a3   |
        | North | South | Ogre   | a3   | a2   |

    Scenario Outline: Defender goes with the battle, and the unit lives, <seat> second
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing   |
        | Knight | <seat> | <area> | 0      | 3       | Defender 2 |
        | Ogre   | <foe>  | <from> | 4      | 9       |            |
      And South has marched <unit> to b3
      When the battle is fought out with <foe> going first
      Then Knight is in <area>

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | b3   | b2   |
        | South | North | Knight | b2   | b3   |

    Scenario Outline: equipment that protected goes, and the unit lives, <seat> stripping it
      Given these units are on the battlefield
        | unit   | side   | area   | attack | defence | standing | effect                      |
        | Knight | <seat> | <area> | 4      | 9       |          | normal: strip an enemy unit |
        | Ogre   | <foe>  | <from> | 0      | 3       | Item 1   |                             |
      And Ogre wears this equipment
        | card  | defence |
        | Plate | 2       |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s after-attack timing, <seat> having gone first
      And <seat> has used Knight on Ogre
      When <foe> passes
      Then Ogre is in c3
      And Ogre has defence 3

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario: a unit that goes back from protecting terrain lives
      Given these terrains lie on the field
        | terrain | area | effect              |
        | Wall    | a3   | defence +2 to units |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 0      | 3       |
        | Ogre   | North | a3   | 4      | 9       |
      And South has marched Knight to a3
      When the battle is fought out with North going first
      Then Knight is in a2
