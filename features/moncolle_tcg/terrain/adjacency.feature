Feature: Terrain

  @moncolle_tcg.terrain.adjacency
  Rule: Terrain is placed next to the player's own base, or to a terrain that the player has placed or controls.
    Scenario: South begins to place terrain beside their own base, on a1
      Given it is South's main phase
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on a1
      Then Marsh lies on a1

    Scenario: North does not begin to place terrain on b2
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When North tries to place Marsh on b2
      Then it is refused under moncolle_tcg.terrain.adjacency
      And Marsh is in North's hand

    Scenario Outline: terrain is placed beside vacant terrain that South has placed
      Given it is South's main phase
      And South has placed plain terrain on <there>
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | there | area |
        | c3    | c2   |
        | c2    | c3   |
        | c3    | c4   |

    Scenario: a proxy counts as what South has placed
      Given it is South's main phase
      And South has placed a proxy on c2 before
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on c3
      Then Marsh lies on c3

    Scenario Outline: terrain is placed beside terrain of the enemy that <unit> controls
      Given it is South's main phase
      And North has placed plain terrain on <there>
      And these units are on the battlefield
        | unit   | side  | area    | state   |
        | <unit> | South | <there> | <state> |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | unit   | state     | there | area |
        | Knight | ready     | a3    | a2   |
        | Knight | exhausted | a3    | a4   |
        | Ogre   | ready     | a3    | a4   |
        | Ogre   | exhausted | c3    | b3   |

    Scenario Outline: no terrain is placed beside terrain of the enemy where <who>
      Given it is South's main phase
      And North has placed plain terrain on <there>
      And these units are on the battlefield
        | unit | side  | area   |
        | Ogre | North | <foot> |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on <area>
      Then it is refused under moncolle_tcg.terrain.adjacency

      Examples:
        | there | who             | foot | area |
        | c3    | an enemy stands | c3   | c2   |
        | a3    | nobody stands   | b4   | a2   |

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
