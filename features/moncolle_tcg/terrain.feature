Feature: Terrain

  Terrain is laid from the hand, step by step from the own base; a proxy comes from the deck.

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

    Scenario: the card lies open for both players
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When North places Marsh on c4
      Then South sees Marsh on c4
      And North sees Marsh on c4

    Scenario Outline: it costs <seat> nothing
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
        | where                | owner | pile         |
        | the own deck         | North | deck         |
        | the own discard pile | North | discard pile |
        | the enemy's hand     | South | hand         |

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
  Rule: Terrain is placed next to the own base, or to a terrain that the player has placed or controls.
    Scenario Outline: <seat> begins beside the own base, on <area>
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

    Scenario Outline: <seat> does not begin on <area>
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

    Scenario Outline: beside what <seat> has placed, vacant as it is
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

    Scenario Outline: beside terrain of the enemy that <unit> controls
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

    Scenario Outline: not beside terrain of the enemy, where <who>
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

    Scenario: not beside the enemy's base
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

  @moncolle_tcg.terrain.replace
  Rule: Terrain placed where terrain lies replaces it: the old card goes to its owner's discard pile, and the units stay.
    Scenario Outline: <seat> replaces own terrain on <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on <area>
      And <seat>'s hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 5     |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Plain <plain> is in <seat>'s discard pile
      And the limit of <area> is 5

      Examples:
        | seat  | area | plain |
        | South | b2   | B2    |
        | South | c1   | C1    |
        | North | b3   | B3    |
        | North | a4   | A4    |

    Scenario Outline: what <enemy> has placed goes to the discard pile of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>
      And Plain <plain> is in <enemy>'s discard pile
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | enemy | area | plain |
        | South | North | b2   | B2    |
        | North | South | c4   | C4    |

    Scenario Outline: the proxy of <enemy> goes to the discard pile of <enemy>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <area> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>
      And Proxy <proxy> is in <enemy>'s discard pile

      Examples:
        | seat  | enemy | area | proxy |
        | South | North | a1   | A1    |
        | North | South | b3   | B3    |

    Scenario Outline: an own proxy is replaced by a terrain card: <seat>
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <area> before
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>
      And Proxy <proxy> is in <seat>'s discard pile

      Examples:
        | seat  | area | proxy |
        | South | c1   | C1    |
        | North | a4   | A4    |

    Scenario Outline: <seat>'s units stay as they are
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | state     | standing |
        | Knight | <seat> | <area> | ready     | Item 1   |
        | Squire | <seat> | <area> | exhausted |          |
      And Knight wears this equipment
        | card  |
        | Sword |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Knight and Squire are still in <area>
      And Knight is ready
      And Squire is exhausted
      And Knight wears Sword

      Examples:
        | seat  | area |
        | South | b2   |
        | North | b3   |

    Scenario: new terrain may be replaced in the same phase
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      And North has placed Marsh on c4
      When North places Grove on c4
      Then Grove lies on c4
      And Marsh is in North's discard pile

  @moncolle_tcg.ruling.enemy_terrain_protected
  Rule: Terrain that the opponent controls cannot be replaced.
    Scenario Outline: <seat> cannot replace terrain of <owner> under <state> enemies
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And <seat> has placed plain terrain on <beside>
      And these units are on the battlefield
        | unit | side    | area   | state   |
        | Ogre | <enemy> | <area> | <state> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected
      And Marsh is in <seat>'s hand
      And a terrain of <owner> lies on <area>

      Examples:
        | seat  | enemy | owner | area | beside | state     |
        | South | North | North | a3   | a2     | ready     |
        | South | North | South | b2   | a2     | exhausted |
        | North | South | South | c2   | c3     | exhausted |
        | North | South | North | b3   | c3     | ready     |

    Scenario Outline: a proxy under enemies is protected, too: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed a proxy on <area> before
      And these units are on the battlefield
        | unit | side    | area   |
        | Ogre | <enemy> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected

      Examples:
        | seat  | enemy | area |
        | South | North | c1   |
        | North | South | a4   |

    Scenario Outline: own units protect nothing from their own player: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <area> |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | seat  | enemy | area |
        | South | North | a1   |
        | North | South | c4   |

    Scenario: enemies beside it protect nothing
      Given it is South's main phase
      And North has placed plain terrain on b2
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on b2
      Then Marsh lies on b2

  @moncolle_tcg.ruling.vacant_terrain_replaced
  Rule: Vacant terrain may be replaced, also if the opponent placed it.
    Scenario Outline: <seat> replaces vacant terrain of <enemy> in <where>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And <seat> has placed plain terrain on <beside>
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When <seat> places Marsh on <area>
      Then a terrain of <seat> lies on <area>

      Examples:
        | seat  | enemy | where           | area | beside |
        | South | North | its territory   | a3   | a2     |
        | South | North | one's territory | c2   | c1     |
        | North | South | its territory   | c2   | c3     |
        | North | South | one's territory | b3   | a3     |

    Scenario Outline: what nobody stands on any more is vacant: <seat>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side    | area    | attack | defence |
        | Knight | <seat>  | <base>  | 9      | 2       |
        | Ogre   | <enemy> | <there> | 9      | 2       |
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And <seat> has marched Knight to <there>
      And the battle has been fought out with equal initiative
      When <seat> places Marsh on <there>
      Then a terrain of <seat> lies on <there>

      Examples:
        | seat  | enemy | base | there |
        | South | North | b1   | a1    |
        | North | South | b4   | b3    |

  @moncolle_tcg.ruling.replacement_within_limit
  Rule: Terrain cannot be replaced by one whose Limit is too small for either player's units there.
    Scenario Outline: <seat>'s units of <sum> levels fit Limit <limit>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level |
        | Knight | <seat> | <area> | <one> |
        | Squire | <seat> | <area> | <two> |
      And <seat>'s hand holds these cards
        | card  | kind    | limit   |
        | Marsh | terrain | <limit> |
      When <seat> places Marsh on <area>
      Then Knight and Squire are still in <area>
      And the limit of <area> is <limit>

      Examples:
        | seat  | area | one | two | sum | limit |
        | South | b2   | 4   | 2   | 6   | 6     |
        | South | a1   | 1   | 2   | 3   | 4     |
        | North | b3   | 2   | 3   | 5   | 5     |

    Scenario Outline: <seat>'s units of <sum> levels do not fit Limit <limit>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | level | state   |
        | Knight | <seat> | <area> | <one> | ready   |
        | Squire | <seat> | <area> | <two> | <state> |
      And <seat>'s hand holds these cards
        | card  | kind    | limit   |
        | Marsh | terrain | <limit> |
      When <seat> tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.ruling.replacement_within_limit
      And Marsh is in <seat>'s hand
      And Knight and Squire are still in <area>

      Examples:
        | seat  | area | one | two | state     | sum | limit |
        | South | b2   | 4   | 3   | ready     | 7   | 6     |
        | South | c1   | 3   | 3   | exhausted | 6   | 5     |
        | North | b3   | 1   | 4   | ready     | 5   | 4     |
        | North | a4   | 5   | 2   | exhausted | 7   | 5     |

    Scenario Outline: a proxy must be big enough, too: <seat>, <level> levels and <other>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | limit |
        | Plateau | <area> | 10    |
      And these units are on the battlefield
        | unit   | side   | area   | level   |
        | Knight | <seat> | <area> | <level> |
        | Squire | <seat> | <area> | <other> |
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.replacement_within_limit
      And Plateau lies on <area>

      Examples:
        | seat  | area | level | other |
        | South | b2   | 6     | 3     |
        | North | b3   | 3     | 6     |

    Scenario: units in other areas do not matter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b2   | 2     |
        | Giant  | South | b1   | 8     |
        | Titan  | North | b3   | 8     |
      And South's hand holds these cards
        | card  | kind    | limit |
        | Marsh | terrain | 2     |
      When South places Marsh on b2
      Then Marsh lies on b2

  @moncolle_tcg.terrain.proxy
  Rule: Once in the own main phase the turn player may lay the top card of the own deck face down as a proxy terrain without effect.
    Scenario Outline: <seat> lays the top card face down on <area>
      Given it is <seat>'s main phase
      And <seat>'s deck holds these cards, from the top
        | card |
        | Imp  |
        | Wisp |
        | Bat  |
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And <seat>'s deck is, from the top, Wisp and Bat
      And <enemy> does not see what lies on <area>

      Examples:
        | seat  | enemy | area |
        | South | North | b2   |
        | South | North | a1   |
        | North | South | c4   |
        | North | South | b3   |

    Scenario Outline: <seat> marches onto it like onto any terrain
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <base> |
      And <seat> has placed a proxy on <area>
      When <seat> marches Knight to <area>
      Then Knight is in <area>

      Examples:
        | seat  | base | area |
        | South | b1   | c1   |
        | North | b4   | b3   |

    Scenario Outline: no second proxy in a turn: <seat>
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <one>
      When <seat> tries to place a proxy on <two>
      Then it is refused under moncolle_tcg.terrain.proxy
      And nothing lies on <two>
      And <seat>'s deck has 2 cards

      Examples:
        | seat  | one | two |
        | South | b2  | b3  |
        | South | a1  | c1  |
        | North | c4  | c3  |

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

    Scenario Outline: a proxy of an earlier turn does not matter: <seat>
      Given it is <seat>'s main phase
      And <seat> has placed a proxy on <one> before
      When <seat> places a proxy on <two>
      Then a proxy of <seat> lies on <two>
      And a proxy of <seat> lies on <one>

      Examples:
        | seat  | one | two |
        | South | b2  | b3  |
        | North | c4  | a4  |

    Scenario: the proxy of one player takes none from the other
      Given it is South's main phase
      And North's deck holds 9 cards
      And South has placed a proxy on b2
      And South plays the turn to its end
      And North has discarded nothing
      When North places a proxy on a4
      Then a proxy of North lies on a4

    Scenario Outline: terrain of the hand is no proxy: <seat> places both
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      And <seat> has placed Marsh on <one>
      And <seat> has placed a proxy on <two>
      When <seat> places Grove on <three>
      Then Grove lies on <three>

      Examples:
        | seat  | one | two | three |
        | South | a1  | b2  | b3    |
        | North | c4  | a4  | a3    |

    Scenario Outline: a terrain card as a proxy has neither its Limit nor its effect: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack |
        | Knight | <seat> | <area> | 2      |
      And <seat>'s deck holds these cards, from the top
        | card  | kind    | limit | effect             |
        | Marsh | terrain | 3     | attack +2 to units |
        | Grove | terrain | 3     | attack +3 to units |
      When <seat> places a proxy on <area>
      Then Knight has attack 2
      And the limit of <area> is 8

      Examples:
        | seat  | area |
        | South | b2   |
        | North | a4   |

    Scenario Outline: no proxy is placed in the <phase> phase: <seat>
      Given it is <seat>'s <phase> phase
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.main.three_actions or moncolle_tcg.terrain.proxy
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

    Scenario Outline: no proxy is placed while units are summoned: <seat>
      Given it is <seat>'s normal summon phase
      And <seat> has ended the phase
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.main.three_actions or moncolle_tcg.terrain.proxy
      And nothing lies on <area>

      Examples:
        | seat  | area |
        | South | a1   |
        | North | c4   |

  @moncolle_tcg.ruling.proxy_with_terrain_in_hand
  Rule: A proxy terrain may be placed with terrain cards in hand.
    Scenario Outline: with terrain in hand <seat> places a proxy all the same
      Given it is <seat>'s main phase
      And <seat>'s hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
        | Grove | terrain |
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And Marsh and Grove are in <seat>'s hand

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c4   |

    Scenario Outline: with no terrain in hand <seat> places a proxy, too
      Given it is <seat>'s main phase
      And <seat>'s hand holds 2 cards
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And <seat>'s hand has 2 cards

      Examples:
        | seat  | area |
        | South | a1   |
        | North | b3   |

  @moncolle_tcg.ruling.proxy_where_terrain_may_lie
  Rule: A proxy terrain is placed under the conditions for terrain cards.
    Scenario Outline: <seat>'s proxy lies beside what <seat> has: <area>
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <foot> |
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>

      Examples:
        | seat  | owner | there | foot | area |
        | South | South | c2    | b1   | c3   |
        | South | North | a3    | a3   | a2   |
        | North | North | a3    | b4   | a2   |
        | North | South | c2    | c2   | c1   |

    Scenario Outline: beside nothing that <seat> has there is no proxy: <area>
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <there>
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.proxy_where_terrain_may_lie
      And nothing lies on <area>
      And <seat>'s deck has 3 cards

      Examples:
        | seat  | enemy | there | area |
        | South | North | c3    | c2   |
        | South | North | b3    | a2   |
        | North | South | a2    | a3   |
        | North | South | b2    | c3   |

    Scenario Outline: terrain that the enemy controls takes no proxy: <seat>
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit | side    | area   |
        | Ogre | <enemy> | <area> |
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected or moncolle_tcg.ruling.proxy_where_terrain_may_lie
      And a terrain of <owner> lies on <area>

      Examples:
        | seat  | enemy | owner | area |
        | South | North | North | c1   |
        | North | South | North | b3   |

    Scenario Outline: no base takes a proxy: <seat>, <area>
      Given it is <seat>'s main phase
      And <seat> has placed plain terrain on b2
      And <seat> has placed plain terrain on b3
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.board.base_space or moncolle_tcg.ruling.proxy_where_terrain_may_lie

      Examples:
        | seat  | area |
        | South | b1   |
        | South | b4   |
        | North | b4   |
        | North | b1   |

  @moncolle_tcg.ruling.proxy_over_terrain
  Rule: A proxy terrain may replace a terrain where a terrain card might.
    Scenario Outline: <seat>'s proxy replaces terrain of <owner>
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <foot> |
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And Plain <plain> is in <owner>'s discard pile
      And Knight is still in <foot>

      Examples:
        | seat  | owner | area | foot | plain |
        | South | South | b2   | b2   | B2    |
        | South | North | c1   | b1   | C1    |
        | North | North | a4   | b4   | A4    |
        | North | South | b3   | b3   | B3    |

    Scenario Outline: <seat>'s proxy replaces a proxy of <owner>
      Given it is <seat>'s main phase
      And <owner> has placed a proxy on <area> before
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And Proxy <proxy> is in <owner>'s discard pile

      Examples:
        | seat  | owner | area | proxy |
        | South | South | a1   | A1    |
        | North | South | c4   | C4    |

  @moncolle_tcg.ruling.proxy_of_the_last_card
  Rule: The last card of a deck may be laid as a proxy terrain; from an empty deck there is none.
    Scenario Outline: <seat> lays the last card of the deck
      Given it is <seat>'s main phase
      And <seat>'s deck holds 1 card
      When <seat> places a proxy on <area>
      Then a proxy of <seat> lies on <area>
      And <seat>'s deck has 0 cards

      Examples:
        | seat  | area |
        | South | b2   |
        | North | c4   |

    Scenario Outline: from an empty deck <seat> lays nothing
      Given it is <seat>'s main phase
      And <seat>'s deck is empty
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.terrain.proxy or moncolle_tcg.ruling.proxy_of_the_last_card
      And nothing lies on <area>

      Examples:
        | seat  | area |
        | South | a1   |
        | North | b3   |

  @moncolle_tcg.terrain.effect
  Rule: A terrain card's effect applies as its text says; proxy terrain and bases have none.
    Scenario Outline: <effect>, for units of either player: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect   |
        | Marsh   | <area> | <owner>   | <effect> |
      When these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 3       |
      Then Knight has attack <attack>
      And Knight has defence <defence>

      Examples:
        | seat  | owner | area | effect                 | attack | defence |
        | South | South | b2   | attack +2 to units     | 4      | 3       |
        | South | North | c3   | attack +1 & defence -1 | 3      | 2       |
        | North | North | a4   | defence +2 to units    | 2      | 5       |
        | North | South | c2   | attack -1 & defence +1 | 1      | 4       |

    Scenario: it applies to those whom it names
      Given it is North's main phase
      And these terrains lie on the field
        | terrain | area | effect                                                          |
        | Marsh   | c3   | attack +1 to fire units / defence +2 to exhausted units         |
        | Grove   | a2   | attack +3 to Elf units / defence +4 to units of level 3 or more |
      When these units are on the battlefield
        | unit   | side  | area | state     | attribute | race | level | attack | defence |
        | Ogre   | North | c3   | exhausted | fire      | Orc  | 2     | 2      | 3       |
        | Troll  | North | c3   | ready     | water     | Orc  | 2     | 2      | 3       |
        | Knight | South | a2   | ready     | fire      | Elf  | 2     | 2      | 3       |
        | Giant  | South | a2   | ready     | fire      | Orc  | 3     | 2      | 3       |
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack | defence |
        | Ogre   | North | c3   | 3      | 5       |
        | Troll  | North | c3   | 2      | 3       |
        | Knight | South | a2   | 5      | 3       |
        | Giant  | South | a2   | 2      | 7       |

    Scenario Outline: units take it up as they come and lose it as they go: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | effect              |
        | Marsh   | <from> | attack +2 to units  |
        | Grove   | <to>   | defence +1 to units |
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <from> | 2      | 3       |
      When <seat> marches Knight to <to>
      Then Knight has attack 2
      And Knight has defence 4

      Examples:
        | seat  | from | to |
        | South | a2   | a3 |
        | North | b3   | c3 |

    Scenario Outline: after a replacement the new effect applies, and the old one no more: <seat>
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area   | placed by | effect             |
        | Marsh   | <area> | <seat>    | attack +2 to units |
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <area> | 2      | 3       |
      And <seat>'s hand holds these cards
        | card  | kind    | effect              |
        | Grove | terrain | defence +1 to units |
      When <seat> places Grove on <area>
      Then Knight has attack 2
      And Knight has defence 4

      Examples:
        | seat  | area |
        | South | c1   |
        | North | b3   |

    Scenario: terrain beside a unit does not matter
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | effect             |
        | Marsh   | b2   | attack +2 to units |
        | Grove   | a1   | attack +3 to units |
      When these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a2   | 2      |
        | Squire | South | b1   | 2      |
      Then Knight has attack 2
      And Squire has attack 2

    Scenario Outline: what it gives counts in the battle there: <seat> marches
      Given it is <seat>'s main phase
      And these terrains lie on the field
        | terrain | area | effect                                 |
        | Marsh   | b3   | attack +1 & Initiative 2 to fire units |
      And these units are on the battlefield
        | unit   | side    | area   | attribute | attack | defence |
        | Knight | <seat>  | <from> | fire      | 2      | 3       |
        | Ogre   | <enemy> | b3     | water     | 9      | 3       |
      And <seat> has marched Knight to b3
      And the initiative dice will show South 3 and North 3
      When the battle is fought out
      Then Ogre is not on the battlefield
      And Knight is in b3

      Examples:
        | seat  | enemy | from |
        | South | North | b2   |
        | North | South | c3   |

    Scenario Outline: as a proxy the card has no effect, nor has it for those who come: <seat>
      Given it is <seat>'s main phase
      And <seat>'s deck holds these cards, from the top
        | card  | kind    | effect                          |
        | Marsh | terrain | attack +2 & defence +2 to units |
        | Grove | terrain | attack +3 to units              |
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence |
        | Knight | <seat> | <base> | 2      | 3       |
      And <seat> has placed a proxy on <area>
      When <seat> marches Knight to <area>
      Then Knight has attack 2
      And Knight has defence 3

      Examples:
        | seat  | base | area |
        | South | b1   | c1   |
        | North | b4   | b3   |

    Scenario Outline: the card of <seat>'s base gives nothing
      Given it is <seat>'s main phase
      And this card is <seat>'s base
        | card  | kind    | limit | effect             |
        | Marsh | terrain | 3     | attack +2 to units |
      When these units are on the battlefield
        | unit   | side   | area   | attack |
        | Knight | <seat> | <base> | 2      |
      Then Knight has attack 2
      And the limit of <base> is 10

      Examples:
        | seat  | base |
        | South | b1   |
        | North | b4   |
