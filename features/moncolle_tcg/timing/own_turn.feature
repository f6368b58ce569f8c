Feature: Timing

  @moncolle_tcg.timing.own_turn
  Rule: An "own turn" effect works only during its controller's turn.
    Scenario: South uses an own-turn effect in their own turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b1   | own turn, declared: draw 1 |
      When South uses Mage
      Then South's hand has 1 card

    Scenario Outline: <seat> uses no own-turn effect in the opponent's turn, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                     |
        | Knight | <other> | <from> |                            |
        | Mage   | <seat>  | <to>   | own turn, declared: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.timing.own_turn
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               |
        | North | South | a2   | a3 | after-attack timing  |
        | North | South | c2   | c3 | right to counter     |
        | South | North | b3   | b2 | before-attack timing |

    Scenario: South uses no own-turn effect in the normal summon phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | a2   | own turn, declared: mill 1 |
      And South has ended the phase
      When South tries to use Mage
      Then it is refused under moncolle_tcg.timing.own_turn, moncolle_tcg.timing.normal or moncolle_tcg.ruling.own_turn_abilities_in_main
      And South's deck has 3 cards

    Scenario: North uses no own-turn effect in the opponent's main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | North | a2   | own turn, declared: draw 1 |
      When North tries to use Mage
      Then it is refused under moncolle_tcg.timing.own_turn or moncolle_tcg.main.free_order
      And North's hand has 0 cards

    Scenario Outline: an automatic ability of <seat> marked "own turn", in the turn of <turn>
      Given it is <turn>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                              |
        | Knight | South | b2   | 3      | when this attacks, own turn: draw 1 |
        | Ogre   | North | b3   | 1      | when this attacks, own turn: draw 1 |
      And <turn> has marched <marcher> to <to>
      When the battle is fought out with <seat> going first
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | turn  | marcher | to | n |
        | South | South | Knight  | b3 | 1 |
        | South | North | Ogre    | b2 | 0 |
        | North | North | Ogre    | b2 | 1 |
        | North | South | Knight  | b3 | 0 |

    Scenario Outline: an own-turn ability at the beginning of a turn, <seat>'s unit in the turn of North
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side   | area | effect                               |
        | Seer | <seat> | c2   | when a turn begins, own turn: draw 1 |
      When South declares the end of the turn
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | n |
        | South | 0 |
        | North | 1 |

    Scenario: a unit of South that is not in the battle has its automatic ability in its player's turn all the same
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                    |
        | Knight | South | b2   | 3      | 9       |                                           |
        | Seer   | South | a1   |        |         | when an enemy unit dies, own turn: draw 1 |
        | Ogre   | North | b3   | 0      | 3       |                                           |
      And South has marched Knight to b3
      When the battle is fought out with South going first
      Then South's hand has 1 card

    Scenario: an own-turn effect works each time that South summons a unit in their own turn
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                               |
        | Nun  | South | c2   | when one of your units is summoned, own turn: attack +1 to that unit |
      And South's hand holds these cards
        | card | attack |
        | Imp  | 2      |
        | Page | 3      |
      And South has ended the phase
      And South has summoned Imp to b1
      When South summons Page to b1
      Then Imp has attack 3
      And Page has attack 4

    Scenario Outline: with an own-turn effect of a unit that is <state> a unit that <seat> instantly summons in South's turn has attack <attack>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area   | state   | effect                                                               |
        | Knight | South  | <from> |         |                                                                      |
        | Ogre   | North  | <to>   |         |                                                                      |
        | Seer   | <seat> | <home> | <state> | when one of your units is summoned, own turn: attack +1 to that unit |
      And <seat>'s hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 2      |
      And South has marched Knight to <to>
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp has attack <attack>

      Examples:
        | seat  | from | to | home | attack | state     |
        | South | b2   | b3 | c1   | 3      | ready     |
        | South | c2   | c3 | a1   | 3      | exhausted |
        | North | a2   | a3 | c4   | 2      | ready     |
        | North | b2   | b3 | a4   | 2      | exhausted |
