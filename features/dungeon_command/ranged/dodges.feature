Feature: Ranged attacks

  A ranged attack needs range and a line of sight. Only a target in cover can dodge it.

  @dungeon_command.ranged.auto_hit
  Rule: A ranged attack on a target without cover always hits.
    Scenario: a target in the open is hit
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then North is asked for cower or take about Rat
      And Rat is about to take 20 damage

    Scenario: a target in the open cannot dodge
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | North | b6     | 20     |                             |
        | Rat      | South | b3     |        | answer to attack: morale +1 |
      And North has activated Archer
      And North has attacked Rat at range
      When South tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit
      And no dodge answer is open to South

    Scenario: difficult terrain gives no cover
      Given b5 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b2     | 20     |                             |
        | Rat      | North | b5     |        | answer to attack: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit

    Scenario: hazardous terrain gives no cover
      Given b5 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b2     | 20     |                             |
        | Rat      | North | b5     |        | answer to attack: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit

    Scenario: cover of the attacker does not help its target
      Given b2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b2     | 20     |                             |
        | Rat      | North | b5     |        | answer to attack: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit

    Scenario: a target at the end of the range is hit beside a friend
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range | level | effect                      |
        | Archer   | South | b1     | 20     | 6     | 1     |                             |
        | Rat      | North | b7     |        |       | 5     | answer to attack: morale +1 |
        | Bat      | North | c7     |        |       |       |                             |
      And South has activated Archer
      And South has attacked Rat at range
      When North passes
      Then North is asked for cower or take about Rat
      And Rat is about to take 20 damage

    Scenario: a target far away in the open cannot dodge
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | North | b8     | 20     |                             |
        | Rat      | South | b1     |        | answer to attack: morale +1 |
      And North has activated Archer
      And North has attacked Rat at range
      When South tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit
      And no dodge answer is open to South

    Scenario: start areas give no cover
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b5     | 20     |                             |
        | Rat      | North | b8     |        | answer to attack: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.auto_hit

  @dungeon_command.ranged.cover_allows_dodge
  Rule: The target of a ranged attack may dodge as an immediate action if it has cover; nobody else may.
    Scenario: a target on an obstacle may dodge
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Archer
      When South attacks Rat at range
      Then North can react to what Archer does
      And the dodge answers open to North are exactly
        | creature |
        | Rat      |

    @dungeon_command.ranged.auto_hit
    Scenario: a target that does not dodge is hit
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
      And North has activated Archer
      And North has attacked Rat at range
      And South has passed
      When South lets Rat take the damage
      Then Rat has 20 damage
      And Rat is untapped

    Scenario: a creature that is not the target does not dodge
      Given b5 and c5 are obstacles
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
        | Bat      | North | c5     |        |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Bat dodge
      Then it is refused under dungeon_command.ranged.cover_allows_dodge

    Scenario: the opponent does not let the target dodge
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                             |
        | Archer   | South | b2     | 20     |                                    |
        | Owl      | South | h1     |        | answer to attack on any: morale +1 |
        | Rat      | North | b5     |        |                                    |
      And South has activated Archer
      And South has attacked Rat at range
      And North has passed
      When South tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.cover_allows_dodge
      And no dodge answer is open to South

    Scenario: a friend that is attacked from cover may dodge in its controller's turn
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Owl      | South | b5     |        |
        | Rat      | North | h8     |        |
      And South has activated Archer
      And South has attacked Owl at range
      When South lets Owl dodge
      Then Owl has 0 damage
      And Owl is tapped
      And South is asked for an action about Archer

    Scenario: the controller of a captured target lets it dodge
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | owner |
        | Archer   | South | b2     | 20     |       |
        | Rat      | North | b5     |        | South |
      And South has activated Archer
      And South has attacked Rat at range
      When North lets Rat dodge
      Then Rat has 0 damage

    Scenario: an order card's ranged attack can be dodged, too
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
      And North's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +10 |
      And North has activated Archer
      And North has used Shot with Archer on Rat
      When South lets Rat dodge
      Then Rat has 0 damage
      And Rat is tapped

    Scenario: damage of a card that is no attack cannot be dodged
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Archer   | South | b2     | 20     |                             |
        | Rat      | North | b5     |        | answer to damage: morale +1 |
      And South's order hand is
        | card | level | effect                              |
        | Bolt | 1     | use: 30 damage to an enemy within 6 |
      And South has activated Archer
      And South has used Bolt with Archer on Rat
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.cover_allows_dodge
      And no dodge answer is open to North

    Scenario: a wounded target dodges an archer beside it
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | damage |
        | Archer   | North | b4     | 20     |        |
        | Rat      | South | b3     |        | 40     |
      And North has activated Archer
      And North has attacked Rat at range
      When South lets Rat dodge
      Then Rat has 40 damage
      And North is asked for an action about Archer

    Scenario: a power's ranged attack can be dodged, too
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                            |
        | Archer   | South | b2     | 20     | standard power: ranged attack +10 |
        | Rat      | North | b5     |        |                                   |
      And South has activated Archer
      And South has used the power of Archer on Rat
      When North lets Rat dodge
      Then Rat has 0 damage
      And South is asked for an action about Archer

    Scenario: a target dodges although it has been activated
      Given it is turn 2
      And it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | activated |
        | Archer   | North | b6     | 20     |           |
        | Rat      | South | b3     |        | yes       |
      And North has activated Archer
      And North has attacked Rat at range
      When South lets Rat dodge
      Then Rat has 0 damage
      And North is asked for an action about Archer

  @dungeon_command.ranged.dodge_taps
  Rule: Dodging taps the creature, so a tapped creature cannot dodge.
    Scenario: a creature that dodges is tapped
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Owl      | South | c2     |        |
        | Rat      | North | b5     |        |
        | Bat      | North | c5     |        |
      And South has activated Archer
      And South has attacked Rat at range
      When North lets Rat dodge
      Then Rat is tapped
      And Archer is tapped
      And Owl and Bat are untapped

    Scenario: a tapped creature is hit in its cover
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | tapped |
        | Archer   | North | b6     | 20     |        |
        | Rat      | South | b3     |        | yes    |
      And North has activated Archer
      When North attacks Rat at range
      Then South is asked for cower or take about Rat
      And no dodge answer is open to South

    Scenario: a tapped creature does not dodge while others react
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | tapped | effect                                        |
        | Archer   | South | b2     | 20     |        |                                               |
        | Rat      | North | b5     |        | yes    |                                               |
        | Bat      | North | h8     |        |        | answer to attack on your creatures: morale +1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.dodge_taps
      And no dodge answer is open to North

    Scenario: a creature dodges one attack and not the next
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Hunter   | South | c2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Archer
      And South has attacked Rat at range
      And North has let Rat dodge
      And South has ended the activation of Archer
      And South has activated Hunter
      When South attacks Rat at range
      Then North is asked for cower or take about Rat

    Scenario: South's tapped creature does not dodge while another could
      Given it is North's activate phase
      And d8 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range | tapped |
        | Archer   | North | a8     | 20     | 6     |        |
        | Rat      | South | d8     |        |       | yes    |
        | Owl      | South | h1     |        |       |        |
      And South's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to damage on your creatures: prevent 10 |
      And North has activated Archer
      And North has attacked Rat at range with Archer
      When South tries to let Rat dodge
      Then it is refused under dungeon_command.ranged.dodge_taps

  @dungeon_command.ranged.dodge_effect
  Rule: A creature that dodges takes no damage and no additional effect from that ranged attack.
    Scenario: no damage comes to a creature that dodges
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | level |
        | Archer   | North | b6     | 50     |       |
        | Rat      | South | b3     |        | 2     |
      And North has activated Archer
      And North has attacked Rat at range
      When South lets Rat dodge
      Then Rat has 0 damage
      And South's morale is 10
      And North is asked for an action about Archer

    Scenario: no additional effect comes to a creature that dodges
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South's order hand is
        | card | level | effect                                                                   |
        | Shot | 1     | use: ranged attack and 10 damage to it and speed -2 to it until turn end |
      And South has activated Archer
      And South has used Shot with Archer on Rat
      When North lets Rat dodge
      Then Rat has 0 damage
      And South is asked for an action about Archer

    Scenario: no slide comes to a creature that dodges
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South's order hand is
        | card | level | effect                               |
        | Shot | 1     | use: ranged attack and slide it by 1 |
      And South has activated Archer
      And South has used Shot with Archer on Rat moving Rat along b6
      When North lets Rat dodge
      Then Rat stands on b5

    Scenario: the additional effect comes to a creature that does not dodge
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South's order hand is
        | card | level | effect                               |
        | Shot | 1     | use: ranged attack and slide it by 1 |
      And South has activated Archer
      And South has used Shot with Archer on Rat moving Rat along b6
      And North has passed
      When North lets Rat take the damage
      Then Rat stands on b6
      And Rat has 20 damage

    Scenario Outline: of an attack that says "<what>" nothing happens to a creature that dodges
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | damage |
        | Archer   | South | b2     | 20     |        |
        | Rat      | North | b5     |        | 10     |
        | Bat      | North | h8     |        |        |
      And South's order hand is
        | card | level | effect                        |
        | Shot | 1     | use: ranged attack and <what> |
      And South has activated Archer
      And South has used Shot with Archer on Rat
      When North lets Rat dodge
      Then Rat has 10 damage
      And Rat is tapped
      And Rat is controlled by North
      And Rat carries no order cards

      Examples:
        | what                                      |
        | heal it by 10                             |
        | untap it                                  |
        | control it                                |
        | destroy it                                |
        | attach to it / constant: speed -1 to this |

    Scenario: a creature that dodges is not slowed by the same card
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                |
        | Archer   | South | b2     | 20     | power: shift an enemy |
        | Rat      | North | b5     |        |                       |
      And South's order hand is
        | card | level | effect                                               |
        | Shot | 1     | use: ranged attack and speed -6 to it until turn end |
      And South has activated Archer
      And South has used Shot with Archer on Rat
      And North has let Rat dodge
      When South uses the power of Archer on Rat moving Rat along b6, b7
      Then Rat stands on b7

  @dungeon_command.ruling.dodged_is_spent
  Rule: The attacker stays tapped and cards used for the attack are spent when the target dodges; effects on other creatures happen all the same.
    Scenario: the card of a dodged attack is spent
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +10 |
      And South has activated Archer
      And South has used Shot with Archer on Rat
      When North lets Rat dodge
      Then Shot is in South's order discard pile
      And South's order hand has 0 cards
      And Archer is tapped

    Scenario: a dodge does not spare anybody else
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
        | Bat      | South | c6     |        |
      And North's order hand is
        | card  | level | effect                                               |
        | Spray | 1     | use: ranged attack and 10 damage to enemies within 6 |
      And North has activated Archer
      And North has used Spray with Archer on Rat
      And South has let Rat dodge
      When South lets Bat take the damage
      Then Rat has 0 damage
      And Bat has 10 damage

    Scenario: what the attack gives its player comes all the same
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South's order hand is
        | card | level | effect                           |
        | Shot | 1     | use: ranged attack and morale +1 |
      And South has activated Archer
      And South has used Shot with Archer on Rat
      When North lets Rat dodge
      Then South's morale is 11
