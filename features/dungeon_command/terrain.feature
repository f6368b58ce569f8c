Feature: Terrain

  Hazardous ground burns whoever enters it, and whoever stands in it at the end of the turn. Obstacles give cover.

  @dungeon_command.terrain.hazard_entry
  Rule: The first time in an activation that a creature enters hazardous terrain, it takes 10 damage.
    Scenario: entering hazardous terrain costs 10 hit points
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b2
      Then South is asked for cower or take about Wolf
      And Wolf is about to take 10 damage
      And Wolf stands on b2

    Scenario: passing hazardous terrain burns at the square that is entered
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North has activated Wolf
      When North moves Wolf along b7, b6 and b5
      Then Wolf stands on b7
      And Wolf is about to take 10 damage

    Scenario: the creature moves on after it has burnt
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b2, b3 and b4
      When South lets Wolf take the damage
      Then Wolf stands on b4
      And Wolf has 10 damage

    Scenario: a second hazardous square in the same activation does not burn
      Given b2 and b4 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b2, b3 and b4
      When South lets Wolf take the damage
      Then Wolf stands on b4
      And Wolf has 10 damage
      And South is asked for an action about Wolf

    Scenario: a creature may cower instead of burning
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North has activated Wolf
      And North has moved Wolf along b7
      When North lets Wolf cower
      Then Wolf has 0 damage
      And North's morale is 9

    Scenario: terrain other than hazardous terrain deals no damage
      Given b2 is difficult terrain
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b2 and b3
      Then Wolf stands on b3
      And Wolf has 0 damage

    Scenario: bystanders take no damage when another creature enters hazardous terrain
      Given b2 and g8 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | g8     |
      And South has activated Wolf
      And South has moved Wolf along b2
      When South lets Wolf take the damage
      Then Rat has 0 damage

    Scenario: an enemy pushed into hazardous terrain burns
      Given c2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | c1     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      And South has used Push with Wolf on Rat moving Rat along c2
      When North lets Rat take the damage
      Then Rat has 10 damage
      And Rat stands on c2

    Scenario: obstacles and difficult terrain do not burn
      Given b1 is an obstacle
      And c1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b1 and c1
      Then Wolf has 0 damage
      And South is asked for an action

    Scenario: two creatures of a player are burnt in one turn
      Given b1 and b3 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | a3     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b1
      And South has let Wolf take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      When South moves Owl along b3
      Then Owl is about to take 10 damage

    Scenario: a creature burnt in one activation is burnt again in the next
      Given b7 and c7 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | h1     |
        | Rat      | North | b8     |
      And South's order hand is
        | card  | action | effect                   |
        | Push  | minor  | use: slide an enemy by 2 |
        | Shove | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      And South has used Push with Wolf on Rat moving Rat along b7
      And North has let Rat take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      When South uses Shove with Owl on Rat moving Rat along c7
      Then Rat is about to take 10 damage

    Scenario: a creature that a card has moved onto hazardous terrain is not burnt by its own move after it
      Given c2 and c3 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect               |
        | March | 1     | minor  | use: shift this by 2 |
      And South has activated Wolf
      And South has used March with Wolf moving Wolf along c2
      And South has let Wolf take the damage
      When South moves Wolf along c3
      Then Wolf stands on c3
      And Wolf has 10 damage
      And South is asked for an action about Wolf

    Scenario: a creature that has been burnt is not burnt again when an enemy slides it in the same activation
      Given it is North's activate phase
      And b7 and b8 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                |
        | Wolf     | North | a8     |                                       |
        | Rat      | South | b6     | answer to attack: slide an enemy by 2 |
      And North has activated Wolf
      And North has moved Wolf along b7
      And North has let Wolf take the damage
      And North has attacked Rat in melee with Wolf
      When South reacts with the first power of Rat by Rat on Wolf moving Wolf along b8
      Then Wolf stands on b8
      And Wolf has 10 damage
      And South is asked for cower or take about Rat

    Scenario: a creature that has cowered from hazardous terrain is not burnt by the next square
      Given c2 and c3 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along c2 and c3
      When South lets Wolf cower
      Then Wolf stands on c3
      And South is asked for an action about Wolf
      And South's morale is 9

    Scenario Outline: hazardous terrain where a creature that <moves> has ended counts as the first
      Given it is North's activate phase
      And c6 and c7 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves   | effect                 |
        | Owl      | North | a7     | <moves> | power: shift this by 2 |
        | Rat      | South | h1     |         |                        |
      And North has activated Owl
      And North has moved Owl along b7 and c7
      And North has let Owl take the damage
      When North uses the power of Owl moving Owl along c6
      Then Owl stands on c6
      And Owl has 10 damage
      And North is asked for an action about Owl

      Examples:
        | moves  |
        | fly    |
        | burrow |

  @dungeon_command.terrain.hazard_new_activation
  Rule: Entering hazardous terrain in a later activation deals the damage again; standing in it during an activation does not.
    Scenario: an enemy is burnt again in a later activation
      Given c2 and c3 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | a1     |    |
        | Owl      | South | a2     |    |
        | Rat      | North | c1     | 50 |
      And South's order hand is
        | card  | level | action | effect                   |
        | Push  | 1     | minor  | use: slide an enemy by 2 |
        | Shove | 1     | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      And South has used Push with Wolf on Rat moving Rat along c2
      And North has let Rat take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      And South has used Shove with Owl on Rat moving Rat along c3
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: a creature that stands in hazardous terrain and acts does not burn
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | b6     |
      And North has activated Wolf
      And North has attacked Rat in melee
      And South has let Rat take the damage
      When North ends the activation of Wolf
      Then Wolf has 0 damage

    Scenario: a creature that leaves hazardous terrain does not burn
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b3
      Then Wolf has 0 damage
      And South is asked for an action about Wolf

    Scenario: a creature that burnt in the turn before burns again
      Given c2 and c3 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | burnt |
        | Wolf     | South | b2     | yes   |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      And South has moved Wolf along c2
      When South lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: whoever begins an activation in hazardous terrain may be burnt by the next square
      Given a1 and c1 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b1 and c1
      Then Wolf is about to take 10 damage

  @dungeon_command.terrain.hazard_end_turn
  Rule: At the end of a turn, each creature in hazardous terrain that belongs to the player whose turn it is takes 10 damage.
    Scenario: whoever stands in hazardous terrain burns at the end of the turn
      Given it is South's cleanup phase
      And b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When South lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: the opponent's creatures do not burn
      Given it is South's cleanup phase
      And g7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | g7     |
      When it has come to North's activate phase
      Then Rat has 0 damage

    Scenario: a creature that burnt on its way burns at the end of the turn, too
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North has activated Wolf
      And North has moved Wolf along b7
      And North has let Wolf take the damage
      And North has ended the activation of Wolf
      When North lets Wolf take the damage
      Then Wolf has 20 damage

    Scenario: every creature in hazardous terrain burns
      Given it is North's cleanup phase
      And b7 and d7 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | d7     |
        | Rat      | South | h1     |
      And North has resolved the hazard under Owl
      And North has let Owl take the damage
      When North lets Wolf take the damage
      Then Wolf has 10 damage
      And Owl has 10 damage

    Scenario: other terrain does not burn at the end of the turn
      Given it is South's cleanup phase
      And b2 is difficult terrain
      And d2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | d2     |
        | Rat      | North | h8     |
      When it has come to North's activate phase
      Then Wolf has 0 damage
      And Owl has 0 damage

    Scenario: flyers and burrowers that stand in hazardous terrain burn like others
      Given it is South's cleanup phase
      And b2 and d2 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | b2     | fly    |
        | Owl      | South | d2     | burrow |
        | Rat      | North | h8     |        |
      And South has resolved the hazard under Wolf
      And South has let Wolf take the damage
      When South lets Owl take the damage
      Then Wolf has 10 damage
      And Owl has 10 damage

    Scenario: a tapped creature burns at the end of the turn, too
      Given it is South's cleanup phase
      And b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | b1     | yes    |
        | Rat      | North | h8     |        |
      When the phase begins
      Then Wolf is about to take 10 damage

    Scenario: a creature that was deployed on hazardous terrain in this turn burns at its end
      Given it is North's deploy phase
      And c8 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
        | Wolf     | South | a1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      When North deploys Owl on c8
      Then Owl is about to take 10 damage

    Scenario: cover does not keep hazardous terrain from burning
      Given it is South's cleanup phase
      And b2 is hazardous terrain
      And b2 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When the phase begins
      Then Wolf is about to take 10 damage

    Scenario: four creatures in hazardous terrain burn in the order that their player likes
      Given it is South's cleanup phase
      And a1, b1, c1 and d1 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | b1     |
        | Fox      | South | c1     |
        | Bear     | South | d1     |
        | Rat      | North | h8     |
      When the phase begins
      Then the resolve answers open to South are exactly
        | card |
        | Wolf |
        | Owl  |
        | Fox  |
        | Bear |

    Scenario: of four creatures in hazardous terrain the last burns, too
      Given it is North's cleanup phase
      And a8, b8, c8 and d8 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Owl      | North | b8     |
        | Fox      | North | c8     |
        | Bear     | North | d8     |
        | Rat      | South | h1     |
      And North has resolved the hazard under Owl
      And North has let Owl take the damage
      And North has resolved the hazard under Wolf
      And North has let Wolf take the damage
      And North has resolved the hazard under Bear
      And North has let Bear take the damage
      When North lets Fox take the damage
      Then Wolf, Owl, Fox and Bear have 10 damage

    Scenario: a tapped creature that has burnt in the turn burns when its hazard is chosen first
      Given it is South's cleanup phase
      And b1 and d1 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | tapped | burnt |
        | Wolf     | South | b1     | yes    | yes   |
        | Owl      | South | d1     |        |       |
        | Rat      | North | h8     |        |       |
      When South resolves the hazard under Wolf
      Then Wolf is about to take 10 damage

  @dungeon_command.terrain.obstacle_cover
  Rule: A creature on an obstacle square has cover against ranged attacks.
    Scenario: a creature on an obstacle can dodge a ranged attack
      Given b5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | b2     | 20     |
        | Rat      | North | b5     |        |
      And South has activated Archer
      And South has attacked Rat at range
      When North lets Rat dodge
      Then Rat has 0 damage

    Scenario: a creature beside an obstacle has no cover
      Given it is North's activate phase
      And b4 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | North | b6     | 20     |
        | Rat      | South | b3     |        |
      And North has activated Archer
      When North attacks Rat at range
      Then South is asked for cower or take about Rat

    Scenario: a damaged creature on an obstacle has cover
      Given d1 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range | damage |
        | Archer   | South | a1     | 20     | 6     |        |
        | Rat      | North | d1     |        |       | 10     |
      And South has activated Archer
      When South attacks Rat at range with Archer
      Then North can react to what Archer does

    Scenario: an obstacle covers from an adjacent attacker, too
      Given it is North's activate phase
      And b8 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | North | a8     | 20     | 6     |
        | Rat      | South | b8     |        |       |
      And North has activated Archer
      When North attacks Rat at range with Archer
      Then South can react to what Archer does

    Scenario: difficult terrain gives no cover
      Given d1 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | a1     | 20     | 6     |
        | Rat      | North | d1     |        |       |
      And South has activated Archer
      When South attacks Rat at range with Archer
      Then North is asked for cower or take

    Scenario: hazardous terrain gives no cover
      Given d1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | a1     | 20     | 6     |
        | Rat      | North | d1     |        |       |
      And South has activated Archer
      When South attacks Rat at range with Archer
      Then North is asked for cower or take

    Scenario: a wall beside the target gives no cover
      Given d2 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | a1     | 20     | 6     |
        | Rat      | North | d1     |        |       |
      And South has activated Archer
      When South attacks Rat at range with Archer
      Then North is asked for cower or take

    Scenario: a start area gives no cover
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | North | a4     | 20     | 6     |
        | Rat      | South | d1     |        |       |
      And North has activated Archer
      When North attacks Rat at range with Archer
      Then South is asked for cower or take

  @dungeon_command.ruling.enters_hazard
  Rule: A creature enters hazardous terrain by any step of a move, shift or slide, and by ending there after flying or burrowing; being deployed is not entering.
    Scenario: a shift through hazardous terrain burns
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | shift |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      And North has moved Wolf along b7 and b6
      When North lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: a slide through hazardous terrain burns
      Given c2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | c1     |
      And South's order hand is
        | card | level | action | effect                   |
        | Push | 1     | minor  | use: slide an enemy by 3 |
      And South has activated Wolf
      And South has used Push with Wolf on Rat moving Rat along c2, c3
      When North lets Rat take the damage
      Then Rat stands on c3
      And Rat has 10 damage

    Scenario: flying over hazardous terrain does not burn
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | South | a1     | fly   |
        | Rat      | North | h8     |       |
      And South has activated Wolf
      When South moves Wolf along b2 and b3
      Then Wolf stands on b3
      And Wolf has 0 damage

    Scenario: landing on hazardous terrain burns
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | a8     | fly   |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      And North has moved Wolf along b7
      When North lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: burrowing under hazardous terrain does not burn
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | a1     | burrow |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      When South moves Wolf along b2 and b3
      Then Wolf stands on b3
      And Wolf has 0 damage

    Scenario: coming up in hazardous terrain burns
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves  |
        | Wolf     | South | a1     | burrow |
        | Rat      | North | h8     |        |
      And South has activated Wolf
      And South has moved Wolf along b2
      When South lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: a creature deployed into hazardous terrain burns at the end of the turn only
      Given it is South's deploy phase
      And b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Owl      | South | h1     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Wolf | 1     |
        | Elk  | 20    |
      When South deploys Wolf on b1
      Then Wolf stands on b1
      And South is asked for a deployment
      And Wolf has 0 damage

    Scenario: a normal step enters hazardous terrain
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b1
      Then Wolf is about to take 10 damage

  @dungeon_command.ruling.hazards_begin_anew
  Rule: Whether a creature has entered hazardous terrain before is counted anew from the beginning of each activation, whosever it is, and of each turn, not from each move.
    Scenario: two moves in one activation burn once
      Given b2 and b4 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect               |
        | March | 1     | minor  | use: shift this by 2 |
      And South has activated Wolf
      And South has moved Wolf along b2 and b3
      And South has let Wolf take the damage
      When South uses March with Wolf moving Wolf along b4
      Then Wolf stands on b4
      And Wolf has 10 damage
      And South is asked for an action about Wolf

    Scenario: a friend's activation in between counts anew
      Given it is North's activate phase
      And b7 and b5 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | burnt |
        | Wolf     | North | b6     | yes   |
        | Owl      | North | d6     |       |
        | Rat      | South | h1     |       |
      And North's order hand is
        | card  | level | action | effect                                |
        | March | 1     | minor  | use: shift one of your creatures by 2 |
      And North has activated Owl
      And North has used March with Owl on Wolf moving Wolf along b5
      When North lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: the activation of another creature lets the opponent's creatures be burnt anew
      Given b7 and c7 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | h1     |
        | Rat      | North | b8     |
      And South's order hand is
        | card  | action | effect                   |
        | Push  | minor  | use: slide an enemy by 2 |
        | Shove | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      And South has used Push with Wolf on Rat moving Rat along b7
      And North has let Rat take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      When South uses Shove with Owl on Rat moving Rat along c7
      Then Rat is about to take 10 damage

    Scenario: a new turn lets a creature be burnt anew before anybody is activated
      Given it is South's deploy phase
      And b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | burnt | effect                           |
        | Wolf     | South | a1     | yes   |                                  |
        | Rat      | North | h8     |       | turn start: 20 damage to enemies |
      And South's creature hand holds 1 card
      And South's order hand is
        | card | action    | effect                                              |
        | Dash | immediate | answer to damage on your creatures: shift this by 2 |
      And South has ended the deploy phase
      When South reacts with Dash by Wolf moving Wolf along b1
      Then Wolf is about to take 10 damage
      And Wolf stands on b1
      And Wolf has 0 damage

    Scenario: with a change of control nothing begins anew
      Given b4 and b5 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                                         |
        | Wolf     | South | a1     | power: slide an enemy by 2 / power: control an enemy / power: slide one of your creatures by 2 |
        | Rat      | North | b3     |                                                                                                |
        | Bat      | North | h8     |                                                                                                |
      And South has activated Wolf
      And South has used the first power of Wolf on Rat moving Rat along b4
      And North has let Rat take the damage
      And South has used the second power of Wolf on Rat
      When South uses the third power of Wolf on Rat moving Rat along b5
      Then Rat stands on b5
      And Rat has 10 damage
      And South is asked for an action about Wolf

  @dungeon_command.ruling.hazard_to_hazard
  Rule: A step from one hazardous square to another is an entry like any other, also for a creature that began its activation in hazardous terrain.
    Scenario: a step from hazard to hazard burns
      Given b2 and b3 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South lets Wolf take the damage
      Then Wolf has 10 damage

    Scenario: a shift from hazard to hazard burns
      Given it is North's activate phase
      And b7 and b6 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | moves |
        | Wolf     | North | b7     | shift |
        | Rat      | South | h1     |       |
      And North has activated Wolf
      And North has moved Wolf along b6 and b5
      When North lets Wolf take the damage
      Then Wolf has 10 damage
      And Wolf stands on b5

    Scenario: the second of two hazardous squares burns nobody again
      Given a1, b1 and c1 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South has activated Wolf
      And South has moved Wolf along b1 and c1
      When South lets Wolf take the damage
      Then Wolf has 10 damage
      And Wolf stands on c1
      And South is asked for an action

    Scenario: whoever comes back to the hazardous square where the move began enters it
      Given b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has activated Wolf
      When South moves Wolf along b3 and b2
      Then Wolf is about to take 10 damage

  @dungeon_command.ruling.burns_at_owners_end
  Rule: A creature under another player's control takes the damage of hazardous terrain at the end of its owner's turn. The owner settles the order of such effects; its controller decides whether it cowers.
    Scenario: a captured creature does not burn at the end of its captor's turn
      Given it is South's cleanup phase
      And b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      When it has come to North's activate phase
      Then Wolf has 0 damage

    Scenario: a captured creature burns at the end of its owner's turn
      Given it is North's cleanup phase
      And b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      And South has let Wolf take the damage
      When it has come to South's activate phase
      Then Wolf has 10 damage

    Scenario: the captor decides whether the creature cowers
      Given it is North's cleanup phase
      And b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      When South lets Wolf cower
      Then South's morale is 9
      And North's morale is 10
      And Wolf has 0 damage

    Scenario: the owner settles the order
      Given it is South's cleanup phase
      And b2 and g7 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     |       |
        | Rat      | North | g7     | South |
      When the phase begins
      Then South is asked for a turn effect
      And the resolve answers open to South are exactly
        | ability | card |
        |         | Wolf |
        |         | Rat  |
