Feature: Victory

  @moncolle_tcg.victory.immediate
  Rule: The game ends as soon as somebody has won; nothing else of the turn is played.
    Scenario: when South has won nothing more of the turn is played
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b3   | ready     |
        | Squire | South | c2   | ready     |
        | Page   | South | c2   | exhausted |
      And South's hand holds 2 cards
      When South marches Knight to b4
      Then nobody is asked for anything
      And no answer of any kind is listed
      And the game has ended in South's main phase
      And Page is exhausted
      And South's hand has 2 cards

    Scenario: after a battle in the enemy base nothing more is played
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b2   | 4      | 3       |
        | Squire | North | c2   | 4      | 3       |
        | Ogre   | South | b1   | 2      | 3       |
      And North has marched Knight to b1
      When the battle is fought out with North going first
      Then North has won
      And nobody is asked for anything
      And no answer of any kind is listed

    Scenario: decks that have run out are not judged when a base is taken
      Given it is South's main phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b3   |
        | Ogre   | North | a2   |
        | Troll  | North | c1   |
      When South marches Knight to b4
      Then South has won
      And the game has ended in South's main phase
