Feature: March

  Ready units march to one area in their range. Where enemies are, there is a battle.

  @moncolle_tcg.march.unacted_only
  Rule: Only ready units march.
    Scenario: a ready unit marches
      Given it is South's main phase
      And plain terrain lies on b2
      And these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South marches Knight to b2
      Then Knight is in b2

    Scenario: an exhausted unit does not march
      Given it is South's main phase
      And plain terrain lies on a2
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
      When South tries to march Knight to a2
      Then it is refused under moncolle_tcg.march.unacted_only
      And Knight is still in a1

    Scenario Outline: an exhausted unit does not march with ready ones either: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side    | area   | state     |
        | Knight | <seat>  | <from> | ready     |
        | Squire | <seat>  | <from> | exhausted |
        | Page   | <seat>  | <from> | ready     |
        | Ogre   | <enemy> | <foe>  | ready     |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.unacted_only
      And Knight, Squire and Page are still in <from>

      Examples:
        | seat  | enemy | from | to | foe | units                   |
        | South | North | c1   | c2 | c2  | Squire, Knight and Page |
        | South | North | c1   | c2 | c3  | Knight, Squire and Page |
        | South | North | c1   | c2 | c2  | Knight, Page and Squire |
        | South | North | c2   | c3 | c3  | Squire and Knight       |
        | North | South | c3   | c2 | b1  | Page and Squire         |

    Scenario: a unit that has marched is exhausted and does not march on
      Given it is South's main phase
      And plain terrain lies on b2
      And plain terrain lies on b3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And South has marched Knight to b2
      When South tries to march Knight to b3
      Then it is refused under moncolle_tcg.march.unacted_only
