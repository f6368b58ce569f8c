Feature: Preparing the game

  Both show what they bring, one goes first and chooses a side of the tiles, the battlefield is laid, hands are drawn.

  @dungeon_command.setup.reveal
  Rule: Setup begins with both players showing their tiles, their miniatures and their commander card.
    Scenario: everybody sees the commanders before the first choice
      When a new game begins
      Then South's commander is Captain Orla Wick
      And North's commander is Sootmother Ines
      And South is asked for the first player

    Scenario: the commander of a described warband is shown
      When a new game begins with these warbands
        | side  | commander      | creatures | orders |
        | North | Baron Undertow | 12        | 30     |
      Then North's commander is Baron Undertow
      And South's commander is Captain Orla Wick

    Scenario: leadership and morale begin as the commanders say
      When a new game begins
      Then South's leadership is 7
      And South's morale is 13
      And North's morale is 12

  @dungeon_command.setup.first_choice
  Rule: Chance names a winner, and the winner chooses to go first or second.
    Scenario: the winner goes first
      Given a new game begins
      When South chooses South as first player
      Then South is asked for the side

    Scenario: the winner lets the other go first
      Given a new game begins
      When South chooses North as first player
      Then North is asked for the side

    Scenario: North may win the draw
      When a new game begins, North winning the draw
      Then North is asked for the first player
      And the choose first answers open to North are exactly
        | first |
        | South |
        | North |

    Scenario: the loser of the draw does not choose
      Given a new game begins
      When North tries to choose North as first player
      Then it is refused under dungeon_command.setup.first_choice

    Scenario: the second player has the second turn
      Given a new game begins, North winning the draw
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And North has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Wick Runner on a1
      And South has finished deploying
      And North has deployed Sling Scout on a12
      When North finishes deploying
      Then South is asked for an activation
      And turn 1 is being played

    Scenario: where the first player is chosen, no other question may be answered
      When a new game begins with these warbands
        | side  | commander      | creatures | orders |
        | South | Provost Hask   | 12        | 30     |
        | North | Baron Undertow | 12        | 30     |
      Then South may answer no other question

  @dungeon_command.setup.side_choice
  Rule: The first player decides whether all tiles show their dungeon side or their outdoor side.
    Scenario: the dungeon side is chosen
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then the battlefield shows the dungeon side

    Scenario: the outdoor side is chosen
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen North as first player
      When North chooses the outdoor side
      Then the battlefield shows the outdoor side

    Scenario: the second player does not choose the side
      Given a new game begins
      And South has chosen North as first player
      When South tries to choose the dungeon side
      Then it is refused under dungeon_command.setup.side_choice
      And the choose side answers open to North are exactly
        | side    |
        | dungeon |
        | outdoor |

    Scenario: a map that shows the side it is brought for is accepted
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | outdoor | nnn | large A     | large C     |
        | outdoor | ... | large B     | large D     |
        | outdoor | ... | small A     | small C     |
        | outdoor | sss | small B     | small D     |
      Then it is accepted

    Scenario: a map of the other side is turned down
      When a new game begins on these maps
        | side    | shows   | map | south tiles | north tiles |
        | dungeon | outdoor | nnn | large A     | large C     |
        | dungeon |         | ... | large B     | large D     |
        | dungeon |         | ... | small A     | small C     |
        | dungeon |         | sss | small B     | small D     |
      Then it is turned down

    Scenario: where the side is chosen, no other question may be answered
      Given a new game begins with these warbands
        | side  | commander      | creatures | orders |
        | South | Provost Hask   | 12        | 30     |
        | North | Baron Undertow | 12        | 30     |
      When South chooses North as first player
      Then North may answer no other question

  @dungeon_command.setup.halves
  Rule: Each player builds one half of the battlefield from their own two large and two small tiles, and the halves are joined.
    Scenario: a battlefield without tiles of North's is turned down
      When a new game begins on these maps
        | side    | map | south tiles |
        | dungeon | nnn | large A     |
        | dungeon | ... | large B     |
        | dungeon | ... | small A     |
        | dungeon | sss | small B     |
      Then it is turned down

    Scenario: a battlefield without tiles of South's is turned down
      When a new game begins on these maps
        | side    | map | north tiles |
        | dungeon | nnn | large A     |
        | dungeon | ... | large B     |
        | dungeon | ... | small A     |
        | dungeon | sss | small B     |
      Then it is turned down

    Scenario: tiles that a player did not bring are turned down
      When a new game begins with these warbands
        | side  | commander    | creatures | orders | tiles                              |
        | South | Provost Hask | 12        | 30     | large A, large B, small A, small B |
      Then it is turned down

    Scenario: each half is made of the tiles of its player
      When a new game begins on these maps
        | side    | map | south tiles | north tiles |
        | outdoor | nnn | large A     | large C     |
        | outdoor | ... | large B     | large D     |
        | outdoor | ... | small A     | small C     |
        | outdoor | sss | small B     | small D     |
      Then it is accepted

    Scenario: each player's half lies on that player's side
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      And South has chosen the dungeon side
      And South has deployed Mudlark Urchin on a1
      And South has finished deploying
      When North deploys Sling Scout on a12
      Then Mudlark Urchin stands on a1
      And Sling Scout stands on a12

  @dungeon_command.ruling.finished_map
  Rule: The battlefield comes as a finished grid of squares that lists the tiles of each half; how the edges of tiles are joined is not judged.
    Scenario: any grid of squares will do as a battlefield
      When a new game begins on these maps
        | side    | map     | south tiles | north tiles |
        | dungeon | nnnnnnn | large A     | large C     |
        | dungeon | #.~.^.o | large B     | large D     |
        | dungeon | ..###.. | small A     | small C     |
        | dungeon | sssssss | small B     | small D     |
      Then it is accepted

    Scenario: a grid that lists no tiles is accepted as it is
      When a new game begins on these maps
        | side    | map |
        | dungeon | nnn |
        | dungeon | ... |
        | dungeon | sss |
      Then it is accepted

    Scenario: rows of different lengths are no grid
      When a new game begins on these maps
        | side    | map  |
        | dungeon | nnnn |
        | dungeon | ...  |
        | dungeon | ssss |
      Then it is turned down

  @dungeon_command.setup.treasure
  Rule: A treasure chest marker is put on every treasure square, with its number facing down.
    Scenario: every treasure square has a chest that lies face down
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then the chest on a6 lies face down
      And the chest on a7 lies face down
      And the chest on j6 lies face down
      And the chest on j7 lies face down
      And no chest lies on b6, e6 and a1

    Scenario: nobody knows the number of a chest
      Given a new game begins
      And the chests will lie in the opposite order
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South does not see what the chest on a6 holds
      And North does not see what the chest on a6 holds
      And North does not see what the chest on j7 holds

    Scenario: chance lays the numbers
      Given a new game begins
      And the chests will lie in the opposite order
      And the shuffles will leave the decks as they are
      And South has chosen North as first player
      When North chooses the outdoor side
      Then the chest on a6 lies face down
      And the chest on l6 lies face down

    Scenario: the chests lie where chance has put them
      Given a new game begins
      And the chests will lie in the opposite order
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then the judge sees that the chest on a6 holds 1
      And the judge sees that the chest on j6 holds 3
      And the judge sees that the chest on a7 holds 2

  @dungeon_command.setup.draw
  Rule: Each player shuffles both decks and draws as many creature cards and as many order cards as the commander card says.
    Scenario: the first hands come from the top of the decks
      Given a new game begins
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South's creature hand is the first 4 cards of the deck
      And South's order hand is the first 5 cards of the deck
      And North's creature hand is the first 5 cards of the deck
      And North's order hand is the first 5 cards of the deck

    Scenario: both decks of both players are shuffled
      Given a new game begins, North winning the draw
      And the chests will lie as they come
      And the shuffles will turn the decks upside down
      And North has chosen North as first player
      When North chooses the outdoor side
      Then South's creature hand is the last 4 cards of the deck
      And South's order hand is the last 5 cards of the deck
      And North's creature hand is the last 5 cards of the deck
      And North's order hand is the last 5 cards of the deck

    Scenario: the commander says how many cards are drawn
      Given a new game begins with these warbands
        | side  | commander    | creatures | orders |
        | South | Provost Hask | 12        | 30     |
      And the chests will lie as they come
      And the shuffles will leave the decks as they are
      And South has chosen South as first player
      When South chooses the dungeon side
      Then South's creature hand has 3 cards
      And South's order hand has 4 cards
      And South's creature deck has 9 cards
      And South's order deck has 26 cards

  @dungeon_command.ruling.hidden_information
  Rule: A hand is its player's secret, its size is not. Nobody sees the order of a deck or the number of a chest lying face down; everything else lies open.
    Scenario: each player sees their own hands
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | level |
        | Bolt | 1     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When it has come to South's activate phase
      Then South sees Bolt in South's order hand
      And South sees Owl in South's creature hand

    Scenario: the opponent sees how many cards a hand has and no more
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's order hand is
        | card | level |
        | Bolt | 1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
        | Elk  | 1     |
      When it has come to North's activate phase
      Then South sees no card in North's order hand
      And South sees no card in North's creature hand
      And South counts 1 cards in North's order hand
      And South counts 2 cards in North's creature hand
      And South does not learn of Bolt anywhere
      And the public does not learn of Owl anywhere

    Scenario: nobody sees the decks
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When it has come to South's activate phase
      Then South sees no card in South's order deck
      And South sees no card in South's creature deck
      And North sees no card in South's order deck
      And South counts 5 cards in South's order deck
      And North counts 5 cards in South's creature deck

    Scenario: discard piles lie open
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order discard pile is
        | card | level |
        | Bolt | 1     |
      And North's creature discard pile is
        | card | level |
        | Bat  | 1     |
      When it has come to South's activate phase
      Then North sees Bolt in South's order discard pile
      And South sees Bat in North's creature discard pile
      And the public sees Bolt in South's order discard pile

    Scenario: a used order card lies open for everybody
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect         |
        | Cheer | 1     | minor  | use: morale +1 |
      And South has activated Wolf
      When South uses Cheer with Wolf
      Then North sees Cheer in South's order discard pile

    Scenario: a chest that lies face down is nobody's knowledge
      Given it is North's activate phase
      And a chest of 2 lies face down on d4
      And a chest of 3 with 2 left lies face up on e4
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      When it has come to North's activate phase
      Then South does not see what the chest on d4 holds
      And North does not see what the chest on d4 holds
      And South sees that the chest on e4 holds 2
      And the public sees that the chest on e4 holds 2

    Scenario: the public sees no deck
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When it has come to South's activate phase
      Then the public sees no card in South's order deck
      And the public sees no card in North's creature deck
