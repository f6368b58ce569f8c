Feature: Vocabulary

  The verbs and marks in which the texts of this card set are written, and what each of them does.

  @deus.vocabulary.damage
  Rule: Damage of a fixed amount kills a unit whose defence is not above it.
    Scenario Outline: [3] against defence <defence>
      Given it is North's main phase
      And North's summoner is Magus with ritual: [3] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Ogre | South | b2   | <defence> |
      When North uses Magus on Ogre
      Then South's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 2       | 1      |
        | 3       | 1      |
        | 4       | 0      |

  @deus.vocabulary.damage_dice
  Rule: Damage of dice is their result plus the fixed amount printed with them.
    Scenario Outline: 2D+1 showing 2 and 4 against defence <defence>
      Given it is South's main phase
      And South's summoner is Magus with ritual: [2D+1] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Ogre | North | c2   | <defence> |
      And South's effect dice will show 2, 4
      When South uses Magus on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 7       | 1      |
        | 8       | 0      |

    Scenario: damage of dice has one roll for all units that it hits
      Given it is North's main phase
      And North's summoner is Magus with ritual: [1D] to all enemy units
      And these units are on the battlefield
        | unit  | side  | area | defence |
        | Ogre  | South | b2   | 4       |
        | Troll | South | c2   | 4       |
        | Giant | South | a2   | 5       |
      And North's effect dice will show 4
      When North uses Magus
      Then the battlefield holds exactly these units
        | unit  |
        | Giant |

  @deus.vocabulary.damage_attribute
  Rule: Damage with an attribute is damage of that attribute, damage without one is typeless.
    Scenario Outline: <damage> against a ward against <kind>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <damage> to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                          |
        | Ogre | North | a2   | 3       | constant, field: ward 2 against <kind> for this |
      When South uses Magus on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | damage    | kind      | fallen |
        | [fire:3]  | fire      | 0      |
        | [water:3] | fire      | 1      |
        | [3]       | fire      | 1      |
        | [fire:3]  | attribute | 0      |
        | [3]       | attribute | 1      |
        | [3]       | typeless  | 0      |
        | [fire:3]  | typeless  | 1      |

  @deus.vocabulary.change_attack
  Rule: A change of attack adds to the attack of the units it reaches, for as long as it lasts.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to your units

    Scenario: a change of attack reaches the units of its side
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Squire | South | a2   | 1      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
      When South uses Magus
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 4      | 3       |
        | Squire | 3      | 3       |
        | Ogre   | 2      | 3       |

    Scenario: a change of attack is gone when its time is over
      Given these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | South | b1   | 2      |
      And South has used Magus
      When South ends the phase
      Then Knight has attack 2

  @deus.vocabulary.change_defence
  Rule: A change of defence adds to the defence of the units it reaches, for as long as it lasts.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -2 to enemy units

    Scenario: a change of defence reaches enemy units
      Given these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 2      | 3       |
        | Ogre   | North | c2   | 2      | 3       |
        | Imp    | North | b3   | 2      | 2       |
      When South uses Magus
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 2      | 3       |
        | Ogre   | 2      | 1       |

    Scenario: a change of defence is gone when its time is over
      Given these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | c2   | 3       |
      And South has used Magus
      When South ends the phase
      Then Ogre has defence 3

  @deus.vocabulary.change_initiative
  Rule: A change of initiative adds to what the unit brings to its side's initiative.
    @since.2.00
    Scenario Outline: South 3 with <change> against North 4
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | a1   | quick: initiative <change> to this |
        | Ogre   | North | a2   |                                    |
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      And South has used Knight
      And the initiative dice will show South 3 and North 4
      When the battle reaches <first>'s before-attack timing
      Then <first> goes first in the battle

      Examples:
        | change | first |
        | +2     | South |
        | -1     | North |

    @since.2.00
    Scenario: a change that makes the values equal
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                       |
        | Knight | North | b3   | 3      | quick: initiative +1 to this |
        | Ogre   | South | b2   | 3      |                              |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Knight
      And the initiative dice will show South 4 and North 3
      When the battle is fought out
      Then the battlefield is empty

  @deus.vocabulary.cannot_die
  Rule: A unit that cannot die takes damage and stays.
    Scenario Outline: a unit that cannot die stays under <effect>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <effect> an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                               |
        | Ogre | North | c2   | 3       | constant, field: cannot die for this |
      When South uses Magus on Ogre
      Then Ogre is still in c2

      Examples:
        | effect |
        | [9] to |
        | kill   |

    Scenario: being discarded is not dying
      Given it is North's main phase
      And North's summoner is Magus with ritual: discard an enemy unit
      And these units are on the battlefield
        | unit | side  | area | effect                               |
        | Ogre | South | a2   | constant, field: cannot die for this |
      When North uses Magus on Ogre
      Then Ogre is in South's discard pile

  @deus.vocabulary.cannot_march
  Rule: A unit that cannot march does not march, ready or not.
    Scenario: a unit that cannot march does not march when ready
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this |
      When South tries to march Statue to b2
      Then it is refused under deus.vocabulary.cannot_march
      And Statue is still in b1

    Scenario: a unit beside one that cannot march marches
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                 |
        | Statue | North | c3   | ready | constant, field: cannot march for this |
        | Knight | North | c3   | ready |                                        |
      When North marches Knight to c2
      Then Knight is in c2

    Scenario Outline: who cannot march keeps <named> from marching together
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Statue | North | c3   | constant, field: cannot march for this |
        | Knight | North | c3   |                                        |
      When North tries to march <named> to c2
      Then it is refused under deus.vocabulary.cannot_march
      And Statue and Knight are in c3

      Examples:
        | named             |
        | Statue and Knight |
        | Knight and Statue |

    Scenario: who cannot march does not march between two others
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Knight | South | b1   |                                        |
        | Statue | South | b1   | constant, field: cannot march for this |
        | Squire | South | b1   |                                        |
      When South tries to march Knight, Statue and Squire to b2
      Then it is refused under deus.vocabulary.cannot_march

    Scenario: a constant of the other side keeps a unit from marching
      Given it is South's main phase
      And it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                            |
        | Statue | South | a1   | constant, field: cannot march for all enemy units |
        | Ogre   | North | a3   |                                                   |
      When North tries to march Ogre to a2
      Then it is refused under deus.vocabulary.cannot_march

    @deus.ruling.card_text_over_rulebook
    Scenario: the prohibition beats a permission
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state | effect                                                                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this / constant, field: may march exhausted for this |
      When South tries to march Statue to b2
      Then it is refused under deus.vocabulary.cannot_march
      And Statue is still in b1

  @deus.vocabulary.may_march_exhausted
  Rule: A unit that may march exhausted marches though it is not ready.
    @deus.ruling.card_text_over_rulebook
    Scenario: a unit that may march exhausted marches exhausted
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Runner | North | b3   | exhausted | constant, field: may march exhausted for this |
      When North marches Runner to b2
      Then Runner is in b2

    Scenario: an exhausted unit beside one that may march exhausted does not march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Runner | South | c1   | exhausted | constant, field: may march exhausted for this |
        | Knight | South | c1   | exhausted |                                               |
      When South tries to march Knight to c2
      Then it is refused under deus.march.a
      And Knight is still in c1

  @deus.vocabulary.ward
  Rule: A ward takes its points off each damage of the kind it names, never below nothing.
    Scenario Outline: [fire:<amount>] against defence 3 and a ward of 2
      Given it is North's main phase
      And North's summoner is Magus with ritual: [fire:<amount>] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                        |
        | Ogre | South | a2   | 3       | constant, field: ward 2 against fire for this |
      When North uses Magus on Ogre
      Then South's discard pile has <fallen> cards

      Examples:
        | amount | fallen |
        | 1      | 0      |
        | 4      | 0      |
        | 5      | 1      |

    Scenario: two wards add up
      Given it is South's main phase
      And South's summoner is Magus with ritual: [fire:5] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                   |
        | Ogre | North | b2   | 3       | constant, field: ward 2 against fire for this            |
        | Imp  | North | b3   |         | constant, field: ward 1 against attribute for your units |
      When South uses Magus on Ogre
      Then Ogre is still in b2

    Scenario Outline: a lasting ward of <ward> against an attack of 6
      Given it is South's main phase
      And South's summoner is Magus with ritual: ward <ward> against typeless to one of your units until turn end
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 1      | 2       |
        | Ogre   | North | c2   | 6      | 9       |
      And South has used Magus on Knight
      And South has marched Knight to c2
      When the battle is fought out with North going first
      Then Knight is <where>

      Examples:
        | ward | where                  |
        | 4    | not on the battlefield |
        | 5    | in c1                  |

    Scenario: damage of a kind that a ward does not name is not lowered
      Given it is North's main phase
      And North's summoner is Magus with ritual: [water:3] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                        |
        | Ogre | South | c2   | 3       | constant, field: ward 2 against fire for this |
      When North uses Magus on Ogre
      Then Ogre is in South's discard pile

    Scenario: of two damages given together the ward takes off one
      Given it is South's main phase
      And South's summoner is Magus with ritual: [fire:2] & [2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                            |
        | Ogre | North | a2   | 3       | constant, field: ward 2 against fire for this / when this is damaged, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is still in a2
      And North's power is 1

    Scenario: damage that a ward takes off altogether is none
      Given it is North's main phase
      And North's summoner is Magus with ritual: [fire:2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                            |
        | Ogre | South | b2   | 3       | constant, field: ward 2 against fire for this / when this is damaged, field, forced: gain 1 power |
      When North uses Magus on Ogre
      Then Ogre is still in b2
      And South's power is 0

    Scenario Outline: a ward holds against triggers, too: <damage>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                              |
        | Knight | South | a1   | 3      | 3       | constant: ward 2 against <kind> to this             |
        | Squire | South | a1   | 0      | 3       |                                                     |
        | Imp    | North | a2   |        | 3       | when this dies, forced: <damage> to all enemy units |
      And South has marched Knight and Squire to a2
      When the battle is fought out with South going first
      Then the battlefield holds exactly these units
        | unit   | area |
        | Knight | a2   |

      Examples:
        | damage    | kind      |
        | [4]       | typeless  |
        | [flame:4] | flame     |
        | [flame:4] | attribute |

    Scenario Outline: a ward is taken off what dice show, too: a <die>
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | defence | effect                                       |
        | Mage  | North | b3   | 9       | before-attack: [flame:1D+1] to an enemy unit |
        | Ogre  | South | b2   | 3       | constant: ward 2 against flame to this       |
        | Troll | South | b2   | 9       |                                              |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage on Ogre
      And North's effect dice will show <die>
      When both sides pass
      Then Ogre is <where>

      Examples:
        | die | where                  |
        | 3   | in b2                  |
        | 4   | not on the battlefield |

  @deus.vocabulary.change_dice
  Rule: A change of dice adds to each dice result of its own side.
    Scenario: a change of dice adds to a roll of its side
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                   |
        | Sage | South | c1   |         | constant, field: dice +2 |
        | Ogre | North | c2   | 5       |                          |
      And South's effect dice will show 3
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

    Scenario: a change of dice adds nothing to the other side's roll
      Given it is North's main phase
      And North's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                   |
        | Sage | South | a1   | 9       | constant, field: dice +2 |
        | Ogre | South | a2   | 5       |                          |
      And North's effect dice will show 3
      When North uses Magus on Ogre
      Then Ogre is still in a2

    Scenario: a fixed amount has no dice result
      Given it is South's main phase
      And South's summoner is Magus with ritual: [3] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                   |
        | Sage | South | b1   |         | constant, field: dice +2 |
        | Ogre | North | b2   | 5       |                          |
      When South uses Magus on Ogre
      Then Ogre is still in b2

    @since.2.00
    Scenario: a change used in a battle is over with it
      Given it is North's main phase
      And North's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect         |
        | Knight | North | b3   | 5      | 3       | quick: dice +2 |
        | Ogre   | South | b2   | 1      | 3       |                |
        | Troll  | South | a1   |        | 5       |                |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      And North has used Knight
      And the battle has been fought out with North going first
      And North's effect dice will show 3
      When North uses Magus on Troll
      Then Troll is still in a1

    Scenario: a change used outside battle outlasts a battle of the phase
      Given it is South's main phase
      And South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | c1   | 5      | 3       |
        | Ogre   | North | c2   | 1      | 3       |
        | Troll  | North | b3   |        | 5       |
      And South's hand holds these cards
        | card  | kind         | effect          |
        | Charm | ritual spell | ritual: dice +2 |
      And South has used Charm
      And South has marched Knight to c2
      And the battle has been fought out with South going first
      And South's effect dice will show 3
      When South uses Magus on Troll
      Then Troll is in North's discard pile

    Scenario: a change of dice and of attack does both
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field     | value                                                                                                                                                                       |
        | name      | Omen                                                                                                                                                                        |
        | kind      | ritual_spell                                                                                                                                                                |
        | abilities | [{"timing": "ritual", "scope": "field", "target": {"side": "own"}, "do": [[{"verb": "change", "attack": 2, "dice": 1}], [{"verb": "damage", "to": "enemies", "dice": 1}]]}] |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 2      | 3       |
        | Ogre   | South | b2   |        | 4       |
      And North's effect dice will show 3
      When North uses Omen on Knight
      Then Knight has attack 4
      And Ogre is not on the battlefield
