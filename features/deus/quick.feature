Feature: Quick effects

  Between the line-ups and the initiative each side may use quick effects: first the marching side all of its own,
  then the defending side. Nobody can counter them.

  @deus.battle.quick.kinds
  Rule: Only battle spells and unit abilities marked quick may be used in the quick timing.
    Scenario: quick abilities and quick battle spells
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | effect                                                  |
        | Mage | South | a1   | fire  | quick: draw 1 / before-attack: draw 1 / counter: draw 1 |
        | Monk | South | a1   |       | before-attack: draw 1                                   |
        | Ogre | North | a2   |       |                                                         |
      And South's hand holds these cards
        | card  | kind         | effect                           |
        | Spark | battle spell | quick, cost fire: draw 1         |
        | Bolt  | battle spell | before-attack, cost fire: draw 1 |
        | Ward  | battle spell | counter, cost fire: draw 1       |
      And South has marched Mage and Monk to a2
      When the battle reaches South's quick timing
      Then South can use exactly Mage and Spark

    Scenario: an exhausted unit uses its quick ability
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                      |
        | Knight | North | b3   | ready     | 3       |                             |
        | Shaman | South | b2   | exhausted | 3       | quick: [3] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached South's quick timing
      When South uses Shaman on Knight
      Then Knight is not on the battlefield

    Scenario: a quick battle spell is used in the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | c1   | fire  | 3       |
        | Ogre | North | c2   |       | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South uses Spark on Ogre paid by Mage's fire
      Then Ogre is not on the battlefield
      And Spark is in South's discard pile

    Scenario Outline: a <timing> effect is not used in the quick timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect           |
        | Mage | North | a3   | <timing>: draw 1 |
        | Ogre | South | a2   |                  |
      And North's deck holds 3 cards
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North tries to use Mage
      Then it is refused under deus.battle.quick.kinds
      And North's hand has 0 cards

      Examples:
        | timing        |
        | before-attack |
        | counter       |

    Scenario: a before-attack battle spell is not used in the quick timing
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | b1   |       |
        | Shaman | North | b2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                        |
        | Blaze | battle spell | <mark>, cost fire: attack -1 to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      When North tries to use Blaze on Knight paid by Shaman's fire
      Then it is refused under deus.battle.quick.kinds

      Examples:
        | mark          |
        | before-attack |
        | counter       |

    Scenario Outline: a ritual is not used in the quick timing: <card>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North's hand holds these cards
        | card  | kind         | effect         |
        | Chant | ritual spell | ritual: draw 1 |
        | Imp   | unit         | ritual: draw 1 |
      And North's summoner is Queen with ritual: draw 1
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North tries to use <card>
      Then it is refused under deus.battle.quick.kinds

      Examples:
        | card  |
        | Chant |
        | Imp   |
        | Queen |

  @deus.battle.quick.marching_first
  Rule: The marching side uses its quick effects first, in any order, resolving each before it declares the next.
    Scenario Outline: the marching side begins with <one>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | North | c3   | 3       | quick: [3] to an enemy unit |
        | Monk | North | c3   | 3       | quick: [3] to an enemy unit |
        | Ogre | South | c2   | 3       |                             |
        | Imp  | South | c2   | 3       |                             |
      And North has marched Mage and Monk to c2
      And the battle has reached North's quick timing
      When North uses <one> on Ogre
      Then Ogre is not on the battlefield
      And North can use exactly Mage and Monk

      Examples:
        | one  |
        | Mage |
        | Monk |

    Scenario: each effect takes place before the next is declared
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                             |
        | Mage | South | a1   | 3       | quick: defence -2 to an enemy unit |
        | Monk | South | a1   | 3       | quick: [2] to an enemy unit        |
        | Ogre | North | a2   | 4       |                                    |
      And South has marched Mage and Monk to a2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When South uses Monk on Ogre
      Then Ogre is not on the battlefield

    @deus.ruling.quick_sides_in_blocks
    Scenario: the cost is paid at once
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                      |
        | Mage | North | b3   | quick, exhaust this: draw 1 |
        | Ogre | South | b2   |                             |
      And North's deck holds 3 cards
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Mage
      Then Mage is exhausted
      And North Deck 1 is in North's hand
      And North is asked for quick effects

    Scenario: the defending side cannot be first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Knight | South | c1   | 3       |                             |
        | Witch  | North | c2   | 3       | quick: [3] to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached South's quick timing
      When North tries to use Witch on Knight
      Then it is refused under deus.battle.quick.marching_first
      And Knight is still in c2

    @deus.ruling.intercept_keeps_sides
    Scenario: after an intercept the marching side is still first
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Witch | North | a3   | 3       | quick: [3] to an enemy unit |
        | Mage  | South | a1   | 3       | quick: [3] to an enemy unit |
      And North has marched Witch to a2
      And South has intercepted with Mage
      And the battle has reached South's instant summon timing
      When South passes
      Then North is asked for quick effects about a2

    Scenario: the phase does not end at the quick timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Archer | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      And North has marched Knight and Archer to c2
      And the battle has reached North's quick timing
      When North tries to end the phase
      Then it is refused under deus.battle.quick.marching_first

  @deus.battle.quick.defender_after
  Rule: The defending side uses its quick effects only after the marching side has finished or declined all of its own.
    Scenario: the defending side comes after the marching side's last effect
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | North | c3   | 3       | quick: [1] to an enemy unit |
        | Witch | South | c2   | 3       | quick: [3] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      And North has used Mage on Witch
      When South tries to use Witch on Mage
      Then it is refused under deus.battle.quick.marching_first
      And Mage is still in c2

    @deus.ruling.quick_sides_in_blocks
    Scenario: the marching side uses no quick effect after the defending side
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | South | a1   | 3       | quick: [3] to an enemy unit |
        | Witch | North | a2   | 3       | quick: [1] to an enemy unit |
      And South has marched Mage to a2
      And the battle has reached North's quick timing
      And North has used Witch on Mage
      When South tries to use Mage on Witch
      Then it is refused under deus.battle.quick.defender_after
      And Witch is still in a2

    @deus.ruling.quick_sides_in_blocks
    Scenario: after the defending side the initiative is decided
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                      |
        | Mage  | North | b3   | 3       | quick: [3] to an enemy unit |
        | Witch | South | b2   | 3       | quick: [1] to an enemy unit |
      And North has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Witch on Mage
      And the initiative dice will show South 6 and North 1
      When South passes
      Then South is asked for before attack effects

  @deus.battle.quick.no_counter
  Rule: Quick effects cannot be countered.
    Scenario: a quick effect is not answered
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                   |
        | Mage  | South | c1   | 3       | quick: [3] to an enemy unit              |
        | Ogre  | North | c2   | 3       |                                          |
        | Witch | North | c2   | 3       | counter: defence +3 to one of your units |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield
      And South is asked for quick effects

    @deus.ruling.quick_sides_in_blocks
    Scenario: a counter after a quick effect is refused
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                        |
        | Mage  | North | a3   | 3       | quick: [1] to an enemy unit   |
        | Witch | South | a2   | 3       | counter: [3] to an enemy unit |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      And North has used Mage on Witch
      And North has passed
      When South tries to use Witch on Mage
      Then it is refused under deus.battle.quick.kinds
      And Mage is still in a2

    Scenario: an effect before the attack is answered, unlike a quick one
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                   |
        | Mage  | South | b1   | 3       | before-attack: [3] to an enemy unit      |
        | Ogre  | North | b2   | 3       |                                          |
        | Witch | North | b2   | 3       | counter: defence +3 to one of your units |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      Then North is asked for a counter
      And Ogre is still in b2
