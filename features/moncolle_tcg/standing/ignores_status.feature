Feature: Standing abilities

  Initiative, Charge, Defender, Item, Spell, Resist and Weakness work at any time.

  @moncolle_tcg.standing.ignores_status
  Rule: Standing abilities go on working when their unit is exhausted.
    Scenario Outline: Initiative of an exhausted unit counts, <defending> defending
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side        | area   | state     | standing     |
        | Knight | <marching>  | <from> | ready     |              |
        | Ogre   | <defending> | <area> | exhausted | Initiative 2 |
      And <marching> has marched Knight to <area>
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <defending>'s before-attack timing
      Then <defending> goes first in the battle

      Examples:
        | marching | defending | from | area | south | north |
        | South    | North     | b2   | b3   | 4     | 3     |
        | North    | South     | b3   | b2   | 3     | 4     |

    Scenario: Defender of an exhausted unit counts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | standing   |
        | Knight | South | c2   | ready     | 4      | 9       |            |
        | Ogre   | North | c3   | exhausted | 0      | 3       | Defender 2 |
      And South has marched Knight to c3
      When the battle is fought out with South going first
      Then Ogre is in c3

    Scenario: an exhausted unit still pays with its icons
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | standing           |
        | Knight | South | a2   | ready     | 9       |                    |
        | Mage   | North | a3   | exhausted | 9       | Spell fire, Item 1 |
      And North's hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost fire: draw 1   |
        | Salve | consumable   | normal, cost 1 item: draw 1 |
      And South has marched Knight to a3
      When the battle reaches North's before-attack timing
      Then North can use exactly Spark and Salve

    Scenario: Resist and Weakness of an exhausted unit count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | standing         | effect                               |
        | Knight | South | b2   | ready     | 9       |                  | normal: [flame:3] to all enemy units |
        | Ogre   | North | b3   | exhausted | 3       | Resist flame     |                                      |
        | Troll  | North | b3   | exhausted | 5       | Weakness flame 2 |                                      |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      And South has used Knight
      When North passes
      Then Ogre is in b3
      And Troll is not on the battlefield

    Scenario Outline: who has used a completion ability keeps Charge and Initiative, <seat> using it
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | standing | effect                     |
        | Knight | <seat> | <area> | 2      | Charge 1 | normal, completion: draw 1 |
        | Ogre   | <foe>  | <from> | 2      |          |                            |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses Knight
      Then Knight is exhausted
      And Knight has attack 3

      Examples:
        | seat  | foe   | unit   | area | from |
        | South | North | Knight | c2   | c3   |
        | North | South | Ogre   | c3   | c2   |

    Scenario Outline: an exhausted unit brings the Initiative of its equipment, too: <seat>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side       | area   | state     | standing |
        | Knight | <marching> | <from> |           |          |
        | Ogre   | <seat>     | <to>   | exhausted | Item 1   |
      And Ogre wears this equipment
        | card  | standing     |
        | Boots | Initiative 2 |
      And <marching> has marched Knight to <to>
      And the initiative dice will show South 3 and North 3
      When the battle reaches <seat>'s before-attack timing
      Then <seat> goes first in the battle

      Examples:
        | seat  | marching | from | to |
        | South | North    | b3   | b2 |
        | North | South    | b2   | b3 |
