Feature: Costs

  What an effect takes is paid when it is declared, and with what the cost names.

  @moncolle_tcg.cost.must_be_payable
  Rule: An effect cannot be declared if its cost cannot be paid.
    Scenario Outline: <seat> pays a cost of two hand cards, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                                                                           |
        | Knight | <other> | <from> |                                                                                                                  |
        | Mage   | <seat>  | <to>   | normal, declared, cost discard 2: [3] to an enemy unit / counter, declared, cost discard 2: [3] to an enemy unit |
      And <seat>'s hand holds 3 cards
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      And <seat> has used <what> on Knight discarding <seat> Hand 1 and <seat> Hand 3
      When both sides pass
      Then Knight is not on the battlefield
      And <seat> Hand 2 is in <seat>'s hand

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | North | South | b2   | b3 | before-attack timing | Mage                       |
        | South | North | c3   | c2 | before-attack timing | Mage                       |
        | North | South | a2   | a3 | after-attack timing  | Mage                       |
        | South | North | b3   | b2 | right to counter     | the second ability of Mage |

    Scenario Outline: <seat> cannot pay two cards with <paid>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                     |
        | Mage | <seat> | c2   | own turn, declared, cost discard 2: mill 1 |
      And <seat>'s hand holds 3 cards
      And <other>'s hand holds 1 card
      When <seat> tries to use Mage discarding <paid>
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And <seat>'s hand has 3 cards

      Examples:
        | seat  | other | paid                                        |
        | South | North | South Hand 1                                |
        | North | South | North Hand 2                                |
        | South | North | South Hand 1 and South Hand 1               |
        | North | South | North Hand 1, North Hand 2 and North Hand 3 |
        | South | North | South Hand 1 and North Hand 1               |
        | North | South | South Hand 1 and North Hand 2               |
        | South | North | South Deck 1 and South Hand 1               |
        | North | South | North Hand 3 and North Deck 1               |

    Scenario Outline: <seat> cannot leave a cost unpaid at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                                               |
        | Knight | <other> | <from> |                                                                                      |
        | Mage   | <seat>  | <to>   | normal, declared, cost discard 1: draw 1 / counter, declared, cost discard 1: draw 1 |
      And <seat>'s hand holds <n> cards
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what>
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And <seat>'s hand has <n> cards

      Examples:
        | seat  | other | from | to | timing               | what                       | n |
        | North | South | b2   | b3 | before-attack timing | Mage                       | 0 |
        | South | North | c3   | c2 | before-attack timing | Mage                       | 2 |
        | South | North | a3   | a2 | after-attack timing  | Mage                       | 0 |
        | North | South | c2   | c3 | after-attack timing  | Mage                       | 1 |
        | North | South | a2   | a3 | right to counter     | the second ability of Mage | 1 |
        | South | North | b3   | b2 | right to counter     | the second ability of Mage | 0 |

    Scenario Outline: icons that are not those of the cost, for <seat>: <icons>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing              |
        | Mage | <seat>  | <from> | Spell fire fire water |
        | Ogre | <other> | <to>   |                       |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                         |
        | Flame | battle spell | normal, cost fire fire: draw 1 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Flame through Mage paid by Mage's <icons>
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And Flame is in <seat>'s hand

      Examples:
        | seat  | other | from | to | icons           |
        | South | North | b2   | b3 | fire            |
        | North | South | c3   | c2 | fire water      |
        | South | North | a2   | a3 | water           |
        | North | South | b3   | b2 | fire fire water |

    Scenario Outline: a spell without icons named is refused, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing   |
        | Knight | <other> | <from> |            |
        | Mage   | <seat>  | <to>   | <standing> |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                     |
        | Flame | battle spell | counter, cost fire: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> tries to use Flame through Mage
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And Flame is in <seat>'s hand

      Examples:
        | seat  | other | from | to | standing   |
        | North | South | b2   | b3 | Spell fire |
        | South | North | c3   | c2 |            |

    Scenario: a cost of icons and a card asks for both
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   | effect                                                       |
        | Mage | South | b2   | Spell fire | normal, declared, cost fire and discard 1: attack +3 to this |
        | Ogre | North | b3   |            |                                                              |
      And South's hand holds 2 cards
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage paid by Mage's fire discarding South Hand 2
      When North passes
      Then Mage has attack 5
      And South Hand 2 is in South's discard pile

    Scenario Outline: icons alone or a card alone do not pay for both, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   | effect                                                       |
        | Mage | <seat>  | <from> | Spell fire | normal, declared, cost fire and discard 1: attack +3 to this |
        | Ogre | <other> | <to>   |            |                                                              |
      And <seat>'s hand holds 2 cards
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Mage <paid>
      Then it is refused under moncolle_tcg.cost.must_be_payable

      Examples:
        | seat  | other | from | to | paid                    |
        | South | North | b2   | b3 | paid by Mage's fire     |
        | North | South | c3   | c2 | discarding North Hand 1 |
        | North | South | a3   | a2 | paid by Mage's fire     |

    Scenario Outline: <seat>'s card cannot pay for itself
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   |
        | Mage | <seat>  | <from> | Spell fire |
        | Ogre | <other> | <to>   |            |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire and discard 1: draw 1 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Flame through Mage paid by Mage's fire discarding Flame
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And Flame is in <seat>'s hand

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: more than the cost is not paid, by <seat>: <paid>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing    | effect                                                       |
        | Mage   | <seat>  | <from> | Spell fire  | normal, declared, cost fire and discard 1: attack +3 to this |
        | Priest | <seat>  | <from> | Spell water |                                                              |
        | Ogre   | <other> | <to>   |             |                                                              |
      And <seat>'s hand holds these cards
        | card  |
        | Wolf  |
        | Viper |
      And <seat> has marched Mage and Priest to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> tries to use Mage paid by <paid>
      Then it is refused under moncolle_tcg.cost.must_be_payable

      Examples:
        | seat  | other | from | to | paid                                           |
        | South | North | b2   | b3 | Mage's fire and Priest's water discarding Wolf |
        | North | South | c3   | c2 | Priest's water and Mage's fire discarding Wolf |
        | North | South | a3   | a2 | Mage's fire discarding Wolf and Viper          |
        | South | North | c2   | c3 | Mage's fire discarding Viper and Wolf          |

    Scenario Outline: <seat> pays "<cost>" at the <timing>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   | effect                            |
        | Mage | <seat>  | <from> | Spell fire | <mark>, <cost>: attack +1 to this |
        | Ogre | <other> | <to>   |            |                                   |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Flame | battle spell | normal, cost fire: draw 1 |
        | Wolf  | unit         |                           |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> uses Mage <paid>
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to | timing               | mark    | cost                                             | paid                                 |
        | South | North | b2   | b3 | before-attack timing | normal  | completion, cost fire                            | paid by Mage's fire                  |
        | North | South | c3   | c2 | before-attack timing | normal  | completion, cost discard 1                       | discarding Wolf                      |
        | South | North | b2   | b3 | before-attack timing | normal  | completion, cost fire and discard 1              | paid by Mage's fire discarding Wolf  |
        | North | South | c3   | c2 | before-attack timing | normal  | declared, cost fire and discard 1 battle spell   | paid by Mage's fire discarding Flame |
        | South | North | b2   | b3 | before-attack timing | normal  | completion, cost discard 1 battle spell          | discarding Flame                     |
        | North | South | c3   | c2 | before-attack timing | normal  | completion, cost fire and discard 1 battle spell | paid by Mage's fire discarding Flame |
        | North | South | c3   | c2 | right to counter     | counter | completion, cost fire                            | paid by Mage's fire                  |
        | South | North | b2   | b3 | right to counter     | counter | completion, cost discard 1                       | discarding Wolf                      |
        | North | South | c3   | c2 | right to counter     | counter | completion, cost fire and discard 1              | paid by Mage's fire discarding Wolf  |
        | South | North | b2   | b3 | right to counter     | counter | declared, cost fire and discard 1 battle spell   | paid by Mage's fire discarding Flame |
        | North | South | c3   | c2 | right to counter     | counter | completion, cost discard 1 battle spell          | discarding Flame                     |
        | South | North | b2   | b3 | right to counter     | counter | completion, cost fire and discard 1 battle spell | paid by Mage's fire discarding Flame |
        | South | North | b2   | b3 | right to counter     | counter | declared, cost fire and discard 1                | paid by Mage's fire discarding Wolf  |
        | North | South | c3   | c2 | before-attack timing | normal  | declared, cost discard 1 battle spell            | discarding Flame                     |
        | South | North | b2   | b3 | right to counter     | counter | declared, cost discard 1 battle spell            | discarding Flame                     |

    Scenario Outline: <seat>'s consumable costs "<cost>"
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing |
        | Mage | <seat>  | <from> | Item 1   |
        | Ogre | <other> | <to>   |          |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                      |
        | Salve | consumable   | <mark>, cost <cost>: draw 1 |
        | Flame | battle spell | normal, cost fire: draw 1   |
        | Wolf  | unit         |                             |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | other | from | to | timing               | mark    | cost                              | act                                             | outcome                                               |
        | South | North | b2   | b3 | before-attack timing | normal  | 1 item and discard 1              | uses Salve through Mage discarding Wolf         | North is asked for a counter                          |
        | North | South | c3   | c2 | right to counter     | counter | 1 item and discard 1              | uses Salve through Mage discarding Wolf         | South is asked for a counter                          |
        | South | North | b2   | b3 | right to counter     | counter | 1 item and discard 1              | tries to use Salve through Mage                 | it is refused under moncolle_tcg.cost.must_be_payable |
        | North | South | c3   | c2 | before-attack timing | normal  | 1 item and discard 1 battle spell | uses Salve through Mage discarding Flame        | South is asked for a counter                          |
        | South | North | b2   | b3 | right to counter     | counter | 1 item and discard 1 battle spell | uses Salve through Mage discarding Flame        | North is asked for a counter                          |
        | North | South | c3   | c2 | right to counter     | counter | 1 item and discard 1 battle spell | tries to use Salve through Mage discarding Wolf | it is refused under moncolle_tcg.cost.condition       |

  @moncolle_tcg.cost.condition
  Rule: A cost with a condition in brackets is paid only with what meets the condition.
    Scenario Outline: <seat> pays a <kind> card with <card>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                            |
        | Mage | <seat> | c2   | own turn, declared, cost discard 1 <kind>: draw 1 |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                       |
        | Flame | battle spell | normal, cost fire: draw 1    |
        | Salve | consumable   | normal, cost 1 items: draw 1 |
        | Ring  | equipment    |                              |
        | Field | terrain      |                              |
        | Wolf  | unit         |                              |
      When <seat> uses Mage discarding <card>
      Then <card> is in <seat>'s discard pile
      And <seat>'s hand has 5 cards

      Examples:
        | seat  | kind         | card  |
        | South | battle spell | Flame |
        | North | battle spell | Flame |
        | South | consumable   | Salve |
        | North | equipment    | Ring  |
        | South | terrain      | Field |
        | North | unit         | Wolf  |

    Scenario Outline: <card> does not pay a <kind> card, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                            |
        | Mage | <seat> | c2   | own turn, declared, cost discard 1 <kind>: draw 1 |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                       |
        | Flame | battle spell | normal, cost fire: draw 1    |
        | Salve | consumable   | normal, cost 1 items: draw 1 |
        | Ring  | equipment    |                              |
        | Field | terrain      |                              |
        | Wolf  | unit         |                              |
      When <seat> tries to use Mage discarding <card>
      Then it is refused under moncolle_tcg.cost.condition
      And <seat>'s hand has 5 cards

      Examples:
        | seat  | kind         | card  |
        | South | battle spell | Wolf  |
        | North | battle spell | Wolf  |
        | South | battle spell | Salve |
        | North | battle spell | Ring  |
        | South | battle spell | Field |
        | North | unit         | Flame |
        | South | equipment    | Salve |
        | North | consumable   | Ring  |

    Scenario Outline: one of <seat>'s two cards does not meet the condition of the cost
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                                                  |
        | Mage | <seat> | c2   | own turn, declared, cost discard 2 battle spell: draw 1 |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                    |
        | Flame | battle spell | normal, cost fire: draw 1 |
        | Spark | battle spell | normal, cost fire: draw 1 |
        | Wolf  | unit         |                           |
      When <seat> tries to use Mage discarding <cards>
      Then it is refused under moncolle_tcg.cost.condition
      And <seat>'s hand has 3 cards

      Examples:
        | seat  | cards          |
        | South | Flame and Wolf |
        | North | Wolf and Spark |

    Scenario Outline: with nothing but units in hand <seat> cannot pay a battle spell card at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                                                                         |
        | Knight | <other> | <from> |                                                                                                                |
        | Mage   | <seat>  | <to>   | normal, declared, cost discard 1 battle spell: draw 1 / counter, declared, cost discard 1 battle spell: draw 1 |
      And <seat>'s hand holds 5 cards
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <what> discarding <seat> Hand 5
      Then it is refused under moncolle_tcg.cost.condition
      And <seat>'s hand has 5 cards

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | North | South | b2   | b3 | before-attack timing | Mage                       |
        | South | North | c3   | c2 | after-attack timing  | Mage                       |
        | North | South | a2   | a3 | right to counter     | the second ability of Mage |
        | South | North | b3   | b2 | right to counter     | the second ability of Mage |

    Scenario: only cards that could pay are offered
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                  |
        | Mage | North | b3   | own turn, declared, cost discard 1 battle spell: draw 1 |
        | Page | North | b3   | own turn, declared, cost discard 1 consumable: draw 1   |
      And North's hand holds these cards
        | card  | kind         | effect                    |
        | Flame | battle spell | normal, cost fire: draw 1 |
        | Wolf  | unit         |                           |
      Then North can use exactly Mage

  @moncolle_tcg.ruling.cost_paid_at_declaration
  Rule: A cost is paid when the effect is declared, and is never given back.
    Scenario Outline: before the counter of <other> <seat>'s cost is paid: <what>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                 |
        | Mage | <seat>  | <from> | normal, <type>: draw 1 |
        | Ogre | <other> | <to>   |                        |
      And <seat>'s hand holds 1 card
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses <what>
      Then <paid>
      And <other> is asked for a counter

      Examples:
        | seat  | other | from | to | type                     | what                         | paid                                    |
        | South | North | b2   | b3 | declared, cost discard 1 | Mage discarding South Hand 1 | South Hand 1 is in South's discard pile |
        | North | South | c3   | c2 | declared, cost discard 1 | Mage discarding North Hand 1 | North Hand 1 is in North's discard pile |
        | North | South | a3   | a2 | completion               | Mage                         | Mage is exhausted                       |

    Scenario Outline: <seat>'s cost is not given back when nothing comes of the effect
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing   | effect                                                          |
        | Mage | <seat>  | <from> | Spell fire | normal, declared, cost fire and discard 1: [3] to an enemy unit |
        | Ogre | <other> | <to>   |            | counter, declared: return to hand one of your units             |
        | Imp  | <other> | <to>   |            |                                                                 |
      And <seat>'s hand holds 2 cards
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage on Imp paid by Mage's fire discarding <seat> Hand 1
      And <other> has used Ogre on Imp
      And both sides have passed
      When <seat> tries to use Mage on Ogre paid by Mage's fire discarding <seat> Hand 2
      Then it is refused under moncolle_tcg.ruling.cost_paid_at_declaration or moncolle_tcg.standing.spell
      And <seat> Hand 1 is in <seat>'s discard pile

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | c3   | c2 |

    Scenario Outline: icons that pay for a declaration pay for no other in its chain, for <seat>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | standing   | effect                                            |
        | Knight | <other> | <from> |            |                                                   |
        | Mage   | <seat>  | <to>   | <standing> | counter, declared, cost <cost>: attack +1 to this |
      And <seat>'s hand holds these cards
        | card  | kind         | effect                     |
        | Flame | battle spell | counter, cost fire: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Mage paid by Mage's fire
      And <other> has passed
      When <seat> tries to use Flame through Mage paid by Mage's fire
      Then it is refused under moncolle_tcg.ruling.cost_paid_at_declaration or moncolle_tcg.standing.spell
      And Flame is in <seat>'s hand

      Examples:
        | seat  | other | from | to | standing   | cost |
        | North | South | b2   | b3 | Spell fire | fire |
        | South | North | a3   | a2 | Spell fire | fire |

    Scenario Outline: Item icons of a consumable that is cancelled stay used, for <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing | effect                                  |
        | Mage | <seat>  | <from> | Item 1   |                                         |
        | Ogre | <other> | <to>   |          | counter, declared: cancel a declaration |
      And <seat>'s hand holds these cards
        | card   | kind       | effect                       |
        | Potion | consumable | normal, cost 1 items: draw 1 |
        | Salve  | consumable | normal, cost 1 items: draw 1 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Potion through Mage
      And <other> has used Ogre on Potion
      And both sides have passed
      When <seat> tries to use Salve through Mage
      Then it is refused under moncolle_tcg.ruling.cost_paid_at_declaration or moncolle_tcg.standing.item_consumable
      And <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | b3   | b2 |

  @moncolle_tcg.ruling.paid_cards_discarded_at_once
  Rule: Cards that pay a cost go to the discard pile when they are paid.
    Scenario Outline: <seat>'s cards lie on the discard pile while the chain lasts, <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                                               |
        | Knight | <other> | <from> |                                                                                      |
        | Mage   | <seat>  | <to>   | normal, declared, cost discard 2: draw 1 / counter, declared, cost discard 2: draw 1 |
      And <seat>'s hand holds 3 cards
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> uses <what> discarding <seat> Hand 2 and <seat> Hand 3
      Then <seat> Hand 2 and <seat> Hand 3 are in <seat>'s discard pile
      And <other> is asked for a counter

      Examples:
        | seat  | other | from | to | timing               | what                       |
        | North | South | b2   | b3 | before-attack timing | Mage                       |
        | South | North | c3   | c2 | before-attack timing | Mage                       |
        | North | South | a2   | a3 | right to counter     | the second ability of Mage |
        | South | North | b3   | b2 | right to counter     | the second ability of Mage |

    Scenario Outline: <seat>'s card that pays is on the pile when the effect takes place
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                    |
        | Mage | <seat>  | <from> | normal, declared, cost discard 1: restore |
        | Ogre | <other> | <to>   |                                           |
      And <seat>'s hand holds 1 card
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage discarding <seat> Hand 1
      When <other> passes
      Then <seat> Hand 1 is in <seat>'s deck

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | a3   | a2 |
