Feature: March

  @moncolle_tcg.march.fly_range
  Rule: A flying unit marches to any of the eight areas around its own.
    Scenario Outline: flying from b2 to <to>
      Given it is South's main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit | side  | area | march |
        | Hawk | South | b2   | fly   |
      When South marches Hawk to <to>
      Then Hawk is in <to>

      Examples:
        | to |
        | a3 |
        | b3 |
        | a2 |
        | a1 |

    Scenario Outline: no flying from <from> to <to>
      Given it is South's main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit | side  | area   | march |
        | Hawk | South | <from> | fly   |
      When South tries to march Hawk to <to>
      Then it is refused under moncolle_tcg.march.fly_range
      And Hawk is still in <from>

      Examples:
        | from | to |
        | b1   | b3 |
        | a2   | c2 |
        | b2   | a4 |
        | a1   | c2 |
        | a1   | c3 |
        | c2   | c4 |
        | a1   | a4 |

    Scenario Outline: of several flying units each must reach the destination: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit | side   | area   | march |
        | Hawk | <seat> | <near> | fly   |
        | Roc  | <seat> | <away> | fly   |
        | Crow | <seat> | <near> | fly   |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.fly_range
      And Hawk is still in <near>

      Examples:
        | seat  | near | away | to | units              |
        | South | b1   | a1   | c2 | Roc, Hawk and Crow |
        | South | b1   | a1   | c2 | Hawk, Roc and Crow |
        | South | c2   | c1   | b3 | Hawk, Crow and Roc |
        | North | c3   | c4   | b2 | Hawk and Roc       |
