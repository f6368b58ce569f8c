Feature: Vocabulary

  @dungeon_command.vocabulary.move
  Rule: To move takes creatures along paths named when the text is used, in the way that the text says, up to its number of squares or else their speed. Several move in the order named; a path that is no longer lawful by then is not walked.
    Scenario Outline: a slide by three squares may go along <path>
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d5     |
      And South's order hand is
        | card | effect                   |
        | Gust | use: slide an enemy by 3 |
      And South has activated Wolf
      When South uses Gust with Wolf on Rat moving Rat along <path>
      Then Rat stands on <end>

      Examples:
        | path       | end |
        | d6, d7, e8 | e8  |
        | d6, d7     | d7  |
        | e5         | e5  |

    Scenario: a creature need not be moved at all
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | c3     |
        | Wolf     | South | d5     |
      And North's order hand is
        | card | effect                              |
        | Gust | use: slide an enemy by 3 and tap it |
      And North has activated Rat
      When North uses Gust with Rat on Wolf
      Then Wolf stands on d5
      And Wolf is tapped

    Scenario Outline: <move> goes no farther than its number
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | c3     |
        | Wolf     | South | d5     |
      And North's order hand is
        | card | effect                    |
        | Gust | use: <move> an enemy by 2 |
      And North has activated Rat
      When North tries to use Gust with Rat on Wolf moving Wolf along e5, f5 and g5
      Then it is refused under <clause>

      Examples:
        | move   | clause                                 |
        | slide  | dungeon_command.special.slide_distance |
        | shift  | dungeon_command.move.up_to_speed       |
        | move   | dungeon_command.move.up_to_speed       |
        | fly    | dungeon_command.move.up_to_speed       |
        | burrow | dungeon_command.move.up_to_speed       |

    Scenario Outline: <move> of two squares goes past the enemy beside it
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | e3     |
      And South's order hand is
        | card | effect                |
        | Dart | use: <move> this by 2 |
      And South has activated Wolf
      When South uses Dart with Wolf moving Wolf along d2 and e1
      Then Wolf stands on e1

      Examples:
        | move   |
        | shift  |
        | slide  |
        | fly    |
        | burrow |

    Scenario: a normal move by a text stops beside an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | e3     |
      And South's order hand is
        | card | effect              |
        | Dart | use: move this by 2 |
      And South has activated Wolf
      When South tries to use Dart with Wolf moving Wolf along d2 and e1
      Then it is refused under dungeon_command.zoc.stop

    Scenario Outline: <move> of two squares passes the square of an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d3     |
      And South's order hand is
        | card | effect                |
        | Dart | use: <move> this by 2 |
      And South has activated Wolf
      When South uses Dart with Wolf moving Wolf along d3 and e3
      Then Wolf stands on e3

      Examples:
        | move   |
        | slide  |
        | fly    |
        | burrow |

    Scenario Outline: <move> of two squares does not pass the square of an enemy
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | d3     |
      And South's order hand is
        | card | effect                |
        | Dart | use: <move> this by 2 |
      And South has activated Wolf
      When South tries to use Dart with Wolf moving Wolf along d3 and e3
      Then it is refused under dungeon_command.move.enemy_square_blocked

      Examples:
        | move  |
        | shift |
        | move  |

    Scenario Outline: <move> of three squares over a hazard <what>
      Given d3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South's order hand is
        | card | effect                |
        | Dart | use: <move> this by 3 |
      And South has activated Wolf
      When South uses Dart with Wolf moving Wolf along d3 and e3
      Then South is asked for <question>

      Examples:
        | move   | what         | question                 |
        | fly    | burns nobody | an action about Wolf     |
        | burrow | burns nobody | an action about Wolf     |
        | move   | burns        | cower or take about Wolf |
        | shift  | burns        | cower or take about Wolf |
        | slide  | burns        | cower or take about Wolf |

    Scenario Outline: <move> of two squares passes a wall
      Given the battlefield is <side>
      And d1, d2, d3 and d4 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
      And South's order hand is
        | card | effect                |
        | Dig  | use: <move> this by 2 |
      And South has activated Wolf
      When South uses Dig with Wolf moving Wolf along d3 and e3
      Then Wolf stands on e3

      Examples:
        | move   | side      |
        | burrow | a dungeon |
        | burrow | outdoors  |
        | fly    | outdoors  |

    Scenario Outline: <move> of two squares does not pass a wall
      Given it is North's activate phase
      And d1, d2, d3 and d4 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | c3     |
      And North's order hand is
        | card | effect                |
        | Dart | use: <move> this by 2 |
      And North has activated Rat
      When North tries to use Dart with Rat moving Rat along d3 and e3
      Then it is refused under <clause>

      Examples:
        | move  | clause                                    |
        | move  | dungeon_command.move.wall_blocked         |
        | shift | dungeon_command.move.wall_blocked         |
        | slide | dungeon_command.move.wall_blocked         |
        | fly   | dungeon_command.special.fly_outdoor_walls |

    Scenario Outline: <move> without a number goes as far as the speed, past enemies or not as the way of moving says
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Rat      | North | c3     | 3     |
      And North's order hand is
        | card | effect           |
        | Dart | use: <move> this |
      And North has activated Rat
      When North uses Dart with Rat moving Rat along d3, e3 and f3
      Then Rat stands on f3

      Examples:
        | move   |
        | move   |
        | shift  |
        | fly    |
        | burrow |

    Scenario: a move without a number goes no farther than the speed of whoever moves
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | c3     | 6     |
        | Owl      | South | e1     | 2     |
      And South's order hand is
        | card | effect                           |
        | Call | use: shift one of your creatures |
      And South has activated Wolf
      When South tries to use Call with Wolf on Owl moving Owl along f1, g1 and h1
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: beginning beside an enemy slows a move without a number
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South's order hand is
        | card | effect          |
        | Dart | use: shift this |
      And South has activated Wolf
      When South tries to use Dart with Wolf moving Wolf along c2 and c1
      Then it is refused under dungeon_command.special.shift_start_adjacent

    Scenario: beginning beside an enemy does not slow a move of a number
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c4     |
      And South's order hand is
        | card | effect               |
        | Dart | use: shift this by 2 |
      And South has activated Wolf
      When South uses Dart with Wolf moving Wolf along c2 and c1
      Then Wolf stands on c1

    Scenario Outline: of two creatures neither goes too far, as with <moves>
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | f6     |
      And South's order hand is
        | card | effect                      |
        | Gust | use: slide two enemies by 2 |
      And South has activated Wolf
      When South tries to use Gust with Wolf on Rat and Bat moving <moves>
      Then it is refused under dungeon_command.special.slide_distance

      Examples:
        | moves                                     |
        | Rat along b6, a7, a8 and Bat along g6, h6 |
        | Rat along b6, a7 and Bat along g6, h7, h8 |

    Scenario Outline: who is not moved by the text does not move, as with <moves>
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | f6     |
      And South's order hand is
        | card | effect                   |
        | Gust | use: slide an enemy by 2 |
      And South has activated Wolf
      When South tries to use Gust with Wolf on Rat moving <moves>
      Then it is refused under dungeon_command.ruling.moved_by_a_card

      Examples:
        | moves                         |
        | Bat along f7                  |
        | Wolf along c2                 |
        | Rat along c7 and Bat along f7 |
        | Bat along f7 and Rat along c7 |

    Scenario: the first one named makes room for the second
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | d6     |
      And South's order hand is
        | card | effect                      |
        | Gust | use: shift two enemies by 1 |
      And South has activated Wolf
      When South uses Gust with Wolf on Rat and Bat moving Bat along e6 and Rat along d6
      Then Bat stands on e6
      And Rat stands on d6

    Scenario: the second one named does not make room for the first
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | d6     |
      And South's order hand is
        | card | effect                      |
        | Gust | use: shift two enemies by 1 |
      And South has activated Wolf
      When South tries to use Gust with Wolf on Rat and Bat moving Rat along d6 and Bat along e6
      Then it is refused under dungeon_command.move.no_shared_end

    Scenario: a hazard in the way of the first one named is decided about before the second moves
      Given c7 and d7 are hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | d6     |
      And South's order hand is
        | card | effect                      |
        | Gust | use: slide two enemies by 2 |
      And South has activated Wolf
      When South uses Gust with Wolf on Rat and Bat moving Bat along d7 and Rat along c7
      Then Bat stands on d7
      And Rat stands on c6
      And North is asked for cower or take about Bat

    Scenario: a power's hazard in the way of the second one named is decided about when the first has moved
      Given d7 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | c3     | power: slide two enemies by 2 |
        | Rat      | North | c6     |                               |
        | Bat      | North | d6     |                               |
      And South has activated Wolf
      When South uses the power of Wolf on Rat and Bat moving Rat along c7, c8 and Bat along d7
      Then Rat stands on c8
      And Bat stands on d7
      And North is asked for cower or take about Bat

    Scenario: a path on which somebody has come to stand is not walked
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                             |
        | Wolf     | South | c3     |                                                    |
        | Rat      | North | c6     |                                                    |
        | Bat      | North | e6     |                                                    |
        | Bug      | North | d8     | answer to order on your creatures: shift this by 1 |
      And South's order hand is
        | card | effect                                   |
        | Gust | use: slide two enemies by 2 and tap them |
      And South has activated Wolf
      And South has used Gust with Wolf on Rat and Bat moving Rat along c7, d7 and Bat along f6
      When North reacts with the first power of Bug by Bug moving Bug along d7
      Then Rat stands on c6
      And Bat stands on f6
      And Rat and Bat are tapped

    Scenario: a path that begins elsewhere by now is not walked
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Rat      | North | c3     |                                  |
        | Wolf     | South | c6     | answer to order: shift this by 1 |
      And North's order hand is
        | card | effect                   |
        | Gust | use: slide an enemy by 2 |
      And North has activated Rat
      And North has used Gust with Rat on Wolf moving Wolf along d7 and e8
      When South reacts with the first power of Wolf by Wolf moving Wolf along b6
      Then Wolf stands on b6

    Scenario: a path that leads on from where a reaction has put the creature is walked
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Rat      | North | c3     |                                  |
        | Wolf     | South | c6     | answer to order: shift this by 1 |
      And North's order hand is
        | card | effect                   |
        | Gust | use: slide an enemy by 2 |
      And North has activated Rat
      And North has used Gust with Rat on Wolf moving Wolf along d7 and e8
      When South reacts with the first power of Wolf by Wolf moving Wolf along c7
      Then Wolf stands on e8

    Scenario: a power moves as well, and a reaction
      Given these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Wolf     | South | c3     | power: slide an enemy by 1           |
        | Rat      | North | c5     | answer to power: slide an enemy by 2 |
      And South has activated Wolf
      And South has used the power of Wolf on Rat moving Rat along c6
      When North reacts with the first power of Rat by Rat on Wolf moving Wolf along b2 and a1
      Then Wolf stands on a1
      And Rat stands on c6

    Scenario Outline: a reaction lets two creatures <move> one after the other, before the attack that it answers
      Given d5 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | melee | effect                                                             |
        | Wolf     | South | c3     | 40    |                                                                    |
        | Rat      | North | c4     |       | answer to attack: prevent 10 and <move> two of your creatures by 2 |
        | Bat      | North | f6     |       |                                                                    |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North reacts with the first power of Rat by Rat on Rat and Bat moving Bat along f7 and Rat along d5
      Then Bat stands on f7
      And Rat stands on d5
      And Rat is about to take 10 damage

      Examples:
        | move  |
        | slide |
        | shift |

    Scenario: three creatures move one after another
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Rat      | North | c6     |
        | Bat      | North | d6     |
        | Bug      | North | e6     |
      And South's order hand is
        | card | effect                        |
        | Gust | use: shift three enemies by 1 |
      And South has activated Wolf
      When South uses Gust with Wolf on Rat, Bat and Bug moving Bug along f6, Bat along e6 and Rat along d6
      Then Bug stands on f6
      And Bat stands on e6
      And Rat stands on d6

    Scenario: a path that is barred when its time comes is not walked when it is free again
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                             |
        | Wolf     | South | c3     |                                                    |
        | Rat      | North | b6     |                                                    |
        | Bat      | North | d6     |                                                    |
        | Bug      | North | f5     | answer to order on your creatures: shift this by 1 |
      And South's order hand is
        | card | effect                        |
        | Gust | use: shift three enemies by 1 |
      And South has activated Wolf
      And South has used Gust with Wolf on Rat, Bat and Bug moving Rat along b7, Bat along e6 and Bug along f6
      When North reacts with the first power of Bug by Bug moving Bug along e6
      Then Bat stands on d6
      And Bug stands on f6

  @dungeon_command.vocabulary.draw
  Rule: To draw takes order cards, or creature cards, from the top of the user's own deck into the hand, as many as there are.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | c3     | North |
        | Rat      | North | c4     |       |

    Scenario: order cards are drawn from the top
      Given South's order hand is
        | card | effect      |
        | Muse | use: draw 2 |
      And South has activated Wolf
      When South uses Muse with Wolf
      Then South Order Deck 1 and South Order Deck 2 are in South's order hand
      And South's order hand has 2 cards
      And South's order deck is, from the top, South Order Deck 3, South Order Deck 4 and South Order Deck 5
      And South's creature hand has 0 cards
      And North's order hand has 0 cards

    Scenario: creature cards are drawn from the top
      Given it is North's activate phase
      And North's order hand is
        | card | effect                |
        | Muse | use: draw 2 creatures |
      And North has activated Rat
      When North uses Muse with Rat
      Then North Creature Deck 1 and North Creature Deck 2 are in North's creature hand
      And North's creature hand has 2 cards
      And North's creature deck has 3 cards
      And North's order deck has 5 cards
      And South's creature deck has 5 cards

    Scenario: a deck with too few cards gives what it has
      Given South's order deck holds 1 card
      And South's order hand is
        | card | effect                   |
        | Muse | use: draw 3 and tap this |
      And South has activated Wolf
      When South uses Muse with Wolf
      Then South's order hand has 1 card
      And South's order deck has 0 cards
      And Muse is in South's order discard pile

    Scenario: an empty deck gives nothing
      Given South's creature deck holds 0 cards
      And South's order hand is
        | card | effect                             |
        | Muse | use: draw 1 creature and morale +1 |
      And South has activated Wolf
      When South uses Muse with Wolf
      Then South's creature hand has 0 cards
      And South's morale is 11
      And North's creature deck has 5 cards

    Scenario: in a reaction the player who reacts draws
      Given North's order hand is
        | card  | action    | effect                   |
        | Parry | immediate | answer to attack: draw 1 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then North Order Deck 1 is in North's order hand
      And South's order hand has 0 cards

    Scenario: by the power of an attached card the player of its creature draws
      Given Wolf carries these order cards
        | card | owner | effect                                    |
        | Tome | North | use: attach to a creature / power: draw 1 |
      And South has activated Wolf
      When South uses the second power of Tome with Wolf
      Then South Order Deck 1 is in South's order hand
      And North's order hand has 0 cards

    Scenario: what is drawn by itself is drawn by the turn player
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect           |
        | Owl      | South | h1     | turn end: draw 2 |
      When the phase begins
      Then South's order hand has 2 cards
      And North's order deck has 4 cards

  @dungeon_command.vocabulary.draw_enemy
  Rule: The opponent draws from the opponent's own deck, as many cards as there are.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | c3     | North |
        | Rat      | North | c4     |       |

    Scenario Outline: "<part>" is for the opponent's own deck
      Given South's order hand is
        | card | effect      |
        | Muse | use: <part> |
      And South has activated Wolf
      When South uses Muse with Wolf
      Then <cards> are in North's <kind> hand
      And North's <kind> hand has 2 cards
      And North's <kind> deck has 3 cards
      And South's <kind> deck has 5 cards
      And South's <kind> hand has 0 cards

      Examples:
        | part                   | kind     | cards                                           |
        | enemy draw 2           | order    | North Order Deck 1 and North Order Deck 2       |
        | enemy draw 2 creatures | creature | North Creature Deck 1 and North Creature Deck 2 |

    Scenario: an opponent with too few cards draws what there is
      Given it is North's activate phase
      And South's order deck holds 1 card
      And North's order hand is
        | card | effect                       |
        | Muse | use: enemy draw 3 and draw 1 |
      And North has activated Rat
      When North uses Muse with Rat
      Then South's order hand has 1 card
      And North's order hand has 1 card

  @dungeon_command.vocabulary.morale
  Rule: To change morale adds to the morale of the card's player or of the opponent, or takes off from it.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | c3     | North |
        | Rat      | North | c4     |       |

    Scenario Outline: "<what>" leaves <own> and <other> for <seat>
      Given it is <seat>'s activate phase
      And <seat>'s order hand is
        | card | effect      |
        | Song | use: <what> |
      And <seat> has activated <user>
      When <seat> uses Song with <user>
      Then <seat>'s morale is <own>
      And <against>'s morale is <other>

      Examples:
        | what            | seat  | against | user | own | other |
        | morale +2       | South | North   | Wolf | 12  | 10    |
        | morale -3       | South | North   | Wolf | 7   | 10    |
        | enemy morale -2 | South | North   | Wolf | 10  | 8     |
        | enemy morale +1 | South | North   | Wolf | 10  | 11    |
        | morale +1       | North | South   | Rat  | 11  | 10    |
        | enemy morale -1 | North | South   | Rat  | 10  | 9     |

    Scenario: in a reaction the opponent is the one who is reacted to
      Given North's order hand is
        | card  | action    | effect                                          |
        | Parry | immediate | answer to attack: morale +1 and enemy morale -2 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then North's morale is 11
      And South's morale is 8

    Scenario: the power of an attached card changes the morale of its creature's player
      Given it is North's activate phase
      And Rat carries these order cards
        | card | owner | effect                                       |
        | Drum | South | use: attach to a creature / power: morale +2 |
      And North has activated Rat
      When North uses the second power of Drum with Rat
      Then North's morale is 12
      And South's morale is 10

    Scenario: what happens by itself changes the morale of the turn player
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | owner | effect                                    |
        | Owl      | South | h1     | North | turn start: morale +1 and enemy morale -1 |
      When the phase begins
      Then South's morale is 11
      And North's morale is 9

    Scenario: morale that a text takes to nothing ends the game
      Given North has morale 2
      And South's order hand is
        | card | effect                          |
        | Doom | use: enemy morale -2 and draw 1 |
      And South has activated Wolf
      When South uses Doom with Wolf
      Then South has won under dungeon_command.morale.zero_ends
      And South's order hand has 0 cards

  @dungeon_command.vocabulary.attach
  Rule: To attach leaves the order card with a creature until the creature leaves the battlefield; what the card says constantly holds for it meanwhile.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | c3     | 1     |
        | Owl      | South | e1     | 1     |
        | Rat      | North | c4     | 1     |

    Scenario: a card attached to its user stays there and holds for it
      Given South's order hand is
        | card | action | effect                                            |
        | Boot | minor  | use: attach to this / constant: melee +10 to this |
      And South has activated Wolf
      And South has used Boot with Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 30 damage
      And Wolf carries Boot
      And Boot is not in South's order discard pile
      And South's order hand has 0 cards

    Scenario: a card attached to a friend holds for the friend and not for the user
      Given it is South's activate phase
      And South's order hand is
        | card | action | effect                                                            |
        | Boot | minor  | use: attach to one of your creatures / constant: speed +1 to this |
      And South has activated Wolf
      And South has used Boot with Wolf on Owl
      And South has ended the activation of Wolf
      When South activates Owl
      Then Owl carries Boot
      And Wolf carries no order cards
      And Owl can reach c1, d3 and g3

    Scenario: a card attached to an enemy holds for the enemy
      Given it is North's activate phase
      And North's order hand is
        | card | effect                                               |
        | Net  | use: attach to an enemy / constant: speed -1 to this |
      And North has activated Rat
      And North has used Net with Rat on Owl
      And North has played the turn to its end
      When South activates Owl
      Then Owl carries Net
      And Owl can reach nothing

    Scenario: a power of an attached card is its creature's
      Given South's order hand is
        | card | action | effect                              |
        | Wand | minor  | use: attach to this / power: draw 1 |
      And South has activated Wolf
      And South has used Wand with Wolf
      When South uses the second power of Wand with Wolf
      Then South's order hand has 1 card
      And Wolf carries Wand

    Scenario: a card that only waits in the hand gives no power
      Given South's order hand is
        | card | action | effect                              |
        | Wand | minor  | use: attach to this / power: draw 1 |
      And South has activated Wolf
      When South tries to use the second power of Wand with Wolf
      Then it is refused as meaningless

    Scenario: an attached card stays from turn to turn
      Given it is South's cleanup phase
      And Owl carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      When it has come to South's activate phase
      Then Owl carries Boot

    Scenario: cards on a creature that is destroyed go to their owners
      Given Rat carries these order cards
        | card | owner | effect                                               |
        | Net  | South | use: attach to an enemy / constant: speed -1 to this |
        | Belt | North | use: attach to this / constant: speed +1 to this     |
      And South's order hand is
        | card | effect                |
        | Doom | use: destroy an enemy |
      And South has activated Wolf
      When South uses Doom with Wolf on Rat
      Then Rat is destroyed
      And Net and Doom are in South's order discard pile
      And Belt is in North's order discard pile

    Scenario: a card attached to an enemy goes back to the one who used it
      Given it is North's activate phase
      And North's order hand is
        | card | action | effect                                               |
        | Net  | minor  | use: attach to an enemy / constant: speed -1 to this |
        | Doom | minor  | use: destroy an enemy                                |
      And North has activated Rat
      And North has used Net with Rat on Owl
      When North uses Doom with Rat on Owl
      Then Net and Doom are in North's order discard pile
      And South's order discard pile has 0 cards

    Scenario: an attached card moves with its creature and its new controller
      Given Rat carries these order cards
        | card | effect                                           |
        | Belt | use: attach to this / constant: speed +1 to this |
      And South's order hand is
        | card | effect                |
        | Lure | use: control an enemy |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat
      Then Rat is controlled by South
      And Rat carries Belt

    Scenario: a second card is attached beside the first
      Given Wolf carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      And South's order hand is
        | card | effect                                           |
        | Belt | use: attach to this / constant: speed +1 to this |
      And South has activated Wolf
      When South uses Belt with Wolf
      Then Wolf carries Boot and Belt

    Scenario: a reaction may attach its card
      Given North's order hand is
        | card   | action    | effect                                                             |
        | Grudge | immediate | answer to attack: attach to an enemy / constant: melee -10 to this |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Grudge by Rat on Wolf
      Then Wolf carries Grudge
      And Rat is about to take 20 damage

    Scenario: an order card that is not attached is discarded
      Given South's order hand is
        | card | effect      |
        | Song | use: draw 1 |
      And South has activated Wolf
      When South uses Song with Wolf
      Then Song is in South's order discard pile
      And Wolf carries no order cards

    Scenario: four attached cards hold for their creature
      Given Owl carries these order cards
        | card   | effect                                           |
        | Boot   | use: attach to this / constant: speed +1 to this |
        | Shoe   | use: attach to this / constant: speed +1 to this |
        | Sandal | use: attach to this / constant: speed +1 to this |
        | Clog   | use: attach to this / constant: speed +1 to this |
      And South has activated Owl
      When South moves Owl along f1, g1, h1, h2 and h3
      Then Owl stands on h3

    Scenario: a fourth card is attached to a creature
      Given Owl carries these order cards
        | card   | effect                                           |
        | Boot   | use: attach to this / constant: speed +1 to this |
        | Shoe   | use: attach to this / constant: speed +1 to this |
        | Sandal | use: attach to this / constant: speed +1 to this |
      And South's order hand is
        | card | action | effect                                           |
        | Clog | minor  | use: attach to this / constant: speed +1 to this |
      And South has activated Owl
      And South has used Clog with Owl
      When South moves Owl along f1, g1, h1, h2 and h3
      Then Owl carries Boot, Shoe, Sandal and Clog
      And Owl stands on h3

    Scenario: the power of a fourth attached card is used
      Given it is North's activate phase
      And Rat carries these order cards
        | card  | effect                                 |
        | Harp  | use: attach to this / power: morale +1 |
        | Drum  | use: attach to this / power: morale +1 |
        | Flute | use: attach to this / power: morale +1 |
        | Bell  | use: attach to this / power: morale +5 |
      And North has activated Rat
      When North uses the second power of Bell with Rat
      Then North's morale is 15

    Scenario: a fifth attached card gives a power, too
      Given Owl carries these order cards
        | card  | effect                                 |
        | Harp  | use: attach to this / power: morale +1 |
        | Drum  | use: attach to this / power: morale +1 |
        | Flute | use: attach to this / power: morale +1 |
        | Horn  | use: attach to this / power: morale +1 |
        | Bell  | use: attach to this / power: morale +2 |
      And South has activated Owl
      And South has used the second power of Horn with Owl
      When South uses the second power of Bell with Owl
      Then South's morale is 13

    Scenario: a card stays with a creature that its text damages afterwards
      Given South's order hand is
        | card | action | effect                                                                   |
        | Burr | minor  | use: attach to an enemy and 10 damage to it / constant: speed -1 to this |
      And South has activated Wolf
      And South has used Burr with Wolf on Rat
      When North lets Rat take the damage
      Then Rat carries Burr
      And Burr is not in South's order discard pile

  @dungeon_command.vocabulary.control
  Rule: To take control makes the card's player the controller of creatures for the rest of the game, or until somebody else takes control; they stay tapped or untapped as they are.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | effect                           |
        | Wolf     | South | c3     |        |                                  |
        | Owl      | South | e1     | yes    |                                  |
        | Rat      | North | c4     | yes    |                                  |
        | Bat      | North | h8     |        | standard power: control an enemy |

    Scenario: the controller changes, the owner does not
      Given South's order hand is
        | card | effect                |
        | Lure | use: control an enemy |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat
      Then Rat is controlled by South
      And Rat belongs to North
      And Rat stands on c4
      And Rat is tapped
      And Bat is controlled by North

    Scenario: an untapped creature stays untapped
      Given South's order hand is
        | card | effect                |
        | Lure | use: control an enemy |
      And South has activated Wolf
      When South uses Lure with Wolf on Bat
      Then Bat is untapped
      And Bat is controlled by South

    Scenario: control by a power is that of the player whose creature has it
      Given it is North's activate phase
      And North has activated Bat
      When North uses the power of Bat on Owl
      Then Owl is controlled by North
      And Owl belongs to South
      And Owl is tapped

    Scenario: control in a reaction is that of the player who reacts
      Given North's order hand is
        | card | action    | effect                                     |
        | Lure | immediate | answer to attack on any: control the actor |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Lure by Bat
      Then Wolf is controlled by North
      And Wolf is tapped

    Scenario: several creatures come under control at once
      Given South's order hand is
        | card | effect                   |
        | Lure | use: control two enemies |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat and Bat
      Then Rat is controlled by South
      And Bat is controlled by South

    Scenario: one's own creature stays one's own
      Given South's order hand is
        | card | effect                 |
        | Lure | use: control everybody |
      And South has activated Wolf
      When South uses Lure with Wolf
      Then Wolf is controlled by South
      And Owl is controlled by South
      And Rat is controlled by South
      And Wolf is being activated

    Scenario: control outlasts the turn
      Given South's order hand is
        | card | effect                |
        | Lure | use: control an enemy |
      And South has activated Wolf
      And South has used Lure with Wolf on Rat
      And South has played the turn to its end
      And North has played the turn to its end
      When South activates Rat
      Then Rat is controlled by South
      And Rat is being activated

    Scenario: control ends when somebody else takes it
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Fox      | South | e8     | North |
      And it is North's activate phase
      And North has activated Bat
      When North uses the power of Bat on Fox
      Then Fox is controlled by North

    Scenario: control outlasts the creature that has brought it about
      Given South's order hand is
        | card | effect                                 |
        | Lure | use: control an enemy and destroy this |
      And South has activated Wolf
      When South uses Lure with Wolf on Rat
      Then Wolf is destroyed
      And Rat is controlled by South

    Scenario: a creature that is taken keeps its damage and may be activated
      Given these creatures are on the battlefield
        | creature | side  | square | damage |
        | Wolf     | South | a1     |        |
        | Rat      | North | h8     | 20     |
        | Bat      | North | g8     |        |
      And South's order hand is
        | card  | action | effect                |
        | Charm | minor  | use: control an enemy |
      And South has activated Wolf
      And South has used Charm with Wolf on Rat
      And South has ended the activation of Wolf
      When South activates Rat
      Then Rat has 20 damage
      And Rat is being activated
