Feature: Reactions

  @dungeon_command.ruling.other_asked_first
  Rule: After each declaration, reactions among them, the player who did not declare is asked first whether to react.
    Scenario: the opponent is asked first about an attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | b2     | answer to attack on any: morale +1 |
        | Fox      | South | a1     | answer to attack on any: morale +1 |
        | Rat      | North | b3     |                                    |
        | Bat      | North | f6     | answer to attack on any: morale +1 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for a reaction about Wolf

    Scenario: the opponent is asked first about an attack on a friend of the attacker
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Rat      | North | b3     |                                    |
        | Bat      | North | b4     | answer to attack: prevent all      |
        | Wolf     | South | f2     | answer to attack on any: morale +1 |
      And North has activated Rat
      When North attacks Bat in melee with Rat
      Then South is asked for a reaction about Rat

    Scenario: the declaring player is asked when the opponent has passed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Rat      | North | b3     |                                    |
        | Bat      | North | b4     | answer to attack: prevent all      |
        | Wolf     | South | f2     | answer to attack on any: morale +1 |
      And North has activated Rat
      And North has attacked Bat in melee with Rat
      When South passes
      Then North is asked for a reaction about Rat

    Scenario: the turn player is asked first about the opponent's reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | b2     |                                    |
        | Fox      | South | a1     | answer to attack on any: morale +1 |
        | Rat      | North | b3     | answer to attack: prevent 10       |
        | Bat      | North | f6     | answer to attack on any: morale +1 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for a reaction about Rat

    Scenario: the opponent is asked first about the turn player's reaction
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Rat      | North | b3     |                                    |
        | Bat      | North | b4     | answer to attack: prevent 10       |
        | Owl      | North | f7     | answer to attack on any: morale +1 |
        | Wolf     | South | f2     | answer to attack on any: morale +1 |
      And North has activated Rat
      And North has attacked Bat in melee with Rat
      And South has passed
      When North reacts with the first power of Bat by Bat
      Then South is asked for a reaction about Bat

    Scenario: somebody who can react may pass
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Rat      | North | b3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North passes
      Then Rat is about to take 20 damage
      And Rat is untapped

  @dungeon_command.ruling.everybody_asked
  Rule: Both players are asked whether to react, also a player who could not; so nobody learns from the question what a hand holds.
    Scenario: a player with nothing to react with is asked
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Fox      | South | b1     | answer to attack: prevent all |
        | Rat      | North | f6     | answer to damage: prevent all |
      And South has activated Wolf
      When South attacks Fox in melee with Wolf
      Then North is asked for a reaction about Wolf
      And the pass answer is open to North
      And no immediate answer is open to North

    Scenario: the question comes also when nobody could react
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | b3     |                               |
        | Wolf     | South | b2     | answer to ranged: prevent all |
        | Fox      | South | f2     | answer to attack: prevent all |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then South is asked for a reaction about Rat

    Scenario: a player with a card that no creature could use is asked
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     |       |
        | Rat      | North | b3     | 1     |
      And North's order hand is
        | card  | level | action    | effect                        |
        | Parry | 2     | immediate | answer to attack: prevent all |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for a reaction about Wolf
      And no immediate answer is open to North

    Scenario: the player who declared is asked with an empty hand when the other has passed
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North passes
      Then South is asked for a reaction about Wolf

    Scenario: a player whose creatures are all tapped is asked about an order card
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Rat      | North | f7     |        |
        | Wolf     | South | b2     | yes    |
      And North's order hand is
        | card  | action | effect         |
        | Cheer | minor  | use: morale +1 |
      And North has activated Rat
      When North uses Cheer with Rat
      Then South is asked for a reaction about Rat

    Scenario: a player with nothing to react with is asked about a power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | minor power: morale +1 |
        | Rat      | North | b3     |                        |
      And South has activated Wolf
      When South uses the power of Wolf with Wolf
      Then North is asked for a reaction about Wolf

    Scenario: a player with nothing to react with is asked about hazardous terrain
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | f6     |
      And South has activated Wolf
      When South moves Wolf along b3
      Then North is asked for a reaction about Wolf

    Scenario: a player with nothing to react with is asked about collecting
      Given it is North's activate phase
      And a chest of 2 lies face down on b6
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b6     |
        | Wolf     | South | b2     |
      And North has activated Rat
      When North collects treasure with Rat
      Then South is asked for a reaction about Rat

    Scenario: a player with nothing to react with is asked about a reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for a reaction about Rat

    Scenario: a player with nothing to react with is asked at the end of a turn
      Given it is North's cleanup phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b7     |
        | Wolf     | South | b2     |
      When the phase begins
      Then South is asked for a reaction about Rat

    Scenario: who could react and who could not are asked alike in turn
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Rat      | North | b3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North passes
      Then South is asked for a reaction about Wolf

  @dungeon_command.ruling.declared_by_nobody
  Rule: Damage of hazardous terrain, and what happens by itself at the beginning or the end of a turn, counts as declared by the controller of the creature in question; the other player is asked first.
    Scenario: the opponent is asked first about hazardous terrain that a creature has entered
      Given it is North's activate phase
      And b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Rat      | North | b8     |                                    |
        | Bat      | North | f8     | answer to hazard on any: morale +1 |
        | Wolf     | South | f2     | answer to hazard on any: morale +1 |
      And North has activated Rat
      When North moves Rat along b7
      Then South is asked for a reaction about Rat

    Scenario: whoever has slid an enemy into hazardous terrain is asked first
      Given b7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | f2     | answer to hazard on any: morale +1 |
        | Rat      | North | b8     |                                    |
        | Bat      | North | f8     | answer to hazard on any: morale +1 |
      And South's order hand is
        | card  | level | action | effect                   |
        | Shove | 1     | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      When South uses Shove with Wolf on Rat moving Rat along b7
      Then South is asked for a reaction about Rat

    Scenario: the controller of an enemy slid into hazardous terrain is asked when the other has passed
      Given it is North's activate phase
      And b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | b2     |                                    |
        | Fox      | South | f2     | answer to hazard on any: morale +1 |
        | Rat      | North | f7     | answer to hazard on any: morale +1 |
      And North's order hand is
        | card  | level | action | effect                   |
        | Shove | 1     | minor  | use: slide an enemy by 2 |
      And North has activated Rat
      And North has used Shove with Rat on Wolf moving Wolf along b3
      And North has passed
      When North passes
      Then South is asked for a reaction about Wolf

    Scenario: a creature's owner is asked first about terrain that burns it in its captor's hands
      Given it is North's cleanup phase
      And b2 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | owner | square | effect                             |
        | Ogre     | South | North | b2     |                                    |
        | Fox      | South |       | f2     | answer to hazard on any: morale +1 |
        | Rat      | North |       | f7     | answer to hazard on any: morale +1 |
      When the phase begins
      Then North is asked for a reaction about Ogre

    Scenario: the opponent is asked first about what happens by itself at the end of a turn
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Wolf     | South | b2     | turn end: 10 damage to enemies                 |
        | Fox      | South | f2     | answer to damage on any: morale +1             |
        | Rat      | North | f7     | answer to damage on your creatures: prevent 10 |
      When the phase begins
      Then North is asked for a reaction about Wolf

    Scenario: the opponent is asked first about what happens by itself at the beginning of a turn
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Rat      | North | b7     | turn start: 10 damage to enemies               |
        | Bat      | North | f7     | answer to damage on any: morale +1             |
        | Wolf     | South | f2     | answer to damage on your creatures: prevent 10 |
      When the phase begins
      Then South is asked for a reaction about Rat

  @dungeon_command.ruling.two_passes
  Rule: When both players have passed one after the other, everything declared takes effect, last first, without new reactions to it in between.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                                         |
        | Wolf     | South | b2     | 40    |                                                |
        | Fox      | South | b1     |       | answer to attack on any: morale +1             |
        | Rat      | North | b3     |       | answer to attack: prevent 10                   |
        | Bat      | North | c4     |       | answer to attack on your creatures: prevent 20 |

    Scenario: one pass does not end the reactions
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North passes
      Then South is asked for a reaction about Wolf
      And Rat has 0 damage

    Scenario: two passes end the reactions
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has passed
      When South passes
      Then North is asked for cower or take about Rat
      And Rat is about to take 40 damage

    Scenario: a reaction lets the opponent who has passed react after all
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has passed
      When South reacts with the first power of Fox by Fox
      Then North is asked for a reaction about Fox

    Scenario: who has passed before a reaction reacts after it
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has passed
      And South has reacted with the first power of Fox by Fox
      When North reacts with the first power of Rat by Rat
      Then North is asked for a reaction about Rat
      And South's morale is 10

    Scenario: a pass before a reaction does not count with one behind it
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When South passes
      Then North is asked for a reaction about Rat
      And Fox is untapped

    Scenario: nothing takes effect before both have passed
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has passed
      And South has reacted with the first power of Fox by Fox
      When North reacts with the first power of Bat by Bat
      Then North is asked for a reaction about Bat
      And South's morale is 10
      And Rat has 0 damage

    Scenario: everything declared takes effect after two passes
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Bat by Bat
      And South has reacted with the first power of Fox by Fox
      When North passes
      Then South's morale is 11
      And Rat is about to take 20 damage
      And North is asked for cower or take about Rat

    Scenario: nobody reacts between one effect and the next
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      And South has passed
      When North passes
      Then North is asked for cower or take about Rat
      And Rat is about to take 30 damage
      And Bat is untapped

    Scenario: any number of reactions are declared before the players pass
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Wolf     | South | b2     |                                               |
        | Rat      | North | b3     | answer to attack on your creatures: morale +1 |
        | Bat      | North | g6     | answer to attack on your creatures: morale +1 |
        | Ant      | North | g7     | answer to attack on your creatures: morale +1 |
        | Bug      | North | g8     | answer to attack on your creatures: morale +1 |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with the first power of Bat by Bat
      And South has passed
      And North has reacted with the first power of Ant by Ant
      And South has passed
      And North has reacted with the first power of Bug by Bug
      And South has passed
      And North has reacted with the first power of Rat by Rat
      When South passes
      Then North's morale is 14
      And North is asked for cower or take about Rat

    Scenario: a sixth reaction is asked for
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Wolf     | South | b2     |                                               |
        | Fox      | South | b1     |                                               |
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
      Then South is asked for a reaction about Flea

    Scenario: after a dodge both players are asked anew, though one had passed before
      Given f5 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Archer   | South | f2     | 20     |
        | Elk      | South | f5     |        |
      And South has activated Archer
      And South has attacked Elk at range
      And North has passed
      And South has let Elk dodge
      When North passes
      Then South is asked for a reaction about Elk
      And no dodge answer is open to South
