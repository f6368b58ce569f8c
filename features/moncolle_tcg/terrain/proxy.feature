Feature: Terrain

  @moncolle_tcg.terrain.proxy
  Rule: Once in their own main phase the turn player may lay the top card of their own deck face down as a proxy terrain without effect.
    Scenario: South lays the top card face down on b2
      Given it is South's main phase
      And South's deck holds these cards, from the top
        | card |
        | Imp  |
        | Wisp |
        | Bat  |
      When South places a proxy on b2
      Then a proxy of South lies on b2
      And South's deck is, from the top, Wisp and Bat
      And North does not see what lies on b2

    Scenario: South marches onto a proxy like onto any terrain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South has placed a proxy on c1
      When South marches Knight to c1
      Then Knight is in c1

    Scenario Outline: no second proxy in a turn
      Given it is South's main phase
      And South has placed a proxy on <one>
      When South tries to place a proxy on <two>
      Then it is refused under moncolle_tcg.terrain.proxy
      And nothing lies on <two>
      And South's deck has 2 cards

      Examples:
        | one | two |
        | b2  | b3  |
        | a1  | c1  |
        | c1  | c2  |

    Scenario: after a battle with a counter and an automatic ability South still lays no second proxy
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b2   | 3      | 9       | normal, declared: attack +1 to this |
        | Ogre   | North | b3   | 0      | 3       | when this dies, battle: draw 1      |
      And South has placed a proxy on a1
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      And South has used Knight
      And the battle has been fought out
      When South tries to place a proxy on c1
      Then it is refused under moncolle_tcg.terrain.proxy

    Scenario: no second proxy after other actions either
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b4   |
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And North has placed a proxy on b3
      And North has marched Ogre to b3
      And North has placed Marsh on a4
      When North tries to place a proxy on c4
      Then it is refused under moncolle_tcg.terrain.proxy

    Scenario: a proxy of an earlier turn does not matter
      Given it is South's main phase
      And South has placed a proxy on b2 before
      When South places a proxy on b3
      Then a proxy of South lies on b3
      And a proxy of South lies on b2

    Scenario: a proxy of one player takes none from the other
      Given it is South's main phase
      And North's deck holds 9 cards
      And South has placed a proxy on b2
      And South plays the turn to its end
      And North has discarded nothing
      When North places a proxy on a4
      Then a proxy of North lies on a4

    Scenario: terrain of the hand is no proxy: South places both
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      And South has placed Marsh on a1
      And South has placed a proxy on b2
      When South places Grove on b3
      Then Grove lies on b3

    Scenario: a terrain card as a proxy has neither its Limit nor its effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b2   | 2      |
      And South's deck holds these cards, from the top
        | card  | kind    | limit | effect             |
        | Marsh | terrain | 3     | attack +2 to units |
        | Grove | terrain | 3     | attack +3 to units |
      When South places a proxy on b2
      Then Knight has attack 2
      And the limit of b2 is 8

    Scenario Outline: no proxy is placed in the <phase> phase
      Given it is South's <phase> phase
      When South tries to place a proxy on a1
      Then it is refused under moncolle_tcg.main.three_actions or moncolle_tcg.terrain.proxy
      And nothing lies on a1

      Examples:
        | phase                  |
        | first hand adjustment  |
        | normal summon          |
        | second hand adjustment |
        | end declaration        |

    Scenario Outline: no proxy is placed in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.main.three_actions or moncolle_tcg.terrain.proxy
      And nothing lies on <area>

      Examples:
        | seat  | timing                | area |
        | South | instant summon timing | a1   |
        | North | instant summon timing | c4   |
        | South | line-up               | a1   |
        | North | line-up               | c4   |
        | South | before-attack timing  | a1   |
        | North | before-attack timing  | c4   |
        | South | after-attack timing   | a1   |
        | North | after-attack timing   | c4   |
        | South | right to counter      | a1   |
        | North | right to counter      | c4   |

    Scenario: no proxy is placed while units are summoned
      Given it is South's normal summon phase
      And South has ended the phase
      When South tries to place a proxy on a1
      Then it is refused under moncolle_tcg.main.three_actions or moncolle_tcg.terrain.proxy
      And nothing lies on a1
