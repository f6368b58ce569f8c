Feature: An area just vacated can be intercepted into

  Proposed: what the defending side held when the turn began, and has left or lost since, is met like an area that nobody
  held.

  @deus.intercept.trigger
  Rule: When a march is declared into an empty front area that the marching side did not hold at turn start, the defending side may declare an intercept.
    Background:
      Given it is South's main phase

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: an area that was the defending side's can be intercepted into
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And b2 was North's when the turn began
      When South marches Knight to b2
      Then North is asked for intercept about b2

    @deus.ruling.vacated_area_gives_no_intercept
    Scenario: an area left to intercept elsewhere can be won back
      Given these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 9      |
        | Squire | South | b1   | 2      |
        | Ogre   | North | b2   | 2      |
        | Wisp   | North | b3   | 2      |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And the battle has been fought out with South going first
      And South has marched Squire to b2
      When North intercepts with Wisp
      Then Wisp is in b2
