Feature: The end of the game

  The game runs from deck building to the turns and ends when somebody holds the whole front, or when both decks
  have run out and six criteria decide.

  @deus.flow.sequence
  Rule: The game runs in this order: deck building, setup, turns.
    @since.2.00
    Scenario: turns begin when deck building and setup are over
      Given the draft has been completed, South picking first
      And both decks have been selected
      And the turn order dice will show South 6 and North 1
      When nobody shuffles the other deck
      Then turn 1 is being played
      And it has become South's normal summon phase

    @since.2.00
    Scenario: setup waits until both decks are complete
      Given the draft has been completed, South picking first
      When South selects 15 cards of each faction
      Then North is asked for a selection
      And South's hand has 0 cards
      And the decks are still being built

    @since.2.00
    Scenario: setup follows once both decks are complete
      Given the draft has been completed, South picking first
      When both decks have been selected
      Then the game is being set up

    @since.2.00
    Scenario: a step of the setup is refused in deck building
      Given the draft has been completed, South picking first
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

    @since.2.00
    Scenario: a step of the setup is refused once turns are played
      Given the game has been prepared, South having the first turn
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

    @until.2.00
    Scenario: setup waits until both summoners are chosen
      Given the draft has been completed, South picking first
      When South chooses the summoner of the first faction
      Then North is asked for a summoner
      And South's hand has 0 cards
      And the decks are still being built

    @until.2.00
    Scenario: turns begin when both hands are chosen
      Given the draft has been completed, South picking first
      And both summoners have been chosen
      And South has put 4 cards under the deck
      And the turn order dice will show South 6 and North 1
      When North puts 4 cards under the deck
      Then turn 1 is being played
      And it has become South's normal summon phase

    @since.2.00
    Scenario Outline: no shuffling of a deck at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Archer | South | b1   |
        | Squire | South | a1   |
        | Ogre   | North | b2   |
      And South has marched Knight and Archer to b2
      And the battle has reached South's <timing>
      When South tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

      Examples:
        | timing                |
        | instant summon timing |
        | line-up               |
        | quick timing          |
        | before-attack timing  |
        | right to counter      |

    @since.2.00
    Scenario Outline: no shuffling of a deck in the <phase> phase
      Given it is North's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Squire | North | b3   |
      When North tries to shuffle the other deck too
      Then it is refused under deus.flow.sequence

      Examples:
        | phase                 |
        | first hand adjustment |
        | main                  |
        | normal summon         |
        | end declaration       |

  @deus.flow.alternate_until_end
  Rule: The first and second player take turns alternately until the game ends.
    @since.2.00
    Scenario Outline: <second> follows <first>
      Given the game has been prepared, <first> having the first turn
      When <first> plays the turn to its end
      Then turn 2 is being played
      And it has become <second>'s normal summon phase

      Examples:
        | first | second |
        | South | North  |
        | North | South  |

    Scenario Outline: after two turns it is <first>'s turn again
      Given the game has been prepared, <first> having the first turn
      When <first> plays the turn to its end
      And <second> plays the turn to its end
      Then turn 3 is being played
      And it has become <first>'s first hand adjustment phase

      Examples:
        | first | second |
        | South | North  |
        | North | South  |

    @since.2.00
    Scenario: no turn follows the end of the game
      Given it is South's end declaration phase
      And it is turn 15
      And turn 15 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      When South declares the end of the turn
      Then South has won
      And turn 15 is being played

    Scenario Outline: a position in turn <n> is <answer>
      Given it is North's main phase
      And it is turn <n>
      When the position is put on the table
      Then it is <answer>

      Examples:
        | n | answer      |
        | 0 | turned down |
        | 1 | accepted    |
