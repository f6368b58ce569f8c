Feature: Special abilities

  @moncolle_tcg.ruling.turn_player_abilities_first
  Rule: Of automatic abilities due at the same time all of the turn player's take effect first.
    Scenario: in their own turn South's automatic ability takes effect first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                        |
        | Knight | South | b2   | when a battle begins: draw 1 & lose abilities for enemy units |
        | Ogre   | North | b3   | when a battle begins: the enemy drops 1                       |
      And South's hand holds 0 cards
      When South marches Knight to b3
      Then South's hand has 0 cards

    Scenario: with two automatic abilities due on each side South is asked first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | a2   | when a battle begins: draw 1 |
        | Page   | South | a2   | when a battle begins: mill 1 |
        | Ogre   | North | a3   | when a battle begins: draw 1 |
        | Imp    | North | a3   | when a battle begins: mill 1 |
      When South marches Knight and Page to a3
      Then South is asked for a trigger
      And North's hand has 0 cards

    Scenario Outline: all automatic abilities of <seat> come before the first of the opponent's
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                       |
        | Knight | <seat>  | <from> | when a battle begins: draw 1 |
        | Page   | <seat>  | <from> | when a battle begins: mill 1 |
        | Ogre   | <other> | <to>   | when a battle begins: draw 1 |
        | Imp    | <other> | <to>   | when a battle begins: mill 1 |
      And <seat> has marched Knight and Page to <to>
      When <seat> uses <unit>'s automatic ability
      Then <other> is asked for a trigger
      And <seat>'s deck has 1 card

      Examples:
        | seat  | other | from | to | unit   |
        | South | North | a2   | a3 | Knight |
        | North | South | a3   | a2 | Page   |

    Scenario: North may not use an automatic ability before South has used all
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                       |
        | Knight | South | b2   | when a battle begins: draw 1 |
        | Page   | South | b2   | when a battle begins: mill 1 |
        | Ogre   | North | b3   | when a battle begins: draw 1 |
      And South has marched Knight and Page to b3
      When North tries to use Ogre's automatic ability
      Then it is refused under moncolle_tcg.ruling.turn_player_abilities_first

    Scenario Outline: automatic abilities do not go by who is first in the battle, <first> having gone first
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                     |
        | Knight | South | b2   | 3      | when any unit dies: draw 1 |
        | Squire | South | b2   |        | when any unit dies: mill 1 |
        | Ogre   | North | b3   |        | when any unit dies: draw 1 |
        | Imp    | North | b3   |        | when any unit dies: mill 1 |
      And South has marched Knight and Squire to b3
      When the battle is fought out with <first> going first
      Then South is asked for a trigger

      Examples:
        | first |
        | South |
        | North |
