Feature: Damage

  Damage kills a unit if it reaches the unit's defence at one time, and otherwise leaves nothing behind.
  A unit without defence is discarded without dying.

  @deus.damage.not_cumulative
  Rule: Damage does not accumulate and never lowers a unit's defence.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: two damages one after the other do not add up
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   |         | quick: [2] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Mage on Ogre
      When South uses Mage on Ogre
      Then the battlefield holds exactly these units
        | unit | defence |
        | Mage | 3       |
        | Ogre | 3       |

    @since.2.00
    Scenario: an amount that does not kill at two times is deadly at one time
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   |         | quick: [4] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield

    @deus.ruling.joined_damage_applied_separately
    Scenario: two damages joined in one effect do not add up
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                    |
        | Mage | South | b1   |         | before-attack: [1] & [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                                           |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then Ogre is not on the battlefield

    Scenario: a counter's damage and the attack's damage do not add up
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | b1   | 2      |         | counter: [2] to an enemy unit |
        | Ogre   | North | b2   |        | 3       |                               |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Ogre
      When both sides pass
      Then Ogre is in b2

  @deus.damage.lethal
  Rule: A unit dies when the damage applied to it at one time is at least its defence.
    Background:
      Given it is South's main phase

    Scenario Outline: damage of at least the defence is deadly
      Given these units are on the battlefield
        | unit | side  | area | defence   | effect                              |
        | Mage | South | b1   |           | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | <defence> |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then Ogre is not on the battlefield

      Examples:
        | defence |
        | 2       |
        | 3       |

    Scenario: damage one short of the defence does nothing
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                              |
        | Mage | South | b1   |         | before-attack: [3] to an enemy unit |
        | Ogre | North | b2   | 4       |                                     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then Ogre is in b2

    Scenario: the defence of that moment counts, not the printed one
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Mage  | South | b1   |         | before-attack: [3] to an enemy unit        |
        | Hexer | South | b1   |         | before-attack: defence -1 to an enemy unit |
        | Ogre  | North | b2   | 4       |                                            |
      And South has marched Mage and Hexer to b2
      And the battle has reached South's before-attack timing
      And South has used Hexer on Ogre
      And both sides have passed
      When South uses Mage on Ogre
      And both sides pass
      Then Ogre is not on the battlefield

    @deus.ruling.zero_damage_attack_still_declared
    Scenario: damage of 0 kills nobody and is not damage dealt
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit    | side  | area | defence | effect                                |
        | Mage    | South | b1   |         | before-attack: [2] to all enemy units |
        | Captain | North | b2   | 1       | constant: defence +1 to own units     |
        | Troll   | North | b2   | 2       |                                       |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage
      And both sides pass
      Then the battlefield holds exactly these units
        | unit  | defence |
        | Mage  | 3       |
        | Troll | 2       |

  @deus.damage.dead_discarded
  Rule: A unit that dies is discarded.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: a dead unit's card lies in its owner's discard pile
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   |         | quick: [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is in North's discard pile
      And South's discard pile has 0 cards

    @since.2.00
    Scenario: a dead token goes to the token area
      Given these units are on the battlefield
        | unit    | side  | area | kind  | defence | effect                      |
        | Mage    | South | b1   | unit  |         | quick: [3] to an enemy unit |
        | Specter | North | b2   | token | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Specter
      Then Specter is in North's token area
      And North's discard pile has 0 cards

    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario Outline: what waits for a discard comes with a death too, <text>
      Given South's summoner is Magus with ritual: <text> an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                            |
        | Ogre | North | b2   | 3       | when this is discarded, field, forced: gain 1 power / when this dies, field, forced: gain 2 power |
        | Imp  | North | b3   | 9       | when another own unit is discarded, field, forced: gain 4 power                                   |
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
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                |
        | Knight | South | b1   | 3      | 9       | when an enemy unit is discarded, forced: gain 1 power |
        | Ogre   | North | b2   | 1      | 3       |                                                       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then Ogre is in North's discard pile
      And South's power is 1

    @since.2.00
    Scenario: a unit that survives is not discarded
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   |         | quick: [2] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not in North's discard pile

    @deus.ruling.death_is_damage_or_lethal_effect @since.2.00
    Scenario Outline: lethal damage and a lethal effect are death, any other discard is not
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                               |
        | Mage | South | b1   |         | quick: <effect> an enemy unit        |
        | Imp  | North | b2   | 2       | when this dies, forced: gain 1 power |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Imp
      Then Imp is in North's discard pile
      And North's power is <power>

      Examples:
        | effect        | power |
        | [2] to        | 1     |
        | kill          | 1     |
        | discard       | 0     |
        | defence -2 to | 0     |

  @deus.damage.cannot_die
  Rule: A unit that cannot die stays on the battlefield even when damage reaches its defence.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: far too much damage leaves a unit that cannot die where it is
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                        |
        | Mage  | South | b1   |         | quick: [9] to an enemy unit   |
        | Golem | North | b2   | 3       | constant: cannot die for this |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Golem
      Then Golem is in b2
      And North's discard pile has 0 cards

    @since.2.00
    Scenario: a unit that cannot die does not protect its comrade
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                        |
        | Mage  | South | b1   |         | quick: [9] to all enemy units |
        | Golem | North | b2   | 3       | constant: cannot die for this |
        | Ogre  | North | b2   | 3       |                               |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage
      Then the battlefield holds exactly these units
        | unit  |
        | Mage  |
        | Golem |

    Scenario: a counter may keep a unit from dying
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | b1   | 5      |         |                                     |
        | Priest | North | b2   |        | 3       | counter: cannot die for an own unit |
        | Ogre   | North | b2   |        | 3       |                                     |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has used Priest on Priest
      When both sides pass
      Then Priest and Ogre are in b2

    @deus.ruling.cannot_die_only_against_death
    Scenario: a lethal effect does not kill a unit that cannot die
      Given these units are on the battlefield
        | unit  | side  | area | effect                            |
        | Mage  | South | b1   | before-attack: kill an enemy unit |
        | Golem | North | b2   | constant: cannot die for this     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Golem
      And both sides pass
      Then Golem is in b2

    @deus.ruling.cannot_die_only_against_death
    Scenario Outline: a unit that cannot die may still be discarded or taken away
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | South | b1   | 6      |         | counter: defence -3 to an enemy unit |
        | Golem  | North | b2   |        | 3       | constant: cannot die for this        |
        | Ogre   | North | b2   |        | 6       |                                      |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Golem
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

  @deus.damage.bracket
  Rule: A value in square brackets in a card's effect text denotes damage.
    Background:
      Given it is South's main phase

    Scenario: a value in brackets kills and counts as damage
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                     |
        | Mage | South | b1   |         | before-attack: [2] to an enemy unit        |
        | Ogre | North | b2   | 3       | when this is damaged, forced: gain 1 power |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then North's power is 1
      And Ogre has defence 3

    Scenario Outline: a value without brackets is no damage
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | South | b1   |         | before-attack: <change> -2 to an enemy unit |
        | Ogre | North | b2   | 3       | when this is damaged, forced: gain 1 power  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then North's power is 0
      And Ogre has <change> <left>

      Examples:
        | change  | left |
        | attack  | 0    |
        | defence | 1    |

    @deus.ruling.joined_damage_applied_separately
    Scenario: every pair of brackets is a damage of its own
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                    |
        | Mage | South | b1   |         | before-attack: [2] & [1] to an enemy unit |
        | Ogre | North | b2   | 3       |                                           |
        | Imp  | North | b2   | 2       |                                           |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Mage on Imp
      And both sides have passed
      When South uses Mage on Ogre
      And both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |
        | Ogre |

    @deus.ruling.joined_damage_applied_separately
    Scenario: of two joined damages one that is not warded off is damage
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                  |
        | Mage | South | b1   |         | before-attack: [1] & [2] to an enemy unit                                               |
        | Ogre | North | b2   | 3       | constant: ward 1 against typeless for this / when this is damaged, forced: gain 1 power |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Ogre
      And both sides pass
      Then North's power is 1
      And Ogre is in b2

  @deus.damage.value
  Rule: In the notation [n], n is the amount of damage.
    Background:
      Given it is South's main phase

    Scenario Outline: [n] kills up to a defence of n
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                  |
        | Mage | South | b1   |         | before-attack: [<n>] to all enemy units |
        | Imp  | North | b2   | 2       |                                         |
        | Ogre | North | b2   | 3       |                                         |
        | Wyrm | North | b2   | 4       |                                         |
        | Rock | North | b2   | 9       |                                         |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage
      And both sides pass
      Then <gone> in North's discard pile
      And <left> in b2

      Examples:
        | n | gone                   | left                    |
        | 2 | Imp is                 | Ogre, Wyrm and Rock are |
        | 3 | Imp and Ogre are       | Wyrm and Rock are       |
        | 4 | Imp, Ogre and Wyrm are | Rock is                 |

    @since.2.00
    Scenario Outline: [nD] is as much as the dice show
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                         |
        | Mage | South | b1   |         | quick: [2D] to all enemy units |
        | Ogre | North | b2   | 7       |                                |
        | Rock | North | b2   | 8       |                                |
      And South's effect dice will show <dice>
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage
      Then Ogre <fate>
      And Rock is in b2

      Examples:
        | dice    | fate                      |
        | 2 and 4 | is in b2                  |
        | 3 and 4 | is not on the battlefield |

    @deus.ruling.dice_modifiers_add_not_initiative @since.2.00
    Scenario: two bonuses on the dice are both added
      Given South's summoner is Oracle with ritual: dice +1
      And these units are on the battlefield
        | unit | side  | area | defence | effect                       |
        | Mage | South | b1   |         | quick: [1D] to an enemy unit |
        | Ogre | North | b2   | 4       |                              |
      And South's effect dice will show 2
      And South has used Oracle
      And South has used Oracle
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield

  @deus.damage.attribute
  Rule: In the notation [X:n], X is the attribute of the damage.
    Background:
      Given it is South's main phase

    Scenario: damage is warded off by what protects from its attribute
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                    |
        | Mage  | South | b1   |         | before-attack: [flame:3] to an enemy unit |
        | Drake | North | b2   | 3       | constant: ward 1 against flame for this   |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Drake
      And both sides pass
      Then Drake is in b2

    Scenario: protection from another attribute does not help
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | South | b1   |         | before-attack: [tsunami:3] to an enemy unit |
        | Drake | North | b2   | 3       | constant: ward 1 against flame for this     |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Drake
      And both sides pass
      Then Drake is not on the battlefield

    Scenario: the attribute leaves the amount as it is
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Mage | South | b1   |         | before-attack: [flame:3] to all enemy units |
        | Ogre | North | b2   | 3       |                                             |
        | Wyrm | North | b2   | 4       |                                             |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage
      And both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Mage |
        | Wyrm |

  @deus.damage.typeless
  Rule: Damage written as [n] with no attribute is typeless.
    Background:
      Given it is South's main phase

    Scenario: [n] is warded off by what protects from typeless damage
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Mage  | South | b1   |         | before-attack: [3] to an enemy unit        |
        | Golem | North | b2   | 3       | constant: ward 1 against typeless for this |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Golem
      And both sides pass
      Then Golem is in b2

    Scenario: damage with an attribute is not typeless
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | South | b1   |         | before-attack: [tsunami:3] to an enemy unit |
        | Golem | North | b2   | 3       | constant: ward 1 against typeless for this  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Golem
      And both sides pass
      Then Golem is not on the battlefield

  @deus.damage.typeless_not_attribute
  Rule: Typeless damage does not count as attribute damage.
    Background:
      Given it is South's main phase

    Scenario: protection from attribute damage does not lower [n]
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                      |
        | Mage  | South | b1   |         | before-attack: [3] to an enemy unit         |
        | Drake | North | b2   | 3       | constant: ward 2 against attribute for this |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Drake
      And both sides pass
      Then Drake is not on the battlefield

    Scenario Outline: protection from attribute damage lowers damage of any attribute
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                       |
        | Mage  | South | b1   |         | before-attack: [<damage>:4] to an enemy unit |
        | Drake | North | b2   | 3       | constant: ward 2 against attribute for this  |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      When South uses Mage on Drake
      And both sides pass
      Then Drake is in b2

      Examples:
        | damage  |
        | flame   |
        | tsunami |

  @deus.damage.attack_typeless
  Rule: Attack damage is typeless, whatever the attribute of the attacker.
    Background:
      Given it is South's main phase

    Scenario Outline: no attribute, the attacker's or any other, makes attack damage attribute damage
      Given these units are on the battlefield
        | unit       | side  | area | attribute | attack | defence | effect                                   |
        | Salamander | South | b1   | fire      | 3      |         |                                          |
        | Drake      | North | b2   |           |        | 3       | constant: ward 9 against <kind> for this |
      And South has marched Salamander to b2
      When the battle is fought out with South going first
      Then Drake is not on the battlefield

      Examples:
        | kind      |
        | fire      |
        | attribute |

    Scenario: protection from typeless damage lowers attack damage
      Given these units are on the battlefield
        | unit       | side  | area | attribute | attack | defence | effect                                     |
        | Salamander | South | b1   | fire      | 3      |         |                                            |
        | Golem      | North | b2   |           |        | 3       | constant: ward 1 against typeless for this |
      And South has marched Salamander to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Golem is in b2

  @deus.damage.zero_defence_discard
  Rule: A unit whose defence becomes 0 or less is discarded at once.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario Outline: with a defence of 0 or less the unit is gone
      Given these units are on the battlefield
        | unit  | side  | area | defence   | effect                             |
        | Hexer | South | b1   |           | quick: defence -3 to an enemy unit |
        | Ogre  | North | b2   | <defence> |                                    |
      And South has marched Hexer to b2
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
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                             |
        | Hexer | South | b1   |         | quick: defence -3 to an enemy unit |
        | Ogre  | North | b2   | 4       |                                    |
      And South has marched Hexer to b2
      And the battle has reached South's quick timing
      When South uses Hexer on Ogre
      Then Ogre is in b2
      And Ogre has defence 1

    @since.2.00
    Scenario: a unit that lived on a constant goes with the unit that gave it
      Given these units are on the battlefield
        | unit    | side  | area | defence | effect                             |
        | Mage    | South | b1   |         | quick: [3] to an enemy unit        |
        | Hexer   | South | b1   |         | quick: defence -2 to an enemy unit |
        | Captain | North | b2   | 2       | constant: defence +1 to own units  |
        | Troll   | North | b2   | 2       |                                    |
      And South has marched Mage and Hexer to b2
      And the battle has reached South's quick timing
      And South has used Hexer on Troll
      When South uses Mage on Captain
      Then the battlefield holds exactly these units
        | unit  |
        | Mage  |
        | Hexer |

    @deus.ruling.zero_defence_after_each_effect
    Scenario: the unit is gone before the attack that follows in the chain
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                               |
        | Knight | South | b1   | 4      |         | counter: defence -2 to an enemy unit |
        | Front  | North | b2   |        | 2       |                                      |
        | Rear   | North | b2   |        | 4       |                                      |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Front
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    @deus.ruling.zero_defence_after_each_effect @since.2.00
    Scenario: between joined parts of one effect nobody is discarded
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                                               |
        | Hexer | South | b1   |         | quick: defence -3 to an enemy unit, then defence +1 to an enemy unit |
        | Ogre  | North | b2   | 3       |                                                                      |
      And South has marched Hexer to b2
      And the battle has reached South's quick timing
      When South uses Hexer on Ogre
      Then Ogre is not on the battlefield

    @deus.ruling.cannot_die_only_against_death
    Scenario: a unit that cannot die is discarded for lack of defence
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Hexer | South | b1   |         | before-attack: defence -3 to an enemy unit |
        | Golem | North | b2   | 3       | constant: cannot die for this              |
      And South has marched Hexer to b2
      And the battle has reached South's before-attack timing
      When South uses Hexer on Golem
      And both sides pass
      Then Golem is in North's discard pile

    @deus.constant.always_on
    Scenario: a unit that marches is exhausted, and a constant takes the defence of the exhausted
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                           |
        | Knight | South | b1   | 3       |                                                  |
        | Witch  | North | c3   | 9       | constant, field: defence -3 to an exhausted unit |
      When South marches Knight to b2
      Then Knight is in South's discard pile
      And South is asked for main action

    Scenario Outline: an effect changes the state, and a constant takes the defence of the <state>
      Given South's summoner is Magus with ritual: <text> an enemy unit
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
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | South | b1   | 1      | 3       |                                           |
        | Squire | South | b1   | 1      | 4       |                                           |
        | Witch  | North | b2   | 1      | 9       | constant: defence -3 to an exhausted unit |
      And South has marched Knight and Squire to b2
      And the battle has reached North's right to counter
      And North has passed
      When South passes
      Then North is asked for before attack effects
      And Knight is in South's discard pile
      And Squire has defence 1

    Scenario Outline: a position with a defence of <defence> and a constant that takes 3
      Given these units are on the battlefield
        | unit  | side  | area | defence   | effect                                       |
        | Witch | South | c1   | 9         | constant, field: defence -3 to an enemy unit |
        | Ogre  | North | b2   | <defence> |                                              |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | defence | answer      |
        | 4       | accepted    |
        | 3       | turned down |

    @deus.ruling.cannot_die_only_against_death @since.2.00
    Scenario: having been made unable to die does not help against defence 0
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                                     |
        | Hexer  | South | b1   |         | before-attack: defence -3 to an enemy unit |
        | Priest | North | b2   |         | quick: cannot die for an own unit          |
        | Ogre   | North | b2   | 3       |                                            |
      And South has marched Hexer to b2
      And the battle has reached North's quick timing
      And North has used Priest on Ogre
      And the battle has reached South's before-attack timing
      And South has used Hexer on Ogre
      When both sides pass
      Then Ogre is in North's discard pile

  @deus.damage.zero_defence_not_death
  Rule: Being discarded for having defence 0 or less is not dying.
    Background:
      Given it is South's main phase

    @deus.ruling.death_is_damage_or_lethal_effect
    Scenario: what waits for a death does not come
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Hexer | South | b1   |         | before-attack: defence -2 to an enemy unit |
        | Imp   | North | b2   | 2       | when this dies, forced: gain 1 power       |
      And South has marched Hexer to b2
      And the battle has reached South's before-attack timing
      When South uses Hexer on Imp
      And both sides pass
      Then Imp is in North's discard pile
      And North's power is 0

    Scenario: what waits for a discard without death does come
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                       |
        | Hexer | South | b1   |         | before-attack: defence -2 to an enemy unit   |
        | Imp   | North | b2   | 2       | when this is discarded, forced: gain 1 power |
      And South has marched Hexer to b2
      And the battle has reached South's before-attack timing
      When South uses Hexer on Imp
      And both sides pass
      Then North's power is 1

    Scenario: damage that kills a unit weakened to defence 1 is a death
      Given these units are on the battlefield
        | unit  | side  | area | defence | effect                                     |
        | Hexer | South | b1   |         | before-attack: defence -1 to an enemy unit |
        | Mage  | South | b1   |         | before-attack: [1] to an enemy unit        |
        | Imp   | North | b2   | 2       | when this dies, forced: gain 1 power       |
      And South has marched Hexer and Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Hexer on Imp
      And both sides have passed
      When South uses Mage on Imp
      And both sides pass
      Then Imp is in North's discard pile
      And North's power is 1
