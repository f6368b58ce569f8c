Feature: Heroes

  @moncolle_tcg.heroes.deck_cost
  Rule: Whoever summons a hero discards as many cards from the top of their own deck as the hero has hero points.
    Scenario Outline: summoning South's hero of <points> points
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And South's deck holds 4 cards
      And North's deck holds 4 cards
      And South has ended the phase
      When South summons Saint to b1
      Then <paid> in South's discard pile
      And South's deck is, from the top, <left>
      And South's discard pile has <points> cards
      And North's deck has 4 cards
      And Saint is in b1

      Examples:
        | points | paid                                            | left                                        |
        | 1      | South Deck 1 is                                 | South Deck 2, South Deck 3 and South Deck 4 |
        | 2      | South Deck 1 and South Deck 2 are               | South Deck 3 and South Deck 4               |
        | 3      | South Deck 1, South Deck 2 and South Deck 3 are | South Deck 4                                |

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
