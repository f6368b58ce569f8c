Feature: Terrain

  @moncolle_tcg.ruling.placed_terrain_counts
  Rule: Terrain that a player has placed lets that player place terrain next to it even while the enemy stands on it.
    Background:
      Given it is South's main phase

    Scenario Outline: South goes on from terrain on which the enemy stands
      Given South has placed plain terrain on <there>
      And these units are on the battlefield
        | unit | side  | area    |
        | Ogre | North | <there> |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on <area>
      Then Marsh lies on <area>

      Examples:
        | there | area |
        | a2    | a3   |
        | a3    | a2   |
        | a3    | a4   |

    Scenario: terrain that North has placed and stands on helps South nowhere
      Given North has placed plain terrain on a2
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a2   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on a3
      Then it is refused under moncolle_tcg.terrain.adjacency or moncolle_tcg.ruling.placed_terrain_counts

    Scenario: South goes on from their own proxy on which the enemy stands
      Given South has placed a proxy on c2 before
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c2   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on c3
      Then Marsh lies on c3
