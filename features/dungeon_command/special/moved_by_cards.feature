Feature: Special moves

  @dungeon_command.ruling.moved_by_a_card
  Rule: A card moves only the creatures that its text names, each as far as the text says at most. The card's player chooses the paths; the enemies on the way are those of the creature moved.
    Scenario: the card's player chooses where an enemy goes
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat moving Rat along c3, c4
      Then Rat stands on c4
      And South is asked for an action about Wolf

    Scenario: nobody else is moved
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | h8     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And North has activated Wolf
      When North tries to use Lure with Wolf on Rat moving Owl along h7
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: the one that is named last must be named by the text, too
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | h1     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South tries to use Lure with Wolf on Rat moving Rat along c3 and Owl along h2
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: the one that is named first must be named by the text, too
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | h1     |
        | Rat      | North | c2     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South tries to use Lure with Wolf on Rat moving Owl along h2 and Rat along c3
      Then it is refused under dungeon_command.ruling.moved_by_a_card

    Scenario: a creature that may be moved may be left where it is
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And North has activated Wolf
      When North uses Lure with Wolf on Rat
      Then Rat stands on c7

    Scenario: the friends of a moved enemy let it pass
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | c2     |
        | Bat      | North | c3     |
      And South's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat moving Rat along c3, c4
      Then Rat stands on c4

    Scenario: the card's player's creatures bar the way of a moved enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | h8     |
        | Owl      | North | c6     |
        | Rat      | South | c7     |
      And North's order hand is
        | card | level | action | effect                   |
        | Lure | 1     | minor  | use: shift an enemy by 2 |
      And North has activated Wolf
      When North tries to use Lure with Wolf on Rat moving Rat along c6, c5
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: two creatures move one after the other
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Elk      | South | b4     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect                            |
        | Drill | 1     | minor  | use: shift two own creatures by 1 |
      And South has activated Wolf
      When South uses Drill with Wolf on Owl and Elk moving Elk along b5 and Owl along b4
      Then Elk stands on b5
      And Owl stands on b4

    Scenario: the first cannot move onto the second before that has left
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Owl      | South | b3     |
        | Elk      | South | b4     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect                            |
        | Drill | 1     | minor  | use: shift two own creatures by 1 |
      And South has activated Wolf
      When South tries to use Drill with Wolf on Owl and Elk moving Owl along b4 and Elk along b5
      Then it is refused under dungeon_command.move.no_shared_end

    Scenario: the path of the second must be lawful, too
      Given it is North's activate phase
      And d7 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b7     |
        | Owl      | North | b5     |
        | Elk      | North | d6     |
        | Rat      | South | h1     |
      And North's order hand is
        | card  | level | action | effect                            |
        | Drill | 1     | minor  | use: shift two own creatures by 1 |
      And North has activated Wolf
      When North tries to use Drill with Wolf on Owl and Elk moving Owl along b4 and Elk along d7
      Then it is refused under dungeon_command.move.wall_blocked

    Scenario: a card may move less far than it says
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | action | effect               |
        | Dash | minor  | use: shift this by 3 |
      And South has activated Wolf
      When South uses Dash with Wolf moving Wolf along a2
      Then Wolf stands on a2

    Scenario: an enemy that is walked by a card stops beside its own enemies only
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | h1     |
        | Rat      | North | a1     |
        | Bat      | North | b4     |
      And South's order hand is
        | card | action | effect                  |
        | Lure | minor  | use: move an enemy by 4 |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat moving Rat along a2, a3, a4 and a5
      Then Rat stands on a5

  @dungeon_command.ruling.shift_is_not_the_move
  Rule: A move by a card, also one by the creature's speed, is not the move of the activation: both may happen.
    Scenario: a creature moves, and shifts by a card
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect               |
        | Slink | 1     | minor  | use: shift this by 2 |
      And South has activated Wolf
      And South has moved Wolf along a2
      When South uses Slink with Wolf moving Wolf along a3
      Then Wolf stands on a3

    Scenario: a creature shifts by a card, and moves
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
      And North's order hand is
        | card  | level | action | effect               |
        | Slink | 1     | minor  | use: shift this by 2 |
      And North has activated Wolf
      And North has used Slink with Wolf moving Wolf along a7
      When North moves Wolf along a6 and a5
      Then Wolf stands on a5

    Scenario: a card's move by the speed leaves the activation's move
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
        | Rat      | North | h8     |       |
      And South's order hand is
        | card  | level | action | effect         |
        | March | 1     | minor  | use: move this |
      And South has activated Wolf
      And South has used March with Wolf moving Wolf along a2 and a3
      When South moves Wolf along a4 and a5
      Then Wolf stands on a5

    Scenario: the move of an activation leaves a card's move by the speed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 2     |
        | Rat      | South | h1     |       |
      And North's order hand is
        | card  | level | action | effect         |
        | March | 1     | minor  | use: move this |
      And North has activated Wolf
      And North has moved Wolf along a7 and a6
      When North uses March with Wolf moving Wolf along a5 and a4
      Then Wolf stands on a4

    Scenario: a creature that a power has moved may still make its move
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | a1     | power: shift this by 1 |
        | Rat      | North | h8     |                        |
      And South has activated Wolf
      And South has used the first power of Wolf moving Wolf along a2
      When South moves Wolf along a3 and a4
      Then Wolf stands on a4

    Scenario: a creature that has moved may still be moved by a power
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | North | a8     | power: shift this by 1 |
        | Rat      | South | h1     |                        |
      And North has activated Wolf
      And North has moved Wolf along a7
      When North uses the first power of Wolf moving Wolf along a6
      Then Wolf stands on a6
