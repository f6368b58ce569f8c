Feature: Cards

  @deus.token.unit_on_field
  Rule: A token card with unit items is treated as a unit while it is summoned on the battlefield.
    @deus.ruling.token_is_full_unit_on_board
    Scenario: a token on the battlefield marches and counts for the front
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  |
        | Knight | South | c2   |       |
        | Ogre   | South | b2   |       |
        | Sprout | South | a1   | token |
      When South marches Sprout to a2
      Then South has won

    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token of level <level> beside level 6
      Given these units are on the battlefield
        | unit   | side  | area | kind  | level   |
        | Ogre   | South | b1   |       | 6       |
        | Sprout | South | b1   | token | <level> |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | level | answer      |
        | 2     | accepted    |
        | 3     | turned down |

    @deus.ruling.token_is_full_unit_on_board
    Scenario: a token in the hand is summoned into a battle only if its symbol allows
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | c3   |
        | Imp  | South | c2   |
      And North's hand holds these cards
        | card   | kind  | instant |
        | Sprout | token | yes     |
        | Shade  | token | no      |
      When North marches Ogre to c2
      Then North can instantly summon exactly Sprout

    @deus.ruling.token_normally_summoned_by_symbol
    Scenario: a token in the hand whose symbol allows it is summoned normally
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card   | kind  | instant |
        | Sprout | token | yes     |
      When South summons Sprout to b1
      Then Sprout is in b1

    Scenario: North, too, summons a token whose symbol allows it normally
      Given it is North's normal summon phase
      And North's hand holds these cards
        | card | kind  | instant |
        | Wolf | token | yes     |
      When North summons Wolf to c3
      Then Wolf is in c3

    @deus.ruling.token_normally_summoned_by_symbol
    Scenario: a token in the hand without the symbol is not summoned normally
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind  | instant |
        | Shade | token | no      |
      When South tries to summon Shade to b1
      Then it is refused under deus.ruling.token_normally_summoned_by_symbol or deus.turn.summon.normal

    @deus.ruling.token_normally_summoned_by_symbol
    Scenario Outline: <side> does not summon a token without the symbol normally beside one that has it
      Given it is <side>'s normal summon phase
      And <side>'s hand holds these cards
        | card   | kind  | instant |
        | Shade  | token | no      |
        | Sprout | token | yes     |
      When <side> tries to summon Shade to <area>
      Then it is refused under deus.ruling.token_normally_summoned_by_symbol or deus.turn.summon.normal

      Examples:
        | side  | area |
        | South | c1   |
        | North | a3   |

    Scenario: a token in the token area is no unit
      Given it is South's main phase
      And South's token area holds these tokens
        | token  |
        | Sprout |
      When South tries to march Sprout to b2
      Then it is refused under deus.march.main_phase_action or deus.token.unit_on_field

    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token is chosen like any other unit: <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text> a unit
      And these units are on the battlefield
        | unit   | side  | area | kind  | state    |
        | Sprout | South | a1   | token | <before> |
      When North uses Magus on Sprout
      Then Sprout is <after>

      Examples:
        | text    | before    | after     |
        | exhaust | ready     | exhausted |
        | ready   | exhausted | ready     |

  @deus.token.printed_text
  Rule: Special handling printed on a token card takes precedence over the normal token rules.
    @deus.ruling.card_text_over_rulebook
    Scenario: a token whose text allows an exhausted march marches exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect                                       |
        | Sprout | North | a3   | token | exhausted | constant, field: may march exhausted to this |
      When North marches Sprout to a2
      Then Sprout is in a2

    Scenario: a token without a text that allows it does not march exhausted
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     |
        | Sprout | South | b1   | token | exhausted |
      When South tries to march Sprout to b2
      Then it is refused under deus.march.a

    @deus.ruling.card_text_over_rulebook
    Scenario: a text that forbids prevails over one that allows
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect                                                                               |
        | Sprout | South | b1   | token | exhausted | constant, field: cannot march to this / constant, field: may march exhausted to this |
      When South tries to march Sprout to b2
      Then it is refused under deus.vocabulary.cannot_march

  @deus.token.never_deck_discard
  Rule: A token card is never part of a deck or a discard pile.
    Scenario Outline: a token in the <zone> is <answer>
      Given a card with these fields lies in South's <zone>
        | field   | value |
        | kind    | token |
        | level   | 2     |
        | attack  | 2     |
        | defence | 2     |
        | march   | walk  |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | zone         | answer      |
        | token area   | accepted    |
        | hand         | accepted    |
        | deck         | turned down |
        | discard pile | turned down |

  @deus.token.start_area
  Rule: Token cards start the game in their owner's token area, the same place as the summoner card.
    Scenario: both tokens lie in the token area of the evil faction's player
      When the game is prepared, South having the first turn
      Then North's token area has 2 cards
      And North's summoner area has 1 card

    Scenario: a player without the evil faction starts with no token
      When the game is prepared, North having the first turn
      Then South's token area has 0 cards

  @deus.token.leave_to_token_area
  Rule: A token that would die or be discarded from the battlefield or the hand goes to the token area instead.
    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token is hit by <part>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  |
        | Sprout | North | a3   | token |
      And South's summoner is Sage with ritual: <part> an enemy unit
      When South uses Sage on Sprout
      Then Sprout is in North's token area
      And North's discard pile has 0 cards

      Examples:
        | part    |
        | kill    |
        | discard |

    Scenario: a unit card that is no token goes to the discard pile
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | b1   |
      And North's summoner is Sage with ritual: kill an enemy unit
      When North uses Sage on Ogre
      Then Ogre is in South's discard pile
      And South's token area has 0 cards

    Scenario: a token discarded from the hand goes to the token area
      Given it is South's second hand adjustment phase
      And South's hand holds these cards
        | card   | kind  |
        | Sprout | token |
      When South discards Sprout
      Then Sprout is in South's token area
      And South's discard pile has 0 cards

    Scenario Outline: a token of either side outside battles: <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> a unit
      And these units are on the battlefield
        | unit    | side  | area | kind  |
        | Specter | South | c2   | token |
        | Ghost   | North | a2   | token |
      When South uses Magus on <token>
      Then <token> is in <side>'s token area
      And <side>'s discard pile has 0 cards

      Examples:
        | text          | token   | side  |
        | kill          | Specter | South |
        | kill          | Ghost   | North |
        | [3] to        | Specter | South |
        | [3] to        | Ghost   | North |
        | discard       | Specter | South |
        | discard       | Ghost   | North |
        | defence -3 to | Specter | South |
        | defence -3 to | Ghost   | North |

    Scenario Outline: a token of either side in a battle: <text>
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | effect                       |
        | Specter | South | b1   | token |                              |
        | Knight  | South | b1   | unit  | before-attack: <text> a unit |
        | Ghost   | North | b2   | token |                              |
        | Ogre    | North | b2   | unit  |                              |
      And South has marched Specter and Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight on <token>
      When both sides pass
      Then <token> is in <side>'s token area
      And <side>'s discard pile has 0 cards

      Examples:
        | text          | token   | side  |
        | kill          | Specter | South |
        | kill          | Ghost   | North |
        | [3] to        | Specter | South |
        | [3] to        | Ghost   | North |
        | discard       | Specter | South |
        | discard       | Ghost   | North |
        | defence -3 to | Specter | South |
        | defence -3 to | Ghost   | North |

    Scenario Outline: a token that dies of an attack: <side> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | attack | defence |
        | Specter | South | c1   | token | 3      | 3       |
        | Ghost   | North | c2   | token | 3      | 3       |
      And South has marched Specter to c2
      When the battle is fought out with <side> going first
      Then <token> is in <other>'s token area
      And <other>'s discard pile has 0 cards

      Examples:
        | side  | token   | other |
        | South | Ghost   | North |
        | North | Specter | South |

    Scenario Outline: a token that dies of an attack lies beside its side's other tokens: <side> goes first
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | attack | defence |
        | Specter | South | b1   | token | 3      | 3       |
        | Ghost   | North | b2   | token | 3      | 3       |
      And <other>'s token area holds these tokens
        | token |
        | Spark |
      And South has marched Specter to b2
      When the battle is fought out with <side> going first
      Then <token> is in <other>'s token area
      And <other>'s token area has 2 cards
      And <side>'s token area has 0 cards

      Examples:
        | side  | token   | other |
        | South | Ghost   | North |
        | North | Specter | South |

    Scenario: tokens that die together each go to their owner's token area
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | kind  | attack | defence |
        | Specter | South | c1   | token | 3      | 3       |
        | Ghost   | North | c2   | token | 3      | 3       |
      And South has marched Specter to c2
      When the battle is fought out with equal initiative
      Then Specter is in South's token area
      And Ghost is in North's token area
      And South's discard pile has 0 cards
      And North's discard pile has 0 cards

    Scenario Outline: a token that an effect no longer keeps, until <end> end
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence -3 to an enemy unit until next turn end
      And these units are on the battlefield
        | unit   | side  | area | kind  | attack | defence | effect                                      |
        | Ghost  | South | a2   | token | 0      | 3       | when this dies, field, forced: gain 9 power |
        | Knight | North | a3   | unit  | 0      | 3       |                                             |
      And North's hand holds these cards
        | card  | kind         | effect                                              |
        | Aegis | ritual spell | ritual: defence +3 to an enemy unit until <end> end |
      And South has 1 power
      And North has used Aegis on Ghost
      And North has used Magus on Ghost
      And North has marched Knight to a2
      And the battle has been fought out with North going first
      When North plays the turn to its end
      Then Ghost is in South's token area
      And South's discard pile has 0 cards
      And South's power is <power>

      Examples:
        | end    | power |
        | battle | 2     |
        | phase  | 2     |
        | turn   | 2     |

    Scenario: a token given up to keep the limit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | effect                                             |
        | Knight | North | a3   | 4     | 0      | when a battle begins, forced: summon token Specter |
        | Squire | North | a3   | 4     | 0      |                                                    |
        | Ogre   | South | a2   | 2     | 0      |                                                    |
      And North's token area holds these tokens
        | token   | level | attack |
        | Specter | 2     | 0      |
      And North has marched Knight to a2
      When the battle is fought out with North going first
      Then Specter is in North's token area
      And North's discard pile has 0 cards

    Scenario Outline: a token that an effect makes its player drop: <dropped>
      Given it is North's main phase
      And North's summoner is Magus with ritual: the enemy drops <count>
      And South's hand holds these cards
        | card   | kind  |
        | Sprout | token |
        | Imp    |       |
        | Wisp   |       |
      And North has used Magus
      When South drops <dropped>
      Then Sprout is in South's token area
      And Sprout is not in South's discard pile

      Examples:
        | count | dropped         |
        | 1     | Sprout          |
        | 2     | Sprout and Wisp |

    Scenario: a token that goes with the whole hand
      Given it is South's main phase
      And South's summoner is Magus with ritual: the enemy drops 2
      And North's hand holds these cards
        | card   | kind  |
        | Sprout | token |
      When South uses Magus
      Then Sprout is in North's token area
      And North's discard pile has 0 cards

  @deus.token.specter_not_to_hand
  Rule: A token that may not enter the hand goes to the token area when an effect would move it to the hand.
    @deus.ruling.token_is_full_unit_on_board
    Scenario Outline: a token that <may> be in a hand is sent there
      Given it is North's main phase
      And North's token area holds these tokens
        | token  | hand   |
        | Sprout | <hand> |
      And North's hand holds these cards
        | card | kind         | effect                                   |
        | Call | ritual spell | ritual: summon token Sprout              |
        | Back | ritual spell | ritual: return to hand one of your units |
      And North has used Call to c3
      When North uses Back on Sprout
      Then Sprout is in North's <zone>
      And the battlefield is empty

      Examples:
        | may     | hand  | zone       |
        | may not | never | token area |
        | may     |       | hand       |
