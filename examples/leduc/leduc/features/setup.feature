Feature: Preparing the game

  Cards, antes and the deal.

  @leduc.setup.cards
  Rule: There are six cards: a Jack, a Queen and a King each of Hearts and of Spades.
    Scenario: the King of Spades is a card
      Given South holds King of Spades
      When somebody puts that on the table
      Then it is taken

    Scenario: the Ace of Spades is no card
      Given South holds Ace of Spades
      When somebody puts that on the table
      Then it is turned down

    Scenario: the King of Clubs is no card
      Given South holds King of Clubs
      When somebody puts that on the table
      Then it is turned down

    Scenario: no card is there twice
      Given South holds King of Spades
      And North holds King of Spades
      When somebody puts that on the table
      Then it is turned down

  @leduc.setup.ante
  Rule: Each of the two players pays one chip into the pot before the deal.
    Scenario: one chip of each player is in the pot
      When a game begins with King of Hearts, Jack of Spades and Queen of Spades on top
      Then South has 1 and North 1 in the pot

  @leduc.setup.deal
  Rule: The cards are shuffled, and each player is dealt one private card, South first.
    Scenario: the shuffle decides who gets which card
      When a game begins with King of Hearts, Jack of Spades and Queen of Spades on top
      Then South has King of Hearts
      And North has Jack of Spades
      And there is no public card

    Scenario: both can have the same rank
      When a game begins with Queen of Spades, Queen of Hearts and Jack of Hearts on top
      Then South has Queen of Spades
      And North has Queen of Hearts
