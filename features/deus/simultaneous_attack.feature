Feature: Simultaneous attack

  With equal initiative all ready units of both sides strike at once, with their printed values. Nobody can declare anything,
  and what bears on the units does not count while it lasts.

  @deus.battle.simultaneous.all_unacted
  Rule: In the simultaneous attack timing all ready units of both sides must attack at the same time.
    Scenario: both sides strike, and both fall
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Squire | South | c1   | 2      | 3       |
        | Ogre   | North | c2   | 6      | 4       |
      And South has marched Knight and Squire to c2
      When the battle is fought out with equal initiative
      Then the battlefield is empty

    @deus.ruling.simultaneous_removal_together @since.2.00
    Scenario: an exhausted unit gives no attack but keeps its place in the line-up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | North | a3   | ready     | 4      | 3       |
        | Ogre   | South | a2   | exhausted | 9      | 3       |
        | Troll  | South | a2   | ready     | 2      | 2       |
      And North has marched Knight to a2
      And the battle has reached South's line-up
      And South has lined up Ogre and Troll
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | North | a3   | exhausted |
        | Troll  | South | a2   | exhausted |

    @deus.ruling.simultaneous_removal_together
    Scenario: if one side has no ready unit only the other strikes
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence |
        | Knight | South | b1   | ready     | 3      | 1       |
        | Ogre   | North | b2   | exhausted | 9      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |

    @deus.ruling.simultaneous_removal_together @since.2.00
    Scenario: a ritual, an exhausted unit and losses on both sides
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | attack | defence | effect                      |
        | Knight | North | c3   | ready | 4      | 3       |                             |
        | Page   | North | c3   | ready | 2      | 2       | quick, exhaust this: draw 1 |
        | Ogre   | South | c2   | ready | 3      | 4       |                             |
        | Troll  | South | c2   | ready | 3      | 2       |                             |
      And North's hand holds these cards
        | card | kind         | effect                                                |
        | Hymn | ritual spell | ritual: attack +3 to one of your units until turn end |
      And North has used Hymn on Knight
      And North has marched Knight and Page to c2
      And the battle has reached North's quick timing
      And North has used Page
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit  | side  | area | state     |
        | Troll | South | c2   | exhausted |

    @deus.ruling.simultaneous_removal_together
    Scenario Outline: the losses of both sides leave together, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | defence | effect                                        |
        | Knight | South | <own>  | 3      | 2       | when an enemy unit dies, forced: gain 1 power |
        | Ogre   | North | <foes> | 2      | 3       | when an enemy unit dies, forced: gain 1 power |
      And <marching> has marched <marcher> to b2
      When the battle is fought out with equal initiative
      Then the battlefield is empty

      Examples:
        | marching | marcher | own | foes |
        | South    | Knight  | b1  | b2   |
        | North    | Ogre    | b2  | b3   |

    Scenario: both sides strike, whoever stands in other areas
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Archer | South | a1   | 3      | 3       |
        | Banner | North | a3   | 3      | 3       |
        | Imp    | South | b1   | 3      | 3       |
        | Knight | South | c1   | 3      | 3       |
        | Ogre   | North | c2   | 3      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Knight and Ogre are not on the battlefield
      And Archer, Banner and Imp are ready

  @deus.battle.simultaneous.exhausts
  Rule: After the simultaneous attack all units in the battle are exhausted.
    Scenario: the survivors of both sides
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 2      | 3       |
        | Ogre   | North | a2   | 0      | 3       |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Ogre   | North | a2   | exhausted |

    Scenario: units outside the battle stay ready
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 2      | 3       |
        | Squire | North | b3   | 2      | 3       |
        | Ogre   | South | b2   | 2      | 3       |
        | Troll  | South | b1   | 2      | 3       |
      And North has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Squire and Troll are ready
      And Knight and Ogre are exhausted

    @deus.ruling.effects_return_at_battle_end @since.2.00
    Scenario: the effects of the battle are over before anything counts again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                             |
        | Knight | North | b3   | 3      | 3       | quick: defence -1 to an enemy unit |
        | Priest | South | b2   | 0      | 3       | constant: defence +1 to your units |
        | Imp    | South | b2   | 0      | 1       |                                    |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Knight on Imp
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b3   | exhausted |
        | Imp    | b2   | exhausted |

    @deus.ruling.effects_return_at_battle_end
    Scenario: a ritual until the end of the battle is over before anything counts again
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence -1 to an enemy unit until battle end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | North | c3   | 3      | 3       | constant: defence -1 to enemy units |
        | Priest | South | c2   | 0      | 3       | constant: defence +1 to your units  |
        | Imp    | South | c2   | 0      | 2       |                                     |
      And North has used Magus on Imp
      And North has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Priest is not on the battlefield
      And Imp has defence 2

    @deus.ruling.effects_return_at_battle_end @since.2.00
    Scenario: what lasts longer counts again at the end of the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                            |
        | Knight | North | a3   | 3      | 3       | quick: defence -1 to an enemy unit until turn end |
        | Priest | South | a2   | 0      | 3       | constant: defence +1 to your units                |
        | Imp    | South | a2   | 0      | 1       | when this is discarded: gain 1 power              |
      And North has marched Knight to a2
      And the battle has reached North's quick timing
      And North has used Knight on Imp
      When the battle is fought out with equal initiative
      Then Imp and Priest are not on the battlefield
      And South is asked for a trigger
      And a battle is going on in a2

    @deus.ruling.effects_return_at_battle_end @since.2.00
    Scenario: nothing counts yet while what the attack has made due takes place
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                             |
        | Knight | South | b1   | 1      | 9       | when this is damaged, forced: [3] to an enemy unit |
        | Ogre   | North | b2   | 1      | 3       | quick: defence +2 to all your units until turn end |
        | Troll  | North | b2   | 1      | 3       |                                                    |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Ogre
      And the battle has been fought out with equal initiative
      When South uses Knight's trigger on Troll
      Then Troll is not on the battlefield
      And Ogre has defence 5

    @deus.ruling.attackers_exhaust_after_resolution @since.2.00
    Scenario: all attackers are exhausted before what the attack has made due takes place
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                              |
        | Knight | North | a3   | 1      | 9       | when this is damaged, forced: exhaust an enemy unit |
        | Ogre   | South | a2   | 1      | 9       |                                                     |
        | Troll  | South | a2   | 1      | 9       |                                                     |
      And North has marched Knight to a2
      When the battle is fought out with equal initiative
      Then North is asked for a trigger
      And Knight is exhausted
      And Ogre and Troll are exhausted

    @deus.ruling.attackers_exhaust_after_resolution @since.2.00
    Scenario: a unit that a forced effect makes ready is ready again until the battle is over
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                     |
        | Knight | South | b1   | 1      | 9       | when this is damaged, forced: ready this                   |
        | Squire | South | b1   | 9      | 9       | when an enemy unit dies, forced: exhaust one of your units |
        | Ogre   | North | b2   | 1      | 9       |                                                            |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      And South has lined up Knight and Squire
      And the battle has been fought out with equal initiative
      When South uses Knight's trigger
      Then South is asked for a trigger
      And Knight is ready
      And Squire is exhausted

  @deus.battle.simultaneous.no_declarations
  Rule: No effect other than the attack can be declared in the simultaneous attack timing.
    @since.2.00
    Scenario: no before-attack effect and no counter
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                            |
        | Knight | North | c3   | 3      | 2       | before-attack: [9] to an enemy unit / counter: defence +9 to this |
        | Ogre   | South | c2   | 2      | 3       | before-attack: [9] to an enemy unit / counter: defence +9 to this |
      And North has marched Knight to c2
      And the battle has reached South's quick timing
      And the initiative dice will show South 5 and North 5
      When South passes
      Then the battlefield is empty
      And North is asked for main action

    @since.2.00
    Scenario: with unequal initiative the same effects are open
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                              |
        | Knight | South | a1   | 3      | 2       | before-attack: [9] to an enemy unit |
        | Ogre   | North | a2   | 2      | 3       |                                     |
      And South has marched Knight to a2
      And the battle has reached North's quick timing
      And the initiative dice will show South 5 and North 4
      When North passes
      Then South can use exactly Knight

    @deus.ruling.forced_triggers_in_simultaneous @since.2.00
    Scenario: forced triggers take place, optional ones do not
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                              |
        | Knight | North | b3   | 3      | 2       | when this dies, forced: gain 1 power / when this dies: gain 5 power |
        | Ogre   | South | b2   | 2      | 3       | when this dies: gain 5 power                                        |
      And North has marched Knight to b2
      When the battle is fought out with equal initiative
      Then the battlefield is empty
      And North's power is 1
      And South's power is 0
      And North is asked for main action

    @deus.ruling.forced_triggers_in_simultaneous
    Scenario: in a normal timing the optional trigger is offered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                       |
        | Knight | South | c1   | 3      | 2       |                              |
        | Ogre   | North | c2   | 2      | 3       | when this dies: gain 5 power |
      And South has marched Knight to c2
      When the battle is fought out with South going first
      Then North is asked for a trigger

    @deus.ruling.attacks_in_simultaneous @since.2.00
    Scenario: what is forced by attacking takes place
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                                  |
        | Knight | North | a3   | ready     | 1      | 9       | when this attacks, forced: gain 1 power |
        | Ogre   | South | a2   | ready     | 1      | 9       | when this attacks, forced: gain 1 power |
        | Troll  | South | a2   | exhausted | 1      | 9       | when this attacks, forced: gain 4 power |
      And North has marched Knight to a2
      When the battle is fought out with equal initiative
      Then North's power is 1
      And South's power is 1

    @deus.ruling.attacks_in_simultaneous
    @deus.ruling.forced_triggers_in_simultaneous
    Scenario: what attacking would allow is not offered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                          |
        | Knight | South | b1   | 1      | 9       | when this attacks: gain 1 power |
        | Ogre   | North | b2   | 1      | 9       |                                 |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then South is asked for main action
      And South's power is 0

    @deus.ruling.attacks_in_simultaneous @since.2.00
    Scenario: a trigger of attacking takes place after the attack, though the attacker has fallen
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                          |
        | Knight | North | c3   | 1      | 3       | when this attacks, forced: [5] to an enemy unit |
        | Ogre   | South | c2   | 3      | 5       |                                                 |
      And North has marched Knight to c2
      When the battle is fought out with equal initiative
      Then the battlefield is empty

    @deus.ruling.attacks_in_simultaneous @since.2.00
    Scenario: the attacks of both sides are one event
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                      |
        | Knight | South | a1   | 1      | 9       | when any unit attacks, forced: gain 1 power |
        | Ogre   | North | a2   | 1      | 9       |                                             |
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then South's power is 1

    @deus.ruling.attacks_in_simultaneous @since.2.00
    Scenario: a side that has nobody to strike does not attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                                              |
        | Knight | North | b3   | 1      | 9       | quick: kill an enemy unit / when this attacks, forced: gain 1 power |
        | Ogre   | South | b2   | 1      | 9       |                                                                     |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Knight on Ogre
      When the battle is fought out with equal initiative
      Then North's power is 0

  @deus.battle.simultaneous.effects_lost
  Rule: In the simultaneous attack timing all effects on the units in the battle are lost, including rituals used before the battle.
    Scenario: a ritual from before the battle adds nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Ogre   | North | c2   | 0      | 4       |
      And South's hand holds these cards
        | card | kind         | effect                                                |
        | Hymn | ritual spell | ritual: attack +2 to one of your units until turn end |
      And South has used Hymn on Knight
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Ogre is still in c2

    Scenario: a constant adds nothing in the simultaneous attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Knight | North | a3   | 2      | 3       | constant: attack +2 to your units |
        | Ogre   | South | a2   | 3      | 4       |                                   |
      And North has marched Knight to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit | side  | area |
        | Ogre | South | a2   |

    @since.2.00
    Scenario: a quick effect is lost in the simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                 |
        | Knight | South | b1   | 2      | 3       |                                        |
        | Ogre   | North | b2   | 0      | 2       | quick: defence +3 to one of your units |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Ogre on Ogre
      When the battle is fought out with equal initiative
      Then Ogre is not on the battlefield

    Scenario: with unequal initiative the ritual counts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 2      | 3       |
        | Ogre   | South | c2   | 0      | 4       |
      And North's hand holds these cards
        | card | kind         | effect                                                |
        | Hymn | ritual spell | ritual: attack +2 to one of your units until turn end |
      And North has used Hymn on Knight
      And North has marched Knight to c2
      When the battle is fought out with North going first
      Then Ogre is not on the battlefield

    @deus.ruling.simultaneous_suspends_effects
    Scenario: a ritual counts again after the simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 3      | 3       |
        | Ogre   | North | a2   | 0      | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                                |
        | Hymn | ritual spell | ritual: attack +3 to one of your units until turn end |
      And South has used Hymn on Knight
      And South has marched Knight to a2
      When the battle is fought out with equal initiative
      Then the battlefield holds exactly these units
        | unit   | side  | area | attack |
        | Knight | South | a2   | 6      |

    @deus.ruling.simultaneous_suspends_effects
    Scenario: of four units each loses what it has gained in the simultaneous attack
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +1 to all your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 1      | 3       |
        | Squire | South | a1   | 1      | 3       |
        | Page   | South | a1   | 1      | 3       |
        | Archer | South | a1   | 1      | 3       |
        | Ogre   | North | a2   | 0      | 5       |
      And South has used Magus
      And South has marched Knight, Squire, Page and Archer to a2
      When the battle is fought out with equal initiative
      Then Ogre is in a2

  @deus.battle.simultaneous.status_kept
  Rule: Losing effects in the simultaneous attack timing does not make an exhausted unit ready again.
    @since.2.00
    Scenario: a unit that an effect exhausted does not strike
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                          |
        | Mage | North | b3   | 0      | 3       | quick: exhaust to an enemy unit |
        | Ogre | South | b2   | 5      | 3       |                                 |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      And North has used Mage on Ogre
      When the battle is fought out with equal initiative
      Then Mage is in b3

    @since.2.00
    Scenario: a unit that an effect made ready strikes
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | attack | defence | effect                         |
        | Knight | South | c1   | ready     | 0      | 3       |                                |
        | Ogre   | North | c2   | exhausted | 5      | 3       |                                |
        | Witch  | North | c2   | ready     | 0      | 3       | quick: ready one of your units |
      And South has marched Knight to c2
      And the battle has reached North's quick timing
      And North has used Witch on Ogre
      When the battle is fought out with equal initiative
      Then Knight is not on the battlefield

  @deus.battle.simultaneous.base_values
  Rule: The simultaneous attack uses only the attack and defence printed on the cards.
    @since.2.00
    Scenario: lowered attack and raised defence do not count
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Knight | North | a3   | 3      | 2       | quick: attack -3 to an enemy unit |
        | Ogre   | South | a2   | 2      | 3       | quick: defence +5 to this         |
      And North has marched Knight to a2
      And the battle has reached North's quick timing
      And North has used Knight on Ogre
      And North has passed
      And South has used Ogre
      When the battle is fought out with equal initiative
      Then the battlefield is empty

    Scenario Outline: a printed attack of <attack> against a printed defence of 3
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack   | defence | effect                            |
        | Knight | South | b1   | <attack> | 3       | constant: attack +1 to your units |
        | Ogre   | North | b2   | 0        | 3       |                                   |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Knight is in <area>

      Examples:
        | attack | area |
        | 2      | b1   |
        | 3      | b2   |

    @deus.ruling.simultaneous_suspends_effects @since.2.00
    Scenario: a lowered defence counts again after the attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                            |
        | Knight | South | b1   | 0      | 2       |                                                   |
        | Ogre   | North | b2   | 0      | 3       | quick: defence -1 to an enemy unit until turn end |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Ogre on Knight
      When the battle is fought out with equal initiative
      Then Knight has defence 1
