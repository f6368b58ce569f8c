Feature: Cards

  What is printed on units, battle spells, items and terrain, and what each kind is for.

  @moncolle_tcg.cards.unit_role
  Rule: A unit card is summoned and is then a unit on the field; only units stand on terrain and take part in battles.
    Scenario: a summoned unit card of South is a unit on the field
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card | attack | defence |
        | Imp  | 3      | 1       |
      And South has ended the phase
      When South summons Imp to b1
      Then the battlefield holds exactly these units
        | unit | side  | area | attack | defence |
        | Imp  | South | b1   | 3      | 1       |
      And Imp is not in South's hand

    Scenario: a summoned unit takes part in a battle in its base
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence |
        | Ogre | North | b2   | 2      | 3       |
      And South's hand holds these cards
        | card | attack | defence |
        | Imp  | 3      | 1       |
      And South has ended the phase
      And South has summoned Imp to b1
      And South plays the turn to its end
      And North has discarded nothing
      And North has marched Ogre to b1
      When the battle is fought out with South going first
      Then Ogre is not on the battlefield
      And Imp is in b1

    Scenario Outline: a <kind> card is not summoned by South
      Given it is South's normal summon phase
      And South's hand holds these cards
        | card  | kind   |
        | Thing | <kind> |
      And South has ended the phase
      When South tries to summon Thing to b1
      Then it is refused under moncolle_tcg.cards.unit_role

      Examples:
        | kind         |
        | battle spell |
        | equipment    |
        | terrain      |
        | consumable   |

    Scenario: a unit card in the opponent's hand is not summoned
      Given it is North's normal summon phase
      And South's hand holds these cards
        | card |
        | Imp  |
      And North has ended the phase
      When North tries to summon Imp to b4
      Then it is refused under moncolle_tcg.cards.unit_role

    Scenario Outline: a unit card in <seat>'s <pile> is not summoned
      Given it is South's normal summon phase
      And <seat>'s <pile> holds these cards, from the top
        | card |
        | Imp  |
      And South has ended the phase
      When South tries to summon Imp to b1
      Then it is refused under moncolle_tcg.cards.unit_role

      Examples:
        | seat  | pile           |
        | South | deck           |
        | South | discard pile   |
        | South | exclusion zone |
        | North | discard pile   |

    Scenario Outline: a <kind> card does not stand on the field
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | kind   |
        | Thing | North | c3   | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind         |
        | battle spell |
        | consumable   |
        | equipment    |
        | terrain      |
