Feature: Costs

  @moncolle_tcg.cost.condition
  Rule: A cost with a condition in brackets is paid only with what meets the condition.
    Scenario Outline: South pays a <kind> card with <card>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                            |
        | Mage | South | c2   | own turn, declared, cost discard 1 <kind>: draw 1 |
      And South's hand holds these cards
        | card  | kind         | effect                       |
        | Flame | battle spell | normal, cost fire: draw 1    |
        | Salve | consumable   | normal, cost 1 items: draw 1 |
        | Ring  | equipment    |                              |
        | Field | terrain      |                              |
        | Wolf  | unit         |                              |
      When South uses Mage discarding <card>
      Then <card> is in South's discard pile
      And South's hand has 5 cards

      Examples:
        | kind         | card  |
        | battle spell | Flame |
        | consumable   | Salve |
        | equipment    | Ring  |
        | terrain      | Field |
        | unit         | Wolf  |

    Scenario Outline: <card> does not pay a <kind> card
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                            |
        | Mage | South | c2   | own turn, declared, cost discard 1 <kind>: draw 1 |
      And South's hand holds these cards
        | card  | kind         | effect                       |
        | Flame | battle spell | normal, cost fire: draw 1    |
        | Salve | consumable   | normal, cost 1 items: draw 1 |
        | Ring  | equipment    |                              |
        | Field | terrain      |                              |
        | Wolf  | unit         |                              |
      When South tries to use Mage discarding <card>
      Then it is refused under moncolle_tcg.cost.condition
      And South's hand has 5 cards

      Examples:
        | kind         | card  |
        | battle spell | Wolf  |
        | battle spell | Salve |
        | battle spell | Ring  |
        | battle spell | Field |
        | unit         | Flame |
        | equipment    | Salve |
        | consumable   | Ring  |

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
        | South | North | b3   | b2 | after-attack timing  | Mage                       |
        | North | South | b2   | b3 | right to counter     | the second ability of Mage |

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
