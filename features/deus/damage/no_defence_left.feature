Feature: Damage

  @deus.damage.zero_defence_discard
  Rule: A unit whose defence becomes 0 or less is discarded at once.
    @since.2.00
    Scenario Outline: with a defence of 0 or less the unit is gone
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence   | effect                             |
        | Hexer | South | a1   |           | quick: defence -3 to an enemy unit |
        | Ogre  | North | a2   | <defence> |                                    |
      And South has marched Hexer to a2
      And the battle has reached South's quick timing
      When South uses Hexer on Ogre
      Then Ogre is in North's discard pile
      And South is asked for quick effects

      Examples:
        | defence |
        | 3       |
        | 2       |

    @since.2.00
    Scenario: with a defence of 1 the unit stays
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                             |
        | Hexer | North | b3   |         | quick: defence -3 to an enemy unit |
        | Ogre  | South | b2   | 4       |                                    |
      And North has marched Hexer to b2
      And the battle has reached North's quick timing
      When North uses Hexer on Ogre
      Then Ogre is in b2
      And Ogre has defence 1

    @since.2.00
    Scenario: a unit that lived on a constant goes with the unit that gave it
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | defence | effect                             |
        | Mage    | South | c1   |         | quick: [3] to an enemy unit        |
        | Hexer   | South | c1   |         | quick: defence -2 to an enemy unit |
        | Captain | North | c2   | 2       | constant: defence +1 to your units |
        | Troll   | North | c2   | 2       |                                    |
      And South has marched Mage and Hexer to c2
      And the battle has reached South's quick timing
      And South has used Hexer on Troll
      When South uses Mage on Captain
      Then the battlefield holds exactly these units
        | unit  |
        | Mage  |
        | Hexer |

    @deus.ruling.zero_defence_after_each_effect
    Scenario: the unit is gone before the attack that follows in the chain
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | North | a3   | 4      |         | counter: defence -2 to an enemy unit |
        | Front  | South | a2   |        | 2       |                                      |
        | Rear   | South | a2   |        | 4       |                                      |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has passed
      And North has used Knight on Front
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    @deus.ruling.zero_defence_after_each_effect @since.2.00
    Scenario: between joined parts of one effect nobody is discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                                           |
        | Hexer | South | b1   |         | quick: defence -3 to an enemy unit & defence +1 to an enemy unit |
        | Ogre  | North | b2   | 3       |                                                                  |
      And South has marched Hexer to b2
      And the battle has reached South's quick timing
      When South uses Hexer on Ogre
      Then Ogre is in b2
      And Ogre has defence 1

    @deus.ruling.zero_defence_after_each_effect @since.2.00
    Scenario: between an effect and what follows after applying the unit is discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                                               |
        | Hexer | North | c3   |         | quick: defence -3 to an enemy unit, then defence +1 to an enemy unit |
        | Ogre  | South | c2   | 3       |                                                                      |
      And North has marched Hexer to c2
      And the battle has reached North's quick timing
      When North uses Hexer on Ogre
      Then Ogre is not on the battlefield

    @deus.ruling.cannot_die_only_against_death
    Scenario: a unit that cannot die is discarded for lack of defence
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Hexer | South | a1   |         | before-attack: defence -3 to an enemy unit |
        | Golem | North | a2   | 3       | constant: cannot die for this              |
      And South has marched Hexer to a2
      And the battle has reached South's before-attack timing
      When South uses Hexer on Golem
      And both sides pass
      Then Golem is in North's discard pile

    @deus.constant.always_on
    Scenario: a unit that marches is exhausted, and a constant takes the defence of the exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | North | a3   | 3       |                                                  |
        | Witch  | South | b1   | 9       | constant, field: defence -3 to an exhausted unit |
      When North marches Knight to a2
      Then Knight is in North's discard pile
      And North is asked for main action

    Scenario Outline: an effect changes the state, and a constant takes the defence of the <state>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit
      And these units are on the battlefield
        | unit  | side  | area | state    | defence | effect                                     |
        | Ogre  | North | b2   | <before> | 3       |                                            |
        | Witch | North | c3   | <before> | 9       | constant, field: defence -3 to <whom> unit |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
      And South is asked for main action

      Examples:
        | state     | before    | text    | whom         |
        | exhausted | ready     | exhaust | an exhausted |
        | ready     | exhausted | ready   | a ready      |

    @deus.ruling.attackers_exhaust_after_resolution @since.2.00
    Scenario: an attacker that its attack exhausts is discarded before the other side has its timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | North | b3   | 1      | 3       |                                           |
        | Squire | North | b3   | 1      | 4       |                                           |
        | Witch  | South | b2   | 1      | 9       | constant: defence -3 to an exhausted unit |
      And North has marched Knight and Squire to b2
      And the battle has reached South's right to counter
      And South has passed
      When North passes
      Then South is asked for before attack effects
      And Knight is in North's discard pile
      And Squire has defence 1

    Scenario Outline: a position with a defence of <defence> and a constant that takes 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence   | effect                                       |
        | Witch | South | a1   | 9         | constant, field: defence -3 to an enemy unit |
        | Ogre  | North | b2   | <defence> |                                              |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | defence | answer      |
        | 4       | accepted    |
        | 3       | turned down |

    @deus.ruling.cannot_die_only_against_death @since.2.00
    Scenario: having been made unable to die does not help against defence 0
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                     |
        | Hexer  | North | c3   |         | before-attack: defence -3 to an enemy unit |
        | Priest | South | c2   |         | quick: cannot die for one of your units    |
        | Ogre   | South | c2   | 3       |                                            |
      And North has marched Hexer to c2
      And the battle has reached South's quick timing
      And South has used Priest on Ogre
      And the battle has reached North's before-attack timing
      And North has used Hexer on Ogre
      When both sides pass
      Then Ogre is in South's discard pile

  @deus.damage.zero_defence_not_death
  Rule: Being discarded for having defence 0 or less is not dying.
    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario: what waits for a death does not come
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Hexer | South | a1   |         | before-attack: defence -2 to an enemy unit |
        | Imp   | North | a2   | 2       | when this dies, forced: gain 1 power       |
      And South has marched Hexer to a2
      And the battle has reached South's before-attack timing
      When South uses Hexer on Imp
      And both sides pass
      Then Imp is in North's discard pile
      And North's power is 0

    Scenario: what waits for a discard without death does come
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                       |
        | Hexer | North | b3   |         | before-attack: defence -2 to an enemy unit   |
        | Imp   | South | b2   | 2       | when this is discarded, forced: gain 1 power |
      And North has marched Hexer to b2
      And the battle has reached North's before-attack timing
      When North uses Hexer on Imp
      And both sides pass
      Then South's power is 1

    Scenario: damage that kills a unit weakened to defence 1 is a death
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Hexer | South | c1   |         | before-attack: defence -1 to an enemy unit |
        | Mage  | South | c1   |         | before-attack: [1] to an enemy unit        |
        | Imp   | North | c2   | 2       | when this dies, forced: gain 1 power       |
      And South has marched Hexer and Mage to c2
      And the battle has reached South's before-attack timing
      And South has used Hexer on Imp
      And both sides have passed
      When South uses Mage on Imp
      And both sides pass
      Then Imp is in North's discard pile
      And North's power is 1
