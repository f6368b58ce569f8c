Feature: Reactions

  What is declared may be answered, and answers may be answered in turn; then everything takes effect, last first.

  @dungeon_command.stack.lifo
  Rule: What was declared last takes effect first, so a reaction comes before what it answers.
    Scenario: prevention comes before the attack that it answers
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take 10 damage

    Scenario: healing in answer to an attack comes before it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage | effect                            |
        | Rat      | North | b3     |    |        |                                   |
        | Wolf     | South | b2     | 50 | 40     | answer to attack: heal this by 20 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf
      When South lets Wolf take the damage
      Then Wolf has 40 damage

    Scenario: the damage of a reaction comes before that of the attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Wolf     | South | b2     |                                          |
        | Rat      | North | b3     | answer to attack: 30 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for cower or take about Wolf
      And Wolf is about to take 30 damage
      And Rat has 0 damage

    Scenario: an answer to a reaction comes before the reaction
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage | effect                                                            |
        | Rat      | North | b3     | 50 | 40     |                                                                   |
        | Bat      | North | f6     |    |        | answer to power on any by enemy: heal one of your creatures by 20 |
        | Wolf     | South | b2     |    |        |                                                                   |
        | Fox      | South | d2     |    |        | answer to attack on your creatures: 10 damage to the actor        |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Fox by Fox
      And North has reacted with the first power of Bat by Bat on Rat
      When North lets Rat take the damage
      Then Rat has 30 damage
      And South is asked for cower or take about Wolf

    Scenario: a reaction is cancelled before it prevents anything
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
      And Parry is in North's order discard pile

    Scenario: a third reaction saves the first from the second
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                     |
        | Wolf     | South | b2     |                                            |
        | Fox      | South | a1     |                                            |
        | Rat      | North | b3     |                                            |
        | Bat      | North | f6     | answer to order on any by enemy: cancel it |
      And North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: prevent all |
      And South's order hand is
        | card | action    | effect                                     |
        | Jam  | immediate | answer to order on any by enemy: cancel it |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with Parry by Rat
      And South has reacted with Jam by Fox
      When North reacts with the first power of Bat by Bat
      Then Rat has 0 damage
      And South is asked for an action about Wolf

    Scenario: an attacker destroyed by a reaction deals no damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                                  |
        | Rat      | North | b3     | 20 |                                         |
        | Bat      | North | f6     |    |                                         |
        | Wolf     | South | b2     |    | answer to melee: 20 damage to the actor |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf
      When North lets Rat take the damage
      Then Rat is destroyed
      And Wolf has 0 damage
      And North is asked for an activation

    Scenario: nobody moves while reactions are asked for
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Rat      | North | b3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to move Rat along b4
      Then it is refused under dungeon_command.stack.lifo

    Scenario: the attacker does not move before its attack has taken effect
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b3     |                               |
        | Bat      | North | b4     | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Bat in melee with Rat
      When North tries to move Rat along c4
      Then it is refused under dungeon_command.stack.lifo

    Scenario: of seven things declared the attack takes effect last
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Wolf     | South | b2     |                                               |
        | Rat      | North | b3     | answer to attack: prevent all                 |
        | Bat      | North | g6     | answer to attack on your creatures: morale +1 |
        | Ant      | North | g7     | answer to attack on your creatures: morale +1 |
        | Bug      | North | g8     | answer to attack on your creatures: morale +1 |
        | Moth     | North | h7     | answer to attack on your creatures: morale +1 |
        | Flea     | North | h8     | answer to attack on your creatures: morale +1 |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with the first power of Rat by Rat
      And North has reacted with the first power of Bat by Bat
      And North has reacted with the first power of Ant by Ant
      And North has reacted with the first power of Bug by Bug
      And North has reacted with the first power of Moth by Moth
      When North reacts with the first power of Flea by Flea
      Then Rat has 0 damage
      And North's morale is 15
      And South is asked for an action about Wolf

    Scenario: six reactions come before the attack that they answer
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Rat      | North | b2     |                                               |
        | Wolf     | South | b3     | answer to attack: prevent all                 |
        | Bat      | South | g6     | answer to attack on your creatures: morale +1 |
        | Ant      | South | g7     | answer to attack on your creatures: morale +1 |
        | Bug      | South | g8     | answer to attack on your creatures: morale +1 |
        | Moth     | South | h7     | answer to attack on your creatures: morale +1 |
        | Flea     | South | h8     | answer to attack on your creatures: morale +1 |
      And North has activated Rat
      And North has attacked Wolf in melee
      And South has reacted with the first power of Wolf by Wolf
      And South has reacted with the first power of Bat by Bat
      And South has reacted with the first power of Ant by Ant
      And South has reacted with the first power of Bug by Bug
      And South has reacted with the first power of Moth by Moth
      When South reacts with the first power of Flea by Flea
      Then Wolf has 0 damage
      And South's morale is 15

  @dungeon_command.ruling.reactions_open_again
  Rule: Hazardous terrain entered while declared actions take effect may be reacted to at once; this is settled before the rest takes effect.
    Scenario: a creature slid into hazardous terrain reacts to it
      Given b4 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                  |
        | Wolf     | South | b2     | standard power: slide an enemy by 2 and 20 damage to it |
        | Rat      | North | b3     | answer to hazard: prevent all                           |
      And South has activated Wolf
      When South uses the power of Wolf on Rat moving Rat along b4
      Then North is asked for a reaction about Rat
      And Rat stands on b4

    Scenario: the terrain's damage is settled before the rest of the card
      Given b4 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                  |
        | Wolf     | South | b2     | standard power: slide an enemy by 3 and 20 damage to it |
        | Rat      | North | b3     | answer to hazard: prevent all                           |
      And South has activated Wolf
      And South has used the power of Wolf on Rat moving Rat along b4, c4
      And North has reacted with the first power of Rat by Rat
      When North lets Rat take the damage
      Then Rat has 20 damage
      And Rat stands on c4
      And Rat is tapped

    Scenario: the terrain's damage is decided about before the rest of the card
      Given b4 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                  |
        | Rat      | North | b5     | standard power: slide an enemy by 2 and 20 damage to it |
        | Wolf     | South | b3     |                                                         |
      And North has activated Rat
      When North uses the power of Rat on Wolf moving Wolf along b4
      Then South is asked for cower or take about Wolf
      And Wolf is about to take 10 damage

    Scenario: a reaction that leads into hazardous terrain is settled before the attack
      Given a2 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Rat      | North | b3     |                                                 |
        | Wolf     | South | b2     | answer to attack: shift this by 2               |
        | Fox      | South | f2     | answer to hazard on your creatures: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf moving Wolf along a2
      Then South is asked for a reaction about Wolf
      And Wolf stands on a2

    Scenario: the attack takes effect when the terrain has been settled
      Given a2 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Rat      | North | b3     |                                                 |
        | Wolf     | South | b2     | answer to attack: shift this by 2               |
        | Fox      | South | f2     | answer to hazard on your creatures: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf moving Wolf along a2
      When South reacts with the first power of Fox by Fox
      Then South is asked for cower or take about Wolf
      And Wolf is about to take 20 damage

    Scenario: the attack waits while the terrain's damage is taken
      Given a2 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Rat      | North | b3     |                                   |
        | Wolf     | South | b2     | answer to attack: shift this by 2 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf moving Wolf along a2
      And South has let Wolf take the damage
      When South lets Wolf take the damage
      Then Wolf has 30 damage
      And Wolf stands on a2

    Scenario: what was declared before cannot be answered in the terrain's turn
      Given a2 is hazardous terrain
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Rat      | North | b3     |                                                 |
        | Wolf     | South | b2     | answer to attack: shift this by 2               |
        | Fox      | South | f2     | answer to hazard on your creatures: prevent all |
        | Bear     | South | g2     | answer to attack on your creatures: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf moving Wolf along a2
      And South has passed
      When South tries to react with the first power of Bear by Bear
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: the player who caused it may react to hazardous terrain, too
      Given a2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Owl      | South | g1     |
        | Rat      | North | a1     |
      And South's order hand is
        | card | action    | effect                          |
        | Push | standard  | use: slide an enemy by 2        |
        | Jeer | immediate | answer to hazard on any: draw 1 |
      And South has activated Wolf
      When South uses Push with Wolf on Rat moving Rat along a2
      Then South is asked for a reaction about Rat
