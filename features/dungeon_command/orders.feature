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

    Scenario: minor orders have a level as well
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
        | card | level | action | effect                                                      |
        | Boot | 3     | minor  | use: attach to an own creature / constant: speed +1 to this |
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
        | card  | level | action    | effect                              |
        | Parry | 3     | immediate | answer to attack on own: prevent 10 |
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
        | card  | ability | action    | effect                              |
        | Parry | wisdom  | immediate | answer to attack on own: prevent 10 |
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

    Scenario: a minor card goes to the discard pile as well
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

  @dungeon_command.ruling.card_text_binds
  Rule: What a card's text says to choose is chosen, no more and no less; its parts take effect one after another as printed.
    Scenario: two are chosen where the text says two
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
        | Bat      | North | c5     |
        | Owl      | North | d5     |
      And South's order hand is
        | card  | action   | effect               |
        | Snare | standard | use: tap two enemies |
      And South has activated Wolf
      When South uses Snare with Wolf on Rat and Owl
      Then Rat and Owl are tapped
      And Bat is untapped

    Scenario: fewer than the text says are refused
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
        | Bat      | North | c5     |
      And South's order hand is
        | card  | action   | effect               |
        | Snare | standard | use: tap two enemies |
      And South has activated Wolf
      When South tries to use Snare with Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: more than the text says are refused
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b5     |
        | Wolf     | South | b2     |
        | Fox      | South | c2     |
        | Bear     | South | d2     |
      And North's order hand is
        | card | action   | effect               |
        | Web  | standard | use: tap two enemies |
      And North has activated Rat
      When North tries to use Web with Rat on Wolf, Fox and Bear
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: with fewer there than the text says a card cannot be used
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
      And South's order hand is
        | card  | action   | effect               |
        | Snare | standard | use: tap two enemies |
      And South has activated Wolf
      When South tries to use Snare with Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds
      And no use order answer is open to South

    Scenario: nobody is chosen where the text lets nobody be chosen
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
      And South's order hand is
        | card  | action   | effect         |
        | Rally | standard | use: morale +1 |
      And South has activated Wolf
      When South tries to use Rally with Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: somebody is chosen where the text says so
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Rat      | North | b5     | power: tap an enemy |
        | Wolf     | South | b2     |                     |
      And North has activated Rat
      When North tries to use the power of Rat
      Then it is refused under dungeon_command.ruling.card_text_binds
      And Wolf is untapped

    Scenario: a pair whose first does not suit the text is refused
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Fox      | South | c2     |
        | Rat      | North | b5     |
      And South's order hand is
        | card  | action   | effect               |
        | Snare | standard | use: tap two enemies |
      And South has activated Wolf
      When South tries to use Snare with Wolf on Fox and Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a pair whose last does not suit the text is refused
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b5     |
        | Bat      | North | c5     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect               |
        | Web  | standard | use: tap two enemies |
      And North has activated Rat
      When North tries to use Web with Rat on Wolf and Bat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a power's pair whose first does not suit the text is refused
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Rat      | North | b5     | power: tap two enemies |
        | Bat      | North | c5     |                        |
        | Wolf     | South | b2     |                        |
      And North has activated Rat
      When North tries to use the power of Rat on Bat and Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a power's pair whose last does not suit the text is refused
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Wolf     | South | b2     | power: tap two enemies |
        | Fox      | South | c2     |                        |
        | Rat      | North | b5     |                        |
      And South has activated Wolf
      When South tries to use the power of Wolf on Rat and Fox
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction's pair whose first does not suit the text is refused
      Given these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | South | b2     |                                   |
        | Fox      | South | c2     |                                   |
        | Rat      | North | b3     | answer to attack: tap two enemies |
        | Bat      | North | c5     |                                   |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the first power of Rat by Rat on Bat and Fox
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction's pair whose last does not suit the text is refused
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Rat      | North | b3     |                                   |
        | Bat      | North | c5     |                                   |
        | Wolf     | South | b2     | answer to attack: tap two enemies |
        | Fox      | South | c2     |                                   |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with the first power of Wolf by Wolf on Bat and Fox
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction chooses as many as its text says
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Rat      | North | b3     |                                   |
        | Bat      | North | c5     |                                   |
        | Wolf     | South | b2     | answer to attack: tap two enemies |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf on Rat and Bat
      Then Bat is tapped
      And Wolf is about to take 20 damage

    Scenario: what is offered is every choice that the text allows
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b5     |
        | Bat      | North | c5     |
        | Owl      | North | d8     |
      And South's order hand is
        | card  | action   | effect                     |
        | Snare | standard | use: tap an enemy within 3 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card  | targets |
        | Snare | Rat     |
        | Snare | Bat     |

    Scenario: an attack made by a card has one target
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | b3     |
        | Bat      | North | c3     |
      And South's order hand is
        | card  | action   | effect                |
        | Lunge | standard | use: melee attack +10 |
      And South has activated Wolf
      When South tries to use Lunge with Wolf on Rat and Bat
      Then it is refused under dungeon_command.ruling.card_text_binds
      And the use order answers open to South are exactly
        | card  | targets |
        | Lunge | Rat     |
        | Lunge | Bat     |

    Scenario: an attack made by a card has a target
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And North's order hand is
        | card | action   | effect                |
        | Gnaw | standard | use: melee attack +10 |
      And North has activated Rat
      When North tries to use Gnaw with Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: what a reaction chooses is bound as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And South's order hand is
        | card  | action    | effect                         |
        | Feint | immediate | answer to attack: tap an enemy |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with Feint by Wolf on Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds
      And the immediate answers open to South are exactly
        | card  | user | targets |
        | Feint | Wolf | Rat     |

    Scenario: healing printed before damage comes before it
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Wolf     | South | b2     |    |        |
        | Rat      | North | b5     | 40 | 20     |
      And South's order hand is
        | card  | action   | effect                                       |
        | Shock | standard | use: heal an enemy by 20 and 20 damage to it |
      And South has activated Wolf
      And South has used Shock with Wolf on Rat
      When North lets Rat take the damage
      Then Rat has 20 damage

    Scenario: healing printed after damage comes too late for the destroyed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Rat      | North | b5     |    |        |
        | Wolf     | South | b2     | 40 | 20     |
        | Fox      | South | c2     |    |        |
      And North's order hand is
        | card  | action   | effect                                       |
        | Shock | standard | use: 20 damage to an enemy and heal it by 20 |
      And North has activated Rat
      And North has used Shock with Rat on Wolf
      When South lets Wolf take the damage
      Then Wolf is destroyed

    Scenario: a later part happens though an earlier one reaches nobody
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b2     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | action   | effect                                           |
        | Stomp | standard | use: 10 damage to enemies within 2 and morale +1 |
      And South has activated Wolf
      When South uses Stomp with Wolf
      Then Rat has 0 damage
      And South's morale is 11
