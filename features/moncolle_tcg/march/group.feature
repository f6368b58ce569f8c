Feature: March

  @moncolle_tcg.march.group
  Rule: One march moves one or more units of the marching side, also from different areas, to one destination.
    Scenario Outline: <units> march together: <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area    | march |
        | Knight | <seat> | <one>   | walk  |
        | Squire | <seat> | <one>   | walk  |
        | Page   | <seat> | <two>   | walk  |
        | Hawk   | <seat> | <three> | fly   |
      When <seat> marches <units> to <to>
      Then <units> are in <to>

      Examples:
        | seat  | one | two | three | to | units                         |
        | South | b1  | a2  | c3    | b2 | Knight and Squire             |
        | South | b1  | a2  | c3    | b2 | Knight and Page               |
        | South | b1  | a2  | c3    | b2 | Hawk, Page and Squire         |
        | South | b1  | c2  | a3    | b2 | Squire and Hawk               |
        | North | b4  | c3  | a2    | b3 | Knight, Squire, Page and Hawk |

    Scenario: units that do not march stay where they are
      Given it is South's main phase
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
        | Page   | South | a2   |
      When South marches Knight and Page to b2
      Then Squire is still in b1
      And Squire is ready
      And Knight and Page are in b2

    Scenario: marchers join units of their side at the destination
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | ready     |
        | Page   | South | a2   | ready     |
        | Squire | South | b2   | exhausted |
      When South marches Page and Knight to b2
      Then Knight, Squire and Page are in b2

    Scenario: units from different areas fight together
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Page   | South | a2   | 2      | 3       |
        | Ogre   | North | b2   | 2      | 4       |
      And South has marched Knight and Page to b2
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Knight and Page are in b2

    Scenario: one march after the other, to different areas
      Given it is South's main phase
      And plain terrain lies on a1
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
        | Squire | South | b1   |
      And South has marched Knight to a1
      When South marches Squire to b2
      Then Knight is in a1
      And Squire is in b2

    @moncolle_tcg.main.three_actions
    Scenario Outline: nobody marches in the <phase> phase
      Given it is South's <phase> phase
      And plain terrain lies on a1
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      When South tries to march Knight to a1
      Then it is refused under moncolle_tcg.main.three_actions

      Examples:
        | phase                  |
        | first hand adjustment  |
        | normal summon          |
        | second hand adjustment |
        | end declaration        |

    @moncolle_tcg.main.three_actions
    Scenario: nobody marches while units are summoned
      Given it is South's normal summon phase
      And plain terrain lies on a1
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Squire | South | b1   | Item 2   |
      And South has ended the phase
      When South tries to march Knight to a1
      Then it is refused under moncolle_tcg.main.three_actions
