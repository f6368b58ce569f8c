Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an implementation, or a kit, that lets one of
  them pass has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a lawful march is not refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South tries to march Knight to b1
      Then it is refused under moncolle_tcg.march.unacted_only

    Scenario: nobody marches onto bare ground
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      Then Knight is in b2

    Scenario: lawful terrain is not refused
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When North tries to place Moor on b3
      Then it is refused under moncolle_tcg.terrain.adjacency

    Scenario: no terrain lies far from anything
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When North places Moor on b2
      Then Moor lies on b2

    Scenario: a base does not hold eleven levels
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 8     |
      And South's hand holds these cards
        | card | level |
        | Imp  | 3     |
      And South has ended the phase
      When South summons Imp to b1
      Then Imp is in b1

    Scenario: a meaningful action is not meaningless
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a4   |
      When North tries to march Knight to b4
      Then it is refused as meaningless

  Rule: Units and cards are where they are
    Scenario: a unit that has marched has left
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c4   |
      When North marches Knight to b4
      Then Knight is in c4

    Scenario: terrain that is laid leaves the hand
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on b2
      Then Moor is in South's hand

    Scenario: a proxy has somebody who laid it
      Given it is South's main phase
      When South places a proxy on a1
      Then a proxy of North lies on a1

    Scenario: a proxy comes from the deck
      Given it is North's main phase
      And North's deck holds 4 cards
      When North places a proxy on c4
      Then North's deck has 4 cards

    Scenario: equipment is worn by one unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | c2   | Item 1   |
        | Squire | South | c2   | Item 1   |
      And Knight wears this equipment
        | card  |
        | Sword |
      When South passes Sword to Squire
      Then Knight wears Sword

    Scenario: a summoned unit is not where it was not summoned
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card |
        | Imp  |
      And North has ended the phase
      When North summons Imp to b4
      Then Imp is in b1

  Rule: Levels, damage and cards are counted
    Scenario: a hand is refilled to six, not to seven
      Given it is South's first hand adjustment phase
      And South's hand holds 2 cards
      And South's deck holds 9 cards
      When South discards nothing
      Then South's hand has 7 cards

    Scenario: a hero costs what its points say
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | hero |
        | Saint | 2    |
      And South's deck holds 5 cards
      And South has ended the phase
      When South summons Saint to b1
      Then South's deck has 4 cards

    Scenario: damage below the defence kills nobody
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 2      | 3       |
        | Ogre   | North | c3   | 1      | 3       |
      And South has marched Knight to c3
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield

    Scenario: damage of the defence kills
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | a3   | 3      | 3       |
        | Ogre   | South | a2   | 1      | 3       |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Ogre is in a2

    Scenario: levels are added up
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | a1   | 3     |
        | Squire | South | b1   | 2     |
      When South marches Knight to b1
      Then South uses 4 levels of b1

  Rule: The game is where it is
    Scenario: whoever has marched is exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c4   |
      When North marches Knight to b4
      Then Knight is ready

    Scenario: a phase that is over is over
      Given it is South's main phase
      When South ends the phase
      Then it has become South's main phase

    Scenario: the turn stays the turn player's until its end
      Given it is South's second hand adjustment phase
      When South discards nothing
      Then it has become North's first hand adjustment phase

    Scenario: an empty base does not hold out
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
      When South marches Knight to b4
      Then the game goes on

    Scenario: beside the enemy base nobody has won
      Given it is North's main phase
      And plain terrain lies on c1
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
      When North marches Knight to c1
      Then North has won

    Scenario: a battle begins where enemies are
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      When North marches Knight to c2
      Then no battle is going on

    Scenario: one empty deck ends nothing
      Given it is South's main phase
      And South's deck is empty
      When South ends the phase
      Then turn 4 has become the final turn

  Rule: Dice are thrown when the rules say so, and not otherwise
    Scenario: a march that meets nobody needs no dice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And the initiative dice will show South 3 and North 4
      When South marches Knight to b1
      Then Knight is in b1

  # An engine that shows a hand or lists too much has a fault of its own, which other scenarios tell: nothing that a
  # mere fault of an engine brings about may make a control pass.
  Rule: What is seen is there, what is listed is legal
    Scenario: the opponent counts a hand right
      Given it is South's main phase
      And South's hand holds 2 cards
      When South ends the phase
      Then North counts 3 cards in South's hand

    Scenario: terrain lies face up
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on c1
      Then North does not see what lies on c1

    Scenario: a phase can be ended
      Given it is North's main phase
      When North ends the phase
      Then no end phase answer is open to North
