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

    Scenario: earlier damage counts
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

    Scenario: a creature destroyed without damage goes the same way
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

    Scenario: the level of a creature not destroyed leaves none
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

  @dungeon_command.ruling.damage_at_once
  Rule: When one event damages several creatures, the turn player decides about theirs first, in an order of their choice, then the opponent; all of it is applied at once afterwards.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | hp | effect                                 |
        | Wolf     | South | b2     |    | standard power: 20 damage to everybody |
        | Fox      | South | c2     | 20 |                                        |
        | Rat      | North | b5     | 20 |                                        |
        | Bat      | North | c5     |    | standard power: 20 damage to everybody |

    Scenario: the turn player decides first
      Given South has activated Wolf
      When South uses the power of Wolf
      Then South is asked for cower or take
      And the take answers open to South are exactly
        | creature |
        | Wolf     |
        | Fox      |
      And the cower answers open to South are exactly
        | creature |
        | Wolf     |
        | Fox      |

    Scenario: the turn player begins with any creature
      Given South has activated Wolf
      And South has used the power of Wolf
      When South lets Fox cower
      Then South is asked for cower or take about Wolf

    Scenario: the opponent decides when the turn player has decided about everybody
      Given it is North's activate phase
      And North has activated Bat
      And North has used the power of Bat
      And North has let Rat cower
      When North lets Bat take the damage
      Then South is asked for cower or take
      And the take answers open to South are exactly
        | creature |
        | Wolf     |
        | Fox      |

    Scenario: the opponent has an order of choice as well
      Given South has activated Wolf
      And South has used the power of Wolf
      And South has let Wolf take the damage
      And South has let Fox cower
      When North lets Bat take the damage
      Then North is asked for cower or take about Rat

    Scenario: nothing is applied before everything has been decided
      Given South has activated Wolf
      And South has used the power of Wolf
      And South has let Fox take the damage
      And South has let Wolf cower
      When North lets Rat take the damage
      Then North is asked for cower or take about Bat
      And Wolf, Fox, Rat and Bat have 0 damage
      And South's morale is 10
      And Fox is about to take 20 damage

    Scenario: everything decided is applied
      Given it is North's activate phase
      And North has activated Bat
      And North has used the power of Bat
      And North has let Rat take the damage
      And North has let Bat cower
      And South has let Wolf cower
      When South lets Fox take the damage
      Then Rat and Fox are destroyed
      And Bat and Wolf have 0 damage
      And North's morale is 7
      And South's morale is 7

    Scenario: the turn player decides first about what the opponent's reaction deals
      Given it is North's activate phase
      And South's order hand is
        | card  | action    | effect                                          |
        | Burst | immediate | answer to attack on any: 10 damage to everybody |
      And North has activated Rat
      And North has moved Rat along b4, b3
      And North has attacked Wolf in melee with Rat
      When South reacts with Burst by Fox
      Then North is asked for cower or take
      And the take answers open to North are exactly
        | creature |
        | Rat      |
        | Bat      |

    Scenario: two commanders without morale lose it at once
      Given South has morale 1
      And North has morale 1
      And South has activated Wolf
      And South has used the power of Wolf
      And South has let Wolf take the damage
      And South has let Fox take the damage
      And North has let Rat take the damage
      When North lets Bat take the damage
      Then the game has ended in a draw under dungeon_command.morale.zero_ends

  @dungeon_command.ruling.prevention_of_one_damage
  Rule: Prevention belongs to the damage that it answers; what is left over of it is lost.
    Scenario: left over prevention does not take off the next attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     | power: untap this            |
        | Rat      | North | b3     | answer to attack: prevent 50 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      And South has used the power of Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 20 damage

    Scenario: prevention for one creature takes nothing off another's damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Rat      | North | b3     | standard power: 20 damage to enemies |
        | Wolf     | South | b2     | answer to damage: prevent 50         |
        | Fox      | South | c2     |                                      |
      And North has activated Rat
      And North has used the power of Rat
      And South has reacted with the first power of Wolf by Wolf
      When South lets Fox take the damage
      Then Fox has 20 damage
      And Wolf has 0 damage

    Scenario: prevention takes off the first damage of a card and not the second
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                    |
        | Wolf     | South | b2     | standard power: 10 damage to an enemy and 30 damage to it |
        | Rat      | North | b3     | answer to damage: prevent 20                              |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      And North has reacted with the first power of Rat by Rat
      When North lets Rat take the damage
      Then Rat has 30 damage

    Scenario: prevention takes off a card's attack and not the damage behind it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b3     |                              |
        | Wolf     | South | b2     | answer to attack: prevent 40 |
      And North's order hand is
        | card | action   | effect                                    |
        | Gnaw | standard | use: melee attack +10 and 20 damage to it |
      And North has activated Rat
      And North has used Gnaw with Rat on Wolf
      And South has reacted with the first power of Wolf by Wolf
      When South lets Wolf take the damage
      Then Wolf has 20 damage

    Scenario: prevention of hazardous terrain's damage does not take off a later attack
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     | answer to hazard: prevent 50 |
        | Rat      | North | b4     |                              |
      And South has activated Wolf
      And South has moved Wolf along b3
      And South has reacted with the first power of Wolf by Wolf
      And South has ended the activation of Wolf
      And South has played the turn to its end
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 20 damage

    Scenario: two preventions of the same damage add up
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                              |
        | Wolf     | South | b2     | 40    |                                     |
        | Rat      | North | b3     |       | answer to attack: prevent 10        |
        | Bat      | North | c4     |       | answer to attack on own: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North reacts with the first power of Bat by Bat
      Then Rat is about to take 10 damage

  @dungeon_command.ruling.prevented_to_nothing
  Rule: When all damage is prevented nobody cowers, and additional effects happen all the same.
    Scenario: nobody is asked about damage prevented exactly
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for an action about Wolf
      And Rat has 0 damage
      And North's morale is 10

    Scenario: a creature is asked about the least damage that is left
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b3     |                              |
        | Wolf     | South | b2     | answer to attack: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then South is asked for cower or take about Wolf
      And Wolf is about to take 10 damage

    Scenario: a card's further effects happen though its damage has been prevented
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 50 |
      And South's order hand is
        | card  | action   | effect                                  |
        | Lunge | standard | use: melee attack +10 and slide it by 2 |
      And South has activated Wolf
      And South has used Lunge with Wolf on Rat moving Rat along b4, b5
      When North reacts with the first power of Rat by Rat
      Then Rat stands on b5
      And Rat has 0 damage
      And South is asked for an action about Wolf

    Scenario: a card's tapping happens though all its damage has been prevented
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Rat      | North | b3     | standard power: 20 damage to an enemy and tap it |
        | Wolf     | South | b2     |                                                  |
        | Fox      | South | c1     | answer to damage on own: prevent all             |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      When South reacts with the first power of Fox by Fox
      Then Wolf is tapped
      And Wolf has 0 damage
