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
