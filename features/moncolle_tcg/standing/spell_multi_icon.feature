Feature: Standing abilities

  @moncolle_tcg.standing.spell_multi_icon
  Rule: A multi icon can be used as any one attribute icon.
    Background:
      Given it is South's main phase

    Scenario Outline: a multi icon pays for a <icon> spell, <seat> using it
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing    |
        | Mage | <seat> | <area> | 9       | Spell multi |
        | Ogre | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost <icon>: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's multi
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | icon  | first |
        | South | North | Mage | b2   | b3   | fire  | South |
        | North | South | Ogre | b3   | b2   | water | North |
        | South | North | Mage | b2   | b3   | earth | South |
        | North | South | Ogre | b3   | b2   | wind  | North |
        | South | North | Mage | b2   | b3   | holy  | South |
        | North | South | Ogre | b3   | b2   | evil  | North |
        | South | North | Mage | b2   | b3   | fire  | North |
        | North | South | Ogre | b3   | b2   | evil  | South |

    Scenario Outline: a multi icon is one icon and pays once, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing    |
        | Mage | <seat> | <area> | 9       | Spell multi |
        | Ogre | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                     |
        | Spark | battle spell | normal, cost fire: draw 1  |
        | Wave  | battle spell | normal, cost water: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's multi
      And <foe> has passed
      When <seat> tries to use Wave through Mage paid by Mage's multi
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | c2   | c3   | South |
        | North | South | Ogre | c3   | c2   | North |
        | South | North | Mage | c2   | c3   | North |
        | North | South | Ogre | c3   | c2   | South |

    Scenario Outline: one multi icon does not pay for two, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing    |
        | Mage | <seat> | <area> | 9       | Spell multi |
        | Ogre | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Storm | battle spell | normal, cost wind water: draw 1 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Storm through Mage paid by Mage's multi
      Then it is refused under moncolle_tcg.cost.must_be_payable or moncolle_tcg.standing.spell_multi_icon

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | a2   | a3   | South |
        | North | South | Ogre | a3   | a2   | North |
        | South | North | Mage | a2   | a3   | North |
        | North | South | Ogre | a3   | a2   | South |

    Scenario Outline: two multi icons pay for a spell of two icons, <seat> using it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing          |
        | Knight | <seat> | <area> | 9       | Spell multi multi |
        | Ogre   | <foe>  | <from> | 9       |                   |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Spark | battle spell | normal, cost fire water: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> uses Spark through Knight paid by Knight's multi multi
      Then the chain has 1 declaration

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |

    Scenario Outline: a multi icon pays beside an attribute icon, <seat> using both
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing         |
        | Mage | <seat> | <area> | 9       | Spell wind multi |
        | Ogre | <foe>  | <from> | 9       |                  |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | Storm | battle spell | normal, cost wind water: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Storm through Mage paid by Mage's wind multi
      When <foe> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | b2   | b3   | South |
        | North | South | Ogre | b3   | b2   | North |
        | South | North | Mage | b2   | b3   | North |
        | North | South | Ogre | b3   | b2   | South |
