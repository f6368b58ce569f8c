Feature: Battle

  The timings that every battle runs through, and what is left out when a side has no units.

  @moncolle_tcg.battle.timing_order
  Rule: A battle runs through instant summon, line-up and initiative timing, then either both normal timings or a simultaneous attack, then battle end.
    Scenario Outline: instant summons come first, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      When <marching> marches <unit> to <area>
      Then <marching> is asked for instant summons about <area>

      Examples:
        | marching | unit   | area |
        | South    | Knight | c3   |
        | North    | Ogre   | c2   |

    Scenario Outline: the line-ups come next, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
        | Ogre   | North | a3   |
        | Troll  | North | a3   |
      And <marching> has marched <units> to <area>
      And <marching> has passed
      When <defending> passes
      Then <marching> is asked for line up about <area>

      Examples:
        | marching | defending | units             | area |
        | South    | North     | Knight and Squire | a3   |
        | North    | South     | Ogre and Troll    | a2   |

    Scenario Outline: after the line-ups the dice fall, and <first> is first, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Squire | South | b2   |
        | Ogre   | North | b3   |
        | Troll  | North | b3   |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South <south> and North <north>
      When <defending> lines up <order>
      Then <first> is asked for before attack effects

      Examples:
        | marching | defending | units             | area | order             | south | north | first |
        | South    | North     | Knight and Squire | b3   | Troll and Ogre    | 4     | 2     | South |
        | South    | North     | Knight and Squire | b3   | Ogre and Troll    | 1     | 5     | North |
        | North    | South     | Ogre and Troll    | b2   | Squire and Knight | 3     | 6     | North |

    Scenario Outline: lining up in the instant summon timing is refused, <seat> trying
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | a2   |
        | Ogre   | North | a3   |
        | Troll  | North | a3   |
      And South has marched Knight and Squire to a3
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to line up <units>
      Then it is refused under moncolle_tcg.battle.timing_order

      Examples:
        | seat  | units             |
        | South | Squire and Knight |
        | North | Troll and Ogre    |

    Scenario Outline: no instant summon in <seat>'s <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c3   | 9       |
        | Squire | North | c3   | 9       |
        | Ogre   | South | c2   | 9       |
        | Troll  | South | c2   | 9       |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Ogre and Troll to c3
      And the battle has reached <seat>'s <timing>
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.timing_order

      Examples:
        | seat  | timing               |
        | South | line-up              |
        | North | line-up              |
        | South | before-attack timing |
        | North | before-attack timing |
        | North | after-attack timing  |
        | South | after-attack timing  |
        | North | right to counter     |
        | South | right to counter     |

    Scenario Outline: after both normal timings nobody strikes again, <first> first and North ready again
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect             |
        | Knight | South | b2   | 2      | 3       |                    |
        | Ogre   | North | b3   | 2      | 3       | normal: ready this |
      And South has marched Knight to b3
      And the battle has reached North's after-attack timing, <first> having gone first
      And North has used Ogre
      When the battle is fought out
      Then no battle is going on
      And Ogre is ready

      Examples:
        | first |
        | South |
        | North |

    Scenario Outline: after a simultaneous attack the battle is over, <marching> marching
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                   |
        | Knight | South | c2   | 9       | normal: [9] to all units |
        | Squire | South | c2   | 9       |                          |
        | Ogre   | North | c3   | 9       | normal: [9] to all units |
        | Troll  | North | c3   | 9       |                          |
      And <marching> has marched <units> to <area>
      And the battle has reached <defending>'s line-up
      And the initiative dice will show South 4 and North 4
      When <defending> lines up <order>
      Then no battle is going on
      And <units> are in <home>

      Examples:
        | marching | defending | units             | area | order             | home |
        | South    | North     | Knight and Squire | c3   | Ogre and Troll    | c2   |
        | North    | South     | Ogre and Troll    | c2   | Knight and Squire | c3   |

    Scenario Outline: after the second normal timing comes the end, <first> first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | a3   | 9       |
        | Ogre   | South | a2   | 9       |
      And South has marched Ogre to a3
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      When <second> passes
      Then no battle is going on
      And Ogre is in a2

      Examples:
        | first | second |
        | North | South  |
        | South | North  |

    Scenario Outline: in the second battle of a turn, at <seat>'s <timing>: <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                                                           |
        | Knight | South | c2   | 9      | 9       | Item 1   |                                                                  |
        | Squire | South | a2   | 3      | 9       | Item 1   | normal, declared: attack +1 to this                              |
        | Page   | South | a2   | 0      | 9       | Item 1   | counter, declared: defence +1 to this                            |
        | Goblin | North | c3   | 0      | 3       |          |                                                                  |
        | Ogre   | North | a3   | 0      | 9       | Item 1   | counter, declared: defence +1 to this / normal, declared: draw 1 |
      And Squire wears this equipment
        | card  |
        | Sword |
      And South's hand holds these cards
        | card   | kind      | instant |
        | Imp    | unit      | yes     |
        | Golem  | unit      |         |
        | Shield | equipment |         |
      And South has marched Knight to c3
      And the battle has been fought out with South going first
      And South has marched Squire and Page to a3
      And the battle has reached <seat>'s <timing>
      When <seat> <deed>
      Then <outcome>

      Examples:
        | seat  | timing                | deed                                    | outcome                                                             |
        | South | instant summon timing | throws Sword away                       | Squire wears nothing                                                |
        | South | instant summon timing | instantly summons Imp                   | Imp is in a3                                                        |
        | South | instant summon timing | equips Page with Shield                 | Page wears Shield                                                   |
        | South | line-up               | passes Sword to Page                    | Page wears Sword                                                    |
        | South | before-attack timing  | uses Squire                             | North is asked for a counter                                        |
        | South | after-attack timing   | uses Squire                             | North is asked for a counter                                        |
        | North | right to counter      | uses Ogre                               | South is asked for a counter                                        |
        | South | instant summon timing | tries to instantly summon Golem         | it is refused under moncolle_tcg.battle.instant_eligible            |
        | South | instant summon timing | tries to equip Knight with Shield       | it is refused under moncolle_tcg.ruling.instant_equipment_in_battle |
        | South | line-up               | tries to line up Squire                 | it is refused under moncolle_tcg.ruling.line_up_is_a_row            |
        | South | line-up               | tries to pass Sword to Knight           | it is refused under moncolle_tcg.equip.swap_scope                   |
        | South | before-attack timing  | tries to use Page                       | it is refused under moncolle_tcg.timing.counter                     |
        | South | after-attack timing   | tries to use Page                       | it is refused under moncolle_tcg.timing.counter                     |
        | North | right to counter      | tries to use the second ability of Ogre | it is refused under moncolle_tcg.timing.normal                      |

    Scenario: after the second failed march of a turn a summoned unit goes back, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Scout  | South | c2   | 0      | 9       |
        | Knight | South | c2   | 0      | 9       |
        | Squire | South | b3   | 0      | 9       |
        | Ogre   | North | c3   | 0      | 9       |
      And South's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Scout to c3
      And the battle has been fought out with North going first
      And South has marched Knight and Squire to c3
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South returns Imp to b3
      Then Imp is in b3
      And Scout is in c2
