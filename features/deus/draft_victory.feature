Feature: Victory in the draft

  In the draft of 2018-08-29 ownership markers decide: three of them win, and when the decks have run out they are counted.

  @deus.draft.victory.three_markers
  Rule: A player with ownership markers on all three front areas wins, whether or not units are there.
    Scenario: the third marker wins
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Squire | South | b2   |
        | Page   | South | a1   |
      When South marches Page to a2
      Then South has won

    Scenario: a marker counts where no unit is left
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
        | Page   | North | c3   |
      And North's ownership marker lies on b2
      When North marches Page to c2
      Then North has won

    Scenario: two markers count where no unit is left
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Page | South | b1   |
      And South's ownership marker lies on a2
      And South's ownership marker lies on c2
      When South marches Page to b2
      Then South has won

    Scenario: two markers win nothing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c2   |
        | Page   | South | a1   |
      When South marches Page to a2
      Then the game goes on

    Scenario: units without a marker win nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | b2   |
        | Page   | North | a3   |
      And no ownership marker lies on b2
      When North marches Page to a2
      Then the game goes on

    Scenario: a marker won in battle is the third
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 5      | 3       |
        | Squire | South | a2   | 2      | 3       |
        | Page   | South | c2   | 2      | 3       |
        | Ogre   | North | b2   | 0      | 3       |
      And South has marched Knight to b2
      When the battle is fought out with South going first
      Then South has won

    Scenario: the defending side wins with its third marker
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 0      | 3       |
        | Ogre   | South | b1   | 5      | 3       |
        | Troll  | South | c2   | 2      | 3       |
        | Imp    | South | a2   | 2      | 3       |
      And North has marched Knight to b2
      And South has intercepted with Ogre
      When the battle is fought out with South going first
      Then South has won

    @deus.ruling.draft_lists_are_complete
    Scenario: a front filled with units by an effect wins nothing at the turn's end
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Page   | South | c2   |
      And no ownership marker lies on c2
      And South's deck holds 3 cards
      When South plays the turn to its end
      Then the game goes on

  @deus.draft.deckout.more_markers
  Rule: When the decks have run out the player with more ownership markers wins.
    Background:
      Given it is South's main phase

    Scenario Outline: <south> markers of South and <north> of North
      Given these units are on the battlefield
        | unit   | side    | area |
        | Knight | <owner> | c2   |
        | Squire | <owner> | b2   |
        | Page   | <other> | a2   |
      And turn 3 is the final turn
      When South plays the turn to its end
      Then <owner> has won

      Examples:
        | owner | other | south | north |
        | South | North | 2     | 1     |
        | North | South | 1     | 2     |

    Scenario: ownership markers count, not units
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a2   | 2     |
        | Ogre   | North | b2   | 6     |
        | Troll  | North | c2   | 8     |
        | Imp    | North | c3   | 2     |
      And no ownership marker lies on b2
      And no ownership marker lies on c2
      And turn 3 is the final turn
      When South plays the turn to its end
      Then South has won

    Scenario: markers are counted after empty areas have lost theirs
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
      And North's ownership marker lies on b2
      And North's ownership marker lies on c2
      And turn 3 is the final turn
      When South plays the turn to its end
      Then South has won

    Scenario: nothing is counted before the final turn has ended
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
      And turn 4 is the final turn
      When South plays the turn to its end
      Then the game goes on

    Scenario: in the draft, too, a deck that has grown again does not take the end back
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Ogre   | North | c2   |
      And turn 3 is the final turn
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      When South plays the turn to its end
      Then South has won

    Scenario: a chain in the final turn does not take the end back
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                           |
        | Knight | South | c1   | 5      | 3       | before-attack: attack +1 to this |
        | Ogre   | North | c2   | 0      | 3       |                                  |
      And turn 3 is the final turn
      And South's deck holds 3 cards
      And North's deck holds 3 cards
      And South has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And the battle has been fought out
      When South plays the turn to its end
      Then South has won

    Scenario: a marker counts although its units have gone with the effects of the turn
      Given South's summoner is Magus with ritual: defence +3 to one of your units until turn end / ritual: defence -3 to one of your units until next turn end
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | a2   | 3       |
      And turn 3 is the final turn
      And South has used Magus on Knight
      And South has used the second ability of Magus on Knight
      When South plays the turn to its end
      Then Knight is not on the battlefield
      And South has won

    Scenario: the opponent's marker, too, counts although its units have gone with the effects of the turn
      Given South's summoner is Magus with ritual: defence +3 to an enemy unit until turn end / ritual: defence -3 to an enemy unit until next turn end
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      And turn 3 is the final turn
      And South has used Magus on Ogre
      And South has used the second ability of Magus on Ogre
      When South plays the turn to its end
      Then Ogre is not on the battlefield
      And North has won

  @deus.draft.deckout.draw
  Rule: When the decks have run out and both players have equally many ownership markers, the game is a draw.
    Background:
      Given it is South's main phase

    Scenario: one ownership marker each is a draw
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | c2   |
      And turn 3 is the final turn
      When South plays the turn to its end
      Then the game has ended in a draw

    Scenario: no ownership marker at all is a draw
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And turn 3 is the final turn
      When South plays the turn to its end
      Then the game has ended in a draw

    Scenario: more units and levels break no tie
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | c2   | 6     |
        | Squire | South | c2   | 2     |
        | Page   | South | b1   | 2     |
        | Imp    | North | a2   | 2     |
      And turn 3 is the final turn
      When South plays the turn to its end
      Then the game has ended in a draw
