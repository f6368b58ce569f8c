Feature: Vocabulary

  @dungeon_command.vocabulary.text_discard
  Rule: A text that costs cards can be used only if its player discards so many other order cards of the hand; they are discarded before anybody reacts, and stay so when the text is cancelled.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                           |
        | Wolf     | South | c3     | power, discarding one: morale +1                                                 |
        | Rat      | North | c4     | answer to order on any: cancel it / answer to attack, discarding one: prevent 20 |
      And South's order hand is
        | card | action | effect                                    |
        | Toll | minor  | use, discarding two: 30 damage to enemies |
        | Fee  | minor  | use, discarding one: draw 1               |
        | Ash  |        |                                           |
        | Bone |        |                                           |
      And North's order hand holds 1 card

    Scenario: the cards that a text costs are discarded, and it takes effect
      Given South has activated Wolf
      And South has used Toll with Wolf discarding Ash and Fee
      When North passes
      Then Ash and Fee are in South's order discard pile
      And South's order hand has 1 card
      And Rat is about to take 30 damage

    Scenario: to discard nothing is too little
      Given South has activated Wolf
      When South tries to use Toll with Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario Outline: to discard <what> is too little or too much
      Given South has activated Wolf
      When South tries to use Toll with Wolf discarding <what>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | what              |
        | Ash               |
        | Ash, Bone and Fee |

    Scenario: a card that costs one other is not paid for with two
      Given South has activated Wolf
      When South tries to use Fee with Wolf discarding Ash and Bone
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario Outline: <what> cannot be discarded for a card
      Given South has activated Wolf
      When South tries to use Fee with Wolf discarding <what>
      Then it is refused as meaningless

      Examples:
        | what               |
        | Fee                |
        | North Order Hand 1 |
        | South Order Deck 1 |
        | Wolf               |

    Scenario: one card does not pay for two
      Given South has activated Wolf
      When South tries to use Toll with Wolf discarding Ash and Ash
      Then it is refused as meaningless

    Scenario: nothing is discarded for a text without a cost
      Given these creatures are on the battlefield
        | creature | side  | square | effect        |
        | Owl      | South | g7     | power: draw 1 |
      And South has activated Owl
      When South tries to use the power of Owl discarding Ash
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: each other card of the hand may pay
      When South activates Wolf
      Then the use power answers open to South are exactly
        | card | discards |
        | Wolf | Toll     |
        | Wolf | Fee      |
        | Wolf | Ash      |
        | Wolf | Bone     |

    Scenario: a power is paid for each time
      Given South has activated Wolf
      And South has used the power of Wolf discarding Ash
      When South uses the power of Wolf discarding Bone
      Then South's morale is 12
      And Ash and Bone are in South's order discard pile

    Scenario: the hand is shorter before anybody reacts
      Given South has activated Wolf
      When South uses Fee with Wolf discarding Ash
      Then Ash is in South's order discard pile
      And North is asked for a reaction about Wolf

    Scenario: what a cancelled text has cost stays discarded
      Given South has activated Wolf
      And South has used Toll with Wolf discarding Ash and Bone
      When North reacts with the first power of Rat by Rat
      Then Ash and Bone are in South's order discard pile
      And Rat is about to take 0 damage

    Scenario: a reaction is paid for as well
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the second power of Rat by Rat discarding North Order Hand 1
      Then North Order Hand 1 is in North's order discard pile
      And Rat has 0 damage

    Scenario: a power may cost two cards
      Given these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Owl      | South | g7     | power, discarding two: morale +2 |
      And South has activated Owl
      When South uses the power of Owl discarding Ash and Bone
      Then Ash and Bone are in South's order discard pile
      And South's morale is 12

    Scenario: a power that costs one card is not paid for with two
      Given South has activated Wolf
      When South tries to use the power of Wolf discarding Ash and Bone
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction may cost two cards
      Given North's order hand is
        | card | effect |
        | Bell |        |
      And these creatures are on the battlefield
        | creature | side  | square | effect                                       |
        | Bat      | North | d4     | answer to attack, discarding two: prevent 20 |
      And South has activated Wolf
      And South has attacked Bat in melee with Wolf
      When North reacts with the first power of Bat by Bat discarding Bell and North Order Hand 1
      Then Bell and North Order Hand 1 are in North's order discard pile
      And Bat has 0 damage

    Scenario: a reaction that costs one card is not paid for with two
      Given North's order hand is
        | card | effect |
        | Bell |        |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the second power of Rat by Rat discarding Bell and North Order Hand 1
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction that cannot be paid for is not open
      Given North's order hand holds 0 cards
      And these creatures are on the battlefield
        | creature | side  | square | effect                                       |
        | Bat      | North | d4     | answer to attack, discarding two: prevent 20 |
      And South has activated Wolf
      And South has attacked Bat in melee with Wolf
      When North tries to react with the first power of Bat by Bat discarding North Order Hand 1
      Then it is refused under dungeon_command.ruling.card_text_binds

  @dungeon_command.vocabulary.detach
  Rule: To remove attached cards puts every order card attached to a creature on its owner's discard pile; a creature that lived by the hit points of such a card is destroyed.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Wolf     | South | c3     |    |        |
        | Owl      | South | e5     | 20 | 20     |
        | Rat      | North | c4     | 20 | 10     |
        | Bat      | North | e3     | 20 | 20     |
      And Rat carries these order cards
        | card | owner | effect                                               |
        | Boot | North | use: attach to this / constant: hp +10 to this       |
        | Burr | South | use: attach to an enemy / constant: speed -2 to this |
      And Bat carries these order cards
        | card | owner | effect                                         |
        | Coat | North | use: attach to this / constant: hp +10 to this |
      And Owl carries these order cards
        | card | owner | effect                                         |
        | Mail | South | use: attach to this / constant: hp +10 to this |

    Scenario: all cards attached to a creature go to their owners' discard piles
      Given South's order hand is
        | card | action | effect              |
        | Snip | minor  | use: strip an enemy |
      And South has activated Wolf
      When South uses Snip with Wolf on Rat
      Then Rat carries no order cards
      And Boot is in North's order discard pile
      And Burr and Snip are in South's order discard pile
      And Bat carries Coat
      And Rat has 10 hit points left

    Scenario: what a removed card said constantly holds no longer
      Given it is North's activate phase
      And North's order hand is
        | card | action | effect          |
        | Snip | minor  | use: strip this |
      And North has activated Rat
      When North uses Snip with Rat
      Then Rat has 10 hit points left
      And Rat carries no order cards

    Scenario: a creature that lived by a removed card is destroyed
      Given South's order hand is
        | card | action | effect                      |
        | Snip | minor  | use: strip enemies within 2 |
      And South has activated Wolf
      When South uses Snip with Wolf
      Then Bat is destroyed
      And North's morale is 9
      And Coat is in North's order discard pile
      And Rat carries no order cards

    Scenario: nobody cowers from losing a card
      Given it is North's activate phase
      And North's order hand is
        | card | action | effect                       |
        | Snip | minor  | use: strip an enemy within 3 |
      And North has activated Rat
      When North uses Snip with Rat on Owl
      Then Owl is destroyed
      And South's morale is 9
      And Mail is in South's order discard pile

    Scenario: a creature without attached cards stays as it is
      Given South's order hand is
        | card | action | effect          |
        | Snip | minor  | use: strip this |
      And South has activated Wolf
      When South uses Snip with Wolf
      Then Wolf carries no order cards
      And Snip is in South's order discard pile

    Scenario: cards of one type of creatures are removed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | types |
        | Elk      | South | g7     | Beast |
      And Elk carries these order cards
        | card | effect                                           |
        | Bell | use: attach to this / constant: speed +1 to this |
      And North's order hand is
        | card | action | effect                           |
        | Snip | minor  | use: strip enemies of type Beast |
      And North has activated Rat
      When North uses Snip with Rat
      Then Elk carries no order cards
      And Owl carries Mail

  @dungeon_command.vocabulary.target_square
  Rule: A square that a text lets be chosen is no wall, and as near or as visible as the text says; the squares of the text's parts are counted from it, and within 0 squares of it is the creature on it.
    Background:
      Given d4 and d5 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | c7     |
        | Rat      | North | d7     |
        | Bat      | North | f7     |
        | Bug      | North | c4     |

    Scenario Outline: <n> squares are counted from the square chosen
      Given South's order hand is
        | card | effect                                              |
        | Bomb | use, at a square: 10 damage to everybody within <n> |
      And South has activated Wolf
      When South uses Bomb with Wolf aimed at d7
      Then Rat is about to take 10 damage
      And Owl is about to take <owl> damage
      And Bat is about to take <bat> damage
      And Bug is about to take <bug> damage
      And Wolf is about to take 0 damage

      Examples:
        | n | owl | bat | bug |
        | 0 | 0   | 0   | 0   |
        | 1 | 10  | 0   | 0   |
        | 2 | 10  | 10  | 0   |
        | 3 | 10  | 10  | 10  |

    Scenario: a square without anybody on it may be chosen
      Given it is North's activate phase
      And North's order hand is
        | card | effect                                                        |
        | Bomb | use, at a square within 4: tap enemies within 1 and morale +1 |
      And North has activated Rat
      When North uses Bomb with Rat aimed at b6
      Then Owl is tapped
      And Wolf is not tapped
      And North's morale is 11

    Scenario: a wall cannot be chosen
      Given South's order hand is
        | card | effect                                          |
        | Bomb | use, at a square: 10 damage to enemies within 1 |
      And South has activated Wolf
      When South tries to use Bomb with Wolf aimed at d4
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario Outline: a square that is not <where> cannot be chosen
      Given South's order hand is
        | card | effect                                                  |
        | Bomb | use, at a square <where>: 10 damage to enemies within 1 |
      And South has activated Wolf
      When South tries to use Bomb with Wolf aimed at <square>
      Then it is refused under dungeon_command.ruling.card_text_binds

      Examples:
        | where    | square |
        | within 2 | c6     |
        | in sight | e6     |
        | adjacent | c5     |

    Scenario: a square must be chosen
      Given South's order hand is
        | card | effect                                          |
        | Bomb | use, at a square: 10 damage to enemies within 1 |
      And South has activated Wolf
      When South tries to use Bomb with Wolf
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: no creature is chosen besides the square
      Given South's order hand is
        | card | effect                                          |
        | Bomb | use, at a square: 10 damage to enemies within 1 |
      And South has activated Wolf
      When South tries to use Bomb with Wolf on Rat aimed at d7
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: no square is chosen where the text lets none be
      Given it is North's activate phase
      And North's order hand is
        | card | effect                             |
        | Bomb | use: 10 damage to enemies within 1 |
      And North has activated Rat
      When North tries to use Bomb with Rat aimed at c6
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: there is no square outside the map
      Given South's order hand is
        | card | effect                                          |
        | Bomb | use, at a square: 10 damage to enemies within 1 |
      And South has activated Wolf
      When South tries to use Bomb with Wolf aimed at z9
      Then it is refused as meaningless

    Scenario: the squares in reach are open
      Given South's order hand is
        | card | effect                                                            |
        | Bomb | use, at a square adjacent within 1: 10 damage to enemies within 0 |
      When South activates Wolf
      Then the use order answers open to South are exactly
        | card | square |
        | Bomb | b2     |
        | Bomb | b3     |
        | Bomb | b4     |
        | Bomb | c2     |
        | Bomb | c4     |
        | Bomb | d2     |
        | Bomb | d3     |

    Scenario: damage around a square may be answered by those that stand there
      Given South's order hand is
        | card | effect                                          |
        | Bomb | use, at a square: 10 damage to enemies within 1 |
      And North's order hand is
        | card  | action    | effect                       |
        | Parry | immediate | answer to damage: prevent 10 |
      And South has activated Wolf
      When South uses Bomb with Wolf aimed at e7
      Then the immediate answers open to North are exactly
        | card  | user |
        | Parry | Rat  |
        | Parry | Bat  |

    Scenario: a power chooses a square as well
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                              |
        | Eel      | North | h8     | standard power, at a square within 2: heal everybody within 1 by 10 |
        | Fox      | South | g5     |                                                                     |
      And North has activated Eel
      When North tries to use the power of Eel aimed at f5
      Then it is refused under dungeon_command.ruling.card_text_binds

    Scenario: a reaction chooses a square as well
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                |
        | Fox      | South | c8     |                                                                       |
        | Eel      | North | d8     | answer to attack, at a square within 6: 10 damage to enemies within 0 |
      And South has activated Fox
      And South has attacked Eel in melee with Fox
      When North reacts with the first power of Eel by Eel aimed at c3
      Then Wolf is about to take 10 damage
      And Owl is about to take 0 damage

  @dungeon_command.vocabulary.text_kills
  Rule: A text marked for a kill happens by itself when its creature has destroyed others, at once and before anything else, in either player's turn and once for all that were destroyed together; a creature that is gone itself has it no more.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | hp | effect                                                            |
        | Wolf     | South | c3     | 30 | kill: morale +1 / standard power: 20 damage to everybody within 1 |
        | Owl      | South | g6     | 20 |                                                                   |
        | Rat      | North | c4     | 20 | kill: draw 1                                                      |
        | Bat      | North | d3     | 20 |                                                                   |
        | Bug      | North | g7     | 20 |                                                                   |

    Scenario: a creature that destroys another by an attack has its text for a kill
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed
      And South is asked for an action about Wolf
      And South's morale is 11

    Scenario: nothing happens where nobody is destroyed
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat cower
      Then South's morale is 10

    Scenario: nothing happens for what another creature destroys
      Given South has activated Owl
      And South has attacked Bug in melee with Owl
      When North lets Bug take the damage
      Then Bug is destroyed
      And South's morale is 10

    Scenario: several that are destroyed together count once
      Given South has activated Wolf
      And South has used the second power of Wolf
      And South has let Wolf take the damage
      And North has let Rat take the damage
      When North lets Bat take the damage
      Then Rat and Bat are destroyed
      And South's morale is 11

    Scenario: creatures destroyed one after another count each
      Given South's order hand is
        | card | action | effect                                                  |
        | Bomb | minor  | use: destroy an enemy and 20 damage to enemies within 1 |
      And South has activated Wolf
      And South has used Bomb with Wolf on Rat
      When North lets Bat take the damage
      Then Bat is destroyed
      And South's morale is 12

    Scenario: a friend that is destroyed counts, too
      Given South's order hand is
        | card | action | effect                             |
        | Bomb | minor  | use: destroy one of your creatures |
      And South has activated Wolf
      When South uses Bomb with Wolf on Owl
      Then Owl is destroyed
      And South's morale is 10

    Scenario: a creature that destroys itself has no text for it
      Given South's order hand is
        | card | action | effect            |
        | Bomb | minor  | use: destroy this |
      And South has activated Wolf
      When South uses Bomb with Wolf
      Then Wolf is destroyed
      And South's morale is 9

    Scenario: a creature that dies with those it destroys has no text for it
      Given these creatures are on the battlefield
        | creature | side  | square | hp | effect                                                            |
        | Elk      | South | g8     | 10 | kill: morale +3 / standard power: 20 damage to everybody within 1 |
      And South has activated Elk
      And South has used the second power of Elk
      And South has let Elk take the damage
      When North lets Bug take the damage
      Then Elk and Bug are destroyed
      And South's morale is 9

    Scenario: hazardous terrain is nobody's kill
      Given c6 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | hp |
        | Eel      | North | c7     | 10 |
      And South's order hand is
        | card | action | effect                   |
        | Gust | minor  | use: slide an enemy by 2 |
      And South has activated Wolf
      And South has used Gust with Wolf on Eel moving Eel along c6
      When North lets Eel take the damage
      Then Eel is destroyed
      And South's morale is 10

    Scenario: the text for a kill happens before the further parts
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage | effect                |
        | Fox      | South | f7     | 30 | 20     | kill: heal this by 20 |
      And South's order hand is
        | card | action | effect                                      |
        | Bomb | minor  | use: destroy an enemy and 20 damage to this |
      And South has activated Fox
      And South has used Bomb with Fox on Bug
      When South lets Fox take the damage
      Then Fox has 20 damage

    Scenario: a reaction in the other player's turn may kill
      Given these creatures are on the battlefield
        | creature | side  | square | hp | effect                                                 |
        | Fox      | South | b4     | 20 |                                                        |
        | Eel      | North | b5     | 20 | answer to melee: 20 damage to the actor / kill: draw 1 |
      And South has activated Fox
      And South has attacked Eel in melee with Fox
      And North has reacted with the first power of Eel by Eel
      When South lets Fox take the damage
      Then Fox is destroyed
      And North's order hand has 1 card
      And Eel has 0 damage

    Scenario: the controller of the killer orders its texts
      Given these creatures are on the battlefield
        | creature | side  | square | hp | owner | effect                                                                   |
        | Fox      | South | b4     | 20 | North |                                                                          |
        | Eel      | North | b5     | 20 | South | kill: draw 1 / kill: morale +1 / answer to melee: 20 damage to the actor |
      And South has activated Fox
      And South has attacked Eel in melee with Fox
      And North has reacted with the third power of Eel by Eel
      When South lets Fox take the damage
      Then North is asked for a turn effect

    Scenario: the texts of a killer are resolved in the order that its player likes
      Given these creatures are on the battlefield
        | creature | side  | square | hp | melee | effect                         |
        | Fox      | South | g8     | 20 | 20    | kill: draw 1 / kill: morale +1 |
      And South has activated Fox
      And South has attacked Bug in melee with Fox
      And North has let Bug take the damage
      When South resolves the second effect of Fox
      Then South's order hand has 1 card
      And South's morale is 11

    Scenario Outline: a text for a kill may say "<part>"
      Given these creatures are on the battlefield
        | creature | side  | square | damage | effect       |
        | Fox      | South | f7     | 10     | kill: <part> |
      And Rat carries these order cards
        | card | effect                                           |
        | Boot | use: attach to this / constant: speed +1 to this |
      And South has activated Fox
      And South has attacked Bug in melee with Fox
      When North lets Bug take the damage
      Then <outcome>

      Examples:
        | part                          | outcome                           |
        | untap this                    | Fox is untapped                   |
        | tap enemies                   | Rat and Bat are tapped            |
        | heal your creatures by 10     | Fox has 0 damage                  |
        | destroy enemies               | Rat and Bat are destroyed         |
        | control enemies               | Rat is controlled by South        |
        | strip everybody               | Rat carries no order cards        |
        | 10 damage to enemies within 9 | Rat is about to take 10 damage    |
        | 10 damage to this             | Fox is about to take 10 damage    |
        | enemy morale -2               | North's morale is 7               |
        | draw 2 creatures              | South's creature hand has 2 cards |

    Scenario: a text for a kill is no power
      Given South has activated Wolf
      When South tries to use the first power of Wolf
      Then it is refused as meaningless

    Scenario: an attached card has its text for the creature with it
      Given it is North's activate phase
      And Bug carries these order cards
        | card | owner | effect                                      |
        | Hook | South | use: attach to a creature / kill: morale +1 |
      And North has activated Bug
      And North has attacked Owl in melee with Bug
      When South lets Owl take the damage
      Then Owl is destroyed
      And North's morale is 11
