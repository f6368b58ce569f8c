Feature: Controls

  Scenarios whose last expectation is false. They are mixed into every run: an implementation, or a kit, that lets one of
  them pass has proved nothing with all the others.

  Rule: What is lawful is not refused, what is unlawful is not accepted
    Scenario: a lawful move is not refused
      Given it is South's move phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South tries to move to Hills
      Then it is refused under monster_maker.move.condition

    Scenario: nobody moves past a monster
      Given it is South's move phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South moves to Hills
      Then South's newest land is Hills

    Scenario: a lawful placement is not refused
      Given it is South's encounter phase
      And South's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When South tries to place Ally in the party
      Then it is refused under monster_maker.encounter.character_level

    Scenario: a character above the party level is not placed
      Given it is South's encounter phase
      And South's map has level 2
      And South's hand is
        | card    | kind      | level |
        | Captain | character | 3     |
      When South places Captain in the party
      Then Captain is in South's party

    Scenario: a meaningful action is not meaningless
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When South tries to declare a battle
      Then it is refused as meaningless

  Rule: Cards are where they are
    Scenario: a land that is placed leaves the hand
      Given it is South's move phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South moves to Hills
      Then Hills is in South's hand

    Scenario: whoever is not dismissed stays
      Given it is South's move phase
      And South's party is
        | card |
        | Hero |
        | Ally |
      When South dismisses Ally
      Then Hero is not in South's party

    Scenario: a monster lies on the opponent's land
      Given it is South's encounter phase
      And North's map has level 1
      And South's hand is
        | card | kind    | level |
        | Wolf | monster | 0     |
      When South places Wolf on North's land
      Then Wolf is on no land

    Scenario: an unexplored land is not open
      Given it is South's move phase
      And South's hand holds 1 card
      When South moves to South Hand 1 face down
      Then South Hand 1 lies face up

    Scenario: the whole map is looked at
      Given it is South's move phase
      And South's map has level 2
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South moves to Hills
      Then South's map is, from the oldest, South Land 1 and Hills

  Rule: Levels, damage and cards are counted
    Scenario: lands add up
      Given it is South's move phase
      And South's map has level 2
      And South's hand is
        | card  | kind | level |
        | Hills | land | 2     |
      When South moves to Hills
      Then South's party level is 3

    Scenario: nothing is drawn by moving
      Given it is South's move phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      When South moves to Hills
      Then South's hand has 1 card

    Scenario: damage is what the attack deals
      Given it is South's battle phase
      And South's party is
        | card | attack |
        | Hero | 2      |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 1      | 5          |
      When the battle on South's newest land is fought out
      Then Wolf has 1 damage

    Scenario: a blow below the durability wounds nobody
      Given it is South's battle phase
      And South's party is
        | card | durability |
        | Hero | 3          |
      And these monsters are on South's newest land
        | card | attack | durability |
        | Wolf | 2      | 5          |
      When the battle on South's newest land is fought out
      Then Hero is wounded

  Rule: The game is where it is
    Scenario: a closed window is closed
      Given it is South's second window
      When South passes
      Then South is asked for a window action

    Scenario: the turn stays the turn player's
      Given it is South's second window
      When South passes
      Then it has become North's move phase

    Scenario: level 9 does not win
      Given it is South's victory check
      And South's map has level 9
      When the phase begins
      Then South has won

    Scenario: level 10 wins
      Given it is South's victory check
      And South's map has level 10
      When the phase begins
      Then the game goes on

    Scenario: a monster on the newest land has to be dealt with
      Given it is South's battle phase
      And these monsters are on South's newest land
        | card |
        | Wolf |
      When the phase begins
      Then it has become South's second window

    Scenario: without a monster there is no battle
      Given it is South's first window
      When South passes
      Then a battle is going on

  Rule: Dice are thrown when the rules say so, and not otherwise
    Scenario: a move needs no dice
      Given it is South's move phase
      And South's hand is
        | card  | kind |
        | Hills | land |
      And South's attack dice will show 3
      When South moves to Hills
      Then South's newest land is Hills

  # An engine that shows a hand or lists too much has a fault of its own, which other scenarios tell: nothing that a
  # mere fault of an engine brings about may make a control pass.
  Rule: What is seen is there, what is listed is legal
    Background:
      Given it is South's move phase

    Scenario: the opponent counts a hand right
      Given South's hand holds 2 cards
      When South passes
      Then North counts 3 cards in South's hand

    Scenario: nobody is dismissed who is not there
      Given South's party is
        | card |
        | Hero |
      Then the dismiss answers open to South are exactly
        | characters |
        | Ally       |
