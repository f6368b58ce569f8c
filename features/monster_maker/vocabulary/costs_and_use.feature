Feature: Vocabulary

  @monster_maker.vocabulary.cost_discard
  Rule: A cost of cards is paid by discarding so many other cards of the player's own hand; without them the text cannot be used.
    Background:
      Given it is South's first window

    Scenario: the cards paid are discarded
      Given South's hand holds 3 cards
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 2: draw 1 |
      When South activates Well discarding South Hand 3 and South Hand 1
      Then South Hand 1 and South Hand 3 are in South's discard pile
      And South Hand 2 and South Deck 1 are in South's hand

    Scenario: a cost of cards cannot be paid with too few cards
      Given South's hand holds 1 card
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 2: draw 1 |
      When the phase begins
      Then no activate answer is open to South

    Scenario: every way to pay a cost of cards is listed
      Given South's hand holds 3 cards
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 2: draw 1 |
      When the phase begins
      Then the activate answers open to South are exactly
        | card | paid                       |
        | Well | South Hand 1, South Hand 2 |
        | Well | South Hand 1, South Hand 3 |
        | Well | South Hand 2, South Hand 3 |

    Scenario: a cost of cards can be paid as often as there are cards
      Given South's hand holds 2 cards
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
      And South has activated Well discarding South Hand 1
      When South activates Well discarding South Hand 2
      Then South Deck 1 and South Deck 2 are in South's hand

    Scenario: a card on the field does not pay
      Given South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
        | Rune | miracle |                              |
      When South tries to activate Well discarding Rune
      Then it is refused as meaningless

    Scenario: a cost of cards is paid by the player who uses the text
      Given South's hand holds 1 card
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
      And North's hand holds 2 cards
      When South activates Well discarding South Hand 1
      Then North's hand has 2 cards

    Scenario: a second copy of a card is another card to pay with
      Given South's party is
        | card | skills |
        | Mage | mage 2 |
      And South's hand is
        | card   | name | kind  | class | level | effect                   |
        | Omen 1 | Omen | skill | mage  | 2     | skill, discard 1: draw 1 |
        | Omen 2 | Omen | skill | mage  | 2     | skill, discard 1: draw 1 |
      When South uses Omen 1 with Mage discarding Omen 2
      Then Omen 1 and Omen 2 are in South's discard pile

    Scenario Outline: of two cards that a counter costs none may be missing: <paying>
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                                  |
        | Warden | counter to skills, discard 2: cancel it |
      And South's hand is
        | card  |
        | Ring  |
        | Crown |
      And North has used Omen with Mage
      When South tries to counter with <paying>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | paying                  |
        | Warden                  |
        | Warden discarding Ring  |
        | Warden discarding Crown |

    Scenario: the last of nine cards is paid and goes to its player's pile
      Given South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
      And North's discard pile holds 2 cards
      And South's hand is
        | card    |
        | Ring    |
        | Crown   |
        | Relic   |
        | Rune    |
        | Banner  |
        | Vial    |
        | Orb     |
        | Chalice |
        | Sceptre |
      When South activates Well discarding Sceptre
      Then Sceptre is in South's discard pile
      And North's discard pile has 2 cards
      And South's hand has 9 cards

    Scenario: each of nine cards can be paid
      Given South's hand is
        | card    |
        | Ring    |
        | Crown   |
        | Relic   |
        | Rune    |
        | Banner  |
        | Vial    |
        | Orb     |
        | Chalice |
        | Sceptre |
      And South's other cards are
        | card | kind    | effect                       |
        | Well | miracle | activated, discard 1: draw 1 |
      When the phase begins
      Then the activate answers open to South are exactly
        | card | paid    |
        | Well | Ring    |
        | Well | Crown   |
        | Well | Relic   |
        | Well | Rune    |
        | Well | Banner  |
        | Well | Vial    |
        | Well | Orb     |
        | Well | Chalice |
        | Well | Sceptre |

  @monster_maker.vocabulary.cost_discard_this
  Rule: A card whose text costs itself is discarded from the field when it is used, with everything that it holds.
    Background:
      Given it is North's first window

    Scenario: a miracle pays with itself
      Given North's other cards are
        | card | kind    | effect                          |
        | Vial | miracle | activated, discard this: draw 1 |
        | Rune | miracle |                                 |
      When North activates Vial
      Then Vial is in North's discard pile
      And Rune is in North's other cards
      And North's other cards has 1 card
      And North's hand has 1 card

    Scenario: an item pays with itself
      Given North Hero holds these items
        | card  | effect                          |
        | Purse | activated, discard this: draw 1 |
        | Sword |                                 |
      When North activates Purse
      Then Purse is in North's discard pile
      And North Hero holds Sword
      And North's hand has 1 card

    Scenario: a character pays with itself and its items
      Given North's party is
        | card   | effect                          | items |
        | Martyr | activated, discard this: draw 1 | Sword |
        | Page   |                                 |       |
      When North activates Martyr
      Then Martyr and Sword are in North's discard pile
      And North's party is Page
      And North's hand has 1 card

    Scenario: a monster pays with itself
      Given South's map has level 1
      And these monsters are on South's newest land
        | card | owner | effect                          |
        | Bomb | North | activated, discard this: draw 1 |
      When North activates Bomb
      Then Bomb is in North's discard pile
      And Bomb is on no land
      And North's hand has 1 card

    Scenario: a card that pays with itself is gone before others may counter
      Given North's other cards are
        | card | kind    | effect                          |
        | Vial | miracle | activated, discard this: draw 1 |
      And South's party is
        | card   | effect                                |
        | Warden | counter to abilities, once: cancel it |
      When North activates Vial
      Then South is asked for a counter about Vial
      And Vial is in North's discard pile

    Scenario Outline: a counter ability of another player's <what> costs that player the card
      Given North's party is
        | card | skills |
        | Mage | mage 2 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 2     | skill: draw 1 |
      And <where>
        | card  | effect                                     |
        | Charm | counter to skills, discard this: cancel it |
      And North has used Omen with Mage
      When South counters with Charm
      Then Charm is in South's discard pile
      And North's hand has 0 cards

      Examples:
        | what    | where                        |
        | miracle | South's other cards are      |
        | item    | South Hero holds these items |

    Scenario Outline: <what> of <seat>'s pays with itself
      Given 4 players sit at the table
      And it is <seat>'s second window
      And <seat>'s party is
        | card |
        | Hero |
        | Ally |
      And <where>
        | card | effect                          |
        | Vial | activated, discard this: draw 1 |
        | Rune |                                 |
      When <seat> activates Vial
      Then Vial is in <seat>'s discard pile
      And <seat>'s hand has 1 card

      Examples:
        | seat  | what            | where                                     |
        | South | an item         | Ally holds these items                    |
        | West  | another miracle | West's other cards are                    |
        | North | an item         | Ally holds these items                    |
        | East  | another miracle | East's other cards are                    |
        | South | a monster       | these monsters are on East's newest land  |
        | West  | a monster       | these monsters are on South's newest land |
        | North | another miracle | North's other cards are                   |
        | East  | an item         | Ally holds these items                    |

    Scenario: an item of the fourth character pays with itself
      Given North's party is
        | card   | items  |
        | Hero   |        |
        | Ally   |        |
        | Page   | Sword  |
        | Squire | Shield |
      And Squire holds these items
        | card  | effect                          |
        | Purse | activated, discard this: draw 1 |
      When North activates Purse
      Then Purse is in North's discard pile
      And Squire holds Shield
      And Page holds Sword

  @monster_maker.vocabulary.cost_wound_this
  Rule: A cost of a wound makes the unhurt character wounded whose text, item or skill is used; a wounded one cannot pay it.
    Background:
      Given 4 players sit at the table
      And it is East's first window

    Scenario: an unhurt character pays with a wound
      Given East's party is
        | card  | effect                        |
        | Rider | activated, wound this: draw 1 |
        | Page  |                               |
      When East activates Rider
      Then Rider is wounded
      And Page is unhurt
      And East's hand has 1 card

    Scenario: a wounded character cannot pay with a wound
      Given East's party is
        | card  | state   | effect                        |
        | Rider | wounded | activated, wound this: draw 1 |
        | Page  | unhurt  |                               |
      When East tries to activate Rider
      Then it is refused under monster_maker.ruling.card_text_binds
      And Rider is in East's party

    Scenario: the holder of an item pays with a wound
      Given East's party is
        | card  |
        | Rider |
        | Page  |
      And Rider holds these items
        | card  | effect                        |
        | Blade | activated, wound this: draw 1 |
      When East activates Blade
      Then Rider is wounded
      And Page is unhurt
      And Rider holds Blade

    Scenario: the user of a skill pays with a wound
      Given East's party is
        | card  | skills    |
        | Rider | fighter 1 |
        | Page  |           |
      And East's hand is
        | card  | kind  | class   | level | effect                    |
        | Lunge | skill | fighter | 1     | skill, wound this: draw 1 |
      When East uses Lunge with Rider
      Then Rider is wounded
      And East Deck 1 is in East's hand

    Scenario: a cost of a wound cannot be paid twice
      Given East's party is
        | card  | effect                        |
        | Rider | activated, wound this: draw 1 |
        | Page  |                               |
      And East has activated Rider
      When East tries to activate Rider
      Then it is refused under monster_maker.ruling.card_text_binds
      And Rider is wounded

    Scenario: nobody is wounded for a miracle that lies by itself
      Given East's other cards are
        | card | kind    | effect                        |
        | Rune | miracle | activated, wound this: draw 1 |
      When East tries to activate Rune
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: a skill that its user pays for with a wound reaches the user
      Given it is North's first window
      And North's party is
        | card  | skills    |
        | Rider | fighter 1 |
        | Page  |           |
      And North's hand is
        | card  | kind  | class   | level | effect                                              |
        | Lunge | skill | fighter | 1     | skill, wound this: attack +3 to this until turn end |
      When North uses Lunge with Rider
      Then Rider is wounded
      And Rider adds 3 to its attack

    Scenario: the fourth character pays with a wound
      Given it is South's first window
      And South's party is
        | card   | effect                        |
        | Hero   |                               |
        | Ally   |                               |
        | Page   |                               |
        | Martyr | activated, wound this: draw 1 |
      When South activates Martyr
      Then Martyr is wounded
      And Hero, Ally and Page are unhurt

  @monster_maker.vocabulary.once
  Rule: An ability marked "once" can be used once in each turn; each ability of each card counts for itself.
    Scenario: an ability marked once is not used a second time in the same window
      Given it is South's first window
      And South's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And South has activated Scout
      When South tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds
      And South's hand has 1 card

    Scenario: an ability marked once is not used in a later window of the turn
      Given it is North's second window
      And North's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And North has activated Scout
      And it has come to North's third window
      When North tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario: an ability marked once is used again in its player's next turn
      Given 3 players sit at the table
      And it is West's third window
      And West's party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And West has activated Scout
      And West has played the turn to its end
      And it has come to West's first window
      When West activates Scout
      Then West's hand has 3 cards

    Scenario: an ability marked once of a second card of the same text is used
      Given it is North's first window
      And North's party is
        | card    | name  | effect                  |
        | Scout 1 | Scout | activated, once: draw 1 |
        | Scout 2 | Scout | activated, once: draw 1 |
      And North has activated Scout 1
      When North activates Scout 2
      Then North's hand has 2 cards

    Scenario: a second ability marked once of the same card is used
      Given it is South's first window
      And South's party is
        | card  | skills | effect                                            |
        | Scout | mage 1 | activated, once: draw 1 / activated, once: draw 2 |
      And South has activated Scout
      When South activates the second ability of Scout
      Then South's hand has 3 cards

    Scenario: a counter is used once in a turn
      Given 4 players sit at the table
      And it is East's first window
      And East's party is
        | card | skills |
        | Mage | mage 1 |
      And East's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And East has used Omen with Mage
      And South has countered with Warden
      When East uses Sign with Mage
      Then East is asked for a window action
      And East Deck 1 is in East's hand

    Scenario: an ability not marked once is used as often as it can be paid for
      Given it is South's first window
      And South's hand holds 2 cards
      And South's party is
        | card  | effect                       |
        | Scout | activated, discard 1: draw 1 |
      And South has activated Scout discarding South Hand 1
      When South activates Scout discarding South Hand 2
      Then South's hand has 2 cards

    @monster_maker.vocabulary.cost_discard
    @monster_maker.vocabulary.cost_discard_this
    @monster_maker.vocabulary.cost_wound_this
    Scenario Outline: a cost of several kinds is paid whole: <cost>
      Given it is North's first window
      And North's party is
        | card  | skills    | effect                    | items |
        | Rider | fighter 1 | activated, <cost>: draw 1 | Sword |
        | Page  |           |                           |       |
      And North's hand is
        | card  |
        | Ring  |
        | Crown |
      When North activates <paying>
      Then <outcome>
      And North's hand has <left> cards

      Examples:
        | cost                                | paying                          | outcome                                                  | left |
        | discard 1, wound this               | Rider discarding Ring           | Rider is wounded                                         | 2    |
        | wound this, discard 2               | Rider discarding Ring and Crown | Rider is wounded                                         | 1    |
        | discard 1, discard this             | Rider discarding Crown          | Rider and Sword are in North's discard pile              | 2    |
        | discard this, wound this            | Rider                           | Rider and Sword are in North's discard pile              | 3    |
        | discard 2, wound this, discard this | Rider discarding Crown and Ring | Rider, Sword, Ring and Crown are in North's discard pile | 1    |
        | once, discard 1, wound this         | Rider discarding Ring           | Ring is in North's discard pile                          | 2    |

    @monster_maker.vocabulary.cost_discard
    @monster_maker.vocabulary.cost_wound_this
    @monster_maker.ruling.card_text_binds
    Scenario Outline: of a cost of several kinds nothing may be missing: <cost>, <state>, <paying>
      Given it is North's second window
      And North's party is
        | card  | state   | effect                    |
        | Rider | <state> | activated, <cost>: draw 1 |
        | Page  |         |                           |
      And North's hand is
        | card  |
        | Ring  |
        | Crown |
      When North tries to activate <paying>
      Then it is refused under monster_maker.ruling.card_text_binds
      And Rider is in North's party
      And Ring and Crown are in North's hand

      Examples:
        | cost                                | state   | paying                          |
        | discard 1, wound this               | unhurt  | Rider                           |
        | discard 1, wound this               | wounded | Rider discarding Ring           |
        | wound this, discard 2               | unhurt  | Rider discarding Ring           |
        | discard 1, discard this             | unhurt  | Rider                           |
        | discard 1, discard this             | unhurt  | Rider discarding Ring and Crown |
        | discard this, wound this            | wounded | Rider                           |
        | discard 2, wound this, discard this | wounded | Rider discarding Ring and Crown |
        | discard 2, wound this, discard this | unhurt  | Rider discarding Crown          |
        | discard 2, wound this, discard this | unhurt  | Rider                           |

    @monster_maker.vocabulary.cost_discard
    @monster_maker.vocabulary.cost_discard_this
    @monster_maker.vocabulary.cost_wound_this
    Scenario Outline: a cost of several kinds of <what> is paid whole
      Given it is South's third window
      And South's party is
        | card  |
        | Rider |
        | Page  |
      And <where>
        | card  | effect                    |
        | Charm | activated, <cost>: draw 1 |
      And South's hand is
        | card  |
        | Ring  |
        | Crown |
      When South activates Charm discarding Ring
      Then Ring is in South's discard pile
      And <outcome>

      Examples:
        | what      | where                                     | cost                                | outcome                                |
        | an item   | Rider holds these items                   | discard 1, wound this               | Rider is wounded                       |
        | an item   | Rider holds these items                   | discard 1, discard this             | Charm is in South's discard pile       |
        | an item   | Rider holds these items                   | wound this, discard this, discard 1 | Rider is wounded                       |
        | an item   | Rider holds these items                   | discard this, discard 1, wound this | Charm is in South's discard pile       |
        | a monster | these monsters are on North's newest land | discard 1, discard this             | Charm is on no land                    |
        | a land    | South's map is, the oldest land first     | once, discard 1                     | South's map is, from the oldest, Charm |

    @monster_maker.ruling.card_text_binds
    Scenario Outline: a skill's cost of several kinds is paid whole: <deed>
      Given it is <seat>'s <window>
      And <seat>'s party is
        | card  | skills    |
        | Rider | fighter 1 |
        | Page  | fighter 0 |
      And <seat>'s hand is
        | card  | kind  | class   | level | effect                               |
        | Lunge | skill | fighter | 1     | skill, discard 1, wound this: draw 1 |
        | Ring  |       |         |       |                                      |
        | Crown |       |         |       |                                      |
      When <seat> tries to <deed>
      Then it is refused under <clause>
      And Lunge is in <seat>'s hand
      And Rider is unhurt

      Examples:
        | seat  | window        | deed                                           | clause                               |
        | South | first window  | use Lunge with Rider                           | monster_maker.ruling.card_text_binds |
        | North | second window | use Lunge with Rider discarding Ring and Crown | monster_maker.ruling.card_text_binds |
        | South | third window  | use Lunge with Page discarding Ring            | monster_maker.skill.use_condition    |

    @monster_maker.vocabulary.cost_wound_this
    @monster_maker.vocabulary.cost_discard
    Scenario: a skill's user is wounded and a card is paid, both for one skill
      Given it is North's second window
      And North's party is
        | card  | skills    |
        | Rider | fighter 1 |
        | Page  | fighter 1 |
      And North's hand is
        | card  | kind  | class   | level | effect                               |
        | Lunge | skill | fighter | 1     | skill, discard 1, wound this: draw 1 |
        | Ring  |       |         |       |                                      |
      When North uses Lunge with Rider discarding Ring
      Then Rider is wounded
      And Page is unhurt
      And Ring and Lunge are in North's discard pile

    @monster_maker.vocabulary.cost_discard
    @monster_maker.vocabulary.cost_discard_this
    @monster_maker.vocabulary.cost_wound_this
    Scenario Outline: a counter's cost of several kinds is paid whole: <cost>
      Given 3 players sit at the table
      And it is West's <window>
      And West's party is
        | card | skills |
        | Mage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                               |
        | Warden | counter to skills, <cost>: cancel it |
        | Page   |                                      |
      And South's hand is
        | card  |
        | Ring  |
        | Crown |
      And West has used Omen with Mage
      When South counters with Warden discarding <paid>
      Then <outcome>
      And South's hand has <left> cards
      And West's hand has 0 cards

      Examples:
        | window        | cost                                | paid           | outcome                           | left |
        | first window  | discard 1, wound this               | Ring           | Warden is wounded                 | 1    |
        | second window | discard 1, discard this             | Crown          | Warden is in South's discard pile | 1    |
        | third window  | discard 2, wound this, discard this | Ring and Crown | Warden is in South's discard pile | 0    |
        | first window  | once, wound this, discard 1         | Crown          | Warden is wounded                 | 1    |

    @monster_maker.window.counter
    Scenario Outline: a counter with a cost of several kinds is not asked for when <what> is missing
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | state   | effect                                              |
        | Warden | <state> | counter to skills, discard 1, wound this: cancel it |
        | Page   |         |                                                     |
      And South's hand holds <cards> cards
      When North uses Omen with Mage
      Then North is asked for a window action
      And North Deck 1 is in North's hand

      Examples:
        | what            | state   | cards |
        | a card          | unhurt  | 0     |
        | somebody unhurt | wounded | 2     |

    @monster_maker.vocabulary.cost_discard_this
    Scenario Outline: a payer is gone after the first of two texts: <second>
      Given it is South's first window
      And South's party is
        | card   | effect                                                        |
        | Martyr | activated, discard this: draw 1 / activated, <second>: draw 1 |
        | Page   |                                                               |
      And South's hand is
        | card |
        | Ring |
      And South has activated Martyr
      When South tries to activate the second ability of <paying>
      Then it is refused under monster_maker.window.activated

      Examples:
        | second       | paying                 |
        | discard this | Martyr                 |
        | wound this   | Martyr                 |
        | discard 1    | Martyr discarding Ring |
        | once         | Martyr                 |

    @monster_maker.vocabulary.cost_wound_this
    Scenario Outline: a payer wounded by the first of two texts cannot be wounded for the second: <second>
      Given it is North's first window
      And North's party is
        | card   | effect                                                      |
        | Martyr | activated, wound this: draw 1 / activated, <second>: draw 1 |
        | Page   |                                                             |
      And North's hand is
        | card |
        | Ring |
      And North has activated Martyr
      When North tries to activate the second ability of <paying>
      Then it is refused under monster_maker.ruling.card_text_binds
      And Martyr is in North's party

      Examples:
        | second                   | paying                 |
        | wound this               | Martyr                 |
        | wound this, discard 1    | Martyr discarding Ring |
        | wound this, discard this | Martyr                 |

    Scenario: cards paid for one text do not pay for the next
      Given it is South's second window
      And South's party is
        | card   | state   | effect                                                    |
        | Scribe |         | activated, discard 1: heal one of your wounded characters |
        | Page   | wounded |                                                           |
        | Sam    | wounded |                                                           |
      And South's hand is
        | card |
        | Ring |
      And South has activated Scribe on Page discarding Ring
      When South tries to activate Scribe on Sam discarding Ring
      Then it is refused as meaningless

    Scenario: an ability marked once stays used though its character has been healed of the wound that it cost
      Given it is North's first window
      And North's party is
        | card  | effect                                               |
        | Rider | activated, once, wound this: draw 1                  |
        | Monk  | activated, once: heal one of your wounded characters |
      And North has activated Rider
      And North has activated Monk on Rider
      When North tries to activate Rider
      Then it is refused under monster_maker.ruling.card_text_binds
      And Rider is unhurt

    Scenario Outline: an ability marked once, used in the <first>, is used up in the <second>
      Given 4 players sit at the table
      And it is <seat>'s <first>
      And <seat>'s party is
        | card  | effect                  |
        | Scout | activated, once: draw 1 |
      And <seat> has activated Scout
      And it has come to <seat>'s <second>
      When <seat> tries to activate Scout
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | seat  | first         | second        |
        | South | first window  | second window |
        | West  | first window  | third window  |
        | North | second window | third window  |
        | East  | first window  | third window  |

    Scenario: a counter marked once is used again in the next player's turn
      Given 3 players sit at the table
      And it is South's third window
      And South's party is
        | card | skills |
        | Mage | mage 1 |
      And South's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
      And West's party is
        | card | skills |
        | Sage | mage 1 |
      And West's hand is
        | card | kind  | class | level | effect        |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And North's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And South has used Omen with Mage
      And North has countered with Warden
      And South has played the turn to its end
      And it has come to West's second window
      And West has used Sign with Sage
      When North counters with Warden
      Then Sign is in West's discard pile
      And West's hand has 1 card

    Scenario: a counter marked once and used in the first window is not asked for in the third
      Given it is North's first window
      And North's party is
        | card | skills |
        | Mage | mage 1 |
      And North's hand is
        | card | kind  | class | level | effect        |
        | Omen | skill | mage  | 1     | skill: draw 1 |
        | Sign | skill | mage  | 1     | skill: draw 1 |
      And South's party is
        | card   | effect                             |
        | Warden | counter to skills, once: cancel it |
      And North has used Omen with Mage
      And South has countered with Warden
      And it has come to North's third window
      When North uses Sign with Mage
      Then North is asked for a window action
      And North's hand has 1 card

    Scenario: an ability marked once of a monster is not used a second time
      Given it is South's first window
      And these monsters are on North's newest land
        | card | effect                  |
        | Wolf | activated, once: draw 1 |
      And South has activated Wolf
      When South tries to activate Wolf
      Then it is refused under monster_maker.ruling.card_text_binds

    Scenario Outline: <what> marked once is not used a second time in the turn
      Given it is North's first window
      And <where>
        | card  | effect                  |
        | Charm | activated, once: draw 1 |
      And North has activated Charm
      And it has come to North's second window
      When North tries to activate Charm
      Then it is refused under monster_maker.ruling.card_text_binds
      And North's hand has 1 card

      Examples:
        | what        | where                                     |
        | a miracle   | North's other cards are                   |
        | an item     | North Hero holds these items              |
        | a character | North's party is                          |
        | a monster   | these monsters are on South's newest land |

    @monster_maker.vocabulary.cost_discard_this
    Scenario: a character that pays with itself takes all its items along
      Given it is North's third window
      And North's party is
        | card   | effect                          | items                 |
        | Martyr | activated, discard this: draw 1 | Sword, Ring and Crown |
        | Page   |                                 |                       |
      When North activates Martyr
      Then Martyr, Sword, Ring and Crown are in North's discard pile

    Scenario Outline: an ability marked once that costs something is not used a second time: <cost>
      Given it is South's first window
      And South's party is
        | card  | effect                          |
        | Scout | activated, once, <cost>: draw 1 |
        | Page  |                                 |
      And South's hand is
        | card  |
        | Ring  |
        | Crown |
      And South's other cards are
        | card | kind    | effect                           |
        | Balm | miracle | activated, once: heal your party |
      And South has activated <paying>
      And South has activated Balm
      When South tries to activate <again>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | cost                  | paying                | again                  |
        | discard 1             | Scout discarding Ring | Scout discarding Crown |
        | wound this            | Scout                 | Scout                  |
        | discard 1, wound this | Scout discarding Ring | Scout discarding Crown |

    Scenario Outline: of four abilities marked once that were used in a turn, none is used again: that of <card>
      Given it is South's first window
      And South's other cards are
        | card | kind    | effect                  |
        | Well | miracle | activated, once: draw 1 |
        | Rune | miracle | activated, once: draw 1 |
        | Vial | miracle | activated, once: draw 1 |
        | Orb  | miracle | activated, once: draw 1 |
      And South has activated Orb
      And South has activated Well
      And South has activated Vial
      And South has activated Rune
      When South tries to activate <card>
      Then it is refused under monster_maker.ruling.card_text_binds

      Examples:
        | card |
        | Well |
        | Rune |
        | Vial |
        | Orb  |

  @monster_maker.vocabulary.role
  Rule: An ability marked for one role works only while the card is used in it; without such a mark it works in either.
    Background:
      Given it is North's first window

    Scenario: an ability marked as a monster, on a card used as a monster
      Given South's map has level 1
      And these monsters are on South's newest land
        | card    | owner | kind                  | effect                                |
        | Brigand | North | character and monster | activated, once, as a monster: draw 1 |
      When North activates Brigand
      Then North's hand has 1 card

    Scenario: an ability marked as a monster, on a card used as a character
      Given North's party is
        | card    | kind                  | effect                                |
        | Brigand | character and monster | activated, once, as a monster: draw 1 |
      When North tries to activate Brigand
      Then it is refused under monster_maker.window.activated

    Scenario: an ability marked as a character, on a card used as a character
      Given North's party is
        | card | kind                  | effect                                  |
        | Imp  | monster and character | activated, once, as a character: draw 1 |
      When North activates Imp
      Then North's hand has 1 card

    Scenario: an ability marked as a character, on a card used as a monster
      Given South's map has level 1
      And these monsters are on South's newest land
        | card | owner | kind                  | effect                                  |
        | Imp  | North | monster and character | activated, once, as a character: draw 1 |
      When North tries to activate Imp
      Then it is refused under monster_maker.window.activated

    Scenario: an ability without a mark, on a card used as a monster
      Given South's map has level 1
      And these monsters are on South's newest land
        | card    | owner | kind                  | effect                  |
        | Brigand | North | character and monster | activated, once: draw 1 |
      When North activates Brigand
      Then North's hand has 1 card

    Scenario: an ability without a mark, on a card used as a character
      Given North's party is
        | card    | kind                  | effect                  |
        | Brigand | character and monster | activated, once: draw 1 |
      When North activates Brigand
      Then North's hand has 1 card

    Scenario: a card that cannot be used so cannot say so
      Given North's party is
        | card | kind      | effect                                |
        | Ally | character | activated, once, as a monster: draw 1 |
      When the position is put on the table
      Then it is turned down
