Feature: Overview

  @moncolle_tcg.ruling.turn_player_first
  Rule: When both players have to choose something at the same time, the turn player makes all of their choices first, then the opponent.
    Background:
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Squire | North | a3   |
        | Ogre   | South | a2   |
        | Imp    | South | a2   |
      And South's hand holds these cards
        | card | level | instant |
        | Wisp | 1     | yes     |

    Scenario: in an instant summon timing the turn player is asked first
      When North marches Knight and Squire to a2
      Then North is asked for instant summons

    Scenario: once the turn player has chosen in an instant summon timing the opponent is asked
      Given North has marched Knight and Squire to a2
      When North passes
      Then South is asked for instant summons

    Scenario: the opponent does not summon before the turn player has chosen
      Given North has marched Knight and Squire to a2
      When South tries to instantly summon Wisp
      Then it is refused under moncolle_tcg.battle.instant_order

    Scenario: in a line-up timing the turn player is asked first
      Given North has marched Knight and Squire to a2
      And North has passed
      When South passes
      Then North is asked for line up

    Scenario: once the turn player has lined up the opponent is asked
      Given North has marched Knight and Squire to a2
      And the battle has reached North's line-up
      When North lines up Squire and Knight
      Then South is asked for line up

    Scenario: the opponent does not line up before the turn player
      Given North has marched Knight and Squire to a2
      And the battle has reached North's line-up
      When South tries to line up Imp and Ogre
      Then it is refused under moncolle_tcg.battle.formation_order
