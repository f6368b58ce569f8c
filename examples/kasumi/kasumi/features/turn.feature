Feature: The turn

  A die calls a number, and a card is laid, or taken.

  @kasumi.turn.roll
  Rule: A turn begins with a die; the face it shows is the number of this turn.
    Scenario: the die of the first turn gives the number
      When a game of 2 begins, the stock in printed order, the first die showing 4
      Then the number is 4

    Scenario: every turn has a die of its own
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And North passes
      Then the number is 5

  @kasumi.turn.choose
  Rule: After the die the player lays one card or takes one.
    Scenario: there is nothing else to choose
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      When South tries to doubt
      Then it is refused under kasumi.turn.choose

    Scenario: a turn is not passed
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      When South tries to pass
      Then it is refused under kasumi.turn.choose

    Scenario: a card is laid
      Given South holds Fox 1 and Fox 2
      And the die shows 2
      When South lays Fox 2
      Then South's hand is Fox 1
      And North is asked for a doubt

  @kasumi.turn.clockwise
  Rule: Turns pass clockwise, and nobody plays in the turn of another.
    Scenario: after South comes West
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And West passes
      Then West is asked for a turn
      And turn 2 is being played

    Scenario: after the last player comes the first
      Given South, West and North sit at the table
      And it is North's turn
      And North holds Fox 1 and Fox 2
      And the die shows 2
      And the next die shows 5
      When North lays Fox 2
      And South passes
      Then South is asked for a turn

    Scenario: nobody lays a card in the turn of another
      Given South holds Fox 1
      And North holds Owl 2
      And the die shows 2
      When North tries to lay Owl 2
      Then it is refused under kasumi.turn.clockwise

    Scenario: nobody takes a card in the turn of another
      Given South holds Fox 1
      And the stock is Owl 2
      And the die shows 2
      When North tries to take a card
      Then it is refused under kasumi.turn.clockwise

  @kasumi.lay.own_hand
  Rule: Only a card of the player's own hand can be laid.
    Scenario: a card of one's own hand can be laid
      Given South holds Fox 1 and Fox 2
      And North holds Owl 2
      And the die shows 2
      When South lays Fox 1
      Then South's hand is Fox 2

    Scenario: a card of another hand cannot be laid
      Given South holds Fox 1 and Fox 2
      And North holds Owl 2
      And the die shows 2
      When South tries to lay Owl 2
      Then it is refused under kasumi.lay.own_hand

    Scenario: a card of the stock cannot be laid
      Given South holds Fox 1 and Fox 2
      And the stock is Owl 2
      And the die shows 2
      When South tries to lay Owl 2
      Then it is refused under kasumi.lay.own_hand

    Scenario Outline: a card of another hand cannot be laid by <seat> either
      Given South, West, North and East sit at the table
      And it is <seat>'s turn
      And South holds Fox 1 and Fox 2
      And the die shows 2
      When <seat> tries to lay Fox 1
      Then it is refused under kasumi.lay.own_hand

      Examples:
        | seat  |
        | West  |
        | North |
        | East  |

  @kasumi.lay.any_number
  Rule: A card is laid face down onto the pile and is said to bear the number of the turn; whether it does is up to the player.
    Scenario: a card of the number is laid
      Given South holds Fox 1 and Fox 2
      And the pile is Owl 6
      And the die shows 2
      When South lays Fox 2
      Then the pile has 2 cards
      And no card is shown

    Scenario: a card of another number is laid
      Given South holds Fox 1 and Fox 2
      And the pile is Owl 6
      And the die shows 2
      When South lays Fox 1
      Then the pile has 2 cards
      And no card is shown

  @kasumi.take.one
  Rule: Whoever takes a card gets the top one of the stock, and the turn is over.
    Scenario: the top card is taken and the next turn begins
      Given South holds Fox 1
      And the stock is Owl 2 and Owl 3
      And the die shows 2
      And the next die shows 5
      When South takes a card
      Then South's hand is Fox 1 and Owl 2
      And the stock has 1 card
      And North is asked for a turn

  @kasumi.take.stock
  Rule: No card can be taken from an empty stock.
    Scenario: the last card of the stock is taken
      Given South holds Fox 1
      And the stock is Owl 2
      And the die shows 2
      And the next die shows 5
      When South takes a card
      Then South's hand is Fox 1 and Owl 2

    Scenario: nothing is taken from an empty stock
      Given South holds Fox 1
      And the die shows 2
      When South tries to take a card
      Then it is refused under kasumi.take.stock

    Scenario Outline: nothing is taken from an empty stock by <seat> either
      Given South, West, North and East sit at the table
      And it is <seat>'s turn
      And <seat> holds Fox 1
      And the die shows 2
      When <seat> tries to take a card
      Then it is refused under kasumi.take.stock

      Examples:
        | seat  |
        | West  |
        | North |
        | East  |
