Feature: Vocabulary

  @deus.vocabulary.draw
  Rule: To draw moves cards from the top of the deck to the hand, as many as there are.
    Background:
      Given it is South's main phase

    Scenario Outline: draw 2 from a deck of <deck>
      Given South's summoner is Magus with ritual: draw 2
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
      Given South's summoner is Magus with ritual: draw 1
      And South's deck holds 2 cards
      When South uses Magus
      Then South Deck 1 is in South's hand
      And South Deck 2 is in South's deck

    Scenario: an effect makes the enemy draw
      Given South's summoner is Magus with ritual: the enemy draws 1
      And South's deck holds 2 cards
      And North's deck holds 2 cards
      When South uses Magus
      Then North Deck 1 is in North's hand
      And South's hand has 0 cards

  @deus.vocabulary.drop
  Rule: To drop lets a player discard that many hand cards of their choice, or all if they have no more.
    Background:
      Given it is South's main phase

    Scenario: the enemy chooses which cards to drop
      Given South's summoner is Magus with ritual: the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has used Magus
      When North drops Wisp
      Then Wisp is in North's discard pile
      And Imp is in North's hand

    @deus.ruling.card_text_over_rulebook
    Scenario: a drop of a number not printed is refused
      Given South's summoner is Magus with ritual: the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has used Magus
      When North tries to drop Imp and Wisp
      Then it is refused under deus.ruling.card_text_over_rulebook
      And North's hand has 2 cards

    Scenario: a hand of too few cards is dropped whole
      Given South's summoner is Magus with ritual: the enemy drops 2
      And North's hand holds these cards
        | card |
        | Imp  |
      When South uses Magus
      Then Imp is in North's discard pile
      And South is asked for main action

    Scenario: an effect drops cards of one's own hand
      Given South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And North's hand holds 2 cards
      When South uses Magus
      Then South is asked for a drop

    Scenario Outline: <what> is refused
      Given South's summoner is Magus with ritual: the enemy drops 2
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
      Then it is refused as meaningless
      And North's hand has 3 cards

      Examples:
        | what                     | cards          |
        | a card of the other hand | Imp and Knight |
        | one card named twice     | Imp and Imp    |

    Scenario: the number is that of the drop, whatever else the text counts
      Given South's summoner is Magus with ritual: gain 2 power & the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When North drops Wisp
      Then North's hand has 2 cards
      And South's power is 2

    Scenario Outline: only different cards of the own hand can be dropped: not <cards>
      Given South's summoner is Magus with ritual: the enemy drops <count>
      And South's hand holds 1 card
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When North tries to drop <cards>
      Then it is refused as meaningless
      And North's hand has 3 cards

      Examples:
        | count | cards                |
        | 1     | South Hand 1         |
        | 2     | Imp and South Hand 1 |
        | 2     | Imp and Imp          |
        | 1     | Imp and Imp          |

    Scenario: every choice of that many hand cards
      Given South's summoner is Magus with ritual: the enemy drops 2
      And South's hand holds 3 cards
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      When South uses Magus
      Then the drop answers open to North are exactly
        | cards      |
        | Imp, Wisp  |
        | Imp, Ogre  |
        | Wisp, Ogre |

  @deus.vocabulary.power
  Rule: Power is gained or lost, but never falls below none.
    Background:
      Given it is South's main phase

    Scenario Outline: <text> with <before>
      Given South's summoner is Magus with ritual: <text>
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
      Given South's summoner is Magus with ritual: <text>
      And South has 5 power
      And North has 1 power
      When South uses Magus
      Then North's power is <after>
      And South's power is 5

      Examples:
        | text                    | after |
        | the enemy gains 2 power | 3     |
        | the enemy loses 2 power | 0     |

  @deus.vocabulary.token
  Rule: To summon a token puts it from the own token area into the battle, or outside battles into own territory.
    Background:
      Given it is South's main phase

    Scenario: a token is summoned into own territory
      Given South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus to a1
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Strain | South | a1   | ready |

    @since.2.00
    Scenario: a token is summoned into the battle
      Given these units are on the battlefield
        | unit   | side  | area | effect                     |
        | Knight | South | b1   | quick: summon token Strain |
        | Ogre   | North | b2   |                            |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South uses Knight to b2
      Then Strain is in b2
      And South's line-up is Knight and Strain

    Scenario Outline: a token is not summoned to a place not allowed: <area>
      Given South's summoner is Magus with ritual: summon token Strain
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

    Scenario: no such token is left to summon
      Given South's summoner is Magus with ritual: summon token Strain
      When South tries to use Magus to a1
      Then it is refused under deus.limit_adjust.not_intentional
      And a1 is empty

    Scenario: no token but the one named is summoned
      Given South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token   |
        | Specter |
      When South tries to use Magus to a1
      Then it is refused under deus.limit_adjust.not_intentional
      And a1 is empty

    @since.2.00
    Scenario Outline: in a battle a token comes nowhere else, <area>
      Given these units are on the battlefield
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
      Given South's summoner is Magus with ritual: summon token Strain
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
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | South | b1   | before-attack: summon token Strain, then gain 1 power |
        | Squire | South | b1   | counter: summon token Strain                          |
        | Ogre   | North | b2   |                                                       |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used
        | card   | to |
        | Knight | b2 |
      And North has passed
      And South has used
        | card   | to |
        | Squire | b2 |
      When both sides pass
      Then Strain is in b2
      And South's power is 0

    Scenario: every place where a token may be put outside battles
      Given South's summoner is Magus with ritual: summon token Wolf
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 7     |
      Then the use answers open to South are exactly
        | card  | area |
        | Magus | a1   |
        | Magus | b1   |

    Scenario: a place must suit everything that is put there
      Given South's summoner is Magus with ritual: gain 1 power & summon token Wolf & move an own unit of level 2 or less
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | a1   | 7     |
        | Page  | South | b1   | 2     |
      Then the use answers open to South are exactly
        | card  | targets | area |
        | Magus | Page    | b1   |
        | Magus | Page    | c1   |

    @since.2.00
    Scenario: in a battle the only place for a token is that battle
      Given these units are on the battlefield
        | unit   | side  | area | level | effect                   |
        | Knight | South | b1   | 6     | quick: summon token Wolf |
        | Ogre   | North | b2   |       |                          |
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then the use answers open to South are exactly
        | card   | area |
        | Knight | b2   |

    @upright.order:The_first_of_several_tokens_comes
    Scenario: tokens of the same name come one after another
      Given South's summoner is Magus with ritual: summon token Wolf
      And South's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And South has used
        | card  | to |
        | Magus | a1 |
      When South uses
        | card  | to |
        | Magus | c1 |
      Then the battlefield holds exactly these units
        | unit       | side  | area |
        | Grey Wolf  | South | a1   |
        | Black Wolf | South | c1   |
      And Bear is in South's token area
      And no use answer is open to South

  @deus.vocabulary.token_to_hand
  Rule: To take a token into the hand moves it there from the own token area, if it may be in a hand.
    Background:
      Given it is South's main phase

    Scenario: a token is taken into the hand
      Given South's summoner is Magus with ritual: take token Strain into the hand
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus
      Then Strain is in South's hand
      And South's token area has 0 cards

    Scenario: a taken token that may not be in a hand
      Given South's summoner is Magus with ritual: take token Specter into the hand
      And South's token area holds these tokens
        | token   | hand  |
        | Specter | never |
      When South uses Magus
      Then Specter is in South's token area
      And South's hand has 0 cards

    Scenario: no such token is left to take
      Given South's summoner is Magus with ritual: take token Strain into the hand, then gain 1 power
      When South uses Magus
      Then South's hand has 0 cards
      And South's power is 0

    Scenario: a token is known by its name
      Given South's summoner is Magus with ritual: take token Wolf into the hand
      And South's token area holds these tokens
        | token     | name |
        | Wolf      | Bear |
        | Grey Wolf | Wolf |
      When South uses Magus
      Then Grey Wolf is in South's hand
      And Wolf is in South's token area

  @deus.vocabulary.summon_this
  Rule: To summon this puts the card from the hand, ready, into an empty area of own territory.
    Background:
      Given it is South's main phase

    Scenario: a card summons itself into an empty area
      Given South's hand holds these cards
        | card  | level | effect              |
        | Giant | 8     | ritual: summon this |
      When South uses Giant to a1
      Then the battlefield holds exactly these units
        | unit  | side  | area | state |
        | Giant | South | a1   | ready |
      And South's hand has 0 cards

    Scenario Outline: a card does not summon itself into an area not allowed: <area>
      Given South's hand holds these cards
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
      Given South's hand holds these cards
        | card | effect                                 |
        | Wisp | ritual: summon this, then gain 1 power |
      When South uses Wisp to a1
      Then Wisp is in a1
      And South's power is 1

    Scenario: every empty area of own territory
      Given South's hand holds these cards
        | card | effect              |
        | Wisp | ritual: summon this |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      Then the use answers open to South are exactly
        | card | area |
        | Wisp | a1   |
        | Wisp | c1   |

  @deus.vocabulary.cancel
  Rule: To cancel a declaration takes away the effect of one that waits in the chain, but not of an attack.
    Background:
      Given it is South's main phase

    Scenario: a declaration is cancelled
      Given these units are on the battlefield
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
      Given these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   | before-attack: gain 1 power   |
        | Squire | South | b1   | counter: gain 2 power         |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has passed
      And South has used Squire
      And North has used Ogre on Squire
      When both sides pass
      Then South's power is 1

    Scenario: an attack is not cancelled
      Given these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   |                               |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North tries to use Ogre on Knight
      Then it is refused under deus.ruling.no_declaration_without_target
      And the attackers declared are Knight
