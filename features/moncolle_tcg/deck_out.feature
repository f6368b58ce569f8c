Feature: Deck-out

  When both decks have run out, one turn is left, and then units in the enemy territory are counted.

  @moncolle_tcg.victory.deckout_trigger
  Rule: When both decks have become empty, the next turn is the last one; after it the game is judged.
    Scenario Outline: the last card of the second deck is drawn in <seat>'s <phase> phase
      Given it is <seat>'s <phase> phase
      And it is turn <turn>
      And <seat>'s hand holds 5 cards
      And <seat>'s deck holds 1 card
      And <other>'s deck is empty
      When <seat> discards nothing
      Then turn <final> has become the final turn
      And the game goes on

      Examples:
        | seat  | other | phase                  | turn | final |
        | South | North | second hand adjustment | 13   | 14    |
        | South | North | first hand adjustment  | 7    | 8     |
        | North | South | second hand adjustment | 10   | 11    |
        | North | South | first hand adjustment  | 2    | 3     |

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

    Scenario Outline: at the end of turn <turn> nobody judges decks that are to be judged after turn 6
      Given it is <seat>'s end declaration phase
      And it is turn <turn>
      And turn 6 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
      When <seat> declares the end of the turn
      Then the game goes on
      And turn 6 has become the final turn

      Examples:
        | seat  | turn |
        | South | 5    |

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

    Scenario Outline: late in the game, in turn <turn>, an effect of <seat> empties the second deck
      Given it is <seat>'s main phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: draw 1 |
      And <seat>'s deck holds 1 card
      And <other>'s deck is empty
      When <seat> uses Mage
      Then turn <final> has become the final turn

      Examples:
        | seat  | other | turn | final |
        | South | North | 9    | 10    |
        | North | South | 8    | 9     |

    Scenario Outline: in the final turn an effect of <seat> finds an empty deck, and the turn stays the last
      Given it is <seat>'s main phase
      And it is turn <turn>
      And turn <turn> is the final turn
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: draw 1 |
      And <seat>'s deck is empty
      And <other>'s deck is empty
      And <seat> has used Mage
      When <seat> plays the turn to its end
      Then the game has ended in <seat>'s end declaration phase

      Examples:
        | seat  | other | turn |
        | South | North | 5    |
        | North | South | 8    |

    Scenario Outline: <seat>'s last cards pay for a hero in a battle of turn <turn>
      Given it is <seat>'s main phase
      And it is turn <turn>
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <other> | <to>   |
      And <seat>'s hand holds these cards
        | card  | hero | instant |
        | Saint | 3    | yes     |
      And <seat>'s deck holds 3 cards
      And <other>'s deck is empty
      And <seat> has marched Knight to <to>
      When <seat> instantly summons Saint
      Then turn <final> has become the final turn

      Examples:
        | seat  | other | from | to | turn | final |
        | South | North | b2   | b3 | 3    | 4     |
        | North | South | c3   | c2 | 8    | 9     |

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
        | South | 5    | c3   |

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

    Scenario Outline: a unit that falls as the last turn ends is not counted, <seat> ending it
      Given it is <seat>'s main phase
      And it is turn 4
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side   | area   | defence | effect                                                |
        | Knight | <seat> | <area> | 1       | own turn, declared: defence +2 to this until turn end |
      And <seat> has placed plain terrain on <beside>
      And <seat>'s hand holds these cards
        | card | kind    | limit | effect              |
        | Bog  | terrain | 9     | defence -1 to units |
      And <seat> has used Knight
      And <seat> has placed Bog on <area>
      And <seat> has ended the phase
      And <seat> has ended the phase
      And <seat> has ended the phase
      And <seat> has discarded nothing
      When <seat> declares the end of the turn
      Then the game has ended in a draw

      Examples:
        | seat  | area | beside |
        | South | c3   | c2     |
        | North | a2   | a3     |

  @moncolle_tcg.victory.one_empty_deck
  Rule: Only one empty deck ends nothing, and its owner plays on.
    Scenario Outline: <seat>'s deck runs out and the opponent has <left> left
      Given it is <seat>'s second hand adjustment phase
      And <seat>'s hand holds 5 cards
      And <seat>'s deck holds 1 card
      And <other>'s deck holds <left> other cards
      When <seat> discards nothing
      Then no final turn is set
      And it has become <seat>'s end declaration phase

      Examples:
        | seat  | other | left |
        | South | North | 5    |
        | South | North | 1    |
        | North | South | 1    |
        | North | South | 5    |

    Scenario Outline: <seat> plays on with an empty deck and draws nothing
      Given it is <seat>'s first hand adjustment phase
      And <seat>'s hand holds 2 cards
      And <seat>'s deck is empty
      And <other>'s deck holds 4 cards
      When <seat> plays the turn to its end
      Then the game goes on
      And <seat>'s hand has 2 cards
      And it has become <other>'s first hand adjustment phase

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario: a last card beside an empty deck ends nothing in the turn that follows either
      Given it is North's main phase
      And North's deck is empty
      And South's hand holds 5 cards
      And South's deck holds 2 cards
      And North plays the turn to its end
      When South discards nothing
      Then South's deck has 1 card
      And no final turn is set

    Scenario: a deck stays empty over the turns, and nothing ends
      Given it is South's main phase
      And South's deck is empty
      And North's hand holds 6 cards
      And North's deck holds 9 cards
      And South plays the turn to its end
      And North plays the turn to its end
      When South plays the turn to its end
      Then turn 6 is being played
      And no final turn is set
      And the game goes on

  @moncolle_tcg.victory.judgement_count
  Rule: The judgement is won by the player with more units in the enemy territory.
    Scenario Outline: <south> of South's units in North's territory, <north> of North's in South's
      Given it is <turn>'s end declaration phase
      And it is turn 4
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | <k>  |
        | Squire | South | <s>  |
        | Page   | South | <p>  |
        | Ogre   | North | <o>  |
        | Troll  | North | <t>  |
        | Goblin | North | <g>  |
      When <turn> declares the end of the turn
      Then <winner> has won
      And the game has ended in <turn>'s end declaration phase

      Examples:
        | turn  | south | north | k  | s  | p  | o  | t  | g  | winner |
        | North | 3     | 2     | a3 | b3 | c4 | a2 | c2 | c3 | South  |
        | South | 2     | 1     | a4 | a4 | b2 | a1 | c3 | b4 | South  |
        | North | 1     | 2     | c3 | b1 | c1 | a2 | a2 | b3 | North  |
        | South | 0     | 1     | a2 | b1 | c1 | c2 | b3 | b4 | North  |
        | North | 1     | 0     | b3 | b1 | a1 | b4 | c3 | c4 | South  |

    Scenario Outline: levels do not count, <seat> wins with more units
      Given it is South's end declaration phase
      And turn 3 is the final turn
      And these units are on the battlefield
        | unit   | side    | area | level | attack | state     |
        | Knight | <seat>  | <a>  | 1     | 0      | exhausted |
        | Squire | <seat>  | <a>  | 1     | 0      | ready     |
        | Dragon | <other> | <b>  | 8     | 9      | ready     |
      When South declares the end of the turn
      Then <seat> has won

      Examples:
        | seat  | other | a  | b  |
        | South | North | c3 | c2 |
        | North | South | a1 | a4 |

    Scenario Outline: units at home count for nobody, <seat> wins with one unit
      Given it is North's end declaration phase
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side    | area  |
        | Knight | <seat>  | <far> |
        | Squire | <seat>  | <a>   |
        | Page   | <seat>  | <b>   |
        | Archer | <seat>  | <c>   |
        | Ogre   | <other> | <d>   |
      When North declares the end of the turn
      Then <seat> has won

      Examples:
        | seat  | other | far | a  | b  | c  | d  |
        | South | North | c3  | a2 | b1 | c1 | a4 |
        | North | South | a1  | a3 | b4 | c4 | c2 |

    Scenario: units in several areas count as much as those in one
      Given it is North's end declaration phase
      And turn 4 is the final turn
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a3   |
        | Squire | South | c3   |
        | Ogre   | North | b2   |
        | Troll  | North | b2   |
        | Goblin | North | b2   |
      When North declares the end of the turn
      Then North has won

  @moncolle_tcg.victory.judgement_draw
  Rule: With equally many units in the enemy territories the judgement is a draw.
    Scenario Outline: equally many units make a draw, <what>
      Given it is <turn>'s end declaration phase
      And it is turn 8
      And turn 8 is the final turn
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | <k>  | 5     |
        | Squire | South | <s>  | 1     |
        | Page   | South | b2   | 1     |
        | Ogre   | North | <o>  | 1     |
        | Troll  | North | <t>  | 1     |
      When <turn> declares the end of the turn
      Then the game has ended in a draw
      And nobody is asked for anything

      Examples:
        | turn  | what       | k  | s  | o  | t  |
        | North | two to two | a3 | b3 | a2 | c2 |
        | South | two to two | c4 | c4 | c1 | a1 |
        | North | one to one | b3 | b1 | c2 | c3 |
        | South | none       | c2 | b1 | b4 | c3 |

    Scenario: without any unit the judgement is a draw
      Given it is South's end declaration phase
      And turn 3 is the final turn
      When South declares the end of the turn
      Then the game has ended in a draw

  @moncolle_tcg.victory.base_before_judgement
  Rule: A base taken in the last turn wins, and there is no judgement.
    Scenario Outline: <seat> is behind in the last turn and takes the base
      Given it is <seat>'s main phase
      And it is turn 14
      And turn 14 is the final turn
      And these units are on the battlefield
        | unit   | side    | area   |
        | Knight | <seat>  | <from> |
        | Ogre   | <other> | <o>    |
        | Troll  | <other> | <o>    |
        | Goblin | <other> | <o>    |
      When <seat> marches Knight to <base>
      Then <seat> has won
      And the game has ended in <seat>'s main phase

      Examples:
        | seat  | other | from | base | o  |
        | South | North | b3   | b4   | a2 |
        | North | South | c1   | b1   | c3 |

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
