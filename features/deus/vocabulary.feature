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
      Then it is refused under deus.march.a
      And Statue is still in b1

    Scenario: a unit beside one that cannot march marches
      Given these units are on the battlefield
        | unit   | side  | area | state | effect                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this |
        | Knight | South | b1   | ready |                                        |
      When South marches Knight to b2
      Then Knight is in b2

    @deus.ruling.card_text_over_rulebook
    Scenario: the prohibition beats a permission
      Given these units are on the battlefield
        | unit   | side  | area | state | effect                                                                                 |
        | Statue | South | b1   | ready | constant, field: cannot march for this / constant, field: may march exhausted for this |
      When South tries to march Statue to b2
      Then it is refused under deus.march.a
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

  @deus.vocabulary.exhaust
  Rule: To exhaust makes units exhausted; one that already is stays so.
    Scenario Outline: a <state> unit
      Given it is South's main phase
      And South's summoner is Magus with ritual: exhaust an own unit
      And these units are on the battlefield
        | unit   | side  | area | state   |
        | Knight | South | b1   | <state> |
        | Squire | South | b1   | ready   |
      When South uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | state     |
        | Knight | exhausted |
        | Squire | ready     |

      Examples:
        | state     |
        | ready     |
        | exhausted |

  @deus.vocabulary.ready
  Rule: To ready makes units ready; one that already is stays so.
    Scenario Outline: a unit that is <state>
      Given it is South's main phase
      And South's summoner is Magus with ritual: ready an own unit
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | b1   | <state>   |
        | Squire | South | b1   | exhausted |
      When South uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | state     |
        | Knight | ready     |
        | Squire | exhausted |

      Examples:
        | state     |
        | ready     |
        | exhausted |

  @deus.vocabulary.kill
  Rule: To kill lets units die without damage, whatever their defence.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit

    Scenario: a unit that is killed dies
      Given these units are on the battlefield
        | unit | side  | area | defence | effect                                      |
        | Ogre | North | b2   | 20      | when this dies, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
      And North's power is 1

    Scenario: a unit that is killed is not damaged
      Given these units are on the battlefield
        | unit | side  | area | effect                                            |
        | Ogre | North | b2   | when this is damaged, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
      And North's power is 0

  @deus.vocabulary.discard_unit
  Rule: To discard units puts them on the discard pile without their dying.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: discard an enemy unit

    Scenario: a unit that is discarded counts as discarded
      Given these units are on the battlefield
        | unit | side  | area | effect                                              |
        | Ogre | North | b2   | when this is discarded, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
      And North's power is 1

    Scenario: a unit that is discarded has not died
      Given these units are on the battlefield
        | unit | side  | area | effect                                      |
        | Ogre | North | b2   | when this dies, field, forced: gain 1 power |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile
      And North's power is 0

  @deus.vocabulary.to_hand
  Rule: To return to hand puts units into their owners' hands.
    Background:
      Given it is South's main phase

    Scenario: an enemy unit is returned to its owner's hand
      Given South's summoner is Magus with ritual: return to hand an enemy unit
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | b2   |
      When South uses Magus on Ogre
      Then Ogre is in North's hand
      And b2 is empty

    Scenario: a returned token that may not be in a hand
      Given South's summoner is Magus with ritual: return to hand an own unit
      And South's token area holds these tokens
        | token   | hand  | effect              |
        | Specter | never | ritual: summon this |
      And South's hand holds these cards
        | card   | kind         | effect                       |
        | Summon | ritual spell | ritual: summon token Specter |
      And South has used Summon to a1
      When South uses Magus on Specter
      Then Specter is in South's token area
      And South's hand has 0 cards

    Scenario: a unit returned to hand has neither died nor been discarded
      Given South's summoner is Magus with ritual: return to hand an own unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                            |
        | Knight | South | b1   | when this dies, field, forced: gain 1 power / when this is discarded, field, forced: gain 1 power |
      When South uses Magus on Knight
      Then Knight is in South's hand
      And South's power is 0

  @deus.vocabulary.move
  Rule: To move puts own units, as they are, into own territory or a front area without enemies, within the limit.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: move an own unit

    Scenario Outline: a unit is put where it may be: <area>
      Given these units are on the battlefield
        | unit   | side  | area | state |
        | Knight | South | b1   | ready |
      When South uses
        | card  | on     | to     |
        | Magus | Knight | <area> |
      Then the battlefield holds exactly these units
        | unit   | area   | state |
        | Knight | <area> | ready |

      Examples:
        | area |
        | a1   |
        | c2   |

    Scenario Outline: a unit is not put where it may not be: <area>
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
        | Giant  | South | c1   | 7     |
        | Ogre   | North | a2   |       |
      When South tries to use
        | card  | on     | to     |
        | Magus | Knight | <area> |
      Then it is refused under deus.limit_adjust.not_intentional
      And Knight is still in b1

      Examples:
        | area |
        | a2   |
        | b3   |
        | c1   |

    Scenario: every place where each unit may be put
      Given these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
        | Giant  | South | c1   | 7     |
        | Ogre   | North | a2   |       |
      Then the use answers open to South are exactly
        | card  | targets | area |
        | Magus | Knight  | a1   |
        | Magus | Knight  | b1   |
        | Magus | Knight  | b2   |
        | Magus | Knight  | c2   |
        | Magus | Giant   | a1   |
        | Magus | Giant   | b2   |
        | Magus | Giant   | c1   |
        | Magus | Giant   | c2   |

  @deus.vocabulary.draw
  Rule: To draw moves cards from the top of the deck to the hand, as many as there are.
    Background:
      Given it is South's main phase

    Scenario Outline: draw 2 from a deck of <deck>
      Given South's summoner is Magus with ritual: draw 2
      And South's deck holds <deck> cards
      When South uses Magus
      Then South's hand has <hand> cards

      Examples:
        | deck | hand |
        | 3    | 2    |
        | 2    | 2    |
        | 1    | 1    |
        | 0    | 0    |

    Scenario: cards are drawn from the top
      Given South's summoner is Magus with ritual: draw 1
      And South's deck holds 2 cards
      When South uses Magus
      Then South Deck 1 is in South's hand
      And South Deck 2 is in South's deck

    Scenario: an effect makes the enemy draw
      Given South's summoner is Magus with ritual: the enemy draws 1
      And South's deck holds 2 cards
      And North's deck holds 2 cards
      When South uses Magus
      Then North Deck 1 is in North's hand
      And South's hand has 0 cards

  @deus.vocabulary.drop
  Rule: To drop lets a player discard that many hand cards of their choice, or all if they have no more.
    Background:
      Given it is South's main phase

    Scenario: the enemy chooses which cards to drop
      Given South's summoner is Magus with ritual: the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has used Magus
      When North drops Wisp
      Then Wisp is in North's discard pile
      And Imp is in North's hand

    @deus.ruling.card_text_over_rulebook
    Scenario: a drop of a number not printed is refused
      Given South's summoner is Magus with ritual: the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And South has used Magus
      When North tries to drop Imp and Wisp
      Then it is refused under deus.ruling.card_text_over_rulebook
      And North's hand has 2 cards

    Scenario: a hand of too few cards is dropped whole
      Given South's summoner is Magus with ritual: the enemy drops 2
      And North's hand holds these cards
        | card |
        | Imp  |
      When South uses Magus
      Then Imp is in North's discard pile
      And South is asked for main action

    Scenario: an effect drops cards of one's own hand
      Given South's summoner is Magus with ritual: drop 1
      And South's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
      And North's hand holds 2 cards
      When South uses Magus
      Then South is asked for a drop

    Scenario Outline: <what> is refused
      Given South's summoner is Magus with ritual: the enemy drops 2
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South's hand holds these cards
        | card   |
        | Knight |
      And South has used Magus
      When North tries to drop <cards>
      Then it is refused as meaningless
      And North's hand has 3 cards

      Examples:
        | what                     | cards          |
        | a card of the other hand | Imp and Knight |
        | one card named twice     | Imp and Imp    |

    Scenario: the number is that of the drop, whatever else the text counts
      Given South's summoner is Magus with ritual: gain 2 power & the enemy drops 1
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When North drops Wisp
      Then North's hand has 2 cards
      And South's power is 2

    Scenario Outline: only different cards of the own hand can be dropped: not <cards>
      Given South's summoner is Magus with ritual: the enemy drops <count>
      And South's hand holds 1 card
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      And South has used Magus
      When North tries to drop <cards>
      Then it is refused as meaningless
      And North's hand has 3 cards

      Examples:
        | count | cards                |
        | 1     | South Hand 1         |
        | 2     | Imp and South Hand 1 |
        | 2     | Imp and Imp          |
        | 1     | Imp and Imp          |

    Scenario: every choice of that many hand cards
      Given South's summoner is Magus with ritual: the enemy drops 2
      And South's hand holds 3 cards
      And North's hand holds these cards
        | card |
        | Imp  |
        | Wisp |
        | Ogre |
      When South uses Magus
      Then the drop answers open to North are exactly
        | cards      |
        | Imp, Wisp  |
        | Imp, Ogre  |
        | Wisp, Ogre |

  @deus.vocabulary.power
  Rule: Power is gained or lost, but never falls below none.
    Background:
      Given it is South's main phase

    Scenario Outline: <text> with <before>
      Given South's summoner is Magus with ritual: <text>
      And South has <before> power
      When South uses Magus
      Then South's power is <after>

      Examples:
        | text         | before | after |
        | gain 2 power | 1      | 3     |
        | lose 2 power | 3      | 1     |
        | lose 2 power | 2      | 0     |
        | lose 2 power | 1      | 0     |

    Scenario Outline: the enemy's power: <text>
      Given South's summoner is Magus with ritual: <text>
      And South has 5 power
      And North has 1 power
      When South uses Magus
      Then North's power is <after>
      And South's power is 5

      Examples:
        | text                    | after |
        | the enemy gains 2 power | 3     |
        | the enemy loses 2 power | 0     |

  @deus.vocabulary.token
  Rule: To summon a token puts it from the own token area into the battle, or outside battles into own territory.
    Background:
      Given it is South's main phase

    Scenario: a token is summoned into own territory
      Given South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus to a1
      Then the battlefield holds exactly these units
        | unit   | side  | area | state |
        | Strain | South | a1   | ready |

    @since.2.00
    Scenario: a token is summoned into the battle
      Given these units are on the battlefield
        | unit   | side  | area | effect                     |
        | Knight | South | b1   | quick: summon token Strain |
        | Ogre   | North | b2   |                            |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South uses Knight to b2
      Then Strain is in b2
      And South's line-up is Knight and Strain

    Scenario Outline: a token is not summoned to a place not allowed: <area>
      Given South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 7     |
      When South tries to use Magus to <area>
      Then it is refused under deus.limit_adjust.not_intentional
      And Strain is in South's token area

      Examples:
        | area |
        | b2   |
        | b3   |
        | c1   |

    Scenario: no such token is left to summon
      Given South's summoner is Magus with ritual: summon token Strain
      When South tries to use Magus to a1
      Then it is refused under deus.limit_adjust.not_intentional
      And a1 is empty

    Scenario: no token but the one named is summoned
      Given South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token   |
        | Specter |
      When South tries to use Magus to a1
      Then it is refused under deus.limit_adjust.not_intentional
      And a1 is empty

    @since.2.00
    Scenario Outline: in a battle a token comes nowhere else, <area>
      Given these units are on the battlefield
        | unit   | side  | area | effect                     |
        | Knight | South | b1   | quick: summon token Strain |
        | Ogre   | North | b2   |                            |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South tries to use Knight to <area>
      Then it is refused under deus.limit_adjust.not_intentional
      And Strain is in South's token area

      Examples:
        | area |
        | b1   |
        | c2   |

    Scenario Outline: the level of the token named is measured, <level> beside level 6
      Given South's summoner is Magus with ritual: summon token Strain
      And South's token area holds these tokens
        | token   | level   |
        | Specter | <other> |
        | Strain  | <level> |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 6     |
      When South <uses> Magus to c1
      Then <outcome>

      Examples:
        | level | other | uses         | outcome                                               |
        | 2     | 3     | uses         | Strain is in c1                                       |
        | 3     | 2     | tries to use | it is refused under deus.limit_adjust.not_intentional |

    Scenario: the token is gone when the turn of the declaration comes
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                |
        | Knight | South | b1   | before-attack: summon token Strain, then gain 1 power |
        | Squire | South | b1   | counter: summon token Strain                          |
        | Ogre   | North | b2   |                                                       |
      And South's token area holds these tokens
        | token  |
        | Strain |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used
        | card   | to |
        | Knight | b2 |
      And North has passed
      And South has used
        | card   | to |
        | Squire | b2 |
      When both sides pass
      Then Strain is in b2
      And South's power is 0

    Scenario: every place where a token may be put outside battles
      Given South's summoner is Magus with ritual: summon token Wolf
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | c1   | 7     |
      Then the use answers open to South are exactly
        | card  | area |
        | Magus | a1   |
        | Magus | b1   |

    Scenario: a place must suit everything that is put there
      Given South's summoner is Magus with ritual: gain 1 power & summon token Wolf & move an own unit of level 2 or less
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And these units are on the battlefield
        | unit  | side  | area | level |
        | Giant | South | a1   | 7     |
        | Page  | South | b1   | 2     |
      Then the use answers open to South are exactly
        | card  | targets | area |
        | Magus | Page    | b1   |
        | Magus | Page    | c1   |

    @since.2.00
    Scenario: in a battle the only place for a token is that battle
      Given these units are on the battlefield
        | unit   | side  | area | level | effect                   |
        | Knight | South | b1   | 6     | quick: summon token Wolf |
        | Ogre   | North | b2   |       |                          |
      And South's token area holds these tokens
        | token | level |
        | Wolf  | 2     |
      And South has marched Knight to b2
      When the battle reaches South's quick timing
      Then the use answers open to South are exactly
        | card   | area |
        | Knight | b2   |

    Scenario: tokens of the same name come one after another
      Given South's summoner is Magus with ritual: summon token Wolf
      And South's token area holds these tokens
        | token      | name |
        | Bear       | Bear |
        | Grey Wolf  | Wolf |
        | Black Wolf | Wolf |
      And South has used
        | card  | to |
        | Magus | a1 |
      When South uses
        | card  | to |
        | Magus | c1 |
      Then the battlefield holds exactly these units
        | unit       | side  | area |
        | Grey Wolf  | South | a1   |
        | Black Wolf | South | c1   |
      And Bear is in South's token area
      And no use answer is open to South

  @deus.vocabulary.token_to_hand
  Rule: To take a token into the hand moves it there from the own token area, if it may be in a hand.
    Background:
      Given it is South's main phase

    Scenario: a token is taken into the hand
      Given South's summoner is Magus with ritual: take token Strain into the hand
      And South's token area holds these tokens
        | token  |
        | Strain |
      When South uses Magus
      Then Strain is in South's hand
      And South's token area has 0 cards

    Scenario: a taken token that may not be in a hand
      Given South's summoner is Magus with ritual: take token Specter into the hand
      And South's token area holds these tokens
        | token   | hand  |
        | Specter | never |
      When South uses Magus
      Then Specter is in South's token area
      And South's hand has 0 cards

    Scenario: no such token is left to take
      Given South's summoner is Magus with ritual: take token Strain into the hand, then gain 1 power
      When South uses Magus
      Then South's hand has 0 cards
      And South's power is 0

    Scenario: a token is known by its name
      Given South's summoner is Magus with ritual: take token Wolf into the hand
      And South's token area holds these tokens
        | token     | name |
        | Wolf      | Bear |
        | Grey Wolf | Wolf |
      When South uses Magus
      Then Grey Wolf is in South's hand
      And Wolf is in South's token area

  @deus.vocabulary.summon_this
  Rule: To summon this puts the card from the hand, ready, into an empty area of own territory.
    Background:
      Given it is South's main phase

    Scenario: a card summons itself into an empty area
      Given South's hand holds these cards
        | card  | level | effect              |
        | Giant | 8     | ritual: summon this |
      When South uses Giant to a1
      Then the battlefield holds exactly these units
        | unit  | side  | area | state |
        | Giant | South | a1   | ready |
      And South's hand has 0 cards

    Scenario Outline: a card does not summon itself into an area not allowed: <area>
      Given South's hand holds these cards
        | card | level | effect              |
        | Wisp | 2     | ritual: summon this |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Knight | South | b1   | 2     |
      When South tries to use Wisp to <area>
      Then it is refused under deus.limit_adjust.not_intentional
      And Wisp is in South's hand

      Examples:
        | area |
        | b1   |
        | b2   |
        | b3   |

    Scenario: what comes after a card has summoned itself follows
      Given South's hand holds these cards
        | card | effect                                 |
        | Wisp | ritual: summon this, then gain 1 power |
      When South uses Wisp to a1
      Then Wisp is in a1
      And South's power is 1

    Scenario: every empty area of own territory
      Given South's hand holds these cards
        | card | effect              |
        | Wisp | ritual: summon this |
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      Then the use answers open to South are exactly
        | card | area |
        | Wisp | a1   |
        | Wisp | c1   |

  @deus.vocabulary.cancel
  Rule: To cancel a declaration takes away the effect of one that waits in the chain, but not of an attack.
    Background:
      Given it is South's main phase

    Scenario: a declaration is cancelled
      Given these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   | before-attack: gain 1 power   |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has used Ogre on Knight
      When both sides pass
      Then South's power is 0
      And South is asked for before attack effects

    Scenario: the declarations that are not cancelled take effect
      Given these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   | before-attack: gain 1 power   |
        | Squire | South | b1   | counter: gain 2 power         |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight and Squire to b2
      And the battle has reached South's before-attack timing
      And South has used Knight
      And North has passed
      And South has used Squire
      And North has used Ogre on Squire
      When both sides pass
      Then South's power is 1

    Scenario: an attack is not cancelled
      Given these units are on the battlefield
        | unit   | side  | area | effect                        |
        | Knight | South | b1   |                               |
        | Ogre   | North | b2   | counter: cancel a declaration |
      And South has marched Knight to b2
      And the battle has reached North's right to counter
      When North tries to use Ogre on Knight
      Then it is refused under deus.ruling.no_declaration_without_target
      And the attackers declared are Knight

  @deus.vocabulary.filter_attribute
  Rule: A text that names attributes concerns units that have at least one of them.
    Background:
      Given it is South's main phase

    Scenario: a text that names attributes may choose a unit that has one
      Given these units are on the battlefield
        | unit   | side  | area | attribute | effect                             |
        | Herald | South | b1   | earth     | constant, field: attack +1 to this |
        | Knight | South | b1   | fire      |                                    |
      And South's summoner is Magus with ritual: kill a fire or holy unit
      When South uses Magus on Knight
      Then Knight is in South's discard pile

    Scenario: a text that names attributes may not choose a unit that has none of them
      Given these units are on the battlefield
        | unit   | side  | area | attribute |
        | Herald | South | b1   | earth     |
        | Knight | South | b1   | fire      |
      And South's summoner is Magus with ritual: kill a fire or holy unit
      When South tries to use Magus on Herald
      Then it is refused under deus.ruling.no_declaration_without_target
      And Herald is still in b1

  @deus.vocabulary.filter_race
  Rule: A text that names races concerns units of one of them.
    Background:
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field     | value                                                                                                                      |
        | name      | Hunt                                                                                                                       |
        | kind      | ritual_spell                                                                                                               |
        | abilities | [{"timing": "ritual", "scope": "field", "target": {"filter": {"races": ["Dragon", "Beast"]}}, "do": [[{"verb": "kill"}]]}] |
      And these units are on the battlefield
        | unit | side  | area | race  |
        | Wolf | North | b2   | Beast |
        | Ogre | North | b2   | Giant |

    Scenario: a unit of the race
      When South uses Hunt on Wolf
      Then Wolf is in North's discard pile

    Scenario: a unit of another race is refused
      When South tries to use Hunt on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is still in b2

  @deus.vocabulary.filter_level
  Rule: A text that bounds the level concerns units from that level on or up to it.
    Background:
      Given it is South's main phase

    Scenario Outline: a unit of level <level> for level 6 or <bound>
      Given South's summoner is Magus with ritual: kill an enemy unit of level 6 or <bound>
      And these units are on the battlefield
        | unit | side  | area | level   |
        | Ogre | North | b2   | <level> |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

      Examples:
        | level | bound |
        | 2     | less  |
        | 6     | less  |
        | 6     | more  |
        | 8     | more  |

    Scenario Outline: a unit of level <level> is refused for level 6 or <bound>
      Given South's summoner is Magus with ritual: kill an enemy unit of level 6 or <bound>
      And these units are on the battlefield
        | unit | side  | area | level   |
        | Ogre | North | b2   | <level> |
      When South tries to use Magus on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is still in b2

      Examples:
        | level | bound |
        | 7     | less  |
        | 5     | more  |

  @deus.vocabulary.filter_state
  Rule: A text that names a state concerns units in that state.
    Background:
      Given it is South's main phase

    Scenario Outline: <state> for <state>
      Given South's summoner is Magus with ritual: kill a <state> enemy unit
      And these units are on the battlefield
        | unit | side  | area | state   |
        | Ogre | North | b2   | <state> |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

      Examples:
        | state     |
        | ready     |
        | exhausted |

    Scenario Outline: <other> for <state> is refused
      Given South's summoner is Magus with ritual: kill a <state> enemy unit
      And these units are on the battlefield
        | unit | side  | area | state   |
        | Ogre | North | b2   | <other> |
      When South tries to use Magus on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is still in b2

      Examples:
        | state     | other     |
        | ready     | exhausted |
        | exhausted | ready     |

  @deus.vocabulary.trigger_each
  Rule: A trigger marked each is due once for every unit that met its condition.
    Background:
      Given it is South's main phase

    Scenario: two deaths at once
      Given South's summoner is Magus with ritual: kill two enemy units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                     |
        | Reaper | South | b1   | when an enemy unit dies, field, forced, each: gain 1 power |
        | Ogre   | North | b2   |                                                            |
        | Troll  | North | a2   |                                                            |
      When South uses Magus on Ogre and Troll
      Then South's power is 2
      And South is asked for main action

    Scenario: a unit that did not meet the condition is not counted
      Given South's summoner is Magus with ritual: kill two units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                     |
        | Reaper | South | b1   | when an enemy unit dies, field, forced, each: gain 1 power |
        | Page   | South | b1   |                                                            |
        | Ogre   | North | b2   |                                                            |
      When South uses Magus on Ogre and Page
      Then South's power is 1
      And South is asked for main action

    Scenario: a trigger without the mark each is due once for two units
      Given South's summoner is Magus with ritual: kill two enemy units
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Reaper | South | b1   | when an enemy unit dies, field, forced: gain 1 power |
        | Ogre   | North | b2   |                                                      |
        | Troll  | North | a2   |                                                      |
      When South uses Magus on Ogre and Troll
      Then South's power is 1
      And South is asked for main action

  @deus.vocabulary.that_unit
  Rule: That unit, in a trigger, is the unit that met its condition.
    Background:
      Given it is South's main phase

    Scenario: "that unit" is the one that was damaged
      Given South's summoner is Magus with ritual: [1] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                       |
        | Reaper | South | b1   |         | when an enemy unit is damaged, field, forced: kill that unit |
        | Ogre   | North | b2   | 5       |                                                              |
        | Troll  | North | b2   | 5       |                                                              |
      When South uses Magus on Ogre
      Then the battlefield holds exactly these units
        | unit   |
        | Reaper |
        | Troll  |

    Scenario: a unit that is gone is not reached any more
      Given South's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                       |
        | Reaper | South | b1   | when an enemy unit dies, field, forced: exhaust that unit, then gain 1 power |
        | Ogre   | North | b2   |                                                                              |
        | Troll  | North | b2   |                                                                              |
      When South uses Magus on Ogre
      Then Troll is ready
      And South's power is 0

  @deus.vocabulary.usable_from
  Rule: A unit's ritual is used from the hand, or only from the battlefield if its text says so.
    Background:
      Given it is South's main phase

    Scenario: a ritual is used from the battlefield by its text
      Given these units are on the battlefield
        | unit  | side  | area | effect                                     |
        | Druid | South | b1   | ritual, from the battlefield: gain 1 power |
      When South uses Druid
      Then South's power is 1

    Scenario: a ritual for the battlefield is not used from the hand
      Given South's hand holds these cards
        | card  | effect                                     |
        | Druid | ritual, from the battlefield: gain 1 power |
      When South tries to use Druid
      Then it is refused under deus.ritual.unit_hand
      And South's power is 0

    Scenario: a ritual without a text about the battlefield is used from the hand
      Given South's hand holds these cards
        | card  | effect               |
        | Druid | ritual: gain 1 power |
      When South uses Druid
      Then South's power is 1

    Scenario: a ritual without a text about the battlefield is not used from there
      Given these units are on the battlefield
        | unit  | side  | area | effect               |
        | Druid | South | b1   | ritual: gain 1 power |
      When South tries to use Druid
      Then it is refused under deus.ritual.unit_hand
      And South's power is 0
