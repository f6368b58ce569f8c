Feature: Line-up

  @moncolle_tcg.ruling.newcomers_at_the_back
  Rule: A unit that comes into a battle stands behind those who are there, until the line-up is changed.
    Scenario Outline: <seat>'s new unit stands behind <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Bat  | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Bat
      Then <seat>'s line-up is <unit> and Bat

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |

    Scenario Outline: the last to come is the last: <seat>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      And <seat>'s hand holds these cards
        | card | instant | level |
        | Wisp | yes     | 1     |
        | Imp  | yes     | 3     |
        | Bat  | yes     | 2     |
      And North has marched Ogre to c2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Wisp
      And <seat> has instantly summoned Bat
      When <seat> instantly summons Imp
      Then <seat>'s line-up is <unit>, Wisp, Bat and Imp

      Examples:
        | seat  | unit   |
        | North | Ogre   |
        | South | Knight |

    Scenario Outline: <seat> may put newcomers in front in the line-up timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And <seat>'s hand holds these cards
        | card | instant |
        | Wisp | yes     |
      And South has marched Knight to b2
      And the battle has reached <seat>'s instant summon timing
      And <seat> has instantly summoned Wisp
      And the battle has reached <seat>'s line-up
      And <seat>'s line-up is <unit> and Wisp
      And the initiative dice will show South 6 and North 1
      And <seat> has lined up Wisp and <unit>
      When the battle reaches South's before-attack timing
      Then <seat>'s line-up is Wisp and <unit>

      Examples:
        | seat  | unit   |
        | South | Knight |
        | North | Ogre   |
