Feature: Quick effects

  Between the line-ups and the initiative each side may use quick effects: first the marching side all of its own,
  then the defending side. Nobody can counter them.

  @deus.battle.quick.kinds
  Rule: Only battle spells and unit abilities marked quick may be used in the quick timing.
    Background:
      Given it is South's main phase

    Scenario: quick abilities and quick battle spells
      Given these units are on the battlefield
        | unit | side  | area | spell | effect                                                  |
        | Mage | South | b1   | fire  | quick: draw 1 / before-attack: draw 1 / counter: draw 1 |
        | Monk | South | b1   |       | before-attack: draw 1                                   |
        | Ogre | North | b2   |       |                                                         |
      And South's hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | quick, cost fire: draw 1         |
        | Bolt  | battle spell | before-attack, cost fire: draw 1 |
        | Ward  | battle spell | counter, cost fire: draw 1       |
      And South has marched Mage and Monk to b2
      When the battle reaches South's quick timing
      Then South can use exactly Mage and Spark

    Scenario: an exhausted unit uses its quick ability
      Given these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                      |
        | Knight | South | b1   | ready     | 3       |                             |
        | Shaman | North | b2   | exhausted | 3       | quick: [3] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Shaman on Knight
      Then Knight is not on the battlefield

    Scenario: a quick battle spell
      Given these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  | 3       |
        | Ogre | North | b2   |       | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Spark on Ogre paid by Mage's fire
      Then Ogre is not on the battlefield
      And Spark is in South's discard pile

    Scenario Outline: a <timing> effect is not used in the quick timing
      Given these units are on the battlefield
        | unit | side  | area | effect           |
        | Mage | South | b1   | <timing>: draw 1 |
        | Ogre | North | b2   |                  |
      And South's deck holds 3 cards
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Mage
      Then it is refused under deus.battle.quick.kinds
      And South's hand has 0 cards

      Examples:
        | timing        |
        | before-attack |
        | counter       |

    Scenario: a before-attack battle spell is not used in the quick timing
      Given these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Bolt on Ogre paid by Mage's fire
      Then it is refused under deus.battle.quick.kinds
      And Bolt is in South's hand

    Scenario Outline: a <mark> spell is not used in the quick timing
      Given these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | c1   |       |
        | Shaman | North | c2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                        |
        | Blaze | battle spell | <mark>, cost fire: attack -1 to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached North's quick timing
      When North tries to use Blaze on Knight paid by Shaman's fire
      Then it is refused under deus.battle.quick.kinds

      Examples:
        | mark          |
        | before-attack |
        | counter       |

    Scenario Outline: a ritual is not used in the quick timing: <card>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South's hand holds these cards
        | card  | kind         | effect         |
        | Chant | ritual spell | ritual: draw 1 |
        | Imp   | unit         | ritual: draw 1 |
      And South's summoner is Queen with ritual: draw 1
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      When South tries to use <card>
      Then it is refused under deus.battle.quick.kinds

      Examples:
        | card  |
        | Chant |
        | Imp   |
        | Queen |

  @deus.battle.quick.marching_first
  Rule: The marching side uses its quick effects first, in any order, resolving each before it declares the next.
    Scenario Outline: the marching side begins with <one>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   | 3       | quick: [3] to an enemy unit |
        | Monk | South | b1   | 3       | quick: [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
        | Imp  | North | b2   | 3       |                             |
      And South has marched Mage and Monk to b2
      And the battle has reached South's quick timing
      When South uses <one> on Ogre
      Then Ogre is not on the battlefield
      And South can use exactly Mage and Monk

      Examples:
        | one  |
        | Mage |
        | Monk |

    Scenario: each effect takes place before the next is declared
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                             |
        | Mage | South | b1   | 3       | quick: defence -2 to an enemy unit |
        | Monk | South | b1   | 3       | quick: [2] to an enemy unit        |
        | Ogre | North | b2   | 4       |                                    |
      And South has marched Mage and Monk to b2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When South uses Monk on Ogre
      Then Ogre is not on the battlefield

    @deus.ruling.quick_sides_in_blocks
    Scenario: the cost is paid at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                      |
        | Mage | South | b1   | quick, exhaust this: draw 1 |
        | Ogre | North | b2   |                             |
      And South's deck holds 3 cards
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage
      Then Mage is exhausted
      And South Deck 1 is in South's hand
      And South is asked for quick effects

    Scenario: the defending side cannot be first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | South | b1   | 3       |                             |
        | Witch  | North | b2   | 3       | quick: [3] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When North tries to use Witch on Knight
      Then it is refused under deus.battle.quick.marching_first
      And Knight is still in b2

    @deus.ruling.intercept_keeps_sides
    Scenario: after an intercept the marching side is still first
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Witch | North | b3   | 3       | quick: [3] to an enemy unit |
        | Mage  | South | b1   | 3       | quick: [3] to an enemy unit |
      And North has marched Witch to b2
      And South has intercepted with Mage
      And the battle has reached South's instant summon timing
      When South passes
      Then North is asked for quick effects about b2

    Scenario: the phase does not end at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's quick timing
      When South tries to end the phase
      Then it is refused under deus.battle.quick.marching_first

  @deus.battle.quick.defender_after
  Rule: The defending side uses its quick effects only after the marching side has finished or declined all of its own.
    Background:
      Given it is South's main phase

    Scenario: the defending side comes after the marching side's last effect
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | South | b1   | 3       | quick: [1] to an enemy unit |
        | Witch | North | b2   | 3       | quick: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage on Witch
      And South has passed
      When North uses Witch on Mage
      Then Mage is not on the battlefield

    Scenario: the defending side uses no quick effect between two of the marching side
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | South | b1   | 3       | quick: [1] to an enemy unit |
        | Witch | North | b2   | 3       | quick: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage on Witch
      When North tries to use Witch on Mage
      Then it is refused under deus.battle.quick.marching_first
      And Mage is still in b2

    @deus.ruling.quick_sides_in_blocks
    Scenario: the marching side uses no quick effect after the defending side
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | South | b1   | 3       | quick: [3] to an enemy unit |
        | Witch | North | b2   | 3       | quick: [1] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached North's quick timing
      And North has used Witch on Mage
      When South tries to use Mage on Witch
      Then it is refused under deus.battle.quick.defender_after
      And Witch is still in b2

    @deus.ruling.quick_sides_in_blocks
    Scenario: after the defending side the initiative is decided
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | South | b1   | 3       | quick: [3] to an enemy unit |
        | Witch | North | b2   | 3       | quick: [1] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached North's quick timing
      And North has used Witch on Mage
      And the initiative dice will show South 1 and North 6
      When North passes
      Then North is asked for before attack effects

  @deus.battle.quick.no_counter
  Rule: Quick effects cannot be countered.
    Background:
      Given it is South's main phase

    Scenario: a quick effect is not answered
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                             |
        | Mage  | South | b1   | 3       | quick: [3] to an enemy unit        |
        | Ogre  | North | b2   | 3       |                                    |
        | Witch | North | b2   | 3       | counter: defence +3 to an own unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield
      And South is asked for quick effects

    @deus.ruling.quick_sides_in_blocks
    Scenario: a counter after a quick effect is refused
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                        |
        | Mage  | South | b1   | 3       | quick: [1] to an enemy unit   |
        | Witch | North | b2   | 3       | counter: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage on Witch
      And South has passed
      When North tries to use Witch on Mage
      Then it is refused under deus.battle.quick.kinds
      And Mage is still in b2

    Scenario: an effect before the attack is answered, unlike a quick one
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                              |
        | Mage  | South | b1   | 3       | before-attack: [3] to an enemy unit |
        | Ogre  | North | b2   | 3       |                                     |
        | Witch | North | b2   | 3       | counter: defence +3 to an own unit  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then North is asked for a counter
      And Ogre is still in b2
