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
