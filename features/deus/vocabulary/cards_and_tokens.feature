Feature: Vocabulary

  @deus.vocabulary.draw
  Rule: To draw moves cards from the top of the deck to the hand, as many as there are.
    Scenario Outline: draw 2 from a deck of <deck>
      Given it is South's main phase
      And South's summoner is Magus with ritual: draw 2
      And South's deck holds <deck> cards
      When South uses Magus
      Then South's hand has <hand> cards

      Examples:
        | deck | hand |
        | 3    | 2    |
        | 2    | 2    |
        | 1    | 1    |
        | 0    | 0    |

    Scenario: cards are drawn from the top
      Given it is North's main phase
      And North's summoner is Magus with ritual: draw 1
      And North's deck holds 2 cards
      When North uses Magus
      Then North Deck 1 is in North's hand
      And North Deck 2 is in North's deck

    Scenario: an effect makes the enemy draw
      Given it is South's main phase
      And South's summoner is Magus with ritual: the enemy draws 1
      And South's deck holds 2 cards
      And North's deck holds 2 cards
      When South uses Magus
      Then North Deck 1 is in North's hand
      And South's hand has 0 cards

  @deus.vocabulary.drop
  Rule: To drop lets a player discard that many hand cards of their choice, or all if they have no more.
    Scenario: the enemy chooses which cards to drop
      Given it is North's main phase
      And North's summoner is Magus with ritual: the enemy drops 1
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And North has used Magus
      When South drops Wisp
      Then Wisp is in South's discard pile
      And Imp is in South's hand

    @deus.ruling.card_text_over_rulebook
    Scenario: each of two summons of a turn sets every trigger off, and cards are dropped twice
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                   |
        | Archer | North | a3   |                                                                          |
        | Page   | North | b3   |                                                                          |
        | Squire | North | b3   | when another of your units is summoned, field, forced: the enemy drops 1 |
        | Troll  | South | c1   | when an enemy unit is summoned, field, forced: gain 1 power              |
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South's hand holds 5 cards
      And North has summoned Imp to a3
      And South has dropped South Hand 5
      And North has summoned Wisp to c3
      When South drops South Hand 4
      Then South's hand has 3 cards
      And South's discard pile has 2 cards
      And South's power is 2

    Scenario: a drop of a number not printed is refused
      Given it is South's main phase
      And South's summoner is Magus with ritual: the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has used Magus
      When North tries to drop Imp and Wisp
      Then it is refused under deus.vocabulary.drop or deus.terms.discard
      And North's hand has 2 cards

    Scenario: a hand of too few cards is dropped whole
      Given it is North's main phase
      And North's summoner is Magus with ritual: the enemy drops 2
      And South's hand holds these cards
        | card |
        | Imp  |
      When North uses Magus
      Then Imp is in South's discard pile
      And North is asked for main action

    Scenario: an effect drops cards of one's own hand
      Given it is South's main phase
      And South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And North's hand holds 2 cards
      When South uses Magus
      Then South is asked for a drop

    Scenario Outline: <what> is refused
      Given it is South's main phase
      And South's summoner is Magus with ritual: the enemy drops 2
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South's hand holds these cards
        | card   |
        | Knight |
      And South has used Magus
      When North tries to drop <cards>
      Then it is refused under deus.vocabulary.drop or deus.terms.discard
      And North's hand has 3 cards

      Examples:
        | what                     | cards          |
        | a card of the other hand | Imp and Knight |
        | one card named twice     | Imp and Imp    |

    Scenario: the number is that of the drop, whatever else the text counts
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 2 power & the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When North drops Wisp
      Then North's hand has 2 cards
      And South's power is 2

    Scenario Outline: only different cards of one's own hand can be dropped: not <cards>
      Given it is South's main phase
      And South's summoner is Magus with ritual: the enemy drops <count>
      And South's hand holds 1 card
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When North tries to drop <cards>
      Then it is refused under deus.vocabulary.drop or deus.terms.discard
      And North's hand has 3 cards

      Examples:
        | count | cards                |
        | 1     | South Hand 1         |
        | 2     | Imp and South Hand 1 |
        | 2     | Imp and Imp          |
        | 1     | Imp and Imp          |

    Scenario: every choice of that many hand cards
      Given it is North's main phase
      And North's summoner is Magus with ritual: the enemy drops 2
      And North's hand holds 3 cards
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      When North uses Magus
      Then the drop answers open to South are exactly
        | cards      |
        | Imp, Wisp  |
        | Imp, Ogre  |
        | Wisp, Ogre |

    @deus.simultaneous.choice
    Scenario Outline: where both must drop, the marching side <marching> chooses first: <what>
      Given it is <marching>'s main phase
      And these units are on the battlefield
        | unit | side       | area   | effect                           |
        | Mage | <marching> | <from> | before-attack: attack +1 to this |
        | Ogre | <other>    | b2     | counter: <what>                  |
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And <marching> has marched Mage to b2
      And the battle has reached <marching>'s before-attack timing
      And <marching> has used Mage
      And <other> has used Ogre
      When both sides pass
      Then <marching> is asked for a drop

      Examples:
        | marching | other | from | what                       |
        | South    | North | b1   | drop 1 & the enemy drops 1 |
        | North    | South | b3   | the enemy drops 1 & drop 1 |

    Scenario: a drop may come after something else has been applied
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 2 power, then the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has used Magus
      When North drops Wisp
      Then North's hand has 1 card
      And South's power is 2

    Scenario: the marching side drops twice, then the other side once
      Given it is South's main phase
      And South's summoner is Magus with ritual: drop 1 & drop 1 & the enemy drops 1
      And South's hand holds 3 cards
      And North's hand holds 2 cards
      And South has used Magus
      And South has dropped South Hand 1
      And South has dropped South Hand 3
      When North drops North Hand 2
      Then South's hand has 1 card
      And North's hand has 1 card

    Scenario: what has become due twice waits until cards have been dropped
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1] to enemy units, then the enemy drops 1
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                             |
        | Reaper | South | c1   | 2      | when an enemy unit is damaged, each, field: attack -2 to that unit |
        | Ogre   | North | b2   | 3      |                                                                    |
        | Troll  | North | c2   | 3      |                                                                    |
      And North's hand holds 2 cards
      And South has used Magus
      And North has dropped North Hand 1
      And South has used Reaper's trigger for Troll
      When South uses Reaper's trigger for Ogre
      Then Troll has attack 1
      And Ogre has attack 1
      And North's hand has 1 card

    Scenario Outline: a trigger that is about <units> lets the enemy drop a card
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1] to <hit>
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                                                  |
        | Reaper | South | c1   | 2      | when an enemy unit is damaged, forced, field: the enemy drops 1, then exhaust that unit |
        | Ogre   | North | b2   | 3      |                                                                                         |
        | Troll  | North | c2   | 3      |                                                                                         |
        | Imp    | North | a3   | 3      |                                                                                         |
      And North's hand holds 2 cards
      And South has used Magus on <units>
      When North drops North Hand 1
      Then <units> are exhausted
      And <others> are ready

      Examples:
        | hit             | units          | others                 |
        | two enemy units | Ogre and Troll | Imp and Reaper         |
        | an enemy unit   | Troll          | Imp, Ogre and Reaper   |
        | an enemy unit   | Imp            | Ogre, Reaper and Troll |

    @deus.simultaneous.choice
    Scenario Outline: once <marching> has dropped a card, <other> drops one
      Given it is <marching>'s main phase
      And <marching>'s summoner is Magus with ritual: the enemy drops 1 & drop 1
      And South's hand holds 2 cards
      And North's hand holds 2 cards
      And <marching> has used Magus
      When <marching> drops <marching> Hand 2
      Then <other> is asked for a drop
      And <marching>'s hand has 1 card

      Examples:
        | marching | other |
        | South    | North |
        | North    | South |

  @deus.vocabulary.power
  Rule: Power is gained or lost, but never falls below none.
    Scenario Outline: <text> with <before>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text>
      And South has <before> power
      When South uses Magus
      Then South's power is <after>

      Examples:
        | text         | before | after |
        | gain 2 power | 1      | 3     |
        | lose 2 power | 3      | 1     |
        | lose 2 power | 2      | 0     |
        | lose 2 power | 1      | 0     |

    Scenario Outline: the enemy's power: <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text>
      And North has 5 power
      And South has 1 power
      When North uses Magus
      Then South's power is <after>
      And North's power is 5

      Examples:
        | text                    | after |
        | the enemy gains 2 power | 3     |
        | the enemy loses 2 power | 0     |

  @deus.vocabulary.token
  Rule: To summon a token puts it from its player's token area into the battle, or outside battles into own territory.
    Scenario: a token is summoned into own territory
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus to b1
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Strain | South | b1   | ready |

    @since.2.00
    Scenario: a token is summoned into the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                     |
        | Knight | North | b3   | quick: summon token Strain |
        | Ogre   | South | b2   |                            |
      And North's token area holds these tokens
        | token  |
        | Strain |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Knight to b2
      Then Strain is in b2
      And North's line-up is Knight and Strain

    Scenario Outline: a token is not summoned to a place not allowed: <area>
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 7     |
      When South tries to use Magus to <area>
      Then it is refused under deus.limit_adjust.not_intentional
      And Strain is in South's token area

      Examples:
        | area |
        | b2   |
        | b3   |
        | c1   |

    Scenario: a token of which none is left cannot be summoned
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Strain
      When South tries to use Magus to c1
      Then it is refused under deus.limit_adjust.not_intentional
      And c1 is empty

    Scenario: no token but the one named is summoned
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Strain
      And North's token area holds these tokens
        | token   |
        | Specter |
      When North tries to use Magus to a3
      Then it is refused under deus.limit_adjust.not_intentional
      And a3 is empty

    @since.2.00
    Scenario Outline: in a battle a token comes nowhere else, <area>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                     |
        | Knight | South | b1   | quick: summon token Strain |
        | Ogre   | North | b2   |                            |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South tries to use Knight to <area>
      Then it is refused under deus.limit_adjust.not_intentional
      And Strain is in South's token area

      Examples:
        | area |
        | b1   |
        | c2   |

    Scenario Outline: the level of the token named is measured, <level> beside level 6
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token   | level   |
        | Specter | <other> |
        | Strain  | <level> |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 6     |
      When South <uses> Magus to c1
      Then <outcome>

      Examples:
        | level | other | uses         | outcome                                               |
        | 2     | 3     | uses         | Strain is in c1                                       |
        | 3     | 2     | tries to use | it is refused under deus.limit_adjust.not_intentional |

    Scenario: the token is gone when the turn of the declaration comes
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | South | c1   | before-attack: summon token Strain, then gain 1 power |
        | Squire | South | c1   | counter: summon token Strain                          |
        | Ogre   | North | c2   |                                                       |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight and Squire to c2
      And the battle has reached South's before-attack timing
      And South has used
        | card   | to |
        | Knight | c2 |
      And North has passed
      And South has used
        | card   | to |
        | Squire | c2 |
      When both sides pass
      Then Strain is in c2
      And South's power is 0

    Scenario: every place where a token may be put outside battles
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Wolf
      And North's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | North | c3   | 7     |
      Then the use answers open to North are exactly
        | card  | area |
        | Magus | a3   |
        | Magus | b3   |

    Scenario: a place must suit everything that is put there
      Given it is South's main phase
      And South's summoner is Magus with ritual: gain 1 power & summon token Wolf & move one of your units of level 2 or less
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 7     |
        | Page  | South | b1   | 2     |
      Then the use answers open to South are exactly
        | card  | targets | area |
        | Magus | Page    | b1   |
        | Magus | Page    | a1   |

    @since.2.00
    Scenario: in a battle the only place for a token is that battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | effect                   |
        | Knight | North | a3   | 6     | quick: summon token Wolf |
        | Ogre   | South | a2   |       |                          |
      And North's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And North has marched Knight to a2
      When the battle reaches North's quick timing
      Then the use answers open to North are exactly
        | card   | area |
        | Knight | a2   |

    Scenario: tokens of the same name come one after another
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Wolf
      And South's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And South has used
        | card  | taking    | to |
        | Magus | Grey Wolf | a1 |
      When South uses
        | card  | to |
        | Magus | c1 |
      Then the battlefield holds exactly these units
        | unit       | side  | area |
        | Grey Wolf  | South | a1   |
        | Black Wolf | South | c1   |
      And Bear is in South's token area
      And no use answer is open to South

    Scenario Outline: of two tokens of one name its player takes <token>
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Wolf
      And South's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      When South uses
        | card  | taking  | to |
        | Magus | <token> | c1 |
      Then the battlefield holds exactly these units
        | unit    | side  | area |
        | <token> | South | c1   |
      And <other> and Bear are in South's token area

      Examples:
        | token      | other      |
        | Grey Wolf  | Black Wolf |
        | Black Wolf | Grey Wolf  |

    Scenario Outline: of two tokens of one name its player must say which: not <tokens>
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Wolf
      And North's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      When North tries to use
        | card  | taking   | to |
        | Magus | <tokens> | a3 |
      Then it is refused under deus.vocabulary.token
      And the battlefield is empty

      Examples:
        | tokens                   |
        |                          |
        | Bear                     |
        | Grey Wolf and Black Wolf |
        | Grey Wolf and Bear       |

    Scenario Outline: at the <timing>, too, one of two tokens is named: not <tokens>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                    |
        | Shaman | South | b1   | <mark>: summon token Wolf |
        | Ogre   | North | b2   |                           |
      And South's token area holds these tokens
        | token      | name |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And South has marched Shaman to b2
      And the battle has reached South's <timing>
      When South tries to use
        | card   | taking   | to |
        | Shaman | <tokens> | b2 |
      Then it is refused under deus.vocabulary.token

      Examples:
        | timing               | mark          | tokens                   |
        | before-attack timing | before-attack |                          |
        | before-attack timing | before-attack | Grey Wolf and Black Wolf |
        | right to counter     | counter       |                          |
        | right to counter     | counter       | Grey Wolf and Black Wolf |

      @since.2.00
      Examples:
        | timing       | mark  | tokens                   |
        | quick timing | quick |                          |
        | quick timing | quick | Grey Wolf and Black Wolf |

      @until.2.00
      Examples:
        | timing              | mark          | tokens                   |
        | after-attack timing | before-attack |                          |
        | after-attack timing | before-attack | Grey Wolf and Black Wolf |

    Scenario: each of two tokens of one name may be taken
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Wolf
      And North's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | North | b3   | 8     |
        | Squire | North | a3   | 8     |
      Then the use answers open to North are exactly
        | card  | area | tokens     |
        | Magus | c3   | Grey Wolf  |
        | Magus | c3   | Black Wolf |

    Scenario: where all tokens of a name come nothing need be said
      Given it is North's main phase
      And North's summoner is Magus with ritual: summon token Wolf & summon token Wolf
      And North's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      When North uses
        | card  | to |
        | Magus | b3 |
      Then Grey Wolf and Black Wolf are in b3

    @since.2.00
    Scenario Outline: a trigger takes <token>, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                            |
        | Mage   | South | b1   | 9       | quick: kill one of your units     |
        | Shaman | South | b1   | 3       | when this dies: summon token Wolf |
        | Ogre   | North | b2   | 9       |                                   |
      And South's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And South has marched Mage and Shaman to b2
      And the battle has reached South's quick timing
      And South has used Mage on Shaman
      When South uses Shaman's trigger taking <token> to b2
      Then Mage and <token> are in b2
      And <other> and Bear are in South's token area

      Examples:
        | token      | other      |
        | Grey Wolf  | Black Wolf |
        | Black Wolf | Grey Wolf  |

    Scenario Outline: for a trigger, too, <side> names one of two tokens: not to <use>
      Given it is <side>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                  |
        | Shaman | <side>  | <home> | when a battle begins: summon token Wolf |
        | Ogre   | <enemy> | c2     |                                         |
      And <side>'s token area holds these tokens
        | token      | name |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And <side> has marched Shaman to c2
      When <side> tries to <use>
      Then it is refused under deus.vocabulary.token

      Examples:
        | side  | enemy | home | use                                                        |
        | South | North | c1   | use Shaman's trigger to c2                                 |
        | South | North | c1   | use Shaman's trigger taking Grey Wolf and Black Wolf to c2 |
        | North | South | c3   | use Shaman's trigger to c2                                 |
        | North | South | c3   | use Shaman's trigger taking Grey Wolf and Black Wolf to c2 |

    Scenario Outline: of three tokens of one name its player takes <tokens>
      Given it is South's main phase
      And South's summoner is Magus with ritual: summon token Wolf & summon token Wolf
      And South's token area holds these tokens
        | token      | name |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
        | White Wolf | Wolf |
      When South uses Magus taking <tokens> to b1
      Then <tokens> are in b1
      And <other> is in South's token area

      Examples:
        | tokens                    | other      |
        | Grey Wolf and White Wolf  | Black Wolf |
        | White Wolf and Black Wolf | Grey Wolf  |

    Scenario: a trigger takes two of three tokens of one name, too
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card   | effect                                                              |
        | Shaman | when this is summoned, field: summon token Wolf & summon token Wolf |
      And North's token area holds these tokens
        | token      | name |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
        | White Wolf | Wolf |
      And North has summoned Shaman to a3
      When North uses Shaman's trigger taking White Wolf and Black Wolf to c3
      Then White Wolf and Black Wolf are in c3
      And Grey Wolf is in North's token area

    Scenario Outline: a trigger outside battles takes <token>, too
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   | effect                                          |
        | Shaman | when this is summoned, field: summon token Wolf |
      And South's token area holds these tokens
        | token      | name |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And South has summoned Shaman to b1
      When South uses Shaman's trigger taking <token> to a1
      Then <token> is in a1
      And <other> is in South's token area

      Examples:
        | token      | other      |
        | Grey Wolf  | Black Wolf |
        | Black Wolf | Grey Wolf  |

  @deus.vocabulary.token_to_hand
  Rule: To take a token into the hand moves it there from its player's token area, if it may be in a hand.
    Scenario: a token is taken into the hand
      Given it is North's main phase
      And North's summoner is Magus with ritual: take token Strain into the hand
      And North's token area holds these tokens
        | token  |
        | Strain |
      When North uses Magus
      Then Strain is in North's hand
      And North's token area has 0 cards

    Scenario: a taken token that may not be in a hand
      Given it is South's main phase
      And South's summoner is Magus with ritual: take token Specter into the hand
      And South's token area holds these tokens
        | token   | hand  |
        | Specter | never |
      When South uses Magus
      Then Specter is in South's token area
      And South's hand has 0 cards

    Scenario: a token of which none is left cannot be taken into the hand
      Given it is North's main phase
      And North's summoner is Magus with ritual: take token Strain into the hand, then gain 1 power
      When North uses Magus
      Then North's hand has 0 cards
      And North's power is 0

    Scenario: a token is known by its name
      Given it is South's main phase
      And South's summoner is Magus with ritual: take token Wolf into the hand
      And South's token area holds these tokens
        | token     | name |
        | Wolf      | Bear |
        | Grey Wolf | Wolf |
      When South uses Magus
      Then Grey Wolf is in South's hand
      And Wolf is in South's token area

    Scenario Outline: of two tokens of one name <token> is taken into the hand
      Given it is North's main phase
      And North's summoner is Magus with ritual: take token Wolf into the hand
      And North's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      When North uses
        | card  | taking  |
        | Magus | <token> |
      Then <token> is in North's hand
      And <other> and Bear are in North's token area

      Examples:
        | token      | other      |
        | Grey Wolf  | Black Wolf |
        | Black Wolf | Grey Wolf  |

    Scenario: which of two tokens of one name is taken into the hand must be said
      Given it is North's main phase
      And North's summoner is Magus with ritual: take token Wolf into the hand
      And North's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      When North tries to use Magus
      Then it is refused under deus.vocabulary.token or deus.vocabulary.token_to_hand
      And North's hand has 0 cards

    @since.2.00
    Scenario: a token is taken into the hand in the quick timing, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Knight | North | b3   | quick: take token Sprout into the hand |
        | Ogre   | South | b2   |                                        |
      And North's token area holds these tokens
        | token  |
        | Sprout |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North uses Knight
      Then Sprout is in North's hand

  @deus.vocabulary.summon_this
  Rule: To summon this puts the card from the hand, ready, into an empty area of own territory.
    Scenario: a card summons itself into an empty area
      Given it is North's main phase
      And North's hand holds these cards
        | card  | level | effect              |
        | Giant | 8     | ritual: summon this |
      When North uses Giant to b3
      Then the battlefield holds exactly these units
        | unit  | side  | area | state |
        | Giant | North | b3   | ready |
      And North's hand has 0 cards

    Scenario Outline: a card does not summon itself into an area not allowed: <area>
      Given it is South's main phase
      And South's hand holds these cards
        | card | level | effect              |
        | Wisp | 2     | ritual: summon this |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
      When South tries to use Wisp to <area>
      Then it is refused under deus.limit_adjust.not_intentional
      And Wisp is in South's hand

      Examples:
        | area |
        | b1   |
        | b2   |
        | b3   |

    Scenario: what comes after a card has summoned itself follows
      Given it is South's main phase
      And South's hand holds these cards
        | card | effect                                 |
        | Wisp | ritual: summon this, then gain 1 power |
      When South uses Wisp to c1
      Then Wisp is in c1
      And South's power is 1

    Scenario: every empty area of own territory
      Given it is North's main phase
      And North's hand holds these cards
        | card | effect              |
        | Wisp | ritual: summon this |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
      Then the use answers open to North are exactly
        | card | area |
        | Wisp | a3   |
        | Wisp | c3   |

    Scenario: an area in which a token stands is not empty
      Given it is North's main phase
      And North's hand holds these cards
        | card | level | effect              |
        | Wisp | 2     | ritual: summon this |
      And these units are on the battlefield
        | unit  | side  | area | kind  | level |
        | Ghost | North | c3   | token | 2     |
      When North tries to use Wisp to c3
      Then it is refused under deus.limit_adjust.not_intentional
      And Wisp is in North's hand

  @deus.vocabulary.cancel
  Rule: To cancel a declaration takes away the effect of one that waits in the chain, but not of an attack.
    Scenario: a declaration is cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   | before-attack: gain 1 power   |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has used Ogre on Knight
      When both sides pass
      Then South's power is 0
      And South is asked for before attack effects

    Scenario: the declarations that are not cancelled take effect
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | North | c3   | before-attack: gain 1 power   |
        | Squire | North | c3   | counter: gain 2 power         |
        | Ogre   | South | c2   | counter: cancel a declaration |
      And North has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And South has passed
      And North has used Squire
      And South has used Ogre on Squire
      When both sides pass
      Then North's power is 1

    Scenario: an attack is not cancelled
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | a1   |                               |
        | Ogre   | North | a2   | counter: cancel a declaration |
      And South has marched Knight to a2
      And the battle has reached North's right to counter
      When North tries to use Ogre on Knight
      Then it is refused under deus.ruling.no_declaration_without_target
      And the attackers declared are Knight
