Feature: March

  @moncolle_tcg.march.walk_range
  Rule: A walking unit marches one area forward, back or sideways.
    Scenario Outline: walking from <from> to <to>
      Given it is South's main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side  | area   | march |
        | Knight | South | <from> | walk  |
      When South marches Knight to <to>
      Then Knight is in <to>

      Examples:
        | from | to |
        | b2   | b3 |
        | b2   | a2 |
        | b2   | c2 |
        | a2   | a1 |

    Scenario: a unit walks into its own base
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | b2   | walk  |
      When South marches Knight to b1
      Then Knight is in b1

    Scenario Outline: no walking from <from> to <to>
      Given it is South's main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side  | area   | march |
        | Knight | South | <from> | walk  |
      When South tries to march Knight to <to>
      Then it is refused under moncolle_tcg.march.walk_range
      And Knight is still in <from>

      Examples:
        | from | to |
        | b2   | a3 |
        | b2   | a1 |
        | a2   | c2 |
        | b1   | b3 |
        | a2   | a4 |

    Scenario: no walking further against enemies: c3
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | march |
        | Knight | South | b2   | walk  |
        | Ogre   | North | c3   | walk  |
      When South tries to march Knight to c3
      Then it is refused under moncolle_tcg.march.walk_range

    Scenario Outline: no walking further with units that fly: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march |
        | Knight | <seat> | <from> | walk  |
        | Hawk   | <seat> | <from> | fly   |
        | Squire | <seat> | <near> | walk  |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.walk_range
      And Hawk is still in <from>

      Examples:
        | seat  | from | near | to | units                   |
        | South | b2   | c2   | c3 | Knight, Hawk and Squire |
        | South | b2   | c2   | c3 | Hawk, Squire and Knight |
        | South | b2   | a2   | a3 | Hawk, Knight and Squire |
        | North | b3   | a3   | a2 | Hawk and Knight         |
