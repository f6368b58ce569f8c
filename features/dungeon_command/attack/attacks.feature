Feature: Attacks

  Creatures attack in melee and at range. What is printed on the card says how much damage that is; no dice are rolled.

  @dungeon_command.attack.standard_action
  Rule: An attack is a standard action and taps the attacker.
    Scenario: a melee attack taps the attacker
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | c2     |
        | Rat      | North | b3     |
        | Bat      | North | c3     |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Wolf is tapped
      And Owl, Rat and Bat are untapped

    Scenario: a ranged attack taps the attacker
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
      And North has activated Archer
      When North attacks Rat at range
      Then Archer is tapped
      And Rat is untapped

    Scenario: a tapped creature does not attack in melee
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b2     | yes    |
        | Rat      | North | b3     |        |
      And South has activated Wolf
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.actions.needs_untapped or dungeon_command.attack.standard_action
      And no attack answer is open to South

    Scenario: a tapped creature does not attack at range
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | tapped |
        | Archer   | North | b6     | 20     | yes    |
        | Rat      | South | b3     |        |        |
      And North has activated Archer
      When North tries to attack Rat at range
      Then it is refused under dungeon_command.actions.needs_untapped or dungeon_command.attack.standard_action
      And no attack answer is open to North

    Scenario: a creature attacks once and then no more
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then no attack answer is open to South
      And South is asked for an action about Wolf

    Scenario: the attacker may move before its attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
      And South has activated Wolf
      And South has moved Wolf along b3 and b4
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: the attacker may move after its attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b5     |
        | Rat      | South | b4     |
      And North has activated Wolf
      And North has attacked Rat in melee
      And South has let Rat take the damage
      When North moves Wolf along b6
      Then Wolf stands on b6

    Scenario: nobody attacks while no creature is being activated
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      When it has come to South's activate phase
      Then South is asked for an activation
      And no attack answer is open to South

  @dungeon_command.attack.fixed_damage
  Rule: An attack deals the damage printed for its kind, melee or ranged, changed by card texts alone; a creature without such a value cannot make it.
    Scenario: a melee attack deals the melee value
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Wolf     | South | b2     | 30    | 10     |
        | Rat      | North | b3     |       |        |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 30 damage
      And Wolf has 0 damage

    Scenario: a ranged attack deals the ranged value
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Wolf     | North | b5     | 30    | 10     |
        | Rat      | South | b3     |       |        |
      And North has activated Wolf
      And North has attacked Rat at range
      When South lets Rat take the damage
      Then Rat has 10 damage
      And Wolf has 0 damage

    Scenario: damage adds up
      Given these creatures are on the battlefield
        | creature | side  | square | melee | damage |
        | Wolf     | South | b2     | 20    |        |
        | Rat      | North | b3     |       | 20     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 40 damage
      And Rat has 10 hit points left

    Scenario: without a melee value there is no melee attack
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Archer   | South | b2     | none  | 20     |
        | Rat      | North | b3     |       |        |
      And South has activated Archer
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.attack.fixed_damage
      And Archer can attack nobody in melee
      And Archer can attack exactly Rat at range

    Scenario: without a ranged value there is no ranged attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Wolf     | North | b4     | 20    |        |
        | Rat      | South | b3     |       |        |
      And North has activated Wolf
      When North tries to attack Rat at range
      Then it is refused under dungeon_command.attack.fixed_damage or dungeon_command.ranged.range
      And Wolf can attack nobody at range
      And Wolf can attack exactly Rat in melee

    Scenario: a card text raises the damage of a melee attack
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged | effect                     |
        | Wolf     | South | b2     | 20    | 20     | constant: melee +10 to own |
        | Rat      | North | b3     |       |        |                            |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 30 damage

    Scenario: what raises melee leaves ranged attacks as they are
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged | effect                     |
        | Wolf     | South | b2     | 20    | 20     | constant: melee +10 to own |
        | Rat      | North | b4     |       |        |                            |
      And South has activated Wolf
      And South has attacked Rat at range
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: the value of the other creature does not matter
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | North | b4     | 10    |
        | Rat      | South | b3     | 40    |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat take the damage
      Then Rat has 10 damage
      And Wolf has 0 damage

    Scenario: a melee value of 0 does nothing
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 0     |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Rat has 0 damage
      And Wolf is tapped
      And South is asked for an action about Wolf

    Scenario: an order card gives no attack to a creature without the value
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Archer   | South | b2     | none  | 20     |
        | Rat      | North | b3     |       |        |
      And South's order hand is
        | card  | level | effect                |
        | Swing | 1     | use: melee attack +10 |
      And South has activated Archer
      When South tries to use Swing with Archer on Rat
      Then it is refused under dungeon_command.attack.fixed_damage
      And no use order answer is open to South

    Scenario: a card text raises the damage of a ranged attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged | effect                      |
        | Archer   | North | b6     | 20    | 20     |                             |
        | Owl      | North | h8     |       |        | constant: ranged +10 to own |
        | Rat      | South | b3     |       |        |                             |
      And North has activated Archer
      And North has attacked Rat at range
      When South lets Rat take the damage
      Then Rat has 30 damage

    Scenario: level and wounds do not change the damage
      Given these creatures are on the battlefield
        | creature | side  | square | melee | level | damage |
        | Wolf     | South | b2     | 20    | 4     | 40     |
        | Rat      | North | b3     |       | 2     |        |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: an order card's attack adds to the value of its kind
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Wolf     | North | b4     | 30    | 10     |
        | Rat      | South | b3     |       |        |
      And North's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +20 |
      And North has activated Wolf
      And North has used Shot with Wolf on Rat
      When South lets Rat take the damage
      Then Rat has 30 damage

    Scenario: an order card gives nobody a melee attack who has none
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Archer   | South | b2     | none  | 20     |
        | Rat      | North | b3     |       |        |
      And South's order hand is
        | card  | level | effect                |
        | Swing | 1     | use: melee attack +10 |
      And South has activated Archer
      When South tries to use Swing with Archer on Rat
      Then it is refused under dungeon_command.attack.fixed_damage
      And no use order answer is open to South

    Scenario: a power gives nobody a melee attack who has none
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged | effect                           |
        | Archer   | North | b4     | none  | 20     | standard power: melee attack +10 |
        | Rat      | South | b3     |       |        |                                  |
      And North has activated Archer
      When North tries to use the power of Archer on Rat
      Then it is refused under dungeon_command.attack.fixed_damage
      And no use power answer is open to North

    Scenario: a power gives South's creature no melee attack either
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                       |
        | Wolf     | South | a1     | none  | standard power: melee attack |
        | Rat      | North | a2     |       |                              |
      And South has activated Wolf
      When South tries to use the first power of Wolf on Rat
      Then it is refused under dungeon_command.attack.fixed_damage

    Scenario: North's creature without a melee value does not attack in melee
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | North | a8     | none  |
        | Rat      | South | a7     |       |
      And North has activated Wolf
      When North tries to attack Rat in melee
      Then it is refused under dungeon_command.attack.fixed_damage

    Scenario: a ranged value of 0 may be used and deals nothing
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b7     | 0      |
        | Wolf     | South | b4     |        |
      And North has activated Archer
      When North attacks Wolf at range
      Then Archer is tapped
      And Wolf has 0 damage
      And North is asked for an action about Archer

  @dungeon_command.attack.friendly_target
  Rule: A creature may attack any other creature, friend or enemy, but not itself.
    Scenario: a friend is attacked in melee
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has attacked Owl in melee
      When South lets Owl take the damage
      Then Owl has 20 damage

    Scenario: friends and enemies alike can be attacked
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Wolf     | North | b2     | 20     |
        | Owl      | North | b3     |        |
        | Rat      | South | c2     |        |
        | Bat      | South | h2     |        |
      When North activates Wolf
      Then Wolf can attack exactly Owl and Rat in melee
      And Wolf can attack exactly Owl, Rat and Bat at range

    Scenario: nobody attacks itself in melee
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South tries to attack Wolf in melee
      Then it is refused under dungeon_command.attack.friendly_target or dungeon_command.melee.adjacent
      And Wolf can attack exactly Rat in melee

    Scenario: nobody attacks itself at range
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
      And North has activated Archer
      When North tries to attack Archer at range
      Then it is refused under dungeon_command.attack.friendly_target
      And Archer can attack exactly Rat at range

    Scenario: who is not on the battlefield cannot be attacked
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South tries to attack Bear in melee
      Then it is refused as meaningless

    Scenario: an order card's attack may hit a friend
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | effect                |
        | Swing | 1     | use: melee attack +10 |
      And South has activated Wolf
      And South has used Swing with Wolf on Owl
      When South lets Owl take the damage
      Then Owl has 30 damage

    Scenario: an order card's attack does not hit its user
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Wolf     | South | b2     | 20     |
        | Rat      | North | b3     |        |
      And South's order hand is
        | card | level | effect                 |
        | Shot | 1     | use: ranged attack +10 |
      And South has activated Wolf
      When South tries to use Shot with Wolf on Wolf
      Then it is refused under dungeon_command.attack.friendly_target

    Scenario: tapped creatures can be attacked
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | tapped |
        | Wolf     | South | b2     | 20     |        |
        | Owl      | South | b3     |        | yes    |
        | Rat      | North | c2     |        | yes    |
      When South activates Wolf
      Then Wolf can attack exactly Owl and Rat in melee
      And Wolf can attack exactly Owl and Rat at range

    Scenario: creatures can be attacked whoever owns them
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | North | b6     |       |
        | Owl      | North | b5     | South |
        | Rat      | South | c6     | North |
      When North activates Wolf
      Then Wolf can attack exactly Owl and Rat in melee

    Scenario: a power does not let its user attack itself
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                        |
        | Archer   | South | a1     | 20     | 6     | standard power: ranged attack |
        | Rat      | North | h8     |        |       |                               |
      And South has activated Archer
      When South tries to use the first power of Archer on Archer
      Then it is refused under dungeon_command.attack.friendly_target

    Scenario: North's power does not let its user attack itself either
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                        |
        | Archer   | North | a8     | 20     | 6     | standard power: ranged attack |
        | Rat      | South | h1     |        |       |                               |
      And North has activated Archer
      When North tries to use the first power of Archer on Archer
      Then it is refused under dungeon_command.attack.friendly_target
