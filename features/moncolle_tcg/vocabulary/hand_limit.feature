Feature: Vocabulary

  @moncolle_tcg.vocabulary.hand_limit
  Rule: To change the hand limit adds to how many cards a player keeps and refills to in hand adjustments, for a while; it never falls below none.
    Scenario Outline: with a hand limit of <change> South refills <n> cards to <hand>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | own turn, declared: hand limit <change> |
      And South's hand holds <n> cards
      And South's deck holds 9 cards
      And South has used Mage
      And South has played on to the second hand adjustment phase
      When South discards nothing
      Then South's hand has <hand> cards

      Examples:
        | change | n | hand |
        | +1     | 3 | 7    |
        | -2     | 3 | 4    |
        | -7     | 0 | 0    |
        | +2     | 8 | 8    |
        | +3     | 3 | 9    |

    Scenario Outline: with a hand limit of <change> South <keeps> <n> cards
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | South | b2   | own turn, declared: hand limit <change> |
      And South's hand holds <n> cards
      And South has used Mage
      And South has played on to the second hand adjustment phase
      When South <act>
      Then <outcome>

      Examples:
        | change | n | keeps         | act                      | outcome                                                                                |
        | +1     | 8 | does not keep | tries to discard nothing | it is refused under moncolle_tcg.hand.over_limit or moncolle_tcg.vocabulary.hand_limit |
        | -2     | 5 | does not keep | tries to discard nothing | it is refused under moncolle_tcg.hand.over_limit or moncolle_tcg.vocabulary.hand_limit |
        | -2     | 4 | keeps         | discards nothing         | South's hand has 4 cards                                                               |
        | +2     | 8 | keeps         | discards nothing         | South's hand has 8 cards                                                               |

    Scenario: two changes of South's hand limit add up
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                            |
        | Mage | South | b2   | own turn, declared: hand limit +1 |
      And South's deck holds 9 cards
      And South has used Mage
      And South has used Mage
      And South has played on to the second hand adjustment phase
      When South discards nothing
      Then South's hand has 8 cards

    Scenario Outline: a hand limit changed for South's turn is as before in the next one
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                               |
        | Mage | South | b2   | own turn, declared: <whose> limit +2 |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has used Mage
      And South plays the turn to its end
      When North discards nothing
      Then North's hand has 6 cards
      And South's hand has <hand> cards

      Examples:
        | whose            | hand |
        | hand             | 8    |
        | the enemy's hand | 6    |

    Scenario: South's unit changes the hand limit of North in North's turn
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                |
        | Mage | South | b2   | when a turn begins, always: the enemy's hand limit -2 |
      And North's deck holds 9 cards
      And South has declared the end of the turn
      When North discards nothing
      Then North's hand has 4 cards

    Scenario: a hand limit that South has changed for the turn outlasts a battle and its march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                            |
        | Mage   | South | b1   |        |         | own turn, declared: hand limit +1 |
        | Knight | South | b2   | 1      | 9       |                                   |
        | Ogre   | North | b3   | 1      | 9       |                                   |
      And South's deck holds 9 cards
      And South has used Mage
      And South has marched Knight to b3
      And the battle has been fought out with South going first
      And South has played on to the second hand adjustment phase
      When South discards nothing
      Then South's hand has 7 cards

    Scenario: a hand limit changed as North's turn begins counts in its second hand adjustment, too
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                |
        | Mage | South | b2   | when a turn begins, always: the enemy's hand limit -2 |
      And North's deck holds 9 cards
      And South has declared the end of the turn
      And North has discarded nothing
      And North has played on to the second hand adjustment phase
      When North discards nothing
      Then North's hand has 4 cards

    Scenario: three changes of both hand limits end together with South's turn
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                        |
        | Mage  | South | b2   | own turn, declared: hand limit +1             |
        | Witch | South | b2   | own turn, declared: the enemy's hand limit -1 |
      And South's deck holds 9 cards
      And North's deck holds 9 cards
      And South has used Mage
      And South has used Witch
      And South has used Witch
      And South plays the turn to its end
      When North discards nothing
      Then North's hand has 6 cards
      And South's hand has 7 cards

    Scenario: South's last unit of three changes the hand limit of North as the turn begins
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | South | c2   |                                                       |
        | Squire | South | c2   |                                                       |
        | Witch  | South | c2   | when a turn begins, always: the enemy's hand limit -2 |
      And North's deck holds 9 cards
      And South has declared the end of the turn
      When North discards nothing
      Then North's hand has 4 cards
