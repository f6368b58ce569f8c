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

    Scenario: a creature cowers from a power
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

    Scenario: no order is used before damage has been decided about
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's order hand is
        | card | action | effect         |
        | Howl | minor  | use: morale +1 |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South tries to use Howl
      Then it is refused under dungeon_command.turn.four_phases or dungeon_command.cower.option
      And South is asked for cower or take about Wolf

    Scenario: nobody is activated before damage has been decided about
      Given b3 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
        | Bat      | North | f6     |
      And North has activated Rat
      And North has moved Rat along b3
      When North tries to activate Bat
      Then it is refused under dungeon_command.turn.four_phases or dungeon_command.cower.option

    Scenario: the attacker's player does not decide whether the target cowers
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When South tries to let Rat take the damage
      Then it is refused under dungeon_command.cower.option

    Scenario: the controller of a captured creature decides whether it cowers
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

    Scenario: a damaged creature may cower
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage |
        | Wolf     | North | a8     |        |
        | Rat      | South | a7     | 10     |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat cower
      Then Rat has 10 damage

    Scenario: where damage is decided about, no other question may be answered
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Crow     | North | c4     |
        | Hen      | North | h8     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      And South has activated Wolf
      When South attacks Crow in melee
      Then North may answer no other question

  @dungeon_command.cower.no_tap
  Rule: Cowering does not tap the creature.
    Scenario: an untapped creature that cowers stays untapped
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat is untapped

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

  @dungeon_command.ruling.cower_while_tapped
  Rule: A tapped creature may cower like an untapped one.
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
