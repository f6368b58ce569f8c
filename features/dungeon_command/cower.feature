Feature: Cowering

  Instead of taking damage a creature may cower, which costs its controller morale.

  @dungeon_command.cower.option
  Rule: Whenever a creature takes damage, its controller may choose that it cowers.
    Scenario: cowering from a melee attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 8
      And South is asked for an action about Wolf

    Scenario: nobody is forced to cower
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat has 20 damage
      And North's morale is 10

    Scenario: a creature that the damage would destroy need not cower
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Rat      | North | b3     |    |       |
        | Wolf     | South | b2     | 20 | 4     |
        | Fox      | South | f2     |    |       |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf is destroyed
      And South's morale is 6

    Scenario: a creature that the damage would destroy may cower
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Rat      | North | b3     |    |       |
        | Wolf     | South | b2     | 20 | 4     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then Wolf stands on b2
      And Wolf has 20 hit points left
      And South's morale is 8

    Scenario: cowering from a ranged attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Rat      | North | b6     | 30     |
        | Wolf     | South | b2     |        |
      And North has activated Rat
      And North has attacked Wolf at range with Rat
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 7

    Scenario: cowering from an order card
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b6     |
      And South's order hand is
        | card | action   | effect                     |
        | Bolt | standard | use: 30 damage to an enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 7

    Scenario: cowering from a power
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b6     | power: 10 damage to an enemy |
        | Wolf     | South | b2     |                              |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 9

    Scenario: cowering from hazardous terrain that a creature enters
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South has activated Wolf
      And South has moved Wolf along b3, b4
      When South lets Wolf cower
      Then Wolf stands on b4
      And Wolf has 0 damage
      And South's morale is 9

    Scenario: cowering from hazardous terrain at the end of a turn
      Given b6 is hazardous terrain
      And it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b6     |
        | Wolf     | South | b2     |
      When the phase begins
      Then North is asked for cower or take about Rat
      And the cower answers open to North are exactly
        | creature |
        | Rat      |

    Scenario: cowering from an effect at the beginning of a turn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Wolf     | South | b2     | turn start: 10 damage to enemies |
        | Rat      | North | b6     |                                  |
      And South has morale 6
      When the phase begins
      Then North is asked for cower or take about Rat
      And the cower answers open to North are exactly
        | creature |
        | Rat      |

    Scenario: the attacker may cower from a reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Wolf     | South | b2     |                                          |
        | Rat      | North | b3     | answer to attack: 10 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 9
      And North is asked for cower or take about Rat

    Scenario: cowering from a friend's attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Bat      | North | b4     |
      And North has activated Rat
      And North has attacked Bat in melee with Rat
      When North lets Bat cower
      Then Bat has 0 damage
      And North's morale is 8
      And South's morale is 10

    Scenario: a creature cowers each time
      Given these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Wolf     | South | b2     | power: untap this |
        | Rat      | North | b3     |                   |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat cower
      And South has used the power of Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat cower
      And South has used the power of Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 4

    Scenario: a creature that has cowered takes the next damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect            |
        | Rat      | North | b3     | power: untap this |
        | Wolf     | South | b2     |                   |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf cower
      And North has used the power of Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf take the damage
      Then Wolf has 20 damage
      And South's morale is 8

    Scenario: the attacker's player does not decide
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When South tries to let Rat take the damage
      Then it is refused under dungeon_command.cower.option

    Scenario: the controller of a captured creature decides
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     |       |
        | Rat      | North | b3     | South |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat

    Scenario: the owner of a captured creature does not let it cower
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Rat      | North | b3     |       |
        | Wolf     | South | b2     | North |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When North tries to let Wolf cower
      Then it is refused under dungeon_command.cower.option
      And South is asked for cower or take about Wolf

    Scenario: a creature that takes no damage does not cower
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | c3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to let Bat cower
      Then it is refused as meaningless
      And the cower answers open to North are exactly
        | creature |
        | Rat      |

  @dungeon_command.cower.no_tap
  Rule: Cowering does not tap the creature, and a tapped creature may cower.
    Scenario: an untapped creature that cowers stays untapped
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat is untapped

    Scenario: a tapped creature cowers and stays tapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b3     |        |
        | Wolf     | South | b2     | yes    |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 8
      And Wolf is tapped

    Scenario: a tapped creature is offered to cower
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     |        |
        | Rat      | North | b3     | yes    |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the cower answers open to North are exactly
        | creature |
        | Rat      |

    Scenario: a creature that has cowered reacts to the next attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     | power: untap this             |
        | Rat      | North | b3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has passed
      And North has let Rat cower
      And South has used the power of Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat has 0 damage
      And North's morale is 8

    Scenario: a creature cowers from what its reaction has left
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b3     |                              |
        | Wolf     | South | b2     | answer to attack: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 9
      And Wolf is tapped

  @dungeon_command.cower.morale_cost
  Rule: A creature that cowers takes none of the damage; its controller loses 1 morale for each 10 of it.
    Scenario Outline: cowering from <damage> damage leaves <morale> morale
      Given these creatures are on the battlefield
        | creature | side  | square | melee    |
        | Wolf     | South | b2     | <damage> |
        | Rat      | North | b3     |          |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is <morale>
      And South's morale is 10

      Examples:
        | damage | morale |
        | 10     | 9      |
        | 30     | 7      |
        | 40     | 6      |

    Scenario: damage taken before stays and costs nothing
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage |
        | Rat      | North | b3     |        |
        | Wolf     | South | b2     | 20     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then Wolf has 20 damage
      And South's morale is 8

    Scenario: a captured creature's cowering costs its controller
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Rat      | North | b3     |       |
        | Wolf     | South | b2     | North |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then South's morale is 8
      And North's morale is 10

    Scenario: the creature's level does not matter
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     |       |
        | Rat      | North | b3     | 6     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then North's morale is 8

  @dungeon_command.cower.all_or_nothing
  Rule: Damage cannot be divided between hit points and morale.
    Scenario: there are two ways to deal with damage
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 40    |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the cower answers open to North are exactly
        | creature |
        | Rat      |
      And the take answers open to North are exactly
        | creature |
        | Rat      |
      And no pass answer is open to North

    Scenario: the question is not passed over
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to pass
      Then it is refused under dungeon_command.cower.all_or_nothing
      And South is asked for cower or take about Wolf

    Scenario: all of the damage taken costs no morale
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp |
        | Wolf     | South | b2     | 40    |    |
        | Rat      | North | b3     |       | 50 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat has 40 damage
      And North's morale is 10

    Scenario: of two creatures one cowers and the other takes its damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Rat      | North | b5     | standard power: 20 damage to enemies |
        | Wolf     | South | b2     |                                      |
        | Fox      | South | c2     |                                      |
      And North has activated Rat
      And North has used the power of Rat
      And South has let Fox cower
      When South lets Wolf take the damage
      Then Wolf has 20 damage
      And Fox has 0 damage
      And South's morale is 8

  @dungeon_command.cower.full_amount
  Rule: Cowering costs morale for the full damage, even if the creature has fewer hit points.
    Scenario: a creature of few hit points cowers from much damage
      Given North has morale 15
      And these creatures are on the battlefield
        | creature | side  | square | melee | hp |
        | Wolf     | South | b2     | 100   |    |
        | Rat      | North | b3     |       | 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat has 10 hit points left
      And North's morale is 5

    Scenario: a creature with few hit points left cowers from the whole attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Rat      | North | b3     |    |        |
        | Wolf     | South | b2     | 50 | 40     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then Wolf has 10 hit points left
      And South's morale is 8

  @dungeon_command.cower.after_prevention
  Rule: Prevention is taken off first; cowering costs morale for what remains.
    Scenario: cowering from what prevention has left
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                       |
        | Wolf     | South | b2     | 40    |                              |
        | Rat      | North | b3     |       | answer to attack: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 8

    Scenario: cowering from an order after prevention
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b5     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect                     |
        | Bolt | standard | use: 50 damage to an enemy |
      And South's order hand is
        | card | action    | effect                       |
        | Ward | immediate | answer to damage: prevent 10 |
      And North has activated Rat
      And North has used Bolt with Rat on Wolf
      And South has reacted with Ward by Wolf
      When South lets Wolf cower
      Then South's morale is 6

    Scenario: with all prevented there is nothing to cower from
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                        |
        | Wolf     | South | b2     | 40    |                               |
        | Rat      | North | b3     |       | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for an action about Wolf
      And North's morale is 10

    Scenario: hazardous terrain's damage is prevented first as well
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     | answer to hazard: prevent 10 |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South reacts with the first power of Wolf by Wolf
      Then South is asked for an action about Wolf
      And Wolf has 0 damage
      And South's morale is 10

  @dungeon_command.cower.own_effects
  Rule: The additional effects of the same source do not happen to a creature that cowers; those on others do.
    Scenario: a creature that cowers from an attack is not slid by it
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect                                  |
        | Shove | standard | use: melee attack +10 and slide it by 2 |
      And South has activated Wolf
      And South has used Shove with Wolf on Rat moving Rat along b4, b5
      When North lets Rat cower
      Then Rat stands on b3
      And North's morale is 7

    Scenario: a creature that takes the damage is slid
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect                                  |
        | Shove | standard | use: melee attack +10 and slide it by 2 |
      And South has activated Wolf
      And South has used Shove with Wolf on Rat moving Rat along b4, b5
      When North lets Rat take the damage
      Then Rat stands on b5

    Scenario: a card is not attached to a creature that cowers
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b5     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card  | action   | effect                                                                   |
        | Chain | standard | use: 20 damage to an enemy and attach to it / constant: speed -2 to this |
      And North has activated Rat
      And North has used Chain with Rat on Wolf
      When South lets Wolf cower
      Then Wolf carries no order cards
      And Chain is in North's order discard pile

    Scenario: a creature that cowers is not tapped by a power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Wolf     | South | b2     | standard power: 20 damage to an enemy and tap it |
        | Rat      | North | b5     |                                                  |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      When North lets Rat cower
      Then Rat is untapped

    Scenario: a second damage of the same card does not reach a creature that cowers
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                    |
        | Rat      | North | b5     | standard power: 10 damage to an enemy and 30 damage to it |
        | Wolf     | South | b2     |                                                           |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 9
      And North is asked for an action about Rat

    Scenario: of two creatures only the one that takes the damage is tapped
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                |
        | Wolf     | South | b2     | standard power: 20 damage to two enemies and tap them |
        | Rat      | North | b5     |                                                       |
        | Bat      | North | c5     |                                                       |
      And South has activated Wolf
      And South has used the power of Wolf on Rat and Bat
      And North has let Rat cower
      When North lets Bat take the damage
      Then Rat is untapped
      And Bat is tapped

    Scenario: of two creatures the last cowers and the first is tapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                |
        | Rat      | North | b5     | standard power: 20 damage to two enemies and tap them |
        | Wolf     | South | b2     |                                                       |
        | Fox      | South | c2     |                                                       |
      And North has activated Rat
      And North has used the power of Rat on Wolf and Fox
      And South has let Fox cower
      When South lets Wolf take the damage
      Then Fox is untapped
      And Wolf is tapped

    Scenario: the user gains from a card whose target cowers
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage |
        | Rat      | North | b3     | 30     |
        | Wolf     | South | b2     |        |
      And North's order hand is
        | card  | action   | effect                                                                 |
        | Drain | standard | use: melee attack +10 and heal this by 20 and untap this and morale +1 |
      And North has activated Rat
      And North has used Drain with Rat on Wolf
      When South lets Wolf cower
      Then Rat has 10 damage
      And Rat is untapped
      And North's morale is 11
      And South's morale is 7

    Scenario: creatures beside a target that cowers are damaged
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | c3     |
      And South's order hand is
        | card  | action   | effect                                        |
        | Sweep | standard | use: melee attack +10 and 10 damage to others |
      And South has activated Wolf
      And South has used Sweep with Wolf on Rat
      And North has let Rat cower
      When North lets Bat take the damage
      Then Bat has 10 damage
      And Rat has 0 damage

    Scenario: what happened to a creature before it cowers stays
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Wolf     | South | b2     | standard power: tap an enemy and 20 damage to it |
        | Rat      | North | b5     |                                                  |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      When North lets Rat cower
      Then Rat is tapped

    Scenario: a later card reaches a creature that has cowered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Wolf     | South | b2     | power: 20 damage to an enemy and tap it |
        | Rat      | North | b5     |                                         |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      And North has let Rat cower
      And South has used the power of Wolf on Rat
      When North lets Rat take the damage
      Then Rat is tapped
      And Rat has 20 damage

    Scenario: an attacker that cowers from a reaction still carries out its card
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                |
        | Rat      | North | b3     |                                                       |
        | Wolf     | South | b2     | answer to attack: 10 damage to the actor and tap this |
      And North's order hand is
        | card | action   | effect                               |
        | Gnaw | standard | use: melee attack +10 and untap this |
      And North has activated Rat
      And North has used Gnaw with Rat on Wolf
      And South has reacted with the first power of Wolf by Wolf
      And North has let Rat cower
      When South lets Wolf take the damage
      Then Wolf has 30 damage
      And Rat is untapped

    Scenario: two creatures cower and neither is tapped
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                |
        | Wolf     | South | b2     | standard power: 20 damage to two enemies and tap them |
        | Rat      | North | b5     |                                                       |
        | Bat      | North | c5     |                                                       |
      And South has activated Wolf
      And South has used the power of Wolf on Rat and Bat
      And North has let Rat cower
      When North lets Bat cower
      Then Rat and Bat are untapped
      And North's morale is 6

    Scenario: cowering from terrain does not spare from the card that slid the creature there
      Given b4 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                             |
        | Rat      | North | b6     | standard power: slide an enemy by 2 and 20 damage to it and tap it |
        | Wolf     | South | b3     |                                                                    |
      And North has activated Rat
      And North has used the power of Rat on Wolf moving Wolf along b4
      And South has let Wolf cower
      When South lets Wolf take the damage
      Then Wolf has 20 damage
      And Wolf is tapped
      And South's morale is 9

    Scenario: cowering from terrain does not end a slide
      Given b4 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Wolf     | South | b2     | standard power: slide an enemy by 3 |
        | Rat      | North | b3     |                                     |
      And South has activated Wolf
      And South has used the power of Wolf on Rat moving Rat along b4, b5
      When North lets Rat cower
      Then Rat stands on b5

  @dungeon_command.ruling.cower_unpreventable
  Rule: A creature may cower from damage that cannot be prevented.
    Scenario: cowering from an order's damage that cannot be prevented
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
      And South's order hand is
        | card   | action   | effect                                   |
        | Blight | standard | use: 30 unpreventable damage to an enemy |
      And South has activated Wolf
      And South has used Blight with Wolf on Rat
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 7

    Scenario: cowering costs morale for all of it when prevention has failed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                              |
        | Rat      | North | b5     | standard power: 30 unpreventable damage to an enemy |
        | Wolf     | South | b2     | answer to damage: prevent 20                        |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      And South has reacted with the first power of Wolf by Wolf
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 7

  @dungeon_command.ruling.cower_below_zero
  Rule: A creature may cower even if that takes its controller's morale to 0 or below.
    Scenario: cowering for the last morale
      Given North has morale 2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then North's morale is 0
      And South has won under dungeon_command.morale.zero_ends

    Scenario: cowering for more morale than there is
      Given South has morale 1
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then South's morale is -1
      And North has won under dungeon_command.morale.zero_ends

    Scenario: cowering is offered whatever the morale
      Given North has morale 1
      And these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 50    |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the cower answers open to North are exactly
        | creature |
        | Rat      |
