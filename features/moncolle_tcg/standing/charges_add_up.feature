Feature: Standing abilities

  @moncolle_tcg.ruling.charges_add_up
  Rule: Several Charges of a unit add up, and so do several Defenders.
    Background:
      Given it is South's main phase

    Scenario Outline: printed and worn Charges add up, <seat> first
      Given these units are on the battlefield
        | unit   | side   | area   | attack | standing         |
        | Knight | <seat> | <area> | 1      | Charge 2, Item 2 |
        | Ogre   | <foe>  | <from> | 1      |                  |
      And Knight wears this equipment
        | card  | standing |
        | Lance | Charge 1 |
        | Spurs | Charge 2 |
      And South has marched <unit> to b3
      When the battle reaches <seat>'s before-attack timing
      Then Knight has attack 6

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | b2   | b3   |
        | North | South | Ogre   | b3   | b2   |

    Scenario Outline: printed and worn Defenders add up, <seat> second
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing           |
        | Knight | <seat> | <area> | 3       | Defender 1, Item 1 |
        | Ogre   | <foe>  | <from> | 3       |                    |
      And Knight wears this equipment
        | card  | standing   |
        | Plate | Defender 2 |
      And South has marched <unit> to c3
      When the battle reaches <foe>'s before-attack timing
      Then Knight has defence 6

      Examples:
        | seat  | foe   | unit   | area | from |
        | North | South | Ogre   | c3   | c2   |
        | South | North | Knight | c2   | c3   |

    Scenario: Charge of the terrain adds to that of the unit
      Given these terrains lie on the field
        | terrain | area | effect            |
        | Steppe  | a3   | Charge 1 to units |
      And these units are on the battlefield
        | unit   | side  | area | attack | standing |
        | Knight | South | a2   | 1      | Charge 1 |
        | Ogre   | North | a3   | 1      | Charge 2 |
      And South has marched Knight to a3
      When the battle reaches North's before-attack timing
      Then Ogre has attack 4
      And Knight has attack 1
