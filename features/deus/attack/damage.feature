Feature: Attack

  @deus.attack.damage_sum
  Rule: Attack damage is the total attack of all units taking part in the attack.
    Scenario: three attackers together kill what none of them could
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      |         |
        | Squire | North | a3   | 2      |         |
        | Page   | North | a3   | 2      |         |
        | Ogre   | South | a2   |        | 7       |
      And North has marched Knight, Squire and Page to a2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield

    Scenario: the sum falls one short
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      |         |
        | Squire | South | b1   | 2      |         |
        | Page   | South | b1   | 2      |         |
        | Ogre   | North | b2   | 0      | 8       |
      And South has marched Knight, Squire and Page to b2
      When the battle is fought out with South going first
      Then Ogre is in b2

    Scenario: an exhausted unit's attack is not added
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | North | c3   | ready     | 0      | 5       |
        | Ogre   | South | c2   | ready     | 4      |         |
        | Troll  | South | c2   | exhausted | 4      |         |
      And North has marched Knight to c2
      When the battle is fought out with South going first
      Then Knight is in c3

    @deus.ruling.attack_values_at_resolution
    Scenario Outline: a bonus gained in the chain is part of the sum
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence   | effect                               |
        | Knight | South | b1   | 3      |           | counter: attack +2 to all your units |
        | Squire | South | b1   | 2      |           |                                      |
        | Ogre   | North | b2   |        | <defence> |                                      |
        | Troll  | North | b2   |        | 1         |                                      |
      And South has marched Knight and Squire to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight
      When both sides pass
      Then Ogre <fate>
      And Troll is in b2

      Examples:
        | defence | fate                      |
        | 9       | is not on the battlefield |
        | 10      | is in b2                  |

    @deus.ruling.attackers_fixed_at_declaration
    Scenario: an attacker killed in the chain drops out of the sum
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | a1   | 4      | 3       |                               |
        | Squire | South | a1   | 2      | 2       |                               |
        | Ogre   | North | a2   |        | 3       | counter: [3] to an enemy unit |
      And South has marched Knight and Squire to a2
      And the battle has reached North's right to counter
      And North has used Ogre on Knight
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | state     |
        | Squire | exhausted |
        | Ogre   | ready     |

    @deus.ruling.attackers_fixed_at_declaration
    Scenario: an attacker moved out of the battle drops out of the sum and is not exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                          |
        | Knight | North | b3   | 2      |         | counter: move one of your units |
        | Squire | North | b3   | 2      |         |                                 |
        | Ogre   | South | b2   |        | 3       |                                 |
      And North has marched Knight and Squire to b2
      And the battle has reached South's right to counter
      And South has passed
      And North has used
        | card   | on     | to |
        | Knight | Squire | b3 |
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b2   | exhausted |
        | Squire | b3   | ready     |
        | Ogre   | b2   | ready     |

  @deus.attack.applied_front_first_all_at_once
  Rule: Attack damage is worked out unit by unit from the front of the line-up and dealt to all of them at the same time.
    @since.2.00
    Scenario Outline: the order of the line-up decides who is hit in full: <line>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      |         |
        | Ogre   | North | c2   | 0      | 3       |
        | Imp    | North | c2   | 0      | 1       |
      And South has marched Knight to c2
      And the battle has reached North's line-up
      And North has lined up <line>
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit       |
        | Knight     |
        | <survivor> |

      Examples:
        | line         | survivor |
        | Imp and Ogre | Ogre     |
        | Ogre and Imp | Imp      |

    Scenario: a unit that dies in front still shields the one behind
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 5      |         |
        | Ogre   | South | a2   |        | 3       |
        | Troll  | South | a2   | 0      | 3       |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield
      And Troll is in a2

    Scenario: the bonus of a unit that dies counts for the others it dies with
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | effect                             |
        | Knight  | South | b1   | 4      |         |                                    |
        | Captain | North | b2   |        | 2       | constant: defence +1 to your units |
        | Troll   | North | b2   |        | 1       |                                    |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Captain is not on the battlefield
      And Troll has defence 1

    Scenario: a dead unit's parting shot does not change what the others take
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                               |
        | Knight | North | c3   | 6      |         |                                                      |
        | Martyr | South | c2   |        | 3       | when this dies, forced: defence +9 to all your units |
        | Troll  | South | c2   |        | 3       |                                                      |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    Scenario Outline: summoned units and tokens take their share beside one that waited: <side> attacks
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           | attack |
        | Knight | South | a1   | when a battle begins, forced: summon token Spark | 30     |
        | Ogre   | North | a2   | when a battle begins, forced: summon token Ghost | 30     |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 0      |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South's token area holds these tokens
        | token | attack |
        | Spark | 0      |
      And North's token area holds these tokens
        | token | attack |
        | Ghost | 0      |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has passed
      When both sides pass
      Then <units> are not on the battlefield

      Examples:
        | side  | units                 |
        | South | Ogre, Wisp and Ghost  |
        | North | Knight, Imp and Spark |

    Scenario Outline: summoned units and tokens take their share beside one that intercepted: <side> attacks
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           | attack |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark | 30     |
        | Ogre   | North | b3   | when a battle begins, forced: summon token Ghost | 30     |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 0      |
      And North's hand holds these cards
        | card | instant | attack |
        | Wisp | yes     | 0      |
      And South's token area holds these tokens
        | token | attack |
        | Spark | 0      |
      And North's token area holds these tokens
        | token | attack |
        | Ghost | 0      |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has passed
      When both sides pass
      Then <units> are not on the battlefield

      Examples:
        | side  | units                 |
        | South | Ogre, Wisp and Ghost  |
        | North | Knight, Imp and Spark |

  @deus.attack.damage_formula
  Rule: A unit takes the attack damage total minus the summed defence of all units in front of it, when the total is larger than that sum.
    Scenario Outline: the total runs along a line of defence 2, 5 and 1
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence |
        | Knight | South | a1   | <attack> |         |
        | Squire | South | a1   | 2        |         |
        | Page   | South | a1   | 0        |         |
        | Front  | North | a2   | 0        | 2       |
        | Middle | North | a2   | 0        | 5       |
        | Rear   | North | a2   | 0        | 1       |
      And South has marched Knight, Squire and Page to a2
      When the battle is fought out with South going first
      Then <survivors> <lie> in a2

      Examples:
        | attack | survivors       | lie |
        | 4      | Middle and Rear | are |
        | 5      | Rear            | is  |

    Scenario: damage that reaches past all defence in front kills the last unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 8      |         |
        | Front  | South | b2   |        | 2       |
        | Middle | South | b2   |        | 5       |
        | Rear   | South | b2   |        | 1       |
      And North has marched Knight to b2
      When the battle is fought out with North going first
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    @deus.ruling.attack_values_at_resolution
    Scenario: a defence bonus in the chain does not save a front unit hit in full
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | South | c1   | 6      |         |                                          |
        | Front  | North | c2   |        | 2       | counter: defence +2 to one of your units |
        | Middle | North | c2   |        | 5       |                                          |
        | Rear   | North | c2   |        | 1       |                                          |
      And South has marched Knight to c2
      And the battle has reached North's right to counter
      And North has used Front on Front
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Middle |
        | Rear   |

    @deus.ruling.attack_values_at_resolution
    Scenario: a defence bonus in front saves the unit behind it
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                   |
        | Knight | North | a3   | 7      |         |                                          |
        | Front  | South | a2   |        | 2       | counter: defence +2 to one of your units |
        | Middle | South | a2   |        | 5       |                                          |
        | Rear   | South | a2   |        | 1       |                                          |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Front on Front
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Middle |
        | Rear   |

    @deus.ruling.attack_values_at_resolution
    Scenario: a unit that left in the chain no longer shields
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | b1   | 3      |         | counter: [2] to an enemy unit |
        | Front  | North | b2   |        | 2       |                               |
        | Rear   | North | b2   |        | 3       |                               |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Knight on Front
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    @deus.ruling.immortal_unit_still_shields
    Scenario: a unit that cannot die shields with its defence and no more
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | North | c3   | 6      |         |                               |
        | Golem  | South | c2   |        | 3       | constant: cannot die for this |
        | Troll  | South | c2   |        | 4       |                               |
        | Imp    | South | c2   |        | 1       |                               |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Golem  |
        | Troll  |
        | Imp    |

    @deus.ruling.immortal_unit_still_shields
    Scenario: what exceeds the defence of a unit that cannot die goes on to the next
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                        |
        | Knight | South | a1   | 6      |         |                               |
        | Golem  | North | a2   |        | 3       | constant: cannot die for this |
        | Imp    | North | a2   |        | 2       |                               |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Golem  |

    Scenario Outline: three units shield the fourth: a total of <total>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack  | defence |
        | Giant  | North | a3   | 2     | <total> | 30      |
        | Archer | South | a2   | 2     | 0       | 3       |
        | Knight | South | a2   | 2     | 0       | 1       |
        | Page   | South | a2   | 2     | 0       | 1       |
        | Squire | South | a2   | 2     | 0       | 2       |
      And North has marched Giant to a2
      When the battle is fought out with North going first
      Then Squire is <where>

      Examples:
        | total | where                  |
        | 6     | in a2                  |
        | 7     | not on the battlefield |

  @deus.attack.damage_formula_zero
  Rule: A unit takes 0 attack damage when the total does not exceed the summed defence of all units in front of it.
    Scenario: a total equal to the defence in front does nothing to the unit behind
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                     |
        | Knight | North | b3   | 5      |         |                                            |
        | Ogre   | South | b2   |        | 5       |                                            |
        | Imp    | South | b2   |        | 1       | when this is damaged, forced: gain 1 power |
      And North has marched Knight to b2
      And the battle has reached South's right to counter
      When both sides pass
      Then Imp is in b2
      And South's power is 0

    Scenario: one point more than the defence in front reaches the unit behind
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 6      |         |
        | Ogre   | North | c2   |        | 5       |
        | Imp    | North | c2   |        | 1       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    Scenario: a total far below the defence in front is not negative damage
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 2      |         |
        | Ogre   | South | a2   |        | 6       |
        | Imp    | South | a2   |        | 1       |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | defence |
        | Knight | 3       |
        | Ogre   | 6       |
        | Imp    | 1       |
