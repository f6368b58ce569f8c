Feature: The end of the game

  @deus.victory.condition
  Rule: A player with units in all three front areas when a march, a battle or a turn ends wins the game.
    Scenario: the third front area is taken
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | b2   |
        | Archer | North | c3   |
      When North marches Archer to c2
      Then North has won
      And nobody is asked for anything

    Scenario: two front areas are not enough
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | b1   |
        | Archer | South | a1   |
      When South marches Squire to b2
      Then the game goes on

    Scenario: units of both sides in the front areas win for nobody
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | b3   |
        | Ogre   | South | c2   |
      When North marches Squire to b2
      And South passes
      Then the game goes on

    @deus.ruling.victory_only_at_check_times
    Scenario: an effect that fills the front does not win at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | b2   |
        | Archer | South | a1   |
        | Page   | South | b1   |
      And South's hand holds these cards
        | card | kind         | effect                         |
        | Gust | ritual spell | ritual: move one of your units |
      When South uses
        | card | on     | to |
        | Gust | Archer | a2 |
      Then Archer is in a2
      And the game goes on
      And South is asked for main action

    @deus.ruling.victory_only_at_check_times
    Scenario: the next march, wherever it goes, decides about a front filled by an effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | b2   |
        | Archer | North | c3   |
        | Page   | North | b3   |
      And North's hand holds these cards
        | card | kind         | effect                         |
        | Gust | ritual spell | ritual: move one of your units |
      When North uses
        | card | on     | to |
        | Gust | Archer | c2 |
      And North marches Page to a3
      Then North has won

    Scenario: the defending side, too, holds an area with a token alone
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | defence |
        | Knight | South | b1   |       | 1      | 3       |
        | Ghost  | North | a2   | token |        |         |
        | Shade  | North | c2   | token |        |         |
        | Ogre   | North | b3   |       | 3      | 9       |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      When the battle is fought out with North going first
      Then North has won

  @deus.victory.check_after_march
  Rule: The winning condition is checked as soon as a march ends.
    Scenario: a march that nobody meets wins at once
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c2   | ready     |
        | Squire | South | b2   | ready     |
        | Archer | South | a1   | ready     |
        | Ogre   | North | a3   | exhausted |
      When South marches Archer to a2
      Then South has won
      And nobody is asked for anything
      And the game has ended in South's main phase

    Scenario: a march that may still be met has not ended
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Squire | North | b2   |
        | Archer | North | c3   |
        | Ogre   | South | c1   |
      When North marches Archer to c2
      Then South is asked for intercept
      And the game goes on

    Scenario: the march ends when the intercept is declined
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | b2   |
        | Archer | South | a1   |
        | Ogre   | North | a3   |
      When South marches Archer to a2
      And North passes
      Then South has won

    @deus.ruling.either_player_can_win
    Scenario: the defending side wins at the end of a march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
        | Troll  | South | b2   |
        | Goblin | South | c2   |
      When North marches Knight to b3
      Then South has won

  @deus.victory.check_after_battle
  Rule: The winning condition is checked once a battle and its post-battle handling have ended.
    Scenario: outcome A in the third front area wins
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | c2   | 2     | 2      | 3       |
        | Archer | South | b2   | 2     | 2      | 3       |
        | Knight | South | a1   | 6     | 5      | 5       |
        | Imp    | North | a2   | 2     | 1      | 1       |
      When South marches Knight to a2
      And the battle is fought out with South going first
      Then Knight is in a2
      And South has won
      And nobody is asked for anything
      And the game has ended in South's main phase

    Scenario: what a limit adjustment brings about counts in the check after the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | a2   | 2     | 0      | 3       |
        | Archer | South | c2   | 2     | 0      | 3       |
        | Knight | South | b1   | 2     | 0      | 3       |
        | Giant  | South | b1   | 6     | 0      | 3       |
        | Ogre   | North | b3   | 2     | 0      | 3       |
      And South's hand holds these cards
        | card | level | instant | attack | effect                                                        |
        | Imp  | 2     | yes     | 0      | when this is discarded, field, forced: move one of your units |
      And North has marched Ogre to b2
      And South has intercepted with Knight
      And the battle has reached South's instant summon timing
      And South has instantly summoned Imp
      And the battle has been fought out with North going first
      When South uses Imp's trigger on Giant to b2
      Then South has won

    Scenario: an enemy killed within the battle does not win yet
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                      |
        | Squire | North | a2   | 3       |                             |
        | Archer | North | b2   | 3       |                             |
        | Knight | North | c3   | 3       | quick: [3] to an enemy unit |
        | Imp    | South | c2   | 1       |                             |
      And North has marched Knight to c2
      And the battle has reached North's quick timing
      When North uses Knight on Imp
      Then Imp is not on the battlefield
      And a battle is going on in c2
      And the game goes on

    @deus.ruling.either_player_can_win
    Scenario: outcome B gives the defending side its third front area, and the game
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | c1   | 6     | 1      | 1       |
        | Ogre   | North | c3   | 6     | 5      | 5       |
        | Troll  | North | b2   | 2     | 2      | 3       |
        | Goblin | North | a2   | 2     | 2      | 3       |
      And South has marched Knight to c2
      When North intercepts with Ogre
      And the battle is fought out with North going first
      Then Ogre is in c2
      And North has won

    Scenario: outcome B without the other two front areas wins nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | North | b3   | 6     | 1      | 1       |
        | Ogre   | South | b1   | 6     | 5      | 5       |
        | Troll  | South | c2   | 2     | 2      | 3       |
      And North has marched Knight to b2
      When South intercepts with Ogre
      And the battle is fought out with South going first
      Then Ogre is in b2
      And b2 carries a battle marker
      And the game goes on

    Scenario: outcome C leaves the front area empty and wins nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b2   | 2     | 2      | 3       |
        | Archer | South | c2   | 2     | 2      | 3       |
        | Knight | South | a1   | 6     | 1      | 5       |
        | Ogre   | North | a3   | 6     | 1      | 5       |
      And South has marched Knight to a2
      When North intercepts with Ogre
      And the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Squire | South | b2   |
        | Archer | South | c2   |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And a2 carries a battle marker
      And the game goes on

    @deus.ruling.either_player_can_win
    Scenario: outcome D is also a moment at which the defending side can win
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | North | c3   | 6     | 1      | 1       |
        | Ogre   | South | c2   | 6     | 5      | 5       |
        | Troll  | South | b2   | 2     | 2      | 3       |
        | Goblin | South | a2   | 2     | 2      | 3       |
      When North marches Knight to c2
      And the battle is fought out with South going first
      Then Knight is not on the battlefield
      And South has won

    Scenario: outcome E sends the marching side home without the third front area
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | b2   | 2     | 2      | 3       |
        | Archer | South | c2   | 2     | 2      | 3       |
        | Knight | South | a1   | 6     | 1      | 5       |
        | Ogre   | North | a2   | 6     | 1      | 5       |
      When South marches Knight to a2
      And the battle is fought out with South going first
      Then Knight is in a1
      And Ogre is in a2
      And the game goes on

    Scenario: outcome F leaves the front area empty and marked
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | North | b2   | 2     | 2      | 3       |
        | Archer | North | a2   | 2     | 2      | 3       |
        | Knight | North | c3   | 6     | 5      | 5       |
        | Ogre   | South | c2   | 6     | 5      | 5       |
      When North marches Knight to c2
      And the battle is fought out with equal initiative
      Then c2 is empty
      And c2 carries a battle marker
      And the game goes on

    Scenario: after outcome A the area may be reinforced
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Knight | South | b1   | 6     | 5      | 5       |
        | Squire | South | b1   | 2     | 2      | 3       |
        | Imp    | North | b2   | 2     | 1      | 1       |
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      When South marches Squire to b2
      Then Knight and Squire are in b2
      And no battle is going on

    Scenario Outline: after <outcome> the area cannot be marched to again
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence   |
        | Knight | North | c3   | 2     | 5      | <defence> |
        | Squire | North | c3   | 2     | 2      | 3         |
        | Ogre   | South | c2   | 6     | 5      | <other>   |
      And North has marched Knight to c2
      And the battle has been fought out with equal initiative
      When North tries to march Squire to c2
      Then it is refused under <clause>
      And Squire is still in c3

      Examples:
        | outcome   | defence | other | clause             |
        | outcome D | 5       | 9     | deus.march.e_enemy |
        | outcome E | 9       | 9     | deus.march.e_enemy |
        | outcome F | 5       | 5     | deus.march.e_empty |

  @deus.victory.check_turn_end
  Rule: The winning condition is checked when a turn ends.
    Scenario: a front filled by an effect wins when the turn ends
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
        | Page   | South | b1   |
      And South's hand holds these cards
        | card | kind         | effect                         |
        | Gust | ritual spell | ritual: move one of your units |
      When South uses
        | card | on     | to |
        | Gust | Archer | c2 |
      And South plays the turn to its end
      Then South has won
      And turn 3 is being played

    @deus.ruling.victory_only_at_check_times
    Scenario: the end of a phase is no moment of victory
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | b2   |
        | Archer | North | a2   |
      When North ends the phase
      Then the game goes on
      And North is asked for summon action

    @deus.ruling.either_player_can_win
    Scenario: the defending side wins when the marching side's turn ends
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Ogre   | North | a2   |
        | Troll  | North | b2   |
        | Goblin | North | c2   |
      When South declares the end of the turn
      Then North has won
      And nobody is asked for anything
      And the game has ended in South's end declaration phase

    @deus.ruling.turn_end_order
    Scenario: a unit that an effect kept alive is gone before the check at the turn's end
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c2   | 3       |
        | Squire | North | b2   | 3       |
        | Wisp   | North | a2   | 1       |
      And North's hand holds these cards
        | card  | kind         | effect                                                      |
        | Hymn  | ritual spell | ritual: defence +2 to one of your units until turn end      |
        | Curse | ritual spell | ritual: defence -2 to one of your units until next turn end |
      And North has used Hymn on Wisp
      And North has used Curse on Wisp
      When North plays the turn to its end
      Then Wisp is not on the battlefield
      And the game goes on

  @deus.victory.needs_units
  Rule: To win, a player must have units in all three front areas; a control marker on an empty area does not count.
    @deus.ruling.victory_needs_presence
    Scenario: the area left behind is marked and does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
      When South marches Squire to c2
      Then b2 carries a control marker
      And the game goes on

    @deus.ruling.victory_needs_presence
    Scenario: a marked area counts once a unit is there
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | b3   |
        | Archer | North | a2   |
      And a control marker lies on b2
      When North marches Squire to b2
      Then North has won
      And nobody is asked for anything

    Scenario: exhausted units hold an area like any others
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a2   | exhausted |
        | Squire | South | b1   | ready     |
        | Archer | South | c2   | exhausted |
      When South marches Squire to b2
      Then South has won
