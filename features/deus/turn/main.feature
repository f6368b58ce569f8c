Feature: Turn

  @deus.turn.main.any_order
  Rule: In the main phase the marching side may march and use rituals in any order and any number of times, including not at all.
    Scenario: a main phase with march, ritual, march and march
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Squire | South | b1   |
        | Archer | South | b1   |
      And South's hand holds these cards
        | card     | kind         | effect                          |
        | Blessing | ritual spell | ritual: ready one of your units |
      When South marches Knight to c2
      And South uses Blessing on Knight
      And South marches Knight to c1
      And South marches Squire and Archer to b2
      Then South is asked for main action
      And the battlefield holds exactly these units
        | unit   | area |
        | Knight | c1   |
        | Squire | b2   |
        | Archer | b2   |

    Scenario: a main phase with two rituals and no march
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | exhausted |
        | Squire | North | c3   | exhausted |
      And North's hand holds these cards
        | card     | kind         | effect                          |
        | Blessing | ritual spell | ritual: ready one of your units |
        | Prayer   | ritual spell | ritual: ready one of your units |
      When North uses Prayer on Knight
      And North uses Blessing on Squire
      Then Knight and Squire are ready
      And North is asked for main action

    Scenario: a main phase with five marches
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Squire | South | a1   |
        | Archer | South | b1   |
        | Scout  | South | b1   |
        | Page   | South | c1   |
      When South marches Knight to a2
      And South marches Squire to a2
      And South marches Archer to b2
      And South marches Scout to c1
      And South marches Page to b1
      Then Page is in b1
      And South is asked for main action

    Scenario: a main phase without march or ritual
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      When North ends the phase
      Then North is asked for summon action

    Scenario: the defending side uses no ritual
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | North | a3   |
      And North's hand holds these cards
        | card  | kind         | effect                          |
        | Curse | ritual spell | ritual: ready one of your units |
      When North tries to use Curse on Ogre
      Then it is refused under deus.turn.main.any_order

    Scenario: nothing of the main phase after it has ended
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
      And North has ended the phase
      When North tries to march Knight to b3
      Then it is refused under deus.turn.summon.any_order

    Scenario: the main phase may always be left
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      Then the end phase answer is open to South

    Scenario: the main phase is ended, not passed
      Given it is North's main phase
      When North tries to pass
      Then it is refused under deus.turn.main.any_order
      And North is asked for main action

    Scenario Outline: a second march is bound as the first: <moves>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | state     |
        | Page   | South | b1   | 1     | ready     |
        | Squire | South | a1   | 7     | ready     |
        | Scout  | South | a2   | 2     | ready     |
        | Knight | South | c1   | 2     | ready     |
        | Archer | South | c1   | 2     | exhausted |
        | Ogre   | North | c2   | 2     | ready     |
        | Imp    | North | c3   | 2     | ready     |
        | Mage   | South | b1   | 1     | ready     |
      And South has marched Page to a1
      When South tries to march <moves>
      Then it is refused under <clause>

      Examples:
        | moves        | clause                       |
        | Archer to c2 | deus.march.a                 |
        | Page to b1   | deus.march.a                 |
        | Knight to b2 | deus.march.b_range           |
        | Scout to a3  | deus.march.b_front_or_own    |
        | Squire to a2 | deus.march.c                 |
        | Imp to c2    | deus.march.main_phase_action |

      @since.2.00
      Examples:
        | moves                        | clause             |
        | Scout to b2 and Knight to b1 | deus.march.d_empty |
        | Knight to c2 and Mage to c1  | deus.march.d_enemy |

    Scenario Outline: a march after a battle is bound as any other: <moves>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area    | level | state     | attack |
        | Page   | South | a1      | 2     | ready     | 9      |
        | Wisp   | North | a2      | 2     | ready     | 2      |
        | Squire | South | b1      | 7     | ready     | 2      |
        | Scout  | South | <scout> | 1     | ready     | 2      |
        | Knight | South | c1      | 2     | ready     | 2      |
        | Archer | South | c1      | 2     | exhausted | 2      |
        | Ogre   | North | <ogre>  | 2     | ready     | 2      |
        | Imp    | North | b3      | 2     | ready     | 2      |
      And South has marched Page to a2
      And the battle has been fought out with South going first
      When South tries to march <moves>
      Then it is refused under <clause>

      Examples:
        | scout | ogre | moves                  | clause                       |
        | b2    | c2   | Archer to c2           | deus.march.a                 |
        | b2    | c2   | Page to a1             | deus.march.a                 |
        | b2    | c2   | Knight to b2           | deus.march.b_range           |
        | b2    | c2   | Scout to b3            | deus.march.b_front_or_own    |
        | b2    | c2   | Scout and Squire to b1 | deus.march.b_range           |
        | b2    | c2   | Imp to b2              | deus.march.main_phase_action |
        | b1    | c3   | Knight to b1           | deus.march.c                 |

      @since.2.00
      Examples:
        | scout | ogre | moves                        | clause             |
        | b1    | c3   | Knight to c2 and Scout to a1 | deus.march.d_empty |
        | b2    | c2   | Knight to c2 and Scout to b1 | deus.march.d_enemy |

    Scenario Outline: after a ritual the next is bound as the first: <use>
      Given it is North's main phase
      And North's summoner is Magus with ritual, cost 9 power: draw 1
      And these units are on the battlefield
        | unit   | side  | area | effect         |
        | Knight | North | b3   | quick: draw 1  |
        | Squire | North | b3   | ritual: draw 1 |
      And North's hand holds these cards
        | card  | kind         | effect                       |
        | Chant | ritual spell | ritual: gain 1 power         |
        | Rune  | ritual spell | ritual, cost 9 power: draw 1 |
      And North's discard pile holds these cards, from the top
        | card  | kind         | effect         |
        | Flare | ritual spell | ritual: draw 1 |
      And North has used Chant
      When North tries to use <use>
      Then it is refused under <clause>

      Examples:
        | use    | clause                            |
        | Knight | deus.ritual.sources               |
        | Squire | deus.ritual.unit_hand             |
        | Rune   | deus.ritual.spell_cost            |
        | Magus  | deus.ritual.summoner_cost         |
        | Flare  | deus.cards.ritual_spell.from_hand |
        | Chant  | deus.cards.ritual_spell.from_hand |

    Scenario: in the main phase no question of another phase may be answered
      Given it is North's first hand adjustment phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Goblin | North | a3   |
        | Troll  | North | b3   |
      And North's hand holds these cards
        | card | instant |
        | Orc  |         |
        | Imp  | yes     |
      When North discards nothing
      Then North may answer no other question
