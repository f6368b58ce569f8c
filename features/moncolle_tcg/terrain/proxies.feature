Feature: Terrain

  @moncolle_tcg.terrain.proxy
  Rule: Once in their own main phase the turn player may lay the top card of their own deck face down as a proxy terrain without effect.
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

    Scenario Outline: <seat> marches onto a proxy like onto any terrain
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

    Scenario Outline: after a battle with a counter and an automatic ability <seat> still lays no second proxy
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                              |
        | Knight | <seat>  | <from> | 3      | 9       | normal, declared: attack +1 to this |
        | Ogre   | <other> | <to>   | 0      | 3       | when this dies, battle: draw 1      |
      And <seat> has placed a proxy on <one>
      And <seat> has marched Knight to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Knight
      And the battle has been fought out
      When <seat> tries to place a proxy on <two>
      Then it is refused under moncolle_tcg.terrain.proxy

      Examples:
        | seat  | other | from | to | one | two |
        | South | North | b2   | b3 | a1  | c1  |
        | North | South | b3   | b2 | a4  | c4  |

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

    Scenario: a proxy of one player takes none from the other
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

    Scenario Outline: <seat> places no proxy where terrain may not lie: <area>
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

    Scenario Outline: terrain under <seat>'s proxy goes to the discard pile of <owner>, who has placed it, not to <other>'s
      Given it is <seat>'s main phase
      And <owner> has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <foot> |
      And <other>'s discard pile holds 2 cards
      When <seat> places a proxy on <area>
      Then Plain <plain> is in <owner>'s discard pile
      And <other>'s discard pile has 2 cards

      Examples:
        | seat  | owner | other | area | foot | plain |
        | South | South | North | b2   | b2   | B2    |
        | South | North | South | c1   | b1   | C1    |
        | North | South | North | b3   | b3   | B3    |

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
