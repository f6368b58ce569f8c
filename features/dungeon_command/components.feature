Feature: What each player brings

  A warband is a commander, a deck of creatures and a deck of orders. With it come four tiles.

  @dungeon_command.components.tiles_per_player
  Rule: Each player brings two large and two small battlefield tiles.
    Scenario: a map of both players' tiles is lawful
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large C     |
        | dungeon | ... | large B     | large D     |
        | dungeon | ... | small A     | small C     |
        | dungeon | sss | small B     | small D     |
      Then it is accepted

    Scenario: three large tiles are one too many
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large C     |
        | dungeon | ... | large B     | large D     |
        | dungeon | ... | large E     | small C     |
        | dungeon | sss | small B     | small D     |
      Then it is turned down

    Scenario: three small tiles are one too many
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large C     |
        | dungeon | ... | large B     | small E     |
        | dungeon | ... | small A     | small C     |
        | dungeon | sss | small B     | small D     |
      Then it is turned down

    Scenario: a fifth tile is one too many
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large C     |
        | dungeon | ... | large B     | large D     |
        | dungeon | ... | small A     | small C     |
        | dungeon | ... | small B     | small D     |
        | dungeon | sss | small E     |             |
      Then it is turned down

    Scenario: a warband that brings one small tile is turned down
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | tiles                         |
        | North | Provost Hask | 12        | 30     | large A, large B, and small C |
      Then it is turned down

    Scenario: one large tile is too few
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large C     |
        | dungeon | ... | small A     | large D     |
        | dungeon | ... | small B     | small C     |
        | dungeon | sss |             | small D     |
      Then it is turned down

    Scenario: one half's tiles do not stand in for those that the other half lacks
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | dungeon | nnn | large A     | large D     |
        | dungeon | ... | large B     | small B     |
        | dungeon | ... | large C     | small C     |
        | dungeon | sss | small A     | small D     |
      Then it is turned down

    Scenario: small tiles that South has too many are none of North's
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | outdoor | nnn | large A     | large B     |
        | outdoor | ... | small A     | large C     |
        | outdoor | ... | small B     | large D     |
        | outdoor | sss | small C     | small D     |
      Then it is turned down

  @dungeon_command.components.two_decks
  Rule: Each player has a creature deck and a separate order deck; a card is drawn from the deck of its kind.
    Scenario: an order card is drawn from the order deck
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect      |
        | Study | 1     | minor  | use: draw 1 |
      And South has activated Wolf
      When South uses Study with Wolf
      Then South Order Deck 1 is in South's order hand
      And South's order deck has 4 cards
      And South's creature deck has 5 cards

    Scenario: a creature card is drawn from the creature deck
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's order hand is
        | card   | level | action | effect               |
        | Muster | 1     | minor  | use: draw 1 creature |
      And North has activated Wolf
      When North uses Muster with Wolf
      Then North Creature Deck 1 is in North's creature hand
      And North's creature deck has 4 cards
      And North's order deck has 5 cards
      And South's creature deck has 5 cards

    Scenario: an order card does not lie in a creature deck
      Given a card with these fields lies in South's creature deck
        | field | value                              |
        | name  | Bolt                               |
        | kind  | order                              |
        | order | {"level": 1, "action": "standard"} |
      When the position is put on the table
      Then it is turned down

    Scenario: a creature card does not lie in an order hand
      Given a card with these fields lies in North's order hand
        | field    | value                                      |
        | name     | Wolf                                       |
        | kind     | creature                                   |
        | creature | {"level": 1, "speed": 6, "hit_points": 20} |
      When the position is put on the table
      Then it is turned down

    Scenario: a warband's creature deck has no order cards
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them |
        | South | Provost Hask | 13        | 30     | 1 Heavy Swing        |
      Then it is turned down

    Scenario: a warband's order deck has no creatures
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | orders among them |
        | North | Provost Hask | 12        | 31     | 1 Wick Runner     |
      Then it is turned down

    Scenario: the refresh phase draws from the order deck
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then South's order deck has 4 cards
      And South's creature deck has 5 cards

    Scenario: the cleanup phase draws from the creature deck, and from no other when that runs out
      Given it is North's cleanup phase
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | North | Abbess    | 4             | 5          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's creature deck holds 3 cards
      When the phase begins
      Then North's creature hand has 3 cards
      And North's order deck has 5 cards

  @dungeon_command.components.warband_minimum
  Rule: A warband has at least 12 creatures and at least 30 order cards.
    Scenario: 12 creatures and 30 order cards are enough
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | South | Provost Hask | 12        | 30     |
        | North | Provost Hask | 12        | 30     |
      Then it is accepted

    Scenario: 11 creatures are too few
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | South | Provost Hask | 11        | 30     |
      Then it is turned down

    Scenario: 29 order cards are too few
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | North | Provost Hask | 12        | 29     |
      Then it is turned down

    Scenario: the second player's warband needs 12 creatures, too
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | North | Provost Hask | 11        | 30     |
      Then it is turned down

    Scenario: more cards than needed are lawful
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | South | Provost Hask | 20        | 32     |
        | North | Provost Hask | 13        | 31     |
      Then it is accepted

    Scenario: the warbands need not be of one size
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | South | Provost Hask | 20        | 32     |
        | North | Provost Hask | 12        | 30     |
      Then it is accepted

    Scenario: order cards do not stand in for a missing creature
      When a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | South | Provost Hask | 11        | 31     |
      Then it is turned down

  @dungeon_command.components.copy_limit
  Rule: A warband has at most 4 copies of the same creature and at most 4 copies of the same order card.
    Scenario: 4 copies of a creature are lawful
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them |
        | South | Provost Hask | 12        | 30     | 4 Wick Runner        |
      Then it is accepted

    Scenario: 5 copies of a creature are one too many
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them |
        | North | Provost Hask | 12        | 30     | 5 Wick Runner        |
      Then it is turned down

    Scenario: 4 copies of an order card are lawful
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | orders among them |
        | North | Provost Hask | 12        | 30     | 4 Heavy Swing     |
      Then it is accepted

    Scenario: 5 copies of an order card are one too many
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | orders among them |
        | South | Provost Hask | 12        | 30     | 5 Heavy Swing     |
      Then it is turned down

    Scenario: each warband has copies of its own
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them |
        | South | Provost Hask | 12        | 30     | 4 Wick Runner        |
        | North | Provost Hask | 12        | 30     | 4 Wick Runner        |
      Then it is accepted

  @dungeon_command.components.one_commander
  Rule: A warband has exactly one commander card, which says how many cards the creature hand has, how many order cards the player begins with, and with what leadership and morale.
    Scenario: a creature does not lead a warband
      When a new game begins with these warbands
        | side  | commander   | creatures | orders |
        | South | Wick Runner | 12        | 30     |
      Then it is turned down

    Scenario: a second commander is no creature of a warband
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them |
        | North | Provost Hask | 13        | 30     | 1 Captain Orla Wick  |
      Then it is turned down

    Scenario: the commander's numbers are those that the player begins with
      Given a new game begins with these warbands
        | side  | commander      | creatures | orders |
        | South | Provost Hask   | 12        | 30     |
        | North | Baron Undertow | 12        | 30     |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South's leadership is 9
      And South's morale is 13
      And South's creature hand has 3 cards
      And South's order hand has 4 cards
      And North's leadership is 8
      And North's morale is 11
      And North's creature hand has 4 cards
      And North's order hand has 6 cards

    Scenario: each hand is refilled up to what its own commander says
      Given it is North's cleanup phase
      And North had the first turn
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | South | Captain   | 4             | 6          |
        | North | Abbess    | 2             | 5          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And South's creature hand holds 1 card
      When the phase begins
      Then North's creature hand has 2 cards

    Scenario: the second player's commander counts for the second player
      Given it is North's cleanup phase
      And South had the first turn
      And these commanders lead
        | side  | commander | creature hand | order hand |
        | South | Captain   | 4             | 6          |
        | North | Abbess    | 2             | 5          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      When the phase begins
      Then North's creature hand has 2 cards

  @dungeon_command.ruling.any_mixture
  Rule: A warband may mix creatures and order cards of all kinds; only numbers and copies are limited.
    Scenario: flyers, burrowers and shifters fight side by side
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them                                             |
        | South | Provost Hask | 12        | 30     | 2 Glass Harrier, 2 Tin Beetle, 2 Wick Runner and 1 Old Underhill |
      Then it is accepted

    Scenario: orders that nobody of the warband can use are lawful
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | creatures among them                             | orders among them |
        | North | Provost Hask | 12        | 30     | 4 Mudlark Urchin, 4 Bramble Hound, 4 Wick Runner | 4 Heavy Swing     |
      Then it is accepted
