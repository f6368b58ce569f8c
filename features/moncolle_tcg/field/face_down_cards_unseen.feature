Feature: Field

  @moncolle_tcg.ruling.face_down_cards_unseen
  Rule: Nobody may look at face-down bases and proxy terrain, not even their owner.
    Scenario Outline: <viewer> does not see the card of a base
      Given it is North's main phase
      When North ends the phase
      Then <viewer> does not see what lies on b1
      And <viewer> does not see what lies on b4
      And a base of South lies on b1

      Examples:
        | viewer     |
        | South      |
        | North      |
        | the public |

    Scenario Outline: <viewer> does not see the cards of proxies
      Given it is North's main phase
      And South has placed a proxy on a2 before
      And North has placed a proxy on c3 before
      When North ends the phase
      Then <viewer> does not see what lies on a2
      And <viewer> does not see what lies on c3
      And a proxy of South lies on a2

      Examples:
        | viewer     |
        | South      |
        | North      |
        | the public |

    Scenario Outline: nobody learns what a proxy of <seat> was laid of, not even <viewer>
      Given it is <seat>'s main phase
      And <seat>'s deck holds these cards, from the top
        | card   |
        | Secret |
        | Other  |
      When <seat> places a proxy on <area>
      Then <viewer> does not see what lies on <area>
      And <viewer> does not learn of Secret anywhere

      Examples:
        | seat  | area | viewer     |
        | South | b2   | South      |
        | South | b2   | North      |
        | North | a4   | the public |

    Scenario: terrain of the hand lies face up for all
      Given it is South's main phase
      And South's hand holds these cards
        | card | kind    |
        | Moor | terrain |
      When South places Moor on c1
      Then North sees Moor on c1
      And South sees Moor on c1
      And the public sees Moor on c1
