Feature: Timing

  @moncolle_tcg.timing.battle
  Rule: A battle effect works only during a battle.
    Scenario Outline: <seat>'s battle effect works when its unit is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | a3   |
      And <seat>'s hand holds these cards
        | card | instant | effect                                |
        | Seer | yes     | when this is summoned, battle: draw 1 |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Seer
      Then <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: when its unit is summoned outside battles an effect marked <mark> <does>
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | effect                                |
        | Seer | when this is summoned, <mark>: draw 1 |
      And South has ended the phase
      When South summons Seer to b1
      Then South's hand has <n> cards

      Examples:
        | mark   | does         | n |
        | battle | does nothing | 0 |
        | always | works        | 1 |

    Scenario: a battle effect does not work for a death outside battles
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | effect                                                                           |
        | Ghoul | North | b3   | 3      | when an enemy unit dies, battle: draw 1 / own turn, declared: kill an enemy unit |
        | Ogre  | South | b2   |        |                                                                                  |
      And North's hand holds 1 card
      When North uses Ghoul on Ogre
      Then Ogre is not on the battlefield
      And North's hand has 1 card

    Scenario: a battle effect works for a death in the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | effect                                  |
        | Ghoul | North | b3   | 3      | when an enemy unit dies, battle: draw 1 |
        | Ogre  | South | b2   |        |                                         |
      And North's hand holds 1 card
      And North has marched Ghoul to b2
      When the battle is fought out with North going first
      Then North's hand has 2 cards

    Scenario: a battle effect works in the opponent's turn, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                  |
        | Knight | South | c2   |        |                                         |
        | Ghoul  | North | c3   | 3      | when an enemy unit dies, battle: draw 1 |
      And South has marched Knight to c3
      When the battle is fought out with North going first
      Then North's hand has 1 card

    Scenario: a battle effect does not work at the beginning of a turn
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | effect                             |
        | Seer | North | c4   | when a turn begins, battle: draw 1 |
      When South declares the end of the turn
      Then North's hand has 0 cards

    Scenario: North's battle effect reaches only units in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                     |
        | Knight | South | b2   |                                            |
        | Page   | South | b2   |                                            |
        | Imp    | South | c1   |                                            |
        | Ogre   | North | b3   | when a battle begins: [3] to an enemy unit |
      And South has marched Knight and Page to b3
      When North tries to use Ogre's automatic ability on Imp
      Then it is refused under moncolle_tcg.timing.battle or moncolle_tcg.ruling.targets_fit_the_text
      And Imp is in c1

    Scenario: South's units outside the battle are not reached by a battle effect
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                        |
        | Knight | South | b2   | when a battle begins: attack +1 to your units |
        | Page   | South | b2   |                                               |
        | Wolf   | South | c2   |                                               |
        | Ogre   | North | b3   |                                               |
      When South marches Knight and Page to b3
      Then Page has attack 3
      And Wolf has attack 2
