Feature: Cowering

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

    Scenario Outline: of a power that says "<what>" nothing happens to a creature that cowers
      Given these creatures are on the battlefield
        | creature | side  | square | damage | tapped | effect                                           |
        | Wolf     | South | b2     |        |        | standard power: 20 damage to an enemy and <what> |
        | Rat      | North | b5     | 10     | yes    |                                                  |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      When North lets Rat cower
      Then Rat has 10 damage
      And Rat is tapped
      And Rat is controlled by North
      And North's morale is 8

      Examples:
        | what          |
        | heal it by 10 |
        | untap it      |
        | control it    |
        | destroy it    |

    Scenario: a creature that cowers is not slowed by the same power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                                          |
        | Wolf     | South | b2     | standard power: 20 damage to an enemy and speed -6 to it until turn end / power: shift an enemy |
        | Rat      | North | b5     |                                                                                                 |
      And South has activated Wolf
      And South has used the first power of Wolf on Rat
      And North has let Rat cower
      When South uses the second power of Wolf on Rat moving Rat along b6, b7
      Then Rat stands on b7

    Scenario: none of several further parts happens to a creature that cowers
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | effect                                                             |
        | Rat      | North | b5     |        | standard power: 20 damage to an enemy and heal it by 10 and tap it |
        | Wolf     | South | b2     | 10     |                                                                    |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      When South lets Wolf cower
      Then Wolf has 10 damage
      And Wolf is untapped

    Scenario: a card is attached to a creature that takes the damage
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
      When South lets Wolf take the damage
      Then Wolf carries Chain
      And Wolf has 20 damage

    Scenario: a creature that takes the damage comes under control
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                               |
        | Wolf     | South | b2     | standard power: 20 damage to an enemy and control it |
        | Rat      | North | b5     |                                                      |
        | Bat      | North | h8     |                                                      |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      When North lets Rat take the damage
      Then Rat is controlled by South

    Scenario: a creature that takes the damage is slowed
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                                          |
        | Wolf     | South | b2     | standard power: 20 damage to an enemy and speed -6 to it until turn end / power: shift an enemy |
        | Rat      | North | b5     |                                                                                                 |
      And South has activated Wolf
      And South has used the first power of Wolf on Rat
      And North has let Rat take the damage
      When South tries to use the second power of Wolf on Rat moving Rat along b6
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: one creature cowers from the first damage of a text, another from the second, and neither is tapped by the rest
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                    |
        | Wolf     | South | b2     | turn start: 10 damage to enemies and 10 damage to enemies and tap enemies |
        | Rat      | North | h7     |                                                                           |
        | Bat      | North | h8     |                                                                           |
      And North has let Rat cower
      And North has let Bat take the damage
      When North lets Bat cower
      Then Rat and Bat are untapped
