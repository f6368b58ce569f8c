Feature: March

  @moncolle_tcg.march.vacant_success
  Rule: A march to terrain without enemy units succeeds at once.
    Background:
      Given it is South's main phase

    Scenario Outline: South takes <what> without a battle
      Given <owner> has placed plain terrain on <to>
      And these units are on the battlefield
        | unit   | side  | area   |
        | Knight | South | <from> |
        | Squire | South | <from> |
      When South marches Knight and Squire to <to>
      Then Knight and Squire are in <to>
      And no battle is going on
      And South is asked for main action

      Examples:
        | owner | from | to | what                        |
        | South | b1   | b2 | vacant terrain of their own |
        | North | b2   | b3 | vacant terrain of North     |

    Scenario: the terrain is controlled at once
      Given North has placed plain terrain on a3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
      And South's hand holds these cards
        | card  | kind    |
        | Marsh | terrain |
      And South has marched Knight to a3
      When South places Marsh on a4
      Then Marsh lies on a4

    Scenario: a proxy is taken like terrain
      Given North has placed a proxy on b3 before
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      When South marches Knight to b3
      Then Knight is in b3
      And no battle is going on
      And a proxy of North lies on b3
