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

      @moncolle_tcg.hand.discard_any
      Examples:
        | timing        | deed                 | clause                        |
        | before-attack | discard South Hand 1 | moncolle_tcg.hand.discard_any |
        | after-attack  | discard South Hand 1 | moncolle_tcg.hand.discard_any |

      @moncolle_tcg.battle.first_sequence
      Examples:
        | timing        | deed          | clause                             |
        | before-attack | end the phase | moncolle_tcg.battle.first_sequence |
        | after-attack  | end the phase | moncolle_tcg.battle.first_sequence |

      @moncolle_tcg.end.declare
      Examples:
        | timing       | deed                        | clause                   |
        | after-attack | declare the end of the turn | moncolle_tcg.end.declare |

    Scenario: after its attack the second side uses battle spells, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | standing   | attack | defence |
        | Knight | South | a2   |            | 0      | 9       |
        | Mage   | North | a3   | Spell fire | 0      | 9       |
      And North's hand holds these cards
        | card  | kind         | effect                    |
        | Spark | battle spell | normal, cost fire: draw 1 |
      And South has marched Knight to a3
      And the battle has reached North's after-attack timing, South having gone first
      When North uses Spark through Mage paid by Mage's fire
      Then the chain has 1 declaration

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
      Given it is South's <phase> phase
      And these units are on the battlefield
        | unit | side  | area | effect                   |
        | Mage | South | a1   | normal, declared: draw 1 |
      And South's hand holds 1 card
      When South tries to use Mage
      Then it is refused under <clause>
      And South's hand has 1 card

      Examples:
        | phase | clause                     |
        | main  | moncolle_tcg.timing.normal |

      @moncolle_tcg.timing.own_turn
      Examples:
        | phase                 | clause                       |
        | first hand adjustment | moncolle_tcg.timing.own_turn |
        | end declaration       | moncolle_tcg.timing.own_turn |

    Scenario Outline: no <kind> is used outside battles
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area   | standing           |
        | Mage | South | <area> | Spell fire, Item 1 |
      And South's hand holds these cards
        | card  | kind   | effect                      |
        | Flame | <kind> | normal, cost <cost>: draw 1 |
      When South tries to use <how>
      Then it is refused under moncolle_tcg.timing.normal, moncolle_tcg.cards.spell_cast_by_unit or moncolle_tcg.ruling.icons_of_several_units
      And Flame is in South's hand

      Examples:
        | area | kind         | cost    | how                                    |
        | c1   | battle spell | fire    | Flame through Mage paid by Mage's fire |
        | c2   | consumable   | 1 items | Flame through Mage                     |

    Scenario: no normal effect while North has cards to discard
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                              |
        | Mage | South | b2   | normal, declared: the enemy drops 1 |
        | Ogre | North | b3   | normal, declared: draw 1            |
      And North's hand holds 2 cards
      And South has marched Mage to b3
      And the battle has reached South's before-attack timing
      And South has used Mage
      And North has passed
      When North tries to use Ogre
      Then it is refused under moncolle_tcg.timing.normal
      And North is asked for a drop

    Scenario: no normal effect while automatic abilities of North are due
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                  |
        | Knight | South | b2   |                                                         |
        | Ogre   | North | b3   | normal, declared: draw 1 / when a battle begins: draw 1 |
        | Imp    | North | b3   | when a battle begins: mill 1                            |
      And South has marched Knight to b3
      When North tries to use Ogre
      Then it is refused under moncolle_tcg.timing.normal
      And North is asked for a trigger
