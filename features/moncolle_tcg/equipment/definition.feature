Feature: Equipment

  What worn equipment adds, what it occupies, and when it is put on, swapped and discarded.

  @moncolle_tcg.equip.definition
  Rule: To equip is to let a unit wear an equipment card; in the hand it does nothing.
    Scenario Outline: <unit> puts on equipment of South's hand
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area   | attack | standing |
        | <unit> | South | <area> | 2      | Item 1   |
      And South's hand holds these cards
        | card  | kind      | attack |
        | Sword | equipment | 2      |
      And South has ended the phase
      When South equips <unit> with Sword
      Then <unit> wears Sword
      And <unit> has attack 4
      And Sword is not in South's hand

      Examples:
        | unit   | area |
        | Knight | b1   |
        | Ogre   | b2   |

    Scenario: a unit puts on the last of South's seven hand cards
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 1   |
      And South's hand holds 6 cards
      And South's hand holds these cards
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South equips Knight with Sword
      Then Knight wears Sword
      And Sword is not in South's hand
      And South's hand has 6 cards

    Scenario: equipment in South's hand does nothing
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | attack | standing |
        | Knight | South | b1   | 2      | Item 1   |
      When South's hand holds these cards
        | card  | kind      | attack | standing |
        | Sword | equipment | 2      | Charge 1 |
      Then Knight has attack 2
      And Knight wears nothing

    Scenario Outline: South equips nobody with a card of the kind <kind>
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
      And South's hand holds these cards
        | card  | kind   |
        | Relic | <kind> |
      And South has ended the phase
      When South tries to equip Knight with Relic
      Then it is refused under moncolle_tcg.equip.definition
      And Relic is in South's hand
      And Knight wears nothing

      Examples:
        | kind         |
        | consumable   |
        | battle spell |
        | terrain      |
        | unit         |

    Scenario Outline: equipment in <where> is not put on
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
      And <owner>'s <pile> holds these cards, from the top
        | card  | kind      |
        | Sword | equipment |
      And South has ended the phase
      When South tries to equip Knight with Sword
      Then it is refused under moncolle_tcg.equip.definition
      And Knight wears nothing

      Examples:
        | where                         | owner | pile         |
        | the player's own deck         | South | deck         |
        | the player's own discard pile | South | discard pile |
        | the enemy's hand              | North | hand         |

    Scenario Outline: what is no equipment, here a <kind>, is not worn
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | North | c3   | Item 3   |
      And Knight wears these cards
        | card  | kind   |
        | Thing | <kind> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | kind       |
        | unit       |
        | terrain    |
        | consumable |

    Scenario: in a battle, too, only equipment of the hand is put on
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing |
        | Knight | South | b1   | Item 2   |
        | Ogre   | North | b2   | Item 2   |
      And North's hand holds these cards
        | card   | kind       |
        | Potion | consumable |
      And South has marched Knight to b2
      And the battle has reached North's instant summon timing
      When North tries to equip Ogre with Potion
      Then it is refused under moncolle_tcg.equip.definition

    Scenario: several equipment cards on one unit
      Given it is South's normal summon phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | standing |
        | Knight | South | a2   | 2      | 3       | Item 2   |
      And South's hand holds these cards
        | card   | kind      | attack | defence |
        | Sword  | equipment | 2      |         |
        | Shield | equipment |        | 1       |
      And South has ended the phase
      And South has equipped Knight with Sword
      When South equips Knight with Shield
      Then Knight wears Sword and Shield
      And Knight has attack 4
      And Knight has defence 4
