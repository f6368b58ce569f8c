Feature: Overview

  Two or more players compete. Each has a party and a field, and pays with nothing but cards and wounds.

  @monster_maker.game.players
  Rule: Two or more players compete; each leads a party of their own and has a field of their own.
    Scenario Outline: with <number> players <left> sits on South's left
      Given <number> players sit at the table
      And it is South's end phase
      When South ends the turn
      Then it has become <left>'s first window

      Examples:
        | number | left  |
        | 2      | North |
        | 3      | West  |
        | 4      | West  |

    Scenario Outline: with <number> players South follows <last>
      Given <number> players sit at the table
      And it is <last>'s end phase
      When <last> ends the turn
      Then it has become South's first window

      Examples:
        | number | last  |
        | 2      | North |
        | 3      | North |
        | 4      | East  |

    Scenario: nobody plays alone
      When a new game of 1 players begins
      Then it is turned down

    Scenario Outline: <number> players can play
      When a new game of <number> players begins
      Then it is accepted

      Examples:
        | number |
        | 2      |
        | 3      |
        | 4      |

    Scenario: who joins a party joins no other
      Given 3 players sit at the table
      And it is West's encounter phase
      And West's hand is
        | card | kind      | level |
        | Ally | character | 0     |
      When West places Ally in the party
      Then West Hero and Ally are in West's party
      And Ally is not in South's party
      And Ally is not in North's party

    Scenario: each map has a level of its own
      Given 3 players sit at the table
      And it is West's move phase
      And South's map has level 3
      And West's map has level 2
      And West's hand is
        | card  | kind | level |
        | Hills | land | 2     |
      When West moves to Hills
      Then West's party level is 4
      And South's party level is 3
      And North's party level is 0

  @monster_maker.game.no_cost_pool
  Rule: There is no stored cost resource.
    Scenario: a miracle costs nothing but itself
      Given it is South's first window
      And South's map has level 3
      And South's party is
        | card |
        | Hero |
      And South's hand is
        | card  | kind | level |
        | Sword | item | 3     |
        | Charm | item | 1     |
      When South places Sword on Hero
      Then Charm is in South's hand
      And South's discard pile has 0 cards
      And South's deck has 5 cards

    Scenario: creatures cost nothing but themselves
      Given it is North's encounter phase
      And North's map has level 3
      And North's hand is
        | card  | kind      | level |
        | Ally  | character | 3     |
        | Guide | character | 0     |
      When North places Ally in the party
      Then Guide is in North's hand
      And North's discard pile has 0 cards
      And North's deck has 5 cards

    Scenario: a skill level is not used up
      Given 3 players sit at the table
      And it is West's first window
      And West's party is
        | card | skills |
        | Mage | mage 2 |
      And West's hand is
        | card  | kind  | class | level | effect                                        |
        | Spark | skill | mage  | 2     | skill: attack +1 to your party until turn end |
        | Flash | skill | mage  | 2     | skill: attack +1 to your party until turn end |
      And West has used Spark with Mage
      When West uses Flash with Mage
      Then Spark and Flash are in West's discard pile

    Scenario: what was left unused in one turn is not saved for the next
      Given it is North's third window
      And North's deck holds 5 cards
      And South's deck holds 5 cards
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And North has played the turn to its end
      And South has played the turn to its end
      And North has activated Scout
      When North tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds
