Feature: Vocabulary

  The verbs and marks in which the texts of this card set are written, and what each of them does.

  @deus.vocabulary.damage
  Rule: Damage of a fixed amount kills a unit whose defence is not above it.
    Scenario Outline: [3] against defence <defence>
      Given it is South's main phase
      And South's summoner is Magus with ritual: [3] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Ogre | North | b2   | <defence> |
      When South uses Magus on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 2       | 1      |
        | 3       | 1      |
        | 4       | 0      |

  @deus.vocabulary.damage_dice
  Rule: Damage of dice is their result plus the fixed amount printed with them.
    Background:
      Given it is South's main phase

    Scenario Outline: 2D+1 showing 2 and 4 against defence <defence>
      Given South's summoner is Magus with ritual: [2D+1] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence   |
        | Ogre | North | b2   | <defence> |
      And South's effect dice will show 2, 4
      When South uses Magus on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | defence | fallen |
        | 7       | 1      |
        | 8       | 0      |

    Scenario: damage of dice has one roll for all units that it hits
      Given South's summoner is Magus with ritual: [1D] to all enemy units
      And these units are on the battlefield
        | unit  | side  | area | defence |
        | Ogre  | North | b2   | 4       |
        | Troll | North | a2   | 4       |
        | Giant | North | c2   | 5       |
      And South's effect dice will show 4
      When South uses Magus
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
        | Ogre | North | b2   | 3       | constant, field: ward 2 against <kind> for this |
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
      And South's summoner is Magus with ritual: attack +2 to own units

    Scenario: a change of attack reaches own units
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
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   | 2      | 3       |
        | Imp    | North | a3   | 2      | 2       |
      When South uses Magus
      Then the battlefield holds exactly these units
        | unit   | attack | defence |
        | Knight | 2      | 3       |
        | Ogre   | 2      | 1       |

    Scenario: a change of defence is gone when its time is over
      Given these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | b2   | 3       |
      And South has used Magus
      When South ends the phase
      Then Ogre has defence 3

  @deus.vocabulary.change_initiative
  Rule: A change of initiative adds to what the unit brings to its side's initiative.
    Background:
      Given it is South's main phase

    @since.2.00
    Scenario Outline: South 3 with <change> against North 4
      Given these units are on the battlefield
        | unit   | side  | area | effect                             |
        | Knight | South | b1   | quick: initiative <change> to this |
        | Ogre   | North | b2   |                                    |
      And South has marched Knight to b2
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
      Given these units are on the battlefield
        | unit   | side  | area | attack | effect                       |
        | Knight | South | b1   | 3      | quick: initiative +1 to this |
        | Ogre   | North | b2   | 3      |                              |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight
      And the initiative dice will show South 3 and North 4
      When the battle is fought out
      Then the battlefield is empty

  @deus.vocabulary.cannot_die
  Rule: A unit that cannot die takes damage and stays.
    Background:
      Given it is South's main phase

    Scenario Outline: a unit that cannot die stays under <effect>
      Given South's summoner is Magus with ritual: <effect> an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                               |
        | Ogre | North | b2   | 3       | constant, field: cannot die for this |
      When South uses Magus on Ogre
      Then Ogre is still in b2

      Examples:
        | effect |
        | [9] to |
        | kill   |

    Scenario: being discarded is not dying
      Given South's summoner is Magus with ritual: discard an enemy unit
      And these units are on the battlefield
        | unit | side  | area | effect                               |
        | Ogre | North | b2   | constant, field: cannot die for this |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

  @deus.vocabulary.cannot_march
  Rule: A unit that cannot march does not march, ready or not.
    Background:
      Given it is South's main phase

    Scenario: a unit that cannot march does not march when ready
      Given these units are on the battlefield
        | unit   | side  | area | state | effect                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this |
      When South tries to march Statue to b2
      Then it is refused under deus.vocabulary.cannot_march
      And Statue is still in b1

    Scenario: a unit beside one that cannot march marches
      Given these units are on the battlefield
        | unit   | side  | area | state | effect                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this |
        | Knight | South | b1   | ready |                                        |
      When South marches Knight to b2
      Then Knight is in b2

    Scenario Outline: who cannot march keeps <named> from marching together
      Given these units are on the battlefield
        | unit   | side  | area | effect                                 |
        | Statue | South | b1   | constant, field: cannot march for this |
        | Knight | South | b1   |                                        |
      When South tries to march <named> to b2
      Then it is refused under deus.vocabulary.cannot_march
      And Statue and Knight are in b1

      Examples:
        | named             |
        | Statue and Knight |
        | Knight and Statue |

    Scenario: a constant of the other side keeps a unit from marching
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                            |
        | Statue | South | b1   | constant, field: cannot march for all enemy units |
        | Ogre   | North | b3   |                                                   |
      When North tries to march Ogre to b2
      Then it is refused under deus.vocabulary.cannot_march

    @deus.ruling.card_text_over_rulebook
    Scenario: the prohibition beats a permission
      Given these units are on the battlefield
        | unit   | side  | area | state | effect                                                                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this / constant, field: may march exhausted for this |
      When South tries to march Statue to b2
      Then it is refused under deus.vocabulary.cannot_march
      And Statue is still in b1

  @deus.vocabulary.may_march_exhausted
  Rule: A unit that may march exhausted marches though it is not ready.
    Background:
      Given it is South's main phase

    @deus.ruling.card_text_over_rulebook
    Scenario: a unit that may march exhausted marches exhausted
      Given these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Runner | South | b1   | exhausted | constant, field: may march exhausted for this |
      When South marches Runner to b2
      Then Runner is in b2

    Scenario: an exhausted unit beside one that may march exhausted does not march
      Given these units are on the battlefield
        | unit   | side  | area | state     | effect                                        |
        | Runner | South | b1   | exhausted | constant, field: may march exhausted for this |
        | Knight | South | b1   | exhausted |                                               |
      When South tries to march Knight to b2
      Then it is refused under deus.march.a
      And Knight is still in b1

  @deus.vocabulary.ward
  Rule: A ward takes its points off each damage of the kind it names, never below nothing.
    Background:
      Given it is South's main phase

    Scenario Outline: [fire:<amount>] against defence 3 and a ward of 2
      Given South's summoner is Magus with ritual: [fire:<amount>] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                        |
        | Ogre | North | b2   | 3       | constant, field: ward 2 against fire for this |
      When South uses Magus on Ogre
      Then North's discard pile has <fallen> cards

      Examples:
        | amount | fallen |
        | 1      | 0      |
        | 4      | 0      |
        | 5      | 1      |

    Scenario: two wards add up
      Given South's summoner is Magus with ritual: [fire:5] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                  |
        | Ogre | North | b2   | 3       | constant, field: ward 2 against fire for this           |
        | Imp  | North | b3   |         | constant, field: ward 1 against attribute for own units |
      When South uses Magus on Ogre
      Then Ogre is still in b2

    Scenario: damage of a kind that a ward does not name is not lowered
      Given South's summoner is Magus with ritual: [water:3] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                        |
        | Ogre | North | b2   | 3       | constant, field: ward 2 against fire for this |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

    Scenario: of two damages given together the ward takes off one
      Given South's summoner is Magus with ritual: [fire:2] & [2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                            |
        | Ogre | North | b2   | 3       | constant, field: ward 2 against fire for this / when this is damaged, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is still in b2
      And North's power is 1

    Scenario: damage that a ward takes off altogether is none
      Given South's summoner is Magus with ritual: [fire:2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                                                                                            |
        | Ogre | North | b2   | 3       | constant, field: ward 2 against fire for this / when this is damaged, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is still in b2
      And North's power is 0

  @deus.vocabulary.change_dice
  Rule: A change of dice adds to each dice result of its own side.
    Background:
      Given it is South's main phase

    Scenario: a change of dice adds to an own roll
      Given South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                   |
        | Sage | South | b1   |         | constant, field: dice +2 |
        | Ogre | North | b2   | 5       |                          |
      And South's effect dice will show 3
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

    Scenario: a change of dice adds nothing to the other side's roll
      Given South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                   |
        | Sage | North | b3   | 9       | constant, field: dice +2 |
        | Ogre | North | b2   | 5       |                          |
      And South's effect dice will show 3
      When South uses Magus on Ogre
      Then Ogre is still in b2

    Scenario: a fixed amount has no dice result
      Given South's summoner is Magus with ritual: [3] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence | effect                   |
        | Sage | South | b1   |         | constant, field: dice +2 |
        | Ogre | North | b2   | 5       |                          |
      When South uses Magus on Ogre
      Then Ogre is still in b2

    @since.2.00
    Scenario: a change used in a battle is over with it
      Given South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect         |
        | Knight | South | b1   | 5      | 3       | quick: dice +2 |
        | Ogre   | North | b2   | 1      | 3       |                |
        | Troll  | North | c3   |        | 5       |                |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      And South has used Knight
      And the battle has been fought out with South going first
      And South's effect dice will show 3
      When South uses Magus on Troll
      Then Troll is still in c3

    Scenario: a change used outside battle outlasts a battle of the phase
      Given South's summoner is Magus with ritual: [1D] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 5      | 3       |
        | Ogre   | North | b2   | 1      | 3       |
        | Troll  | North | c3   |        | 5       |
      And South's hand holds these cards
        | card  | kind         | effect          |
        | Charm | ritual spell | ritual: dice +2 |
      And South has used Charm
      And South has marched Knight to b2
      And the battle has been fought out with South going first
      And South's effect dice will show 3
      When South uses Magus on Troll
      Then Troll is in North's discard pile

    Scenario: a change of dice and of attack does both
      Given a card with these fields lies in South's hand
        | field     | value                                                                                                                                                                       |
        | name      | Omen                                                                                                                                                                        |
        | kind      | ritual_spell                                                                                                                                                                |
        | abilities | [{"timing": "ritual", "scope": "field", "target": {"side": "own"}, "do": [[{"verb": "change", "attack": 2, "dice": 1}], [{"verb": "damage", "to": "enemies", "dice": 1}]]}] |
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 2      | 3       |
        | Ogre   | North | b2   |        | 4       |
      And South's effect dice will show 3
      When South uses Omen on Knight
      Then Knight has attack 4
      And Ogre is not on the battlefield
