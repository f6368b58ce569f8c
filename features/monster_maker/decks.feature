Feature: Decks

  Every player brings a deck. What it must be made of is looked at before the game begins.

  @monster_maker.deck.minimum_60
  Rule: A deck has at least 60 cards.
    Scenario: a deck of 59 cards
      When a new game begins with these decks
        | seat  | cards |
        | South | 59    |
      Then it is turned down

    Scenario Outline: a deck of <cards> cards
      When a new game begins with these decks
        | seat  | cards   |
        | South | <cards> |
      Then it is accepted
      And South is asked for a start character

      Examples:
        | cards |
        | 60    |
        | 61    |
        | 120   |

    Scenario: decks need not be of one size
      When a new game begins with these decks
        | seat  | cards |
        | South | 60    |
        | North | 75    |
      Then it is accepted
      And the public counts 60 cards in South's deck
      And the public counts 75 cards in North's deck

    Scenario Outline: one deck that is too small is enough, here <seat>'s
      When a new game of 3 players begins with these decks
        | seat   | cards |
        | <seat> | 59    |
      Then it is turned down

      Examples:
        | seat  |
        | West  |
        | North |

  @monster_maker.deck.four_copies
  Rule: A deck has at most 4 copies of the same card.
    Scenario Outline: five copies of a <kind> card
      When a new game begins with these decks
        | seat  | cards | among them |
        | South | 60    | 5 <card>   |
      Then it is turned down

      Examples:
        | kind      | card             |
        | land      | Milestone Plain  |
        | character | Wenna the Squire |
        | monster   | Thornback Boar   |
        | miracle   | Waystone Blade   |
        | skill     | Spark            |

    Scenario: a deck with four copies is accepted
      When a new game begins with these decks
        | seat  | cards | among them                                        |
        | South | 60    | 4 Milestone Plain, 4 Spark and 4 Wenna the Squire |
      Then it is accepted
      And South is asked for a start character

    Scenario: different cards of one person are different cards
      When a new game begins with these decks
        | seat  | cards | among them                                |
        | South | 60    | 4 Wenna the Squire and 4 Wenna the Knight |
      Then it is accepted
      And South is asked for a start character

    Scenario: each deck may have four copies
      When a new game begins with these decks
        | seat  | cards | among them |
        | South | 60    | 4 Spark    |
        | North | 60    | 4 Spark    |
      Then it is accepted
      And South is asked for a start character

    Scenario: a big deck may not have more copies than a small one
      When a new game begins with these decks
        | seat  | cards | among them |
        | North | 120   | 5 Spark    |
      Then it is turned down

  @monster_maker.deck.level_zero_character
  Rule: A deck contains at least one level 0 character.
    Scenario: a deck whose characters have level 1 or more
      When a new game begins with these decks
        | seat  | cards | among them                               |
        | South | 60    | no level 0 character and 4 Hedge Militia |
      Then it is turned down

    Scenario: a single level 0 character is enough
      When a new game begins with these decks
        | seat  | cards | among them         |
        | South | 60    | 1 Wenna the Squire |
      Then it is accepted
      And South is asked for a start character

    Scenario Outline: a <kind> of level 0 is no character
      When a new game begins with these decks
        | seat  | cards | among them                        |
        | South | 60    | no level 0 character and 4 <card> |
      Then it is turned down

      Examples:
        | kind    | card           |
        | monster | Ditch Goblin   |
        | miracle | Waystone Blade |

    Scenario: a monster card that serves as a character is no character card
      When a new game begins with these decks
        | seat  | cards | among them                             |
        | South | 60    | no level 0 character and 4 Stray Hound |
      Then it is turned down

    Scenario: a level 0 character in the deck of another player does not help
      When a new game of 3 players begins with these decks
        | seat  | cards | among them           |
        | South | 60    | 4 Wenna the Squire   |
        | North | 60    | no level 0 character |
      Then it is turned down

  @monster_maker.ruling.no_blank_cards
  Rule: A deck has only cards of the edition.
    Scenario: a card that nobody knows
      When a new game begins with these decks
        | seat  | cards | among them   |
        | South | 60    | 1 Blank Page |
      Then it is turned down

    Scenario: a deck without the unknown card is accepted
      When a new game begins with these decks
        | seat  | cards | among them        |
        | South | 60    | 1 Milestone Plain |
      Then it is accepted
      And South is asked for a start character

    Scenario: a blank card in a deck that is big enough without it
      When a new game begins with these decks
        | seat  | cards | among them   |
        | North | 61    | 1 Blank Page |
      Then it is turned down
