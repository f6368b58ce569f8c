Feature: Order cards

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

    Scenario: a power that chooses one does not choose two
      Given these creatures are on the battlefield
        | creature | side  | square | effect              |
        | Wolf     | South | b2     | power: tap an enemy |
        | Rat      | North | b5     |                     |
        | Bat      | North | c5     |                     |
      And South has activated Wolf
      When South tries to use the power of Wolf on Rat and Bat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction that chooses one does not choose two
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                         |
        | Rat      | North | b3     |                                |
        | Bat      | North | c5     |                                |
        | Wolf     | South | b2     | answer to attack: tap an enemy |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with the first power of Wolf by Wolf on Rat and Bat
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

    Scenario: a reaction chooses what its text says
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
