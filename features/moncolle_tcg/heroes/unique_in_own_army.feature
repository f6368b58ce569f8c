Feature: Heroes

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
        | North | a2   | b4   | ready     |
        | South | c3   | b1   | exhausted |

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
