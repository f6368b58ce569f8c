Feature: Vocabulary

  @dungeon_command.vocabulary.target_side
  Rule: Own creatures are those that the card's player controls, enemies all others; without such a word either may be chosen.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | c3     |       |
        | Owl      | South | e5     | North |
        | Rat      | North | c5     | South |
        | Bat      | North | e3     |       |

    Scenario Outline: <what> is chosen among <who>
      Given South's order hand is
        | card | action | effect          |
        | Bolt | minor  | use: tap <what> |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | <one>   |
        | Bolt | <two>   |

      Examples:
        | what            | who                                  | one  | two |
        | an enemy        | what the other player controls       | Rat  | Bat |
        | an own creature | what the player of the card controls | Wolf | Owl |

    Scenario: a creature of either side is chosen where no side is named
      Given South's order hand is
        | card | action | effect              |
        | Bolt | minor  | use: tap a creature |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Wolf    |
        | Bolt | Owl     |
        | Bolt | Rat     |
        | Bolt | Bat     |

    Scenario Outline: <what> can be <chosen> for North
      Given it is North's activate phase
      And North's order hand is
        | card | effect          |
        | Bolt | use: tap <what> |
      And North has activated Bat
      When North uses Bolt with Bat on <chosen>
      Then <chosen> is tapped

      Examples:
        | what            | chosen |
        | an enemy        | Wolf   |
        | an enemy        | Owl    |
        | an own creature | Rat    |
        | an own creature | Bat    |
        | a creature      | Owl    |
        | a creature      | Rat    |

    Scenario Outline: <what> cannot be <chosen> for North
      Given it is North's activate phase
      And North's order hand is
        | card | effect          |
        | Bolt | use: tap <what> |
      And North has activated Bat
      When North tries to use Bolt with Bat on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what            | chosen |
        | an enemy        | Rat    |
        | an enemy        | Bat    |
        | an own creature | Wolf   |
        | an own creature | Owl    |

    Scenario Outline: <what> cannot be <chosen>, one of whom is on the wrong side
      Given South's order hand is
        | card | effect          |
        | Bolt | use: tap <what> |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what              | chosen       |
        | two enemies       | Owl and Rat  |
        | two enemies       | Rat and Owl  |
        | two own creatures | Bat and Wolf |
        | two own creatures | Wolf and Bat |

    Scenario: enemies in a reaction are enemies of the player who reacts
      Given North's order hand is
        | card  | action    | effect                               |
        | Parry | immediate | answer to order on any: tap an enemy |
      And South's order hand is
        | card | action | effect      |
        | Song | minor  | use: draw 1 |
      And South has activated Wolf
      When South uses Song with Wolf
      Then the immediate answers open to North are exactly
        | card  | user | targets |
        | Parry | Rat  | Wolf    |
        | Parry | Rat  | Owl     |
        | Parry | Bat  | Wolf    |
        | Parry | Bat  | Owl     |

    Scenario: own creatures in a reaction are not those of the turn player
      Given South's order hand is
        | card  | action    | effect                                      |
        | Parry | immediate | answer to order on any: tap an own creature |
        | Block | immediate | answer to order on any: draw 1              |
      And it is North's activate phase
      And North's order hand is
        | card | action | effect      |
        | Song | minor  | use: draw 1 |
      And North has activated Bat
      And North has used Song with Bat
      When South tries to react with Parry by Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: the power of an attached card looks from the player who controls its creature
      Given Wolf carries these order cards
        | card | owner | effect                                                                     |
        | Boot | North | use: attach to an enemy / constant: speed +1 to this / power: tap an enemy |
      When South activates Wolf
      Then the use power answers open to South are exactly
        | card | ability | targets |
        | Boot | 2       | Rat     |
        | Boot | 2       | Bat     |

  @dungeon_command.vocabulary.target_count
  Rule: As many different creatures are chosen as the text says; with fewer of them there it cannot be used.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                       |
        | Wolf     | South | c3     | power: tap two own creatures                                 |
        | Owl      | South | e5     |                                                              |
        | Rat      | North | c5     | answer to attack: tap two enemies / answer to attack: draw 1 |
        | Bat      | North | e3     |                                                              |
        | Bug      | North | g7     |                                                              |

    Scenario Outline: <what> are as many as the text says
      Given South's order hand is
        | card | effect          |
        | Bolt | use: tap <what> |
      And South has activated Wolf
      When South uses Bolt with Wolf on <chosen>
      Then <chosen> are tapped
      And <left> is not tapped

      Examples:
        | what            | chosen           | left |
        | two enemies     | Rat and Bat      | Bug  |
        | two enemies     | Bug and Rat      | Bat  |
        | three creatures | Rat, Owl and Bug | Bat  |

    Scenario: every pair of those that fit may be chosen
      Given South's order hand is
        | card | effect               |
        | Bolt | use: tap two enemies |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets     |
        | Bolt | Rat and Bat |
        | Bolt | Rat and Bug |
        | Bolt | Bat and Bug |

    Scenario Outline: <what> cannot be <chosen>, who are too few or too many
      Given South's order hand is
        | card | effect          |
        | Bolt | use: tap <what> |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what            | chosen           |
        | an enemy        | Rat and Bat      |
        | two enemies     | Rat              |
        | two enemies     | Rat, Bat and Bug |
        | three creatures | Rat and Wolf     |

    Scenario: nobody chosen is too few
      Given South's order hand is
        | card | effect            |
        | Bolt | use: tap an enemy |
      And South has activated Wolf
      When South tries to use Bolt with Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a text that lets nobody be chosen is used on nobody
      Given South's order hand is
        | card | effect           |
        | Bolt | use: tap enemies |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: one creature named twice is no two creatures
      Given South's order hand is
        | card | effect               |
        | Bolt | use: tap two enemies |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on Rat and Rat
      Then it is refused as meaningless

    Scenario: fewer creatures than the text asks for leave it unusable
      Given South's order hand is
        | card | effect                            |
        | Bolt | use: tap three creatures within 1 |
        | Song | use: tap two creatures within 2   |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets      |
        | Song | Wolf and Owl |
        | Song | Wolf and Rat |
        | Song | Wolf and Bat |
        | Song | Owl and Rat  |
        | Song | Owl and Bat  |
        | Song | Rat and Bat  |

    Scenario: two of a kind cannot be chosen where there is one
      Given South's order hand is
        | card | effect                              |
        | Bolt | use: tap two own creatures but this |
      When South activates Wolf
      Then no use order answer is open to South

    Scenario: a power binds to the number as well
      Given South has activated Wolf
      When South tries to use the power of Wolf on Owl
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction binds to the number as well
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | c4     |
      And South has activated Fox
      And South has attacked Rat in melee with Fox
      When North tries to react with the first power of Rat by Rat on Fox
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction chooses as many as it says
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | c4     |
      And South has activated Fox
      And South has attacked Rat in melee with Fox
      When North reacts with the first power of Rat by Rat on Wolf and Owl
      Then Wolf and Owl are tapped

    Scenario: the only one of a kind does not stand for two
      Given South's order hand is
        | card | effect                              |
        | Bolt | use: tap two own creatures but this |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on Owl
      Then it is refused under dungeon_command.ruling.card_text_binds

  @dungeon_command.vocabulary.target_within
  Rule: A target within a number of squares is at most so far from the user, walls ignored.
    Scenario: a target stands as far away as the text says, and no farther
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | f3     |
        | Bat      | North | f6     |
        | Bug      | North | d6     |
        | Ant      | North | g3     |
        | Eel      | North | b7     |
      And South's order hand is
        | card | effect                     |
        | Bolt | use: tap an enemy within 3 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Rat     |
        | Bolt | Bat     |
        | Bolt | Bug     |

    Scenario Outline: <chosen> beyond the distance cannot be chosen
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | d4     |
        | Wolf     | South | d6     |
        | Owl      | South | g5     |
      And North's order hand is
        | card | effect                   |
        | Bolt | use: tap <what> within 2 |
      And North has activated Rat
      When North tries to use Bolt with Rat on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what        | chosen       |
        | an enemy    | Owl          |
        | two enemies | Wolf and Owl |
        | two enemies | Owl and Wolf |

    Scenario: walls do not lengthen the way to a target
      Given d1, d2, d3, d4, d5, d6, d7 and d8 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | e3     |
      And South's order hand is
        | card | effect                     |
        | Bolt | use: tap an enemy within 2 |
      And South has activated Wolf
      When South uses Bolt with Wolf on Rat
      Then Rat is tapped

    Scenario: the user itself is within any number of squares
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | e3     |
      And South's order hand is
        | card | action | effect                            |
        | Bolt | minor  | use: tap an own creature within 1 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Wolf    |

    Scenario: the squares of a reaction are counted from the creature that reacts
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | g7     |
        | Rat      | North | c4     |
        | Bat      | North | f6     |
      And North's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to attack on own: tap an enemy within 2 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card  | user | targets |
        | Parry | Rat  | Wolf    |
        | Parry | Bat  | Owl     |

    Scenario: the squares of an attached card are counted from the creature with it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b2     |
        | Bat      | North | g7     |
        | Wolf     | South | b4     |
        | Owl      | South | g5     |
      And Rat carries these order cards
        | card | effect                                                            |
        | Boot | use: attach to a creature / standard power: tap an enemy within 2 |
      When North activates Rat
      Then the use power answers open to North are exactly
        | card | ability | targets |
        | Boot | 2       | Wolf    |

  @dungeon_command.vocabulary.target_adjacent
  Rule: An adjacent target is adjacent to the user, not around the corner of a wall.
    Scenario: each of the squares around the user is adjacent, and nothing else
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | b3     |
        | Rat      | North | d4     |
        | Bat      | North | c2     |
        | Bug      | North | e3     |
        | Ant      | North | e5     |
      And South's order hand is
        | card | effect                       |
        | Bolt | use: tap a creature adjacent |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Owl     |
        | Bolt | Rat     |
        | Bolt | Bat     |

    Scenario Outline: <chosen> two squares away cannot be chosen as adjacent
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | d4     |
        | Wolf     | South | d5     |
        | Owl      | South | f4     |
      And North's order hand is
        | card | effect                   |
        | Bolt | use: tap <what> adjacent |
      And North has activated Rat
      When North tries to use Bolt with Rat on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what        | chosen       |
        | an enemy    | Owl          |
        | two enemies | Wolf and Owl |
        | two enemies | Owl and Wolf |

    Scenario: a creature around the corner of a wall is not adjacent
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d4     |
      And South's order hand is
        | card | effect                     |
        | Bolt | use: tap an enemy adjacent |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on Rat
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: the user is not adjacent to itself
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | c4     |
      And South's order hand is
        | card | action | effect                            |
        | Bolt | minor  | use: tap an own creature adjacent |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: adjacent in a reaction is adjacent to the creature that reacts
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | g7     |
        | Rat      | North | c4     |
        | Bat      | North | f6     |
      And North's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to attack on own: tap an enemy adjacent |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card  | user | targets |
        | Parry | Rat  | Wolf    |
        | Parry | Bat  | Owl     |

  @dungeon_command.vocabulary.target_sight
  Rule: A target in sight is one to which the user has line of sight.
    Scenario: a wall between hides a target, creatures and obstacles do not
      Given the battlefield is
        | map      |
        | nnnnnnnn |
        | ........ |
        | ..o..... |
        | ........ |
        | ....#... |
        | ssssssss |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c2     |
        | Owl      | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | g2     |
        | Bug      | North | c4     |
      And South's order hand is
        | card | effect                     |
        | Bolt | use: tap an enemy in sight |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Rat     |
        | Bolt | Bug     |

    Scenario Outline: <chosen> out of sight cannot be chosen
      Given it is North's activate phase
      And f4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | d4     |
        | Wolf     | South | d7     |
        | Owl      | South | h4     |
      And North's order hand is
        | card | effect                   |
        | Bolt | use: tap <what> in sight |
      And North has activated Rat
      When North tries to use Bolt with Rat on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what        | chosen       |
        | an enemy    | Owl          |
        | two enemies | Wolf and Owl |
        | two enemies | Owl and Wolf |

    Scenario: a target that need not be in sight may stand behind a wall
      Given it is North's activate phase
      And f4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | d4     |
        | Owl      | South | h4     |
      And North's order hand is
        | card | effect                     |
        | Bolt | use: tap an enemy within 4 |
      And North has activated Rat
      When North uses Bolt with Rat on Owl
      Then Owl is tapped

    Scenario: a target in sight may stand however far away
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card | effect                     |
        | Bolt | use: tap an enemy in sight |
      And South has activated Wolf
      When South uses Bolt with Wolf on Rat
      Then Rat is tapped

    Scenario Outline: a target within a distance and in sight has to be both, unlike <chosen>
      Given d3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b3     |
        | Rat      | North | f3     |
        | Bat      | North | b8     |
        | Bug      | North | b7     |
      And South's order hand is
        | card | effect                              |
        | Bolt | use: tap an enemy within 4 in sight |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | chosen |
        | Rat    |
        | Bat    |

    Scenario: the user is in its own sight
      Given c4 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | c5     |
      And South's order hand is
        | card | action | effect                            |
        | Bolt | minor  | use: tap an own creature in sight |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Wolf    |

    Scenario: whoever reacts needs the line of sight
      Given e5 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | d5     |
        | Rat      | North | d4     |
        | Bat      | North | f5     |
      And North's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to attack on own: tap an enemy in sight |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card  | user | targets |
        | Parry | Rat  | Wolf    |

  @dungeon_command.vocabulary.target_not_this
  Rule: Another creature is any but the user; without such a word the user may be chosen as well.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | e5     |
        | Rat      | North | d4     |

    Scenario Outline: the user may be <what>
      Given South's order hand is
        | card | action | effect          |
        | Bolt | minor  | use: tap <what> |
      And South has activated Wolf
      When South uses Bolt with Wolf on <chosen>
      Then <chosen> is tapped

      Examples:
        | what            | chosen |
        | a creature      | Wolf   |
        | an own creature | Wolf   |

    Scenario: the user may be one of two creatures
      Given South's order hand is
        | card | action | effect                     |
        | Bolt | minor  | use: tap two own creatures |
      And South has activated Wolf
      When South uses Bolt with Wolf on Wolf and Owl
      Then Wolf and Owl are tapped

    Scenario: friends as well as enemies are others than the user
      Given South's order hand is
        | card | action | effect                       |
        | Bolt | minor  | use: tap a creature but this |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | Owl     |
        | Bolt | Rat     |

    Scenario Outline: <what> but the user cannot be <chosen>
      Given South's order hand is
        | card | action | effect                   |
        | Bolt | minor  | use: tap <what> but this |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what              | chosen       |
        | a creature        | Wolf         |
        | an own creature   | Wolf         |
        | two own creatures | Wolf and Owl |
        | two own creatures | Owl and Wolf |

    Scenario: in a reaction the other creatures are all but the one that reacts
      Given North's order hand is
        | card  | action    | effect                                    |
        | Parry | immediate | answer to attack: tap a creature but this |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then the immediate answers open to North are exactly
        | card  | user | targets |
        | Parry | Rat  | Wolf    |
        | Parry | Rat  | Owl     |

  @dungeon_command.vocabulary.target_tapped
  Rule: A tapped or an untapped target is in that state when it is chosen.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                           |
        | Wolf     | South | c3     |        |                                  |
        | Owl      | South | e5     | yes    |                                  |
        | Rat      | North | d4     |        | answer to order on any: tap this |
        | Bat      | North | g4     | yes    |                                  |

    Scenario Outline: <what> may be <one> or <two>
      Given South's order hand is
        | card | action | effect                   |
        | Bolt | minor  | use: 10 damage to <what> |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | targets |
        | Bolt | <one>   |
        | Bolt | <two>   |

      Examples:
        | what                 | one  | two |
        | a tapped creature    | Owl  | Bat |
        | an untapped creature | Wolf | Rat |

    Scenario Outline: <what> cannot be <chosen>
      Given South's order hand is
        | card | action | effect                   |
        | Bolt | minor  | use: 10 damage to <what> |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on <chosen>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what                   | chosen       |
        | a tapped enemy         | Rat          |
        | an untapped enemy      | Bat          |
        | a tapped own creature  | Wolf         |
        | two untapped creatures | Rat and Owl  |
        | two untapped creatures | Owl and Rat  |
        | two tapped creatures   | Owl and Wolf |
        | two tapped creatures   | Wolf and Owl |

    Scenario: the state of the user is that before it taps for the card
      Given South's order hand is
        | card | effect                              |
        | Bolt | use: untap an untapped own creature |
      And South has activated Wolf
      And South has used Bolt with Wolf on Wolf
      When North passes
      Then Wolf is untapped

    Scenario: a user that has yet to tap for the card is no tapped creature
      Given South's order hand is
        | card | effect                           |
        | Bolt | use: untap a tapped own creature |
      And South has activated Wolf
      When South tries to use Bolt with Wolf on Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a target that taps meanwhile has been chosen untapped
      Given South's order hand is
        | card | effect                              |
        | Bolt | use: 30 damage to an untapped enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take 30 damage

    Scenario: who reacts chooses by the state after the attacker has tapped
      Given North's order hand is
        | card  | action    | effect                                        |
        | Parry | immediate | answer to attack: 10 damage to a tapped enemy |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat on Wolf
      Then Wolf is about to take 10 damage

  @dungeon_command.vocabulary.target_gone
  Rule: A target that has left the battlefield meanwhile is not reached; everything else happens.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                 |
        | Wolf     | South | d3     | answer to order by enemy: destroy this |
        | Owl      | South | e5     |                                        |
        | Rat      | North | d4     | answer to order by enemy: destroy this |
        | Bat      | North | g4     |                                        |

    Scenario Outline: with <first> gone the text still reaches <second>
      Given South's order hand is
        | card | effect                          |
        | Bolt | use: tap two enemies and draw 1 |
      And South has activated Wolf
      And South has used Bolt with Wolf on <chosen>
      When North reacts with the first power of Rat by Rat
      Then Bat is tapped
      And South's order hand has 1 card

      Examples:
        | first | second | chosen      |
        | Rat   | Bat    | Rat and Bat |
        | Rat   | Bat    | Bat and Rat |

    Scenario: the only target gone leaves what happens besides
      Given it is North's activate phase
      And North's order hand is
        | card | effect                                                    |
        | Bolt | use: 30 damage to an enemy and heal this by 10 and draw 1 |
      And these creatures are on the battlefield
        | creature | side  | square | damage |
        | Bug      | North | h5     | 30     |
      And North has activated Bug
      And North has used Bolt with Bug on Wolf
      When South reacts with the first power of Wolf by Wolf
      Then Bug has 20 damage
      And North's order hand has 1 card
      And Bolt is in North's order discard pile

    Scenario: an attack on a target that has gone damages nobody
      Given South's order hand is
        | card | effect                                      |
        | Bolt | use: melee attack +10 and tap it and draw 1 |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then South's order hand has 1 card
      And South is asked for an action about Wolf

    Scenario: a card whose creature has gone is attached to nobody
      Given South's order hand is
        | card | effect                                               |
        | Net  | use: attach to an enemy / constant: speed -2 to this |
      And South has activated Wolf
      And South has used Net with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Net is in South's order discard pile

    Scenario: a target that the text itself destroys is not reached by its further parts
      Given South's order hand is
        | card | effect                                               |
        | Bolt | use: destroy an enemy and control it and tap enemies |
      And South has activated Wolf
      When South uses Bolt with Wolf on Bat
      Then Bat is in North's creature discard pile
      And Rat is tapped

    Scenario: with one target gone the other is damaged and its player gains
      Given South's order hand is
        | card | effect                                      |
        | Bolt | use: 20 damage to two enemies and morale +1 |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat and Bat
      And North has reacted with the first power of Rat by Rat
      When North lets Bat take the damage
      Then Bat has 20 damage
      And South's morale is 11

    Scenario: with one target gone the other comes under control
      Given South's order hand is
        | card | effect                   |
        | Lure | use: control two enemies |
      And South has activated Wolf
      And South has used Lure with Wolf on Rat and Bat
      When North reacts with the first power of Rat by Rat
      Then Bat is controlled by South

    Scenario: with one target gone the other is destroyed
      Given South's order hand is
        | card | effect                   |
        | Doom | use: destroy two enemies |
      And South has activated Wolf
      And South has used Doom with Wolf on Rat and Bat
      When North reacts with the first power of Rat by Rat
      Then Bat is destroyed

    Scenario: with one target gone the other moves
      Given South's order hand is
        | card | effect                      |
        | Gust | use: slide two enemies by 1 |
      And South has activated Wolf
      And South has used Gust with Wolf on Rat and Bat moving Rat along d5 and Bat along g5
      When North reacts with the first power of Rat by Rat
      Then Bat stands on g5
