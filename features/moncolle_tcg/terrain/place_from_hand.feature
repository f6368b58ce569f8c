Feature: Terrain

  Terrain is laid from the hand, step by step from one's own base; a proxy comes from the deck.

  @moncolle_tcg.terrain.place_from_hand
  Rule: To place terrain is to lay a terrain card from the hand face up in an area, at no cost.
    Scenario: South lays a terrain card of the hand face up on b2
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 6     |
      When South places Marsh on b2
      Then Marsh lies on b2
      And Marsh is not in South's hand
      And a terrain of South lies on b2

    Scenario: the last of South's seven hand cards is placed on b2
      Given it is South's main phase
      And South's hand holds 6 cards
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on b2
      Then Marsh lies on b2
      And Marsh is not in South's hand
      And South's hand has 6 cards

    Scenario: terrain of the hand is placed open for both players
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When North places Marsh on c4
      Then South sees Marsh on c4
      And North sees Marsh on c4

    Scenario: placing terrain costs South nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's hand holds 2 cards
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on a1
      Then South's hand has 2 cards
      And South's deck has 3 cards
      And South's discard pile has 0 cards
      And Knight is ready

    Scenario Outline: a card of the kind <kind> is not placed
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind   |
        | Relic | <kind> |
      When <seat> tries to place Relic on <area>
      Then it is refused under moncolle_tcg.terrain.place_from_hand
      And Relic is in <seat>'s hand
      And nothing lies on <area>

      Examples:
        | seat  | area | kind         |
        | South | b2   | unit         |
        | North | a4   | battle spell |
        | South | c1   | consumable   |
        | South | b2   | equipment    |

    Scenario Outline: a terrain card in <where> is not placed
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And <owner>'s <pile> holds these cards, from the top
        | card  | kind    |
        | Grove | terrain |
      When North tries to place Grove on b3
      Then it is refused under moncolle_tcg.terrain.place_from_hand

      Examples:
        | where                         | owner | pile         |
        | the player's own deck         | North | deck         |
        | the player's own discard pile | North | discard pile |
        | the enemy's hand              | South | hand         |

    Scenario: several terrain cards are placed in one phase
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
        | Dune  | terrain |
      And South has placed Marsh on b2
      And South has placed Grove on b3
      When South places Dune on a3
      Then Marsh lies on b2
      And Grove lies on b3
      And Dune lies on a3

    @moncolle_tcg.main.three_actions
    Scenario Outline: no terrain is placed in the <phase> phase
      Given it is South's <phase> phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on a1
      Then it is refused under moncolle_tcg.main.three_actions
      And nothing lies on a1

      Examples:
        | phase                  |
        | first hand adjustment  |
        | normal summon          |
        | second hand adjustment |
        | end declaration        |

    @moncolle_tcg.main.three_actions
    Scenario Outline: no terrain is placed in a battle: <seat>, <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | standing |
        | Knight | South | b1   | 9       | Item 2   |
        | Squire | South | b1   | 9       | Item 2   |
        | Archer | South | a2   | 9       |          |
        | Ogre   | North | b2   | 9       | Item 2   |
        | Troll  | North | b2   | 9       | Item 2   |
        | Goblin | North | c3   | 9       |          |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And South has marched Knight and Squire to b2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.main.three_actions
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

    Scenario Outline: a <kind> that lies face up as terrain is turned down
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | kind   |
        | Thing   | a2   | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind         |
        | unit         |
        | battle spell |
        | equipment    |

    @moncolle_tcg.main.three_actions
    Scenario: no terrain is placed while units are summoned
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And South has ended the phase
      When South tries to place Marsh on a1
      Then it is refused under moncolle_tcg.main.three_actions
      And nothing lies on a1
