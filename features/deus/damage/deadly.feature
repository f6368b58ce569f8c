Feature: Damage

  Damage kills a unit if it reaches the unit's defence at one time, and otherwise leaves nothing behind.
  A unit without defence is discarded without dying.

  @deus.damage.not_cumulative
  Rule: Damage does not accumulate and never lowers a unit's defence.
    @since.2.00
    Scenario: two damages one after the other do not add up
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | c1   |         | quick: [2] to an enemy unit |
        | Ogre | North | c2   | 3       |                             |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When South uses Mage on Ogre
      Then the battlefield holds exactly these units
        | unit | defence |
        | Mage | 3       |
        | Ogre | 3       |

    @since.2.00
    Scenario: an amount that does not kill at two times is deadly at one time
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | North | a3   |         | quick: [4] to an enemy unit |
        | Ogre | South | a2   | 3       |                             |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North uses Mage on Ogre
      Then Ogre is not on the battlefield

    @deus.ruling.joined_damage_applied_separately
    Scenario: two damages joined in one effect do not add up
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                    |
        | Mage | South | b1   |         | before-attack: [2] & [2] to an enemy unit |
        | Ogre | North | b2   | 3       |                                           |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then Ogre is in b2

    @deus.ruling.joined_damage_applied_separately
    Scenario: the larger of two joined damages is deadly by itself
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                    |
        | Mage | North | c3   |         | before-attack: [1] & [3] to an enemy unit |
        | Ogre | South | c2   | 3       |                                           |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      When North uses Mage on Ogre
      And both sides pass
      Then Ogre is not on the battlefield

    Scenario: a counter's damage and the attack's damage do not add up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | a1   | 2      |         | counter: [2] to an enemy unit |
        | Ogre   | North | a2   |        | 3       |                               |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Ogre
      When both sides pass
      Then Ogre is in a2

  @deus.damage.lethal
  Rule: A unit dies when the damage applied to it at one time is at least its defence.
    Scenario Outline: damage of at least the defence is deadly
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence   | effect                              |
        | Mage | North | b3   |           | before-attack: [3] to an enemy unit |
        | Ogre | South | b2   | <defence> |                                     |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      When North uses Mage on Ogre
      And both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | defence |
        | 2       |
        | 3       |

    Scenario: damage one short of the defence does nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | c1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | c2   | 4       |                                     |
      And South has marched Mage to c2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then Ogre is in c2

    Scenario: the defence of that moment counts, not the printed one
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Mage  | North | a3   |         | before-attack: [3] to an enemy unit        |
        | Hexer | North | a3   |         | before-attack: defence -1 to an enemy unit |
        | Ogre  | South | a2   | 4       |                                            |
      And North has marched Mage and Hexer to a2
      And the battle has reached North's before-attack timing
      And North has used Hexer on Ogre
      And both sides have passed
      When North uses Mage on Ogre
      And both sides pass
      Then Ogre is not on the battlefield

    @deus.ruling.zero_damage_attack_still_declared
    Scenario: damage of 0 kills nobody and is not damage dealt
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                  |
        | Mage | South | b1   |         | before-attack: [1] to an enemy unit                                                     |
        | Imp  | North | b2   | 1       | constant: ward 1 against typeless for this / when this is damaged, forced: gain 1 power |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Imp
      And both sides pass
      Then Imp is in b2
      And North's power is 0

    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario: all whom one damage kills leave together
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | defence | effect                                |
        | Mage    | North | c3   |         | before-attack: [2] to all enemy units |
        | Captain | South | c2   | 1       | constant: defence +1 to your units    |
        | Troll   | South | c2   | 2       |                                       |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      When North uses Mage
      And both sides pass
      Then the battlefield holds exactly these units
        | unit  | defence |
        | Mage  | 3       |
        | Troll | 2       |

  @deus.damage.dead_discarded
  Rule: A unit that dies is discarded.
    @since.2.00
    Scenario: a dead unit's card lies in its owner's discard pile
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | a1   |         | quick: [3] to an enemy unit |
        | Ogre | North | a2   | 3       |                             |
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is in North's discard pile
      And South's discard pile has 0 cards

    @since.2.00
    Scenario: a dead token goes to the token area
      Given it is North's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | defence | effect                      |
        | Mage    | North | b3   | unit  |         | quick: [3] to an enemy unit |
        | Specter | South | b2   | token | 3       |                             |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Mage on Specter
      Then Specter is in South's token area
      And South's discard pile has 0 cards

    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario Outline: what waits for a discard comes with a death too, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                            |
        | Ogre | North | c2   | 3       | when this is discarded, field, forced: gain 1 power / when this dies, field, forced: gain 2 power |
        | Imp  | North | c3   | 9       | when another of your units is discarded, field, forced: gain 4 power                              |
      When South uses Magus on Ogre
      And North uses Ogre's trigger
      Then Ogre is in North's discard pile
      And North is asked for a trigger

      Examples:
        | text |
        | [3]  |
        | kill |

    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario: a watcher of discards sees the fallen of an attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                |
        | Knight | North | a3   | 3      | 9       | when an enemy unit is discarded, forced: gain 1 power |
        | Ogre   | South | a2   | 1      | 3       |                                                       |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Ogre is in South's discard pile
      And North's power is 1

    @since.2.00
    Scenario: a unit that survives is not discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   |         | quick: [2] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not in North's discard pile

    @deus.ruling.death_is_damage_or_lethal_effect @since.2.00
    Scenario Outline: lethal damage and a lethal effect are death, any other discard is not
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                               |
        | Mage | North | c3   |         | quick: <effect> an enemy unit        |
        | Imp  | South | c2   | 2       | when this dies, forced: gain 1 power |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North uses Mage on Imp
      Then Imp is in South's discard pile
      And South's power is <power>

      Examples:
        | effect        | power |
        | [2] to        | 1     |
        | kill          | 1     |
        | discard       | 0     |
        | defence -2 to | 0     |

  @deus.damage.cannot_die
  Rule: A unit that cannot die stays on the battlefield even when damage reaches its defence.
    @since.2.00
    Scenario: far too much damage leaves a unit that cannot die where it is
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                        |
        | Mage  | South | a1   |         | quick: [9] to an enemy unit   |
        | Golem | North | a2   | 3       | constant: cannot die for this |
      And South has marched Mage to a2
      And the battle has reached South's quick timing
      When South uses Mage on Golem
      Then Golem is in a2
      And North's discard pile has 0 cards

    @since.2.00
    Scenario: a unit that cannot die does not protect its comrade
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                        |
        | Mage  | North | b3   |         | quick: [9] to all enemy units |
        | Golem | South | b2   | 3       | constant: cannot die for this |
        | Ogre  | South | b2   | 3       |                               |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Mage
      Then the battlefield holds exactly these units
        | unit  |
        | Mage  |
        | Golem |

    Scenario: a counter may keep a unit from dying
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | South | c1   | 5      |         |                                           |
        | Priest | North | c2   |        | 3       | counter: cannot die for one of your units |
        | Ogre   | North | c2   |        | 3       |                                           |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has used Priest on Priest
      When both sides pass
      Then Priest and Ogre are in c2

    @deus.ruling.cannot_die_only_against_death
    Scenario: a lethal effect does not kill a unit that cannot die
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                            |
        | Mage  | North | a3   | before-attack: kill an enemy unit |
        | Golem | South | a2   | constant: cannot die for this     |
      And North has marched Mage to a2
      And the battle has reached North's before-attack timing
      When North uses Mage on Golem
      And both sides pass
      Then Golem is in a2

    @deus.ruling.cannot_die_only_against_death
    Scenario Outline: a unit that cannot die may still be discarded or taken away
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                |
        | Mage  | South | b1   |         | before-attack: <effect> an enemy unit |
        | Golem | North | b2   | 3       | constant: cannot die for this         |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Golem
      And both sides pass
      Then Golem is in North's <zone>

      Examples:
        | effect         | zone         |
        | discard        | discard pile |
        | return to hand | hand         |
        | defence -3 to  | discard pile |

    @deus.ruling.immortal_unit_still_shields
    Scenario: a unit discarded for lack of defence no longer shields
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | North | c3   | 6      |         | counter: defence -3 to an enemy unit |
        | Golem  | South | c2   |        | 3       | constant: cannot die for this        |
        | Ogre   | South | c2   |        | 6       |                                      |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has passed
      And North has used Knight on Golem
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    Scenario Outline: no trigger kills a unit that cannot die by its constant: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                         |
        | Knight | South | c1   | 3      | 3       | constant: cannot die to this                   |
        | Squire | South | c1   | 0      | 3       |                                                |
        | Imp    | North | c2   |        | 3       | when this dies, forced: <text> all enemy units |
      And South has marched Knight and Squire to c2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | c2   |

      Examples:
        | text         |
        | [3] to       |
        | [flame:9] to |
        | kill         |

    Scenario Outline: no trigger kills a unit that cannot die for a while: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                         |
        | Knight | North | c3   | 3      | 3       | before-attack: cannot die to this              |
        | Squire | North | c3   | 0      | 3       |                                                |
        | Imp    | South | c2   |        | 3       | when this dies, forced: <text> all enemy units |
      And North has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And both sides have passed
      And the battle has reached South's right to counter
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | c2   |

      Examples:
        | text         |
        | [3] to       |
        | [flame:9] to |
        | kill         |
