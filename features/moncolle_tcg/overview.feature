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

  @moncolle_tcg.deck.one_per_player
  Rule: Two players play against each other, each with a deck of their own.
    Scenario: South and North each play with a deck of their own
      Given the turn order dice will show South 1 and North 4
      When a new game begins
      Then South's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And North's hand is cards 2, 3, 4, 5, 6 and 7 of the deck
      And South's deck has 43 cards
      And North's deck has 43 cards

    Scenario Outline: nobody plays without a deck: <seat>
      When a new game begins with these decks
        | seat   | cards |
        | <seat> | 0     |
      Then it is turned down

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: whoever draws takes cards of their own deck
      Given it is North's first hand adjustment phase
      And North's hand holds 4 cards
      And North's deck holds 3 cards
      And South's deck holds 5 cards
      When North discards nothing
      Then North's deck is, from the top, North Deck 3
      And South's deck has 5 cards

  @moncolle_tcg.ruling.turn_player_first
  Rule: When both players have to choose something at the same time, the turn player makes all of their choices first, then the opponent.
    Background:
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a3   |
        | Ogre   | South | a2   |
        | Imp    | South | a2   |
      And South's hand holds these cards
        | card | level | instant |
        | Wisp | 1     | yes     |

    Scenario: in an instant summon timing the turn player is asked first
      When North marches Knight and Squire to a2
      Then North is asked for instant summons

    Scenario: once the turn player has chosen in an instant summon timing the opponent is asked
      Given North has marched Knight and Squire to a2
      When North passes
      Then South is asked for instant summons

    Scenario: the opponent does not summon before the turn player has chosen
      Given North has marched Knight and Squire to a2
      When South tries to instantly summon Wisp
      Then it is refused under moncolle_tcg.battle.instant_order

    Scenario: in a line-up timing the turn player is asked first
      Given North has marched Knight and Squire to a2
      And North has passed
      When South passes
      Then North is asked for line up

    Scenario: once the turn player has lined up the opponent is asked
      Given North has marched Knight and Squire to a2
      And the battle has reached North's line-up
      When North lines up Squire and Knight
      Then South is asked for line up

    Scenario: the opponent does not line up before the turn player
      Given North has marched Knight and Squire to a2
      And the battle has reached North's line-up
      When South tries to line up Imp and Ogre
      Then it is refused under moncolle_tcg.battle.formation_order
