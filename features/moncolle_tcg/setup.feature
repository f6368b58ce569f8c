Feature: Set-up

  Shuffled decks, a base from the top, six cards in hand, a die for who begins.

  @moncolle_tcg.setup.base_card
  Rule: Each player lays the top card of their own deck face down as their base; what is printed on it does not matter.
    Scenario: the top card of each deck lies face down as base
      Given the turn order dice will show South 5 and North 2
      When a new game begins
      Then a base of South lies on b1
      And card 1 of South's deck lies on b1
      And a base of North lies on b4
      And card 1 of North's deck lies on b4
      And North does not see what lies on b1
      And South does not see what lies on b4

    Scenario Outline: what is printed on the card of a base does not matter: <card>
      Given the turn order dice will show South 1 and North 2
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | 1 <card>   |
      Then a base of <seat> lies on <base>
      And the limit of <base> is 10
      And the battlefield is empty

      Examples:
        | seat  | base | card               |
        | South | b1   | Copper-Toll Bridge |
        | North | b4   | Windgap Stair      |
        | South | b1   | Chimney Finch      |

    Scenario: a base is no card of the hand or of the deck
      Given the turn order dice will show South 1 and North 2
      When a new game begins
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And North's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And South's deck has 43 cards
      And North's deck has 43 cards

    @moncolle_tcg.ruling.decks_shuffled_first
    Scenario: bases and hands come from the shuffled decks
      Given the turn order dice will show South 5 and North 2
      And the shuffles will turn the decks upside down
      When a new game begins
      Then card 50 of South's deck lies on b1
      And card 50 of North's deck lies on b4
      And South's hand is cards 44, 45, 46, 47, 48 and 49 of the deck
      And North's hand is cards 44, 45, 46, 47, 48 and 49 of the deck

  @moncolle_tcg.setup.opening_hand
  Rule: Each player begins with six cards from the top of their own deck, and may not exchange them.
    Background:
      Given the turn order dice will show South 3 and North 6

    Scenario: six cards each, 43 are left
      When a new game begins
      Then South's hand has 6 cards
      And North's hand has 6 cards
      And South's deck has 43 cards
      And North's deck has 43 cards
      And South's discard pile has 0 cards

    Scenario: the opening hands come from the tops of the decks
      When a new game begins
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And North's hand is cards 2, 3, 4, 5, 6 and 7 of the deck

    Scenario: nobody is asked about an opening hand
      When a new game begins
      Then it has become North's normal summon phase
      And no discard answer is open to North
      And turn 1 is being played

    Scenario: an opening hand without units stays as it is
      When a new game begins with these decks
        | seat  | cards | among them                                           |
        | South | 50    | 3 Slag Terrace, 3 Windgap Stair and 3 Wormwood Tonic |
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And it has become North's normal summon phase

    Scenario: a hand is its owner's secret
      When a new game begins
      Then North sees no card in South's hand
      And the public sees no card in North's hand
      And North counts 6 cards in South's hand
      And South counts 43 cards in North's deck

  @moncolle_tcg.setup.first_player
  Rule: Both players roll a die; the higher one takes the first turn, and equal dice are rolled again.
    Scenario Outline: South rolls <south>, North <north>
      Given the turn order dice will show South <south> and North <north>
      When a new game begins
      Then it has become <seat>'s normal summon phase
      And turn 1 is being played

      Examples:
        | south | north | seat  |
        | 5     | 2     | South |
        | 3     | 4     | North |
        | 6     | 5     | South |
        | 1     | 6     | North |

    Scenario Outline: equal dice are rolled again until one is higher, here <seat>'s
      Given the turn order dice will show South 4 and North 4
      And the turn order dice will show South 1 and North 1
      And the turn order dice will show South <south> and North <north>
      When a new game begins
      Then it has become <seat>'s normal summon phase

      Examples:
        | south | north | seat  |
        | 5     | 2     | South |
        | 2     | 3     | North |

    Scenario Outline: two dice that show <n> are rolled again, before <seat> begins
      Given the turn order dice will show South <n> and North <n>
      And the turn order dice will show South <south> and North <north>
      When a new game begins
      Then it has become <seat>'s normal summon phase

      Examples:
        | n | south | north | seat  |
        | 1 | 1     | 2     | North |
        | 2 | 2     | 1     | South |
        | 3 | 5     | 6     | North |
        | 5 | 6     | 5     | South |
        | 6 | 1     | 2     | North |
        | 6 | 2     | 1     | South |
