Feature: Zones

  Where units and cards can be, who may see them, and how much there may be of them.

  @deus.zone.battlefield
  Rule: The battlefield is a grid of nine areas, three by three, and units exist only in those areas.
    Scenario Outline: <area> is an area
      Given a unit of <side> stands in area <area>
      When the position is put on the table
      Then it is accepted

      Examples:
        | side  | area |
        | South | a1   |
        | South | b1   |
        | South | c1   |
        | South | a2   |
        | North | b2   |
        | North | c2   |
        | North | a3   |
        | North | b3   |
        | North | c3   |

    Scenario Outline: <area> is none
      Given a unit of South stands in area <area>
      When the position is put on the table
      Then it is turned down

      Examples:
        | area |
        | d1   |
        | d2   |
        | a4   |
        | b0   |

    Scenario: a unit is not in two areas
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And Knight also stands in c1 for South
      When the position is put on the table
      Then it is turned down

  @deus.zone.area_limit_8
  Rule: A player's units in one area may total at most level 8.
    Scenario Outline: level <level> joins level 6
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | level |
        | Ogre | South | b1   | 6     |
      And South's hand holds these cards
        | card   | level   |
        | Knight | <level> |
      When South <summons> Knight to b1
      Then <outcome>

      Examples:
        | level | summons         | outcome                                           |
        | 1     | summons         | Knight is in b1                                   |
        | 2     | summons         | Knight is in b1                                   |
        | 3     | tries to summon | it is refused under deus.turn.summon.normal_limit |

    Scenario Outline: a position with levels 6 and <level> in <area>
      Given these units are on the battlefield
        | unit | side  | area   | level   |
        | Ogre | South | <area> | 6       |
        | Imp  | South | <area> | <level> |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | area | level | answer      |
        | b1   | 2     | accepted    |
        | b1   | 3     | turned down |
        | b2   | 2     | accepted    |
        | b2   | 3     | turned down |

  @deus.zone.area_limit_per_player
  Rule: The area limit is counted separately for each player's units.
    Scenario: eight levels of either side meet in a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 8     |
        | Ogre   | North | b2   | 8     |
      When South marches Knight to b2
      Then Knight and Ogre are in b2

    Scenario: nine levels of one side are too many though the other side has none
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 6     |
        | Page   | South | a2   | 3     |
      When South tries to march Knight and Page to b2
      Then it is refused under deus.march.c

  @deus.zone.own_territory
  Rule: Own territory is the three areas on a player's side, and only that player's units can be there.
    Scenario Outline: <side> in <area>
      Given a unit of <side> stands in area <area>
      When the position is put on the table
      Then it is <answer>

      Examples:
        | side  | area | answer      |
        | South | a1   | accepted    |
        | North | a1   | turned down |
        | North | b1   | turned down |
        | North | c1   | turned down |
        | North | b3   | accepted    |
        | South | a3   | turned down |
        | South | b3   | turned down |
        | South | c3   | turned down |

    Scenario Outline: <seat> summons into <area>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card   |
        | Knight |
      When <seat> <summons> Knight to <area>
      Then <outcome>

      Examples:
        | seat  | area | summons         | outcome                                     |
        | South | a1   | summons         | Knight is in a1                             |
        | North | a3   | summons         | Knight is in a3                             |
        | North | a1   | tries to summon | it is refused under deus.turn.summon.normal |

    Scenario: North rearranges units within rank 3
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
        | Imp  | North | b3   |
      When North rearranges these units
        | unit | to |
        | Ogre | b3 |
        | Imp  | c3 |
      Then Ogre is in b3
      And Imp is in c3

  @deus.zone.enemy_territory
  Rule: Enemy territory holds only the opponent's units, and own units cannot march there.
    @deus.ruling.march_to_own_territory_allowed
    Scenario: from a front area to all areas but the enemy's
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | march |
        | Wisp | South | b2   | fly   |
      When the position is put on the table
      Then the single march answers open to South are exactly
        | unit | to |
        | Wisp | a1 |
        | Wisp | b1 |
        | Wisp | c1 |
        | Wisp | a2 |
        | Wisp | c2 |

    @deus.ruling.march_to_own_territory_allowed
    Scenario Outline: a march back or sideways at home, to <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
      When South marches Knight to <area>
      Then Knight is in <area>
      And Knight is exhausted

      Examples:
        | from | area |
        | b2   | b1   |
        | a1   | b1   |

    Scenario Outline: <seat> does not march into the enemy's territory
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area |
        | Knight | <seat> | b2   |
      When <seat> tries to march Knight to <area>
      Then it is refused under deus.march.b_front_or_own

      Examples:
        | seat  | area |
        | South | b3   |
        | North | b1   |

  @deus.zone.front
  Rule: The front areas are the three areas between the two territories; whoever holds all three wins.
    Scenario: units in all three front areas win
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | South | b2   |
        | Wisp   | South | c1   |
      When South marches Wisp to c2
      Then South has won

    Scenario: units in own territory do not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | South | b1   |
        | Wisp   | South | c1   |
        | Imp    | South | a1   |
      When South marches Wisp to c2
      Then the game goes on

    @deus.ruling.control_means_presence @since.2.00
    Scenario: an area with enemies in it is the enemy's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Page   | South | a1   |
        | Ogre   | North | b2   |
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Page   | b1 |
      Then it is refused under deus.march.d_enemy

    @deus.ruling.control_means_presence @since.2.00
    Scenario: an area with nobody in it is no enemy's, though it was at turn start
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Page   | South | a1   |
      And b2 was North's when the turn began
      When South tries to march these units
        | unit   | to |
        | Knight | b2 |
        | Page   | b1 |
      Then it is refused under deus.march.d_empty

    @deus.ruling.control_means_presence @since.2.00
    Scenario Outline: an empty area <how> is <whose>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And <how>
      When South marches Knight to b2
      Then <asked>

      Examples:
        | how                                  | whose    | asked                          |
        | a control marker lies on b2          | South's  | South is asked for main action |
        | nobody was in b2 when the turn began | nobody's | North is asked for intercept   |

    @deus.ruling.control_means_presence @since.2.00
    Scenario: a control marker is no win
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | South | b1   |
      And a control marker lies on c2
      When South marches Ogre to b2
      Then the game goes on

    @deus.battle.occurs
    Scenario Outline: units of <who> in one front area between two actions
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side   | area |
        | Knight | South  | b2   |
        | Ogre   | <side> | b2   |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | who        | side  | answer      |
        | one side   | South | accepted    |
        | both sides | North | turned down |

  @deus.zone.hand.private
  Rule: A player sees their own hand, but the opponent does not.
    Scenario: one's own hand is seen
      Given it is South's main phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When the position is put on the table
      Then South sees Knight in South's hand

    @deus.ruling.public_information
    Scenario: nobody else sees it
      Given it is South's main phase
      And South's hand holds these cards
        | card   |
        | Knight |
      When the position is put on the table
      Then North does not learn of Knight anywhere
      And the public does not learn of Knight anywhere

  @deus.zone.hand.count_public
  Rule: The number of cards in a hand is known to the opponent.
    Scenario: the opponent counts the hand
      Given it is South's main phase
      And South's hand holds 6 cards
      When the position is put on the table
      Then North counts 6 cards in South's hand
      And the public counts 6 cards in South's hand

    Scenario: the count, not the cards
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   |
        | Knight |
        | Ogre   |
        | Wisp   |
      When South summons Knight to b1
      Then North counts 2 cards in South's hand
      And North sees no card in South's hand

  @deus.zone.hand.limit_6
  Rule: The hand limit is six cards.
    Scenario: six cards may stay
      Given it is South's second hand adjustment phase
      And South's hand holds 6 cards
      And South's deck holds 5 cards
      When South discards nothing
      Then South's hand has 6 cards
      And South's deck has 5 cards

    Scenario: a hand of eight comes down to six
      Given it is South's second hand adjustment phase
      And South's hand holds 8 cards
      And South's deck holds 5 cards
      When South discards South Hand 1 and South Hand 2
      Then South's hand has 6 cards
      And South's deck has 5 cards

    Scenario: seven cards are too many
      Given it is South's second hand adjustment phase
      And South's hand holds 8 cards
      When South tries to discard South Hand 1
      Then it is refused under deus.turn.hand1.forced_discard

    Scenario Outline: of ten cards at least four must go, <n>
      Given it is South's second hand adjustment phase
      And it is turn 1
      And South's hand holds 10 cards
      When South <does> <cards>
      Then <outcome>

      Examples:
        | n          | does             | cards                                                  | outcome                                           |
        | so four    | discards         | South Hand 1, South Hand 2, South Hand 3, South Hand 4 | South's hand has 6 cards                          |
        | not three  | tries to discard | South Hand 1, South Hand 2, South Hand 3               | it is refused under deus.turn.hand1.forced_discard |

    Scenario: two of six discarded and two drawn leave six
      Given it is South's second hand adjustment phase
      And it is turn 1
      And South's hand holds 6 cards
      And South's deck holds 20 cards
      When South discards South Hand 1 and South Hand 2
      Then South's hand has 6 cards
      And South's deck has 18 cards
      And South's discard pile has 2 cards

  @deus.zone.hand.temporary_excess
  Rule: A hand may exceed the limit for a time; only the hand adjustment phases bring it back.
    Scenario: drawn to eight, nothing is discarded
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind         | effect         |
        | Call | ritual spell | ritual: draw 2 |
      And South's hand holds 6 other cards
      And South's deck holds 5 cards
      When South uses Call
      Then South's hand has 8 cards
      And South is asked for main action

    @since.2.00
    Scenario: the first hands have ten cards
      When the game is prepared, South having the first turn
      Then South's hand has 10 cards
      And South is asked for summon action

    Scenario: nobody discards outside the hand adjustment phases
      Given it is South's main phase
      And South's hand holds 8 cards
      When South tries to discard South Hand 1 and South Hand 2
      Then it is refused under deus.zone.hand.temporary_excess

    Scenario: the defending side's hand is not adjusted
      Given it is South's second hand adjustment phase
      And South's deck holds 8 cards
      And North's hand holds 9 cards
      When South discards nothing
      Then North's hand has 9 cards

    Scenario Outline: no discarding at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | right to counter      |

    @until.2.00
    Scenario: in the draft, no discarding at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to b2
      And the battle has reached South's after-attack timing
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

    @since.2.00
    Scenario: no discarding at the quick timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South's hand holds these cards
        | card |
        | Imp  |
      And South has marched Knight and Archer to b2
      And the battle has reached South's quick timing
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

    @until.2.00
    Scenario: in the draft, no discarding in the normal summon phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's hand holds these cards
        | card |
        | Imp  |
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

    @since.2.00
    Scenario: no discarding in the end declaration phase
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | a1   |
      And South's hand holds these cards
        | card |
        | Imp  |
      When South tries to discard Imp
      Then it is refused under deus.zone.hand.temporary_excess

  @deus.zone.deck.facedown
  Rule: Each player's deck lies face down in its own place, its order hidden from both players.
    Scenario: nobody sees a card of a deck
      Given it is South's main phase
      And South's deck holds these cards, from the top
        | card   |
        | Knight |
        | Ogre   |
      When the position is put on the table
      Then South does not learn of Knight and Ogre anywhere
      And North does not learn of Knight and Ogre anywhere
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
      Given it is South's main phase
      And South's deck holds 7 cards
      When the position is put on the table
      Then North counts 7 cards in South's deck
      And South counts 7 cards in South's deck
      And the public counts 7 cards in South's deck

  @deus.zone.deck.refill_from_top
  Rule: Refilling the hand moves cards from the top of one's own deck to the hand.
    Scenario: the top two cards come into the hand
      Given it is South's second hand adjustment phase
      And South's hand holds 4 cards
      And South's deck holds these cards, from the top
        | card   |
        | Knight |
        | Ogre   |
        | Wisp   |
      When South discards nothing
      Then Knight and Ogre are in South's hand
      And South's deck is, from the top, Wisp

    Scenario: neither the discard pile nor the other deck refills a hand
      Given it is South's second hand adjustment phase
      And South's hand holds 4 cards
      And South's discard pile holds 3 cards
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
        | Knight | South | b1   | 3      | 3       |
        | Ogre   | North | b2   | 3      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with equal initiative
      Then Knight is in South's discard pile
      And Ogre is in North's discard pile
      And South's discard pile has 1 card

    Scenario: discarded hand cards go to their owner's pile
      Given it is South's second hand adjustment phase
      And South's hand holds these cards
        | card   |
        | Knight |
      And North's discard pile holds 2 cards
      When South discards Knight
      Then Knight is in South's discard pile
      And North's discard pile has 2 cards

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
    Scenario: a spell that failed was used too
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence | effect                        |
        | Mage | South | b1   | fire  | 3       |                               |
        | Seer | South | b1   |       |         |                               |
        | Ogre | North | b2   |       | 3       | counter: [3] to an enemy unit |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bolt | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage and Seer to b2
      And the battle has reached South's before-attack timing
      And South has used Bolt on Ogre paid by Mage's fire
      And North has used Ogre on Mage
      When both sides pass
      Then Bolt is in South's discard pile
      And Ogre is in b2

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
      Given it is South's second hand adjustment phase
      And South's hand holds these cards
        | card   |
        | Knight |
        | Ogre   |
      When South discards Knight
      Then North sees Knight in South's discard pile
      And North does not learn of Ogre anywhere

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
      Given it is South's main phase
      And South's discard pile holds these cards, from the top
        | card     |
        | <top>    |
        | <bottom> |
      When the position is put on the table
      Then North sees Knight and Ogre in South's discard pile
      And South's discard pile has 2 cards

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
    Scenario: the summoner and the tokens lie there, not on the battlefield
      Given it is South's main phase
      And South's summoner is Sage with ritual: draw 1
      And South's token area holds these tokens
        | token |
        | Sprout |
      When the position is put on the table
      Then Sage is in South's summoner area
      And Sprout is in South's token area
      And the battlefield is empty

    Scenario: a token there is no unit that could march
      Given it is South's main phase
      And South's token area holds these tokens
        | token  |
        | Sprout |
      When South tries to march Sprout to b2
      Then it is refused as meaningless

    Scenario: a summoner is not on the battlefield
      Given these units are on the battlefield
        | unit | side  | area | kind     |
        | Sage | South | b1   | summoner |
      When the position is put on the table
      Then it is turned down

    Scenario: a unit card does not lie there
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
    Scenario: both players read what lies there
      Given it is South's main phase
      And South's summoner is Sage with ritual: draw 1
      And South's token area holds these tokens
        | token  |
        | Sprout |
      When the position is put on the table
      Then North sees which summoner South has
      And North sees Sprout in South's token area
      And the public sees Sprout in South's token area

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

  @deus.zone.power.count
  Rule: A player's power equals the number of power counters that player holds.
    Scenario: two counters are power 2, which pays a cost of 2
      Given it is South's main phase
      And South has 2 power
      And South's summoner is Sage with ritual, cost 2 power: draw 1
      When South uses Sage
      Then South's power is 0

    Scenario: one counter does not pay a cost of 2
      Given it is South's main phase
      And South has 1 power
      And South's summoner is Sage with ritual, cost 2 power: draw 1
      When South tries to use Sage
      Then it is refused under deus.ritual.summoner_cost

    @deus.ruling.power_has_no_cap
    Scenario: power does not fall below 0
      Given it is South's main phase
      And North has 1 power
      And South's summoner is Sage with ritual: the enemy loses 2 power
      When South uses Sage
      Then North's power is 0

    Scenario Outline: a position with power <n> is <answer>
      Given South has <n> power
      When the position is put on the table
      Then it is <answer>

      Examples:
        | n  | answer      |
        | 0  | accepted    |
        | -1 | turned down |

  @deus.zone.power.persist
  Rule: Unspent power carries over from turn to turn.
    @since.2.00
    Scenario: the turn's end takes no power
      Given it is South's end declaration phase
      And South has 2 power
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      When South declares the end of the turn
      Then South's power is 2

    @since.2.00
    Scenario: next time the charge comes on top
      Given it is South's end declaration phase
      And South has 2 power
      And North has 1 power
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South declares the end of the turn
      When North plays the turn to its end
      Then South's power is 3
      And North's power is 2

    Scenario: unspent power of the first five turns
      Given the game has been prepared, South having the first turn
      And South plays the turn to its end
      And North plays the turn to its end
      And South plays the turn to its end
      When North plays the turn to its end
      Then turn 5 is being played
      And South's power is 2
      And North's power is 2

  @deus.zone.power.gain_spend
  Rule: Gained power counters come from the supply outside the board, and spent ones return to it.
    Scenario: a gain is not at the opponent's cost
      Given it is South's main phase
      And North has 3 power
      And South's summoner is Sage with ritual: gain 2 power
      When South uses Sage
      Then South's power is 2
      And North's power is 3

    Scenario: spent power does not go to the opponent
      Given it is South's main phase
      And South has 3 power
      And North has 1 power
      And South's summoner is Sage with ritual, cost 2 power: draw 1
      When South uses Sage
      Then South's power is 1
      And North's power is 1

  @deus.zone.power.shared_pool
  Rule: Both players draw power counters from one common supply.
    @deus.ruling.power_has_no_cap
    Scenario: three and four counters in use, each may still gain
      Given it is South's main phase
      And South has 3 power
      And North has 4 power
      And South's hand holds these cards
        | card | kind         | effect                                      |
        | Call | ritual spell | ritual: gain 2 power & the enemy gains 1 power |
      When South uses Call
      Then South's power is 5
      And North's power is 5

    @deus.ruling.power_has_no_cap
    Scenario: what one player holds does not limit the other
      Given it is South's main phase
      And North has 10 power
      And South's summoner is Sage with ritual: gain 2 power
      When South uses Sage
      Then South's power is 2
      And North's power is 10

    @deus.ruling.power_has_no_cap
    Scenario: no player has a share that could run out
      Given it is South's main phase
      And South has 5 power
      And South's summoner is Sage with ritual: gain 2 power
      When South uses Sage
      Then South's power is 7

  @deus.zone.power.substitute
  Rule: Running out of power counters never prevents a gain; the power is then recorded by other means.
    @deus.ruling.power_has_no_cap @since.2.00
    Scenario: a power charge with all ten counters in use
      Given it is South's end declaration phase
      And South has 5 power
      And North has 5 power
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      When South declares the end of the turn
      Then North's power is 6

    @deus.ruling.power_has_no_cap
    Scenario: power recorded by other means is spent like any other
      Given it is South's main phase
      And South has 12 power
      And South's summoner is Sage with ritual, cost 12 power: draw 1
      When South uses Sage
      Then South's power is 0

    Scenario Outline: a position with power <n> is accepted
      Given South has <n> power
      When the position is put on the table
      Then it is accepted

      Examples:
        | n  |
        | 10 |
        | 11 |
        | 30 |
