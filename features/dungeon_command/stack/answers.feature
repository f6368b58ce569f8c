Feature: Reactions

  @dungeon_command.ruling.what_reactions_answer
  Rule: An immediate action answers the latest thing declared that its trigger fits; without one it cannot be taken.
    Scenario: a reaction to ranged attacks does not answer a melee attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                      |
        | Wolf     | South | b2     |                                                             |
        | Rat      | North | b3     | answer to ranged: prevent all / answer to melee: prevent 10 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer
      And the immediate answers open to North are exactly
        | ability | card | user |
        | 2       | Rat  | Rat  |

    Scenario: a reaction to melee attacks does not answer a ranged attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                      |
        | Rat      | North | b6     | 20     |                                                             |
        | Wolf     | South | b2     |        | answer to melee: prevent all / answer to ranged: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf at range with Rat
      When South tries to react with the first power of Wolf by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: a reaction to attacks does not answer an order that attacks nobody
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                       |
        | Wolf     | South | b2     |                                                              |
        | Rat      | North | b3     | answer to attack: prevent all / answer to damage: prevent 10 |
      And South's order hand is
        | card | action   | effect                     |
        | Bolt | standard | use: 30 damage to an enemy |
      And South has activated Wolf
      And South has used Bolt with Wolf on Rat
      When North tries to react with the first power of Rat by Rat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: an order card that answers something else cannot be taken
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Rat      | North | b3     |
        | Wolf     | South | b2     |
      And South's order hand is
        | card  | action    | effect                                     |
        | Jam   | immediate | answer to order on any by enemy: cancel it |
        | Parry | immediate | answer to attack: prevent 10               |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South tries to react with Jam by Wolf
      Then it is refused under dungeon_command.ruling.what_reactions_answer
      And the immediate answers open to South are exactly
        | card  | user |
        | Parry | Wolf |

    Scenario: an attack on a friend is not answered by who answers for itself alone
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     |                               |
        | Rat      | North | b3     | answer to attack: prevent 10  |
        | Bat      | North | c3     | answer to attack: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North tries to react with the first power of Bat by Bat
      Then it is refused under dungeon_command.ruling.what_reactions_answer

    Scenario: a reaction to damage answers an attack made by an order card
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to damage: prevent 20 |
      And South's order hand is
        | card  | action   | effect                |
        | Lunge | standard | use: melee attack +10 |
      And South has activated Wolf
      And South has used Lunge with Wolf on Rat
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take 10 damage

    Scenario: a captured creature counts as its controller's
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner | effect                                          |
        | Rat      | North | b3     |       |                                                 |
        | Wolf     | South | b2     | North |                                                 |
        | Fox      | South | f2     |       | answer to attack on your creatures: prevent all |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Fox by Fox
      Then Wolf has 0 damage
      And North is asked for an action about Rat

    Scenario: an attack on a creature that the opponent has captured is not answered as one's own
      Given it is South's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | owner | effect                                          |
        | Wolf     | South | b2     |       |                                                 |
        | Fox      | South | a1     |       | answer to attack on your creatures: prevent all |
        | Rat      | North | b3     | South |                                                 |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then North is asked for cower or take about Rat

    Scenario: of two damages declared the later one is answered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Wolf     | South | b2     |                                         |
        | Rat      | North | b3     | answer to melee: 30 damage to the actor |
        | Bat      | North | f6     | answer to damage on any: prevent all    |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North reacts with the first power of Bat by Bat
      Then North is asked for cower or take about Rat
      And Rat is about to take 20 damage
      And Wolf has 0 damage

    Scenario: of two damages declared the one that the trigger fits is answered
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                          |
        | Wolf     | South | b2     |                                                 |
        | Rat      | North | b3     | answer to melee: 30 damage to the actor         |
        | Bat      | North | f6     | answer to damage on your creatures: prevent all |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      And North has reacted with the first power of Bat by Bat
      When South lets Wolf take the damage
      Then Wolf has 30 damage
      And Rat has 0 damage
      And South is asked for an action about Wolf

    Scenario: the turn player saves an attacker from the answer to its attack
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Rat      | North | b3     |                                         |
        | Bat      | North | f6     | answer to damage on any: prevent all    |
        | Wolf     | South | b2     | answer to melee: 30 damage to the actor |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      And South has reacted with the first power of Wolf by Wolf
      When North reacts with the first power of Bat by Bat
      Then Rat has 0 damage
      And Wolf is about to take 20 damage

    Scenario: of two order cards the later one is cancelled
      Given these creatures are on the battlefield
        | creature | side  | square | effect                            |
        | Wolf     | South | b2     |                                   |
        | Fox      | South | a1     | answer to order on any: cancel it |
        | Rat      | North | b3     |                                   |
      And South's order hand is
        | card  | action   | effect                |
        | Lunge | standard | use: melee attack +10 |
      And North's order hand is
        | card  | action    | effect                        |
        | Parry | immediate | answer to attack: prevent all |
      And South has activated Wolf
      And South has used Lunge with Wolf on Rat
      And North has reacted with Parry by Rat
      When South reacts with the first power of Fox by Fox
      Then Rat is about to take 30 damage

    Scenario: a reaction to damage answers the effect of a turn's start
      Given it is South's refresh phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                           |
        | Wolf     | South | a1     | turn start: 10 damage to enemies |
        | Rat      | North | h8     |                                  |
      And North's order hand is
        | card  | action    | effect                       |
        | Parry | immediate | answer to damage: prevent 10 |
      When the phase begins
      Then North can react to what Wolf does

    Scenario: a reaction to damage answers hazardous terrain
      Given b1 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Owl      | South | h1     |
        | Rat      | North | h8     |
      And South's order hand is
        | card  | action    | effect                                         |
        | Cloak | immediate | answer to damage on your creatures: prevent 10 |
      And South has activated Wolf
      And South has moved Wolf along b1
      When South reacts with Cloak by Owl
      Then Wolf has 0 damage

  @dungeon_command.ruling.prevented_for_one
  Rule: An immediate action that prevents damage prevents it for one creature that its trigger fits; if there are several, its player names one.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                                                                                                           |
        | Wolf     | South | b2     | standard power: 20 damage to two enemies / standard power: 20 damage to enemies / standard power: 20 damage to an enemy / standard power: 20 damage to everybody |
        | Rat      | North | b5     |                                                                                                                                                                  |
        | Bat      | North | c5     |                                                                                                                                                                  |
        | Owl      | North | g7     | answer to damage on your creatures: prevent 10                                                                                                                   |

    Scenario: each creature that could be saved is offered
      Given South has activated Wolf
      When South uses the first power of Wolf on Rat and Bat
      Then the immediate answers open to North are exactly
        | card | user | victim |
        | Owl  | Owl  | Rat    |
        | Owl  | Owl  | Bat    |

    Scenario: the last of two targets is saved
      Given South has activated Wolf
      And South has used the first power of Wolf on Rat and Bat
      And North has reacted with the first power of Owl by Owl for Bat
      And North has let Bat take the damage
      When North lets Rat take the damage
      Then Bat has 10 damage
      And Rat has 20 damage

    Scenario: the first of two targets is saved
      Given South has activated Wolf
      And South has used the first power of Wolf on Rat and Bat
      And North has reacted with the first power of Owl by Owl for Rat
      And North has let Bat take the damage
      When North lets Rat take the damage
      Then Bat has 20 damage
      And Rat has 10 damage

    Scenario: who reacts saves itself if it likes
      Given South has activated Wolf
      And South has used the second power of Wolf
      When North reacts with the first power of Owl by Owl for Owl
      Then Owl is about to take 10 damage
      And Rat and Bat have 0 damage

    Scenario: somebody is named if several could be saved
      Given South has activated Wolf
      And South has used the first power of Wolf on Rat and Bat
      When North tries to react with the first power of Owl by Owl
      Then it is refused under dungeon_command.ruling.prevented_for_one

    Scenario: a creature that takes no damage is not saved
      Given South has activated Wolf
      And South has used the first power of Wolf on Rat and Bat
      When North tries to react with the first power of Owl by Owl for Owl
      Then it is refused under dungeon_command.ruling.prevented_for_one

    Scenario: nobody is named for a reaction that prevents nothing
      Given North's order hand is
        | card | action    | effect                                        |
        | Moan | immediate | answer to damage on your creatures: morale +1 |
      And South has activated Wolf
      And South has used the first power of Wolf on Rat and Bat
      And North has reacted with Moan by Bat
      When North reacts with the first power of Owl by Owl for Rat
      Then Rat is about to take 10 damage
      And North's morale is 11

    Scenario: the only creature that could be saved need not be named
      Given South has activated Wolf
      And South has used the third power of Wolf on Rat
      When North reacts with the first power of Owl by Owl
      Then Rat is about to take 10 damage

    Scenario: a creature that the trigger does not fit is not saved
      Given South has activated Wolf
      And South has used the fourth power of Wolf
      When North tries to react with the first power of Owl by Owl for Wolf
      Then it is refused under dungeon_command.ruling.prevented_for_one
      And the immediate answers open to North are exactly
        | card | user | victim |
        | Owl  | Owl  | Rat    |
        | Owl  | Owl  | Bat    |
        | Owl  | Owl  | Owl    |

    Scenario: targets that nobody saves take all of the damage
      Given it is North's activate phase
      And South's order hand is
        | card | action    | effect                                          |
        | Ward | immediate | answer to damage on your creatures: prevent all |
      And these creatures are on the battlefield
        | creature | side  | square |
        | Fox      | South | a1     |
        | Bear     | South | c1     |
      And North's order hand is
        | card  | action   | effect                    |
        | Storm | standard | use: 30 damage to enemies |
      And North has activated Rat
      And North has used Storm with Rat
      And South has reacted with Ward by Fox for Bear
      And South has let Wolf take the damage
      When South lets Fox take the damage
      Then Wolf and Fox have 30 damage
      And Bear has 0 damage

    Scenario: South names somebody, too, if several could be saved
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | North | a8     |
        | Rat      | South | h1     |
        | Owl      | South | g1     |
      And North's order hand is
        | card  | action | effect                    |
        | Blaze | minor  | use: 20 damage to enemies |
      And South's order hand is
        | card  | action    | effect                                         |
        | Parry | immediate | answer to damage on your creatures: prevent 10 |
      And North has activated Wolf
      And North has used Blaze with Wolf
      When South tries to react with Parry by Rat
      Then it is refused under dungeon_command.ruling.prevented_for_one
