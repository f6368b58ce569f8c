Feature: Vocabulary

  @dungeon_command.vocabulary.attack_damage
  Rule: An attack of a fixed damage deals that much, whatever its user has printed and whatever is added to it; its user needs no attack of that kind. At range it reaches as far as the text says.
    Scenario Outline: <attack> of a creature with melee <melee> and ranged <ranged> deals <n> damage
      Given these creatures are on the battlefield
        | creature | side  | square | melee   | ranged   |
        | Wolf     | South | c3     | <melee> | <ranged> |
        | Rat      | North | c4     |         |          |
      And South's order hand is
        | card  | effect        |
        | Swing | use: <attack> |
      And South has activated Wolf
      When South uses Swing with Wolf on Rat
      Then Rat is about to take <n> damage
      And Wolf is tapped

      Examples:
        | attack                         | melee | ranged | n  |
        | melee attack of 30             | 10    |        | 30 |
        | melee attack of 30             | 50    |        | 30 |
        | melee attack of 30             | none  |        | 30 |
        | ranged attack of 30 at range 2 | 50    |        | 30 |
        | ranged attack of 30 at range 2 | 50    | 10     | 30 |

    Scenario Outline: what is added to <stat> is not added to <attack>
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | ranged | effect                       |
        | Rat      | North | c3     | 10    | 10     | constant: <stat> +20 to this |
        | Wolf     | South | c4     |       |        |                              |
      And North's order hand is
        | card  | effect        |
        | Swing | use: <attack> |
      And North has activated Rat
      When North uses Swing with Rat on Wolf
      Then Wolf is about to take 30 damage

      Examples:
        | stat   | attack                         |
        | melee  | melee attack of 30             |
        | ranged | ranged attack of 30 at range 4 |

    Scenario Outline: at range <range> a creature whose own attack reaches <own> squares <hits>
      Given these creatures are on the battlefield
        | creature | side  | square | ranged   | range |
        | Wolf     | South | c3     | <ranged> | <own> |
        | Rat      | North | c5     |          |       |
        | Bat      | North | c6     |          |       |
        | Bug      | North | c7     |          |       |
      And South's order hand is
        | card | effect                                    |
        | Shot | use: ranged attack of 20 at range <range> |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Shot | Rat     |
        | Shot | Bat     |

      Examples:
        | range | ranged | own | hits                    |
        | 3     | 10     | 2   | hits three squares away |
        | 3     | 10     | 8   | hits no farther         |

    Scenario: a shot of a fixed damage does not reach beyond its range
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Rat      | North | c3     | 10     | 9     |
        | Wolf     | South | c6     |        |       |
      And North's order hand is
        | card | effect                              |
        | Shot | use: ranged attack of 20 at range 2 |
      And North has activated Rat
      When North tries to use Shot with Rat on Wolf
      Then it is refused under dungeon_command.ranged.range

    Scenario: a shot of a fixed damage needs line of sight
      Given d4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c4     |
        | Rat      | North | e4     |
      And South's order hand is
        | card | effect                              |
        | Shot | use: ranged attack of 20 at range 5 |
      And South has activated Wolf
      When South tries to use Shot with Wolf on Rat
      Then it is refused under dungeon_command.ranged.los

    Scenario: a shot of a fixed damage may be dodged
      Given c5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c5     |
      And South's order hand is
        | card | effect                              |
        | Shot | use: ranged attack of 20 at range 5 |
      And South has activated Wolf
      And South has used Shot with Wolf on Rat
      When North lets Rat dodge
      Then Rat has 0 damage

    Scenario: a fixed damage is prevented like any other
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | c3     |                              |
        | Rat      | North | c4     | answer to attack: prevent 20 |
      And South's order hand is
        | card  | effect                  |
        | Swing | use: melee attack of 30 |
      And South has activated Wolf
      And South has used Swing with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take 10 damage

    Scenario: an attack of a fixed damage in melee needs an adjacent target
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | none  |
        | Rat      | North | c5     |       |
      And South's order hand is
        | card  | effect                  |
        | Swing | use: melee attack of 30 |
      And South has activated Wolf
      When South tries to use Swing with Wolf on Rat
      Then it is refused under dungeon_command.melee.adjacent

  @dungeon_command.vocabulary.attack_minor
  Rule: An attack by a minor order, or by a power that does not tap, does not tap its user, and a tapped creature makes it as well.
    Scenario Outline: a <state> creature attacks by a minor order and stays <state>
      Given these creatures are on the battlefield
        | creature | side  | square | melee | tapped   |
        | Wolf     | South | c3     | 20    | <tapped> |
        | Rat      | North | c4     |       |          |
      And South's order hand is
        | card | action | effect                |
        | Jab  | minor  | use: melee attack -10 |
      And South has activated Wolf
      When South uses Jab with Wolf on Rat
      Then Rat is about to take 10 damage
      And Wolf is <state>

      Examples:
        | state    | tapped |
        | tapped   | yes    |
        | untapped |        |

    Scenario: a creature attacks by a power that does not tap and may still attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | effect                                      |
        | Rat      | North | c3     | 20    | power, once: ranged attack of 10 at range 3 |
        | Wolf     | South | c4     |       |                                             |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      And South has let Wolf take the damage
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 20 damage

    Scenario: a minor order attacks after an attack
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | 10    |
        | Rat      | North | c4     |       |
      And South's order hand is
        | card | action | effect            |
        | Jab  | minor  | use: melee attack |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has let Rat take the damage
      When South uses Jab with Wolf on Rat
      Then Rat is about to take 10 damage

    Scenario: an attack by a standard order still taps
      Given these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | c3     | yes    |
        | Rat      | North | c4     |        |
      And South's order hand is
        | card | action   | effect            |
        | Jab  | standard | use: melee attack |
      And South has activated Wolf
      When South tries to use Jab with Wolf on Rat
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario: an attack by a minor order is bound like any attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c5     |
      And South's order hand is
        | card | action | effect            |
        | Jab  | minor  | use: melee attack |
      And South has activated Wolf
      When South tries to use Jab with Wolf on Rat
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: an attack by a minor order may be answered like any attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | c3     |                            |
        | Rat      | North | c4     | answer to melee: cancel it |
      And South's order hand is
        | card | action | effect            |
        | Jab  | minor  | use: melee attack |
      And South has activated Wolf
      And South has used Jab with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Rat has 0 damage

  @dungeon_command.vocabulary.attack_after_move
  Rule: An attack after a move of its user is aimed from where the move ends, or from where the user stands if it does not move; a user that has not come there makes no attack.
    Scenario: a creature moves beside its target and attacks it
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | 20    |
        | Rat      | North | c6     |       |
      And South's order hand is
        | card | effect                                |
        | Rush | use: shift this by 2 and melee attack |
      And South has activated Wolf
      When South uses Rush with Wolf on Rat moving Wolf along c4 and c5
      Then Wolf stands on c5
      And Rat is about to take 20 damage

    Scenario: the target must be adjacent to where the move ends
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | c3     |
        | Wolf     | South | c6     |
        | Owl      | South | c2     |
      And North's order hand is
        | card | effect                                |
        | Rush | use: shift this by 2 and melee attack |
      And North has activated Rat
      When North tries to use Rush with Rat on Wolf moving Rat along c4
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: whoever was adjacent before the move is no target any more
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | effect                                |
        | Rush | use: shift this by 2 and melee attack |
      And South has activated Wolf
      When South tries to use Rush with Wolf on Rat moving Wolf along c4
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: each way to move and to attack is open
      Given a2, b2, c2 and c1 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | d1     |
        | Bat      | North | b3     |
      And South's order hand is
        | card | effect                                 |
        | Rush | use: burrow this by 2 and melee attack |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets | moves             |
        | Rush | Bat     | Wolf along a2, a3 |
        | Rush | Bat     | Wolf along b2, c3 |

    Scenario: a creature that does not move attacks from where it stands
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | 20    |
        | Rat      | North | c4     |       |
      And South's order hand is
        | card | effect                                |
        | Rush | use: shift this by 2 and melee attack |
      And South has activated Wolf
      When South uses Rush with Wolf on Rat
      Then Wolf stands on c3
      And Rat is about to take 20 damage

    Scenario: range, sight and what the text says of the target are those from where the move ends
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Wolf     | South | c3     | 20     | 3     |
        | Rat      | North | c6     |        |       |
        | Bat      | North | f2     |        |       |
      And South's order hand is
        | card | effect                                                              |
        | Rush | use: move this by 1 and ranged attack on an enemy within 3 in sight |
      And South has activated Wolf
      When South uses Rush with Wolf on Rat moving Wolf along d3
      Then Rat is about to take 20 damage

    Scenario Outline: a target <where> where the move ends cannot be chosen
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range   |
        | Wolf     | South | c3     | 20     | <range> |
        | Rat      | North | c6     |        |         |
      And South's order hand is
        | card | effect                                                       |
        | Rush | use: move this by 1 and ranged attack on an enemy within <n> |
      And South has activated Wolf
      When South tries to use Rush with Wolf on Rat moving Wolf along c2
      Then it is refused under <clause>

      Examples:
        | where                           | range | n | clause                                 |
        | out of range of                 | 3     | 9 | dungeon_command.ranged.range           |
        | farther than the text says from | 9     | 3 | dungeon_command.ruling.card_text_binds |

    Scenario: a creature barred from its way makes no attack
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | 20    |
        | Rat      | North | c6     |       |
        | Bat      | North | d5     |       |
      And South's order hand is
        | card | effect                                              |
        | Rush | use: shift this by 2 and melee attack and morale +1 |
      And North's order hand is
        | card  | action    | effect                                              |
        | Block | immediate | answer to attack on your creatures: shift this by 1 |
      And South has activated Wolf
      And South has used Rush with Wolf on Rat moving Wolf along c4 and c5
      When North reacts with Block by Bat moving Bat along c5
      Then Rat has 0 damage
      And Wolf stands on c3
      And South's morale is 11
      And South is asked for an action about Wolf

    Scenario: a creature that dies on its way makes no attack
      Given c4 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | c3     | 10 |
        | Owl      | South | a1     |    |
        | Rat      | North | c6     |    |
      And South's order hand is
        | card | effect                                |
        | Rush | use: shift this by 3 and melee attack |
      And South has activated Wolf
      And South has used Rush with Wolf on Rat moving Wolf along c4 and c5
      When South lets Wolf take the damage
      Then Wolf is destroyed
      And Rat has 0 damage

    Scenario: nobody but the user moves before its attack
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | c4     |
        | Rat      | North | d3     |
      And South's order hand is
        | card | effect                                |
        | Rush | use: shift this by 2 and melee attack |
      And South has activated Wolf
      When South tries to use Rush with Wolf on Rat moving Owl along c5
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: an attack before a move is aimed from where the creature stands
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | c3     |
        | Wolf     | South | c6     |
      And North's order hand is
        | card | effect                                |
        | Rush | use: melee attack and shift this by 2 |
      And North has activated Rat
      When North tries to use Rush with Rat on Wolf moving Rat along c4 and c5
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: a power moves its creature and attacks as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | effect                                                   |
        | Rat      | North | c3     | 20    | standard power: fly this and melee attack +10 and tap it |
        | Wolf     | South | f6     |       |                                                          |
      And North has activated Rat
      And North has used the power of Rat on Wolf moving Rat along d4 and e5
      When South lets Wolf take the damage
      Then Wolf has 30 damage
      And Wolf is tapped
      And Rat stands on e5
