Feature: The deploy phase

  Leadership grows, and new creatures come to the start area, as far as it carries them.

  @dungeon_command.deploy.order
  Rule: In the deploy phase leadership rises first, then creatures are deployed.
    Scenario: the risen leadership carries the new creature
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 4     |
        | Rat      | North | h8     |       |
      And South has leadership 6
      And South's creature hand is
        | card | level |
        | Owl  | 3     |
      When South deploys Owl on b1
      Then Owl stands on b1
      And South's leadership is 7

    Scenario: leadership has risen when the player is asked
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North has leadership 6
      And North's creature hand is
        | card | level |
        | Owl  | 3     |
      When the phase begins
      Then North is asked for a deployment
      And North's leadership is 7

  @dungeon_command.deploy.leadership_plus_one
  Rule: In each of their own deploy phases the turn player's leadership rises by 1.
    Scenario: leadership rises in its player's deploy phase
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has leadership 5
      And North has leadership 8
      When South plays the turn to its end
      Then South's leadership is 6
      And North's leadership is 8

    Scenario: leadership rises in every turn
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has leadership 5
      And North has leadership 8
      And North has played the turn to its end
      And South has played the turn to its end
      When North plays the turn to its end
      Then North's leadership is 10
      And South's leadership is 6

    Scenario: leadership rises though the hand is empty
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has leadership 5
      When it has come to North's activate phase
      Then South's leadership is 6

    Scenario: leadership rises in the forty-first turn, too
      Given it is turn 41
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has leadership 27
      When South plays the turn to its end
      Then South's leadership is 28

    Scenario: leadership rises in the hundredth turn
      Given it is North's activate phase
      And it is turn 100
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North has leadership 57
      When North plays the turn to its end
      Then North's leadership is 58

  @dungeon_command.deploy.optional
  Rule: In the deploy phase the turn player may deploy any number of creatures from hand, or none.
    Scenario: nobody need be deployed
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South ends the deploy phase
      Then Owl is in South's creature hand
      And it has become North's activate phase

    Scenario: two creatures are deployed in one phase
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
        | Elk  | 1     |
        | Ant  | 1     |
      And North has deployed Owl on b8
      When North deploys Elk on c8
      Then Owl stands on b8
      And Elk stands on c8
      And Ant is in North's creature hand
      And North is asked for a deployment

    Scenario: the whole hand is deployed
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
        | Elk  | 1     |
      And South has deployed Owl on b1
      When South deploys Elk on c1
      Then South's creature hand has 0 cards
      And it has become North's activate phase

    Scenario: the opponent deploys nobody
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      And North's creature hand is
        | card | level |
        | Bat  | 1     |
      When North tries to deploy Bat on b8
      Then it is refused under dungeon_command.turn.alternate

    Scenario: an order card is not deployed
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      And South's order hand holds 1 card
      When South tries to deploy South Order Hand 1 on b1
      Then it is refused as meaningless

    Scenario: a creature card outside the hand is not deployed
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      When North tries to deploy North Creature Deck 1 on b8
      Then it is refused as meaningless

    Scenario: three creatures are deployed in one phase
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | d4     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card  |
        | Crow  |
        | Raven |
        | Daw   |
      And North has deployed Crow on a8
      And North has deployed Raven on b8
      When North deploys Daw on c8
      Then Crow stands on a8
      And Raven stands on b8
      And Daw stands on c8

    Scenario: five creatures are deployed in one phase
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | d4     |
        | Rat      | North | h8     |
      And South has leadership 9
      And South's creature hand is
        | card  |
        | Crow  |
        | Raven |
        | Daw   |
        | Rook  |
        | Jay   |
      And South has deployed Crow on a1
      And South has deployed Raven on b1
      And South has deployed Daw on c1
      And South has deployed Rook on d1
      When South deploys Jay on e1
      Then Jay stands on e1
      And South's creature hand has 0 cards

    Scenario: North deploys a hand of five in one phase
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | d4     |
        | Rat      | South | h1     |
      And North has leadership 9
      And North's creature hand is
        | card  |
        | Crow  |
        | Raven |
        | Daw   |
        | Rook  |
        | Jay   |
      And North has deployed Jay on e8
      And North has deployed Rook on d8
      And North has deployed Daw on c8
      And North has deployed Raven on b8
      When North deploys Crow on a8
      Then Crow stands on a8

    Scenario: in the deploy phase no other question may be answered
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Elk      | South | d2     |
        | Crow     | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When the phase begins
      Then South may answer no other question

  @dungeon_command.deploy.leadership_cap
  Rule: A creature can be deployed only if its level and the levels of its player's creatures on the battlefield together do not exceed leadership.
    Scenario: levels up to leadership are lawful
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 3     |
        | Elk      | South | d2     | 2     |
        | Rat      | North | h8     | 5     |
      And South has leadership 7
      And South's creature hand is
        | card | level |
        | Owl  | 3     |
      When South deploys Owl on b1
      Then Owl stands on b1

    Scenario: one level more than leadership is too much
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | North | b7     | 3     |
        | Elk      | North | d7     | 2     |
        | Rat      | South | h1     | 0     |
      And North has leadership 7
      And North's creature hand is
        | card | level |
        | Owl  | 4     |
        | Ant  | 3     |
      When North tries to deploy Owl on b8
      Then it is refused under dungeon_command.deploy.leadership_cap
      And Owl is in North's creature hand

    Scenario: creatures deployed in the same phase count
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 1     |
        | Rat      | North | h8     |       |
      And South has leadership 5
      And South's creature hand is
        | card | level |
        | Owl  | 3     |
        | Elk  | 3     |
      And South has deployed Owl on b1
      When South tries to deploy Elk on c1
      Then it is refused under dungeon_command.deploy.leadership_cap
      And no deploy answer is open to South

    Scenario: creatures of level 0 can always be deployed
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 6     |
        | Rat      | North | h8     |       |
      And South has leadership 5
      And South's creature hand is
        | card | level |
        | Owl  | 0     |
        | Ant  | 1     |
      When South deploys Owl on b1
      Then Owl stands on b1

    Scenario: destroyed creatures make room
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | level | hp |
        | Wolf     | North | b7     | 4     | 10 |
        | Elk      | North | h8     | 1     |    |
        | Rat      | South | h1     |       |    |
      And b6 is hazardous terrain
      And North has leadership 5
      And North's creature hand is
        | card | level |
        | Owl  | 5     |
      And North has activated Wolf
      And North has moved Wolf along b6
      And North has let Wolf take the damage
      And North has ended the activate phase
      When North deploys Owl on b8
      Then Owl stands on b8

    Scenario: creatures in the hand do not count
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 1     |
        | Rat      | North | h8     |       |
      And South has leadership 5
      And South's creature hand is
        | card | level |
        | Owl  | 5     |
        | Elk  | 6     |
      When South deploys Owl on b1
      Then Owl stands on b1

    Scenario: tapped creatures count
      Given it is South's deploy phase
      And South has leadership 4
      And these creatures are on the battlefield
        | creature | side  | square | level | tapped |
        | Giant    | South | d4     | 4     | yes    |
        | Rat      | North | h8     |       |        |
      And South's creature hand is
        | card | level |
        | Crow | 2     |
      When South tries to deploy Crow on a1
      Then it is refused under dungeon_command.deploy.leadership_cap

  @dungeon_command.deploy.place
  Rule: In the deploy phase creatures are deployed untapped, each on a free square of their player's start area.
    Scenario: a deployed creature is untapped
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
        | Elk  | 1     |
      When South deploys Owl on h1
      Then Owl is untapped
      And Owl stands on h1
      And Owl has 0 damage

    Scenario: a square outside the start area is not lawful
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      When North tries to deploy Owl on c7
      Then it is refused under dungeon_command.deploy.place

    Scenario: the opponent's start area is not lawful
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South tries to deploy Owl on b8
      Then it is refused under dungeon_command.deploy.place

    Scenario: a square with a friend is not free
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b8     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      When North tries to deploy Owl on b8
      Then it is refused under dungeon_command.deploy.place

    Scenario: a square with an enemy is not free
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | c1     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South tries to deploy Owl on c1
      Then it is refused under dungeon_command.deploy.place

    Scenario: every free square of the start area is offered
      Given the battlefield is
        | map  |
        | nnnn |
        | .... |
        | .... |
        | sss. |
      And it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b1     |
        | Rat      | North | a4     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When the phase begins
      Then the deploy answers open to South are exactly
        | card | square |
        | Owl  | a1     |
        | Owl  | c1     |

    Scenario: a full start area lets nobody in
      Given the battlefield is
        | map  |
        | nnnn |
        | .... |
        | .... |
        | ss.. |
      And it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Elk      | South | b1     |
        | Rat      | North | a4     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South tries to deploy Owl on c1
      Then it is refused under dungeon_command.deploy.place

    Scenario: a creature may be deployed beside an enemy
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | d4     |
        | Rat      | North | a2     |
      And South's creature hand is
        | card |
        | Crow |
      When South deploys Crow on a1
      Then Crow stands on a1

    Scenario: a creature may be deployed on difficult terrain of the start area
      Given it is North's deploy phase
      And a8 is difficult terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | d4     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card |
        | Crow |
      When North deploys Crow on a8
      Then Crow stands on a8

    Scenario: a square with a creature deployed in the same phase is not free
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
      And South's creature hand is
        | card |
        | Owl  |
        | Elk  |
      And South has deployed Owl on a1
      When South tries to deploy Elk on a1
      Then it is refused under dungeon_command.deploy.place

    Scenario: the square of the third creature on the battlefield is not free either
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Bat      | North | h8     |
        | Rat      | North | g8     |
        | Wolf     | South | a1     |
      And South has leadership 9
      And South's creature hand is
        | card | level |
        | Bear | 1     |
      When South tries to deploy Bear on a1
      Then it is refused under dungeon_command.deploy.place

  @dungeon_command.deploy.no_activation
  Rule: A creature deployed in this turn is first activated in its player's next turn; immediate actions it may take at once.
    Scenario: a deployed creature is not activated in its turn
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      When South deploys Owl on b1
      Then it has become North's activate phase

    Scenario: a deployed creature is activated in the next turn
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | h1     |
      And North's creature hand is
        | card | level |
        | Owl  | 1     |
      And North has deployed Owl on b8
      And South has played the turn to its end
      When North activates Owl
      Then Owl is being activated

    Scenario: a deployed creature reacts in the opponent's turn
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h2     |
        | Rat      | North | b2     |
      And South's creature hand is
        | card | level |
        | Owl  | 1     |
      And South's order hand is
        | card  | level | action    | effect                        |
        | Parry | 1     | immediate | answer to attack: prevent all |
      And South has deployed Owl on b1
      And North has activated Rat
      And North has attacked Owl in melee
      When South reacts with Parry by Owl
      Then Owl has 0 damage
      And Owl is tapped

    Scenario: a creature deployed in this turn reacts at the turn's end
      Given it is South's deploy phase
      And d4 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | d4     |
        | Rat      | North | h8     |
      And South's creature hand is
        | card |
        | Crow |
      And South's order hand is
        | card  | action    | effect                                         |
        | Cloak | immediate | answer to hazard on your creatures: prevent 10 |
      And South has deployed Crow on a1
      When South reacts with Cloak by Crow
      Then Cloak is in South's order discard pile
      And Wolf has 0 damage

  @dungeon_command.ruling.leadership_counts_all
  Rule: All creatures that a player controls count against leadership, captured ones among them. Being above leadership has no effect but that nothing can be deployed.
    Scenario: a captured creature takes up leadership
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level | owner |
        | Wolf     | South | b2     | 3     |       |
        | Elk      | South | d2     | 2     | North |
        | Rat      | North | h8     |       |       |
      And South has leadership 5
      And South's creature hand is
        | card | level |
        | Owl  | 2     |
        | Ant  | 1     |
      When South tries to deploy Owl on b1
      Then it is refused under dungeon_command.deploy.leadership_cap or dungeon_command.ruling.leadership_counts_all

    Scenario: a creature that the opponent has captured takes up none
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level | owner |
        | Wolf     | North | b7     | 3     |       |
        | Elk      | South | d2     | 5     | North |
      And North has leadership 5
      And North's creature hand is
        | card | level |
        | Owl  | 3     |
      When North deploys Owl on b8
      Then Owl stands on b8

    Scenario: a battlefield with too many levels is no fault
      Given it is South's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 9     |
        | Rat      | North | h8     |       |
      And South has leadership 3
      And South's creature hand is
        | card | level |
        | Ant  | 1     |
      When it has come to South's deploy phase
      Then no deploy answer is open to South
      And Wolf stands on b2
      And South's morale is 10

    Scenario: being above leadership bars no activation
      Given South has leadership 1
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Giant    | South | a1     | 5     |
        | Rat      | North | h8     |       |
      When South activates Giant
      Then Giant is being activated

  @dungeon_command.ruling.leadership_unlimited
  Rule: Leadership has no upper limit.
    Scenario: leadership rises above every number
      Given it is South's deploy phase
      And these commanders lead
        | side  | commander | creature hand | order hand | leadership |
        | South | Captain   | 0             | 0          | 9          |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has leadership 30
      When it has come to North's activate phase
      Then South's leadership is 31
