Feature: March

  @moncolle_tcg.march.long_flight_range
  Rule: A unit of long flight marches to any of the eight areas around its own, or two areas forward, back or sideways.
    Scenario Outline: long flight from <from> to <to>
      Given it is South's main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side  | area   | march       |
        | Dragon | South | <from> | long flight |
      When South marches Dragon to <to>
      Then Dragon is in <to>

      Examples:
        | from | to |
        | b2   | b3 |
        | b2   | a3 |
        | b2   | a1 |
        | a1   | a3 |
        | a2   | c2 |
        | c3   | c1 |
        | b2   | c2 |
        | b1   | b3 |

    Scenario Outline: no long flight from <from> to <to>
      Given it is South's main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side  | area   | march       |
        | Dragon | South | <from> | long flight |
      When South tries to march Dragon to <to>
      Then it is refused under moncolle_tcg.march.long_flight_range
      And Dragon is still in <from>

      Examples:
        | from | to |
        | b1   | a3 |
        | a1   | c2 |
        | a1   | c3 |
        | a1   | a4 |
        | c2   | a3 |

    Scenario Outline: of several long flight units each must reach the destination: <units> of <seat>
      Given it is <seat>'s main phase
      And plain terrain lies on <to>
      And these units are on the battlefield
        | unit   | side   | area   | march       |
        | Dragon | <seat> | <near> | long flight |
        | Wyvern | <seat> | <away> | long flight |
        | Hawk   | <seat> | <hop>  | fly         |
      When <seat> tries to march <units> to <to>
      Then it is refused under moncolle_tcg.march.long_flight_range
      And Dragon is still in <near>

      Examples:
        | seat  | near | away | hop | to | units                   |
        | South | b1   | a1   | a2  | b3 | Dragon, Hawk and Wyvern |
        | South | b1   | a1   | a2  | b3 | Wyvern, Dragon and Hawk |
        | South | b1   | c1   | c2  | b3 | Dragon, Wyvern and Hawk |
        | North | b4   | c4   | c3  | b2 | Dragon and Wyvern       |
