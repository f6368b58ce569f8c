Feature: Line-up

  Before the fighting each side puts its units in the battle in order, from front to rear. Attack damage runs along that order.

  @deus.battle.lineup.must_decide
  Rule: Each side must put all of its units in the battle into a line-up from front to rear.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario: any order of all own units in the battle
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Page   | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight, Squire and Page to b2
      And the battle has reached South's line-up
      When South lines up Page, Knight and Squire
      Then South's line-up is Page, Knight and Squire

    @since.2.00
    Scenario: an instantly summoned unit is lined up with the others
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to b2
      And South has instantly summoned Wisp
      And the battle has reached South's line-up
      When South lines up Wisp and Knight
      Then South's line-up is Wisp and Knight

    @since.2.00
    Scenario: a single unit leaves nothing to decide
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      When North passes
      Then South's line-up is Knight
      And North's line-up is Ogre

    Scenario Outline: a line-up of <order> is refused
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Page   | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      When South tries to line up <order>
      Then it is refused under deus.battle.lineup.must_decide
      And South is asked for line up

      Examples:
        | order                     |
        | Knight                    |
        | Knight, Knight and Squire |
        | Knight, Squire and Page   |
        | Knight, Squire and Ogre   |

    Scenario: the line-up is not passed over
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      When South tries to pass
      Then it is refused under deus.battle.lineup.must_decide
      And South is asked for line up

    Scenario: the defending side leaves nobody out of its line-up
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has marched Knight to b2
      And the battle has reached North's line-up
      When North tries to line up Ogre
      Then it is refused under deus.battle.lineup.must_decide
      And North is asked for line up

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that enters later stands at the rear
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                    |
        | Knight | South | b1   | 4      | 3       |                           |
        | Mage   | North | b2   | 1      | 2       | quick: summon token Golem |
        | Ogre   | North | b2   | 1      | 2       |                           |
      And North's token area holds these tokens
        | token | attack | defence |
        | Golem | 1      | 1       |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Mage to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Golem is in b2
      And Mage and Ogre are not on the battlefield

    Scenario: every order of the own units in the battle may be chosen
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Page   | South | b1   |
        | Archer | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight, Squire and Page to b2
      When the battle reaches South's line-up
      Then the line up answers open to South are exactly
        | order                |
        | Knight, Squire, Page |
        | Knight, Page, Squire |
        | Squire, Knight, Page |
        | Squire, Page, Knight |
        | Page, Knight, Squire |
        | Page, Squire, Knight |
      And no pass answer is open to South

    Scenario: an exhausted unit cannot be left out
      Given these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Ogre   | North | b2   | ready     |
        | Troll  | North | b2   | exhausted |
      And South has marched Knight to b2
      And the battle has reached North's line-up
      When North tries to line up Ogre
      Then it is refused under deus.battle.lineup.must_decide

    Scenario Outline: the defending side, too, lines up each of its three units once: not <units>
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Imp    | North | a2   |
        | Ogre   | North | a2   |
        | Troll  | North | a2   |
      And South has marched Knight and Squire to a2
      And the battle has reached South's line-up
      And South has lined up Squire and Knight
      When North tries to line up <units>
      Then it is refused under deus.battle.lineup.must_decide

      Examples:
        | units                    |
        | Imp and Troll            |
        | Imp, Ogre, Troll and Imp |
        | Knight, Ogre and Troll   |
        | Imp, Knight and Troll    |
        | Imp, Ogre and Knight     |
        | Ogre and Ogre            |

    Scenario Outline: in the second battle of a turn each unit is lined up once: not <units>
      Given these units are on the battlefield
        | unit   | side  | area | attack |
        | Page   | South | a1   | 9      |
        | Knight | South | c1   | 2      |
        | Squire | South | c1   | 2      |
        | Imp    | North | a2   | 2      |
        | Ogre   | North | c2   | 2      |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      And South has marched Knight and Squire to c2
      And the battle has reached South's line-up
      When South tries to line up <units>
      Then it is refused under deus.battle.lineup.must_decide

      Examples:
        | units             |
        | Knight            |
        | Knight and Page   |
        | Knight and Knight |
        | Knight and Ogre   |

  @deus.battle.lineup.meaning
  Rule: The line-up is the order in which attack damage is applied, from the front unit to the rear unit.
    Background:
      Given it is South's main phase

    Scenario Outline: an attack of 6 on the line-up <order>
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 4      | 3       |
        | Squire | South | b1   | 2      | 3       |
        | Page   | South | b1   | -1     | 3       |
        | Ogre   | North | b2   | 0      | 2       |
        | Troll  | North | b2   | 0      | 5       |
        | Witch  | North | b2   | 0      | 1       |
      And South has marched Knight, Squire and Page to b2
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up <order>
      When the battle is fought out
      Then <dead> are not on the battlefield
      And <alive> are still in b2

      Examples:
        | order                 | dead            | alive |
        | Troll, Witch and Ogre | Troll and Witch | Ogre  |
        | Witch, Ogre and Troll | Witch and Ogre  | Troll |
        | Witch, Troll and Ogre | Witch and Troll | Ogre  |

    Scenario Outline: an attack of <total> on defence 2, 5, 1 from the front
      Given these units are on the battlefield
        | unit   | side  | area | attack  | defence |
        | Knight | South | b1   | <total> | 3       |
        | Ogre   | North | b2   | 0       | 2       |
        | Troll  | North | b2   | 0       | 5       |
        | Witch  | North | b2   | 0       | 1       |
      And South has marched Knight to b2
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up Ogre, Troll and Witch
      When the battle is fought out
      Then <dead> is not on the battlefield
      And <alive> is still in b2

      Examples:
        | total | dead           | alive           |
        | 6     | Ogre           | Troll and Witch |
        | 7     | Ogre and Troll | Witch           |

    Scenario: an attack of 8 reaches the rear
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 8      | 3       |
        | Ogre   | North | b2   | 0      | 2       |
        | Troll  | North | b2   | 0      | 5       |
        | Witch  | North | b2   | 0      | 1       |
      And South has marched Knight to b2
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up Ogre, Troll and Witch
      When the battle is fought out
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | b2   |

    Scenario: a unit that is gone stands in the line-up no more
      Given these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | South | b1   | 3       |                                     |
        | Squire | South | b1   | 4       |                                     |
        | Ogre   | North | b2   |         | before-attack: [3] to an enemy unit |
      And South has marched Knight and Squire to b2
      And the battle has reached North's before-attack timing
      When North uses Ogre on Knight
      And both sides pass
      Then South's line-up is Squire

  @deus.battle.lineup.order
  Rule: The marching side fixes its line-up first, then the defending side.
    Scenario: the defending side knows the marching side's line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      When South lines up Squire and Knight
      Then North is asked for line up
      And North sees Squire and Knight lined up for South

    Scenario: nobody lines up while units are still summoned
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Squire to b2
      When South tries to line up Knight and Squire
      Then it is refused under deus.battle.lineup.order
      And South is asked for instant summons

    Scenario: the defending side has to wait with its line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached South's line-up
      When North tries to line up Troll and Ogre
      Then it is refused under deus.battle.lineup.order
      And South is asked for line up

    Scenario: the marching side cannot change its line-up afterwards
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached North's line-up
      When South tries to line up Squire and Knight
      Then it is refused under deus.battle.lineup.order
      And South's line-up is Knight and Squire

    @since.2.00
    Scenario: after both line-ups the marching side is not asked again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
      And South has marched Knight and Squire to b2
      And the battle has reached North's line-up
      When North lines up Troll and Ogre
      Then South is asked for quick effects

    @deus.ruling.intercept_keeps_sides
    Scenario: after an intercept the marching side still lines up first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | b3   |
        | Troll  | North | b3   |
        | Knight | South | b1   |
        | Squire | South | b1   |
      And North has marched Ogre and Troll to b2
      And South has intercepted with Knight and Squire
      And the battle has reached South's instant summon timing
      When South passes
      Then North is asked for line up

    Scenario: the phase does not end at the line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's line-up
      When South tries to end the phase
      Then it is refused under deus.battle.lineup.order

    Scenario Outline: no lining up at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to line up Knight and Archer
      Then it is refused under deus.battle.lineup.order

      Examples:
        | timing               |
        | before-attack timing |
        | right to counter     |

    @until.2.00
    Scenario: in the draft, no lining up at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's after-attack timing
      When South tries to line up Knight and Archer
      Then it is refused under deus.battle.lineup.order

    @since.2.00
    Scenario: no lining up at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's quick timing
      When South tries to line up Knight and Archer
      Then it is refused under deus.battle.lineup.order
