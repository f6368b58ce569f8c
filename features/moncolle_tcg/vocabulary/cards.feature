Feature: Vocabulary

  @moncolle_tcg.vocabulary.draw
  Rule: To draw moves cards from the top of the deck to the hand, as many as there are.
    Scenario Outline: <seat> draws 2 from a deck of <deck>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: draw 2 |
      And <seat>'s deck holds <deck> cards
      When <seat> uses Mage
      Then <seat>'s hand has <hand> cards

      Examples:
        | seat  | deck | hand |
        | South | 3    | 2    |
        | North | 2    | 2    |
        | South | 1    | 1    |
        | North | 0    | 0    |

    Scenario Outline: <seat> draws from the top
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: draw 1 |
      When <seat> uses Mage
      Then <seat> Deck 1 is in <seat>'s hand
      And <seat>'s deck is, from the top, <seat> Deck 2 and <seat> Deck 3

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat>'s effect makes <other> draw
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy draws 1 |
      When <seat> uses Mage
      Then <other>'s hand has 1 card
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

  @moncolle_tcg.vocabulary.drop
  Rule: To drop lets a player discard that many hand cards of their choice, or all if they have no more.
    Scenario Outline: <other> chooses which cards to drop
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy drops 2 |
      And <other>'s hand holds 3 cards
      And <seat> has used Mage
      When <other> drops <other> Hand 3 and <other> Hand 1
      Then <other> Hand 1 and <other> Hand 3 are in <other>'s discard pile
      And <other> Hand 2 is in <other>'s hand

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: <other>'s hand of <n> is dropped whole
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy drops 2 |
      And <other>'s hand holds <n> cards
      When <seat> uses Mage
      Then <other>'s hand has 0 cards
      And <other>'s discard pile has <n> cards

      Examples:
        | seat  | other | n |
        | South | North | 2 |
        | North | South | 1 |
        | South | North | 0 |

    Scenario Outline: <seat> drops cards of their own hand
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: drop 1 |
      And <seat>'s hand holds 2 cards
      And <other>'s hand holds 2 cards
      And <seat> has used Mage
      When <seat> drops <seat> Hand 2
      Then <seat> Hand 2 is in <seat>'s discard pile
      And <other>'s hand has 2 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: <seat> drops the last of six hand cards, both discard piles holding cards
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: drop 1 |
      And <seat>'s hand holds 6 cards
      And <seat>'s discard pile holds 1 card
      And <other>'s discard pile holds 2 cards
      And <seat> has used Mage
      When <seat> drops <seat> Hand 6
      Then <seat> Hand 6 is in <seat>'s discard pile
      And <seat>'s hand has 5 cards
      And <other>'s discard pile has 2 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: <other> does not drop <cards>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy drops 2 |
      And <other>'s hand holds 3 cards
      And <seat>'s hand holds 1 card
      And <seat> has used Mage
      When <other> tries to drop <cards>
      Then it is refused under moncolle_tcg.vocabulary.drop or moncolle_tcg.glossary.discard
      And <other>'s hand has 3 cards

      Examples:
        | seat  | other | cards                                       |
        | South | North | North Hand 2                                |
        | North | South | South Hand 1, South Hand 2 and South Hand 3 |
        | South | North | North Hand 2 and North Hand 2               |
        | North | South | South Hand 2 and North Hand 1               |

    @moncolle_tcg.ruling.turn_player_first
    Scenario Outline: where both must discard, the turn player <turn> chooses first, <user> having used the effect
      Given it is <turn>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                              |
        | Mage | <turn>  | <from> | normal, declared: attack +1 to this |
        | Ogre | <other> | <to>   | counter, declared: <what>           |
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And <turn> has marched Mage to <to>
      And the battle has reached <turn>'s before-attack timing
      And <turn> has used Mage
      And <other> has used Ogre
      When both sides pass
      Then <turn> is asked for a drop

      Examples:
        | turn  | other | from | to | user  | what                       |
        | South | North | b2   | b3 | North | drop 1 & the enemy drops 1 |
        | North | South | c3   | c2 | South | drop 1 & the enemy drops 1 |
        | South | North | b2   | b3 | North | the enemy drops 1 & drop 1 |

    @moncolle_tcg.ruling.turn_player_first
    Scenario Outline: where both must discard, the opponent of the turn player <turn> chooses second
      Given it is <turn>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                        |
        | Mage | <turn>  | <from> | normal, declared: attack +1 to this           |
        | Ogre | <other> | <to>   | counter, declared: drop 1 & the enemy drops 1 |
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And <turn> has marched Mage to <to>
      And the battle has reached <turn>'s before-attack timing
      And <turn> has used Mage
      And <other> has used Ogre
      And both sides have passed
      When <turn> drops <turn> Hand 1
      Then <other> is asked for a drop
      And <turn>'s hand has 1 card

      Examples:
        | turn  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    @moncolle_tcg.ruling.turn_player_first
    Scenario: a turn player who must discard twice by one effect discards twice before the opponent
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                  |
        | Mage | South | b2   | own turn, declared: drop 1 & the enemy drops 1 & drop 1 |
      And South's hand holds 3 cards
      And North's hand holds 2 cards
      And South has used Mage
      And South has dropped South Hand 1
      When South drops South Hand 2
      Then North is asked for a drop
      And South's hand has 1 card

    Scenario Outline: <other> drops as many as the automatic ability says that is due, not <seat>'s declared one
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card | effect                                                                                   |
        | Imp  | own turn, declared: the enemy drops 2 / when this is summoned, always: the enemy drops 1 |
      And <other>'s hand holds 3 cards
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      When <other> drops <other> Hand 2
      Then <other>'s hand has 2 cards
      And <other> Hand 2 is in <other>'s discard pile

      Examples:
        | seat  | other | base |
        | South | North | b1   |
        | North | South | b4   |

  @moncolle_tcg.vocabulary.mill
  Rule: To mill discards cards from the top of a deck, as many as there are.
    Scenario Outline: <seat> mills 2 from a deck of <deck>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | b2   | own turn, declared: mill 2 |
      And <seat>'s deck holds <deck> cards
      When <seat> uses Mage
      Then <seat>'s discard pile has <milled> cards
      And <seat>'s deck has <left> cards

      Examples:
        | seat  | deck | milled | left |
        | South | 3    | 2      | 1    |
        | North | 2    | 2      | 0    |
        | South | 1    | 1      | 0    |
        | North | 0    | 0      | 0    |

    Scenario Outline: <seat>'s effect mills the top of <other>'s deck
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                |
        | Mage | <seat> | b2   | own turn, declared: the enemy mills 2 |
      When <seat> uses Mage
      Then <other> Deck 1 and <other> Deck 2 are in <other>'s discard pile
      And <other> Deck 3 is in <other>'s deck
      And <seat>'s deck has 3 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

  @moncolle_tcg.vocabulary.restore
  Rule: To restore puts the player's own discard pile under the player's own deck.
    Scenario Outline: <seat> restores
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                      |
        | Mage | <seat> | b2   | own turn, declared: restore |
      And <seat>'s deck holds 1 card
      And <seat>'s discard pile holds these cards, from the top
        | card |
        | Wolf |
      And <other>'s discard pile holds 2 cards
      When <seat> uses Mage
      Then <seat>'s deck is, from the top, <seat> Deck 1 and Wolf
      And <seat>'s discard pile has 0 cards
      And <other>'s discard pile has 2 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

  @moncolle_tcg.vocabulary.cancel
  Rule: A declaration that is cancelled does nothing when its turn in the chain comes.
    Scenario Outline: <seat> cancels <other>'s ability
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                  |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit  |
        | Ogre | <seat>  | <to>   | counter, declared: cancel a declaration |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage on Ogre
      And <seat> has used Ogre on Mage
      When both sides pass
      Then Ogre is in <to>

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: a cancelled card of <other> is discarded
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                  |
        | Mage | <other> | <from> | Spell fire, Item 1 |                                         |
        | Ogre | <seat>  | <to>   |                    | counter, declared: cancel a declaration |
      And <other>'s hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used <what>
      And <seat> has used Ogre on Flame
      When both sides pass
      Then Ogre is in <to>
      And Flame is in <other>'s discard pile

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | North | South | b2   | b3 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | South | North | a3   | a2 | consumable   | 1 items | Flame through Mage on Ogre                     |

    Scenario: of two declarations the one chosen is cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                          |
        | Mage | South | c2   | normal, declared: [3] to an enemy unit / counter, declared: attack +1 to this   |
        | Page | South | c2   | counter, declared: attack +2 to this                                            |
        | Ogre | North | c3   | counter, declared: defence -1 to this / counter, declared: cancel a declaration |
      And South has marched Mage and Page to c3
      And the battle has reached South's before-attack timing
      And South has used Mage on Ogre
      And North has used Ogre
      And South has used Page
      And North has used the second ability of Ogre on Mage
      When both sides pass
      Then Page has attack 4
      And Ogre has defence 2

    Scenario Outline: what cancels an enemy declaration cancels none of one's own: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                         |
        | Mage | <seat>  | <from> | normal, declared: [1] to an enemy unit         |
        | Page | <seat>  | <from> | counter, declared: cancel an enemy declaration |
        | Ogre | <other> | <to>   | counter, declared: attack +1 to this           |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has used Ogre
      When <seat> tries to use Page on Mage
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

    Scenario Outline: what cancels an enemy declaration cancels the opponent's: <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                         |
        | Mage | <seat>  | <from> | normal, declared: [1] to an enemy unit         |
        | Page | <seat>  | <from> | counter, declared: cancel an enemy declaration |
        | Ogre | <other> | <to>   | counter, declared: attack +1 to this           |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Ogre
      And <other> has used Ogre
      And <seat> has used Page on Ogre
      When both sides pass
      Then Ogre has attack 2

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | a3   | a2 |

    Scenario Outline: of the declarations of <seat> and <other> the third is cancelled
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                                         |
        | Mage | <seat>  | <from> | normal, declared: draw 1                                                       |
        | Page | <seat>  | <from> | counter, declared: attack +2 to this                                           |
        | Ogre | <other> | <to>   | counter, declared: attack +1 to this / counter, declared: cancel a declaration |
      And <seat> has marched Mage and Page to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has used Ogre
      And <seat> has used Page
      And <other> has used the second ability of Ogre on Page
      When both sides pass
      Then Page has attack 2
      And Ogre has attack 3
      And <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | a3   | a2 |

  @moncolle_tcg.vocabulary.to_deck
  Rule: To put back on the deck puts one unit, or one card of a discard pile, on top of its owner's deck.
    Scenario Outline: <seat> puts <unit> on <owner>'s deck
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area | effect                                     |
        | Mage | <seat>  | b2   | own turn, declared: put on the deck a unit |
        | Imp  | <seat>  | b2   | when this is discarded, always: draw 1     |
        | Ogre | <other> | b3   |                                            |
      And <owner>'s deck holds 2 cards
      When <seat> uses Mage on <unit>
      Then <owner>'s deck is, from the top, <unit>, <owner> Deck 1 and <owner> Deck 2
      And <unit> is not on the battlefield
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | unit | owner |
        | South | North | Imp  | South |
        | North | South | Ogre | South |
        | South | North | Ogre | North |
        | North | South | Imp  | North |

    Scenario Outline: <seat>'s unit puts itself on the deck, and its equipment is discarded
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | standing | effect                                   |
        | Mage | <seat> | b2   | Item 1   | own turn, declared: put on the deck this |
        | Imp  | <seat> | b2   |          |                                          |
      And Mage wears this equipment
        | card  |
        | Sword |
      When <seat> uses Mage
      Then Mage is in <seat>'s deck
      And Sword is in <seat>'s discard pile
      And Imp is in b2

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> puts a card of <whose> discard pile on its owner's deck
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                             |
        | Mage | <seat> | b2   | own turn, declared: put on the deck a card of <whose> discard pile |
      And South's discard pile holds 3 cards
      And North's discard pile holds 3 cards
      And <owner>'s deck holds 1 card
      When <seat> uses Mage on <owner> Discard 2
      Then <owner>'s deck is, from the top, <owner> Discard 2 and <owner> Deck 1
      And <owner>'s discard pile has 2 cards

      Examples:
        | seat  | whose       | owner |
        | South | your        | South |
        | North | the enemy's | South |
        | South | a           | North |
        | North | a           | North |

    Scenario Outline: <seat> does not put <card> on a deck where <whose> discard pile is meant
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                             |
        | Mage | <seat> | b2   | own turn, declared: put on the deck a card of <whose> discard pile |
      And South's discard pile holds 2 cards
      And North's discard pile holds 2 cards
      And <seat>'s hand holds 2 cards
      When <seat> tries to use Mage on <card>
      Then it is refused under moncolle_tcg.ruling.targets_fit_the_text
      And South's discard pile has 2 cards
      And North's discard pile has 2 cards

      Examples:
        | seat  | whose       | card            |
        | South | your        | North Discard 1 |
        | North | the enemy's | North Discard 2 |
        | South | a           | South Hand 1    |
        | North | a           | Mage            |

    Scenario Outline: <seat> puts the last of nine cards of the discard pile on the deck
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                          |
        | Mage | <seat> | b2   | own turn, declared: put on the deck a card of your discard pile |
      And <seat>'s discard pile holds 9 cards
      And <seat>'s deck holds 1 card
      When <seat> uses Mage on <seat> Discard 9
      Then <seat>'s deck is, from the top, <seat> Discard 9 and <seat> Deck 1
      And <seat>'s discard pile has 8 cards

      Examples:
        | seat  |
        | South |
        | North |

  @moncolle_tcg.vocabulary.hand_limit
  Rule: To change the hand limit adds to how many cards a player keeps and refills to in hand adjustments, for a while; it never falls below none.
    Scenario Outline: with a hand limit of <change> <seat> refills <n> cards to <hand>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                  |
        | Mage | <seat> | b2   | own turn, declared: hand limit <change> |
      And <seat>'s hand holds <n> cards
      And <seat>'s deck holds 9 cards
      And <seat> has used Mage
      And <seat> has played on to the second hand adjustment phase
      When <seat> discards nothing
      Then <seat>'s hand has <hand> cards

      Examples:
        | seat  | change | n | hand |
        | South | +1     | 3 | 7    |
        | North | -2     | 3 | 4    |
        | South | -7     | 0 | 0    |
        | North | +2     | 8 | 8    |
        | South | +3     | 3 | 9    |

    Scenario Outline: with a hand limit of <change> <seat> <keeps> <n> cards
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                  |
        | Mage | <seat> | b2   | own turn, declared: hand limit <change> |
      And <seat>'s hand holds <n> cards
      And <seat> has used Mage
      And <seat> has played on to the second hand adjustment phase
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | change | n | keeps         | act                      | outcome                                                                                |
        | South | +1     | 8 | does not keep | tries to discard nothing | it is refused under moncolle_tcg.hand.over_limit or moncolle_tcg.vocabulary.hand_limit |
        | North | -2     | 5 | does not keep | tries to discard nothing | it is refused under moncolle_tcg.hand.over_limit or moncolle_tcg.vocabulary.hand_limit |
        | South | -2     | 4 | keeps         | discards nothing         | South's hand has 4 cards                                                               |
        | North | +2     | 8 | keeps         | discards nothing         | North's hand has 8 cards                                                               |

    Scenario Outline: two changes of <seat>'s hand limit add up
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                            |
        | Mage | <seat> | b2   | own turn, declared: hand limit +1 |
      And <seat>'s deck holds 9 cards
      And <seat> has used Mage
      And <seat> has used Mage
      And <seat> has played on to the second hand adjustment phase
      When <seat> discards nothing
      Then <seat>'s hand has 8 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: a hand limit changed for <seat>'s turn is as before in the next one
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                               |
        | Mage | <seat> | b2   | own turn, declared: <whose> limit +2 |
      And <seat>'s deck holds 9 cards
      And <other>'s deck holds 9 cards
      And <seat> has used Mage
      And <seat> plays the turn to its end
      When <other> discards nothing
      Then <other>'s hand has 6 cards
      And <seat>'s hand has <hand> cards

      Examples:
        | seat  | other | whose            | hand |
        | South | North | hand             | 8    |
        | North | South | the enemy's hand | 6    |

    Scenario Outline: <seat>'s unit changes the hand limit of <other> in <other>'s turn
      Given it is <seat>'s end declaration phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                |
        | Mage | <seat> | b2   | when a turn begins, always: the enemy's hand limit -2 |
      And <other>'s deck holds 9 cards
      And <seat> has declared the end of the turn
      When <other> discards nothing
      Then <other>'s hand has 4 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: a hand limit that <seat> has changed for the turn outlasts a battle and its march
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | defence | effect                            |
        | Mage   | <seat>  | <home> |        |         | own turn, declared: hand limit +1 |
        | Knight | <seat>  | <from> | 1      | 9       |                                   |
        | Ogre   | <other> | <to>   | 1      | 9       |                                   |
      And <seat>'s deck holds 9 cards
      And <seat> has used Mage
      And <seat> has marched Knight to <to>
      And the battle has been fought out with <seat> going first
      And <seat> has played on to the second hand adjustment phase
      When <seat> discards nothing
      Then <seat>'s hand has 7 cards

      Examples:
        | seat  | other | home | from | to |
        | South | North | b1   | b2   | b3 |
        | North | South | b4   | c3   | c2 |

    Scenario Outline: a hand limit changed as <other>'s turn begins counts in its second hand adjustment, too
      Given it is <seat>'s end declaration phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                |
        | Mage | <seat> | b2   | when a turn begins, always: the enemy's hand limit -2 |
      And <other>'s deck holds 9 cards
      And <seat> has declared the end of the turn
      And <other> has discarded nothing
      And <other> has played on to the second hand adjustment phase
      When <other> discards nothing
      Then <other>'s hand has 4 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: three changes of both hand limits end together with <seat>'s turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side   | area | effect                                        |
        | Mage  | <seat> | b2   | own turn, declared: hand limit +1             |
        | Witch | <seat> | b2   | own turn, declared: the enemy's hand limit -1 |
      And <seat>'s deck holds 9 cards
      And <other>'s deck holds 9 cards
      And <seat> has used Mage
      And <seat> has used Witch
      And <seat> has used Witch
      And <seat> plays the turn to its end
      When <other> discards nothing
      Then <other>'s hand has 6 cards
      And <seat>'s hand has 7 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |

    Scenario Outline: <seat>'s last unit of three changes the hand limit of <other> as the turn begins
      Given it is <seat>'s end declaration phase
      And these units are on the battlefield
        | unit   | side   | area | effect                                                |
        | Knight | <seat> | c2   |                                                       |
        | Squire | <seat> | c2   |                                                       |
        | Witch  | <seat> | c2   | when a turn begins, always: the enemy's hand limit -2 |
      And <other>'s deck holds 9 cards
      And <seat> has declared the end of the turn
      When <other> discards nothing
      Then <other>'s hand has 4 cards

      Examples:
        | seat  | other |
        | South | North |
        | North | South |
