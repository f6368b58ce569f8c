Feature: Cowering

  @dungeon_command.cower.morale_cost
  Rule: A creature that cowers takes none of the damage; its controller loses 1 morale for each 10 of it.
    Scenario Outline: cowering from <damage> damage leaves <morale> morale
      Given these creatures are on the battlefield
        | creature | side  | square | melee    |
        | Wolf     | South | b2     | <damage> |
        | Rat      | North | b3     |          |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is <morale>
      And South's morale is 10

      Examples:
        | damage | morale |
        | 10     | 9      |
        | 30     | 7      |
        | 40     | 6      |

    Scenario: damage taken before stays and costs nothing
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage |
        | Rat      | North | b3     |        |
        | Wolf     | South | b2     | 20     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then Wolf has 20 damage
      And South's morale is 8

    Scenario: a captured creature's cowering costs its controller
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Rat      | North | b3     |       |
        | Wolf     | South | b2     | North |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then South's morale is 8
      And North's morale is 10

    Scenario: a creature's level does not change what cowering costs
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     |       |
        | Rat      | North | b3     | 6     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then North's morale is 8

    Scenario: cowering from 90 damage costs 9 morale
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Giant    | South | a1     | 90    |
        | Rat      | North | a2     |       |
      And South has activated Giant
      And South has attacked Rat in melee
      When North lets Rat cower
      Then North's morale is 1

    Scenario: cowering costs no leadership and no cards
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North has leadership 7
      And North's order hand holds 3 cards
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then North's leadership is 7
      And North's order hand has 3 cards

  @dungeon_command.cower.all_or_nothing
  Rule: Damage cannot be divided between hit points and morale.
    Scenario: there are two ways to deal with damage
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 40    |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the cower answers open to North are exactly
        | creature |
        | Rat      |
      And the take answers open to North are exactly
        | creature |
        | Rat      |
      And no pass answer is open to North

    Scenario: the question about damage is not passed over
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to pass
      Then it is refused under dungeon_command.cower.all_or_nothing
      And South is asked for cower or take about Wolf

    Scenario: all of the damage taken costs no morale
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp |
        | Wolf     | South | b2     | 40    |    |
        | Rat      | North | b3     |       | 50 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat has 40 damage
      And North's morale is 10

    Scenario: of two creatures one cowers and the other takes its damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Rat      | North | b5     | standard power: 20 damage to enemies |
        | Wolf     | South | b2     |                                      |
        | Fox      | South | c2     |                                      |
      And North has activated Rat
      And North has used the power of Rat
      And South has let Fox cower
      When South lets Wolf take the damage
      Then Wolf has 20 damage
      And Fox has 0 damage
      And South's morale is 8

  @dungeon_command.cower.full_amount
  Rule: Cowering costs morale for the full damage, even if the creature has fewer hit points.
    Scenario: a creature of few hit points cowers from much damage
      Given North has morale 15
      And these creatures are on the battlefield
        | creature | side  | square | melee | hp |
        | Wolf     | South | b2     | 100   |    |
        | Rat      | North | b3     |       | 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then Rat has 10 hit points left
      And North's morale is 5

    Scenario: a creature with few hit points left cowers from the whole attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Rat      | North | b3     |    |        |
        | Wolf     | South | b2     | 50 | 40     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then Wolf has 10 hit points left
      And South's morale is 8

    Scenario: cowering costs the full damage, however little morale is left
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | a1     | 40    |
        | Rat      | North | a2     |       |
      And North has morale 1
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then North's morale is -3

  @dungeon_command.cower.after_prevention
  Rule: Prevention is taken off first; cowering costs morale for what remains.
    Scenario: cowering from what prevention has left
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                       |
        | Wolf     | South | b2     | 40    |                              |
        | Rat      | North | b3     |       | answer to attack: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 8

    Scenario: cowering from an order after prevention
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b5     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect                     |
        | Bolt | standard | use: 50 damage to an enemy |
      And South's order hand is
        | card | action    | effect                       |
        | Ward | immediate | answer to damage: prevent 10 |
      And North has activated Rat
      And North has used Bolt with Rat on Wolf
      And South has reacted with Ward by Wolf
      When South lets Wolf cower
      Then South's morale is 6

    Scenario: with all prevented there is nothing to cower from
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                        |
        | Wolf     | South | b2     | 40    |                               |
        | Rat      | North | b3     |       | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for an action about Wolf
      And North's morale is 10

    Scenario: prevention is taken off hazardous terrain's damage before cowering
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     | answer to hazard: prevent 10 |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South reacts with the first power of Wolf by Wolf
      Then South is asked for an action about Wolf
      And Wolf has 0 damage
      And South's morale is 10

    Scenario: what two reactions prevent is taken off together
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | a1     | 50    |
        | Rat      | North | a2     |       |
        | Bat      | North | h8     |       |
      And North's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to damage on your creatures: prevent 10 |
        | Guard | immediate | answer to damage on your creatures: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with Parry by Rat
      And North has reacted with Guard by Bat
      When North lets Rat cower
      Then North's morale is 8

    Scenario: four creatures prevent damage of one attack
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                                         |
        | Wolf     | South | b2     | 60    |                                                |
        | Rat      | North | b3     |       | answer to damage: prevent 10                   |
        | Bat      | North | g6     |       | answer to damage on your creatures: prevent 10 |
        | Ant      | North | g7     |       | answer to damage on your creatures: prevent 10 |
        | Bug      | North | g8     |       | answer to damage on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with the first power of Rat by Rat
      And North has reacted with the first power of Bat by Bat
      And North has reacted with the first power of Ant by Ant
      And North has reacted with the first power of Bug by Bug
      When North lets Rat cower
      Then North's morale is 8

    Scenario: with a fourth prevention nothing of an attack is left
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | effect                                         |
        | Rat      | North | b3     | 40    |                                                |
        | Wolf     | South | b2     |       | answer to damage: prevent 10                   |
        | Owl      | South | g1     |       | answer to damage on your creatures: prevent 10 |
        | Fox      | South | g2     |       | answer to damage on your creatures: prevent 10 |
        | Bear     | South | g3     |       | answer to damage on your creatures: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee
      And South has reacted with the first power of Bear by Bear
      And South has reacted with the first power of Fox by Fox
      And South has reacted with the first power of Owl by Owl
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage
      And North is asked for an action about Rat

  @dungeon_command.ruling.cower_unpreventable
  Rule: A creature may cower from damage that cannot be prevented.
    Scenario: cowering from an order's damage that cannot be prevented
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
      And South's order hand is
        | card   | action   | effect                                   |
        | Blight | standard | use: 30 unpreventable damage to an enemy |
      And South has activated Wolf
      And South has used Blight with Wolf on Rat
      When North lets Rat cower
      Then Rat has 0 damage
      And North's morale is 7

    Scenario: cowering costs morale for all of it when prevention has failed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                              |
        | Rat      | North | b5     | standard power: 30 unpreventable damage to an enemy |
        | Wolf     | South | b2     | answer to damage: prevent 20                        |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      And South has reacted with the first power of Wolf by Wolf
      When South lets Wolf cower
      Then Wolf has 0 damage
      And South's morale is 7

  @dungeon_command.ruling.cower_below_zero
  Rule: A creature may cower even if that takes its controller's morale to 0 or below.
    Scenario: cowering for the last morale
      Given North has morale 2
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then North's morale is 0
      And South has won under dungeon_command.morale.zero_ends

    Scenario: cowering for more morale than there is
      Given South has morale 1
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South lets Wolf cower
      Then South's morale is -1
      And North has won under dungeon_command.morale.zero_ends

    Scenario: cowering is offered whatever the morale
      Given North has morale 1
      And these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 50    |
        | Rat      | North | b3     |       |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the cower answers open to North are exactly
        | creature |
        | Rat      |
