Feature: Deck building

  Each player drafts two of the six factions, takes 15 cards of each into the deck and one summoner beside it.

  @deus.deck_building.two_factions
  Rule: Each player uses two of the six factions: 15 cards of each, and one summoner card in all.
    @since.2.00
    Scenario: two factions make a deck and give one summoner
      Given the draft has been completed, South picking first
      When South selects 15 cards of each faction
      Then South's deck has 30 cards
      And South's summoner area has 1 card

    @since.2.00
    Scenario: a card of a third faction is refused
      Given the draft has been completed, South picking first
      When South tries to select
        | of the first faction | of the second faction | and also                  |
        | 15                   | 14                    | a card of another faction |
      Then it is refused under deus.deck_building.two_factions

    @since.2.00
    Scenario: a card of a faction that nobody has picked is refused
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked fifth
      And North has picked third and fourth
      And South has picked sixth
      When South tries to select
        | of the first faction | of the second faction | and also                  |
        | 15                   | 14                    | a card of another faction |
      Then it is refused under deus.deck_building.two_factions

    Scenario: the factions picked are each player's own
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South picks sixth
      And North picks third and first
      When South picks second
      Then South has drafted the sixth and second faction
      And North has drafted the third and first faction

    @since.2.00
    Scenario Outline: North's selection is bound as South's: <also>, the summoner <summoner>
      Given the draft has been completed, South picking first
      And South selects 15 cards of each faction
      When North tries to select
        | of the first faction | of the second faction | summoner   | and also |
        | <first>              | <second>              | <summoner> | <also>   |
      Then it is refused under <clause>

      Examples:
        | first | second | summoner              | also                            | clause                                 |
        | 14    | 15     | of the first faction  | a card of another faction       | deus.deck_building.two_factions        |
        | 14    | 15     | of the first faction  | a card of another faction first | deus.deck_building.two_factions        |
        | 16    | 14     | of the first faction  |                                 | deus.deck_building.fifteen_each        |
        | 15    | 14     | of the first faction  |                                 | deus.deck_building.total_30            |
        | 15    | 16     | of the second faction |                                 | deus.deck_building.total_30            |
        | 15    | 14     | of the first faction  | a summoner                      | deus.deck_building.eligible_kinds      |
        | 15    | 14     | of the first faction  | a summoner first                | deus.deck_building.eligible_kinds      |
        | 15    | 14     | of the first faction  | a token                         | deus.deck_building.token_excluded      |
        | 15    | 14     | of the first faction  | a token first                   | deus.deck_building.token_excluded      |
        | 15    | 15     | of another faction    |                                 | deus.deck_building.summoner_one_of_two |

  @deus.deck_building.half_decks
  Rule: Before drafting, the cards are sorted by faction into six half decks.
    Background:
      Given the draft dice will show South 6 and North 1

    @since.2.00
    Scenario: six half decks lie ready for the draft
      When a new game begins
      Then the card set consists of these half decks
        | half deck | summoners | units | battle spells | ritual spells | tokens |
        | first     | 1         | 14    | 5             | 1             |        |
        | second    | 1         | 14    | 5             | 1             |        |
        | third     | 1         | 14    | 5             | 1             | 2      |
        | fourth    | 1         | 14    | 5             | 1             |        |
        | fifth     | 1         | 14    | 5             | 1             |        |
        | sixth     | 1         | 14    | 5             | 1             |        |

    Scenario: no two half decks share an attribute
      When a new game begins
      Then the half decks have 6 different attributes

  @deus.deck_building.roll
  Rule: Each player rolls one die for the draft order; the higher roller is player A, the lower is player B.
    Scenario Outline: South rolls <south>, North <north>
      Given the draft dice will show South <south> and North <north>
      When a new game begins
      Then <seat> is asked for one faction

      Examples:
        | south | north | seat  |
        | 5     | 2     | South |
        | 3     | 4     | North |
        | 2     | 1     | South |

    Scenario: the lower roller picks second
      Given the draft dice will show South 2 and North 5
      And a new game has begun
      When North picks first
      Then South is asked for two factions

    @deus.ruling.two_independent_rolls
    Scenario: the draft roll says nothing about the first turn
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 1 and North 6
      When nobody shuffles the other deck
      Then it has become North's normal summon phase

  @deus.deck_building.roll_tie
  Rule: Equal rolls for the draft order are rerolled until they differ.
    Background:
      Given the draft dice will show South 3 and North 3

    @deus.ruling.which_ties_are_rerolled
    Scenario: after a tie the next roll decides
      Given the draft dice will show South 1 and North 6
      When a new game begins
      Then North is asked for one faction

    @deus.ruling.which_ties_are_rerolled
    Scenario: tie upon tie is rolled again
      Given the draft dice will show South 6 and North 6
      And the draft dice will show South 2 and North 1
      When a new game begins
      Then South is asked for one faction

  @deus.deck_building.draft_order
  Rule: Player A picks one faction, then player B picks two, then player A picks one more.
    Background:
      Given the draft dice will show South 6 and North 1

    Scenario: player A picks one faction, then B is asked for two
      Given a new game has begun
      When South picks sixth
      Then North is asked for two factions

    Scenario: player B picks two factions, then A is asked for one
      Given a new game has begun
      And South has picked sixth
      When North picks first and fourth
      Then South is asked for one faction

    @since.2.00
    Scenario: A picks the last one and the draft is over
      Given a new game has begun
      And South has picked sixth
      And North has picked first and fourth
      When South picks second
      Then South is asked for a selection

    Scenario: a pick cannot be passed by
      Given a new game has begun
      When South tries to pass
      Then it is refused under deus.deck_building.draft_order

    Scenario: a pick of two cannot be passed by
      Given a new game has begun
      And South has picked sixth
      When North tries to pass
      Then it is refused under deus.deck_building.draft_order

    Scenario: A may not pick two at once
      Given a new game has begun
      When South tries to pick first and second
      Then it is refused under deus.deck_building.draft_order

    Scenario: A may not pick two the second time either
      Given a new game has begun
      And South has picked sixth
      And North has picked first and fourth
      When South tries to pick second and third
      Then it is refused under deus.deck_building.draft_order

    Scenario: B may not pick only one
      Given a new game has begun
      And South has picked sixth
      When North tries to pick first
      Then it is refused under deus.deck_building.draft_order

    Scenario: B may not pick three
      Given a new game has begun
      And South has picked sixth
      When North tries to pick first and second and third
      Then it is refused under deus.deck_building.draft_order

    Scenario: player B may not name the same faction twice
      Given a new game has begun
      And South has picked sixth
      When North tries to pick first and first
      Then it is refused under deus.deck_building.draft_order

    @deus.ruling.factions_exclusive
    Scenario: B may not pick A's faction
      Given a new game has begun
      And South has picked sixth
      When North tries to pick first and sixth
      Then it is refused under deus.ruling.factions_exclusive or deus.deck_building.draft_order

    @deus.ruling.factions_exclusive
    Scenario Outline: A's second pick is none of the three taken, the <taken>
      Given a new game has begun
      And South has picked sixth
      And North has picked first and fourth
      When South tries to pick <taken>
      Then it is refused under deus.ruling.factions_exclusive or deus.deck_building.draft_order

      Examples:
        | taken  |
        | first  |
        | fourth |
        | sixth  |

    Scenario: B may not name a faction twice beside another
      Given a new game has begun
      And South has picked sixth
      When North tries to pick first and first and second
      Then it is refused under deus.deck_building.draft_order

    Scenario: A may pick any of the six
      When a new game begins
      Then the pick answers open to South are exactly
        | factions |
        | first    |
        | second   |
        | third    |
        | fourth   |
        | fifth    |
        | sixth    |

    Scenario: as the game begins no other question may be answered
      When a new game begins
      Then South may answer no other question

    @deus.ruling.factions_exclusive
    Scenario: A may pick any of the three that are left
      Given a new game has begun
      And South has picked second
      When North picks first and sixth
      Then the pick answers open to South are exactly
        | factions |
        | third    |
        | fourth   |
        | fifth    |

    @deus.ruling.factions_exclusive
    Scenario: B may pick any two of those that are left
      Given a new game has begun
      When South picks second
      Then the pick answers open to North are exactly
        | factions      |
        | first, third  |
        | first, fourth |
        | first, fifth  |
        | first, sixth  |
        | third, fourth |
        | third, fifth  |
        | third, sixth  |
        | fourth, fifth |
        | fourth, sixth |
        | fifth, sixth  |

    @deus.ruling.factions_exclusive
    Scenario: with the fifth taken B may pick any two of the others
      Given a new game has begun
      When South picks fifth
      Then the pick answers open to North are exactly
        | factions       |
        | first, second  |
        | first, third   |
        | first, fourth  |
        | first, sixth   |
        | second, third  |
        | second, fourth |
        | second, sixth  |
        | third, fourth  |
        | third, sixth   |
        | fourth, sixth  |
      And North may answer no other question

    Scenario Outline: where one faction is picked, to <deed> is no answer
      Given a new game has begun
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed            | clause                          |
        | pass            | deus.deck_building.draft_order  |
        | end the phase   | deus.deck_building.draft_order  |
        | discard nothing | deus.zone.hand.temporary_excess |

    @since.2.00
    Scenario Outline: where one faction is picked, nobody may <deed>
      Given a new game has begun
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                |
        | shuffle the other deck too  | deus.flow.sequence    |
        | declare the end of the turn | deus.turn.end.declare |

    Scenario Outline: where two factions are picked, to <deed> is no answer
      Given a new game has begun
      And South has picked sixth
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed            | clause                          |
        | pass            | deus.deck_building.draft_order  |
        | end the phase   | deus.deck_building.draft_order  |
        | discard nothing | deus.zone.hand.temporary_excess |

    @since.2.00
    Scenario Outline: where two factions are picked, nobody may <deed>
      Given a new game has begun
      And South has picked sixth
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                |
        | shuffle the other deck too  | deus.flow.sequence    |
        | declare the end of the turn | deus.turn.end.declare |

    Scenario: where two factions are picked, no other question may be answered
      Given a new game has begun
      When South picks first
      Then North may answer no other question

    Scenario: where one faction is picked, no other question may be answered
      Given a new game has begun
      And South has picked sixth
      When North picks first and fourth
      Then South may answer no other question

  @deus.deck_building.fifteen_each
  Rule: A deck takes exactly 15 cards from each of its two factions.
    Background:
      Given the draft has been completed, South picking first

    Scenario: 15 cards of each faction are accepted
      When South selects
        | of the first faction | of the second faction |
        | 15                   | 15                    |
      Then South's deck has 30 cards
      And North is asked for a selection

    Scenario Outline: <first> and <second> cards of the two factions are refused
      When South tries to select
        | of the first faction | of the second faction |
        | <first>              | <second>              |
      Then it is refused under deus.deck_building.fifteen_each

      Examples:
        | first | second |
        | 16    | 14     |
        | 14    | 16     |
        | 20    | 10     |

    @deus.ruling.hidden_card_selection
    Scenario: a selection is not shown to the opponent
      When South selects 15 cards of each faction
      Then North sees no card in South's deck
      And the public sees no card in South's deck
      And North is asked for a selection

    @deus.ruling.hidden_card_selection
    Scenario: the selecting player does not see the opponent's selection
      Given South has selected 15 cards of each faction
      And the shuffles will leave the decks as they are
      When North selects 15 cards of each faction
      Then South sees no card in North's deck
      And South counts 30 cards in North's deck

    Scenario Outline: where a deck is selected, to <deed> is no answer
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                        | clause                          |
        | pass                        | deus.deck_building.fifteen_each |
        | pick fifth                  | deus.cards.summoner.chosen      |
        | shuffle the other deck too  | deus.flow.sequence              |
        | end the phase               | deus.deck_building.fifteen_each |
        | declare the end of the turn | deus.turn.end.declare           |
        | discard nothing             | deus.zone.hand.temporary_excess |

    @since.2.00
    Scenario: where the second deck is selected, no other question may be answered
      Given the draft has been completed, South picking first
      When South selects 15 cards of each faction
      Then North may answer no other question

  @deus.deck_building.total_30
  Rule: A deck has exactly 30 cards.
    @since.2.00
    Scenario: a deck of 30 cards is accepted
      Given the draft has been completed, South picking first
      And South has selected 15 cards of each faction
      And the shuffles will leave the decks as they are
      When North selects 15 cards of each faction
      Then South's deck has 30 cards
      And North's deck has 30 cards

    @since.2.00
    Scenario Outline: a deck of <first> and <second> cards is refused
      Given the draft has been completed, South picking first
      When South tries to select
        | of the first faction | of the second faction |
        | <first>              | <second>              |
      Then it is refused under deus.deck_building.total_30

      Examples:
        | first | second |
        | 15    | 14     |
        | 15    | 16     |
        | 20    | 20     |

    @until.2.00
    Scenario: two half decks are 30 cards
      When the draft has been completed, South picking first
      Then South's deck has 30 cards
      And North's deck has 30 cards

  @deus.deck_building.eligible_kinds
  Rule: Only unit, battle spell and ritual spell cards may be in a deck.
    Background:
      Given the draft has been completed, South picking first

    Scenario: units, battle spells and a ritual spell of either faction
      When South selects
        | of the first faction | of the second faction |
        | last 15              | last 15               |
      Then South's deck has 30 cards

    Scenario: a summoner is refused as a card of the deck
      When South tries to select
        | of the first faction | of the second faction | and also   |
        | 15                   | 14                    | a summoner |
      Then it is refused under deus.deck_building.eligible_kinds

  @deus.deck_building.no_mix_constraint
  Rule: The 15 cards of a faction may be any mix of its units, battle spells and ritual spell.
    Background:
      Given the draft has been completed, South picking first

    @deus.ruling.no_extra_copy_limit
    Scenario Outline: <first> of one half deck, <second> of the other
      When South selects
        | of the first faction | of the second faction |
        | <first>              | <second>              |
      Then South's deck has 30 cards
      And North is asked for a selection

      Examples: all 14 units and a spell, or 9 units and all the spells
        | first   | second  |
        | 15      | 15      |
        | last 15 | 15      |
        | 15      | last 15 |
        | last 15 | last 15 |

    @deus.ruling.no_extra_copy_limit
    Scenario: no more copies than the half deck holds
      When South tries to select
        | of the first faction | of the second faction | and also             |
        | 15                   | 14                    | the first card again |
      Then it is refused under deus.deck_building.total_30 or deus.deck_building.fifteen_each

  @deus.deck_building.token_excluded
  Rule: Token cards do not go into the deck even when their faction is picked.
    @since.2.00
    Scenario: tokens lie on the token area, not in the deck
      Given the draft has been completed, South picking first
      And South has selected 15 cards of each faction
      And the shuffles will leave the decks as they are
      When North selects 15 cards of each faction
      Then North's token area has 2 cards
      And North's deck has 30 cards
      And South's token area has 0 cards

    @since.2.00
    Scenario Outline: tokens picked <when> lie on South's token area, too
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked <first>
      And North has picked <others>
      And South has picked <last>
      When South selects 15 cards of each faction
      Then South's token area has 2 cards
      And North's token area has 0 cards

      Examples:
        | when  | first  | last   | others           |
        | first | third  | fourth | first and second |
        | last  | fourth | third  | first and second |

    @since.2.00
    Scenario Outline: in the beginner variant tokens picked <when> lie on South's token area
      Given the draft dice will show South 6 and North 1
      And a new beginner game has begun
      And South has picked <first>
      And North has picked first and second
      And the shuffles will leave the decks as they are
      When South picks <last>
      Then South's token area has 2 cards
      And North's token area has 0 cards

      Examples:
        | when  | first  | last   |
        | first | third  | fourth |
        | last  | fourth | third  |

    @since.2.00
    Scenario: a token in the deck is refused
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked third
      And North has picked first and second
      And South has picked fourth
      When South tries to select
        | of the first faction | of the second faction | and also |
        | 14                   | 15                    | a token  |
      Then it is refused under deus.deck_building.token_excluded

    @until.2.00
    Scenario: a half deck is taken without its tokens
      When the draft has been completed, South picking first
      Then North's deck has 30 cards
      And North's token area has 2 cards

    @until.2.00
    Scenario Outline: in the draft, tokens picked <when> lie on South's token area, too
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked <first>
      And North has picked first and second
      When South picks <last>
      Then South's token area has 2 cards
      And North's token area has 0 cards

      Examples:
        | when  | first  | last   |
        | first | third  | fourth |
        | last  | fourth | third  |

  @deus.deck_building.summoner_one_of_two
  Rule: A player chooses one summoner card, from one of the two factions picked.
    Background:
      Given the draft has been completed, South picking first

    @since.2.00
    Scenario Outline: a player may choose the summoner <of>
      When South selects
        | of the first faction | of the second faction | summoner |
        | 15                   | 15                    | <of>     |
      Then South's summoner area has 1 card
      And North is asked for a selection

      Examples:
        | of                    |
        | of the first faction  |
        | of the second faction |

    @since.2.00
    Scenario: the summoner of a faction not picked is refused
      When South tries to select
        | of the first faction | of the second faction | summoner           |
        | 15                   | 15                    | of another faction |
      Then it is refused under deus.deck_building.summoner_one_of_two

    @until.2.00
    Scenario Outline: the summoner of the <which> faction is one's own
      When South chooses the summoner of the <which> faction
      Then South's summoner area has 1 card

      Examples:
        | which  |
        | first  |
        | fourth |

    @until.2.00
    Scenario: the opponent's summoner is refused
      When South tries to choose the summoner of the second faction
      Then it is refused under deus.deck_building.summoner_one_of_two

    @until.2.00
    Scenario: North does not choose South's summoner
      Given South has chosen the summoner of the first faction
      When North tries to choose the summoner of the fourth faction
      Then it is refused under deus.deck_building.summoner_one_of_two

    @until.2.00
    Scenario: nobody chooses a summoner of a half deck that nobody has picked
      When South tries to choose the summoner of the sixth faction
      Then it is refused under deus.deck_building.summoner_one_of_two

    @until.2.00
    Scenario: North does not choose a summoner of a half deck that nobody has picked
      Given South has chosen the summoner of the first faction
      When North tries to choose the summoner of the fifth faction
      Then it is refused under deus.deck_building.summoner_one_of_two

  @deus.deck_building.summoner_hidden
  Rule: The chosen summoner card is placed face down, unknown to the opponent.
    Background:
      Given the draft has been completed, South picking first

    Scenario: the opponent sees a face-down summoner
      When South selects 15 cards of each faction
      Then North sees South's summoner face down
      And the public sees South's summoner face down

    Scenario: the owner knows a face-down summoner
      When South selects 15 cards of each faction
      Then South sees which summoner South has

    @deus.ruling.hidden_card_selection
    Scenario: North chooses without knowing South's choice
      When South selects
        | of the first faction | of the second faction | summoner              |
        | 15                   | 15                    | of the second faction |
      Then North is asked for a selection
      And North sees South's summoner face down

  @deus.deck_building.unused_set_aside
  Rule: Cards not chosen are set aside and belong to no part of the game.
    Background:
      Given the draft has been completed, South picking first

    @since.2.00
    Scenario: of 42 cards only 31 are in the game
      When South selects 15 cards of each faction
      Then South's deck has 30 cards
      And South's summoner area has 1 card
      And South's hand has 0 cards
      And South's discard pile has 0 cards
      And South's token area has 0 cards

    @since.2.00
    Scenario: nothing of what was set aside turns up when the game starts
      Given both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then South's hand has 10 cards
      And South's deck has 20 cards
      And South's discard pile has 0 cards

  @deus.deck_building.beginner_variant
  Rule: In the optional beginner variant, all cards of rarity star, summoners included, are left out, leaving a deck of 30 cards.
    Background:
      Given the draft dice will show South 6 and North 1

    Scenario: the decks are there as soon as the factions are picked
      Given a new beginner game has begun
      And South has picked first
      And North has picked second and third
      And the shuffles will leave the decks as they are
      When South picks fourth
      Then South's deck has 30 cards
      And North's deck has 30 cards
      And South is asked for a second shuffle

    Scenario: outside the variant the players select
      Given a new game has begun
      And South has picked first
      And North has picked second and third
      When South picks fourth
      Then South is asked for a selection
      And South's deck has 0 cards

    @deus.ruling.beginner_keeps_power
    Scenario: the second player has power in the beginner variant
      Given a new beginner game has begun
      And South has picked first
      And North has picked second and third
      And the shuffles will leave the decks as they are
      And South has picked fourth
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then South's power is 0
      And North's power is 1

  @deus.deck_building.beginner_no_summoner
  Rule: In the beginner variant, every rule about summoners is ignored.
    Scenario: nobody has a summoner in the beginner variant
      Given the draft dice will show South 6 and North 1
      And a new beginner game has begun
      And South has picked first
      And North has picked second and third
      And the shuffles will leave the decks as they are
      When South picks fourth
      Then South's summoner area has 0 cards
      And North's summoner area has 0 cards

    Scenario: nobody has a face-down summoner in the beginner variant
      Given the draft dice will show South 6 and North 1
      And a new beginner game has begun
      And South has picked first
      And North has picked second and third
      And the shuffles will leave the decks as they are
      When South picks fourth
      Then the public sees no summoner of South face down
      And North sees no summoner of South face down

    Scenario: outside the beginner variant both players have a summoner
      Given the draft has been completed, South picking first
      When both decks have been selected
      Then South's summoner area has 1 card
      And North's summoner area has 1 card

    @deus.ruling.beginner_keeps_power
    Scenario: the power charge and the other phases stay
      Given the draft dice will show South 6 and North 1
      And a new beginner game has begun
      And South has picked first
      And North has picked second and third
      And the shuffles will leave the decks as they are
      And South has picked fourth
      And the turn order dice will show South 6 and North 1
      And nobody shuffles the other deck
      When South plays the turn to its end
      And North plays the turn to its end
      Then South's power is 1
      And it has become South's first hand adjustment phase

    Scenario Outline: in the beginner variant, too, decks are shuffled again: <what>
      Given the draft dice will show South 6 and North 1
      And a new beginner game has begun
      And South has picked first
      And North has picked second and third
      And the shuffles will leave the decks as they are
      And South has picked fourth
      And the turn order dice will show South 6 and North 1
      And <first>
      When <then>
      Then South is asked for summon action
      And South's hand has 10 cards
      And North's hand has 10 cards

      Examples:
        | what                           | first                             | then                              |
        | North shuffles South's deck    | South has passed                  | North shuffles the other deck too |
        | South shuffles North's deck    | South shuffles the other deck too | North passes                      |
        | each shuffles the other's deck | South shuffles the other deck too | North shuffles the other deck too |
