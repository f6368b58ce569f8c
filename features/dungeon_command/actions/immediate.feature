Feature: Actions

  @dungeon_command.actions.immediate_tap
  Rule: An immediate action is a reaction: when what it answers happens, an untapped creature taps to take it.
    Scenario: an untapped target reacts with an order card and is tapped
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | f6     |
      And North's order hand is
        | card  | action    | effect                       |
        | Parry | immediate | answer to attack: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with Parry by Rat
      When North lets Rat take the damage
      Then Rat has 10 damage
      And Rat is tapped
      And Bat is untapped

    Scenario: a creature taps as soon as it reacts
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | f6     |
      And North's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to attack on your creatures: prevent 10 |
        | Block | immediate | answer to attack on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then North is asked for a reaction
      And Rat is tapped
      And Bat is untapped

    Scenario: a tapped creature does not react with an order card
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | b3     |        |
        | Wolf     | South | b2     | yes    |
        | Fox      | South | f2     |        |
      And South's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to attack on your creatures: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with Parry by Wolf
      Then it is refused under dungeon_command.actions.immediate_tap
      And the immediate answers open to South are exactly
        | card  | user |
        | Parry | Fox  |

    Scenario: a tapped creature does not react with its own power
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                                         |
        | Wolf     | South | b2     |        |                                                |
        | Rat      | North | b3     | yes    | answer to attack on your creatures: prevent 10 |
        | Bat      | North | f6     |        | answer to attack on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.actions.immediate_tap
      And the immediate answers open to North are exactly
        | card | user |
        | Bat  | Bat  |

    Scenario: nobody is asked when the only creature that could react is tapped
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                       |
        | Wolf     | South | b2     |        |                              |
        | Rat      | North | b3     | yes    | answer to attack: prevent 10 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat
      And Rat is about to take 20 damage

    Scenario: a creature reacts with its own power and is tapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b3     |                               |
        | Wolf     | South | b2     | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage
      And Wolf is tapped

    Scenario: a creature reacts with the power of an attached card and is tapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And Wolf carries these order cards
        | card   | effect                                              |
        | Shield | use: attach to this / answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the second power of Shield by Wolf
      Then Wolf has 0 damage
      And Wolf is tapped
      And Wolf carries Shield

    Scenario: of a creature that reacts for another the one reacting taps
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Wolf     | South | b2     |                                                 |
        | Rat      | North | b3     |                                                 |
        | Bat      | North | f6     | answer to attack on your creatures: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Bat by Bat
      Then Bat is tapped
      And Rat is untapped
      And Rat has 0 damage

    Scenario: a creature that has reacted does not react to the same thing again
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Wolf     | South | b2     |                                                |
        | Rat      | North | b3     | answer to attack: prevent 10                   |
        | Bat      | North | f6     | answer to attack on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.actions.immediate_tap

    Scenario: a creature that reacted to one attack does not react to the next
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     | power: untap this             |
        | Rat      | North | b3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      And South has used the power of Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat

    Scenario: a reaction that untaps its user leaves it ready for the next attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                       |
        | Wolf     | South | b2     | power: untap this                            |
        | Rat      | North | b3     | answer to attack: prevent all and untap this |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      And South has used the power of Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat has 0 damage
      And Rat is untapped

  @dungeon_command.actions.immediate_any_turn
  Rule: Immediate actions may be taken in the turn of either player, but only in answer to something.
    Scenario: an immediate order in the opponent's turn
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then Rat has 0 damage

    Scenario: an immediate order in one's own turn
      Given b4 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
      And North's order hand is
        | card | action    | effect                        |
        | Skip | immediate | answer to damage: prevent all |
      And North has activated Rat
      And North has moved Rat along b4
      When North reacts with Skip by Rat
      Then Rat has 0 damage
      And Rat is tapped
      And North is asked for an action about Rat

    Scenario: an immediate order is no action of an activation
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's order hand is
        | card  | action    | effect                      |
        | Parry | immediate | answer to attack: morale +1 |
      And South has activated Wolf
      When South tries to use Parry with Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn
      And no use order answer is open to South

    Scenario: an immediate power is no action of an activation
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Rat      | North | b3     | answer to attack: morale +1 |
      And North has activated Rat
      When North tries to use the power of Rat
      Then it is refused under dungeon_command.actions.immediate_any_turn
      And no use power answer is open to North

    Scenario: nobody reacts to nothing in an activation
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's order hand is
        | card  | action    | effect                      |
        | Parry | immediate | answer to attack: morale +1 |
      And South has activated Wolf
      When South tries to react with Parry by Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: nobody reacts before an activation
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
      And North's order hand is
        | card  | action    | effect                      |
        | Parry | immediate | answer to attack: morale +1 |
      When North tries to react with Parry by Rat
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: reactions come too late when damage is about to be taken
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b3     |                               |
        | Wolf     | South | b2     | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has passed
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn
      And South is asked for cower or take about Wolf

    Scenario: a creature that nobody attacks does not dodge
      Given b2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South has activated Wolf
      When South tries to let Wolf dodge
      Then it is refused under dungeon_command.actions.immediate_any_turn
      And Wolf is untapped

    Scenario: an attack is no reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Rat      | North | b3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to attack Wolf in melee
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: a minor order is not used while reactions are asked for
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b3     |                               |
        | Wolf     | South | b2     | answer to attack: prevent all |
      And South's order hand is
        | card | action | effect         |
        | Howl | minor  | use: morale +1 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to use Howl
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: a power that answers nothing is not used while reactions are asked for
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Wolf     | South | b2     |                                                  |
        | Rat      | North | b3     | answer to attack: prevent all / power: morale +1 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to use the second power of Rat
      Then it is refused under dungeon_command.actions.immediate_any_turn

    @dungeon_command.activate.free_order
    Scenario: a minor order is no reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Rat      | North | b3     | answer to attack: prevent all |
      And North's order hand is
        | card | action | effect         |
        | Hiss | minor  | use: morale +1 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with Hiss by Rat
      Then it is refused under dungeon_command.activate.free_order

    @dungeon_command.activate.free_order
    Scenario: a power of an activation is no reaction
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                       |
        | Rat      | North | b3     |                                                                              |
        | Wolf     | South | b2     | answer to attack: prevent all / power: morale +1 / standard power: morale +2 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with the third power of Wolf by Wolf
      Then it is refused under dungeon_command.activate.free_order
      And the immediate answers open to South are exactly
        | card | user |
        | Wolf | Wolf |

    Scenario: nobody reacts while creatures are deployed
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's creature hand is
        | card |
        | Bear |
      And South's order hand is
        | card  | action    | effect                      |
        | Parry | immediate | answer to attack: morale +1 |
      When South tries to react with Parry by Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: nobody reacts while the order of effects is chosen
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Rat      | North | b5     | turn start: morale +1 |
        | Bat      | North | c5     | turn start: morale +2 |
        | Owl      | North | d5     | turn start: morale +4 |
      And North's order hand is
        | card  | action    | effect                      |
        | Parry | immediate | answer to attack: morale +1 |
      When North tries to react with Parry by Rat
      Then it is refused under dungeon_command.actions.immediate_any_turn
      And North is asked for a turn effect

    Scenario: nobody dodges before an activation
      Given b7 is an obstacle
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b7     |
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: nobody dodges while creatures are deployed
      Given b2 is an obstacle
      And it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's creature hand is
        | card |
        | Bear |
      When South tries to let Wolf dodge
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: a ranged attack is not dodged any more when its damage is due
      Given b7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Wolf     | South | b2     | 20     |
        | Rat      | North | b7     |        |
      And South has activated Wolf
      And South has attacked Rat at range with Wolf
      And North has passed
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.actions.immediate_any_turn
      And Rat is about to take 20 damage

    Scenario: a power reacts in its controller's turn
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | a1     | answer to hazard: prevent 10 |
        | Rat      | North | h8     |                              |
      And South has activated Wolf
      And South has moved Wolf along b1
      When South reacts with the first power of Wolf by Wolf
      Then Wolf is tapped
      And Wolf has 0 damage

    Scenario: North uses no immediate order as an action of an activation
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North's order hand is
        | card  | action    | effect                       |
        | Parry | immediate | answer to damage: prevent 10 |
      And North has activated Wolf
      When North tries to use Parry with Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: South uses no immediate power as an action of an activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | a1     | answer to damage: prevent 10 |
        | Rat      | North | h8     |                              |
      And South has activated Wolf
      When South tries to use the first power of Wolf
      Then it is refused under dungeon_command.actions.immediate_any_turn

  @dungeon_command.ruling.reactions_in_own_turn
  Rule: A creature may dodge and take other immediate actions also in the turn of the player who controls it.
    Scenario: a creature dodges a friend's attack in its own turn
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Wolf     | South | b2     | 20     |
        | Fox      | South | b5     |        |
      And South has activated Wolf
      And South has attacked Fox at range with Wolf
      When South lets Fox dodge
      Then South is asked for an action about Wolf
      And Fox has 0 damage
      And Fox is tapped

    Scenario: a creature answers a friend's attack in its own turn
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b3     |                              |
        | Bat      | North | b4     | answer to attack: prevent 10 |
      And North has activated Rat
      And North has attacked Bat in melee with Rat
      And North has reacted with the first power of Bat by Bat
      When North lets Bat take the damage
      Then Bat has 10 damage
      And Bat is tapped

    Scenario: the turn player answers a reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                     |
        | Wolf     | South | b2     |                                            |
        | Fox      | South | a1     | answer to order on any by enemy: cancel it |
        | Rat      | North | b3     |                                            |
      And North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with Parry by Rat
      When South reacts with the first power of Fox by Fox
      Then Rat is about to take 20 damage
      And Fox is tapped

    Scenario: the creature that is being activated reacts in its own turn
      Given b8 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North's order hand is
        | card  | action    | effect                       |
        | Cloak | immediate | answer to hazard: prevent 10 |
      And North has activated Wolf
      And North has moved Wolf along b8
      When North reacts with Cloak by Wolf
      Then Wolf is tapped
      And Wolf has 0 damage
