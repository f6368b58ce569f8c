Feature: Standing abilities

  @moncolle_tcg.ruling.used_icons_stay_used
  Rule: Icons used in a battle stay used for it when a unit loses or gains icons.
    Background:
      Given it is South's main phase

    Scenario Outline: of two Item icons one is used and one lost, and none is free, <seat> trying
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                            |
        | Knight | <seat> | <area> | 9       | Item 2   |                                   |
        | Ogre   | <foe>  | <from> | 9       |          | counter: Item -1 to an enemy unit |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
        | Dust  | consumable | normal, cost 1 item: draw 1 |
      And South has marched <unit> to c3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has used Ogre on Knight
      And both sides have passed
      When <seat> tries to use Dust through Knight
      Then it is refused under moncolle_tcg.standing.item_consumable or moncolle_tcg.ruling.used_icons_stay_used

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | c2   | c3   | South |
        | North | South | Ogre   | c3   | c2   | North |
        | South | North | Knight | c2   | c3   | North |
        | North | South | Ogre   | c3   | c2   | South |

    Scenario Outline: with an Item icon granted after one was used one is free, <seat> using it
      Given these units are on the battlefield
        | unit   | side   | area   | defence | standing | effect                 |
        | Knight | <seat> | <area> | 9       | Item 1   | normal: Item 1 to this |
        | Ogre   | <foe>  | <from> | 9       |          |                        |
      And <seat>'s hand holds these cards
        | card  | kind       | effect                       |
        | Salve | consumable | normal, cost 1 item: draw 1  |
        | Dust  | consumable | normal, cost 1 item: draw 1  |
        | Bomb  | consumable | normal, cost 2 items: draw 1 |
      And South has marched <unit> to b3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Salve through Knight
      And <foe> has passed
      And <seat> has used Knight
      When <foe> passes
      Then <seat> can use exactly Dust and Knight

      Examples:
        | seat  | foe   | unit   | area | from | first |
        | South | North | Knight | b2   | b3   | South |
        | North | South | Ogre   | b3   | b2   | North |
        | South | North | Knight | b2   | b3   | North |
        | North | South | Ogre   | b3   | b2   | South |

    Scenario Outline: with a Spell icon granted after one was used one is free, <seat> using it
      Given these units are on the battlefield
        | unit | side   | area   | defence | standing   | effect                     |
        | Mage | <seat> | <area> | 9       | Spell fire | normal: Spell fire to this |
        | Ogre | <foe>  | <from> | 9       |            |                            |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Spark | battle spell | normal, cost fire: draw 1      |
        | Flash | battle spell | normal, cost fire: draw 1      |
        | Blaze | battle spell | normal, cost fire fire: draw 1 |
      And South has marched <unit> to a3
      And the battle has reached <seat>'s before-attack timing, <first> having gone first
      And <seat> has used Spark through Mage paid by Mage's fire
      And <foe> has passed
      And <seat> has used Mage
      When <foe> passes
      Then <seat> can use exactly Flash and Mage

      Examples:
        | seat  | foe   | unit | area | from | first |
        | South | North | Mage | a2   | a3   | South |
        | North | South | Ogre | a3   | a2   | North |
        | South | North | Mage | a2   | a3   | North |
        | North | South | Ogre | a3   | a2   | South |

    Scenario: equipment is not worn on an icon that has been used
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                            |
        | Knight | North | b3   | 1      | 9       | Item 2   |                                   |
        | Ogre   | South | b2   | 1      | 9       |          | counter: Item -1 to an enemy unit |
      And Knight wears this equipment
        | card  | attack |
        | Sword | 2      |
      And North's hand holds these cards
        | card  | kind       | effect                      |
        | Salve | consumable | normal, cost 1 item: draw 1 |
      And South has marched Ogre to b3
      And the battle has reached North's before-attack timing
      And North has used Salve through Knight
      And South has used Ogre on Knight
      When both sides pass
      Then Knight wears nothing
      And Sword is in North's discard pile
