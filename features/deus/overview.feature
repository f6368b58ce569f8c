Feature: Overview

  What the game needs before anything is played: two players, a deck for each, and six attributes.

  @deus.overview.two_players
  Rule: Exactly two players play the game.
    @since.2.00
    Scenario: two players take turns
      Given it is South's end declaration phase
      And South's deck holds 20 cards
      And North's deck holds 20 cards
      When South declares the end of the turn
      And North plays the turn to its end
      Then turn 5 is being played
      And it has become South's first hand adjustment phase

    Scenario: units of a third player cannot be there
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | b2   |
        | Wisp   | East  | c2   |
      When the position is put on the table
      Then it is turned down

  @deus.overview.own_deck
  Rule: Each player plays with a deck of their own, made before the game starts.
    @since.2.00
    Scenario: both decks are there before the first hands are drawn
      Given the draft has been completed, South picking first
      When both decks have been selected
      Then South's deck has 30 cards
      And North's deck has 30 cards
      And South's hand has 0 cards

    Scenario: a refill takes nothing from the other deck
      Given it is North's second hand adjustment phase
      And North's deck holds 1 cards
      And South's deck holds 5 cards
      When North discards nothing
      Then North's hand has 1 card
      And North's deck has 0 cards
      And South's deck has 5 cards

    Scenario: a card cannot be in both decks
      Given South's deck holds 2 cards
      And South Deck 1 also lies in North's deck
      When the position is put on the table
      Then it is turned down

  @deus.overview.six_attributes
  Rule: There are exactly six attributes, fire, water, earth, wind, holy and evil, and each of the six summoners commands a different one of them.
    @since.2.00
    Scenario: six half decks of six attributes
      Given the draft dice will show South 6 and North 1
      When a new game begins
      Then the half decks have 6 different attributes

    Scenario Outline: <attribute> is an attribute
      Given South's hand holds these cards
        | card   | attribute   |
        | Knight | <attribute> |
      When the position is put on the table
      Then it is accepted

      Examples:
        | attribute |
        | fire      |
        | water     |
        | earth     |
        | wind      |
        | holy      |
        | evil      |

    Scenario Outline: <word> is no attribute
      Given South's hand holds these cards
        | card   | attribute |
        | Knight | <word>    |
      When the position is put on the table
      Then it is turned down

      Examples:
        | word  |
        | light |
        | multi |
