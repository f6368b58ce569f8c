Feature: Deck-out

  @moncolle_tcg.victory.base_before_judgement
  Rule: A base taken in the last turn wins, and there is no judgement.
    Scenario: South is behind in the last turn and takes the base
      Given it is South's main phase
      And it is turn 14
      And turn 14 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
        | Ogre   | North | a2   |
        | Troll  | North | a2   |
        | Goblin | North | a2   |
      When South marches Knight to b4
      Then South has won
      And the game has ended in South's main phase

    Scenario: without a base taken in the last turn the units are counted
      Given it is North's main phase
      And it is turn 14
      And turn 14 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
        | Squire | South | a3   |
        | Ogre   | North | c1   |
      When North plays the turn to its end
      Then South has won

    Scenario: a base taken in a battle of the last turn wins
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b3   | 4      | 3       |
        | Ogre   | North | b4   | 1      | 3       |
        | Troll  | North | a2   | 1      | 3       |
        | Goblin | North | a2   | 1      | 3       |
      And South has marched Knight to b4
      When the battle is fought out with South going first
      Then South has won
