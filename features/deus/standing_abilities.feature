Feature: Standing abilities

  A standing ability belongs to a unit all the time: Initiative:x weighs in the roll for who goes first,
  Spell:x gives the slots that pay for battle spells.

  @deus.standing.kinds
  Rule: A standing ability is either Initiative:x or Spell:x.
    Scenario: a card with Initiative and Spell is accepted
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field      | value             |
        | name       | Mage              |
        | kind       | unit              |
        | level      | 2                 |
        | attack     | 2                 |
        | defence    | 3                 |
        | march      | walk              |
        | initiative | 2                 |
        | slots      | ["fire", "water"] |
      When the position is put on the table
      Then it is accepted

    Scenario Outline: the standing abilities of the older game are unknown
      Given it is South's main phase
      And a card with these fields lies in South's hand
        | field   | value   |
        | name    | Mage    |
        | kind    | unit    |
        | level   | 2       |
        | attack  | 2       |
        | defence | 3       |
        | march   | walk    |
        | <field> | <value> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | field      | value |
        | charge     | 1     |
        | defender   | true  |
        | item       | 2     |
        | resistance | 2     |

  @deus.standing.initiative_forced
  Rule: Every Initiative:x of a side's units in the battle must be added to its initiative value, negative values included.
    @since.2.00
    Scenario Outline: all values are added to the dice
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | b1   | 2          |
        | Oaf    | South | b1   | -1         |
        | Ogre   | North | b2   |            |
      And the initiative dice will show South <south> and North <north>
      And South has marched Knight and Oaf to b2
      And the battle has reached North's quick timing
      When North passes
      Then <first> goes first in the battle

      Examples:
        | south | north | first |
        | 4     | 4     | South |
        | 3     | 5     | North |
        | 1     | 3     | North |

    Scenario: with the values added the sides are equal and attack at the same time
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative | attack | defence |
        | Knight | North | c3   | 2          | 3      | 2       |
        | Oaf    | North | c3   | -1         | 0      | 1       |
        | Ogre   | South | c2   |            | 3      | 3       |
      And the initiative dice will show South 4 and North 3
      And North has marched Knight and Oaf to c2
      When the battle is fought out
      Then the battlefield is empty

    @since.2.00
    Scenario: a negative value cannot be left out
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | a1   |            |
        | Ogre   | North | a2   | -2         |
      And the initiative dice will show South 2 and North 3
      And South has marched Knight to a2
      And the battle has reached North's quick timing
      When North passes
      Then South goes first in the battle

    @deus.ruling.initiative_counts_exhausted_units @since.2.00
    Scenario: the value of an exhausted unit counts
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | initiative |
        | Knight | North | b3   | ready     |            |
        | Ogre   | South | b2   | ready     |            |
        | Scout  | South | b2   | exhausted | 2          |
      And the initiative dice will show South 3 and North 4
      And North has marched Knight to b2
      And the battle has reached South's quick timing
      When South passes
      Then South goes first in the battle

    @deus.ruling.initiative_counts_exhausted_units @since.2.00
    Scenario: the value of a unit outside the battle does not count
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | initiative |
        | Knight | South | c1   |            |
        | Ogre   | North | c2   |            |
        | Scout  | North | c3   | 2          |
      And the initiative dice will show South 4 and North 3
      And South has marched Knight to c2
      And the battle has reached North's quick timing
      When North passes
      Then South goes first in the battle

  @deus.standing.spell_permits
  Rule: Units with Spell:x can use battle spells.
    @since.2.00
    Scenario: a unit with the slot uses the spell
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | North | a3   | fire  |         |
        | Ogre | South | a2   |       | 3       |
      And North's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North uses Spark on Ogre paid by Mage's fire
      Then Ogre is not on the battlefield
      And Spark is in North's discard pile

    @since.2.00
    Scenario: a unit without Spell cannot use one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | b1   |       |
        | Ogre   | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South tries to use Spark on Ogre paid by Knight's fire
      Then it is refused under deus.standing.spell_permits
      And South can use nothing

    @deus.ruling.exhausted_unit_may_use_spell
    Scenario: an exhausted unit with a free slot uses a spell
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | spell | defence |
        | Knight | North | c3   | ready     |       | 3       |
        | Witch  | South | c2   | exhausted | evil  |         |
      And South's hand holds these cards
        | card | kind         | effect                                         |
        | Bane | battle spell | before-attack, cost evil: [3] to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Bane on Knight paid by Witch's evil
      When both sides pass
      Then Knight is not on the battlefield
      And Bane is in South's discard pile

    @since.2.00
    Scenario: the spells on offer are those that the slots can pay
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell           |
        | Mage | South | a1   | fire fire multi |
        | Ogre | North | a2   |                 |
      And South's hand holds these cards
        | card  | kind         | effect                                                 |
        | Spark | battle spell | quick, cost fire fire: [3] to an enemy unit            |
        | Spray | battle spell | quick, cost water: [3] to an enemy unit                |
        | Steam | battle spell | quick, cost water wind: [3] to an enemy unit           |
        | Nova  | battle spell | quick, cost fire fire fire: [3] to an enemy unit       |
        | Surge | battle spell | quick, cost fire fire fire multi: [3] to an enemy unit |
        | Gleam | battle spell | quick, cost multi fire: [3] to an enemy unit           |
      And South has marched Mage to a2
      When the battle reaches South's quick timing
      Then South can use exactly Spark, Spray, Nova and Gleam

    Scenario Outline: a unit without Spell casts nothing at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North's hand holds these cards
        | card  | kind         | effect                                  |
        | Spark | battle spell | <mark>, cost fire: [3] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached North's <timing>
      When North tries to use Spark on Ogre paid by Knight's fire
      Then it is refused under deus.standing.spell_permits

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

    @until.2.00
    Scenario: in the draft, a unit without Spell casts nothing at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | c1   |
        | Ogre   | North | c2   |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Spark | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Knight to c2
      And the battle has reached South's after-attack timing
      When South tries to use Spark on Ogre paid by Knight's fire
      Then it is refused under deus.standing.spell_permits

    Scenario Outline: a unit of the defending side without Spell casts nothing at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | a3   |
        | Ogre   | South | a2   |
      And South's hand holds these cards
        | card  | kind         | effect                                        |
        | Blaze | battle spell | <mark>, cost fire: attack -1 to an enemy unit |
      And North has marched Knight to a2
      And the battle has reached South's <timing>
      When South tries to use Blaze on Knight paid by Ogre's fire
      Then it is refused under deus.standing.spell_permits

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

      @since.2.00
      Examples:
        | timing       | mark  |
        | quick timing | quick |

      @until.2.00
      Examples:
        | timing              | mark          |
        | after-attack timing | before-attack |

    Scenario: a token without slots pays for no spell
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | kind  | spell |
        | Ghost | South | a1   | token |       |
        | Mage  | South | a1   |       | fire  |
        | Ogre  | North | a2   |       |       |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [1] to an enemy unit |
      And South has marched Ghost and Mage to a2
      And the battle has reached South's before-attack timing
      When South tries to use Blaze on Ogre paid by Ghost's fire
      Then it is refused under deus.standing.spell_permits, deus.cards.battle_spell.by_unit or deus.standing.spell_slots

    Scenario Outline: whoever has the slot casts a <mark> spell: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | spell |
        | Knight | South | b1   |       | ready     |       |
        | Ghost  | South | b1   | token | ready     | fire  |
        | Ogre   | North | b2   |       | ready     |       |
        | Shaman | North | b2   |       | exhausted | fire  |
      And South's hand holds these cards
        | card  | kind         | instant | spell | effect                          |
        | Imp   | unit         | yes     | fire  |                                 |
        | Spark | battle spell |         |       | <mark>, cost fire: gain 1 power |
      And North's hand holds these cards
        | card  | kind         | effect                          |
        | Blaze | battle spell | <mark>, cost fire: gain 1 power |
      And South has marched Knight and Ghost to b2
      And South has instantly summoned Imp
      And the battle has reached <side>'s <moment>
      And <side> has used <card> paid by <unit>'s fire
      When both sides pass
      Then <side>'s power is 1

      Examples:
        | mark          | unit   | side  | card  | moment               |
        | before-attack | Ghost  | South | Spark | before-attack timing |
        | before-attack | Imp    | South | Spark | before-attack timing |
        | before-attack | Shaman | North | Blaze | before-attack timing |
        | counter       | Ghost  | South | Spark | right to counter     |
        | counter       | Imp    | South | Spark | right to counter     |
        | counter       | Shaman | North | Blaze | right to counter     |

    @since.2.00
    Scenario Outline: whoever has the slot casts a quick spell: <unit>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | spell |
        | Knight | North | a3   |       | ready     |       |
        | Ghost  | North | a3   | token | ready     | fire  |
        | Ogre   | South | a2   |       | ready     |       |
        | Shaman | South | a2   |       | exhausted | fire  |
      And North's hand holds these cards
        | card  | kind         | instant | spell | effect                         |
        | Imp   | unit         | yes     | fire  |                                |
        | Spark | battle spell |         |       | quick, cost fire: gain 1 power |
      And South's hand holds these cards
        | card  | kind         | effect                         |
        | Blaze | battle spell | quick, cost fire: gain 1 power |
      And North has marched Knight and Ghost to a2
      And North has instantly summoned Imp
      And the battle has reached <side>'s quick timing
      When <side> uses <card> paid by <unit>'s fire
      Then <side>'s power is 1

      Examples:
        | unit   | side  | card  |
        | Ghost  | North | Spark |
        | Imp    | North | Spark |
        | Shaman | South | Blaze |

  @deus.standing.spell_icons
  Rule: The x of Spell:x is one or more icons out of fire, water, earth, wind, holy, evil and multi.
    @since.2.00
    Scenario Outline: each of the seven icons gives a slot that pays for a spell
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell  | defence |
        | Mage | North | a3   | <icon> |         |
        | Ogre | South | a2   |        | 3       |
      And North's hand holds these cards
        | card | kind         | effect                                   |
        | Bolt | battle spell | quick, cost <icon>: [3] to an enemy unit |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North uses Bolt on Ogre paid by Mage's <icon>
      Then Ogre is not on the battlefield

      Examples:
        | icon  |
        | fire  |
        | water |
        | earth |
        | wind  |
        | holy  |
        | evil  |
        | multi |

    @since.2.00
    Scenario: several icons give several slots, even equal icons
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell           | defence |
        | Mage | South | b1   | fire fire multi |         |
        | Ogre | North | b2   |                 | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                            |
        | Nova | battle spell | quick, cost fire fire water: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Nova on Ogre paid by Mage's fire fire multi
      Then Ogre is not on the battlefield

    Scenario Outline: an icon outside the seven is turned down
      Given it is North's main phase
      And a card with these fields lies in North's hand
        | field   | value   |
        | name    | Mage    |
        | kind    | unit    |
        | level   | 2       |
        | attack  | 2       |
        | defence | 3       |
        | march   | walk    |
        | slots   | <slots> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | slots            |
        | ["ice"]          |
        | ["fire", "moon"] |

  @deus.standing.spell_slots
  Rule: Each spell icon is a spell slot, unconsumed when the battle starts; once consumed it cannot pay a cost again in that battle.
    @since.2.00
    Scenario: each slot pays once, and two slots pay twice
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell     | defence |
        | Mage | South | c1   | fire fire |         |
        | Ogre | North | c2   |           | 3       |
        | Imp  | North | c2   |           | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
        | Flash | battle spell | quick, cost fire: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      And South has used Spark on Ogre paid by Mage's fire
      When South uses Flash on Imp paid by Mage's fire
      Then the battlefield holds exactly these units
        | unit |
        | Mage |

    @since.2.00
    Scenario: a slot that has paid cannot pay again in the battle
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  |         |
        | Ogre | North | b2   |       | 3       |
        | Imp  | North | b2   |       | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit         |
        | Blaze | battle spell | before-attack, cost fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Spark on Ogre paid by Mage's fire
      And the battle has reached South's before-attack timing
      When South tries to use Blaze on Imp paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And South can use nothing

    Scenario Outline: of <icons> icons two pay one cost together, and <usable> is usable after it
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell   |
        | Mage | North | b3   | <icons> |
        | Ogre | South | b2   |         |
      And North's hand holds these cards
        | card  | kind         | effect                                      |
        | Nova  | battle spell | before-attack, cost fire fire: gain 1 power |
        | Spark | battle spell | before-attack, cost fire: gain 1 power      |
      And North has marched Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Nova paid by Mage's fire fire
      When both sides pass
      Then North can use <usable>

      Examples:
        | icons          | usable        |
        | fire fire      | nothing       |
        | fire fire fire | exactly Spark |

    @since.2.00
    Scenario: more slots than the unit has cannot be named
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | fire  |         |
        | Ogre | North | b2   |       |         |
      And South's hand holds these cards
        | card | kind         | effect                                      |
        | Nova | battle spell | quick, cost fire fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Nova on Ogre paid by Mage's fire fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required

    @since.2.00
    Scenario: in another battle the slot is free again
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | North | c3   | fire  |         |
        | Ogre | South | c2   |       | 3       |
        | Imp  | South | c1   |       | 3       |
      And North's hand holds these cards
        | card  | kind         | effect                                 |
        | Spark | battle spell | quick, cost fire: [3] to an enemy unit |
        | Flash | battle spell | quick, cost fire: [3] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      And North has used Spark on Ogre paid by Mage's fire
      And the battle has been fought out with North going first
      And North plays the turn to its end
      And South discards nothing
      And South has marched Imp to c2
      And the battle has reached North's quick timing
      When North uses Flash on Imp paid by Mage's fire
      Then Imp is not on the battlefield

    @deus.ruling.exhausted_unit_may_use_spell
    Scenario: the slot of a unit that has attacked is still free
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | attack | defence | effect                                        |
        | Mage | South | a1   | fire  | 2      | 9       |                                               |
        | Ogre | North | a2   |       |        | 3       | before-attack: attack +1 to one of your units |
      And South's hand holds these cards
        | card  | kind         | effect                                   |
        | Flare | battle spell | counter, cost fire: [3] to an enemy unit |
      And South has marched Mage to a2
      And the battle has reached North's before-attack timing, South having gone first
      And North has used Ogre on Ogre
      And South has used Flare on Ogre paid by Mage's fire
      When both sides pass
      Then Ogre is not on the battlefield

    @deus.ruling.multi_icon_cost_any_slot @since.2.00
    Scenario: a multi slot that has paid as fire cannot pay as water afterwards
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | multi |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                           |
        | Spark | battle spell | quick, cost fire: attack +1 to one of your units |
        | Spray | battle spell | quick, cost water: [3] to an enemy unit          |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Spark on Mage paid by Mage's multi
      When South tries to use Spray on Ogre paid by Mage's multi
      Then it is refused under deus.standing.spell_slots or deus.cost.required

    @since.2.00
    Scenario: a slot stays consumed when another of the unit pays after it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell      |
        | Mage | South | b1   | fire water |
        | Ogre | North | b2   |            |
      And South's hand holds these cards
        | card  | kind         | effect                                            |
        | Spark | battle spell | quick, cost fire: attack +1 to one of your units  |
        | Spray | battle spell | quick, cost water: attack +1 to one of your units |
        | Flash | battle spell | quick, cost fire: [3] to an enemy unit            |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      And South has used Spark on Mage paid by Mage's fire
      And South has used Spray on Mage paid by Mage's water
      When South tries to use Flash on Ogre paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required
      And South can use nothing

    @until.2.00
    Scenario: in the draft, a slot pays once at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | fire  |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                              |
        | Flare | battle spell | before-attack, cost fire fire: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's after-attack timing
      When South tries to use Flare on Ogre paid by Mage's fire fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required

    @until.2.00
    Scenario: in the draft, a slot that has paid before the attack does not pay after it
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | spell |
        | Mage | South | b1   | 3       | fire  |
        | Ogre | North | b2   | 9       |       |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Flare | battle spell | before-attack, cost fire: [1] to an enemy unit |
        | Blaze | battle spell | before-attack, cost fire: [1] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's before-attack timing
      And South has used Flare on Ogre paid by Mage's fire
      And the battle has reached South's after-attack timing
      When South tries to use Blaze on Ogre paid by Mage's fire
      Then it is refused under deus.standing.spell_slots or deus.cost.required

    Scenario Outline: at the <timing> a unit with one slot does not pay two icons
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | South | b1   |       |
        | Shaman | North | b2   | fire  |
      And North's hand holds these cards
        | card  | kind         | effect                                       |
        | Blaze | battle spell | <mark>, cost fire fire: [1] to an enemy unit |
      And South has marched Knight to b2
      And the battle has reached North's <timing>
      When North tries to use Blaze on Knight paid by Shaman's fire fire
      Then it is refused under deus.standing.spell_slots

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

      @since.2.00
      Examples:
        | timing       | mark  |
        | quick timing | quick |

      @until.2.00
      Examples:
        | timing              | mark          |
        | after-attack timing | before-attack |

    Scenario: a slot spent before its side's attack pays for no counter to the enemy's
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | c3   |       |
        | Shaman | South | c2   | fire  |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | before-attack, cost fire: [1] to an enemy unit |
        | Ash   | battle spell | counter, cost fire: [1] to an enemy unit       |
      And North has marched Knight to c2
      And the battle has reached South's before-attack timing
      And South has used Blaze on Knight paid by Shaman's fire
      And both sides have passed
      And the battle has reached South's right to counter
      When South tries to use Ash on Knight paid by Shaman's fire
      Then it is refused under deus.standing.spell_slots

    Scenario Outline: however it came, a unit has its slot and its ability beside one that waited: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | c2   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
      And South's hand holds these cards
        | card | instant | spell | effect                                      |
        | Imp  | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | effect                                      |
        | Wisp | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | effect                                      |
        | Spark | fire  | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | effect                                      |
        | Ghost | fire  | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to c2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      When both sides pass
      Then <unit> has attack 3

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    Scenario Outline: however it came, a unit pays with its slot only once beside one that waited: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | a1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | a2   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
      And South's hand holds these cards
        | card | instant | spell | effect                                      |
        | Imp  | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | effect                                      |
        | Wisp | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | effect                                      |
        | Spark | fire  | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | effect                                      |
        | Ghost | fire  | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to a2
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      And both sides have passed
      When <side> tries to use <unit> paid by <unit>'s fire
      Then it is refused under deus.standing.spell_slots

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    Scenario Outline: however it came, a unit has its slot and its ability beside one that intercepted: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | b1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | b3   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
      And South's hand holds these cards
        | card | instant | spell | effect                                      |
        | Imp  | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | effect                                      |
        | Wisp | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | effect                                      |
        | Spark | fire  | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | effect                                      |
        | Ghost | fire  | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to b2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      When both sides pass
      Then <unit> has attack 3

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    Scenario Outline: however it came, a unit pays with its slot only once beside one that intercepted: <unit>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                         | spell |
        | Knight | South | c1   | when a battle begins, forced: summon token Spark / before-attack, cost fire: attack +1 to this | fire  |
        | Ogre   | North | c3   | when a battle begins, forced: summon token Ghost / before-attack, cost fire: attack +1 to this | fire  |
      And South's hand holds these cards
        | card | instant | spell | effect                                      |
        | Imp  | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And North's hand holds these cards
        | card | instant | spell | effect                                      |
        | Wisp | yes     | fire  | before-attack, cost fire: attack +1 to this |
      And South's token area holds these tokens
        | token | spell | effect                                      |
        | Spark | fire  | before-attack, cost fire: attack +1 to this |
      And North's token area holds these tokens
        | token | spell | effect                                      |
        | Ghost | fire  | before-attack, cost fire: attack +1 to this |
      And South has marched Knight to c2
      And North has intercepted with Ogre
      And South has instantly summoned Imp
      And the battle has reached North's instant summon timing
      And North has instantly summoned Wisp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit> paid by <unit>'s fire
      And both sides have passed
      When <side> tries to use <unit> paid by <unit>'s fire
      Then it is refused under deus.standing.spell_slots

      Examples:
        | unit   | side  |
        | Knight | South |
        | Imp    | South |
        | Spark  | South |
        | Ogre   | North |
        | Wisp   | North |
        | Ghost  | North |

    @since.2.00
    Scenario: a unit that comes back in a later battle has all its slots
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | instant | spell | attack | defence | effect                                          |
        | Knight | North | b3   |         |       | 9      | 9       | before-attack: return to hand one of your units |
        | Mage   | North | b3   | yes     | fire  | 0      | 9       | before-attack, cost fire: gain 1 power          |
        | Squire | North | c3   |         |       | 0      | 9       |                                                 |
        | Ogre   | South | b2   |         |       | 0      | 3       |                                                 |
        | Troll  | South | c2   |         |       | 0      | 9       |                                                 |
      And North has marched Knight and Mage to b2
      And the battle has reached North's before-attack timing
      And North has used Mage paid by Mage's fire
      And both sides have passed
      And North has used Knight on Mage
      And both sides have passed
      And North has passed
      And both sides have passed
      And North has marched Squire to c2
      And North has instantly summoned Mage
      And the battle has reached North's before-attack timing
      And North has used Mage paid by Mage's fire
      When both sides pass
      Then North's power is 2

  @deus.standing.spell_multi
  Rule: A multi slot counts as any one icon its player chooses when it is consumed.
    @since.2.00
    Scenario Outline: a multi slot pays any icon
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | b1   | multi |         |
        | Ogre | North | b2   |       | 3       |
      And South's hand holds these cards
        | card | kind         | effect                                   |
        | Bolt | battle spell | quick, cost <icon>: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Bolt on Ogre paid by Mage's multi
      Then Ogre is not on the battlefield

      Examples:
        | icon  |
        | fire  |
        | water |
        | earth |
        | wind  |
        | holy  |
        | evil  |

    @since.2.00
    Scenario: one multi slot cannot pay two icons
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | c3   | multi |
        | Ogre | South | c2   |       |
      And North's hand holds these cards
        | card  | kind         | effect                                       |
        | Steam | battle spell | quick, cost fire water: [3] to an enemy unit |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North tries to use Steam on Ogre paid by Mage's multi
      Then it is refused under deus.standing.spell_multi

    @since.2.00
    Scenario: two multi slots pay two different icons
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell | defence |
        | Mage | South | a1   | multi |         |
        | Seer | South | a1   | multi |         |
        | Ogre | North | a2   |       | 3       |
      And South's hand holds these cards
        | card  | kind         | effect                                       |
        | Steam | battle spell | quick, cost fire water: [3] to an enemy unit |
      And South has marched Mage and Seer to a2
      And the battle has reached South's quick timing
      When South uses Steam on Ogre paid by Mage's multi and Seer's multi
      Then Ogre is not on the battlefield

    @deus.ruling.multi_icon_cost_any_slot @since.2.00
    Scenario Outline: a multi icon in a cost is paid by any slot
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell  | defence |
        | Mage | North | b3   | <slot> |         |
        | Ogre | South | b2   |        | 3       |
      And North's hand holds these cards
        | card | kind         | effect                                  |
        | Bolt | battle spell | quick, cost multi: [3] to an enemy unit |
      And North has marched Mage to b2
      And the battle has reached North's quick timing
      When North uses Bolt on Ogre paid by Mage's <slot>
      Then Ogre is not on the battlefield

      Examples:
        | slot  |
        | water |
        | holy  |
        | multi |

    @deus.ruling.multi_icon_cost_any_slot @since.2.00
    Scenario: a multi icon in a cost needs one slot, not none
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | c1   | water |
        | Ogre | North | c2   |       |
      And South's hand holds these cards
        | card | kind         | effect                                        |
        | Surf | battle spell | quick, cost water multi: [3] to an enemy unit |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South tries to use Surf on Ogre paid by Mage's water
      Then it is refused under deus.cost.required

    Scenario Outline: one multi slot does not pay two icons at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | North | a3   | multi |
        | Ogre | South | a2   |       |
      And North's hand holds these cards
        | card  | kind         | effect                                        |
        | Steam | battle spell | <mark>, cost fire water: [3] to an enemy unit |
      And North has marched Mage to a2
      And the battle has reached North's <timing>
      When North tries to use Steam on Ogre paid by Mage's multi
      Then it is refused under deus.standing.spell_multi

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

    @until.2.00
    Scenario: in the draft, one multi slot does not pay two icons at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | spell |
        | Mage | South | b1   | multi |
        | Ogre | North | b2   |       |
      And South's hand holds these cards
        | card  | kind         | effect                                               |
        | Steam | battle spell | before-attack, cost fire water: [3] to an enemy unit |
      And South has marched Mage to b2
      And the battle has reached South's after-attack timing
      When South tries to use Steam on Ogre paid by Mage's multi
      Then it is refused under deus.standing.spell_multi

    Scenario Outline: a multi slot of the defending side pays one icon, not two, at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell |
        | Knight | North | a3   |       |
        | Ogre   | South | a2   | multi |
      And South's hand holds these cards
        | card  | kind         | effect                                              |
        | Blaze | battle spell | <mark>, cost fire water: attack -1 to an enemy unit |
      And North has marched Knight to a2
      And the battle has reached South's <timing>
      When South tries to use Blaze on Knight paid by Ogre's multi
      Then it is refused under deus.standing.spell_multi

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

      @since.2.00
      Examples:
        | timing       | mark  |
        | quick timing | quick |

      @until.2.00
      Examples:
        | timing              | mark          |
        | after-attack timing | before-attack |

    @deus.ruling.multi_icon_cost_any_slot
    Scenario Outline: a multi icon is paid by any slot at the <timing>: <slot>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | spell  |
        | Knight | North | a3   |        |
        | Ogre   | South | a2   | <slot> |
      And South's hand holds these cards
        | card  | kind         | effect                                         |
        | Blaze | battle spell | <mark>, cost multi: attack -1 to an enemy unit |
      And North has marched Knight to a2
      And the battle has reached South's <timing>
      When South uses Blaze on Knight paid by Ogre's <slot>
      Then a battle is going on in a2

      Examples:
        | timing               | mark          | slot  |
        | before-attack timing | before-attack | water |
        | before-attack timing | before-attack | evil  |
        | before-attack timing | before-attack | multi |
        | right to counter     | counter       | water |
        | right to counter     | counter       | evil  |
        | right to counter     | counter       | multi |

      @since.2.00
      Examples:
        | timing       | mark  | slot  |
        | quick timing | quick | water |
        | quick timing | quick | evil  |
        | quick timing | quick | multi |

      @until.2.00
      Examples:
        | timing              | mark          | slot  |
        | after-attack timing | before-attack | water |
        | after-attack timing | before-attack | evil  |
        | after-attack timing | before-attack | multi |
