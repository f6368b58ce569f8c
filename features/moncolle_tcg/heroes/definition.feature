Feature: Heroes

  Units with hero points. Summoning one costs cards of the deck, and of each name a side has only one.

  @moncolle_tcg.heroes.definition
  Rule: A unit with hero points is a hero.
    Scenario Outline: a unit with hero points, here <points>, is a hero of <seat>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | hero     |
        | Saint | <points> |
      And <seat>'s deck holds 4 cards
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then <seat>'s deck has <left> cards

      Examples:
        | points | seat  | base | left |
        | 1      | South | b1   | 3    |
        | 2      | North | b4   | 2    |

    Scenario: a unit without hero points is no hero and pays nothing
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | level |
        | Duke | 8     |
      And South's deck holds 2 cards
      And South has ended the phase
      When South summons Duke to b1
      Then South's deck has 2 cards
      And South's discard pile has 0 cards

    Scenario: of a unit without hero points there may be several of a name
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit | name | side  | area |
        | Imp  | Imp  | North | c4   |
      And North's hand holds these cards
        | card      | name |
        | Other Imp | Imp  |
      And North has ended the phase
      When North summons Other Imp to b4
      Then Other Imp is in b4
      And Imp is in c4
