Feature: Deck

  @moncolle_tcg.deck.exclusive
  Rule: Equipment that is exclusive to a race can be given only to units of that race.
    Scenario Outline: exclusive equipment for <seat>'s <race>
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit   | side   | area   | race   | standing |
        | Knight | <seat> | <area> | <race> | Item 1   |
      And <seat>'s hand holds these cards
        | card   | kind      | only for |
        | Shield | equipment | Titan    |
      And <seat> has ended the phase
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | area | race  | act                               | outcome                                         |
        | South | b2   | Titan | equips Knight with Shield         | Knight wears Shield                             |
        | South | b1   | Beast | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |
        | North | b4   |       | tries to equip Knight with Shield | it is refused under moncolle_tcg.deck.exclusive |

    Scenario Outline: exclusive equipment in an instant summon timing of <seat>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | North | c3   | Titan | Item 1   |
        | Squire | North | c3   | Beast | Item 1   |
        | Ogre   | South | c2   | Titan | Item 1   |
        | Troll  | South | c2   | Beast | Item 1   |
      And <seat>'s hand holds these cards
        | card   | kind      | only for |
        | Shield | equipment | Titan    |
      And North has marched Knight and Squire to c2
      And the battle has reached <seat>'s instant summon timing
      When <seat> <act> with Shield
      Then <outcome>

      Examples:
        | seat  | act                   | outcome                                         |
        | North | equips Knight         | Knight wears Shield                             |
        | South | equips Ogre           | Ogre wears Shield                               |
        | North | tries to equip Squire | it is refused under moncolle_tcg.deck.exclusive |
        | South | tries to equip Troll  | it is refused under moncolle_tcg.deck.exclusive |

    Scenario Outline: exclusive equipment is passed on within the race only: <act>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | South | c2   | Titan | Item 2   |
        | Giant  | South | c2   | Titan | Item 2   |
        | Squire | South | c2   | Beast | Item 2   |
      And Knight wears this equipment
        | card   | only for |
        | Shield | Titan    |
        | Sword  |          |
      When South <act>
      Then <outcome>

      Examples:
        | act                                               | outcome                                         |
        | passes Shield to Giant                            | Giant wears Shield                              |
        | tries to pass Shield to Squire                    | it is refused under moncolle_tcg.deck.exclusive |
        | tries to pass Shield to Squire and Sword to Giant | it is refused under moncolle_tcg.deck.exclusive |
        | tries to pass Sword to Giant and Shield to Squire | it is refused under moncolle_tcg.deck.exclusive |
        | passes Sword to Squire and Shield to Giant        | Squire wears Sword                              |

    Scenario: exclusive equipment is not passed on to another race in a line-up
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | North | a3   | Titan | Item 1   |
        | Squire | North | a3   | Beast | Item 1   |
        | Ogre   | South | a2   |       |          |
      And Knight wears this equipment
        | card   | only for |
        | Shield | Titan    |
      And North has marched Knight and Squire to a2
      And the battle has reached North's line-up
      When North tries to pass Shield to Squire
      Then it is refused under moncolle_tcg.deck.exclusive

    Scenario: exclusive equipment on another race is turned down
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | race  | standing |
        | Knight | North | a3   | Beast | Item 1   |
      And Knight wears this equipment
        | card   | only for |
        | Shield | Titan    |
      When the position is put on the table
      Then it is turned down
