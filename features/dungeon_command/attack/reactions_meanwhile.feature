Feature: Attacks

  @dungeon_command.ruling.targets_at_declaration
  Rule: Adjacency, range, line of sight and cover are looked at when an action is declared, and so is the damage that an attack deals; a target that a reaction has moved away is still hit.
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

    Scenario: a target that dodges may leave its cover before the attack takes effect
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                       |
        | Archer   | South | b2     | 20     |                                                              |
        | Rat      | North | b5     |        |                                                              |
        | Bat      | North | c5     |        | answer to ranged on own: slide an own creature but this by 1 |
      And South has activated Archer
      And South has attacked Rat at range
      And North has let Rat dodge
      When North reacts with the first power of Bat by Bat on Rat moving Rat along b6
      Then Rat stands on b6
      And Rat has 0 damage
      And South is asked for an action about Archer

    Scenario: a target that comes into cover before the attack takes effect is hit
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                       |
        | Archer   | North | b6     | 20     |                                                              |
        | Rat      | South | b2     |        |                                                              |
        | Bat      | South | c3     |        | answer to ranged on own: slide an own creature but this by 2 |
      And North has activated Archer
      And North has attacked Rat at range
      When South reacts with the first power of Bat by Bat on Rat moving Rat along b3
      Then Rat stands on b3
      And no dodge answer is open to South
      And South is asked for cower or take about Rat

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

    Scenario: the reaction of a creature that an answer has destroyed does nothing
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                    |
        | Wolf     | South | b2     |                                           |
        | Owl      | South | g1     | answer to power on any: destroy the actor |
        | Rat      | North | b3     | answer to attack: 10 damage to the actor  |
        | Bat      | North | h8     |                                           |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with the first power of Rat by Rat
      When South reacts with the first power of Owl by Owl
      Then Rat is destroyed
      And Wolf has 0 damage
      And South is asked for an action about Wolf
