Feature: Preparing the game

  @dungeon_command.setup.deploy_order
  Rule: The first player deploys all of their starting creatures, then the second player does.
    Scenario: the first player is asked first
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South is asked for starting creatures

    Scenario: the second player is asked when the first has finished
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Wick Runner on a1
      When South finishes deploying
      Then North is asked for starting creatures

    Scenario: the first player deploys one creature after the other
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South deploys Wick Runner on a1
      Then South is asked for starting creatures

    Scenario: North deploys first if North goes first
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen North as first player
      And North has chosen the dungeon side
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then South is asked for starting creatures

    Scenario: the second player does not deploy out of turn
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When North tries to deploy Sling Scout on a12
      Then it is refused under dungeon_command.setup.deploy_order

    Scenario: the first turn begins when both have finished
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Wick Runner on a1
      And South has finished deploying
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then South is asked for an activation
      And turn 1 is being played

    Scenario: where starting creatures are deployed, no other question may be answered
      Given a new game begins with these warbands
        | side  | commander      | creatures | orders |
        | South | Provost Hask   | 12        | 30     |
        | North | Baron Undertow | 12        | 30     |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South may answer no other question

  @dungeon_command.setup.deploy_place
  Rule: Starting creatures come from the creature hand, and each goes onto a free square of its player's start area.
    Scenario: a starting creature leaves the hand for the start area
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South deploys Mudlark Urchin on b2
      Then Mudlark Urchin stands on b2
      And South's creature hand has 3 cards
      And Mudlark Urchin is not in South's creature hand

    Scenario: a square outside the start area is not lawful
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South tries to deploy Mudlark Urchin on d1
      Then it is refused under dungeon_command.setup.deploy_place

    Scenario: the opponent's start area is not lawful
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen North as first player
      And North has chosen the dungeon side
      When North tries to deploy Sling Scout on a1
      Then it is refused under dungeon_command.setup.deploy_place

    Scenario: a square with a creature is not free
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      When South tries to deploy Lantern Squire on b2
      Then it is refused under dungeon_command.setup.deploy_place

    Scenario: a creature of the deck is not deployed
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South tries to deploy Storm Heron on b2
      Then it is refused as meaningless

    Scenario: several creatures are deployed side by side
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on a1
      And South has deployed Lantern Squire on b1
      When South deploys Wick Runner on a2
      Then Wick Runner stands on a2

  @dungeon_command.setup.deploy_leadership
  Rule: The levels of a player's starting creatures together must not exceed the leadership on the commander card.
    Scenario: levels up to leadership are lawful
      Given a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them                |
        | South | Provost Hask | 12        | 30     | 2 Oathbound Duellist, 1 Wick Runner |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Oathbound Duellist on a1
      And South has deployed Wick Runner on b1
      When South deploys Oathbound Duellist on c1
      Then South's creature hand has 0 cards
      And Wick Runner stands on b1

    Scenario: more levels than leadership are too many
      Given a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them                        |
        | South | Provost Hask | 12        | 30     | 1 Oathbound Duellist, 2 Lady of the Tolling |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Lady of the Tolling on a1
      When South tries to deploy Lady of the Tolling on b1
      Then it is refused under dungeon_command.setup.deploy_leadership

    Scenario: the second player is bound by their own leadership
      Given a new game begins with these warbands
        | side  | commander         | creatures | orders | creatures among them                        |
        | North | Captain Orla Wick | 12        | 30     | 1 Oathbound Duellist, 2 Lady of the Tolling |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen North as first player
      And North has chosen the dungeon side
      And North has deployed Oathbound Duellist on a12
      When North tries to deploy Lady of the Tolling on b12
      Then it is refused under dungeon_command.setup.deploy_leadership

    Scenario: what the first player has deployed does not count for the second
      Given a new game begins with these warbands
        | side  | commander         | creatures | orders | creatures among them                        |
        | South | Provost Hask      | 12        | 30     | 1 Lady of the Tolling, 1 Oathbound Duellist |
        | North | Captain Orla Wick | 12        | 30     | 1 Bronze Porter                             |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Lady of the Tolling on a1
      And South has finished deploying
      When North deploys Bronze Porter on a12
      Then Bronze Porter stands on a12

    Scenario: the greater leadership of the opponent does not help
      Given a new game begins with these warbands
        | side  | commander         | creatures | orders | creatures among them                        |
        | South | Captain Orla Wick | 12        | 30     | 1 Lady of the Tolling, 1 Oathbound Duellist |
        | North | Provost Hask      | 12        | 30     | 1 Bronze Porter                             |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Lady of the Tolling on a1
      When South tries to deploy Oathbound Duellist on b1
      Then it is refused under dungeon_command.setup.deploy_leadership

  @dungeon_command.setup.deploy_minimum
  Rule: Each player deploys at least one starting creature.
    Scenario: the first player cannot go without a creature
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South tries to finish deploying
      Then it is refused under dungeon_command.setup.deploy_minimum
      And no pass answer is open to South

    Scenario: the second player cannot go without a creature
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      And South has finished deploying
      When North tries to finish deploying
      Then it is refused under dungeon_command.setup.deploy_minimum

    Scenario: one starting creature is enough
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      When South finishes deploying
      Then North is asked for starting creatures

    Scenario: a player with only creatures of level 2 in the hand cannot go without one
      Given a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them                       |
        | South | Provost Hask | 12        | 30     | 1 Gate Warden, 1 Bell Novice, 1 Ember Newt |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South tries to finish deploying
      Then it is refused under dungeon_command.setup.deploy_minimum

  @dungeon_command.setup.refill
  Rule: After the starting creatures are deployed, each player draws creature cards until the hand has as many as the commander card says.
    Scenario: both hands are full when the first turn begins
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      And South has deployed Lantern Squire on b1
      And South has finished deploying
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then South's creature hand has 4 cards
      And North's creature hand has 5 cards

    Scenario: hands are refilled from the top of the creature deck, and order hands are not
      Given a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them                                     |
        | South | Provost Hask | 12        | 30     | 1 Tin Beetle, 1 Bell Novice, 1 Gate Warden, 1 Ember Newt |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Tin Beetle on a1
      And South has finished deploying
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then Ember Newt is in South's creature hand
      And South's order hand has 5 cards

    Scenario: who has deployed three creatures draws three
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      And South has deployed Lantern Squire on b1
      And South has deployed Wick Runner on a1
      And South has finished deploying
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then South's creature hand has 4 cards

  @dungeon_command.ruling.refill_together
  Rule: Both players refill their creature hands together, when both have deployed.
    Scenario: the first player's hand is not refilled while the second deploys
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      And South has deployed Lantern Squire on b1
      When South finishes deploying
      Then South's creature hand has 2 cards
      And North is asked for starting creatures

    Scenario: North's hand waits for South's creatures
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen North as first player
      And North has chosen the dungeon side
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then North's creature hand has 4 cards

  @dungeon_command.ruling.redraw
  Rule: If no creature in the starting hand has a level within leadership, the player shows the hand, shuffles it into the deck and draws as many again, until one has.
    Scenario: a hand with a creature within leadership is kept
      Given a new game begins with these warbands
        | side  | commander         | creatures | orders | creatures among them                                         |
        | South | Captain Orla Wick | 12        | 30     | 2 Lady of the Tolling, 1 Old Underhill, 1 Oathbound Duellist |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South is asked for starting creatures
      And South's creature hand is the first 4 cards of the deck

    Scenario: a hand above leadership is drawn anew
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                      |
        | South | The Threadbare Margrave | 12        | 30     | 2 Lady of the Tolling and 2 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South's second hand will come from the bottom of the deck
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South is asked for starting creatures
      And South's creature hand is the last 4 cards of the deck
      And South's creature deck has 8 cards
      And South's order hand is the first 4 cards of the deck

    Scenario: the second player draws anew when it is time to deploy
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                      |
        | North | The Threadbare Margrave | 12        | 30     | 2 Lady of the Tolling and 2 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And North's second hand will come from the bottom of the deck
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      When South finishes deploying
      Then North is asked for starting creatures
      And North's creature hand is the last 4 cards of the deck

    Scenario: one creature within leadership is enough to keep a hand
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                       |
        | South | The Threadbare Margrave | 12        | 30     | 3 Lady of the Tolling and 1 Lantern Squire |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South's creature hand is the first 4 cards of the deck

    Scenario: a hand that the second deployment would not fit is kept
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                                            |
        | South | The Threadbare Margrave | 12        | 30     | 1 Oathbound Duellist, 2 Lady of the Tolling and 1 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South deploys Oathbound Duellist on b2
      Then South's creature hand has 3 cards
      And Oathbound Duellist stands on b2

    Scenario: a second hand above leadership is drawn anew, too
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                      |
        | South | The Threadbare Margrave | 12        | 30     | 4 Lady of the Tolling and 4 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South's second hand will come from the middle of the deck
      And South's third hand will come from the bottom of the deck
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South is asked for starting creatures
      And South's creature hand is the last 4 cards of the deck

    Scenario: the second player draws a third hand when the second does not fit
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                      |
        | North | The Threadbare Margrave | 12        | 30     | 4 Lady of the Tolling and 4 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And North's second hand will come from the middle of the deck
      And North's third hand will come from the bottom of the deck
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      When South finishes deploying
      Then North is asked for starting creatures
      And North's creature hand is the last 4 cards of the deck

  @dungeon_command.ruling.nothing_to_deploy
  Rule: A player without any creature card within leadership in hand and deck, or without a free square in the start area, deploys no starting creature, and the game goes on.
    Scenario: a warband of creatures above leadership begins with none
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                                       |
        | South | The Threadbare Margrave | 12        | 30     | 4 Bronze Porter, 4 Lady of the Tolling and 4 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South finishes deploying
      Then North is asked for starting creatures
      And South's creature hand is the first 4 cards of the deck

    Scenario: the second player begins with none likewise
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                                       |
        | North | The Threadbare Margrave | 12        | 30     | 4 Bronze Porter, 4 Lady of the Tolling and 4 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      And South has finished deploying
      When North finishes deploying
      Then South is asked for an activation

    Scenario: what cannot be led is not deployed for want of others
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                                       |
        | South | The Threadbare Margrave | 12        | 30     | 4 Bronze Porter, 4 Lady of the Tolling and 4 Old Underhill |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South tries to deploy Bronze Porter on b2
      Then it is refused under dungeon_command.setup.deploy_leadership
      And no deploy answer is open to South

    Scenario: without a start area nobody is deployed
      Given a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large C     |
        | dungeon | ... | large B     | large D     |
        | dungeon | ... | small A     | small C     |
        | dungeon | ... | small B     | small D     |
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South finishes deploying
      Then North is asked for starting creatures

    Scenario: one creature within leadership and one free square are enough to have to deploy
      Given a new game begins with these warbands
        | side  | commander               | creatures | orders | creatures among them                       |
        | North | The Threadbare Margrave | 12        | 30     | 3 Lady of the Tolling and 1 Lantern Squire |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on b2
      And South has finished deploying
      When North tries to finish deploying
      Then it is refused under dungeon_command.setup.deploy_minimum

  @dungeon_command.ruling.starting_untapped
  Rule: Starting creatures enter the battlefield untapped.
    Scenario: a starting creature is untapped
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      When South deploys Mudlark Urchin on b2
      Then Mudlark Urchin is untapped

    Scenario: a starting creature of the first player acts in the first turn
      Given the game has been prepared, South having the first turn
      When South activates Wick Runner
      Then Wick Runner is being activated
      And Wick Runner is untapped

    Scenario: the second player's starting creature is untapped, too
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Wick Runner on a1
      And South has finished deploying
      When North deploys Sling Scout on a12
      Then Sling Scout is untapped
