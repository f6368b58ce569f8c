Feature: Morale

  Morale is what a warband can bear. Lost creatures and cowering cost it, treasure and cards bring it back.

  @dungeon_command.morale.loss_by_level
  Rule: When a creature is destroyed, its warband's morale drops by the creature's level.
    Scenario: a creature of level 3 costs 3
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 50    |    | 5     |
        | Rat      | North | b3     |       | 20 | 3     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then North's morale is 7
      And South's morale is 10

    Scenario: a creature of level 0 costs nothing
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | North | b2     | 50    |    | 5     |
        | Rat      | South | b3     |       | 20 | 0     |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat take the damage
      Then Rat is destroyed
      And Rat is not on the battlefield
      And South's morale is 10
      And North's morale is 10

    Scenario: a creature that survives costs nothing
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 20    |    |       |
        | Rat      | North | b3     |       | 30 | 3     |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then Rat has 10 hit points left
      And North's morale is 10

    Scenario: hazardous terrain costs its victim's warband
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     | 10 | 4     |
        | Rat      | North | h8     |    |       |
      And South has activated Wolf
      And South has moved Wolf along b3
      When South lets Wolf take the damage
      Then South's morale is 6
      And North's morale is 10

    Scenario: two creatures destroyed at once cost the levels of both
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     |    | 1     |
        | Rat      | North | b3     | 20 | 2     |
        | Bat      | North | c3     | 20 | 3     |
      And South's order hand is
        | card  | level | effect                             |
        | Blast | 1     | use: 20 damage to enemies within 1 |
      And South has activated Wolf
      And South has used Blast with Wolf
      And North has let Rat take the damage
      When North lets Bat take the damage
      Then North's morale is 5
      And South's morale is 10

    Scenario: a creature destroyed without damage costs its level
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 1     |
        | Rat      | North | b3     | 2     |
      And South's order hand is
        | card  | level | effect                |
        | Curse | 1     | use: destroy an enemy |
      And South has activated Wolf
      When South uses Curse with Wolf on Rat
      Then Rat is destroyed
      And North's morale is 8
      And South's morale is 10

    Scenario: a player who destroys a friend pays for it
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 50    |    | 1     |
        | Owl      | South | b3     |       | 20 | 2     |
        | Rat      | North | h8     |       |    |       |
      And South has activated Wolf
      And South has attacked Owl in melee
      When South lets Owl take the damage
      Then South's morale is 8
      And North's morale is 10

    Scenario: a creature that is burnt to death at the end of the turn costs its level
      Given it is South's cleanup phase
      And c3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | level | hp |
        | Wolf     | South | c3     | 4     | 10 |
        | Owl      | South | a1     |       |    |
        | Rat      | North | h8     |       |    |
      When South lets Wolf take the damage
      Then South's morale is 6

    Scenario: morale far above what a game begins with falls by the level alone
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     |       |
        | Rat      | North | h8     | 3     |
      And North has morale 20
      And South's order hand is
        | card | effect                |
        | Doom | use: destroy an enemy |
      And South has activated Wolf
      When South uses Doom with Wolf on Rat
      Then North's morale is 17

  @dungeon_command.morale.zero_ends
  Rule: The game ends at the moment when a warband's morale is 0.
    Scenario: morale 0 ends the game
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 50    |    |       |
        | Rat      | North | b3     |       | 20 | 3     |
        | Bat      | North | h8     |       |    |       |
      And North has morale 3
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then North's morale is 0
      And South has won under dungeon_command.morale.zero_ends
      And nobody is asked for anything

    Scenario: with morale 1 left the game goes on
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 50    |    |       |
        | Rat      | North | b3     |       | 20 | 3     |
        | Bat      | North | h8     |       |    |       |
      And North has morale 4
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then North's morale is 1
      And the game goes on
      And South is asked for an action about Wolf

    Scenario: cowering can end the game
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp |
        | Wolf     | South | b2     | 20    |    |
        | Rat      | North | b3     |       | 20 |
      And North has morale 2
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then North's morale is 0
      And South has won under dungeon_command.morale.zero_ends

    Scenario: a card that takes morale can end the game
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect               |
        | Taunt | 1     | minor  | use: enemy morale -2 |
      And North has morale 2
      And South has activated Wolf
      When South uses Taunt with Wolf
      Then North's morale is 0
      And South has won under dungeon_command.morale.zero_ends

    Scenario: nothing more of the turn happens
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | level | tapped | effect                                |
        | Wolf     | South | b2     | 3     | yes    | turn end: 10 damage to your creatures |
        | Owl      | South | d2     | 1     | yes    |                                       |
        | Rat      | North | h8     |       |        |                                       |
      And South has morale 2
      And South has let Wolf cower
      When South lets Owl cower
      Then South's morale is 0
      And North has won under dungeon_command.morale.zero_ends
      And Wolf and Owl are tapped

    Scenario: a morale of 0 at the start of a turn ends the game before a card is drawn
      Given it is South's refresh phase
      And South has morale 1
      And these creatures are on the battlefield
        | creature | side  | square | effect                |
        | Wolf     | South | b2     | turn start: morale -1 |
        | Rat      | North | h8     |                       |
      And South's order deck holds 3 cards
      When the phase begins
      Then North has won under dungeon_command.morale.zero_ends
      And South's order hand has 0 cards

  @dungeon_command.ruling.below_zero_ends
  Rule: Morale that has fallen below 0 ends the game like morale 0.
    Scenario: morale below 0 ends the game
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | North | b2     | 50    |    |       |
        | Rat      | South | b3     |       | 20 | 3     |
        | Bat      | South | h8     |       |    |       |
      And South has morale 2
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat take the damage
      Then South's morale is -1
      And North has won under dungeon_command.morale.zero_ends

    Scenario: cowering below 0 ends the game
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | b2     | 40    |
        | Rat      | North | b3     |       |
      And North has morale 1
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat cower
      Then North's morale is -3
      And South has won under dungeon_command.morale.zero_ends

  @dungeon_command.ruling.whose_morale
  Rule: A destroyed creature costs the morale of the player who controlled it.
    Scenario: the captor pays for a captured creature
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level | owner |
        | Wolf     | South | b2     | 50    |    |       |       |
        | Rat      | North | b3     |       | 20 | 3     | South |
        | Bat      | North | h8     |       |    |       |       |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then North's morale is 7
      And South's morale is 10
      And Rat is in South's creature discard pile

    Scenario: the owner pays nothing in the opponent's turn
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | hp | level | owner |
        | Wolf     | North | b2     | 50    |    |       |       |
        | Rat      | South | b3     |       | 20 | 2     | North |
        | Bat      | South | h8     |       |    |       |       |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South lets Rat take the damage
      Then South's morale is 8
      And North's morale is 10
      And Rat is in North's creature discard pile

    Scenario: a captured creature that is burnt to death at the end of its owner's turn costs the player who controlled it
      Given it is North's cleanup phase
      And c3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | owner | level | hp |
        | Wolf     | South | c3     | North | 3     | 10 |
        | Owl      | South | a1     |       |       |    |
        | Rat      | North | h8     |       |       |    |
      When South lets Wolf take the damage
      Then Wolf is in North's creature discard pile
      And South's morale is 7
      And North's morale is 10

    Scenario: a captured creature that is burnt to death on its way costs the player who controlled it
      Given c3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | owner | level | hp |
        | Wolf     | South | c2     | North | 3     | 10 |
        | Owl      | South | a1     |       |       |    |
        | Rat      | North | h8     |       |       |    |
      And South has activated Wolf
      And South has moved Wolf along c3
      When South lets Wolf take the damage
      Then South's morale is 7
      And North's morale is 10

  @dungeon_command.ruling.morale_unbounded
  Rule: Morale may fall below 0 and may rise above what the game began with.
    Scenario: morale rises above that of the commander card
      Given these commanders lead
        | side  | commander | creature hand | order hand | morale |
        | South | Captain   | 0             | 0          | 10     |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | level | action | effect         |
        | Cheer | 1     | minor  | use: morale +3 |
      And South has activated Wolf
      When South uses Cheer with Wolf
      Then South's morale is 13
      And North's morale is 10

    Scenario: morale falls below 0 by what is left of a loss
      Given these creatures are on the battlefield
        | creature | side  | square | melee | hp | level |
        | Wolf     | South | b2     | 50    |    |       |
        | Rat      | North | b3     |       | 20 | 6     |
      And North has morale 2
      And South has activated Wolf
      And South has attacked Rat in melee
      When North lets Rat take the damage
      Then North's morale is -4

    Scenario: morale rises without end
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North's order hand is
        | card  | level | action | effect         |
        | Cheer | 1     | minor  | use: morale +5 |
      And North has morale 38
      And North has activated Wolf
      When North uses Cheer with Wolf
      Then North's morale is 43

  @dungeon_command.ruling.one_event
  Rule: The event that takes a morale to 0 or less is finished before the game ends: an attack, an entry into hazardous terrain, one part of a card's effect. The parts that follow do not happen any more.
    Scenario: everybody reached takes the damage before the game ends
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     |    | 1     |
        | Rat      | North | b3     | 20 | 2     |
        | Bat      | North | c3     | 20 | 3     |
      And South's order hand is
        | card  | level | effect                             |
        | Blast | 1     | use: 20 damage to enemies within 1 |
      And North has morale 2
      And South has activated Wolf
      And South has used Blast with Wolf
      And North has let Rat take the damage
      When North lets Bat take the damage
      Then North's morale is -3
      And Rat and Bat are destroyed
      And South has won under dungeon_command.morale.zero_ends

    Scenario: the part of a text that follows the loss of all morale does not happen
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     |    | 1     |
        | Rat      | North | b3     | 20 | 2     |
      And South's order hand is
        | card  | level | effect                                                       |
        | Blast | 1     | use: 20 damage to an enemy and morale +5 and enemy morale +5 |
      And North has morale 2
      And South has activated Wolf
      And South has used Blast with Wolf on Rat
      When North lets Rat take the damage
      Then North's morale is 0
      And South's morale is 10
      And South has won under dungeon_command.morale.zero_ends

    Scenario: a later part cannot save a morale that has run out
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North's order hand is
        | card    | level | action | effect                       |
        | Gambler | 1     | minor  | use: morale -2 and morale +4 |
      And North has morale 2
      And North has activated Wolf
      When North uses Gambler with Wolf
      Then North's morale is 0
      And South has won under dungeon_command.morale.zero_ends

    Scenario: who cowers and who falls in one event both count
      Given these creatures are on the battlefield
        | creature | side  | square | hp | level |
        | Wolf     | South | b2     |    | 1     |
        | Rat      | North | b3     | 20 | 2     |
        | Bat      | North | c3     | 50 | 3     |
      And South's order hand is
        | card  | level | effect                             |
        | Blast | 1     | use: 20 damage to enemies within 1 |
      And North has morale 3
      And South has activated Wolf
      And South has used Blast with Wolf
      And North has let Rat take the damage
      When North lets Bat cower
      Then North's morale is -1
      And Rat is destroyed
      And Bat has 0 damage
      And South has won under dungeon_command.morale.zero_ends

    Scenario: a move that costs the last morale goes no further
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South has morale 1
      And South has activated Wolf
      And South has moved Wolf along b3, b4 and b5
      When South lets Wolf cower
      Then Wolf stands on b3
      And South's morale is 0
      And North has won under dungeon_command.morale.zero_ends

    Scenario: the card that ends the game has been used
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | b2     |
        | Rat      | South | h8     |
      And North's order hand is
        | card  | level | action | effect                          |
        | Taunt | 1     | minor  | use: enemy morale -2 and draw 1 |
      And South has morale 2
      And North has activated Wolf
      When North uses Taunt with Wolf
      Then South's morale is 0
      And North's order deck has 5 cards
      And North has won under dungeon_command.morale.zero_ends
