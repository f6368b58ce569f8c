Feature: Melee attacks

  A melee attack reaches whoever stands beside the attacker, and always hits.

  @dungeon_command.melee.adjacent
  Rule: A melee attack needs an adjacent target.
    Scenario: all eight squares around the attacker are adjacent
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | d4     |
        | Ant      | North | c5     |
        | Bat      | North | d5     |
        | Cat      | North | e5     |
        | Dog      | North | c4     |
        | Elk      | North | e4     |
        | Fox      | North | c3     |
        | Gnu      | North | d3     |
        | Hog      | North | e3     |
        | Imp      | North | d6     |
        | Jay      | North | f4     |
      When South activates Wolf
      Then Wolf can attack exactly Ant, Bat, Cat, Dog, Elk, Fox, Gnu and Hog in melee

    Scenario: a creature two squares away is not reached
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | d6     |
        | Rat      | South | d4     |
      And North has activated Wolf
      When North tries to attack Rat in melee
      Then it is refused under dungeon_command.melee.adjacent
      And Wolf can attack nobody in melee

    Scenario: a creature two squares away diagonally is not reached
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | d4     |
      And South has activated Wolf
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: a diagonal neighbour is hit
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | d6     |
        | Rat      | South | c5     |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat take the damage
      Then Rat has 20 damage

    Scenario: a wall at the corner keeps diagonal neighbours apart
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d4     |
      And South has activated Wolf
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.melee.adjacent
      And Wolf can attack nobody in melee

    Scenario: an obstacle at the corner keeps nobody apart
      Given c4 and d3 are obstacles
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d4     |
      When South activates Wolf
      Then Wolf can attack exactly Rat in melee

    Scenario: an order card's melee attack needs an adjacent target, too
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b4     |
        | Bat      | North | c3     |
      And South's order hand is
        | card  | level | effect                |
        | Swing | 1     | use: melee attack +10 |
      And South has activated Wolf
      When South tries to use Swing with Wolf on Rat
      Then it is refused under dungeon_command.melee.adjacent
      And the use order answers open to South are exactly
        | card  | targets |
        | Swing | Bat     |

    Scenario: a ranged value does not lengthen the reach of a melee attack
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Archer   | South | b2     | 20     | 6     |
        | Rat      | North | b4     |        |       |
      And South has activated Archer
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.melee.adjacent
      And Archer can attack nobody in melee
      And Archer can attack exactly Rat at range

    Scenario: a power's melee attack needs an adjacent target, too
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Wolf     | North | b6     | standard power: melee attack +10 |
        | Rat      | South | b4     |                                  |
        | Bat      | South | c5     |                                  |
      And North has activated Wolf
      When North tries to use the power of Wolf on Rat
      Then it is refused under dungeon_command.melee.adjacent
      And the use power answers open to North are exactly
        | card | ability | targets |
        | Wolf |         | Bat     |

    Scenario: South's power attacks nobody in melee who is not adjacent
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | a1     | standard power: melee attack |
        | Rat      | North | a3     |                              |
      And South has activated Wolf
      When South tries to use the first power of Wolf on Rat
      Then it is refused under dungeon_command.melee.adjacent

  @dungeon_command.melee.auto_hit
  Rule: A melee attack always hits.
    Scenario: a melee attack hits
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      When South attacks Rat in melee
      Then North is asked for cower or take about Rat
      And Rat is about to take 20 damage

    Scenario: nobody dodges a melee attack even in cover
      Given b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Wolf     | South | b2     |                             |
        | Rat      | North | b3     | answer to attack: morale +1 |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.melee.auto_hit
      And no dodge answer is open to North

    Scenario: an obstacle under the target does not ward off a melee attack
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b4     |
        | Rat      | South | b3     |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat take the damage
      Then Rat has 20 damage

    Scenario: nobody dodges an order card's melee attack
      Given it is North's activate phase
      And b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Wolf     | North | b4     |                             |
        | Rat      | South | b3     | answer to attack: morale +1 |
      And North's order hand is
        | card  | level | effect                |
        | Swing | 1     | use: melee attack +10 |
      And North has activated Wolf
      And North has used Swing with Wolf on Rat
      When South tries to let Rat dodge
      Then it is refused under dungeon_command.melee.auto_hit

    Scenario: a strong target is hit and does not strike back
      Given these creatures are on the battlefield
        | creature | side  | square | level | melee | hp |
        | Wolf     | South | b2     | 1     | 10    | 10 |
        | Rat      | North | b3     | 6     | 50    | 90 |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 10 damage
      And Wolf has 0 damage
      And South is asked for an action about Wolf

    Scenario: a tapped target is hit
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | North | b4     |        |
        | Rat      | South | b3     | yes    |
      And North has activated Wolf
      When North attacks Rat in melee
      Then Rat is about to take 20 damage

    Scenario: nobody dodges a power's melee attack
      Given b3 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Wolf     | South | b2     | standard power: melee attack +10 |
        | Rat      | North | b3     | answer to attack: morale +1      |
      And South has activated Wolf
      And South has used the first power of Wolf on Rat
      When North tries to let Rat dodge
      Then it is refused under dungeon_command.melee.auto_hit
