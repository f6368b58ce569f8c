Feature: Vocabulary

  @dungeon_command.vocabulary.change
  Rule: To change a value adds to a value of the creatures that it reaches, for as long as it lasts. It gives no attack to a creature without one, and speed and range are at least 0.
    Scenario Outline: "<change>" lets a creature of speed 2 move <n> squares
      Given the battlefield is 6 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
      And South's order hand is
        | card | action | effect                               |
        | Song | minor  | use: <change> to this until turn end |
      And South has activated Wolf
      When South uses Song with Wolf
      Then Wolf can reach exactly <squares>

      Examples:
        | change   | n    | squares                               |
        | speed +2 | four | a2, b1, b2, c1, c2, d1, d2, e1 and e2 |
        | speed -1 | one  | a2, b1 and b2                         |

    Scenario Outline: "<change>" leaves a creature of speed 2 no square
      Given the battlefield is 6 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 2     |
      And South's order hand is
        | card | action | effect                               |
        | Song | minor  | use: <change> to this until turn end |
      And South has activated Wolf
      When South uses Song with Wolf
      Then Wolf can reach nothing

      Examples:
        | change   |
        | speed -2 |
        | speed -5 |

    Scenario: changes of speed add up below nothing as well
      Given the battlefield is 6 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 1     |
      And South's order hand is
        | card | action | effect                                     |
        | Song | minor  | use: speed -2 to this until turn end       |
        | Hymn | minor  | use: speed +3 to this until activation end |
      And South has activated Wolf
      And South has used Song with Wolf
      When South uses Hymn with Wolf
      Then Wolf can reach exactly a2, b1, b2, c1 and c2

    Scenario Outline: "<change>" lets a melee attack of 20 deal <n> damage
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                 |
        | Rat      | North | c4     | 20     | power: <change> to this until turn end |
        | Wolf     | South | c3     |        |                                        |
      And North has activated Rat
      And North has used the power of Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take <n> damage

      Examples:
        | change     | n  |
        | melee +30  | 50 |
        | melee -10  | 10 |
        | melee -20  | 0  |
        | melee -40  | 0  |
        | ranged +10 | 20 |

    Scenario Outline: "<change>" lets a ranged attack of 20 deal <n> damage
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                 |
        | Wolf     | South | c4     | 20     | power: <change> to this until turn end |
        | Rat      | North | c6     |        |                                        |
      And South has activated Wolf
      And South has used the power of Wolf
      When South attacks Rat at range with Wolf
      Then Rat is about to take <n> damage

      Examples:
        | change     | n  |
        | ranged +30 | 50 |
        | ranged -10 | 10 |
        | ranged -30 | 0  |
        | melee +10  | 20 |

    Scenario Outline: "<change>" lets a ranged attack of range 3 reach <whom>
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Wolf     | South | a1     | 20     | 3     |
        | Rat      | North | a3     |        |       |
        | Bat      | North | d4     |        |       |
        | Bug      | North | f1     |        |       |
        | Ant      | North | a7     |        |       |
      And South's order hand is
        | card | action | effect                               |
        | Song | minor  | use: <change> to this until turn end |
      And South has activated Wolf
      When South uses Song with Wolf
      Then Wolf can attack exactly <whom> at range

      Examples:
        | change   | whom             |
        | range +2 | Rat, Bat and Bug |
        | range -1 | Rat              |
        | speed +3 | Rat and Bat      |

    Scenario Outline: "<change>" leaves a ranged attack of range 2 nobody to reach
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Rat      | North | a1     | 20     | 2     |
        | Wolf     | South | a2     |        |       |
      And North's order hand is
        | card | action | effect                               |
        | Song | minor  | use: <change> to this until turn end |
      And North has activated Rat
      When North uses Song with Rat
      Then Rat can attack nobody at range

      Examples:
        | change   |
        | range -2 |
        | range -5 |

    Scenario: a range far below nothing grows from there
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range |
        | Wolf     | South | a1     | 20     | 2     |
        | Rat      | North | a2     |        |       |
        | Bat      | North | a4     |        |       |
      And South's order hand is
        | card | action | effect                               |
        | Song | minor  | use: range -5 to this until turn end |
        | Hymn | minor  | use: range +4 to this until turn end |
      And South has activated Wolf
      And South has used Song with Wolf
      When South uses Hymn with Wolf
      Then Wolf can attack exactly Rat at range

    Scenario Outline: "<change>" gives no <attack> attack to a creature without one
      Given these creatures are on the battlefield
        | creature | side  | square | melee |
        | Wolf     | South | c3     | none  |
        | Rat      | North | c4     |       |
      And South's order hand is
        | card | action | effect                               |
        | Song | minor  | use: <change> to this until turn end |
      And South has activated Wolf
      When South uses Song with Wolf
      Then Wolf can attack nobody <how>

      Examples:
        | change     | attack | how      |
        | melee +20  | melee  | in melee |
        | ranged +20 | ranged | at range |
        | range +5   | ranged | at range |

    Scenario: a range and a damage added make no attack either
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                                       |
        | Rat      | North | c3     | power: ranged +20 to this until turn end and range +5 to this until turn end |
        | Wolf     | South | c4     |                                                                              |
      And North has activated Rat
      When North uses the power of Rat
      Then Rat can attack nobody at range

    Scenario: a change holds for those whom it reaches, and for nobody else
      Given the battlefield is 8 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 1     |
        | Owl      | South | h2     | 1     |
      And South's order hand is
        | card | action | effect                                                         |
        | Song | minor  | use: speed +1 to one of your creatures but this until turn end |
      And South has activated Wolf
      When South uses Song with Wolf on Owl
      Then Wolf can reach exactly a2, b1 and b2

    Scenario: a change reaches a creature other than the user
      Given the battlefield is 8 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | a1     | 1     |
        | Owl      | South | h1     | 1     |
      And South's order hand is
        | card | action | effect                                                         |
        | Song | minor  | use: speed +1 to one of your creatures but this until turn end |
      And South has activated Wolf
      And South has used Song with Wolf on Owl
      And South has ended the activation of Wolf
      When South activates Owl
      Then Owl can reach exactly f1, f2, g1, g2 and h2

    Scenario: a change in a reaction comes too late for an attack that has been declared
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                  |
        | Wolf     | South | c3     |                                                         |
        | Rat      | North | c4     | answer to attack: melee -20 to the actor until turn end |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North reacts with the first power of Rat by Rat
      Then Rat is about to take 20 damage

    Scenario: a change in a reaction weakens the next attack
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                              |
        | Wolf     | South | c3     | power: untap this                                                   |
        | Rat      | North | c4     | answer to power on any: melee -10 to the actor until activation end |
        | Bat      | North | d3     |                                                                     |
      And South has activated Wolf
      And South has used the power of Wolf
      And North has reacted with the first power of Rat by Rat
      When South attacks Bat in melee with Wolf
      Then Bat is about to take 10 damage

    Scenario: a ranged value gives no ranged attack to a creature without one
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | a1     |
        | Rat      | North | d1     |
      And South's order hand is
        | card  | action | effect                                                                     |
        | Sling | minor  | use: ranged +20 to this until turn end and range +6 to this until turn end |
      And South has activated Wolf
      When South uses Sling with Wolf
      Then Wolf can attack nobody at range

    Scenario: every creature that is reached is changed
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | North | a8     | 1     |
        | Owl      | North | h8     | 1     |
        | Rat      | South | h1     |       |
      And North's order hand is
        | card | action | effect                                         |
        | Horn | minor  | use: speed +1 to your creatures until turn end |
      And North has activated Wolf
      And North has used Horn with Wolf
      And North has moved Wolf along a7 and a6
      And North has ended the activation of Wolf
      And North has activated Owl
      When North moves Owl along h7 and h6
      Then Wolf stands on a6
      And Owl stands on h6

    Scenario Outline: two changes of what an attack <how> deals add up
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                                                                        |
        | Elk      | South | h1     | 20     | power: melee +10 to this until turn end and ranged +10 to this until turn end |
        | Cow      | North | h2     |        |                                                                               |
      And South has activated Elk
      And South has used the power of Elk
      And South has used the power of Elk
      When South attacks Cow <how> with Elk
      Then Cow is about to take 40 damage

      Examples:
        | how      |
        | in melee |
        | at range |

    Scenario: four changes of one value add up
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                                  |
        | Wolf     | South | c3     | 10    | power: melee +10 to this until turn end |
        | Rat      | North | c4     |       |                                         |
      And South has activated Wolf
      And South has used the first power of Wolf
      And South has used the first power of Wolf
      And South has used the first power of Wolf
      And South has used the first power of Wolf
      When South attacks Rat in melee
      Then Rat is about to take 50 damage

    Scenario: five changes of the speed add up
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                                 |
        | Wolf     | North | a8     | 1     | power: speed +1 to this until turn end |
        | Rat      | South | h1     |       |                                        |
      And North has activated Wolf
      And North has used the first power of Wolf
      And North has used the first power of Wolf
      And North has used the first power of Wolf
      And North has used the first power of Wolf
      And North has used the first power of Wolf
      When North moves Wolf along a7, a6, a5, a4, a3 and a2
      Then Wolf stands on a2

    Scenario: a text changes a creature that it has slid into hazardous terrain
      Given it is North's activate phase
      And d4 is hazardous terrain
      And these creatures are on the battlefield
        | creature | side  | square | effect                                                      |
        | Rat      | North | c4     | power: slide this by 2 and melee +10 to this until turn end |
        | Wolf     | South | e5     |                                                             |
      And North has activated Rat
      And North has used the first power of Rat moving Rat along d4
      And North has let Rat take the damage
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 30 damage

  @dungeon_command.vocabulary.until
  Rule: A change until the activation's end is over when the creature that is being activated has finished; one until the turn's end is over in the cleanup phase, when creatures untap.
    Background:
      Given the battlefield is 8 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed | melee | effect |
        | Wolf     | South | a1     | 1     | 20    |        |
        | Owl      | South | c1     | 1     | 20    |        |
        | Rat      | North | c2     | 1     | 20    |        |
        | Bat      | North | h1     | 1     | 20    |        |

    Scenario Outline: a change of a friend "until <end> end" lets it deal <n> damage in its own activation after
      Given South's order hand is
        | card | action | effect                                           |
        | Song | minor  | use: melee +10 to your creatures until <end> end |
      And South has activated Wolf
      And South has used Song with Wolf
      And South has ended the activation of Wolf
      And South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take <n> damage

      Examples:
        | end        | n  |
        | activation | 20 |
        | turn       | 30 |

    Scenario Outline: a change "until <end> end" holds to the end of the activation
      Given South's order hand is
        | card | action | effect                                           |
        | Song | minor  | use: melee +10 to your creatures until <end> end |
      And South has activated Owl
      And South has used Song with Owl
      And South has moved Owl along d1
      When South attacks Rat in melee with Owl
      Then Rat is about to take 30 damage

      Examples:
        | end        |
        | activation |
        | turn       |

    Scenario Outline: a change of an enemy "until <end> end" is over in the enemy's turn
      Given South's order hand is
        | card | action | effect                                    |
        | Hex  | minor  | use: melee -10 to enemies until <end> end |
      And South has activated Wolf
      And South has used Hex with Wolf
      And South has played the turn to its end
      And North has activated Rat
      When North attacks Owl in melee with Rat
      Then Owl is about to take 20 damage

      Examples:
        | end        |
        | activation |
        | turn       |

    Scenario Outline: a change of one's own creature "until <end> end" is over in its controller's next turn
      Given it is North's activate phase
      And North's order hand is
        | card | action | effect                                           |
        | Song | minor  | use: melee +10 to your creatures until <end> end |
      And North has activated Bat
      And North has used Song with Bat
      And North has played the turn to its end
      And South has played the turn to its end
      And North has activated Rat
      When North attacks Owl in melee with Rat
      Then Owl is about to take 20 damage

      Examples:
        | end        |
        | activation |
        | turn       |

    Scenario Outline: what a reaction changes "until <end> end" lasts as long in the opponent's turn, to <n> damage
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                                   |
        | Bug      | North | a2     | answer to attack on your creatures: melee +10 to enemies until <end> end |
      And South has activated Wolf
      And South has attacked Bug in melee with Wolf
      And North has reacted with the first power of Bug by Bug
      And North has let Bug take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take <n> damage

      Examples:
        | end        | n  |
        | activation | 20 |
        | turn       | 30 |

    Scenario: a change until the turn's end still holds for end-of-turn effects
      Given these creatures are on the battlefield
        | creature | side  | square | speed | effect                                                     |
        | Elk      | South | e1     | 1     | turn end: 10 damage to this / answer to damage: shift this |
      And South's order hand is
        | card | action | effect                                         |
        | Song | minor  | use: speed +1 to your creatures until turn end |
      And South has activated Wolf
      And South has used Song with Wolf
      And South has ended the activation of Wolf
      And South has ended the activate phase
      When South reacts with the second power of Elk by Elk moving Elk along f1 and g1
      Then Elk stands on g1

    Scenario: a change until the activation's end is over for end-of-turn effects
      Given these creatures are on the battlefield
        | creature | side  | square | speed | effect                                                     |
        | Elk      | South | e1     | 1     | turn end: 10 damage to this / answer to damage: shift this |
      And South's order hand is
        | card | action | effect                                               |
        | Song | minor  | use: speed +1 to your creatures until activation end |
      And South has activated Wolf
      And South has used Song with Wolf
      And South has ended the activation of Wolf
      And South has ended the activate phase
      When South tries to react with the second power of Elk by Elk moving Elk along f1 and g1
      Then it is refused under dungeon_command.move.up_to_speed

    Scenario: a change stays with a creature that changes sides
      Given South's order hand is
        | card | action | effect                                    |
        | Goad | minor  | use: melee +10 to an enemy until turn end |
        | Lure | minor  | use: control an enemy                     |
      And South has activated Wolf
      And South has used Goad with Wolf on Rat
      And South has used Lure with Wolf on Rat
      And South has ended the activation of Wolf
      And South has activated Rat
      When South attacks Owl in melee with Rat
      Then Owl is about to take 30 damage

    Scenario: a change "until activation end" is over when the creature being activated has been destroyed
      Given these creatures are on the battlefield
        | creature | side  | square | speed | melee | effect                              |
        | Elk      | South | d2     | 1     | 20    |                                     |
        | Ant      | North | d1     | 1     | 20    | answer to attack: destroy the actor |
      And South's order hand is
        | card | action | effect                                                |
        | Goad | minor  | use: melee +10 to your creatures until activation end |
      And South has activated Elk
      And South has used Goad with Elk
      And South has attacked Ant in melee with Elk
      And North has reacted with the first power of Ant by Ant
      And South has activated Owl
      When South attacks Ant in melee with Owl
      Then Ant is about to take 20 damage

    Scenario: a change of South's creature by North "until turn end" is over in South's turn
      Given it is North's activate phase
      And North's order hand is
        | card | action | effect                                    |
        | Daze | minor  | use: melee -10 to an enemy until turn end |
      And North has activated Rat
      And North has used Daze with Rat on Owl
      And it has come to South's activate phase
      And South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take 20 damage

    Scenario: what holds for the second activation of a turn is over at its end, too
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                                  |
        | Elk      | South | d1     | power: melee +10 to your creatures until activation end |
        | Cow      | South | e1     | power: melee +30 to your creatures until activation end |
      And South has activated Elk
      And South has used the first power of Elk
      And South has ended the activation of Elk
      And South has activated Cow
      And South has used the first power of Cow
      And South has ended the activation of Cow
      And South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take 20 damage

    Scenario: three changes of one creature are all over at the end of the activation
      Given South's order hand is
        | card | action | effect                                                                                                                                                          |
        | Song | minor  | use: melee +10 to your creatures until activation end and melee +20 to your creatures until activation end and melee +30 to your creatures until activation end |
      And South has activated Wolf
      And South has used Song with Wolf
      And South has ended the activation of Wolf
      And South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take 20 damage

    Scenario: a change of a creature that hazardous terrain has burnt is over at the end of the activation
      Given d1 is hazardous terrain
      And South's order hand is
        | card | action | effect                                                                         |
        | Song | minor  | use: slide one of your creatures by 2 and melee +10 to it until activation end |
      And South has activated Wolf
      And South has used Song with Wolf on Owl moving Owl along d1
      And South has let Owl take the damage
      And South has ended the activation of Wolf
      And South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take 20 damage
