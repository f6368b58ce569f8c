Feature: Damage

  @dungeon_command.ruling.damage_at_once
  Rule: When one event damages several creatures, the turn player decides about theirs first, in an order of their choice, then the opponent; all of it is applied at once afterwards.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | hp | effect                                 |
        | Wolf     | South | b2     |    | standard power: 20 damage to everybody |
        | Fox      | South | c2     | 20 |                                        |
        | Rat      | North | b5     | 20 |                                        |
        | Bat      | North | c5     |    | standard power: 20 damage to everybody |

    Scenario: the turn player decides first about damage to several
      Given South has activated Wolf
      When South uses the power of Wolf
      Then South is asked for cower or take
      And the take answers open to South are exactly
        | creature |
        | Wolf     |
        | Fox      |
      And the cower answers open to South are exactly
        | creature |
        | Wolf     |
        | Fox      |

    Scenario: the turn player decides in any order
      Given South has activated Wolf
      And South has used the power of Wolf
      When South lets Fox cower
      Then South is asked for cower or take about Wolf

    Scenario: the opponent decides when the turn player has decided about everybody
      Given it is North's activate phase
      And North has activated Bat
      And North has used the power of Bat
      And North has let Rat cower
      When North lets Bat take the damage
      Then South is asked for cower or take
      And the take answers open to South are exactly
        | creature |
        | Wolf     |
        | Fox      |

    Scenario: the opponent decides in any order
      Given South has activated Wolf
      And South has used the power of Wolf
      And South has let Wolf take the damage
      And South has let Fox cower
      When North lets Bat take the damage
      Then North is asked for cower or take about Rat

    Scenario: nothing is applied before everything has been decided
      Given South has activated Wolf
      And South has used the power of Wolf
      And South has let Fox take the damage
      And South has let Wolf cower
      When North lets Rat take the damage
      Then North is asked for cower or take about Bat
      And Wolf, Fox, Rat and Bat have 0 damage
      And South's morale is 10
      And Fox is about to take 20 damage

    Scenario: all damage decided about is applied at once
      Given it is North's activate phase
      And North has activated Bat
      And North has used the power of Bat
      And North has let Rat take the damage
      And North has let Bat cower
      And South has let Wolf cower
      When South lets Fox take the damage
      Then Rat and Fox are destroyed
      And Bat and Wolf have 0 damage
      And North's morale is 7
      And South's morale is 7

    Scenario: the turn player decides first about what the opponent's reaction deals
      Given it is North's activate phase
      And South's order hand is
        | card  | action    | effect                                          |
        | Burst | immediate | answer to attack on any: 10 damage to everybody |
      And North has activated Rat
      And North has moved Rat along b4, b3
      And North has attacked Wolf in melee with Rat
      When South reacts with Burst by Fox
      Then North is asked for cower or take
      And the take answers open to North are exactly
        | creature |
        | Rat      |
        | Bat      |

    Scenario: two commanders without morale lose it at once
      Given South has morale 1
      And North has morale 1
      And South has activated Wolf
      And South has used the power of Wolf
      And South has let Wolf take the damage
      And South has let Fox take the damage
      And North has let Rat take the damage
      When North lets Bat take the damage
      Then the game has ended in a draw under dungeon_command.morale.zero_ends

  @dungeon_command.ruling.prevention_of_one_damage
  Rule: Prevention belongs to the damage that it answers; what is left over of the prevention is lost.
    Scenario: left over prevention does not take off the next attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     | power: untap this            |
        | Rat      | North | b3     | answer to attack: prevent 50 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      And South has used the power of Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 20 damage

    Scenario: prevention for one creature takes nothing off another's damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Rat      | North | b3     | standard power: 20 damage to enemies |
        | Wolf     | South | b2     | answer to damage: prevent 50         |
        | Fox      | South | c2     |                                      |
      And North has activated Rat
      And North has used the power of Rat
      And South has reacted with the first power of Wolf by Wolf
      When South lets Fox take the damage
      Then Fox has 20 damage
      And Wolf has 0 damage

    Scenario: prevention takes off the first damage of a card and not the second
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                    |
        | Wolf     | South | b2     | standard power: 10 damage to an enemy and 30 damage to it |
        | Rat      | North | b3     | answer to damage: prevent 20                              |
      And South has activated Wolf
      And South has used the power of Wolf on Rat
      And North has reacted with the first power of Rat by Rat
      When North lets Rat take the damage
      Then Rat has 30 damage

    Scenario: prevention takes off a card's attack and not the damage behind it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b3     |                              |
        | Wolf     | South | b2     | answer to attack: prevent 40 |
      And North's order hand is
        | card | action   | effect                                    |
        | Gnaw | standard | use: melee attack +10 and 20 damage to it |
      And North has activated Rat
      And North has used Gnaw with Rat on Wolf
      And South has reacted with the first power of Wolf by Wolf
      When South lets Wolf take the damage
      Then Wolf has 20 damage

    Scenario: prevention of hazardous terrain's damage does not take off a later attack
      Given b3 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     | answer to hazard: prevent 50 |
        | Rat      | North | b4     |                              |
      And South has activated Wolf
      And South has moved Wolf along b3
      And South has reacted with the first power of Wolf by Wolf
      And South has ended the activation of Wolf
      And South has played the turn to its end
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 20 damage

    Scenario: two preventions of the same damage add up
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                                         |
        | Wolf     | South | b2     | 40    |                                                |
        | Rat      | North | b3     |       | answer to attack: prevent 10                   |
        | Bat      | North | c4     |       | answer to attack on your creatures: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      And North has reacted with the first power of Rat by Rat
      When North reacts with the first power of Bat by Bat
      Then Rat is about to take 10 damage

    Scenario: prevention that is left over heals nobody
      Given these creatures are on the battlefield
        | creature | side  | square | melee | damage |
        | Wolf     | South | a1     | 10    |        |
        | Rat      | North | a2     |       | 20     |
      And North's order hand is
        | card  | action    | effect                       |
        | Parry | immediate | answer to damage: prevent 30 |
      And South has activated Wolf
      And South has attacked Rat in melee
      When North reacts with Parry by Rat
      Then Rat has 20 damage

  @dungeon_command.ruling.prevented_to_nothing
  Rule: When all damage is prevented nobody cowers, and additional effects happen all the same.
    Scenario: nobody is asked about damage prevented exactly
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 20 |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then South is asked for an action about Wolf
      And Rat has 0 damage
      And North's morale is 10

    Scenario: a creature is asked about the least damage that is left
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Rat      | North | b3     |                              |
        | Wolf     | South | b2     | answer to attack: prevent 10 |
      And North has activated Rat
      And North has attacked Wolf in melee with Rat
      When South reacts with the first power of Wolf by Wolf
      Then South is asked for cower or take about Wolf
      And Wolf is about to take 10 damage

    Scenario: a card's further effects happen though its damage has been prevented
      Given these creatures are on the battlefield
        | creature | side  | square | effect                       |
        | Wolf     | South | b2     |                              |
        | Rat      | North | b3     | answer to attack: prevent 50 |
      And South's order hand is
        | card  | action   | effect                                  |
        | Lunge | standard | use: melee attack +10 and slide it by 2 |
      And South has activated Wolf
      And South has used Lunge with Wolf on Rat moving Rat along b4, b5
      When North reacts with the first power of Rat by Rat
      Then Rat stands on b5
      And Rat has 0 damage
      And South is asked for an action about Wolf

    Scenario: a card's tapping happens though all its damage has been prevented
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                           |
        | Rat      | North | b3     | standard power: 20 damage to an enemy and tap it |
        | Wolf     | South | b2     |                                                  |
        | Fox      | South | c1     | answer to damage on your creatures: prevent all  |
      And North has activated Rat
      And North has used the power of Rat on Wolf
      When South reacts with the first power of Fox by Fox
      Then Wolf is tapped
      And Wolf has 0 damage
