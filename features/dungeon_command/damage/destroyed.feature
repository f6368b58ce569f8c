Feature: Damage

  Damage stays on creatures until it has used up their hit points. What one event deals is decided about and applied at once.

  @dungeon_command.damage.destroy_at_zero
  Rule: A creature whose hit points have fallen to 0 is destroyed.
    Scenario: damage of exactly the hit points destroys
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     |    |
        | Rat      | North | b3     | 20 |
        | Bat      | North | f6     | 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed
      And Bat stands on f6

    Scenario: a creature with 10 hit points left is not destroyed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Rat      | North | b3     |    |
        | Wolf     | South | b2     | 30 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf has 10 hit points left
      And Wolf stands on b2

    Scenario: damage above the hit points destroys
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | melee |
        | Rat      | North | b3     |    | 40    |
        | Wolf     | South | b2     | 30 |       |
        | Fox      | South | f2     |    |       |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf is destroyed

    Scenario: a creature is destroyed when earlier and new damage take all its hit points
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Wolf     | South | b2     |    |        |
        | Rat      | North | b3     | 50 | 30     |
        | Bat      | North | f6     |    |        |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed

    Scenario: hazardous terrain destroys
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     | 10 |
        | Fox      | South | f2     |    |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South lets Wolf take the damage
      Then Wolf is destroyed
      And South is asked for an activation

    Scenario: an order destroys two creatures
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     |    |
        | Rat      | North | b3     | 20 |
        | Bat      | North | f6     | 20 |
        | Owl      | North | g6     | 30 |
      And South's order hand is
        | card  | action   | effect                    |
        | Storm | standard | use: 20 damage to enemies |
      And South has activated Wolf
      And South has used Storm with Wolf
      And North has let Rat take the damage
      And North has let Bat take the damage
      When North lets Owl take the damage
      Then Rat and Bat are destroyed
      And Owl has 10 hit points left

    Scenario: hit points that a card adds keep a creature alive
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Rat      | North | b3     |    |
        | Wolf     | South | b2     | 20 |
      And Wolf carries these order cards
        | card | effect                                         |
        | Mail | use: attach to this / constant: hp +10 to this |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf has 10 hit points left

    Scenario: a tapped creature without hit points is destroyed
      Given these creatures are on the battlefield
        | creature | side  | square | hp | tapped |
        | Wolf     | South | a1     |    |        |
        | Rat      | North | a2     | 20 | yes    |
        | Bat      | North | h8     |    |        |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat is destroyed

  @dungeon_command.damage.persistent
  Rule: Damage stays on a creature from turn to turn; what exceeds its hit points is lost.
    Scenario: damage of one turn is still there after both players' next turns
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | b2     |       |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      And South has played the turn to its end
      When North plays the turn to its end
      Then Rat has 20 damage
      And turn 3 is being played

    Scenario: damage of two turns adds up
      Given these creatures are on the battlefield
        | creature | side  | square | hp | melee |
        | Wolf     | South | b2     |    | 10    |
        | Rat      | North | b3     | 20 |       |
        | Bat      | North | f6     |    |       |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      And South has played the turn to its end
      And North has played the turn to its end
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed

    Scenario: damage is not healed when creatures untap
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | tapped |
        | Wolf     | South | b2     | 30     | yes    |
        | Rat      | North | b7     | 40     | yes    |
      When it has come to South's activate phase
      Then Wolf has 30 damage
      And Rat has 40 damage
      And Wolf and Rat are untapped

    Scenario: what exceeds the hit points reaches nobody
      Given these creatures are on the battlefield
        | creature | side  | square | hp | melee | level |
        | Wolf     | South | b2     |    | 60    |       |
        | Rat      | North | b3     | 10 |       | 2     |
        | Bat      | North | b4     |    |       |       |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed
      And Bat has 0 damage
      And North's morale is 8

    Scenario: an activation heals nobody
      Given these creatures are on the battlefield
        | creature | side  | square | damage |
        | Wolf     | South | a1     | 20     |
        | Rat      | North | h8     |        |
      When South activates Wolf
      Then Wolf has 20 damage

  @dungeon_command.damage.to_owner_graveyard
  Rule: A destroyed creature's card, and the cards attached to it, go to their owners' discard piles; it no longer counts against leadership.
    Scenario: a destroyed creature goes to its player's discard pile
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     |    |
        | Rat      | North | b3     | 20 |
        | Bat      | North | f6     |    |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is in North's creature discard pile
      And North's creature hand has 0 cards
      And South's creature discard pile has 0 cards

    Scenario: a captured creature goes to its owner's discard pile
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | owner |
        | Rat      | North | b3     |    |       |
        | Wolf     | South | b2     | 20 | North |
        | Fox      | South | f2     |    |       |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf is in North's creature discard pile
      And South's creature discard pile has 0 cards

    Scenario: attached cards go to the piles of their owners
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     |    |
        | Rat      | North | b3     | 20 |
        | Bat      | North | f6     |    |
      And Rat carries these order cards
        | card  | owner | effect                                               |
        | Boot  | North | use: attach to this / constant: speed +1 to this     |
        | Chain | South | use: attach to an enemy / constant: speed +1 to this |
        | Belt  | North | use: attach to this / constant: speed +1 to this     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Boot and Belt are in North's order discard pile
      And Chain is in South's order discard pile
      And North's order discard pile has 2 cards
      And South's order discard pile has 1 card

    Scenario: cards attached to other creatures stay
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Rat      | North | b3     |    |
        | Wolf     | South | b2     | 20 |
        | Fox      | South | f2     |    |
      And Wolf carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      And Fox carries these order cards
        | card | effect                                           |
        | Belt | use: attach to this / constant: speed +1 to this |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Fox carries Belt
      And Boot is in South's order discard pile

    Scenario: a creature destroyed without damage goes to its owner's discard pile
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     |       |
        | Rat      | North | b3     | South |
        | Bat      | North | f6     |       |
      And Rat carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      And South's order hand is
        | card | action   | effect                |
        | Doom | standard | use: destroy an enemy |
      And South has activated Wolf
      When South uses Doom with Wolf on Rat
      Then Rat is in South's creature discard pile
      And Boot is in North's order discard pile

    Scenario: the level of a destroyed creature leaves room to deploy
      Given b3 is hazardous terrain
      And South has leadership 4
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     | 10 | 3     |
        | Fox      | South | f2     |    | 2     |
      And South's creature hand is
        | card | level |
        | Bear | 3     |
      And South has activated Wolf
      And South has moved Wolf along b3
      And South has let Wolf take the damage
      And South has ended the activate phase
      When South deploys Bear on a1
      Then Bear stands on a1

    Scenario: the level of a creature that survives leaves no room to deploy
      Given b3 is hazardous terrain
      And South has leadership 4
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     | 20 | 3     |
        | Fox      | South | f2     |    | 2     |
      And South's creature hand is
        | card | level |
        | Bear | 3     |
      And South has activated Wolf
      And South has moved Wolf along b3
      And South has let Wolf take the damage
      And South has ended the activation of Wolf
      And South has ended the activate phase
      When South tries to deploy Bear on a1
      Then it is refused under dungeon_command.deploy.leadership_cap

    Scenario: a card attached since an earlier turn goes to its owner's pile
      Given these creatures are on the battlefield
        | creature | side  | square | effect                    |
        | Wolf     | South | b2     | turn end: morale +1       |
        | Rat      | North | h8     | turn end: destroy enemies |
      And Wolf carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      And South has activated Wolf
      And South has played the turn to its end
      When North plays the turn to its end
      Then Boot is in South's order discard pile

    Scenario: a card attached to a creature that is destroyed on its way goes to its owner's pile
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     | 10 |
        | Rat      | North | h8     |    |
      And Wolf carries these order cards
        | card | owner | effect                                               |
        | Net  | North | use: attach to an enemy / constant: speed -1 to this |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South lets Wolf take the damage
      Then Net is in North's order discard pile

    Scenario: a destroyed creature joins the cards in its owner's discard pile
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Rat      | North | b3     |    |
        | Wolf     | South | b2     | 20 |
        | Fox      | South | f2     |    |
      And South's creature discard pile holds 1 card
      And North has activated Rat
      And North has attacked Wolf in melee
      When South lets Wolf take the damage
      Then South's creature discard pile has 2 cards
      And North's creature discard pile has 0 cards
