Feature: Field

  @moncolle_tcg.terrain.control
  Rule: A player controls the terrain where that player's units are; a base without units is its owner's, other vacant terrain is nobody's.
    Scenario Outline: South controls <area> with a unit there, and builds on beside it
      Given it is South's main phase
      And North has placed plain terrain on <area>
      And these units are on the battlefield
        | unit   | side  | area   | state   |
        | Knight | South | <area> | <state> |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on <beside>
      Then Moor lies on <beside>

      Examples:
        | area | beside | state     |
        | a3   | a4     | ready     |
        | a4   | a3     | exhausted |

    Scenario: South does not control a vacant a3 that the opponent has placed
      Given it is South's main phase
      And North has placed plain terrain on a3
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South tries to place Moor on a4
      Then it is refused under moncolle_tcg.terrain.adjacency

    Scenario: South replaces a vacant terrain, which nobody controls, in a1
      Given it is South's main phase
      And North has placed plain terrain on a1
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on a1
      Then Moor lies on a1

    Scenario: South does not replace a terrain that the opponent controls with a unit, in c1
      Given it is South's main phase
      And South has placed plain terrain on c1
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c1   |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South tries to place Moor on c1
      Then it is refused under moncolle_tcg.ruling.enemy_terrain_protected

    Scenario: where South builds beside what it controls and has placed
      Given it is South's main phase
      And North has placed plain terrain on a3
      And North has placed plain terrain on c4
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      And South has placed Moor on c1
      Then the place proxy answers open to South are exactly
        | area |
        | a1   |
        | b2   |
        | c1   |
        | c2   |
        | a2   |
        | a4   |
        | b3   |

    Scenario: where North builds beside what it controls
      Given it is North's main phase
      And South has placed plain terrain on c2
      And South has placed plain terrain on a2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Ogre   | South | a2   |
      Then the place proxy answers open to North are exactly
        | area |
        | a4   |
        | c4   |
        | b3   |
        | c3   |
        | b2   |
        | c1   |

    Scenario: control goes with the unit that leaves
      Given it is South's main phase
      And North has placed plain terrain on a3
      And plain terrain lies on a2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      And South has marched Knight to a2
      When South tries to place Moor on a4
      Then it is refused under moncolle_tcg.terrain.adjacency
      And a3 is empty

    Scenario: an empty base is its owner's
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on b2
      Then Moor lies on b2

    Scenario: an empty base is not the opponent's, here not South's
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South tries to place Moor on a4
      Then it is refused under moncolle_tcg.terrain.adjacency

    Scenario: a vacant proxy is nobody's, so that South replaces one of North
      Given it is South's main phase
      And North has placed a proxy on a3 before
      And South has placed plain terrain on a2
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on a3
      Then Marsh lies on a3
