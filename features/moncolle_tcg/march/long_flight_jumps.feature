Feature: March

  @moncolle_tcg.ruling.long_flight_jumps
  Rule: What lies between does not matter to long flight: enemies, or no terrain at all.
    Background:
      Given it is South's main phase

    Scenario Outline: long flight over enemies: from <from> to <to>
      Given plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side  | area      | march       |
        | Dragon | South | <from>    | long flight |
        | Ogre   | North | <between> | walk        |
      When South marches Dragon to <to>
      Then Dragon is in <to>
      And Ogre is still in <between>
      And no battle is going on

      Examples:
        | from | between | to |
        | a2   | a3      | a4 |
        | a2   | b2      | c2 |
        | a1   | a2      | a3 |

    Scenario Outline: long flight over bare ground: from <from> to <to>
      Given plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side  | area   | march       |
        | Dragon | South | <from> | long flight |
      When South marches Dragon to <to>
      Then Dragon is in <to>
      And nothing lies on b2

      Examples:
        | from | to |
        | b1   | b3 |
        | a2   | c2 |

    Scenario: long flight passes over units of its side, however many
      Given plain terrain lies on b3
      And these units are on the battlefield
        | unit   | side  | area | march       | level |
        | Dragon | South | b1   | long flight | 6     |
        | Giant  | South | b2   | walk        | 8     |
      When South marches Dragon to b3
      Then Dragon is in b3

    Scenario: long flight into a battle behind enemies
      Given these units are on the battlefield
        | unit   | side  | area | march       |
        | Dragon | South | b2   | long flight |
        | Ogre   | North | b3   | walk        |
        | Troll  | North | b4   | walk        |
      When South marches Dragon to b4
      Then a battle is going on in b4
