Feature: Terrain

  Terrain is laid from the hand, step by step from one's own base; a proxy comes from the deck.

  @moncolle_tcg.terrain.place_from_hand
  Rule: To place terrain is to lay a terrain card from the hand face up in an area, at no cost.
    Scenario Outline: <seat> lays a terrain card of the hand face up on <area>
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 6     |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Marsh is not in <seat>'s hand
      And a terrain of <seat> lies on <area>

      Examples:
        | seat  | area |
        | South | b2   |
        | South | c1   |
        | North | a4   |
        | North | b3   |

    Scenario Outline: the last of <seat>'s seven hand cards is placed on <area>
      Given it is <seat>'s main phase
      And <seat>'s hand holds 6 cards
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Marsh is not in <seat>'s hand
      And <seat>'s hand has 6 cards

      Examples:
        | seat  | area |
        | South | b2   |
        | North | a4   |

    Scenario: terrain of the hand is placed open for both players
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When North places Marsh on c4
      Then South sees Marsh on c4
      And North sees Marsh on c4

    Scenario Outline: placing terrain costs <seat> nothing
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <base> |
      And <seat>'s hand holds 2 cards
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then <seat>'s hand has 2 cards
      And <seat>'s deck has 3 cards
      And <seat>'s discard pile has 0 cards
      And Knight is ready

      Examples:
        | seat  | base | area |
        | South | b1   | a1   |
        | North | b4   | c4   |

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
        | North | b3   | equipment    |

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

    Scenario Outline: several terrain cards are placed in one phase: <seat>
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
        | Dune  | terrain |
      And <seat> has placed Marsh on <one>
      And <seat> has placed Grove on <two>
      When <seat> places Dune on <three>
      Then Marsh lies on <one>
      And Grove lies on <two>
      And Dune lies on <three>

      Examples:
        | seat  | one | two | three |
        | South | b2  | b3  | a3    |
        | North | a4  | c4  | c3    |

    @moncolle_tcg.main.three_actions
    Scenario Outline: no terrain is placed in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.main.three_actions
      And nothing lies on <area>

      Examples:
        | seat  | phase                  | area |
        | South | first hand adjustment  | a1   |
        | North | first hand adjustment  | c4   |
        | South | normal summon          | a1   |
        | North | normal summon          | c4   |
        | South | second hand adjustment | a1   |
        | North | second hand adjustment | c4   |
        | South | end declaration        | a1   |
        | North | end declaration        | c4   |

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
    Scenario Outline: no terrain is placed while units are summoned: <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And <seat> has ended the phase
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.main.three_actions
      And nothing lies on <area>

      Examples:
        | seat  | area |
        | South | a1   |
        | North | c4   |

  @moncolle_tcg.terrain.adjacency
  Rule: Terrain is placed next to the player's own base, or to a terrain that the player has placed or controls.
    Scenario Outline: <seat> begins to place terrain beside their own base, on <area>
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | area |
        | South | a1   |
        | South | c1   |
        | South | b2   |
        | North | a4   |
        | North | c4   |
        | North | b3   |

    Scenario Outline: <seat> does not begin to place terrain on <area>
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency
      And Marsh is in <seat>'s hand

      Examples:
        | seat  | area |
        | South | b3   |
        | South | a4   |
        | South | a3   |
        | North | b2   |
        | North | c1   |
        | North | c2   |

    Scenario Outline: terrain is placed beside vacant terrain that <seat> has placed
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <there>
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | there | area |
        | South | a3    | a2   |
        | South | c2    | c3   |
        | North | c2    | c1   |
        | North | a3    | a2   |

    Scenario Outline: a proxy counts as what <seat> has placed
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <there> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | there | area |
        | South | c2    | c3   |
        | North | a3    | a2   |

    Scenario Outline: terrain is placed beside terrain of the enemy that <unit> controls
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side   | area    | state   |
        | <unit> | <seat> | <there> | <state> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | enemy | unit   | state     | there | area |
        | South | North | Knight | ready     | c3    | c2   |
        | South | North | Knight | exhausted | a3    | a4   |
        | North | South | Ogre   | ready     | a2    | a1   |
        | North | South | Ogre   | exhausted | c2    | b2   |

    Scenario Outline: no terrain is placed beside terrain of the enemy where <who>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit | side    | area   |
        | Ogre | <enemy> | <foot> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency

      Examples:
        | seat  | enemy | there | who             | foot | area |
        | South | North | c3    | an enemy stands | c3   | c2   |
        | South | North | a3    | nobody stands   | b4   | a2   |
        | North | South | a2    | an enemy stands | a2   | a3   |
        | North | South | c2    | nobody stands   | b1   | c3   |

    Scenario: no terrain is placed beside the enemy base
      Given it is South's main phase
      And North has placed plain terrain on b3
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on c4
      Then it is refused under moncolle_tcg.terrain.adjacency

    Scenario: units that have left control nothing
      Given it is South's main phase
      And North has placed plain terrain on c3
      And plain terrain lies on c2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c3   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And South has marched Knight to c2
      When South tries to place Marsh on c4
      Then it is refused under moncolle_tcg.terrain.adjacency

    Scenario: units that have come control terrain at once
      Given it is North's main phase
      And South has placed plain terrain on c2
      And North has placed plain terrain on c3
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And North has marched Ogre to c2
      When North places Marsh on c1
      Then Marsh lies on c1

    Scenario: each new terrain leads on to the next
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      And South has placed Marsh on a1
      When South places Grove on a2
      Then Grove lies on a2

  @moncolle_tcg.ruling.adjacent_in_four_directions
  Rule: Adjacent areas are those beside, before and behind an area, not those at its corners.
    Scenario Outline: from <there> terrain spreads to <area>
      Given it is North's main phase
      And North has placed plain terrain on <there>
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When North places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | there | area |
        | b2    | a2   |
        | b2    | c2   |
        | b2    | b3   |
        | c2    | c1   |
        | c2    | c3   |
        | c2    | b2   |

    Scenario Outline: at the corner of <there> <seat> places nothing: <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <there>
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions
      And nothing lies on <area>

      Examples:
        | seat  | there | area |
        | South | b2    | a3   |
        | South | b2    | c3   |
        | South | a2    | b3   |
        | North | b3    | c2   |
        | North | b3    | a2   |
        | North | c3    | b2   |

    Scenario Outline: the corners of the base are not beside it: <seat>, <area>
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions

      Examples:
        | seat  | area |
        | South | a2   |
        | South | c2   |
        | North | a3   |
        | North | c3   |

    Scenario Outline: at the corner of controlled terrain <seat> places nothing
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side   | area    |
        | Knight | <seat> | <there> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions

      Examples:
        | seat  | enemy | there | area |
        | South | North | b3    | c2   |
        | North | South | b2    | a3   |

    Scenario Outline: two areas away is not adjacent: <seat>, <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <there>
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions

      Examples:
        | seat  | there | area |
        | South | a1    | a3   |
        | North | a3    | c3   |

    Scenario Outline: at the corner of <there> <seat> lays no proxy: <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <there>
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.adjacent_in_four_directions
      And nothing lies on <area>

      Examples:
        | seat  | there | area |
        | South | b2    | a3   |
        | South | c2    | b3   |
        | North | b3    | c2   |
        | North | a3    | b2   |

  @moncolle_tcg.ruling.placed_terrain_counts
  Rule: Terrain that a player has placed lets that player place terrain next to it even while the enemy stands on it.
    Scenario Outline: <seat> goes on from terrain on which the enemy stands
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit | side    | area    |
        | Ogre | <enemy> | <there> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | enemy | there | area |
        | South | North | a2    | a3   |
        | South | North | c3    | c2   |
        | North | South | c3    | c2   |
        | North | South | a2    | a1   |

    Scenario Outline: terrain that <enemy> has placed and stands on helps <seat> nowhere
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit | side    | area    |
        | Ogre | <enemy> | <there> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.placed_terrain_counts

      Examples:
        | seat  | enemy | there | area |
        | South | North | a2    | a3   |
        | North | South | c3    | c2   |

    Scenario Outline: <seat> goes on from their own proxy on which the enemy stands
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <there> before
      And these units are on the battlefield
        | unit | side    | area    |
        | Ogre | <enemy> | <there> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | enemy | there | area |
        | South | North | c2    | c3   |
        | North | South | a3    | a2   |
