Feature: Actions

  @dungeon_command.actions.tap_action_kinds
  Rule: Standard orders, attacks, and powers that tap are actions that tap the creature taking them.
    Scenario: a standard order taps its user and nobody else
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | c2     |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      When South uses Rally with Wolf
      Then Wolf is tapped
      And Fox and Rat are untapped

    Scenario: a melee attack taps
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Rat is tapped
      And Wolf is untapped

    Scenario: a ranged attack taps
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Wolf     | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Wolf
      When South attacks Rat at range with Wolf
      Then Wolf is tapped
      And Rat is untapped

    Scenario: a power marked as a standard action taps
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                    |
        | Rat      | North | b3     | standard power: morale +1 |
      And North has activated Rat
      When North uses the power of Rat
      Then Rat is tapped
      And North's morale is 11

    Scenario: a standard power of an attached card taps the creature with the card
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Fox      | South | c2     |
      And Wolf carries these order cards
        | card | effect                                          |
        | Horn | use: attach to this / standard power: morale +1 |
      And South has activated Wolf
      When South uses the second power of Horn with Wolf
      Then Wolf is tapped
      And Fox is untapped

    Scenario: a minor order does not tap
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
      And North's order hand is
        | card | action | effect         |
        | Hiss | minor  | use: morale +1 |
      And North has activated Rat
      When North uses Hiss with Rat
      Then Rat is untapped

    Scenario: powers without a mark and minor ones do not tap
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                    |
        | Wolf     | South | b2     | power: morale +1 / minor power: morale +2 |
      And South has activated Wolf
      And South has used the first power of Wolf
      When South uses the second power of Wolf
      Then Wolf is untapped
      And South's morale is 13

    Scenario: a creature is tapped as soon as the order is declared
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to damage: prevent 10 |
      And South's order hand is
        | card | action   | effect                     |
        | Maul | standard | use: 30 damage to an enemy |
      And South has activated Wolf
      When South uses Maul with Wolf on Rat
      Then North can react to what Wolf does
      And Wolf is tapped

    Scenario: a creature is tapped as soon as its power is declared
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                |
        | Wolf     | South | b2     | answer to damage: prevent 10          |
        | Rat      | North | b3     | standard power: 30 damage to an enemy |
      And North has activated Rat
      When North uses the power of Rat on Wolf
      Then South can react to what Rat does
      And Rat is tapped

    Scenario: collecting treasure taps the collector
      Given a1 is a treasure square
      And a chest of 3 lies face down on a1
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South collects treasure with Wolf
      Then Wolf is tapped

    Scenario: a standard power taps its creature again when that has been untapped
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Wolf     | South | b2     | standard power: morale +1 / power: untap this |
        | Rat      | North | h8     |                                               |
      And South has activated Wolf
      And South has used the first power of Wolf
      And South has used the second power of Wolf
      When South uses the first power of Wolf
      Then Wolf is tapped

  @dungeon_command.actions.needs_untapped
  Rule: Only an untapped creature can take an action that taps; taking it taps the creature.
    Scenario: an untapped creature attacks and is tapped
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Wolf is tapped
      And Rat is about to take 20 damage

    Scenario: a tapped creature makes no melee attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b3     | yes    |
        | Wolf     | South | b2     |        |
      And North has activated Rat
      When North tries to attack Wolf in melee with Rat
      Then it is refused under dungeon_command.actions.needs_untapped
      And Rat can attack nobody in melee

    Scenario: a tapped creature makes no ranged attack
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | ranged |
        | Wolf     | South | b2     | yes    | 20     |
        | Rat      | North | b5     |        |        |
      And South has activated Wolf
      When South tries to attack Rat at range with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And Wolf can attack nobody at range

    Scenario: a tapped creature uses no standard order
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Fox      | South | c2     |        |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And Rally is in South's order hand
      And no use order answer is open to South

    Scenario: a tapped creature uses no standard order that would untap it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b2     | yes    |
      And North's order hand is
        | card | action   | effect          |
        | Rise | standard | use: untap this |
      And North has activated Rat
      When North tries to use Rise with Rat
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a tapped creature uses no power that taps
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | effect                    |
        | Rat      | North | b3     | yes    | standard power: morale +1 |
      And North has activated Rat
      When North tries to use the power of Rat
      Then it is refused under dungeon_command.actions.needs_untapped
      And no use power answer is open to North

    Scenario: a tapped creature uses no standard power of an attached card
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
      And Wolf carries these order cards
        | card | effect                                          |
        | Horn | use: attach to this / standard power: morale +1 |
      And South has activated Wolf
      When South tries to use the second power of Horn with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a tapped creature collects no treasure
      Given a chest of 2 lies face down on b2
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
      And South has activated Wolf
      When South tries to collect treasure with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
      And no collect answer is open to South

    Scenario: a second attack is refused when the first has tapped the attacker
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | a3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      When South tries to attack Bat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: a standard order is refused after an attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect         |
        | Gnaw | standard | use: morale +1 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has let Wolf take the damage
      When North tries to use Gnaw with Rat
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: an attack is refused after a standard power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                    |
        | Wolf     | South | b2     | standard power: morale +1 |
        | Rat      | North | b3     |                           |
      And South has activated Wolf
      And South has used the power of Wolf
      When South tries to attack Rat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: tapped friends and enemies hinder nobody
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b3     |        |
        | Bat      | North | c3     | yes    |
        | Wolf     | South | b2     | yes    |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 20 damage
      And Rat is tapped

    Scenario: a tapped creature does not attack after its move either
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | a8     | yes    |
        | Rat      | South | a6     |        |
      And North has activated Wolf
      And North has moved Wolf along a7
      When North tries to attack Rat in melee with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: North's tapped creature collects no treasure
      Given it is North's activate phase
      And a8 is a treasure square
      And a chest of 2 lies face down on a8
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | a8     | yes    |
        | Rat      | South | h1     |        |
      And North has activated Wolf
      When North tries to collect treasure with Wolf
      Then it is refused under dungeon_command.actions.needs_untapped
