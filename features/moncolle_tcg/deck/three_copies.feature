Feature: Deck

  @moncolle_tcg.deck.three_copies
  Rule: A deck has at most three cards of the same name.
    Scenario Outline: four cards of a <kind> are too many, here in <seat>'s deck
      When a new game begins with these decks
        | seat   | cards | among them |
        | <seat> | 50    | 4 <card>   |
      Then it is turned down

      Examples:
        | seat  | kind         | card             |
        | South | unit         | Tinder Runner    |
        | North | battle spell | Chimney's Answer |
        | South | consumable   | Wormwood Tonic   |
        | North | equipment    | Courier's Spurs  |
        | South | terrain      | Slag Terrace     |

    Scenario: three cards of the same name are accepted, in either deck
      Given the turn order dice will show South 4 and North 1
      When a new game begins with these decks
        | seat  | cards | among them                        |
        | South | 50    | 3 Puddle Hopper and 3 Held Breath |
        | North | 50    | 3 Puddle Hopper and 3 Held Breath |
      Then it is accepted
      And South's deck has 43 cards
