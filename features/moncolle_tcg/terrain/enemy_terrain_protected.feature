Feature: Terrain

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
        | South | North | North | c3   | c2     | ready     |
        | South | North | South | b2   | a2     | exhausted |
        | South | North | North | c3   | c2     | exhausted |
        | North | South | North | b3   | c3     | ready     |

    Scenario: a proxy under enemies is protected, too
      Given it is South's main phase
      And North has placed a proxy on c1 before
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c1   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South tries to place Marsh on c1
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected

    Scenario Outline: <seat>'s proxy replaces no terrain under enemies, here <state>, with units elsewhere
      Given it is <seat>'s main phase
      And <enemy> has placed plain terrain on <area>
      And <seat> has placed plain terrain on <beside>
      And these units are on the battlefield
        | unit | side    | area     | state   |
        | Bat  | <seat>  | <beside> | ready   |
        | Ogre | <enemy> | <area>   | <state> |
      When <seat> tries to place a proxy on <area>
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected
      And a terrain of <enemy> lies on <area>

      Examples:
        | seat  | enemy | area | beside | state     |
        | South | North | c3   | c2     | exhausted |
        | North | South | c2   | c3     | ready     |

    Scenario: units do not protect terrain from their own player
      Given it is South's main phase
      And North has placed plain terrain on a1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on a1
      Then Marsh lies on a1

    Scenario: enemies beside a terrain do not protect it
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
