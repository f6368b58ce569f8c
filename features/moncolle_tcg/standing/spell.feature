Feature: Standing abilities

  @moncolle_tcg.standing.spell
  Rule: A battle spell with one attribute icon in its cost is paid with a Spell icon of that attribute; every icon pays only once in a battle.
    Background:
      Given it is South's main phase

    Scenario Outline: a <icon> icon pays for a <icon> spell, <seat> using it
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing     |
        | Mage | <seat> | <area> | 9       | Spell <icon> |
        | Ogre | <foe>  | <from> | 9       |              |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Spark | battle spell | normal, cost <icon>: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's <icon>
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

    Scenario Outline: a fire icon does not pay for a <icon> spell, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing   |
        | Mage | <seat> | <area> | 9       | Spell fire |
        | Ogre | <foe>  | <from> | 9       |            |
      And <seat>'s hand holds these cards
        | card | kind         | effect                      |
        | Wave | battle spell | normal, cost <icon>: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      When <seat> tries to use Wave through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.standing.spell or moncolle_tcg.cost.must_be_payable

      Examples:
        | seat  | foe   | unit | area | from | icon  | first |
        | South | North | Mage | c2   | c3   | water | South |
        | North | South | Ogre | c3   | c2   | evil  | North |
        | South | North | Mage | c2   | c3   | water | North |
        | North | South | Ogre | c3   | c2   | evil  | South |

    Scenario Outline: an icon that the unit does not have does not pay, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing   |
        | Mage | <seat> | <area> | 9       | Spell fire |
        | Ogre | <foe>  | <from> | 9       |            |
      And <seat>'s hand holds these cards
        | card | kind         | effect                       |
        | Wave | battle spell | <timing>, cost water: draw 1 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s <question>
      When <seat> tries to use Wave through Mage paid by Mage's water
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | timing  | question             |
        | South | North | Mage | a2   | a3   | normal  | before-attack timing |
        | North | South | Ogre | a3   | a2   | normal  | after-attack timing  |
        | South | North | Mage | a2   | a3   | counter | right to counter     |
        | North | South | Ogre | a3   | a2   | counter | right to counter     |

    Scenario Outline: an icon pays once in a battle, and not again in the <timing>, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing         |
        | Mage | <seat> | <area> | 9       | Spell fire water |
        | Ogre | <foe>  | <from> | 9       |                  |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Flash | battle spell | normal, cost fire: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Flash through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | timing               | first |
        | South | North | Mage | b2   | b3   | before-attack timing | South |
        | North | South | Ogre | b3   | b2   | before-attack timing | North |
        | South | North | Mage | b2   | b3   | after-attack timing  | South |
        | North | South | Ogre | b3   | b2   | after-attack timing  | North |
        | South | North | Mage | b2   | b3   | before-attack timing | North |
        | North | South | Ogre | b3   | b2   | after-attack timing  | South |

    Scenario Outline: one used icon among two is enough for a refusal, that of <tired>, <seat> trying
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing    |
        | Mage   | <seat> | <area> | 9       | Spell fire  |
        | Priest | <seat> | <area> | 9       | Spell water |
        | Ogre   | <foe>  | <from> | 9       |             |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                          |
        | First | battle spell | normal, cost <icon>: draw 1     |
        | Steam | battle spell | normal, cost fire water: draw 1 |
      And South has marched <units> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used First through <tired> paid by <tired>'s <icon>
      And <foe> has passed
      When <seat> tries to use Steam through Mage paid by <payment>
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | units           | area | from | tired  | icon  | payment                        | first |
        | South | North | Mage and Priest | c2   | c3   | Mage   | fire  | Mage's fire and Priest's water | South |
        | South | North | Mage and Priest | c2   | c3   | Priest | water | Mage's fire and Priest's water | South |
        | North | South | Ogre            | c3   | c2   | Mage   | fire  | Priest's water and Mage's fire | North |
        | North | South | Ogre            | c3   | c2   | Priest | water | Priest's water and Mage's fire | North |
        | South | North | Mage and Priest | c2   | c3   | Mage   | fire  | Mage's fire and Priest's water | North |
        | North | South | Ogre            | c3   | c2   | Priest | water | Priest's water and Mage's fire | South |

    Scenario Outline: two icons of an attribute pay for two spells, <seat> using them
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing             |
        | Mage | <seat> | <area> | 9       | Spell fire fire wind |
        | Ogre | <foe>  | <from> | 9       |                      |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Flash | battle spell | normal, cost fire: draw 1 |
        | Blaze | battle spell | normal, cost fire: draw 1 |
        | Gust  | battle spell | normal, cost wind: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And <foe> has passed
      And <seat> has used Flash through Mage paid by Mage's fire
      When <foe> passes
      Then <seat> can use exactly Gust

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | c2   | c3   | South |
        | North | South | Ogre | c3   | c2   | North |
        | South | North | Mage | c2   | c3   | North |
        | North | South | Ogre | c3   | c2   | South |

    Scenario Outline: a spell that was cancelled has used its icon, <seat> trying
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing   | effect                        |
        | Mage | <seat> | <area> | 9       | Spell fire |                               |
        | Ogre | <foe>  | <from> | 9       |            | counter: cancel a declaration |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Flash | battle spell | normal, cost fire: draw 1 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And <foe> has used Ogre on Spark
      And both sides have passed
      When <seat> tries to use Flash through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.standing.spell

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | a2   | a3   | South |
        | North | South | Ogre | a3   | a2   | North |
        | South | North | Mage | a2   | a3   | North |
        | North | South | Ogre | a3   | a2   | South |

    Scenario Outline: of two battle spells of one name <used> is used, the other stays in South's hand
      Given these units are on the battlefield
        | unit | side  | area | standing        |
        | Mage | South | b2   | Spell fire fire |
        | Ogre | North | b3   |                 |
      And South's hand holds these cards
        | card      | name  | kind         | effect                                  |
        | Flame One | Flame | battle spell | normal, cost fire: [1] to an enemy unit |
        | Flame Two | Flame | battle spell | normal, cost fire: [1] to an enemy unit |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used <used> through Mage on Ogre paid by Mage's fire
      When North passes
      Then <used> is in South's discard pile
      And <left> is in South's hand

      Examples:
        | used      | left      |
        | Flame One | Flame Two |
        | Flame Two | Flame One |
