Feature: Heroes

  Units with hero points. Summoning one costs cards of the deck, and of each name a side has only one.

  @moncolle_tcg.heroes.definition
  Rule: A unit with hero points is a hero.
    Scenario Outline: a unit with hero points, here <points>, is a hero of <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And <seat>'s deck holds 4 cards
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then <seat>'s deck has <left> cards

      Examples:
        | points | seat  | base | left |
        | 1      | South | b1   | 3    |
        | 2      | North | b4   | 2    |

    Scenario: a unit without hero points is no hero and pays nothing
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | level |
        | Duke | 8     |
      And South's deck holds 2 cards
      And South has ended the phase
      When South summons Duke to b1
      Then South's deck has 2 cards
      And South's discard pile has 0 cards

    Scenario: of a unit without hero points there may be several of a name
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | name | side  | area |
        | Imp  | Imp  | North | c4   |
      And North's hand holds these cards
        | card      | name |
        | Other Imp | Imp  |
      And North has ended the phase
      When North summons Other Imp to b4
      Then Other Imp is in b4
      And Imp is in c4

  @moncolle_tcg.heroes.deck_cost
  Rule: Whoever summons a hero discards as many cards from the top of their own deck as the hero has hero points.
    Scenario Outline: summoning <seat>'s hero of <points> points
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And <seat>'s deck holds 4 cards
      And <other>'s deck holds 4 cards
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then <paid> in <seat>'s discard pile
      And <seat>'s deck is, from the top, <left>
      And <seat>'s discard pile has <points> cards
      And <other>'s deck has 4 cards
      And Saint is in <base>

      Examples:
        | seat  | other | points | base | paid                                            | left                                        |
        | South | North | 1      | b1   | South Deck 1 is                                 | South Deck 2, South Deck 3 and South Deck 4 |
        | South | North | 2      | b1   | South Deck 1 and South Deck 2 are               | South Deck 3 and South Deck 4               |
        | North | South | 2      | b4   | North Deck 1 and North Deck 2 are               | North Deck 3 and North Deck 4               |
        | North | South | 3      | b4   | North Deck 1, North Deck 2 and North Deck 3 are | North Deck 4                                |

    Scenario: two heroes are paid for one after the other
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero |
        | Saint | 1    |
        | Rogue | 2    |
      And South's deck holds 4 cards
      And South has ended the phase
      And South has summoned Saint to b1
      When South summons Rogue to b1
      Then South's deck is, from the top, South Deck 4
      And South's discard pile has 3 cards

    Scenario: a unit that is no hero is not paid for beside one
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | hero |
        | Saint | North | c4   | 2    |
      And North's hand holds these cards
        | card |
        | Imp  |
      And North's deck holds 4 cards
      And North has ended the phase
      When North summons Imp to b4
      Then North's deck has 4 cards

    @moncolle_tcg.ruling.heroes_pay_whenever_summoned
    Scenario Outline: <seat>, <side> in a battle, pays for a hero
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Ogre   | North | c3   |
      And <seat>'s hand holds these cards
        | card  | hero | instant |
        | Saint | 2    | yes     |
      And <seat>'s deck holds 3 cards
      And South has marched Knight to c3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Saint
      Then <seat>'s deck is, from the top, <left>
      And <seat>'s discard pile has 2 cards
      And Saint is in c3

      Examples:
        | seat  | side               | left         |
        | South | the marching side  | South Deck 3 |
        | North | the defending side | North Deck 3 |

    @moncolle_tcg.ruling.hero_paid_first
    Scenario: what a hero does on entering finds its cost in the discard pile
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero | effect                                 |
        | Saint | 2    | when this is summoned, always: restore |
      And South's deck holds 2 cards
      And South has ended the phase
      When South summons Saint to b1
      Then South's deck has 2 cards
      And South's discard pile has 0 cards

    @moncolle_tcg.ruling.hero_paid_first
    Scenario: a hero that draws on entering draws the cards below its cost
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card  | hero | effect                                |
        | Saint | 2    | when this is summoned, always: draw 1 |
      And North's deck holds 4 cards
      And North has ended the phase
      When North summons Saint to b4
      Then North Deck 3 is in North's hand
      And North Deck 1 and North Deck 2 are in North's discard pile

  @moncolle_tcg.heroes.unique_in_own_army
  Rule: A hero cannot be summoned while a hero of that name is on the field among its player's units.
    Scenario Outline: <seat> summons no second hero of a name while one is in <area>, <state>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit  | name  | side   | area   | state   | hero |
        | Saint | Saint | <seat> | <area> | <state> | 1    |
      And <seat>'s hand holds these cards
        | card         | name  | hero |
        | Second Saint | Saint | 1    |
      And <seat> has ended the phase
      When <seat> tries to summon Second Saint to <base>
      Then it is refused under moncolle_tcg.heroes.unique_in_own_army

      Examples:
        | seat  | area | base | state     |
        | South | b1   | b1   | ready     |
        | South | c3   | b1   | exhausted |
        | North | b4   | b4   | exhausted |
        | North | a2   | b4   | ready     |

    Scenario Outline: <seat> summons no second hero of a name into a battle, as <side>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side   | area | name  | hero | instant |
        | Knight | North  | a3   |       |      |         |
        | Ogre   | South  | a2   |       |      |         |
        | Saint  | <seat> | c3   | Saint | 1    | yes     |
      And <seat>'s hand holds these cards
        | card         | name  | hero | instant |
        | Second Saint | Saint | 1    | yes     |
      And North has marched Knight to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Second Saint
      Then it is refused under moncolle_tcg.heroes.unique_in_own_army

      Examples:
        | seat  | side               |
        | North | the marching side  |
        | South | the defending side |

    Scenario: of two copies in the hand only one is summoned
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card         | name  | hero |
        | Saint        | Saint | 1    |
        | Second Saint | Saint | 1    |
      And North's deck holds 5 cards
      And North has ended the phase
      And North has summoned Saint to b4
      When North tries to summon Second Saint to b4
      Then it is refused under moncolle_tcg.heroes.unique_in_own_army

    Scenario: of two copies in the hand only one is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | a3   |
      And South's hand holds these cards
        | card         | name  | hero | instant |
        | Saint        | Saint | 1    | yes     |
        | Second Saint | Saint | 1    | yes     |
      And South's deck holds 5 cards
      And South has marched Knight to a3
      And South has instantly summoned Saint
      When South tries to instantly summon Second Saint
      Then it is refused under moncolle_tcg.heroes.unique_in_own_army

    Scenario: a hero beside a hero of another name
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | side  | area | hero |
        | Saint | South | a2   | 1    |
      And South's hand holds these cards
        | card  | hero |
        | Rogue | 1    |
      And South has ended the phase
      When South summons Rogue to b1
      Then Rogue is in b1
      And Saint is in a2

    Scenario: a hero is summoned again once the first of the name has left the field
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | name  | side  | area | hero | defence | attack |
        | Saint | Saint | North | c3   | 1    | 2       | 1      |
        | Ogre  |       | South | c2   |      | 5       | 4      |
      And North's hand holds these cards
        | card         | name  | hero | defence | attack |
        | Second Saint | Saint | 1    | 2       | 1      |
      And North has marched Saint to c2
      And the battle has been fought out with South going first
      And North has ended the phase
      And North has ended the phase
      When North summons Second Saint to b4
      Then Second Saint is in b4
      And Saint is in North's discard pile

    @moncolle_tcg.ruling.second_hero_by_effect
    Scenario: two heroes of a name that have come among the units of one player stay
      Given it is South's main phase
      And these units are on the battlefield
        | unit         | name  | side  | area | hero |
        | Saint        | Saint | South | a2   | 1    |
        | Second Saint | Saint | South | a1   | 1    |
        | Third Saint  | Saint | North | c3   | 1    |
      When South plays the turn to its end
      Then the battlefield holds exactly these units
        | unit         | side  | area |
        | Saint        | South | a2   |
        | Second Saint | South | a1   |
        | Third Saint  | North | c3   |

    Scenario: a hero that is there already is not listed for summoning, and others are
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | name  | side  | area | hero |
        | Saint | Saint | South | c2   | 1    |
      And South's hand holds these cards
        | card         | name  | hero |
        | Second Saint | Saint | 1    |
        | Rogue        | Rogue | 1    |
        | Imp          | Imp   |      |
      When South ends the phase
      Then the summon answers open to South are exactly
        | card  | area |
        | Rogue | b1   |
        | Imp   | b1   |

    Scenario Outline: <seat> summons a hero into a battle whose copy lies in the discard pile
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And <seat>'s hand holds these cards
        | card         | name  | hero | instant |
        | Second Saint | Saint | 1    | yes     |
      And <seat>'s discard pile holds these cards, from the top
        | card  | name  | hero | instant |
        | Saint | Saint | 1    | yes     |
      And North has marched Knight to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Second Saint
      Then Second Saint is in a2

      Examples:
        | seat  |
        | North |
        | South |

  @moncolle_tcg.heroes.opponent_copy_irrelevant
  Rule: A hero of the name among the opponent's units, in a hand, a deck or a discard pile does not keep a hero from being summoned.
    Scenario Outline: <seat> summons a hero that the opponent has on the field
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit  | name  | side    | area   | hero |
        | Saint | Saint | <other> | <area> | 1    |
      And <seat>'s hand holds these cards
        | card         | name  | hero |
        | Second Saint | Saint | 1    |
      And <seat> has ended the phase
      When <seat> summons Second Saint to <base>
      Then Second Saint is in <base>
      And Saint is in <area>

      Examples:
        | seat  | other | area | base |
        | South | North | b4   | b1   |
        | North | South | c3   | b4   |

    Scenario Outline: <seat> summons a hero of which a copy is in their own <pile>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | name  | hero |
        | Saint | Saint | 1    |
      And <seat>'s <pile> holds these cards, from the top
        | card         | name  | hero |
        | Second Saint | Saint | 1    |
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then Saint is in <base>

      Examples:
        | seat  | pile           | base |
        | South | hand           | b1   |
        | South | deck           | b1   |
        | North | discard pile   | b4   |
        | North | exclusion zone | b4   |

    Scenario: a hero that the opponent has is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | name  | hero | instant |
        | Knight | South | c2   |       |      |         |
        | Saint  | South | c2   | Saint | 1    | yes     |
        | Ogre   | North | c3   |       |      |         |
      And North's hand holds these cards
        | card         | name  | hero | instant |
        | Second Saint | Saint | 1    | yes     |
      And South has marched Knight and Saint to c3
      And the battle has reached North's instant summon timing
      When North instantly summons Second Saint
      Then Second Saint is in c3

  @moncolle_tcg.heroes.short_deck
  Rule: A hero cannot be summoned while its player's deck has fewer cards than the hero has hero points.
    Scenario Outline: a deck of <left> cards does not pay for <seat>'s hero of <points> points
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And <seat>'s deck is empty
      And <seat>'s deck holds <left> other cards
      And <seat> has ended the phase
      When <seat> tries to summon Saint to <base>
      Then it is refused under moncolle_tcg.heroes.short_deck
      And <seat>'s deck has <left> cards
      And <seat>'s discard pile has 0 cards

      Examples:
        | seat  | points | left | base |
        | South | 2      | 1    | b1   |
        | South | 1      | 0    | b1   |
        | North | 3      | 2    | b4   |

    Scenario Outline: a deck of exactly <points> cards pays for <seat>'s hero
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And <seat>'s deck holds <points> other cards
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then Saint is in <base>
      And <seat>'s deck has 0 cards

      Examples:
        | seat  | points | base |
        | South | 2      | b1   |
        | North | 1      | b4   |

    Scenario: what one hero has cost does not pay for another
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero |
        | Saint | 2    |
        | Rogue | 2    |
      And South's deck holds 3 cards
      And South has ended the phase
      And South has summoned Saint to b1
      When South tries to summon Rogue to b1
      Then it is refused under moncolle_tcg.heroes.short_deck

    Scenario Outline: a short deck pays for no hero in a battle, <seat>'s as <side>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And <seat>'s hand holds these cards
        | card  | hero | instant |
        | Saint | 2    | yes     |
      And <seat>'s deck holds 1 card
      And North has marched Knight to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> tries to instantly summon Saint
      Then it is refused under moncolle_tcg.heroes.short_deck

      Examples:
        | seat  | side               |
        | North | the marching side  |
        | South | the defending side |

    Scenario: heroes that the deck cannot pay for are not listed for summoning
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card  | hero |
        | Saint | 3    |
        | Rogue | 2    |
        | Imp   |      |
      And North's deck holds 2 cards
      When North ends the phase
      Then the summon answers open to North are exactly
        | card  | area |
        | Rogue | b4   |
        | Imp   | b4   |

    Scenario: a unit that is no hero comes although the deck is empty
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card |
        | Imp  |
      And South's deck is empty
      And South has ended the phase
      When South summons Imp to b1
      Then Imp is in b1

    Scenario: only the player's own deck pays, however many cards the other has
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card  | hero |
        | Saint | 2    |
      And North's deck holds 1 card
      And South's deck holds 9 cards
      And North has ended the phase
      When North tries to summon Saint to b4
      Then it is refused under moncolle_tcg.heroes.short_deck

    Scenario Outline: the last cards of <seat>'s deck pay for a hero in a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And <seat>'s hand holds these cards
        | card  | hero | instant |
        | Saint | 2    | yes     |
      And <seat>'s deck holds 2 cards
      And North has marched Knight to a2
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Saint
      Then Saint is in a2
      And <seat>'s deck has 0 cards

      Examples:
        | seat  |
        | North |
        | South |
