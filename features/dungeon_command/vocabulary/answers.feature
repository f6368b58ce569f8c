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
        | creature | side  | square | melee | effect                                         |
        | Wolf     | South | c3     | 50    |                                                |
        | Rat      | North | c4     |       | answer to damage: prevent 20                   |
        | Bat      | North | h8     |       | answer to damage on your creatures: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North reacts with the first power of Bat by Bat
      Then Rat is about to take 10 damage

    Scenario: a creature prevents damage for the friend on whose account it reacts
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Wolf     | South | c3     |                                                |
        | Rat      | North | c4     |                                                |
        | Bat      | North | h8     | answer to damage on your creatures: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Bat by Bat
      Then Rat is about to take 10 damage
      And Bat is tapped

    Scenario Outline: of two who would be damaged, <saved> alone is saved
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Rat      | North | c4     |                                                |
        | Wolf     | South | c3     |                                                |
        | Owl      | South | h1     |                                                |
        | Elk      | South | h3     | answer to damage on your creatures: prevent 20 |
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

    Scenario: a reaction prevents damage after something else that it does
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                     |
        | Elk      | South | h7     |                                            |
        | Cow      | North | h8     | answer to attack: morale +1 and prevent 10 |
      And South has activated Elk
      And South has attacked Cow in melee with Elk
      When North reacts with the first power of Cow by Cow
      Then Cow is about to take 10 damage
      And North's morale is 11

    Scenario: a reaction that damages the attacker first still prevents damage
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                  |
        | Wolf     | South | c3     |                                                         |
        | Rat      | North | c4     | answer to attack: 10 damage to the actor and prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with the first power of Rat by Rat
      When South lets Wolf take the damage
      Then Rat is about to take 10 damage

    Scenario: two reactions that prevent damage and then damage the attacker both prevent
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                                                                    |
        | Wolf     | South | c3     | 40    |                                                                           |
        | Rat      | North | c4     |       | answer to attack: prevent 10 and 10 damage to the actor                   |
        | Bat      | North | f6     |       | answer to attack on your creatures: prevent 20 and 10 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee
      And North has reacted with the first power of Rat by Rat
      And North has reacted with the first power of Bat by Bat
      And South has let Wolf take the damage
      When South lets Wolf take the damage
      Then Rat is about to take 10 damage
      And Wolf has 20 damage

    Scenario: a reaction that moves its user first still prevents damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Rat      | North | c4     |                                                  |
        | Wolf     | South | c3     | answer to attack: shift this by 1 and prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee
      When South reacts with the first power of Wolf by Wolf moving Wolf along c2
      Then Wolf is about to take 10 damage

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

    Scenario: a reaction cancels after something else that it does
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                    |
        | Elk      | South | h7     |                                           |
        | Cow      | North | h8     | answer to attack: morale +1 and cancel it |
      And South has activated Elk
      And South has attacked Cow in melee with Elk
      When North reacts with the first power of Cow by Cow
      Then Cow has 0 damage
      And North's morale is 11
      And South is asked for an action about Elk

  @dungeon_command.vocabulary.trigger_attack
  Rule: A reaction to an attack, a melee attack or a ranged attack answers one made in that way, by an attack as such or by a text.
    Background:
      Given d3 is hazardous terrain

    Scenario Outline: a reaction to "<trigger>" answers an attack made <how>
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Wolf     | South | c3     | 20     |                             |
        | Rat      | North | c4     |        | answer to <trigger>: draw 1 |
      And South has activated Wolf
      When South attacks Rat <how> with Wolf
      Then North can react to what Wolf does

      Examples:
        | trigger | how      |
        | attack  | in melee |
        | attack  | at range |
        | melee   | in melee |
        | ranged  | at range |

    Scenario Outline: a reaction to "<trigger>" does not answer an attack made <how>
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                 |
        | Rat      | North | c4     | 20     |                                                        |
        | Wolf     | South | c3     |        | answer to <trigger>: draw 1 / answer to attack: draw 1 |
      And North has activated Rat
      And North has attacked Wolf <how> with Rat
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer

      Examples:
        | trigger | how      |
        | melee   | at range |
        | ranged  | in melee |

    Scenario Outline: a reaction to "<trigger>" answers the <attack> of an order card
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Rat      | North | c4     | 20     |                             |
        | Wolf     | South | c3     |        | answer to <trigger>: draw 1 |
      And North's order hand is
        | card  | effect            |
        | Swing | use: <attack> +10 |
      And North has activated Rat
      When North uses Swing with Rat on Wolf
      Then South can react to what Rat does

      Examples:
        | trigger | attack        |
        | attack  | melee attack  |
        | attack  | ranged attack |
        | melee   | melee attack  |
        | ranged  | ranged attack |

    Scenario Outline: a reaction to "<trigger>" answers the <attack> of a power
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Wolf     | South | c3     | 20     | standard power: <attack>    |
        | Rat      | North | c4     |        | answer to <trigger>: draw 1 |
      And South has activated Wolf
      When South uses the power of Wolf on Rat
      Then North can react to what Wolf does

      Examples:
        | trigger | attack        |
        | attack  | ranged attack |
        | melee   | melee attack  |

    Scenario Outline: a reaction to "<trigger>" does not answer damage that comes otherwise
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Wolf     | South | c3     | 20     |                             |
        | Rat      | North | c4     |        | answer to <trigger>: draw 1 |
      And South's order hand is
        | card | effect      |
        | Bolt | use: <what> |
      And South has activated Wolf
      When South uses Bolt with Wolf on Rat
      Then Rat is about to take 20 damage
      And North is asked for cower or take about Rat

      Examples:
        | trigger | what                  |
        | attack  | 20 damage to an enemy |
        | melee   | 20 damage to an enemy |
        | ranged  | 20 damage to an enemy |
        | melee   | ranged attack         |
        | ranged  | melee attack          |

    Scenario: a reaction to attacks does not answer hazardous terrain
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                   |
        | Rat      | North | c4     | answer to attack: draw 1 |
      And North has activated Rat
      When North moves Rat along d3
      Then North is asked for cower or take about Rat

    Scenario: a reaction to attacks is not that of the attacker or of others
      Given these creatures are on the battlefield
        | creature | side  | square | effect                   |
        | Wolf     | South | c3     | answer to attack: draw 1 |
        | Rat      | North | c4     |                          |
        | Bat      | North | c5     | answer to attack: draw 1 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat

    Scenario: a friend's attack is answered as well
      Given these creatures are on the battlefield
        | creature | side  | square | effect                   |
        | Wolf     | South | c3     |                          |
        | Owl      | South | c4     | answer to attack: draw 1 |
      And South has activated Wolf
      When South attacks Owl in melee with Wolf
      Then South can react to what Wolf does

    Scenario: an attack by a friend is not answered as one on a friend
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                     |
        | Rat      | North | c4     |                                            |
        | Bat      | North | d4     | answer to attack on your creatures: draw 1 |
        | Wolf     | South | c3     |                                            |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then South is asked for cower or take about Wolf

    Scenario Outline: a reaction to "<trigger>" answers a friend's attack <how>, too
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                      |
        | Wolf     | South | c3     | 20     |                             |
        | Owl      | South | c4     |        | answer to <trigger>: draw 1 |
        | Rat      | North | h8     |        |                             |
      And South has activated Wolf
      When South attacks Owl <how> with Wolf
      Then South can react to what Wolf does

      Examples:
        | trigger | how      |
        | melee   | in melee |
        | ranged  | at range |

  @dungeon_command.vocabulary.trigger_damage
  Rule: A reaction to damage answers whatever would deal damage to the creature in question, hazardous terrain included.
    Background:
      Given d3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                        |
        | Wolf     | South | c3     | answer to damage: draw 1 / power: 10 damage to an enemy / power: tap an enemy |
        | Owl      | South | g1     |                                                                               |
        | Rat      | North | c4     | answer to damage: draw 1                                                      |
        | Bat      | North | g4     |                                                                               |

    Scenario: an attack would deal damage to its target
      Given South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North can react to what Wolf does

    Scenario: a power would deal damage to its target
      Given South has activated Wolf
      When South uses the second power of Wolf on Rat
      Then North can react to what Wolf does

    Scenario Outline: "<what>" would deal damage to a creature
      Given South's order hand is
        | card | effect      |
        | Bolt | use: <what> |
      And South has activated Owl
      When South uses Bolt with Owl
      Then North can react to what Owl does

      Examples:
        | what                               |
        | 10 damage to enemies               |
        | 10 damage to enemies within 4      |
        | 10 unpreventable damage to enemies |
        | draw 1 and 10 damage to everybody  |

    Scenario Outline: "<what>" would deal no damage to the creature that could react
      Given South's order hand is
        | card | effect      |
        | Bolt | use: <what> |
      And South has activated Owl
      When South uses Bolt with Owl
      Then <seat> is asked for <question>

      Examples:
        | what                          | seat  | question                |
        | tap enemies                   | South | an action about Owl     |
        | 10 damage to enemies within 3 | North | cower or take about Bat |
        | 10 damage to this             | South | cower or take about Owl |

    Scenario: damage to a friend is not damage to the creature in question
      Given South has activated Wolf
      When South uses the second power of Wolf on Bat
      Then North is asked for cower or take about Bat

    Scenario: tapping is no damage
      Given South has activated Wolf
      When South uses the third power of Wolf on Rat
      Then Rat is tapped
      And South is asked for an action about Wolf

    Scenario: hazardous terrain would deal damage to who enters it
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                   |
        | Elk      | South | a1     | answer to damage: draw 1 |
      And South has activated Elk
      When South moves Elk along b1
      Then South can react to what Elk does

    Scenario: hazardous terrain would deal damage at the end of the turn
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                   |
        | Bug      | North | d3     | answer to damage: draw 1 |
      When the phase begins
      Then North can react to what Bug does

    Scenario: what happens by itself may deal damage that is answered
      Given it is North's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Bug      | North | h8     | turn start: 10 damage to enemies |
      When the phase begins
      Then South can react to what Bug does

    Scenario: a reaction may deal damage that is answered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                 |
        | Bug      | North | d5     | answer to attack: 10 damage to enemies |
        | Elk      | South | d6     |                                        |
      And South has activated Elk
      And South has attacked Bug in melee with Elk
      When North reacts with the first power of Bug by Bug
      Then the immediate answers open to South are exactly
        | card | user |
        | Wolf | Wolf |

  @dungeon_command.vocabulary.trigger_hazard
  Rule: A reaction to hazardous terrain answers its damage alone.
    Background:
      Given d3 is hazardous terrain

    Scenario: the damage on entering is answered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | c3     | answer to hazard: prevent all |
      And South has activated Wolf
      And South has moved Wolf along d3
      When South reacts with the first power of Wolf by Wolf
      Then Wolf has 0 damage
      And Wolf stands on d3

    Scenario: the damage at the end of the turn is answered
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Rat      | North | d3     |                                                 |
        | Bat      | North | h8     | answer to hazard on your creatures: prevent all |
        | Wolf     | South | h1     |                                                 |
      When North reacts with the first power of Bat by Bat
      Then Rat has 0 damage
      And it has become South's activate phase

    Scenario Outline: no other damage is answered, as of <what>
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                               |
        | Rat      | North | d4     | standard power: 20 damage to an enemy / standard power: melee attack |
        | Wolf     | South | d3     | answer to hazard: prevent all / answer to damage: draw 1             |
      And North's order hand is
        | card | effect                     |
        | Bolt | use: 20 damage to an enemy |
      And North has activated Rat
      And North has used <what> with Rat on Wolf
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer

      Examples:
        | what                    |
        | Bolt                    |
        | the power of Rat        |
        | the second power of Rat |

    Scenario: an attack on a creature in hazardous terrain is not answered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | c3     |                               |
        | Rat      | North | d3     | answer to hazard: prevent all |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat

    Scenario: an enemy's damage in hazardous terrain is not answered on account of one's own creatures
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Wolf     | South | c3     |                                                 |
        | Rat      | North | h8     | answer to hazard on your creatures: prevent all |
      And South has activated Wolf
      When South moves Wolf along d3
      Then South is asked for cower or take about Wolf

  @dungeon_command.vocabulary.trigger_order
  Rule: A reaction to an order card answers one that is used on the creature in question; an order without targets counts as used on its user.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                  |
        | Wolf     | South | c3     | power: tap an enemy     |
        | Owl      | South | h1     | answer to order: draw 1 |
        | Rat      | North | c4     | answer to order: draw 1 |
        | Bat      | North | h8     |                         |

    Scenario Outline: an order card used on <chosen> is answered by a creature among its targets
      Given South's order hand is
        | card | effect          |
        | Net  | use: tap <what> |
      And South has activated Wolf
      When South uses Net with Wolf on <chosen>
      Then North can react to what Wolf does

      Examples:
        | what        | chosen      |
        | an enemy    | Rat         |
        | two enemies | Rat and Bat |
        | two enemies | Bat and Rat |

    Scenario: an order card used on another creature is not answered
      Given South's order hand is
        | card | effect            |
        | Net  | use: tap an enemy |
      And South has activated Wolf
      When South uses Net with Wolf on Bat
      Then Bat is tapped

    Scenario: an order card that attacks is used on its target
      Given South's order hand is
        | card  | effect            |
        | Swing | use: melee attack |
      And South has activated Wolf
      When South uses Swing with Wolf on Rat
      Then North can react to what Wolf does

    Scenario: an order card without targets is used on its user
      Given South's order hand is
        | card | action | effect           |
        | Howl | minor  | use: tap enemies |
      And South has activated Owl
      When South uses Howl with Owl
      Then South can react to what Owl does

    Scenario: an order card without targets is not used on those whom it reaches
      Given South's order hand is
        | card | action | effect           |
        | Howl | minor  | use: tap enemies |
      And South has activated Wolf
      And South has used Howl with Wolf
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: an order card with targets is not used on its user
      Given these creatures are on the battlefield
        | creature | side  | square | effect |
        | Rat      | North | c4     |        |
      And South's order hand is
        | card | action | effect            |
        | Net  | minor  | use: tap an enemy |
      And South has activated Owl
      And South has used Net with Owl on Bat
      When South tries to react with the first power of Owl by Owl
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: an order card used in a reaction is answered
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                  |
        | Bug      | North | h7     | answer to order: draw 1 |
      And South's order hand is
        | card  | action    | effect                                           |
        | Parry | immediate | answer to attack on your creatures: tap an enemy |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with Parry by Owl on Bug
      Then North can react to what Owl does
      And Bug is untapped

    Scenario: the power used in a reaction is no order card
      Given these creatures are on the battlefield
        | creature | side  | square | effect                         |
        | Bug      | North | d4     | answer to attack: tap an enemy |
      And South has activated Wolf
      And South has attacked Bug in melee with Wolf
      When North reacts with the first power of Bug by Bug on Owl
      Then Owl is tapped

    Scenario: a power is no order card
      Given South has activated Wolf
      And South has used the power of Wolf on Rat
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: the power of an attached order card is no order card used
      Given Wolf carries these order cards
        | card | effect                                             |
        | Wand | use: attach to this / power: 10 damage to an enemy |
      And South has activated Wolf
      And South has used the second power of Wand with Wolf on Rat
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: an attack is no order card
      Given South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat

  @dungeon_command.vocabulary.trigger_power
  Rule: A reaction to a power answers one that is used on the creature in question; a power without targets counts as used on its user.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                  |
        | Rat      | North | c4     | power: tap an enemy / power: tap enemies / standard power: melee attack |
        | Bat      | North | h8     | power: 10 damage to enemies / answer to power: draw 1                   |
        | Wolf     | South | c3     | answer to power: draw 1                                                 |
        | Owl      | South | h1     |                                                                         |
      And it is North's activate phase

    Scenario: a power used on the creature is answered
      Given North has activated Rat
      When North uses the first power of Rat on Wolf
      Then South can react to what Rat does

    Scenario: a power that attacks is used on its target
      Given North has activated Rat
      When North uses the third power of Rat on Wolf
      Then South can react to what Rat does

    Scenario: a power used on another creature is not answered
      Given North has activated Rat
      When North uses the first power of Rat on Owl
      Then Owl is tapped

    Scenario: a power without targets is not used on those whom it reaches
      Given North has activated Rat
      And North has used the second power of Rat
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: a power without targets is used on its user
      Given North has activated Bat
      When North uses the first power of Bat
      Then North can react to what Bat does

    Scenario: the power of an attached card is answered
      Given Rat carries these order cards
        | card | effect                                             |
        | Wand | use: attach to this / power: 10 damage to an enemy |
      And North has activated Rat
      When North uses the second power of Wand with Rat on Wolf
      Then South can react to what Rat does

    Scenario: the power used in a reaction is answered
      Given it is South's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                         |
        | Bug      | North | d4     | answer to attack: tap an enemy |
        | Elk      | South | h3     | answer to power: draw 1        |
      And South has activated Wolf
      And South has attacked Bug in melee with Wolf
      When North reacts with the first power of Bug by Bug on Elk
      Then South can react to what Bug does
      And Elk is untapped

    Scenario: an order card used in a reaction is no power
      Given it is South's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                  |
        | Bug      | North | d4     |                         |
        | Elk      | South | h3     | answer to power: draw 1 |
      And North's order hand is
        | card  | action    | effect                         |
        | Parry | immediate | answer to attack: tap an enemy |
      And South has activated Wolf
      And South has attacked Bug in melee with Wolf
      When North reacts with Parry by Bug on Elk
      Then Elk is tapped

    Scenario: an order card is no power
      Given North's order hand is
        | card | effect                     |
        | Bolt | use: 10 damage to an enemy |
      And North has activated Rat
      And North has used Bolt with Rat on Wolf
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: an attack is no power
      Given North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario Outline: a power used on two creatures is answered by the <place>
      Given these creatures are on the battlefield
        | creature | side  | square | effect                 |
        | Fox      | North | d8     | power: tap two enemies |
      And North has activated Fox
      When North uses the first power of Fox on <targets>
      Then South can react to what Fox does

      Examples:
        | place  | targets      |
        | first  | Wolf and Owl |
        | second | Owl and Wolf |

    Scenario: whoever uses a power on another creature does not answer it
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                        |
        | Fox      | North | d8     | power: tap an enemy / answer to power: draw 1 |
        | Wolf     | South | c3     |                                               |
      And North has activated Fox
      And North has used the first power of Fox on Owl
      When North tries to react with the second power of Fox by Fox
      Then it is refused under dungeon_command.ruling.what_reactions_answer

  @dungeon_command.vocabulary.trigger_on
  Rule: A reaction answers what happens to the creature that reacts, to any creature of its player, or to any creature, as its text says.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner | effect                                                                                                  |
        | Wolf     | South | c3     |       |                                                                                                         |
        | Owl      | South | d4     | North |                                                                                                         |
        | Rat      | North | c4     | South |                                                                                                         |
        | Bat      | North | d2     |       | answer to attack: draw 1 / answer to attack on your creatures: draw 1 / answer to attack on any: draw 1 |

    Scenario: an attack on a friend is answered on account of "your creatures" and of any
      Given South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card | user | ability |
        | Bat  | Bat  | 2       |
        | Bat  | Bat  | 3       |

    Scenario: an attack on the creature itself is answered by all three
      Given South has activated Wolf
      When South attacks Bat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card | user | ability |
        | Bat  | Bat  |         |
        | Bat  | Bat  | 2       |
        | Bat  | Bat  | 3       |

    Scenario: an attack on an enemy is answered on account of any creature only
      Given South has activated Wolf
      When South attacks Owl in melee with Wolf
      Then the immediate answers open to North are exactly
        | card | user | ability |
        | Bat  | Bat  | 3       |

    Scenario Outline: the <ordinal> power of the creature does not answer an attack on <target>
      Given South has activated Wolf
      And South has attacked <target> in melee with Wolf
      When North tries to react with the <ordinal> power of Bat by Bat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

      Examples:
        | ordinal | target |
        | first   | Rat    |
        | first   | Owl    |
        | second  | Owl    |

    Scenario: a card of the hand is used by any creature to which it happens
      Given it is North's activate phase
      And South's order hand is
        | card  | action    | effect                                     |
        | Parry | immediate | answer to attack: draw 1                   |
        | Block | immediate | answer to attack on your creatures: draw 1 |
      And North has activated Rat
      When North attacks Owl in melee with Rat
      Then the immediate answers open to South are exactly
        | card  | user |
        | Parry | Owl  |
        | Block | Owl  |
        | Block | Wolf |

  @dungeon_command.vocabulary.trigger_by
  Rule: A reaction to enemies answers only what the opponent has declared; damage of hazardous terrain is nobody's action.
    Background:
      Given d3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                                           |
        | Wolf     | South | c3     | answer to damage on your creatures by enemy: draw 1                                              |
        | Owl      | South | c2     |                                                                                                  |
        | Rat      | North | c4     | answer to damage on your creatures by enemy: draw 1 / answer to damage on your creatures: draw 1 |
        | Bat      | North | d4     |                                                                                                  |

    Scenario: an enemy's attack is answered
      Given it is North's activate phase
      And North has activated Bat
      When North attacks Wolf in melee with Bat
      Then South can react to what Bat does

    Scenario: a friend's attack is not answered
      Given South has activated Wolf
      When South attacks Owl in melee with Wolf
      Then South is asked for cower or take about Owl

    Scenario: a friend's attack is answered by a text that does not speak of enemies
      Given it is North's activate phase
      And North has activated Bat
      When North attacks Rat in melee with Bat
      Then the immediate answers open to North are exactly
        | card | user | ability |
        | Rat  | Rat  | 2       |

    Scenario: hazardous terrain is nobody's action
      Given it is North's activate phase
      And a7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Bug      | North | a8     |
      And North has activated Bug
      When North moves Bug along a7
      Then the immediate answers open to North are exactly
        | card | user | ability |
        | Rat  | Rat  | 2       |

    Scenario: hazardous terrain into which an enemy has put the creature is nobody's action
      Given it is North's activate phase
      And North's order hand is
        | card | effect                   |
        | Gust | use: slide an enemy by 2 |
      And North has activated Bat
      When North uses Gust with Bat on Wolf moving Wolf along d3
      Then South is asked for cower or take about Wolf

    Scenario: the opponent's order card is answered, with a friend as its target
      Given South's order hand is
        | card  | effect                        |
        | Storm | use: 10 damage to two enemies |
      And South has activated Wolf
      When South uses Storm with Wolf on Rat and Bat
      Then the immediate answers open to North are exactly
        | card | user | ability |
        | Rat  | Rat  |         |
        | Rat  | Rat  | 2       |

    Scenario: a captured creature's attack is its captor's action
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner |
        | Fox      | North | d3     | South |
      And North has activated Fox
      When North attacks Wolf in melee with Fox
      Then South can react to what Fox does

    Scenario: a reaction to enemies is refused against a friend
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped |
        | Wolf     | South | c3     | yes    |
      And North has activated Bat
      And North has attacked Rat in melee with Bat
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: hazardous terrain that an enemy has entered is nobody's action
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Bug      | North | h8     | answer to damage on any by enemy: draw 1 |
        | Elk      | South | g1     |                                          |
      And g2 is hazardous terrain
      And South has activated Elk
      When South moves Elk along g2
      Then South is asked for cower or take about Elk

    Scenario: damage to an enemy by a friend of the one who reacts is not answered
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Bug      | North | h8     | answer to damage on any by enemy: draw 1 |
      And North has activated Bat
      And North has attacked Wolf in melee with Bat
      When South passes
      Then South is asked for cower or take about Wolf

  @dungeon_command.vocabulary.trigger_within
  Rule: A reaction within a number of squares answers only what happens to a creature at most so far from the one that reacts.
    Background:
      Given e1, e2, e3, e4, e5, e6 and e7 are walls
      And these creatures are on the battlefield
        | creature | side  | square | effect                                              |
        | Wolf     | South | c3     |                                                     |
        | Rat      | North | c4     |                                                     |
        | Bat      | North | f5     | answer to attack on your creatures within 3: draw 1 |
        | Bug      | North | g4     | answer to attack on your creatures within 3: draw 1 |
        | Ant      | North | c7     | answer to attack on any within 3: draw 1            |

    Scenario: who stands no farther away answers, walls ignored
      Given South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card | user |
        | Bat  | Bat  |
        | Ant  | Ant  |

    Scenario: a creature one square farther away does not answer
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the first power of Bug by Bug
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: the distance is not that of whoever did it
      Given these creatures are on the battlefield
        | creature | side  | square | ranged |
        | Owl      | South | a7     | 20     |
        | Eel      | North | a1     |        |
      And South has activated Owl
      When South attacks Eel at range with Owl
      Then North is asked for cower or take about Eel

    Scenario: a reacting creature is within any distance of itself
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Owl      | South | c5     | answer to attack within 1: draw 1 |
      And North has activated Rat
      When North attacks Owl in melee with Rat
      Then South can react to what Rat does

    Scenario: of several targets one near enough is answered
      Given South's order hand is
        | card  | effect                        |
        | Storm | use: 10 damage to two enemies |
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                   |
        | Eel      | North | c2     |                                                          |
        | Elk      | North | h8     | answer to damage on your creatures within 1: prevent all |
        | Hen      | North | h7     |                                                          |
      And South has activated Wolf
      And South has used Storm with Wolf on Hen and Eel
      When North reacts with the first power of Elk by Elk
      Then Hen is about to take 0 damage
      And Eel is about to take 10 damage

    Scenario: a target too far away cannot be saved beside one that is near
      Given South's order hand is
        | card  | effect                        |
        | Storm | use: 10 damage to two enemies |
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                   |
        | Eel      | North | c2     |                                                          |
        | Elk      | North | h8     | answer to damage on your creatures within 1: prevent all |
        | Hen      | North | h7     |                                                          |
      And South has activated Wolf
      And South has used Storm with Wolf on Eel and Hen
      When North tries to react with the first power of Elk by Elk for Eel
      Then it is refused under dungeon_command.ruling.prevented_for_one

    Scenario: who stands around the corner of a wall is one square away
      Given d4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | effect                                              |
        | Elk      | North | d5     | answer to attack on your creatures within 1: draw 1 |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North reacts with the first power of Elk by Elk
      Then Elk is tapped
