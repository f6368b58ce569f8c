Feature: Vocabulary

  @deus.vocabulary.filter_attribute
  Rule: A text that names attributes concerns units that have at least one of them.
    Scenario: a text that names attributes may choose a unit that has one
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attribute | effect                             |
        | Herald | South | b1   | earth     | constant, field: attack +1 to this |
        | Knight | South | b1   | fire      |                                    |
      And South's summoner is Magus with ritual: kill a fire or holy unit
      When South uses Magus on Knight
      Then Knight is in South's discard pile

    Scenario: a text that names attributes may not choose a unit that has none of them
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attribute |
        | Herald | North | c3   | earth     |
        | Knight | North | c3   | fire      |
      And North's summoner is Magus with ritual: kill a fire or holy unit
      When North tries to use Magus on Herald
      Then it is refused under deus.ruling.no_declaration_without_target
      And Herald is still in c3

    Scenario Outline: each of a unit's attributes counts: <attribute>
      Given it is South's main phase
      And South's summoner is Magus with ritual: exhaust an enemy <attribute> unit
      And these units are on the battlefield
        | unit | side  | area | attribute      |
        | Ogre | North | b3   | fire and water |
      When South uses Magus on Ogre
      Then Ogre is exhausted

      Examples:
        | attribute     |
        | fire          |
        | water         |
        | wind or water |

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

    Scenario: a constant concerns units of the race
      Given a card with these fields lies in South's hand
        | field     | value                                                                                                                      |
        | name      | Archer                                                                                                                     |
        | kind      | unit                                                                                                                       |
        | level     | 2                                                                                                                          |
        | attack    | 2                                                                                                                          |
        | defence   | 3                                                                                                                          |
        | march     | walk                                                                                                                       |
        | constants | [{"scope": "field", "change": {"verb": "change", "to": "enemies", "attack": 1}, "filter": {"races": ["Dragon", "Beast"]}}] |
      And South has ended the phase
      When South summons Archer to b1
      Then Wolf has attack 3
      And Ogre has attack 2

    Scenario: a trigger chooses no unit of another race
      Given a card with these fields lies in South's hand
        | field    | value                                                                                                                                    |
        | name     | Scout                                                                                                                                    |
        | kind     | unit                                                                                                                                     |
        | level    | 2                                                                                                                                        |
        | attack   | 2                                                                                                                                        |
        | defence  | 3                                                                                                                                        |
        | march    | walk                                                                                                                                     |
        | triggers | [{"when": {"event": "summoned"}, "scope": "field", "target": {"filter": {"races": ["Dragon", "Beast"]}}, "do": [[{"verb": "exhaust"}]]}] |
      And South has ended the phase
      And South has summoned Scout to c1
      When South tries to use Scout's trigger on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is ready

  @deus.vocabulary.filter_level
  Rule: A text that bounds the level concerns units from that level on or up to it.
    Scenario Outline: a unit of level <level> for level 6 or <bound>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit of level 6 or <bound>
      And these units are on the battlefield
        | unit | side  | area | level   |
        | Ogre | North | a2   | <level> |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

      Examples:
        | level | bound |
        | 2     | less  |
        | 6     | less  |
        | 6     | more  |
        | 8     | more  |

    Scenario Outline: a unit of level <level> is refused for level 6 or <bound>
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill an enemy unit of level 6 or <bound>
      And these units are on the battlefield
        | unit | side  | area | level   |
        | Ogre | South | b2   | <level> |
      When North tries to use Magus on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is still in b2

      Examples:
        | level | bound |
        | 7     | less  |
        | 5     | more  |

    Scenario Outline: a constant concerns units of the level it names: <text>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | level | attack | effect                             |
        | Bearer | North | c3   | 1     | 0      | constant: attack +1 to your <text> |
        | Giant  | North | c3   | 5     | 1      |                                    |
        | Squire | North | c3   | 2     | 1      |                                    |
        | Ogre   | South | c2   | 2     | 1      |                                    |
      And North has marched Bearer, Giant and Squire to c2
      When the battle reaches North's before-attack timing
      Then the battlefield holds exactly these units
        | unit   | attack   |
        | Bearer | <bearer> |
        | Giant  | <giant>  |
        | Squire | <squire> |
        | Ogre   | 1        |

      Examples:
        | text                     | bearer | giant | squire |
        | units of level 2 or less | 1      | 1     | 2      |
        | units of level 2 or more | 0      | 2     | 2      |
        | units of level 5 or more | 0      | 2     | 1      |

  @deus.vocabulary.filter_state
  Rule: A text that names a state concerns units in that state.
    Scenario Outline: <state> for <state>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill a <state> enemy unit
      And these units are on the battlefield
        | unit | side  | area | state   |
        | Ogre | North | c2   | <state> |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

      Examples:
        | state     |
        | ready     |
        | exhausted |

    Scenario Outline: <other> for <state> is refused
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill a <state> enemy unit
      And these units are on the battlefield
        | unit | side  | area | state   |
        | Ogre | South | a2   | <other> |
      When North tries to use Magus on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is still in a2

      Examples:
        | state     | other     |
        | ready     | exhausted |
        | exhausted | ready     |

  @deus.vocabulary.filter_place
  Rule: A text that names front areas or territories concerns the units that are there.
    Scenario Outline: a unit in <area> for a text that names the <place>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit in a <place> area
      And these units are on the battlefield
        | unit | side  | area   |
        | Ogre | North | <area> |
      When South uses Magus on Ogre
      Then Ogre is in North's discard pile

      Examples:
        | place     | area |
        | front     | a2   |
        | front     | c2   |
        | territory | b3   |

    Scenario Outline: a unit in <area> is refused for a text that names the <place>
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit in a <place> area
      And these units are on the battlefield
        | unit | side  | area   |
        | Ogre | North | <area> |
      When South tries to use Magus on Ogre
      Then it is refused under deus.ruling.no_declaration_without_target
      And Ogre is still in <area>

      Examples:
        | place     | area |
        | front     | b3   |
        | territory | b2   |

    Scenario: a constant holds as long as the unit is there
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                                   |
        | Knight | North | c2   | 2      | constant, field: attack +1 to your units in a front area |
        | Squire | North | b3   | 2      |                                                          |
      And North has marched Squire to b2
      When North marches Knight to c3
      Then Squire has attack 3
      And Knight has attack 2

  @deus.vocabulary.others
  Rule: "Your other units" are all units of the text's player in its scope but the unit whose text it is.
    @since.2.00
    Scenario: an effect for your other units in a battle
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                   |
        | Knight | North | b3   | 2      | quick: attack +1 to all your other units |
        | Squire | North | b3   | 2      |                                          |
        | Archer | North | a3   | 2      |                                          |
        | Ogre   | South | b2   | 2      |                                          |
      And North has marched Knight and Squire to b2
      And the battle has reached North's quick timing
      When North uses Knight
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Knight | 2      |
        | Squire | 3      |
        | Archer | 2      |
        | Ogre   | 2      |

    Scenario: a constant for your other units
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                         |
        | Knight | South | c1   | 2      | constant, field: attack +1 to your other units |
        | Squire | South | b1   | 2      |                                                |
        | Ogre   | North | c3   | 2      |                                                |
      When South marches Squire to b2
      Then the battlefield holds exactly these units
        | unit   | attack |
        | Knight | 2      |
        | Squire | 3      |
        | Ogre   | 2      |

    Scenario: a unit among your other units is a proper target, as in any group
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                            |
        | Knight | North | c3   | 3       | before-attack: defence +1 to all your other units |
        | Squire | North | c3   | 3       |                                                   |
        | Ogre   | South | c2   |         | counter: [3] to an enemy unit                     |
      And North has marched Knight and Squire to c2
      And the battle has reached North's before-attack timing
      And North has used Knight
      And South has used Ogre on Squire
      When both sides pass
      Then Squire is not on the battlefield
      And Knight has defence 3

    Scenario: a spell has no others
      Given it is North's main phase
      And North's hand holds these cards
        | card | kind         | effect                                    |
        | Hymn | ritual spell | ritual: attack +1 to all your other units |
      When the position is put on the table
      Then it is turned down

    Scenario: exhausted units are among the others, too
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     | defence | effect                                     |
        | Knight | South | b1   | ready     | 3       |                                            |
        | Ogre   | North | b2   | ready     | 3       | before-attack: [3] to all your other units |
        | Imp    | North | b2   | exhausted | 3       |                                            |
        | Wisp   | North | b2   | ready     | 3       |                                            |
      And South has marched Knight to b2
      And the battle has reached North's before-attack timing
      And North has used Ogre
      When both sides pass
      Then the battlefield holds exactly these units
        | unit   |
        | Knight |
        | Ogre   |

  @deus.vocabulary.trigger_each
  Rule: A trigger marked "each" is due once for every unit that met its condition.
    Scenario: a trigger marked each is due twice for two deaths at once
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill two enemy units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                     |
        | Reaper | South | a1   | when an enemy unit dies, field, forced, each: gain 1 power |
        | Ogre   | North | a2   |                                                            |
        | Troll  | North | b2   |                                                            |
      When South uses Magus on Ogre and Troll
      Then South's power is 2
      And South is asked for main action

    Scenario: a unit that did not meet the condition is not counted
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill two units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                     |
        | Reaper | North | b3   | when an enemy unit dies, field, forced, each: gain 1 power |
        | Page   | North | b3   |                                                            |
        | Ogre   | South | b2   |                                                            |
      When North uses Magus on Ogre and Page
      Then North's power is 1
      And North is asked for main action

    Scenario: a trigger without the mark each is due once for two units
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill two enemy units
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Reaper | South | b1   | when an enemy unit dies, field, forced: gain 1 power |
        | Ogre   | North | b2   |                                                      |
        | Troll  | North | c2   |                                                      |
      When South uses Magus on Ogre and Troll
      Then South's power is 1
      And South is asked for main action

  @deus.vocabulary.that_unit
  Rule: "That unit", in a trigger, is the unit that met its condition.
    Scenario: a kill of that unit is for the one that was damaged
      Given it is North's main phase
      And North's summoner is Magus with ritual: [1] to an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                                                       |
        | Reaper | North | c3   |         | when an enemy unit is damaged, field, forced: kill that unit |
        | Ogre   | South | c2   | 5       |                                                              |
        | Troll  | South | c2   | 5       |                                                              |
      When North uses Magus on Ogre
      Then the battlefield holds exactly these units
        | unit   |
        | Reaper |
        | Troll  |

    Scenario: a unit that is gone is not reached any more
      Given it is South's main phase
      And South's summoner is Magus with ritual: kill an enemy unit
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                       |
        | Reaper | South | a1   | when an enemy unit dies, field, forced: exhaust that unit, then gain 1 power |
        | Ogre   | North | a2   |                                                                              |
        | Troll  | North | a2   |                                                                              |
      When South uses Magus on Ogre
      Then Troll is ready
      And South's power is 0

  @deus.vocabulary.usable_from
  Rule: A unit's ritual is used from the hand, or only from the battlefield if its text says so.
    Scenario: a ritual is used from the battlefield by its text
      Given it is North's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                     |
        | Druid | North | b3   | ritual, from the battlefield: gain 1 power |
      When North uses Druid
      Then North's power is 1

    Scenario: a ritual for the battlefield is not used from the hand
      Given it is South's main phase
      And South's hand holds these cards
        | card  | effect                                     |
        | Druid | ritual, from the battlefield: gain 1 power |
      When South tries to use Druid
      Then it is refused under deus.ritual.unit_hand or deus.vocabulary.usable_from
      And South's power is 0

    Scenario: a ritual without a text about the battlefield is used from the hand
      Given it is North's main phase
      And North's hand holds these cards
        | card  | effect               |
        | Druid | ritual: gain 1 power |
      When North uses Druid
      Then North's power is 1

    Scenario: a ritual without a text about the battlefield is not used from there
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect               |
        | Druid | South | b1   | ritual: gain 1 power |
      When South tries to use Druid
      Then it is refused under deus.ritual.unit_hand or deus.vocabulary.usable_from
      And South's power is 0
