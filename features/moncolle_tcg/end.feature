Feature: End declaration

  All units become ready, and the turn passes to the opponent.

  @moncolle_tcg.end.reset_both_armies
  Rule: In every end declaration phase all exhausted units of both players become ready.
    Scenario Outline: when <seat>'s end declaration phase begins everybody becomes ready
      Given it is <seat>'s second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Squire | South | c3   | exhausted |
        | Ogre   | North | a2   | exhausted |
        | Troll  | North | c4   | exhausted |
        | Goblin | North | b4   | ready     |
      When <seat> discards nothing
      Then Knight and Squire are ready
      And Ogre, Troll and Goblin are ready
      And <seat> is asked for end declaration

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat>'s marchers and defenders that have attacked are ready when the next turn begins
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 3       |
        | Ogre   | <other> | <to>   | 1      | 3       |
      And <seat> has marched Knight to <to>
      And the battle has been fought out with <seat> going first
      When <seat> plays the turn to its end
      Then Knight and Ogre are ready
      And it has become <other>'s first hand adjustment phase

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

    Scenario: nobody becomes ready when a battle ends
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | state     |
        | Knight | North | a3   | 1      | 3       | ready     |
        | Page   | North | a4   | 1      | 3       | exhausted |
        | Ogre   | South | a2   | 1      | 3       | ready     |
        | Troll  | South | c2   | 1      | 3       | exhausted |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Knight and Page are exhausted
      And Ogre and Troll are exhausted

    Scenario Outline: nobody becomes ready in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c2   | exhausted |
        | Ogre   | North | a3   | exhausted |
      When South <act>
      Then Knight and Ogre are exhausted

      Examples:
        | phase                 | act              |
        | first hand adjustment | discards nothing |
        | main                  | ends the phase   |
        | normal summon         | ends the phase   |

    Scenario: nobody becomes ready when a turn begins
      Given it is North's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Ogre   | North | b4   | exhausted |
      When North discards nothing
      Then Knight and Ogre are exhausted

    Scenario: whoever has been made ready marches in the next turn
      Given it is South's second hand adjustment phase
      And plain terrain lies on a3
      And these units are on the battlefield
        | unit | side  | area | state     |
        | Ogre | North | a4   | exhausted |
      And South has discarded nothing
      And South has declared the end of the turn
      And North has discarded nothing
      When North marches Ogre to a3
      Then Ogre is in a3

    Scenario Outline: a unit that <seat> has instantly summoned in the turn becomes ready at its end, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence |
        | Knight | <seat>  | <from> | 1      | 9       |
        | Ogre   | <other> | <to>   | 1      | 2       |
      And <seat>'s hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 1      |
      And <seat> has marched Knight to <to>
      And <seat> has instantly summoned Imp
      And the battle has been fought out with <seat> going first
      When <seat> plays the turn to its end
      Then Imp is ready
      And Imp is in <to>

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

  @moncolle_tcg.end.declare
  Rule: When the units are ready again, the turn player declares the end of the turn; nothing more is done in it.
    Scenario Outline: <seat> declares the end, and it is the opponent's turn
      Given it is <seat>'s end declaration phase
      When <seat> declares the end of the turn
      Then it has become <other>'s first hand adjustment phase
      And <other> is asked for hand adjustment

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: no end of the turn in <seat>'s <phase> phase
      Given it is <seat>'s <phase> phase
      When <seat> tries to declare the end of the turn
      Then it is refused under moncolle_tcg.end.declare

      Examples:
        | seat  | phase                  |
        | South | first hand adjustment  |
        | North | main                   |
        | South | normal summon          |
        | North | second hand adjustment |

    Scenario Outline: <other> does not declare the end of <seat>'s turn
      Given it is <seat>'s end declaration phase
      When <other> tries to declare the end of the turn
      Then it is refused under moncolle_tcg.end.declare

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario: units are ready before the end is declared
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit | side  | area | state     |
        | Ogre | North | a4   | exhausted |
      When North discards nothing
      Then Ogre is ready
      And North is asked for end declaration

    Scenario Outline: nothing is left to do for <seat> but to declare the end
      Given it is <seat>'s end declaration phase
      And these units are on the battlefield
        | unit   | side   | area |
        | Knight | <seat> | b3   |
      And <seat>'s hand holds 2 cards
      Then the end turn answer is open to <seat>
      And no march answer is open to <seat>
      And no summon answer is open to <seat>
      And no discard answer is open to <seat>

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: no <what> once <seat> has declared the end
      Given it is <seat>'s end declaration phase
      And these units are on the battlefield
        | unit   | side   | area   |
        | Knight | <seat> | <from> |
      And <seat> has declared the end of the turn
      When <seat> tries to <act>
      Then it is refused under <clause>

      Examples:
        | seat  | from | what    | act                         | clause                          |
        | South | c1   | march   | march Knight to b1          | moncolle_tcg.main.three_actions |
        | North | c4   | march   | march Knight to b4          | moncolle_tcg.main.three_actions |
        | South | c1   | discard | discard nothing             | moncolle_tcg.hand.discard_any   |
        | North | c4   | new end | declare the end of the turn | moncolle_tcg.end.declare        |

    Scenario: passing does not stand for a declaration of the end
      Given it is South's end declaration phase
      When South tries to pass
      Then it is refused under moncolle_tcg.end.declare

    Scenario Outline: the turn does not end in a battle, at <seat>'s <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | c3   |
        | Ogre   | South | c2   |
        | Troll  | South | c2   |
      And North has marched Knight and Squire to c2
      And the battle has reached <seat>'s <timing>
      When North tries to declare the end of the turn
      Then it is refused under moncolle_tcg.end.declare

      Examples:
        | seat  | timing                |
        | North | instant summon timing |
        | North | line-up               |
        | North | before-attack timing  |
        | South | right to counter      |

    Scenario Outline: what lasts until the turn ends lasts until <seat> declares the end
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | attack | effect                                               |
        | Mage | <seat> | b2   | 3      | own turn, declared: attack +2 to this until turn end |
      And <seat> has used Mage
      And <seat> has ended the phase
      And <seat> has ended the phase
      And <seat> has ended the phase
      When <seat> discards nothing
      Then <seat> is asked for end declaration
      And Mage has attack 5

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: what three units were granted until the turn ends is gone from all of them after <seat>'s turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area | attack | effect                                                                                                                  |
        | Mage   | <seat> | b2   | 3      | own turn, declared: attack +2 to your units until turn end / own turn, declared: attack +1 to your units until turn end |
        | Knight | <seat> | b2   | 2      |                                                                                                                         |
        | Squire | <seat> | c2   | 1      |                                                                                                                         |
      And <seat> has used Mage
      And <seat> has used the second ability of Mage
      When <seat> plays the turn to its end
      Then Mage has attack 3
      And Knight has attack 2
      And Squire has attack 1

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: in the end declaration phase no question of another phase may be answered
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | standing | effect                     |
        | Goblin | North | b4   | Item 2   | own turn, declared: draw 1 |
        | Mage   | North | b4   | Item 2   |                            |
      And Mage wears this equipment
        | card  |
        | Sword |
      And North's hand holds these cards
        | card   | kind      | instant | level |
        | Marsh  | terrain   |         |       |
        | Shield | equipment |         |       |
        | Elf    | unit      | yes     | 1     |
      When the position is put on the table
      Then North may answer no other question
