Feature: Preparing the game

  Cards, players and the deal.

  @kasumi.setup.players
  Rule: Two, three or four players sit at the table.
    Scenario: two can play
      When a game of 2 begins, the stock in printed order, the first die showing 1
      Then South is asked for a turn
      And the stock has 6 cards

    Scenario: four can play
      When a game of 4 begins, the stock in printed order, the first die showing 1
      Then South is asked for a turn
      And East's hand is Owl 5, Fox 6 and Owl 6
      And the stock has 0 cards

    Scenario: one cannot play
      When somebody wants to begin a game of 1
      Then it is turned down

    Scenario: five cannot play
      When somebody wants to begin a game of 5
      Then it is turned down

  @kasumi.setup.cards
  Rule: There are twelve cards: a fox and an owl for each number from one to six.
    Scenario: the fox of the highest number is a card
      Given South holds Fox 6
      And the die shows 1
      When somebody puts that on the table
      Then it is taken

    Scenario: a fox of seven is no card
      Given South holds Fox 7
      And the die shows 1
      When somebody puts that on the table
      Then it is turned down

    Scenario: no card is there twice
      Given South holds Fox 6
      And North holds Fox 6
      And the die shows 1
      When somebody puts that on the table
      Then it is turned down

    Scenario: a card that there is not cannot be laid
      Given South holds Fox 6
      And the die shows 1
      When South tries to lay Hare 6
      Then it is refused as meaningless

  @kasumi.setup.shuffle
  Rule: Before the game all cards are shuffled and become the stock, face down.
    Scenario: the shuffle decides what is dealt
      When a game of 2 begins, the stock upside down, the first die showing 1
      Then South's hand is Owl 6, Fox 6 and Owl 5

    Scenario: the stock is not seen after the shuffle
      When a game of 2 begins, the stock upside down, the first die showing 1
      Then South does not learn of Fox 1 and Owl 1 anywhere

  @kasumi.setup.deal
  Rule: Then each player, South first and on clockwise, is dealt the top three cards of the stock.
    Scenario: three players have three cards each
      When a game of 3 begins, the stock in printed order, the first die showing 1
      Then South's hand is Fox 1, Owl 1 and Fox 2
      And West's hand is Owl 2, Fox 3 and Owl 3
      And North's hand is Fox 4, Owl 4 and Fox 5
      And the stock has 3 cards

  @kasumi.setup.first
  Rule: South has the first turn.
    Scenario: the first turn is South's
      When a game of 4 begins, the stock in printed order, the first die showing 3
      Then South is asked for a turn
      And turn 1 is being played
