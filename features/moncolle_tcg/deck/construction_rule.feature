Feature: Deck

  @moncolle_tcg.deck.construction_rule
  Rule: How many copies of a card a deck may hold is what the card's construction rule says, if it has one.
    Scenario Outline: more copies than the construction rule allows are turned down: <among>
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | <among>    |
      Then it is turned down

      Examples:
        | seat  | among                      |
        | South | 2 Gavel of the White Court |
        | North | 2 Smuggler's Almanac       |
        | North | 3 Headsman's Thread        |
        | South | 7 Chimney Finch            |

    Scenario Outline: as many copies as the construction rule allows are accepted: <among>
      Given the turn order dice will show South 4 and North 1
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | <among>    |
      Then it is accepted
      And <seat>'s deck has 43 cards

      Examples:
        | seat  | among                                        |
        | South | 1 Gavel of the White Court                   |
        | North | 1 Smuggler's Almanac and 1 Headsman's Thread |
        | North | 6 Chimney Finch                              |
