Feature: Initiative

  One die for each side, plus every Initiative of its units in the battle, decides who goes first.
  Equal values lead to the simultaneous attack.

  @deus.battle.initiative.roll
  Rule: A side's initiative value is its roll of one die plus the sum of all Initiative:x of its units in the battle.
    Scenario Outline: Initiative 2 and -1 add up, dice <south> and <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | a1   | 2          |
        | Squire | South | a1   | -1         |
        | Ogre   | North | a2   | <enemy>    |
      And South has marched Knight and Squire to a2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | south | north | enemy | first |
        | 4     | 4     |       | South |
        | 3     | 4     | -1    | South |
        | 3     | 5     |       | North |
        | 3     | 4     | 1     | North |
        | 6     | 6     | 3     | North |

    Scenario Outline: the Initiative of a unit <where> does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | initiative |
        | Knight | South  | b1     |            |
        | Herald | <side> | <area> | 5          |
        | Ogre   | North  | b2     |            |
      And South has marched Knight to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | where                             | side  | area | south | north | first |
        | in own territory                  | South | b1   | 3     | 4     | North |
        | in another front area of its side | South | a2   | 3     | 4     | North |
        | in a front area of the enemy      | North | c2   | 4     | 3     | South |

    @deus.ruling.initiative_counts_exhausted_units
    Scenario: the Initiative of exhausted units counts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | initiative |
        | Knight | North | b3   | ready     |            |
        | Ogre   | South | b2   | exhausted | 2          |
        | Troll  | South | b2   | exhausted | 1          |
      And North has marched Knight to b2
      And the initiative dice will show South 2 and North 4
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

    @deus.ruling.initiative_counts_exhausted_units
    Scenario: an exhausted unit's negative Initiative counts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | initiative |
        | Knight | South | c1   | ready     |            |
        | Ogre   | North | c2   | exhausted | -2         |
      And South has marched Knight to c2
      And the initiative dice will show South 4 and North 5
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

    @deus.ruling.dice_modifiers_add_not_initiative
    Scenario: what is added to dice results leaves the initiative die alone
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect            |
        | Knight | North | a3   | constant: dice +2 |
        | Ogre   | South | a2   |                   |
      And North has marched Knight to a2
      And the initiative dice will show South 4 and North 3
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

    @deus.ruling.dice_modifiers_add_not_initiative @since.2.00
    Scenario: an effect that names initiative counts
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                    |
        | Knight | South | b1   | quick: initiative +2 to one of your units |
        | Ogre   | North | b2   |                                           |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight on Knight
      And the initiative dice will show South 3 and North 4
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

    Scenario: an instantly summoned unit counts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And North's hand holds these cards
        | card | instant | initiative |
        | Wisp | yes     | 1          |
      And North has marched Knight to c2
      And North has instantly summoned Wisp
      And the initiative dice will show South 3 and North 3
      When the battle reaches North's before-attack timing
      Then North goes first in the battle

    Scenario: a value may be 0 or less
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | a1   |            |
        | Ogre   | North | a2   | -1         |
      And South has marched Knight to a2
      And the initiative dice will show South 1 and North 1
      When the battle reaches South's before-attack timing
      Then South goes first in the battle

    Scenario Outline: summoned units and tokens add their initiative beside one that waited: South <south>, North <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           | initiative |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark | 1          |
        | Ogre   | North | b2   | when a battle begins, forced: summon token Ghost | 1          |
      And South's hand holds these cards
        | card | instant | initiative |
        | Imp  | yes     | 1          |
      And North's hand holds these cards
        | card | instant | initiative |
        | Wisp | yes     | 1          |
      And South's token area holds these tokens
        | token | initiative |
        | Spark | 1          |
      And North's token area holds these tokens
        | token | initiative |
        | Ghost | 1          |
      And South has marched Knight to b2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the initiative dice will show South <south> and North <north>
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side> goes first in the battle

      Examples:
        | south | north | side  |
        | 4     | 3     | South |
        | 3     | 4     | North |

    Scenario Outline: summoned units and tokens add their initiative beside one that intercepted: South <south>, North <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                           | initiative |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark | 1          |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost | 1          |
      And South's hand holds these cards
        | card | instant | initiative |
        | Imp  | yes     | 1          |
      And North's hand holds these cards
        | card | instant | initiative |
        | Wisp | yes     | 1          |
      And South's token area holds these tokens
        | token | initiative |
        | Spark | 1          |
      And North's token area holds these tokens
        | token | initiative |
        | Ghost | 1          |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the initiative dice will show South <south> and North <north>
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side> goes first in the battle

      Examples:
        | south | north | side  |
        | 4     | 3     | South |
        | 3     | 4     | North |

    Scenario Outline: a ritual changes the initiative of <whom>: <side> goes first
      Given it is South's main phase
      And South's summoner is Magus with ritual: initiative +2 to <whom>
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South has used Magus <how>
      And South has marched Knight to a2
      And the initiative dice will show South 3 and North <die>
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side> goes first in the battle

      Examples:
        | whom              | how       | die | side  |
        | one of your units | on Knight | 4   | South |
        | an enemy unit     | on Ogre   | 2   | North |

    Scenario Outline: a ritual changes the initiative of a whole side: <whom>
      Given it is South's main phase
      And South's summoner is Magus with ritual: initiative +2 to <whom>
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has used Magus
      And South has marched Knight to b2
      And the initiative dice will show South 3 and North <die>
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side> goes first in the battle

      Examples:
        | whom        | die | side  |
        | your units  | 4   | South |
        | enemy units | 1   | North |
        | all units   | 2   | North |

    Scenario Outline: a trigger changes the initiative of <whom>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                  |
        | Knight | North | a3   |                                                         |
        | Ogre   | South | a2   | when a battle begins, forced: initiative <by> to <whom> |
      And North has marched Knight to a2
      And the initiative dice will show South 2 and North 3
      And the battle has reached South's before-attack timing
      When South passes
      Then South goes first in the battle

      Examples:
        | whom          | by |
        | this          | +2 |
        | your units    | +2 |
        | enemy units   | -2 |
        | an enemy unit | -2 |

    Scenario Outline: a constant changes the initiative of <whom>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                              |
        | Knight | South | c1   |                                     |
        | Squire | South | c1   |                                     |
        | Ogre   | North | c2   | constant: initiative <by> to <whom> |
      And South has marched Knight and Squire to c2
      And the initiative dice will show South 4 and North 3
      And the battle has reached <side>'s before-attack timing
      When <side> passes
      Then <side> goes first in the battle

      Examples:
        | whom        | by | side  |
        | this        | +2 | North |
        | your units  | +2 | North |
        | enemy units | -1 | North |
        | all units   | -2 | North |
        | all units   | +2 | South |

    @since.2.00
    Scenario Outline: the initiative of a token that has come into the battle counts for <side>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | effect                     |
        | Knight | South  | b1     |                            |
        | Ogre   | North  | b2     |                            |
        | Mage   | <side> | <area> | quick: summon token Herald |
      And <side>'s token area holds these tokens
        | token  | initiative |
        | Herald | 3          |
      And South has marched <marchers> to b2
      And the battle has reached <side>'s quick timing
      And <side> has used Mage to b2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <side>'s before-attack timing
      Then <side> goes first in the battle

      Examples:
        | side  | area | marchers        | south | north |
        | South | b1   | Knight and Mage | 2     | 4     |
        | North | b2   | Knight          | 4     | 2     |

    Scenario Outline: the initiative of three units is added up, dice <south> and <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Archer | South | c1   | 1          |
        | Knight | South | c1   | 1          |
        | Squire | South | c1   | 1          |
        | Ogre   | North | c2   |            |
      And South has marched Archer, Knight and Squire to c2
      And the initiative dice will show South <south> and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | south | north | first |
        | 1     | 3     | South |
        | 1     | 5     | North |

    Scenario Outline: an initiative of +3 that an effect gives, against North's <north>
      Given it is South's main phase
      And South's summoner is Magus with ritual: initiative +3 to one of your units
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has used Magus on Knight
      And South has marched Knight to b2
      And the initiative dice will show South 2 and North <north>
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | north | first |
        | 4     | South |
        | 6     | North |

  @deus.battle.initiative.higher_first
  Rule: The side with the higher initiative value becomes the first side and the other the second side.
    @since.2.00
    Scenario Outline: initiative dice showing <south> and <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And the initiative dice will show South <south> and North <north>
      When North passes
      Then <first> goes first in the battle
      And <first> is asked for before attack effects

      Examples:
        | south | north | first |
        | 4     | 3     | South |
        | 3     | 4     | North |
        | 6     | 1     | South |

    Scenario: the defending side may go first and end the battle before the marching side attacks
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | c3   | 9      | 2       |
        | Ogre   | South | c2   | 2      | 3       |
      And North has marched Knight to c2
      And the initiative dice will show South 2 and North 1
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit | side  | area |
        | Ogre | South | c2   |

    Scenario: the second side cannot use its before-attack effects first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | South | a1   | 3       |                                     |
        | Witch  | North | a2   | 3       | before-attack: [3] to an enemy unit |
      And South has marched Knight to a2
      And the battle has reached South's before-attack timing
      When North tries to use Witch on Knight
      Then it is refused under deus.battle.first.order
      And Knight is still in a2

  @deus.battle.initiative.tie
  Rule: Equal initiative values lead to the simultaneous attack timing, without a reroll.
    @deus.ruling.which_ties_are_rerolled @since.2.00
    Scenario Outline: equal values from dice <south> and <north>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | initiative |
        | Knight | South | b1   | 3      | 2       | <own>      |
        | Ogre   | North | b2   | 2      | 3       |            |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And the initiative dice will show South <south> and North <north>
      When North passes
      Then no battle is going on
      And the battlefield is empty

      Examples:
        | south | north | own |
        | 3     | 3     |     |
        | 3     | 4     | 1   |
        | 6     | 4     | -2  |

    Scenario: Initiative 2 and -1 on a 3 against a 4
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | initiative |
        | Knight | North | c3   | 2      | 2       | 2          |
        | Squire | North | c3   | 2      | 2       | -1         |
        | Ogre   | South | c2   | 4      | 4       |            |
      And North has marched Knight and Squire to c2
      And the initiative dice will show South 4 and North 3
      When the battle is fought out
      Then the battlefield is empty

    Scenario: equal dice alone are no tie
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | a1   | 1          |
        | Ogre   | North | a2   |            |
      And South has marched Knight to a2
      And the initiative dice will show South 3 and North 3
      When the battle reaches South's before-attack timing
      Then South goes first in the battle
