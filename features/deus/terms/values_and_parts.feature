Feature: Terms

  @deus.terms.mod_attack
  Rule: A modifier written as "attack +x" or "attack -x" changes the unit's attack by that amount.
    Scenario Outline: attack 3 with <change>
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack <change> to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | b1   | 3      | 3       |
        | Squire | South | b1   | 3      | 3       |
      When South uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | attack   | defence |
        | Knight | <attack> | 3       |
        | Squire | 3        | 3       |

      Examples:
        | change | attack |
        | +2     | 5      |
        | -1     | 2      |
        | -3     | 0      |

    @deus.ruling.modifiers_sum_without_floor
    Scenario: a modifier may take attack below 0
      Given it is North's main phase
      And North's summoner is Magus with ritual: attack -4 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack |
        | Knight | North | c3   | 3      |
      When North uses Magus on Knight
      Then Knight has attack -1

    @deus.ruling.modifiers_sum_without_floor @since.2.00
    Scenario Outline: two changes add up in any order: <one> and <other>
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | attack | effect                                     |
        | Knight | South | a1   | 3      |                                            |
        | Sage   | South | a1   |        | quick: attack <one> to one of your units   |
        | Seer   | South | a1   |        | quick: attack <other> to one of your units |
        | Ogre   | North | a2   |        |                                            |
      And South has marched Knight, Sage and Seer to a2
      And the battle has reached South's quick timing
      And South has used Sage on Knight
      When South uses Seer on Knight
      Then Knight has attack 1

      Examples:
        | one | other |
        | -5  | +3    |
        | +3  | -5    |

  @deus.terms.mod_defence
  Rule: A modifier written as "defence +x" or "defence -x" changes the unit's defence by that amount.
    Scenario Outline: defence 3 with <change>
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence <change> to one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | North | b3   | 3      | 3       |
        | Squire | North | b3   | 3      | 3       |
      When North uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | attack | defence   |
        | Knight | 3      | <defence> |
        | Squire | 3      | 3         |

      Examples:
        | change | defence |
        | +2     | 5       |
        | -1     | 2       |
        | -2     | 1       |

    Scenario: a unit of defence 3 does not survive -3
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -3 to one of your units
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | c1   | 3       |
      When South uses Magus on Knight
      Then Knight is in South's discard pile

    @deus.ruling.modifiers_sum_without_floor @since.2.00
    Scenario: a lowered defence is what damage is compared with
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | defence | effect                             |
        | Knight | North | a3   |         | quick: [2] to an enemy unit        |
        | Sage   | North | a3   |         | quick: defence -3 to an enemy unit |
        | Ogre   | South | a2   | 4       | constant: defence +1 to this       |
      And North has marched Knight and Sage to a2
      And the battle has reached North's quick timing
      And North has used Sage on Ogre
      When North uses Knight on Ogre
      Then Ogre is in South's discard pile

  @deus.terms.or
  Rule: Alternatives joined by the word "or" are met automatically when at least one of them applies.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +2 to one of your fire or water units

    Scenario Outline: a unit that is <attribute>
      Given these units are on the battlefield
        | unit   | side  | area | attack | attribute   |
        | Knight | South | b1   | 2      | <attribute> |
      When South uses Magus on Knight
      Then Knight has attack 4

      Examples:
        | attribute      |
        | fire           |
        | water          |
        | fire and water |
        | water and evil |

    Scenario: a unit to which neither of two alternatives applies
      Given these units are on the battlefield
        | unit   | side  | area | attack | attribute |
        | Knight | South | c1   | 2      | earth     |
        | Squire | South | c1   | 2      | fire      |
      When South tries to use Magus on Knight
      Then it is refused under deus.ruling.no_declaration_without_target
      And Knight has attack 2

  @deus.terms.amp
  Rule: Contents joined by "&" are all applied at the same time.
    Scenario: both parts of a joined effect apply
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack -2 & defence -1 to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | attack | defence |
        | Ogre | North | a2   | 3      | 3       |
      When South uses Magus on Ogre
      Then Ogre has attack 1
      And Ogre has defence 2

    Scenario: nothing is checked between the parts
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence -3 & defence +1 to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | South | b2   | 3       |
      When North uses Magus on Ogre
      Then Ogre has defence 1

    Scenario: the damage meets the defence from before
      Given it is South's main phase
      And South's summoner is Magus with ritual: defence -1 & [2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | North | c2   | 3       |
      When South uses Magus on Ogre
      Then Ogre has defence 2

    Scenario: parts that apply one after the other are worded otherwise
      Given it is North's main phase
      And North's summoner is Magus with ritual: defence -1 to an enemy unit, then [2] to an enemy unit
      And these units are on the battlefield
        | unit | side  | area | defence |
        | Ogre | South | a2   | 3       |
      When North uses Magus on Ogre
      Then Ogre is in South's discard pile

    Scenario Outline: who leaves at the same time notices, <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text>
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | North | b3   | when an enemy unit dies, field, forced: gain 1 power |
        | Ogre   | South | b2   |                                                      |
      When North uses Magus
      Then the battlefield is empty
      And North's power is 1

      Examples:
        | text                                               |
        | kill enemy units & kill your units                 |
        | kill enemy units & discard your units              |
        | discard your units & kill enemy units              |
        | kill enemy units & return to hand your units       |
        | return to hand your units & [9] to all enemy units |

    Scenario: who has left with the part before does not notice
      Given it is South's main phase
      And South's summoner is Magus with ritual: discard your units, then kill enemy units
      And these units are on the battlefield
        | unit   | side  | area | effect                                               |
        | Knight | South | c1   | when an enemy unit dies, field, forced: gain 1 power |
        | Ogre   | North | c2   |                                                      |
      When South uses Magus
      Then the battlefield is empty
      And South's power is 0

    Scenario: who dies notices that others are discarded at the same time
      Given it is North's main phase
      And North's summoner is Magus with ritual: kill your units & discard enemy units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                       |
        | Knight | North | a3   | when an enemy unit is discarded, field, forced: gain 1 power |
        | Ogre   | South | a2   |                                                              |
      When North uses Magus
      Then the battlefield is empty
      And North's power is 1

    Scenario: who leaves does not see who comes
      Given it is North's main phase
      And North's summoner is Magus with ritual: return to hand your units & summon token Strain
      And North's token area holds these tokens
        | token  |
        | Strain |
      And these units are on the battlefield
        | unit   | side  | area | effect                                                              |
        | Knight | North | b3   | when another of your units is summoned, field, forced: gain 1 power |
      When North uses Magus to b3
      Then Knight is in North's hand
      And Strain is in b3
      And North's power is 0

    @deus.ruling.joined_protection
    Scenario Outline: protection by the same group comes in time, <text>
      Given it is North's main phase
      And North's summoner is Magus with ritual: <text> one of your units
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | North | c3   | 3       |
      When North uses Magus on Knight
      Then Knight is in c3

      Examples:
        | text              |
        | [9] & cannot die  |
        | cannot die & [9]  |
        | kill & cannot die |

    @deus.ruling.joined_protection
    Scenario Outline: what lessens damage comes too late for the same group, <text>
      Given it is South's main phase
      And South's summoner is Magus with ritual: <text> one of your units
      And these units are on the battlefield
        | unit   | side  | area | defence |
        | Knight | South | a1   | 3       |
      When South uses Magus on Knight
      Then Knight is in South's discard pile

      Examples:
        | text                          |
        | [3] & defence +1              |
        | defence +1 & [3]              |
        | [3] & ward 1 against typeless |

    Scenario: three parts are applied together
      Given it is South's main phase
      And South's summoner is Magus with ritual: attack +1 & defence +2 & exhaust one of your units
      And these units are on the battlefield
        | unit   | side  | area | attack | defence |
        | Knight | South | a1   | 2      | 3       |
      When South uses Magus on Knight
      Then the battlefield holds exactly these units
        | unit   | attack | defence | state     |
        | Knight | 3      | 5       | exhausted |
