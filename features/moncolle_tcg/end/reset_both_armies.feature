Feature: End declaration

  All units become ready, and the turn passes to the opponent.

  @moncolle_tcg.end.reset_both_armies
  Rule: In every end declaration phase all exhausted units of both players become ready.
    Scenario Outline: when <seat>'s end declaration phase begins everybody becomes ready
      Given it is <seat>'s second hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | exhausted |
        | Squire | South | c3   | exhausted |
        | Ogre   | North | a2   | exhausted |
        | Troll  | North | c4   | exhausted |
        | Goblin | North | b4   | ready     |
      When <seat> discards nothing
      Then Knight and Squire are ready
      And Ogre, Troll and Goblin are ready
      And <seat> is asked for end declaration

      Examples:
        | seat  |
        | South |
        | North |

    Scenario: South's marchers and defenders that have attacked are ready when the next turn begins
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c2   | 1      | 3       |
        | Ogre   | North | c3   | 1      | 3       |
      And South has marched Knight to c3
      And the battle has been fought out with South going first
      When South plays the turn to its end
      Then Knight and Ogre are ready
      And it has become North's first hand adjustment phase

    Scenario: nobody becomes ready when a battle ends
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | state     |
        | Knight | North | a3   | 1      | 3       | ready     |
        | Page   | North | a4   | 1      | 3       | exhausted |
        | Ogre   | South | a2   | 1      | 3       | ready     |
        | Troll  | South | c2   | 1      | 3       | exhausted |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Knight and Page are exhausted
      And Ogre and Troll are exhausted

    Scenario Outline: nobody becomes ready in the <phase> phase
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | c2   | exhausted |
        | Ogre   | North | a3   | exhausted |
      When South <act>
      Then Knight and Ogre are exhausted

      Examples:
        | phase                 | act              |
        | first hand adjustment | discards nothing |
        | main                  | ends the phase   |
        | normal summon         | ends the phase   |

    Scenario: nobody becomes ready when a turn begins
      Given it is North's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | exhausted |
        | Ogre   | North | b4   | exhausted |
      When North discards nothing
      Then Knight and Ogre are exhausted

    Scenario: whoever has been made ready marches in the next turn
      Given it is South's second hand adjustment phase
      And plain terrain lies on a3
      And these units are on the battlefield
        | unit | side  | area | state     |
        | Ogre | North | a4   | exhausted |
      And South has discarded nothing
      And South has declared the end of the turn
      And North has discarded nothing
      When North marches Ogre to a3
      Then Ogre is in a3

    Scenario: a unit that South has instantly summoned in the turn becomes ready at its end, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b2   | 1      | 9       |
        | Ogre   | North | b3   | 1      | 2       |
      And South's hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 1      |
      And South has marched Knight to b3
      And South has instantly summoned Imp
      And the battle has been fought out with South going first
      When South plays the turn to its end
      Then Imp is ready
      And Imp is in b3
