Feature: Vocabulary

  @dungeon_command.vocabulary.constant
  Rule: A constant effect holds while its creature is on the battlefield, of an order card while it is attached; those of several cards add up.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | damage | effect                                |
        | Wolf     | South | c3     |        |                                       |
        | Owl      | South | b3     | 40     | constant: melee +10 to your creatures |
        | Rat      | North | c4     |        |                                       |

    Scenario: a constant effect holds for as long as its creature stands
      Given South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 30 damage

    Scenario: a constant effect is over when its creature has been destroyed
      Given South's order hand is
        | card | action | effect                             |
        | Doom | minor  | use: destroy one of your creatures |
      And South has activated Wolf
      And South has used Doom with Wolf on Owl
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 20 damage

    Scenario: a constant effect holds while its creature is tapped and damaged
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | tapped | damage | effect                                |
        | Bug      | North | h8     | yes    | 40     | constant: melee +20 to your creatures |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 40 damage

    Scenario Outline: a creature in the <pile> has no constant effect
      Given South's <pile> is
        | card | effect                                |
        | Elk  | constant: melee +10 to your creatures |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 30 damage

      Examples:
        | pile                  |
        | creature hand         |
        | creature deck         |
        | creature discard pile |

    Scenario: a constant effect begins when its creature is deployed
      Given it is South's deploy phase
      And South's creature hand is
        | card | effect                                                             |
        | Elk  | constant: speed +1 to your creatures / turn end: 10 damage to this |
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                                         |
        | Fox      | South | e1     | 1     | answer to damage on your creatures: shift this |
      And South has deployed Elk on a1
      When South reacts with the first power of Fox by Fox moving Fox along f1 and g1
      Then Fox stands on g1

    Scenario: an order card has a constant effect only while it is attached
      Given South's order hand is
        | card | action | effect                                            |
        | Claw | minor  | use: attach to this / constant: melee +20 to this |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 30 damage

    Scenario: an attached card has its constant effect
      Given Wolf carries these order cards
        | card | effect                                            |
        | Claw | use: attach to this / constant: melee +20 to this |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 50 damage

    Scenario: constant effects of several cards add up
      Given it is North's activate phase
      And Rat carries these order cards
        | card | name | owner | effect                                                |
        | Claw | Claw | North | use: attach to this / constant: melee +20 to this     |
        | Fang | Claw | North | use: attach to this / constant: melee +20 to this     |
        | Yoke | Yoke | South | use: attach to an enemy / constant: melee -10 to this |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 50 damage

    Scenario: two creatures with the same effect for all add up
      Given these creatures are on the battlefield
        | creature | name | side  | square | effect                                |
        | Elk      | Owl  | South | g1     | constant: melee +10 to your creatures |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 40 damage

    Scenario: a passing change is added to a constant one
      Given South's order hand is
        | card | action | effect                                |
        | Song | minor  | use: melee -20 to this until turn end |
      And South has activated Wolf
      And South has used Song with Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 10 damage

    Scenario: what a creature's own card says holds beside what is attached
      Given these creatures are on the battlefield
        | creature | side  | square | speed | effect                     |
        | Wolf     | South | a1     | 1     | constant: speed +1 to this |
        | Rat      | North | h8     |       |                            |
      And Wolf carries these order cards
        | card | owner | effect                                           |
        | Boot | South | use: attach to this / constant: speed +1 to this |
      And South has activated Wolf
      When South moves Wolf along a2, a3 and a4
      Then Wolf stands on a4

    Scenario: what holds constantly and what a text changes for a while add up
      Given these creatures are on the battlefield
        | creature | side  | square | speed | ranged | range | effect                                                                                                                                                                                                    |
        | Elk      | South | h1     | 1     | 20     | 1     | constant: speed +1 to this / constant: ranged +10 to this / constant: range +1 to this / power: speed +1 to this until turn end and ranged +10 to this until turn end and range +1 to this until turn end |
        | Cow      | North | h7     |       |        |       |                                                                                                                                                                                                           |
      And South has activated Elk
      And South has used the first power of Elk
      And South has moved Elk along h2, h3 and h4
      When South attacks Cow at range with Elk
      Then Cow is about to take 40 damage

    Scenario: a tapped creature keeps the hit points that hold constantly for it
      Given these creatures are on the battlefield
        | creature | side  | square | hp | tapped | effect                   |
        | Cow      | North | h7     | 20 | yes    | constant: hp +20 to this |
        | Elk      | South | h6     |    |        |                          |
      And South has activated Elk
      And South has attacked Cow in melee with Elk
      When North lets Cow take the damage
      Then Cow has 30 damage
      And Cow has 10 hit points left

  @dungeon_command.vocabulary.constant_whom
  Rule: A constant effect holds for its creature, of an attached card for the creature with the card, or for all creatures of that creature's controller.
    Background:
      Given these creatures are on the battlefield
        | creature | side  | square | owner | effect                                |
        | Wolf     | South | c3     |       | constant: melee +10 to this           |
        | Owl      | South | d3     | North | constant: melee +30 to your creatures |
        | Rat      | North | c4     |       |                                       |

    Scenario: an effect for its creature is for it alone
      Given South has activated Owl
      When South attacks Rat in melee with Owl
      Then Rat is about to take 50 damage

    Scenario: an effect for all holds for each creature of the controller
      Given South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 60 damage

    Scenario: an effect for all does not hold for the creatures of the owner or the enemy
      Given it is North's activate phase
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 20 damage

    Scenario: an attached card's effect for its creature is for the one with it
      Given it is North's activate phase
      And Rat carries these order cards
        | card | owner | effect                                                |
        | Yoke | South | use: attach to an enemy / constant: melee -10 to this |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 10 damage

    Scenario: an attached card's effect for its creature is not for the card's owner
      Given Rat carries these order cards
        | card | owner | effect                                                |
        | Yoke | South | use: attach to an enemy / constant: melee -10 to this |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 60 damage

    Scenario: an attached card's effect for all holds for the friends of the creature with it
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square |
        | Bat      | North | h8     |
      And Bat carries these order cards
        | card | owner | effect                                                          |
        | Yoke | South | use: attach to an enemy / constant: melee -10 to your creatures |
      And North has activated Rat
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 10 damage

    Scenario: an attached card's effect for all does not hold for the friends of the card's owner
      Given Rat carries these order cards
        | card | owner | effect                                                          |
        | Yoke | South | use: attach to an enemy / constant: melee -10 to your creatures |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 60 damage

    Scenario: an effect for all goes over with its creature to the new controller
      Given it is North's activate phase
      And North's order hand is
        | card | action | effect                |
        | Lure | minor  | use: control an enemy |
      And North has activated Rat
      And North has used Lure with Rat on Owl
      When North attacks Wolf in melee with Rat
      Then Wolf is about to take 50 damage

    Scenario: a captured creature moves as far as what holds for all of a player's creatures says
      Given these creatures are on the battlefield
        | creature | side  | square | owner | speed | effect                               |
        | Elk      | South | a1     | North | 1     |                                      |
        | Fox      | South | h1     |       |       | constant: speed +1 to your creatures |
      And South has activated Elk
      When South moves Elk along a2 and a3
      Then Elk stands on a3

    Scenario: a captured creature shoots as far and as hard as what holds for all of a player's creatures says
      Given these creatures are on the battlefield
        | creature | side  | square | owner | ranged | range | effect                                                                        |
        | Elk      | South | a4     | North | 20     | 1     |                                                                               |
        | Fox      | South | h1     |       |        |       | constant: ranged +10 to your creatures / constant: range +1 to your creatures |
      And South has activated Elk
      When South attacks Rat at range with Elk
      Then Rat is about to take 30 damage

  @dungeon_command.vocabulary.constant_stat
  Rule: A constant change is added to the value that it names; hit points are only ever raised, for the creature itself.
    Scenario Outline: "<constant>" has a creature deal <melee> damage in melee and <ranged> at range
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | effect                       |
        | Wolf     | South | c3     | 20     | constant: <constant> to this |
        | Rat      | North | c4     |        |                              |
        | Bat      | North | f6     |        |                              |
      And South's order hand is
        | card   | effect                           |
        | Flurry | use: melee attack and untap this |
      And South has activated Wolf
      And South has used Flurry with Wolf on Rat
      And North has let Rat take the damage
      When South attacks Bat at range with Wolf
      Then Rat has <melee> damage
      And Bat is about to take <ranged> damage

      Examples:
        | constant   | melee | ranged |
        | melee +10  | 30    | 20     |
        | melee -10  | 10    | 20     |
        | ranged +20 | 20    | 40     |
        | ranged -10 | 20    | 10     |
        | speed +1   | 20    | 20     |
        | range +1   | 20    | 20     |

    Scenario Outline: "<constant>" lets a creature of speed 2 reach <squares>
      Given the battlefield is 6 by 2 open squares
      And it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                       |
        | Rat      | North | a1     | 2     | constant: <constant> to this |
      When North activates Rat
      Then Rat can reach exactly <squares>

      Examples:
        | constant | squares                       |
        | speed +1 | a2, b1, b2, c1, c2, d1 and d2 |
        | speed -1 | a2, b1 and b2                 |
        | range +1 | a2, b1, b2, c1 and c2         |

    Scenario: a constant change of speed does not go below nothing
      Given the battlefield is 6 by 2 open squares
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                     |
        | Wolf     | South | a1     | 2     | constant: speed -3 to this |
      When South activates Wolf
      Then Wolf can reach nothing

    Scenario Outline: "<constant>" lets a ranged attack of range 2 reach <whom>
      Given these creatures are on the battlefield
        | creature | side  | square | ranged | range | effect                       |
        | Wolf     | South | a1     | 20     | 2     | constant: <constant> to this |
        | Rat      | North | a2     |        |       |                              |
        | Bat      | North | c1     |        |       |                              |
        | Bug      | North | d4     |        |       |                              |
      When South activates Wolf
      Then Wolf can attack exactly <whom> at range

      Examples:
        | constant   | whom             |
        | range +1   | Rat, Bat and Bug |
        | range -1   | Rat              |
        | ranged +10 | Rat and Bat      |

    Scenario Outline: "<constant>" gives no attack to a creature without one
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | melee | effect                       |
        | Rat      | North | c4     | none  | constant: <constant> to this |
        | Wolf     | South | c3     |       |                              |
      When North activates Rat
      Then Rat can attack nobody <how>

      Examples:
        | constant   | how      |
        | melee +20  | in melee |
        | ranged +20 | at range |
        | range +3   | at range |

    Scenario: constant hit points let a creature bear more
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage | effect                   |
        | Wolf     | South | c3     |    |        |                          |
        | Rat      | North | c4     | 30 | 20     | constant: hp +20 to this |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat has 40 damage
      And Rat has 10 hit points left

    Scenario: a creature is destroyed when its raised hit points are gone
      Given these creatures are on the battlefield
        | creature | side  | square | hp | damage | effect                   |
        | Wolf     | South | c3     |    |        |                          |
        | Rat      | North | c4     | 30 | 30     | constant: hp +20 to this |
      And South has activated Wolf
      And South has attacked Rat in melee with Wolf
      When North lets Rat take the damage
      Then Rat is destroyed

    Scenario: constant hit points of an attached card are those of the creature with it alone
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | hp | damage |
        | Rat      | North | c4     |    |        |
        | Wolf     | South | c3     | 30 | 20     |
        | Owl      | South | d3     | 30 | 20     |
      And Wolf carries these order cards
        | card | effect                                         |
        | Mail | use: attach to this / constant: hp +10 to this |
      And North's order hand is
        | card  | effect                        |
        | Storm | use: 10 damage to two enemies |
      And North has activated Rat
      And North has used Storm with Rat on Wolf and Owl
      And South has let Wolf take the damage
      When South lets Owl take the damage
      Then Owl is destroyed
      And Wolf has 10 hit points left

    Scenario: four constant changes of a creature's card add up
      Given these creatures are on the battlefield
        | creature | side  | square | melee | effect                                                                                                                |
        | Wolf     | South | c3     | 10    | constant: melee +10 to this / constant: melee +10 to this / constant: melee +10 to this / constant: melee +10 to this |
        | Rat      | North | c4     |       |                                                                                                                       |
      And South has activated Wolf
      When South attacks Rat in melee
      Then Rat is about to take 50 damage

    Scenario: the constant changes of four friends add up
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                               |
        | Wolf     | North | a8     | 1     |                                      |
        | Owl      | North | h8     |       | constant: speed +1 to your creatures |
        | Fox      | North | h7     |       | constant: speed +1 to your creatures |
        | Bear     | North | h6     |       | constant: speed +1 to your creatures |
        | Elk      | North | h5     |       | constant: speed +1 to your creatures |
        | Rat      | South | h1     |       |                                      |
      And North has activated Wolf
      When North moves Wolf along a7, a6, a5, a4 and a3
      Then Wolf stands on a3

  @dungeon_command.vocabulary.constant_moves
  Rule: A way to move that a card gives takes the place of the creature's own. Of several, that of the card attached last counts, then one that the creature's own card gives, then one that holds for all creatures; what its card has printed as its way to move comes last.
    Background:
      Given the battlefield is
        | map     |
        | nn#.... |
        | ..#.... |
        | ss#.... |
      And the battlefield is outdoors

    Scenario Outline: a creature that moves <own> and is given <given> can reach <squares>
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves | effect                    |
        | Wolf     | South | b1     | 2     | <own> | constant: <given> to this |
      When South activates Wolf
      Then Wolf can reach <squares>

      Examples:
        | own   | given     | squares |
        |       | flying    | d1      |
        |       | burrowing | d2      |
        | shift | flying    | d1      |

    Scenario Outline: a creature that moves by <own> and is given <given> cannot reach <squares>
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves | effect                    |
        | Wolf     | South | b1     | 2     | <own> | constant: <given> to this |
      When South activates Wolf
      Then Wolf cannot reach <squares>

      Examples:
        | own    | given    | squares |
        | fly    | shifting | d1      |
        | burrow | shifting | d1      |

    Scenario: a creature given shifting is not stopped by enemies
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | effect                     |
        | Rat      | North | d1     | 3     | constant: shifting to this |
        | Wolf     | South | f2     |       |                            |
      When North activates Rat
      Then Rat can reach g1

    Scenario: the card attached last counts before the first, the creature's own card and one for all
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves | effect                             |
        | Rat      | North | b1     | 2     | fly   | constant: flying to this           |
        | Bat      | North | g3     |       |       | constant: flying to your creatures |
      And Rat carries these order cards
        | card | effect                                         |
        | Wing | use: attach to this / constant: flying to this |
      And North's order hand is
        | card | action | effect                                           |
        | Yoke | minor  | use: attach to this / constant: shifting to this |
      And North has activated Rat
      When North uses Yoke with Rat
      Then Rat cannot reach d1

    Scenario Outline: of two cards attached in the activation the last counts, here <last>
      Given these creatures are on the battlefield
        | creature | side  | square | speed |
        | Wolf     | South | b1     | 2     |
      And South's order hand is
        | card | action | effect                                           |
        | Yoke | minor  | use: attach to this / constant: shifting to this |
        | Wing | minor  | use: attach to this / constant: flying to this   |
      And South has activated Wolf
      And South has used <first> with Wolf
      When South uses <last> with Wolf
      Then Wolf <can> reach d1

      Examples:
        | first | last | can    |
        | Yoke  | Wing | can    |
        | Wing  | Yoke | cannot |

    Scenario: a card attached counts before the creature's own
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves | effect                     |
        | Wolf     | South | b1     | 2     |       | constant: shifting to this |
      And Wolf carries these order cards
        | card | effect                                         |
        | Wing | use: attach to this / constant: flying to this |
      When South activates Wolf
      Then Wolf can reach d1

    Scenario: a card attached last that gives no way to move leaves the one before
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves |
        | Wolf     | South | b1     | 1     |       |
      And Wolf carries these order cards
        | card | effect                                         |
        | Wing | use: attach to this / constant: flying to this |
      And South's order hand is
        | card | action | effect                                           |
        | Boot | minor  | use: attach to this / constant: speed +1 to this |
      And South has activated Wolf
      When South uses Boot with Wolf
      Then Wolf can reach d1

    Scenario Outline: the creature's own card, which gives <mine>, counts before one for all, which gives <all>
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | speed | moves | effect                            |
        | Bug      | North | g2     |       |       | constant: <all> to your creatures |
        | Rat      | North | b1     | 2     |       | constant: <mine> to this          |
        | Bat      | North | g3     |       |       | constant: <all> to your creatures |
        | Wolf     | South | a3     |       |       |                                   |
      When North activates Rat
      Then Rat <can> reach d1

      Examples:
        | mine     | all      | can    |
        | flying   | shifting | can    |
        | shifting | flying   | cannot |

    Scenario: a way to move for all takes the place of what is printed
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves  | effect                               |
        | Wolf     | South | b1     | 2     | burrow |                                      |
        | Owl      | South | g3     |       |        | constant: shifting to your creatures |
      When South activates Wolf
      Then Wolf cannot reach d1

    Scenario: an attached card's way to move for all counts after the creature's own card
      Given these creatures are on the battlefield
        | creature | side  | square | speed | moves | effect                   |
        | Wolf     | South | b1     | 2     |       | constant: flying to this |
      And Wolf carries these order cards
        | card | effect                                                     |
        | Yoke | use: attach to this / constant: shifting to your creatures |
      When South activates Wolf
      Then Wolf can reach d1

    Scenario: a way to move for all is not for the enemy
      Given these creatures are on the battlefield
        | creature | side  | square | speed | effect                             |
        | Wolf     | South | b1     | 2     |                                    |
        | Rat      | North | g3     |       | constant: flying to your creatures |
      When South activates Wolf
      Then Wolf cannot reach d1

    Scenario: a creature that an attached card lets burrow moves around the corner of a wall
      Given these creatures are on the battlefield
        | creature | side  | square |
        | Wolf     | South | b1     |
      And Wolf carries these order cards
        | card | effect                                            |
        | Claw | use: attach to this / constant: burrowing to this |
      And the battlefield is
        | map   |
        | nnn.. |
        | ..... |
        | ss#.. |
      And South has activated Wolf
      When South moves Wolf along c2
      Then Wolf stands on c2

  @dungeon_command.vocabulary.constant_immune
  Rule: A creature spared by hazardous terrain takes no damage from it; the terrain costs as usual.
    Background:
      Given c3 and d3 are hazardous terrain

    Scenario: a spared creature enters hazardous terrain without damage
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | b3     | constant: immunity to this |
      And South has activated Wolf
      When South moves Wolf along c3
      Then Wolf has 0 damage
      And South is asked for an action about Wolf

    Scenario: a creature that is not spared burns
      Given these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Wolf     | South | b3     |                                      |
        | Owl      | South | h1     | constant: immunity to this           |
        | Rat      | North | h8     | constant: immunity to your creatures |
      And South has activated Wolf
      When South moves Wolf along c3
      Then Wolf is about to take 10 damage

    Scenario: a friend that spares all spares each of them
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                               |
        | Rat      | North | b3     |                                      |
        | Bat      | North | h8     | constant: immunity to your creatures |
      And North has activated Rat
      When North moves Rat along c3
      Then North is asked for an action about Rat

    Scenario: a spared creature takes no damage at the end of the turn
      Given it is North's cleanup phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Rat      | North | c3     | constant: immunity to this |
        | Bat      | North | d3     |                            |
      When the phase begins
      Then North is asked for cower or take about Bat
      And Rat is about to take 0 damage

    Scenario: a spared creature takes no damage when it is put on hazardous terrain
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Rat      | North | g3     |                            |
        | Wolf     | South | b3     | constant: immunity to this |
      And North's order hand is
        | card | effect                   |
        | Gust | use: slide an enemy by 3 |
      And North has activated Rat
      When North uses Gust with Rat on Wolf moving Wolf along c3
      Then Wolf stands on c3
      And North is asked for an action about Rat

    Scenario: hazardous terrain costs a spared creature as usual
      Given these creatures are on the battlefield
        | creature | side  | square | speed | effect                     |
        | Wolf     | South | b3     | 3     | constant: immunity to this |
      And South has activated Wolf
      When South tries to move Wolf along c3 and d3
      Then it is refused under dungeon_command.move.cost_hazard

    Scenario: a spared creature takes other damage
      Given these creatures are on the battlefield
        | creature | side  | square | effect                     |
        | Wolf     | South | b3     |                            |
        | Rat      | North | c3     | constant: immunity to this |
      And South has activated Wolf
      When South attacks Rat in melee with Wolf
      Then Rat is about to take 20 damage

  @dungeon_command.vocabulary.constant_unstoppable
  Rule: A creature that enemies do not stop may go on when it becomes adjacent to one; beginning beside an enemy slows it all the same.
    Scenario: a creature that enemies do not stop passes beside them
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | a3     | constant: unstoppable to this |
        | Rat      | North | c4     |                               |
      And South has activated Wolf
      When South moves Wolf along b3, c3, d3 and e3
      Then Wolf stands on e3

    Scenario: a creature without the constant stops beside enemies
      Given these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Wolf     | South | a3     |                                         |
        | Owl      | South | h1     | constant: unstoppable to this           |
        | Rat      | North | c4     | constant: unstoppable to your creatures |
      And South has activated Wolf
      When South tries to move Wolf along b3 and c3
      Then it is refused under dungeon_command.zoc.stop

    Scenario: a friend may keep all from being stopped
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                                  |
        | Rat      | North | a3     |                                         |
        | Bat      | North | h8     | constant: unstoppable to your creatures |
        | Wolf     | South | c4     |                                         |
      And North has activated Rat
      When North moves Rat along b3, c3, d3 and e3
      Then Rat stands on e3

    Scenario: a creature that enemies do not stop is slowed when it begins beside one
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b3     | constant: unstoppable to this |
        | Rat      | North | c4     |                               |
      And South has activated Wolf
      When South tries to move Wolf along c3 and d3
      Then it is refused under dungeon_command.zoc.speed_one

    Scenario: a creature that enemies do not stop may stay beside one
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | b2     | constant: unstoppable to this |
        | Rat      | North | c4     |                               |
      And South has activated Wolf
      When South moves Wolf along b3
      Then Wolf stands on b3

    Scenario: a creature that enemies do not stop does not enter their squares
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | a4     | constant: unstoppable to this |
        | Rat      | North | c4     |                               |
      And South has activated Wolf
      When South tries to move Wolf along b4, c4 and d4
      Then it is refused under dungeon_command.move.enemy_square_blocked

    Scenario: a creature that enemies do not stop may pass a friend beside an enemy
      Given it is North's activate phase
      And these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Rat      | North | a3     | constant: unstoppable to this |
        | Bat      | North | b3     |                               |
        | Wolf     | South | c4     |                               |
      And North has activated Rat
      When North moves Rat along b3 and b2
      Then Rat stands on b2

    Scenario: two enemies at once do not stop an unstoppable creature either
      Given these creatures are on the battlefield
        | creature | side  | square | effect                        |
        | Wolf     | South | a1     | constant: unstoppable to this |
        | Rat      | North | b4     |                               |
        | Bat      | North | c3     |                               |
      And South has activated Wolf
      When South moves Wolf along a2, b3 and a4
      Then Wolf stands on a4
