Feature: Terrain

  @moncolle_tcg.ruling.vacant_terrain_replaced
  Rule: Vacant terrain may be replaced, also if the opponent placed it.
    Background:
      Given it is South's main phase

    Scenario Outline: South replaces vacant terrain of North in <where>
      Given North has placed plain terrain on <area>
      And South has placed plain terrain on <beside>
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      When South places Marsh on <area>
      Then a terrain of South lies on <area>

      Examples:
        | where           | area | beside |
        | its territory   | a3   | a2     |
        | one's territory | a2   | a1     |
        | one's territory | b2   | a2     |

    Scenario: what nobody stands on any more is vacant
      Given North has placed plain terrain on a1
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 9      | 2       |
        | Ogre   | North | a1   | 9      | 2       |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And South has marched Knight to a1
      And the battle has been fought out with equal initiative
      When South places Marsh on a1
      Then a terrain of South lies on a1
