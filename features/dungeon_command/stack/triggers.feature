Feature: Reactions

  @dungeon_command.stack.no_interrupt_of_move
  Rule: A move is not interrupted on the way; only damage dealt on the way may be answered by what reacts to damage.
    Scenario: nobody is asked about the squares of a move
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Wolf     | South | b2     |                                               |
        | Rat      | North | c4     | answer to damage on any: 10 damage to enemies |
        | Bat      | North | f6     | answer to attack on any: 10 damage to enemies |
      And South has activated Wolf
      When South moves Wolf along b3
      Then South is asked for an action about Wolf
      And Wolf stands on b3

    Scenario: damage on the way is answered where it is dealt
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     | answer to damage: prevent all |
      And South has activated Wolf
      When South moves Wolf along b3, b4 and b5
      Then South is asked for a reaction about Wolf
      And Wolf stands on b3

    Scenario: the move goes on when the damage has been settled
      Given b3 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b2     | answer to damage: prevent all |
      And North has activated Rat
      And North has moved Rat along b3, b4 and b5
      When North reacts with the first power of Rat by Rat
      Then Rat stands on b5
      And Rat has 0 damage
      And North is asked for an action about Rat

    Scenario: the opponent answers damage on the way
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | b2     |                                    |
        | Rat      | North | f6     | answer to damage on any: morale +1 |
      And South has activated Wolf
      When South moves Wolf along b3, b4
      Then North is asked for a reaction about Wolf
      And Wolf stands on b3

    Scenario: a friend answers damage on the way
      Given b3 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
        | Bat      | North | f6     |
      And North's order hand is
        | card | action    | effect                               |
        | Balm | immediate | answer to hazard on own: prevent all |
      And North has activated Rat
      And North has moved Rat along b3, b4
      When North reacts with Balm by Bat
      Then Rat has 0 damage
      And Rat stands on b4

    Scenario: what answers other things than damage does not answer a move into hazardous terrain
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | b2     |                                    |
        | Rat      | North | f6     | answer to attack on any: morale +1 |
        | Bat      | North | g6     | answer to order on any: morale +1  |
        | Owl      | North | h6     | answer to power on any: morale +1  |
      And South has activated Wolf
      When South moves Wolf along b3, b4
      Then South is asked for cower or take about Wolf

    Scenario: on the way only what answers damage is a reaction
      Given b3 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Rat      | North | b2     |                                    |
        | Wolf     | South | f2     | answer to attack on any: morale +1 |
        | Fox      | South | g2     | answer to damage on any: morale +1 |
      And North has activated Rat
      When North moves Rat along b3, b4
      Then the immediate answers open to South are exactly
        | card | user |
        | Fox  | Fox  |

    Scenario: a move by a card is not interrupted
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Wolf     | South | b2     | power: shift this by 3                        |
        | Rat      | North | c5     | answer to damage on any: 10 damage to enemies |
        | Bat      | North | f6     | answer to attack on any: 10 damage to enemies |
      And South has activated Wolf
      When South uses the power of Wolf moving Wolf along b3, b4 and b5
      Then South is asked for an action about Wolf
      And Wolf stands on b5

    Scenario: damage on two squares of a move is answered once, for it is dealt once
      Given b3 and b4 are hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                       |
        | Rat      | North | b2     | answer to damage: prevent all and untap this |
      And North has activated Rat
      And North has moved Rat along b3, b4
      When North reacts with the first power of Rat by Rat
      Then North is asked for an action about Rat
      And Rat stands on b4
      And Rat has 0 damage

    Scenario: a long move is made in one go
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along a2, a3, a4, a5 and a6
      Then Wolf stands on a6
      And South is asked for an action

  @dungeon_command.ruling.windows
  Rule: Attacks, order cards, powers, collecting and effects of a turn's start or end may be reacted to once, when they are declared; damage of hazardous terrain when it is about to be dealt. Moves, deployments, activations and ends of phases may not.
    Scenario: an attack may be reacted to when it is declared
      Given these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Wolf     | South | b2     |                             |
        | Rat      | North | b3     | answer to attack: morale +1 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for a reaction about Wolf

    Scenario: an attack may not be reacted to again when its damage is dealt
      Given these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Wolf     | South | b2     |                                     |
        | Rat      | North | b3     | answer to attack: prevent 10        |
        | Bat      | North | f6     | answer to damage on own: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North passes
      Then North is asked for cower or take about Rat

    Scenario: a standard order may be reacted to
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Rat      | North | b3     |                                   |
        | Wolf     | South | f2     | answer to order on any: morale +1 |
      And North's order hand is
        | card | action   | effect         |
        | Gnaw | standard | use: morale +1 |
      And North has activated Rat
      When North uses Gnaw with Rat
      Then South is asked for a reaction about Rat
      And North's morale is 10

    Scenario: a minor order may be reacted to
      Given these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | South | b2     |                                   |
        | Rat      | North | f6     | answer to order on any: morale +1 |
      And South's order hand is
        | card | action | effect         |
        | Howl | minor  | use: morale +1 |
      And South has activated Wolf
      When South uses Howl with Wolf
      Then North is asked for a reaction about Wolf
      And South's morale is 10

    Scenario: a power may be reacted to
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Rat      | North | b3     | power: morale +1                  |
        | Wolf     | South | f2     | answer to power on any: morale +1 |
      And North has activated Rat
      When North uses the power of Rat
      Then South is asked for a reaction about Rat
      And North's morale is 10

    Scenario: an effect at the beginning of a turn may be reacted to
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Wolf     | South | b2     | turn start: 10 damage to enemies |
        | Rat      | North | f6     | answer to damage: prevent all    |
      When the phase begins
      Then North is asked for a reaction about Wolf

    Scenario: an effect at the end of a turn may be reacted to
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                         |
        | Rat      | North | b5     | turn end: 10 damage to enemies |
        | Wolf     | South | f2     | answer to damage: prevent all  |
      When the phase begins
      Then South is asked for a reaction about Rat

    Scenario: hazardous terrain that a creature enters may be reacted to
      Given b3 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b4     | answer to hazard: prevent all |
      And North has activated Rat
      When North moves Rat along b3
      Then North is asked for a reaction about Rat

    Scenario: hazardous terrain at the end of a turn may be reacted to
      Given b3 is hazardous terrain
      And it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b3     | answer to hazard: prevent all |
      When the phase begins
      Then South is asked for a reaction about Wolf

    Scenario: activating, moving and ending an activation may not be reacted to
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                                                                                          |
        | Wolf     | South | b2     |                                                                                                                                                 |
        | Fox      | South | h1     |                                                                                                                                                 |
        | Rat      | North | f6     | answer to attack on any: morale +1 / answer to order on any: morale +1 / answer to damage on any: morale +1 / answer to power on any: morale +1 |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South ends the activation of Wolf
      Then South is asked for an activation
      And Rat is untapped

    Scenario: the ends of phases may not be reacted to
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                                                                                          |
        | Rat      | North | b5     |                                                                                                                                                 |
        | Wolf     | South | f2     | answer to attack on any: morale +1 / answer to order on any: morale +1 / answer to damage on any: morale +1 / answer to power on any: morale +1 |
      When North ends the activate phase
      Then it has become South's activate phase
      And South is asked for an activation

    Scenario: deploying may not be reacted to
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                                                                                          |
        | Rat      | North | f6     | answer to attack on any: morale +1 / answer to order on any: morale +1 / answer to damage on any: morale +1 / answer to power on any: morale +1 |
      And South's creature hand is
        | card |
        | Bear |
        | Boar |
      When South deploys Bear on b1
      Then South is asked for a deployment
      And Bear stands on b1

    Scenario: the turn player reacts to what happens at the start of the turn
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Wolf     | South | b2     | turn start: 10 damage to this       |
        | Owl      | South | b3     | answer to damage on own: prevent 10 |
        | Rat      | North | h8     |                                     |
      When the phase begins
      Then South is asked for a reaction about Wolf
