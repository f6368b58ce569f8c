Feature: Doubts

  The next player may doubt what was laid.

  @kasumi.doubt.next_player
  Rule: When a card has been laid, the next player clockwise, and nobody else, doubts it or passes.
    Scenario: the next player is asked, and may doubt
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And West holds Owl 3, Owl 4 and Owl 5
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And West doubts
      Then West's hand is Owl 3, Owl 4, Owl 5 and Fox 2

    Scenario: the next player is asked, and may pass
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And West passes
      Then the pile has 1 card
      And West is asked for a turn

    Scenario: another player does not doubt
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And the die shows 2
      When South lays Fox 2
      And North tries to doubt
      Then it is refused under kasumi.doubt.next_player

    Scenario: whoever laid the card does not doubt it
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And the die shows 2
      When South lays Fox 2
      And South tries to doubt
      Then it is refused under kasumi.doubt.next_player

    Scenario: the next player lays nothing yet
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And the die shows 2
      And West holds Owl 2
      When South lays Fox 2
      And West tries to lay Owl 2
      Then it is refused under kasumi.doubt.next_player

    Scenario: the next player takes nothing yet
      Given South, West and North sit at the table
      And South holds Fox 1 and Fox 2
      And the die shows 2
      And the stock is Owl 2
      When South lays Fox 2
      And West tries to take a card
      Then it is refused under kasumi.doubt.next_player

  @kasumi.doubt.show
  Rule: A card that is doubted is shown to everybody.
    Scenario: the top card of the pile is shown
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3
      And the pile is Owl 6
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And North doubts
      Then everybody is shown Fox 2

    Scenario: a card that is believed is not shown
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3
      And the pile is Owl 6
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And North passes
      Then no card is shown

    Scenario: the card is not shown any more once another is laid
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3
      And the pile is Owl 6
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And North doubts
      And North lays Owl 3
      Then no card is shown

  @kasumi.doubt.true
  Rule: If it bears the number of the turn, whoever doubted takes the whole pile into the hand.
    Scenario: whoever doubts an honest card takes the pile
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3 and Owl 4
      And the pile is Owl 5 and Owl 6
      And the die shows 2
      And the next die shows 5
      When South lays Fox 2
      And North doubts
      Then North's hand is Owl 3, Owl 4, Owl 5, Owl 6 and Fox 2
      And South's hand is Fox 1
      And the pile has 0 cards

  @kasumi.doubt.false
  Rule: If it bears another number, whoever laid it takes the whole pile into the hand.
    Scenario: whoever is caught lying takes the pile
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3 and Owl 4
      And the pile is Owl 5 and Owl 6
      And the die shows 2
      And the next die shows 5
      When South lays Fox 1
      And North doubts
      Then South's hand is Fox 2, Owl 5, Owl 6 and Fox 1
      And North's hand is Owl 3 and Owl 4
      And the pile has 0 cards

    Scenario: the next turn is the next player's all the same
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3
      And the pile is Owl 6
      And the die shows 2
      And the next die shows 5
      When South lays Fox 1
      And North doubts
      Then North is asked for a turn
