Feature: Battle

  When units of both sides meet in a front area they fight: first the instant summons, the line-ups and the quick effects,
  then the initiative and the attacks, and at last the battle's end and the handling after it.

  @deus.battle.occurs
  Rule: A battle occurs when a march or an intercept brings units of both sides into one front area.
    Scenario: a march into an area the enemy holds
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      When North marches Knight to b2
      Then a battle is going on in b2

    Scenario: an intercept brings both sides into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c3   |
      And South has marched Knight to c2
      When North intercepts with Ogre
      Then a battle is going on in c2

    Scenario: no battle if nobody intercepts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      When South passes
      Then no battle is going on
      And North is asked for main action

    Scenario: no battle in an area of one's own
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b2   |
        | Ogre   | North | c2   |
      When South marches Knight to b2
      Then no battle is going on
      And Knight is exhausted

    Scenario: no battle in own territory
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Ogre   | South | c2   |
      When North marches Knight to b3
      Then no battle is going on
      And North is asked for main action

  @deus.battle.step_order
  Rule: A battle runs: instant summon, line-up, quick, initiative, first and second normal timings or simultaneous attack, battle end.
    Scenario: a battle begins with the marching side's instant summons
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to b2
      Then South is asked for instant summons about b2

    Scenario: after the instant summons the line-ups
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c2   |
      And North has marched Knight and Squire to c2
      And the battle has reached South's instant summon timing
      When South passes
      Then North is asked for line up about c2

    Scenario: after the line-ups the quick effects
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Ogre   | North | a2   |
      And South has marched Knight and Squire to a2
      And the battle has reached South's line-up
      When South lines up Squire and Knight
      Then South is asked for quick effects about a2

    Scenario: after the quick effects the initiative and the first side's timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North has marched Knight to b2
      And the battle has reached South's quick timing
      And the initiative dice will show South 5 and North 2
      When South passes
      Then South goes first in the battle
      And South is asked for before attack effects

    Scenario: after the first side's attack the second side's timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c1   | 3       |
        | Ogre   | North | c2   | 3       |
      And South has marched Knight to c2
      And the battle has reached North's right to counter, South having gone first
      When both sides pass
      Then North is asked for before attack effects about c2
      And Knight is exhausted
      And Ogre is ready

    Scenario: after the second side's attack the end of the battle and what follows it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | a3   | 3       |
        | Ogre   | South | a2   | 3       |
      And North has marched Knight to a2
      And the battle has reached South's before-attack timing, North having gone first
      When the battle is fought out
      Then no battle is going on
      And a2 carries a battle marker
      And Knight is in a3
      And North is asked for main action

    Scenario: equal initiative leaves out both normal timings
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | b1   | 3       |
        | Ogre   | North | b2   | 2       |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And the initiative dice will show South 4 and North 4
      When North passes
      Then no battle is going on
      And the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | b2   | exhausted |

    Scenario Outline: a quick effect is too early in the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Mage   | North | c3   | 3       | quick: [3] to an enemy unit |
        | Squire | North | c3   | 3       |                             |
        | Ogre   | South | c2   | 3       |                             |
      And North has marched Mage and Squire to c2
      And the battle has reached North's <timing>
      When North tries to use Mage on Ogre
      Then it is refused under deus.battle.step_order
      And Ogre is still in c2

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: with one side wiped out early the survivor still has its before-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | South | a1   | 3       | quick: [3] to an enemy unit / before-attack: draw 1 |
        | Ogre | North | a2   | 3       |                                                     |
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When the battle reaches South's before-attack timing
      Then South can use exactly Mage
      And the battlefield holds exactly these units
        | unit | side  | area | state |
        | Mage | South | a2   | ready |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: without an enemy quick effects are still open
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | North | b3   | 3       | quick: [3] to an enemy unit / quick: draw 1 |
        | Ogre | South | b2   | 3       |                                             |
      And North's deck holds 3 cards
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Mage on Ogre
      Then North can use exactly Mage

    @deus.ruling.battle_continues_when_side_gone
    Scenario: a side that is gone as the battle begins may still instantly summon
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                               |
        | Mage | South | c1   | 3       | when a battle begins, forced: [3] to all enemy units |
        | Ogre | North | c2   | 3       |                                                      |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Mage to c2
      And the battle has reached North's instant summon timing
      When North instantly summons Wisp
      Then the battlefield holds exactly these units
        | unit | side  | area |
        | Mage | South | c2   |
        | Wisp | North | c2   |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: without an enemy the before-attack timing ends in no attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                              |
        | Mage | North | a3   | 3       | quick: [3] to an enemy unit / before-attack: draw 1 |
        | Ogre | South | a2   | 3       |                                                     |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      And North has used Mage on Ogre
      And the battle has reached North's before-attack timing
      When North passes
      Then no battle is going on
      And the battlefield holds exactly these units
        | unit | side  | area | state     |
        | Mage | North | a2   | exhausted |

    @deus.ruling.battle_continues_when_side_gone
    Scenario: a first side that dies in its own chain leaves the second side its timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                                |
        | Mage  | South | b1   | 3       | before-attack: [1] to an enemy unit                   |
        | Witch | North | b2   | 3       | counter: [3] to an enemy unit / before-attack: draw 1 |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Witch
      And North has used Witch on Mage
      And both sides have passed
      When the battle reaches North's before-attack timing
      Then North can use exactly Witch
      And Mage is not on the battlefield

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out as the battle begins nobody is asked for anything
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                         |
        | Mage   | South | b1   | 3       | when a battle begins, forced: [3] to all units |
        | Shaman | North | b2   | 3       |                                                |
      When South marches Mage to b2
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out by the marching side's instant summon nothing more follows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect |
        | Mage   | South | b1   | 3       |        |
        | Shaman | North | b2   | 3       |        |
      And South's hand holds these cards
        | card | instant | defence | effect                                          |
        | Bomb | yes     | 3       | when this is summoned, forced: [3] to all units |
      And South has marched Mage to b2
      And the battle has reached South's instant summon timing
      When South instantly summons Bomb
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out by the defending side's instant summon nothing more follows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect |
        | Mage   | South | b1   | 3       |        |
        | Shaman | North | b2   | 3       |        |
      And North's hand holds these cards
        | card | instant | defence | effect                                          |
        | Bomb | yes     | 3       | when this is summoned, forced: [3] to all units |
      And South has marched Mage to b2
      And the battle has reached North's instant summon timing
      When North instantly summons Bomb
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out in the defending side's quick timing no die is rolled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                  |
        | Mage   | South | b1   | 3       |                         |
        | Shaman | North | b2   | 3       | quick: [3] to all units |
      And South has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Shaman
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out before the attack there is none, and no second timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                          |
        | Mage   | South | b1   | 3       | before-attack: [3] to all units |
        | Shaman | North | b2   | 3       |                                 |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage
      When both sides pass
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out the battle goes straight to its end
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                  |
        | Mage | South | b1   | 3       | quick: [3] to all units |
        | Ogre | North | b2   | 3       |                         |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage
      Then no battle is going on
      And the battlefield is empty
      And b2 carries a battle marker
      And South is asked for main action

    @deus.ruling.battle_end_expiry_before_outcome
    Scenario: the outcome is judged only after the battle's effects have ended
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                    |
        | Knight | North | c3   | 0      | 4       | before-attack: defence -2 to an enemy unit until turn end |
        | Ogre   | South | c2   | 0      | 2       | quick: defence +2 to this                                 |
      And North has marched Knight to c2
      And the battle has reached South's quick timing
      And South has used Ogre
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | North | c2   |
