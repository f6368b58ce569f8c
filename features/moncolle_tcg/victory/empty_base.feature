Feature: Victory

  @moncolle_tcg.victory.empty_base
  Rule: A march into an enemy base without units wins at once.
    Scenario Outline: South marches into the empty enemy base from <from>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area   | march   | state |
        | Knight | South | <from> | <march> | ready |
        | Ogre   | North | <near> | walk    | ready |
      When South marches Knight to b4
      Then South has won
      And nobody is asked for anything
      And the game has ended in South's main phase

      Examples:
        | from | march       | near |
        | b3   | walk        | a4   |
        | c3   | fly         | b3   |
        | b2   | long flight | b3   |

    Scenario: beside the empty enemy base South has won nothing
      Given it is South's main phase
      And plain terrain lies on b3
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
      When South marches Knight to b3
      And South plays the turn to its end
      Then the game goes on

    Scenario: several units take the empty base together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b2   |
        | Squire | North | a1   |
      When North marches Knight and Squire to b1
      Then North has won
      And Knight and Squire are in b1
