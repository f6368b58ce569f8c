Feature: Vocabulary

  @dungeon_command.vocabulary.power_action
  Rule: A power marked standard or immediate is an action of that kind and taps; one without a mark does not tap.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                                                       |
        | Wolf     | South | c3     |        | standard power: draw 1 / power: draw 1 / minor power: draw 1 |
        | Owl      | South | c1     | yes    | standard power: draw 1 / power: draw 1 / minor power: draw 1 |
        | Rat      | North | c4     |        | answer to attack: draw 1 / standard power: draw 1            |
        | Bat      | North | d4     | yes    | answer to attack: draw 1                                     |
        | Bug      | North | h8     |        | answer to attack on your creatures: draw 1                   |

    Scenario Outline: a <kind> power leaves its creature <state>
      Given South has activated Wolf
      When South uses the <ordinal> power of Wolf
      Then Wolf is <state>
      And South's order hand has 1 card

      Examples:
        | kind     | ordinal | state    |
        | standard | first   | tapped   |
        | unmarked | second  | untapped |
        | minor    | third   | untapped |

    Scenario: a tapped creature uses no standard power
      Given South has activated Owl
      When South tries to use the first power of Owl
      Then it is refused under dungeon_command.actions.needs_untapped

    Scenario Outline: a tapped creature may use a power that does not tap, here its <ordinal>
      Given South has activated Owl
      When South uses the <ordinal> power of Owl
      Then South's order hand has 1 card

      Examples:
        | ordinal |
        | second  |
        | third   |

    Scenario: standard and other powers are used in their creature's activation, tapped by the first
      Given it is North's activate phase
      And North has activated Rat
      When North uses the second power of Rat
      Then Rat is tapped
      And Bug is untapped

    Scenario: an immediate power taps its creature
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat is tapped
      And North's order hand has 0 cards

    Scenario: a tapped creature uses no immediate power
      Given South has activated Wolf
      And South has attacked Bat in melee with Wolf
      When North tries to react with the first power of Bat by Bat
      Then it is refused under dungeon_command.actions.immediate_tap

    Scenario: a standard power is no reaction
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the second power of Rat by Rat
      Then it is refused under dungeon_command.activate.free_order

    Scenario: an immediate power is not used without anything to answer
      Given it is North's activate phase
      And North has activated Rat
      When North tries to use the first power of Rat
      Then it is refused under dungeon_command.actions.immediate_any_turn

    Scenario: a standard power of an attached card taps the creature with it
      Given it is North's activate phase
      And Rat carries these order cards
        | card | owner | effect                                                           |
        | Wand | South | use: attach to an enemy / standard power: draw 1 / power: draw 1 |
      And North has activated Rat
      When North uses the second power of Wand with Rat
      Then Rat is tapped
      And North's order hand has 1 card

    Scenario: an unmarked power of an attached card does not tap
      Given it is North's activate phase
      And Rat carries these order cards
        | card | owner | effect                                                           |
        | Wand | South | use: attach to an enemy / standard power: draw 1 / power: draw 1 |
      And North has activated Rat
      When North uses the third power of Wand with Rat
      Then Rat is untapped

  @dungeon_command.vocabulary.once
  Rule: A power marked "once" can be used once in each activation; each power of each card counts for itself.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                |
        | Wolf     | South | c3     | power, once: draw 1 / power, once: morale +1 / power: heal this by 10 |
        | Rat      | North | c4     | minor power, once: draw 1                                             |
      And Wolf carries these order cards
        | card | name | effect                                    |
        | Wand | Wand | use: attach to this / power, once: draw 1 |
        | Twig | Wand | use: attach to this / power, once: draw 1 |

    Scenario: a power marked once is not used again in the same activation
      Given South has activated Wolf
      And South has used the first power of Wolf
      When South tries to use the first power of Wolf
      Then it is refused under dungeon_command.actions.non_tap_powers

    Scenario: a minor power marked once is not used again in the same activation
      Given it is North's activate phase
      And North has activated Rat
      And North has used the first power of Rat
      When North tries to use the first power of Rat
      Then it is refused under dungeon_command.actions.non_tap_powers

    Scenario: a second power of the same card may be used
      Given South has activated Wolf
      And South has used the first power of Wolf
      When South uses the second power of Wolf
      Then South's morale is 11
      And South's order hand has 1 card

    Scenario: a power of another card of that name may be used after it
      Given South has activated Wolf
      And South has used the second power of Wand with Wolf
      When South uses the second power of Twig with Wolf
      Then South's order hand has 2 cards

    Scenario: the power of an attached card is not used again either
      Given South has activated Wolf
      And South has used the second power of Twig with Wolf
      And South has used the second power of Wand with Wolf
      When South tries to use the second power of Twig with Wolf
      Then it is refused under dungeon_command.actions.non_tap_powers

    Scenario: everything that has not been used is still open
      Given South has activated Wolf
      And South has used the first power of Wolf
      When South uses the second power of Twig with Wolf
      Then the use power answers open to South are exactly
        | card | ability |
        | Wolf | 2       |
        | Wolf | 3       |
        | Wand | 2       |

    Scenario: a power that is not marked is used any number of times
      Given South has activated Wolf
      And South has used the third power of Wolf
      And South has used the third power of Wolf
      When South uses the third power of Wolf
      Then South is asked for an action about Wolf

    Scenario: a power marked once is used again in the next turn
      Given South has activated Wolf
      And South has used the first power of Wolf
      And South has played the turn to its end
      And North has played the turn to its end
      And South has activated Wolf
      When South uses the first power of Wolf
      Then South's order hand has 3 cards

    Scenario: a friend uses its like power in its own activation
      Given these creatures are on the battlefield
        | creature | name | side  | square | effect                                                                |
        | Owl      | Wolf | South | h1     | power, once: draw 1 / power, once: morale +1 / power: heal this by 10 |
      And South has activated Wolf
      And South has used the first power of Wolf
      And South has ended the activation of Wolf
      And South has activated Owl
      When South uses the first power of Owl
      Then South's order hand has 2 cards

  @dungeon_command.vocabulary.by_itself
  Rule: A text marked for the start or the end of a turn happens then without being used, in each turn of the player who controls the creature with it.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner | tapped | effect                                |
        | Wolf     | South | c3     | North | yes    | turn start: morale +1 / power: draw 1 |
        | Rat      | North | c4     | South | yes    | turn end: morale +2                   |

    Scenario: what is marked for the start of a turn happens in the refresh phase
      Given it is South's refresh phase
      When the phase begins
      Then South's morale is 11
      And North's morale is 10

    Scenario: what is marked for the end of a turn happens in the cleanup phase
      Given it is North's cleanup phase
      When the phase begins
      Then North's morale is 12

    Scenario: nothing happens at the start of the other player's turn
      Given it is North's refresh phase
      When the phase begins
      Then South's morale is 10
      And North's morale is 10

    Scenario: nothing happens at the end of the other player's turn
      Given it is South's cleanup phase
      When the phase begins
      Then North's morale is 10
      And South's morale is 10

    Scenario: what is marked for the start does not happen at the end
      Given it is South's activate phase
      And South has ended the activate phase
      When it has come to North's activate phase
      Then South's morale is 10

    Scenario: what is marked for the end does not happen before
      Given it is North's refresh phase
      When it has come to North's activate phase
      Then North's morale is 10

    Scenario: a text that happens by itself does so in each turn of its player
      Given it is South's refresh phase
      And it has come to North's activate phase
      When it has come to South's activate phase
      Then South's morale is 12
      And North's morale is 12

    Scenario: a text that happens by itself is not used as a power
      Given South has activated Wolf
      When South tries to use the first power of Wolf
      Then it is refused as meaningless

    Scenario: a creature with a power and a text that happens by itself can use only the power
      Given it is South's activate phase
      When South activates Wolf
      Then the use power answers open to South are exactly
        | card | ability |
        | Wolf | 2       |

    Scenario: a text of an attached card happens by itself in the turns of its creature's player
      Given Rat carries these order cards
        | card | owner | effect                                          |
        | Bane | South | use: attach to an enemy / turn start: morale -3 |
      And it is North's refresh phase
      When the phase begins
      Then North's morale is 7
      And South's morale is 10

    Scenario: an attached card does nothing in its owner's turns
      Given Rat carries these order cards
        | card | owner | effect                                        |
        | Bane | South | use: attach to an enemy / turn end: morale -3 |
      And it is South's cleanup phase
      When the phase begins
      Then North's morale is 10
      And South's morale is 10

    Scenario: a creature in the hand does nothing by itself
      Given North's creature hand is
        | card | effect              |
        | Ant  | turn end: morale +5 |
      And it is North's cleanup phase
      When the phase begins
      Then North's morale is 12

    Scenario: the player orders several texts that happen by themselves
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                      |
        | Bat      | North | h8     | turn end: 10 damage to this |
      When the phase begins
      Then North is asked for a turn effect
      And the resolve answers open to North are exactly
        | card | ability |
        | Rat  | 1       |
        | Bat  | 1       |
