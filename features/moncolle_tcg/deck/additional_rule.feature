Feature: Deck

  @moncolle_tcg.deck.additional_rule
  Rule: A card with an additional rule can be used only as that rule says.
    Scenario: a card without an additional rule is put on anybody
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | South | c1   | Beast | Item 1   |
      And South's hand holds these cards
        | card   | kind      |
        | Shield | equipment |
      And South has ended the phase
      When South equips Knight with Shield
      Then Knight wears Shield

    Scenario Outline: an additional rule of equipment lets a <race> <deed>
      Given it is North's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | race   | standing |
        | Knight | North | a3   | <race> | Item 1   |
      And North's hand holds these cards
        | card   | kind      | only for |
        | Shield | equipment | Titan    |
      And North has ended the phase
      When North <act>
      Then <outcome>

      Examples:
        | race  | deed        | act                               | outcome                                         |
        | Titan | wear it     | equips Knight with Shield         | Knight wears Shield                             |
        | Beast | not wear it | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |

    Scenario Outline: an additional rule of a consumable lets a <race> <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | race   | standing |
        | Knight | South | b2   | <race> | Item 1   |
        | Ogre   | North | b3   |        |          |
      And South's hand holds these cards
        | card  | kind       | only for | effect                                              |
        | Flask | consumable | Titan    | normal, cost 1 item: attack +3 to one of your units |
      And South has marched Knight to b3
      And the battle has reached South's before-attack timing
      When South <act> Flask through Knight on Knight
      Then <outcome>

      Examples:
        | race  | deed       | act          | outcome                                          |
        | Titan | use it     | uses         | North is asked for a counter                     |
        | Beast | not use it | tries to use | it is refused under moncolle_tcg.deck.secret_art |
