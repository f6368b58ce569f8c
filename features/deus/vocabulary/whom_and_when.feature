Feature: Vocabulary

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

    Scenario: a kill of that unit is for the one that was damaged
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
      Then it is refused under deus.ritual.unit_hand or deus.vocabulary.usable_from
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
      Then it is refused under deus.ritual.unit_hand or deus.vocabulary.usable_from
      And South's power is 0
