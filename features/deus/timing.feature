Feature: Timing

  The timing mark of an effect says at which moment it may be used.

  @deus.timing.kinds
  Rule: The timing of an effect is one of six: ritual, quick, before-attack, counter, trigger or constant.
    Background:
      Given it is South's main phase

    Scenario Outline: a timing that an effect may have: <timing>
      Given South's hand holds these cards
        | card   | effect           |
        | Knight | <timing>: draw 1 |
      When the position is put on the table
      Then it is accepted

      Examples:
        | timing        |
        | ritual        |
        | quick         |
        | before-attack |
        | counter       |

    Scenario: a trigger and a constant
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                                                                   |
        | Knight | South | b1   | 2      | when a battle begins, forced: gain 1 power / constant: attack +1 to this |
        | Ogre   | North | b2   |        |                                                                          |
      When South marches Knight to b2
      Then South's power is 1
      And Knight has attack 3

    Scenario: a timing that no effect can have
      Given a card with these fields lies in South's hand
        | field  | value         |
        | kind   | unit          |
        | text   | quick: draw 1 |
        | timing | summon        |
      When the position is put on the table
      Then it is turned down

  @deus.timing.preattack
  Rule: Using before-attack effects is optional; the first side may do so in the first normal timing, the second side in the second.
    Background:
      Given it is South's main phase

    Scenario: the first side in the first normal timing
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | before-attack: gain 1 power |
        | Ogre   | North | b2   |                             |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South uses Knight
      And both sides pass
      Then South's power is 1
      And South is asked for before attack effects

    Scenario: the second side in the second normal timing
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | b1   | 2      |                             |
        | Ogre   | North | b2   |        | before-attack: gain 1 power |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing, South having gone first
      When North uses Ogre
      And both sides pass
      Then North's power is 1

    Scenario: the second side is not asked in the first normal timing
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   |                             |
        | Ogre   | North | b2   | before-attack: gain 1 power |
      And South has marched Knight to b2
      And the battle has reached North's right to counter, South having gone first
      When North tries to use Ogre
      Then it is refused under deus.timing.counter
      And North's power is 0

    Scenario: a side may leave a before-attack effect unused
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | before-attack: gain 1 power |
        | Ogre   | North | b2   |                             |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Knight
      And South's power is 0

    Scenario Outline: no other kind of effect is used before the attack: <timing>
      Given these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | South | b1   | <timing>: gain 1 power |
        | Ogre   | North | b2   |                        |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      When South tries to use Knight
      Then it is refused under deus.timing.preattack
      And South's power is 0

      Examples:
        | timing  |
        | quick   |
        | counter |

  @deus.timing.preattack_multiple
  Rule: A side may use several before-attack effects before its one attack.
    Background:
      Given it is South's main phase

    Scenario: two effects before one attack
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | before-attack: gain 1 power |
        | Squire | South | b1   | before-attack: gain 2 power |
        | Ogre   | North | b2   |                             |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When South uses Squire
      And both sides pass
      Then South's power is 3
      And South is asked for before attack effects

    Scenario: one before-attack effect is used twice
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | before-attack: gain 1 power |
        | Ogre   | North | b2   |                             |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And both sides have passed
      When South uses Knight
      And both sides pass
      Then South's power is 2

    @since.2.00
    Scenario: no further effect after the attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | b1   | 2      | before-attack: gain 1 power |
        | Ogre   | North | b2   |        |                             |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has passed
      When both sides pass
      Then North is asked for before attack effects
      And South's power is 0

  @deus.timing.counter
  Rule: A counter effect may be used in response to a before-attack effect, an attack or another counter effect.
    Background:
      Given it is South's main phase

    Scenario: a counter to a before-attack effect
      Given these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | b1   | before-attack: gain 1 power |
        | Ogre   | North | b2   | counter: gain 1 power       |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      When North uses Ogre
      And both sides pass
      Then North's power is 1

    Scenario: a counter to an attack
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | b1   | 3      |         |                             |
        | Ogre   | North | b2   |        | 3       | counter: defence +1 to this |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North uses Ogre
      And both sides pass
      Then Ogre is in b2

    Scenario: a counter to a counter
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | b1   | 3      |         | counter: attack +1 to this  |
        | Ogre   | North | b2   |        | 3       | counter: defence +1 to this |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Ogre
      When South uses Knight
      And both sides pass
      Then Ogre is not on the battlefield

    @since.2.00
    Scenario: without a declaration there is nothing to counter
      Given these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | South | b1   | counter: gain 1 power |
        | Ogre   | North | b2   |                       |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then South can use nothing

    Scenario Outline: no other kind of effect is used as a counter: <timing>
      Given these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | South | b1   |                        |
        | Ogre   | North | b2   | <timing>: gain 1 power |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North tries to use Ogre
      Then it is refused under deus.timing.counter
      And North's power is 0

      Examples:
        | timing        |
        | quick         |
        | before-attack |

    @deus.ruling.counter_answers_any_declaration
    Scenario: a counter answers an earlier declaration of the chain
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | South | b1   |         | before-attack: gain 1 power   |
        | Squire | South | b1   |         | counter: gain 1 power         |
        | Ogre   | North | b2   |         | counter: gain 1 power         |
        | Troll  | North | b2   |         | counter: [3] to an enemy unit |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has used Ogre
      And South has used Squire
      When North uses Troll on Knight
      And both sides pass
      Then Knight is not on the battlefield
      And South's power is 1

    @deus.ruling.counter_answers_any_declaration
    Scenario: a unit outside the whole chain is not answered
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | South | b1   |         | before-attack: gain 1 power   |
        | Squire | South | b1   |         |                               |
        | Troll  | North | b2   |         | counter: [3] to an enemy unit |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      When North tries to use Troll on Squire
      Then it is refused under deus.chain.legal_target
      And Squire is still in b2
