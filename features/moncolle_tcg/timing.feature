Feature: Timing

  When an ability may be used or works: normal, counter, battle, own turn, and what cannot be countered.

  @moncolle_tcg.timing.normal
  Rule: A normal effect is used only in a battle, in the normal timing of its user's side.
    Scenario Outline: <seat> uses a normal effect in the <timing>, going <place>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                   |
        | Mage | South | b2   | normal, declared: draw 1 |
        | Seer | North | b3   | normal, declared: draw 1 |
      And South has marched Mage to b3
      And the battle has reached <seat>'s <timing>, <first> having gone first
      And <seat> has used <unit>
      When <other> passes
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | timing               | place  | first | unit | other |
        | South | before-attack timing | first  | South | Mage | North |
        | South | after-attack timing  | first  | South | Mage | North |
        | South | before-attack timing | second | North | Mage | North |
        | South | after-attack timing  | second | North | Mage | North |
        | North | before-attack timing | first  | North | Seer | South |
        | North | after-attack timing  | first  | North | Seer | South |
        | North | before-attack timing | second | South | Seer | South |
        | North | after-attack timing  | second | South | Seer | South |

    Scenario Outline: a <kind> with the normal timing is used <when> the attack
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | standing           |
        | Mage | North | c3   | Spell fire, Item 1 |
        | Ogre | South | c2   |                    |
      And North's hand holds these cards
        | card  | kind   | effect                                    |
        | Flame | <kind> | normal, cost <cost>: [3] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's <when>-attack timing
      And North has used <how>
      When South passes
      Then Ogre is not on the battlefield

      Examples:
        | kind         | cost    | how                                            | when   |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire | before |
        | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire | after  |
        | consumable   | 1 items | Flame through Mage on Ogre                     | before |
        | consumable   | 1 items | Flame through Mage on Ogre                     | after  |

    Scenario Outline: in a <timing> timing nobody may <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | South | b2   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | South | b2   | 0      | 9       |                                       |
        | Ogre   | North | b3   | 0      | 9       | counter, declared: defence +1 to this |
      And South's hand holds 3 cards
      And South has marched Mage and Knight to b3
      And the battle has reached South's <timing> timing
      When South tries to <deed>
      Then it is refused under <clause>

      Examples:
        | timing        | deed                        | clause                             |
        | before-attack | discard South Hand 1        | moncolle_tcg.hand.discard_any      |
        | before-attack | end the phase               | moncolle_tcg.battle.first_sequence |
        | after-attack  | discard South Hand 1        | moncolle_tcg.hand.discard_any      |
        | after-attack  | end the phase               | moncolle_tcg.battle.first_sequence |
        | after-attack  | declare the end of the turn | moncolle_tcg.end.declare           |

    Scenario Outline: after its attack the second side uses battle spells, too, <second> being second
      Given it is <first>'s main phase
      And these units are on the battlefield
        | unit   | side     | area   | standing   | attack | defence |
        | Knight | <first>  | <from> |            | 0      | 9       |
        | Mage   | <second> | <to>   | Spell fire | 0      | 9       |
      And <second>'s hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
      And <first> has marched Knight to <to>
      And the battle has reached <second>'s after-attack timing, <first> having gone first
      When <second> uses Spark through Mage paid by Mage's fire
      Then the chain has 1 declaration

      Examples:
        | first | second | from | to |
        | South | North  | a2   | a3 |
        | North | South  | c3   | c2 |

    Scenario Outline: no normal effect in the opponent's <timing>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                   |
        | Mage | South | a2   | normal, declared: draw 1 |
        | Seer | North | a3   | normal, declared: draw 1 |
      And South has marched Mage to a3
      And the battle has reached <other>'s <timing>
      When <seat> tries to use <unit>
      Then it is refused under moncolle_tcg.timing.normal, moncolle_tcg.battle.first_sequence or moncolle_tcg.battle.second_sequence
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | unit | timing               | other |
        | South | Mage | before-attack timing | North |
        | South | Mage | after-attack timing  | North |
        | North | Seer | before-attack timing | South |
        | North | Seer | after-attack timing  | South |

    Scenario Outline: no normal effect at <seat>'s <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                   |
        | Seer | North | c3   | normal, declared: draw 1 |
        | Wisp | North | c3   |                          |
        | Mage | South | c2   | normal, declared: draw 1 |
        | Imp  | South | c2   |                          |
      And North has marched Seer and Wisp to c2
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <unit>
      Then it is refused under moncolle_tcg.timing.normal
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | unit | timing                |
        | North | Seer | instant summon timing |
        | South | Mage | instant summon timing |
        | North | Seer | line-up               |
        | South | Mage | line-up               |
        | South | Mage | right to counter      |
        | North | Seer | right to counter      |

    Scenario Outline: no normal effect outside battles, in the <phase> phase
      Given it is <seat>'s <phase> phase
      And these units are on the battlefield
        | unit | side   | area | effect                   |
        | Mage | <seat> | a1   | normal, declared: draw 1 |
      And <seat>'s hand holds 1 card
      When <seat> tries to use Mage
      Then it is refused under <clause>
      And <seat>'s hand has 1 card

      Examples:
        | seat  | phase                 | clause                       |
        | South | main                  | moncolle_tcg.timing.normal   |
        | North | main                  | moncolle_tcg.timing.normal   |
        | South | first hand adjustment | moncolle_tcg.timing.own_turn |
        | North | end declaration       | moncolle_tcg.timing.own_turn |

    Scenario Outline: no <kind> is used outside battles
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | standing           |
        | Mage | <seat> | <area> | Spell fire, Item 1 |
      And <seat>'s hand holds these cards
        | card  | kind   | effect                      |
        | Flame | <kind> | normal, cost <cost>: draw 1 |
      When <seat> tries to use <how>
      Then it is refused under moncolle_tcg.timing.normal, moncolle_tcg.cards.spell_cast_by_unit or moncolle_tcg.ruling.icons_of_several_units
      And Flame is in <seat>'s hand

      Examples:
        | seat  | area | kind         | cost    | how                                    |
        | South | c1   | battle spell | fire    | Flame through Mage paid by Mage's fire |
        | North | c4   | battle spell | fire    | Flame through Mage paid by Mage's fire |
        | South | b2   | consumable   | 1 items | Flame through Mage                     |
        | North | b3   | consumable   | 1 items | Flame through Mage                     |

    Scenario Outline: no normal effect while <seat> has cards to discard
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                              |
        | Mage | <other> | <from> | normal, declared: the enemy drops 1 |
        | Ogre | <seat>  | <to>   | normal, declared: draw 1            |
      And <seat>'s hand holds 2 cards
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has passed
      When <seat> tries to use Ogre
      Then it is refused under moncolle_tcg.timing.normal
      And <seat> is asked for a drop

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: no normal effect while automatic abilities of <seat> are due
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                                  |
        | Knight | <other> | <from> |                                                         |
        | Ogre   | <seat>  | <to>   | normal, declared: draw 1 / when a battle begins: draw 1 |
        | Imp    | <seat>  | <to>   | when a battle begins: mill 1                            |
      And <other> has marched Knight to <to>
      When <seat> tries to use Ogre
      Then it is refused under moncolle_tcg.timing.normal
      And <seat> is asked for a trigger

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

  @moncolle_tcg.timing.counter
  Rule: A counter effect is used only in a battle, by interrupting what the opponent has declared.
    Scenario Outline: <seat> counters the attack of the side that goes <place>
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                                |
        | Mage | South | c2   | 3      | 3       | counter, declared: defence +1 to this |
        | Seer | North | c3   | 3      | 3       | counter, declared: defence +1 to this |
      And South has marched Mage to c3
      And the battle has reached <seat>'s right to counter, <first> having gone first
      And <seat> has used <unit>
      When both sides pass
      Then <unit> has defence 4

      Examples:
        | seat  | place | first | unit |
        | North | first | South | Seer |
        | South | first | North | Mage |

    Scenario: the second side's attack is countered, too
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                                |
        | Seer | North | a3   | 2      | 3       | counter, declared: defence +1 to this |
        | Mage | South | a2   | 3      | 3       |                                       |
      And North has marched Seer to a2
      And the battle has reached South's before-attack timing, North having gone first
      And South has passed
      And North has used Seer
      When both sides pass
      Then Seer has defence 4

    Scenario Outline: a counter to a normal <kind> of <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                 |
        | Mage | <seat>  | <from> | Spell fire, Item 1 | normal, declared: [3] to an enemy unit |
        | Ogre | <other> | <to>   |                    | counter, declared: defence +1 to this  |
      And <seat>'s hand holds these cards
        | card   | kind         | effect                                     |
        | Flame  | battle spell | normal, cost fire: [3] to an enemy unit    |
        | Potion | consumable   | normal, cost 1 items: [3] to an enemy unit |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used <what>
      And <other> has used Ogre
      When both sides pass
      Then Ogre has defence 4

      Examples:
        | kind       | seat  | other | from | to | what                                           |
        | ability    | South | North | b2   | b3 | Mage on Ogre                                   |
        | ability    | North | South | c3   | c2 | Mage on Ogre                                   |
        | spell      | South | North | c2   | c3 | Flame through Mage on Ogre paid by Mage's fire |
        | consumable | North | South | a3   | a2 | Potion through Mage on Ogre                    |

    Scenario Outline: no counter in one's own <timing>, with nothing of the opponent to interrupt
      Given it is <marcher>'s main phase
      And these units are on the battlefield
        | unit | side  | area | effect                               |
        | Mage | South | b2   | counter, declared: attack +1 to this |
        | Seer | North | b3   | counter, declared: attack +1 to this |
      And <marcher> has marched <marching> to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use <unit>
      Then it is refused under moncolle_tcg.timing.counter
      And <unit> has attack 2

      Examples:
        | marcher | marching | to | seat  | unit | timing               |
        | South   | Mage     | b3 | South | Mage | before-attack timing |
        | South   | Mage     | b3 | South | Mage | after-attack timing  |
        | North   | Seer     | b2 | South | Mage | before-attack timing |
        | South   | Mage     | b3 | North | Seer | before-attack timing |
        | North   | Seer     | b2 | North | Seer | after-attack timing  |

    Scenario Outline: no counter outside battles, in the main phase of <seat>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                               |
        | Mage | <seat> | c2   | counter, declared: attack +1 to this |
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.timing.counter
      And Mage has attack 2

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: no counter <kind> when it is time for normal effects
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           |
        | Mage | <seat>  | <from> | Spell fire, Item 1 |
        | Ogre | <other> | <to>   |                    |
      And <seat>'s hand holds these cards
        | card  | kind   | effect                       |
        | Flame | <kind> | counter, cost <cost>: draw 1 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <when>-attack timing
      When <seat> tries to use <how>
      Then it is refused under moncolle_tcg.timing.counter
      And Flame is in <seat>'s hand

      Examples:
        | seat  | other | from | to | kind         | cost    | how                                    | when   |
        | South | North | b2   | b3 | battle spell | fire    | Flame through Mage paid by Mage's fire | before |
        | North | South | b3   | b2 | battle spell | fire    | Flame through Mage paid by Mage's fire | after  |
        | North | South | a3   | a2 | consumable   | 1 items | Flame through Mage                     | before |
        | South | North | c2   | c3 | consumable   | 1 items | Flame through Mage                     | after  |

    Scenario: nobody is asked to interrupt a simultaneous attack
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | attack | defence | effect                                |
        | Mage | South | b2   | 3      | 3       | counter, declared: defence +1 to this |
        | Ogre | North | b3   | 3      | 3       | counter, declared: defence +1 to this |
      And South has marched Mage to b3
      When the battle is fought out with equal initiative
      Then Mage and Ogre are not on the battlefield

    Scenario Outline: whoever may counter may not <deed>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | defence | effect                                |
        | Mage   | South | a2   | 0      | 9       | normal, declared: attack +1 to this   |
        | Knight | South | a2   | 0      | 9       |                                       |
        | Ogre   | North | a3   | 0      | 9       | counter, declared: defence +1 to this |
      And North's hand holds 3 cards
      And South has marched Mage and Knight to a3
      And the battle has reached South's before-attack timing
      And South has used Mage
      When North tries to <deed>
      Then it is refused under <clause>

      Examples:
        | deed                 | clause                            |
        | discard North Hand 1 | moncolle_tcg.hand.discard_any     |
        | end the phase        | moncolle_tcg.chain.opponent_first |

  @moncolle_tcg.timing.battle
  Rule: A battle effect works only during a battle.
    Scenario Outline: <seat>'s battle effect works when its unit is summoned into a battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a2   |
        | Ogre   | North | a3   |
      And <seat>'s hand holds these cards
        | card | instant | effect                                |
        | Seer | yes     | when this is summoned, battle: draw 1 |
      And South has marched Knight to a3
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Seer
      Then <seat>'s hand has 1 card

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: when its unit is summoned outside battles an effect marked <mark> <does>
      Given it is <seat>'s normal summon phase
      And <seat>'s hand holds these cards
        | card | effect                                |
        | Seer | when this is summoned, <mark>: draw 1 |
      And <seat> has ended the phase
      When <seat> summons Seer to <base>
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | base | mark   | does         | n |
        | South | b1   | battle | does nothing | 0 |
        | North | b4   | battle | does nothing | 0 |
        | South | b1   | always | works        | 1 |
        | North | b4   | always | works        | 1 |

    Scenario: a battle effect does not work for a death outside battles
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | effect                                                                           |
        | Ghoul | North | b3   | 3      | when an enemy unit dies, battle: draw 1 / own turn, declared: kill an enemy unit |
        | Ogre  | South | b2   |        |                                                                                  |
      And North's hand holds 1 card
      When North uses Ghoul on Ogre
      Then Ogre is not on the battlefield
      And North's hand has 1 card

    Scenario: a battle effect works for a death in the battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | attack | effect                                  |
        | Ghoul | North | b3   | 3      | when an enemy unit dies, battle: draw 1 |
        | Ogre  | South | b2   |        |                                         |
      And North's hand holds 1 card
      And North has marched Ghoul to b2
      When the battle is fought out with North going first
      Then North's hand has 2 cards

    Scenario: a battle effect works in the opponent's turn, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                  |
        | Knight | South | c2   |        |                                         |
        | Ghoul  | North | c3   | 3      | when an enemy unit dies, battle: draw 1 |
      And South has marched Knight to c3
      When the battle is fought out with North going first
      Then North's hand has 1 card

    Scenario: a battle effect does not work at the beginning of a turn
      Given it is South's end declaration phase
      And these units are on the battlefield
        | unit | side  | area | effect                             |
        | Seer | North | c4   | when a turn begins, battle: draw 1 |
      When South declares the end of the turn
      Then North's hand has 0 cards

    Scenario Outline: <seat>'s battle effect reaches only units in the battle
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                     |
        | Knight | <other> | <from> |                                            |
        | Page   | <other> | <from> |                                            |
        | Imp    | <other> | c1     |                                            |
        | Ogre   | <seat>  | <to>   | when a battle begins: [3] to an enemy unit |
      And <other> has marched Knight and Page to <to>
      When <seat> tries to use Ogre's automatic ability on Imp
      Then it is refused under moncolle_tcg.timing.battle or moncolle_tcg.ruling.targets_fit_the_text
      And Imp is in c1

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | a3   | a2 |

    Scenario Outline: <seat>'s units outside the battle are not reached by a battle effect
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                        |
        | Knight | <seat>  | <from> | when a battle begins: attack +1 to your units |
        | Page   | <seat>  | <from> |                                               |
        | Wolf   | <seat>  | c2     |                                               |
        | Ogre   | <other> | <to>   |                                               |
      When <seat> marches Knight and Page to <to>
      Then Page has attack 3
      And Wolf has attack 2

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | a3   | a2 |

  @moncolle_tcg.timing.own_turn
  Rule: An "own turn" effect works only during its controller's turn.
    Scenario Outline: <seat> uses an own-turn effect in their own turn
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side   | area   | effect                     |
        | Mage | <seat> | <area> | own turn, declared: draw 1 |
      When <seat> uses Mage
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | area |
        | South | b1   |
        | North | a3   |

    Scenario Outline: <seat> uses no own-turn effect in the opponent's turn, at the <timing>
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                     |
        | Knight | <other> | <from> |                            |
        | Mage   | <seat>  | <to>   | own turn, declared: draw 1 |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s <timing>
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.timing.own_turn
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other | from | to | timing               |
        | North | South | b2   | b3 | before-attack timing |
        | North | South | a2   | a3 | after-attack timing  |
        | North | South | c2   | c3 | right to counter     |
        | South | North | b3   | b2 | before-attack timing |
        | South | North | c3   | c2 | after-attack timing  |
        | South | North | a3   | a2 | right to counter     |

    Scenario Outline: <seat> uses no own-turn effect in the normal summon phase
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | a2   | own turn, declared: mill 1 |
      And <seat> has ended the phase
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.timing.own_turn, moncolle_tcg.timing.normal or moncolle_tcg.ruling.own_turn_abilities_in_main
      And <seat>'s deck has 3 cards

      Examples:
        | seat  |
        | South |
        | North |

    Scenario Outline: <seat> uses no own-turn effect in the opponent's main phase
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side   | area | effect                     |
        | Mage | <seat> | a2   | own turn, declared: draw 1 |
      When <seat> tries to use Mage
      Then it is refused under moncolle_tcg.timing.own_turn or moncolle_tcg.main.free_order
      And <seat>'s hand has 0 cards

      Examples:
        | seat  | other |
        | North | South |
        | South | North |

    Scenario Outline: an automatic ability of <seat> marked "own turn", in the turn of <turn>
      Given it is <turn>'s main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                              |
        | Knight | South | b2   | 3      | when this attacks, own turn: draw 1 |
        | Ogre   | North | b3   | 1      | when this attacks, own turn: draw 1 |
      And <turn> has marched <marcher> to <to>
      When the battle is fought out with <seat> going first
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | turn  | marcher | to | n |
        | South | South | Knight  | b3 | 1 |
        | South | North | Ogre    | b2 | 0 |
        | North | North | Ogre    | b2 | 1 |
        | North | South | Knight  | b3 | 0 |

    Scenario Outline: an own-turn ability at the beginning of a turn, <seat>'s unit in the turn of <turn>
      Given it is <before>'s end declaration phase
      And these units are on the battlefield
        | unit | side   | area | effect                               |
        | Seer | <seat> | c2   | when a turn begins, own turn: draw 1 |
      When <before> declares the end of the turn
      Then <seat>'s hand has <n> cards

      Examples:
        | seat  | turn  | before | n |
        | South | South | North  | 1 |
        | South | North | South  | 0 |
        | North | North | South  | 1 |
        | North | South | North  | 0 |

    Scenario Outline: a unit of <seat> that is not in the battle has its automatic ability in its player's turn all the same
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit   | side   | area   | attack | defence | effect                                    |
        | Knight | <seat> | <from> | 3      | 9       |                                           |
        | Seer   | <seat> | <home> |        |         | when an enemy unit dies, own turn: draw 1 |
        | Ogre   | <foe>  | <to>   | 0      | 3       |                                           |
      And <seat> has marched Knight to <to>
      When the battle is fought out with <seat> going first
      Then <seat>'s hand has 1 card

      Examples:
        | seat  | foe   | from | to | home |
        | South | North | b2   | b3 | a1   |
        | North | South | c3   | c2 | a4   |

    Scenario Outline: an own-turn effect works each time that <seat> summons a unit in their own turn
      Given it is <seat>'s normal summon phase
      And these units are on the battlefield
        | unit | side   | area   | effect                                                               |
        | Nun  | <seat> | <area> | when one of your units is summoned, own turn: attack +1 to that unit |
      And <seat>'s hand holds these cards
        | card | attack |
        | Imp  | 2      |
        | Page | 3      |
      And <seat> has ended the phase
      And <seat> has summoned Imp to <base>
      When <seat> summons Page to <base>
      Then Imp has attack 3
      And Page has attack 4

      Examples:
        | seat  | area | base |
        | South | c2   | b1   |
        | North | a3   | b4   |

    Scenario Outline: with an own-turn effect of a unit that is <state> a unit that <seat> instantly summons in <turn>'s turn has attack <attack>
      Given it is <turn>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | state   | effect                                                               |
        | Knight | <turn>  | <from> |         |                                                                      |
        | Ogre   | <enemy> | <to>   |         |                                                                      |
        | Seer   | <seat>  | <home> | <state> | when one of your units is summoned, own turn: attack +1 to that unit |
      And <seat>'s hand holds these cards
        | card | instant | attack |
        | Imp  | yes     | 2      |
      And <turn> has marched Knight to <to>
      And the battle has reached <seat>'s instant summon timing
      When <seat> instantly summons Imp
      Then Imp has attack <attack>

      Examples:
        | turn  | enemy | seat  | from | to | home | attack | state     |
        | South | North | South | b2   | b3 | c1   | 3      | ready     |
        | North | South | North | c3   | c2 | a4   | 3      | exhausted |
        | South | North | North | a2   | a3 | c4   | 2      | ready     |
        | North | South | South | b3   | b2 | a1   | 2      | exhausted |

  @moncolle_tcg.timing.uncounterable
  Rule: Nobody can counter an ability marked uncounterable; it takes effect at once.
    Scenario Outline: <seat>'s uncounterable ability takes effect at once, <when> the attack
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                |
        | Mage | <seat>  | <from> | normal, declared, uncounterable: [3] to an enemy unit |
        | Ogre | <other> | <to>   | counter, declared: defence +1 to this                 |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s <when>-attack timing
      When <seat> uses Mage on Ogre
      Then Ogre is not on the battlefield
      And <seat> is asked for <when> attack effects

      Examples:
        | seat  | other | from | to | when   |
        | South | North | b2   | b3 | before |
        | North | South | b3   | b2 | before |
        | South | North | c2   | c3 | after  |
        | North | South | a3   | a2 | after  |

    Scenario Outline: an ability without the mark lets <seat> counter
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                 |
        | Mage | <other> | <from> | normal, declared: [3] to an enemy unit |
        | Ogre | <seat>  | <to>   |                                        |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      When <other> uses Mage on Ogre
      Then <seat> is asked for a counter
      And Ogre is in <to>

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | b3   | b2 |

    Scenario Outline: no side is asked for a counter to a <type> ability that is uncounterable
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                |
        | Mage | South | a2   | normal, <type>, uncounterable: draw 1 |
        | Page | South | a2   | counter, declared: draw 1             |
        | Ogre | North | a3   | counter, declared: draw 1             |
      And South has marched Mage and Page to a3
      And the battle has reached South's before-attack timing
      When South uses Mage
      Then South is asked for before attack effects
      And the chain has 0 declarations
      And South's hand has 1 card

      Examples:
        | type       |
        | declared   |
        | completion |

    Scenario: an uncounterable ability may be used again, and the attack can be countered
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                  |
        | Mage | North | c3   | normal, declared, uncounterable: draw 1 |
        | Ogre | South | c2   | counter, declared: draw 1               |
      And North has marched Mage to c2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And North has used Mage
      When North passes
      Then South is asked for a counter
      And North's hand has 2 cards

    Scenario Outline: an uncounterable <kind> of <seat> takes effect at once
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | standing           | effect                                |
        | Mage | <seat>  | <from> | Spell fire, Item 1 |                                       |
        | Ogre | <other> | <to>   |                    | counter, declared: defence +1 to this |
      And <seat>'s hand holds these cards
        | card  | kind   | effect                                                   |
        | Flame | <kind> | normal, cost <cost>, uncounterable: [3] to an enemy unit |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      When <seat> uses <what>
      Then Ogre is not on the battlefield
      And <seat> is asked for before attack effects
      And Flame is in <seat>'s discard pile

      Examples:
        | seat  | other | from | to | kind         | cost    | what                                           |
        | South | North | b2   | b3 | consumable   | 1 items | Flame through Mage on Ogre                     |
        | North | South | c3   | c2 | consumable   | 1 items | Flame through Mage on Ogre                     |
        | South | North | a2   | a3 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |
        | North | South | b3   | b2 | battle spell | fire    | Flame through Mage on Ogre paid by Mage's fire |

  @moncolle_tcg.ruling.uncounterable_in_a_chain
  Rule: An uncounterable counter may be used in a counter chain; it takes effect at once, before the rest of the chain.
    Scenario Outline: <seat>'s uncounterable counter takes effect while the attack still waits
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | attack | effect                                               |
        | Knight | <other> | <from> | 3      |                                                      |
        | Ogre   | <seat>  | <to>   |        | counter, declared, uncounterable: defence +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> uses Ogre
      Then Ogre has defence 4
      And the chain has 1 declaration
      And Knight is ready

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario: an uncounterable counter comes before a counter that was declared earlier
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                                                            |
        | Mage | South | b2   | normal, declared: draw 1 / counter, declared, uncounterable: [3] to an enemy unit |
        | Ogre | North | b3   | counter, declared: [3] to an enemy unit                                           |
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has used Ogre on Mage
      When South uses the second ability of Mage on Ogre
      Then Ogre is not on the battlefield
      And the chain has 2 declarations

  @moncolle_tcg.ruling.asked_after_uncounterable
  Rule: After an uncounterable effect in a chain the opponent of its user is asked next, and the passes begin anew.
    Scenario Outline: the opponent of <seat> is asked next after an uncounterable counter
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                               |
        | Knight | <other> | <from> |                                                      |
        | Ogre   | <seat>  | <to>   | counter, declared, uncounterable: defence +1 to this |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      When <seat> uses Ogre
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | North | South | a2   | a3 |
        | South | North | b3   | b2 |

    Scenario Outline: a pass before an uncounterable counter does not count, <seat> having used it
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit   | side    | area   | effect                                               |
        | Knight | <other> | <from> |                                                      |
        | Ogre   | <seat>  | <to>   | counter, declared, uncounterable: defence +1 to this |
        | Imp    | <seat>  | <to>   | counter, declared: defence +1 to this                |
      And <other> has marched Knight to <to>
      And the battle has reached <seat>'s right to counter
      And <seat> has used Imp
      And <other> has passed
      And <seat> has used Ogre
      When <other> passes
      Then <seat> is asked for a counter
      And the chain has 2 declarations

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario Outline: in the second chain of a battle, too, <other> is asked after an uncounterable counter
      Given it is <other>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | defence | effect                                              |
        | Mage | <other> | <from> | 9       | normal, declared: attack +1 to this                 |
        | Ogre | <seat>  | <to>   | 9       | counter, declared, uncounterable: attack +1 to this |
      And <other> has marched Mage to <to>
      And the battle has reached <other>'s before-attack timing
      And <other> has used Mage
      And <seat> has used Ogre
      And both sides have passed
      And <other> has used Mage
      When <seat> uses Ogre
      Then <other> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | North | South | b2   | b3 |
        | South | North | c3   | c2 |

    Scenario: two passes after an uncounterable counter bring the rest about
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                               |
        | Knight | South | c2   | 3      |                                                      |
        | Ogre   | North | c3   |        | counter, declared, uncounterable: defence +1 to this |
      And South has marched Knight to c3
      And the battle has reached North's right to counter
      And North has used Ogre
      When both sides pass
      Then Knight is exhausted
      And Ogre is in c3

  @moncolle_tcg.ruling.uncounterable_stays_in_the_chain
  Rule: An uncounterable effect counts among the declarations of its chain: its user and targets stay proper targets, and its user's opponent may counter the rest.
    Scenario Outline: <seat>'s <what> is a proper target after an uncounterable counter
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                                            |
        | Mage  | <seat>  | <from> | normal, declared: draw 1 / counter, declared: attack +1 to a unit |
        | Ogre  | <other> | <to>   | counter, declared, uncounterable: attack +1 to two units          |
        | Imp   | <other> | <to>   |                                                                   |
        | Troll | <other> | <to>   |                                                                   |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has used Ogre on Mage and Imp
      When <seat> uses the second ability of Mage on <unit>
      Then the chain has 2 declarations
      And <other> is asked for a counter

      Examples:
        | seat  | other | from | to | what              | unit |
        | South | North | b2   | b3 | opponent's user   | Ogre |
        | North | South | c3   | c2 | opponent's target | Imp  |
        | North | South | a3   | a2 | opponent's user   | Ogre |
        | South | North | a2   | a3 | opponent's target | Imp  |

    Scenario: a unit that has nothing to do with an uncounterable counter is no proper target
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                                            |
        | Mage  | North | b3   | normal, declared: draw 1 / counter, declared: attack +1 to a unit |
        | Ogre  | South | b2   | counter, declared, uncounterable: attack +1 to an enemy unit      |
        | Troll | South | b2   |                                                                   |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage
      And South has used Ogre on Mage
      When North tries to use the second ability of Mage on Troll
      Then it is refused under moncolle_tcg.chain.target_declarer or moncolle_tcg.chain.target_of_declaration

    Scenario Outline: an uncounterable counter is a declaration of <other>, and <seat> may counter
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                                          |
        | Mage | <seat>  | <from> | normal, declared: draw 1 / counter, declared: attack +1 to this |
        | Ogre | <other> | <to>   | counter, declared, uncounterable: defence +1 to this            |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has used Ogre
      And <seat> has used the second ability of Mage
      When both sides pass
      Then Mage has attack 3
      And <seat>'s hand has 1 card

      Examples:
        | seat  | other | from | to |
        | South | North | b2   | b3 |
        | North | South | b3   | b2 |

    Scenario Outline: the user of <other>'s second uncounterable counter is a proper target, too
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit  | side    | area   | effect                                                            |
        | Mage  | <seat>  | <from> | normal, declared: draw 1 / counter, declared: attack +1 to a unit |
        | Ogre  | <other> | <to>   | counter, declared, uncounterable: attack +1 to this               |
        | Troll | <other> | <to>   | counter, declared, uncounterable: attack +1 to this               |
      And <seat> has marched Mage to <to>
      And the battle has reached <seat>'s before-attack timing
      And <seat> has used Mage
      And <other> has used Ogre
      And <seat> has passed
      And <other> has used Troll
      When <seat> uses the second ability of Mage on Troll
      Then the chain has 2 declarations
      And <other> is asked for a counter

      Examples:
        | seat  | other | from | to |
        | South | North | c2   | c3 |
        | North | South | b3   | b2 |
