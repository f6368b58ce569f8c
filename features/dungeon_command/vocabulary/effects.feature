Feature: Vocabulary

  @dungeon_command.vocabulary.order
  Rule: The parts of a text take effect one after another as printed, each of them whether the others reached anybody or not.
    Scenario Outline: a text of <what> leaves <left> damage
      Given these creatures are on the battlefield
        | creature | side  | square | damage |
        | Wolf     | South | c3     | 10     |
      And South's order hand is
        | card  | effect      |
        | Purge | use: <what> |
      And South has activated Wolf
      And South has used Purge with Wolf
      When South lets Wolf take the damage
      Then Wolf has <left> damage

      Examples:
        | what                                  | left |
        | heal this by 20 and 30 damage to this | 30   |
        | 30 damage to this and heal this by 20 | 20   |

    Scenario Outline: a power that says "<what>" leaves its creature <state>
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect        |
        | Rat      | North | c3     | power: <what> |
      And North has activated Rat
      When North uses the power of Rat
      Then Rat is <state>

      Examples:
        | what                    | state    |
        | tap this and untap this | untapped |
        | untap this and tap this | tapped   |

    Scenario: the parts of a reaction take effect in order as well
      Given these creatures are on the battlefield
        | creature | side  | square | damage | effect                                                  |
        | Wolf     | South | c3     |        |                                                         |
        | Rat      | North | c4     | 40     | answer to attack: heal this by 20 and 20 damage to this |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North lets Rat take the damage
      Then Rat has 40 damage
      And Rat is about to take 20 damage

    Scenario: the parts of what happens by itself take effect in order as well
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | effect                                            |
        | Wolf     | South | c3     | 40     | turn start: heal this by 20 and 20 damage to this |
      When South lets Wolf take the damage
      Then Wolf has 40 damage

    Scenario: later parts happen although an earlier one reaches nobody
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | effect                                                      |
        | Burst | use: 20 damage to enemies within 2 and draw 1 and morale +1 |
      And South has activated Wolf
      When South uses Burst with Wolf
      Then Rat has 0 damage
      And South's order hand has 1 card
      And South's morale is 11

    Scenario: earlier parts have happened although a later one reaches nobody
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And North's order hand is
        | card  | effect                                   |
        | Burst | use: draw 1 and tap others and morale +1 |
      And North has activated Rat
      When North uses Burst with Rat
      Then North's order hand has 1 card
      And North's morale is 11

    Scenario: nothing of a later part has happened while an earlier one is decided about
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South's order hand is
        | card | effect                                                |
        | Bolt | use: draw 1 and 20 damage to an enemy and tap enemies |
      And South has activated Wolf
      When South uses Bolt with Wolf on Rat
      Then South's order hand has 1 card
      And Rat is about to take 20 damage
      And Rat is untapped

    Scenario: the further parts of a text happen although it has destroyed its user
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage | tapped | effect                                                                                                       |
        | Wolf     | South | c3     | 20 |        |        | standard power: 20 damage to this and heal enemies by 10 and untap enemies and control enemies and morale +3 |
        | Owl      | South | h1     |    |        |        |                                                                                                              |
        | Rat      | North | h7     |    | 20     | yes    |                                                                                                              |
        | Bat      | North | h8     |    |        |        |                                                                                                              |
      And South has activated Wolf
      And South has used the power of Wolf
      When South lets Wolf take the damage
      Then Wolf is destroyed
      And Rat has 10 damage
      And Rat is untapped
      And Rat is controlled by South
      And South's morale is 12

    Scenario: a text that has destroyed its user destroys others as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | effect                                                |
        | Rat      | North | c6     | 20 | standard power: 20 damage to this and destroy enemies |
        | Bat      | North | h8     |    |                                                       |
        | Wolf     | South | h1     |    |                                                       |
      And North has activated Rat
      And North has used the power of Rat
      When North lets Rat take the damage
      Then Rat and Wolf are destroyed

    Scenario: of two powers the one in use goes on when its damage has been taken
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                     |
        | Wolf     | South | b2     | power: 10 damage to an enemy and tap it / power: morale +1 |
        | Rat      | North | h8     |                                                            |
      And South has activated Wolf
      And South has used the first power of Wolf on Rat
      When North lets Rat take the damage
      Then Rat is tapped

  @dungeon_command.vocabulary.attack
  Rule: To attack makes a melee or ranged attack by the user under all rules of attacks, with the damage printed for it and what the text adds, at least 0.
    Scenario Outline: <attack> of a creature with melee 30 and ranged 10 deals <n> damage
      Given these creatures are on the battlefield
        | creature | side  | square | melee | ranged |
        | Wolf     | South | c3     | 30    | 10     |
        | Rat      | North | c4     |       |        |
      And South's order hand is
        | card  | effect        |
        | Swing | use: <attack> |
      And South has activated Wolf
      When South uses Swing with Wolf on Rat
      Then Rat is about to take <n> damage
      And Wolf is tapped

      Examples:
        | attack            | n  |
        | melee attack      | 30 |
        | melee attack +20  | 50 |
        | melee attack -10  | 20 |
        | ranged attack     | 10 |
        | ranged attack +30 | 40 |

    Scenario: an attack by a power deals what it adds as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | effect                           |
        | Rat      | North | c4     | 10    | standard power: melee attack +20 |
        | Wolf     | South | c3     |       |                                  |
      And North has activated Rat
      When North uses the power of Rat on Wolf
      Then Wolf is about to take 30 damage
      And Rat is tapped

    Scenario: an attack of less than nothing deals no damage
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | 20    |
        | Rat      | North | c4     |       |
      And South's order hand is
        | card  | effect                                  |
        | Shove | use: melee attack -30 and slide it by 1 |
      And South has activated Wolf
      When South uses Shove with Wolf on Rat moving Rat along c5
      Then Rat has 0 damage
      And Rat stands on c5
      And South is asked for an action about Wolf

    Scenario: what constantly adds to attacks is added to that of a text
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                      |
        | Wolf     | South | c3     | 20    | constant: melee +10 to this |
        | Rat      | North | c4     |       |                             |
      And South's order hand is
        | card  | effect                |
        | Swing | use: melee attack +20 |
      And South has activated Wolf
      When South uses Swing with Wolf on Rat
      Then Rat is about to take 50 damage

    Scenario Outline: <attack> on <target> is bound like any attack
      Given d5 is a wall
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range | melee   |
        | Rat      | North | c5     | 20     | 3     | <melee> |
        | Wolf     | South | c7     |        |       |         |
        | Owl      | South | e5     |        |       |         |
        | Elk      | South | c1     |        |       |         |
        | Fox      | South | c4     |        |       |         |
      And North's order hand is
        | card  | effect        |
        | Swing | use: <attack> |
      And North has activated Rat
      When North tries to use Swing with Rat on <target>
      Then it is refused under <clause>

      Examples:
        | attack        | target | melee | clause                                 |
        | melee attack  | Wolf   | 20    | dungeon_command.melee.adjacent         |
        | melee attack  | Fox    | none  | dungeon_command.attack.fixed_damage    |
        | ranged attack | Elk    | 20    | dungeon_command.ranged.range           |
        | ranged attack | Owl    | 20    | dungeon_command.ranged.los             |
        | ranged attack | Rat    | 20    | dungeon_command.attack.friendly_target |

    Scenario: an attack by a text may be on whom an attack may be
      Given d5 is a wall
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Wolf     | South | c5     | 20     | 3     |
        | Owl      | South | c4     |        |       |
        | Rat      | North | c7     |        |       |
        | Bat      | North | e5     |        |       |
        | Bug      | North | c1     |        |       |
      And South's order hand is
        | card  | effect             |
        | Swing | use: melee attack  |
        | Shot  | use: ranged attack |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card  | targets |
        | Swing | Owl     |
        | Shot  | Owl     |
        | Shot  | Rat     |

    Scenario: a creature without ranged attack makes none by a text
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
      And South's order hand is
        | card | effect                 |
        | Shot | use: ranged attack +30 |
      And South has activated Wolf
      When South tries to use Shot with Wolf on Rat
      Then it is refused under dungeon_command.ranged.range

    Scenario: an attack by a text has one target
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
        | Bat      | North | d3     |
      And South's order hand is
        | card  | effect            |
        | Swing | use: melee attack |
      And South has activated Wolf
      When South tries to use Swing with Wolf on Rat and Bat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: an attack by a text is on whom the text lets be chosen
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | d4     |
        | Rat      | North | c4     |
      And South's order hand is
        | card  | effect                             |
        | Swing | use: melee attack and tap an enemy |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card  | targets |
        | Swing | Rat     |

    Scenario: an attack by a text is not on whom the text does not let be chosen
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | c3     |
        | Bat      | North | d4     |
        | Wolf     | South | c4     |
      And North's order hand is
        | card  | effect                             |
        | Swing | use: melee attack and tap an enemy |
      And North has activated Rat
      When North tries to use Swing with Rat on Bat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a target in cover may dodge the ranged attack of a text, with all that follows for it
      Given c7 is an obstacle
      And these creatures are on the battlefield
        | creature | side  | square | ranged | damage |
        | Wolf     | South | c3     | 20     | 30     |
        | Rat      | North | c7     |        |        |
      And South's order hand is
        | card | effect                                                   |
        | Shot | use: ranged attack and slide it by 1 and heal this by 10 |
      And South has activated Wolf
      And South has used Shot with Wolf on Rat moving Rat along d7
      When North lets Rat dodge
      Then Rat stands on c7
      And Rat has 0 damage
      And Wolf has 20 damage

    Scenario: an attack weakened below 0 heals nobody
      Given these creatures are on the battlefield
        | creature | side  | square | melee | damage |
        | Wolf     | South | a1     | 20    |        |
        | Rat      | North | a2     |       | 10     |
      And South's order hand is
        | card  | action   | effect                |
        | Feint | standard | use: melee attack -30 |
      And South has activated Wolf
      When South uses Feint with Wolf on Rat
      Then Rat has 10 damage

  @dungeon_command.vocabulary.damage
  Rule: Damage of a fixed amount is dealt in full to each creature that it reaches, as one event.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | melee | level | effect                      |
        | Wolf     | South | c3     | 50    |       | constant: melee +20 to this |
        | Owl      | South | e5     |       | 2     |                             |
        | Rat      | North | c4     |       | 2     |                             |
        | Bat      | North | g4     |       | 3     |                             |

    Scenario: each of two creatures takes all of the damage
      Given South's order hand is
        | card | effect                        |
        | Bolt | use: 30 damage to two enemies |
      And South has activated Wolf
      When South uses Bolt with Wolf on Rat and Bat
      Then Rat is about to take 30 damage
      And Bat is about to take 30 damage

    Scenario: fixed damage does not grow with the user's attack
      Given South's order hand is
        | card | effect                     |
        | Bolt | use: 10 damage to an enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      When North lets Rat take the damage
      Then Rat has 10 damage
      And Bat has 0 damage

    Scenario: nobody is damaged before everything has been decided
      Given it is North's activate phase
      And North's order hand is
        | card | effect                      |
        | Bolt | use: 50 damage to everybody |
      And North has activated Rat
      And North has used Bolt with Rat
      And North has let Rat take the damage
      And North has let Bat cower
      When South lets Wolf take the damage
      Then Rat has 0 damage
      And Wolf has 0 damage
      And North's morale is 10
      And South is asked for cower or take

    Scenario: all of the damage is applied at once when everything has been decided
      Given it is North's activate phase
      And North's order hand is
        | card | effect                      |
        | Bolt | use: 50 damage to everybody |
      And North has activated Rat
      And North has used Bolt with Rat
      And North has let Rat take the damage
      And North has let Bat cower
      And South has let Wolf take the damage
      When South lets Owl cower
      Then Rat and Wolf are destroyed
      And Bat and Owl have 0 damage
      And North's morale is 3
      And South's morale is 4

    Scenario: the user takes the damage that reaches it
      Given South's order hand is
        | card | effect                 |
        | Pyre | use: 20 damage to this |
      And South has activated Wolf
      And South has used Pyre with Wolf
      When South lets Wolf take the damage
      Then Wolf has 20 damage

    Scenario: damage comes on top of what there is
      Given these creatures are on the battlefield
        | creature | side  | square | damage |
        | Bug      | North | h8     | 20     |
      And South's order hand is
        | card | effect                                         |
        | Bolt | use: 20 damage to an enemy and 10 damage to it |
      And South has activated Wolf
      And South has used Bolt with Wolf on Bug
      And North has let Bug take the damage
      When North lets Bug take the damage
      Then Bug is destroyed

  @dungeon_command.vocabulary.unpreventable
  Rule: Prevention takes nothing off damage that cannot be prevented.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                              |
        | Wolf     | South | c3     | standard power: 30 unpreventable damage to an enemy |
        | Rat      | North | c4     | answer to damage on your creatures: prevent <much>  |
        | Bat      | North | g4     |                                                     |

    Scenario Outline: an order card's damage that cannot be prevented is dealt in full, against prevention of <much>
      Given South's order hand is
        | card | effect                                   |
        | Bolt | use: 30 unpreventable damage to an enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on <victim>
      When North reacts with the first power of Rat by Rat
      Then <victim> is about to take 30 damage

      Examples:
        | much | victim |
        | 20   | Rat    |
        | all  | Rat    |
        | 20   | Bat    |

    Scenario Outline: a power's damage that cannot be prevented is dealt in full, against prevention of <much>
      Given South has activated Wolf
      And South has used the power of Wolf on Bat
      When North reacts with the first power of Rat by Rat
      Then Bat is about to take 30 damage

      Examples:
        | much |
        | 10   |
        | all  |

    Scenario Outline: ordinary damage is less by a prevention of <much>
      Given South's order hand is
        | card | effect                     |
        | Bolt | use: 30 damage to an enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on Bat
      When North reacts with the first power of Rat by Rat
      Then Bat is about to take 10 damage

      Examples:
        | much |
        | 20   |

    Scenario Outline: a creature may cower from damage that cannot be prevented, with a prevention of <much> as well
      Given South's order hand is
        | card | effect                                   |
        | Bolt | use: 30 unpreventable damage to an enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on Bat
      And North has reacted with the first power of Rat by Rat
      When North lets Bat cower
      Then Bat has 0 damage
      And North's morale is 7

      Examples:
        | much |
        | 20   |

  @dungeon_command.vocabulary.heal
  Rule: To heal takes damage off creatures, at most what they have.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | damage | effect                            |
        | Wolf     | South | c3     | 30     |                                   |
        | Owl      | South | e5     | 10     |                                   |
        | Rat      | North | c4     | 40     | answer to attack: heal this by 20 |
        | Bat      | North | g4     |        |                                   |

    Scenario Outline: healing <whom> by <n> leaves <left> damage
      Given South's order hand is
        | card | effect                      |
        | Balm | use: heal a creature by <n> |
      And South has activated Wolf
      When South uses Balm with Wolf on <whom>
      Then <whom> has <left> damage

      Examples:
        | whom | n  | left |
        | Wolf | 20 | 10   |
        | Wolf | 30 | 0    |
        | Owl  | 20 | 0    |
        | Rat  | 10 | 30   |
        | Bat  | 10 | 0    |

    Scenario: a creature does not get more hit points than it had
      Given South's order hand is
        | card | effect                     |
        | Balm | use: heal a creature by 40 |
      And South has activated Wolf
      When South uses Balm with Wolf on Owl
      Then Owl has 50 hit points left

    Scenario: each of several creatures is healed in full
      Given it is North's activate phase
      And North's order hand is
        | card | effect                        |
        | Balm | use: heal two creatures by 20 |
      And North has activated Bat
      When North uses Balm with Bat on Rat and Wolf
      Then Rat has 20 damage
      And Wolf has 10 damage
      And Owl has 10 damage

    Scenario: a creature that heals in a reaction bears more
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North lets Rat take the damage
      Then Rat has 40 damage

    Scenario: healing neither untaps nor costs morale
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | tapped |
        | Bug      | North | h8     | 20     | yes    |
      And North's order hand is
        | card | action | effect               |
        | Balm | minor  | use: heal this by 20 |
      And North has activated Bug
      When North uses Balm with Bug
      Then Bug has 0 damage
      And Bug is tapped
      And North's morale is 10

  @dungeon_command.vocabulary.tap
  Rule: To tap makes untapped creatures tapped; tapped ones stay as they are.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                                  |
        | Wolf     | South | c3     |        | standard power: melee attack and tap it |
        | Rat      | North | c4     |        |                                         |
        | Bat      | North | g4     | yes    | power: tap an enemy                     |

    Scenario: an untapped creature is tapped, and a tapped one stays tapped
      Given South's order hand is
        | card | action | effect               |
        | Net  | minor  | use: tap two enemies |
      And South has activated Wolf
      When South uses Net with Wolf on Rat and Bat
      Then Rat and Bat are tapped
      And Wolf is untapped

    Scenario: the target of an attack is tapped by what follows
      Given South has activated Wolf
      And South has used the power of Wolf on Rat
      When North lets Rat take the damage
      Then Rat is tapped
      And Bat is tapped

    Scenario: a creature tapped by a text cannot react
      Given these creatures are on the battlefield
        | creature | side  | square | effect                   |
        | Bug      | North | d4     | answer to attack: draw 1 |
      And South's order hand is
        | card | action | effect            |
        | Net  | minor  | use: tap an enemy |
      And South has activated Wolf
      And South has used Net with Wolf on Bug
      When South attacks Bug in melee with Wolf
      Then North is asked for cower or take about Bug

    Scenario: a tapped creature that taps others by a power stays tapped
      Given it is North's activate phase
      And North has activated Bat
      When North uses the power of Bat on Wolf
      Then Wolf and Bat are tapped
      And Rat is untapped

    Scenario: a tapped creature may still be activated and move
      Given South's order hand is
        | card | action | effect        |
        | Rest | minor  | use: tap this |
      And South has activated Wolf
      And South has used Rest with Wolf
      When South moves Wolf along d3
      Then Wolf stands on d3
      And Wolf is tapped

    Scenario: all of several creatures are tapped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
        | Bat      | South | g1     |
      And North's order hand is
        | card | action | effect           |
        | Lull | minor  | use: tap enemies |
      And North has activated Wolf
      When North uses Lull with Wolf
      Then Rat and Bat are tapped

  @dungeon_command.vocabulary.untap
  Rule: To untap makes tapped creatures untapped; untapped ones stay as they are.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                       |
        | Wolf     | South | c3     |        |                              |
        | Owl      | South | e5     | yes    |                              |
        | Rat      | North | c4     |        | answer to attack: untap this |
        | Bat      | North | g4     | yes    |                              |

    Scenario: a tapped creature is untapped, and an untapped one stays untapped
      Given South's order hand is
        | card | action | effect                 |
        | Call | minor  | use: untap two enemies |
      And South has activated Wolf
      When South uses Call with Wolf on Rat and Bat
      Then Rat and Bat are untapped
      And Owl is tapped

    Scenario: the user of a standard action is untapped by its own text
      Given South's order hand is
        | card  | effect                           |
        | Whirl | use: melee attack and untap this |
      And South has activated Wolf
      And South has used Whirl with Wolf on Rat
      And North has passed
      When North lets Rat take the damage
      Then Wolf is untapped
      And Wolf can attack exactly Rat in melee

    Scenario: a creature that untaps by reacting stands untapped
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat is untapped
      And Wolf is tapped

    Scenario: untapping does not give another activation
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | activated |
        | Bug      | North | h8     | yes    | yes       |
      And North's order hand is
        | card | effect                    |
        | Call | use: untap your creatures |
      And North has activated Rat
      When North uses Call with Rat
      Then Bug is untapped
      And Bug has been activated

  @dungeon_command.vocabulary.destroy
  Rule: To destroy a creature is no damage: nobody prevents it and nobody cowers from it.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | hp  | level | owner | effect                                          |
        | Wolf     | South | c3     |     | 2     |       |                                                 |
        | Owl      | South | e5     |     | 3     | North |                                                 |
        | Rat      | North | c4     | 200 | 2     |       | answer to damage on your creatures: prevent all |
        | Bat      | North | g4     |     | 4     |       |                                                 |

    Scenario: a destroyed creature leaves without anybody being asked
      Given South's order hand is
        | card | effect                |
        | Doom | use: destroy an enemy |
      And South has activated Wolf
      When South uses Doom with Wolf on Rat
      Then Rat is destroyed
      And Rat is in North's creature discard pile
      And North's morale is 8
      And South is asked for an action about Wolf

    Scenario: prevention cannot answer what destroys
      Given North's order hand is
        | card  | action    | effect                  |
        | Parry | immediate | answer to order: draw 1 |
      And South's order hand is
        | card | effect                |
        | Doom | use: destroy an enemy |
      And South has activated Wolf
      And South has used Doom with Wolf on Rat
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: several creatures are destroyed, each for its level
      Given South's order hand is
        | card | effect                   |
        | Doom | use: destroy two enemies |
      And South has activated Wolf
      When South uses Doom with Wolf on Rat and Bat
      Then Rat and Bat are destroyed
      And North's morale is 4

    Scenario: one's own creatures may be destroyed as well, for their controller's morale
      Given it is South's activate phase
      And South's order hand is
        | card | effect                      |
        | Pyre | use: destroy your creatures |
      And South has activated Wolf
      When South uses Pyre with Wolf
      Then Wolf is in South's creature discard pile
      And Owl is in North's creature discard pile
      And South's morale is 5
      And North's morale is 10

    Scenario: a creature may be destroyed in a reaction
      Given it is North's activate phase
      And South's order hand is
        | card  | action    | effect                              |
        | Parry | immediate | answer to attack: destroy the actor |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with Parry by Wolf
      Then Rat is destroyed
      And Wolf has 0 damage

    Scenario: a power destroys a creature
      Given these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Elk      | South | e1     | standard power: destroy an enemy |
      And South has activated Elk
      When South uses the power of Elk on Bat
      Then Bat is in North's creature discard pile
      And North's morale is 6

    Scenario: a text destroys a creature that it has slid into hazardous terrain
      Given e6 is hazardous terrain
      And South's order hand is
        | card | effect                                               |
        | Doom | use: slide one of your creatures by 2 and destroy it |
      And South has activated Wolf
      And South has used Doom with Wolf on Owl moving Owl along e6
      When South lets Owl take the damage
      Then Owl is destroyed
