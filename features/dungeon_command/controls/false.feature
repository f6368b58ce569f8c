Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an implementation, or a kit, that lets one of
  them pass has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a lawful move is not refused
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South has activated Wolf
      When South tries to move Wolf along c4
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: nobody moves into a wall
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South has activated Wolf
      When South moves Wolf along c4
      Then Wolf stands on c4

    Scenario: a lawful attack is not refused
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South has activated Wolf
      When South tries to attack Rat in melee
      Then it is refused under dungeon_command.melee.adjacent

    Scenario: nobody far away is attacked in melee
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Rat is about to take 20 damage

    Scenario: a meaningful activation is not meaningless
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      When South tries to activate Wolf
      Then it is refused as meaningless

  Rule: Creatures and cards are where they are
    Scenario: a creature that has moved is gone from where it was
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South has activated Wolf
      When South moves Wolf along c4
      Then Wolf stands on c3

    Scenario: an attack moves nobody
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Wolf stands on c2

    Scenario: whoever takes the damage has it
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 0 damage

    Scenario: a used order card leaves the hand
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South's order hand is
        | card | action | effect      |
        | Howl | minor  | use: draw 1 |
      And South has activated Wolf
      When South uses Howl with Wolf
      Then Howl is in South's order hand

    Scenario: a deployed creature stands on the battlefield
      Given it is South's deploy phase
      And South's creature hand is
        | card |
        | Crow |
      When South deploys Crow on b1
      Then Crow is not on the battlefield

  Rule: Morale, leadership and damage are counted
    Scenario: cowering costs morale
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then North's morale is 10

    Scenario: leadership rises in the deploy phase
      Given it is South's deploy phase
      And South has leadership 7
      And South's creature hand is
        | card |
        | Crow |
      When the phase begins
      Then South's leadership is 7

    Scenario: damage is what the attacker deals
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | 20    |
        | Rat      | North | c4     |       |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Rat is about to take 30 damage

    Scenario: one order card is drawn in the refresh phase
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South's order deck holds 3 cards
      When the phase begins
      Then South's order deck has 3 cards

  Rule: The game is where it is
    Scenario: an activation ends when its player says so
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Bear     | South | d3     |
      And South has activated Wolf
      When South ends the activation of Wolf
      Then South is asked for an action

    Scenario: the turn stays the turn player's until it is over
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Bear     | South | d3     |
      And South has activated Wolf
      When South ends the activation of Wolf
      Then it has become North's activate phase

    Scenario: morale above 0 does not end the game
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And North has morale 3
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then South has won

    Scenario: without morale the game is over
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And North has morale 2
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then the game goes on

  Rule: Chance says what the rules leave to it, and nothing else
    Scenario: whoever wins the draw chooses
      When a new game begins
      Then North is asked for the first player

    Scenario: no chance moves a creature
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      When South activates Wolf
      Then Wolf stands on d4

  # An engine that shows a hand or lists too much has a fault of its own, which other scenarios tell: nothing that a
  # mere fault of an engine brings about may make a control pass.
  Rule: What is seen is there, what is listed is legal
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |

    Scenario: the public counts a hand right
      Given South's order hand holds 2 cards
      When South activates Wolf
      Then the public counts 3 cards in South's order hand

    Scenario: nobody is attacked who is far away
      When South activates Wolf
      Then Wolf can attack exactly Rat in melee
