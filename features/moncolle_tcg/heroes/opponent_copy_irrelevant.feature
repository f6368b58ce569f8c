Feature: Heroes

  @moncolle_tcg.heroes.opponent_copy_irrelevant
  Rule: A hero of the name among the opponent's units, in a hand, a deck or a discard pile does not keep a hero from being summoned.
    Scenario: South summons a hero that the opponent has on the field
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit  | name  | side  | area | hero |
        | Saint | Saint | North | b4   | 1    |
      And South's hand holds these cards
        | card         | name  | hero |
        | Second Saint | Saint | 1    |
      And South has ended the phase
      When South summons Second Saint to b1
      Then Second Saint is in b1
      And Saint is in b4

    Scenario Outline: <seat> summons a hero of which a copy is in their own <pile>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | name  | hero |
        | Saint | Saint | 1    |
      And <seat>'s <pile> holds these cards, from the top
        | card         | name  | hero |
        | Second Saint | Saint | 1    |
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then Saint is in <base>

      Examples:
        | seat  | pile           | base |
        | South | hand           | b1   |
        | South | deck           | b1   |
        | North | discard pile   | b4   |
        | North | exclusion zone | b4   |

    Scenario: a hero that the opponent has is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | name  | hero | instant |
        | Knight | South | c2   |       |      |         |
        | Saint  | South | c2   | Saint | 1    | yes     |
        | Ogre   | North | c3   |       |      |         |
      And North's hand holds these cards
        | card         | name  | hero | instant |
        | Second Saint | Saint | 1    | yes     |
      And South has marched Knight and Saint to c3
      And the battle has reached North's instant summon timing
      When North instantly summons Second Saint
      Then Second Saint is in c3
