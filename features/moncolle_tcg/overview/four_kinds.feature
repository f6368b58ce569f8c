Feature: Overview

  Two players, each with a deck, fight over the bases of both. Four kinds of cards are all there is.

  @moncolle_tcg.cards.four_kinds
  Rule: Every card is a unit, a battle spell, an item or a terrain.
    Scenario: a deck holds cards of all four kinds
      Given the turn order dice will show South 5 and North 2
      When a new game begins with these decks
        | seat  | cards | among them                                                                              |
        | South | 50    | 3 Slag Terrace, 3 Tinder Runner, 3 Chimney's Answer, 3 Wormwood Tonic and 3 Cold Ledger |
        | North | 50    | 3 Feverish Marsh, 3 Puddle Hopper, 3 Held Breath and 3 Overlong Pike                    |
      Then it is accepted
      And it has become South's normal summon phase

    Scenario Outline: a <kind> is a card
      Given it is North's main phase
      And North's hand holds these cards
        | card  | kind   |
        | Thing | <kind> |
      When the position is put on the table
      Then it is accepted
      And Thing is in North's hand

      Examples:
        | kind         |
        | unit         |
        | battle spell |
        | consumable   |
        | equipment    |
        | terrain      |

    Scenario Outline: no card is a <kind>
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field | value  |
        | name  | Thing  |
        | kind  | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind         |
        | ritual_spell |
        | summoner     |
        | token        |
        | land         |
