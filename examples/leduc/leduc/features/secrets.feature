Feature: What is hidden

  Which cards are seen by whom.

  @leduc.secret.hand
  Rule: A private card is seen by its player alone, also after a fold.
    Scenario: South sees one card
      Then South sees Jack of Hearts with South
      And South does not learn of Queen of Hearts anywhere

    Scenario: North sees the other
      Then North sees Queen of Hearts with North
      And North does not learn of Jack of Hearts anywhere

    Scenario: the public sees neither
      Then the public does not learn of Jack of Hearts and Queen of Hearts anywhere

    Scenario: nothing is shown in the second round
      Given Jack of Spades lies open, and each player has paid 1
      When South checks
      Then North does not learn of Jack of Hearts anywhere
      And South does not learn of Queen of Hearts anywhere

    Scenario: nothing is shown after a fold
      Given South has bet
      When North folds
      Then South does not learn of Queen of Hearts anywhere
      And North does not learn of Jack of Hearts anywhere

  @leduc.secret.stock
  Rule: Nobody sees the cards that have not been dealt.
    Scenario: the next card is not seen in the first round
      Given the next card is King of Spades
      Then South does not learn of King of Spades anywhere
      And North does not learn of King of Spades anywhere
      And the public does not learn of King of Spades anywhere

    Scenario: no further card is seen after the showdown
      Given Jack of Spades lies open, and each player has paid 1
      And South has checked
      When North checks
      Then the public does not learn of Queen of Spades, King of Hearts and King of Spades anywhere

  @leduc.showdown.shown
  Rule: At the showdown both private cards are shown to everybody.
    Scenario: each sees the other's card
      Given Jack of Spades lies open, and each player has paid 1
      And South has checked
      When North checks
      Then South sees Queen of Hearts with North
      And North sees Jack of Hearts with South

    Scenario: the public sees both cards
      Given Jack of Spades lies open, and each player has paid 1
      And South has bet
      When North calls
      Then the public sees Jack of Hearts with South
      And the public sees Queen of Hearts with North
