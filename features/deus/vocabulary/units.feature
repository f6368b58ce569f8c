Feature: Vocabulary

  @deus.vocabulary.exhaust
  Rule: To exhaust makes units exhausted; one that already is stays so.
    Scenario Outline: exhausting a <state> unit
      Given it is North's main phase
      And North's summoner is Magus with ritual: exhaust one of your units
      And these units are on the battlefield
        | unit   | side  | area | state   |
        | Knight | North | c3   | <state> |
        | Squire | North | c3   | ready   |
      When North uses Magus on Knight
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
      And South's summoner is Magus with ritual: ready one of your units
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | South | a1   | <state>   |
        | Squire | South | a1   | exhausted |
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
        | Ogre | North | c2   | when this is damaged, field, forced: gain 1 power |
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
        | Ogre | North | a2   | when this is discarded, field, forced: gain 1 power |
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
    Scenario: an enemy unit is returned to its owner's hand
      Given it is North's main phase
      And North's summoner is Magus with ritual: return to hand an enemy unit
      And these units are on the battlefield
        | unit | side  | area |
        | Ogre | South | c2   |
      When North uses Magus on Ogre
      Then Ogre is in South's hand
      And c2 is empty

    Scenario: a returned token that may not be in a hand
      Given it is South's main phase
      And South's summoner is Magus with ritual: return to hand one of your units
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

    @since.2.00
    Scenario Outline: <seat> returns a token of <owner>'s that may not be in a hand
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit | side    | area   | effect                                             |
        | Mage | <seat>  | <from> | quick: return to hand an enemy unit                |
        | Ogre | <owner> | b2     | when a battle begins, forced: summon token Specter |
      And <owner>'s token area holds these tokens
        | token   | hand  |
        | Specter | never |
      And <seat> has marched Mage to b2
      And the battle has reached <seat>'s quick timing
      When <seat> uses Mage on Specter
      Then Specter is in <owner>'s token area
      And <seat>'s token area has 0 cards

      Examples:
        | seat  | owner | from |
        | South | North | b1   |
        | North | South | b3   |

    Scenario: a unit returned to hand has neither died nor been discarded
      Given it is North's main phase
      And North's summoner is Magus with ritual: return to hand one of your units
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                            |
        | Knight | North | a3   | when this dies, field, forced: gain 1 power / when this is discarded, field, forced: gain 1 power |
      When North uses Magus on Knight
      Then Knight is in North's hand
      And North's power is 0

  @deus.vocabulary.move
  Rule: To move puts one's own units, as they are, into own territory or a front area without enemies, within the limit.
    Background:
      Given it is South's main phase
      And South's summoner is Magus with ritual: move one of your units

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

    Scenario: a unit of level 8 is not moved to where there is one of level 1
      Given these units are on the battlefield
        | unit  | side  | area | level |
        | Titan | South | b1   | 8     |
        | Page  | South | c1   | 1     |
      When South tries to use
        | card  | on    | to |
        | Magus | Titan | c1 |
      Then it is refused under deus.limit_adjust.not_intentional

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

    Scenario Outline: a text that would move units of the other side does not exist: <text>
      Given South's hand holds these cards
        | card | kind         | effect         |
        | Push | ritual spell | ritual: <text> |
      When the position is put on the table
      Then it is turned down

      Examples:
        | text                 |
        | move an enemy unit   |
        | move a unit          |
        | move all enemy units |
        | move all units       |

    Scenario Outline: a trigger may move that unit only if it is its player's: <who> is <answer>
      Given South's hand holds these cards
        | card   | effect                                        |
        | Herald | when <who> is summoned, field: move that unit |
      When the position is put on the table
      Then it is <answer>

      Examples:
        | who                   | answer      |
        | this                  | accepted    |
        | one of your units     | accepted    |
        | another of your units | accepted    |
        | an enemy unit         | turned down |
        | any unit              | turned down |

    Scenario: the enemy has come there before the move takes effect
      Given these units are on the battlefield
        | unit   | side  | area | effect                                                   |
        | Knight | South | b1   | before-attack: move one of your units, then gain 1 power |
        | Ogre   | North | b2   |                                                          |
        | Troll  | North | b2   | counter: move this                                       |
      And South has marched Knight to b2
      And the battle has reached South's before-attack timing
      And South has used
        | card   | on     | to |
        | Knight | Knight | a2 |
      And North has used
        | card  | to |
        | Troll | a2 |
      When both sides pass
      Then Troll is in a2
      And Knight is in b2
      And South's power is 0

    Scenario: a unit that moves twice is counted once
      Given South's hand holds these cards
        | card | kind         | effect                                                      |
        | Rite | ritual spell | ritual: move one of your units, then move one of your units |
      And these units are on the battlefield
        | unit   | side  | area | level |
        | Giant  | South | a1   | 5     |
        | Knight | South | b1   | 3     |
      When South uses
        | card | on    | to |
        | Rite | Giant | b1 |
      Then Giant is in b1

    Scenario: nobody is put among enemy tokens
      Given these units are on the battlefield
        | unit   | side  | area | kind  |
        | Knight | South | b1   |       |
        | Ghost  | North | a2   | token |
      When South tries to use
        | card  | on     | to |
        | Magus | Knight | a2 |
      Then it is refused under deus.limit_adjust.not_intentional
      And Knight is still in b1

    Scenario: a battle marker keeps nobody from being put there
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | b1   |
      And a battle marker lies on c2
      When South uses
        | card  | on     | to |
        | Magus | Knight | c2 |
      Then Knight is in c2
      And South is asked for main action

    Scenario: a unit that has been put somewhere may march from there
      Given these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
      And South has used
        | card  | on     | to |
        | Magus | Knight | c1 |
      When South marches Knight to c2
      Then Knight is in c2
