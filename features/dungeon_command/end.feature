Feature: The end of the game

  A game ends when morale or a battlefield runs out. Morale decides, whoever still has creatures.

  @dungeon_command.end.winner
  Rule: When the game ends, the player with the higher morale wins.
    Scenario: the player with the higher morale wins though without a creature
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | h8     |
      And South has morale 5
      And North has morale 4
      When the phase begins
      Then South has won under dungeon_command.cleanup.end_check
      And nobody is asked for anything
      And no answer of any kind is listed

    Scenario: the player without creatures loses by morale
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | South | h8     |
      And North has morale 4
      And South has morale 5
      When the phase begins
      Then South has won under dungeon_command.cleanup.end_check

    Scenario: destroying the last morale wins the game
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 50    |    |       |
        | Rat      | North | b3     |       | 20 | 2     |
      And North has morale 2
      And South has morale 1
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then South has won under dungeon_command.morale.zero_ends
      And nobody is asked for anything

    Scenario: the active player loses, too
      Given it is South's activate phase
      And b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     | 10 | 3     |
        | Rat      | North | h8     |    |       |
      And South has morale 3
      And North has morale 1
      And South has activated Wolf
      And South has moved Wolf along b3
      When South lets Wolf take the damage
      Then North has won under dungeon_command.morale.zero_ends

    Scenario: more morale wins although both have run out
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | North | b2     | 50 |       |
        | Owl      | North | b3     | 20 | 2     |
        | Rat      | South | c2     | 20 | 4     |
      And North's order hand is
        | card  | level | effect                               |
        | Blast | 1     | use: 20 damage to everybody within 1 |
      And South has morale 2
      And North has morale 2
      And North has activated Wolf
      And North has used Blast with Wolf
      And North has let Wolf take the damage
      And North has let Owl take the damage
      When South lets Rat take the damage
      Then North has won under dungeon_command.morale.zero_ends

  @dungeon_command.end.tie
  Rule: Equal morale at the end of the game is a draw.
    Scenario: nobody wins an empty battlefield with equal morale
      Given it is South's cleanup phase
      And South has morale 6
      And North has morale 6
      When the phase begins
      Then the game has ended in a draw under dungeon_command.cleanup.end_check
      And nobody is asked for anything

    Scenario: nobody wins when both morales run out at once
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     | 50 |       |
        | Owl      | South | b3     | 20 | 2     |
        | Rat      | North | c2     | 20 | 2     |
      And South's order hand is
        | card  | level | effect                               |
        | Blast | 1     | use: 20 damage to everybody within 1 |
      And South has morale 2
      And North has morale 2
      And South has activated Wolf
      And South has used Blast with Wolf
      And South has let Wolf take the damage
      And South has let Owl take the damage
      When North lets Rat take the damage
      Then the game has ended in a draw under dungeon_command.morale.zero_ends

    Scenario: one point of morale is enough to win
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | South | h8     |
      And South has morale 6
      And North has morale 7
      When the phase begins
      Then North has won under dungeon_command.cleanup.end_check

  @dungeon_command.end.own_turn_only
  Rule: Whether a player has no creature left is looked at only at the end of that player's own cleanup phase.
    Scenario: a player whose last creature falls in the opponent's turn plays on
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp |
        | Wolf     | South | b2     | 50    |    |
        | Rat      | North | b3     |       | 20 |
      And North's creature hand is
        | card |
        | Bat  |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has let Rat take the damage
      And South has ended the activation of Wolf
      When it has come to North's deploy phase
      Then the game goes on
      And North is asked for a deployment

    Scenario: a creature deployed in time keeps the game going
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And North's creature hand is
        | card | level |
        | Bat  | 1     |
      And North has deployed Bat on b8
      When it has come to South's activate phase
      Then the game goes on

    Scenario: a player who deploys nobody ends the game
      Given it is North's deploy phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And North's creature hand is
        | card | level |
        | Bat  | 1     |
      And North has morale 3
      When North ends the deploy phase
      Then South has won under dungeon_command.cleanup.end_check

    Scenario: the opponent's empty side is not looked at
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And North has morale 3
      And North's creature hand is
        | card |
        | Bat  |
      When the phase begins
      Then the game goes on
      And it has become North's deploy phase

    Scenario: a captured creature counts for the player who controls it
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
        | Rat      | North | h8     |       |
      When the phase begins
      Then the game goes on

    Scenario: a card of one's own that the opponent controls does not count
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | North | b2     | South |
      And South has morale 3
      When the phase begins
      Then North has won under dungeon_command.cleanup.end_check

  @dungeon_command.ruling.negative_morale
  Rule: Morale below 0 is compared as it is.
    Scenario: less below zero is better
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     | 50 |       |
        | Owl      | South | b3     | 20 | 5     |
        | Rat      | North | c2     | 20 | 3     |
      And South's order hand is
        | card  | level | effect                               |
        | Blast | 1     | use: 20 damage to everybody within 1 |
      And South has morale 2
      And North has morale 2
      And South has activated Wolf
      And South has used Blast with Wolf
      And South has let Wolf take the damage
      And South has let Owl take the damage
      When North lets Rat take the damage
      Then South's morale is -3
      And North's morale is -1
      And North has won under dungeon_command.morale.zero_ends

  @dungeon_command.ruling.resignation
  Rule: A player may resign at any time; the opponent wins.
    Scenario: resigning in one's own turn
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When South resigns
      Then North has won under dungeon_command.ruling.resignation
      And nobody is asked for anything

    Scenario: resigning in the opponent's turn
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      When North resigns
      Then South has won
      And South has won under dungeon_command.ruling.resignation

    Scenario: higher morale does not help who resigns
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has morale 20
      When South resigns
      Then North has won under dungeon_command.ruling.resignation

    Scenario: resigning while damage is decided
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North resigns
      Then South has won under dungeon_command.ruling.resignation

    Scenario: resigning before the first turn
      Given a new game begins
      When North resigns
      Then South has won under dungeon_command.ruling.resignation
