Feature: Vocabulary

  The words in which the texts of this card set are written, and what each of them means.

  @dungeon_command.vocabulary.prevent
  Rule: To prevent takes so much, or everything, off the damage that is answered, for the one creature on whose account it is answered.
    Scenario Outline: "<prevent>" leaves <left> of an attack of 30
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                      |
        | Wolf     | South | c3     | 30    |                             |
        | Rat      | North | c4     |       | answer to attack: <prevent> |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take <left> damage

      Examples:
        | prevent     | left |
        | prevent 10  | 20   |
        | prevent 20  | 10   |
        | prevent 30  | 0    |
        | prevent 50  | 0    |
        | prevent all | 0    |

    Scenario: damage prevented to nothing is not asked about
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | c4     |                               |
        | Wolf     | South | c3     | answer to attack: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage
      And North is asked for an action about Rat

    Scenario: two preventions for one creature add up
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                              |
        | Wolf     | South | c3     | 50    |                                     |
        | Rat      | North | c4     |       | answer to damage: prevent 20        |
        | Bat      | North | h8     |       | answer to damage on own: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North reacts with the first power of Bat by Bat
      Then Rat is about to take 10 damage

    Scenario: a creature prevents damage for the friend on whose account it reacts
      Given these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Wolf     | South | c3     |                                     |
        | Rat      | North | c4     |                                     |
        | Bat      | North | h8     | answer to damage on own: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Bat by Bat
      Then Rat is about to take 10 damage
      And Bat is tapped

    Scenario Outline: of two who would be damaged, <saved> alone is saved
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                              |
        | Rat      | North | c4     |                                     |
        | Wolf     | South | c3     |                                     |
        | Owl      | South | h1     |                                     |
        | Elk      | South | h3     | answer to damage on own: prevent 20 |
      And North's order hand is
        | card  | effect                        |
        | Storm | use: 30 damage to two enemies |
      And North has activated Rat
      And North has used Storm with Rat on Wolf and Owl
      When South reacts with the first power of Elk by Elk for <saved>
      Then <saved> is about to take 10 damage
      And <other> is about to take 30 damage

      Examples:
        | saved | other |
        | Wolf  | Owl   |
        | Owl   | Wolf  |

    Scenario: who prevents for itself does not save the others
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | c3     |                               |
        | Rat      | North | c4     | answer to damage: prevent all |
        | Bat      | North | h8     |                               |
      And South's order hand is
        | card  | effect                      |
        | Storm | use: 30 damage to everybody |
      And South has activated Wolf
      And South has used Storm with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take 0 damage
      And Bat is about to take 30 damage
      And Wolf is about to take 30 damage

    Scenario: prevention takes off the damage of hazardous terrain
      Given d3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | c3     | answer to damage: prevent 10 |
      And South has activated Wolf
      And South has moved Wolf along d3
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage
      And Wolf is tapped

    Scenario: prevention takes off the damage of an attack, not what follows it
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                       |
        | Wolf     | South | c3     |                                              |
        | Rat      | North | c4     | answer to attack: prevent all and untap this |
      And South's order hand is
        | card  | effect                              |
        | Shove | use: melee attack and slide it by 1 |
      And South has activated Wolf
      And South has used Shove with Wolf on Rat moving Rat along c5
      When North reacts with the first power of Rat by Rat
      Then Rat stands on c5
      And Rat has 0 damage

  @dungeon_command.vocabulary.cancel
  Rule: What an immediate action cancels has no effect; its card is spent, and whoever tapped for it stays tapped.
    Scenario: a cancelled order card has no effect and is spent
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | c3     |                            |
        | Rat      | North | c6     | answer to order: cancel it |
      And South's order hand is
        | card | effect                                |
        | Bolt | use: 30 damage to an enemy and draw 1 |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Rat has 0 damage
      And South's order hand has 0 cards
      And Bolt is in South's order discard pile
      And Wolf and Rat are tapped
      And South is asked for an action about Wolf

    Scenario: a cancelled card is not attached
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Rat      | North | c6     |                                   |
        | Wolf     | South | c3     | answer to order on any: cancel it |
      And North's order hand is
        | card | action | effect                                           |
        | Boot | minor  | use: attach to this / constant: speed +1 to this |
      And North has activated Rat
      And North has used Boot with Rat
      When South reacts with the first power of Wolf by Wolf
      Then Rat carries no order cards
      And Boot is in North's order discard pile
      And Rat is untapped

    Scenario: a cancelled attack damages nobody, and the attacker stays tapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Rat      | North | c4     |                             |
        | Wolf     | South | c3     | answer to attack: cancel it |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage
      And Rat is tapped
      And North is asked for an action about Rat

    Scenario: a cancelled attack by a text takes everything that follows along
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | c3     |                            |
        | Rat      | North | c4     | answer to melee: cancel it |
      And South's order hand is
        | card  | effect                                             |
        | Shove | use: melee attack and slide it by 1 and untap this |
      And South has activated Wolf
      And South has used Shove with Wolf on Rat moving Rat along c5
      When North reacts with the first power of Rat by Rat
      Then Rat stands on c4
      And Rat has 0 damage
      And Wolf is tapped

    Scenario: a cancelled power has no effect
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                |
        | Wolf     | South | c3     | standard power: 20 damage to an enemy |
        | Rat      | North | c6     | answer to power: cancel it            |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Rat has 0 damage
      And Wolf is tapped

    Scenario: a cancelled power has been used for this activation
      Given these creatures are on the battlefield
        | creature | side  | square | effect                             |
        | Wolf     | South | c3     | power, once: 20 damage to an enemy |
        | Rat      | North | c6     | answer to power: cancel it         |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      And North has reacted with the first power of Rat by Rat
      When South tries to use the power of Wolf on Rat
      Then it is refused under dungeon_command.actions.non_tap_powers

    Scenario: a reaction may be cancelled, and what it answered goes on
      Given these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | South | c3     |                                   |
        | Owl      | South | h1     | answer to order on any: cancel it |
        | Rat      | North | c4     |                                   |
      And North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with Parry by Rat
      When South reacts with the first power of Owl by Owl
      Then Rat is about to take 20 damage
      And Rat is tapped
      And Parry is in North's order discard pile

    Scenario: everything else that the reaction does happens as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                 |
        | Rat      | North | c4     |                                                        |
        | Wolf     | South | c3     | answer to attack: cancel it and 10 damage to the actor |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then Rat is about to take 10 damage
      And Wolf is about to take 0 damage
