Feature: Attack

  Once per battle each side attacks with everything that is still ready.
  The total runs along the enemy line-up from front to rear, and all damage lands at the same time.

  @deus.attack.all_units_can
  Rule: Every unit can attack to deal damage, without needing any ability for it.
    Scenario: a unit without any ability attacks and kills
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 3      |         |
        | Ogre   | South | c2   |        | 3       |
      And North has marched Knight to c2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield
      And Knight is in c2

    Scenario: a token attacks like any other unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | attack | defence |
        | Specter | South | a1   | token | 3      |         |
        | Ogre    | North | a2   | unit  |        | 3       |
      And South has marched Specter to a2
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield

    Scenario: a unit that is exhausted does not attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | North | b3   | ready     | 0      | 2       |
        | Ogre   | South | b2   | exhausted | 9      |         |
      And North has marched Knight to b2
      When the battle is fought out with South going first
      Then Knight is in b3

  @deus.attack.timing
  Rule: A side attacks in its own normal timing: the first side in the first, the second side in the second.
    Scenario: the first side attacks in the first normal timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      | 2       |
        | Ogre   | North | c2   | 2      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |

    Scenario: the defending side attacks first if it goes first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      | 2       |
        | Ogre   | South | a2   | 2      | 3       |
      And North has marched Knight to a2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    Scenario: the second side attacks in the second normal timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      |         |
        | Ogre   | North | b2   |        | 3       |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing, South having gone first
      When North passes
      Then the attackers declared are Ogre
      And Knight is exhausted

    Scenario: in the second normal timing the first side attacks no more, ready or not
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | North | c3   | 2      | 9       |                                    |
        | Ogre   | South | c2   |        | 3       | before-attack: ready an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's before-attack timing, North having gone first
      And South has used Ogre on Knight
      And both sides have passed
      When South passes
      Then the attackers declared are Ogre
      And Knight is ready

    @since.2.00
    Scenario: the battle is over after the attack of the second side, though one of the first is ready again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | South | a1   | 2      | 9       |                                    |
        | Ogre   | North | a2   |        | 3       | before-attack: ready an enemy unit |
      And South has marched Knight to a2
      And the battle has reached North's before-attack timing, South having gone first
      And North has used Ogre on Knight
      And both sides have passed
      And North has passed
      When both sides pass
      Then no battle is going on
      And Knight is in a1

  @deus.attack.all_unacted_participate
  Rule: When a side attacks, every one of its ready units in the battle takes part.
    Scenario: all ready units attack, the exhausted one does not
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | b3   | ready     |
        | Ogre   | South | b2   | ready     |
        | Troll  | South | b2   | exhausted |
        | Imp    | South | b2   | ready     |
        | Goblin | South | b2   | ready     |
      And North has marched Knight to b2
      When the battle reaches North's right to counter
      Then the attackers declared are Ogre, Imp and Goblin

    Scenario: a ready unit outside the battle does not attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Page   | South | b2   |
        | Ogre   | North | a2   |
      And South has marched Knight to a2
      When the battle reaches North's right to counter
      Then the attackers declared are Knight

    Scenario: a unit exhausted before the attack does not take part
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                   |
        | Knight | North | c3   | before-attack: exhaust one of your units |
        | Squire | North | c3   |                                          |
        | Ogre   | South | c2   |                                          |
      And North has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used Knight on Squire
      And both sides have passed
      When North passes
      Then the attackers declared are Knight

    @deus.ruling.attackers_fixed_at_declaration
    Scenario: an attacker exhausted in the chain still adds its attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                         |
        | Knight | South | a1   | 2      |         |                                |
        | Squire | South | a1   | 2      |         |                                |
        | Ogre   | North | a2   |        | 4       | counter: exhaust an enemy unit |
      And South has marched Knight and Squire to a2
      And the battle has reached North's right to counter
      And North has used Ogre on Squire
      When both sides pass
      Then Ogre is not on the battlefield

    @deus.ruling.attackers_fixed_at_declaration
    Scenario: a unit made ready after the declaration does not join the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                                  |
        | Knight | South | b1   | ready     |        | 4       | counter: attack +1 to one of your units |
        | Ogre   | North | b2   | ready     | 2      |         | counter: ready all your units           |
        | Troll  | North | b2   | exhausted | 2      |         |                                         |
      And South has marched Knight to b2
      And the battle has reached South's right to counter
      And South has used Knight on Knight
      And North has used Ogre
      When both sides pass
      Then Knight is in b2

    Scenario Outline: summoned units and tokens attack beside one that waited: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's token area holds these tokens
        | token |
        | Spark |
      And North's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Knight to c2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then the attackers declared are <units>

      Examples:
        | side  | units                 |
        | South | Knight, Imp and Spark |
        | North | Ogre, Wisp and Ghost  |

    Scenario Outline: summoned units and tokens attack beside one that intercepted: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           |
        | Knight | South | a1   | when a battle begins, forced: summon token Spark |
        | Ogre   | North | a3   | when a battle begins, forced: summon token Ghost |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's token area holds these tokens
        | token |
        | Spark |
      And North's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Knight to a2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then the attackers declared are <units>

      Examples:
        | side  | units                 |
        | South | Knight, Imp and Spark |
        | North | Ogre, Wisp and Ghost  |

    Scenario Outline: four units attack together, <side>'s
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side    | area     | level | attack | defence |
        | Archer | <side>  | <theirs> | 2     | 1      | 9       |
        | Knight | <side>  | <theirs> | 2     | 1      | 9       |
        | Page   | <side>  | <theirs> | 2     | 1      | 9       |
        | Squire | <side>  | <theirs> | 2     | 1      | 9       |
        | Ogre   | <other> | <its>    | 2     | 0      | 4       |
      And South has marched <marchers> to c2
      When the battle is fought out with <side> going first
      Then Ogre is not on the battlefield

      Examples:
        | side  | theirs | other | its | marchers                        |
        | South | c1     | North | c2  | Archer, Knight, Page and Squire |
        | North | c2     | South | c1  | Ogre                            |

    Scenario: a unit that is ready again attacks in the next battle of the turn, too
      Given it is North's main phase
      And North's summoner is Magus with ritual: ready one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 3      | 9       |
        | Ogre   | South | b2   | 0      | 3       |
        | Troll  | South | c2   | 0      | 3       |
      And North has marched Knight to b2
      And the battle has been fought out with North going first
      And North has used Magus on Knight
      And North has marched Knight to c2
      When the battle is fought out with North going first
      Then Troll is not on the battlefield

  @deus.attack.exhaust_after
  Rule: Units that attacked become exhausted once the attack is over.
    @deus.ruling.attackers_exhaust_after_resolution
    Scenario: attackers are exhausted after the attack has taken effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      |         |
        | Squire | South | c1   | 0      |         |
        | Ogre   | North | c2   |        | 4       |
      And South has marched Knight and Squire to c2
      And the battle has reached North's right to counter
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | state     |
        | Knight | exhausted |
        | Squire | exhausted |
        | Ogre   | ready     |

    @deus.ruling.attackers_exhaust_after_resolution
    Scenario: attackers are still ready while the chain of their attack is open
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | North | a3   |                                    |
        | Ogre   | South | a2   | counter: [3] to a ready enemy unit |
      And North has marched Knight to a2
      And the battle has reached South's right to counter
      And South has used Ogre on Knight
      When North passes
      Then Knight is ready
      And the attackers declared are Knight

    Scenario: the second side's attackers are exhausted as soon as their attack is over
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | attack | defence | effect                             |
        | Knight | South | b1   | ready | 2      | 3       | when this is damaged: gain 1 power |
        | Ogre   | North | b2   | ready | 2      | 3       |                                    |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing, South having gone first
      And North has passed
      When both sides pass
      Then South is asked for a trigger
      And Ogre is exhausted

    @deus.ruling.attack_exhausts_the_side
    Scenario: a unit made ready while the chain runs is exhausted with its side
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                        |
        | Knight | North | b3   | ready     | 0      | 9       |                               |
        | Ogre   | South | b2   | ready     | 2      | 9       | counter: ready all your units |
        | Troll  | South | b2   | exhausted | 2      | 9       |                               |
        | Imp    | South | b1   | ready     |        |         |                               |
      And North has marched Knight to b2
      And the battle has reached North's right to counter
      And North has passed
      And South has used Ogre
      When both sides pass
      Then Ogre and Troll are exhausted
      And Imp is ready

    @deus.ruling.attack_exhausts_the_side
    Scenario: the side that was attacked keeps its state
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                               |
        | Knight | North | c3   | ready     | 0      | 9       | before-attack: ready all enemy units |
        | Ogre   | South | c2   | exhausted | 2      | 9       |                                      |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And both sides have passed
      And North has passed
      When both sides pass
      Then Knight is exhausted
      And Ogre is ready

    @deus.ruling.attackers_exhaust_after_resolution
    Scenario: an attack that deals no damage to anybody exhausts its attackers
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                              |
        | Knight | North | c3   | 2      |                                     |
        | Ogre   | South | c2   |        | counter: attack -2 to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      And South has used Ogre on Knight
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   | state     | attack |
        | Knight | exhausted | 0      |
        | Ogre   | ready     | 2      |

    @deus.ruling.attackers_exhaust_after_resolution
    Scenario: what a ready unit gains still counts in its own attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                  |
        | Knight | South | a1   | 2      |         | constant: attack +2 to your ready units |
        | Ogre   | North | a2   |        | 4       |                                         |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      When both sides pass
      Then Ogre is in North's discard pile
      And Knight is exhausted
      And Knight has attack 2

    Scenario Outline: summoned units and tokens are exhausted by their attack beside one that waited: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark |
        | Ogre   | North | b2   | when a battle begins, forced: summon token Ghost |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's token area holds these tokens
        | token |
        | Spark |
      And North's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has passed
      When both sides pass
      Then <units> are exhausted

      Examples:
        | side  | units                 |
        | South | Knight, Imp and Spark |
        | North | Ogre, Wisp and Ghost  |

    Scenario Outline: summoned units and tokens are exhausted by their attack beside one that intercepted: <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And North's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South's token area holds these tokens
        | token |
        | Spark |
      And North's token area holds these tokens
        | token |
        | Ghost |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has passed
      When both sides pass
      Then <units> are exhausted

      Examples:
        | side  | units                 |
        | South | Knight, Imp and Spark |
        | North | Ogre, Wisp and Ghost  |

  @deus.attack.zero_attack_must
  Rule: A ready unit with attack 0 or less still has to take part in its side's attack.
    @since.2.00
    Scenario Outline: a unit whose attack is 0 or less is among the attackers
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | effect                            |
        | Knight | North | b3   | 3        |                                   |
        | Page   | North | b3   | <attack> |                                   |
        | Ogre   | South | b2   |          | quick: attack -2 to an enemy unit |
      And North has marched Knight and Page to b2
      And the battle has reached South's quick timing
      And South has used Ogre on Page
      When the battle reaches South's right to counter
      Then the attackers declared are Knight and Page
      And Page has attack <left>

      Examples:
        | attack | left |
        | 3      | 1    |
        | 2      | 0    |
        | 1      | -1   |

    Scenario: a unit with attack 0 is exhausted by the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      |         |
        | Page   | South | c1   | 0      |         |
        | Ogre   | North | c2   |        | 3       |
      And South has marched Knight and Page to c2
      And the battle has reached North's right to counter
      When both sides pass
      Then Page is exhausted

    Scenario: an exhausted unit with attack 0 stays out
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack |
        | Knight | North | a3   | ready     |        |
        | Ogre   | South | a2   | ready     | 2      |
        | Imp    | South | a2   | exhausted | 0      |
      And North has marched Knight to a2
      When the battle reaches North's right to counter
      Then the attackers declared are Ogre

    @deus.ruling.zero_damage_attack_still_declared
    Scenario: an attack with total 0 starts a chain that can be countered
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                        |
        | Page | South | b1   | 0      |                               |
        | Ogre | North | b2   |        | counter: [3] to an enemy unit |
      And South has marched Page to b2
      And the battle has reached North's right to counter
      And North has used Ogre on Page
      When both sides pass
      Then the battlefield holds exactly these units
        | unit |
        | Ogre |

    @deus.ruling.zero_damage_attack_still_declared
    Scenario Outline: damage of 0 is not damage dealt
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attack   | defence | effect                                     |
        | Page | North | c3   | <attack> |         |                                            |
        | Ogre | South | c2   |          | 3       | when this is damaged, forced: gain 1 power |
      And North has marched Page to c2
      And the battle has reached South's right to counter
      When both sides pass
      Then South's power is <power>
      And Page is exhausted

      Examples:
        | attack | power |
        | 0      | 0     |
        | 1      | 1     |

  @deus.attack.zero_attack_contributes_0
  Rule: A unit with attack 0 or less adds 0 to the attack damage, never a negative amount.
    @deus.ruling.negative_attack_counts_zero
    Scenario: a negative attack does not lower the total
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | a1   | 3      |         |                                     |
        | Page   | South | a1   | 0      |         |                                     |
        | Ogre   | North | a2   |        | 3       | counter: attack -2 to an enemy unit |
        | Troll  | North | a2   |        | 3       |                                     |
      And South has marched Knight and Page to a2
      And the battle has reached North's right to counter
      And North has used Ogre on Page
      When both sides pass
      Then Ogre is not on the battlefield
      And Page has attack -2

    Scenario: an attack of exactly 0 adds nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | North | b3   | 3      |         |                                     |
        | Page   | North | b3   | 1      |         |                                     |
        | Ogre   | South | b2   |        | 4       | counter: attack -1 to an enemy unit |
      And North has marched Knight and Page to b2
      And the battle has reached South's right to counter
      And South has used Ogre on Page
      When both sides pass
      Then Ogre is in b2

    Scenario: one point above 0 is added
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | c1   | 3      |         |                                     |
        | Page   | South | c1   | 2      |         |                                     |
        | Ogre   | North | c2   |        | 4       | counter: attack -1 to an enemy unit |
      And South has marched Knight and Page to c2
      And the battle has reached North's right to counter
      And North has used Ogre on Page
      When both sides pass
      Then Ogre is not on the battlefield
