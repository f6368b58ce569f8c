Feature: Zones

  @deus.zone.hand.private
  Rule: A player sees their own hand, but the opponent does not.
    Background:
      Given it is South's main phase
      And South's hand holds these cards
        | card   |
        | Knight |

    Scenario: one's own hand is seen
      When the position is put on the table
      Then South sees Knight in South's hand

    @deus.ruling.public_information
    Scenario: nobody else sees a hand
      When the position is put on the table
      Then North does not learn of Knight anywhere
      And the public does not learn of Knight anywhere

  @deus.zone.hand.count_public
  Rule: The number of cards in a hand is known to the opponent.
    Scenario: the opponent counts the hand
      Given it is South's main phase
      And South's hand holds 6 cards
      When the position is put on the table
      Then North counts 6 cards in South's hand
      And the public counts 6 cards in South's hand

    Scenario: the count, not the cards
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card   |
        | Knight |
        | Ogre   |
        | Wisp   |
      When North summons Knight to b3
      Then South counts 2 cards in North's hand
      And South sees no card in North's hand

  @deus.zone.hand.limit_6
  Rule: The hand limit is six cards.
    Scenario: six cards may stay
      Given it is South's second hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 5 cards
      When South discards nothing
      Then South's hand has 6 cards
      And South's deck has 5 cards

    Scenario: a hand of eight comes down to six
      Given it is North's second hand adjustment phase
      And North's hand holds 8 cards
      And North's deck holds 5 cards
      When North discards North Hand 1 and North Hand 2
      Then North's hand has 6 cards
      And North's deck has 5 cards

    Scenario: seven cards are too many
      Given it is South's second hand adjustment phase
      And South's hand holds 8 cards
      When South tries to discard South Hand 1
      Then it is refused under deus.turn.hand1.forced_discard

    Scenario Outline: of ten cards at least four must go, <n>
      Given it is South's second hand adjustment phase
      And it is turn 1
      And South's hand holds 10 cards
      When South <does> <cards>
      Then <outcome>

      Examples:
        | n         | does             | cards                                                  | outcome                                            |
        | so four   | discards         | South Hand 1, South Hand 2, South Hand 3, South Hand 4 | South's hand has 6 cards                           |
        | not three | tries to discard | South Hand 1, South Hand 2, South Hand 3               | it is refused under deus.turn.hand1.forced_discard |

    Scenario: two of six discarded and two drawn leave six
      Given it is North's second hand adjustment phase
      And it is turn 1
      And North's hand holds 6 cards
      And North's deck holds 20 cards
      When North discards North Hand 1 and North Hand 2
      Then North's hand has 6 cards
      And North's deck has 18 cards
      And North's discard pile has 2 cards

  @deus.zone.hand.temporary_excess
  Rule: A hand may exceed the limit for a time; only the hand adjustment phases bring it back.
    Scenario: drawn to eight, nothing is discarded
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect         |
        | Call | ritual spell | ritual: draw 2 |
      And South's hand holds 6 other cards
      And South's deck holds 5 cards
      When South uses Call
      Then South's hand has 8 cards
      And South is asked for main action

    @since.2.00
    Scenario: the first hands have ten cards
      When the game is prepared, South having the first turn
      Then South's hand has 10 cards
      And South is asked for summon action

    Scenario: nobody discards outside the hand adjustment phases
      Given it is North's main phase
      And North's hand holds 8 cards
      When North tries to discard North Hand 1 and North Hand 2
      Then it is refused under deus.zone.hand.temporary_excess

    Scenario: the defending side's hand is not adjusted
      Given it is South's second hand adjustment phase
      And South's deck holds 8 cards
      And North's hand holds 9 cards
      When South discards nothing
      Then North's hand has 9 cards

    Scenario Outline: no discarding at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | c3   |
        | Ogre   | South | b2   |
      And North's hand holds these cards
        | card |
        | Imp  |
      And North has marched Knight and Archer to b2
      And the battle has reached North's <timing>
      When North tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | right to counter      |

    @until.2.00
    Scenario: in the draft, no discarding at the after-attack timing
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
      And the battle has reached South's after-attack timing
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

    @since.2.00
    Scenario: no discarding at the quick timing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Archer | North | c3   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      And North's hand holds these cards
        | card |
        | Imp  |
      And North has marched Knight and Archer to c2
      And the battle has reached North's quick timing
      When North tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

    @until.2.00
    Scenario: in the draft, no discarding in the normal summon phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      And South's hand holds these cards
        | card |
        | Imp  |
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

    @since.2.00
    Scenario: no discarding in the end declaration phase
      Given it is North's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | c3   |
      And North's hand holds these cards
        | card |
        | Imp  |
      When North tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess
