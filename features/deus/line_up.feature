Feature: Line-up

  Before the fighting each side puts its units in the battle in order, from front to rear. Attack damage runs along that order.

  @deus.battle.lineup.must_decide
  Rule: Each side must put all of its units in the battle into a line-up from front to rear.
    @since.2.00
    Scenario: all units of the side are lined up, in any order
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a3   |
        | Page   | North | a3   |
        | Ogre   | South | a2   |
      And North has marched Knight, Squire and Page to a2
      And the battle has reached North's line-up
      When North lines up Page, Knight and Squire
      Then North's line-up is Page, Knight and Squire

    @since.2.00
    Scenario: behind the front unit, too, the order is free
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
        | Page   | South | c1   |
        | Wisp   | South | c1   |
        | Ogre   | North | c2   |
      And South has marched Knight, Squire, Page and Wisp to c2
      And the battle has reached South's line-up
      When South lines up Page, Wisp, Squire and Knight
      Then South's line-up is Page, Wisp, Squire and Knight

    Scenario Outline: of five units <what> is not lined up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | c3   | 1     |
        | Squire | North | c3   | 1     |
        | Page   | North | c3   | 1     |
        | Archer | North | c3   | 1     |
        | Wisp   | North | c3   | 1     |
        | Ogre   | South | c2   | 1     |
      And North has marched Knight, Squire, Page, Archer and Wisp to c2
      And the battle has reached North's line-up
      When North tries to line up Knight, Squire, Page, Archer and <what>
      Then it is refused under deus.battle.lineup.must_decide

      Examples:
        | what   |
        | Ogre   |
        | Archer |

    @since.2.00
    Scenario: an instantly summoned unit is lined up with the others
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And North has marched Knight to c2
      And the battle has reached South's instant summon timing
      When South passes
      Then North's line-up is Knight
      And South's line-up is Ogre

    Scenario Outline: a line-up of <order> is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Page   | South | a1   |
        | Ogre   | North | a2   |
      And South has marched Knight and Squire to a2
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Squire to b2
      And the battle has reached North's line-up
      When North tries to pass
      Then it is refused under deus.battle.lineup.must_decide
      And North is asked for line up

    Scenario: the defending side leaves nobody out of its line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
        | Troll  | North | c2   |
      And South has marched Knight to c2
      And the battle has reached North's line-up
      When North tries to line up Ogre
      Then it is refused under deus.battle.lineup.must_decide
      And North is asked for line up

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: a unit that enters later stands at the rear
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                    |
        | Knight | North | a3   | 4      | 3       |                           |
        | Mage   | South | a2   | 1      | 2       | quick: summon token Golem |
        | Ogre   | South | a2   | 1      | 2       |                           |
      And South's token area holds these tokens
        | token | attack | defence |
        | Golem | 1      | 1       |
      And North has marched Knight to a2
      And the battle has reached South's quick timing
      And South has used Mage to a2
      And the battle has reached South's right to counter
      When both sides pass
      Then Golem is in a2
      And Mage and Ogre are not on the battlefield

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: several units that enter later stand at the rear as they came
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                    |
        | Knight | North | a3   |                           |
        | Mage   | South | a2   | quick: summon token Golem |
        | Ogre   | South | a2   | quick: summon token Idol  |
      And South's token area holds these tokens
        | token |
        | Idol  |
        | Golem |
      And North has marched Knight to a2
      And the battle has reached South's quick timing
      And South has used Mage to a2
      When South uses Ogre to a2
      Then South's line-up is Mage, Ogre, Golem and Idol

    Scenario: every order of the side's units in the battle may be chosen
      Given it is South's main phase
      And these units are on the battlefield
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

    Scenario: every order of the defending units may be chosen
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
        | Troll  | North | c2   |
        | Imp    | North | c3   |
      And South has marched Knight to c2
      When the battle reaches North's line-up
      Then the line up answers open to North are exactly
        | order       |
        | Ogre, Troll |
        | Troll, Ogre |

    Scenario: an exhausted unit cannot be left out
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | b3   | ready     |
        | Ogre   | South | b2   | ready     |
        | Troll  | South | b2   | exhausted |
      And North has marched Knight to b2
      And the battle has reached South's line-up
      When South tries to line up Ogre
      Then it is refused under deus.battle.lineup.must_decide

    Scenario Outline: the defending side, too, lines up each of its three units once: not <units>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Imp    | South | c2   |
        | Ogre   | South | c2   |
        | Troll  | South | c2   |
      And North has marched Knight and Squire to c2
      And the battle has reached North's line-up
      And North has lined up Squire and Knight
      When South tries to line up <units>
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Page   | North | a3   | 9      |
        | Knight | North | c3   | 2      |
        | Squire | North | c3   | 2      |
        | Imp    | South | a2   | 2      |
        | Ogre   | South | c2   | 2      |
      And North has marched Page to a2
      And the battle has been fought out with North going first
      And North has marched Knight and Squire to c2
      And the battle has reached North's line-up
      When North tries to line up <units>
      Then it is refused under deus.battle.lineup.must_decide

      Examples:
        | units             |
        | Knight            |
        | Knight and Page   |
        | Knight and Knight |
        | Knight and Ogre   |

    Scenario: units of one name are lined up, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit       | name | side  | area |
        | Knight     |      | North | a3   |
        | Ogre       | Ogre | South | a2   |
        | Other Ogre | Ogre | South | a2   |
      And North has marched Knight to a2
      When the battle reaches South's line-up
      Then South is asked for line up

  @deus.battle.lineup.meaning
  Rule: The line-up is the order in which attack damage is applied, from the front unit to the rear unit.
    Scenario Outline: an attack of 6 on the line-up <order>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 4      | 3       |
        | Squire | South | c1   | 2      | 3       |
        | Page   | South | c1   | -1     | 3       |
        | Ogre   | North | c2   | 0      | 2       |
        | Troll  | North | c2   | 0      | 5       |
        | Witch  | North | c2   | 0      | 1       |
      And South has marched Knight, Squire and Page to c2
      And the battle has reached North's line-up
      And the initiative dice will show South 6 and North 1
      And North has lined up <order>
      When the battle is fought out
      Then <dead> are not on the battlefield
      And <alive> are still in c2

      Examples:
        | order                 | dead            | alive |
        | Troll, Witch and Ogre | Troll and Witch | Ogre  |
        | Witch, Ogre and Troll | Witch and Ogre  | Troll |
        | Witch, Troll and Ogre | Witch and Troll | Ogre  |

    Scenario Outline: an attack of <total> on defence 2, 5, 1 from the front
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack  | defence |
        | Knight | North | a3   | <total> | 3       |
        | Ogre   | South | a2   | 0       | 2       |
        | Troll  | South | a2   | 0       | 5       |
        | Witch  | South | a2   | 0       | 1       |
      And North has marched Knight to a2
      And the battle has reached South's line-up
      And the initiative dice will show South 1 and North 6
      And South has lined up Ogre, Troll and Witch
      When the battle is fought out
      Then <dead> is not on the battlefield
      And <alive> is still in a2

      Examples:
        | total | dead           | alive           |
        | 6     | Ogre           | Troll and Witch |
        | 7     | Ogre and Troll | Witch           |

    Scenario: an attack of 8 reaches the rear
      Given it is South's main phase
      And these units are on the battlefield
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
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                              |
        | Knight | North | c3   | 3       |                                     |
        | Squire | North | c3   | 4       |                                     |
        | Ogre   | South | c2   |         | before-attack: [3] to an enemy unit |
      And North has marched Knight and Squire to c2
      And the battle has reached South's before-attack timing
      When South uses Ogre on Knight
      And both sides pass
      Then North's line-up is Squire

    @deus.ruling.effect_entered_units_like_instant @since.2.00
    Scenario: of two units that enter later the second stands behind the first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                              |
        | Knight | South | b1   | 4      | 3       |                                                     |
        | Mage   | North | b2   | 1      | 1       | quick: summon token Wolf / quick: summon token Bear |
      And North's token area holds these tokens
        | token | attack | defence |
        | Wolf  | 1      | 2       |
        | Bear  | 1      | 2       |
      And South has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Mage to b2
      And North has used the second ability of Mage to b2
      And the battle has reached North's right to counter
      When both sides pass
      Then Mage and Wolf are not on the battlefield
      And Bear is in b2

  @deus.battle.lineup.order
  Rule: The marching side fixes its line-up first, then the defending side.
    Scenario: the defending side knows the marching side's line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Ogre   | North | a2   |
        | Troll  | North | a2   |
      And South has marched Knight and Squire to a2
      And the battle has reached South's line-up
      When South lines up Squire and Knight
      Then North is asked for line up
      And North sees Squire and Knight lined up for South

    Scenario: nobody lines up while units are still summoned
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Squire to b2
      When North tries to line up Knight and Squire
      Then it is refused under deus.battle.lineup.order
      And North is asked for instant summons

    Scenario: the defending side has to wait with its line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
        | Ogre   | North | c2   |
        | Troll  | North | c2   |
      And South has marched Knight and Squire to c2
      And the battle has reached South's line-up
      When North tries to line up Troll and Ogre
      Then it is refused under deus.battle.lineup.order
      And South is asked for line up

    Scenario: the marching side cannot change its line-up afterwards
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a3   |
        | Ogre   | South | a2   |
        | Troll  | South | a2   |
      And North has marched Knight and Squire to a2
      And the battle has reached South's line-up
      When North tries to line up Squire and Knight
      Then it is refused under deus.battle.lineup.order
      And North's line-up is Knight and Squire

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
        | Ogre   | North | c3   |
        | Troll  | North | c3   |
        | Knight | South | c1   |
        | Squire | South | c1   |
      And North has marched Ogre and Troll to c2
      And South has intercepted with Knight and Squire
      And the battle has reached South's instant summon timing
      When South passes
      Then North is asked for line up

    Scenario: the phase does not end at the line-up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Archer | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      And North has marched Knight and Archer to c2
      And the battle has reached North's line-up
      When North tries to end the phase
      Then it is refused under deus.battle.lineup.order

    Scenario Outline: no lining up at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Archer | South | a1   |
        | Squire | South | b1   |
        | Ogre   | North | a2   |
      And South has marched Knight and Archer to a2
      And the battle has reached South's <timing>
      When South tries to line up Knight and Archer
      Then it is refused under deus.battle.lineup.order

      Examples:
        | timing               |
        | before-attack timing |
        | right to counter     |

    @until.2.00
    Scenario: in the draft, no lining up at the after-attack timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Archer to b2
      And the battle has reached North's after-attack timing
      When North tries to line up Knight and Archer
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

    Scenario: no lining up while cards must be discarded
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                |
        | Mage   | North | c3   | before-attack: drop 1 |
        | Knight | North | c3   |                       |
        | Ogre   | South | c2   |                       |
      And North's hand holds 2 cards
      And North has marched Mage and Knight to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And both sides have passed
      When North tries to line up Knight and Mage
      Then it is refused under deus.battle.lineup.order

    @since.2.00
    Scenario: in the third battle of a turn, too, nobody stands in line before the line-up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 9      | 9       |
        | Squire | South | b1   | 9      | 9       |
        | Page   | South | c1   | 9      | 9       |
        | Archer | South | c1   | 9      | 9       |
        | Imp    | North | a2   | 1      | 1       |
        | Ogre   | North | b2   | 1      | 1       |
        | Troll  | North | c2   | 1      | 1       |
      And South has marched Knight to a2
      And the battle has been fought out with South going first
      And South has marched Squire to b2
      And the battle has been fought out with South going first
      And South has marched Page and Archer to c2
      And the battle has reached South's line-up
      When South lines up Page and Archer
      Then South's line-up is Page and Archer
