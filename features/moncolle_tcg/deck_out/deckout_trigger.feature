Feature: Deck-out

  When both decks have run out, one turn is left, and then units in the enemy territory are counted.

  @moncolle_tcg.victory.deckout_trigger
  Rule: When both decks have become empty, the next turn is the last one; after it the game is judged.
    Scenario Outline: the last card of the second deck is drawn in South's <phase> phase
      Given it is South's <phase> phase
      And it is turn <turn>
      And South's hand holds 5 cards
      And South's deck holds 1 card
      And North's deck is empty
      When South discards nothing
      Then turn <final> has become the final turn
      And the game goes on

      Examples:
        | phase                  | turn | final |
        | second hand adjustment | 13   | 14    |
        | first hand adjustment  | 7    | 8     |
        | second hand adjustment | 10   | 11    |
        | first hand adjustment  | 2    | 3     |

    Scenario: example: South's deck runs out in turn 13 after North's, and turn 14 is the last
      Given it is South's second hand adjustment phase
      And it is turn 13
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
        | Squire | South | c4   |
        | Ogre   | North | c2   |
      And South's hand holds 5 cards
      And South's deck holds 1 card
      And North's deck is empty
      And South has discarded nothing
      And South has declared the end of the turn
      When North plays the turn to its end
      Then South has won
      And the game has ended in North's end declaration phase

    Scenario Outline: the turn in which <seat>'s deck runs out as the second is not the last
      Given it is <seat>'s second hand adjustment phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
        | Ogre   | North | c2   |
        | Troll  | North | b2   |
      And <seat>'s hand holds 5 cards
      And <seat>'s deck holds 1 card
      And <other>'s deck is empty
      When <seat> discards nothing
      And <seat> declares the end of the turn
      Then the game goes on
      And it has become <other>'s first hand adjustment phase

      Examples:
        | seat  | other | turn |
        | South | North | 13   |
        | North | South | 14   |

    Scenario: the last card of the second deck is drawn in the turn that follows
      Given it is South's main phase
      And South's deck is empty
      And North's hand holds 5 cards
      And North's deck holds 1 card
      And South plays the turn to its end
      When North discards nothing
      Then turn 5 has become the final turn

    Scenario: the last card of the second deck is drawn in the second refill of a turn
      Given it is North's first hand adjustment phase
      And South's deck is empty
      And North's hand holds 5 cards
      And North's deck holds 2 cards
      And North has discarded nothing
      And North has ended the phase
      And North has ended the phase
      And North has ended the phase
      When North discards North Hand 1
      Then turn 5 has become the final turn

    Scenario: the last card of the second deck is drawn late in the turn that follows
      Given it is North's main phase
      And North's deck is empty
      And South's hand holds 6 cards
      And South's deck holds 1 card
      And North plays the turn to its end
      And South has discarded nothing
      And South has ended the phase
      And South has ended the phase
      And South has ended the phase
      When South discards South Hand 1
      Then turn 6 has become the final turn

    Scenario: the last turn is played to its end before the judgement
      Given it is North's main phase
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a2   | 1      | 3       |
        | Ogre   | North | a3   | 3      | 4       |
      And North has marched Ogre to a2
      And the battle has been fought out with North going first
      When North plays the turn to its end
      Then North has won
      And turn 4 is being played

    Scenario: at the end of turn 5 nobody judges decks that are to be judged after turn 6
      Given it is South's end declaration phase
      And it is turn 5
      And turn 6 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      When South declares the end of the turn
      Then the game goes on
      And turn 6 has become the final turn

    Scenario Outline: the end of <seat>'s last turn is declared before the judgement
      Given it is <seat>'s second hand adjustment phase
      And it is turn 6
      And turn 6 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      When <seat> discards nothing
      Then the game goes on
      And <seat> is asked for end declaration

      Examples:
        | seat  |
        | South |
        | North |

    @moncolle_tcg.ruling.deck_out_by_any_way
    Scenario Outline: <seat>'s last card pays for a hero
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card  | hero |
        | Saint | 1    |
      And <seat>'s deck holds 1 card
      And <other>'s deck is empty
      And <seat> has ended the phase
      When <seat> summons Saint to <base>
      Then turn <final> has become the final turn

      Examples:
        | seat  | other | base | final |
        | South | North | b1   | 4     |
        | North | South | b4   | 5     |

    @moncolle_tcg.ruling.deck_out_by_any_way
    Scenario Outline: <seat>'s last card becomes a proxy
      Given it is <seat>'s main phase
      And <seat>'s deck holds 1 card
      And <other>'s deck is empty
      When <seat> places a proxy on <area>
      Then turn <final> has become the final turn

      Examples:
        | seat  | other | area | final |
        | South | North | b2   | 4     |
        | North | South | c4   | 5     |

    @moncolle_tcg.ruling.deck_out_by_any_way
    Scenario Outline: an effect, <text>, empties the second deck
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                     |
        | Witch | South | a2   | own turn, declared: <text> |
      And <seat>'s deck is empty
      And <other>'s deck holds 2 cards
      When South uses Witch
      Then turn 4 has become the final turn

      Examples:
        | text              | seat  | other |
        | draw 2            | North | South |
        | mill 2            | North | South |
        | the enemy draws 2 | South | North |
        | the enemy mills 2 | South | North |

    Scenario Outline: late in the game, in turn <turn>, an effect of South empties the second deck
      Given it is South's main phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: draw 1 |
      And South's deck holds 1 card
      And North's deck is empty
      When South uses Mage
      Then turn <final> has become the final turn

      Examples:
        | turn | final |
        | 9    | 10    |
        | 8    | 9     |

    Scenario Outline: in the final turn an effect of South finds an empty deck, and the turn stays the last
      Given it is South's main phase
      And it is turn <turn>
      And turn <turn> is the final turn
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: draw 1 |
      And South's deck is empty
      And North's deck is empty
      And South has used Mage
      When South plays the turn to its end
      Then the game has ended in South's end declaration phase

      Examples:
        | turn |
        | 5    |
        | 8    |

    Scenario Outline: South's last cards pay for a hero in a battle of turn <turn>
      Given it is South's main phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b2   |
        | Ogre   | North | b3   |
      And South's hand holds these cards
        | card  | hero | instant |
        | Saint | 3    | yes     |
      And South's deck holds 3 cards
      And North's deck is empty
      And South has marched Knight to b3
      When South instantly summons Saint
      Then turn <final> has become the final turn

      Examples:
        | turn | final |
        | 3    | 4     |
        | 8    | 9     |

    @moncolle_tcg.ruling.deck_out_stays
    Scenario: cards that return to a deck do not undo the final turn
      Given it is North's main phase
      And it is turn 4
      And these units are on the battlefield
        | unit  | side  | area | effect                      |
        | Witch | North | a2   | own turn, declared: restore |
      And North's hand holds 6 cards
      And North's discard pile holds 5 cards
      And turn 4 is the final turn
      And North has used Witch
      When North plays the turn to its end
      Then North has won
      And North's deck has 5 cards

    @moncolle_tcg.ruling.deck_out_stays
    Scenario: the turn after both decks ran out stays the last one although a deck is filled in between
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                      |
        | Witch | South | a2   | own turn, declared: restore |
      And South's hand holds 6 cards
      And South's discard pile holds 3 cards
      And South's deck holds 1 card
      And North's deck is empty
      And South has placed a proxy on b2
      When South uses Witch
      Then South's deck has 3 cards
      And turn 4 has become the final turn

    @moncolle_tcg.ruling.deck_out_stays
    Scenario Outline: decks that run out again in the final turn do not put the end off: <seat>
      Given it is <seat>'s main phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit  | side   | area   | effect                      |
        | Witch | <seat> | <area> | own turn, declared: restore |
      And <seat>'s hand holds 5 cards
      And <seat>'s discard pile holds 1 card
      And South's deck is empty
      And North's deck is empty
      And turn <turn> is the final turn
      And <seat> has used Witch
      When <seat> plays the turn to its end
      Then <seat> has won

      Examples:
        | seat  | turn | area |
        | North | 4    | a2   |
        | South | 5    | a3   |

    Scenario: a final turn that is over is turned down
      Given it is North's main phase
      And it is turn 6
      And turn 5 is the final turn
      When the position is put on the table
      Then it is turned down

    @moncolle_tcg.ruling.deck_out_stays
    Scenario: decks that have been empty one after the other, and not together, end nothing
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                                              |
        | Witch | North | c2   | own turn, declared: restore / own turn, declared: the enemy mills 1 |
      And North's deck is empty
      And North's discard pile holds 3 cards
      And South's deck holds 1 card
      And North has used Witch
      When North uses the second ability of Witch
      Then South's deck has 0 cards
      And no final turn is set

    Scenario: a unit that falls as the last turn ends is not counted
      Given it is South's main phase
      And it is turn 4
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                |
        | Knight | South | c3   | 1       | own turn, declared: defence +2 to this until turn end |
      And South has placed plain terrain on c2
      And South's hand holds these cards
        | card | kind    | limit | effect              |
        | Bog  | terrain | 9     | defence -1 to units |
      And South has used Knight
      And South has placed Bog on c3
      And South has ended the phase
      And South has ended the phase
      And South has ended the phase
      And South has discarded nothing
      When South declares the end of the turn
      Then the game has ended in a draw
