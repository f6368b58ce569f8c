Feature: Set-up in the draft

  The draft of 2018-08-29 deals half decks of 15 cards, which are taken whole. Summoners are chosen openly; of ten cards six
  are kept.

  @deus.draft.setup.half_deck_contents
  Rule: A half deck is 15 cards for the deck and one summoner, and is taken as it is.
    @deus.ruling.draft_half_decks
    Scenario: six half decks of 15 cards
      Given the draft dice will show South 6 and North 1
      When a new game begins
      Then the card set consists of these half decks
        | half deck | summoners | units | battle spells | ritual spells | tokens |
        | first     | 1         | 11    | 4             |               |        |
        | second    | 1         | 11    | 4             |               |        |
        | third     | 1         | 11    | 3             | 1             | 2      |
        | fourth    | 1         | 11    | 3             | 1             |        |
        | fifth     | 1         | 11    | 4             |               |        |
        | sixth     | 1         | 11    | 4             |               |        |

    Scenario: two half decks are a deck, and nothing is selected
      When the draft has been completed, South picking first
      Then South's deck has 30 cards
      And North's deck has 30 cards
      And South is asked for a summoner

    Scenario: no deck is selected from a half deck
      Given the draft has been completed, South picking first
      When South tries to select
        | of the first faction | of the second faction |
        | 15                   | 15                    |
      Then it is refused as meaningless

    @deus.ruling.draft_lists_are_complete
    Scenario: the draft has no beginner variant
      When a new beginner game has begun
      Then it is turned down

  @deus.draft.setup.ab_by_die
  Rule: Who is player A is decided by a die or the like.
    Scenario Outline: <first> rolls higher and picks first
      Given the draft dice will show South <s> and North <n>
      When a new game begins
      Then <first> is asked for one faction

      Examples:
        | first | s | n |
        | South | 4 | 3 |
        | North | 1 | 2 |

    Scenario: equal dice are rolled again
      Given the draft dice will show South 2 and North 2
      And the draft dice will show South 1 and North 5
      When a new game begins
      Then North is asked for one faction

    Scenario: equal dice are rolled again until they differ
      Given the draft dice will show South 6 and North 6
      And the draft dice will show South 3 and North 3
      And the draft dice will show South 4 and North 5
      When a new game begins
      Then North is asked for one faction

  @deus.draft.setup.summoner_open
  Rule: Each player chooses one of their two summoners, which is revealed at once.
    Scenario: a chosen summoner lies open before the other one is chosen
      Given the draft has been completed, South picking first
      When South chooses the summoner of the fourth faction
      Then North sees which summoner South has
      And North sees no summoner of South face down
      And North is asked for a summoner

    Scenario: player A chooses first
      Given the draft has been completed, South picking first
      When North tries to choose the summoner of the second faction
      Then it is refused under deus.draft.setup.summoner_open

    Scenario: each player has one summoner
      Given the draft has been completed, South picking first
      When South chooses the summoner of the first faction
      Then South's summoner area has 1 card
      And North's summoner area has 0 cards

    Scenario: the choice is made once
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      When South tries to choose the summoner of the first faction
      Then it is refused under deus.draft.setup.summoner_open

    Scenario: no summoner is chosen while factions are still picked
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked first
      And North has picked second and third
      When South tries to choose the summoner of the first faction
      Then it is refused under deus.draft.setup.summoner_open

    Scenario Outline: where a summoner is chosen, to <deed> is no answer
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      And South has picked first
      And North has picked second and third
      And South has picked fourth
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed            | clause                          |
        | pass            | deus.draft.setup.summoner_open  |
        | pick fifth      | deus.cards.summoner.chosen      |
        | end the phase   | deus.draft.setup.summoner_open  |
        | discard nothing | deus.zone.hand.temporary_excess |

    Scenario: where the second summoner is chosen, no other question may be answered
      Given the draft has been completed, South picking first
      When South chooses the summoner of the first faction
      Then North may answer no other question

    Scenario: where the first summoner is chosen, no other question may be answered
      Given the draft dice will show South 1 and North 6
      And a new game has begun
      And North has picked first
      And South has picked second and third
      When North picks fourth
      Then North may answer no other question

    Scenario Outline: in a battle no summoner is chosen, at the <timing>
      Given it is South's main phase
      And North's summoner is Sage with ritual: gain 1 power
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
        | Troll  | North | c2   |
      And South has marched Knight to c2
      And the battle has reached North's <timing>
      When North tries to choose Sage
      Then it is refused under deus.draft.setup.summoner_open

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | right to counter      |
        | after-attack timing   |

    Scenario Outline: no summoner is chosen in North's <phase> phase
      Given it is North's <phase> phase
      And North's summoner is Sage with ritual: gain 1 power
      When North tries to choose Sage
      Then it is refused under deus.draft.setup.summoner_open

      Examples:
        | phase         |
        | main          |
        | normal summon |

  @deus.draft.setup.draw10_keep6
  Rule: Each player draws ten cards and keeps exactly six of them as the first hand.
    Background:
      Given the draft has been completed, South picking first

    Scenario: ten cards are drawn first
      When both summoners have been chosen
      Then South's hand has 10 cards
      And South's deck has 20 cards
      And South is asked for an opening hand

    Scenario: six cards are kept
      Given both summoners have been chosen
      When South puts 4 cards under the deck
      Then South's hand has 6 cards
      And North is asked for an opening hand

    Scenario Outline: <kept> cards are not kept
      Given both summoners have been chosen
      When South tries to put <n> cards under the deck
      Then it is refused under deus.draft.setup.draw10_keep6

      Examples:
        | kept | n |
        | 7    | 3 |
        | 5    | 5 |

    Scenario Outline: North does not keep <kept> cards
      Given both summoners have been chosen
      And South has put 4 cards under the deck
      When North tries to put <n> cards under the deck
      Then it is refused under deus.draft.setup.draw10_keep6

      Examples:
        | kept | n |
        | 7    | 3 |
        | 5    | 5 |

    Scenario: North does not learn what South has kept
      Given both summoners have been chosen
      When South puts 4 cards under the deck
      Then North sees no card in South's hand
      And North sees no card in South's deck

    Scenario: the ten cards lie on top after the shuffle
      Given South has chosen the summoner of the first faction
      And the shuffles will turn the decks upside down
      When North chooses the summoner of the second faction
      Then South's hand is the last ten cards of the plain selection

    Scenario: North's ten cards, too, lie on top after the shuffle
      Given South has chosen the summoner of the fourth faction
      And the shuffles will turn the decks upside down
      When North chooses the summoner of the third faction
      Then North's hand is the last ten cards of the plain selection

  @deus.draft.setup.bottom4
  Rule: The four cards not kept go under the deck in an order of the player's choice.
    Scenario: the cards lie under the deck as they were named
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      When South puts 4 cards under the deck
      Then South's deck has 24 cards
      And South's deck ends with the cards put back, in their order

    Scenario: nothing goes under the deck during the turn
      Given it is South's main phase
      And South's hand holds 7 cards
      When South tries to put 1 cards under the deck
      Then it is refused under deus.draft.setup.bottom4

    @deus.ruling.draft_lists_are_complete
    Scenario Outline: the second player begins without power, <first> having the first turn
      When the game has been prepared, <first> having the first turn
      Then South's power is 0
      And North's power is 0

      Examples:
        | first |
        | South |
        | North |

    Scenario Outline: where an opening hand is put together, to <deed> is no answer
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                    | clause                          |
        | pass                    | deus.draft.setup.draw10_keep6   |
        | end the phase           | deus.draft.setup.draw10_keep6   |
        | pick fifth              | deus.cards.summoner.chosen      |
        | discard down to 6 cards | deus.zone.hand.temporary_excess |

    Scenario Outline: no card goes under the deck at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Archer | North | b3   |
        | Squire | North | a3   |
        | Ogre   | South | b2   |
      And North's hand holds 7 cards
      And North has marched Knight and Archer to b2
      And the battle has reached North's <timing>
      When North tries to put 1 cards under the deck
      Then it is refused under deus.draft.setup.bottom4

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | before-attack timing  |
        | after-attack timing   |
        | right to counter      |

    Scenario: no card goes under the deck in the normal summon phase
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | b1   |
      And South's hand holds 7 cards
      When South tries to put 1 cards under the deck
      Then it is refused under deus.draft.setup.bottom4

    Scenario: where the second opening hand is put together, no other question may be answered
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      When South puts 4 cards under the deck
      Then North may answer no other question

    Scenario: where the first opening hand is put together, no other question may be answered
      Given the draft has been completed, South picking first
      When both summoners have been chosen
      Then South may answer no other question
