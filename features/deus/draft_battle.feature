Feature: Battles in the draft

  The draft of 2018-08-29 has battles go as in the trading card game, as far as Deus has what that game speaks of.

  @deus.draft.battle.as_tcg
  Rule: A battle goes as in the trading card game: without a quick timing, and a side may use before-attack effects after its attack, too.
    Scenario: the dice follow the line-ups
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | quick: [9] to an enemy unit |
        | Squire | South | b1   |                             |
        | Ogre   | North | b2   |                             |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      And the initiative dice will show South 4 and North 2
      When South lines up Squire and Knight
      Then South is asked for before attack effects about b2

    Scenario: a quick effect has no timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | c3   | quick: [9] to an enemy unit |
        | Ogre   | South | c2   |                             |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North tries to use Knight on Ogre
      Then it is refused under deus.timing.preattack

    Scenario: the first side is asked once more after its attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 1      | 3       |
        | Ogre   | North | a2   | 1      | 3       |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has passed
      When both sides pass
      Then South is asked for after attack effects about a2

    Scenario: a before-attack effect is used after the attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | North | b3   | 1      | 3       | before-attack: [3] to an enemy unit |
        | Ogre   | South | b2   | 1      | 3       |                                     |
      And North has marched Knight to b2
      And the battle has reached North's after-attack timing
      And North has used Knight on Ogre
      When both sides pass
      Then Ogre is not on the battlefield
      And North is asked for after attack effects about b2

    Scenario: after the first side's after-attack effects the second side has its turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 1      | 3       |
        | Ogre   | North | c2   | 1      | 3       |
      And South has marched Knight to c2
      And the battle has reached South's after-attack timing
      When South passes
      Then North is asked for before attack effects about c2

    Scenario: the second side is asked once more after its attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 1      | 3       |
        | Ogre   | South | a2   | 1      | 3       |
      And North has marched Knight to a2
      And the battle has reached North's after-attack timing
      When the battle reaches South's after-attack timing
      Then South is asked for after attack effects about a2
      And Ogre is exhausted

    Scenario: no side attacks a second time
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                 |
        | Knight | South | b1   | 2      | 3       | before-attack: ready one of your units |
        | Ogre   | North | b2   | 1      | 3       |                                        |
      And South has marched Knight to b2
      And the battle has reached South's after-attack timing
      And South has used Knight on Knight
      And both sides have passed
      When South passes
      Then North is asked for before attack effects about b2

    Scenario: a side that its own attack leaves without units is not asked
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | c3   | 1      | 3       |                               |
        | Ogre   | South | c2   | 1      | 3       | counter: [3] to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has used Ogre on Knight
      When both sides pass
      Then Knight is not on the battlefield
      And South is asked for before attack effects about c2

    Scenario: only effects of that timing are used there
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | a1   | 1      | 3       | counter: [3] to an enemy unit |
        | Ogre   | North | a2   | 1      | 3       |                               |
      And South has marched Knight to a2
      And the battle has reached South's after-attack timing
      When South tries to use Knight on Ogre
      Then it is refused under deus.draft.battle.as_tcg

    Scenario: North uses no counter at the after-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | c3   | 1      | 3       | counter: [3] to an enemy unit |
        | Ogre   | South | c2   | 1      | 3       |                               |
      And North has marched Knight to c2
      And the battle has reached North's after-attack timing
      When North tries to use Knight on Ogre
      Then it is refused under deus.draft.battle.as_tcg

    Scenario: before-attack effects are all there is to be used after the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                |
        | Knight | South | b1   | 1      | before-attack: draw 1 |
        | Squire | South | b1   | 1      | counter: draw 1       |
        | Ogre   | North | b2   | 1      | before-attack: draw 1 |
      And South has marched Knight and Squire to b2
      When the battle reaches South's after-attack timing
      Then South can use exactly Knight

    Scenario: the second side, too, has nothing but before-attack effects after its attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                |
        | Knight | North | c3   | 1      | before-attack: draw 1 |
        | Ogre   | South | c2   | 1      | counter: draw 1       |
        | Troll  | South | c2   | 1      | before-attack: draw 1 |
      And North has marched Knight to c2
      And the battle has reached North's after-attack timing
      When the battle reaches South's after-attack timing
      Then South can use exactly Troll

    Scenario: a unit made ready in its side's own attack does not attack once more
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                            |
        | Knight | North | a3   | 2      | 3       | when an enemy unit is damaged, forced: ready this |
        | Ogre   | South | a2   | 0      | 3       |                                                   |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      When both sides pass
      Then Knight is ready
      And North is asked for after attack effects

    Scenario: the second side's after-attack effects are the last of the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 1      | 3       |
        | Ogre   | North | c2   | 1      | 3       |
      And South has marched Knight to c2
      And the battle has reached North's after-attack timing, South having gone first
      When North passes
      Then no battle is going on
      And South is asked for main action

    @deus.ruling.battle_ends_when_both_sides_gone
    Scenario: with both sides wiped out as the battle begins nobody is asked for anything
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                         |
        | Mage | North | b3   | 3       | when a battle begins, forced: [3] to all units |
        | Ogre | South | b2   | 3       |                                                |
      When North marches Mage to b2
      Then no battle is going on
      And the battlefield is empty
      And North is asked for main action

    @deus.ruling.draft_battle_by_quick_reference
    Scenario: one proper target suffices for a counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | North | b3   | 1      | 3       | before-attack: [1] to an enemy unit |
        | Squire | North | b3   | 1      | 3       |                                     |
        | Ogre   | South | b2   | 1      | 3       | counter: [3] to two enemy units     |
      And North has marched Knight and Squire to b2
      And the battle has reached North's before-attack timing
      And North has used Knight on Ogre
      And South has used Ogre on Knight and Squire
      When both sides pass
      Then Knight and Squire are not on the battlefield

    @deus.ruling.draft_battle_by_quick_reference
    Scenario: one proper target of three suffices for a counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | a1   | 1      | 3       | before-attack: [1] to an enemy unit |
        | Squire | South | a1   | 1      | 3       |                                     |
        | Page   | South | a1   | 1      | 3       |                                     |
        | Ogre   | North | a2   | 1      | 3       | counter: [3] to three enemy units   |
      And South has marched Knight, Squire and Page to a2
      And the battle has reached South's before-attack timing
      And South has used Knight on Ogre
      And North has used Ogre on Squire, Page and Knight
      When both sides pass
      Then Knight, Squire and Page are not on the battlefield

    Scenario: the phase does not end at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's after-attack timing
      When South tries to end the phase
      Then it is refused under deus.draft.battle.as_tcg

    Scenario Outline: no ritual at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Archer | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      And North's summoner is Magus with ritual: gain 1 power
      And North has marched Knight and Archer to c2
      And the battle has reached North's <timing>
      When North tries to use Magus
      Then it is refused under deus.draft.battle.as_tcg

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
