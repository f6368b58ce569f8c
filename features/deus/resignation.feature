Feature: Resignation

  Whoever gives up loses, whenever that is.

  @deus.resign.any_time
  Rule: A player may resign at any time.
    Scenario: a player resigns in their own main phase
      Given it is North's main phase
      When North resigns
      Then South has won
      And nobody is asked for anything

    @deus.ruling.resign_without_exception
    Scenario: a player resigns in the opponent's main phase
      Given it is North's main phase
      When South resigns
      Then North has won
      And nobody is asked for anything
      And the game has ended in North's main phase

    @deus.ruling.resign_without_exception
    Scenario Outline: <seat> resigns while North decides on an intercept
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a3   |
      And South has marched Knight to a2
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything

      Examples:
        | seat  | winner |
        | South | North  |
        | North | South  |

    @deus.ruling.resign_without_exception @since.2.00
    Scenario Outline: <seat> resigns in South's <phase> phase
      Given it is South's <phase> phase
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything
      And the game has ended in South's <phase> phase

      Examples:
        | phase                  | seat  | winner |
        | first hand adjustment  | South | North  |
        | normal summon          | South | North  |
        | normal summon          | North | South  |
        | second hand adjustment | South | North  |
        | end declaration        | South | North  |
        | end declaration        | North | South  |

    @deus.ruling.resign_without_exception @since.2.00
    Scenario Outline: <seat> resigns in a battle, at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | c1   |
        | Ogre   | North | c2   |
      And South has marched Knight and Squire to c2
      And the battle has reached South's <timing>
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything
      And the game has ended in South's main phase

      Examples:
        | timing                | seat  | winner |
        | instant summon timing | South | North  |
        | instant summon timing | North | South  |
        | line-up               | South | North  |
        | quick timing          | South | North  |
        | quick timing          | North | South  |
        | before-attack timing  | South | North  |
        | before-attack timing  | North | South  |

    @deus.ruling.resign_without_exception
    Scenario Outline: <seat> resigns inside a chain, while South may counter
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Ogre   | North | b2   |
      And South has marched Knight to b2
      And the battle has reached South's right to counter
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything

      Examples:
        | seat  | winner |
        | South | North  |
        | North | South  |

    @deus.ruling.resign_without_exception
    Scenario Outline: <seat> resigns in the draft, while South picks
      Given the draft dice will show South 6 and North 1
      And a new game has begun
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything

      Examples:
        | seat  | winner |
        | South | North  |
        | North | South  |

    Scenario: a player resigns while the decks are selected
      Given the draft has been completed, South picking first
      When North resigns
      Then South has won
      And nobody is asked for anything
      And the decks are still being built

    @since.2.00
    Scenario: a player resigns in the setup
      Given the draft has been completed, South picking first
      And both decks have been selected
      When South resigns
      Then North has won
      And nobody is asked for anything
      And the game is being set up

    Scenario: a player resigns instead of a limit adjustment
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | defence |
        | Squire | South | c1   | 6     | 1      | 3       |
        | Knight | South | c1   | 2     | 1      | 3       |
        | Ogre   | North | c2   | 6     | 0      | 9       |
      And South's hand holds these cards
        | card   | level | instant |
        | Imp    | 2     | yes     |
        | Goblin | 2     | yes     |
      And South has marched Knight to c2
      And South has instantly summoned Imp
      And South has instantly summoned Goblin
      And the battle has been fought out with South going first
      When South resigns
      Then North has won
      And nobody is asked for anything

    @deus.ruling.resign_without_exception
    Scenario: a player resigns in the final turn, when both decks have run out
      Given it is North's main phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a2   |
      When North resigns
      Then South has won
      And nobody is asked for anything

    @since.2.00
    Scenario: nobody resigns once the game is over
      Given it is South's end declaration phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      And South declares the end of the turn
      When South tries to resign
      Then it is refused as meaningless
      And South has won
      And nobody is asked for anything

    @deus.ruling.resign_without_exception
    Scenario Outline: <seat> resigns while South chooses what to drop
      Given it is North's main phase
      And North's summoner is Magus with ritual: the enemy drops 1
      And South's hand holds 3 cards
      And North has used Magus
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything

      Examples:
        | seat  | winner |
        | South | North  |
        | North | South  |

    @deus.ruling.resign_without_exception
    Scenario Outline: <seat> resigns while North has a trigger to use
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | effect                                     |
        | Imp  | when this is summoned, field: gain 1 power |
      And North has summoned Imp to b3
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything

      Examples:
        | seat  | winner |
        | South | North  |
        | North | South  |

    @deus.ruling.resign_without_exception
    Scenario Outline: <seat> resigns while South has a unit to return
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | march |
        | Knight  | South | b1   | 0      | walk  |
        | Griffin | South | c1   | 0      | fly   |
        | Ogre    | North | b2   | 0      | walk  |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 0      |
      And South has marched Knight and Griffin to b2
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When <seat> resigns
      Then <winner> has won
      And nobody is asked for anything

      Examples:
        | seat  | winner |
        | South | North  |
        | North | South  |

  @deus.resign.loses
  Rule: A player who resigns loses, and the game ends at once whatever the situation.
    Scenario: a player who resigns loses even with the third front area within reach
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c2   |
        | Squire | North | b2   |
        | Archer | North | a3   |
      When North resigns
      Then South has won
      And nobody is asked for anything

    Scenario: the game is not played on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Squire | South | b2   |
        | Archer | South | c1   |
      And North resigns
      When South tries to march Archer to c2
      Then it is refused as meaningless
      And Archer is still in c1
      And South has won
      And nobody is asked for anything

    Scenario: a battle is not fought out
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And North has marched Knight to c2
      And the battle has reached South's right to counter
      When North resigns
      Then South has won
      And Knight and Ogre are in c2

    @deus.ruling.resign_without_exception
    Scenario: the first resignation counts
      Given it is South's main phase
      And North resigns
      When South tries to resign
      Then it is refused as meaningless
      And South has won
      And nobody is asked for anything

    Scenario: passing is not resigning
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a1   |
      And North has marched Knight to a2
      When South passes
      Then the game goes on

    Scenario: nobody has anything left to choose from
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      When North resigns
      Then South has won
      And no answer of any kind is listed
