Feature: Instant summon

  @moncolle_tcg.battle.instant_place_limit
  Rule: Instantly summoned units enter the terrain of the battle, within the Limit of their side there.
    Scenario Outline: <seat>'s unit enters the battle on <to>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
        | Ogre   | North | <to>   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to <to>
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is in <to>

      Examples:
        | seat  | from | to |
        | South | b1   | b2 |
        | North | b2   | b3 |

    Scenario Outline: level <level> beside <there> fits Limit <limit>: <seat>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | b2   | <limit> |
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b1   | <there> |
        | Ogre   | North | b2   | <there> |
      And <seat>'s hand holds these cards
        | card | instant | level   |
        | Imp  | yes     | <level> |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp is in b2

      Examples:
        | seat  | there | level | limit |
        | South | 4     | 2     | 6     |
        | North | 4     | 2     | 6     |
        | South | 3     | 6     | 9     |
        | North | 1     | 3     | 5     |

    Scenario Outline: level <level> beside <there> does not fit Limit <limit>: <seat>
      Given it is South's main phase
      And these terrains lie on the field
        | terrain | area | limit   |
        | Marsh   | b2   | <limit> |
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | b1   | <there> |
        | Ogre   | North | b2   | <there> |
      And <seat>'s hand holds these cards
        | card | instant | level   |
        | Imp  | yes     | <level> |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Imp
      Then it is refused under moncolle_tcg.battle.instant_place_limit
      And Imp is in <seat>'s hand

      Examples:
        | seat  | there | level | limit |
        | South | 4     | 3     | 6     |
        | North | 4     | 3     | 6     |
        | South | 4     | 6     | 9     |
        | North | 3     | 3     | 5     |

    Scenario Outline: in a base its own Limit counts: level 4 beside 6, <seat>
      Given it is North's main phase
      And North has placed plain terrain on a1
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Ogre   | North | a1   | 6     |
        | Knight | South | b1   | 6     |
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 4     |
        | Wisp | yes     | 5     |
      And North has marched Ogre to b1
      And the battle has reached <seat>'s instant summon timing
      And <seat> can instantly summon exactly Imp
      When <seat> instantly summons Imp
      Then Imp is in b1

      Examples:
        | seat  |
        | North |
        | South |

    Scenario Outline: levels summoned before count, too: <seat>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 3     |
        | Ogre   | North | b2   | 3     |
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 3     |
        | Wisp | yes     | 3     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Imp
      When <seat> tries to instantly summon Wisp
      Then it is refused under moncolle_tcg.battle.instant_place_limit

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: exhausted units of the same side count, other units do not: level <level>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Ogre   | North | c3   | 8     | ready     |
        | Troll  | North | b3   | 8     | ready     |
        | Knight | South | c2   | 2     | exhausted |
        | Squire | South | c2   | 3     | ready     |
        | Giant  | South | b1   | 8     | ready     |
      And South's hand holds these cards
        | card | instant | level |
        | Imp  | yes     | 3     |
        | Wisp | yes     | 4     |
      And North has marched Ogre to c2
      And the battle has reached South's instant summon timing
      When <does>
      Then <outcome>

      Examples:
        | level | does                                 | outcome                                                     |
        | 3     | South instantly summons Imp          | Imp is in c2                                                |
        | 4     | South tries to instantly summon Wisp | it is refused under moncolle_tcg.battle.instant_place_limit |
