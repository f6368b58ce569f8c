Feature: The refresh phase

  The turn begins: what is due at its start happens, creatures untap, and an order card is drawn.

  @dungeon_command.refresh.order
  Rule: The refresh phase runs in this order: start-of-turn effects, untapping, drawing an order card.
    Scenario: an effect that taps at the start of the turn is undone by untapping
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect               |
        | Wolf     | South | b2     | turn start: tap this |
        | Rat      | North | h8     |                      |
      When the phase begins
      Then Wolf is untapped

    Scenario: start-of-turn effects come before the order card
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Wolf     | North | b2     | turn start: 10 damage to your creatures |
        | Rat      | South | h1     |                                         |
      When the phase begins
      Then North is asked for cower or take about Wolf
      And North's order hand has 0 cards

    Scenario: a tapped creature untaps after the effects of the start of the turn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                                  |
        | Wolf     | South | b2     | yes    | turn start: 10 damage to your creatures |
        | Rat      | North | h8     |        |                                         |
      When the phase begins
      Then Wolf is tapped
      And South is asked for cower or take about Wolf

    Scenario: all three steps are done before the activate phase
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                |
        | Wolf     | North | b2     | yes    | turn start: morale +1 |
        | Rat      | South | h1     |        |                       |
      When the phase begins
      Then North is asked for an activation
      And Wolf is untapped
      And North's morale is 11
      And North's order hand has 1 card

  @dungeon_command.refresh.start_effects
  Rule: The turn player resolves every start-of-turn effect, in any order that player likes.
    Scenario: every effect of the start of the turn is resolved
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | South | b2     | turn start: morale +1 |
        | Owl      | South | d2     | turn start: morale +2 |
        | Rat      | North | h8     |                       |
      When South resolves the first effect of Owl
      Then South's morale is 13
      And South is asked for an activation

    Scenario: the turn player chooses the first of several effects
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | North | b2     | turn start: morale +1 |
        | Owl      | North | d2     | turn start: morale +2 |
        | Rat      | South | h1     |                       |
      When the phase begins
      Then North is asked for a turn effect
      And the resolve answers open to North are exactly
        | ability | card |
        | 1       | Wolf |
        | 1       | Owl  |

    Scenario: the order decides what a creature survives
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage | level | effect                                  |
        | Wolf     | South | b2     | 20 | 10     | 3     | turn start: heal this by 10             |
        | Owl      | South | d2     | 50 |        | 1     | turn start: 10 damage to your creatures |
        | Rat      | North | h8     |    |        |       |                                         |
      And South has resolved the first effect of Wolf
      And South has let Wolf take the damage
      When South lets Owl take the damage
      Then Wolf has 10 damage

    Scenario: the opponent's effects wait for the opponent's turn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | South | b2     |                       |
        | Rat      | North | h8     | turn start: morale +1 |
      When the phase begins
      Then North's morale is 10
      And South's morale is 10

    Scenario: end-of-turn effects do not come at the start of a turn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | turn end: morale +1 |
        | Rat      | North | h8     |                     |
      When the phase begins
      Then South's morale is 10

    Scenario: hazardous terrain does not burn at the start of a turn
      Given it is North's refresh phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      When the phase begins
      Then North is asked for an activation
      And Wolf has 0 damage

    Scenario: an attached card's effect comes at the start of its bearer's turn
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And Wolf carries these order cards
        | card  | effect                                      |
        | Charm | use: attach to this / turn start: morale +1 |
      When the phase begins
      Then North's morale is 11

    Scenario: each of two effects of one creature is resolved
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                     |
        | Wolf     | South | a1     | turn start: draw 1 / turn start: morale +1 |
        | Rat      | North | h8     |                                            |
      When South resolves the first effect of Wolf
      Then South's morale is 11
      And South's order hand has 2 cards

    Scenario: a tapped creature's effect is resolved
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                |
        | Wolf     | North | a8     | yes    | turn start: morale +1 |
        | Rat      | South | h1     |        |                       |
      When the phase begins
      Then North's morale is 11

    Scenario: what happens at the start of a turn taps enemies
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                  |
        | Wolf     | South | b2     |        | turn start: tap enemies |
        | Rat      | North | h8     |        |                         |
      When the phase begins
      Then Rat is tapped

    Scenario: what happens at the start of a turn untaps enemies
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                    |
        | Rat      | North | b7     |        | turn start: untap enemies |
        | Wolf     | South | h1     | yes    |                           |
      When the phase begins
      Then Wolf is untapped

    Scenario: what happens at the start of a turn destroys enemies
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | level | effect                      |
        | Wolf     | South | b2     |       | turn start: destroy enemies |
        | Rat      | North | h8     | 2     |                             |
      When the phase begins
      Then Rat is destroyed
      And North's morale is 8

    Scenario: what happens at the start of a turn takes control of enemies
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Rat      | North | b7     | turn start: control enemies |
        | Wolf     | South | h1     |                             |
      When the phase begins
      Then Wolf is controlled by North

    Scenario: what happens at the start of a turn changes a value for that turn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                       |
        | Wolf     | South | b2     | turn start: melee +10 to this until turn end |
        | Rat      | North | b3     |                                              |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Rat is about to take 30 damage

    Scenario: five effects of the turn's start are put in order
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | South | b2     | turn start: morale +1 |
        | Owl      | South | d2     | turn start: morale +1 |
        | Fox      | South | f2     | turn start: morale +1 |
        | Bear     | South | b4     | turn start: morale +1 |
        | Elk      | South | d4     | turn start: morale +1 |
        | Rat      | North | h8     |                       |
      When the phase begins
      Then the resolve answers open to South are exactly
        | ability | card |
        | 1       | Wolf |
        | 1       | Owl  |
        | 1       | Fox  |
        | 1       | Bear |
        | 1       | Elk  |

    Scenario: all five effects of the turn's start happen
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | North | b2     | turn start: morale +1 |
        | Owl      | North | d2     | turn start: morale +1 |
        | Fox      | North | f2     | turn start: morale +1 |
        | Bear     | North | b4     | turn start: morale +1 |
        | Elk      | North | d4     | turn start: morale +1 |
        | Rat      | South | h1     |                       |
      And North has resolved the first effect of Elk
      And North has resolved the first effect of Wolf
      And North has resolved the first effect of Bear
      When North resolves the first effect of Owl
      Then North's morale is 15
      And North is asked for an activation

  @dungeon_command.refresh.untap
  Rule: In the refresh phase tapped creatures untap.
    Scenario: a creature that reacted in the opponent's turn is ready again
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Owl      | South | d2     | yes    |
        | Rat      | North | h8     |        |
      When the phase begins
      Then Wolf and Owl are untapped

    Scenario: a creature that dodged in the opponent's turn is ready in its controller's turn
      Given b7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b4     | 20     |
        | Rat      | North | b7     |        |
      And South has activated Archer
      And South has attacked Rat at range
      And North has let Rat dodge
      When South plays the turn to its end
      Then it has become North's activate phase
      And Rat is untapped

    Scenario: a creature beside an enemy untaps, and an untapped one stays so
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | a1     | yes    |
        | Owl      | South | c1     |        |
        | Rat      | North | a2     |        |
      When the phase begins
      Then Wolf is untapped
      And Owl is untapped

    Scenario: creatures untap in the forty-first turn, too
      Given it is South's refresh phase
      And it is turn 41
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | h8     |        |
      When the phase begins
      Then Wolf is untapped

    Scenario: every creature untaps in the two hundredth turn
      Given it is North's refresh phase
      And it is turn 200
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | b2     | yes    |
        | Owl      | North | d2     | yes    |
        | Rat      | South | h8     |        |
      When the phase begins
      Then Wolf and Owl are untapped

  @dungeon_command.refresh.draw_order
  Rule: In the refresh phase of every turn the turn player draws one order card.
    Scenario: the top card of the order deck is drawn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then South Order Deck 1 is in South's order hand
      And South's order hand has 1 card
      And South's order deck has 4 cards
      And South's creature deck has 5 cards
      And North's order hand has 0 cards

    Scenario: the first turn has its order card, too
      Given it is North's refresh phase
      And it is turn 1
      And North had the first turn
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      When the phase begins
      Then North's order hand has 1 card

    Scenario: the second player's first turn has its order card, too
      Given it is North's refresh phase
      And it is turn 2
      And South had the first turn
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      When the phase begins
      Then North's order hand has 1 card
      And South's order hand has 0 cards

    Scenario: the drawn card adds to the hand
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand holds 2 cards
      When the phase begins
      Then South's order hand has 3 cards

    Scenario: the drawn card is seen by its player alone
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then South sees South Order Deck 1 in South's order hand
      And North sees no card in South's order hand
      And North counts 1 cards in South's order hand

    Scenario: a player with several creatures draws one order card
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | c1     |
        | Rat      | North | h8     |
      When the phase begins
      Then South's order hand has 1 card

    Scenario: an order card is drawn in the forty-second turn, too
      Given it is North's refresh phase
      And it is turn 42
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then North's order hand has 1 card

    Scenario: an order card is drawn in the hundred-and-first turn
      Given it is South's refresh phase
      And it is turn 101
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then South's order hand has 1 card

  @dungeon_command.refresh.no_order_hand_limit
  Rule: A player may hold any number of order cards.
    Scenario: a hand above the commander's number draws like any other
      Given it is South's refresh phase
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | South | Captain   | 0             | 3          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand holds 9 cards
      When the phase begins
      Then South's order hand has 10 cards

    Scenario: nothing is discarded at the end of the turn
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | North | Captain   | 0             | 3          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North's order hand holds 9 cards
      When it has come to South's activate phase
      Then North's order hand has 9 cards
      And North's order discard pile has 0 cards

    Scenario: an eleventh order card is drawn and kept
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North's order hand holds 10 cards
      When the phase begins
      Then North's order hand has 11 cards

  @dungeon_command.ruling.who_untaps
  Rule: Both in the refresh phase and in the cleanup phase, only the creatures that the turn player controls untap.
    Scenario: the opponent's creatures stay tapped in the refresh phase
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | h8     | yes    |
      When the phase begins
      Then Wolf is untapped
      And Rat is tapped

    Scenario: a captured creature untaps in its captor's refresh phase
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | owner |
        | Wolf     | North | b7     | yes    | South |
        | Rat      | South | h1     | yes    | North |
      When the phase begins
      Then Wolf is untapped
      And Rat is tapped

    Scenario: the opponent's creatures stay tapped in the cleanup phase
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                |
        | Wolf     | South | b2     | yes    |                       |
        | Rat      | North | h8     | yes    | turn start: morale +1 |
        | Bat      | North | g8     | yes    | turn start: morale +2 |
      When it has come to North's refresh phase
      Then Wolf is untapped
      And Rat and Bat are tapped

    Scenario: a captured creature untaps in its controller's cleanup phase
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner | tapped |
        | Wolf     | South | a1     | North | yes    |
        | Rat      | North | h8     |       |        |
      When the phase begins
      Then Wolf is untapped

    Scenario: a captured creature does not untap in its owner's cleanup phase
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner | tapped |
        | Wolf     | South | a1     | North | yes    |
      When the phase begins
      Then the game has ended in a draw under dungeon_command.cleanup.end_check
      And Wolf is tapped

    Scenario: tapped creatures of the opponent stay tapped
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | b7     | yes    |
        | Rat      | South | h1     | yes    |
      When the phase begins
      Then Wolf is untapped
      And Rat is tapped

    Scenario: tapped creatures of the opponent stay tapped in the cleanup phase
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                |
        | Wolf     | South | b2     | yes    | turn end: draw 1      |
        | Owl      | South | c2     |        | turn end: tap this    |
        | Rat      | North | h8     | yes    | turn start: morale +1 |
        | Bat      | North | g8     | yes    | turn start: morale +2 |
      And South has resolved the first effect of Owl
      When it has come to North's refresh phase
      Then Rat and Bat are tapped
      And Wolf and Owl are untapped

    Scenario: a captured creature untaps in North's cleanup phase
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | owner | effect                |
        | Wolf     | North | b2     | yes    | South |                       |
        | Rat      | South | h8     | yes    |       | turn start: morale +1 |
        | Bat      | South | g8     |        |       | turn start: morale +2 |
      When it has come to South's refresh phase
      Then Wolf is untapped
      And Rat is tapped

  @dungeon_command.ruling.empty_order_deck
  Rule: Whoever has no order deck left draws nothing and loses nothing; the discard pile is not shuffled back.
    Scenario: an empty order deck gives no card
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order deck holds 0 cards
      And South's order discard pile holds 3 cards
      When the phase begins
      Then South's order hand has 0 cards
      And South's order discard pile has 3 cards
      And South's morale is 10
      And South is asked for an activation

    Scenario: the last card of the order deck is drawn
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's order deck holds 1 card
      When the phase begins
      Then North's order hand has 1 card
      And North's order deck has 0 cards
      And the game goes on

    Scenario: a card that draws more than there are gives what there is
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect      |
        | Study | 1     | minor  | use: draw 3 |
      And South's order deck holds 2 cards
      And South's order discard pile holds 4 cards
      And South has activated Wolf
      When South uses Study with Wolf
      Then South's order hand has 2 cards
      And South's order discard pile has 5 cards
      And the game goes on

    Scenario: an empty order deck takes no creature card instead
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order deck holds 0 cards
      When the phase begins
      Then South's creature hand has 0 cards
      And South's order hand has 0 cards
