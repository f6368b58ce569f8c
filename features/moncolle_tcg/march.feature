Feature: March

  @moncolle_tcg.march.unacted_only
  Rule: Only ready units may march
    Scenario: a ready unit marches
      Given it is South's main phase
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South marches Knight to b2
      Then Knight is in b2

    Scenario: an exhausted unit is refused
      Given it is North's main phase
      And plain terrain lies on b3
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | b4   | exhausted |
      When North tries to march Knight to b3
      Then it is refused under moncolle_tcg.march.unacted_only

  @moncolle_tcg.march.long_flight_range
  Rule: Long flight
    Scenario Outline: a long flight <how>
      Given it is South's main phase
      And plain terrain lies on <area>
      And these units are on the battlefield
        | unit   | side  | area | march       |
        | Dragon | South | b2   | long flight |
      When South marches Dragon to <area>
      Then Dragon is in <area>

      Examples:
        | how          | area |
        | goes two far | b3   |
        | goes round   | a3   |

  @moncolle_tcg.battle.initiative_higher
  Rule: Initiative
    Scenario: the side with more goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 4      | 3       |
        | Ogre   | North | b3   | 2      | 3       |
      And South has marched Knight to b3
      And the initiative dice will show South 5 and North 2
      When the battle is fought out
      Then Ogre is not on the battlefield
      And Knight is exhausted
      And Knight is in b3
