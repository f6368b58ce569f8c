Feature: Vocabulary

  @dungeon_command.vocabulary.reach_this
  Rule: "This creature" is the one that uses the text; of an attached card it is the creature with the card.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | damage | effect                                              |
        | Wolf     | South | c3     | 30     |                                                     |
        | Owl      | South | e5     | 30     |                                                     |
        | Rat      | North | d4     | 30     |                                                     |
        | Bat      | North | g4     | 30     | answer to attack on your creatures: heal this by 10 |

    Scenario: "this creature" is the one that uses the order card
      Given South's order hand is
        | card | effect                                |
        | Balm | use: heal this by 10 and tap an enemy |
      And South has activated Wolf
      When South uses Balm with Wolf on Bat
      Then Wolf has 20 damage
      And Owl, Rat and Bat have 30 damage

    Scenario: "this creature" is the one with the power
      Given it is South's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | effect                 |
        | Fox      | South | a3     | 30     | power: heal this by 10 |
      And South has activated Fox
      When South uses the power of Fox
      Then Fox has 20 damage
      And Wolf, Owl, Rat and Bat have 30 damage

    Scenario: "this creature" in a reaction is the one that reacts, not the one attacked
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Bat by Bat
      Then Bat has 20 damage
      And Wolf, Owl and Rat have 30 damage

    Scenario: "this creature" of a card used in a reaction is the one that uses it
      Given it is North's activate phase
      And South's order hand is
        | card  | action    | effect                                              |
        | Parry | immediate | answer to attack on your creatures: heal this by 10 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with Parry by Owl
      Then Owl has 20 damage
      And Wolf, Rat and Bat have 30 damage

    Scenario: "this creature" of an attached card is the one with it, whoever used the card
      Given Rat carries these order cards
        | card | owner | effect                                           |
        | Boot | South | use: attach to an enemy / power: heal this by 20 |
      And it is North's activate phase
      And North has activated Rat
      When North uses the second power of Boot with Rat
      Then Rat has 10 damage
      And Wolf, Owl and Bat have 30 damage

    Scenario: "this creature" of what happens by itself is the one whose text it is
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | effect                    |
        | Fox      | North | a3     | 30     | turn end: heal this by 10 |
      When the phase begins
      Then Fox has 20 damage
      And Wolf, Owl, Rat and Bat have 30 damage

    Scenario: "this creature" of an attached card that happens by itself is the one with it
      Given it is South's cleanup phase
      And Owl carries these order cards
        | card | effect                                                |
        | Ring | use: attach to a creature / turn end: heal this by 10 |
      When the phase begins
      Then Owl has 20 damage
      And Wolf, Rat and Bat have 30 damage

    Scenario: "this creature" is nobody when the text has destroyed its user
      Given South's order hand is
        | card | effect                                                |
        | Pyre | use: destroy this and heal this by 10 and tap enemies |
      And South has activated Wolf
      When South uses Pyre with Wolf
      Then Wolf is destroyed
      And Rat and Bat are tapped

    Scenario: "this creature" may be a captured one
      Given these creatures are on the battlefield
        | creature | side  | square | owner | damage | effect                 |
        | Elk      | South | e1     | North | 30     | power: heal this by 10 |
      And South has activated Elk
      When South uses the power of Elk
      Then Elk has 20 damage

  @dungeon_command.vocabulary.reach_own
  Rule: "All your creatures" are those that the card's player controls, the user among them.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | c3     |       |
        | Owl      | South | h8     | North |
        | Rat      | North | c4     | South |
        | Bat      | North | a7     |       |

    Scenario Outline: "all your creatures" on an order card are those of <seat>, wherever they stand
      Given it is <seat>'s activate phase
      And <seat>'s order hand is
        | card | action | effect                  |
        | Horn | minor  | use: tap your creatures |
      And <seat> has activated <user>
      When <seat> uses Horn with <user>
      Then <own> are tapped
      And <others> are untapped

      Examples:
        | seat  | user | own          | others       |
        | South | Wolf | Wolf and Owl | Rat and Bat  |
        | North | Rat  | Rat and Bat  | Wolf and Owl |

    Scenario: "all your creatures" in a reaction are those of the player who reacts
      Given North's order hand is
        | card  | action    | effect                                                                             |
        | Parry | immediate | answer to attack: speed +1 to your creatures until turn end and tap your creatures |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then Rat and Bat are tapped
      And Owl is untapped

    Scenario: "all your creatures" on an attached card are those of the player whose creature carries it
      Given Rat carries these order cards
        | card | owner | effect                                              |
        | Drum | South | use: attach to an enemy / power: tap your creatures |
      And it is North's activate phase
      And North has activated Rat
      When North uses the second power of Drum with Rat
      Then Rat and Bat are tapped
      And Wolf and Owl are untapped

    Scenario: "all your creatures" in what happens by itself are those of the turn player
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | effect                                |
        | Fox      | South | e1     | 30     | turn start: heal your creatures by 10 |
        | Elk      | South | g1     | 30     |                                       |
        | Ant      | North | g3     | 30     |                                       |
      When the phase begins
      Then Fox and Elk have 20 damage
      And Ant has 30 damage

    Scenario: one of your creatures, chosen, is not all of them
      Given South's order hand is
        | card | action | effect                                                         |
        | Horn | minor  | use: 10 damage to one of your creatures and tap your creatures |
        | Fife | minor  | use: tap one of your creatures                                 |
      And South has activated Wolf
      When South uses Fife with Wolf on Owl
      Then Owl is tapped
      And Wolf is untapped

    Scenario: tapped creatures of the player are reached as well
      Given these creatures are on the battlefield
        | creature | side  | square | tapped | damage |
        | Wolf     | South | a1     |        |        |
        | Owl      | South | h1     | yes    | 20     |
        | Rat      | North | h8     |        |        |
      And South's order hand is
        | card | action | effect                         |
        | Balm | minor  | use: heal your creatures by 10 |
      And South has activated Wolf
      When South uses Balm with Wolf
      Then Owl has 10 damage

  @dungeon_command.vocabulary.reach_enemies
  Rule: "All enemies" are the creatures that the card's player does not control.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner |
        | Wolf     | South | c3     |       |
        | Owl      | South | h8     | North |
        | Rat      | North | c4     | South |
        | Bat      | North | a7     |       |

    Scenario Outline: all enemies of an order card are those that <seat> does not control
      Given it is <seat>'s activate phase
      And <seat>'s order hand is
        | card | action | effect           |
        | Howl | minor  | use: tap enemies |
      And <seat> has activated <user>
      When <seat> uses Howl with <user>
      Then <enemies> are tapped
      And <own> are untapped

      Examples:
        | seat  | user | own          | enemies      |
        | South | Wolf | Wolf and Owl | Rat and Bat  |
        | North | Rat  | Rat and Bat  | Wolf and Owl |

    Scenario: all enemies in a reaction are those of the player who reacts
      Given North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: tap enemies |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with Parry by Rat
      Then Wolf and Owl are tapped
      And Bat is untapped

    Scenario: all enemies of an attached card are those of the player whose creature carries it
      Given Rat carries these order cards
        | card | owner | effect                                       |
        | Drum | South | use: attach to an enemy / power: tap enemies |
      And it is North's activate phase
      And North has activated Rat
      When North uses the second power of Drum with Rat
      Then Wolf and Owl are tapped
      And Rat and Bat are untapped

    Scenario: all enemies of what happens by itself are those of the turn player
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                         |
        | Fox      | South | e1     | turn end: 10 damage to enemies |
      When the phase begins
      Then Rat is about to take 10 damage
      And Bat is about to take 10 damage
      And Wolf is about to take 0 damage
      And Owl is about to take 0 damage

  @dungeon_command.vocabulary.reach_others
  Rule: "The others" are all creatures adjacent to the user, friends and enemies, that have not been chosen.
    Scenario: "the others" are the friends and enemies beside the user, and not the one chosen
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | b2     |
        | Rat      | North | c4     |
        | Bat      | North | d3     |
        | Bug      | North | e3     |
        | Fox      | South | c5     |
      And South's order hand is
        | card  | action | effect                                    |
        | Sweep | minor  | use: 10 damage to an enemy and tap others |
      And South has activated Wolf
      And South has used Sweep with Wolf on Rat
      When North lets Rat take the damage
      Then Owl and Bat are tapped
      And Wolf, Rat, Bug and Fox are untapped

    Scenario: "the others" of an attack are not its target
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | d5     |
        | Bat      | North | e6     |
        | Wolf     | South | d4     |
        | Owl      | South | e4     |
      And North's order hand is
        | card  | effect                                    |
        | Sweep | use: melee attack and 10 damage to others |
      And North has activated Rat
      And North has used Sweep with Rat on Wolf
      When South lets Wolf take the damage
      Then Owl is about to take 10 damage
      And Bat is about to take 10 damage
      And Wolf is about to take 0 damage
      And Rat is about to take 0 damage

    Scenario: "the others" of a text that lets nobody be chosen are all beside the user
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | b2     |
        | Rat      | North | c4     |
      And South's order hand is
        | card  | action | effect          |
        | Sweep | minor  | use: tap others |
      And South has activated Wolf
      When South uses Sweep with Wolf
      Then Owl and Rat are tapped
      And Wolf is untapped

    Scenario: "the others" are no creatures around the corner of a wall
      Given b3 is a wall
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | b2     |
        | Rat      | North | b4     |
        | Bat      | North | d4     |
      And South's order hand is
        | card  | action | effect          |
        | Sweep | minor  | use: tap others |
      And South has activated Wolf
      When South uses Sweep with Wolf
      Then Bat is tapped
      And Owl and Rat are untapped

    Scenario: "the others" in a reaction stand beside the creature that reacts
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Wolf     | South | c3     |                                                |
        | Owl      | South | b3     |                                                |
        | Elk      | South | g6     |                                                |
        | Rat      | North | c4     |                                                |
        | Bat      | North | g5     | answer to attack on your creatures: tap others |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Bat by Bat
      Then Elk is tapped
      And Owl and Rat are untapped

    Scenario: "the others" are nobody when the user has gone
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | b3     |
        | Rat      | North | c4     |
      And South's order hand is
        | card | action | effect                                      |
        | Pyre | minor  | use: destroy this and tap others and draw 1 |
      And South has activated Wolf
      When South uses Pyre with Wolf
      Then Owl and Rat are untapped
      And South's order hand has 1 card

    Scenario: tapped and captured creatures are among the others
      Given these creatures are on the battlefield
        | creature | side  | square | owner | tapped | damage | effect                   |
        | Wolf     | South | c3     |       |        |        | power: heal others by 10 |
        | Owl      | South | c4     | North |        | 30     |                          |
        | Rat      | North | d4     |       | yes    | 30     |                          |
      And South has activated Wolf
      When South uses the power of Wolf
      Then Owl and Rat have 20 damage

  @dungeon_command.vocabulary.reach_actor
  Rule: "Whoever did it" is the creature whose action is answered.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | c3     | power: 10 damage to an enemy |
        | Owl      | South | e5     |                              |
        | Bat      | North | g4     |                              |

    Scenario: "whoever did it" is whoever attacks
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                   |
        | Rat      | North | c4     | answer to attack: 10 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Wolf is about to take 10 damage
      And Rat is about to take 0 damage
      And Owl is about to take 0 damage

    Scenario: "whoever did it" is whoever uses an order card
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                |
        | Fox      | South | a7     | answer to order on any: tap the actor |
      And North's order hand is
        | card | action | effect                     |
        | Bolt | minor  | use: 10 damage to an enemy |
      And North has activated Bat
      And North has used Bolt with Bat on Owl
      When South reacts with the first power of Fox by Fox
      Then Bat is tapped
      And Wolf and Owl are untapped

    Scenario: "whoever did it" is whoever uses a power
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Rat      | North | g7     | answer to power on your creatures: tap the actor |
      And South has activated Wolf
      And South has used the power of Wolf on Bat
      When North reacts with the first power of Rat by Rat
      Then Wolf is tapped
      And Bat and Owl are untapped

    Scenario: "whoever did it" is whoever uses the power of an attached card
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Rat      | North | g7     | answer to power on your creatures: tap the actor |
      And Owl carries these order cards
        | card | owner | effect                                                   |
        | Wand | North | use: attach to a creature / power: 10 damage to an enemy |
      And South has activated Owl
      And South has used the second power of Wand with Owl on Bat
      When North reacts with the first power of Rat by Rat
      Then Owl is tapped
      And Wolf is untapped

    Scenario: "whoever did it" is the enemy who would deal the damage
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                     |
        | Rat      | North | g7     | answer to damage on your creatures by enemy: tap the actor |
      And South has activated Wolf
      And South has used the power of Wolf on Bat
      When North reacts with the first power of Rat by Rat
      Then Wolf is tapped
      And Bat is untapped

    Scenario: "whoever did it" may be of one's own side
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                     |
        | Fox      | South | c4     | answer to attack on your creatures: 10 damage to the actor |
      And South has activated Wolf
      And South has attacked Fox in melee with Wolf
      When South reacts with the first power of Fox by Fox
      Then Wolf is about to take 10 damage

    Scenario: "whoever did it" is whoever reacts, when a reaction is answered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                         |
        | Rat      | North | c4     | answer to attack: draw 1                       |
        | Fox      | South | a7     | answer to power on any: 10 damage to the actor |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When South reacts with the first power of Fox by Fox
      Then Rat is about to take 10 damage
      And Wolf is about to take 0 damage

    Scenario: "whoever did it" is nobody after leaving the battlefield
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                           |
        | Rat      | North | c4     | answer to attack: destroy the actor and tap the actor and draw 1 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Wolf is destroyed
      And North's order hand has 1 card

    Scenario: "whoever did it" may be a captured creature
      Given these creatures are on the battlefield
        | creature | side  | square | owner | effect                                   |
        | Elk      | South | f4     | North |                                          |
        | Rat      | North | f5     |       | answer to attack: 10 damage to the actor |
      And South has activated Elk
      And South has attacked Rat in melee
      When North reacts with the first power of Rat by Rat
      Then Elk is about to take 10 damage

  @dungeon_command.vocabulary.reach_everybody
  Rule: "Everybody" is every creature on the battlefield.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | damage | effect                                                   |
        | Wolf     | South | c3     | 30     |                                                          |
        | Owl      | South | h1     | 30     |                                                          |
        | Rat      | North | c4     | 30     |                                                          |
        | Bat      | North | a8     | 30     | answer to attack on your creatures: heal everybody by 10 |

    Scenario Outline: everybody is friends and enemies and the user itself, for <seat> as well
      Given it is <seat>'s activate phase
      And <seat>'s order hand is
        | card  | effect             |
        | Quake | use: tap everybody |
      And <seat> has activated <user>
      When <seat> uses Quake with <user>
      Then Wolf, Owl, Rat and Bat are tapped

      Examples:
        | seat  | user |
        | South | Wolf |
        | North | Rat  |

    Scenario: everybody in a reaction is every creature as well
      Given South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Bat by Bat
      Then Wolf, Owl, Rat and Bat have 20 damage

    Scenario: everybody of what happens by itself is every creature as well
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | damage | effect                         |
        | Elk      | North | g7     | 30     | turn end: heal everybody by 20 |
      When the phase begins
      Then Wolf, Owl, Rat, Bat and Elk have 10 damage

    Scenario: "everybody" does not reach a creature in a hand
      Given North's creature hand is
        | card |
        | Ant  |
      And South's order hand is
        | card  | effect                 |
        | Quake | use: destroy everybody |
      And South has activated Wolf
      When South uses Quake with Wolf
      Then Wolf, Owl, Rat and Bat are destroyed
      And Ant is in North's creature hand

    Scenario: captured creatures are among everybody
      Given these creatures are on the battlefield
        | creature | side  | square | owner | damage | effect                      |
        | Elk      | South | e1     | North | 30     | power: heal everybody by 10 |
      And South has activated Elk
      When South uses the power of Elk
      Then Elk and Wolf have 20 damage

  @dungeon_command.vocabulary.reach_within
  Rule: A part of a text within a number of squares reaches only creatures at most so far from the user; when the user is gone it reaches nobody.
    Background:
      Given d1, d2, d3, d4 and d5 are walls
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | c3     |
        | Owl      | South | c5     |
        | Elk      | South | c6     |
        | Rat      | North | e5     |
        | Bat      | North | f3     |

    Scenario Outline: <whom> within two squares are at most so far away, walls ignored
      Given South's order hand is
        | card  | effect                            |
        | Burst | use: 10 damage to <whom> within 2 |
      And South has activated Wolf
      When South uses Burst with Wolf
      Then Wolf is about to take <own> damage
      And Owl is about to take <own> damage
      And Rat is about to take <enemy> damage
      And Elk is about to take 0 damage
      And Bat is about to take 0 damage

      Examples:
        | whom           | own | enemy |
        | your creatures | 10  | 0     |
        | enemies        | 0   | 10    |
        | everybody      | 10  | 10    |

    Scenario Outline: "<part>" reaches nobody farther away
      Given these creatures are on the battlefield
        | creature | side  | square | tapped   | damage |
        | Cat      | South | e3     | <tapped> | 20     |
        | Dog      | South | h8     | <tapped> | 20     |
        | Ape      | North | c2     | <tapped> | 20     |
        | Ass      | North | g8     | <tapped> | 20     |
      And South's order hand is
        | card | action | effect      |
        | Song | minor  | use: <part> |
      And South has activated Wolf
      When South uses Song with Wolf
      Then <near> <come of it>
      And <far> <do not>

      Examples:
        | part                          | tapped | near        | come of it             | far         | do not                 |
        | tap everybody within 2        |        | Cat and Ape | are tapped             | Dog and Ass | are not tapped         |
        | untap your creatures within 2 | yes    | Cat         | is untapped            | Dog         | is tapped              |
        | heal everybody within 2 by 10 |        | Cat and Ape | have 10 damage         | Dog and Ass | have 20 damage         |
        | destroy enemies within 2      |        | Ape         | is destroyed           | Ass         | has 20 damage          |
        | control enemies within 2      |        | Ape         | is controlled by South | Ass         | is controlled by North |

    Scenario: the squares of a reaction are those from the creature that reacts
      Given North's order hand is
        | card  | action    | effect                                                            |
        | Burst | immediate | answer to attack on your creatures: 10 damage to enemies within 3 |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | f2     |
      And South has activated Fox
      And South has attacked Bat in melee with Fox
      When North reacts with Burst by Rat
      Then Fox is about to take 10 damage
      And Owl is about to take 10 damage
      And Wolf is about to take 10 damage
      And Elk is about to take 10 damage
      And Rat is about to take 0 damage

    Scenario: a creature beyond the squares of a reaction is not reached, however near the target is
      Given North's order hand is
        | card  | action    | effect                                                            |
        | Burst | immediate | answer to attack on your creatures: 10 damage to enemies within 2 |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | f2     |
      And South has activated Fox
      And South has attacked Bat in melee with Fox
      When North reacts with Burst by Rat
      Then Fox is about to take 0 damage
      And Owl is about to take 10 damage
      And Wolf is about to take 10 damage

    Scenario: the squares of an attached card are those from the creature with it
      Given it is North's activate phase
      And Bat carries these order cards
        | card | owner | effect                                                             |
        | Bomb | South | use: attach to a creature / power: 10 damage to everybody within 2 |
      And North has activated Bat
      When North uses the second power of Bomb with Bat
      Then Bat is about to take 10 damage
      And Rat is about to take 10 damage
      And Wolf is about to take 0 damage

    Scenario: the squares of what happens by itself are those from the creature whose text it is
      Given it is South's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Fox      | South | h4     | turn end: 10 damage to enemies within 2 |
      When the phase begins
      Then Bat is about to take 10 damage
      And Rat is about to take 0 damage

    Scenario: the squares are counted from where the user stands by then
      Given South's order hand is
        | card | effect                                                        |
        | Leap | use: shift this by 1 and 10 damage to your creatures within 2 |
      And South has activated Wolf
      When South uses Leap with Wolf moving Wolf along c4
      Then Elk is about to take 10 damage
      And Owl is about to take 10 damage

    Scenario: a user that has gone is near nobody
      Given South's order hand is
        | card | effect                                                                |
        | Pyre | use: destroy this and 10 damage to everybody within 2 and tap enemies |
      And South has activated Wolf
      When South uses Pyre with Wolf
      Then Owl is about to take 0 damage
      And Rat is about to take 0 damage
      And Rat and Bat are tapped

    Scenario: a user that has gone does not keep damage from all enemies
      Given South's order hand is
        | card | effect                                     |
        | Pyre | use: destroy this and 10 damage to enemies |
      And South has activated Wolf
      When South uses Pyre with Wolf
      Then Rat is about to take 10 damage
      And Bat is about to take 10 damage
