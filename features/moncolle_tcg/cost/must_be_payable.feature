Feature: Costs

  What an effect takes is paid when it is declared, and with what the cost names.

  @moncolle_tcg.cost.must_be_payable
  Rule: An effect cannot be declared if its cost cannot be paid.
    Scenario Outline: North pays a cost of two hand cards, at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                                           |
        | Knight | South | b2   |                                                                                                                  |
        | Mage   | North | b3   | normal, declared, cost discard 2: [3] to an enemy unit / counter, declared, cost discard 2: [3] to an enemy unit |
      And North's hand holds 3 cards
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      And North has used <what> on Knight discarding North Hand 1 and North Hand 3
      When both sides pass
      Then Knight is not on the battlefield
      And North Hand 2 is in North's hand

      Examples:
        | timing               | what                       |
        | before-attack timing | Mage                       |
        | after-attack timing  | Mage                       |
        | right to counter     | the second ability of Mage |

    Scenario Outline: South cannot pay two cards with <paid>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                     |
        | Mage | South | c2   | own turn, declared, cost discard 2: mill 1 |
      And South's hand holds 3 cards
      And North's hand holds 1 card
      When South tries to use Mage discarding <paid>
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And South's hand has 3 cards

      Examples:
        | paid                                        |
        | South Hand 1                                |
        | South Hand 2                                |
        | South Hand 1 and South Hand 1               |
        | South Hand 1, South Hand 2 and South Hand 3 |
        | South Hand 1 and North Hand 1               |
        | North Hand 1 and South Hand 2               |
        | South Deck 1 and South Hand 1               |
        | South Hand 3 and South Deck 1               |

    Scenario Outline: North cannot leave a cost unpaid at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                               |
        | Knight | South | b2   |                                                                                      |
        | Mage   | North | b3   | normal, declared, cost discard 1: draw 1 / counter, declared, cost discard 1: draw 1 |
      And North's hand holds <n> cards
      And South has marched Knight to b3
      And the battle has reached North's <timing>
      When North tries to use <what>
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And North's hand has <n> cards

      Examples:
        | timing               | what                       | n |
        | before-attack timing | Mage                       | 0 |
        | before-attack timing | Mage                       | 2 |
        | after-attack timing  | Mage                       | 0 |
        | after-attack timing  | Mage                       | 1 |
        | right to counter     | the second ability of Mage | 1 |
        | right to counter     | the second ability of Mage | 0 |

    Scenario Outline: icons that are not those of the cost, for South: <icons>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing              |
        | Mage | South | b2   | Spell fire fire water |
        | Ogre | North | b3   |                       |
      And South's hand holds these cards
        | card  | kind         | effect                         |
        | Flame | battle spell | normal, cost fire fire: draw 1 |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Flame through Mage paid by Mage's <icons>
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And Flame is in South's hand

      Examples:
        | icons           |
        | fire            |
        | fire water      |
        | water           |
        | fire fire water |

    Scenario Outline: a spell without icons named is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing   |
        | Knight | South | b2   |            |
        | Mage   | North | b3   | <standing> |
      And North's hand holds these cards
        | card  | kind         | effect                     |
        | Flame | battle spell | counter, cost fire: draw 1 |
      And South has marched Knight to b3
      And the battle has reached North's right to counter
      When North tries to use Flame through Mage
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And Flame is in North's hand

      Examples:
        | standing   |
        | Spell fire |
        |            |

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

    Scenario Outline: icons alone or a card alone do not pay for both
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   | effect                                                       |
        | Mage | South | b2   | Spell fire | normal, declared, cost fire and discard 1: attack +3 to this |
        | Ogre | North | b3   |            |                                                              |
      And South's hand holds 2 cards
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Mage <paid>
      Then it is refused under moncolle_tcg.cost.must_be_payable

      Examples:
        | paid                    |
        | paid by Mage's fire     |
        | discarding South Hand 1 |

    Scenario: South's card cannot pay for itself
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   |
        | Mage | South | b2   | Spell fire |
        | Ogre | North | b3   |            |
      And South's hand holds these cards
        | card  | kind         | effect                                  |
        | Flame | battle spell | normal, cost fire and discard 1: draw 1 |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      When South tries to use Flame through Mage paid by Mage's fire discarding Flame
      Then it is refused under moncolle_tcg.cost.must_be_payable
      And Flame is in South's hand

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
        | South | North | a2   | a3 | Mage's fire discarding Wolf and Viper          |
        | South | North | c2   | c3 | Mage's fire discarding Viper and Wolf          |

    Scenario Outline: South pays "<cost>" at the <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing   | effect                            |
        | Mage | South | c2   | Spell fire | <mark>, <cost>: attack +1 to this |
        | Ogre | North | c3   |            |                                   |
      And South's hand holds these cards
        | card  | kind         | effect                    |
        | Flame | battle spell | normal, cost fire: draw 1 |
        | Wolf  | unit         |                           |
      And South has marched Mage to c3
      And the battle has reached South's <timing>
      When South uses Mage <paid>
      Then North is asked for a counter

      Examples:
        | timing               | mark    | cost                                             | paid                                 |
        | before-attack timing | normal  | completion, cost fire                            | paid by Mage's fire                  |
        | before-attack timing | normal  | completion, cost discard 1                       | discarding Wolf                      |
        | before-attack timing | normal  | completion, cost fire and discard 1              | paid by Mage's fire discarding Wolf  |
        | before-attack timing | normal  | declared, cost fire and discard 1 battle spell   | paid by Mage's fire discarding Flame |
        | before-attack timing | normal  | completion, cost discard 1 battle spell          | discarding Flame                     |
        | before-attack timing | normal  | completion, cost fire and discard 1 battle spell | paid by Mage's fire discarding Flame |
        | right to counter     | counter | completion, cost fire                            | paid by Mage's fire                  |
        | right to counter     | counter | completion, cost discard 1                       | discarding Wolf                      |
        | right to counter     | counter | completion, cost fire and discard 1              | paid by Mage's fire discarding Wolf  |
        | right to counter     | counter | declared, cost fire and discard 1 battle spell   | paid by Mage's fire discarding Flame |
        | right to counter     | counter | completion, cost discard 1 battle spell          | discarding Flame                     |
        | right to counter     | counter | completion, cost fire and discard 1 battle spell | paid by Mage's fire discarding Flame |
        | right to counter     | counter | declared, cost fire and discard 1                | paid by Mage's fire discarding Wolf  |
        | before-attack timing | normal  | declared, cost discard 1 battle spell            | discarding Flame                     |
        | right to counter     | counter | declared, cost discard 1 battle spell            | discarding Flame                     |

    Scenario Outline: South's consumable costs "<cost>"
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | standing |
        | Mage | South | b2   | Item 1   |
        | Ogre | North | b3   |          |
      And South's hand holds these cards
        | card  | kind         | effect                      |
        | Salve | consumable   | <mark>, cost <cost>: draw 1 |
        | Flame | battle spell | normal, cost fire: draw 1   |
        | Wolf  | unit         |                             |
      And South has marched Mage to b3
      And the battle has reached South's <timing>
      When South <act>
      Then <outcome>

      Examples:
        | timing               | mark    | cost                              | act                                             | outcome                                               |
        | before-attack timing | normal  | 1 item and discard 1              | uses Salve through Mage discarding Wolf         | North is asked for a counter                          |
        | right to counter     | counter | 1 item and discard 1              | uses Salve through Mage discarding Wolf         | North is asked for a counter                          |
        | right to counter     | counter | 1 item and discard 1              | tries to use Salve through Mage                 | it is refused under moncolle_tcg.cost.must_be_payable |
        | before-attack timing | normal  | 1 item and discard 1 battle spell | uses Salve through Mage discarding Flame        | North is asked for a counter                          |
        | right to counter     | counter | 1 item and discard 1 battle spell | uses Salve through Mage discarding Flame        | North is asked for a counter                          |
        | right to counter     | counter | 1 item and discard 1 battle spell | tries to use Salve through Mage discarding Wolf | it is refused under moncolle_tcg.cost.condition       |
