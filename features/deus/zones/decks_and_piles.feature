Feature: Zones

  @deus.zone.deck.facedown
  Rule: Each player's deck lies face down in its own place, its order hidden from both players.
    Scenario: nobody sees a card of a deck
      Given it is North's main phase
      And North's deck holds these cards, from the top
        | card   |
        | Knight |
        | Ogre   |
      When the position is put on the table
      Then North does not learn of Knight and Ogre anywhere
      And South does not learn of Knight and Ogre anywhere
      And the public does not learn of Knight and Ogre anywhere

    Scenario: whoever draws a card sees that one only
      Given it is South's second hand adjustment phase
      And South's deck holds these cards, from the top
        | card   |
        | Knight |
        | Ogre   |
        | Wisp   |
      And South's hand holds 5 cards
      When South discards nothing
      Then South sees Knight in South's hand
      And South does not learn of Ogre and Wisp anywhere
      And North does not learn of Knight anywhere

    @deus.ruling.public_information
    Scenario: the number of cards in a deck is public
      Given it is North's main phase
      And North's deck holds 7 cards
      When the position is put on the table
      Then South counts 7 cards in North's deck
      And North counts 7 cards in North's deck
      And the public counts 7 cards in North's deck

  @deus.zone.deck.refill_from_top
  Rule: Refilling the hand moves cards from the top of the player's own deck to the hand.
    Background:
      Given it is South's second hand adjustment phase
      And South's hand holds 4 cards

    Scenario: the top two cards come into the hand
      Given South's deck holds these cards, from the top
        | card   |
        | Knight |
        | Ogre   |
        | Wisp   |
      When South discards nothing
      Then Knight and Ogre are in South's hand
      And South's deck is, from the top, Wisp

    Scenario: no discard pile and no other deck refills a hand
      Given South's discard pile holds 3 cards
      And North's deck holds 3 cards
      And South's deck holds 1 cards
      When South discards nothing
      Then South's hand has 5 cards
      And South's discard pile has 3 cards
      And North's deck has 3 cards

  @deus.zone.discard.contents
  Rule: Used and discarded cards go to their owner's discard pile, and the two piles are kept apart.
    Scenario: units fallen in battle go to their owners' piles
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 3      | 3       |
        | Ogre   | North | c2   | 3      | 3       |
      And South has marched Knight to c2
      When the battle is fought out with equal initiative
      Then Knight is in South's discard pile
      And Ogre is in North's discard pile
      And South's discard pile has 1 card

    Scenario: discarded hand cards go to their owner's pile
      Given it is North's second hand adjustment phase
      And North's hand holds these cards
        | card   |
        | Knight |
      And South's discard pile holds 2 cards
      When North discards Knight
      Then Knight is in North's discard pile
      And South's discard pile has 2 cards

    Scenario: what the enemy's effect makes a player discard stays that player's
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect                    |
        | Call | ritual spell | ritual: the enemy drops 1 |
      And North's hand holds these cards
        | card   |
        | Knight |
        | Ogre   |
      And South has used Call
      When North drops Knight
      Then Knight is in North's discard pile
      And Call is in South's discard pile
      And South's discard pile has 1 card

    @deus.ruling.failed_spell_is_discarded
    Scenario: a spell that failed goes to the discard pile as a used card
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | North | a3   | fire  | 3       |                               |
        | Seer | North | a3   |       |         |                               |
        | Ogre | South | a2   |       | 3       | counter: [3] to an enemy unit |
      And North's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And North has marched Mage and Seer to a2
      And the battle has reached North's before-attack timing
      And North has used Bolt on Ogre paid by Mage's fire
      And South has used Ogre on Mage
      When both sides pass
      Then Bolt is in North's discard pile
      And Ogre is in a2

  @deus.zone.discard.public
  Rule: Discard piles are face up, and both players may check their number and contents.
    @deus.ruling.public_information
    Scenario: everybody reads all of a discard pile
      Given it is South's main phase
      And South's discard pile holds these cards, from the top
        | card   |
        | Knight |
        | Ogre   |
        | Wisp   |
      When the position is put on the table
      Then North sees Knight, Ogre and Wisp in South's discard pile
      And South sees Knight, Ogre and Wisp in South's discard pile
      And the public sees Knight, Ogre and Wisp in South's discard pile

    Scenario: a card just discarded is open to the opponent, the rest of the hand is not
      Given it is North's second hand adjustment phase
      And North's hand holds these cards
        | card   |
        | Knight |
        | Ogre   |
      When North discards Knight
      Then South sees Knight in North's discard pile
      And South does not learn of Ogre anywhere

    @deus.ruling.public_information @since.2.00
    Scenario: a line-up is public
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Page   | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Page to b2
      And the battle has reached South's line-up
      When South lines up Page and Knight
      Then North sees Page and Knight lined up for South
      And the public sees Page and Knight lined up for South

  @deus.zone.discard.order_free
  Rule: The order of cards in a discard pile has no meaning and may be changed.
    @deus.ruling.public_information
    Scenario Outline: <top> on top of <bottom>, both are open
      Given it is North's main phase
      And North's discard pile holds these cards, from the top
        | card     |
        | <top>    |
        | <bottom> |
      When the position is put on the table
      Then South sees Knight and Ogre in North's discard pile
      And North's discard pile has 2 cards

      Examples:
        | top    | bottom |
        | Knight | Ogre   |
        | Ogre   | Knight |

    Scenario: unlike a discard pile, a deck has an order
      Given it is South's second hand adjustment phase
      And South's hand holds 5 cards
      And South's deck holds these cards, from the top
        | card   |
        | Ogre   |
        | Knight |
      When South discards nothing
      Then Ogre is in South's hand
      And Knight is not in South's hand

  @deus.zone.summoner_token_area
  Rule: Each player has one place for the summoner card and token cards, and it is not part of the battlefield.
    Scenario: the summoner and the tokens lie beside the battlefield, not on it
      Given it is North's main phase
      And North's summoner is Sage with ritual: draw 1
      And North's token area holds these tokens
        | token  |
        | Sprout |
      When the position is put on the table
      Then Sage is in North's summoner area
      And Sprout is in North's token area
      And the battlefield is empty

    Scenario: a token in the token area is no unit that could march
      Given it is South's main phase
      And South's token area holds these tokens
        | token  |
        | Sprout |
      When South tries to march Sprout to b2
      Then it is refused under deus.march.main_phase_action or deus.token.unit_on_field

    Scenario: a summoner is not on the battlefield
      Given these units are on the battlefield
        | unit | side  | area | kind     |
        | Sage | South | a1   | summoner |
      When the position is put on the table
      Then it is turned down

    Scenario: a unit card does not lie with summoner and tokens
      Given South's hand holds these cards
        | card   |
        | Knight |
      And a card with these fields lies in South's token area
        | field   | value |
        | kind    | unit  |
        | level   | 2     |
        | attack  | 2     |
        | defence | 3     |
        | march   | walk  |
      When the position is put on the table
      Then it is turned down

    @deus.ruling.public_information
    Scenario: both players read the summoner and the tokens
      Given it is North's main phase
      And North's summoner is Sage with ritual: draw 1
      And North's token area holds these tokens
        | token  |
        | Sprout |
      When the position is put on the table
      Then South sees which summoner North has
      And South sees Sprout in North's token area
      And the public sees Sprout in North's token area

    Scenario Outline: a <kind> is not in the <zone>
      Given a card with these fields lies in South's <zone>
        | field     | value       |
        | kind      | <kind>      |
        | level     | <level>     |
        | attack    | <level>     |
        | defence   | <level>     |
        | march     | <march>     |
        | abilities | <abilities> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind         | zone          | level | march  | abilities                                                                        |
        | unit         | summoner area | 2     | "walk" | []                                                                               |
        | token        | summoner area | 2     | "walk" | []                                                                               |
        | summoner     | hand          | null  | null   | []                                                                               |
        | summoner     | discard pile  | null  | null   | []                                                                               |
        | ritual_spell | token area    | null  | null   | [{"timing": "ritual", "scope": "field", "do": [[{"verb": "draw", "count": 1}]]}] |
