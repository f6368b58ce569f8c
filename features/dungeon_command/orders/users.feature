Feature: Order cards

  Which creature can use an order card, what is chosen for it, and where the card goes.

  @dungeon_command.orders.level
  Rule: A creature can use an order card only if the creature's level is at least the card's.
    Scenario: a creature uses a card of exactly its level
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 3     |
      And South's order hand is
        | card  | level | action   | effect         |
        | Rally | 3     | standard | use: morale +1 |
      And South has activated Wolf
      When South uses Rally with Wolf
      Then South's morale is 11

    Scenario: a creature uses a card below its level
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Rat      | North | b2     | 3     |
      And North's order hand is
        | card | level | action   | effect         |
        | Gnaw | 1     | standard | use: morale +1 |
      And North has activated Rat
      When North uses Gnaw with Rat
      Then North's morale is 11

    Scenario: a creature does not use a card one level above it
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 2     |
      And South's order hand is
        | card  | level | action   | effect         |
        | Rally | 3     | standard | use: morale +1 |
        | Cheer | 2     | standard | use: morale +2 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.orders.level
      And Rally is in South's order hand
      And Wolf is untapped
      And the use order answers open to South are exactly
        | card  |
        | Cheer |

    Scenario: a minor order above the creature's level is not used
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Rat      | North | b2     | 2     |
      And North's order hand is
        | card | level | action | effect         |
        | Hiss | 3     | minor  | use: morale +1 |
      And North has activated Rat
      When North tries to use Hiss with Rat
      Then it is refused under dungeon_command.orders.level

    Scenario: a friend of a higher level does not help
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Bear     | South | a2     | 5     |
        | Wolf     | South | b2     | 2     |
        | Fox      | South | c2     | 5     |
      And South's order hand is
        | card  | level | action   | effect         |
        | Rally | 3     | standard | use: morale +1 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.orders.level

    Scenario: the level of the target does not matter
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 3     |
        | Fox      | South | c2     | 1     |
      And South's order hand is
        | card | level | action | effect                                                            |
        | Boot | 3     | minor  | use: attach to one of your creatures / constant: speed +1 to this |
      And South has activated Wolf
      When South uses Boot with Wolf on Fox
      Then Fox carries Boot

    Scenario: a creature does not react with a card above its level
      Given these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | South | b2     | 5     |
        | Rat      | North | b3     | 2     |
        | Bat      | North | f6     | 3     |
      And North's order hand is
        | card  | level | action    | effect                                         |
        | Parry | 3     | immediate | answer to attack on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with Parry by Rat
      Then it is refused under dungeon_command.orders.level
      And the immediate answers open to North are exactly
        | card  | user |
        | Parry | Bat  |

    Scenario: a creature reacts with a card of exactly its level
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Rat      | North | b3     | 1     |
        | Wolf     | South | b2     | 3     |
      And South's order hand is
        | card  | level | action    | effect                        |
        | Parry | 3     | immediate | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with Parry by Wolf
      Then Wolf has 0 damage

    Scenario: a creature reacts by its own power whatever its level
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | level | effect                        |
        | Rat      | North | b3     | 5     |                               |
        | Wolf     | South | b2     | 1     | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage

    Scenario: South's creature does not react with a card above its level
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | level |
        | Wolf     | North | a8     |       |
        | Rat      | South | a7     | 1     |
        | Giant    | South | h1     | 3     |
      And South's order hand is
        | card  | level | action    | effect                                         |
        | Parry | 3     | immediate | answer to damage on your creatures: prevent 10 |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South tries to react with Parry by Rat
      Then it is refused under dungeon_command.orders.level

  @dungeon_command.orders.ability
  Rule: A creature can use an order card only if it has the ability named on the card.
    Scenario: a creature with the ability uses the card
      Given these creatures are on the battlefield
        | creature | side  | square | abilities |
        | Wolf     | South | b2     | strength  |
      And South's order hand is
        | card  | ability  | action   | effect         |
        | Rally | strength | standard | use: morale +1 |
      And South has activated Wolf
      When South uses Rally with Wolf
      Then South's morale is 11

    Scenario: one of several abilities is enough
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | abilities           |
        | Rat      | North | b2     | strength and wisdom |
      And North's order hand is
        | card   | ability  | action | effect         |
        | Hiss   | strength | minor  | use: morale +1 |
        | Squeak | wisdom   | minor  | use: morale +2 |
      And North has activated Rat
      And North has used Hiss with Rat
      When North uses Squeak with Rat
      Then North's morale is 13

    Scenario: a creature with other abilities does not use the card
      Given these creatures are on the battlefield
        | creature | side  | square | abilities           |
        | Wolf     | South | b2     | strength and wisdom |
      And South's order hand is
        | card  | ability   | action   | effect         |
        | Rally | dexterity | standard | use: morale +1 |
        | Cheer | wisdom    | standard | use: morale +2 |
        | Yell  |           | standard | use: morale +4 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.orders.ability
      And Rally is in South's order hand
      And the use order answers open to South are exactly
        | card  |
        | Cheer |
        | Yell  |

    Scenario: a creature without abilities does not use a minor order that names one
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
      And North's order hand is
        | card | ability | action | effect         |
        | Hiss | wisdom  | minor  | use: morale +1 |
      And North has activated Rat
      When North tries to use Hiss with Rat
      Then it is refused under dungeon_command.orders.ability

    Scenario: a creature without abilities uses a card that names none
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
      And North's order hand is
        | card | action | effect         |
        | Hiss | minor  | use: morale +1 |
      And North has activated Rat
      When North uses Hiss with Rat
      Then North's morale is 11

    Scenario: a friend's ability does not help
      Given these creatures are on the battlefield
        | creature | side  | square | abilities |
        | Fox      | South | c2     | wisdom    |
        | Wolf     | South | b2     | strength  |
      And South's order hand is
        | card  | ability | action   | effect         |
        | Rally | wisdom  | standard | use: morale +1 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.orders.ability

    Scenario: a high level does not replace the ability
      Given these creatures are on the battlefield
        | creature | side  | square | level | abilities |
        | Wolf     | South | b2     | 6     | strength  |
      And South's order hand is
        | card  | level | ability | action   | effect         |
        | Rally | 1     | wisdom  | standard | use: morale +1 |
      And South has activated Wolf
      When South tries to use Rally with Wolf
      Then it is refused under dungeon_command.orders.ability

    Scenario: a creature does not react with a card whose ability it lacks
      Given these creatures are on the battlefield
        | creature | side  | square | abilities |
        | Wolf     | South | b2     | wisdom    |
        | Rat      | North | b3     | strength  |
        | Bat      | North | f6     | wisdom    |
      And North's order hand is
        | card  | ability | action    | effect                                         |
        | Parry | wisdom  | immediate | answer to attack on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with Parry by Rat
      Then it is refused under dungeon_command.orders.ability
      And the immediate answers open to North are exactly
        | card  | user |
        | Parry | Bat  |

    Scenario: a creature with the ability reacts with the card
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | abilities |
        | Rat      | North | b3     |           |
        | Wolf     | South | b2     | wisdom    |
      And South's order hand is
        | card  | ability | action    | effect                        |
        | Parry | wisdom  | immediate | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with Parry by Wolf
      Then Wolf has 0 damage

    Scenario: South's creature does not react with a card whose ability it lacks
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | abilities |
        | Wolf     | North | a8     |           |
        | Rat      | South | a7     |           |
        | Owl      | South | h1     | wisdom    |
      And South's order hand is
        | card  | ability | action    | effect                                         |
        | Parry | wisdom  | immediate | answer to damage on your creatures: prevent 10 |
      And North has activated Wolf
      And North has attacked Rat in melee
      When South tries to react with Parry by Rat
      Then it is refused under dungeon_command.orders.ability
