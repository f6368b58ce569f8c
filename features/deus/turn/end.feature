Feature: Turn

  @deus.turn.hand2.as_hand1
  Rule: The second hand adjustment phase follows the same discard and refill rules as the first.
    @deus.ruling.one_discard_then_refill
    Scenario: example: four summons, two discards, two cards drawn
      Given it is North's normal summon phase
      And it is turn 1
      And North's hand holds 10 cards
      And North's deck holds 20 cards
      And North has summoned North Hand 1 to a3
      And North has summoned North Hand 2 to b3
      And North has summoned North Hand 3 to b3
      And North has summoned North Hand 4 to c3
      And North has ended the phase
      When North discards North Hand 9 and North Hand 10
      Then North's hand has 6 cards
      And North's deck has 18 cards

    @deus.ruling.one_discard_then_refill @since.2.00
    Scenario: example: no summon and four discards
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then South's hand has 6 cards
      And South's discard pile has 4 cards
      And South's deck has 20 cards

    @since.2.00
    Scenario Outline: <hand> cards, <discarded> discarded, a deck of <deck>
      Given it is South's second hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds <deck> cards
      And North's deck holds 20 cards
      When South discards <discarded>
      Then it has become South's end declaration phase
      And South's hand has <after> cards
      And South's deck has <left> cards

      Examples:
        | hand | discarded                     | deck | after | left |
        | 8    | South Hand 1 and South Hand 2 | 20   | 6     | 20   |
        | 6    | South Hand 1 and South Hand 2 | 20   | 6     | 18   |
        | 3    | nothing                       | 1    | 4     | 0    |
        | 6    | nothing                       | 20   | 6     | 20   |

    Scenario Outline: <hand> cards in the second hand adjustment, only <discarded> discarded
      Given it is South's second hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South tries to discard <discarded>
      Then it is refused under deus.turn.hand1.forced_discard

      Examples:
        | hand | discarded                                   |
        | 7    | nothing                                     |
        | 10   | South Hand 1, South Hand 2 and South Hand 3 |

    @since.2.00
    Scenario Outline: the phase is not skipped in turn <turn>
      Given it is <seat>'s power charge phase
      And it is turn <turn>
      And <seat>'s hand holds 2 cards
      And <seat>'s deck holds 20 cards
      When <seat> ends the phase
      And <seat> discards nothing
      Then <seat>'s hand has 6 cards
      And it has become <seat>'s end declaration phase

      Examples:
        | seat  | turn |
        | South | 1    |
        | North | 2    |

    @since.2.00
    Scenario Outline: in both hand adjustments of a turn at most six cards stay: <n> drawn
      Given it is North's first hand adjustment phase
      And North's hand holds these cards
        | card | kind         | effect         |
        | Rune | ritual spell | ritual: draw 4 |
      And North's hand holds 6 other cards
      And North's deck holds 9 cards
      And South's deck holds 9 cards
      And North has discarded North Hand 6
      And North has used Rune
      And North has ended the phase
      And North has ended the phase
      When North tries to discard <cards>
      Then it is refused under deus.turn.hand1.forced_discard

      Examples:
        | n | cards                         |
        | 4 | North Hand 1                  |
        | 4 | North Hand 1 and North Hand 2 |

    @since.2.00
    Scenario Outline: three too many are three to discard, whichever are named: <cards>
      Given it is North's second hand adjustment phase
      And North's hand holds 9 cards
      When North tries to discard <cards>
      Then it is refused under deus.turn.hand1.forced_discard

      Examples:
        | cards                         |
        | North Hand 1                  |
        | North Hand 9                  |
        | North Hand 1 and North Hand 9 |
        | North Hand 4 and North Hand 5 |

    Scenario: in both hand adjustment phases of a turn cards are discarded and drawn
      Given it is South's first hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 9 cards
      And South has discarded South Hand 1 and South Hand 2
      And South has ended the phase
      And South has ended the phase
      When South discards South Hand 3
      Then South's hand has 6 cards
      And South's deck has 6 cards
      And South's discard pile has 3 cards

  @deus.turn.end.declare
  Rule: After the second hand adjustment phase the marching side declares the end of its turn to the defending side.
    Scenario: the end is declared after the second hand adjustment
      Given it is South's second hand adjustment phase
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      When South discards nothing
      And South declares the end of the turn
      Then it has become North's first hand adjustment phase

    Scenario Outline: no end of the turn in the <phase> phase
      Given it is North's <phase> phase
      And North's deck holds 20 cards
      When North tries to declare the end of the turn
      Then it is refused under deus.turn.end.declare

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | normal summon          |
        | second hand adjustment |

    Scenario: the defending side does not declare the end of the turn
      Given it is South's end declaration phase
      When North tries to declare the end of the turn
      Then it is refused under deus.turn.end.declare

    @deus.ruling.turn_end_order
    Scenario: effects expire before victory is looked at
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c2   | 2       |
        | Squire | North | b2   | 3       |
        | Archer | North | a2   | 3       |
      And North's hand holds these cards
        | card   | kind         | effect                                                      |
        | Shield | ritual spell | ritual: defence +2 to one of your units until turn end      |
        | Plague | ritual spell | ritual: defence -2 to one of your units until next turn end |
      And North's deck holds 20 cards
      And South's deck holds 20 cards
      And North has used Shield on Knight
      And North has used Plague on Knight
      When North plays the turn to its end
      Then the game goes on
      And the battlefield holds exactly these units
        | unit   | area |
        | Squire | b2   |
        | Archer | a2   |
      And the board carries no marker

    @deus.ruling.turn_end_order
    Scenario: victory is looked at before the roles are swapped
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c2   |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And a battle marker lies on a2
      When South declares the end of the turn
      Then South has won
      And turn 3 is being played
      And the board carries no marker

    Scenario: nothing else is left to do than to declare the end
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
      And North's hand holds 2 cards
      Then the end turn answer is open to North
      And no march answer is open to North
      And no summon answer is open to North

    Scenario: the phase does not end in the end declaration phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South tries to end the phase
      Then it is refused under deus.turn.end.declare

    Scenario Outline: the turn does not end at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b2   |
      And North has marched Knight and Archer to b2
      And the battle has reached North's <timing>
      When North tries to declare the end of the turn
      Then it is refused under deus.turn.end.declare

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario: no passing in the end declaration phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to pass
      Then it is refused under deus.turn.end.declare

    @since.2.00
    Scenario: in the end declaration phase no question of another phase may be answered
      Given it is North's second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Goblin | North | a3   |
        | Troll  | North | b3   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      When North discards nothing
      Then North may answer no other question

  @deus.turn.end.markers_removed
  Rule: At the end of the turn all control markers and battle markers are removed from the front areas.
    Scenario: markers of both kinds are removed at the turn's end
      Given it is North's end declaration phase
      And a control marker lies on c2
      And a battle marker lies on b2
      And a battle marker lies on a2
      And South's deck holds 20 cards
      When North declares the end of the turn
      Then the board carries no marker

    Scenario Outline: markers stay during the <phase> phase
      Given it is South's <phase> phase
      And a control marker lies on b2
      And a battle marker lies on c2
      And South's deck holds 20 cards
      When South <action>
      Then b2 carries a control marker
      And c2 carries a battle marker

      Examples:
        | phase                  | action           |
        | main                   | ends the phase   |
        | normal summon          | ends the phase   |
        | second hand adjustment | discards nothing |

    Scenario: a formerly marked area is open to the next player
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | a1   |
      And a battle marker lies on a2
      And South's deck holds 20 cards
      When North declares the end of the turn
      And South discards nothing
      And South marches Ogre to a2
      Then Ogre is in a2

    @since.2.00
    Scenario Outline: all <kind> markers are removed, not only one
      Given it is North's end declaration phase
      And a <kind> marker lies on a2
      And a <kind> marker lies on b2
      And a <kind> marker lies on c2
      When North declares the end of the turn
      Then the board carries no marker

      Examples:
        | kind    |
        | control |
        | battle  |

  @deus.turn.end.effects_end
  Rule: Every effect used during the turn that still lasts ends at the end of that turn.
    Scenario: a bonus until turn end ends with the turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | c1   | 2      |
      And South's hand holds these cards
        | card     | kind         | effect                                                |
        | Blessing | ritual spell | ritual: attack +2 to one of your units until turn end |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has used Blessing on Knight
      When South plays the turn to its end
      Then Knight has attack 2

    @since.2.00
    Scenario: a bonus until turn end lasts to the end declaration
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | a3   | 2      |
      And North's hand holds these cards
        | card     | kind         | effect                                                |
        | Blessing | ritual spell | ritual: attack +2 to one of your units until turn end |
      And North's deck holds 20 cards
      And North has used Blessing on Knight
      When North ends the phase
      And North ends the phase
      And North discards nothing
      Then it has become North's end declaration phase
      And Knight has attack 4

    @since.2.00
    Scenario: a constant ability was not used and stays
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Knight | South | b1   | 2      |                                          |
        | Banner | South | a1   | 2      | constant, field: attack +1 to your units |
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then Knight has attack 3

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: a printed duration reaches into the next turn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | b3   | 2      |
      And North's hand holds these cards
        | card     | kind         | effect                                                     |
        | Blessing | ritual spell | ritual: attack +2 to one of your units until next turn end |
      And North's deck holds 20 cards
      And South's deck holds 20 cards
      And North has used Blessing on Knight
      When North plays the turn to its end
      Then Knight has attack 4

  @deus.turn.end.next_turn
  Rule: When all phases are done the two players swap the marching and defending roles and the next turn begins.
    @since.2.00
    Scenario: the roles are swapped
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And North has 1 power
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to b2
      Then turn 4 is being played
      And North's power is 2
      And Ogre is in b2

    @since.2.00
    Scenario: the player whose turn has ended does not act again
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
      And South's deck holds 20 cards
      When North declares the end of the turn
      And South discards nothing
      And North tries to march Knight to c2
      Then it is refused under deus.turn.main.any_order

    @since.2.00
    Scenario: after two turns it is the first player's turn again
      Given it is South's end declaration phase
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North discards nothing
      And North plays the turn to its end
      Then turn 5 is being played
      And it has become South's first hand adjustment phase

    @until.2.00
    Scenario: the next turn follows the second hand adjustment
      Given it is North's second hand adjustment phase
      And it is turn 5
      And North's hand holds 6 cards
      And North's deck holds 3 cards
      When North discards nothing
      Then turn 6 is being played
      And it has become South's first hand adjustment phase
