Feature: The cleanup phase

  The turn ends: what is due at its end happens, creatures untap, the creature hand is refilled, and an empty battlefield ends the game.

  @dungeon_command.cleanup.order
  Rule: The cleanup phase runs in this order: end-of-turn effects, untapping, refilling the creature hand, looking whether the game ends.
    Scenario: an effect that taps at the end of the turn is undone by untapping
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect             |
        | Wolf     | South | b2     | turn end: tap this |
        | Rat      | North | h8     |                    |
      When it has come to North's activate phase
      Then Wolf is untapped

    Scenario: a card drawn at the end of the turn counts when the hand is refilled
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 3             |
      And these creatures are on the battlefield
        | creature | side  | square | effect                    |
        | Wolf     | South | b2     | turn end: draw 1 creature |
        | Rat      | North | h8     |                           |
      And South's creature hand holds 1 card
      When it has come to North's activate phase
      Then South's creature hand has 3 cards
      And South's creature deck has 3 cards

    Scenario: the last creature falls before the battlefield is looked at
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                      |
        | Wolf     | South | b2     | 10 | turn end: 10 damage to this |
        | Rat      | North | h8     |    |                             |
      When South lets Wolf take the damage
      Then North has won under dungeon_command.cleanup.end_check

    Scenario: the hand is refilled before the battlefield is looked at
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 2             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
      And South has morale 3
      When the phase begins
      Then North has won under dungeon_command.cleanup.end_check
      And South's creature hand has 2 cards

    Scenario: a hand is refilled before the game ends for want of creatures
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | South | Captain   | 3             | 5          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
      When the phase begins
      Then South's creature hand has 3 cards
      And the game has ended in a draw under dungeon_command.cleanup.end_check

  @dungeon_command.cleanup.end_effects
  Rule: In the cleanup phase the turn player resolves every end-of-turn effect, in any order that player likes; start-of-turn effects are not resolved again.
    Scenario: every effect of the end of the turn is resolved
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | North | b2     | turn end: morale +1 |
        | Owl      | North | d2     | turn end: morale +2 |
        | Rat      | South | h8     |                     |
      And North has resolved the first effect of Owl
      When it has come to South's activate phase
      Then North's morale is 13

    Scenario: the turn player chooses the first of several effects
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | turn end: morale +1 |
        | Owl      | South | d2     | turn end: morale +2 |
        | Rat      | North | h8     |                     |
      When the phase begins
      Then South is asked for a turn effect
      And the resolve answers open to South are exactly
        | ability | card |
        | 1       | Wolf |
        | 1       | Owl  |
      And South's morale is 10

    Scenario: healing before damage saves the creature
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage | level | effect                                |
        | Wolf     | South | b2     | 20 | 10     | 3     | turn end: heal this by 10             |
        | Owl      | South | d2     | 50 |        | 1     | turn end: 10 damage to your creatures |
        | Rat      | North | h8     |    |        |       |                                       |
      And South has resolved the first effect of Wolf
      And South has let Wolf take the damage
      When South lets Owl take the damage
      Then Wolf has 10 damage
      And South's morale is 10

    Scenario: damage before healing costs the creature
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage | level | effect                                |
        | Wolf     | South | b2     | 20 | 10     | 3     | turn end: heal this by 10             |
        | Owl      | South | d2     | 50 |        | 1     | turn end: 10 damage to your creatures |
        | Rat      | North | h8     |    |        |       |                                       |
      And South has resolved the first effect of Owl
      And South has let Wolf take the damage
      When South lets Owl take the damage
      Then Wolf is destroyed
      And South's morale is 7

    Scenario: start-of-turn effects do not come again
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | South | b2     | turn start: morale +1 |
        | Rat      | North | h8     |                       |
      When it has come to North's activate phase
      Then South's morale is 10

    Scenario: the opponent's effects wait for the opponent's turn
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     |                     |
        | Rat      | North | h8     | turn end: morale +1 |
      When it has come to North's activate phase
      Then North's morale is 10
      And South's morale is 10

    Scenario: a captured creature's effect is its controller's
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner | effect              |
        | Wolf     | South | b2     | North | turn end: morale +1 |
        | Rat      | North | h8     |       |                     |
      When it has come to North's activate phase
      Then South's morale is 11
      And North's morale is 10

    Scenario: an attached card's effect comes at the end of the turn
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And Wolf carries these order cards
        | card  | effect                                    |
        | Charm | use: attach to this / turn end: morale +1 |
      When it has come to North's activate phase
      Then South's morale is 11

    Scenario: standing on hazardous terrain and an effect come in the order that the player likes
      Given it is South's cleanup phase
      And b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage | effect                    |
        | Wolf     | South | b2     | 20 | 10     | turn end: heal this by 10 |
        | Rat      | North | h8     |    |        |                           |
      And South has resolved the first effect of Wolf
      When South lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: a tapped creature's effect comes, too
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect              |
        | Wolf     | North | b2     | yes    | turn end: morale +1 |
        | Rat      | South | h8     |        |                     |
      When it has come to South's activate phase
      Then North's morale is 11

    Scenario: five effects of the turn's end are put in order
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | North | b2     | turn end: morale +1 |
        | Owl      | North | d2     | turn end: morale +1 |
        | Fox      | North | f2     | turn end: morale +1 |
        | Bear     | North | b4     | turn end: morale +1 |
        | Elk      | North | d4     | turn end: morale +1 |
        | Rat      | South | h8     |                     |
      When the phase begins
      Then the resolve answers open to North are exactly
        | ability | card |
        | 1       | Wolf |
        | 1       | Owl  |
        | 1       | Fox  |
        | 1       | Bear |
        | 1       | Elk  |

    Scenario: all five effects of the turn's end happen
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | turn end: morale +1 |
        | Owl      | South | d2     | turn end: morale +1 |
        | Fox      | South | f2     | turn end: morale +1 |
        | Bear     | South | b4     | turn end: morale +1 |
        | Elk      | South | d4     | turn end: morale +1 |
        | Rat      | North | h8     |                     |
      And South has resolved the first effect of Elk
      And South has resolved the first effect of Wolf
      And South has resolved the first effect of Bear
      When South resolves the first effect of Owl
      Then South's morale is 15
      And it has become North's activate phase

    Scenario: where two effects end a turn, no other question may be answered
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | turn end: morale +1 |
        | Elk      | South | d2     | turn end: morale +2 |
        | Crow     | North | h8     |                     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South ends the deploy phase
      Then South may answer no other question

    Scenario: of two effects that end the turn of activated creatures each happens
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | activated | effect              |
        | Wolf     | South | b2     | yes       | turn end: morale +1 |
        | Owl      | South | d2     | yes       | turn end: morale +2 |
        | Rat      | North | h8     |           |                     |
      When South resolves the first effect of Wolf
      Then South's morale is 13

    Scenario: when one effect of the turn's end has undone another, each that is left happens once
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | level | effect                                    |
        | Owl      | South | d2     | 1     | turn end: destroy this / turn end: draw 1 |
        | Wolf     | South | b2     |       | turn end: morale +1                       |
        | Fox      | South | f2     |       | turn end: morale +2                       |
        | Rat      | North | h8     |       |                                           |
      And South has resolved the first effect of Owl
      When South resolves the first effect of Wolf
      Then South's morale is 12

  @dungeon_command.cleanup.untap
  Rule: In the cleanup phase tapped creatures untap again.
    Scenario: everybody who acted in the turn can react in the opponent's turn
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | activated |
        | Wolf     | South | b2     | yes    | yes       |
        | Owl      | South | d2     | yes    | yes       |
        | Rat      | North | h8     |        |           |
      When it has come to North's activate phase
      Then Wolf and Owl are untapped

    Scenario: wounded creatures untap and untapped ones stay untapped
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | damage |
        | Wolf     | North | b2     | yes    | 40     |
        | Owl      | North | d2     |        |        |
        | Rat      | South | h8     |        |        |
      When it has come to South's activate phase
      Then Wolf and Owl are untapped

    Scenario: creatures untap at the end of the forty-second turn, too
      Given it is North's cleanup phase
      And it is turn 42
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | b2     | yes    |
        | Rat      | South | h8     |        |
      When the phase begins
      Then Wolf is untapped

    Scenario: who attacked in the hundred-and-first turn untaps at its end
      Given it is turn 101
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      When South plays the turn to its end
      Then Wolf is untapped

    Scenario: a creature that untapped at the turn's start and was tapped in the turn untaps at its end
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | b3     |        |
      And North has played the turn to its end
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      When South plays the turn to its end
      Then Wolf is untapped

  @dungeon_command.cleanup.refill_creatures
  Rule: In the cleanup phase the turn player draws creature cards until the hand has as many as the commander card says.
    Scenario: the hand is filled up to the commander's number
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 4             |
        | North | Duchess   | 3             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand holds 1 card
      And North's creature hand holds 1 card
      When it has come to North's activate phase
      Then South's creature hand has 4 cards
      And North's creature hand has 1 card
      And South's creature deck is, from the top, South Creature Deck 4 and South Creature Deck 5
      And South Creature Deck 1, South Creature Deck 2 and South Creature Deck 3 are in South's creature hand

    Scenario: a full hand draws nothing
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | North | Captain   | 2             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North's creature hand holds 2 cards
      When it has come to South's activate phase
      Then North's creature hand has 2 cards
      And North's creature deck has 5 cards

    Scenario: a hand with too many cards keeps them
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 2             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand holds 4 cards
      When it has come to North's activate phase
      Then South's creature hand has 4 cards
      And South's creature deck has 5 cards

    Scenario: order cards are not refilled
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | South | Captain   | 2             | 4          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand holds 1 card
      When it has come to North's activate phase
      Then South's order hand has 1 card

    Scenario: North's hand is filled up as well
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 4             |
        | North | Duchess   | 3             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's creature hand holds 2 cards
      When it has come to South's activate phase
      Then North's creature hand has 3 cards
      And South's creature hand has 0 cards

    Scenario: no creature card is drawn before the cleanup phase
      Given it is North's deploy phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Duke      | 4             |
        | North | Baron     | 4             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And North's creature hand holds 1 card
      And North's creature deck holds 5 cards
      When the phase begins
      Then North is asked for a deployment
      And North's creature hand has 1 card

    Scenario: the hand is filled in the forty-first turn, too
      Given it is South's cleanup phase
      And it is turn 41
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 3             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then South's creature hand has 3 cards

    Scenario: the hand is filled in the hundredth turn
      Given it is North's cleanup phase
      And it is turn 100
      And these commanders lead
        | side  | commander | creature hand |
        | North | Duchess   | 5             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then North's creature hand has 5 cards

    Scenario: a hand of five is filled up to six
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | North | Duchess   | 6             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And North's creature hand holds 5 cards
      When the phase begins
      Then North's creature hand has 6 cards

  @dungeon_command.cleanup.end_check
  Rule: If the turn player has no creature on the battlefield at the end of the cleanup phase, the game ends.
    Scenario: an empty side ends the game
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
      And South has morale 3
      When the phase begins
      Then North has won under dungeon_command.cleanup.end_check
      And nobody is asked for anything

    Scenario: one creature on the battlefield is enough to go on
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | South | h8     |
        | Wolf     | North | b2     |
      When it has come to South's activate phase
      Then the game goes on

    Scenario: a creature deck and a creature hand do not help
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | North | Captain   | 3             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | South | h8     |
      And North has morale 3
      And North's creature hand holds 2 cards
      When the phase begins
      Then South has won under dungeon_command.cleanup.end_check

    Scenario: two empty sides end the game in the first cleanup phase
      Given it is North's cleanup phase
      And South has morale 3
      When the phase begins
      Then North has won under dungeon_command.cleanup.end_check

    Scenario: a captured creature is enough
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      When it has come to North's activate phase
      Then the game goes on

    Scenario: a creature that the opponent has captured does not help its owner
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
      And North has morale 3
      When the phase begins
      Then South has won under dungeon_command.cleanup.end_check

    Scenario: an empty side ends the game in the forty-second turn, too
      Given it is North's cleanup phase
      And it is turn 42
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And North has morale 3
      When the phase begins
      Then South has won under dungeon_command.cleanup.end_check

    Scenario: an empty side ends the game in the hundred-and-first turn
      Given it is South's cleanup phase
      And it is turn 101
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
      And North has morale 3
      When the phase begins
      Then South has won under dungeon_command.cleanup.end_check

  @dungeon_command.ruling.short_creature_deck
  Rule: A creature deck that runs short gives the cards that it has; the discard pile is not shuffled back.
    Scenario: a deck of one card gives one
      Given it is South's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | South | Captain   | 4             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature deck holds 1 card
      And South's creature discard pile holds 3 cards
      When it has come to North's activate phase
      Then South's creature hand has 1 card
      And South's creature deck has 0 cards
      And South's creature discard pile has 3 cards
      And the game goes on

    Scenario: an empty deck gives nothing
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand |
        | North | Captain   | 4             |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North's creature deck holds 0 cards
      And North's creature discard pile holds 3 cards
      When it has come to South's activate phase
      Then North's creature hand has 0 cards
      And North's creature discard pile has 3 cards
      And North's morale is 10
      And the game goes on

  @dungeon_command.ruling.end_effects_fixed
  Rule: Which effects are due at the start or the end of a turn is settled when they begin to be resolved; one whose cause has gone by its time lapses.
    Scenario: the effect of a creature destroyed meanwhile lapses
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                                |
        | Wolf     | South | b2     | 10 | turn end: morale +5                   |
        | Owl      | South | d2     |    | turn end: 10 damage to your creatures |
        | Rat      | North | h8     |    |                                       |
      And South has resolved the first effect of Owl
      And South has let Wolf take the damage
      And South has let Owl take the damage
      When it has come to North's activate phase
      Then South's morale is 9

    Scenario: an effect whose creature stays is resolved although another came first
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                                |
        | Wolf     | South | b2     | 20 | turn end: morale +5                   |
        | Owl      | South | d2     |    | turn end: 10 damage to your creatures |
        | Rat      | North | h8     |    |                                       |
      And South has resolved the first effect of Owl
      And South has let Wolf take the damage
      And South has let Owl take the damage
      When it has come to North's activate phase
      Then South's morale is 15

    Scenario: the effect of a creature destroyed meanwhile lapses at the start of a turn, too
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                                  |
        | Wolf     | North | b2     | 10 | turn start: morale +5                   |
        | Owl      | North | d2     |    | turn start: 10 damage to your creatures |
        | Rat      | South | h8     |    |                                         |
      And North has resolved the first effect of Owl
      And North has let Wolf take the damage
      When North lets Owl take the damage
      Then North's morale is 9
      And it has become North's activate phase

    Scenario: a creature that leaves hazardous terrain meanwhile does not burn
      Given it is South's cleanup phase
      And b2 and d2 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                        |
        | Wolf     | South | b2     |                                                                               |
        | Owl      | South | d2     |                                                                               |
        | Cat      | South | a1     | answer to hazard on your creatures: slide one of your creatures but this by 1 |
        | Rat      | North | h8     |                                                                               |
      And South has resolved the hazard under Owl
      And South has reacted with the first power of Cat by Cat on Wolf moving Wolf along b3
      And South has let Owl take the damage
      When it has come to North's activate phase
      Then Wolf has 0 damage
      And Owl has 10 damage

    Scenario: a creature that comes to hazardous terrain meanwhile burns for its entry alone
      Given it is North's cleanup phase
      And b2 and d2 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                        |
        | Wolf     | North | b3     |                                                                               |
        | Owl      | North | d2     |                                                                               |
        | Cat      | North | a1     | answer to hazard on your creatures: slide one of your creatures but this by 2 |
        | Rat      | South | h8     |                                                                               |
      And North has reacted with the first power of Cat by Cat on Wolf moving Wolf along b2
      And North has let Wolf cower
      And North has let Owl take the damage
      When it has come to South's activate phase
      Then North's morale is 9
      And Wolf has 0 damage
      And Owl has 10 damage

    Scenario: the effect of a creature that changes sides meanwhile lapses
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Wolf     | South | b2     | turn end: morale +5         |
        | Owl      | South | d2     | turn end: 10 damage to this |
        | Rat      | North | h8     |                             |
      And North's order hand is
        | card | level | action    | effect                                    |
        | Lure | 1     | immediate | answer to damage on any: control an enemy |
      And South has resolved the first effect of Owl
      And North has reacted with Lure by Rat on Wolf
      And South has let Owl take the damage
      When it has come to North's activate phase
      Then South's morale is 10
      And North's morale is 10
      And Wolf is controlled by North

    Scenario: the start-of-turn effect of a creature that changed sides meanwhile lapses, too
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                    |
        | Wolf     | South | b2     | turn start: 10 damage to this             |
        | Owl      | South | c2     | turn start: morale +1                     |
        | Rat      | North | h8     | answer to damage on any: control an enemy |
      And South has resolved the first effect of Wolf
      And North has reacted with the first power of Rat by Rat on Owl
      When South lets Wolf take the damage
      Then South's morale is 10
      And North's morale is 10
      And South is asked for an activation
