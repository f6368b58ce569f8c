Feature: After the battle in the draft

  In the draft of 2018-08-29 whoever alone is left places an ownership marker. Where both withdraw, or nobody is left, an area
  without a marker is closed for the rest of the turn.

  @deus.draft.after.A
  Rule: If the marching side wipes out the defending side, the marching side's ownership marker is placed on the area.
    Scenario: the marching side wins an area of the enemy
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 5      | 3       |
        | Ogre   | North | a2   | 0      | 3       |
      And South has marched Knight to a2
      When the battle is fought out with South going first
      Then a2 belongs to South
      And Knight is in a2

    Scenario: the marching side wins an area after an intercept
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 5      | 3       |
        | Ogre   | South | b1   | 0      | 3       |
      And North has marched Knight to b2
      And South has intercepted with Ogre
      When the battle is fought out with North going first
      Then b2 belongs to North
      And Knight is in b2

    Scenario: one defender left is enough to keep the area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      | 3       |
        | Ogre   | North | c2   | 0      | 3       |
        | Troll  | North | c2   | 0      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then c2 belongs to North

    Scenario: the marching side wins in a second battle the area that it has not won in the first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 0      | 3       |
        | Squire | North | c3   | 5      | 3       |
        | Ogre   | South | c2   | 0      | 3       |
      And North has marched Knight to c2
      And the battle has been fought out with North going first
      And North has marched Squire to c2
      When the battle is fought out with North going first
      Then c2 belongs to North
      And Squire is in c2

  @deus.draft.after.B
  Rule: If the defending side wipes out the marching side, the defending side's ownership marker is placed on the area or stays there.
    Scenario: interceptors win an area
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Ogre   | South | a1   | 5      | 3       |
      And North has marched Knight to a2
      And South has intercepted with Ogre
      When the battle is fought out with South going first
      Then a2 belongs to South
      And Ogre is in a2

    Scenario: defenders that wipe out the marching side keep their area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Ogre   | North | b2   | 5      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with North going first
      Then b2 belongs to North
      And Ogre is in b2

    @deus.ruling.draft_marked_area_wiped_out
    Scenario: with nobody left the marker stays and the area is open
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 5      | 3       |
        | Squire | North | c3   | 2      | 3       |
        | Ogre   | South | c2   | 5      | 3       |
      And North has marched Knight to c2
      And the battle has been fought out with equal initiative
      When North marches Squire to c2
      Then c2 belongs to South
      And a battle is going on in c2

    Scenario: an unmarked area with nobody left is nobody's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 5      | 3       |
        | Ogre   | North | a3   | 5      | 3       |
      And South has marched Knight to a2
      And North has intercepted with Ogre
      When the battle is fought out with equal initiative
      Then a2 belongs to nobody

    @deus.ruling.draft_closed_areas
    Scenario: an unmarked area with nobody left is closed to further marches
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 5      | 3       |
        | Squire | North | b3   | 2      | 3       |
        | Ogre   | South | b1   | 5      | 3       |
      And North has marched Knight to b2
      And South has intercepted with Ogre
      And the battle has been fought out with equal initiative
      When North tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And b2 carries a battle marker

  @deus.draft.after.C
  Rule: If defending units survive in an area that had their ownership marker, the marching units return to where they started, and the area stays open to further marches.
    Scenario: the marching units go back
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 0      | 3       |
        | Ogre   | North | c2   | 0      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then Knight is in c1
      And Ogre is in c2
      And c2 belongs to North
      And c2 carries no battle marker

    @deus.ruling.draft_lists_are_complete
    Scenario: an area that defenders have kept is open to others in the same turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Squire | North | b2   | 0      | 3       |
        | Ogre   | South | a2   | 0      | 3       |
      And North has marched Knight to a2
      And the battle has been fought out with North going first
      When North marches Squire to a2
      Then a battle is going on in a2

    Scenario: an area where the marching side has fallen is open to others
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | c2   | 0      | 3       |
        | Ogre   | North | b2   | 5      | 3       |
      And South has marched Knight to b2
      And the battle has been fought out with North going first
      When South marches Squire to b2
      Then a battle is going on in b2

    Scenario: a second battle in an area that defenders have kept goes as the first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Squire | North | b2   | 0      | 3       |
        | Page   | North | b2   | 0      | 3       |
        | Ogre   | South | a2   | 0      | 3       |
        | Troll  | South | a2   | 0      | 3       |
      And North has marched Knight to a2
      And the battle has been fought out with North going first
      And North has marched Squire and Page to a2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | a3   |
        | Squire | b2   |
        | Page   | b2   |
        | Ogre   | a2   |
        | Troll  | a2   |

    Scenario: in an unmarked area both sides go back
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Ogre   | South | a1   | 0      | 3       |
      And North has marched Knight to a2
      And South has intercepted with Ogre
      When the battle is fought out with North going first
      Then Knight is in a3
      And Ogre is in a1
      And a2 belongs to nobody
      And a2 carries a battle marker

  @deus.draft.after.D
  Rule: If both sides survive in an unmarked area, both return to where they started, and nobody marches there for the rest of the turn.
    Scenario: both sides go back to where they came from
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 0      | 3       |
        | Squire | North | c2   | 0      | 3       |
        | Ogre   | South | b1   | 0      | 3       |
        | Troll  | South | a2   | 0      | 3       |
      And North has marched Knight and Squire to b2
      And South has intercepted with Ogre and Troll
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | b3   |
        | Squire | c2   |
        | Ogre   | b1   |
        | Troll  | a2   |
      And b2 belongs to nobody

    @deus.ruling.draft_closed_areas
    Scenario: the area is closed for the rest of the turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 0      | 3       |
        | Squire | North | b2   | 0      | 3       |
        | Ogre   | South | c1   | 0      | 3       |
      And North has marched Knight to c2
      And South has intercepted with Ogre
      And the battle has been fought out with North going first
      When North tries to march Squire to c2
      Then it is refused under deus.march.e_empty
      And c2 carries a battle marker

    @deus.ruling.draft_closed_areas
    Scenario: the area stays closed when another battle has set off a trigger of the defending side
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | North | b3   | 0      | 3       |                                      |
        | Squire | North | b3   | 0      | 3       |                                      |
        | Page   | North | c3   | 0      | 3       |                                      |
        | Ogre   | South | b1   | 0      | 3       |                                      |
        | Troll  | South | c2   | 0      | 3       | when a battle begins, forced: draw 1 |
      And North has marched Knight to b2
      And South has intercepted with Ogre
      And the battle has been fought out with North going first
      And North has marched Page to c2
      And the battle has been fought out with North going first
      When North tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And b2 carries a battle marker

    @deus.ruling.draft_defenders_without_marker
    Scenario: defenders who had been there before stay
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 0      | 3       |
        | Ogre   | North | a2   | 0      | 3       |
      And no ownership marker lies on a2
      And South has marched Knight to a2
      When the battle is fought out with South going first
      Then Knight is in a1
      And Ogre is in a2
      And a2 belongs to nobody

    @deus.ruling.draft_defenders_without_marker
    Scenario: an area where defenders have stayed without a marker is closed, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 0      | 3       |
        | Squire | North | b2   | 0      | 3       |
        | Ogre   | South | a2   | 0      | 3       |
      And no ownership marker lies on a2
      And North has marched Knight to a2
      And the battle has been fought out with North going first
      When North tries to march Squire to a2
      Then it is refused under deus.draft.after.D
      And a2 carries a battle marker

    @deus.ruling.draft_defenders_without_marker
    Scenario: South does not march where North's defenders have stayed without a marker
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 0      | 3       |
        | Squire | South | c2   | 0      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And no ownership marker lies on b2
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South tries to march Squire to b2
      Then it is refused under deus.draft.after.D

    Scenario: in the next turn the area is open again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 0      | 3       |
        | Ogre   | South | b2   | 0      | 3       |
      And no ownership marker lies on b2
      And North's deck holds 20 cards
      And South's deck holds 20 cards
      And North has marched Knight to b2
      And the battle has been fought out with North going first
      And North plays the turn to its end
      And South plays the turn to its end
      And North has discarded nothing
      When North marches Knight to b2
      Then a battle is going on in b2

    @deus.ruling.draft_closed_areas
    Scenario Outline: the area is closed wherever the interceptor came from: <from>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence |
        | Knight | South | b1     | 0      | 3       |
        | Squire | South | b1     | 0      | 3       |
        | Ogre   | North | <from> | 0      | 3       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And the battle has been fought out with North going first
      When South tries to march Squire to b2
      Then it is refused under deus.march.e_empty
      And Ogre is in <from>

      Examples:
        | from |
        | b3   |
        | a2   |
        | c2   |
