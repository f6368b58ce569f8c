Feature: The end

  How the game is won.

  @kasumi.end.no_card
  Rule: Whoever has no card left at the end of their own turn, the doubt included, has won.
    Scenario: the last card is believed
      Given South holds Fox 1
      And North holds Owl 3
      And the die shows 2
      When South lays Fox 1
      And North passes
      Then South has won under kasumi.end.no_card
      And nobody is asked for anything

    Scenario: the last card is doubted without reason
      Given South holds Fox 2
      And North holds Owl 3
      And the die shows 2
      When South lays Fox 2
      And North doubts
      Then South has won under kasumi.end.no_card

    Scenario: the last card was a lie
      Given South holds Fox 1
      And North holds Owl 3
      And the die shows 2
      And the next die shows 5
      When South lays Fox 1
      And North doubts
      Then the game goes on
      And South's hand is Fox 1

    Scenario: nobody has won before the doubt is settled
      Given South holds Fox 1
      And North holds Owl 3
      And the die shows 2
      When South lays Fox 1
      Then the game goes on
      And North is asked for a doubt

  @kasumi.end.last_turn
  Rule: After the thirtieth turn the player with the fewest cards has won; among several, whose turn would have come first.
    Scenario: the fewest cards win after the thirtieth turn
      Given it is North's turn
      And South holds Fox 1 and Fox 2
      And North holds Owl 3 and Owl 4
      And the turn is number 30
      And the die shows 2
      When North lays Owl 3
      And South passes
      Then North has won under kasumi.end.last_turn

    Scenario: of equally few the next player wins
      Given South, West and North sit at the table
      And it is North's turn
      And South holds Fox 1 and Fox 2
      And West holds Owl 3
      And North holds Owl 5 and Owl 6
      And the turn is number 30
      And the die shows 2
      When North lays Owl 5
      And South passes
      Then West has won under kasumi.end.last_turn

    Scenario: the twenty-ninth turn is not the last
      Given South holds Fox 1 and Fox 2
      And North holds Owl 3 and Owl 4
      And the turn is number 29
      And the die shows 2
      And the next die shows 5
      When South lays Fox 1
      And North passes
      Then the game goes on
