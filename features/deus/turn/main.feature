Feature: Turn

  @deus.turn.main.any_order
  Rule: In the main phase the marching side may march and use rituals in any order and any number of times, including not at all.
    Scenario: a main phase with march, ritual, march and march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | b1   |
        | Archer | South | b1   |
      And South's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
      When South marches Knight to c2
      And South uses Blessing on Knight
      And South marches Knight to c1
      And South marches Squire and Archer to b2
      Then South is asked for main action
      And the battlefield holds exactly these units
        | unit   | area |
        | Knight | c1   |
        | Squire | b2   |
        | Archer | b2   |

    Scenario: a main phase with two rituals and no march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | exhausted |
        | Squire | North | c3   | exhausted |
      And North's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
        | Prayer   | ritual spell | ritual: ready an own unit |
      When North uses Prayer on Knight
      And North uses Blessing on Squire
      Then Knight and Squire are ready
      And North is asked for main action

    Scenario: a main phase with five marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Archer | South | b1   |
        | Scout  | South | b1   |
        | Page   | South | c1   |
      When South marches Knight to a2
      And South marches Squire to a2
      And South marches Archer to b2
      And South marches Scout to c1
      And South marches Page to b1
      Then Page is in b1
      And South is asked for main action

    Scenario: a main phase without march or ritual
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      When North ends the phase
      Then North is asked for summon action

    Scenario: the defending side uses no ritual
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      And North's hand holds these cards
        | card  | kind         | effect                    |
        | Curse | ritual spell | ritual: ready an own unit |
      When North tries to use Curse on Ogre
      Then it is refused under deus.turn.main.any_order

    Scenario: nothing of the main phase after it has ended
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      And North has ended the phase
      When North tries to march Knight to b3
      Then it is refused under deus.turn.summon.any_order

    Scenario: the main phase may always be left
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      Then the end phase answer is open to South

    Scenario: the main phase is ended, not passed
      Given it is North's main phase
      When North tries to pass
      Then it is refused under deus.turn.main.any_order
      And North is asked for main action
