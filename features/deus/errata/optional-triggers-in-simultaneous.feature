Feature: Optional triggers work in a simultaneous attack

  Proposed: what a unit may do when it attacks, or dies, is offered in a simultaneous attack, too.

  @deus.battle.simultaneous.no_declarations
  Rule: No effect other than the attack can be declared in the simultaneous attack timing.
    Background:
      Given it is South's main phase

    @deus.ruling.forced_triggers_in_simultaneous
    Scenario: what attacking allows is offered
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                          |
        | Knight | South | b1   | 1      | 9       | when this attacks: gain 1 power |
        | Ogre   | North | b2   | 1      | 9       |                                 |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then South is asked for a trigger

    @deus.ruling.forced_triggers_in_simultaneous
    Scenario: a unit that falls may still do what its death allows
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | b1   | 3      | 2       |                              |
        | Ogre   | North | b2   | 2      | 3       | when this dies: gain 5 power |
      And South has marched Knight to b2
      And the battle has been fought out with equal initiative
      When North uses Ogre's trigger
      Then the battlefield is empty
      And North's power is 5
