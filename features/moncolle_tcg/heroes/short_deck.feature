Feature: Heroes

  @moncolle_tcg.heroes.short_deck
  Rule: A hero cannot be summoned while its player's deck has fewer cards than the hero has hero points.
    Scenario Outline: a deck of <left> cards does not pay for South's hero of <points> points
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And South's deck is empty
      And South's deck holds <left> other cards
      And South has ended the phase
      When South tries to summon Saint to b1
      Then it is refused under moncolle_tcg.heroes.short_deck
      And South's deck has <left> cards
      And South's discard pile has 0 cards

      Examples:
        | points | left |
        | 2      | 1    |
        | 1      | 0    |
        | 3      | 2    |

    Scenario Outline: a deck of exactly <points> cards pays for South's hero
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And South's deck holds <points> other cards
      And South has ended the phase
      When South summons Saint to b1
      Then Saint is in b1
      And South's deck has 0 cards

      Examples:
        | points |
        | 2      |
        | 1      |

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
