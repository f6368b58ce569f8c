Feature: Vocabulary

  @moncolle_tcg.vocabulary.drop
  Rule: To drop lets a player discard that many hand cards of their choice, or all if they have no more.
    Scenario: North chooses which cards to drop
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy drops 2 |
      And North's hand holds 3 cards
      And South has used Mage
      When North drops North Hand 3 and North Hand 1
      Then North Hand 1 and North Hand 3 are in North's discard pile
      And North Hand 2 is in North's hand

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

    Scenario: South drops cards of their own hand
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: drop 1 |
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And South has used Mage
      When South drops South Hand 2
      Then South Hand 2 is in South's discard pile
      And North's hand has 2 cards

    Scenario: South drops the last of six hand cards, both discard piles holding cards
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                     |
        | Mage | South | b2   | own turn, declared: drop 1 |
      And South's hand holds 6 cards
      And South's discard pile holds 1 card
      And North's discard pile holds 2 cards
      And South has used Mage
      When South drops South Hand 6
      Then South Hand 6 is in South's discard pile
      And South's hand has 5 cards
      And North's discard pile has 2 cards

    Scenario Outline: North does not drop <cards>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | b2   | own turn, declared: the enemy drops 2 |
      And North's hand holds 3 cards
      And South's hand holds 1 card
      And South has used Mage
      When North tries to drop <cards>
      Then it is refused under moncolle_tcg.vocabulary.drop or moncolle_tcg.glossary.discard
      And North's hand has 3 cards

      Examples:
        | cards                                       |
        | North Hand 2                                |
        | North Hand 1, North Hand 2 and North Hand 3 |
        | North Hand 2 and North Hand 2               |
        | North Hand 2 and South Hand 1               |

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
        | North | South | b3   | b2 | South | drop 1 & the enemy drops 1 |
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
        | North | South | b3   | b2 |

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

    Scenario: North drops as many as the automatic ability says that is due, not South's declared one
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | effect                                                                                   |
        | Imp  | own turn, declared: the enemy drops 2 / when this is summoned, always: the enemy drops 1 |
      And North's hand holds 3 cards
      And South has ended the phase
      And South has summoned Imp to b1
      When North drops North Hand 2
      Then North's hand has 2 cards
      And North Hand 2 is in North's discard pile
