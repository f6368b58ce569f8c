Feature: Standing abilities

  @moncolle_tcg.ruling.icons_of_several_units
  Rule: The icons for one battle spell or ability may come from several of the player's units in the battle, one of which is its user.
    Background:
      Given it is South's main phase

    Scenario Outline: two units share a cost, one of them being the user, <seat> using the spell
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell fire  |
        | Priest | <seat> | <area> | 9       | Spell water |
        | Ogre   | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Steam | battle spell | normal, cost fire water: draw 1 |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Steam through <user> paid by Mage's fire and Priest's water
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | units           | area | from | user   | first |
        | South | North | Mage and Priest | c2   | c3   | Mage   | South |
        | South | North | Mage and Priest | c2   | c3   | Priest | South |
        | North | South | Ogre            | c3   | c2   | Mage   | North |
        | North | South | Ogre            | c3   | c2   | Priest | North |
        | South | North | Mage and Priest | c2   | c3   | Mage   | North |
        | North | South | Ogre            | c3   | c2   | Priest | South |

    Scenario Outline: icons of two units are used up at both, <seat> using the spell
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing         |
        | Mage   | <seat> | <area> | 9       | Spell fire       |
        | Priest | <seat> | <area> | 9       | Spell fire water |
        | Ogre   | <foe>  | <from> | 9       |                  |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Blaze | battle spell | normal, cost fire fire: draw 1 |
        | Spark | battle spell | normal, cost fire: draw 1      |
        | Wave  | battle spell | normal, cost water: draw 1     |
      And South has marched <units> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Blaze through Mage paid by Mage's fire and Priest's fire
      When <foe> passes
      Then <seat> can use exactly Wave

      Examples:
        | seat  | foe   | units           | area | from | first |
        | South | North | Mage and Priest | a2   | a3   | South |
        | North | South | Ogre            | a3   | a2   | North |
        | South | North | Mage and Priest | a2   | a3   | North |
        | North | South | Ogre            | a3   | a2   | South |

    Scenario Outline: <payer> gives no icon to the spell in the <timing>, <seat> trying
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell fire  |
        | Hermit | <seat> | <home> | 9       | Spell water |
        | Ogre   | <foe>  | <from> | 9       | Spell water |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Steam | battle spell | <mark>, cost fire water: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Steam through Mage paid by <payment>
      Then it is refused under moncolle_tcg.ruling.icons_of_several_units

      Examples:
        | seat  | foe   | unit | area | from | home | payer  | mark    | timing               | payment                        |
        | South | North | Mage | b2   | b3   | b1   | Hermit | normal  | before-attack timing | Mage's fire and Hermit's water |
        | South | North | Mage | b2   | b3   | b1   | Ogre   | normal  | before-attack timing | Ogre's water and Mage's fire   |
        | North | South | Ogre | b3   | b2   | c3   | Hermit | normal  | before-attack timing | Hermit's water and Mage's fire |
        | North | South | Ogre | b3   | b2   | c3   | Ogre   | normal  | before-attack timing | Mage's fire and Ogre's water   |
        | South | North | Mage | b2   | b3   | b1   | Hermit | normal  | after-attack timing  | Hermit's water and Mage's fire |
        | North | South | Ogre | b3   | b2   | c3   | Ogre   | normal  | after-attack timing  | Mage's fire and Ogre's water   |
        | South | North | Mage | b2   | b3   | b1   | Ogre   | counter | right to counter     | Mage's fire and Ogre's water   |
        | North | South | Ogre | b3   | b2   | c3   | Hermit | counter | right to counter     | Hermit's water and Mage's fire |

    Scenario: for an ability the unit that has it gives an icon, too
      Given these units are on the battlefield
        | unit   | side  | area | defence | standing         | effect                                    |
        | Mage   | South | c2   | 9       | Spell fire water | normal, declared, cost fire water: draw 1 |
        | Priest | South | c2   | 9       | Spell fire water |                                           |
        | Ogre   | North | c3   | 9       |                  |                                           |
      And South has marched Mage and Priest to c3
      And the battle has reached South's before-attack timing
      When South tries to use Mage paid by Priest's fire water
      Then it is refused under moncolle_tcg.ruling.icons_of_several_units

    Scenario Outline: units share the cost of a counter, too, <seat> using the spell
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell multi |
        | Priest | <seat> | <area> | 9       | Spell holy  |
        | Ogre   | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card | kind         | effect                          |
        | Hymn | battle spell | counter, cost holy evil: draw 1 |
      And South has marched <units> to c3
      And the battle has reached <seat>'s right to counter
      When <seat> uses Hymn through Priest paid by Priest's holy and Mage's multi
      Then the chain has 2 declarations

      Examples:
        | seat  | foe   | units           | area | from |
        | South | North | Mage and Priest | c2   | c3   |
        | North | South | Ogre            | c3   | c2   |
