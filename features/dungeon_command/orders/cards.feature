Feature: Order cards

  @dungeon_command.orders.own_creature
  Rule: An order card is used by a creature that its player controls. It then goes to its owner's discard pile, unless it is attached.
    Scenario: a used card goes to the discard pile of its player
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      When South uses Rally with Wolf
      Then Rally is in South's order discard pile
      And South's order hand has 0 cards
      And North's order discard pile has 0 cards

    Scenario: a used minor order goes to the discard pile
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
      And North's order hand is
        | card | action | effect         |
        | Hiss | minor  | use: morale +1 |
      And North has activated Rat
      When North uses Hiss with Rat
      Then Hiss is in North's order discard pile
      And North's order hand has 0 cards

    Scenario: a card with which a creature has reacted goes to the discard pile
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then Parry is in North's order discard pile
      And South's order discard pile has 0 cards

    Scenario: a card lies in no pile until it has taken effect
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to damage: prevent 10 |
      And South's order hand is
        | card | action   | effect                     |
        | Maul | standard | use: 30 damage to an enemy |
      And South has activated Wolf
      When South uses Maul with Wolf on Rat
      Then North is asked for a reaction
      And South's order hand has 0 cards
      And Maul is not in South's order discard pile

    Scenario: a card is put away after the damage that it deals has been decided about
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North's order hand is
        | card | action   | effect                     |
        | Gnaw | standard | use: 30 damage to an enemy |
      And North has activated Rat
      When North uses Gnaw with Rat on Wolf
      Then South is asked for cower or take about Wolf
      And Gnaw is not in North's order discard pile

    Scenario: a cancelled card goes to its owner's discard pile
      Given these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | South | b2     |                                   |
        | Rat      | North | b3     | answer to order on any: cancel it |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      And South has used Rally with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rally is in South's order discard pile
      And South's morale is 10

    Scenario: an attached card stays with its creature
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
      And South's order hand is
        | card | action | effect                                           |
        | Boot | minor  | use: attach to this / constant: speed +1 to this |
      And South has activated Wolf
      When South uses Boot with Wolf
      Then Wolf carries Boot
      And Boot is not in South's order discard pile
      And South's order hand has 0 cards

    Scenario: a card attached to an enemy stays there
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And North's order hand is
        | card  | action   | effect                                               |
        | Chain | standard | use: attach to an enemy / constant: speed -2 to this |
      And North has activated Rat
      When North uses Chain with Rat on Wolf
      Then Wolf carries Chain
      And North's order discard pile has 0 cards
      And South's order discard pile has 0 cards

    Scenario: a card that would be attached to a creature destroyed meanwhile goes to its owner's discard pile
      Given these creatures are on the battlefield
        | creature | side  | square | hp |
        | Wolf     | South | b2     |    |
        | Rat      | North | b3     | 20 |
        | Bat      | North | f6     |    |
      And South's order hand is
        | card  | action   | effect                                                                   |
        | Chain | standard | use: 20 damage to an enemy and attach to it / constant: speed -1 to this |
      And South has activated Wolf
      And South has used Chain with Wolf on Rat
      When North lets Rat take the damage
      Then Rat is destroyed
      And Chain is in South's order discard pile

    Scenario: nobody reacts by an enemy's creature
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Fox      | South | c2     |
        | Rat      | North | b3     |
      And North's order hand is
        | card  | action    | effect                              |
        | Parry | immediate | answer to attack on any: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with Parry by Fox
      Then it is refused under dungeon_command.orders.own_creature
      And the immediate answers open to North are exactly
        | card  | user |
        | Parry | Rat  |

    Scenario: nobody reacts by the power of an enemy's creature
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Rat      | North | b3     |                                     |
        | Bat      | North | c3     | answer to attack on any: prevent 10 |
        | Wolf     | South | b2     | answer to attack on any: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with the first power of Bat by Bat
      Then it is refused under dungeon_command.orders.own_creature

    Scenario: a captured creature uses the cards of the player who controls it
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     | North |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And North's order hand is
        | card | action   | effect         |
        | Hiss | standard | use: morale +1 |
      And South has activated Wolf
      When South uses Rally with Wolf
      Then South's morale is 11
      And Rally is in South's order discard pile

    Scenario: a captured creature is not offered its owner's cards
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Rat      | North | b2     | South |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And North's order hand is
        | card | action   | effect         |
        | Hiss | standard | use: morale +1 |
      When North activates Rat
      Then the use order answers open to North are exactly
        | card |
        | Hiss |

    Scenario: the owner of a captured creature does not react by it
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | b2     |       |
        | Fox      | South | c2     | North |
        | Rat      | North | b3     |       |
      And North's order hand is
        | card  | action    | effect                              |
        | Parry | immediate | answer to attack on any: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with Parry by Fox
      Then it is refused under dungeon_command.orders.own_creature

    Scenario: a captured creature reacts with its controller's card
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | a1     |       |
        | Rat      | North | a2     | South |
      And North's order hand is
        | card  | action    | effect                       |
        | Parry | immediate | answer to damage: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North reacts with Parry by Rat
      Then Rat is tapped
      And Parry is in North's order discard pile

    Scenario Outline: of two order cards of one name <used> is used, the other stays in the hand
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
      And South's order hand is
        | card      | name  | action | effect         |
        | Rally One | Rally | minor  | use: morale +1 |
        | Rally Two | Rally | minor  | use: morale +1 |
      And South has activated Wolf
      When South uses <used> with Wolf
      Then <used> is in South's order discard pile
      And <other> is in South's order hand

      Examples:
        | used      | other     |
        | Rally One | Rally Two |
        | Rally Two | Rally One |

    Scenario Outline: each side has a creature of one name, and <seat>'s is used
      Given it is <seat>'s activate phase
      And these creatures are on the battlefield
        | creature   | name | side  | square |
        | South Wolf | Wolf | South | b2     |
        | North Wolf | Wolf | North | b3     |
      And <seat>'s order hand is
        | card  | action | effect         |
        | Rally | minor  | use: morale +1 |
      And <seat> has activated <wolf>
      When <seat> uses Rally with <wolf>
      Then Rally is in <seat>'s order discard pile
      And <other> has not been activated

      Examples:
        | seat  | wolf       | other      |
        | South | South Wolf | North Wolf |
        | North | North Wolf | South Wolf |

    Scenario: a card used from a hand of eight goes to the discard pile
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand holds 7 cards
      And South's order hand is
        | card | effect         |
        | Zeal | use: morale +1 |
      And South has activated Wolf
      When South uses Zeal with Wolf
      Then Zeal is in South's order discard pile
      And South's order hand has 7 cards

    Scenario: a card of a hand of eight with which a creature has reacted goes to the discard pile
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And South's order hand holds 7 cards
      And South's order hand is
        | card | action    | effect                        |
        | Ward | immediate | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee
      When South reacts with Ward by Wolf
      Then Ward is in South's order discard pile
      And South's order hand has 7 cards
