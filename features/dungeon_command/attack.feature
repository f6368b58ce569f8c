Feature: Attacks

  Creatures attack in melee and at range. What is printed on the card says how much damage that is; no dice are rolled.

  @dungeon_command.attack.standard_action
  Rule: An attack is a standard action and taps the attacker.
    Scenario: a melee attack taps the attacker
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Wolf is tapped
      And Rat is untapped

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

  @dungeon_command.ruling.targets_at_declaration
  Rule: Adjacency, range, line of sight and cover are looked at when an action is declared; a target that a reaction has moved away is still hit.
    Scenario: a target that slides away from a melee attack is hit
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North's order hand is
        | card | level | action    | effect                            |
        | Hop  | 1     | immediate | answer to attack: slide this by 2 |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with Hop by Rat moving Rat along b4, b5
      When North lets Rat take the damage
      Then Rat stands on b5
      And Rat has 20 damage

    Scenario: a target that hides behind a wall is hit
      Given it is North's activate phase
      And c3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | c6     | 20     |
        | Rat      | South | b2     |        |
      And South's order hand is
        | card | level | action    | effect                            |
        | Hop  | 1     | immediate | answer to ranged: slide this by 1 |
      And North has activated Archer
      And North has attacked Rat at range
      And South has reacted with Hop by Rat moving Rat along c2
      When South lets Rat take the damage
      Then Rat has 20 damage

    Scenario: a target that leaves the range is hit
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 3     |
        | Rat      | North | b5     |        |       |
      And North's order hand is
        | card | level | action    | effect                            |
        | Hop  | 1     | immediate | answer to ranged: slide this by 2 |
      And South has activated Archer
      And South has attacked Rat at range
      And North has reacted with Hop by Rat moving Rat along b6, b7
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: a target that has left its cover can dodge
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                       |
        | Archer   | South | b2     | 20     |                                                              |
        | Rat      | North | b5     |        |                                                              |
        | Bat      | North | c5     |        | answer to ranged on own: slide an own creature but this by 1 |
      And South has activated Archer
      And South has attacked Rat at range
      When North reacts with the first power of Bat by Bat on Rat moving Rat along b6
      Then the dodge answers open to North are exactly
        | creature |
        | Rat      |

    Scenario: a target that has come into cover cannot dodge
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                       |
        | Archer   | South | b2     | 20     |                                                              |
        | Rat      | North | b6     |        |                                                              |
        | Bat      | North | c5     |        | answer to ranged on own: slide an own creature but this by 2 |
      And South has activated Archer
      And South has attacked Rat at range
      When North reacts with the first power of Bat by Bat on Rat moving Rat along b5
      Then no dodge answer is open to North

    Scenario: the target of an order card is damaged wherever it has gone
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b5     |
        | Rat      | South | b2     |
      And North's order hand is
        | card | level | effect                              |
        | Bolt | 1     | use: 30 damage to an enemy within 3 |
      And South's order hand is
        | card | level | action    | effect                            |
        | Hop  | 1     | immediate | answer to damage: slide this by 1 |
      And North has activated Wolf
      And North has used Bolt with Wolf on Rat
      And South has reacted with Hop by Rat moving Rat along b1
      When South lets Rat take the damage
      Then Rat has 30 damage

    Scenario: the damage is that of the declaration
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 30    |
        | Rat      | North | b3     |       |
      And North's order hand is
        | card | level | action    | effect                                                 |
        | Numb | 1     | immediate | answer to melee: melee -20 to the actor until turn end |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with Numb by Rat
      When North lets Rat take the damage
      Then Rat has 30 damage

  @dungeon_command.ruling.dead_attacker
  Rule: An attack, an order, a power or a collecting of treasure does nothing if its creature has been destroyed before it takes effect; cards used for it are spent.
    Scenario: an attacker that is destroyed by a riposte deals no damage
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     | 20 |
        | Owl      | South | h1     |    |
        | Rat      | North | b3     |    |
      And North's order hand is
        | card    | level | action    | effect                                  |
        | Riposte | 1     | immediate | answer to melee: 20 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with Riposte by Rat
      When South lets Wolf take the damage
      Then Wolf is destroyed
      And Rat has 0 damage
      And South is asked for an activation

    Scenario: an attacker that survives a riposte deals its damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | North | b4     | 30 |
        | Rat      | South | b3     |    |
      And South's order hand is
        | card    | level | action    | effect                                  |
        | Riposte | 1     | immediate | answer to melee: 20 damage to the actor |
      And North has activated Wolf
      And North has attacked Rat in melee
      And South has reacted with Riposte by Rat
      And North has let Wolf take the damage
      When South lets Rat take the damage
      Then Rat has 20 damage

    Scenario: an order of a creature that has gone does nothing and is spent
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     | 20 |
        | Owl      | South | h1     |    |
        | Rat      | North | b3     |    |
      And South's order hand is
        | card | level | effect                                            |
        | Bolt | 1     | use: 30 damage to an enemy within 6 and morale +1 |
      And North's order hand is
        | card    | level | action    | effect                                  |
        | Riposte | 1     | immediate | answer to order: 20 damage to the actor |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      And North has reacted with Riposte by Rat
      When South lets Wolf take the damage
      Then Rat has 0 damage
      And South's morale is 9
      And Bolt is in South's order discard pile
      And South's order hand has 0 cards

    Scenario: a power of a creature that has gone does nothing
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                    |
        | Wolf     | North | b4     | 20 | standard power: morale +5 |
        | Owl      | North | h8     |    |                           |
        | Rat      | South | b3     |    |                           |
      And South's order hand is
        | card    | level | action    | effect                                         |
        | Riposte | 1     | immediate | answer to power on any: 20 damage to the actor |
      And North has activated Wolf
      And North has used the power of Wolf
      And South has reacted with Riposte by Rat
      When North lets Wolf take the damage
      Then North's morale is 9

    Scenario: a reaction of a creature that has gone does nothing
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     |    |       |
        | Owl      | South | c2     |    |       |
        | Rat      | North | b3     | 20 | 2     |
        | Bat      | North | h8     |    |       |
      And North's order hand is
        | card    | level | action    | effect                                  |
        | Riposte | 1     | immediate | answer to melee: 20 damage to the actor |
      And South's order hand is
        | card  | level | action    | effect                                         |
        | Quick | 1     | immediate | answer to order on any: 20 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with Riposte by Rat
      And South has reacted with Quick by Owl
      When North lets Rat take the damage
      Then Rat is destroyed
      And Wolf has 0 damage
      And North's morale is 8
      And Riposte is in North's order discard pile
      And South is asked for an action about Wolf

    Scenario: an attack on a creature that has gone hits nobody
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | North | b4     |    |       |
        | Rat      | South | b3     | 20 | 2     |
        | Owl      | South | h1     |    |       |
      And South's order hand is
        | card | level | action    | effect                        |
        | Flee | 1     | immediate | answer to melee: destroy this |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South reacts with Flee by Rat
      Then Rat is destroyed
      And South's morale is 8
      And Wolf is tapped
      And North is asked for an action about Wolf
