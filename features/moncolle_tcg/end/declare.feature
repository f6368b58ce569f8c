Feature: End declaration

  @moncolle_tcg.end.declare
  Rule: When the units are ready again, the turn player declares the end of the turn; nothing more is done in it.
    Scenario: South declares the end, and it is the opponent's turn
      Given it is South's end declaration phase
      When South declares the end of the turn
      Then it has become North's first hand adjustment phase
      And North is asked for hand adjustment

    Scenario Outline: no end of the turn in <seat>'s <phase> phase
      Given it is <seat>'s <phase> phase
      When <seat> tries to declare the end of the turn
      Then it is refused under moncolle_tcg.end.declare

      Examples:
        | seat  | phase                  |
        | South | first hand adjustment  |
        | North | main                   |
        | South | normal summon          |
        | South | second hand adjustment |

    Scenario: North does not declare the end of South's turn
      Given it is South's end declaration phase
      When North tries to declare the end of the turn
      Then it is refused under moncolle_tcg.end.declare

    Scenario: units are ready before the end is declared
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit | side  | area | state     |
        | Ogre | North | a4   | exhausted |
      When North discards nothing
      Then Ogre is ready
      And North is asked for end declaration

    Scenario: nothing is left to do for South but to declare the end
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
      And South's hand holds 2 cards
      Then the end turn answer is open to South
      And no march answer is open to South
      And no summon answer is open to South
      And no discard answer is open to South

    Scenario Outline: no <what> once South has declared the end
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      And South has declared the end of the turn
      When South tries to <act>
      Then it is refused under <clause>

      Examples:
        | what    | act                         | clause                   |
        | new end | declare the end of the turn | moncolle_tcg.end.declare |

      @moncolle_tcg.main.three_actions
      Examples:
        | what  | act                | clause                          |
        | march | march Knight to b1 | moncolle_tcg.main.three_actions |

      @moncolle_tcg.hand.discard_any
      Examples:
        | what    | act             | clause                        |
        | discard | discard nothing | moncolle_tcg.hand.discard_any |

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

    Scenario: what lasts until the turn ends lasts until South declares the end
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | effect                                               |
        | Mage | South | b2   | 3      | own turn, declared: attack +2 to this until turn end |
      And South has used Mage
      And South has ended the phase
      And South has ended the phase
      And South has ended the phase
      When South discards nothing
      Then South is asked for end declaration
      And Mage has attack 5

    Scenario: what three units were granted until the turn ends is gone from all of them after South's turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                                                                                  |
        | Mage   | South | b2   | 3      | own turn, declared: attack +2 to your units until turn end / own turn, declared: attack +1 to your units until turn end |
        | Knight | South | b2   | 2      |                                                                                                                         |
        | Squire | South | c2   | 1      |                                                                                                                         |
      And South has used Mage
      And South has used the second ability of Mage
      When South plays the turn to its end
      Then Mage has attack 3
      And Knight has attack 2
      And Squire has attack 1

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
