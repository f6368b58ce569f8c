Feature: Standing abilities

  @moncolle_tcg.ruling.spells_of_several_icons
  Rule: A battle spell with several icons in its cost takes as many fitting icons.
    Background:
      Given it is South's main phase

    Scenario Outline: two fitting icons pay for a spell of two, <seat> using it
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing      |
        | Mage | <seat> | <area> | 9       | Spell <icons> |
        | Ogre | <foe>  | <from> | 9       |               |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Storm | battle spell | normal, cost <cost>: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Storm through Mage paid by Mage's <cost>
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | icons          | cost           | first |
        | South | North | Mage | c2   | c3   | fire fire      | fire fire      | South |
        | North | South | Ogre | c3   | c2   | water holy     | holy water     | North |
        | North | South | Ogre | c3   | c2   | evil wind evil | evil evil wind | North |
        | South | North | Mage | c2   | c3   | fire fire      | fire fire      | North |
        | North | South | Ogre | c3   | c2   | evil wind evil | evil evil wind | South |

    Scenario Outline: <named> is too little or too much for <cost>, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing              |
        | Mage | <seat> | <area> | 9       | Spell fire fire water |
        | Ogre | <foe>  | <from> | 9       |                       |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Storm | battle spell | normal, cost <cost>: draw 1 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Storm through Mage paid by Mage's <named>
      Then it is refused under moncolle_tcg.cost.must_be_payable or moncolle_tcg.ruling.spells_of_several_icons

      Examples:
        | seat  | foe   | unit | area | from | cost            | named           | first |
        | South | North | Mage | a2   | a3   | fire fire       | fire            | South |
        | North | South | Ogre | a3   | a2   | fire water      | water           | North |
        | South | North | Mage | a2   | a3   | fire fire       | fire water      | South |
        | North | South | Ogre | a3   | a2   | fire water      | fire fire water | North |
        | North | South | Ogre | a3   | a2   | fire fire water | fire water      | North |
        | South | North | Mage | a2   | a3   | fire fire       | fire            | North |
        | North | South | Ogre | a3   | a2   | fire fire water | fire water      | South |

    Scenario Outline: every icon paid is used, <seat> using the spell
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing              |
        | Mage | <seat> | <area> | 9       | Spell fire fire water |
        | Ogre | <foe>  | <from> | 9       |                       |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Blaze | battle spell | normal, cost fire fire: draw 1 |
        | Spark | battle spell | normal, cost fire: draw 1      |
        | Wave  | battle spell | normal, cost water: draw 1     |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Blaze through Mage paid by Mage's fire fire
      When <foe> passes
      Then <seat> can use exactly Wave

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | b2   | b3   | South |
        | North | South | Ogre | b3   | b2   | North |
        | South | North | Mage | b2   | b3   | North |
        | North | South | Ogre | b3   | b2   | South |
