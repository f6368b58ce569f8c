Feature: Special abilities

  Special abilities are printed on units and summoners and are used from where those cards are in play.

  @deus.special.location
  Rule: Special abilities are effects of summoners in the summoner area and of units on the battlefield.
    @since.2.00
    Scenario: a unit on the battlefield uses its ability
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | defence | effect                      |
        | Mage | South | b1   |         | quick: [3] to an enemy unit |
        | Ogre | North | b2   | 3       |                             |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South uses Mage on Ogre
      Then Ogre is not on the battlefield

    Scenario: the summoner in the summoner area uses its ability and stays there
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | c3   | exhausted |
      And North's summoner is Regent with ritual: ready one of your units
      When North uses Regent on Knight
      Then Knight is ready
      And Regent is in North's summoner area

    @since.2.00
    Scenario: a unit in the hand cannot use its ability
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South's hand holds these cards
        | card | effect                      |
        | Mage | quick: [3] to an enemy unit |
      And South has marched Knight to a2
      And the battle has reached South's quick timing
      When South tries to use Mage on Ogre
      Then it is refused under deus.special.location
      And South can use nothing

    @since.2.00
    Scenario Outline: a unit in the <zone> cannot use its ability
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And North's <zone> holds these cards, from the top
        | card | effect                      |
        | Mage | quick: [3] to an enemy unit |
      And North has marched Knight to b2
      And the battle has reached North's quick timing
      When North tries to use Mage on Ogre
      Then it is refused under deus.special.location

      Examples:
        | zone         |
        | discard pile |
        | deck         |

    @since.2.00
    Scenario: the opponent's unit cannot be used
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                |
        | Knight | South | b1   |                                       |
        | Mage   | North | b2   | quick: attack +1 to one of your units |
      And South has marched Knight to b2
      And the battle has reached South's quick timing
      When South tries to use Mage on Knight
      Then it is refused under deus.special.location or deus.ritual.unit_hand

    Scenario: the opponent's summoner cannot be used
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | state     |
        | Knight | North | a3   | exhausted |
      And South's summoner is Warden with ritual: ready one of your units
      When North tries to use Warden on Knight
      Then it is refused under deus.special.location
      And Knight is still exhausted

    Scenario: the opponent's summoner gains nobody else power
      Given it is South's main phase
      And North's summoner is Warden with ritual: gain 1 power
      When South tries to use Warden
      Then it is refused under deus.special.location

    @since.2.00
    Scenario: a constant holds only while its unit is on the battlefield
      Given it is South's main phase
      And these units are on the battlefield
        | unit    | side  | area | attack | effect                                    |
        | Knight  | South | b1   | 2      |                                           |
        | Captain | South | b1   |        | constant, battle: attack +1 to your units |
        | Ogre    | North | b2   |        | quick: return to hand an enemy unit       |
      And South has marched Knight and Captain to b2
      And the battle has reached North's quick timing
      When North uses Ogre on Captain
      Then Knight has attack 2
      And Captain is in South's hand

    Scenario: what moves a unit is on offer with the units that it may move
      Given it is North's main phase
      And North's summoner is Magus with ritual: move one of your units & gain 1 power
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Squire | North | b2   |
        | Ogre   | South | b1   |
      When North uses
        | card  | on     | to |
        | Magus | Knight | c3 |
      Then Knight is in c3
      And North can use Magus on exactly Knight and Squire

    @since.2.00
    Scenario Outline: of a unit with two quick effects the one that is named takes place
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                                    |
        | Mage | South | c1   | quick: gain 1 power / quick: gain 2 power |
        | Ogre | North | c2   |                                           |
      And South has marched Mage to c2
      And the battle has reached South's quick timing
      When South uses
        | card | ability   |
        | Mage | <ability> |
      Then South's power is <power>

      Examples:
        | ability | power |
        | 0       | 1     |
        | 1       | 2     |

    @since.2.00
    Scenario Outline: an effect that the card does not have cannot be used
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect              |
        | Mage | North | a3   | quick: gain 1 power |
        | Ogre | South | a2   |                     |
      And North has marched Mage to a2
      And the battle has reached North's quick timing
      When North tries to use
        | card | ability   |
        | Mage | <ability> |
      Then it is refused as meaningless
      And North's power is 0

      Examples:
        | ability |
        | 7       |
        | -1      |

    @since.2.00
    Scenario: a card that does not exist cannot be used
      Given it is South's main phase
      And these units are on the battlefield
        | unit | side  | area |
        | Mage | South | b1   |
        | Ogre | North | b2   |
      And South has marched Mage to b2
      And the battle has reached South's quick timing
      When South tries to use Phantom
      Then it is refused as meaningless

    @since.2.00
    Scenario: an effect cannot be used on a card that does not exist
      Given it is North's main phase
      And these units are on the battlefield
        | unit | side  | area | effect                      |
        | Mage | North | c3   | quick: [3] to an enemy unit |
        | Ogre | South | c2   |                             |
      And North has marched Mage to c2
      And the battle has reached North's quick timing
      When North tries to use Mage on Phantom
      Then it is refused as meaningless

    Scenario: a ritual that a unit uses from the battlefield
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                     |
        | Druid | South | a1   | ritual, from the battlefield: gain 1 power |
      When South uses Druid
      Then South's power is 1
      And South can use exactly Druid

    Scenario: a ritual that an enemy unit could use from the battlefield is refused
      Given it is South's main phase
      And these units are on the battlefield
        | unit  | side  | area | effect                                     |
        | Druid | North | b3   | ritual, from the battlefield: gain 1 power |
      When South tries to use Druid
      Then it is refused under deus.ritual.unit_hand or deus.special.location
      And South can use nothing

    Scenario: of two abilities on a card the one that can be paid for
      Given it is South's main phase
      And South's summoner is Magus with ritual, cost 2 power: draw 1 / ritual, cost 1 power: gain 1 power
      And South has 1 power
      Then the use answers open to South are exactly
        | card  | ability |
        | Magus | 1       |

    Scenario Outline: from the hand a unit has no ability at the <timing>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | c3   |
        | Ogre   | South | c2   |
      And North's hand holds these cards
        | card | effect                       |
        | Mage | <mark>: [3] to an enemy unit |
      And North has marched Knight to c2
      And the battle has reached North's <timing>
      When North tries to use Mage on Ogre
      Then it is refused under deus.special.location

      Examples:
        | timing               | mark          |
        | before-attack timing | before-attack |
        | right to counter     | counter       |

    @until.2.00
    Scenario: in the draft, from the hand a unit has no ability at the after-attack timing
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | South | a1   |
        | Ogre   | North | a2   |
      And South's hand holds these cards
        | card | effect                              |
        | Mage | before-attack: [3] to an enemy unit |
      And South has marched Knight to a2
      And the battle has reached South's after-attack timing
      When South tries to use Mage on Ogre
      Then it is refused under deus.special.location

    Scenario Outline: at the <timing> the opponent's unit cannot be used
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect         |
        | Knight | North | a3   | <mark>: draw 1 |
        | Ogre   | South | a2   |                |
      And North has marched Knight to a2
      And the battle has reached South's <timing>
      When South tries to use Knight
      Then it is refused under deus.special.location

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

    Scenario Outline: at the <timing> a unit in the <zone> cannot use its ability
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area |
        | Knight | North | b3   |
        | Ogre   | South | b2   |
      And South's <zone> holds these cards, from the top
        | card | effect         |
        | Wisp | <mark>: draw 1 |
      And North has marched Knight to b2
      And the battle has reached South's <timing>
      When South tries to use Wisp
      Then it is refused under deus.special.location

      Examples:
        | timing               | mark          | zone         |
        | before-attack timing | before-attack | discard pile |
        | before-attack timing | before-attack | deck         |
        | right to counter     | counter       | discard pile |
        | right to counter     | counter       | deck         |

      @since.2.00
      Examples:
        | timing       | mark  | zone         |
        | quick timing | quick | discard pile |
        | quick timing | quick | deck         |

      @until.2.00
      Examples:
        | timing              | mark          | zone         |
        | after-attack timing | before-attack | discard pile |
        | after-attack timing | before-attack | deck         |

    @since.2.00
    Scenario Outline: at the quick timing <who> uses an ability like any unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect              |
        | Knight | South | c1   |       | ready     |                     |
        | Ghost  | South | c1   | token | ready     | quick: gain 1 power |
        | Ogre   | North | c2   |       | ready     |                     |
        | Troll  | North | c2   |       | exhausted | quick: gain 1 power |
      And South's hand holds these cards
        | card | instant | effect              |
        | Imp  | yes     | quick: gain 1 power |
      And South has marched Knight and Ghost to c2
      And South has instantly summoned Imp
      And the battle has reached <side>'s quick timing
      When <side> uses <unit>
      Then <side>'s power is 1

      Examples:
        | who                       | side  | unit  |
        | a token                   | South | Ghost |
        | a unit summoned instantly | South | Imp   |
        | an exhausted unit         | North | Troll |

    Scenario Outline: at the before-attack timing <who> uses an ability like any unit
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect                      |
        | Knight | North | b3   |       | ready     |                             |
        | Ghost  | North | b3   | token | ready     | before-attack: gain 1 power |
        | Ogre   | South | b2   |       | ready     |                             |
        | Troll  | South | b2   |       | exhausted | before-attack: gain 1 power |
      And North's hand holds these cards
        | card | instant | effect                      |
        | Imp  | yes     | before-attack: gain 1 power |
      And North has marched Knight and Ghost to b2
      And North has instantly summoned Imp
      And the battle has reached <side>'s before-attack timing
      And <side> has used <unit>
      When both sides pass
      Then <side>'s power is 1

      Examples:
        | who                       | side  | unit  |
        | a token                   | North | Ghost |
        | a unit summoned instantly | North | Imp   |
        | an exhausted unit         | South | Troll |

    Scenario Outline: <who> uses a counter like any unit
      Given it is South's main phase
      And these units are on the battlefield
        | unit   | side  | area | kind  | state     | effect                |
        | Knight | South | a1   |       | ready     |                       |
        | Ghost  | South | a1   | token | ready     | counter: gain 1 power |
        | Ogre   | North | a2   |       | ready     |                       |
        | Troll  | North | a2   |       | exhausted | counter: gain 1 power |
      And South's hand holds these cards
        | card | instant | effect                |
        | Imp  | yes     | counter: gain 1 power |
      And South has marched Knight and Ghost to a2
      And South has instantly summoned Imp
      And the battle has reached <side>'s right to counter
      And <side> has used <unit>
      When both sides pass
      Then <side>'s power is 1

      Examples:
        | who                       | side  | unit  |
        | a token                   | South | Ghost |
        | a unit summoned instantly | South | Imp   |
        | an exhausted unit         | North | Troll |

    Scenario Outline: each of three abilities of a unit is used: the <ordinal>
      Given it is North's main phase
      And these units are on the battlefield
        | unit   | side  | area | effect                                                                                  |
        | Knight | North | c3   | before-attack: gain 1 power / before-attack: gain 2 power / before-attack: gain 3 power |
        | Ogre   | South | c2   |                                                                                         |
      And North has marched Knight to c2
      And the battle has reached North's before-attack timing
      And North has used the <ordinal> ability of Knight
      When both sides pass
      Then North's power is <power>

      Examples:
        | ordinal | power |
        | first   | 1     |
        | second  | 2     |
        | third   | 3     |

    Scenario Outline: of two units of one name one has been used, and <seat> <act>
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit     | name | side   | area | effect                                                   |
        | Mage One | Mage | <seat> | b2   | ritual, from the battlefield, exhaust this: gain 1 power |
        | Mage Two | Mage | <seat> | b2   | ritual, from the battlefield, exhaust this: gain 1 power |
      And <seat> has used <first>
      When <seat> <act>
      Then <outcome>

      Examples:
        | seat  | first    | act                   | outcome                                |
        | South | Mage One | uses Mage Two         | South's power is 2                     |
        | North | Mage Two | uses Mage One         | North's power is 2                     |
        | South | Mage Two | tries to use Mage Two | it is refused under deus.cost.required |

    Scenario Outline: each side has a unit of one name, and <seat>'s is used
      Given it is <seat>'s main phase
      And these units are on the battlefield
        | unit       | name | side  | area | effect                                                   |
        | South Mage | Mage | South | b1   | ritual, from the battlefield, exhaust this: gain 1 power |
        | North Mage | Mage | North | b3   | ritual, from the battlefield, exhaust this: gain 1 power |
      When <seat> uses <own>
      Then <own> is exhausted
      And <other> is ready

      Examples:
        | seat  | own        | other      |
        | South | South Mage | North Mage |
        | North | North Mage | South Mage |
