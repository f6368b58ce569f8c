Feature: Turn

  @moncolle_tcg.turn.alternate
  Rule: The players take turns alternately, the first player beginning.
    Scenario Outline: turn <turn> is South's and the next one North's
      Given it is South's end declaration phase
      And it is turn <turn>
      When South declares the end of the turn
      Then turn <next> is being played
      And it has become North's first hand adjustment phase

      Examples:
        | turn | next |
        | 3    | 4    |
        | 4    | 5    |
        | 12   | 13   |
        | 7    | 8    |

    Scenario Outline: the first player, <first>, begins, and then turns alternate
      Given the turn order dice will show South <south> and North <north>
      And a new game has begun
      And <first> plays the turn to its end
      And <second> plays the turn to its end
      When <first> plays the turn to its end
      Then turn 4 is being played
      And it has become <second>'s first hand adjustment phase

      Examples:
        | first | second | south | north |
        | South | North  | 5     | 2     |
        | North | South  | 2     | 5     |

    Scenario: there is no turn before the first
      Given it is South's normal summon phase
      And it is turn 0
      When the position is put on the table
      Then it is turned down

    Scenario: nobody marches in the opponent's turn
      Given it is North's main phase
      And plain terrain lies on c2
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
      When South tries to march Knight to c2
      Then it is refused under moncolle_tcg.main.free_order

    Scenario: after a turn of South's with a battle in which equipment was lost it is North's
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing | effect                                           |
        | Knight | South | b2   | 1      | 9       | Item 1   |                                                  |
        | Ogre   | North | b3   | 1      | 9       |          | when this attacks: lose items to all enemy units |
      And Knight wears this equipment
        | card  |
        | Sword |
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      When South plays the turn to its end
      Then it has become North's first hand adjustment phase
      And Sword is in South's discard pile
      And Knight is in b2
