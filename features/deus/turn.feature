Feature: Turn

  A turn has six phases. The player whose turn it is takes them one after the other; then the other player does.

  @deus.turn.phase_order
  Rule: The phases of a turn run: power charge, first hand adjustment, main, normal summon, second hand adjustment, end declaration.
    Scenario: the turn begins with the power charge, then the first hand adjustment
      Given it is South's power charge phase
      And South has 2 power
      And South's deck holds 20 cards
      Then South's power is 3
      And it has become South's first hand adjustment phase

    Scenario Outline: after the <phase> phase comes the <next> phase
      Given it is South's <phase> phase
      And South's deck holds 20 cards
      When South <action>
      Then it has become South's <next> phase

      Examples:
        | phase                  | action           | next                   |
        | first hand adjustment  | discards nothing | main                   |
        | main                   | ends the phase   | normal summon          |
        | normal summon          | ends the phase   | second hand adjustment |
        | second hand adjustment | discards nothing | end declaration        |

    Scenario: after the end declaration the turn is over
      Given it is South's end declaration phase
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then it has become North's first hand adjustment phase

    Scenario: no normal summon before the main phase has ended
      Given it is South's main phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South tries to summon Knight to a1
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement before the main phase has ended
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | c1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no normal summon during a hand adjustment
      Given it is South's second hand adjustment phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South tries to summon Knight to a1
      Then it is refused under deus.turn.phase_order

    Scenario Outline: no normal summon at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to summon Imp to a1
      Then it is refused under deus.turn.phase_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario Outline: no rearrangement at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.phase_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    Scenario Outline: no rearrangement in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.phase_order

      Examples:
        | phase                 |
        | first hand adjustment |
        | end declaration       |

    Scenario: no rearrangement while an intercept is being considered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North tries to rearrange these units
        | unit | to |
        | Ogre | c3 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while cards must be discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has used Magus
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while a limit adjustment is due
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence | march | effect                  |
        | Squire | South | a1   | 6     | 1      | 3       |       |                         |
        | Sage   | South | a1   | 2     | 1      | 3       |       | quick: move an own unit |
        | Hawk   | South | b1   | 2     | 1      | 3       | fly   |                         |
        | Page   | South | c1   | 2     | 1      | 3       |       |                         |
        | Ogre   | North | a2   | 6     | 0      | 9       |       |                         |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Sage and Hawk to a2
      And the battle has reached South's quick timing
      And South has used
        | card | on   | to |
        | Sage | Hawk | a1 |
      And the battle has been fought out with South going first
      When South tries to rearrange these units
        | unit | to |
        | Page | b1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while a unit must return
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Squire  | South | c1   | 0      | 3       | walk  |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card   | instant | attack | defence |
        | Wisp   | yes     | 0      | 3       |
        | Imp    |         | 0      | 3       |
        | Sprite | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to rearrange these units
        | unit   | to |
        | Squire | a1 |
      Then it is refused under deus.turn.phase_order

    Scenario: no rearrangement while a trigger waits
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   |                                    |
        | Page   | South | a1   |                                    |
        | Ogre   | North | b2   |                                    |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Knight and Squire to b2
      When South tries to rearrange these units
        | unit | to |
        | Page | c1 |
      Then it is refused under deus.turn.phase_order

  @deus.turn.sides
  Rule: The player whose turn it is is the marching side, and the other player is the defending side.
    @since.2.00
    Scenario Outline: turn <turn> belongs to <seat>
      Given it is <before>'s end declaration phase
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      When <before> declares the end of the turn
      Then it has become <seat>'s first hand adjustment phase
      And turn <turn> is being played

      Examples:
        | before | seat  | turn |
        | South  | North | 4    |
        | North  | South | 5    |

    Scenario: the defending side does not act in the main phase
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      When North tries to march Ogre to b2
      Then it is refused under deus.turn.main.any_order

    Scenario: the defending side does not end the phase
      Given it is South's main phase
      When North tries to end the phase
      Then it is refused under deus.turn.main.any_order

    @deus.ruling.intercept_keeps_sides
    Scenario: in an intercept battle the turn player summons first
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And North has marched Ogre to b2
      When South intercepts with Knight
      Then North is asked for instant summons

    @deus.ruling.intercept_keeps_sides
    Scenario: in an intercept battle the turn player lines up first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Ogre   | North | b3   |
        | Wisp   | North | b3   |
      And South has marched Knight and Squire to b2
      And North has intercepted with Ogre and Wisp
      When South passes
      And North passes
      Then South is asked for line up

    @deus.ruling.intercept_keeps_sides @since.2.00
    Scenario: in an intercept battle the turn player uses quick effects first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                          |
        | Mage   | South | b1   | quick: attack +1 to an own unit |
        | Shaman | North | b3   | quick: attack +1 to an own unit |
      And South has marched Mage to b2
      And North has intercepted with Shaman
      When South passes
      And North passes
      Then South is asked for quick effects

    @deus.ruling.intercept_keeps_sides
    Scenario: the interceptors do not summon first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And North's hand holds these cards
        | card | instant |
        | Imp  | yes     |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When North tries to instantly summon Imp
      Then it is refused under deus.battle.instant_summon.order

  @deus.turn.first_turn_skips
  Rule: A player's first turn skips the power charge, first hand adjustment and main phases.
    @deus.ruling.both_skip_first_turn
    Scenario: the first turn begins with the normal summon phase
      Given the game has been prepared, South having the first turn
      Then it has become South's normal summon phase
      And turn 1 is being played
      And South's power is 0
      And South's hand has 10 cards

    @deus.ruling.both_skip_first_turn
    Scenario: no march in the first turn
      Given it is South's power charge phase
      And it is turn 1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South tries to march Knight to a2
      Then it is refused under deus.turn.summon.any_order

    @deus.ruling.both_skip_first_turn
    Scenario: the first player's second turn skips nothing
      Given it is North's end declaration phase
      And it is turn 2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South's deck holds 20 cards
      And South's hand holds 6 cards
      When North declares the end of the turn
      And South discards nothing
      And South marches Knight to a2
      Then South's power is 1
      And Knight is in a2

  @deus.turn.first_turn_skips_second
  Rule: The second player's first turn also begins with the normal summon phase.
    @deus.ruling.both_skip_first_turn
    Scenario: the second turn of the game begins with the normal summon phase
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      Then it has become North's normal summon phase
      And turn 2 is being played
      And North's power is 1
      And North's hand has 10 cards

    @deus.ruling.both_skip_first_turn
    Scenario: no march in the second turn
      Given it is North's power charge phase
      And it is turn 2
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      When North tries to march Ogre to a2
      Then it is refused under deus.turn.summon.any_order

    @deus.ruling.both_skip_first_turn
    Scenario: the second player's second turn skips nothing
      Given it is South's end declaration phase
      And North has 1 power
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to a2
      Then turn 4 is being played
      And North's power is 2
      And Ogre is in a2

  @deus.turn.power.untap_all
  Rule: In each power charge phase, all exhausted units of both players first become ready.
    Scenario: both players' units become ready
      Given it is South's power charge phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a2   | exhausted |
        | Squire | South | b1   | ready     |
        | Ogre   | North | c2   | exhausted |
        | Wisp   | North | c3   | exhausted |
      And South's deck holds 20 cards
      Then Knight, Squire, Ogre and Wisp are ready

    Scenario: a unit that marched is ready again in the enemy's turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has marched Knight to b2
      When South plays the turn to its end
      Then it has become North's first hand adjustment phase
      And Knight is ready

    @since.2.00
    Scenario: it stays exhausted to the end of its own turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's deck holds 20 cards
      When South marches Knight to b2
      And South ends the phase
      And South ends the phase
      And South discards nothing
      Then it has become South's end declaration phase
      And Knight is exhausted

    @since.2.00
    Scenario Outline: nothing becomes ready at the beginning of turn <turn>
      Given it is <seat>'s power charge phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
      Then it has become <seat>'s normal summon phase
      And Knight is exhausted

      Examples:
        | seat  | turn |
        | South | 1    |
        | North | 2    |

  @deus.turn.power.gain_one
  Rule: In the power charge phase, the marching side then gains one power counter.
    Scenario Outline: <seat> goes from <before> to <after> power
      Given it is <seat>'s power charge phase
      And <seat> has <before> power
      And <other> has 3 power
      And <seat>'s deck holds 20 cards
      Then <seat>'s power is <after>
      And <other>'s power is 3

      Examples:
        | seat  | other | before | after |
        | South | North | 0      | 1     |
        | South | North | 10     | 11    |
        | North | South | 1      | 2     |

    Scenario: example: the power of the first four turns
      Given the game has been prepared, South having the first turn
      When South plays the turn to its end
      And North plays the turn to its end
      And South plays the turn to its end
      Then turn 4 is being played
      And South's power is 1
      And North's power is 2

  @deus.turn.hand1.forced_discard
  Rule: In the first hand adjustment phase, a marching side with seven or more cards must discard down to six.
    Scenario Outline: <hand> cards, <discarded> discarded
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South discards <discarded>
      Then it has become South's main phase
      And South's hand has 6 cards
      And South's deck has 20 cards

      Examples:
        | hand | discarded                     |
        | 6    | nothing                       |
        | 7    | South Hand 1                  |
        | 8    | South Hand 1 and South Hand 2 |

    Scenario Outline: <hand> cards, only <discarded> discarded
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South tries to discard <discarded>
      Then it is refused under deus.turn.hand1.forced_discard

      Examples:
        | hand | discarded    |
        | 7    | nothing      |
        | 8    | South Hand 1 |

    Scenario: the discard cannot be passed over
      Given it is South's first hand adjustment phase
      And South's hand holds 7 cards
      And South's deck holds 20 cards
      When South tries to pass
      Then it is refused under deus.turn.hand1.forced_discard

    Scenario: the defending side keeps what it has
      Given it is South's first hand adjustment phase
      And South's deck holds 20 cards
      And North's hand holds 8 cards
      When South discards nothing
      Then it has become South's main phase
      And North's hand has 8 cards

    @deus.ruling.one_discard_then_refill
    Scenario: forced and unwanted cards go in one discard
      Given it is South's first hand adjustment phase
      And South's hand holds 8 cards
      And South's deck holds 20 cards
      When South discards South Hand 1, South Hand 2, South Hand 3 and South Hand 4
      Then it has become South's main phase
      And South's hand has 6 cards
      And South's deck has 18 cards
      And South Hand 3 and South Hand 4 are in South's discard pile

    Scenario: the phase does not end in the first hand adjustment phase
      Given it is South's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to end the phase
      Then it is refused under deus.turn.hand1.forced_discard

  @deus.turn.hand1.optional_discard
  Rule: In the discard step, the marching side may discard any number of unwanted cards, whatever the hand size.
    Scenario: three unwanted cards of four
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 20 cards
      When South discards South Hand 1, South Hand 2 and South Hand 3
      Then South's hand has 6 cards
      And South's deck has 15 cards
      And South's discard pile has 3 cards
      And South Hand 4 is in South's hand

    Scenario: the whole hand
      Given it is South's first hand adjustment phase
      And South's hand holds 2 cards
      And South's deck holds 20 cards
      When South discards South Hand 1 and South Hand 2
      Then South's deck has 14 cards
      And South's discard pile has 2 cards

    Scenario: all six cards of a full hand
      Given it is South's first hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 20 cards
      When South discards South Hand 1, South Hand 2, South Hand 3, South Hand 4, South Hand 5 and South Hand 6
      Then South's deck has 14 cards
      And South's discard pile has 6 cards

    Scenario: nothing at all
      Given it is South's first hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 20 cards
      When South discards nothing
      Then South's discard pile has 0 cards
      And South's hand has 6 cards

    Scenario: only cards of the hand can be discarded
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 20 cards
      When South tries to discard South Deck 1
      Then it is refused as meaningless

    @deus.ruling.one_discard_then_refill
    Scenario: no second discard after the refill
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds 20 cards
      When South discards nothing
      And South tries to discard South Hand 1
      Then it is refused under deus.zone.hand.temporary_excess
      And South Hand 1 is in South's hand

    Scenario: every set of hand cards may go
      Given it is South's first hand adjustment phase
      And South's hand holds these cards
        | card |
        | Page |
        | Imp  |
        | Wisp |
      Then the discard answers open to South are exactly
        | cards           |
        |                 |
        | Page            |
        | Imp             |
        | Wisp            |
        | Page, Imp       |
        | Page, Wisp      |
        | Imp, Wisp       |
        | Page, Imp, Wisp |

  @deus.turn.hand1.refill
  Rule: After the discards, the marching side refills from the top of its deck until its hand has six cards.
    Scenario: four cards and the two top cards of the deck
      Given it is South's first hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds these cards, from the top
        | card   |
        | Knight |
        | Squire |
        | Archer |
      When South discards nothing
      Then Knight and Squire are in South's hand
      And South's hand has 6 cards
      And South's deck is, from the top, Archer

    @deus.ruling.one_discard_then_refill
    Scenario Outline: <hand> cards draw <drawn>
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds 20 cards
      When South discards nothing
      Then South's hand has 6 cards
      And South's deck has <left> cards

      Examples:
        | hand | drawn | left |
        | 5    | 1     | 19   |
        | 6    | none  | 20   |
        | 0    | 6     | 14   |

    Scenario: the defending side draws nothing
      Given it is South's first hand adjustment phase
      And South's deck holds 20 cards
      And North's hand holds 2 cards
      And North's deck holds 20 cards
      When South discards nothing
      Then North's hand has 2 cards
      And North's deck has 20 cards

    @deus.ruling.one_discard_then_refill
    Scenario: the refill is not declined
      Given it is South's first hand adjustment phase
      And South's hand holds 3 cards
      And South's deck holds 20 cards
      When South discards nothing
      Then South is asked for main action
      And South's hand has 6 cards

  @deus.turn.hand1.short_deck
  Rule: If the deck is too small to refill the hand to six, all its remaining cards are taken.
    Scenario Outline: <hand> cards and a deck of <deck>
      Given it is South's first hand adjustment phase
      And South's hand holds <hand> cards
      And South's deck holds <deck> cards
      And North's deck holds 20 cards
      When South discards nothing
      Then South's hand has <after> cards
      And South's deck has <left> cards

      Examples:
        | hand | deck | after | left |
        | 2    | 3    | 5     | 0    |
        | 2    | 4    | 6     | 0    |
        | 2    | 5    | 6     | 1    |

    @deus.ruling.short_deck_no_penalty
    Scenario: no penalty and no new deck from the discard pile
      Given it is South's first hand adjustment phase
      And South's hand holds 2 cards
      And South's deck holds 1 cards
      And South's discard pile holds 9 cards
      And North's deck holds 20 cards
      When South discards nothing
      Then South's hand has 3 cards
      And South's discard pile has 9 cards
      And no final turn is set
      And South is asked for main action

    @deus.ruling.short_deck_no_penalty
    Scenario: an empty deck gives nothing
      Given it is South's first hand adjustment phase
      And South's hand holds 2 cards
      And North's deck holds 20 cards
      When South discards South Hand 1
      Then South's hand has 1 card
      And South Hand 1 is in South's discard pile
      And the game goes on

  @deus.turn.main.any_order
  Rule: In the main phase the marching side may march and use rituals in any order and any number of times, including not at all.
    Scenario: march, ritual, march, march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
        | Archer | South | b1   |
      And South's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
      When South marches Knight to a2
      And South uses Blessing on Knight
      And South marches Knight to a1
      And South marches Squire and Archer to b2
      Then South is asked for main action
      And the battlefield holds exactly these units
        | unit   | area |
        | Knight | a1   |
        | Squire | b2   |
        | Archer | b2   |

    Scenario: two rituals and no march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Squire | South | a1   | exhausted |
      And South's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
        | Prayer   | ritual spell | ritual: ready an own unit |
      When South uses Prayer on Knight
      And South uses Blessing on Squire
      Then Knight and Squire are ready
      And South is asked for main action

    Scenario: five marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Archer | South | b1   |
        | Scout  | South | b1   |
        | Page   | South | c1   |
      When South marches Knight to a2
      And South marches Squire to a2
      And South marches Archer to b2
      And South marches Scout to c1
      And South marches Page to b1
      Then Page is in b1
      And South is asked for main action

    Scenario: neither march nor ritual
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South ends the phase
      Then South is asked for summon action

    Scenario: the defending side uses no ritual
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And North's hand holds these cards
        | card  | kind         | effect                    |
        | Curse | ritual spell | ritual: ready an own unit |
      When North tries to use Curse on Ogre
      Then it is refused under deus.turn.main.any_order

    Scenario: nothing of the main phase after it has ended
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South has ended the phase
      When South tries to march Knight to b1
      Then it is refused under deus.turn.summon.any_order

    Scenario: the main phase may always be left
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      Then the end phase answer is open to South

    Scenario: the main phase is ended, not passed
      Given it is South's main phase
      When South tries to pass
      Then it is refused under deus.turn.main.any_order
      And South is asked for main action

  @deus.turn.summon.any_order
  Rule: In the normal summon phase the marching side may do normal summons and rearrangements in any order and any number of times.
    Scenario: summon, rearrange, rearrange, summon
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | level |
        | Titan | 8     |
        | Hydra | 8     |
      When South summons Titan to a1
      And South rearranges these units
        | unit  | to |
        | Titan | b1 |
      And South rearranges these units
        | unit  | to |
        | Titan | c1 |
      And South summons Hydra to a1
      Then South is asked for summon action
      And the battlefield holds exactly these units
        | unit  | area |
        | Titan | c1   |
        | Hydra | a1   |

    Scenario: summon and rearrange in the first turn
      Given it is South's normal summon phase
      And it is turn 1
      And South's hand holds these cards
        | card   |
        | Knight |
      When South summons Knight to a1
      And South rearranges these units
        | unit   | to |
        | Knight | c1 |
      Then Knight is in c1

    Scenario: neither summon nor rearrangement
      Given it is South's normal summon phase
      And South's hand holds 7 cards
      When South ends the phase
      Then it has become South's second hand adjustment phase
      And the battlefield is empty

    Scenario: no march in this phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South tries to march Knight to b1
      Then it is refused under deus.turn.summon.any_order

    Scenario: no ritual in this phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South's hand holds these cards
        | card     | kind         | effect                    |
        | Blessing | ritual spell | ritual: ready an own unit |
      When South tries to use Blessing on Knight
      Then it is refused under deus.ritual.main_phase_only

    Scenario: the defending side does not summon
      Given it is South's normal summon phase
      And North's hand holds these cards
        | card |
        | Ogre |
      When North tries to summon Ogre to a3
      Then it is refused under deus.turn.summon.any_order

    Scenario: the normal summon phase may always be left
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card |
        | Page |
      Then the end phase answer is open to South
      And no pass answer is open to South

    Scenario: the normal summon phase is ended, not passed
      Given it is South's normal summon phase
      When South tries to pass
      Then it is refused under deus.turn.summon.any_order
      And South is asked for summon action

    @until.2.00
    Scenario Outline: in the draft, no normal summon at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to summon Imp to a1
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

    @until.2.00
    Scenario Outline: in the draft, no normal summon in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's hand holds these cards
        | card |
        | Imp  |
      When South tries to summon Imp to a1
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |

    @until.2.00
    Scenario Outline: in the draft, no rearrangement at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

    @until.2.00
    Scenario Outline: in the draft, no rearrangement in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.summon.any_order

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |

    @until.2.00
    Scenario: in the draft, no rearrangement while an intercept is being considered
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North tries to rearrange these units
        | unit | to |
        | Ogre | c3 |
      Then it is refused under deus.turn.summon.any_order

    @until.2.00
    Scenario: in the draft, no rearrangement while cards must be discarded
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has used Magus
      When South tries to rearrange these units
        | unit   | to |
        | Squire | c1 |
      Then it is refused under deus.turn.summon.any_order

    @until.2.00
    Scenario: in the draft, no rearrangement while a unit must return
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | defence | march |
        | Knight  | South | b1   | 0      | 3       | walk  |
        | Griffin | South | a1   | 0      | 3       | fly   |
        | Squire  | South | c1   | 0      | 3       | walk  |
        | Ogre    | North | b3   | 0      | 3       | walk  |
      And South's hand holds these cards
        | card   | instant | attack | defence |
        | Wisp   | yes     | 0      | 3       |
        | Imp    |         | 0      | 3       |
        | Sprite | yes     | 0      | 3       |
      And South has marched Knight and Griffin to b2
      And North has intercepted with Ogre
      And South has instantly summoned Wisp
      And the battle has been fought out with South going first
      When South tries to rearrange these units
        | unit   | to |
        | Squire | a1 |
      Then it is refused under deus.turn.summon.any_order

    @until.2.00
    Scenario: in the draft, no rearrangement while a trigger waits
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | when a battle begins: gain 1 power |
        | Squire | South | b1   |                                    |
        | Page   | South | a1   |                                    |
        | Ogre   | North | b2   |                                    |
      And South's hand holds these cards
        | card | instant |
        | Imp  |         |
        | Wisp | yes     |
      And South has marched Knight and Squire to b2
      When South tries to rearrange these units
        | unit | to |
        | Page | c1 |
      Then it is refused under deus.turn.summon.any_order

  @deus.turn.summon.normal
  Rule: A normal summon puts one unit card from the hand, ready, into an own territory area of the player's choice.
    Scenario Outline: a unit is summoned to <area>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card   |
        | Knight |
        | Squire |
      When <seat> summons Knight to <area>
      Then the battlefield holds exactly these units
        | unit   | side   | area   | state |
        | Knight | <seat> | <area> | ready |
      And <seat>'s hand has 1 card

      Examples:
        | seat  | area |
        | South | a1   |
        | South | b1   |
        | South | c1   |
        | North | b3   |

    Scenario Outline: no unit is summoned to <area>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Squire | South | a2   |
        | Ogre   | North | c2   |
      And South's hand holds these cards
        | card   |
        | Knight |
      When South tries to summon Knight to <area>
      Then it is refused under deus.turn.summon.normal

      Examples:
        | area |
        | a2   |
        | b2   |
        | c2   |
        | b3   |

    Scenario Outline: a <kind> is not summoned
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind   | effect   |
        | Flash | <kind> | <effect> |
      When South tries to summon Flash to a1
      Then it is refused under deus.turn.summon.normal

      Examples:
        | kind         | effect                                        |
        | battle spell | counter, cost fire: defence +2 to an own unit |
        | ritual spell | ritual: draw 1                                |

    Scenario Outline: no unit is summoned from <zone>
      Given it is South's normal summon phase
      And South's hand holds 1 card
      And South's deck holds 2 cards
      And South's discard pile holds 1 card
      And North's hand holds 1 card
      When South tries to summon <card> to a1
      Then it is refused as meaningless
      And the battlefield is empty

      Examples:
        | zone             | card            |
        | the deck         | South Deck 1    |
        | the discard pile | South Discard 1 |
        | the enemy's hand | North Hand 1    |

    Scenario: the normal summons to choose from
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind         | effect                           |
        | Page  |              |                                  |
        | Giant |              |                                  |
        | Blaze | battle spell | before-attack, cost fire: draw 1 |
        | Rite  | ritual spell | ritual: gain 1 power             |
      Then the summon answers open to South are exactly
        | card  | area |
        | Page  | a1   |
        | Page  | b1   |
        | Page  | c1   |
        | Giant | a1   |
        | Giant | b1   |
        | Giant | c1   |

    Scenario: North's normal summons go into North's own territory
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card |
        | Imp  |
      And South's hand holds these cards
        | card |
        | Page |
      Then the summon answers open to North are exactly
        | card | area |
        | Imp  | a3   |
        | Imp  | b3   |
        | Imp  | c3   |

    Scenario: of cards of the same name the first is listed
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card       | name |
        | Page       | Page |
        | Other Page | Page |
      Then the summon answers open to South are exactly
        | card | area |
        | Page | a1   |
        | Page | b1   |
        | Page | c1   |

  @deus.turn.summon.normal_any_unit
  Rule: Any unit card can be normally summoned at no cost, even one that cannot be instantly summoned.
    Scenario Outline: level <level>, instant summon mark: <instant>
      Given it is South's normal summon phase
      And South has 3 power
      And South's hand holds these cards
        | card  | level   | instant   |
        | Titan | <level> | <instant> |
        | Imp   | 2       | yes       |
      When South summons Titan to a1
      Then Titan is in a1
      And South's power is 3
      And Imp is in South's hand

      Examples:
        | level | instant |
        | 8     |         |
        | 6     | yes     |
        | 2     |         |

    Scenario: the same unit cannot be instantly summoned
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card   | instant |
        | Squire |         |
        | Imp    | yes     |
      When South marches Knight to b2
      Then South can instantly summon exactly Imp

  @deus.turn.summon.normal_limit
  Rule: After a normal summon the units in that own territory area total at most 8 levels.
    Scenario Outline: level <new> to level <there>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | a1   | <there> |
      And South's hand holds these cards
        | card   | level |
        | Squire | <new> |
      When South summons Squire to a1
      Then Knight and Squire are in a1

      Examples:
        | there | new |
        | 6     | 1   |
        | 6     | 2   |
        | 2     | 6   |

    Scenario Outline: level <new> is too much for level <there>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level   |
        | Knight | South | a1   | <there> |
      And South's hand holds these cards
        | card   | level |
        | Squire | <new> |
      When South tries to summon Squire to a1
      Then it is refused under deus.turn.summon.normal_limit

      Examples:
        | there | new |
        | 7     | 2   |
        | 6     | 6   |
        | 8     | 2   |

    Scenario Outline: an exhausted level 6 unit and a level <new> unit
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | state     | level |
        | Giant | South | a1   | exhausted | 6     |
      And South's hand holds these cards
        | card   | level |
        | Squire | <new> |
      When South <summons> Squire to a1
      Then <outcome>

      Examples:
        | new | summons         | outcome                                           |
        | 2   | summons         | Squire is in a1                                   |
        | 4   | tries to summon | it is refused under deus.turn.summon.normal_limit |

    Scenario: other areas do not count
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | b1   | 8     |
        | Hydra | South | a2   | 8     |
      And South's hand holds these cards
        | card  | level |
        | Giant | 8     |
      When South summons Giant to a1
      Then Giant is in a1

    Scenario: the normal summons that there is room for
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 6     |
        | Squire | South | b1   | 7     |
      And South's hand holds these cards
        | card  | level |
        | Page  | 2     |
        | Giant | 8     |
      Then the summon answers open to South are exactly
        | card  | area |
        | Page  | a1   |
        | Page  | c1   |
        | Giant | c1   |

  @deus.turn.summon.normal_repeat
  Rule: The number of normal summons in one turn is not limited.
    Scenario: six units in the first turn
      Given it is South's power charge phase
      And it is turn 1
      And South's hand holds 6 cards
      When South summons South Hand 1 to a1
      And South summons South Hand 2 to a1
      And South summons South Hand 3 to b1
      And South summons South Hand 4 to b1
      And South summons South Hand 5 to c1
      And South summons South Hand 6 to c1
      Then South's hand has 0 cards
      And South Hand 5 and South Hand 6 are in c1
      And South is asked for summon action

    Scenario: only the limit of the area ends the summons
      Given it is South's normal summon phase
      And South's hand holds 5 cards
      And South has summoned South Hand 1 to a1
      And South has summoned South Hand 2 to a1
      And South has summoned South Hand 3 to a1
      And South has summoned South Hand 4 to a1
      When South tries to summon South Hand 5 to a1
      Then it is refused under deus.turn.summon.normal_limit

  @deus.turn.summon.rearrange
  Rule: Rearrangement moves any number of own units freely among own territory areas, whatever their march range.
    @deus.ruling.rearrangement_is_redistribution
    Scenario: a walker goes from one end to the other
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | a1   | walk  |
      When South rearranges these units
        | unit   | to |
        | Knight | c1 |
      Then Knight is in c1
      And a1 is empty

    @deus.ruling.rearrangement_is_redistribution
    Scenario: all units change places at once
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Archer | South | b1   |
        | Scout  | South | c1   |
      When South rearranges these units
        | unit   | to |
        | Knight | c1 |
        | Squire | b1 |
        | Archer | c1 |
        | Scout  | a1 |
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | c1   |
        | Squire | b1   |
        | Archer | c1   |
        | Scout  | a1   |

    Scenario: a card in the hand is not rearranged
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | a1 |
      Then it is refused as meaningless
      And Knight is in South's hand

    Scenario: the enemy's units are not rearranged
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      When South tries to rearrange these units
        | unit | to |
        | Ogre | a1 |
      Then it is refused under deus.turn.summon.rearrange

    @since.2.00
    Scenario: where each unit alone could be put
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     | march |
        | Knight | South | a1   | exhausted | walk  |
        | Squire | South | b1   | ready     | fly   |
        | Archer | South | b2   | ready     | walk  |
        | Ogre   | North | b3   | ready     | walk  |
      Then the single rearrange answers open to South are exactly
        | unit   | to |
        | Knight | b1 |
        | Knight | c1 |
        | Squire | a1 |
        | Squire | c1 |

    Scenario: North rearranges North's own territory
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | c3   |
      Then the single rearrange answers open to North are exactly
        | unit | to |
        | Ogre | a3 |
        | Ogre | b3 |

    Scenario Outline: of <named> one is not one's own to rearrange
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.turn.summon.rearrange

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | c1 | Squire | b1    |
        | Squire and Knight | Squire | b1 | Knight | c1    |

  @deus.turn.summon.rearrange_exhausted
  Rule: Exhausted units may be rearranged too, and rearrangement leaves a unit ready or exhausted as it was.
    @deus.ruling.rearrangement_is_redistribution
    Scenario: each unit stays ready or exhausted
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Squire | South | b1   | ready     |
      When South rearranges these units
        | unit   | to |
        | Knight | b1 |
        | Squire | a1 |
      Then the battlefield holds exactly these units
        | unit   | area | state     |
        | Knight | b1   | exhausted |
        | Squire | a1   | ready     |

    @since.2.00
    Scenario: an exhausted unit is bound to own territory like any other
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | a2 |
      Then it is refused under deus.turn.summon.rearrange_not_front

  @deus.turn.summon.rearrange_limit
  Rule: After a rearrangement each own territory area holds at most 8 levels of units.
    Scenario: levels 8, 0 and 0 become 6, 2 and 0
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | a1   | 6     |
        | Imp   | South | a1   | 2     |
      When South rearranges these units
        | unit | to |
        | Imp  | b1 |
      Then Giant is in a1
      And Imp is in b1

    @deus.ruling.rearrangement_is_redistribution
    Scenario: three full areas change places in a ring
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | a1   | 8     |
        | Hydra | South | b1   | 8     |
        | Giant | South | c1   | 6     |
        | Imp   | South | c1   | 2     |
      When South rearranges these units
        | unit  | to |
        | Titan | b1 |
        | Hydra | c1 |
        | Giant | a1 |
        | Imp   | a1 |
      Then Titan is in b1
      And Hydra is in c1
      And Giant and Imp are in a1

    Scenario Outline: levels <one> and <other> do not fit together
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | level   |
        | Giant | South | a1   | <one>   |
        | Imp   | South | b1   | <other> |
      When South tries to rearrange these units
        | unit | to |
        | Imp  | a1 |
      Then it is refused under deus.turn.summon.rearrange_limit

      Examples:
        | one | other |
        | 7   | 2     |
        | 8   | 2     |

    Scenario: a unit alone is put only where there is room for it
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 6     |
        | Squire | South | b1   | 2     |
        | Giant  | South | c1   | 7     |
      Then the single rearrange answers open to South are exactly
        | unit   | to |
        | Knight | b1 |
        | Squire | a1 |

    Scenario Outline: of <named> one finds no room
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 3     |
        | Squire | South | a1   | 1     |
        | Page   | South | c1   | 6     |
      When South tries to rearrange these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.turn.summon.rearrange_limit

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | c1 | Squire | b1    |
        | Squire and Knight | Squire | b1 | Knight | c1    |

  @deus.turn.summon.rearrange_not_front
  Rule: Rearrangement covers own territory only and never moves a unit into or out of a front area.
    Scenario: units at the front stay while territory is rearranged
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
        | Archer | South | a2   |
      When South rearranges these units
        | unit   | to |
        | Knight | b1 |
        | Squire | a1 |
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | b1   |
        | Squire | a1   |
        | Archer | a2   |

    Scenario Outline: no rearrangement from <from> to <to>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      When South tries to rearrange these units
        | unit   | to   |
        | Knight | <to> |
      Then it is refused under deus.turn.summon.rearrange_not_front

      Examples:
        | from | to |
        | a1   | a2 |
        | a2   | a1 |
        | a2   | b2 |
        | a1   | a3 |

    Scenario: no exchange between territory and front
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a2   |
      When South tries to rearrange these units
        | unit   | to |
        | Knight | a2 |
        | Squire | a1 |
      Then it is refused under deus.turn.summon.rearrange_not_front

    Scenario Outline: of <named> one would be rearranged to the front
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to rearrange these units
        | unit    | to      |
        | <one>   | <to>    |
        | <other> | <there> |
      Then it is refused under deus.turn.summon.rearrange_not_front

      Examples:
        | named             | one    | to | other  | there |
        | Knight and Squire | Knight | b2 | Squire | c1    |
        | Squire and Knight | Squire | c1 | Knight | b2    |

  @deus.turn.hand2.as_hand1
  Rule: The second hand adjustment phase follows the same discard and refill rules as the first.
    @deus.ruling.one_discard_then_refill
    Scenario: example: four summons, two discards, two cards drawn
      Given it is South's normal summon phase
      And it is turn 1
      And South's hand holds 10 cards
      And South's deck holds 20 cards
      And South has summoned South Hand 1 to a1
      And South has summoned South Hand 2 to b1
      And South has summoned South Hand 3 to b1
      And South has summoned South Hand 4 to c1
      And South has ended the phase
      When South discards South Hand 9 and South Hand 10
      Then South's hand has 6 cards
      And South's deck has 18 cards

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
      Given it is South's <phase> phase
      And South's deck holds 20 cards
      When South tries to declare the end of the turn
      Then it is refused under deus.turn.end.declare

      Examples:
        | phase                  |
        | first hand adjustment  |
        | main                   |
        | normal summon          |
        | second hand adjustment |

    Scenario: the defending side does not declare it
      Given it is South's end declaration phase
      When North tries to declare the end of the turn
      Then it is refused under deus.turn.end.declare

    @deus.ruling.turn_end_order
    Scenario: effects expire before victory is looked at
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | a2   | 2       |
        | Squire | South | b2   | 3       |
        | Archer | South | c2   | 3       |
      And South's hand holds these cards
        | card   | kind         | effect                                                |
        | Shield | ritual spell | ritual: defence +2 to an own unit until turn end      |
        | Plague | ritual spell | ritual: defence -2 to an own unit until next turn end |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has used Shield on Knight
      And South has used Plague on Knight
      When South plays the turn to its end
      Then the game goes on
      And the battlefield holds exactly these units
        | unit   | area |
        | Squire | b2   |
        | Archer | c2   |
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
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South's hand holds 2 cards
      Then the end turn answer is open to South
      And no march answer is open to South
      And no summon answer is open to South

    Scenario: the phase does not end in the end declaration phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      When South tries to end the phase
      Then it is refused under deus.turn.end.declare

    Scenario Outline: the turn does not end at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to declare the end of the turn
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

  @deus.turn.end.markers_removed
  Rule: At the end of the turn all control markers and battle markers are removed from the front areas.
    Scenario: both kinds of marker are removed
      Given it is South's end declaration phase
      And a control marker lies on a2
      And a battle marker lies on b2
      And a battle marker lies on c2
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then the board carries no marker

    Scenario Outline: markers stay during the <phase> phase
      Given it is South's <phase> phase
      And a control marker lies on a2
      And a battle marker lies on b2
      And South's deck holds 20 cards
      When South <action>
      Then a2 carries a control marker
      And b2 carries a battle marker

      Examples:
        | phase                  | action           |
        | main                   | ends the phase   |
        | normal summon          | ends the phase   |
        | second hand adjustment | discards nothing |

    Scenario: a formerly marked area is open to the next player
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b3   |
      And a battle marker lies on b2
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North discards nothing
      And North marches Ogre to b2
      Then Ogre is in b2

  @deus.turn.end.effects_end
  Rule: Every effect used during the turn that still lasts ends at the end of that turn.
    Scenario: a bonus until turn end ends with the turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 2      |
      And South's hand holds these cards
        | card     | kind         | effect                                          |
        | Blessing | ritual spell | ritual: attack +2 to an own unit until turn end |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has used Blessing on Knight
      When South plays the turn to its end
      Then Knight has attack 2

    @since.2.00
    Scenario: it lasts to the end declaration
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 2      |
      And South's hand holds these cards
        | card     | kind         | effect                                          |
        | Blessing | ritual spell | ritual: attack +2 to an own unit until turn end |
      And South's deck holds 20 cards
      And South has used Blessing on Knight
      When South ends the phase
      And South ends the phase
      And South discards nothing
      Then it has become South's end declaration phase
      And Knight has attack 4

    @since.2.00
    Scenario: a constant ability was not used and stays
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                  |
        | Knight | South | a1   | 2      |                                         |
        | Banner | South | b1   | 2      | constant, field: attack +1 to own units |
      And North's deck holds 20 cards
      When South declares the end of the turn
      Then Knight has attack 3

    @deus.ruling.printed_duration_outlasts_turn
    Scenario: a printed duration reaches into the next turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 2      |
      And South's hand holds these cards
        | card     | kind         | effect                                               |
        | Blessing | ritual spell | ritual: attack +2 to an own unit until next turn end |
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      And South has used Blessing on Knight
      When South plays the turn to its end
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
    Scenario: the same player does not act again
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North discards nothing
      And South tries to march Knight to b2
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
      Given it is South's second hand adjustment phase
      And it is turn 5
      And South's hand holds 6 cards
      And South's deck holds 3 cards
      When South discards nothing
      Then turn 6 is being played
      And it has become North's first hand adjustment phase
