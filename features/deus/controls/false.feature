Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an implementation, or a kit, that lets one of
  them pass has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a lawful march is not refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South tries to march Knight to a2
      Then it is refused under deus.march.a

    Scenario: an exhausted unit does not march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
      When South marches Knight to a2
      Then Knight is in a2

    Scenario: a lawful summon is not refused
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   | kind | level |
        | Knight | unit | 2     |
      When South tries to summon Knight to a1
      Then it is refused under deus.turn.summon.own_territory

    Scenario: a lawful intercept is not refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b3   |
      And South has marched Knight to b2
      When North tries to intercept with Ogre
      Then it is refused under deus.intercept.h

    Scenario: a meaningful action is not meaningless
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South tries to march Knight to a2
      Then it is refused as meaningless

  Rule: Units are where they are
    Background:
      Given it is South's main phase

    Scenario: a unit that marches leaves
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South marches Knight to a2
      Then Knight is still in a1

    Scenario: a unit that stays stays
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | b1   |
      When South marches Knight to a2
      Then Squire is not on the battlefield

    Scenario: an area that was entered is not empty
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South marches Knight to a2
      Then a2 is empty

    Scenario: marching exhausts
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      When South marches Knight to a2
      Then Knight is ready

    Scenario: a unit keeps its attack
      Given these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | a1   | 3      |
      When South marches Knight to a2
      Then Knight has attack 4

    Scenario: the whole battlefield is looked at
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | c3   |
      When South marches Knight to a2
      Then the battlefield holds exactly these units
        | unit   | side  | area |
        | Knight | South | a2   |

  Rule: Cards and power are counted
    Background:
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |

    Scenario: nothing is drawn by marching
      Given South's hand holds 2 cards
      And South's deck holds 5 cards
      When South marches Knight to a2
      Then South's hand has 3 cards

    Scenario: nothing is earned by marching
      Given South has 2 power
      When South marches Knight to a2
      Then South's power is 3

    Scenario: nothing is discarded by marching
      When South marches Knight to a2
      Then Knight is in South's discard pile

  Rule: The game is where it is
    Background:
      Given it is South's main phase

    Scenario: ending the phase ends it
      When South ends the phase
      Then South is asked for main action

    Scenario: the turn stays the marching side's
      When South ends the phase
      Then it has become North's normal summon phase

    Scenario: two front areas do not win
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b1   |
      When South marches Squire to b2
      Then South has won

    Scenario: three front areas win
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
      When South marches Archer to c2
      Then the game goes on

    Scenario: meeting the enemy is a battle
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      When South marches Knight to b2
      Then no battle is going on

    Scenario: an empty area is no battle
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      Then a battle is going on in b2

    Scenario: a march leaves no battle marker
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      When South marches Knight to b2
      Then b2 carries a battle marker

  Rule: Dice are thrown when the rules say so, and not otherwise
    Scenario: a march needs no dice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And the initiative dice will show South 3 and North 4
      When South marches Knight to b2
      Then Knight is in b2

  # An engine that shows a hand or lists too much has a fault of its own, which other scenarios tell: nothing that a
  # mere fault of an engine brings about may make a control pass.
  Rule: What is seen is there, what is listed is legal
    Background:
      Given it is South's main phase

    Scenario: the opponent counts a hand right
      Given South's hand holds these cards
        | card   | kind | level |
        | Knight | unit | 2     |
      When South ends the phase
      Then North counts 2 cards in South's hand

    Scenario: only what can be reached is listed
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      Then the single march answers open to South are exactly
        | unit   | to |
        | Knight | c3 |
