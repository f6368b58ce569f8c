Feature: Turn

  @deus.turn.main.any_order
  Rule: In the main phase the marching side may march and use rituals in any order and any number of times, including not at all.
    Background:
      Given it is South's main phase

    Scenario: a main phase with march, ritual, march and march
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
        | Archer | South | b1   |
      And South's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
      When South marches Knight to a2
      And South uses Blessing on Knight
      And South marches Knight to a1
      And South marches Squire and Archer to b2
      Then South is asked for main action
      And the battlefield holds exactly these units
        | unit   | area |
        | Knight | a1   |
        | Squire | b2   |
        | Archer | b2   |

    Scenario: a main phase with two rituals and no march
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Squire | South | a1   | exhausted |
      And South's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
        | Prayer   | ritual spell | ritual: ready an own unit |
      When South uses Prayer on Knight
      And South uses Blessing on Squire
      Then Knight and Squire are ready
      And South is asked for main action

    Scenario: a main phase with five marches
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South ends the phase
      Then South is asked for summon action

    Scenario: the defending side uses no ritual
      Given these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And North's hand holds these cards
        | card  | kind         | effect                    |
        | Curse | ritual spell | ritual: ready an own unit |
      When North tries to use Curse on Ogre
      Then it is refused under deus.turn.main.any_order

    Scenario: nothing of the main phase after it has ended
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South has ended the phase
      When South tries to march Knight to b1
      Then it is refused under deus.turn.summon.any_order

    Scenario: the main phase may always be left
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      Then the end phase answer is open to South

    Scenario: the main phase is ended, not passed
      When South tries to pass
      Then it is refused under deus.turn.main.any_order
      And South is asked for main action
