Feature: Timing

  The timing mark of an effect says at which moment it may be used.

  @deus.timing.kinds
  Rule: The timing of an effect is one of six: ritual, quick, before-attack, counter, trigger or constant.
    Scenario Outline: a timing that an effect may have: <timing>
      Given it is South's main phase
      And South's hand holds these cards
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                                   |
        | Knight | North | b3   | 2      | when a battle begins, forced: gain 1 power / constant: attack +1 to this |
        | Ogre   | South | b2   |        |                                                                          |
      When North marches Knight to b2
      Then North's power is 1
      And Knight has attack 3

    Scenario: a timing that no effect can have
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field  | value         |
        | kind   | unit          |
        | text   | quick: draw 1 |
        | timing | summon        |
      When the position is put on the table
      Then it is turned down

  @deus.timing.preattack
  Rule: Using before-attack effects is optional; the first side may do so in the first normal timing, the second side in the second.
    Scenario: the first side in the first normal timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | c3   | before-attack: gain 1 power |
        | Ogre   | South | c2   |                             |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      When North uses Knight
      And both sides pass
      Then North's power is 1
      And North is asked for before attack effects

    Scenario: the second side in the second normal timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | a1   | 2      |                             |
        | Ogre   | North | a2   |        | before-attack: gain 1 power |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing, South having gone first
      When North uses Ogre
      And both sides pass
      Then North's power is 1

    Scenario: the second side is not asked in the first normal timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | b3   |                             |
        | Ogre   | South | b2   | before-attack: gain 1 power |
      And North has marched Knight to b2
      And the battle has reached South's right to counter, North having gone first
      When South tries to use Ogre
      Then it is refused under deus.timing.counter
      And South's power is 0

    Scenario: a side may leave a before-attack effect unused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | South | c1   | before-attack: gain 1 power |
        | Ogre   | North | c2   |                             |
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      When South passes
      Then the attackers declared are Knight
      And South's power is 0

    Scenario Outline: no other kind of effect is used before the attack: <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | North | a3   | <timing>: gain 1 power |
        | Ogre   | South | a2   |                        |
      And North has marched Knight to a2
      And the battle has reached North's before-attack timing
      When North tries to use Knight
      Then it is refused under deus.timing.preattack
      And North's power is 0

      Examples:
        | timing  |
        | quick   |
        | counter |

  @deus.timing.preattack_multiple
  Rule: A side may use several before-attack effects before its one attack.
    Scenario: two effects before one attack
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | c3   | before-attack: gain 1 power |
        | Ogre   | South | c2   |                             |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And both sides have passed
      When North uses Knight
      And both sides pass
      Then North's power is 2

    @since.2.00
    Scenario: no further effect after the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                      |
        | Knight | South | a1   | 2      | before-attack: gain 1 power |
        | Ogre   | North | a2   |        |                             |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      And South has passed
      When both sides pass
      Then North is asked for before attack effects
      And South's power is 0

  @deus.timing.counter
  Rule: A counter effect may be used in response to a before-attack effect, an attack or another counter effect.
    Scenario: a counter to a before-attack effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                      |
        | Knight | North | b3   | before-attack: gain 1 power |
        | Ogre   | South | b2   | counter: gain 1 power       |
      And North has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Knight
      When South uses Ogre
      And both sides pass
      Then South's power is 1

    Scenario: a counter to an attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | South | c1   | 3      |         |                             |
        | Ogre   | North | c2   |        | 3       | counter: defence +1 to this |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      When North uses Ogre
      And both sides pass
      Then Ogre is in c2

    Scenario: a counter to a counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                      |
        | Knight | North | a3   | 3      |         | counter: attack +1 to this  |
        | Ogre   | South | a2   |        | 3       | counter: defence +1 to this |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Ogre
      When North uses Knight
      And both sides pass
      Then Ogre is not on the battlefield

    @since.2.00
    Scenario: without a declaration there is nothing to counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Knight | South | b1   | counter: gain 1 power |
        | Ogre   | North | b2   |                       |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then South can use nothing

    Scenario Outline: no other kind of effect is used as a counter: <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                 |
        | Knight | North | c3   |                        |
        | Ogre   | South | c2   | <timing>: gain 1 power |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When South tries to use Ogre
      Then it is refused under deus.timing.counter
      And South's power is 0

      Examples:
        | timing        |
        | quick         |
        | before-attack |

    @deus.ruling.counter_answers_any_declaration
    Scenario: a counter answers an earlier declaration of the chain
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | South | a1   |         | before-attack: gain 1 power   |
        | Squire | South | a1   |         | counter: gain 1 power         |
        | Ogre   | North | a2   |         | counter: gain 1 power         |
        | Troll  | North | a2   |         | counter: [3] to an enemy unit |
      And South has marched Knight and Squire to a2
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                        |
        | Knight | North | b3   |         | before-attack: gain 1 power   |
        | Squire | North | b3   |         |                               |
        | Troll  | South | b2   |         | counter: [3] to an enemy unit |
      And North has marched Knight and Squire to b2
      And the battle has reached North's before-attack timing
      And North has used Knight
      When South tries to use Troll on Squire
      Then it is refused under deus.chain.legal_target
      And Squire is still in b2
